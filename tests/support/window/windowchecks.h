#pragma once

#include "core/storage/filelock.h"
#include "tests/support/qt/waits.h"
#include "tests/support/window/shownwindow.h"
#include "ui/board/boardwidget.h"
#include "ui/play/gameboard.h"
#include "ui/records/journal/journalreading.h"

#include <QAccessible>
#include <QApplication>
#include <QComboBox>
#include <QDir>
#include <QLabel>
#include <QProcess>

#include <algorithm>
#include <cstddef>
#include <utility>
#include <variant>

// Invariants of the main window. Each check returns an error message, or nothing.

namespace support {

/// Every move of the game is legal.
inline QString checkGame(const ui::MainWindow &window)
{
    const core::Match &match = window.game().match();
    core::Position position = match.start();
    for (std::size_t ply = 0; ply < match.knownPlies(); ++ply) {
        const auto legal = legalMoves(position);
        if (std::find(legal.begin(), legal.end(), match.move(ply)) == legal.end())
            return QString("move %1 is not legal").arg(ply + 1);
        position = after(position, match.move(ply));
        if (!(position == match.position(ply + 1)))
            return QString("the position after move %1 is not the one played").arg(ply + 1);
    }
    if (window.game().findChildren<QProcess *>().size() > 2)
        return "more programs run than play";
    return {};
}

/// Board and card show the game; during a review the board may show a better move or a refutation.
inline QString checkShown(const ui::MainWindow &window)
{
    const ui::GameController &game = window.game();
    const ui::BoardWidget *board = window.board();
    if (board->isAnimating() || game.saving())
        return {};
    const bool showsVariation = window.findChild<ui::GameBoard *>()->showsVariation();
    if (!showsVariation && !(board->position() == game.shown()))
        return "the board does not show the game's position";
    const core::Position &shown = showsVariation ? board->position() : game.shown();
    const auto *othello = std::get_if<core::Othello>(&shown);
    for (const auto &[row, side] : {std::pair("firstPlayer", core::Side::First),
                                    std::pair("secondPlayer", core::Side::Second)}) {
        const QString count = part<QLabel>(*part<QWidget>(window, row), "count")->text();
        QString expected;
        if (othello != nullptr) {
            const int discs = othello->count(side);
            const bool won = othello->isOver() && discs > othello->count(core::opponent(side));
            expected = QString::number(won ? discs + othello->empties() : discs);
        }
        if (count != expected)
            return QString("the card counts \"%1\"; expected \"%2\"").arg(count, expected);
    }
    return {};
}

inline bool isListOfBox(const QWidget &widget)
{
    const QWidget *popup = widget.parentWidget();
    return popup != nullptr && qobject_cast<const QComboBox *>(popup->parentWidget()) != nullptr;
}

inline QString checkBelow(QAccessibleInterface *face, int &left)
{
    if (face == nullptr)
        return "the accessibility tree has a hole";
    if (--left < 0)
        return "the accessibility tree has no end";
    if (!face->isValid())
        return {}; // it is being destroyed
    const auto *widget = qobject_cast<QWidget *>(face->object());
    // A widget with a focus proxy never has the focus itself; a combo box's list has the name of
    // its box.
    if (widget != nullptr && widget->isVisible() && widget->focusProxy() == nullptr
        && !isListOfBox(*widget) && (widget->focusPolicy() & Qt::TabFocus) != 0
        && face->text(QAccessible::Name).isEmpty() && !widget->objectName().startsWith("qt_"))
        return QString("%1 \"%2\" has no accessible name")
            .arg(widget->metaObject()->className(), widget->objectName());
    for (int i = 0; i < std::min(face->childCount(), 200); ++i) {
        QString problem = checkBelow(face->child(i), left);
        if (!problem.isEmpty())
            return problem;
    }
    return {};
}

/// Every focusable widget has an accessible name, and the accessibility tree is consistent.
inline QString checkAccessibility()
{
    for (QWidget *top : QApplication::topLevelWidgets()) {
        if (!top->isVisible())
            continue;
        int left = 20'000;
        QString problem = checkBelow(QAccessible::queryAccessibleInterface(top), left);
        if (!problem.isEmpty())
            return problem;
    }
    return {};
}

/// The journal on disk contains the game once the writing thread is idle.
inline QString checkJournal(const ui::MainWindow &window)
{
    const ui::GameController &game = window.game();
    if (game.phase() == ui::GameController::Phase::NotStarted || game.record().moves.empty())
        return {}; // a journal is created by the first move
    const auto isWritten = [&] {
        const core::GameRecord record = game.record();
        const QDir folder(ui::journalFolder());
        for (const QString &lock : folder.entryList({"*.journal.lock"})) {
            const QString path = folder.filePath(lock).chopped(5);
            if (!core::storage::FileLock::isInUse((path + ".lock").toStdString()))
                continue;
            const auto journalled = ui::journalledGame(path);
            if (journalled && journalled->record.start == record.start
                && journalled->record.moves == record.moves)
                return true;
        }
        return false;
    };
    return isWritten() || QTest::qWaitFor(isWritten, 20'000) ? QString()
                                                             : "the journal does not hold the game";
}

/// All checks; the last one waits for the disk.
inline QString checkWindow(const ui::MainWindow &window)
{
    for (const auto check : {checkGame, checkShown}) {
        QString problem = check(window);
        if (!problem.isEmpty())
            return problem;
    }
    QString unnamed = checkAccessibility();
    return unnamed.isEmpty() ? checkJournal(window) : unnamed;
}

} // namespace support
