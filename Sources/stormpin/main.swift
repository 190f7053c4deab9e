import StormPinCommands

StormPinTool.main()
