#include "core/format/transcript.h"
#include "tests/support/positions.h"
#include "tests/support/slow.h"
#include "ui/analysis/review/endexplanation.h"
#include "ui/analysis/review/reviewcontent.h"

#include <QTest>

#include <memory>
#include <vector>

/// A game has one review, whatever else the machine does meanwhile.
class TestReviewUnderLoad : public QObject
{
    Q_OBJECT

private slots:
    void everyStartSaysTheSame();
};

namespace {

/// A game of two programs (tests/data/field/a24-results.ggf).
constexpr std::string_view played =
    "e6f4e3d6c5f3c4f6f5g4c7d3e7c3g6b4g5b6a5c6b5d7e8f7h3f8d8h4h5c8a3a4g3a6a7b7f2f1c2e2d2b3e1c1g1"
    "h7a2g7h6d1b1h2h8g8h1g2b2a1b8a8";

/// The review of one start of the program, begun by the game's end.
struct Start
{
    ui::GameController game;
    ui::Reviewer review;
    ui::EndExplanation end{game, review};
    QStringList explanation;
    QList<std::pair<QString, QString>> facts;
};

std::unique_ptr<Start> start(const core::GameRecord &record)
{
    auto one = std::make_unique<Start>();
    Start *const said = one.get();
    QObject::connect(&said->end, &ui::EndExplanation::found, &said->game,
                     [said](const QStringList &explanation) { said->explanation = explanation; });
    QObject::connect(&said->end, &ui::EndExplanation::factsChanged, &said->game,
                     [said](const auto &facts) { said->facts = facts; });
    one->game.resume(record);
    return one;
}

QStringList wordsOf(const ui::ReviewState &state)
{
    const ui::ReviewContent content = ui::reviewContent(state, std::nullopt);
    return {content.gradeText,   content.place,      content.shortPlace, content.rank,
            content.title,       content.text,       content.note,       content.first.text,
            content.second.text, state.valueOfBest()};
}

/// All that is said of the end and of each move, in words and numbers.
QStringList allWordsOf(Start &one)
{
    QStringList words = one.explanation;
    for (const auto &[value, caption] : std::as_const(one.facts))
        words << value << caption;
    ui::ReviewState state{one.game, one.review};
    for (std::size_t ply = 0; ply < one.review.line().size(); ++ply) {
        words << QString::number(*one.review.valueAfter(ply + 1));
        one.game.browseTo(ply + 1);
        state.view = ui::ReviewView::Game;
        words << wordsOf(state);
        if (!one.review.move(ply)->isMistake())
            continue;
        state.ply = ply;
        for (const ui::ReviewView view :
             {ui::ReviewView::Mistake, ui::ReviewView::Answer, ui::ReviewView::Better}) {
            state.view = view;
            words << wordsOf(state);
        }
    }
    return words;
}

} // namespace

/// Twenty at once share the cores, and each gets its part of their time in another way. The last
/// moves of the game, some of them too early to be solved exactly, or, if that is asked for, all.
void TestReviewUnderLoad::everyStartSaysTheSame()
{
    constexpr std::size_t starts = 20;
    const std::size_t moves = support::slow() ? played.size() / 2 : 23;
    core::GameRecord record;
    core::Othello game;
    for (std::size_t i = 0; i < played.size(); i += 2) {
        if (game.mustPass())
            game.play(core::Othello::pass);
        if (i == played.size() - 2 * moves)
            record.start = game;
        const core::Move move = *game.parseMove(played.substr(i, 2));
        if (i >= played.size() - 2 * moves)
            record.moves.push_back(move);
        game.play(move);
    }
    std::vector<std::unique_ptr<Start>> all;
    for (std::size_t i = 0; i < starts; ++i)
        all.push_back(start(record));
    for (const auto &one : all)
        QTRY_VERIFY_WITH_TIMEOUT(one->review.isComplete(), 3'600'000);
    const QStringList expected = allWordsOf(*all.front());
    QVERIFY(!all.front()->explanation.isEmpty());
    QCOMPARE(all.front()->facts.size(), 3);
    QVERIFY(!all.front()->review.mistakes(std::nullopt).empty());
    for (const auto &one : all)
        QCOMPARE(allWordsOf(*one), expected);
}

QTEST_MAIN(TestReviewUnderLoad)
#include "tst_reviewunderload.moc"
