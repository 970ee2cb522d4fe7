#include "ui/play/card/statustext.h"

#include "ui/accessibility/accessibletexts.h"
#include "ui/play/gametexts.h"
#include "ui/style/scaledfont.h"
#include "ui/style/surface.h"

#include <QEvent>
#include <QVBoxLayout>

#include <utility>

namespace ui {

using Phase = GameController::Phase;

namespace {

/// Of the state in the card, in the size of the text.
constexpr qreal stateScale = 1.3;
constexpr qreal stateGap = 0.25;                            ///< below it, in lines of the text
constexpr qreal linesInCard = 3.25 + stateGap + stateScale; // a little for the leading of two sizes
constexpr qreal linesInParagraph = 2;

QLabel *makeLabel()
{
    auto *label = new QLabel;
    label->setObjectName("stateText");
    label->setWordWrap(true);
    label->setTextFormat(Qt::RichText);
    label->setAlignment(Qt::AlignLeading | Qt::AlignTop);
    return label;
}

} // namespace

StatusText::StatusText(const GameController &game, QWidget *parent)
    : QWidget(parent)
    , m_game(game)
    , m_label(makeLabel())
    , m_room(new FixedHeightLabel(m_label, linesInCard))
    , m_buttons(new QHBoxLayout)
    , m_replaceProgram(new FlatButton(tr("Let the computer go o&n")))
    , m_announcer(m_label)
{
    m_replaceProgram->setObjectName("goOn");
    setObjectName("statusText");
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_room);
    layout->addLayout(m_buttons);
    layout->addStretch(); // the words begin at the top of what room they have
    m_replaceProgram->hide();
    m_buttons->addWidget(m_replaceProgram);
    m_buttons->addStretch();
    connect(m_replaceProgram, &QPushButton::clicked, this, &StatusText::replaceProgramRequested);
    connect(&game, &GameController::movePlayed, this, &StatusText::noteMove);
    connect(&game, &GameController::stateChanged, this, &StatusText::showState);
    connect(&game, &GameController::thinkingProgressed, this, &StatusText::showProgress);
    connect(&game, &GameController::searchFailed, this, [this](const QString &message) {
        showMessage(tr("%1 %2", "two sentences")
                        .arg(tr("The reason: %1.").arg(message), detailsText(m_game)));
    });
    connect(&game, &GameController::programFailed, this, [this](const QString &message) {
        showMessage(tr("%1 %2", "two sentences").arg(message, detailsText(m_game)));
    });
}

void StatusText::showMessage(const QString &message)
{
    m_message = message;
    write();
    updateAccessibleName(*m_label, message);
    m_announcer.announce(message);
}

void StatusText::addToResult(const QString &explanation)
{
    m_explanation = explanation;
    write();
    updateAccessibleName(*m_label, spoken());
    m_announcer.announce(explanation);
}

void StatusText::setProposal(const QString &proposal)
{
    m_proposal = proposal;
    write();
    updateAccessibleName(*m_label, spoken());
    if (!proposal.isEmpty())
        m_announcer.announce(proposal);
}

void StatusText::setShowsThinking(bool shown)
{
    m_showsThinking = shown;
    write();
}

/// Not announced: it changes many times a second.
void StatusText::showProgress(const ai::SearchResult &result)
{
    m_progress = progressText(m_game, result);
    if (m_showsThinking)
        write();
}

/// The state as a screen reader has it.
QString StatusText::spoken() const
{
    QStringList parts{announcement(m_game)};
    if (!m_game.browsing())
        parts << m_explanation << m_proposal;
    parts.removeAll(QString());
    return parts.join(' ');
}

void StatusText::addCommand(QAction *command)
{
    auto *button = new FlatButton;
    button->setObjectName(command->objectName() + "StatusButton");
    button->setAutoDefault(true); // Enter presses it
    m_buttons->insertWidget(m_buttons->count() - 1, button);
    const auto show = [button, command] {
        button->setText(command->iconText());
        button->setToolTip(command->toolTip());
        button->setVisible(command->isEnabled());
    };
    show();
    connect(button, &QPushButton::clicked, command, &QAction::trigger);
    connect(command, &QAction::changed, button, show);
}

