#include "ai/othello/evaluation/defaultweights.h"
#include "app/commandline/files.h"
#include "app/trainer/gauge/gauge.h"
#include "core/format/records.h"
#include "tests/support/solver.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cstdlib>
#include <map>

using namespace trainer;

namespace {

const ai::othello::Weights &weights()
{
    static const auto read = ai::othello::Weights::fromBytes(ai::othello::defaultWeights());
    return *read;
}

/// Two files of twelve positions with 7 to 9 empty squares.
GaugeSettings smallSettings(const QTemporaryDir &folder)
{
    GaugeSettings settings;
    settings.folder = folder.path().toStdString();
    settings.chunks = 2;
    settings.positionsPerChunk = 12;
    settings.minEmpties = 7;
    settings.tableBytes = std::size_t(1) << 16;
    return settings;
}

std::vector<core::format::Record> recordsOf(const QTemporaryDir &folder)
{
    std::string text;
    for (const QString &name : QDir(folder.path()).entryList({"*.obf"}, QDir::Files, QDir::Name))
        text += *commandline::readText(folder.filePath(name).toStdString());
    return core::format::readRecords(text)->records;
}

} // namespace

/// `tabuleiro-trainer gauge`.
class TestGauge : public QObject
{
    Q_OBJECT

private slots:
    void ruleMixesGapsAndEmptySquares();
    void filesAreTheSameHoweverTheyWereMade();
    void positionsFollowTheRule();
    void valuesAreThoseOfBestPlay();
};

void TestGauge::ruleMixesGapsAndEmptySquares()
{
    std::map<std::pair<bool, int>, int> counts;
    for (std::size_t number = 0; number < 3000; ++number) {
        const GaugeRule rule = gaugeRule(number, 24);
        ++counts[{rule.gapOfTwo, rule.empties}];
    }
    for (const bool gapOfTwo : {false, true}) {
        QCOMPARE((counts[{gapOfTwo, 24}]), 1125);
        QCOMPARE((counts[{gapOfTwo, 25}]), 250);
        QCOMPARE((counts[{gapOfTwo, 26}]), 125);
    }
    QCOMPARE(counts.size(), std::size_t(6));
}

void TestGauge::filesAreTheSameHoweverTheyWereMade()
{
    const QTemporaryDir whole;
    const QTemporaryDir parts;
    QVERIFY(!makeGauge(weights(), smallSettings(whole), {}));
    // Another machine made the second file; the run that made the first was killed in the middle.
    GaugeSettings settings = smallSettings(parts);
    settings.firstChunk = 1;
    settings.chunks = 1;
    QVERIFY(!makeGauge(weights(), settings, {}));
    settings = smallSettings(parts);
    settings.threads = 2;
    std::vector<std::size_t> made;
    QVERIFY(!makeGauge(weights(), settings, [&made](std::size_t chunk) { made.push_back(chunk); }));
    QCOMPARE(made, std::vector<std::size_t>{0});

    const QStringList names = QDir(whole.path()).entryList(QDir::Files);
    QCOMPARE(names, (QStringList{"seed1-000000.obf", "seed1-000001.obf"}));
    for (const QString &name : names) {
        const auto text = commandline::readText(whole.filePath(name).toStdString());
        QCOMPARE(std::count(text->begin(), text->end(), '\n'), 12);
        QCOMPARE(*commandline::readText(parts.filePath(name).toStdString()), *text);
    }
    // One worker after another position than before it.
    GaugeMaker maker(weights(), settings);
    const std::string late = lineOf(maker.position(17));
    QCOMPARE(lineOf(GaugeMaker(weights(), settings).position(17)), late);
    QVERIFY(lineOf(maker.position(16)) != late);
    QCOMPARE(lineOf(maker.position(17)), late);
}

void TestGauge::positionsFollowTheRule()
{
    const QTemporaryDir folder;
    QVERIFY(!makeGauge(weights(), smallSettings(folder), {}));
    const auto records = recordsOf(folder);
    QCOMPARE(records.size(), std::size_t(24));
    bool otherGap = false;
    for (std::size_t i = 0; i < records.size(); ++i) {
        const auto &position = std::get<core::Othello>(records[i].game.start);
        const auto &values = records[i].values;
        const GaugeRule rule = gaugeRule(i, 7);
        QCOMPARE(position.empties(), rule.empties);
        QCOMPARE(values.size(), position.legalMoves().size());
        QVERIFY(values.size() >= 2);
        const int gap = values[0].score - values[1].score;
        QVERIFY(gap == 2 || !rule.gapOfTwo);
        otherGap = otherGap || gap != 2;
        QVERIFY(std::abs(values[0].score) <= GaugeSettings::maxLead);
    }
    QVERIFY(otherGap);
}

void TestGauge::valuesAreThoseOfBestPlay()
{
    const QTemporaryDir folder;
    QVERIFY(!makeGauge(weights(), smallSettings(folder), {}));
    for (const core::format::Record &record : recordsOf(folder)) {
        const auto &position = std::get<core::Othello>(record.game.start);
        support::Solver<core::Othello> solver;
        int before = core::Othello::maxScore;
        for (const core::format::StatedValue &value : record.values) {
            const int forFirst = solver.value(core::after(position, value.move));
            QCOMPARE(value.score,
                     position.sideToMove() == core::Side::First ? forFirst : -forFirst);
            QVERIFY(value.score <= before);
            before = value.score;
        }
    }
}

QTEST_GUILESS_MAIN(TestGauge)
#include "tst_gauge.moc"
