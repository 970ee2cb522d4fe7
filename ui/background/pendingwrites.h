#pragma once

#include <QObject>
#include <QString>

namespace ui {

/// The files being saved for a window. Lives on the GUI thread, which never waits for one.
class PendingWrites : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    virtual bool isBusy() const = 0;
    /// A file being saved; empty for none.
    virtual QString path() const = 0;
    /// Makes the destructor give up what is not saved yet.
    virtual void abandon() = 0;

signals:
    /// The file was saved, or could not be: then `problem` says why.
    void saved(const QString &path, const QString &problem);
    /// Nothing is left to be saved.
    void finished();
};

} // namespace ui
