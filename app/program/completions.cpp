#include "app/program/manual.h"

#include <algorithm>

namespace program {

namespace {

/// What can be completed at a place of the command line.
enum class Kind { Other, Choice, File, Folder };

/// Derives the kind from the manual's name of a value or operand.
Kind kindOf(std::string_view name)
{
    if (name.find("FILE") != std::string_view::npos)
        return Kind::File;
    if (name.find("FOLDER") != std::string_view::npos)
        return Kind::Folder;
    return Kind::Other;
}

Kind kindOf(const Option &option)
{
    return option.choices.empty() ? kindOf(option.value) : Kind::Choice;
}

std::string joined(std::span<const std::string_view> words)
{
    std::string text;
    for (const std::string_view word : words)
        text += (text.empty() ? "" : " ") + std::string(word);
    return text;
}

/// The name of a shell function for a program.
std::string functionName(std::string_view program)
{
    std::string name = '_' + std::string(program);
    std::replace(name.begin(), name.end(), '-', '_');
    return name;
}

/// Escapes a text for single quotes.
std::string shellQuoted(std::string_view text)
{
    std::string result = "'";
    for (const char c : text)
        result += c == '\'' ? std::string("'\\''") : std::string(1, c);
    return result + '\'';
}

/// A command's (or the program's) row in bash's table: its options, their values and its operands.
std::string bashRow(std::string_view command, std::span<const Option> options,
                    std::string_view operands, std::string_view furtherOptions)
{
    std::string names;
    std::string values;
    for (const Option &option : options) {
        const std::string name = "--" + std::string(option.name);
        names += name + ' ';
        if (option.value.empty())
            continue;
        values += "                " + name + ") ";
        switch (kindOf(option)) {
        case Kind::Choice:
            values += "words=" + shellQuoted(joined(option.choices));
            break;
        case Kind::File:
            values += "action=file";
            break;
        case Kind::Folder:
            values += "action=directory";
            break;
        case Kind::Other:
            values += "action=none";
            break;
        }
        values += " ;;\n";
    }
    const Kind kind = kindOf(operands);
    std::string row = "        " + (command.empty() ? "''" : std::string(command)) + ")\n"
                      + "            options=" + shellQuoted(names + std::string(furtherOptions))
                      + '\n';
    if (kind == Kind::File || kind == Kind::Folder)
        row += std::string("            operands=") + (kind == Kind::File ? "file" : "directory")
               + '\n';
    if (!values.empty())
        row += "            case $previous in\n" + values + "            esac\n";
    return row + "            ;;\n";
}

/// The name of a value or operand for zsh's _arguments, with its completion.
std::string zshValue(std::string_view name, Kind kind, std::span<const std::string_view> choices)
{
    std::string text = ':' + std::string(name) + ':';
    switch (kind) {
    case Kind::Choice:
        return text + '(' + joined(choices) + ')';
    case Kind::File:
        return text + "_files";
    case Kind::Folder:
        return text + "_files -/";
    case Kind::Other:
        break;
    }
    return text + ' ';
}

/// The specifications of options for _arguments, in English.
std::string zshOptions(std::span<const Option> options, std::string_view indentation)
{
    std::string text;
    for (const Option &option : options) {
        std::string help;
        for (const char c : optionText({}, option)) {
            if (c == '[' || c == ']' || c == ':' || c == '\\')
                help += '\\';
            help += c == '\n' ? ' ' : c;
        }
        std::string specification =
            "--" + std::string(option.name) + (option.value.empty() ? "" : "=") + '[' + help + ']';
        if (!option.value.empty())
            specification += zshValue(option.value, kindOf(option), option.choices);
        text += std::string(indentation) + shellQuoted(specification) + " \\\n";
    }
    return text;
}

std::string zshArguments(std::span<const Option> options, std::string_view operands,
                         std::string_view indentation)
{
    const std::string further = std::string(indentation) + "    ";
    std::string text = std::string(indentation) + "_arguments -S \\\n"
                       + zshOptions(options, further) + further + "'--help[shows how to use it]'";
    if (!operands.empty())
        text += " \\\n" + further + shellQuoted('*' + zshValue(operands, kindOf(operands), {}));
    return text + '\n';
}

std::string commandNames(const Manual &manual)
{
    std::string names;
    for (const Command &command : manual.commands)
        names += (names.empty() ? "" : " ") + std::string(command.name);
    return names;
}

} // namespace

std::string bashCompletion(const Manual &manual)
{
    const std::string name = functionName(manual.program);
    std::string rows;
    for (const Command &command : manual.commands)
        rows += bashRow(command.name, command.options, command.operands, "--help");
    std::string text =
        "# bash completion for " + std::string(manual.program) + "\n\n" + name
        + "()\n{\n"
          "    local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]}\n"
          "    local command='' options='' operands='' words='' action=''\n"
          "    # bash splits --option=value into three words.\n"
          "    [ \"$current\" != = ] || current=''\n"
          "    [ \"$previous\" != = ] || previous=${COMP_WORDS[COMP_CWORD-2]}\n";
    if (!manual.commands.empty()) {
        text += "    if [ \"$COMP_CWORD\" -gt 1 ] && [[ ${COMP_WORDS[1]} != -* ]]; then\n"
                "        command=${COMP_WORDS[1]}\n    fi\n";
        if (!manual.defaultCommand.empty())
            text += "    [ \"$COMP_CWORD\" -gt 1 ] && [ -z \"$command\" ] && command="
                    + std::string(manual.defaultCommand) + "\n";
        rows += "        '' | help)\n            options='--help --version'\n            operands="
                + shellQuoted("commands") + "\n            ;;\n";
    } else {
        rows += bashRow("", manual.options, manual.operands, "--help --version");
    }
    text += "    case $command in\n" + rows
            + "    esac\n"
              "    COMPREPLY=()\n"
              "    if [ -z \"$words$action\" ]; then\n"
              "        case $current in\n"
              "            -*) words=$options ;;\n"
              "            *) action=$operands ;;\n"
              "        esac\n"
              "    fi\n"
              "    [ \"$action\" != commands ] || words="
            + shellQuoted(commandNames(manual))
            + "\n"
              "    case $action in\n"
              "        file | directory)\n"
              "            compopt -o filenames 2>/dev/null\n"
              "            mapfile -t COMPREPLY < <(compgen -A \"$action\" -- \"$current\")\n"
              "            ;;\n"
              "        *) mapfile -t COMPREPLY < <(compgen -W \"$words\" -- \"$current\") ;;\n"
              "    esac\n"
              "}\n\ncomplete -F "
            + name + ' ' + std::string(manual.program) + '\n';
    return text;
}

std::string zshCompletion(const Manual &manual)
{
    const std::string program(manual.program);
    std::string text = "#compdef " + program + "\n\n";
    if (manual.commands.empty()) {
        constexpr Option version{"version", "", "prints the version"};
        std::vector<Option> options(manual.options.begin(), manual.options.end());
        options.push_back(version);
        return text + zshArguments(options, manual.operands, "");
    }
    text += "local -a commands=(\n";
    for (const Command &command : manual.commands)
        text += "    " + shellQuoted(std::string(command.name) + ':' + std::string(command.summary))
                + '\n';
    text += ")\nif (( CURRENT == 2 )) && [[ $words[2] != -* ]]; then\n"
            "    _describe command commands\n    return\nfi\n"
            "local command=$words[2]\nif [[ $command = -* ]]; then\n";
    text += manual.defaultCommand.empty()
                ? "    _arguments '--help[shows how to use it]' '--version[prints the version]'\n"
                  "    return\n"
                : "    command=" + std::string(manual.defaultCommand) + '\n';
    text += "else\n    shift words\n    (( CURRENT-- ))\nfi\ncase $command in\n";
    for (const Command &command : manual.commands)
        text += "    " + std::string(command.name) + ")\n"
                + zshArguments(command.options, command.operands, "        ") + "        ;;\n";
    return text + "    help)\n        _describe command commands\n        ;;\nesac\n";
}

} // namespace program
