#pragma once

#include "ui/play/gamecontroller.h"

#include <QObject>

namespace ui {

class ContinueBar;
class EditorController;
class GameFiles;
class GameResumer;
class GameStarter;
class LevelProposal;
class MovesDock;
class ResumeBar;
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
    /// What it connects; all of it must outlive it, but while everything is destroyed.
    struct Parts
    {
        GameController &game;
        GameStarter &starter;
        GameResumer &resumer;
        ResumeBar &resumeBar;
        GameFiles &files;
        SetupPanel &panel;
        ContinueBar &continueBar;
        SetupController &setup;
        EditorController &editor;
        MovesDock &moves;
        StatisticsRecorder &statistics;
        LevelProposal &proposal;
        StatusText &status;
    };

    GameFlow(const Parts &parts, QObject *parent);

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
};

} // namespace ui
