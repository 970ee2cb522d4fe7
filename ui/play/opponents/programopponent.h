#pragma once

#include "core/match/match.h"
#include "ui/play/opponents/externalplayer.h"

#include <QObject>

#include <optional>

namespace ui {

/// The role of a program as files keep it: they know it by its command.
core::Role roleOf(const ExternalProgram &program);

/// Another program as the opponent in the game in hand. GUI thread.
class ProgramOpponent : public QObject
{
    Q_OBJECT

public:
    explicit ProgramOpponent(QObject *parent = nullptr);

    /// Nothing where no program plays.
    const std::optional<ExternalProgram> &program() const { return m_program; }
    /// Sets the program that plays, or none; the one before is ended.
    void setProgram(const std::optional<ExternalProgram> &program);

    /// Has the program look for a move in the current position of a match of Othello.
    void start(const core::Match &match, std::chrono::milliseconds time);
    /// No answer to the last start() will be reported.
    void cancel() { m_player.cancel(); }

signals:
    void moveFound(core::Move move);
    /// Why the program does not play on, in a sentence.
    void failed(const QString &message);

private:
    std::optional<ExternalProgram> m_program;
    ExternalPlayer m_player;
};

} // namespace ui
