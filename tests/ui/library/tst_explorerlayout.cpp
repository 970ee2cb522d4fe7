#include "tests/support/qt/waits.h"
#include "tests/support/window/librarytest.h"
#include "tests/support/window/windowplaces.h"
#include "ui/common/language.h"
#include "ui/library/explorermodel.h"
#include "ui/style/scaledfont.h"

#include <QApplication>
#include <QHeaderView>
#include <QScreen>
#include <QSignalSpy>

#include <cmath>

using ui::ExplorerModel;

/// Where the explorer stands in windows of all sizes, and that all of it is whole there.
class TestExplorerLayout : public LibraryTest
{
    Q_OBJECT

private slots:
    void init() { useOwnLibrary(); }
    void windowAndBoardKeepTheirPlaces_data();
    void windowAndBoardKeepTheirPlaces();
    void aLowWindowShowsItInsteadOfTheBoard();
    void whatIsAskedForIsInViewInLowWindows();
    void partsDoNotOverlapInLowWindows();
    void theGamesPartsAreBackAfterIt();
    void columnsAndFiltersAreWhole_data();
    void columnsAndFiltersAreWhole();
    void columnsAreWholeInEachLanguage_data();
    void columnsAreWholeInEachLanguage();
    void numbersAreWholeInEachFont();
    void numbersOfEachPositionAreWhole();
    void reviewWaitsBeneath();
};

namespace {

/// A model of one cell with two lines.
class OneCell : public QAbstractTableModel
{
public:
    explicit OneCell(const QString &detail)
        : m_detail(detail)
    {}
    int rowCount(const QModelIndex &) const override { return 1; }
    int columnCount(const QModelIndex &) const override { return 1; }
    QVariant data(const QModelIndex &, int role) const override
    {
        return role == ExplorerModel::detailRole ? QVariant(m_detail) : QVariant();
    }

private:
    QString m_detail;
};

} // namespace

void TestExplorerLayout::windowAndBoardKeepTheirPlaces_data()
{
    QTest::addColumn<QSize>("size");
    for (const QSize size : {QSize(1280, 900), QSize(960, 660), QSize(360, 640)})
        QTest::addRow("%dx%d", size.width(), size.height()) << size;
}

void TestExplorerLayout::windowAndBoardKeepTheirPlaces()
{
    QFETCH(QSize, size);
    makeLibrary(100);
    const auto window = shown(size);
    play(*window, {"d3"});
    const auto boardInWindow = [&] {
        const QWidget &board = *window->board();
        return QRect(board.mapTo(window.get(), QPoint()), board.size());
    };
    const QRect board = boardInWindow();
    openExplorer(*window);
    QTRY_VERIFY(countText(*window).contains("of 100"));
    QCOMPARE(window->size(), size);
    QVERIFY(window->board()->isVisible());
    QCOMPARE(boardInWindow(), board);
    const auto *panel = part<QWidget>(*window, "explorerPanel");
    const QRect shownAt(panel->mapTo(window.get(), QPoint()), panel->size());
    QVERIFY(window->rect().contains(shownAt) && !shownAt.intersects(board));
    press(*window, "leaveExplorerButton");
    QVERIFY(!panel->isVisible() && window->board()->hasFocus());
    QCOMPARE(window->size(), size);
    QCOMPARE(boardInWindow(), board);
}

void TestExplorerLayout::aLowWindowShowsItInsteadOfTheBoard()
{
    makeLibrary(100);
    const auto window = shown({360, 400});
    play(*window, {"d3"});
    openExplorer(*window);
    QTRY_VERIFY(!window->board()->isVisible());
    const auto *panel = part<QWidget>(*window, "explorerPanel");
    QTRY_VERIFY(movesOf(*window)->isVisible());
    press(*window, "leaveExplorerButton");
    QVERIFY(window->board()->isVisible() && !panel->isVisible());
    QVERIFY(!part<QAction>(*window, "explorer")->isChecked());
    openExplorer(*window);
    QTest::keyClick(movesOf(*window), Qt::Key_Escape);
    QVERIFY(window->board()->isVisible() && !panel->isVisible());
    openExplorer(*window);
    trigger(*window, "newGame"); // on the board
    QVERIFY(window->board()->isVisible() && !panel->isVisible());
}

