#include "ai/lab/lessons/resultcode.h"
#include "ai/search/random.h"
#include "tests/support/lab/resultcodes.h"

#include <QTest>

#include <set>

using ai::lab::pageNumber;
using ai::lab::readResultCode;
using ai::lab::ResultCode;
using ai::lab::SearchSetup;
using ai::lab::TextTree;
using support::writeResultCode;

namespace {

constexpr std::string_view digits = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

ResultCode drawn(ai::Random &random)
{
    const auto upTo = [&random](int end) {
        return static_cast<int>(ai::uniformIndex(random, static_cast<std::size_t>(end) + 1));
    };
    ResultCode code;
    if (upTo(1) == 0)
        code.trees = upTo(1023);
    else
        for (int i = 0; i < 4; ++i)
            code.page += digits[static_cast<std::size_t>(upTo(31))];
    code.questions = upTo(300);
    code.answered = upTo(code.questions);
    code.right = upTo(code.answered);
    code.rightAtSecond = upTo(code.answered - code.right);
    code.stop = code.page.empty() || upTo(1) == 0 ? 0 : 1 + upTo(59);
    return code;
}

} // namespace

/// What a page's quiz hands in.
class TestResultCode : public QObject
{
    Q_OBJECT

private slots:
    void codeIsReadAsItWasWritten();
    void formatIsTheDocumentedOne();
    void everySlipIsFound();
    void impossibleCountsAreRefused();
    void pageNumbersTellSearchesApart();
};

void TestResultCode::codeIsReadAsItWasWritten()
{
    ai::Random random(1);
    for (int i = 0; i < 2'000; ++i) {
        const ResultCode code = drawn(random);
        const auto read = readResultCode(writeResultCode(code));
        QVERIFY2(read, read ? "" : read.error().text.c_str());
        QVERIFY(*read == code);
    }
}

void TestResultCode::formatIsTheDocumentedOne()
{
    const ResultCode code{"6N3P", 0, 44, 40, 24, 5};
    QCOMPARE(writeResultCode(code), std::string("16N3P-1C180-R05BH"));
    const ResultCode practice{"", 3, 12, 12, 9, 0};
    QCOMPARE(writeResultCode(practice), std::string("20003-0C0C0-9003P"));
    QVERIFY(*readResultCode(writeResultCode(practice)) == practice);
    for (const char *text : {"16N3P-1C180-R05BH", " 16n3p 1c180 r05bh ", "16N3P1C180R05BH"})
        QVERIFY2(readResultCode(text).ok() && *readResultCode(text) == code, text);
    const ResultCode stop{"6N3P", 0, 44, 40, 24, 5, 2};
    QCOMPARE(writeResultCode(stop), std::string("36N3P-021C1-80R05-AZ"));
    QVERIFY(*readResultCode("36n3p-021c1-80r05-az") == stop);
    QCOMPARE(ai::lab::pagePrefix("6N3P", 0), std::string("16N3P"));
    QCOMPARE(ai::lab::pagePrefix("6N3P", 33), std::string("36N3P11"));
    // Letters that look like digits.
    const ResultCode page{"10A0", 0, 44, 40, 24, 5};
    std::string alike = writeResultCode(page);
    QCOMPARE(alike.substr(0, 5), std::string("110A0"));
    alike.replace(0, 5, "iLoaO");
    QVERIFY2(readResultCode(alike).ok() && *readResultCode(alike) == page, alike.c_str());
}

/// One wrong character, and two neighbours that changed places.
void TestResultCode::everySlipIsFound()
{
    ai::Random random(2);
    for (int i = 0; i < 200; ++i) {
        const std::string code = writeResultCode(drawn(random));
        for (std::size_t at = 0; at < code.size(); ++at) {
            if (code[at] == '-')
                continue;
            for (const char other : digits) {
                std::string slip = code;
                slip[at] = other;
                QVERIFY2(other == code[at] || !readResultCode(slip), slip.c_str());
            }
            const std::size_t next = at + 1 < code.size() && code[at + 1] == '-' ? at + 2 : at + 1;
            if (next >= code.size() || code[at] == code[next])
                continue;
            std::string turned = code;
            std::swap(turned[at], turned[next]);
            QVERIFY2(!readResultCode(turned), turned.c_str());
        }
        QVERIFY(!readResultCode(code.substr(1)));
        QVERIFY(!readResultCode(code + '0'));
        QVERIFY(!readResultCode('U' + code.substr(1)));
    }
    QVERIFY(!readResultCode(""));
}

void TestResultCode::impossibleCountsAreRefused()
{
    QVERIFY(readResultCode(writeResultCode({"0000", 0, 3, 3, 2, 1})));
    QVERIFY(!readResultCode(writeResultCode({"0000", 0, 3, 4, 2, 1})));
    QVERIFY(!readResultCode(writeResultCode({"0000", 0, 3, 3, 2, 2})));
}

void TestResultCode::pageNumbersTellSearchesApart()
{
    std::set<std::string> numbers;
    for (int i = 0; i < 300; ++i) {
        ai::Random random(static_cast<std::uint64_t>(i));
        const SearchSetup setup{TextTree::random({}, core::Side::First, random)};
        const std::string number = pageNumber(setup, {});
        QCOMPARE(number.size(), std::size_t(4));
        QCOMPARE(number.find_first_not_of(digits), std::string::npos);
        QCOMPARE(pageNumber(setup, {}), number);
        numbers.insert(number);
    }
    QCOMPARE(numbers.size(), std::size_t(300));
    SearchSetup setup{*TextTree::parse("MAX(MIN(3,5),MIN(2,4))")};
    const std::string whole = pageNumber(setup, {});
    QVERIFY(pageNumber(setup, {core::Move(1)}) != whole);
    setup.failHard = true;
    QVERIFY(pageNumber(setup, {}) != whole);
}

QTEST_GUILESS_MAIN(TestResultCode)
#include "tst_resultcode.moc"
