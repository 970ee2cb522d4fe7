#include "ui/analysis/reviewpanel.h"

#include "ui/accessibility/accessibletexts.h"
#include "ui/analysis/review/grademark.h"
#include "ui/controls/actionbutton.h"
#include "ui/controls/named.h"
#include "ui/controls/wrappedlabel.h"
#include "ui/style/scaledfont.h"
#include "ui/style/surface.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPainter>
#include <QStyle>

#include <algorithm>
#include <utility>

namespace ui {

namespace {

// Heights in text lines.
constexpr double minTextLines = 1.6;
constexpr double textLines = 6.5;
constexpr double graphLines = 6.5;
constexpr double titleLines = 1.4; // of the graph

constexpr qreal titleScale = 1.35;

void setText(QLabel *label, const QString &text)
{
    if (label->text() != text) // setting the same text would notify screen readers
        label->setText(text);
}

} // namespace

/// A grade as a word beside its mark, on a background in the grade's colour.
class GradeChip : public QLabel
{
public:
    void setGrade(ai::Grade grade, const QString &text)
    {
        m_grade = grade;
        setText(text);
        update();
    }

    QSize sizeHint() const override
    {
        const int em = fontMetrics().height();
        return {fontMetrics().horizontalAdvance(text()) + 2 * em, em * 3 / 2};
    }
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const qreal em = fontMetrics().height();
        const QColor ground = mixed(cardColour(palette()), gradeColour(m_grade, palette()), 0.16);
        paintSurface(painter, rect(), height() / 2.0, ground);
        const QRectF mark(em / 2, (height() - em / 2) / 2, em / 2, em / 2);
        const auto placed = [this](const QRectF &area) {
            return QStyle::visualRect(layoutDirection(), rect(), area.toRect());
        };
        paintGradeMark(painter, m_grade, false, placed(mark), palette());
        painter.setPen(palette().color(QPalette::WindowText));
        painter.drawText(placed(QRectF(em * 5 / 4, 0, width() - em * 5 / 4, height())),
                         Qt::AlignVCenter | Qt::AlignLeading, text());
    }

private:
    ai::Grade m_grade = ai::Grade::None;
};

/// The place of a move in the game: falls back to a shorter text, and to none, if it does not fit.
class PlaceLabel : public QLabel
{
public:
    void setTexts(const QString &whole, const QString &shorter)
    {
        if (std::exchange(m_whole, whole) == whole && m_short == shorter)
            return;
        m_short = shorter;
        setAccessibleName(whole);
        updateGeometry();
        fit();
    }

    QSize minimumSizeHint() const override { return {0, QLabel::minimumSizeHint().height()}; }

protected:
    void resizeEvent(QResizeEvent *event) override
    {
        QLabel::resizeEvent(event);
        fit();
    }
    void changeEvent(QEvent *event) override
    {
        QLabel::changeEvent(event);
        if (event->type() == QEvent::FontChange)
            fit();
    }

private:
    int widthOf(const QString &text) const { return fontMetrics().horizontalAdvance(text) + 1; }
    void fit()
    {
        const QString fitting = widthOf(m_whole) <= width()   ? m_whole
                                : widthOf(m_short) <= width() ? m_short
                                                              : QString();
        if (text() != fitting)
            setText(fitting);
    }

    QString m_whole;
    QString m_short;
};

ReviewPanel::ReviewPanel(const GameController &game, const Reviewer &review)
    : m_judgement(new Card)
    , m_grade(named("grade", new GradeChip))
    , m_place(named("reviewPlace", new PlaceLabel))
    , m_toPrevious(new QAction(tr("The one before"), this))
    , m_previous(new ActionButton)
    , m_rank(named("reviewRank", new QLabel))
    , m_toNext(new QAction(tr("Next one"), this))
    , m_next(new ActionButton)
    , m_title(wrappedLabel("reviewTitle"))
    , m_text(wrappedLabel("reviewText"))
    , m_texts(new QWidget)
    , m_note(named("reviewNote", new QLabel))
    , m_first(named("reviewFirst", new FlatButton))
    , m_second(named("reviewSecond", new FlatButton))
    , m_graphTitle(new QLabel(tr("The game at a glance")))
    , m_graph(new ValueGraph(game, review))
    , m_newMove(named("reviewNewMove", new FlatButton))
    , m_graphCard(makeGraphCard())
    , m_header(new QHBoxLayout)
    , m_buttons(new QHBoxLayout)
    , m_announcer(m_title)
{
    setObjectName("reviewPanel");
    auto *paragraphs = new QVBoxLayout(m_texts);
    paragraphs->setContentsMargins(0, 0, 0, 0);
    paragraphs->addWidget(m_title);
    paragraphs->addWidget(m_text);
    paragraphs->addStretch();
    auto *layout = new QVBoxLayout(m_judgement);
    makeHeader();
    layout->addLayout(m_header);
    auto *texts = new VerticalScrollArea(m_texts);
    texts->setShowsWholeLines(true);
    layout->addWidget(texts, 1);
    layout->addWidget(m_note);
    for (FlatButton *button : {m_first, m_second})
        m_buttons->addWidget(button, 1);
    layout->addLayout(m_buttons);
    auto *outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->addWidget(m_judgement, 1);
    outer->addWidget(m_graphCard);
    connect(m_first, &QAbstractButton::clicked, this, &ReviewPanel::firstPressed);
    connect(m_second, &QAbstractButton::clicked, this, &ReviewPanel::secondPressed);
    setFocusProxy(m_first);
    setSizes();
}

