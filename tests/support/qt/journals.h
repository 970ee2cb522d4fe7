#pragma once

#include "tests/support/records.h"
#include "ui/records/journal/journal.h"
#include "ui/records/journal/journalreading.h"

#include <QTemporaryDir>
#include <QTest>

#include <chrono>
#include <memory>

// Journals for tests, and the games in them.

namespace support {

/// The first moves of a fixed random game between a person and the computer at Easy.
inline core::GameRecord journalledGame(core::GameKind kind, std::size_t moves)
{
    Random random(12);
    core::GameRecord game = randomRecord(core::startOf(kind), random, moves);
    game.roles = core::rolesWithOpponent(core::Side::Second, core::Role::computer("easy"));
    return game;
}

/// Writes every step of a game into a new journal in the folder; returns its path.
inline QString writtenGame(const QString &folder, const core::GameRecord &game)
{
    ui::Journal journal(folder);
    core::GameRecord step = game;
    for (std::size_t ply = 1; ply <= game.moves.size(); ++ply) {
        step.moves.assign(game.moves.begin(), game.moves.begin() + std::ptrdiff_t(ply));
        journal.append(step, std::chrono::seconds(10));
    }
    return journal.path();
}

/// Makes the journal continue the one with this path; false if another one is writing it.
inline bool resumed(ui::Journal &journal, const QString &path)
{
    auto lock = ui::Journal::lock(path);
    if (!lock)
        return false;
    journal.resume(path, std::move(lock));
    return true;
}

} // namespace support

/// Common parts of the tests of journals: a folder created before each test.
class JournalsTest : public QObject
{
protected:
    void useOwnFolder()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(m_folder->isValid());
    }
    /// Does not exist yet.
    QString folder() const { return m_folder->path() + "/games"; }

    std::unique_ptr<QTemporaryDir> m_folder; ///< its parent folder
};
