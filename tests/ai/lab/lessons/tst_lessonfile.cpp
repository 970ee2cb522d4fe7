#include "ai/lab/lessons/examples.h"
#include "ai/lab/lessons/lessonfile.h"

#include <QTest>

using ai::lab::Algorithm;
using ai::lab::Lesson;
using ai::lab::LessonStop;
using ai::lab::MoveOrder;
using ai::lab::readLesson;
using ai::lab::TextTree;
using ai::lab::writeLesson;
using core::Error;

namespace {

const std::string heading = "Tabuleiro lesson 1\n";

Error errorOf(const std::string &text)
{
    const auto lesson = readLesson(text);
    return lesson ? Error("none") : lesson.error();
}

} // namespace

/// Lessons are read and written as resources/formats/tabuleiro-lesson.md describes.
class TestLessonFile : public QObject
{
    Q_OBJECT

private slots:
    void lessonIsReadAsDescribed();
    void whatIsMissingHasItsUsualValue();
    void everySearchOfTheLibraryComesBack();
    void treesWithChanceNodesHaveTheirAlgorithm();
    void weightsComeBack();
    void severalStopsComeBack();
    void oneStopIsWrittenInTheFirstFormat();
    void wordsBecomeSingleLines();
    void errorsNameThePlaceAndWhatWasExpected_data();
    void errorsNameThePlaceAndWhatWasExpected();
    void largeFilesAreRefused();
};

void TestLessonFile::lessonIsReadAsDescribed()
{
    const auto lesson = readLesson("\xef\xbb\xbf# A comment\r\n" + heading
                                   + "title: The cut\r\n"
                                     "tree: MAX(MIN(3,5),MIN(2,a)); a <= 2\n"
                                     "algorithm: alpha-beta full window\n"
                                     "order: own 1 0\n"
                                     "depth: 2\n"
                                     "returns: fail-hard\n"
                                     "step: 12\n"
                                     "later: something\n"
                                     "note: One.\n"
                                     "note: Two: and more.\n"
                                     "question: Which?\n"
                                     "answer: a\n"
                                     "question: Why?\n");
    QVERIFY2(lesson.ok(), lesson ? "" : lesson.error().text.c_str());
    QCOMPARE(lesson->front().title, std::string("The cut"));
    QVERIFY(std::get<TextTree>(lesson->front().setup.root)
            == *TextTree::parse("MAX(MIN(3,5),MIN(2,a)); a <= 2"));
    QCOMPARE(lesson->front().setup.algorithm, Algorithm::AlphaBetaFresh);
    QCOMPARE(lesson->front().setup.order, MoveOrder::Own);
    QCOMPARE(lesson->front().setup.preferred, (std::vector{core::Move(1), core::Move(0)}));
    QCOMPARE(lesson->front().setup.depth, 2);
    QVERIFY(lesson->front().setup.failHard);
    QCOMPARE(lesson->front().step, 12U);
    QCOMPARE(lesson->front().notes, (std::vector<std::string>{"One.", "Two: and more."}));
    QVERIFY((lesson->front().questions
             == std::vector<LessonStop::Question>{{"Which?", "a"}, {"Why?", ""}}));
}

void TestLessonFile::whatIsMissingHasItsUsualValue()
{
    const auto lesson = readLesson(heading + "game: othello");
    QVERIFY(lesson.ok());
    QVERIFY((lesson->front().setup
             == ai::lab::SearchSetup{core::Othello(), Algorithm::AlphaBetaShared}));
    QCOMPARE(lesson->front().step, 0U);
}

void TestLessonFile::everySearchOfTheLibraryComesBack()
{
    for (const ai::lab::Example &example : ai::lab::examples()) {
        LessonStop lesson{std::string(example.key), example.setup, 7, {"A note"}, {{"Q", "A"}}};
        lesson.setup.failHard = lesson.title.size() % 2 == 0;
        lesson.setup.cutsBeyond = lesson.title.size() % 3 == 0;
        const auto again = readLesson(writeLesson({lesson}));
        QVERIFY2(again.ok(), again ? "" : again.error().text.c_str());
        QVERIFY2(again->front() == lesson, writeLesson({lesson}).c_str());
    }
}

/// Wherever they stand in the text, and only where they are not the usual ones.
/// Their algorithm need not be written, and another is refused.
void TestLessonFile::treesWithChanceNodesHaveTheirAlgorithm()
{
    const std::string tree = "tree: MAX(CHANCE(1/4: 3, 3/4: MIN(1,2)),2)\n";
    const auto lesson = readLesson(heading + tree);
    QVERIFY(lesson.ok());
    QCOMPARE(lesson->front().setup.algorithm, Algorithm::Expectiminimax);
    const std::string written = writeLesson(*lesson);
    QVERIFY(written.find("algorithm: expectiminimax\n") != std::string::npos);
    QVERIFY(readLesson(written)->front().setup == lesson->front().setup);
    QVERIFY(errorOf(heading + tree + "algorithm: alpha-beta\n").text.find("expected another")
            != std::string::npos);
    QVERIFY(errorOf(heading + "tree: MAX(1,2)\nalgorithm: expectiminimax\n")
                .text.find("expected another")
            != std::string::npos);
}

