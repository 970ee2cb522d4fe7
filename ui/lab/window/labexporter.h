#pragma once

#include "ui/common/backgroundtask.h"
#include "ui/lab/tree/treecanvas.h"

#include <QObject>

namespace ui::lab {

/// Asks for a file and writes the tree or its search to it; the long text on a worker of its own,
/// so that a search does not end the writing. Window's thread.
class LabExporter : public QObject
{
    Q_OBJECT

public:
    enum class Picture { Png, Svg };

    /// The canvas is what is drawn, and the window of the dialogs.
    explicit LabExporter(TreeCanvas *canvas, QObject *parent = nullptr);

    bool busy() const { return m_worker.isRunning(); }
    void savePicture(Picture kind, const QString &title);
    void saveText(const ai::lab::TracedSearch &search);
    /// Nothing is written then.
    void stop();

signals:
    void busyChanged();
    void messageChanged(const QString &text);

private:
    void report(const QString &path, const QString &problem);

    TreeCanvas *m_canvas;
    BackgroundTask m_worker; // last: stopped before what it writes to
};

} // namespace ui::lab
