#include "ai/lab/trace/texttree.h"

#include <QTest>

using ai::lab::TextTree;
using core::Move;
using core::Side;

/// Trees as text: reading, writing, what is wrong and where.
class TestTextTree : public QObject
{
    Q_OBJECT

private slots:
    void treesAreReadAndWritten_data();
    void treesAreReadAndWritten();
    void problemsNameTheirColumn_data();
    void problemsNameTheirColumn();
    void lettersHaveIntervals();
    void editsChangeOneNode();
    void probabilitiesAreRead();
    void chanceNodesAreEdited();
    void randomTreesFollowTheirSeed();
    void innerNodesAreNumberedByRank();
};

void TestTextTree::treesAreReadAndWritten_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("written");
    const auto row = [](const char *text, const char *written) {
        QTest::newRow(text) << QByteArray(text) << QByteArray(written);
    };
    row("MAX(MIN(3,5,10),MIN(2,a,b),MIN(2,7,3))", "MAX(MIN(3,5,10),MIN(2,a,b),MIN(2,7,3))");
    row(" min ( max(4 , 5), max(2,7) ) ", "MIN(MAX(4,5),MAX(2,7))");
    row("[[3,5,10],[2,2]]", "MAX(MIN(3,5,10),MIN(2,2))");
    row("{{3,12,8},{2,4,6},{14,5,2}}", "MAX(MIN(3,12,8),MIN(2,4,6),MIN(14,5,2))");
    row("MAX(3,c,2); c <= 2", "MAX(3,c,2); c <= 2");
    row("MAX(a,b);a=1..5;b>=-3", "MAX(a,b); a = 1..5; b >= -3");
    row("-7", "-7");
    row("MAX(MIN(1,MAX(2,3)),4)", "MAX(MIN(1,MAX(2,3)),4)");
    row("MAX(CHANCE(0.125000: 3, 0.87500: 4),2)", "MAX(CHANCE(1/8: 3,7/8: 4),2)");
}

void TestTextTree::treesAreReadAndWritten()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, written);
    const auto tree = TextTree::parse(text.toStdString());
    QVERIFY2(tree.ok(), tree.ok() ? "" : tree.error().text.c_str());
    QCOMPARE(QByteArray::fromStdString(tree->toText()), written);
    QCOMPARE(*TextTree::parse(tree->toText()), *tree);
}

void TestTextTree::problemsNameTheirColumn_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("column");
    QTest::addColumn<QByteArray>("says");
    const auto row = [](const char *text, int column, const char *says) {
        QTest::newRow(text) << QByteArray(text) << column << QByteArray(says);
    };
    row("", 1, "the text ends");
    row("MAX", 4, "expected (");
    row("MAX(", 5, "expected a number");
    row("MAX(3,5", 8, "expected a comma or )");
    row("MAX(MIN(1,2),AVG (3,4))", 14, "expected MAX, MIN or CHANCE before children");
    row("MAX(3,5]", 8, "']' does not belong here");
    row("MAX(MAX(3),4)", 5, "expected MIN");
    row("MAX(3,,4)", 7, "expected a number");
    row("MAX(3.5,4)", 6, "expected a whole number");
    row("MAX(3,4) 5", 10, "expected the end");
    row("MAX(3,123456)", 7, "between -99999 and 99999");
    row("MAX(3,a); b <= 2", 11, "expected a letter of the tree");
    row("MAX(3,a); a ! 2", 13, "expected <=, >= or =");
    row("MAX(3,a); a = 5..1", 15, "an interval that holds a value");
    row("CHANCE(3,4)", 1, "expected MAX or MIN at the root");
    row("MAX(CHANCE(1/2: 3, 4),2)", 20, "expected a probability, such as 1/4:, before each child");
    row("MAX(CHANCE(1/2: 3, 3/2: 4),2)", 20, "expected a probability above 0 and not above 1");
    row("MAX(CHANCE(0: 3, 1: 4),2)", 12, "expected a probability above 0 and not above 1");
    row("MAX(CHANCE(1/2: 3, 1/4: 4),2)", 5,
        ": the probabilities of this chance node add up to 0.75; expected 1.");
    row("MAX(2,CHANCE(0.3: 3, 0.3: 4))", 7, "of this chance node add up to 0.6; expected 1.");
    row("MAX(2,CHANCE(1/2: 3, 1/3: 4))", 7, "of this chance node add up to 5/6; expected 1.");
    row("MAX(2,CHANCE(75%: 3, 75%: 4))", 7, "of this chance node add up to 1.5; expected 1.");
    row("MAX(2,CHANCE(1: 3, 1: 4))", 7, "of this chance node add up to 2; expected 1.");
    row("MAX(CHANCE(1/2: 3, 1/2000: 4),2)", 20, "a common denominator of at most 1000");
    row("MAX(CHANCE(0.33333: 3, 0.66667: 4),2)", 12, "a common denominator of at most 1000");
    row("MAX(CHANCE(200000/300000: 3, 1/3: 4),2)", 12, "a common denominator of at most 1000");
    row("MAX(2,CHANCE(3,CHANCE(1/999: 1, 998/999: 2)))", 7,
        ": expected probabilities whose averages have a common denominator of at most");
    row("MAX(CHANCE(1/997: 1, 996/997: 2),CHANCE(1/991: 1, 990/991: 2))", 1, "at most 1000");
    row("MAX(CHANCE(3,a),2)", 14, "expected numbers at the leaves");
    row("MAX(CHANCE(3,1000),2)", 14, "expected values between -999 and 999");
    row("MAX(CHANCE(MAX(1),2),MIN(3))", 12, "expected MIN here");
    row("MAX(3,\xc3\xa9)", 7, "'\xc3\xa9' does not belong here");
}

