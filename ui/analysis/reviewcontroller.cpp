#include "ui/analysis/reviewcontroller.h"

#include "ui/analysis/review/reviewtexts.h"

#include <algorithm>
#include <utility>

namespace ui {

namespace {

int toFirst(core::Side side, int value)
{
    return side == core::Side::First ? value : -value;
}

QString gradeChipText(ai::Grade grade)
{
    switch (grade) {
    case ai::Grade::None:
        break;
    case ai::Grade::Good:
        return ReviewController::tr("Good move");
    case ai::Grade::Mistake:
        return ReviewController::tr("Mistake");
    case ai::Grade::Blunder:
        return ReviewController::tr("Blunder");
    }
    return {};
}

} // namespace

ReviewController::ReviewController(GameController &game, GameBoard &board,
                                   const MainCommands &commands, QObject *parent)
    : QObject(parent)
    , m_game(game)
    , m_board(board)
    , m_commands(commands)
    , m_panel(new ReviewPanel(game, m_reviewer))
    , m_moves(new MovesCard(game, m_reviewer, commands))
    , m_seeWhatDecided(new QAction(this))
    , m_leave(new QAction(tr("Back to the game"), this))
{
    m_seeWhatDecided->setObjectName("seeWhatDecided");
    m_leave->setObjectName("leaveReview");
    m_leave->setShortcut(Qt::Key_Escape);
    m_leave->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    m_panel->addAction(m_leave);
    m_moves->addAction(m_leave);
    commands.reviewGame->setIconText(tr("Review"));
    commands.playFrom->setToolTip(tr("Goes on from this position; the moves after it are kept"));
    connectCommands();
    connectParts();
    refresh();
}

void ReviewController::connectCommands()
{
    connect(m_leave, &QAction::triggered, this, [this] {
        m_game.browseTo(m_game.match().ply());
        hide();
    });
    connect(m_seeWhatDecided, &QAction::triggered, m_commands.reviewGame, &QAction::trigger);
    connect(m_commands.moveList, &QAction::triggered, this, &ReviewController::setShown);
    connect(m_commands.reviewGame, &QAction::triggered, this, &ReviewController::openReview);
    connect(m_commands.first, &QAction::triggered, this, [this] { m_game.browseTo(0); });
    connect(m_commands.back, &QAction::triggered, this, [this] {
        if (m_game.shownPly() > 0)
            m_game.browseTo(m_game.shownPly() - 1);
    });
    connect(m_commands.forward, &QAction::triggered, this,
            [this] { m_game.browseTo(m_game.shownPly() + 1); });
    connect(m_commands.last, &QAction::triggered, this,
            [this] { m_game.browseTo(m_game.match().ply()); });
}

void ReviewController::connectParts()
{
    connect(m_moves, &MovesCard::plyChosen, this, &ReviewController::goTo);
    connect(m_moves, &MovesCard::lineChosen, &m_game,
            [this](const std::vector<core::Move> &line) { m_game.follow(line, line.size()); });
    connect(m_panel->graph(), &ValueGraph::plyChosen, &m_game, &GameController::browseTo);
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
        explain(m_ply);
        emit messageRequested(tr("The move was not judged: %1.", "why").arg(reason));
    });
    connect(&m_board, &GameBoard::tried, this, &ReviewController::judgeTrial);
    connect(&m_game, &GameController::stateChanged, this, &ReviewController::refresh);
}

void ReviewController::hide()
{
    setShown(false);
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
    m_waitsAt.reset();
}

void ReviewController::setShown(bool shown)
{
    if (!shown) {
        leaveMistake();
        m_waitsAt.reset();
    }
    const bool changes = std::exchange(m_isShown, shown) != shown;
    m_commands.moveList->setChecked(shown && !m_isCovered);
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
    m_moves->showNewMove(newPly());
    refreshPanel();
}

/// The first move of the game's line that is new to the library; nothing while another one was
/// looked up.
std::optional<std::size_t> ReviewController::newPly() const
{
    const std::vector<core::Move> &moves = m_game.match().moves();
    if (!m_firstNew || m_firstNew->ply >= std::min(moves.size(), m_newLine.size()))
        return std::nullopt;
    const auto end = m_newLine.begin() + std::ptrdiff_t(m_firstNew->ply) + 1;
    return std::equal(m_newLine.begin(), end, moves.begin()) ? std::optional(m_firstNew->ply)
                                                             : std::nullopt;
}

QString ReviewController::newMoveText() const
{
    const auto ply = newPly();
    if (!ply)
        return {};
    const core::Match &match = m_game.match();
    const QString move = tr("%1. %2", "a move's number and square")
                             .arg(match.moveNumber(*ply + 1))
                             .arg(moveTitle(match.position(*ply), match.moves()[*ply]));
    return tr("First new move: %1, after %n game(s) of the library.", nullptr,
              int(m_firstNew->games))
        .arg(move);
}

