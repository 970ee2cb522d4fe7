#pragma once

#include "ai/learn/dailypuzzle.h"
#include "ai/learn/goals.h"
#include "ai/learn/lessons.h"
#include "ai/learn/puzzles.h"
#include "tests/support/qt/waits.h"
#include "ui/learn/learnpage.h"

#include <QLabel>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

/// Common parts of the tests of the page Learn: their own progress, a fixed day, and a page without
/// animations.
class LearnTest : public QObject
{
protected:
    static constexpr ai::learn::Day today = 20500;

    /// Call before each test.
    void openWithoutProgress()
    {
        m_page.reset();
        m_store.reset();
        m_folder = std::make_unique<QTemporaryDir>();
        open();
    }

    /// Reopens the page with the present progress.
    void open(ai::learn::Day day = today)
    {
        m_page.reset();
        m_store = std::make_unique<ui::ProgressStore>(m_folder->filePath("learn"));
        m_page = std::make_unique<ui::LearnPage>(*m_store, nullptr, [day] { return day; });
        m_page->setAnimationSpeed(ui::AnimationSpeed::Off);
        m_page->resize(960, 660);
        m_page->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_page.get()));
    }

    const ai::learn::GameProgress &progress(core::GameKind game) const { return m_store->of(game); }

    QAbstractButton *segment(core::GameKind game) const
    {
        return m_page->findChild<ui::SegmentedRow *>()->segment(static_cast<int>(game));
    }
    void choose(core::GameKind game) const { QTest::mouseClick(segment(game), Qt::LeftButton); }

    QPushButton *button(const QString &name) const
    {
        return m_page->findChild<QPushButton *>(name);
    }
    void press(const QString &name) const
    {
        QPushButton *pressed = button(name);
        QVERIFY2(pressed != nullptr && pressed->isEnabled(), qPrintable(name));
        QTest::mouseClick(pressed, Qt::LeftButton);
    }

    QString text(const QString &label) const { return m_page->findChild<QLabel *>(label)->text(); }
    ui::StudyView &view() const { return *m_page->findChild<ui::StudyView *>(); }
    ui::BoardWidget *board() const { return m_page->findChild<ui::BoardWidget *>("learnBoard"); }

    int cellOf(core::Move move) const
    {
        for (const int cell : board()->cells()) {
            if (board()->moveAt(cell) == move)
                return cell;
        }
        return -1;
    }
    void clickMove(core::Move move) const
    {
        QTest::mouseClick(board(), Qt::LeftButton, {},
                          board()->cellRect(cellOf(move)).center().toPoint());
    }
    void typeMove(core::Move move) const
    {
        QTest::keyClicks(board(),
                         QString::fromStdString(core::moveText(board()->position(), move)));
        QTest::keyClick(board(), Qt::Key_Return);
    }

    static ai::learn::Puzzle todaysPuzzle(core::GameKind game, ai::learn::Day day = today)
    {
        const auto &set = ai::learn::puzzlesOf(game);
        const int index = ai::learn::dailyPuzzle(game, day, set.dailyCount);
        return set.puzzles[static_cast<std::size_t>(index)];
    }
    /// Solves a puzzle of Othello by clicking its only moves.
    void solve(const ai::learn::Puzzle &puzzle) const { solveOn(puzzle, 0); }
    /// The same after `found` moves have been found.
    void solveOn(const ai::learn::Puzzle &puzzle, int found) const
    {
        ai::learn::LessonJudge judge;
        const auto goal = puzzle.goal == ai::learn::Goal::Win ? ai::learn::LessonGoal::Wins
                                                              : ai::learn::LessonGoal::Holds;
        for (; found < puzzle.movesToFind; ++found) {
            QTRY_VERIFY(board()->isInteractive());
            const auto right = judge.accepted(board()->position(), goal);
            QCOMPARE(right.size(), std::size_t(1));
            clickMove(right[0]);
        }
        QTRY_VERIFY(text("studyAnswer").startsWith("Solved"));
    }

    /// A position with a single good move.
    static const ai::learn::Puzzle &ending(int number)
    {
        return ai::learn::puzzlesOf(core::GameKind::Othello).puzzles[std::size_t(number)];
    }
    static core::Move wrongMove(const ai::learn::Puzzle &puzzle)
    {
        const auto moves = core::legalMoves(puzzle.position);
        return moves.back() == puzzle.solution ? moves.front() : moves.back();
    }
    /// Records that the wrong move was played in such a position, `daysAgo` days ago.
    void addMistake(int number, int daysAgo) const
    {
        const auto &position = std::get<core::Othello>(ending(number).position);
        m_store->add(ai::learn::Progress::mistakeFound(position, wrongMove(ending(number)),
                                                       ending(number).solution, today - daysAgo));
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<ui::ProgressStore> m_store;
    std::unique_ptr<ui::LearnPage> m_page;
};
