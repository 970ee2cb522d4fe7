#include "ui/lab/panels/exercisepanel.h"

#include "ai/lab/lessons/examples.h"
#include "ai/search/searchcontrol.h"
#include "ui/accessibility/announcer.h"
#include "ui/controls/flatbutton.h"
#include "ui/controls/flowlayout.h"
#include "ui/controls/verticalscrollarea.h"
#include "ui/controls/wrappedlabel.h"
#include "ui/controls/wrappedrows.h"
#include "ui/lab/texts/exercisetexts.h"
#include "ui/lab/texts/labtexts.h"

#include <QCoreApplication>
#include <QGridLayout>
#include <QLocale>
#include <QRegularExpression>
#include <QVBoxLayout>

namespace ui::lab {

using ai::lab::Exercise;
using ai::lab::exercises;

namespace {

/// Parses a whole number, with or without the locale's group separators.
std::optional<qint64> numberIn(const QString &text)
{
    bool ok = false;
    QString plain = text.trimmed();
    plain.replace(QChar(0x2212), '-');
    qint64 value = plain.toLongLong(&ok);
    if (!ok)
        value = QLocale().toLongLong(plain, &ok);
    return ok ? std::optional(value) : std::nullopt;
}

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(ui::lab::ExercisePanel)
};

/// A field as wide as the largest count.
class NumberField : public QLineEdit
{
public:
    QSize minimumSizeHint() const override { return sizeHint(); }
};

/// A text whose trees may be broken at their commas.
QString breakable(QString text)
{
    static const QRegularExpression comma(",(?=\\S)(?!\\d{3}\\b)");
    return text.replace(comma, QStringLiteral(",\u200b"));
}

QString othersAreRight(const std::set<std::int64_t> &answers, qint64 given)
{
    QStringList others;
    for (const qint64 answer : answers) {
        if (answer != given)
            others += countText(answer);
    }
    return Texts::tr("Also right: %1.", "numbers").arg(others.join(Texts::tr(", ")));
}

} // namespace

ExercisePanel::ExercisePanel(Settings &settings, QWidget *parent)
    : QWidget(parent)
    , m_settings(settings)
    , m_list(new QListWidget)
    , m_text(wrappedLabel("exerciseText"))
    , m_answer(new NumberField)
    , m_gameBoxes(makeGames())
    , m_check(new FlatButton(tr("Check")))
    , m_look(new FlatButton(tr("Open in the Lab")))
    , m_giveUp(new FlatButton(tr("Give up")))
    , m_mark(wrappedLabel("exerciseMark"))
{
    m_list->setObjectName("exercises");
    m_list->setAccessibleName(tr("Exercises"));
    constexpr int betweenExercises = 6; // pixels
    wrapRows(*m_list, betweenExercises);
    m_answer->setObjectName("exerciseAnswer");
    m_answer->setAccessibleName(tr("Your answer"));
    m_answer->setPlaceholderText(tr("Number"));
    m_check->setObjectName("checkExercise");
    m_look->setObjectName("openExercise");
    m_giveUp->setObjectName("giveUpExercise");
    m_giveUp->setToolTip(tr("Ends the exercise, and shows what it asked for"));
    for (int row = 0; row < static_cast<int>(exercises().size()); ++row) {
        m_list->addItem(QString());
        showTitle(row);
    }
    auto *line = new FlowLayout;
    for (QWidget *part : std::initializer_list<QWidget *>{m_answer, m_check, m_look, m_giveUp})
        line->addWidget(part);
    // In little space the exercises scroll first, then the page.
    m_list->setMinimumHeight(4 * fontMetrics().lineSpacing());
    QVBoxLayout *layout = scrollingColumn(this);
    layout->addWidget(m_list, 1);
    layout->addWidget(m_text);
    layout->addWidget(m_gameBoxes);
    layout->addLayout(line);
    layout->addWidget(m_mark);
    setFocusProxy(m_list);
    connect(m_list, &QListWidget::itemSelectionChanged, this, &ExercisePanel::showChosen);
    connect(m_list, &QListWidget::itemActivated, this, [this](QListWidgetItem *item) {
        if (item->isSelected())
            openExample();
        else
            item->setSelected(true); // which opens it: by Return after the list got the focus
    });
    connect(m_answer, &QLineEdit::returnPressed, this, &ExercisePanel::check);
    connect(m_check, &QPushButton::clicked, this, &ExercisePanel::check);
    connect(m_look, &QPushButton::clicked, this, &ExercisePanel::openExample);
    connect(m_giveUp, &QPushButton::clicked, this, &ExercisePanel::giveUp);
    connect(&m_worker, &BackgroundTask::failed, this, &ExercisePanel::mark);
    showChosen();
}

