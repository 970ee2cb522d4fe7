#pragma once

#include <QDialog>

namespace ui {

/// The rules of the three games, the keys, and what the program is: a window beside the game, never
/// in front of a question.
class HelpWindow : public QDialog
{
    Q_OBJECT

public:
    explicit HelpWindow(QWidget *parent);
};

} // namespace ui
