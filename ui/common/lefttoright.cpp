#include "ui/common/lefttoright.h"

#include <QGuiApplication>

namespace ui {

QString leftToRight(const QString &value)
{
    constexpr char16_t isolate = 0x2066;
    constexpr char16_t endOfIsolate = 0x2069;
    return QGuiApplication::isRightToLeft() ? QChar(isolate) + value + QChar(endOfIsolate) : value;
}

} // namespace ui
