#pragma once

#include "tests/support/window/part.h"

#include <QAbstractButton>
#include <QApplication>
#include <QEvent>
#include <QFileDialog>
#include <QLineEdit>
#include <QMessageBox>

#include <deque>
#include <functional>

/// While it exists, answers Qt's own file dialogs in the order in which they open, each as soon as
/// it is shown. Confirmations, such as for replacing a file, are answered with Yes.
class FileDialogAnswers : public QObject
{
public:
    using Answer = std::function<void(QFileDialog &)>;

    explicit FileDialogAnswers(std::deque<Answer> answers)
        : m_answers(std::move(answers))
    {
        qApp->installEventFilter(this);
    }

    /// Chooses a path. Types it into the line edit, because selectFile() does not change that while
    /// it has the focus.
    static Answer choose(const QString &path)
    {
        return [path](QFileDialog &dialog) {
            part<QLineEdit>(dialog, "fileNameEdit")->setText(path);
            static_cast<QDialog &>(dialog).accept();
        };
    }

    /// Whether all answers were used.
    bool done() const { return m_answers.empty(); }

    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() != QEvent::Show)
            return false;
        if (auto *dialog = qobject_cast<QFileDialog *>(watched))
            QMetaObject::invokeMethod(
                dialog, [this, dialog] { answer(*dialog); }, Qt::QueuedConnection);
        else if (auto *box = qobject_cast<QMessageBox *>(watched);
                 box && qobject_cast<QFileDialog *>(box->parent()))
            QMetaObject::invokeMethod(
                box, [box] { box->button(QMessageBox::Yes)->click(); }, Qt::QueuedConnection);
        return false;
    }

private:
    void answer(QFileDialog &dialog)
    {
        if (m_answers.empty())
            qFatal("a file dialog opened that no answer is for");
        const Answer next = std::move(m_answers.front());
        m_answers.pop_front();
        next(dialog);
    }

    std::deque<Answer> m_answers;
};
