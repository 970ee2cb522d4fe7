#include "tests/support/qt/finishedgames.h"
#include "tests/support/window/gamestest.h"
#include "ui/records/statistics/statisticswindow.h"

#include <QAccessible>
#include <QLabel>
#include <QPushButton>
#include <QScrollBar>

using core::GameKind;
using core::Side;
using ui::FinishedGame;
using ui::Statistics;

/// The statistics as cards.
class TestStatisticsWindow : public GamesTest
{
    Q_OBJECT

private slots:
    void init() { useOwnFolder(); }
    void theWindowShowsWhatIsCounted();
    void theKeyboardGoesThroughTheOpponents();
    void withoutGamesThereIsASentenceAlone();
    void nothingIsCutOff();
    void everyCardIsInViewOnceItIsThere();

private:
    QString path() const { return m_folder->path() + "/state/statistics.json"; }
    static QStringList texts(const QWidget &window, const char *name);
};

/// Of the labels of a name that are shown.
QStringList TestStatisticsWindow::texts(const QWidget &window, const char *name)
{
    QStringList texts;
    for (const QLabel *label : window.findChildren<QLabel *>(name)) {
        if (label->isVisibleTo(&window))
            texts << label->text();
    }
    return texts;
}

void TestStatisticsWindow::theWindowShowsWhatIsCounted()
{
    Statistics statistics(path());
    for (int game = 0; game < 2; ++game)
        statistics.add(won(GameKind::Othello, ai::Level::Easy));
    statistics.add(lost(GameKind::Othello, ai::Level::Easy));
    statistics.add(won(GameKind::Nim, ai::Level::Hard));
    ui::StatisticsKeeper keeper(nullptr, path());
    ui::StatisticsWindow window(keeper, nullptr);
    QTRY_COMPARE(texts(window, "tallyGame"), (QStringList{"Othello", "Nim"}));
    QCOMPARE(texts(window, "tallyPlayed"), (QStringList{"3 game(s)", "1 game(s)"}));
    QCOMPARE(texts(window, "tallyOpponent"), (QStringList{"Computer, Easy", "Computer, Hard"}));
    QCOMPARE(texts(window, "tallyResults"),
             (QStringList{"2 won, 0 drawn, 1 lost", "1 won, 0 lost"})); // no game of Nim is drawn
    const QString separator = QString(" %1 ").arg(QChar(0xb7));
    QCOMPARE(texts(window, "tallyDetails"),
             (QStringList{QStringList{"Best streak: 2", "Moving first: won 2 of 3"}.join(separator),
                          "Moving first: won 1 of 1"}));
    auto *reset = window.findChild<QPushButton *>("resetStatistics");
    reset->click();
    QTRY_COMPARE(texts(window, "tallyGame"), QStringList());
    QVERIFY(reset->text().contains("Undo"));
    QCOMPARE(window.findChild<QLabel *>("statisticsText")->text(),
             QString("Nothing has been counted since the reset."));
    reset->click();
    QTRY_COMPARE(texts(window, "tallyGame"), (QStringList{"Othello", "Nim"}));
}

void TestStatisticsWindow::theKeyboardGoesThroughTheOpponents()
{
    Statistics statistics(path());
    statistics.add(won(GameKind::TicTacToe, ai::Level::Easy));
    statistics.add(won(GameKind::TicTacToe, ai::Level::Medium));
    ui::StatisticsKeeper keeper(nullptr, path());
    ui::StatisticsWindow window(keeper, nullptr);
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    QTRY_COMPARE(texts(window, "tallyOpponent").size(), 2);
    QStringList names;
    for (int i = 0; i < 4; ++i) {
        QTest::keyClick(&window, Qt::Key_Tab);
        names
            << QAccessible::queryAccessibleInterface(window.focusWidget())->text(QAccessible::Name);
    }
    QVERIFY2(names.contains("Computer, Easy, 1 won, 0 drawn, 0 lost, Moving first: won 1 of 1"),
             qPrintable(names.join('\n')));
    QVERIFY(names.contains("Computer, Medium, 1 won, 0 drawn, 0 lost, Moving first: won 1 of 1"));
}

void TestStatisticsWindow::withoutGamesThereIsASentenceAlone()
{
    ui::StatisticsKeeper keeper(nullptr, path());
    ui::StatisticsWindow window(keeper, nullptr);
    window.show();
    QVERIFY(!window.findChild<QWidget *>("tallies")->isVisible());
    QVERIFY(window.findChild<QLabel *>("statisticsText")->text().startsWith("No game"));
    QCOMPARE(window.size(), window.sizeHint()); // also at first, not only when it is opened again
}

void TestStatisticsWindow::nothingIsCutOff()
{
    Statistics statistics(path());
    for (int game = 0; game < 3; ++game)
        statistics.add(won(GameKind::TicTacToe, ai::Level::Medium));
    statistics.add(lost(GameKind::TicTacToe, ai::Level::Medium));
    ui::StatisticsKeeper keeper(nullptr, path());
    ui::StatisticsWindow window(keeper, nullptr);
    window.show();
    QTRY_COMPARE(texts(window, "tallyGame").size(), 1);
    for (const int width : {window.minimumSizeHint().width(), window.sizeHint().width()}) {
        window.resize(width, 400);
        QCoreApplication::processEvents();
        for (const QLabel *label : window.findChildren<QLabel *>()) {
            if (!label->isVisible())
                continue;
            QVERIFY2(label->wordWrap() || label->width() >= label->sizeHint().width(),
                     qPrintable(label->text()));
            QVERIFY(!label->wordWrap() || label->height() >= label->heightForWidth(label->width()));
        }
    }
}

/// The window is shown before the file is read.
void TestStatisticsWindow::everyCardIsInViewOnceItIsThere()
{
    Statistics statistics(path());
    for (const GameKind game : {GameKind::TicTacToe, GameKind::Othello, GameKind::Nim})
        statistics.add(won(game, ai::Level::Easy));
    ui::StatisticsKeeper keeper(nullptr, path());
    ui::StatisticsWindow window(keeper, nullptr);
    const auto *cards = window.findChild<QScrollArea *>("tallies");
    window.show();
    QTRY_COMPARE(texts(window, "tallyGame").size(), 3);
    QTRY_COMPARE(cards->verticalScrollBar()->maximum(), 0);
    // Also where the file was read before.
    ui::StatisticsWindow second(keeper, nullptr);
    cards = second.findChild<QScrollArea *>("tallies");
    second.show();
    QCOMPARE(texts(second, "tallyGame").size(), 3);
    QTRY_COMPARE(cards->verticalScrollBar()->maximum(), 0);
    // And where more is counted while it is closed.
    second.close();
    for (const GameKind game : {GameKind::TicTacToe, GameKind::Othello, GameKind::Nim})
        keeper.add(won(game, ai::Level::Medium));
    QTRY_COMPARE(keeper.tallies().size(), std::size_t(6));
    second.show();
    QTRY_COMPARE(cards->verticalScrollBar()->maximum(), 0);
}

QTEST_MAIN(TestStatisticsWindow)
#include "tst_statisticswindow.moc"
