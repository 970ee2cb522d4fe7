#include "ui/common/filedialogs.h"

#include <QApplication>
#include <QFileDialog>
#include <QFileInfo>
#include <QRegularExpression>

namespace ui {

namespace {

/// While the desktop's dialog is open, Qt 6.4 ignores that our window gets the focus. KDE's portal
/// closes the dialog before it answers: then our window has the keyboard focus, but Qt has no
/// active window, and shortcuts do not work.
QString chosenIn(QFileDialog &dialog)
{
    const bool accepted = dialog.exec() == QDialog::Accepted;
    if (QWidget *parent = dialog.parentWidget();
        parent && QApplication::activeWindow() == nullptr) {
#if QT_VERSION < QT_VERSION_CHECK(6, 5, 0)
        QApplication::setActiveWindow(parent->window());
#else
        parent->activateWindow();
#endif
    }
    return accepted ? dialog.selectedFiles().value(0) : QString();
}

} // namespace

QString fileNamePart(const QString &text)
{
    constexpr qsizetype longest = 40;
    // This includes characters that change the text direction.
    static const QRegularExpression unfit(R"([\p{C}\p{Zl}\p{Zp}/\\:*?"<>|]+)");
    QString name = QString(text).remove(unfit);
    if (name.size() <= longest)
        return name;
    const qsizetype space = name.lastIndexOf(' ', longest);
    name.truncate(space > longest / 2 ? space : longest);
    if (name.back().isHighSurrogate())
        name.chop(1);
    qsizetype open = 0;
    for (qsizetype i = name.size() - 1, depth = 0; i > 0 && open == 0; --i) {
        depth += name[i] == ')' ? 1 : name[i] == '(' ? -1 : 0;
        open = depth < 0 ? i : 0;
    }
    if (open > 0)
        name.truncate(open);
    static const QRegularExpression end(R"([\s,;.]+$)");
    return name.remove(end);
}

/// Removes leading dots, which would hide the file.
QString proposedFileName(const QString &title, const QString &otherwise)
{
    static const QRegularExpression dots("^[.\\s]+");
    const QString name = fileNamePart(title).remove(dots).trimmed();
    return name.isEmpty() ? otherwise : name;
}

QString chooseFile(QWidget *parent, const QString &title, const QString &folder,
                   const QString &filters)
{
    QFileDialog dialog(parent, title, folder, filters);
    dialog.setFileMode(QFileDialog::ExistingFile);
    return chosenIn(dialog);
}

QString chooseFolder(QWidget *parent, const QString &title, const QString &folder)
{
    QFileDialog dialog(parent, title, folder);
    dialog.setFileMode(QFileDialog::Directory);
    dialog.setOption(QFileDialog::ShowDirsOnly);
    return chosenIn(dialog);
}

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
    return chosenIn(dialog);
}

} // namespace ui
