#include "ui/lab/export/webpage.h"

#include "ai/lab/lessons/pseudocode.h"
#include "ai/lab/lessons/resultcode.h"
#include "ai/lab/trace/stepfacts.h"
#include "ai/search/minimax.h"
#include "core/overloaded.h"
#include "pagefiles.h"
#include "ui/common/language.h"
#include "ui/lab/export/lessonsearch.h"
#include "ui/lab/export/practicepage.h"
#include "ui/lab/texts/labtexts.h"
#include "ui/lab/texts/steptexts.h"

#include <QCoreApplication>
#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocale>
#include <QString>

#include <algorithm>
#include <cstring>

namespace ui::lab {

using ai::lab::EventKind;
using ai::lab::LabPosition;
using ai::lab::NodeId;
using ai::lab::noNode;
using ai::lab::Pseudocode;
using ai::lab::TextTree;
using ai::lab::Trace;
using ai::lab::TracedSearch;
using ai::lab::TraceEvent;

QByteArray filledIn(const QByteArray &text,
                    const std::vector<std::pair<const char *, QByteArray>> &fields)
{
    QByteArray result;
    qsizetype at = 0;
    while (at < text.size()) {
        const auto field = std::find_if(fields.begin(), fields.end(), [&](const auto &one) {
            return QByteArrayView(text).sliced(at).startsWith(one.first);
        });
        if (field == fields.end()) {
            result += text[at++];
        } else {
            result += field->second;
            at += qsizetype(std::strlen(field->first));
        }
    }
    return result;
}

QByteArray scriptData(const QJsonObject &data)
{
    return QJsonDocument(data).toJson(QJsonDocument::Compact).replace('<', "\\u003c");
}

QByteArray pageLanguage()
{
    return languageInUse().replace('_', '-').toUtf8();
}

namespace {

/// A board's text split into rows of squares.
QString rows(const std::string &text, int size)
{
    const QString squares = QString::fromStdString(text).section(' ', 0, 0);
    QString board;
    for (int row = 0; row < size; ++row) {
        for (int column = 0; column < size; ++column)
            board += squares.mid(row * size + column, 1) + (column + 1 < size ? " " : "\n");
    }
    return board;
}

QString boardText(const LabPosition &position)
{
    return std::visit(
        core::Overloaded{
            [](const core::TicTacToe &board) { return rows(board.toText(), 3); },
            [](const core::Othello &board) { return rows(board.toText(), 8); },
            [](const core::Nim &heaps) { return QString::fromStdString(heaps.toText()); },
            [](const TextTree &) { return QString(); },
        },
        position);
}

/// Collects the data for the page's script.
class PageData
{
    Q_DECLARE_TR_FUNCTIONS(ui::lab::WebPage)

public:
    explicit PageData(const TracedSearch &search)
        : m_search(search)
        , m_trace(*search.trace)
        , m_code(search)
    {}

    static QString noScript() { return tr("This page needs JavaScript, and nothing else."); }