void TestLessonFile::weightsComeBack()
{
    const auto read = readLesson(heading
                                 + "weights: 100 0 300 100 90 100\ngame: othello\n"
                                   "algorithm: alpha-beta heuristic\ndepth: 3\n");
    QVERIFY2(read.ok(), read ? "" : read.error().text.c_str());
    QCOMPARE(read->front().setup.weights.strategies, (std::array{100, 0, 300, 100, 90, 100}));
    const auto again = readLesson(writeLesson(*read));
    QVERIFY(again.ok());
    QVERIFY(again->front().setup == read->front().setup);
    LessonStop usual = read->front();
    usual.setup.weights = {};
    QVERIFY(writeLesson({usual}).find("weights") == std::string::npos);
    LessonStop board;
    board.setup = {core::TicTacToe(), Algorithm::Intermediate, 3};
    board.setup.weights.openLines.weights = {2, 1};
    const std::string text = writeLesson({board});
    QVERIFY2(text.find("weights: 2 1\n") != std::string::npos, text.c_str());
    QVERIFY(readLesson(text)->front().setup == board.setup);
}

void TestLessonFile::severalStopsComeBack()
{
    Lesson lesson;
    for (const ai::lab::Example &example : ai::lab::examples())
        lesson.push_back({std::string(example.key), example.setup, 3, {"A note"}, {{"Q", "A"}}});
    lesson.resize(std::min(lesson.size(), ai::lab::maxLessonStops));
    const auto again = readLesson(writeLesson(lesson));
    QVERIFY2(again.ok(), again ? "" : again.error().text.c_str());
    QVERIFY(*again == lesson);
}

/// A program that reads the first format alone opens it.
void TestLessonFile::oneStopIsWrittenInTheFirstFormat()
{
    const LessonStop stop{"One", {*TextTree::parse("MAX(1,2)")}, 0, {}, {}};
    QVERIFY(writeLesson({stop}).starts_with("Tabuleiro lesson 1\ntitle: One\n"));
    QVERIFY(writeLesson({stop, stop}).starts_with("Tabuleiro lesson 2\nstop:\ntitle: One\n"));
    // In which "stop" is a key that it does not know.
    const auto old = readLesson(heading + "tree: MAX(1,2)\nstop:\nnote: A\n");
    QVERIFY(old.ok());
    QCOMPARE(old->size(), std::size_t(1));
    QCOMPARE(old->front().notes, std::vector<std::string>{"A"});
}

void TestLessonFile::wordsBecomeSingleLines()
{
    LessonStop lesson{
        "a\ntree: 3", {*TextTree::parse("MAX(1,2)")}, 0, {"x\ny"}, {{" q\n ", "\nz"}}};
    const auto again = readLesson(writeLesson({lesson}));
    QVERIFY(again.ok());
    QCOMPARE(again->front().title, std::string("a tree: 3"));
    QCOMPARE(again->front().notes, std::vector<std::string>{"x y"});
    QVERIFY((again->front().questions == std::vector<LessonStop::Question>{{"q", "z"}}));
    QVERIFY(again->front().setup == lesson.setup);
}

