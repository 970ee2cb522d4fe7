#pragma once

#include "ai/lab/lessons/lessonfile.h"
#include "ui/background/backgroundtask.h"
#include "ui/background/filesaver.h"
#include "ui/background/pendingwrites.h"
#include "ui/lab/export/worksheet.h"
#include "ui/lab/tree/treecanvas.h"

#include <QHash>

#include <deque>
#include <functional>
#include <optional>

namespace ui::lab {

/// Has a file chosen and writes the tree or its search to it; what takes long is made on a worker
/// of its own, so that a search does not end it, one after the other. GUI thread, which waits
/// for no file.
class LabExporter : public PendingWrites
{
    Q_OBJECT

public:
    /// Svg: or the languages of LaTeX and Graphviz, by the file that is chosen.
    enum class Picture { Png, Svg };

    /// The canvas is what is drawn, and the window of the dialogs. The calls must outlive the
    /// writing.
    explicit LabExporter(TreeCanvas *canvas, QObject *parent = nullptr,
                         core::storage::FileSystem &files = core::storage::systemFiles());

    QWidget *window() const { return m_canvas->window(); }
    /// How many nodes a drawing has, and how many are hidden.
    static QString drawnText(const TreeScene &scene);

    bool isBusy() const override { return !m_making.empty() || m_saver.isBusy(); }
    QString path() const override
    {
        return m_making.empty() ? m_saver.path() : m_making.front().path;
    }
    void abandon() override { m_saver.abandon(); }
    void savePicture(Picture kind, TreeCanvas::Extent extent, const QString &title);
    void saveText(const ai::lab::TracedSearch &search, const QString &title);
    /// The page opens at the lesson's step and has its notes and questions, as a worksheet has.
    void savePage(const ai::lab::TracedSearch &search, const QString &title,
                  const ai::lab::LessonStop &texts);
    /// A page that leads from stop to stop.
    void savePage(const ai::lab::Lesson &lesson, const QString &name);
    /// A page on which trees are searched by hand, which opens with the tree.
    void savePractice(const std::optional<ai::lab::TextTree> &start);
    /// The quiz for a learning platform: Moodle's XML with the tree's picture, or GIFT.
    void saveQuestions(const ai::lab::TracedSearch &search, const QString &title,
                       const ai::lab::LessonStop &texts);
    /// The same of each stop of a lesson.
    void saveQuestions(const ai::lab::Lesson &lesson, const QString &name);
    /// A question about each of a lesson's random trees, the first of which has this number.
    void saveRandomQuestions(const ai::lab::Lesson &lesson, quint64 first);
    /// A search under its title; that of a subtree, which stands by itself with the window that it
    /// had, names its place.
    static TitledSearch worksheetOf(const ai::lab::TracedSearch &search, const QString &title);
    /// Where the answers go.
    enum class WorksheetKey { OnItsPage, InItsFile, None };
    /// Saves a worksheet of the search that was run, with the notes and questions of a lesson.
    void saveWorksheet(const TitledSearch &search, const ai::lab::LessonStop &texts,
                       WorksheetKey key = WorksheetKey::OnItsPage, bool portrait = false);
    /// Saves a worksheet with a task for each stop.
    void saveWorksheet(const ai::lab::Lesson &lesson, const QString &name,
                       WorksheetKey key = WorksheetKey::OnItsPage, bool portrait = false);
    void writeWorksheet(const QString &path, const TitledSearch &search,
                        const ai::lab::LessonStop &texts = {}, const WorksheetForm &form = {});
    void writeWorksheet(const QString &path, const ai::lab::Lesson &lesson, const QString &name,
                        const WorksheetForm &form = {});
    /// What is not made yet is not written.
    void stop();

signals:
    void busyChanged();
    void messageChanged(const QString &text);

private:
    /// Runs on the worker and must own all that it reads.
    using Maker = std::function<MadeFile(ai::SearchControl &control)>;
    struct Making
    {
        QString path;
        Maker maker;
    };

    void make(const QString &path, const Maker &maker);
    template <class Write>
    void makePage(const QString &title, const Write &write);
    template <class Write>
    void makeQuestions(const QString &title, const Write &write);
    template <class Write>
    void makeWorksheet(const QString &title, WorksheetKey key, const Write &write);
    void startMaking();
    void endMaking(const MadeFile &made);
    void save(const QString &path, const QByteArray &bytes, const QString &remark = {});
    void report(const QString &path, const QString &problem);
    void updateState();

    TreeCanvas *m_canvas;
    QHash<QString, QString> m_remarks; ///< to add to the messages, by the files' paths
    std::deque<Making> m_making;       ///< the worker is at the first
    FileSaver m_saver;
    BackgroundTask m_worker; // last: stopped before what it writes to
};

} // namespace ui::lab
