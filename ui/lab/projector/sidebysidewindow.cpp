#include "ui/lab/projector/sidebysidewindow.h"

#include "ui/common/accessibletexts.h"
#include "ui/controls/fixedheightlabel.h"
#include "ui/lab/model/shownsteptext.h"
#include "ui/lab/texts/labtexts.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

#include <algorithm>

namespace ui::lab {

SideBySideWindow::SideBySideWindow(QWidget *parent)
    : QWidget(parent, Qt::Window)
    , m_sides{makeSide("first"), makeSide("second")}
    , m_steps(new QSlider(Qt::Horizontal))
    , m_place(new QLabel)
{
    setObjectName("sideBySide");
    setWindowTitle(tr("Search Lab: side by side"));
    m_steps->setObjectName("sideBySideSteps");
    m_steps->setAccessibleName(tr("Step of both searches"));
    m_place->setObjectName("sideBySidePlace");
    auto *columns = new QHBoxLayout;
    for (const Side &side : m_sides) {
        auto *column = new QVBoxLayout;
        column->addWidget(side.title);
        column->addWidget(side.tree, 1);
        column->addWidget(new FixedHeightLabel(side.words, 4)); // the trees keep their places
        column->addWidget(side.counts);
        columns->addLayout(column, 1);
    }
    auto *row = new QHBoxLayout;
    row->addWidget(m_steps, 1);
    row->addWidget(m_place);
    auto *layout = new QVBoxLayout(this);
    layout->addLayout(columns, 1);
    layout->addLayout(row);
    m_steps->setFocus(); // the arrow keys step
    connect(m_steps, &QSlider::valueChanged, this, &SideBySideWindow::goTo);
    resize(1100, 640);
}

SideBySideWindow::Side SideBySideWindow::makeSide(const char *name)
{
    Side side;
    side.session = new LabSession(this);
    side.title = new QLabel;
    side.tree = new TreeCanvas(side.session);
    side.words = new QLabel;
    side.counts = new QLabel;
    const QString prefix = QString::fromLatin1(name);
    side.title->setObjectName(prefix + "Title");
    side.tree->setObjectName(prefix + "Tree");
    side.tree->setLegendShown(false);
    side.words->setObjectName(prefix + "Words");
    side.counts->setObjectName(prefix + "Counts");
    QFont bold = side.title->font();
    bold.setBold(true);
    side.title->setFont(bold);
    for (QLabel *label : {side.title, side.words, side.counts}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
    }
    side.words->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    return side;
}

void SideBySideWindow::compare(const ai::lab::TracedSearch &first,
                               const ai::lab::TracedSearch &second)
{
    const std::array<const ai::lab::TracedSearch *, 2> searches{&first, &second};
    std::uint32_t last = 0;
    for (std::size_t i = 0; i < searches.size(); ++i) {
        const ai::lab::TracedSearch &search = *searches[i];
        m_sides[i].session->show(search, ai::lab::StepCounts(search.trace), false);
        m_sides[i].title->setText(
            tr("%1, %2", "algorithm and order")
                .arg(searchTitle(search.setup), orderTitle(search.setup.order)));
        last = std::max(last, search.trace->stepCount());
    }
    m_steps->setRange(0, static_cast<int>(last));
    m_steps->setValue(0);
    goTo(0);
}

void SideBySideWindow::goTo(int step)
{
    QStringList said;
    for (const Side &side : m_sides) {
        side.session->goTo(static_cast<std::uint32_t>(step));
        showStep(side);
        said += side.words->text();
    }
    m_place->setText(tr("Step %1 of %2").arg(countText(step), countText(m_steps->maximum())));
    updateAccessibleDescription(*m_steps, said.join(' '));
}

void SideBySideWindow::showStep(const Side &side)
{
    const LabSession &session = *side.session;
    const QString words = shownStepText(session, session.step());
    side.words->setText(session.atEnd() ? tr("Done. %1", "the last step").arg(words) : words);
    const auto text = [](auto calls, auto leaves, auto cuts) {
        const auto number = [](auto count) { return countText(static_cast<qint64>(count)); };
        return tr("Calls %1, leaves %2, cuts %3").arg(number(calls), number(leaves), number(cuts));
    };
    const ai::lab::StepCounts::Counts kept = session.counts().at(session.step());
    const QString counts = text(kept.calls, kept.leaves, kept.cuts);
    if (session.trace().complete()) {
        side.counts->setText(counts);
        return;
    }
    // The steps are those of the nodes near the root, so that there is more to be said.
    const auto &all = session.trace().counters();
    side.counts->setText(tr("Of the nodes kept, those near the root: %1. Of the whole search: %2.",
                            "%1 and %2 are counts")
                             .arg(counts, text(all.calls(), all.leaves(), all.cuts())));
}

} // namespace ui::lab
