#include "ui/records/gamecollection.h"

#include <QTest>

/// Which games of a collection a filter finds.
class TestGameCollection : public QObject
{
    Q_OBJECT

private slots:
    void playersWithoutNamesAreFoundByNumber();
};

void TestGameCollection::playersWithoutNamesAreFoundByNumber()
{
    std::vector<core::format::WthorGame> games(3);
    games[0].black = 1;
    games[1].white = 12;
    games[2].black = 1;
    games[2].white = 3;
    const ui::GameCollection unnamed(games, {}, {}, {});
    const auto found = [&](const ui::GameCollection &all, const QString &player) {
        return all.matching({player, {}, {}});
    };
    QCOMPARE(found(unnamed, "#12"), (std::vector<std::size_t>{1}));
    QCOMPARE(found(unnamed, "#1"), (std::vector<std::size_t>{0, 1, 2}));
    const ui::GameCollection half(games, {"???", "Ann"}, {}, {});
    QCOMPARE(found(half, "ann"), (std::vector<std::size_t>{0, 2}));
    QCOMPARE(found(half, "#3"), (std::vector<std::size_t>{2}));
}

QTEST_MAIN(TestGameCollection)
#include "tst_gamecollection.moc"
