#include "ui/common/externalprogram.h"

#include <QFileInfo>
#include <QProcess>

namespace ui {

QString ExternalProgram::title() const
{
    if (!name.trimmed().isEmpty())
        return name.trimmed();
    const QStringList words = QProcess::splitCommand(command);
    return words.isEmpty() ? QString() : QFileInfo(words.constFirst()).fileName();
}

} // namespace ui
