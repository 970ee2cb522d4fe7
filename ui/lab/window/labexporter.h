#pragma once

#include "ui/background/backgroundtask.h"
#include "ui/background/filesaver.h"
#include "ui/lab/tree/treecanvas.h"

#include <QHash>
#include <QObject>

namespace ui::lab {

/// Has a file chosen and writes the tree or its search to it; the long text is made on a worker of
/// its own, so that a search does not end it. Window's thread, which waits for no file.
class LabExporter : public QObject
{
    Q_OBJECT

public:
    enum class Picture { Png, Svg };

    /// The canvas is what is drawn, and the window of the dialogs.
    explicit LabExporter(TreeCanvas *canvas, QObject *parent = nullptr);

    /// How many nodes a drawing has, and how many are hidden.
    static QString drawnText(const TreeScene &scene);

    bool busy() const { return m_worker.isRunning() || m_saver.isBusy(); }
    void savePicture(Picture kind, TreeCanvas::Extent extent, const QString &title);
    void saveText(const ai::lab::TracedSearch &search);
    /// The page opens at the step.
    void savePage(const ai::lab::TracedSearch &search, const QString &title, std::uint32_t step);
    /// Tasks with blanks, and their key. The searches are run on the worker.
    struct WorksheetRequest
    {
        QString title;
        ai::lab::SearchSetup setup;
    };
    void saveWorksheet(const std::vector<WorksheetRequest> &requests);
    void writeWorksheet(const QString &path, const std::vector<WorksheetRequest> &requests);
    /// Nothing is written then.
    void stop();

signals:
    void busyChanged();
    void messageChanged(const QString &text);

private:
    void save(const QString &path, const QByteArray &bytes, const QString &remark = {});
    void report(const QString &path, const QString &problem);

    TreeCanvas *m_canvas;
    QHash<QString, QString> m_remarks; ///< to add to the messages, by the files' paths
    FileSaver m_saver;
    BackgroundTask m_worker; // last: stopped before what it writes to
};

} // namespace ui::lab
