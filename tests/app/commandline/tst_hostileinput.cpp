#include "core/printable.h"
#include "tests/support/qt/process.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

/// Inputs that want to do harm: no program prints a control character that it was given, in an
/// answer or an error, and none reads without end.
class TestHostileInput : public QObject
{
    Q_OBJECT

private slots:
    void everyControlCharacterIsReplaced();
    void nothingGivenIsPrintedAsCommandsOfATerminal_data();
    void nothingGivenIsPrintedAsCommandsOfATerminal();
    void inputWithoutEndIsRefused_data();
    void inputWithoutEndIsRefused();
    void aTableThatDoesNotFitIsExplained();
};

namespace {

const QString cli = TABULEIRO_CLI;
const QString trainer = TABULEIRO_TRAINER;

/// Clears a terminal, sets its title, and the same begun by one byte or by one of Unicode.
const QByteArray evil("\033[2Jx\033]0;t\007\x9b"
                      "2J\xc2\x9b"
                      "2J\r\b\x7f");

/// What a program prints holds no control character but line ends and tabs, and is UTF-8.
void verifyPrintable(const QByteArray &text)
{
    QCOMPARE(QByteArray::fromStdString(core::printable(text.toStdString())), text);
}

} // namespace

void TestHostileInput::everyControlCharacterIsReplaced()
{
    QCOMPARE(core::printable("a\tb\n"), std::string("a\tb\n"));
    QCOMPARE(core::printable("\xc3\xa9\xe2\x82\xac\xf0\x9f\x98\x80"),
             std::string("\xc3\xa9\xe2\x82\xac\xf0\x9f\x98\x80"));
    for (int code = 0; code < 0x20; ++code) {
        const std::string given(1, char(code));
        QCOMPARE(core::printable(given), code == '\n' || code == '\t' ? given : "?");
    }
    QCOMPARE(core::printable("\x7f"), std::string("?"));
    QCOMPARE(core::printable("\xc2\x9b"), std::string("?")); // CSI
    QCOMPARE(core::printable("\x9b"), std::string("?"));
    QCOMPARE(core::printable("\xe2\x82"), std::string("??")); // cut off
}

void TestHostileInput::nothingGivenIsPrintedAsCommandsOfATerminal_data()
{
    QTest::addColumn<QString>("program");
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QByteArray>("input");
    const QString given = QString::fromLocal8Bit(evil);
    const auto row = [&](const QString &program, QStringList words, const QByteArray &input = {}) {
        words.replaceInStrings("EVIL", given);
        QTest::addRow("%s", qPrintable(QFileInfo(program).fileName() + ' ' + words.join(' ')))
            << program << words << input;
    };
    const QByteArray board = "---------------------------OX------XO--------------------------- X";
    for (const char *command : {"play", "opponents", "count", "ladder", "perft", "solve", "bench",
                                "engine", "analyze", "match"}) {
        row(cli, {command, "EVIL"});
        row(cli, {command, "--EVIL"});
        row(cli, {command, "--seed", "EVIL"});
        row(cli, {command, "--depth=EVIL"});
        row(cli, {command, "--threads=EVIL"});
    }
    row(cli, {"EVIL"});
    row(cli, {"--EVIL"});
    for (const char *option :
         {"game", "level", "opponent", "first", "seconds", "position", "heaps"})
        row(cli, {"play", QString("--%1=EVIL").arg(option)});
    row(cli, {"play", "--two-players"}, evil + "\nf5" + evil + "\nundo\n");
    row(cli, {"solve", "-"}, evil + "\n");
    row(cli, {"solve", "-"}, '#' + evil + "9 | XXXXXXXX" + QByteArray(56, 'O') + " X\n");
    row(cli, {"solve", "-"}, evil + "9 | XXXXXXXX" + QByteArray(55, 'O') + "- X\n");
    row(cli, {"analyze", "--depth=1"},
        evil + "\n# " + evil + '\n' + board + " % " + evil + "\nf5" + evil + "\n");
    row(cli, {"match", "gtp,name=EVIL:cat", "easy", "--games=2", "--openings=EVIL"});
    row(cli, {"match", "gtp,name=EVIL,start=5:false", "easy", "--games=2", "--depth=1", "--plies=2",
              "--balance=64"});
    row(cli, {"match", "engine,weights=EVIL", "easy"});
    row(cli, {"match", "easy,EVIL=1", "easy"});
    for (const char *protocol : {"gtp", "nboard", "cassio"}) {
        QByteArray lines;
        for (const char *line : {"", "7", "play b ", "genmove ", "ping ", "set game ", "set depth ",
                                 "move ", "hint ", "known_command ", "komi ", "ENGINE-PROTOCOL ",
                                 "ENGINE-PROTOCOL feed-line ", "nboard ", "learn ", "analyze "})
            lines += line + evil + '\n' + evil + line + '\n';
        row(cli, {"engine", "--protocol", protocol}, lines);
    }
    row(trainer, {"EVIL"});
    for (const char *command : {"fit", "generate", "evaluate", "info", "pack"})
        row(trainer, {command, "EVIL", "--EVIL", "EVIL"});
#ifdef TABULEIRO_GUI
    row(TABULEIRO_GUI, {"--EVIL"});
    row(TABULEIRO_GUI, {"none/EVIL"});
    row(TABULEIRO_GUI, {"--game=EVIL"});
    row(TABULEIRO_GUI, {"--level=EVIL"});
#endif
}

