#pragma once

#include "ai/lab/lessons/pseudocode.h"
#include "ui/controls/flatbutton.h"
#include "ui/lab/model/labsession.h"

#include <QListWidget>
#include <QWidget>

#include <optional>

namespace ui::lab {

/// The algorithm in pseudocode with the line that the step executed and, on request, the call
/// stack. GUI thread.
class CodePanel : public QWidget
{
    Q_OBJECT

public:
    explicit CodePanel(LabSession *session, QWidget *parent = nullptr);

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
    QPushButton *m_calls;              ///< shows the stack
    QListWidget *m_lines;
    QListWidget *m_stack;
};

} // namespace ui::lab
