#pragma once

#include <QObject>
#include <QString>

namespace ui {

/// Files that are being saved for the window, whose thread this lives on and which never waits for
/// one.
class PendingWrites : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    virtual bool isBusy() const = 0;
    /// One of the files; empty for none.
    virtual QString path() const = 0;
    /// What is not saved by now is given up when this is destroyed.
    virtual void abandon() = 0;

signals:
    /// The file was saved, or there is a problem, in words.
    void saved(const QString &path, const QString &problem);
    /// Nothing is left to be saved.
    void finished();
};

} // namespace ui
