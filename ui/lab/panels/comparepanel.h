#pragma once

#include "ui/background/backgroundtask.h"
#include "ui/lab/model/labsession.h"

#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QStyledItemDelegate>
#include <QTableWidget>
#include <QWidget>

#include <array>

namespace ui::lab {

/// Draws a bar behind a number; its length is the item's shareRole value from 0, for none, to 1.
class BarDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    static constexpr int shareRole = Qt::UserRole + 1;

    using QStyledItemDelegate::QStyledItemDelegate;
    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
};

/// Compares two searches of the same position: a table of their counts, with bars, and what the
/// article states. Small searches run as soon as the page is visible. Compares nothing while a quiz
/// or an exercise is active, because that could give the answer away.
class ComparePanel : public QWidget
{
    Q_OBJECT

public:
    explicit ComparePanel(LabSession *session, QWidget *parent = nullptr);

    /// In a low window the counts that matter less are shown on request.
    void setLow(bool low);

public slots:
    void compare() { count(Wanted::ByHand); }

signals:
    /// The heuristic's weights are to be changed, or the levels compared.
    void weightsRequested();
    void levelsRequested();
    /// The exercise that hides the comparison is to end.
    void giveUpRequested();

protected:
    void showEvent(QShowEvent *event) override;

private:
    /// Whether the user requested the searches, which may then take some time.
    enum class Wanted { ByItself, ByHand };

    /// Runs the searches unless they are too large, or too large to run without a request.
    void count(Wanted wanted);
    void showChoices();
    void showDetails();
    void compareByItself();
    void chooseSecond();
    void clear();
    void hideAnswers();
    /// The search chosen in the fields.
    ai::lab::SearchSetup second() const;
    void showTrace();
    void layOut();
    void showResults(const ai::lab::CountedSearch &first, const ai::lab::CountedSearch &second,
                     std::array<bool, 2> rootsAssumed);

    LabSession *m_session;
    BackgroundTask m_worker;
    QLabel *m_first;
    QComboBox *m_algorithm;
    QComboBox *m_order;
    QPushButton *m_compare;
    QPushButton *m_weights;
    QPushButton *m_levels;
    QPushButton *m_more;   ///< in a low window
    QPushButton *m_giveUp; ///< in an exercise only
    QTableWidget *m_table;
    QLabel *m_claims; ///< what an article states about these searches
    QLabel *m_result;
    QLabel *m_orders; ///< for trees, the effect of the order of children
};

} // namespace ui::lab
