#include "core/match/role.h"
#include "tests/support/qt/print.h"

#include <QTest>

using core::Role;
using core::Side;

/// Who moves for a side, as a text and for both sides.
class TestRole : public QObject
{
    Q_OBJECT

private slots:
    void textIsReadBackEqual();
    void otherTextsAreNotRead();
    void opponentHasTheSideItWasGiven();
    void computersAreKnownByTheirNames();
};

void TestRole::textIsReadBackEqual()
{
    for (const Role &role : {Role(), Role::computer("hard"), Role::computer(""),
                             Role::program("\"/opt/my edax/edax\" -l 5"), Role::program("human")}) {
        const auto read = core::parseRole(roleText(role));
        QVERIFY2(read.has_value(), roleText(role).c_str());
        QVERIFY2(*read == role, roleText(role).c_str());
    }
    QCOMPARE(roleText(Role::computer("hard")), std::string("computer hard"));
    QCOMPARE(roleText(Role()), std::string("human"));
}

void TestRole::otherTextsAreNotRead()
{
    for (const char *text : {"", " ", "Computer", "computers", "humane", "You"})
        QVERIFY2(!core::parseRole(text), text);
}

void TestRole::opponentHasTheSideItWasGiven()
{
    QVERIFY(!opponentSide(core::Roles()));
    for (const Side side : {Side::First, Side::Second}) {
        const core::Roles roles = core::rolesWithOpponent(side, Role::program("edax"));
        QVERIFY(opponentSide(roles) == side);
        QVERIFY(roles[std::size_t(side)] == Role::program("edax"));
        QVERIFY(roles[std::size_t(opponent(side))].isHuman());
    }
}

void TestRole::computersAreKnownByTheirNames()
{
    for (const char *level : {"", "easy", "hard"})
        QVERIFY(core::computerNamed(core::nameOfComputer(level)) == Role::computer(level));
    for (const char *name : {"", "Ann", "Computerist", "computer", "Computer (", "Computer ()"})
        QVERIFY2(!core::computerNamed(name), name);
}

QTEST_APPLESS_MAIN(TestRole)
#include "tst_role.moc"
