#pragma once

#include "ui/lab/bars/breadcrumbs.h"
#include "ui/lab/bars/messagebar.h"
#include "ui/lab/bars/randombar.h"
#include "ui/lab/bars/setupbar.h"
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
class Overview;

/// The Search Lab's window: lays out the views of one search and connects them with the menus and
/// the controller. GUI thread.
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
    bool closeOrAsk(const std::function<void()> &then);
    /// What the end of the program has to wait for.
    QList<Saving *> savings() const { return {m_exporter, m_lessons->saving()}; }

    QSize sizeHint() const override { return {1240, 820}; }

public slots:
    /// Shows it with what is in it, and the way to the position being played.
    void showAgain();
    void showMessage(const QString &text) { m_messages->showMessage(text); }
    void openLesson(const QString &path) { m_lessons->open(path); }
    void explainLastMove() { m_controller->explainLastMove(); }
    /// Stops the search, or else the saving.
    void stop();

signals:
    void gameRequested();

protected:
    void closeEvent(QCloseEvent *event) override;

private:
    void layOut();
    QWidget *makeLeft();
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
    SetupBar *m_setup;
    RandomBar *m_random;
    MessageBar *m_messages;
    TreeCanvas *m_canvas;
    Overview *m_overview; ///< shown where the tree has no room as a whole, and in games
    LabExporter *m_exporter;
    LabLessons *m_lessons = nullptr;
    Breadcrumbs *m_way; ///< shown where the tree has no room as a whole
    StepView *m_step;
    SidePanel *m_side;
    CompanionWindows *m_windows;
};

} // namespace ui::lab
