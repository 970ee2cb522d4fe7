#pragma once

#include "ui/background/backgroundtask.h"
#include "ui/lab/model/labsession.h"

#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QTableWidget>
#include <QWidget>

namespace ui::lab {

/// Two searches of the same position side by side: a table of what they did, with bars, and what
/// the article states. Small ones are compared as soon as the page is in view. While something is
/// asked, nothing is compared: it could be the answer.
class ComparePanel : public QWidget
{
    Q_OBJECT

public:
    explicit ComparePanel(LabSession *session, QWidget *parent = nullptr);

public slots:
    void compare() { count(Wanted::ByHand); }

signals:
    /// The heuristic's weights are to be changed, or the levels compared.
    void weightsRequested();
    void levelsRequested();

protected:
    void showEvent(QShowEvent *event) override;

private:
    /// Whether a person asked for the searches, which may then take some time.
    enum class Wanted { ByItself, ByHand };

    /// Unless a search is too large to be counted, or to be counted without being asked for.
    void count(Wanted wanted);
    void showChoices();
    void compareByItself();
    void chooseSecond();
    void clear();
    bool isAsked() const;
    void hideAnswers();
    /// What the fields say.
    ai::lab::SearchSetup second() const;
    void showTrace();
    void layOut();
    void showWholeTable();
    void showResults(const ai::lab::CountedSearch &first, const ai::lab::CountedSearch &second);

    LabSession *m_session;
    BackgroundTask m_worker;
    QLabel *m_first;
    QComboBox *m_algorithm;
    QComboBox *m_order;
    QPushButton *m_compare;
    QPushButton *m_weights;
    QPushButton *m_levels;
    QTableWidget *m_table;
    QLabel *m_claims; ///< what an article says of the same searches
    QLabel *m_says;
    QLabel *m_orders; ///< what the order of the children is worth, in a tree
};

} // namespace ui::lab
