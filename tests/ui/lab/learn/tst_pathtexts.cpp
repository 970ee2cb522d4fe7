#include "ai/lab/lessons/topicpath.h"
#include "ui/lab/learn/pathtexts.h"

#include <QRegularExpression>
#include <QTest>

#include <set>

/// Every topic and every stop of the path has words of its own.
class TestPathTexts : public QObject
{
    Q_OBJECT

private slots:
    void everythingHasWords();
    void stopsAreReadInAMinute();
};

void TestPathTexts::everythingHasWords()
{
    std::set<QString> texts;
    std::size_t count = 0;
    for (const ai::lab::Topic &topic : ai::lab::path()) {
        texts.insert(ui::lab::topicTitle(topic.key));
        for (const ai::lab::Stop &stop : topic.stops)
            texts.insert(ui::lab::stopText(stop.key));
        count += 1 + topic.stops.size();
    }
    QVERIFY(!texts.contains(QString()));
    QCOMPARE(texts.size(), count);
    QVERIFY(ui::lab::stopText("none").isEmpty());
    QVERIFY(ui::lab::topicTitle("none").isEmpty());
}

void TestPathTexts::stopsAreReadInAMinute()
{
    static const QRegularExpression blanks("\\s+");
    for (const ai::lab::Topic &topic : ai::lab::path()) {
        for (const ai::lab::Stop &stop : topic.stops) {
            const auto words = ui::lab::stopText(stop.key).split(blanks).size();
            QVERIFY2(words >= 15 && words <= 90, stop.key.data());
        }
    }
}

QTEST_APPLESS_MAIN(TestPathTexts)
#include "tst_pathtexts.moc"