void TestTextTree::problemsNameTheirColumn()
{
    QFETCH(QByteArray, text);
    QFETCH(int, column);
    QFETCH(QByteArray, says);
    const auto tree = TextTree::parse(text.toStdString());
    QVERIFY(!tree.ok());
    const QByteArray error = QByteArray::fromStdString(tree.error().text);
    QVERIFY2(error.startsWith("Column " + QByteArray::number(column) + ": "), error.constData());
    QVERIFY2(error.contains(says), error.constData());
}

void TestTextTree::lettersHaveIntervals()
{
    TextTree tree = *TextTree::parse("MAX(3,c,2); c <= 2");
    QVERIFY(tree.hasUnknowns());
    QCOMPARE(tree.unknowns().front().high, 2);
    tree.play(Move(1));
    QVERIFY(tree.unknown() != nullptr);
    QCOMPARE(QByteArray::fromStdString(tree.leafText()), QByteArray("c"));
    QCOMPARE(tree.score(), 2);
}

void TestTextTree::probabilitiesAreRead()
{
    const auto readText = [](const char *text) {
        const auto tree = TextTree::parse(text);
        return QByteArray::fromStdString(tree ? tree->toText() : tree.error().text);
    };
    QCOMPARE(readText("max(chance[0.5: 3, 50%: (1,2)],2)"), "MAX(CHANCE(3,MIN(1,2)),2)");
    QCOMPARE(readText("MIN(CHANCE(25% : 3, 0.75:9),2)"), "MIN(CHANCE(1/4: 3,3/4: 9),2)");
    QCOMPARE(readText("MAX(CHANCE(3/9: 3, 4/6: CHANCE(1,4)),2)"),
             "MAX(CHANCE(1/3: 3,2/3: CHANCE(1,4)),2)");
    TextTree tree = *TextTree::parse("MAX(CHANCE(1/3: MIN(4,5), 2/3: -1),2)");
    QCOMPARE(tree.scale(), 3);
    QCOMPARE(tree.maxLeaf(), 999);
    tree.play(Move(0));
    QVERIFY(tree.isChance() && tree.hasChance());
    QCOMPARE(QByteArray::fromStdString(tree.probabilityText(Move(1))), "2/3");
    tree.play(Move(0));
    QCOMPARE(tree.sideToMove(), Side::Second);
    tree.play(Move(1));
    QCOMPARE(tree.score(), 15);
}

