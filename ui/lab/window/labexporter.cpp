#include "ui/lab/window/labexporter.h"

#include "ai/search/searchcontrol.h"
#include "ui/lab/window/labexport.h"

#include <QFileDialog>

namespace ui::lab {

LabExporter::LabExporter(TreeCanvas *canvas, QObject *parent)
    : QObject(parent)
    , m_canvas(canvas)
{
    connect(&m_worker, &BackgroundTask::runningChanged, this, &LabExporter::busyChanged);
    connect(&m_worker, &BackgroundTask::failed, this, [this](const QString &problem) {
        emit messageChanged(tr("Could not save: %1.").arg(problem));
    });
}

void LabExporter::savePicture(Picture kind, const QString &title)
{
    const bool svg = kind == Picture::Svg;
    const QString path = QFileDialog::getSaveFileName(
        m_canvas->window(), tr("Save the tree"), tr("tree") + (svg ? ".svg" : ".png"),
        svg ? tr("Pictures (*.svg)") : tr("Pictures (*.png)"));
    if (!path.isEmpty())
        report(path, writeFile(path, svg ? treeAsSvg(*m_canvas, title) : treeAsPng(*m_canvas)));
}

void LabExporter::saveText(const ai::lab::TracedSearch &search)
{
    const QString path = QFileDialog::getSaveFileName(m_canvas->window(), tr("Save the steps"),
                                                      tr("steps") + ".txt", tr("Text (*.txt)"));
    if (path.isEmpty())
        return;
    emit messageChanged(tr("Saving %1\u2026").arg(path));
    m_worker.start([this, search, path](const BackgroundTask::Context &context) {
        ai::SearchControl control({}, context.stopToken);
        const QString problem = writeSearch(path, search, control);
        return [this, path, problem] { report(path, problem); };
    });
}

void LabExporter::stop()
{
    if (!m_worker.isRunning())
        return;
    m_worker.cancel();
    emit messageChanged(tr("Stopped. Nothing was saved."));
}

void LabExporter::report(const QString &path, const QString &problem)
{
    emit messageChanged(problem.isEmpty() ? tr("Saved as %1.").arg(path)
                                          : tr("Could not save %1: %2.").arg(path, problem));
}

} // namespace ui::lab
