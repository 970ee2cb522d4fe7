#include "core/format/records.h"
#include "tests/support/parsed.h"

#include <QTest>

using namespace core;
using namespace core::format;
using support::errorOf;

namespace {

const std::string startLine = "---------------------------OX------XO--------------------------- X";

} // namespace

/// Files of Othello positions.
class TestObf : public QObject
{
    Q_OBJECT

private slots:
    void positionsOfObfAreRead();
    void obfNamesWhatIsWrong_data();
    void obfNamesWhatIsWrong();
};

void TestObf::positionsOfObfAreRead()
{
    const auto read = readRecords("% a file\n\n" + startLine + "; F5:+2; d3:-14; +2; % the start\n"
                                  + startLine + ";\n");
    QVERIFY2(read.ok(), errorOf(read).c_str());
    QCOMPARE(read->records.size(), std::size_t(2));
    QVERIFY(read->records.front().game.start == Position(Othello()));
    QCOMPARE(read->records.front().values.size(), std::size_t(3));
    QCOMPARE(read->records.front().values[1].score, -14);
    QVERIFY(read->records.front().values[2].move == Move::none());
    QCOMPARE(read->records.front().game.comment, std::string("the start"));
    QVERIFY(readRecords(Othello().toText()).ok());
}

void TestObf::obfNamesWhatIsWrong_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("message");
    const QString board = QString::fromStdString(startLine);
    QTest::newRow("empty") << "% nothing\n"
                           << "the text holds nothing but comments; expected a game or a position";
    QTest::newRow("score")
        << "\n" + board + "; f5:best"
        << "line 2, column 69, byte 70: \"best\"; expected a score such as +2, from -64 "
           "to 64";
    QTest::newRow("move") << board + "; a1:+2"
                          << "line 1, column 69, byte 69: a1 turns no disc; a legal square is d3";
    const QString squares = board.left(64);
    QTest::newRow("a square too much")
        << squares + "- X"
        << "line 1, column 65, byte 65: the number of squares is 65; expected 64";
    QTest::newRow("a disc too much")
        << squares + "X X; f5:+2"
        << "line 1, column 65, byte 65: the number of squares is 65; expected 64";
    QTest::newRow("squares too much")
        << squares + "--O"
        << "line 1, column 65, byte 65: the number of squares is 67; expected 64";
}

void TestObf::obfNamesWhatIsWrong()
{
    QFETCH(QString, text);
    QFETCH(QString, message);
    QCOMPARE(QString::fromStdString(errorOf(readRecords(text.toStdString()))), message);
}

QTEST_APPLESS_MAIN(TestObf)
#include "tst_obf.moc"