void TestTextTree::chanceNodesAreEdited()
{
    const auto text = [](const core::Result<TextTree> &changed) {
        return QByteArray::fromStdString(changed ? changed->toText() : changed.error().text);
    };
    const TextTree tree = *TextTree::parse("MAX(CHANCE(1/4: MIN(4,5), 3/4: 2),MIN(1,3))");
    QCOMPARE(text(tree.withChance({Move(1)})), "MAX(CHANCE(1/4: MIN(4,5),3/4: 2),CHANCE(1,3))");
    QCOMPARE(text(tree.withChance({Move(0)})), "MAX(MIN(MAX(4,5),2),MIN(1,3))");
    QCOMPARE(text(tree.withChild({Move(0)})), "MAX(CHANCE(MIN(4,5),2,0),MIN(1,3))");
    QCOMPARE(text(tree.without({Move(0), Move(0)})), "MAX(CHANCE(2),MIN(1,3))");
    QCOMPARE(text(tree.reordered({Move(0)}, {1, 0})), "MAX(CHANCE(3/4: 2,1/4: MIN(4,5)),MIN(1,3))");
    QCOMPARE(text(tree.withLeaf({Move(0)}, 7)), "MAX(7,MIN(1,3))");
    const TextTree letter = *TextTree::parse("MAX(MIN(a,5),2)");
    // The reason alone: nobody wrote the text that it would have a column in.
    QCOMPARE(text(letter.withChance({Move(0)})),
             "expected numbers at the leaves of a tree with chance nodes, and no letters");
    const TextTree fine = *TextTree::parse("MAX(CHANCE(1/999: 1, 998/999: 2),MIN(1,2))");
    QCOMPARE(text(fine.withChance({Move(1)})),
             "expected probabilities whose averages have a common denominator of at most 1000");
}

void TestTextTree::editsChangeOneNode()
{
    const TextTree tree = *TextTree::parse("MAX(MIN(3,5),MIN(2,a)); a <= 4");
    const auto text = [](const core::Result<TextTree> &changed) {
        return QByteArray::fromStdString(changed->toText());
    };
    QCOMPARE(text(tree.reordered({}, {1, 0})), QByteArray("MAX(MIN(2,a),MIN(3,5)); a <= 4"));
    QCOMPARE(text(tree.withLeaf({Move(1), Move(1)}, 7)), QByteArray("MAX(MIN(3,5),MIN(2,7))"));
    QCOMPARE(text(tree.withChild({Move(0), Move(0)})),
             QByteArray("MAX(MIN(MAX(0),5),MIN(2,a)); a <= 4"));
    QCOMPARE(text(tree.without({Move(0)})), QByteArray("MAX(MIN(2,a)); a <= 4"));
    QCOMPARE(text(tree), QByteArray("MAX(MIN(3,5),MIN(2,a)); a <= 4"));
}

void TestTextTree::randomTreesFollowTheirSeed()
{
    ai::Random one(7);
    ai::Random same(7);
    ai::Random other(8);
    const TextTree tree = TextTree::random({}, Side::Second, one);
    QCOMPARE(TextTree::random({}, Side::Second, same), tree);
    QVERIFY(TextTree::random({}, Side::Second, other) != tree);
    QCOMPARE(*TextTree::parse(tree.toText()), tree);
}

void TestTextTree::innerNodesAreNumberedByRank()
{
    const auto place = [](const TextTree &root, const std::vector<Move> &path) {
        TextTree node = root;
        for (const Move move : path)
            node.play(move);
        return node.innerPlace();
    };
    const TextTree tree = *TextTree::parse("MAX(MIN(3,MAX(1,2)),4,MIN(MAX(5,6),7))");
    QCOMPARE(tree.innerCount(), 5);
    QCOMPARE(place(tree, {}), 0);
    QCOMPARE(place(tree, {Move(0)}), 1);
    QCOMPARE(place(tree, {Move(1)}), -1);
    QCOMPARE(place(tree, {Move(2)}), 2);
    QCOMPARE(place(tree, {Move(0), Move(1)}), 3);
    QCOMPARE(place(tree, {Move(2), Move(0)}), 4);
    QCOMPARE(place(*tree.without({Move(0)}), {Move(1), Move(0)}), 2);
    QCOMPARE(TextTree().innerCount(), 0);
}

QTEST_APPLESS_MAIN(TestTextTree)
#include "tst_texttree.moc"
