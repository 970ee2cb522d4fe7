#pragma once

/// Takes a file into the program as it is, between `name` and `nameEnd`, arrays of `Type`, which is
/// of one byte. The assembler does it: C++ has no way of its own before C++26. Used outside
/// namespaces, in one source; tabuleiro_embed() in ai/CMakeLists.txt defines the path.
#define TABULEIRO_EMBED(Type, name, path)                                                          \
    __asm__(".section .rodata\n"                                                                   \
            ".balign 16\n"                                                                         \
            ".globl " #name "\n" #name ":\n"                                                       \
            ".incbin \"" path "\"\n"                                                               \
            ".globl " #name "End\n" #name "End:\n"                                                 \
            ".byte 0\n"                                                                            \
            ".previous\n");                                                                        \
    extern "C" const Type name[];                                                                  \
    extern "C" const Type name##End[]
