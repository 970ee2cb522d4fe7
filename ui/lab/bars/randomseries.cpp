#include "ui/lab/bars/randomseries.h"

#include <QCoreApplication>

namespace ui::lab {

namespace {

struct RandomSeriesTexts
{
    Q_DECLARE_TR_FUNCTIONS(ui::lab::RandomSeries)
};

} // namespace

ai::lab::TextTree RandomSeries::tree(quint64 number) const
{
    ai::Random random(number);
    return ai::lab::TextTree::random(shape, minFirst ? core::Side::Second : core::Side::First,
                                     random);
}

QString RandomSeries::text() const
{
    const QString children = shape.minWidth == shape.maxWidth
                                 ? QString::number(shape.maxWidth)
                                 : RandomSeriesTexts::tr("%1 to %2", "numbers of children")
                                       .arg(shape.minWidth)
                                       .arg(shape.maxWidth);
    QString text = RandomSeriesTexts::tr("plies: %1, children: %2, largest leaf: %3")
                       .arg(shape.depth)
                       .arg(children)
                       .arg(shape.range);
    if (shape.ragged)
        text = RandomSeriesTexts::tr("%1, ragged", "a random tree").arg(text);
    if (shape.chance)
        text = RandomSeriesTexts::tr("%1, chance nodes", "a random tree").arg(text);
    return minFirst ? RandomSeriesTexts::tr("%1, MIN first", "a random tree").arg(text) : text;
}

QString RandomSeries::title(quint64 number) const
{
    return RandomSeriesTexts::tr("Random tree %1 (%2)", "a number, a shape")
        .arg(number)
        .arg(text());
}

ai::lab::SearchSetup RandomSeries::setup(quint64 number, const ai::lab::SearchSetup &like) const
{
    ai::lab::SearchSetup setup{tree(number)};
    if (supports(setup.root, like.algorithm))
        setup.algorithm = like.algorithm;
    if (supports(setup.root, like.order) && like.order != ai::lab::MoveOrder::Own)
        setup.order = like.order;
    setup.failHard = like.failHard;
    setup.cutsBeyond = like.cutsBeyond;
    return ai::lab::withFittingAlgorithm(setup);
}

ai::lab::LessonStop RandomSeries::stop(quint64 number, const ai::lab::SearchSetup &like) const
{
    ai::lab::LessonStop stop;
    stop.title = title(number).toStdString();
    stop.setup = setup(number, like);
    return stop;
}

ai::lab::Lesson RandomTrees::lesson() const
{
    ai::lab::Lesson lesson;
    for (quint64 number = first; number < first + static_cast<quint64>(count); ++number)
        lesson.push_back(series.stop(number, like));
    return lesson;
}

QString RandomTrees::title() const
{
    if (count == 1)
        return series.title(first);
    return RandomSeriesTexts::tr("Random trees %1 to %2 (%3)", "two numbers, a shape")
        .arg(first)
        .arg(first + static_cast<quint64>(count) - 1)
        .arg(series.text());
}

} // namespace ui::lab
