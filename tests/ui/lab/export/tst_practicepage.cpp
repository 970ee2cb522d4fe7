#include "tests/support/lab/resultcodes.h"
#include "tests/support/lab/traced.h"
#include "tests/support/qt/browser.h"
#include "tests/support/qt/webpages.h"
#include "ui/lab/export/practicepage.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QRegularExpression>
#include <QTest>

#include <functional>

using ai::lab::Algorithm;
using ai::lab::MoveOrder;
using ai::lab::SearchSetup;
using ai::lab::TextTree;
using support::dataOf;
using support::hasBrowser;
using support::inBrowser;
using support::traced;
using ui::lab::practicePage;
using ui::lab::practiceProblem;

/// The page on which trees are searched by hand; its script in a browser, where there is one.
class TestPracticePage : public QObject
{
    Q_OBJECT

private slots:
    void everyTextOfTheScriptIsThere();
    void treesThatItCannotHaveAreExplained();
    void itOpensWithTheTreeThatIsGiven();
    void browserSearchesAsTheLabDoes();
    void browserReadsTreesAsTheLabDoes();
    void browserDrawsTreesThatItCanRead();
    void browserChecksAnswers();
    void browserNamesTheTreeInTheAddress();
};

namespace {

QByteArray asJson(const QJsonArray &array)
{
    return QJsonDocument(array).toJson(QJsonDocument::Compact);
}

std::vector<TextTree> randomTrees(int count)
{
    ai::Random random(2026);
    std::vector<TextTree> trees;
    while (static_cast<int>(trees.size()) < count) {
        const int depth = 1 + static_cast<int>(trees.size() % 4);
        // Few different values, so that many are equal.
        const TextTree::Shape shape{depth, 1, 4, trees.size() % 2 == 0 ? 4 : 50};
        const auto toMove = trees.size() % 3 == 0 ? core::Side::Second : core::Side::First;
        const TextTree tree = TextTree::random(shape, toMove, random);
        if (practiceProblem(tree).isEmpty())
            trees.push_back(tree);
    }
    return trees;
}

/// Each node that a search visits, in the order of the visits, and the value that it returns.
QJsonArray visitsOf(const SearchSetup &setup)
{
    const ai::lab::TracedSearch search = traced(setup);
    QJsonArray visits;
    for (const ai::lab::TraceNode &node : search.trace->nodes())
        visits += QJsonArray{node.leaf ? 1 : 0, node.value};
    return visits;
}

/// The value of a tree, whatever is cut.
int valueOf(const TextTree &tree)
{
    if (tree.isOver())
        return tree.score();
    const bool max = tree.sideToMove() == core::Side::First;
    std::optional<int> best;
    for (const core::Move move : tree.legalMoves()) {
        const int value = valueOf(core::after(tree, move));
        best = !best ? value : max ? std::max(*best, value) : std::min(*best, value);
    }
    return *best;
}

} // namespace

void TestPracticePage::everyTextOfTheScriptIsThere()
{
    const QString page = QString::fromUtf8(practicePage());
    const QJsonObject words = dataOf(page.toUtf8())["words"].toObject();
    const QString script = page.mid(page.lastIndexOf("<script>"));
    int found = 0;
    for (const auto &match : QRegularExpression(R"(\bwords\.(\w+))").globalMatch(script)) {
        QVERIFY2(words.contains(match.captured(1)), qPrintable(match.captured(1)));
        ++found;
    }
    QVERIFY(found > 30);
    QVERIFY(words["numbersAreOwn"].toString().contains("have other trees"));
    QVERIFY(page.contains("id=\"numbersAreOwn\""));
    for (const auto &match : QRegularExpression(R"(\bget\('(\w+)'\))").globalMatch(script))
        QVERIFY2(page.contains("id=\"" + match.captured(1) + '"'), qPrintable(match.captured(1)));
    QVERIFY(!page.contains(QRegularExpression("@[A-Z]+@"))); // a field that nobody fills in
}

void TestPracticePage::treesThatItCannotHaveAreExplained()
{
    const auto problem = [](const char *text) { return practiceProblem(*TextTree::parse(text)); };
    QCOMPARE(problem("MAX(MIN(3,5),2)"), QString());
    QVERIFY(problem("MAX(MIN(3,a),2)").contains("letters"));
    QVERIFY(problem("MAX(CHANCE(3,5),2)").contains("chance"));
    QVERIFY(problem("7").contains("200 nodes"));
    QVERIFY(problem("(((((((((1,2),3),4),5),6),7),8),9),10)").contains("8 plies"));
    ai::Random random(1);
    QVERIFY(practiceProblem(TextTree::random({6, 4, 4, 9, false}, core::Side::First, random))
                .contains("200 nodes"));
}

