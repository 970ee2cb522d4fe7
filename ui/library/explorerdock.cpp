#include "ui/library/explorerdock.h"

#include "ui/common/filedialogs.h"
#include "ui/common/titles.h"
#include "ui/play/gametexts.h"
#include "ui/settings/settings.h"

#include <QLocale>
#include <QVBoxLayout>

#include <utility>

namespace ui {

using namespace core::library;

ExplorerDock::ExplorerDock(GameController &game, GameBoard &board, const MainCommands &commands,
                           Settings &settings, QWidget *window)
    : QDockWidget(tr("Games played"), window)
    , m_game(game)
    , m_board(board)
    , m_settings(settings)
    , m_switch(commands.explorer)
    , m_service(libraryPath())
{
    setObjectName("explorerDock");
    auto *place = new QWidget;
    (new QVBoxLayout(place))->setContentsMargins({});
    setWidget(place);
    hide();
    m_typing.setSingleShot(true);
    m_typing.setInterval(150);
    connect(&m_typing, &QTimer::timeout, this, &ExplorerDock::lookUp);
    // On the full screen, where it is hidden at first, the switch stays on.
    connect(m_switch, &QAction::triggered, this, [this] {
        const bool shows = isHidden();
        setVisible(shows);
        if (shows) {
            raise();
            m_panel->focusMoves();
        }
    });
    connect(this, &QDockWidget::visibilityChanged, this,
            [this] { m_switch->setChecked(!isHidden()); });
    connect(&game, &GameController::movePlayed, this, [this] { m_moved = true; });
    connect(&game, &GameController::stateChanged, this, &ExplorerDock::followGame);
    connect(&m_service, &LibraryService::messageRequested, this, &ExplorerDock::messageRequested);
    connect(&m_service, &LibraryService::changed, this, &ExplorerDock::libraryChanged);
}

void ExplorerDock::setVisible(bool visible)
{
    if (visible && m_panel == nullptr)
        makePanel();
    QDockWidget::setVisible(visible);
}

void ExplorerDock::setCoversBoard(bool covers)
{
    m_coversBoard = covers;
    if (m_panel != nullptr)
        m_panel->setCoversBoard(covers);
}

void ExplorerDock::makePanel()
{
    m_panel = new ExplorerPanel;
    m_panel->setCoversBoard(m_coversBoard);
    widget()->layout()->addWidget(m_panel);
    connectPanel();
    connectService();
}

void ExplorerDock::connectPanel()
{
    m_panel->ownGames()->setChecked(m_settings.addsToLibrary());
    connect(m_panel->ownGames(), &QCheckBox::toggled, this,
            [this](bool adds) { m_settings.addsToLibrary.set(adds); });
    connect(m_panel, &ExplorerPanel::queryChanged, this, [this] { m_typing.start(); });
    connect(m_panel, &ExplorerPanel::importFolderRequested, this, &ExplorerDock::importFolder);
    connect(m_panel, &ExplorerPanel::importFileRequested, this, &ExplorerDock::importFile);
    connect(m_panel, &ExplorerPanel::cancelRequested, &m_service, &LibraryService::cancelImport);
    connect(m_panel, &ExplorerPanel::moveChosen, this, &ExplorerDock::showMove);
    connect(m_panel, &ExplorerPanel::gameChosen, this, &ExplorerDock::openGame);
    connect(m_panel, &ExplorerPanel::boardRequested, this, &QWidget::hide);
}

void ExplorerDock::connectService()
{
    connect(&m_service, &LibraryService::found, this, &ExplorerDock::receive);
    connect(&m_service, &LibraryService::namesFound, m_panel, &ExplorerPanel::setNames);
    connect(&m_service, &LibraryService::importProgressed, m_panel, &ExplorerPanel::showImport);
    connect(&m_service, &LibraryService::importEnded, m_panel, &ExplorerPanel::endImport);
    connect(&m_service, &LibraryService::changed, this, [this] {
        m_asked.reset();
        lookUp();
    });
}

void ExplorerDock::showEvent(QShowEvent *event)
{
    QDockWidget::showEvent(event);
    lookUp();
}

void ExplorerDock::setOtherPosition(const std::optional<core::Position> &position)
{
    m_hasBoard = true;
    m_other = position;
    lookUp();
}

void ExplorerDock::setNoBoard()
{
    m_hasBoard = false;
    lookUp();
}

const core::Position &ExplorerDock::position() const
{
    return m_other ? *m_other : m_game.shown();
}

void ExplorerDock::followGame()
{
    const bool ended =
        std::exchange(m_moved, false) && m_game.phase() == GameController::Phase::Over;
    if (ended && m_settings.addsToLibrary())
        m_service.addOwnGame(namedRecord(m_game));
    lookUp();
}

void ExplorerDock::lookUp()
{
    if (!isVisible())
        return;
    m_typing.stop();
    const auto *const othello = std::get_if<core::Othello>(&position());
    const bool isUsual = othello != nullptr && othello->rule() == core::Othello::Rule::Most;
    if (!m_hasBoard || !isUsual) {
        m_asked.reset();
        m_service.cancelLookUp();
        m_panel->showNothing(!m_hasBoard ? tr("No lesson, puzzle or game is open.")
                                         : tr("The library has games of Othello alone."));
        return;
    }
    LibraryQuery query = m_panel->query();
    query.position = *othello;
    const bool isGames = !m_other && std::holds_alternative<core::Othello>(m_game.match().start())
                         && *std::get_if<core::Othello>(&m_game.match().start()) == core::Othello();
    if (isGames)
        query.line = m_game.match().moves();
    if (m_asked == query && !m_isOutdated)
        return;
    m_isOutdated = false;
    m_asked = query;
    m_service.lookUp(query);
}

void ExplorerDock::receive(const LibraryAnswer &answer)
{
    if (!m_asked)
        return;
    m_isOutdated = m_typing.isActive();
    if (m_isOutdated)
        return; // the person has chosen something else meanwhile, which is asked for soon
    m_panel->show(m_asked->position, answer);
    m_asked->move = m_panel->query().move; // what is shown need not be asked again
    m_panel->setFirstNewMove(answer.firstNew ? firstNewText(*answer.firstNew) : QString());
}

QString ExplorerDock::firstNewText(const FirstNewMove &first) const
{
    const core::Match &match = m_game.match();
    if (first.ply >= match.ply())
        return {};
    const LibraryGame &last = first.last.game;
    const QString game =
        tr("%1 \u2013 %2", "the players")
            .arg(QString::fromStdString(last.players[0]), QString::fromStdString(last.players[1]));
    const QString move = tr("%1. %2", "a move's number and square")
                             .arg(match.moveNumber(first.ply + 1))
                             .arg(moveTitle(match.position(first.ply), match.moves()[first.ply]));
    return last.year == 0 ? tr("First new move: %1. The last to get there: %2.").arg(move, game)
                          : tr("First new move: %1. The last to get there: %2, %3.")
                                .arg(move, game)
                                .arg(last.year);
}

void ExplorerDock::showMove(const MoveStatistics &move)
{
    // The board may show something else by now, such as a move that was just played.
    const auto *const shown = std::get_if<core::Othello>(&m_board.widget()->position());
    const bool isAsked = shown != nullptr && m_asked && m_asked->position == *shown;
    if (m_other || !isAsked || move.move == core::Othello::pass)
        return;
    m_board.widget()->showHint(move.move, QLocale().toString(qlonglong(move.games)));
}

void ExplorerDock::openGame(const ListedGame &listed)
{
    core::GameRecord record = recordOf(listed.game);
    // The position after the move that the games are listed of; passes are moves of the record.
    std::size_t squares = 0;
    std::size_t ply = 0;
    for (; ply < record.moves.size() && squares <= listed.ply; ++ply)
        squares += record.moves[ply] == core::Othello::pass ? 0u : 1u;
    record.ply = ply;
    emit gameChosen(record);
}

void ExplorerDock::importFolder()
{
    const QString folder = ui::chooseFolder(
        this, tr("Import a folder of games (WTHOR, GGF, PlayOK, transcripts)"), {});
    if (!folder.isEmpty())
        m_service.import({folder});
}

void ExplorerDock::importFile()
{
    QStringList patterns;
    for (const std::string_view extension : gameExtensions())
        patterns << '*' + QString::fromLatin1(extension.data(), qsizetype(extension.size()));
    const QString file =
        ui::chooseFile(this, tr("Import a file of games"), {},
                       tr("Games (%1);;All files (*)", "%1: *.wtb *.ggf").arg(patterns.join(' ')));
    if (!file.isEmpty())
        m_service.import({file});
}

} // namespace ui