void TestHostileInput::nothingGivenIsPrintedAsCommandsOfATerminal()
{
    QFETCH(QString, program);
    QFETCH(QStringList, words);
    QFETCH(QByteArray, input);
    // A file with such a name and content, to be found and refused.
    const QTemporaryDir folder;
    QFile file(folder.filePath(QString::fromLocal8Bit(evil)));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(evil + '\n' + evil);
    file.close();
    QProcess process;
    process.setWorkingDirectory(folder.path());
    process.start(program, words);
    process.write(input);
    process.closeWriteChannel();
    const Outcome outcome = outcomeOf(process);
    QVERIFY(outcome.status >= 0);
    verifyPrintable(outcome.output);
    verifyPrintable(outcome.errors);
}

void TestHostileInput::inputWithoutEndIsRefused_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QString>("input");
    QTest::newRow("solve") << QStringList{"solve", "/dev/zero"} << QString();
    QTest::newRow("solve -") << QStringList{"solve", "-"} << "/dev/zero";
    QTest::newRow("openings") << QStringList{"match", "easy", "easy", "--openings=/dev/zero"}
                              << QString();
    QTest::newRow("weights") << QStringList{"match", "engine,weights=/dev/zero", "easy"}
                             << QString();
}

void TestHostileInput::inputWithoutEndIsRefused()
{
    QFETCH(QStringList, words);
    QFETCH(QString, input);
    QProcess process;
    if (!input.isEmpty())
        process.setStandardInputFile(input);
    process.start(cli, words);
    const Outcome outcome = outcomeOf(process);
    QCOMPARE(outcome.status, 1);
    QVERIFY2(outcome.errors.contains("is larger than 64 MiB"), outcome.errors.constData());
}

void TestHostileInput::aTableThatDoesNotFitIsExplained()
{
#ifdef TABULEIRO_SANITIZED
    QSKIP("the sanitizers need more memory than is left here");
#endif
    QProcess process;
    process.start("sh", {"-c", "ulimit -v 1000000 && exec \"$0\" bench --table-mb=2048", cli});
    const Outcome outcome = outcomeOf(process);
    QCOMPARE(outcome.status, 1);
    QCOMPARE(outcome.errors, QByteArray("tabuleiro-cli: there is no memory for a transposition "
                                        "table of 2048 MiB\n"));
}

QTEST_GUILESS_MAIN(TestHostileInput)
#include "tst_hostileinput.moc"
