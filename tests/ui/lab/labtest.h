#pragma once

#include "tests/ui/part.h"
#include "ui/lab/labwindow.h"

#include <QAction>
#include <QLabel>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

/// What the tests of the Lab's window share: settings of their own and a window that has searched.
class LabTest : public QObject
{
protected:
    /// Before the first test.
    void useOwnSettings()
    {
        QVERIFY(m_settings.isValid());
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_settings.path());
    }
    /// Before each test.
    static void forgetTree() { ui::Settings().setLabTree({}); }

    static void finish(ui::LabWindow &window)
    {
        QTRY_VERIFY_WITH_TIMEOUT(!window.searching(), 60'000);
    }

    /// The window on an exhibit, searched.
    std::unique_ptr<ui::LabWindow> opened(const QString &key = "tree-2")
    {
        auto window = std::make_unique<ui::LabWindow>(&m_game);
        window->show();
        window->openExhibit(key);
        finish(*window);
        window->session()->goTo(window->session()->trace().stepCount());
        return window;
    }

    QTemporaryDir m_settings;
    ui::GameController m_game;
};

inline void trigger(ui::LabWindow &window, const char *action)
{
    part<QAction>(window, action)->trigger();
}

inline QString label(ui::LabWindow &window, const char *name)
{
    return part<QLabel>(window, name)->text();
}

inline quint64 calls(ui::LabWindow &window)
{
    return window.session()->trace().counters().calls();
}

inline ui::LabSession::Path path(std::initializer_list<int> codes)
{
    ui::LabSession::Path moves;
    for (const int code : codes)
        moves.emplace_back(static_cast<std::uint16_t>(code));
    return moves;
}