void StatusText::setProblem(const QString &problem)
{
    m_problem = problem;
    if (problem.isEmpty())
        showState();
    else
        showMessage(problem);
}

void StatusText::setCompact(bool compact)
{
    m_isCompact = compact;
    m_room->setLines(compact ? linesInParagraph : linesInCard);
    write();
}

void StatusText::noteMove()
{
    m_moveIsNews = true;
}

/// A move and what follows from it are announced together, so that neither cuts off the other, and
/// as the name of the words, so that no screen reader has two texts to say.
void StatusText::showState()
{
    const bool hasMoved = std::exchange(m_moveIsNews, false);
    m_message.clear();
    if (m_game.phase() != Phase::Over)
        m_explanation.clear();
    if (!m_game.canMoveNow() && !m_game.findingHint())
        m_progress.clear();
    m_replaceProgram->setVisible(m_game.canReplaceProgram());
    write();
    const QString text = spoken();
    updateAccessibleName(*m_label, text);
    const bool mustBeHeard = m_game.phase() == Phase::Over || m_game.phase() == Phase::PassToCome;
    const QString state = announcement(m_game);
    if (!hasMoved && (!mustBeHeard || state == m_announced))
        return;
    m_announced = state;
    // Whose own move is confirmed need not hear as well that the computer thinks.
    QString news = m_game.phase() == Phase::ComputerToMove ? detailsText(m_game) : text;
    // A pass is announced as one to come, and shown until the move after it: it is heard once.
    const QString pass = announcedPass(m_game);
    if (std::exchange(m_passIsKnown, m_game.phase() == Phase::PassToCome || !pass.isEmpty())
        && !pass.isEmpty() && news.startsWith(pass))
        news = news.mid(pass.size()).trimmed();
    m_announcer.announce(news);
}

void StatusText::write()
{
    m_label->setText(html(true));
    if (!m_isCompact)
        return;
    if (!m_explanation.isEmpty() && !fits())
        m_label->setText(html(false));
    m_room->setLines(linesInParagraph); // where there is little room, no longer than it is needed
    updateGeometry();
}

QString StatusText::html(bool explained) const
{
    QStringList quiet{m_message.isEmpty() ? detailsText(m_game) : m_message};
    if (m_message.isEmpty() && !m_game.browsing())
        quiet << (explained ? m_explanation : QString()) << m_proposal
              << (m_showsThinking ? m_progress : QString());
    if (m_message != m_problem)
        quiet << m_problem;
    quiet.removeAll(QString());
    const QString state = stateText(m_game).toHtmlEscaped();
    const QString words = quiet.join(' ').toHtmlEscaped();
    const QString colour = quietText(palette()).name();
    // A document begins where its language does, not where the window does.
    const QString edge = isRightToLeft() ? QStringLiteral("right") : QStringLiteral("left");
    if (m_isCompact)
        return QString("<div align='%1'><b>%2</b> <span style='color:%3'>%4</span></div>")
            .arg(edge, state, colour, words);
    const int pixels = QFontInfo(scaledFont(font(), stateScale)).pixelSize();
    const int gap = qRound(stateGap * fontMetrics().lineSpacing());
    return QString("<div align='%1' style='font-size:%2px'><b>%3</b></div>"
                   "<div align='%1' style='margin-top:%4px; color:%5'>%6</div>")
        .arg(edge, QString::number(pixels), state, QString::number(gap), colour, words);
}

bool StatusText::hasButtons() const
{
    for (int i = 0; i < m_buttons->count(); ++i) {
        const QWidget *button = m_buttons->itemAt(i)->widget();
        if (button != nullptr && !button->isHidden())
            return true;
    }
    return false;
}

int StatusText::heightFor(int width) const
{
    const int buttons = hasButtons() ? layout()->spacing() + m_buttons->sizeHint().height() : 0;
    return m_label->heightForWidth(width) + buttons;
}

/// Whether the words fit into the place that they were given, above the buttons.
bool StatusText::fits() const
{
    return heightFor(width()) <= height();
}

void StatusText::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    if (m_isCompact)
        write();
}

void StatusText::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange
        || event->type() == QEvent::LayoutDirectionChange)
        write();
}

} // namespace ui
