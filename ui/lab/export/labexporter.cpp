#include "ui/lab/export/labexporter.h"

#include "ai/lab/lessons/quiz.h"
#include "ai/search/searchcontrol.h"
#include "ui/common/filedialogs.h"
#include "ui/lab/export/practicepage.h"
#include "ui/lab/export/questionfiles.h"
#include "ui/lab/export/quizquestions.h"
#include "ui/lab/export/treeexport.h"
#include "ui/lab/export/treelanguages.h"
#include "ui/lab/export/webpage.h"
#include "ui/lab/texts/labtexts.h"

#include <QFileInfo>
#include <QLocale>

namespace ui::lab {

QString LabExporter::drawnText(const TreeScene &scene)
{
    const QString drawn = countText(static_cast<qint64>(scene.nodes().size()));
    return scene.hiddenNodes() == 0 ? tr("All %1 nodes are drawn.").arg(drawn)
                                    : tr("%1 nodes are drawn; %2 more are counted where they hang.")
                                          .arg(drawn, countText(scene.hiddenNodes()));
}

LabExporter::LabExporter(TreeCanvas *canvas, QObject *parent, core::storage::FileSystem &files)
    : PendingWrites(parent)
    , m_canvas(canvas)
    , m_saver(nullptr, files)
{
    connect(&m_worker, &BackgroundTask::failed, this, [this](const QString &problem) {
        endMaking({{}, tr("Could not save: %1.").arg(problem)});
    });
    connect(&m_saver, &FileSaver::saved, this, &LabExporter::report);
    connect(&m_saver, &FileSaver::finished, this, &LabExporter::updateState);
}

void LabExporter::savePicture(PictureKind kind, const QString &title)
{
    QList<FileType> types{{tr("Pictures (*.png)"), "png"}};
    if (kind == PictureKind::Vector)
        types = {{tr("Pictures (*.svg)"), "svg"},
                 {tr("TikZ for LaTeX (*.tex)"), "tex"},
                 {tr("Graphviz (*.dot)"), "dot"}};
    const QString path = chooseSavePath(m_canvas->window(), tr("Save the tree"), {},
                                        proposedFileName(title, tr("tree")), types);
    if (path.isEmpty())
        return;
    const TreePicture tree = m_canvas->picture();
    const QString type = QFileInfo(path).suffix().toLower();
    QByteArray bytes;
    if (type == "png")
        bytes = treeAsPng(tree);
    else if (type == "svg")
        bytes = treeAsSvg(tree, title);
    else if (type == "tex")
        bytes = treeAsTikz(*m_canvas->session(), tree.scene());
    else if (type == "dot")
        bytes = treeAsDot(*m_canvas->session(), tree.scene());
    else
        return emit messageChanged(tr("Tabuleiro cannot write .%1 pictures. Nothing was saved: "
                                      "choose .png, .svg, .tex or .dot.")
                                       .arg(type));
    if (bytes.isEmpty())
        return emit messageChanged(tr("There is not enough memory for this picture. Nothing was "
                                      "saved: fold a part of the tree, or choose .svg."));
    save(path, bytes, drawnText(tree.scene()));
}

void LabExporter::saveText(const ai::lab::TracedSearch &search, const QString &title)
{
    const QString path =
        chooseSavePath(m_canvas->window(), tr("Save the steps"), {},
                       proposedFileName(title, tr("steps")), {{tr("Text (*.txt)"), "txt"}});
    if (path.isEmpty())
        return;
    emit messageChanged(tr("Saving %1\u2026").arg(path));
    make(path, [search](ai::SearchControl &control) {
        return MadeFile{searchAsText(search, control).toUtf8()};
    });
}

void LabExporter::savePage(const ExportedLesson &lesson)
{
    const QString problem = lesson.shown ? webPageProblem(*lesson.shown) : QString();
    if (!problem.isEmpty()) {
        emit messageChanged(problem);
        return;
    }
    makePage(tr("Export as a web page"), lesson.name,
             [lesson](ai::SearchControl &control) { return lessonPage(lesson, control); });
}

void LabExporter::savePractice(const std::optional<ai::lab::TextTree> &start)
{
    makePage(tr("Web page to practise on"), tr("practice", "a file's name"),
             [start](ai::SearchControl &) { return MadeFile{practicePage(start)}; });
}

/// Lets the user choose the file in a dialog with this title.
template <typename Write>
void LabExporter::makePage(const QString &dialog, const QString &title, const Write &write)
{
    const QString path =
        chooseSavePath(m_canvas->window(), dialog, {}, proposedFileName(title, tr("search")),
                       {{tr("Web pages (*.html)"), "html"}});
    if (path.isEmpty())
        return;
    make(path, write);
}

void LabExporter::saveQuestions(const ExportedLesson &lesson)
{
    if (lesson.shown && lesson.stops.front().questions.empty()
        && ai::lab::questionCount(*lesson.shown, 0, maxFileQuestions).value_or(1) == 0) {
        emit messageChanged(tr("This search has nothing to ask about."));
        return;
    }
    makeQuestions(lesson.name, [lesson](QuestionFormat format, ai::SearchControl &control) {
        return lessonQuestions(format, lesson, control);
    });
}

void LabExporter::saveRandomQuestions(const RandomTrees &trees)
{
    makeQuestions({}, [trees](QuestionFormat format, ai::SearchControl &control) {
        return drawnQuestionFile(format, trees, control);
    });
}

/// Lets the user choose the file; its suffix decides the format.
template <typename Write>
void LabExporter::makeQuestions(const QString &title, const Write &write)
{
    const FileType moodle{tr("Moodle questions (*.xml)"), "xml"};
    const FileType gift{tr("GIFT questions (*.gift)"), "gift"};
    const QString path = chooseSavePath(m_canvas->window(), tr("Save the questions"), {},
                                        proposedFileName(title, tr("questions")), {moodle, gift});
    if (path.isEmpty())
        return;
    const auto format =
        path.endsWith(".gift", Qt::CaseInsensitive) ? QuestionFormat::Gift : QuestionFormat::Moodle;
    make(path, [write, format](ai::SearchControl &control) { return write(format, control); });
}

ExportedLesson LabExporter::exported(const ai::lab::TracedSearch &search, const QString &title,
                                     const ai::lab::LessonStop &texts)
{
    const QString name = search.path.empty()
                             ? title
                             : tr("%1, the subtree at %2", "a tree, a place in it")
                                   .arg(title, pathText(search.setup.root, search.path));
    return {{texts}, name, search};
}

void LabExporter::saveWorksheet(const ExportedLesson &lesson, WorksheetKey key, bool portrait)
{
    makeWorksheet(lesson.name, key, portrait,
                  [this, &lesson](const QString &path, const WorksheetForm &form) {
                      writeWorksheet(path, lesson, form);
                  });
}

void LabExporter::saveRandomWorksheet(const RandomTrees &trees, WorksheetKey key, bool portrait)
{
    makeWorksheet({}, key, portrait,
                  [this, &trees](const QString &path, const WorksheetForm &form) {
                      make(path, [trees, form](ai::SearchControl &control) {
                          return randomWorksheet(trees, form, control);
                      });
                  });
}

/// Lets the user choose the file, or two files.
template <typename Write>
void LabExporter::makeWorksheet(const QString &title, WorksheetKey key, bool portrait,
                                const Write &write)
{
    const QList<FileType> pdf{{tr("PDF files (*.pdf)"), "pdf"}};
    const QString path = chooseSavePath(m_canvas->window(), tr("Save the worksheet"), {},
                                        proposedFileName(title, tr("worksheet")), pdf);
    if (path.isEmpty())
        return;
    if (key != WorksheetKey::InItsFile) {
        const bool hasKey = key == WorksheetKey::OnItsPage;
        write(path, {hasKey ? WorksheetPart::Everything : WorksheetPart::Tasks, portrait});
        return;
    }
    const QFileInfo tasks(path);
    const QString keyPath = chooseSavePath(
        m_canvas->window(), tr("Save the key"), tasks.path(),
        tr("%1, key", "a file's name: a worksheet's key").arg(tasks.completeBaseName()), pdf);
    if (keyPath.isEmpty())
        return;
    if (keyPath == path) {
        emit messageChanged(
            tr("The key needs another file than the worksheet. Nothing was saved."));
        return;
    }
    write(path, {WorksheetPart::Tasks, portrait});
    write(keyPath, {WorksheetPart::Key, portrait});
}

void LabExporter::writeWorksheet(const QString &path, const ExportedLesson &lesson,
                                 const WorksheetForm &form)
{
    make(path, [lesson, form](ai::SearchControl &control) {
        return lessonWorksheet(lesson, form, control);
    });
}

void LabExporter::make(const QString &path, const Maker &maker)
{
    m_making.push_back({path, maker});
    if (m_making.size() == 1)
        startMaking();
    emit busyChanged();
}

void LabExporter::startMaking()
{
    m_worker.start([this, maker = m_making.front().maker](const BackgroundTask::Context &context) {
        ai::SearchControl control({}, context.stopToken);
        const MadeFile made = maker(control);
        return [this, made] { endMaking(made); };
    });
}

void LabExporter::endMaking(const MadeFile &made)
{
    const QString path = m_making.front().path;
    m_making.pop_front();
    if (made.problem.isEmpty()) {
        save(path, made.bytes, made.remark);
    } else {
        emit messageChanged(made.problem);
        emit saved(path, made.problem);
    }
    if (!m_making.empty())
        startMaking();
    updateState();
}

void LabExporter::stop()
{
    if (m_making.empty())
        return;
    m_worker.cancel();
    QStringList paths;
    for (const Making &making : std::as_const(m_making))
        paths += making.path;
    m_making.clear();
    emit messageChanged(
        tr("Stopped. Not saved: %1.", "files").arg(QLocale().createSeparatedList(paths)));
    updateState();
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
    emit saved(path, problem);
}

void LabExporter::updateState()
{
    emit busyChanged();
    if (!isBusy())
        emit finished();
}

} // namespace ui::lab
