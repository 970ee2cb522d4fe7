#include "ai/lab/lessons/resultcode.h"
#include "tests/support/lab/traced.h"
#include "tests/support/qt/webpages.h"
#include "ui/lab/export/webpage.h"
#include "ui/lab/texts/steptexts.h"

#include <QJsonArray>
#include <QTest>

using ai::lab::Algorithm;
using ai::lab::SearchSetup;
using ai::lab::TextTree;
using ai::lab::TracedSearch;
using support::dataOf;
using support::pageSamples;
using support::traced;
using ui::lab::webPage;

namespace {

/// The words of a step as the script puts them together.
QString wordsOf(const QJsonObject &data, int step)
{
    QStringList pieces;
    const QJsonArray record = data["steps"].toArray()[step - 1].toArray();
    for (qsizetype i = 5; i < record.size(); ++i)
        pieces += data["pieces"].toArray()[record[i].toInt()].toString();
    return pieces.join(' ');
}

} // namespace

/// The page that is exported holds what the Lab says; its script has tst_pagescript.
class TestWebPage : public QObject
{
    Q_OBJECT

private slots:
    void stepsHaveTheLabsWords();
    void everyNodeIsThere();
    void pageNeedsNothingElse();
    void titleIsText();
    void lessonsWordsAreThere();
    void lessonHasAPageForEachStop();
    void resultCodesTellStopsApart();
    void lessonSaysWhichStopIsTooLarge();
    void stoppedLessonHasNoPage();
    void twoThousandNodesFitIntoAMegabyte();
    void largeSearchesAreRefused();
};

void TestWebPage::stepsHaveTheLabsWords()
{
    for (const SearchSetup &setup : pageSamples()) {
        const TracedSearch search = traced(setup);
        const QJsonObject data = dataOf(webPage(search, "A", 3));
        QCOMPARE(data["start"].toInt(), 3);
        QCOMPARE(data["steps"].toArray().size(), qsizetype(search.trace->stepCount()));
        const ai::lab::Pseudocode code(search);
        for (int step = 1; step <= int(search.trace->stepCount()); ++step) {
            const auto at = std::uint32_t(step);
            QCOMPARE(wordsOf(data, step), search.trace->joinsNext(at)
                                              ? QString() // told with the next one
                                              : ui::lab::stepText(search, at));
            const QJsonArray record = data["steps"].toArray()[step - 1].toArray();
            QCOMPARE(std::size_t(record[2].toInt()), code.lineOf(std::uint32_t(step) - 1));
        }
        QCOMPARE(data["code"].toArray().size(), qsizetype(code.lines().size()));
    }
}

/// Also those that were cut: of a tree all, with their numbers.
void TestWebPage::everyNodeIsThere()
{
    const TracedSearch search = traced("tree-2");
    const QJsonArray nodes = dataOf(webPage(search, "A", 0))["nodes"].toArray();
    QCOMPARE(nodes.size(), qsizetype(13));
    QStringList cut;
    for (const auto &node : nodes) {
        if (node.toArray()[4].toInt() < 0)
            cut += node.toArray()[6].toString();
    }
    QCOMPARE(cut, (QStringList{"a", "b", "7", "3"}));
    const TracedSearch game = traced({*core::TicTacToe::parse("XX--X-OO- O"), Algorithm::Plain});
    const QJsonArray first = dataOf(webPage(game, "A", 0))["nodes"].toArray()[0].toArray();
    QCOMPARE(first[7].toString(), QString("X X -\n- X -\nO O -\n"));
    // Who won: in the Spanish article's tree X, who is MAX, four games and O two.
    int won[]{0, 0, 0};
    for (const auto &node : dataOf(webPage(traced("ttt-late"), "A", 0))["nodes"].toArray())
        ++won[node.toArray()[8].toInt() + 1];
    QCOMPARE(won[2], 4);
    QCOMPARE(won[0], 2);
}

