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
    void randomTreesFollowTheirSeed();
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
    row("MAX(3,5]", 8, "']' does not belong here");
    row("MAX(MAX(3),4)", 5, "expected MIN");
    row("MAX(3,,4)", 7, "expected a number");
    row("MAX(3,4) 5", 10, "expected the end");
    row("MAX(3,123456)", 7, "between -99999 and 99999");
    row("MAX(3,a); b <= 2", 11, "expected a letter of the tree");
    row("MAX(3,a); a ! 2", 13, "expected <=, >= or =");
    row("MAX(3,a); a = 5..1", 15, "an interval that holds a value");
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

void TestTextTree::editsChangeOneNode()
{
    const TextTree tree = *TextTree::parse("MAX(MIN(3,5),MIN(2,a)); a <= 4");
    const auto text = [](const TextTree &changed) {
        return QByteArray::fromStdString(changed.toText());
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

QTEST_APPLESS_MAIN(TestTextTree)
#include "tst_texttree.moc"
