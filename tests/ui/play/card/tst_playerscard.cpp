#include "tests/support/qt/fonts.h"
#include "tests/support/qt/waits.h"
#include "tests/support/window/part.h"
#include "ui/play/card/playerscard.h"
#include "ui/style/surface.h"

#include <QAbstractButton>
#include <QApplication>
#include <QMenu>
#include <QPaintEvent>
#include <QSet>
#include <QToolTip>

#include <cmath>
#include <memory>

using core::Side;
using namespace std::chrono_literals;

/// What the players' card shows, where, and what a screen reader has of it.
class TestPlayersCard : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QApplication::setFont(testFont()); }
    void init();
    void bothPlayersHaveNameDetailsAndCount();
    void theLevelOfTheRunningGameIsAButton();
    void namesOfPeopleNeedNoSide();
    void onlyOthelloCountsAndDivides();
    void theShareOfTheDiscsStaysAtTheEnd();
    void allHasOneEdgeAtTheEnd();
    void aRuleDividesTheTextFromTheFiguresOfTheEnd();
    void countsAreLarge();
    void onlyTheLoserIsLight();
    void emptySquaresCountForTheWinner();
    void whoIsToMoveIsMarked();
    void nothingMovesWithTheTurn_data();
    void nothingMovesWithTheTurn();
    void allSizesFollowTheFont();
    void aStripHasBothCountsInOneLine();
    void theNamesStandInTheMiddleOfAStrip();
    void countsBesideOneAnotherAreTwoNumbers();
    void theDashGoesWithThePlayers();
    void theCardIsMirrored();
    void aNameThatIsCutOffIsInTheToolTip();
    void clocksAreShownWhereThereAreAny();
    void clocksThatAreNotShownAreNotHeard();
    void aRowIsOneNameForAScreenReader();

private:
    template <class T>
    T *of(const char *row, const char *name) const
    {
        return part<T>(*part<QWidget>(*m_card, row), name);
    }
    QString text(const char *row, const char *name) const { return of<QLabel>(row, name)->text(); }
    void playFirstLegal() { m_game->play(legalMoves(m_game->match().current()).front()); }
    /// Where the parts of the card are.
    QList<QRect> places() const;

    std::unique_ptr<ui::GameController> m_game;
    std::unique_ptr<ui::PlayersCard> m_card;
};

void TestPlayersCard::init()
{
    m_card.reset();
    m_game = std::make_unique<ui::GameController>();
    m_card = std::make_unique<ui::PlayersCard>(*m_game, new ui::StatusText(*m_game));
    m_card->resize(300, 240);
    m_card->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_card.get()));
}

QList<QRect> TestPlayersCard::places() const
{
    QList<QRect> places;
    for (const char *row : {"firstPlayer", "secondPlayer"}) {
        for (const char *name : {"name", "count"})
            places << QRect(of<QLabel>(row, name)->mapTo(m_card.get(), QPoint()),
                            of<QLabel>(row, name)->size());
    }
    return places;
}

void TestPlayersCard::bothPlayersHaveNameDetailsAndCount()
{
    m_game->setLevel(ai::Level::Medium);
    m_game->start(core::Othello(), core::rolesWithOpponent(core::Side::Second));
    QCOMPARE(text("firstPlayer", "name"), QString("You"));
    QCOMPARE(text("firstPlayer", "details"), QString("Black"));
    QCOMPARE(text("firstPlayer", "count"), QString("2"));
    QCOMPARE(text("secondPlayer", "name"), QString("Computer"));
    QCOMPARE(text("secondPlayer", "details"), QString("White \u00b7 Medium"));
    m_game->start(core::TicTacToe(), core::rolesWithOpponent(core::Side::First));
    QCOMPARE(text("firstPlayer", "details"), QString("X \u00b7 Medium"));
}

void TestPlayersCard::theLevelOfTheRunningGameIsAButton()
{
    QMenu menu;
    m_card->setLevelMenu(&menu);
    m_game->setLevel(ai::Level::Medium);
    m_game->start(core::Othello(), core::rolesWithOpponent(core::Side::Second));
    auto *level = of<QAbstractButton>("secondPlayer", "runningLevel");
    QVERIFY(level->isVisible() && !of<QAbstractButton>("firstPlayer", "runningLevel")->isVisible());
    QCOMPARE(level->text(), QString("White \u00b7 Medium"));
    menu.addAction("Easy");
    QTest::mouseClick(level, Qt::LeftButton);
    QVERIFY(menu.isVisible());
    menu.close();
    m_game->start(core::Othello(), {}); // two people
    QVERIFY(!level->isVisible());
}

