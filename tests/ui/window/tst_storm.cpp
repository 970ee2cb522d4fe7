#include "core/storage/filelock.h"
#include "tests/support/qt/gamestest.h"
#include "tests/support/qt/standin.h"
#include "tests/support/slow.h"

#include <QAccessible>
#include <QComboBox>
#include <QDialog>
#include <QDir>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QLineEdit>
#include <QMimeData>
#include <QProcess>
#include <QStringList>
#include <QTimer>
#include <QWheelEvent>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <iterator>
#include <random>
#include <variant>
#include <vector>

#include <sys/stat.h>

namespace {

using Phase = ui::GameController::Phase;
using Random = std::mt19937;

/// What a storm consists of: its seed, and the numbers of its actions. What an action does depends
/// on its number and on the window alone, so that others can be left out.
struct Plan
{
    unsigned seed = 1;
    std::vector<int> actions;
};

Plan wholePlan(unsigned seed, int count)
{
    Plan plan{seed, {}};
    for (int i = 0; i < count; ++i)
        plan.actions.push_back(i);
    return plan;
}

template <class Container>
auto &anyOf(Container &container, Random &random)
{
    const auto size = static_cast<std::mt19937::result_type>(container.size());
    return *std::next(container.begin(), static_cast<std::ptrdiff_t>(random() % size));
}

/// A window, actions on it, and what must hold after each.
class Storm : public GamesTest
{
public:
    explicit Storm(const Plan &plan)
        : m_plan(plan)
    {
        useOwnFolder();
        qputenv("HOME", m_folder->path().toUtf8());
        QAccessible::setActive(true);
        makeFiles();
        QSettings store(QSettings::IniFormat, QSettings::UserScope, "tabuleiro", "tabuleiro");
        store.setValue("program/name", "Stand-in");
        store.setValue("program/command", standIn(plan.seed % 2 == 0 ? "fine" : "illegal"));
        store.setValue("tableMemory", 4);
        store.sync();
        m_window = shown();
        connect(&m_answer, &QTimer::timeout, this, &Storm::leaveModal);
        m_answer.start(20);
    }

    /// Does all actions; what was wrong after one of them, or nothing.
    QString play()
    {
        for (const int number : m_plan.actions) {
            std::seed_seq seeds{m_plan.seed, unsigned(number)};
            Random random(seeds);
            m_name = "?";
            act(random);
            QCoreApplication::processEvents();
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
            QString problem = check();
            if (!problem.isEmpty())
                return QString("action %1, %2: %3").arg(number).arg(m_name, problem);
        }
        return {};
    }

    void removeFiles() { m_folder.reset(); }

private:
    void makeFiles()
    {
        m_files << file("own.tabuleiro", "Tabuleiro game 1\ngame: nim\nmoves: a3 a1 a2\n");
        m_files << file("game.txt", "f5d6c3d3c4f4c5b3c2\n") << file("lines.txt", "5 1 9\n");
        m_files << file("wrong.txt", "f5d6c3\na1")
                << file("binary.txt", "\x7f\x45\x4c\x46\x00\xff");
        m_files << file("two.ggf", QByteArray("(;GM[Othello]PB[ann]PW[bob]TY[8]BO[8 "
                                              "--------------------------- O*------*O------------"
                                              "--------------- *]B[f5]W[d6]B[c3];)")
                                       .repeated(2));
        m_files << file("empty.txt", "") << m_folder->path() << m_folder->path() + "/missing";
        const QString pipe = m_folder->path() + "/pipe";
        if (::mkfifo(QFile::encodeName(pipe).constData(), 0600) == 0)
            m_files << pipe; // whose reading blocks for ever
    }

    /// Dialogs and menus that wait for an answer are left.
    void leaveModal()
    {
        if (QWidget *popup = QApplication::activePopupWidget())
            popup->close();
        else if (QWidget *modal = QApplication::activeModalWidget()) {
            if (auto *dialog = qobject_cast<QDialog *>(modal))
                dialog->reject();
            else
                modal->close();
        }
    }

