#include "core/hashing.h"

#include <QTest>

using core::fnv1a32;
using core::fnv1a64;

/// The values that files contain.
class TestFnv1a : public QObject
{
    Q_OBJECT

private slots:
    void publishedVectors_data();
    void publishedVectors();
    void partsHashAsOne();
};

/// From the authors' own test program.
void TestFnv1a::publishedVectors_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<quint32>("hash32");
    QTest::addColumn<quint64>("hash64");
    const auto row = [](const QByteArray &text, quint32 hash32, quint64 hash64) {
        QTest::newRow(text.toHex().constData()) << text << hash32 << hash64;
    };
    row("", 0x811c9dc5, 0xcbf29ce484222325);
    row("a", 0xe40c292c, 0xaf63dc4c8601ec8c);
    row("b", 0xe70c2de5, 0xaf63df4c8601f1a5);
    row("foobar", 0xbf9cf968, 0x85944171f73967e8);
    row("chongo was here!\n", 0xd49930d5, 0x46810940eff5f915);
    row(QByteArray::fromHex("ff000001"), 0xc48fb86d, 0x6961196491cc682d);
}

void TestFnv1a::publishedVectors()
{
    QFETCH(QByteArray, text);
    QFETCH(quint32, hash32);
    QFETCH(quint64, hash64);
    QCOMPARE(fnv1a32({reinterpret_cast<const std::uint8_t *>(text.constData()),
                      static_cast<std::size_t>(text.size())}),
             hash32);
    QCOMPARE(fnv1a64(text.toStdString()), hash64);
}

void TestFnv1a::partsHashAsOne()
{
    QCOMPARE(fnv1a64("bar", fnv1a64("foo")), fnv1a64("foobar"));
}

QTEST_APPLESS_MAIN(TestFnv1a)
#include "tst_fnv1a.moc"