void TestExplorerLayout::whatIsAskedForIsInViewInLowWindows()
{
    makeLibrary(100);
    const auto window = shown({360, 640});
    play(*window, {"d3"});
    openExplorer(*window);
    QTRY_VERIFY(movesOf(*window)->isVisible());
    movesOf(*window)->setFocus();
    support::settle(*window);
    const QWidget *const heading = movesOf(*window)->horizontalHeader()->viewport();
    QTRY_COMPARE(heading->visibleRegion().boundingRect(), heading->rect());
    // The filters are in view when they are opened, whatever was scrolled to.
    part<QWidget>(*window, "importFolder")->setFocus();
    QTRY_VERIFY(heading->visibleRegion().boundingRect() != heading->rect());
    press(*window, "libraryFilter");
    const auto *const player = part<QWidget>(*window, "libraryPlayer");
    QTRY_COMPARE(player->visibleRegion().boundingRect(), player->rect());
}

void TestExplorerLayout::partsDoNotOverlapInLowWindows()
{
    makeLibrary(20);
    const auto window = shown({360, 400});
    openExplorer(*window);
    for (int width = 360; width <= 960; width += 8) {
        window->resize(width, 400);
        support::settle(*window);
        support::verifyNoOverlap(*window);
        const auto *panel = part<QWidget>(*window, "explorerPanel");
        const QWidget *page = window->findChild<ui::GameLayout *>()->parentWidget();
        const QRect area(panel->mapTo(page, QPoint()), panel->size());
        for (const QRect &place : support::places(*window))
            QVERIFY2(!area.intersects(place), std::to_string(width).c_str());
    }
}

/// A first start offers a lesson, in a narrow window in the place of the commands.
void TestExplorerLayout::theGamesPartsAreBackAfterIt()
{
    QSettings(QSettings::IniFormat, QSettings::UserScope, "tabuleiro", "tabuleiro")
        .remove("learn/offered");
    const auto window = shown({360, 640});
    support::settle(*window);
    const auto *offer = part<QWidget>(*window, "lessonOffer");
    const auto *commands = part<QWidget>(*window, "undoButton")->parentWidget()->parentWidget();
    QVERIFY(offer->isVisible() && !commands->isVisible());
    // What is painted below the board, where no frame shows the keyboard's place.
    const auto painted = [&window, offer] {
        const QPixmap whole = window->screen()->grabWindow(window->winId());
        const int top = offer->mapTo(window.get(), QPoint()).y();
        return whole.copy(0, top, whole.width(), whole.height() - top).toImage();
    };
    const QImage before = painted();
    openExplorer(*window);
    QVERIFY(commands->isVisible() && !offer->isVisible());
    QTest::mouseClick(part<QWidget>(*window, "leaveExplorerButton"), Qt::LeftButton);
    support::settle(*window);
    QVERIFY(offer->isVisible() && !commands->isVisible());
    QTRY_COMPARE(painted(), before);
}

void TestExplorerLayout::columnsAndFiltersAreWhole_data()
{
    QTest::addColumn<QSize>("size");
    for (const QSize size : {QSize(360, 400), QSize(360, 640), QSize(960, 660), QSize(1920, 1080)})
        QTest::addRow("%dx%d", size.width(), size.height()) << size;
}