/// The review of a game that has ended begins without a request. One that was stopped begins again.
void ReviewController::openReview()
{
    setShown(true);
    m_waitsAt = m_game.shownPly();
    if (m_reviewer.running() || m_reviewer.isComplete())
        followReview();
    else
        startReview();
}

void ReviewController::startReview()
{
    m_waitsAt = m_game.shownPly();
    m_reviewer.start(m_game.match().start(), m_game.match().moves());
}

void ReviewController::refresh()
{
    // What is shown of the mistake ends where the game moves on, and where a command of the game,
    // such as taking a move back, has the board show the game.
    if (m_game.shownPly() != m_ply || (m_view != View::Game && !m_board.showsVariation()))
        leaveMistake();
    if (m_waitsAt != m_game.shownPly())
        m_waitsAt.reset();
    m_reviewer.show(m_game.match().start(), m_game.match().moves());
    refreshCommands();
    m_moves->refresh(judgedPly());
    m_moves->showNewMove(newPly());
    refreshPanel();
}

void ReviewController::refreshCommands()
{
    const bool started = m_game.phase() != GameController::Phase::NotStarted;
    const std::size_t ply = m_game.shownPly();
    m_commands.first->setEnabled(started && ply > 0);
    m_commands.back->setEnabled(started && ply > 0);
    m_commands.forward->setEnabled(started && ply < m_game.match().knownPlies());
    m_commands.last->setEnabled(m_game.browsing());
    m_commands.playFrom->setEnabled(m_game.browsing() && !isOver(m_game.shown()));
    m_commands.reviewGame->setEnabled(!m_game.isOffer());
    m_seeWhatDecided->setText(m_game.winner() ? tr("See what decided it") : tr("See the review"));
}

void ReviewController::refreshPanel()
{
    m_panel->graph()->setEnabled(!m_game.isOffer()); // which has to be continued before
    if (!m_isShown)
        return;
    m_panel->show(content());
    m_panel->setNewMove(newMoveText());
}

/// The move that decided the game, or else that cost the most, as soon as it is known.
std::optional<std::size_t> ReviewController::whatMattered() const
{
    const ai::TurningPointsOf of = turningPointsOf(m_game);
    if (of.winner) {
        if (const auto deciding = m_reviewer.clearlyDecidingMove(*of.winner))
            return deciding;
    }
    const std::vector<std::size_t> all = m_reviewer.turningPoints(of);
    return all.empty() ? std::nullopt : std::optional(all.front());
}

/// Goes to the move that mattered most as soon as it is known, unless the person goes elsewhere.
void ReviewController::followReview()
{
    if (!m_reviewer.move(m_ply)) // a new review, or of another line
        leaveMistake();
    m_moves->refreshGrades();
    if (const auto mattered = whatMattered(); m_waitsAt && mattered) {
        m_waitsAt.reset();
        return explain(*mattered);
    }
    refreshPanel();
    if (m_isShown && m_reviewer.isComplete())
        m_panel->announce();
}

/// A mistake is shown by the position before it, with what was better.
void ReviewController::goTo(std::size_t ply)
{
    m_waitsAt.reset();
    const auto move = ply > 0 && m_isShown ? m_reviewer.move(ply - 1) : std::nullopt;
    if (move && move->isMistake())
        explain(ply - 1);
    else
        m_game.browseTo(ply);
}

/// The mistakes that mattered most, once these are known, in the order of the game.
std::vector<std::size_t> ReviewController::mistakes() const
{
    auto mattered = m_reviewer.turningPoints(turningPointsOf(m_game));
    std::sort(mattered.begin(), mattered.end());
    return mattered.empty() ? m_reviewer.mistakes(turningPointsOf(m_game).side) : mattered;
}

/// Beyond the last one comes the first again.
void ReviewController::goToMistake(bool forward)
{
    const std::vector<std::size_t> all = mistakes();
    if (all.empty())
        return;
    const std::size_t here = judgedPly();
    std::size_t target = forward ? all.front() : all.back();
    for (const std::size_t ply : all) {
        if (forward && ply + 1 > here) {
            target = ply;
            break;
        }
        if (!forward && ply + 1 < here)
            target = ply;
    }
    m_waitsAt.reset();
    explain(target);
}

void ReviewController::explain(std::size_t ply)
{
    m_trial.cancel();
    m_ply = ply;
    m_game.browseTo(ply);
    m_board.letTry();
    m_view = View::Mistake;
    const auto move = m_reviewer.move(ply);
    m_board.widget()->showBetter(move->best,
                                 standingShort(m_game.match().kind(),
                                               toFirst(sideToMove(before()), move->bestValue),
                                               viewpointOf(m_game)),
                                 move->played);
    m_moves->refresh(judgedPly());
    refreshPanel();
    if (m_isShown)
        m_panel->announce();
}

