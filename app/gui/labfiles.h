#pragma once

#include "ui/lab/bars/randomseries.h"

#include <QString>

#include <optional>
#include <variant>

class QCommandLineParser;

namespace gui {

/// What the Search Lab exports, made without a window: of a lesson's file, or of random trees; a
/// practice page of neither.
struct LabFileRequest
{
    enum class Kind { Page, Worksheet, Questions, Practice };
    enum class Key { OnItsPage, None, Alone };

    Kind kind = Kind::Page;
    QString lesson;                        ///< a file; empty for none
    std::optional<quint64> random;         ///< the number of the first tree
    int count = 0;                         ///< of random trees; 0 for as many as are usual
    std::optional<int> plies;              ///< of random trees
    std::optional<int> children;           ///< of random trees: at most so many of a node
    ai::lab::SearchSetup like;             ///< how random trees are searched
    bool gift = false;                     ///< of questions: GIFT rather than Moodle's XML
    Key key = Key::OnItsPage;              ///< of a worksheet
    bool portrait = false;                 ///< of a worksheet
    std::optional<ai::lab::TextTree> tree; ///< of a practice page: the first
    QString output;                        ///< a file; the standard output where it is empty
};

/// What --make and the options beside it ask for, or what is wrong with them.
std::variant<LabFileRequest, QString> labFileRequest(const QCommandLineParser &parser);

/// Makes and writes it. Returns what is wrong, in words. Needs a QGuiApplication, for its fonts,
/// and waits for all of it.
std::optional<QString> makeLabFile(const LabFileRequest &request);

} // namespace gui
