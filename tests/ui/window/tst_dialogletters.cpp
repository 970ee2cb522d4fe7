#include "tests/support/window/gamestest.h"
#include "ui/commands/labcommands.h"
#include "ui/commands/maincommands.h"
#include "ui/common/language.h"
#include "ui/lab/experiments/refutationwindow.h"
#include "ui/lab/experiments/walledboardwindow.h"
#include "ui/lab/export/worksheetdialog.h"
#include "ui/play/setup/clockdialog.h"
#include "ui/records/gamelistwindow.h"
#include "ui/settings/settings.h"
#include "ui/window/preferenceswindow.h"

#include <QAbstractButton>
#include <QLabel>
#include <QMenuBar>
#include <QTabBar>
#include <QTabWidget>
#include <QXmlStreamReader>

/// In a dialog a letter with Alt belongs to one control, in each language: a second press of it
/// would only move the focus between two.
class TestDialogLetters : public GamesTest
{
    Q_OBJECT

private slots:
    void lettersDoNotClash_data();
    void lettersDoNotClash();
    void clashesAreFound();
    void buttonsLeaveTheLettersOfTheMenus_data();
    void buttonsLeaveTheLettersOfTheMenus();

private:
    static QStringList clashes(const QWidget &dialog);
    static QStringList texts(const QByteArray &context);
};

/// "A and B use Alt+C" for each two visible controls with the same letter.
QStringList TestDialogLetters::clashes(const QWidget &dialog)
{
    QStringList texts;
    for (const auto *button : dialog.findChildren<QAbstractButton *>()) {
        if (button->isVisibleTo(&dialog))
            texts << button->text();
    }
    for (const auto *label : dialog.findChildren<QLabel *>()) {
        if (label->isVisibleTo(&dialog) && label->buddy() != nullptr)
            texts << label->text();
    }
    for (const auto *tabs : dialog.findChildren<QTabBar *>()) {
        for (int i = 0; i < tabs->count(); ++i)
            texts << tabs->tabText(i);
    }
    QStringList found;
    QHash<QKeySequence, QString> owners;
    for (const QString &text : texts) {
        const QKeySequence letter = QKeySequence::mnemonic(text);
        if (letter.isEmpty())
            continue;
        if (owners.contains(letter))
            found << owners[letter] + " and " + text + " use " + letter.toString();
        owners[letter] = text;
    }
    return found;
}

/// The texts with a letter in a context, as the code has them.
QStringList TestDialogLetters::texts(const QByteArray &context)
{
    QFile file(QStringLiteral(TABULEIRO_SOURCES "/resources/translations/tabuleiro_es.ts"));
    QStringList found;
    if (!file.open(QIODevice::ReadOnly))
        return found;
    QXmlStreamReader xml(&file);
    QString name;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == QLatin1String("name"))
            name = xml.readElementText();
        else if (xml.name() == QLatin1String("source")) {
            const QString source = xml.readElementText();
            if (name == context && !QKeySequence::mnemonic(source).isEmpty())
                found << source;
        }
    }
    return found;
}

void TestDialogLetters::lettersDoNotClash_data()
{
    QTest::addColumn<QString>("language");
    for (const QString &language : ui::languages())
        QTest::addRow("%s", qPrintable(language)) << language;
}

void TestDialogLetters::lettersDoNotClash()
{
    QFETCH(QString, language);
    useOwnFolder();
    const ui::Translations translations(language);
    ui::Settings settings;
    QWidget parent;
    std::vector<std::unique_ptr<QDialog>> dialogs;
    dialogs.push_back(std::make_unique<ui::lab::WorksheetDialog>(&parent));
    dialogs.push_back(std::make_unique<ui::lab::WorksheetDialog>(1, ui::lab::RandomSeries(),
                                                                 ai::lab::SearchSetup(), &parent));
    auto questions = std::make_unique<ui::lab::WorksheetDialog>(1, ui::lab::RandomSeries(),
                                                                ai::lab::SearchSetup(), &parent);
    questions->askForQuestions();
    dialogs.push_back(std::move(questions));
    dialogs.push_back(std::make_unique<ui::ClockDialog>(ui::TimeControl(), &parent));
    dialogs.push_back(std::make_unique<ui::GameListWindow>(&parent));
    dialogs.push_back(std::make_unique<ui::PreferencesWindow>(settings, &parent));
    dialogs.push_back(std::make_unique<ui::lab::RefutationWindow>(&parent));
    dialogs.push_back(std::make_unique<ui::lab::WalledBoardWindow>(&parent));
    for (const auto &dialog : dialogs) {
        auto *pages = dialog->findChild<QTabWidget *>();
        const int count = pages == nullptr ? 1 : pages->count();
        for (int page = 0; page < count; ++page) {
            if (pages != nullptr)
                pages->setCurrentIndex(page);
            const QStringList found = clashes(*dialog);
            QVERIFY2(found.isEmpty(), qPrintable(dialog->windowTitle() + ": " + found.join("; ")));
        }
    }
}

void TestDialogLetters::clashesAreFound()
{
    QDialog dialog;
    const QPushButton open("&Open", &dialog);
    QPushButton other("C&olour", &dialog);
    QCOMPARE(clashes(dialog), QStringList{"&Open and C&olour use Alt+O"});
    other.hide();
    QCOMPARE(clashes(dialog), QStringList());
}

void TestDialogLetters::buttonsLeaveTheLettersOfTheMenus_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QByteArray>("menus");
    QTest::addColumn<QStringList>("pages");
    for (const QString &language : ui::languages()) {
        QTest::addRow("%s", qPrintable(language))
            << language << QByteArray("ui::MainCommands")
            << QStringList{"LadderStudy",  "LearnHome",   "LessonOffer",    "LessonStudy",
                           "MistakeStudy", "PuzzleStudy", "PositionEditor", "ResumeCard",
                           "StatusText",   "SetupForm",   "SetupPanel",     "NimRulesButton"};
        QTest::addRow("%s, Lab", qPrintable(language))
            << language << QByteArray("ui::lab::LabCommands")
            << QStringList{"lab::EditPanel", "lab::LessonPanel", "lab::LevelsPanel",
                           "lab::RandomBar", "lab::WeightsPanel"};
    }
}

/// The window's pages are under its menu bar: a letter of both would open the menu first.
void TestDialogLetters::buttonsLeaveTheLettersOfTheMenus()
{
    QFETCH(QString, language);
    QFETCH(QByteArray, menus);
    QFETCH(QStringList, pages);
    const ui::Translations translations(language);
    QHash<QKeySequence, QString> owners;
    QMenuBar bar;
    const auto commands = menus == "ui::MainCommands"
                              ? std::unique_ptr<QObject>(new ui::MainCommands(&bar))
                              : std::make_unique<ui::lab::LabCommands>(&bar);
    for (const QAction *menu : bar.actions())
        owners[QKeySequence::mnemonic(menu->text())] = menu->text();
    QVERIFY(owners.size() >= 5);
    for (const QString &page : pages) {
        const QByteArray context = "ui::" + page.toLatin1();
        const QStringList sources = texts(context);
        QVERIFY2(!sources.isEmpty(), context);
        for (const QString &source : sources) {
            const QString text = QCoreApplication::translate(context, source.toUtf8());
            const QString owner = owners.value(QKeySequence::mnemonic(text));
            QVERIFY2(owner.isEmpty(), qPrintable(page + ": " + text + " and " + owner));
        }
    }
}

QTEST_MAIN(TestDialogLetters)
#include "tst_dialogletters.moc"
