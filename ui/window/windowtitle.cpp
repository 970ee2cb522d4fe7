#include "ui/window/windowtitle.h"

#include "ui/common/titles.h"

#include <QCoreApplication>

namespace ui {

namespace {

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(ui::WindowTitle)
};

/// The state of the game in a word or two; empty if the game is not under way.
QString stateTitle(const GameController &game)
{
    using Phase = GameController::Phase;
    switch (game.phase()) {
    case Phase::PersonToMove:
        return game.twoPeople()
                   ? Texts::tr("%1 to move")
                         .arg(sideTitle(game.match().kind(), sideToMove(game.match().current())))
                   : Texts::tr("Your move");
    case Phase::ComputerToMove:
        return Texts::tr("Thinking");
    case Phase::Over:
        return Texts::tr("Game over");
    case Phase::NotStarted:
    case Phase::PassToCome:
    case Phase::Failed:
        break;
    }
    return {};
}

} // namespace

QString windowTitleFor(const GameController &game, const QString &event)
{
    const QString kind = gameTitle(game.match().current());
    const QString title =
        event.isEmpty() ? kind : Texts::tr("%1, %2", "a game, and where and when").arg(kind, event);
    const QString state = stateTitle(game);
    return state.isEmpty() ? title : Texts::tr("%1 \u2014 %2", "state and game").arg(state, title);
}

QString learnTitleFor(const QString &what, core::GameKind game)
{
    return Texts::tr("%1 \u2014 %2", "state and game").arg(what, gameTitle(game));
}

} // namespace ui
