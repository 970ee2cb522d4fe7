#include "ai/lab/lessons/examples.h"
#include "ai/lab/lessons/exercises.h"
#include "tests/support/qt/waits.h"
#include "tests/support/window/labtest.h"
#include "ui/lab/panels/exercisepanel.h"
#include "ui/lab/texts/exampletexts.h"
#include "ui/lab/texts/exercisetexts.h"
#include "ui/style/accessiblestyle.h"

#include <QCheckBox>
#include <QPainter>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>

using ui::lab::LabSession;

/// Exercises and their marks.
class TestExercisePanel : public LabTest
{
    Q_OBJECT

private:
    /// Types the answer, or ticks the games that it stands for.
    static void give(ui::lab::LabWindow &window, const ai::lab::Exercise &exercise, qint64 answer)
    {
        part<QLineEdit>(window, "exerciseAnswer")->setText(QString::number(answer));
        for (std::size_t i = 0; exercise.ticksGames && i < ai::lab::knownGames().size(); ++i)
            box(window, i)->setChecked(((answer >> i) & 1) != 0);
    }
    static QCheckBox *box(ui::lab::LabWindow &window, std::size_t game)
    {
        const QString name = ui::lab::knownGameText(ai::lab::knownGames()[game].key);
        for (auto *found :
             window.findChild<ui::lab::ExercisePanel *>()->findChildren<QCheckBox *>()) {
            if (found->text() == name)
                return found;
        }
        return nullptr;
    }

private slots:
    void initTestCase() { useOwnSettings(); }
    void init();
    void exerciseHidesItsAnswerUntilItIsSolved();
    void exercisesMarkRightAndWrong();
    void wrongAnswersSayWhatMisled();
    void solvedExercisesStaySolved();
    void severalAnswersMayBeRight();
    void gamesAreTicked();
    void returnOpensTheFirstExercise();
    void fieldHoldsTheLargestCount();
    void exercisesAreListedWhole();
    void exercisesStandApart();
    void titlesAreShort();
    void exerciseCanBeGivenUp();
};

void TestExercisePanel::init()
{
    forgetTree();
    ui::Settings().labSolved.set({});
}

void TestExercisePanel::exerciseHidesItsAnswerUntilItIsSolved()
{
    const auto window = opened("tree-1");
    auto *list = part<QListWidget>(*window, "exercises");
    auto *answer = part<QLineEdit>(*window, "exerciseAnswer");
    QVERIFY(!answer->isEnabled()); // nothing is chosen yet, and nothing else was opened
    QCOMPARE(window->session()->setup(), ai::lab::example("tree-1")->setup);
    const auto &all = ai::lab::exercises();
    for (std::size_t i = 0; i < all.size(); ++i) {
        list->setCurrentRow(static_cast<int>(i));
        finish(*window);
        LabSession *session = window->session();
        QCOMPARE(session->setup(), ai::lab::example(all[i].example)->setup);
        QCOMPARE(session->step(), 0U);
        if (const auto *tree = std::get_if<ai::lab::TextTree>(&session->setup().root))
            QVERIFY2(label(*window, "exerciseText")
                         .remove(QChar(0x200b))
                         .contains(tree->toText().c_str()),
                     all[i].key.data());
        const bool seen = session->trace().stepCount() < 100;
        for (const std::uint32_t step : {0U, session->trace().stepCount()}) {
            session->goTo(step);
            QVERIFY2(!window->message().contains("worth") && !window->message().contains("visited"),
                     qPrintable(window->message()));
            session->select({});
            QVERIFY(label(*window, "nodeTheory").isEmpty());
        }
        session->goTo(0);
        QCOMPARE(part<QListView>(*window, "stepList")->model()->rowCount(), 0);
        if (!seen)
            continue;
        give(*window, all[i], *all[i].answers().begin());
        window->findChild<ui::lab::ExercisePanel *>()->check();
        QTRY_VERIFY(label(*window, "exerciseMark").contains("Right"));
        // What the search comes to is said at its end, not where nothing has been visited yet.
        QVERIFY2(!window->message().contains("visited,"), qPrintable(window->message()));
        session->goTo(session->trace().stepCount());
        QVERIFY2(window->message().contains("worth"), qPrintable(window->message()));
        QVERIFY(part<QListView>(*window, "stepList")->model()->rowCount() > 0);
    }
}

