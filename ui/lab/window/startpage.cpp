#include "ui/lab/window/startpage.h"

#include "core/othello.h"
#include "ui/controls/card.h"
#include "ui/controls/flatbutton.h"
#include "ui/controls/itemlayout.h"
#include "ui/controls/verticalscrollarea.h"
#include "ui/lab/scene/nodeboard.h"
#include "ui/style/scaledfont.h"
#include "ui/style/surface.h"

#include <QEvent>
#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace ui::lab {

namespace {

constexpr double headingSize = 2; // relative to the window's font
constexpr double lowHeadingSize = 1.4;

FlatButton *makeButton(const QString &text, const char *name)
{
    auto *button = new FlatButton(text);
    button->setObjectName(name);
    return button;
}

} // namespace

/// A small decorative picture for a card; the text beside it says the same.
class StartPage::Picture : public QWidget
{
public:
    enum class Scene { Tree, Leaves, Board, Sheet };

    explicit Picture(Scene scene)
        : m_scene(scene)
    {
        fitFont();
        setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    }

    /// Reserves a share of the usual height; without any the picture is hidden.
    void setShare(double share)
    {
        m_share = share;
        setVisible(share > 0);
        fitFont();
    }

protected:
    void changeEvent(QEvent *event) override
    {
        QWidget::changeEvent(event);
        if (event->type() == QEvent::FontChange)
            fitFont();
    }
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        // In units of a 9 by 6 picture.
        const qreal unit = std::min(width() / 9.0, height() / 6.0);
        painter.translate((width() - 9 * unit) / 2, (height() - 6 * unit) / 2);
        if (m_scene == Scene::Board) {
            core::Othello board;
            for (int ply = 0; ply < 4; ++ply)
                board.play(board.legalMoves()[0]);
            paintBoardPicture(painter, QRectF(2 * unit, 0.5 * unit, 5 * unit, 5 * unit), board,
                              core::Move::none(), palette());
            return;
        }
        painter.scale(unit, unit);
        const QColor ink = palette().color(QPalette::WindowText);
        const QColor mark = markColour(palette(), palette().color(QPalette::Base));
        switch (m_scene) {
        case Scene::Tree:
            paintEdge(painter, {4.5, 2.2}, {2, 4}, QPen(mark, 0.22));
            paintEdge(painter, {4.5, 2.2}, {7, 4}, QPen(ink, 0.09));
            paintTriangle(painter, {4.5, 1.3}, true, mark);
            paintTriangle(painter, {2, 4.8}, false, ink);
            paintTriangle(painter, {7, 4.8}, false, ink);
            break;
        case Scene::Leaves:
            paintTriangle(painter, {4.5, 1.3}, false, ink);
            for (int leaf = 0; leaf < 3; ++leaf)
                paintLeaf(painter, leaf, ink);
            break;
        case Scene::Board:
            break;
        case Scene::Sheet:
            painter.setPen(QPen(ink, 0.07));
            painter.setBrush(palette().color(QPalette::Base));
            painter.drawRect(QRectF(2.5, 0.4, 4, 5.2));
            for (const qreal y : {1.1, 4.4, 4.9})
                painter.drawLine(QPointF(3, y), QPointF(6, y));
            paintTriangle(painter, {4.5, 2.8}, true, ink);
            break;
        }
    }

private:
    void fitFont()
    {
        setMinimumSize(9 * fontMetrics().height(), qRound(m_share * 8 * fontMetrics().height()));
    }
    static void paintEdge(QPainter &painter, QPointF from, QPointF to, const QPen &pen)
    {
        painter.setPen(pen);
        painter.drawLine(from, to);
    }

    void paintTriangle(QPainter &painter, QPointF centre, bool up, const QColor &colour) const
    {
        const qreal side = up ? 1 : -1;
        const QPolygonF shape{centre + QPointF(0, -0.9 * side), centre + QPointF(0.95, 0.8 * side),
                              centre + QPointF(-0.95, 0.8 * side)};
        painter.setPen(QPen(colour, 0.13));
        painter.setBrush(palette().color(QPalette::Base));
        painter.drawPolygon(shape);
    }

    void paintLeaf(QPainter &painter, int leaf, const QColor &ink) const
    {
        const QPointF centre(2 + 2.5 * leaf, 4.8);
        paintEdge(painter, {4.5, 2.1}, centre - QPointF(0, 0.7), QPen(ink, 0.09));
        const bool cut = leaf == 1;
        painter.setPen(QPen(ink, 0.09, cut ? Qt::DashLine : Qt::SolidLine));
        painter.setBrush(palette().color(QPalette::Base));
        painter.drawRoundedRect(QRectF(centre - QPointF(0.75, 0.7), QSizeF(1.5, 1.4)), 0.2, 0.2);
        QFont font = painter.font();
        font.setPixelSize(1);
        painter.setFont(font);
        painter.drawText(QRectF(centre - QPointF(0.75, 0.7), QSizeF(1.5, 1.4)), Qt::AlignCenter,
                         leaf == 0 ? "3"
                         : cut     ? "?"
                                   : "8");
    }

    Scene m_scene;
    double m_share = 1;
};

