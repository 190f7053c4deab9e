import Camera
import Geodesy

/// The clusters of a scene: an index for each clustering identifier, as the annotations are now.
struct SceneClusters: Sendable {
    private struct Group: Sendable {
        let ids: [AnnotationID]
        let index: ClusterIndex
    }

    private var groups: [String: Group] = [:]
    private var numbers: [AnnotationID: Int] = [:]

    /// A view of a cluster is 40 points wide, and so is the radius within which views become one.
    private static let options: ClusterOptions = {
        do throws(ClusterOptions.Failure) {
            return try ClusterOptions(radius: ClusterView.size.width, extent: 256)
        } catch {
            preconditionFailure("40 points of tiles of 256 are options")
        }
    }()

    init(_ store: AnnotationStore) {
        var members: [String: [AnnotationID]] = [:]
        var worlds: [String: [WorldPoint]] = [:]
        store.forEach { id, annotation in
            guard let name = annotation.options.clusterID else { return }
            numbers[id] = members[name, default: []].count
            members[name, default: []].append(id)
            worlds[name, default: []].append(annotation.world)
        }
        for (name, ids) in members {
            groups[name] = Group(ids: ids, index: ClusterIndex(worlds[name] ?? [], options: Self.options))
        }
    }

    /// The cluster that an annotation is part of at a zoom; `nil` where it stands by itself.
    func cluster(of id: AnnotationID, identifier: String, zoom: Double) -> ClusterView? {
        guard let group = groups[identifier], let number = numbers[id],
            case .cluster(let cluster)? = group.index.item(of: number, zoom: zoom)
        else { return nil }
        return ClusterView(
            identifier: identifier, first: group.ids[cluster.firstMember], count: cluster.count,
            center: cluster.center, cluster: cluster.id)
    }

    /// The annotations of a cluster, in the order of addition.
    func members(of view: ClusterView) -> [AnnotationID] {
        guard let group = groups[view.identifier] else { return [] }
        return group.index.members(of: view.cluster).map { group.ids[$0] }
    }

    /// The least zoom at which a cluster falls apart; `nil` for annotations at one place.
    func expansionZoom(of view: ClusterView) -> Double? {
        groups[view.identifier]?.index.expansionZoom(of: view.cluster).map { Double($0) }
    }
}
