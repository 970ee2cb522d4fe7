#include "core/position.h"

#include <iostream>

int main()
{
    for (const core::GameKind kind : core::allGames)
        std::cout << core::gameName(kind) << '\n';
    return 0;
}
