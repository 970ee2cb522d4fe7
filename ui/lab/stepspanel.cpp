#include "ui/lab/stepspanel.h"

#include <QHeaderView>
#include <QLabel>
#include <QSplitter>
#include <QVBoxLayout>

namespace ui {

StepsPanel::StepsPanel(LabSession *session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_model(new StepModel(session, this))
    , m_outline(new OutlineModel(session, this))
    , m_steps(new QListView)
    , m_tree(new QTreeView)
{
    m_steps->setObjectName("stepList");
    m_steps->setAccessibleName(tr("Steps"));
    m_steps->setUniformItemSizes(true);
    m_steps->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_steps->setModel(m_model);
    m_tree->setObjectName("outline");
    m_tree->setAccessibleName(tr("Search tree as an outline"));
    m_tree->setUniformRowHeights(true);
    m_tree->setHeaderHidden(true);
    m_tree->setModel(m_outline);
    auto *splitter = new QSplitter(Qt::Vertical);
    splitter->addWidget(m_steps);
    splitter->addWidget(m_tree);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(splitter);

    // Only what the person chooses moves the session, not what the session shows.
    connect(m_steps->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex &index) {
                if (index.isValid() && m_steps->hasFocus())
                    m_session->goTo(m_model->stepOf(index.row()));
            });
    connect(m_steps, &QListView::clicked, this,
            [this](const QModelIndex &index) { m_session->goTo(m_model->stepOf(index.row())); });
    connect(m_tree->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex &index) {
                if (index.isValid() && m_tree->hasFocus())
                    m_session->select(m_session->trace().path(m_outline->nodeOf(index)));
            });
    connect(session, &LabSession::traceChanged, this, [this] {
        m_tree->expand(m_outline->index(0, 0));
        showStep();
    });
    connect(session, &LabSession::stepChanged, this, [this] {
        m_tree->viewport()->update();
        showStep();
    });
    connect(session, &LabSession::selectionChanged, this, &StepsPanel::showSelection);
}

void StepsPanel::showStep()
{
    if (m_session->step() == 0)
        return;
    const QModelIndex index = m_model->index(m_model->rowOf(m_session->step()));
    if (m_steps->currentIndex() != index) {
        m_steps->setCurrentIndex(index);
        m_steps->scrollTo(index);
    }
}

void StepsPanel::showSelection()
{
    const QModelIndex index = m_outline->indexOf(m_session->selectedNode());
    if (index.isValid() && m_tree->currentIndex() != index) {
        m_tree->setCurrentIndex(index);
        m_tree->scrollTo(index);
    }
}

} // namespace ui