    QJsonObject collect(std::uint32_t step, int stop)
    {
        addNode(-1, {}, m_search.path, m_trace.nodes().front().max, 0);
        addSteps();
        QJsonArray code;
        for (const Pseudocode::CodeLine &line : m_code.lines())
            code += QJsonArray{line.indent, QString::fromStdString(line.text)};
        return {{"words", words()},
                {"nodes", m_nodes},
                {"steps", m_steps},
                {"pieces", m_pieces},
                {"starredSteps", m_starredSteps},
                {"starredNodes", m_starredNodes},
                {"starredVariables", m_starredVariables},
                {"counts", countPatterns()},
                {"code", code},
                {"calls", callLines()},
                {"quiz", pageQuiz(m_search)},
                {"id", QString::fromStdString(
                           ai::lab::pagePrefix(pageNumber(m_search.setup, m_search.path), stop))},
                {"start", static_cast<int>(step)},
                {"infinity", ai::infinity},
                {"scale", valueScale(m_search.setup.root)},
                {"point", QString(QLocale().decimalPoint())},
                {"windows", usesWindow(m_search.setup.algorithm)},
                {"games", !isTree(m_search.setup.root)},
                {"rightToLeft", runsRightToLeft(m_search.setup)},
                {"rootIsNoCall", m_trace.rootIsNoCall()},
                {"failHard", returnsBounds(m_search.setup)},
                {"negamax", m_search.setup.algorithm == ai::lab::Algorithm::Negamax}};
    }

private:
    /// Adds a node and its descendants; in a game only one level of nodes that were not visited.
    void addNode(int parent, core::Move move, const std::vector<core::Move> &path, bool max,
                 NodeId visited)
    {
        const LabPosition position = after(m_search.setup.root, path);
        const int id = static_cast<int>(m_nodes.size());
        const bool seen = visited != noNode;
        const auto *record = seen ? &m_trace.nodes()[visited] : nullptr;
        const std::size_t ply = path.size();
        const bool ends = isAtHorizon(m_search.setup, ply);
        const bool chance = isChance(position);
        const bool tree = isTree(position);
        const bool leaf = seen ? record->leaf : ends || isOver(position);
        const QString name = parent < 0 ? nodeLetter(m_search.setup.root, path)
                             : tree     ? placeText(m_search, belowRoot(path))
                                        : moveName(path, move);
        QJsonArray node{parent,
                        name,
                        chance ? 2
                        : max  ? 1
                               : 0,
                        leaf ? 1 : 0,
                        seen ? static_cast<qint64>(visited) : -1,
                        seen ? static_cast<int>(record->bound) : 0,
                        tree ? leafText(std::get<TextTree>(position)) : QString()};
        if (!tree) {
            const auto won = wonByMax(m_search.setup, position);
            node += boardText(position);
            node += won ? *won ? 1 : -1 : 0;
        } else if (const QString probability = probabilityOf(path); !probability.isEmpty()) {
            node += QString();
            node += 0;
            node += probability;
        }
        m_nodes += node;
        if (seen && !m_search.letters->ofNode(visited).empty())
            m_starredNodes += static_cast<qint64>(visited);
        if (leaf || (!seen && !tree) || (seen && record->known))
            return;
        NodeId child = seen ? m_trace.firstChild(visited) : noNode;
        for (const core::Move next : movesInOrder(m_search, visited, position)) {
            std::vector<core::Move> below = path;
            below.push_back(next);
            const bool went = child != noNode && m_trace.nodes()[child].move == next;
            addNode(id, next, below, max == chance, went ? child : noNode);
            if (went)
                child = m_trace.nextSibling(child);
        }
    }

    /// The probability of the last move if chance made it.
    QString probabilityOf(std::vector<core::Move> path) const
    {
        if (path.size() == m_search.path.size())
            return {};
        const core::Move move = path.back();
        path.pop_back();
        const auto above = std::get<TextTree>(after(m_search.setup.root, path));
        return above.isChance() ? QString::fromStdString(above.probabilityText(move)) : QString();
    }

    QString moveName(std::vector<core::Move> path, core::Move move) const
    {
        path.pop_back();
        return labMoveTitle(after(m_search.setup.root, path), move);
    }

    /// The path without the moves that lead to the root of a subtree.
    std::vector<core::Move> belowRoot(const std::vector<core::Move> &path) const
    {
        return {path.begin() + static_cast<std::ptrdiff_t>(m_search.path.size()), path.end()};
    }

    /// Adds the steps. Sentences repeat often, so each is stored once and referred to by its index.
    void addSteps()
    {
        QHash<QString, int> known;
        for (std::uint32_t step = 1; step <= m_trace.stepCount(); ++step) {
            const TraceEvent &event = m_trace.events()[step - 1];
            const int line = static_cast<int>(m_code.lineOf(step - 1));
            const bool cut = event.kind == EventKind::Cut;
            QJsonArray record{static_cast<int>(event.kind),
                              static_cast<qint64>(m_trace.nodeOf(step - 1)), line, event.a,
                              cut ? event.detail : event.b};
            if (!m_search.letters->empty())
                addStars(step);
            if (m_trace.joinsNext(step)) { // the next step's text includes it
                m_steps += record;
                continue;
            }
            QString text = stepText(m_search, step);
            text.replace(". ", ".\n");
            for (const QString &piece : text.split('\n')) {
                if (!known.contains(piece)) {
                    known.insert(piece, static_cast<int>(m_pieces.size()));
                    m_pieces += piece;
                }
                record += known.value(piece);
            }
            m_steps += record;
        }
    }

