import BundledData
import Camera
import DelimitedText
import Rendering
import Sessions

/// What can be seen of a session: a page that replays it, or the picture of its end.
struct SessionPicture {
    let recording: SessionRecording
    let trace: [TraceRecord]

    /// The page that replays it, in one file.
    func html(_ title: String) throws(CommandFailure) -> ByteWriter {
        ReplayPage(
            files: ReplayPage.Files(
                template: BundledData.replayTemplate, style: BundledData.pageStyle,
                scripts: [BundledData.mapScript, BundledData.replayScript]),
            title: title, recording: recording, trace: trace, overview: try BaseMap.bundled(isDetailed: false),
            detail: try BaseMap.bundled(isDetailed: true)
        ).html
    }

    /// The picture of its last frame.
    func svg(_ title: String) throws(CommandFailure) -> ByteWriter {
        let zoom = recording.frames.last?.viewport.zoom ?? 0
        let base = try BaseMap.bundled(isDetailed: zoom >= MapFrame.detailZoom)
        return MapSVG.picture(of: recording, title: title, on: base, theme: .light)
    }
}

extension BaseMap {
    /// The base map inside the binary.
    static func bundled(isDetailed: Bool) throws(CommandFailure) -> BaseMap {
        guard let base = BaseMap(isDetailed ? BundledData.baseMapDetail : BundledData.baseMapOverview) else {
            throw CommandFailure(code: .data, message: "the embedded base map is damaged")
        }
        return base
    }
}