void ReviewPanel::makeHeader()
{
    const auto makeStep = [this](QAction *step, const char *name, const char *symbol,
                                 ActionButton *button, auto requested) {
        step->setObjectName(name);
        connect(step, &QAction::triggered, this, requested);
        button->setObjectName(QString(name) + "Button");
        button->setCommand(step);
        button->setSymbol(symbol);
        button->setShows(ActionButton::Shows::Symbol);
        button->setFlat(true);
    };
    makeStep(m_toPrevious, "previousMistake", "previousStep", m_previous,
             &ReviewPanel::previousRequested);
    makeStep(m_toNext, "nextMistake", "nextStep", m_next, &ReviewPanel::nextRequested);
    m_header->addWidget(m_grade, 0, Qt::AlignVCenter);
    m_header->addWidget(m_place, 1);
    m_header->addWidget(m_previous);
    m_header->addWidget(m_rank);
    m_header->addWidget(m_next);
}

QWidget *ReviewPanel::makeGraphCard()
{
    m_newMove->hide();
    connect(m_newMove, &QAbstractButton::clicked, this, &ReviewPanel::newMoveRequested);
    auto *card = new Card;
    auto *titles = new QHBoxLayout;
    titles->addWidget(m_graphTitle);
    titles->addStretch();
    titles->addWidget(m_newMove);
    auto *layout = new QVBoxLayout(card);
    layout->addLayout(titles);
    layout->addWidget(m_graph, 1);
    return card;
}

void ReviewPanel::setNewMove(const QString &text, const QString &sentence)
{
    m_newMove->setText(text);
    m_newMove->setToolTip(sentence);
    updateAccessibleName(*m_newMove, sentence);
    fitTitles();
}

/// Above the graph, the new move takes the place of the title where both do not fit; the progress
/// of a running review comes first.
void ReviewPanel::fitTitles()
{
    const bool isNew = !m_newMove->text().isEmpty();
    const int both = m_graphTitle->sizeHint().width() + m_newMove->sizeHint().width();
    const QMargins margins = m_graphCard->layout()->contentsMargins();
    const bool fit = both + margins.left() + margins.right() <= width();
    const bool isRunning = !m_content.progress.isEmpty();
    m_newMove->setVisible(isNew && (fit || !isRunning));
    m_graphTitle->setVisible(!isNew || fit || isRunning);
}

void ReviewPanel::show(const ReviewContent &content)
{
    m_content = content;
    m_grade->setGrade(content.grade, content.gradeText);
    m_place->setTexts(content.place, content.shortPlace);
    m_toPrevious->setEnabled(content.hasEarlier);
    m_toNext->setEnabled(content.hasLater);
    setText(m_rank, content.rank);
    m_rank->setToolTip(content.rankMeaning);
    m_rank->setAccessibleName(content.rankMeaning);
    setText(m_title, content.title);
    setText(m_text, content.text);
    const auto showButton = [](FlatButton *button, const ReviewContent::Button &shown) {
        button->setText(shown.text);
        button->setProminent(shown.isProminent);
        button->setVisible(!shown.text.isEmpty());
    };
    showButton(m_first, content.first);
    showButton(m_second, content.second);
    showProgress();
    fitButtons();
    m_graph->refresh(m_content.ply);
}

/// Shows the review's progress above the graph or, if that is hidden, in place of the note.
void ReviewPanel::showProgress()
{
    const bool isOverGraph = !m_graphCard->isHidden();
    const bool isRunning = !m_content.progress.isEmpty();
    setText(m_graphTitle, isRunning ? m_content.progress : tr("The game at a glance"));
    setText(m_note, isRunning && !isOverGraph ? m_content.progress : m_content.note);
    fitTitles();
}

