#pragma once

#include <memory>

namespace ui {

/// What is heard of a game.
enum class Sound {
    Place, ///< a piece is put down
    Turn,  ///< the same, and discs turn
    Take,  ///< counters go
    Win,
    Loss,
    Draw
};

/// Plays the sounds of the game. GUI thread, which waits neither for a file nor for the sound
/// server.
class SoundPlayer
{
public:
    virtual ~SoundPlayer() = default;

    /// Plays a sound instead of the one before, if that is still heard. `count` is of Sound::Turn:
    /// how many discs turn, at least one.
    virtual void play(Sound sound, int count = 1) = 0;
};

/// Whether this program was built with a way to play sounds.
bool canPlaySounds();
/// The desktop's way, libcanberra, whose theme may have a sound of its own for an event; of no
/// sound where the program was built without. Nothing is loaded before the first sound is played.
std::unique_ptr<SoundPlayer> makeSoundPlayer();

} // namespace ui
