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
    products: [
        .library(name: "StormPin", targets: ["StormPin"]),
        .executable(name: "stormpin", targets: ["stormpin"]),
    ],
    targets: [
        .target(name: "CMath", linkerSettings: [.linkedLibrary("m")]),
        .target(name: "CByteScan"),
        .target(
            name: "DelimitedText", dependencies: ["CByteScan"], exclude: ["README.md"], swiftSettings: strict),
        module("Geodesy", uses: ["CMath"]),
        module("StormTracks", uses: ["Geodesy"]),
        module("StormFormats", uses: ["DelimitedText", "StormTracks", "Geodesy"]),
        module("Annotations", uses: ["Geodesy"]),
        module("StormCallouts", uses: ["StormTracks", "Annotations", "Geodesy"]),
        module("Gazetteer", uses: ["DelimitedText", "Annotations", "Geodesy"]),
        module("Camera", uses: ["CMath", "Geodesy"]),
        module("CalloutTracking"),
        module("MapScene", uses: ["CMath", "Annotations", "Camera", "CalloutTracking", "Geodesy"]),
        module(
            "Sessions",
            uses: [
                "MapScene", "Annotations", "StormCallouts", "Gazetteer", "Camera", "CalloutTracking", "Geodesy",
                "StormTracks",
            ]),
        module(
            "Rendering",
            uses: [
                "CMath", "CalloutTracking", "Camera", "DelimitedText", "Geodesy", "MapScene", "Sessions", "StormTracks",
                "Annotations", "StormCallouts",
            ]),
        .target(name: "CBundle"),
        module("BundledData", uses: ["CBundle"]),
        module(
            "StormPin",
            uses: [
                "DelimitedText", "Geodesy", "StormTracks", "StormFormats", "Annotations", "StormCallouts", "Gazetteer",
                "Camera", "CalloutTracking", "MapScene", "Sessions", "Rendering",
            ]),
        module(
            "StormPinCommands",
            uses: [
                "DelimitedText", "Geodesy", "StormTracks", "StormFormats", "Annotations", "StormCallouts", "Gazetteer",
                "Camera", "MapScene", "Sessions", "Rendering", "BundledData",
            ]),
        .executableTarget(name: "stormpin", dependencies: ["StormPinCommands"], swiftSettings: strict),
        .executableTarget(
            name: "Benchmarks",
            dependencies: ["BundledData", "CMath", "Camera", "Geodesy", "MapScene", "Sessions", "StormTracks"],
            swiftSettings: strict),
        .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: strict),
        tests(of: "DelimitedText", uses: ["CByteScan", "TestSupport"]),
        tests(of: "Geodesy", uses: ["TestSupport"]),
        tests(of: "StormTracks", uses: ["Geodesy", "TestSupport"]),
        tests(of: "Camera", uses: ["Geodesy", "TestSupport"]),
        tests(of: "StormPinCommands", uses: ["TestSupport"]),
        tests(of: "StormFormats", uses: ["DelimitedText", "Geodesy", "StormTracks", "TestSupport"]),
        tests(of: "Annotations", uses: ["Geodesy", "TestSupport"]),
        tests(of: "Gazetteer", uses: ["Annotations", "BundledData", "DelimitedText", "Geodesy", "TestSupport"]),
        tests(
            of: "StormCallouts",
            uses: ["DelimitedText", "Annotations", "Geodesy", "StormFormats", "StormTracks", "TestSupport"]),
        tests(
            of: "Rendering",
            uses: ["BundledData", "DelimitedText", "Annotations", "Geodesy", "StormTracks", "TestSupport"]),
        tests(of: "BundledData", uses: ["Geodesy", "StormFormats", "StormTracks"]),
        tests(of: "CalloutTracking", uses: ["TestSupport"]),
        tests(of: "MapScene", uses: ["Annotations", "CalloutTracking", "Camera", "Geodesy", "TestSupport"]),
        tests(
            of: "Sessions",
            uses: [
                "MapScene", "Annotations", "Camera", "CalloutTracking", "Gazetteer", "BundledData", "Geodesy",
                "StormTracks", "StormFormats", "DelimitedText", "TestSupport",
            ]),
    ],
    swiftLanguageModes: [.v6]
)
