#pragma once

#include "ai/levels/level.h"
#include "ai/search/limits.h"
#include "ui/common/animationspeed.h"
#include "ui/common/boarddisplay.h"
#include "ui/common/externalprogram.h"
#include "ui/common/gamesetup.h"
#include "ui/common/timecontrol.h"
#include "ui/settings/settingsstore.h"

#include <QByteArray>

#include <array>
#include <chrono>
#include <functional>
#include <memory>

namespace ui {

/// What the menu and the Preferences offer; the settings may hold others.
inline constexpr std::array<std::chrono::milliseconds, 6> offeredThinkingTimes{
    std::chrono::milliseconds(500), std::chrono::seconds(1),  std::chrono::seconds(2),
    std::chrono::seconds(5),        std::chrono::seconds(10), std::chrono::seconds(30)};
inline constexpr std::array offeredThreads{0, 1, 2, 4, 8};
inline constexpr std::array offeredTableMemories{16, ai::defaultTableMebibytes, 256, 1024};

/// What is remembered between runs. Every change is written at once, in the background, so that
/// nothing is forgotten however the program ends; unknown or damaged entries read as their
/// defaults. What one of these changes, all others of the program read. GUI thread.
class Settings
{
public:
    /// The longest time for a program's move, in seconds.
    static constexpr int longestPatience = 3600;
    /// The longest name of a person, in characters.
    static constexpr int longestName = 40;

    Settings()
        : m_store(SettingsStore::ofProgram())
    {}
    /// By calls of its own, for tests; they must outlive the writing. Others do not read its
    /// changes.
    explicit Settings(core::storage::FileCalls &files)
        : m_store(std::make_shared<SettingsStore>(files))
    {}

    /// Calls `report` with a sentence, once, when a change cannot be saved, or could not be before;
    /// as long as the context lives.
    void onProblem(QObject *context, const std::function<void(const QString &problem)> &report);

    GameSetup setup() const;
    void setSetup(const GameSetup &setup);
    ai::Level level() const;
    void setLevel(ai::Level level);
    std::chrono::milliseconds thinkingTime() const;
    void setThinkingTime(std::chrono::milliseconds time);
    /// The size of the strong Othello engine's table, in MiB.
    int tableMemory() const;
    void setTableMemory(int mebibytes);
    /// How many threads a search may use; 0: as many as help.
    int searchThreads() const;
    void setSearchThreads(int threads);
    /// Whether Hard and hints play the opening of Othello from the book.
    bool usesBook() const;
    void setUsesBook(bool uses);
    /// The other program that can be played against; not named where none is.
    ExternalProgram program() const;
    void setProgram(const ExternalProgram &program);
    /// The names that people typed for themselves and for a second person; empty by default.
    PlayerNames playerNames() const;
    void setPlayerNames(const PlayerNames &names);
    TimeControl timeControl() const;
    void setTimeControl(TimeControl control);
    BoardDisplay display() const;
    void setDisplay(BoardDisplay display);
    /// Whether the list of moves is open, and the theory shown.
    bool listsMoves() const;
    void setListsMoves(bool listed);
    bool showsTheory() const;
    void setShowsTheory(bool shown);
    /// Off by default where the desktop is set to reduce motion.
    AnimationSpeed animationSpeed() const;
    /// The desktop answered that it is; not remembered, for it may answer otherwise next time.
    void setMotionReduced() { m_motionReduced = true; }
    /// Whether the person chose a speed, rather than leaving it to the desktop.
    bool animationSpeedIsChosen() const;
    void setAnimationSpeed(AnimationSpeed speed);
    /// Who started the last game, for Starter::Alternate.
    bool computerStartedLast() const;
    void setComputerStartedLast(bool computer);
    /// How many games won in a row at a level the proposal of the next one was declined at; 0 if
    /// it never was.
    int declinedWins(core::GameKind game, ai::Level level) const;
    void setDeclinedWins(core::GameKind game, ai::Level level, int wins);
    /// Whether what the computer has found so far is shown while it thinks.
    bool showsThinking() const;
    void setShowsThinking(bool shown);
    /// Whether the game of a journal was not to be continued; it is not offered again.
    bool isDeclined(const QString &path) const;
    void decline(const QString &path);
    QByteArray geometry() const;
    void setGeometry(const QByteArray &geometry);
    /// Where the docks of the main window are, and how wide.
    QByteArray windowLayout() const;
    void setWindowLayout(const QByteArray &layout);
    /// The place and size of the Search Lab's window.
    QByteArray labGeometry() const;
    void setLabGeometry(const QByteArray &geometry);
    /// The text of the tree that the person wrote last in the Lab; empty before the first.
    QString labTree() const;
    void setLabTree(const QString &text);
    /// Whether the Lab says under its tree what the marks mean.
    bool showsLabLegend() const;
    void setShowsLabLegend(bool shown);
    /// Whether the Lab's projector has a white ground rather than a black one.
    bool projectsOnWhite() const;
    void setProjectsOnWhite(bool white);
    /// The keys of the Lab's exercises that were solved, and of the path's topics that were done.
    QStringList labSolved() const;
    void setLabSolved(const QStringList &keys);
    QStringList labTopicsDone() const;
    void setLabTopicsDone(const QStringList &keys);
    /// What was asked and answered in all of the Lab's quizzes, by the name of what was asked.
    QVariantMap labScores() const;
    void setLabScores(const QVariantMap &scores);

private:
    void write(const QString &key, const QVariant &value);

    std::shared_ptr<SettingsStore> m_store;
    bool m_motionReduced = false;
};

} // namespace ui
