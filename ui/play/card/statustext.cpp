#include "ui/play/card/statustext.h"

#include "ui/accessibility/accessibletexts.h"
#include "ui/common/texts.h"
#include "ui/common/titles.h"
#include "ui/controls/named.h"
#include "ui/play/gametexts.h"
#include "ui/style/scaledfont.h"
#include "ui/style/surface.h"

#include <QEvent>
#include <QTextDocument>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <utility>

namespace ui {

using Phase = GameController::Phase;

namespace {

/// The font size of the state in the card, relative to the text.
constexpr qreal stateScale = 1.3;
constexpr qreal stateGap = 0.25; ///< below the state, in lines of text
// Includes a margin for the leading of two font sizes.
constexpr qreal linesInCard = 3.25 + stateGap + stateScale;
constexpr qreal linesInParagraph = 2;

QLabel *makeLabel()
{
    auto *label = named("stateText", new QLabel);
    label->setWordWrap(true);
    label->setTextFormat(Qt::RichText);
    label->setAlignment(Qt::AlignLeading | Qt::AlignTop);
    return label;
}

/// Joins the texts to a paragraph.
template <class Sentences>
QString joined(const Sentences &sentences)
{
    QStringList texts;
    for (const auto &one : sentences)
        texts << one.text;
    return paragraphOf(texts);
}

} // namespace

StatusText::StatusText(const GameController &game, QWidget *parent)
    : QWidget(parent)
    , m_game(game)
    , m_label(makeLabel())
    , m_space(new StableHeightLabel(m_label, linesInCard))
    , m_buttons(new QHBoxLayout)
    , m_notes(new QWidget(this))
    , m_replaceProgram(named("goOn", new FlatButton(tr("Let the computer go o&n"))))
    , m_announcer(m_label)
    , m_moveAnnouncement(game)
{
    setObjectName("statusText");
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0); // the buttons have a margin of their own
    layout->addWidget(m_space);
    layout->addLayout(m_buttons);
    layout->addStretch(); // keeps the text at the top
    auto *notes = new QVBoxLayout(m_notes);
    notes->setContentsMargins(0, 0, 0, 0);
    m_notes->setPalette(quietTextPalette(palette()));
    m_notes->installEventFilter(this);
    m_replaceProgram->hide();
    m_buttons->addWidget(m_replaceProgram);
    m_buttons->addStretch();
    connect(m_replaceProgram, &QPushButton::clicked, this, &StatusText::replaceProgramRequested);
    connect(&game, &GameController::movePlayed, this, [this] { m_moveAnnouncement.expectNews(); });
    connect(&game, &GameController::stateChanged, this, &StatusText::showState);
    connect(&game, &GameController::thinkingProgressed, this, &StatusText::showProgress);
    connect(&game, &GameController::searchFailed, this, [this](const QString &message) {
        showMessage(
            paragraphOf({tr("The reason: %1.").arg(message), detailsText(m_game, m_playKeys)}));
    });
    connect(&game, &GameController::programFailed, this, [this](const QString &message) {
        showMessage(paragraphOf({message, tr("Programs are set up in the Preferences."),
                                 detailsText(m_game, m_playKeys)}));
    });
}

void StatusText::showMessages(const QStringList &sentences)
{
    m_message = sentences;
    m_message.removeAll(QString());
    updateTexts();
    const QString all = paragraphOf(sentences);
    updateAccessibleName(*m_label, all);
    m_announcer.announce(all);
    emit messageChanged(all);
}

void StatusText::clearMessage()
{
    if (!m_message.isEmpty())
        showState();
}

void StatusText::addToResult(const QStringList &explanation)
{
    m_explanation = explanation;
    m_explained = playedLine(m_game);
    updateTexts();
    updateAccessibleName(*m_label, spoken());
    m_announcer.announce(paragraphOf(explanation));
}

/// Not announced, because they change with every move judged.
void StatusText::setFacts(const QList<std::pair<QString, QString>> &facts)
{
    m_facts.clear();
    for (const auto &[value, caption] : facts)
        m_facts << tr("%1 %2", "a figure and its caption").arg(value, caption);
    updateTexts();
}

void StatusText::setProposal(const QString &proposal)
{
    m_proposal = proposal;
    updateTexts();
    updateAccessibleName(*m_label, spoken());
    if (!proposal.isEmpty())
        m_announcer.announce(proposal);
}

void StatusText::setShowsThinking(bool shown)
{
    m_showsThinking = shown;
    updateTexts();
}

/// Not announced, because it changes many times a second.
void StatusText::showProgress(const ai::SearchResult &result)
{
    m_progress = progressText(m_game, result);
    if (m_showsThinking)
        updateTexts();
}

