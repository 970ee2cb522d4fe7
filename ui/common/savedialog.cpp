#include "ui/common/savedialog.h"

#include <QFileDialog>
#include <QFileInfo>

namespace ui {

QString chooseSavePath(QWidget *parent, const QString &title, const QString &folder,
                       const QString &name, const QList<FileType> &types)
{
    QFileDialog dialog(parent, title, folder);
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    QStringList filters;
    for (const FileType &type : types)
        filters << type.filter;
    dialog.setNameFilters(filters);
    dialog.setDefaultSuffix(types.constFirst().suffix);
    dialog.selectFile(name + "." + types.constFirst().suffix);
    QObject::connect(&dialog, &QFileDialog::filterSelected, &dialog, [&](const QString &chosen) {
        const auto index = filters.indexOf(chosen);
        const QStringList files = dialog.selectedFiles();
        if (index < 0 || files.isEmpty())
            return;
        dialog.setDefaultSuffix(types[index].suffix);
        dialog.selectFile(QFileInfo(files.constFirst()).completeBaseName() + "."
                          + types[index].suffix);
    });
    return dialog.exec() == QDialog::Accepted ? dialog.selectedFiles().value(0) : QString();
}

} // namespace ui
