#pragma once

#include "ai/lab/trace/texttree.h"
#include "core/position.h"

#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace ai::lab {

/// What the Lab can search: a position of a game, or a textbook tree. std::visit is used once per
/// request or node shown, never per node searched.
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
/// Whether this is a chance node.
bool isChance(const LabPosition &position);
std::vector<core::Move> legalMoves(const LabPosition &position);
LabPosition after(const LabPosition &position, core::Move move);
LabPosition after(LabPosition position, const std::vector<core::Move> &path);
/// "5", "d3", "a2"; for a tree the child's number, from 1.
std::string moveText(const LabPosition &position, core::Move move);

} // namespace ai::lab
