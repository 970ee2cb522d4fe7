#include "ui/window/pages/computerpage.h"

#include "ui/common/titles.h"

#include <QFormLayout>
#include <QLabel>

namespace ui {

namespace {

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
{
    setObjectName("computerPage");
    setWindowTitle(tr("Comp&uter"));
    m_time->setObjectName("thinkingTime");
    for (const std::chrono::milliseconds time : offeredThinkingTimes)
        m_time->addItem(thinkingTimeTitle(time), static_cast<int>(time.count()));
    m_memory->setObjectName("tableMemory");
    for (const int mebibytes : offeredTableMemories)
        m_memory->addItem(memoryTitle(mebibytes), mebibytes);
    auto *note = new QLabel(tr("Both are for the level Hard in Othello. More of either makes it "
                               "stronger; the other levels and games need neither."));
    note->setWordWrap(true);
    auto *form = new QFormLayout(this);
    form->addRow(note);
    form->addRow(tr("Thinking &time"), m_time);
    form->addRow(tr("Memory for &positions"), m_memory);
}

void ComputerPage::load()
{
    const std::chrono::milliseconds time = m_settings.thinkingTime();
    showChoice(*m_time, static_cast<int>(time.count()), thinkingTimeTitle(time));
    showChoice(*m_memory, m_settings.tableMemory(), memoryTitle(m_settings.tableMemory()));
}

void ComputerPage::save()
{
    m_settings.setThinkingTime(std::chrono::milliseconds(m_time->currentData().toInt()));
    m_settings.setTableMemory(m_memory->currentData().toInt());
}

} // namespace ui
