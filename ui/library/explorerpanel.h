#pragma once

#include "ui/accessibility/announcer.h"
#include "ui/controls/card.h"
#include "ui/controls/flatbutton.h"
#include "ui/controls/flatcombobox.h"
#include "ui/library/explorermodel.h"
#include "ui/library/libraryservice.h"
#include "ui/library/movestable.h"

#include <QCheckBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QProgressBar>

namespace ui {

/// A view of what was played in a position: moves, games and filters. Without a library it explains
/// how to make one. If it is narrow, moves have no years. It contains no logic, but reports the
/// user's choices. GUI thread.
class ExplorerPanel : public Card
{
    Q_OBJECT

public:
    explicit ExplorerPanel(QWidget *parent = nullptr);

    /// The query of the filters, the list and its order; the caller sets the position.
    LibraryQuery query() const;

    void show(const core::Othello &position, const LibraryAnswer &answer);
    /// Shows a sentence that says why there is nothing to show.
    void showNothing(const QString &why);
    void setNames(const QStringList &players, const QStringList &events);
    /// Shows a sentence about where the game left the library.
    void setFirstNewMove(const QString &words);

    void showImport(const core::library::ImportProgress &progress);
    void endImport(const QString &message, const QStringList &problems);

    QCheckBox *ownGames() const { return m_ownGames; }
    /// Focuses the moves. They are not the panel's focus proxy, because Tab would then skip the
    /// widgets above them.
    void focusMoves() { m_moves->setFocus(); }
    /// Shows or hides the button that leads back; the Escape key always does.
    void setShowsBack(bool shows) { m_back->setVisible(shows); }

    /// The size for a few moves; the rest can be scrolled.
    QSize minimumSizeHint() const override;

signals:
    /// query() has changed.
    void queryChanged();
    void importFolderRequested();
    void importFileRequested();
    void cancelRequested();
    /// The user selected a move, to be shown on the board.
    void moveChosen(const core::library::MoveStatistics &move);
    /// The user activated a move, to be played.
    void moveActivated(const core::library::MoveStatistics &move);
    void gameChosen(const core::library::ListedGame &game);
    /// The user wants to leave the explorer.
    void backRequested();
    /// The panel became visible.
    void appeared();

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    QLayout *makeHead();
    QWidget *makeBody();
    QWidget *makeFilters();
    void makeMoves();
    QLayout *makeGames();
    QWidget *makeImport();
    void followFont();
    void showParts();
    void showGames(const std::vector<core::library::ListedGame> &games);
    QString countText(const LibraryAnswer &answer) const;
    bool hasFilter() const;

    ExplorerModel *m_model;
    QLabel *m_text;
    Announcer m_announcer;
    FlatButton *m_filterSwitch;
    QWidget *m_filters;
    QLineEdit *m_player;
    FlatComboBox *m_colour;
    FlatComboBox *m_mover;
    QLineEdit *m_event;
    QLineEdit *m_firstYear;
    QLineEdit *m_lastYear;
    QCheckBox *m_ownOnly;
    MovesTable *m_moves;
    QLabel *m_firstNew;
    QWidget *m_gamesPart;
    FlatComboBox *m_order;
    FlatButton *m_openGame;
    QListWidget *m_games;
    std::vector<core::library::ListedGame> m_listed;
    QWidget *m_importPart;
    QProgressBar *m_progress;
    QLabel *m_importText;
    FlatButton *m_cancel;
    FlatButton *m_importFolder;
    FlatButton *m_importFiles;
    QWidget *m_importedBy = nullptr; ///< the button that had the focus
    QCheckBox *m_ownGames;
    FlatButton *m_back;
    core::Move m_chosen = core::Move::none(); ///< the move whose games are listed
    bool m_showing = false;    ///< the selection is changing by an answer, not by the user
    bool m_hasContent = false; ///< an answer is shown, not a reason why there is none
};

} // namespace ui
