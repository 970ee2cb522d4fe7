#include "ui/statestrip.h"

#include <QEvent>
#include <QHBoxLayout>

namespace ui {

StateStrip::StateStrip(QWidget *parent)
    : QFrame(parent)
    , m_label(new QLabel(this))
    , m_playAgain(new QPushButton(tr("Play &again"), this))
    , m_goOn(new QPushButton(tr("Let the computer go o&n"), this))
{
    setObjectName("stateStrip");
    m_label->setObjectName("stateText");
    m_label->setWordWrap(true);
    m_label->setTextFormat(Qt::PlainText);
    m_playAgain->setObjectName("playAgain");
    m_playAgain->hide();
    m_goOn->setObjectName("goOn");
    m_goOn->hide();
    setAutoFillBackground(true);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(12, 4, 8, 4);
    layout->addWidget(m_label, 1);
    layout->addWidget(m_playAgain);
    layout->addWidget(m_goOn);
    connect(m_playAgain, &QPushButton::clicked, this, &StateStrip::playAgainRequested);
    connect(m_goOn, &QPushButton::clicked, this, &StateStrip::goOnRequested);
    updateLook();
}

void StateStrip::setState(const QString &text, bool isResult)
{
    setNote(text);
    if (m_isResult == isResult)
        return;
    m_isResult = isResult;
    m_playAgain->setVisible(isResult);
    updateLook();
}

void StateStrip::offerToGoOn(bool offered)
{
    m_goOn->setVisible(offered);
}

void StateStrip::setNote(const QString &text)
{
    m_label->setText(text);
    m_label->setAccessibleName(text); // an announcement may have changed it
}

void StateStrip::changeEvent(QEvent *event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        updateLook();
}

/// Two lines of text always fit; the result is set off by bold letters and the colour of fields.
void StateStrip::updateLook()
{
    QFont font = this->font();
    font.setBold(m_isResult);
    m_label->setFont(font);
    const int twoLines = 2 * QFontMetrics(font).lineSpacing();
    setMinimumHeight(std::max(twoLines, m_playAgain->sizeHint().height()) + 8);
    setBackgroundRole(m_isResult ? QPalette::Base : QPalette::Window);
}

} // namespace ui
