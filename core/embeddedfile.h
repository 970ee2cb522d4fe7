#pragma once

/// Embeds a file's bytes in the program, from `name` to `nameEnd`, as an array of `Type`, a type of
/// one byte. Uses the assembler, because C++ has #embed only from C++26 on. Use it outside
/// namespaces, in one source file; tabuleiro_embed() in ai/CMakeLists.txt defines the path.
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
