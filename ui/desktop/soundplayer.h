#pragma once

#include <memory>

namespace ui {

/// The sounds of a game.
enum class Sound {
    Place, ///< a piece is put down
    Turn,  ///< a disc is put down, and others turn
    Take,  ///< counters are taken away
    Win,
    Loss,
    Draw
};

/// Plays the sounds of the game. GUI thread; waits neither for a file nor for the sound server.
class SoundPlayer
{
public:
    virtual ~SoundPlayer() = default;

    /// Plays a sound, and stops the previous one. `count`, for Sound::Turn, is the number of discs
    /// that turn, at least one.
    virtual void play(Sound sound, int count = 1) = 0;
};

/// Whether this program was built with support for sounds.
bool canPlaySounds();
/// A player that uses libcanberra, so that the desktop's theme may replace a sound; a silent one if
/// the program was built without it. Loads nothing before the first sound is played.
std::unique_ptr<SoundPlayer> makeSoundPlayer();

} // namespace ui