void TestExplorerLayout::columnsAndFiltersAreWhole()
{
    QFETCH(QSize, size);
    makeLibrary();
    const auto window = shown(size);
    play(*window, {"d3"});
    openExplorer(*window);
    QTRY_VERIFY(countText(*window).contains("of 300"));
    press(*window, "libraryFilter");
    const auto *panel = part<QWidget>(*window, "explorerPanel");
    for (const char *name :
         {"libraryPlayer", "libraryColour", "libraryMover", "libraryEvent", "libraryFirstYear",
          "libraryLastYear", "libraryOwnOnly", "importFolder", "importFiles"}) {
        const auto *field = part<QWidget>(*window, name);
        const QSize needed = field->minimumSizeHint();
        QTRY_VERIFY2(field->isVisible() && field->height() >= needed.height()
                         && field->width() >= needed.width(),
                     name);
        const int left = field->mapTo(panel, QPoint()).x();
        QVERIFY2(left >= 0 && left + field->width() <= panel->width(), name);
    }
    const auto valued = [&] {
        for (int row = 0; row < movesOf(*window)->model()->rowCount(); ++row) {
            if (cell(*window, row, ExplorerModel::Value).isEmpty())
                return false;
        }
        return true;
    };
    QTRY_VERIFY(valued());
    const QAbstractItemView &cells = *movesOf(*window); // where the hint is public
    const QHeaderView &header = *movesOf(*window)->horizontalHeader();
    QTRY_VERIFY(header.length() <= movesOf(*window)->viewport()->width());
    // The years and the mean.
    const auto inkBelow = [&](int column) {
        const QRect place =
            movesOf(*window)->visualRect(movesOf(*window)->model()->index(0, column));
        const QImage image = movesOf(*window)->viewport()->grab(place).toImage();
        const QRgb ground = image.pixel(0, 0);
        for (int y = image.height() * 5 / 8; y < image.height() - 1; ++y) {
            for (int x = 0; x < image.width(); ++x) {
                if (image.pixel(x, y) != ground)
                    return true;
            }
        }
        return false;
    };
    QVERIFY(inkBelow(ExplorerModel::Games) && inkBelow(ExplorerModel::Value));
    for (const int column : {ExplorerModel::Notation, ExplorerModel::Games, ExplorerModel::Value})
        QVERIFY(header.sectionSize(column) >= cells.sizeHintForColumn(column));
    QVERIFY(header.sectionSize(2) >= header.sectionSizeHint(2));
    // No part of the table is beyond the panel.
    const int left = movesOf(*window)->mapTo(panel, QPoint()).x();
    QVERIFY(left >= 0 && left + movesOf(*window)->width() <= panel->width());
}

void TestExplorerLayout::columnsAreWholeInEachLanguage_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QSize>("size");
    for (const QString &language : ui::languages()) {
        for (const QSize size : {QSize(360, 640), QSize(960, 660)})
            QTest::addRow("%s, %d", qPrintable(language), size.width()) << language << size;
    }
}

void TestExplorerLayout::columnsAreWholeInEachLanguage()
{
    QFETCH(QString, language);
    QFETCH(QSize, size);
    const ui::Translations translations(language);
    makeLibrary(1000);
    const auto window = shown(size);
    play(*window, {});
    openExplorer(*window);
    QTRY_VERIFY(!cell(*window, 0, ExplorerModel::Value).isEmpty());
    const QHeaderView &header = *movesOf(*window)->horizontalHeader();
    QTRY_VERIFY(header.length() <= movesOf(*window)->viewport()->width());
    for (int column = 0; column < header.count(); ++column)
        QVERIFY(header.sectionSize(column) >= header.sectionSizeHint(column));
}

/// A font's width in pixels need not be a whole number, and a cell's is.
void TestExplorerLayout::numbersAreWholeInEachFont()
{
    const ui::ExplorerDelegate delegate;
    for (const QString &family : commonFontFamilies()) {
        for (qreal points = 7; points < 20; points += 0.25) {
            QStyleOptionViewItem cell;
            cell.font = testFont(family);
            cell.font.setPointSizeF(points);
            cell.fontMetrics = QFontMetrics(cell.font);
            const QFontMetrics small(ui::scaledFont(cell.font, 0.85));
            const int em = cell.fontMetrics.height();
            for (int tenths = -640; tenths <= 640; tenths += 7) {
                const QString mean = QString("avg. %1%2.%3")
                                         .arg(tenths < 0 ? QChar(0x2212) : QChar('+'))
                                         .arg(std::abs(tenths) / 10)
                                         .arg(std::abs(tenths) % 10);
                const OneCell one(mean);
                const int width = delegate.sizeHint(cell, one.index(0, 0)).width() - 2 * (em / 4);
                QCOMPARE(small.elidedText(mean, Qt::ElideRight, width), mean);
            }
        }
    }
}

