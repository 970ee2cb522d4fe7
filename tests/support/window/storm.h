#pragma once

#include "tests/support/window/gamestest.h"
#include "tests/support/window/standin.h"
#include "tests/support/window/stormplan.h"
#include "tests/support/window/windowchecks.h"

#include <QDialog>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QLineEdit>
#include <QMimeData>
#include <QProcess>
#include <QStringList>
#include <QTimer>
#include <QWheelEvent>

#include <algorithm>
#include <iterator>
#include <random>
#include <vector>

#include <sys/stat.h>

namespace support {

/// A monkey test: a window, random actions, and invariants checked after each action.
class Storm : public GamesTest
{
    using Random = std::mt19937;

    template <class Container>
    static auto &anyOf(Container &container, Random &random)
    {
        const auto size = static_cast<Random::result_type>(container.size());
        return *std::next(container.begin(), static_cast<std::ptrdiff_t>(random() % size));
    }

public:
    explicit Storm(const StormPlan &plan)
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

    /// Performs all actions; returns what was wrong after one of them, or nothing.
    QString play()
    {
        for (const int number : m_plan.actions) {
            std::seed_seq seeds{m_plan.seed, unsigned(number)};
            Random random(seeds);
            m_name = "?";
            act(random);
            QCoreApplication::processEvents();
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
            QString problem = checkWindow(*m_window);
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
            m_files << pipe; // reading it blocks forever
    }

    /// Closes modal dialogs and menus.
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
            {"rest", &Storm::rest},
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
        m_window->game().play(move);
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

    /// Uses any visible control in any window.
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
                // Not the settings of memory and threads, which depend on this machine.
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

    /// Waits until nothing is running, or for qWaitFor()'s five seconds if a search takes longer.
    void rest(Random &)
    {
        (void)QTest::qWaitFor([this] {
            const ui::GameController &game = m_window->game();
            return game.phase() != ui::GameController::Phase::ComputerToMove && !game.saving()
                   && !m_window->board()->isAnimating();
        });
    }

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

    StormPlan m_plan;
    QStringList m_files;
    QString m_name;
    std::unique_ptr<ui::MainWindow> m_window;
    QTimer m_answer;
};

} // namespace support