    /// Adds what depends on letters after a step: whether the sentence does, and which variables of
    /// the step's node, in bits: alpha, beta, the best value. At other steps they stay as they are.
    void addStars(std::uint32_t step)
    {
        const auto &letters = *m_search.letters;
        if (!letters.ofStep(stepFacts(m_search, step), step).empty())
            m_starredSteps += static_cast<qint64>(step);
        const NodeId node = m_trace.nodeOf(step - 1);
        const int variables = (letters.ofAlpha(node, step).empty() ? 0 : 1)
                              + (letters.ofBeta(node, step).empty() ? 0 : 2)
                              + (letters.ofBest(node, step).empty() ? 0 : 4);
        if (variables != 0)
            m_starredVariables += QJsonArray{static_cast<qint64>(step), variables};
    }

    /// The patterns for the counts, each with its first step: after a letter has been visited, the
    /// counts are valid only for the value assumed for it.
    QJsonArray countPatterns() const
    {
        const QString pattern = tr("So far: calls %1, leaves %2, cuts %3, branches cut %4");
        QJsonArray patterns;
        // The outer braces alone could call the copy constructor.
        patterns += QJsonArray{0, pattern};
        ai::lab::AssumedLetters::Letters before;
        const std::uint32_t last = m_search.letters->empty() ? 0 : m_trace.stepCount();
        for (std::uint32_t step = 1; step <= last; ++step) {
            const auto letters = m_search.letters->ofCounts(step);
            if (letters != before)
                patterns += QJsonArray{static_cast<qint64>(step), ifTaken(letters, pattern)};
            before = letters;
        }
        return patterns;
    }

    /// The code line of the recursive call: at MAX, at MIN, at a root that is no call, and at
    /// chance.
    QJsonArray callLines() const
    {
        std::array<qint64, 4> lines{};
        for (NodeId node = 0; node < m_trace.nodeCount(); ++node) {
            if (m_trace.nodes()[node].leaf)
                continue;
            const std::size_t place = m_trace.rootIsNoCall() && node == 0 ? 2
                                      : m_trace.nodes()[node].chance      ? 3
                                      : m_trace.nodes()[node].max         ? 0
                                                                          : 1;
            lines[place] = static_cast<qint64>(m_code.callLineOf(node));
        }
        return {lines[0], lines[1], lines[2], lines[3]};
    }

    QJsonObject words() const
    {
        return {{"begin", stepText(m_search, 0)},
                {"max", levelText(true)},
                {"min", levelText(false)},
                {"chance", levelText(true, true)},
                {"probability", tr("probability %1", "a fraction")},
                {"leaf", tr("leaf")},
                {"root", m_search.path.empty() ? tr("root") : tr("root of the subtree")},
                {"soFar", tr("%1 so far")},
                {"notYet", tr("not visited yet")},
                {"cut", tr("cut")},
                {"frame", tr("%1 (%2), line %3", "a node, its level, a line of code")},
                {"callWith", tr("%1: %2", "a call, its variables")},
                {"place", tr("%1 of %2", "a step, of all steps")},
                {"step", tr("Step")},
                {"steps", tr("Steps")},
                {"tree", tr("Search tree")},
                {"code", tr("Pseudocode")},
                {"stack", tr("Call stack")},
                {"node", tr("Node")},
                {"quiz", tr("Quiz")},
                {"result", tr("Result code, to be handed in:")},
                {"fit", tr("Fit")},
                {"first", tr("To the beginning")},
                {"lastCut", tr("Back to the last cut")},
                {"lastNode", tr("Back a node")},
                {"back", tr("Back a step")},
                {"on", tr("Forwards a step")},
                {"play", tr("Play or pause")},
                {"nextNode", tr("Forwards a node")},
                {"nextCut", tr("Forwards to the next cut")},
                {"end", tr("To the end")}};
    }

