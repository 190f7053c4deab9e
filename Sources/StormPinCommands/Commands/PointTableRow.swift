import DelimitedText
import Geodesy
import Rendering
import StormTracks

/// The columns of `points` for readers: table and Markdown.
enum PointTableRow {
    static func columns(_ unit: Speed.Unit) -> [TextTable.Column] {
        [
            TextTable.Column("storm"), TextTable.Column("name"), TextTable.Column("time"),
            TextTable.Column("latitude", alignment: .right), TextTable.Column("longitude", alignment: .right),
            TextTable.Column("wind_" + unit.rawValue, alignment: .right),
            TextTable.Column("pressure_hpa", alignment: .right), TextTable.Column("status"),
            TextTable.Column("category"), TextTable.Column("record"),
        ]
    }

    static func texts(_ point: TrackPoint, _ storm: StormIdentity, _ unit: Speed.Unit) -> [String] {
        let missing = "—"
        return [
            storm.id, storm.name ?? missing, point.time?.description ?? missing, number(point.coordinate.latitude),
            number(point.coordinate.longitude), point.wind.map { number($0.value(in: unit), decimals: 1) } ?? missing,
            point.pressure.map { number($0.hectopascals, decimals: 1) } ?? missing, point.status?.code ?? missing,
            point.category?.code ?? missing, point.record ?? "",
        ]
    }

    /// A number as the data formats write it, or with at most `decimals`.
    static func number(_ value: Double, decimals: Int? = nil) -> String {
        var writer = ByteWriter()
        if let decimals {
            var scale = 1.0
            for _ in 0..<decimals { scale *= 10 }
            writer.appendNumber((value * scale).rounded() / scale)
        } else {
            writer.appendNumber(value)
        }
        return writer.text
    }
}
