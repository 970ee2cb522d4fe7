#include "ui/learn/learnhome.h"

#include "ai/learn/puzzles.h"
#include "ai/learn/rungs.h"
#include "ui/common/titles.h"
#include "ui/controls/flowlayout.h"
#include "ui/learn/learntexts.h"
#include "ui/style/scaledfont.h"
#include "ui/style/surface.h"

#include <QEvent>
#include <QVBoxLayout>

#include <initializer_list>

namespace ui {

namespace {

QLabel *homeLabel(bool wraps = false)
{
    auto *label = new QLabel;
    label->setWordWrap(wraps);
    label->setTextFormat(Qt::PlainText);
    return label;
}

} // namespace

LearnHome::LearnHome(ProgressStore &store, QWidget *parent)
    : QWidget(parent)
    , m_store(store)
    , m_title(homeLabel())
    , m_subtitle(homeLabel(true))
    , m_games(new SegmentedRow(tr("Game")))
    , m_layout(new QGridLayout(this))
{
    for (const core::GameKind game :
         {core::GameKind::Othello, core::GameKind::TicTacToe, core::GameKind::Nim})
        m_games->addSegment(gameTitle(game), static_cast<int>(game));
    connect(m_games, &SegmentedRow::valueChosen, this,
            [this](int game) { emit gameChosen(static_cast<core::GameKind>(game)); });
    m_title->setText(tr("Today"));
    m_dailyCard = makeDaily();
    m_lessonsCard = makeLessons();
    m_ladderCard = makeLadder();
    m_mistakes =
        makeOffer("mistakes", tr("Your own mistakes"), tr("Pract&ise"), "practiseMistakes");
    m_more = makeOffer("morePuzzles", tr("More puzzles"), tr("St&art"), "morePuzzles");
    connect(m_mistakes.button, &QAbstractButton::clicked, this,
            [this] { emit mistakesChosen(m_today); });
    connect(m_more.button, &QAbstractButton::clicked, this, &LearnHome::puzzleChosen);
    arrange(true);
    setSizes();
}

Card *LearnHome::makeDaily()
{
    auto *card = new Card(this);
    m_picture = new PositionPicture;
    m_dailyNote = homeLabel();
    m_task = homeLabel(true);
    m_facts = homeLabel(true);
    m_grade = new GradeDots;
    m_week = new WeekRow;
    m_solve = new FlatButton(tr("&Solve it"));
    m_solve->setObjectName("solveDaily");
    m_solve->setProminent(true);
    m_yesterday = new FlatButton(tr("&Yesterday's"));
    m_dailyTexts = new QWidget;
    auto *texts = new QVBoxLayout(m_dailyTexts);
    auto *name = new FlowLayout;
    name->addWidget(new Chip(tr("Puzzle of the day")));
    name->addWidget(m_dailyNote);
    texts->addLayout(name);
    for (QWidget *part : std::initializer_list<QWidget *>{m_task, m_facts, m_grade})
        texts->addWidget(part);
    texts->addStretch(1);
    m_dailyButtons = new QWidget;
    auto *buttons = new QHBoxLayout(m_dailyButtons);
    buttons->addWidget(m_solve, 2);
    buttons->addWidget(m_yesterday, 1);
    for (QLayout *inner : std::initializer_list<QLayout *>{texts, buttons})
        inner->setContentsMargins({});
    new QGridLayout(card);
    connect(m_solve, &QAbstractButton::clicked, this, [this] { emit dailyChosen(m_today); });
    connect(m_yesterday, &QAbstractButton::clicked, this,
            [this] { emit dailyChosen(m_today - 1); });
    return card;
}

Card *LearnHome::makeLessons()
{
    auto *card = new Card(this);
    m_lessonsTitle = homeLabel();
    m_lessonsTitle->setText(tr("Lessons"));
    m_lessonsDone = homeLabel(true);
    m_lessonsDone->setObjectName("lessonsDone");
    m_continue = new FlatButton(tr("&Continue"));
    m_continue->setObjectName("continueLesson");
    m_lessonsFold = makeFold(tr("All lessons"), "unfoldLessons");
    m_lessons = new LessonGrid;
    auto *first = new QHBoxLayout;
    first->addWidget(m_lessonsTitle);
    first->addWidget(m_lessonsDone, 1);
    first->addWidget(m_continue);
    first->addWidget(m_lessonsFold);
    auto *layout = new QVBoxLayout(card);
    layout->addLayout(first);
    layout->addWidget(m_lessons, 1);
    connect(m_continue, &QAbstractButton::clicked, this,
            [this] { emit lessonChosen(m_nextLesson); });
    connect(m_lessons, &LessonGrid::lessonChosen, this, &LearnHome::lessonChosen);
    return card;
}

Card *LearnHome::makeLadder()
{
    auto *card = new Card(this);
    m_ladderTitle = homeLabel();
    m_rating = homeLabel(true);
    m_line = new RatingLine;
    m_rungs = new RungList;
    m_playRung = new FlatButton;
    m_playRung->setObjectName("playRung");
    auto *texts = new QVBoxLayout;
    texts->addWidget(m_ladderTitle);
    texts->addWidget(m_rating);
    m_rungsFold = makeFold(tr("All rungs"), "unfoldRungs");
    m_ladderFirst = new QHBoxLayout;
    m_ladderFirst->addLayout(texts, 1);
    m_ladderFirst->addWidget(m_line);
    m_ladderFirst->addWidget(m_rungsFold);
    auto *layout = new QVBoxLayout(card);
    layout->addLayout(m_ladderFirst);
    layout->addWidget(m_rungs, 1);
    layout->addWidget(m_playRung);
    connect(m_playRung, &QAbstractButton::clicked, this, &LearnHome::ladderChosen);
    return card;
}

/// Creates a button with only an arrow, which folds what is below it.
FlatButton *LearnHome::makeFold(const QString &name, const char *objectName)
{
    auto *fold = new FlatButton;
    fold->setObjectName(objectName);
    fold->setArrow(true);
    fold->setCheckable(true);
    fold->setAccessibleName(name);
    fold->setToolTip(name);
    connect(fold, &QAbstractButton::toggled, this, &LearnHome::showFolded);
    return fold;
}

LearnHome::Offer LearnHome::makeOffer(const QString &symbol, const QString &title,
                                      const QString &button, const char *name)
{
    const Offer offer{new Card(this), new SymbolTile(symbol), homeLabel(), homeLabel(true),
                      new FlatButton(button)};
    offer.title->setText(title);
    offer.text->setObjectName(QString(name) + "Text");
    offer.button->setObjectName(name);
    auto *texts = new QVBoxLayout;
    texts->addStretch(1);
    texts->addWidget(offer.title);
    texts->addWidget(offer.text);
    texts->addStretch(1);
    auto *layout = new QHBoxLayout(offer.card);
    layout->addWidget(offer.symbol);
    layout->addLayout(texts, 1);
    layout->addWidget(offer.button);
    return offer;
}

/// Places the picture beside everything else or, in a narrow window, beside the texts only.
void LearnHome::arrangeDaily(bool wide)
{
    auto *grid = static_cast<QGridLayout *>(m_dailyCard->layout());
    while (QLayoutItem *item = grid->takeAt(0))
        delete item;
    grid->addWidget(m_picture, 0, 0, wide ? 3 : 1, 1);
    grid->addWidget(m_dailyTexts, 0, 1);
    grid->addWidget(m_week, 1, wide ? 1 : 0, 1, wide ? 1 : 2);
    grid->addWidget(m_dailyButtons, 2, wide ? 1 : 0, 1, wide ? 1 : 2);
    // The picture is larger where the other cards are few.
    const bool isLarge = m_isRoomy && !hasMistakes();
    m_picture->setShrinkable(wide && !isLarge);
    grid->setColumnStretch(0, isLarge ? 6 : 5);
    grid->setColumnStretch(1, 6);
    grid->setRowStretch(0, 1);
}

/// Places the button below the rungs or, if they can be folded, in the card's first line.
void LearnHome::arrangeLadder(bool wide)
{
    auto *below = static_cast<QVBoxLayout *>(m_ladderCard->layout());
    below->removeWidget(m_playRung);
    m_ladderFirst->removeWidget(m_playRung);
    if (wide)
        below->addWidget(m_playRung);
    else
        m_ladderFirst->insertWidget(m_ladderFirst->count() - 1, m_playRung);
}

/// In two columns nothing is folded, and there is space for longer titles.
void LearnHome::showFolded()
{
    m_ladderTitle->setText(m_isWide ? tr("Ladder: rung %1 of %2")
                                          .arg(m_store.of(m_game).rung + 1)
                                          .arg(ai::learn::rungCount(m_game))
                                    : tr("Ladder"));
    m_lessonsFold->setVisible(!m_isWide);
    m_rungsFold->setVisible(!m_isWide);
    m_lessons->setVisible(m_isWide || m_lessonsFold->isChecked());
    m_rungs->setVisible(m_isWide || m_rungsFold->isChecked());
    m_line->setVisible(m_isWide && m_line->isOfUse());
}

/// Arranges the cards in two columns or in one.
void LearnHome::arrange(bool wide)
{
    m_isWide = wide;
    m_rungs->setShrinkable(wide);
    arrangeDaily(wide);
    arrangeLadder(wide);
    showFolded();
    while (QLayoutItem *item = m_layout->takeAt(0))
        delete item;
    for (int row = 0; row < 9; ++row)
        m_layout->setRowStretch(row, 0);
    if (wide) {
        m_layout->addWidget(m_title, 0, 0);
        m_layout->addWidget(m_subtitle, 1, 0);
        m_layout->addWidget(m_games, 0, 1, 2, 1, Qt::AlignVCenter);
        m_layout->addWidget(m_dailyCard, 2, 0);
        if (hasMistakes()) {
            m_layout->addWidget(m_lessonsCard, 3, 0, 3, 1);
            m_layout->addWidget(m_ladderCard, 2, 1, 2, 1);
            m_layout->addWidget(m_mistakes.card, 4, 1);
            m_layout->addWidget(m_more.card, 5, 1);
            // The lessons get only the height that they need, and the ladder what is left beside
            // them.
            m_layout->setRowStretch(2, 100);
            m_layout->setRowStretch(3, 1);
        } else {
            // Few lessons and rungs: two rows of cards, as high as what they hold.
            m_layout->addWidget(m_lessonsCard, 3, 0);
            m_layout->addWidget(m_ladderCard, 2, 1);
            m_layout->addWidget(m_more.card, 3, 1);
            m_layout->setRowStretch(4, 1);
        }
        m_layout->setColumnStretch(0, 2);
        m_layout->setColumnStretch(1, 1);
    } else {
        int row = 0;
        for (QWidget *part :
             std::initializer_list<QWidget *>{m_games, m_subtitle, m_dailyCard, m_lessonsCard,
                                              m_ladderCard, m_mistakes.card, m_more.card})
            m_layout->addWidget(part, row++, 0);
        m_layout->setRowStretch(row, 1);
        m_layout->setColumnStretch(1, 0);
    }
    m_title->setVisible(wide);
    m_dailyNote->setVisible(m_isRoomy);
    for (const Offer *offer : {&m_mistakes, &m_more})
        offer->symbol->setVisible(m_isRoomy);
}

/// The minimum width is that of one column, even while there are two, so that the window can become
/// narrow.
QSize LearnHome::minimumSizeHint() const
{
    return {20 * fontMetrics().height(), QWidget::minimumSizeHint().height()};
}

/// In one column focus the games first: focusing a later part would scroll them out of view.
QWidget *LearnHome::firstButton() const
{
    return m_isWide ? static_cast<QWidget *>(m_solve) : m_games->segment(static_cast<int>(m_game));
}

void LearnHome::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fit();
}

