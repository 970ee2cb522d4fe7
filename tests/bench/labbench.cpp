#include "ui/lab/window/labwindow.h"

#include <QAbstractEventDispatcher>
#include <QApplication>
#include <QElapsedTimer>
#include <QTest>
#include <QTextStream>
#include <QTimer>

#include <algorithm>
#include <ctime>
#include <fstream>

/// What the Search Lab costs: figures to read beside what it promises, none that fails.
namespace {

using Clock = std::chrono::steady_clock;

double milliseconds(Clock::duration time)
{
    return std::chrono::duration<double, std::milli>(time).count();
}

/// Resident memory of this process in MiB.
double residentMemory()
{
    std::ifstream file("/proc/self/statm");
    double all = 0;
    double resident = 0;
    file >> all >> resident;
    return resident * 4096 / (1 << 20);
}

/// What the GUI thread has worked, which other programs on the machine do not lengthen; or
/// another processor clock.
double workedMilliseconds(clockid_t clock = CLOCK_THREAD_CPUTIME_ID)
{
    timespec time{};
    clock_gettime(clock, &time);
    return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
}

struct Times
{
    std::vector<double> all;

    void add(Clock::duration time) { all.push_back(milliseconds(time)); }
    QString text() const
    {
        std::vector<double> sorted = all;
        std::sort(sorted.begin(), sorted.end());
        const auto at = [&sorted](double share) {
            return sorted[static_cast<std::size_t>(share * static_cast<double>(sorted.size() - 1))];
        };
        return QString("median %1 ms, 99 %: %2 ms, worst %3 ms")
            .arg(at(0.5), 0, 'f', 2)
            .arg(at(0.99), 0, 'f', 2)
            .arg(at(1), 0, 'f', 2);
    }
};

/// The longest time in which the GUI thread answered nothing, while something runs.
class Heartbeat
{
public:
    Heartbeat()
    {
        QObject::connect(&m_timer, &QTimer::timeout, &m_timer, [this] {
            const auto now = Clock::now();
            const double worked = workedMilliseconds();
            m_longest = std::max(m_longest, now - m_last);
            m_most = std::max(m_most, worked - m_worked);
            m_last = now;
            m_worked = worked;
        });
        m_timer.start(0);
    }

    double longest() const { return milliseconds(m_longest); }
    double most() const { return m_most; }

private:
    QTimer m_timer;
    Clock::time_point m_last = Clock::now();
    Clock::duration m_longest{};
    double m_worked = workedMilliseconds();
    double m_most = 0;
};

void say(const QString &what, const QString &figure)
{
    QTextStream(stdout) << what << ": " << figure << '\n';
}

void finish(ui::lab::LabWindow &window)
{
    while (window.searching())
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
}

/// Waits until the search has worked for so long, however loaded the machine is.
void letSearch(ui::lab::LabWindow &window, double wanted)
{
    const auto searched = [] {
        return workedMilliseconds(CLOCK_PROCESS_CPUTIME_ID) - workedMilliseconds();
    };
    const double before = searched();
    while (window.searching() && searched() - before < wanted)
        QCoreApplication::processEvents();
}

void measureTracing(ui::lab::LabWindow &window)
{
    const double before = residentMemory();
    Heartbeat heartbeat;
    const auto start = Clock::now();
    window.controller()->openExample("ttt-plain");
    finish(window);
    window.repaint();
    const double time = milliseconds(Clock::now() - start);
    const auto &trace = window.session()->trace();
    say("Whole tic-tac-toe tree, traced and drawn",
        QString("%1 ms, %2 steps, trace %3 MiB, process grew by %4 MiB")
            .arg(time, 0, 'f', 0)
            .arg(trace.stepCount())
            .arg(static_cast<double>(trace.memory()) / (1 << 20), 0, 'f', 1)
            .arg(residentMemory() - before, 0, 'f', 1));
    QCoreApplication::processEvents();
    say("Window's longest silence meanwhile", QString("%1 ms, of them at work %2 ms")
                                                  .arg(heartbeat.longest(), 0, 'f', 1)
                                                  .arg(heartbeat.most(), 0, 'f', 1));
}

void measureScrubbing(ui::lab::LabWindow &window)
{
    auto *slider = window.findChild<QSlider *>("stepSlider");
    Times times;
    const double worked = workedMilliseconds();
    std::uint32_t seed = 1;
    for (int i = 0; i < 300; ++i) {
        seed = seed * 1664525 + 1013904223;
        const int step = static_cast<int>(seed % static_cast<std::uint32_t>(slider->maximum()));
        const auto start = Clock::now();
        slider->setValue(step);
        QCoreApplication::processEvents();
        times.add(Clock::now() - start);
    }
    say("A step reached by scrubbing and drawn",
        times.text()
            + QString(", at work %1 ms").arg((workedMilliseconds() - worked) / 300, 0, 'f', 2));
}

void measureFrames(ui::lab::LabWindow &window)
{
    auto *canvas = window.findChild<ui::lab::TreeCanvas *>("treeCanvas");
    ui::lab::LabSession *session = window.session();
    for (int turn = 0; turn < 3; ++turn) {
        const auto nodes = canvas->scene().nodes();
        for (const auto &node : nodes) {
            if (!node.leaf && node.children.empty() && canvas->scene().nodes().size() < 600)
                session->setOpened(node.path, true);
        }
    }
    QCoreApplication::processEvents();
    Times pans;
    Times zooms;
    const QPoint middle = canvas->rect().center();
    QTest::mousePress(canvas, Qt::LeftButton, {}, {4, 4});
    for (int i = 0; i < 120; ++i) {
        const QPointF to(4 + 2.0 * i, 4 + i % 40);
        QMouseEvent move(QEvent::MouseMove, to, canvas->mapToGlobal(to), Qt::NoButton,
                         Qt::LeftButton, {});
        const auto start = Clock::now();
        QCoreApplication::sendEvent(canvas, &move);
        canvas->repaint();
        pans.add(Clock::now() - start);
    }
    QTest::mouseRelease(canvas, Qt::LeftButton, {}, middle);
    for (int i = 0; i < 120; ++i) {
        const auto start = Clock::now();
        i % 60 < 30 ? canvas->zoomIn() : canvas->zoomOut();
        canvas->repaint();
        zooms.add(Clock::now() - start);
    }
    say("Nodes drawn at most", QString::number(canvas->scene().nodes().size()));
    say("A frame while panning", pans.text());
    say("A frame while zooming", zooms.text());
}

void measureRefusal(ui::lab::LabWindow &window)
{
    auto start = Clock::now();
    window.controller()->search({core::Othello(), ai::lab::Algorithm::Plain, 12});
    finish(window);
    say("Plain minimax on Othello at depth 12 refused after",
        QString("%1 ms: %2")
            .arg(milliseconds(Clock::now() - start), 0, 'f', 1)
            .arg(window.message()));
    window.controller()->search({core::TicTacToe(), ai::lab::Algorithm::Report});
    letSearch(window, 50);
    start = Clock::now();
    window.stop();
    say("A running search given up after",
        QString("%1 ms").arg(milliseconds(Clock::now() - start), 0, 'f', 2));
}

} // namespace

int main(int argc, char *argv[])
{
    QApplication app(argc, argv);
    ui::GameController game;
    ui::lab::LabWindow window(&game);
    window.resize(1240, 820);
    window.show();
    finish(window);
    measureTracing(window);
    measureScrubbing(window);
    measureFrames(window);
    measureRefusal(window);
    return 0;
}
