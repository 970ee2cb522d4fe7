#include "ui/lab/texts/quiztexts.h"

#include "ai/lab/trace/stepfacts.h"
#include "ui/lab/texts/labtexts.h"
#include "ui/lab/texts/quizstrings.h"
#include "ui/lab/texts/steptexts.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace ui::lab {

using ai::lab::Bound;
using ai::lab::Concept;
using ai::lab::QuizMistake;
using ai::lab::QuizQuestion;
using ai::lab::TracedSearch;
using ai::lab::TreeSheet;

namespace {

struct QuizTexts
{
    Q_DECLARE_TR_FUNCTIONS(ui::lab::QuizTexts)
};

QString ownBoundName(const QuizQuestion &question)
{
    return question.max ? QuizTexts::tr("alpha") : QuizTexts::tr("beta");
}

QString valueHint(const QuizQuestion &question)
{
    if (question.chance)
        return QuizTexts::tr("A chance node returns the sum of what its children returned, each "
                             "times its probability.");
    if (question.failHard)
        return question.max
                   ? QuizTexts::tr("MAX returns the largest of what its children returned, "
                                   "but no less than the alpha that it was visited with.")
                   : QuizTexts::tr("MIN returns the smallest of what its children returned, "
                                   "but no more than the beta that it was visited with.");
    return question.max ? QuizTexts::tr("MAX returns the largest of what its children returned.")
                        : QuizTexts::tr("MIN returns the smallest of what its children returned.");
}

QString boundHint(const QuizQuestion &question)
{
    QString rule =
        QuizTexts::tr("A value is exact if no branch that was cut could change it, here or below "
                      "the child that it comes from. After a cut MAX has at least its value, and "
                      "MIN at most.");
    if (!question.failHard)
        return rule;
    return rule + ' '
           + (question.max
                  ? QuizTexts::tr("Where no child is above alpha, MAX returns alpha and has "
                                  "at most that.")
                  : QuizTexts::tr("Where no child is below beta, MIN returns beta and has at "
                                  "least that."));
}

QString boundTitle(Bound bound)
{
    switch (bound) {
    case Bound::Exact:
        return quizString(QuizString::Exact);
    case Bound::AtMost:
        return quizString(QuizString::AtMost);
    case Bound::AtLeast:
        return quizString(QuizString::AtLeast);
    }
    return {};
}

/// Whether a fail-hard node returned its own bound because no child was as good.
bool returnsOwnBound(const QuizQuestion &question)
{
    return question.failHard && question.value == question.ownBound
           && std::find(question.children.begin(), question.children.end(), question.value)
                  == question.children.end();
}

QString takenForExactText(const QuizQuestion &question)
{
    if (!question.failHard)
        return QuizTexts::tr("It is only a bound: what was cut could change it.");
    if (!returnsOwnBound(question))
        return QuizTexts::tr("It is only a bound: what was cut could change it, or it comes from "
                             "a child that returned its own bound.");
    return question.max
               ? QuizTexts::tr("It is only a bound: no child is above alpha, so alpha is what "
                               "it returns.")
               : QuizTexts::tr("It is only a bound: no child is below beta, so beta is what "
                               "it returns.");
}

QString windowQuestion(const QuizQuestion &question, const QString &path)
{
    const QString window = windowText(question.alpha, question.beta);
    const QString last = minimaxValueText(question.children.back());
    if (question.failHard)
        return (question.max ? QuizTexts::tr("MAX is at %1 with the window %2, and the child just "
                                             "visited returned %3. What is alpha now?")
                             : QuizTexts::tr("MIN is at %1 with the window %2, and the child just "
                                             "visited returned %3. What is beta now?"))
            .arg(path, window, last);
    return (question.max ? QuizTexts::tr(
                "MAX is at %1 with the window %2, and the child just visited returned "
                "%3. What does MAX have for sure now? Unless it cuts, that is alpha.")
                         : QuizTexts::tr(
                             "MIN is at %1 with the window %2, and the child just visited returned "
                             "%3. What does MIN have for sure now? Unless it cuts, that is beta."))
        .arg(path, window, last);
}

/// The question about a cut, with the state after the last child.
QString cutQuestion(const TracedSearch &search, const QuizQuestion &question, const QString &path)
{
    const QString which =
        (QuizTexts::tr("Which of the branches not visited yet will never be visited? None if the "
                       "search goes on.")
         + ' ' + equalityText(search.setup))
            .trimmed();
    const QString sure = minimaxValueText(question.sure);
    if (!usesWindow(search.setup.algorithm)) {
        QStringList values;
        for (const int value : question.children)
            values += minimaxValueText(value);
        return QuizTexts::tr("%1 is at %2; its children so far: %3. %4", "the last: a question")
            .arg(levelText(question.max), path, values.join("; "), which);
    }
    if (question.failHard)
        return QuizTexts::tr("%1 is at %2 with the window %3 now. %4", "the last: a question")
            .arg(levelText(question.max), path,
                 question.max ? windowText(question.sure, question.beta)
                              : windowText(question.alpha, question.sure),
                 which);
    return (question.max ? QuizTexts::tr("MAX is at %1 and has %2 for sure now; beta is %3. %4",
                                         "the last: a question")
                               .arg(path, sure, minimaxValueText(question.beta), which)
                         : QuizTexts::tr("MIN is at %1 and has %2 for sure now; alpha is %3. %4",
                                         "the last: a question")
                               .arg(path, sure, minimaxValueText(question.alpha), which));
}

/// What a player is already sure of, without saying whether that cuts.
QString sureText(const QuizQuestion &question)
{
    const QString sure = minimaxValueText(question.sure);
    const QString last = minimaxValueText(question.children.back());
    if (question.sure == (question.max ? question.alpha : question.beta))
        return question.max ? QuizTexts::tr("%1 is not above alpha = %2.").arg(last, sure)
                            : QuizTexts::tr("%1 is not below beta = %2.").arg(last, sure);
    return question.max
               ? QuizTexts::tr("%1 is above alpha = %2.")
                     .arg(sure, minimaxValueText(question.alpha))
               : QuizTexts::tr("%1 is below beta = %2.").arg(sure, minimaxValueText(question.beta));
}

/// The letters that a question's window and its children's values depend on.
ai::lab::AssumedLetters::Letters lettersOf(const TracedSearch &search, const QuizQuestion &question)
{
    ai::lab::AssumedLetters::Letters letters =
        joined(search.letters->ofVisit(question.node),
               search.letters->ofWindow(question.node, question.step));
    const ai::lab::Trace &trace = *search.trace;
    for (ai::lab::NodeId child = trace.firstChild(question.node); child != ai::lab::noNode;
         child = trace.nextSibling(child)) {
        if (trace.nodes()[child].leave < question.step)
            letters = joined(letters, search.letters->ofNode(child));
    }
    return letters;
}

/// "8 (1/2); 2 (1/2)": values and probabilities of a chance node's children.
QString outcomesText(const TracedSearch &search, ai::lab::NodeId node)
{
    const ai::lab::Trace &trace = *search.trace;
    QStringList outcomes;
    for (ai::lab::NodeId child = trace.firstChild(node); child != ai::lab::noNode;
         child = trace.nextSibling(child))
        outcomes += QStringLiteral("%1 (%2)").arg(valueText(search, trace.nodes()[child].value),
                                                  probabilityText(search, child));
    return outcomes.join("; ");
}

QString plainQuestionText(const TracedSearch &search, const QuizQuestion &question)
{
    QStringList values;
    for (const int value : question.children)
        values += minimaxValueText(value, question.scale);
    const QString level = levelText(question.max);
    const QString path = placeText(search, search.trace->path(question.node));
    switch (question.asked) {
    case Concept::Cut:
        return cutQuestion(search, question, path);
    case Concept::Window:
        return windowQuestion(question, path);
    case Concept::Value:
        if (question.chance)
            return QuizTexts::tr("The chance node at %1 is done; its children returned, with "
                                 "their probabilities: %2. What does it return?")
                .arg(path, outcomesText(search, question.node));
        if (question.failHard)
            return QuizTexts::tr("%1's node at %2 was visited with %3 = %4 and is done; its "
                                 "children returned: %5. What does it return, fail-hard?",
                                 "%3: alpha or beta")
                .arg(level, path, ownBoundName(question), minimaxValueText(question.ownBound),
                     values.join("; "));
        return QuizTexts::tr(
                   "%1's node at %2 is done; its children returned: %3. What does it return?")
            .arg(level, path, values.join("; "));
    case Concept::Bound:
        return QuizTexts::tr("%1's node at %2 returns %3. Is that its exact value, or a bound?")
            .arg(level, path, minimaxValueText(question.value));
    }
    return {};
}

} // namespace

