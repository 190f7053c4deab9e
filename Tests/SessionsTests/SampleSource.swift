import BundledData
import Foundation
import Sessions
import StormTracks

/// The embedded sample and gazetteer, and the files of a folder: what the command line gives to a script.
func sampleSource(files folder: URL) throws -> SessionSource {
    let fixes = try ImportedFixes(Array(BundledData.sampleStorms)).fixes
    return SessionSource(
        points: { request in
            .success(
                fixes.filter { fix in
                    (request.storm.map { StormSelector($0).matches(fix.storm) } ?? true)
                        && (request.season.map { fix.storm.season == $0 } ?? true)
                })
        },
        text: { try? String(contentsOf: folder.appending(path: $0), encoding: .utf8) },
        places: { embeddedPlaces($0) })
}
