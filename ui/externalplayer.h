#pragma once

#include "core/format/enginetext.h"
#include "core/othello.h"

#include <QByteArray>
#include <QObject>
#include <QString>
#include <QTimer>

#include <chrono>
#include <deque>
#include <vector>

class QProcess;

namespace ui {

/// Another Othello program that can be played against.
struct ExternalProgram
{
    enum class Protocol { Gtp, NBoard };

    QString name;    ///< empty for the command's own
    QString command; ///< program and arguments, quoted where they hold blanks; no shell reads it
    Protocol protocol = Protocol::Gtp;
    /// How long it may be silent: to start, for any answer, and after its thinking time for a move.
    std::chrono::seconds patience{30};

    bool isNamed() const { return !command.trimmed().isEmpty(); }
    /// What it is called in the window.
    QString title() const;

    friend bool operator==(const ExternalProgram &, const ExternalProgram &) = default;
};

/// Plays Othello with another program in a process of its own, spoken to in GTP or NBoard. Lives on
/// the window's thread, which never waits for the process but for the moment that its end takes
/// when this is destroyed.
///
/// Every question tells the whole game, so that no undo needs telling. A program that is not to
/// answer any more is ended and started anew for the next question: GTP has no word to interrupt
/// it. Whatever goes wrong is told by failed(); the next question starts the program anew.
class ExternalPlayer : public QObject
{
    Q_OBJECT

public:
    /// A game in which the side to move has a square to choose.
    struct Question
    {
        core::Othello start;
        std::vector<core::Move> moves;        ///< from the start on, passes among them
        std::chrono::milliseconds time{1000}; ///< that it is to think, told where the program hears
    };

    explicit ExternalPlayer(QObject *parent = nullptr);
    ~ExternalPlayer() override;

    /// Asks a program, and forgets an older question.
    void ask(const ExternalProgram &program, const Question &question);
    /// Forgets the question. No answer to it will be reported.
    void cancel();
    /// Forgets the question and ends the program.
    void stop();
    bool thinking() const { return m_thinking; }

signals:
    /// A legal move of the last question.
    void answered(core::Move move);
    /// Why the last question has no answer, in a sentence for a person.
    void failed(const QString &message);

private:
    /// What is sent, and what is waited for before the next line is.
    struct Step
    {
        enum class Want { Nothing, Response, Acceptance, TimeKnown, GtpMove, Pong, NBoardMove };
        QByteArray line;
        Want want;
        std::chrono::milliseconds patience;
    };
    using Want = Step::Want;

    void begin();
    void startProcess();
    void endProcess();
    void planGreeting();
    void planQuestion();
    void planGtpQuestion();
    void planNBoardQuestion();
    void planPing();
    void proceed();
    void read();
    void take(const QByteArray &line);
    void takeResponse();
    void takeMove(const std::string &text);
    void tellSilence();
    void tellEnd();
    void fail(const QString &message);

    ExternalProgram m_program; ///< of m_process, and of the question
    Question m_question;
    core::Othello m_position; ///< after the question's moves
    bool m_thinking = false;
    int m_asked = 0; ///< tells questions apart
    QProcess *m_process = nullptr;
    std::deque<Step> m_steps; ///< the first was sent
    bool m_greeted = false;
    bool m_knowsTime = false;
    int m_pings = 0;
    core::format::GtpResponse m_response;
    QByteArray m_line; ///< the beginning of the next
    bool m_dropping = false;
    QByteArray m_complaints; ///< the end of its standard error
    QTimer m_patience;
};

} // namespace ui