void TestExercisePanel::exercisesMarkRightAndWrong()
{
    const auto window = opened();
    auto *list = part<QListWidget>(*window, "exercises");
    auto *answer = part<QLineEdit>(*window, "exerciseAnswer");
    auto *panel = window->findChild<ui::lab::ExercisePanel *>();
    const auto &all = ai::lab::exercises();
    for (std::size_t i = 0; i < all.size(); ++i) {
        list->setCurrentRow(static_cast<int>(i));
        const auto answers = all[i].answers();
        const qint64 right = *answers.begin();
        const bool forSquare = all[i].key.ends_with("-square");
        const std::pair<qint64, const char *> tries[]{
            {right + 1'000'000, forSquare ? "No square has that number" : "it is less"},
            {right - 1'000'000, forSquare ? "No square has that number" : "it is more"},
            {right, "Right"}};
        for (const auto &[given, mark] : tries) {
            if (all[i].ticksGames && given != right)
                continue; // no such games
            give(*window, all[i], given);
            panel->check();
            QTRY_VERIFY2(label(*window, "exerciseMark").contains(mark), all[i].key.data());
            QVERIFY(!label(*window, "exerciseMark").contains("Open")); // it is
        }
        // Why, behind the number.
        const QString reason = label(*window, "exerciseMark").section(". ", 1);
        QVERIFY2(reason.size() > 20, qPrintable(label(*window, "exerciseMark")));
        if (all[i].key == "calls-plain" || all[i].key == "calls-win-only") {
            qint64 sum = 0;
            for (const QString &count : reason.section(": ", 1).chopped(1).split(" + "))
                sum += QLocale().toLongLong(count);
            QCOMPARE(sum, right);
        }
        if (all[i].key == "winning-square")
            QVERIFY2(reason.startsWith("What the squares that were searched are worth to X: ")
                         && reason.contains(QString("%1 (").arg(right)),
                     qPrintable(reason));
        if (all[i].key == "third-alpha")
            QVERIFY2(reason.contains("B, MIN: = 3") && !reason.contains("D, MIN")
                         && reason.contains("Alpha is the best of them for MAX, 3."),
                     qPrintable(reason));
        if (all[i].key == "max-first")
            QVERIFY2(reason.contains("B, MIN: = 4") && reason.contains("C, MIN: \u2264 2")
                         && reason.contains("MAX takes the largest, 4"),
                     qPrintable(reason));
        QVERIFY(list->item(static_cast<int>(i))->text().startsWith(QChar(0x2713)));
    }
    answer->setText("three");
    panel->check();
    QVERIFY(label(*window, "exerciseMark").contains("is not a whole number"));
    // A search that it is not about ends the exercise.
    finish(*window);
    QVERIFY(!list->selectedItems().isEmpty());
    window->controller()->openExample("classic");
    QVERIFY(list->selectedItems().isEmpty());
    QVERIFY(!part<QPushButton>(*window, "checkExercise")->isEnabled());
}

/// Without the right answer.
void TestExercisePanel::wrongAnswersSayWhatMisled()
{
    const auto window = opened();
    auto *list = part<QListWidget>(*window, "exercises");
    auto *panel = window->findChild<ui::lab::ExercisePanel *>();
    const auto &all = ai::lab::exercises();
    for (std::size_t i = 0; i < all.size(); ++i) {
        list->setCurrentRow(static_cast<int>(i));
        const QString right = QString::number(*all[i].answers().begin());
        for (const auto &[given, idea] : all[i].wrong()) {
            if (given >= 64 && all[i].ticksGames)
                continue; // one of each kind came before
            give(*window, all[i], given);
            panel->check();
            const QString why = ui::lab::misconceptionText(idea);
            QVERIFY(!why.isEmpty());
            QVERIFY(!why.split(QRegularExpression("\\W+")).contains(right));
            QTRY_COMPARE(label(*window, "exerciseMark"), QString("\u2717 Not so. %1").arg(why));
        }
    }
}

void TestExercisePanel::solvedExercisesStaySolved()
{
    const QChar tick(0x2713);
    {
        const auto window = opened();
        auto *list = part<QListWidget>(*window, "exercises");
        list->setCurrentRow(2);
        QVERIFY(!list->item(2)->text().startsWith(tick));
        part<QLineEdit>(*window, "exerciseAnswer")->setText("3");
        window->findChild<ui::lab::ExercisePanel *>()->check();
        QTRY_VERIFY(list->item(2)->text().startsWith(tick));
    }
    const auto window = opened();
    auto *list = part<QListWidget>(*window, "exercises");
    for (int row = 0; row < list->count(); ++row)
        QCOMPARE(list->item(row)->text().startsWith(tick), row == 2);
    // Nothing is hidden of what was solved.
    list->setCurrentRow(2);
    finish(*window);
    QVERIFY(!window->session()->solutionHidden());
}