void TestPlayersCard::namesOfPeopleNeedNoSide()
{
    m_game->start(core::Othello(), {});
    QCOMPARE(text("secondPlayer", "name"), QString("White"));
    QVERIFY(!of<QLabel>("secondPlayer", "details")->isVisible());
    core::GameRecord record = m_game->record();
    record.players = {"Ann", ""};
    m_game->resume(record);
    QCOMPARE(text("firstPlayer", "name"), QString("Ann"));
    QCOMPARE(text("firstPlayer", "details"), QString("Black"));
}

void TestPlayersCard::onlyOthelloCountsAndDivides()
{
    const auto *share = part<ui::ScoreBar>(*m_card, "scoreBar");
    m_game->start(core::Othello(), {});
    QVERIFY(share->isVisible());
    QCOMPARE(share->share(), 0.5);
    playFirstLegal();
    QCOMPARE(text("firstPlayer", "count"), QString("4"));
    QCOMPARE(share->share(), 0.8);
    m_card->resize(m_card->sizeHint() + QSize(0, 60)); // with space to spare
    QCoreApplication::processEvents();
    const QList<QRect> before = places();
    const auto words = [this] {
        return part<QWidget>(*m_card, "statusText")->mapTo(m_card.get(), QPoint());
    };
    const QPoint wordsBefore = words();
    m_game->start(core::TicTacToe(), {});
    QCoreApplication::processEvents();
    QVERIFY(!share->isVisible());
    QVERIFY(!of<QLabel>("firstPlayer", "count")->isVisible());
    // The players and the words keep their places.
    QCOMPARE(places().at(0).top(), before.at(0).top());
    QCOMPARE(places().at(2).top(), before.at(2).top());
    QCOMPARE(words(), wordsBefore);
}

void TestPlayersCard::theShareOfTheDiscsStaysAtTheEnd()
{
    const auto *share = part<ui::ScoreBar>(*m_card, "scoreBar");
    m_game->start(*core::Othello::parse("XXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXX"
                                        "OOOOOOOOOOOOOOOO X"),
                  {});
    QCoreApplication::processEvents();
    QVERIFY(m_game->phase() == ui::GameController::Phase::Over);
    QVERIFY(share->isVisible());
    QCOMPARE(share->share(), 0.75);
    // The players stand beside one another, and the bar below both.
    for (const char *row : {"firstPlayer", "secondPlayer"})
        QVERIFY(share->y() >= part<QWidget>(*m_card, row)->geometry().bottom());
    QVERIFY(share->width() > m_card->width() / 2);
    m_game->start(core::Othello(), {}); // between them again
    QCoreApplication::processEvents();
    QVERIFY(share->y() < part<QWidget>(*m_card, "secondPlayer")->y());
}

/// Where nobody is to move there is no place for the bar.
void TestPlayersCard::allHasOneEdgeAtTheEnd()
{
    m_game->start(*core::Othello::parse("XXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXX"
                                        "OOOOOOOOOOOOOOOO X"),
                  {});
    QCoreApplication::processEvents();
    const auto edgeOf = [this](const QWidget &one) {
        return one.mapTo(m_card.get(), QPoint()).x();
    };
    const auto *row = part<QWidget>(*m_card, "firstPlayer");
    QCOMPARE(edgeOf(*row->findChildren<QLabel *>().constFirst()),
             edgeOf(*part<QLabel>(*m_card, "stateText")));
}

