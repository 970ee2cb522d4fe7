#include "ui/analysis/theory/theoryoverlay.h"

#include "ui/analysis/review/reviewtexts.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace ui {

namespace {

struct TheoryMarkTexts
{
    Q_DECLARE_TR_FUNCTIONS(ui::TheoryMarks)
};

using core::GameKind;
using Tone = BoardWidget::Tone;

constexpr int fairLoss = 4; ///< discs at most, compared with the best move

int bestValue(const std::vector<ai::AnalyzedMove> &moves)
{
    const auto best = std::max_element(
        moves.begin(), moves.end(),
        [](const ai::AnalyzedMove &a, const ai::AnalyzedMove &b) { return a.value < b.value; });
    return best == moves.end() ? 0 : best->value;
}

/// Whether values are counted in discs, and not only won, drawn and lost.
bool countsDiscs(GameKind kind)
{
    switch (kind) {
    case GameKind::Othello:
        return true;
    case GameKind::TicTacToe:
    case GameKind::Nim:
        break;
    }
    return false;
}

Tone toneOf(GameKind kind, int value, int best)
{
    if (!countsDiscs(kind))
        return value > 0 ? Tone::Good : value == 0 ? Tone::Fair : Tone::Poor;
    return value == best ? Tone::Good : best - value <= fairLoss ? Tone::Fair : Tone::Poor;
}

/// A sign for a counter that is too small for a word; numbers are short enough.
QString signOf(GameKind kind, int value)
{
    if (countsDiscs(kind))
        return {};
    return value > 0 ? QStringLiteral("+") : value == 0 ? QStringLiteral("=") : QChar(0x2212);
}

QString spokenValue(GameKind kind, const ai::AnalyzedMove &move)
{
    if (!countsDiscs(kind))
        return valueText(kind, move.value);
    const int discs = std::abs(move.value);
    if (discs == 0)
        return move.exact ? TheoryMarkTexts::tr("even") : TheoryMarkTexts::tr("about even");
    if (move.value > 0)
        return move.exact ? TheoryMarkTexts::tr("%n disc(s) ahead", nullptr, discs)
                          : TheoryMarkTexts::tr("about %n disc(s) ahead", nullptr, discs);
    return move.exact ? TheoryMarkTexts::tr("%n disc(s) behind", nullptr, discs)
                      : TheoryMarkTexts::tr("about %n disc(s) behind", nullptr, discs);
}

QString bestMeaning(bool exact, bool fromBook)
{
    if (exact)
        return TheoryMarkTexts::tr("best");
    return fromBook ? TheoryMarkTexts::tr("best by the opening book")
                    : TheoryMarkTexts::tr("best by estimate");
}

QString discMeaning(Tone tone, bool exact, bool fromBook)
{
    switch (tone) {
    case Tone::Good:
        return bestMeaning(exact, fromBook);
    case Tone::Fair:
        return TheoryMarkTexts::tr("up to %n disc(s) worse", nullptr, fairLoss);
    case Tone::Poor:
        break;
    }
    return TheoryMarkTexts::tr("more than %n disc(s) worse", nullptr, fairLoss);
}

/// The same for a small board.
QString shortDiscMeaning(Tone tone)
{
    switch (tone) {
    case Tone::Good:
        return TheoryMarkTexts::tr("best");
    case Tone::Fair:
        return TheoryMarkTexts::tr("up to %n worse", "discs", fairLoss);
    case Tone::Poor:
        break;
    }
    return TheoryMarkTexts::tr("over %n worse", "discs", fairLoss);
}

} // namespace

QList<BoardWidget::Theory> theoryMarks(GameKind kind, const std::vector<ai::AnalyzedMove> &moves)
{
    const int best = bestValue(moves);
    QList<BoardWidget::Theory> marks;
    for (const ai::AnalyzedMove &move : moves) {
        BoardWidget::Theory mark;
        mark.move = move.move;
        mark.text = valueText(kind, move.value);
        mark.shortText = signOf(kind, move.value);
        mark.spoken = spokenValue(kind, move);
        mark.tone = toneOf(kind, move.value, best);
        mark.best = move.value == best;
        marks.push_back(mark);
    }
    return marks;
}

QList<BoardWidget::TintMeaning> theoryLegend(GameKind kind,
                                             const std::vector<ai::AnalyzedMove> &moves)
{
    const int best = bestValue(moves);
    const bool exact = std::all_of(moves.begin(), moves.end(),
                                   [](const ai::AnalyzedMove &move) { return move.exact; });
    QList<BoardWidget::TintMeaning> legend;
    for (const Tone tone : {Tone::Good, Tone::Fair, Tone::Poor}) {
        const auto shown =
            std::find_if(moves.begin(), moves.end(), [&](const ai::AnalyzedMove &move) {
                return toneOf(kind, move.value, best) == tone;
            });
        if (shown == moves.end())
            continue;
        const QString sign = signOf(kind, shown->value);
        const QString word = valueText(kind, shown->value);
        if (countsDiscs(kind))
            legend.push_back(
                {tone, sign, discMeaning(tone, exact, shown->fromBook), shortDiscMeaning(tone)});
        else
            legend.push_back({tone, sign, word, word});
    }
    return legend;
}

TheoryOverlay::TheoryOverlay(const GameController &game, GameBoard &board,
                             const MainCommands &commands, QWidget *window)
    : QObject(window)
    , m_game(game)
    , m_board(board)
    , m_switch(commands.theory)
    , m_dock(new QDockWidget(window))
    , m_nimTable(new NimTable)
{
    m_dock->setObjectName("nimDock");
    m_dock->setWindowTitle(m_nimTable->windowTitle());
    m_dock->setWidget(m_nimTable);
    m_dock->hide();
    connect(m_switch, &QAction::toggled, this, &TheoryOverlay::refresh);
    connect(&game, &GameController::stateChanged, this, &TheoryOverlay::refresh);
    connect(&m_analyzer, &MoveAnalyzer::found, this, &TheoryOverlay::showValues);
    connect(&m_analyzer, &MoveAnalyzer::failed, this, [this](const QString &reason) {
        emit messageRequested(
            tr("The values of the moves could not be found: %1.", "why").arg(reason));
    });
}

void TheoryOverlay::refresh()
{
    showNimTable();
    if (m_switch->isChecked() && !isOver(m_game.shown())) {
        m_analyzer.start(m_game.shown());
    } else {
        m_analyzer.cancel();
        m_board.widget()->showTheory({});
    }
}

void TheoryOverlay::setCovered(bool covered)
{
    m_isCovered = covered;
    showNimTable();
}

void TheoryOverlay::setFits(bool fits)
{
    if (std::exchange(m_fits, fits) != fits)
        showNimTable();
}

void TheoryOverlay::showNimTable()
{
    const auto *nim = std::get_if<core::Nim>(&m_game.shown());
    const bool shown = m_switch->isChecked() && nim != nullptr;
    const bool isVisible =
        shown && m_fits && !m_isCovered && !m_dock->parentWidget()->isFullScreen();
    const bool appears = isVisible && m_dock->isHidden();
    m_dock->setVisible(isVisible);
    if (appears)
        m_dock->raise();
    if (shown)
        m_nimTable->showPosition(*nim);
}

void TheoryOverlay::showValues(const std::vector<ai::AnalyzedMove> &moves)
{
    if (m_board.showsVariation())
        return; // the values belong to the game's position
    const core::GameKind kind = m_game.match().kind();
    m_board.widget()->showTheory(theoryMarks(kind, moves), theoryLegend(kind, moves));
}

} // namespace ui
