#include "ai/lab/trace/labsearch.h"
#include "tests/support/qt/cli.h"
#include "tests/support/qt/files.h"
#include "tests/support/qt/webpages.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

/// tabuleiro-cli page, worksheet and questions, which the window's program makes.
class TestLabCommands : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void pageHasTheStepsOfItsLesson();
    void pageSpeaksTheLanguageThatIsChosen();
    void pageOfSeveralStopsHasThemAll();
    void worksheetHasItsKeyAsAsked();
    void questionsOfRandomTreesAreWritten();
    void aDashIsTheStandardOutput();
    void helpSaysWhatIsAsked();
    void sameNumberMakesTheSameFile();
    void practicePageHasItsLanguageAndItsTree();
    void randomTreesAreAsLargeAsAsked();
    void problemsAreExplained_data();
    void problemsAreExplained();
    void missingProgramIsNamed();

private:
    QString written(const QByteArray &text)
    {
        const QString path = m_folder.filePath("sample.lesson");
        return writeBytes(path, text) ? path : QString();
    }
    QTemporaryDir m_folder;
};

namespace {

const QByteArray lesson = "Tabuleiro lesson 1\ntitle: The cut\ntree: MAX(MIN(3,5),MIN(2,a))\n"
                          "note: Alpha is 3.\n";

} // namespace

void TestLabCommands::initTestCase()
{
    const QString folder = QFileInfo(QString(TABULEIRO_GUI)).path();
    qputenv("PATH", (folder + ':').toUtf8() + qgetenv("PATH"));
    qputenv("XDG_CONFIG_HOME", m_folder.path().toUtf8());
    qputenv("XDG_STATE_HOME", m_folder.path().toUtf8());
    qunsetenv("XDG_RUNTIME_DIR"); // as in a job without a session
}

/// With the plurals of English, which a program without a window needs as well.
void TestLabCommands::pageHasTheStepsOfItsLesson()
{
    const TextOutcome outcome = runCli({"page", written(lesson)});
    QCOMPARE(outcome.errors, QString());
    QCOMPARE(outcome.status, 0);
    QVERIFY(outcome.output.contains("<title>The cut</title>"));
    QVERIFY(outcome.output.contains("<p>Alpha is 3.</p>"));
    const QJsonObject data = support::dataOf(outcome.output.toUtf8());
    const auto tree = ai::lab::TextTree::parse("MAX(MIN(3,5),MIN(2,a))");
    ai::SearchControl control;
    const auto search = ai::lab::traceSearch({*tree}, control);
    QCOMPARE(data["steps"].toArray().size(), qsizetype(search.trace->stepCount()));
    QVERIFY(outcome.output.contains("1 branch cannot matter"));
    QVERIFY(!outcome.output.contains("(es)"));
}

void TestLabCommands::pageSpeaksTheLanguageThatIsChosen()
{
    const TextOutcome outcome = runCli({"page", written(lesson), "--language", "pt_BR"});
    QCOMPARE(outcome.errors, QString());
    QCOMPARE(outcome.status, 0);
    QVERIFY(outcome.output.contains("<html lang=\"pt-BR\">"));
    QVERIFY(outcome.output.contains("1 ramo"));
    QVERIFY(!outcome.output.contains("1 branch"));
    const TextOutcome unknown = runCli({"page", written(lesson), "--language", "xx"});
    QCOMPARE(unknown.status, 2);
    QVERIFY2(unknown.errors.contains("--language: \"xx\""), qPrintable(unknown.errors));
}

void TestLabCommands::pageOfSeveralStopsHasThemAll()
{
    const QString page = m_folder.filePath("page.html");
    const QByteArray stops = "Tabuleiro lesson 2\nstop:\ntitle: One\ntree: MAX(1,2)\n"
                             "stop:\ngame: tictactoe\nposition: XOXOX-O-- X\n";
    const TextOutcome outcome = runCli({"page", written(stops), "--output", page});
    QCOMPARE(outcome.errors, QString());
    QCOMPARE(outcome.output, QString());
    const QJsonArray pages = support::dataOf(bytesOf(page))["stops"].toArray();
    QCOMPARE(pages.size(), qsizetype(2));
    QCOMPARE(pages[0].toObject()["title"].toString(), QString("One"));
    QCOMPARE(pages[1].toObject()["title"].toString(), QString("sample")); // the file's name
}

