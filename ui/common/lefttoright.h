#pragma once

#include <QString>

namespace ui {

/// A value with a sign, such as "+3" or "\u2265 3", as it is read in every language: isolated from
/// the right-to-left text around it, which would put the sign behind the number.
QString leftToRight(const QString &value);

} // namespace ui