/// Shows the parts that apply now; in a low panel only those that fit.
void ReviewPanel::fitButtons()
{
    for (ActionButton *step : {m_previous, m_next})
        step->setVisible(m_content.hasMistakes);
    m_grade->setVisible(!m_isLow && !m_content.gradeText.isEmpty());
    // Shown even if empty: keeps the step buttons at the end of the row.
    m_place->setVisible(!m_isLow);
    m_rank->setVisible(!m_isLow && !m_rank->text().isEmpty());
    m_note->setVisible(!m_note->text().isEmpty() && hasSpaceForNote());
    if (!m_isLow)
        return;
    int needed = 0;
    for (const QWidget *button :
         std::initializer_list<QWidget *>{m_previous, m_first, m_second, m_next})
        needed += button->minimumSizeHint().width() + m_buttons->spacing();
    const int margins = 2 * Card::margin(fontMetrics().height());
    m_second->setVisible(!m_content.second.text.isEmpty() && needed + margins <= width());
}

/// Whether the note leaves the title and the text whole: what was wrong with a move comes first.
bool ReviewPanel::hasSpaceForNote() const
{
    if (m_isLow)
        return false;
    if (!m_graphCard->isHidden())
        return true;
    const QLayout &card = *m_judgement->layout();
    const QMargins margins = card.contentsMargins();
    const int texts =
        m_texts->layout()->minimumHeightForWidth(width() - margins.left() - margins.right());
    const int others = m_header->sizeHint().height() + m_note->sizeHint().height()
                       + m_buttons->sizeHint().height() + 3 * card.spacing();
    return margins.top() + texts + others + margins.bottom() <= height();
}

/// In a low panel the step buttons move into the row of the other buttons.
void ReviewPanel::setLow(bool low)
{
    if (std::exchange(m_isLow, low) == low)
        return;
    if (low) {
        m_buttons->insertWidget(0, m_previous);
        m_buttons->addWidget(m_next);
    } else {
        m_header->insertWidget(2, m_previous);
        m_header->addWidget(m_next);
    }
    setSizes();
}

void ReviewPanel::announce()
{
    m_announcer.announce(m_title->text() + ' ' + m_text->text());
}

void ReviewPanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange)
        setSizes();
}

void ReviewPanel::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    setLow(height() < minimumSizeHint().height());
    fitGraph();
    showProgress();
    fitButtons();
}

void ReviewPanel::fitGraph()
{
    const int left = height() - minimumSizeHint().height() - layout()->spacing();
    m_graphCard->setFixedHeight(graphHeight());
    m_graphCard->setVisible(left >= graphHeight());
    fitTitles();
    setJudgementSizes();
}

/// Without the graph, the title and the gaps become smaller so that the text is whole.
void ReviewPanel::setJudgementSizes()
{
    const int em = fontMetrics().height();
    const int margin = Card::margin(em);
    const bool isTight = m_graphCard->isHidden();
    const int above = m_isLow ? margin / 5 : margin / 2;
    const int below = m_isLow || isTight ? above : margin;
    m_judgement->layout()->setContentsMargins(margin, above, margin, below);
    m_judgement->layout()->setSpacing(m_isLow ? em / 8 : em / 4);
    const int normal = -1; // the style's
    m_texts->layout()->setSpacing(m_isLow ? 0 : isTight ? em / 8 : normal);
    m_title->setFont(boldFont(font(), isTight ? 1 : titleScale));
}

void ReviewPanel::setSizes()
{
    const int em = fontMetrics().height();
    const int margin = Card::margin(em);
    m_graphCard->layout()->setContentsMargins(margin, margin / 2, margin, margin / 2);
    m_graphCard->layout()->setSpacing(em / 4);
    fitGraph();
    layout()->setSpacing(em * 7 / 10);
    m_graphTitle->setFont(boldFont(font(), 1));
    for (QWidget *title : std::initializer_list<QWidget *>{m_graphTitle, m_newMove})
        title->setFixedHeight(int(titleLines * em));
    for (QLabel *quiet : std::initializer_list<QLabel *>{m_place, m_rank, m_note})
        quiet->setPalette(quietTextPalette(palette()));
    updateGeometry();
}

/// The fixed height of the judgement with that many lines of text, so that nothing moves when the
/// texts change.
int ReviewPanel::judgementHeight(double lines) const
{
    constexpr double rest = 8.6; // header, title, note, buttons and the gaps between them
    return int((rest + lines) * fontMetrics().height());
}

int ReviewPanel::graphHeight() const
{
    constexpr double aroundGraph = 1.4 + titleLines;
    return int((aroundGraph + graphLines) * fontMetrics().height());
}

QSize ReviewPanel::sizeHint() const
{
    return {18 * fontMetrics().height(),
            judgementHeight(textLines) + layout()->spacing() + graphHeight()};
}

QSize ReviewPanel::minimumSizeHint() const
{
    return {16 * fontMetrics().height(), judgementHeight(minTextLines)};
}

} // namespace ui