void TestLabCommands::worksheetHasItsKeyAsAsked()
{
    const auto made = [this](const QString &key) {
        const QString sheet = m_folder.filePath("sheet.pdf");
        const TextOutcome outcome =
            runCli({"worksheet", "--random=3", "--count=2", "--key=" + key, "--output=" + sheet});
        return outcome.status == 0 ? bytesOf(sheet) : QByteArray();
    };
    const auto pages = [](const QByteArray &pdf) { return pdf.count("/Type /Page\n"); };
    // A document's title, in UTF-16 as PDF has it.
    const auto isTitled = [](const QByteArray &pdf, const QString &title) {
        QByteArray text;
        for (const QChar one : title)
            text += QByteArray(1, char(one.unicode() >> 8)) + char(one.unicode() & 0xff);
        return pdf.contains("/Title (\xfe\xff" + text + ')');
    };
    const QByteArray tasks = made("none");
    QCOMPARE(pages(tasks), qsizetype(1));
    QVERIFY(isTitled(tasks, "Worksheet"));
    const QByteArray key = made("only");
    QCOMPARE(pages(key), qsizetype(1));
    QVERIFY(isTitled(key, "Key"));
    const QByteArray both = made("page");
    QCOMPARE(pages(both), qsizetype(2));
    QVERIFY(isTitled(both, "Worksheet"));
}

void TestLabCommands::questionsOfRandomTreesAreWritten()
{
    const TextOutcome gift = runCli({"questions", "--random", "5", "--count", "9", "--gift"});
    QCOMPARE(gift.errors, QString());
    QCOMPARE(gift.output.count("\n::Random tree "), qsizetype(9));
    QVERIFY(gift.output.contains("::Random tree 13 "));
    const TextOutcome moodle = runCli({"questions", "--random", "5", "--count", "9"});
    QVERIFY(moodle.output.startsWith("<?xml"));
    QCOMPARE(moodle.output.count("<file name=\"tree.svg\""), qsizetype(9));
    const TextOutcome own = runCli({"questions", written(lesson)});
    QVERIFY(own.output.contains("<text>$course$/top/Tabuleiro/The cut</text>"));
}

/// And no file of that name.
void TestLabCommands::aDashIsTheStandardOutput()
{
    const QString before = QDir::currentPath();
    QVERIFY(QDir::setCurrent(m_folder.path()));
    const TextOutcome outcome = runCli({"page", "--random=1", "--output", "-"});
    QVERIFY(QDir::setCurrent(before));
    QCOMPARE(outcome.errors, QString());
    QVERIFY(outcome.output.startsWith("<!DOCTYPE html>"));
    QVERIFY(!QFileInfo::exists(m_folder.filePath("-")));
}

/// A stop of a game gives few of the questions of its page, and a number of the practice page
/// another tree elsewhere.
void TestLabCommands::helpSaysWhatIsAsked()
{
    const QString questions = runCli({"questions", "--help"}).output.simplified();
    QVERIFY2(questions.contains("those questions that do not answer each other"),
             qPrintable(questions));
    const QString practice = runCli({"practice", "--help"}).output.simplified();
    QVERIFY2(practice.contains("not those of the other commands"), qPrintable(practice));
}

void TestLabCommands::sameNumberMakesTheSameFile()
{
    const QStringList command{"questions", "--random=7", "--count=3"};
    const QString first = runCli(command).output;
    QCOMPARE(first.count("<file name=\"tree.svg\""), qsizetype(3));
    QCOMPARE(runCli(command).output, first);
    QVERIFY(runCli({"questions", "--random=8", "--count=3"}).output != first);
}

void TestLabCommands::practicePageHasItsLanguageAndItsTree()
{
    const QString page = m_folder.filePath("practice.html");
    const TextOutcome outcome = runCli(
        {"practice", "--output", page, "--language", "es", "--tree", "MAX(MIN(3,4),MIN(1,2))"});
    QCOMPARE(outcome.errors, QString());
    QCOMPARE(outcome.status, 0);
    QVERIFY(bytesOf(page).contains("<html lang=\"es\">"));
    QCOMPARE(support::dataOf(bytesOf(page))["words"].toObject()["node"].toString(),
             QString("Nodo"));
    QCOMPARE(support::dataOf(bytesOf(page))["start"].toString(), QString("MAX(MIN(3,4),MIN(1,2))"));
}

