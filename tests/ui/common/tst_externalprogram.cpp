#include "ui/common/externalprogram.h"

#include <QTest>

using ui::ExternalProgram;

class TestExternalProgram : public QObject
{
    Q_OBJECT

private slots:
    void titleIsTheNameOrTheCommands();
};

void TestExternalProgram::titleIsTheNameOrTheCommands()
{
    ExternalProgram program;
    QVERIFY(!program.isNamed());
    program.command = "\"/some where/engine\" --level 3";
    QVERIFY(program.isNamed());
    QCOMPARE(program.title(), QString("engine"));
    program.name = " Rhino ";
    QCOMPARE(program.title(), QString("Rhino"));
}

QTEST_GUILESS_MAIN(TestExternalProgram)
#include "tst_externalprogram.moc"
