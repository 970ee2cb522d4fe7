#pragma once

#include "ui/play/gamecontroller.h"

#include <QObject>

namespace ui {

class SideOffer;
class EditorController;
class GameFiles;
class GameResumer;
class GameStarter;
class LevelProposal;
class MovesDock;
class ResumeCard;
class SetupController;
class SetupPanel;
class StatisticsRecorder;
class StatusText;

/// The ways by which a game begins or goes on: started from the form, resumed, opened, set up,
/// played on from an earlier position or with other players, and again after its end. Window's
/// thread.
class GameFlow : public QObject
{
    Q_OBJECT

public:
    /// What it connects. All of it must live as long as the window, in any order at its end.
    struct Parts
    {
        GameController &game;
        GameStarter &starter;
        GameResumer &resumer;
        ResumeCard &resumeCard;
        GameFiles &files;
        SetupPanel &panel;
        SideOffer &sideOffer;
        SetupController &setup;
        EditorController &editor;
        MovesDock &moves;
        StatisticsRecorder &statistics;
        LevelProposal &proposal;
        StatusText &status;
    };

    GameFlow(const Parts &parts, QObject *parent);

    /// Starts the game that is chosen, or goes on with the one that is offered, with a person's
    /// move; where that cannot be, says how to begin.
    void beginWith(core::Move move);

signals:
    /// The next move is made on the board.
    void boardNeeded();

private:
    void connectBeginning();
    void connectRecords();
    void connectContinuing();
    void connectEditor();
    void connectEnd();

    Parts m_parts;
    bool m_leavesGame = false; ///< a game in its middle is about to be replaced
};

} // namespace ui
