#include "app/cli/library/libraryreport.h"
#include "app/cli/library/positionanalyst.h"
#include "core/library/libraryimport.h"
#include "tests/support/archive.h"

#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

#include <cmath>
#include <numeric>

/// What players lost, held to sums of the test's own.
class TestLibraryReport : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void errorIsThatOverGames();
    void playersAndYearsAreSummed();
    void costliestMovesComeFirst();
    void openingsAreCounted();
    void filesAreTablesAndCharts();
    void withoutValuesThereIsNoLoss();
    void unknownPlayersHaveNoRow();
    void whatIsLeftOutIsSaid();

private:
    core::library::GameLibrary library() const
    {
        return *core::library::GameLibrary::open(m_path, core::library::GameLibrary::Access::Write);
    }

    QTemporaryDir m_folder;
    std::string m_path = m_folder.filePath("games.db").toStdString();
};

namespace {

using namespace cli;
using namespace core::library;
using core::Othello;

const std::array<std::string, 3> playerNames{"Ann, \"the Rook\"", "Bob <1>", "Cid"};

std::vector<LibraryGame> reportGames()
{
    support::Random random(21);
    std::vector<LibraryGame> games;
    for (std::size_t i = 0; i < 24; ++i) {
        core::GameRecord record = core::format::wthorRecord(
            support::plausibleGame(2000 + static_cast<int>(i % 3), random), {}, {});
        record.players = {playerNames[i % 3], playerNames[(i + 1) % 3]};
        games.push_back(*libraryGameOf(record));
    }
    return games;
}

struct SlowLoss
{
    double loss = 0;
    double moves = 0;
};

/// Which moves are summed: a player's, or all of a year; of the plies from one to another.
struct Summed
{
    std::optional<std::string> player;
    int year = 0;
    std::size_t firstPly = 0;
    std::size_t lastPly = 60;

    bool has(const LibraryGame &game, std::size_t mover, std::size_t ply) const
    {
        return (!player || game.players[mover] == *player) && (year == 0 || game.year == year)
               && ply >= firstPly && ply < lastPly;
    }
};

/// What was lost in each game, by a value looked up for each move.
std::vector<SlowLoss> lossesOf(GameLibrary &library, const Summed &summed)
{
    std::vector<SlowLoss> losses;
    for (const LibraryGame &game : reportGames()) {
        SlowLoss here;
        LineReplay replay;
        for (std::size_t ply = 0; ply < game.squares.size(); ++ply) {
            const Othello position = withoutForcedPass(replay.position());
            const auto mover = static_cast<std::size_t>(position.sideToMove());
            const CanonicalPosition canonical(position);
            if (summed.has(game, mover, ply) && position.legalMoves().size() > 1) {
                const auto value = library.value(canonical.key());
                here.moves += 1;
                here.loss += std::max(
                    0, (*value)->score
                           - *(*value)->scoreOf(canonical.canonicalSquare(game.squares[ply])));
            }
            replay.play(game.squares[ply]);
        }
        if (here.moves > 0)
            losses.push_back(here);
    }
    return losses;
}

double meanOf(const std::vector<SlowLoss> &losses)
{
    SlowLoss sum;
    for (const SlowLoss &game : losses) {
        sum.loss += game.loss;
        sum.moves += game.moves;
    }
    return sum.loss / sum.moves;
}

/// By leaving out a game at a time (the jackknife), which is close to the ratio's own formula.
double errorOf(const std::vector<SlowLoss> &losses)
{
    std::vector<double> means;
    for (std::size_t left = 0; left < losses.size(); ++left) {
        std::vector<SlowLoss> rest = losses;
        rest.erase(rest.begin() + std::ptrdiff_t(left));
        means.push_back(meanOf(rest));
    }
    const auto games = double(losses.size());
    const double mean = std::accumulate(means.begin(), means.end(), 0.0) / games;
    double squares = 0;
    for (const double one : means)
        squares += (one - mean) * (one - mean);
    return std::sqrt((games - 1) / games * squares);
}

void compare(const MeanLoss &reported, const std::vector<SlowLoss> &expected)
{
    QCOMPARE(reported.games(), expected.size());
    QVERIFY(std::abs(reported.mean() - meanOf(expected)) < 1e-9);
    QVERIFY2(std::abs(reported.error() / errorOf(expected) - 1) < 0.1,
             qPrintable(QString("%1 %2").arg(reported.error()).arg(errorOf(expected))));
}

void compare(const LossByPhase &reported, Summed summed, GameLibrary &library)
{
    compare(reported.all, lossesOf(library, summed));
    for (std::size_t phase = 0; phase < reportPhases; ++phase) {
        summed.firstPly = 12 * phase;
        summed.lastPly = summed.firstPly + 12;
        compare(reported.phases[phase], lossesOf(library, summed));
    }
}

} // namespace