QString questionText(const TracedSearch &search, const QuizQuestion &question)
{
    return ifTaken(lettersOf(search, question), plainQuestionText(search, question));
}

QString tickedQuestionText(const TracedSearch &search, const QuizQuestion &question)
{
    const QString asked = questionText(search, question);
    return question.asked != Concept::Cut
               ? asked
               : asked + ' ' + QuizTexts::tr("Tick them, here or in the tree.");
}

QString branchText(const TracedSearch &search, const QuizQuestion &question, core::Move move)
{
    const auto position = positionAt(search, question.node);
    QString text = labMoveTitle(position, move);
    if (!isTree(position))
        return text;
    const auto below = after(position, move);
    const QString leaf = leafText(std::get<ai::lab::TextTree>(below));
    return leaf.isEmpty() ? stepToText(search, search.trace->path(question.node), move)
                          : QuizTexts::tr("child %1, the leaf %2").arg(text, leaf);
}

QString answerText(const TracedSearch &search, const QuizQuestion &question,
                   const ai::lab::QuizAnswer &answer)
{
    if (question.asked == Concept::Bound)
        return boundTitle(answer.bound);
    if (question.asked != Concept::Cut)
        return minimaxValueText(answer.value, question.scale);
    QStringList branches;
    for (const core::Move move : question.left) {
        if (answer.cut.contains(move))
            branches += branchText(search, question, move);
    }
    return branches.isEmpty() ? quizString(QuizString::None) : branches.join("; ");
}

