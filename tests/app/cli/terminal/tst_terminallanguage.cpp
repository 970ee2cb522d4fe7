#include "tests/app/cli/terminal/terminalplay.h"

#include <QRegularExpression>
#include <QTest>

/// The game in the terminal where the environment asks for another language.
class TestTerminalLanguage : public QObject
{
    Q_OBJECT

private slots:
    void everySentenceFollowsTheLanguage_data();
    void everySentenceFollowsTheLanguage();
    void commandsAreUnderstoodInTheLanguageAndInEnglish();
    void errorsOfArgumentsAreEnglish();
};

namespace {

/// Plays where the environment asks for a language.
TextOutcome playIn(const QString &locale, const QStringList &options, const QByteArray &input)
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert("LC_ALL", locale);
    environment.remove("LANGUAGE");
    process.setProcessEnvironment(environment);
    process.start(TABULEIRO_CLI, playing(options));
    process.write(input);
    process.closeWriteChannel();
    return TextOutcome(outcomeOf(process));
}

/// Whether a line has words, beside names that are the same everywhere, counters and coordinates.
bool hasWords(QString line)
{
    static const QRegularExpression wordless("Othello|Nim\\b|o{3,}");
    static const QRegularExpression word("[A-Za-z]{3,}");
    return line.remove(wordless).contains(word);
}

} // namespace

void TestTerminalLanguage::everySentenceFollowsTheLanguage_data()
{
    QTest::addColumn<QString>("locale");
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<QByteArray>("input");
    const QByteArray common = "help\nhint\nredo\nundo\n?\n\nhnt\n";
    for (const char *locale : {"pt_BR.UTF-8", "es_ES.UTF-8"}) {
        const auto row = [&](const char *game, const QStringList &options,
                             const QByteArray &input) {
            QTest::addRow("%s, %s", locale, game)
                << locale << options << common + input + "undo\nredo\nhint\nhelp\n";
        };
        row("Othello", {"--level=easy"},
            "a1\nd4\ni9\npass\n" + QByteArray(2000, 'x') + '\n' + everyMove("othello"));
        row("Othello, no book", {"--level=easy", "--no-book"}, "f5\nhint\n");
        row("Othello, reverse", {"--reverse", "--level=easy", "--no-book"}, everyMove("othello"));
        row("Othello, two persons", {"--two-players"}, everyMove("othello"));
        row("tic-tac-toe", {"--game=tictactoe", "--level=easy"}, "10\n" + everyMove("tictactoe"));
        row("tic-tac-toe, hard", {"--game=tictactoe", "--level=hard", "--first=computer"},
            "hint\n" + everyMove("tictactoe"));
        row("tic-tac-toe, two persons", {"--game=tictactoe", "--two-players"}, "1\n4\n2\n5\n3\n");
        row("Nim, one heap", {"--game=nim", "--level=medium"}, "9\ntwo\n" + everyMove("nim"));
        row("Nim, no limit", {"--game=nim", "--heaps=12", "--normal"}, "hint\n2\nhint\n9\n");
        row("Nim, two persons", {"--game=nim", "--two-players", "--heaps=1-2", "--normal"},
            "e1\nb3\na1\nb1\nb1\n");
    }
}

/// The same game in both: lines with words differ, boards and moves do not.
void TestTerminalLanguage::everySentenceFollowsTheLanguage()
{
    QFETCH(QString, locale);
    QFETCH(QStringList, options);
    QFETCH(QByteArray, input);
    options << "--seed=3";
    const QStringList english = playIn("C", options, input).output.split('\n');
    const QStringList other = playIn(locale, options, input).output.split('\n');
    // Lines of sentences may be longer, but not more or fewer.
    QCOMPARE(other.size(), english.size());
    for (qsizetype i = 0; i < english.size(); ++i)
        QVERIFY2(hasWords(english[i]) != (english[i] == other[i]),
                 qPrintable(english[i] + " | " + other[i]));
}

void TestTerminalLanguage::commandsAreUnderstoodInTheLanguageAndInEnglish()
{
    const QStringList options{"--game=tictactoe", "--level=hard", "--seed=1"};
    for (const char *input : {"1\ndesfazer\nrefazer\ndica\nnovo\najuda\nsair\n",
                              "1\nundo\nredo\nhint\nnew\nhelp\nquit\n"}) {
        const QString said = playIn("pt_BR.UTF-8", options, input).output;
        for (const char *part :
             {"Jogo da velha contra o computador (dif\u00edcil). Voc\u00ea joga com: X.",
              "Voc\u00ea marca 1.", "Desfeito: 1, 5.", "Refeito: 1, 5.", "Dica: ",
              "desfazer  desfaz a sua", "Uma jogada \u00e9 o n\u00famero de uma casa vazia"})
            QVERIFY2(said.contains(part), qPrintable(part + ("\n" + said)));
        QVERIFY(!said.contains("A entrada terminou")); // it was left
    }
    // A slip of either is recognized.
    QVERIFY(playIn("es_ES.UTF-8", options, "deshacr\nhelpp\n")
                .output.contains(QRegularExpression(
                    "\u00bfquer\u00eda decir deshacer\\?.*\u00bfquer\u00eda decir help\\?",
                    QRegularExpression::DotMatchesEverythingOption)));
}

/// Scripts read them.
void TestTerminalLanguage::errorsOfArgumentsAreEnglish()
{
    QCOMPARE(playIn("pt_BR.UTF-8", {"--level=hrd"}, {}).errors, play({"--level=hrd"}).errors);
}

QTEST_GUILESS_MAIN(TestTerminalLanguage)
#include "tst_terminallanguage.moc"
