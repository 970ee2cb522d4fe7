#include "tests/support/qt/layouts.h"
#include "tests/support/window/gamestest.h"
#include "tests/support/window/pseudotranslator.h"
#include "tests/support/window/textwidths.h"
#include "ui/analysis/review/reviewtexts.h"
#include "ui/common/language.h"

#include <QAccessible>
#include <QComboBox>
#include <QHeaderView>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTabBar>

#include <algorithm>

/// Whether the windows are ready for other languages: longer ones, and those that are written from
/// right to left.
class TestTranslation : public GamesTest
{
    Q_OBJECT

private slots:
    void init() { useOwnFolder(); }
    void cleanup();
    void longTextsAreWhole_data();
    void longTextsAreWhole();
    void everyTextCanBeTranslated_data();
    void everyTextCanBeTranslated();
    void noSentenceIsGlued_data() { everyTextCanBeTranslated_data(); }
    void noSentenceIsGlued();
    void signsStayBeforeTheirNumbers();
    void windowIsMirroredAndTheBoardIsNot();
};

namespace {

/// A language is named in itself.
bool isLanguageName(const QString &text)
{
    const auto isName = [&text](const QString &code) { return ui::languageName(code) == text; };
    return std::any_of(ui::languages().begin(), ui::languages().end(), isName);
}

bool isMarked(const QString &text)
{
    // Numbers, squares and moves, marks and sizes of memory need no words.
    static const QRegularExpression wordless(R"(^(?:[\W\d_]|\b[a-hA-HXO]\d*\b|\b[KMG]iB\b)*$)");
    return text.contains(QChar(0x27e6)) || wordless.match(text).hasMatch();
}

/// Whether a marked text is put together from parts of a sentence, which other languages order
/// otherwise: words outside of all marks, or marked parts side by side of which the first ends no
/// sentence.
bool isGlued(const QString &text)
{
    static const QRegularExpression words(R"(\p{L}{2})");
    static const QRegularExpression end(R"([.!?:;,\x{2026})\x{27e7}]\s*$)");
    int depth = 0;
    QString outside;    // since the last part
    QString lastInside; // of the last part
    bool hasPart = false;
    for (const QChar one : text) {
        if (one == QChar(0x27e6) && depth++ == 0) {
            if (outside.contains(words))
                return true;
            if (hasPart && !outside.isEmpty() && outside.trimmed().isEmpty()
                && !outside.contains('\n') && !lastInside.contains(end))
                return true;
            outside.clear();
            lastInside.clear();
        } else if (one == QChar(0x27e7) && --depth == 0) {
            hasPart = true;
        } else if (depth == 0) {
            outside += one;
        } else {
            lastInside += one;
        }
    }
    return hasPart && outside.contains(words);
}

QStringList textsOf(const QWidget &widget)
{
    QStringList texts{widget.windowTitle(), widget.toolTip(), widget.accessibleName(),
                      widget.accessibleDescription()};
    if (const auto *label = qobject_cast<const QLabel *>(&widget))
        texts << QTextDocumentFragment::fromHtml(label->text()).toPlainText();
    if (const auto *button = qobject_cast<const QAbstractButton *>(&widget))
        texts << button->text();
    if (const auto *box = qobject_cast<const QComboBox *>(&widget)) {
        for (int i = 0; i < box->count(); ++i)
            texts << box->itemText(i);
    }
    if (const auto *tabs = qobject_cast<const QTabBar *>(&widget)) {
        for (int i = 0; i < tabs->count(); ++i)
            texts << tabs->tabText(i);
    }
    if (const auto *header = qobject_cast<const QHeaderView *>(&widget)) {
        for (int i = 0; header->orientation() == Qt::Horizontal && i < header->count(); ++i)
            texts << header->model()->headerData(i, Qt::Horizontal).toString();
    }
    for (const QAction *action : widget.actions())
        texts << action->text() << action->toolTip();
    texts.removeAll(QString());
    return texts;
}

} // namespace

void TestTranslation::cleanup()
{
    QApplication::setLayoutDirection(Qt::LeftToRight);
}

void TestTranslation::longTextsAreWhole_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<bool>("mirrored");
    for (const char *game : {"Othello", "Tic-tac-toe", "Nim"}) {
        for (const QSize size : {QSize(360, 400), QSize(960, 660)}) {
            for (const bool mirrored : {false, true})
                QTest::addRow("%s, %d x %d%s", game, size.width(), size.height(),
                              mirrored ? ", mirrored" : "")
                    << game << size << mirrored;
        }
    }
}