/// Ends what the board shows of a mistake, and the search for what a move that was tried is worth.
void ReviewController::leaveMistake()
{
    m_trial.cancel();
    if (std::exchange(m_view, View::Game) != View::Game && m_board.showsVariation())
        m_board.showGame();
}

/// A move and its answer.
std::vector<core::Move> ReviewController::lineOf(View view) const
{
    const auto move = m_reviewer.move(m_ply);
    std::vector<core::Move> line{view == View::Answer ? move->played : move->best};
    if (view == View::Answer) {
        if (const auto answer = m_reviewer.move(m_ply + 1))
            line.push_back(answer->best);
    } else if (move->line.size() > 1) {
        line.push_back(move->line[1]);
    }
    return line;
}

void ReviewController::showLine(View view)
{
    m_trial.cancel();
    m_view = view;
    m_board.showVariation(lineOf(view));
    refreshPanel();
    m_panel->announce();
}

void ReviewController::beginTrial()
{
    m_trial.cancel();
    m_view = View::Trial;
    m_board.letTry();
    m_board.widget()->setFocus(Qt::OtherFocusReason);
    refreshPanel();
    m_panel->announce();
}

void ReviewController::judgeTrial(core::Move move)
{
    m_view = View::Judging;
    m_triedMove = move;
    m_board.showVariation({move});
    refreshPanel();
    m_trial.start([this, start = before(), move](const BackgroundTask::Context &context) {
        ai::Analyst analyst;
        ai::ReviewedMove judged;
        analyst.review(
            start, {move},
            [&judged](std::size_t, const ai::ReviewedMove &one, int) { judged = one; },
            context.stopToken);
        const core::Move reply = analyst.value(after(start, move), context.stopToken).best;
        return BackgroundTask::Completion([this, judged, reply] { showTried(judged, reply); });
    });
}

void ReviewController::showTried(const ai::ReviewedMove &judged, core::Move reply)
{
    m_view = View::Tried;
    m_tried = judged;
    if (reply != core::Move::none())
        m_board.continueVariation(reply);
    refreshPanel();
    m_panel->announce();
}

void ReviewController::pressFirst()
{
    switch (m_view) {
    case View::Game:
    case View::Mistake:
    case View::Answer:
    case View::Better: {
        const std::size_t ply = judgedPly();
        const auto move = ply > 0 ? m_reviewer.move(ply - 1) : std::nullopt;
        if (!move || !move->isMistake())
            return mistakes().empty() ? startReview() : goToMistake(true);
        if (m_view == View::Game)
            explain(ply - 1);
        return beginTrial();
    }
    case View::Trial:
    case View::Judging:
        return explain(m_ply);
    case View::Tried:
        return m_tried.isMistake() ? beginTrial() : goToMistake(true);
    }
}

void ReviewController::pressSecond()
{
    switch (m_view) {
    case View::Game:
        explain(judgedPly() - 1);
        [[fallthrough]];
    case View::Mistake:
    case View::Better:
        return showLine(View::Answer);
    case View::Answer:
        return showLine(View::Better);
    case View::Trial:
    case View::Judging:
    case View::Tried:
        return explain(m_ply);
    }
}

/// After how many moves the one stands that is judged: the last one made, or the mistake before
/// which the board stands.
std::size_t ReviewController::judgedPly() const
{
    return m_view == View::Game ? m_game.shownPly() : m_ply + 1;
}

ReviewPanel::Content ReviewController::content() const
{
    const std::size_t ply = judgedPly();
    ReviewPanel::Content content = contentWithoutMove();
    content.hasMistakes = !mistakes().empty();
    if (ply > 0 && m_reviewer.move(ply - 1) && !m_waitsAt)
        addMove(content, ply - 1);
    if (m_view == View::Answer || m_view == View::Better)
        addLine(content);
    else if (m_view != View::Game && m_view != View::Mistake)
        addTrial(content);
    if ((m_view == View::Game || m_view == View::Mistake) && ply > 0 && newPly() == ply - 1)
        content.text = paragraphOf({content.text, tr("No game of the library has this move.")});
    return content;
}

