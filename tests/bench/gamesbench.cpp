// Prints the figures of games that are written down: the journal, archives, a review. Judges
// nothing.

#include "core/format/ggf.h"
#include "tests/support/records.h"
#include "ui/analysis/reviewcontroller.h"
#include "ui/records/gamecollection.h"
#include "ui/records/gamelistwindow.h"
#include "ui/records/journal/journal.h"
#include "ui/window/mainwindow.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QFileDialog>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QSettings>
#include <QTemporaryDir>
#include <QTextStream>
#include <QTimer>

#include <algorithm>
#include <ctime>

using namespace std::chrono_literals;

namespace {

void print(const QString &what, const QString &figure)
{
    QTextStream(stdout) << what.leftJustified(62) << figure << Qt::endl;
}

QString milliseconds(qint64 nanoseconds)
{
    return QString("%1 ms").arg(double(nanoseconds) / 1e6, 0, 'f', 2);
}

core::GameRecord othelloGame(support::Random &random)
{
    core::GameRecord game = support::randomRecord(core::Othello(), random);
    game.players = {"Ann", "Bob"};
    return game;
}

/// How long this thread was at work, in nanoseconds: without what other programs took from it.
qint64 workTime()
{
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return qint64(time.tv_sec) * 1'000'000'000 + time.tv_nsec;
}

qint64 maxWork = 0; ///< of one turn of longestHold()

/// Runs the event loop until something holds; the longest time it did not come back.
template <class Condition>
qint64 longestHold(Condition done, qint64 maxMs)
{
    maxWork = 0;
    QElapsedTimer total;
    QElapsedTimer turn;
    qint64 longest = 0;
    total.start();
    while (!done() && total.elapsed() < maxMs) {
        turn.start();
        const qint64 work = workTime();
        QCoreApplication::processEvents(QEventLoop::AllEvents);
        longest = std::max(longest, turn.nsecsElapsed());
        maxWork = std::max(maxWork, workTime() - work);
    }
    return longest;
}

/// As a game is played: a move at a time, each record a move longer.
void journal(const QTemporaryDir &folder)
{
    support::Random random(1);
    std::vector<qint64> onDisk;
    std::vector<qint64> held;
    for (int round = 0; round < 5; ++round) {
        ui::Journal journal(folder.path() + "/journal");
        const core::GameRecord game = othelloGame(random);
        core::GameRecord step = game;
        for (std::size_t ply = 1; ply <= game.moves.size(); ++ply) {
            step.moves.assign(game.moves.begin(), game.moves.begin() + std::ptrdiff_t(ply));
            QElapsedTimer clock;
            clock.start();
            bool written = journal.append(step, 8ms);
            held.push_back(clock.nsecsElapsed());
            const QObject listener;
            QObject::connect(&journal, &ui::Journal::written, &listener, [&] { written = true; });
            longestHold([&] { return written; }, 5000);
            onDisk.push_back(clock.nsecsElapsed());
        }
    }
    std::sort(onDisk.begin(), onDisk.end());
    std::sort(held.begin(), held.end());
    print("a move in the journal and on the disk, median", milliseconds(onDisk[onDisk.size() / 2]));
    print("the same, most", milliseconds(onDisk.back()));
    print("the window held by it, most", milliseconds(held.back()));
}

void ggf(const QTemporaryDir &folder)
{
    support::Random random(2);
    QFile file(folder.path() + "/games.ggf");
    if (!file.open(QIODevice::WriteOnly))
        return;
    for (int i = 0; i < 10'000; ++i)
        file.write(QByteArray::fromStdString(core::format::writeGgf(othelloGame(random))) + "\n");
    file.close();
    QElapsedTimer clock;
    clock.start();
    const ui::LoadedGames loaded = ui::loadGames(file.fileName(), core::GameKind::Othello);
    print(QString("opening %1 games of GGF").arg(loaded.games ? loaded.games->size() : 0),
          milliseconds(clock.nsecsElapsed()));
}

/// Files of WTHOR as the federation has them: 49 years, 137,200 games, 4,448 players.
void writeWthor(const QString &folder)
{
    support::Random random(3);
    std::vector<QByteArray> lines;
    for (int i = 0; i < 500; ++i) {
        QByteArray line;
        for (const core::Move move : othelloGame(random).moves) {
            if (move != core::Othello::pass)
                line += char(10 * (move.code() / 8 + 1) + move.code() % 8 + 1);
        }
        lines.push_back(line.leftJustified(60, '\0', true));
    }
    const auto two = [](int number) {
        return QByteArray(1, char(number & 255)) + char(number >> 8);
    };
    const auto header = [&](int games, int names, int year) {
        return QByteArray("\x14\x1a\x01\x01", 4) + two(games) + two(0) + two(names) + two(year)
               + QByteArray("\x08\x00\x18\x00", 4);
    };
    const auto write = [&](const QString &name, const QByteArray &bytes) {
        QFile file(folder + "/" + name);
        if (file.open(QIODevice::WriteOnly))
            file.write(bytes);
    };
    for (int year = 1977; year < 2026; ++year) {
        QByteArray bytes = header(2800, 0, year);
        for (int i = 0; i < 2800; ++i)
            bytes += two(i % 490) + two(i * 7 % 4448) + two(i * 11 % 4448) + char(i % 65)
                     + char(i % 65) + lines[std::size_t(i) % lines.size()];
        write(QString("WTH_%1.wtb").arg(year), bytes);
    }
    QByteArray players = header(0, 4448, 0);
    for (int i = 0; i < 4448; ++i)
        players += QByteArray("Player " + QByteArray::number(i)).leftJustified(20, '\0', true);
    write("WTHOR.JOU", players);
    QByteArray tournaments = header(0, 492, 0);
    for (int i = 0; i < 492; ++i)
        tournaments += QByteArray("Open " + QByteArray::number(i)).leftJustified(26, '\0', true);
    write("WTHOR.TRN", tournaments);
}

void wthor(const QTemporaryDir &folder)
{
    const QString path = folder.path() + "/wthor";
    QDir().mkpath(path);
    writeWthor(path);
    QElapsedTimer clock;
    clock.start();
    const ui::LoadedGames loaded = ui::loadGames(path, core::GameKind::Othello);
    ui::GameListModel model;
    if (!loaded.games)
        return print("opening games of WTHOR", loaded.error);
    model.setGames(loaded.games);
    print(QString("opening a folder of %1 games of WTHOR").arg(model.rowCount()),
          milliseconds(clock.nsecsElapsed()));
    clock.start();
    model.setFilter({"player 44", "19", "33"});
    print(QString("filtering them by player, year and result (%1 left)").arg(model.rowCount()),
          milliseconds(clock.nsecsElapsed()));
}

/// The folder of WTHOR files into the library, while the window shows what was played.
void importing(const QTemporaryDir &folder)
{
    ui::MainWindow window;
    window.show();
    window.findChild<QAction *>("explorer")->trigger();
    auto *progress = window.findChild<QProgressBar *>("importProgress");
    QTimer dialogs;
    QObject::connect(&dialogs, &QTimer::timeout, &dialogs, [&] {
        auto *dialog = qobject_cast<QFileDialog *>(QApplication::activeModalWidget());
        if (dialog == nullptr)
            return;
        dialogs.stop();
        dialog->findChild<QLineEdit *>("fileNameEdit")->setText(folder.path() + "/wthor");
        QMetaObject::invokeMethod(dialog, "accept", Qt::QueuedConnection);
    });
    dialogs.start(100);
    QElapsedTimer clock;
    clock.start();
    window.findChild<QPushButton *>("importFolder")->click();
    const auto ended = [&] { return !progress->isVisible(); };
    longestHold([&] { return progress->isVisible(); }, 5000);
    const qint64 longest = longestHold(ended, 600'000);
    print("the same folder in the library", milliseconds(clock.nsecsElapsed()));
    print("the window held by it, most", milliseconds(longest));
    print("of which it was at work, most", milliseconds(maxWork));
    const qint64 after = longestHold([] { return false; }, 3000);
    print("and by the first look-up afterwards", milliseconds(after));
    print("of which it was at work, most", milliseconds(maxWork));
}

void review(const QTemporaryDir &folder)
{
    support::Random random(4);
    const QString path = folder.path() + "/game.ggf";
    core::GameRecord game;
    while (game.moves.size() != 60)
        game = othelloGame(random);
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return;
    file.write(QByteArray::fromStdString(core::format::writeGgf(game)));
    file.close();
    ui::MainWindow window;
    window.show();
    window.openPath(path);
    longestHold([&] { return window.game().match().knownPlies() == 60; }, 5000);
    window.findChild<QAction *>("moveList")->trigger();
    longestHold([] { return false; }, 500);
    const ui::Reviewer &reviewer = window.findChild<ui::ReviewController *>()->reviewer();
    QElapsedTimer clock;
    clock.start();
    window.findChild<QAction *>("review")->trigger();
    const qint64 asked = clock.nsecsElapsed();
    qint64 longest = longestHold([&] { return reviewer.done() > 0; }, 5000);
    print("its first move is judged after", milliseconds(clock.nsecsElapsed()));
    longest = std::max({asked, longest, longestHold([&] { return !reviewer.running(); }, 60000)});
    print("a review of 60 moves of Othello at 0.2 s each", milliseconds(clock.nsecsElapsed()));
    print("the window held by it, most", milliseconds(longest));
    print("of which it was at work, most", milliseconds(maxWork));
}

} // namespace

int main(int argc, char *argv[])
{
    const QTemporaryDir folder;
    qputenv("XDG_STATE_HOME", folder.path().toUtf8());
    qputenv("XDG_DATA_HOME", folder.path().toUtf8());
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, folder.path());
    const QApplication app(argc, argv);
    journal(folder);
    ggf(folder);
    wthor(folder);
    review(folder);
    importing(folder); // which leaves its dock before that of the review
    return 0;
}
