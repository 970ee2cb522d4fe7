#include "ui/window/helpwindow.h"

#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QTextBrowser>
#include <QVBoxLayout>

namespace ui {

namespace {

QString section(const QString &title, const QStringList &paragraphs)
{
    QString html = "<h2>" + title.toHtmlEscaped() + "</h2>";
    for (const QString &paragraph : paragraphs)
        html += "<p>" + paragraph.toHtmlEscaped() + "</p>";
    return html;
}

} // namespace

HelpWindow::HelpWindow(QWidget *parent)
    : QDialog(parent)
{
    setObjectName("helpWindow");
    setWindowTitle(tr("How to play"));
    setModal(false);
    auto *text = new QTextBrowser(this);
    text->setHtml(
        section(
            tr("Othello"),
            {tr("Black begins. Place a disc so that one or more of the other side's discs lie in "
                "a straight line between it and another of yours, in any direction: they turn "
                "to your colour."),
             tr("Who has no such square passes. When neither can move the game is over, and "
                "whoever has more discs wins; empty squares count for the winner.")})
        + section(tr("Tic-tac-toe"),
                  {tr("X begins. Whoever first has three marks in a row, a column or a diagonal "
                      "wins. If the board fills up before that, it is a draw.")})
        + section(
            tr("Nim"),
            {tr("Take counters from one heap at a time: any number, or at most the limit. In "
                "the usual form whoever takes the last counter loses; the other way round can "
                "be chosen."),
             tr("Point at a counter to see which ones would go: it and all behind it.")})
        + section(
            tr("Levels"),
            {tr("Easy is for beginners. Medium looks a little ahead. Hard does not lose at "
                "tic-tac-toe, plays Nim by its theory, and thinks about Othello for as long as "
                "the Level menu says."),
             tr("A hint is always of full strength, whatever the level.")})
        + section(tr("Your games"),
                  {tr("Every move is saved before it is shown; the next start offers to go on. "
                      "Earlier games are in the Game menu under Recent games."),
                   tr("Open, drop or paste a game or a position, set one up by hand, and save the "
                      "game or a picture of the board."),
                   tr("A review (F4) says which moves mattered, what was better and why. F3 lists "
                      "the moves, F2 shows the theory on the board.")})
        + section(
            tr("Keys"),
            {tr("Arrow keys move over the board, Enter plays. Or type a square: f5 in Othello, "
                "5 or b2 in tic-tac-toe, a3 in Nim for three counters from heap a."),
             tr("The menus show the keys of their commands. An animation never holds you up: "
                "the next key or click ends it.")})
        + section(tr("About"), {tr("Tabuleiro %1. Free software under the MIT licence.")
                                    .arg(QCoreApplication::applicationVersion())}));
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(text);
    layout->addWidget(buttons);
    resize(480, 560);
}

} // namespace ui