void TestLibraryReport::initTestCase()
{
    GameLibrary games = library();
    QVERIFY(games.add({"games", 1, 1}, reportGames(), 0));
    PositionAnalyst analyst({2});
    std::vector<KeyedValue> values;
    QVERIFY(!games.forEachPosition([&](const PlayedPosition &position) {
        values.push_back({CanonicalPosition::keyOf(position.discs), *analyst.value(position, {})});
    }));
    QVERIFY(games.store(values));
}

void TestLibraryReport::errorIsThatOverGames()
{
    // Games of equally many moves: the error of the mean of the games' means.
    MeanLoss even;
    for (const double loss : {10.0, 20.0, 30.0, 40.0})
        even.addGame(loss, 10);
    QCOMPARE(even.mean(), 2.5);
    const double deviation = std::sqrt((2.25 + 0.25 + 0.25 + 2.25) / 3);
    QVERIFY(std::abs(even.error() - deviation / 2) < 1e-12);
    // A game without a move is none, and of one game there is no error.
    MeanLoss one;
    one.addGame(5, 2);
    one.addGame(0, 0);
    QCOMPARE(one.games(), std::size_t(1));
    QCOMPARE(one.error(), 0.0);
    // The spread of the ratio of two sums over many samples is what the error promises.
    support::Random random(22);
    const auto drawn = [&](double below) {
        return below * static_cast<double>(random() % 1'000'000) / 1e6;
    };
    double sum = 0;
    double squares = 0;
    double promised = 0;
    constexpr int samples = 4000;
    for (int sample = 0; sample < samples; ++sample) {
        MeanLoss loss;
        for (int game = 0; game < 40; ++game) {
            const double moves = 10 + std::floor(drawn(20));
            loss.addGame(moves * (1 + drawn(2)), moves);
        }
        sum += loss.mean();
        squares += loss.mean() * loss.mean();
        promised += loss.error();
    }
    const double spread = std::sqrt(squares / samples - sum / samples * (sum / samples));
    QVERIFY(std::abs(promised / samples / spread - 1) < 0.05);
}

void TestLibraryReport::playersAndYearsAreSummed()
{
    GameLibrary games = library();
    const auto report = makeReport(games, {10}, [](std::int64_t) {}, {});
    QCOMPARE(report->games, std::int64_t(24));
    QCOMPARE(report->valuedMoves, report->moves);
    QCOMPARE(report->players.size(), std::size_t(3));
    for (const PlayerReport &player : report->players) {
        QCOMPARE(player.loss.all.games(), std::size_t(16));
        compare(player.loss, {player.name}, games);
    }
    QVERIFY(std::is_sorted(
        report->players.begin(), report->players.end(),
        [](const auto &a, const auto &b) { return a.loss.all.mean() < b.loss.all.mean(); }));
    QCOMPARE(report->years.size(), std::size_t(3));
    std::int64_t moves = 0;
    for (const YearReport &year : report->years) {
        QCOMPARE(year.loss.all.games(), std::size_t(8));
        compare(year.loss, {std::nullopt, year.year}, games);
        moves += year.loss.all.moves();
    }
    QCOMPARE(moves, report->moves);
    // Nobody has more games than there are.
    QVERIFY(makeReport(games, {30}, [](std::int64_t) {}, {})->players.empty());
}

