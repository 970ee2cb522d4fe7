#include "ai/lab/trace/labposition.h"

namespace ai::lab {

using core::Move;

LabPosition fromPosition(const core::Position &position)
{
    return std::visit([](const auto &game) { return LabPosition(game); }, position);
}

std::optional<core::Position> toPosition(const LabPosition &position)
{
    return std::visit(
        [](const auto &game) -> std::optional<core::Position> {
            if constexpr (std::is_same_v<std::decay_t<decltype(game)>, TextTree>)
                return std::nullopt;
            else
                return core::Position(game);
        },
        position);
}

core::Side sideToMove(const LabPosition &position)
{
    return std::visit([](const auto &game) { return game.sideToMove(); }, position);
}

bool isOver(const LabPosition &position)
{
    return std::visit([](const auto &game) { return game.isOver(); }, position);
}

bool isChance(const LabPosition &position)
{
    const auto *tree = std::get_if<TextTree>(&position);
    return tree != nullptr && tree->isChance();
}

std::vector<Move> legalMoves(const LabPosition &position)
{
    return std::visit(
        [](const auto &game) {
            const auto moves = game.legalMoves();
            return std::vector<Move>(moves.begin(), moves.end());
        },
        position);
}

LabPosition after(const LabPosition &position, Move move)
{
    return std::visit([move](const auto &game) { return LabPosition(core::after(game, move)); },
                      position);
}

LabPosition after(LabPosition position, const std::vector<Move> &path)
{
    for (const Move move : path)
        std::visit([move](auto &game) { game.play(move); }, position);
    return position;
}

std::string moveText(const LabPosition &position, Move move)
{
    return std::visit(
        [move](const auto &game) -> std::string {
            if constexpr (std::is_same_v<std::decay_t<decltype(game)>, TextTree>)
                return std::to_string(move.code() + 1);
            else
                return game.moveText(move);
        },
        position);
}

} // namespace ai::lab
