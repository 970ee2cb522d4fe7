#pragma once

#include "ai/lab/lessons/pseudocode.h"
#include "ui/controls/segmentedrow.h"
#include "ui/lab/model/labsession.h"

#include <QLabel>
#include <QListWidget>
#include <QWidget>

#include <optional>

namespace ui::lab {

/// The algorithm in pseudocode with the line that the step ran, and the calls that have not
/// returned. Alpha-beta can be read and searched fail-soft or fail-hard. GUI thread.
class CodePanel : public QWidget
{
    Q_OBJECT

public:
    explicit CodePanel(LabSession *session, QWidget *parent = nullptr);

signals:
    /// The search is to run again, fail-soft or fail-hard.
    void setupChosen(const ai::lab::SearchSetup &setup);

private:
    void layOut();
    void showTrace();
    void showStep();
    void markLine(std::optional<std::size_t> line);
    void showStack(const std::vector<ai::lab::Pseudocode::Frame> &frames);
    QString lineText(std::size_t line) const;
    QString frameText(const ai::lab::Pseudocode::Frame &frame) const;
    QString variablesOf(ai::lab::NodeId node) const;

    LabSession *m_session;
    std::optional<ai::lab::Pseudocode> m_code;
    std::optional<std::size_t> m_line; ///< that is marked
    QWidget *m_returns;                ///< the choice, with its name
    SegmentedRow *m_failHard;
    QListWidget *m_lines;
    QListWidget *m_stack;
};

} // namespace ui::lab