void TestPlayersCard::aRuleDividesTheTextFromTheFiguresOfTheEnd()
{
    m_card->resize(320, 400);
    const auto *rule = part<QFrame>(*m_card, "cardRule");
    const auto *facts = part<QWidget>(*m_card, "endFacts");
    const auto *status = part<QWidget>(*m_card, "statusText");
    m_game->start(core::TicTacToe(), {});
    QCoreApplication::processEvents();
    QVERIFY(rule->isVisible() && rule->y() < status->y());
    while (m_game->phase() != ui::GameController::Phase::Over)
        playFirstLegal();
    QCoreApplication::processEvents();
    QVERIFY(!rule->isVisible()); // no figures yet
    m_card->setFacts({{"3 of 3", "best moves"}});
    QCoreApplication::processEvents();
    QVERIFY(rule->isVisible() && rule->y() > status->y() && rule->y() < facts->y());
    m_card->resize(400, 400);
    // None is cut off, however long its caption.
    m_card->setFacts({{"22", "hasta ahora: Blanco"},
                      {"10 de 30", "mejores hasta ahora"},
                      {"~74 fichas", "perdió la jugada 57"}});
    QCoreApplication::processEvents();
    // Nor in the narrow column of a window of 800 x 600; side by side they have one size.
    for (const int width : {400, 270}) {
        m_card->resize(width, 400);
        m_card->setFacts({{"27", "errores"},
                          {"3 de 30", "elecciones acertadas"},
                          {"~74 fichas", "costó la jugada 57"}});
        QCoreApplication::processEvents();
        QSet<int> sizes;
        for (const QLabel *label : facts->findChildren<QLabel *>()) {
            const QRect column(0, 0, label->width(), QWIDGETSIZE_MAX);
            const QRect needed = label->fontMetrics().boundingRect(
                column, label->wordWrap() ? int(Qt::TextWordWrap) : 0, label->text());
            QVERIFY2(label->rect().contains(QRect(QPoint(), needed.size())),
                     qPrintable(label->text()));
            if (label->wordWrap())
                sizes << QFontInfo(label->font()).pixelSize();
        }
        QCOMPARE(sizes.size(), qsizetype(1));
    }
    m_game->start(core::TicTacToe(), {});
    m_card->setFacts({});
    QCoreApplication::processEvents();
    QVERIFY(rule->isVisible() && rule->y() < status->y());
}

void TestPlayersCard::countsAreLarge()
{
    m_game->start(core::Othello(), {});
    const QFont font = of<QLabel>("firstPlayer", "count")->font();
    QVERIFY(QFontInfo(font).pixelSize() >= 2 * QFontInfo(m_card->font()).pixelSize());
}

/// A weight that followed the turn would change the digits with each move.
void TestPlayersCard::onlyTheLoserIsLight()
{
    const auto isBold = [this](const char *row) {
        return of<QLabel>(row, "name")->font().bold() && of<QLabel>(row, "count")->font().bold();
    };
    m_game->preview(core::Othello(), core::rolesWithOpponent(core::Side::Second));
    QVERIFY(isBold("firstPlayer") && isBold("secondPlayer"));
    m_game->start(core::TicTacToe(), {});
    for (const char *move : {"1", "4", "2", "5"}) {
        m_game->play(*core::parseMove(m_game->match().current(), move));
        for (const char *row : {"firstPlayer", "secondPlayer"})
            QVERIFY(of<QLabel>(row, "name")->font().bold());
    }
    m_game->play(*core::parseMove(m_game->match().current(), "3"));
    QVERIFY(of<QLabel>("firstPlayer", "name")->font().bold());
    QVERIFY(!of<QLabel>("secondPlayer", "name")->font().bold());
}

/// What the sentence says of the end, the card shows.
void TestPlayersCard::emptySquaresCountForTheWinner()
{
    const core::Othello game =
        *core::Othello::parse(std::string("XXX-----") + std::string(56, '-') + " O");
    QVERIFY(game.isOver());
    core::GameRecord record;
    record.start = game;
    m_game->resume(record);
    QCOMPARE(of<QLabel>("firstPlayer", "count")->text(), QString("64"));
    QCOMPARE(of<QLabel>("secondPlayer", "count")->text(), QString("0"));
    QVERIFY2(of<QLabel>("firstPlayer", "details")->text().contains("3 + 61 empty"),
             qPrintable(of<QLabel>("firstPlayer", "details")->text()));
}

void TestPlayersCard::whoIsToMoveIsMarked()
{
    const auto marked = [&](const char *row) {
        const auto *widget = part<QWidget>(*m_card, row);
        const QImage picture = m_card->grab().toImage();
        const int middle = widget->geometry().center().y();
        const int inMargin = widget->geometry().left() / 2;
        return picture.pixelColor(inMargin, middle)
               != picture.pixelColor(picture.width() - 1 - inMargin, middle);
    };
    // Before the first game, which a click begins, as well.
    QVERIFY(marked("firstPlayer") && !marked("secondPlayer"));
    m_game->start(core::Othello(), {});
    QCoreApplication::processEvents();
    QVERIFY(marked("firstPlayer") && !marked("secondPlayer"));
    playFirstLegal();
    QVERIFY(!marked("firstPlayer") && marked("secondPlayer"));
}

