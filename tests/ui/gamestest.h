#pragma once

#include "core/position.h"
#include "tests/ui/part.h"
#include "tests/ui/shownwindow.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

/// What the tests of games that were written down share: a window with files and settings of its
/// own, in which the computer answers at once.
class GamesTest : public QObject
{
protected:
    /// Before each test.
    void useOwnFolder()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(m_folder->isValid());
        qputenv("XDG_STATE_HOME", m_folder->path().toUtf8());
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_folder->path());
        QSettings store(QSettings::IniFormat, QSettings::UserScope, "tabuleiro", "tabuleiro");
        store.setValue("pace", "off");
        store.setValue("thinkingTime", 50);
        QApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
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

inline void trigger(const ui::MainWindow &window, const char *action)
{
    part<QAction>(window, action)->trigger();
}

inline QString words(const ui::MainWindow &window)
{
    return part<QLabel>(window, "stateText")->text();
}

inline void paste(ui::MainWindow &window, const QString &text)
{
    QApplication::clipboard()->setText(text);
    trigger(window, "paste");
}

/// Two people play a text's moves.
inline void play(ui::MainWindow &window, const QStringList &moves)
{
    part<QComboBox>(window, "opponent")->setCurrentIndex(1);
    trigger(window, "newGame");
    auto &game = const_cast<ui::GameController &>(window.game());
    for (const QString &text : moves) {
        const auto move = core::parseMove(game.shown(), text.toStdString());
        QVERIFY2(move.ok(), qPrintable(text));
        game.play(*move);
        QTRY_VERIFY(!game.saving());
    }
}

inline void choose(ui::MainWindow &window, const QString &game)
{
    auto *box = part<QComboBox>(window, "game");
    box->setCurrentIndex(box->findText(game));
}