void TestPracticePage::itOpensWithTheTreeThatIsGiven()
{
    QVERIFY(dataOf(practicePage())["start"].isNull());
    QCOMPARE(dataOf(practicePage(*TextTree::parse("MIN(4,MAX(1,2))")))["start"].toString(),
             QString("MIN(4,MAX(1,2))"));
}

void TestPracticePage::browserSearchesAsTheLabDoes()
{
    if (!hasBrowser())
        QSKIP("runs in a browser, and slowly");
    QJsonArray texts;
    QJsonArray expected;
    for (const TextTree &tree : randomTrees(400)) {
        texts += QString::fromStdString(tree.toText());
        for (const bool reversed : {false, true}) {
            SearchSetup setup{tree, Algorithm::Plain};
            setup.order = reversed ? MoveOrder::Reversed : MoveOrder::Given;
            expected += visitsOf(setup);
            setup.algorithm = Algorithm::AlphaBetaShared;
            expected += visitsOf(setup);
            setup.cutsBeyond = true;
            expected += visitsOf(setup);
        }
        expected += valueOf(tree);
    }
    const QByteArray script =
        "const all = [];"
        "for (const text of "
        + asJson(texts)
        + ") {"
          "  const { root } = parseTree(text);"
          "  const valueOf = (node) => node.children.length === 0 ? node.leaf"
          "    : Math[node.max ? 'max' : 'min'](...node.children.map(valueOf));"
          "  for (const rightToLeft of [false, true])"
          "    for (const how of [{}, { cuts: true }, { cuts: true, beyond: true }]) {"
          "      const nodes = searched(root, { ...how, rightToLeft });"
          "      const visited = nodes.filter((node) => node.visit >= 0);"
          "      if (visited.some((node) => !(node.low <= valueOf(node) && valueOf(node) <= "
          "node.high"
          "          && (node.value === node.low || node.value === node.high)))) all.push('bound');"
          "      visited.sort((one, other) => one.visit - other.visit);"
          "      all.push(visited.map((node) => [node.children.length === 0 ? 1 : 0, node.value]));"
          "    }"
          "  all.push(valueOf(root));"
          "}"
          "get('answer').textContent = JSON.stringify(all);";
    const QString found = inBrowser(practicePage(), script);
    QCOMPARE(QJsonDocument::fromJson(found.toUtf8()).array(), expected);
}

void TestPracticePage::browserReadsTreesAsTheLabDoes()
{
    if (!hasBrowser())
        QSKIP("runs in a browser, and slowly");
    QStringList texts{"",
                      "7",
                      "max(min(3,5),2)",
                      "MAX(MAX(1,2))",
                      "MAX(3,5",
                      "MAX(3;5)",
                      "MAX 3,5",
                      "[{1,2},(3,-4)]",
                      "(1,2) x",
                      "(1,,2)",
                      "(100000)",
                      "(99999,-1)",
                      "MIN( 4 , 5 )",
                      "(1]",
                      "MAXI(1,2)",
                      "((((((((1,2),3),4),5),6),7),8),9)",
                      "(((((((((1,2),3),4),5),6),7),8),9),10)"};
    ai::Random random(7);
    for (const TextTree &tree : randomTrees(60)) {
        QString text = QString::fromStdString(tree.toText());
        texts += text;
        const auto at = static_cast<qsizetype>(random() % static_cast<std::size_t>(text.size()));
        text[at] = "(),[]{}MN0- "[random() % 12];
        texts += text;
    }
    QJsonArray expected;
    for (const QString &text : texts) {
        const auto tree = TextTree::parse(text.toStdString());
        const bool isFit = tree && practiceProblem(*tree).isEmpty();
        expected += isFit ? QJsonValue(QString::fromStdString(tree->toText())) : QJsonValue();
    }
    const QByteArray script = "get('answer').textContent = JSON.stringify("
                              + asJson(QJsonArray::fromStringList(texts))
                              + ".map((text) => parseTree(text)).map(({ root, problem }) =>"
                                " problem || !root ? null : textOf(root)));";
    const QString found = inBrowser(practicePage(), script);
    const QJsonArray read = QJsonDocument::fromJson(found.toUtf8()).array();
    QCOMPARE(read.size(), expected.size());
    for (qsizetype i = 0; i < read.size(); ++i)
        QVERIFY2(read[i] == expected[i], qPrintable(texts[i]));
}

