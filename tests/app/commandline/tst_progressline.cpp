#include "app/commandline/progressline.h"

#include <QTest>

#include <algorithm>
#include <fcntl.h>
#include <latch>
#include <sys/ioctl.h>
#include <unistd.h>

using commandline::LiveProgressLine;
using commandline::ProgressLine;

/// The line that says how far something has got: on a terminal, and where there is none.
class TestProgressLine : public QObject
{
    Q_OBJECT

private slots:
    void eachTextReplacesTheOneBefore();
    void endTakesTheLineAway();
    void textCannotCommandTheTerminal();
    void narrowTerminalCutsTheText();
    void withoutTerminalNothingIsWritten();
    void liveLineShowsTheTextUntilItsEnd();
    void liveLineWithoutTerminalRequestsNoText();
};

namespace {

const std::string clearLine = "\r\033[K";

/// The standard error of this process is a terminal, or a pipe, while this lives.
class StandardError
{
public:
    enum class Kind { Terminal, Pipe };

    explicit StandardError(Kind kind)
        : m_saved(dup(STDERR_FILENO))
    {
        int writeEnd = -1;
        if (kind == Kind::Terminal) {
            m_readEnd = posix_openpt(O_RDWR | O_NOCTTY);
            if (grantpt(m_readEnd) == 0 && unlockpt(m_readEnd) == 0)
                writeEnd = open(ptsname(m_readEnd), O_RDWR | O_NOCTTY);
        } else if (int ends[2]; pipe(ends) == 0) {
            m_readEnd = ends[0];
            writeEnd = ends[1];
        }
        m_isOpen = m_saved >= 0 && writeEnd >= 0 && dup2(writeEnd, STDERR_FILENO) >= 0;
        close(writeEnd);
    }
    ~StandardError()
    {
        restore();
        close(m_readEnd);
    }
    StandardError(const StandardError &) = delete;
    StandardError &operator=(const StandardError &) = delete;

    bool isOpen() const { return m_isOpen; }
    bool setColumns(unsigned short columns) const
    {
        const winsize size{.ws_row = 24, .ws_col = columns, .ws_xpixel = 0, .ws_ypixel = 0};
        return ioctl(m_readEnd, TIOCSWINSZ, &size) == 0;
    }
    /// Ends it and returns all that was written.
    std::string written()
    {
        restore();
        std::string text;
        char bytes[256];
        for (ssize_t count = 0; (count = read(m_readEnd, bytes, sizeof bytes)) > 0;)
            text.append(bytes, static_cast<std::size_t>(count));
        return text;
    }

private:
    void restore()
    {
        if (m_saved < 0)
            return;
        dup2(m_saved, STDERR_FILENO); // the last writing end is closed by this
        close(std::exchange(m_saved, -1));
    }

    int m_saved;
    int m_readEnd = -1;
    bool m_isOpen = false;
};

} // namespace

void TestProgressLine::eachTextReplacesTheOneBefore()
{
    StandardError terminal(StandardError::Kind::Terminal);
    QVERIFY(terminal.isOpen());
    {
        ProgressLine line;
        QVERIFY(line.watched());
        line.show("1 of 3");
        line.show("2 of 3");
        line.clear();
        line.clear(); // nothing is shown any more
    }
    QCOMPARE(terminal.written(), clearLine + "1 of 3" + clearLine + "2 of 3" + clearLine);
}

void TestProgressLine::endTakesTheLineAway()
{
    StandardError terminal(StandardError::Kind::Terminal);
    QVERIFY(terminal.isOpen());
    ProgressLine().show("1 of 3");
    QCOMPARE(terminal.written(), clearLine + "1 of 3" + clearLine);
}

void TestProgressLine::textCannotCommandTheTerminal()
{
    StandardError terminal(StandardError::Kind::Terminal);
    QVERIFY(terminal.isOpen());
    ProgressLine().show("a\033[2Jb");
    QCOMPARE(terminal.written(), clearLine + "a?[2Jb" + clearLine);
}

void TestProgressLine::narrowTerminalCutsTheText()
{
    StandardError terminal(StandardError::Kind::Terminal);
    QVERIFY(terminal.isOpen() && terminal.setColumns(6));
    {
        ProgressLine line;
        line.show("12345");
        line.show("123456");
        // Characters count, not their bytes.
        line.show("\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9");
    }
    QCOMPARE(terminal.written(), clearLine + "12345" + clearLine + "12345" + clearLine
                                     + "\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9" + clearLine);
}

void TestProgressLine::withoutTerminalNothingIsWritten()
{
    StandardError pipe(StandardError::Kind::Pipe);
    QVERIFY(pipe.isOpen());
    {
        ProgressLine line;
        QVERIFY(!line.watched());
        line.show("1 of 3");
    }
    QCOMPARE(pipe.written(), std::string());
}

void TestProgressLine::liveLineShowsTheTextUntilItsEnd()
{
    StandardError terminal(StandardError::Kind::Terminal);
    QVERIFY(terminal.isOpen());
    std::latch shownTwice(2);
    int calls = 0; // of the line's thread alone
    {
        const LiveProgressLine line([&] {
            if (++calls <= 2)
                shownTwice.count_down();
            return "step " + std::to_string(std::min(calls, 2));
        });
        shownTwice.wait();
    }
    const std::string text = terminal.written();
    const std::string begin = clearLine + "step 1" + clearLine + "step 2";
    QVERIFY(text.starts_with(begin));
    QVERIFY(text.ends_with("step 2" + clearLine));
}

void TestProgressLine::liveLineWithoutTerminalRequestsNoText()
{
    StandardError pipe(StandardError::Kind::Pipe);
    QVERIFY(pipe.isOpen());
    bool called = false;
    {
        const LiveProgressLine line([&called] {
            called = true;
            return std::string("1 of 3");
        });
    }
    QVERIFY(!called);
    QCOMPARE(pipe.written(), std::string());
}

QTEST_APPLESS_MAIN(TestProgressLine)
#include "tst_progressline.moc"
