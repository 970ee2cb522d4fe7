#include "ui/window/pages/playerspage.h"

#include "ui/common/titles.h"
#include "ui/controls/named.h"
#include "ui/play/gametexts.h"

#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace ui {

PlayersPage::PlayersPage(Settings &settings, QWidget *parent)
    : PreferencesPage(parent)
    , m_settings(settings)
    , m_you(named("yourName", new QLineEdit))
    , m_second(named("secondName", new QLineEdit))
    , m_firstRow(named("firstNameRow", new PlayerRow(core::Side::First)))
    , m_secondRow(named("secondNameRow", new PlayerRow(core::Side::Second)))
{
    setObjectName("playersPage");
    setWindowTitle(tr("Pla&yers"));
    for (QLineEdit *field : {m_you, m_second}) {
        alignText(*field);
        field->setMaxLength(Settings::longestName);
        connect(field, &QLineEdit::textChanged, this, &PlayersPage::showNames);
        connect(field, &QLineEdit::editingFinished, this, &PlayersPage::changed);
    }
    m_you->setPlaceholderText(tr("Who moves first"));
    m_second->setPlaceholderText(tr("Who moves second"));
    auto *note = new QLabel(tr("The names stand beside the board where two people play, and in "
                               "every game that is saved. They apply from the next game, and have "
                               "at most %1 characters.")
                                .arg(Settings::longestName));
    note->setWordWrap(true);
    auto *form = new QFormLayout;
    form->setVerticalSpacing(fontMetrics().height() / 2);
    form->addRow(note);
    form->addRow(tr("Y&our name"), m_you);
    form->addRow(tr("S&econd person"), m_second);
    auto *layout = new QHBoxLayout(this);
    layout->addWidget(cardOf(form), 1, Qt::AlignTop);
    layout->addSpacing(fontMetrics().height() / 2);
    layout->addWidget(makePreview(), 1, Qt::AlignTop);
}

QWidget *PlayersPage::makePreview()
{
    auto *layout = new QVBoxLayout;
    layout->setSpacing(Card::margin(fontMetrics().height()));
    layout->addWidget(m_firstRow);
    layout->addWidget(m_secondRow);
    showNames();
    Card *card = cardOf(layout);
    card->setObjectName("namesPreview");
    return card;
}

void PlayersPage::load()
{
    m_shown = m_settings.playerNames();
    m_you->setText(m_shown[0]);
    m_second->setText(m_shown[1]);
}

void PlayersPage::save()
{
    const PlayerNames names{m_you->text().simplified(), m_second->text().simplified()};
    m_settings.setPlayerNames(names, m_shown);
    m_shown = names;
}

/// Shows the names at the start of a game of Othello; a side without a name is called by its
/// colour.
void PlayersPage::showNames()
{
    constexpr auto kind = core::GameKind::Othello;
    const auto player = [](const QLineEdit *field, core::Side side) {
        PlayerRow::Content shown;
        shown.kind = kind;
        const QString name = shortName(field->text().simplified());
        shown.name = name.isEmpty() ? sideTitle(kind, side) : name;
        shown.details = name.isEmpty() ? QString() : sideTitle(kind, side);
        shown.count = QStringLiteral("2");
        shown.toMove = side == core::Side::First;
        return shown;
    };
    m_firstRow->show(player(m_you, core::Side::First));
    m_secondRow->show(player(m_second, core::Side::Second));
}

} // namespace ui