ReviewPanel::Content ReviewController::contentWithoutMove() const
{
    const std::size_t moves = m_game.match().moves().size();
    const ReviewPanel::Button start = moves == 0 || m_game.isOffer()
                                          ? ReviewPanel::Button()
                                          : ReviewPanel::Button{tr("Review the game"), true};
    ReviewPanel::Content content;
    content.title = tr("The moves of the game");
    if (m_reviewer.running()) {
        content.title = tr("Judging the moves");
        content.text = tr("%1 of %2 are judged, the last ones first.", "numbers of moves")
                           .arg(m_reviewer.done())
                           .arg(moves);
    } else if (m_reviewer.isEmpty()) {
        content.text = tr("A review judges every move and shows what was better.");
        content.first = start;
    } else if (!m_reviewer.isComplete()) {
        content.text = m_reviewer.isShared()
                           ? tr("This line was not reviewed; only the beginning that it shares "
                                "with one that was shows its values.")
                           : tr("The review was stopped before it came to this move.");
        content.first = start;
    } else {
        content.title = foundText();
        content.first = mistakes().empty() ? ReviewPanel::Button()
                                           : ReviewPanel::Button{tr("Show the first one"), true};
    }
    return content;
}

void ReviewController::addMove(ReviewPanel::Content &content, std::size_t ply) const
{
    const core::Match &match = m_game.match();
    const core::Position &position = match.position(ply);
    const ai::ReviewedMove move = *m_reviewer.move(ply);
    const Viewpoint viewpoint = viewpointOf(m_game);
    content.grade = move.grade();
    content.gradeText = gradeChipText(move.grade());
    content.place = tr("Move %1 of %2", "numbers")
                        .arg(match.moveNumber(ply + 1))
                        .arg(match.moveNumber(match.knownPlies()));
    const std::vector<std::size_t> all = mistakes();
    if (const auto here = std::find(all.begin(), all.end(), ply); here != all.end())
        content.rank =
            tr("%1 of %2", "which one of how many").arg(here - all.begin() + 1).arg(all.size());
    content.title = verdict(position, move, viewpoint);
    content.text = judgement(position, move, match.moveNumber(ply + 1), viewpoint);
    if (match.kind() == core::GameKind::Othello)
        content.note = move.exact ? QChar(0x2713) + QString(" ") + tr("Exact: searched to the end.")
                                  : tr("The values are estimates.");
    content.first =
        move.isMistake() ? ReviewPanel::Button{tr("Try it yourself"), true} : ReviewPanel::Button();
    content.second =
        move.isMistake() ? ReviewPanel::Button{tr("Show me why")} : ReviewPanel::Button();
}

QString ReviewController::standingAfter(const ai::ReviewedMove &move, int value) const
{
    return standingText(m_game.match().kind(), toFirst(sideToMove(before()), value), move.exact,
                        viewpointOf(m_game));
}

void ReviewController::addLine(ReviewPanel::Content &content) const
{
    const ai::ReviewedMove move = *m_reviewer.move(m_ply);
    const bool isAnswer = m_view == View::Answer;
    const std::vector<core::Move> line = lineOf(m_view);
    content.title = tr("%1.", "a move, as a sentence").arg(nameOf(line[0]));
    if (line.size() > 1)
        content.title = tr("%1, then %2.", "two moves")
                            .arg(nameOf(line[0]), moveTitle(after(before(), line[0]), line[1]));
    content.text = standingAfter(move, isAnswer ? move.value : move.bestValue);
    content.second = {tr("Show %1", "%1: a move").arg(nameOf(isAnswer ? move.best : move.played))};
}

void ReviewController::addTrial(ReviewPanel::Content &content) const
{
    content.grade = ai::Grade::None;
    content.gradeText.clear();
    content.note.clear();
    content.first = {tr("Show me")};
    content.second = {};
    if (m_view == View::Trial) {
        content.title =
            tr("Find a better move than %1.").arg(nameOf(m_reviewer.move(m_ply)->played));
        content.text = tr("Play it on the board.");
    } else if (m_view == View::Judging) {
        content.title = tr("%1 is being judged.", "%1: a move").arg(nameOf(m_triedMove));
        content.text.clear();
    } else {
        const QString name = nameOf(m_triedMove);
        content.grade = m_tried.grade();
        content.gradeText = gradeChipText(m_tried.grade());
        content.title = m_tried.isMistake()  ? tr("%1 is not the best move.").arg(name)
                        : m_tried.loss() > 0 ? tr("%1 is about as good as the best move.").arg(name)
                                             : tr("%1 is the best move.").arg(name);
        content.text = standingAfter(m_tried, m_tried.value);
        content.first = m_tried.isMistake() ? ReviewPanel::Button{tr("Try again"), true}
                                            : ReviewPanel::Button{tr("Next one"), true};
        content.second = {tr("Show me")};
    }
}

/// Says how many mistakes a complete review found.
QString ReviewController::foundText() const
{
    const int count = int(m_reviewer.mistakes(turningPointsOf(m_game).side).size());
    if (m_game.twoPeople())
        return count == 0 ? tr("No mistake was found.")
                          : tr("%n mistake(s) found.", nullptr, count);
    return count == 0 ? tr("You made no mistake.") : tr("You made %n mistake(s).", nullptr, count);
}

} // namespace ui