/// Random trees are not larger than those that may be written, and most have a cut from either
/// side.
void TestPracticePage::browserDrawsTreesThatItCanRead()
{
    if (!hasBrowser())
        QSKIP("runs in a browser, and slowly");
    const QByteArray script =
        "let wrong = 0, cut = 0, all = 0;"
        "for (const plies of [2, 3, 4]) for (const most of [2, 3, 4])"
        "  for (let number = 1; number <= 100; ++number) {"
        "    const tree = randomTree(number, plies, most);"
        "    const { root, problem } = parseTree(textOf(tree));"
        "    if (problem || textOf(root) !== textOf(tree)) ++wrong;"
        "    const cuts = (rightToLeft) => searched(tree, { cuts: true, rightToLeft })"
        "      .some((node) => node.cutAfter);"
        "    ++all;"
        "    if (cuts(false) && cuts(true)) ++cut;"
        "  }"
        "get('answer').textContent = `${wrong} ${cut > 0.9 * all}`;";
    QCOMPARE(inBrowser(practicePage(), script), QString("0 true"));
}

/// In the tree of the textbooks, whose second child is cut behind its first leaf.
void TestPracticePage::browserChecksAnswers()
{
    if (!hasBrowser())
        QSKIP("runs in a browser, and slowly");
    const auto tree = TextTree::parse("MAX(MIN(3,12,8),MIN(2,4,6),MIN(14,5,2))");
    const QByteArray script =
        "const rows = () => [...document.querySelectorAll('tbody tr:not(.why)')];"
        "const said = [];"
        "const press = (id) => get(id).click();"
        "const note = () => said.push(get('mark').textContent + '|'"
        "  + [...document.querySelectorAll('.why:not([hidden])')].map((row) => "
        "row.textContent).join('|'));"
        "const fill = (row, text) => {"
        "  const field = rows()[row].querySelector('input[type=text]');"
        "  field.value = text; field.oninput(); };"
        "press('check'); note();"
        "['3', '3', '', '4'].forEach((text, row) => fill(row, text));"
        "press('check'); note();"
        "fill(0, '3'); said[0] += '|' + rows()[3].lastChild.textContent;"
        "fill(2, '2'); fill(3, '2');"
        "for (const box of rows()[2].querySelectorAll('[type=checkbox]')) box.click();"
        "press('check'); note();"
        "press('clear'); press('show'); note();"
        "press('check'); note();"
        "get('answer').textContent = said.join('\\n') + '\\n' + get('score').textContent"
        "  + '\\n' + get('resultCode').textContent;";
    QStringList said = inBrowser(practicePage(*tree), script).split('\n');
    QCOMPARE(said.size(), qsizetype(7));
    QCOMPARE(said.takeFirst(), QString("Nothing is answered yet.||\u2717 Wrong"));
    QCOMPARE(said[0],
             QString("Nodes that are right: 2 of 4.|C is visited: the search is not cut before it. "
                     "At C all is cut after leaf 1, which is 2: the value of C, 2, is at most "
                     "alpha, 3.|D is MIN: it returns the smallest value of what it has visited, "
                     "14, 5, 2."));
    QCOMPARE(said[1], QString("Everything is right.|"));
    QCOMPARE(said[2], QString("7 of 9 leaves are visited, in the order that the tree shows.|"));
    QCOMPARE(said[3], QString("Everything is right.|"));
    QCOMPARE(said[4],
             QString("At the first check of a tree: 2 of 4 nodes right. Trees so far: 1."));
    const ai::lab::ResultCode handedIn{"", 1, 4, 4, 2, 0};
    QCOMPARE(said[5].toStdString(), support::writeResultCode(handedIn));
}

void TestPracticePage::browserNamesTheTreeInTheAddress()
{
    if (!hasBrowser())
        QSKIP("runs in a browser, and slowly");
    const QByteArray script = "const before = location.hash + ' ' + get('text').value;"
                              "get('next').click();"
                              "get('answer').textContent = before + '\\n' + location.hash;";
    const QStringList first = inBrowser(practicePage(), script).split('\n');
    QVERIFY2(first[0].startsWith("#search=alphabeta&order=left&plies=2&children=3&number=1 MAX("),
             qPrintable(first[0]));
    QVERIFY(first[1].endsWith("&number=2"));
    // The same number is the same tree, in another browser too.
    QCOMPARE(inBrowser(practicePage(), script, "#number=1").split('\n')[0], first[0]);
    // A link that lost its end: another tree is shown, and the address stays for who asks.
    const QByteArray broken = "get('answer').textContent = get('linkProblem').textContent + ' '"
                              "  + location.hash;";
    QCOMPARE(inBrowser(practicePage(), broken, "#tree=MAX(MIN(4,5)"),
             QString("The tree of the link cannot be read, and another is shown. Column 13: the "
                     "text ends; expected a comma or ). #tree=MAX(MIN(4,5)"));
    const QString own = inBrowser(practicePage(), script, "#tree=MIN(4,MAX(1,2))&search=minimax");
    QVERIFY2(own.startsWith("#search=minimax&order=left&tree=MIN%284%2CMAX%281%2C2%29%29 "
                            "MIN(4,MAX(1,2))"),
             qPrintable(own));
}

QTEST_MAIN(TestPracticePage)
#include "tst_practicepage.moc"
