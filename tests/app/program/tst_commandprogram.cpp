#include "tests/support/qt/files.h"
#include "tests/support/qt/process.h"

#include <QDir>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

/// What the text programs share: their help, their exit statuses, and output that is lost.
class TestCommandProgram : public QObject
{
    Q_OBJECT

private slots:
    void helpIsThereForEveryCommand_data();
    void helpIsThereForEveryCommand();
    void helpOfNoCommandIsRefused_data();
    void helpOfNoCommandIsRefused();
    void wrongWordsBeginNothing_data();
    void wrongWordsBeginNothing();
    void whatFailsIsNoWrongWord_data();
    void whatFailsIsNoWrongWord();
    void noFileIsLost_data();
    void noFileIsLost();
    void unreadableInputIsAnError_data();
    void unreadableInputIsAnError();
    void lostOutputIsAnError_data();
    void lostOutputIsAnError();
};

namespace {

const QString cliProgram = TABULEIRO_CLI;
const QString trainerProgram = TABULEIRO_TRAINER;

QString nameOf(const QString &program)
{
    return program.section('/', -1);
}

/// The commands that a program's help lists.
QStringList commandsOf(const QString &program)
{
    static const QRegularExpression row("^  (\\w+)  ", QRegularExpression::MultilineOption);
    QStringList commands;
    auto found = row.globalMatch(TextOutcome(run(program, {"--help"}, {})).output);
    while (found.hasNext())
        commands += found.next().captured(1);
    return commands;
}

/// A folder to run in, which must stay as empty as it is.
TextOutcome runInside(const QTemporaryDir &folder, const QString &program, const QStringList &words)
{
    QProcess process;
    process.setWorkingDirectory(folder.path());
    process.start(program, words);
    process.closeWriteChannel();
    return TextOutcome(outcomeOf(process));
}

bool isEmpty(const QTemporaryDir &folder)
{
    return QDir(folder.path()).isEmpty();
}

} // namespace

void TestCommandProgram::helpIsThereForEveryCommand_data()
{
    QTest::addColumn<QString>("program");
    QTest::addColumn<QString>("command");
    for (const QString &program : {cliProgram, trainerProgram}) {
        const QStringList commands = commandsOf(program);
        QVERIFY(commands.size() >= 8);
        for (const QString &command : commands)
            QTest::addRow("%s %s", qPrintable(nameOf(program)), qPrintable(command))
                << program << command;
    }
}

void TestCommandProgram::helpIsThereForEveryCommand()
{
    QFETCH(QString, program);
    QFETCH(QString, command);
    const QTemporaryDir folder;
    const TextOutcome help = runInside(folder, program, {command, "--help"});
    QVERIFY(help.output.startsWith(nameOf(program) + ' ' + command + ": "));
    QVERIFY(help.output.contains("\nUsage: " + nameOf(program) + ' ' + command + ' '));
    for (const QString &line : help.output.split('\n'))
        QVERIFY2(line.size() <= 95, qPrintable(line));
    for (const QStringList &words :
         {QStringList{command, "-h"}, QStringList{command, "some", "--wrong", "-h"},
          QStringList{"help", command}, QStringList{"--help", command},
          QStringList{"-h", command}}) {
        const TextOutcome outcome = runInside(folder, program, words);
        QCOMPARE(outcome.status, 0);
        QCOMPARE(outcome.errors, QString());
        QCOMPARE(outcome.output, help.output);
    }
    QVERIFY(isEmpty(folder));
}

void TestCommandProgram::helpOfNoCommandIsRefused_data()
{
    QTest::addColumn<QString>("program");
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QString>("message");
    for (const QStringList &before : {QStringList{}, {"help"}, {"--help"}, {"-h"}}) {
        QTest::newRow(qPrintable("cli: " + before.join("")))
            << cliProgram << before + QStringList{"prft"}
            << "tabuleiro-cli: \"prft\" is not a command; expected play, opponents, count, ladder, "
               "perft, solve, bench, engine, analyze, match, library, page, worksheet, "
               "questions, practice or result; did you mean perft?\n";
        QTest::newRow(qPrintable("trainer: " + before.join("")))
            << trainerProgram << before + QStringList{"genrate"}
            << "tabuleiro-trainer: \"genrate\" is not a command; expected generate, label, fit, "
               "train, network, evaluate, pack, probcut, book, endings, puzzles or gauge; did you "
               "mean "
               "generate?\n";
    }
}

