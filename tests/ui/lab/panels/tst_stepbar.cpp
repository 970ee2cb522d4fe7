#include "tests/support/qt/waits.h"
#include "tests/support/window/labtest.h"
#include "ui/lab/quiz/quizpanel.h"
#include "ui/lab/texts/steptexts.h"

#include <QScopeGuard>
#include <QTabWidget>

#include <cmath>

/// The controls of time.
class TestStepBar : public LabTest
{
    Q_OBJECT

private slots:
    void initTestCase() { useOwnSettings(); }
    void init() { forgetTree(); }
    void playsOnlyOnCommand();
    void sliderReachesAnyStep();
    void oneRowWhereThereIsSpace();
    void playShowsWhatItDoes();
    void timeGoesFromLeftToRight();
    void quizThatKeepsTheStepsSaysSo();
};

void TestStepBar::playsOnlyOnCommand()
{
    const auto window = opened();
    window->session()->goTo(0);
    const auto *play = part<QAction>(*window, "playSteps");
    QVERIFY(!play->isChecked());
    window->session()->goTo(window->session()->stops().rbegin()[1]);
    trigger(*window, "playSteps");
    QVERIFY(play->isChecked());
    QTRY_COMPARE(window->session()->step(), window->session()->trace().stepCount());
    QTRY_VERIFY(!play->isChecked());
}

void TestStepBar::sliderReachesAnyStep()
{
    const auto window = opened("ttt-plain");
    auto *slider = part<QSlider>(*window, "stepSlider");
    const auto &stops = window->session()->stops();
    QCOMPARE(slider->maximum(), static_cast<int>(stops.size()) - 1);
    for (const int stop : {1, 700'001, 1'034'567, 3}) {
        slider->setValue(stop);
        QCOMPARE(window->session()->step(), stops[std::size_t(stop)]);
        QCOMPARE(label(*window, "stepWords"),
                 ui::lab::stepText(window->session()->search(), stops[std::size_t(stop)]));
    }
}

void TestStepBar::oneRowWhereThereIsSpace()
{
    const auto window = opened();
    auto *steps = part<ui::lab::StepBar>(*window, "stepBar");
    const auto *slider = part<QSlider>(*window, "stepSlider");
    const auto buttons = steps->findChildren<ui::ActionButton *>();
    QCOMPARE(buttons.size(), 5);
    const auto middle = [steps](const QWidget *part) {
        return part->mapTo(steps, part->rect().center()).y();
    };
    const auto allInView = [&] {
        for (const QWidget *button : buttons) {
            if (!steps->rect().contains(QRect(button->mapTo(steps, QPoint()), button->size())))
                return false;
        }
        return true;
    };
    window->resize(1240, 800);
    layOut();
    QVERIFY(std::abs(middle(slider) - middle(buttons.front())) <= 1);
    QVERIFY(allInView());
    const ui::ActionButton *step = buttons.at(2);
    QCOMPARE(step->text(), QString("Step"));
    const QFont usual = window->font();
    makeSmallWithLargeLetters(*window);
    window->resize(window->minimumSizeHint());
    layOut();
    QVERIFY(middle(slider) < middle(buttons.front()));
    QVERIFY(allInView());
    window->resize(800, 560); // low: the height of a second row is the tree's
    layOut();
    QVERIFY(std::abs(middle(slider) - middle(buttons.front())) <= 1);
    QVERIFY(allInView());
    QCOMPARE(step->text(), QString()); // a symbol alone
    QVERIFY(!step->accessibleName().isEmpty());
    window->setFont(usual);
    window->resize(1240, 800);
    layOut();
    QVERIFY(std::abs(middle(slider) - middle(buttons.front())) <= 1);
    QCOMPARE(step->text(), QString("Step"));
}

void TestStepBar::playShowsWhatItDoes()
{
    const auto window = opened();
    const auto buttons =
        part<ui::lab::StepBar>(*window, "stepBar")->findChildren<ui::ActionButton *>();
    const auto play = buttons.end() - 1;
    QCOMPARE((*play)->text(), QString("Play"));
    QVERIFY(buttons.at(2)->isProminent()); // the step
    const auto symbol = [play] { return (*play)->icon().pixmap(32).toImage(); };
    const QImage still = symbol();
    window->session()->goTo(0);
    (*play)->click();
    QVERIFY(part<QAction>(*window, "playSteps")->isChecked());
    QVERIFY(symbol() != still);
    (*play)->click();
    QVERIFY(!part<QAction>(*window, "playSteps")->isChecked());
    QCOMPARE(symbol(), still);
}

/// As on every player, where the script goes from right to left, too.
void TestStepBar::timeGoesFromLeftToRight()
{
    QApplication::setLayoutDirection(Qt::RightToLeft);
    const auto restore =
        qScopeGuard([] { QApplication::setLayoutDirection(Qt::LayoutDirectionAuto); });
    const auto window = opened();
    const auto buttons =
        part<ui::lab::StepBar>(*window, "stepBar")->findChildren<ui::ActionButton *>();
    QCOMPARE(buttons.front()->accessibleName(), QString("To the beginning"));
    for (qsizetype i = 1; i < buttons.size(); ++i)
        QVERIFY(buttons[i - 1]->x() < buttons[i]->x());
    QCOMPARE(part<QSlider>(*window, "stepSlider")->layoutDirection(), Qt::LeftToRight);
}

/// Whatever page is in front: there is the way to its question, and its end.
void TestStepBar::quizThatKeepsTheStepsSaysSo()
{
    const auto window = opened();
    auto *panel = window->findChild<ui::lab::QuizPanel *>();
    auto *side = window->findChild<ui::lab::SidePanel *>();
    const auto *notice = part<QWidget>(*window, "quizNotice");
    const auto *slider = part<QSlider>(*window, "stepSlider");
    const auto isKept = [&] { return notice->isVisible() && !slider->isVisible(); };
    const auto isFree = [&] { return !notice->isVisible() && slider->isVisible(); };
    QVERIFY(isFree());
    panel->setPredicting(true);
    QVERIFY(isKept());
    side->showStep();
    QVERIFY(isKept());
    part<QPushButton>(*window, "toQuestion")->click();
    QVERIFY(isInFront(*window, panel));
    QVERIFY(panel->isAncestorOf(window->focusWidget()));
    for (const int width : {1240, 800}) {
        window->resize(width, 700);
        layOut();
        for (const char *name : {"toQuestion", "stopQuiz"}) {
            const auto *button = part<QPushButton>(*window, name);
            const auto *bar = part<QWidget>(*window, "stepBar");
            QVERIFY(bar->rect().contains(QRect(button->mapTo(bar, QPoint()), button->size())));
        }
    }
    side->showStep();
    part<QPushButton>(*window, "stopQuiz")->click();
    QVERIFY(!panel->predicting());
    QVERIFY(!window->session()->predicting());
    QVERIFY(isFree());
    // The same while the whole tree is filled in.
    QCOMPARE(panel->wholeTree()->quiz()->start(), QString());
    QVERIFY(isKept());
    part<QPushButton>(*window, "toQuestion")->click();
    QVERIFY(isInFront(*window, panel));
    part<QPushButton>(*window, "stopQuiz")->click();
    QVERIFY(!panel->wholeTree()->quiz()->isRunning());
    QVERIFY(isFree());
}

QTEST_MAIN(TestStepBar)
#include "tst_stepbar.moc"
