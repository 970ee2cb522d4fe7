#include "ui/settings/settings.h"

#include <algorithm>
#include <array>
#include <utility>

namespace ui {

namespace {

QString text(std::string_view view)
{
    return QString::fromUtf8(view.data(), static_cast<qsizetype>(view.size()));
}

// Entries are words, not numbers: the file can be read, and the order of an enumeration changed.
constexpr std::array<QLatin1String, 3> starterNames{QLatin1String("you"), QLatin1String("computer"),
                                                    QLatin1String("alternate")};
constexpr std::array<QLatin1String, 4> opponentNames{
    QLatin1String("computer"), QLatin1String("person"), QLatin1String("program"),
    QLatin1String("named")};
constexpr std::array<QLatin1String, 2> protocolNames{QLatin1String("gtp"), QLatin1String("nboard")};
constexpr std::array<QLatin1String, 4> animationSpeedNames{
    QLatin1String("off"), QLatin1String("slow"), QLatin1String("normal"), QLatin1String("fast")};
constexpr std::array<QLatin1String, 4> boardThemeNames{QLatin1String("felt"), QLatin1String("wood"),
                                                       QLatin1String("slate"),
                                                       QLatin1String("highContrast")};

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

QString declinedWinsKey(core::GameKind game, ai::Level level)
{
    return QString("declinedWins/%1-%2")
        .arg(text(core::gameName(game)), text(ai::levelName(level)));
}

} // namespace

void Settings::onProblem(QObject *context, const std::function<void(const QString &)> &report)
{
    if (m_store->problem().isEmpty())
        QObject::connect(m_store.get(), &SettingsStore::failed, context, report,
                         Qt::SingleShotConnection);
    else
        report(m_store->problem());
}

GameSetup Settings::setup() const
{
    GameSetup setup;
    const auto game = core::gameNamed(m_store->value("game").toString().toStdString());
    setup.game = game.value_or(core::GameKind::Othello);
    setup.starter = named(starterNames, m_store->value("starter").toString(), Starter::Human);
    setup.opponent =
        named(opponentNames, m_store->value("opponent").toString(), Opponent::Computer);
    setup.player = m_store->value("player").toString();
    if (!offersOpponent(setup))
        setup.opponent = Opponent::Computer;
    setup.nimMisere = m_store->value("nim/misere", true).toBool();
    setup.nimHeaps = m_store->value("nim/heaps").toString();
    if (!startPosition({.game = core::GameKind::Nim,
                        .nimHeaps = setup.nimHeaps,
                        .nimMisere = setup.nimMisere}))
        setup.nimHeaps = "20 limit 3";
    return setup;
}

void Settings::setSetup(const GameSetup &setup)
{
    write("game", text(core::gameName(setup.game)));
    write("starter", nameOf(starterNames, setup.starter));
    write("opponent", nameOf(opponentNames, setup.opponent));
    write("player", setup.player);
    write("nim/misere", setup.nimMisere);
    write("nim/heaps", setup.nimHeaps);
}

ai::Level Settings::level() const
{
    return ai::levelNamed(m_store->value("level").toString().toStdString())
        .value_or(ai::Level::Easy);
}

void Settings::setLevel(ai::Level level)
{
    write("level", text(ai::levelName(level)));
}

std::chrono::milliseconds Settings::thinkingTime() const
{
    const int time = m_store->value("thinkingTime").toInt();
    return time >= 50 && time <= 600'000 ? std::chrono::milliseconds(time)
                                         : ai::defaultThinkingTime;
}

void Settings::setThinkingTime(std::chrono::milliseconds time)
{
    write("thinkingTime", static_cast<int>(time.count()));
}

int Settings::tableMemory() const
{
    const int mebibytes = m_store->value("tableMemory").toInt();
    return mebibytes >= 1 && mebibytes <= 65'536 ? mebibytes : ai::defaultTableMebibytes;
}

void Settings::setTableMemory(int mebibytes)
{
    write("tableMemory", mebibytes);
}

int Settings::searchThreads() const
{
    const int threads = m_store->value("searchThreads").toInt();
    return threads >= 1 && threads <= 256 ? threads : 0;
}

void Settings::setSearchThreads(int threads)
{
    write("searchThreads", threads);
}

bool Settings::usesBook() const
{
    return m_store->value("openingBook", true).toBool();
}

void Settings::setUsesBook(bool uses)
{
    write("openingBook", uses);
}

ExternalProgram Settings::program() const
{
    ExternalProgram program;
    program.name = m_store->value("program/name").toString();
    program.command = m_store->value("program/command").toString();
    program.protocol = named(protocolNames, m_store->value("program/protocol").toString(),
                             ExternalProgram::Protocol::Gtp);
    const int seconds = m_store->value("program/patience").toInt();
    if (seconds >= 1 && seconds <= longestPatience)
        program.patience = std::chrono::seconds(seconds);
    return program;
}

void Settings::setProgram(const ExternalProgram &program)
{
    write("program/name", program.name);
    write("program/command", program.command);
    write("program/protocol", nameOf(protocolNames, program.protocol));
    write("program/patience", static_cast<int>(program.patience.count()));
}

PlayerNames Settings::playerNames() const
{
    const auto name = [this](const char *key) {
        return m_store->value(key).toString().left(longestName).simplified();
    };
    return {name("players/you"), name("players/second")};
}

void Settings::setPlayerNames(const PlayerNames &names)
{
    write("players/you", names[0].simplified());
    write("players/second", names[1].simplified());
}

TimeControl Settings::timeControl() const
{
    const std::chrono::seconds time(m_store->value("clock/seconds").toInt());
    const std::chrono::seconds increment(m_store->value("clock/increment").toInt());
    const bool sane = time.count() >= 0 && time <= std::chrono::hours(24) && increment.count() >= 0
                      && increment <= std::chrono::hours(1);
    return sane ? TimeControl{time, increment} : TimeControl();
}

void Settings::setTimeControl(TimeControl control)
{
    write("clock/seconds", static_cast<int>(control.time.count()));
    write("clock/increment", static_cast<int>(control.increment.count()));
}

BoardDisplay Settings::display() const
{
    return {m_store->value("show/legalMoves", true).toBool(),
            m_store->value("show/lastMove", true).toBool(),
            m_store->value("show/coordinates", true).toBool(),
            m_store->value("show/preview", true).toBool(),
            named(boardThemeNames, m_store->value("board").toString(), BoardTheme::Felt)};
}

void Settings::setDisplay(BoardDisplay display)
{
    write("show/legalMoves", display.legalMoves);
    write("show/lastMove", display.lastMove);
    write("show/coordinates", display.coordinates);
    write("show/preview", display.preview);
    write("board", nameOf(boardThemeNames, display.theme));
}

bool Settings::listsMoves() const
{
    return m_store->value("show/moves", false).toBool();
}

void Settings::setListsMoves(bool listed)
{
    write("show/moves", listed);
}

bool Settings::showsTheory() const
{
    return m_store->value("show/theory", false).toBool();
}

void Settings::setShowsTheory(bool shown)
{
    write("show/theory", shown);
}

AnimationSpeed Settings::animationSpeed() const
{
    return named(animationSpeedNames, m_store->value("pace").toString(),
                 m_motionReduced || animationsReduced() ? AnimationSpeed::Off
                                                        : AnimationSpeed::Normal);
}

bool Settings::animationSpeedIsChosen() const
{
    return m_store->value("pace").isValid();
}

void Settings::setAnimationSpeed(AnimationSpeed speed)
{
    write("pace", nameOf(animationSpeedNames, speed));
}

bool Settings::computerStartedLast() const
{
    return m_store->value("computerStartedLast", true).toBool();
}

void Settings::setComputerStartedLast(bool computer)
{
    write("computerStartedLast", computer);
}

bool Settings::isDeclined(const QString &path) const
{
    return m_store->value("declinedGame").toStringList().contains(path);
}

void Settings::decline(const QString &path)
{
    constexpr qsizetype max = 50;
    if (path.isEmpty() || isDeclined(path))
        return;
    const QStringList paths = m_store->value("declinedGame").toStringList() + QStringList{path};
    write("declinedGame", paths.mid(std::max<qsizetype>(0, paths.size() - max)));
}

int Settings::declinedWins(core::GameKind game, ai::Level level) const
{
    return std::max(0, m_store->value(declinedWinsKey(game, level)).toInt());
}

void Settings::setDeclinedWins(core::GameKind game, ai::Level level, int wins)
{
    write(declinedWinsKey(game, level), wins);
}

bool Settings::showsThinking() const
{
    return m_store->value("show/thinking", false).toBool();
}

void Settings::setShowsThinking(bool shown)
{
    write("show/thinking", shown);
}

QByteArray Settings::geometry() const
{
    return m_store->value("geometry").toByteArray();
}

void Settings::setGeometry(const QByteArray &geometry)
{
    write("geometry", geometry);
}

QByteArray Settings::windowLayout() const
{
    return m_store->value("windowLayout").toByteArray();
}

void Settings::setWindowLayout(const QByteArray &layout)
{
    write("windowLayout", layout);
}

QByteArray Settings::labGeometry() const
{
    return m_store->value("lab/geometry").toByteArray();
}

void Settings::setLabGeometry(const QByteArray &geometry)
{
    write("lab/geometry", geometry);
}

QString Settings::labTree() const
{
    return m_store->value("lab/tree").toString();
}

void Settings::setLabTree(const QString &text)
{
    write("lab/tree", text);
}

bool Settings::showsLabLegend() const
{
    return m_store->value("lab/legend", true).toBool();
}

void Settings::setShowsLabLegend(bool shown)
{
    write("lab/legend", shown);
}

bool Settings::projectsOnWhite() const
{
    return m_store->value("lab/projectorOnWhite", false).toBool();
}

void Settings::setProjectsOnWhite(bool white)
{
    write("lab/projectorOnWhite", white);
}

QStringList Settings::labSolved() const
{
    return m_store->value("lab/solved").toStringList();
}

void Settings::setLabSolved(const QStringList &keys)
{
    write("lab/solved", keys);
}

QStringList Settings::labTopicsDone() const
{
    return m_store->value("lab/topics").toStringList();
}

void Settings::setLabTopicsDone(const QStringList &keys)
{
    write("lab/topics", keys);
}

QVariantMap Settings::labScores() const
{
    return m_store->value("lab/scores").toMap();
}

void Settings::setLabScores(const QVariantMap &scores)
{
    write("lab/scores", scores);
}

void Settings::write(const QString &key, const QVariant &value)
{
    if (m_store->value(key) != value)
        m_store->set(key, value);
}

} // namespace ui
