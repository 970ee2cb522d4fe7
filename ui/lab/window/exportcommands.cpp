#include "ui/lab/window/exportcommands.h"

#include "ui/lab/export/practicepage.h"
#include "ui/lab/export/worksheetdialog.h"

namespace ui::lab {

ExportCommands::ExportCommands(const Parts &parts, QObject *parent)
    : QObject(parent)
    , m_parts(parts)
{
    const LabCommands &commands = parts.commands;
    onCommand(commands.savePng, [this] { savePicture(LabExporter::PictureKind::Bitmap); });
    onCommand(commands.saveSvg, [this] { savePicture(LabExporter::PictureKind::Vector); });
    onCommand(commands.saveText, [this] { m_parts.exporter.saveText(search(), title()); });
    onCommand(commands.savePage, [this] { m_parts.exporter.savePage(exported()); });
    onCommand(commands.saveQuestions, [this] { m_parts.exporter.saveQuestions(exported()); });
    onCommand(commands.worksheet, [this] { askOfWorksheet(); });
    connect(commands.savePractice, &QAction::triggered, this, &ExportCommands::savePractice);
    connect(commands.randomWorksheet, &QAction::triggered, this,
            &ExportCommands::askOfRandomWorksheet);
    connect(commands.randomQuestions, &QAction::triggered, this,
            &ExportCommands::askOfRandomQuestions);
}

template <class Save>
void ExportCommands::onCommand(const QAction *command, const Save &save)
{
    connect(command, &QAction::triggered, this, [this, save] {
        if (m_parts.controller.session()->hasTrace())
            save();
    });
}

void ExportCommands::savePicture(LabExporter::PictureKind kind)
{
    m_parts.exporter.savePicture(kind, title());
}

/// The lesson that is open, or the search that is shown.
ExportedLesson ExportCommands::exported() const
{
    const ai::lab::Lesson lesson = m_parts.lessons.wholeLessonShown();
    if (lesson.size() > 1)
        return {lesson, m_parts.lessons.name()};
    return LabExporter::exported(search(), title(), lesson.front());
}

/// Starts with the current tree, if the page supports it.
void ExportCommands::savePractice()
{
    std::optional<ai::lab::TextTree> start;
    if (m_parts.controller.session()->hasTrace()) {
        const auto *tree = std::get_if<ai::lab::TextTree>(&search().setup.root);
        if (tree != nullptr && practiceProblem(*tree).isEmpty())
            start = *tree;
    }
    m_parts.exporter.savePractice(start);
}

/// The lesson's title, followed by the controller's remark on its search if that has this title.
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
        m_parts.exporter.saveWorksheet(exported(), dialog->key(), dialog->isPortrait());
    });
    dialog->open();
}

/// Starts with the random tree chosen in the bar.
WorksheetDialog *ExportCommands::randomTreesDialog() const
{
    const RandomBar &random = m_parts.random;
    const ai::lab::SearchSetup like =
        m_parts.controller.session()->hasTrace() ? search().setup : ai::lab::SearchSetup();
    return new WorksheetDialog(random.seed(), random.series(), like, m_parts.exporter.window());
}

void ExportCommands::askOfRandomWorksheet()
{
    WorksheetDialog *dialog = randomTreesDialog();
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        m_parts.exporter.saveRandomWorksheet(dialog->trees(), dialog->key(), dialog->isPortrait());
    });
    dialog->open();
}

void ExportCommands::askOfRandomQuestions()
{
    WorksheetDialog *dialog = randomTreesDialog();
    dialog->askForQuestions();
    connect(dialog, &QDialog::accepted, this,
            [this, dialog] { m_parts.exporter.saveRandomQuestions(dialog->trees()); });
    dialog->open();
}

} // namespace ui::lab
