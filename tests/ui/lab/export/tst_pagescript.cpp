#include "ai/lab/lessons/pseudocode.h"
#include "tests/support/lab/traced.h"
#include "tests/support/qt/browser.h"
#include "tests/support/qt/webpages.h"
#include "ui/lab/export/practicepage.h"
#include "ui/lab/export/webpage.h"
#include "ui/lab/texts/steptexts.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

using ai::lab::Algorithm;
using ai::lab::SearchSetup;
using ai::lab::TextTree;
using ai::lab::TracedSearch;
using support::dataOf;
using support::hasBrowser;
using support::inBrowser;
using support::pageSamples;
using support::traced;
using ui::lab::webPage;

/// The script of the page that is exported, in a browser: it shows and asks what the Lab does.
class TestPageScript : public QObject
{
    Q_OBJECT

private slots:
    void answersFromTheTableEndTheirNodes();
    void browserShowsTheLabsWords();
    void browserFollowsKeysAndClicks();
    void browserPlays();
    void browserKeepsLeavesOfAParentTogether();
    void browserDrawsFromRightToLeft();
    void browserMarksWonLeaves();
    void browserDrawsTheBoards();
    void browserShowsAllOfASmallTree();
    void browserShowsNoBranchBeforeItsTime();
    void browserOpensTheStopOfAnAddress();
    void pagesWorkInsideOtherPages_data();
    void pagesWorkInsideOtherPages();
    void browserCountsWhatLettersDecide();
    void browserMarksWhatLettersDecide();
    void browserFitsTheTree();
};

/// In a browser each node is done at the last step, and so is none before its own.
void TestPageScript::answersFromTheTableEndTheirNodes()
{
    const TracedSearch search = traced({*core::Nim::parse("2-3 normal"), Algorithm::Table});
    const auto &nodes = search.trace->nodes();
    QVERIFY(std::any_of(nodes.begin(), nodes.end(), [](const auto &node) { return node.known; }));
    const QByteArray page = webPage(search, "A", 0);
    // Nothing below them was visited, and nothing is drawn there.
    const QJsonArray drawn = dataOf(page)["nodes"].toArray();
    for (const auto &node : drawn) {
        const qint64 parent = node.toArray()[0].toInteger();
        if (parent < 0)
            continue;
        const qint64 above = drawn[parent].toArray()[4].toInteger();
        QVERIFY(above < 0 || !nodes[static_cast<std::size_t>(above)].known);
    }
    if (!hasBrowser())
        return;
    const QByteArray script =
        "goTo(steps.length);"
        "get('answer').textContent = visited.every((node) => node.status === DONE)"
        "  ? visited.map((node) => node.value).join() : 'open';";
    QStringList values;
    for (const auto &node : nodes)
        values += QString::number(node.value);
    QCOMPARE(inBrowser(page, script), values.join(','));
}

void TestPageScript::browserShowsTheLabsWords()
{
    if (!hasBrowser())
        QSKIP("needs the slow run and Chromium");
    const QByteArray script = "let all = [];"
                              "for (const at of stops) {"
                              "  goTo(at);"
                              "  const line = get('code').querySelector('[aria-current]');"
                              "  const row = [...get('code').children].indexOf(line);"
                              "  all.push(get('words').textContent + '|' + row + '|'"
                              "           + get('stack').children.length);"
                              "}"
                              "get('answer').textContent = all.join('\\n');";
    for (const SearchSetup &setup : pageSamples()) {
        const TracedSearch search = traced(setup);
        const ai::lab::Pseudocode code(search);
        const QStringList shown = inBrowser(webPage(search, "A", 0), script).split('\n');
        QCOMPARE(shown[0], ui::lab::stepText(search, 0) + "|-1|0");
        qsizetype stop = 0;
        for (std::uint32_t step = 1; step <= search.trace->stepCount(); ++step) {
            if (!search.trace->joinsNext(step))
                QCOMPARE(shown.value(++stop), QString("%1|%2|%3")
                                                  .arg(ui::lab::stepText(search, step))
                                                  .arg(code.lineOf(step - 1))
                                                  .arg(code.stack(step).size()));
        }
        QCOMPARE(shown.size(), stop + 1);
    }
}