/// Creates the list of games to tick, in two columns.
QWidget *ExercisePanel::makeGames()
{
    auto *boxes = new QWidget;
    auto *grid = new QGridLayout(boxes);
    grid->setContentsMargins(0, 0, 0, 0);
    for (const ai::lab::KnownGame &game : ai::lab::knownGames()) {
        const int place = static_cast<int>(m_games.size());
        m_games.push_back(new QCheckBox(knownGameText(game.key)));
        grid->addWidget(m_games.back(), place / 2, place % 2);
    }
    boxes->hide(); // hidden by default: few exercises need it, and it is wide
    return boxes;
}

std::optional<qint64> ExercisePanel::given() const
{
    if (!exercise().ticksGames)
        return numberIn(m_answer->text());
    qint64 ticked = 0;
    for (std::size_t i = 0; i < m_games.size(); ++i)
        ticked |= m_games[i]->isChecked() ? qint64(1) << i : 0;
    return ticked;
}

int ExercisePanel::chosen() const
{
    const QList<QListWidgetItem *> items = m_list->selectedItems();
    return items.isEmpty() ? -1 : m_list->row(items.front());
}

const Exercise &ExercisePanel::exercise() const
{
    return exercises()[static_cast<std::size_t>(chosen())];
}

QString ExercisePanel::keyOf(int row)
{
    return QString::fromUtf8(exercises()[static_cast<std::size_t>(row)].key);
}

bool ExercisePanel::isSolved(int row) const
{
    return m_settings.labSolved().contains(keyOf(row));
}

void ExercisePanel::setSolved(int row)
{
    if (!isSolved(row))
        m_settings.labSolved.set(m_settings.labSolved() + QStringList(keyOf(row)));
    showTitle(row);
}

void ExercisePanel::showTitle(int row)
{
    const Exercise &shown = exercises()[static_cast<std::size_t>(row)];
    const QString title = exerciseTitle(shown.key);
    m_list->item(row)->setText(isSolved(row) ? tr("\u2713 %1", "solved").arg(title) : title);
    for (const int role : {int(Qt::ToolTipRole), int(Qt::AccessibleDescriptionRole)})
        m_list->item(row)->setData(role, exerciseText(shown.key));
}

void ExercisePanel::choose(const QString &key)
{
    for (int row = 0; row < m_list->count(); ++row) {
        if (keyOf(row) == key)
            m_list->setCurrentRow(row);
    }
    m_list->setFocus();
}

void ExercisePanel::showChosen()
{
    m_worker.cancel();
    m_answer->clear();
    m_mark->clear();
    const bool any = chosen() >= 0;
    const bool ticks = any && exercise().ticksGames;
    m_answer->setVisible(!ticks);
    m_gameBoxes->setVisible(ticks);
    for (QCheckBox *game : m_games)
        game->setChecked(false);
    for (QWidget *widget : std::initializer_list<QWidget *>{m_answer, m_check, m_look, m_giveUp})
        widget->setEnabled(any);
    m_text->setText(any ? breakable(exerciseText(exercise().key))
                        : tr("Choose an exercise. What it asks about opens beside it, at the first "
                             "step."));
    if (any)
        openExample();
}

void ExercisePanel::clearChoice()
{
    m_list->clearSelection();
}

void ExercisePanel::giveUp()
{
    clearChoice();
    mark(tr("Given up: the search beside shows the answer step by step."));
    emit givenUp();
}

void ExercisePanel::openExample()
{
    if (chosen() < 0)
        return;
    emit exampleRequested(QString::fromUtf8(exercise().example), isSolved(chosen()));
}

void ExercisePanel::check()
{
    if (chosen() < 0)
        return;
    const std::optional<qint64> given = this->given();
    if (!given) {
        mark(tr("\u201c%1\u201d is not a whole number.").arg(m_answer->text()));
        return;
    }
    m_mark->setText(tr("Counting\u2026"));
    const int row = chosen();
    m_worker.start([this, row, given, asked = exercise()](const BackgroundTask::Context &context) {
        ai::SearchControl control({}, context.stopToken);
        const auto answers = asked.answers();
        const bool right = answers.contains(*given);
        QString reason;
        if (right)
            reason = exerciseReason(
                asked.key, traceSearch(ai::lab::example(asked.example)->setup, control), *given);
        if (right && answers.size() > 1)
            reason = othersAreRight(answers, *given) + ' ' + reason;
        const auto idea = misconception(asked, *given);
        return [this, row, given, answers, right, ticks = asked.ticksGames, reason, idea] {
            if (right) {
                setSolved(row);
                mark(ticks ? tr("\u2713 Right. %1", "why").arg(reason)
                           : tr("\u2713 Right: %1. %2", "a number and why")
                                 .arg(countText(*given), reason));
                emit solved(keyOf(row));
            } else if (idea) {
                mark(tr("\u2717 Not so. %1", "why").arg(misconceptionText(*idea)));
            } else {
                mark(*given < *answers.begin()
                         ? tr("\u2717 Not so: it is more. The search beside shows it step by step.")
                         : tr("\u2717 Not so: it is less. The search beside shows it step by "
                              "step."));
            }
        };
    });
}

void ExercisePanel::mark(const QString &text)
{
    m_mark->setText(text);
    Announcer(m_mark).announce(text);
}

} // namespace ui::lab
