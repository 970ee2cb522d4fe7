#include "ai/lab/lessons/resultcode.h"
#include "tests/support/lab/resultcodes.h"
#include "tests/support/lab/traced.h"
#include "tests/support/qt/browser.h"
#include "tests/support/qt/webpages.h"
#include "ui/lab/export/webpage.h"
#include "ui/lab/quiz/quizscore.h"
#include "ui/lab/texts/quizstrings.h"
#include "ui/lab/texts/quiztexts.h"

#include <QJsonArray>
#include <QTest>

using ai::lab::TracedSearch;
using support::dataOf;
using support::hasBrowser;
using support::inBrowser;
using support::traced;
using ui::lab::reasonText;
using ui::lab::tickedQuestionText;
using ui::lab::webPage;

/// The quiz of the page that is exported, in a browser: it asks what the Lab does.
class TestPageQuizScript : public QObject
{
    Q_OBJECT

private slots:
    void browserAsksTheLabsQuiz();
    void browserReviewsMistakes();
    void browserWritesTheResultCode();
};

/// Every question answered right, in the Lab's words; nothing on the page answers it before.
void TestPageQuizScript::browserAsksTheLabsQuiz()
{
    if (!hasBrowser())
        QSKIP("needs the slow run and Chromium");
    const QByteArray script =
        "const seen = [];"
        "get('quizStart').click();"
        "while (quiz.on && seen.length < 500) {"
        "  const now = quiz.left[0];"
        "  const asked = visited[now.node];"
        "  const ofValue = now.asked === VALUE_ASKED || now.asked === BOUND_ASKED;"
        "  const soFar = nodes.some((node) => node.status === OPEN && node.label.textContent);"
        "  const tells = soFar || (ofValue && asked.range.textContent)"
        "    || get('stack').textContent.includes('\u03b1') || get('slider').offsetParent"
        "    || !get('quiz').contains(document.activeElement)"
        "    || (now.asked === BOUND_ASKED && get('quizBounds').querySelector('input:checked'));"
        "  if (now.asked === CUT_ASKED && now.marks[2][1] === -1)"
        "    branchNodes().forEach((node) => node.group.dispatchEvent("
        "      new MouseEvent('click', { bubbles: true })));"
        "  else if (now.asked === BOUND_ASKED)"
        "    get('quizBounds').querySelectorAll('input')[now.marks.findIndex((mark) => mark[1] === "
        "-1)].checked = true;"
        "  else if (now.asked !== CUT_ASKED)"
        "    get('quizValue').value = number(now.right);"
        "  get('quizAnswer').click();"
        "  const stays = get('words').textContent === data.quiz.words.hidden && quiz.left.length < "
        "2;"
        "  seen.push([step, get('question').textContent, get('quizMark').textContent,"
        "             tells ? 'told' : '', stays ? 'hidden' : ''].join('|'));"
        "  get('quizNext').click();"
        "}"
        "seen.push(get('question').textContent, get('quizScore').textContent);"
        "get('answer').textContent = seen.join('\\n');";
    for (const char *key : {"tree-2", "classic", "ttt-late"}) {
        const TracedSearch search = traced(key);
        QStringList expected;
        ui::lab::QuizScore score;
        for (std::uint32_t step = 0; step < search.trace->stepCount(); ++step) {
            for (auto left = questionsAfter(search, step); !left.empty();
                 left.erase(left.begin())) {
                const QString mark =
                    ui::lab::quizString(ui::lab::QuizString::Right).arg(reasonText(search, left));
                expected += QString("%1|%2|%3||")
                                .arg(step)
                                .arg(tickedQuestionText(search, left.front()), mark.trimmed());
                score.add(left.front().asked, true, false);
            }
        }
        expected += ui::lab::quizString(ui::lab::QuizString::Last);
        expected += score.text();
        const QStringList seen = inBrowser(webPage(search, "A", 0), script).split('\n');
        QCOMPARE(seen.size(), expected.size());
        for (qsizetype i = 0; i < seen.size(); ++i)
            QCOMPARE(seen[i], expected[i]);
    }
}

/// A second try for a number, by keys alone; the mistake leads to its step.
void TestPageQuizScript::browserReviewsMistakes()
{
    if (!hasBrowser())
        QSKIP("needs the slow run and Chromium");
    const TracedSearch search = traced("tree-2");
    const QByteArray script =
        "const seen = [];"
        "const give = (text) => { get('quizValue').value = text; get('quizAnswer').click(); "
        "};"
        "document.dispatchEvent(new KeyboardEvent('keydown', { key: 'End', bubbles: true }));"
        "get('quizStart').click();"
        "document.dispatchEvent(new KeyboardEvent('keydown', { key: 'End', bubbles: true }));"
        "seen.push(step === quiz.left[0].step);" // the keys do not lead past the question
        "const { step: at, right } = quiz.left[0];"
        "give('x'); seen.push(get('quizMark').textContent);"
        "give('77'); seen.push(get('quizMark').textContent, get('quizNext').disabled);"
        "give('78'); seen.push(get('quizNext').disabled, document.activeElement.id);"
        "get('quizStart').click();"
        "seen.push(quiz.on, get('quizMistakes').children.length, get('quizMistakes').hidden);"
        "get('quizMistakes').querySelector('button').click();"
        "seen.push(step === at + 1, get('quizScore').textContent);"
        "get('answer').textContent = seen.join('\\n');";
    const QStringList seen = inBrowser(webPage(search, "A", 0), script).split('\n');
    QCOMPARE(seen[0], QString("true"));
    QCOMPARE(seen[1], ui::lab::quizString(ui::lab::QuizString::NoNumber));
    QVERIFY2(seen[2].endsWith("Try once more."), qPrintable(seen[2]));
    QCOMPARE(seen.mid(3, 6), (QStringList{"true", "false", "quizNext", "false", "1", "false"}));
    QCOMPARE(seen[9], QString("true"));
    QVERIFY2(seen[10].contains("Alpha and beta: 0 of 1."), qPrintable(seen[10]));
}

/// As the program reads it.
void TestPageQuizScript::browserWritesTheResultCode()
{
    if (!hasBrowser())
        QSKIP("needs the slow run and Chromium");
    const TracedSearch search = traced("tree-2");
    const QByteArray page = webPage(search, "A", 0);
    const auto questions = dataOf(page)["quiz"].toObject()["questions"].toArray().size();
    const ai::lab::ResultCode result{
        ai::lab::pageNumber(search.setup, {}), 0, int(questions), 9, 4, 3};
    const QByteArray script =
        "const before = get('result').hidden;"
        "quiz.tallies = new Map([[0, { asked: 4, right: 3, second: 1 }]]);"
        "quiz.tallies.set(1, { asked: 4, right: 4, second: 2 });"
        "addToScore(2, false);"
        "const text = get('resultCode').textContent;"
        "get('answer').textContent = before && !get('result').hidden ? text : 'hidden';";
    QCOMPARE(inBrowser(page, script).toStdString(), support::writeResultCode(result));
}

QTEST_MAIN(TestPageQuizScript)
#include "tst_pagequizscript.moc"
