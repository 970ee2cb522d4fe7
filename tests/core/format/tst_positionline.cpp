#include "core/format/positionline.h"

#include "tests/support/positions.h"

#include <QTest>

#include <sstream>

using core::format::PositionLine;
using core::format::splitPositionLine;

class TestPositionLine : public QObject
{
    Q_OBJECT

private slots:
    void partsAreFound_data();
    void partsAreFound();
    void blankLinesAndCommentsHoldNoPosition();
    void filesOfTheFfoAreRead_data();
    void filesOfTheFfoAreRead();
};

namespace {

QString text(std::string_view part)
{
    return QString::fromUtf8(part.data(), qsizetype(part.size()));
}

} // namespace

void TestPositionLine::partsAreFound_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("number");
    QTest::addColumn<QString>("board"); // to be found in the line, untrimmed
    QTest::addColumn<QStringList>("fields");
    QTest::addColumn<QString>("comment");
    const QString board = QString(63, '-') + "X O";
    QTest::newRow("nothing") << ""
                             << ""
                             << "" << QStringList() << "";
    QTest::newRow("board alone") << board << "" << board << QStringList() << "";
    QTest::newRow("OBF") << board + "; f5:+2 ;d3:-14;"
                         << "" << board << QStringList{"f5:+2", "d3:-14", ""} << "";
    QTest::newRow("comment") << board + " % a; b | c"
                             << "" << board + " " << QStringList() << "a; b | c";
    QTest::newRow("OBF with a comment") << board + "; +2; % the % start"
                                        << "" << board << QStringList{"+2", ""} << "the % start";
    QTest::newRow("FFO") << "40 | " + board + " | 20 | +38 | a2 | a2:+38 b1:+30"
                         << "40"
                         << " " + board + " " << QStringList{"20", "+38", "a2", "a2:+38 b1:+30"}
                         << "";
    QTest::newRow("FFO, cut short") << "40 | " + board << "40"
                                    << " " + board << QStringList() << "";
    QTest::newRow("bar after the board") << board + " | 20"
                                         << "" << board + " " << QStringList{"20"} << "";
    QTest::newRow("no board") << "; +2"
                              << ""
                              << "" << QStringList{"+2"} << "";
}

void TestPositionLine::partsAreFound()
{
    QFETCH(QString, line);
    QFETCH(QString, number);
    QFETCH(QString, board);
    QFETCH(QStringList, fields);
    QFETCH(QString, comment);
    const std::string bytes = line.toStdString();
    const PositionLine parts = splitPositionLine(bytes);
    QCOMPARE(text(parts.number), number);
    QCOMPARE(text(parts.board), board);
    QStringList found;
    for (const std::string_view field : parts.fields)
        found << text(field);
    QCOMPARE(found, fields);
    QCOMPARE(text(parts.comment), comment);
    QCOMPARE(parts.hasBars, line.section('%', 0, 0).contains('|'));
}

void TestPositionLine::blankLinesAndCommentsHoldNoPosition()
{
    for (const char *line : {"", " \t\r", "# FFO", "% OBF", "  # indented"})
        QVERIFY(core::format::isBlankOrComment(line));
    for (const char *line : {"-", "40 | ", "f5d6"})
        QVERIFY(!core::format::isBlankOrComment(line));
}

void TestPositionLine::filesOfTheFfoAreRead_data()
{
    QTest::addColumn<QString>("file");
    for (const char *file : {"ffo-01-19.txt", "ffo-20-39.txt", "ffo-40-59.txt"})
        QTest::newRow(file) << QString(TABULEIRO_TEST_DATA) + '/' + file;
}

// Their words, one after the other, are the oracle.
void TestPositionLine::filesOfTheFfoAreRead()
{
    QFETCH(QString, file);
    const auto positions = support::ffoPositions(file.toStdString());
    QVERIFY(positions.size() >= 19);
    std::ifstream lines(file.toStdString());
    std::size_t index = 0;
    for (std::string line; std::getline(lines, line);) {
        if (line.empty() || line.front() == '#')
            continue;
        std::istringstream words(line);
        int number = 0;
        int empties = 0;
        int score = 0;
        std::string bar;
        std::string board;
        std::string side;
        words >> number >> bar >> board >> side >> bar >> empties >> bar >> score >> bar;
        std::vector<std::string> best;
        for (std::string move; words >> move && move != "|";)
            best.push_back(move);
        const support::FfoPosition &position = positions.at(index++);
        QCOMPARE(position.number, number);
        board.append(" ").append(side);
        QCOMPARE(position.game.toText(), board);
        QCOMPARE(position.game.empties(), empties);
        QCOMPARE(position.score, score);
        QCOMPARE(position.bestMoves, best);
    }
    QCOMPARE(index, positions.size());
}

QTEST_APPLESS_MAIN(TestPositionLine)
#include "tst_positionline.moc"
