#include "ai/lab/lessons/lessonfile.h"
#include "ai/lab/lessons/resultcode.h"
#include "tests/support/lab/resultcodes.h"
#include "tests/support/qt/cli.h"
#include "tests/support/qt/files.h"

#include <QTemporaryDir>
#include <QTest>

/// `tabuleiro-cli result`: what students hand in.
class TestResultCommand : public QObject
{
    Q_OBJECT

private slots:
    void codesAreReadFromTheWordsOrTheInput();
    void mistypedCodeIsNamedAndTheOthersAreRead();
    void practiceCountsTreesAndNodes();
    void tableIsForSpreadsheets();
    void lessonNamesTheStop();
};

namespace {

const QString resultCode = "16N3P-1C180-R05BH";
const QString report = "page 6N3P: 40 of 44 questions answered, 24 right at once, 5 at the second "
                       "try, 11 wrong\n";

} // namespace

void TestResultCommand::codesAreReadFromTheWordsOrTheInput()
{
    const TextOutcome words = runCli({"result", resultCode, resultCode.toLower()});
    QCOMPARE(words.errors, QString());
    QCOMPARE(words.status, 0);
    QCOMPARE(words.output, report + report);
    const TextOutcome input =
        runCli({"result"},
               ("Ana Silva " + resultCode + "\n\nBeto;" + resultCode + "\n" + resultCode).toUtf8());
    QCOMPARE(input.errors, QString());
    QCOMPARE(input.output, "Ana Silva: " + report + "Beto: " + report + report);
}

void TestResultCommand::mistypedCodeIsNamedAndTheOthersAreRead()
{
    const TextOutcome outcome =
        runCli({"result"}, ("Ana 16N3P-1C180-R05BJ\nBeto " + resultCode).toUtf8());
    QCOMPARE(outcome.status, 1);
    QCOMPARE(outcome.output, "Beto: " + report);
    QVERIFY2(
        outcome.errors.startsWith("tabuleiro-cli result: line 1: Ana: \"16N3P-1C180-R05BJ\" is "
                                  "mistyped"),
        qPrintable(outcome.errors));
    QCOMPARE(outcome.errors.count('\n'), qsizetype(1));
}

void TestResultCommand::practiceCountsTreesAndNodes()
{
    const QString code = QString::fromStdString(support::writeResultCode({"", 3, 12, 12, 9, 0}));
    QCOMPARE(runCli({"result", code}).output,
             QString("practice, 3 trees: 9 of 12 nodes right at the first check\n"));
}

void TestResultCommand::tableIsForSpreadsheets()
{
    const QString practice = QString::fromStdString(support::writeResultCode({"", 1, 4, 4, 2, 0}));
    const TextOutcome outcome =
        runCli({"result", "--csv"}, ("Silva, Ana " + resultCode + "\nBeto \"B\" " + practice
                                     + "\n=A1+A2 " + resultCode + "\nx")
                                        .toUtf8());
    QCOMPARE(outcome.output, QString("who,page,trees,questions,answered,right,second,wrong\n"
                                     "\"Silva, Ana\",page 6N3P,0,44,40,24,5,11\n"
                                     "\"Beto \"\"B\"\"\",practice,1,4,4,2,0,2\n"
                                     "'=A1+A2,page 6N3P,0,44,40,24,5,11\n"));
    QVERIFY2(outcome.errors.startsWith("tabuleiro-cli result: line 4: "),
             qPrintable(outcome.errors));
}

void TestResultCommand::lessonNamesTheStop()
{
    ai::lab::Lesson lesson(2);
    lesson[0].setup = {*ai::lab::TextTree::parse("MAX(1,2)")};
    lesson[1].title = "The order";
    lesson[1].setup = {*ai::lab::TextTree::parse("MAX(MIN(3,5),MIN(2,4))")};
    const QTemporaryDir folder;
    const QString file = folder.filePath("both.lesson");
    QVERIFY(writeBytes(file, QByteArray::fromStdString(writeLesson(lesson))));
    const std::string own =
        support::writeResultCode({ai::lab::pageNumber(lesson[1].setup, {}), 0, 9, 9, 9, 0});
    const TextOutcome outcome = runCli({"result", "--lesson", file, QString::fromStdString(own)});
    QCOMPARE(outcome.errors, QString());
    QVERIFY2(outcome.output.startsWith("stop 2 (The order): 9 of 9 questions"),
             qPrintable(outcome.output));
    const std::string page = ai::lab::pageNumber(lesson[1].setup, {});
    lesson.push_back(lesson[1]); // the same search again
    lesson[2].title = "Again";
    QVERIFY(writeBytes(file, QByteArray::fromStdString(writeLesson(lesson))));
    for (const int stop : {2, 3}) {
        const QString code =
            QString::fromStdString(support::writeResultCode({page, 0, 9, 9, 9, 0, stop}));
        const QString named = stop == 2 ? "stop 2 (The order): " : "stop 3 (Again): ";
        QVERIFY(runCli({"result", "--lesson", file, code}).output.startsWith(named));
        QVERIFY(runCli({"result", code})
                    .output.startsWith(
                        QString("stop %1, page %2: ").arg(stop).arg(QString::fromStdString(page))));
    }
    // A stop that was moved since is found by its page, if no other shows the same.
    lesson.erase(lesson.begin(), lesson.begin() + 2);
    QVERIFY(writeBytes(file, QByteArray::fromStdString(writeLesson(lesson))));
    const auto moved = QString::fromStdString(support::writeResultCode({page, 0, 9, 9, 9, 0, 3}));
    QVERIFY(runCli({"result", "--lesson", file, moved}).output.startsWith("stop 1 (Again): "));
    lesson.push_back(lesson[0]);
    QVERIFY(writeBytes(file, QByteArray::fromStdString(writeLesson(lesson))));
    QCOMPARE(runCli({"result", "--lesson", file, moved}).status, 1); // which of the two?
    const TextOutcome other = runCli({"result", "--lesson", file, resultCode});
    QCOMPARE(other.status, 1);
    QCOMPARE(other.output, QString());
    QCOMPARE(other.errors, QString("tabuleiro-cli result: page 6N3P is none of this lesson\n"));
}

QTEST_GUILESS_MAIN(TestResultCommand)
#include "tst_resultcommand.moc"
