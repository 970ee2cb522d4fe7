#include "ui/play/card/levelrow.h"

#include <QEvent>
#include <QHBoxLayout>

namespace ui {

LevelRow::LevelRow(const LevelProposal &proposal, QWidget *parent)
    : Card(parent)
    , m_proposal(proposal)
    , m_text(new QLabel)
{
    setObjectName("levelRow");
    auto *layout = new QHBoxLayout(this);
    m_text->setWordWrap(true);
    layout->addWidget(m_text, 1);
    m_accept = addButton(proposal.accept());
    m_decline = addButton(proposal.decline());
    m_decline->setFlat(true);
    connect(proposal.accept(), &QAction::changed, this, &LevelRow::refresh);
    setSizes();
    refresh();
}

FlatButton *LevelRow::addButton(QAction *command)
{
    FlatButton *button = FlatButton::forCommand(command);
    button->setObjectName(command->objectName() + "Button");
    layout()->addWidget(button);
    return button;
}

void LevelRow::refresh()
{
    m_text->setText(tr("%n won in a row", nullptr, m_proposal.wins()));
    m_accept->setText(m_proposal.accept()->text());
    m_decline->setText(m_proposal.decline()->text());
    emit changed();
}

void LevelRow::setSizes()
{
    const int em = fontMetrics().height();
    layout()->setContentsMargins(margin(em), em / 3, em / 3, em / 3);
    layout()->setSpacing(em / 4);
    QFont bold = font();
    bold.setBold(true);
    m_text->setFont(bold);
}

void LevelRow::changeEvent(QEvent *event)
{
    Card::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        setSizes();
}

} // namespace ui
