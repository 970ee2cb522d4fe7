#pragma once

#include <QByteArray>
#include <QJsonObject>

#include <utility>
#include <vector>

namespace ui::lab {

/// Fills in a page's fields in one pass, so that a title that looks like a field is not replaced.
QByteArray filledIn(const QByteArray &text,
                    const std::vector<std::pair<const char *, QByteArray>> &fields);

/// Data for a page's script element, escaped so that nothing ends the element.
QByteArray scriptData(const QJsonObject &data);

/// The language in use, as HTML names it.
QByteArray pageLanguage();

} // namespace ui::lab