void TestLessonFile::errorsNameThePlaceAndWhatWasExpected_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("sentence");
    QTest::addColumn<int>("line");
    QTest::addColumn<int>("column");
    const auto add = [](const char *name, const std::string &text, const char *sentence, int line,
                        int column) {
        QTest::newRow(name) << text << std::string(sentence) << line << column;
    };
    const std::string tree = heading + "tree: MAX(1,2)\n";
    const std::string board = heading + "game: tictactoe\n";
    add("empty", "", "%1; expected \"Tabuleiro lesson 1\"", 1, 1);
    add("a game", "Tabuleiro game 1\n", "%1; expected \"Tabuleiro lesson 1\"", 1, 1);
    add("version", "\nTabuleiro lesson x\n", "%1; expected the number of the format, %2", 2, 18);
    add("newer", "Tabuleiro lesson 3\n",
        "format %1 was made by a newer program; expected format %2", 1, 18);
    const std::string several = "Tabuleiro lesson 2\n";
    add("no stop", several + "# nothing\n", "the lesson ends without a stop; expected \"stop:\"", 3,
        1);
    add("before the first stop", several + "tree: MAX(1,2)\n", "%1; expected \"stop:\" first", 2,
        1);
    add("second stop", several + "stop:\ntree: MAX(1,2)\nstop:\ntree: MAX(1,MAX(2,3))\n",
        "expected MIN here, because the levels alternate, or a value", 5, 13);
    add("empty stop", several + "stop:\nstop:\ntree: MAX(1,2)\n",
        "the lesson ends without what is searched; expected \"tree: MAX(3,5)\" or \"game: "
        "tictactoe\"",
        3, 1);
    std::string tooMany = several;
    for (std::size_t i = 0; i <= ai::lab::maxLessonStops; ++i)
        tooMany += "stop:\ntree: MAX(1,2)\n";
    add("too many stops", tooMany, "one stop too many; expected at most %1",
        int(2 + 2 * ai::lab::maxLessonStops), 1);
    add("no entry", heading + "words\n", "%1; expected a line such as \"tree: MAX(3,5)\"", 2, 1);
    add("no search", heading + "title: A\n",
        "the lesson ends without what is searched; expected \"tree: MAX(3,5)\" or \"game: "
        "tictactoe\"",
        3, 1);
    add("game", heading + "game: chess\n", "%1; expected othello, tictactoe or nim", 2, 7);
    add("position first", heading + "position: 3\n",
        "a position before its game; expected \"game: othello\" first", 2, 11);
    add("position", board + "position: XXQ\n", "%1; expected X, O or -", 3, 13);
    add("tree", heading + "tree: MAX(1,MAX(2,3))\n",
        "expected MIN here, because the levels alternate, or a value", 2, 13);
    add("over", heading + "tree: 3\n",
        "nothing is left to search; expected a position that is not over, or a tree with children",
        2, 7);
    add("algorithm", tree + "algorithm: negascout\n", "%1; expected one of: %2", 3, 12);
    add("other game's", tree + "algorithm: stops at a win\n",
        "%1 does not search this game; expected another algorithm", 3, 12);
    add("order", tree + "order: best\n", "%1; expected one of: %2, the last with its moves", 3, 8);
    add("own order", tree + "order: own\n", "%1; expected one of: %2, the last with its moves", 3,
        8);
    add("other order", tree + "order: replies\n",
        "%1 is no order of this game's moves; expected given, for example", 3, 8);
    add("move", tree + "order: own 1 x\n", "%1; expected the number of a move", 3, 14);
    add("depth", tree + "depth: 61\n", "%1; expected a number of plies from 0 to %2", 3, 8);
    add("deepening without depth", board + "algorithm: alpha-beta iterative deepening\n",
        "%1 needs a depth; expected \"depth: 3\", for example", 3, 12);
    add("killers of a tree", tree + "algorithm: alpha-beta killer moves\n",
        "%1 does not search this game; expected another algorithm", 3, 12);
    add("no depth", board + "algorithm: alpha-beta heuristic\n",
        "%1 needs a depth; expected \"depth: 3\", for example", 3, 12);
    add("returns", tree + "returns: hard\n", "%1; expected fail-soft or fail-hard", 3, 10);
    add("cuts", tree + "cuts: often\n", "%1; expected at the bound or beyond the bound", 3, 7);
    add("step", tree + "step: -1\n", "%1; expected the number of a step", 3, 7);
    const std::string judged = board + "algorithm: alpha-beta heuristic\ndepth: 2\n";
    add("weights", tree + "weights: 1 2\n",
        "weights of a search without a heuristic; expected a depth, for example \"depth: 3\"", 3,
        10);
    add("few weights", judged + "weights: 1 2\n",
        "%1; expected %2 numbers, one for each term of the search's heuristic", 5, 10);
    add("negative", judged + "weights: 1 2 3 -4\n", "%1; expected a weight from 0 to %2", 5, 16);
    add("large", judged + "weights: 1 101 3 4\n", "%1; expected a weight from 0 to %2", 5, 12);
    add("answer", tree + "answer: 3\n",
        "an answer before its question; expected \"question:\" first", 3, 9);
}

void TestLessonFile::errorsNameThePlaceAndWhatWasExpected()
{
    QFETCH(std::string, text);
    QFETCH(std::string, sentence);
    QFETCH(int, line);
    QFETCH(int, column);
    const Error error = errorOf(text);
    QVERIFY2(error.isTranslatable() && error.sentence == sentence, error.text.c_str());
    QCOMPARE(int(error.place.line), line);
    QCOMPARE(int(error.place.column), column);
    QVERIFY(error.text.find('%') == std::string::npos);
}

void TestLessonFile::largeFilesAreRefused()
{
    const std::string large = heading + std::string(ai::lab::maxLessonBytes, '#');
    QCOMPARE(errorOf(large).sentence,
             std::string("the file has %1 bytes; expected at most %2 (%3 MiB)"));
}

QTEST_APPLESS_MAIN(TestLessonFile)
#include "tst_lessonfile.moc"
