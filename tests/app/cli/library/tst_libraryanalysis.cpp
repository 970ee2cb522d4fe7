#include "app/cli/library/chunkfile.h"
#include "core/library/libraryimport.h"
#include "tests/support/archive.h"
#include "tests/support/qt/cli.h"
#include "tests/support/qt/files.h"
#include "tests/support/solver.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

/// Values of whole libraries: right, and the same however the work is split.
class TestLibraryAnalysis : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void endingsHaveTheirValues();
    void movesPlayedHaveValues();
    void linesComeBackAsTheyWere();
    void wrongLinesAreRefused_data();
    void wrongLinesAreRefused();
    void valuesAreTheSameHoweverSplit();
    void killedWorkGoesOn();
    void damagedChunksAreNamed();
    void damagedResultsAreNotTaken();
    void moreGamesNeedFewPositions();

private:
    QString path(const QString &name) const { return m_folder.filePath(name); }
    QString copyOfLibrary(const QString &name) const;

    QTemporaryDir m_folder;
    QString m_games;  ///< a library without values
    QString m_values; ///< the table of values of a copy that one process analysed
};

namespace {

using namespace cli;
using namespace core::library;
using core::Othello;

const QStringList depth{"--depth", "4"};

/// The table of values as text.
QString valuesOf(const QString &file)
{
    GameLibrary library = *GameLibrary::open(file.toStdString(), GameLibrary::Access::Read);
    Statement row(library.database(),
                  "SELECT key, score, depth, exact, best, hex(played) FROM value ORDER BY key");
    QString text;
    while (row.step()) {
        for (int i = 0; i < 6; ++i)
            text += QString::fromUtf8(row.text(i).data(), qsizetype(row.text(i).size())) + ' ';
        text += '\n';
    }
    return text;
}

/// Positions near the end of games, with all their moves played.
std::vector<PlayedPosition> endings(int empties)
{
    support::Random random(11);
    std::vector<PlayedPosition> found;
    while (found.size() < 12) {
        const Othello position =
            withoutForcedPass(support::afterRandomMoves(Othello(), 60 - empties, random));
        if (position.isOver())
            continue;
        const CanonicalPosition canonical(position);
        PlayedPosition played{canonical.discs(), 0};
        for (const core::Move move : position.legalMoves())
            played.played |= core::geometry::squareBit(canonical.canonicalSquare(move.code()));
        found.push_back(played);
    }
    return found;
}

} // namespace

QString TestLibraryAnalysis::copyOfLibrary(const QString &name) const
{
    QFile::remove(path(name));
    QFile::copy(m_games, path(name));
    return path(name);
}

void TestLibraryAnalysis::initTestCase()
{
    QVERIFY(QDir().mkdir(path("archive")));
    support::writeArchive(path("archive").toStdString(), 30);
    m_games = path("games.db");
    const TextOutcome imported = runCli({"library", "import", m_games, path("archive")});
    QVERIFY2(imported.status == 0, qPrintable(imported.errors));
    const QString single = copyOfLibrary("single.db");
    const TextOutcome outcome =
        runCli(QStringList{"library", "analyze", single, "--threads", "1"} + depth);
    QCOMPARE(outcome.status, 0);
    QVERIFY2(outcome.output.endsWith(" positions valued to depth 4.\n"),
             qPrintable(outcome.output));
    m_values = valuesOf(single);
    QVERIFY(m_values.count('\n') > 1000);
}

void TestLibraryAnalysis::endingsHaveTheirValues()
{
    support::Solver<Othello> solver;
    PositionAnalyst analyst({8});
    for (const PlayedPosition &played : endings(7)) {
        const Othello position = positionOf(played.discs);
        const auto value = analyst.value(played, {});
        QVERIFY(value->exact);
        QCOMPARE(value->score, solver.valueToMover(position));
        QCOMPARE(value->played.size(), std::size_t(std::popcount(played.played)));
        for (const PositionValue::PlayedMove &move : value->played) {
            Othello after = position;
            after.play(core::Move(move.square));
            const int expected = position.sideToMove() == core::Side::First ? solver.value(after)
                                                                            : -solver.value(after);
            QCOMPARE(int(move.score), expected);
        }
        QCOMPARE(*value->scoreOf(value->best), value->score);
    }
}

void TestLibraryAnalysis::movesPlayedHaveValues()
{
    GameLibrary library =
        *GameLibrary::open(path("single.db").toStdString(), GameLibrary::Access::Read);
    std::size_t positions = 0;
    QVERIFY(!library.forEachPosition([&](const PlayedPosition &position) {
        const auto value = library.value(CanonicalPosition::keyOf(position.discs));
        QVERIFY(value.ok() && isEnough(*value, position, 4));
        QVERIFY(!isEnough(*value, position, 5) || (*value)->exact);
        // A move that was played since asks for the same depth again, not for a smaller one.
        PlayedPosition further = position;
        further.played = ~position.discs.own & ~position.discs.other;
        QVERIFY(isEnough(*value, further, 3));
        bool hasAll = true;
        for (int square = 0; square < 64; ++square)
            hasAll = hasAll && ((further.played >> square & 1) == 0 || (*value)->scoreOf(square));
        QCOMPARE(isEnough(*value, further, 4), hasAll || (*value)->depth > 4);
        ++positions;
    }));
    QCOMPARE(positions, std::size_t(m_values.count('\n')));
}