void TestLabCommands::randomTreesAreAsLargeAsAsked()
{
    const auto page = [](const QStringList &options) {
        return support::dataOf(runCli(QStringList{"page", "--random=3"} + options).output.toUtf8());
    };
    const auto nodes = [](const QJsonObject &data) { return data["nodes"].toArray().size(); };
    const auto steps = [](const QJsonObject &data) { return data["steps"].toArray().size(); };
    const QJsonObject usual = page({});
    QVERIFY(nodes(page({"--plies=4"})) > nodes(usual));
    QVERIFY(nodes(page({"--plies=1"})) <= 4);
    QVERIFY(nodes(page({"--children=5"})) > nodes(usual));
    const QJsonObject minimax = page({"--search=minimax"});
    QCOMPARE(nodes(minimax), nodes(usual));
    QVERIFY(steps(minimax) > steps(usual));
    QCOMPARE(minimax["windows"].toBool(), false);
}

void TestLabCommands::problemsAreExplained_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("said");
    QTest::addColumn<int>("status");
    QTest::newRow("nothing") << QStringList{"page"} << "no lesson is given" << 2;
    QTest::newRow("both") << QStringList{"page", "a.lesson", "--random=1"}
                          << "both a FILE and --random are given" << 2;
    QTest::newRow("count alone") << QStringList{"page", "a.lesson", "--count=2"}
                                 << "--count without --random" << 2;
    QTest::newRow("number") << QStringList{"page", "--random=x"} << "--random: \"x\"" << 2;
    QTest::newRow("key") << QStringList{"worksheet", "--random=1", "--key=two"}
                         << "--key: \"two\"; expected page, none or only" << 2;
    QTest::newRow("plies alone") << QStringList{"page", "a.lesson", "--plies=2"}
                                 << "--plies without --random" << 2;
    QTest::newRow("plies") << QStringList{"page", "--random=1", "--plies=7"} << "--plies: \"7\""
                           << 2;
    QTest::newRow("search") << QStringList{"page", "--random=1", "--search=negamax"}
                            << "--search: \"negamax\"; expected alpha-beta, beyond or minimax" << 2;
    QTest::newRow("tree") << QStringList{"practice", "--tree", "MAX(1,2"}
                          << "--tree: Column 8: the text ends; expected a comma or )." << 2;
    QTest::newRow("tree with a letter") << QStringList{"practice", "--tree", "MAX(1,a)"}
                                        << "--tree: A practice page has trees of numbers" << 2;
    QTest::newRow("file to practise on") << QStringList{"practice", "a.lesson"} << "a.lesson" << 2;
    QTest::newRow("no such file") << QStringList{"page", "/nowhere/a.lesson"}
                                  << "tabuleiro-cli page: /nowhere/a.lesson: " << 1;
    QTest::newRow("no such folder") << QStringList{"page", "--random=1", "--output=/nowhere/a.html"}
                                    << "tabuleiro-cli page: could not write /nowhere/a.html" << 1;
}

void TestLabCommands::problemsAreExplained()
{
    QFETCH(QStringList, arguments);
    QFETCH(QString, said);
    QFETCH(int, status);
    const TextOutcome outcome = runCli(arguments);
    QCOMPARE(outcome.status, status);
    QVERIFY2(outcome.errors.contains(said), qPrintable(outcome.errors));
    QCOMPARE(outcome.output, QString());
    QCOMPARE(outcome.errors.count('\n'), qsizetype(1));
}

void TestLabCommands::missingProgramIsNamed()
{
    const QByteArray path = qgetenv("PATH");
    qputenv("PATH", m_folder.path().toUtf8());
    const TextOutcome outcome = runCli({"page", "--random=1"});
    qputenv("PATH", path);
    QCOMPARE(outcome.status, 1);
    QVERIFY2(outcome.errors.contains("the program tabuleiro"), qPrintable(outcome.errors));
}

QTEST_GUILESS_MAIN(TestLabCommands)
#include "tst_labcommands.moc"
