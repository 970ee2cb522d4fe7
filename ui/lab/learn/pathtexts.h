#pragma once

#include <QString>

#include <string_view>

namespace ui::lab {

/// The title of a topic by its key.
QString topicTitle(std::string_view key);
/// The text of a stop, about the search shown there.
QString stopText(std::string_view key);

} // namespace ui::lab