/// Arranges equally large cards in as few rows as their minimum width allows, evenly filled.
class StartPage::CardRows : public ItemLayout
{
public:
    /// The maximum width of a card, in pixels.
    void setMaxCardWidth(int width)
    {
        m_maxCardWidth = width;
        invalidate();
    }

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override
    {
        const int columns = this->columns(width);
        const int rows = (count() + columns - 1) / columns;
        return rows * cardHeight(cardWidth(width)) + (rows - 1) * spacing();
    }
    QSize minimumSize() const override
    {
        QSize min;
        for (const auto &item : items())
            min = min.expandedTo(item->minimumSize());
        return min;
    }
    QSize sizeHint() const override
    {
        const int width = count() * (m_maxCardWidth + spacing()) - spacing();
        return {width, heightForWidth(width)};
    }
    void setGeometry(const QRect &area) override
    {
        QLayout::setGeometry(area);
        const int columns = this->columns(area.width());
        const int width = cardWidth(area.width());
        const int height = cardHeight(width);
        const int left =
            area.left() + (area.width() - columns * width - (columns - 1) * spacing()) / 2;
        for (int i = 0; i < count(); ++i) {
            const QPoint place(left + i % columns * (width + spacing()),
                               area.top() + i / columns * (height + spacing()));
            itemAt(i)->setGeometry(QRect(place, QSize(width, height)));
        }
    }

private:
    int columns(int width) const
    {
        int columns = std::max(1, count());
        while (columns > 1 && columns * (minimumSize().width() + spacing()) - spacing() > width)
            columns = (columns + 1) / 2;
        return columns;
    }
    int cardWidth(int width) const
    {
        const int columns = this->columns(width);
        return std::min(m_maxCardWidth, (width - (columns - 1) * spacing()) / columns);
    }
    int cardHeight(int width) const
    {
        int height = 0;
        for (const auto &item : items())
            height = std::max(height, item->hasHeightForWidth() ? item->heightForWidth(width)
                                                                : item->sizeHint().height());
        return height;
    }

    int m_maxCardWidth = 0;
};

StartPage::StartPage(QWidget *parent)
    : QWidget(parent)
    , m_game(makeButton({}, "startGame"))
    , m_gameText(makeText({}))
    , m_cards(new CardRows)
    , m_content(new QWidget)
    , m_gap(new QSpacerItem(0, 0))
{
    setObjectName("startPage");
    auto *learn = makeButton(tr("Begin"), "startLearn");
    auto *tree = makeButton(tr("Open", "a tree"), "startTree");
    auto *teach = makeButton(tr("Prepare"), "startTeach");
    learn->setProminent(true);
    learn->setAccessibleName(tr("Begin to learn"));
    tree->setAccessibleName(tr("Open a tree"));
    teach->setAccessibleName(tr("Prepare a class"));
    const int em = fontMetrics().height();
    m_cards->setSpacing(em * 3 / 4);
    m_cards->addWidget(makeCard(new Picture(Picture::Scene::Tree), tr("Learn it"),
                                makeText(tr("Nine topics of about five minutes, with a few trees "
                                            "each and a question at the end.")),
                                learn));
    m_cards->addWidget(makeCard(new Picture(Picture::Scene::Leaves), tr("Try a tree"),
                                makeText(tr("Write one, draw one at random, or open one of the "
                                            "textbooks. Step, prove, be asked.")),
                                tree));
    m_gameText->setObjectName("startGameText");
    m_cards->addWidget(
        makeCard(new Picture(Picture::Scene::Board), tr("Look into my game"), m_gameText, m_game));
    m_cards->addWidget(
        makeCard(new Picture(Picture::Scene::Sheet), tr("Teach"),
                 makeText(tr("A lesson with notes and questions, a worksheet with its "
                             "key, a page or a quiz for students.")),
                 teach));
    auto *layout = new QVBoxLayout(m_content);
    layout->setContentsMargins(em, em, em, em);
    layout->addStretch(1);
    m_heading = makeText(tr("How does a program choose a move?"), headingSize, true);
    layout->addWidget(m_heading);
    layout->addWidget(
        makeText(tr("It looks ahead in a tree, and it need not look at all of it."), 1.2));
    layout->addItem(m_gap);
    layout->addLayout(m_cards);
    layout->addSpacing(em);
    layout->addWidget(makeText(
        tr("This page is shown until you choose once; Help > Start page brings it back.")));
    layout->addStretch(2);
    auto *outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->addWidget(new VerticalScrollArea(m_content));
    setTextScale(1);
    setHasGame(false);
    connect(learn, &QPushButton::clicked, this, &StartPage::learnRequested);
    connect(tree, &QPushButton::clicked, this, &StartPage::treeRequested);
    connect(m_game, &QPushButton::clicked, this,
            [this] { m_hasGame ? emit gameRequested() : emit playRequested(); });
    connect(teach, &QPushButton::clicked, this, &StartPage::teachRequested);
}

