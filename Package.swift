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
        .target(name: "CBundle"),
        module("BundledData", uses: ["CBundle"]),
        module("StormPin", uses: ["DelimitedText", "Geodesy", "StormTracks", "StormFormats"]),
        .executableTarget(name: "Benchmarks", dependencies: ["BundledData"], swiftSettings: strict),
        .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: strict),
        tests(of: "StormFormats", uses: ["DelimitedText", "Geodesy", "StormTracks", "TestSupport"]),
        tests(of: "BundledData", uses: ["Geodesy", "StormFormats", "StormTracks"]),
    ],
    swiftLanguageModes: [.v6]
)
