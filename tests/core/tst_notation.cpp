#include "core/notation.h"

#include <QTest>

using namespace core;

/// Squares by their names, and the small helpers for texts.
class TestNotation : public QObject
{
    Q_OBJECT

private slots:
    void everySquareHasItsName();
    void aSquareOutsideTheBoardIsNotValid();
    void wordsAreCutAtBlanks();
    void quotedTextIsShortAndPrintable();
    void theFirstCharacterIsWhole();
    void numbersAreShortAndWithoutSign();
    void decimalsAreWholeTextsWithinTheirRange();
};

void TestNotation::everySquareHasItsName()
{
    QCOMPARE(squareName(0, 8), std::string("a1"));
    QCOMPARE(squareName(7, 8), std::string("h1"));
    QCOMPARE(squareName(63, 8), std::string("h8"));
    for (int square = 0; square < 64; ++square) {
        const std::string name = squareName(square, 8);
        QCOMPARE(*parseSquare(name, 8, 8), square);
        QVERIFY(!parseSquare(name + ' ', 8, 8));
        QVERIFY(!parseSquare(name + '1', 8, 8));
    }
}

void TestNotation::aSquareOutsideTheBoardIsNotValid()
{
    QCOMPARE(*parseSquare("B3", 3, 3), 7);
    for (const char *text : {"", "a", "5", "d1", "a4", "a0", "1a", "a-1", "a1 "}) {
        const auto square = parseSquare(text, 3, 3);
        QVERIFY2(!square, text);
        QVERIFY(square.error().message().starts_with(inQuotes(text) + " is not a valid square"));
    }
    QCOMPARE(parseSquare("d1", 3, 3).error().text,
             std::string("\"d1\" is not a valid square; expected a letter from a to c and a number "
                         "from 1 to 3, such as b2"));
}

void TestNotation::wordsAreCutAtBlanks()
{
    QVERIFY(words(" \t\r\n").empty());
    QVERIFY((words(" f5\td6\r\n c3 ") == std::vector<std::string_view>{"f5", "d6", "c3"}));
    QVERIFY(trimmed(" \t f5 d6\r\n") == "f5 d6");
    QVERIFY(trimmed(" \n").empty());
    QCOMPARE(lowerCase("F5 J\xc3\x9c"), std::string("f5 j\xc3\x9c")); // ASCII alone
}

void TestNotation::quotedTextIsShortAndPrintable()
{
    QCOMPARE(core::inQuotes("f5"), std::string("\"f5\""));
    QCOMPARE(core::inQuotes("J\xc3\xbcrgen"), std::string("\"J\xc3\xbcrgen\""));
    QCOMPARE(core::inQuotes("\x1b[2J\xff"), std::string("\"?[2J?\""));
    // What turns the text around or hides in it: U+202E, U+200B, U+2066, U+FEFF, U+E0041.
    QCOMPARE(core::inQuotes("f5\u202eg\u200b6"), std::string("\"f5?g?6\""));
    QCOMPARE(core::inQuotes("\u2066a\ufeff\U000e0041"), std::string("\"?a??\""));
    QCOMPARE(core::inQuotes("\u00a0\u2010\u3042\U0001f600"),
             std::string("\"\u00a0\u2010\u3042\U0001f600\""));
    QCOMPARE(core::inQuotes(std::string(40, 'x')), '"' + std::string(40, 'x') + '"');
    QCOMPARE(core::inQuotes(std::string(41, 'x')), '"' + std::string(40, 'x') + "...\"");
}

void TestNotation::theFirstCharacterIsWhole()
{
    QVERIFY(firstCharacter("f5") == "f");
    QVERIFY(firstCharacter("\xc3\xbcx") == "\xc3\xbc");
    QVERIFY(firstCharacter("\xf0\x9f\x98\x80x") == "\xf0\x9f\x98\x80");
    QVERIFY(firstCharacter("\xffx") == "\xff"); // not UTF-8: the byte
    QVERIFY(firstCharacter("\xc3") == "\xc3");
}

void TestNotation::numbersAreShortAndWithoutSign()
{
    QCOMPARE(parseNumber("0"), 0);
    QCOMPARE(parseNumber("0064"), 64);
    QCOMPARE(parseNumber("9999999"), 9'999'999);
    for (const char *text : {"", "-1", "+1", " 1", "1 ", "1.0", "x", "10000000"})
        QCOMPARE(parseNumber(text), -1);
}

void TestNotation::decimalsAreWholeTextsWithinTheirRange()
{
    QCOMPARE(*parseDecimal("2.5", 0, 10), 2.5);
    QCOMPARE(*parseDecimal("-3", -3, 3), -3.0);
    QCOMPARE(*parseDecimal("1e3", 0, 1000), 1000.0);
    for (const char *text :
         {"", " 1", "1 ", "1s", "+1", "--1", "nan", "inf", "-inf", "1e999", "10.1", "-0.1", "two"})
        QVERIFY2(!parseDecimal(text, 0, 10), text);
}

QTEST_APPLESS_MAIN(TestNotation)
#include "tst_notation.moc"
