#include "ui/lab/texts/leveltexts.h"

#include "ui/lab/texts/labtexts.h"

#include <QCoreApplication>

#include <cstdlib>

namespace ui::lab {

using ai::lab::Algorithm;
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

} // namespace ui::lab
