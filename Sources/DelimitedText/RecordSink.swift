/// What takes the records that a `RecordReader` finds.
public protocol RecordSink {
    /// What the sink throws, and what a reader's own error becomes.
    associatedtype Failure: Error

    /// Takes one record. It and its fields are views of the reader's buffer, valid during the call only.
    mutating func take(_ record: DelimitedRecord) throws(Failure)

    /// The sink's failure for an error of the reader itself, which then throws it.
    func failure(_ error: DelimitedTextError) -> Failure
}
