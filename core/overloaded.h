#pragma once

namespace core {

/// Combines functions into one overload set, to visit a variant with one function for each
/// alternative: if one is missing, the code does not compile.
template <class... Functions>
struct Overloaded : Functions...
{
    using Functions::operator()...;
};

template <class... Functions>
Overloaded(Functions...) -> Overloaded<Functions...>;

} // namespace core
