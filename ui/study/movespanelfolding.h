#pragma once

#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QTableView>
#include <QWidget>

#include <array>

namespace ui {

/// What a MovesPanel leaves out where it is too low, so that some rows of its list stay in view.
/// GUI thread.
class MovesPanelFolding
{
public:
    /// The parts of the panel that give way, and those that come and go by themselves.
    struct Parts
    {
        QTableView *moves;
        QWidget *lines;
        QWidget *graph;
        QWidget *progress;
        QLabel *text;
        QWidget *worst;
        std::array<QPushButton *, 2> buttons; ///< the menu has them as well
    };

    /// The panel owns the parts and must outlive this.
    MovesPanelFolding(QWidget &panel, const Parts &parts)
        : m_panel(panel)
        , m_parts(parts)
    {}

    /// The least height of the list, with its header, in pixels.
    int minimumListHeight() const;
    /// Shows what the panel's height has room for: the graph goes first, then words and at last
    /// buttons.
    void fold();
    /// Folds again where a part has come or gone since.
    void followContent();

private:
    bool fits() const;
    /// Whether what comes and goes keeps its room meanwhile, so that nothing jumps.
    void setKeepsRoom(bool keeps);

    QWidget &m_panel;
    Parts m_parts;
    std::array<bool, 3> m_hidden{}; ///< of the parts that come and go by themselves
};

} // namespace ui
