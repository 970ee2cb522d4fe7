#include "ui/window/gameflow.h"

#include "ui/play/card/levelproposal.h"
#include "ui/play/card/statustext.h"
#include "ui/play/setup/gamestarter.h"
#include "ui/play/setup/setuppanel.h"
#include "ui/play/setup/sideoffer.h"
#include "ui/records/gamefiles.h"
#include "ui/records/journal/gameresumer.h"
#include "ui/records/journal/resumecard.h"
#include "ui/records/statistics/statisticsrecorder.h"
#include "ui/study/movesdock.h"
#include "ui/study/review/endexplanation.h"
#include "ui/window/editorcontroller.h"
#include "ui/window/setupcontroller.h"

#include <utility>

namespace ui {

GameFlow::GameFlow(const Parts &parts, QObject *parent)
    : QObject(parent)
    , m_parts(parts)
{
    connectBeginning();
    connectRecords();
    connectContinuing();
    connectEditor();
    connectEnd();
}

void GameFlow::connectBeginning()
{
    connect(&m_parts.resumer, &GameResumer::aboutToBegin, &m_parts.status,
            [this] { m_parts.status.setProblem({}); });
    connect(&m_parts.status, &StatusText::replaceProgramRequested, this, [this] {
        m_parts.game.replaceProgram();
        emit boardNeeded();
    });
    const auto begin = [this] {
        m_parts.statistics.beginCounting();
        emit boardNeeded();
    };
    connect(&m_parts.starter, &GameStarter::aboutToStart, this, [this] {
        const GameController::Phase phase = m_parts.game.phase();
        m_leavesGame = m_parts.game.match().ply() > 0 && phase != GameController::Phase::NotStarted
                       && phase != GameController::Phase::Over;
    });
    connect(&m_parts.starter, &GameStarter::started, this, [this] {
        if (std::exchange(m_leavesGame, false))
            m_parts.status.showMessage(tr("Your last game is kept: Game, Recent games."));
    });
    connect(&m_parts.panel, &SetupPanel::playRequested, &m_parts.starter, &GameStarter::start);
    connect(&m_parts.starter, &GameStarter::started, this, begin);
    connect(&m_parts.resumer, &GameResumer::begun, this, begin);
}

void GameFlow::beginWith(core::Move move)
{
    const bool offered = m_parts.game.isOffer();
    // A game that is offered must not be lost sight of by a click in another one.
    if (move == core::Move::none() || m_parts.game.isComputersMove(m_parts.game.match().ply())
        || (!offered && m_parts.resumeCard.isVisibleTo(m_parts.resumeCard.parentWidget()))) {
        m_parts.status.repeatDetails();
        if (!offered || !m_parts.resumeCard.focusOffer())
            m_parts.panel.focusPlay();
        return;
    }
    if (offered) {
        m_parts.resumer.resumeWith(move);
        return;
    }
    m_parts.starter.start();
    m_parts.game.play(move);
}

/// Games that were written down.
void GameFlow::connectRecords()
{
    connect(&m_parts.files, &GameFiles::gameChosen, &m_parts.resumer, &GameResumer::open);
    connect(&m_parts.files, &GameFiles::recentChosen, &m_parts.resumer, &GameResumer::resume);
    // Enter must not throw the offered game away.
    connect(&m_parts.resumer, &GameResumer::offered, &m_parts.resumeCard, &ResumeCard::focusOffer);
    connect(&m_parts.resumeCard, &ResumeCard::declined, this, [this] {
        if (!m_parts.resumeCard.focusOffer()) // of the next one
            m_parts.panel.focusPlay();
    });
}

/// Games that go on with other players, or from another position.
void GameFlow::connectContinuing()
{
    connect(&m_parts.resumer, &GameResumer::aboutToBegin, &m_parts.sideOffer, &QWidget::hide);
    connect(&m_parts.resumer, &GameResumer::continuable, &m_parts.sideOffer, &SideOffer::offer);
    connect(&m_parts.resumer, &GameResumer::begun, &m_parts.setup, &SetupController::showGame);
    connect(&m_parts.moves, &MovesDock::playedFrom, this, [this] {
        m_parts.sideOffer.offer();
        emit boardNeeded();
    });
    connect(&m_parts.sideOffer, &SideOffer::sideChosen, this,
            [this](std::optional<core::Side> side) {
                m_parts.starter.continueAs(side);
                emit boardNeeded();
            });
    connect(&m_parts.starter, &GameStarter::opponentChanged, &m_parts.setup,
            &SetupController::showGame);
}

/// Positions that are set up on the board.
void GameFlow::connectEditor()
{
    connect(&m_parts.editor, &EditorController::ended, this, &GameFlow::boardNeeded);
    connect(&m_parts.editor, &EditorController::positionChosen, this,
            [this](const core::Position &position) {
                core::GameRecord game;
                game.start = position;
                m_parts.resumer.open(game);
            });
}

/// What follows a game that is over.
void GameFlow::connectEnd()
{
    connect(new EndExplanation(m_parts.game, this), &EndExplanation::found, &m_parts.status,
            &StatusText::addToResult);
    connect(&m_parts.statistics, &StatisticsRecorder::wonInARow, &m_parts.proposal,
            &LevelProposal::consider);
    connect(&m_parts.proposal, &LevelProposal::changed, &m_parts.status, &StatusText::setProposal);
    connect(&m_parts.proposal, &LevelProposal::accepted, this, [this](ai::Level level) {
        m_parts.setup.applyLevel(level);
        m_parts.starter.playAgain();
    });
}

} // namespace ui
