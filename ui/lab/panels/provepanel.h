#pragma once

#include "ai/lab/lessons/proof.h"
#include "ui/background/backgroundtask.h"
#include "ui/lab/model/labsession.h"

#include <QLabel>
#include <QPushButton>
#include <QSlider>
#include <QSpinBox>
#include <QStackedLayout>
#include <QWidget>

namespace ui::lab {

/// "Do you believe it?" Suppose that the selected node, or the first child that a cut leaves out,
/// had the value x. Proves, by searching with the node at minus and at plus infinity, whether the
/// root's value can change at all, and from which x on the decision changes. The user can try any
/// x, and the tree shows the effect.
class ProvePanel : public QWidget
{
    Q_OBJECT

public:
    explicit ProvePanel(LabSession *session, QWidget *parent = nullptr);

public slots:
    void prove();

private:
    QLayout *makeValueRow();
    void showTrace();
    int slidValues() const;
    void showSelection();
    QString nodeText() const;
    void showTried(const QString &text);
    void tryValue(int value);
    void tryInterval(int value, const LabSession::Path &path);
    void tryPoint(int value, const LabSession::Path &path);
    /// The node's own value, as far as it is known; else 0.
    int knownValue() const;
    static QString unknownText(const ai::lab::Proof::Unknown &unknown, bool unseen);
    static QString intervalText(int value, const ai::lab::ValueInterval &root);
    QString proofText(const ai::lab::Proof &proof, bool unseen, int end) const;
    /// The path from the trace's root to the node whose value is varied.
    LabSession::Path target() const;
    ai::lab::NodeId targetNode() const;
    LabSession::Path wholePath() const;
    QString moveName(core::Move move) const;

    LabSession *m_session;
    // A task of its own, so that trying a value does not cancel the proof.
    BackgroundTask m_trier;
    BackgroundTask m_worker;
    QLabel *m_node;
    QPushButton *m_prove;
    QLabel *m_proof;
    QSlider *m_slider;
    QSpinBox *m_value;
    QPushButton *m_low;
    QPushButton *m_high;
    QLabel *m_tried;
    QStackedLayout *m_saying; ///< what may be tried, or what it changed
};

} // namespace ui::lab
