#include "tests/support/window/librarytest.h"
#include "tests/support/window/standin.h"
#include "ui/play/gameclock.h"

#include <QAbstractAnimation>
#include <QAbstractEventDispatcher>
#include <QDir>
#include <QLineEdit>
#include <QMetaEnum>
#include <QTest>
#include <QTimer>
#include <QWindow>

#include <functional>

/// The window in every state that waits for the person: it does nothing then, whatever its size.
/// Anything that it repeated there would drain a battery.
class TestAtRest : public GamesTest
{
    Q_OBJECT

private slots:
    void init()
    {
        useOwnFolder();
        qputenv("XDG_DATA_HOME", m_folder->path().toUtf8()); // no library of games
    }
    void whatRepeatsIsNoticed();
    void nothingHappensAtRest_data();
    void nothingHappensAtRest();
    void nothingHappensAfterAnotherProgramMoved();
    void aRunningClockWaitsForItsNextSecond();
};

namespace {

using Steps = std::function<void(ui::MainWindow &)>;

} // namespace

Q_DECLARE_METATYPE(Steps)

namespace {

/// What the program's objects receive while it lives.
class Received : public QObject
{
public:
    Received() { qApp->installEventFilter(this); }

    QMap<QString, int> events;

protected:
    bool eventFilter(QObject *object, QEvent *event) override
    {
        const char *const type =
            QMetaEnum::fromType<QEvent::Type>().valueToKey(static_cast<int>(event->type()));
        ++events[QString("%1 of %2 \"%3\"")
                     .arg(QString::fromLatin1(type != nullptr ? type : "event"),
                          QString::fromLatin1(object->metaObject()->className()),
                          object->objectName())];
        return false;
    }
};

/// Posts each event that it receives once more.
class Repeater : public QObject
{
protected:
    void customEvent(QEvent *event) override
    {
        QCoreApplication::postEvent(this, new QEvent(event->type()));
    }
};

/// The application, its widgets and windows, and all that these own.
QObjectList objectsOfProgram()
{
    QObjectList objects{qApp};
    const auto add = [&objects](const auto &roots) {
        for (QObject *root : roots)
            objects << root << root->findChildren<QObject *>();
    };
    add(QApplication::topLevelWidgets());
    add(QGuiApplication::allWindows());
    return objects;
}

/// What the event loop has to deliver, and the timers and animations that would have it deliver
/// more. Nothing else can begin in this thread where there is none of these.
QString whatHappens()
{
    const Received received;
    QCoreApplication::processEvents();
    QStringList all;
    for (auto event = received.events.cbegin(); event != received.events.cend(); ++event)
        all << QString("%1: %2").arg(event.key()).arg(event.value());
    for (QObject *object : objectsOfProgram()) {
        const auto *animation = qobject_cast<const QAbstractAnimation *>(object);
        if (animation != nullptr && animation->state() == QAbstractAnimation::Running)
            all << QString("an animation, %1").arg(object->metaObject()->className());
        if (!QAbstractEventDispatcher::instance()->registeredTimers(object).isEmpty())
            all << QString("a timer of %1").arg(object->metaObject()->className());
    }
    return all.join(", ");
}

/// Whether the window comes to rest at each of several sizes, or to what it may do there.
void verifyRest(ui::MainWindow &window, const QString &allowed = {})
{
    for (const QSize size : {QSize(1000, 700), QSize(1500, 1000), QSize(420, 640)}) {
        window.resize(size);
        QString happened;
        (void)QTest::qWaitFor(
            [&] {
                happened = whatHappens();
                return happened == allowed;
            },
            support::maxWait);
        QCOMPARE(happened, allowed);
    }
}

/// Where the window looks for its library, some games.
void makeLibrary()
{
    const QString folder = QFileInfo(ui::libraryPath()).path();
    QVERIFY(QDir().mkpath(folder));
    writeLibrary(folder, 100);
}

void setSetting(const char *name, const QVariant &value)
{
    QSettings(QSettings::IniFormat, QSettings::UserScope, "tabuleiro", "tabuleiro")
        .setValue(name, value);
}

/// A text is pasted, and what it asks is answered.
Steps pasted(const char *text)
{
    return [text](ui::MainWindow &window) { paste(window, text); };
}

QString overAtStart(const QString &squares)
{
    return "(;GM[Othello]PC[here]PB[a]PW[b]RE[?]TY[8]BO[8 " + squares + " *];)";
}

const QStringList shortest{"e6", "f4", "e3", "f6", "g5", "d6", "e7", "f5", "c5"};

} // namespace

void TestAtRest::whatRepeatsIsNoticed()
{
    const auto window = shown();
    {
        Repeater repeater;
        QCoreApplication::postEvent(&repeater, new QEvent(QEvent::User));
        for (int round = 0; round < 10; ++round)
            QVERIFY(whatHappens().contains("User of QObject"));
    }
    QTRY_COMPARE(whatHappens(), "");
    QTimer timer(window.get());
    timer.start(std::chrono::hours(1));
    QCOMPARE(whatHappens(), "a timer of QTimer");
}

