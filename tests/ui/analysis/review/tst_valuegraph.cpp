#include "tests/support/qt/waits.h"
#include "tests/support/window/gamestest.h"
#include "ui/analysis/review/valuegraph.h"

#include <QMouseEvent>

#include <random>

/// The graph of a game's value in the window.
class TestValueGraph : public GamesTest
{
    Q_OBJECT

private slots:
    void init() { useOwnFolder(); }
    void theGraphIsDragged();
    void theAxisHasWhatTheGameCanComeTo();
    void movesThatAreNumbersAreNamed();
    void labelsLieOnNothing_data();
    void labelsLieOnNothing();
};

void TestValueGraph::theGraphIsDragged()
{
    const auto window = shown();
    play(*window, {"d3", "c3", "c4", "c5"});
    trigger(*window, "moveList");
    auto *graph = part<QWidget>(*window, "valueGraph");
    const QPoint middle = graph->rect().center();
    QTest::mousePress(graph, Qt::LeftButton, {}, middle);
    QCOMPARE(window->game().shownPly(), std::size_t(2));
    QTest::mouseMove(graph, QPoint(8, middle.y()));
    QMouseEvent move(QEvent::MouseMove, QPointF(8, middle.y()), QPointF(8, middle.y()),
                     Qt::NoButton, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(graph, &move);
    QCOMPARE(window->game().shownPly(), std::size_t(0));
    QTest::mouseRelease(graph, Qt::LeftButton, {}, QPoint(8, middle.y()));
    QTest::keyClick(graph, Qt::Key_Right);
    QCOMPARE(window->game().shownPly(), std::size_t(1));
    QCOMPARE(window->game().match().ply(), std::size_t(4));
}

/// Nim has no draw.
void TestValueGraph::theAxisHasWhatTheGameCanComeTo()
{
    ui::GameController game;
    const ui::Reviewer review;
    const ui::ValueGraph graph(game, review);
    game.start(core::TicTacToe(), {});
    QCOMPARE(graph.axisValues(), std::vector({1, 0, -1}));
    game.start(*core::Nim::create({3, 4, 5}, 0, core::Nim::Rule::Normal), {});
    QCOMPARE(graph.axisValues(), std::vector({1, -1}));
}

/// "4 2" would be two numbers that nothing explains.
void TestValueGraph::movesThatAreNumbersAreNamed()
{
    ui::GameController game;
    game.start(core::TicTacToe(), core::rolesWithOpponent(core::Side::Second));
    game.setRoles({});
    for (const char *move : {"1", "2", "5", "9", "4", "6", "7"})
        game.play(*core::parseMove(game.match().current(), move));
    ui::Reviewer review;
    review.start(game.match().start(), game.match().moves());
    QTRY_VERIFY(!review.running());
    ui::ValueGraph graph(game, review);
    graph.resize(600, 240);
    const std::vector<ui::ValueGraph::Label> labels = graph.moveLabels();
    QCOMPARE(labels.size(), std::size_t(1));
    QCOMPARE(labels[0].text, QString("O on 2"));
    // Nor does the line at the position shown run through it, wherever it is.
    graph.resize(300, 160);
    const QRectF area = graph.moveLabels().at(0).place;
    const QRect place = area.toAlignedRect().adjusted(1, 1, -1, -1);
    const QImage without = graph.grab().toImage();
    int shown = 0;
    for (std::size_t ply = 0; ply <= 7; ++ply) {
        graph.refresh(ply);
        const QImage image = graph.grab().toImage();
        QVERIFY2(image.copy(place) == without.copy(place), qPrintable(QString::number(ply)));
        shown += image != without;
    }
    QVERIFY(shown >= 7);
}

void TestValueGraph::labelsLieOnNothing_data()
{
    QTest::addColumn<QSize>("size");
    for (const QSize size : {QSize(200, 110), QSize(300, 160), QSize(600, 240)})
        QTest::addRow("%dx%d", size.width(), size.height()) << size;
}

void TestValueGraph::labelsLieOnNothing()
{
    QFETCH(QSize, size);
    ui::GameController game;
    game.start(core::Othello(), core::rolesWithOpponent(core::Side::Second));
    game.setRoles({});
    std::mt19937 random(7);
    for (int ply = 0; ply < 40; ++ply) {
        const auto legal = core::legalMoves(game.match().current());
        game.play(legal[random() % legal.size()]);
        QTRY_VERIFY(game.phase() == ui::GameController::Phase::PersonToMove);
    }
    ui::Reviewer review(nullptr, [](const core::Othello &) { return ai::Limits{.depth = 4}; });
    review.start(game.match().start(), game.match().moves());
    QTRY_VERIFY(!review.running());
    QCOMPARE(review.turningPoints({}).size(), std::size_t(3));
    ui::ValueGraph graph(game, review);
    graph.resize(size);
    const QPolygonF line = graph.valueLine();
    QCOMPARE(line.size(), 41);
    std::vector<ui::ValueGraph::Label> labels = graph.moveLabels();
    if (size.width() >= 300)
        QVERIFY(!labels.empty());
    for (const ui::ValueGraph::Label &leader : graph.leaderLabels())
        labels.push_back(leader);
    for (std::size_t i = 0; i < labels.size(); ++i) {
        const QRectF &place = labels[i].place;
        QVERIFY2(!ui::crosses(line, place), qPrintable(labels[i].text));
        QVERIFY2(QRectF(graph.rect()).contains(place), qPrintable(labels[i].text));
        for (std::size_t other = 0; other < i; ++other)
            QVERIFY2(!labels[other].place.intersects(place), qPrintable(labels[i].text));
    }
}

QTEST_MAIN(TestValueGraph)
#include "tst_valuegraph.moc"