void TestWebPage::pageNeedsNothingElse()
{
    const QByteArray page = webPage(traced("tree-2"), "A", 0);
    QVERIFY(page.contains("default-src 'none'"));
    QVERIFY(!page.contains("src="));
    QVERIFY(!page.contains("<link"));
    QVERIFY(!page.contains("@import"));
    QVERIFY(page.contains("prefers-color-scheme: dark"));
    QVERIFY(page.contains("aria-live"));
    QVERIFY(page.contains("name=\"viewport\""));
    for (const char *field : {"@TITLE@", "@ABOUT@", "@DATA@", "@SCRIPT@", "@STYLE@"})
        QVERIFY2(!page.contains(field), field);
}

void TestWebPage::titleIsText()
{
    const QByteArray page = webPage(traced("tree-2"), "</script><b>@DATA@ & \"x\"", 0);
    QVERIFY(page.contains("<title>&lt;/script&gt;&lt;b&gt;@DATA@ &amp; &quot;x&quot;</title>"));
    QVERIFY(!dataOf(page)["steps"].toArray().isEmpty());
}

void TestWebPage::lessonsWordsAreThere()
{
    const TracedSearch search = traced("tree-2");
    ai::lab::LessonStop lesson;
    lesson.notes = {"Alpha < beta.", "@QUESTIONS@"};
    lesson.questions = {{"Which leaves are cut?", "a & b"}, {"Why?", ""}};
    const QByteArray page = webPage(search, "A", 0, lesson);
    QVERIFY(page.contains("<p>Alpha &lt; beta.</p>\n<p>@QUESTIONS@</p>"));
    QVERIFY(page.contains("<li>Which leaves are cut?<details><summary>Answer</summary>a &amp; b"));
    QVERIFY(page.contains("<li>Why?</li>"));
    QCOMPARE(page.count("<details>"), qsizetype(1));
    const QByteArray bare = webPage(search, "A", 0);
    QVERIFY(!bare.contains("class=\"questions") && !bare.contains("@QUESTIONS@"));
    QVERIFY(!bare.contains("@NOTES@"));
}

/// Each as it is when it is exported alone.
void TestWebPage::lessonHasAPageForEachStop()
{
    const ai::lab::Lesson lesson{
        {"One </script> <!-- <script>", {*TextTree::parse("MAX(MIN(3,5),MIN(2,a))")}, 4, {"A"}, {}},
        {"", {*TextTree::parse("MIN(MAX(7,1),MAX(2,3))")}, 2, {}, {{"Q", "B"}}}};
    ai::SearchControl control;
    const ui::lab::MadeFile made = ui::lab::lessonPage({lesson, "The lesson"}, control);
    QVERIFY2(made.problem.isEmpty(), qPrintable(made.problem));
    QVERIFY(made.bytes.contains("<title>One &lt;/script&gt;"));
    QCOMPARE(made.bytes.count("</script>"), qsizetype(2)); // its own data and script
    const QJsonArray stops = dataOf(made.bytes)["stops"].toArray();
    QCOMPARE(stops.size(), qsizetype(2));
    const QStringList titles{"One </script> <!-- <script>", "The lesson"};
    for (qsizetype i = 0; i < stops.size(); ++i) {
        const ai::lab::LessonStop &stop = lesson[std::size_t(i)];
        QCOMPARE(stops[i].toObject()["title"].toString(), titles[i]);
        QCOMPARE(stops[i].toObject()["page"].toString().toUtf8(),
                 webPage(traced(stop.setup), titles[i], stop.step, stop, int(i) + 1));
    }
    for (const char *field : {"@TITLE@", "@DATA@", "@SCRIPT@", "@LANGUAGE@", "@NOSCRIPT@"})
        QVERIFY2(!made.bytes.contains(field), field);
    QCOMPARE(ui::lab::lessonPage({{lesson[0]}, "A"}, control).bytes,
             webPage(traced(lesson[0].setup), titles[0], 4, lesson[0]));
}