/// At the start, in a game and with a hint.
void TestTranslation::longTextsAreWhole()
{
    QFETCH(QString, game);
    QFETCH(QSize, size);
    QFETCH(bool, mirrored);
    QApplication::setLayoutDirection(mirrored ? Qt::RightToLeft : Qt::LeftToRight);
    const auto kind = game == "Othello"       ? core::GameKind::Othello
                      : game == "Tic-tac-toe" ? core::GameKind::TicTacToe
                                              : core::GameKind::Nim;
    QSettings(QSettings::IniFormat, QSettings::UserScope, "tabuleiro", "tabuleiro")
        .setValue("game", QString::fromStdString(std::string(core::gameName(kind))));
    const support::PseudoTranslator longer(true);
    const auto window = shown(size);
    const auto verify = [&] {
        layOut();
        verifyTexts(*window->centralWidget());
    };
    verify();
    trigger(*window, "newGame");
    verify();
    QSignalSpy found(&window->game(), &ui::GameController::hintFound);
    trigger(*window, "hint");
    QTRY_COMPARE(found.size(), 1);
    verify();
}

void TestTranslation::everyTextCanBeTranslated_data()
{
    QTest::addColumn<QStringList>("commands");
    QTest::newRow("game") << QStringList{"newGame", "hint"};
    QTest::newRow("list of moves") << QStringList{"newGame", "moveList"};
    QTest::newRow("theory") << QStringList{"newGame", "theory"};
    QTest::newRow("preferences") << QStringList{"preferences"};
    QTest::newRow("statistics") << QStringList{"statistics"};
    QTest::newRow("position") << QStringList{"setUpPosition"};
    QTest::newRow("help") << QStringList{"help"};
    QTest::newRow("Search Lab") << QStringList{"searchLab"};
}

void TestTranslation::everyTextCanBeTranslated()
{
    QFETCH(QStringList, commands);
    const support::PseudoTranslator marking(false);
    const auto window = shown();
    for (const QString &command : commands)
        trigger(*window, command.toUtf8().constData());
    QCoreApplication::processEvents();
    QStringList plain;
    for (const QWidget *widget : QApplication::allWidgets()) { // the hidden ones, too
        for (const QString &text : textsOf(*widget)) {
            if (!isMarked(text) && !isLanguageName(text))
                plain << QString("%1: %2").arg(widget->objectName(), text);
        }
    }
    plain.removeDuplicates();
    QVERIFY2(plain.isEmpty(), qPrintable(plain.join('\n')));
}

void TestTranslation::noSentenceIsGlued()
{
    QVERIFY(isGlued("\u27e6It turns\u27e7 \u27e6three discs.\u27e7"));
    QVERIFY(isGlued("\u27e6It turns\u27e7 three discs."));
    QVERIFY(!isGlued("\u27e6Your move.\u27e7 \u27e6It turns \u27e6three\u27e7.\u27e7"));
    QFETCH(QStringList, commands);
    const support::PseudoTranslator marking(false);
    const auto window = shown();
    for (const QString &command : commands)
        trigger(*window, command.toUtf8().constData());
    QCoreApplication::processEvents();
    QStringList glued;
    for (const QWidget *widget : QApplication::allWidgets()) {
        for (const QString &text : textsOf(*widget)) {
            if (isGlued(text))
                glued << QString("%1: %2").arg(widget->objectName(), text);
        }
    }
    glued.removeDuplicates();
    QVERIFY2(glued.isEmpty(), qPrintable(glued.join('\n')));
}

void TestTranslation::signsStayBeforeTheirNumbers()
{
    QCOMPARE(ui::valueText(core::GameKind::Othello, 3), "+3");
    QApplication::setLayoutDirection(Qt::RightToLeft);
    const QString isolated = ui::valueText(core::GameKind::Othello, 3);
    QCOMPARE(isolated, QChar(0x2066) + QString("+3") + QChar(0x2069));
}

void TestTranslation::windowIsMirroredAndTheBoardIsNot()
{
    QApplication::setLayoutDirection(Qt::RightToLeft);
    const auto window = shown({960, 660});
    QCoreApplication::processEvents();
    const auto left = [&](const QWidget *widget) {
        return widget->mapTo(window.get(), QPoint(0, 0)).x();
    };
    QVERIFY(left(window->board()) > left(part<QPushButton>(*window, "play")));
    QVERIFY(left(part<QPushButton>(*window, "hintButton"))
            < left(part<QPushButton>(*window, "undoButton")));
    const ui::BoardWidget &board = *window->board();
    QVERIFY(board.cellRect(0).x() < board.cellRect(1).x()); // a1 is at the left
}

QTEST_MAIN(TestTranslation)
#include "tst_translation.moc"