void LearnHome::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange) {
        fit();
        setSizes();
    }
}

/// Arranges the cards for the width in text heights.
void LearnHome::fit()
{
    constexpr int wide = 44;
    constexpr int roomy = 54;
    const int text = fontMetrics().height();
    const bool isWide = width() >= wide * text;
    const bool isRoomy = width() >= roomy * text;
    if (isWide == m_isWide && isRoomy == m_isRoomy)
        return;
    m_isRoomy = isRoomy;
    arrange(isWide);
    setSizes();
}

void LearnHome::setSizes()
{
    const int text = fontMetrics().height();
    const int margin = Card::margin(text);
    const int around = m_isRoomy ? text : text / 2;
    const int aside = m_isWide ? text : text * 3 / 4; // the scroll bar lies over it
    m_layout->setContentsMargins(aside, around, aside, around);
    m_layout->setSpacing(around * 3 / 4);
    for (Card *card : {m_dailyCard, m_lessonsCard, m_ladderCard, m_mistakes.card, m_more.card}) {
        card->layout()->setContentsMargins(margin, margin, margin, margin);
        card->layout()->setSpacing(text / 2);
    }
    m_dailyCard->layout()->setSpacing(m_isWide ? margin : text / 2);
    m_dailyTexts->layout()->setSpacing(m_isWide ? text / 2 : text / 4);
    m_dailyButtons->layout()->setSpacing(text / 2);
    for (FlatButton *button : {m_continue, m_mistakes.button, m_more.button})
        button->setMinimumWidth(m_isWide ? 7 * text : 0);
    m_title->setFont(boldFont(font(), 1.7));
    m_task->setFont(boldFont(font(), 1.3));
    for (QLabel *label : {m_lessonsTitle, m_ladderTitle, m_mistakes.title, m_more.title})
        label->setFont(boldFont(font(), 1.1));
    const QPalette quiet = quietTextPalette(palette());
    for (QWidget *part :
         std::initializer_list<QWidget *>{m_subtitle, m_dailyNote, m_facts, m_grade, m_lessonsDone,
                                          m_rating, m_mistakes.text, m_more.text})
        part->setPalette(quiet);
}

