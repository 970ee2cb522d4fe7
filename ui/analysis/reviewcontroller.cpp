#include "ui/analysis/reviewcontroller.h"

#include "ui/analysis/review/reviewtexts.h"
#include "ui/controls/named.h"

#include <algorithm>
#include <utility>

namespace ui {

ReviewController::ReviewController(GameController &game, GameBoard &board,
                                   const MainCommands &commands, QObject *parent)
    : QObject(parent)
    , m_game(game)
    , m_board(board)
    , m_commands(commands)
    , m_panel(new ReviewPanel(game, m_reviewer))
    , m_moves(new MovesCard(game, m_reviewer, commands))
    , m_seeWhatDecided(named("seeWhatDecided", new QAction(this)))
    , m_leave(named("leaveReview", new QAction(this)))
{
    commands.reviewGame->setIconText(tr("Review"));
    commands.playFrom->setToolTip(tr("Goes on from this position; the moves after it are kept"));
    connectCommands();
    connectParts();
    refresh();
}

void ReviewController::connectCommands()
{
    connect(m_leave, &QAction::triggered, this, [this] {
        const bool isForLearn = m_isForLearn;
        m_game.browseTo(m_game.match().ply());
        hide();
        if (isForLearn)
            emit leftForLearn();
    });
    connect(m_seeWhatDecided, &QAction::triggered, m_commands.reviewGame, &QAction::trigger);
    connect(m_commands.moveList, &QAction::triggered, this, &ReviewController::setShown);
    connect(m_commands.reviewGame, &QAction::triggered, this, &ReviewController::openReview);
    connect(m_commands.first, &QAction::triggered, this, [this] { goTo(0); });
    connect(m_commands.back, &QAction::triggered, this, [this] {
        if (const std::size_t ply = m_state.judgedPly(); ply > 0)
            goTo(ply - 1);
    });
    connect(m_commands.forward, &QAction::triggered, this,
            [this] { goTo(m_state.judgedPly() + 1); });
    // Not explained if it was a mistake: it leads back to where the game is played.
    connect(m_commands.last, &QAction::triggered, this,
            [this] { m_game.browseTo(m_game.match().ply()); });
}

void ReviewController::connectParts()
{
    connect(m_moves, &MovesCard::plyChosen, this, &ReviewController::goTo);
    connect(m_moves, &MovesCard::lineChosen, &m_game,
            [this](const std::vector<core::Move> &line) { m_game.follow(line, line.size()); });
    connect(m_panel->graph(), &ValueGraph::plyChosen, this, &ReviewController::goTo);
    connect(m_panel, &ReviewPanel::firstPressed, this, &ReviewController::pressFirst);
    connect(m_panel, &ReviewPanel::secondPressed, this, &ReviewController::pressSecond);
    connect(m_panel, &ReviewPanel::previousRequested, this, [this] { goToMistake(false); });
    connect(m_panel, &ReviewPanel::nextRequested, this, [this] { goToMistake(true); });
    connect(m_panel, &ReviewPanel::newMoveRequested, this, [this] {
        if (const auto ply = newPly()) {
            goTo(*ply + 1);
            m_panel->announce();
        }
    });
    connect(&m_reviewer, &Reviewer::changed, this, &ReviewController::followReview);
    connect(&m_reviewer, &Reviewer::failed, this, [this](const QString &reason) {
        emit messageRequested(tr("The review stopped: %1.", "why").arg(reason));
    });
    connect(&m_trial, &BackgroundTask::failed, this, [this](const QString &reason) {
        explain(m_state.ply);
        emit messageRequested(tr("The move was not judged: %1.", "why").arg(reason));
    });
    connect(&m_board, &GameBoard::tried, this, &ReviewController::judgeTrial);
    connect(&m_board, &GameBoard::pressedInVariation, this, &ReviewController::tryAnother);
    connect(&m_game, &GameController::stateChanged, this, &ReviewController::refresh);
}

void ReviewController::stepBack()
{
    if (m_state.view == ReviewView::Game || m_state.view == ReviewView::Mistake)
        m_leave->trigger();
    else
        explain(m_state.ply);
}

ReviewController::PlayedPart ReviewController::toPlayFrom() const
{
    const core::Match &match = m_game.match();
    const std::size_t ply = m_game.shownPly();
    if (const std::vector<core::Move> shown = m_state.shownMoves(); !shown.empty()) {
        std::vector<core::Move> line(match.moves().begin(),
                                     match.moves().begin() + std::ptrdiff_t(ply));
        line.insert(line.end(), shown.begin(), shown.end());
        while (line.size() > ply && isOver(core::positionAfter(match.start(), line, line.size())))
            line.pop_back();
        if (line.size() > ply)
            return {line, line.size()};
    }
    const auto person = m_game.personSide();
    const bool isOpponentsMistake = m_state.view == ReviewView::Mistake && m_state.ply == ply
                                    && person && sideToMove(m_game.shown()) != person;
    const bool goesOn = isOpponentsMistake && !isOver(match.position(ply + 1));
    return {match.moves(), goesOn ? ply + 1 : ply};
}

void ReviewController::setCovered(bool covered)
{
    m_isCovered = covered;
    m_commands.moveList->setChecked(m_isShown && !covered);
}

void ReviewController::reviewInPlace()
{
    setShown(true);
    startReview();
    m_state.waitsAt.reset();
}

void ReviewController::reviewForLearn()
{
    openReview();
    m_isForLearn = true;
    refreshCommands();
}

void ReviewController::setShown(bool shown)
{
    if (!shown) {
        m_isForLearn = false;
        leaveMistake();
        m_moves->refresh(m_state.judgedPly());
        m_state.waitsAt.reset();
    }
    const bool changes = std::exchange(m_isShown, shown) != shown;
    m_commands.moveList->setChecked(shown && !m_isCovered);
    showGrades();
    refreshPanel();
    if (!changes)
        return;
    emit shownChanged(shown);
    if (shown)
        takeFocus();
}

void ReviewController::takeFocus()
{
    m_moves->isVisible() ? m_moves->setFocus() : m_panel->setFocus();
}

void ReviewController::setFirstNewMove(const std::vector<core::Move> &line,
                                       const std::optional<core::library::FirstNewMove> &first)
{
    m_newLine = line;
    m_firstNew = first;
    if (isOfOtherGame())
        return;
    m_moves->showNewMove(newPly());
    refreshPanel();
}

/// Whether the review is still of the other game, while a game is being replaced; refresh()
/// follows.
bool ReviewController::isOfOtherGame() const
{
    return !m_reviewer.isEmpty()
           && !m_reviewer.isOf(m_game.match().start(), m_game.match().moves());
}

/// The first move of the game's line that is new to the library; nothing if the known result is for
/// a line that differs up to that move.
std::optional<std::size_t> ReviewController::newPly() const
{
    const std::vector<core::Move> &moves = m_game.match().moves();
    if (!m_firstNew || m_firstNew->ply >= std::min(moves.size(), m_newLine.size()))
        return std::nullopt;
    const auto end = m_newLine.begin() + std::ptrdiff_t(m_firstNew->ply) + 1;
    return std::equal(m_newLine.begin(), end, moves.begin()) ? std::optional(m_firstNew->ply)
                                                             : std::nullopt;
}

void ReviewController::showNewMove()
{
    const auto ply = newPly();
    if (!ply)
        return m_panel->setNewMove({}, {});
    const core::Match &match = m_game.match();
    const std::size_t number = match.moveNumber(*ply + 1);
    const QString move = tr("%1. %2", "a move's number and square")
                             .arg(number)
                             .arg(moveTitle(match.position(*ply), match.moves()[*ply]));
    m_panel->setNewMove(
        tr("New from move %1").arg(number),
        tr("First new move: %1, after %n game(s) of the library.", nullptr, int(m_firstNew->games))
            .arg(move));
}

/// Opens the review. If it was stopped, it starts again; at the end of a game it has already begun.
void ReviewController::openReview()
{
    if (!m_game.browsing() && !m_board.showsVariation())
        m_board.showGame(); // undo what the end did to the board
    setShown(true);
    m_state.waitsAt = m_game.shownPly();
    if (m_reviewer.running() || m_reviewer.isComplete())
        followReview();
    else
        startReview();
}

void ReviewController::startReview()
{
    m_state.waitsAt = m_game.shownPly();
    m_reviewer.start(m_game.match().start(), m_game.match().moves());
}

void ReviewController::refresh()
{
    // Leave the mistake if the game moved on, or if a command of the game, such as taking a move
    // back, made the board show the game again.
    if (m_game.shownPly() != m_state.ply
        || (m_state.view != ReviewView::Game && !m_board.showsVariation()))
        leaveMistake();
    if (m_state.waitsAt != m_game.shownPly())
        m_state.waitsAt.reset();
    m_reviewer.show(m_game.match().start(), m_game.match().moves());
    refreshCommands();
    showGrades();
    m_moves->refresh(m_state.judgedPly());
    m_moves->showNewMove(newPly());
    refreshPanel();
}

void ReviewController::refreshCommands()
{
    const bool isAtEnd = m_game.phase() == GameController::Phase::Over;
    setCommandText(*m_commands.last, isAtEnd ? tr("Back to the &end") : tr("Back to the ga&me"));
    m_commands.last->setEnabled(m_game.browsing());
    m_commands.reviewGame->setEnabled(!m_game.isOffer());
    const bool showsNothing = m_reviewer.isComplete() && !whatMattered();
    // The clock decides a loss on time.
    m_seeWhatDecided->setText(showsNothing || m_game.outOfTime() ? tr("Review the game")
                              : m_game.winner()                  ? tr("See what decided it")
                                                                 : tr("See the review"));
    m_leave->setText(m_isForLearn ? tr("Back to Learn") : m_commands.last->iconText());
}

/// A step goes to the next or the previous move, the one that is explained being the current.
/// Where the board shows the game's own position, one plays on without the command; a line may be
/// shown from there too.
void ReviewController::refreshSteps()
{
    const bool started = m_game.phase() != GameController::Phase::NotStarted;
    const std::size_t ply = m_state.judgedPly();
    m_commands.first->setEnabled(started && ply > 0);
    m_commands.back->setEnabled(started && ply > 0);
    m_commands.forward->setEnabled(started && ply < m_game.match().knownPlies());
    const bool showsLine = !m_state.shownMoves().empty();
    m_commands.playFrom->setEnabled((m_game.browsing() || showsLine) && !isOver(m_game.shown()));
}

/// During a game, moves are graded only while the review is shown.
void ReviewController::showGrades()
{
    m_moves->setShowsGrades(m_isShown || m_game.phase() == GameController::Phase::Over);
}

void ReviewController::refreshPanel()
{
    refreshSteps();
    m_panel->graph()->setEnabled(!m_game.isOffer()); // an offered game must be continued first
    if (!m_isShown || isOfOtherGame())
        return;
    m_panel->show(reviewContent(m_state, newPly()));
    showNewMove();
}

/// The move that decided the game, of two the costlier, else the costliest of all; nothing until it
/// is known.
std::optional<std::size_t> ReviewController::whatMattered() const
{
    const ai::TurningPointsOf of = turningPointsOf(m_game);
    if (of.winner) {
        if (const auto deciding = m_reviewer.clearlyDecidingMove(*of.winner))
            return deciding;
        if (const auto named = m_reviewer.decidingMoves(*of.winner); !named.empty())
            return named.back();
    }
    const std::vector<std::size_t> all = m_reviewer.turningPoints(of);
    return all.empty() ? std::nullopt : std::optional(all.front());
}

/// Shows the move that mattered most as soon as it is known, unless the user has gone elsewhere.
void ReviewController::followReview()
{
    if (!m_reviewer.move(m_state.ply)) // the review is new, or of another line
        leaveMistake();
    refreshCommands();
    m_moves->refreshGrades();
    if (const auto mattered = whatMattered(); m_state.waitsAt && mattered) {
        m_state.waitsAt.reset();
        return explain(*mattered);
    }
    refreshPanel();
    if (m_isShown && m_reviewer.isComplete())
        m_panel->announce();
}

/// Shows the position after `ply` moves; if the last of them was a mistake, explains that instead.
void ReviewController::goTo(std::size_t ply)
{
    m_state.waitsAt.reset();
    const auto move = ply > 0 && m_isShown ? m_reviewer.move(ply - 1) : std::nullopt;
    if (move && move->isMistake())
        return explain(ply - 1);
    if (ply != m_game.shownPly())
        return m_game.browseTo(ply);
    leaveMistake(); // the position before it is the one that is wanted
    refresh();
}

/// Goes to the next or previous mistake, wrapping around.
void ReviewController::goToMistake(bool forward)
{
    const std::vector<std::size_t> all = m_state.mistakes();
    if (all.empty())
        return;
    const std::size_t here = m_state.judgedPly();
    std::size_t target = forward ? all.front() : all.back();
    for (const std::size_t ply : all) {
        if (forward && ply + 1 > here) {
            target = ply;
            break;
        }
        if (!forward && ply + 1 < here)
            target = ply;
    }
    m_state.waitsAt.reset();
    explain(target);
}

/// Lets the person try moves, with the cursor off the better move, on which it may have stood.
void ReviewController::letTry()
{
    m_board.letTry();
    BoardWidget *board = m_board.widget();
    board->setCursorCell(board->kind() == core::GameKind::Nim
                             ? board->cells().value(0, -1)
                             : m_reviewer.move(m_state.ply)->played.code());
}

void ReviewController::explain(std::size_t ply)
{
    m_trial.cancel();
    m_state.ply = ply;
    m_game.browseTo(ply);
    letTry();
    m_state.view = ReviewView::Mistake;
    const auto move = m_reviewer.move(ply);
    m_board.widget()->showBetter(move->best, m_state.valueOfBest(), move->played,
                                 move->grade() == ai::Grade::Blunder);
    m_moves->refresh(m_state.judgedPly());
    refreshPanel();
    if (m_isShown)
        m_panel->announce();
}

/// Shows the game on the board again, and stops the search that judges a tried move.
void ReviewController::leaveMistake()
{
    m_trial.cancel();
    if (std::exchange(m_state.view, ReviewView::Game) != ReviewView::Game
        && m_board.showsVariation())
        m_board.showGame();
}

void ReviewController::showLine(ReviewView view)
{
    m_trial.cancel();
    m_state.view = view;
    m_board.showVariation(m_state.lineOf(view));
    refreshPanel();
    m_panel->announce();
}

void ReviewController::beginTrial()
{
    m_trial.cancel();
    m_state.view = ReviewView::Trial;
    letTry();
    m_board.widget()->setFocus(Qt::OtherFocusReason);
    refreshPanel();
    m_panel->announce();
}

/// A press on the board after a tried move that was not good enough tries another one.
void ReviewController::tryAnother(int cell)
{
    if (m_state.view != ReviewView::Tried || !m_state.tried.isMistake())
        return;
    beginTrial();
    m_board.widget()->press(cell);
}

void ReviewController::judgeTrial(core::Move move)
{
    m_state.view = ReviewView::Judging;
    m_state.triedMove = move;
    m_board.showVariation({move});
    refreshPanel();
    // A move has one value and one answer: the review's, if it is the played or the best one.
    const ai::ReviewedMove reviewed = *m_reviewer.move(m_state.ply);
    const bool isPlayed = move == reviewed.played;
    std::optional<ai::ReviewedMove> known;
    if (isPlayed || move == reviewed.best)
        known = isPlayed ? reviewed : reviewed.withBest();
    const std::vector<core::Move> line =
        m_state.lineOf(isPlayed ? ReviewView::Answer : ReviewView::Better);
    if (known && line.size() > 1)
        return showTried(*known, line[1]);
    m_trial.start(
        [this, start = m_state.before(), move, known](const BackgroundTask::Context &context) {
            ai::Analyst analyst;
            ai::ReviewedMove judged;
            analyst.review(
                start, {move},
                [&judged](std::size_t, const ai::ReviewedMove &one, int) { judged = one; },
                context.stopToken);
            const core::Move reply = analyst.value(after(start, move), context.stopToken).best;
            return BackgroundTask::Completion(
                [this, tried = known.value_or(judged), reply] { showTried(tried, reply); });
        });
}

void ReviewController::showTried(const ai::ReviewedMove &judged, core::Move reply)
{
    m_state.view = ReviewView::Tried;
    m_state.tried = judged;
    m_state.reply = reply;
    if (reply != core::Move::none())
        m_board.continueVariation(reply);
    refreshPanel();
    m_panel->announce();
}

void ReviewController::pressFirst()
{
    switch (m_state.view) {
    case ReviewView::Game:
    case ReviewView::Mistake:
    case ReviewView::Answer:
    case ReviewView::Better: {
        const std::size_t ply = m_state.judgedPly();
        const auto move = ply > 0 ? m_reviewer.move(ply - 1) : std::nullopt;
        if (!move || !move->isMistake() || m_state.waitsAt) {
            if (!m_state.mistakes().empty())
                return goToMistake(true);
            const auto theirs = m_state.costliestOfComputer();
            if (!m_reviewer.isComplete() || !theirs)
                return startReview();
            m_state.waitsAt.reset();
            return explain(*theirs);
        }
        if (m_state.view == ReviewView::Game)
            explain(ply - 1);
        return beginTrial();
    }
    case ReviewView::Trial:
    case ReviewView::Judging:
        return explain(m_state.ply);
    case ReviewView::Tried:
        return m_state.tried.isMistake() ? beginTrial() : goToMistake(true);
    }
}

void ReviewController::pressSecond()
{
    switch (m_state.view) {
    case ReviewView::Game:
        explain(m_state.judgedPly() - 1);
        [[fallthrough]];
    case ReviewView::Mistake:
    case ReviewView::Better:
        return showLine(ReviewView::Answer);
    case ReviewView::Answer:
        return showLine(ReviewView::Better);
    case ReviewView::Trial:
    case ReviewView::Judging:
    case ReviewView::Tried:
        return explain(m_state.ply);
    }
}

} // namespace ui
