#pragma once

#include <QList>
#include <QString>

class QWidget;

namespace ui {

/// A kind of file that can be saved: the filter that a file dialog shows, and its suffix.
struct FileType
{
    QString filter;
    QString suffix; ///< without a dot
};

/// What a file can be named by of a text that may come from anywhere: without control and format
/// characters and what one system or another reserves, and not long.
QString fileNamePart(const QString &text);
/// A name without a suffix after a title, or the other one where nothing of the title is left.
QString proposedFileName(const QString &title, const QString &otherwise);

// Each has a path chosen in the desktop's own dialog; empty where none was. Afterwards the parent's
// window is the active one again. GUI thread.

/// A file that is there. The filters as of QFileDialog, separated by ";;"; all files without.
QString chooseFile(QWidget *parent, const QString &title, const QString &folder = {},
                   const QString &filters = {});

/// A folder that is there.
QString chooseFolder(QWidget *parent, const QString &title, const QString &folder);

/// A path with a suffix. The proposed name has none; the suffix follows the type that is chosen,
/// the first one at the beginning, and another file is replaced only when that is confirmed.
QString chooseSavePath(QWidget *parent, const QString &title, const QString &folder,
                       const QString &name, const QList<FileType> &types);

} // namespace ui
