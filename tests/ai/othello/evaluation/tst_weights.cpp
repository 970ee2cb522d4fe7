#include "ai/othello/board/kernelportable.h"
#include "ai/othello/evaluation/evaluator.h"
#include "core/packedfile.h"
#include "tests/support/positions.h"
#include "tests/support/weights.h"

#include <QTest>

using namespace ai::othello;

/// The numbers of the evaluation, and the file that holds them.
class TestWeights : public QObject
{
    Q_OBJECT

private slots:
    void packedWeightsReadBack();
    void damagedFilesAreRefused_data();
    void damagedFilesAreRefused();
    void anyShortenedFileIsRefused();
    void weightsAreAsLargeAsTheirNumbersAllow();
    void numbersOfANetworkFitTheirPlaces_data();
    void numbersOfANetworkFitTheirPlaces();
    void aMissingNetworkIsReported();
    void anotherNetworkIsReported();
    void mirrorImagesShareTheLesserIndex();
    void fallbackKnowsTheCorners();
    void phasesCoverEveryNumberOfEmptySquares();
};

void TestWeights::packedWeightsReadBack()
{
    Weights corrected = support::someWeights();
    corrected.setNetwork(support::someNetwork());
    for (const Weights &weights :
         {support::someWeights(), corrected, Weights::fallback(), Weights()}) {
        const auto read = Weights::fromBytes(weights.packed());
        QVERIFY(read.ok());
        QVERIFY(*read == weights);
    }
}

void TestWeights::damagedFilesAreRefused_data()
{
    QTest::addColumn<int>("place");
    QTest::addColumn<QString>("error");
    QTest::newRow("magic") << 0 << "not a file of Othello weights";
    QTest::newRow("version") << 8 << "the weights have version 0, expected 2";
    QTest::newRow("layout") << 12 << "the weights are for another evaluation than this program's";
    QTest::newRow("checksum") << 20 << "the weights are damaged: the checksum is wrong";
    QTest::newRow("content") << 5000 << "the weights are damaged: the checksum is wrong";
}

void TestWeights::damagedFilesAreRefused()
{
    QFETCH(int, place);
    QFETCH(QString, error);
    std::vector<std::uint8_t> bytes = Weights::fallback().packed();
    bytes.at(static_cast<std::size_t>(place)) ^= 2;
    const auto read = Weights::fromBytes(bytes);
    QVERIFY(!read.ok());
    QCOMPARE(QString::fromStdString(read.error().text), error);
}

void TestWeights::anyShortenedFileIsRefused()
{
    const std::vector<std::uint8_t> bytes = Weights::fallback().packed();
    for (std::size_t size = 0; size < bytes.size(); size += 1 + size / 8)
        QVERIFY(!Weights::fromBytes(std::span(bytes).first(size)).ok());
}

void TestWeights::weightsAreAsLargeAsTheirNumbersAllow()
{
    Weights weights;
    Weights::Phase &phase = weights.phase(7);
    phase.setValue(3, 500);
    phase.setValue(4, -500);
    phase.setValue(ownMobilityOffset + 3, 500);
    QCOMPARE(phase.value(3), 127);
    QCOMPARE(phase.value(4), -127);
    QCOMPARE(phase.value(ownMobilityOffset + 3), 500);

    // The same of a file: the biases, 61 zeros, are followed by a shape's weight in two bytes.
    constexpr core::PackedKind kind{"TabOthEv", 2, "weights"};
    Weights one;
    one.phase(0).setValue(0, 127);
    const std::vector<std::uint8_t> bytes = one.packed();
    const auto file = openedFile(kind, bytes);
    QVERIFY(file.ok());
    const auto readWith = [&](std::uint8_t low, std::uint8_t high) {
        std::vector<std::uint8_t> rest(file->rest.begin(), file->rest.end());
        rest[2] = low;
        rest[3] = high;
        return Weights::fromBytes(packedFile(kind, file->mark, rest));
    };
    const auto largest = readWith(0xfe, 1);
    QVERIFY(largest.ok());
    QVERIFY(*largest == one);
    QCOMPARE(readWith(0xfd, 1)->phase(0).value(0), -127);
    for (const auto &[low, high] : {std::pair(0x84, 2), std::pair(0xff, 1)}) { // 130, -128
        const auto read = readWith(static_cast<std::uint8_t>(low), static_cast<std::uint8_t>(high));
        QVERIFY(!read.ok());
        QCOMPARE(QString::fromStdString(read.error().text),
                 "the weights are damaged: a number is too large");
    }
}

void TestWeights::numbersOfANetworkFitTheirPlaces_data()
{
    QTest::addColumn<int>("place");
    QTest::addColumn<int>("largest");
    QTest::newRow("bias of the rows") << 0 << Network::maxBias;
    QTest::newRow("row") << 1 << Network::maxRowNumber;
    QTest::newRow("direct") << 2 << Network::maxHeadNumber;
    QTest::newRow("hidden") << 3 << Network::maxHeadNumber;
    QTest::newRow("bias of a neuron") << 4 << Network::maxHeadBias;
    QTest::newRow("output") << 5 << Network::maxHeadNumber;
    QTest::newRow("bias of a head") << 6 << Network::maxHeadBias;
}

