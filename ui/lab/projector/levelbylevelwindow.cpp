#include "ui/lab/projector/levelbylevelwindow.h"

#include "ui/accessibility/accessibletexts.h"
#include "ui/controls/flatbutton.h"
#include "ui/controls/stableheightlabel.h"
#include "ui/lab/texts/growthtexts.h"
#include "ui/lab/texts/labtexts.h"

#include <QHBoxLayout>
#include <QShortcut>
#include <QVBoxLayout>

namespace ui::lab {

LevelByLevelWindow::LevelByLevelWindow(QWidget *parent)
    : QWidget(parent, Qt::Window)
    , m_session(new LabSession(this))
    , m_title(new QLabel)
    , m_tree(new TreeCanvas(m_session))
    , m_sentence(new QLabel)
    , m_back(new FlatButton(tr("&Back")))
    , m_next(new FlatButton(tr("&Next")))
    , m_stages(new QSlider(Qt::Horizontal))
    , m_place(new QLabel)
{
    setObjectName("levelByLevel");
    setWindowTitle(tr("Search Lab: level by level"));
    m_tree->setLegendShown(false);
    m_title->setObjectName("growthTitle");
    m_sentence->setObjectName("growthWords");
    m_stages->setObjectName("growthStages");
    m_stages->setAccessibleName(tr("Stage"));
    m_stages->setPageStep(1);
    m_place->setObjectName("growthPlace");
    QFont bold = m_title->font();
    bold.setBold(true);
    m_title->setFont(bold);
    for (QLabel *label : {m_title, m_sentence}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
    }
    m_sentence->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_back->setObjectName("growthBack");
    m_next->setObjectName("growthNext");
    auto *row = new QHBoxLayout;
    row->addWidget(m_back);
    row->addWidget(m_next);
    row->addWidget(m_stages, 1);
    row->addWidget(m_place);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_title);
    layout->addWidget(m_tree, 1);
    layout->addWidget(new StableHeightLabel(m_sentence, 2)); // the tree keeps its place
    layout->addLayout(row);
    m_stages->setFocus(); // the arrow keys go on and back
    connect(m_stages, &QSlider::valueChanged, this, &LevelByLevelWindow::goTo);
    connect(m_back, &QPushButton::clicked, this,
            [this] { m_stages->setValue(m_stages->value() - 1); });
    connect(m_next, &QPushButton::clicked, this,
            [this] { m_stages->setValue(m_stages->value() + 1); });
    connect(new QShortcut(Qt::Key_Escape, this), &QShortcut::activated, this, &QWidget::close);
    resize(900, 640);
}

void LevelByLevelWindow::setSetup(const ai::lab::SearchSetup &setup)
{
    const auto search = levelSearchOf(setup, nodeLimit);
    m_tree->setVisible(search.has_value());
    m_stages->setEnabled(search.has_value());
    if (!search) {
        m_title->clear();
        m_sentence->setText(
            hasChance(setup.root)
                ? tr("A tree with chance nodes is not drawn level by level, as its "
                     "levels may differ.")
                : tr("This tree has more than %n node(s), too many to be drawn level by "
                     "level. Open a smaller one, or choose a smaller depth.",
                     nullptr, static_cast<int>(nodeLimit)));
        m_place->clear();
        m_stages->setRange(0, 0);
        m_back->setEnabled(false);
        m_next->setEnabled(false);
        return;
    }
    m_session->show(*search, ai::lab::StepCounts(search->trace), true);
    m_session->openAll();
    m_session->setLevelByLevel({ai::lab::LevelGrowth(*search)});
    m_title->setText(isTree(setup.root)
                         ? searchTitle(search->setup)
                         : tr("%1. %2", "an algorithm; who MAX is")
                               .arg(searchTitle(search->setup), maxIsText(search->setup)));
    m_stages->setRange(0, m_session->levelByLevel()->levels.stageCount());
    m_stages->setValue(0);
    goTo(0);
}

void LevelByLevelWindow::goTo(int stage)
{
    if (!m_session->levelByLevel() || !m_stages->isEnabled())
        return;
    LabSession::LevelByLevel growth = *m_session->levelByLevel();
    growth.stage = stage;
    m_session->setLevelByLevel(growth);
    m_sentence->setText(growthText(m_session->search(), growth.levels, stage));
    m_place->setText(tr("Stage %1 of %2").arg(stage).arg(m_stages->maximum()));
    m_back->setEnabled(stage > 0);
    m_next->setEnabled(stage < m_stages->maximum());
    updateAccessibleDescription(*m_stages, m_sentence->text());
}

} // namespace ui::lab
