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

/// Has a path chosen, with a suffix; empty where none was. The proposed name has none; the suffix
/// follows the type that is chosen, the first one at the beginning, and another file is replaced
/// only when that is confirmed. GUI thread.
QString chooseSavePath(QWidget *parent, const QString &title, const QString &folder,
                       const QString &name, const QList<FileType> &types);

} // namespace ui
