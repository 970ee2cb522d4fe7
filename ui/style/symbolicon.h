#pragma once

#include <QColor>
#include <QIcon>

namespace ui {

/// An icon from the project's resources, such as "undo", drawn in the colours of the text next to
/// it, sharp in every size.
QIcon symbolIcon(const QString &name, const QColor &colour, const QColor &disabled);

} // namespace ui