void TestPageScript::browserFollowsKeysAndClicks()
{
    if (!hasBrowser())
        QSKIP("needs the slow run and Chromium");
    const TracedSearch search = traced("tree-2");
    const QByteArray script =
        "const press = (key, more) => document.dispatchEvent("
        "  new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }));"
        "const seen = [];"
        "const note = () => seen.push(get('slider').value);"
        "note(); press('ArrowRight'); note(); press('ArrowRight', { shiftKey: true }); note();"
        "seen.push(visited[0].label.textContent, current.group.getAttribute('aria-label'));"
        "seen.push(nodes.filter((one) => one.strike?.getAttribute('visibility') === "
        "'visible').length);"
        "press('ArrowLeft'); note(); press('End'); note(); press('Home'); note();"
        "[...get('buttons').children].find((one) => one.title === words.on).click(); note();"
        "seen.push(nodes.filter((one) => !one.leaf).map((one) => one.move.textContent).join());"
        "nodes[2].group.dispatchEvent(new MouseEvent('click', { bubbles: true })); note();"
        "press('End');"
        "seen.push(nodes.filter((one) => one.children.length).map((one) => "
        "one.label.textContent).join());"
        "get('answer').textContent = seen.join('\\n');";
    const QStringList seen = inBrowser(webPage(search, "A", 0), script).split('\n');
    std::uint32_t cut = 1;
    while (search.trace->events()[cut - 1].kind != ai::lab::EventKind::Cut)
        ++cut;
    const auto stopOf = [&search](std::uint32_t step) {
        int stop = 0;
        for (std::uint32_t at = 1; at <= step; ++at)
            stop += search.trace->joinsNext(at) ? 0 : 1;
        return stop;
    };
    const std::uint32_t leaf = search.trace->nodes()[2].leave + 1;
    const QStringList expected{"0",
                               "1",
                               QString::number(stopOf(cut)),
                               "3 so far",
                               "C, MIN, 2 so far, (3, +\u221e)",
                               "2",
                               QString::number(stopOf(cut) - 1),
                               QString::number(stopOf(search.trace->stepCount())),
                               "0",
                               "1",
                               "A,B,C,D", // as the sentences call them
                               QString::number(stopOf(leaf)),
                               "= 3,= 3,\u2264 2,\u2264 2"};
    QCOMPARE(seen, expected);
}

/// A step at a time until the end or another command; the button says which it would do.
void TestPageScript::browserPlays()
{
    if (!hasBrowser())
        QSKIP("needs the slow run and Chromium");
    const TracedSearch search = traced("tree-2");
    const QByteArray script =
        "const seen = [], toPlay = get('play');"
        "const note = () => seen.push(step + ' ' + toPlay.textContent + ' ' + (timer !== 0));"
        "note(); toPlay.click(); note(); playStep(); playStep(); note(); toPlay.click(); note();"
        "toPlay.click(); stride('step', true); get('buttons').children[0].click(); note();"
        "goTo(steps.length); toPlay.click(); note(); goTo(steps.length - 1); playStep(); note();"
        "toPlay.click(); get('quizStart').click(); seen.push(timer);"
        "get('answer').textContent = seen.join('\\n');";
    const QString last = QString::number(search.trace->stepCount());
    QCOMPARE(inBrowser(webPage(search, "A", 0), script).split('\n'),
             (QStringList{"0 \u25b6 false", "0 \u23f8 true", "3 \u23f8 true", "3 \u25b6 false",
                          "0 \u25b6 false", "0 \u23f8 true", last + " \u25b6 false", "0"}));
}

/// The nearest leaf is a sibling.
void TestPageScript::browserKeepsLeavesOfAParentTogether()
{
    if (!hasBrowser())
        QSKIP("needs the slow run and Chromium");
    const QByteArray script =
        "const leaves = nodes.filter((node) => node.leaf).sort((one, other) => one.x - other.x);"
        "const gaps = (same) => leaves.slice(1).map((node, place) => [node, leaves[place]])"
        "  .filter(([one, other]) => (one.parent === other.parent) === same)"
        "  .map(([one, other]) => one.x - other.x);"
        "get('answer').textContent = [gaps(true).length, gaps(false).length,"
        "  Math.max(...gaps(true)) * 1.3 < Math.min(...gaps(false))].join();";
    QCOMPARE(inBrowser(webPage(traced("tree-2"), "A", 0), script), QString("6,2,true"));
}

