#include "ui/window/pages/computerpage.h"

#include "ui/common/titles.h"

#include <QFormLayout>
#include <QLabel>
#include <QLocale>

namespace ui {

namespace {

QString threadsTitle(int threads)
{
    return threads == 0 ? ComputerPage::tr("As many as help") : QLocale().toString(threads);
}

/// Chooses a value, which is added where it is none of the usual ones.
void showChoice(QComboBox &box, int value, const QString &title)
{
    if (box.findData(value) < 0)
        box.addItem(title, value);
    box.setCurrentIndex(box.findData(value));
}

} // namespace

ComputerPage::ComputerPage(Settings &settings, QWidget *parent)
    : PreferencesPage(parent)
    , m_settings(settings)
    , m_time(new QComboBox)
    , m_memory(new QComboBox)
    , m_threads(new QComboBox)
    , m_book(new QCheckBox(tr("Play from the opening &book")))
{
    setObjectName("computerPage");
    setWindowTitle(tr("Comp&uter"));
    m_time->setObjectName("thinkingTime");
    for (const std::chrono::milliseconds time : offeredThinkingTimes)
        m_time->addItem(thinkingTimeTitle(time), static_cast<int>(time.count()));
    m_memory->setObjectName("tableMemory");
    for (const int mebibytes : offeredTableMemories)
        m_memory->addItem(memoryTitle(mebibytes), mebibytes);
    m_threads->setObjectName("searchThreads");
    for (const int threads : offeredThreads)
        m_threads->addItem(threadsTitle(threads), threads);
    m_book->setObjectName("openingBook");
    m_book->setToolTip(tr("Hard and hints then know good first moves of Othello without thinking, "
                          "and vary them."));
    auto *note = new QLabel(tr("These are for the level Hard in Othello. More of each makes it "
                               "stronger; the other levels and games need none of them."));
    note->setWordWrap(true);
    const int width = 14 * fontMetrics().height();
    for (QComboBox *box : {m_time, m_memory, m_threads})
        box->setMinimumWidth(width);
    auto *form = new QFormLayout(this);
    form->setFieldGrowthPolicy(QFormLayout::FieldsStayAtSizeHint);
    form->addRow(note);
    form->addRow(tr("Thinking &time"), m_time);
    form->addRow(tr("Memory for &positions"), m_memory);
    form->addRow(tr("Process&ors"), m_threads);
    form->addRow(m_book);
}

void ComputerPage::load()
{
    const std::chrono::milliseconds time = m_settings.thinkingTime();
    showChoice(*m_time, static_cast<int>(time.count()), thinkingTimeTitle(time));
    showChoice(*m_memory, m_settings.tableMemory(), memoryTitle(m_settings.tableMemory()));
    showChoice(*m_threads, m_settings.searchThreads(), threadsTitle(m_settings.searchThreads()));
    m_book->setChecked(m_settings.usesBook());
}

void ComputerPage::save()
{
    m_settings.thinkingTime.set(std::chrono::milliseconds(m_time->currentData().toInt()));
    m_settings.tableMemory.set(m_memory->currentData().toInt());
    m_settings.searchThreads.set(m_threads->currentData().toInt());
    m_settings.usesBook.set(m_book->isChecked());
}

} // namespace ui
