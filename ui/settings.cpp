#include "ui/settings.h"

#include <algorithm>
#include <array>

namespace ui {

namespace {

QString text(std::string_view view)
{
    return QString::fromUtf8(view.data(), static_cast<qsizetype>(view.size()));
}

// Entries are words, not numbers: the file can be read, and the order of an enumeration changed.
constexpr std::array<QLatin1String, 3> starterNames{QLatin1String("you"), QLatin1String("computer"),
                                                    QLatin1String("alternate")};
constexpr std::array<QLatin1String, 2> opponentNames{QLatin1String("computer"),
                                                     QLatin1String("person")};
constexpr std::array<QLatin1String, 3> paceNames{QLatin1String("normal"), QLatin1String("fast"),
                                                 QLatin1String("off")};

template <class Enum, std::size_t count>
Enum named(const std::array<QLatin1String, count> &names, const QString &name, Enum fallback)
{
    const auto found = std::find(names.begin(), names.end(), name);
    return found == names.end() ? fallback : static_cast<Enum>(found - names.begin());
}

template <class Enum, std::size_t count>
QString nameOf(const std::array<QLatin1String, count> &names, Enum value)
{
    return names[static_cast<std::size_t>(value)];
}

} // namespace

Settings::Settings()
    : m_store(QSettings::IniFormat, QSettings::UserScope, "tabuleiro", "tabuleiro")
{
}

GameSetup Settings::setup() const
{
    GameSetup setup;
    const auto game = core::gameNamed(m_store.value("game").toString().toStdString());
    setup.game = game.value_or(core::GameKind::Othello);
    setup.starter = named(starterNames, m_store.value("starter").toString(), Starter::You);
    setup.opponent = named(opponentNames, m_store.value("opponent").toString(), Opponent::Computer);
    setup.nimMisere = m_store.value("nim/misere", true).toBool();
    setup.nimHeaps = m_store.value("nim/heaps").toString();
    if (!startPosition({core::GameKind::Nim, {}, {}, setup.nimHeaps, setup.nimMisere}))
        setup.nimHeaps = "20 limit 3";
    return setup;
}

void Settings::setSetup(const GameSetup &setup)
{
    write("game", text(core::gameName(setup.game)));
    write("starter", nameOf(starterNames, setup.starter));
    write("opponent", nameOf(opponentNames, setup.opponent));
    write("nim/misere", setup.nimMisere);
    write("nim/heaps", setup.nimHeaps);
}

ai::Level Settings::level() const
{
    return ai::levelNamed(m_store.value("level").toString().toStdString())
        .value_or(ai::Level::Easy);
}

void Settings::setLevel(ai::Level level)
{
    write("level", text(ai::levelName(level)));
}

std::chrono::milliseconds Settings::thinkingTime() const
{
    const int time = m_store.value("thinkingTime").toInt();
    return time >= 50 && time <= 600'000 ? std::chrono::milliseconds(time)
                                         : ai::defaultThinkingTime;
}

void Settings::setThinkingTime(std::chrono::milliseconds time)
{
    write("thinkingTime", static_cast<int>(time.count()));
}

int Settings::tableMemory() const
{
    const int mebibytes = m_store.value("tableMemory").toInt();
    return mebibytes >= 1 && mebibytes <= 65'536 ? mebibytes : defaultTableMemory;
}

void Settings::setTableMemory(int mebibytes)
{
    write("tableMemory", mebibytes);
}

BoardWidget::Display Settings::display() const
{
    return {m_store.value("show/legalMoves", true).toBool(),
            m_store.value("show/lastMove", true).toBool(),
            m_store.value("show/coordinates", true).toBool(),
            m_store.value("show/preview", true).toBool()};
}

void Settings::setDisplay(BoardWidget::Display display)
{
    write("show/legalMoves", display.legalMoves);
    write("show/lastMove", display.lastMove);
    write("show/coordinates", display.coordinates);
    write("show/preview", display.preview);
}

Pace Settings::pace() const
{
    return named(paceNames, m_store.value("pace").toString(),
                 motionReduced() ? Pace::Off : Pace::Normal);
}

bool Settings::paceIsChosen() const
{
    return m_store.contains("pace");
}

void Settings::setPace(Pace pace)
{
    write("pace", nameOf(paceNames, pace));
}

bool Settings::computerStartedLast() const
{
    return m_store.value("computerStartedLast", true).toBool();
}

void Settings::setComputerStartedLast(bool computer)
{
    write("computerStartedLast", computer);
}

QByteArray Settings::geometry() const
{
    return m_store.value("geometry").toByteArray();
}

void Settings::setGeometry(const QByteArray &geometry)
{
    write("geometry", geometry);
}

void Settings::write(const QString &key, const QVariant &value)
{
    if (m_store.value(key) == value)
        return;
    m_store.setValue(key, value);
    m_store.sync();
}

} // namespace ui