QString reasonText(const TracedSearch &search, const std::vector<QuizQuestion> &left)
{
    const QuizQuestion &question = left.front();
    if (left.size() > 1) // nothing that answers the next question
        return left[1].asked == Concept::Cut
                   ? ifTaken(lettersOf(search, question), sureText(question))
               : question.asked == Concept::Value ? valueHint(question)
                                                  : QString();
    return question.asked == Concept::Cut && !question.cuts ? ifTaken(
               lettersOf(search, question), cutConditionText(search, question.node, question.step))
                                                            : stepText(search, question.step + 1);
}

QString hintText(const QuizQuestion &question)
{
    switch (question.asked) {
    case Concept::Value:
        return valueHint(question);
    case Concept::Window:
        return question.max
                   ? QuizTexts::tr("What MAX has for sure is the larger of alpha and what a child "
                                   "returned; beta is MIN's.")
                   : QuizTexts::tr(
                       "What MIN has for sure is the smaller of beta and what a child returned; "
                       "alpha is MAX's.");
    case Concept::Cut:
        if (question.cutsBeyond)
            return question.max
                       ? QuizTexts::tr(
                           "MAX cuts the branches left once its best value is above beta.")
                       : QuizTexts::tr(
                           "MIN cuts the branches left once its best value is below alpha.");
        return question.max
                   ? QuizTexts::tr(
                       "MAX cuts the branches left once its best value is not below beta.")
                   : QuizTexts::tr(
                       "MIN cuts the branches left once its best value is not above alpha.");
    case Concept::Bound:
        return boundHint(question);
    }
    return {};
}

QString mistakeText(const QuizQuestion &question, QuizMistake mistake)
{
    switch (mistake) {
    case QuizMistake::None:
        return {};
    case QuizMistake::OtherLevel:
        return question.max ? QuizTexts::tr("That is the smallest; MAX takes the largest.")
                            : QuizTexts::tr("That is the largest; MIN takes the smallest.");
    case QuizMistake::LastChild:
        return QuizTexts::tr("That is the child that returned last; the best one counts.");
    case QuizMistake::BestChild:
        return question.max
                   ? QuizTexts::tr("No child is above the alpha that MAX was visited with; "
                                   "fail-soft returns the best child, fail-hard does not.")
                   : QuizTexts::tr("No child is below the beta that MIN was visited with; "
                                   "fail-soft returns the best child, fail-hard does not.");
    case QuizMistake::OtherBound:
        return question.max ? QuizTexts::tr("That is beta; MAX moves alpha.")
                            : QuizTexts::tr("That is alpha; MIN moves beta.");
    case QuizMistake::Unchanged:
        return QuizTexts::tr("That is what was known before; the child that returned is better.");
    case QuizMistake::Changed:
        return question.max ? QuizTexts::tr("What the child returned is not above alpha.")
                            : QuizTexts::tr("What the child returned is not below beta.");
    case QuizMistake::WrongValue:
        return QuizTexts::tr("Not so: it is %1.")
            .arg(minimaxValueText(question.value, question.scale));
    case QuizMistake::OneOutcome:
        return QuizTexts::tr("That is what one child returned; a chance node counts all of them.");
    case QuizMistake::EqualWeights:
        return QuizTexts::tr("That is the average of equal shares; here each child counts with "
                             "its own probability.");
    case QuizMistake::OverCut:
        return QuizTexts::tr("Cut too much: a branch left can still change the value.");
    case QuizMistake::UnderCut:
        return QuizTexts::tr("Cut too little: nothing left here can change the root.");
    case QuizMistake::PartCut:
        return QuizTexts::tr("Cut in part: a cut takes all branches that are left, not some.");
    case QuizMistake::TakenForExact:
        return takenForExactText(question);
    case QuizMistake::TakenForBound:
        return QuizTexts::tr("It is exact: nothing that was cut could change it.");
    case QuizMistake::OtherSide:
        return question.bound == Bound::AtMost
                   ? QuizTexts::tr("It is an upper bound: the exact value may be less, never more.")
                   : QuizTexts::tr("It is a lower bound: the exact value may be more, never less.");
    case QuizMistake::Missing:
        return QuizTexts::tr("Nothing was written.");
    case QuizMistake::FromBelow:
        return QuizTexts::tr("It follows from what you wrote below; the mistake is there.");
    }
    return {};
}

