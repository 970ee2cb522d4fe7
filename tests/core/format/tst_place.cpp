#include "core/format/place.h"

#include <QTest>

using namespace core;
using namespace core::format;

/// Where something stands in a text.
class TestPlace : public QObject
{
    Q_OBJECT

private slots:
    void linesColumnsAndBytesCountFromOne();
    void anErrorInAPartIsPlacedInTheText();
    void largeFilesAreRefused();
    void aLineHoldsNoControlCharacters();
};

void TestPlace::linesColumnsAndBytesCountFromOne()
{
    const std::string text = "J\xc3\xbcrgen\n\nf5"; // the second character takes two bytes
    QVERIFY((placeAt(text, 0) == Place{1, 1, 1}));
    QVERIFY((placeAt(text, 1) == Place{1, 2, 2}));
    QVERIFY((placeAt(text, 3) == Place{1, 3, 4}));
    QVERIFY((placeAt(text, 7) == Place{1, 7, 8})); // the end of the line
    QVERIFY((placeAt(text, 8) == Place{2, 1, 9}));
    QVERIFY((placeAt(text, 10) == Place{3, 2, 11}));
    QVERIFY((placeAt(text, text.size()) == Place{3, 3, 12}));
    QVERIFY((placeAt("", 0) == Place{1, 1, 1}));
}

void TestPlace::anErrorInAPartIsPlacedInTheText()
{
    const std::string text = "first\nsecond";
    const Error error = core::gameOver();
    QVERIFY((errorAt(text, 6, error).place == Place{2, 1, 7}));
    // The third byte of the part that begins at "second".
    QVERIFY((errorAt(text, 6, error.at({0, 3, 3})).place == Place{2, 3, 9}));
    QCOMPARE(errorAt(text, 6, error).text,
             std::string("line 2, column 1, byte 7: the game is over"));
    QCOMPARE(offsetOf(text, std::string_view(text).substr(6)), std::size_t(6));
}

void TestPlace::largeFilesAreRefused()
{
    QVERIFY(!tooLarge(maxFileBytes));
    QVERIFY(tooLarge(maxFileBytes + 1));
    QVERIFY(!tooLarge(10, 10));
    QCOMPARE(tooLarge((1 << 20) + 1, 1 << 20)->text,
             std::string("the file has 1048577 bytes; expected at most 1048576 (1 MiB)"));
}

void TestPlace::aLineHoldsNoControlCharacters()
{
    QCOMPARE(singleLine(" a\tb\r\nc\x7f"
                        "d \n"),
             std::string("a b  c d"));
}

QTEST_APPLESS_MAIN(TestPlace)
#include "tst_place.moc"
