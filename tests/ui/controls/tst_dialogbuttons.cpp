#include "ui/controls/dialogbuttons.h"

#include <QDialog>
#include <QLineEdit>
#include <QTest>
#include <QVBoxLayout>

/// The buttons at the foot of a dialog.
class TestDialogButtons : public QObject
{
    Q_OBJECT

private slots:
    void enterAcceptsAndEscapeRejects();
    void onlyWhatAcceptsStandsOut();
};

void TestDialogButtons::enterAcceptsAndEscapeRejects()
{
    for (const auto &[key, result] : {std::pair(Qt::Key_Return, QDialog::Accepted),
                                      std::pair(Qt::Key_Escape, QDialog::Rejected)}) {
        QDialog dialog;
        auto *buttons = new ui::DialogButtons;
        buttons->add("Save", QDialogButtonBox::AcceptRole);
        buttons->add("Cancel", QDialogButtonBox::RejectRole);
        auto *layout = new QVBoxLayout(&dialog);
        layout->addWidget(new QLineEdit); // which has the keyboard at first
        layout->addWidget(buttons);
        QObject::connect(buttons, &QDialogButtonBox::accepted, &dialog, &QDialog::accept);
        QObject::connect(buttons, &QDialogButtonBox::rejected, &dialog, &QDialog::reject);
        dialog.setResult(-1);
        dialog.show();
        QTest::keyClick(&dialog, key);
        QCOMPARE(dialog.result(), int(result));
    }
}

void TestDialogButtons::onlyWhatAcceptsStandsOut()
{
    ui::DialogButtons buttons;
    QVERIFY(buttons.add("Save", QDialogButtonBox::AcceptRole)->isProminent());
    QVERIFY(!buttons.add("Cancel", QDialogButtonBox::RejectRole)->isProminent());
    QVERIFY(!buttons.add("Reset", QDialogButtonBox::ResetRole)->isProminent());
}

QTEST_MAIN(TestDialogButtons)
#include "tst_dialogbuttons.moc"
