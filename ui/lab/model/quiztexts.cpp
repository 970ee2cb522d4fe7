#include "ui/lab/model/quiztexts.h"

#include "ui/lab/model/labsession.h"
#include "ui/lab/model/labtexts.h"

#include <QCoreApplication>
#include <QStringList>

namespace ui::lab {

using ai::lab::Bound;
using ai::lab::Concept;
using ai::lab::QuizMistake;
using ai::lab::QuizQuestion;
using ai::lab::TracedSearch;

namespace {

struct QuizTexts
{
    Q_DECLARE_TR_FUNCTIONS(ui::lab::QuizTexts)
};

/// Where the question's node is.
QString placeText(const TracedSearch &search, const QuizQuestion &now)
{
    LabSession::Path whole = search.path;
    const LabSession::Path below = search.trace->path(now.node);
    whole.insert(whole.end(), below.begin(), below.end());
    const QString at = pathText(search.setup.root, whole);
    return isTree(search.setup.root) && !whole.empty() ? QuizTexts::tr("child %1").arg(at) : at;
}

} // namespace

QString questionText(const TracedSearch &search, const QuizQuestion &now)
{
    QStringList values;
    for (const int value : now.children)
        values += minimaxValueText(value);
    const QString level = levelText(now.max);
    const QString path = placeText(search, now);
    switch (now.asked) {
    case Concept::Cut:
        return QuizTexts::tr(
                   "%1 is at %2 with the window %3; its children so far: %4. Which of the branches "
                   "left will not be visited? Tick them, here or in the tree; none if it goes on.")
            .arg(level, path, windowText(now.alpha, now.beta), values.join("; "));
    case Concept::Window:
        return now.max
                   ? QuizTexts::tr(
                         "MAX is at %1 with the window %2, and its last child returned %3. What is "
                         "alpha now?")
                         .arg(path, windowText(now.alpha, now.beta), values.last())
                   : QuizTexts::tr(
                         "MIN is at %1 with the window %2, and its last child returned %3. What is "
                         "beta now?")
                         .arg(path, windowText(now.alpha, now.beta), values.last());
    case Concept::Value:
        return QuizTexts::tr(
                   "%1's node at %2 is done; its children returned: %3. What does it return?")
            .arg(level, path, values.join("; "));
    case Concept::Bound:
        return QuizTexts::tr("%1's node at %2 returns %3. Is that its exact value, or a bound?")
            .arg(level, path, minimaxValueText(now.value));
    }
    return {};
}

QString hintText(const QuizQuestion &now)
{
    switch (now.asked) {
    case Concept::Value:
        return now.max ? QuizTexts::tr("MAX returns the largest of what its children returned.")
                       : QuizTexts::tr("MIN returns the smallest of what its children returned.");
    case Concept::Window:
        return now.max ? QuizTexts::tr(
                   "MAX raises alpha to what a child returned, if that is larger; beta "
                   "is MIN's.")
                       : QuizTexts::tr(
                           "MIN lowers beta to what a child returned, if that is smaller; alpha "
                           "is MAX's.");
    case Concept::Cut:
        return now.max ? QuizTexts::tr(
                   "MAX cuts the branches left once its best value is not below beta.")
                       : QuizTexts::tr(
                           "MIN cuts the branches left once its best value is not above alpha.");
    case Concept::Bound:
        return QuizTexts::tr(
            "A value is exact if no branch that was cut could change it, here or below the "
            "child that it comes from. After a cut MAX has at least its value, and MIN at "
            "most.");
    }
    return {};
}

QString mistakeText(const QuizQuestion &now, QuizMistake mistake)
{
    switch (mistake) {
    case QuizMistake::None:
        return {};
    case QuizMistake::OtherLevel:
        return now.max ? QuizTexts::tr("That is the smallest; MAX takes the largest.")
                       : QuizTexts::tr("That is the largest; MIN takes the smallest.");
    case QuizMistake::LastChild:
        return QuizTexts::tr("That is the child that returned last; the best one counts.");
    case QuizMistake::OtherBound:
        return now.max ? QuizTexts::tr("That is beta; MAX moves alpha.")
                       : QuizTexts::tr("That is alpha; MIN moves beta.");
    case QuizMistake::Unchanged:
        return QuizTexts::tr("That is the old one; the child that returned is better.");
    case QuizMistake::Changed:
        return now.max ? QuizTexts::tr("Alpha stays: what the child returned is not above it.")
                       : QuizTexts::tr("Beta stays: what the child returned is not below it.");
    case QuizMistake::WrongValue:
        return QuizTexts::tr("Not so: it is %1.").arg(minimaxValueText(now.value));
    case QuizMistake::OverCut:
        return QuizTexts::tr("Cut too much: a branch left can still change the value.");
    case QuizMistake::UnderCut:
        return QuizTexts::tr("Cut too little: nothing left here can change the root.");
    case QuizMistake::PartCut:
        return QuizTexts::tr("Cut in part: a cut takes all branches that are left, not some.");
    case QuizMistake::TakenForExact:
        return QuizTexts::tr("It is only a bound: what was cut could change it.");
    case QuizMistake::TakenForBound:
        return QuizTexts::tr("It is exact: nothing that was cut could change it.");
    case QuizMistake::OtherSide:
        return now.bound == Bound::AtMost ? QuizTexts::tr("It is an upper bound.")
                                          : QuizTexts::tr("It is a lower bound.");
    }
    return {};
}

} // namespace ui::lab
