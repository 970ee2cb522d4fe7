#include "ui/analysis/theory/openingtitle.h"

#include "ai/analysis/openingnames.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace ui {

namespace {

class OpeningTitle
{
    Q_DECLARE_TR_FUNCTIONS(ui::OpeningTitle)
};

struct OpeningTitles
{
    const char *whole;
    const char *brief; ///< shown after the word "Opening:"
};

constexpr std::array titlesInEachLanguage{
    OpeningTitles{QT_TRANSLATE_NOOP("ui::OpeningTitle", "Diagonal Opening"),
                  QT_TRANSLATE_NOOP("ui::OpeningTitle", "Diagonal")},
    OpeningTitles{QT_TRANSLATE_NOOP("ui::OpeningTitle", "Parallel Opening"),
                  QT_TRANSLATE_NOOP("ui::OpeningTitle", "Parallel")},
    OpeningTitles{QT_TRANSLATE_NOOP("ui::OpeningTitle", "Perpendicular Opening"),
                  QT_TRANSLATE_NOOP("ui::OpeningTitle", "Perpendicular")},
    OpeningTitles{QT_TRANSLATE_NOOP("ui::OpeningTitle", "X-square Opening"),
                  QT_TRANSLATE_NOOP("ui::OpeningTitle", "X-square")},
};

/// Null if the opening has only an English title.
const OpeningTitles *titlesOf(std::string_view englishName)
{
    const auto *const found =
        std::find_if(titlesInEachLanguage.begin(), titlesInEachLanguage.end(),
                     [&](const OpeningTitles &titles) { return titles.whole == englishName; });
    return found == titlesInEachLanguage.end() ? nullptr : found;
}

QString englishTitle(std::string_view name)
{
    return QString::fromUtf8(name.data(), qsizetype(name.size()));
}

} // namespace

QString openingTitle(std::string_view englishName)
{
    const OpeningTitles *titles = titlesOf(englishName);
    return titles == nullptr ? englishTitle(englishName) : OpeningTitle::tr(titles->whole);
}

QString shortOpeningTitle(std::string_view englishName)
{
    const OpeningTitles *titles = titlesOf(englishName);
    return titles == nullptr ? englishTitle(englishName) : OpeningTitle::tr(titles->brief);
}

OpeningLabel::OpeningLabel(const GameController &game, QWidget *parent)
    : QLabel(parent)
    , m_game(game)
{
    setObjectName("opening");
    setWordWrap(true);
    setToolTip(tr("Players of Othello know these first moves by this name."));
    hide();
    connect(&game, &GameController::stateChanged, this, &OpeningLabel::showOpening);
}

void OpeningLabel::showOpening()
{
    const std::string_view name = ai::openingName(m_game.match(), m_game.shownPly());
    setText(tr("Opening: %1").arg(shortOpeningTitle(name)));
    const bool ended = m_game.phase() == GameController::Phase::Over && !m_game.browsing();
    setVisible(!name.empty() && !ended);
}

} // namespace ui