/// As the tree is written; the child that is visited first stands at the right.
void TestPageScript::browserDrawsFromRightToLeft()
{
    const TracedSearch search =
        traced({*TextTree::parse("MAX(MIN(9,1),MIN(8,3))"), Algorithm::AlphaBetaShared, 0,
                ai::lab::MoveOrder::Reversed});
    const QByteArray page = webPage(search, "A", 0);
    QVERIFY(dataOf(page)["rightToLeft"].toBool());
    QVERIFY(!dataOf(webPage(traced("tree-2"), "A", 0))["rightToLeft"].toBool());
    QVERIFY(page.contains("Order: Right to left"));
    if (!hasBrowser())
        return;
    const QByteArray script =
        "const leaves = nodes.filter((node) => node.leaf).sort((one, other) => one.x - other.x);"
        "const press = (key) => document.activeElement.dispatchEvent("
        "  new KeyboardEvent('keydown', { key, bubbles: true }));"
        "focusNode(nodes[0]);"
        "press('ArrowDown');"
        "const first = focused.visit;"
        "press('ArrowLeft');"
        "get('answer').textContent = leaves.map((node) => node.text).join()"
        "  + ' ' + first + ' ' + (focused.x < visited[first].x);";
    QCOMPARE(inBrowser(page, script), QString("9,1,8,3 1 true"));
}

/// Each leaf that was visited, by its class and by the triangle that is displayed.
void TestPageScript::browserMarksWonLeaves()
{
    if (!hasBrowser())
        QSKIP("needs the slow run and Chromium");
    const TracedSearch search = traced("ttt-late");
    const QString answer =
        inBrowser(webPage(search, "A", 0),
                  "const count = () => [document.querySelectorAll('#tree .won').length,"
                  " document.querySelectorAll('#tree .lost').length,"
                  " [...document.querySelectorAll('.winner')].filter((mark) =>"
                  " getComputedStyle(mark).display !== 'none').length].join(' ');"
                  "const before = count(); goTo(steps.length);"
                  "document.getElementById('answer').textContent = before + ', ' + count();");
    QCOMPARE(answer, QString("0 0 0, 4 2 6"));
}

/// Each node's position mark by mark, with its square size, where it covers nothing; the selected
/// node's is large, and its text is for a screen reader alone. Heaps and trees have none.
void TestPageScript::browserDrawsTheBoards()
{
    if (!hasBrowser())
        QSKIP("needs the slow run and Chromium");
    const QByteArray script =
        "const drawn = (board, name, each) => ((board.querySelector('.' + name)"
        "  ?.getAttribute('d') ?? '').match(/M/g) ?? []).length / each;"
        "const wrong = nodes.filter((node) => {"
        "  const board = node.group.querySelector('.board');"
        "  const marks = (mark) => node.board.split(mark).length - 1;"
        "  return !board || drawn(board, 'first', ACROSS > 3 ? 1 : 2) !== marks('X')"
        "    || drawn(board, 'second', 1) !== marks('O')"
        "    || !board.querySelector('.last') !== (node === nodes[0]);"
        "}).length;"
        "goTo(steps.length);"
        "const boxes = nodes.flatMap((node) => [...node.group.children]"
        "  .filter((part) => part.classList.contains('board') || part === node.label"
        "    || part === node.move).map((part) => part.getBoundingClientRect()))"
        "  .filter((box) => box.width > 0);"
        "const touching = boxes.filter((one, at) => boxes.slice(at + 1).some((other) =>"
        "  one.left < other.right && other.left < one.right && one.top < other.bottom"
        "  && other.top < one.bottom)).length;"
        "const side = get('picture').getBoundingClientRect().width;"
        "choose(nodes.at(-1));"
        "get('answer').textContent = [nodes.length, document.querySelectorAll('#tree .board')"
        "  .length, wrong, touching, SQUARE, side > 150,"
        "  get('picture').querySelectorAll('.board').length,"
        "  get('board').textContent === nodes.at(-1).board,"
        "  get('board').getBoundingClientRect().width].join();";
    const auto nodes = [](const TracedSearch &search) {
        return dataOf(webPage(search, "A", 0))["nodes"].toArray().size();
    };
    const TracedSearch late = traced("ttt-late");
    QCOMPARE(inBrowser(webPage(late, "A", 0), script),
             QString("%1,%1,0,0,14,true,1,true,1").arg(nodes(late)));
    const TracedSearch othello = traced({core::Othello(), Algorithm::AlphaBetaShared, 2});
    QCOMPARE(inBrowser(webPage(othello, "A", 0), script),
             QString("%1,%1,0,0,8,true,1,true,1").arg(nodes(othello)));
    const QByteArray none = "get('answer').textContent = [document.querySelectorAll('.board')"
                            "  .length, get('picture').getBoundingClientRect().width,"
                            "  get('board').hidden].join();";
    QCOMPARE(inBrowser(webPage(traced("tree-2"), "A", 0), none), QString("0,0,true"));
    const TracedSearch heaps = traced({*core::Nim::parse("1-2 normal"), Algorithm::WinOnly});
    QCOMPARE(inBrowser(webPage(heaps, "A", 0), none), QString("0,0,false"));
}

