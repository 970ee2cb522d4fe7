#pragma once

#include "ui/controls/flatbutton.h"
#include "ui/controls/popuppanel.h"
#include "ui/play/setup/setupform.h"

#include <QBoxLayout>
#include <QLabel>
#include <QWidget>

#include <optional>

namespace ui {

/// The panel for a new game: the form and Play on a card with a heading. Choices apply to the next
/// game. In little space the form is folded into a button beside Play that summarises the choices
/// and opens it. GUI thread.
class SetupPanel : public QWidget
{
    Q_OBJECT

public:
    explicit SetupPanel(QWidget *parent = nullptr);

    GameSetup setup() const { return m_form->setup(); }
    /// Shows a setup without emitting a signal.
    void setSetup(const GameSetup &setup);
    ai::Level level() const { return m_form->level(); }
    void setLevel(ai::Level level);
    /// The external program's name in the list of opponents; empty if none is known.
    void setProgramName(const QString &name);
    /// The game on the board.
    struct CurrentGame
    {
        core::Position start;
        core::Role opponent; ///< a choiceOf()
        bool isOver;
    };
    /// Shows which game is on the board, if one was started.
    void showGame(const std::optional<CurrentGame> &currentGame);
    /// Before the first game: the kind of the saved game on the board, which another button
    /// resumes; nothing if there is none.
    void showOffer(std::optional<core::GameKind> offered);
    /// Whether Play is the next step: before the first game, and while the chosen game differs from
    /// the one on the board.
    bool isPlayNext() const { return m_isNext; }

    void setFolded(bool folded);
    /// The minimum size, in pixels, of the folded or open panel in the current font.
    QSize sizeWhen(bool folded) const;

    void focusPlay() { m_play->setFocus(); }

    QSize sizeHint() const override { return sizeWhen(m_folded); }
    QSize minimumSizeHint() const override { return sizeWhen(m_folded); }

signals:
    /// The rules of a game are to be explained.
    void rulesRequested(core::GameKind game);
    void setupChanged();
    void levelChanged(ai::Level level);
    void playRequested();
    /// isPlayNext() changed.
    void playChanged();

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void addPlayButton();
    void addPopup();
    void restoreTabOrder();
    void updateLayout();
    void updatePlay();
    bool choosesGame(const CurrentGame &game) const;
    int playWidth() const;
    QString playTextNow() const;
    void updateTexts();
    QString summaryThatFits() const;
    int spacing() const { return fontMetrics().height() / 2; }

    QLabel *m_heading;
    SetupForm *m_form;
    FlatButton *m_play;
    FlatButton *m_fold;
    PopupPanel *m_popup;
    QBoxLayout *m_layout;
    bool m_folded = false;
    bool m_isNext = true;
    bool m_isAgain = false;
    std::optional<CurrentGame> m_currentGame;
    std::optional<core::GameKind> m_offered;
};

} // namespace ui