void TestLibraryReport::costliestMovesComeFirst()
{
    GameLibrary games = library();
    const auto all = makeReport(games, {10, 100'000}, [](std::int64_t) {}, {});
    const auto ten = makeReport(games, {10, 10}, [](std::int64_t) {}, {});
    QCOMPARE(ten->costliest.size(), std::size_t(10));
    QVERIFY(std::equal(ten->costliest.begin(), ten->costliest.end(), all->costliest.begin()));
    double sum = 0;
    for (std::size_t i = 0; i < all->costliest.size(); ++i) {
        const CostlyMove &move = all->costliest[i];
        QVERIFY(i == 0 || all->costliest[i - 1].loss >= move.loss);
        QCOMPARE(move.loss, move.bestValue - move.value);
        const LibraryGame game = **games.game(move.game);
        QCOMPARE(game.squares[move.number - 1], move.played);
        LineReplay replay;
        for (std::size_t ply = 0; ply + 1 < move.number; ++ply)
            replay.play(game.squares[ply]);
        QVERIFY(withoutForcedPass(replay.position()).isLegal(core::Move(move.better)));
        sum += move.loss;
    }
    double expected = 0;
    for (const std::string &player : playerNames) {
        for (const SlowLoss &game : lossesOf(games, {player}))
            expected += game.loss;
    }
    QCOMPARE(sum, expected);
}

void TestLibraryReport::openingsAreCounted()
{
    const std::string path = m_folder.filePath("openings.db").toStdString();
    GameLibrary games = *GameLibrary::open(path, GameLibrary::Access::Write);
    std::vector<LibraryGame> played;
    for (const int score : {10, -4, 0}) {
        core::GameRecord record;
        record.start = Othello();
        Othello position;
        for (const char *square : {"f5", "d6", "c3", "d3", "c4"}) { // the Tiger
            record.moves.push_back(*position.parseMove(square));
            position.play(record.moves.back());
        }
        record.result = std::to_string(32 + score / 2) + '-' + std::to_string(32 - score / 2);
        played.push_back(*libraryGameOf(record));
        played.back().event = std::to_string(score);
    }
    QVERIFY(games.add({"games", 1, 1}, played, 0));
    const auto report = makeReport(games, {}, [](std::int64_t) {}, {});
    QCOMPARE(report->openings.size(), std::size_t(1));
    const OpeningReport &opening = report->openings[0];
    QVERIFY2(opening.name.find("Tiger") != std::string::npos, opening.name.c_str());
    QCOMPARE(opening.games, std::int64_t(3));
    QCOMPARE(opening.blackWins, std::int64_t(1));
    QCOMPARE(opening.draws, std::int64_t(1));
    QCOMPARE(opening.whiteWins, std::int64_t(1));
    QCOMPARE(opening.meanScore(), 2.0);
    QVERIFY(!opening.value);
    // The value of the named position, to Black: White moves there, and stands 3 discs better.
    Othello named;
    for (const char *square : {"f5", "d6", "c3", "d3", "c4"})
        named.play(*named.parseMove(square));
    QVERIFY(named.sideToMove() == core::Side::Second);
    QVERIFY(games.store(std::vector<KeyedValue>{
        {CanonicalPosition(named).key(), PositionValue{3, 12, false, 0, {}}}}));
    const auto valued = makeReport(games, {}, [](std::int64_t) {}, {});
    QCOMPARE(valued->openings[0].value, std::optional(-3));
    const auto files = reportFiles(games, *valued);
    const auto table = std::find_if(files->begin(), files->end(),
                                    [](const auto &file) { return file.name == "openings.csv"; });
    QCOMPARE(table->content, "opening,games,won,drawn,lost,mean,value,depth\r\n" + opening.name
                                 + ",3,1,1,1,2.00,-3,12\r\n");
}

void TestLibraryReport::filesAreTablesAndCharts()
{
    GameLibrary games = library();
    const auto report = makeReport(games, {10}, [](std::int64_t) {}, {});
    const auto files = reportFiles(games, *report);
    QCOMPARE(files->size(), std::size_t(6));
    for (const ReportFile &file : *files) {
        const QString content = QString::fromStdString(file.content);
        if (file.name.ends_with(".svg")) {
            QXmlStreamReader xml(content);
            QString text;
            while (!xml.atEnd()) {
                if (xml.readNext() == QXmlStreamReader::Characters)
                    text += xml.text();
            }
            QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
            QCOMPARE(text.contains("Bob <1>"), file.name == "players.svg");
        } else {
            const QStringList lines = content.split("\r\n", Qt::SkipEmptyParts);
            QVERIFY(lines.size() > 1);
            QVERIFY(!lines[0].contains('"'));
            if (file.name == "players.csv") {
                QCOMPARE(lines.size(), 4);
                QVERIFY(content.contains("\"Ann, \"\"the Rook\"\"\","));
            }
            if (file.name == "costliest-moves.csv")
                QCOMPARE(lines.size(), 101);
        }
    }
    const auto text = reportText(games, *report);
    QVERIFY(text->find("24 games, ") == 0);
    QVERIFY(text->find("The costliest moves") != std::string::npos);
}

void TestLibraryReport::withoutValuesThereIsNoLoss()
{
    GameLibrary games =
        *GameLibrary::open(m_folder.filePath("bare.db").toStdString(), GameLibrary::Access::Write);
    QVERIFY(games.add({"games", 1, 1}, reportGames(), 0));
    const auto report = makeReport(games, {1}, [](std::int64_t) {}, {});
    QVERIFY(report->players.empty());
    QVERIFY(report->years.empty());
    QVERIFY(report->costliest.empty());
    QVERIFY(reportText(games, *report)->find("No move has a value yet") != std::string::npos);
}

/// WTHOR's name for whoever is not known.
void TestLibraryReport::unknownPlayersHaveNoRow()
{
    GameLibrary games = *GameLibrary::open(m_folder.filePath("unknown.db").toStdString(),
                                           GameLibrary::Access::Write);
    std::vector<LibraryGame> played = reportGames();
    for (std::size_t i = 0; i < played.size(); ++i)
        played[i].players = {i % 2 == 0 ? "???" : "Ann", "Bob"};
    QVERIFY(games.add({"games", 1, 1}, played, 0));
    PositionValue value{3, 8, false, 0, {}};
    for (std::uint8_t square = 0; square < 64; ++square)
        value.played.push_back({square, 1});
    QVERIFY(games.store(
        std::vector<KeyedValue>{{CanonicalPosition(Othello()).key(), std::move(value)}}));
    const auto report = makeReport(games, {1}, [](std::int64_t) {}, {});
    QCOMPARE(report->players.size(), std::size_t(1));
    QCOMPARE(report->players[0].name, std::string("Ann"));
    const auto text = reportText(games, *report);
    QVERIFY2(text->find("valued at depth 8\n") != std::string::npos, text->c_str());
    const auto files = reportFiles(games, *report);
    for (const ReportFile &file : *files) {
        QVERIFY(file.content.find("???") == std::string::npos
                || file.name == "costliest-moves.csv"); // of which a game may be
        if (file.name.ends_with(".svg"))
            QVERIFY2(file.content.find("at depth 8") != std::string::npos, file.content.c_str());
    }
    const auto none = makeReport(games, {1'000'000}, [](std::int64_t) {}, {});
    QVERIFY(none->players.empty());
    const auto noneText = reportText(games, *none);
    QVERIFY2(noneText->find("No player has as many as 1,000,000 games.") != std::string::npos,
             noneText->c_str());
    QVERIFY(text->find("No player has") == std::string::npos);
}

void TestLibraryReport::whatIsLeftOutIsSaid()
{
    GameLibrary games = library();
    LibraryReport report;
    report.valuedMoves = 1;
    report.leastDepth = 8;
    report.greatestDepth = 12;
    for (int i = 0; i < 30; ++i) {
        report.players.push_back({"Player " + std::to_string(i), {}});
        report.openings.emplace_back().name = "Opening " + std::to_string(i);
    }
    const auto whole = reportText(games, report);
    QVERIFY2(whole->find("valued at depths 8 to 12\n") != std::string::npos, whole->c_str());
    QVERIFY(whole->find(" more\n") == std::string::npos);
    report.players.push_back({"Player 30", {}});
    report.players.push_back({"Player 31", {}});
    report.openings.emplace_back().name = "Opening 30";
    const auto text = reportText(games, report);
    QVERIFY2(text->find("\nand 2 more\n") != std::string::npos, text->c_str());
    QVERIFY2(text->find("\nand 1 more\n") != std::string::npos, text->c_str());
}

QTEST_GUILESS_MAIN(TestLibraryReport)
#include "tst_libraryreport.moc"
