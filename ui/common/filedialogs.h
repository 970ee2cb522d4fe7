#pragma once

#include <QList>
#include <QString>

class QWidget;

namespace ui {

/// A file type for saving: its filter in the file dialog, and its suffix.
struct FileType
{
    QString filter;
    QString suffix; ///< without a dot
};

/// Makes an untrusted text usable in a file name: removes control and format characters and
/// characters reserved on any system, and shortens it to 40 characters, at the end of a word.
QString fileNamePart(const QString &text);
/// A file name without suffix from a title, or `otherwise` if nothing of the title is left.
QString proposedFileName(const QString &title, const QString &otherwise);

// The following functions show the desktop's file dialog and return the path; empty if cancelled.
// Afterwards the parent's window is active again. GUI thread.

/// An existing file. Filters as in QFileDialog, separated by ";;"; empty: all files.
QString chooseFile(QWidget *parent, const QString &title, const QString &folder = {},
                   const QString &filters = {});

/// An existing folder.
QString chooseFolder(QWidget *parent, const QString &title, const QString &folder);

/// A path with a suffix. The proposed name has none; the suffix is that of the chosen type,
/// initially the first, and replacing a file requires confirmation.
QString chooseSavePath(QWidget *parent, const QString &title, const QString &folder,
                       const QString &name, const QList<FileType> &types);

} // namespace ui
