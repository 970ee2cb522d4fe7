#pragma once

#include "ai/lab/lessons/examples.h"
#include "ui/commands/labcommands.h"
#include "ui/lab/tree/treecanvas.h"
#include "ui/lab/window/labcontroller.h"

#include <QObject>

namespace ui::lab {

/// Implements the Lab's commands that open and search something or act on the drawn tree, and
/// enables them when they apply. The window implements the others.
class LabMenus : public QObject
{
    Q_OBJECT

public:
    /// Adds the examples of the articles to the commands, which must outlive it.
    LabMenus(const LabCommands &commands, QObject *parent);

    /// Connects the commands, and enables them from then on when they apply.
    void connectTo(LabController *controller, TreeCanvas *canvas, Settings &settings);

signals:
    void exampleChosen(const QString &key);
    /// Request to open the lesson with the other examples of a document.
    void lessonChosen(ai::lab::Document document);

private:
    void addExamples(ai::lab::Document document);
    void connectUndo(QUndoStack *stack);
    void connectCanvas(TreeCanvas *canvas, Settings &settings);
    void connectController(LabController *controller);
    void enable(const LabController &controller);

    const LabCommands &m_commands;
};

} // namespace ui::lab
