#pragma once

#include "ai/levels/othellolevels.h"
#include "ai/search/searchcontrol.h"
#include "ui/common/boarddisplay.h"
#include "ui/common/gamesetup.h"
#include "ui/settings/setting.h"

#include <QByteArray>

#include <array>
#include <chrono>
#include <functional>
#include <memory>

namespace ui {

/// The values that the Preferences offer; the settings may have others.
inline constexpr std::array<std::chrono::milliseconds, 6> offeredThinkingTimes{
    std::chrono::milliseconds(500), std::chrono::seconds(1),  std::chrono::seconds(2),
    std::chrono::seconds(5),        std::chrono::seconds(10), std::chrono::seconds(30)};
inline constexpr std::array offeredThreads{0, 1, 2, 4, 8};
inline constexpr std::array offeredTableMemories{16, ai::defaultTableMebibytes, 256, 1024};

/// The time, memory, threads and book that the computer may use for its moves and hints.
struct SearchOptions
{
    std::chrono::milliseconds thinkingTime = ai::defaultThinkingTime; ///< per move, without a clock
    int tableMemory = ai::defaultTableMebibytes; ///< the strong Othello engine's table, in MiB
    int threads = 0;                             ///< of a search; 0: as many as are useful
    bool usesBook = false; ///< whether Hard and hints play Othello's opening from the book
};

/// The settings, which persist between runs. Every change is written at once, in the background, so
/// that nothing is lost however the program ends; invalid or damaged entries read as their
/// defaults. All objects of this class in the program share the same entries. GUI thread.
class Settings
{
    const std::shared_ptr<SettingsStore> m_store = SettingsStore::ofProgram();
    SettingsStore &m_file = *m_store;

public:
    /// The longest time for a program's move, in seconds.
    static constexpr int longestPatience = 3600;
    /// The maximum length of a user's name, in characters.
    static constexpr int longestName = 40;

    /// Calls `report` with a sentence, once, when a change cannot be saved, or at once if one could
    /// not; during the context's lifetime.
    void onProblem(QObject *context, const std::function<void(const QString &problem)> &report);

    // The computer. searchOptions() has those of the search together.
    Setting<ai::Level> level{m_file, "level", ai::Level::Easy};
    Setting<std::chrono::milliseconds> thinkingTime{m_file, "thinkingTime", ai::defaultThinkingTime,
                                                    std::chrono::milliseconds(50),
                                                    std::chrono::minutes(10)};
    Setting<int> tableMemory{m_file, "tableMemory", ai::defaultTableMebibytes, 1,
                             ai::maxTableMebibytes};
    Setting<int> searchThreads{m_file, "searchThreads", 0, 0, 256};
    Setting<bool> usesBook{m_file, "openingBook", true};
    SearchOptions searchOptions() const
    {
        return {.thinkingTime = thinkingTime(),
                .tableMemory = tableMemory(),
                .threads = searchThreads(),
                .usesBook = usesBook()};
    }

    // The window.
    /// The code of its language from the next start on; empty for the desktop's.
    Setting<QString> language{m_file, "language"};
    Setting<WindowColours> windowColours{m_file, "windowColours", WindowColours::Desktop};
    Setting<bool> showsTheory{m_file, "show/theory"};
    /// The library file that was opened last; empty for the program's own.
    Setting<QString> libraryFile{m_file, "library/file"};
    /// Whether the user's finished games are added to the library.
    Setting<bool> addsToLibrary{m_file, "library/ownGames"};
    /// Whether the computer's intermediate results are shown while it thinks.
    Setting<bool> showsThinking{m_file, "show/thinking"};
    Setting<QByteArray> geometry{m_file, "geometry"};
    /// The positions and widths of the main window's docks.
    Setting<QByteArray> windowLayout{m_file, "windowLayout"};
    /// Who started the last game, for Starter::Alternate.
    Setting<bool> computerStartedLast{m_file, "computerStartedLast", true};

    /// Whether the first lesson was offered.
    Setting<bool> lessonOffered{m_file, "learn/offered"};

