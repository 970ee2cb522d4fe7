#include "app/commandline/inputlines.h"
#include "tests/support/qt/pipedinput.h"

#include <QTest>

#include <csignal>
#include <cstdio>
#include <unistd.h>

using commandline::InputLines;
using commandline::Interruption;

class TestInputLines : public QObject
{
    Q_OBJECT

private slots:
    void linesAreReadOneByOne_data();
    void linesAreReadOneByOne();
    void linesAreSplitWhateverArrives();
    void lineThatIsTooLongIsDropped();
    void nothingFollowsAnInterrupt();
};

namespace {

/// The standard input of this process is a text, while this lives.
class StandardInput
{
public:
    explicit StandardInput(const std::string &text)
        : m_saved(dup(STDIN_FILENO))
        , m_file(std::tmpfile())
    {
        std::fwrite(text.data(), 1, text.size(), m_file);
        std::rewind(m_file);
        dup2(fileno(m_file), STDIN_FILENO);
    }
    ~StandardInput()
    {
        if (m_saved >= 0) {
            dup2(m_saved, STDIN_FILENO);
            close(m_saved);
        }
        std::fclose(m_file);
    }
    StandardInput(const StandardInput &) = delete;
    StandardInput &operator=(const StandardInput &) = delete;

private:
    int m_saved;
    std::FILE *m_file;
};

} // namespace

void TestInputLines::linesAreReadOneByOne_data()
{
    QTest::addColumn<QByteArray>("input");
    QTest::addColumn<QList<QByteArray>>("lines");
    QTest::newRow("nothing") << QByteArray() << QList<QByteArray>();
    QTest::newRow("lines") << QByteArray("one\n\ntwo\n") << QList<QByteArray>{"one", "", "two"};
    QTest::newRow("ends of Windows")
        << QByteArray("one\r\ntwo\r\n") << QList<QByteArray>{"one", "two"};
    QTest::newRow("last without an end")
        << QByteArray("one\ntwo") << QList<QByteArray>{"one", "two"};
    const QByteArray longest(qsizetype(InputLines::longest), 'x');
    QTest::newRow("longest") << longest + "\nb\n" << QList<QByteArray>{longest, "b"};
}

void TestInputLines::linesAreReadOneByOne()
{
    QFETCH(QByteArray, input);
    QFETCH(QList<QByteArray>, lines);
    const StandardInput standardInput(input.toStdString());
    InputLines reader;
    for (const QByteArray &line : lines) {
        const auto read = reader.next();
        QVERIFY(read);
        QVERIFY(!read->tooLong);
        QCOMPARE(QByteArray::fromStdString(read->text), line);
    }
    QVERIFY(!reader.next());
}

void TestInputLines::linesAreSplitWhateverArrives()
{
    PipedInput input;
    InputLines reader;
    input.type("d3\nc5\n\nhi");
    QCOMPARE(reader.next()->text, std::string("d3"));
    QCOMPARE(reader.next()->text, std::string("c5"));
    QCOMPARE(reader.next()->text, std::string());
    input.type("nt");
    input.end();
    QCOMPARE(reader.next()->text, std::string("hint"));
    QVERIFY(!reader.next());
}

void TestInputLines::lineThatIsTooLongIsDropped()
{
    for (const std::size_t length : {InputLines::longest + 1, 10 * InputLines::longest}) {
        const StandardInput standardInput("one\n" + std::string(length, 'x') + "\ntwo\n");
        InputLines reader;
        QCOMPARE(reader.next()->text, std::string("one"));
        const auto dropped = reader.next();
        QVERIFY(dropped && dropped->tooLong);
        QCOMPARE(dropped->text, std::string());
        const auto after = reader.next();
        QVERIFY(after && !after->tooLong);
        QCOMPARE(after->text, std::string("two"));
    }
}

/// Neither what was read already nor half a line.
void TestInputLines::nothingFollowsAnInterrupt()
{
    const Interruption interruption;
    const StandardInput standardInput("one\ntwo\nthr");
    InputLines reader;
    QCOMPARE(reader.next()->text, std::string("one"));
    std::raise(SIGINT);
    QVERIFY(!reader.next());
    QVERIFY(!reader.next());
}

QTEST_APPLESS_MAIN(TestInputLines)
#include "tst_inputlines.moc"
