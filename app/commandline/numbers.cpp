#include "app/commandline/numbers.h"

#include <cmath>
#include <iomanip>
#include <sstream>

namespace commandline {

std::string grouped(std::int64_t number)
{
    std::string text = std::to_string(number);
    for (std::size_t i = text.size(); i > 3; i -= 3)
        text.insert(i - 3, ",");
    return text;
}

std::string signedNumber(int number)
{
    return (number > 0 ? "+" : "") + std::to_string(number);
}

std::string signedNumber(double number, int decimals)
{
    const double scale = std::pow(10, decimals);
    std::ostringstream text;
    text << std::showpos << std::fixed << std::setprecision(decimals)
         << std::round(number * scale) / scale + 0.0; // avoids -0.0
    return text.str();
}

std::string counted(std::int64_t number, const std::string &noun)
{
    return grouped(number) + ' ' + noun + (number == 1 ? "" : "s");
}

} // namespace commandline
