#include "app/program/manual.h"

#include <QTest>

#include <array>

using program::Manual;
using program::Option;

/// The texts made from a program's tables: its help, its manual page and its completions.
class TestManual : public QObject
{
    Q_OBJECT

private slots:
    void helpListsTheCommands();
    void helpOfACommandListsItsOptions();
    void helpIsFilledIntoLines();
    void pageKeepsWhatRoffWouldTakeForItself();
    void pageKeepsIndentedLines();
    void pageDescribesEveryCommandAndOption();
    void bashKnowsWhatFollowsAnOption();
    void zshSpecificationsAreQuoted();
};

namespace {

constexpr std::array<std::string_view, 2> colours{"red", "green"};
constexpr std::array options{
    Option{"colour", "NAME", "red: warm,\ngreen [cold]; it's \\ all", "", colours},
    Option{"out", "FILE", "where it goes"},
    Option{"count", "N", "how many", "3"},
    Option{"fast", "", "at once"},
};

Manual sampleManual()
{
    return {.program = "paint-box",
            .section = 6,
            .summary = "paints boxes",
            .description = "First.\n\nSecond.",
            .commands = {{"paint", "paints a box",
                          ".dot first\n'quote first\n  as  it is\nback \\n\n", "FILE...", options},
                         {"dry", "waits", "", "", {}}},
            .defaultCommand = "paint",
            .sections = {{"SEE ALSO", "nothing"}}};
}

QString text(const std::string &made)
{
    return QString::fromStdString(made);
}

} // namespace

void TestManual::helpListsTheCommands()
{
    QCOMPARE(text(helpText(sampleManual())),
             "Tabuleiro: paints boxes.\n\nUsage: paint-box [COMMAND] [OPTION...]\n\nCommands:\n"
             "  paint       paints a box\n  dry         waits\n\nFirst.\n\nSecond.\n"
             "paint-box COMMAND --help lists the options; --version prints the version.\n"
             "Exit status: 0 if all went well, 1 if something failed, 2 for wrong arguments,\n"
             "130 after Ctrl-C.\n");
}

void TestManual::helpOfACommandListsItsOptions()
{
    const Manual manual = sampleManual();
    const QString help = text(helpText(manual, manual.commands[0]));
    QVERIFY2(help.contains("\nUsage: paint-box paint FILE... [OPTION...]\n"), qPrintable(help));
    QVERIFY(help.contains("\n  --colour NAME     red: warm, green [cold]; it's \\ all\n"));
    QVERIFY(help.contains("\n  --count N         how many; default: 3\n"));
    QVERIFY(help.endsWith("  --fast            at once\n  --help, -h        shows this text\n"));
}

void TestManual::helpIsFilledIntoLines()
{
    Manual manual = sampleManual();
    const std::string words(50, 'w');
    const std::string accents = "\u00e9\u00e9\u00e9\u00e9"; // four characters of two bytes
    const std::string description = words + "\nand " + words + "\n  kept  as it is\n" + words + ' '
                                    + std::string(23, 'x') + ' ' + accents + " end";
    manual.description = description;
    const QString help = text(helpText(manual));
    const QString w(50, 'w');
    QVERIFY2(help.contains('\n' + w + " and\n" + w + "\n  kept  as it is\n" + w + ' '
                           + QString(23, 'x') + ' ' + text(accents) + "\nend\n"),
             qPrintable(help));
}

void TestManual::pageKeepsWhatRoffWouldTakeForItself()
{
    const QString page = text(manualPage(sampleManual(), {"1.2", "2026-01-02"}));
    QVERIFY2(page.startsWith(".TH PAINT\\-BOX 6 2026-01-02 \"Tabuleiro 1.2\" \"Games\"\n"),
             qPrintable(page));
    QVERIFY(page.contains("\n\\&.dot first\n\\&'quote first\n"));
    QVERIFY(page.contains("\nback \\en\n"));
    QVERIFY(page.contains("\\fB\\-\\-colour\\fR \\fINAME\\fR\n"));
}

void TestManual::pageKeepsIndentedLines()
{
    const QString page = text(manualPage(sampleManual(), {"1.2", "2026-01-02"}));
    QVERIFY2(page.contains("\n.PP\n.nf\n  as  it is\n.fi\nback"), qPrintable(page));
}

void TestManual::pageDescribesEveryCommandAndOption()
{
    const QString page = text(manualPage(sampleManual(), {"1.2", "2026-01-02"}));
    for (const char *part :
         {".SS paint\n", ".SS dry\n", "\\-\\-out", "\\-\\-count", "\\-\\-fast", "\\-\\-version",
          ".SH SEE ALSO\nnothing\n", ".SH EXIT STATUS\n0 if ", "\\fIFILE\\fR..."})
        QVERIFY2(page.contains(part), part);
}

void TestManual::bashKnowsWhatFollowsAnOption()
{
    const QString script = text(bashCompletion(sampleManual()));
    QVERIFY2(script.contains("        paint)\n"
                             "            options='--colour --out --count --fast --help'\n"
                             "            operands=file\n"
                             "            case $previous in\n"
                             "                --colour) words='red green' ;;\n"
                             "                --out) action=file ;;\n"
                             "                --count) action=none ;;\n"
                             "            esac\n"),
             qPrintable(script));
    QVERIFY(script.contains("        '' | help)\n"
                            "            options='--help --version'\n"
                            "            operands='commands'\n"));
    QVERIFY(script.endsWith("complete -F _paint_box paint-box\n"));
}

void TestManual::zshSpecificationsAreQuoted()
{
    const QString script = text(zshCompletion(sampleManual()));
    QVERIFY2(script.contains(
                 R"('--colour=[red\: warm, green \[cold\]; it'\''s \\ all]:NAME:(red green)')"),
             qPrintable(script));
    QVERIFY(script.contains("'--out=[where it goes]:FILE:_files'"));
    QVERIFY(script.contains("'--fast[at once]'"));
    QVERIFY(script.contains("'*:FILE...:_files'"));
    QVERIFY(script.endsWith("    help)\n        _describe command commands\n        ;;\nesac\n"));
}

QTEST_GUILESS_MAIN(TestManual)
#include "tst_manual.moc"
