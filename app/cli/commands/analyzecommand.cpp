#include "app/cli/commands/answerpipeline.h"
#include "app/cli/commands/clicommands.h"
#include "app/cli/commands/lineanalysis.h"
#include "app/cli/protocol/connection.h"
#include "app/commandline/engineoptions.h"
#include "app/commandline/files.h"
#include "app/commandline/inputlines.h"
#include "app/commandline/interrupt.h"
#include "core/format/lines.h"
#include "core/format/movesofanygame.h"
#include "core/format/positionline.h"
#include "core/format/sourcelocation.h"
#include "core/translatable.h"

#include <array>
#include <fcntl.h>
#include <functional>
#include <iostream>
#include <memory>
#include <stop_token>
#include <unistd.h>
#include <variant>

namespace cli {

using namespace commandline;
using namespace ai::othello;
using Answer = AnswerPipeline::Answer;
using core::format::Warning;

namespace {

constexpr std::size_t maxFiles = 10'000;

constexpr std::array analyzeOptions{
    Option{"depth", "N",
           QT_TRANSLATE_NOOP("cli", "how many moves to look ahead; 60 is always to the end"), "12"},
    Option{"threads", "N", QT_TRANSLATE_NOOP("cli", "how many lines are analysed at once"), "1"},
    tableOption("16"),
};

Answer answerTo(const AnswerPipeline::Input &input, LineAnalysis &analysis,
                const std::stop_token &token)
{
    if (const auto *const line = std::get_if<core::protocol::Line>(&input))
        return analysis.answer(*line, token);
    if (const auto *const error = std::get_if<core::Error>(&input))
        return {"error: " + error->text, true};
    Answer answer = analysis.answer(*std::get_if<core::format::Record>(&input), token);
    if (answer.bad)
        answer.text = "error: " + answer.text;
    return answer;
}

void printRemark(const core::Error &remark)
{
    std::cerr << "tabuleiro-cli analyze: " << remark.text << '\n';
}

/// A file that is open for reading.
class OpenFile
{
public:
    explicit OpenFile(const std::string &path)
        : m_file(open(path.c_str(), O_RDONLY | O_CLOEXEC))
    {}
    ~OpenFile() { close(m_file); }
    OpenFile(const OpenFile &) = delete;
    OpenFile &operator=(const OpenFile &) = delete;

