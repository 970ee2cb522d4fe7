#pragma once

#include "ai/lab/studies/positioncount.h"
#include "ui/background/backgroundtask.h"
#include "ui/lab/model/labsession.h"

#include <QBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QTimer>
#include <QWidget>

#include <map>
#include <string>

namespace ui::lab {

/// The selected node enlarged: its board with the heuristic's lines, its value, the principal
/// variation, and what theory knows about the position.
class NodePanel : public QWidget
{
    Q_OBJECT

public:
    explicit NodePanel(LabSession *session, QWidget *parent = nullptr);

signals:
    /// The heuristic's weights are to be changed.
    void weightsRequested();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    class Board;

    void layOut();
    void placeFacts(bool under);
    int boardSide(int width) const;
    void showNode();
    QString stateText() const;
    QString cutText() const;
    QString variationText() const;
    QString heuristicText() const;
    QString theoryText();
    QString lettersText(const ai::lab::TextTree &node) const;
    void countPositions();
    void showTheory(const QString &text);

    LabSession *m_session;
    /// Counts by the position's text; computed in the background, since the whole game takes some
    /// hundredths of a second.
    std::map<std::string, ai::lab::PositionCount> m_counts;
    QLabel *m_title;
    Board *m_board;
    QVBoxLayout *m_content; ///< the board with the text beside it, and what is below them
    QVBoxLayout *m_texts;
    QWidget *m_facts; ///< of the heuristic and by theory
    bool m_factsUnder = false;
    QLabel *m_state;
    QLabel *m_variation;
    QLabel *m_heuristic;
    QPushButton *m_weights; ///< shown with a heuristic
    QLabel *m_theory;
    QTimer m_rest{this};     ///< delays counting, so that nodes merely passed by are not counted
    BackgroundTask m_worker; // last: stopped before what it writes to
};

} // namespace ui::lab