/// At first nothing of it has to be scrolled to.
void TestPageScript::browserShowsAllOfASmallTree()
{
    if (!hasBrowser())
        QSKIP("needs the slow run and Chromium");
    const QByteArray script = "const box = get('box');"
                              "get('answer').textContent = box.scrollWidth <= box.clientWidth"
                              "  && box.scrollHeight <= box.clientHeight;";
    for (const char *tree : {"MAX(4,MIN(MAX(1,2),9),MIN(3,MAX(5,6)))", "MAX(1,2)"})
        QCOMPARE(inBrowser(webPage(traced({*TextTree::parse(tree)}), "A", 0), script),
                 QString("true"));
}

/// In a game nothing is drawn below a branch that is cut, so below those that are asked about
/// nothing may be drawn, nor space be left for it.
void TestPageScript::browserShowsNoBranchBeforeItsTime()
{
    if (!hasBrowser())
        QSKIP("needs the slow run and Chromium");
    const TracedSearch search =
        traced({*core::TicTacToe::parse("XO-X--O-- X"), Algorithm::AlphaBetaShared});
    const QByteArray script =
        "const isDrawn = (node) => node.group.getBoundingClientRect().width > 0;"
        "const seen = [nodes.every(isDrawn)];"
        "let all = 0, visits = 0;"
        "get('quizStart').click();"
        "while (quiz.on && seen.length < 500) {"
        "  const branches = branchNodes();"
        "  for (const node of branches) {"
        "    all++;"
        "    if (node.children.length > 0) visits++;"
        "    if (!isDrawn(node) || node.children.some(isDrawn)) seen.push('below ' + node.id);"
        "  }"
        "  branches.slice(1).forEach((node, place) => {"
        "    if (Math.abs(node.x - branches[place].x - SLOT) > 0.01) seen.push('space ' + node.id);"
        "  });"
        "  if (!isDrawn(current)) seen.push('current ' + step);"
        "  quiz.answered = true;"
        "  nextQuestion();"
        "}"
        "seen.push(all > visits && visits > 0, nodes.every(isDrawn));"
        "get('answer').textContent = seen.join('\\n');";
    QCOMPARE(inBrowser(webPage(search, "A", 0), script), QString("true\ntrue\ntrue"));
}

