#include "ui/common/errortext.h"

#include <QCoreApplication>

namespace ui {

QString errorText(const core::Error &error)
{
    return QString::fromStdString(core::translated(error, [](const char *sentence) {
        return QCoreApplication::translate("core::Error", sentence).toStdString();
    }));
}

} // namespace ui
