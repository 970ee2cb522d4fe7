#pragma once

#include "ui/lab/bars/breadcrumbs.h"
#include "ui/lab/bars/editpanel.h"
#include "ui/lab/bars/topbar.h"
#include "ui/lab/export/labexporter.h"
#include "ui/lab/panels/stepview.h"
#include "ui/lab/tree/treecanvas.h"
#include "ui/lab/window/labcontroller.h"
#include "ui/lab/window/lablessons.h"
#include "ui/lab/window/labmenus.h"
#include "ui/lab/window/sidepanel.h"

#include <QMainWindow>

#include <functional>

namespace ui::lab {

class CompanionWindows;
class StartPage;

/// The Search Lab's window: the tree, the sentence of the step under it, and beside it one page of
/// what a step needs or of one thing to do. Connects them with the menus and the controller. GUI
/// thread.
class LabWindow : public QMainWindow
{
    Q_OBJECT

public:
    /// The game may be destroyed before the window.
    explicit LabWindow(const GameController *game);
    ~LabWindow() override;

    LabController *controller() const { return m_controller; }
    LabSession *session() const { return m_controller->session(); }
    bool searching() const { return m_controller->searching(); }
    QString message() const { return m_messages->text(); }
    /// Closes it, or asks first what becomes of a lesson that is not saved; calls the function then
    /// in place of closing it.
    bool tryClose(const std::function<void()> &then);
    /// What the end of the program has to wait for.
    QList<PendingWrites *> pendingWrites() const { return {m_exporter, m_lessons->saving()}; }

    QSize sizeHint() const override { return {1240, 820}; }

public slots:
    /// Shows it with what is in it, and the way to the position being played.
    void showAgain();
    void showMessage(const QString &text) { m_messages->showMessage(text); }
    void openLesson(const QString &path) { m_lessons->open(path); }
    void explainLastMove() { m_controller->explainLastMove(); }
    /// The page with which the Lab begins.
    void showStartPage();
    /// Stops the search, or else the saving.
    void stop();

signals:
    void gameRequested();

protected:
    void closeEvent(QCloseEvent *event) override;

private:
    void layOut();
    QWidget *makeLeft();
    void fillTopBar();
    void leaveStartPage();
    void connectMenus();
    void connectController();
    void connectBars();
    void connectTree();
    void connectSession();
    void connectPanels();
    void connectLessons();

    void prepareFocus(LabController::Origin origin);
    void setPredicting(bool predicting);
    void showBusy();
    void showLessonState();

    LabController *m_controller;
    LabCommands &m_commands; ///< the menu bar owns them
    LabMenus *m_menus;
    TopBar *m_top;
    TreeCanvas *m_canvas;
    LabExporter *m_exporter;
    LabLessons *m_lessons = nullptr;
    Breadcrumbs *m_way; ///< shown where the tree does not fit as a whole
    StepView *m_step;
    LabStatusBar *m_messages; ///< the step view's
    SidePanel *m_side;
    QStackedWidget *m_centre; ///< the Lab, and the page that it begins with
    StartPage *m_start;
    CompanionWindows *m_windows;
};

} // namespace ui::lab
