#include "app/gui/labfiles.h"

#include "ai/search/searchcontrol.h"
#include "app/commandline/labexports.h"
#include "ui/common/texts.h"
#include "ui/lab/bars/randomseries.h"
#include "ui/lab/export/lessonsearch.h"
#include "ui/lab/export/practicepage.h"
#include "ui/lab/export/questionfiles.h"
#include "ui/lab/export/webpage.h"
#include "ui/lab/export/worksheet.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

#include <algorithm>
#include <array>
#include <cstdio>
#include <tuple>

#include <unistd.h>

namespace gui {

using ui::lab::MadeFile;
using ui::lab::WorksheetPart;

namespace {

using ui::lab::RandomSeries;

// The command line, which links no Qt, has these limits of its own.
static_assert(commandline::lastLabNumber == RandomSeries::lastNumber
              && commandline::maxLabTrees == RandomSeries::maxTrees
              && commandline::maxLabPlies == RandomSeries::maxPlies
              && commandline::minLabChildren == RandomSeries::minChildren
              && commandline::maxLabChildren == RandomSeries::maxChildren);

struct LabFileTexts
{
    Q_DECLARE_TR_FUNCTIONS(gui::LabFiles)
};

MadeFile make(const LabFileRequest &request)
{
    using Kind = LabFileRequest::Kind;
    if (request.kind == Kind::Practice)
        return {ui::lab::practicePage(request.tree)};
    const auto format =
        request.gift ? ui::lab::QuestionFormat::Gift : ui::lab::QuestionFormat::Moodle;
    ai::SearchControl control;
    ui::lab::ExportedLesson exported;
    if (request.random) {
        RandomSeries series;
        series.shape.depth = request.plies.value_or(series.shape.depth);
        series.shape.maxWidth = request.children.value_or(series.shape.maxWidth);
        const ui::lab::RandomTrees trees{series, *request.random, request.count, request.like};
        if (request.kind == Kind::Questions)
            return ui::lab::drawnQuestionFile(format, trees, control);
        if (request.kind == Kind::Worksheet)
            return ui::lab::randomWorksheet(trees, request.form, control);
        exported = {trees.lesson(), {}, {}, trees.title()};
    } else {
        const auto read = ui::lab::readLessonFile(request.lesson);
        if (!read)
            return {{},
                    LabFileTexts::tr("%1: %2", "a file, a problem")
                        .arg(request.lesson, ui::errorText(read.error()))};
        exported = {*read, QFileInfo(request.lesson).completeBaseName()};
    }
    if (request.kind == Kind::Page)
        return ui::lab::lessonPage(exported, control);
    if (request.kind == Kind::Worksheet)
        return ui::lab::lessonWorksheet(exported, request.form, control);
    return ui::lab::lessonQuestions(format, exported, control);
}

std::optional<QString> write(const QString &path, const QByteArray &bytes)
{
    const auto failed = [](const QString &where, const QString &why) {
        return LabFileTexts::tr("could not write %1: %2", "a file, a problem").arg(where, why);
    };
    if (path.isEmpty()) {
        QFile output;
        const bool written = output.open(stdout, QIODevice::WriteOnly)
                             && output.write(bytes) == bytes.size() && output.flush();
        return written ? std::nullopt
                       : std::optional(
                           failed(LabFileTexts::tr("the standard output"), output.errorString()));
    }
    QSaveFile file(path);
    const bool written = file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
    if (!written || !file.commit())
        return failed(path, file.errorString());
    return std::nullopt;
}

int usualCount(LabFileRequest::Kind kind)
{
    switch (kind) {
    case LabFileRequest::Kind::Page:
        return 1;
    case LabFileRequest::Kind::Worksheet:
        return RandomSeries::usualTrees;
    case LabFileRequest::Kind::Questions:
    case LabFileRequest::Kind::Practice:
        break;
    }
    return RandomSeries::usualQuestions;
}

/// The index of an option's value in an array of names; nothing if it is not there.
template <std::size_t count>
std::optional<int> indexIn(const std::array<std::string_view, count> &names, const QString &value)
{
    const auto found = std::find(names.begin(), names.end(), value.toStdString());
    return found == names.end() ? std::nullopt
                                : std::optional(static_cast<int>(found - names.begin()));
}

// Each of the following reads some options; it returns an error message or nothing.

/// What is made, and of which trees.
QString readSource(const QCommandLineParser &parser, LabFileRequest &request)
{
    const auto kind = indexIn(commandline::labFileKinds, parser.value("make"));
    if (!kind)
        return LabFileTexts::tr("--make: \"%1\"; expected page, worksheet, questions or practice")
            .arg(parser.value("make"));
    request.kind = LabFileRequest::Kind(*kind);
    request.lesson = parser.positionalArguments().value(0);
    const bool isPractice = request.kind == LabFileRequest::Kind::Practice;
    if (isPractice && (!request.lesson.isEmpty() || parser.isSet("random")))
        return LabFileTexts::tr("--make practice: expected no FILE and no --random");
    if (!isPractice && request.lesson.isEmpty() != parser.isSet("random"))
        return LabFileTexts::tr("--make: expected a lesson FILE or --random N, and not both");
    return {};
}

/// The first random tree and how many there are.
QString readRandom(const QCommandLineParser &parser, LabFileRequest &request)
{
    const auto number = [&parser](const char *name, int max) -> std::optional<int> {
        bool ok = false;
        const int value = parser.value(name).toInt(&ok);
        return ok && value >= 1 && value <= max ? std::optional(value) : std::nullopt;
    };
    if (parser.isSet("random")) {
        const auto first = number("random", commandline::lastLabNumber);
        if (!first)
            return LabFileTexts::tr("--random: \"%1\"; expected a number from 1 to %2")
                .arg(parser.value("random"))
                .arg(commandline::lastLabNumber);
        request.random = quint64(*first);
    }
    if (parser.isSet("count") && !request.random)
        return LabFileTexts::tr("--count without --random; expected --random N, for example");
    if (parser.isSet("count")) {
        const auto count = number("count", commandline::maxLabTrees);
        if (!count)
            return LabFileTexts::tr("--count: \"%1\"; expected a number from 1 to %2")
                .arg(parser.value("count"))
                .arg(commandline::maxLabTrees);
        request.count = *count;
    }
    return {};
}

/// The shape and the search of random trees.
QString readShape(const QCommandLineParser &parser, LabFileRequest &request)
{
    for (const char *name : {"plies", "children", "search"}) {
        if (parser.isSet(name) && !request.random)
            return LabFileTexts::tr("--%1 without --random; expected --random N, for example")
                .arg(QLatin1StringView(name));
    }
    const std::tuple<const char *, int, int, std::optional<int> *> numbers[] = {
        {"plies", 1, commandline::maxLabPlies, &request.plies},
        {"children", commandline::minLabChildren, commandline::maxLabChildren, &request.children}};
    for (const auto &[name, min, max, number] : numbers) {
        if (!parser.isSet(name))
            continue;
        bool ok = false;
        const int value = parser.value(name).toInt(&ok);
        if (!ok || value < min || value > max)
            return LabFileTexts::tr("--%1: \"%2\"; expected a number from %3 to %4")
                .arg(QLatin1StringView(name), parser.value(name))
                .arg(min)
                .arg(max);
        *number = value;
    }
    if (!parser.isSet("search"))
        return {};
    const auto search = indexIn(commandline::labSearchNames, parser.value("search"));
    if (!search)
        return LabFileTexts::tr("--search: \"%1\"; expected alpha-beta, beyond or minimax")
            .arg(parser.value("search"));
    const std::string_view name = commandline::labSearchNames[static_cast<std::size_t>(*search)];
    if (name == "minimax")
        request.like.algorithm = ai::lab::Algorithm::Plain;
    else if (name == "beyond")
        request.like.cutsBeyond = true;
    return {};
}

/// The options that only one kind of file has.
QString readForm(const QCommandLineParser &parser, LabFileRequest &request)
{
    using Kind = LabFileRequest::Kind;
    if (parser.isSet("key") && request.kind != Kind::Worksheet)
        return LabFileTexts::tr("--key without --make worksheet, which alone has a key");
    if (parser.isSet("gift") && request.kind != Kind::Questions)
        return LabFileTexts::tr("--gift without --make questions, which alone can be GIFT");
    if (parser.isSet("key")) {
        const auto key = indexIn(commandline::labKeyNames, parser.value("key"));
        if (!key)
            return LabFileTexts::tr("--key: \"%1\"; expected page, none or only")
                .arg(parser.value("key"));
        constexpr std::array parts{WorksheetPart::Everything, WorksheetPart::Tasks,
                                   WorksheetPart::Key};
        static_assert(parts.size() == commandline::labKeyNames.size());
        request.form.part = parts[static_cast<std::size_t>(*key)];
    }
    if (parser.isSet("portrait") && request.kind != Kind::Worksheet)
        return LabFileTexts::tr("--portrait without --make worksheet, which alone is printed");
    if (parser.isSet("tree") && request.kind != Kind::Practice)
        return LabFileTexts::tr("--tree without --make practice, which alone begins with one");
    if (parser.isSet("tree")) {
        const auto tree = ai::lab::TextTree::parse(parser.value("tree").toStdString());
        const QString problem =
            tree ? ui::lab::practiceProblem(*tree) : ui::errorText(tree.error());
        if (!problem.isEmpty())
            return LabFileTexts::tr("--tree: %1", "a problem").arg(problem);
        request.tree = *tree;
    }
    request.gift = parser.isSet("gift");
    request.form.portrait = parser.isSet("portrait");
    return {};
}

} // namespace

std::optional<QString> problemWithoutMake(const QCommandLineParser &parser)
{
    constexpr std::pair<const char *, const char *> kinds[] = {
        {"random", "page"},   {"count", "page"},    {"plies", "page"},    {"children", "page"},
        {"search", "page"},   {"output", "page"},   {"key", "worksheet"}, {"portrait", "worksheet"},
        {"tree", "practice"}, {"gift", "questions"}};
    for (const auto &[option, kind] : kinds) {
        if (parser.isSet(option))
            return LabFileTexts::tr("--%1 without --make; expected --make %2, for example")
                .arg(QLatin1StringView(option), QLatin1StringView(kind));
    }
    return std::nullopt;
}

std::variant<LabFileRequest, QString> labFileRequest(const QCommandLineParser &parser)
{
    LabFileRequest request;
    for (const auto read : {readSource, readRandom, readShape, readForm}) {
        if (const QString problem = read(parser, request); !problem.isEmpty())
            return problem;
    }
    request.output = parser.value("output");
    if (request.output == "-") // as other programs call the standard output
        request.output.clear();
    return request;
}

std::optional<QString> makeLabFile(const LabFileRequest &request)
{
    LabFileRequest asked = request;
    if (asked.count == 0)
        asked.count = usualCount(asked.kind);
    if (asked.kind == LabFileRequest::Kind::Worksheet && asked.output.isEmpty()
        && ::isatty(STDOUT_FILENO) != 0)
        return LabFileTexts::tr("a PDF is not for a terminal; expected --output FILE, or a pipe");
    const MadeFile made = make(asked);
    if (!made.problem.isEmpty())
        return made.problem;
    auto failure = write(asked.output, made.bytes);
    if (!failure && !made.remark.isEmpty())
        std::fprintf(stderr, "%s\n", qUtf8Printable(made.remark));
    return failure;
}

} // namespace gui
