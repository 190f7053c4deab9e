/// The annotations of a scene in the order of addition. The places of removed ones stay empty, so that names keep.
struct AnnotationStore: Sendable {
    private var places: [SceneAnnotation?] = []
    private(set) var count = 0
    private var clusteringCount = 0
    /// How many show at some zoom levels only.
    private var leveledCount = 0
    private var keptClusters: SceneClusters?

    mutating func append(_ annotation: SceneAnnotation) -> AnnotationID {
        places.append(annotation)
        count += 1
        leveledCount += annotation.isLeveled ? 1 : 0
        note(nil, annotation)
        return AnnotationID(index: places.count - 1)
    }

    /// Takes an annotation out; whether it was there.
    mutating func remove(_ id: AnnotationID) -> Bool {
        guard let annotation = self[id] else { return false }
        places[id.index] = nil
        note(annotation, nil)
        leveledCount -= annotation.isLeveled ? 1 : 0
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
        let old = annotation.options.clusterID == nil ? nil : annotation
        leveledCount -= annotation.isLeveled ? 1 : 0
        change(&annotation)
        leveledCount += annotation.isLeveled ? 1 : 0
        places[id.index] = annotation
        note(old, annotation)
    }

    /// Whether any annotation has a clustering identifier.
    var mayCluster: Bool { clusteringCount > 0 }

    /// Whether any annotation may be hidden by its zoom levels or in a cluster.
    var mayHide: Bool { mayCluster || leveledCount > 0 }

    /// The clusters of the annotations as they are; `nil` where none has a clustering identifier.
    var clusters: SceneClusters? { mayCluster ? keptClusters ?? SceneClusters(self) : nil }

    /// Works the clusters out for the frames to come, until an annotation of theirs comes, goes or moves.
    mutating func keepClusters() { if keptClusters == nil { keptClusters = clusters } }

    /// Takes note of an annotation that was changed; `nil` for one that was not there, or is no more.
    private mutating func note(_ old: SceneAnnotation?, _ new: SceneAnnotation?) {
        let (before, after) = (old?.options.clusterID, new?.options.clusterID)
        guard before != nil || after != nil else { return }
        clusteringCount += (after == nil ? 0 : 1) - (before == nil ? 0 : 1)
        if before != after || old?.world != new?.world { keptClusters = nil }
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

extension SceneAnnotation {
    /// Whether it shows at some zoom levels only.
    fileprivate var isLeveled: Bool { options.levels != .all }
}
