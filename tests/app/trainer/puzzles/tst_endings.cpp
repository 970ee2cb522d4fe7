#include "ai/othello/evaluation/defaultweights.h"
#include "app/commandline/files.h"
#include "app/trainer/puzzles/selection.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <map>

using namespace trainer;

namespace {

const ai::othello::Weights &weights()
{
    static const auto read = ai::othello::Weights::fromBytes(ai::othello::defaultWeights());
    return *read;
}

CandidateSettings smallSettings(const QTemporaryDir &folder)
{
    CandidateSettings settings;
    settings.folder = folder.path().toStdString();
    settings.chunks = 2;
    settings.gamesPerChunk = 40;
    return settings;
}

} // namespace

/// `tabuleiro-trainer endings` and `puzzles`.
class TestEndings : public QObject
{
    Q_OBJECT

private slots:
    void sameSettingsMakeTheSameFiles();
    void linesAreReadAsTheyWereWritten();
    void damagedLinesAreNamed();
    void selectionIsSpreadOverGrades();
};

void TestEndings::sameSettingsMakeTheSameFiles()
{
    const QTemporaryDir first;
    const QTemporaryDir second;
    CandidateSettings settings = smallSettings(first);
    QVERIFY(!findCandidates(weights(), settings, {}));
    // Stopped after a chunk, and continued on more threads.
    settings.folder = second.path().toStdString();
    settings.chunks = 1;
    QVERIFY(!findCandidates(weights(), settings, {}));
    settings.chunks = 2;
    settings.threads = 2;
    std::vector<std::size_t> made;
    QVERIFY(!findCandidates(weights(), settings,
                            [&made](std::size_t chunk, std::size_t) { made.push_back(chunk); }));
    QCOMPARE(made, std::vector<std::size_t>{1});
    for (const QString &name : QDir(first.path()).entryList({"*.puzzles"})) {
        const auto text = commandline::readText((first.filePath(name)).toStdString());
        QVERIFY(!text->empty());
        QCOMPARE(*commandline::readText(second.filePath(name).toStdString()), *text);
    }
}

void TestEndings::linesAreReadAsTheyWereWritten()
{
    CandidateFinder finder(weights());
    ai::Random random(3);
    int found = 0;
    while (found < 5) {
        const auto candidate = finder.find(random);
        if (!candidate)
            continue;
        ++found;
        const auto read = candidateOf(lineOf(*candidate));
        QVERIFY(read.ok());
        QVERIFY(read->position == candidate->position);
        QVERIFY(read->solution == candidate->solution);
        QCOMPARE(read->score, candidate->score);
        QCOMPARE(read->movesToFind, candidate->movesToFind);
    }
}

void TestEndings::damagedLinesAreNamed()
{
    const QTemporaryDir folder;
    const CandidateSettings settings = smallSettings(folder);
    QVERIFY(!findCandidates(weights(), settings, {}));
    const QString path =
        folder.filePath(QDir(folder.path()).entryList({"*.puzzles"}, QDir::Files).constFirst());
    const std::string text = *commandline::readText(path.toStdString());
    const std::string first = text.substr(0, text.find('\n') + 1);
    QVERIFY(!commandline::writeText(path.toStdString(), first + "X--O X a1 2 2\n"));
    const auto read = readCandidates(settings);
    QVERIFY(!read.ok());
    QVERIFY(read.error().text.find("line 2") != std::string::npos);
}

void TestEndings::selectionIsSpreadOverGrades()
{
    // Made-up grades: two of them, one with few puzzles, all on inner squares and edges.
    std::vector<ai::learn::Puzzle> graded;
    for (int i = 0; i < 90; ++i) {
        const core::Move squares[] = {core::Move(27), core::Move(3), core::Move(9)};
        graded.push_back(
            {core::Othello(), squares[i % 3], ai::learn::Goal::Win, i < 12 ? 4 : 5, 2});
    }
    const ai::learn::PuzzleSet set = selectedPuzzles(graded, 42);
    std::map<int, int> grades;
    std::map<int, int> kinds;
    for (const auto &puzzle : set.puzzles) {
        ++grades[puzzle.grade];
        ++kinds[puzzle.solution.code()];
    }
    QCOMPARE(grades[4], 12);
    QCOMPARE(grades[5], 30);
    for (const auto &[square, count] : kinds)
        QCOMPARE(count, 14);
    QCOMPARE(set.dailyCount, set.puzzles.size());
    for (std::size_t few = 1; few <= 6; ++few)
        QCOMPARE(selectedPuzzles(graded, few).puzzles.size(), few);
}

QTEST_GUILESS_MAIN(TestEndings)
#include "tst_endings.moc"
