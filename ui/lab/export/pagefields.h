#pragma once

#include <QByteArray>
#include <QJsonObject>

#include <utility>
#include <vector>

namespace ui::lab {

/// A page's text with its fields filled in. In one pass, so that a title that looks like a field
/// stays a title.
QByteArray filledIn(const QByteArray &text,
                    const std::vector<std::pair<const char *, QByteArray>> &fields);

/// Data as they can stand in a page's script element, which nothing in them ends.
QByteArray scriptData(const QJsonObject &data);

/// The language in use, as HTML names it.
QByteArray pageLanguage();

} // namespace ui::lab
