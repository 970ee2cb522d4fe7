#pragma once

#include "ai/lab/trace/texttree.h"
#include "core/position.h"

#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace ai::lab {

/// What the Lab can search: a position of a game that is played, or a tree of a textbook. Visited
/// once a request or a node shown, never once a node searched.
using LabPosition = std::variant<core::TicTacToe, core::Othello, core::Nim, TextTree>;

LabPosition fromPosition(const core::Position &position);
/// The position of a game; nothing for a tree.
std::optional<core::Position> toPosition(const LabPosition &position);
inline bool isTree(const LabPosition &position)
{
    return std::holds_alternative<TextTree>(position);
}

core::Side sideToMove(const LabPosition &position);
bool isOver(const LabPosition &position);
/// Whether chance moves there, rather than a side.
bool isChance(const LabPosition &position);
std::vector<core::Move> legalMoves(const LabPosition &position);
LabPosition after(const LabPosition &position, core::Move move);
LabPosition after(LabPosition position, const std::vector<core::Move> &path);
/// "5", "d3", "a2"; of a tree the place of the child, counted from 1.
std::string moveText(const LabPosition &position, core::Move move);

} // namespace ai::lab
