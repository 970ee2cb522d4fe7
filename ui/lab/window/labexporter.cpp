#include "ui/lab/window/labexporter.h"

#include "ai/search/searchcontrol.h"
#include "ui/lab/export/webpage.h"
#include "ui/lab/export/worksheet.h"
#include "ui/lab/model/labtexts.h"
#include "ui/lab/window/labexport.h"

#include <QFileDialog>

namespace ui::lab {

QString LabExporter::drawnText(const TreeScene &scene)
{
    const QString drawn = countText(static_cast<qint64>(scene.nodes().size()));
    return scene.hiddenNodes() == 0 ? tr("All %1 nodes are drawn.").arg(drawn)
                                    : tr("%1 nodes are drawn; %2 more are counted where they hang.")
                                          .arg(drawn, countText(scene.hiddenNodes()));
}

LabExporter::LabExporter(TreeCanvas *canvas, QObject *parent)
    : QObject(parent)
    , m_canvas(canvas)
{
    connect(&m_worker, &BackgroundTask::runningChanged, this, &LabExporter::busyChanged);
    connect(&m_worker, &BackgroundTask::failed, this, [this](const QString &problem) {
        emit messageChanged(tr("Could not save: %1.").arg(problem));
    });
    connect(&m_saver, &FileSaver::saved, this, &LabExporter::report);
    connect(&m_saver, &FileSaver::finished, this, &LabExporter::busyChanged);
}

void LabExporter::savePicture(Picture kind, TreeCanvas::Extent extent, const QString &title)
{
    const bool svg = kind == Picture::Svg;
    const QString path = QFileDialog::getSaveFileName(
        m_canvas->window(), tr("Save the tree"), tr("tree") + (svg ? ".svg" : ".png"),
        svg ? tr("Pictures (*.svg)") : tr("Pictures (*.png)"));
    if (path.isEmpty())
        return;
    const TreePicture tree = m_canvas->picture(extent);
    save(path, svg ? treeAsSvg(tree, title) : treeAsPng(tree), drawnText(tree.scene()));
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
        const QByteArray text = searchAsText(search, control).toUtf8();
        return [this, path, text] { save(path, text); };
    });
}

void LabExporter::savePage(const ai::lab::TracedSearch &search, const QString &title,
                           std::uint32_t step)
{
    if (const QString problem = webPageProblem(search); !problem.isEmpty()) {
        emit messageChanged(problem);
        return;
    }
    const QString path =
        QFileDialog::getSaveFileName(m_canvas->window(), tr("Export as a web page"),
                                     tr("search") + ".html", tr("Web pages (*.html)"));
    if (path.isEmpty())
        return;
    m_worker.start([this, search, title, step, path](const BackgroundTask::Context &) {
        const QByteArray page = webPage(search, title, step);
        return [this, path, page] { save(path, page); };
    });
}

void LabExporter::saveWorksheet(const std::vector<WorksheetRequest> &requests)
{
    const QString path =
        QFileDialog::getSaveFileName(m_canvas->window(), tr("Save the worksheet"),
                                     tr("worksheet") + ".pdf", tr("PDF files (*.pdf)"));
    if (!path.isEmpty())
        writeWorksheet(path, requests);
}

void LabExporter::writeWorksheet(const QString &path, const std::vector<WorksheetRequest> &requests)
{
    m_worker.start(
        [this, requests, path](const BackgroundTask::Context &context) -> BackgroundTask::Answer {
            ai::SearchControl control({}, context.stopToken);
            std::vector<WorksheetTask> tasks;
            for (const WorksheetRequest &request : requests) {
                tasks.push_back({request.title, traceSearch(request.setup, control)});
                if (control.stopped())
                    return {};
                const QString problem = worksheetProblem(tasks.back().search);
                if (!problem.isEmpty())
                    return [this, problem] { emit messageChanged(problem); };
            }
            const QByteArray pdf = worksheetPdf(tasks);
            return [this, path, pdf] { save(path, pdf); };
        });
}

void LabExporter::stop()
{
    if (!m_worker.isRunning())
        return;
    m_worker.cancel();
    emit messageChanged(tr("Stopped. Nothing was saved."));
}

void LabExporter::save(const QString &path, const QByteArray &bytes, const QString &remark)
{
    m_remarks[path] = remark;
    m_saver.save(path, bytes);
    emit busyChanged();
}

void LabExporter::report(const QString &path, const QString &problem)
{
    const QString remark = m_saver.path() == path ? m_remarks.value(path) : m_remarks.take(path);
    emit messageChanged(problem.isEmpty() ? (tr("Saved as %1.").arg(path) + ' ' + remark).trimmed()
                                          : tr("Could not save %1: %2.").arg(path, problem));
}

} // namespace ui::lab