void TestLibraryAnalysis::linesComeBackAsTheyWere()
{
    PositionAnalyst analyst({3});
    for (const PlayedPosition &position : endings(20)) {
        const auto read = parseChunkLine(chunkLine(position));
        QVERIFY(read->discs == position.discs);
        QCOMPARE(read->played, position.played);
        const auto value = analyst.value(position, {});
        const auto keyed = parseResultLine(resultLine(position, *value), 3);
        QCOMPARE(keyed->key, CanonicalPosition::keyOf(position.discs));
        QVERIFY(keyed->value == *value);
    }
}

void TestLibraryAnalysis::wrongLinesAreRefused_data()
{
    QTest::addColumn<QString>("line");
    const QString start = "---------------------------OX------XO---------------------------";
    QTest::newRow("nothing") << "";
    QTest::newRow("board alone") << start;
    QTest::newRow("no such mark") << QString(start).replace(0, 1, '?') + " d3";
    QTest::newRow("another image") << QString(63, '-') + "X d3";
    QTest::newRow("illegal move") << start + " a1";
    QTest::newRow("half a move") << start + " d3c";
}

void TestLibraryAnalysis::wrongLinesAreRefused()
{
    QFETCH(QString, line);
    QVERIFY(!parseChunkLine(line.toStdString()));
    QVERIFY(!parseResultLine(line.toStdString(), 3));
}

void TestLibraryAnalysis::valuesAreTheSameHoweverSplit()
{
    const QString threads = copyOfLibrary("threads.db");
    QCOMPARE(runCli(QStringList{"library", "analyze", threads, "--threads", "3"} + depth).status,
             0);
    QCOMPARE(valuesOf(threads), m_values);
    for (const QString size : {"40", "333"}) {
        const QString library = copyOfLibrary("split.db");
        const QString chunks = path("chunks" + size);
        QCOMPARE(
            runCli(QStringList{"library", "chunks", library, chunks, "--positions", size} + depth)
                .status,
            0);
        // In another order, the third chunk twice.
        for (const QString first : {"2", "1", "0", "2"})
            QCOMPARE(runCli({"library", "work", chunks, "--first", first, "--step", "3"}).status,
                     0);
        QCOMPARE(runCli({"library", "collect", library, chunks}).status, 0);
        QCOMPARE(valuesOf(library), m_values);
        // Once more changes nothing.
        const TextOutcome again = runCli({"library", "collect", library, chunks});
        QVERIFY2(again.output.startsWith("0 values stored from "), qPrintable(again.output));
        QCOMPARE(valuesOf(library), m_values);
        const TextOutcome full = runCli(QStringList{"library", "chunks", library, chunks} + depth);
        QCOMPARE(full.status, 1);
        QVERIFY2(full.errors.contains("expected an empty folder"), qPrintable(full.errors));
    }
}

void TestLibraryAnalysis::killedWorkGoesOn()
{
    const QString library = copyOfLibrary("killed.db");
    const QString chunks = path("killed");
    QCOMPARE(runCli(QStringList{"library", "chunks", library, chunks, "--positions", "400"} + depth)
                 .status,
             0);
    support::Random random(12);
    for (int i = 0; i < 8; ++i) {
        QProcess work;
        work.start(TABULEIRO_CLI, {"library", "work", chunks});
        QVERIFY(work.waitForStarted());
        if (!work.waitForFinished(100 + int(support::drawnIndex(400, random))))
            work.kill();
        work.waitForFinished(-1);
    }
    QCOMPARE(runCli({"library", "work", chunks}).status, 0);
    QCOMPARE(QDir(chunks).entryList({"*.part"}).size(), 0);
    // As if it had been killed between the result and the removal of its part.
    const QStringList results = QDir(chunks).entryList({"*.result"});
    QVERIFY(!results.isEmpty());
    QVERIFY(QFile::copy(QDir(chunks).filePath(results.first()),
                        QDir(chunks).filePath(results.first() + ".part")));
    QCOMPARE(runCli({"library", "work", chunks}).status, 0);
    QCOMPARE(QDir(chunks).entryList({"*.part"}).size(), 0);
    QCOMPARE(runCli({"library", "collect", library, chunks}).status, 0);
    QCOMPARE(valuesOf(library), m_values);

    const QString analysed = copyOfLibrary("analysed.db");
    for (int i = 0; i < 6; ++i) {
        QProcess analysis;
        analysis.start(TABULEIRO_CLI, QStringList{"library", "analyze", analysed} + depth);
        QVERIFY(analysis.waitForStarted());
        if (!analysis.waitForFinished(100 + int(support::drawnIndex(600, random))))
            analysis.kill();
        analysis.waitForFinished(-1);
    }
    QCOMPARE(runCli(QStringList{"library", "analyze", analysed} + depth).status, 0);
    QCOMPARE(valuesOf(analysed), m_values);
}

