#include "tests/support/slow.h"
#include "tests/support/window/storm.h"

#include <cstdio>
#include <cstdlib>

using support::StormPlan;

namespace {

/// The environment's name for a plan: as toText() writes it.
const char *const planVariable = "TABULEIRO_STORM_PLAN";

/// In a program of its own, for it may crash. It ends with the window still there: Qt's offscreen
/// platform (6.4) crashes at times as a window that was resized takes its backing store along.
[[noreturn]] void playHere(const StormPlan &plan)
{
    support::Storm storm(plan);
    const QString problem = storm.play();
    if (!problem.isEmpty())
        fprintf(stderr, "%s\n", qPrintable(problem));
    storm.removeFiles();
    std::_Exit(problem.isEmpty() ? 0 : 1);
}

/// What went wrong with a plan, or nothing.
QString outcomeOf(const StormPlan &plan)
{
    QProcess program;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(planVariable, support::toText(plan));
    program.setProcessEnvironment(environment);
    program.setProcessChannelMode(QProcess::MergedChannels);
    program.start(QCoreApplication::applicationFilePath(), {});
    if (!program.waitForFinished(1'800'000)) {
        program.kill();
        program.waitForFinished();
        return "hangs";
    }
    const QString output = QString::fromLocal8Bit(program.readAll()).right(4000);
    if (program.exitStatus() != QProcess::NormalExit)
        return "crashed: " + output;
    return program.exitCode() == 0 ? QString() : output;
}

} // namespace

/// The window in a storm of mouse, keys, commands, files and sizes, from a seed. Whatever happens,
/// the game is legal, board, card and journal agree with it, and a screen reader finds its way. A
/// storm that goes wrong is played again and made shorter. TABULEIRO_STORM_PLAN="7 +1000" plays the
/// first 1,000 actions of seed 7.
class TestStorm : public QObject
{
    Q_OBJECT

private slots:
    void nothingBreaks_data();
    void nothingBreaks();
};

void TestStorm::nothingBreaks_data()
{
    QTest::addColumn<unsigned>("seed");
    QTest::addColumn<int>("count");
    const int storms = support::slow() ? 25 : 1;
    for (unsigned seed = 1; seed <= unsigned(storms); ++seed)
        QTest::addRow("seed %u", seed) << seed << (support::slow() ? 400 : 300);
}

void TestStorm::nothingBreaks()
{
    QFETCH(unsigned, seed);
    QFETCH(int, count);
    const StormPlan plan = support::wholePlan(seed, count);
    const QString problem = outcomeOf(plan);
    if (problem.isEmpty())
        return;
    qWarning("seed %u: %s", seed, qPrintable(problem));
    const StormPlan least =
        support::shrunk(plan, support::slow() ? 200 : 40,
                        [](const StormPlan &shorter) { return !outcomeOf(shorter).isEmpty(); });
    QFAIL(qPrintable(QString("%1=\"%2\": %3")
                         .arg(planVariable, QString::fromLatin1(support::toText(least)), problem)));
}

// An exception ends the test, as it should.
int main(int argc, char *argv[]) // NOLINT(bugprone-exception-escape)
{
    QApplication app(argc, argv);
    if (qEnvironmentVariableIsSet(planVariable))
        playHere(support::planOf(qgetenv(planVariable)));
    TestStorm test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_storm.moc"