void TestPlayersCard::nothingMovesWithTheTurn_data()
{
    QTest::addColumn<bool>("compact");
    QTest::newRow("card") << false;
    QTest::newRow("strip") << true;
}

void TestPlayersCard::nothingMovesWithTheTurn()
{
    QFETCH(bool, compact);
    m_card->setCompact(compact);
    m_game->start(core::Othello(), {});
    m_card->resize(320, m_card->sizeHint().height());
    QCoreApplication::processEvents();
    const QList<QRect> before = places();
    const int height = m_card->sizeHint().height();
    for (int i = 0; i < 30; ++i) { // counts of one digit and of two
        playFirstLegal();
        QTRY_VERIFY(m_game->phase() == ui::GameController::Phase::PersonToMove);
        QCoreApplication::processEvents();
        QCOMPARE(places(), before);
        QCOMPARE(m_card->sizeHint().height(), height);
    }
}

void TestPlayersCard::allSizesFollowTheFont()
{
    m_game->start(core::Othello(), {});
    const QSize before = m_card->sizeHint();
    const auto size = [&](const char *name) {
        return QFontInfo(of<QLabel>("firstPlayer", name)->font()).pixelSize();
    };
    const std::array sizes{size("name"), size("details"), size("count")};
    QFont twice = m_card->font();
    twice.setPixelSize(2 * QFontInfo(twice).pixelSize());
    m_card->setFont(twice);
    const std::array doubled{size("name"), size("details"), size("count")};
    for (std::size_t i = 0; i < sizes.size(); ++i)
        QVERIFY(std::abs(doubled.at(i) - 2 * sizes.at(i)) <= 1);
    QVERIFY(of<QLabel>("firstPlayer", "name")->font().bold());
    QVERIFY(m_card->sizeHint().height() > before.height() * 3 / 2);
}

void TestPlayersCard::aStripHasBothCountsInOneLine()
{
    m_game->start(core::Othello(), core::rolesWithOpponent(core::Side::Second));
    const int high = m_card->sizeHint().height();
    m_card->setCompact(true);
    QVERIFY(m_card->sizeHint().height() < high / 2);
    QVERIFY(m_card->minimumSizeHint().width() <= 340);
    m_card->resize(340, m_card->sizeHint().height());
    QCoreApplication::processEvents();
    const QList<QRect> parts = places(); // name, count, and mirrored
    QVERIFY(parts.at(0).right() < parts.at(1).left());
    QVERIFY(parts.at(1).right() < parts.at(3).left());
    QVERIFY(parts.at(3).right() < parts.at(2).left());
    QCOMPARE(parts.at(1).center().y(), parts.at(3).center().y());
}

/// The bar of who is to move stands at the outer edge, beside the disc and not on it.
/// Where there are no counts the strip is as high as with them.
void TestPlayersCard::theNamesStandInTheMiddleOfAStrip()
{
    m_game->start(core::Nim(), core::rolesWithOpponent(core::Side::Second));
    m_card->setCompact(true);
    m_card->resize(340, 40);
    QCoreApplication::processEvents();
    const auto *name = of<QLabel>("firstPlayer", "name");
    const int middle = name->mapTo(m_card.get(), name->rect().center()).y();
    QVERIFY2(std::abs(middle - m_card->height() / 2) <= 1, qPrintable(QString::number(middle)));
}

/// By a dash between them: 2 2 reads as 22.
void TestPlayersCard::countsBesideOneAnotherAreTwoNumbers()
{
    m_card->setCompact(true);
    m_card->resize(340, 40);
    const auto colourBetween = [this] {
        QCoreApplication::processEvents();
        const QRect first = part<QWidget>(*m_card, "firstPlayer")->geometry();
        const QRect second = part<QWidget>(*m_card, "secondPlayer")->geometry();
        return m_card->grab().toImage().pixelColor((first.right() + second.left()) / 2,
                                                   first.center().y());
    };
    m_game->start(core::Nim(), {});
    const QColor ground = colourBetween();
    m_game->start(core::Othello(), {});
    QVERIFY(ui::contrast(colourBetween(), ground) > 3);
}

