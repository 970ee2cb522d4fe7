#include "ui/lab/experiments/levelspanel.h"

#include "ui/common/articleplayers.h"
#include "ui/common/titles.h"
#include "ui/controls/flatbutton.h"
#include "ui/controls/named.h"
#include "ui/controls/verticalscrollarea.h"
#include "ui/lab/scene/nodeboard.h"
#include "ui/lab/texts/labtexts.h"
#include "ui/lab/texts/searchtexts.h"
#include "ui/style/scaledfont.h"

#include <QCoreApplication>
#include <QHBoxLayout>
#include <QHideEvent>
#include <QPainter>

#include <cstdlib>

namespace ui::lab {

using ai::lab::Algorithm;
using ai::lab::LabPosition;
using ai::lab::LevelChoice;
using ai::lab::TraceDeviation;

namespace {

struct LevelTexts
{
    Q_DECLARE_TR_FUNCTIONS(ui::lab::LevelTexts)
};

/// How a level that looks ahead a number of plies searches.
QString searchedText(const LevelChoice &choice)
{
    const int depth = choice.result.depth;
    if (choice.search.deviation == TraceDeviation::Engine)
        return LevelTexts::tr("Searches %n ply(s) deep by learnt weights", nullptr, depth);
    const QString ahead = LevelTexts::tr("Looks %n ply(s) ahead", nullptr, depth);
    switch (choice.search.setup.algorithm) {
    case Algorithm::Report:
        return LevelTexts::tr("%1 and counts open lines; sees no win", "%1: how far").arg(ahead);
    case Algorithm::Intermediate:
        return LevelTexts::tr("%1 and counts open lines; sees a completed line", "%1: how far")
            .arg(ahead);
    default:
        break;
    }
    return choice.search.deviation == TraceDeviation::Noise
               ? LevelTexts::tr("%1 by the heuristic, and adds a random amount to each value",
                                "%1: how far")
                     .arg(ahead)
               : LevelTexts::tr("%1 by the heuristic", "%1: how far").arg(ahead);
}

/// Whether the value is that of a finished game, in a search with a heuristic.
bool isDecided(const LevelChoice &choice, int value)
{
    switch (heuristicOf(choice.search.setup)) {
    case ai::lab::Heuristic::OpenLines:
        return choice.search.setup.algorithm == Algorithm::Intermediate
               && std::abs(value) >= ai::OpenLinesOrWin::win;
    case ai::lab::Heuristic::Strategies:
        return std::abs(value) >= ai::PhaseHeuristic::finished;
    default:
        return false;
    }
}

} // namespace

QString levelReasonText(const LevelChoice &choice)
{
    switch (choice.result.reason) {
    case ai::Reason::Chance:
        return LevelTexts::tr("Any move, at random");
    case ai::Reason::OnlyMove:
        return LevelTexts::tr("The only move");
    case ai::Reason::WinsAtOnce:
        return LevelTexts::tr("Rule: ends the game, won");
    case ai::Reason::CompletesLine:
        return LevelTexts::tr("Rule: completes a line");
    case ai::Reason::BlocksLine:
        return LevelTexts::tr("Rule: blocks a line");
    case ai::Reason::StopsTriangle:
        return LevelTexts::tr("Rule: stops a triangle");
    case ai::Reason::Theory:
        return choice.result.value.value_or(0) > 0
                   ? LevelTexts::tr("Theory: leaves the other side a lost position")
                   : LevelTexts::tr("Theory: every move loses; one counter makes the game last");
    case ai::Reason::Book:
        return LevelTexts::tr("A well-tried move of the opening");
    case ai::Reason::Searched:
        return searchedText(choice);
    case ai::Reason::Solved:
        return LevelTexts::tr("Searches to the end of the game");
    }
    return {};
}

QString levelValueText(const LevelChoice &choice)
{
    if (!choice.value)
        return QStringLiteral("\u2013");
    const int value = *choice.value;
    if (choice.search.deviation == TraceDeviation::Engine)
        return LevelTexts::tr("%1 (discs)", "a value with its sign").arg(minimaxValueText(value));
    if (heuristicOf(choice.search.setup) == ai::lab::Heuristic::None || isDecided(choice, value))
        return outcomeText(value);
    return minimaxValueText(value);
}

QString outcomeText(int outcome)
{
    return outcome > 0   ? LevelTexts::tr("won")
           : outcome < 0 ? LevelTexts::tr("lost")
                         : LevelTexts::tr("drawn");
}

/// Shows the position after a level's move.
class LevelsPanel::Board : public QWidget
{
public:
    Board() { setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed); }

