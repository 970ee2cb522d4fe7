#include "ui/learn/lessonoffer.h"

namespace ui {

namespace {

QString questionFor(core::GameKind game)
{
    switch (game) {
    case core::GameKind::TicTacToe:
        return LessonOffer::tr("New to tic-tac-toe?");
    case core::GameKind::Othello:
        return LessonOffer::tr("New to Othello?");
    case core::GameKind::Nim:
        return LessonOffer::tr("New to Nim?");
    }
    return {};
}

} // namespace

LessonOffer::LessonOffer(const GameController &game, QWidget *parent)
    : OfferCard(parent)
    , m_game(game)
    , m_accept(new FlatButton(tr("Ta&ke a lesson")))
{
    setObjectName("lessonOffer");
    m_accept->setObjectName("takeLesson");
    addButton(m_accept);
    connect(m_accept, &QPushButton::clicked, this, [this] {
        end();
        emit accepted(m_game.match().kind());
    });
    connect(&game, &GameController::positionChanged, this, &LessonOffer::showGame);
    connect(&game, &GameController::movePlayed, this, &LessonOffer::end);
}

void LessonOffer::offer(Settings &settings)
{
    if (settings.lessonOffered() || !settings.geometry().isEmpty())
        return;
    settings.lessonOffered.set(true);
    m_isOffered = true;
    showGame();
}

void LessonOffer::withdraw()
{
    m_isOffered = false;
    showGame();
}

/// The offer for the current game is settled.
void LessonOffer::end()
{
    m_ended.insert(m_game.match().kind());
    showGame();
}

void LessonOffer::showGame()
{
    const core::GameKind kind = m_game.match().kind();
    const bool isAtStart =
        m_game.match().knownPlies() == 0 && !core::isOver(m_game.match().current());
    const bool offered = m_isOffered && !m_ended.contains(kind) && isAtStart;
    if (offered == isHidden())
        setVisible(offered);
    const QString question = questionFor(kind);
    if (!offered || text()->text() == question)
        return;
    text()->setText(question);
    setAccessibleName(question);
    refresh();
}

} // namespace ui
