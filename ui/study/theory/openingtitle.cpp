#include "ui/study/theory/openingtitle.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace ui {

namespace {

class OpeningTitle
{
    Q_DECLARE_TR_FUNCTIONS(ui::OpeningTitle)
};

constexpr std::array namesInEachLanguage{
    QT_TRANSLATE_NOOP("ui::OpeningTitle", "Diagonal Opening"),
    QT_TRANSLATE_NOOP("ui::OpeningTitle", "Parallel Opening"),
    QT_TRANSLATE_NOOP("ui::OpeningTitle", "Perpendicular Opening"),
    QT_TRANSLATE_NOOP("ui::OpeningTitle", "X-square Opening"),
};

} // namespace

QString openingTitle(std::string_view englishName)
{
    const auto *const found =
        std::find(namesInEachLanguage.begin(), namesInEachLanguage.end(), englishName);
    return found == namesInEachLanguage.end()
               ? QString::fromUtf8(englishName.data(), qsizetype(englishName.size()))
               : OpeningTitle::tr(*found);
}

} // namespace ui