    const TracedSearch &m_search;
    const Trace &m_trace;
    Pseudocode m_code;
    QJsonArray m_nodes;
    QJsonArray m_steps;
    QJsonArray m_starredSteps; ///< the steps that are valid only for the letters' assumed values
    QJsonArray m_starredNodes;
    QJsonArray m_starredVariables; ///< pairs of a step and bits: see addStars()
    QJsonArray m_pieces;
};

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(ui::lab::WebPage)
};

QByteArray escaped(const std::string &text)
{
    return QString::fromStdString(text).toHtmlEscaped().toUtf8();
}

QByteArray notesHtml(const ai::lab::LessonStop &texts)
{
    QByteArray html;
    for (const std::string &note : texts.notes)
        html += "<p>" + escaped(note) + "</p>\n";
    return html;
}

/// Each answer is hidden until the reader asks for it.
QByteArray questionsHtml(const ai::lab::LessonStop &texts)
{
    if (texts.questions.empty())
        return {};
    QByteArray html = "<section class=\"questions card\">\n<h2>"
                      + Texts::tr("Questions").toHtmlEscaped().toUtf8() + "</h2>\n<ol>\n";
    const QByteArray answer = Texts::tr("Answer").toHtmlEscaped().toUtf8();
    for (const ai::lab::LessonStop::Question &question : texts.questions) {
        html += "<li>" + escaped(question.text);
        if (!question.answer.empty())
            html += "<details><summary>" + answer + "</summary>" + escaped(question.answer)
                    + "</details>";
        html += "</li>\n";
    }
    return html + "</ol>\n</section>\n";
}

} // namespace

QString webPageProblem(const TracedSearch &search)
{
    if (search.trace->complete() && search.trace->nodeCount() <= webPageNodeLimit)
        return {};
    return Texts::tr("A page can hold %1 nodes, and this search has %2. Choose a smaller depth or "
                     "search a subtree alone.")
        .arg(countText(webPageNodeLimit),
             countText(static_cast<qint64>(search.trace->counters().calls())));
}

QByteArray webPage(const TracedSearch &search, const QString &title, std::uint32_t step,
                   const ai::lab::LessonStop &texts, int stop)
{
    return filledIn(pageText,
                    {{"@LANGUAGE@", pageLanguage()},
                     {"@ABOUT@", searchAndOrderTitle(search.setup).toHtmlEscaped().toUtf8()},
                     {"@NOSCRIPT@", PageData::noScript().toHtmlEscaped().toUtf8()},
                     {"@STYLE@", pageStyle},
                     {"@SCRIPT@", pageScript},
                     {"@TITLE@", title.toHtmlEscaped().toUtf8()},
                     {"@NOTES@", notesHtml(texts)},
                     {"@QUESTIONS@", questionsHtml(texts)},
                     {"@DATA@", scriptData(PageData(search).collect(step, stop))}});
}

namespace {

/// Embeds the pages of several stops in one page that leads from stop to stop.
QByteArray pageOfStops(const QJsonArray &stops, const QString &title)
{
    const QJsonObject labels{{"place", Texts::tr("Stop %1 of %2: %3", "%3: a title")},
                             {"before", Texts::tr("The stop before")},
                             {"next", Texts::tr("The next stop")}};
    return filledIn(lessonText, {{"@LANGUAGE@", pageLanguage()},
                                 {"@NOSCRIPT@", PageData::noScript().toHtmlEscaped().toUtf8()},
                                 {"@TITLE@", title.toHtmlEscaped().toUtf8()},
                                 {"@SCRIPT@", lessonScript},
                                 {"@DATA@", scriptData({{"words", labels}, {"stops", stops}})}});
}

} // namespace

MadeFile lessonPage(const ExportedLesson &lesson, ai::SearchControl &control)
{
    const auto &stops = lesson.stops;
    const SearchedLesson searched = searchLesson(lesson, control);
    if (!searched.problem.isEmpty() || searched.tasks.empty())
        return {{}, searched.problem};
    QJsonArray pages;
    for (std::size_t i = 0; i < searched.tasks.size(); ++i) {
        const auto &[title, search] = searched.tasks[i];
        if (control.poll())
            return {};
        if (const QString problem = webPageProblem(search); !problem.isEmpty())
            return {{}, stopProblem(stops, i, problem)};
        const bool isWhole = stops.size() == 1;
        const QByteArray page =
            webPage(search, title, stops[i].step, stops[i], isWhole ? 0 : static_cast<int>(i) + 1);
        if (isWhole)
            return {page};
        pages += QJsonObject{{"title", title}, {"page", QString::fromUtf8(page)}};
    }
    return {
        pageOfStops(pages, lesson.title.isEmpty() ? searched.tasks.front().title : lesson.title)};
}

} // namespace ui::lab
