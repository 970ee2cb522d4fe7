#pragma once

#include "ui/accessibility/announcer.h"
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
#include <QWidget>

namespace ui {

/// What was played in a position: its moves, the games behind them, and filters. Where there is no
/// library it says how one is made. Where it is narrow the moves have no years. It only shows, and
/// reports what is chosen. GUI thread.
class ExplorerPanel : public QWidget
{
    Q_OBJECT

public:
    explicit ExplorerPanel(QWidget *parent = nullptr);

    /// What the filters, the list and its order ask for; the position is the caller's.
    LibraryQuery query() const;

    void show(const core::Othello &position, const LibraryAnswer &answer);
    /// Says in a sentence why there is nothing to show.
    void showNothing(const QString &why);
    void setNames(const QStringList &players, const QStringList &events);
    /// The line of the game in words: moves of `first` have the numbers of its match.
    void setFirstNewMove(const QString &words);

    void showImport(const core::library::ImportProgress &progress);
    void endImport(const QString &message, const QStringList &problems);

    QCheckBox *ownGames() const { return m_ownGames; }
    /// Gives the moves the keyboard's focus. As the panel's focus proxy they would let Tab jump
    /// over what stands above them.
    void focusMoves() { m_moves->setFocus(); }
    /// Whether it has a button that leads back; the Escape key does in any case.
    void setShowsBack(bool shows) { m_back->setVisible(shows); }

    /// What it must have for a few moves; the rest is scrolled to where it is low.
    QSize minimumSizeHint() const override;

signals:
    /// query() is another one.
    void queryChanged();
    void importFolderRequested();
    void importFileRequested();
    void cancelRequested();
    /// A move is to be shown on the board.
    void moveChosen(const core::library::MoveStatistics &move);
    /// A move is to be played.
    void moveActivated(const core::library::MoveStatistics &move);
    void gameChosen(const core::library::ListedGame &game);
    /// The column is to have what it had before.
    void backRequested();
    /// The panel is in view.
    void appeared();

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void showEvent(QShowEvent *event) override;

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
    QWidget *m_importedBy = nullptr; ///< the button that had the keyboard
    QCheckBox *m_ownGames;
    FlatButton *m_back;
    core::Move m_chosen = core::Move::none(); ///< whose games are listed
    bool m_showing = false;    ///< the selection follows an answer, and nothing is chosen
    bool m_hasContent = false; ///< an answer is shown, not a sentence why there is none
};

} // namespace ui