    // The Search Lab.
    Setting<QByteArray> labGeometry{m_file, "lab/geometry"};
    /// The text of the last tree that the user wrote; empty before the first.
    Setting<QString> labTree{m_file, "lab/tree"};
    /// Whether a legend below the tree explains the marks.
    Setting<bool> showsLabLegend{m_file, "lab/legend", false};
    /// Whether the projector view has a white background rather than a black one.
    Setting<bool> projectsOnWhite{m_file, "lab/projectorOnWhite"};
    /// The keys of the solved exercises, and of the path's topics that are done.
    Setting<QStringList> labSolved{m_file, "lab/solved"};
    Setting<QStringList> labTopicsDone{m_file, "lab/topics"};
    /// The keys of topics that were read to the end, and of those with a search that was stepped
    /// through.
    Setting<QStringList> labTopicsRead{m_file, "lab/topicsRead"};
    Setting<QStringList> labTopicsStepped{m_file, "lab/topicsStepped"};
    /// Whether something was chosen on the Lab's start page.
    Setting<bool> labStarted{m_file, "lab/started"};
    /// The numbers of questions and right answers in all quizzes, by concept (QuizScore).
    Setting<QVariantMap> labScores{m_file, "lab/scores"};

    // Values that consist of several entries. Where a value was shown, only what differs from it is
    // stored: another program may have changed the rest since.
    GameSetup setup() const;
    void setSetup(const GameSetup &setup);
    /// The external program that can be played against; without a command if there is none.
    ExternalProgram program() const;
    void setProgram(const ExternalProgram &program, const ExternalProgram &shown);
    /// The names that the user entered for the two players; empty by default.
    PlayerNames playerNames() const;
    void setPlayerNames(const PlayerNames &names, const PlayerNames &shown);
    TimeControl timeControl() const;
    void setTimeControl(TimeControl control);
    BoardDisplay display() const;
    void setDisplay(BoardDisplay display, BoardDisplay shown);

    /// Off by default if the desktop is set to reduce motion.
    AnimationSpeed animationSpeed() const;
    /// Call this if the desktop is set to reduce motion; not stored, because that may change.
    void setMotionReduced() { m_motionReduced = true; }
    /// Whether the user chose a speed, rather than leaving it to the desktop.
    bool animationSpeedIsChosen() const { return m_animationSpeed.isSet(); }
    void setAnimationSpeed(AnimationSpeed speed) { m_animationSpeed.set(speed); }
    /// Whether the game's sounds are on: the user's choice, else the desktop's setting.
    bool playsSounds() const { return m_sounds.isSet() ? m_sounds() : m_eventSoundsOn; }
    void setPlaysSounds(bool plays) { m_sounds.set(plays); }
    /// Sets whether the desktop's event sounds are on; not stored, because that may change.
    void setEventSoundsOn(bool on) { m_eventSoundsOn = on; }
    /// The number of consecutive wins at a level at which the user declined the next level; 0 if
    /// never.
    Setting<int> declinedWins(core::GameKind game, ai::Level at) const;
    /// Whether the user declined to continue a journal's game, so that it is not offered again.
    bool isDeclined(const QString &path) const { return m_declined().contains(path); }
    void decline(const QString &path);

private:
    Setting<bool> settingOf(const DisplaySwitch &part) const;

    Setting<core::GameKind> m_game{m_file, "game", core::GameKind::Othello};
    Setting<Starter> m_starter{m_file, "starter", Starter::Human};
    Setting<QString> m_opponent{m_file, "opponent"};
    Setting<QString> m_player{m_file, "player"}; ///< the player if the opponent is "named"
    Setting<bool> m_reverseOthello{m_file, "othello/reverse"};
    Setting<bool> m_nimMisere{m_file, "nim/misere", true};
    Setting<QString> m_nimHeaps{m_file, "nim/heaps"};

    Setting<QString> m_programName{m_file, "program/name"};
    Setting<QString> m_programCommand{m_file, "program/command"};
    Setting<ExternalProgram::Protocol> m_protocol{m_file, "program/protocol",
                                                  ExternalProgram::Protocol::Gtp};
    Setting<std::chrono::seconds> m_patience{m_file, "program/patience", ExternalProgram().patience,
                                             std::chrono::seconds(1),
                                             std::chrono::seconds(longestPatience)};

    Setting<QString> m_firstName{m_file, "players/you"};
    Setting<QString> m_secondName{m_file, "players/second"};

    Setting<std::chrono::seconds> m_clockTime{m_file, "clock/seconds"};
    Setting<std::chrono::seconds> m_clockIncrement{m_file, "clock/increment"};

    Setting<BoardTheme> m_theme{m_file, "board", BoardTheme::Felt};
    Setting<AnimationSpeed> m_animationSpeed{m_file, "pace", AnimationSpeed::Normal};
    Setting<bool> m_sounds{m_file, "sounds"};
    Setting<QStringList> m_declined{m_file, "declinedGame"};
    bool m_motionReduced = false;
    bool m_eventSoundsOn = false;
};

} // namespace ui
