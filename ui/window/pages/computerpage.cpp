#include "ui/window/pages/computerpage.h"

#include "ui/common/titles.h"
#include "ui/controls/flatcombobox.h"

#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QVBoxLayout>

#include <memory>
#include <utility>

namespace ui {

namespace {

QString threadsTitle(int threads)
{
    return threads == 0 ? ComputerPage::tr("Automatic") : QLocale().toString(threads);
}

int numberOf(int value)
{
    return value;
}

int numberOf(std::chrono::milliseconds value)
{
    return static_cast<int>(value.count());
}

/// Selects a value, adding it if it is not one of the standard choices.
void chooseIn(QComboBox &box, int value, const QString &title)
{
    if (box.findData(value) < 0)
        box.addItem(title, value);
    box.setCurrentIndex(box.findData(value));
}

} // namespace

ComputerPage::ComputerPage(Settings &settings, QWidget *parent)
    : PreferencesPage(parent)
{
    setObjectName("computerPage");
    setWindowTitle(tr("Comp&uter"));
    auto *note = new QLabel(
        tr("These are for the level Hard in Othello. Hints use the opening book as well."));
    note->setWordWrap(true);
    auto *form = new QFormLayout;
    form->setVerticalSpacing(fontMetrics().height() / 2);
    form->setFieldGrowthPolicy(QFormLayout::FieldsStayAtSizeHint);
    form->addRow(note);
    form->addRow(tr("Thinking &time"), choiceOf(settings.thinkingTime, "thinkingTime",
                                                offeredThinkingTimes, thinkingTimeTitle));
    form->addRow(tr("Memory for &positions"),
                 choiceOf(settings.tableMemory, "tableMemory", offeredTableMemories, memoryTitle));
    form->addRow(tr("Process&ors"),
                 choiceOf(settings.searchThreads, "searchThreads", offeredThreads, threadsTitle));
    form->addRow(switchOf(settings.usesBook, "openingBook", tr("Play from the opening &book"),
                          tr("Hard and hints then know good first moves of Othello without "
                             "thinking, and vary them.")));
    auto *layout = new QVBoxLayout(this);
    auto *row = new QHBoxLayout; // as wide as its contents, with space for longer languages
    row->addWidget(cardOf(form), 3);
    row->addStretch(1);
    layout->addLayout(row);
    layout->addStretch();
}

void ComputerPage::load()
{
    for (const Row &row : m_rows)
        row.load();
}

void ComputerPage::save()
{
    for (const Row &row : m_rows)
        row.save();
}

template <class T, std::size_t count>
QComboBox *ComputerPage::choiceOf(Setting<T> &setting, const char *name,
                                  const std::array<T, count> &offered, QString (*title)(T))
{
    auto *box = new FlatComboBox;
    box->setSizeAdjustPolicy(QComboBox::AdjustToContents); // else long texts are cut
    box->setObjectName(name);
    box->setMinimumWidth(14 * fontMetrics().height());
    for (const T value : offered)
        box->addItem(title(value), numberOf(value));
    connect(box, &QComboBox::activated, this, &ComputerPage::changed);
    const auto shown = std::make_shared<T>();
    const auto load = [box, title, shown, &setting] {
        *shown = setting();
        chooseIn(*box, numberOf(*shown), title(*shown));
    };
    const auto save = [box, shown, &setting] {
        const T chosen(box->currentData().toInt());
        setting.set(chosen, std::exchange(*shown, chosen));
    };
    m_rows.push_back({load, save});
    return box;
}

QWidget *ComputerPage::switchOf(Setting<bool> &setting, const char *name, const QString &text,
                                const QString &toolTip)
{
    QCheckBox *box = newSwitch(text, name);
    box->setToolTip(toolTip);
    const auto shown = std::make_shared<bool>();
    m_rows.push_back({[box, shown, &setting] { setSwitch(box, *shown = setting()); },
                      [box, shown, &setting] {
                          setting.set(box->isChecked(), std::exchange(*shown, box->isChecked()));
                      }});
    return box;
}

} // namespace ui
