#include "ui/lab/projector/sidebysidewindow.h"

#include "ui/accessibility/accessibletexts.h"
#include "ui/controls/fixedheightlabel.h"
#include "ui/lab/model/shownsteptext.h"
#include "ui/lab/texts/labtexts.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

#include <algorithm>

namespace ui::lab {

SideBySideWindow::SideBySideWindow(QWidget *parent)
    : QWidget(parent, Qt::Window)
    , m_halves{makeHalf("first"), makeHalf("second")}
    , m_steps(new QSlider(Qt::Horizontal))
    , m_place(new QLabel)
{
    setObjectName("sideBySide");
    setWindowTitle(tr("Search Lab: side by side"));
    m_steps->setObjectName("sideBySideSteps");
    m_steps->setAccessibleName(tr("Step of both searches"));
    m_place->setObjectName("sideBySidePlace");
    auto *columns = new QHBoxLayout;
    for (const Half &half : m_halves) {
        auto *column = new QVBoxLayout;
        column->addWidget(half.title);
        column->addWidget(half.tree, 1);
        column->addWidget(new FixedHeightLabel(half.words, 4)); // the trees keep their places
        column->addWidget(half.counts);
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

SideBySideWindow::Half SideBySideWindow::makeHalf(const char *name)
{
    Half half;
    half.session = new LabSession(this);
    half.title = new QLabel;
    half.tree = new TreeCanvas(half.session);
    half.words = new QLabel;
    half.counts = new QLabel;
    const QString prefix = QString::fromLatin1(name);
    half.title->setObjectName(prefix + "Title");
    half.tree->setObjectName(prefix + "Tree");
    half.tree->setLegendShown(false);
    half.words->setObjectName(prefix + "Words");
    half.counts->setObjectName(prefix + "Counts");
    QFont bold = half.title->font();
    bold.setBold(true);
    half.title->setFont(bold);
    for (QLabel *label : {half.title, half.words, half.counts}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
    }
    half.words->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    return half;
}

void SideBySideWindow::compare(const ai::lab::TracedSearch &first,
                               const ai::lab::TracedSearch &second)
{
    const std::array<const ai::lab::TracedSearch *, 2> searches{&first, &second};
    std::uint32_t last = 0;
    for (std::size_t i = 0; i < searches.size(); ++i) {
        const ai::lab::TracedSearch &search = *searches[i];
        m_halves[i].session->show(search, ai::lab::StepCounts(search.trace), false);
        m_halves[i].title->setText(
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
    for (const Half &half : m_halves) {
        half.session->goTo(static_cast<std::uint32_t>(step));
        showStep(half);
        said += half.words->text();
    }
    m_place->setText(tr("Step %1 of %2").arg(countText(step), countText(m_steps->maximum())));
    updateAccessibleDescription(*m_steps, said.join(' '));
}

void SideBySideWindow::showStep(const Half &half)
{
    const LabSession &session = *half.session;
    const QString words = shownStepText(session, session.step());
    half.words->setText(session.atEnd() ? tr("Done. %1", "the last step").arg(words) : words);
    const auto text = [](auto calls, auto leaves, auto cuts) {
        const auto number = [](auto count) { return countText(static_cast<qint64>(count)); };
        return tr("Calls %1, leaves %2, cuts %3").arg(number(calls), number(leaves), number(cuts));
    };
    const ai::lab::StepCounts::Counts kept = session.counts().at(session.step());
    const QString counts = text(kept.calls, kept.leaves, kept.cuts);
    if (session.trace().complete()) {
        half.counts->setText(counts);
        return;
    }
    // The steps are those of the nodes near the root, so that there is more to be said.
    const auto &all = session.trace().counters();
    half.counts->setText(tr("Of the nodes kept, those near the root: %1. Of the whole search: %2.",
                            "%1 and %2 are counts")
                             .arg(counts, text(all.calls(), all.leaves(), all.cuts())));
}

} // namespace ui::lab
