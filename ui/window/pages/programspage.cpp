#include "ui/window/pages/programspage.h"

#include "ui/accessibility/announcer.h"
#include "ui/common/filedialogs.h"
#include "ui/controls/flatcombobox.h"
#include "ui/controls/named.h"
#include "ui/controls/wrappedlabel.h"
#include "ui/settings/settings.h"

#include <QFormLayout>
#include <QVBoxLayout>

namespace ui {

using Protocol = ExternalProgram::Protocol;

ProgramsPage::ProgramsPage(Settings &settings, QWidget *parent)
    : PreferencesPage(parent)
    , m_settings(settings)
    , m_name(named("programName", new QLineEdit))
    , m_command(new QLineEdit)
    , m_protocol(new FlatComboBox)
    , m_patience(new QSpinBox)
    , m_try(named("tryProgram", new FlatButton))
    , m_outcome(wrappedLabel("trialOutcome"))
    , m_trial(this)
{
    setObjectName("programsPage");
    setWindowTitle(tr("P&rograms"));
    auto *form = new QFormLayout;
    form->setVerticalSpacing(fontMetrics().height() / 2);
    addFields(form);
    addTrial(form);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(cardOf(form));
    layout->addStretch();
    m_try->setAutoDefault(false);
    setFocusProxy(m_name);
}

void ProgramsPage::addFields(QFormLayout *form)
{
    auto *note = new QLabel(tr("Another program can be your opponent in Othello. Once it is named "
                               "here, choose it as the opponent of the next game."));
    note->setWordWrap(true);
    form->addRow(note);
    m_name->setPlaceholderText(tr("What the window calls it"));
    form->addRow(tr("&Name"), m_name);

    m_command->setObjectName("programCommand");
    m_command->setPlaceholderText(tr("For example: gtp-rhino --level=3"));
    m_command->setMinimumWidth(24 * fontMetrics().averageCharWidth() * 2);
    m_command->setToolTip(tr("The program and its arguments; quote an argument that has spaces"));
    auto *choose = named("chooseProgram", new FlatButton(tr("C&hoose\u2026")));
    choose->setAutoDefault(false);
    auto *row = new QHBoxLayout;
    row->setSpacing(fontMetrics().height() / 2);
    row->addWidget(m_command, 1);
    row->addWidget(choose);
    auto *label = new QLabel(tr("Co&mmand"));
    label->setBuddy(m_command);
    form->addRow(label, row);
    connect(choose, &QPushButton::clicked, this, &ProgramsPage::chooseFile);

    m_protocol->setObjectName("programProtocol");
    m_protocol->addItem(tr("Go Text Protocol (GTP)"), static_cast<int>(Protocol::Gtp));
    m_protocol->addItem(tr("NBoard"), static_cast<int>(Protocol::NBoard));
    m_protocol->setSizeAdjustPolicy(QComboBox::AdjustToContents); // else long texts are cut
    m_protocol->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    form->addRow(tr("&Protocol"), m_protocol);

    m_patience->setObjectName("programPatience");
    m_patience->setRange(1, Settings::longestPatience);
    m_patience->setSuffix(tr(" s"));
    m_patience->setToolTip(tr("How long it may take to start, and for a move beyond the thinking "
                              "time of the page Computer"));
    m_patience->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    form->addRow(tr("&Longest wait"), m_patience);

    for (QLineEdit *field : {m_name, m_command})
        alignText(*field);
    setRowHeight(*m_patience);

    // Ends a trial when the fields change: its result would be about another program.
    const auto forget = [this] { endTrial({}); };
    for (QLineEdit *field : {m_name, m_command})
        connect(field, &QLineEdit::textChanged, this, forget);
    connect(m_protocol, &QComboBox::currentIndexChanged, this, forget);
    connect(m_patience, &QSpinBox::valueChanged, this, forget);
    for (const QLineEdit *field : {m_name, m_command})
        connect(field, &QLineEdit::editingFinished, this, &ProgramsPage::changed);
    connect(m_protocol, &QComboBox::activated, this, &ProgramsPage::changed);
    connect(m_patience, &QSpinBox::editingFinished, this, &ProgramsPage::changed);
}

void ProgramsPage::addTrial(QFormLayout *form)
{
    m_try->setMinimumWidth(6 * fontMetrics().height());
    m_outcome->setMinimumHeight(3 * fontMetrics().lineSpacing());
    // Aligns the first line of text with the button's text.
    m_outcome->setContentsMargins(0, (m_try->sizeHint().height() - fontMetrics().lineSpacing()) / 2,
                                  0, 0);
    auto *row = new QHBoxLayout;
    row->setSpacing(fontMetrics().height() / 2);
    row->addWidget(m_try, 0, Qt::AlignTop);
    row->addWidget(m_outcome, 1);
    form->addRow(row);
    setTrying(false);
    connect(m_try, &QPushButton::clicked, this, [this] {
        if (m_isTrying)
            endTrial(tr("Stopped."));
        else
            tryProgram();
    });
    connect(&m_trial, &ExternalPlayer::answered, this, [this](core::Move move) {
        endTrial(
            tr("%1 plays: its first move would be %2.")
                .arg(program().title(), QString::fromStdString(core::Othello().moveText(move))));
    });
    connect(&m_trial, &ExternalPlayer::failed, this, &ProgramsPage::endTrial);
}

void ProgramsPage::load()
{
    setProgram(m_settings.program());
    m_shown = program();
}

void ProgramsPage::save()
{
    m_settings.setProgram(program(), m_shown);
    m_shown = program();
}

void ProgramsPage::leave()
{
    if (m_isTrying)
        endTrial({});
}

void ProgramsPage::chooseFile()
{
    QString path = ui::chooseFile(this, tr("The program"));
    if (path.isEmpty())
        return;
    if (path.contains(' '))
        path = '"' + path + '"';
    m_command->setText(path);
    emit changed();
}

ExternalProgram ProgramsPage::program() const
{
    ExternalProgram program;
    program.name = m_name->text().trimmed();
    program.command = m_command->text().trimmed();
    program.protocol = static_cast<Protocol>(m_protocol->currentData().toInt());
    program.patience = std::chrono::seconds(m_patience->value());
    return program;
}

void ProgramsPage::setProgram(const ExternalProgram &program)
{
    m_name->setText(program.name);
    m_command->setText(program.command);
    m_protocol->setCurrentIndex(m_protocol->findData(static_cast<int>(program.protocol)));
    m_patience->setValue(static_cast<int>(program.patience.count()));
    endTrial({});
}

void ProgramsPage::tryProgram()
{
    if (!program().isNamed()) {
        showOutcome(tr("Type the command of a program first."));
        m_command->setFocus();
        return;
    }
    const ExternalProgram tried = program();
    const auto longest = std::chrono::ceil<std::chrono::seconds>(m_settings.thinkingTime())
                         + 2 * tried.patience; // to start and to move
    setTrying(true);
    showOutcome(
        tr("Asking %1 for a move, for at most %2 s.").arg(tried.title()).arg(longest.count()));
    m_trial.start(tried, {core::Othello(), {}, m_settings.thinkingTime()});
}

void ProgramsPage::endTrial(const QString &outcome)
{
    m_trial.stop();
    setTrying(false);
    showOutcome(outcome);
}

/// While a trial runs, the button stops it.
void ProgramsPage::setTrying(bool trying)
{
    m_isTrying = trying;
    m_try->setText(trying ? tr("S&top") : tr("&Try it"));
}

void ProgramsPage::showOutcome(const QString &text)
{
    m_outcome->setText(text);
    m_outcome->setAccessibleName(text);
    if (!text.isEmpty())
        Announcer(m_outcome).announce(text);
}

} // namespace ui
