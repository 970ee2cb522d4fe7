#pragma once

#include "ui/lab/export/labexporter.h"
#include "ui/lab/panels/stepview.h"
#include "ui/lab/window/labcontroller.h"
#include "ui/lab/window/lablessons.h"

#include <QMainWindow>

#include <functional>

class QStackedWidget;

namespace ui::lab {

class Breadcrumbs;
class CompanionWindows;
class LabCommands;
class LabMenus;
class SidePanel;
class StartPage;
class TopBar;
class TreeCanvas;

/// The Search Lab's window: the tree, the current step's sentence below it, and beside it a page
/// with details of the step or with another activity. Connects them with menus and controller. GUI
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
    /// Closes the window and returns true; or asks about an unsaved lesson, returns false, and
    /// calls `then` once that is settled.
    bool tryClose(const std::function<void()> &then);
    /// What must be saved before the program ends.
    QList<PendingWrites *> pendingWrites() const { return {m_exporter, m_lessons->saving()}; }

    QSize sizeHint() const override { return {1240, 820}; }

public slots:
    /// Shows the window with its present content, and a link to the game's position.
    void showAgain();
    void showMessage(const QString &text) { m_messages->showMessage(text); }
    void openLesson(const QString &path) { m_lessons->open(path); }
    void explainLastMove() { m_controller->explainLastMove(); }
    /// Shows the start page.
    void showStartPage();
    /// Stops the search or, if none is running, the exports.
    void stop();

signals:
    void gameRequested();

protected:
    void closeEvent(QCloseEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void fitLetters();
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

    Settings m_settings;
    LabController *m_controller;
    LabCommands &m_commands; ///< the menu bar owns them
    LabMenus *m_menus;
    TopBar *m_top;
    TreeCanvas *m_canvas;
    LabExporter *m_exporter;
    LabLessons *m_lessons = nullptr;
    Breadcrumbs *m_breadcrumbs; ///< shown where the tree does not fit as a whole
    StepView *m_step;
    LabStatusBar *m_messages; ///< the step view's
    SidePanel *m_side;
    QStackedWidget *m_centre; ///< the Lab and the start page
    StartPage *m_start;
    CompanionWindows *m_windows;
};

} // namespace ui::lab
