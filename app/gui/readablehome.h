#pragma once

namespace gui {

/// Gives the user's folders (HOME, XDG_CONFIG_HOME and so on) another name where theirs is not
/// UTF-8. Qt has no other names for files, and would keep games and settings in a folder of another
/// name. The new name, /proc/self/fd/N, is of an open file of the process, and of the programs that
/// it starts. Before anything of Qt; changes nothing where there is no /proc.
void giveFoldersReadableNames();

} // namespace gui
