#pragma once

namespace core {

/// Functions as one overload set, to visit a variant with one for each alternative: one that is
/// missing does not compile.
template <class... Functions>
struct Overloaded : Functions...
{
    using Functions::operator()...;
};

template <class... Functions>
Overloaded(Functions...) -> Overloaded<Functions...>;

} // namespace core
