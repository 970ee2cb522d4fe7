#include "core/protocol/linebuffer.h"

#include <QTest>

#include <random>
#include <vector>

using core::protocol::LineBuffer;

class TestLineBuffer : public QObject
{
    Q_OBJECT

private slots:
    void linesAreTheSameHoweverTheyArrive();
    void bothLineEndsAreTakenOff();
    void tooLongLinesAreDropped();
    void restOfATooLongLineIsOne();
};

namespace {

std::vector<std::string> takeAll(LineBuffer &buffer)
{
    std::vector<std::string> lines;
    while (auto line = buffer.takeLine())
        lines.push_back(line->tooLong ? "(too long)" : std::move(line->text));
    return lines;
}

} // namespace

void TestLineBuffer::linesAreTheSameHoweverTheyArrive()
{
    std::mt19937 random(1);
    for (int round = 0; round < 200; ++round) {
        std::vector<std::string> expected(random() % 20);
        std::string text;
        for (std::string &line : expected) {
            line = std::string(random() % 30, static_cast<char>('a' + random() % 26));
            text += line + '\n';
        }
        text += "not yet whole";
        LineBuffer buffer;
        std::vector<std::string> lines;
        for (std::string_view rest = text; !rest.empty();) {
            const std::string_view part = rest.substr(0, 1 + random() % 40);
            rest.remove_prefix(part.size());
            buffer.append(part);
            if (random() % 2 == 0)
                continue;
            for (std::string &line : takeAll(buffer))
                lines.push_back(std::move(line));
        }
        for (std::string &line : takeAll(buffer))
            lines.push_back(std::move(line));
        QCOMPARE(lines, expected);
        QCOMPARE(buffer.takeRest()->text, std::string("not yet whole"));
        QVERIFY(!buffer.takeRest());
    }
}

void TestLineBuffer::bothLineEndsAreTakenOff()
{
    LineBuffer buffer;
    buffer.append("one\r\ntwo\n\r\n\nthree\rhalf\r\n");
    const std::vector<std::string> expected{"one", "two", "", "", "three\rhalf"};
    QCOMPARE(takeAll(buffer), expected);
}

void TestLineBuffer::tooLongLinesAreDropped()
{
    LineBuffer buffer(1000);
    const std::string longest(1000, 'x');
    buffer.append("before\n" + longest + '\n');
    const std::vector<std::string> kept{"before", longest};
    QCOMPARE(takeAll(buffer), kept);
    // In one piece, and in many.
    buffer.append(longest + "x\nafter\n");
    const std::vector<std::string> after{"(too long)", "after"};
    QCOMPARE(takeAll(buffer), after);
    for (int i = 0; i < 5; ++i) {
        buffer.append(longest);
        QVERIFY(!buffer.takeLine().has_value());
    }
    buffer.append("its end\nafter\n");
    QCOMPARE(takeAll(buffer), after);
}

/// At the end of the input, which may cut it off.
void TestLineBuffer::restOfATooLongLineIsOne()
{
    for (const std::size_t length : {std::size_t(11), std::size_t(25)}) {
        LineBuffer buffer(10);
        buffer.append(std::string(length, 'x'));
        QVERIFY(!buffer.takeLine());
        const auto rest = buffer.takeRest();
        QVERIFY(rest && rest->tooLong && rest->text.empty());
        QVERIFY(!buffer.takeRest());
    }
}

QTEST_APPLESS_MAIN(TestLineBuffer)
#include "tst_linebuffer.moc"
