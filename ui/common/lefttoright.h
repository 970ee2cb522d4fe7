#pragma once

#include <QString>

namespace ui {

/// A value with a sign, such as "+3" or "\u2265 3", isolated so that surrounding right-to-left text
/// does not put the sign after the number.
QString leftToRight(const QString &value);

} // namespace ui
