/// The annotations of a scene in the order of addition. The places of removed ones stay empty, so that names keep.
struct AnnotationStore: Hashable, Sendable {
    private var places: [SceneAnnotation?] = []
    private(set) var count = 0

    mutating func append(_ annotation: SceneAnnotation) -> AnnotationID {
        places.append(annotation)
        count += 1
        return AnnotationID(index: places.count - 1)
    }

    /// Takes an annotation out; whether it was there.
    mutating func remove(_ id: AnnotationID) -> Bool {
        guard self[id] != nil else { return false }
        places[id.index] = nil
        count -= 1
        return true
    }

    subscript(id: AnnotationID) -> SceneAnnotation? {
        places.indices.contains(id.index) ? places[id.index] : nil
    }

    /// Changes an annotation that is there.
    mutating func update(_ id: AnnotationID, _ change: (inout SceneAnnotation) -> Void) {
        guard places.indices.contains(id.index), var annotation = places[id.index] else { return }
        // Emptied first, so that the change works on the only copy.
        places[id.index] = nil
        change(&annotation)
        places[id.index] = annotation
    }

    /// Visits all that are there, in the order of addition.
    func forEach(_ body: (AnnotationID, SceneAnnotation) -> Void) {
        for index in places.indices {
            if let annotation = places[index] { body(AnnotationID(index: index), annotation) }
        }
    }

    var ids: [AnnotationID] {
        places.indices.compactMap { places[$0] == nil ? nil : AnnotationID(index: $0) }
    }
}
