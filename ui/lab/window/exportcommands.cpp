#include "ui/lab/window/exportcommands.h"

#include "ui/lab/export/worksheetdialog.h"

namespace ui::lab {

ExportCommands::ExportCommands(const Parts &parts, QObject *parent)
    : QObject(parent)
    , m_parts(parts)
{
    const LabCommands &commands = parts.commands;
    onCommand(commands.savePng, [this] { savePicture(LabExporter::Picture::Png); });
    onCommand(commands.saveSvg, [this] { savePicture(LabExporter::Picture::Svg); });
    onCommand(commands.saveText, [this] { m_parts.exporter.saveText(search(), title()); });
    onCommand(commands.savePage, [this] {
        m_parts.exporter.savePage(search(), title(), m_parts.lessons.lessonShown());
    });
    onCommand(commands.saveQuestions,
              [this] { m_parts.exporter.saveQuestions(search(), title()); });
    onCommand(commands.worksheet, [this] { askOfWorksheet(); });
    connect(commands.randomWorksheet, &QAction::triggered, this,
            &ExportCommands::askOfRandomWorksheet);
}

template <class Save>
void ExportCommands::onCommand(const QAction *command, const Save &save)
{
    connect(command, &QAction::triggered, this, [this, save] {
        if (m_parts.controller.session()->hasTrace())
            save();
    });
}

void ExportCommands::savePicture(LabExporter::Picture kind)
{
    m_parts.exporter.savePicture(kind,
                                 m_parts.commands.pictureOfAll->isChecked()
                                     ? TreeCanvas::Extent::Everything
                                     : TreeCanvas::Extent::Open,
                                 title());
}

/// That of the lesson, with what the controller remarks of its search where it has that title.
QString ExportCommands::title() const
{
    const QString shown = m_parts.controller.title();
    const QString written = QString::fromStdString(m_parts.lessons.lessonShown().title);
    return written.isEmpty() || shown.startsWith(written) ? shown : written;
}

void ExportCommands::askOfWorksheet()
{
    auto *dialog = new WorksheetDialog(m_parts.exporter.window());
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        m_parts.exporter.saveWorksheet({LabExporter::worksheetOf(search(), title())},
                                       m_parts.lessons.lessonShown(), dialog->key());
    });
    dialog->open();
}

/// Begins with the tree that the bar has.
void ExportCommands::askOfRandomWorksheet()
{
    const RandomBar &random = m_parts.random;
    auto *dialog = new WorksheetDialog(random.seed(), random.series(), m_parts.exporter.window());
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        m_parts.exporter.saveWorksheet(dialog->requests(), {}, dialog->key());
    });
    dialog->open();
}

} // namespace ui::lab
