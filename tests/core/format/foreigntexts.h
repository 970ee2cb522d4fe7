#pragma once

#include <string>

// Othello as other programs write it.

inline const std::string startBoard =
    "---------------------------OX------XO---------------------------";

inline const std::string fiveMoves = "f5d6c3d3c4";
