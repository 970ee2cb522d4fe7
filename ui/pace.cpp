#include "ui/pace.h"

#include <QApplication>
#include <QStyle>

namespace ui {

bool motionReduced()
{
    return QApplication::style()->styleHint(QStyle::SH_Widget_Animation_Duration) == 0;
}

} // namespace ui
