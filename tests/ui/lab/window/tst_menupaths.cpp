#include "tests/support/qt/translationfile.h"
#include "ui/common/language.h"
#include "ui/common/texts.h"
#include "ui/lab/window/labmenus.h"

#include <QMenuBar>
#include <QTest>

/// A text of the Lab that sends to a menu says the way there, "View > Page > The node", and each
/// such way leads to an entry, in every language.
class TestMenuPaths : public QObject
{
    Q_OBJECT

private slots:
    void waysLeadToEntries_data();
    void waysLeadToEntries();
};

namespace {

const QString arrow = QStringLiteral(" > ");

/// The entry of a menu that a text begins with, the longest where several do.
QAction *entryAt(const QString &text, const QWidget &menu)
{
    QAction *found = nullptr;
    for (QAction *entry : menu.actions()) {
        const QString name = ui::withoutMnemonic(entry->text()).remove("\u2026");
        if (!name.isEmpty() && text.startsWith(name)
            && (found == nullptr || found->text().size() < entry->text().size()))
            found = entry;
    }
    return found;
}

/// The menu of the bar whose name a text ends with.
QAction *menuBefore(const QString &text, const QMenuBar &bar)
{
    for (QAction *menu : bar.actions()) {
        if (text.endsWith(ui::withoutMnemonic(menu->text())))
            return menu;
    }
    return nullptr;
}

/// How many ways a text has, and -1 if one of them leads nowhere.
int waysIn(const QString &text, const QMenuBar &bar)
{
    int ways = 0;
    for (qsizetype at = text.indexOf(arrow); at >= 0; at = text.indexOf(arrow, at)) {
        const QAction *entry = menuBefore(text.left(at), bar);
        while (entry != nullptr && text.mid(at).startsWith(arrow)) {
            if (entry->menu() == nullptr)
                return -1;
            at += arrow.size();
            entry = entryAt(text.mid(at), *entry->menu());
            if (entry != nullptr)
                at += ui::withoutMnemonic(entry->text()).remove("\u2026").size();
        }
        if (entry == nullptr)
            return -1;
        ++ways;
    }
    return ways;
}

/// All texts of the Lab.
QStringList textsOfLab(const QString &language)
{
    const bool isSource = language == "en"; // whose file has the plurals alone
    QStringList texts;
    for (const support::TranslatableMessage &message : support::messagesOf(
             QStringLiteral(TABULEIRO_SOURCES "/resources/translations/tabuleiro_%1.ts")
                 .arg(isSource ? QStringLiteral("es") : language))) {
        if (message.context.startsWith("ui::lab::"))
            texts += isSource ? QStringList(message.source) : message.forms;
    }
    return texts;
}

} // namespace

void TestMenuPaths::waysLeadToEntries_data()
{
    QTest::addColumn<QString>("language");
    for (const QString &language : ui::languages())
        QTest::newRow(qPrintable(language)) << language;
}

void TestMenuPaths::waysLeadToEntries()
{
    QFETCH(const QString, language);
    const ui::Translations translations(language);
    QMenuBar bar;
    const ui::lab::LabCommands commands(&bar);
    const ui::lab::LabMenus menus(commands, nullptr);
    if (language == "en") {
        QCOMPARE(waysIn("Choose View > Page > The node: its table", bar), 1);
        QCOMPARE(waysIn("View > The node, or Help > Terms", bar), -1);
        QCOMPARE(waysIn("Page > The node", bar), -1);
        QCOMPARE(waysIn("Help > Terms > The node", bar), -1);
    }
    int ways = 0;
    for (const QString &text : textsOfLab(language)) {
        QVERIFY2(!text.contains(QRegularExpression("\\bmen[u\u00fa]\\b")), qPrintable(text));
        const int here = waysIn(text, bar);
        QVERIFY2(here >= 0, qPrintable(text));
        ways += here;
    }
    QVERIFY2(ways > 10, qPrintable(QString::number(ways)));
}

QTEST_MAIN(TestMenuPaths)
#include "tst_menupaths.moc"
