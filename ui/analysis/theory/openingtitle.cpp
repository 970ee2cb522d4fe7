#include "ui/analysis/theory/openingtitle.h"

#include "ai/analysis/openingnames.h"

#include <QCoreApplication>

#include <algorithm>
#include <iterator>

namespace ui {

namespace {

struct OpeningTitles
{
    const char *whole;
    const char *brief; ///< shown after the word "Opening:"
};

struct OpeningTitle
{
    Q_DECLARE_TR_FUNCTIONS(ui::OpeningTitle)

public:
    static constexpr OpeningTitles inEachLanguage[]{
        {QT_TR_NOOP("Diagonal Opening"), QT_TR_NOOP("Diagonal")},
        {QT_TR_NOOP("Parallel Opening"), QT_TR_NOOP("Parallel")},
        {QT_TR_NOOP("Perpendicular Opening"), QT_TR_NOOP("Perpendicular")},
        {QT_TR_NOOP("X-square Opening"), QT_TR_NOOP("X-square")},
    };
};

/// Null if the opening has only an English title.
const OpeningTitles *titlesOf(std::string_view englishName)
{
    const auto *const found = std::find_if(
        std::begin(OpeningTitle::inEachLanguage), std::end(OpeningTitle::inEachLanguage),
        [&](const OpeningTitles &titles) { return titles.whole == englishName; });
    return found == std::end(OpeningTitle::inEachLanguage) ? nullptr : found;
}

} // namespace

QString openingTitle(std::string_view englishName)
{
    const OpeningTitles *titles = titlesOf(englishName);
    return titles == nullptr ? QString::fromUtf8(englishName) : OpeningTitle::tr(titles->whole);
}

QString shortOpeningTitle(std::string_view englishName)
{
    const OpeningTitles *titles = titlesOf(englishName);
    return titles == nullptr ? QString::fromUtf8(englishName) : OpeningTitle::tr(titles->brief);
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
