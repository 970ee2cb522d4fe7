#include "ui/desktop/soundplayer.h"

#ifdef TABULEIRO_HAS_CANBERRA

#include "ui/background/backgroundtask.h"

#include <QCoreApplication>
#include <QFile>
#include <QTemporaryDir>

#include <algorithm>
#include <mutex>

#include <canberra.h>

namespace ui {

namespace {

constexpr int maxTurns = 6; ///< the largest number of discs with its own sound

QString fileNameOf(Sound sound, int count)
{
    switch (sound) {
    case Sound::Place:
        break;
    case Sound::Turn:
        return QStringLiteral("turn%1.wav").arg(std::clamp(count, 1, maxTurns));
    case Sound::Take:
        return QStringLiteral("take.wav");
    case Sound::Win:
        return QStringLiteral("win.wav");
    case Sound::Loss:
        return QStringLiteral("loss.wav");
    case Sound::Draw:
        return QStringLiteral("draw.wav");
    }
    return QStringLiteral("place.wav");
}

/// The event's name in the freedesktop.org sound naming specification, which has none for a draw.
QByteArray eventOf(Sound sound)
{
    switch (sound) {
    case Sound::Place:
    case Sound::Turn:
    case Sound::Take:
        break;
    case Sound::Win:
        return "game-over-winner";
    case Sound::Loss:
        return "game-over-loser";
    case Sound::Draw:
        return "x-tabuleiro-draw";
    }
    return "game-human-move";
}

/// The library's context and the files that it reads. Any thread, but only one at a time.
class CanberraContext
{
public:
    CanberraContext() = default;
    ~CanberraContext()
    {
        if (m_context != nullptr)
            ca_context_destroy(m_context);
    }
    CanberraContext(const CanberraContext &) = delete;
    CanberraContext &operator=(const CanberraContext &) = delete;

    /// May wait for a sound server that does not respond. Sounds requested meanwhile would be late,
    /// and are skipped.
    void play(const QByteArray &event, const QString &name)
    {
        const std::unique_lock lock(m_mutex, std::try_to_lock);
        if (!lock.owns_lock() || !m_folder.isValid())
            return;
        if (m_context == nullptr && ca_context_create(&m_context) != CA_SUCCESS)
            return;
        const QString path = m_folder.filePath(name);
        if (!QFile::exists(path) && !QFile::copy(":/sounds/" + name, path))
            return;
        constexpr std::uint32_t id = 1; // so that the next sound replaces it
        ca_context_cancel(m_context, id);
        ca_context_play(m_context, id, CA_PROP_EVENT_ID, event.constData(), CA_PROP_MEDIA_FILENAME,
                        QFile::encodeName(path).constData(), CA_PROP_MEDIA_ROLE, "game",
                        CA_PROP_APPLICATION_NAME, "Tabuleiro", CA_PROP_CANBERRA_CACHE_CONTROL,
                        "permanent", nullptr);
    }

private:
    std::mutex m_mutex;
    ca_context *m_context = nullptr;
    QTemporaryDir m_folder; ///< the library can only play files
};

class CanberraPlayer : public SoundPlayer
{
public:
    void play(Sound sound, int count) override
    {
        if (m_context == nullptr)
            m_context = std::make_shared<CanberraContext>();
        m_task.startDetached([context = m_context, event = eventOf(sound),
                              name = fileNameOf(sound, count)](const BackgroundTask::Context &) {
            context->play(event, name);
            return BackgroundTask::Completion();
        });
    }

private:
    std::shared_ptr<CanberraContext> m_context;
    BackgroundTask m_task;
};

} // namespace

bool canPlaySounds()
{
    return true;
}

std::unique_ptr<SoundPlayer> makeSoundPlayer()
{
    return std::make_unique<CanberraPlayer>();
}

} // namespace ui

#else

namespace ui {

namespace {

class SilentPlayer : public SoundPlayer
{
public:
    void play(Sound, int) override {}
};

} // namespace

bool canPlaySounds()
{
    return false;
}

std::unique_ptr<SoundPlayer> makeSoundPlayer()
{
    return std::make_unique<SilentPlayer>();
}

} // namespace ui

#endif
