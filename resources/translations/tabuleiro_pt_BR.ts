<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR" sourcelanguage="en">
<context>
    <name>ai::lab::ArticleCount</name>
    <message>
        <source>asks for it (exercise 2)</source>
        <translation>é a pergunta do exercício 2</translation>
    </message>
    <message>
        <source>little more than 30,000</source>
        <translation>pouco mais de 30.000</translation>
    </message>
    <message>
        <source>little more than 300</source>
        <translation>pouco mais de 300</translation>
    </message>
    <message>
        <source>unbeatable: not so</source>
        <translation>imbatível: não é</translation>
    </message>
    <message>
        <source>more than 500,000</source>
        <translation>mais de 500.000</translation>
    </message>
    <message>
        <source>Tic-tac-toe, plain minimax, root moves counted</source>
        <translation>Jogo da velha, minimax simples, contando as jogadas da raiz</translation>
    </message>
    <message>
        <source>alpha-beta, a full window for each root move</source>
        <translation>alfa-beta, janela completa para cada jogada da raiz</translation>
    </message>
    <message>
        <source>calls that alpha-beta saves, in per cent</source>
        <translation>chamadas que a alfa-beta poupa, em porcentagem</translation>
    </message>
    <message>
        <source>94 %</source>
        <translation>94%</translation>
    </message>
    <message>
        <source>leaves of alpha-beta</source>
        <translation>folhas da alfa-beta</translation>
    </message>
    <message>
        <source>cuts of alpha-beta, each of one child at least</source>
        <translation>cortes da alfa-beta, cada um de pelo menos um filho</translation>
    </message>
    <message>
        <source>the same with nodes that their last child closes</source>
        <translation>o mesmo, com os nós que o último filho fecha</translation>
    </message>
    <message>
        <source>chess, ten plies, as the literature has it</source>
        <translation>xadrez, dez jogadas, segundo a literatura</translation>
    </message>
    <message>
        <source>almost 70 trillion</source>
        <translation>quase 70 trilhões</translation>
    </message>
    <message>
        <source>heuristic at depth %1</source>
        <translation>heurística na profundidade %1</translation>
    </message>
    <message>
        <source>evaluations at depth 2</source>
        <translation>avaliações na profundidade 2</translation>
    </message>
    <message>
        <source>of the plain calls, those after X on %1</source>
        <translation>das chamadas do minimax simples, as que vêm depois de X em %1</translation>
    </message>
    <message>
        <source>of alpha-beta&apos;s calls, those after X on %1</source>
        <translation>das chamadas da alfa-beta, as que vêm depois de X em %1</translation>
    </message>
    <message>
        <source>of the calls at depth 2, those after X on %1</source>
        <translation>das chamadas na profundidade 2, as que vêm depois de X em %1</translation>
    </message>
    <message>
        <source>games lost at depth 2</source>
        <translation>partidas perdidas na profundidade 2</translation>
    </message>
    <message>
        <source>openings worth more or less than a draw</source>
        <translation>aberturas que valem mais ou menos que um empate</translation>
    </message>
    <message>
        <source>always in a corner: a tie-break</source>
        <translation>sempre em um canto: critério de desempate</translation>
    </message>
    <message>
        <source>alpha-beta, one window</source>
        <translation>alfa-beta, uma janela</translation>
    </message>
    <message>
        <source>leaves of alpha-beta with one window</source>
        <translation>folhas da alfa-beta com uma janela</translation>
    </message>
    <message>
        <source>one window, from −1 to +1</source>
        <translation>uma janela, de −1 a +1</translation>
    </message>
    <message>
        <source>one window, centre, corners, edges</source>
        <translation>uma janela, centro, cantos, lados</translation>
    </message>
    <message>
        <source>one window, corners first</source>
        <translation>uma janela, cantos primeiro</translation>
    </message>
    <message>
        <source>one window, edges first</source>
        <translation>uma janela, lados primeiro</translation>
    </message>
    <message>
        <source>plain minimax, root counted</source>
        <translation>minimax simples, contando a raiz</translation>
    </message>
    <message>
        <source>win-only cut, root counted</source>
        <translation>corte só com vitória, contando a raiz</translation>
    </message>
    <message>
        <source>the same after X on %1</source>
        <translation>o mesmo depois de X em %1</translation>
    </message>
    <message>
        <source>plain minimax after X on %1</source>
        <translation>minimax simples depois de X em %1</translation>
    </message>
    <message>
        <source>the four leaves, MAX first: value</source>
        <translation>as quatro folhas, MAX primeiro: valor</translation>
    </message>
    <message>
        <source>the four leaves, MIN first: value</source>
        <translation>as quatro folhas, MIN primeiro: valor</translation>
    </message>
    <message>
        <source>leaves visited, MAX first</source>
        <translation>folhas visitadas, MAX primeiro</translation>
    </message>
    <message>
        <source>leaves visited, MIN first</source>
        <translation>folhas visitadas, MIN primeiro</translation>
    </message>
    <message>
        <source>the same with 7 before 2</source>
        <translation>o mesmo com 7 antes de 2</translation>
    </message>
    <message>
        <source>Nim 20, misere: alpha-beta</source>
        <translation>Nim 20, misère: alfa-beta</translation>
    </message>
    <message>
        <source>the same, taking 3 first</source>
        <translation>o mesmo, tirando primeiro 3</translation>
    </message>
    <message>
        <source>heaps from 1 to 20 that are lost</source>
        <translation>montes de 1 a 20 que estão perdidos</translation>
    </message>
    <message>
        <source>asks for it (exercise 4)</source>
        <translation>é a pergunta do exercício 4</translation>
    </message>
    <message>
        <source>Nim 20, misere: calls that remember each position</source>
        <translation>Nim 20, misère: chamadas guardando cada posição</translation>
    </message>
    <message>
        <source>Nim 20, misere: positions</source>
        <translation>Nim 20, misère: posições</translation>
    </message>
    <message>
        <source>Tic-tac-toe, games</source>
        <translation>Jogo da velha, partidas</translation>
    </message>
    <message>
        <source>games that X wins</source>
        <translation>partidas que X vence</translation>
    </message>
    <message>
        <source>games that O wins</source>
        <translation>partidas que O vence</translation>
    </message>
    <message>
        <source>games that are drawn</source>
        <translation>partidas que terminam em empate</translation>
    </message>
    <message>
        <source>Tic-tac-toe, positions</source>
        <translation>Jogo da velha, posições</translation>
    </message>
    <message>
        <source>the same, up to symmetry</source>
        <translation>o mesmo, sem contar simetrias</translation>
    </message>
    <message>
        <source>calls that remember each position</source>
        <translation>chamadas guardando cada posição</translation>
    </message>
    <message>
        <source>calls that remember them up to symmetry</source>
        <translation>chamadas guardando as posições, sem contar simetrias</translation>
    </message>
    <message>
        <source>Nim %1, misere: plain minimax</source>
        <translation>Nim %1, misère: minimax simples</translation>
    </message>
    <message>
        <source>figure 1, with leaves made up: value</source>
        <translation>figura 1, com folhas inventadas: valor</translation>
    </message>
    <message>
        <source>the report&apos;s minimax at depth 1</source>
        <translation>o minimax do relatório na profundidade 1</translation>
    </message>
    <message>
        <source>the report&apos;s minimax at depth 2</source>
        <translation>o minimax do relatório na profundidade 2</translation>
    </message>
    <message>
        <source>the report&apos;s minimax at depth 3</source>
        <translation>o minimax do relatório na profundidade 3</translation>
    </message>
    <message>
        <source>the report&apos;s minimax at depth 4</source>
        <translation>o minimax do relatório na profundidade 4</translation>
    </message>
    <message>
        <source>the report&apos;s minimax to full depth</source>
        <translation>o minimax do relatório até o fim</translation>
    </message>
    <message>
        <source>games lost by the hard level as its code has it</source>
        <translation>partidas perdidas pelo nível difícil segundo o código</translation>
    </message>
    <message>
        <source>games lost by the hard level as its prose has it</source>
        <translation>partidas perdidas pelo nível difícil segundo o texto</translation>
    </message>
    <message>
        <source>tree 1: value</source>
        <translation>árvore 1: valor</translation>
    </message>
    <message>
        <source>tree 1: leaves visited, of 5</source>
        <translation>árvore 1: folhas visitadas, de 5</translation>
    </message>
    <message>
        <source>tree 2: value</source>
        <translation>árvore 2: valor</translation>
    </message>
    <message>
        <source>tree 2: leaves visited, of 9</source>
        <translation>árvore 2: folhas visitadas, de 9</translation>
    </message>
    <message>
        <source>four never visited</source>
        <translation>quatro nunca visitadas</translation>
    </message>
    <message>
        <source>the classic tree: leaves visited, of 9</source>
        <translation>a árvore clássica: folhas visitadas, de 9</translation>
    </message>
    <message>
        <source>the same, best reply first</source>
        <translation>o mesmo, com a melhor resposta primeiro</translation>
    </message>
</context>
<context>
    <name>cli</name>
    <message>
        <source>how many moves to look ahead; 60 is always to the end</source>
        <translation>quantas jogadas calcular à frente; 60 é sempre até o fim</translation>
    </message>
    <message>
        <source>how many lines are analysed at once</source>
        <translation>quantas linhas são analisadas ao mesmo tempo</translation>
    </message>
    <message>
        <source>evaluates the moves of Othello positions and games, one line each</source>
        <translation>avalia as jogadas de posições e partidas de Othello, uma por linha</translation>
    </message>
    <message>
        <source>how many moves to look ahead</source>
        <translation>quantas jogadas calcular à frente</translation>
    </message>
    <message>
        <source>searches Othello positions and measures the speed</source>
        <translation>busca em posições de Othello e mede a velocidade</translation>
    </message>
    <message>
        <source>tic-tac-toe, Othello and Nim in the terminal</source>
        <translation>jogo da velha, Othello e Nim no terminal</translation>
    </message>
    <message>
        <source>Without a command it is play: tabuleiro-cli --game nim.</source>
        <translation>Sem comando, vale play: tabuleiro-cli --game nim.</translation>
    </message>
    <message>
        <source>SEE ALSO</source>
        <translation>VEJA TAMBÉM</translation>
    </message>
    <message>
        <source>counts the positions that the searches of the articles visit</source>
        <translation>conta as posições que as buscas dos artigos visitam</translation>
    </message>
    <message>
        <source>Runs each search with a counting observer and prints a table. Exit status 1 if a number is not the known one.</source>
        <translation>Executa cada busca com um observador que conta, e imprime uma tabela. Código de saída 1 se um número não é o conhecido.</translation>
    </message>
    <message>
        <source>gtp, nboard or cassio</source>
        <translation>gtp, nboard ou cassio</translation>
    </message>
    <message>
        <source>how many seconds a move may take in gtp without a clock</source>
        <translation>quantos segundos uma jogada pode levar em gtp sem relógio</translation>
    </message>
    <message>
        <source>how many moves to look ahead at most: in gtp as far as the time allows if not given, in nboard 18</source>
        <translation>quantas jogadas calcular à frente no máximo: em gtp, até onde o tempo permite se não for dada; em nboard, 18</translation>
    </message>
    <message>
        <source>lets another program use the Othello engine</source>
        <translation>permite que outro programa use a engine de Othello</translation>
    </message>
    <message>
        <source>Reads commands from standard input and answers on standard output, by the Go Text Protocol 2, by NBoard&apos;s protocol 1 or 2, or by Cassio&apos;s ENGINE-PROTOCOL.</source>
        <translation>Lê comandos da entrada padrão e responde na saída padrão, pelo Go Text Protocol 2, pelo protocolo 1 ou 2 do NBoard ou pelo ENGINE-PROTOCOL do Cassio.</translation>
    </message>
    <message>
        <source>games played at once; one per processor if not given</source>
        <translation>partidas jogadas ao mesmo tempo; uma por processador se não for dada</translation>
    </message>
    <message>
        <source>Takes random trees from number N on, in place of a FILE. The same number brings the same tree back, here and in the window.</source>
        <translation>Usa árvores aleatórias a partir do número N, em vez de um FILE. O mesmo número traz de volta a mesma árvore, aqui e na janela.</translation>
    </message>
    <message>
        <source>How many random trees.</source>
        <translation>Quantas árvores aleatórias.</translation>
    </message>
    <message>
        <source>Writes to a file rather than to the standard output.</source>
        <translation>Grava em um arquivo, em vez da saída padrão.</translation>
    </message>
    <message>
        <source>Speaks another language, such as pt_BR.</source>
        <translation>Fala outro idioma, como pt_BR.</translation>
    </message>
    <message>
        <source>makes a web page of a lesson or of random trees of the Search Lab</source>
        <translation>gera uma página da web de uma lição ou de árvores aleatórias do Laboratório de busca</translation>
    </message>
    <message>
        <source>The page needs nothing but a browser: the tree, each step with its reason, the code and a quiz. A lesson of several stops leads from one to the next.</source>
        <translation>A página só precisa de um navegador: a árvore, cada passo com seu motivo, o código e um quiz. Em uma lição de várias paradas, cada uma leva à seguinte.</translation>
    </message>
    <message>
        <source>makes a PDF of trees to be searched by hand, with its key</source>
        <translation>gera um PDF com árvores para fazer a busca à mão, com gabarito</translation>
    </message>
    <message>
        <source>Each stop of a lesson is a task, with its notes and questions.</source>
        <translation>Cada parada de uma lição é uma tarefa, com suas notas e perguntas.</translation>
    </message>
    <message>
        <source>makes questions about searches for Moodle</source>
        <translation>gera questões sobre buscas para o Moodle</translation>
    </message>
    <message>
        <source>Calls a page by the stop of this lesson whose page it is. A code of another page is an error then.</source>
        <translation>Nomeia uma página pela parada desta lição a que ela pertence. Nesse caso, um código de outra página é um erro.</translation>
    </message>
    <message>
        <source>reads the result codes that students hand in</source>
        <translation>lê os códigos de resultado que os alunos entregam</translation>
    </message>
    <message>
        <source>games in each row</source>
        <translation>partidas em cada linha da tabela</translation>
    </message>
    <message>
        <source>how many positions the hard level of Othello may search for a move, which repeats the table exactly</source>
        <translation>quantas posições o nível difícil do Othello pode examinar por jogada; assim a tabela se repete exatamente</translation>
    </message>
    <message>
        <source>how many seconds it may think for a move instead; then the table depends on the machine</source>
        <translation>em vez disso, quantos segundos ele pode pensar por jogada; nesse caso, a tabela depende da máquina</translation>
    </message>
    <message>
        <source>the seed of the random numbers</source>
        <translation>a semente dos números aleatórios</translation>
    </message>
    <message>
        <source>measures the rungs of Learn&apos;s ladders instead of the levels</source>
        <translation>mede os degraus das escadas de Aprender em vez dos níveis</translation>
    </message>
    <message>
        <source>with --rungs: games in which each rung&apos;s losses are counted</source>
        <translation>com --rungs: partidas em que se conta quanto cada degrau perde em suas jogadas</translation>
    </message>
    <message>
        <source>measures the levels by letting them play</source>
        <translation>mede os níveis fazendo-os jogar</translation>
    </message>
    <message>
        <source>Plays the levels against each other and against beginners, starting in turns unless the table says otherwise, and prints the shares won with 95 % intervals (Wilson), as a table for a README. Exit status 1 if a level misses its requirement.</source>
        <translation>Faz os níveis jogarem entre si e contra iniciantes, começando alternadamente a menos que a tabela diga outra coisa, e imprime as proporções de vitórias com intervalos de 95% (Wilson), como uma tabela para um README. Código de saída 1 se um nível não atinge o exigido.</translation>
    </message>
    <message>
        <source>how many games, an even number: two from each opening</source>
        <translation>quantas partidas, um número par: duas de cada abertura</translation>
    </message>
    <message>
        <source>how many seconds each player may think for a move</source>
        <translation>quantos segundos cada jogador pode pensar por jogada</translation>
    </message>
    <message>
        <source>how many positions either may search for a move instead; then the same match between players of ours has the same games</source>
        <translation>em vez disso, quantas posições cada um pode examinar por jogada; assim, o mesmo match entre jogadores nossos tem as mesmas partidas</translation>
    </message>
    <message>
        <source>how many moves each player looks ahead instead</source>
        <translation>em vez disso, quantas jogadas cada jogador calcula à frente</translation>
    </message>
    <message>
        <source>writes the games to a file, in the Generic Game Format, one a line</source>
        <translation>grava as partidas em um arquivo, no Generic Game Format, uma por linha</translation>
    </message>
    <message>
        <source>continues the match that the file of --ggf holds a part of: by the same command, but there may be more games</source>
        <translation>continua o match de que o arquivo de --ggf contém uma parte: com o mesmo comando, mas pode haver mais partidas</translation>
    </message>
    <message>
        <source>ends the match when a sequential probability ratio test has decided, with 5 % of errors either way, whether the first player is ELO0 or ELO1 stronger</source>
        <translation>encerra o match quando um teste sequencial de razão de probabilidades decide, com 5% de erros de cada lado, se o primeiro jogador é ELO0 ou ELO1 mais forte</translation>
    </message>
    <message>
        <source>takes the openings from a file, one a line: moves such as f5d6c3, or a board and the side to move</source>
        <translation>lê as aberturas de um arquivo, uma por linha: jogadas como f5d6c3, ou um tabuleiro e o lado que tem a vez</translation>
    </message>
    <message>
        <source>how many moves the openings have that are drawn at random</source>
        <translation>quantas jogadas têm as aberturas sorteadas</translation>
    </message>
    <message>
        <source>how many discs ahead a side may be after them</source>
        <translation>com quantas peças de vantagem um lado pode ficar depois delas</translation>
    </message>
    <message>
        <source>the seed of the random numbers, of the openings as well</source>
        <translation>a semente dos números aleatórios, também das aberturas</translation>
    </message>
    <message>
        <source>lets two players of Othello play many games</source>
        <translation>faz dois jogadores de Othello jogarem muitas partidas</translation>
    </message>
    <message>
        <source>lists the opponents that play --opponent knows</source>
        <translation>lista os adversários que play --opponent conhece</translation>
    </message>
    <message>
        <source>Programs of the articles as they are, weak spots included, and beginners.</source>
        <translation>Programas dos artigos tal como são, com seus pontos fracos, e iniciantes.</translation>
    </message>
    <message>
        <source>keeps counts in a table, which is faster</source>
        <translation>guarda as contagens em uma tabela, o que é mais rápido</translation>
    </message>
    <message>
        <source>counts the games of Othello up to a number of moves, passes among them</source>
        <translation>conta as partidas de Othello até um número de jogadas, incluindo os passes</translation>
    </message>
    <message>
        <source>Prints the count, the time and the speed for each depth up to DEPTH, at most 15, by the fastest code that this processor runs. Ctrl-C stops it with exit status 130, after a row of what was counted by then.</source>
        <translation>Imprime a contagem, o tempo e a velocidade de cada profundidade até DEPTH, no máximo 15, com o código mais rápido que este processador executa. Ctrl-C interrompe com código de saída 130, depois de uma linha com o que foi contado até então.</translation>
    </message>
    <message>
        <source>othello, tictactoe or nim</source>
        <translation>othello, tictactoe (jogo da velha) ou nim</translation>
    </message>
    <message>
        <source>easy, medium or hard</source>
        <translation>easy (fácil), medium (intermediário) ou hard (difícil)</translation>
    </message>
    <message>
        <source>plays as a program of the articles or a beginner does instead of at a level, and a game that it knows; tabuleiro-cli opponents lists them</source>
        <translation>joga como um programa dos artigos ou um iniciante, em vez de em um nível, e em um jogo que ele conheça; tabuleiro-cli opponents mostra a lista</translation>
    </message>
    <message>
        <source>two people play; the computer only gives hints</source>
        <translation>jogam duas pessoas; o computador só dá dicas</translation>
    </message>
    <message>
        <source>who makes the first move: human, computer, random, or alternate, which changes with each new game</source>
        <translation>quem faz a primeira jogada: human (a pessoa), computer (o computador), random (ao acaso) ou alternate, que alterna a cada nova partida</translation>
    </message>
    <message>
        <source>the hard level of Othello thinks from the first move on instead of playing the opening from its book</source>
        <translation>o nível difícil do Othello pensa desde a primeira jogada, em vez de jogar a abertura pelo livro</translation>
    </message>
    <message>
        <source>how many seconds Othello&apos;s hard level thinks</source>
        <translation>quantos segundos o nível difícil do Othello pensa</translation>
    </message>
    <message>
        <source>the seed of the computer&apos;s random choices, so that a game can be repeated; random if not given</source>
        <translation>a semente das escolhas ao acaso do computador, para que uma partida possa ser repetida; aleatória se não for dada</translation>
    </message>
    <message>
        <source>starts there: --position &quot;X---O---- X&quot; (tic-tac-toe: nine of X, O and -, and who is to move), the same with 64 for Othello (and &quot;reverse&quot; behind it where the fewest discs win), &quot;1-3-5-7 normal first&quot; for Nim</source>
        <translation>começa ali: --position &quot;X---O---- X&quot; (jogo da velha: nove entre X, O e -, e o lado que tem a vez), o mesmo com 64 para Othello (e &quot;reverse&quot; depois, quando vence quem tem menos peças), &quot;1-3-5-7 normal first&quot; para Nim</translation>
    </message>
    <message>
        <source>Othello: whoever has the fewest discs at the end wins</source>
        <translation>Othello: vence quem tem menos peças no fim</translation>
    </message>
    <message>
        <source>Nim: the heaps, such as 1-3-5-7, or random for others in each game; any number may be taken from one heap. One of 20 with a limit of 3 if not given</source>
        <translation>Nim: os montes, como 1-3-5-7, ou random para outros em cada partida; pode-se tirar qualquer quantidade de um monte. Sem esta opção, um de 20 com limite 3</translation>
    </message>
    <message>
        <source>Nim: the most counters taken at once; 0 for any number</source>
        <translation>Nim: o máximo de peças tiradas por vez; 0 para qualquer quantidade</translation>
    </message>
    <message>
        <source>Nim: whoever takes the last counter wins</source>
        <translation>Nim: quem tira a última peça vence</translation>
    </message>
    <message>
        <source>Nim: whoever takes the last counter loses; the default</source>
        <translation>Nim: quem tira a última peça perde; é o padrão</translation>
    </message>
    <message>
        <source>plays a game against you</source>
        <translation>joga uma partida contra você</translation>
    </message>
    <message>
        <source>Moves are typed: f5 in Othello, 5 in tic-tac-toe (squares are numbered 1 to 9 in reading order), 3 in Nim with one heap and a3 with several. Also undo, redo, hint, new, help and quit. Moves can be piped in; the end of the input ends the game.</source>
        <translation>As jogadas são digitadas: f5 no Othello, 5 no jogo da velha (as casas são numeradas de 1 a 9 na ordem de leitura), 3 no Nim com um monte e a3 com vários. Além disso: desfazer, refazer, dica, novo, ajuda e sair, ou em inglês undo, redo, hint, new, help e quit. As jogadas também podem vir de um arquivo ou de outro programa; o fim da entrada termina a partida.</translation>
    </message>
    <message>
        <source>finds the exact result of Othello positions</source>
        <translation>encontra o resultado exato de posições de Othello</translation>
    </message>
    <message>
        <source>A FILE, or - for the standard input, holds positions, such as one a line (64 of X, O and - and the side to move; OBF; FFO tests), or games, whose last position is meant, in any format that the window opens. A BOARD is one such text, quoted. What cannot be read is reported, and the exit status is 1. Prints the score for the side to move, nodes, time and a best line. Ctrl-C stops it with exit status 130; a score not proved by then has a question mark.</source>
        <translation>Um FILE, ou - para a entrada padrão, contém posições, por exemplo uma por linha (64 X, O e - e o lado que tem a vez; OBF; testes FFO), ou partidas, das quais vale a última posição, em qualquer formato que a janela abre. Um BOARD é um texto desses, entre aspas. O que não pode ser lido é informado, e o código de saída é 1. Imprime o resultado para o lado que tem a vez, os nós, o tempo e uma linha de jogo perfeito. Ctrl-C interrompe com código de saída 130; um resultado não provado até então traz um ponto de interrogação.</translation>
    </message>
    <message>
        <source>of the player</source>
        <translation>a cor do jogador</translation>
    </message>
    <message>
        <source>moves: whose count, of both sides, the player or the player&apos;s opponents</source>
        <translation>moves: de quem são as jogadas que contam, dos dois lados, do jogador ou dos adversários dele</translation>
    </message>
    <message>
        <source>only games of this year or later</source>
        <translation>só partidas deste ano ou posteriores</translation>
    </message>
    <message>
        <source>only games of this year or earlier</source>
        <translation>só partidas deste ano ou anteriores</translation>
    </message>
    <message>
        <source>games: at most so many; all if not given</source>
        <translation>games: no máximo tantas; todas se não for dada</translation>
    </message>
    <message>
        <source>analyze, chunks: how many moves the search looks ahead</source>
        <translation>analyze, chunks: quantas jogadas a busca calcula à frente</translation>
    </message>
    <message>
        <source>analyze, chunks: megabytes for the table of positions</source>
        <translation>analyze, chunks: megabytes para a tabela de posições</translation>
    </message>
    <message>
        <source>analyze: positions at once; one per processor if not given</source>
        <translation>analyze: posições ao mesmo tempo; uma por processador se não for dada</translation>
    </message>
    <message>
        <source>chunks: how many are in each</source>
        <translation>chunks: quantas posições há em cada bloco</translation>
    </message>
    <message>
        <source>work: the number of the first chunk</source>
        <translation>work: o número do primeiro bloco</translation>
    </message>
    <message>
        <source>report: of a player who has a row</source>
        <translation>report: quantas partidas um jogador precisa ter para aparecer na tabela</translation>
    </message>
    <message>
        <source>work: the next chunk is so many further</source>
        <translation>work: quantos blocos avançar até o próximo</translation>
    </message>
    <message>
        <source>keeps collections of Othello games and what positions are worth</source>
        <translation>guarda coleções de partidas de Othello e quanto valem as posições</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>desfazer</translation>
    </message>
    <message>
        <source>takes your last move and its answer back</source>
        <translation>desfaz a sua última jogada e a resposta a ela</translation>
    </message>
    <message>
        <source>redo</source>
        <translation>refazer</translation>
    </message>
    <message>
        <source>plays what was taken back again</source>
        <translation>joga de novo o que foi desfeito</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>dica</translation>
    </message>
    <message>
        <source>shows a good move, found at full strength</source>
        <translation>mostra uma boa jogada, encontrada com força total</translation>
    </message>
    <message>
        <source>new</source>
        <translation>novo</translation>
    </message>
    <message>
        <source>starts another game</source>
        <translation>começa outra partida</translation>
    </message>
    <message>
        <source>help</source>
        <translation>ajuda</translation>
    </message>
    <message>
        <source>shows this</source>
        <translation>mostra isto</translation>
    </message>
    <message>
        <source>quit</source>
        <translation>sair</translation>
    </message>
    <message>
        <source>ends; so does the end of the input</source>
        <translation>termina; o fim da entrada também</translation>
    </message>
    <message>
        <source>takes the last move back</source>
        <translation>desfaz a última jogada</translation>
    </message>
    <message>
        <source>Type a move, or help.</source>
        <translation>Digite uma jogada, ou ajuda.</translation>
    </message>
    <message>
        <source>Tic-tac-toe</source>
        <translation>Jogo da velha</translation>
    </message>
    <message>
        <source>Reverse Othello</source>
        <translation>Othello ao contrário</translation>
    </message>
    <message>
        <source>Othello</source>
        <translation>Othello</translation>
    </message>
    <message>
        <source>Nim</source>
        <translation>Nim</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>fácil</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>intermediário</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>difícil</translation>
    </message>
    <message>
        <source>Take any number of counters from one heap at a time.</source>
        <translation>Tire quantas peças quiser, de um só monte por vez.</translation>
    </message>
    <message>
        <source>Take 1 to %1 counters at a time.</source>
        <translation>Tire de 1 a %1 peças por vez.</translation>
    </message>
    <message>
        <source>Take 1 to %1 counters from one heap at a time.</source>
        <translation>Tire de 1 a %1 peças de um só monte por vez.</translation>
    </message>
    <message>
        <source>Whoever takes the last one loses.</source>
        <translation>Quem tira a última perde.</translation>
    </message>
    <message>
        <source>Whoever takes the last one wins.</source>
        <translation>Quem tira a última vence.</translation>
    </message>
    <message>
        <source>%1 against the computer (%2).</source>
        <translation>%1 contra o computador (%2).</translation>
    </message>
    <message>
        <source>You are %1.</source>
        <translation>Você joga com: %1.</translation>
    </message>
    <message>
        <source>The computer moves first.</source>
        <translation>O computador joga primeiro.</translation>
    </message>
    <message>
        <source>You move first.</source>
        <translation>Você joga primeiro.</translation>
    </message>
    <message>
        <source>%1 for two players.</source>
        <translation>%1 para duas pessoas.</translation>
    </message>
    <message>
        <source>Whoever has the fewest discs at the end wins. The computer has learnt nothing about this game:
at the hard level it looks as far ahead as its time allows, and sees the end exactly.</source>
        <translation>Vence quem tem menos peças no fim. O computador não aprendeu nada sobre este jogo:
no nível difícil ele calcula até onde o tempo permite e vê o fim com exatidão.</translation>
    </message>
    <message>
        <source>Thinking...</source>
        <translation>Pensando...</translation>
    </message>
    <message>
        <source>The input has ended before the game.</source>
        <translation>A entrada terminou antes da partida.</translation>
    </message>
    <message>
        <source>This line is too long: at most %1 bytes are read.</source>
        <translation>Esta linha é longa demais: são lidos no máximo %1 bytes.</translation>
    </message>
    <message>
        <source>The game is over (new, undo or quit): </source>
        <translation>A partida terminou (novo, desfazer ou sair): </translation>
    </message>
    <message>
        <source>%1 to move: </source>
        <translation>%1 joga: </translation>
    </message>
    <message>
        <source>Your move: </source>
        <translation>Sua vez: </translation>
    </message>
    <message>
        <source>Your move, %1: </source>
        <translation>Sua vez, %1: </translation>
    </message>
    <message>
        <source>Not played: %1.</source>
        <translation>Não jogado: %1.</translation>
    </message>
    <message>
        <source>Not played: %1; did you mean %2?</source>
        <translation>Não jogado: %1; você quis dizer %2?</translation>
    </message>
    <message>
        <source>There is no move to take back.</source>
        <translation>Não há jogada para desfazer.</translation>
    </message>
    <message>
        <source>There is no move of yours to take back.</source>
        <translation>Não há jogada sua para desfazer.</translation>
    </message>
    <message>
        <source>Taken back: %1.</source>
        <translation>Desfeito: %1.</translation>
    </message>
    <message>
        <source>There is no move to play again.</source>
        <translation>Não há jogada para refazer.</translation>
    </message>
    <message>
        <source>Played again: %1.</source>
        <translation>Refeito: %1.</translation>
    </message>
    <message>
        <source>The game is over; there is no move to hint at.</source>
        <translation>A partida terminou; não há jogada para sugerir.</translation>
    </message>
    <message>
        <source>You, %1: %2</source>
        <translation>Você, %1: %2</translation>
    </message>
    <message>
        <source>The computer, %1: %2</source>
        <translation>O computador, %1: %2</translation>
    </message>
    <message>
        <source>threads that search</source>
        <translation>threads que fazem a busca</translation>
    </message>
    <message>
        <source>megabytes for the table of positions, rounded down to a power of two</source>
        <translation>megabytes para a tabela de posições, arredondados para baixo até uma potência de dois</translation>
    </message>
    <message numerus="yes">
        <source>You play %1 and turn %n disc(s).</source>
        <translation>
            <numerusform>Você joga %1 e vira %n peça.</numerusform>
            <numerusform>Você joga %1 e vira %n peças.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The computer plays %1 and turns %n disc(s).</source>
        <translation>
            <numerusform>O computador joga %1 e vira %n peça.</numerusform>
            <numerusform>O computador joga %1 e vira %n peças.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 plays %2 and turns %n disc(s).</source>
        <translation>
            <numerusform>%1 joga %2 e vira %n peça.</numerusform>
            <numerusform>%1 joga %2 e vira %n peças.</numerusform>
        </translation>
    </message>
    <message>
        <source>You cannot place a disc and pass.</source>
        <translation>Você não pode colocar nenhuma peça e passa.</translation>
    </message>
    <message>
        <source>The computer cannot place a disc and passes.</source>
        <translation>O computador não pode colocar nenhuma peça e passa.</translation>
    </message>
    <message>
        <source>%1 cannot place a disc and passes.</source>
        <translation>%1 não pode colocar nenhuma peça e passa.</translation>
    </message>
    <message>
        <source>You mark %1.</source>
        <translation>Você marca %1.</translation>
    </message>
    <message>
        <source>The computer marks %1.</source>
        <translation>O computador marca %1.</translation>
    </message>
    <message>
        <source>%1 marks %2.</source>
        <translation>%1 marca %2.</translation>
    </message>
    <message numerus="yes">
        <source>You take %n counter(s).</source>
        <translation>
            <numerusform>Você tira %n peça.</numerusform>
            <numerusform>Você tira %n peças.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The computer takes %n counter(s).</source>
        <translation>
            <numerusform>O computador tira %n peça.</numerusform>
            <numerusform>O computador tira %n peças.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n counter(s).</source>
        <translation>
            <numerusform>%1 tira %n peça.</numerusform>
            <numerusform>%1 tira %n peças.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take %n counter(s) from heap %1.</source>
        <translation>
            <numerusform>Você tira %n peça do monte %1.</numerusform>
            <numerusform>Você tira %n peças do monte %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The computer takes %n counter(s) from heap %1.</source>
        <translation>
            <numerusform>O computador tira %n peça do monte %1.</numerusform>
            <numerusform>O computador tira %n peças do monte %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n counter(s) from heap %2.</source>
        <translation>
            <numerusform>%1 tira %n peça do monte %2.</numerusform>
            <numerusform>%1 tira %n peças do monte %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>You win by %1: %2 to %3.</source>
        <translation>Você vence por %1: %2 a %3.</translation>
    </message>
    <message>
        <source>The computer wins by %1: %2 to %3.</source>
        <translation>O computador vence por %1: %2 a %3.</translation>
    </message>
    <message>
        <source>%1 wins by %2: %3 to %4.</source>
        <translation>%1 vence por %2: %3 a %4.</translation>
    </message>
    <message>
        <source>You win with the line %1.</source>
        <translation>Você vence com a linha %1.</translation>
    </message>
    <message>
        <source>The computer wins with the line %1.</source>
        <translation>O computador vence com a linha %1.</translation>
    </message>
    <message>
        <source>%1 wins with the line %2.</source>
        <translation>%1 vence com a linha %2.</translation>
    </message>
    <message>
        <source>You win.</source>
        <translation>Você vence.</translation>
    </message>
    <message>
        <source>The computer wins.</source>
        <translation>O computador vence.</translation>
    </message>
    <message>
        <source>%1 wins.</source>
        <translation>%1 vence.</translation>
    </message>
    <message>
        <source>You took the last counter.</source>
        <translation>Você tirou a última peça.</translation>
    </message>
    <message>
        <source>The computer took the last counter.</source>
        <translation>O computador tirou a última peça.</translation>
    </message>
    <message>
        <source>%1 took the last counter.</source>
        <translation>%1 tirou a última peça.</translation>
    </message>
    <message>
        <source>None is left.</source>
        <translation>Não resta nenhuma.</translation>
    </message>
    <message numerus="yes">
        <source>%n is/are left.</source>
        <translation>
            <numerusform>Resta %n.</numerusform>
            <numerusform>Restam %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>A draw: %1 to %2.</source>
        <translation>Empate: %1 a %2.</translation>
    </message>
    <message>
        <source>The fewest discs win.</source>
        <translation>Vence quem tem menos peças.</translation>
    </message>
    <message numerus="yes">
        <source>%n empty square(s) count for the loser.</source>
        <translation>
            <numerusform>A casa vazia (%n) conta para quem perde.</numerusform>
            <numerusform>As %n casas vazias contam para quem perde.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n empty square(s) count for the winner.</source>
        <translation>
            <numerusform>A casa vazia (%n) conta para quem vence.</numerusform>
            <numerusform>As %n casas vazias contam para quem vence.</numerusform>
        </translation>
    </message>
    <message>
        <source>A draw: nobody has a line.</source>
        <translation>Empate: ninguém tem uma linha.</translation>
    </message>
    <message>
        <source>A move is the number of an empty square, such as 5.</source>
        <translation>Uma jogada é o número de uma casa vazia, como 5.</translation>
    </message>
    <message>
        <source>A move is a square with a dot by its letter and number, such as f5.</source>
        <translation>Uma jogada é uma casa com ponto, dada pela letra e pelo número, como f5.</translation>
    </message>
    <message>
        <source>A move is how many counters to take (as many as you like), such as 2.</source>
        <translation>Uma jogada é quantas peças tirar (quantas quiser), como 2.</translation>
    </message>
    <message>
        <source>A move is how many counters to take (1 to %1), such as 2.</source>
        <translation>Uma jogada é quantas peças tirar (de 1 a %1), como 2.</translation>
    </message>
    <message>
        <source>A move is a heap and how many counters to take from it (as many as you like), such as a2.</source>
        <translation>Uma jogada é um monte e quantas peças tirar dele (quantas quiser), como a2.</translation>
    </message>
    <message>
        <source>A move is a heap and how many counters to take from it (1 to %1), such as a2.</source>
        <translation>Uma jogada é um monte e quantas peças tirar dele (de 1 a %1), como a2.</translation>
    </message>
    <message>
        <source>Hint: %1, which draws with best play.</source>
        <translation>Dica: %1, que empata com jogo perfeito.</translation>
    </message>
    <message>
        <source>Hint: %1, which wins with best play.</source>
        <translation>Dica: %1, que vence com jogo perfeito.</translation>
    </message>
    <message>
        <source>Hint: %1, which loses against best play.</source>
        <translation>Dica: %1, que perde contra jogo perfeito.</translation>
    </message>
    <message numerus="yes">
        <source>Hint: %1, which wins by %n disc(s) with best play.</source>
        <translation>
            <numerusform>Dica: %1, que vence por %n peça com jogo perfeito.</numerusform>
            <numerusform>Dica: %1, que vence por %n peças com jogo perfeito.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hint: %1, which loses by %n disc(s) against best play.</source>
        <translation>
            <numerusform>Dica: %1, que perde por %n peça contra jogo perfeito.</numerusform>
            <numerusform>Dica: %1, que perde por %n peças contra jogo perfeito.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You are then about %n disc(s) ahead.</source>
        <translation>
            <numerusform>Com ela, você fica cerca de %n peça à frente.</numerusform>
            <numerusform>Com ela, você fica cerca de %n peças à frente.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You are then about %n disc(s) behind.</source>
        <translation>
            <numerusform>Com ela, você fica cerca de %n peça atrás.</numerusform>
            <numerusform>Com ela, você fica cerca de %n peças atrás.</numerusform>
        </translation>
    </message>
    <message>
        <source>Hint: %1, the best that is to be seen.</source>
        <translation>Dica: %1, a melhor jogada encontrada.</translation>
    </message>
    <message numerus="yes">
        <source>Hint: %1, the best that is to be seen in %n move(s).</source>
        <translation>
            <numerusform>Dica: %1, a melhor encontrada calculando %n jogada à frente.</numerusform>
            <numerusform>Dica: %1, a melhor encontrada calculando %n jogadas à frente.</numerusform>
        </translation>
    </message>
    <message>
        <source>Hint: %1, as good as any.</source>
        <translation>Dica: %1, tão boa quanto qualquer outra.</translation>
    </message>
    <message>
        <source>Hint: %1, the only move there is.</source>
        <translation>Dica: %1, a única jogada possível.</translation>
    </message>
    <message>
        <source>Hint: %1, which ends the game and wins.</source>
        <translation>Dica: %1, que termina a partida e vence.</translation>
    </message>
    <message>
        <source>Hint: %1, which completes a line.</source>
        <translation>Dica: %1, que completa uma linha.</translation>
    </message>
    <message>
        <source>Hint: %1, which blocks the line that the other side would complete.</source>
        <translation>Dica: %1, que bloqueia a linha que o outro lado completaria.</translation>
    </message>
    <message>
        <source>Hint: %1, which stops the other side from making two threats at once.</source>
        <translation>Dica: %1, que impede o outro lado de fazer duas ameaças ao mesmo tempo.</translation>
    </message>
    <message>
        <source>Hint: %1, which leaves the other side a lost position.</source>
        <translation>Dica: %1, que deixa ao outro lado uma posição perdida.</translation>
    </message>
    <message>
        <source>Hint: %1, which loses against best play, as every move does, but makes the game last.</source>
        <translation>Dica: %1, que perde contra jogo perfeito, como toda jogada, mas faz a partida durar.</translation>
    </message>
    <message>
        <source>Hint: %1, a well-tried move of the opening.</source>
        <translation>Dica: %1, uma jogada de abertura consagrada.</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Preto</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Branco</translation>
    </message>
    <message>
        <source>The first player</source>
        <translation>O primeiro jogador</translation>
    </message>
    <message>
        <source>The second player</source>
        <translation>O segundo jogador</translation>
    </message>
    <message>
        <source>0 if all went well, 1 if something failed, 2 for wrong arguments, 130 after Ctrl-C.</source>
        <translation>0 se tudo correu bem, 1 se algo falhou, 2 para argumentos errados, 130 depois de Ctrl-C.</translation>
    </message>
    <message>
        <source>Usage: %1</source>
        <translation>Uso: %1</translation>
    </message>
    <message>
        <source>Commands:</source>
        <translation>Comandos:</translation>
    </message>
    <message>
        <source>%1 COMMAND --help lists the options; --version prints the version.</source>
        <translation>%1 COMMAND --help lista as opções; --version mostra a versão.</translation>
    </message>
    <message>
        <source>Exit status: %1</source>
        <translation>Código de saída: %1</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>Opções:</translation>
    </message>
    <message>
        <source>shows this text</source>
        <translation>mostra este texto</translation>
    </message>
    <message>
        <source>SYNOPSIS</source>
        <translation>SINOPSE</translation>
    </message>
    <message>
        <source>shows how to use the program</source>
        <translation>mostra como usar o programa</translation>
    </message>
    <message>
        <source>shows how to use the program, or the command beside it; so does -h</source>
        <translation>mostra como usar o programa, ou o comando ao lado; -h também</translation>
    </message>
    <message>
        <source>prints the version</source>
        <translation>mostra a versão</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Jogos</translation>
    </message>
    <message>
        <source>Programs</source>
        <translation>Programas</translation>
    </message>
    <message>
        <source>NAME</source>
        <translation>NOME</translation>
    </message>
    <message>
        <source>DESCRIPTION</source>
        <translation>DESCRIÇÃO</translation>
    </message>
    <message>
        <source>OPTIONS</source>
        <translation>OPÇÕES</translation>
    </message>
    <message>
        <source>COMMANDS</source>
        <translation>COMANDOS</translation>
    </message>
    <message>
        <source>EXIT STATUS</source>
        <translation>CÓDIGO DE SAÍDA</translation>
    </message>
    <message>
        <source>games: only those of this player, by the name or a part of it</source>
        <translation>games: só as deste jogador, pelo nome ou por parte dele</translation>
    </message>
    <message>
        <source>only games of this event, by the name or a part of it</source>
        <translation>só partidas deste evento, pelo nome ou por parte dele</translation>
    </message>
    <message>
        <source>The answers: on their own page, none, or only they</source>
        <translation>As respostas: em uma página própria, nenhuma ou só elas</translation>
    </message>
    <message>
        <source>Plays Othello from balanced openings, each from both sides, several games at once, and prints the result with Elo and its 95 % interval, discs and time. Our own engines use one thread each and remember nothing of the games before.

A PLAYER is one of
  easy, medium, hard    a level of the game
  random, corners       an opponent of the command opponents
  engine                the Othello engine by itself, without a book
  gtp:COMMAND           another program that speaks the Go Text Protocol
  nboard:COMMAND        another program that speaks the NBoard protocol

Its settings stand before the colon, after commas:
  seconds=S             how long it may think for a move, instead of the match&apos;s
  nodes=N, depth=N      its own limits, likewise
  clock=S+INCREMENT     the clock of a game instead; +INCREMENT can be left out
  book=on               lets hard play the opening from its book
  weights=FILE          the evaluation of an engine
  table=MB              the size of its transposition table; 64 if not given
  name=TEXT             its name in the result and the games
  patience=S            how long another program may take for a move if its
                        protocol has no time command; 60 if not given
  start=S               how long it may take to start; 60 if not given
  margin=S              how much longer than its time it may take; 0.5 if not
                        given; give much to one that ignores the clock

Limits of a move are for hard and engine: easy and medium need none. Another program gets its time as a clock for the game, in whole seconds, or, by NBoard&apos;s protocol, the depth.

A COMMAND is a program and its arguments, with double quotes around what holds blanks; no shell reads it. A program named by its whole path runs in its own folder. Examples: engine,weights=new.bin,name=new and &quot;nboard,depth=6:/opt/engine x&quot;.
</source>
        <translation>Joga partidas de Othello a partir de aberturas equilibradas, cada uma com as duas cores, várias ao mesmo tempo, e mostra o resultado com o Elo e seu intervalo de 95%, as peças e o tempo. As nossas engines usam uma thread cada uma e não guardam nada das partidas anteriores.

Um PLAYER (jogador) é um destes:
  easy, medium, hard    um nível do jogo
  random, corners       um adversário do comando opponents
  engine                a engine de Othello sozinha, sem livro de aberturas
  gtp:COMMAND           outro programa que fala o Go Text Protocol
  nboard:COMMAND        outro programa que fala o protocolo do NBoard

Seus ajustes vêm antes dos dois-pontos, depois de vírgulas:
  seconds=S             quanto pode pensar por jogada, em vez do tempo do match
  nodes=N, depth=N      seus próprios limites, do mesmo modo
  clock=S+INCREMENT     em vez disso, o relógio de uma partida; +INCREMENT pode
                        ser omitido
  book=on               deixa hard jogar a abertura com seu livro
  weights=FILE          a avaliação de uma engine
  table=MB              o tamanho da tabela de transposição; padrão: 64
  name=TEXT             seu nome no resultado e nas partidas
  patience=S            quanto outro programa pode demorar em uma jogada se seu
                        protocolo não informa o tempo; padrão: 60
  start=S               quanto pode demorar para iniciar; padrão: 60
  margin=S              quanto pode passar do seu tempo; padrão: 0.5; dê muito a
                        um programa que ignora o relógio

Os limites por jogada são para hard e engine: easy e medium não precisam deles. Outro programa recebe seu tempo como um relógio para a partida, em segundos inteiros, ou, pelo protocolo do NBoard, a profundidade.

COMMAND é um programa com seus argumentos, entre aspas duplas o que tiver espaços; nenhum shell o lê. Um programa indicado pelo caminho completo é executado na própria pasta. Exemplos: engine,weights=new.bin,name=new e &quot;nboard,depth=6:/opt/engine x&quot;.
</translation>
    </message>
    <message>
        <source>%1; default: %2</source>
        <translation>%1; padrão: %2</translation>
    </message>
    <message>
        <source>Writes GIFT, with trees as text, rather than Moodle&apos;s XML, with pictures.</source>
        <translation>Escreve GIFT, com as árvores como texto, em vez do XML do Moodle, com imagens.</translation>
    </message>
    <message>
        <source>a file of positions with the exact values of all moves, to see what the search misses</source>
        <translation>um arquivo de posições com os valores exatos de todas as jogadas, para ver o que escapa à busca</translation>
    </message>
    <message>
        <source>Prints the best move, its value for the side to move and the positions searched for each, then their sum, which is the same on every machine and changes only with the search. A POSITION is moves such as f5d6c3 or a quoted board; fixed ones of all phases if none is given. With --gauge also each best move&apos;s exact value, what the chosen move loses, and their means with standard errors, beside the error of the values and that left by one factor, fitted on one half and tested on the other. Ctrl-C stops it with exit status 130, after the sums so far.</source>
        <translation>Imprime a melhor jogada, seu valor para o lado que tem a vez e as posições examinadas para cada uma, depois a soma delas, que é a mesma em qualquer máquina e só muda com a busca. Uma POSITION são jogadas como f5d6c3 ou um tabuleiro entre aspas; sem nenhuma, valem posições fixas de todas as fases. Com --gauge imprime também o valor exato de cada melhor jogada, o que a jogada escolhida perde e as médias com erros padrão, ao lado do erro dos valores e do que resta com um só fator, ajustado em uma metade e testado na outra. Ctrl-C interrompe com código de saída 130, depois das somas até então.</translation>
    </message>
    <message>
        <source>Portrait pages rather than landscape.</source>
        <translation>Páginas em retrato em vez de paisagem.</translation>
    </message>
    <message>
        <source>makes a web page on which students search trees by hand</source>
        <translation>cria uma página da web em que os alunos fazem à mão a busca em árvores</translation>
    </message>
    <message>
        <source>Opens with this tree, such as &quot;MAX(MIN(3,12,8),MIN(2,4,6))&quot;, rather than with a random one.</source>
        <translation>Abre com esta árvore, como &quot;MAX(MIN(3,12,8),MIN(2,4,6))&quot;, e não com uma aleatória.</translation>
    </message>
    <message>
        <source>How deep random trees are, 1 to 6 plies</source>
        <translation>A profundidade das árvores aleatórias, de 1 a 6 níveis</translation>
    </message>
    <message>
        <source>How many children a node of a random tree has at most, 2 to 5</source>
        <translation>Quantos filhos um nó de uma árvore aleatória tem no máximo, de 2 a 5</translation>
    </message>
    <message>
        <source>How random trees are searched: by alpha-beta, by alpha-beta that cuts beyond the bound only, or by minimax</source>
        <translation>Como se busca nas árvores aleatórias: com alfa-beta, com alfa-beta que corta só além do limite, ou com minimax</translation>
    </message>
    <message>
        <source>only games of one&apos;s own, which the window added</source>
        <translation>só as suas partidas, adicionadas pela janela</translation>
    </message>
    <message>
        <source>moves: leave out the values that the library does not have</source>
        <translation>moves: omite os valores que a biblioteca não tem</translation>
    </message>
    <message>
        <source>A library is one file, an SQLite database that resources/formats/tabuleiro-library.md
describes. Actions:
  import LIBRARY FILE...   adds the games of files, or of the folders with them: WTHOR
                           (.wtb, with .jou and .trn beside it), GGF, PGN, SGF,
                           transcripts and our own, packed as .gz or .bz2 too. Makes
                           the library where there is none. A file is added as a whole;
                           what cannot be read is named and passed over. After Ctrl-C or
                           a failure the same command continues.
                           Kept are moves, players, event, date and the result in
                           discs; not times, values, remarks and variations.
  info LIBRARY             says what is in it
  games LIBRARY            lists the games, with tabs between the columns
  moves LIBRARY [LINE]     what was played after a line of moves such as f5d6, or in a
                           position, however the board is turned; values, and means of
                           ten games or more, are in discs for the side to move. Moves
                           without a value in the library are searched, 8 moves ahead or,
                           with 12 empty squares or fewer, to the end
  export LIBRARY FILE      writes the games as .ggf, .txt or .tabuleiro
  rebuild LIBRARY          rebuilds the table of positions from the games
  analyze LIBRARY          values every position that has no value of the depth yet;
                           the same command continues after it was stopped
  chunks LIBRARY FOLDER    writes those positions as files, for many machines
  work FOLDER              values the chunks --first, --first + --step and so on. What is
                           there is kept; any machine can do any chunk, at any time
  collect LIBRARY FOLDER   takes in what is finished
  report LIBRARY [FOLDER]  how much the players lost a move, by phase and by year, the
                           costliest moves, and the openings; in FOLDER all tables as CSV,
                           and charts as SVG
</source>
        <translation>Uma biblioteca é um arquivo, um banco de dados SQLite descrito em
resources/formats/tabuleiro-library.md. Ações:
  import LIBRARY FILE...   adiciona as partidas de arquivos, ou das pastas em que
                           estão: WTHOR (.wtb, com .jou e .trn ao lado), GGF, PGN,
                           SGF, transcrições e o nosso formato, também compactados
                           como .gz ou .bz2. Cria a biblioteca se ela não existe. Um
                           arquivo é adicionado por inteiro; o que não pode ser lido é
                           indicado e ignorado. Depois de Ctrl-C ou de uma falha, o
                           mesmo comando continua.
                           Guardam-se jogadas, jogadores, evento, data e o resultado em
                           peças; não tempos, valores, comentários e variantes.
  info LIBRARY             diz o que há nela
  games LIBRARY            lista as partidas, com tabulações entre as colunas
  moves LIBRARY [LINE]     o que se jogou depois de uma linha de jogadas como f5d6, ou
                           em uma posição, como quer que o tabuleiro esteja girado; os
                           valores, e as médias de dez partidas ou mais, são em peças
                           para o lado que tem a vez. As jogadas sem valor na
                           biblioteca são examinadas com 8 jogadas de profundidade ou,
                           com 12 casas vazias ou menos, até o fim
  export LIBRARY FILE      grava as partidas como .ggf, .txt ou .tabuleiro
  rebuild LIBRARY          refaz a tabela de posições a partir das partidas
  analyze LIBRARY          avalia cada posição que ainda não tem valor da
                           profundidade; o mesmo comando continua depois de parado
  chunks LIBRARY FOLDER    grava essas posições em blocos, arquivos para várias
                           máquinas
  work FOLDER              avalia os blocos --first, --first + --step e assim por
                           diante. O que já existe é mantido; qualquer máquina pode
                           fazer qualquer bloco, a qualquer momento
  collect LIBRARY FOLDER   recolhe o que está pronto
  report LIBRARY [FOLDER]  quanto os jogadores perderam por jogada, por fase e por
                           ano, as jogadas mais caras e as aberturas; em FOLDER, todas
                           as tabelas em CSV e gráficos em SVG
</translation>
    </message>
    <message>
        <source>None is left in it.</source>
        <translation>Não resta nenhuma nele.</translation>
    </message>
    <message>
        <source>Reads the lines of the files, or of the standard input for - and where no FILE is given. A line is a position (64 of X, O and - and the side to move, also after &quot;NUMBER | &quot; as in the FFO tests) or a game from the start (f5d6c3...). A file may have any other format that the window opens as well; what comes through a pipe may too, unless its first line is a record by itself: then each line is answered as soon as it is there. Writes a line for each game or position as soon as it is done: of a position every move, of a game every move played, with its score in discs for the side that moves, and behind a move played the best one where that was better. A finished position has its score for the side to move, a finished game Black&apos;s. A line&apos;s answer depends on the line, --depth and --table-mb alone, so that the input may be split over machines. A line that cannot be read gets an error with its column, and the exit status is 1.</source>
        <translation>Lê as linhas dos arquivos, ou da entrada padrão para - e quando não se dá nenhum FILE. Uma linha é uma posição (64 X, O e - e o lado que tem a vez, também depois de &quot;NUMBER | &quot; como nos testes FFO) ou uma partida desde o início (f5d6c3...). Um arquivo também pode ter qualquer outro formato que a janela abre; o que chega por um pipe também, a não ser que a primeira linha seja por si só uma partida ou uma posição: então cada linha é respondida assim que chega. Escreve uma linha para cada partida ou posição assim que fica pronta: de uma posição todas as jogadas, de uma partida todas as jogadas feitas, com o resultado em peças para o lado que joga e, depois de uma jogada feita, a melhor, quando essa era melhor. Uma posição terminada traz o resultado para o lado que tem a vez, uma partida terminada o do Preto. A resposta a uma linha depende só da linha, de --depth e de --table-mb, de modo que a entrada pode ser dividida entre máquinas. Uma linha que não pode ser lida recebe um erro com a coluna, e o código de saída é 1.</translation>
    </message>
    <message>
        <source>Prints a table of comma-separated values, for a spreadsheet: who, page, trees, questions, answered, right at once, right at the second try, wrong.</source>
        <translation>Escreve uma tabela de valores separados por vírgulas, para uma planilha: quem, página, árvores, perguntas, respondidas, certas de primeira, certas na segunda tentativa, erradas.</translation>
    </message>
    <message>
        <source>A page of the Search Lab shows a code behind its quiz, such as 16N3P-1C180-R05BH. A page to practise on has one, too. Without a CODE they are read from the standard input, one a line, with a name before it where there is one. A mistyped code is found, one that somebody has made up is not.</source>
        <translation>Uma página do Laboratório de busca mostra depois do quiz um código, como 16N3P-1C180-R05BH. Uma página para praticar também tem um. Sem CODE eles são lidos da entrada padrão, um por linha, com um nome antes onde houver. Um código digitado errado é descoberto; um inventado, não.</translation>
    </message>
    <message>
        <source>The game is over. Type new, undo or quit.</source>
        <translation>A partida terminou. Digite novo, desfazer ou sair.</translation>
    </message>
    <message>
        <source>Of a lesson, for each stop in a category of its title, those questions that do not answer each other: of a tree many, of a game few. Of random trees one question each, in a category of its kind, from which Moodle can draw for each student.</source>
        <translation>De uma lição, para cada parada e em uma categoria com o título dela, as perguntas que não respondem umas às outras: muitas de uma árvore, poucas de um jogo. De árvores aleatórias, uma questão de cada uma, em uma categoria do seu tipo, da qual o Moodle pode sortear para cada aluno.</translation>
    </message>
    <message>
        <source>The page needs nothing but a browser, and can be put on any web server: random trees, the same for the same number, though not those of the other commands, and one&apos;s own, searched by minimax or alpha-beta and checked.</source>
        <translation>A página só precisa de um navegador e pode ficar em qualquer servidor web: árvores aleatórias, as mesmas para o mesmo número, mas não as dos outros comandos, e árvores próprias, com busca por minimax ou alfa-beta e respostas verificadas.</translation>
    </message>
</context>
<context>
    <name>core::Error</name>
    <message>
        <source>line %1, column %2, byte %3: %4</source>
        <translation>linha %1, coluna %2, byte %3: %4</translation>
    </message>
    <message>
        <source>character %1: %2</source>
        <translation>caractere %1: %2</translation>
    </message>
    <message>
        <source>byte %1: %2</source>
        <translation>byte %1: %2</translation>
    </message>
    <message>
        <source>game %1: %2</source>
        <translation>partida %1: %2</translation>
    </message>
    <message>
        <source>move %1: %2</source>
        <translation>jogada %1: %2</translation>
    </message>
    <message>
        <source>move %1, %2: %3</source>
        <translation>jogada %1, %2: %3</translation>
    </message>
    <message>
        <source>the game is over</source>
        <translation>a partida terminou</translation>
    </message>
    <message>
        <source>the game is over; expected no more moves</source>
        <translation>a partida terminou; não se esperava outra jogada</translation>
    </message>
    <message>
        <source>Black is not to move; expected a move of the other side</source>
        <translation>não é a vez do Preto; esperava-se uma jogada do outro lado</translation>
    </message>
    <message>
        <source>White is not to move; expected a move of the other side</source>
        <translation>não é a vez do Branco; esperava-se uma jogada do outro lado</translation>
    </message>
    <message>
        <source>the number of squares is %1; expected %2</source>
        <translation>o número de casas é %1; esperava-se %2</translation>
    </message>
    <message>
        <source>after the board: nothing; expected the side to move, X or O</source>
        <translation>depois do tabuleiro não há nada; esperava-se o lado que tem a vez, X ou O</translation>
    </message>
    <message>
        <source>a board of size %1; expected 8</source>
        <translation>um tabuleiro de tamanho %1; esperava-se 8</translation>
    </message>
    <message>
        <source>%1; expected othello, tictactoe or nim</source>
        <translation>%1; esperava-se othello, tictactoe ou nim</translation>
    </message>
    <message>
        <source>%1: cannot be read</source>
        <translation>%1: não pode ser lido</translation>
    </message>
    <message>
        <source>%1: cannot be written: %2</source>
        <translation>%1: não pode ser gravado: %2</translation>
    </message>
    <message>
        <source>%1: is a folder; expected a file</source>
        <translation>%1: é uma pasta; esperava-se um arquivo</translation>
    </message>
    <message>
        <source>the game has no end; expected ;)</source>
        <translation>a partida não tem fim; esperava-se ;)</translation>
    </message>
    <message>
        <source>a game without a board; expected BO[8 ...]</source>
        <translation>uma partida sem tabuleiro; esperava-se BO[8 ...]</translation>
    </message>
    <message>
        <source>%1; expected a property such as PB[name], or ;)</source>
        <translation>%1; esperava-se uma propriedade como PB[nome], ou ;)</translation>
    </message>
    <message>
        <source>the property %1 has no end; expected ]</source>
        <translation>a propriedade %1 não tem fim; esperava-se ]</translation>
    </message>
    <message>
        <source>a game of %1; expected Othello</source>
        <translation>uma partida de %1; esperava-se Othello</translation>
    </message>
    <message>
        <source>a board after the moves; expected it before</source>
        <translation>um tabuleiro depois das jogadas; esperava-se antes</translation>
    </message>
    <message>
        <source>a move before the board; expected BO[8 ...] first</source>
        <translation>uma jogada antes do tabuleiro; esperava-se primeiro BO[8 ...]</translation>
    </message>
    <message>
        <source>no game; expected one that begins with (;GM[Othello]</source>
        <translation>nenhuma partida; esperava-se uma que comece com (;GM[Othello]</translation>
    </message>
    <message>
        <source>%1; expected &quot;Tabuleiro game 1&quot;</source>
        <translation>%1; esperava-se &quot;Tabuleiro game 1&quot;</translation>
    </message>
    <message>
        <source>%1; expected a line such as &quot;game: othello&quot;</source>
        <translation>%1; esperava-se uma linha como &quot;game: othello&quot;</translation>
    </message>
    <message>
        <source>the game after its moves; expected it before</source>
        <translation>o jogo depois das jogadas; esperava-se antes</translation>
    </message>
    <message>
        <source>%1 before the game; expected &quot;game: othello&quot; first</source>
        <translation>%1 antes do jogo; esperava-se primeiro &quot;game: othello&quot;</translation>
    </message>
    <message>
        <source>the start after the moves; expected it before</source>
        <translation>o início depois das jogadas; esperava-se antes</translation>
    </message>
    <message>
        <source>a second line of moves; expected one, and others as variations</source>
        <translation>uma segunda linha de jogadas; esperava-se uma só, e as outras como variantes</translation>
    </message>
    <message>
        <source>%1; expected human, computer or program</source>
        <translation>%1; esperava-se human, computer ou program</translation>
    </message>
    <message>
        <source>%1; expected first or second</source>
        <translation>%1; esperava-se first ou second</translation>
    </message>
    <message>
        <source>%1; expected seconds such as 300+2 287 150</source>
        <translation>%1; esperavam-se segundos como 300+2 287 150</translation>
    </message>
    <message>
        <source>%1; expected a number of moves</source>
        <translation>%1; esperava-se um número de jogadas</translation>
    </message>
    <message>
        <source>%1; expected &quot;variation after N:&quot; with N from 0 to %2</source>
        <translation>%1; esperava-se &quot;variation after N:&quot; com N de 0 a %2</translation>
    </message>
    <message>
        <source>a variation before the moves; expected &quot;moves:&quot; first</source>
        <translation>uma variante antes das jogadas; esperava-se primeiro &quot;moves:&quot;</translation>
    </message>
    <message>
        <source>more variations than %1</source>
        <translation>mais variantes que %1</translation>
    </message>
    <message>
        <source>the game ends without its kind; expected &quot;game: othello&quot;</source>
        <translation>a partida termina sem dizer o jogo; esperava-se &quot;game: othello&quot;</translation>
    </message>
    <message>
        <source>the file has %1 bytes; expected at most %2 (%3 MiB)</source>
        <translation>o arquivo tem %1 bytes; esperavam-se no máximo %2 (%3 MiB)</translation>
    </message>
    <message>
        <source>%1; expected X, O or -</source>
        <translation>%1; esperava-se X, O ou -</translation>
    </message>
    <message>
        <source>character %1 (%2): %3</source>
        <translation>caractere %1 (%2): %3</translation>
    </message>
    <message>
        <source>%1; expected the side to move, X or O</source>
        <translation>%1; esperava-se o lado que tem a vez, X ou O</translation>
    </message>
    <message>
        <source>a value is missing; expected : and a value</source>
        <translation>falta um valor; esperava-se : e um valor</translation>
    </message>
    <message>
        <source>the game has no end; expected }</source>
        <translation>a partida não tem fim; esperava-se }</translation>
    </message>
    <message>
        <source>too many brackets within brackets</source>
        <translation>colchetes demais dentro de colchetes</translation>
    </message>
    <message>
        <source>%1; expected a value</source>
        <translation>%1; esperava-se um valor</translation>
    </message>
    <message>
        <source>%1; expected a name in quotation marks</source>
        <translation>%1; esperava-se um nome entre aspas</translation>
    </message>
    <message>
        <source>a text without its end; expected a quotation mark</source>
        <translation>um texto sem fim; esperavam-se aspas</translation>
    </message>
    <message>
        <source>this is not a text: it holds the byte %1; expected a game as text</source>
        <translation>isto não é um texto: contém o byte %1; esperava-se uma partida em forma de texto</translation>
    </message>
    <message>
        <source>the line is too long; expected a position or a game in at most %1 MiB</source>
        <translation>a linha é longa demais; esperava-se uma posição ou uma partida de no máximo %1 MiB</translation>
    </message>
    <message>
        <source>%1; expected a score such as +2, from -64 to 64</source>
        <translation>%1; esperava-se um resultado como +2, de -64 a 64</translation>
    </message>
    <message>
        <source>the board has no side to move; Black is assumed</source>
        <translation>o tabuleiro não diz de quem é a vez; supõe-se que é do Preto</translation>
    </message>
    <message>
        <source>the board has no side to move; White is assumed</source>
        <translation>o tabuleiro não diz de quem é a vez; supõe-se que é do Branco</translation>
    </message>
    <message>
        <source>more than %1 games and positions; the others are not read</source>
        <translation>mais de %1 partidas e posições; as outras não são lidas</translation>
    </message>
    <message>
        <source>%1 games or positions; expected one</source>
        <translation>%1 partidas ou posições; esperava-se uma</translation>
    </message>
    <message>
        <source>a game of another kind; expected Othello, GM[2]</source>
        <translation>uma partida de outro jogo; esperava-se Othello, GM[2]</translation>
    </message>
    <message>
        <source>the game has no end; expected )</source>
        <translation>a partida não tem fim; esperava-se )</translation>
    </message>
    <message>
        <source>too many levels of variations</source>
        <translation>níveis de variantes demais</translation>
    </message>
    <message>
        <source>%1; expected a property such as B[f5]</source>
        <translation>%1; esperava-se uma propriedade como B[f5]</translation>
    </message>
    <message>
        <source>%1; expected a square such as cd or c4</source>
        <translation>%1; esperava-se uma casa como cd ou c4</translation>
    </message>
    <message>
        <source>no moves; expected moves such as %1</source>
        <translation>nenhuma jogada; esperavam-se jogadas como %1</translation>
    </message>
    <message>
        <source>a tag without its end; expected ] on the same line</source>
        <translation>uma etiqueta sem fim; esperava-se ] na mesma linha</translation>
    </message>
    <message>
        <source>%1; expected a board of 64 X, O and -</source>
        <translation>%1; esperava-se um tabuleiro de 64 X, O e -</translation>
    </message>
    <message>
        <source>a remark without its end; expected %1</source>
        <translation>um comentário sem fim; esperava-se %1</translation>
    </message>
    <message>
        <source>%1 is half a square; expected a letter and a number, such as f5</source>
        <translation>%1 é metade de uma casa; esperavam-se uma letra e um número, como f5</translation>
    </message>
    <message>
        <source>%1; expected a square such as f5, or pass</source>
        <translation>%1; esperava-se uma casa como f5, ou pass</translation>
    </message>
    <message>
        <source>the packed file is cut or damaged; only its first %1 bytes are read</source>
        <translation>o arquivo compactado está cortado ou danificado; só são lidos os primeiros %1 bytes</translation>
    </message>
    <message>
        <source>the packed file holds more than %1 MiB, the most that is read</source>
        <translation>o arquivo compactado contém mais de %1 MiB, o máximo que se lê</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>e mais %1</translation>
    </message>
    <message>
        <source>the file has %1 bytes; expected a header of 16</source>
        <translation>o arquivo tem %1 bytes; esperava-se um cabeçalho de 16</translation>
    </message>
    <message>
        <source>the file is cut or its header is wrong: it should hold %1 records and holds %2 whole ones, which are read</source>
        <translation>o arquivo está cortado ou o cabeçalho está errado: deveria conter %1 registros e contém %2 inteiros, que são lidos</translation>
    </message>
    <message>
        <source>a file of solitaires; expected one of games</source>
        <translation>um arquivo de solitários; esperava-se um de partidas</translation>
    </message>
    <message>
        <source>the file holds no games</source>
        <translation>o arquivo não contém partidas</translation>
    </message>
    <message>
        <source>move %1, %2, is not legal</source>
        <translation>a jogada %1, %2, não é permitida</translation>
    </message>
    <message>
        <source>is not a library of games; expected a file that Tabuleiro made</source>
        <translation>não é uma biblioteca de partidas; esperava-se um arquivo criado pelo Tabuleiro</translation>
    </message>
    <message>
        <source>is damaged; restore a copy of it, or import its games into another file</source>
        <translation>está danificada; restaure uma cópia ou importe as partidas em outro arquivo</translation>
    </message>
    <message>
        <source>is being changed by another program; try again when that has ended</source>
        <translation>está sendo alterada por outro programa; tente de novo quando ele terminar</translation>
    </message>
    <message>
        <source>cannot be written: the file or its folder is read-only; nothing was changed</source>
        <translation>não pode ser gravada: o arquivo ou a pasta é somente leitura; nada foi alterado</translation>
    </message>
    <message>
        <source>cannot grow: the disk is full; what was there before is kept</source>
        <translation>não pode crescer: o disco está cheio; o que havia antes foi mantido</translation>
    </message>
    <message>
        <source>cannot be opened</source>
        <translation>não pode ser aberta</translation>
    </message>
    <message>
        <source>may not be opened</source>
        <translation>não há permissão para abri-la</translation>
    </message>
    <message>
        <source>cannot be read or written (%1); what was there before is kept</source>
        <translation>não pode ser lida nem gravada (%1); o que havia antes foi mantido</translation>
    </message>
    <message>
        <source>cannot be used (%1)</source>
        <translation>não pode ser usada (%1)</translation>
    </message>
    <message>
        <source>is not a library of games but a database of another program</source>
        <translation>não é uma biblioteca de partidas, e sim um banco de dados de outro programa</translation>
    </message>
    <message>
        <source>was made by a newer version of Tabuleiro (schema %1; this one knows %2); update Tabuleiro to read it</source>
        <translation>foi criada por uma versão mais nova do Tabuleiro (esquema %1; esta conhece %2); atualize o Tabuleiro para lê-la</translation>
    </message>
    <message>
        <source>is cut short: it has %1 bytes, expected %2; restore a copy of it, or import its games into another file</source>
        <translation>está incompleta: tem %1 bytes, esperavam-se %2; restaure uma cópia ou importe as partidas em outro arquivo</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>esse arquivo não existe</translation>
    </message>
    <message>
        <source>cannot be written; nothing was changed</source>
        <translation>não pode ser gravada; nada foi alterado</translation>
    </message>
    <message>
        <source>is empty; an import makes a library of it</source>
        <translation>está vazia; uma importação a transforma em biblioteca</translation>
    </message>
    <message>
        <source>the import was interrupted</source>
        <translation>a importação foi interrompida</translation>
    </message>
    <message>
        <source>a game without moves</source>
        <translation>uma partida sem jogadas</translation>
    </message>
    <message>
        <source>expected a game of Othello from the usual start</source>
        <translation>esperava-se uma partida de Othello desde o início habitual</translation>
    </message>
    <message>
        <source>heap %1: %2; expected numbers joined by -, such as 1-3-5-7</source>
        <translation>monte %1: %2; esperavam-se números unidos por -, como 1-3-5-7</translation>
    </message>
    <message>
        <source>%1 heaps; expected 1 to %2</source>
        <translation>%1 montes; esperavam-se de 1 a %2</translation>
    </message>
    <message>
        <source>a limit of %1; expected 1 to %2, or 0 for any number</source>
        <translation>um limite de %1; esperava-se de 1 a %2, ou 0 para qualquer quantidade</translation>
    </message>
    <message>
        <source>heap %1 has %2 counters; expected 0 to %3</source>
        <translation>o monte %1 tem %2 peças; esperavam-se de 0 a %3</translation>
    </message>
    <message>
        <source>%1 is not a valid move; expected how many to take, such as 2</source>
        <translation>%1 não é uma jogada válida; esperava-se o número de peças a tirar, como 2</translation>
    </message>
    <message>
        <source>%1 is not a valid move; expected a heap and how many to take, such as a2</source>
        <translation>%1 não é uma jogada válida; esperavam-se um monte e o número de peças a tirar, como a2</translation>
    </message>
    <message>
        <source>there is no heap %1; expected a</source>
        <translation>não há monte %1; esperava-se a</translation>
    </message>
    <message>
        <source>there is no heap %1; expected a to %2</source>
        <translation>não há monte %1; esperava-se de a até %2</translation>
    </message>
    <message>
        <source>heap %1 is empty; expected one with counters</source>
        <translation>o monte %1 está vazio; esperava-se um com peças</translation>
    </message>
    <message>
        <source>%1 cannot be taken from heap %2; expected at least 1 and at most %3</source>
        <translation>%1 não pode ser tirado do monte %2; esperava-se no mínimo 1 e no máximo %3</translation>
    </message>
    <message>
        <source>no heaps; expected numbers joined by -, such as 1-3-5-7</source>
        <translation>nenhum monte; esperavam-se números unidos por -, como 1-3-5-7</translation>
    </message>
    <message>
        <source>after &quot;limit&quot;: nothing; expected a number from 1 to %1</source>
        <translation>depois de &quot;limit&quot; não há nada; esperava-se um número de 1 a %1</translation>
    </message>
    <message>
        <source>after &quot;limit&quot;: %1; expected a number from 1 to %2</source>
        <translation>depois de &quot;limit&quot;: %1; esperava-se um número de 1 a %2</translation>
    </message>
    <message>
        <source>word %1: %2; expected limit, misere, normal, first or second</source>
        <translation>palavra %1: %2; esperava-se limit, misere, normal, first ou second</translation>
    </message>
    <message>
        <source>%1 is not a valid square; expected a letter from a to %2 and a number from 1 to %3, such as %4</source>
        <translation>%1 não é uma casa válida; esperavam-se uma letra de a até %2 e um número de 1 a %3, como %4</translation>
    </message>
    <message>
        <source>square %1 holds two discs</source>
        <translation>a casa %1 tem duas peças</translation>
    </message>
    <message>
        <source>a pass is not allowed while a disc can be placed, for example on %1</source>
        <translation>não é permitido passar enquanto se pode colocar uma peça, por exemplo em %1</translation>
    </message>
    <message>
        <source>%1 is not a valid square; expected a letter from a to h and a number from 1 to 8, such as e5, or pass</source>
        <translation>%1 não é uma casa válida; esperavam-se uma letra de a até h e um número de 1 a 8, como e5, ou pass</translation>
    </message>
    <message>
        <source>no disc can be placed; expected pass</source>
        <translation>não se pode colocar nenhuma peça; esperava-se pass</translation>
    </message>
    <message>
        <source>%1 is taken; expected an empty square</source>
        <translation>%1 está ocupada; esperava-se uma casa vazia</translation>
    </message>
    <message>
        <source>%1 turns no disc; a legal square is %2</source>
        <translation>%1 não vira nenhuma peça; uma casa permitida é %2</translation>
    </message>
    <message>
        <source>%1; expected nothing after the side to move</source>
        <translation>%1; não se esperava nada depois do lado que tem a vez</translation>
    </message>
    <message>
        <source>a square is marked twice</source>
        <translation>uma casa está marcada duas vezes</translation>
    </message>
    <message>
        <source>a mark is outside the board; expected squares 1 to 9</source>
        <translation>uma marca está fora do tabuleiro; esperavam-se casas de 1 a 9</translation>
    </message>
    <message>
        <source>X has %1 marks and O %2 with %3 to move; expected turns taken one after the other</source>
        <translation>X tem %1 marcas e O tem %2, e é a vez de %3; esperava-se que jogassem alternadamente</translation>
    </message>
    <message>
        <source>X and O both have a line; expected one at most</source>
        <translation>X e O têm uma linha cada um; esperava-se uma no máximo</translation>
    </message>
    <message>
        <source>%1 is not a valid square; expected a number from 1 to 9, or a1 to c3</source>
        <translation>%1 não é uma casa válida; esperava-se um número de 1 a 9, ou de a1 a c3</translation>
    </message>
    <message>
        <source>square %1 is taken; expected an empty one</source>
        <translation>a casa %1 está ocupada; esperava-se uma vazia</translation>
    </message>
    <message>
        <source>character %1 (square %2): %3</source>
        <translation>caractere %1 (casa %2): %3</translation>
    </message>
    <message>
        <source>after the board: %1; expected the side to move, X or O</source>
        <translation>depois do tabuleiro: %1; esperava-se o lado que tem a vez, X ou O</translation>
    </message>
    <message>
        <source>%1; expected a line such as &quot;tree: MAX(3,5)&quot;</source>
        <translation>%1; esperava-se uma linha como &quot;tree: MAX(3,5)&quot;</translation>
    </message>
    <message>
        <source>%1; expected &quot;Tabuleiro lesson 1&quot;</source>
        <translation>%1; esperava-se &quot;Tabuleiro lesson 1&quot;</translation>
    </message>
    <message>
        <source>%1; expected fail-soft or fail-hard</source>
        <translation>%1; esperava-se fail-soft ou fail-hard</translation>
    </message>
    <message>
        <source>a position before its game; expected &quot;game: othello&quot; first</source>
        <translation>uma posição antes do jogo; esperava-se primeiro &quot;game: othello&quot;</translation>
    </message>
    <message>
        <source>%1; expected one of: %2</source>
        <translation>%1; esperava-se uma destas: %2</translation>
    </message>
    <message>
        <source>%1; expected one of: %2, the last with its moves</source>
        <translation>%1; esperava-se uma destas: %2, a última com as jogadas</translation>
    </message>
    <message>
        <source>%1; expected the number of a step</source>
        <translation>%1; esperava-se o número de um passo</translation>
    </message>
    <message>
        <source>%1; expected a number of plies from 0 to %2</source>
        <translation>%1; esperava-se um número de jogadas de 0 a %2</translation>
    </message>
    <message>
        <source>an answer before its question; expected &quot;question:&quot; first</source>
        <translation>uma resposta antes da pergunta; esperava-se primeiro &quot;question:&quot;</translation>
    </message>
    <message>
        <source>%1; expected the number of a move</source>
        <translation>%1; esperava-se o número de uma jogada</translation>
    </message>
    <message>
        <source>the lesson ends without what is searched; expected &quot;tree: MAX(3,5)&quot; or &quot;game: tictactoe&quot;</source>
        <translation>a lição termina sem dizer onde se busca; esperava-se &quot;tree: MAX(3,5)&quot; ou &quot;game: tictactoe&quot;</translation>
    </message>
    <message>
        <source>nothing is left to search; expected a position that is not over, or a tree with children</source>
        <translation>não resta nada para a busca; esperava-se uma posição que não terminou ou uma árvore com filhos</translation>
    </message>
    <message>
        <source>%1 does not search this game; expected another algorithm</source>
        <translation>%1 não busca neste jogo; esperava-se outro algoritmo</translation>
    </message>
    <message>
        <source>%1 is no order of this game&apos;s moves; expected given, for example</source>
        <translation>%1 não é uma ordem das jogadas deste jogo; esperava-se given, por exemplo</translation>
    </message>
    <message>
        <source>%1 needs a depth; expected &quot;depth: 3&quot;, for example</source>
        <translation>%1 precisa de uma profundidade; esperava-se &quot;depth: 3&quot;, por exemplo</translation>
    </message>
    <message>
        <source>weights of a search without a heuristic; expected a depth, for example &quot;depth: 3&quot;</source>
        <translation>pesos de uma busca sem heurística; esperava-se uma profundidade, por exemplo &quot;depth: 3&quot;</translation>
    </message>
    <message>
        <source>%1; expected %2 numbers, one for each term of the search&apos;s heuristic</source>
        <translation>%1; esperavam-se %2 números, um para cada termo da heurística da busca</translation>
    </message>
    <message>
        <source>%1; expected a weight from 0 to %2</source>
        <translation>%1; esperava-se um peso de 0 a %2</translation>
    </message>
    <message>
        <source>expected the end, or ; and what is known of a letter</source>
        <translation>esperava-se o fim, ou ; e o que se sabe de uma letra</translation>
    </message>
    <message>
        <source>Column %1: the text ends; %2.</source>
        <translation>Coluna %1: o texto termina; %2.</translation>
    </message>
    <message>
        <source>Column %1: &apos;%2&apos; does not belong here; %3.</source>
        <translation>Coluna %1: &apos;%2&apos; não deveria estar aqui; %3.</translation>
    </message>
    <message>
        <source>expected MAX here, because the levels alternate, or a value</source>
        <translation>esperava-se MAX aqui, porque os níveis se alternam, ou um valor</translation>
    </message>
    <message>
        <source>expected MIN here, because the levels alternate, or a value</source>
        <translation>esperava-se MIN aqui, porque os níveis se alternam, ou um valor</translation>
    </message>
    <message>
        <source>the tree is too large; expected at most %1 nodes and %2 levels</source>
        <translation>a árvore é grande demais; esperavam-se no máximo %1 nós e %2 níveis</translation>
    </message>
    <message>
        <source>expected ( and the children behind the name of a level</source>
        <translation>esperavam-se ( e os filhos depois do nome de um nível</translation>
    </message>
    <message>
        <source>a node has too many children; expected at most %1</source>
        <translation>um nó tem filhos demais; esperavam-se no máximo %1</translation>
    </message>
    <message>
        <source>expected a comma or %1</source>
        <translation>esperava-se uma vírgula ou %1</translation>
    </message>
    <message>
        <source>expected a value between %1 and %2</source>
        <translation>esperava-se um valor entre %1 e %2</translation>
    </message>
    <message>
        <source>expected a number, a letter, or a group such as MIN(3,5)</source>
        <translation>esperava-se um número, uma letra ou um grupo como MIN(3,5)</translation>
    </message>
    <message>
        <source>expected a name of at most eight letters</source>
        <translation>esperava-se um nome de no máximo oito letras</translation>
    </message>
    <message>
        <source>expected a letter of the tree</source>
        <translation>esperava-se uma letra da árvore</translation>
    </message>
    <message>
        <source>expected &lt;=, &gt;= or =</source>
        <translation>esperava-se &lt;=, &gt;= ou =</translation>
    </message>
    <message>
        <source>expected a number</source>
        <translation>esperava-se um número</translation>
    </message>
    <message>
        <source>expected the number at which the interval ends</source>
        <translation>esperava-se o número em que o intervalo termina</translation>
    </message>
    <message>
        <source>expected an interval that holds a value</source>
        <translation>esperava-se um intervalo que contenha algum valor</translation>
    </message>
    <message>
        <source>not a file of Othello %1</source>
        <translation>não é um arquivo de %1 do Othello</translation>
    </message>
    <message>
        <source>the %1 have version %2, expected %3</source>
        <translation>%1: a versão é %2, esperava-se %3</translation>
    </message>
    <message>
        <source>the %1 have %2 bytes after the header, expected %3</source>
        <translation>%1: há %2 bytes depois do cabeçalho, esperavam-se %3</translation>
    </message>
    <message>
        <source>the %1 are damaged: the checksum is wrong</source>
        <translation>%1: o arquivo está danificado: a soma de verificação está errada</translation>
    </message>
    <message>
        <source>the weights are for another evaluation than this program&apos;s</source>
        <translation>os pesos são de outra avaliação que não a deste programa</translation>
    </message>
    <message>
        <source>the weights are damaged: their number is wrong</source>
        <translation>os pesos estão danificados: a quantidade está errada</translation>
    </message>
    <message>
        <source>the weights are damaged: a number is too large</source>
        <translation>os pesos estão danificados: um número é grande demais</translation>
    </message>
    <message>
        <source>every heap is empty; expected counters to take</source>
        <translation>todos os montes estão vazios; esperavam-se peças para tirar</translation>
    </message>
    <message>
        <source>%1; expected the number of the format, %2</source>
        <translation>%1; esperava-se o número do formato, %2</translation>
    </message>
    <message>
        <source>format %1 was made by a newer program; expected format %2</source>
        <translation>o formato %1 é de um programa mais novo; esperava-se o formato %2</translation>
    </message>
    <message>
        <source>one stop too many; expected at most %1</source>
        <translation>uma parada a mais; esperavam-se no máximo %1</translation>
    </message>
    <message>
        <source>%1; expected &quot;stop:&quot; first</source>
        <translation>%1; esperava-se primeiro &quot;stop:&quot;</translation>
    </message>
    <message>
        <source>the lesson ends without a stop; expected &quot;stop:&quot;</source>
        <translation>a lição termina sem nenhuma parada; esperava-se &quot;stop:&quot;</translation>
    </message>
    <message>
        <source>%1; expected the digits and letters of a result code</source>
        <translation>%1; esperavam-se os algarismos e letras de um código de resultado</translation>
    </message>
    <message>
        <source>%1; expected %2 digits and letters</source>
        <translation>%1; esperavam-se %2 algarismos e letras</translation>
    </message>
    <message>
        <source>%1 is mistyped; expected a result code as its page has it</source>
        <translation>%1 está digitado errado; esperava-se um código de resultado como está na página</translation>
    </message>
    <message>
        <source>its table of positions is damaged; the command tabuleiro-cli library rebuild makes it from the games again</source>
        <translation>sua tabela de posições está danificada; o comando tabuleiro-cli library rebuild a refaz a partir das partidas</translation>
    </message>
    <message>
        <source>%1; expected at the bound or beyond the bound</source>
        <translation>%1; esperava-se at the bound ou beyond the bound</translation>
    </message>
    <message>
        <source>is a database, such as a library of games; an import takes files of games, such as an export makes</source>
        <translation>é um banco de dados, como uma biblioteca de partidas; uma importação aceita arquivos de partidas, como os que uma exportação grava</translation>
    </message>
    <message>
        <source>the text names the character set %1, which is not known or not its own; letters of names may be wrong</source>
        <translation>o texto diz usar o conjunto de caracteres %1, que não é conhecido ou não é o dele; letras dos nomes podem estar erradas</translation>
    </message>
    <message>
        <source>games with a komi: %1; discs are counted without it</source>
        <translation>partidas com komi: %1; as peças são contadas sem ele</translation>
    </message>
    <message>
        <source>games with variations: %1; only the first line of each is taken</source>
        <translation>partidas com variantes: %1; só a primeira linha de cada uma é usada</translation>
    </message>
    <message>
        <source>the rules %1 are not known; the game is read as one that the most discs win</source>
        <translation>as regras %1 não são conhecidas; a partida é lida como uma em que vence quem tem mais peças</translation>
    </message>
    <message>
        <source>a game of Reverse Othello; expected one of Othello</source>
        <translation>uma partida de Othello ao contrário; esperava-se uma de Othello</translation>
    </message>
    <message>
        <source>expected MAX or MIN at the root, and chance nodes below it</source>
        <translation>esperava-se MAX ou MIN na raiz, e nós de acaso abaixo dela</translation>
    </message>
    <message>
        <source>expected a probability, such as 1/4:, before each child of a chance node, or before none</source>
        <translation>esperava-se uma probabilidade, como 1/4:, antes de cada filho de um nó de acaso, ou antes de nenhum</translation>
    </message>
    <message>
        <source>expected a probability above 0 and not above 1</source>
        <translation>esperava-se uma probabilidade maior que 0 e não maior que 1</translation>
    </message>
    <message>
        <source>expected probabilities whose averages have a common denominator of at most %1</source>
        <translation>esperavam-se probabilidades cujas médias tenham um denominador comum de no máximo %1</translation>
    </message>
    <message>
        <source>expected numbers at the leaves of a tree with chance nodes, and no letters</source>
        <translation>esperavam-se números nas folhas de uma árvore com nós de acaso, e não letras</translation>
    </message>
    <message>
        <source>expected values between %1 and %2 in a tree with chance nodes</source>
        <translation>esperavam-se valores entre %1 e %2 em uma árvore com nós de acaso</translation>
    </message>
    <message>
        <source>Column %1: %2.</source>
        <translation>Coluna %1: %2.</translation>
    </message>
    <message>
        <source>the probabilities of this chance node add up to %1; expected 1</source>
        <translation>as probabilidades deste nó de acaso somam %1; esperava-se 1</translation>
    </message>
    <message>
        <source>the result %1 is not that of the moves, %2; the moves count</source>
        <translation>o resultado %1 não é o das jogadas, %2; contam as jogadas</translation>
    </message>
    <message>
        <source>a game of the type %1, which is not known; expected one such as 8, 8k, 8a or s8r20</source>
        <translation>uma partida do tipo %1, que não se conhece; esperava-se um como 8, 8k, 8a ou s8r20</translation>
    </message>
    <message>
        <source>a handicap of %1 without a board that shows its discs; the game is read from the usual start</source>
        <translation>uma vantagem de %1 sem um tabuleiro que mostre suas peças; a partida é lida do início habitual</translation>
    </message>
    <message>
        <source>a handicap of %1, but %2 discs on the board, by which the game is read</source>
        <translation>uma vantagem de %1, mas %2 peças no tabuleiro, segundo o qual a partida é lida</translation>
    </message>
    <message>
        <source>the result %1 beside the result %2, which is kept</source>
        <translation>o resultado %1 ao lado do resultado %2, que é mantido</translation>
    </message>
    <message>
        <source>games whose result is not that of their moves: %1, the first is game %2; the moves count</source>
        <translation>partidas cujo resultado não é o de suas jogadas: %1, a primeira é a partida %2; contam as jogadas</translation>
    </message>
    <message>
        <source>the packed file is cut or damaged; nothing of it can be read</source>
        <translation>o arquivo compactado está cortado ou danificado; nada dele pode ser lido</translation>
    </message>
    <message>
        <source>%1: a single move beside words may be a name; expected moves such as f5d6c3</source>
        <translation>%1: uma única jogada junto a palavras pode ser um nome; esperavam-se jogadas como f5d6c3</translation>
    </message>
    <message>
        <source>the text is empty; expected a game or a position</source>
        <translation>o texto está vazio; esperava-se uma partida ou uma posição</translation>
    </message>
    <message>
        <source>the text holds nothing but comments; expected a game or a position</source>
        <translation>o texto não tem nada além de comentários; esperava-se uma partida ou uma posição</translation>
    </message>
    <message>
        <source>has tables but no number of their schema (user_version is 0), which another program has changed; restore a copy of it</source>
        <translation>tem tabelas, mas não o número do esquema delas (user_version é 0), que outro programa alterou; restaure uma cópia</translation>
    </message>
    <message>
        <source>%1; expected a position, or moves such as f5d6c3 of Othello, 5 1 9 of tic-tac-toe or a3 a1 of Nim</source>
        <translation>%1; esperava-se uma posição ou jogadas como f5d6c3 no Othello, 5 1 9 no jogo da velha ou a3 a1 no Nim</translation>
    </message>
    <message>
        <source>%1 is not a move; the moves before it were read</source>
        <translation>%1 não é uma jogada; as jogadas anteriores foram lidas</translation>
    </message>
    <message>
        <source>%1 cannot be taken from heap %2; expected 1</source>
        <translation>%1 não pode ser tirado do monte %2; esperava-se 1</translation>
    </message>
    <message>
        <source>the file cannot be read</source>
        <translation>o arquivo não pode ser lido</translation>
    </message>
    <message>
        <source>expected MAX, MIN or CHANCE before children</source>
        <translation>esperava-se MAX, MIN ou CHANCE antes dos filhos</translation>
    </message>
    <message>
        <source>expected a whole number as a leaf&apos;s value</source>
        <translation>esperava-se um número inteiro como valor da folha</translation>
    </message>
    <message>
        <source>is rebuilt, but a power cut may still undo that (%1)</source>
        <translation>foi reconstruída, mas uma queda de energia ainda pode desfazer isso (%1)</translation>
    </message>
</context>
<context>
    <name>gui::LabFiles</name>
    <message>
        <source>%1: %2</source>
        <comment>a file, a problem</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>could not write %1: %2</source>
        <comment>a file, a problem</comment>
        <translation>não foi possível gravar %1: %2</translation>
    </message>
    <message>
        <source>the standard output</source>
        <translation>a saída padrão</translation>
    </message>
    <message>
        <source>--make: expected a lesson FILE or --random N, and not both</source>
        <translation>--make: esperava-se uma lição FILE ou --random N, e não os dois</translation>
    </message>
    <message>
        <source>--random: &quot;%1&quot;; expected a number from 1 to %2</source>
        <translation>--random: &quot;%1&quot;; esperava-se um número de 1 a %2</translation>
    </message>
    <message>
        <source>--count without --random; expected --random N, for example</source>
        <translation>--count sem --random; esperava-se --random N, por exemplo</translation>
    </message>
    <message>
        <source>--count: &quot;%1&quot;; expected a number from 1 to %2</source>
        <translation>--count: &quot;%1&quot;; esperava-se um número de 1 a %2</translation>
    </message>
    <message>
        <source>--key without --make worksheet, which alone has a key</source>
        <translation>--key sem --make worksheet: só ela tem gabarito</translation>
    </message>
    <message>
        <source>--gift without --make questions, which alone can be GIFT</source>
        <translation>--gift sem --make questions: só elas podem ser GIFT</translation>
    </message>
    <message>
        <source>--key: &quot;%1&quot;; expected page, none or only</source>
        <translation>--key: &quot;%1&quot;; esperava-se page, none ou only</translation>
    </message>
    <message>
        <source>a PDF is not for a terminal; expected --output FILE, or a pipe</source>
        <translation>um PDF não é para um terminal; esperava-se --output FILE ou um pipe</translation>
    </message>
    <message>
        <source>--portrait without --make worksheet, which alone is printed</source>
        <translation>--portrait sem --make worksheet: só ela é impressa</translation>
    </message>
    <message>
        <source>--make: &quot;%1&quot;; expected page, worksheet, questions or practice</source>
        <translation>--make: &quot;%1&quot;; esperava-se page, worksheet, questions ou practice</translation>
    </message>
    <message>
        <source>--make practice: expected no FILE and no --random</source>
        <translation>--make practice: não se esperava nem um FILE nem --random</translation>
    </message>
    <message>
        <source>--tree without --make practice, which alone begins with one</source>
        <translation>--tree sem --make practice, a única que começa com uma</translation>
    </message>
    <message>
        <source>--tree: %1</source>
        <comment>a problem</comment>
        <translation>--tree: %1</translation>
    </message>
    <message>
        <source>--%1 without --random; expected --random N, for example</source>
        <translation>--%1 sem --random; esperava-se --random N, por exemplo</translation>
    </message>
    <message>
        <source>--%1: &quot;%2&quot;; expected a number from %3 to %4</source>
        <translation>--%1: &quot;%2&quot;; esperava-se um número de %3 a %4</translation>
    </message>
    <message>
        <source>--search: &quot;%1&quot;; expected alpha-beta, beyond or minimax</source>
        <translation>--search: &quot;%1&quot;; esperava-se alpha-beta, beyond ou minimax</translation>
    </message>
    <message>
        <source>--%1 without --make; expected --make %2, for example</source>
        <translation>--%1 sem --make; esperava-se --make %2, por exemplo</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Chooses othello, tictactoe or nim.</source>
        <translation>Escolhe othello, tictactoe ou nim.</translation>
    </message>
    <message>
        <source>Chooses easy, medium or hard.</source>
        <translation>Escolhe easy (fácil), medium (intermediário) ou hard (difícil).</translation>
    </message>
    <message>
        <source>Opens the Search Lab alone; FILE is then one of its lessons.</source>
        <translation>Abre só o Laboratório de busca; nesse caso, FILE é uma das lições dele.</translation>
    </message>
    <message>
        <source>Lets the computer play both sides and prints the moves.</source>
        <translation>Faz o computador jogar pelos dois lados e imprime as jogadas.</translation>
    </message>
    <message>
        <source>tic-tac-toe, Othello and Nim against the computer</source>
        <translation>jogo da velha, Othello e Nim contra o computador</translation>
    </message>
    <message>
        <source>--game: &quot;%1&quot;; expected othello, tictactoe or nim</source>
        <translation>--game: &quot;%1&quot;; esperava-se othello, tictactoe ou nim</translation>
    </message>
    <message>
        <source>--level: &quot;%1&quot;; expected easy, medium or hard</source>
        <translation>--level: &quot;%1&quot;; esperava-se easy, medium ou hard</translation>
    </message>
    <message>
        <source>unexpected argument &quot;%1&quot;; see --help</source>
        <translation>argumento inesperado &quot;%1&quot;; veja --help</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a file</source>
        <translation>&quot;%1&quot; não é um arquivo</translation>
    </message>
    <message>
        <source>With --make: of random trees from number N on, and no FILE.</source>
        <translation>Com --make: de árvores aleatórias a partir do número N, e sem FILE.</translation>
    </message>
    <message>
        <source>With --random: how many trees.</source>
        <translation>Com --random: quantas árvores.</translation>
    </message>
    <message>
        <source>With --make: where to, rather than to the standard output.</source>
        <translation>Com --make: onde gravar, em vez da saída padrão.</translation>
    </message>
    <message>
        <source>With --make worksheet: the answers on a page of their own, none, or only they.</source>
        <translation>Com --make worksheet: as respostas em uma página própria, nenhuma, ou só elas.</translation>
    </message>
    <message>
        <source>With --make questions: GIFT rather than Moodle&apos;s XML.</source>
        <translation>Com --make questions: GIFT em vez do XML do Moodle.</translation>
    </message>
    <message>
        <source>--language: &quot;%1&quot;; expected one of: %2</source>
        <translation>--language: &quot;%1&quot;; esperava-se um destes: %2</translation>
    </message>
    <message>
        <source>Speaks another language in this run alone, such as pt_BR.</source>
        <translation>Fala outro idioma só desta vez, como pt_BR.</translation>
    </message>
    <message>
        <source>FILES</source>
        <translation>ARQUIVOS</translation>
    </message>
    <message>
        <source>  $XDG_CONFIG_HOME/tabuleiro/tabuleiro.ini   the settings
  $XDG_STATE_HOME/tabuleiro/games            each game move by move, for a start
                                             after a crash
  $XDG_STATE_HOME/tabuleiro/statistics.json  the results

Where the variables are not set, ~/.config and ~/.local/state are meant.</source>
        <translation>  $XDG_CONFIG_HOME/tabuleiro/tabuleiro.ini   as configurações
  $XDG_STATE_HOME/tabuleiro/games            cada partida, jogada por jogada, para
                                             retomá-la depois de uma falha
  $XDG_STATE_HOME/tabuleiro/statistics.json  os resultados

Quando as variáveis não estão definidas, valem ~/.config e ~/.local/state.</translation>
    </message>
    <message>
        <source>EXIT STATUS</source>
        <translation>CÓDIGO DE SAÍDA</translation>
    </message>
    <message>
        <source>0 if all went well, 1 if --make failed, 2 for wrong arguments.</source>
        <translation>0 se tudo correu bem, 1 se --make falhou, 2 para argumentos errados.</translation>
    </message>
    <message>
        <source>SEE ALSO</source>
        <translation>VEJA TAMBÉM</translation>
    </message>
    <message>
        <source>Lists the options.</source>
        <translation>Mostra as opções.</translation>
    </message>
    <message>
        <source>With --make worksheet: portrait pages rather than landscape.</source>
        <translation>Com --make worksheet: páginas em retrato em vez de paisagem.</translation>
    </message>
    <message>
        <source>Makes a page, a worksheet or questions of the lesson FILE, or a page to practise on, without a window.</source>
        <translation>Cria uma página, uma folha de exercícios ou perguntas da lição FILE, ou uma página para praticar, sem janela.</translation>
    </message>
    <message>
        <source>With --make practice: opens with this tree.</source>
        <translation>Com --make practice: abre com esta árvore.</translation>
    </message>
    <message>
        <source>With --random: how deep the trees are.</source>
        <translation>Com --random: a profundidade das árvores.</translation>
    </message>
    <message>
        <source>With --random: how many a node has at most.</source>
        <translation>Com --random: quantos filhos um nó tem no máximo.</translation>
    </message>
    <message>
        <source>With --random: alpha-beta, alpha-beta that cuts beyond the bound only, or minimax.</source>
        <translation>Com --random: alfa-beta, alfa-beta que corta só além do limite, ou minimax.</translation>
    </message>
    <message>
        <source>%1: there is no such file</source>
        <translation>%1: esse arquivo não existe</translation>
    </message>
    <message>
        <source>Opens a window to play in, against the computer or a second person, with hints, a review of every game, and a Search Lab that shows how the computer searches.

FILE is a game to open (Tabuleiro&apos;s own format, GGF, OBF or a transcript), or a folder of games to list. --lab opens the Search Lab without the game&apos;s window, which the Lab&apos;s menu shows, and FILE is then a lesson for it.

Every start has a window of its own, also with a FILE while another window is open: neither disturbs the game in the other.</source>
        <translation>Abre uma janela para jogar, contra o computador ou outra pessoa, com dicas, uma análise de cada partida e um Laboratório de busca que mostra como o computador busca.

FILE é uma partida para abrir (no formato do próprio Tabuleiro, GGF, OBF ou uma transcrição), ou uma pasta de partidas para listar. --lab abre o Laboratório de busca sem a janela da partida, que o menu do Laboratório mostra, e nesse caso FILE é uma lição para ele.

Cada vez que o programa é iniciado, abre-se uma nova janela, mesmo com um FILE e com outra janela já aberta: nenhuma interfere na partida da outra.</translation>
    </message>
    <message>
        <source>A game, or a folder of games, to open.</source>
        <translation>Uma partida, ou uma pasta de partidas, a abrir.</translation>
    </message>
</context>
<context>
    <name>ui::AboutPage</name>
    <message>
        <source>About Tabuleiro</source>
        <translation>Sobre o Tabuleiro</translation>
    </message>
    <message>
        <source>Version %1, with Qt %2.</source>
        <translation>Versão %1, com Qt %2.</translation>
    </message>
    <message>
        <source>Tic-tac-toe, Othello and Nim against the computer, and a Lab that shows how it searches.</source>
        <translation>Jogo da velha, Othello e Nim contra o computador, e um Laboratório que mostra como ele busca.</translation>
    </message>
    <message>
        <source>Free software under the MIT licence:</source>
        <translation>Software livre sob a licença MIT:</translation>
    </message>
</context>
<context>
    <name>ui::ActionRow</name>
    <message>
        <source>Share</source>
        <translation>Compartilhar</translation>
    </message>
    <message>
        <source>A picture of the board, or the moves</source>
        <translation>Uma imagem do tabuleiro, ou as jogadas</translation>
    </message>
    <message>
        <source>The computer is thinking</source>
        <translation>O computador está pensando</translation>
    </message>
    <message>
        <source>Leave the full screen</source>
        <translation>Sair da tela cheia</translation>
    </message>
</context>
<context>
    <name>ui::AppearancePage</name>
    <message>
        <source>Board</source>
        <translation>Tabuleiro</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Animação</translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <translation>&amp;Aparência</translation>
    </message>
    <message>
        <source>&amp;Sounds</source>
        <translation>&amp;Sons</translation>
    </message>
    <message>
        <source>Show on the board</source>
        <translation>Mostrar no tabuleiro</translation>
    </message>
    <message>
        <source>C&amp;oordinates</source>
        <translation>Coorde&amp;nadas</translation>
    </message>
    <message>
        <source>&amp;Legal moves</source>
        <translation>Jogadas permi&amp;tidas</translation>
    </message>
    <message>
        <source>&amp;Preview of a move</source>
        <translation>&amp;Prévia de uma jogada</translation>
    </message>
    <message>
        <source>Last &amp;move</source>
        <translation>Ú&amp;ltima jogada</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Janela</translation>
    </message>
</context>
<context>
    <name>ui::Arrangement</name>
    <message>
        <source>X has %1 and O has %2. They take turns, so neither can be two ahead.</source>
        <translation>X tem %1 e O tem %2. Eles jogam alternadamente, então nenhum pode ter dois a mais.</translation>
    </message>
    <message>
        <source>X has one mark more than O, so it is O&apos;s turn.</source>
        <translation>X tem uma marca a mais que O, então é a vez de O.</translation>
    </message>
    <message>
        <source>O has one mark more than X, so it is X&apos;s turn.</source>
        <translation>O tem uma marca a mais que X, então é a vez de X.</translation>
    </message>
    <message>
        <source>X and O both have three in a row, but a game ends with the first row.</source>
        <translation>X e O têm três em linha cada um, mas a partida termina com a primeira linha.</translation>
    </message>
    <message>
        <source>%1 has three in a row: the game is over.</source>
        <translation>%1 tem três em linha: a partida terminou.</translation>
    </message>
    <message>
        <source>Every square is taken: the game is over.</source>
        <translation>Todas as casas estão ocupadas: a partida terminou.</translation>
    </message>
    <message>
        <source>Neither side can turn a disc: there is no move to play.</source>
        <translation>Nenhum lado pode virar uma peça: não há jogada possível.</translation>
    </message>
    <message>
        <source>There is no counter to take.</source>
        <translation>Não há peças para tirar.</translation>
    </message>
</context>
<context>
    <name>ui::ArticlePlayers</name>
    <message>
        <source>The hard level of the course report, exactly as its code plays it.</source>
        <translation>O nível difícil do relatório do curso, exatamente como o código joga.</translation>
    </message>
    <message>
        <source>You have beaten the report&apos;s Hard. Its code takes the corner beside a single edge, where its text asks for two edges: it loses in no other way than to a first move on an edge.</source>
        <translation>Você venceu o Difícil do relatório. O código joga no canto junto a um único lado ocupado, quando o texto pede dois lados: ele só perde para uma primeira jogada em um lado.</translation>
    </message>
    <message>
        <source>The hard level of the course report, as its text describes it.</source>
        <translation>O nível difícil do relatório do curso, como o texto o descreve.</translation>
    </message>
    <message>
        <source>You have beaten the report&apos;s Hard. Its rules look at opposite corners and at two edges, and miss the fork from a corner and an edge that does not touch it.</source>
        <translation>Você venceu o Difícil do relatório. As regras dele olham os cantos opostos e dois lados, e deixam passar a ameaça dupla de um canto com um lado que não o toca.</translation>
    </message>
    <message>
        <source>Heuristic, two plies ahead</source>
        <translation>Heurística, duas jogadas à frente</translation>
    </message>
    <message>
        <source>Perfect half of the time</source>
        <translation>Perfeito metade das vezes</translation>
    </message>
    <message>
        <source>Minimax to the end</source>
        <translation>Minimax até o fim</translation>
    </message>
    <message>
        <source>Looks at every game to its end and never errs.</source>
        <translation>Examina todas as partidas até o fim e nunca erra.</translation>
    </message>
    <message>
        <source>Careful beginner</source>
        <translation>Iniciante cuidadoso</translation>
    </message>
    <message>
        <source>Completes a line, or blocks yours; otherwise plays any move.</source>
        <translation>Completa uma linha ou bloqueia a sua; fora isso, faz qualquer jogada.</translation>
    </message>
    <message>
        <source>Corner lover</source>
        <translation>Fã dos cantos</translation>
    </message>
    <message>
        <source>Takes any corner, otherwise turns as many discs as it can.</source>
        <translation>Ocupa qualquer canto; fora isso, vira o máximo de peças.</translation>
    </message>
    <message>
        <source>Random moves</source>
        <translation>Jogadas ao acaso</translation>
    </message>
    <message>
        <source>Plays any legal move.</source>
        <translation>Faz qualquer jogada permitida.</translation>
    </message>
    <message>
        <source>Minimax two plies beyond its move, with the heuristic of “Entendendo o algoritmo Minimax”, which calls it unbeatable.</source>
        <translation>Minimax duas jogadas além da própria, com a heurística de “Entendendo o algoritmo Minimax”, que o chama de imbatível.</translation>
    </message>
    <message>
        <source>Plays the best move half of the time, otherwise any move: exercise 3 of “El algoritmo MiniMax”.</source>
        <translation>Faz a melhor jogada metade das vezes e qualquer uma nas outras: exercício 3 de “El algoritmo MiniMax”.</translation>
    </message>
    <message>
        <source>Report&apos;s Intermediate</source>
        <translation>Intermediário do relatório</translation>
    </message>
    <message>
        <source>The intermediate level of the course report, which looks at its move, your reply and its next move.</source>
        <translation>O nível intermediário do relatório do curso, que examina a jogada dele, a sua resposta e a jogada seguinte dele.</translation>
    </message>
    <message>
        <source>You have beaten the report&apos;s Intermediate. It sees your next move and not the one after it, so that two threats at once win.</source>
        <translation>Você venceu o Intermediário do relatório. Ele vê a sua próxima jogada, mas não a seguinte, então duas ameaças ao mesmo tempo vencem.</translation>
    </message>
    <message>
        <source>Report&apos;s Hard, as coded</source>
        <translation>Difícil do relatório, conforme o código</translation>
    </message>
    <message>
        <source>Report&apos;s Hard, as described</source>
        <translation>Difícil do relatório, conforme o texto</translation>
    </message>
</context>
<context>
    <name>ui::BoardWidget</name>
    <message>
        <source>There is no %1 on this board.</source>
        <translation>Não há %1 neste tabuleiro.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Você</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computador</translation>
    </message>
    <message>
        <source>%1, %2, best</source>
        <comment>a cell, then what theory says of it</comment>
        <translation>%1, %2, a melhor</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a cell, then what theory says of it</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, played, a mistake</source>
        <comment>a cell</comment>
        <translation>%1, jogada feita, um erro</translation>
    </message>
    <message>
        <source>%1, better: %2</source>
        <comment>a cell, the value of its move</comment>
        <translation>%1, melhor: %2</translation>
    </message>
    <message>
        <source>%1, wrong</source>
        <comment>a cell where a move was made</comment>
        <translation>%1, errada</translation>
    </message>
    <message>
        <source>%1, better</source>
        <comment>a cell</comment>
        <translation>%1, melhor</translation>
    </message>
</context>
<context>
    <name>ui::ClockDialog</name>
    <message>
        <source>Clock</source>
        <translation>Relógio</translation>
    </message>
    <message>
        <source>&amp;Minutes for each player</source>
        <translation>&amp;Minutos para cada jogador</translation>
    </message>
    <message>
        <source>&amp;Seconds added after a move</source>
        <translation>&amp;Segundos somados após cada jogada</translation>
    </message>
    <message>
        <source>&amp;OK</source>
        <translation>&amp;OK</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Cancelar</translation>
    </message>
</context>
<context>
    <name>ui::CommandTexts</name>
    <message>
        <source>%1 (%2)</source>
        <comment>a command and its keys</comment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>ui::ComputerPage</name>
    <message>
        <source>Comp&amp;uter</source>
        <translation>&amp;Computador</translation>
    </message>
    <message>
        <source>Thinking &amp;time</source>
        <translation>&amp;Tempo para pensar</translation>
    </message>
    <message>
        <source>Memory for &amp;positions</source>
        <translation>&amp;Memória para posições</translation>
    </message>
    <message>
        <source>Process&amp;ors</source>
        <translation>&amp;Processadores</translation>
    </message>
    <message>
        <source>Play from the opening &amp;book</source>
        <translation>Usar o &amp;livro de aberturas</translation>
    </message>
    <message>
        <source>Hard and hints then know good first moves of Othello without thinking, and vary them.</source>
        <translation>Com isso, o Difícil e as dicas conhecem boas primeiras jogadas do Othello sem pensar, e as variam.</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automático</translation>
    </message>
    <message>
        <source>These are for the level Hard in Othello. Hints use the opening book as well.</source>
        <translation>São para o nível Difícil no Othello. As dicas também usam o livro de aberturas.</translation>
    </message>
</context>
<context>
    <name>ui::DiscCounts</name>
    <message>
        <source>%1: %2</source>
        <comment>a side and the number of its discs</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>ui::DropTarget</name>
    <message>
        <source>Release to open %1</source>
        <comment>a file</comment>
        <translation>Solte para abrir %1</translation>
    </message>
    <message>
        <source>Release to paste the game or the position</source>
        <translation>Solte para colar a partida ou a posição</translation>
    </message>
</context>
<context>
    <name>ui::EditorController</name>
    <message>
        <source>Done starts a game from this position.</source>
        <translation>O botão Pronto começa uma partida a partir desta posição.</translation>
    </message>
    <message>
        <source>Done starts another game. The current game is kept under Recent games.</source>
        <translation>O botão Pronto começa outra partida. A atual fica em Partidas recentes.</translation>
    </message>
</context>
<context>
    <name>ui::EndExplanation</name>
    <message>
        <source>%1 of %2</source>
        <comment>numbers of moves</comment>
        <translation>%1 de %2</translation>
    </message>
    <message numerus="yes">
        <source>mistake(s)</source>
        <comment>below their number</comment>
        <translation>
            <numerusform>erro</numerusform>
            <numerusform>erros</numerusform>
        </translation>
    </message>
    <message>
        <source>best so far</source>
        <comment>moves of a review</comment>
        <translation>melhores até agora</translation>
    </message>
    <message numerus="yes">
        <source>mistake(s) so far</source>
        <comment>below their number</comment>
        <translation>
            <numerusform>erro até agora</numerusform>
            <numerusform>erros até agora</numerusform>
        </translation>
    </message>
    <message>
        <source>mistakes</source>
        <comment>below the number 0</comment>
        <translation>erros</translation>
    </message>
    <message>
        <source>mistakes so far</source>
        <comment>below the number 0</comment>
        <translation>erros até agora</translation>
    </message>
    <message numerus="yes">
        <source>%n disc(s)</source>
        <translation>
            <numerusform>%n peça</numerusform>
            <numerusform>%n peças</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>~%n disc(s)</source>
        <comment>about so many</comment>
        <translation>
            <numerusform>~%n peça</numerusform>
            <numerusform>~%n peças</numerusform>
        </translation>
    </message>
    <message>
        <source>First</source>
        <comment>player of Nim</comment>
        <translation>Primeiro</translation>
    </message>
    <message>
        <source>Second</source>
        <comment>player of Nim</comment>
        <translation>Segundo</translation>
    </message>
    <message>
        <source>mistakes: %1</source>
        <comment>below their number; %1: Black</comment>
        <translation>erros: %1</translation>
    </message>
    <message>
        <source>%1+</source>
        <comment>at least so many, while more are counted</comment>
        <translation>%1+</translation>
    </message>
    <message>
        <source>cost of move %1</source>
        <comment>below a number of discs</comment>
        <translation>custou a jogada %1</translation>
    </message>
    <message>
        <source>choices were best</source>
        <comment>below 8 of 9: of the moves with a choice</comment>
        <translation>escolhas certas</translation>
    </message>
</context>
<context>
    <name>ui::ExplorerController</name>
    <message>
        <source>The library has games of Othello alone.</source>
        <translation>A biblioteca tem apenas partidas de Othello.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>a move&apos;s number and square</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>First new move: %1. The last to get there: %2.</source>
        <translation>Primeira jogada nova: %1. A última partida que chegou até ali: %2.</translation>
    </message>
    <message>
        <source>First new move: %1. The last to get there: %2, %3.</source>
        <translation>Primeira jogada nova: %1. A última partida que chegou até ali: %2, %3.</translation>
    </message>
    <message>
        <source>Import a folder of games (WTHOR, GGF, PlayOK, transcripts)</source>
        <translation>Importar uma pasta de partidas (WTHOR, GGF, PlayOK, transcrições)</translation>
    </message>
    <message>
        <source>Import a file of games</source>
        <translation>Importar um arquivo de partidas</translation>
    </message>
    <message>
        <source>Games (%1);;All files (*)</source>
        <comment>%1: *.wtb *.ggf</comment>
        <translation>Partidas (%1);;Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Open a library of games</source>
        <translation>Abrir uma biblioteca de partidas</translation>
    </message>
    <message>
        <source>Libraries (*.db);;All files (*)</source>
        <translation>Bibliotecas (*.db);;Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>First new move: %1.</source>
        <translation>Primeira jogada nova: %1.</translation>
    </message>
</context>
<context>
    <name>ui::ExplorerModel</name>
    <message>
        <source>%1, not played here; other moves lead to the same position</source>
        <translation>%1, não jogada aqui; outras jogadas levam à mesma posição</translation>
    </message>
    <message>
        <source>%1; other moves lead to the same position as well</source>
        <translation>%1; outras jogadas também levam à mesma posição</translation>
    </message>
    <message>
        <source>not played</source>
        <translation>não jogada</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>%Ln partida</numerusform>
            <numerusform>%Ln partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>Black won %1, drawn %2, White won %3</source>
        <comment>numbers of games</comment>
        <translation>Vitórias do Preto: %1, empates: %2, vitórias do Branco: %3</translation>
    </message>
    <message>
        <source>%1 discs for the mover on average</source>
        <comment>%1: +1.5</comment>
        <translation>%1 peças para quem joga, em média</translation>
    </message>
    <message>
        <source>%1 with best play</source>
        <comment>%1: +4 discs</comment>
        <translation>%1 com jogo perfeito</translation>
    </message>
    <message>
        <source>%1 in the opening book</source>
        <comment>%1: +4 discs</comment>
        <translation>%1 no livro de aberturas</translation>
    </message>
    <message numerus="yes">
        <source>%1 after a search of %Ln move(s)</source>
        <comment>%1: +4 discs</comment>
        <translation>
            <numerusform>%1 após uma busca de %Ln jogada</numerusform>
            <numerusform>%1 após uma busca de %Ln jogadas</numerusform>
        </translation>
    </message>
    <message>
        <source>A move that other moves lead to as well has a sign</source>
        <translation>Um sinal marca a jogada cuja posição também se alcança por outras</translation>
    </message>
    <message>
        <source>Won by Black, drawn, won by White</source>
        <translation>Vitórias do Preto, empates, vitórias do Branco</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Jogada</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Resultados</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>avg. %1</source>
        <comment>%1: the mean result, such as +1.5</comment>
        <translation>média %1</translation>
    </message>
    <message>
        <source>Games of the library that went on with the move, and the first and the last year</source>
        <translation>Partidas da biblioteca que continuaram com a jogada, e o primeiro e o último ano</translation>
    </message>
    <message>
        <source>What the move is worth to the mover, in discs, and how many moves were searched; below it by how many discs the mover won on average, with a minus lost</source>
        <translation>O que a jogada vale para quem joga, em peças, e quantas jogadas à frente foram calculadas; abaixo, por quantas peças quem joga venceu em média, ou perdeu se houver um sinal de menos</translation>
    </message>
    <message>
        <source>%1 exact</source>
        <comment>%1: +4 discs</comment>
        <translation>%1 exato</translation>
    </message>
    <message>
        <source>%1%</source>
        <comment>per cent</comment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>%1 – %2 – %3%</source>
        <comment>per cent</comment>
        <translation>%1 – %2 – %3%</translation>
    </message>
    <message>
        <source>Black won %1%, drawn %2%, White won %3%</source>
        <translation>Vitórias do Preto: %1%, empates: %2%, vitórias do Branco: %3%</translation>
    </message>
</context>
<context>
    <name>ui::ExplorerPanel</name>
    <message>
        <source>Filter</source>
        <translation>Filtro</translation>
    </message>
    <message>
        <source>Which games count</source>
        <translation>Quais partidas contam</translation>
    </message>
    <message>
        <source>from</source>
        <translation>de</translation>
    </message>
    <message>
        <source>to</source>
        <translation>até</translation>
    </message>
    <message>
        <source>First year</source>
        <translation>Primeiro ano</translation>
    </message>
    <message>
        <source>Last year</source>
        <translation>Último ano</translation>
    </message>
    <message>
        <source>Colour of the player</source>
        <translation>Cor do jogador</translation>
    </message>
    <message>
        <source>either colour</source>
        <translation>qualquer cor</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Preto</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Branco</translation>
    </message>
    <message>
        <source>Whose moves count</source>
        <translation>De quem são as jogadas que contam</translation>
    </message>
    <message>
        <source>moves of both</source>
        <translation>jogadas dos dois</translation>
    </message>
    <message>
        <source>the player&apos;s moves</source>
        <translation>jogadas do jogador</translation>
    </message>
    <message>
        <source>the opponents&apos; moves</source>
        <translation>jogadas dos adversários</translation>
    </message>
    <message>
        <source>Only my own games</source>
        <translation>Só as minhas partidas</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jogador</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Evento</translation>
    </message>
    <message>
        <source>Years</source>
        <translation>Anos</translation>
    </message>
    <message>
        <source>Filtered</source>
        <translation>Filtrado</translation>
    </message>
    <message>
        <source>Moves played here</source>
        <translation>Jogadas feitas aqui</translation>
    </message>
    <message>
        <source>Order of the games</source>
        <translation>Ordem das partidas</translation>
    </message>
    <message>
        <source>Best-known games</source>
        <translation>Partidas mais conhecidas</translation>
    </message>
    <message>
        <source>Newest games</source>
        <translation>Partidas mais recentes</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analisar</translation>
    </message>
    <message>
        <source>Opens the chosen game and reviews it</source>
        <translation>Abre a partida escolhida e a analisa</translation>
    </message>
    <message>
        <source>Games behind the move</source>
        <translation>Partidas com esta jogada</translation>
    </message>
    <message>
        <source>Progress of the import</source>
        <translation>Andamento da importação</translation>
    </message>
    <message>
        <source>Stop the import</source>
        <translation>Parar a importação</translation>
    </message>
    <message>
        <source>Import a folder…</source>
        <translation>Importar uma pasta…</translation>
    </message>
    <message>
        <source>Import a file…</source>
        <translation>Importar um arquivo…</translation>
    </message>
    <message>
        <source>Add the games that I finish</source>
        <translation>Adicionar as partidas que eu terminar</translation>
    </message>
    <message>
        <source>No library yet. A library of games shows what was played in the position on the board, and how it ended. Import the files of a collection, such as WTHOR&apos;s, or games of your own.</source>
        <translation>Ainda não há biblioteca. Uma biblioteca de partidas mostra o que se jogou na posição do tabuleiro e como terminou. Importe os arquivos de uma coleção, como os do WTHOR, ou partidas suas.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>%Ln partida</numerusform>
            <numerusform>%Ln partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>None of these games moved on from here.</source>
        <translation>Nenhuma dessas partidas continuou daqui.</translation>
    </message>
    <message>
        <source>No game moved on from here, of %1.</source>
        <comment>%1: 137,548 games</comment>
        <translation>De %1, nenhuma continuou daqui.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) moved on from here, of %1.</source>
        <comment>%1: in all</comment>
        <translation>
            <numerusform>%Ln partida continuou daqui, de %1.</numerusform>
            <numerusform>%Ln partidas continuaram daqui, de %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking for positions that games share.</source>
        <translation>Procurando posições em comum entre as partidas.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) added.</source>
        <translation>
            <numerusform>%Ln partida adicionada.</numerusform>
            <numerusform>%Ln partidas adicionadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>The library has no player called %1.</source>
        <translation>A biblioteca não tem nenhum jogador chamado %1.</translation>
    </message>
    <message>
        <source>The library has no event called %1.</source>
        <translation>A biblioteca não tem nenhum evento chamado %1.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>name or part of it</source>
        <translation>nome ou parte dele</translation>
    </message>
    <message>
        <source>More than one player has %1 in the name: %2</source>
        <comment>%2: names</comment>
        <translation>Mais de um jogador tem %1 no nome: %2</translation>
    </message>
    <message>
        <source>More than one event has %1 in the name: %2</source>
        <comment>%2: names</comment>
        <translation>Mais de um evento tem %1 no nome: %2</translation>
    </message>
</context>
<context>
    <name>ui::ExplorerTexts</name>
    <message>
        <source>%1 – %2</source>
        <comment>the players</comment>
        <translation>%1 – %2</translation>
    </message>
</context>
<context>
    <name>ui::ExternalPlayer</name>
    <message>
        <source>%1 cannot play from this start: GTP has only the usual one.</source>
        <translation>%1 não pode jogar a partir deste início: o GTP só conhece o habitual.</translation>
    </message>
    <message>
        <source>No program is named in the Preferences.</source>
        <translation>Nenhum programa está indicado nas Preferências.</translation>
    </message>
    <message>
        <source>%1 refused the command %2: %3.</source>
        <translation>%1 recusou o comando %2: %3.</translation>
    </message>
    <message>
        <source>%1 answered with an illegal move: %2.</source>
        <translation>%1 respondeu com uma jogada não permitida: %2.</translation>
    </message>
    <message>
        <source>%1 gives up.</source>
        <translation>%1 abandona.</translation>
    </message>
    <message numerus="yes">
        <source>%1 did not answer %2 within %n second(s).</source>
        <translation>
            <numerusform>%1 não respondeu a %2 em %n segundo.</numerusform>
            <numerusform>%1 não respondeu a %2 em %n segundos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 does not speak %2: it did not answer %3 within %n second(s).</source>
        <translation>
            <numerusform>%1 não fala %2: não respondeu a %3 em %n segundo.</numerusform>
            <numerusform>%1 não fala %2: não respondeu a %3 em %n segundos.</numerusform>
        </translation>
    </message>
    <message>
        <source>it crashed</source>
        <translation>falhou</translation>
    </message>
    <message>
        <source>its status was %1</source>
        <translation>seu código de saída foi %1</translation>
    </message>
    <message>
        <source>%1, and it said %2</source>
        <translation>%1, e disse %2</translation>
    </message>
    <message>
        <source>%1 ended instead of answering (%2).</source>
        <translation>%1 terminou em vez de responder (%2).</translation>
    </message>
    <message>
        <source>%1 does not start: %2.</source>
        <comment>a program; why</comment>
        <translation>%1 não inicia: %2.</translation>
    </message>
    <message>
        <source>%1 does not start: there is no program %2 that can be run.</source>
        <translation>%1 não inicia: não há nenhum programa %2 que possa ser executado.</translation>
    </message>
</context>
<context>
    <name>ui::FlatTabs</name>
    <message>
        <source>Page</source>
        <translation>Página</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
</context>
<context>
    <name>ui::GameCollection</name>
    <message>
        <source>Black %1</source>
        <comment>%1: a signed number of discs</comment>
        <translation>Preto %1</translation>
    </message>
    <message>
        <source>%1, resigned</source>
        <comment>%1: a result</comment>
        <translation>%1, abandono</translation>
    </message>
    <message>
        <source>%1, out of time</source>
        <comment>%1: a result</comment>
        <translation>%1, tempo esgotado</translation>
    </message>
    <message>
        <source>%1, agreed</source>
        <comment>%1: a result</comment>
        <translation>%1, de comum acordo</translation>
    </message>
    <message>
        <source>%1, left</source>
        <comment>%1: a result</comment>
        <translation>%1, saiu da partida</translation>
    </message>
    <message>
        <source>%1 (fewest win)</source>
        <comment>%1: a result of Reverse Othello, or nothing</comment>
        <translation>%1 (vence quem tem menos)</translation>
    </message>
</context>
<context>
    <name>ui::GameFiles</name>
    <message>
        <source>The games could not be read: %1.</source>
        <comment>why</comment>
        <translation>As partidas não puderam ser lidas: %1.</translation>
    </message>
    <message>
        <source>Saving %1…</source>
        <comment>a file</comment>
        <translation>Salvando %1…</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Abrir uma partida</translation>
    </message>
    <message>
        <source>Pasted games</source>
        <translation>Partidas coladas</translation>
    </message>
    <message>
        <source>This game was played with a komi, which its result counts. Saving the game does not keep the komi.</source>
        <translation>Esta partida foi jogada com komi, que o resultado inclui. Salvar a partida não guarda o komi.</translation>
    </message>
    <message>
        <source>The file says more about this game than is kept when it is saved, such as times, values or ratings.</source>
        <translation>O arquivo diz mais sobre esta partida do que se guarda ao salvá-la, como tempos, valores ou pontuações.</translation>
    </message>
    <message>
        <source>There is no text on the clipboard. Copy a game or a position first.</source>
        <translation>Não há texto na área de transferência. Copie antes uma partida ou uma posição.</translation>
    </message>
    <message>
        <source>%1 could not be written: %2.</source>
        <comment>a file and why</comment>
        <translation>%1 não pôde ser gravado: %2.</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Salvo como %1.</translation>
    </message>
    <message>
        <source>Tabuleiro game (*.tabuleiro)</source>
        <translation>Partida do Tabuleiro (*.tabuleiro)</translation>
    </message>
    <message>
        <source>Generic Game Format (*.ggf)</source>
        <translation>Generic Game Format (*.ggf)</translation>
    </message>
    <message>
        <source>Moves alone (*.txt)</source>
        <translation>Só as jogadas (*.txt)</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Salvar a partida</translation>
    </message>
    <message>
        <source>Save a picture of the board</source>
        <translation>Salvar uma imagem do tabuleiro</translation>
    </message>
    <message>
        <source>board</source>
        <translation>tabuleiro</translation>
    </message>
    <message>
        <source>PNG picture (*.png)</source>
        <translation>Imagem PNG (*.png)</translation>
    </message>
    <message>
        <source>SVG drawing (*.svg)</source>
        <translation>Desenho SVG (*.svg)</translation>
    </message>
    <message>
        <source>Tabuleiro cannot write .%1 pictures. Nothing was saved: choose .png or .svg.</source>
        <translation>O Tabuleiro não grava imagens .%1. Nada foi salvo: escolha .png ou .svg.</translation>
    </message>
    <message>
        <source>There are no moves to copy yet.</source>
        <translation>Ainda não há jogadas para copiar.</translation>
    </message>
    <message>
        <source>The game is on the clipboard.</source>
        <translation>A partida está na área de transferência.</translation>
    </message>
    <message>
        <source>The position is on the clipboard.</source>
        <translation>A posição está na área de transferência.</translation>
    </message>
    <message>
        <source>A picture of the board is on the clipboard.</source>
        <translation>Uma imagem do tabuleiro está na área de transferência.</translation>
    </message>
    <message>
        <source>This game was played with a komi, which its result counts. Saving the game keeps neither the komi nor what else the file says, such as times, values or ratings.</source>
        <translation>Esta partida foi jogada com komi, que o resultado inclui. Salvar a partida não guarda o komi nem o que mais diz o arquivo, como tempos, valores ou pontuações.</translation>
    </message>
    <message>
        <source>Not everything in this text could be read.</source>
        <comment>beside a game that could</comment>
        <translation>Nem tudo neste texto pôde ser lido.</translation>
    </message>
    <message>
        <source>Games (%1);;All files (*)</source>
        <comment>%1: patterns</comment>
        <translation>Partidas (%1);;Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>Open a folder of games</source>
        <translation>Abrir uma pasta de partidas</translation>
    </message>
    <message>
        <source>Not everything that was opened could be read.</source>
        <comment>beside a game that could</comment>
        <translation>Nem tudo o que foi aberto pôde ser lido.</translation>
    </message>
</context>
<context>
    <name>ui::GameFlow</name>
    <message>
        <source>, </source>
        <comment>between a place and a date</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Your last game is lost, for it could not be saved.</source>
        <translation>Sua última partida se perdeu, pois não pôde ser salva.</translation>
    </message>
    <message>
        <source>Your last game is kept under Recent games.</source>
        <translation>Sua última partida fica em Partidas recentes.</translation>
    </message>
</context>
<context>
    <name>ui::GameListModel</name>
    <message>
        <source>First (Black)</source>
        <translation>Primeiro (Preto)</translation>
    </message>
    <message>
        <source>Second (White)</source>
        <translation>Segundo (Branco)</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>Place or moves</source>
        <translation>Local ou jogadas</translation>
    </message>
</context>
<context>
    <name>ui::GameListWindow</name>
    <message>
        <source>&amp;Player</source>
        <translation>&amp;Jogador</translation>
    </message>
    <message>
        <source>part of a name</source>
        <translation>parte de um nome</translation>
    </message>
    <message>
        <source>&amp;Year</source>
        <translation>&amp;Ano</translation>
    </message>
    <message>
        <source>such as 2019</source>
        <translation>como 2019</translation>
    </message>
    <message>
        <source>&amp;Result</source>
        <translation>&amp;Resultado</translation>
    </message>
    <message>
        <source>such as 33-31</source>
        <translation>como 33-31</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fechar</translation>
    </message>
    <message>
        <source>&amp;Show the game</source>
        <translation>&amp;Mostrar a partida</translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s). The first: %1</source>
        <translation>
            <numerusform>%n problema: %1</numerusform>
            <numerusform>%n problemas. O primeiro: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n partida</numerusform>
            <numerusform>%n partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>No games</source>
        <translation>Nenhuma partida</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problemas</translation>
    </message>
</context>
<context>
    <name>ui::GameLoading</name>
    <message>
        <source>%1 cannot be read: %2.</source>
        <comment>a file and why</comment>
        <translation>%1 não pode ser lido: %2.</translation>
    </message>
    <message>
        <source>it is not a regular file</source>
        <translation>não é um arquivo comum</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>a file and what is wrong</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>Look at line %1.</source>
        <translation>Veja a linha %1.</translation>
    </message>
    <message>
        <source>This text holds no game that Tabuleiro knows.%1</source>
        <comment>%1: where</comment>
        <translation>Este texto não contém nenhuma partida que o Tabuleiro conheça.%1</translation>
    </message>
    <message>
        <source>%1 holds no game that Tabuleiro knows.%2</source>
        <comment>a file and where</comment>
        <translation>%1 não contém nenhuma partida que o Tabuleiro conheça.%2</translation>
    </message>
    <message>
        <source>%1 is empty.</source>
        <comment>a file</comment>
        <translation>%1 está vazio.</translation>
    </message>
    <message>
        <source>%1: move %2 cannot be played.%3</source>
        <comment>a file, a number, and where</comment>
        <translation>%1: a jogada %2 não pode ser feita.%3</translation>
    </message>
    <message>
        <source>Move %1 of this text cannot be played.%2</source>
        <comment>a number, and where</comment>
        <translation>A jogada %1 deste texto não pode ser feita.%2</translation>
    </message>
    <message>
        <source>%1 holds no games that Tabuleiro knows.</source>
        <comment>a folder</comment>
        <translation>%1 não contém partidas que o Tabuleiro conheça.</translation>
    </message>
    <message>
        <source>The folder is too large to be listed whole.</source>
        <translation>A pasta é grande demais para ser listada inteira.</translation>
    </message>
    <message numerus="yes">
        <source>%n more problem(s).</source>
        <translation>
            <numerusform>Mais %n problema.</numerusform>
            <numerusform>Mais %n problemas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only the WTHOR files of this folder are listed.</source>
        <translation>Só são listados os arquivos WTHOR desta pasta.</translation>
    </message>
    <message>
        <source>Look at character %1.</source>
        <translation>Veja o caractere %1.</translation>
    </message>
    <message>
        <source>This text was written by a newer version of Tabuleiro.</source>
        <translation>Este texto foi gravado por uma versão mais nova do Tabuleiro.</translation>
    </message>
    <message>
        <source>%1 was written by a newer version of Tabuleiro.</source>
        <comment>a file</comment>
        <translation>%1 foi gravado por uma versão mais nova do Tabuleiro.</translation>
    </message>
    <message>
        <source>There is no %1 file beside the games: names are shown as numbers.</source>
        <comment>%1: .jou or .trn</comment>
        <translation>Não há arquivo %1 junto das partidas: os nomes aparecem como números.</translation>
    </message>
</context>
<context>
    <name>ui::GameMenus</name>
    <message>
        <source>&amp;Other (%1)…</source>
        <comment>%1: such as 7 minutes each</comment>
        <translation>&amp;Outro (%1)…</translation>
    </message>
    <message>
        <source>&amp;Other…</source>
        <translation>&amp;Outro…</translation>
    </message>
    <message>
        <source>Takes effect with the next game</source>
        <translation>Vale a partir da próxima partida</translation>
    </message>
    <message>
        <source>From the next start</source>
        <translation>Quando o programa for reiniciado</translation>
    </message>
    <message>
        <source>The &amp;desktop&apos;s language</source>
        <translation>Idioma do &amp;sistema</translation>
    </message>
</context>
<context>
    <name>ui::GameResumer</name>
    <message>
        <source>The games that were kept could not be read: %1.</source>
        <translation>As partidas guardadas não puderam ser lidas: %1.</translation>
    </message>
    <message>
        <source>The game stays in the menu: Game, Recent games.</source>
        <translation>A partida continua no menu: Partida, Partidas recentes.</translation>
    </message>
    <message>
        <source>This game is being played in another window.</source>
        <translation>Esta partida está sendo jogada em outra janela.</translation>
    </message>
</context>
<context>
    <name>ui::GameSentences</name>
    <message numerus="yes">
        <source>You took %n.</source>
        <comment>counters</comment>
        <translation>
            <numerusform>Você tirou %n.</numerusform>
            <numerusform>Você tirou %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The computer took %n.</source>
        <comment>counters</comment>
        <translation>
            <numerusform>O computador tirou %n.</numerusform>
            <numerusform>O computador tirou %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 took %n.</source>
        <comment>counters</comment>
        <translation>
            <numerusform>%1 tirou %n.</numerusform>
            <numerusform>%1 tirou %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>You won.</source>
        <translation>Você venceu.</translation>
    </message>
    <message>
        <source>The computer won.</source>
        <translation>O computador venceu.</translation>
    </message>
    <message>
        <source>%1 won.</source>
        <translation>%1 venceu.</translation>
    </message>
    <message>
        <source>You won with %1.</source>
        <comment>%1 is a line such as the top row</comment>
        <translation>Você venceu com %1.</translation>
    </message>
    <message>
        <source>The computer won with %1.</source>
        <translation>O computador venceu com %1.</translation>
    </message>
    <message>
        <source>%1 won with %2.</source>
        <translation>%1 venceu com %2.</translation>
    </message>
    <message numerus="yes">
        <source>You won by %n.</source>
        <comment>discs</comment>
        <translation>
            <numerusform>Você venceu por %n.</numerusform>
            <numerusform>Você venceu por %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The computer won by %n.</source>
        <comment>discs</comment>
        <translation>
            <numerusform>O computador venceu por %n.</numerusform>
            <numerusform>O computador venceu por %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 won by %n.</source>
        <comment>discs</comment>
        <translation>
            <numerusform>%1 venceu por %n.</numerusform>
            <numerusform>%1 venceu por %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>You took the last counter.</source>
        <translation>Você tirou a última peça.</translation>
    </message>
    <message>
        <source>The computer took the last counter.</source>
        <translation>O computador tirou a última peça.</translation>
    </message>
    <message>
        <source>%1 took the last counter.</source>
        <translation>%1 tirou a última peça.</translation>
    </message>
    <message>
        <source>Your time ran out.</source>
        <translation>Seu tempo acabou.</translation>
    </message>
    <message>
        <source>The computer&apos;s time ran out.</source>
        <translation>O tempo do computador acabou.</translation>
    </message>
    <message>
        <source>%1&apos;s time ran out.</source>
        <translation>%1 ficou sem tempo.</translation>
    </message>
    <message>
        <source>You had no legal square and passed.</source>
        <translation>Você não tinha casa permitida e passou.</translation>
    </message>
    <message>
        <source>The computer had no legal square and passed.</source>
        <translation>O computador não tinha casa permitida e passou.</translation>
    </message>
    <message>
        <source>%1 had no legal square and passed.</source>
        <translation>%1 não tinha casa permitida e passou.</translation>
    </message>
    <message>
        <source>You must pass: no legal square.</source>
        <translation>Você precisa passar: nenhuma casa é permitida.</translation>
    </message>
    <message>
        <source>The computer must pass: no legal square.</source>
        <translation>O computador precisa passar: nenhuma casa é permitida.</translation>
    </message>
    <message>
        <source>%1 must pass: no legal square.</source>
        <translation>%1 precisa passar: nenhuma casa é permitida.</translation>
    </message>
    <message>
        <source>%1 to move.</source>
        <translation>%1 joga agora.</translation>
    </message>
    <message>
        <source>Your move.</source>
        <translation>Sua vez.</translation>
    </message>
    <message numerus="yes">
        <source>You played %1 and turned %n.</source>
        <comment>discs</comment>
        <translation>
            <numerusform>Você jogou %1 e virou %n.</numerusform>
            <numerusform>Você jogou %1 e virou %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The computer played %1 and turned %n.</source>
        <comment>discs</comment>
        <translation>
            <numerusform>O computador jogou %1 e virou %n.</numerusform>
            <numerusform>O computador jogou %1 e virou %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 played %2 and turned %n.</source>
        <comment>discs</comment>
        <translation>
            <numerusform>%1 jogou %2 e virou %n.</numerusform>
            <numerusform>%1 jogou %2 e virou %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>You played %1.</source>
        <translation>Você jogou %1.</translation>
    </message>
    <message>
        <source>The computer played %1.</source>
        <translation>O computador jogou %1.</translation>
    </message>
    <message>
        <source>%1 played %2.</source>
        <translation>%1 jogou %2.</translation>
    </message>
    <message numerus="yes">
        <source>You took %n from heap %1.</source>
        <comment>counters</comment>
        <translation>
            <numerusform>Você tirou %n do monte %1.</numerusform>
            <numerusform>Você tirou %n do monte %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The computer took %n from heap %1.</source>
        <comment>counters</comment>
        <translation>
            <numerusform>O computador tirou %n do monte %1.</numerusform>
            <numerusform>O computador tirou %n do monte %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 took %n from heap %2.</source>
        <comment>counters</comment>
        <translation>
            <numerusform>%1 tirou %n do monte %2.</numerusform>
            <numerusform>%1 tirou %n do monte %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::GameStarter</name>
    <message>
        <source>Which program? Choose it in the Preferences.</source>
        <translation>Qual programa? Escolha-o nas Preferências.</translation>
    </message>
    <message>
        <source>These heaps cannot be played: %1.</source>
        <translation>Não se pode jogar com estes montes: %1.</translation>
    </message>
</context>
<context>
    <name>ui::GameTexts</name>
    <message>
        <source>The first player</source>
        <translation>O primeiro jogador</translation>
    </message>
    <message>
        <source>The second player</source>
        <translation>O segundo jogador</translation>
    </message>
    <message>
        <source>A draw.</source>
        <translation>Empate.</translation>
    </message>
    <message numerus="yes">
        <source>%n disc(s) each.</source>
        <translation>
            <numerusform>%n peça para cada lado.</numerusform>
            <numerusform>%n peças para cada lado.</numerusform>
        </translation>
    </message>
    <message>
        <source>The fewest discs win: %1 to %2.</source>
        <translation>Vence quem tem menos peças: %1 a %2.</translation>
    </message>
    <message>
        <source>%1 to %2.</source>
        <comment>discs</comment>
        <translation>%1 a %2.</translation>
    </message>
    <message numerus="yes">
        <source>Nobody can move; the %n empty square(s) count for the loser.</source>
        <translation>
            <numerusform>Ninguém pode jogar; a casa vazia (%n) conta para quem perde.</numerusform>
            <numerusform>Ninguém pode jogar; as %n casas vazias contam para quem perde.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody can move; the %n empty square(s) count for the winner.</source>
        <translation>
            <numerusform>Ninguém pode jogar; a casa vazia (%n) conta para quem vence.</numerusform>
            <numerusform>Ninguém pode jogar; as %n casas vazias contam para quem vence.</numerusform>
        </translation>
    </message>
    <message>
        <source>Won with hints: it does not count towards the next level.</source>
        <translation>Vitória com dicas: não conta para o próximo nível.</translation>
    </message>
    <message>
        <source>The board is full and nobody has a line.</source>
        <translation>O tabuleiro está cheio e ninguém tem uma linha.</translation>
    </message>
    <message>
        <source>Take any number of counters.</source>
        <translation>Tire quantas peças quiser.</translation>
    </message>
    <message>
        <source>Take any number of counters from one heap.</source>
        <translation>Tire quantas peças quiser de um só monte.</translation>
    </message>
    <message>
        <source>Take one counter.</source>
        <translation>Tire uma peça.</translation>
    </message>
    <message>
        <source>1 to %1</source>
        <comment>numbers of counters</comment>
        <translation>de 1 a %1</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>1, 2; 3</comment>
        <translation>%1 ou %2</translation>
    </message>
    <message>
        <source>Choose a square; three in a row wins.</source>
        <translation>Escolha uma casa; vence quem faz três em linha.</translation>
    </message>
    <message>
        <source>The fewest discs win. The computer has learnt nothing about this game; it looks ahead.</source>
        <translation>Vence quem tem menos peças. O computador não aprendeu nada sobre este jogo; ele calcula à frente.</translation>
    </message>
    <message>
        <source>Bracket white discs between two of yours and they turn.</source>
        <translation>Prenda peças brancas entre duas suas e elas viram.</translation>
    </message>
    <message>
        <source>Bracket black discs between two of yours and they turn.</source>
        <translation>Prenda peças pretas entre duas suas e elas viram.</translation>
    </message>
    <message numerus="yes">
        <source>You can play on %n square(s).</source>
        <translation>
            <numerusform>Você pode jogar em %n casa.</numerusform>
            <numerusform>Você pode jogar em %n casas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Leave the full screen to go on.</source>
        <translation>Saia da tela cheia para continuar.</translation>
    </message>
    <message>
        <source>Make a move to go on.</source>
        <translation>Faça uma jogada para continuar.</translation>
    </message>
    <message>
        <source>Press Continue to go on.</source>
        <translation>Pressione Continuar para seguir.</translation>
    </message>
    <message>
        <source>Press Continue or make a move.</source>
        <translation>Pressione Continuar ou faça uma jogada.</translation>
    </message>
    <message>
        <source>Press Play to begin.</source>
        <translation>Pressione Jogar para começar.</translation>
    </message>
    <message>
        <source>Press %1 to begin.</source>
        <comment>keys</comment>
        <translation>Pressione %1 para começar.</translation>
    </message>
    <message>
        <source>Press %1 or make a move.</source>
        <comment>keys</comment>
        <translation>Pressione %1 ou faça uma jogada.</translation>
    </message>
    <message>
        <source>Ready when you are.</source>
        <translation>Quando quiser.</translation>
    </message>
    <message>
        <source>Your move. %1 begins.</source>
        <comment>%1: Black, or X</comment>
        <translation>Sua vez. %1 começa.</translation>
    </message>
    <message>
        <source>The start of the game.</source>
        <translation>O início da partida.</translation>
    </message>
    <message>
        <source>The position after move %1 of %2.</source>
        <translation>A posição após a jogada %1 de %2.</translation>
    </message>
    <message>
        <source>%1 is thinking.</source>
        <comment>%1 is another program</comment>
        <translation>%1 está pensando.</translation>
    </message>
    <message>
        <source>The computer is thinking.</source>
        <translation>O computador está pensando.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Você</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>side and level</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Looking for the best move.</source>
        <translation>Procurando a melhor jogada.</translation>
    </message>
    <message>
        <source>%1 does not play on.</source>
        <comment>%1 is another program</comment>
        <translation>%1 não continua jogando.</translation>
    </message>
    <message>
        <source>The computer found no move.</source>
        <translation>O computador não encontrou nenhuma jogada.</translation>
    </message>
    <message>
        <source>Let the computer go on, undo, or play a new game.</source>
        <translation>Deixe o computador continuar, desfaça ou jogue uma nova partida.</translation>
    </message>
    <message>
        <source>Undo, or play a new game.</source>
        <translation>Desfaça ou jogue uma nova partida.</translation>
    </message>
    <message>
        <source>Depth %1, best so far: %2.</source>
        <comment>of the search, and a move</comment>
        <translation>Profundidade %1, a melhor até agora: %2.</translation>
    </message>
    <message>
        <source>The computer moves next.</source>
        <translation>Agora joga o computador.</translation>
    </message>
    <message>
        <source>The fewest discs win.</source>
        <translation>Vence quem tem menos peças.</translation>
    </message>
    <message>
        <source>Take %1 counters.</source>
        <comment>1, 2 or 3</comment>
        <translation>Tire %1 peças.</translation>
    </message>
    <message>
        <source>Take %1 counters from one heap.</source>
        <comment>1, 2 or 3</comment>
        <translation>Tire %1 peças de um só monte.</translation>
    </message>
    <message>
        <source>The fewest discs win. Discs turn as usual.</source>
        <translation>Vence quem tiver menos peças. Elas viram como sempre.</translation>
    </message>
    <message>
        <source>You are to move here.</source>
        <translation>Aqui é a sua vez.</translation>
    </message>
    <message>
        <source>The computer is to move here.</source>
        <translation>Aqui é a vez do computador.</translation>
    </message>
    <message>
        <source>%1 is to move here.</source>
        <comment>%1: Black</comment>
        <translation>Aqui é a vez de %1.</translation>
    </message>
</context>
<context>
    <name>ui::GameWriting</name>
    <message>
        <source>A .ggf file holds Othello alone. Nothing was saved: choose .tabuleiro.</source>
        <translation>Um arquivo .ggf só guarda Othello. Nada foi salvo: escolha .tabuleiro.</translation>
    </message>
    <message>
        <source>Tabuleiro cannot write .%1 files. Nothing was saved: choose .tabuleiro, .txt or, for Othello, .ggf.</source>
        <translation>O Tabuleiro não grava arquivos .%1. Nada foi salvo: escolha .tabuleiro, .txt ou, para Othello, .ggf.</translation>
    </message>
    <message>
        <source>%1, %2 - %3, %4</source>
        <comment>a file&apos;s name: the game, its players, the date</comment>
        <translation>%1, %2 - %3, %4</translation>
    </message>
</context>
<context>
    <name>ui::HelpWindow</name>
    <message>
        <source>Help</source>
        <translation>Ajuda</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
    <message>
        <source>&amp;How to play</source>
        <translation>&amp;Como jogar</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Atalhos de teclado</translation>
    </message>
    <message>
        <source>&amp;About</source>
        <translation>&amp;Sobre</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fechar</translation>
    </message>
</context>
<context>
    <name>ui::HintTexts</name>
    <message>
        <source>The game is then about even.</source>
        <translation>Com isso, a partida fica mais ou menos igual.</translation>
    </message>
    <message numerus="yes">
        <source>You should win by about %n disc(s).</source>
        <translation>
            <numerusform>Você deve vencer por cerca de %n peça.</numerusform>
            <numerusform>Você deve vencer por cerca de %n peças.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Try %1: it wins by %n disc(s) with best play.</source>
        <translation>
            <numerusform>Tente %1: vence por %n peça com jogo perfeito.</numerusform>
            <numerusform>Tente %1: vence por %n peças com jogo perfeito.</numerusform>
        </translation>
    </message>
    <message>
        <source>Try %1: it keeps the draw.</source>
        <translation>Tente %1: mantém o empate.</translation>
    </message>
    <message>
        <source>%1 is your only move.</source>
        <translation>%1 é sua única jogada.</translation>
    </message>
    <message numerus="yes">
        <source>Try %1: it ends the game, and you win by %n disc(s).</source>
        <translation>
            <numerusform>Tente %1: termina a partida, e você vence por %n peça.</numerusform>
            <numerusform>Tente %1: termina a partida, e você vence por %n peças.</numerusform>
        </translation>
    </message>
    <message>
        <source>Try %1, the best move found.</source>
        <translation>Tente %1, a melhor jogada encontrada.</translation>
    </message>
    <message>
        <source>Try %1.</source>
        <translation>Tente %1.</translation>
    </message>
    <message numerus="yes">
        <source>Take %n</source>
        <comment>counters</comment>
        <translation>
            <numerusform>Tirar %n</numerusform>
            <numerusform>Tirar %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n from heap %1</source>
        <comment>counters</comment>
        <translation>
            <numerusform>Tirar %n do monte %1</numerusform>
            <numerusform>Tirar %n do monte %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: it is your only move.</source>
        <comment>%1: Take 1</comment>
        <translation>%1: é sua única jogada.</translation>
    </message>
    <message>
        <source>%1: it wins with best play.</source>
        <comment>%1: Take 3</comment>
        <translation>%1: vence com jogo perfeito.</translation>
    </message>
    <message>
        <source>%1. Every move loses against best play; this one makes the game last.</source>
        <comment>%1: Take 1</comment>
        <translation>%1. Toda jogada perde contra jogo perfeito; esta faz a partida durar mais.</translation>
    </message>
    <message>
        <source>Try %1: it completes %2 and wins.</source>
        <comment>a square; a line: the top row</comment>
        <translation>Tente %1: completa %2 e vence.</translation>
    </message>
    <message>
        <source>Try %1: it blocks %2 in %3.</source>
        <comment>a square; O; a line: the top row</comment>
        <translation>Tente %1: impede %2 de completar %3.</translation>
    </message>
    <message>
        <source>Try %1: it keeps %2 from making two threats at once.</source>
        <comment>a square; O</comment>
        <translation>Tente %1: impede %2 de fazer duas ameaças ao mesmo tempo.</translation>
    </message>
    <message>
        <source>Try %1: it wins with best play.</source>
        <translation>Tente %1: vence com jogo perfeito.</translation>
    </message>
    <message>
        <source>Try %1. Every move loses against best play.</source>
        <translation>Tente %1. Toda jogada perde contra jogo perfeito.</translation>
    </message>
    <message>
        <source>It leads to a known opening: %1.</source>
        <translation>Leva a uma abertura conhecida: %1.</translation>
    </message>
    <message>
        <source>It leaves heaps of %1, in which all parts come in pairs.</source>
        <comment>1, 4 and 4+1</comment>
        <translation>Deixa montes de %1, nos quais todas as partes formam pares.</translation>
    </message>
    <message>
        <source>It takes the corner %1, which can never be turned.</source>
        <translation>Ocupa o canto %1, que nunca pode ser virado.</translation>
    </message>
    <message>
        <source>It keeps your opponent from the corner %1.</source>
        <translation>Mantém o adversário longe do canto %1.</translation>
    </message>
    <message>
        <source>Your opponent must then pass.</source>
        <translation>Com isso, o adversário precisa passar.</translation>
    </message>
    <message>
        <source>It threatens to take the corner %1.</source>
        <translation>Ameaça ocupar o canto %1.</translation>
    </message>
    <message numerus="yes">
        <source>It leaves your opponent %n square(s), fewer than any other move.</source>
        <translation>
            <numerusform>Deixa %n casa ao adversário, menos que qualquer outra jogada.</numerusform>
            <numerusform>Deixa %n casas ao adversário, menos que qualquer outra jogada.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It leaves your opponent %n square(s); no other move leaves fewer.</source>
        <translation>
            <numerusform>Deixa %n casa ao adversário; nenhuma outra jogada deixa menos.</numerusform>
            <numerusform>Deixa %n casas ao adversário; nenhuma outra jogada deixa menos.</numerusform>
        </translation>
    </message>
    <message>
        <source>It fills the gap at %1 before your opponent can.</source>
        <translation>Preenche a lacuna em %1 antes do adversário.</translation>
    </message>
    <message numerus="yes">
        <source>%n empty square(s) lie together there, an odd number: you can play the first and the last of them.</source>
        <translation>
            <numerusform>Ali há um grupo de %n casa vazia, número ímpar: você pode ocupar a primeira e a última.</numerusform>
            <numerusform>Ali há um grupo de %n casas vazias, número ímpar: você pode ocupar a primeira e a última.</numerusform>
        </translation>
    </message>
    <message>
        <source>It opens no new square to your opponent; most other moves do.</source>
        <translation>Não abre nenhuma casa nova ao adversário; a maioria das outras jogadas abre.</translation>
    </message>
    <message>
        <source>It turns only inner discs, and so opens little to your opponent.</source>
        <translation>Vira só peças internas e, assim, abre pouco ao adversário.</translation>
    </message>
    <message numerus="yes">
        <source>It turns %n disc(s); every other move turns more.</source>
        <translation>
            <numerusform>Vira %n peça; todas as outras jogadas viram mais.</numerusform>
            <numerusform>Vira %n peças; todas as outras jogadas viram mais.</numerusform>
        </translation>
    </message>
    <message>
        <source>It makes two threats at once.</source>
        <translation>Faz duas ameaças ao mesmo tempo.</translation>
    </message>
    <message>
        <source>Every other square loses.</source>
        <translation>Todas as outras casas perdem.</translation>
    </message>
    <message>
        <source>Only a corner holds; elsewhere you would lose.</source>
        <translation>Só um canto salva; em outro lugar você perderia.</translation>
    </message>
    <message>
        <source>It threatens three in a row; your opponent must block on %1.</source>
        <translation>Ameaça três em linha; o adversário tem que bloquear em %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) through it are still open.</source>
        <translation>
            <numerusform>%n linha que passa por ela ainda está aberta.</numerusform>
            <numerusform>%n linhas que passam por ela ainda estão abertas.</numerusform>
        </translation>
    </message>
    <message>
        <source>It takes the last counter.</source>
        <translation>Tira a última peça.</translation>
    </message>
    <message>
        <source>It leaves one counter, which your opponent must take.</source>
        <translation>Deixa uma peça, que o adversário tem que tirar.</translation>
    </message>
    <message>
        <source>It leaves %1, a multiple of %2.</source>
        <translation>Deixa %1, um múltiplo de %2.</translation>
    </message>
    <message>
        <source>It leaves %1, one more than a multiple of %2.</source>
        <translation>Deixa %1, um a mais que um múltiplo de %2.</translation>
    </message>
    <message>
        <source>It leaves two equal heaps.</source>
        <translation>Deixa dois montes iguais.</translation>
    </message>
    <message>
        <source>It leaves an odd number of heaps of one counter.</source>
        <translation>Deixa um número ímpar de montes de uma peça.</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>vence</translation>
    </message>
    <message>
        <source>blocks</source>
        <translation>bloqueia</translation>
    </message>
    <message>
        <source>draws</source>
        <translation>empata</translation>
    </message>
    <message>
        <source>Try %1, a well-tried move of the opening.</source>
        <translation>Tente %1, uma jogada de abertura consagrada.</translation>
    </message>
    <message>
        <source>It leaves a multiple of %1 in each heap.</source>
        <translation>Deixa um múltiplo de %1 em cada monte.</translation>
    </message>
    <message>
        <source>Without the multiples of %1 it leaves heaps of %2, in which all parts come in pairs.</source>
        <comment>4; 1, 2 and 2+1</comment>
        <translation>Sem os múltiplos de %1, deixa montes de %2, nos quais todas as partes formam pares.</translation>
    </message>
    <message numerus="yes">
        <source>Only %n of the %1 free squares hold.</source>
        <translation>
            <numerusform>Só %n das %1 casas livres mantém o empate.</numerusform>
            <numerusform>Só %n das %1 casas livres mantêm o empate.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You would still lose by about %n disc(s).</source>
        <translation>
            <numerusform>Você ainda perderia por cerca de %n peça.</numerusform>
            <numerusform>Você ainda perderia por cerca de %n peças.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every move loses now: %1 by %n disc(s), and none by fewer.</source>
        <comment>%1: a square</comment>
        <translation>
            <numerusform>Agora toda jogada perde: %1 por %n peça, e nenhuma por menos.</numerusform>
            <numerusform>Agora toda jogada perde: %1 por %n peças, e nenhuma por menos.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::Journal</name>
    <message>
        <source>the folder %1 cannot be made: %2</source>
        <comment>%2: why</comment>
        <translation>a pasta %1 não pode ser criada: %2</translation>
    </message>
    <message>
        <source>another program holds its lock</source>
        <translation>outro programa a mantém bloqueada</translation>
    </message>
    <message numerus="yes">
        <source>The journal of this game is damaged; %n move(s) could be read.</source>
        <translation>
            <numerusform>O registro desta partida está danificado; %n jogada pôde ser lida.</numerusform>
            <numerusform>O registro desta partida está danificado; %n jogadas puderam ser lidas.</numerusform>
        </translation>
    </message>
    <message>
        <source>The journal of a game was damaged and nothing of it could be read; it is kept as %1.</source>
        <translation>O registro de uma partida estava danificado e nada dele pôde ser lido; fica guardado como %1.</translation>
    </message>
    <message numerus="yes">
        <source>The journal of this game was damaged: %n move(s) were recovered, and the damaged file is kept as %1.</source>
        <translation>
            <numerusform>O registro desta partida estava danificado: %n jogada foi recuperada, e o arquivo danificado fica guardado como %1.</numerusform>
            <numerusform>O registro desta partida estava danificado: %n jogadas foram recuperadas, e o arquivo danificado fica guardado como %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, among the games being kept, cannot be read: %2.</source>
        <comment>%2: why</comment>
        <translation>%1, entre as partidas guardadas, não pode ser lido: %2.</translation>
    </message>
</context>
<context>
    <name>ui::JournalTexts</name>
    <message>
        <source>%1 to %2</source>
        <comment>discs</comment>
        <translation>por %1 a %2</translation>
    </message>
    <message>
        <source>a draw</source>
        <comment>how a game ended</comment>
        <translation>empate</translation>
    </message>
    <message>
        <source>%1 won</source>
        <comment>%1: Black</comment>
        <translation>%1 venceu</translation>
    </message>
    <message>
        <source>lost</source>
        <comment>how a person&apos;s game ended</comment>
        <translation>derrota</translation>
    </message>
    <message>
        <source>won</source>
        <comment>how a person&apos;s game ended</comment>
        <translation>vitória</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>won, 39 to 25</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <comment>the names of two players</comment>
        <translation>%1 contra %2</translation>
    </message>
    <message>
        <source>today, %1</source>
        <comment>%1: a time</comment>
        <translation>hoje, %1</translation>
    </message>
    <message>
        <source>yesterday, %1</source>
        <comment>%1: a time</comment>
        <translation>ontem, %1</translation>
    </message>
    <message>
        <source>move %1</source>
        <comment>how far a game is</comment>
        <translation>jogada %1</translation>
    </message>
    <message>
        <source>%1 on time</source>
        <comment>won</comment>
        <translation>%1 por tempo</translation>
    </message>
    <message>
        <source>earlier: %1</source>
        <comment>a line of a game; %1: won, 39 to 25</comment>
        <translation>antes: %1</translation>
    </message>
</context>
<context>
    <name>ui::KeysPage</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Atalhos de teclado</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Comando</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source> or </source>
        <comment>between two ways to press the keys of a command</comment>
        <translation> ou </translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>No tabuleiro</translation>
    </message>
    <message>
        <source>Go to another square</source>
        <translation>Ir a outra casa</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Setas</translation>
    </message>
    <message>
        <source>Go to the edge of the board</source>
        <translation>Ir à borda do tabuleiro</translation>
    </message>
    <message>
        <source>Play there</source>
        <translation>Jogar ali</translation>
    </message>
    <message>
        <source>Play on a square of Othello</source>
        <translation>Jogar em uma casa do Othello</translation>
    </message>
    <message>
        <source>Its name: f5</source>
        <translation>Nome: f5</translation>
    </message>
    <message>
        <source>Play on a square of tic-tac-toe</source>
        <translation>Jogar em uma casa do jogo da velha</translation>
    </message>
    <message>
        <source>Its number or name: 5 or b2</source>
        <translation>Número ou nome: 5 ou b2</translation>
    </message>
    <message>
        <source>Take from a heap of Nim</source>
        <translation>Tirar de um monte do Nim</translation>
    </message>
    <message>
        <source>Heap and number: a3</source>
        <translation>Monte e número: a3</translation>
    </message>
    <message>
        <source>Leave the full screen</source>
        <translation>Sair da tela cheia</translation>
    </message>
    <message>
        <source>While a position is set up</source>
        <translation>Enquanto se monta uma posição</translation>
    </message>
    <message>
        <source>Place the piece that is chosen</source>
        <translation>Colocar a peça escolhida</translation>
    </message>
    <message>
        <source>Place the first or the second side&apos;s piece</source>
        <translation>Colocar a peça do 1º ou do 2º lado</translation>
    </message>
    <message>
        <source>X or O</source>
        <translation>X ou O</translation>
    </message>
    <message>
        <source>Empty the square</source>
        <translation>Esvaziar a casa</translation>
    </message>
    <message>
        <source>Add a counter to a heap, or remove one</source>
        <translation>Pôr uma peça em um monte, ou tirar uma</translation>
    </message>
    <message>
        <source>Set the number of counters in a heap</source>
        <translation>Definir o número de peças de um monte</translation>
    </message>
    <message>
        <source>Heap and number: a7</source>
        <translation>Monte e número: a7</translation>
    </message>
    <message>
        <source>Go back to the game</source>
        <translation>Voltar à partida</translation>
    </message>
    <message>
        <source>Go back to Learn</source>
        <translation>Voltar a Aprender</translation>
    </message>
</context>
<context>
    <name>ui::LadderStudy</name>
    <message>
        <source>You have no move and must pass.</source>
        <translation>Você não tem jogada e precisa passar.</translation>
    </message>
    <message>
        <source>The other side has no move and passes.</source>
        <translation>O outro lado não tem jogada e passa.</translation>
    </message>
    <message>
        <source>You won.</source>
        <translation>Você venceu.</translation>
    </message>
    <message>
        <source>A draw.</source>
        <translation>Empate.</translation>
    </message>
    <message>
        <source>Ladder, %1</source>
        <translation>Escada, %1</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Desfazer</translation>
    </message>
    <message>
        <source>H&amp;int</source>
        <translation>D&amp;ica</translation>
    </message>
    <message>
        <source>Play the &amp;next rung</source>
        <translation>Jogar o próximo de&amp;grau</translation>
    </message>
    <message>
        <source>Play &amp;again</source>
        <translation>Jogar de n&amp;ovo</translation>
    </message>
    <message>
        <source>Bac&amp;k to Learn</source>
        <translation>Voltar a Ap&amp;render</translation>
    </message>
    <message>
        <source>The highest rung would play %1.</source>
        <translation>No degrau mais alto, a jogada seria %1.</translation>
    </message>
    <message>
        <source>You took a move back: this game does not count.</source>
        <translation>Você desfez uma jogada: esta partida não conta.</translation>
    </message>
    <message>
        <source>You used a hint: this game does not count.</source>
        <translation>Você usou uma dica: esta partida não conta.</translation>
    </message>
    <message>
        <source>Three wins in five games take you up.</source>
        <translation>Com três vitórias em cinco partidas você sobe.</translation>
    </message>
    <message>
        <source>Ladder</source>
        <translation>Escada</translation>
    </message>
    <message>
        <source>This is the highest rung.</source>
        <translation>Este é o degrau mais alto.</translation>
    </message>
    <message>
        <source>&amp;See what decided it</source>
        <translation>Ver o &amp;que decidiu</translation>
    </message>
    <message>
        <source>&amp;See the review</source>
        <translation>Ver a aná&amp;lise</translation>
    </message>
    <message>
        <source>You climb to rung %1, %2.</source>
        <comment>a number and a name</comment>
        <translation>Você sobe para o degrau %1, %2.</translation>
    </message>
    <message>
        <source>%1 won.</source>
        <comment>a rung</comment>
        <translation>%1 venceu.</translation>
    </message>
    <message numerus="yes">
        <source>Won: %1 of the last %n game(s).</source>
        <translation>
            <numerusform>Vencidas: %1 de %n partida.</numerusform>
            <numerusform>Vencidas: %1 das últimas %n partidas.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is to move.</source>
        <comment>a rung</comment>
        <translation>É a vez de %1.</translation>
    </message>
    <message>
        <source>A click on the board shows the last position.</source>
        <translation>Um clique no tabuleiro mostra a última posição.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Você</translation>
    </message>
    <message>
        <source>The game counts as lost. Press again to give up.</source>
        <translation>A partida conta como perdida. Pressione de novo para desistir.</translation>
    </message>
    <message>
        <source>Press again to give up.</source>
        <translation>Pressione de novo para desistir.</translation>
    </message>
    <message>
        <source>Rating: %1</source>
        <translation>Pontuação: %1</translation>
    </message>
    <message>
        <source>Give u&amp;p</source>
        <translation>Desis&amp;tir</translation>
    </message>
    <message>
        <source>With a hint the game does not count. Press again for the hint.</source>
        <translation>Com uma dica, a partida não conta. Pressione de novo para vê-la.</translation>
    </message>
    <message>
        <source>You gave up: %1 won.</source>
        <comment>a rung</comment>
        <translation>Você desistiu: %1 venceu.</translation>
    </message>
    <message>
        <source>Your move.</source>
        <translation>Sua vez.</translation>
    </message>
    <message>
        <source>If you undo a move, the game does not count. Press again to undo.</source>
        <translation>Se você desfizer uma jogada, a partida não conta. Pressione de novo para desfazer.</translation>
    </message>
    <message>
        <source>With a hint or an undo the game does not count.</source>
        <translation>Com uma dica ou uma jogada desfeita, a partida não conta.</translation>
    </message>
</context>
<context>
    <name>ui::Language</name>
    <message>
        <source>English</source>
        <comment>the name of this language, in itself</comment>
        <translation>Português</translation>
    </message>
</context>
<context>
    <name>ui::LearnHome</name>
    <message>
        <source>Game</source>
        <translation>Jogo</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Hoje</translation>
    </message>
    <message>
        <source>&amp;Solve it</source>
        <translation>&amp;Resolver</translation>
    </message>
    <message>
        <source>&amp;Yesterday&apos;s</source>
        <translation>O de &amp;ontem</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lições</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Continuar</translation>
    </message>
    <message>
        <source>More puzzles</source>
        <translation>Mais problemas</translation>
    </message>
    <message>
        <source>St&amp;art</source>
        <translation>Co&amp;meçar</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a date</comment>
        <translation>%1.</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) in a row so far.</source>
        <translation>
            <numerusform>%n dia seguido até agora.</numerusform>
            <numerusform>%n dias seguidos até agora.</numerusform>
        </translation>
    </message>
    <message>
        <source>The position of today&apos;s puzzle</source>
        <translation>A posição do problema de hoje</translation>
    </message>
    <message>
        <source>Grade %1 of %2</source>
        <translation>Dificuldade %1 de %2</translation>
    </message>
    <message>
        <source>&amp;Solved: look again</source>
        <translation>&amp;Resolvido: ver de novo</translation>
    </message>
    <message>
        <source>All %1 done</source>
        <translation>Todas as %1 feitas</translation>
    </message>
    <message>
        <source>%1 of %2 done, next: %3</source>
        <translation>%1 de %2 feitas, próxima: %3</translation>
    </message>
    <message>
        <source>&amp;Begin</source>
        <translation>&amp;Começar</translation>
    </message>
    <message>
        <source>Win three of five games to climb.</source>
        <translation>Vença três de cinco partidas para subir.</translation>
    </message>
    <message>
        <source>At your strength, as many as you like</source>
        <translation>No seu nível, quantos quiser</translation>
    </message>
    <message numerus="yes">
        <source>%n seen, at your strength</source>
        <translation>
            <numerusform>%n visto, no seu nível</numerusform>
            <numerusform>%n vistos, no seu nível</numerusform>
        </translation>
    </message>
    <message>
        <source>Your own mistakes</source>
        <translation>Seus próprios erros</translation>
    </message>
    <message>
        <source>Pract&amp;ise</source>
        <translation>Pra&amp;ticar</translation>
    </message>
    <message numerus="yes">
        <source>%n position(s) to try again today</source>
        <translation>
            <numerusform>%n posição para tentar de novo hoje</numerusform>
            <numerusform>%n posições para tentar de novo hoje</numerusform>
        </translation>
    </message>
    <message>
        <source>The next ones come back tomorrow.</source>
        <translation>Os próximos voltam amanhã.</translation>
    </message>
    <message>
        <source>The next ones come back on %1.</source>
        <comment>a date</comment>
        <translation>Os próximos voltam nesta data: %1.</translation>
    </message>
    <message>
        <source>What you misplay comes back here once the game is reviewed.</source>
        <translation>O que você jogar mal volta aqui quando a partida for analisada.</translation>
    </message>
    <message>
        <source>Agai&amp;n</source>
        <translation>&amp;De novo</translation>
    </message>
    <message>
        <source>Your rating: %1</source>
        <translation>Sua pontuação: %1</translation>
    </message>
    <message>
        <source>An&amp;swer shown: try again</source>
        <translation>&amp;Resposta mostrada: tentar de novo</translation>
    </message>
    <message>
        <source>&amp;Play %1</source>
        <comment>a rung of the ladder</comment>
        <translation>Jo&amp;gar: %1</translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation>Todas as lições</translation>
    </message>
    <message>
        <source>All rungs</source>
        <translation>Todos os degraus</translation>
    </message>
    <message>
        <source>Puzzle of the day</source>
        <translation>Problema do dia</translation>
    </message>
    <message>
        <source>the same for everyone</source>
        <comment>the puzzle of the day</comment>
        <translation>o mesmo para todos</translation>
    </message>
    <message>
        <source>Continue against %1</source>
        <comment>a rung of the ladder</comment>
        <translation>Continuar contra %1</translation>
    </message>
    <message>
        <source>Ladder: rung %1 of %2</source>
        <translation>Escada: degrau %1 de %2</translation>
    </message>
    <message>
        <source>Ladder</source>
        <translation>Escada</translation>
    </message>
</context>
<context>
    <name>ui::LearnPage</name>
    <message>
        <source>Learn</source>
        <translation>Aprender</translation>
    </message>
</context>
<context>
    <name>ui::LearnTexts</name>
    <message>
        <source>The other side</source>
        <translation>O outro lado</translation>
    </message>
    <message>
        <source>%1 loses: %2 answers %3.</source>
        <translation>%1 perde: %2 responde %3.</translation>
    </message>
    <message>
        <source>%1 turns %2. Another move turns %3.</source>
        <comment>numbers of discs</comment>
        <translation>%1 vira %2. Outra jogada vira %3.</translation>
    </message>
    <message>
        <source>After %1, %2 takes the corner %3 and keeps it for good.</source>
        <translation>Depois de %1, %2 ocupa o canto %3 e fica com ele para sempre.</translation>
    </message>
    <message>
        <source>Nothing protects the disc on %1 for good.</source>
        <translation>Nada protege para sempre a peça em %1.</translation>
    </message>
    <message>
        <source>%1 can turn the disc on %2: the answer %3 does.</source>
        <translation>%1 pode virar a peça em %2: a resposta %3 faz isso.</translation>
    </message>
    <message numerus="yes">
        <source>After %1, %2 has %n move(s); another move leaves only %3.</source>
        <translation>
            <numerusform>Depois de %1, %2 tem %n jogada; outra jogada deixa só %3.</numerusform>
            <numerusform>Depois de %1, %2 tem %n jogadas; outra jogada deixa só %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 lets %2 go to %3, which was not possible before.</source>
        <translation>%1 permite que %2 jogue em %3, o que antes não era possível.</translation>
    </message>
    <message>
        <source>After %1, %2 completes a line with %3.</source>
        <translation>Depois de %1, %2 completa uma linha com %3.</translation>
    </message>
    <message>
        <source>%1 makes no threat.</source>
        <translation>%1 não faz nenhuma ameaça.</translation>
    </message>
    <message>
        <source>After %1, %2 answers %3 and cannot be stopped any more.</source>
        <translation>Depois de %1, %2 responde %3 e já não pode ser impedido.</translation>
    </message>
    <message>
        <source>%1 only draws.</source>
        <translation>%1 só empata.</translation>
    </message>
    <message>
        <source>%1 only draws: %2 answers %3.</source>
        <translation>%1 só empata: %2 responde %3.</translation>
    </message>
    <message>
        <source>One move wins.</source>
        <translation>Uma jogada vence.</translation>
    </message>
    <message>
        <source>%1 to play: one move wins.</source>
        <translation>%1 joga: uma jogada vence.</translation>
    </message>
    <message>
        <source>%1 to play: one move holds the draw.</source>
        <translation>%1 joga: uma jogada mantém o empate.</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) can be made, one is right.</source>
        <translation>
            <numerusform>%n jogada é possível, uma é a certa.</numerusform>
            <numerusform>%n jogadas são possíveis, uma é a certa.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n square(s) are empty.</source>
        <translation>
            <numerusform>%n casa está vazia.</numerusform>
            <numerusform>%n casas estão vazias.</numerusform>
        </translation>
    </message>
    <message>
        <source>Whoever takes the last counter loses.</source>
        <translation>Quem tira a última peça perde.</translation>
    </message>
    <message>
        <source>Whoever takes the last counter wins.</source>
        <translation>Quem tira a última peça vence.</translation>
    </message>
    <message>
        <source>Take any number from one heap.</source>
        <translation>Tire quantas quiser de um só monte.</translation>
    </message>
    <message numerus="yes">
        <source>Take at most %n counter(s).</source>
        <translation>
            <numerusform>Tire no máximo %n peça.</numerusform>
            <numerusform>Tire no máximo %n peças.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to play: one move is best.</source>
        <translation>%1 joga: uma jogada é a melhor.</translation>
    </message>
    <message>
        <source>From a game of yours, reviewed on %1.</source>
        <comment>a date</comment>
        <translation>De uma partida sua, analisada em %1.</translation>
    </message>
    <message>
        <source>You played %1 in the game, too.</source>
        <translation>Na partida, a jogada foi a mesma: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 costs %n disc(s).</source>
        <translation>
            <numerusform>%1 custa %n peça.</numerusform>
            <numerusform>%1 custa %n peças.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 costs about %n disc(s).</source>
        <translation>
            <numerusform>%1 custa cerca de %n peça.</numerusform>
            <numerusform>%1 custa cerca de %n peças.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 answers %2.</source>
        <comment>a side and a move</comment>
        <translation>%1 responde %2.</translation>
    </message>
    <message>
        <source>%1 loses: the other side answers %2 and wins.</source>
        <translation>%1 perde: o outro lado responde %2 e vence.</translation>
    </message>
    <message>
        <source>Taking %1 loses: the other side takes %2 and wins.</source>
        <comment>numbers of counters</comment>
        <translation>Tirar %1 perde: o outro lado tira %2 e vence.</translation>
    </message>
    <message>
        <source>%1 only draws, although %2 must pass.</source>
        <translation>%1 só empata, embora %2 precise passar.</translation>
    </message>
    <message>
        <source>The other side takes %1.</source>
        <comment>a number of counters</comment>
        <translation>O outro lado tira %1.</translation>
    </message>
    <message>
        <source>%1 must pass.</source>
        <comment>a side</comment>
        <translation>%1 precisa passar.</translation>
    </message>
    <message>
        <source>%1 can already take the corner %2, and %3 does not prevent it.</source>
        <translation>%1 já pode jogar no canto %2, e %3 não impede isso.</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) can be made, %1 are right.</source>
        <translation>
            <numerusform>%n jogada é possível, %1 são certas.</numerusform>
            <numerusform>%n jogadas são possíveis, %1 são certas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>Certo.</translation>
    </message>
    <message>
        <source>And now?</source>
        <translation>E agora?</translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <comment>a rating and its error</comment>
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source>You took the last counter, which loses.</source>
        <translation>Você tirou a última peça, e com isso perde.</translation>
    </message>
    <message numerus="yes">
        <source>After %1, %2 has %n move(s).</source>
        <translation>
            <numerusform>Depois de %1, %2 tem %n jogada.</numerusform>
            <numerusform>Depois de %1, %2 tem %n jogadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is over: %1 wins %2 to %3.</source>
        <comment>a side; discs</comment>
        <translation>A partida terminou: %1 vence, %2 a %3.</translation>
    </message>
    <message>
        <source>The game is over: a draw, %1 to %2.</source>
        <comment>discs</comment>
        <translation>A partida terminou: empate, %1 a %2.</translation>
    </message>
    <message>
        <source>After %1, %2 takes the corner that you could have taken.</source>
        <translation>Depois de %1, %2 ocupa o canto que você poderia ter ocupado.</translation>
    </message>
    <message>
        <source>After %1, %2 closes your line.</source>
        <translation>Depois de %1, %2 fecha a sua linha.</translation>
    </message>
    <message>
        <source>%1 makes one threat, and %2 blocks it.</source>
        <translation>%1 faz uma ameaça, e %2 a bloqueia.</translation>
    </message>
    <message>
        <source>%1 answers %2 and turns %3.</source>
        <comment>a side, a move and a number of discs</comment>
        <translation>%1 responde %2 e vira %3.</translation>
    </message>
    <message>
        <source>Pebble</source>
        <translation>Seixo</translation>
    </message>
    <message>
        <source>Reed</source>
        <translation>Junco</translation>
    </message>
    <message>
        <source>Pond</source>
        <translation>Lagoa</translation>
    </message>
    <message>
        <source>Brook</source>
        <translation>Riacho</translation>
    </message>
    <message>
        <source>Willow</source>
        <translation>Salgueiro</translation>
    </message>
    <message>
        <source>River</source>
        <translation>Rio</translation>
    </message>
    <message>
        <source>Hill</source>
        <translation>Colina</translation>
    </message>
    <message>
        <source>Forest</source>
        <translation>Floresta</translation>
    </message>
    <message>
        <source>Lake</source>
        <translation>Lago</translation>
    </message>
    <message>
        <source>Mountain</source>
        <translation>Montanha</translation>
    </message>
    <message>
        <source>Canyon</source>
        <translation>Cânion</translation>
    </message>
    <message>
        <source>Glacier</source>
        <translation>Geleira</translation>
    </message>
    <message>
        <source>Sea</source>
        <translation>Mar</translation>
    </message>
    <message>
        <source>Storm</source>
        <translation>Tempestade</translation>
    </message>
    <message>
        <source>Star</source>
        <translation>Estrela</translation>
    </message>
    <message>
        <source>Rung %1 of %2: %3</source>
        <comment>two numbers and the rung&apos;s name</comment>
        <translation>Degrau %1 de %2: %3</translation>
    </message>
    <message>
        <source>After %1 the game ends, with %2 discs for you against %3.</source>
        <translation>Depois de %1 a partida termina, com %2 peças suas contra %3.</translation>
    </message>
    <message>
        <source>%1 loses, although %2 must pass: at best you end with %3 discs against %4.</source>
        <translation>%1 perde, embora %2 precise passar: na melhor das hipóteses, você termina com %3 peças contra %4.</translation>
    </message>
    <message>
        <source>%1 loses: %2 answers %3, and at best you end with %4 discs against %5.</source>
        <translation>%1 perde: %2 responde %3 e, na melhor das hipóteses, você termina com %4 peças contra %5.</translation>
    </message>
    <message>
        <source>%1 leaves the corner %2, which you could have taken and still can.</source>
        <translation>%1 deixa o canto %2, que você poderia ter ocupado e ainda pode.</translation>
    </message>
    <message>
        <source>You have %1 discs against %2.</source>
        <translation>Você tem %1 peças contra %2.</translation>
    </message>
    <message>
        <source>Look at the corners.</source>
        <translation>Olhe os cantos.</translation>
    </message>
    <message>
        <source>Look at the squares beside the corners.</source>
        <translation>Olhe as casas ao lado dos cantos.</translation>
    </message>
    <message>
        <source>Look at the middles of the edges.</source>
        <translation>Olhe os meios das bordas.</translation>
    </message>
    <message>
        <source>Look at the edges, away from the corners.</source>
        <translation>Olhe as bordas, longe dos cantos.</translation>
    </message>
    <message>
        <source>Look at the centre.</source>
        <translation>Olhe o centro.</translation>
    </message>
    <message>
        <source>Look away from the edges.</source>
        <translation>Olhe longe das bordas.</translation>
    </message>
    <message numerus="yes">
        <source>Look for a move that turns %n disc(s).</source>
        <translation>
            <numerusform>Procure uma jogada que vire %n peça.</numerusform>
            <numerusform>Procure uma jogada que vire %n peças.</numerusform>
        </translation>
    </message>
    <message>
        <source>Look for a move after which %1 cannot move.</source>
        <comment>a side</comment>
        <translation>Procure uma jogada após a qual %1 não possa jogar.</translation>
    </message>
    <message numerus="yes">
        <source>Look for a move that leaves %1 %n move(s).</source>
        <comment>%1: a side</comment>
        <translation>
            <numerusform>Procure uma jogada que deixe %n jogada para %1.</numerusform>
            <numerusform>Procure uma jogada que deixe %n jogadas para %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Look at heap %1.</source>
        <comment>a letter</comment>
        <translation>Olhe o monte %1.</translation>
    </message>
    <message>
        <source>Leave an odd number of counters.</source>
        <translation>Deixe um número ímpar de peças.</translation>
    </message>
    <message>
        <source>Leave an even number of counters.</source>
        <translation>Deixe um número par de peças.</translation>
    </message>
    <message>
        <source>Look for a move that threatens to complete a line.</source>
        <translation>Procure uma jogada que ameace completar uma linha.</translation>
    </message>
    <message>
        <source>One move wins for %1.</source>
        <translation>Uma só jogada vence para %1.</translation>
    </message>
    <message>
        <source>One move holds the draw for %1.</source>
        <translation>Uma só jogada segura o empate para %1.</translation>
    </message>
    <message>
        <source>%1 is wrong.</source>
        <comment>a move</comment>
        <translation>%1 está errado.</translation>
    </message>
    <message>
        <source>It is wrong to take %1.</source>
        <comment>a number of counters</comment>
        <translation>É errado tirar %1.</translation>
    </message>
    <message>
        <source>It is wrong to take %1 from heap %2.</source>
        <comment>a number of counters</comment>
        <translation>É errado tirar %1 do monte %2.</translation>
    </message>
    <message>
        <source>After %1, %2 answers %3, and you cannot take the corner %4 on your next move.</source>
        <translation>Depois de %1, %2 responde %3, e no seu próximo lance você não pode ocupar o canto %4.</translation>
    </message>
    <message>
        <source>After %1, %2 closes your line. Another is still open.</source>
        <translation>Depois de %1, %2 fecha a sua linha. Outra continua aberta.</translation>
    </message>
    <message>
        <source>%1 ± %2, still uncertain</source>
        <comment>a rating and its error</comment>
        <translation>%1 ± %2, ainda incerta</translation>
    </message>
</context>
<context>
    <name>ui::LessonButton</name>
    <message>
        <source>Lesson %1, %2, done</source>
        <translation>Lição %1, %2, feita</translation>
    </message>
    <message numerus="yes">
        <source>Lesson %1, %2, %3 of %n step(s) done</source>
        <translation>
            <numerusform>Lição %1, %2, %3 de %n passo feito</numerusform>
            <numerusform>Lição %1, %2, %3 de %n passos feitos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::LessonOffer</name>
    <message>
        <source>New to tic-tac-toe?</source>
        <translation>Não conhece o jogo da velha?</translation>
    </message>
    <message>
        <source>New to Othello?</source>
        <translation>Não conhece o Othello?</translation>
    </message>
    <message>
        <source>New to Nim?</source>
        <translation>Não conhece o Nim?</translation>
    </message>
    <message>
        <source>Ta&amp;ke a lesson</source>
        <translation>&amp;Fazer uma lição</translation>
    </message>
</context>
<context>
    <name>ui::LessonStudy</name>
    <message>
        <source>Lesson %1 of %2</source>
        <translation>Lição %1 de %2</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Passo %1 de %2</translation>
    </message>
    <message>
        <source>Ta&amp;ke back</source>
        <translation>Desfa&amp;zer a jogada</translation>
    </message>
    <message>
        <source>H&amp;int</source>
        <translation>D&amp;ica</translation>
    </message>
    <message>
        <source>Sh&amp;ow a move</source>
        <translation>&amp;Mostrar uma jogada</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>Volta&amp;r</translation>
    </message>
    <message>
        <source>&amp;Finish</source>
        <translation>&amp;Concluir</translation>
    </message>
    <message>
        <source>&amp;Next lesson</source>
        <translation>Próxima &amp;lição</translation>
    </message>
    <message>
        <source>&amp;Next step</source>
        <translation>Próximo pa&amp;sso</translation>
    </message>
    <message>
        <source>&amp;All lessons</source>
        <translation>&amp;Todas as lições</translation>
    </message>
    <message>
        <source>You play %1.</source>
        <comment>a colour or a mark</comment>
        <translation>Você joga com: %1.</translation>
    </message>
    <message>
        <source>&amp;Play it out</source>
        <translation>Jogar até &amp;o fim</translation>
    </message>
    <message>
        <source>Both sides play their best moves to the end.</source>
        <translation>Os dois lados fazem as melhores jogadas até o fim.</translation>
    </message>
    <message>
        <source>A right move is marked: %1.</source>
        <translation>Um lance certo está marcado: %1.</translation>
    </message>
</context>
<context>
    <name>ui::LevelProposal</name>
    <message>
        <source>Not now</source>
        <translation>Agora não</translation>
    </message>
    <message>
        <source>Try %1</source>
        <comment>%1: a level</comment>
        <translation>Tentar %1</translation>
    </message>
    <message numerus="yes">
        <source>You have won %n games in a row at %1. Try %2?</source>
        <comment>%1, %2: levels</comment>
        <translation>
            <numerusform>Você venceu %n partida seguida no %1. Tentar o %2?</numerusform>
            <numerusform>Você venceu %n partidas seguidas no %1. Tentar o %2?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::LevelRow</name>
    <message numerus="yes">
        <source>%n won in a row</source>
        <translation>
            <numerusform>%n vitória seguida</numerusform>
            <numerusform>%n vitórias seguidas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::LibraryService</name>
    <message>
        <source>The library could not be read: %1.</source>
        <comment>why</comment>
        <translation>A biblioteca não pôde ser lida: %1.</translation>
    </message>
    <message>
        <source>The import stopped: %1.</source>
        <comment>why</comment>
        <translation>A importação parou: %1.</translation>
    </message>
    <message>
        <source>It holds no file of games.</source>
        <translation>Não há nenhum arquivo de partidas na pasta.</translation>
    </message>
    <message>
        <source>No game was added: all were there already.</source>
        <translation>Nenhuma partida foi adicionada: todas já estavam lá.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) were added.</source>
        <translation>
            <numerusform>%Ln partida foi adicionada.</numerusform>
            <numerusform>%Ln partidas foram adicionadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>No game was added.</source>
        <translation>Nenhuma partida foi adicionada.</translation>
    </message>
    <message numerus="yes">
        <source>Stopped. %Ln game(s) were added.</source>
        <translation>
            <numerusform>Importação interrompida. %Ln partida foi adicionada.</numerusform>
            <numerusform>Importação interrompida. %Ln partidas foram adicionadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln problem(s). The first: %1</source>
        <translation>
            <numerusform>%Ln problema: %1</numerusform>
            <numerusform>%Ln problemas. O primeiro: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>The game could not be added to the library. %1</source>
        <translation>A partida não pôde ser adicionada à biblioteca. %1</translation>
    </message>
</context>
<context>
    <name>ui::MainCommands</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partida</translation>
    </message>
    <message>
        <source>&amp;Play a new game</source>
        <translation>Jogar uma &amp;nova partida</translation>
    </message>
    <message>
        <source>Play a&amp;gain</source>
        <translation>Jogar de no&amp;vo</translation>
    </message>
    <message>
        <source>G&amp;ame</source>
        <translation>&amp;Jogo</translation>
    </message>
    <message>
        <source>Who &amp;starts</source>
        <translation>&amp;Quem começa</translation>
    </message>
    <message>
        <source>&amp;Opponent</source>
        <translation>A&amp;dversário</translation>
    </message>
    <message>
        <source>Cloc&amp;k</source>
        <translation>Relógi&amp;o</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>D&amp;ica</translation>
    </message>
    <message>
        <source>Move &amp;now</source>
        <translation>Jogar a&amp;gora</translation>
    </message>
    <message>
        <source>Let the computer &amp;move</source>
        <translation>Deixar o &amp;computador jogar</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Op&amp;en…</source>
        <translation>&amp;Abrir…</translation>
    </message>
    <message>
        <source>&amp;List of games</source>
        <translation>&amp;Lista de partidas</translation>
    </message>
    <message>
        <source>Recen&amp;t games</source>
        <translation>Partidas r&amp;ecentes</translation>
    </message>
    <message>
        <source>Statisti&amp;cs</source>
        <translation>Es&amp;tatísticas</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Compartilhar</translation>
    </message>
    <message>
        <source>Sa&amp;ve…</source>
        <translation>&amp;Salvar…</translation>
    </message>
    <message>
        <source>Save a p&amp;icture…</source>
        <translation>Salvar uma i&amp;magem…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Sai&amp;r</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Desfazer</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Refazer</translation>
    </message>
    <message>
        <source>&amp;Copy the game</source>
        <translation>&amp;Copiar a partida</translation>
    </message>
    <message>
        <source>Copy the &amp;position</source>
        <translation>Copiar a &amp;posição</translation>
    </message>
    <message>
        <source>Copy a p&amp;icture of the board</source>
        <translation>Copiar uma &amp;imagem do tabuleiro</translation>
    </message>
    <message>
        <source>P&amp;aste a game or a position</source>
        <translation>Co&amp;lar uma partida ou posição</translation>
    </message>
    <message>
        <source>&amp;Set up a position…</source>
        <translation>&amp;Montar uma posição…</translation>
    </message>
    <message>
        <source>&amp;Review</source>
        <translation>&amp;Análise</translation>
    </message>
    <message>
        <source>&amp;Start of the game</source>
        <translation>&amp;Início da partida</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Voltar</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>&amp;Avançar</translation>
    </message>
    <message>
        <source>&amp;Play from here</source>
        <translation>&amp;Jogar daqui</translation>
    </message>
    <message>
        <source>&amp;List of moves</source>
        <translation>&amp;Lista de jogadas</translation>
    </message>
    <message>
        <source>Re&amp;view the game</source>
        <translation>A&amp;nalisar a partida</translation>
    </message>
    <message>
        <source>&amp;Games played</source>
        <translation>Partidas j&amp;ogadas</translation>
    </message>
    <message>
        <source>&amp;Theory on the board</source>
        <translation>&amp;Teoria no tabuleiro</translation>
    </message>
    <message>
        <source>&amp;Level</source>
        <translation>&amp;Nível</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>&amp;Legal moves</source>
        <translation>&amp;Jogadas permitidas</translation>
    </message>
    <message>
        <source>L&amp;ast move</source>
        <translation>Última jo&amp;gada</translation>
    </message>
    <message>
        <source>&amp;Coordinates</source>
        <translation>&amp;Coordenadas</translation>
    </message>
    <message>
        <source>&amp;Preview of a move</source>
        <translation>&amp;Prévia de uma jogada</translation>
    </message>
    <message>
        <source>Computer&apos;s &amp;thinking</source>
        <translation>Pe&amp;nsamento do computador</translation>
    </message>
    <message>
        <source>&amp;Motion</source>
        <translation>Ani&amp;mação</translation>
    </message>
    <message>
        <source>&amp;Sounds</source>
        <translation>&amp;Sons</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>&amp;Idioma</translation>
    </message>
    <message>
        <source>Pla&amp;y</source>
        <translation>Joga&amp;r</translation>
    </message>
    <message>
        <source>Lea&amp;rn</source>
        <translation>&amp;Aprender</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Tela cheia</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>E&amp;xtras</translation>
    </message>
    <message>
        <source>&amp;Search Lab</source>
        <translation>&amp;Laboratório de busca</translation>
    </message>
    <message>
        <source>&amp;Why this move?</source>
        <translation>&amp;Por que esta jogada?</translation>
    </message>
    <message>
        <source>For the &amp;course</source>
        <translation>Para o &amp;curso</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>P&amp;referências…</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;juda</translation>
    </message>
    <message>
        <source>&amp;How to play</source>
        <translation>&amp;Como jogar</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Atalhos de teclado</translation>
    </message>
    <message>
        <source>&amp;About Tabuleiro</source>
        <translation>&amp;Sobre o Tabuleiro</translation>
    </message>
    <message>
        <source>&amp;Open a library…</source>
        <translation>Abrir uma &amp;biblioteca…</translation>
    </message>
    <message>
        <source>Back to the ga&amp;me</source>
        <translation>Voltar à &amp;partida</translation>
    </message>
    <message>
        <source>Open a &amp;folder of games…</source>
        <translation>Abrir uma &amp;pasta de partidas…</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Editar</translation>
    </message>
</context>
<context>
    <name>ui::MainWindow</name>
    <message>
        <source>This game goes on with the program that it began with.</source>
        <translation>Esta partida continua com o programa com que começou.</translation>
    </message>
</context>
<context>
    <name>ui::MessageBar</name>
    <message>
        <source>Close</source>
        <comment>a message</comment>
        <translation>Fechar</translation>
    </message>
</context>
<context>
    <name>ui::MistakeStudy</name>
    <message>
        <source>Right. In the game you played %1.</source>
        <comment>a move</comment>
        <translation>Certo. Jogada da partida: %1.</translation>
    </message>
    <message>
        <source>It does not come back any more.</source>
        <translation>Não volta mais.</translation>
    </message>
    <message>
        <source>It comes back tomorrow.</source>
        <translation>Volta amanhã.</translation>
    </message>
    <message>
        <source>It comes back on %1.</source>
        <comment>a date</comment>
        <translation>Volta nesta data: %1.</translation>
    </message>
    <message>
        <source>Your own mistakes</source>
        <translation>Seus próprios erros</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Tr&amp;y again</source>
        <translation>&amp;Tentar de novo</translation>
    </message>
    <message>
        <source>Show the &amp;answer</source>
        <translation>Mostrar a &amp;resposta</translation>
    </message>
    <message>
        <source>Bac&amp;k to Learn</source>
        <translation>Vo&amp;ltar a Aprender</translation>
    </message>
    <message>
        <source>&amp;Next position</source>
        <translation>Próxima po&amp;sição</translation>
    </message>
    <message>
        <source>The best move is %1.</source>
        <translation>A melhor jogada é %1.</translation>
    </message>
</context>
<context>
    <name>ui::MoveList</name>
    <message>
        <source>The moves of the game are listed here.</source>
        <translation>As jogadas da partida aparecem aqui.</translation>
    </message>
</context>
<context>
    <name>ui::MoveListModel</name>
    <message>
        <source>%1.</source>
        <comment>a list, as a sentence</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>, </source>
        <comment>in a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>new to the library</source>
        <translation>nova na biblioteca</translation>
    </message>
    <message>
        <source>the opponent&apos;s, %1</source>
        <comment>%1: good move, mistake</comment>
        <translation>do adversário, %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>X and its square</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>one of your main mistakes</source>
        <translation>um dos seus principais erros</translation>
    </message>
    <message>
        <source>one of the main mistakes</source>
        <translation>um dos principais erros</translation>
    </message>
</context>
<context>
    <name>ui::MovesCard</name>
    <message>
        <source>Moves</source>
        <translation>Jogadas</translation>
    </message>
    <message>
        <source>Lines of the game</source>
        <translation>Variantes da partida</translation>
    </message>
    <message>
        <source>The line played</source>
        <translation>As jogadas feitas</translation>
    </message>
    <message numerus="yes">
        <source>%1. %2 instead, %n move(s)</source>
        <comment>%1: the move&apos;s number; %2: a move</comment>
        <translation>
            <numerusform>%1. Em vez disso %2, %n jogada</numerusform>
            <numerusform>%1. Em vez disso %2, %n jogadas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::NimBoardWidget</name>
    <message>
        <source>%1. %2</source>
        <comment>the counters, then the rules</comment>
        <translation>%1. %2</translation>
    </message>
    <message numerus="yes">
        <source>%n counter(s)</source>
        <translation>
            <numerusform>%n peça</numerusform>
            <numerusform>%n peças</numerusform>
        </translation>
    </message>
    <message>
        <source>heap %1: %2</source>
        <comment>a heap&apos;s letter and its counters</comment>
        <translation>monte %1: %2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the heaps</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>counter %1 of %2</source>
        <translation>peça %1 de %2</translation>
    </message>
    <message>
        <source>heap %1, %2</source>
        <comment>a heap&apos;s letter; one of its counters</comment>
        <translation>monte %1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%1, takes %n</source>
        <comment>place of a counter</comment>
        <translation>
            <numerusform>%1, tira %n</numerusform>
            <numerusform>%1, tira %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can take at most %n at a time.</source>
        <translation>
            <numerusform>Você pode tirar no máximo %n por vez.</numerusform>
            <numerusform>Você pode tirar no máximo %n por vez.</numerusform>
        </translation>
    </message>
    <message>
        <source>Whoever takes the last counter loses.</source>
        <translation>Quem tira a última peça perde.</translation>
    </message>
    <message>
        <source>Whoever takes the last counter wins.</source>
        <translation>Quem tira a última peça vence.</translation>
    </message>
    <message>
        <source>Take any number from one heap.</source>
        <translation>Tire quantas quiser de um só monte.</translation>
    </message>
    <message numerus="yes">
        <source>Take at most %n from one heap.</source>
        <translation>
            <numerusform>Tire no máximo %n de um só monte.</numerusform>
            <numerusform>Tire no máximo %n de um só monte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take at most %n.</source>
        <translation>
            <numerusform>Tire no máximo %n.</numerusform>
            <numerusform>Tire no máximo %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>The last loses.</source>
        <translation>A última perde.</translation>
    </message>
    <message>
        <source>The last wins.</source>
        <translation>A última vence.</translation>
    </message>
    <message numerus="yes">
        <source>Take %n from heap %1, leaving %2.</source>
        <translation>
            <numerusform>Tirar %n do monte %1, deixando %2.</numerusform>
            <numerusform>Tirar %n do monte %1, deixando %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n, leaving %1.</source>
        <translation>
            <numerusform>Tirar %n, deixando %1.</numerusform>
            <numerusform>Tirar %n, deixando %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n</source>
        <translation>
            <numerusform>Tirar %n</numerusform>
            <numerusform>Tirar %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Nim board</source>
        <translation>Mesa do Nim</translation>
    </message>
    <message>
        <source>Type the letter of a heap and how many to take, such as a2.</source>
        <translation>Digite a letra de um monte e quantas peças tirar, como a2.</translation>
    </message>
    <message numerus="yes">
        <source>Heap %1 has only %n.</source>
        <translation>
            <numerusform>O monte %1 só tem %n.</numerusform>
            <numerusform>O monte %1 só tem %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are only %n.</source>
        <translation>
            <numerusform>Só há %n.</numerusform>
            <numerusform>Só há %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Press Enter to take %n, or type one more digit.</source>
        <translation>
            <numerusform>Pressione Enter para tirar %n, ou digite mais um algarismo.</numerusform>
            <numerusform>Pressione Enter para tirar %n, ou digite mais um algarismo.</numerusform>
        </translation>
    </message>
    <message>
        <source>No counters</source>
        <translation>Nenhuma peça</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>A partida terminou.</translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>counters</comment>
        <translation>
            <numerusform>Resta %n</numerusform>
            <numerusform>Restam %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::NimHeapsBoard</name>
    <message>
        <source>heap %1, empty</source>
        <translation>monte %1, vazio</translation>
    </message>
    <message numerus="yes">
        <source>heap %1, %n counter(s)</source>
        <translation>
            <numerusform>monte %1, %n peça</numerusform>
            <numerusform>monte %1, %n peças</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::NimRulesButton</name>
    <message>
        <source>Last counter</source>
        <translation>Última peça</translation>
    </message>
    <message>
        <source>Loses</source>
        <translation>Perde</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Vence</translation>
    </message>
    <message>
        <source>Whoever takes it loses</source>
        <translation>Quem a tira perde</translation>
    </message>
    <message>
        <source>Whoever takes it wins</source>
        <translation>Quem a tira vence</translation>
    </message>
    <message>
        <source>20, take 1 to 3</source>
        <translation>20, tirar de 1 a 3</translation>
    </message>
    <message>
        <source>Random heaps</source>
        <translation>Montes ao acaso</translation>
    </message>
    <message>
        <source>Heaps</source>
        <translation>Montes</translation>
    </message>
    <message>
        <source>Choose heaps, or type your own: 2-4-6, or 21 limit 4</source>
        <translation>Escolha montes ou digite os seus: 2-4-6, ou 21 limit 4</translation>
    </message>
    <message>
        <source>Heap&amp;s</source>
        <translation>&amp;Montes</translation>
    </message>
    <message>
        <source>Last &amp;counter</source>
        <translation>Úl&amp;tima peça</translation>
    </message>
    <message>
        <source>%1; last loses</source>
        <comment>%1: Nim&apos;s heaps; taking the last counter loses</comment>
        <translation>%1; a última perde</translation>
    </message>
    <message>
        <source>%1; last wins</source>
        <comment>%1: Nim&apos;s heaps; taking the last counter wins</comment>
        <translation>%1; a última vence</translation>
    </message>
    <message>
        <source>Rules of Nim: %1</source>
        <translation>Regras do Nim: %1</translation>
    </message>
    <message>
        <source>Choose Nim&apos;s heaps and who wins</source>
        <translation>Escolher os montes do Nim e quem vence</translation>
    </message>
    <message>
        <source>Own heaps</source>
        <translation>Montes próprios</translation>
    </message>
</context>
<context>
    <name>ui::NimTable</name>
    <message>
        <source>Whatever the other side takes, take what makes it %1 together.</source>
        <translation>O que quer que o outro lado tire, tire o que falta para %1 no total.</translation>
    </message>
    <message>
        <source>Whoever leaves 1, %1, %2 and so on, one more than a multiple of %3, wins: the other side takes the last counter. %4</source>
        <translation>Quem deixa 1, %1, %2 e assim por diante, um a mais que um múltiplo de %3, vence: o outro lado tira a última peça. %4</translation>
    </message>
    <message>
        <source>Whoever leaves a multiple of %1 wins: %1, %2, %3 and so on. %4</source>
        <translation>Quem deixa um múltiplo de %1 vence: %1, %2, %3 e assim por diante. %4</translation>
    </message>
    <message>
        <source>The secret of Nim</source>
        <translation>O segredo do Nim</translation>
    </message>
    <message>
        <source>The heaps in binary</source>
        <translation>Os montes em binário</translation>
    </message>
    <message>
        <source>Ones</source>
        <translation>Uns</translation>
    </message>
    <message>
        <source>%1, odd</source>
        <translation>%1, ímpar</translation>
    </message>
    <message>
        <source>%1, even</source>
        <translation>%1, par</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a heap and its size</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2 counts as %3</source>
        <comment>a heap, its size, what is left over</comment>
        <translation>%1: %2 conta como %3</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>A partida terminou.</translation>
    </message>
    <message>
        <source>At the end, with no heap worth more than 1, whoever faces an odd number of ones loses.</source>
        <translation>No fim, quando nenhum monte vale mais que 1, perde quem encontra um número ímpar de uns.</translation>
    </message>
    <message>
        <source>Whoever leaves an even number of ones in every column wins, until no heap is worth more than 1.</source>
        <translation>Quem deixa um número par de uns em cada coluna vence, até que nenhum monte valha mais que 1.</translation>
    </message>
    <message>
        <source>Whoever leaves an even number of ones in every column wins.</source>
        <translation>Quem deixa um número par de uns em cada coluna vence.</translation>
    </message>
    <message>
        <source>No move does that here, so whoever is to move loses against best play.</source>
        <translation>Nenhuma jogada faz isso aqui, então quem joga agora perde contra jogo perfeito.</translation>
    </message>
    <message numerus="yes">
        <source>%n, leaving %1</source>
        <comment>counters</comment>
        <translation>
            <numerusform>%n, deixando %1</numerusform>
            <numerusform>%n, deixando %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n from heap %1, leaving %2</source>
        <comment>counters</comment>
        <translation>
            <numerusform>%n do monte %1, deixando %2</numerusform>
            <numerusform>%n do monte %1, deixando %2</numerusform>
        </translation>
    </message>
    <message>
        <source>To win, take %1.</source>
        <comment>%1: 3 from heap a, leaving 4, or another such move</comment>
        <translation>Para vencer, tire %1.</translation>
    </message>
    <message>
        <source>; or </source>
        <comment>between winning moves</comment>
        <translation>; ou </translation>
    </message>
</context>
<context>
    <name>ui::OpeningLabel</name>
    <message>
        <source>Opening: %1</source>
        <translation>Abertura: %1</translation>
    </message>
    <message>
        <source>Players of Othello know these first moves by this name.</source>
        <translation>Os jogadores de Othello conhecem estas primeiras jogadas por este nome.</translation>
    </message>
</context>
<context>
    <name>ui::OpeningTitle</name>
    <message>
        <source>Diagonal Opening</source>
        <translation>Abertura diagonal</translation>
    </message>
    <message>
        <source>Parallel Opening</source>
        <translation>Abertura paralela</translation>
    </message>
    <message>
        <source>Perpendicular Opening</source>
        <translation>Abertura perpendicular</translation>
    </message>
    <message>
        <source>X-square Opening</source>
        <translation>Abertura da casa X</translation>
    </message>
    <message>
        <source>Diagonal</source>
        <translation>Diagonal</translation>
    </message>
    <message>
        <source>Parallel</source>
        <translation>Paralela</translation>
    </message>
    <message>
        <source>Perpendicular</source>
        <translation>Perpendicular</translation>
    </message>
    <message>
        <source>X-square</source>
        <translation>Casa X</translation>
    </message>
</context>
<context>
    <name>ui::OthelloBoardWidget</name>
    <message>
        <source>%1, empty</source>
        <translation>%1, vazia</translation>
    </message>
    <message numerus="yes">
        <source>%1, empty, legal move, turns %n</source>
        <translation>
            <numerusform>%1, vazia, jogada permitida, vira %n</numerusform>
            <numerusform>%1, vazia, jogada permitida, vira %n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, black, last move</source>
        <translation>%1, preta, última jogada</translation>
    </message>
    <message>
        <source>%1, white, last move</source>
        <translation>%1, branca, última jogada</translation>
    </message>
    <message>
        <source>%1, black</source>
        <translation>%1, preta</translation>
    </message>
    <message>
        <source>%1, white</source>
        <translation>%1, branca</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>A partida terminou.</translation>
    </message>
    <message>
        <source>You must pass: no square turns a disc.</source>
        <translation>Você precisa passar: nenhuma casa vira uma peça.</translation>
    </message>
    <message>
        <source>%1 is taken. Choose an empty square.</source>
        <translation>%1 está ocupada. Escolha uma casa vazia.</translation>
    </message>
    <message>
        <source>%1 turns no disc. You can play %2, for example.</source>
        <translation>%1 não vira nenhuma peça. Você pode jogar em %2, por exemplo.</translation>
    </message>
    <message>
        <source>Othello board</source>
        <translation>Tabuleiro de Othello</translation>
    </message>
    <message>
        <source>%1, black: %2. %3, white: %4.</source>
        <translation>%1, pretas: %2. %3, brancas: %4.</translation>
    </message>
    <message>
        <source>Black: %1. White: %2.</source>
        <translation>Pretas: %1. Brancas: %2.</translation>
    </message>
    <message>
        <source>%1 turns no disc: none of the other colour lies beside it.</source>
        <translation>%1 não vira nenhuma peça: não há nenhuma da outra cor ao lado.</translation>
    </message>
    <message>
        <source>%1 turns no disc: no line of the other colour&apos;s discs from it ends at one of yours.</source>
        <translation>%1 não vira nenhuma peça: nenhuma linha de peças da outra cor termina, a partir dali, em uma sua.</translation>
    </message>
    <message>
        <source>The dots show where you can move.</source>
        <translation>Os pontos mostram onde você pode jogar.</translation>
    </message>
</context>
<context>
    <name>ui::PageSwitch</name>
    <message>
        <source>Page</source>
        <translation>Página</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jogar</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Aprender</translation>
    </message>
    <message>
        <source>Learn, the puzzle of the day is waiting</source>
        <translation>Aprender, o problema do dia espera por você</translation>
    </message>
</context>
<context>
    <name>ui::PlayerRow</name>
    <message>
        <source>%1 left on the clock</source>
        <translation>%1 no relógio</translation>
    </message>
    <message>
        <source>to move</source>
        <translation>tem a vez</translation>
    </message>
    <message>
        <source>won</source>
        <translation>venceu</translation>
    </message>
    <message>
        <source>Another level, from the computer&apos;s next move on</source>
        <translation>Outro nível, a partir da próxima jogada do computador</translation>
    </message>
</context>
<context>
    <name>ui::PlayersCard</name>
    <message>
        <source>%1 + %2 empty</source>
        <comment>discs, squares</comment>
        <translation>%1 + %2 vazias</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
</context>
<context>
    <name>ui::PlayersPage</name>
    <message>
        <source>Pla&amp;yers</source>
        <translation>&amp;Jogadores</translation>
    </message>
    <message>
        <source>Who moves first</source>
        <translation>Quem joga primeiro</translation>
    </message>
    <message>
        <source>Who moves second</source>
        <translation>Quem joga em segundo</translation>
    </message>
    <message>
        <source>Y&amp;our name</source>
        <translation>Se&amp;u nome</translation>
    </message>
    <message>
        <source>S&amp;econd person</source>
        <translation>S&amp;egunda pessoa</translation>
    </message>
    <message>
        <source>The names stand beside the board where two people play, and in every game that is saved. They apply from the next game, and have at most %1 characters.</source>
        <translation>Os nomes aparecem ao lado do tabuleiro quando duas pessoas jogam e em cada partida que é salva. Valem a partir da próxima partida e têm no máximo %1 caracteres.</translation>
    </message>
</context>
<context>
    <name>ui::PositionEditor</name>
    <message>
        <source>What a press does</source>
        <translation>O que um clique faz</translation>
    </message>
    <message>
        <source>Side to move</source>
        <translation>De quem é a vez</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <translation>Montar uma posição</translation>
    </message>
    <message>
        <source>Add a counter</source>
        <translation>Pôr uma peça</translation>
    </message>
    <message>
        <source>Remove one</source>
        <translation>Tirar uma</translation>
    </message>
    <message>
        <source>Empty</source>
        <translation>Vazia</translation>
    </message>
    <message>
        <source>To &amp;move</source>
        <translation>&amp;De quem é a vez</translation>
    </message>
    <message>
        <source>Who takes the last counter</source>
        <translation>Quem tira a última peça</translation>
    </message>
    <message>
        <source>The last loses</source>
        <translation>A última perde</translation>
    </message>
    <message>
        <source>The last wins</source>
        <translation>A última vence</translation>
    </message>
    <message>
        <source>The most counters that may be taken at a time</source>
        <translation>O máximo de peças que se pode tirar por vez</translation>
    </message>
    <message>
        <source>Any number</source>
        <translation>Qualquer quantidade</translation>
    </message>
    <message>
        <source>Take 1 to </source>
        <comment>then a number</comment>
        <translation>Tirar de 1 a </translation>
    </message>
    <message>
        <source>Add hea&amp;p</source>
        <translation>Novo &amp;monte</translation>
    </message>
    <message>
        <source>Removes the heap that the keyboard is on</source>
        <translation>Remove o monte que tem o foco do teclado</translation>
    </message>
    <message>
        <source>U&amp;ndo</source>
        <translation>Desfa&amp;zer</translation>
    </message>
    <message>
        <source>&amp;Usual start</source>
        <translation>Início &amp;habitual</translation>
    </message>
    <message>
        <source>Cle&amp;ar</source>
        <translation>&amp;Limpar</translation>
    </message>
    <message>
        <source>As te&amp;xt</source>
        <translation>Como &amp;texto</translation>
    </message>
    <message>
        <source>Type or paste the position</source>
        <translation>Digite ou cole a posição</translation>
    </message>
    <message>
        <source>The position as text</source>
        <translation>A posição como texto</translation>
    </message>
    <message>
        <source>Start a game from this position</source>
        <translation>Começar uma partida a partir desta posição</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Cancelar</translation>
    </message>
    <message>
        <source>Back to the game as it is (Esc)</source>
        <translation>Voltar à partida como está (Esc)</translation>
    </message>
    <message>
        <source>Up and Down change a heap; or type its letter and its number of counters.</source>
        <translation>As setas para cima e para baixo mudam um monte; ou digite a letra e o número de peças.</translation>
    </message>
    <message>
        <source>A game can be played from here.</source>
        <translation>Pode-se jogar uma partida a partir daqui.</translation>
    </message>
    <message>
        <source>This text is not a position: %1.</source>
        <translation>Este texto não é uma posição: %1.</translation>
    </message>
    <message>
        <source>There can be %1 heaps at most.</source>
        <translation>Pode haver no máximo %1 montes.</translation>
    </message>
    <message>
        <source>Enter places the piece that is chosen. X, O and %1 need no choice.</source>
        <translation>Enter coloca a peça escolhida. X, O e %1 dispensam a escolha.</translation>
    </message>
    <message>
        <source>Rem&amp;ove</source>
        <translation>&amp;Remover</translation>
    </message>
    <message>
        <source>&amp;Done</source>
        <translation>Pront&amp;o</translation>
    </message>
</context>
<context>
    <name>ui::PreferencesWindow</name>
    <message>
        <source>Preferences</source>
        <translation>Preferências</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fechar</translation>
    </message>
</context>
<context>
    <name>ui::ProblemDetails</name>
    <message>
        <source>Details</source>
        <translation>Detalhes</translation>
    </message>
    <message>
        <source>What was found exactly, and where</source>
        <translation>O que exatamente foi encontrado, e onde</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fechar</translation>
    </message>
</context>
<context>
    <name>ui::ProgramsPage</name>
    <message>
        <source>&amp;Try it</source>
        <translation>E&amp;xperimentar</translation>
    </message>
    <message>
        <source>P&amp;rograms</source>
        <translation>Pro&amp;gramas</translation>
    </message>
    <message>
        <source>Another program can be your opponent in Othello. Once it is named here, choose it as the opponent of the next game.</source>
        <translation>Outro programa pode ser seu adversário no Othello. Depois de indicá-lo aqui, escolha-o como adversário da próxima partida.</translation>
    </message>
    <message>
        <source>What the window calls it</source>
        <translation>Como a janela o chama</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nome</translation>
    </message>
    <message>
        <source>For example: gtp-rhino --level=3</source>
        <translation>Por exemplo: gtp-rhino --level=3</translation>
    </message>
    <message>
        <source>The program and its arguments; quote an argument that has spaces</source>
        <translation>O programa e seus argumentos; ponha entre aspas um argumento com espaços</translation>
    </message>
    <message>
        <source>C&amp;hoose…</source>
        <translation>&amp;Escolher…</translation>
    </message>
    <message>
        <source>Co&amp;mmand</source>
        <translation>Coman&amp;do</translation>
    </message>
    <message>
        <source>Go Text Protocol (GTP)</source>
        <translation>Go Text Protocol (GTP)</translation>
    </message>
    <message>
        <source>NBoard</source>
        <translation>NBoard</translation>
    </message>
    <message>
        <source>&amp;Protocol</source>
        <translation>&amp;Protocolo</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>How long it may take to start, and for a move beyond the thinking time of the page Computer</source>
        <translation>Quanto ele pode demorar para iniciar e, em cada jogada, quanto pode passar do tempo para pensar da página Computador</translation>
    </message>
    <message>
        <source>&amp;Longest wait</source>
        <translation>&amp;Maior espera</translation>
    </message>
    <message>
        <source>%1 plays: its first move would be %2.</source>
        <translation>%1 joga: a primeira jogada dele seria %2.</translation>
    </message>
    <message>
        <source>The program</source>
        <translation>O programa</translation>
    </message>
    <message>
        <source>Type the command of a program first.</source>
        <translation>Digite antes o comando de um programa.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Teste interrompido.</translation>
    </message>
    <message>
        <source>Asking %1 for a move, for at most %2 s.</source>
        <translation>Pedindo uma jogada a %1, por no máximo %2 s.</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>Pa&amp;rar</translation>
    </message>
</context>
<context>
    <name>ui::ProgressStore</name>
    <message>
        <source>What you have learnt cannot be read from %1: %2.</source>
        <translation>O que você aprendeu não pode ser lido de %1: %2.</translation>
    </message>
    <message>
        <source>What you have learnt cannot be saved in %1: %2.</source>
        <translation>O que você aprendeu não pode ser gravado em %1: %2.</translation>
    </message>
    <message>
        <source>the file is damaged</source>
        <translation>o arquivo está danificado</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) of %1 are damaged and were passed over.</source>
        <translation>
            <numerusform>%n linha de %1 está danificada e foi ignorada.</numerusform>
            <numerusform>%n linhas de %1 estão danificadas e foram ignoradas.</numerusform>
        </translation>
    </message>
    <message>
        <source>another window is writing the file</source>
        <translation>outra janela está gravando o arquivo</translation>
    </message>
</context>
<context>
    <name>ui::PuzzlePicture</name>
    <message>
        <source>Tabuleiro, %1, puzzle of %2</source>
        <comment>a game and a date</comment>
        <translation>Tabuleiro, %1, problema de %2</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%n dia seguido</numerusform>
            <numerusform>%n dias seguidos</numerusform>
        </translation>
    </message>
    <message>
        <source>Solved at try %1</source>
        <translation>Resolvido na tentativa %1</translation>
    </message>
</context>
<context>
    <name>ui::PuzzleStudy</name>
    <message>
        <source>Puzzle of the day, %1</source>
        <translation>Problema do dia, %1</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>Problema</translation>
    </message>
    <message>
        <source>Grade %1 of %2</source>
        <translation>Dificuldade %1 de %2</translation>
    </message>
    <message>
        <source>Try the de&amp;fences</source>
        <translation>Tentar as &amp;defesas</translation>
    </message>
    <message>
        <source>Bac&amp;k to Learn</source>
        <translation>Vo&amp;ltar a Aprender</translation>
    </message>
    <message>
        <source>&amp;Next puzzle</source>
        <translation>Próximo pro&amp;blema</translation>
    </message>
    <message>
        <source>Tr&amp;y again</source>
        <translation>&amp;Tentar de novo</translation>
    </message>
    <message>
        <source>Show the &amp;answer</source>
        <translation>Mostrar a &amp;resposta</translation>
    </message>
    <message>
        <source>Play for %1 and try to save the game. The winning answer to each move is shown.</source>
        <translation>Agora você joga com: %1. Tente evitar a derrota; a resposta que vence cada jogada é mostrada.</translation>
    </message>
    <message>
        <source>%1 is answered by %2.</source>
        <translation>A resposta a %1 é %2.</translation>
    </message>
    <message>
        <source>The result is on the clipboard. It gives nothing away.</source>
        <translation>O resultado está na área de transferência. Não revela a solução.</translation>
    </message>
    <message>
        <source>&amp;Copy result</source>
        <translation>&amp;Copiar resultado</translation>
    </message>
    <message>
        <source>Copy &amp;picture</source>
        <translation>Copiar ima&amp;gem</translation>
    </message>
    <message>
        <source>A picture of the result is on the clipboard. It gives nothing away.</source>
        <translation>Uma imagem do resultado está na área de transferência. Não revela a solução.</translation>
    </message>
    <message>
        <source>Move %1 of %2.</source>
        <translation>Jogada %1 de %2.</translation>
    </message>
    <message>
        <source>Puzzle of the day</source>
        <translation>Problema do dia</translation>
    </message>
    <message>
        <source>%1 plays %2.</source>
        <comment>a side and a move</comment>
        <translation>%1 joga %2.</translation>
    </message>
    <message>
        <source>Play for %1: no defence gets more than a draw. The answer that holds the draw is shown.</source>
        <translation>Agora você joga com: %1. Nenhuma defesa consegue mais que o empate; a resposta que o mantém é mostrada.</translation>
    </message>
    <message>
        <source>Solved at try %1.</source>
        <translation>Resolvido na tentativa %1.</translation>
    </message>
    <message>
        <source>The answer was shown: it does not count any more.</source>
        <translation>A resposta foi mostrada: já não conta.</translation>
    </message>
    <message>
        <source>The only right move is %1.</source>
        <translation>A única jogada certa é %1.</translation>
    </message>
    <message>
        <source>A right move is %1.</source>
        <translation>Uma jogada certa é %1.</translation>
    </message>
    <message>
        <source>Take b&amp;ack</source>
        <translation>Desfa&amp;zer</translation>
    </message>
    <message>
        <source>Play the other side: each of its moves is answered.</source>
        <translation>Jogue com o outro lado: cada jogada dele é respondida.</translation>
    </message>
    <message>
        <source>Tries used: %1.</source>
        <translation>Tentativas usadas: %1.</translation>
    </message>
    <message>
        <source>Right: %1.</source>
        <comment>what the move does</comment>
        <translation>Certo: %1.</translation>
    </message>
    <message>
        <source>Solved at once: %1.</source>
        <comment>what the move does</comment>
        <translation>Resolvido de primeira: %1.</translation>
    </message>
    <message>
        <source>Solved: %1.</source>
        <comment>what the move does</comment>
        <translation>Resolvido: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) in a row.</source>
        <translation>
            <numerusform>%n dia seguido.</numerusform>
            <numerusform>%n dias seguidos.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 wins</source>
        <comment>a move</comment>
        <translation>%1 vence</translation>
    </message>
    <message>
        <source>%1 holds the draw</source>
        <comment>a move</comment>
        <translation>%1 mantém o empate</translation>
    </message>
    <message>
        <source>Show a h&amp;int</source>
        <translation>Mostrar &amp;uma dica</translation>
    </message>
    <message>
        <source>A hint counts as a try.</source>
        <translation>Uma dica conta como uma tentativa.</translation>
    </message>
    <message>
        <source>After a try or a hint.</source>
        <translation>Depois de uma tentativa ou de uma dica.</translation>
    </message>
    <message>
        <source>After %2 by %1: %3.</source>
        <comment>White; its move; the right move then</comment>
        <translation>Se %1 jogar %2: %3.</translation>
    </message>
    <message>
        <source>Then after %2 by %1: %3.</source>
        <comment>White; its next move; the right move then</comment>
        <translation>E, se %1 jogar depois %2: %3.</translation>
    </message>
</context>
<context>
    <name>ui::ReasonTexts</name>
    <message>
        <source>the computer</source>
        <translation>o computador</translation>
    </message>
    <message>
        <source>you</source>
        <comment>the one who plays</comment>
        <translation>você</translation>
    </message>
    <message numerus="yes">
        <source>taking %n</source>
        <comment>counters</comment>
        <translation>
            <numerusform>tirar %n</numerusform>
            <numerusform>tirar %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>taking %n from heap %1</source>
        <comment>counters</comment>
        <translation>
            <numerusform>tirar %n do monte %1</numerusform>
            <numerusform>tirar %n do monte %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <comment>%1: X; %2: a square</comment>
        <translation>%1 em %2</translation>
    </message>
    <message>
        <source>%1 (move %2)</source>
        <comment>%1: a6</comment>
        <translation>%1 (jogada %2)</translation>
    </message>
    <message>
        <source>After the answer %1 there was no move for %2.</source>
        <comment>%1: a square; %2: you</comment>
        <translation>Depois da resposta %1 não havia jogada para %2.</translation>
    </message>
    <message>
        <source>You overlooked square %1 (move %2), which wins.</source>
        <translation>Você não viu a casa %1 (jogada %2), que vence.</translation>
    </message>
    <message>
        <source>The computer overlooked square %1 (move %2), which wins.</source>
        <translation>O computador não viu a casa %1 (jogada %2), que vence.</translation>
    </message>
    <message>
        <source>%3 overlooked square %1 (move %2), which wins.</source>
        <comment>%3: X</comment>
        <translation>%3 não viu a casa %1 (jogada %2), que vence.</translation>
    </message>
    <message>
        <source>%1 gave away a win.</source>
        <comment>%1: X on 7 (move 5)</comment>
        <translation>Jogar %1 entregou uma vitória.</translation>
    </message>
    <message numerus="yes">
        <source>With %1 left you took %2; taking %n would have won.</source>
        <comment>counters</comment>
        <translation>
            <numerusform>Você tirou %2 quando restavam %1; tirar %n venceria.</numerusform>
            <numerusform>Você tirou %2 quando restavam %1; tirar %n venceria.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %1 left the computer took %2; taking %n would have won.</source>
        <comment>counters</comment>
        <translation>
            <numerusform>O computador tirou %2 quando restavam %1; tirar %n venceria.</numerusform>
            <numerusform>O computador tirou %2 quando restavam %1; tirar %n venceria.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %1 left, %3 took %2; taking %n would have won.</source>
        <comment>counters</comment>
        <translation>
            <numerusform>%3 tirou %2 quando restavam %1; tirar %n venceria.</numerusform>
            <numerusform>%3 tirou %2 quando restavam %1; tirar %n venceria.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Taking %n from heap %1 would have won.</source>
        <comment>counters</comment>
        <translation>
            <numerusform>Tirar %n do monte %1 venceria.</numerusform>
            <numerusform>Tirar %n do monte %1 venceria.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 empty squares lay together there, an even number: %2 can play the last of them.</source>
        <comment>%2: the computer</comment>
        <translation>Ali havia %1 casas vazias juntas, um número par: %2 pode ocupar a última.</translation>
    </message>
    <message numerus="yes">
        <source>Taking %n would have won.</source>
        <comment>counters</comment>
        <translation>
            <numerusform>Tirar %n venceria.</numerusform>
            <numerusform>Tirar %n venceria.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 left square %2 open.</source>
        <comment>%1: X on 7 (move 5)</comment>
        <translation>Com %1, a casa %2 ficou aberta.</translation>
    </message>
    <message>
        <source>The corner %1 was free to take.</source>
        <translation>O canto %1 podia ser ocupado.</translation>
    </message>
    <message>
        <source>%3 let %1 take the corner %2.</source>
        <comment>%1: the computer; %3: a move</comment>
        <translation>%3 permitiu que %1 ocupasse o canto %2.</translation>
    </message>
    <message>
        <source>%2 lies on the edge beside the empty corner %1, which a disc there often gives away.</source>
        <comment>%2: a move</comment>
        <translation>%2 fica na borda, junto ao canto vazio %1, que uma peça ali costuma entregar.</translation>
    </message>
    <message>
        <source>%4 let %1 threaten the corner %2 with %3.</source>
        <comment>%1: the computer; %4: a move</comment>
        <translation>%4 permitiu que %1 ameaçasse o canto %2 com %3.</translation>
    </message>
    <message>
        <source>%4 gave %3 %1 squares to choose from instead of %2.</source>
        <comment>%3: the computer; %4: a move</comment>
        <translation>%4 abriu %1 casas para %3, em vez de %2.</translation>
    </message>
    <message>
        <source>%3 turned %1 discs where %2 would do: the fewer are turned, the fewer can be turned back.</source>
        <comment>%3: a move</comment>
        <translation>%3 virou %1 peças, quando %2 bastavam: quanto menos peças viram, menos o adversário pode virar de volta.</translation>
    </message>
    <message>
        <source>%4 left %1 discs beside empty squares instead of %2, which opens squares to %3.</source>
        <comment>%3: the computer; %4: a move</comment>
        <translation>%4 deixou %1 peças junto a casas vazias em vez de %2, o que abre casas para %3.</translation>
    </message>
    <message>
        <source>After %1, %2 could make two threats at once.</source>
        <comment>%1: X on 7 (move 5); %2: you</comment>
        <translation>Depois de %1, %2 podia fazer duas ameaças ao mesmo tempo.</translation>
    </message>
    <message>
        <source>%2 lies diagonally beside the empty corner %1, which a disc there often gives away.</source>
        <comment>%2: a move</comment>
        <translation>%2 fica na diagonal do canto vazio %1, que uma peça ali costuma entregar.</translation>
    </message>
    <message>
        <source>After %4, %3 had only %1 moves in reserve, instead of %2.</source>
        <comment>%3: you; %4: a move</comment>
        <translation>Depois de %4, %3 só tinha %1 jogadas de reserva, em vez de %2.</translation>
    </message>
</context>
<context>
    <name>ui::RecentGames</name>
    <message>
        <source>Reading…</source>
        <comment>the recent games</comment>
        <translation>Lendo…</translation>
    </message>
    <message>
        <source>No games yet</source>
        <translation>Nenhuma partida ainda</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>a game and when it was played</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>open now</source>
        <comment>a game that a window has open</comment>
        <translation>aberta agora</translation>
    </message>
    <message>
        <source>The recent games cannot be read: %1</source>
        <translation>Não é possível ler as partidas recentes: %1</translation>
    </message>
</context>
<context>
    <name>ui::ResumeCard</name>
    <message>
        <source>Cont&amp;inue</source>
        <translation>&amp;Continuar</translation>
    </message>
    <message>
        <source>&amp;Not now</source>
        <translation>Ago&amp;ra não</translation>
    </message>
    <message>
        <source>The game before</source>
        <translation>A partida anterior</translation>
    </message>
    <message>
        <source>The game stays under Recent games</source>
        <translation>A partida fica em Partidas recentes</translation>
    </message>
    <message>
        <source>Continue your %1 game (move&#xa0;%2)?</source>
        <translation>Continuar sua partida (%1, jogada&#xa0;%2)?</translation>
    </message>
    <message>
        <source>This is game %1 of %2 that were not finished.</source>
        <translation>Partida %1 de %2 não terminadas.</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>Fec&amp;har</translation>
    </message>
</context>
<context>
    <name>ui::ReviewContentTexts</name>
    <message>
        <source>Good move</source>
        <translation>Boa jogada</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Erro</translation>
    </message>
    <message>
        <source>Blunder</source>
        <translation>Erro grave</translation>
    </message>
    <message>
        <source>Review the game</source>
        <translation>Analisar a partida</translation>
    </message>
    <message>
        <source>The moves of the game</source>
        <translation>As jogadas da partida</translation>
    </message>
    <message>
        <source>Judging the moves</source>
        <translation>Avaliando as jogadas</translation>
    </message>
    <message>
        <source>%1 of %2 are judged, the last ones first.</source>
        <comment>numbers of moves</comment>
        <translation>%1 de %2 avaliadas, as últimas primeiro.</translation>
    </message>
    <message>
        <source>A review judges every move and shows what was better.</source>
        <translation>A análise avalia cada jogada e mostra o que era melhor.</translation>
    </message>
    <message>
        <source>This line was not reviewed; only the beginning that it shares with one that was shows its values.</source>
        <translation>Esta variante não foi analisada; só o começo, que ela tem em comum com outra analisada, mostra seus valores.</translation>
    </message>
    <message>
        <source>The review was stopped before it came to this move.</source>
        <translation>A análise foi interrompida antes desta jogada.</translation>
    </message>
    <message>
        <source>Show the first one</source>
        <translation>Mostrar o primeiro</translation>
    </message>
    <message>
        <source>Move %1 of %2</source>
        <comment>numbers</comment>
        <translation>Jogada %1 de %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>which one of how many</comment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Exact: searched to the end.</source>
        <translation>Exato: calculado até o fim.</translation>
    </message>
    <message>
        <source>The values are estimates.</source>
        <translation>Os valores são estimativas.</translation>
    </message>
    <message>
        <source>Try it yourself</source>
        <translation>Tentar</translation>
    </message>
    <message>
        <source>Show me why</source>
        <translation>Ver por quê</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a move, as a sentence</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>Show %1</source>
        <comment>%1: a move</comment>
        <translation>Mostrar %1</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Find a better move than %1.</source>
        <translation>Que jogada é melhor que %1?</translation>
    </message>
    <message>
        <source>Play it on the board.</source>
        <translation>Jogue-a no tabuleiro.</translation>
    </message>
    <message>
        <source>%1 is being judged.</source>
        <comment>%1: a move</comment>
        <translation>Avaliando %1.</translation>
    </message>
    <message>
        <source>The best move is not %1.</source>
        <translation>A melhor jogada não é %1.</translation>
    </message>
    <message>
        <source>About as good as the best move: %1.</source>
        <translation>Quase tão boa quanto a melhor jogada: %1.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Tentar de novo</translation>
    </message>
    <message>
        <source>Next one</source>
        <translation>O próximo</translation>
    </message>
    <message>
        <source>No mistake was found.</source>
        <translation>Nenhum erro foi encontrado.</translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s) found.</source>
        <translation>
            <numerusform>%n erro encontrado.</numerusform>
            <numerusform>%n erros encontrados.</numerusform>
        </translation>
    </message>
    <message>
        <source>You made no mistake.</source>
        <translation>Você não errou.</translation>
    </message>
    <message numerus="yes">
        <source>You made %n mistake(s).</source>
        <translation>
            <numerusform>Você cometeu %n erro.</numerusform>
            <numerusform>Você cometeu %n erros.</numerusform>
        </translation>
    </message>
    <message>
        <source>No game of the library has this move.</source>
        <translation>Nenhuma partida da biblioteca tem esta jogada.</translation>
    </message>
    <message>
        <source>Move %1</source>
        <comment>a number</comment>
        <translation>Jogada %1</translation>
    </message>
    <message>
        <source>The computer&apos;s costliest move was %1.</source>
        <comment>%1: a6 (move 39)</comment>
        <translation>A jogada que mais custou ao computador foi %1.</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Still looking at move 1.</source>
        <translation>Falta analisar a jogada 1.</translation>
    </message>
    <message>
        <source>Still looking at moves 1 to %1.</source>
        <translation>Falta analisar as jogadas 1 a %1.</translation>
    </message>
    <message>
        <source>As good as %2: %1.</source>
        <translation>Tão boa quanto %2: %1.</translation>
    </message>
    <message>
        <source>Turning point %1 of %2</source>
        <translation>Momento decisivo %1 de %2</translation>
    </message>
    <message>
        <source>%1, then %2.</source>
        <comment>a move, and those after it</comment>
        <translation>%1, depois %2.</translation>
    </message>
    <message>
        <source>Square %1</source>
        <comment>at the beginning of a sentence</comment>
        <translation>Casa %1</translation>
    </message>
    <message>
        <source>Show square %1</source>
        <translation>Mostrar a casa %1</translation>
    </message>
    <message>
        <source>Find a better move than %1 for %2.</source>
        <comment>a square; Black</comment>
        <translation>Encontre uma jogada melhor que %1; jogam: %2.</translation>
    </message>
    <message>
        <source>%1 is better than %2, but not the best move.</source>
        <comment>squares</comment>
        <translation>%1 é melhor que %2, mas não é a melhor jogada.</translation>
    </message>
    <message>
        <source>Show the better move</source>
        <translation>Mostrar a melhor jogada</translation>
    </message>
    <message>
        <source>Show the move played</source>
        <translation>Mostrar a jogada feita</translation>
    </message>
    <message>
        <source>No move is better than %1.</source>
        <translation>Nenhuma jogada é melhor que %1.</translation>
    </message>
    <message>
        <source>Best answer: %1.</source>
        <comment>a move</comment>
        <translation>Melhor resposta: %1.</translation>
    </message>
    <message>
        <source>Whoever takes the last counter loses.</source>
        <translation>Quem tira a última peça perde.</translation>
    </message>
    <message>
        <source>Whoever takes the last counter wins.</source>
        <translation>Quem tira a última peça vence.</translation>
    </message>
    <message>
        <source>Find a better move than %1 for the computer.</source>
        <comment>a square</comment>
        <translation>Encontre uma jogada melhor que %1 para o computador.</translation>
    </message>
    <message>
        <source>%1 is the move that was played.</source>
        <translation>%1 é a jogada que foi feita.</translation>
    </message>
    <message>
        <source>First mistake</source>
        <translation>Primeiro erro</translation>
    </message>
</context>
<context>
    <name>ui::ReviewController</name>
    <message>
        <source>Review</source>
        <translation>Análise</translation>
    </message>
    <message>
        <source>Goes on from this position; the moves after it are kept</source>
        <translation>Continua a partir desta posição; as jogadas seguintes são mantidas</translation>
    </message>
    <message>
        <source>The review stopped: %1.</source>
        <comment>why</comment>
        <translation>A análise parou: %1.</translation>
    </message>
    <message>
        <source>The move was not judged: %1.</source>
        <comment>why</comment>
        <translation>A jogada não foi avaliada: %1.</translation>
    </message>
    <message>
        <source>See what decided it</source>
        <translation>Ver o que decidiu</translation>
    </message>
    <message>
        <source>See the review</source>
        <translation>Ver a análise</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>a move&apos;s number and square</comment>
        <translation>%1. %2</translation>
    </message>
    <message numerus="yes">
        <source>First new move: %1, after %n game(s) of the library.</source>
        <translation>
            <numerusform>Primeira jogada nova: %1, após %n partida da biblioteca.</numerusform>
            <numerusform>Primeira jogada nova: %1, após %n partidas da biblioteca.</numerusform>
        </translation>
    </message>
    <message>
        <source>Review the game</source>
        <translation>Analisar a partida</translation>
    </message>
    <message>
        <source>Back to Learn</source>
        <translation>Voltar a Aprender</translation>
    </message>
    <message>
        <source>New from move %1</source>
        <translation>Nova desde a %1</translation>
    </message>
    <message>
        <source>Back to the &amp;end</source>
        <translation>Voltar ao &amp;fim</translation>
    </message>
    <message>
        <source>Back to the ga&amp;me</source>
        <translation>Voltar à &amp;partida</translation>
    </message>
</context>
<context>
    <name>ui::ReviewPanel</name>
    <message>
        <source>The game at a glance</source>
        <translation>A partida em resumo</translation>
    </message>
    <message>
        <source>The one before</source>
        <translation>O anterior</translation>
    </message>
    <message>
        <source>Next one</source>
        <translation>O próximo</translation>
    </message>
</context>
<context>
    <name>ui::ReviewTexts</name>
    <message numerus="yes">
        <source>It cost %1 about %n disc(s).</source>
        <comment>%1: White</comment>
        <translation>
            <numerusform>Com isso, %1 perdeu cerca de %n peça.</numerusform>
            <numerusform>Com isso, %1 perdeu cerca de %n peças.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It cost the computer about %n disc(s).</source>
        <translation>
            <numerusform>Custou cerca de %n peça ao computador.</numerusform>
            <numerusform>Custou cerca de %n peças ao computador.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It cost you about %n disc(s).</source>
        <translation>
            <numerusform>Custou cerca de %n peça a você.</numerusform>
            <numerusform>Custou cerca de %n peças a você.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 was better.</source>
        <comment>%1: a square</comment>
        <translation>%1 era melhor.</translation>
    </message>
    <message>
        <source>%1 would have won.</source>
        <comment>%1: a square</comment>
        <translation>%1 venceria.</translation>
    </message>
    <message>
        <source>%1 would have drawn.</source>
        <comment>%1: a square</comment>
        <translation>%1 empataria.</translation>
    </message>
    <message>
        <source>%1 would have lost by less.</source>
        <comment>%1: a square</comment>
        <translation>%1 perderia por menos.</translation>
    </message>
    <message>
        <source>about %1</source>
        <comment>a number of discs</comment>
        <translation>cerca de %1</translation>
    </message>
    <message>
        <source>The game was even until the computer played %1.</source>
        <translation>A partida estava igual até o computador jogar %1.</translation>
    </message>
    <message>
        <source>There was no legal square.</source>
        <translation>Não havia casa permitida.</translation>
    </message>
    <message>
        <source>It was the only move.</source>
        <translation>Era a única jogada.</translation>
    </message>
    <message>
        <source>It is a draw with best play.</source>
        <translation>É empate com jogo perfeito.</translation>
    </message>
    <message>
        <source>It is about even.</source>
        <translation>Está mais ou menos igual.</translation>
    </message>
    <message>
        <source>%1 wins with best play.</source>
        <comment>%1: a player</comment>
        <translation>%1 vence com jogo perfeito.</translation>
    </message>
    <message>
        <source>You win with best play.</source>
        <translation>Você vence com jogo perfeito.</translation>
    </message>
    <message>
        <source>You lose against best play.</source>
        <translation>Você perde contra jogo perfeito.</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>vence</translation>
    </message>
    <message>
        <source>loses</source>
        <translation>perde</translation>
    </message>
    <message>
        <source>draws</source>
        <translation>empata</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>empate</translation>
    </message>
    <message>
        <source>win</source>
        <translation>vitória</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>derrota</translation>
    </message>
    <message>
        <source>First wins</source>
        <translation>O primeiro vence</translation>
    </message>
    <message>
        <source>Second wins</source>
        <translation>O segundo vence</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <comment>%1: X</comment>
        <translation>%1 vence</translation>
    </message>
    <message>
        <source>good</source>
        <translation>boa</translation>
    </message>
    <message>
        <source>mistake</source>
        <translation>erro</translation>
    </message>
    <message>
        <source>blunder</source>
        <translation>erro grave</translation>
    </message>
    <message>
        <source>Square %1 was better.</source>
        <translation>A casa %1 era melhor.</translation>
    </message>
    <message>
        <source>A pass.</source>
        <translation>Um passe.</translation>
    </message>
    <message numerus="yes">
        <source>%1 wins by %n</source>
        <comment>%1: a square; discs</comment>
        <translation>
            <numerusform>%1 vence por %n</numerusform>
            <numerusform>%1 vence por %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loses by %n</source>
        <comment>%1: a square; discs</comment>
        <translation>
            <numerusform>%1 perde por %n</numerusform>
            <numerusform>%1 perde por %n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 draws</source>
        <comment>%1: a square</comment>
        <translation>%1 empata</translation>
    </message>
    <message>
        <source>%1; %2.</source>
        <comment>where a move leads, and a better one</comment>
        <translation>%1; %2.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player; what a move leads to</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 wins by %n with best play.</source>
        <comment>%1: Black; %n discs</comment>
        <translation>
            <numerusform>%1 vence por %n com jogo perfeito.</numerusform>
            <numerusform>%1 vence por %n com jogo perfeito.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 should win by about %n.</source>
        <comment>%1: Black; %n discs</comment>
        <translation>
            <numerusform>%1 deve vencer por cerca de %n.</numerusform>
            <numerusform>%1 deve vencer por cerca de %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win by %n with best play.</source>
        <comment>discs</comment>
        <translation>
            <numerusform>Você vence por %n com jogo perfeito.</numerusform>
            <numerusform>Você vence por %n com jogo perfeito.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You should win by about %n.</source>
        <comment>discs</comment>
        <translation>
            <numerusform>Você deve vencer por cerca de %n.</numerusform>
            <numerusform>Você deve vencer por cerca de %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lose by %n against best play.</source>
        <comment>discs</comment>
        <translation>
            <numerusform>Você perde por %n contra jogo perfeito.</numerusform>
            <numerusform>Você perde por %n contra jogo perfeito.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You should lose by about %n.</source>
        <comment>discs</comment>
        <translation>
            <numerusform>Você deve perder por cerca de %n.</numerusform>
            <numerusform>Você deve perder por cerca de %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 decided it: the game was even, then you were losing by %2.</source>
        <comment>a6 (move 39); about 10</comment>
        <translation>%1 decidiu a partida: estava igual, e você passou a perder por %2.</translation>
    </message>
    <message>
        <source>%1 decided it: you were winning by %2, then losing by %3.</source>
        <comment>a6 (move 39); about 4; about 10</comment>
        <translation>%1 decidiu a partida: você vencia por %2 e passou a perder por %3.</translation>
    </message>
    <message>
        <source>The computer was winning by %1 until it played %2.</source>
        <comment>about 4; a6 (move 39)</comment>
        <translation>O computador vencia por %1 até jogar %2.</translation>
    </message>
    <message>
        <source>%1 decided it: the game was even, then %2 was losing by %3.</source>
        <comment>a6 (move 39); White; about 10</comment>
        <translation>%1 decidiu a partida: estava igual, e %2 passou a perder por %3.</translation>
    </message>
    <message>
        <source>%1 decided it: %2 was winning by %3, then losing by %4.</source>
        <comment>a6 (move 39); White; about 4; about 10</comment>
        <translation>%1 decidiu a partida: %2 vencia por %3 e passou a perder por %4.</translation>
    </message>
    <message>
        <source>No other move was better or worse.</source>
        <translation>Nenhuma outra jogada era melhor nem pior.</translation>
    </message>
    <message>
        <source>It was nearly the best move.</source>
        <translation>Foi quase a melhor jogada.</translation>
    </message>
    <message>
        <source>No move was better.</source>
        <translation>Nenhuma jogada era melhor.</translation>
    </message>
    <message>
        <source>Square %1 would have won.</source>
        <translation>A casa %1 venceria.</translation>
    </message>
    <message>
        <source>Square %1 was the one to block.</source>
        <translation>Era preciso bloquear na casa %1.</translation>
    </message>
    <message>
        <source>You were last level before %1.</source>
        <comment>b3 (move 3)</comment>
        <translation>A partida ficou igual pela última vez antes de %1.</translation>
    </message>
    <message>
        <source>What cost you most was %1: %2 discs.</source>
        <comment>g2 (move 20); about 15</comment>
        <translation>O que mais lhe custou foi %1: %2 peças.</translation>
    </message>
    <message>
        <source>The computer was last level before %1.</source>
        <comment>b3 (move 3)</comment>
        <translation>A partida ficou igual pela última vez antes de %1.</translation>
    </message>
    <message>
        <source>What cost it most was %1: %2 discs.</source>
        <comment>g2 (move 20); about 15</comment>
        <translation>O que mais custou ao computador foi %1: %2 peças.</translation>
    </message>
    <message>
        <source>%1 was last level before %2.</source>
        <comment>White; b3 (move 3)</comment>
        <translation>A partida de %1 ficou igual pela última vez antes de %2.</translation>
    </message>
    <message>
        <source>What cost %3 most was %1: %2 discs.</source>
        <comment>g2 (move 20); about 15; White</comment>
        <translation>O que mais custou a %3 foi %1: %2 peças.</translation>
    </message>
</context>
<context>
    <name>ui::RulesPage</name>
    <message>
        <source>Othello</source>
        <translation>Othello</translation>
    </message>
    <message>
        <source>Black begins. Place a disc so that one or more of the other side&apos;s discs lie in a straight line between it and another of yours, in any direction: they turn to your colour.</source>
        <translation>O Preto começa. Coloque uma peça de modo que uma ou mais peças do outro lado fiquem em linha reta entre ela e outra sua, em qualquer direção: elas viram para a sua cor.</translation>
    </message>
    <message>
        <source>Small dots show where you may place one; the disc played last has a dot.</source>
        <translation>Pontos pequenos mostram onde você pode colocar uma peça; a última peça jogada tem um ponto.</translation>
    </message>
    <message>
        <source>The start: Black may go to d3, c4, f5 or e6.</source>
        <translation>O início: o Preto pode jogar em d3, c4, f5 ou e6.</translation>
    </message>
    <message>
        <source>Black has played d3, and the disc on d4 has turned.</source>
        <translation>O Preto jogou em d3, e a peça de d4 virou.</translation>
    </message>
    <message>
        <source>A player with no such square passes. When neither can move the game is over, and whoever has more discs wins; empty squares count for the winner.</source>
        <translation>Um jogador sem nenhuma casa dessas passa a vez. Quando nenhum dos dois pode jogar, a partida termina e vence quem tem mais peças; as casas vazias contam para quem vence.</translation>
    </message>
    <message>
        <source>A disc in a corner can never be turned: a corner is worth more than many discs.</source>
        <translation>Uma peça em um canto nunca pode ser virada: um canto vale mais que muitas peças.</translation>
    </message>
    <message>
        <source>Tic-tac-toe</source>
        <translation>Jogo da velha</translation>
    </message>
    <message>
        <source>X begins. Whoever first has three marks in a row, a column or a diagonal wins. If the board fills up before that, it is a draw.</source>
        <translation>X começa. Vence quem primeiro tiver três marcas em uma linha, uma coluna ou uma diagonal. Se o tabuleiro encher antes disso, é empate.</translation>
    </message>
    <message>
        <source>A fork: X threatens squares 4 and 8, and O can stop only one of them.</source>
        <translation>Uma ameaça dupla: X ameaça as casas 4 e 8, e O só pode impedir uma delas.</translation>
    </message>
    <message>
        <source>X has won with the bottom row.</source>
        <translation>X venceu com a linha de baixo.</translation>
    </message>
    <message>
        <source>Nim</source>
        <translation>Nim</translation>
    </message>
    <message>
        <source>Take counters from one heap at a time: any number, or up to the limit. In the usual form whoever takes the last counter loses; the other way round can be chosen.</source>
        <translation>Tire peças de um monte por vez: quantas quiser, ou até o limite. Na forma habitual, quem tira a última peça perde; pode-se escolher o contrário.</translation>
    </message>
    <message>
        <source>Point at a counter to see which ones would go: it and all behind it.</source>
        <translation>Aponte para uma peça para ver quais sairiam: ela e todas as que estão atrás.</translation>
    </message>
    <message>
        <source>Three heaps of 3, 4 and 5 counters.</source>
        <translation>Três montes de 3, 4 e 5 peças.</translation>
    </message>
    <message>
        <source>Two were taken from heap b: their places are marked.</source>
        <translation>Duas foram tiradas do monte b: os lugares delas estão marcados.</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Níveis</translation>
    </message>
    <message>
        <source>Easy is for beginners. Medium looks a little ahead. Hard does not lose at tic-tac-toe, plays Nim by its theory, and thinks about Othello for as long as the Preferences say.</source>
        <translation>Fácil é para iniciantes. Intermediário calcula um pouco à frente. Difícil não perde no jogo da velha, joga Nim pela teoria e, no Othello, pensa durante o tempo escolhido nas Preferências.</translation>
    </message>
    <message>
        <source>A hint is always of full strength, whatever the level.</source>
        <translation>Uma dica tem sempre força total, em qualquer nível.</translation>
    </message>
    <message>
        <source>Your games</source>
        <translation>Suas partidas</translation>
    </message>
    <message>
        <source>Every move is saved before it is shown; the next start offers to go on. Earlier games are in the Game menu under Recent games.</source>
        <translation>Cada jogada é salva antes de aparecer; na próxima vez o programa oferece continuar. As partidas anteriores estão no menu Partida, em Partidas recentes.</translation>
    </message>
    <message>
        <source>Open, drop or paste a game or a position, set one up on the board, and save the game or a picture of the board.</source>
        <translation>Abra, arraste ou cole uma partida ou uma posição, monte uma no tabuleiro e salve a partida ou uma imagem do tabuleiro.</translation>
    </message>
    <message>
        <source>A review says which moves mattered, what was better and why. The Review menu also lists the moves and shows the theory on the board.</source>
        <translation>Uma análise diz quais jogadas pesaram, o que era melhor e por quê. O menu Análise também lista as jogadas e mostra a teoria no tabuleiro.</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Como jogar</translation>
    </message>
    <message>
        <source>In Reverse Othello (Rules: Fewest discs) the moves are the same and the fewest discs win. The computer has learnt nothing about that game: it looks as far ahead as it can, and sees the end exactly.</source>
        <translation>No Othello ao contrário (Regras: Menos peças), as jogadas são as mesmas e vence quem tem menos peças. O computador não aprendeu nada sobre esse jogo: ele calcula o mais longe que pode e vê o fim com exatidão.</translation>
    </message>
</context>
<context>
    <name>ui::RungList</name>
    <message>
        <source>about %1</source>
        <translation>como o %1</translation>
    </message>
    <message>
        <source>below %1</source>
        <translation>abaixo do %1</translation>
    </message>
    <message>
        <source>%1 of 3 wins</source>
        <translation>%1 de 3 vitórias</translation>
    </message>
    <message>
        <source>%1 is to be beaten.</source>
        <comment>a rung</comment>
        <translation>O próximo a ser vencido: %1.</translation>
    </message>
    <message>
        <source>%1 of 3</source>
        <comment>wins</comment>
        <translation>%1 de 3</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a rung: number, name</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a rung, the level beside it</comment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>ui::SavingGuard</name>
    <message>
        <source>%1 is still being saved; the window closes afterwards. Close it again to leave without that file.</source>
        <comment>%1: a file</comment>
        <translation>%1 ainda está sendo salvo; a janela fecha em seguida. Feche-a de novo para sair sem esse arquivo.</translation>
    </message>
</context>
<context>
    <name>ui::SettingsStore</name>
    <message>
        <source>The settings cannot be saved in %1 (%2). They hold until the window is closed.</source>
        <comment>a file, a problem</comment>
        <translation>As configurações não podem ser gravadas em %1 (%2). Valem até a janela ser fechada.</translation>
    </message>
    <message>
        <source>it is not a file</source>
        <translation>não é um arquivo</translation>
    </message>
    <message>
        <source>it cannot be read</source>
        <translation>não pode ser lido</translation>
    </message>
    <message>
        <source>it cannot be written</source>
        <translation>não pode ser gravado</translation>
    </message>
</context>
<context>
    <name>ui::SetupController</name>
    <message>
        <source>This game goes on until you press Play to start %1.</source>
        <translation>Esta partida continua até você pressionar Jogar para começar: %1.</translation>
    </message>
    <message>
        <source>Press Play to start %1.</source>
        <translation>Pressione Jogar para começar: %1.</translation>
    </message>
    <message>
        <source>The clock takes effect with the next game.</source>
        <translation>O relógio vale a partir da próxima partida.</translation>
    </message>
    <message>
        <source>From its next move on the computer plays at %1.</source>
        <comment>%1: a level such as Medium</comment>
        <translation>A partir da próxima jogada o computador joga no nível %1.</translation>
    </message>
    <message>
        <source>This choice is for the next game.</source>
        <translation>Vale para a próxima partida.</translation>
    </message>
    <message>
        <source>The computer plays at %1 when it moves for a person.</source>
        <comment>%1: a level such as Medium</comment>
        <translation>O computador joga no nível %1 quando joga por uma pessoa.</translation>
    </message>
    <message>
        <source>This choice is for the next game. The menu Level changes the level of this one.</source>
        <translation>Vale para a próxima partida. O menu Nível muda o nível desta.</translation>
    </message>
    <message>
        <source>This choice is for the next game. Game &gt; Opponent changes the opponent of this one.</source>
        <translation>Vale para a próxima partida. Partida &gt; Adversário muda o adversário desta.</translation>
    </message>
</context>
<context>
    <name>ui::SetupForm</name>
    <message>
        <source>You start</source>
        <translation>Você começa</translation>
    </message>
    <message>
        <source>Computer starts</source>
        <translation>O computador começa</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jogo</translation>
    </message>
    <message>
        <source>Who wins</source>
        <translation>Quem vence</translation>
    </message>
    <message>
        <source>Who starts</source>
        <translation>Quem começa</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Nível</translation>
    </message>
    <message>
        <source>Ga&amp;me</source>
        <translation>J&amp;ogo</translation>
    </message>
    <message>
        <source>&amp;Who starts</source>
        <translation>&amp;Quem começa</translation>
    </message>
    <message>
        <source>&amp;Opponent</source>
        <translation>A&amp;dversário</translation>
    </message>
    <message>
        <source>Three in a row wins</source>
        <translation>Três em linha vence</translation>
    </message>
    <message>
        <source>R&amp;ules</source>
        <translation>Regra&amp;s</translation>
    </message>
    <message>
        <source>Two people</source>
        <translation>Duas pessoas</translation>
    </message>
    <message>
        <source>Alternate</source>
        <translation>Alternar</translation>
    </message>
    <message>
        <source>Most discs</source>
        <translation>Mais peças</translation>
    </message>
    <message>
        <source>Fewest discs</source>
        <translation>Menos peças</translation>
    </message>
    <message>
        <source>Other programs play only Othello, and by its usual rule.</source>
        <translation>Outros programas só jogam Othello, e com a regra usual.</translation>
    </message>
    <message>
        <source>How to play tic-tac-toe</source>
        <translation>Como jogar o jogo da velha</translation>
    </message>
</context>
<context>
    <name>ui::SetupPanel</name>
    <message>
        <source>&amp;Play</source>
        <translation>Jo&amp;gar</translation>
    </message>
    <message>
        <source>&amp;Play again</source>
        <translation>Jo&amp;gar de novo</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nova partida</translation>
    </message>
    <message>
        <source>Start a new game (%1)</source>
        <translation>Começar uma nova partida (%1)</translation>
    </message>
    <message>
        <source>Choose the next game</source>
        <translation>Escolher a próxima partida</translation>
    </message>
    <message>
        <source>&amp;Play %1</source>
        <comment>%1: another game than that on the board</comment>
        <translation>Jo&amp;gar: %1</translation>
    </message>
    <message>
        <source>Next game: %1</source>
        <translation>Próxima partida: %1</translation>
    </message>
    <message>
        <source>Next game</source>
        <translation>Próxima partida</translation>
    </message>
</context>
<context>
    <name>ui::SideOffer</name>
    <message>
        <source>Who goes on</source>
        <translation>Quem continua</translation>
    </message>
    <message>
        <source>Continue as</source>
        <translation>Continuar como</translation>
    </message>
    <message>
        <source>Two people</source>
        <translation>Duas pessoas</translation>
    </message>
    <message>
        <source>Continue as %1</source>
        <comment>%1: Black, or two people</comment>
        <translation>Continuar como %1</translation>
    </message>
</context>
<context>
    <name>ui::Statistics</name>
    <message>
        <source>The statistics cannot be read: %1.</source>
        <translation>As estatísticas não podem ser lidas: %1.</translation>
    </message>
    <message>
        <source>%1 is not a regular file</source>
        <translation>%1 não é um arquivo comum</translation>
    </message>
    <message>
        <source>they were written by a newer version of Tabuleiro</source>
        <translation>foram gravadas por uma versão mais nova do Tabuleiro</translation>
    </message>
    <message>
        <source>The statistics were damaged and begin anew; the damaged file is kept as %1.</source>
        <translation>As estatísticas estavam danificadas e recomeçam; o arquivo danificado fica guardado como %1.</translation>
    </message>
    <message>
        <source>The statistics cannot be written: %1.</source>
        <translation>As estatísticas não podem ser gravadas: %1.</translation>
    </message>
    <message>
        <source>The statistics cannot be reset: the folder is not writable.</source>
        <translation>As estatísticas não podem ser zeradas: não há permissão de escrita na pasta.</translation>
    </message>
    <message>
        <source>The reset cannot be undone: a game was counted since.</source>
        <translation>Não é possível desfazer: uma partida já foi contada depois.</translation>
    </message>
    <message>
        <source>The reset cannot be undone: the folder is not writable.</source>
        <translation>Não é possível desfazer: não há permissão de escrita na pasta.</translation>
    </message>
</context>
<context>
    <name>ui::StatisticsKeeper</name>
    <message>
        <source>The statistics cannot be written: %1.</source>
        <translation>As estatísticas não podem ser gravadas: %1.</translation>
    </message>
</context>
<context>
    <name>ui::StatisticsWindow</name>
    <message>
        <source>Computer, %1</source>
        <comment>%1: a level</comment>
        <translation>Computador, %1</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Estatísticas</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fechar</translation>
    </message>
    <message>
        <source>&amp;Undo the reset</source>
        <translation>&amp;Restaurar</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>&amp;Zerar</translation>
    </message>
    <message>
        <source>No game has been played to its end yet.</source>
        <translation>Ainda não se jogou nenhuma partida até o fim.</translation>
    </message>
    <message>
        <source>%1 won, %2 drawn, %3 lost</source>
        <translation>vitórias: %1, empates: %2, derrotas: %3</translation>
    </message>
    <message>
        <source>%1 won, %2 lost</source>
        <translation>vitórias: %1, derrotas: %2</translation>
    </message>
    <message>
        <source>Against %1: %2</source>
        <comment>%1: Easy; %2: 3 won, 1 drawn, 2 lost</comment>
        <translation>Contra %1, %2</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a sentence</comment>
        <translation>%1.</translation>
    </message>
    <message numerus="yes">
        <source>%1; %n won in a row.</source>
        <translation>
            <numerusform>%1; %n vitória seguida.</numerusform>
            <numerusform>%1; %n vitórias seguidas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n won in a row now</source>
        <translation>
            <numerusform>%n vitória seguida até agora</numerusform>
            <numerusform>%n vitórias seguidas até agora</numerusform>
        </translation>
    </message>
    <message>
        <source>Best streak: %1</source>
        <translation>Melhor sequência: %1</translation>
    </message>
    <message>
        <source>Moving first: won %1 of %2</source>
        <comment>numbers of games</comment>
        <translation>Vitórias jogando em primeiro: %1 de %2</translation>
    </message>
    <message>
        <source>Moving second: won %1 of %2</source>
        <comment>numbers of games</comment>
        <translation>Vitórias jogando em segundo: %1 de %2</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n partida</numerusform>
            <numerusform>%n partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>%1: Black; %2: 3 won, 1 drawn, 2 lost</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>Nothing has been counted since the reset.</source>
        <translation>Nada foi contado desde que as estatísticas foram zeradas.</translation>
    </message>
</context>
<context>
    <name>ui::StatusText</name>
    <message>
        <source>Let the computer go o&amp;n</source>
        <translation>Deixar o computador con&amp;tinuar</translation>
    </message>
    <message>
        <source>The reason: %1.</source>
        <translation>O motivo: %1.</translation>
    </message>
    <message>
        <source>%1 plays a new game, Escape leaves the full screen.</source>
        <comment>keys</comment>
        <translation>%1 joga uma nova partida, Escape sai da tela cheia.</translation>
    </message>
    <message>
        <source>Escape leaves the full screen.</source>
        <translation>Escape sai da tela cheia.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a figure and its caption</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>facts</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between facts</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Programs are set up in the Preferences.</source>
        <translation>Os programas são configurados nas Preferências.</translation>
    </message>
</context>
<context>
    <name>ui::TheoryMarks</name>
    <message>
        <source>even</source>
        <translation>igual</translation>
    </message>
    <message>
        <source>about even</source>
        <translation>mais ou menos igual</translation>
    </message>
    <message numerus="yes">
        <source>%n disc(s) ahead</source>
        <translation>
            <numerusform>%n peça à frente</numerusform>
            <numerusform>%n peças à frente</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n disc(s) ahead</source>
        <translation>
            <numerusform>cerca de %n peça à frente</numerusform>
            <numerusform>cerca de %n peças à frente</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n disc(s) behind</source>
        <translation>
            <numerusform>%n peça atrás</numerusform>
            <numerusform>%n peças atrás</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n disc(s) behind</source>
        <translation>
            <numerusform>cerca de %n peça atrás</numerusform>
            <numerusform>cerca de %n peças atrás</numerusform>
        </translation>
    </message>
    <message>
        <source>best</source>
        <translation>a melhor</translation>
    </message>
    <message>
        <source>best by the opening book</source>
        <translation>a melhor pelo livro de aberturas</translation>
    </message>
    <message>
        <source>best by estimate</source>
        <translation>a melhor por estimativa</translation>
    </message>
    <message numerus="yes">
        <source>up to %n disc(s) worse</source>
        <translation>
            <numerusform>até %n peça a menos</numerusform>
            <numerusform>até %n peças a menos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>more than %n disc(s) worse</source>
        <translation>
            <numerusform>mais de %n peça a menos</numerusform>
            <numerusform>mais de %n peças a menos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>up to %n worse</source>
        <comment>discs</comment>
        <translation>
            <numerusform>até %n a menos</numerusform>
            <numerusform>até %n a menos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>over %n worse</source>
        <comment>discs</comment>
        <translation>
            <numerusform>mais de %n a menos</numerusform>
            <numerusform>mais de %n a menos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::TheoryOverlay</name>
    <message>
        <source>The values of the moves could not be found: %1.</source>
        <comment>why</comment>
        <translation>Não foi possível calcular os valores das jogadas: %1.</translation>
    </message>
</context>
<context>
    <name>ui::TicTacToeBoardWidget</name>
    <message>
        <source>Tic-tac-toe board</source>
        <translation>Tabuleiro do jogo da velha</translation>
    </message>
    <message>
        <source>%1: X. %2: O.</source>
        <translation>%1: X. %2: O.</translation>
    </message>
    <message>
        <source>%1, empty</source>
        <translation>%1, vazia</translation>
    </message>
    <message>
        <source>X</source>
        <translation>X</translation>
    </message>
    <message>
        <source>O</source>
        <translation>O</translation>
    </message>
    <message>
        <source>%1, %2, in the winning line</source>
        <translation>%1, %2, na linha vencedora</translation>
    </message>
    <message>
        <source>%1, %2, last move</source>
        <translation>%1, %2, última jogada</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>A partida terminou.</translation>
    </message>
    <message>
        <source>Square %1 is taken. Choose an empty one.</source>
        <translation>A casa %1 está ocupada. Escolha uma vazia.</translation>
    </message>
</context>
<context>
    <name>ui::Titles</name>
    <message>
        <source>Tic-tac-toe</source>
        <translation>Jogo da velha</translation>
    </message>
    <message>
        <source>Othello</source>
        <translation>Othello</translation>
    </message>
    <message>
        <source>Nim</source>
        <translation>Nim</translation>
    </message>
    <message>
        <source>Reverse Othello</source>
        <translation>Othello ao contrário</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Fácil</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Intermediário</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Difícil</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Você</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computador</translation>
    </message>
    <message>
        <source>A second person</source>
        <translation>Uma segunda pessoa</translation>
    </message>
    <message>
        <source>Another program</source>
        <translation>Outro programa</translation>
    </message>
    <message>
        <source>Programs of the articles</source>
        <translation>Programas dos artigos</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nenhum</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) each</source>
        <translation>
            <numerusform>%n minuto para cada um</numerusform>
            <numerusform>%n minutos para cada um</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) each, and %1 seconds a move</source>
        <translation>
            <numerusform>%n minuto para cada um e %1 segundos por jogada</numerusform>
            <numerusform>%n minutos para cada um e %1 segundos por jogada</numerusform>
        </translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lenta</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rápida</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Desligada</translation>
    </message>
    <message>
        <source>Felt</source>
        <translation>Feltro</translation>
    </message>
    <message>
        <source>Wood</source>
        <translation>Madeira</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Ardósia</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Alto contraste</translation>
    </message>
    <message>
        <source>Half a second a move</source>
        <translation>Meio segundo por jogada</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) a move</source>
        <translation>
            <numerusform>%n segundo por jogada</numerusform>
            <numerusform>%n segundos por jogada</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 milliseconds a move</source>
        <translation>%1 milissegundos por jogada</translation>
    </message>
    <message>
        <source>X</source>
        <translation>X</translation>
    </message>
    <message>
        <source>O</source>
        <translation>O</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Preto</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Branco</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Primeiro jogador</translation>
    </message>
    <message>
        <source>Second player</source>
        <translation>Segundo jogador</translation>
    </message>
    <message numerus="yes">
        <source>take %n</source>
        <comment>counters</comment>
        <translation>
            <numerusform>tirar %n</numerusform>
            <numerusform>tirar %n</numerusform>
        </translation>
    </message>
    <message>
        <source>the top row</source>
        <translation>a linha de cima</translation>
    </message>
    <message>
        <source>the middle row</source>
        <translation>a linha do meio</translation>
    </message>
    <message>
        <source>the bottom row</source>
        <translation>a linha de baixo</translation>
    </message>
    <message>
        <source>the left column</source>
        <translation>a coluna da esquerda</translation>
    </message>
    <message>
        <source>the middle column</source>
        <translation>a coluna do meio</translation>
    </message>
    <message>
        <source>the right column</source>
        <translation>a coluna da direita</translation>
    </message>
    <message>
        <source>the diagonal from 1 to 9</source>
        <translation>a diagonal de 1 a 9</translation>
    </message>
    <message>
        <source>the diagonal from 3 to 7</source>
        <translation>a diagonal de 3 a 7</translation>
    </message>
    <message>
        <source>Alternate</source>
        <translation>Alternar</translation>
    </message>
    <message>
        <source>pass</source>
        <comment>a move</comment>
        <translation>passa</translation>
    </message>
    <message numerus="yes">
        <source>%n from %1</source>
        <comment>counters; %1: a heap&apos;s letter</comment>
        <translation>
            <numerusform>%n de %1</numerusform>
            <numerusform>%n de %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Light</source>
        <comment>colours of the windows</comment>
        <translation>Clara</translation>
    </message>
    <message>
        <source>Dark</source>
        <comment>colours of the windows</comment>
        <translation>Escura</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <comment>colours of the windows</comment>
        <translation>Como o sistema</translation>
    </message>
</context>
<context>
    <name>ui::ValueGraph</name>
    <message>
        <source>Graph of the game&apos;s value</source>
        <translation>Gráfico do valor da partida</translation>
    </message>
    <message>
        <source>Drag, or use the arrow keys, to look at another position</source>
        <translation>Arraste, ou use as setas, para ver outra posição</translation>
    </message>
    <message>
        <source>after move %1</source>
        <translation>após a jogada %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>after move 12: You are 4 ahead.</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>You ahead</source>
        <translation>Você à frente</translation>
    </message>
    <message>
        <source>%1 ahead</source>
        <comment>%1: Black</comment>
        <translation>%1 à frente</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a move&apos;s number and square</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>you win</source>
        <translation>você vence</translation>
    </message>
    <message>
        <source>you lose</source>
        <translation>você perde</translation>
    </message>
</context>
<context>
    <name>ui::WeekRow</name>
    <message>
        <source>today</source>
        <translation>hoje</translation>
    </message>
    <message>
        <source>No puzzle of this week is solved.</source>
        <translation>Nenhum problema desta semana foi resolvido.</translation>
    </message>
    <message>
        <source>Solved: %1</source>
        <translation>Resolvidos: %1</translation>
    </message>
</context>
<context>
    <name>ui::WindowMessages</name>
    <message>
        <source>This game cannot be saved (%1). It goes on.</source>
        <translation>Esta partida não pode ser salva (%1). Ela continua.</translation>
    </message>
    <message>
        <source>The file of this game was removed or replaced by another program. The whole game is saved in a new one.</source>
        <translation>O arquivo desta partida foi removido ou substituído por outro programa. A partida inteira é salva em um novo.</translation>
    </message>
</context>
<context>
    <name>ui::WindowTitle</name>
    <message>
        <source>%1 to move</source>
        <translation>%1 joga</translation>
    </message>
    <message>
        <source>Your move</source>
        <translation>Sua vez</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>Pensando</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>Fim da partida</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a game, and where and when</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 — %2</source>
        <comment>state and game</comment>
        <translation>%1 — %2</translation>
    </message>
</context>
<context>
    <name>ui::lab::AccessibleTree</name>
    <message>
        <source>marked as cut</source>
        <translation>marcado como podado</translation>
    </message>
    <message>
        <source>nothing written</source>
        <translation>nada escrito</translation>
    </message>
    <message>
        <source>cut, never visited</source>
        <translation>podado, nunca visitado</translation>
    </message>
    <message>
        <source>not visited yet</source>
        <translation>ainda não visitado</translation>
    </message>
    <message>
        <source>being searched</source>
        <translation>sendo examinado</translation>
    </message>
    <message>
        <source>visited</source>
        <translation>visitado</translation>
    </message>
    <message>
        <source>leaf %1</source>
        <comment>its value</comment>
        <translation>folha %1</translation>
    </message>
    <message>
        <source>leaf</source>
        <translation>folha</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a node&apos;s place, what it is</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <comment>a node&apos;s place, what it is, what is known of it</comment>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>%1, the best so far</source>
        <comment>a node</comment>
        <translation>%1, o melhor até agora</translation>
    </message>
    <message>
        <source>%1 with probability %2</source>
        <comment>what a node is, a fraction</comment>
        <translation>%1 com probabilidade %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln node(s) below not drawn</source>
        <translation>
            <numerusform>%Ln nó abaixo não desenhado</numerusform>
            <numerusform>%Ln nós abaixo não desenhados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln cut(s) among them</source>
        <translation>
            <numerusform>%Ln corte entre eles</numerusform>
            <numerusform>%Ln cortes entre eles</numerusform>
        </translation>
    </message>
    <message>
        <source>what is below was not kept</source>
        <translation>o que está abaixo não foi guardado</translation>
    </message>
</context>
<context>
    <name>ui::lab::ArticlePanel</name>
    <message>
        <source>Refute depth 2…</source>
        <translation>Refutar a profundidade 2…</translation>
    </message>
    <message>
        <source>Numbers of the articles</source>
        <translation>Números dos artigos</translation>
    </message>
    <message>
        <source>What</source>
        <translation>O quê</translation>
    </message>
    <message>
        <source>Article</source>
        <translation>Artigo</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Número</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a claim and the number</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>quoted</source>
        <translation>citado</translation>
    </message>
    <message>
        <source>All %1 counts match; one more number is quoted, not counted. One claim is false: at depth 2 the program does lose.</source>
        <translation>Todas as %1 contagens conferem; mais um número é citado, não contado. Uma afirmação é falsa: na profundidade 2 o programa perde, sim.</translation>
    </message>
    <message>
        <source>%1 of %2 counts match.</source>
        <translation>%1 de %2 contagens conferem.</translation>
    </message>
    <message>
        <source>Counting %1 of %2…</source>
        <translation>Contando %1 de %2…</translation>
    </message>
    <message>
        <source>“Entendendo o algoritmo Minimax” calls its program at depth 2 unbeatable. Play the games that it loses.</source>
        <translation>“Entendendo o algoritmo Minimax” chama de imbatível seu programa de profundidade 2. Jogue as partidas que ele perde.</translation>
    </message>
    <message>
        <source>A board with a wall…</source>
        <translation>Um tabuleiro com muro…</translation>
    </message>
    <message>
        <source>How the article on an Othello engine finds the discs that a move turns, makes the move and undoes it, step by step.</source>
        <translation>Como o artigo sobre uma engine de Othello encontra as peças que uma jogada vira, faz a jogada e a desfaz, passo a passo.</translation>
    </message>
    <message>
        <source>Check all numbers</source>
        <translation>Verificar todos os números</translation>
    </message>
</context>
<context>
    <name>ui::lab::BoundsPanel</name>
    <message>
        <source>Window</source>
        <translation>Janela</translation>
    </message>
    <message>
        <source>Window of %1 (%2)</source>
        <comment>a node, MAX or MIN</comment>
        <translation>Janela: %1 (%2)</translation>
    </message>
    <message>
        <source>Cuts at %1 (%2)</source>
        <comment>a node, MAX or MIN</comment>
        <translation>Cortes: %1 (%2)</translation>
    </message>
    <message>
        <source>The search has not come here, so there is no window.</source>
        <translation>A busca não chegou aqui, então não há janela.</translation>
    </message>
</context>
<context>
    <name>ui::lab::Breadcrumbs</name>
    <message>
        <source>The way from the root</source>
        <translation>O caminho desde a raiz</translation>
    </message>
    <message>
        <source>Nodes between</source>
        <translation>Nós intermediários</translation>
    </message>
    <message>
        <source>root</source>
        <translation>raiz</translation>
    </message>
    <message>
        <source>%1, %2: not visited yet</source>
        <comment>a move, MAX or MIN</comment>
        <translation>%1, %2: ainda não visitado</translation>
    </message>
</context>
<context>
    <name>ui::lab::CodePanel</name>
    <message>
        <source>Calls</source>
        <translation>Chamadas</translation>
    </message>
    <message>
        <source>Pseudocode</source>
        <translation>Pseudocódigo</translation>
    </message>
    <message>
        <source>Call stack</source>
        <translation>Pilha de chamadas</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Código</translation>
    </message>
    <message>
        <source>The calls that have not returned, with their variables</source>
        <translation>As chamadas que não retornaram, com suas variáveis</translation>
    </message>
    <message>
        <source>Current line %1</source>
        <translation>Linha atual %1</translation>
    </message>
    <message>
        <source>%1 (%2), line %3</source>
        <comment>a node, its level, a line of code</comment>
        <translation>%1 (%2), linha %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a call, its variables</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>ui::lab::CompanionWindows</name>
    <message>
        <source>While the tree has the focus</source>
        <translation>Com o foco na árvore</translation>
    </message>
    <message>
        <source>Select another node</source>
        <translation>Selecionar outro nó</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Setas</translation>
    </message>
    <message>
        <source>Open or close the node; write a leaf</source>
        <translation>Abrir ou fechar o nó; escrever uma folha</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Zoom in, out, to fit</source>
        <translation>Ampliar, reduzir, ajustar</translation>
    </message>
</context>
<context>
    <name>ui::lab::ComparePanel</name>
    <message>
        <source>Compare</source>
        <translation>Comparar</translation>
    </message>
    <message>
        <source>Weights ›</source>
        <translation>Pesos ›</translation>
    </message>
    <message>
        <source>Levels ›</source>
        <translation>Níveis ›</translation>
    </message>
    <message>
        <source>Algorithms</source>
        <translation>Algoritmos</translation>
    </message>
    <message>
        <source>Orders of moves</source>
        <translation>Ordens das jogadas</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Comparação</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>Chamadas</translation>
    </message>
    <message>
        <source>Leaves</source>
        <translation>Folhas</translation>
    </message>
    <message>
        <source>Cuts</source>
        <translation>Cortes</translation>
    </message>
    <message>
        <source>Branches cut</source>
        <translation>Ramos podados</translation>
    </message>
    <message>
        <source>Plies</source>
        <translation>Níveis</translation>
    </message>
    <message>
        <source>Time, ms</source>
        <translation>Tempo, ms</translation>
    </message>
    <message>
        <source>Root</source>
        <translation>Raiz</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Primeira</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>Segunda</translation>
    </message>
    <message>
        <source>Other weights of the heuristic, and what they change</source>
        <translation>Outros pesos da heurística, e o que eles mudam</translation>
    </message>
    <message>
        <source>What the three levels choose in this position</source>
        <translation>O que os três níveis escolhem nesta posição</translation>
    </message>
    <message>
        <source>in order</source>
        <translation>na ordem</translation>
    </message>
    <message>
        <source>What is asked now could stand here. Compare when it is answered.</source>
        <translation>O que se pergunta agora poderia aparecer aqui. Compare depois de responder.</translation>
    </message>
    <message>
        <source>Compare searches both, and shows here what each of them did.</source>
        <translation>Comparar faz as duas buscas e mostra aqui o que cada uma fez.</translation>
    </message>
    <message>
        <source>Both make %1.</source>
        <comment>a count of calls</comment>
        <translation>As duas fazem %1.</translation>
    </message>
    <message>
        <source>The first makes %1, the second %2</source>
        <comment>counts of calls</comment>
        <translation>A primeira faz %1, a segunda %2</translation>
    </message>
    <message>
        <source>The second makes %1, the first %2</source>
        <comment>counts of calls</comment>
        <translation>A segunda faz %1, a primeira %2</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a sentence</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1: %2 times as many.</source>
        <comment>a sentence, a number</comment>
        <translation>%1: %2 vezes essa quantidade.</translation>
    </message>
    <message>
        <source>&lt; %1</source>
        <comment>less than a number</comment>
        <translation>&lt; %1</translation>
    </message>
    <message>
        <source>According to the article the first makes %1 calls.</source>
        <translation>Segundo o artigo, a primeira faz %1 chamadas.</translation>
    </message>
    <message>
        <source>According to the article the second makes %1 calls.</source>
        <translation>Segundo o artigo, a segunda faz %1 chamadas.</translation>
    </message>
    <message>
        <source>%1 Letters count as the values that the search takes for them.</source>
        <comment>sentences</comment>
        <translation>%1 As letras contam como os valores que a busca lhes dá.</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Buscando…</translation>
    </message>
    <message>
        <source>Both find the same value at the root.</source>
        <translation>As duas encontram o mesmo valor na raiz.</translation>
    </message>
    <message>
        <source>The roots differ: a depth limit or a heuristic makes the leaves worth something else, so the two searches do not answer the same question.</source>
        <translation>As raízes diferem: um limite de profundidade ou uma heurística dá outro valor às folhas, então as duas buscas não respondem à mesma pergunta.</translation>
    </message>
    <message>
        <source>First: %1 · %2</source>
        <comment>algorithm and order</comment>
        <translation>Primeira: %1 · %2</translation>
    </message>
    <message>
        <source>The root is a call of only one of them: where each first move has a window of its own, it just compares their values.</source>
        <translation>A raiz é uma chamada de só uma delas: onde cada primeira jogada tem sua própria janela, a raiz apenas compara os valores.</translation>
    </message>
    <message>
        <source>Give up the exercise</source>
        <translation>Desistir do exercício</translation>
    </message>
    <message>
        <source>More</source>
        <comment>of a comparison</comment>
        <translation>Mais</translation>
    </message>
</context>
<context>
    <name>ui::lab::CutTexts</name>
    <message>
        <source>Cut: %1 is above beta = %2.</source>
        <translation>Corte: %1 é maior que beta = %2.</translation>
    </message>
    <message>
        <source>Cut: %1 is below alpha = %2.</source>
        <translation>Corte: %1 é menor que alfa = %2.</translation>
    </message>
    <message>
        <source>MAX has %1 here, above beta = %2, but no child is left to be cut.</source>
        <translation>MAX tem %1 aqui, mais que beta = %2, mas não resta nenhum filho a podar.</translation>
    </message>
    <message>
        <source>MIN has %1 here, below alpha = %2, but no child is left to be cut.</source>
        <translation>MIN tem %1 aqui, menos que alfa = %2, mas não resta nenhum filho a podar.</translation>
    </message>
    <message numerus="yes">
        <source>MAX can have %1 here, and MIN has %2 %3, so MIN is worse off by coming here: %1 is above beta = %2. %n branch(es) cannot matter: cut (beta cutoff).</source>
        <translation>
            <numerusform>MAX pode ter %1 aqui, e MIN tem %2 %3, então MIN fica pior vindo aqui: %1 é maior que beta = %2. %n ramo não importa: podado (corte beta).</numerusform>
            <numerusform>MAX pode ter %1 aqui, e MIN tem %2 %3, então MIN fica pior vindo aqui: %1 é maior que beta = %2. %n ramos não importam: podados (corte beta).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>MIN can have %1 here, and MAX has %2 %3, so MAX is worse off by coming here: %1 is below alpha = %2. %n branch(es) cannot matter: cut (alpha cutoff).</source>
        <translation>
            <numerusform>MIN pode ter %1 aqui, e MAX tem %2 %3, então MAX fica pior vindo aqui: %1 é menor que alfa = %2. %n ramo não importa: podado (corte alfa).</numerusform>
            <numerusform>MIN pode ter %1 aqui, e MAX tem %2 %3, então MAX fica pior vindo aqui: %1 é menor que alfa = %2. %n ramos não importam: podados (corte alfa).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>MAX can have %1 here, and MIN has %2 %3, so MIN gains nothing by coming here: alpha = %1 is not below beta = %2. %n branch(es) cannot matter: cut (beta cutoff).</source>
        <translation>
            <numerusform>MAX pode ter %1 aqui, e MIN tem %2 %3, então MIN não ganha nada vindo aqui: alfa = %1 não é menor que beta = %2. %n ramo não importa: podado (corte beta).</numerusform>
            <numerusform>MAX pode ter %1 aqui, e MIN tem %2 %3, então MIN não ganha nada vindo aqui: alfa = %1 não é menor que beta = %2. %n ramos não importam: podados (corte beta).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>MAX can have %1 here, and MIN has %2 %3, so MIN gains nothing by coming here: %1 is not below beta = %2. %n branch(es) cannot matter: cut (beta cutoff).</source>
        <translation>
            <numerusform>MAX pode ter %1 aqui, e MIN tem %2 %3, então MIN não ganha nada vindo aqui: %1 não é menor que beta = %2. %n ramo não importa: podado (corte beta).</numerusform>
            <numerusform>MAX pode ter %1 aqui, e MIN tem %2 %3, então MIN não ganha nada vindo aqui: %1 não é menor que beta = %2. %n ramos não importam: podados (corte beta).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>MIN can have %1 here, and MAX has %2 %3, so MAX gains nothing by coming here: alpha = %2 is not below beta = %1. %n branch(es) cannot matter: cut (alpha cutoff).</source>
        <translation>
            <numerusform>MIN pode ter %1 aqui, e MAX tem %2 %3, então MAX não ganha nada vindo aqui: alfa = %2 não é menor que beta = %1. %n ramo não importa: podado (corte alfa).</numerusform>
            <numerusform>MIN pode ter %1 aqui, e MAX tem %2 %3, então MAX não ganha nada vindo aqui: alfa = %2 não é menor que beta = %1. %n ramos não importam: podados (corte alfa).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>MIN can have %1 here, and MAX has %2 %3, so MAX gains nothing by coming here: %1 is not above alpha = %2. %n branch(es) cannot matter: cut (alpha cutoff).</source>
        <translation>
            <numerusform>MIN pode ter %1 aqui, e MAX tem %2 %3, então MAX não ganha nada vindo aqui: %1 não é maior que alfa = %2. %n ramo não importa: podado (corte alfa).</numerusform>
            <numerusform>MIN pode ter %1 aqui, e MAX tem %2 %3, então MAX não ganha nada vindo aqui: %1 não é maior que alfa = %2. %n ramos não importam: podados (corte alfa).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This wins for %1, and nothing is better: %n branch(es) left out.</source>
        <translation>
            <numerusform>Isto dá a vitória a %1, e nada é melhor: %n ramo deixado de fora.</numerusform>
            <numerusform>Isto dá a vitória a %1, e nada é melhor: %n ramos deixados de fora.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %2 here, a won game, which cannot be bettered: %n branch(es) cannot matter: cut.</source>
        <translation>
            <numerusform>%1 tem %2 aqui, uma partida vencida, que não pode ser melhorada: %n ramo não importa: podado.</numerusform>
            <numerusform>%1 tem %2 aqui, uma partida vencida, que não pode ser melhorada: %n ramos não importam: podados.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cut: alpha = %1 is not below beta = %2. The window is empty: no value lies in it that could matter.</source>
        <translation>Corte: alfa = %1 não é menor que beta = %2. A janela está vazia: não há nela nenhum valor que possa importar.</translation>
    </message>
    <message>
        <source>Cut: %1 is not below beta = %2.</source>
        <translation>Corte: %1 não é menor que beta = %2.</translation>
    </message>
    <message>
        <source>Cut: %1 is not above alpha = %2.</source>
        <translation>Corte: %1 não é maior que alfa = %2.</translation>
    </message>
    <message>
        <source>MAX has %1 here, not below beta = %2, but no child is left to be cut.</source>
        <translation>MAX tem %1 aqui, que não é menor que beta = %2, mas não resta filho para podar.</translation>
    </message>
    <message>
        <source>MIN has %1 here, not above alpha = %2, but no child is left to be cut.</source>
        <translation>MIN tem %1 aqui, que não é maior que alfa = %2, mas não resta filho para podar.</translation>
    </message>
</context>
<context>
    <name>ui::lab::EditPanel</name>
    <message>
        <source>What a node returns where no child is better</source>
        <translation>O que um nó retorna quando nenhum filho é melhor</translation>
    </message>
    <message>
        <source>Orders of moves</source>
        <translation>Ordens das jogadas</translation>
    </message>
    <message>
        <source>Fail-soft</source>
        <translation>Fail-soft</translation>
    </message>
    <message>
        <source>Fail-hard</source>
        <translation>Fail-hard</translation>
    </message>
    <message>
        <source>Returns the best child&apos;s value, also where it lies outside the window.</source>
        <translation>Retorna o valor do melhor filho, mesmo que fique fora da janela.</translation>
    </message>
    <message>
        <source>Keeps the best value in α or β and returns it: where no child is better, the node&apos;s own bound.</source>
        <translation>Guarda o melhor valor em α ou β e o retorna: quando nenhum filho é melhor, o próprio limite do nó.</translation>
    </message>
    <message>
        <source>&amp;Depth</source>
        <translation>Pro&amp;fundidade</translation>
    </message>
    <message>
        <source>&amp;Order</source>
        <translation>&amp;Ordem</translation>
    </message>
    <message>
        <source>Returns</source>
        <translation>Retorna</translation>
    </message>
    <message>
        <source>Tre&amp;e, as text</source>
        <translation>Árvore, como te&amp;xto</translation>
    </message>
    <message>
        <source>The weights of the heuristic are changed.</source>
        <translation>Os pesos da heurística foram mudados.</translation>
    </message>
    <message>
        <source>Not a valid tree: %1</source>
        <translation>Não é uma árvore válida: %1</translation>
    </message>
    <message>
        <source>Which values cut</source>
        <translation>Quais valores cortam</translation>
    </message>
    <message>
        <source>At the bound</source>
        <translation>No limite</translation>
    </message>
    <message>
        <source>Beyond the bound</source>
        <translation>Além do limite</translation>
    </message>
    <message>
        <source>A value that equals β at MAX, or α at MIN, cuts: it gains nothing.</source>
        <translation>Um valor igual a β em MAX, ou a α em MIN, corta: não ganha nada.</translation>
    </message>
    <message>
        <source>Only a value above β at MAX, or below α at MIN, cuts: more is visited, for the same result.</source>
        <translation>Só corta um valor maior que β em MAX, ou menor que α em MIN: visita-se mais, com o mesmo resultado.</translation>
    </message>
    <message>
        <source>Cuts at</source>
        <translation>Corta</translation>
    </message>
    <message>
        <source>Which child is visited first</source>
        <translation>Qual filho é visitado primeiro</translation>
    </message>
    <message>
        <source>From left to right</source>
        <translation>Da esquerda para a direita</translation>
    </message>
    <message>
        <source>From left to right: the first child is visited first.</source>
        <translation>Da esquerda para a direita: o primeiro filho é visitado primeiro.</translation>
    </message>
    <message>
        <source>From right to left</source>
        <translation>Da direita para a esquerda</translation>
    </message>
    <message>
        <source>From right to left: the last child is visited first.</source>
        <translation>Da direita para a esquerda: o último filho é visitado primeiro.</translation>
    </message>
    <message>
        <source>Visits</source>
        <translation>Visita</translation>
    </message>
    <message>
        <source>Write a tree and press Enter: %1. Letters are leaves nobody knows. With chance nodes: %2.</source>
        <translation>Escreva uma árvore e pressione Enter: %1. Letras são folhas que ninguém conhece. Com nós de acaso: %2.</translation>
    </message>
    <message>
        <source>In the drawing: %1 writes a leaf&apos;s value, %2 adds a child, %3 removes a node; Tree &gt; Chance node or player&apos;s node makes it a chance node, or a player&apos;s again; drag a child past its neighbour to change the order.</source>
        <comment>%1 to %3: keys</comment>
        <translation>No desenho: %1 escreve o valor de uma folha, %2 adiciona um filho, %3 remove um nó; Árvore &gt; Nó de acaso ou de jogador o transforma em um nó de acaso, ou de novo em um de jogador; arraste um filho além do vizinho para mudar a ordem.</translation>
    </message>
    <message>
        <source>Apply (Enter)</source>
        <translation>Aplicar (Enter)</translation>
    </message>
    <message>
        <source>What is written in Edit was not applied: the tree is as it was. The text stays there, and Enter applies it.</source>
        <translation>O que está escrito em Editar não foi aplicado: a árvore continua como estava. O texto fica lá, e Enter o aplica.</translation>
    </message>
</context>
<context>
    <name>ui::lab::ExampleTexts</name>
    <message>
        <source>Three empty squares</source>
        <translation>Três casas vazias</translation>
    </message>
    <message>
        <source>Three moves. Which of them can be answered, and does any game end in a draw?</source>
        <translation>Três jogadas. Quais delas têm resposta, e alguma partida termina em empate?</translation>
    </message>
    <message>
        <source>Five empty squares</source>
        <translation>Cinco casas vazias</translation>
    </message>
    <message>
        <source>Which branch is positive, and are all games below it won?</source>
        <translation>Qual ramo é positivo, e todas as partidas abaixo dele são vitórias?</translation>
    </message>
    <message>
        <source>Tic-tac-toe, minimax</source>
        <translation>Jogo da velha, minimax</translation>
    </message>
    <message>
        <source>Tic-tac-toe, alpha-beta</source>
        <translation>Jogo da velha, alfa-beta</translation>
    </message>
    <message>
        <source>Always in a corner?</source>
        <translation>Sempre em um canto?</translation>
    </message>
    <message>
        <source>Tic-tac-toe, one window</source>
        <translation>Jogo da velha, uma janela</translation>
    </message>
    <message>
        <source>One window for all openings: fewer calls, and bounds for later moves.</source>
        <translation>Uma janela para todas as aberturas: menos chamadas, e limites para as jogadas seguintes.</translation>
    </message>
    <message>
        <source>Tic-tac-toe, centre first</source>
        <translation>Jogo da velha, centro primeiro</translation>
    </message>
    <message>
        <source>Alpha-beta with one window, in a good order.</source>
        <translation>Alfa-beta com uma janela, em uma boa ordem.</translation>
    </message>
    <message>
        <source>Tic-tac-toe, edges first</source>
        <translation>Jogo da velha, lados primeiro</translation>
    </message>
    <message>
        <source>Alpha-beta with one window, in a bad order.</source>
        <translation>Alfa-beta com uma janela, em uma ordem ruim.</translation>
    </message>
    <message>
        <source>Tic-tac-toe, three plies</source>
        <translation>Jogo da velha, três jogadas</translation>
    </message>
    <message>
        <source>Othello, six plies</source>
        <translation>Othello, seis jogadas</translation>
    </message>
    <message>
        <source>The opening, with the heuristic of its phase.</source>
        <translation>A abertura, com a heurística dessa fase.</translation>
    </message>
    <message>
        <source>Othello, fewest replies first</source>
        <translation>Othello, menos respostas primeiro</translation>
    </message>
    <message>
        <source>A good order makes the cuts come earlier.</source>
        <translation>Uma boa ordem faz os cortes virem antes.</translation>
    </message>
    <message>
        <source>Othello, best value first</source>
        <translation>Othello, melhor valor primeiro</translation>
    </message>
    <message>
        <source>What the heuristic values most is tried first.</source>
        <translation>Tenta-se primeiro o que a heurística mais valoriza.</translation>
    </message>
    <message>
        <source>Othello, a pass near the end</source>
        <translation>Othello, um passe perto do fim</translation>
    </message>
    <message>
        <source>A pass is a move like any other, and a node of the tree.</source>
        <translation>Passar é uma jogada como qualquer outra, e um nó da árvore.</translation>
    </message>
    <message>
        <source>A reconstruction: the figure&apos;s leaves cannot be read. These are made up so that the root is worth 3, as in Moraes&apos;s report.</source>
        <translation>Uma reconstrução: não se podem ler as folhas da figura. Estas são inventadas para que a raiz valha 3, como no relatório de Moraes.</translation>
    </message>
    <message>
        <source>The easy level misses a win</source>
        <translation>O fácil deixa passar uma vitória</translation>
    </message>
    <message>
        <source>One ply by open lines: a win is not seen as one.</source>
        <translation>Uma jogada, por linhas abertas: uma vitória não é vista como tal.</translation>
    </message>
    <message>
        <source>Intermediate, a late board</source>
        <translation>Intermediário, posição avançada</translation>
    </message>
    <message>
        <source>The same position as for the easy level, and one more move of its own.</source>
        <translation>A mesma posição do nível fácil, com mais uma jogada própria.</translation>
    </message>
    <message>
        <source>Easy, after figure 3 a</source>
        <translation>Fácil, segundo a figura 3 a</translation>
    </message>
    <message>
        <source>The computer starts. X: 5, 1, 7. O: 9, 8, 3. A game as in the figure, whose own moves are not in the text. Which square does the easy level take, and which would win?</source>
        <translation>O computador começa. X: 5, 1, 7. O: 9, 8, 3. Uma partida como a da figura, cujas jogadas não estão no texto. Que casa o nível fácil ocupa, e qual venceria?</translation>
    </message>
    <message>
        <source>Easy, after figure 3 b</source>
        <translation>Fácil, segundo a figura 3 b</translation>
    </message>
    <message>
        <source>X: 9, 7. O, the computer: 5. A game as in the figure, whose own moves are not in the text. Which squares does the easy level hold for best, and where does X win then?</source>
        <translation>X: 9, 7. O, o computador: 5. Uma partida como a da figura, cujas jogadas não estão no texto. Que casas o nível fácil considera as melhores, e onde X vence depois?</translation>
    </message>
    <message>
        <source>Easy, after figure 4</source>
        <translation>Fácil, segundo a figura 4</translation>
    </message>
    <message>
        <source>X: 5, 1, 4, 8. O, the computer: 3, 7, 9. A game as in the figure, whose own moves are not in the text. Which square does the easy level take?</source>
        <translation>X: 5, 1, 4, 8. O, o computador: 3, 7, 9. Uma partida como a da figura, cujas jogadas não estão no texto. Que casa o nível fácil ocupa?</translation>
    </message>
    <message>
        <source>Intermediate, after figure 4</source>
        <translation>Intermediário, segundo a figura 4</translation>
    </message>
    <message>
        <source>The same position, one more move of its own: which square now?</source>
        <translation>A mesma posição, com mais uma jogada própria: que casa agora?</translation>
    </message>
    <message>
        <source>Easy, after figure 5</source>
        <translation>Fácil, segundo a figura 5</translation>
    </message>
    <message>
        <source>X, the computer: 5, 1, 3. O: 6, 9, 7. A game as in the figure, whose own moves are not in the text. Which square does the easy level take?</source>
        <translation>X, o computador: 5, 1, 3. O: 6, 9, 7. Uma partida como a da figura, cujas jogadas não estão no texto. Que casa o nível fácil ocupa?</translation>
    </message>
    <message>
        <source>Intermediate, after figure 5</source>
        <translation>Intermediário, segundo a figura 5</translation>
    </message>
    <message>
        <source>Hard, after figure 6 a</source>
        <translation>Difícil, segundo a figura 6 a</translation>
    </message>
    <message>
        <source>X, the computer: 5, 1. O: 3, 9. A game as in the figure, whose own moves are not in the text. Rule (ii) blocks: how many other moves hold the draw?</source>
        <translation>X, o computador: 5, 1. O: 3, 9. Uma partida como a da figura, cujas jogadas não estão no texto. A regra (ii) bloqueia: quantas outras jogadas mantêm o empate?</translation>
    </message>
    <message>
        <source>Hard, after figure 6 b</source>
        <translation>Difícil, segundo a figura 6 b</translation>
    </message>
    <message>
        <source>X: 1, 9, 8. O, the computer: 5, 2 by triangle rule a. A game as in the figure, whose own moves are not in the text. Rule (ii) blocks, and each of its blocks makes a threat; the game is drawn.</source>
        <translation>X: 1, 9, 8. O, o computador: 5, 2 pela regra do triângulo a. Uma partida como a da figura, cujas jogadas não estão no texto. A regra (ii) bloqueia, e cada bloqueio faz uma ameaça; a partida termina em empate.</translation>
    </message>
    <message>
        <source>Hard, after figure 6 c</source>
        <translation>Difícil, segundo a figura 6 c</translation>
    </message>
    <message>
        <source>X, the computer: 5, 1. O: 9, 6. A game as in the figure, whose own moves are not in the text. Rule (ii) blocks: what else does that move do?</source>
        <translation>X, o computador: 5, 1. O: 9, 6. Uma partida como a da figura, cujas jogadas não estão no texto. A regra (ii) bloqueia: o que mais faz essa jogada?</translation>
    </message>
    <message>
        <source>Full minimax, a late board</source>
        <translation>Minimax completo, posição avançada</translation>
    </message>
    <message>
        <source>To the end of the game: is the win found? The hard level of Moraes&apos;s report comes to this last: (i) it wins where it can, (ii) else it stops a win, (iii) else a triangle, and only then it searches.</source>
        <translation>Até o fim da partida: a vitória é encontrada? O nível difícil do relatório de Moraes chega a isto por último: (i) vence onde pode, (ii) senão impede uma vitória, (iii) senão um triângulo, e só então busca.</translation>
    </message>
    <message>
        <source>Triangle rule a: corners</source>
        <translation>Regra do triângulo a: cantos</translation>
    </message>
    <message>
        <source>X has two opposite corners and O the centre. The rule has O mark a square beside a corner: what becomes of the other squares?</source>
        <translation>X tem dois cantos opostos e O tem o centro. A regra manda O marcar uma casa junto a um canto: o que acontece com as outras casas?</translation>
    </message>
    <message>
        <source>Triangle rule b: edges</source>
        <translation>Regra do triângulo b: lados</translation>
    </message>
    <message>
        <source>X has squares 2 and 4. The rule has O mark square 1 between them: which other squares lose?</source>
        <translation>X tem as casas 2 e 4. A regra manda O marcar a casa 1, entre elas: que outras casas perdem?</translation>
    </message>
    <message>
        <source>Searching on after a win</source>
        <translation>Buscar mesmo depois da vitória</translation>
    </message>
    <message>
        <source>The function in Moraes&apos;s report has no test for a win: what does it waste?</source>
        <translation>A função do relatório de Moraes não testa a vitória: o que ela desperdiça?</translation>
    </message>
    <message>
        <source>Four leaves, MAX first</source>
        <translation>Quatro folhas, MAX primeiro</translation>
    </message>
    <message>
        <source>The right side tempts with 7. What would MIN leave of it?</source>
        <translation>O lado direito atrai com 7. O que MIN deixaria dele?</translation>
    </message>
    <message>
        <source>Four leaves, MIN first</source>
        <translation>Quatro folhas, MIN primeiro</translation>
    </message>
    <message>
        <source>The right side tempts with 2. What would MAX make of it?</source>
        <translation>O lado direito atrai com 2. O que MAX faria dele?</translation>
    </message>
    <message>
        <source>MIN first, 7 before 2</source>
        <translation>MIN primeiro, 7 antes de 2</translation>
    </message>
    <message>
        <source>The smallest demonstration of move order.</source>
        <translation>A menor demonstração da ordem das jogadas.</translation>
    </message>
    <message>
        <source>It will return 2 or less</source>
        <translation>Vai retornar 2 ou menos</translation>
    </message>
    <message>
        <source>The first child gives 3. Is the rest of the second needed?</source>
        <translation>O primeiro filho dá 3. O resto do segundo é necessário?</translation>
    </message>
    <message>
        <source>MAX first, sides exchanged</source>
        <translation>MAX primeiro, lados trocados</translation>
    </message>
    <message>
        <source>The children of the root are exchanged. Is anything cut now?</source>
        <translation>Os filhos da raiz foram trocados. Algo é podado agora?</translation>
    </message>
    <message>
        <source>Othello, piece difference</source>
        <translation>Othello, diferença de peças</translation>
    </message>
    <message>
        <source>Three squares, win-only cut</source>
        <translation>Três casas, corte só com vitória</translation>
    </message>
    <message>
        <source>The search stops at the first move that guarantees a win.</source>
        <translation>A busca para na primeira jogada que garante a vitória.</translation>
    </message>
    <message>
        <source>Tic-tac-toe, win-only cut</source>
        <translation>Jogo da velha, corte só com vitória</translation>
    </message>
    <message>
        <source>Stops at a won child, which is not alpha-beta.</source>
        <translation>Para em um filho que já é vitória, o que não é alfa-beta.</translation>
    </message>
    <message>
        <source>Nim 20, plain minimax</source>
        <translation>Nim 20, minimax simples</translation>
    </message>
    <message>
        <source>Take 1 to 3; the last counter loses.</source>
        <translation>Tirar de 1 a 3; a última peça perde.</translation>
    </message>
    <message>
        <source>Nim 20, alpha-beta</source>
        <translation>Nim 20, alfa-beta</translation>
    </message>
    <message>
        <source>Trying the smallest take first.</source>
        <translation>Tentando primeiro tirar menos.</translation>
    </message>
    <message>
        <source>Nim 20, trying 3 first</source>
        <translation>Nim 20, tentando 3 primeiro</translation>
    </message>
    <message>
        <source>What does the order alone save?</source>
        <translation>O que só a ordem poupa?</translation>
    </message>
    <message>
        <source>Nim with heaps of 3, 4, 5</source>
        <translation>Nim com montes de 3, 4, 5</translation>
    </message>
    <message>
        <source>Several heaps: the nim-sum (XOR) decides.</source>
        <translation>Vários montes: a soma nim (XOR) decide.</translation>
    </message>
    <message>
        <source>Tree 1, plain minimax</source>
        <translation>Árvore 1, minimax simples</translation>
    </message>
    <message>
        <source>Tree 1, alpha-beta</source>
        <translation>Árvore 1, alfa-beta</translation>
    </message>
    <message>
        <source>Which side does MAX play, and what does it get?</source>
        <translation>Que lado MAX joga, e o que consegue?</translation>
    </message>
    <message>
        <source>Tree 2, unknown leaves</source>
        <translation>Árvore 2, folhas desconhecidas</translation>
    </message>
    <message>
        <source>Which leaves need not be examined, whatever a and b are?</source>
        <translation>Que folhas não precisam ser examinadas, quaisquer que sejam a e b?</translation>
    </message>
    <message>
        <source>Tree 2, one level up</source>
        <translation>Árvore 2, um nível acima</translation>
    </message>
    <message>
        <source>c is 2 or less. Must MAX know more of it to choose?</source>
        <translation>c é 2 ou menos. MAX precisa saber mais para escolher?</translation>
    </message>
    <message>
        <source>The classic tree</source>
        <translation>A árvore clássica</translation>
    </message>
    <message>
        <source>Three answers to each of three moves: which leaves need not be examined?</source>
        <translation>Três respostas a cada uma de três jogadas: que folhas não precisam ser examinadas?</translation>
    </message>
    <message>
        <source>Classic tree, best first</source>
        <translation>Árvore clássica, a melhor primeiro</translation>
    </message>
    <message>
        <source>How many leaves does the better order save?</source>
        <translation>Quantas folhas a ordem melhor poupa?</translation>
    </message>
    <message>
        <source>Nim 20 with a table</source>
        <translation>Nim 20 com tabela</translation>
    </message>
    <message>
        <source>Many orders of moves lead to the same heap: most heaps are searched once.</source>
        <translation>Muitas ordens de jogadas levam ao mesmo monte: quase todo monte é examinado uma só vez.</translation>
    </message>
    <message>
        <source>Tic-tac-toe with a table</source>
        <translation>Jogo da velha com tabela</translation>
    </message>
    <message>
        <source>The whole game once more. How many calls are left?</source>
        <translation>O jogo inteiro outra vez. Quantas chamadas restam?</translation>
    </message>
    <message>
        <source>A win is a win</source>
        <translation>Uma vitória é uma vitória</translation>
    </message>
    <message>
        <source>X can win at once. Which move does alpha-beta take?</source>
        <translation>X pode vencer na hora. Que jogada a alfa-beta escolhe?</translation>
    </message>
    <message>
        <source>Tic-tac-toe, nearer wins</source>
        <translation>Jogo da velha, vitórias próximas</translation>
    </message>
    <message>
        <source>Each empty square makes a result count one more.</source>
        <translation>Cada casa vazia faz um resultado contar um a mais.</translation>
    </message>
    <message>
        <source>Tic-tac-toe, killer moves</source>
        <translation>Jogo da velha, jogadas assassinas</translation>
    </message>
    <message>
        <source>What closed the window elsewhere is tried first. How many calls are left?</source>
        <translation>O que fechou a janela em outro lugar é tentado primeiro. Quantas chamadas restam?</translation>
    </message>
    <message>
        <source>Othello, deepening</source>
        <translation>Othello, aprofundamento</translation>
    </message>
    <message>
        <source>Four shallower searches find what the fifth tries first.</source>
        <translation>Quatro buscas mais rasas encontram o que a quinta tenta primeiro.</translation>
    </message>
    <message>
        <source>Tic-tac-toe: Entendendo o algoritmo Minimax com o Jogo da Velha</source>
        <translation>Jogo da velha: Entendendo o algoritmo Minimax com o Jogo da Velha</translation>
    </message>
    <message>
        <source>Order of moves: an Othello engine in Java, part 1</source>
        <translation>Ordem das jogadas: uma engine de Othello em Java, parte 1</translation>
    </message>
    <message>
        <source>Depth and levels: Moraes, Jogo da Velha com Min-Max, 2018</source>
        <translation>Profundidade e níveis: Moraes, Jogo da Velha com Min-Max, 2018</translation>
    </message>
    <message>
        <source>Games and exercises: El algoritmo MiniMax</source>
        <translation>Jogos e exercícios: El algoritmo MiniMax</translation>
    </message>
    <message>
        <source>Trees and cuts: Algoritmo Minimax com podas Alfa-beta</source>
        <translation>Árvores e cortes: Algoritmo Minimax com podas Alfa-beta</translation>
    </message>
    <message>
        <source>Trees and cuts: Russell and Norvig, Artificial Intelligence</source>
        <translation>Árvores e cortes: Russell e Norvig, Artificial Intelligence</translation>
    </message>
    <message>
        <source>Beyond the documents: what engines add</source>
        <translation>Além dos documentos: o que as engines acrescentam</translation>
    </message>
    <message>
        <source>The whole game: according to “Entendendo o algoritmo Minimax”, more than 500,000 calls.</source>
        <translation>O jogo inteiro: segundo “Entendendo o algoritmo Minimax”, mais de 500.000 chamadas.</translation>
    </message>
    <message>
        <source>The version of “Entendendo o algoritmo Minimax”: each opening with a full window.</source>
        <translation>A versão de “Entendendo o algoritmo Minimax”: cada abertura com a janela completa.</translation>
    </message>
    <message>
        <source>According to “Entendendo o algoritmo Minimax” an optimal player always opens in a corner. Of openings worth the same it takes the first: which one is that here?</source>
        <translation>Segundo “Entendendo o algoritmo Minimax”, um jogador ótimo abre sempre em um canto. Entre aberturas do mesmo valor ele escolhe a primeira: qual é ela aqui?</translation>
    </message>
    <message>
        <source>The depth 2 of “Entendendo o algoritmo Minimax” counts the plies after the root&apos;s move: 3 from the root.</source>
        <translation>A profundidade 2 de “Entendendo o algoritmo Minimax” conta as jogadas depois da jogada da raiz: 3 a partir da raiz.</translation>
    </message>
    <message>
        <source>What “El algoritmo MiniMax” does with the pieces of chess: the discs of one side less those of the other, and nothing else.</source>
        <translation>O que “El algoritmo MiniMax” faz com as peças do xadrez: as peças de um lado menos as do outro, e mais nada.</translation>
    </message>
    <message>
        <source>Utilities beyond +1 and −1</source>
        <translation>Utilidades além de +1 e −1</translation>
    </message>
    <message>
        <source>Games won or lost by so many points, as in backgammon, whose utilities go from −192 to +192. Which child does MAX choose?</source>
        <translation>Partidas vencidas ou perdidas por tantos pontos, como no gamão, cujas utilidades vão de −192 a +192. Que filho MAX escolhe?</translation>
    </message>
    <message>
        <source>The classic tree by negamax</source>
        <translation>A árvore clássica com negamax</translation>
    </message>
    <message>
        <source>The nodes and cuts of alpha-beta, with one half of its code.</source>
        <translation>Os nós e os cortes da alfa-beta, com metade do seu código.</translation>
    </message>
    <message>
        <source>A safe move or a gamble</source>
        <translation>Jogada segura ou aposta</translation>
    </message>
    <message>
        <source>Chance leads to one child or another. Which move is worth most on average?</source>
        <translation>O acaso leva a um filho ou a outro. Qual jogada vale mais em média?</translation>
    </message>
    <message>
        <source>B decides, C is answered</source>
        <translation>B decide, C tem resposta</translation>
    </message>
    <message>
        <source>Child 1 is B, child 2 is C, and b, c and d are answers to C. Which of them need not be visited?</source>
        <translation>O filho 1 é B, o filho 2 é C, e b, c e d são respostas a C. Quais delas não precisam ser visitadas?</translation>
    </message>
    <message>
        <source>Three plies, after figure 1</source>
        <translation>Três jogadas, segundo a figura 1</translation>
    </message>
    <message>
        <source>“Algoritmo Minimax com podas Alfa-beta” takes five steps: grow the tree, value its leaves, then the nodes above them, and so on up to the root, where MAX chooses. Which utility does each node get?</source>
        <translation>“Algoritmo Minimax com podas Alfa-beta” dá cinco passos: gerar a árvore, avaliar as folhas, depois os nós acima delas, e assim por diante até a raiz, onde MAX escolhe. Que utilidade recebe cada nó?</translation>
    </message>
</context>
<context>
    <name>ui::lab::ExercisePanel</name>
    <message>
        <source>Also right: %1.</source>
        <comment>numbers</comment>
        <translation>Também certo: %1.</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Verificar</translation>
    </message>
    <message>
        <source>Open in the Lab</source>
        <translation>Abrir no Laboratório</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Exercícios</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>Sua resposta</translation>
    </message>
    <message>
        <source>✓ %1</source>
        <comment>solved</comment>
        <translation>✓ %1</translation>
    </message>
    <message>
        <source>Choose an exercise. What it asks about opens beside it, at the first step.</source>
        <translation>Escolha um exercício. O que ele pede abre ao lado, no primeiro passo.</translation>
    </message>
    <message>
        <source>“%1” is not a whole number.</source>
        <translation>“%1” não é um número inteiro.</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>Contando…</translation>
    </message>
    <message>
        <source>✓ Right. %1</source>
        <comment>why</comment>
        <translation>✓ Certo. %1</translation>
    </message>
    <message>
        <source>✓ Right: %1. %2</source>
        <comment>a number and why</comment>
        <translation>✓ Certo: %1. %2</translation>
    </message>
    <message>
        <source>✗ Not so. %1</source>
        <comment>why</comment>
        <translation>✗ Não é isso. %1</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Número</translation>
    </message>
    <message>
        <source>✗ Not so: it is more. The search beside shows it step by step.</source>
        <translation>✗ Não é isso: é mais. A busca ao lado mostra passo a passo.</translation>
    </message>
    <message>
        <source>✗ Not so: it is less. The search beside shows it step by step.</source>
        <translation>✗ Não é isso: é menos. A busca ao lado mostra passo a passo.</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Desistir</translation>
    </message>
    <message>
        <source>Ends the exercise, and shows what it asked for</source>
        <translation>Encerra o exercício e mostra o que ele perguntava</translation>
    </message>
    <message>
        <source>Given up: the search beside shows the answer step by step.</source>
        <translation>Você desistiu: a busca ao lado mostra a resposta passo a passo.</translation>
    </message>
</context>
<context>
    <name>ui::lab::ExerciseReasons</name>
    <message>
        <source>%1. MAX takes the largest, %2.</source>
        <comment>nodes and their values</comment>
        <translation>%1. MAX escolhe o maior, %2.</translation>
    </message>
    <message>
        <source>%1. MIN takes the smallest, %2.</source>
        <comment>nodes and their values</comment>
        <translation>%1. MIN escolhe o menor, %2.</translation>
    </message>
    <message>
        <source>Nothing is cut: wherever a player finds a value, the other has nothing as good elsewhere yet.</source>
        <translation>Nada é podado: sempre que um jogador encontra um valor, o outro ainda não tem nada tão bom em outro lugar.</translation>
    </message>
    <message>
        <source>Ply by ply: %1.</source>
        <translation>Nível por nível: %1.</translation>
    </message>
    <message>
        <source>It makes %1 calls; %2 are enough if a won game is not played on.</source>
        <translation>Faz %1 chamadas; bastam %2 se uma partida vencida não continuar.</translation>
    </message>
    <message>
        <source>In %1 turns minimax finds it. In the other %1 it is found by chance in %2, since so many of the %1 squares are best.</source>
        <translation>Em %1 vezes o minimax a encontra. Nas outras %1 o acaso a encontra em %2, pois tantas das %1 casas são as melhores.</translation>
    </message>
    <message>
        <source>It leaves %1 counters. Whatever is taken of them, the search finds an answer: the node there is worth %2 to you.</source>
        <translation>Deixa %1 peças. O que quer que se tire delas, a busca encontra uma resposta: o nó ali vale %2 para você.</translation>
    </message>
    <message>
        <source>These lose: %1. Whatever one takes from them, the other side can go on to the next smaller of them.</source>
        <translation>Estes perdem: %1. O que quer que se tire deles, o outro lado pode passar ao próximo menor.</translation>
    </message>
    <message numerus="yes">
        <source>X&apos;s mark is on %n line(s), which have no other: each counts 1.</source>
        <translation>
            <numerusform>A marca de X está em %n linha sem nenhuma outra: ela conta 1.</numerusform>
            <numerusform>A marca de X está em %n linhas sem nenhuma outra: cada uma conta 1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>X, O and X move, and %n square(s) are left empty: 1 for the win and 1 for each.</source>
        <translation>
            <numerusform>X, O e X jogam, e resta %n casa vazia: 1 pela vitória e 1 por casa.</numerusform>
            <numerusform>X, O e X jogam, e restam %n casas vazias: 1 pela vitória e 1 por casa.</numerusform>
        </translation>
    </message>
    <message>
        <source>All four premises hold in these. Backgammon has dice, so that a move does not lead to one position; in poker and in Scrabble a player does not see everything; in rock paper scissors both choose at once.</source>
        <translation>As quatro premissas valem nestes. O gamão tem dados, de modo que uma jogada não leva a uma única posição; no pôquer e no Scrabble um jogador não vê tudo; em pedra, papel e tesoura os dois escolhem ao mesmo tempo.</translation>
    </message>
    <message>
        <source>It is that if the other player moves first. Who chooses at the root?</source>
        <translation>Seria isso se o outro jogador começasse. Quem escolhe na raiz?</translation>
    </message>
    <message>
        <source>It is the largest leaf, but MIN chooses too and does not go there.</source>
        <translation>É a maior folha, mas MIN também escolhe e não vai até lá.</translation>
    </message>
    <message>
        <source>It is the smallest leaf, but MAX chooses too and does not go there.</source>
        <translation>É a menor folha, mas MAX também escolhe e não vai até lá.</translation>
    </message>
    <message>
        <source>Those are all leaves. Is there a child that cannot change the root any more?</source>
        <translation>Essas são todas as folhas. Há algum filho que já não possa mudar a raiz?</translation>
    </message>
    <message>
        <source>The second child is worth that at most. Must MAX choose it?</source>
        <translation>O segundo filho vale isso no máximo. MAX precisa escolhê-lo?</translation>
    </message>
    <message>
        <source>The square is empty, but the other side has an answer there.</source>
        <translation>A casa está vazia, mas o outro lado tem uma resposta ali.</translation>
    </message>
    <message>
        <source>That square is occupied.</source>
        <translation>Essa casa está ocupada.</translation>
    </message>
    <message>
        <source>The other side can prevent it.</source>
        <translation>O outro lado pode impedir.</translation>
    </message>
    <message>
        <source>Those are all calls but the first one, which counts here too.</source>
        <translation>Essas são todas as chamadas menos a primeira, que aqui também conta.</translation>
    </message>
    <message>
        <source>Those are the leaves, the games that are over. Every node is a call.</source>
        <translation>Essas são as folhas, as partidas terminadas. Todo nó é uma chamada.</translation>
    </message>
    <message>
        <source>In so many turns minimax finds it; in the others chance can.</source>
        <translation>Em tantas vezes o minimax a encontra; nas outras, o acaso pode encontrá-la.</translation>
    </message>
    <message>
        <source>It makes that many in all. How many of them are below a game that was won?</source>
        <translation>Faz tantas no total. Quantas delas ficam abaixo de uma partida já vencida?</translation>
    </message>
    <message>
        <source>Then the other side can leave you a heap that loses.</source>
        <translation>Então o outro lado pode deixar para você um monte que perde.</translation>
    </message>
    <message>
        <source>It loses, but a larger one does as well.</source>
        <translation>Perde, mas um maior também perde.</translation>
    </message>
    <message>
        <source>Those are visited. How many are left of the nine?</source>
        <translation>Essas são as visitadas. Quantas das nove restam?</translation>
    </message>
    <message>
        <source>No square has that number.</source>
        <translation>Nenhuma casa tem esse número.</translation>
    </message>
    <message>
        <source>That is the rule&apos;s own square.</source>
        <translation>Essa é a casa da própria regra.</translation>
    </message>
    <message>
        <source>In one of them chance decides what a move leads to.</source>
        <translation>Em um deles o acaso decide a que leva uma jogada.</translation>
    </message>
    <message>
        <source>In one of them a player does not see everything.</source>
        <translation>Em um deles um jogador não vê tudo.</translation>
    </message>
    <message>
        <source>In one of them the players do not take turns.</source>
        <translation>Em um deles os jogadores não se alternam.</translation>
    </message>
    <message>
        <source>There are more with all four premises.</source>
        <translation>Há mais deles com as quatro premissas.</translation>
    </message>
    <message>
        <source>That is what the second child returned. Is it more than MAX has?</source>
        <translation>Isso é o que o segundo filho retornou. É mais do que MAX já tem?</translation>
    </message>
    <message>
        <source>So many are visited in the other order. What is alpha when the second child is visited now?</source>
        <translation>Tantas são visitadas na outra ordem. Quanto vale alfa quando agora se visita o segundo filho?</translation>
    </message>
    <message>
        <source>Those are all lines. How many of them does the mark lie on?</source>
        <translation>Essas são todas as linhas. Em quantas delas está a marca?</translation>
    </message>
    <message>
        <source>The other side&apos;s move fills a square, too.</source>
        <translation>A jogada do outro lado também ocupa uma casa.</translation>
    </message>
    <message>
        <source>That is the win alone. Which squares are left empty?</source>
        <translation>Isso é só a vitória. Que casas ficam vazias?</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a square&apos;s number, its value</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>What the squares that were searched are worth to %1: %2. 1 is a win, 0 a draw.</source>
        <comment>X or O; squares and values</comment>
        <translation>O que valem para %1 as casas examinadas: %2. 1 é vitória, 0 empate.</translation>
    </message>
    <message>
        <source>None of the others can be better.</source>
        <translation>Nenhuma das outras pode ser melhor.</translation>
    </message>
    <message>
        <source>%1. Alpha is the best of them for MAX, %2.</source>
        <comment>nodes and their values</comment>
        <translation>%1. Alfa é o melhor deles para MAX, %2.</translation>
    </message>
</context>
<context>
    <name>ui::lab::ExerciseTexts</name>
    <message>
        <source>MAX moves first in %1. What is it worth?</source>
        <translation>MAX joga primeiro em %1. Quanto vale a árvore?</translation>
    </message>
    <message>
        <source>MIN moves first in %1. What is it worth?</source>
        <translation>MIN joga primeiro em %1. Quanto vale a árvore?</translation>
    </message>
    <message>
        <source>MAX moves first in %1. How many of the four leaves does alpha-beta visit?</source>
        <translation>MAX joga primeiro em %1. Quantas das quatro folhas a alfa-beta visita?</translation>
    </message>
    <message>
        <source>MIN moves first, and 7 stands before 2, in %1. How many of the four leaves does alpha-beta visit?</source>
        <translation>MIN joga primeiro em %1, e 7 vem antes de 2. Quantas das quatro folhas a alfa-beta visita?</translation>
    </message>
    <message>
        <source>Alpha-beta searches %1 from left to right. What is alpha when it comes to the root&apos;s third child?</source>
        <translation>A alfa-beta busca em %1 da esquerda para a direita. Quanto vale alfa quando ela chega ao terceiro filho da raiz?</translation>
    </message>
    <message>
        <source>In %1 the second child has shown 2 and a leaf a that nobody knows. What is the root worth?</source>
        <translation>Em %1 o segundo filho mostrou 2 e uma folha desconhecida, a. Quanto vale a raiz?</translation>
    </message>
    <message>
        <source>X is to move on the board beside this, where three squares are empty. Which square, 1 to 9 row by row, guarantees a win?</source>
        <translation>É a vez de X no tabuleiro ao lado, com três casas vazias. Que casa, de 1 a 9 linha por linha, garante a vitória?</translation>
    </message>
    <message>
        <source>X has squares 2 and 4, O has the centre and is to move. The rule in Moraes&apos;s report marks 1. Name another square, 1 to 9 row by row, with which O does not lose to best play.</source>
        <translation>X tem as casas 2 e 4, O tem o centro e é a vez dele. A regra do relatório de Moraes marca 1. Indique outra casa, de 1 a 9 linha por linha, com a qual O não perde contra jogo perfeito.</translation>
    </message>
    <message>
        <source>The function in Moraes&apos;s report does not stop at a win. How many calls does it waste on the empty board?</source>
        <translation>A função do relatório de Moraes não para em uma vitória. Quantas chamadas ela desperdiça no tabuleiro vazio?</translation>
    </message>
    <message>
        <source>X is to move. A win counts 1, and 1 more for each square that is left empty, so that the win at 7, with four squares left, is worth 5. If X plays 2 instead, it can win with its next move, whatever O does. What is that worth?</source>
        <translation>É a vez de X. Uma vitória conta 1, e mais 1 por casa que fica vazia, de modo que vencer em 7, com quatro casas restantes, vale 5. Se X jogar em 2, pode vencer na jogada seguinte, faça O o que fizer. Quanto vale isso?</translation>
    </message>
    <message>
        <source>Nim with one heap: each player takes 1 to 3 counters, and who takes the last one loses. Which is the largest heap, up to 20, that loses for the player to move?</source>
        <translation>Nim com um monte: cada jogador tira de 1 a 3 peças, e quem tira a última perde. Qual é o maior monte, até 20, em que perde quem joga agora?</translation>
    </message>
    <message>
        <source>How many of the nine leaves of %1 does alpha-beta never visit?</source>
        <translation>Quantas das nove folhas de %1 a alfa-beta nunca visita?</translation>
    </message>
    <message>
        <source>Chess</source>
        <translation>Xadrez</translation>
    </message>
    <message>
        <source>Backgammon</source>
        <translation>Gamão</translation>
    </message>
    <message>
        <source>Draughts (checkers)</source>
        <translation>Damas</translation>
    </message>
    <message>
        <source>Poker</source>
        <translation>Pôquer</translation>
    </message>
    <message>
        <source>Connect Four</source>
        <translation>Lig 4</translation>
    </message>
    <message>
        <source>Scrabble</source>
        <translation>Scrabble</translation>
    </message>
    <message>
        <source>Go</source>
        <translation>Go</translation>
    </message>
    <message>
        <source>Rock paper scissors</source>
        <translation>Pedra, papel e tesoura</translation>
    </message>
    <message>
        <source>To which other games does minimax apply? Tick those that meet its premises: no chance, players who take turns, a loser for each winner, and nothing hidden. (“El algoritmo MiniMax”, which lists them, names backgammon too: judge by the premises.)</source>
        <translation>A que outros jogos se aplica o minimax? Marque os que cumprem suas premissas: sem acaso, jogadores que se alternam, um perdedor para cada vencedor e nada oculto. (“El algoritmo MiniMax”, que as enumera, cita também o gamão: decida pelas premissas.)</translation>
    </message>
    <message>
        <source>“Entendendo o algoritmo Minimax” lets an optimal player always open in a corner. Name a square, 1 to 9 row by row, that X can open on without losing to best play.</source>
        <translation>“Entendendo o algoritmo Minimax” faz um jogador ótimo abrir sempre em um canto. Indique uma casa, de 1 a 9 linha por linha, em que X pode abrir sem perder contra jogo perfeito.</translation>
    </message>
    <message>
        <source>“El algoritmo MiniMax”, exercise 1: X begins on the empty board, and both sides play as well as minimax does. What is the game worth to X: 1, 0 or −1?</source>
        <translation>“El algoritmo MiniMax”, exercício 1: X começa no tabuleiro vazio, e os dois lados jogam tão bem quanto o minimax. Quanto vale a partida para X: 1, 0 ou −1?</translation>
    </message>
    <message>
        <source>“El algoritmo MiniMax”, exercise 2: how many calls does plain minimax make on the empty board, the first call included?</source>
        <translation>“El algoritmo MiniMax”, exercício 2: quantas chamadas faz o minimax simples no tabuleiro vazio, contando a primeira?</translation>
    </message>
    <message>
        <source>“El algoritmo MiniMax”, exercise 2: how many calls does minimax make on the empty board, the first included, if it leaves out a node&apos;s other moves once one of them wins?</source>
        <translation>“El algoritmo MiniMax”, exercício 2: quantas chamadas faz o minimax no tabuleiro vazio, contando a primeira, se deixa de lado as outras jogadas de um nó assim que uma delas vence?</translation>
    </message>
    <message>
        <source>“El algoritmo MiniMax”, exercise 3: the intermediate level asks minimax half of the time and else plays any square. X is to move and three squares are empty. In how many of six such turns, on average, does it find the best move?</source>
        <translation>“El algoritmo MiniMax”, exercício 3: o nível intermediário consulta o minimax metade das vezes e nas outras joga em qualquer casa. É a vez de X e há três casas vazias. Em quantas de seis vezes assim, em média, ele encontra a melhor jogada?</translation>
    </message>
    <message>
        <source>The heuristic of “Entendendo o algoritmo Minimax” gives 10 for a line with two marks of one side and a free square, and 1 for a line with one mark and two free squares; what is O&apos;s counts against X. X has the centre and no other square is marked. What is that worth to X?</source>
        <translation>A heurística de “Entendendo o algoritmo Minimax” dá 10 por uma linha com duas marcas de um lado e uma casa livre, e 1 por uma linha com uma marca e duas casas livres; o que é de O conta contra X. X tem o centro e nenhuma outra casa está marcada. Quanto vale isso para X?</translation>
    </message>
    <message>
        <source>“El algoritmo MiniMax”, exercise 4: there are 20 counters, each player takes 1 to 3, and who takes the last one loses. How many must you take?</source>
        <translation>“El algoritmo MiniMax”, exercício 4: há 20 peças, cada jogador tira de 1 a 3, e quem tira a última perde. Quantas você deve tirar?</translation>
    </message>
    <message>
        <source>The two children of MAX(MIN(4,5),MIN(2,7)) are exchanged, which makes %1. How many of the four leaves does alpha-beta visit now?</source>
        <translation>Trocam-se os dois filhos de MAX(MIN(4,5),MIN(2,7)), o que dá %1. Quantas das quatro folhas a alfa-beta visita agora?</translation>
    </message>
    <message>
        <source>MAX moves first</source>
        <translation>MAX joga primeiro</translation>
    </message>
    <message>
        <source>MIN moves first</source>
        <translation>MIN joga primeiro</translation>
    </message>
    <message>
        <source>Leaves visited, MAX first</source>
        <translation>Folhas visitadas, MAX primeiro</translation>
    </message>
    <message>
        <source>Leaves visited, MIN first</source>
        <translation>Folhas visitadas, MIN primeiro</translation>
    </message>
    <message>
        <source>Leaves visited, children exchanged</source>
        <translation>Folhas visitadas, filhos trocados</translation>
    </message>
    <message>
        <source>Alpha at the third child</source>
        <translation>Alfa no terceiro filho</translation>
    </message>
    <message>
        <source>A root with an unknown leaf</source>
        <translation>Uma raiz com uma folha desconhecida</translation>
    </message>
    <message>
        <source>A square that wins</source>
        <translation>Uma casa que ganha</translation>
    </message>
    <message>
        <source>Other games</source>
        <translation>Outros jogos</translation>
    </message>
    <message>
        <source>A safe opening</source>
        <translation>Uma abertura segura</translation>
    </message>
    <message>
        <source>A square that holds the draw</source>
        <translation>Uma casa que garante o empate</translation>
    </message>
    <message>
        <source>The value of the empty board</source>
        <translation>O valor do tabuleiro vazio</translation>
    </message>
    <message>
        <source>Calls of plain minimax</source>
        <translation>Chamadas do minimax simples</translation>
    </message>
    <message>
        <source>Calls with a stop at a win</source>
        <translation>Chamadas parando numa vitória</translation>
    </message>
    <message>
        <source>The intermediate level</source>
        <translation>O nível intermediário</translation>
    </message>
    <message>
        <source>Calls that are wasted</source>
        <translation>Chamadas desperdiçadas</translation>
    </message>
    <message>
        <source>Points of the centre</source>
        <translation>Pontos do centro</translation>
    </message>
    <message>
        <source>A win that comes later</source>
        <translation>Uma vitória que vem depois</translation>
    </message>
    <message>
        <source>Nim: the first take</source>
        <translation>Nim: a primeira jogada</translation>
    </message>
    <message>
        <source>Nim: the largest lost heap</source>
        <translation>Nim: o maior monte perdido</translation>
    </message>
    <message>
        <source>Leaves that are never visited</source>
        <translation>Folhas nunca visitadas</translation>
    </message>
</context>
<context>
    <name>ui::lab::Export</name>
    <message>
        <source>Calls: %1. Leaves: %2. Cuts: %3. Branches cut: %4.</source>
        <translation>Chamadas: %1. Folhas: %2. Cortes: %3. Ramos podados: %4.</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>Árvore</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Passos</translation>
    </message>
</context>
<context>
    <name>ui::lab::GameRequests</name>
    <message>
        <source>%1 played %2. It is worth %3, and nothing here is worth more.</source>
        <translation>%1 jogou %2. Vale %3, e nada aqui vale mais.</translation>
    </message>
    <message>
        <source>%1 Worth as much: %2.</source>
        <comment>a sentence, moves</comment>
        <translation>%1 Vale o mesmo: %2.</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between moves</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>%1 played %2, which is worth %3 here; %4 is worth %5.</source>
        <translation>%1 jogou %2, que aqui vale %3; %4 vale %5.</translation>
    </message>
    <message>
        <source>MAX is %1 (%2).</source>
        <comment>a side and who plays it</comment>
        <translation>MAX é %1 (%2).</translation>
    </message>
    <message>
        <source>The position being played</source>
        <translation>A posição da partida</translation>
    </message>
    <message>
        <source>%1 %2 %3</source>
        <comment>sentences</comment>
        <translation>%1 %2 %3</translation>
    </message>
    <message>
        <source>Why %1?</source>
        <comment>a move</comment>
        <translation>Por que %1?</translation>
    </message>
</context>
<context>
    <name>ui::lab::Glossary</name>
    <message>
        <source>Minimax</source>
        <translation>Minimax</translation>
    </message>
    <message>
        <source>Each player&apos;s best against the other&apos;s best: a position is worth the largest value of its successors where MAX is to move, and the smallest where MIN is. So the largest loss becomes as small as it can, and the least gain as large. The search returns the move that leads to this value with it, the same one each time for the same position.</source>
        <translation>O melhor de cada jogador contra o melhor do outro: uma posição vale o maior valor de seus sucessores quando é a vez de MAX, e o menor quando é a de MIN. Assim a maior perda fica tão pequena quanto possível, e o menor ganho tão grande quanto possível. A busca retorna, com o valor, a jogada que leva a ele, sempre a mesma para a mesma posição.</translation>
    </message>
    <message>
        <source>Zero-sum game</source>
        <translation>Jogo de soma zero</translation>
    </message>
    <message>
        <source>What one player wins the other loses, so that one number is a position&apos;s value to both.</source>
        <translation>O que um jogador ganha o outro perde, de modo que um só número é o valor de uma posição para os dois.</translation>
    </message>
    <message>
        <source>MAX and MIN</source>
        <translation>MAX e MIN</translation>
    </message>
    <message>
        <source>The two players of the search. MAX is to move at the root of a game and chooses the largest value, MIN the smallest. All values are MAX&apos;s.</source>
        <translation>Os dois jogadores da busca. MAX joga na raiz de uma partida e escolhe o maior valor, MIN o menor. Todos os valores são os de MAX.</translation>
    </message>
    <message>
        <source>Successor</source>
        <translation>Sucessor</translation>
    </message>
    <message>
        <source>A position that one move leads to: a child in the tree.</source>
        <translation>Uma posição a que leva uma jogada: um filho na árvore.</translation>
    </message>
    <message>
        <source>Terminal position</source>
        <translation>Posição terminal</translation>
    </message>
    <message>
        <source>A position in which the game is over.</source>
        <translation>Uma posição em que a partida terminou.</translation>
    </message>
    <message>
        <source>Utility</source>
        <translation>Utilidade</translation>
    </message>
    <message>
        <source>Ply</source>
        <translation>Jogada (ply)</translation>
    </message>
    <message>
        <source>One move of one player; also how far a node lies below the root.</source>
        <translation>Uma jogada de um jogador; também quantos níveis abaixo da raiz está um nó.</translation>
    </message>
    <message>
        <source>Call and base case</source>
        <translation>Chamada e caso base</translation>
    </message>
    <message>
        <source>Leaf</source>
        <translation>Folha</translation>
    </message>
    <message>
        <source>A node that the search does not look beyond: a terminal position, or one at the depth limit.</source>
        <translation>Um nó além do qual a busca não olha: uma posição terminal, ou uma no limite de profundidade.</translation>
    </message>
    <message>
        <source>Heuristic evaluation</source>
        <translation>Avaliação heurística</translation>
    </message>
    <message>
        <source>An estimate of a position&apos;s value, for leaves at which the game is not over. Its sign says who is ahead.</source>
        <translation>Uma estimativa do valor de uma posição, para as folhas em que a partida não terminou. O sinal diz quem está à frente.</translation>
    </message>
    <message>
        <source>Make and undo, or copy</source>
        <translation>Fazer e desfazer, ou copiar</translation>
    </message>
    <message>
        <source>Branching factor b and depth m</source>
        <translation>Fator de ramificação b e profundidade m</translation>
    </message>
    <message>
        <source>The number of successors of a node, and the number of plies from the root to the leaves.</source>
        <translation>O número de sucessores de um nó, e o número de jogadas da raiz às folhas.</translation>
    </message>
    <message>
        <source>State explosion</source>
        <translation>Explosão de estados</translation>
    </message>
    <message>
        <source>The number of nodes grows by a factor of b with each ply. Many nodes are the same position, reached by other moves: tic-tac-toe has 549,946 nodes and 5,478 positions, 765 if turned and mirrored ones count as one; Nim with 20 counters 266,079 nodes and 40 positions. Othello has 9,913 nodes in its first six plies, and by estimates of the literature 10^58 games and 10^28 positions.</source>
        <translation>O número de nós cresce por um fator b a cada jogada. Muitos nós são a mesma posição, alcançada por outras jogadas: o jogo da velha tem 549.946 nós e 5.478 posições, 765 se as giradas e espelhadas contarem como uma só; o Nim com 20 peças, 266.079 nós e 40 posições. O Othello tem 9.913 nós nas seis primeiras jogadas e, segundo estimativas da literatura, 10^58 partidas e 10^28 posições.</translation>
    </message>
    <message>
        <source>b^m and 2b^(m/2)</source>
        <translation>b^m e 2b^(m/2)</translation>
    </message>
    <message>
        <source>Plain minimax visits about b^m leaves. With the best move first in every node alpha-beta visits b^⌈m/2⌉ + b^⌊m/2⌋ − 1, about 2b^(m/2) for even m: twice the depth in the same time.</source>
        <translation>O minimax simples visita cerca de b^m folhas. Com a melhor jogada primeiro em cada nó, a alfa-beta visita b^⌈m/2⌉ + b^⌊m/2⌋ − 1, cerca de 2b^(m/2) para m par: o dobro da profundidade no mesmo tempo.</translation>
    </message>
    <message>
        <source>Alpha (α)</source>
        <translation>Alfa (α)</translation>
    </message>
    <message>
        <source>The best value that MAX is sure of on the way from the root to the node. It only rises, at MAX.</source>
        <translation>O melhor valor que MAX já tem garantido no caminho da raiz até o nó. Só aumenta, em MAX.</translation>
    </message>
    <message>
        <source>Beta (β)</source>
        <translation>Beta (β)</translation>
    </message>
    <message>
        <source>The best value that MIN is sure of on the way from the root to the node. It only falls, at MIN.</source>
        <translation>O melhor valor que MIN já tem garantido no caminho da raiz até o nó. Só diminui, em MIN.</translation>
    </message>
    <message>
        <source>Window (α, β)</source>
        <translation>Janela (α, β)</translation>
    </message>
    <message>
        <source>Cut (pruning)</source>
        <translation>Corte (poda)</translation>
    </message>
    <message>
        <source>Exact value (=)</source>
        <translation>Valor exato (=)</translation>
    </message>
    <message>
        <source>The node&apos;s minimax value, proved by the leaves that were visited.</source>
        <translation>O valor minimax do nó, provado pelas folhas que foram visitadas.</translation>
    </message>
    <message>
        <source>Bound (≤, ≥)</source>
        <translation>Limite (≤, ≥)</translation>
    </message>
    <message>
        <source>After a cut a node returns only what its value is at most (an upper bound) or at least (a lower bound). That is enough for the node above.</source>
        <translation>Depois de um corte, um nó retorna apenas o que seu valor é no máximo (limite superior) ou no mínimo (limite inferior). Isso basta ao nó acima.</translation>
    </message>
    <message>
        <source>Fail-soft and fail-hard</source>
        <translation>Fail-soft e fail-hard</translation>
    </message>
    <message>
        <source>Principal variation</source>
        <translation>Variante principal</translation>
    </message>
    <message>
        <source>The line of best play by both players from the root to a leaf.</source>
        <translation>A linha em que os dois jogadores jogam o melhor possível, da raiz até uma folha.</translation>
    </message>
    <message>
        <source>Type A and type B</source>
        <translation>Tipo A e tipo B</translation>
    </message>
    <message>
        <source>Claude Shannon&apos;s two kinds of chess programs, of 1950: type A looks at all moves to a fixed depth, as the searches here do; type B looks at few moves, but deeper. Alan Turing wrote a chess program at the same time, and carried it out by hand.</source>
        <translation>Os dois tipos de programas de xadrez de Claude Shannon, de 1950: o tipo A examina todas as jogadas até uma profundidade fixa, como as buscas daqui; o tipo B examina poucas jogadas, porém mais fundo. Alan Turing escreveu um programa de xadrez na mesma época e o executou à mão.</translation>
    </message>
    <message>
        <source>Transposition table</source>
        <translation>Tabela de transposição</translation>
    </message>
    <message>
        <source>What a search has proved of the positions that it left. Where other moves lead to one of them again, the value or the bound in the table may be enough, and the position is not searched again. Beyond the documents.</source>
        <translation>O que uma busca provou das posições que deixou. Quando outras jogadas levam de novo a uma delas, o valor ou o limite guardado na tabela pode bastar, e a posição não é examinada outra vez. Além dos documentos.</translation>
    </message>
    <message>
        <source>Horizon</source>
        <translation>Horizonte</translation>
    </message>
    <message>
        <source>The depth at which a search stops and judges. What happens one ply beyond it is not seen: the horizon effect.</source>
        <translation>A profundidade em que uma busca para e avalia. O que acontece uma jogada além não é visto: o efeito horizonte.</translation>
    </message>
    <message>
        <source>Negamax</source>
        <translation>Negamax</translation>
    </message>
    <message>
        <source>Minimax written with one half only: each node takes the largest of its children&apos;s values with their signs changed, since what is good for one side is as bad for the other. The same nodes are visited and the same move is found.</source>
        <translation>O minimax escrito com uma só metade: cada nó escolhe o maior dos valores de seus filhos com o sinal trocado, pois o que é bom para um lado é igualmente ruim para o outro. Os mesmos nós são visitados e a mesma jogada é encontrada.</translation>
    </message>
    <message>
        <source>Killer move</source>
        <translation>Jogada assassina</translation>
    </message>
    <message>
        <source>A move that closed the window at another node of the same ply, whether or not other children were left there to be cut. It is tried before the others, since it often does here as well. Beyond the documents.</source>
        <translation>Uma jogada que fechou a janela em outro nó da mesma profundidade, tenham restado ou não outros filhos ali para podar. É tentada antes das outras, pois aqui muitas vezes também a fecha. Além dos documentos.</translation>
    </message>
    <message>
        <source>Iterative deepening</source>
        <translation>Aprofundamento iterativo</translation>
    </message>
    <message>
        <source>Searching to depth 1, then 2, and so on. The shallow searches cost little, and the move that was best, or enough for a cut, in each is tried first in the next. Beyond the documents.</source>
        <translation>Buscar até a profundidade 1, depois 2, e assim por diante. As buscas rasas custam pouco, e a jogada que em cada uma foi a melhor, ou bastou para um corte, é tentada primeiro na seguinte. Além dos documentos.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a term and its definition</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The value of a terminal position to MAX, also called payoff, such as +1 for a win, 0 for a draw and −1 for a loss. Other numbers do as well, as long as a win is worth more than a draw and that more than a loss; backgammon&apos;s go from −192 to +192.</source>
        <translation>O valor de uma posição terminal para MAX, também chamado payoff, como +1 por uma vitória, 0 por um empate e −1 por uma derrota. Outros números também servem, desde que uma vitória valha mais que um empate e este mais que uma derrota; os do gamão vão de −192 a +192.</translation>
    </message>
    <message>
        <source>Visiting a node is one call of the search&apos;s function, which calls itself for each child: the calls that wait are the call stack. The base case, a leaf, returns at once. A function without one never ends; nor would one that passes on the position itself in place of the child, as a listing of “Entendendo o algoritmo Minimax” does before the next one has it right.</source>
        <translation>Visitar um nó é uma chamada da função da busca, que chama a si mesma para cada filho: as chamadas que esperam são a pilha de chamadas. O caso base, uma folha, retorna na hora. Uma função sem ele nunca termina; nem terminaria uma que passasse a própria posição no lugar do filho, como faz uma listagem de “Entendendo o algoritmo Minimax” antes que a seguinte acerte.</translation>
    </message>
    <message>
        <source>To look beyond a move, a program makes it on its one board and undoes it afterwards, as that of the article on an Othello engine does, whose board has a wall around it to stop at; or it makes the move on a copy, as this one does. The tree is the same; undoing saves a copy of the board at every node, thousands in one search. The page with the numbers of the articles shows the board with its wall, step by step.</source>
        <translation>Para olhar além de uma jogada, um programa a faz em seu único tabuleiro e depois a desfaz, como o do artigo sobre uma engine de Othello, cujo tabuleiro tem um muro em volta para indicar onde parar; ou faz a jogada em uma cópia, como este. A árvore é a mesma; desfazer poupa uma cópia do tabuleiro em cada nó, milhares em uma busca. A página com os números dos artigos mostra passo a passo o tabuleiro com seu muro.</translation>
    </message>
    <message>
        <source>Chance node, expectiminimax</source>
        <translation>Nó de acaso, expectiminimax</translation>
    </message>
    <message>
        <source>Where dice or cards decide, a chance node stands between the players&apos; nodes. It is worth its expected value: the sum of its children&apos;s values, each times its probability. Minimax with such nodes is called expectiminimax. The values here are exact: where three places are not enough they are written as fractions.</source>
        <translation>Onde dados ou cartas decidem há um nó de acaso entre os nós dos jogadores. Ele vale o seu valor esperado: a soma dos valores dos filhos, cada um vezes a sua probabilidade. Minimax com esses nós se chama expectiminimax. Aqui os valores são exatos: onde três casas decimais não bastam, são escritos como frações.</translation>
    </message>
    <message>
        <source>The values between alpha and beta: only they can still change the root. Where alpha is above beta, as in (3, 2), or equal to it, it is empty, and the node is cut; whether equal values are enough for that is chosen in Edit.</source>
        <translation>Os valores entre alfa e beta: só eles ainda podem mudar a raiz. Quando alfa é maior que beta, como em (3, 2), ou igual, ela está vazia, e o nó é podado; em Editar, escolhe-se se a igualdade basta.</translation>
    </message>
    <message>
        <source>The children left of a node are not visited, since none of them can change the root. At MAX that is a beta cut (beta cutoff): the node is worth beta or more, and MIN has beta elsewhere. At MIN it is an alpha cut: the node is worth alpha or less, and MAX has alpha elsewhere. Where Edit has “&gt;” in place of “≥”, an equal value cuts nothing. A cut leaves out one child at least: where the last child closes the window, none is counted.</source>
        <translation>Os filhos restantes de um nó não são visitados, pois nenhum deles pode mudar a raiz. Em MAX é um corte beta: o nó vale beta ou mais, e MIN tem beta em outro lugar. Em MIN é um corte alfa: o nó vale alfa ou menos, e MAX tem alfa em outro lugar. Se em Editar estiver “&gt;” no lugar de “≥”, um valor igual não corta nada. Um corte deixa de fora pelo menos um filho: quando é o último filho que fecha a janela, não se conta nenhum.</translation>
    </message>
    <message>
        <source>Where no child is better than the node&apos;s own bound, a fail-soft node returns its best child&apos;s value, and a fail-hard one that bound: alpha at MAX, beta at MIN. Both give the root the same value, and where an equal value cuts they visit the same nodes; where Edit has “&gt;” fail-hard may visit more. The fail-hard here is that of Knuth and Moore (F2, 1975): a child above beta is returned as it is, where what chess programmers call fail-hard returns beta.</source>
        <translation>Quando nenhum filho é melhor que o próprio limite do nó, um nó fail-soft retorna o valor do melhor filho, e um fail-hard retorna esse limite: alfa em MAX, beta em MIN. Os dois dão à raiz o mesmo valor e, se um valor igual corta, visitam os mesmos nós; se em Editar estiver “&gt;”, fail-hard pode visitar mais. O fail-hard daqui é o de Knuth e Moore (F2, 1975): um filho acima de beta é retornado como está, enquanto o que os programadores de xadrez chamam de fail-hard retorna beta.</translation>
    </message>
</context>
<context>
    <name>ui::lab::GlossaryWindow</name>
    <message>
        <source>Terms</source>
        <translation>Termos</translation>
    </message>
    <message>
        <source>Terms and their definitions</source>
        <translation>Termos e suas definições</translation>
    </message>
</context>
<context>
    <name>ui::lab::LabCommands</name>
    <message>
        <source>&amp;Lab</source>
        <translation>&amp;Laboratório</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Abrir</translation>
    </message>
    <message>
        <source>The &amp;position being played</source>
        <translation>A &amp;posição da partida</translation>
    </message>
    <message>
        <source>&amp;Why the last move?</source>
        <translation>Por &amp;que a última jogada?</translation>
    </message>
    <message>
        <source>A tree of my &amp;own</source>
        <translation>Uma árvore &amp;minha</translation>
    </message>
    <message>
        <source>A &amp;random tree</source>
        <translation>Uma árvore alea&amp;tória</translation>
    </message>
    <message>
        <source>Open a &amp;lesson…</source>
        <translation>Abrir uma &amp;lição…</translation>
    </message>
    <message>
        <source>&amp;Save the lesson</source>
        <translation>&amp;Salvar a lição</translation>
    </message>
    <message>
        <source>Save the l&amp;esson as…</source>
        <translation>Sal&amp;var a lição como…</translation>
    </message>
    <message>
        <source>Save the tree as &amp;PNG…</source>
        <translation>Salvar a árvore como P&amp;NG…</translation>
    </message>
    <message>
        <source>Save the steps as &amp;text…</source>
        <translation>Salvar os passos como te&amp;xto…</translation>
    </message>
    <message>
        <source>E&amp;xport as web page…</source>
        <translation>Exportar como &amp;página da web…</translation>
    </message>
    <message>
        <source>Save the &amp;quiz for Moodle…</source>
        <translation>Salvar o &amp;questionário para o Moodle…</translation>
    </message>
    <message>
        <source>&amp;Worksheet of this tree…</source>
        <translation>Folha de exercícios &amp;desta árvore…</translation>
    </message>
    <message>
        <source>Worksheet of ra&amp;ndom trees…</source>
        <translation>Folha d&amp;e exercícios com árvores aleatórias…</translation>
    </message>
    <message>
        <source>The &amp;game&apos;s window</source>
        <translation>A &amp;janela da partida</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fechar</translation>
    </message>
    <message>
        <source>&amp;Tree</source>
        <translation>Árvo&amp;re</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Desfazer</translation>
    </message>
    <message>
        <source>Re&amp;do</source>
        <translation>&amp;Refazer</translation>
    </message>
    <message>
        <source>&amp;Open or close the node</source>
        <translation>&amp;Abrir ou fechar o nó</translation>
    </message>
    <message>
        <source>Open all &amp;nodes</source>
        <translation>Abrir todos os &amp;nós</translation>
    </message>
    <message>
        <source>&amp;Fold again</source>
        <translation>&amp;Fechar de novo</translation>
    </message>
    <message>
        <source>&amp;Search from this node</source>
        <translation>&amp;Buscar a partir deste nó</translation>
    </message>
    <message>
        <source>Search t&amp;his subtree alone</source>
        <translation>Buscar só nesta &amp;subárvore</translation>
    </message>
    <message>
        <source>Back to the &amp;whole tree</source>
        <translation>&amp;Voltar à árvore inteira</translation>
    </message>
    <message>
        <source>Try this child &amp;earlier</source>
        <translation>Tentar este filho an&amp;tes</translation>
    </message>
    <message>
        <source>Try this child &amp;later</source>
        <translation>Tentar este filho de&amp;pois</translation>
    </message>
    <message>
        <source>Write the leaf&apos;s &amp;value</source>
        <translation>&amp;Escrever o valor da folha</translation>
    </message>
    <message>
        <source>&amp;Add a child</source>
        <translation>Ad&amp;icionar um filho</translation>
    </message>
    <message>
        <source>&amp;Remove the node</source>
        <translation>Re&amp;mover o nó</translation>
    </message>
    <message>
        <source>&amp;Steps</source>
        <translation>&amp;Passos</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>Amp&amp;liar</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Redu&amp;zir</translation>
    </message>
    <message>
        <source>&amp;Fit the tree into the window</source>
        <translation>Ajus&amp;tar a árvore à janela</translation>
    </message>
    <message>
        <source>&amp;Legend</source>
        <translation>Lege&amp;nda</translation>
    </message>
    <message>
        <source>&amp;Projector</source>
        <translation>Pro&amp;jetor</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;juda</translation>
    </message>
    <message>
        <source>&amp;Start page</source>
        <translation>Página &amp;inicial</translation>
    </message>
    <message>
        <source>&amp;Terms</source>
        <translation>&amp;Termos</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Atalhos de teclado</translation>
    </message>
    <message>
        <source>T&amp;he lesson&apos;s next stop</source>
        <translation>P&amp;róxima parada da lição</translation>
    </message>
    <message>
        <source>The stop &amp;before it</source>
        <translation>Parada an&amp;terior</translation>
    </message>
    <message>
        <source>Qui&amp;z of random trees for Moodle…</source>
        <translation>Q&amp;uestionário de árvores aleatórias para o Moodle…</translation>
    </message>
    <message>
        <source>Save the tree as S&amp;VG, TikZ or DOT…</source>
        <translation>Salvar a árvore como SV&amp;G, TikZ ou DOT…</translation>
    </message>
    <message>
        <source>To the &amp;beginning</source>
        <translation>Ao &amp;começo</translation>
    </message>
    <message>
        <source>Back to the last &amp;cut</source>
        <translation>&amp;Voltar ao último corte</translation>
    </message>
    <message>
        <source>Back a &amp;node</source>
        <translation>Um &amp;nó para trás</translation>
    </message>
    <message>
        <source>Back a &amp;step</source>
        <translation>Um passo para &amp;trás</translation>
    </message>
    <message>
        <source>&amp;Play or pause</source>
        <translation>&amp;Reproduzir ou pausar</translation>
    </message>
    <message>
        <source>&amp;Forwards a step</source>
        <translation>Um &amp;passo à frente</translation>
    </message>
    <message>
        <source>Forwards a n&amp;ode</source>
        <translation>Um nó à &amp;frente</translation>
    </message>
    <message>
        <source>Forwards to the ne&amp;xt cut</source>
        <translation>&amp;Avançar ao próximo corte</translation>
    </message>
    <message>
        <source>To the &amp;end</source>
        <translation>Ao fi&amp;m</translation>
    </message>
    <message>
        <source>S&amp;top searching</source>
        <translation>Parar a &amp;busca</translation>
    </message>
    <message>
        <source>P&amp;age</source>
        <translation>Pá&amp;gina</translation>
    </message>
    <message>
        <source>&amp;Step by step</source>
        <translation>&amp;Passo a passo</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation>&amp;Aprender</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Editar</translation>
    </message>
    <message>
        <source>&amp;Quiz</source>
        <translation>&amp;Quiz</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>&amp;Comparar</translation>
    </message>
    <message>
        <source>L&amp;ist of steps</source>
        <translation>L&amp;ista de passos</translation>
    </message>
    <message>
        <source>The &amp;node</source>
        <translation>&amp;O nó</translation>
    </message>
    <message>
        <source>E&amp;xercises</source>
        <translation>E&amp;xercícios</translation>
    </message>
    <message>
        <source>Less&amp;on</source>
        <translation>&amp;Lição</translation>
    </message>
    <message>
        <source>Numbers of the a&amp;rticles</source>
        <translation>Números &amp;dos artigos</translation>
    </message>
    <message>
        <source>&amp;Chance node or player&apos;s node</source>
        <translation>Nó de acas&amp;o ou de jogador</translation>
    </message>
    <message>
        <source>Web page to p&amp;ractise on…</source>
        <translation>Página da we&amp;b para praticar…</translation>
    </message>
</context>
<context>
    <name>ui::lab::LabController</name>
    <message>
        <source>The search failed (%1). What is shown is still the search before.</source>
        <translation>A busca falhou (%1). O que se vê ainda é a busca anterior.</translation>
    </message>
    <message>
        <source>%1 What is shown is still the search before.</source>
        <comment>why another was not run</comment>
        <translation>%1 O que se vê ainda é a busca anterior.</translation>
    </message>
    <message>
        <source>Write your tree and press Enter; the keys then go to the tree.</source>
        <translation>Escreva sua árvore e pressione Enter; depois disso, as teclas valem para a árvore.</translation>
    </message>
    <message>
        <source>My own tree</source>
        <translation>Minha árvore</translation>
    </message>
    <message>
        <source>Depth 2, called unbeatable</source>
        <translation>Profundidade 2, chamada de imbatível</translation>
    </message>
    <message>
        <source>%1 (other settings)</source>
        <comment>a title</comment>
        <translation>%1 (outras opções)</translation>
    </message>
    <message>
        <source>A single leaf leaves nothing to be searched: give the root at least one child, as in MAX(3,5).</source>
        <translation>Uma única folha não deixa nada para a busca: dê à raiz pelo menos um filho, como em MAX(3,5).</translation>
    </message>
    <message>
        <source>The game is over here: nothing is left to be searched.</source>
        <translation>A partida terminou aqui: não resta nada para a busca.</translation>
    </message>
    <message>
        <source>Stopped. What is shown is still the search before.</source>
        <translation>Busca interrompida. O que se vê ainda é a busca anterior.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Busca interrompida.</translation>
    </message>
    <message>
        <source>From %1</source>
        <comment>moves</comment>
        <translation>De %1</translation>
    </message>
    <message>
        <source>The subtree at %1 by itself, with the window %2 it had. %3</source>
        <translation>A subárvore em %1 sozinha, com a janela %2 que ela tinha. %3</translation>
    </message>
    <message>
        <source>Another order: before %1, now %2</source>
        <comment>a count of calls, a summary</comment>
        <translation>Outra ordem: antes %1, agora %2</translation>
    </message>
    <message>
        <source>Filling in the tree: it shows what you write, and nothing of the search.</source>
        <translation>Completando a árvore: ela mostra o que você escreve, e nada da busca.</translation>
    </message>
    <message>
        <source>Predicting: the lists and the tree show only what has happened.</source>
        <translation>Prevendo: as listas e a árvore mostram só o que já aconteceu.</translation>
    </message>
    <message>
        <source>The tree stays as it is: %1</source>
        <translation>A árvore fica como está: %1</translation>
    </message>
    <message>
        <source>The game is over. Undo a move, or ask why the last move was played.</source>
        <translation>A partida terminou. Desfaça uma jogada ou pergunte por que a última foi feita.</translation>
    </message>
</context>
<context>
    <name>ui::lab::LabExporter</name>
    <message>
        <source>All %1 nodes are drawn.</source>
        <translation>Todos os %1 nós estão desenhados.</translation>
    </message>
    <message>
        <source>%1 nodes are drawn; %2 more are counted where they hang.</source>
        <translation>%1 nós estão desenhados; outros %2 são contados onde estariam.</translation>
    </message>
    <message>
        <source>Could not save: %1.</source>
        <translation>Não foi possível salvar: %1.</translation>
    </message>
    <message>
        <source>Pictures (*.svg)</source>
        <translation>Imagens (*.svg)</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Imagens (*.png)</translation>
    </message>
    <message>
        <source>Save the tree</source>
        <translation>Salvar a árvore</translation>
    </message>
    <message>
        <source>tree</source>
        <translation>árvore</translation>
    </message>
    <message>
        <source>Save the steps</source>
        <translation>Salvar os passos</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>passos</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Texto (*.txt)</translation>
    </message>
    <message>
        <source>Saving %1…</source>
        <translation>Salvando %1…</translation>
    </message>
    <message>
        <source>This search has nothing to ask about.</source>
        <translation>Esta busca não tem nada sobre o que perguntar.</translation>
    </message>
    <message>
        <source>%1, the subtree at %2</source>
        <comment>a tree, a place in it</comment>
        <translation>%1, a subárvore em %2</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>Arquivos PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Save the worksheet</source>
        <translation>Salvar a folha de exercícios</translation>
    </message>
    <message>
        <source>worksheet</source>
        <translation>exercícios</translation>
    </message>
    <message>
        <source>Save the key</source>
        <translation>Salvar o gabarito</translation>
    </message>
    <message>
        <source>%1, key</source>
        <comment>a file&apos;s name: a worksheet&apos;s key</comment>
        <translation>%1, gabarito</translation>
    </message>
    <message>
        <source>The key needs another file than the worksheet. Nothing was saved.</source>
        <translation>O gabarito precisa de outro arquivo. Nada foi salvo.</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Salvo como %1.</translation>
    </message>
    <message>
        <source>Could not save %1: %2.</source>
        <translation>Não foi possível salvar %1: %2.</translation>
    </message>
    <message>
        <source>Export as a web page</source>
        <translation>Exportar como página da web</translation>
    </message>
    <message>
        <source>search</source>
        <translation>busca</translation>
    </message>
    <message>
        <source>Web pages (*.html)</source>
        <translation>Páginas da web (*.html)</translation>
    </message>
    <message>
        <source>Moodle questions (*.xml)</source>
        <translation>Questões do Moodle (*.xml)</translation>
    </message>
    <message>
        <source>GIFT questions (*.gift)</source>
        <translation>Questões GIFT (*.gift)</translation>
    </message>
    <message>
        <source>Save the questions</source>
        <translation>Salvar as questões</translation>
    </message>
    <message>
        <source>questions</source>
        <translation>questões</translation>
    </message>
    <message>
        <source>TikZ for LaTeX (*.tex)</source>
        <translation>TikZ para LaTeX (*.tex)</translation>
    </message>
    <message>
        <source>Graphviz (*.dot)</source>
        <translation>Graphviz (*.dot)</translation>
    </message>
    <message>
        <source>practice</source>
        <comment>a file&apos;s name</comment>
        <translation>prática</translation>
    </message>
    <message>
        <source>Web page to practise on</source>
        <translation>Página da web para praticar</translation>
    </message>
    <message>
        <source>Tabuleiro cannot write .%1 pictures. Nothing was saved: choose .png, .svg, .tex or .dot.</source>
        <translation>O Tabuleiro não grava imagens .%1. Nada foi salvo: escolha .png, .svg, .tex ou .dot.</translation>
    </message>
    <message>
        <source>There is not enough memory for this picture. Nothing was saved: fold a part of the tree, or choose .svg.</source>
        <translation>Não há memória suficiente para esta imagem. Nada foi salvo: feche uma parte da árvore ou escolha .svg.</translation>
    </message>
    <message>
        <source>Stopped. Not saved: %1.</source>
        <comment>files</comment>
        <translation>Interrompido. Não foi salvo: %1.</translation>
    </message>
</context>
<context>
    <name>ui::lab::LabLessons</name>
    <message>
        <source>Could not open %1: %2.</source>
        <comment>a file, a problem</comment>
        <translation>Não foi possível abrir %1: %2.</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>Sem título</translation>
    </message>
    <message>
        <source>Could not save %1: %2.</source>
        <translation>Não foi possível salvar %1: %2.</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Salvo como %1.</translation>
    </message>
    <message>
        <source>%1 It has the search that its words were written for, not the one that is shown.</source>
        <comment>a sentence before</comment>
        <translation>%1 A lição tem a busca para a qual o texto foi escrito, não a que se vê.</translation>
    </message>
    <message>
        <source>Open a lesson</source>
        <translation>Abrir uma lição</translation>
    </message>
    <message>
        <source>Lessons (*.lesson);;All files (*)</source>
        <translation>Lições (*.lesson);;Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>lesson</source>
        <translation>lição</translation>
    </message>
    <message>
        <source>Save the lesson</source>
        <translation>Salvar a lição</translation>
    </message>
    <message>
        <source>Lessons (*.lesson)</source>
        <translation>Lições (*.lesson)</translation>
    </message>
    <message>
        <source>A lesson has at most %1 stops.</source>
        <translation>Uma lição tem no máximo %1 paradas.</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lição</translation>
    </message>
    <message>
        <source>Remove this stop of the lesson, with its text?</source>
        <translation>Remover esta parada da lição, com o texto?</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Remover</translation>
    </message>
    <message>
        <source>Stop %1 of %2</source>
        <translation>Parada %1 de %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a stop&apos;s number, its title</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Save the lesson &quot;%1&quot;?</source>
        <translation>Salvar a lição &quot;%1&quot;?</translation>
    </message>
    <message>
        <source>Without that, what was written since it was saved last is lost.</source>
        <translation>Sem isso, perde-se o que foi escrito desde a última vez em que ela foi salva.</translation>
    </message>
</context>
<context>
    <name>ui::lab::LabMenus</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Desfazer</translation>
    </message>
    <message>
        <source>&amp;Undo %1</source>
        <comment>%1: an edit</comment>
        <translation>&amp;Desfazer %1</translation>
    </message>
    <message>
        <source>Re&amp;do</source>
        <translation>&amp;Refazer</translation>
    </message>
    <message>
        <source>Re&amp;do %1</source>
        <comment>%1: an edit</comment>
        <translation>&amp;Refazer %1</translation>
    </message>
    <message>
        <source>Figures 3 to 6 and the triangles, a lesson</source>
        <translation>Figuras 3 a 6 e os triângulos, uma lição</translation>
    </message>
    <message>
        <source>Games as in the figures, whose own moves are not in the text, and the rules against triangles: a stop each.</source>
        <translation>Partidas como as das figuras, cujas jogadas não estão no texto, e as regras contra os triângulos: cada uma é uma parada.</translation>
    </message>
</context>
<context>
    <name>ui::lab::LabStatusBar</name>
    <message>
        <source>Open the position being played</source>
        <translation>Abrir a posição da partida</translation>
    </message>
    <message>
        <source>Searching</source>
        <translation>Buscando</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Buscando…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
</context>
<context>
    <name>ui::lab::LabTexts</name>
    <message>
        <source>Plain minimax</source>
        <translation>Minimax simples</translation>
    </message>
    <message>
        <source>Alpha-beta, full window for each root move</source>
        <translation>Alfa-beta, janela completa para cada jogada da raiz</translation>
    </message>
    <message>
        <source>Alpha-beta, one window</source>
        <translation>Alfa-beta, uma janela</translation>
    </message>
    <message>
        <source>Stops at a win (no alpha-beta)</source>
        <translation>Para em uma vitória (não é alfa-beta)</translation>
    </message>
    <message>
        <source>Depth-limited alpha-beta (heuristic)</source>
        <translation>Alfa-beta de profundidade limitada (heurística)</translation>
    </message>
    <message>
        <source>Depth-limited alpha-beta (open lines)</source>
        <translation>Alfa-beta de profundidade limitada (linhas abertas)</translation>
    </message>
    <message>
        <source>Course report&apos;s minimax</source>
        <translation>Minimax do relatório do curso</translation>
    </message>
    <message>
        <source>Depth-limited alpha-beta (pieces)</source>
        <translation>Alfa-beta de profundidade limitada (peças)</translation>
    </message>
    <message>
        <source>Beyond: transposition table</source>
        <translation>Além: tabela de transposição</translation>
    </message>
    <message>
        <source>Beyond: nearer wins count more</source>
        <translation>Além: vitórias mais próximas contam mais</translation>
    </message>
    <message>
        <source>Beyond: killer moves</source>
        <translation>Além: jogadas assassinas</translation>
    </message>
    <message>
        <source>Beyond: iterative deepening</source>
        <translation>Além: aprofundamento iterativo</translation>
    </message>
    <message>
        <source>Visits every node. The root is counted as a call.</source>
        <translation>Visita todos os nós. A raiz é contada como chamada.</translation>
    </message>
    <message>
        <source>Alpha-beta; every move of the root gets a full window, so that each value is exact. The root is not counted.</source>
        <translation>Alfa-beta; cada jogada da raiz recebe a janela completa, de modo que cada valor é exato. A raiz não é contada.</translation>
    </message>
    <message>
        <source>Alpha-beta; later moves of the root are only compared with the best one. The root is counted as a call.</source>
        <translation>Alfa-beta; as jogadas seguintes da raiz só são comparadas com a melhor. A raiz é contada como chamada.</translation>
    </message>
    <message>
        <source>Leaves out a node&apos;s other moves once one wins, and cuts nothing else. The root is counted as a call.</source>
        <translation>Deixa de fora as outras jogadas de um nó assim que uma vence, e não corta mais nada. A raiz é contada como chamada.</translation>
    </message>
    <message>
        <source>Plain minimax without a win test; leaves scored by open lines. The root is counted as a call.</source>
        <translation>Minimax simples sem teste de vitória; as folhas são pontuadas por linhas abertas. A raiz é contada como chamada.</translation>
    </message>
    <message>
        <source>Beyond the documents: alpha-beta, one window, that keeps what it proved of each position. One that other moves lead to is not searched again where that is enough. The root is counted as a call.</source>
        <translation>Além dos documentos: alfa-beta, uma janela, que guarda o que provou de cada posição. Uma a que outras jogadas levam não é examinada de novo quando isso basta. A raiz é contada como chamada.</translation>
    </message>
    <message>
        <source>Beyond the documents: alpha-beta, one window; a result counts one more for each square that is empty, so that the shortest win is preferred. The root is counted as a call.</source>
        <translation>Além dos documentos: alfa-beta, uma janela; um resultado conta um a mais por casa vazia, de modo que se prefere a vitória mais curta. A raiz é contada como chamada.</translation>
    </message>
    <message>
        <source>Beyond the documents: alpha-beta, one window, that at each ply first tries the last two moves that closed the window there; the others follow in the order that is chosen. The root is counted as a call.</source>
        <translation>Além dos documentos: alfa-beta, uma janela, que em cada nível tenta primeiro as duas últimas jogadas que ali fecharam a janela; as outras seguem na ordem escolhida. A raiz é contada como chamada.</translation>
    </message>
    <message>
        <source>Beyond the documents: alpha-beta, one window, to depth 1, then 2, and so on; what was best in a position, or enough for a cut, is tried first there in the next search. The tree and its calls are the last search&apos;s; the root is counted as a call.</source>
        <translation>Além dos documentos: alfa-beta, uma janela, até a profundidade 1, depois 2, e assim por diante; o que foi o melhor em uma posição, ou bastou para um corte, é tentado ali primeiro na busca seguinte. A árvore e suas chamadas são as da última busca; a raiz é contada como chamada.</translation>
    </message>
    <message>
        <source>%1, fail-hard</source>
        <comment>an algorithm</comment>
        <translation>%1, fail-hard</translation>
    </message>
    <message>
        <source>depth %1</source>
        <translation>profundidade %1</translation>
    </message>
    <message>
        <source>to the end</source>
        <translation>até o fim</translation>
    </message>
    <message>
        <source>Fail-hard: where no child is better, MAX returns the alpha and MIN the beta that it was visited with.</source>
        <translation>Fail-hard: quando nenhum filho é melhor, MAX retorna o alfa e MIN o beta com que foi visitado.</translation>
    </message>
    <message>
        <source>As given</source>
        <translation>Como dada</translation>
    </message>
    <message>
        <source>Reversed, last first</source>
        <translation>Invertida, da última à primeira</translation>
    </message>
    <message>
        <source>Centre, corners, edges</source>
        <translation>Centro, cantos, lados</translation>
    </message>
    <message>
        <source>Corners first</source>
        <translation>Cantos primeiro</translation>
    </message>
    <message>
        <source>Edges first</source>
        <translation>Lados primeiro</translation>
    </message>
    <message>
        <source>Fewest replies first</source>
        <translation>Menos respostas primeiro</translation>
    </message>
    <message>
        <source>My own order</source>
        <translation>Minha própria ordem</translation>
    </message>
    <message>
        <source>Best evaluation first</source>
        <translation>Melhor avaliação primeiro</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>de %1 a %2</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>no mínimo %1</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>no máximo %1</translation>
    </message>
    <message>
        <source>any value</source>
        <translation>qualquer valor</translation>
    </message>
    <message>
        <source> and </source>
        <translation> e </translation>
    </message>
    <message>
        <source> or </source>
        <translation> ou </translation>
    </message>
    <message>
        <source>MAX</source>
        <translation>MAX</translation>
    </message>
    <message>
        <source>MIN</source>
        <translation>MIN</translation>
    </message>
    <message>
        <source>MAX is to move at the root: %1.</source>
        <comment>%1: a side, such as Black</comment>
        <translation>MAX joga na raiz: %1.</translation>
    </message>
    <message>
        <source>the root</source>
        <translation>a raiz</translation>
    </message>
    <message>
        <source>child %1</source>
        <translation>filho %1</translation>
    </message>
    <message>
        <source>child %1 of %2</source>
        <comment>%2: a node</comment>
        <translation>filho %1 de %2</translation>
    </message>
    <message>
        <source>If %1: %2</source>
        <comment>%1: letters with values, such as a = 0; %2: sentences</comment>
        <translation>Se %1: %2</translation>
    </message>
    <message>
        <source>Negamax</source>
        <translation>Negamax</translation>
    </message>
    <message>
        <source>Alpha-beta, one window, written once for both players: each maximizes what a node is worth to it, and a child&apos;s value changes its sign. The root is counted as a call.</source>
        <translation>Alfa-beta, uma janela, escrita uma só vez para os dois jogadores: cada um maximiza o que um nó vale para ele, e o valor de um filho troca de sinal. A raiz é contada como chamada.</translation>
    </message>
    <message>
        <source>%1, cuts beyond the bound</source>
        <comment>an algorithm</comment>
        <translation>%1, corta além do limite</translation>
    </message>
    <message>
        <source>All values here are MAX&apos;s; the code has those of MIN with the other sign.</source>
        <translation>Todos os valores aqui são os de MAX; o código tem os de MIN com o outro sinal.</translation>
    </message>
    <message>
        <source>MAX cuts above beta and MIN below alpha; at an equal value nothing is cut.</source>
        <translation>MAX corta acima de beta e MIN abaixo de alfa; com um valor igual nada é cortado.</translation>
    </message>
    <message>
        <source>Left to right</source>
        <translation>Da esquerda para a direita</translation>
    </message>
    <message>
        <source>Right to left</source>
        <translation>Da direita para a esquerda</translation>
    </message>
    <message>
        <source>from right to left</source>
        <comment>how a tree is searched</comment>
        <translation>da direita para a esquerda</translation>
    </message>
    <message>
        <source>from left to right</source>
        <comment>how a tree is searched</comment>
        <translation>da esquerda para a direita</translation>
    </message>
    <message>
        <source>Expectiminimax</source>
        <translation>Expectiminimax</translation>
    </message>
    <message>
        <source>Averages are exact, if need be as fractions such as 10/3.</source>
        <translation>As médias são exatas, se preciso como frações como 10/3.</translation>
    </message>
    <message>
        <source>CHANCE</source>
        <translation>ACASO</translation>
    </message>
    <message>
        <source>Minimax where chance moves, too: a chance node is worth the average of its children, each by its probability. Visits every node: cuts at a chance node need limits of the values (Ballard&apos;s Star1), and none are made here. The root is counted as a call.</source>
        <translation>Minimax em que também o acaso joga: um nó de acaso vale a média dos filhos, cada um segundo a sua probabilidade. Visita todos os nós: para podar em um nó de acaso são necessários limites dos valores (Star1, de Ballard), e aqui não se poda. A raiz é contada como chamada.</translation>
    </message>
    <message>
        <source>At an equal value nothing is cut.</source>
        <translation>Com um valor igual nada é cortado.</translation>
    </message>
    <message>
        <source>An equal value cuts, too.</source>
        <translation>Um valor igual também corta.</translation>
    </message>
    <message>
        <source>If the letters have the values that were taken: %1</source>
        <comment>sentences</comment>
        <translation>Se as letras tiverem os valores supostos: %1</translation>
    </message>
    <message>
        <source>%1 · Order: %2</source>
        <comment>algorithm and order of moves</comment>
        <translation>%1 · Ordem: %2</translation>
    </message>
    <message>
        <source>Alpha-beta to a depth; a heuristic judges every leaf. Every move of the root gets a full window. The root is not counted.</source>
        <translation>Alfa-beta até uma profundidade; uma heurística avalia cada folha. Cada jogada da raiz recebe a janela completa. A raiz não é contada.</translation>
    </message>
    <message>
        <source>Alpha-beta to a depth; leaves are judged by open lines and completed ones. Every move of the root gets a full window. The root is not counted.</source>
        <translation>Alfa-beta até uma profundidade; as folhas são avaliadas por linhas abertas e completas. Cada jogada da raiz recebe a janela completa. A raiz não é contada.</translation>
    </message>
    <message>
        <source>Alpha-beta to a depth; a leaf is worth MAX&apos;s pieces less MIN&apos;s, and nothing else counts. Every move of the root gets a full window. The root is not counted.</source>
        <translation>Alfa-beta até uma profundidade; uma folha vale as peças de MAX menos as de MIN, e nada mais conta. Cada jogada da raiz recebe a janela completa. A raiz não é contada.</translation>
    </message>
</context>
<context>
    <name>ui::lab::LabWindow</name>
    <message>
        <source>Share</source>
        <translation>Compartilhar</translation>
    </message>
    <message>
        <source>?</source>
        <translation>?</translation>
    </message>
    <message>
        <source>Search Lab</source>
        <translation>Laboratório de busca</translation>
    </message>
    <message>
        <source>%1%2 – Search Lab</source>
        <comment>%1: a lesson&apos;s title, %2: its changed mark</comment>
        <translation>%1%2 – Laboratório de busca</translation>
    </message>
</context>
<context>
    <name>ui::lab::LeafEditor</name>
    <message>
        <source>Value of the leaf</source>
        <translation>Valor da folha</translation>
    </message>
</context>
<context>
    <name>ui::lab::LessonPanel</name>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Editar</translation>
    </message>
    <message>
        <source>Sho&amp;w the answers</source>
        <translation>Mostrar as respos&amp;tas</translation>
    </message>
    <message>
        <source>Add a &amp;question</source>
        <translation>Adicionar uma per&amp;gunta</translation>
    </message>
    <message>
        <source>&amp;Remove it</source>
        <translation>Re&amp;movê-la</translation>
    </message>
    <message>
        <source>What the lesson is about, a paragraph a line. Students read it: it also stands on the worksheet and the web page.</source>
        <translation>Do que trata a lição, um parágrafo por linha. Os alunos leem este texto; ele aparece também na folha de exercícios e na página da web.</translation>
    </message>
    <message>
        <source>Notes, which students read</source>
        <translation>Notas, que os alunos leem</translation>
    </message>
    <message>
        <source>Students read the notes: they also stand on the worksheet and the web page.</source>
        <translation>Os alunos leem as notas: elas aparecem também na folha de exercícios e na página da web.</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Nova</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Abrir…</translation>
    </message>
    <message>
        <source>S&amp;ave</source>
        <translation>&amp;Salvar</translation>
    </message>
    <message>
        <source>New lesson</source>
        <translation>Nova lição</translation>
    </message>
    <message>
        <source>Open a lesson</source>
        <translation>Abrir uma lição</translation>
    </message>
    <message>
        <source>Save the lesson</source>
        <translation>Salvar a lição</translation>
    </message>
    <message>
        <source>Show &amp;its search</source>
        <translation>Mostrar a &amp;busca da lição</translation>
    </message>
    <message>
        <source>&amp;Use them here</source>
        <translation>&amp;Usá-las aqui</translation>
    </message>
    <message>
        <source>The words of &quot;%1&quot; belong to another search than the one that is shown, and go with no page or worksheet of it.</source>
        <translation>O texto de &quot;%1&quot; é de outra busca, não da que se vê, e não acompanha nenhuma página ou folha dela.</translation>
    </message>
    <message>
        <source>The stop before</source>
        <translation>A parada anterior</translation>
    </message>
    <message>
        <source>The next stop</source>
        <translation>A próxima parada</translation>
    </message>
    <message>
        <source>Add a sto&amp;p</source>
        <translation>Adicionar uma para&amp;da</translation>
    </message>
    <message>
        <source>Re&amp;move this stop</source>
        <translation>Rem&amp;over esta parada</translation>
    </message>
    <message>
        <source>Remove this stop</source>
        <translation>Remover esta parada</translation>
    </message>
    <message>
        <source>Stop %1 of %2</source>
        <translation>Parada %1 de %2</translation>
    </message>
    <message>
        <source>Add a stop behind this one: open its tree, then write</source>
        <translation>Adicionar uma parada depois desta: abra a árvore e depois escreva</translation>
    </message>
</context>
<context>
    <name>ui::lab::LessonSearch</name>
    <message>
        <source>Stop %1: %2</source>
        <comment>a number, a problem</comment>
        <translation>Parada %1: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>%1: a stop&apos;s title, %2: a problem</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>ui::lab::LevelTexts</name>
    <message numerus="yes">
        <source>Searches %n ply(s) deep by learnt weights</source>
        <translation>
            <numerusform>Calcula %n jogada à frente com pesos aprendidos</numerusform>
            <numerusform>Calcula %n jogadas à frente com pesos aprendidos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Looks %n ply(s) ahead</source>
        <translation>
            <numerusform>Calcula %n jogada à frente</numerusform>
            <numerusform>Calcula %n jogadas à frente</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and counts open lines; sees no win</source>
        <comment>%1: how far</comment>
        <translation>%1 e conta linhas abertas; não vê a vitória</translation>
    </message>
    <message>
        <source>%1 and counts open lines; sees a completed line</source>
        <comment>%1: how far</comment>
        <translation>%1 e conta linhas abertas; vê uma linha completa</translation>
    </message>
    <message>
        <source>%1 by the heuristic, and adds a random amount to each value</source>
        <comment>%1: how far</comment>
        <translation>%1 pela heurística, e soma a cada valor um número ao acaso</translation>
    </message>
    <message>
        <source>%1 by the heuristic</source>
        <comment>%1: how far</comment>
        <translation>%1 pela heurística</translation>
    </message>
    <message>
        <source>Any move, at random</source>
        <translation>Qualquer jogada, ao acaso</translation>
    </message>
    <message>
        <source>The only move</source>
        <translation>A única jogada</translation>
    </message>
    <message>
        <source>Rule: ends the game, won</source>
        <translation>Regra: termina a partida, vencida</translation>
    </message>
    <message>
        <source>Rule: completes a line</source>
        <translation>Regra: completa uma linha</translation>
    </message>
    <message>
        <source>Rule: blocks a line</source>
        <translation>Regra: bloqueia uma linha</translation>
    </message>
    <message>
        <source>Rule: stops a triangle</source>
        <translation>Regra: impede um triângulo</translation>
    </message>
    <message>
        <source>Theory: leaves the other side a lost position</source>
        <translation>Teoria: deixa ao outro lado uma posição perdida</translation>
    </message>
    <message>
        <source>Theory: every move loses; one counter makes the game last</source>
        <translation>Teoria: toda jogada perde; uma peça faz a partida durar</translation>
    </message>
    <message>
        <source>A well-tried move of the opening</source>
        <translation>Uma jogada de abertura consagrada</translation>
    </message>
    <message>
        <source>Searches to the end of the game</source>
        <translation>Busca até o fim da partida</translation>
    </message>
    <message>
        <source>%1 (discs)</source>
        <comment>a value with its sign</comment>
        <translation>%1 (peças)</translation>
    </message>
    <message>
        <source>won</source>
        <translation>vencida</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>perdida</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>empatada</translation>
    </message>
</context>
<context>
    <name>ui::lab::LevelsPanel</name>
    <message>
        <source>&amp;Draw again</source>
        <translation>&amp;Sortear de novo</translation>
    </message>
    <message>
        <source>Board after the move of: %1</source>
        <translation>Tabuleiro depois da jogada de: %1</translation>
    </message>
    <message>
        <source>Its search</source>
        <translation>Ver a busca</translation>
    </message>
    <message>
        <source>The search of: %1</source>
        <translation>A busca de: %1</translation>
    </message>
    <message>
        <source>The game is over here.</source>
        <translation>A partida terminou aqui.</translation>
    </message>
    <message>
        <source>A tree has no levels. Open a position of a game.</source>
        <translation>Uma árvore não tem níveis. Abra uma posição de um jogo.</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Buscando…</translation>
    </message>
    <message>
        <source>Hard thinks by the clock when it plays; here it stops after %1 positions, so that it always plays the same.</source>
        <translation>O Difícil pensa pelo relógio quando joga; aqui ele para depois de %1 posições, para jogar sempre o mesmo.</translation>
    </message>
    <message>
        <source>The report&apos;s Hard goes through its rules in their order: complete a line, else block one, else stop a triangle, else search. Hard takes a square against a triangle only from those that a search to the end finds best.</source>
        <translation>O Difícil do relatório percorre suas regras em ordem: completar uma linha, senão bloquear uma, senão impedir um triângulo, senão buscar. O Difícil escolhe uma casa contra um triângulo só entre as que uma busca até o fim considera melhores.</translation>
    </message>
    <message>
        <source>%1; as good to it: %2</source>
        <comment>a move, other moves</comment>
        <translation>%1; para ele, igualmente boas: %2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>Plays %1</source>
        <comment>a move</comment>
        <translation>Joga %1</translation>
    </message>
    <message>
        <source>Its estimate: %1</source>
        <translation>Sua estimativa: %1</translation>
    </message>
    <message>
        <source>Does not search</source>
        <translation>Não busca</translation>
    </message>
    <message>
        <source>Positions tried: %1</source>
        <translation>Posições examinadas: %1</translation>
    </message>
    <message>
        <source>With perfect play: %1</source>
        <comment>won, lost or drawn</comment>
        <translation>Com jogo perfeito: %1</translation>
    </message>
    <message>
        <source>Repeats the levels&apos; random choices with another seed</source>
        <translation>Repete as escolhas aleatórias dos níveis com outra semente</translation>
    </message>
</context>
<context>
    <name>ui::lab::NodePanel</name>
    <message>
        <source>Change the weights…</source>
        <translation>Mudar os pesos…</translation>
    </message>
    <message>
        <source>About the node</source>
        <translation>Sobre o nó</translation>
    </message>
    <message>
        <source>The root</source>
        <translation>A raiz</translation>
    </message>
    <message>
        <source>Node %1</source>
        <translation>Nó %1</translation>
    </message>
    <message>
        <source>Board of the selected node</source>
        <translation>Tabuleiro do nó selecionado</translation>
    </message>
    <message>
        <source>Not in the trace, which is past its limit or was stopped.</source>
        <translation>Não está no registro, que passou do limite ou foi interrompido.</translation>
    </message>
    <message>
        <source>Not visited so far.</source>
        <translation>Ainda não visitado.</translation>
    </message>
    <message>
        <source>Never visited: it was cut, and cannot change the root.</source>
        <translation>Nunca visitado: foi podado, e não pode mudar a raiz.</translation>
    </message>
    <message>
        <source>Never visited: it was cut if %1. For other values it can change the root.</source>
        <translation>Nunca visitado: foi podado se %1. Com outros valores pode mudar a raiz.</translation>
    </message>
    <message>
        <source>Never visited: it was cut if %1. It can change the root when %2.</source>
        <comment>%1: letters with values, %2: what letters must be</comment>
        <translation>Nunca visitado: foi podado se %1. Pode mudar a raiz quando %2.</translation>
    </message>
    <message>
        <source>Only a bound is known here: the best play may lie in what was cut.</source>
        <translation>Aqui só se conhece um limite: a melhor continuação pode estar no que foi podado.</translation>
    </message>
    <message>
        <source>Best play from here: %1</source>
        <translation>A melhor continuação daqui: %1</translation>
    </message>
    <message>
        <source>Best play from here: %1: %2</source>
        <comment>children of a tree, and the value there</comment>
        <translation>A melhor continuação daqui: %1: %2</translation>
    </message>
    <message>
        <source>, then </source>
        <translation>, depois </translation>
    </message>
    <message numerus="yes">
        <source>%Ln position(s) can still come up from here, itself included; %1 if turned and mirrored boards count as one.</source>
        <translation>
            <numerusform>%Ln posição ainda pode surgir daqui, incluindo esta; %1 se tabuleiros girados e espelhados contarem como um só.</numerusform>
            <numerusform>%Ln posições ainda podem surgir daqui, incluindo esta; %1 se tabuleiros girados e espelhados contarem como um só.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is unknown (%2).</source>
        <translation>%1 é desconhecida (%2).</translation>
    </message>
    <message>
        <source>The root is %1 whatever the letters are.</source>
        <translation>A raiz é %1, quaisquer que sejam as letras.</translation>
    </message>
    <message>
        <source>This node is %1 whatever the letters are.</source>
        <translation>Este nó é %1, quaisquer que sejam as letras.</translation>
    </message>
    <message>
        <source>Depending on the letters this node lies between %1 and %2.</source>
        <translation>Conforme as letras, este nó fica entre %1 e %2.</translation>
    </message>
</context>
<context>
    <name>ui::lab::NumberLine</name>
    <message>
        <source>Alpha and beta: this node has no window now</source>
        <translation>Alfa e beta: este nó não tem janela agora</translation>
    </message>
    <message>
        <source>Alpha %1, beta %2</source>
        <translation>Alfa %1, beta %2</translation>
    </message>
    <message>
        <source>%1: an empty window</source>
        <comment>alpha and beta</comment>
        <translation>%1: uma janela vazia</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>two facts</comment>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>alpha and beta</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 so far</source>
        <translation>%1 até agora</translation>
    </message>
    <message>
        <source>%1, at %2</source>
        <comment>a value; MAX or MIN</comment>
        <translation>%1, em %2</translation>
    </message>
    <message>
        <source>%1 returned</source>
        <translation>%1 devolvido</translation>
    </message>
</context>
<context>
    <name>ui::lab::PathPanel</name>
    <message>
        <source>Next</source>
        <translation>Próximo</translation>
    </message>
    <message>
        <source>Exercise</source>
        <translation>Exercício</translation>
    </message>
    <message>
        <source>Numbers of the articles</source>
        <translation>Números dos artigos</translation>
    </message>
    <message>
        <source>Topics</source>
        <translation>Tópicos</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>a number and a topic</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>read</source>
        <translation>lido</translation>
    </message>
    <message>
        <source>stepped</source>
        <translation>percorrido</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>resolvido</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a topic, what was done of it</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>✓ %1</source>
        <comment>done</comment>
        <translation>✓ %1</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Começar</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a place in a topic</comment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>From what a tree is to what engines add, in nine topics of some five minutes. Each stop opens a search at a step, with its words under the tree; step on from there as you like.</source>
        <translation>Do que é uma árvore ao que as engines acrescentam, em nove tópicos de uns cinco minutos. Cada parada abre uma busca em um passo, com o texto sob a árvore; siga dali como quiser.</translation>
    </message>
    <message>
        <source>That was the path. Minimax gives each player&apos;s best against the other&apos;s best; alpha-beta leaves out what cannot change it; the order of moves decides how much that is; and a depth with a heuristic makes a large game small enough.</source>
        <translation>Esse foi o caminho. O minimax dá o melhor de cada jogador contra o melhor do outro; a alfa-beta deixa de fora o que não pode mudar isso; a ordem das jogadas decide quanto é deixado de fora; e uma profundidade com uma heurística torna pequeno o bastante um jogo grande.</translation>
    </message>
    <message>
        <source>Of %1 topics you read %2, stepped through %3 and solved %4.</source>
        <translation>De %1 tópicos, você leu %2, percorreu %3 e resolveu %4.</translation>
    </message>
    <message>
        <source>All of them are done.</source>
        <translation>Todos estão concluídos.</translation>
    </message>
    <message>
        <source>Something else is open now. Next goes on with the path where you left it.</source>
        <translation>Outra coisa está aberta agora. O botão Próximo continua o caminho de onde você parou.</translation>
    </message>
    <message>
        <source>What comes next: open a random tree with Lab &gt; Open &gt; A random tree and let the Quiz ask you about each step of its search; solve the exercises; and open the documents&apos; other trees and positions, or your own game, from Lab &gt; Open.</source>
        <translation>O que vem agora: abra uma árvore aleatória com Laboratório &gt; Abrir &gt; Uma árvore aleatória e deixe o Quiz perguntar sobre cada passo da busca; resolva os exercícios; e abra as outras árvores e posições dos documentos, ou sua própria partida, com Laboratório &gt; Abrir.</translation>
    </message>
    <message>
        <source>Previous</source>
        <comment>stop</comment>
        <translation>Anterior</translation>
    </message>
    <message>
        <source>Previous stop</source>
        <translation>Parada anterior</translation>
    </message>
    <message>
        <source>Step through this search, back or forwards, or solve the exercise, and the topic is done.</source>
        <translation>Percorra esta busca passo a passo, para trás ou para a frente, ou resolva o exercício, e o tópico estará concluído.</translation>
    </message>
    <message numerus="yes">
        <source>Topic(s) not done yet: %1.</source>
        <comment>numbers</comment>
        <translation>
            <numerusform>Tópico ainda não concluído: %1.</numerusform>
            <numerusform>Tópicos ainda não concluídos: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::lab::PathTexts</name>
    <message>
        <source>What a tree is</source>
        <translation>O que é uma árvore</translation>
    </message>
    <message>
        <source>Backing up values</source>
        <translation>Os valores sobem</translation>
    </message>
    <message>
        <source>Alpha and beta</source>
        <translation>Alfa e beta</translation>
    </message>
    <message>
        <source>The cut</source>
        <translation>O corte</translation>
    </message>
    <message>
        <source>Exact or a bound</source>
        <translation>Exato ou limite</translation>
    </message>
    <message>
        <source>The order of moves</source>
        <translation>A ordem das jogadas</translation>
    </message>
    <message>
        <source>Depth and heuristics</source>
        <translation>Profundidade e heurísticas</translation>
    </message>
    <message>
        <source>Whole games</source>
        <translation>Jogos inteiros</translation>
    </message>
    <message>
        <source>Beyond: what engines add</source>
        <translation>Além: o que as engines acrescentam</translation>
    </message>
    <message>
        <source>Two players take turns. MAX chooses at a triangle that points up, MIN at one that points down. A box is a leaf: the game is over there, and the number is its value to MAX. What MAX wins, MIN loses, so MAX wants it large and MIN wants it small.</source>
        <translation>Dois jogadores se alternam. MAX escolhe em um triângulo que aponta para cima, MIN em um que aponta para baixo. Um quadrado é uma folha: ali a partida terminou, e o número é seu valor para MAX. O que MAX ganha, MIN perde, então MAX o quer grande e MIN o quer pequeno.</translation>
    </message>
    <message>
        <source>The buttons below the tree step through a search of it: to the beginning, back, a step on, to the next cut, and by itself. This is the place that says what a step did. Try a few: the search goes down to the leaves and brings their values up. Next goes on with the path at any time, and Back above its topics shows the code.</source>
        <translation>Os botões sob a árvore percorrem uma busca nela: ao começo, para trás, um passo à frente, ao próximo corte, e de forma automática. É aqui que se diz o que cada passo fez. Experimente alguns: a busca desce até as folhas e traz seus valores para cima. Próximo continua o caminho a qualquer momento, e Voltar, acima dos tópicos, mostra o código.</translation>
    </message>
    <message>
        <source>A game is such a tree. X is to move here, and is MAX. A move of one player is a ply. Three squares are empty, so the root, the node at the top, has three children, and each of them has two at most. Follow a branch down to its leaf: there a line is complete or the board is full. A double click or Enter closes a node, and opens it again.</source>
        <translation>Um jogo é uma árvore assim. Aqui é a vez de X, que é MAX. Restam três casas vazias, então a raiz, o nó no topo, tem três filhos, e cada um deles tem no máximo dois. Siga um ramo até a folha: ali uma linha está completa ou o tabuleiro está cheio. Um clique duplo ou Enter fecha um nó, e o abre de novo.</translation>
    </message>
    <message>
        <source>Minimax needs four things: no chance, players who take turns, a loser for each winner, and nothing hidden from either. Chess, draughts, Othello, Nim and Connect Four have all four. Backgammon has dice, and poker hides cards.</source>
        <translation>O minimax exige quatro coisas: nenhum acaso, jogadores que se alternam, um perdedor para cada vencedor e nada oculto para nenhum deles. Xadrez, damas, Othello, Nim e Lig 4 têm as quatro. O gamão tem dados, e o pôquer esconde cartas.</translation>
    </message>
    <message>
        <source>The terms for it: the root is the initial state, the successor function gives a node&apos;s children, the terminal test finds the leaves, and a leaf&apos;s number is its utility. With b children at each node and m plies there are b^m leaves: here b is 2 and m is 2, which makes 4.</source>
        <translation>Os termos para isso: a raiz é o estado inicial, a função sucessora dá os filhos de um nó, o teste terminal encontra as folhas, e o número de uma folha é sua utilidade. Com b filhos em cada nó e m níveis de jogadas há b^m folhas: aqui b é 2 e m é 2, o que dá 4.</translation>
    </message>
    <message>
        <source>Values go up from the leaves. MIN has seen both of its leaves, 4 and 5. It chooses the smaller, so this node is worth 4 to MAX, whatever MAX hopes for. The node returns 4: to visit a node is one call of the search&apos;s function, and what the call returns is the node&apos;s value.</source>
        <translation>Os valores sobem das folhas. MIN viu suas duas folhas, 4 e 5. Escolhe a menor, então este nó vale 4 para MAX, espere MAX o que esperar. O nó retorna 4: visitar um nó é uma chamada da função da busca, e o que a chamada retorna é o valor do nó.</translation>
    </message>
    <message>
        <source>The other node is worth 2, for MIN would not leave MAX the 7. MAX takes the larger of 4 and 2: the root is worth 4. The line of best play by both, marked in the tree, is the principal variation. As a formula, MiniMax(N) is f(N) at a leaf, else the largest or the smallest of the successors&apos; values; the code, behind Back, has it line by line.</source>
        <translation>O outro nó vale 2, pois MIN não deixaria o 7 para MAX. MAX escolhe o maior entre 4 e 2: a raiz vale 4. A linha em que os dois jogam o melhor possível, marcada na árvore, é a variante principal. Em fórmula, MiniMax(N) é f(N) em uma folha, senão o maior ou o menor dos valores dos sucessores; o código, que Voltar mostra, diz isso linha por linha.</translation>
    </message>
    <message>
        <source>The same leaves, but MIN moves first. Now MAX chooses below: 5 on the left and 7 on the right, and MIN takes the smaller, 5. The 2 is as tempting to MIN as the 7 was to MAX, and as useless.</source>
        <translation>As mesmas folhas, mas MIN joga primeiro. Agora MAX escolhe embaixo: 5 à esquerda e 7 à direita, e MIN escolhe o menor, 5. O 2 é tão tentador para MIN quanto o 7 era para MAX, e tão inútil quanto.</translation>
    </message>
    <message>
        <source>Three plies. Work out what the root is worth before you step forwards, then look whether you were right. Quiz asks you at every node.</source>
        <translation>Três jogadas. Calcule quanto vale a raiz antes de avançar, depois veja se acertou. O Quiz pergunta em cada nó.</translation>
    </message>
    <message>
        <source>Another tree, by plain minimax. MIN makes 3 of the first child and 2 of the second; MAX plays left and gets 3. All five leaves were visited. Was that necessary?</source>
        <translation>Outra árvore, com minimax simples. MIN faz do primeiro filho 3 e do segundo 2; MAX joga à esquerda e consegue 3. Todas as cinco folhas foram visitadas. Era necessário?</translation>
    </message>
    <message>
        <source>Plain minimax visits every leaf. Alpha-beta carries two numbers along: alpha (α) is what MAX has for sure so far, and beta (β) is what MIN has for sure. At the beginning neither has anything, so the window (α, β) is (−∞, +∞).</source>
        <translation>O minimax simples visita todas as folhas. A alfa-beta leva consigo dois números: alfa (α) é o que MAX já tem garantido, e beta (β) é o que MIN já tem garantido. No começo nenhum tem nada, então a janela (α, β) é (−∞, +∞).</translation>
    </message>
    <message>
        <source>The first child returned 3, and MAX can have it by going there: alpha rises to 3 at the root. The next child is searched with that alpha, so it knows from the start what it must exceed.</source>
        <translation>O primeiro filho retornou 3, e MAX pode tê-lo indo até lá: alfa sobe para 3 na raiz. O próximo filho é examinado com esse alfa, então sabe desde o começo o que precisa superar.</translation>
    </message>
    <message>
        <source>In the second child MIN found 2. MAX has 3, so the last leaf need not be visited: four of five leaves were enough. Only MAX moves alpha, only MIN moves beta, and a child inherits both. The strokes and the sign ≤ are what the next two topics are about.</source>
        <translation>No segundo filho MIN encontrou 2. MAX tem 3, então a última folha não precisa ser visitada: quatro das cinco folhas bastaram. Só MAX move alfa, só MIN move beta, e um filho herda os dois. Dos traços e do sinal ≤ tratam os dois próximos tópicos.</translation>
    </message>
    <message>
        <source>MAX has 3 at the first child. In the second MIN has found 2, so MIN can hold MAX to 2 there, or less. MAX gains nothing by going there, whatever a is. The search cuts what is left.</source>
        <translation>MAX tem 3 no primeiro filho. No segundo, MIN encontrou 2, então MIN pode segurar MAX em 2 ali, ou menos. MAX não ganha nada indo até lá, qualquer que seja a. A busca corta o que resta.</translation>
    </message>
    <message>
        <source>Four of the nine leaves were never visited. Do you believe it? Choose a hatched leaf and go Back: beside the tree it can be given any value, and the root stays 3.</source>
        <translation>Quatro das nove folhas nunca foram visitadas. Você acredita? Escolha uma folha hachurada e use Voltar: ao lado da árvore pode-se dar a ela qualquer valor, e a raiz continua sendo 3.</translation>
    </message>
    <message>
        <source>This node returns 2, but 2 need not be its value: a and b were not visited, and each could be less. Its value is 2 at most, so the tree says ≤ 2. That is all MAX needs, who has 3.</source>
        <translation>Este nó retorna 2, mas 2 não precisa ser seu valor: a e b não foram visitadas, e cada uma poderia ser menor. Seu valor é no máximo 2, por isso a árvore diz ≤ 2. É tudo de que MAX, que tem 3, precisa.</translation>
    </message>
    <message>
        <source>The same tree one level up: MAX chooses among 3, c and 2, and of c it is known that it is 2 or less. The root is worth 3 with any of these values.</source>
        <translation>A mesma árvore um nível acima: MAX escolhe entre 3, c e 2, e de c se sabe que é 2 ou menos. A raiz vale 3 com qualquer um desses valores.</translation>
    </message>
    <message>
        <source>Three moves with three answers each. The first child is exactly 3, the second at most 2. The third visited all of its leaves, and is exactly 2. Other leaves in place of those that were cut may change a node marked ≤ or ≥, never one marked =, and the root of a whole search is always marked =. A bound can come up from a cut further below, too.</source>
        <translation>Três jogadas com três respostas cada uma. O primeiro filho é exatamente 3, o segundo no máximo 2. O terceiro visitou todas as suas folhas, e é exatamente 2. Outras folhas no lugar das podadas podem mudar um nó marcado com ≤ ou ≥, nunca um marcado com =, e a raiz de uma busca inteira é sempre marcada com =. Um limite também pode vir de um corte mais abaixo.</translation>
    </message>
    <message>
        <source>MIN moves first. The left child returned 5. On the right MAX saw the 2 first, which cuts nothing, and then the 7: all four leaves were visited.</source>
        <translation>MIN joga primeiro. O filho da esquerda retornou 5. À direita MAX viu primeiro o 2, que não corta nada, e depois o 7: todas as quatro folhas foram visitadas.</translation>
    </message>
    <message>
        <source>The same tree with 7 before 2. MAX has 7 at once, MIN has 5 elsewhere, and the 2 is cut: three leaves instead of four. The root is worth the same. Order changes the work, never the value; of moves worth the same it changes which is played.</source>
        <translation>A mesma árvore com 7 antes de 2. MAX tem 7 de imediato, MIN tem 5 em outro lugar, e o 2 é podado: três folhas em vez de quatro. A raiz vale o mesmo. A ordem muda o trabalho, nunca o valor; entre jogadas de mesmo valor, muda qual é jogada.</translation>
    </message>
    <message>
        <source>This tree is from the textbook by Russell and Norvig. Seven of its nine leaves are visited, because in the third child the 2, which MIN wants, comes last: with 14 last, as 5, 2, 14, six would be enough, and with 2 first five.</source>
        <translation>Esta árvore é do livro de Russell e Norvig. Sete de suas nove folhas são visitadas, porque no terceiro filho o 2, que MIN quer, vem por último: com 14 por último, como 5, 2, 14, bastariam seis, e com 2 primeiro, cinco.</translation>
    </message>
    <message>
        <source>With the best answer first everywhere it is five: 3 + 3 − 1. Less is impossible. In general the best order needs about 2b^(m/2) leaves, where plain minimax needs b^m: with the same work alpha-beta looks twice as deep. Drag a child past its neighbour to try orders of your own.</source>
        <translation>Com a melhor resposta primeiro em toda parte são cinco: 3 + 3 − 1. Menos é impossível. Em geral a melhor ordem precisa de cerca de 2b^(m/2) folhas, enquanto o minimax simples precisa de b^m: com o mesmo trabalho, a alfa-beta chega ao dobro da profundidade. Arraste um filho além do vizinho para experimentar suas próprias ordens.</translation>
    </message>
    <message>
        <source>Nim with 20 counters. Trying the largest take first, alpha-beta needs 1,093 calls; trying the smallest first, 38,949. Programs therefore try first what is likely to be best: moves that capture, moves that were good before, moves that leave few answers.</source>
        <translation>Nim com 20 peças. Tentando primeiro tirar mais, a alfa-beta precisa de 1.093 chamadas; tentando primeiro tirar menos, de 38.949. Por isso os programas tentam primeiro o que provavelmente é melhor: capturas, jogadas que foram boas antes, jogadas que deixam poucas respostas.</translation>
    </message>
    <message>
        <source>Three levels of tic-tac-toe from Moraes&apos;s report. The easy one looks one ply ahead and judges by a heuristic: the lines still open to it, less those open to the other side. O could win at 9; but the count of lines has no win in it, other moves are worth as much, and of equal ones the report&apos;s level plays the first, 3. (This program&apos;s easy level draws lots among them.)</source>
        <translation>Três níveis do jogo da velha do relatório de Moraes. O fácil calcula uma jogada à frente e avalia por uma heurística: as linhas ainda abertas para ele, menos as abertas para o outro lado. O poderia vencer em 9; mas a contagem de linhas não leva em conta a vitória, outras jogadas valem o mesmo, e entre iguais o nível do relatório joga a primeira, 3. (O nível fácil deste programa sorteia entre elas.)</translation>
    </message>
    <message>
        <source>This topic goes beyond the articles. In Nim many orders of moves lead to the same heap: taking 1 and then 2 leaves what taking 2 and then 1 does. A transposition table keeps what the search has proved of each position, so that it is not searched again.</source>
        <translation>Este tópico vai além dos artigos. No Nim muitas ordens de jogadas levam ao mesmo monte: tirar 1 e depois 2 deixa o mesmo que tirar 2 e depois 1. Uma tabela de transposição guarda o que a busca provou de cada posição, para que não seja examinada de novo.</translation>
    </message>
    <message>
        <source>The first answer from the table. This heap was searched before, by other moves. The table need not hold the exact value: that it is at least beta, or at most alpha, is enough for a cut. If it is not enough, the node is searched after all.</source>
        <translation>A primeira resposta da tabela. Este monte já foi examinado, por outras jogadas. A tabela não precisa ter o valor exato: que ele seja no mínimo beta, ou no máximo alfa, basta para um corte. Se não bastar, o nó é examinado assim mesmo.</translation>
    </message>
    <message>
        <source>X can win at 7 at once. But 2 wins too, a little later, and comes first in the list; both are worth 1, so alpha-beta plays 2. A program that always finds another win in two moves never wins.</source>
        <translation>X pode vencer na hora em 7. Mas 2 também vence, um pouco depois, e vem antes na lista; os dois valem 1, então a alfa-beta joga 2. Um programa que sempre encontra outra vitória em duas jogadas nunca vence.</translation>
    </message>
    <message>
        <source>Now a result counts one more for each square that is left empty. The win at 7 leaves four and is worth 5, the later one is worth less, so the search plays 7; and a side that must lose puts it off. Chess programs do the same when they count the moves to mate.</source>
        <translation>Agora um resultado conta um a mais por casa que fica vazia. A vitória em 7 deixa quatro e vale 5, a mais tardia vale menos, então a busca joga 7; e um lado que tem que perder adia a derrota. Os programas de xadrez fazem o mesmo quando contam as jogadas até o mate.</translation>
    </message>
    <message>
        <source>A utility is often +1, 0 or −1: won, drawn, lost. Any numbers do, as long as more is better for MAX: in Othello the difference of the discs, in backgammon from −192 to +192. Here MAX wins with child 2 and with child 3, but 2 points are more than 1, which +1 for any win would not show. Child 1 tempts with 192: what would MIN leave of it?</source>
        <translation>Uma utilidade é muitas vezes +1, 0 ou −1: vitória, empate, derrota. Servem quaisquer números, desde que mais seja melhor para MAX: no Othello a diferença de peças, no gamão de −192 a +192. Aqui MAX vence com o filho 2 e com o filho 3, mas 2 pontos são mais que 1, o que +1 por qualquer vitória não mostraria. O filho 1 atrai com 192: o que MIN deixaria dele?</translation>
    </message>
    <message>
        <source>Go Back to the code and step. The function calls itself for each child and ends at a leaf: a call waits in the stack until its children have returned. In “Entendendo o algoritmo Minimax” a listing that has MAX&apos;s half only passes on the board itself, not the child. With both halves written so, each call would be about the same position, no leaf would ever come, and the calls would never end. The next listing has it right.</source>
        <translation>Use Voltar para ir ao código e avance. A função chama a si mesma para cada filho e termina em uma folha: uma chamada espera na pilha até que seus filhos tenham retornado. Em “Entendendo o algoritmo Minimax” uma listagem que só tem a metade de MAX passa adiante o próprio tabuleiro, não o filho. Com as duas metades escritas assim, cada chamada trataria da mesma posição, nunca viria uma folha e as chamadas não terminariam. A listagem seguinte está certa.</translation>
    </message>
    <message>
        <source>Read the signs. “Entendendo o algoritmo Minimax” calls a positive branch a certain win, and takes a negative one only if nothing is better. What minimax claims: from a node worth 1 MAX can win whatever MIN does, from one worth −1 MIN can, and from 0 neither can. Here one move of X is positive; below it there are lost games as well, into which X need not go. The other four are negative.</source>
        <translation>Leia os sinais. “Entendendo o algoritmo Minimax” chama um ramo positivo de vitória certa, e só aceita um negativo se nada for melhor. O que o minimax afirma: de um nó que vale 1 MAX pode vencer, faça MIN o que fizer; de um que vale −1, MIN pode; e de 0, nenhum dos dois. Aqui uma jogada de X é positiva; abaixo dela também há partidas perdidas, às quais X não precisa ir. As outras quatro são negativas.</translation>
    </message>
    <message>
        <source>Here, too, children were cut, and yet each node is marked =. In tic-tac-toe no result is below −1: where MIN has −1 already, the cut replies cannot make it less, so ≤ −1 is = −1. Nim is the same; so is +1 for MAX. Written trees know no such end: any number may follow.</source>
        <translation>Aqui também foram podados filhos, e mesmo assim todo nó está marcado com =. No jogo da velha nenhum resultado é menor que −1: onde MIN já tem −1, as respostas podadas não podem diminuí-lo, então ≤ −1 é = −1. No Nim é igual; e também +1 para MAX. As árvores escritas não têm esse fim: qualquer número pode vir depois.</translation>
    </message>
    <message>
        <source>The first chess programs, which “Algoritmo Minimax com podas Alfa-beta” begins with, were on paper. In 1950 Claude Shannon told two kinds apart: type A looks at all moves to a fixed depth and evaluates there, as this search does; type B looks at few moves, but deeper. Alan Turing wrote a program at that time, too, and carried it out by hand. Alpha-beta came later, and let type A look twice as deep.</source>
        <translation>Os primeiros programas de xadrez, com os quais começa “Algoritmo Minimax com podas Alfa-beta”, existiam no papel. Em 1950 Claude Shannon distinguiu dois tipos: o tipo A examina todas as jogadas até uma profundidade fixa e ali avalia, como faz esta busca; o tipo B examina poucas jogadas, porém mais fundo. Alan Turing também escreveu um programa na época, e o executou à mão. A alfa-beta veio depois, e fez o tipo A chegar ao dobro da profundidade.</translation>
    </message>
    <message>
        <source>The same position with one more move of its own, three plies. Now X&apos;s reply counts: 3, 4 and 6 are worth −1 and 9 is worth 0, so it plays 9. It wins there, but it still sees lines and no win.</source>
        <translation>A mesma posição com mais uma jogada própria, três no total. Agora a resposta de X conta: 3, 4 e 6 valem −1 e 9 vale 0, então ele joga 9. Ali vence, mas ainda vê linhas e não a vitória.</translation>
    </message>
    <message>
        <source>MIN has seen the leaf 3. It will never let more than 3 happen here, so beta falls to 3 at this node. The window is written beside it.</source>
        <translation>MIN viu a folha 3. Ele nunca deixará acontecer mais que 3 aqui, então beta cai para 3 neste nó. A janela está escrita ao lado dele.</translation>
    </message>
    <message>
        <source>The same in a tree with nine leaves. MIN has 2 here, which is not above alpha, the 3 that MAX has at the root. The leaves a and b are cut. They are hatched, and nobody had to know their values. (“Algoritmo Minimax com podas Alfa-beta”, where the tree is from, moves beta first and writes α = 3, β = 2: an empty window, in which no value can matter. Fail-hard in Edit does so.)</source>
        <translation>O mesmo em uma árvore de nove folhas. MIN tem 2 aqui, que não supera alfa, o 3 que MAX tem na raiz. As folhas a e b são podadas. Estão hachuradas, e ninguém precisou saber seus valores. (“Algoritmo Minimax com podas Alfa-beta”, de onde vem a árvore, move primeiro beta e escreve α = 3, β = 2: uma janela vazia, em que nenhum valor pode importar. Fail-hard, em Editar, faz isso.)</translation>
    </message>
    <message>
        <source>Searched to the end no heuristic is needed: a leaf&apos;s value is the result. O wins at 9. View &gt; Page &gt; Compare has a button Levels, for those of the program and the report&apos;s own hard level, which goes by rules before it searches.</source>
        <translation>Buscando até o fim, não se precisa de heurística: o valor de uma folha é o resultado. O vence em 9. Ver &gt; Página &gt; Comparar tem um botão Níveis, com os do programa e o nível difícil do próprio relatório, que segue regras antes de buscar.</translation>
    </message>
    <message>
        <source>The heuristic of “Entendendo o algoritmo Minimax” gives points line by line, and infinity for a win. Step to a leaf and choose View &gt; Page &gt; The node: its table has the points. A heuristic is an opinion: View &gt; Page &gt; Numbers of the articles has a game that this one loses at depth 2.</source>
        <translation>A heurística de “Entendendo o algoritmo Minimax” dá pontos linha por linha, e infinito por uma vitória. Avance até uma folha e escolha Ver &gt; Página &gt; O nó: sua tabela tem os pontos. Uma heurística é uma opinião: Ver &gt; Página &gt; Números dos artigos tem uma partida que esta perde na profundidade 2.</translation>
    </message>
    <message>
        <source>For chess “El algoritmo MiniMax” takes the points of one side&apos;s pieces less those of the other&apos;s: the larger, the better. Here is that heuristic in Othello, where each disc counts one, and nothing else in it: each first move leaves 4 discs to 1, worth 3. In fact many discs early on give the other side moves, so the levels&apos; heuristic counts them against their owner then. View &gt; Page &gt; Compare has a button Weights, which tests each term.</source>
        <translation>Para o xadrez, “El algoritmo MiniMax” toma os pontos das peças de um lado menos os do outro: quanto maior, melhor. Aqui está essa heurística no Othello, em que cada peça conta um, e nada mais: cada primeira jogada deixa 4 peças contra 1, o que vale 3. Na verdade, muitas peças no começo dão jogadas ao outro lado, por isso a heurística dos níveis nessa fase as conta contra o dono. Ver &gt; Página &gt; Comparar tem um botão Pesos, que testa cada termo.</translation>
    </message>
    <message>
        <source>Nim with 20 counters, where the last one loses. Only one first move wins: take 3. View &gt; Page &gt; The node has a table of the heaps that lose.</source>
        <translation>Nim com 20 peças, em que a última perde. Só uma primeira jogada vence: tirar 3. Ver &gt; Página &gt; O nó tem uma tabela dos montes que perdem.</translation>
    </message>
    <message>
        <source>Othello is too large for its end: here are six plies, evaluated by corners, moves and discs, with other weights in the opening, the midgame and the endgame. View &gt; Page &gt; The node has a table of each term. Hard searches deeper in the same way, by the patterns of edges, corners and lines, with weights that were learnt from games, as the program Logistello had them.</source>
        <translation>O Othello é grande demais para ir até o fim: aqui são seis jogadas, avaliadas por cantos, jogadas possíveis e peças, com outros pesos na abertura, no meio-jogo e no final. Ver &gt; Página &gt; O nó tem uma tabela de cada termo. O nível difícil busca mais fundo do mesmo modo, pelos padrões de lados, cantos e linhas, com pesos aprendidos em partidas, como os do programa Logistello.</translation>
    </message>
    <message>
        <source>In Othello a player who cannot turn a disc passes: the pass is a node like any other. Now open the position of your own game, or ask why the last move was played: Lab &gt; Open has both.</source>
        <translation>No Othello, um jogador que não pode virar nenhuma peça passa: o passe é um nó como qualquer outro. Agora abra a posição da sua própria partida, ou pergunte por que a última jogada foi feita: Laboratório &gt; Abrir tem as duas coisas.</translation>
    </message>
    <message>
        <source>All of tic-tac-toe once more. With one window and no table alpha-beta makes 18,297 calls; look below the tree how few are left. The value is the same, since the table only repeats what was proved. Two more algorithms try first what did well before, killer moves and iterative deepening: Lab &gt; Open &gt; Beyond the documents: what engines add has both.</source>
        <translation>O jogo da velha inteiro outra vez. Com uma janela e sem tabela, a alfa-beta faz 18.297 chamadas; veja sob a árvore quantas restam. O valor é o mesmo, pois a tabela só repete o que foi provado. Mais dois algoritmos tentam primeiro o que antes deu certo, jogadas assassinas e aprofundamento iterativo: Laboratório &gt; Abrir &gt; Além dos documentos: o que as engines acrescentam tem os dois.</translation>
    </message>
    <message>
        <source>Another cut, from “El algoritmo MiniMax”: stop at a move that wins, and at nothing else. It is right, but in the whole game it makes 94,978 calls and alpha-beta, which compares all values, 18,297 with one window; in one position either may need fewer. (There it is called poda alpha, alpha pruning, after a win of MAX, and poda beta, beta pruning, after one of MIN. Everybody else says the opposite: a beta cutoff is at MAX.)</source>
        <translation>Outro corte, de “El algoritmo MiniMax”: parar em uma jogada que vence, e em mais nada. Está certo, mas no jogo inteiro faz 94.978 chamadas, e a alfa-beta, que compara todos os valores, 18.297 com uma só janela; em uma dada posição, qualquer dos dois pode precisar de menos. (Ali se chama poda alpha depois de uma vitória de MAX, e poda beta depois de uma de MIN. Todos os outros dizem o contrário: um corte beta acontece em MAX.)</translation>
    </message>
    <message>
        <source>Trees grow fast. Tic-tac-toe has 549,946 nodes with its root, though only 5,478 positions, or 765 if turned and mirrored ones count once; Nim with 20 counters 266,079 nodes and 40 positions. Most games are too large: Othello&apos;s first six plies alone have 9,913 nodes, and estimates for all of it are 10^28 positions and 10^58 games. This explosion is why a search stops at a depth, here at six plies, and judges what it finds there.</source>
        <translation>As árvores crescem depressa. O jogo da velha tem 549.946 nós contando a raiz, mas só 5.478 posições, ou 765 se as giradas e espelhadas contarem uma vez; o Nim com 20 peças, 266.079 nós e 40 posições. A maioria dos jogos é grande demais: só as seis primeiras jogadas do Othello têm 9.913 nós, e as estimativas para o jogo todo são 10^28 posições e 10^58 partidas. É por essa explosão que uma busca para em uma profundidade, aqui de seis jogadas, e avalia o que encontra ali.</translation>
    </message>
    <message>
        <source>All of tic-tac-toe. Each first move is worth 0: against best play nobody wins. Plain minimax makes 549,945 calls below the root, alpha-beta 30,709 with a new window for each first move, as here, and 18,296 with one window for all.</source>
        <translation>O jogo da velha inteiro. Cada primeira jogada vale 0: contra jogo perfeito ninguém vence. O minimax simples faz 549.945 chamadas abaixo da raiz; a alfa-beta, 30.709 com uma janela nova para cada primeira jogada, como aqui, e 18.296 com uma só para todas.</translation>
    </message>
    <message>
        <source>On paper one draws it level by level: X&apos;s three moves; O&apos;s six replies, two of which win (red); X&apos;s four last moves, which all win (blue). Then the values, from the last ply up: the largest where X chooses, the smallest where O does, and 1 at the root. The program goes into one branch after the other instead; the values are the same.</source>
        <translation>No papel, desenha-se nível por nível: as três jogadas de X; as seis respostas de O, das quais duas vencem (vermelho); as quatro últimas jogadas de X, que vencem todas (azul). Depois os valores, do último nível para cima: o maior onde X escolhe, o menor onde O escolhe, e 1 na raiz. O programa, em vez disso, entra em um ramo depois do outro; os valores são os mesmos.</translation>
    </message>
    <message>
        <source>The same as a story, from the article on an Othello engine. Child 1 is B, the move that decides; child 2 is C, which is answered at once. B is worth 7: whatever MIN replies, MAX has 7 at least. One answer to C leaves 1, so the other answers b, c and d need not be known: C is worse than B already.</source>
        <translation>O mesmo contado como uma história, do artigo sobre uma engine de Othello. O filho 1 é B, a jogada que decide; o filho 2 é C, que tem resposta imediata. B vale 7: responda MIN o que responder, MAX tem pelo menos 7. Uma resposta a C deixa 1, então as outras respostas b, c e d não precisam ser conhecidas: C já é pior que B.</translation>
    </message>
</context>
<context>
    <name>ui::lab::PracticePage</name>
    <message>
        <source>The tree</source>
        <translation>A árvore</translation>
    </message>
    <message>
        <source>Plies</source>
        <translation>Níveis</translation>
    </message>
    <message>
        <source>Children, at most</source>
        <translation>Filhos, no máximo</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Número</translation>
    </message>
    <message>
        <source>Next tree</source>
        <translation>Próxima árvore</translation>
    </message>
    <message>
        <source>Your own tree, such as %1</source>
        <translation>Uma árvore sua, como %1</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>Usar</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Busca</translation>
    </message>
    <message>
        <source>Alpha-beta, cuts at the bound</source>
        <translation>Alfa-beta, corta no limite</translation>
    </message>
    <message>
        <source>Alpha-beta, cuts beyond the bound only</source>
        <translation>Alfa-beta, corta só além do limite</translation>
    </message>
    <message>
        <source>Minimax</source>
        <translation>Minimax</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ordem</translation>
    </message>
    <message>
        <source>From left to right</source>
        <translation>Da esquerda para a direita</translation>
    </message>
    <message>
        <source>From right to left</source>
        <translation>Da direita para a esquerda</translation>
    </message>
    <message>
        <source>The tree %1</source>
        <comment>in brackets</comment>
        <translation>A árvore %1</translation>
    </message>
    <message>
        <source>Your answers</source>
        <translation>As suas respostas</translation>
    </message>
    <message>
        <source>Write down the value of each node.</source>
        <translation>Escreva o valor de cada nó.</translation>
    </message>
    <message>
        <source>Node</source>
        <translation>Nó</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Branches that are cut</source>
        <translation>Ramos que são podados</translation>
    </message>
    <message>
        <source>Checked</source>
        <translation>Verificação</translation>
    </message>
    <message>
        <source>Value of %1</source>
        <comment>a node</comment>
        <translation>Valor de %1</translation>
    </message>
    <message>
        <source>leaf %1, which is %2</source>
        <comment>%1: its place among the children</comment>
        <translation>a folha %1, que vale %2</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Verificar</translation>
    </message>
    <message>
        <source>Show the answers</source>
        <translation>Mostrar as respostas</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Limpar</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Certo</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>Errado</translation>
    </message>
    <message>
        <source>At the first check of a tree: %2 of %3 nodes right. Trees so far: %1.</source>
        <translation>Na primeira verificação de cada árvore: %2 de %3 nós certos. Árvores até agora: %1.</translation>
    </message>
    <message>
        <source>%1 of %2 leaves are visited, in the order that the tree shows.</source>
        <translation>São visitadas %1 de %2 folhas, na ordem que a árvore mostra.</translation>
    </message>
    <message>
        <source>no. %1</source>
        <comment>the place of a visit</comment>
        <translation>nº %1</translation>
    </message>
    <message>
        <source>Expected a whole number, or nothing.</source>
        <translation>Esperava-se um número inteiro, ou nada.</translation>
    </message>
    <message>
        <source>%1 is visited: the search is not cut before it.</source>
        <translation>%1 é visitado: a busca não é podada antes dele.</translation>
    </message>
    <message>
        <source>%1 is never visited: it is behind a cut at %2.</source>
        <translation>%1 nunca é visitado: fica depois da poda em %2.</translation>
    </message>
    <message>
        <source>Column %1: %2.</source>
        <comment>%2: what was expected</comment>
        <translation>Coluna %1: %2.</translation>
    </message>
    <message>
        <source>expected MAX, because the levels alternate, or a value</source>
        <translation>esperava-se MAX, porque os níveis se alternam, ou um valor</translation>
    </message>
    <message>
        <source>expected MIN, because the levels alternate, or a value</source>
        <translation>esperava-se MIN, porque os níveis se alternam, ou um valor</translation>
    </message>
    <message>
        <source>expected a whole number, or ( and children</source>
        <translation>esperava-se um número inteiro, ou ( e filhos</translation>
    </message>
    <message>
        <source>expected ( and the children behind the name of a level</source>
        <translation>esperavam-se ( e os filhos depois do nome de um nível</translation>
    </message>
    <message>
        <source>expected a comma or %1</source>
        <translation>esperava-se uma vírgula ou %1</translation>
    </message>
    <message>
        <source>expected the end of the tree</source>
        <translation>esperava-se o fim da árvore</translation>
    </message>
    <message>
        <source>expected a value from -%1 to %1</source>
        <translation>esperava-se um valor de -%1 a %1</translation>
    </message>
    <message>
        <source>There is nothing to search: expected a node with children.</source>
        <translation>Não há onde buscar: esperava-se um nó com filhos.</translation>
    </message>
    <message>
        <source>A practice page has trees of numbers alone, without letters and chance nodes.</source>
        <translation>Uma página de prática tem árvores só de números, sem letras nem nós de acaso.</translation>
    </message>
    <message>
        <source>Search trees by hand</source>
        <translation>Buscar em árvores à mão</translation>
    </message>
    <message>
        <source>This page needs JavaScript, and nothing else.</source>
        <translation>Esta página precisa de JavaScript e de mais nada.</translation>
    </message>
    <message>
        <source>Show this tree</source>
        <translation>Ver esta árvore</translation>
    </message>
    <message>
        <source>Write down the value that each node returns, and leave it empty where the node is never visited. Tick every branch that is cut at a node, here or in the drawing, but none below it. A node that is cut returns the best value it has so far.</source>
        <translation>Escreva o valor que cada nó retorna e deixe em branco se o nó nunca for visitado. Marque todos os ramos que são podados em um nó, aqui ou no desenho, mas nenhum abaixo deles. Um nó em que há poda retorna o melhor valor que tem até então.</translation>
    </message>
    <message>
        <source>At %1 this branch is cut: %2</source>
        <comment>%2: a node</comment>
        <translation>Em %1 este ramo é podado: %2</translation>
    </message>
    <message>
        <source>Everything is right.</source>
        <translation>Está tudo certo.</translation>
    </message>
    <message>
        <source>Nodes that are right: %1 of %2.</source>
        <translation>Nós certos: %1 de %2.</translation>
    </message>
    <message>
        <source>Nothing is answered yet.</source>
        <translation>Ainda não há nenhuma resposta.</translation>
    </message>
    <message>
        <source>Minimax visits every node, and so %1.</source>
        <translation>O minimax visita todos os nós, inclusive %1.</translation>
    </message>
    <message>
        <source>%1 is MAX: it returns the largest value of what it has visited, %2.</source>
        <translation>%1 é MAX: retorna o maior valor do que visitou, %2.</translation>
    </message>
    <message>
        <source>%1 is MIN: it returns the smallest value of what it has visited, %2.</source>
        <translation>%1 é MIN: retorna o menor valor do que visitou, %2.</translation>
    </message>
    <message>
        <source>Nothing is cut at %1: before its last branch, what it has does not reach the bound.</source>
        <translation>Em %1 nada é podado: antes do seu último ramo, o que tem não alcança o limite.</translation>
    </message>
    <message>
        <source>Nothing is cut at %1: before its last branch, what it has is not beyond the bound, and equal is not enough.</source>
        <translation>Em %1 nada é podado: antes do seu último ramo, o que tem não passa do limite, e a igualdade não basta.</translation>
    </message>
    <message>
        <source>Nothing is cut at %1: the root has no bound.</source>
        <translation>Em %1 nada é podado: a raiz não tem limite.</translation>
    </message>
    <message>
        <source>At %1 all is cut after %2: the value of %1, %3, is at least beta, %4.</source>
        <comment>%2: a branch</comment>
        <translation>Em %1 tudo é podado depois de visitar %2: o valor de %1, %3, é pelo menos beta, %4.</translation>
    </message>
    <message>
        <source>At %1 all is cut after %2: the value of %1, %3, is above beta, %4.</source>
        <comment>%2: a branch</comment>
        <translation>Em %1 tudo é podado depois de visitar %2: o valor de %1, %3, é maior que beta, %4.</translation>
    </message>
    <message>
        <source>At %1 all is cut after %2: the value of %1, %3, is at most alpha, %4.</source>
        <comment>%2: a branch</comment>
        <translation>Em %1 tudo é podado depois de visitar %2: o valor de %1, %3, é no máximo alfa, %4.</translation>
    </message>
    <message>
        <source>At %1 all is cut after %2: the value of %1, %3, is below alpha, %4.</source>
        <comment>%2: a branch</comment>
        <translation>Em %1 tudo é podado depois de visitar %2: o valor de %1, %3, é menor que alfa, %4.</translation>
    </message>
    <message>
        <source>the text ends; expected a comma or %1</source>
        <translation>o texto termina; esperava-se uma vírgula ou %1</translation>
    </message>
    <message>
        <source>expected whole numbers alone</source>
        <translation>esperavam-se só números inteiros</translation>
    </message>
    <message>
        <source>The tree of the link cannot be read, and another is shown. %1</source>
        <translation>A árvore do link não pode ser lida, e outra é mostrada. %1</translation>
    </message>
    <message>
        <source>the tree is too large; expected at most %1 nodes and %2 plies</source>
        <translation>a árvore é grande demais; esperavam-se no máximo %1 nós e %2 níveis</translation>
    </message>
    <message>
        <source>A practice page has trees of at most %1 nodes and %2 plies.</source>
        <translation>Uma página de prática tem árvores de no máximo %1 nós e %2 níveis.</translation>
    </message>
    <message>
        <source>Copy the address to share a tree.</source>
        <translation>Copie o endereço para compartilhar uma árvore.</translation>
    </message>
    <message>
        <source>Result code, to be handed in:</source>
        <translation>Código do resultado, para entregar:</translation>
    </message>
    <message>
        <source>The code counts %1 nodes at most: these trees are not in it. Load the page again to begin a new one.</source>
        <translation>O código conta no máximo %1 nós: estas árvores não estão nele. Recarregue a página para começar outro.</translation>
    </message>
    <message>
        <source>The same number always brings the same tree on pages like this one. Worksheets, question files and the Search Lab have other trees for it.</source>
        <translation>O mesmo número traz sempre a mesma árvore em páginas como esta. As folhas de exercícios, os arquivos de perguntas e o Laboratório de busca têm outras árvores para ele.</translation>
    </message>
</context>
<context>
    <name>ui::lab::ProjectorWindow</name>
    <message>
        <source>Search Lab: projector</source>
        <translation>Laboratório de busca: projetor</translation>
    </message>
    <message>
        <source>Answer: %1</source>
        <translation>Resposta: %1</translation>
    </message>
    <message>
        <source>← → step</source>
        <comment>keys</comment>
        <translation>← → passo</translation>
    </message>
    <message>
        <source>↑ ↓ node</source>
        <comment>keys</comment>
        <translation>↑ ↓ nó</translation>
    </message>
    <message>
        <source>C next cut</source>
        <comment>keys</comment>
        <translation>C próximo corte</translation>
    </message>
    <message>
        <source>N P stop</source>
        <comment>keys</comment>
        <translation>N P parada</translation>
    </message>
    <message>
        <source>T text</source>
        <comment>keys</comment>
        <translation>T texto</translation>
    </message>
    <message>
        <source>Space play</source>
        <comment>keys</comment>
        <translation>Espaço reproduzir</translation>
    </message>
    <message>
        <source>B black or white</source>
        <comment>keys</comment>
        <translation>B preto ou branco</translation>
    </message>
    <message>
        <source>Esc leave</source>
        <comment>keys</comment>
        <translation>Esc sair</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <comment>a step, of all steps</comment>
        <translation>%1 / %2</translation>
    </message>
</context>
<context>
    <name>ui::lab::ProvePanel</name>
    <message>
        <source>Prove it</source>
        <translation>Provar</translation>
    </message>
    <message>
        <source>Value of the node</source>
        <translation>Valor do nó</translation>
    </message>
    <message>
        <source>The least value</source>
        <translation>O menor valor</translation>
    </message>
    <message>
        <source>The greatest value</source>
        <translation>O maior valor</translation>
    </message>
    <message>
        <source>Do you believe it?</source>
        <translation>Você acredita?</translation>
    </message>
    <message>
        <source>With %1 here the root is %2 whatever the other letters are.</source>
        <translation>Com %1 aqui a raiz é %2, quaisquer que sejam as outras letras.</translation>
    </message>
    <message>
        <source>With %1 here the root lies between %2 and %3, depending on the other letters.</source>
        <translation>Com %1 aqui a raiz fica entre %2 e %3, conforme as outras letras.</translation>
    </message>
    <message>
        <source>A proof would answer the quiz&apos;s question.</source>
        <translation>Uma prova responderia à pergunta do quiz.</translation>
    </message>
    <message>
        <source>Select a node below the root to give it any value.</source>
        <translation>Selecione um nó abaixo da raiz para lhe dar qualquer valor.</translation>
    </message>
    <message>
        <source>Give the leaf %1 any value:</source>
        <translation>Dê à folha %1 qualquer valor:</translation>
    </message>
    <message>
        <source>Give %1 any value:</source>
        <comment>a node</comment>
        <translation>Dê qualquer valor a este nó, %1:</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Buscando…</translation>
    </message>
    <message>
        <source>With this node at %1 the root is %3, and with %2 it is %3: so it is %3 for every value between.</source>
        <translation>Com este nó em %1 a raiz é %3, e em %2 é %3: portanto é %3 para todo valor entre eles.</translation>
    </message>
    <message>
        <source>Nothing was lost by not visiting it.</source>
        <translation>Não se perdeu nada por não visitá-lo.</translation>
    </message>
    <message>
        <source>Between %1 and %2 the root&apos;s value equals this node&apos;s; the root is worth %3 now.</source>
        <translation>Entre %1 e %2 o valor da raiz é igual ao deste nó; agora a raiz vale %3.</translation>
    </message>
    <message>
        <source>Between %1 and %2 the root&apos;s value equals this node&apos;s.</source>
        <translation>Entre %1 e %2 o valor da raiz é igual ao deste nó.</translation>
    </message>
    <message>
        <source>From %1 on upwards the root plays %2, below %1 %3.</source>
        <translation>De %1 para cima a raiz joga %2; abaixo de %1, %3.</translation>
    </message>
    <message>
        <source>From %1 on downwards the root plays %2, above %1 %3.</source>
        <translation>De %1 para baixo a raiz joga %2; acima de %1, %3.</translation>
    </message>
    <message>
        <source>The root plays %1 whatever this node is worth.</source>
        <translation>A raiz joga %1, valha este nó o que valer.</translation>
    </message>
    <message>
        <source>Whatever the other letters are, this node cannot change the root.</source>
        <translation>Quaisquer que sejam as outras letras, este nó não pode mudar a raiz.</translation>
    </message>
    <message>
        <source>The root is %1 in any case.</source>
        <translation>A raiz é %1 em todo caso.</translation>
    </message>
    <message>
        <source>This node can change the root whatever the other letters are.</source>
        <translation>Este nó pode mudar a raiz, quaisquer que sejam as outras letras.</translation>
    </message>
    <message>
        <source>This node matters when %1; otherwise the root is the same whatever it is worth.</source>
        <translation>Este nó importa quando %1; senão a raiz é a mesma, valha ele o que valer.</translation>
    </message>
    <message>
        <source>With %1 or less here the root is %1.</source>
        <translation>Com %1 ou menos aqui a raiz é %1.</translation>
    </message>
    <message>
        <source>With %1 or more here the root is %1.</source>
        <translation>Com %1 ou mais aqui a raiz é %1.</translation>
    </message>
    <message>
        <source>With %1 here the root is %2 and plays %3, after %4 calls.</source>
        <translation>Com %1 aqui a raiz é %2 e joga %3, depois de %4 chamadas.</translation>
    </message>
    <message>
        <source>Expectiminimax visits every node, so that there is no cut to be proved.</source>
        <translation>O expectiminimax visita todos os nós, então não há corte a ser provado.</translation>
    </message>
</context>
<context>
    <name>ui::lab::QuestionFiles</name>
    <message>
        <source>Leaves visited</source>
        <translation>Folhas visitadas</translation>
    </message>
    <message>
        <source>Those are all leaves.</source>
        <translation>Essas são todas as folhas.</translation>
    </message>
    <message>
        <source>Leaves never visited</source>
        <translation>Folhas nunca visitadas</translation>
    </message>
    <message>
        <source>leaf %1 from the left: %2</source>
        <comment>a number, a value</comment>
        <translation>folha %1 a partir da esquerda: %2</translation>
    </message>
    <message>
        <source>This leaf is visited.</source>
        <translation>Esta folha é visitada.</translation>
    </message>
    <message>
        <source>Question %1: %2</source>
        <comment>%2: what is asked</comment>
        <translation>Questão %1: %2</translation>
    </message>
    <message>
        <source>value</source>
        <translation>valor</translation>
    </message>
    <message>
        <source>window</source>
        <translation>janela</translation>
    </message>
    <message>
        <source>cut</source>
        <translation>podado</translation>
    </message>
    <message>
        <source>bound</source>
        <translation>limite</translation>
    </message>
    <message>
        <source>Order of the visits</source>
        <translation>Ordem das visitas</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valores</translation>
    </message>
    <message>
        <source>Windows</source>
        <translation>Janelas</translation>
    </message>
    <message>
        <source>Cuts</source>
        <translation>Cortes</translation>
    </message>
    <message>
        <source>Bounds</source>
        <translation>Limites</translation>
    </message>
    <message>
        <source>A leaf below a branch that is cut is never visited.</source>
        <translation>Uma folha abaixo de um ramo podado nunca é visitada.</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nunca</translation>
    </message>
    <message>
        <source>%1 The tree: %2</source>
        <comment>a question, a tree as text</comment>
        <translation>%1 A árvore: %2</translation>
    </message>
    <message>
        <source>Search tree: %1</source>
        <comment>a tree as text</comment>
        <translation>Árvore de busca: %1</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>Question of the lesson, %1</source>
        <comment>a number</comment>
        <translation>Pergunta da lição, %1</translation>
    </message>
    <message>
        <source>This tree is searched %1 (%2). %3</source>
        <comment>from left to right, an algorithm, a question</comment>
        <translation>A busca nesta árvore é feita %1 (%2). %3</translation>
    </message>
    <message>
        <source>How many of its %1 leaves are visited?</source>
        <translation>Quantas de suas %1 folhas são visitadas?</translation>
    </message>
    <message>
        <source>Which leaves are never visited?</source>
        <translation>Que folhas nunca são visitadas?</translation>
    </message>
    <message>
        <source>Which leaf is visited first, which second, and so on?</source>
        <translation>Que folha é visitada primeiro, qual em seguida, e assim por diante?</translation>
    </message>
    <message>
        <source>Is what %1&apos;s node at %2 returns its exact value, or a bound?</source>
        <comment>MAX or MIN, a place</comment>
        <translation>O que o nó de %1 (%2) retorna é seu valor exato ou um limite?</translation>
    </message>
    <message>
        <source>What does the chance node at %1 return?</source>
        <translation>O que o nó de acaso (%1) retorna?</translation>
    </message>
    <message>
        <source>What does %1&apos;s node at %2 return?</source>
        <comment>MAX or MIN, a place</comment>
        <translation>O que o nó de %1 (%2) retorna?</translation>
    </message>
    <message>
        <source>What does MAX have for sure at %1 once %2 has returned? Unless it cuts, that is alpha.</source>
        <comment>two places</comment>
        <translation>Nó: %1. O que MAX tem garantido depois do retorno deste nó: %2? A menos que MAX corte, isso é alfa.</translation>
    </message>
    <message>
        <source>What does MIN have for sure at %1 once %2 has returned? Unless it cuts, that is beta.</source>
        <comment>two places</comment>
        <translation>Nó: %1. O que MIN tem garantido depois do retorno deste nó: %2? A menos que MIN corte, isso é beta.</translation>
    </message>
    <message>
        <source>Which branches of %1&apos;s node at %2 are never visited?</source>
        <comment>MAX or MIN, a place</comment>
        <translation>Que ramos do nó de %1 (%2) nunca são visitados?</translation>
    </message>
    <message>
        <source>%1 is too large for a picture: it has more than %2 nodes. Choose fewer plies or children.</source>
        <comment>a random tree</comment>
        <translation>%1 é grande demais para uma figura: tem mais de %2 nós. Escolha menos níveis ou filhos.</translation>
    </message>
    <message>
        <source>Questions whose answers depend on the value of a letter are left out.</source>
        <translation>As perguntas cuja resposta depende do valor de uma letra são omitidas.</translation>
    </message>
    <message>
        <source>The tree is too large for the picture in each of its questions: it has more than %1 nodes. Choose a smaller depth, search a subtree alone, or make GIFT, which has no pictures.</source>
        <translation>A árvore é grande demais para a figura de cada uma de suas perguntas: tem mais de %1 nós. Escolha uma profundidade menor, busque só em uma subárvore ou crie GIFT, que não tem figuras.</translation>
    </message>
    <message>
        <source>The file would have %1 MB, as each question has the picture of its tree, and the limit is %2 MB. Choose fewer stops, smaller trees, or GIFT, which has no pictures.</source>
        <translation>O arquivo teria %1 MB, porque cada pergunta tem a figura de sua árvore, e o limite é de %2 MB. Escolha menos paradas, árvores menores ou GIFT, que não tem figuras.</translation>
    </message>
</context>
<context>
    <name>ui::lab::QuestionTable</name>
    <message>
        <source>Questions and answers</source>
        <translation>Perguntas e respostas</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Pergunta</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Resposta</translation>
    </message>
</context>
<context>
    <name>ui::lab::QuizPanel</name>
    <message>
        <source>In all quizzes so far: %1 of %2.</source>
        <translation>Em todos os quizzes até hoje: %1 de %2.</translation>
    </message>
</context>
<context>
    <name>ui::lab::QuizScore</name>
    <message>
        <source>Values: %1.</source>
        <translation>Valores: %1.</translation>
    </message>
    <message>
        <source>Exact or bound: %1.</source>
        <translation>Exato ou limite: %1.</translation>
    </message>
    <message>
        <source>Alpha and beta: %1.</source>
        <translation>Alfa e beta: %1.</translation>
    </message>
    <message>
        <source>Cuts: %1.</source>
        <translation>Cortes: %1.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>%1 (%2 at the second try)</source>
        <translation>%1 (%2 na segunda tentativa)</translation>
    </message>
</context>
<context>
    <name>ui::lab::QuizStrings</name>
    <message>
        <source>Start predicting</source>
        <translation>Começar a prever</translation>
    </message>
    <message>
        <source>Start predicting from here</source>
        <translation>Começar a prever daqui</translation>
    </message>
    <message>
        <source>Stop predicting</source>
        <translation>Parar de prever</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>Sua resposta</translation>
    </message>
    <message>
        <source>A number, or inf</source>
        <translation>Um número, ou inf</translation>
    </message>
    <message>
        <source>Branches left; tick those that will not be visited</source>
        <translation>Ramos restantes; marque os que não serão visitados</translation>
    </message>
    <message>
        <source>Exact or bound</source>
        <translation>Exato ou limite</translation>
    </message>
    <message>
        <source>Exact</source>
        <translation>Exato</translation>
    </message>
    <message>
        <source>At most this: an upper bound</source>
        <translation>No máximo isto: um limite superior</translation>
    </message>
    <message>
        <source>At least this: a lower bound</source>
        <translation>No mínimo isto: um limite inferior</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no branch</comment>
        <translation>nenhum</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Responder</translation>
    </message>
    <message>
        <source>Next question</source>
        <translation>Próxima pergunta</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Dica</translation>
    </message>
    <message>
        <source>Mistakes; choose one to look at its step again</source>
        <translation>Erros; escolha um para rever seu passo</translation>
    </message>
    <message>
        <source>Question %1 of %2</source>
        <translation>Pergunta %1 de %2</translation>
    </message>
    <message>
        <source>You answered: %1. Right: %2.</source>
        <translation>Você respondeu: %1. Certo: %2.</translation>
    </message>
    <message>
        <source>✓ Right. %1</source>
        <translation>✓ Certo. %1</translation>
    </message>
    <message>
        <source>✗ %1 %2</source>
        <translation>✗ %1 %2</translation>
    </message>
    <message>
        <source>✗ %1 Try once more.</source>
        <translation>✗ %1 Tente mais uma vez.</translation>
    </message>
    <message>
        <source>Please give a whole number, or inf or -inf.</source>
        <translation>Escreva um número inteiro, ou inf ou -inf.</translation>
    </message>
    <message>
        <source>That was the last question of this search.</source>
        <translation>Essa foi a última pergunta desta busca.</translation>
    </message>
    <message>
        <source>That was the last question of this search. Choose a mistake to look at its step again.</source>
        <translation>Essa foi a última pergunta desta busca. Escolha um erro para rever seu passo.</translation>
    </message>
    <message>
        <source>These were the first %1 questions of this search; a page asks no more.</source>
        <translation>Essas foram as primeiras %1 perguntas desta busca; uma página não pergunta mais.</translation>
    </message>
    <message>
        <source>Hidden until the question is answered.</source>
        <translation>Oculto até a pergunta ser respondida.</translation>
    </message>
    <message>
        <source>Not so.</source>
        <translation>Não é isso.</translation>
    </message>
    <message>
        <source>Please choose one of the three.</source>
        <translation>Escolha uma das três.</translation>
    </message>
    <message>
        <source>Before each step you say what comes: what a node returns and, where the algorithm cuts, what MAX or MIN has for sure, which branches are cut, and whether a value is exact. What has not happened is hidden. Each question may be tried twice; then the answer and its reason are given.</source>
        <translation>Antes de cada passo você diz o que vem: o que um nó retorna e, onde o algoritmo poda, o que MAX ou MIN tem garantido, que ramos são podados e se um valor é exato. O que não aconteceu fica oculto. Cada pergunta pode ser tentada duas vezes; depois vêm a resposta e o motivo.</translation>
    </message>
    <message>
        <source>Please give a number that can be an average in this tree, such as %1, or a fraction such as 10/3.</source>
        <translation>Dê um número que possa ser uma média nesta árvore, como %1, ou uma fração como 10/3.</translation>
    </message>
</context>
<context>
    <name>ui::lab::QuizTexts</name>
    <message>
        <source>alpha</source>
        <translation>alfa</translation>
    </message>
    <message>
        <source>beta</source>
        <translation>beta</translation>
    </message>
    <message>
        <source>MAX returns the largest of what its children returned, but no less than the alpha that it was visited with.</source>
        <translation>MAX retorna o maior valor que seus filhos retornaram, mas nunca menos que o alfa com que foi visitado.</translation>
    </message>
    <message>
        <source>MIN returns the smallest of what its children returned, but no more than the beta that it was visited with.</source>
        <translation>MIN retorna o menor valor que seus filhos retornaram, mas nunca mais que o beta com que foi visitado.</translation>
    </message>
    <message>
        <source>MAX returns the largest of what its children returned.</source>
        <translation>MAX retorna o maior valor que seus filhos retornaram.</translation>
    </message>
    <message>
        <source>MIN returns the smallest of what its children returned.</source>
        <translation>MIN retorna o menor valor que seus filhos retornaram.</translation>
    </message>
    <message>
        <source>A value is exact if no branch that was cut could change it, here or below the child that it comes from. After a cut MAX has at least its value, and MIN at most.</source>
        <translation>Um valor é exato se nenhum ramo podado poderia mudá-lo, aqui ou abaixo do filho de que ele vem. Depois de um corte MAX tem no mínimo seu valor, e MIN no máximo.</translation>
    </message>
    <message>
        <source>Where no child is above alpha, MAX returns alpha and has at most that.</source>
        <translation>Quando nenhum filho supera alfa, MAX retorna alfa e tem no máximo isso.</translation>
    </message>
    <message>
        <source>Where no child is below beta, MIN returns beta and has at least that.</source>
        <translation>Quando nenhum filho fica abaixo de beta, MIN retorna beta e tem no mínimo isso.</translation>
    </message>
    <message>
        <source>It is only a bound: what was cut could change it.</source>
        <translation>É só um limite: o que foi podado poderia mudá-lo.</translation>
    </message>
    <message>
        <source>It is only a bound: what was cut could change it, or it comes from a child that returned its own bound.</source>
        <translation>É só um limite: o que foi podado poderia mudá-lo, ou ele vem de um filho que retornou seu próprio limite.</translation>
    </message>
    <message>
        <source>It is only a bound: no child is above alpha, so alpha is what it returns.</source>
        <translation>É só um limite: nenhum filho supera alfa, então alfa é o que ele retorna.</translation>
    </message>
    <message>
        <source>It is only a bound: no child is below beta, so beta is what it returns.</source>
        <translation>É só um limite: nenhum filho fica abaixo de beta, então beta é o que ele retorna.</translation>
    </message>
    <message>
        <source>MAX is at %1 with the window %2, and the child just visited returned %3. What is alpha now?</source>
        <translation>Nó: %1. MAX tem a janela %2, e o filho recém-visitado retornou %3. Quanto vale alfa agora?</translation>
    </message>
    <message>
        <source>MIN is at %1 with the window %2, and the child just visited returned %3. What is beta now?</source>
        <translation>Nó: %1. MIN tem a janela %2, e o filho recém-visitado retornou %3. Quanto vale beta agora?</translation>
    </message>
    <message>
        <source>MAX is at %1 with the window %2, and the child just visited returned %3. What does MAX have for sure now? Unless it cuts, that is alpha.</source>
        <translation>Nó: %1. MAX tem a janela %2, e o filho recém-visitado retornou %3. O que MAX tem garantido agora? A menos que ele corte, isso é alfa.</translation>
    </message>
    <message>
        <source>MIN is at %1 with the window %2, and the child just visited returned %3. What does MIN have for sure now? Unless it cuts, that is beta.</source>
        <translation>Nó: %1. MIN tem a janela %2, e o filho recém-visitado retornou %3. O que MIN tem garantido agora? A menos que ele corte, isso é beta.</translation>
    </message>
    <message>
        <source>%1 is at %2; its children so far: %3. %4</source>
        <comment>the last: a question</comment>
        <translation>Nó: %2. Filhos de %1 até agora: %3. %4</translation>
    </message>
    <message>
        <source>%1 is at %2 with the window %3 now. %4</source>
        <comment>the last: a question</comment>
        <translation>Nó: %2. A janela de %1 agora é %3. %4</translation>
    </message>
    <message>
        <source>MAX is at %1 and has %2 for sure now; beta is %3. %4</source>
        <comment>the last: a question</comment>
        <translation>Nó: %1. MAX tem agora %2 garantido; beta é %3. %4</translation>
    </message>
    <message>
        <source>MIN is at %1 and has %2 for sure now; alpha is %3. %4</source>
        <comment>the last: a question</comment>
        <translation>Nó: %1. MIN tem agora %2 garantido; alfa é %3. %4</translation>
    </message>
    <message>
        <source>%1 is not above alpha = %2.</source>
        <translation>%1 não é maior que alfa = %2.</translation>
    </message>
    <message>
        <source>%1 is not below beta = %2.</source>
        <translation>%1 não é menor que beta = %2.</translation>
    </message>
    <message>
        <source>%1 is above alpha = %2.</source>
        <translation>%1 é maior que alfa = %2.</translation>
    </message>
    <message>
        <source>%1 is below beta = %2.</source>
        <translation>%1 é menor que beta = %2.</translation>
    </message>
    <message>
        <source>%1&apos;s node at %2 was visited with %3 = %4 and is done; its children returned: %5. What does it return, fail-hard?</source>
        <comment>%3: alpha or beta</comment>
        <translation>O nó de %1 (%2) foi visitado com %3 = %4 e está concluído; seus filhos retornaram: %5. O que ele retorna, em fail-hard?</translation>
    </message>
    <message>
        <source>%1&apos;s node at %2 is done; its children returned: %3. What does it return?</source>
        <translation>O nó de %1 (%2) está concluído; seus filhos retornaram: %3. O que ele retorna?</translation>
    </message>
    <message>
        <source>%1&apos;s node at %2 returns %3. Is that its exact value, or a bound?</source>
        <translation>O nó de %1 (%2) retorna %3. Esse é seu valor exato ou um limite?</translation>
    </message>
    <message>
        <source>child %1, the leaf %2</source>
        <translation>filho %1, a folha %2</translation>
    </message>
    <message>
        <source>What MAX has for sure is the larger of alpha and what a child returned; beta is MIN&apos;s.</source>
        <translation>O que MAX tem garantido é o maior entre alfa e o que um filho retornou; beta é de MIN.</translation>
    </message>
    <message>
        <source>What MIN has for sure is the smaller of beta and what a child returned; alpha is MAX&apos;s.</source>
        <translation>O que MIN tem garantido é o menor entre beta e o que um filho retornou; alfa é de MAX.</translation>
    </message>
    <message>
        <source>MAX cuts the branches left once its best value is not below beta.</source>
        <translation>MAX poda os ramos restantes assim que seu melhor valor não é menor que beta.</translation>
    </message>
    <message>
        <source>MIN cuts the branches left once its best value is not above alpha.</source>
        <translation>MIN poda os ramos restantes assim que seu melhor valor não é maior que alfa.</translation>
    </message>
    <message>
        <source>That is the smallest; MAX takes the largest.</source>
        <translation>Esse é o menor; MAX escolhe o maior.</translation>
    </message>
    <message>
        <source>That is the largest; MIN takes the smallest.</source>
        <translation>Esse é o maior; MIN escolhe o menor.</translation>
    </message>
    <message>
        <source>That is the child that returned last; the best one counts.</source>
        <translation>Esse é o filho que retornou por último; conta o melhor.</translation>
    </message>
    <message>
        <source>No child is above the alpha that MAX was visited with; fail-soft returns the best child, fail-hard does not.</source>
        <translation>Nenhum filho supera o alfa com que MAX foi visitado; fail-soft retorna o melhor filho, fail-hard não.</translation>
    </message>
    <message>
        <source>No child is below the beta that MIN was visited with; fail-soft returns the best child, fail-hard does not.</source>
        <translation>Nenhum filho fica abaixo do beta com que MIN foi visitado; fail-soft retorna o melhor filho, fail-hard não.</translation>
    </message>
    <message>
        <source>That is beta; MAX moves alpha.</source>
        <translation>Isso é beta; MAX move alfa.</translation>
    </message>
    <message>
        <source>That is alpha; MIN moves beta.</source>
        <translation>Isso é alfa; MIN move beta.</translation>
    </message>
    <message>
        <source>That is what was known before; the child that returned is better.</source>
        <translation>Isso é o que se sabia antes; o filho que retornou é melhor.</translation>
    </message>
    <message>
        <source>What the child returned is not above alpha.</source>
        <translation>O que o filho retornou não é maior que alfa.</translation>
    </message>
    <message>
        <source>What the child returned is not below beta.</source>
        <translation>O que o filho retornou não é menor que beta.</translation>
    </message>
    <message>
        <source>Not so: it is %1.</source>
        <translation>Não é isso: é %1.</translation>
    </message>
    <message>
        <source>Cut too much: a branch left can still change the value.</source>
        <translation>Podou demais: um ramo restante ainda pode mudar o valor.</translation>
    </message>
    <message>
        <source>Cut too little: nothing left here can change the root.</source>
        <translation>Podou de menos: nada do que resta aqui pode mudar a raiz.</translation>
    </message>
    <message>
        <source>Cut in part: a cut takes all branches that are left, not some.</source>
        <translation>Podou em parte: um corte leva todos os ramos restantes, não alguns.</translation>
    </message>
    <message>
        <source>It is exact: nothing that was cut could change it.</source>
        <translation>É exato: nada do que foi podado poderia mudá-lo.</translation>
    </message>
    <message>
        <source>Nothing was written.</source>
        <translation>Nada foi escrito.</translation>
    </message>
    <message>
        <source>It follows from what you wrote below; the mistake is there.</source>
        <translation>Decorre do que você escreveu abaixo; o erro está lá.</translation>
    </message>
    <message>
        <source>The root of the subtree is visited with the window %1.</source>
        <translation>A raiz da subárvore é visitada com a janela %1.</translation>
    </message>
    <message>
        <source>3 is an exact value, &lt;= 3 and &gt;= 3 are bounds.</source>
        <translation>3 é um valor exato, &lt;= 3 e &gt;= 3 são limites.</translation>
    </message>
    <message>
        <source>Tick the branches that are cut, in the list or by Space in the tree; what is below them needs no answer.</source>
        <translation>Marque os ramos podados, na lista ou com Espaço na árvore; o que está abaixo deles não precisa de resposta.</translation>
    </message>
    <message>
        <source>A tree to be filled in may have %1 nodes. Choose a smaller depth or search a subtree alone.</source>
        <translation>Uma árvore para completar pode ter %1 nós. Escolha uma profundidade menor ou busque só em uma subárvore.</translation>
    </message>
    <message>
        <source>This search is a single leaf: there is nothing to be filled in. Choose a greater depth.</source>
        <translation>Esta busca é uma única folha: não há nada para completar. Escolha uma profundidade maior.</translation>
    </message>
    <message>
        <source>This search needs the value of a leaf that is only a letter. Write a number there to fill in the tree.</source>
        <translation>Esta busca precisa do valor de uma folha que é só uma letra. Escreva ali um número para completar a árvore.</translation>
    </message>
    <message>
        <source>With a transposition table a node&apos;s value follows from others that the tree does not show. Choose another algorithm.</source>
        <translation>Com uma tabela de transposição, o valor de um nó vem de outros que a árvore não mostra. Escolha outro algoritmo.</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <comment>MAX or MIN, a place</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1, cuts: %2</source>
        <comment>a node, a mistake</comment>
        <translation>%1, cortes: %2</translation>
    </message>
    <message>
        <source>Not so.</source>
        <translation>Não é isso.</translation>
    </message>
    <message>
        <source>%1: %2 Right: %3.</source>
        <comment>a node, a mistake, a value</comment>
        <translation>%1: %2 Certo: %3.</translation>
    </message>
    <message>
        <source>MAX cuts the branches left once its best value is above beta.</source>
        <translation>MAX poda os ramos restantes assim que seu melhor valor é maior que beta.</translation>
    </message>
    <message>
        <source>MIN cuts the branches left once its best value is below alpha.</source>
        <translation>MIN poda os ramos restantes assim que seu melhor valor é menor que alfa.</translation>
    </message>
    <message>
        <source>Search the tree %1 by hand (%2). Choose a node in the tree or in the list, and write what it returns.</source>
        <comment>from left to right, an algorithm</comment>
        <translation>Faça à mão a busca na árvore, %1 (%2). Escolha um nó na árvore ou na lista e escreva o que ele retorna.</translation>
    </message>
    <message>
        <source>A chance node returns the sum of what its children returned, each times its probability.</source>
        <translation>Um nó de acaso retorna a soma do que os filhos retornaram, cada um vezes a sua probabilidade.</translation>
    </message>
    <message>
        <source>The chance node at %1 is done; its children returned, with their probabilities: %2. What does it return?</source>
        <translation>O nó de acaso (%1) está concluído; seus filhos retornaram, com as suas probabilidades: %2. O que ele retorna?</translation>
    </message>
    <message>
        <source>That is what one child returned; a chance node counts all of them.</source>
        <translation>Isso é o que um filho retornou; um nó de acaso conta todos.</translation>
    </message>
    <message>
        <source>That is the average of equal shares; here each child counts with its own probability.</source>
        <translation>Essa é a média em partes iguais; aqui cada filho conta com a sua própria probabilidade.</translation>
    </message>
    <message>
        <source>Which of the branches not visited yet will never be visited? None if the search goes on.</source>
        <translation>Quais dos ramos ainda não visitados nunca serão visitados? Nenhum, se a busca continuar.</translation>
    </message>
    <message>
        <source>Tick them, here or in the tree.</source>
        <translation>Marque-os, aqui ou na árvore.</translation>
    </message>
    <message>
        <source>It is an upper bound: the exact value may be less, never more.</source>
        <translation>É um limite superior: o valor exato pode ser menor, nunca maior.</translation>
    </message>
    <message>
        <source>It is a lower bound: the exact value may be more, never less.</source>
        <translation>É um limite inferior: o valor exato pode ser maior, nunca menor.</translation>
    </message>
    <message>
        <source>It is %1.</source>
        <comment>a number</comment>
        <translation>É %1.</translation>
    </message>
</context>
<context>
    <name>ui::lab::RandomBar</name>
    <message>
        <source>Sha&amp;pe…</source>
        <translation>For&amp;ma…</translation>
    </message>
    <message>
        <source>Next tree</source>
        <translation>Próxima árvore</translation>
    </message>
    <message>
        <source>Random tree number</source>
        <translation>Número da árvore aleatória</translation>
    </message>
    <message>
        <source>Plies, children and leaves of random trees. Now: %1</source>
        <translation>Níveis, filhos e folhas das árvores aleatórias. Agora: %1</translation>
    </message>
</context>
<context>
    <name>ui::lab::RandomForm</name>
    <message>
        <source>&amp;Plies</source>
        <translation>Nív&amp;eis</translation>
    </message>
    <message>
        <source>&amp;Most children</source>
        <translation>&amp;Máximo de filhos</translation>
    </message>
    <message>
        <source>E&amp;xactly as many at every node</source>
        <translation>Exatamente esse número em &amp;cada nó</translation>
    </message>
    <message>
        <source>Largest &amp;leaf</source>
        <translation>Maior &amp;folha</translation>
    </message>
    <message>
        <source>&amp;Ragged: leaves also above the last level</source>
        <translation>&amp;Irregular: folhas também acima do último nível</translation>
    </message>
    <message>
        <source>MIN &amp;first</source>
        <translation>MIN &amp;primeiro</translation>
    </message>
    <message>
        <source>C&amp;hance nodes at every second level</source>
        <translation>Nós de acas&amp;o em um de cada dois níveis</translation>
    </message>
</context>
<context>
    <name>ui::lab::RandomSeries</name>
    <message>
        <source>Random tree %1 (%2)</source>
        <comment>a number, a shape</comment>
        <translation>Árvore aleatória %1 (%2)</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>numbers of children</comment>
        <translation>de %1 a %2</translation>
    </message>
    <message>
        <source>plies: %1, children: %2, largest leaf: %3</source>
        <translation>níveis: %1, filhos: %2, maior folha: %3</translation>
    </message>
    <message>
        <source>%1, ragged</source>
        <comment>a random tree</comment>
        <translation>%1, irregular</translation>
    </message>
    <message>
        <source>%1, MIN first</source>
        <comment>a random tree</comment>
        <translation>%1, MIN primeiro</translation>
    </message>
    <message>
        <source>%1, chance nodes</source>
        <comment>a random tree</comment>
        <translation>%1, nós de acaso</translation>
    </message>
    <message>
        <source>Random trees %1 to %2 (%3)</source>
        <comment>two numbers, a shape</comment>
        <translation>Árvores aleatórias %1 a %2 (%3)</translation>
    </message>
</context>
<context>
    <name>ui::lab::RefutationWindow</name>
    <message>
        <source>Is depth 2 unbeatable?</source>
        <translation>A profundidade 2 é imbatível?</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Você</translation>
    </message>
    <message>
        <source>The program</source>
        <translation>O programa</translation>
    </message>
    <message>
        <source>Lost games</source>
        <translation>Partidas perdidas</translation>
    </message>
    <message>
        <source>Back a move</source>
        <translation>Uma jogada para trás</translation>
    </message>
    <message>
        <source>Forwards a move</source>
        <translation>Uma jogada à frente</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nova partida</translation>
    </message>
    <message>
        <source>Open in the Lab</source>
        <translation>Abrir no Laboratório</translation>
    </message>
    <message>
        <source>Shows the search in which the program chose its last move.</source>
        <translation>Mostra a busca em que o programa escolheu a última jogada dele.</translation>
    </message>
    <message>
        <source>Lost game %1: %2</source>
        <translation>Partida perdida %1: %2</translation>
    </message>
    <message>
        <source>Your move.</source>
        <translation>Sua vez.</translation>
    </message>
    <message>
        <source>The program&apos;s move.</source>
        <translation>A jogada do programa.</translation>
    </message>
    <message>
        <source>A draw. It can be beaten: see the lost games.</source>
        <translation>Empate. Ele pode ser vencido: veja as partidas perdidas.</translation>
    </message>
    <message>
        <source>You win: depth 2 can be beaten, whatever the article says.</source>
        <translation>Você vence: a profundidade 2 pode ser vencida, diga o artigo o que disser.</translation>
    </message>
    <message>
        <source>The program wins.</source>
        <translation>O programa vence.</translation>
    </message>
    <message>
        <source>According to “Entendendo o algoritmo Minimax” its program cannot be beaten at depth 2. You are X. Play it, or step through a game that it loses.</source>
        <translation>Segundo “Entendendo o algoritmo Minimax”, o programa do artigo não pode ser vencido na profundidade 2. Você é X. Jogue contra ele, ou percorra uma partida que ele perde.</translation>
    </message>
</context>
<context>
    <name>ui::lab::SearchTexts</name>
    <message>
        <source>depth %1: best move %2, %3</source>
        <comment>%3 is a count of calls</comment>
        <translation>profundidade %1: melhor jogada %2, %3</translation>
    </message>
    <message numerus="yes">
        <source>%Ln shallower search(es) came before it: %1.</source>
        <translation>
            <numerusform>%Ln busca mais rasa veio antes: %1.</numerusform>
            <numerusform>%Ln buscas mais rasas vieram antes: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The root is worth %1.</source>
        <translation>A raiz vale %1.</translation>
    </message>
    <message>
        <source>The root is worth %1 or less.</source>
        <translation>A raiz vale %1 ou menos.</translation>
    </message>
    <message>
        <source>The root is worth %1 or more.</source>
        <translation>A raiz vale %1 ou mais.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln call(s)</source>
        <translation>
            <numerusform>%Ln chamada</numerusform>
            <numerusform>%Ln chamadas</numerusform>
        </translation>
    </message>
    <message>
        <source>This is the search that the level uses.</source>
        <translation>Esta é a busca que o nível usa.</translation>
    </message>
    <message>
        <source>This is the search that the level uses; among equal moves it prefers to complete a line, to block one, or to stop a triangle.</source>
        <translation>Esta é a busca que o nível usa; entre jogadas iguais, ele prefere completar uma linha, bloquear uma ou impedir um triângulo.</translation>
    </message>
    <message>
        <source>The level completes a line, blocks one or stops a triangle by its rules; it uses this search only where none of them applies.</source>
        <translation>O nível completa uma linha, bloqueia uma ou impede um triângulo por suas regras; só usa esta busca quando nenhuma se aplica.</translation>
    </message>
    <message>
        <source>This is the search that the level uses, but it adds a random amount to each value.</source>
        <translation>Esta é a busca que o nível usa, mas ele soma a cada valor um número ao acaso.</translation>
    </message>
    <message>
        <source>The level follows the theory of Nim instead of searching; minimax agrees with it.</source>
        <translation>O nível segue a teoria do Nim em vez de buscar; o minimax concorda com ela.</translation>
    </message>
    <message>
        <source>The level plays any move; this is minimax&apos;s value of each.</source>
        <translation>O nível faz qualquer jogada; este é o valor minimax de cada uma.</translation>
    </message>
    <message>
        <source>Hard searches by the clock, with a table that it keeps from move to move and several threads, which no trace can repeat. This is the game&apos;s minimax at a fixed depth instead.</source>
        <translation>O Difícil busca pelo relógio, com uma tabela que guarda de jogada em jogada e várias threads, o que nenhum registro pode repetir. Em vez disso, aqui está o minimax do jogo em uma profundidade fixa.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln leaf(s) visited</source>
        <translation>
            <numerusform>%Ln folha visitada</numerusform>
            <numerusform>%Ln folhas visitadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln branch(es) cut</source>
        <translation>
            <numerusform>%Ln ramo podado</numerusform>
            <numerusform>%Ln ramos podados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln node(s) answered from the table</source>
        <translation>
            <numerusform>%Ln nó respondido pela tabela</numerusform>
            <numerusform>%Ln nós respondidos pela tabela</numerusform>
        </translation>
    </message>
    <message>
        <source>under %1 ms</source>
        <translation>menos de %1 ms</translation>
    </message>
    <message>
        <source>in %1 ms</source>
        <translation>em %1 ms</translation>
    </message>
    <message>
        <source>%1, %2.</source>
        <comment>counts, a time</comment>
        <translation>%1, %2.</translation>
    </message>
    <message>
        <source>The root is %1 whatever the letters are.</source>
        <translation>A raiz é %1, quaisquer que sejam as letras.</translation>
    </message>
    <message>
        <source>Letters were visited, and the search had to take some value for them: %1. For other values it may visit and cut other nodes.</source>
        <translation>Foram visitadas letras, e a busca teve que lhes dar algum valor: %1. Com outros valores pode visitar e podar outros nós.</translation>
    </message>
    <message>
        <source>The trace holds the nodes near the root; the others were only counted, and are searched again where you open them.</source>
        <translation>O registro contém os nós perto da raiz; os outros só foram contados, e são examinados de novo quando você os abre.</translation>
    </message>
    <message numerus="yes">
        <source>The shallower searches of the first made %Ln call(s) more.</source>
        <translation>
            <numerusform>As buscas mais rasas da primeira fizeram mais %Ln chamada.</numerusform>
            <numerusform>As buscas mais rasas da primeira fizeram mais %Ln chamadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The shallower searches of the second made %Ln call(s) more.</source>
        <translation>
            <numerusform>As buscas mais rasas da segunda fizeram mais %Ln chamada.</numerusform>
            <numerusform>As buscas mais rasas da segunda fizeram mais %Ln chamadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not searched: it would visit about %1 nodes, and the limit is %2. Choose a smaller depth, or an algorithm that cuts.</source>
        <translation>Busca não feita: visitaria cerca de %1 nós, e o limite é %2. Escolha uma profundidade menor, ou um algoritmo que poda.</translation>
    </message>
    <message>
        <source>%1 goes to the next step, %2 to the last.</source>
        <translation>%1 vai ao próximo passo, %2 ao último.</translation>
    </message>
    <message>
        <source>Leaves that alpha-beta visits here: %1 with the best child first everywhere, %2 as drawn, %3 with the worst first, and %4 on average in %5 orders by chance.</source>
        <translation>Folhas que a alfa-beta visita aqui: %1 com o melhor filho primeiro em toda parte, %2 na ordem do desenho, %3 com o pior primeiro, e %4 em média em %5 ordens ao acaso.</translation>
    </message>
    <message>
        <source>Plain minimax visits all %1.</source>
        <translation>O minimax simples visita todas as %1.</translation>
    </message>
    <message>
        <source>Plain minimax visits all b^m = %1^%2 = %3; no order visits fewer than %4, which is about 2b^(m/2).</source>
        <translation>O minimax simples visita todas as b^m = %1^%2 = %3; nenhuma ordem visita menos de %4, que é cerca de 2b^(m/2).</translation>
    </message>
    <message>
        <source>nothing cut</source>
        <translation>nada podado</translation>
    </message>
    <message>
        <source>Not searched: it would visit about %1 nodes, and the limit is %2. Choose a smaller depth.</source>
        <translation>Busca não feita: visitaria cerca de %1 nós, e o limite é %2. Escolha uma profundidade menor.</translation>
    </message>
</context>
<context>
    <name>ui::lab::SidePanel</name>
    <message>
        <source>‹ Back</source>
        <translation>‹ Voltar</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Pesos</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Níveis</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
</context>
<context>
    <name>ui::lab::StartPage</name>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Começar</translation>
    </message>
    <message>
        <source>Open</source>
        <comment>a tree</comment>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Prepare</source>
        <translation>Preparar</translation>
    </message>
    <message>
        <source>Begin to learn</source>
        <translation>Começar a aprender</translation>
    </message>
    <message>
        <source>Open a tree</source>
        <translation>Abrir uma árvore</translation>
    </message>
    <message>
        <source>Open my game</source>
        <translation>Abrir minha partida</translation>
    </message>
    <message>
        <source>Prepare a class</source>
        <translation>Preparar uma aula</translation>
    </message>
    <message>
        <source>Learn it</source>
        <translation>Aprender</translation>
    </message>
    <message>
        <source>Try a tree</source>
        <translation>Experimentar uma árvore</translation>
    </message>
    <message>
        <source>Write one, draw one at random, or open one of the textbooks. Step, prove, be asked.</source>
        <translation>Escreva uma, sorteie uma ou abra uma dos livros. Avance, prove, responda.</translation>
    </message>
    <message>
        <source>Look into my game</source>
        <translation>Examinar minha partida</translation>
    </message>
    <message>
        <source>Why did the computer play its move? The search of the position on your board.</source>
        <translation>Por que o computador fez essa jogada? A busca da posição do seu tabuleiro.</translation>
    </message>
    <message>
        <source>Teach</source>
        <translation>Ensinar</translation>
    </message>
    <message>
        <source>A lesson with notes and questions, a worksheet with its key, a page or a quiz for students.</source>
        <translation>Uma lição com notas e perguntas, uma folha de exercícios com gabarito, uma página ou um questionário para alunos.</translation>
    </message>
    <message>
        <source>How does a program choose a move?</source>
        <translation>Como um programa escolhe uma jogada?</translation>
    </message>
    <message>
        <source>It looks ahead in a tree, and it need not look at all of it.</source>
        <translation>Ele calcula à frente em uma árvore, e não precisa examiná-la inteira.</translation>
    </message>
    <message>
        <source>Nine topics of about five minutes, with a few trees each and a question at the end.</source>
        <translation>Nove tópicos de cerca de cinco minutos, cada um com algumas árvores e uma pergunta no fim.</translation>
    </message>
    <message>
        <source>This page is shown until you choose once; Help &gt; Start page brings it back.</source>
        <translation>Esta página aparece até você escolher uma vez; Ajuda &gt; Página inicial a traz de volta.</translation>
    </message>
    <message>
        <source>Play first; then the search of your position and of the computer&apos;s move opens here.</source>
        <translation>Jogue primeiro; depois a busca da sua posição e da jogada do computador se abre aqui.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jogar</translation>
    </message>
    <message>
        <source>Play a game</source>
        <translation>Jogar uma partida</translation>
    </message>
</context>
<context>
    <name>ui::lab::StepBar</name>
    <message>
        <source>Step</source>
        <translation>Passo</translation>
    </message>
    <message>
        <source>Next cut</source>
        <translation>Próximo corte</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Reproduzir</translation>
    </message>
    <message>
        <source>To its question</source>
        <translation>Ir à pergunta</translation>
    </message>
    <message>
        <source>Stop the quiz</source>
        <translation>Parar o quiz</translation>
    </message>
    <message>
        <source>A quiz is running.</source>
        <translation>Há um quiz em andamento.</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Passo %1 de %2</translation>
    </message>
</context>
<context>
    <name>ui::lab::StepModel</name>
    <message>
        <source>%1. %2</source>
        <comment>a step&apos;s number and words</comment>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>ui::lab::StepTexts</name>
    <message>
        <source>Plain minimax never cuts.</source>
        <translation>O minimax simples nunca poda.</translation>
    </message>
    <message>
        <source>%1 cuts as soon as a move wins for it, and at nothing else.</source>
        <translation>%1 corta assim que uma jogada lhe dá a vitória, e em nenhum outro caso.</translation>
    </message>
    <message>
        <source>The root only compares its moves; it never cuts.</source>
        <translation>A raiz só compara suas jogadas; nunca poda.</translation>
    </message>
    <message>
        <source>Nothing can be cut here: the child that is compared next is the last one.</source>
        <translation>Nada pode ser podado aqui: o próximo filho a comparar é o último.</translation>
    </message>
    <message>
        <source>Cannot cut yet: this move of the root has a full window, whatever the moves before it are worth.</source>
        <translation>Ainda não pode cortar: esta jogada da raiz tem a janela completa, valham o que valerem as jogadas anteriores.</translation>
    </message>
    <message>
        <source>Cannot cut yet: MIN has nothing elsewhere to compare with.</source>
        <translation>Ainda não pode cortar: MIN não tem nada em outro lugar para comparar.</translation>
    </message>
    <message>
        <source>Cannot cut yet: MAX has nothing elsewhere to compare with.</source>
        <translation>Ainda não pode cortar: MAX não tem nada em outro lugar para comparar.</translation>
    </message>
    <message>
        <source>MAX cuts only at +∞: a won game cannot be bettered.</source>
        <translation>MAX só corta em +∞: uma partida vencida não pode ser melhorada.</translation>
    </message>
    <message>
        <source>MIN cuts only at −∞: a won game cannot be bettered.</source>
        <translation>MIN só corta em −∞: uma partida vencida não pode ser melhorada.</translation>
    </message>
    <message>
        <source>MAX cuts as soon as a move is worth %1 or more.</source>
        <translation>MAX corta assim que uma jogada vale %1 ou mais.</translation>
    </message>
    <message>
        <source>MIN cuts as soon as a reply is worth %1 or less.</source>
        <translation>MIN corta assim que uma resposta vale %1 ou menos.</translation>
    </message>
    <message>
        <source>leaf</source>
        <translation>folha</translation>
    </message>
    <message>
        <source>%1, %2: not visited yet</source>
        <translation>%1, %2: ainda não visitado</translation>
    </message>
    <message>
        <source>%1, %2: cut, with %3 so far</source>
        <translation>%1, %2: podado, com %3 até agora</translation>
    </message>
    <message>
        <source>%1, %2: cut</source>
        <translation>%1, %2: podado</translation>
    </message>
    <message>
        <source>%1, %2: being searched, %3 so far</source>
        <translation>%1, %2: sendo examinado, %3 até agora</translation>
    </message>
    <message>
        <source>%1, %2: being searched</source>
        <translation>%1, %2: sendo examinado</translation>
    </message>
    <message>
        <source>%1, leaf %2: unknown, taken as %3</source>
        <translation>%1, folha %2: desconhecida, tomada como %3</translation>
    </message>
    <message>
        <source>%1, leaf: %2</source>
        <translation>%1, folha: %2</translation>
    </message>
    <message>
        <source>%1, %2: %3, from the table</source>
        <translation>%1, %2: %3, da tabela</translation>
    </message>
    <message>
        <source>%1, %2: %3 if %4</source>
        <comment>%4: letters with values, such as a = 0</comment>
        <translation>%1, %2: %3 se %4</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2: %3, %n branch(es) cut</source>
        <translation>
            <numerusform>%1, %2: %3, %n ramo podado</numerusform>
            <numerusform>%1, %2: %3, %n ramos podados</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>root</source>
        <translation>raiz</translation>
    </message>
    <message>
        <source>root of the subtree</source>
        <translation>raiz da subárvore</translation>
    </message>
    <message>
        <source>The window (α, β) is %1. %2</source>
        <comment>%2: a sentence</comment>
        <translation>A janela (α, β) é %1. %2</translation>
    </message>
    <message>
        <source>%1 tries %2.</source>
        <comment>%1: MAX or MIN, %2: a child or a move</comment>
        <translation>%1 tenta: %2.</translation>
    </message>
    <message>
        <source>The root compares its moves, each with the full window.</source>
        <translation>A raiz compara suas jogadas, cada uma com a janela completa.</translation>
    </message>
    <message>
        <source>the root of the subtree</source>
        <translation>a raiz da subárvore</translation>
    </message>
    <message>
        <source>the root</source>
        <translation>a raiz</translation>
    </message>
    <message>
        <source>The search begins at %1, %2 to move, with the window %3.</source>
        <translation>A busca começa aqui: %1. É a vez de %2, com a janela %3.</translation>
    </message>
    <message>
        <source>The search begins at %1, %2 to move.</source>
        <translation>A busca começa aqui: %1. É a vez de %2.</translation>
    </message>
    <message>
        <source>A leaf: its value is %1.</source>
        <translation>Uma folha: seu valor é %1.</translation>
    </message>
    <message>
        <source>The game is over here, worth %1 to MAX.</source>
        <translation>A partida terminou aqui e vale %1 para MAX.</translation>
    </message>
    <message>
        <source>The game is over here; the heuristic evaluates it as %1.</source>
        <translation>A partida terminou aqui; a heurística a avalia em %1.</translation>
    </message>
    <message>
        <source>The depth limit is reached: what follows is not searched, and %1 is taken.</source>
        <translation>O limite de profundidade foi atingido: o que vem depois não é examinado, e usa-se %1.</translation>
    </message>
    <message>
        <source>The depth limit is reached: the heuristic evaluates it as %1.</source>
        <translation>O limite de profundidade foi atingido: a heurística avalia a posição em %1.</translation>
    </message>
    <message>
        <source>The leaf %1 is unknown (%2); the search takes %3 for it.</source>
        <translation>A folha %1 é desconhecida (%2); a busca lhe dá %3.</translation>
    </message>
    <message>
        <source>%1 is tried first: it was the best move here, or enough for a cut, in the search one ply shallower.</source>
        <translation>Tenta-se %1 primeiro: na busca anterior, uma jogada mais rasa, foi a melhor aqui ou bastou para um corte.</translation>
    </message>
    <message>
        <source>%1 is tried first: it closed the window at another node of this ply.</source>
        <translation>Tenta-se %1 primeiro: fechou a janela em outro nó deste nível.</translation>
    </message>
    <message>
        <source>%1 is tried next: it, too, closed the window at another node of this ply.</source>
        <translation>Tenta-se %1 em seguida: também fechou a janela em outro nó deste nível.</translation>
    </message>
    <message>
        <source>The first child returns %1: %2&apos;s best value so far.</source>
        <translation>O primeiro filho retorna %1: o melhor valor de %2 até agora.</translation>
    </message>
    <message>
        <source>%1 is larger than the best so far: MAX&apos;s best is now %1.</source>
        <translation>%1 é maior que o melhor até agora: o melhor de MAX passa a ser %1.</translation>
    </message>
    <message>
        <source>%1 is smaller than the best so far: MIN&apos;s best is now %1.</source>
        <translation>%1 é menor que o melhor até agora: o melhor de MIN passa a ser %1.</translation>
    </message>
    <message>
        <source>%1 is not larger than %2: MAX&apos;s best stays %2.</source>
        <translation>%1 não é maior que %2: o melhor de MAX continua %2.</translation>
    </message>
    <message>
        <source>%1 is not smaller than %2: MIN&apos;s best stays %2.</source>
        <translation>%1 não é menor que %2: o melhor de MIN continua %2.</translation>
    </message>
    <message>
        <source>%1 is not above alpha = %2: alpha stays.</source>
        <translation>%1 não é maior que alfa = %2: alfa fica como está.</translation>
    </message>
    <message>
        <source>%1 is not below beta = %2: beta stays.</source>
        <translation>%1 não é menor que beta = %2: beta fica como está.</translation>
    </message>
    <message>
        <source>MAX has %1 for sure here, so alpha rises to %1: the window is %2. %3</source>
        <translation>MAX tem %1 garantido aqui, então alfa sobe para %1: a janela é %2. %3</translation>
    </message>
    <message>
        <source>MIN has %1 for sure here, so beta falls to %1: the window is %2. %3</source>
        <translation>MIN tem %1 garantido aqui, então beta desce para %1: a janela é %2. %3</translation>
    </message>
    <message>
        <source>elsewhere</source>
        <translation>em outro lugar</translation>
    </message>
    <message>
        <source>at %1</source>
        <comment>a node</comment>
        <translation>(nó: %1)</translation>
    </message>
    <message>
        <source>at the root of the subtree</source>
        <translation>na raiz da subárvore</translation>
    </message>
    <message>
        <source>at the root</source>
        <translation>na raiz</translation>
    </message>
    <message>
        <source>after %1</source>
        <comment>moves</comment>
        <translation>depois de %1</translation>
    </message>
    <message>
        <source>%1&apos;s node</source>
        <translation>O nó de %1</translation>
    </message>
    <message>
        <source>The root of the subtree</source>
        <translation>A raiz da subárvore</translation>
    </message>
    <message>
        <source>The root</source>
        <translation>A raiz</translation>
    </message>
    <message>
        <source>No child is above alpha = %2, so %1 returns %2, an upper bound: its value is %2 or less.</source>
        <translation>Nenhum filho supera alfa = %2, então %1 retorna %2, um limite superior: seu valor é %2 ou menos.</translation>
    </message>
    <message>
        <source>No child is below beta = %2, so %1 returns %2, a lower bound: its value is %2 or more.</source>
        <translation>Nenhum filho fica abaixo de beta = %2, então %1 retorna %2, um limite inferior: seu valor é %2 ou mais.</translation>
    </message>
    <message>
        <source>%1 returns %2, an upper bound: its value is %2 or less.</source>
        <translation>%1 retorna %2, um limite superior: seu valor é %2 ou menos.</translation>
    </message>
    <message>
        <source>%1 returns %2, a lower bound: its value is %2 or more.</source>
        <translation>%1 retorna %2, um limite inferior: seu valor é %2 ou mais.</translation>
    </message>
    <message>
        <source>%1 is worth %2: the largest of its children.</source>
        <translation>%1 vale %2: o maior de seus filhos.</translation>
    </message>
    <message>
        <source>%1 is worth %2: the smallest of its children.</source>
        <translation>%1 vale %2: o menor de seus filhos.</translation>
    </message>
    <message>
        <source>%1&apos;s node</source>
        <comment>within a sentence</comment>
        <translation>o nó de %1</translation>
    </message>
    <message>
        <source>the root of the subtree</source>
        <comment>within a sentence</comment>
        <translation>a raiz da subárvore</translation>
    </message>
    <message>
        <source>the root</source>
        <comment>within a sentence</comment>
        <translation>a raiz</translation>
    </message>
    <message>
        <source>This position was searched before: the table has at most %1 for it. Alpha is %2, so that is enough, and nothing is searched again.</source>
        <translation>Esta posição já foi examinada: a tabela lhe dá no máximo %1. Alfa é %2, então isso basta, e nada é examinado de novo.</translation>
    </message>
    <message>
        <source>This position was searched before: the table has at least %1 for it. Beta is %2, so that is enough, and nothing is searched again.</source>
        <translation>Esta posição já foi examinada: a tabela lhe dá no mínimo %1. Beta é %2, então isso basta, e nada é examinado de novo.</translation>
    </message>
    <message>
        <source>This position was searched before, by other moves: the table has its value, %1, and nothing is searched again.</source>
        <translation>Esta posição já foi examinada, por outras jogadas: a tabela tem seu valor, %1, e nada é examinado de novo.</translation>
    </message>
    <message>
        <source>Nothing has been visited yet. Step forwards to begin.</source>
        <translation>Nada foi visitado ainda. Avance para começar.</translation>
    </message>
    <message>
        <source>MAX cannot cut here: no value is above +∞.</source>
        <translation>MAX não pode cortar aqui: nenhum valor é maior que +∞.</translation>
    </message>
    <message>
        <source>MIN cannot cut here: no value is below −∞.</source>
        <translation>MIN não pode cortar aqui: nenhum valor é menor que −∞.</translation>
    </message>
    <message>
        <source>MAX cuts as soon as a move is worth more than %1.</source>
        <translation>MAX corta assim que uma jogada vale mais que %1.</translation>
    </message>
    <message>
        <source>MIN cuts as soon as a reply is worth less than %1.</source>
        <translation>MIN corta assim que uma resposta vale menos que %1.</translation>
    </message>
    <message>
        <source>Expectiminimax never cuts here.</source>
        <translation>O expectiminimax nunca poda aqui.</translation>
    </message>
    <message>
        <source>Chance leads to %1 with probability %2.</source>
        <comment>%1: a child</comment>
        <translation>O acaso leva a %1 com probabilidade %2.</translation>
    </message>
    <message>
        <source>The search begins at %1, a chance node.</source>
        <translation>A busca começa em um nó de acaso: %1.</translation>
    </message>
    <message>
        <source>The child returns %1, with probability %2: %2 × %1 = %3.</source>
        <comment>values</comment>
        <translation>O filho retorna %1, com probabilidade %2: %2 × %1 = %3.</translation>
    </message>
    <message>
        <source>The sum so far is %1.</source>
        <translation>A soma até agora é %1.</translation>
    </message>
    <message>
        <source>The sum so far goes from %1 to %2.</source>
        <translation>A soma até agora passa de %1 para %2.</translation>
    </message>
    <message>
        <source>The chance node</source>
        <translation>O nó de acaso</translation>
    </message>
    <message>
        <source>%1 is worth %2: the sum of its children&apos;s values, each times its probability.</source>
        <translation>%1 vale %2: a soma dos valores dos filhos, cada um vezes a sua probabilidade.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a node&apos;s letter, such as A; root</comment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2: %3 if %4, %n branch(es) cut</source>
        <comment>%4: letters with values, such as a = 0</comment>
        <translation>
            <numerusform>%1, %2: %3 se %4, %n ramo podado</numerusform>
            <numerusform>%1, %2: %3 se %4, %n ramos podados</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::lab::StepView</name>
    <message>
        <source>The tree shows what you write; the steps come afterwards.</source>
        <translation>A árvore mostra o que você escreve; os passos vêm depois.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>leaves visited, of all leaves</comment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Leaves visited: %1 · calls: %2 · cuts: %3 · branches cut: %4</source>
        <translation>Folhas visitadas: %1 · chamadas: %2 · cortes: %3 · ramos podados: %4</translation>
    </message>
    <message>
        <source>Of the nodes kept, leaves visited: %1 · calls: %2 · cuts: %3 · branches cut: %4</source>
        <translation>Dos nós guardados, folhas visitadas: %1 · chamadas: %2 · cortes: %3 · ramos podados: %4</translation>
    </message>
    <message>
        <source>This is a trial: with %1 at %2 the search finds what the tree shows. Any step ends it.</source>
        <comment>a value; a node</comment>
        <translation>Isto é um teste: com %1 em %2, a busca encontra o que a árvore mostra. Qualquer passo o encerra.</translation>
    </message>
</context>
<context>
    <name>ui::lab::StepsPanel</name>
    <message>
        <source>Steps</source>
        <translation>Passos</translation>
    </message>
</context>
<context>
    <name>ui::lab::TheoryTexts</name>
    <message>
        <source>Counters</source>
        <translation>Peças</translation>
    </message>
    <message>
        <source>To move</source>
        <translation>Joga</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>vence</translation>
    </message>
    <message>
        <source>loses</source>
        <translation>perde</translation>
    </message>
    <message>
        <source>Any number may be taken.</source>
        <translation>Pode-se tirar qualquer quantidade.</translation>
    </message>
    <message>
        <source>The player to move loses at 1 and every %1 counters more: %2, %3, %4. These leave 1 when divided by %1.</source>
        <translation>Quem joga perde em 1 e a cada %1 peças a mais: %2, %3, %4. Divididas por %1, elas deixam resto 1.</translation>
    </message>
    <message>
        <source>The player to move loses at every multiple of %1.</source>
        <translation>Quem joga perde em todo múltiplo de %1.</translation>
    </message>
    <message>
        <source>Heap %1</source>
        <translation>Monte %1</translation>
    </message>
    <message>
        <source>Nim-sum (XOR)</source>
        <translation>Soma nim (XOR)</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>A partida terminou.</translation>
    </message>
    <message>
        <source>The player to move wins.</source>
        <translation>Quem joga vence.</translation>
    </message>
    <message>
        <source>The player to move loses against best play.</source>
        <translation>Quem joga perde contra jogo perfeito.</translation>
    </message>
    <message>
        <source>Sum: %1</source>
        <translation>Soma: %1</translation>
    </message>
    <message>
        <source>Only leaves are evaluated; the sum here would be %1.</source>
        <translation>Só as folhas são avaliadas; a soma aqui seria %1.</translation>
    </message>
    <message>
        <source>A completed line decides alone: %1</source>
        <translation>Uma linha completa decide sozinha: %1</translation>
    </message>
    <message>
        <source>Open lines, to MAX: %1 open to MAX alone, %2 to MIN alone.</source>
        <translation>Linhas abertas, para MAX: %1 abertas só para MAX, %2 só para MIN.</translation>
    </message>
    <message>
        <source>Open lines, to MAX: %1 open to MAX, %2 to MIN; both where a line is open to both.</source>
        <translation>Linhas abertas, para MAX: %1 abertas para MAX, %2 para MIN; nos dois números, as abertas para ambos.</translation>
    </message>
    <message>
        <source>Line by line, to MAX: 10 for two marks and a free square, 1 for one.</source>
        <translation>Linha por linha, para MAX: 10 por duas marcas e uma casa livre, 1 por uma.</translation>
    </message>
    <message>
        <source>Line by line: %1 for two marks of MAX and a free square, %2 for one; %3 and %4 for MIN&apos;s.</source>
        <translation>Linha por linha: %1 por duas marcas de MAX e uma casa livre, %2 por uma; %3 e %4 pelas de MIN.</translation>
    </message>
    <message>
        <source>number</source>
        <translation>número</translation>
    </message>
    <message>
        <source>each</source>
        <translation>cada</translation>
    </message>
    <message>
        <source>points</source>
        <translation>pontos</translation>
    </message>
    <message>
        <source>opening, more than 45 empty squares</source>
        <translation>abertura, mais de 45 casas vazias</translation>
    </message>
    <message>
        <source>midgame</source>
        <translation>meio-jogo</translation>
    </message>
    <message>
        <source>endgame, fewer than 15 empty squares</source>
        <translation>final, menos de 15 casas vazias</translation>
    </message>
    <message>
        <source>MAX</source>
        <translation>MAX</translation>
    </message>
    <message>
        <source>MIN</source>
        <translation>MIN</translation>
    </message>
    <message>
        <source>Phase: %1.</source>
        <translation>Fase: %1.</translation>
    </message>
    <message>
        <source>The game is over: discs alone decide: %1</source>
        <translation>A partida terminou: só as peças decidem: %1</translation>
    </message>
    <message>
        <source>Two marks of MAX and a free square</source>
        <translation>Duas marcas de MAX e uma casa livre</translation>
    </message>
    <message>
        <source>One mark of MAX</source>
        <translation>Uma marca de MAX</translation>
    </message>
    <message>
        <source>Two marks of MIN and a free square</source>
        <translation>Duas marcas de MIN e uma casa livre</translation>
    </message>
    <message>
        <source>One mark of MIN</source>
        <translation>Uma marca de MIN</translation>
    </message>
    <message>
        <source>Lines open to MAX</source>
        <translation>Linhas abertas para MAX</translation>
    </message>
    <message>
        <source>Lines open to MIN</source>
        <translation>Linhas abertas para MIN</translation>
    </message>
    <message>
        <source>Corners</source>
        <translation>Cantos</translation>
    </message>
    <message>
        <source>Diagonal to an empty corner</source>
        <translation>Na diagonal de um canto vazio</translation>
    </message>
    <message>
        <source>Beside an empty corner</source>
        <translation>Junto a um canto vazio</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Jogadas</translation>
    </message>
    <message>
        <source>Frontier discs</source>
        <translation>Peças de fronteira</translation>
    </message>
    <message>
        <source>Discs</source>
        <translation>Peças</translation>
    </message>
    <message>
        <source>Pieces of MAX</source>
        <translation>Peças de MAX</translation>
    </message>
    <message>
        <source>Pieces of MIN</source>
        <translation>Peças de MIN</translation>
    </message>
    <message>
        <source>Sum 0 loses.</source>
        <translation>Soma 0 perde.</translation>
    </message>
    <message>
        <source>The last counter loses, and no value is above 1: sum 0 wins.</source>
        <translation>A última peça perde e nenhum valor passa de 1: soma 0 vence.</translation>
    </message>
    <message>
        <source>Sum 0 loses. A winning move leaves sum 0; but where no value above 1 would be left, it leaves an odd number of ones.</source>
        <translation>Soma 0 perde. Uma jogada vencedora deixa soma 0; mas onde não restaria nenhum valor acima de 1, deixa um número ímpar de uns.</translation>
    </message>
    <message>
        <source>A column with an odd number of ones is 1 in the sum.</source>
        <translation>Uma coluna com um número ímpar de uns é 1 na soma.</translation>
    </message>
</context>
<context>
    <name>ui::lab::TopBar</name>
    <message>
        <source>Algorithm</source>
        <translation>Algoritmo</translation>
    </message>
    <message>
        <source>Algorithms</source>
        <translation>Algoritmos</translation>
    </message>
    <message>
        <source>Open something else; open now: %1</source>
        <translation>Abrir outra coisa; aberto agora: %1</translation>
    </message>
    <message>
        <source>More…</source>
        <comment>algorithms</comment>
        <translation>Mais…</translation>
    </message>
</context>
<context>
    <name>ui::lab::TreeCanvas</name>
    <message>
        <source>Search tree</source>
        <translation>Árvore de busca</translation>
    </message>
</context>
<context>
    <name>ui::lab::TreeEdits</name>
    <message>
        <source>move of a child</source>
        <translation>mudança de lugar de um filho</translation>
    </message>
    <message>
        <source>My own tree</source>
        <translation>Minha árvore</translation>
    </message>
    <message>
        <source>%1 (changed)</source>
        <comment>%1: the title of a tree</comment>
        <translation>%1 (alterada)</translation>
    </message>
    <message>
        <source>value of a leaf</source>
        <translation>valor de uma folha</translation>
    </message>
    <message>
        <source>new child</source>
        <translation>novo filho</translation>
    </message>
    <message>
        <source>removal of a node</source>
        <translation>remoção de um nó</translation>
    </message>
    <message>
        <source>text of the tree</source>
        <translation>texto da árvore</translation>
    </message>
    <message>
        <source>chance node</source>
        <translation>nó de acaso</translation>
    </message>
</context>
<context>
    <name>ui::lab::TreeLegend</name>
    <message>
        <source>MAX to move</source>
        <translation>MAX joga</translation>
    </message>
    <message>
        <source>MIN to move</source>
        <translation>MIN joga</translation>
    </message>
    <message>
        <source>principal variation</source>
        <translation>variante principal</translation>
    </message>
    <message>
        <source>best child so far</source>
        <translation>melhor filho até agora</translation>
    </message>
    <message>
        <source>cut</source>
        <translation>podado</translation>
    </message>
    <message>
        <source>never visited: cut</source>
        <translation>nunca visitado: podado</translation>
    </message>
    <message>
        <source>not visited yet</source>
        <translation>ainda não visitado</translation>
    </message>
    <message>
        <source>*: holds if letters have the values that were taken</source>
        <translation>*: vale se as letras tiverem os valores supostos</translation>
    </message>
    <message>
        <source>won by MAX, by MIN</source>
        <translation>vencida por MAX, por MIN</translation>
    </message>
    <message>
        <source>Legend</source>
        <translation>Legenda</translation>
    </message>
    <message>
        <source>chance</source>
        <translation>acaso</translation>
    </message>
    <message>
        <source>↓9 //2: 9 nodes and 2 cuts hidden below</source>
        <translation>↓9 //2: 9 nós e 2 cortes ocultos abaixo</translation>
    </message>
    <message>
        <source>point above: MAX to move, below: MIN</source>
        <translation>ponta em cima: MAX joga; embaixo: MIN</translation>
    </message>
</context>
<context>
    <name>ui::lab::TreePainter</name>
    <message>
        <source>%1, played</source>
        <comment>a move</comment>
        <translation>%1, jogada feita</translation>
    </message>
    <message>
        <source>%1?</source>
        <comment>a value that is tried</comment>
        <translation>%1?</translation>
    </message>
    <message>
        <source>%1 so far</source>
        <translation>%1 até agora</translation>
    </message>
</context>
<context>
    <name>ui::lab::WalledBoardWindow</name>
    <message>
        <source>A board with a wall</source>
        <translation>Um tabuleiro com muro</translation>
    </message>
    <message>
        <source>The article on an Othello engine has ten rows of ten cells, and the outermost are a wall. From a move&apos;s cell it goes on in each of eight directions over discs of the opponent, and turns them where one of the player follows.</source>
        <translation>O artigo sobre uma engine de Othello tem dez linhas de dez células, e as de fora são um muro. Da célula de uma jogada ele segue em cada uma de oito direções sobre peças do adversário, e as vira onde vem depois uma do jogador.</translation>
    </message>
    <message>
        <source>Board with a wall</source>
        <translation>Tabuleiro com muro</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Jogada</translation>
    </message>
    <message>
        <source>Back a step</source>
        <translation>Um passo para trás</translation>
    </message>
    <message>
        <source>Forwards a step</source>
        <translation>Um passo à frente</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a step, of all steps</comment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>%1 is cell %2. A direction is a number: added to a cell&apos;s, it leads to the next cell.</source>
        <translation>%1 é a célula %2. Uma direção é um número: somado ao de uma célula, leva à célula seguinte.</translation>
    </message>
    <message numerus="yes">
        <source>Made: the disc is placed at %1, and %n disc(s) are turned. The search goes on from here, on this one board.</source>
        <translation>
            <numerusform>Feita: a peça é colocada em %1, e %n peça é virada. A busca segue daqui, neste único tabuleiro.</numerusform>
            <numerusform>Feita: a peça é colocada em %1, e %n peças são viradas. A busca segue daqui, neste único tabuleiro.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Undone: %1 is empty again, and %n disc(s) are turned back. The board is as it was, and nothing was copied.</source>
        <translation>
            <numerusform>Desfeita: %1 está vazia de novo, e %n peça é virada de volta. O tabuleiro está como antes, e nada foi copiado.</numerusform>
            <numerusform>Desfeita: %1 está vazia de novo, e %n peças são viradas de volta. O tabuleiro está como antes, e nada foi copiado.</numerusform>
        </translation>
    </message>
    <message>
        <source>Direction %1: cell %2 is wall, which is neither side&apos;s. Nothing turns, and no edge had to be looked for.</source>
        <translation>Direção %1: a célula %2 é muro, que não é de nenhum lado. Nada vira, e não foi preciso procurar a borda.</translation>
    </message>
    <message>
        <source>Direction %1: cell %2 is empty. Nothing turns.</source>
        <translation>Direção %1: a célula %2 está vazia. Nada vira.</translation>
    </message>
    <message>
        <source>Direction %1: cell %2 has a disc of the opponent. On to the next cell.</source>
        <translation>Direção %1: a célula %2 tem uma peça do adversário. Segue para a próxima célula.</translation>
    </message>
    <message>
        <source>Direction %1: cell %2 has a disc of the player, and none of the opponent is between. Nothing turns.</source>
        <translation>Direção %1: a célula %2 tem uma peça do jogador, e nenhuma do adversário está no meio. Nada vira.</translation>
    </message>
    <message numerus="yes">
        <source>Direction %1: cell %2 has a disc of the player. %n disc(s) between will turn.</source>
        <translation>
            <numerusform>Direção %1: a célula %2 tem uma peça do jogador. Vai virar %n peça que está no meio.</numerusform>
            <numerusform>Direção %1: a célula %2 tem uma peça do jogador. Vão virar %n peças que estão no meio.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::lab::WebPage</name>
    <message>
        <source>This page needs JavaScript, and nothing else.</source>
        <translation>Esta página precisa de JavaScript e de mais nada.</translation>
    </message>
    <message>
        <source>leaf</source>
        <translation>folha</translation>
    </message>
    <message>
        <source>root</source>
        <translation>raiz</translation>
    </message>
    <message>
        <source>root of the subtree</source>
        <translation>raiz da subárvore</translation>
    </message>
    <message>
        <source>%1 so far</source>
        <translation>%1 até agora</translation>
    </message>
    <message>
        <source>not visited yet</source>
        <translation>ainda não visitado</translation>
    </message>
    <message>
        <source>cut</source>
        <translation>podado</translation>
    </message>
    <message>
        <source>%1 (%2), line %3</source>
        <comment>a node, its level, a line of code</comment>
        <translation>%1 (%2), linha %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a call, its variables</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>So far: calls %1, leaves %2, cuts %3, branches cut %4</source>
        <translation>Até agora: chamadas %1, folhas %2, cortes %3, ramos podados %4</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a step, of all steps</comment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Passo</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Passos</translation>
    </message>
    <message>
        <source>Search tree</source>
        <translation>Árvore de busca</translation>
    </message>
    <message>
        <source>Pseudocode</source>
        <translation>Pseudocódigo</translation>
    </message>
    <message>
        <source>Call stack</source>
        <translation>Pilha de chamadas</translation>
    </message>
    <message>
        <source>Node</source>
        <translation>Nó</translation>
    </message>
    <message>
        <source>Quiz</source>
        <translation>Quiz</translation>
    </message>
    <message>
        <source>Result code, to be handed in:</source>
        <translation>Código do resultado, para entregar:</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Ajustar</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>Ao começo</translation>
    </message>
    <message>
        <source>Back to the last cut</source>
        <translation>Voltar ao último corte</translation>
    </message>
    <message>
        <source>Back a node</source>
        <translation>Um nó para trás</translation>
    </message>
    <message>
        <source>Back a step</source>
        <translation>Um passo para trás</translation>
    </message>
    <message>
        <source>Forwards a step</source>
        <translation>Um passo à frente</translation>
    </message>
    <message>
        <source>Play or pause</source>
        <translation>Reproduzir ou pausar</translation>
    </message>
    <message>
        <source>Forwards a node</source>
        <translation>Um nó à frente</translation>
    </message>
    <message>
        <source>Forwards to the next cut</source>
        <translation>Avançar ao próximo corte</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Ao fim</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Perguntas</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Resposta</translation>
    </message>
    <message>
        <source>A page can hold %1 nodes, and this search has %2. Choose a smaller depth or search a subtree alone.</source>
        <translation>Uma página pode conter %1 nós, e esta busca tem %2. Escolha uma profundidade menor ou busque só em uma subárvore.</translation>
    </message>
    <message>
        <source>Stop %1 of %2: %3</source>
        <comment>%3: a title</comment>
        <translation>Parada %1 de %2: %3</translation>
    </message>
    <message>
        <source>The stop before</source>
        <translation>A parada anterior</translation>
    </message>
    <message>
        <source>The next stop</source>
        <translation>A próxima parada</translation>
    </message>
    <message>
        <source>probability %1</source>
        <comment>a fraction</comment>
        <translation>probabilidade %1</translation>
    </message>
</context>
<context>
    <name>ui::lab::WeightsPanel</name>
    <message>
        <source>The search without the term, and with this term alone</source>
        <translation>A busca sem o termo, e só com este termo</translation>
    </message>
    <message>
        <source>Values of the root&apos;s moves</source>
        <translation>Valores das jogadas da raiz</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Jogada</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>algorithm and depth</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>This search judges its leaves by the result of the game, not by a heuristic, so there are no weights.</source>
        <translation>Esta busca avalia suas folhas pelo resultado da partida, não por uma heurística, por isso não há pesos.</translation>
    </message>
    <message>
        <source>Trees and Nim have no heuristic, so there are no weights. Open a position of tic-tac-toe or Othello.</source>
        <translation>Árvores e Nim não têm heurística, por isso não há pesos. Abra uma posição do jogo da velha ou do Othello.</translation>
    </message>
    <message>
        <source>Switch a term off or change its weight, in per cent of what it is worth in each phase of the game; the tree is searched again at once.</source>
        <translation>Desligue um termo ou mude seu peso, em porcentagem do que ele vale em cada fase da partida; a busca na árvore é refeita na hora.</translation>
    </message>
    <message>
        <source>Switch a term off or change its weight; the tree is searched again at once.</source>
        <translation>Desligue um termo ou mude seu peso; a busca na árvore é refeita na hora.</translation>
    </message>
    <message>
        <source>Weight of: %1</source>
        <translation>Peso de: %1</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Buscando…</translation>
    </message>
    <message>
        <source>%1, played</source>
        <comment>the value of a move</comment>
        <translation>%1, jogada feita</translation>
    </message>
    <message>
        <source>With the usual weights: %1</source>
        <comment>what a search found</comment>
        <translation>Com os pesos habituais: %1</translation>
    </message>
    <message>
        <source>The move stays the same.</source>
        <translation>A jogada continua a mesma.</translation>
    </message>
    <message>
        <source>Another move is played.</source>
        <translation>Outra jogada é feita.</translation>
    </message>
    <message>
        <source>With the usual weights: %1 With these: %2 %3</source>
        <comment>what two searches found</comment>
        <translation>Com os pesos habituais: %1 Com estes: %2 %3</translation>
    </message>
    <message>
        <source>%1 is played, worth %2, after %3.</source>
        <comment>a move, its value, a count of calls</comment>
        <translation>Joga-se %1, que vale %2, depois de %3.</translation>
    </message>
    <message>
        <source>That many searches would take too long: choose a smaller depth.</source>
        <translation>Tantas buscas demorariam demais: escolha uma profundidade menor.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a move, a count of calls</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%</source>
        <comment>after a number</comment>
        <translation>%</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>R&amp;estaurar</translation>
    </message>
    <message>
        <source>Test &amp;each term</source>
        <translation>&amp;Testar cada termo</translation>
    </message>
    <message>
        <source>&amp;Use the heuristic</source>
        <translation>&amp;Usar a heurística</translation>
    </message>
    <message>
        <source>The usual weight of each term again</source>
        <translation>De novo o peso habitual de cada termo</translation>
    </message>
    <message>
        <source>Usual</source>
        <comment>the value of a move with the usual weights</comment>
        <translation>Habitual</translation>
    </message>
    <message>
        <source>Now</source>
        <comment>the value of a move with the weights that are set</comment>
        <translation>Agora</translation>
    </message>
    <message>
        <source>Usually %1</source>
        <comment>a weight</comment>
        <translation>Habitual: %1</translation>
    </message>
    <message>
        <source>%1. Without it: %2. Alone: %3.</source>
        <comment>what the weight usually is, the moves of two searches</comment>
        <translation>%1. Sem ele: %2. Sozinho: %3.</translation>
    </message>
</context>
<context>
    <name>ui::lab::WholeTreePanel</name>
    <message>
        <source>Check</source>
        <translation>Verificar</translation>
    </message>
    <message>
        <source>Nodes; tick the branches that are cut</source>
        <translation>Nós; marque os ramos podados</translation>
    </message>
    <message>
        <source>3, &lt;= 3 or &gt;= 3</source>
        <translation>3, &lt;= 3 ou &gt;= 3</translation>
    </message>
    <message>
        <source>cut</source>
        <translation>podado</translation>
    </message>
    <message>
        <source>no answer yet</source>
        <translation>ainda sem resposta</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a node, what was written there</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1:</source>
        <comment>a node, before the field for its value</comment>
        <translation>%1:</translation>
    </message>
    <message>
        <source>What %1 returns</source>
        <comment>a node</comment>
        <translation>O que este nó retorna: %1</translation>
    </message>
    <message>
        <source>Please give a whole number, or inf or -inf; for a bound with &lt;= or &gt;= before it.</source>
        <translation>Escreva um número inteiro, ou inf ou -inf; para um limite, com &lt;= ou &gt;= antes.</translation>
    </message>
    <message>
        <source>%1 of %2 answers are right. Correct what has a ✗ and check once more.</source>
        <translation>%1 de %2 respostas estão certas. Corrija as que têm um ✗ e verifique mais uma vez.</translation>
    </message>
    <message>
        <source>✓ All is right.</source>
        <translation>✓ Tudo certo.</translation>
    </message>
    <message>
        <source>%1 of %2 answers are right. Choose a mistake to look at its step.</source>
        <translation>%1 de %2 respostas estão certas. Escolha um erro para ver seu passo.</translation>
    </message>
    <message>
        <source>Fill in the whole tree</source>
        <translation>Completar a árvore inteira</translation>
    </message>
    <message>
        <source>Stop filling in</source>
        <translation>Parar de completar</translation>
    </message>
    <message>
        <source>Close the results</source>
        <translation>Fechar os resultados</translation>
    </message>
    <message>
        <source>Show my answers</source>
        <translation>Mostrar minhas respostas</translation>
    </message>
    <message>
        <source>Show the solution</source>
        <translation>Mostrar a solução</translation>
    </message>
    <message>
        <source>What is not right by then counts as wrong.</source>
        <translation>O que não estiver certo até lá conta como errado.</translation>
    </message>
    <message>
        <source>All at once: you write what each node returns and, where the algorithm cuts, mark what is cut; then it is checked.</source>
        <translation>Tudo de uma vez: você escreve o que cada nó retorna e, onde o algoritmo poda, marca o que é podado; depois isso é verificado.</translation>
    </message>
</context>
<context>
    <name>ui::lab::WholeTreeQuiz</name>
    <message>
        <source>✓ %1</source>
        <comment>a right value</comment>
        <translation>✓ %1</translation>
    </message>
    <message>
        <source>✗ %1</source>
        <comment>a wrong value</comment>
        <translation>✗ %1</translation>
    </message>
    <message>
        <source>✗ cuts</source>
        <comment>the branches that are cut are wrong</comment>
        <translation>✗ cortes</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <comment>MAX or MIN, a place</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Leaf %1 at %2</source>
        <comment>a value, a place</comment>
        <translation>Folha %1 (%2)</translation>
    </message>
    <message>
        <source>Leaf at %1</source>
        <translation>Folha (%1)</translation>
    </message>
</context>
<context>
    <name>ui::lab::Worksheet</name>
    <message>
        <source>%1. %2</source>
        <comment>a number, a title</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Answer: %1</source>
        <translation>Resposta: %1</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Gabarito</translation>
    </message>
    <message>
        <source>Worksheet</source>
        <translation>Folha de exercícios</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a title, from left to right</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Points: %1 of %2</source>
        <comment>of a task, blanks</comment>
        <translation>Pontos: %1 de %2</translation>
    </message>
    <message>
        <source>Under each leaf write its place in the order of the visits, or a dash where it is never visited.</source>
        <translation>Embaixo de cada folha, escreva o seu lugar na ordem das visitas, ou um traço se ela nunca é visitada.</translation>
    </message>
    <message>
        <source>Name: %1</source>
        <comment>a blank</comment>
        <translation>Nome: %1</translation>
    </message>
    <message>
        <source>Course: %1</source>
        <comment>a blank</comment>
        <translation>Curso: %1</translation>
    </message>
    <message>
        <source>Group: %1</source>
        <comment>a blank</comment>
        <translation>Turma: %1</translation>
    </message>
    <message>
        <source>Date: %1</source>
        <comment>a blank</comment>
        <translation>Data: %1</translation>
    </message>
    <message>
        <source>Points: %1</source>
        <comment>a blank</comment>
        <translation>Pontos: %1</translation>
    </message>
    <message>
        <source>Known: %1.</source>
        <comment>such as a &gt;= 1</comment>
        <translation>Sabe-se: %1.</translation>
    </message>
    <message>
        <source>*: if %1.</source>
        <comment>such as a = 1</comment>
        <translation>*: se %1.</translation>
    </message>
    <message>
        <source>A letter that has to be visited counts as: %1.</source>
        <comment>such as a = 1</comment>
        <translation>Uma letra que precisa ser visitada conta como: %1.</translation>
    </message>
    <message>
        <source>%1%2) %3</source>
        <comment>a task&apos;s number, a letter, a question</comment>
        <translation>%1%2) %3</translation>
    </message>
    <message numerus="yes">
        <source>Of the random trees %1 to %2, %n fit(s) on a page. Choose fewer plies or children, or fewer trees.</source>
        <translation>
            <numerusform>Das árvores aleatórias %1 a %2, %n cabe em uma página. Escolha menos níveis ou filhos, ou menos árvores.</numerusform>
            <numerusform>Das árvores aleatórias %1 a %2, %n cabem em uma página. Escolha menos níveis ou filhos, ou menos árvores.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n random tree(s) are too large for a page and were left out.</source>
        <translation>
            <numerusform>%n árvore aleatória é grande demais para uma página e foi omitida.</numerusform>
            <numerusform>%n árvores aleatórias são grandes demais para uma página e foram omitidas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Random trees too large for a page, left out: %1.</source>
        <comment>their numbers</comment>
        <translation>Árvores aleatórias grandes demais para uma página, omitidas: %1.</translation>
    </message>
    <message>
        <source>This tree is too large for a worksheet: at every node there must be space to write. Choose a smaller tree or depth, or search a subtree alone.</source>
        <translation>Esta árvore é grande demais para uma folha de exercícios: em cada nó precisa haver espaço para escrever. Escolha uma árvore ou profundidade menor, ou busque só em uma subárvore.</translation>
    </message>
    <message>
        <source>Search each tree %1 by hand (%2). At each inner node write the value that it returns. Strike out the branches that are left out.</source>
        <comment>from left to right, an algorithm</comment>
        <translation>Faça à mão a busca em cada árvore, %1 (%2). Em cada nó interno, escreva o valor que ele retorna. Risque os ramos deixados de fora.</translation>
    </message>
    <message>
        <source>Search each tree %1 by hand (%2). At each inner node write the value that it returns, with =, ≤ or ≥, and under it the window (α, β) with which it is visited. Strike out the branches that are cut.</source>
        <comment>from left to right, an algorithm</comment>
        <translation>Faça à mão a busca em cada árvore, %1 (%2). Em cada nó interno, escreva o valor que ele retorna, com =, ≤ ou ≥, e embaixo a janela (α, β) com que é visitado. Risque os ramos podados.</translation>
    </message>
    <message>
        <source>Search each tree %1 by hand (%2). At each inner node write the value that it returns. A circle is a chance node: its value is the sum of its children&apos;s values, each times the probability beside it, below a leaf.</source>
        <comment>from left to right, an algorithm</comment>
        <translation>Faça à mão a busca em cada árvore, %1 (%2). Em cada nó interno, escreva o valor que ele retorna. Um círculo é um nó de acaso: o seu valor é a soma dos valores dos filhos, cada um vezes a probabilidade que está ao lado dele, ou abaixo se é uma folha.</translation>
    </message>
    <message>
        <source>Every move of the root is searched with the full window (−∞, +∞).</source>
        <translation>Cada jogada da raiz é examinada com a janela completa (−∞, +∞).</translation>
    </message>
</context>
<context>
    <name>ui::lab::WorksheetDialog</name>
    <message>
        <source>Worksheet</source>
        <translation>Folha de exercícios</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Salvar…</translation>
    </message>
    <message>
        <source>Worksheet of random trees</source>
        <translation>Folha de exercícios com árvores aleatórias</translation>
    </message>
    <message>
        <source>&amp;Trees</source>
        <translation>Ár&amp;vores</translation>
    </message>
    <message>
        <source>From &amp;number</source>
        <translation>A partir do &amp;número</translation>
    </message>
    <message>
        <source>non&amp;e</source>
        <translation>nen&amp;hum</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Gabarito</translation>
    </message>
    <message>
        <source>Quiz of random trees</source>
        <translation>Questionário de árvores aleatórias</translation>
    </message>
    <message>
        <source>As the Lab searches now: change it there, under Edit.</source>
        <translation>Como o Laboratório busca agora: mude isso lá, em Editar.</translation>
    </message>
    <message>
        <source>Searched %1: %2.</source>
        <comment>from left to right, an algorithm</comment>
        <translation>Busca %1: %2.</translation>
    </message>
    <message>
        <source>Portr&amp;ait</source>
        <translation>&amp;Retrato</translation>
    </message>
    <message>
        <source>For trees of few leaves: landscape pages are wider.</source>
        <translation>Para árvores de poucas folhas: páginas em paisagem são mais largas.</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
    <message>
        <source>on a pa&amp;ge of its own</source>
        <translation>em uma pá&amp;gina própria</translation>
    </message>
    <message>
        <source>in a file of its o&amp;wn</source>
        <translation>em um &amp;arquivo próprio</translation>
    </message>
</context>
</TS>
