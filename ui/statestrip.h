#pragma once

#include <QFrame>
#include <QLabel>
#include <QPushButton>

namespace ui {

/// The line of words between the board and the panel: whose turn it is, a hint, why something cannot be
/// done; at the end of a game the result with Play again. It keeps its height, so that the board never
/// jumps.
class StateStrip : public QFrame
{
    Q_OBJECT

public:
    explicit StateStrip(QWidget *parent = nullptr);

    /// The lasting text.
    void setState(const QString &text, bool isResult);
    /// Whether the strip offers that the computer goes on for another program.
    void offerToGoOn(bool offered);
    /// Shown instead of the lasting text until the next setState().
    void setNote(const QString &text);
    QString text() const { return m_label->text(); }
    QLabel *label() const { return m_label; }

signals:
    void playAgainRequested();
    void goOnRequested();

protected:
    void changeEvent(QEvent *event) override;

private:
    void updateLook();

    QLabel *m_label;
    QPushButton *m_playAgain;
    QPushButton *m_goOn;
    bool m_isResult = false;
};

} // namespace ui
