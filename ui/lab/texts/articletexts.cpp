#include "ui/lab/texts/articletexts.h"

#include <QCoreApplication>

namespace ui::lab {

namespace {

/// What the counts are called where they are made, for the translators: the layer below knows no
/// languages.
[[maybe_unused]] constexpr const char *sourceTexts[]{
    QT_TRANSLATE_NOOP("ui::lab::ArticleTexts", "Tic-tac-toe, plain minimax, root moves counted"),
    QT_TRANSLATE_NOOP("ui::lab::ArticleTexts", "more than 500,000"),
    QT_TRANSLATE_NOOP("ui::lab::ArticleTexts", "alpha-beta, a full window for each root move"),
    QT_TRANSLATE_NOOP("ui::lab::ArticleTexts", "little more than 30,000"),
    QT_TRANSLATE_NOOP("ui::lab::ArticleTexts", "calls that alpha-beta saves, in per cent"),
    QT_TRANSLATE_NOOP("ui::lab::ArticleTexts", "94 %"),
    QT_TRANSLATE_NOOP("ui::lab::ArticleTexts", "leaves of alpha-beta"),
    QT_TRANSLATE_NOOP("ui::lab::ArticleTexts", "cuts of alpha-beta, each of one child at least"),
    QT_TRANSLATE_NOOP("ui::lab::ArticleTexts", "the same with nodes that their last child closes"),
    QT_TRANSLATE_NOOP("ui::lab::ArticleTexts", "chess, ten plies, as the literature has it"),
    QT_TRANSLATE_NOOP("ui::lab::ArticleTexts", "almost 70 trillion"),
    QT_TRANSLATE_NOOP("ui::lab::ArticleTexts", "heuristic at depth %1"),
    QT_TRANSLATE_NOOP("ui::lab::ArticleTexts", "evaluations at depth 2"),
    QT_TRANSLATE_NOOP("ui::lab::ArticleTexts", "of the plain calls, those after X on %1"),
    QT_TRANSLATE_NOOP("ui::lab::ArticleTexts", "of alpha-beta's calls, those after X on %1"),
    QT_TRANSLATE_NOOP("ui::lab::ArticleTexts", "of the calls at depth 2, those after X on %1"),
    QT_TRANSLATE_NOOP("ui::lab::ArticleTexts", "leaves of alpha-beta with one window"),
    QT_TRANSLATE_NOOP("ui::lab::ArticleTexts", "one window, from \u22121 to +1"),
    QT_TRANSLATE_NOOP("ui::lab::ArticleTexts", "little more than 300"),
    QT_TRANSLATE_NOOP("ui::lab::ArticleTexts", "games lost at depth 2"),
    QT_TRANSLATE_NOOP("ui::lab::ArticleTexts", "unbeatable: not so"),
    QT_TRANSLATE_NOOP("ui::lab::ArticleTexts", "games lost by the hard level as its code has it"),
    QT_TRANSLATE_NOOP("ui::lab::ArticleTexts", "games lost by the hard level as its prose has it"),
    QT_TRANSLATE_NOOP("ui::lab::ArticleTexts", "openings worth more or less than a draw"),
    QT_TRANSLATE_NOOP("ui::lab::ArticleTexts", "always in a corner: a tie-break"),
    QT_TRANSLATE_NOOP("ui::lab::ArticleTexts", "alpha-beta, one window"),
    QT_TRANSLATE_NOOP("ui::lab::ArticleTexts", "one window, centre, corners, edges"),
    QT_TRANSLATE_NOOP("ui::lab::ArticleTexts", "one window, corners first"),
    QT_TRANSLATE_NOOP("ui::lab::ArticleTexts", "one window, edges first"),
    QT_TRANSLATE_NOOP("ui::lab::ArticleTexts", "plain minimax, root counted"),
    QT_TRANSLATE_NOOP("ui::lab::ArticleTexts", "asks for it (exercise 2)"),
    QT_TRANSLATE_NOOP("ui::lab::ArticleTexts", "win-only cut, root counted"),
    QT_TRANSLATE_NOOP("ui::lab::ArticleTexts", "the same after X on %1"),
    QT_TRANSLATE_NOOP("ui::lab::ArticleTexts", "plain minimax after X on %1"),
    QT_TRANSLATE_NOOP("ui::lab::ArticleTexts", "figure 1, with leaves made up: value"),
    QT_TRANSLATE_NOOP("ui::lab::ArticleTexts", "the four leaves, MAX first: value"),
    QT_TRANSLATE_NOOP("ui::lab::ArticleTexts", "the four leaves, MIN first: value"),
    QT_TRANSLATE_NOOP("ui::lab::ArticleTexts", "leaves visited, MAX first"),
    QT_TRANSLATE_NOOP("ui::lab::ArticleTexts", "leaves visited, MIN first"),
    QT_TRANSLATE_NOOP("ui::lab::ArticleTexts", "the same with 7 before 2"),
    QT_TRANSLATE_NOOP("ui::lab::ArticleTexts", "Nim %1, misere: plain minimax"),
    QT_TRANSLATE_NOOP("ui::lab::ArticleTexts", "Nim 20, misere: calls that remember each position"),
    QT_TRANSLATE_NOOP("ui::lab::ArticleTexts", "Nim 20, misere: positions"),
    QT_TRANSLATE_NOOP("ui::lab::ArticleTexts", "games that X wins"),
    QT_TRANSLATE_NOOP("ui::lab::ArticleTexts", "games that O wins"),
    QT_TRANSLATE_NOOP("ui::lab::ArticleTexts", "games that are drawn"),
    QT_TRANSLATE_NOOP("ui::lab::ArticleTexts", "calls that remember each position"),
    QT_TRANSLATE_NOOP("ui::lab::ArticleTexts", "calls that remember them up to symmetry"),
    QT_TRANSLATE_NOOP("ui::lab::ArticleTexts", "Nim 20, misere: alpha-beta"),
    QT_TRANSLATE_NOOP("ui::lab::ArticleTexts", "the same, taking 3 first"),
    QT_TRANSLATE_NOOP("ui::lab::ArticleTexts", "heaps from 1 to 20 that are lost"),
    QT_TRANSLATE_NOOP("ui::lab::ArticleTexts", "asks for it (exercise 4)"),
    QT_TRANSLATE_NOOP("ui::lab::ArticleTexts", "Tic-tac-toe, games"),
    QT_TRANSLATE_NOOP("ui::lab::ArticleTexts", "Tic-tac-toe, positions"),
    QT_TRANSLATE_NOOP("ui::lab::ArticleTexts", "the same, up to symmetry"),
    QT_TRANSLATE_NOOP("ui::lab::ArticleTexts", "the report's minimax at depth 1"),
    QT_TRANSLATE_NOOP("ui::lab::ArticleTexts", "the report's minimax at depth 2"),
    QT_TRANSLATE_NOOP("ui::lab::ArticleTexts", "the report's minimax at depth 3"),
    QT_TRANSLATE_NOOP("ui::lab::ArticleTexts", "the report's minimax at depth 4"),
    QT_TRANSLATE_NOOP("ui::lab::ArticleTexts", "the report's minimax to full depth"),
    QT_TRANSLATE_NOOP("ui::lab::ArticleTexts", "tree 1: value"),
    QT_TRANSLATE_NOOP("ui::lab::ArticleTexts", "tree 1: leaves visited, of 5"),
    QT_TRANSLATE_NOOP("ui::lab::ArticleTexts", "tree 2: value"),
    QT_TRANSLATE_NOOP("ui::lab::ArticleTexts", "tree 2: leaves visited, of 9"),
    QT_TRANSLATE_NOOP("ui::lab::ArticleTexts", "four never visited"),
    QT_TRANSLATE_NOOP("ui::lab::ArticleTexts", "the classic tree: leaves visited, of 9"),
    QT_TRANSLATE_NOOP("ui::lab::ArticleTexts", "the same, best reply first"),
};

QString translate(std::string_view text)
{
    return QCoreApplication::translate("ui::lab::ArticleTexts", std::string(text).c_str());
}

} // namespace

QString articleCountText(const ai::lab::ArticleCount &count)
{
    const QString text = translate(count.what);
    return text.contains("%1") ? text.arg(count.number) : text;
}

QString articleClaimText(std::string_view claim)
{
    return claim.empty() ? QString() : translate(claim);
}

} // namespace ui::lab
