#pragma once

#include "ui/commands/labcommands.h"
#include "ui/lab/bars/randomform.h"
#include "ui/lab/export/labexporter.h"
#include "ui/lab/window/labcontroller.h"
#include "ui/lab/window/lablessons.h"

#include <QObject>

namespace ui::lab {

class WorksheetDialog;

/// The Lab's commands that export: the current search as a picture, text, web page, worksheet or
/// questions, of which the last three include the lesson's texts; a practice page; and a worksheet
/// or questions about random trees. GUI thread.
class ExportCommands : public QObject
{
    Q_OBJECT

public:
    struct Parts
    {
        LabController &controller;
        const LabCommands &commands;
        RandomBar &random;
        LabLessons &lessons;
        LabExporter &exporter;
    };

    /// The parts must outlive it.
    ExportCommands(const Parts &parts, QObject *parent);

private:
    /// Calls `save` if there is a search.
    template <class Save>
    void onCommand(const QAction *command, const Save &save);
    void savePicture(LabExporter::PictureKind kind);
    const ai::lab::TracedSearch &search() const { return m_parts.controller.session()->search(); }
    ExportedLesson exported() const;
    void savePractice();
    QString title() const;
    void askOfWorksheet();
    WorksheetDialog *randomTreesDialog() const;
    void askOfRandomWorksheet();
    void askOfRandomQuestions();

    Parts m_parts;
};

} // namespace ui::lab
