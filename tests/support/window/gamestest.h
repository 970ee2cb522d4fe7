#pragma once

#include "core/position.h"
#include "tests/support/qt/fonts.h"
#include "tests/support/qt/waits.h"
#include "tests/support/window/actions.h"
#include "tests/support/window/shownwindow.h"
#include "ui/board/boardwidget.h"

#include <QApplication>
#include <QClipboard>
#include <QFile>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QSettings>
#include <QTemporaryDir>
#include <QTextDocumentFragment>

#include <memory>

/// Common parts of the tests of the main window: their own files and settings, a fixed font, and a
/// window without animations in which the computer replies immediately.
class GamesTest : public QObject
{
protected:
    /// Call before each test.
    void useOwnFolder()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(m_folder->isValid());
        qputenv("XDG_STATE_HOME", m_folder->path().toUtf8());
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_folder->path());
        QSettings store(QSettings::IniFormat, QSettings::UserScope, "tabuleiro", "tabuleiro");
        store.setValue("pace", "off");
        store.setValue("thinkingTime", 50);
        store.setValue("openingBook", false);  // so that searches take place
        store.setValue("learn/offered", true); // not the first start
        QApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
        QApplication::setFont(testFont());
    }

    /// The next window is shown as on a first start, with a lesson on offer.
    static void forgetStarts()
    {
        QSettings(QSettings::IniFormat, QSettings::UserScope, "tabuleiro", "tabuleiro")
            .remove("learn/offered");
    }

    static std::unique_ptr<ui::MainWindow> shown(QSize size = {1000, 700})
    {
        return shownWindow(size);
    }

    QString file(const QString &name, const QByteArray &bytes) const
    {
        QFile file(m_folder->path() + "/" + name);
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("%s cannot be written", qPrintable(name));
        return file.fileName();
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

/// The sentences about the game's state, each on a line of the card.
inline QString stateText(const ui::MainWindow &window)
{
    const QString text = part<QLabel>(window, "stateText")->text();
    return QTextDocumentFragment::fromHtml(text).toPlainText().simplified();
}

inline void paste(ui::MainWindow &window, const QString &text)
{
    QApplication::clipboard()->setText(text);
    trigger(window, "paste");
}

/// Plays moves given as texts, for both sides.
inline void play(ui::MainWindow &window, const QStringList &moves)
{
    part<QComboBox>(window, "opponent")->setCurrentIndex(1);
    trigger(window, "newGame");
    ui::GameController &game = window.game();
    for (const QString &text : moves) {
        const auto move = core::parseMove(game.shown(), text.toStdString());
        QVERIFY2(move.ok(), qPrintable(text));
        game.play(*move);
        QTRY_VERIFY(!game.saving());
    }
}

/// Opens the menu of recent games, and waits until it is filled.
inline void showRecent(QMenu &menu)
{
    emit menu.aboutToShow();
    QTRY_VERIFY(!menu.actions().constFirst()->text().startsWith("Reading"));
}

/// Chooses a game by its title.
inline void choose(const ui::MainWindow &window, const QString &game)
{
    choose(window, "game", game);
}

/// Clicks a cell of the board, and waits until the move is saved.
inline void clickCell(const ui::MainWindow &window, int cell)
{
    QTest::mouseClick(window.board(), Qt::LeftButton, {},
                      window.board()->cellRect(cell).center().toPoint());
    QTRY_VERIFY(!window.game().saving());
}

/// The radio item with this text in the window's menus, or null.
inline QAction *radioItem(const ui::MainWindow &window, const QString &text)
{
    for (QAction *action : window.menuBar()->findChildren<QAction *>()) {
        if (action->actionGroup() != nullptr && action->text().remove('&') == text)
            return action;
    }
    return nullptr;
}