    void setPosition(const LabPosition &position, core::Move move)
    {
        m_position = position;
        m_move = move;
        update();
    }

    QSize sizeHint() const override
    {
        const int side = 6 * fontMetrics().lineSpacing();
        return {side, side};
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        paintBoardPicture(painter, QRectF(rect()).adjusted(1, 1, -1, -1), m_position, m_move,
                          palette());
    }

private:
    LabPosition m_position = ai::lab::TextTree();
    core::Move m_move;
};

LevelsPanel::LevelsPanel(QWidget *parent)
    : QWidget(parent)
    , m_title(named("levelsTitle", new QLabel))
    , m_result(named("levelsNote", new QLabel))
    , m_again(named("drawAgain", new FlatButton(tr("&Draw again"))))
{
    m_title->setFont(boldFont(font()));
    for (QLabel *label : {m_title, m_result})
        label->setWordWrap(true);
    m_again->setToolTip(tr("Repeats the levels' random choices with another seed"));
    QVBoxLayout *layout = scrollingColumn(this);
    layout->addWidget(m_title);
    for (std::size_t i = 0; i < m_levels.size(); ++i) {
        m_levels[i] = makeLevel(i);
        layout->addWidget(m_levels[i].all);
    }
    layout->addWidget(m_result);
    layout->addWidget(m_again, 0, Qt::AlignLeft);
    layout->addStretch();
    connect(m_again, &QPushButton::clicked, this, [this] {
        ++m_seed;
        study();
    });
    connect(&m_worker, &BackgroundTask::failed, this, &LevelsPanel::say);
    clear();
}

/// The level's name with the button of its search, the board beside the facts, and the reason.
LevelsPanel::Level LevelsPanel::makeLevel(std::size_t place)
{
    const QString name = levelName(place);
    const Level level{new QWidget, new Board, new QLabel, new QLabel,
                      new FlatButton(tr("Its search"))};
    auto *title = new QLabel(name);
    title->setFont(m_title->font());
    for (QLabel *label : {title, level.facts, level.reason})
        label->setWordWrap(true);
    level.facts->setObjectName(QStringLiteral("levelFacts%1").arg(place));
    level.facts->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    level.reason->setObjectName(QStringLiteral("levelReason%1").arg(place));
    level.board->setAccessibleName(tr("Board after the move of: %1").arg(name));
    level.open->setObjectName(QStringLiteral("levelSearch%1").arg(place));
    level.open->setAccessibleName(tr("The search of: %1").arg(name));
    connect(level.open, &QPushButton::clicked, this,
            [this, place] { emit setupChosen(m_choices[place].search.setup); });
    auto *head = new QHBoxLayout;
    head->addWidget(title, 1);
    head->addWidget(level.open);
    auto *middle = new QHBoxLayout;
    middle->addWidget(level.board, 0, Qt::AlignTop);
    middle->addWidget(level.facts, 1);
    auto *column = new QVBoxLayout(level.all);
    column->setContentsMargins(0, fontMetrics().height() / 2, 0, 0);
    column->addLayout(head);
    column->addLayout(middle);
    column->addWidget(level.reason);
    return level;
}

QString LevelsPanel::levelName(std::size_t place)
{
    return place < ai::allLevels.size() ? levelTitle(ai::allLevels[place])
                                        : namedPlayerTitle(QStringLiteral("report-code"));
}

