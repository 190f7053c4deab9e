// What `import StormPin` means: the whole engine under one name.
@_exported import DelimitedText
@_exported import Geodesy
@_exported import StormTracks
@_exported import StormFormats
@_exported import Annotations
@_exported import StormCallouts
@_exported import Gazetteer
@_exported import Rendering
@_exported import CalloutTracking
@_exported import Camera
@_exported import MapScene
@_exported import Sessions