void TestExplorerLayout::numbersOfEachPositionAreWhole()
{
    makeLibrary(1000);
    const auto window = shown({1280, 860});
    play(*window, {});
    openExplorer(*window);
    QTRY_VERIFY(countText(*window).contains("of 1,000"));
    const QTableView &moves = *movesOf(*window);
    const auto cut = [&] {
        QStringList texts;
        const int em = moves.fontMetrics().height();
        const QFontMetrics small(ui::scaledFont(moves.font(), 0.85));
        const int width = moves.columnWidth(ExplorerModel::Value) - em / 4 - em / 4;
        for (int row = 0; row < moves.model()->rowCount(); ++row) {
            const QModelIndex index = moves.model()->index(row, ExplorerModel::Value);
            const QString mean = index.data(ExplorerModel::detailRole).toString();
            const QString value = index.data().toString();
            if (small.elidedText(mean, Qt::ElideRight, width) != mean)
                texts << mean;
            if (moves.fontMetrics().elidedText(value, Qt::ElideRight, width) != value)
                texts << value;
        }
        return texts.join(' ');
    };
    QStringList line;
    for (int ply = 0; ply < 6; ++ply) {
        const auto valued = [&] {
            for (int row = 0; row < moves.model()->rowCount(); ++row) {
                if (cell(*window, row, ExplorerModel::Value).isEmpty())
                    return false;
            }
            return moves.model()->rowCount() > 0;
        };
        QTRY_VERIFY(valued());
        support::settle(*window);
        QTRY_VERIFY2(cut().isEmpty(), qPrintable(line.join(' ') + ": " + cut()));
        line << cell(*window, 0, ExplorerModel::Notation).left(2);
        const core::Position &position = window->game().shown();
        QSignalSpy asked(moves.model(), &QAbstractItemModel::modelReset);
        playAndWait(*window, *core::parseMove(position, line.last().toStdString()));
        QTRY_VERIFY(!asked.isEmpty());
    }
}

void TestExplorerLayout::reviewWaitsBeneath()
{
    makeLibrary(100);
    const auto window = shown();
    play(*window, {"d3", "c3"});
    trigger(*window, "moveList");
    const auto *review = part<QWidget>(*window, "reviewPanel");
    const auto *list = part<QAction>(*window, "moveList");
    QVERIFY(review->isVisible() && list->isChecked());
    openExplorer(*window);
    QVERIFY(!review->isVisible() && !list->isChecked());
    press(*window, "leaveExplorerButton");
    QVERIFY(review->isVisible() && list->isChecked());
    openExplorer(*window);
    trigger(*window, "moveList");
    const auto *panel = part<QWidget>(*window, "explorerPanel");
    QVERIFY(review->isVisible() && list->isChecked() && !panel->isVisible());
    QVERIFY(!part<QAction>(*window, "explorer")->isChecked());
    const auto hasFocus = [&](const char *name) {
        const QWidget *const focused = QApplication::focusWidget();
        const auto *one = part<QWidget>(*window, name);
        return focused != nullptr && (one == focused || one->isAncestorOf(focused));
    };
    QVERIFY(hasFocus("reviewPanel") || hasFocus("movesCard"));
    openExplorer(*window);
    QVERIFY(hasFocus("explorerPanel"));
    trigger(*window, "hint"); // which needs the column
    QVERIFY(!panel->isVisible() && window->board()->hasFocus());
}

QTEST_MAIN(TestExplorerLayout)
#include "tst_explorerlayout.moc"