/// A text at `size` times the window's font size, scaled with the window.
QLabel *StartPage::makeText(const QString &text, double size, bool bold)
{
    auto *label = new QLabel(text);
    QFont font = label->font();
    font.setBold(bold);
    label->setFont(font);
    label->setWordWrap(true);
    label->setAlignment(Qt::AlignHCenter | Qt::AlignTop);
    m_scaled.emplace_back(label, size);
    return label;
}

void StartPage::setTextScale(double scale)
{
    if (scale == m_textScale)
        return;
    m_textScale = scale;
    for (const auto &[part, size] : m_scaled) {
        QFont font = scaledFont(this->font(), size * scale);
        font.setBold(part->font().bold());
        part->setFont(font);
    }
    constexpr int maxCardWidth = 24; // in lines
    m_cards->setMaxCardWidth(qRound(maxCardWidth * scale * fontMetrics().height()));
}

void StartPage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fitToSize();
}

void StartPage::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        m_textScale = 0; // the texts have sizes of their own
        fitToSize();
    }
}

/// Scales the text in steps of a tenth, if the four cards would look small in a large window.
void StartPage::fitToSize()
{
    constexpr double width = 66; // in lines, at the scale 1
    constexpr double height = 42;
    const double em = fontMetrics().height();
    const double fits = std::min(this->width() / (width * em), this->height() / (height * em));
    setTextScale(std::clamp(std::floor(10 * fits) / 10, 1.0, 1.6));
    fitPictures();
}

/// Makes the pictures smaller, or hides them, rather than let a small window scroll.
void StartPage::fitPictures()
{
    for (const double share : {1.0, 0.7, 0.5, 0.0}) {
        for (Picture *picture : m_pictures) {
            picture->setShare(share);
            picture->parentWidget()->layout()->activate();
        }
        m_gap->changeSize(0, (share > 0 ? 2 : 0) * fontMetrics().height());
        m_heading->setFont(
            boldFont(font(), m_textScale * (share > 0 ? headingSize : lowHeadingSize)));
        m_content->layout()->invalidate();
        if (m_content->heightForWidth(width()) <= height())
            return;
    }
}

void StartPage::setHasGame(bool has)
{
    m_hasGame = has;
    m_gameText->setText(has ? tr("Why did the computer play its move? The search of the position "
                                 "on your board.")
                            : tr("Play first; then the search of your position and of the "
                                 "computer's move opens here."));
    m_game->setText(has ? tr("Open") : tr("Play"));
    m_game->setAccessibleName(has ? tr("Open my game") : tr("Play a game"));
    fitPictures();
}

QWidget *StartPage::makeCard(Picture *picture, const QString &title, QLabel *text,
                             QPushButton *button)
{
    auto *card = new Card;
    const int margin = Card::margin(fontMetrics().height());
    auto *layout = new QVBoxLayout(card);
    layout->setContentsMargins(margin, margin, margin, margin);
    m_scaled.emplace_back(picture, 1);
    m_pictures.push_back(picture);
    m_scaled.emplace_back(button, 1);
    layout->addWidget(picture);
    layout->addWidget(makeText(title, 1.3, true));
    layout->addWidget(text, 1);
    layout->addSpacing(margin);
    button->setMinimumWidth(9 * fontMetrics().height());
    layout->addWidget(button, 0, Qt::AlignHCenter);
    return card;
}

} // namespace ui::lab