/// The others are named once one was.
void TestExercisePanel::severalAnswersMayBeRight()
{
    const auto window = opened();
    auto *panel = window->findChild<ui::lab::ExercisePanel *>();
    panel->choose("holding-square");
    finish(*window);
    for (const char *square : {"3", "7"}) {
        part<QLineEdit>(*window, "exerciseAnswer")->setText(square);
        panel->check();
        const QString other = square[0] == '3' ? "7" : "3";
        QTRY_VERIFY(label(*window, "exerciseMark")
                        .contains(QString("Right: %1. Also right: %2.").arg(square, other)));
    }
}

void TestExercisePanel::gamesAreTicked()
{
    const auto window = opened();
    auto *panel = window->findChild<ui::lab::ExercisePanel *>();
    panel->choose("max-first");
    QVERIFY(!box(*window, 0)->isVisibleTo(panel));
    panel->choose("other-games");
    finish(*window);
    QVERIFY(!part<QLineEdit>(*window, "exerciseAnswer")->isVisibleTo(panel));
    panel->check(); // none is ticked
    QTRY_VERIFY(label(*window, "exerciseMark").contains("There are more"));
    for (std::size_t i = 0; i < ai::lab::knownGames().size(); ++i) {
        QVERIFY(box(*window, i)->isVisibleTo(panel));
        box(*window, i)->setChecked(!ai::lab::knownGames()[i].broken);
    }
    panel->check();
    QTRY_VERIFY(label(*window, "exerciseMark").contains("Right. All four premises"));
    // Another exercise begins with nothing ticked.
    panel->choose("max-first");
    panel->choose("other-games");
    QVERIFY(!box(*window, 0)->isChecked());
}

namespace {

/// How many pixels are not white.
int inkOf(const QImage &image)
{
    const QImage points = image.convertToFormat(QImage::Format_ARGB32);
    qsizetype white = 0;
    for (int y = 0; y < points.height(); ++y) {
        const auto *line = reinterpret_cast<const QRgb *>(points.constScanLine(y));
        white += std::count(line, line + points.width(), QColor(Qt::white).rgb());
    }
    return static_cast<int>(qsizetype(points.width()) * points.height() - white);
}

/// Black on white.
void usePlainColours(QListWidget &list)
{
    QPalette plain = list.palette();
    plain.setColor(QPalette::Text, Qt::black);
    plain.setColor(QPalette::Base, Qt::white);
    list.setPalette(plain);
}

/// The ink of an item in a list, and that of its whole text.
std::pair<int, int> inkOf(QListWidget &list, QListWidgetItem *item)
{
    list.scrollToItem(item, QAbstractItemView::PositionAtTop);
    const QImage drawn = list.viewport()->grab(list.visualItemRect(item)).toImage();
    QImage whole(QSize(list.fontMetrics().horizontalAdvance(item->text()) + 10, 30),
                 QImage::Format_RGB32);
    whole.fill(Qt::white);
    QPainter painter(&whole);
    painter.setFont(list.font());
    painter.drawText(QPoint(5, 20), item->text()); // at a whole pixel, as in the list
    return {inkOf(drawn), inkOf(whole)};
}

} // namespace

/// In each width with all of their letters.
void TestExercisePanel::exercisesAreListedWhole()
{
    QApplication::setStyle(new ui::AccessibleStyle); // the program's own
    ui::Settings settings;
    ui::lab::ExercisePanel panel(settings);
    panel.show();
    auto *list = part<QListWidget>(panel, "exercises");
    usePlainColours(*list);
    for (int width = 260; width < 500; width += 7) {
        panel.resize(width, 600);
        layOut();
        list->doItemsLayout(); // which waits else
        for (int row = 0; row < list->count(); ++row) {
            const auto [drawn, whole] = inkOf(*list, list->item(row));
            constexpr double blurred = 0.98; // letters between pixels
            QVERIFY2(drawn > blurred * whole, qPrintable(QString("%1: %2 of %3, width %4")
                                                             .arg(list->item(row)->text())
                                                             .arg(drawn)
                                                             .arg(whole)
                                                             .arg(width)));
        }
    }
}

/// As Space and the arrow keys do; also where the page is opened from the start page.
void TestExercisePanel::returnOpensTheFirstExercise()
{
    const auto window = opened("tree-1");
    window->showStartPage();
    window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(window.get()));
    trigger(*window, "pageExercises");
    auto *list = part<QListWidget>(*window, "exercises");
    QTRY_COMPARE(QApplication::focusWidget(), list);
    QTest::keyClick(list, Qt::Key_Return);
    finish(*window);
    const auto &first = ai::lab::exercises().front();
    QCOMPARE(window->session()->setup(), ai::lab::example(first.example)->setup);
    QVERIFY(part<QLineEdit>(*window, "exerciseAnswer")->isEnabled());
}

