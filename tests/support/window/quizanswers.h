#pragma once

#include "tests/support/window/labtest.h"

namespace support {

/// Gives the right answer, or a wrong one.
inline void give(ui::lab::LabWindow &window, const ai::lab::QuizQuestion &question, bool right)
{
    switch (question.asked) {
    case ai::lab::Concept::Cut: {
        auto *branches = part<QListWidget>(window, "branchesLeft");
        for (int row = 0; row < branches->count(); ++row)
            branches->item(row)->setCheckState(question.cuts == right ? Qt::Checked
                                                                      : Qt::Unchecked);
        return;
    }
    case ai::lab::Concept::Bound: {
        const int row = static_cast<int>(question.bound);
        part<QListWidget>(window, "boundChoice")->setCurrentRow(right ? row : (row + 1) % 3);
        return;
    }
    case ai::lab::Concept::Value:
    case ai::lab::Concept::Window:
        part<QLineEdit>(window, "predictedValue")
            ->setText(QString::number(right ? question.value : -77));
        return;
    }
}

} // namespace support
