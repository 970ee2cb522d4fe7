#include "ui/analysis/review/reviewcontent.h"

#include "ui/analysis/review/reasontexts.h"
#include "ui/analysis/review/reviewtexts.h"
#include "ui/common/titles.h"

#include <QCoreApplication>

#include <algorithm>

namespace ui {

namespace {

struct ReviewContentTexts
{
    Q_DECLARE_TR_FUNCTIONS(ui::ReviewContentTexts)
};

using Button = ReviewContent::Button;

QString gradeChipText(ai::Grade grade)
{
    switch (grade) {
    case ai::Grade::None:
        break;
    case ai::Grade::Good:
        return ReviewContentTexts::tr("Good move");
    case ai::Grade::Mistake:
        return ReviewContentTexts::tr("Mistake");
    case ai::Grade::Blunder:
        return ReviewContentTexts::tr("Blunder");
    }
    return {};
}

/// Creates the content for one state.
class ReviewWriter
{
public:
    ReviewWriter(const ReviewState &state, std::optional<std::size_t> newPly)
        : m_state(state)
        , m_newPly(newPly)
    {}

    ReviewContent content() const;

private:
    ReviewContent contentWithoutMove() const;
    void addMove(ReviewContent &content, std::size_t ply) const;
    void addLine(ReviewContent &content) const;
    void addTrial(ReviewContent &content) const;
    QString reasonOf(const ai::ReviewedMove &move) const;
    QString standingAfter(const ai::ReviewedMove &move, int value) const;
    QString foundText() const;
    QString progressText() const;
    void addOthersMistake(ReviewContent &content) const;
    static QString nameIn(const core::Position &position, core::Move move);
    QString nameOf(core::Move move) const { return nameIn(m_state.before(), move); }

