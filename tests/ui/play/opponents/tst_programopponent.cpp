#include "tests/support/qt/waits.h"
#include "ui/play/opponents/programopponent.h"

#include <QProcess>
#include <QSignalSpy>

using core::Match;
using core::Move;
using ui::ExternalProgram;
using ui::ProgramOpponent;

/// Another program as the opponent: which it is, and what it receives of the match. How it is
/// spoken to is tested with ExternalPlayer.
class TestProgramOpponent : public QObject
{
    Q_OBJECT

private slots:
    void roleIsTheCommandWhateverTheName();
    void positionShownIsTheOnePlayedIn();
    void failureIsReportedInASentence();
    void withoutAProgramItsProcessEnds();
};

namespace {

ExternalProgram standIn(const QString &manner)
{
    ExternalProgram program;
    program.name = "Stand-in";
    program.command = QString("\"%1\" gtp \"%2\"").arg(TABULEIRO_STANDIN, manner);
    return program;
}

constexpr std::chrono::milliseconds thinkingTime{50};

} // namespace

void TestProgramOpponent::roleIsTheCommandWhateverTheName()
{
    ExternalProgram program;
    program.command = " edax -l 5 ";
    QVERIFY(ui::roleOf(program) == core::Role::program("edax -l 5"));
    program.name = "Computer";
    QVERIFY(ui::roleOf(program) == core::Role::program("edax -l 5"));
}

/// Not the last one of the line: two of its moves were taken back.
void TestProgramOpponent::positionShownIsTheOnePlayedIn()
{
    ProgramOpponent opponent;
    opponent.setProgram(standIn("fine"));
    QSignalSpy found(&opponent, &ProgramOpponent::moveFound);
    Match match{core::Position(core::Othello())};
    for (int i = 0; i < 5; ++i)
        match.play(legalMoves(match.current()).back());
    match.goTo(3);
    opponent.start(match, thinkingTime);
    QTRY_COMPARE(found.count(), 1);
    // A stand-in plays the first legal square.
    QVERIFY(found[0][0].value<Move>() == legalMoves(match.current()).front());
}

void TestProgramOpponent::failureIsReportedInASentence()
{
    ProgramOpponent opponent;
    opponent.setProgram(standIn("illegal"));
    QSignalSpy failed(&opponent, &ProgramOpponent::failed);
    opponent.start(Match(core::Position(core::Othello())), thinkingTime);
    QTRY_COMPARE(failed.count(), 1);
    QVERIFY2(failed[0][0].toString().startsWith("Stand-in "), qPrintable(failed[0][0].toString()));
}

void TestProgramOpponent::withoutAProgramItsProcessEnds()
{
    ProgramOpponent opponent;
    opponent.setProgram(standIn("silent"));
    opponent.start(Match(core::Position(core::Othello())), thinkingTime);
    QTRY_COMPARE(opponent.findChildren<QProcess *>().size(), 1);
    opponent.setProgram(std::nullopt);
    QVERIFY(!opponent.program());
    QTRY_COMPARE(opponent.findChildren<QProcess *>().size(), 0);
}

QTEST_GUILESS_MAIN(TestProgramOpponent)
#include "tst_programopponent.moc"
