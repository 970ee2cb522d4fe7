#pragma once

#include <QString>

#include <string_view>

namespace ui::lab {

/// The title of a topic of the path, by its key.
QString topicTitle(std::string_view key);
/// What is to be read at a stop of the path: some sentences about the search that is shown.
QString stopText(std::string_view key);

} // namespace ui::lab