/// However narrow the panel is; the buttons go below it.
void TestExercisePanel::fieldHoldsTheLargestCount()
{
    ui::Settings settings;
    ui::lab::ExercisePanel panel(settings);
    panel.show();
    const auto *field = part<QLineEdit>(panel, "exerciseAnswer");
    for (int width = 200; width < 500; width += 20) {
        panel.resize(width, 600);
        layOut();
        QVERIFY2(field->width() > field->fontMetrics().horizontalAdvance("88888888") + 8,
                 qPrintable(QString::number(width)));
        QVERIFY(field->visibleRegion().boundingRect() == field->rect());
    }
}

namespace {

/// How many rows without ink there are in each gap between two rows with some.
QList<int> gapsOf(const QImage &image)
{
    QList<int> gaps;
    int empty = -1; // nothing before the first row with ink is a gap
    for (int y = 0; y < image.height(); ++y) {
        if (inkOf(image.copy(0, y, image.width(), 1)) == 0) {
            empty += empty < 0 ? 0 : 1;
            continue;
        }
        if (empty > 0)
            gaps << empty;
        empty = 0;
    }
    return gaps;
}

} // namespace

/// Farther than the lines of one.
void TestExercisePanel::exercisesStandApart()
{
    QApplication::setStyle(new ui::AccessibleStyle); // the program's own
    ui::Settings settings;
    ui::lab::ExercisePanel panel(settings);
    QFont large = panel.font();
    large.setPointSizeF(2 * large.pointSizeF()); // so that titles need several lines
    panel.setFont(large);
    panel.resize(260, 3000);
    panel.show();
    auto *list = part<QListWidget>(panel, "exercises");
    usePlainColours(*list);
    layOut();
    list->doItemsLayout(); // which waits else
    const auto gapsIn = [list](const QRect &area) {
        return gapsOf(list->viewport()->grab(area).toImage());
    };
    list->setCurrentItem(nullptr); // which has no white ground
    int wrapped = 0;
    for (int row = 0; row + 1 < list->count(); ++row) {
        const QRect upper = list->visualItemRect(list->item(row));
        const QRect lower = list->visualItemRect(list->item(row + 1));
        QVERIFY(lower.bottom() <= list->viewport()->rect().bottom());
        const QList<int> between = gapsIn(upper | lower);
        const QList<int> inLines = gapsIn(upper) + gapsIn(lower);
        QCOMPARE(between.size(), inLines.size() + 1);
        const int apart = between[gapsIn(upper).size()];
        wrapped += inLines.isEmpty() ? 0 : 1;
        QVERIFY2(inLines.isEmpty() || apart > *std::max_element(inLines.begin(), inLines.end()),
                 qPrintable(list->item(row)->text()));
    }
    QVERIFY(wrapped > 0);
}

/// The list names the exercises; the whole text stands once, below it, and is each title's tool
/// tip and description.
void TestExercisePanel::titlesAreShort()
{
    ui::Settings settings;
    ui::lab::ExercisePanel panel(settings);
    const auto *list = part<QListWidget>(panel, "exercises");
    QSet<QString> titles;
    for (int row = 0; row < list->count(); ++row) {
        const auto key = ai::lab::exercises()[static_cast<std::size_t>(row)].key;
        const QString title = list->item(row)->text();
        QVERIFY2(!title.isEmpty() && title.size() < 40, key.data());
        QCOMPARE(list->item(row)->data(Qt::AccessibleDescriptionRole).toString(),
                 ui::lab::exerciseText(key));
        titles += title;
    }
    QCOMPARE(titles.size(), list->count());
}

/// On its page, and where its answer keeps another page from comparing.
void TestExercisePanel::exerciseCanBeGivenUp()
{
    const auto window = opened("tree-1");
    auto *panel = window->findChild<ui::lab::ExercisePanel *>();
    auto *give = part<QPushButton>(*window, "giveUpExercise");
    auto *giveHere = part<QPushButton>(*window, "giveUpHere");
    QVERIFY(!give->isEnabled());
    QVERIFY(giveHere->isHidden());
    for (QPushButton *button : {give, giveHere}) {
        panel->choose("max-first");
        finish(*window);
        QVERIFY(window->session()->solutionHidden());
        QVERIFY(give->isEnabled());
        QVERIFY(!giveHere->isHidden());
        QVERIFY(!part<QPushButton>(*window, "compare")->isEnabled());
        button->click();
        QVERIFY(!window->session()->solutionHidden());
        QVERIFY(part<QPushButton>(*window, "compare")->isEnabled());
        QVERIFY(giveHere->isHidden());
        QVERIFY(part<QListWidget>(*window, "exercises")->selectedItems().isEmpty());
        QVERIFY(label(*window, "exerciseMark").startsWith("Given up"));
    }
}

QTEST_MAIN(TestExercisePanel)
#include "tst_exercisepanel.moc"
