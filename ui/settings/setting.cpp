#include "ui/settings/setting.h"

namespace ui {

namespace {

/// The names that the command line and the protocols also use.
template <class Values, class Name>
QStringList namesOf(const Values &values, const Name &name)
{
    QStringList words;
    for (const auto value : values) {
        words.resize(std::max(words.size(), static_cast<qsizetype>(value) + 1));
        words[static_cast<qsizetype>(value)] = QString::fromUtf8(name(value));
    }
    return words;
}

} // namespace

const QStringList &settingWords(ai::Level)
{
    static const QStringList words = namesOf(ai::allLevels, ai::levelName);
    return words;
}

const QStringList &settingWords(core::GameKind)
{
    static const QStringList words = namesOf(gamesInOrder, core::gameName);
    return words;
}

const QStringList &settingWords(Starter)
{
    static const QStringList words{"you", "computer", "alternate"};
    return words;
}

const QStringList &settingWords(ExternalProgram::Protocol)
{
    static const QStringList words{"gtp", "nboard"};
    return words;
}

const QStringList &settingWords(AnimationSpeed)
{
    static const QStringList words{"off", "slow", "normal", "fast"};
    return words;
}

const QStringList &settingWords(BoardTheme)
{
    static const QStringList words{"felt", "wood", "slate", "highContrast"};
    return words;
}

const QStringList &settingWords(WindowColours)
{
    static const QStringList words{"desktop", "light", "dark"};
    return words;
}

} // namespace ui
