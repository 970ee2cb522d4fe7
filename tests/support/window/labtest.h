#pragma once

#include "tests/support/qt/layouts.h"
#include "tests/support/qt/waits.h"
#include "tests/support/window/actions.h"
#include "ui/lab/bars/breadcrumbs.h"
#include "ui/lab/bars/editpanel.h"
#include "ui/lab/bars/topbar.h"
#include "ui/lab/tree/treecanvas.h"
#include "ui/lab/window/labmenus.h"
#include "ui/lab/window/labwindow.h"
#include "ui/lab/window/sidepanel.h"

#include <QLabel>
#include <QSettings>
#include <QTemporaryDir>

#include <algorithm>
#include <cstdint>
#include <memory>

/// Common parts of the tests of the Lab: their own settings, and a window after a search.
class LabTest : public QObject
{
protected:
    /// Call before the first test.
    void useOwnSettings()
    {
        QVERIFY(m_settings.isValid());
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_settings.path());
    }
    /// Call before each test.
    static void forgetTree() { ui::Settings().labTree.set({}); }

    static void finish(ui::lab::LabWindow &window) { QTRY_VERIFY(!window.searching()); }

    /// Opens a window with an example, and waits for its search.
    std::unique_ptr<ui::lab::LabWindow> opened(const QString &key = "tree-2")
    {
        auto window = std::make_unique<ui::lab::LabWindow>(&m_game);
        window->show();
        window->controller()->openExample(key);
        finish(*window);
        window->session()->goTo(window->session()->trace().stepCount());
        return window;
    }

    QTemporaryDir m_settings;
    ui::GameController m_game;
};

inline QString label(ui::lab::LabWindow &window, const char *name)
{
    return part<QLabel>(window, name)->text();
}

/// Shows the panel's page beside the tree.
inline void showPageOf(ui::lab::LabWindow &window, QWidget *panel)
{
    window.findChild<ui::lab::SidePanel *>()->showPageOf(panel);
}

/// Whether the panel's page is the one beside the tree.
inline bool isInFront(ui::lab::LabWindow &window, const QWidget *panel)
{
    return window.findChild<ui::lab::SidePanel *>()->currentWidget()->isAncestorOf(panel);
}

inline quint64 calls(ui::lab::LabWindow &window)
{
    return window.session()->trace().counters().calls();
}

/// Goes to the first step that compares a child, and returns the parent; noNode if there is none.
inline ai::lab::NodeId goToComparison(ui::lab::LabSession &session)
{
    const auto &events = session.trace().events();
    const auto compare = std::find_if(events.begin(), events.end(), [](const auto &event) {
        return event.kind == ai::lab::EventKind::Compare;
    });
    if (compare == events.end())
        return ai::lab::noNode;
    const auto event = static_cast<std::uint32_t>(compare - events.begin());
    session.goTo(event + 1);
    return session.trace().nodeOf(event);
}

/// A text on the page that is cut off; empty if there is none.
inline QString cutOffText(const QWidget &page)
{
    for (const QLabel *text : page.findChildren<QLabel *>()) {
        if (text->isVisible() && text->height() < text->heightForWidth(text->width()))
            return text->text();
    }
    return {};
}

/// Makes the window as small as possible, with a font half as large again.
inline void makeSmallWithLargeLetters(ui::lab::LabWindow &window)
{
    QFont large = window.font();
    large.setPointSizeF(1.5 * large.pointSizeF());
    window.setFont(large);
    window.resize(1024, 700);
}

inline ui::lab::LabSession::Path path(std::initializer_list<int> codes)
{
    ui::lab::LabSession::Path moves;
    for (const int code : codes)
        moves.emplace_back(static_cast<std::uint16_t>(code));
    return moves;
}
