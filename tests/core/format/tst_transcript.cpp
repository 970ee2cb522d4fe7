#include "core/format/transcript.h"
#include "tests/support/parsed.h"
#include "tests/support/qt/games.h"
#include "tests/support/records.h"

#include <QTest>

using namespace core;
using namespace core::format;

/// Lines of moves as people and servers write them.
class TestTranscript : public QObject
{
    Q_OBJECT

private slots:
    void transcriptsAreReadInEveryManner_data();
    void transcriptsAreReadInEveryManner();
    void transcriptNamesWhatIsWrong_data();
    void transcriptNamesWhatIsWrong();
    void transcriptIsReadBack_data() { support::addGames(); }
    void transcriptIsReadBack();
};

void TestTranscript::transcriptsAreReadInEveryManner_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("moves");
    QTest::newRow("glued") << "f5d6c3d3c4"
                           << "f5d6c3d3c4";
    QTest::newRow("upper and lower") << "F5d6C3d3C4"
                                     << "f5d6c3d3c4";
    QTest::newRow("numbers") << "1. f5 d6 2. c3\n d3 3.c4"
                             << "f5d6c3d3c4";
    QTest::newRow("commas") << "f5,d6, c3;d3\tc4"
                            << "f5d6c3d3c4";
    QTest::newRow("result") << "f5 d6 37-27"
                            << "f5d6";
}

void TestTranscript::transcriptsAreReadInEveryManner()
{
    QFETCH(QString, text);
    QFETCH(QString, moves);
    const auto read = readTranscript(text.toStdString(), Othello());
    QVERIFY2(!read.error, read.error->text.c_str());
    QCOMPARE(QString::fromStdString(writeTranscript(Othello(), read.game.moves)), moves);
}

void TestTranscript::transcriptNamesWhatIsWrong_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("message");
    QTest::newRow("nothing") << " \n"
                             << "line 1, column 1, byte 1: no moves; expected moves such as f5d6c3";
    QTest::newRow("illegal")
        << "f5 d6\na1"
        << "line 2, column 1, byte 7: move 3, \"a1\": a1 turns no disc; a legal "
           "square is c3";
    QTest::newRow("half") << "f5d"
                          << "line 1, column 3, byte 3: \"d\" is half a square; expected a letter "
                             "and a number, such as f5";
    QTest::newRow("other") << QString("f5 \u00fc5")
                           << QString("line 1, column 4, byte 4: \"\u00fc5\"; expected "
                                      "a square such as f5, or pass");
    QTest::newRow("pass") << "f5 pass"
                          << "line 1, column 4, byte 4: move 2, \"pass\": a pass is not allowed "
                             "while a disc can be placed, for example on f4";
    QTest::newRow("tag") << "[Black \"Ann"
                         << "line 1, column 1, byte 1: a tag without its end; expected ] on "
                            "the same line";
}

void TestTranscript::transcriptNamesWhatIsWrong()
{
    QFETCH(QString, text);
    QFETCH(QString, message);
    QCOMPARE(QString::fromStdString(readTranscript(text.toStdString(), Othello()).error->text),
             message);
}

/// Whatever the passes: left out by us, written by others as an own move.
void TestTranscript::transcriptIsReadBack()
{
    QFETCH(int, kind);
    support::Random random(11);
    int passes = 0;
    for (int i = 0; i < 300; ++i) {
        const GameRecord record =
            support::randomRecord(startOf(static_cast<GameKind>(kind)), random);
        const auto read = readTranscript(writeTranscript(record.start, record.moves), record.start);
        QVERIFY2(!read.error, read.error->text.c_str());
        QVERIFY(read.game.moves == record.moves);
        std::string spelled;
        Position position = record.start;
        for (const Move move : record.moves) {
            passes += mustPass(position) ? 1 : 0;
            spelled += (mustPass(position) ? "--" : moveText(position, move)) + " ";
            position = after(position, move);
        }
        const auto again = readTranscript(spelled, record.start);
        QVERIFY2(!again.error, again.error->text.c_str());
        QVERIFY(again.game.moves == record.moves);
    }
    QCOMPARE(passes > 20, static_cast<GameKind>(kind) == GameKind::Othello);
}

QTEST_APPLESS_MAIN(TestTranscript)
#include "tst_transcript.moc"