/// The state as a screen reader is to read it.
QString StatusText::spoken() const
{
    QStringList parts{announcement(m_game, m_playKeys)};
    if (!m_game.browsing())
        parts << paragraphOf(m_explanation) << m_proposal << keysOfFullScreen();
    parts.removeAll(QString());
    return parts.join(' ');
}

void StatusText::setFullScreen(const QKeySequence &playKeys)
{
    m_playKeys = keyText(playKeys);
    m_saysHowToLeave = !m_playKeys.isEmpty();
    updateTexts();
    updateAccessibleName(*m_label, spoken());
    if (m_saysHowToLeave)
        m_announcer.announce(keysOfFullScreen());
}

/// The keys of the full screen: shown on entering it, and where there is a choice of what to do
/// next.
QString StatusText::keysOfFullScreen() const
{
    if (m_playKeys.isEmpty())
        return {};
    if (m_game.phase() == Phase::Over)
        return tr("%1 plays a new game, Escape leaves the full screen.", "keys").arg(m_playKeys);
    return m_saysHowToLeave ? tr("Escape leaves the full screen.") : QString();
}

FlatButton *StatusText::makeButton(QAction *command)
{
    FlatButton *button = FlatButton::forCommand(command);
    button->setObjectName(command->objectName() + "StatusButton");
    m_buttons->insertWidget(m_buttons->count() - 1, button);
    return button;
}

void StatusText::addCommand(QAction *command)
{
    FlatButton *button = makeButton(command);
    const auto show = [this, button, command] {
        button->setText(command->iconText());
        button->setToolTip(command->toolTip());
        button->setVisible(command->isEnabled());
        placeButtons();
    };
    show();
    connect(command, &QAction::changed, button, show);
}

void StatusText::addAnswer(QAction *command)
{
    m_answers << std::pair(makeButton(command), command);
    connect(command, &QAction::changed, this, &StatusText::showAnswers);
    showAnswers();
}

void StatusText::showAnswers()
{
    for (const auto &[button, command] : std::as_const(m_answers)) {
        button->setText(command->iconText());
        button->setVisible(m_showsProposal && command->isEnabled());
    }
    placeButtons();
}

void StatusText::addNote(QWidget *note)
{
    m_notes->layout()->addWidget(note);
    note->installEventFilter(this);
    placeNotes();
}

/// The buttons' height is taken from the text, so that nothing below moves.
void StatusText::placeButtons()
{
    m_buttons->setSpacing(fontMetrics().height() / 2);
    m_space->setReserved(m_isCompact ? 0 : buttonsHeight());
    placeNotes();
}

/// The height that the notes need, in pixels.
int StatusText::notesHeight() const
{
    const QLayout *notes = m_notes->layout();
    if (notes->isEmpty())
        return 0;
    return notes->hasHeightForWidth() ? notes->totalHeightForWidth(width())
                                      : notes->totalSizeHint().height();
}

void StatusText::placeNotes()
{
    const QLayout *notes = m_notes->layout();
    const int needed = notesHeight();
    const int left = height() - m_label->heightForWidth(width()) - buttonsHeight();
    m_notes->setGeometry(0, height() - needed, width(), needed);
    m_notes->setVisible(!m_isCompact && !notes->isEmpty() && needed <= left);
}

void StatusText::setShowsProposal(bool shown)
{
    if (std::exchange(m_showsProposal, shown) == shown)
        return;
    showAnswers();
    updateTexts();
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
    placeButtons();
    m_space->setLines(lines());
    updateTexts();
}

/// The text announced is also the accessible name, so that screen readers do not read two texts.
void StatusText::showState()
{
    if (m_game.phase() != Phase::NotStarted)
        m_saysHowToLeave = false;
    m_message.clear();
    if (m_game.phase() != Phase::Over || playedLine(m_game) != m_explained)
        m_explanation.clear();
    if (!m_game.canMoveNow() && !m_game.findingHint())
        m_progress.clear();
    m_replaceProgram->setVisible(m_game.canReplaceProgram());
    placeButtons();
    updateTexts();
    // What the last game needed is over, once its text is no longer shown.
    if (m_game.match().ply() == 0 && !m_isCompact)
        m_space->setLines(linesInCard);
    const QString text = spoken();
    updateAccessibleName(*m_label, text);
    m_announcer.announce(m_moveAnnouncement.takeNews(text, m_playKeys));
    emit messageChanged({});
}

/// The lines that the text has at least.
qreal StatusText::lines() const
{
    return m_isCompact ? linesInParagraph : linesInCard;
}

