#pragma once

#include "ai/lab/lessons/lessonfile.h"
#include "ui/background/backgroundtask.h"
#include "ui/background/filesaver.h"
#include "ui/lab/export/worksheet.h"
#include "ui/lab/tree/treecanvas.h"

#include <QHash>

#include <deque>
#include <functional>
#include <optional>

namespace ui::lab {

/// Lets the user choose a file and writes the tree or its search to it. Long exports run one after
/// the other on a worker of their own, so that a new search does not cancel them. GUI thread, which
/// never waits for a file.
class LabExporter : public PendingWrites
{
    Q_OBJECT

public:
    /// Which types of file the dialog offers: PNG, or SVG, LaTeX and Graphviz. The chosen file's
    /// suffix decides.
    enum class PictureKind { Bitmap, Vector };

    /// The canvas is the drawing to export; its window is the parent of the dialogs. `files` must
    /// outlive the writing.
    explicit LabExporter(TreeCanvas *canvas, QObject *parent = nullptr,
                         core::storage::FileSystem &files = core::storage::systemFiles());

    QWidget *window() const { return m_canvas->window(); }
    /// The numbers of drawn and hidden nodes, in words.
    static QString drawnText(const TreeScene &scene);

    bool isBusy() const override { return !m_making.empty() || m_saver.isBusy(); }
    QString path() const override
    {
        return m_making.empty() ? m_saver.path() : m_making.front().path;
    }
    void abandon() override { m_saver.abandon(); }
    void savePicture(PictureKind kind, const QString &title);
    void saveText(const ai::lab::TracedSearch &search, const QString &title);
    /// A page that leads through all stops, with their notes and questions.
    void savePage(const ExportedLesson &lesson);
    /// Saves a page for searching trees by hand, which opens with `start`.
    void savePractice(const std::optional<ai::lab::TextTree> &start);
    /// The quiz for a learning platform: Moodle's XML with the trees' pictures, or GIFT.
    void saveQuestions(const ExportedLesson &lesson);
    /// Saves one question about each of some random trees.
    void saveRandomQuestions(const RandomTrees &trees);
    /// A search that was run, to be exported with the notes and questions of a stop. The title of a
    /// subtree, searched alone with its window, names its place in the tree.
    static ExportedLesson exported(const ai::lab::TracedSearch &search, const QString &title,
                                   const ai::lab::LessonStop &texts = {});
    /// Where the answers are.
    enum class WorksheetKey { OnItsPage, InItsFile, None };
    /// Saves a worksheet with a task for each stop.
    void saveWorksheet(const ExportedLesson &lesson, WorksheetKey key = WorksheetKey::OnItsPage,
                       bool portrait = false);
    void writeWorksheet(const QString &path, const ExportedLesson &lesson,
                        const WorksheetForm &form = {});
    /// Saves a worksheet of random trees.
    void saveRandomWorksheet(const RandomTrees &trees, WorksheetKey key, bool portrait);
    /// Cancels the exports that have not been written yet.
    void stop();

signals:
    void busyChanged();
    void messageChanged(const QString &text);

private:
    /// Runs on the worker and must own everything it reads.
    using Maker = std::function<MadeFile(ai::SearchControl &control)>;
    struct Making
    {
        QString path;
        Maker maker;
    };

    void make(const QString &path, const Maker &maker);
    template <class Write>
    void makePage(const QString &dialog, const QString &title, const Write &write);
    template <class Write>
    void makeWorksheet(const QString &title, WorksheetKey key, bool portrait, const Write &write);
    template <class Write>
    void makeQuestions(const QString &title, const Write &write);
    void startMaking();
    void endMaking(const MadeFile &made);
    void save(const QString &path, const QByteArray &bytes, const QString &remark = {});
    void report(const QString &path, const QString &problem);
    void updateState();

    TreeCanvas *m_canvas;
    QHash<QString, QString> m_remarks; ///< appended to the messages, by the files' paths
    std::deque<Making> m_making;       ///< the queue; the worker is at its first element
    FileSaver m_saver;
    BackgroundTask m_worker; // last: stopped before what it writes to
};

} // namespace ui::lab
