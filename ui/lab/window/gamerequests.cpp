#include "ui/lab/window/gamerequests.h"

#include "ai/lab/trace/levelsearch.h"
#include "ui/common/titles.h"
#include "ui/lab/texts/exampletexts.h"
#include "ui/lab/texts/labtexts.h"
#include "ui/lab/texts/searchtexts.h"
#include "ui/play/gametexts.h"

#include <QCoreApplication>

#include <algorithm>

namespace ui::lab {

using ai::lab::LabPosition;
using ai::lab::TracedSearch;

OpenRequest requestForExample(const ai::lab::Example &example)
{
    const QString about = exampleText(example.key);
    PresentOptions options;
    options.message = [about](const ai::lab::TracedSearch &search) {
        return paragraphOf({about, summaryText(search)});
    };
    options.atEnd = false;
    options.greeting = about;
    return {example.setup, exampleTitle(example.key), options};
}

OpenRequest requestForStop(const ai::lab::PathStop &stop)
{
    OpenRequest request = requestForExample(*ai::lab::example(stop.example));
    request.setup = setupOf(stop);
    request.stop = QString::fromUtf8(stop.key);
    request.options.atEnd = stop.moment == ai::lab::SearchMoment::End;
    request.options.stepOf = [moment = stop.moment](const ai::lab::Trace &trace) {
        return stepOf(trace, moment);
    };
    return request;
}

namespace {

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(ui::lab::GameRequests)
};

/// Whether the last move was best, according to the search that explains it.
QString verdictText(const TracedSearch &search, const QString &mover, core::Move move)
{
    const LabPosition &root = search.setup.root;
    const auto name = [&root](core::Move one) { return labMoveTitle(root, one); };
    const auto &scored = search.rootMoves;
    const auto played = std::find_if(scored.begin(), scored.end(),
                                     [move](const auto &one) { return one.move == move; });
    const auto best =
        std::max_element(scored.begin(), scored.end(), [](const auto &one, const auto &other) {
            return one.value < other.value;
        });
    if (played == scored.end())
        return {};
    if (played->value == best->value) {
        const QString text =
            Texts::tr("%1 played %2. It is worth %3, and nothing here is worth more.")
                .arg(mover, name(move), minimaxValueText(played->value));
        QStringList equal;
        for (const ai::ScoredMove &one : scored) {
            if (one.value == best->value && one.move != move)
                equal += name(one.move);
        }
        return equal.isEmpty() ? text
                               : Texts::tr("%1 Worth as much: %2.", "a sentence, moves")
                                     .arg(text, equal.join(Texts::tr(", ", "between moves")));
    }
    return Texts::tr("%1 played %2, which is worth %3 here; %4 is worth %5.")
        .arg(mover, name(move), minimaxValueText(played->value), name(best->move),
             minimaxValueText(best->value));
}

/// "MAX is White (Computer).": identifies the search's sides with the game's.
QString playerOfMaxText(const GameController &game, core::Side side)
{
    const QString name = sideTitle(game.match().kind(), side);
    const QString player = playerTitle(game, side);
    return player == name
               ? QString()
               : Texts::tr("MAX is %1 (%2).", "a side and who plays it").arg(name, player);
}

} // namespace

OpenRequest requestForPosition(const GameController &game)
{
    const core::Position &position = game.match().current();
    const ai::lab::LevelSearch level = ai::lab::levelSearch(position, game.level());
    const QString player = playerOfMaxText(game, sideToMove(position));
    // Programs and named players do not search by level.
    const bool byLevel = game.twoPeople() || playsByLevel(game.opponentRole());
    const QString note = byLevel ? deviationText(level.deviation) : QString();
    OpenRequest request{level.setup, Texts::tr("The position being played")};
    request.options.message = [player, note](const TracedSearch &search) {
        return Texts::tr("%1 %2 %3", "sentences")
            .arg(summaryText(search), player, note)
            .simplified();
    };
    return request;
}

bool isPlayedElsewhere(const GameController &game, const LabPosition &position)
{
    return game.inProgress() && !(position == ai::lab::fromPosition(game.match().current()));
}

std::optional<OpenRequest> requestForLastMove(const GameController &game)
{
    const core::Match &match = game.match();
    const std::size_t ply = match.plyOfLastMove(match.ply()); // a pass needs no explanation
    if (ply == 0)
        return std::nullopt;
    const core::Position position = match.position(ply - 1);
    const core::Move move = match.move(ply - 1);
    const core::Side side = sideToMove(position);
    const bool byLevel = game.computerSide() == side && playsByLevel(game.opponentRole());
    const ai::lab::LevelSearch level =
        ai::lab::levelSearch(position, byLevel ? game.level() : ai::Level::Hard);
    const QString mover = playerTitle(game, side);
    const QString player = playerOfMaxText(game, side);
    const QString note = byLevel ? deviationText(level.deviation) : QString();
    OpenRequest request{level.setup, Texts::tr("Why %1?", "a move").arg(moveTitle(position, move))};
    request.options.select = {move};
    request.options.played = move;
    request.options.message = [mover, move, player, note](const TracedSearch &search) {
        return Texts::tr("%1 %2 %3", "sentences")
            .arg(verdictText(search, mover, move), player, note)
            .simplified();
    };
    return request;
}

} // namespace ui::lab
