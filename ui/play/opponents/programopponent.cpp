#include "ui/play/opponents/programopponent.h"

namespace ui {

core::Role roleOf(const ExternalProgram &program)
{
    return core::Role::program(program.command.trimmed().toStdString());
}

ProgramOpponent::ProgramOpponent(QObject *parent)
    : QObject(parent)
    , m_player(this)
{
    connect(&m_player, &ExternalPlayer::answered, this, &ProgramOpponent::moveFound);
    connect(&m_player, &ExternalPlayer::failed, this, &ProgramOpponent::failed);
}

void ProgramOpponent::setProgram(const std::optional<ExternalProgram> &program)
{
    m_program = program;
    if (!program)
        m_player.stop();
}

void ProgramOpponent::start(const core::Match &match, std::chrono::milliseconds time)
{
    const auto *start = std::get_if<core::Othello>(&match.start());
    assert(m_program && start != nullptr);
    const auto &moves = match.moves();
    m_player.start(
        *m_program,
        {*start, {moves.begin(), moves.begin() + static_cast<std::ptrdiff_t>(match.ply())}, time});
}

} // namespace ui
