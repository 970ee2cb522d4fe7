#include "tests/support/qt/labtest.h"
#include "ui/lab/texts/steptexts.h"

#include <QTest>

/// The controls of time.
class TestStepBar : public LabTest
{
    Q_OBJECT

private slots:
    void initTestCase() { useOwnSettings(); }
    void init() { forgetTree(); }
    void playsOnlyOnCommand();
    void sliderReachesAnyStep();
};

void TestStepBar::playsOnlyOnCommand()
{
    const auto window = opened();
    window->session()->goTo(0);
    auto *steps = part<ui::lab::StepBar>(*window, "stepBar");
    QVERIFY(!steps->playing());
    part<QComboBox>(*window, "speed")->setCurrentIndex(4);
    trigger(*window, "playSteps");
    QVERIFY(steps->playing());
    QTRY_COMPARE_WITH_TIMEOUT(window->session()->step(), window->session()->trace().stepCount(),
                              20'000);
    QTRY_VERIFY(!steps->playing());
}

void TestStepBar::sliderReachesAnyStep()
{
    const auto window = opened("ttt-plain");
    auto *slider = part<QSlider>(*window, "stepSlider");
    QCOMPARE(slider->maximum(), static_cast<int>(window->session()->trace().stepCount()));
    for (const int step : {1, 700'001, 1'234'567, 3}) {
        slider->setValue(step);
        QCOMPARE(window->session()->step(), static_cast<std::uint32_t>(step));
        QCOMPARE(label(*window, "stepWords"),
                 ui::lab::stepText(window->session()->search(), static_cast<std::uint32_t>(step)));
    }
}

QTEST_MAIN(TestStepBar)
#include "tst_stepbar.moc"