    bool isOpen() const { return m_file >= 0; }
    int number() const { return m_file; }

private:
    int m_file;
};

std::string placeOf(const std::string &file, std::size_t line)
{
    return line > 0 ? file + ", line " + std::to_string(line) : file;
}

void putRecords(std::string_view text, const std::string &name, AnswerPipeline &pipeline)
{
    core::format::ReadOptions options;
    options.name = name;
    const auto found = core::format::readRecords(text, options);
    if (!found) {
        pipeline.put(found.error(), name);
        return;
    }
    for (const core::format::Record &record : found->records) {
        if (pipeline.stopped())
            return;
        pipeline.put(record, placeOf(name, record.line));
    }
    for (const Warning &warning : core::format::warningsOfMovesAlone(*found, name)) {
        if (warning.kind == Warning::Kind::Remark)
            printRemark(warning.error);
        else
            pipeline.put(warning.error, name);
    }
}

/// Whether a text that begins with this line has records of several lines: it is a heading, or its
/// record may continue in the next line.
bool beginsText(std::string_view line)
{
    return core::format::beginsLongRecord(line)
           || (!core::format::isRecordLine(line) && core::format::isHeading(line));
}

/// Answers each line separately as soon as it is read; but if beginsText() is true of the first
/// line, reads the whole text. Typed lines are always answered at once.
void putLines(InputLines lines, const std::string &name, bool isTyped, AnswerPipeline &pipeline)
{
    std::string whole;
    bool isList = isTyped;
    for (std::size_t number = 1; !pipeline.stopped(); ++number) {
        std::optional<core::protocol::Line> line = lines.next();
        if (!line)
            break;
        const bool isNothing = whole.empty() && core::format::isBlankOrComment(line->text);
        isList =
            isList || line->tooLong || (whole.empty() && !isNothing && !beginsText(line->text));
        if (isList || isNothing)
            pipeline.put(*std::move(line), placeOf(name, number));
        else if (whole.size() <= core::format::maxFileBytes)
            whole += line->text + '\n';
    }
    if (!whole.empty())
        putRecords(whole, name, pipeline);
}

/// Whether a file with this beginning, which may be cut off, is a list of one record a line, which
/// gives the same result line by line as when read whole. Such a file may have any size.
bool isLineList(std::string_view head, bool isCutOff)
{
    if (isCutOff)
        head = head.substr(0, head.rfind('\n') + 1);
    std::size_t records = 0;
    std::string lines;
    while (!head.empty()) {
        const std::string_view line = core::format::takeLine(head);
        if (core::format::isBlankOrComment(line))
            continue;
        if (!core::format::beginsLongRecord(line) && core::format::isRecordLine(line)) {
            lines.append(line).append("\n");
            ++records;
        } else if (records < 2) {
            return false;
        }
    }
    if (records < 2)
        return records > 0;
    // The lines are not a list if one of them continues the board or moves above it.
    const auto read = core::format::readRecords(lines);
    return !read || read->skipped > 0 || read->records.size() >= records;
}

/// Passes on the records of an open file: a list line by line, anything else as a whole.
std::optional<core::Error> putInput(const Input &input, AnswerPipeline &pipeline,
                                    const std::function<core::Result<std::string>()> &readWhole)
{
    constexpr std::size_t headBytes = 8192;
    std::array<char, headBytes> head{};
    const off_t begin = lseek(input.file, 0, SEEK_CUR);
    const ssize_t count = begin < 0 ? -1 : pread(input.file, head.data(), head.size(), begin);
    const bool isStream = count < 0; // such as a pipe
    if (isStream
        || isLineList({head.data(), static_cast<std::size_t>(count)},
                      static_cast<std::size_t>(count) == headBytes)) {
        const bool isTyped = isatty(input.file) != 0;
        putLines(InputLines(input, core::format::maxLineBytes), input.name, isTyped || !isStream,
                 pipeline);
        return std::nullopt;
    }
    const auto text = readWhole();
    if (!text)
        return text.error();
    putRecords(*text, input.name, pipeline);
    return std::nullopt;
}

/// Passes on the records of a file, or of the standard input for "-".
std::optional<core::Error> putFile(const std::string &path, AnswerPipeline &pipeline)
{
    if (path == "-") {
        if (inputIsTerminal())
            std::cerr << "Type positions or games, one a line; Ctrl-D ends.\n";
        return putInput({}, pipeline, [] { return readInput(); });
    }
    const OpenFile file(path);
    if (!file.isOpen())
        return core::fileNotReadable(path);
    return putInput({file.number(), path}, pipeline, [&path] { return readText(path); });
}

core::Result<int> analyze(const std::vector<std::string> &files, const EngineOptions &engineOptions,
                          int depth)
{
    for (const std::string &file : files) {
        if (const auto error = checkReadable(file); error && file != "-")
            return *error;
    }
    EngineOptions alone = engineOptions;
    alone.threads = 1;
    const auto makeWorker = [alone, depth] {
        return [analysis = std::make_shared<LineAnalysis>(alone, depth)](
                   const AnswerPipeline::Input &input, const std::stop_token &token) {
            return answerTo(input, *analysis, token);
        };
    };
    // No progress line is needed if the answers themselves go to the terminal.
    const bool showsProgress = isatty(STDOUT_FILENO) == 0;
    const InterruptGuard interrupt;
    AnswerPipeline pipeline(engineOptions.threads, makeWorker,
                            {std::cout, printRemark, showsProgress}, interrupt.token());
    for (const std::string &file : files) {
        if (const auto error = putFile(file, pipeline))
            return *error;
    }
    pipeline.finish();
    if (interrupt.interrupted())
        return interruptedStatus;
    if (pipeline.badLines() > 0) {
        std::cerr << "tabuleiro-cli analyze: " << pipeline.badLines() << " of " << pipeline.lines()
                  << " lines could not be analysed, the first of " << pipeline.firstBadPlace()
                  << "; the output says why\n";
        return failedStatus;
    }
    return 0;
}

core::Result<Job> readAnalyze(const Arguments &arguments)
{
    const auto depth = arguments.number("depth", 1, ai::maxSearchDepth);
    if (!depth)
        return depth.error();
    const auto engineOptions = engineOptionsOf(arguments);
    if (!engineOptions)
        return engineOptions.error();
    std::vector<std::string> files = arguments.operands();
    if (files.empty())
        files.emplace_back("-");
    return Job([files, engineOptions = *engineOptions, depth = *depth] {
        return analyze(files, engineOptions, depth);
    });
}

} // namespace

Command analyzeCommand()
{
    return {"analyze",
            QT_TRANSLATE_NOOP("cli",
                              "evaluates the moves of Othello positions and games, one line each"),
            QT_TRANSLATE_NOOP(
                "cli",
                "Reads the lines of the files, or of the standard input for - and where no FILE is "
                "given. A line is a position (64 of X, O and - and the side to move, also after "
                "\"NUMBER | \" as in the FFO tests) or a game from the start (f5d6c3...). A file "
                "may have any other format that the window opens as well; what comes through a "
                "pipe may too, unless its first line is a record by itself: then each line is "
                "answered as soon as it is there. Writes a line for each "
                "game or position as soon as it is done: of a position every move, of a game every "
                "move played, "
                "with its score in discs for the side that moves, and behind a move played the "
                "best one where that was better. A finished position has its score for the side to "
                "move, a finished game Black's. A line's answer depends on the line, --depth and "
                "--table-mb alone, so that the input may be split over machines. A line that "
                "cannot be read gets an error with its column, and the exit status is 1."),
            "[FILE...]",
            analyzeOptions,
            maxFiles,
            readAnalyze};
}

} // namespace cli