    const ReviewState &m_state;
    std::optional<std::size_t> m_newPly;
};

/// A move within a sentence: "take 2", the title of a move of a single heap, is no noun.
QString ReviewWriter::nameIn(const core::Position &position, core::Move move)
{
    const auto *nim = std::get_if<core::Nim>(&position);
    return nim != nullptr && nim->heapCount() == 1 ? moveName(position, move)
                                                   : moveTitle(position, move);
}

ReviewContent ReviewWriter::content() const
{
    const std::size_t ply = m_state.judgedPly();
    ReviewContent content = contentWithoutMove();
    content.ply = ply;
    const std::vector<std::size_t> mistakes = m_state.mistakes();
    content.hasMistakes = !mistakes.empty();
    content.hasEarlier = !mistakes.empty() && mistakes.front() + 1 < ply;
    content.hasLater = !mistakes.empty() && mistakes.back() + 1 > ply;
    content.progress = progressText();
    if (ply > 0 && m_state.reviewer.move(ply - 1) && !m_state.waitsAt)
        addMove(content, ply - 1);
    if (m_state.view == ReviewView::Answer || m_state.view == ReviewView::Better)
        addLine(content);
    else if (m_state.view != ReviewView::Game && m_state.view != ReviewView::Mistake)
        addTrial(content);
    if ((m_state.view == ReviewView::Game || m_state.view == ReviewView::Mistake) && ply > 0
        && m_newPly == ply - 1)
        content.text = paragraphOf(
            {content.text, ReviewContentTexts::tr("No game of the library has this move.")});
    if (m_state.game.match().kind() == core::GameKind::Nim && !content.title.isEmpty())
        content.title[0] = content.title[0].toUpper(); // "Taking 3."
    return content;
}

ReviewContent ReviewWriter::contentWithoutMove() const
{
    const core::Match &match = m_state.game.match();
    const std::size_t moves = match.moves().size();
    const Button start = moves == 0 || m_state.game.isOffer()
                             ? Button()
                             : Button{ReviewContentTexts::tr("Review the game"), true};
    ReviewContent content;
    content.title = ReviewContentTexts::tr("The moves of the game");
    if (m_state.reviewer.running()) {
        content.title = ReviewContentTexts::tr("Judging the moves");
        content.text =
            ReviewContentTexts::tr("%1 of %2 are judged, the last ones first.", "numbers of moves")
                .arg(match.moveNumber(moves) - match.moveNumber(moves - m_state.reviewer.done()))
                .arg(match.moveNumber(moves));
    } else if (m_state.reviewer.isEmpty()) {
        content.text =
            ReviewContentTexts::tr("A review judges every move and shows what was better.");
        content.first = start;
    } else if (!m_state.reviewer.isComplete()) {
        content.text =
            m_state.reviewer.isShared()
                ? ReviewContentTexts::tr(
                    "This line was not reviewed; only the beginning that it shares "
                    "with one that was shows its values.")
                : ReviewContentTexts::tr("The review was stopped before it came to this move.");
        content.first = start;
    } else {
        content.title = foundText();
        content.first = m_state.mistakes().empty() ? Button()
                        : m_state.mistakes().size() == 1
                            ? Button{ReviewContentTexts::tr("Show it"), true}
                            : Button{ReviewContentTexts::tr("Show the first one"), true};
        addOthersMistake(content);
    }
    return content;
}

void ReviewWriter::addMove(ReviewContent &content, std::size_t ply) const
{
    const core::Match &match = m_state.game.match();
    const core::Position &position = match.position(ply);
    const ai::ReviewedMove move = *m_state.reviewer.move(ply);
    const Viewpoint viewpoint = viewpointOf(m_state.game);
    content.grade = move.grade();
    content.gradeText = gradeChipText(move.grade());
    content.place = ReviewContentTexts::tr("Move %1 of %2", "numbers")
                        .arg(match.moveNumber(ply + 1))
                        .arg(match.moveNumber(match.knownPlies()));
    content.shortPlace =
        ReviewContentTexts::tr("Move %1", "a number").arg(match.moveNumber(ply + 1));
    const std::vector<std::size_t> all = m_state.mistakes();
    // The total is only known once the review is complete.
    if (const auto here = std::find(all.begin(), all.end(), ply);
        here != all.end() && !m_state.reviewer.running()) {
        const auto number = here - all.begin() + 1;
        content.rank =
            ReviewContentTexts::tr("%1 of %2", "which one of how many").arg(number).arg(all.size());
        content.rankMeaning =
            ReviewContentTexts::tr("Turning point %1 of %2").arg(number).arg(all.size());
    }
    content.title = verdict(position, move, viewpoint);
    content.text = judgement(position, move, match.moveNumber(ply + 1), viewpoint);
    if (match.kind() == core::GameKind::Othello)
        content.note = move.exact ? QChar(0x2713) + QString(" ")
                                        + ReviewContentTexts::tr("Exact: searched to the end.")
                                  : ReviewContentTexts::tr("The values are estimates.");
    content.first =
        move.isMistake() ? Button{ReviewContentTexts::tr("Try it yourself"), true} : Button();
    content.second = move.isMistake() ? Button{ReviewContentTexts::tr("Show me why")} : Button();
}

QString ReviewWriter::reasonOf(const ai::ReviewedMove &move) const
{
    const core::Match &match = m_state.game.match();
    return reasonText(m_state.before(), move, match.moveNumber(m_state.ply + 1),
                      viewpointOf(m_state.game));
}

QString ReviewWriter::standingAfter(const ai::ReviewedMove &move, int value) const
{
    return standingText(m_state.game.match().kind(), m_state.toFirst(value), move.exact,
                        viewpointOf(m_state.game));
}

void ReviewWriter::addLine(ReviewContent &content) const
{
    const ai::ReviewedMove move = *m_state.reviewer.move(m_state.ply);
    const bool isAnswer = m_state.view == ReviewView::Answer;
    const std::vector<core::Move> line = m_state.lineOf(m_state.view);
    // Squares of tic-tac-toe are numbers.
    const bool isNumber = m_state.game.match().kind() == core::GameKind::TicTacToe;
    const QString first =
        isNumber ? ReviewContentTexts::tr("Square %1", "at the beginning of a sentence")
                       .arg(nameOf(line[0]))
                 : nameOf(line[0]);
    content.title = ReviewContentTexts::tr("%1.", "a move, as a sentence").arg(first);
    QStringList rest;
    core::Position position = after(m_state.before(), line[0]);
    for (std::size_t i = 1; i < line.size(); ++i) {
        rest << nameIn(position, line[i]);
        position = after(position, line[i]);
    }
    if (!rest.isEmpty())
        content.title = ReviewContentTexts::tr("%1, then %2.", "a move, and those after it")
                            .arg(first, rest.join(", "));
    const auto *nim = std::get_if<core::Nim>(&position);
    if (nim != nullptr && nim->isOver())
        content.text = nim->rule() == core::Nim::Rule::Misere
                           ? ReviewContentTexts::tr("Whoever takes the last counter loses.")
                           : ReviewContentTexts::tr("Whoever takes the last counter wins.");
    else
        content.text = paragraphOf({isAnswer ? reasonOf(move) : QString(),
                                    standingAfter(move, isAnswer ? move.value : move.bestValue)});
    if (m_state.game.match().kind() == core::GameKind::Nim)
        content.second = {isAnswer ? ReviewContentTexts::tr("Show the better move")
                                   : ReviewContentTexts::tr("Show the move played")};
    else
        content.second = {(isNumber ? ReviewContentTexts::tr("Show square %1")
                                    : ReviewContentTexts::tr("Show %1", "%1: a move"))
                              .arg(nameOf(isAnswer ? move.best : move.played))};
}

void ReviewWriter::addTrial(ReviewContent &content) const
{
    content.grade = ai::Grade::None;
    content.gradeText.clear();
    content.note.clear();
    content.first = {ReviewContentTexts::tr("Show me")};
    content.second = {};
    if (m_state.view == ReviewView::Trial) {
        const core::Side mover = sideToMove(m_state.before());
        const std::optional<core::Side> person = m_state.game.reviewedSide();
        const QString played = nameOf(m_state.reviewer.move(m_state.ply)->played);
        const Viewpoint viewpoint = viewpointOf(m_state.game);
        const bool isComputers =
            moverOf(m_state.before(), viewpoint).who == core::Subject::Computer;
        content.title =
            isComputers
                ? ReviewContentTexts::tr("Find a better move than %1 for the computer.", "a square")
                      .arg(played)
            : person && *person != mover
                ? ReviewContentTexts::tr("Find a better move than %1 for %2.", "a square; Black")
                      .arg(played, viewpoint.name(mover))
                : ReviewContentTexts::tr("Find a better move than %1.").arg(played);
        content.text = ReviewContentTexts::tr("Play it on the board.");
    } else if (m_state.view == ReviewView::Judging) {
        content.title = ReviewContentTexts::tr("%1 is being judged.", "%1: a move")
                            .arg(nameOf(m_state.triedMove));
        content.text.clear();
    } else {
        const QString name = nameOf(m_state.triedMove);
        const ai::ReviewedMove judged = *m_state.reviewer.move(m_state.ply);
        const core::Move best = judged.best;
        const bool isSame = m_state.triedMove == judged.played;
        const ai::ReviewedMove &tried = m_state.tried;
        const bool isProgress = !isSame && tried.isMistake() && tried.value > judged.value;
        content.grade = isProgress ? ai::Grade::None : tried.grade();
        content.gradeText = gradeChipText(content.grade);
        content.title =
            isProgress
                ? ReviewContentTexts::tr("%1 is better than %2, but not the best move.", "squares")
                      .arg(name, nameOf(judged.played))
            : isSame ? ReviewContentTexts::tr("%1 is the move that was played.").arg(name)
            : tried.isMistake() ? ReviewContentTexts::tr("The best move is not %1.").arg(name)
            : tried.loss() > 0
                ? ReviewContentTexts::tr("About as good as the best move: %1.").arg(name)
            : m_state.triedMove != best // others are as good
                ? ReviewContentTexts::tr("As good as %2: %1.").arg(name, nameOf(best))
                : ReviewContentTexts::tr("No move is better than %1.").arg(name);
        const QString answer =
            m_state.reply == core::Move::none()
                ? QString()
                : ReviewContentTexts::tr("Best answer: %1.", "a move")
                      .arg(moveTitle(after(m_state.before(), m_state.triedMove), m_state.reply));
        content.text = paragraphOf({answer, standingAfter(tried, tried.value)});
        if (tried.isMistake())
            content.first = {ReviewContentTexts::tr("Try again"), true};
        else if (m_state.mistakes().size() > 1)
            content.first = {m_state.ply < m_state.mistakes().back()
                                 ? ReviewContentTexts::tr("Next one")
                                 : ReviewContentTexts::tr("First mistake"),
                             true};
        else
            content.first = {};
        content.second = {ReviewContentTexts::tr("Show me")};
    }
}

/// If the person made no mistake, offers the computer's costliest one.
void ReviewWriter::addOthersMistake(ReviewContent &content) const
{
    const auto costliest = m_state.costliestOfComputer();
    if (!m_state.mistakes().empty() || !costliest)
        return;
    const core::Match &match = m_state.game.match();
    const QString move = moveLandmark(match.position(*costliest), match.moves()[*costliest],
                                      match.moveNumber(*costliest + 1));
    content.text =
        ReviewContentTexts::tr("The computer's costliest move was %1.", "%1: a6 (move 39)")
            .arg(move);
    content.first = {ReviewContentTexts::tr("Show it"), true};
}

/// The moves still to be judged; the review proceeds from the last to the first.
QString ReviewWriter::progressText() const
{
    const core::Match &match = m_state.game.match();
    if (!m_state.reviewer.running() || m_state.reviewer.isEmpty())
        return {};
    const std::size_t last = match.moveNumber(match.moves().size() - m_state.reviewer.done());
    return last <= 1 ? ReviewContentTexts::tr("Still looking at move 1.")
                     : ReviewContentTexts::tr("Still looking at moves 1 to %1.").arg(last);
}

/// Says how many mistakes a complete review found.
QString ReviewWriter::foundText() const
{
    const int count = int(m_state.reviewer.mistakes(turningPointsOf(m_state.game).side).size());
    if (!m_state.game.reviewedSide())
        return count == 0 ? ReviewContentTexts::tr("No mistake was found.")
                          : ReviewContentTexts::tr("%n mistake(s) found.", nullptr, count);
    return count == 0 ? ReviewContentTexts::tr("You made no mistake.")
                      : ReviewContentTexts::tr("You made %n mistake(s).", nullptr, count);
}

} // namespace

std::size_t ReviewState::judgedPly() const
{
    return view == ReviewView::Game ? game.shownPly() : ply + 1;
}

std::vector<std::size_t> ReviewState::mistakes() const
{
    const std::vector<std::size_t> known = reviewer.mistakes(turningPointsOf(game).side);
    std::vector<std::size_t> mattered = reviewer.turningPoints(turningPointsOf(game));
    std::sort(mattered.begin(), mattered.end());
    return mattered.empty() || known.empty() ? known : mattered;
}

std::optional<std::size_t> ReviewState::costliestOfComputer() const
{
    const auto computer = game.computerSide();
    if (!computer)
        return std::nullopt;
    const std::vector<std::size_t> all = reviewer.mistakes(computer);
    const auto costliest =
        std::max_element(all.begin(), all.end(), [this](std::size_t one, std::size_t other) {
            return reviewer.move(one)->loss() < reviewer.move(other)->loss();
        });
    return costliest == all.end() ? std::nullopt : std::optional(*costliest);
}

QString ReviewState::valueOfBest() const
{
    const Viewpoint viewpoint = viewpointOf(game);
    const core::GameKind kind = game.match().kind();
    const int value = reviewer.move(ply)->bestValue;
    if (game.isOpponent(sideToMove(before())))
        return {};
    return core::maxScore(kind) > 1 ? valueText(kind, value)
                                    : standingShort(kind, toFirst(value), viewpoint);
}

int ReviewState::toFirst(int value) const
{
    return sideToMove(before()) == core::Side::First ? value : -value;
}

std::vector<core::Move> ReviewState::shownMoves() const
{
    switch (view) {
    case ReviewView::Answer:
    case ReviewView::Better:
        return lineOf(view);
    case ReviewView::Judging:
        return {triedMove};
    case ReviewView::Tried:
        return reply == core::Move::none() ? std::vector{triedMove} : std::vector{triedMove, reply};
    case ReviewView::Game:
    case ReviewView::Mistake:
    case ReviewView::Trial:
        break;
    }
    return {};
}

std::vector<core::Move> ReviewState::lineOf(ReviewView shown) const
{
    const auto move = reviewer.move(ply);
    std::vector<core::Move> line{move->best};
    if (shown == ReviewView::Answer) {
        line = {move->played};
        if (const auto next = reviewer.move(ply + 1)) {
            line.push_back(next->best);
            if (next->line.size() > 1)
                line.insert(line.end(), next->line.begin() + 1, next->line.end());
        }
    } else if (move->line.size() > 1) {
        line.push_back(move->line[1]);
    }
    // In solved games the effect of a mistake, such as two threats, may appear only after several
    // moves. Longer lines would be unreadable.
    constexpr std::size_t longest = 7;
    const bool isKnown = game.match().kind() != core::GameKind::Othello;
    if (!isKnown || line.size() > longest)
        line.resize(std::min<std::size_t>(line.size(), 2));
    return line;
}

ReviewContent reviewContent(const ReviewState &state, std::optional<std::size_t> newPly)
{
    return ReviewWriter(state, newPly).content();
}

} // namespace ui
