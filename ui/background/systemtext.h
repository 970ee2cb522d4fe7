#pragma once

#include <QFile>

#include <string>
#include <system_error>

namespace ui {

/// A path in the encoding that the system's calls expect.
inline std::string encodedPath(const QString &path)
{
    return QFile::encodeName(path).toStdString();
}

/// The system's text for an error, in the user's language.
inline QString systemErrorText(const std::error_code &problem)
{
    return QString::fromLocal8Bit(problem.message().c_str());
}

} // namespace ui
