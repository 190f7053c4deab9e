// swift-tools-version: 6.0
import PackageDescription

let strict: [SwiftSetting] = [
    .enableUpcomingFeature("MemberImportVisibility"), .enableUpcomingFeature("ExistentialAny"),
]

func module(_ name: String, uses: [Target.Dependency] = []) -> Target {
    .target(name: name, dependencies: uses, swiftSettings: strict)
}

func tests(of name: String, uses: [Target.Dependency] = []) -> Target {
    .testTarget(name: name + "Tests", dependencies: [.byName(name: name)] + uses, swiftSettings: strict)
}

let package = Package(
    name: "stormpin",
    platforms: [.macOS(.v13), .iOS(.v16)],
    products: [.library(name: "StormPin", targets: ["StormPin"])],
    targets: [
        .target(name: "CMath", linkerSettings: [.linkedLibrary("m")]),
        module("DelimitedText"),
        module("Geodesy", uses: ["CMath"]),
        module("StormTracks", uses: ["Geodesy"]),
        module("StormFormats", uses: ["DelimitedText", "StormTracks", "Geodesy"]),
        module("Camera", uses: ["CMath", "Geodesy"]),
        module("CalloutTracking"),
        module("MapScene", uses: ["CMath", "Camera", "CalloutTracking", "Geodesy"]),
        module("Sessions", uses: ["MapScene", "Camera", "CalloutTracking", "Geodesy", "StormTracks"]),
        module(
            "StormPin",
            uses: [
                "DelimitedText", "Geodesy", "StormTracks", "StormFormats", "Camera", "CalloutTracking", "MapScene",
                "Sessions",
            ]),
        tests(of: "CalloutTracking"),
        tests(
            of: "Sessions",
            uses: [
                "MapScene", "Camera", "CalloutTracking", "Geodesy", "StormTracks", "StormFormats", "DelimitedText",
                "TestSupport",
            ]),
        .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: strict),
        tests(of: "StormFormats", uses: ["DelimitedText", "Geodesy", "StormTracks", "TestSupport"]),
    ],
    swiftLanguageModes: [.v6]
)
