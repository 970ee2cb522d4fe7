#pragma once

#include "ai/lab/proof.h"
#include "ui/lab/labsession.h"
#include "ui/lab/labworker.h"

#include <QLabel>
#include <QPushButton>
#include <QSlider>
#include <QSpinBox>
#include <QWidget>

namespace ui {

/// "Suppose the selected node were worth x": proves, by searching with it at minus and at plus
/// infinity, whether the root can move at all, and says from which value on the decision changes.
/// Any x can be tried.
class ProvePanel : public QWidget
{
    Q_OBJECT

public:
    explicit ProvePanel(LabSession *session, QWidget *parent = nullptr);

public slots:
    void prove();

signals:
    void proved(const QString &text);

private:
    void showSelection();
    void tryValue(int value);
    QString proofText(const ai::lab::Proof &proof, bool unseen, int end) const;
    LabSession::Path wholePath() const;
    QString moveName(core::Move move) const;

    LabSession *m_session;
    // By itself, so that a value that is tried does not end the proof.
    LabWorker m_trier;
    LabWorker m_worker;
    QLabel *m_node;
    QPushButton *m_prove;
    QLabel *m_proof;
    QSlider *m_slider;
    QSpinBox *m_value;
    QPushButton *m_low;
    QPushButton *m_high;
    QLabel *m_tried;
};

} // namespace ui
