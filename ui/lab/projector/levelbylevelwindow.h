#pragma once

#include "ui/lab/tree/treecanvas.h"

#include <QLabel>
#include <QPushButton>
#include <QSlider>
#include <QWidget>

namespace ui::lab {

/// Shows the Lab's tree as the documents draw it by hand: it grows from the root ply by ply, and
/// then the values are backed up from the leaves ply by ply. For small trees. GUI thread.
class LevelByLevelWindow : public QWidget
{
    Q_OBJECT

public:
    /// The largest number of nodes that is still readable.
    static constexpr std::uint64_t nodeLimit = 200;

    explicit LevelByLevelWindow(QWidget *parent = nullptr);

    const LabSession &session() const { return *m_session; }

public slots:
    /// What the Lab is searching; starts again with only the root.
    void setSetup(const ai::lab::SearchSetup &setup);

private:
    void goTo(int stage);

    LabSession *m_session;
    QLabel *m_title;
    TreeCanvas *m_tree;
    QLabel *m_sentence;
    QPushButton *m_back;
    QPushButton *m_next;
    QSlider *m_stages;
    QLabel *m_place;
};

} // namespace ui::lab
