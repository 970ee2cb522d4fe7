#pragma once

#include "ui/lab/bars/randomseries.h"
#include "ui/lab/export/worksheet.h"

#include <QString>

#include <optional>
#include <variant>

class QCommandLineParser;

namespace gui {

/// An export of the Search Lab made without a window: of a lesson's file or of random trees; a
/// practice page needs neither.
struct LabFileRequest
{
    enum class Kind { Page, Worksheet, Questions, Practice };

    Kind kind = Kind::Page;
    QString lesson;                        ///< the lesson's file; empty for none
    std::optional<quint64> random;         ///< the number of the first tree
    int count = 0;                         ///< number of random trees; 0 for the default
    std::optional<int> plies;              ///< of random trees
    std::optional<int> children;           ///< maximum per node of random trees
    ai::lab::SearchSetup like;             ///< how random trees are searched
    bool gift = false;                     ///< for questions: GIFT instead of Moodle's XML
    ui::lab::WorksheetForm form;           ///< of a worksheet
    std::optional<ai::lab::TextTree> tree; ///< for a practice page: its first tree
    QString output;                        ///< the file; the standard output if empty
};

/// The request made by --make and related options, or an error message.
std::variant<LabFileRequest, QString> labFileRequest(const QCommandLineParser &parser);

/// What is wrong with options that need --make, where that is missing; nothing if none is given.
std::optional<QString> problemWithoutMake(const QCommandLineParser &parser);

/// Makes and writes the export; returns an error message or nothing. Blocks until done. Needs a
/// QGuiApplication for fonts.
std::optional<QString> makeLabFile(const LabFileRequest &request);

} // namespace gui