void TestLibraryAnalysis::damagedChunksAreNamed()
{
    const QString library = copyOfLibrary("damaged.db");
    const QString chunks = path("damaged");
    QCOMPARE(runCli(QStringList{"library", "chunks", library, chunks, "--positions", "400"} + depth)
                 .status,
             0);
    const QString name = QDir(chunks).entryList({"000001-*.chunk"}).front();
    const QString file = chunks + '/' + name;
    const QByteArray whole = bytesOf(file);
    QByteArray wrong = whole;
    wrong[200] = wrong[200] == 'X' ? 'O' : 'X';
    for (const QByteArray &bytes :
         {wrong, whole.chopped(1), whole.chopped(100), QByteArray(), QByteArray("nonsense\n")}) {
        QVERIFY(writeBytes(file, bytes));
        const TextOutcome outcome = runCli({"library", "work", chunks, "--first", "1"});
        QCOMPARE(outcome.status, 1);
        QVERIFY2(outcome.errors.contains(name), qPrintable(outcome.errors));
        QCOMPARE(QDir(chunks).entryList({"*.result"}).size(), 0);
    }
    QByteArray other = whole;
    other.replace("engine=", "engine=9");
    QVERIFY(writeBytes(file, other));
    const TextOutcome outcome = runCli({"library", "work", chunks, "--first", "1"});
    QVERIFY2(outcome.errors.contains("of the engine; this is"), qPrintable(outcome.errors));
    QCOMPARE(runCli({"library", "work", chunks, "--first", "999"}).status, 1);
    QCOMPARE(runCli({"library", "work", path("nowhere")}).status, 1);
}

void TestLibraryAnalysis::damagedResultsAreNotTaken()
{
    const QString library = copyOfLibrary("cut.db");
    const QString chunks = path("cut");
    QCOMPARE(runCli(QStringList{"library", "chunks", library, chunks, "--positions", "20"} + depth)
                 .status,
             0);
    QCOMPARE(runCli({"library", "work", chunks, "--step", "1000"}).status, 0);
    const QString file = chunks + '/' + QDir(chunks).entryList({"*.result"}).front();
    const QByteArray whole = bytesOf(file);
    QCOMPARE(readResult(file.toStdString())->size(), std::size_t(20));
    for (qsizetype size = 0; size < whole.size(); ++size) {
        QVERIFY(writeBytes(file, whole.first(size)));
        const auto cut = readResult(file.toStdString());
        QVERIFY(!cut);
        QVERIFY(cut.error().text.starts_with(file.toStdString()));
    }
    const TextOutcome outcome = runCli({"library", "collect", library, chunks});
    QCOMPARE(outcome.status, 1);
    QVERIFY2(outcome.errors.contains(".result: is unfinished"), qPrintable(outcome.errors));
    QCOMPARE(valuesOf(library), QString());
    // One byte of a line that is read as well.
    for (qsizetype at = whole.indexOf('\n') + 1; at < whole.lastIndexOf("end "); at += 7) {
        QByteArray wrong = whole;
        wrong[at] = char(wrong[at] ^ 1);
        QVERIFY(writeBytes(file, wrong));
        QVERIFY(!readResult(file.toStdString()));
    }
    QCOMPARE(runCli({"library", "collect", library, chunks}).status, 1);
    QCOMPARE(valuesOf(library), QString());
    // It is made again, the same.
    QCOMPARE(runCli({"library", "work", chunks, "--step", "1000"}).output,
             QString("1 result made.\n"));
    QCOMPARE(bytesOf(file), whole);
    QVERIFY(
        runCli({"library", "work", chunks, "--step", "1000"}).output.contains("1 there already"));
    QCOMPARE(runCli({"library", "collect", library, chunks}).status, 0);
    QVERIFY(!valuesOf(library).isEmpty());
    QVERIFY(QFile::remove(file));
    QVERIFY(runCli({"library", "collect", library, chunks}).errors.contains("has no results"));
}

void TestLibraryAnalysis::moreGamesNeedFewPositions()
{
    const QString library = path("single.db");
    support::writeArchive(path("archive").toStdString(), 31);
    QCOMPARE(runCli({"library", "import", library, path("archive")}).status, 0);
    const TextOutcome outcome = runCli(QStringList{"library", "analyze", library} + depth);
    const int valued = outcome.output.section(' ', 0, 0).remove(',').toInt();
    QVERIFY2(valued > 0 && valued < m_values.count('\n'), qPrintable(outcome.output));
    const TextOutcome none = runCli(QStringList{"library", "analyze", library} + depth);
    QCOMPARE(none.output, QString("Each position has a value to depth 4 or deeper already.\n"));
}

QTEST_GUILESS_MAIN(TestLibraryAnalysis)
#include "tst_libraryanalysis.moc"
