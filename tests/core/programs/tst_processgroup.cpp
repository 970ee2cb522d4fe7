#include "core/programs/processgroup.h"

#include "tests/support/qt/waits.h"

#include <QDir>
#include <QFile>
#include <QTest>

#include <algorithm>
#include <array>
#include <csignal>
#include <string>

#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

using core::programs::ProcessGroup;

/// What is started in a group ends with the group, and with the program that made it.
class TestProcessGroup : public QObject
{
    Q_OBJECT

private slots:
    void endsWithItsObject();
    void survivesItsFirstProgram();
    void endsWithAKilledProgram_data();
    void endsWithAKilledProgram();
};

namespace {

/// Starts a shell command in a group; its number, or -1.
pid_t started(const ProcessGroup &group, std::string command)
{
    posix_spawnattr_t attributes;
    posix_spawnattr_init(&attributes);
    posix_spawnattr_setpgroup(&attributes, group.id());
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP);
    std::string shell = "sh";
    std::string option = "-c";
    const std::array<char *, 4> words{shell.data(), option.data(), command.data(), nullptr};
    pid_t process = -1;
    if (posix_spawn(&process, "/bin/sh", nullptr, &attributes, words.data(), environ) != 0)
        process = -1;
    posix_spawnattr_destroy(&attributes);
    return process;
}

/// Whether no process is left in a group but such as nobody has waited for.
bool isEmpty(pid_t group)
{
    if (::kill(-group, 0) != 0)
        return true;
    const QStringList processes =
        QDir("/proc").entryList({"[0-9]*"}, QDir::Dirs | QDir::NoDotAndDotDot);
    return std::ranges::none_of(processes, [group](const QString &process) {
        QFile file("/proc/" + process + "/stat");
        // State, parent and group come after the name, which may hold anything.
        const QStringList fields =
            file.open(QIODevice::ReadOnly)
                ? QString::fromUtf8(file.readAll()).section(") ", -1).split(' ')
                : QStringList();
        return fields.size() > 2 && fields[2].toInt() == group && fields[0] != "Z";
    });
}

} // namespace

void TestProcessGroup::endsWithItsObject()
{
    pid_t id = 0;
    pid_t process = 0;
    {
        const ProcessGroup group;
        id = group.id();
        QVERIFY(id > 0);
        process = started(group, "sleep 100 & sleep 100");
        QVERIFY(process > 0);
        QCOMPARE(::getpgid(process), id);
        QVERIFY(!isEmpty(id));
    }
    QTRY_VERIFY(isEmpty(id));
    int status = 0;
    QCOMPARE(::waitpid(process, &status, 0), process);
    QVERIFY(WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL);
}

/// So that what a program leaves behind is ended as well, and another can be started in the group.
void TestProcessGroup::survivesItsFirstProgram()
{
    pid_t id = 0;
    {
        const ProcessGroup group;
        id = group.id();
        const pid_t first = started(group, "sleep 100 &");
        QCOMPARE(::waitpid(first, nullptr, 0), first);
        QCOMPARE(::getpgid(started(group, "sleep 100")), id);
    }
    QTRY_VERIFY(isEmpty(id));
    while (::waitpid(-1, nullptr, WNOHANG) > 0)
        continue;
}

void TestProcessGroup::endsWithAKilledProgram_data()
{
    QTest::addColumn<QString>("before");
    // Killed at the first moment at which a program runs, which is the moment it is started.
    QTest::newRow("at once") << QString();
    QTest::newRow("after a program has sent SIGHUP to its group") << "kill -HUP 0";
    QTest::newRow("after SIGINT") << "kill -INT 0";
    QTest::newRow("after SIGTERM") << "kill -TERM 0";
}

void TestProcessGroup::endsWithAKilledProgram()
{
    QFETCH(QString, before);
    std::array<int, 2> ends{};
    QCOMPARE(::pipe2(ends.data(), O_CLOEXEC), 0);
    const pid_t owner = ::fork();
    if (owner == 0) {
        const ProcessGroup group;
        if (!before.isEmpty())
            ::waitpid(started(group, before.toStdString()), nullptr, 0);
        const pid_t id = started(group, "sleep 100 & sleep 100") > 0 ? group.id() : 0;
        if (::write(ends[1], &id, sizeof id) != sizeof id)
            ::_exit(1);
        ::kill(::getpid(), SIGKILL);
    }
    QVERIFY(owner > 0);
    ::close(ends[1]);
    pid_t id = 0;
    QCOMPARE(::read(ends[0], &id, sizeof id), ssize_t{sizeof id});
    ::close(ends[0]);
    QVERIFY(id > 0);
    QCOMPARE(::waitpid(owner, nullptr, 0), owner);
    QTRY_VERIFY(isEmpty(id));
}

QTEST_GUILESS_MAIN(TestProcessGroup)
#include "tst_processgroup.moc"
