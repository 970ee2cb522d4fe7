#include "ui/play/demonstration.h"

#include <QTextStream>

namespace ui {

Demonstration::Demonstration(GameController &game, QObject *parent)
    : QObject(parent)
    , m_game(game)
{
    connect(&game, &GameController::hintFound, this,
            [this](const ai::SearchResult &result) { m_game.play(result.move); });
    connect(&game, &GameController::searchFailed, this, [this](const QString &message) {
        m_failed = true;
        QTextStream(stderr) << message << Qt::endl;
    });
    connect(&game, &GameController::movePlayed, this, &Demonstration::printMove);
    // Queued, because the phase is only updated after these signals.
    connect(&game, &GameController::positionChanged, this, &Demonstration::findMove,
            Qt::QueuedConnection);
    connect(&game, &GameController::movePlayed, this, &Demonstration::findMove,
            Qt::QueuedConnection);
}

void Demonstration::start(const core::Position &position)
{
    m_failed = false;
    m_game.start(position, {});
    m_game.setCounts(false); // the computer played both sides
}

void Demonstration::printMove(core::Move move) const
{
    const core::Match &match = m_game.match();
    QTextStream(stdout) << QString::fromStdString(moveText(match.position(match.ply() - 1), move))
                        << Qt::endl;
}

void Demonstration::findMove()
{
    if (m_game.phase() == GameController::Phase::PersonToMove && !m_game.findingHint() && !m_failed)
        m_game.findHint();
}

} // namespace ui
