#include "ui/openings.h"

#include <QFile>

#include <algorithm>
#include <array>
#include <map>

namespace ui {

namespace {

using core::Othello;
using core::Side;

using Key = std::pair<Othello::Mask, Othello::Mask>;

/// The square that a square becomes under one of the eight symmetries of the board.
int mapped(int square, int symmetry)
{
    int row = square / 8;
    int column = square % 8;
    if ((symmetry & 1) != 0)
        row = 7 - row;
    if ((symmetry & 2) != 0)
        column = 7 - column;
    if ((symmetry & 4) != 0)
        std::swap(row, column);
    return row * 8 + column;
}

Othello::Mask mapped(Othello::Mask squares, int symmetry)
{
    Othello::Mask result = 0;
    for (; squares != 0; squares &= squares - 1)
        result |= Othello::Mask(1) << mapped(std::countr_zero(squares), symmetry);
    return result;
}

/// The same for all positions that are alike up to symmetry.
Key keyOf(const Othello &position)
{
    std::array<Key, 8> keys;
    for (int symmetry = 0; symmetry < 8; ++symmetry)
        keys[std::size_t(symmetry)] = {mapped(position.discs(Side::First), symmetry),
                                       mapped(position.discs(Side::Second), symmetry)};
    return *std::min_element(keys.begin(), keys.end());
}

std::map<Key, QString> readNames()
{
    std::map<Key, QString> names;
    QFile file(":/othello/openings.txt");
    if (!file.open(QIODevice::ReadOnly | QIODevice::Text))
        return names;
    while (!file.atEnd()) {
        const QString line = QString::fromUtf8(file.readLine()).trimmed();
        const qsizetype blank = line.indexOf(' ');
        if (line.startsWith('#') || blank < 0)
            continue;
        const std::string moves = line.left(blank).toStdString();
        Othello position;
        for (std::size_t at = 0; at + 1 < moves.size(); at += 2) {
            const auto move = position.parseMove(std::string_view(moves).substr(at, 2));
            if (!move)
                break;
            position.play(*move);
        }
        names[keyOf(position)] = line.mid(blank + 1);
    }
    return names;
}

} // namespace

QString openingName(const Othello &position)
{
    static const std::map<Key, QString> names = readNames();
    const auto found = names.find(keyOf(position));
    return found == names.end() ? QString() : found->second;
}

} // namespace ui
