#include "app/gui/readablehome.h"

#include <QString>

#include <cstdlib>
#include <string>

#include <fcntl.h>
#include <unistd.h>

namespace gui {

namespace {

bool isUtf8(const std::string &text)
{
    return QString::fromStdString(text).toStdString() == text;
}

/// Another name for a folder, or nothing. High numbers are as good as never taken at the start of
/// a program, so the name is the same at each start.
std::string readableName(const std::string &folder)
{
    constexpr int firstNumber = 100;
    const int file = ::open(folder.c_str(), O_PATH | O_DIRECTORY | O_CLOEXEC);
    if (file < 0)
        return {};
    const int inherited = ::fcntl(file, F_DUPFD, firstNumber); // without O_CLOEXEC
    ::close(file);
    const std::string name = "/proc/self/fd/" + std::to_string(inherited);
    return inherited >= 0 && ::access(name.c_str(), F_OK) == 0 ? name : std::string();
}

} // namespace

void giveFoldersReadableNames()
{
    for (const char *variable :
         {"HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"}) {
        const char *const folder = std::getenv(variable);
        if (folder == nullptr || isUtf8(folder))
            continue;
        if (const std::string name = readableName(folder); !name.empty())
            ::setenv(variable, name.c_str(), 1);
    }
}

} // namespace gui