void TestPlayersCard::theDashGoesWithThePlayers()
{
    class Painted : public QObject
    {
    public:
        QRegion region;
        bool eventFilter(QObject *, QEvent *event) override
        {
            if (event->type() == QEvent::Paint)
                region += static_cast<QPaintEvent *>(event)->region();
            return false;
        }
    };
    m_game->start(core::Othello(), {});
    m_card->setCompact(true);
    m_card->resize(340, 60);
    QCoreApplication::processEvents();
    auto *first = part<QWidget>(*m_card, "firstPlayer");
    auto *second = part<QWidget>(*m_card, "secondPlayer");
    const QPoint dash((first->geometry().right() + second->geometry().left()) / 2,
                      first->geometry().center().y());
    Painted painted;
    m_card->installEventFilter(&painted);
    first->move(first->pos() + QPoint(0, 3));
    second->move(second->pos() + QPoint(0, 3));
    QTRY_VERIFY(painted.region.contains(dash));
}

void TestPlayersCard::theCardIsMirrored()
{
    m_game->start(core::Othello(), {});
    const auto *row = part<QWidget>(*m_card, "firstPlayer");
    const auto outer = [&] {
        const int sign = row->findChildren<QLabel *>().constFirst()->geometry().left();
        return m_card->layoutDirection() == Qt::LeftToRight
                   ? sign
                   : row->width() - 1
                         - row->findChildren<QLabel *>().constFirst()->geometry().right();
    };
    QCoreApplication::processEvents();
    const int usual = outer();
    QCOMPARE(usual, 0); // one edge with the words
    m_card->setLayoutDirection(Qt::RightToLeft);
    QCoreApplication::processEvents();
    QCOMPARE(outer(), usual);
    const QRect count = of<QWidget>("firstPlayer", "count")->geometry();
    QCOMPARE(count.left(), 0);
}

void TestPlayersCard::aNameThatIsCutOffIsInTheToolTip()
{
    m_game->start(core::Othello(), {});
    core::GameRecord record = m_game->record();
    record.players = {"Maximiliane Wilhelmina", "Bartholomew Fortescue"};
    m_game->resume(record);
    m_card->setCompact(true);
    QTRY_VERIFY(m_card->minimumSizeHint().width() <= 340);
    m_card->resize(340, m_card->sizeHint().height());
    QCoreApplication::processEvents();
    auto *name = of<QLabel>("firstPlayer", "name");
    QVERIFY(name->width() < name->sizeHint().width());
    QCOMPARE(name->text(), QString("Maximiliane Wilhelmina"));
    QHelpEvent help(QEvent::ToolTip, QPoint(1, 1), name->mapToGlobal(QPoint(1, 1)));
    QApplication::sendEvent(name, &help);
    QTRY_COMPARE(QToolTip::text(), QString("Maximiliane Wilhelmina"));
}

void TestPlayersCard::clocksAreShownWhereThereAreAny()
{
    m_game->setTimeControl({300s, 0s});
    m_game->start(core::TicTacToe(), {});
    QVERIFY(of<QLabel>("firstPlayer", "clock")->isVisible());
    QCOMPARE(text("secondPlayer", "clock"), QString("5:00"));
    m_card->setCompact(true);
    QVERIFY(of<QLabel>("firstPlayer", "clock")->isVisible());
    m_game->setTimeControl({});
    m_game->start(core::TicTacToe(), {});
    QVERIFY(!of<QLabel>("firstPlayer", "clock")->isVisible());
}

void TestPlayersCard::clocksThatAreNotShownAreNotHeard()
{
    m_game->start(core::Othello(), {});
    playFirstLegal();
    playFirstLegal();
    for (const char *row : {"firstPlayer", "secondPlayer"})
        QVERIFY(of<QLabel>(row, "clock")->accessibleName().isEmpty());
    m_game->setTimeControl({300s, 0s});
    m_game->start(core::Othello(), {});
    QCOMPARE(of<QLabel>("firstPlayer", "clock")->accessibleName(),
             QString("5:00 left on the clock"));
}

void TestPlayersCard::aRowIsOneNameForAScreenReader()
{
    m_game->setLevel(ai::Level::Hard);
    m_game->start(core::Othello(), core::rolesWithOpponent(core::Side::Second));
    QCOMPARE(part<QWidget>(*m_card, "firstPlayer")->accessibleName(),
             QString("You, Black, 2, to move"));
    QCOMPARE(part<QWidget>(*m_card, "secondPlayer")->accessibleName(),
             QString("Computer, White \u00b7 Hard, 2"));
}

QTEST_MAIN(TestPlayersCard)
#include "tst_playerscard.moc"
