#include "ui/lab/window/exportcommands.h"

namespace ui::lab {

ExportCommands::ExportCommands(const Parts &parts, QObject *parent)
    : QObject(parent)
    , m_parts(parts)
{
    const LabMenus &menus = parts.menus;
    onCommand(menus.savePng(), [this] { savePicture(LabExporter::Picture::Png); });
    onCommand(menus.saveSvg(), [this] { savePicture(LabExporter::Picture::Svg); });
    onCommand(menus.saveText(), [this] { m_parts.exporter.saveText(search(), title()); });
    onCommand(menus.savePage(), [this] {
        m_parts.exporter.savePage(search(), title(), m_parts.lessons.lessonShown());
    });
    onCommand(menus.worksheet(), [this] {
        m_parts.exporter.saveWorksheet({LabExporter::worksheetOf(search(), title())},
                                       m_parts.lessons.lessonShown());
    });
    connect(menus.randomWorksheet(), &QAction::triggered, this,
            [this] { m_parts.exporter.saveWorksheet(randomWorksheet()); });
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
    m_parts.exporter.savePicture(kind, m_parts.menus.pictureExtent(), title());
}

/// That of the lesson, with what the controller remarks of its search where it has that title.
QString ExportCommands::title() const
{
    const QString shown = m_parts.controller.title();
    const QString written = QString::fromStdString(m_parts.lessons.lessonShown().title);
    return written.isEmpty() || shown.startsWith(written) ? shown : written;
}

/// A series that its first number and the shape bring back.
std::vector<LabExporter::WorksheetRequest> ExportCommands::randomWorksheet() const
{
    constexpr quint64 length = 4;
    const RandomBar &random = m_parts.random;
    std::vector<LabExporter::WorksheetRequest> requests;
    for (quint64 seed = random.seed(); seed < random.seed() + length; ++seed)
        requests.push_back({tr("%1 (%2)", "a random tree and its shape")
                                .arg(LabController::randomTitle(seed), random.shapeText()),
                            {random.treeOf(seed), ai::lab::Algorithm::AlphaBetaShared}});
    return requests;
}

} // namespace ui::lab
