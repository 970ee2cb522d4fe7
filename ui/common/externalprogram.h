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

    QString name;    ///< empty: a name derived from the command
    QString command; ///< program and arguments, quoted if they contain blanks; no shell
    Protocol protocol = Protocol::Gtp;
    /// How long it may take to start, to answer, and to move after its thinking time is over.
    std::chrono::seconds patience{30};

    bool isNamed() const { return !command.trimmed().isEmpty(); }
    /// Its title in the window.
    QString title() const;
    /// Its id in files.
    std::string id() const { return command.trimmed().toStdString(); }

    friend bool operator==(const ExternalProgram &, const ExternalProgram &) = default;
};

} // namespace ui
