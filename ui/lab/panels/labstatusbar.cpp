#include "ui/lab/panels/labstatusbar.h"

#include "ui/accessibility/announcer.h"
#include "ui/controls/flatbutton.h"
#include "ui/style/surface.h"

#include <QHBoxLayout>

#include <algorithm>

namespace ui::lab {

LabStatusBar::LabStatusBar(QAction *stop, QWidget *parent)
    : QWidget(parent)
    , m_text(new QLabel)
    , m_position(new FlatButton(tr("Open the position being played")))
    , m_progress(new QProgressBar)
    , m_stop(stop)
    , m_stopButton(new QToolButton)
{
    m_text->setObjectName("labMessage");
    m_text->setWordWrap(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_position->setObjectName("toThePosition");
    m_progress->setRange(0, 0);
    m_progress->setMaximumWidth(120);
    // The progress text must not widen the window.
    m_progress->setMinimumWidth(2 * fontMetrics().height());
    m_progress->setAccessibleName(tr("Searching"));
    stop->setIconText(tr("Stop"));
    m_stopButton->setDefaultAction(stop);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_text, 1);
    row->addWidget(m_position);
    row->addWidget(m_progress);
    row->addWidget(m_stopButton);
    m_position->hide();
    m_position->setFixedHeight(lowRowHeight(fontMetrics().height()));
    // Always two lines, so that a longer message does not move the tree.
    setMinimumHeight(std::max(m_position->height(), 2 * fontMetrics().lineSpacing()));
    setBusy(false);
    connect(m_position, &QPushButton::clicked, this, &LabStatusBar::positionRequested);
}

void LabStatusBar::showMessage(const QString &text)
{
    m_text->setText(text);
    emit changed();
    Announcer(m_text).announce(text);
}

void LabStatusBar::showSearching()
{
    m_text->setText(tr("Searching\u2026"));
    emit changed();
}

void LabStatusBar::setPositionVisible(bool visible)
{
    m_position->setVisible(visible);
    if (visible)
        emit changed();
}

void LabStatusBar::setBusy(bool busy)
{
    m_progress->setVisible(busy);
    m_stopButton->setVisible(busy);
    m_stop->setEnabled(busy);
    if (busy)
        emit changed();
}

} // namespace ui::lab
