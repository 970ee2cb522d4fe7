<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US">
<context>
    <name>cli</name>
    <message numerus="yes">
        <source>You play %1 and turn %n disc(s).</source>
        <translation>
            <numerusform>You play %1 and turn %n disc.</numerusform>
            <numerusform>You play %1 and turn %n discs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The computer plays %1 and turns %n disc(s).</source>
        <translation>
            <numerusform>The computer plays %1 and turns %n disc.</numerusform>
            <numerusform>The computer plays %1 and turns %n discs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 plays %2 and turns %n disc(s).</source>
        <translation>
            <numerusform>%1 plays %2 and turns %n disc.</numerusform>
            <numerusform>%1 plays %2 and turns %n discs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take %n counter(s).</source>
        <translation>
            <numerusform>You take %n counter.</numerusform>
            <numerusform>You take %n counters.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The computer takes %n counter(s).</source>
        <translation>
            <numerusform>The computer takes %n counter.</numerusform>
            <numerusform>The computer takes %n counters.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n counter(s).</source>
        <translation>
            <numerusform>%1 takes %n counter.</numerusform>
            <numerusform>%1 takes %n counters.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take %n counter(s) from heap %1.</source>
        <translation>
            <numerusform>You take %n counter from heap %1.</numerusform>
            <numerusform>You take %n counters from heap %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The computer takes %n counter(s) from heap %1.</source>
        <translation>
            <numerusform>The computer takes %n counter from heap %1.</numerusform>
            <numerusform>The computer takes %n counters from heap %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n counter(s) from heap %2.</source>
        <translation>
            <numerusform>%1 takes %n counter from heap %2.</numerusform>
            <numerusform>%1 takes %n counters from heap %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n is/are left.</source>
        <translation>
            <numerusform>%n is left.</numerusform>
            <numerusform>%n are left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n empty square(s) count for the loser.</source>
        <translation>
            <numerusform>%n empty square counts for the loser.</numerusform>
            <numerusform>%n empty squares count for the loser.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n empty square(s) count for the winner.</source>
        <translation>
            <numerusform>%n empty square counts for the winner.</numerusform>
            <numerusform>%n empty squares count for the winner.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hint: %1, which wins by %n disc(s) with best play.</source>
        <translation>
            <numerusform>Hint: %1, which wins by %n disc with best play.</numerusform>
            <numerusform>Hint: %1, which wins by %n discs with best play.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hint: %1, which loses by %n disc(s) against best play.</source>
        <translation>
            <numerusform>Hint: %1, which loses by %n disc against best play.</numerusform>
            <numerusform>Hint: %1, which loses by %n discs against best play.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You are then about %n disc(s) ahead.</source>
        <translation>
            <numerusform>You are then about %n disc ahead.</numerusform>
            <numerusform>You are then about %n discs ahead.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You are then about %n disc(s) behind.</source>
        <translation>
            <numerusform>You are then about %n disc behind.</numerusform>
            <numerusform>You are then about %n discs behind.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hint: %1, the best that is to be seen in %n move(s).</source>
        <translation>
            <numerusform>Hint: %1, the best that is to be seen in %n move.</numerusform>
            <numerusform>Hint: %1, the best that is to be seen in %n moves.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::EndExplanation</name>
    <message numerus="yes">
        <source>mistake(s)</source>
        <comment>below their number</comment>
        <translation>
            <numerusform>mistake</numerusform>
            <numerusform>mistakes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>mistake(s) so far</source>
        <comment>below their number</comment>
        <translation>
            <numerusform>mistake so far</numerusform>
            <numerusform>mistakes so far</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n disc(s)</source>
        <translation>
            <numerusform>%n disc</numerusform>
            <numerusform>%n discs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>~%n disc(s)</source>
        <comment>about so many</comment>
        <translation>
            <numerusform>~%n disc</numerusform>
            <numerusform>~%n discs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::ExplorerModel</name>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>%Ln game</numerusform>
            <numerusform>%Ln games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 after a search of %Ln move(s)</source>
        <comment>%1: +4 discs</comment>
        <translation>
            <numerusform>%1 after a search of %Ln move</numerusform>
            <numerusform>%1 after a search of %Ln moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::ExplorerPanel</name>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>%Ln game</numerusform>
            <numerusform>%Ln games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) moved on from here, of %1.</source>
        <comment>%1: in all</comment>
        <translation>
            <numerusform>%Ln game moved on from here, of %1.</numerusform>
            <numerusform>%Ln games moved on from here, of %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) added.</source>
        <translation>
            <numerusform>%Ln game added.</numerusform>
            <numerusform>%Ln games added.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::ExternalPlayer</name>
    <message numerus="yes">
        <source>%1 did not answer %2 within %n second(s).</source>
        <translation>
            <numerusform>%1 did not answer %2 within %n second.</numerusform>
            <numerusform>%1 did not answer %2 within %n seconds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 does not speak %2: it did not answer %3 within %n second(s).</source>
        <translation>
            <numerusform>%1 does not speak %2: it did not answer %3 within %n second.</numerusform>
            <numerusform>%1 does not speak %2: it did not answer %3 within %n seconds.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::GameListWindow</name>
    <message numerus="yes">
        <source>%n problem(s). The first: %1</source>
        <translation>
            <numerusform>%n problem: %1</numerusform>
            <numerusform>%n problems. The first: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::GameLoading</name>
    <message numerus="yes">
        <source>%n more problem(s).</source>
        <translation>
            <numerusform>%n more problem.</numerusform>
            <numerusform>%n more problems.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::GameSentences</name>
    <message numerus="yes">
        <source>You won by %n.</source>
        <comment>discs</comment>
        <translation>
            <numerusform>You won by %n.</numerusform>
            <numerusform>You won by %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The computer won by %n.</source>
        <comment>discs</comment>
        <translation>
            <numerusform>The computer won by %n.</numerusform>
            <numerusform>The computer won by %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 won by %n.</source>
        <comment>discs</comment>
        <translation>
            <numerusform>%1 won by %n.</numerusform>
            <numerusform>%1 won by %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You played %1 and turned %n.</source>
        <comment>discs</comment>
        <translation>
            <numerusform>You played %1 and turned %n.</numerusform>
            <numerusform>You played %1 and turned %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The computer played %1 and turned %n.</source>
        <comment>discs</comment>
        <translation>
            <numerusform>The computer played %1 and turned %n.</numerusform>
            <numerusform>The computer played %1 and turned %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 played %2 and turned %n.</source>
        <comment>discs</comment>
        <translation>
            <numerusform>%1 played %2 and turned %n.</numerusform>
            <numerusform>%1 played %2 and turned %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You took %n from heap %1.</source>
        <comment>counters</comment>
        <translation>
            <numerusform>You took %n from heap %1.</numerusform>
            <numerusform>You took %n from heap %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The computer took %n from heap %1.</source>
        <comment>counters</comment>
        <translation>
            <numerusform>The computer took %n from heap %1.</numerusform>
            <numerusform>The computer took %n from heap %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 took %n from heap %2.</source>
        <comment>counters</comment>
        <translation>
            <numerusform>%1 took %n from heap %2.</numerusform>
            <numerusform>%1 took %n from heap %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You took %n.</source>
        <comment>counters</comment>
        <translation>
            <numerusform>You took %n.</numerusform>
            <numerusform>You took %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The computer took %n.</source>
        <comment>counters</comment>
        <translation>
            <numerusform>The computer took %n.</numerusform>
            <numerusform>The computer took %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 took %n.</source>
        <comment>counters</comment>
        <translation>
            <numerusform>%1 took %n.</numerusform>
            <numerusform>%1 took %n.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::GameTexts</name>
    <message numerus="yes">
        <source>%n disc(s) each.</source>
        <translation>
            <numerusform>%n disc each.</numerusform>
            <numerusform>%n discs each.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody can move; the %n empty square(s) count for the winner.</source>
        <translation>
            <numerusform>Nobody can move; the %n empty square counts for the winner.</numerusform>
            <numerusform>Nobody can move; the %n empty squares count for the winner.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can play on %n square(s).</source>
        <translation>
            <numerusform>You can play on %n square.</numerusform>
            <numerusform>You can play on %n squares.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody can move; the %n empty square(s) count for the loser.</source>
        <translation>
            <numerusform>Nobody can move; the %n empty square counts for the loser.</numerusform>
            <numerusform>Nobody can move; the %n empty squares count for the loser.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::HintTexts</name>
    <message numerus="yes">
        <source>You should win by about %n disc(s).</source>
        <translation>
            <numerusform>You should win by about %n disc.</numerusform>
            <numerusform>You should win by about %n discs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Try %1: it wins by %n disc(s) with best play.</source>
        <translation>
            <numerusform>Try %1: it wins by %n disc with best play.</numerusform>
            <numerusform>Try %1: it wins by %n discs with best play.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Try %1: it ends the game, and you win by %n disc(s).</source>
        <translation>
            <numerusform>Try %1: it ends the game, and you win by %n disc.</numerusform>
            <numerusform>Try %1: it ends the game, and you win by %n discs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n</source>
        <comment>counters</comment>
        <translation>
            <numerusform>Take %n</numerusform>
            <numerusform>Take %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n from heap %1</source>
        <comment>counters</comment>
        <translation>
            <numerusform>Take %n from heap %1</numerusform>
            <numerusform>Take %n from heap %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It leaves your opponent %n square(s), fewer than any other move.</source>
        <translation>
            <numerusform>It leaves your opponent %n square, fewer than any other move.</numerusform>
            <numerusform>It leaves your opponent %n squares, fewer than any other move.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It leaves your opponent %n square(s); no other move leaves fewer.</source>
        <translation>
            <numerusform>It leaves your opponent %n square; no other move leaves fewer.</numerusform>
            <numerusform>It leaves your opponent %n squares; no other move leaves fewer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n empty square(s) lie together there, an odd number: you can play the first and the last of them.</source>
        <translation>
            <numerusform>%n empty square lies there there, an odd number: you can play the first and the last of them.</numerusform>
            <numerusform>%n empty squares lie together there, an odd number: you can play the first and the last of them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It turns %n disc(s); every other move turns more.</source>
        <translation>
            <numerusform>It turns %n disc; every other move turns more.</numerusform>
            <numerusform>It turns %n discs; every other move turns more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) through it are still open.</source>
        <translation>
            <numerusform>%n line through it is still open.</numerusform>
            <numerusform>%n lines through it are still open.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %n of the %1 free squares hold.</source>
        <translation>
            <numerusform>Only %n of the %1 free squares holds.</numerusform>
            <numerusform>Only %n of the %1 free squares hold.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You would still lose by about %n disc(s).</source>
        <translation>
            <numerusform>You would still lose by about %n disc.</numerusform>
            <numerusform>You would still lose by about %n discs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every move loses now: %1 by %n disc(s), and none by fewer.</source>
        <comment>%1: a square</comment>
        <translation>
            <numerusform>Every move loses now: %1 by %n disc, and none by fewer.</numerusform>
            <numerusform>Every move loses now: %1 by %n discs, and none by fewer.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::Journal</name>
    <message numerus="yes">
        <source>The journal of this game is damaged; %n move(s) could be read.</source>
        <translation>
            <numerusform>The journal of this game is damaged; %n move could be read.</numerusform>
            <numerusform>The journal of this game is damaged; %n moves could be read.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The journal of this game was damaged: %n move(s) were recovered, and the damaged file is kept as %1.</source>
        <translation>
            <numerusform>The journal of this game was damaged: %n move was recovered, and the damaged file is kept as %1.</numerusform>
            <numerusform>The journal of this game was damaged: %n moves were recovered, and the damaged file is kept as %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::LadderStudy</name>
    <message numerus="yes">
        <source>Won: %1 of the last %n game(s).</source>
        <translation>
            <numerusform>Won: %1 of %n game.</numerusform>
            <numerusform>Won: %1 of the last %n games.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::LearnHome</name>
    <message numerus="yes">
        <source>%n day(s) in a row so far.</source>
        <translation>
            <numerusform>%n day in a row so far.</numerusform>
            <numerusform>%n days in a row so far.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seen, at your strength</source>
        <translation>
            <numerusform>%n seen, at your strength</numerusform>
            <numerusform>%n seen, at your strength</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n position(s) to try again today</source>
        <translation>
            <numerusform>%n position to try again today</numerusform>
            <numerusform>%n positions to try again today</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::LearnTexts</name>
    <message numerus="yes">
        <source>After %1, %2 has %n move(s); another move leaves only %3.</source>
        <translation>
            <numerusform>After %1, %2 has %n move; another move leaves only %3.</numerusform>
            <numerusform>After %1, %2 has %n moves; another move leaves only %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) can be made, %1 are right.</source>
        <translation>
            <numerusform>%n move can be made, %1 are right.</numerusform>
            <numerusform>%n moves can be made, %1 are right.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) can be made, one is right.</source>
        <translation>
            <numerusform>%n move can be made, one is right.</numerusform>
            <numerusform>%n moves can be made, one is right.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n square(s) are empty.</source>
        <translation>
            <numerusform>%n square is empty.</numerusform>
            <numerusform>%n squares are empty.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take at most %n counter(s).</source>
        <translation>
            <numerusform>Take at most %n counter.</numerusform>
            <numerusform>Take at most %n counters.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 costs %n disc(s).</source>
        <translation>
            <numerusform>%1 costs %n disc.</numerusform>
            <numerusform>%1 costs %n discs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 costs about %n disc(s).</source>
        <translation>
            <numerusform>%1 costs about %n disc.</numerusform>
            <numerusform>%1 costs about %n discs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %1, %2 has %n move(s).</source>
        <translation>
            <numerusform>After %1, %2 has %n move.</numerusform>
            <numerusform>After %1, %2 has %n moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Look for a move that turns %n disc(s).</source>
        <translation>
            <numerusform>Look for a move that turns %n disc.</numerusform>
            <numerusform>Look for a move that turns %n discs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Look for a move that leaves %1 %n move(s).</source>
        <comment>%1: a side</comment>
        <translation>
            <numerusform>Look for a move that leaves %1 %n move.</numerusform>
            <numerusform>Look for a move that leaves %1 %n moves.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::LessonButton</name>
    <message numerus="yes">
        <source>Lesson %1, %2, %3 of %n step(s) done</source>
        <translation>
            <numerusform>Lesson %1, %2, %3 of %n step done</numerusform>
            <numerusform>Lesson %1, %2, %3 of %n steps done</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::LevelProposal</name>
    <message numerus="yes">
        <source>You have won %n games in a row at %1. Try %2?</source>
        <comment>%1, %2: levels</comment>
        <translation>
            <numerusform>You have won %n games in a row at %1. Try %2?</numerusform>
            <numerusform>You have won %n games in a row at %1. Try %2?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::LevelRow</name>
    <message numerus="yes">
        <source>%n won in a row</source>
        <translation>
            <numerusform>%n won in a row</numerusform>
            <numerusform>%n won in a row</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::LibraryService</name>
    <message numerus="yes">
        <source>%Ln game(s) were added.</source>
        <translation>
            <numerusform>%Ln game was added.</numerusform>
            <numerusform>%Ln games were added.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stopped. %Ln game(s) were added.</source>
        <translation>
            <numerusform>Stopped. %Ln game was added.</numerusform>
            <numerusform>Stopped. %Ln games were added.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln problem(s). The first: %1</source>
        <translation>
            <numerusform>%Ln problem: %1</numerusform>
            <numerusform>%Ln problems. The first: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::MovesCard</name>
    <message numerus="yes">
        <source>%1. %2 instead, %n move(s)</source>
        <comment>%1: the move&apos;s number; %2: a move</comment>
        <translation>
            <numerusform>%1. %2 instead, %n move</numerusform>
            <numerusform>%1. %2 instead, %n moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::NimBoardWidget</name>
    <message numerus="yes">
        <source>%n counter(s)</source>
        <translation>
            <numerusform>%n counter</numerusform>
            <numerusform>%n counters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, takes %n</source>
        <comment>place of a counter</comment>
        <translation>
            <numerusform>%1, takes %n</numerusform>
            <numerusform>%1, takes %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can take at most %n at a time.</source>
        <translation>
            <numerusform>You can take at most %n at a time.</numerusform>
            <numerusform>You can take at most %n at a time.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take at most %n from one heap.</source>
        <translation>
            <numerusform>Take at most %n from one heap.</numerusform>
            <numerusform>Take at most %n from one heap.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take at most %n.</source>
        <translation>
            <numerusform>Take at most %n.</numerusform>
            <numerusform>Take at most %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n from heap %1, leaving %2.</source>
        <translation>
            <numerusform>Take %n from heap %1, leaving %2.</numerusform>
            <numerusform>Take %n from heap %1, leaving %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n, leaving %1.</source>
        <translation>
            <numerusform>Take %n, leaving %1.</numerusform>
            <numerusform>Take %n, leaving %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n</source>
        <translation>
            <numerusform>Take %n</numerusform>
            <numerusform>Take %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Heap %1 has only %n.</source>
        <translation>
            <numerusform>Heap %1 has only %n.</numerusform>
            <numerusform>Heap %1 has only %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are only %n.</source>
        <translation>
            <numerusform>There is only %n.</numerusform>
            <numerusform>There are only %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Press Enter to take %n, or type one more digit.</source>
        <translation>
            <numerusform>Press Enter to take %n, or type one more digit.</numerusform>
            <numerusform>Press Enter to take %n, or type one more digit.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>counters</comment>
        <translation>
            <numerusform>%n left</numerusform>
            <numerusform>%n left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::NimHeapsBoard</name>
    <message numerus="yes">
        <source>heap %1, %n counter(s)</source>
        <translation>
            <numerusform>heap %1, %n counter</numerusform>
            <numerusform>heap %1, %n counters</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::NimTable</name>
    <message numerus="yes">
        <source>%n, leaving %1</source>
        <comment>counters</comment>
        <translation>
            <numerusform>%n, leaving %1</numerusform>
            <numerusform>%n, leaving %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n from heap %1, leaving %2</source>
        <comment>counters</comment>
        <translation>
            <numerusform>%n from heap %1, leaving %2</numerusform>
            <numerusform>%n from heap %1, leaving %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::OthelloBoardWidget</name>
    <message numerus="yes">
        <source>%1, empty, legal move, turns %n</source>
        <translation>
            <numerusform>%1, empty, legal move, turns %n</numerusform>
            <numerusform>%1, empty, legal move, turns %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::ProgressStore</name>
    <message numerus="yes">
        <source>%n line(s) of %1 are damaged and were passed over.</source>
        <translation>
            <numerusform>%n line of %1 is damaged and was passed over.</numerusform>
            <numerusform>%n lines of %1 are damaged and were passed over.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::PuzzlePicture</name>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%n day in a row</numerusform>
            <numerusform>%n days in a row</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::PuzzleStudy</name>
    <message numerus="yes">
        <source>%n day(s) in a row.</source>
        <translation>
            <numerusform>%n day in a row.</numerusform>
            <numerusform>%n days in a row.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::ReasonTexts</name>
    <message numerus="yes">
        <source>taking %n</source>
        <comment>counters</comment>
        <translation>
            <numerusform>taking %n</numerusform>
            <numerusform>taking %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>taking %n from heap %1</source>
        <comment>counters</comment>
        <translation>
            <numerusform>taking %n from heap %1</numerusform>
            <numerusform>taking %n from heap %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Taking %n from heap %1 would have won.</source>
        <comment>counters</comment>
        <translation>
            <numerusform>Taking %n from heap %1 would have won.</numerusform>
            <numerusform>Taking %n from heap %1 would have won.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %1 left you took %2; taking %n would have won.</source>
        <comment>counters</comment>
        <translation>
            <numerusform>With %1 left you took %2; taking %n would have won.</numerusform>
            <numerusform>With %1 left you took %2; taking %n would have won.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %1 left the computer took %2; taking %n would have won.</source>
        <comment>counters</comment>
        <translation>
            <numerusform>With %1 left the computer took %2; taking %n would have won.</numerusform>
            <numerusform>With %1 left the computer took %2; taking %n would have won.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %1 left, %3 took %2; taking %n would have won.</source>
        <comment>counters</comment>
        <translation>
            <numerusform>With %1 left, %3 took %2; taking %n would have won.</numerusform>
            <numerusform>With %1 left, %3 took %2; taking %n would have won.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Taking %n would have won.</source>
        <comment>counters</comment>
        <translation>
            <numerusform>Taking %n would have won.</numerusform>
            <numerusform>Taking %n would have won.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::ReviewContentTexts</name>
    <message numerus="yes">
        <source>%n mistake(s) found.</source>
        <translation>
            <numerusform>%n mistake found.</numerusform>
            <numerusform>%n mistakes found.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You made %n mistake(s).</source>
        <translation>
            <numerusform>You made %n mistake.</numerusform>
            <numerusform>You made %n mistakes.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::ReviewController</name>
    <message numerus="yes">
        <source>First new move: %1, after %n game(s) of the library.</source>
        <translation>
            <numerusform>First new move: %1, after %n game of the library.</numerusform>
            <numerusform>First new move: %1, after %n games of the library.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::ReviewTexts</name>
    <message numerus="yes">
        <source>It cost %1 about %n disc(s).</source>
        <comment>%1: White</comment>
        <translation>
            <numerusform>It cost %1 about %n disc.</numerusform>
            <numerusform>It cost %1 about %n discs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It cost the computer about %n disc(s).</source>
        <translation>
            <numerusform>It cost the computer about %n disc.</numerusform>
            <numerusform>It cost the computer about %n discs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It cost you about %n disc(s).</source>
        <translation>
            <numerusform>It cost you about %n disc.</numerusform>
            <numerusform>It cost you about %n discs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins by %n</source>
        <comment>%1: a square; discs</comment>
        <translation>
            <numerusform>%1 wins by %n</numerusform>
            <numerusform>%1 wins by %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loses by %n</source>
        <comment>%1: a square; discs</comment>
        <translation>
            <numerusform>%1 loses by %n</numerusform>
            <numerusform>%1 loses by %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins by %n with best play.</source>
        <comment>%1: Black; %n discs</comment>
        <translation>
            <numerusform>%1 wins by %n with best play.</numerusform>
            <numerusform>%1 wins by %n with best play.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 should win by about %n.</source>
        <comment>%1: Black; %n discs</comment>
        <translation>
            <numerusform>%1 should win by about %n.</numerusform>
            <numerusform>%1 should win by about %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win by %n with best play.</source>
        <comment>discs</comment>
        <translation>
            <numerusform>You win by %n with best play.</numerusform>
            <numerusform>You win by %n with best play.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You should win by about %n.</source>
        <comment>discs</comment>
        <translation>
            <numerusform>You should win by about %n.</numerusform>
            <numerusform>You should win by about %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lose by %n against best play.</source>
        <comment>discs</comment>
        <translation>
            <numerusform>You lose by %n against best play.</numerusform>
            <numerusform>You lose by %n against best play.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You should lose by about %n.</source>
        <comment>discs</comment>
        <translation>
            <numerusform>You should lose by about %n.</numerusform>
            <numerusform>You should lose by about %n.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::StatisticsWindow</name>
    <message numerus="yes">
        <source>%1; %n won in a row.</source>
        <translation>
            <numerusform>%1; %n won in a row.</numerusform>
            <numerusform>%1; %n won in a row.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n won in a row now</source>
        <translation>
            <numerusform>%n won in a row now</numerusform>
            <numerusform>%n won in a row now</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::TheoryMarks</name>
    <message numerus="yes">
        <source>%n disc(s) ahead</source>
        <translation>
            <numerusform>%n disc ahead</numerusform>
            <numerusform>%n discs ahead</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n disc(s) ahead</source>
        <translation>
            <numerusform>about %n disc ahead</numerusform>
            <numerusform>about %n discs ahead</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n disc(s) behind</source>
        <translation>
            <numerusform>%n disc behind</numerusform>
            <numerusform>%n discs behind</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n disc(s) behind</source>
        <translation>
            <numerusform>about %n disc behind</numerusform>
            <numerusform>about %n discs behind</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>up to %n disc(s) worse</source>
        <translation>
            <numerusform>up to %n disc worse</numerusform>
            <numerusform>up to %n discs worse</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>more than %n disc(s) worse</source>
        <translation>
            <numerusform>more than %n disc worse</numerusform>
            <numerusform>more than %n discs worse</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>up to %n worse</source>
        <comment>discs</comment>
        <translation>
            <numerusform>up to %n worse</numerusform>
            <numerusform>up to %n worse</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>over %n worse</source>
        <comment>discs</comment>
        <translation>
            <numerusform>over %n worse</numerusform>
            <numerusform>over %n worse</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::Titles</name>
    <message numerus="yes">
        <source>%n second(s) a move</source>
        <translation>
            <numerusform>%n second a move</numerusform>
            <numerusform>%n seconds a move</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) each</source>
        <translation>
            <numerusform>%n minute each</numerusform>
            <numerusform>%n minutes each</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) each, and %1 seconds a move</source>
        <translation>
            <numerusform>%n minute each, and %1 seconds a move</numerusform>
            <numerusform>%n minutes each, and %1 seconds a move</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>take %n</source>
        <comment>counters</comment>
        <translation>
            <numerusform>take %n</numerusform>
            <numerusform>take %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n from %1</source>
        <comment>counters; %1: a heap&apos;s letter</comment>
        <translation>
            <numerusform>%n from %1</numerusform>
            <numerusform>%n from %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::lab::AccessibleTree</name>
    <message numerus="yes">
        <source>%Ln node(s) below not drawn</source>
        <translation>
            <numerusform>%Ln node below not drawn</numerusform>
            <numerusform>%Ln nodes below not drawn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln cut(s) among them</source>
        <translation>
            <numerusform>%Ln cut among them</numerusform>
            <numerusform>%Ln cuts among them</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::lab::CutTexts</name>
    <message numerus="yes">
        <source>MAX can have %1 here, and MIN has %2 %3, so MIN is worse off by coming here: %1 is above beta = %2. %n branch(es) cannot matter: cut (beta cutoff).</source>
        <translation>
            <numerusform>MAX can have %1 here, and MIN has %2 %3, so MIN is worse off by coming here: %1 is above beta = %2. %n branch cannot matter: cut (beta cutoff).</numerusform>
            <numerusform>MAX can have %1 here, and MIN has %2 %3, so MIN is worse off by coming here: %1 is above beta = %2. %n branches cannot matter: cut (beta cutoff).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>MIN can have %1 here, and MAX has %2 %3, so MAX is worse off by coming here: %1 is below alpha = %2. %n branch(es) cannot matter: cut (alpha cutoff).</source>
        <translation>
            <numerusform>MIN can have %1 here, and MAX has %2 %3, so MAX is worse off by coming here: %1 is below alpha = %2. %n branch cannot matter: cut (alpha cutoff).</numerusform>
            <numerusform>MIN can have %1 here, and MAX has %2 %3, so MAX is worse off by coming here: %1 is below alpha = %2. %n branches cannot matter: cut (alpha cutoff).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>MAX can have %1 here, and MIN has %2 %3, so MIN gains nothing by coming here: alpha = %1 is not below beta = %2. %n branch(es) cannot matter: cut (beta cutoff).</source>
        <translation>
            <numerusform>MAX can have %1 here, and MIN has %2 %3, so MIN gains nothing by coming here: alpha = %1 is not below beta = %2. %n branch cannot matter: cut (beta cutoff).</numerusform>
            <numerusform>MAX can have %1 here, and MIN has %2 %3, so MIN gains nothing by coming here: alpha = %1 is not below beta = %2. %n branches cannot matter: cut (beta cutoff).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>MAX can have %1 here, and MIN has %2 %3, so MIN gains nothing by coming here: %1 is not below beta = %2. %n branch(es) cannot matter: cut (beta cutoff).</source>
        <translation>
            <numerusform>MAX can have %1 here, and MIN has %2 %3, so MIN gains nothing by coming here: %1 is not below beta = %2. %n branch cannot matter: cut (beta cutoff).</numerusform>
            <numerusform>MAX can have %1 here, and MIN has %2 %3, so MIN gains nothing by coming here: %1 is not below beta = %2. %n branches cannot matter: cut (beta cutoff).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>MIN can have %1 here, and MAX has %2 %3, so MAX gains nothing by coming here: alpha = %2 is not below beta = %1. %n branch(es) cannot matter: cut (alpha cutoff).</source>
        <translation>
            <numerusform>MIN can have %1 here, and MAX has %2 %3, so MAX gains nothing by coming here: alpha = %2 is not below beta = %1. %n branch cannot matter: cut (alpha cutoff).</numerusform>
            <numerusform>MIN can have %1 here, and MAX has %2 %3, so MAX gains nothing by coming here: alpha = %2 is not below beta = %1. %n branches cannot matter: cut (alpha cutoff).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>MIN can have %1 here, and MAX has %2 %3, so MAX gains nothing by coming here: %1 is not above alpha = %2. %n branch(es) cannot matter: cut (alpha cutoff).</source>
        <translation>
            <numerusform>MIN can have %1 here, and MAX has %2 %3, so MAX gains nothing by coming here: %1 is not above alpha = %2. %n branch cannot matter: cut (alpha cutoff).</numerusform>
            <numerusform>MIN can have %1 here, and MAX has %2 %3, so MAX gains nothing by coming here: %1 is not above alpha = %2. %n branches cannot matter: cut (alpha cutoff).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This wins for %1, and nothing is better: %n branch(es) left out.</source>
        <translation>
            <numerusform>This wins for %1, and nothing is better: %n branch left out.</numerusform>
            <numerusform>This wins for %1, and nothing is better: %n branches left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %2 here, a won game, which cannot be bettered: %n branch(es) cannot matter: cut.</source>
        <translation>
            <numerusform>%1 has %2 here, a won game, which cannot be bettered: %n branch cannot matter: cut.</numerusform>
            <numerusform>%1 has %2 here, a won game, which cannot be bettered: %n branches cannot matter: cut.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::lab::ExerciseReasons</name>
    <message numerus="yes">
        <source>X&apos;s mark is on %n line(s), which have no other: each counts 1.</source>
        <translation>
            <numerusform>X&apos;s mark is on %n line, which has no other: it counts 1.</numerusform>
            <numerusform>X&apos;s mark is on %n lines, which have no other: each counts 1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>X, O and X move, and %n square(s) are left empty: 1 for the win and 1 for each.</source>
        <translation>
            <numerusform>X, O and X move, and %n square is left empty: 1 for the win and 1 for it.</numerusform>
            <numerusform>X, O and X move, and %n squares are left empty: 1 for the win and 1 for each.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::lab::LevelTexts</name>
    <message numerus="yes">
        <source>Searches %n ply(s) deep by learnt weights</source>
        <translation>
            <numerusform>Searches %n ply deep by learnt weights</numerusform>
            <numerusform>Searches %n plies deep by learnt weights</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Looks %n ply(s) ahead</source>
        <translation>
            <numerusform>Looks %n ply ahead</numerusform>
            <numerusform>Looks %n plies ahead</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::lab::NodePanel</name>
    <message numerus="yes">
        <source>%Ln position(s) can still come up from here, itself included; %1 if turned and mirrored boards count as one.</source>
        <translation>
            <numerusform>%Ln position can still come up from here, itself included; %1 if turned and mirrored boards count as one.</numerusform>
            <numerusform>%Ln positions can still come up from here, itself included; %1 if turned and mirrored boards count as one.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::lab::PathPanel</name>
    <message numerus="yes">
        <source>Topic(s) not done yet: %1.</source>
        <comment>numbers</comment>
        <translation>
            <numerusform>Topic not done yet: %1.</numerusform>
            <numerusform>Topics not done yet: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::lab::SearchTexts</name>
    <message numerus="yes">
        <source>%Ln call(s)</source>
        <translation>
            <numerusform>%Ln call</numerusform>
            <numerusform>%Ln calls</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln branch(es) cut</source>
        <translation>
            <numerusform>%Ln branch cut</numerusform>
            <numerusform>%Ln branches cut</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln leaf(s) visited</source>
        <translation>
            <numerusform>%Ln leaf visited</numerusform>
            <numerusform>%Ln leaves visited</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln node(s) answered from the table</source>
        <translation>
            <numerusform>%Ln node answered from the table</numerusform>
            <numerusform>%Ln nodes answered from the table</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln shallower search(es) came before it: %1.</source>
        <translation>
            <numerusform>%Ln shallower search came before it: %1.</numerusform>
            <numerusform>%Ln shallower searches came before it: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The shallower searches of the first made %Ln call(s) more.</source>
        <translation>
            <numerusform>The shallower searches of the first made %Ln call more.</numerusform>
            <numerusform>The shallower searches of the first made %Ln calls more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The shallower searches of the second made %Ln call(s) more.</source>
        <translation>
            <numerusform>The shallower searches of the second made %Ln call more.</numerusform>
            <numerusform>The shallower searches of the second made %Ln calls more.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::lab::StepTexts</name>
    <message numerus="yes">
        <source>%1, %2: %3, %n branch(es) cut</source>
        <translation>
            <numerusform>%1, %2: %3, %n branch cut</numerusform>
            <numerusform>%1, %2: %3, %n branches cut</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %2: %3 if %4, %n branch(es) cut</source>
        <comment>%4: letters with values, such as a = 0</comment>
        <translation>
            <numerusform>%1, %2: %3 if %4, %n branch cut</numerusform>
            <numerusform>%1, %2: %3 if %4, %n branches cut</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::lab::WalledBoardWindow</name>
    <message numerus="yes">
        <source>Made: the disc is placed at %1, and %n disc(s) are turned. The search goes on from here, on this one board.</source>
        <translation>
            <numerusform>Made: the disc is placed at %1, and %n disc is turned. The search goes on from here, on this one board.</numerusform>
            <numerusform>Made: the disc is placed at %1, and %n discs are turned. The search goes on from here, on this one board.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Undone: %1 is empty again, and %n disc(s) are turned back. The board is as it was, and nothing was copied.</source>
        <translation>
            <numerusform>Undone: %1 is empty again, and %n disc is turned back. The board is as it was, and nothing was copied.</numerusform>
            <numerusform>Undone: %1 is empty again, and %n discs are turned back. The board is as it was, and nothing was copied.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Direction %1: cell %2 has a disc of the player. %n disc(s) between will turn.</source>
        <translation>
            <numerusform>Direction %1: cell %2 has a disc of the player. %n disc between will turn.</numerusform>
            <numerusform>Direction %1: cell %2 has a disc of the player. %n discs between will turn.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::lab::Worksheet</name>
    <message numerus="yes">
        <source>Of the random trees %1 to %2, %n fit(s) on a page. Choose fewer plies or children, or fewer trees.</source>
        <translation>
            <numerusform>Of the random trees %1 to %2, %n fits on a page. Choose fewer plies or children, or fewer trees.</numerusform>
            <numerusform>Of the random trees %1 to %2, %n fit on a page. Choose fewer plies or children, or fewer trees.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n random tree(s) are too large for a page and were left out.</source>
        <translation>
            <numerusform>%n random tree is too large for a page and was left out.</numerusform>
            <numerusform>%n random trees are too large for a page and were left out.</numerusform>
        </translation>
    </message>
</context>
</TS>
