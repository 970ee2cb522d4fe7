#include "tests/support/window/gamestest.h"

#include <QAbstractEventDispatcher>
#include <QMetaEnum>
#include <QTest>

#include <functional>

/// The window in every state in which nothing happens by itself: it does nothing then, whatever its
/// size. What goes on for ever there takes a battery.
class TestAtRest : public GamesTest
{
    Q_OBJECT

private slots:
    void init() { useOwnFolder(); }
    void nothingHappensAtRest_data();
    void nothingHappensAtRest();
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

/// What is received in some rounds of the event loop, and the timers that run after them.
QString whatHappens()
{
    constexpr int rounds = 20;
    const Received received;
    for (int i = 0; i < rounds; ++i)
        QTest::qWait(2);
    QStringList all;
    for (auto event = received.events.cbegin(); event != received.events.cend(); ++event)
        all << QString("%1: %2").arg(event.key()).arg(event.value());
    QObjectList objects{qApp};
    for (QWidget *window : QApplication::topLevelWidgets())
        objects << window << window->findChildren<QObject *>();
    for (QObject *object : objects) {
        if (!QAbstractEventDispatcher::instance()->registeredTimers(object).isEmpty())
            all << QString("a timer of %1").arg(object->metaObject()->className());
    }
    return all.join(", ");
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
    row("full screen", [](ui::MainWindow &window) { trigger(window, "fullScreen"); });
}

void TestAtRest::nothingHappensAtRest()
{
    QFETCH(Steps, steps);
    const auto window = shown();
    steps(*window);
    for (const QSize size : {QSize(1000, 700), QSize(1500, 1000), QSize(420, 640)}) {
        window->resize(size);
        QString happened;
        (void)QTest::qWaitFor(
            [&happened] {
                happened = whatHappens();
                return happened.isEmpty();
            },
            support::maxWait);
        QVERIFY2(happened.isEmpty(), qPrintable(happened));
    }
}

QTEST_MAIN(TestAtRest)
#include "tst_atrest.moc"