void StatusText::updateTexts()
{
    QList<Sentence> shown = sentences();
    const QString all = joined(shown);
    m_label->setText(html(shown));
    m_label->setToolTip({});
    // A message answers what was asked just now, and is worth more than the notes.
    const int notes = m_isCompact || !m_message.isEmpty() ? 0 : notesHeight();
    const int available = std::max(height() - notes, m_space->heightOf(lines()));
    while (m_label->heightForWidth(width()) + buttonsHeight() > available) {
        const auto leastImportant = std::find_if(shown.rbegin(), shown.rend(),
                                                 [](const auto &one) { return one.mayBeLeftOut; });
        if (leastImportant == shown.rend())
            break;
        shown.erase(std::next(leastImportant).base());
        m_label->setText(html(shown));
        // Escaped: names may come from a file and must not be read as markup.
        m_label->setToolTip("<p>" + all.toHtmlEscaped() + "</p>");
    }
    // In a paragraph, and at the end, where figures come below the text: no longer than needed.
    if (m_isCompact || m_game.phase() == Phase::Over)
        m_space->setLines(lines());
    placeNotes();
    updateGeometry();
}

/// The sentences in the order in which they are read and spoken.
QList<StatusText::Sentence> StatusText::sentences() const
{
    QList<Sentence> all;
    const bool hasMessage = !m_message.isEmpty();
    // After a result alone even the first sentence may be left out, except what a card says of the
    // end of the small games, such as a discovery.
    const bool isOthello = m_game.match().kind() == core::GameKind::Othello;
    bool mayGo = !hasMessage && m_game.phase() == Phase::Over && (m_isCompact || isOthello);
    QStringList details =
        hasMessage ? m_message : detailSentences(m_game, m_playKeys, Counts::Elsewhere);
    if (!hasMessage && !m_game.browsing()) {
        // What decided the game is worth more than a count of empty squares, and less than what
        // else is said of an end.
        const qsizetype first = isOthello ? 0 : 1;
        details = details.mid(0, first) + m_explanation + details.mid(first);
    }
    for (const QString &said : std::as_const(details))
        all << Sentence{said, std::exchange(mayGo, true)};
    if (!hasMessage && !m_game.browsing()) {
        if (m_isCompact && !m_facts.isEmpty())
            all << Sentence{tr("%1.", "facts").arg(m_facts.join(tr(", ", "between facts"))), true};
        all << Sentence{m_showsProposal ? m_proposal : QString(), false}
            << Sentence{m_showsThinking ? m_progress : QString(), true}
            << Sentence{keysOfFullScreen(), true};
    }
    if (m_message != QStringList{m_problem})
        all << Sentence{m_problem, false};
    all.removeIf([](const Sentence &one) { return one.text.isEmpty(); });
    return all;
}

QString StatusText::html(const QList<Sentence> &shown) const
{
    const QString state = stateText(m_game).toHtmlEscaped();
    const QString details = joined(shown).toHtmlEscaped();
    const QString colour = quietText(palette()).name();
    // The document's direction comes from the text, not from the window, so align explicitly.
    const QString edge = isRightToLeft() ? QStringLiteral("right") : QStringLiteral("left");
    if (m_isCompact)
        return QString("<div align='%1'><b>%2</b> <span style='color:%3'>%4</span></div>")
            .arg(edge, state, colour, details);
    const int pixels = QFontInfo(scaledFont(font(), stateScale)).pixelSize();
    const int gap = qRound(stateGap * fontMetrics().lineSpacing());
    return QString("<div align='%1' style='font-size:%2px'><b>%3</b></div>"
                   "<div align='%1' style='margin-top:%4px; color:%5'>%6</div>")
        .arg(edge, QString::number(pixels), state, QString::number(gap), colour, details);
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
    QTextDocument needed; // laid out like the label
    needed.setDocumentMargin(0);
    needed.setDefaultFont(m_label->font());
    QList<Sentence> kept = sentences();
    kept.removeIf([](const Sentence &one) { return one.mayBeLeftOut; });
    needed.setHtml(html(kept));
    needed.setTextWidth(width);
    return int(std::ceil(needed.size().height())) + buttonsHeight();
}

void StatusText::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    updateTexts();
}

/// Lays out the notes when one is shown, hidden or changed.
bool StatusText::eventFilter(QObject *watched, QEvent *event)
{
    const QEvent::Type type = event->type();
    if (watched == m_notes ? type == QEvent::LayoutRequest
                           : type == QEvent::ShowToParent || type == QEvent::HideToParent)
        placeNotes();
    return QWidget::eventFilter(watched, event);
}

void StatusText::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange
        || event->type() == QEvent::LayoutDirectionChange) {
        m_notes->setPalette(quietTextPalette(palette()));
        placeButtons();
        updateTexts();
    }
}

} // namespace ui
