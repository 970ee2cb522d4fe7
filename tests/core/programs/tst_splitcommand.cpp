#include "core/programs/splitcommand.h"

#include <QProcess>
#include <QTest>

#include <random>

/// A command's words, as Qt's own function finds them.
class TestSplitCommand : public QObject
{
    Q_OBJECT

private slots:
    void wordsAreQts();
};

void TestSplitCommand::wordsAreQts()
{
    const auto check = [](const QString &command) {
        QStringList words;
        for (const std::string &word : core::programs::splitCommand(command.toStdString()))
            words << QString::fromStdString(word);
        QCOMPARE(words, QProcess::splitCommand(command));
    };
    QCOMPARE(core::programs::splitCommand("\"/opt/my engine\" -l 5; rm $HOME"),
             (std::vector<std::string>{"/opt/my engine", "-l", "5;", "rm", "$HOME"}));
    check("");
    check("  ");
    check("a \"\" b");
    check("\"\"\"a\"\"\" \"b c\"d e\" f");
    std::mt19937 random(1);
    for (int i = 0; i < 20'000; ++i) {
        QString command;
        for (std::size_t length = random() % 12; length > 0; --length)
            command += QString("ab \"\"\t'\\")[random() % 8];
        check(command);
    }
}

QTEST_GUILESS_MAIN(TestSplitCommand)
#include "tst_splitcommand.moc"