void TestCommandProgram::helpOfNoCommandIsRefused()
{
    QFETCH(QString, program);
    QFETCH(QStringList, words);
    QFETCH(QString, message);
    const TextOutcome outcome(run(program, words, {}));
    QCOMPARE(outcome.errors, message);
    QCOMPARE(outcome.output, QString());
    QCOMPARE(outcome.status, 2);
}

void TestCommandProgram::wrongWordsBeginNothing_data()
{
    QTest::addColumn<QString>("program");
    QTest::addColumn<QStringList>("words");
    for (const QString &program : {cliProgram, trainerProgram}) {
        const auto row = [&program](const QStringList &words) {
            QTest::newRow(qPrintable(words.join(' '))) << program << words;
        };
        for (const QString &command : commandsOf(program)) {
            row({command, "--wrong"});
            row({command, "-w", "out"});
            // Values of options that the command has, and operands that are missing.
            const QString help = TextOutcome(run(program, {command, "--help"}, {})).output;
            static const QRegularExpression option("^  (--[a-z-]+) (N|S|X) ",
                                                   QRegularExpression::MultilineOption);
            auto found = option.globalMatch(help);
            while (found.hasNext())
                row({command, "out", found.next().captured(1) + "=x"});
            static const QRegularExpression needed(": .*\nUsage: [a-z-]+ [a-z]+ [A-Z]",
                                                   QRegularExpression::DotMatchesEverythingOption);
            if (needed.match(help).hasMatch())
                row({command});
        }
    }
    QTest::newRow("a player") << cliProgram << QStringList{"match", "enigne", "hard"};
    QTest::newRow("a board") << cliProgram << QStringList{"solve", "--XOQ X"};
    QTest::newRow("an option of the program") << cliProgram << QStringList{"--wrong"};
    QTest::newRow("no command") << trainerProgram << QStringList{};
    QTest::newRow("a file for two outputs")
        << trainerProgram
        << QStringList{"evaluate", "--report=errors", "--picture=./errors", "games"};
}

void TestCommandProgram::wrongWordsBeginNothing()
{
    QFETCH(QString, program);
    QFETCH(QStringList, words);
    const QTemporaryDir folder;
    const TextOutcome outcome = runInside(folder, program, words);
    QCOMPARE(outcome.status, 2);
    QCOMPARE(outcome.output, QString());
    QVERIFY(outcome.errors.startsWith(nameOf(program)) || words.isEmpty());
    QVERIFY(isEmpty(folder));
}

void TestCommandProgram::whatFailsIsNoWrongWord_data()
{
    QTest::addColumn<QString>("program");
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QString>("message");
    const auto row = [](const QString &program, const QStringList &words, const QString &message) {
        QTest::newRow(qPrintable(words.join(' '))) << program << words << message;
    };
    const QString missing = ": there is no such file\n";
    row(cliProgram, {"solve", "none"}, "solve: none" + missing);
    row(cliProgram, {"solve", TABULEIRO_TEST_DATA "/othello-bench.txt"},
        "solve: " TABULEIRO_TEST_DATA "/othello-bench.txt: line 3, column 1, byte 166: \"nodes\"; "
        "expected a position, or moves such as "
        "f5d6c3 of Othello, 5 1 9 of tic-tac-toe or a3 a1 of Nim\n");
    row(cliProgram, {"match", "engine,weights=none", "easy"},
        "match: player \"engine,weights=none\": weights: none" + missing);
    row(cliProgram, {"match", "easy", "easy", "--openings", "none"},
        "match: --openings: none" + missing);
    row(trainerProgram, {"generate", "--weights=none", "out"}, "generate: none" + missing);
    row(trainerProgram, {"label", "none", "out"}, "label: none: holds no games");
    row(trainerProgram, {"fit", "none/out"},
        "fit: none/out: cannot be written: No such file or directory\n");
    row(trainerProgram, {"train", "none"}, "train: none: holds no games");
    row(trainerProgram, {"evaluate", "none"}, "evaluate: none: holds no games");
    row(trainerProgram, {"probcut", "none"}, "probcut: none: holds no games");
    row(trainerProgram, {"pack", "none", "out"}, "pack: none" + missing);
    row(trainerProgram, {"book", "--openings=none", "out"}, "book: none" + missing);
}

