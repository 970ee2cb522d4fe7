#pragma once

#include "ai/lab/lessons/examples.h"

#include <QByteArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <string_view>
#include <vector>

// Pages that the Lab exports, for tests.

namespace support {

/// The data in a page's script element.
inline QJsonObject dataOf(const QByteArray &page)
{
    const QByteArray begin = "<script type=\"application/json\" id=\"data\">";
    const qsizetype from = page.indexOf(begin) + begin.size();
    const qsizetype to = page.indexOf("</script>", from);
    return QJsonDocument::fromJson(page.mid(from, to - from)).object();
}

/// Searches of trees and of every game, with most algorithms.
inline std::vector<ai::lab::SearchSetup> pageSamples()
{
    using ai::lab::Algorithm;
    using ai::lab::TextTree;
    const auto exampleSetup = [](std::string_view key) { return ai::lab::example(key)->setup; };
    ai::lab::SearchSetup hard = exampleSetup("tree-2");
    hard.failHard = true;
    return {exampleSetup("tree-2"),
            hard,
            exampleSetup("tree-1"),
            exampleSetup("ttt-late"),
            {*TextTree::parse("MIN(MAX(-3,5,c),MAX(2,a,b),MAX(2,7,3)); a <= 2"),
             Algorithm::AlphaBetaFresh},
            {*core::TicTacToe::parse("XX--X-OO- O"), Algorithm::AlphaBetaFresh},
            {*core::Nim::parse("1-2 normal"), Algorithm::WinOnly},
            {*core::Nim::parse("2-3 normal"), Algorithm::Table},
            {*core::Nim::parse("2-3 normal"), Algorithm::Killers},
            {*core::TicTacToe::parse("XX--X-OO- O"), Algorithm::Deepening, 3},
            {*TextTree::parse("MIN(MAX(7,1),MAX(2,3),MAX(MIN(4,6),5))"), Algorithm::Negamax},
            {*TextTree::parse("MIN(CHANCE(1/3: MAX(7,-1), 2/3: 5),CHANCE(MAX(2,8),4,-3),6)"),
             Algorithm::Expectiminimax},
            exampleSetup("tree-chance"),
            {core::Othello(), Algorithm::AlphaBetaShared, 2}};
}

} // namespace support