void LevelsPanel::setSetup(const ai::lab::SearchSetup &setup)
{
    if (setup.root == m_position)
        return; // only the way of searching has changed
    m_position = setup.root;
    m_title->setText(isTree(m_position) ? QString() : maxIsText(setup));
    clear();
    if (isVisible())
        study();
}

void LevelsPanel::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (m_choices.empty() && !m_worker.isRunning())
        study();
}

void LevelsPanel::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    if (!event->spontaneous()) // a minimized window may go on
        m_worker.cancel();
}

void LevelsPanel::clear()
{
    m_worker.cancel();
    m_choices.clear();
    for (const Level &level : m_levels)
        level.all->hide();
    m_again->hide();
}

void LevelsPanel::study()
{
    const auto position = toPosition(m_position);
    const bool has = position && !isOver(m_position);
    if (!has) {
        say(position ? tr("The game is over here.")
                     : tr("A tree has no levels. Open a position of a game."));
        return;
    }
    say(tr("Searching\u2026"));
    m_worker.start([this, game = *position, seed = m_seed](
                       const BackgroundTask::Context &context) -> BackgroundTask::Completion {
        const auto choices = ai::lab::studyLevels(game, seed, context.stopToken);
        return [this, choices] { showChoices(choices); };
    });
}

void LevelsPanel::showChoices(const std::vector<LevelChoice> &choices)
{
    // The report's level exists only for tic-tac-toe.
    const bool hasReport = std::holds_alternative<core::TicTacToe>(m_position);
    if (choices.size() != ai::allLevels.size() + (hasReport ? 1 : 0))
        return; // stopped
    m_choices = choices;
    for (std::size_t place = 0; place < m_choices.size(); ++place)
        showLevel(m_levels[place], m_choices[place]);
    m_again->show();
    say(noteText());
}

void LevelsPanel::say(const QString &text)
{
    m_result->setText(text);
    m_result->setVisible(!text.isEmpty());
}

QString LevelsPanel::noteText() const
{
    if (std::holds_alternative<core::Othello>(m_position))
        return tr("Hard thinks by the clock when it plays; here it stops after %1 positions, so "
                  "that it always plays the same.")
            .arg(countText(static_cast<qint64>(ai::lab::hardNodes)));
    return std::holds_alternative<core::TicTacToe>(m_position)
               ? tr("The report's Hard goes through its rules in their order: complete a line, "
                    "else block one, else stop a triangle, else search. Hard takes a square "
                    "against a triangle only from those that a search to the end finds best.")
               : QString();
}

void LevelsPanel::showLevel(const Level &level, const LevelChoice &choice)
{
    level.board->setPosition(after(m_position, choice.result.move), choice.result.move);
    level.open->setToolTip(deviationText(choice.search.deviation));
    QStringList facts{
        tr("Plays %1", "a move").arg(movesText(choice)),
        tr("Its estimate: %1").arg(levelValueText(choice)),
        choice.result.nodes == 0
            ? tr("Does not search")
            : tr("Positions tried: %1").arg(countText(static_cast<qint64>(choice.result.nodes)))};
    if (choice.outcome)
        facts +=
            tr("With perfect play: %1", "won, lost or drawn").arg(outcomeText(*choice.outcome));
    level.facts->setText(facts.join('\n'));
    level.reason->setText(levelReasonText(choice));
    level.all->show();
}

/// The level's move and the others that it considers equally good.
QString LevelsPanel::movesText(const LevelChoice &choice) const
{
    QString move = labMoveTitle(m_position, choice.result.move);
    QStringList others;
    for (const core::Move one : choice.result.equalMoves) {
        if (one != choice.result.move)
            others += labMoveTitle(m_position, one);
    }
    if (others.isEmpty() || choice.result.reason == ai::Reason::Chance)
        return move;
    return tr("%1; as good to it: %2", "a move, other moves").arg(move, others.join(tr(", ")));
}

} // namespace ui::lab