void TestAtRest::nothingHappensAtRest_data()
{
    QTest::addColumn<Steps>("steps");
    const auto row = [](const char *name, const Steps &steps) { QTest::newRow(name) << steps; };
    row("no game yet", [](ui::MainWindow &) {});
    for (const char *game : {"Othello", "Tic-tac-toe", "Nim"}) {
        QTest::addRow("a person to move, %s", game) << Steps([game](ui::MainWindow &window) {
            choose(window, game);
            play(window, {});
        });
    }
    row("a lesson is offered",
        [](ui::MainWindow &window) { part<QWidget>(window, "lessonOffer")->show(); });
    row("after moves", [](ui::MainWindow &window) { play(window, {"f5", "d6"}); });
    row("after undo", [](ui::MainWindow &window) {
        play(window, {"f5", "d6"});
        trigger(window, "undo");
    });
    row("looking back", [](ui::MainWindow &window) {
        play(window, {"f5", "d6"});
        trigger(window, "lookBack");
    });
    row("the moves beside it", [](ui::MainWindow &window) {
        play(window, {"f5", "d6"});
        trigger(window, "moveList");
    });
    row("over", [](ui::MainWindow &window) { play(window, shortest); });
    row("over, and looking back", [](ui::MainWindow &window) {
        play(window, shortest);
        trigger(window, "lookBack");
    });
    row("over, and another game chosen", [](ui::MainWindow &window) {
        play(window, shortest);
        choose(window, "Nim");
    });
    row("over under review", [](ui::MainWindow &window) {
        play(window, shortest);
        trigger(window, "review");
    });
    static const QByteArray full = overAtStart(QString(64, '*')).toUtf8();
    static const QByteArray empty = overAtStart(QString(64, '-')).toUtf8();
    row("over at its start, a full board", pasted(full));
    row("over at its start, an empty board", pasted(empty));
    row("over at its start, no counters", pasted("Tabuleiro game 1\ngame: nim\nstart: 0-0\n"));
    row("a text that is no game", pasted("nonsense"));
    row("setting a position up", [](ui::MainWindow &window) { trigger(window, "setUpPosition"); });
    row("a hint on the board", [](ui::MainWindow &window) {
        play(window, {"f5", "d6"});
        trigger(window, "hint");
    });
    row("theory on the board", [](ui::MainWindow &window) {
        play(window, {"f5", "d6"});
        trigger(window, "theory");
    });
    row("the computer has moved", [](ui::MainWindow &window) {
        trigger(window, "newGame");
        ui::GameController &game = window.game();
        game.play(core::legalMoves(game.shown()).front());
        QTRY_COMPARE(game.match().ply(), std::size_t(2));
    });
    row("a list of games", [](ui::MainWindow &window) {
        paste(window, "f5d6c3\nf5f6e6\n");
        QVERIFY(window.findChild<QWidget *>("gameList") != nullptr);
    });
    row("no library of games", [](ui::MainWindow &window) {
        play(window, {"f5", "d6"});
        trigger(window, "explorer");
    });
    row("games played", [](ui::MainWindow &window) {
        makeLibrary();
        play(window, {"f5", "d6"});
        trigger(window, "explorer");
        QTRY_VERIFY(part<QLabel>(window, "explorerText")->text().contains("of 100"));
    });
    row("games played, filtered", [](ui::MainWindow &window) {
        makeLibrary();
        play(window, {"f5"});
        trigger(window, "explorer");
        QTRY_VERIFY(part<QLabel>(window, "explorerText")->text().contains("of 100"));
        press(window, "libraryFilter");
        part<QLineEdit>(window, "libraryPlayer")->setText("Player 0");
    });
    row("over on a clock", [](ui::MainWindow &window) {
        setSetting("clock/seconds", 300);
        play(window, shortest);
    });
    row("games played, none of Nim", [](ui::MainWindow &window) {
        choose(window, "Nim");
        play(window, {"a1"});
        trigger(window, "explorer");
    });
    row("Learn", [](ui::MainWindow &window) { trigger(window, "learnPage"); });
    row("a puzzle", [](ui::MainWindow &window) {
        trigger(window, "learnPage");
        press(window, "solveDaily");
    });
    row("a lesson", [](ui::MainWindow &window) {
        trigger(window, "learnPage");
        press(window, "continueLesson");
    });
    row("the ladder", [](ui::MainWindow &window) {
        trigger(window, "learnPage");
        press(window, "playRung");
    });
    for (const char *command :
         {"searchLab", "preferences", "statistics", "help", "keyboardShortcuts", "about"}) {
        QTest::addRow("a window beside it, %s", command)
            << Steps([command](ui::MainWindow &window) {
                   play(window, {"f5", "d6"});
                   trigger(window, command);
               });
    }
    row("full screen", [](ui::MainWindow &window) { trigger(window, "fullScreen"); });
}

void TestAtRest::nothingHappensAtRest()
{
    QFETCH(Steps, steps);
    const auto window = shown();
    steps(*window);
    verifyRest(*window);
}

/// As an opponent it waits for the person's move; nothing asks it meanwhile.
void TestAtRest::nothingHappensAfterAnotherProgramMoved()
{
    const auto window = shownAgainst("fine");
    press(*window, "play");
    clickCell(*window, 19); // d3
    QTRY_COMPARE(window->game().match().ply(), std::size_t(2));
    QVERIFY(window->game().program() != nullptr);
    verifyRest(*window);
}

/// It changes what it shows once a second; until then there is one timer, and nothing happens. It
/// runs for the person alone, so it rests where the game is over or waits for nobody.
void TestAtRest::aRunningClockWaitsForItsNextSecond()
{
    setSetting("clock/seconds", 300);
    const auto window = shown();
    play(*window, {"f5", "d6"});
    const auto *const clock = window->game().findChild<ui::GameClock *>();
    QVERIFY(clock != nullptr && clock->left(core::Side::First).count() < 300'000);
    verifyRest(*window, "a timer of QTimer");
    const auto *const timer = clock->findChild<QTimer *>();
    QVERIFY(timer != nullptr && timer->isActive() && timer->isSingleShot());
    QVERIFY(timer->interval() <= 1000);
}

QTEST_MAIN(TestAtRest)
#include "tst_atrest.moc"
