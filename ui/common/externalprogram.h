#pragma once

#include "core/protocol/engineclient.h"

#include <QString>

#include <chrono>
#include <string>

namespace ui {

/// Another Othello program that can be played against.
struct ExternalProgram
{
    using Protocol = core::protocol::Protocol;

    QString name;    ///< empty for the command's own
    QString command; ///< program and arguments, quoted where they hold blanks; no shell reads it
    Protocol protocol = Protocol::Gtp;
    /// How long it may be silent: to start, for any answer, and after its thinking time for a move.
    std::chrono::seconds patience{30};

    bool isNamed() const { return !command.trimmed().isEmpty(); }
    /// What it is called in the window.
    QString title() const;
    /// What files know it by.
    std::string id() const { return command.trimmed().toStdString(); }

    friend bool operator==(const ExternalProgram &, const ExternalProgram &) = default;
};

} // namespace ui