    void act(Random &random)
    {
        using Action = void (Storm::*)(Random &);
        static const std::vector<std::pair<const char *, Action>> actions{
            {"move", &Storm::moveLegally},
            {"move", &Storm::moveLegally},
            {"click on the board", &Storm::clickBoard},
            {"key", &Storm::pressKey},
            {"key", &Storm::pressKey},
            {"command", &Storm::trigger},
            {"command", &Storm::trigger},
            {"control", &Storm::useControl},
            {"control", &Storm::useControl},
            {"play", &Storm::beginGame},
            {"file", &Storm::dropFile},
            {"text", &Storm::pasteText},
            {"size", &Storm::resize},
            {"wheel", &Storm::turnWheel},
            {"kill", &Storm::killPrograms},
            {"window", &Storm::closeOther},
            {"time", &Storm::letTimePass},
        };
        const auto &[name, action] = anyOf(actions, random);
        m_name = name;
        (this->*action)(random);
    }

    void moveLegally(Random &random)
    {
        if (!m_window->game().mayMove())
            return;
        const auto moves = legalMoves(m_window->game().shown());
        if (moves.empty())
            return;
        const core::Move move = moves[random() % moves.size()];
        const_cast<ui::GameController &>(m_window->game()).play(move);
    }

    void clickBoard(Random &random)
    {
        ui::BoardWidget *board = m_window->board();
        const QPoint at(int(random() % unsigned(std::max(1, board->width()))),
                        int(random() % unsigned(std::max(1, board->height()))));
        const auto button = random() % 8 == 0 ? Qt::RightButton : Qt::LeftButton;
        if (board->isVisible())
            random() % 6 == 0 ? QTest::mouseDClick(board, button, {}, at)
                              : QTest::mouseClick(board, button, {}, at);
    }

    void pressKey(Random &random)
    {
        static const std::vector<int> keys{
            Qt::Key_Left,  Qt::Key_Right, Qt::Key_Up,     Qt::Key_Down,   Qt::Key_Return,
            Qt::Key_Space, Qt::Key_Tab,   Qt::Key_Escape, Qt::Key_Home,   Qt::Key_End,
            Qt::Key_F1,    Qt::Key_F10,   Qt::Key_F11,    Qt::Key_Delete, Qt::Key_Backspace,
            Qt::Key_A,     Qt::Key_D,     Qt::Key_F,      Qt::Key_H,      Qt::Key_N,
            Qt::Key_T,     Qt::Key_Z,     Qt::Key_1,      Qt::Key_3,      Qt::Key_5};
        static const std::vector<Qt::KeyboardModifiers> modifiers{
            Qt::NoModifier,    Qt::NoModifier,      Qt::NoModifier,
            Qt::ShiftModifier, Qt::ControlModifier, Qt::AltModifier};
        QWidget *target = QApplication::focusWidget();
        if (target == nullptr || random() % 4 == 0)
            target = m_window.get();
        const auto key = Qt::Key(anyOf(keys, random));
        m_name = QString("key %1").arg(key, 0, 16);
        QTest::keyClick(target, key, anyOf(modifiers, random));
    }

    void trigger(Random &random)
    {
        QList<QAction *> commands;
        for (QAction *action : m_window->findChildren<QAction *>()) {
            if (action->isEnabled() && !action->isSeparator() && action->objectName() != "quit"
                && action->menu() == nullptr)
                commands << action;
        }
        if (commands.isEmpty())
            return;
        QAction *command = anyOf(commands, random);
        m_name = "command " + command->text();
        command->trigger();
    }

    /// Any control that can be seen in any window.
    void useControl(Random &random)
    {
        QList<QWidget *> controls;
        for (QWidget *window : QApplication::topLevelWidgets()) {
            if (!window->isVisible())
                continue;
            for (QWidget *widget : window->findChildren<QWidget *>()) {
                const bool isControl = qobject_cast<QAbstractButton *>(widget) != nullptr
                                       || qobject_cast<QComboBox *>(widget) != nullptr
                                       || qobject_cast<QLineEdit *>(widget) != nullptr;
                // Memory and threads for a search would be those of this machine.
                if (isControl && widget->isVisible() && widget->isEnabled()
                    && widget->objectName() != "tableMemory"
                    && widget->objectName() != "searchThreads")
                    controls << widget;
            }
        }
        if (controls.isEmpty())
            return;
        QWidget *control = anyOf(controls, random);
        m_name =
            QString("control %1 %2").arg(control->metaObject()->className(), control->objectName());
        if (auto *box = qobject_cast<QComboBox *>(control)) {
            if (box->count() > 0)
                box->setCurrentIndex(int(random() % unsigned(box->count())));
        } else if (auto *line = qobject_cast<QLineEdit *>(control)) {
            line->setText(anyOf(texts(), random));
        } else {
            QTest::mouseClick(control, Qt::LeftButton);
        }
    }

