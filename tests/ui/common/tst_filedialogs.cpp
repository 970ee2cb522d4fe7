#include "ui/common/filedialogs.h"

#include <QTest>

/// The names that files are proposed.
class TestFileDialogs : public QObject
{
    Q_OBJECT

private slots:
    void titlesBecomeNames_data();
    void titlesBecomeNames();
};

void TestFileDialogs::titlesBecomeNames_data()
{
    QTest::addColumn<QString>("title");
    QTest::addColumn<QString>("name");
    QTest::newRow("as it is") << "The cut, fourth document"
                              << "The cut, fourth document";
    QTest::newRow("nothing") << ""
                             << "lesson";
    QTest::newRow("nothing left") << " ../.. "
                                  << "lesson";
    QTest::newRow("folders") << "../a/b"
                             << "ab";
    QTest::newRow("hidden") << ".profile"
                            << "profile";
    QTest::newRow("control") << QString("a\nb\u202ec") << "abc";
    QTest::newRow("long") << QString(100, 'w') << QString(40, 'w');
    QTest::newRow("long, of words") << "The third child of the root, which is cut at once"
                                    << "The third child of the root, which is";
    QTest::newRow("long, in parentheses")
        << "Random tree 7 (plies: 3, children: 2 to 3, largest leaf: 20)"
        << "Random tree 7";
}

void TestFileDialogs::titlesBecomeNames()
{
    QFETCH(QString, title);
    QFETCH(QString, name);
    QCOMPARE(ui::proposedFileName(title, "lesson"), name);
}

QTEST_MAIN(TestFileDialogs)
#include "tst_filedialogs.moc"