QString lastTryText(const QuizQuestion &question, QuizMistake mistake)
{
    const QString why = mistakeText(question, mistake);
    const bool asksNumber = question.asked == Concept::Value || question.asked == Concept::Window;
    return !asksNumber || mistake == QuizMistake::WrongValue
               ? why
               : why + ' '
                     + QuizTexts::tr("It is %1.", "a number")
                           .arg(minimaxValueText(question.value, question.scale));
}

QString sheetText(const TreeSheet &sheet, const TracedSearch &search)
{
    QString text =
        QuizTexts::tr("Search the tree %1 by hand (%2). Choose a node in the tree or in the list, "
                      "and write what it returns.",
                      "from left to right, an algorithm")
            .arg(directionText(search.setup), searchTitle(search.setup));
    if (const QString rule = searchRulesText(search.setup); !rule.isEmpty())
        text += ' ' + rule;
    if (sheet.asksBounds() && !search.path.empty()) {
        // A subtree's window is given, because the learner cannot derive it.
        const auto &enter = search.trace->events()[search.trace->nodes().front().enter];
        text += ' '
                + QuizTexts::tr("The root of the subtree is visited with the window %1.")
                      .arg(windowText(enter.a, enter.b));
    }
    if (sheet.asksBounds())
        text += ' ' + QuizTexts::tr("3 is an exact value, <= 3 and >= 3 are bounds.");
    if (sheet.asksCuts())
        text += ' '
                + QuizTexts::tr("Tick the branches that are cut, in the list or by Space in the "
                                "tree; what is below them needs no answer.");
    return text;
}

QString sheetProblemText(TreeSheet::Problem problem)
{
    switch (problem) {
    case TreeSheet::Problem::None:
        return {};
    case TreeSheet::Problem::TooLarge:
        return QuizTexts::tr("A tree to be filled in may have %1 nodes. Choose a smaller depth or "
                             "search a subtree alone.")
            .arg(countText(qint64(TreeSheet::maxNodes)));
    case TreeSheet::Problem::Leaf:
        return QuizTexts::tr("This search is a single leaf: there is nothing to be filled in. "
                             "Choose a greater depth.");
    case TreeSheet::Problem::Letter:
        return QuizTexts::tr("This search needs the value of a leaf that is only a letter. Write "
                             "a number there to fill in the tree.");
    case TreeSheet::Problem::Table:
        return QuizTexts::tr("With a transposition table a node's value follows from others that "
                             "the tree does not show. Choose another algorithm.");
    }
    return {};
}

std::optional<TreeSheet::Answer> sheetAnswerIn(QString text, int scale)
{
    text = text.trimmed();
    TreeSheet::Answer answer;
    for (const auto &[sign, bound] : {std::pair("<=", Bound::AtMost),
                                      {"\u2264", Bound::AtMost},
                                      {"<", Bound::AtMost},
                                      {">=", Bound::AtLeast},
                                      {"\u2265", Bound::AtLeast},
                                      {">", Bound::AtLeast},
                                      {"=", Bound::Exact}}) {
        const QString before = QString::fromUtf8(sign);
        if (!text.startsWith(before))
            continue;
        answer.bound = bound;
        text.remove(0, before.size());
        break;
    }
    answer.value = minimaxValueIn(text, scale);
    return answer.value ? std::optional(answer) : std::nullopt;
}

QString sheetMistakeText(const TracedSearch &search, const TreeSheet::Mark &mark)
{
    const QuizQuestion &question = mark.question;
    const QString place = QuizTexts::tr("%1 at %2", "MAX or MIN, a place")
                              .arg(levelText(question.max, question.chance),
                                   placeText(search, search.trace->path(question.node)));
    QString why = mistakeText(question, mark.mistake);
    if (question.asked == Concept::Cut)
        return QuizTexts::tr("%1, cuts: %2", "a node, a mistake").arg(place, why);
    const bool bounds = usesWindow(search.setup.algorithm);
    QString right =
        bounds ? boundText(question.value, question.bound) : valueText(search, question.value);
    right.replace(' ', QChar::Nbsp);
    // For an unrecognised mistake the remark would be just the answer.
    why = mark.mistake == QuizMistake::WrongValue ? QuizTexts::tr("Not so.") : why;
    return QuizTexts::tr("%1: %2 Right: %3.", "a node, a mistake, a value").arg(place, why, right);
}

} // namespace ui::lab
