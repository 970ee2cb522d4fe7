#include "ui/lab/learn/pathpanel.h"

#include "ui/controls/flowlayout.h"
#include "ui/controls/passiveitemview.h"
#include "ui/controls/stableheightlabel.h"
#include "ui/controls/verticalscrollarea.h"
#include "ui/controls/wrappedrows.h"
#include "ui/lab/learn/pathtexts.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

namespace ui::lab {

using ai::lab::path;
using ai::lab::Topic;

PathPanel::PathPanel(Settings &settings, QWidget *parent)
    : QWidget(parent)
    , m_settings(settings)
    , m_topics(new PassiveItemView<QListWidget>)
    , m_place(new QLabel)
    , m_text(new QLabel)
    , m_task(new QLabel)
    , m_back(new FlatButton(tr("Previous", "stop")))
    , m_next(new FlatButton(tr("Next")))
    , m_exercise(new FlatButton(tr("Exercise")))
    , m_articles(new FlatButton(tr("Numbers of the articles")))
{
    m_topics->setObjectName("topics");
    m_topics->setAccessibleName(tr("Topics"));
    m_place->setObjectName("pathPlace");
    m_text->setObjectName("pathText");
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_task->setObjectName("pathTask");
    m_task->setWordWrap(true);
    m_back->setObjectName("pathBack");
    m_back->setAccessibleName(tr("Previous stop")); // the page's own Back leaves it
    m_next->setObjectName("pathNext");
    m_exercise->setObjectName("pathExercise");
    m_articles->setObjectName("pathArticles");
    connect(m_articles, &QPushButton::clicked, this, &PathPanel::articlesRequested);
    for (int row = 0; row < static_cast<int>(path().size()); ++row) {
        m_topics->addItem(QString());
        showTitle(row);
    }
    layOut();
    connect(m_topics, &QListWidget::itemClicked, this,
            [this](QListWidgetItem *item) { choose(m_topics->row(item)); });
    connect(m_topics, &QListWidget::itemActivated, this,
            [this](QListWidgetItem *item) { choose(m_topics->row(item)); });
    connect(m_back, &QPushButton::clicked, this, &PathPanel::goBack);
    connect(m_next, &QPushButton::clicked, this, &PathPanel::goOn);
    connect(m_exercise, &QPushButton::clicked, this,
            [this] { emit exerciseRequested(QString::fromUtf8(topic().exercise)); });
    showStop();
}

void PathPanel::layOut()
{
    // In little space the list of topics scrolls first, then the page.
    wrapRows(*m_topics);
    fitToRows(*m_topics, 3);
    auto *buttons = new FlowLayout;
    for (QPushButton *button : std::initializer_list<QPushButton *>{m_back, m_next, m_exercise})
        buttons->addWidget(button);
    auto *row = new QHBoxLayout;
    row->addLayout(buttons, 1);
    auto *place = new StableHeightLabel(m_place, 1); // the buttons keep their rows
    place->setWidest(placeText(8, 8));
    row->addWidget(place);
    QVBoxLayout *layout = scrollingColumn(this);
    layout->addWidget(m_topics, 100);
    layout->addWidget(m_text);
    layout->addWidget(m_task);
    layout->addWidget(m_articles, 0, Qt::AlignLeft);
    layout->addStretch(1);
    static_cast<QVBoxLayout *>(this->layout())
        ->addLayout(row); // a fixed place, independent of the texts above
    setFocusProxy(m_topics);
}

QString PathPanel::placeText(std::size_t stop, std::size_t stops)
{
    return tr("%1 of %2", "a place in a topic").arg(stop).arg(stops);
}

const Topic &PathPanel::topic() const
{
    return path()[static_cast<std::size_t>(m_topic)];
}

QString PathPanel::keyOf(int row)
{
    return QString::fromUtf8(path()[static_cast<std::size_t>(row)].key);
}

void PathPanel::showTitle(int row)
{
    const QString title =
        tr("%1. %2", "a number and a topic").arg(row + 1).arg(topicTitle(keyOf(row).toStdString()));
    QStringList marks;
    if (has(m_settings.labTopicsRead, row))
        marks += tr("read");
    if (has(m_settings.labTopicsStepped, row))
        marks += tr("stepped");
    if (isSolved(row))
        marks += tr("solved");
    const QString marked =
        marks.isEmpty()
            ? title
            : tr("%1 (%2)", "a topic, what was done of it").arg(title, marks.join(tr(", ")));
    m_topics->item(row)->setText(
        has(m_settings.labTopicsDone, row) ? tr("\u2713 %1", "done").arg(marked) : marked);
}

bool PathPanel::isSolved(int row) const
{
    return m_settings.labSolved().contains(
        QString::fromUtf8(path()[static_cast<std::size_t>(row)].exercise));
}

bool PathPanel::has(const Setting<QStringList> &topics, int row)
{
    return topics().contains(keyOf(row));
}

/// Adds a topic to a list, once.
void PathPanel::mark(Setting<QStringList> &topics, int row)
{
    if (!has(topics, row))
        topics.set(topics() + QStringList(keyOf(row)));
    showTitle(row);
}

void PathPanel::setDone(int row)
{
    mark(m_settings.labTopicsDone, row);
    showTask();
    if (m_ended)
        showEndText();
}

void PathPanel::setDoneOnceWorkedThrough()
{
    if (m_topic >= 0 && m_stop + 1 == topic().stops.size())
        mark(m_settings.labTopicsRead, m_topic);
    if (m_topic >= 0 && m_stepped && m_stop + 1 == topic().stops.size())
        setDone(m_topic);
}

void PathPanel::arrive()
{
    m_arrived = m_topic >= 0 && !m_away && !m_ended;
    if (m_arrived)
        emit pathStopShown(stopText(topic().stops[m_stop].key));
}

void PathPanel::noteStep()
{
    if (!m_arrived)
        return;
    m_stepped = true;
    mark(m_settings.labTopicsStepped, m_topic);
    m_text->show(); // replaces the search's sentence
    setDoneOnceWorkedThrough();
}

void PathPanel::noteSolved(const QString &exercise)
{
    for (int row = 0; row < static_cast<int>(path().size()); ++row) {
        if (path()[static_cast<std::size_t>(row)].exercise == exercise.toStdString())
            setDone(row);
        showTitle(row);
    }
}

void PathPanel::choose(int row)
{
    m_stepped = m_stepped && row == m_topic;
    m_topic = row;
    m_stop = 0;
    showStop();
}

void PathPanel::goOn()
{
    if (m_topic < 0) {
        choose(0);
    } else if (m_away) {
        showStop();
    } else if (m_stop + 1 < topic().stops.size()) {
        ++m_stop;
        showStop();
    } else if (m_topic + 1 < m_topics->count()) {
        choose(m_topic + 1);
    } else {
        showEnd();
    }
}

void PathPanel::comeBack()
{
    if (m_away && !m_ended)
        showStop();
}

void PathPanel::goBack()
{
    if (m_away || m_ended) {
        // Go back to the stop that was left.
    } else if (m_stop > 0) {
        --m_stop;
    } else if (m_topic > 0) {
        --m_topic;
        m_stepped = false;
        m_stop = topic().stops.size() - 1;
    }
    showStop();
}

void PathPanel::showStop()
{
    m_away = false;
    m_ended = false;
    m_arrived = false;
    m_articles->hide();
    const bool any = m_topic >= 0;
    const bool last = any && m_stop + 1 == topic().stops.size();
    m_exercise->setEnabled(last);
    m_back->setEnabled(any && (m_topic > 0 || m_stop > 0));
    m_next->setEnabled(true);
    m_next->setProminent(!any);
    m_next->setText(!any ? tr("Begin") : tr("Next"));
    m_place->setText(any ? placeText(m_stop + 1, topic().stops.size()) : QString());
    m_text->setText(
        any ? stopText(topic().stops[m_stop].key)
            : tr("From what a tree is to what engines add, in nine topics of some five "
                 "minutes. Each stop opens a search at a step, with its words under the "
                 "tree; step on from there as you like."));
    m_text->setVisible(!any); // if there is a search, the stop's text is below the tree
    if (any) {
        m_topics->setCurrentRow(m_topic);
        setDoneOnceWorkedThrough();
    }
    showTask();
    if (!any)
        return;
    emit pathStopRequested(topic().stops[m_stop]);
}

/// Shows the exercise, which belongs to the last stop, before the next topic.
void PathPanel::showTask()
{
    const bool last = m_topic >= 0 && !m_ended && !m_away && m_stop + 1 == topic().stops.size();
    m_task->setText(last && !has(m_settings.labTopicsDone, m_topic)
                        ? tr("Step through this search, back or forwards, or solve the exercise, "
                             "and the topic is done.")
                        : QString());
    m_task->setVisible(!m_task->text().isEmpty());
}

void PathPanel::showEnd()
{
    m_ended = true;
    m_arrived = false;
    // Move the focus before the button is disabled.
    if (m_next->hasFocus())
        m_exercise->setFocus();
    m_next->setEnabled(false);
    m_place->clear();
    showEndText();
    m_text->show();
    m_articles->show();
    showTask();
}

void PathPanel::showEndText()
{
    QStringList left;
    int read = 0;
    int stepped = 0;
    int solved = 0;
    for (int row = 0; row < m_topics->count(); ++row) {
        if (!has(m_settings.labTopicsDone, row))
            left += QString::number(row + 1);
        read += has(m_settings.labTopicsRead, row) ? 1 : 0;
        stepped += has(m_settings.labTopicsStepped, row) ? 1 : 0;
        solved += isSolved(row) ? 1 : 0;
    }
    const QString learnt = tr(
        "That was the path. Minimax gives each player's best against the other's best; alpha-beta "
        "leaves out what cannot change it; the order of moves decides how much that is; and a "
        "depth with a heuristic makes a large game small enough.");
    const QString marks = tr("Of %1 topics you read %2, stepped through %3 and solved %4.")
                              .arg(m_topics->count())
                              .arg(read)
                              .arg(stepped)
                              .arg(solved);
    const QString done = left.isEmpty()
                             ? tr("All of them are done.")
                             : tr("Topic(s) not done yet: %1.", "numbers", int(left.size()))
                                   .arg(left.join(tr(", ")));
    const QString next =
        tr("What comes next: open a random tree with Lab > Open > A random tree and let the Quiz "
           "ask you about "
           "each step of its search; solve the exercises; and open the documents' other trees and "
           "positions, or your own game, from Lab > Open.");
    m_text->setText(QStringList{learnt, marks, done, next}.join(' '));
}

void PathPanel::leave()
{
    m_arrived = false;
    if (m_topic < 0 || m_ended)
        return;
    m_away = true;
    m_task->hide();
    m_next->setEnabled(true);
    m_next->setText(tr("Next"));
    m_text->show();
    m_text->setText(
        tr("Something else is open now. Next goes on with the path where you left it."));
}

} // namespace ui::lab