/// A link into a lesson names its stop, and the address follows the reader.
void TestPageScript::browserOpensTheStopOfAnAddress()
{
    if (!hasBrowser())
        QSKIP("runs in a browser, and slowly");
    const ai::lab::Lesson lesson{{"One", {*TextTree::parse("MAX(1,2)")}, 0, {}, {}},
                                 {"Two", {*TextTree::parse("MAX(3,4)")}, 0, {}, {}},
                                 {"Three", {*TextTree::parse("MAX(5,6)")}, 0, {}, {}}};
    ai::SearchControl control;
    const QByteArray page = ui::lab::lessonPage({lesson, "A"}, control).bytes;
    const QByteArray script =
        "const at = () => stops[shown].title + location.hash;"
        "const opened = at();"
        "document.getElementById('next').click();"
        "document.getElementById('answer').textContent = opened + ' ' + at();";
    QCOMPARE(inBrowser(page, script), QString("One Two#2"));
    QCOMPARE(inBrowser(page, script, "#2"), QString("Two#2 Three#3"));
    QCOMPARE(inBrowser(page, script, "#9"), QString("One#9 Two#2"));
}

/// Behind a letter the numbers hold for its value.
void TestPageScript::browserCountsWhatLettersDecide()
{
    const TracedSearch search = traced(
        {*TextTree::parse("MAX(MIN(3,a,10),MIN(2,4,6)); a >= 1"), Algorithm::AlphaBetaShared});
    const QByteArray page = webPage(search, "A", 0);
    const QJsonArray patterns = dataOf(page)["counts"].toArray();
    QCOMPARE(patterns.size(), qsizetype(2));
    QVERIFY(patterns[1].toArray()[1].toString().startsWith("If a = 1: So far: calls %1"));
    if (!hasBrowser())
        return;
    const QByteArray script =
        "goTo(1); const before = get('counts').textContent;"
        "goTo(steps.length);"
        "get('answer').textContent = before + '|' + get('counts').textContent;";
    const QStringList counts = inBrowser(page, script).split('|');
    QVERIFY2(counts[0].startsWith("So far: calls 1"), qPrintable(counts[0]));
    QVERIFY2(counts[1].startsWith("If a = 1: So far: calls"), qPrintable(counts[1]));
}

/// As the Lab's call stack does; the leaf keeps its letter, on the page and for a screen reader.
void TestPageScript::browserMarksWhatLettersDecide()
{
    TracedSearch search =
        traced({*TextTree::parse("MAX(MIN(a,9),MIN(9,8))"), Algorithm::AlphaBetaShared});
    const auto stepOfSecond = [&search] { // until the root's second child is visited
        std::uint32_t step = 1;
        while (search.trace->path(search.trace->nodeOf(step - 1))
               != std::vector<core::Move>{core::Move(1)})
            ++step;
        return QByteArray::number(step);
    };
    const auto stack = [&search](const QByteArray &step) {
        return inBrowser(webPage(search, "A", 0),
                         "goTo(" + step
                             + ");"
                               "get('answer').textContent = [...get('stack').children]"
                               "  .map((row) => row.textContent.split(': ')[1]).join('|');");
    };
    QCOMPARE(dataOf(webPage(traced("tree-2"), "A", 0))["starredVariables"].toArray().size(), 0);
    QVERIFY(!dataOf(webPage(search, "A", 0))["starredVariables"].toArray().isEmpty());
    if (!hasBrowser())
        return;
    const QByteArray leaf = "goTo(steps.length);"
                            "const a = nodes.find((node) => node.text === 'a');"
                            "get('answer').textContent = [a.visit >= 0, a.label.textContent,"
                            "  a.group.getAttribute('aria-label')].join('|');";
    QCOMPARE(inBrowser(webPage(search, "A", 0), leaf), QString("true|a|child 1 of B, leaf, a"));
    QCOMPARE(stack(stepOfSecond()), QString("\u03b1 = 0*, \u03b2 = +\u221e, value = 0*|"
                                            "\u03b1 = 0*, \u03b2 = +\u221e"));
    search = traced({*TextTree::parse("MAX(MIN(a,9),MIN(9,8))"), Algorithm::Negamax});
    QVERIFY(stack(stepOfSecond()).endsWith("|\u03b1 = \u2212\u221e, \u03b2 = 0*"));
}

