#include "ai/lab/lessons/topicpath.h"
#include "ai/lab/studies/positioncount.h"
#include "core/othello.h"
#include "core/tictactoe.h"
#include "ui/lab/learn/pathtexts.h"
#include "ui/lab/texts/exhibittexts.h"
#include "ui/lab/texts/glossary.h"
#include "ui/lab/texts/labtexts.h"

#include <QRegularExpression>
#include <QTest>

#include <set>

/// Every topic and every stop of the path has words of its own.
class TestPathTexts : public QObject
{
    Q_OBJECT

private slots:
    void everythingHasWords();
    void stopsAreReadInAMinute();
    void sourcesAreCalledByTheirTitles();
    void explosionsNumbersAreCounted();
};

namespace {

template <class G>
std::int64_t nodesOf(const G &position, int plies)
{
    std::int64_t nodes = 1;
    if (plies == 0 || position.isOver())
        return nodes;
    for (const core::Move move : position.legalMoves())
        nodes += nodesOf(core::after(position, move), plies - 1);
    return nodes;
}

} // namespace

void TestPathTexts::everythingHasWords()
{
    std::set<QString> texts;
    std::size_t count = 0;
    for (const ai::lab::Topic &topic : ai::lab::path()) {
        texts.insert(ui::lab::topicTitle(topic.key));
        for (const ai::lab::Stop &stop : topic.stops)
            texts.insert(ui::lab::stopText(stop.key));
        count += 1 + topic.stops.size();
    }
    QVERIFY(!texts.contains(QString()));
    QCOMPARE(texts.size(), count);
    QVERIFY(ui::lab::stopText("none").isEmpty());
    QVERIFY(ui::lab::topicTitle("none").isEmpty());
}

void TestPathTexts::stopsAreReadInAMinute()
{
    static const QRegularExpression blanks("\\s+");
    for (const ai::lab::Topic &topic : ai::lab::path()) {
        for (const ai::lab::Stop &stop : topic.stops) {
            const auto words = ui::lab::stopText(stop.key).split(blanks).size();
            QVERIFY2(words >= 15 && words <= 90, stop.key.data());
        }
    }
}

/// As in the menu from which they are opened, not by a number that nobody can look up.
void TestPathTexts::sourcesAreCalledByTheirTitles()
{
    static const QRegularExpression unnamed(
        "(first|second|third|fourth|Spanish|translated) (article|document)|course report|"
        "[Tt]he article (calls|has|that)");
    static const QRegularExpression quoted("\u201c(.*?)\u201d");
    QString titles;
    for (const auto document : ai::lab::allDocuments)
        titles += ui::lab::documentTitle(document) + '\n';
    for (const ai::lab::Topic &topic : ai::lab::path()) {
        for (const ai::lab::Stop &stop : topic.stops) {
            const QString text = ui::lab::stopText(stop.key);
            QVERIFY2(!text.contains(unnamed), stop.key.data());
            for (auto title = quoted.globalMatch(text); title.hasNext();)
                QVERIFY2(titles.contains(title.next().captured(1)), stop.key.data());
        }
    }
    for (const ui::lab::GlossaryEntry &entry : ui::lab::glossary())
        QVERIFY2(!entry.definition.contains(unnamed), qPrintable(entry.key));
}

/// By playing all games, and by the positions that come up in them.
void TestPathTexts::explosionsNumbersAreCounted()
{
    const core::Nim nim; // 20 counters
    const auto boards = ai::lab::countPositions(core::TicTacToe());
    for (const QString &text :
         {ui::lab::stopText("depth-explosion"), ui::lab::glossaryTip("explosion")}) {
        for (const std::int64_t number :
             {nodesOf(core::TicTacToe(), 9), std::int64_t(boards.all),
              std::int64_t(boards.upToSymmetry), nodesOf(nim, 20),
              std::int64_t(ai::lab::countPositions(nim).all), nodesOf(core::Othello(), 6)})
            QVERIFY2(text.contains(ui::lab::countText(number)),
                     qPrintable(QString::number(number)));
    }
}

QTEST_APPLESS_MAIN(TestPathTexts)
#include "tst_pathtexts.moc"
