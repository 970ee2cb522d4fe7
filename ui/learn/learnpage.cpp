#include "ui/learn/learnpage.h"

#include "ui/controls/verticalscrollarea.h"
#include "ui/learn/ladderstudy.h"
#include "ui/learn/lessonstudy.h"
#include "ui/learn/mistakestudy.h"
#include "ui/learn/puzzlestudy.h"
#include "ui/style/scaledfont.h"

#include <QEvent>

#include <ctime>
#include <utility>

namespace ui {

ai::learn::Day LearnPage::today()
{
    return ai::learn::localDay(std::time(nullptr));
}

LearnPage::LearnPage(ProgressStore &store, QWidget *parent, Calendar calendar)
    : QStackedWidget(parent)
    , m_store(store)
    , m_calendar(std::move(calendar))
    , m_home(new LearnHome(store))
    , m_view(new StudyView)
    , m_lesson(new LessonStudy(*m_view, store, this))
    , m_puzzle(new PuzzleStudy(*m_view, store, this))
    , m_ladder(new LadderStudy(*m_view, store, this))
    , m_mistakes(new MistakeStudy(*m_view, store, this))
{
    setObjectName("learnPage");
    auto *home = new VerticalScrollArea(m_home);
    home->setBarOverMargin(true);
    addWidget(home);
    addWidget(m_view);
    connect(m_home, &LearnHome::gameChosen, this, [this](core::GameKind game) {
        showGame(game);
        emit titleChanged();
    });
    connect(m_home, &LearnHome::dailyChosen, this, &LearnPage::openDaily);
    connect(m_home, &LearnHome::puzzleChosen, this, [this] {
        setCurrentWidget(m_view);
        m_puzzle->startNext(m_home->game());
    });
    connect(m_home, &LearnHome::lessonChosen, this, [this](std::size_t lesson) {
        setCurrentWidget(m_view);
        m_lesson->start(m_home->game(), lesson);
    });
    connect(m_home, &LearnHome::ladderChosen, this, [this] {
        setCurrentWidget(m_view);
        m_ladder->start(m_home->game());
    });
    connect(m_view, &StudyView::positionShown, this, &LearnPage::studiedPositionChanged);
    for (const Study *study : std::initializer_list<const Study *>{m_puzzle, m_mistakes})
        connect(study, &Study::answered, this, &LearnPage::studiedPositionChanged);
    connect(this, &QStackedWidget::currentChanged, this, &LearnPage::studiedPositionChanged);
    connect(this, &LearnPage::studiedPositionChanged, this, &LearnPage::titleChanged);
    connect(m_home, &LearnHome::mistakesChosen, this, [this](ai::learn::Day day) {
        setCurrentWidget(m_view);
        m_mistakes->start(day);
    });
    for (const Study *study :
         std::initializer_list<const Study *>{m_lesson, m_puzzle, m_ladder, m_mistakes})
        connect(study, &Study::left, this, &LearnPage::showHome);
    connect(m_ladder, &LadderStudy::reviewRequested, this, &LearnPage::reviewRequested);
    connect(&store, &ProgressStore::changed, this, &LearnPage::refresh);
    showGame(core::GameKind::Othello);
}

QSize LearnPage::minimumSizeHint() const
{
    return QStackedWidget::minimumSizeHint() / m_fontScale;
}

void LearnPage::resizeEvent(QResizeEvent *event)
{
    QStackedWidget::resizeEvent(event);
    scaleFonts();
}

void LearnPage::changeEvent(QEvent *event)
{
    QStackedWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        scaleFonts();
}

/// Scales the fonts of the child pages. This widget keeps the window's font, so that it gets change
/// events.
void LearnPage::scaleFonts()
{
    constexpr qreal homeShare = 0.9; // a smaller scale, so that little or no scrolling is needed
    m_fontScale = boardPageScale(size(), fontMetrics().height());
    for (int i = 0; i < count(); ++i) {
        const qreal scale = widget(i) == m_view ? m_fontScale : homeShare * m_fontScale;
        widget(i)->setFont(scale > 1 ? scaledFont(font(), scale) : QFont());
    }
}

void LearnPage::open()
{
    showToday();
    if (currentIndex() == 0)
        m_home->firstButton()->setFocus();
}

void LearnPage::showToday()
{
    showGame(m_home->game());
}

void LearnPage::showGame(core::GameKind game)
{
    m_home->setLadderGoesOn(m_ladder->isGoingOn(game));
    m_home->showGame(game, m_calendar());
}

QString LearnPage::title() const
{
    return currentWidget() == m_view ? m_view->title() : tr("Learn");
}

core::GameKind LearnPage::game() const
{
    return studiedPosition() ? core::kindOf(*studiedPosition()) : m_home->game();
}

void LearnPage::openFirstLesson(core::GameKind game)
{
    showGame(game);
    setCurrentWidget(m_view);
    m_lesson->start(game, 0);
}

/// Whether a game of the ladder that is over is shown.
bool LearnPage::showsFinishedGame() const
{
    return currentWidget() == m_view && m_view->study() == m_ladder && m_ladder->isFinished();
}

void LearnPage::leaveFinishedGame()
{
    if (showsFinishedGame())
        showHome();
}

bool LearnPage::reviewLadderGame()
{
    if (!showsFinishedGame())
        return false;
    m_ladder->review();
    return true;
}

void LearnPage::openDaily(ai::learn::Day day)
{
    m_store.add(ai::learn::Progress::daySeen(m_home->game(), m_calendar()));
    setCurrentWidget(m_view);
    m_puzzle->startDaily(m_home->game(), day);
}

bool LearnPage::isPuzzleWaiting() const
{
    return m_store.of(core::GameKind::Othello).isDailyOpen(m_calendar());
}

std::optional<core::Position> LearnPage::studiedPosition() const
{
    if (currentWidget() != m_view || m_view->board() == nullptr)
        return std::nullopt;
    return m_view->position();
}

void LearnPage::showHome()
{
    setCurrentIndex(0);
    open();
}

void LearnPage::refresh()
{
    if (currentIndex() == 0)
        showToday();
    emit waitingChanged();
}

} // namespace ui