void TestPageScript::pagesWorkInsideOtherPages_data()
{
    QTest::addColumn<QByteArray>("page");
    QTest::addColumn<QByteArray>("script");
    QTest::newRow("a search") << webPage(traced("tree-2"), "A", 0)
                              << QByteArray("get('quizStart').click();"
                                            "const value = get('quizValue');"
                                            "value.value = data.quiz.questions[0].right;"
                                            "const enter = new KeyboardEvent('keydown',"
                                            "  { key: 'Enter', bubbles: true, cancelable: true });"
                                            "value.dispatchEvent(enter);"
                                            "const works = quiz.answered && enter.defaultPrevented"
                                            "  && !get('result').hidden;");
    QTest::newRow("practice") << ui::lab::practicePage()
                              << QByteArray("practice.inner.forEach((node) => {"
                                            "  node.field.value = '1';"
                                            "});"
                                            "get('check').click();"
                                            "const works = practice.score.trees === 1"
                                            "  && !get('result').hidden;");
    const ai::lab::Lesson lesson{{"One", {*TextTree::parse("MAX(1,2)")}, 0, {}, {}},
                                 {"Two", {*TextTree::parse("MAX(3,4)")}, 0, {}, {}}};
    ai::SearchControl control;
    QTest::newRow("a lesson") << ui::lab::lessonPage({lesson, "A"}, control).bytes
                              << QByteArray("document.getElementById('next').click();"
                                            "const works = shown === 1 && frames[0].hidden"
                                            "  && document.getElementById('next').disabled;");
}

/// As in a course's page: in a narrow frame that may run scripts and do nothing else.
void TestPageScript::pagesWorkInsideOtherPages()
{
    if (!hasBrowser())
        QSKIP("needs the slow run and Chromium");
    QFETCH(QByteArray, page);
    QFETCH(const QByteArray, script);
    page.replace("</body>", "<script>" + script
                                + "const fits = document.documentElement.scrollWidth <= innerWidth;"
                                  "parent.postMessage(`${works} ${fits}`, '*');"
                                  "</script></body>");
    const QString outer =
        "<!DOCTYPE html><html><body><iframe id=\"frame\" width=\"480\" height=\"600\" "
        "sandbox=\"allow-scripts\"></iframe></body></html>";
    const QByteArray open = "onmessage = (event) => {"
                            "  document.getElementById('answer').textContent = event.data;"
                            "};"
                            "document.getElementById('frame').srcdoc = "
                            + QJsonDocument(QJsonArray{QString::fromUtf8(page)})
                                  .toJson(QJsonDocument::Compact)
                                  .replace('<', "\\u003c")
                            + "[0];";
    QCOMPARE(inBrowser(outer.toUtf8(), open), QString("true true"));
}

/// In the middle of its box, and on a telephone as well.
void TestPageScript::browserFitsTheTree()
{
    if (!hasBrowser())
        QSKIP("needs the slow run and Chromium");
    const QByteArray page = webPage(traced("tree-2"), "A", 0);
    const QByteArray beside =
        "const outer = get('box').getBoundingClientRect();"
        "const inner = get('tree').getBoundingClientRect();"
        "get('answer').textContent = [Math.abs((inner.left - outer.left)"
        "  - (outer.right - inner.right)) < 3, get('code').scrollWidth <= get('code').clientWidth]"
        "  .join();";
    QCOMPARE(inBrowser(page, beside), QString("true,true"));
    const QByteArray othello =
        webPage(traced({core::Othello(), Algorithm::AlphaBetaShared, 2}), "A", 0);
    QCOMPARE(inBrowser(othello, "get('answer').textContent = get('code').scrollWidth"
                                "  <= get('code').clientWidth;"),
             QString("true"));
    const TracedSearch wide =
        traced({*TextTree::parse("MAX(MIN(3,12,8),MIN(2,4,6),MIN(14,5,2),MIN(14,15,2))")});
    const QByteArray narrow = "innerWidth = 390;" // which a page may assign
                              "const box = get('box');"
                              "box.style.width = '366px';"
                              "setZoom(fitZoom());"
                              "get('answer').textContent = box.scrollWidth <= box.clientWidth;";
    QCOMPARE(inBrowser(webPage(wide, "A", 0), narrow), QString("true"));
}

QTEST_MAIN(TestPageScript)
#include "tst_pagescript.moc"