void TestCommandProgram::whatFailsIsNoWrongWord()
{
    QFETCH(QString, program);
    QFETCH(QStringList, words);
    QFETCH(QString, message);
    const QTemporaryDir folder;
    const TextOutcome outcome = runInside(folder, program, words);
    QVERIFY2(outcome.errors.startsWith(nameOf(program) + ' ' + message),
             qPrintable(outcome.errors));
    QCOMPARE(outcome.errors.count('\n'), 1);
    QCOMPARE(outcome.output, QString());
    QCOMPARE(outcome.status, 1);
    QVERIFY(isEmpty(folder));
}

void TestCommandProgram::noFileIsLost_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QString>("message");
    const auto row = [](const QStringList &words, const QString &message) {
        QTest::newRow(qPrintable(words.join(' '))) << words << message;
    };
    const QString exists = "kept: exists; add --overwrite to replace it, or name another file\n";
    row({"train", "--out=kept", "games"}, exists);
    row({"evaluate", "--report=kept", "games"}, exists);
    row({"evaluate", "--picture=kept", "games"}, exists);
    row({"pack", "default", "kept"}, exists);
    row({"book", "kept"}, exists);
    row({"puzzles", "none", "kept"}, exists);
    row({"book", "--values=kept", "out"}, "kept: the first line is \"a letter\"; expected ");
    row({"fit", "kept"}, "kept: not a file of Othello weights");
}

void TestCommandProgram::noFileIsLost()
{
    QFETCH(QStringList, words);
    QFETCH(QString, message);
    const QTemporaryDir folder;
    const QByteArray letter("a letter");
    QFile file(folder.filePath("kept"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(letter);
    file.close();
    const TextOutcome outcome = runInside(folder, trainerProgram, words);
    QCOMPARE(outcome.status, 1);
    QVERIFY2(outcome.errors.startsWith("tabuleiro-trainer " + words[0] + ": " + message),
             qPrintable(outcome.errors));
    QCOMPARE(bytesOf(file.fileName()), letter);
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList{"kept"});
    if (words[0] != "pack")
        return;
    QCOMPARE(runInside(folder, trainerProgram, words + QStringList{"--overwrite"}).status, 0);
    QVERIFY(bytesOf(file.fileName()) != letter);
}

void TestCommandProgram::unreadableInputIsAnError_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<QString>("input");
    for (const char *words : {"play", "analyze", "analyze -", "solve -", "engine --protocol=gtp",
                              "engine --protocol=nboard", "engine --protocol=cassio"}) {
        QTest::addRow("%s, a folder", words) << words << "</";
        QTest::addRow("%s, closed", words) << words << "<&-";
    }
}

void TestCommandProgram::unreadableInputIsAnError()
{
    QFETCH(QString, words);
    QFETCH(QString, input);
    QProcess process;
    process.start("sh", {"-c", "exec \"$0\" " + words + ' ' + input, cliProgram});
    const Outcome outcome = outcomeOf(process);
    QCOMPARE(outcome.status, 1);
    QVERIFY2(outcome.errors.startsWith("tabuleiro-cli: the standard input cannot be read: "),
             outcome.errors);
}

void TestCommandProgram::lostOutputIsAnError_data()
{
    QTest::addColumn<QString>("program");
    QTest::addColumn<QStringList>("words");
    QTest::newRow("perft") << cliProgram << QStringList{"perft", "3"};
    QTest::newRow("bench") << cliProgram << QStringList{"bench", "--depth=2"};
    QTest::newRow("analyze") << cliProgram << QStringList{"analyze", "--depth=2"};
    QTest::newRow("help") << cliProgram << QStringList{"--help"};
    QTest::newRow("trainer's help") << trainerProgram << QStringList{"--help"};
    QTest::newRow("help of a trainer's command") << trainerProgram << QStringList{"fit", "--help"};
}

void TestCommandProgram::lostOutputIsAnError()
{
    QFETCH(QString, program);
    QFETCH(QStringList, words);
    QProcess process;
    process.setStandardOutputFile("/dev/full");
    process.start(program, words);
    process.write("f5d6\n");
    process.closeWriteChannel();
    const Outcome outcome = outcomeOf(process);
    QCOMPARE(outcome.status, 1);
    QVERIFY(outcome.errors.contains("the output cannot be written"));
}

QTEST_GUILESS_MAIN(TestCommandProgram)
#include "tst_commandprogram.moc"
