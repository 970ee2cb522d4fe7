#include "ui/window/help/rulespage.h"

#include "ui/board/games/boardfactory.h"

#include <QEvent>
#include <QTextDocument>
#include <QUrl>

#include <initializer_list>
#include <string_view>

namespace ui {

namespace {

using core::Move;
using core::Position;

/// The URL of a picture, such as "picture:turned".
QUrl urlOf(const QString &name)
{
    return QUrl("picture:" + name);
}

struct Picture
{
    QString name;
    QString caption;
};

QString paragraphs(const QStringList &texts)
{
    QString html;
    for (const QString &text : texts)
        html += "<p>" + text.toHtmlEscaped() + "</p>";
    return html;
}

QString heading(const QString &title)
{
    return "<h2>" + title.toHtmlEscaped() + "</h2>";
}

/// Where the rules of a game begin.
QString anchorOf(core::GameKind kind)
{
    return QString::fromUtf8(core::gameName(kind));
}

QString headingOf(core::GameKind kind, const QString &title)
{
    return "<h2><a name=\"" + anchorOf(kind) + "\">" + title.toHtmlEscaped() + "</a></h2>";
}

/// Pictures side by side, each with a caption that says what it shows.
QString pictures(const QList<Picture> &row)
{
    QString images;
    QString captions;
    for (const Picture &picture : row) {
        images +=
            QString("<td width=\"50%\"><img src=\"%1\"/></td>").arg(urlOf(picture.name).toString());
        captions += "<td width=\"50%\">" + picture.caption.toHtmlEscaped() + "</td>";
    }
    return "<table width=\"100%\" cellpadding=\"4\"><tr>" + images + "</tr><tr>" + captions
           + "</tr></table>";
}

Position after(const Position &start, std::initializer_list<Move> moves)
{
    Position position = start;
    for (const Move move : moves)
        position = core::after(position, move);
    return position;
}

constexpr Move square(int number)
{
    return Move(static_cast<std::uint16_t>(number));
}

QString othelloHtml()
{
    return headingOf(core::GameKind::Othello, RulesPage::tr("Othello"))
           + paragraphs(
               {RulesPage::tr(
                    "Black begins. Place a disc so that one or more of the other side's discs lie "
                    "in a straight line between it and another of yours, in any direction: they "
                    "turn to your colour."),
                RulesPage::tr("Small dots show where you may place one; the disc played last has "
                              "a dot.")})
           + pictures({{"start", RulesPage::tr("The start: Black may go to d3, c4, f5 or e6.")},
                       {"turned", RulesPage::tr("Black has played d3, and the disc on d4 has "
                                                "turned.")}})
           + paragraphs(
               {RulesPage::tr("A player with no such square passes. When neither can move the game "
                              "is over, and whoever has more discs wins; empty squares count for "
                              "the winner."),
                RulesPage::tr("A disc in a corner can never be turned: a corner is worth more "
                              "than many discs."),
                RulesPage::tr("In Reverse Othello (Rules: Fewest discs) the moves are the same and "
                              "the fewest discs win. The computer has learnt nothing about that "
                              "game: it looks as far ahead as it can, and sees the end exactly.")});
}

QString ticTacToeHtml()
{
    return headingOf(core::GameKind::TicTacToe, RulesPage::tr("Tic-tac-toe"))
           + paragraphs({RulesPage::tr(
               "X begins. Whoever first has three marks in a row, a column or a diagonal wins. If "
               "the board fills up before that, it is a draw.")})
           + pictures({{"fork", RulesPage::tr("A fork: X threatens squares 4 and 8, and O "
                                              "can stop only one of them.")},
                       {"won", RulesPage::tr("X has won with the bottom row.")}});
}

QString nimHtml()
{
    return headingOf(core::GameKind::Nim, RulesPage::tr("Nim"))
           + paragraphs(
               {RulesPage::tr(
                    "Take counters from one heap at a time: any number, or up to the limit. In "
                    "the usual form whoever takes the last counter loses; the other way round can "
                    "be chosen."),
                RulesPage::tr(
                    "Point at a counter to see which ones would go: it and all behind it.")})
           + pictures({{"heaps", RulesPage::tr("Three heaps of 3, 4 and 5 counters.")},
                       {"taken", RulesPage::tr("Two were taken from heap b: their places are "
                                               "marked.")}});
}

QString programHtml()
{
    return heading(RulesPage::tr("Levels"))
           + paragraphs(
               {RulesPage::tr(
                    "Easy is for beginners. Medium looks a little ahead. Hard does not lose at "
                    "tic-tac-toe, plays Nim by its theory, and thinks about Othello for as long "
                    "as the Preferences say."),
                RulesPage::tr("A hint is always of full strength, whatever the level.")})
           + heading(RulesPage::tr("Your games"))
           + paragraphs(
               {RulesPage::tr(
                    "Every move is saved before it is shown; the next start offers to go on. "
                    "Earlier games are in the Game menu under Recent games."),
                RulesPage::tr("Open, drop or paste a game or a position, set one up on the board, "
                              "and save the game or a picture of the board."),
                RulesPage::tr("A review says which moves mattered, what was better and why. The "
                              "Review menu also lists the moves and shows the theory on the "
                              "board.")});
}

} // namespace

RulesPage::RulesPage(QWidget *parent)
    : QTextBrowser(parent)
{
    setObjectName("rulesPage");
    setAccessibleName(tr("How to play"));
    setOpenLinks(false);
    write();
}

void RulesPage::showGame(core::GameKind kind)
{
    scrollToAnchor(anchorOf(kind));
}

void RulesPage::changeEvent(QEvent *event)
{
    QTextBrowser::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        write();
}

void RulesPage::write()
{
    addPictures();
    setHtml(othelloHtml() + ticTacToeHtml() + nimHtml() + programHtml());
}

void RulesPage::addPictures()
{
    const Position othello = core::Othello();
    addPicture("start", othello);
    addPicture("turned", after(othello, {square(19)}), square(19));
    const Position fork =
        after(core::TicTacToe(), {square(0), square(4), square(8), square(2), square(6)});
    addPicture("fork", fork, square(6));
    addPicture("won", after(fork, {square(3), square(7)}), square(7));
    const Position heaps =
        *core::Nim::create({3, 4, 5}, 0, core::Nim::Rule::Misere, core::Side::First);
    addPicture("heaps", heaps);
    addPicture("taken", after(heaps, {core::Nim::take(1, 2)}), core::Nim::take(1, 2));
}

void RulesPage::addPicture(const QString &name, const Position &position,
                           std::optional<Move> lastMove)
{
    const int size = 15 * fontMetrics().height();
    document()->addResource(QTextDocument::ImageResource, urlOf(name),
                            boardPicture(position, lastMove, size, palette(), devicePixelRatioF(),
                                         PictureKind::LegalMoves));
}

} // namespace ui
