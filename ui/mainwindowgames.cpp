// MainWindow and the games that were written down: the journal, files, looking back.

#include "ui/gametexts.h"
#include "ui/mainwindow.h"
#include "ui/movespanel.h"
#include "ui/nimtable.h"
#include "ui/openings.h"
#include "ui/positioneditor.h"
#include "ui/reviewtexts.h"
#include "ui/scorekeeper.h"

#include <QDateTime>
#include <QDockWidget>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QLocale>
#include <QMimeData>
#include <QScreen>
#include <QTextStream>

namespace ui {

namespace {

/// Where and when a game was played, as far as its record says: "Paris, 1999".
QString occasionOf(const core::GameRecord &game)
{
    const QString date = QString::fromStdString(game.date).simplified();
    const QDateTime time = QDateTime::fromString(date, Qt::ISODate);
    // GGF writes 2024.05.01_10:00:00.GMT.
    const QDate day = time.isValid()
                          ? time.date()
                          : QDate::fromString(date.left(10), QStringLiteral("yyyy.MM.dd"));
    QStringList parts{QString::fromStdString(game.place).simplified(),
                      day.isValid() ? QLocale().toString(day, QLocale::ShortFormat) : date};
    parts.removeAll(QString());
    return parts.join(MainWindow::tr(", ", "between a place and a date"));
}

} // namespace

void MainWindow::connectGames()
{
    setAcceptDrops(true);
    addToolBar(m_offer);
    m_game.setJournal(&m_journal);
    connect(&m_journal, &Journal::failed, this, [this](const QString &why) {
        m_saveProblem = tr("This game cannot be saved (%1). It goes on.").arg(why);
        note(m_saveProblem);
    });
    connect(&m_journal, &Journal::recovered, this, [this] {
        m_saveProblem.clear();
        showState();
    });
    connect(m_offer, &ContinueOffer::accepted, this, [this] { continueGame(m_offer->game()); });
    connect(m_offer, &ContinueOffer::declined, this, [this] {
        m_settings.setDeclinedGame(m_offer->game().path);
        m_offer->hide();
        m_panel->focusPlay();
    });
    connect(m_files, &GameFiles::gameChosen, this, &MainWindow::openRecord);
    connect(m_files, &GameFiles::recentChosen, this, &MainWindow::continueGame);
    connect(m_files, &GameFiles::noted, this, &MainWindow::note);
    makeMovesPanel();
    makeTheory();
    makeScore();
    makeSetupByHand();
    connect(m_recordMenus->first(), &QAction::triggered, this, [this] { m_game.lookAt(0); });
    connect(m_recordMenus->back(), &QAction::triggered, this, [this] {
        if (m_game.shownPly() > 0)
            m_game.lookAt(m_game.shownPly() - 1);
    });
    connect(m_recordMenus->forward(), &QAction::triggered, this,
            [this] { m_game.lookAt(m_game.shownPly() + 1); });
    connect(m_recordMenus->last(), &QAction::triggered, this,
            [this] { m_game.lookAt(m_game.match().ply()); });
}

/// Beside the board, in a dock: where the window is too small for both it is made larger, or the
/// dock can be drawn out of it.
void MainWindow::makeMovesPanel()
{
    m_moves = new MovesPanel(m_game, m_reviewer, *m_recordMenus);
    auto *dock = new QDockWidget(tr("Moves"), this);
    m_movesDock = dock;
    dock->setObjectName("movesDock");
    dock->setWidget(m_moves);
    dock->hide();
    addDockWidget(Qt::RightDockWidgetArea, dock);
    connect(m_recordMenus->moveList(), &QAction::triggered, this, [this, dock](bool show) {
        const int needed = 2 * m_moves->sizeHint().width();
        if (show && width() < needed && !isMaximized() && !isFullScreen())
            resize(std::min(needed, screen()->availableSize().width()), height());
        dock->setVisible(show);
        if (show) {
            dock->raise();
            m_moves->setFocus();
        }
    });
    connect(dock, &QDockWidget::visibilityChanged, this, [this, dock] {
        m_recordMenus->moveList()->setChecked(!dock->isHidden());
        QMetaObject::invokeMethod(this, &MainWindow::arrange, Qt::QueuedConnection);
    });
    QAction *review = m_recordMenus->addMovesCommand(tr("Re&view the game"), Qt::Key_F4, "review");
    connect(review, &QAction::triggered, this, [this, dock] {
        if (dock->isHidden())
            m_recordMenus->moveList()->trigger();
        dock->raise();
        m_moves->toggleReview();
    });
    connect(m_moves, &MovesPanel::plyChosen, &m_game, &GameController::lookAt);
    connect(m_moves, &MovesPanel::betterWanted, this, &MainWindow::showBetter);
    connect(m_moves, &MovesPanel::lineChosen, &m_game,
            [this](const std::vector<core::Move> &line) { m_game.follow(line, line.size()); });
}

/// One switch for the theory of all three games: values on the board, and Nim's table beside it.
void MainWindow::makeTheory()
{
    m_opening = new QLabel;
    m_opening->setObjectName("opening");
    m_opening->setWordWrap(true);
    m_opening->hide();
    m_playersLayout->addWidget(m_opening);
    m_nimTable = new NimTable;
    auto *dock = new QDockWidget(tr("The secret of Nim"), this);
    dock->setObjectName("nimDock");
    dock->setWidget(m_nimTable);
    dock->hide();
    // Behind one another: above one another both would be too low for their tables.
    tabifyDockWidget(m_movesDock, dock);
    m_theory = m_recordMenus->addMovesCommand(tr("&Theory on the board"), Qt::Key_F2, "theory");
    m_theory->setCheckable(true);
    connect(m_theory, &QAction::triggered, this, &MainWindow::askTheory);
    connect(&m_theorist, &Theorist::found, this, &MainWindow::showTheory);
    connect(dock, &QDockWidget::visibilityChanged, this, [this] {
        QMetaObject::invokeMethod(this, &MainWindow::arrange, Qt::QueuedConnection);
    });
}

void MainWindow::makeScore()
{
    m_score = new Scorekeeper(this, m_game);
    m_playersLayout->addWidget(m_score->line());
    connect(m_score, &Scorekeeper::noted, this, &MainWindow::note);
    QAction *all =
        m_recordMenus->addGameCommand(tr("Statisti&cs"), Qt::CTRL | Qt::Key_T, "statistics");
    connect(all, &QAction::triggered, m_score, &Scorekeeper::showWindow);
}

void MainWindow::makeSetupByHand()
{
    QAction *setup = m_recordMenus->addGameCommand(tr("Set up &a position\u2026"),
                                                   Qt::CTRL | Qt::Key_E, "setUpPosition");
    connect(setup, &QAction::triggered, this, [this] {
        if (m_editor == nullptr) {
            m_editor = new PositionEditor(this);
            connect(m_editor, &PositionEditor::positionChosen, this,
                    [this](const core::Position &position) {
                        core::GameRecord game;
                        game.start = position;
                        openRecord(game);
                    });
        }
        m_editor->edit(m_game.shown());
        m_editor->show();
        m_editor->raise();
        m_editor->activateWindow();
    });
}

void MainWindow::askTheory()
{
    const core::Position &position = m_game.shown();
    const auto *nim = std::get_if<core::Nim>(&position);
    QWidget *dock = m_nimTable->parentWidget();
    const bool table = m_theory->isChecked() && nim != nullptr;
    const bool appears = table && dock->isHidden();
    dock->setVisible(table);
    if (appears)
        dock->raise();
    if (table)
        m_nimTable->showPosition(*nim);
    if (!m_theory->isChecked() || isOver(position)) {
        m_theorist.stop();
        m_board->showTheory({});
        return;
    }
    m_theorist.ask(position);
}

void MainWindow::showTheory(const std::vector<ai::ValuedMove> &moves)
{
    int best = -100;
    for (const ai::ValuedMove &move : moves)
        best = std::max(best, move.value);
    QList<BoardWidget::Theory> theory;
    for (const ai::ValuedMove &move : moves) {
        const core::GameKind kind = m_game.match().kind();
        theory.push_back({move.move,
                          move.exact ? valueText(kind, move.value) : estimateText(kind, move.value),
                          move.value == best});
    }
    m_board->showTheory(theory);
}

/// The last name on the way to the position shown, as long as it is an opening.
void MainWindow::showOpening()
{
    constexpr std::size_t longest = 30;
    QString name;
    if (m_game.match().kind() == core::GameKind::Othello && m_game.shownPly() <= longest) {
        for (std::size_t ply = m_game.shownPly(); ply > 0 && name.isEmpty(); --ply)
            name = openingName(*std::get_if<core::Othello>(&m_game.match().position(ply)));
    }
    m_opening->setText(name.isEmpty() ? QString() : tr("Opening: %1").arg(name));
    m_opening->setVisible(!name.isEmpty() && m_arrangement != Arrangement::Folded);
}

/// Marks the move that was better, in the position before the mistake.
void MainWindow::showBetter(std::size_t ply)
{
    const auto move = m_reviewer.move(ply);
    if (!move)
        return;
    m_game.lookAt(ply);
    m_board->showHint(move->best, valueText(m_game.match().kind(), move->bestValue));
    note(judgement(m_game.match().position(ply), *move, m_game.computerSide()));
}

void MainWindow::offerLastGame()
{
    const auto games = Journal::games(journalFolder(), 1);
    if (games.isEmpty())
        return;
    const JournalledGame &game = games.constFirst();
    const bool unfinished =
        !game.over && !game.record.moves.empty() && game.path != m_settings.declinedGame();
    if (unfinished || !game.problem.isEmpty())
        m_offer->offer(game);
}

void MainWindow::continueGame(const JournalledGame &listed)
{
    if (listed.path != m_journal.path() && !m_journal.resume(listed.path)) {
        note(tr("This game is being played in another window."));
        return;
    }
    // Another window may have played on in it since it was listed.
    JournalledGame game = Journal::read(listed.path).value_or(listed);
    if (game.problem.isEmpty())
        game.problem = listed.problem;
    m_offer->hide();
    m_saveProblem.clear();
    if (const auto level = ai::levelNamed(game.record.level))
        takeLevel(*level);
    showBoardOf(kindOf(game.record.start));
    // What was played here needs no date in the title.
    m_occasion = game.record.place.empty() ? QString() : occasionOf(game.record);
    m_game.resume(game.record, programOf(game.record));
    m_score->beginCounting();
    if (!game.problem.isEmpty())
        note(game.problem);
    m_board->setFocus();
}

/// The program of the Preferences, where it played in a game that was written down.
std::optional<ExternalProgram> MainWindow::programOf(const core::GameRecord &game) const
{
    const ExternalProgram program = m_settings.program();
    if (!game.computer || kindOf(game.start) != core::GameKind::Othello || !program.isNamed())
        return std::nullopt;
    const std::string &name = game.players[static_cast<std::size_t>(*game.computer)];
    return game.level.empty() && name == program.title().toStdString() ? std::optional(program)
                                                                       : std::nullopt;
}

void MainWindow::openRecord(const core::GameRecord &game)
{
    m_occasion = occasionOf(game);
    m_offer->hide();
    m_saveProblem.clear();
    showBoardOf(kindOf(game.start));
    if (game.moves.empty()) {
        const bool othello = kindOf(game.start) == core::GameKind::Othello;
        m_game.start(game.start, isOver(game.start) ? std::nullopt : computersSide(game.start),
                     othello ? chosenProgram() : std::nullopt);
        m_score->stopCounting();
    } else {
        if (const auto level = ai::levelNamed(game.level))
            takeLevel(*level);
        m_journal.beginNew();
        core::GameRecord opened = game;
        opened.counts = false;
        m_game.resume(opened, programOf(game));
    }
    m_board->setFocus();
    constexpr qsizetype most = 200;
    const QString comment = QString::fromStdString(game.comment).simplified();
    if (!comment.isEmpty())
        note(comment.size() > most ? comment.left(most - 1) + QChar(0x2026) : comment);
}

void MainWindow::showLooking()
{
    const bool started = m_game.phase() != GameController::Phase::NotStarted;
    const std::size_t ply = m_game.shownPly();
    m_recordMenus->first()->setEnabled(started && ply > 0);
    m_recordMenus->back()->setEnabled(started && ply > 0);
    m_recordMenus->forward()->setEnabled(started && ply < m_game.match().knownPlies());
    m_recordMenus->last()->setEnabled(m_game.looking());
    m_moves->refresh();
    showOpening();
    const Opponent opponent = !started             ? m_panel->setup().opponent
                              : m_game.program()   ? Opponent::Program
                              : m_game.twoPeople() ? Opponent::Person
                                                   : Opponent::Computer;
    m_score->show(m_game.match().kind(),
                  opponent == Opponent::Computer ? std::optional(m_game.level()) : std::nullopt);
    m_score->line()->setVisible(m_arrangement != Arrangement::Folded
                                && opponent != Opponent::Program);
    askTheory();
    m_files->setUsualGame(started ? m_game.match().kind() : m_panel->setup().game);
    m_files->setPalette(palette());
}

void MainWindow::dragEnterEvent(QDragEnterEvent *event)
{
    if (GameFiles::canTake(*event->mimeData()))
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent *event)
{
    event->acceptProposedAction();
    m_files->take(*event->mimeData());
}

void MainWindow::demonstrate()
{
    m_offer->hide();
    showBoardOf(m_panel->setup().game);
    connect(&m_game, &GameController::hintFound, this,
            [this](const ai::SearchResult &result) { m_game.play(result.move); });
    connect(&m_game, &GameController::movePlayed, this, [this](core::Move move) {
        const core::Match &match = m_game.match();
        QTextStream(stdout) << QString::fromStdString(
            moveText(match.position(match.ply() - 1), move))
                            << Qt::endl;
    });
    connect(
        &m_game, &GameController::stateChanged, this,
        [this] {
            if (m_game.phase() == GameController::Phase::PersonToMove && !m_game.lookingForHint())
                m_game.findHint();
        },
        Qt::QueuedConnection);
    if (const auto start = startPosition(m_panel->setup()))
        m_game.start(*start, std::nullopt);
}

} // namespace ui
