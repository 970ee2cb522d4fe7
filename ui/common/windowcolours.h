#pragma once

#include <array>

namespace ui {

/// The colours of the windows: the desktop's choice, or the user's.
enum class WindowColours { Desktop, Light, Dark };

inline constexpr std::array allWindowColours{WindowColours::Desktop, WindowColours::Light,
                                             WindowColours::Dark};

} // namespace ui
