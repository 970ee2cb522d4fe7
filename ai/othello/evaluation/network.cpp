#include "ai/othello/evaluation/network.h"

namespace ai::othello {

namespace {

/// Visits all numbers of a head in file order, each with its maximum.
template <class AnyHead, class Visitor>
void visitNumbers(AnyHead &head, Visitor &&visit)
{
    for (std::size_t lane = 0; lane < Network::inputs; ++lane) {
        visit(head.direct[lane], Network::maxHeadNumber);
        for (std::size_t neuron = 0; neuron < Network::hiddenNeurons; ++neuron)
            visit(head.hiddenNumber(lane, neuron), Network::maxHeadNumber);
    }
    for (auto &number : head.hiddenBias)
        visit(number, Network::maxHeadBias);
    for (auto &number : head.output)
        visit(number, Network::maxHeadNumber);
    visit(head.bias, Network::maxHeadBias);
}

} // namespace

Network::Network()
    : rows(phaseWeights)
    , heads(headCount)
{}

std::size_t Network::numbers(std::size_t writtenRows)
{
    constexpr std::size_t ofHead = inputs * (1 + hiddenNeurons) + 2 * hiddenNeurons + 1;
    return lanes * (1 + writtenRows) + headCount * ofHead;
}

void Network::write(NumberWriter &writer, const std::vector<std::uint32_t> &canonical) const
{
    for (const std::int16_t number : bias)
        writer.write(number);
    for (std::size_t index = 0; index < rows.size(); ++index) {
        if (canonical[index] == index) {
            for (const std::int8_t number : rows[index])
                writer.write(number);
        }
    }
    for (const Head &head : heads)
        visitNumbers(head, [&writer](int number, int) { writer.write(number); });
}

bool Network::read(NumberReader &reader, const std::vector<std::uint32_t> &canonical)
{
    bool fits = true;
    const auto next = [&](int largest) {
        const int number = reader.read();
        fits = fits && number >= -largest && number <= largest;
        return number;
    };
    for (std::int16_t &number : bias)
        number = static_cast<std::int16_t>(next(maxBias));
    for (std::size_t index = 0; index < rows.size(); ++index) {
        if (canonical[index] != index) {
            rows[index] = rows[canonical[index]];
            continue;
        }
        for (std::int8_t &number : rows[index])
            number = static_cast<std::int8_t>(next(maxRowNumber));
    }
    for (Head &head : heads)
        visitNumbers(head, [&]<class Number>(Number &number, int largest) {
            number = static_cast<Number>(next(largest));
        });
    return fits;
}

} // namespace ai::othello
