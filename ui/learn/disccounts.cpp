#include "ui/learn/disccounts.h"

#include "ui/board/sidesign.h"
#include "ui/common/disccount.h"
#include "ui/common/titles.h"
#include "ui/style/scaledfont.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLocale>

namespace ui {

using core::GameKind;
using core::Side;

DiscCounts::DiscCounts(QWidget *parent)
    : QWidget(parent)
    , m_bar(new ScoreBar(this))
{
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins({});
    for (const auto i : {std::size_t(0), std::size_t(1)}) {
        m_signs[i] = new QLabel(this);
        m_counts[i] = new QLabel(this);
        m_counts[i]->setObjectName(i == 0 ? "firstCount" : "secondCount");
    }
    for (QWidget *part :
         std::initializer_list<QWidget *>{m_signs[0], m_counts[0], m_bar, m_counts[1], m_signs[1]})
        layout->addWidget(part);
    setSizes();
}

void DiscCounts::show(const core::Position &position)
{
    const auto *othello = std::get_if<core::Othello>(&position);
    if (othello == nullptr)
        return;
    const std::array counts{countedDiscs(*othello, Side::First),
                            countedDiscs(*othello, Side::Second)};
    for (const auto i : {std::size_t(0), std::size_t(1)}) {
        m_counts[i]->setText(QLocale().toString(counts[i]));
        m_counts[i]->setAccessibleName(
            tr("%1: %2", "a side and the number of its discs")
                .arg(sideTitle(GameKind::Othello, static_cast<Side>(i)), m_counts[i]->text()));
    }
    m_bar->setCounts(counts[0], counts[1]);
}

void DiscCounts::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange)
        setSizes();
}

void DiscCounts::setSizes()
{
    const int text = fontMetrics().height();
    layout()->setSpacing(text / 2);
    QFont font = scaledFont(this->font(), 1.4);
    font.setBold(true);
    for (const auto i : {std::size_t(0), std::size_t(1)}) {
        m_signs[i]->setPixmap(signPixmap(GameKind::Othello, static_cast<Side>(i), text * 5 / 4,
                                         devicePixelRatioF(), palette()));
        m_counts[i]->setFont(font);
        m_counts[i]->setMinimumWidth(QFontMetrics(font).horizontalAdvance("00"));
        m_counts[i]->setAlignment(i == 0 ? Qt::AlignLeading : Qt::AlignTrailing);
    }
}

} // namespace ui
