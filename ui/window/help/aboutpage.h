#pragma once

#include <QTextBrowser>

namespace ui {

/// What the program is, its version and its licence, which is that of the source. GUI thread.
class AboutPage : public QTextBrowser
{
    Q_OBJECT

public:
    explicit AboutPage(QWidget *parent = nullptr);
};

} // namespace ui
