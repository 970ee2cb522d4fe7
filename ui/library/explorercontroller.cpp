#include "ui/library/explorercontroller.h"

#include "ui/common/filedialogs.h"
#include "ui/common/titles.h"
#include "ui/play/gametexts.h"
#include "ui/settings/settings.h"

#include <QApplication>
#include <QFileInfo>
#include <QLocale>
#include <QVBoxLayout>

#include <utility>

namespace ui {

using namespace core::library;

namespace {

QWidget *emptyPlace(const char *name)
{
    auto *place = new QWidget;
    place->setObjectName(name);
    (new QVBoxLayout(place))->setContentsMargins({});
    return place;
}

} // namespace

ExplorerController::ExplorerController(GameController &game, GameBoard &board,
                                       const MainCommands &commands, Settings &settings,
                                       QWidget *window)
    : QObject(window)
    , m_window(window)
    , m_game(game)
    , m_board(board)
    , m_settings(settings)
    , m_switch(commands.explorer)
    , m_openLibrary(commands.openLibrary)
    , m_leave(new QAction(tr("Back"), this))
    , m_place(emptyPlace("explorerPlace"))
    , m_hostPlace(m_place)
    , m_service(chosenLibrary(settings), this)
{
    m_leave->setObjectName("leaveExplorer");
    m_typing.setSingleShot(true);
    m_typing.setInterval(150);
    connect(&m_typing, &QTimer::timeout, this, &ExplorerController::lookUp);
    connect(m_switch, &QAction::triggered, this, [this](bool shown) {
        if (!shown)
            return leave();
        setShown();
        m_panel->focusMoves();
    });
    connect(commands.openLibrary, &QAction::triggered, this, &ExplorerController::openLibrary);
    connect(m_leave, &QAction::triggered, this, &ExplorerController::leave);
    connect(&game, &GameController::movePlayed, this, [this] { m_moved = true; });
    connect(&game, &GameController::stateChanged, this, &ExplorerController::followGame);
    connect(&m_service, &LibraryService::messageRequested, this,
            &ExplorerController::messageRequested);
    connect(&m_service, &LibraryService::opened, this, [this](const QString &path) {
        m_settings.libraryFile.set(path == libraryPath() ? QString() : path);
        emit libraryOpened(path);
        setShown();
    });
    connect(&m_service, &LibraryService::changed, this, &ExplorerController::libraryChanged);
}

void ExplorerController::setShown()
{
    if (m_host != Host::None)
        m_shownFor[std::size_t(m_host)] = true;
    refresh();
}

void ExplorerController::hideFor(Host host)
{
    if (host == Host::None)
        return;
    const QWidget *const focused = QApplication::focusWidget();
    const bool hasFocus = m_panel != nullptr && focused != nullptr
                          && (m_panel == focused || m_panel->isAncestorOf(focused));
    m_shownFor[std::size_t(host)] = false;
    refresh();
    if (host == m_host && hasFocus)
        emit left();
}

void ExplorerController::leave()
{
    hide();
    emit left();
}

void ExplorerController::follow(Host host, const std::optional<core::Position> &position,
                                QWidget *place, bool hasValues)
{
    for (const Host subject : {Host::Editor, Host::Study}) {
        if (host == Host::None || (host == Host::Game && subject == Host::Editor))
            m_shownFor[std::size_t(subject)] = false;
    }
    m_other = position;
    m_hasValues = hasValues;
    m_host = host;
    m_hostPlace = place;
    refresh();
    lookUp();
}

void ExplorerController::refresh()
{
    const bool shown = isShown();
    m_switch->setEnabled(m_host != Host::None);
    m_openLibrary->setEnabled(m_host != Host::None); // only if the result can be shown
    m_switch->setChecked(shown);
    if (shown && m_panel == nullptr)
        makePanel();
    if (shown) {
        if (m_panel->parentWidget() != m_hostPlace) {
            m_hostPlace->layout()->addWidget(m_panel);
            m_panel->setVisible(true); // another parent hides it
        }
        m_panel->setShowsBack(m_host != Host::Game); // the game's column has a button for it
    }
    emit shownChanged();
}

void ExplorerController::makePanel()
{
    m_panel = new ExplorerPanel;
    connectPanel();
    connectService();
}

void ExplorerController::connectPanel()
{
    m_panel->ownGames()->setChecked(m_settings.addsToLibrary());
    connect(m_panel->ownGames(), &QCheckBox::toggled, this,
            [this](bool adds) { m_settings.addsToLibrary.set(adds); });
    connect(m_panel, &ExplorerPanel::queryChanged, this, [this] { m_typing.start(); });
    connect(m_panel, &ExplorerPanel::importFolderRequested, this,
            &ExplorerController::importFolder);
    connect(m_panel, &ExplorerPanel::importFileRequested, this, &ExplorerController::importFile);
    connect(m_panel, &ExplorerPanel::cancelRequested, &m_service, &LibraryService::cancelImport);
    connect(m_panel, &ExplorerPanel::moveChosen, this, &ExplorerController::showMove);
    connect(m_panel, &ExplorerPanel::moveActivated, this, &ExplorerController::playMove);
    connect(m_panel, &ExplorerPanel::gameChosen, this, &ExplorerController::openGame);
    connect(m_panel, &ExplorerPanel::backRequested, this, &ExplorerController::leave);
    connect(m_panel, &ExplorerPanel::appeared, this, &ExplorerController::lookUp);
}

void ExplorerController::connectService()
{
    connect(&m_service, &LibraryService::found, this, &ExplorerController::receive);
    connect(&m_service, &LibraryService::namesFound, m_panel, &ExplorerPanel::setNames);
    connect(&m_service, &LibraryService::importProgressed, m_panel, &ExplorerPanel::showImport);
    connect(&m_service, &LibraryService::importEnded, m_panel, &ExplorerPanel::endImport);
    connect(&m_service, &LibraryService::changed, this, [this] {
        m_asked.reset();
        lookUp();
    });
}

const core::Position &ExplorerController::position() const
{
    return m_other ? *m_other : m_game.shown();
}

void ExplorerController::followGame()
{
    const bool ended =
        std::exchange(m_moved, false) && m_game.phase() == GameController::Phase::Over;
    if (ended && m_settings.addsToLibrary())
        m_service.addOwnGame(namedRecord(m_game));
    lookUp();
}

void ExplorerController::lookUp()
{
    if (m_panel == nullptr || !m_panel->isVisible())
        return;
    m_typing.stop();
    const auto *const othello = std::get_if<core::Othello>(&position());
    const bool isUsual = othello != nullptr && othello->rule() == core::Othello::Rule::Most;
    if (!isUsual) {
        m_asked.reset();
        m_service.cancelLookUp();
        m_panel->showNothing(tr("The library has games of Othello alone."));
        return;
    }
    LibraryQuery query = m_panel->query();
    query.position = *othello;
    if (m_asked && m_asked->position != query.position)
        query.move = core::Move::none(); // it was chosen in another position
    query.hasValues = m_hasValues;
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

void ExplorerController::receive(const LibraryAnswer &answer)
{
    if (!m_asked)
        return;
    m_isOutdated = m_typing.isActive();
    if (m_isOutdated)
        return; // the user is typing another filter, which will be looked up soon
    m_panel->show(m_asked->position, answer);
    m_asked->move = m_panel->query().move; // the shown move need not be looked up again
    m_panel->setFirstNewMove(answer.firstNew ? firstNewText(*answer.firstNew) : QString());
}

QString ExplorerController::firstNewText(const FirstNewMove &first) const
{
    const core::Match &match = m_game.match();
    if (first.ply >= match.ply())
        return {};
    const LibraryGame &last = first.last.game;
    const QString game = playersText(last);
    const QString move = tr("%1. %2", "a move's number and square")
                             .arg(match.moveNumber(first.ply + 1))
                             .arg(moveTitle(match.position(first.ply), match.moves()[first.ply]));
    if (last.players[0].empty() && last.players[1].empty())
        return tr("First new move: %1.").arg(move);
    return last.year == 0 ? tr("First new move: %1. The last to get there: %2.").arg(move, game)
                          : tr("First new move: %1. The last to get there: %2, %3.")
                                .arg(move, game)
                                .arg(last.year);
}

/// Whether the game's board shows the position of the move.
bool ExplorerController::canShow(const MoveStatistics &move) const
{
    // The board may show something else by now, such as a move that was just played.
    const auto *const shown = std::get_if<core::Othello>(&m_board.widget()->position());
    const bool isAsked = shown != nullptr && m_asked && m_asked->position == *shown;
    return !m_other && isAsked && move.move != core::Othello::pass;
}

void ExplorerController::showMove(const MoveStatistics &move)
{
    if (canShow(move))
        m_board.widget()->showHint(move.move, QLocale().toString(qlonglong(move.games)));
}

/// Acts as if the square were pressed, so that the board reports a move when it is not the user's
/// turn.
void ExplorerController::playMove(const MoveStatistics &move)
{
    if (canShow(move))
        m_board.widget()->press(move.move.code());
}

void ExplorerController::openGame(const ListedGame &listed)
{
    core::GameRecord record = recordOf(listed.game);
    // Show the position after the move whose games are listed; the record includes passes,
    // ListedGame::ply does not.
    std::size_t squares = 0;
    std::size_t ply = 0;
    for (; ply < record.moves.size() && squares <= listed.ply; ++ply)
        squares += record.moves[ply] == core::Othello::pass ? 0u : 1u;
    record.ply = ply;
    emit gameChosen(record);
}

void ExplorerController::openLibrary()
{
    const QString file =
        ui::chooseFile(m_window, tr("Open a library of games"), QFileInfo(m_service.path()).path(),
                       tr("Libraries (*.db);;All files (*)"));
    if (!file.isEmpty())
        m_service.open(file);
}

void ExplorerController::importFolder()
{
    const QString folder = ui::chooseFolder(
        m_window, tr("Import a folder of games (WTHOR, GGF, PlayOK, transcripts)"), {});
    if (!folder.isEmpty())
        m_service.import({folder});
}

void ExplorerController::importFile()
{
    QStringList patterns;
    for (const std::string_view extension : gameExtensions())
        patterns << '*' + QString::fromLatin1(extension.data(), qsizetype(extension.size()));
    const QString file =
        ui::chooseFile(m_window, tr("Import a file of games"), {},
                       tr("Games (%1);;All files (*)", "%1: *.wtb *.ggf").arg(patterns.join(' ')));
    if (!file.isEmpty())
        m_service.import({file});
}

} // namespace ui
