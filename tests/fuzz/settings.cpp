// Feeds bytes to the reader of the settings: whatever the file is, there are values that a start
// can work with, and a window that can be used.

#include "ui/settings/settings.h"
#include "tests/fuzz/require.h"
#include "ui/settings/windowmemory.h"

#include <QApplication>
#include <QDir>
#include <QDockWidget>
#include <QFile>
#include <QScreen>
#include <QSettings>
#include <QTemporaryDir>

#include <optional>
#include <tuple>
#include <utility>

using ui::Settings;

namespace {

/// The settings' folder, and the application that windows need; for the whole run.
class Surroundings
{
public:
    Surroundings()
        : m_application((qputenv("QT_QPA_PLATFORM", "offscreen"), m_count), m_arguments)
    {
        qputenv("XDG_CONFIG_DIRS", QFile::encodeName(m_folder.path()));
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_folder.path());
        QDir(m_folder.path()).mkpath("tabuleiro");
        qInstallMessageHandler([](QtMsgType, const QMessageLogContext &, const QString &) {});
    }

    /// Puts the bytes in the place of the settings, as a file that was not there before.
    void store(const std::uint8_t *data, std::size_t size)
    {
        const QString path = ui::settingsPath();
        QFile::remove(path);
        QFile file(path);
        require(file.open(QIODevice::WriteOnly));
        require(file.write(reinterpret_cast<const char *>(data), qint64(size)) == qint64(size));
        file.close();
        // QSettings takes a file of the same size and time for the one that it read.
        require(file.open(QIODevice::ReadWrite));
        m_time = m_time.addSecs(1);
        require(file.setFileTime(m_time, QFileDevice::FileModificationTime));
    }

private:
    QTemporaryDir m_folder;
    int m_count = 1;
    char m_name[10] = "tabuleiro";
    char *m_arguments[2] = {m_name, nullptr};
    QApplication m_application;
    QDateTime m_time = QDateTime::fromSecsSinceEpoch(1'000'000'000);
};

void checkValues(const Settings &settings)
{
    using namespace std::chrono_literals;
    const ui::GameSetup setup = settings.setup();
    require(startPosition(setup).ok() && ui::offers(setup.game, setup.opponent));
    require(setup.starter <= ui::Starter::Alternate
            && setup.opponent == ui::choiceOf(setup.opponent));
    require(settings.level() <= ai::Level::Hard);
    require(settings.thinkingTime() >= 50ms && settings.thinkingTime() <= 10min);
    require(settings.tableMemory() >= 1 && settings.tableMemory() <= ai::maxTableMebibytes);
    require(settings.searchThreads() >= 0 && settings.searchThreads() <= 256);
    const ui::ExternalProgram program = settings.program();
    require(program.patience >= 1s && program.patience <= 1h);
    const ui::TimeControl clock = settings.timeControl();
    require(clock.time >= 0s && clock.time <= 24h && clock.increment >= 0s
            && clock.increment <= 1h);
    require(settings.display().theme <= ui::BoardTheme::HighContrast);
    require(settings.animationSpeed() <= ui::AnimationSpeed::Fast);
    for (const QString &name : settings.playerNames())
        require(name == name.simplified());
    require(settings.declinedWins(core::GameKind::Othello, ai::Level::Easy)() >= 0);
}

/// What a start does with them; once where the damage is elsewhere, for a window takes its time.
void checkWindow(const Settings &settings)
{
    static std::optional<std::pair<QByteArray, QByteArray>> checked;
    const std::pair place{settings.geometry(), settings.windowLayout()};
    if (std::exchange(checked, place) == place)
        return;
    QMainWindow window;
    QDockWidget dock(&window);
    dock.setObjectName("nimDock");
    window.addDockWidget(Qt::RightDockWidgetArea, &dock);
    window.setMinimumSize(360, 400);
    restorePlace(window, settings, {&dock});
    window.show();
    const QRect screen = window.screen()->availableGeometry();
    require(!window.isFullScreen() && !window.isMinimized());
    require(window.width() <= std::max(screen.width(), 360)
            && window.height() <= std::max(screen.height(), 400));
    require(window.frameGeometry().intersects(screen));
}

auto remembered(const Settings &settings)
{
    return std::tuple(settings.showsTheory(), settings.level(), settings.geometry(),
                      settings.labTree(), settings.labSolved(), settings.labScores(),
                      settings.playerNames());
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    static Surroundings surroundings;
    surroundings.store(data, size);
    auto settings = std::make_optional<Settings>();
    checkValues(*settings);
    checkWindow(*settings);
    settings->showsTheory.set(!settings->showsTheory());
    const auto expected = remembered(*settings);
    settings.reset(); // it is written now
    require(remembered(Settings()) == expected);
    return 0;
}
