#include "ui/play/card/statustext.h"

#include "ui/accessibility/accessibletexts.h"
#include "ui/common/titles.h"
#include "ui/play/gametexts.h"
#include "ui/style/scaledfont.h"
#include "ui/style/surface.h"

#include <QEvent>
#include <QTextDocument>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
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

void StatusText::showMessages(const QStringList &sentences)
{
    m_message = sentences;
    m_message.removeAll(QString());
    write();
    const QString all = paragraphOf(sentences);
    updateAccessibleName(*m_label, all);
    m_announcer.announce(all);
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
    const Words words = wordsOfTheMoment();
    QStringList shown = words.needed + words.more;
    const QString all = paragraphOf(shown);
    m_label->setText(html(shown));
    m_label->setToolTip({});
    if (!m_isCompact)
        return;
    const int room = std::max(height(), m_room->heightOf(linesInParagraph));
    while (shown.size() > words.needed.size()
           && m_label->heightForWidth(width()) + buttonsHeight() > room) {
        shown.removeLast();
        m_label->setText(html(shown));
        m_label->setToolTip(all);
    }
    m_room->setLines(linesInParagraph); // where there is little room, no longer than it is needed
    updateGeometry();
}

StatusText::Words StatusText::wordsOfTheMoment() const
{
    Words words;
    QStringList said = m_message.isEmpty() ? detailSentences(m_game) : m_message;
    // The result says by itself the most that can be said.
    const bool needsFirst = !m_message.isEmpty() || m_game.phase() != Phase::Over;
    if (needsFirst && !said.isEmpty())
        words.needed << said.takeFirst();
    words.more = said;
    if (m_message.isEmpty() && !m_game.browsing()) {
        words.needed << m_proposal;
        words.more << m_explanation << (m_showsThinking ? m_progress : QString());
    }
    if (m_message != QStringList{m_problem})
        words.needed << m_problem;
    words.needed.removeAll(QString());
    words.more.removeAll(QString());
    return words;
}

QString StatusText::html(const QStringList &sentences) const
{
    const QString state = stateText(m_game).toHtmlEscaped();
    const QString words = sentences.join(' ').toHtmlEscaped();
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

int StatusText::buttonsHeight() const
{
    return hasButtons() ? layout()->spacing() + m_buttons->sizeHint().height() : 0;
}

int StatusText::heightFor(int width) const
{
    QTextDocument needed; // as the label lays it out
    needed.setDocumentMargin(0);
    needed.setDefaultFont(m_label->font());
    needed.setHtml(html(wordsOfTheMoment().needed));
    needed.setTextWidth(width);
    return int(std::ceil(needed.size().height())) + buttonsHeight();
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
