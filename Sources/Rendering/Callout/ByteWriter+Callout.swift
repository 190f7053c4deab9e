import Annotations
import DelimitedText
import StormTracks

extension ByteWriter {
    /// Appends the callout of a fix as a JSON object: `storm`, `name`, `time`, and `rows` of `key` and `value`, in this
    /// order, without a line feed. A missing name or time is `null`; a table without rows has its one line as a key.
    public mutating func appendJSON(callout properties: PropertyTable, of point: TrackPoint, in storm: StormIdentity) {
        append("{\"storm\":")
        appendJSON(storm.id)
        append(",\"name\":")
        appendJSON(storm.name)
        append(",\"time\":")
        appendJSON(point.time?.description)
        append(",\"rows\":[")
        for (index, row) in properties.shownRows.enumerated() {
            append(index == 0 ? "{\"key\":" : ",{\"key\":")
            appendJSON(row.key)
            append(",\"value\":")
            appendJSON(row.value)
            append("}")
        }
        append("]}")
    }
}