void TestWeights::numbersOfANetworkFitTheirPlaces()
{
    QFETCH(int, place);
    QFETCH(int, largest);
    const auto read = [place](int number) {
        Network network;
        // In a row's byte and a head's 16 bits only the least number is too large.
        switch (place) {
        case 0:
            network.bias[3] = static_cast<std::int16_t>(number);
            break;
        case 1:
            network.rows[0][2] = static_cast<std::int8_t>(number);
            break;
        case 2:
            network.heads[7].direct[3] = static_cast<std::int16_t>(number);
            break;
        case 3:
            network.heads[7].hiddenNumber(Network::inputs - 1, 7) =
                static_cast<std::int16_t>(number);
            break;
        case 4:
            network.heads[7].hiddenBias[1] = number;
            break;
        case 5:
            network.heads[7].output[1] = number;
            break;
        default:
            network.heads[7].bias = number;
        }
        Weights weights;
        weights.setNetwork(network);
        return Weights::fromBytes(weights.packed());
    };
    QVERIFY(read(largest).ok());
    QVERIFY(read(-largest).ok());
    const int tooLarge = place == 1 ? -128 : largest + 1;
    QVERIFY(!read(tooLarge).ok());
    QCOMPARE(QString::fromStdString(read(tooLarge).error().text),
             "the weights are damaged: a number is too large");
}

/// A file's mark for a network and the count of its numbers must agree.
void TestWeights::aMissingNetworkIsReported()
{
    constexpr core::PackedKind kind{"TabOthEv", 2, "weights"};
    const std::vector<std::uint8_t> bytes = Weights().packed();
    const auto file = openedFile(kind, bytes);
    QVERIFY(file.ok());
    // One run of zeros: the last of them says that there is no network. The layout there asks for
    // one.
    NumberWriter writer;
    NumberReader reader(file->rest);
    std::size_t count = NumberReader::count(file->rest, std::size_t(1) << 30);
    while (--count > 0)
        writer.write(reader.read());
    writer.write(Network::layout);
    const auto read = Weights::fromBytes(packedFile(kind, file->mark, writer.finish()));
    QVERIFY(!read.ok());
    QCOMPARE(QString::fromStdString(read.error().text),
             "the weights are damaged: their number is wrong");
}

void TestWeights::anotherNetworkIsReported()
{
    constexpr core::PackedKind kind{"TabOthEv", 2, "weights"};
    Weights weights;
    weights.setNetwork(Network());
    const std::vector<std::uint8_t> bytes = weights.packed();
    const auto file = openedFile(kind, bytes);
    QVERIFY(file.ok());
    // Zeros but for the number before the network, which says how large it is; then one of that
    // size, a smaller and a larger one.
    const std::size_t count = NumberReader::count(file->rest, std::size_t(1) << 30);
    for (const std::size_t size : {count, count - 1000, count + 1000}) {
        NumberWriter writer;
        NumberReader reader(file->rest);
        for (std::size_t i = 0; i < size; ++i) {
            const int number = reader.read();
            writer.write(number == Network::layout ? number + 1 : number);
        }
        const auto read = Weights::fromBytes(packedFile(kind, file->mark, writer.finish()));
        QVERIFY(!read.ok());
        QCOMPARE(QString::fromStdString(read.error().text),
                 "the weights are for another evaluation than this program's");
    }
}

void TestWeights::mirrorImagesShareTheLesserIndex()
{
    const std::vector<std::uint32_t> &canonical = canonicalConfigurations();
    QCOMPARE(canonical.size(), std::size_t(phaseWeights));
    std::size_t shared = 0;
    for (std::size_t i = 0; i < canonical.size(); ++i) {
        QVERIFY(canonical[i] <= i);
        QCOMPARE(canonical[canonical[i]], canonical[i]);
        shared += canonical[i] != i ? 1u : 0u;
    }
    QVERIFY(shared > canonical.size() / 3 && shared < canonical.size() / 2);
    for (std::size_t i = patternWeights; i < canonical.size(); ++i)
        QCOMPARE(canonical[i], std::uint32_t(i)); // numbers of moves have no mirror image
}

void TestWeights::fallbackKnowsTheCorners()
{
    const Weights weights = Weights::fallback();
    const auto valueOf = [&weights](Mask own, Mask other) {
        return evaluateUnits<PortableKernel>(weights, {own, other});
    };
    for (const int corner : {0, 7, 56, 63}) {
        const int gain = valueOf(squareBit(corner), 0);
        QVERIFY(gain > 0);
        QCOMPARE(valueOf(0, squareBit(corner)), -gain);
    }
    // The square diagonal to an empty corner is worse than the ones beside it.
    QVERIFY(valueOf(squareBit(9), 0) < valueOf(squareBit(1), 0));
    QVERIFY(valueOf(squareBit(1), 0) < 0);
    QCOMPARE(valueOf(squareBit(1), 0), valueOf(squareBit(8), 0));
    // Beside a corner that is taken neither matters.
    QCOMPARE(valueOf(squareBit(0) | squareBit(9), 0), valueOf(squareBit(0), 0));
    QCOMPARE(valueOf(squareBit(27), squareBit(28)), 0);
}

void TestWeights::phasesCoverEveryNumberOfEmptySquares()
{
    for (int empties = 0; empties <= 64; ++empties) {
        QVERIFY(Weights::phaseOf(empties) < Weights::phases);
        QVERIFY(empties == 0 || Weights::phaseOf(empties) >= Weights::phaseOf(empties - 1));
    }
    QCOMPARE(Weights::phaseOf(0), std::size_t(0));
    QCOMPARE(Weights::phaseOf(1), std::size_t(0));
    QCOMPARE(Weights::phaseOf(2), std::size_t(1));
    QCOMPARE(Weights::phaseOf(60), Weights::phases - 1);
}

QTEST_APPLESS_MAIN(TestWeights)
#include "tst_weights.moc"
