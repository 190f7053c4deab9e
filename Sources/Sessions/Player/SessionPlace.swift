import Annotations
import Geodesy
import StormCallouts

/// A place that a query of a session found.
public struct SessionPlace: Hashable, Sendable {
    /// What its pin is called.
    public var title: String
    /// The address in a line, where there is one.
    public var subtitle: String?
    /// Where it is.
    public var coordinate: Coordinate

    /// A place.
    public init(title: String, subtitle: String? = nil, coordinate: Coordinate) {
        self.title = title
        self.subtitle = subtitle
        self.coordinate = coordinate
    }

    /// The place of a placemark, titled and described as the labels have it; a coordinate without a name is titled with
    /// its degrees.
    public init(_ placemark: Placemark, labels: CalloutLabels = .english) {
        let place = placemark.coordinate
        self.init(
            title: labels.title(of: placemark)
                ?? TraceText.degrees(place.latitude) + ", " + TraceText.degrees(place.longitude),
            subtitle: labels.subtitle(of: placemark), coordinate: place)
    }
}
