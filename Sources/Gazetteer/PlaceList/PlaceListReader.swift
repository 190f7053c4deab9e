import Annotations
import DelimitedText
import Geodesy

/// Reads a list of places that a user keeps: a delimited text with a header.
///
/// Needed are a latitude, a longitude, and a name or a street; city, state, postal code, country, kind, population and
/// Chinese names may be there, in any order and under the names that people give such columns. No row is lost in silence:
/// each becomes a place or a reject.
public struct PlaceListReader {
    private var records: RecordReader
    private let delimiter: UInt8
    private var header: PlaceListHeader?
    private var places: [Placemark] = []
    private var rejects: [PlaceReject] = []
    private var seesText = false
    /// How many rows were read, and how many of them rejected; blank lines, comments and the header are none.
    public private(set) var rowCount = 0, rejectCount = 0
    /// The first row whose kind is no known word, and how many have one; they are places of the kind `place`.
    public private(set) var unknownKind: (line: Int, text: String)?
    /// How many rows have a kind that is no known word.
    public private(set) var unknownKindCount = 0

    /// A reader of fields that a byte parts.
    public init(delimiter: UInt8 = 0x2C) {
        self.delimiter = delimiter
        records = RecordReader(dialect: Dialect(delimiter: delimiter, comment: 0x23))
    }

    /// Takes the next bytes of the list.
    /// - Throws: `recordTooLong`.
    public mutating func consume(_ chunk: UnsafeBufferPointer<UInt8>) throws(PlaceListError) {
        records.push(chunk)
        try drain()
    }

    /// Ends the list.
    /// - Throws: `emptyInput` and `noHeader`.
    public mutating func finish() throws(PlaceListError) {
        records.end()
        try drain()
        if header == nil { throw PlaceListError(code: seesText ? .noHeader : .emptyInput) }
    }

    /// Hands out the places read since the last call, in the order of the list.
    public mutating func takePlaces() -> [Placemark] {
        defer { places = [] }
        return places
    }

    /// Hands out the rejects since the last call.
    public mutating func takeRejects() -> [PlaceReject] {
        defer { rejects = [] }
        return rejects
    }

    private mutating func drain() throws(PlaceListError) {
        while true {
            let record: DelimitedRecord?
            do throws(DelimitedTextError) { record = try records.next() } catch {
                throw PlaceListError(code: .recordTooLong, line: error.place.line)
            }
            guard let record else { return }
            take(record)
        }
    }

    private mutating func take(_ record: DelimitedRecord) {
        guard record.kind == .fields, !record.isBlank(delimiter: delimiter) else { return }
        seesText = true
        guard let header else {
            // Lines above the header belong to no table.
            header = PlaceListHeader(record)
            return
        }
        rowCount += 1
        switch record.problem {
        case .unclosedQuote(let field): return reject(.unclosedQuote, record, column: field - 1)
        case .badQuote(let field): return reject(.badQuote, record, column: field - 1)
        case nil: break
        }
        if record.fieldCount < header.requiredFields { return reject(.shortRow, record) }
        if record.fieldCount > header.fieldCount {
            for column in header.fieldCount..<record.fieldCount where !record[column].trimmed.isEmpty {
                return reject(.longRow, record, column: column)
            }
        }
        for field in PlaceListHeader.Field.allCases {
            guard let column = header.column(field), record[column].firstInvalidUTF8 != nil else { continue }
            return reject(.badEncoding, record, header, field)
        }
        takeRow(record, header)
    }

    private mutating func takeRow(_ record: DelimitedRecord, _ header: PlaceListHeader) {
        func text(_ field: PlaceListHeader.Field) -> String? {
            guard let column = header.column(field) else { return nil }
            let text = record[column].text.withoutOuterBlanks
            return text.isEmpty ? nil : text
        }
        guard let latitude = degrees(record, header, .latitude, .badLatitude, { $0.latitude }),
            let longitude = degrees(record, header, .longitude, .badLongitude, { $0.longitude })
        else { return }
        guard let coordinate = try? Coordinate(latitude: latitude, longitude: longitude) else {
            return reject(.badLatitude, record, header, .latitude)
        }
        let street = text(.street)
        let name = text(.name) ?? text(.simplified) ?? text(.traditional)
        guard name != nil || street != nil else { return reject(.missingName, record, header, .name) }
        var placemark = Placemark(coordinate: coordinate, kind: street == nil ? .place : .address)
        if let column = header.column(.population), !record[column].trimmed.isMissingMarker {
            guard let population = record[column].trimmed.wholeNumber, population >= 0 else {
                return reject(.badNumber, record, header, .population)
            }
            placemark.population = population
        }
        if let word = text(.kind) { readKind(word, record.line, into: &placemark) }
        placemark.name = name.map {
            PlaceName($0, simplifiedChinese: text(.simplified), traditionalChinese: text(.traditional))
        }
        placemark.thoroughfare = street
        placemark.locality = text(.city).map { PlaceName($0) } ?? (placemark.kind.isLocality ? placemark.name : nil)
        placemark.administrativeArea = text(.state)
        placemark.postalCode = text(.zip)
        if let country = text(.country) {
            placemark.isoCountryCode = CountryCode(country.utf8)?.text
            if placemark.isoCountryCode == nil { placemark.country = PlaceName(country) }
        }
        places.append(placemark)
    }

    private mutating func degrees(
        _ record: DelimitedRecord, _ header: PlaceListHeader, _ field: PlaceListHeader.Field, _ code: PlaceReject.Code,
        _ reading: (ByteSlice) -> FieldReading<Double>
    ) -> Double? {
        guard let column = header.column(field) else { return nil }
        switch reading(record[column].trimmed) {
        case .value(let value): return value
        case .missing: reject(.missingPosition, record, header, field)
        case .bad: reject(code, record, header, field)
        }
        return nil
    }

    private mutating func readKind(_ word: String, _ line: Int, into placemark: inout Placemark) {
        if let kind = Placemark.Kind(word: word.lowercased()) {
            placemark.kind = kind
            return
        }
        if unknownKind == nil { unknownKind = (line, word) }
        unknownKindCount += 1
    }

    private mutating func reject(
        _ code: PlaceReject.Code, _ record: DelimitedRecord, _ header: PlaceListHeader, _ field: PlaceListHeader.Field
    ) {
        reject(code, record, column: header.column(field), field: field.rawValue)
    }

    private mutating func reject(
        _ code: PlaceReject.Code, _ record: DelimitedRecord, column: Int? = nil, field: String? = nil
    ) {
        rejectCount += 1
        let text = (column.map { record[$0] } ?? record.raw).escapedText
        rejects.append(
            PlaceReject(line: record.line, column: column.map { $0 + 1 }, field: field, code: code, text: text))
    }
}
