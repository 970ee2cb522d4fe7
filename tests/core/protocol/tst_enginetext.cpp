#include "core/protocol/engineclient.h"

#include <QTest>

using core::protocol::GtpResponse;

class TestEngineText : public QObject
{
    Q_OBJECT

private slots:
    void responseEndsWithAnEmptyLine();
    void pongHasTheNumberOfItsPing();
    void nboardMoveIsFound_data();
    void nboardMoveIsFound();
};

void TestEngineText::responseEndsWithAnEmptyLine()
{
    GtpResponse response;
    QVERIFY(!response.take("Welcome to the engine"));
    QVERIFY(!response.take(""));
    QVERIFY(!response.take("=12 F5\r"));
    QVERIFY(!response.take("more of it"));
    QVERIFY(response.take("\r"));
    QVERIFY(response.accepted());
    QCOMPARE(response.text(), std::string("F5"));
    GtpResponse refusal;
    QVERIFY(!refusal.take("? unknown command"));
    QVERIFY(refusal.take(""));
    QVERIFY(!refusal.accepted());
    QCOMPARE(refusal.text(), std::string("unknown command"));
}

void TestEngineText::pongHasTheNumberOfItsPing()
{
    QVERIFY(core::protocol::isNBoardPong("pong 3", 3));
    QVERIFY(core::protocol::isNBoardPong(" pong  3\r", 3));
    QVERIFY(!core::protocol::isNBoardPong("pong 2", 3));
    QVERIFY(!core::protocol::isNBoardPong("pong", 3));
    QVERIFY(!core::protocol::isNBoardPong("ping 3", 3));
}

void TestEngineText::nboardMoveIsFound_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("move"); // empty: not an answer
    QTest::newRow("alone") << "=== F5"
                           << "F5";
    QTest::newRow("value and time") << "=== F5/1.00/0.2"
                                    << "F5";
    QTest::newRow("no blank") << "===f5 "
                              << "f5";
    QTest::newRow("pass") << "=== PA//0.1"
                          << "PA";
    QTest::newRow("status") << "status thinking"
                            << "";
    QTest::newRow("search") << "search F5 1.00 0 10"
                            << "";
    QTest::newRow("nothing") << ""
                             << "";
}

void TestEngineText::nboardMoveIsFound()
{
    QFETCH(QString, line);
    QFETCH(QString, move);
    const auto found = core::protocol::nboardMove(line.toStdString());
    QCOMPARE(found.has_value(), !move.isEmpty());
    QCOMPARE(QString::fromStdString(found.value_or("")), move);
}

QTEST_APPLESS_MAIN(TestEngineText)
#include "tst_enginetext.moc"
