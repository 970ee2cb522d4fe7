#include "core/format/sourcelocation.h"

#include <QTest>

using namespace core;
using namespace core::format;

/// Where something stands in a text.
class TestSourceLocation : public QObject
{
    Q_OBJECT

private slots:
    void linesColumnsAndBytesCountFromOne();
    void anErrorInAPartIsPlacedInTheText();
    void largeFilesAreRefused();
    void aLineHoldsNoControlCharacters();
};

void TestSourceLocation::linesColumnsAndBytesCountFromOne()
{
    const std::string text = "J\xc3\xbcrgen\n\nf5"; // the second character takes two bytes
    QVERIFY((locationAt(text, 0) == SourceLocation{1, 1, 1}));
    QVERIFY((locationAt(text, 1) == SourceLocation{1, 2, 2}));
    QVERIFY((locationAt(text, 3) == SourceLocation{1, 3, 4}));
    QVERIFY((locationAt(text, 7) == SourceLocation{1, 7, 8})); // the end of the line
    QVERIFY((locationAt(text, 8) == SourceLocation{2, 1, 9}));
    QVERIFY((locationAt(text, 10) == SourceLocation{3, 2, 11}));
    QVERIFY((locationAt(text, text.size()) == SourceLocation{3, 3, 12}));
    QVERIFY((locationAt("", 0) == SourceLocation{1, 1, 1}));
}

void TestSourceLocation::anErrorInAPartIsPlacedInTheText()
{
    const std::string text = "first\nsecond";
    const Error error = core::gameOver();
    QVERIFY((errorAt(text, 6, error).place == SourceLocation{2, 1, 7}));
    // The third byte of the part that begins at "second".
    QVERIFY((errorAt(text, 6, error.at({0, 3, 3})).place == SourceLocation{2, 3, 9}));
    QCOMPARE(errorAt(text, 6, error).text,
             std::string("line 2, column 1, byte 7: the game is over"));
    QCOMPARE(offsetOf(text, std::string_view(text).substr(6)), std::size_t(6));
}

void TestSourceLocation::largeFilesAreRefused()
{
    QVERIFY(!tooLarge(maxFileBytes));
    QVERIFY(tooLarge(maxFileBytes + 1));
    QVERIFY(!tooLarge(10, 10));
    QCOMPARE(tooLarge((1 << 20) + 1, 1 << 20)->text,
             std::string("the file has 1048577 bytes; expected at most 1048576 (1 MiB)"));
}

void TestSourceLocation::aLineHoldsNoControlCharacters()
{
    QCOMPARE(singleLine(" a\tb\r\nc\x7f"
                        "d \n"),
             std::string("a b  c d"));
}

QTEST_APPLESS_MAIN(TestSourceLocation)
#include "tst_sourcelocation.moc"