/// Also where two stops show the same search.
void TestWebPage::resultCodesTellStopsApart()
{
    const ai::lab::LessonStop stop{"One", {*TextTree::parse("MAX(1,2)")}, 0, {}, {}};
    ai::SearchControl control;
    const QByteArray page = ui::lab::lessonPage({{stop, stop}, "A"}, control).bytes;
    const std::string number = ai::lab::pageNumber(stop.setup, {});
    for (const int at : {0, 1}) {
        const QJsonObject one = dataOf(page)["stops"].toArray()[at].toObject();
        QCOMPARE(dataOf(one["page"].toString().toUtf8())["id"].toString().toStdString(),
                 ai::lab::pagePrefix(number, at + 1));
    }
    QVERIFY(ai::lab::pagePrefix(number, 1) != ai::lab::pagePrefix(number, 2));
}

void TestWebPage::lessonSaysWhichStopIsTooLarge()
{
    ai::lab::Lesson lesson{{"", {*TextTree::parse("MAX(1,2)")}, 0, {}, {}},
                           {"", {core::TicTacToe()}, 0, {}, {}}};
    ai::SearchControl control;
    const ui::lab::MadeFile made = ui::lab::lessonPage({lesson, "A"}, control);
    QVERIFY(made.bytes.isEmpty());
    QVERIFY2(made.problem.startsWith("Stop 2: A page can hold"), qPrintable(made.problem));
    lesson[1].title = "Random tree 5";
    const QString named = ui::lab::lessonPage({lesson, "A"}, control).problem;
    QVERIFY2(named.startsWith("Random tree 5: A page can hold"), qPrintable(named));
}

/// Not even one of the stops that were searched by then.
void TestWebPage::stoppedLessonHasNoPage()
{
    const ai::lab::Lesson lesson{{"", {*TextTree::parse("MAX(1,2)")}, 0, {}, {}},
                                 {"", {*TextTree::parse("MAX(3,4)")}, 0, {}, {}}};
    std::stop_source stop;
    stop.request_stop();
    ai::SearchControl control({}, stop.get_token());
    const ui::lab::MadeFile made = ui::lab::lessonPage({lesson, "A"}, control);
    QCOMPARE(made.bytes, QByteArray());
    QCOMPARE(made.problem, QString());
}

void TestWebPage::twoThousandNodesFitIntoAMegabyte()
{
    ai::Random random(1);
    TextTree::Shape shape;
    shape.depth = 6;
    shape.minWidth = 3;
    shape.maxWidth = 4;
    shape.range = 99;
    shape.ragged = false;
    const TextTree tree = TextTree::random(shape, core::Side::First, random);
    const TracedSearch search = traced({tree, Algorithm::Plain}); // visits them all
    QVERIFY2(tree.size() > 2'000 && search.trace->nodeCount() > 500,
             qPrintable(QString::number(search.trace->nodeCount())));
    QVERIFY(search.trace->nodeCount() <= ui::lab::webPageNodeLimit);
    const TracedSearch othello = traced({core::Othello(), Algorithm::AlphaBetaShared, 5});
    QVERIFY2(othello.trace->nodeCount() > 400,
             qPrintable(QString::number(othello.trace->nodeCount())));
    for (const TracedSearch &one : {search, othello}) {
        const QByteArray page = webPage(one, "A", 0);
        const auto nodes = double(dataOf(page)["nodes"].toArray().size());
        qInfo("%d nodes, %d steps, %d bytes", int(nodes), int(one.trace->stepCount()),
              int(page.size()));
        QVERIFY(double(page.size()) / nodes <= 1'000'000 / 2'000.0);
    }
}

void TestWebPage::largeSearchesAreRefused()
{
    QVERIFY(ui::lab::webPageProblem(traced("tree-2")).isEmpty());
    const TracedSearch large = traced({core::TicTacToe(), Algorithm::AlphaBetaShared});
    QVERIFY(ui::lab::webPageProblem(large).contains("18"));
}

QTEST_MAIN(TestWebPage)
#include "tst_webpage.moc"