    void beginGame(Random &random)
    {
        choose(*m_window, anyOf(games(), random));
        auto *opponent = part<QComboBox>(*m_window, "opponent");
        opponent->setCurrentIndex(int(random() % unsigned(opponent->count())));
        auto *play = part<QAbstractButton>(*m_window, "play");
        if (play->isVisible())
            QTest::mouseClick(play, Qt::LeftButton);
    }

    void drop(const QMimeData &data)
    {
        QDragEnterEvent enter({10, 10}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(m_window.get(), &enter);
        QDropEvent event(QPointF(10, 10), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(m_window.get(), &event);
    }

    void dropFile(Random &random)
    {
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(anyOf(m_files, random))});
        m_name = "file " + data.urls().constFirst().fileName();
        drop(data);
    }

    void pasteText(Random &random)
    {
        QMimeData data;
        data.setText(anyOf(texts(), random));
        drop(data);
    }

    void resize(Random &random)
    {
        m_window->resize(300 + int(random() % 1300), 300 + int(random() % 900));
    }

    void turnWheel(Random &random)
    {
        QWidget *target = random() % 2 == 0 ? m_window->board() : QApplication::focusWidget();
        if (target == nullptr)
            return;
        const QPointF at = QRectF(target->rect()).center();
        QWheelEvent event(at, target->mapToGlobal(at), {}, {0, random() % 2 == 0 ? 120 : -120}, {},
                          {}, Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(target, &event);
    }

    void killPrograms(Random &)
    {
        for (QProcess *program : m_window->game().findChildren<QProcess *>())
            program->kill();
    }

    void closeOther(Random &random)
    {
        QList<QWidget *> others;
        for (QWidget *window : QApplication::topLevelWidgets()) {
            if (window != m_window.get() && window->isVisible() && window->isWindow())
                others << window;
        }
        if (!others.isEmpty())
            anyOf(others, random)->close();
    }

    void letTimePass(Random &random) { QTest::qWait(int(random() % 60)); }

    static const QStringList &games()
    {
        static const QStringList names{"Othello", "Tic-tac-toe", "Nim"};
        return names;
    }

    static const QStringList &texts()
    {
        static const QString emptyRows(24, '-');
        static const QStringList texts{"f5d6c3",
                                       "5 1 9",
                                       "a3 a1 a2",
                                       "",
                                       "<b>bold</b> & \u202e",
                                       "3-4-5 normal",
                                       "0",
                                       "999999999999",
                                       "no such program %1 %n",
                                       QString(3000, 'x'),
                                       emptyRows + "---OX------XO---" + emptyRows + " X"};
        return texts;
    }

    // What must hold.

    QString check()
    {
        QString problem = checkGame();
        if (!problem.isEmpty())
            return problem;
        QString shown = checkShown();
        if (!shown.isEmpty())
            return shown;
        const QString named = checkAccessibility();
        return named.isEmpty() ? checkJournal() : named;
    }

    /// Every move is legal where it was played.
    QString checkGame() const
    {
        const core::Match &match = m_window->game().match();
        core::Position position = match.start();
        for (std::size_t ply = 0; ply < match.knownPlies(); ++ply) {
            const auto legal = legalMoves(position);
            if (std::find(legal.begin(), legal.end(), match.move(ply)) == legal.end())
                return QString("move %1 is not legal").arg(ply + 1);
            position = after(position, match.move(ply));
            if (!(position == match.position(ply + 1)))
                return QString("the position after move %1 is not the one played").arg(ply + 1);
        }
        if (m_window->game().findChildren<QProcess *>().size() > 2)
            return "more programs run than play";
        return {};
    }

    /// Board and card show the game.
    QString checkShown() const
    {
        const ui::GameController &game = m_window->game();
        const ui::BoardWidget *board = m_window->board();
        if (board->isAnimating() || game.saving())
            return {};
        if (!(board->position() == game.shown()))
            return "the board does not show the game's position";
        const auto *othello = std::get_if<core::Othello>(&game.shown());
        for (const auto &[row, side] : {std::pair("firstPlayer", core::Side::First),
                                        std::pair("secondPlayer", core::Side::Second)}) {
            const QString count = part<QLabel>(*part<QWidget>(*m_window, row), "count")->text();
            const QString expected =
                othello == nullptr ? QString() : QString::number(othello->count(side));
            if (count != expected)
                return QString("the card counts \"%1\"; expected \"%2\"").arg(count, expected);
        }
        return {};
    }

    /// Whatever a key can reach has a name, and the tree can be walked.
    QString checkAccessibility() const
    {
        for (QWidget *window : QApplication::topLevelWidgets()) {
            if (!window->isVisible())
                continue;
            int left = 20'000;
            QString problem = checkBelow(QAccessible::queryAccessibleInterface(window), left);
            if (!problem.isEmpty())
                return problem;
        }
        return {};
    }

    static bool isListOfBox(const QWidget &widget)
    {
        const QWidget *popup = widget.parentWidget();
        return popup != nullptr
               && qobject_cast<const QComboBox *>(popup->parentWidget()) != nullptr;
    }

    static QString checkBelow(QAccessibleInterface *face, int &left)
    {
        if (face == nullptr)
            return "the accessibility tree has a hole";
        if (--left < 0)
            return "the accessibility tree has no end";
        if (!face->isValid())
            return {}; // on its way out
        const auto *widget = qobject_cast<QWidget *>(face->object());
        // What hands the focus on is never where it is; the list that a box opens has the box's
        // name.
        if (widget != nullptr && widget->isVisible() && widget->focusProxy() == nullptr
            && !isListOfBox(*widget) && (widget->focusPolicy() & Qt::TabFocus) != 0
            && face->text(QAccessible::Name).isEmpty() && !widget->objectName().startsWith("qt_"))
            return QString("%1 \"%2\" has no accessible name")
                .arg(widget->metaObject()->className(), widget->objectName());
        for (int i = 0; i < std::min(face->childCount(), 200); ++i) {
            QString problem = checkBelow(face->child(i), left);
            if (!problem.isEmpty())
                return problem;
        }
        return {};
    }

    /// What is on the disk is the game, as soon as the writing thread is done.
    QString checkJournal() const
    {
        const ui::GameController &game = m_window->game();
        if (game.phase() == Phase::NotStarted || game.record().moves.empty())
            return {}; // a journal begins with the first move
        const auto isWritten = [&] {
            const core::GameRecord record = game.record();
            const QDir folder(ui::journalFolder());
            for (const QString &lock : folder.entryList({"*.journal.lock"})) {
                const QString path = folder.filePath(lock).chopped(5);
                if (!core::storage::FileLock::isInUse((path + ".lock").toStdString()))
                    continue;
                const auto journalled = ui::Journal::read(path);
                if (journalled && journalled->record.start == record.start
                    && journalled->record.moves == record.moves)
                    return true;
            }
            return false;
        };
        return isWritten() || QTest::qWaitFor(isWritten, 20'000)
                   ? QString()
                   : "the journal does not hold the game";
    }

    Plan m_plan;
    QStringList m_files;
    QString m_name;
    std::unique_ptr<ui::MainWindow> m_window;
    QTimer m_answer;
};

/// The environment's name for a plan: "SEED NUMBER NUMBER...", or "SEED +COUNT" for a whole one.
const char *const planVariable = "TABULEIRO_STORM_PLAN";

QByteArray toText(const Plan &plan)
{
    QByteArray text = QByteArray::number(plan.seed);
    const int count = int(plan.actions.size());
    if (count > 0 && plan.actions.back() == count - 1)
        return text + " +" + QByteArray::number(count);
    for (const int action : plan.actions)
        text += ' ' + QByteArray::number(action);
    return text;
}

Plan planOf(const QByteArray &text)
{
    const QList<QByteArray> words = text.split(' ');
    if (words.size() == 2 && words[1].startsWith('+'))
        return wholePlan(words[0].toUInt(), words[1].mid(1).toInt());
    Plan plan{words[0].toUInt(), {}};
    for (int i = 1; i < words.size(); ++i)
        plan.actions.push_back(words[i].toInt());
    return plan;
}

/// In a program of its own, for it may crash. It ends with the window still there: Qt's offscreen
/// platform (6.4) crashes at times as a window that was resized takes its backing store along.
[[noreturn]] void playHere(const Plan &plan)
{
    Storm storm(plan);
    const QString problem = storm.play();
    if (!problem.isEmpty())
        fprintf(stderr, "%s\n", qPrintable(problem));
    storm.removeFiles();
    std::_Exit(problem.isEmpty() ? 0 : 1);
}

/// What went wrong with a plan, or nothing.
QString outcomeOf(const Plan &plan)
{
    QProcess program;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(planVariable, toText(plan));
    program.setProcessEnvironment(environment);
    program.setProcessChannelMode(QProcess::MergedChannels);
    program.start(QCoreApplication::applicationFilePath(), {});
    if (!program.waitForFinished(1'800'000)) {
        program.kill();
        program.waitForFinished();
        return "hangs";
    }
    const QString output = QString::fromLocal8Bit(program.readAll()).right(4000);
    if (program.exitStatus() != QProcess::NormalExit)
        return "crashed: " + output;
    return program.exitCode() == 0 ? QString() : output;
}

/// A shorter plan that fails as well: parts are left out as long as it does.
Plan shrunk(Plan plan, int attempts, const std::function<bool(const Plan &)> &fails)
{
    for (std::size_t part = plan.actions.size() / 2; part > 0 && attempts > 0; part /= 2) {
        for (std::size_t at = 0; at < plan.actions.size() && attempts > 0; --attempts) {
            Plan shorter = plan;
            const auto begin = shorter.actions.begin() + std::ptrdiff_t(at);
            shorter.actions.erase(begin,
                                  begin + std::ptrdiff_t(std::min(part, plan.actions.size() - at)));
            if (!shorter.actions.empty() && fails(shorter))
                plan = shorter;
            else
                at += part;
        }
    }
    return plan;
}

} // namespace

/// The window in a storm of mouse, keys, commands, files and sizes, from a seed. Whatever happens,
/// the game is legal, board, card and journal agree with it, and a screen reader finds its way. A
/// storm that goes wrong is played again and made shorter. TABULEIRO_STORM_PLAN="7 +1000" plays the
/// first 1,000 actions of seed 7.
class TestStorm : public QObject
{
    Q_OBJECT

private slots:
    void nothingBreaks_data();
    void nothingBreaks();
    void aPlanIsReadBack();
    void aPlanShrinksToWhatFails();
};

void TestStorm::nothingBreaks_data()
{
    QTest::addColumn<unsigned>("seed");
    QTest::addColumn<int>("count");
    const int storms = support::slow() ? 25 : 1;
    for (unsigned seed = 1; seed <= unsigned(storms); ++seed)
        QTest::addRow("seed %u", seed) << seed << (support::slow() ? 400 : 300);
}

void TestStorm::nothingBreaks()
{
    QFETCH(unsigned, seed);
    QFETCH(int, count);
    const Plan plan = wholePlan(seed, count);
    const QString problem = outcomeOf(plan);
    if (problem.isEmpty())
        return;
    qWarning("seed %u: %s", seed, qPrintable(problem));
    const Plan least = shrunk(plan, support::slow() ? 200 : 40,
                              [](const Plan &shorter) { return !outcomeOf(shorter).isEmpty(); });
    QFAIL(qPrintable(
        QString("%1=\"%2\": %3").arg(planVariable, QString::fromLatin1(toText(least)), problem)));
}

void TestStorm::aPlanIsReadBack()
{
    for (const QByteArray text : {"7 +300", "3 5 8 13", "1 0 2"})
        QCOMPARE(toText(planOf(text)), text);
    QVERIFY(planOf("7 +3").actions == (std::vector{0, 1, 2}));
}

void TestStorm::aPlanShrinksToWhatFails()
{
    const auto fails = [](const Plan &plan) {
        const auto has = [&](int action) {
            return std::find(plan.actions.begin(), plan.actions.end(), action)
                   != plan.actions.end();
        };
        return has(17) && has(142);
    };
    QVERIFY(shrunk(wholePlan(1, 300), 1000, fails).actions == (std::vector{17, 142}));
    QVERIFY(fails(shrunk(wholePlan(1, 300), 5, fails)));
}

// An exception ends the test, as it should.
int main(int argc, char *argv[]) // NOLINT(bugprone-exception-escape)
{
    QApplication app(argc, argv);
    if (qEnvironmentVariableIsSet(planVariable))
        playHere(planOf(qgetenv(planVariable)));
    TestStorm test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_storm.moc"
