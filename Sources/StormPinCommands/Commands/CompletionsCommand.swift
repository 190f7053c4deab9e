import DelimitedText

/// `completions`: a script for a shell, made from the tables of commands and options.
enum CompletionsCommand {
    private enum Shell: String, CaseIterable { case bash, zsh, fish }

    static func run(_ arguments: Arguments, _ console: Console) throws(CommandFailure) -> Int32 {
        guard let word = arguments.operands.first, let shell = Shell(rawValue: word) else {
            throw .usage("expected a shell: bash, zsh or fish, as in 'stormpin completions bash'.")
        }
        var output = try OutputStream(console, path: nil)
        let commands = CommandName.allCases.map(\.rawValue).joined(separator: " ")
        switch shell {
        case .bash, .zsh:
            if shell == .zsh { output.buffer.append("autoload -U +X bashcompinit && bashcompinit\n") }
            output.buffer.append("_stormpin() {\n  local word=${COMP_WORDS[COMP_CWORD]} options=\n")
            output.buffer.append(
                "  if [ \"$COMP_CWORD\" = 1 ]; then\n    COMPREPLY=($(compgen -W '\(commands)' -- \"$word\")); return\n  fi\n"
            )
            output.buffer.append("  case ${COMP_WORDS[1]} in\n")
            for command in CommandName.allCases {
                output.buffer.append(
                    "    \(command.rawValue)) options='\(options(of: command).joined(separator: " "))' ;;\n")
            }
            output.buffer.append(
                "  esac\n  case $word in\n    -*) COMPREPLY=($(compgen -W \"$options\" -- \"$word\")) ;;\n")
            output.buffer.append(
                "    *) COMPREPLY=($(compgen -f -- \"$word\")) ;;\n  esac\n}\ncomplete -o filenames -F _stormpin stormpin\n"
            )
        case .fish:
            for command in CommandName.allCases {
                output.buffer.append(
                    "complete -c stormpin -n __fish_use_subcommand -a \(command.rawValue) -d '\(command.summary)'\n")
            }
            for option in CommandOption.all {
                let takers = option.commands.map(\.rawValue).joined(separator: " ")
                let required = option.value == nil ? "" : " -r"
                let help = option.help.split(separator: "'").joined(separator: "\\'")
                output.buffer.append(
                    "complete -c stormpin -n '__fish_seen_subcommand_from \(takers)' -l \(option.name)\(required) -d '\(help)'\n"
                )
            }
        }
        try output.finish()
        return 0
    }

    private static func options(of command: CommandName) -> [String] {
        CommandOption.all.filter { $0.commands.contains(command) }.map { "--" + $0.name }
    }
}