void LearnHome::showGame(core::GameKind game, ai::learn::Day today)
{
    const bool hadMistakes = hasMistakes();
    m_game = game;
    m_today = today;
    m_games->setValue(static_cast<int>(game));
    if (hasMistakes() != hadMistakes)
        arrange(m_isWide);
    showDaily();
    showLessons();
    showLadder();
    showMistakes();
    showMore();
}

void LearnHome::showDaily()
{
    const auto &progress = m_store.of(m_game);
    const auto &set = ai::learn::puzzlesOf(m_game);
    const int streak = progress.daily.streak(m_today);
    m_subtitle->setText(streak == 0 ? dayText(m_today)
                                    : paragraphOf({tr("%1.", "a date").arg(dayText(m_today)),
                                                   tr("%n day(s) in a row so far.", "", streak)}));
    const int index = ai::learn::dailyPuzzle(m_game, m_today, set.dailyCount);
    m_solve->setEnabled(index >= 0);
    if (index < 0)
        return;
    const auto &puzzle = set.puzzles[static_cast<std::size_t>(index)];
    m_picture->show(puzzle.position, tr("The position of today's puzzle"));
    m_dailyNote->setText(tr("the same for everyone", "the puzzle of the day"));
    m_task->setText(puzzleTitle(puzzle));
    m_facts->setText(paragraphOf({discsText(puzzle.position), puzzleText(puzzle.position)}));
    const int highest = ai::learn::rungCount(m_game);
    m_grade->show(tr("Grade %1 of %2").arg(puzzle.grade).arg(highest), puzzle.grade, highest);
    m_week->show(progress.daily, m_today);
    m_solve->setText(progress.isDailyOpen(m_today)      ? tr("&Solve it")
                     : progress.daily.isSolved(m_today) ? tr("&Solved: look again")
                                                        : tr("An&swer shown: try again"));
}

