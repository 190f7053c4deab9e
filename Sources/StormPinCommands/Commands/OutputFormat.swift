/// The forms that results can take.
enum OutputFormat: String, CaseIterable {
    case table, csv, json, ndjson, markdown
}
