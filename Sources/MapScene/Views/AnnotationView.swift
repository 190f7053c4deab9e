/// The number of a view in its scene, from 1; a reused view keeps it.
public struct ViewID: Hashable, Comparable, Sendable {
    /// The number.
    public let number: Int

    init(number: Int) { self.number = number }

    /// Orders by creation.
    public static func < (a: ViewID, b: ViewID) -> Bool { a.number < b.number }
}

/// What shows an annotation: made, or taken from the queue of its identifier, when the annotation comes on screen.
public struct AnnotationView: Hashable, Sendable {
    /// Which view this is.
    public let id: ViewID
    /// The kind of view; views are reused for annotations of their kind only.
    public let identifier: String
    /// The annotation that it shows; `nil` for a view in the queue.
    public internal(set) var annotation: AnnotationID?
    /// How the annotation is drawn and treated.
    public var options = ViewOptions()
    /// When it began to drop to its place; `nil` for a view that was put there.
    public internal(set) var dropStart: SceneTime?

    init(id: ViewID, identifier: String) {
        self.id = id
        self.identifier = identifier
    }

    /// Everything that the last annotation left behind goes, whatever it was: only number and kind stay.
    mutating func prepareForReuse() { self = AnnotationView(id: id, identifier: identifier) }
}

/// The views that left the screen, by kind, and how many were ever made.
public struct ViewQueue: Hashable, Sendable {
    /// How many views were made.
    public private(set) var createdCount = 0
    private var waiting: [String: [AnnotationView]] = [:]
    /// Whether the last view taken had been used before.
    private(set) var lastWasReused = false

    /// A view of a kind with every property at its default: one that waits, or else a new one.
    public mutating func dequeue(_ identifier: String) -> AnnotationView {
        if let view = waiting[identifier]?.popLast() {
            lastWasReused = true
            return view
        }
        lastWasReused = false
        createdCount += 1
        return AnnotationView(id: ViewID(number: createdCount), identifier: identifier)
    }

    /// Takes back a view that shows nothing any more.
    mutating func recycle(_ view: AnnotationView) {
        var view = view
        view.prepareForReuse()
        waiting[view.identifier, default: []].append(view)
    }
}

/// Answers with the view for an annotation that comes on screen: one from the queue, set up as it shall be; `nil` is the
/// default pin. Asked again whenever the annotation comes back, since its view may show another one meanwhile.
public typealias ViewProvider =
    @Sendable (_ annotation: SceneAnnotation, _ queue: inout ViewQueue) -> AnnotationView?