void LearnHome::showLessons()
{
    const auto &progress = m_store.of(m_game);
    const auto &lessons = translatedLessons(m_game);
    std::size_t done = 0;
    std::size_t next = lessons.size(); // the first that is not done, or the one left in the middle
    for (std::size_t i = 0; i < lessons.size(); ++i) {
        if (progress.isDone(lessons[i].id, lessons[i].steps.size()))
            ++done;
        else if (next == lessons.size() || lessons[i].id == progress.lastLesson)
            next = i;
    }
    const bool all = next == lessons.size();
    m_nextLesson = all ? 0 : next;
    m_lessonsDone->setText(all ? tr("All %1 done").arg(lessons.size())
                               : tr("%1 of %2 done, next: %3")
                                     .arg(done)
                                     .arg(lessons.size())
                                     .arg(QString::fromStdString(lessons[next].title)));
    m_continue->setText(all                                     ? tr("Agai&n")
                        : done == 0 && progress.lessons.empty() ? tr("&Begin")
                                                                : tr("&Continue"));
    m_lessons->show(m_game, progress, next);
    m_lessons->followInTabOrder(m_lessonsFold);
    // Suggest a lesson to those who have done none; a puzzle may be too hard.
    m_continue->setProminent(done == 0);
    m_solve->setProminent(done > 0 && progress.isDailyOpen(m_today));
}

void LearnHome::showLadder()
{
    const auto &progress = m_store.of(m_game);
    m_rating->setText(progress.isRated() ? tr("Your rating: %1").arg(ratingText(progress.rating))
                                         : tr("Win three of five games to climb."));
    m_line->show(progress.ladder);
    showFolded();
    m_rungs->show(m_game, progress);
    m_playRung->setText(
        m_ladderGoesOn
            ? tr("Continue against %1", "a rung of the ladder").arg(rungName(progress.rung))
            : tr("&Play %1", "a rung of the ladder").arg(rungName(progress.rung)));
}

void LearnHome::setLadderGoesOn(bool goesOn)
{
    if (std::exchange(m_ladderGoesOn, goesOn) != goesOn)
        showLadder();
}

void LearnHome::showMistakes()
{
    m_mistakes.card->setVisible(hasMistakes());
    const auto &deck = m_store.of(m_game).mistakes;
    const int due = int(deck.dueOn(m_today).size());
    const auto next = deck.nextDue(m_today);
    m_mistakes.text->setText(
        due > 0 ? tr("%n position(s) to try again today", "", due)
        : next  ? *next == m_today + 1
                      ? tr("The next ones come back tomorrow.")
                      : tr("The next ones come back on %1.", "a date").arg(dayText(*next))
                : tr("What you misplay comes back here once the game is reviewed."));
    m_mistakes.button->setEnabled(due > 0);
}

void LearnHome::showMore()
{
    const int seen = int(m_store.of(m_game).puzzles.size());
    m_more.text->setText(seen == 0 ? tr("At your strength, as many as you like")
                                   : tr("%n seen, at your strength", "", seen));
}

} // namespace ui
