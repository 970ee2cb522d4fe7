#include "ui/common/animationspeed.h"

#include <QApplication>
#include <QStyle>

namespace ui {

bool animationsReduced()
{
    return QApplication::style()->styleHint(QStyle::SH_Widget_Animation_Duration) == 0;
}

} // namespace ui
