#pragma once

#include "ai/level.h"
#include "ai/limits.h"
#include "ui/boardwidget.h"
#include "ui/externalplayer.h"
#include "ui/gameclock.h"
#include "ui/gamesetup.h"
#include "ui/pace.h"

#include <QByteArray>
#include <QSettings>

#include <chrono>

namespace ui {

/// What is remembered between runs. Every change is written at once, so that nothing is forgotten
/// however the program ends; unknown or damaged entries read as their defaults. Window's thread.
class Settings
{
public:
    /// In MiB.
    static constexpr int defaultTableMemory = 64;
    /// For a program's move, in seconds.
    static constexpr int longestPatience = 3600;

    Settings();

    GameSetup setup() const;
    void setSetup(const GameSetup &setup);
    ai::Level level() const;
    void setLevel(ai::Level level);
    std::chrono::milliseconds thinkingTime() const;
    void setThinkingTime(std::chrono::milliseconds time);
    /// Of the strong Othello engine's table, in MiB.
    int tableMemory() const;
    void setTableMemory(int mebibytes);
    /// The other program that can be played against; not named where none is.
    ExternalProgram program() const;
    void setProgram(const ExternalProgram &program);
    TimeControl timeControl() const;
    void setTimeControl(TimeControl control);
    BoardWidget::Display display() const;
    void setDisplay(BoardWidget::Display display);
    /// Off by default where the desktop asks for no motion.
    Pace pace() const;
    /// Whether the person chose a pace, rather than leaving it to the desktop.
    bool paceIsChosen() const;
    void setPace(Pace pace);
    /// Who started the last game, for Starter::Alternate.
    bool computerStartedLast() const;
    void setComputerStartedLast(bool computer);
    /// The journal of the game that was not to be continued; it is not offered again.
    QString declinedGame() const;
    void setDeclinedGame(const QString &path);
    QByteArray geometry() const;
    void setGeometry(const QByteArray &geometry);
    /// Of the Search Lab's window.
    QByteArray labGeometry() const;
    void setLabGeometry(const QByteArray &geometry);
    /// The text of the tree that the person wrote last in the Lab; empty before the first.
    QString labTree() const;
    void setLabTree(const QString &text);

private:
    void write(const QString &key, const QVariant &value);

    QSettings m_store;
};

} // namespace ui
