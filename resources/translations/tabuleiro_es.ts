<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>ai::lab::ArticleCount</name>
    <message>
        <source>asks for it (exercise 2)</source>
        <translation>lo pregunta el ejercicio 2</translation>
    </message>
    <message>
        <source>little more than 30,000</source>
        <translation>poco más de 30.000</translation>
    </message>
    <message>
        <source>little more than 300</source>
        <translation>poco más de 300</translation>
    </message>
    <message>
        <source>unbeatable: not so</source>
        <translation>imbatible: no lo es</translation>
    </message>
    <message>
        <source>more than 500,000</source>
        <translation>más de 500.000</translation>
    </message>
    <message>
        <source>Tic-tac-toe, plain minimax, root moves counted</source>
        <translation>Tres en raya, minimax simple, contando las jugadas de la raíz</translation>
    </message>
    <message>
        <source>alpha-beta, a full window for each root move</source>
        <translation>alfa-beta, ventana completa para cada jugada de la raíz</translation>
    </message>
    <message>
        <source>calls that alpha-beta saves, in per cent</source>
        <translation>llamadas que ahorra alfa-beta, en porcentaje</translation>
    </message>
    <message>
        <source>94 %</source>
        <translation>94&#xa0;%</translation>
    </message>
    <message>
        <source>leaves of alpha-beta</source>
        <translation>hojas de alfa-beta</translation>
    </message>
    <message>
        <source>cuts of alpha-beta, each of one child at least</source>
        <translation>cortes de alfa-beta, cada uno de al menos un hijo</translation>
    </message>
    <message>
        <source>the same with nodes that their last child closes</source>
        <translation>lo mismo, con los nodos que cierra su último hijo</translation>
    </message>
    <message>
        <source>chess, ten plies, as the literature has it</source>
        <translation>ajedrez, diez jugadas, según la bibliografía</translation>
    </message>
    <message>
        <source>almost 70 trillion</source>
        <translation>casi 70 billones</translation>
    </message>
    <message>
        <source>heuristic at depth %1</source>
        <translation>heurística a profundidad %1</translation>
    </message>
    <message>
        <source>evaluations at depth 2</source>
        <translation>evaluaciones a profundidad 2</translation>
    </message>
    <message>
        <source>of the plain calls, those after X on %1</source>
        <translation>de las llamadas simples, las que siguen a X en %1</translation>
    </message>
    <message>
        <source>of alpha-beta&apos;s calls, those after X on %1</source>
        <translation>de las llamadas de alfa-beta, las que siguen a X en %1</translation>
    </message>
    <message>
        <source>of the calls at depth 2, those after X on %1</source>
        <translation>de las llamadas a profundidad 2, las que siguen a X en %1</translation>
    </message>
    <message>
        <source>games lost at depth 2</source>
        <translation>partidas perdidas a profundidad 2</translation>
    </message>
    <message>
        <source>openings worth more or less than a draw</source>
        <translation>aperturas que valen más o menos que un empate</translation>
    </message>
    <message>
        <source>always in a corner: a tie-break</source>
        <translation>siempre en una esquina: regla de desempate</translation>
    </message>
    <message>
        <source>alpha-beta, one window</source>
        <translation>alfa-beta, una ventana</translation>
    </message>
    <message>
        <source>leaves of alpha-beta with one window</source>
        <translation>hojas de alfa-beta con una ventana</translation>
    </message>
    <message>
        <source>one window, from −1 to +1</source>
        <translation>una ventana, de −1 a +1</translation>
    </message>
    <message>
        <source>one window, centre, corners, edges</source>
        <translation>una ventana, centro, esquinas, lados</translation>
    </message>
    <message>
        <source>one window, corners first</source>
        <translation>una ventana, esquinas primero</translation>
    </message>
    <message>
        <source>one window, edges first</source>
        <translation>una ventana, lados primero</translation>
    </message>
    <message>
        <source>plain minimax, root counted</source>
        <translation>minimax simple, contando la raíz</translation>
    </message>
    <message>
        <source>win-only cut, root counted</source>
        <translation>corte solo con victoria, contando la raíz</translation>
    </message>
    <message>
        <source>the same after X on %1</source>
        <translation>lo mismo después de X en %1</translation>
    </message>
    <message>
        <source>plain minimax after X on %1</source>
        <translation>minimax simple después de X en %1</translation>
    </message>
    <message>
        <source>the four leaves, MAX first: value</source>
        <translation>las cuatro hojas, MAX primero: valor</translation>
    </message>
    <message>
        <source>the four leaves, MIN first: value</source>
        <translation>las cuatro hojas, MIN primero: valor</translation>
    </message>
    <message>
        <source>leaves visited, MAX first</source>
        <translation>hojas visitadas, MAX primero</translation>
    </message>
    <message>
        <source>leaves visited, MIN first</source>
        <translation>hojas visitadas, MIN primero</translation>
    </message>
    <message>
        <source>the same with 7 before 2</source>
        <translation>lo mismo con 7 antes de 2</translation>
    </message>
    <message>
        <source>Nim 20, misere: alpha-beta</source>
        <translation>Nim 20, misère: alfa-beta</translation>
    </message>
    <message>
        <source>the same, taking 3 first</source>
        <translation>lo mismo, quitando primero 3</translation>
    </message>
    <message>
        <source>heaps from 1 to 20 that are lost</source>
        <translation>montones de 1 a 20 que están perdidos</translation>
    </message>
    <message>
        <source>asks for it (exercise 4)</source>
        <translation>lo pregunta el ejercicio 4</translation>
    </message>
    <message>
        <source>Nim 20, misere: calls that remember each position</source>
        <translation>Nim 20, misère: llamadas si se recuerda cada posición</translation>
    </message>
    <message>
        <source>Nim 20, misere: positions</source>
        <translation>Nim 20, misère: posiciones</translation>
    </message>
    <message>
        <source>Tic-tac-toe, games</source>
        <translation>Tres en raya, partidas</translation>
    </message>
    <message>
        <source>games that X wins</source>
        <translation>partidas que gana X</translation>
    </message>
    <message>
        <source>games that O wins</source>
        <translation>partidas que gana O</translation>
    </message>
    <message>
        <source>games that are drawn</source>
        <translation>partidas que acaban en empate</translation>
    </message>
    <message>
        <source>Tic-tac-toe, positions</source>
        <translation>Tres en raya, posiciones</translation>
    </message>
    <message>
        <source>the same, up to symmetry</source>
        <translation>lo mismo, salvo simetrías</translation>
    </message>
    <message>
        <source>calls that remember each position</source>
        <translation>llamadas si se recuerda cada posición</translation>
    </message>
    <message>
        <source>calls that remember them up to symmetry</source>
        <translation>llamadas si se recuerdan las posiciones, salvo simetrías</translation>
    </message>
    <message>
        <source>Nim %1, misere: plain minimax</source>
        <translation>Nim %1, misère: minimax simple</translation>
    </message>
    <message>
        <source>figure 1, with leaves made up: value</source>
        <translation>figura 1, con hojas inventadas: valor</translation>
    </message>
    <message>
        <source>the report&apos;s minimax at depth 1</source>
        <translation>el minimax del informe a profundidad 1</translation>
    </message>
    <message>
        <source>the report&apos;s minimax at depth 2</source>
        <translation>el minimax del informe a profundidad 2</translation>
    </message>
    <message>
        <source>the report&apos;s minimax at depth 3</source>
        <translation>el minimax del informe a profundidad 3</translation>
    </message>
    <message>
        <source>the report&apos;s minimax at depth 4</source>
        <translation>el minimax del informe a profundidad 4</translation>
    </message>
    <message>
        <source>the report&apos;s minimax to full depth</source>
        <translation>el minimax del informe hasta el final</translation>
    </message>
    <message>
        <source>games lost by the hard level as its code has it</source>
        <translation>partidas que pierde el nivel difícil según el código</translation>
    </message>
    <message>
        <source>games lost by the hard level as its prose has it</source>
        <translation>partidas que pierde el nivel difícil según el texto</translation>
    </message>
    <message>
        <source>tree 1: value</source>
        <translation>árbol 1: valor</translation>
    </message>
    <message>
        <source>tree 1: leaves visited, of 5</source>
        <translation>árbol 1: hojas visitadas, de 5</translation>
    </message>
    <message>
        <source>tree 2: value</source>
        <translation>árbol 2: valor</translation>
    </message>
    <message>
        <source>tree 2: leaves visited, of 9</source>
        <translation>árbol 2: hojas visitadas, de 9</translation>
    </message>
    <message>
        <source>four never visited</source>
        <translation>cuatro nunca visitadas</translation>
    </message>
    <message>
        <source>the classic tree: leaves visited, of 9</source>
        <translation>el árbol clásico: hojas visitadas, de 9</translation>
    </message>
    <message>
        <source>the same, best reply first</source>
        <translation>lo mismo, la mejor respuesta primero</translation>
    </message>
</context>
<context>
    <name>cli</name>
    <message>
        <source>how many moves to look ahead; 60 is always to the end</source>
        <translation>cuántas jugadas calcular por delante; 60 es siempre hasta el final</translation>
    </message>
    <message>
        <source>how many lines are analysed at once</source>
        <translation>cuántas líneas se analizan a la vez</translation>
    </message>
    <message>
        <source>evaluates the moves of Othello positions and games, one line each</source>
        <translation>evalúa las jugadas de posiciones y partidas de Othello, una por línea</translation>
    </message>
    <message>
        <source>how many moves to look ahead</source>
        <translation>cuántas jugadas calcular por delante</translation>
    </message>
    <message>
        <source>searches Othello positions and measures the speed</source>
        <translation>examina posiciones de Othello y mide la velocidad</translation>
    </message>
    <message>
        <source>tic-tac-toe, Othello and Nim in the terminal</source>
        <translation>tres en raya, Othello y Nim en la terminal</translation>
    </message>
    <message>
        <source>Without a command it is play: tabuleiro-cli --game nim.</source>
        <translation>Sin comando se usa play: tabuleiro-cli --game nim.</translation>
    </message>
    <message>
        <source>SEE ALSO</source>
        <translation>VÉASE TAMBIÉN</translation>
    </message>
    <message>
        <source>counts the positions that the searches of the articles visit</source>
        <translation>cuenta las posiciones que visitan las búsquedas de los artículos</translation>
    </message>
    <message>
        <source>Runs each search with a counting observer and prints a table. Exit status 1 if a number is not the known one.</source>
        <translation>Ejecuta cada búsqueda con un observador que cuenta e imprime una tabla. Estado de salida 1 si un número no es el conocido.</translation>
    </message>
    <message>
        <source>gtp, nboard or cassio</source>
        <translation>gtp, nboard o cassio</translation>
    </message>
    <message>
        <source>how many seconds a move may take in gtp without a clock</source>
        <translation>cuántos segundos puede tardar una jugada en gtp sin reloj</translation>
    </message>
    <message>
        <source>how many moves to look ahead at most: in gtp as far as the time allows if not given, in nboard 18</source>
        <translation>cuántas jugadas calcular por delante como máximo: en gtp, hasta donde permita el tiempo si no se da; en nboard, 18</translation>
    </message>
    <message>
        <source>lets another program use the Othello engine</source>
        <translation>permite que otro programa use el motor de Othello</translation>
    </message>
    <message>
        <source>Reads commands from standard input and answers on standard output, by the Go Text Protocol 2, by NBoard&apos;s protocol 1 or 2, or by Cassio&apos;s ENGINE-PROTOCOL.</source>
        <translation>Lee comandos de la entrada estándar y responde en la salida estándar, con el Go Text Protocol 2, el protocolo 1 o 2 de NBoard o el ENGINE-PROTOCOL de Cassio.</translation>
    </message>
    <message>
        <source>games played at once; one per processor if not given</source>
        <translation>partidas jugadas a la vez; una por procesador si no se da</translation>
    </message>
    <message>
        <source>Takes random trees from number N on, in place of a FILE. The same number brings the same tree back, here and in the window.</source>
        <translation>Usa árboles aleatorios desde el número N, en lugar de un FILE. El mismo número da siempre el mismo árbol, aquí y en la ventana.</translation>
    </message>
    <message>
        <source>How many random trees.</source>
        <translation>Cuántos árboles aleatorios.</translation>
    </message>
    <message>
        <source>Writes to a file rather than to the standard output.</source>
        <translation>Escribe en un archivo, en lugar de la salida estándar.</translation>
    </message>
    <message>
        <source>Speaks another language, such as pt_BR.</source>
        <translation>Usa otro idioma, como pt_BR.</translation>
    </message>
    <message>
        <source>makes a web page of a lesson or of random trees of the Search Lab</source>
        <translation>genera una página web de una lección o de árboles aleatorios del Laboratorio de búsqueda</translation>
    </message>
    <message>
        <source>The page needs nothing but a browser: the tree, each step with its reason, the code and a quiz. A lesson of several stops leads from one to the next.</source>
        <translation>La página solo necesita un navegador: el árbol, cada paso con su motivo, el código y unas preguntas. En una lección de varias paradas, cada una lleva a la siguiente.</translation>
    </message>
    <message>
        <source>makes a PDF of trees to be searched by hand, with its key</source>
        <translation>genera un PDF con árboles para examinar a mano, con soluciones</translation>
    </message>
    <message>
        <source>Each stop of a lesson is a task, with its notes and questions.</source>
        <translation>Cada parada de una lección es una tarea, con sus notas y preguntas.</translation>
    </message>
    <message>
        <source>makes questions about searches for Moodle</source>
        <translation>genera preguntas sobre búsquedas para Moodle</translation>
    </message>
    <message>
        <source>Calls a page by the stop of this lesson whose page it is. A code of another page is an error then.</source>
        <translation>Nombra una página por la parada de esta lección a la que pertenece. Un código de otra página es entonces un error.</translation>
    </message>
    <message>
        <source>reads the result codes that students hand in</source>
        <translation>lee los códigos de resultado que entregan los alumnos</translation>
    </message>
    <message>
        <source>games in each row</source>
        <translation>partidas en cada fila de la tabla</translation>
    </message>
    <message>
        <source>how many positions the hard level of Othello may search for a move, which repeats the table exactly</source>
        <translation>cuántas posiciones puede examinar por jugada el nivel difícil de Othello, lo que repite la tabla exactamente</translation>
    </message>
    <message>
        <source>how many seconds it may think for a move instead; then the table depends on the machine</source>
        <translation>en su lugar, cuántos segundos puede pensar por jugada; la tabla depende entonces de la máquina</translation>
    </message>
    <message>
        <source>the seed of the random numbers</source>
        <translation>la semilla de los números aleatorios</translation>
    </message>
    <message>
        <source>measures the rungs of Learn&apos;s ladders instead of the levels</source>
        <translation>mide los peldaños de las escaleras de Aprender en lugar de los niveles</translation>
    </message>
    <message>
        <source>with --rungs: games in which each rung&apos;s losses are counted</source>
        <translation>con --rungs: partidas en las que se cuentan las derrotas de cada peldaño</translation>
    </message>
    <message>
        <source>measures the levels by letting them play</source>
        <translation>mide los niveles haciéndolos jugar</translation>
    </message>
    <message>
        <source>Plays the levels against each other and against beginners, starting in turns unless the table says otherwise, and prints the shares won with 95 % intervals (Wilson), as a table for a README. Exit status 1 if a level misses its requirement.</source>
        <translation>Hace jugar a los niveles entre sí y contra principiantes, empezando por turnos salvo que la tabla diga otra cosa, e imprime las proporciones de victorias con intervalos del 95 % (Wilson), como una tabla para un README. Estado de salida 1 si un nivel no alcanza lo exigido.</translation>
    </message>
    <message>
        <source>how many games, an even number: two from each opening</source>
        <translation>cuántas partidas, un número par: dos de cada apertura</translation>
    </message>
    <message>
        <source>how many seconds each player may think for a move</source>
        <translation>cuántos segundos puede pensar cada jugador por jugada</translation>
    </message>
    <message>
        <source>how many positions either may search for a move instead; then the same match between players of ours has the same games</source>
        <translation>en su lugar, cuántas posiciones puede examinar cada uno por jugada; el mismo encuentro entre jugadores nuestros tiene entonces las mismas partidas</translation>
    </message>
    <message>
        <source>how many moves each player looks ahead instead</source>
        <translation>en su lugar, cuántas jugadas calcula por delante cada jugador</translation>
    </message>
    <message>
        <source>writes the games to a file, in the Generic Game Format, one a line</source>
        <translation>escribe las partidas en un archivo, en el Generic Game Format, una por línea</translation>
    </message>
    <message>
        <source>continues the match that the file of --ggf holds a part of: by the same command, but there may be more games</source>
        <translation>continúa el encuentro del que el archivo de --ggf contiene una parte: con el mismo comando, pero puede haber más partidas</translation>
    </message>
    <message>
        <source>ends the match when a sequential probability ratio test has decided, with 5 % of errors either way, whether the first player is ELO0 or ELO1 stronger</source>
        <translation>termina el encuentro cuando una prueba secuencial de razón de probabilidades decide, con un 5 % de errores por cada lado, si el primer jugador es ELO0 o ELO1 más fuerte</translation>
    </message>
    <message>
        <source>takes the openings from a file, one a line: moves such as f5d6c3, or a board and the side to move</source>
        <translation>toma las aperturas de un archivo, una por línea: jugadas como f5d6c3, o un tablero y de quién es el turno</translation>
    </message>
    <message>
        <source>how many moves the openings have that are drawn at random</source>
        <translation>cuántas jugadas tienen las aperturas sorteadas</translation>
    </message>
    <message>
        <source>how many discs ahead a side may be after them</source>
        <translation>cuántas fichas de ventaja puede tener un bando después de ellas</translation>
    </message>
    <message>
        <source>the seed of the random numbers, of the openings as well</source>
        <translation>la semilla de los números aleatorios, también de las aperturas</translation>
    </message>
    <message>
        <source>lets two players of Othello play many games</source>
        <translation>hace jugar muchas partidas a dos jugadores de Othello</translation>
    </message>
    <message>
        <source>lists the opponents that play --opponent knows</source>
        <translation>enumera los oponentes que conoce play --opponent</translation>
    </message>
    <message>
        <source>Programs of the articles as they are, weak spots included, and beginners.</source>
        <translation>Programas de los artículos tal como son, con sus puntos débiles, y principiantes.</translation>
    </message>
    <message>
        <source>keeps counts in a table, which is faster</source>
        <translation>guarda las cuentas en una tabla, lo que es más rápido</translation>
    </message>
    <message>
        <source>counts the games of Othello up to a number of moves, passes among them</source>
        <translation>cuenta las partidas de Othello hasta un número de jugadas, incluidos los pases</translation>
    </message>
    <message>
        <source>Prints the count, the time and the speed for each depth up to DEPTH, at most 15, by the fastest code that this processor runs. Ctrl-C stops it with exit status 130, after a row of what was counted by then.</source>
        <translation>Imprime la cuenta, el tiempo y la velocidad de cada profundidad hasta DEPTH, 15 como máximo, con el código más rápido que ejecute este procesador. Ctrl-C detiene el recuento con estado de salida 130, tras una fila con lo contado hasta entonces.</translation>
    </message>
    <message>
        <source>othello, tictactoe or nim</source>
        <translation>othello, tictactoe (tres en raya) o nim</translation>
    </message>
    <message>
        <source>easy, medium or hard</source>
        <translation>easy (fácil), medium (medio) o hard (difícil)</translation>
    </message>
    <message>
        <source>plays as a program of the articles or a beginner does instead of at a level, and a game that it knows; tabuleiro-cli opponents lists them</source>
        <translation>juega como un programa de los artículos o un principiante, en lugar de a un nivel, y a un juego que conozca; tabuleiro-cli opponents los enumera</translation>
    </message>
    <message>
        <source>two people play; the computer only gives hints</source>
        <translation>juegan dos personas; el programa solo da pistas</translation>
    </message>
    <message>
        <source>who makes the first move: human, computer, random, or alternate, which changes with each new game</source>
        <translation>quién hace la primera jugada: human (la persona), computer (el programa), random (al azar) o alternate, que alterna en cada partida nueva</translation>
    </message>
    <message>
        <source>the hard level of Othello thinks from the first move on instead of playing the opening from its book</source>
        <translation>el nivel difícil de Othello piensa desde la primera jugada, en lugar de jugar la apertura según su libro</translation>
    </message>
    <message>
        <source>how many seconds Othello&apos;s hard level thinks</source>
        <translation>cuántos segundos piensa el nivel difícil de Othello</translation>
    </message>
    <message>
        <source>the seed of the computer&apos;s random choices, so that a game can be repeated; random if not given</source>
        <translation>la semilla de las elecciones al azar del programa, para poder repetir una partida; aleatoria si no se da</translation>
    </message>
    <message>
        <source>starts there: --position &quot;X---O---- X&quot; (tic-tac-toe: nine of X, O and -, and who is to move), the same with 64 for Othello (and &quot;reverse&quot; behind it where the fewest discs win), &quot;1-3-5-7 normal first&quot; for Nim</source>
        <translation>empieza ahí: --position &quot;X---O---- X&quot; (tres en raya: nueve entre X, O y -, y de quién es el turno), lo mismo con 64 para Othello (y &quot;reverse&quot; después, cuando gana quien tiene menos fichas), &quot;1-3-5-7 normal first&quot; para Nim</translation>
    </message>
    <message>
        <source>Othello: whoever has the fewest discs at the end wins</source>
        <translation>Othello: gana quien tiene menos fichas al final</translation>
    </message>
    <message>
        <source>Nim: the heaps, such as 1-3-5-7, or random for others in each game; any number may be taken from one heap. One of 20 with a limit of 3 if not given</source>
        <translation>Nim: los montones, como 1-3-5-7, o random para otros en cada partida; se puede quitar cualquier cantidad de un montón. Uno de 20 con límite 3 si no se da</translation>
    </message>
    <message>
        <source>Nim: the most counters taken at once; 0 for any number</source>
        <translation>Nim: el máximo de fichas que se quitan cada vez; 0 para cualquier cantidad</translation>
    </message>
    <message>
        <source>Nim: whoever takes the last counter wins</source>
        <translation>Nim: quien quita la última ficha gana</translation>
    </message>
    <message>
        <source>Nim: whoever takes the last counter loses; the default</source>
        <translation>Nim: quien quita la última ficha pierde; es lo habitual</translation>
    </message>
    <message>
        <source>plays a game against you</source>
        <translation>juega una partida contra usted</translation>
    </message>
    <message>
        <source>Moves are typed: f5 in Othello, 5 in tic-tac-toe (squares are numbered 1 to 9 in reading order), 3 in Nim with one heap and a3 with several. Also undo, redo, hint, new, help and quit. Moves can be piped in; the end of the input ends the game.</source>
        <translation>Las jugadas se escriben: f5 en Othello, 5 en tres en raya (las casillas se numeran del 1 al 9 en el orden de lectura), 3 en Nim con un montón y a3 con varios. Además: deshacer, rehacer, pista, nuevo, ayuda y salir, o en inglés undo, redo, hint, new, help y quit. Las jugadas también pueden venir de un archivo o de otro programa; el final de la entrada termina la partida.</translation>
    </message>
    <message>
        <source>finds the exact result of Othello positions</source>
        <translation>halla el resultado exacto de posiciones de Othello</translation>
    </message>
    <message>
        <source>A FILE, or - for the standard input, holds positions, such as one a line (64 of X, O and - and the side to move; OBF; FFO tests), or games, whose last position is meant, in any format that the window opens. A BOARD is one such text, quoted. What cannot be read is reported, and the exit status is 1. Prints the score for the side to move, nodes, time and a best line. Ctrl-C stops it with exit status 130; a score not proved by then has a question mark.</source>
        <translation>Un FILE, o - para la entrada estándar, contiene posiciones, por ejemplo una por línea (64 X, O y - y de quién es el turno; OBF; pruebas FFO), o partidas, de las que cuenta la última posición, en cualquier formato que abra la ventana. Un BOARD es uno de esos textos, entre comillas. Se informa de lo que no se puede leer, y el estado de salida es 1. Imprime el resultado para el bando que tiene el turno, los nodos, el tiempo y una línea del mejor juego. Ctrl-C detiene la búsqueda con estado de salida 130; un resultado no demostrado hasta entonces lleva un signo de interrogación.</translation>
    </message>
    <message>
        <source>of the player</source>
        <translation>del jugador</translation>
    </message>
    <message>
        <source>moves: whose count, of both sides, the player or the player&apos;s opponents</source>
        <translation>moves: de quién son las jugadas que cuentan, de ambos bandos, del jugador o de sus oponentes</translation>
    </message>
    <message>
        <source>only games of this year or later</source>
        <translation>solo partidas de este año o posteriores</translation>
    </message>
    <message>
        <source>only games of this year or earlier</source>
        <translation>solo partidas de este año o anteriores</translation>
    </message>
    <message>
        <source>games: at most so many; all if not given</source>
        <translation>games: tantas como máximo; todas si no se da</translation>
    </message>
    <message>
        <source>analyze, chunks: how many moves the search looks ahead</source>
        <translation>analyze, chunks: cuántas jugadas calcula por delante la búsqueda</translation>
    </message>
    <message>
        <source>analyze, chunks: megabytes for the table of positions</source>
        <translation>analyze, chunks: megabytes para la tabla de posiciones</translation>
    </message>
    <message>
        <source>analyze: positions at once; one per processor if not given</source>
        <translation>analyze: posiciones a la vez; una por procesador si no se da</translation>
    </message>
    <message>
        <source>chunks: how many are in each</source>
        <translation>chunks: cuántas hay en cada uno</translation>
    </message>
    <message>
        <source>work: the number of the first chunk</source>
        <translation>work: el número del primer bloque</translation>
    </message>
    <message>
        <source>report: of a player who has a row</source>
        <translation>report: de un jugador que tiene una fila en la tabla</translation>
    </message>
    <message>
        <source>work: the next chunk is so many further</source>
        <translation>work: el bloque siguiente está tantos más adelante</translation>
    </message>
    <message>
        <source>keeps collections of Othello games and what positions are worth</source>
        <translation>guarda colecciones de partidas de Othello y cuánto valen las posiciones</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>deshacer</translation>
    </message>
    <message>
        <source>takes your last move and its answer back</source>
        <translation>deshace su última jugada y la respuesta a ella</translation>
    </message>
    <message>
        <source>redo</source>
        <translation>rehacer</translation>
    </message>
    <message>
        <source>plays what was taken back again</source>
        <translation>vuelve a jugar lo que se deshizo</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>pista</translation>
    </message>
    <message>
        <source>shows a good move, found at full strength</source>
        <translation>muestra una buena jugada, hallada con toda la fuerza</translation>
    </message>
    <message>
        <source>new</source>
        <translation>nuevo</translation>
    </message>
    <message>
        <source>starts another game</source>
        <translation>empieza otra partida</translation>
    </message>
    <message>
        <source>help</source>
        <translation>ayuda</translation>
    </message>
    <message>
        <source>shows this</source>
        <translation>muestra esto</translation>
    </message>
    <message>
        <source>quit</source>
        <translation>salir</translation>
    </message>
    <message>
        <source>ends; so does the end of the input</source>
        <translation>termina; también el final de la entrada</translation>
    </message>
    <message>
        <source>takes the last move back</source>
        <translation>deshace la última jugada</translation>
    </message>
    <message>
        <source>Type a move, or help.</source>
        <translation>Escriba una jugada, o ayuda.</translation>
    </message>
    <message>
        <source>Tic-tac-toe</source>
        <translation>Tres en raya</translation>
    </message>
    <message>
        <source>Reverse Othello</source>
        <translation>Othello al revés</translation>
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
        <translation>medio</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>difícil</translation>
    </message>
    <message>
        <source>Take any number of counters from one heap at a time.</source>
        <translation>Quite cuantas fichas quiera, de un solo montón cada vez.</translation>
    </message>
    <message>
        <source>Take 1 to %1 counters at a time.</source>
        <translation>Quite de 1 a %1 fichas cada vez.</translation>
    </message>
    <message>
        <source>Take 1 to %1 counters from one heap at a time.</source>
        <translation>Quite de 1 a %1 fichas de un solo montón cada vez.</translation>
    </message>
    <message>
        <source>Whoever takes the last one loses.</source>
        <translation>Quien quita la última pierde.</translation>
    </message>
    <message>
        <source>Whoever takes the last one wins.</source>
        <translation>Quien quita la última gana.</translation>
    </message>
    <message>
        <source>%1 against the computer (%2).</source>
        <translation>%1 contra la máquina (%2).</translation>
    </message>
    <message>
        <source>You are %1.</source>
        <translation>Su bando: %1.</translation>
    </message>
    <message>
        <source>The computer moves first.</source>
        <translation>El programa juega primero.</translation>
    </message>
    <message>
        <source>You move first.</source>
        <translation>Usted juega primero.</translation>
    </message>
    <message>
        <source>%1 for two players.</source>
        <translation>%1 para dos personas.</translation>
    </message>
    <message>
        <source>Whoever has the fewest discs at the end wins. The computer has learnt nothing about this game:
at the hard level it looks as far ahead as its time allows, and sees the end exactly.</source>
        <translation>Gana quien tiene menos fichas al final. El programa no ha aprendido nada de este juego:
en el nivel difícil calcula hasta donde permite el tiempo y ve el final con exactitud.</translation>
    </message>
    <message>
        <source>Thinking...</source>
        <translation>Pensando...</translation>
    </message>
    <message>
        <source>The input has ended before the game.</source>
        <translation>La entrada terminó antes que la partida.</translation>
    </message>
    <message>
        <source>This line is too long: at most %1 bytes are read.</source>
        <translation>Esta línea es demasiado larga: se leen %1 bytes como máximo.</translation>
    </message>
    <message>
        <source>The game is over (new, undo or quit): </source>
        <translation>La partida ha terminado (nuevo, deshacer o salir): </translation>
    </message>
    <message>
        <source>%1 to move: </source>
        <translation>Turno de %1: </translation>
    </message>
    <message>
        <source>Your move: </source>
        <translation>Le toca: </translation>
    </message>
    <message>
        <source>Your move, %1: </source>
        <translation>Le toca, %1: </translation>
    </message>
    <message>
        <source>Not played: %1.</source>
        <translation>No se jugó: %1.</translation>
    </message>
    <message>
        <source>Not played: %1; did you mean %2?</source>
        <translation>No se jugó: %1; ¿quería decir %2?</translation>
    </message>
    <message>
        <source>There is no move to take back.</source>
        <translation>No hay jugada que deshacer.</translation>
    </message>
    <message>
        <source>There is no move of yours to take back.</source>
        <translation>No hay ninguna jugada suya que deshacer.</translation>
    </message>
    <message>
        <source>Taken back: %1.</source>
        <translation>Deshecho: %1.</translation>
    </message>
    <message>
        <source>There is no move to play again.</source>
        <translation>No hay jugada que rehacer.</translation>
    </message>
    <message>
        <source>Played again: %1.</source>
        <translation>Rehecho: %1.</translation>
    </message>
    <message>
        <source>The game is over; there is no move to hint at.</source>
        <translation>La partida ha terminado; no hay jugada que sugerir.</translation>
    </message>
    <message>
        <source>You, %1: %2</source>
        <translation>Usted, %1: %2</translation>
    </message>
    <message>
        <source>The computer, %1: %2</source>
        <translation>El programa, %1: %2</translation>
    </message>
    <message>
        <source>threads that search</source>
        <translation>hilos que buscan</translation>
    </message>
    <message>
        <source>megabytes for the table of positions, rounded down to a power of two</source>
        <translation>megabytes para la tabla de posiciones, redondeados hacia abajo a una potencia de dos</translation>
    </message>
    <message numerus="yes">
        <source>You play %1 and turn %n disc(s).</source>
        <translation>
            <numerusform>Usted juega %1 y voltea %n ficha.</numerusform>
            <numerusform>Usted juega %1 y voltea %n fichas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The computer plays %1 and turns %n disc(s).</source>
        <translation>
            <numerusform>El programa juega %1 y voltea %n ficha.</numerusform>
            <numerusform>El programa juega %1 y voltea %n fichas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 plays %2 and turns %n disc(s).</source>
        <translation>
            <numerusform>%1 juega %2 y voltea %n ficha.</numerusform>
            <numerusform>%1 juega %2 y voltea %n fichas.</numerusform>
        </translation>
    </message>
    <message>
        <source>You cannot place a disc and pass.</source>
        <translation>Usted no puede colocar ninguna ficha y pasa.</translation>
    </message>
    <message>
        <source>The computer cannot place a disc and passes.</source>
        <translation>El programa no puede colocar ninguna ficha y pasa.</translation>
    </message>
    <message>
        <source>%1 cannot place a disc and passes.</source>
        <translation>%1 no puede colocar ninguna ficha y pasa.</translation>
    </message>
    <message>
        <source>You mark %1.</source>
        <translation>Usted marca %1.</translation>
    </message>
    <message>
        <source>The computer marks %1.</source>
        <translation>El programa marca %1.</translation>
    </message>
    <message>
        <source>%1 marks %2.</source>
        <translation>%1 marca %2.</translation>
    </message>
    <message numerus="yes">
        <source>You take %n counter(s).</source>
        <translation>
            <numerusform>Usted quita %n ficha.</numerusform>
            <numerusform>Usted quita %n fichas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The computer takes %n counter(s).</source>
        <translation>
            <numerusform>El programa quita %n ficha.</numerusform>
            <numerusform>El programa quita %n fichas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n counter(s).</source>
        <translation>
            <numerusform>%1 quita %n ficha.</numerusform>
            <numerusform>%1 quita %n fichas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take %n counter(s) from heap %1.</source>
        <translation>
            <numerusform>Usted quita %n ficha del montón %1.</numerusform>
            <numerusform>Usted quita %n fichas del montón %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The computer takes %n counter(s) from heap %1.</source>
        <translation>
            <numerusform>El programa quita %n ficha del montón %1.</numerusform>
            <numerusform>El programa quita %n fichas del montón %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n counter(s) from heap %2.</source>
        <translation>
            <numerusform>%1 quita %n ficha del montón %2.</numerusform>
            <numerusform>%1 quita %n fichas del montón %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>You win by %1: %2 to %3.</source>
        <translation>Usted gana por %1: %2 a %3.</translation>
    </message>
    <message>
        <source>The computer wins by %1: %2 to %3.</source>
        <translation>El programa gana por %1: %2 a %3.</translation>
    </message>
    <message>
        <source>%1 wins by %2: %3 to %4.</source>
        <translation>%1 gana por %2: %3 a %4.</translation>
    </message>
    <message>
        <source>You win with the line %1.</source>
        <translation>Usted gana con la línea %1.</translation>
    </message>
    <message>
        <source>The computer wins with the line %1.</source>
        <translation>El programa gana con la línea %1.</translation>
    </message>
    <message>
        <source>%1 wins with the line %2.</source>
        <translation>%1 gana con la línea %2.</translation>
    </message>
    <message>
        <source>You win.</source>
        <translation>Usted gana.</translation>
    </message>
    <message>
        <source>The computer wins.</source>
        <translation>El programa gana.</translation>
    </message>
    <message>
        <source>%1 wins.</source>
        <translation>%1 gana.</translation>
    </message>
    <message>
        <source>You took the last counter.</source>
        <translation>Usted quitó la última ficha.</translation>
    </message>
    <message>
        <source>The computer took the last counter.</source>
        <translation>El programa quitó la última ficha.</translation>
    </message>
    <message>
        <source>%1 took the last counter.</source>
        <translation>%1 quitó la última ficha.</translation>
    </message>
    <message>
        <source>None is left.</source>
        <translation>No queda ninguna.</translation>
    </message>
    <message numerus="yes">
        <source>%n is/are left.</source>
        <translation>
            <numerusform>Queda %n.</numerusform>
            <numerusform>Quedan %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>A draw: %1 to %2.</source>
        <translation>Empate: %1 a %2.</translation>
    </message>
    <message>
        <source>The fewest discs win.</source>
        <translation>Gana quien tiene menos fichas.</translation>
    </message>
    <message numerus="yes">
        <source>%n empty square(s) count for the loser.</source>
        <translation>
            <numerusform>La casilla vacía (%n) cuenta para quien pierde.</numerusform>
            <numerusform>Las %n casillas vacías cuentan para quien pierde.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n empty square(s) count for the winner.</source>
        <translation>
            <numerusform>La casilla vacía (%n) cuenta para quien gana.</numerusform>
            <numerusform>Las %n casillas vacías cuentan para quien gana.</numerusform>
        </translation>
    </message>
    <message>
        <source>A draw: nobody has a line.</source>
        <translation>Empate: nadie tiene una línea.</translation>
    </message>
    <message>
        <source>A move is the number of an empty square, such as 5.</source>
        <translation>Para jugar, escriba el número de una casilla vacía, como 5.</translation>
    </message>
    <message>
        <source>A move is a square with a dot by its letter and number, such as f5.</source>
        <translation>Para jugar, escriba la letra y el número de una casilla con punto, como f5.</translation>
    </message>
    <message>
        <source>A move is how many counters to take (as many as you like), such as 2.</source>
        <translation>Para jugar, escriba cuántas fichas quita (las que quiera), como 2.</translation>
    </message>
    <message>
        <source>A move is how many counters to take (1 to %1), such as 2.</source>
        <translation>Para jugar, escriba cuántas fichas quita (de 1 a %1), como 2.</translation>
    </message>
    <message>
        <source>A move is a heap and how many counters to take from it (as many as you like), such as a2.</source>
        <translation>Para jugar, escriba un montón y cuántas fichas quita de él (las que quiera), como a2.</translation>
    </message>
    <message>
        <source>A move is a heap and how many counters to take from it (1 to %1), such as a2.</source>
        <translation>Para jugar, escriba un montón y cuántas fichas quita de él (de 1 a %1), como a2.</translation>
    </message>
    <message>
        <source>Hint: %1, which draws with best play.</source>
        <translation>Pista: %1, que empata con el mejor juego.</translation>
    </message>
    <message>
        <source>Hint: %1, which wins with best play.</source>
        <translation>Pista: %1, que gana con el mejor juego.</translation>
    </message>
    <message>
        <source>Hint: %1, which loses against best play.</source>
        <translation>Pista: %1, que pierde contra el mejor juego.</translation>
    </message>
    <message numerus="yes">
        <source>Hint: %1, which wins by %n disc(s) with best play.</source>
        <translation>
            <numerusform>Pista: %1, que gana por %n ficha con el mejor juego.</numerusform>
            <numerusform>Pista: %1, que gana por %n fichas con el mejor juego.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hint: %1, which loses by %n disc(s) against best play.</source>
        <translation>
            <numerusform>Pista: %1, que pierde por %n ficha contra el mejor juego.</numerusform>
            <numerusform>Pista: %1, que pierde por %n fichas contra el mejor juego.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You are then about %n disc(s) ahead.</source>
        <translation>
            <numerusform>Usted queda entonces alrededor de %n ficha por delante.</numerusform>
            <numerusform>Usted queda entonces unas %n fichas por delante.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You are then about %n disc(s) behind.</source>
        <translation>
            <numerusform>Usted queda entonces alrededor de %n ficha por detrás.</numerusform>
            <numerusform>Usted queda entonces unas %n fichas por detrás.</numerusform>
        </translation>
    </message>
    <message>
        <source>Hint: %1, the best that is to be seen.</source>
        <translation>Pista: %1, la mejor que se ve.</translation>
    </message>
    <message numerus="yes">
        <source>Hint: %1, the best that is to be seen in %n move(s).</source>
        <translation>
            <numerusform>Pista: %1, la mejor que se ve en %n jugada.</numerusform>
            <numerusform>Pista: %1, la mejor que se ve en %n jugadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Hint: %1, as good as any.</source>
        <translation>Pista: %1, tan buena como cualquier otra.</translation>
    </message>
    <message>
        <source>Hint: %1, the only move there is.</source>
        <translation>Pista: %1, la única jugada posible.</translation>
    </message>
    <message>
        <source>Hint: %1, which ends the game and wins.</source>
        <translation>Pista: %1, que termina la partida y gana.</translation>
    </message>
    <message>
        <source>Hint: %1, which completes a line.</source>
        <translation>Pista: %1, que completa una línea.</translation>
    </message>
    <message>
        <source>Hint: %1, which blocks the line that the other side would complete.</source>
        <translation>Pista: %1, que bloquea la línea que completaría el otro bando.</translation>
    </message>
    <message>
        <source>Hint: %1, which stops the other side from making two threats at once.</source>
        <translation>Pista: %1, que impide al otro bando hacer dos amenazas a la vez.</translation>
    </message>
    <message>
        <source>Hint: %1, which leaves the other side a lost position.</source>
        <translation>Pista: %1, que deja al otro bando una posición perdida.</translation>
    </message>
    <message>
        <source>Hint: %1, which loses against best play, as every move does, but makes the game last.</source>
        <translation>Pista: %1, que pierde contra el mejor juego, como todas, pero hace durar la partida.</translation>
    </message>
    <message>
        <source>Hint: %1, a well-tried move of the opening.</source>
        <translation>Pista: %1, una jugada de apertura bien probada.</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Negro</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blanco</translation>
    </message>
    <message>
        <source>The first player</source>
        <translation>Jugador 1</translation>
    </message>
    <message>
        <source>The second player</source>
        <translation>Jugador 2</translation>
    </message>
    <message>
        <source>0 if all went well, 1 if something failed, 2 for wrong arguments, 130 after Ctrl-C.</source>
        <translation>0 si todo fue bien, 1 si algo falló, 2 para argumentos incorrectos, 130 tras Ctrl-C.</translation>
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
        <translation>%1 COMMAND --help enumera las opciones; --version muestra la versión.</translation>
    </message>
    <message>
        <source>Exit status: %1</source>
        <translation>Estado de salida: %1</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>Opciones:</translation>
    </message>
    <message>
        <source>shows this text</source>
        <translation>muestra este texto</translation>
    </message>
    <message>
        <source>SYNOPSIS</source>
        <translation>SINOPSIS</translation>
    </message>
    <message>
        <source>shows how to use the program</source>
        <translation>muestra cómo usar el programa</translation>
    </message>
    <message>
        <source>shows how to use the program, or the command beside it; so does -h</source>
        <translation>muestra cómo usar el programa, o el comando que está al lado; también -h</translation>
    </message>
    <message>
        <source>prints the version</source>
        <translation>muestra la versión</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Juegos</translation>
    </message>
    <message>
        <source>Programs</source>
        <translation>Programas</translation>
    </message>
    <message>
        <source>NAME</source>
        <translation>NOMBRE</translation>
    </message>
    <message>
        <source>DESCRIPTION</source>
        <translation>DESCRIPCIÓN</translation>
    </message>
    <message>
        <source>OPTIONS</source>
        <translation>OPCIONES</translation>
    </message>
    <message>
        <source>COMMANDS</source>
        <translation>COMANDOS</translation>
    </message>
    <message>
        <source>EXIT STATUS</source>
        <translation>ESTADO DE SALIDA</translation>
    </message>
    <message>
        <source>games: only those of this player, by the name or a part of it</source>
        <translation>games: solo las de este jugador, por su nombre o una parte de él</translation>
    </message>
    <message>
        <source>only games of this event, by the name or a part of it</source>
        <translation>solo partidas de este torneo, por su nombre o una parte de él</translation>
    </message>
    <message>
        <source>The answers: on their own page, none, or only they</source>
        <translation>Las respuestas: en una página propia, ninguna o solo ellas</translation>
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
        <translation>Juega partidas de Othello desde aperturas equilibradas, cada una con ambos colores, varias a la vez, y muestra el resultado con el Elo y su intervalo del 95 %, las fichas y el tiempo. Los motores propios usan un hilo cada uno y no recuerdan nada de las partidas anteriores.

Un PLAYER (jugador) es uno de estos:
  easy, medium, hard    un nivel del juego
  random, corners       un oponente del comando opponents
  engine                el motor de Othello solo, sin libro de aperturas
  gtp:COMMAND           otro programa que habla el Go Text Protocol
  nboard:COMMAND        otro programa que habla el protocolo de NBoard

Sus ajustes van antes de los dos puntos, detrás de comas:
  seconds=S             cuánto puede pensar por jugada, en lugar de lo del encuentro
  nodes=N, depth=N      sus propios límites, del mismo modo
  clock=S+INCREMENT     en su lugar, el reloj de una partida; +INCREMENT
                        se puede omitir
  book=on               deja que hard juegue la apertura con su libro
  weights=FILE          la evaluación de un motor
  table=MB              el tamaño de su tabla de transposición; por omisión 64
  name=TEXT             su nombre en el resultado y en las partidas
  patience=S            cuánto puede tardar otro programa en una jugada si su
                        protocolo no indica el tiempo; por omisión 60
  start=S               cuánto puede tardar en arrancar; por omisión 60
  margin=S              cuánto puede pasarse de su tiempo; por omisión 0.5; dé
                        mucho a un programa que no mira el reloj

Los límites por jugada son para hard y engine: easy y medium no los necesitan. Otro programa recibe su tiempo como un reloj para la partida, en segundos enteros, o bien, con el protocolo de NBoard, la profundidad.

COMMAND es un programa con sus argumentos, entre comillas dobles lo que lleve espacios; ningún intérprete de comandos lo lee. Un programa indicado con su ruta completa se ejecuta en su propia carpeta. Ejemplos: engine,weights=new.bin,name=new y &quot;nboard,depth=6:/opt/engine x&quot;.
</translation>
    </message>
    <message>
        <source>%1; default: %2</source>
        <translation>%1; por omisión: %2</translation>
    </message>
    <message>
        <source>Writes GIFT, with trees as text, rather than Moodle&apos;s XML, with pictures.</source>
        <translation>Escribe GIFT, con los árboles como texto, en vez del XML de Moodle, con imágenes.</translation>
    </message>
    <message>
        <source>a file of positions with the exact values of all moves, to see what the search misses</source>
        <translation>un archivo de posiciones con los valores exactos de todas las jugadas, para ver qué se le escapa a la búsqueda</translation>
    </message>
    <message>
        <source>Prints the best move, its value for the side to move and the positions searched for each, then their sum, which is the same on every machine and changes only with the search. A POSITION is moves such as f5d6c3 or a quoted board; fixed ones of all phases if none is given. With --gauge also each best move&apos;s exact value, what the chosen move loses, and their means with standard errors, beside the error of the values and that left by one factor, fitted on one half and tested on the other. Ctrl-C stops it with exit status 130, after the sums so far.</source>
        <translation>Imprime la mejor jugada, su valor para el bando que tiene el turno y las posiciones examinadas para cada una, y después su suma, que es la misma en cualquier máquina y solo cambia con la búsqueda. Una POSITION son jugadas como f5d6c3 o un tablero entre comillas; sin ninguna, se usan posiciones fijas de todas las fases. Con --gauge imprime además el valor exacto de cada mejor jugada, lo que pierde la jugada elegida y sus medias con errores estándar, junto al error de los valores y el que deja un solo factor, ajustado en una mitad y comprobado en la otra. Ctrl-C detiene la búsqueda con estado de salida 130, después de las sumas hasta entonces.</translation>
    </message>
    <message>
        <source>Portrait pages rather than landscape.</source>
        <translation>Páginas verticales en lugar de apaisadas.</translation>
    </message>
    <message>
        <source>makes a web page on which students search trees by hand</source>
        <translation>crea una página web en la que los alumnos examinan árboles a mano</translation>
    </message>
    <message>
        <source>Opens with this tree, such as &quot;MAX(MIN(3,12,8),MIN(2,4,6))&quot;, rather than with a random one.</source>
        <translation>Se abre con este árbol, como &quot;MAX(MIN(3,12,8),MIN(2,4,6))&quot;, y no con uno aleatorio.</translation>
    </message>
    <message>
        <source>How deep random trees are, 1 to 6 plies</source>
        <translation>La profundidad de los árboles aleatorios, de 1 a 6 niveles</translation>
    </message>
    <message>
        <source>How many children a node of a random tree has at most, 2 to 5</source>
        <translation>Cuántos hijos tiene como máximo un nodo de un árbol aleatorio, de 2 a 5</translation>
    </message>
    <message>
        <source>How random trees are searched: by alpha-beta, by alpha-beta that cuts beyond the bound only, or by minimax</source>
        <translation>Cómo se examinan los árboles aleatorios: con alfa-beta, con alfa-beta que corta solo más allá de la cota, o con minimax</translation>
    </message>
    <message>
        <source>only games of one&apos;s own, which the window added</source>
        <translation>solo partidas propias, que añadió la ventana</translation>
    </message>
    <message>
        <source>moves: leave out the values that the library does not have</source>
        <translation>moves: omite los valores que la biblioteca no tiene</translation>
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
        <translation>Una biblioteca es un archivo, una base de datos SQLite que describe
resources/formats/tabuleiro-library.md. Acciones:
  import LIBRARY FILE...   añade las partidas de archivos, o de las carpetas en que
                           están: WTHOR (.wtb, con .jou y .trn al lado), GGF, PGN,
                           SGF, transcripciones y nuestro formato, también comprimidos
                           como .gz o .bz2. Crea la biblioteca si no existe. Un
                           archivo se añade entero; lo que no se puede leer se indica
                           y se pasa por alto. Tras Ctrl-C o un fallo, el mismo
                           comando continúa.
                           Se guardan jugadas, jugadores, torneo, fecha y resultado en
                           fichas; no tiempos, valores, comentarios ni variantes.
  info LIBRARY             dice qué hay en ella
  games LIBRARY            enumera las partidas, con tabuladores entre las columnas
  moves LIBRARY [LINE]     lo que se jugó tras una línea de jugadas como f5d6, o en
                           una posición, esté como esté girado el tablero; los valores,
                           y las medias de diez partidas o más, se dan en fichas
                           para el bando que tiene el turno. Las jugadas sin valor en
                           la biblioteca se examinan con 8 jugadas de profundidad o,
                           con 12 casillas vacías o menos, hasta el final
  export LIBRARY FILE      escribe las partidas como .ggf, .txt o .tabuleiro
  rebuild LIBRARY          rehace la tabla de posiciones a partir de las partidas
  analyze LIBRARY          evalúa cada posición que aún no tiene valor de la
                           profundidad; el mismo comando continúa tras detenerse
  chunks LIBRARY FOLDER    escribe esas posiciones en bloques, archivos para varias
                           máquinas
  work FOLDER              evalúa los bloques --first, --first + --step, etcétera. Lo
                           que ya está se conserva; cualquier máquina puede hacer
                           cualquier bloque, en cualquier momento
  collect LIBRARY FOLDER   recoge lo que está terminado
  report LIBRARY [FOLDER]  cuánto perdieron los jugadores por jugada, por fase y por
                           año, las jugadas que más costaron y las aperturas; en
                           FOLDER, todas las tablas en CSV y gráficos en SVG
</translation>
    </message>
    <message>
        <source>None is left in it.</source>
        <translation>No queda ninguna en él.</translation>
    </message>
    <message>
        <source>Reads the lines of the files, or of the standard input for - and where no FILE is given. A line is a position (64 of X, O and - and the side to move, also after &quot;NUMBER | &quot; as in the FFO tests) or a game from the start (f5d6c3...). A file may have any other format that the window opens as well; what comes through a pipe may too, unless its first line is a record by itself: then each line is answered as soon as it is there. Writes a line for each game or position as soon as it is done: of a position every move, of a game every move played, with its score in discs for the side that moves, and behind a move played the best one where that was better. A finished position has its score for the side to move, a finished game Black&apos;s. A line&apos;s answer depends on the line, --depth and --table-mb alone, so that the input may be split over machines. A line that cannot be read gets an error with its column, and the exit status is 1.</source>
        <translation>Lee las líneas de los archivos, o de la entrada estándar para - y cuando no se da ningún FILE. Una línea es una posición (64 X, O y - y de quién es el turno, también después de &quot;NUMBER | &quot; como en las pruebas FFO) o una partida desde el comienzo (f5d6c3...). Un archivo también puede tener cualquier otro formato que abra la ventana; lo que llega por una tubería también, salvo si su primera línea es por sí sola una partida o una posición: entonces se responde a cada línea en cuanto llega. Escribe una línea para cada partida o posición en cuanto está lista: de una posición, todas las jugadas; de una partida, todas las jugadas hechas, con el resultado en fichas para el bando que juega y, tras una jugada hecha, la mejor, cuando esa era mejor. Una posición terminada lleva el resultado para el bando que tiene el turno; una partida terminada, el de Negro. La respuesta a una línea depende solo de la línea, de --depth y de --table-mb, así que la entrada se puede repartir entre máquinas. Una línea que no se puede leer recibe un error con su columna, y el estado de salida es 1.</translation>
    </message>
    <message>
        <source>Prints a table of comma-separated values, for a spreadsheet: who, page, trees, questions, answered, right at once, right at the second try, wrong.</source>
        <translation>Escribe una tabla de valores separados por comas, para una hoja de cálculo: quién, página, árboles, preguntas, contestadas, bien a la primera, bien a la segunda, mal.</translation>
    </message>
    <message>
        <source>A page of the Search Lab shows a code behind its quiz, such as 16N3P-1C180-R05BH. A page to practise on has one, too. Without a CODE they are read from the standard input, one a line, with a name before it where there is one. A mistyped code is found, one that somebody has made up is not.</source>
        <translation>Una página del Laboratorio de búsqueda muestra tras sus preguntas un código, como 16N3P-1C180-R05BH. Una página para practicar también tiene uno. Sin CODE se leen de la entrada estándar, uno por línea, con un nombre delante donde lo hay. Un código mal escrito se descubre; uno inventado, no.</translation>
    </message>
    <message>
        <source>The game is over. Type new, undo or quit.</source>
        <translation>La partida ha terminado. Escriba nuevo, deshacer o salir.</translation>
    </message>
    <message>
        <source>Of a lesson, for each stop in a category of its title, those questions that do not answer each other: of a tree many, of a game few. Of random trees one question each, in a category of its kind, from which Moodle can draw for each student.</source>
        <translation>De una lección, para cada parada y en una categoría con su título, las preguntas que no se responden unas a otras: muchas de un árbol, pocas de un juego. De árboles aleatorios, una pregunta de cada uno, en una categoría de su tipo, de la que Moodle puede sortear una para cada alumno.</translation>
    </message>
    <message>
        <source>The page needs nothing but a browser, and can be put on any web server: random trees, the same for the same number, though not those of the other commands, and one&apos;s own, searched by minimax or alpha-beta and checked.</source>
        <translation>La página solo necesita un navegador y puede ponerse en cualquier servidor web: árboles aleatorios, los mismos para el mismo número, aunque no los de los demás comandos, y propios, que se examinan con minimax o alfa-beta y se comprueban.</translation>
    </message>
</context>
<context>
    <name>core::Error</name>
    <message>
        <source>line %1, column %2, byte %3: %4</source>
        <translation>línea %1, columna %2, byte %3: %4</translation>
    </message>
    <message>
        <source>character %1: %2</source>
        <translation>carácter %1: %2</translation>
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
        <translation>jugada %1: %2</translation>
    </message>
    <message>
        <source>move %1, %2: %3</source>
        <translation>jugada %1, %2: %3</translation>
    </message>
    <message>
        <source>the game is over</source>
        <translation>la partida ha terminado</translation>
    </message>
    <message>
        <source>the game is over; expected no more moves</source>
        <translation>la partida ha terminado; no se esperaba otra jugada</translation>
    </message>
    <message>
        <source>Black is not to move; expected a move of the other side</source>
        <translation>no es el turno de Negro; se esperaba una jugada del otro bando</translation>
    </message>
    <message>
        <source>White is not to move; expected a move of the other side</source>
        <translation>no es el turno de Blanco; se esperaba una jugada del otro bando</translation>
    </message>
    <message>
        <source>the number of squares is %1; expected %2</source>
        <translation>el número de casillas es %1; se esperaba %2</translation>
    </message>
    <message>
        <source>after the board: nothing; expected the side to move, X or O</source>
        <translation>después del tablero no hay nada; se esperaba de quién es el turno, X u O</translation>
    </message>
    <message>
        <source>a board of size %1; expected 8</source>
        <translation>un tablero de tamaño %1; se esperaba 8</translation>
    </message>
    <message>
        <source>%1; expected othello, tictactoe or nim</source>
        <translation>%1; se esperaba othello, tictactoe o nim</translation>
    </message>
    <message>
        <source>%1: cannot be read</source>
        <translation>%1: no se puede leer</translation>
    </message>
    <message>
        <source>%1: cannot be written: %2</source>
        <translation>%1: no se puede escribir: %2</translation>
    </message>
    <message>
        <source>%1: is a folder; expected a file</source>
        <translation>%1: es una carpeta; se esperaba un archivo</translation>
    </message>
    <message>
        <source>the game has no end; expected ;)</source>
        <translation>la partida no tiene final; se esperaba ;)</translation>
    </message>
    <message>
        <source>a game without a board; expected BO[8 ...]</source>
        <translation>una partida sin tablero; se esperaba BO[8 ...]</translation>
    </message>
    <message>
        <source>%1; expected a property such as PB[name], or ;)</source>
        <translation>%1; se esperaba una propiedad como PB[nombre], o ;)</translation>
    </message>
    <message>
        <source>the property %1 has no end; expected ]</source>
        <translation>la propiedad %1 no tiene final; se esperaba ]</translation>
    </message>
    <message>
        <source>a game of %1; expected Othello</source>
        <translation>una partida de %1; se esperaba Othello</translation>
    </message>
    <message>
        <source>a board after the moves; expected it before</source>
        <translation>un tablero después de las jugadas; se esperaba antes</translation>
    </message>
    <message>
        <source>a move before the board; expected BO[8 ...] first</source>
        <translation>una jugada antes del tablero; se esperaba primero BO[8 ...]</translation>
    </message>
    <message>
        <source>no game; expected one that begins with (;GM[Othello]</source>
        <translation>ninguna partida; se esperaba una que empiece por (;GM[Othello]</translation>
    </message>
    <message>
        <source>%1; expected &quot;Tabuleiro game 1&quot;</source>
        <translation>%1; se esperaba &quot;Tabuleiro game 1&quot;</translation>
    </message>
    <message>
        <source>%1; expected a line such as &quot;game: othello&quot;</source>
        <translation>%1; se esperaba una línea como &quot;game: othello&quot;</translation>
    </message>
    <message>
        <source>the game after its moves; expected it before</source>
        <translation>el juego después de las jugadas; se esperaba antes</translation>
    </message>
    <message>
        <source>%1 before the game; expected &quot;game: othello&quot; first</source>
        <translation>%1 antes del juego; se esperaba primero &quot;game: othello&quot;</translation>
    </message>
    <message>
        <source>the start after the moves; expected it before</source>
        <translation>el comienzo después de las jugadas; se esperaba antes</translation>
    </message>
    <message>
        <source>a second line of moves; expected one, and others as variations</source>
        <translation>una segunda línea de jugadas; se esperaba una sola, y las demás como variantes</translation>
    </message>
    <message>
        <source>%1; expected human, computer or program</source>
        <translation>%1; se esperaba human, computer o program</translation>
    </message>
    <message>
        <source>%1; expected first or second</source>
        <translation>%1; se esperaba first o second</translation>
    </message>
    <message>
        <source>%1; expected seconds such as 300+2 287 150</source>
        <translation>%1; se esperaban segundos como 300+2 287 150</translation>
    </message>
    <message>
        <source>%1; expected a number of moves</source>
        <translation>%1; se esperaba un número de jugadas</translation>
    </message>
    <message>
        <source>%1; expected &quot;variation after N:&quot; with N from 0 to %2</source>
        <translation>%1; se esperaba &quot;variation after N:&quot; con N de 0 a %2</translation>
    </message>
    <message>
        <source>a variation before the moves; expected &quot;moves:&quot; first</source>
        <translation>una variante antes de las jugadas; se esperaba primero &quot;moves:&quot;</translation>
    </message>
    <message>
        <source>more variations than %1</source>
        <translation>más variantes que %1</translation>
    </message>
    <message>
        <source>the game ends without its kind; expected &quot;game: othello&quot;</source>
        <translation>la partida termina sin decir el juego; se esperaba &quot;game: othello&quot;</translation>
    </message>
    <message>
        <source>the file has %1 bytes; expected at most %2 (%3 MiB)</source>
        <translation>el archivo tiene %1 bytes; se esperaban %2 como máximo (%3 MiB)</translation>
    </message>
    <message>
        <source>%1; expected X, O or -</source>
        <translation>%1; se esperaba X, O o -</translation>
    </message>
    <message>
        <source>character %1 (%2): %3</source>
        <translation>carácter %1 (%2): %3</translation>
    </message>
    <message>
        <source>%1; expected the side to move, X or O</source>
        <translation>%1; se esperaba de quién es el turno, X u O</translation>
    </message>
    <message>
        <source>a value is missing; expected : and a value</source>
        <translation>falta un valor; se esperaba : y un valor</translation>
    </message>
    <message>
        <source>the game has no end; expected }</source>
        <translation>la partida no tiene final; se esperaba }</translation>
    </message>
    <message>
        <source>too many brackets within brackets</source>
        <translation>demasiados corchetes dentro de corchetes</translation>
    </message>
    <message>
        <source>%1; expected a value</source>
        <translation>%1; se esperaba un valor</translation>
    </message>
    <message>
        <source>%1; expected a name in quotation marks</source>
        <translation>%1; se esperaba un nombre entre comillas</translation>
    </message>
    <message>
        <source>a text without its end; expected a quotation mark</source>
        <translation>un texto sin final; se esperaban comillas</translation>
    </message>
    <message>
        <source>this is not a text: it holds the byte %1; expected a game as text</source>
        <translation>esto no es un texto: contiene el byte %1; se esperaba una partida en forma de texto</translation>
    </message>
    <message>
        <source>the line is too long; expected a position or a game in at most %1 MiB</source>
        <translation>la línea es demasiado larga; se esperaba una posición o una partida de %1 MiB como máximo</translation>
    </message>
    <message>
        <source>%1; expected a score such as +2, from -64 to 64</source>
        <translation>%1; se esperaba un resultado como +2, de -64 a 64</translation>
    </message>
    <message>
        <source>the board has no side to move; Black is assumed</source>
        <translation>el tablero no dice de quién es el turno; se supone que de Negro</translation>
    </message>
    <message>
        <source>the board has no side to move; White is assumed</source>
        <translation>el tablero no dice de quién es el turno; se supone que de Blanco</translation>
    </message>
    <message>
        <source>more than %1 games and positions; the others are not read</source>
        <translation>más de %1 partidas y posiciones; las demás no se leen</translation>
    </message>
    <message>
        <source>%1 games or positions; expected one</source>
        <translation>%1 partidas o posiciones; se esperaba una</translation>
    </message>
    <message>
        <source>a game of another kind; expected Othello, GM[2]</source>
        <translation>una partida de otro juego; se esperaba Othello, GM[2]</translation>
    </message>
    <message>
        <source>the game has no end; expected )</source>
        <translation>la partida no tiene final; se esperaba )</translation>
    </message>
    <message>
        <source>too many levels of variations</source>
        <translation>demasiados niveles de variantes</translation>
    </message>
    <message>
        <source>%1; expected a property such as B[f5]</source>
        <translation>%1; se esperaba una propiedad como B[f5]</translation>
    </message>
    <message>
        <source>%1; expected a square such as cd or c4</source>
        <translation>%1; se esperaba una casilla como cd o c4</translation>
    </message>
    <message>
        <source>no moves; expected moves such as %1</source>
        <translation>ninguna jugada; se esperaban jugadas como %1</translation>
    </message>
    <message>
        <source>a tag without its end; expected ] on the same line</source>
        <translation>una etiqueta sin final; se esperaba ] en la misma línea</translation>
    </message>
    <message>
        <source>%1; expected a board of 64 X, O and -</source>
        <translation>%1; se esperaba un tablero de 64 X, O y -</translation>
    </message>
    <message>
        <source>a remark without its end; expected %1</source>
        <translation>un comentario sin final; se esperaba %1</translation>
    </message>
    <message>
        <source>%1 is half a square; expected a letter and a number, such as f5</source>
        <translation>%1 es media casilla; se esperaban una letra y un número, como f5</translation>
    </message>
    <message>
        <source>%1; expected a square such as f5, or pass</source>
        <translation>%1; se esperaba una casilla como f5, o pass</translation>
    </message>
    <message>
        <source>the packed file is cut or damaged; only its first %1 bytes are read</source>
        <translation>el archivo comprimido está cortado o dañado; solo se leen los primeros %1 bytes</translation>
    </message>
    <message>
        <source>the packed file holds more than %1 MiB, the most that is read</source>
        <translation>el archivo comprimido contiene más de %1 MiB, lo máximo que se lee</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>y %1 más</translation>
    </message>
    <message>
        <source>the file has %1 bytes; expected a header of 16</source>
        <translation>el archivo tiene %1 bytes; se esperaba una cabecera de 16</translation>
    </message>
    <message>
        <source>the file is cut or its header is wrong: it should hold %1 records and holds %2 whole ones, which are read</source>
        <translation>el archivo está cortado o su cabecera es incorrecta: debería contener %1 registros y contiene %2 enteros, que se leen</translation>
    </message>
    <message>
        <source>a file of solitaires; expected one of games</source>
        <translation>un archivo de solitarios; se esperaba uno de partidas</translation>
    </message>
    <message>
        <source>the file holds no games</source>
        <translation>el archivo no contiene partidas</translation>
    </message>
    <message>
        <source>move %1, %2, is not legal</source>
        <translation>la jugada %1, %2, no es legal</translation>
    </message>
    <message>
        <source>is not a library of games; expected a file that Tabuleiro made</source>
        <translation>no es una biblioteca de partidas; se esperaba un archivo creado por Tabuleiro</translation>
    </message>
    <message>
        <source>is damaged; restore a copy of it, or import its games into another file</source>
        <translation>está dañada; restaure una copia o importe sus partidas en otro archivo</translation>
    </message>
    <message>
        <source>is being changed by another program; try again when that has ended</source>
        <translation>la está cambiando otro programa; inténtelo de nuevo cuando termine</translation>
    </message>
    <message>
        <source>cannot be written: the file or its folder is read-only; nothing was changed</source>
        <translation>no se puede escribir: el archivo o su carpeta es de solo lectura; no se cambió nada</translation>
    </message>
    <message>
        <source>cannot grow: the disk is full; what was there before is kept</source>
        <translation>no puede crecer: el disco está lleno; lo que había se conserva</translation>
    </message>
    <message>
        <source>cannot be opened</source>
        <translation>no se puede abrir</translation>
    </message>
    <message>
        <source>may not be opened</source>
        <translation>no hay permiso para abrirla</translation>
    </message>
    <message>
        <source>cannot be read or written (%1); what was there before is kept</source>
        <translation>no se puede leer ni escribir (%1); lo que había se conserva</translation>
    </message>
    <message>
        <source>cannot be used (%1)</source>
        <translation>no se puede usar (%1)</translation>
    </message>
    <message>
        <source>is not a library of games but a database of another program</source>
        <translation>no es una biblioteca de partidas, sino una base de datos de otro programa</translation>
    </message>
    <message>
        <source>was made by a newer version of Tabuleiro (schema %1; this one knows %2); update Tabuleiro to read it</source>
        <translation>la creó una versión más nueva de Tabuleiro (esquema %1; esta conoce %2); actualice Tabuleiro para leerla</translation>
    </message>
    <message>
        <source>is cut short: it has %1 bytes, expected %2; restore a copy of it, or import its games into another file</source>
        <translation>está incompleta: tiene %1 bytes, se esperaban %2; restaure una copia o importe sus partidas en otro archivo</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>ese archivo no existe</translation>
    </message>
    <message>
        <source>cannot be written; nothing was changed</source>
        <translation>no se puede escribir; no se cambió nada</translation>
    </message>
    <message>
        <source>is empty; an import makes a library of it</source>
        <translation>está vacía; una importación la convierte en biblioteca</translation>
    </message>
    <message>
        <source>the import was interrupted</source>
        <translation>la importación se interrumpió</translation>
    </message>
    <message>
        <source>a game without moves</source>
        <translation>una partida sin jugadas</translation>
    </message>
    <message>
        <source>expected a game of Othello from the usual start</source>
        <translation>se esperaba una partida de Othello desde el comienzo habitual</translation>
    </message>
    <message>
        <source>heap %1: %2; expected numbers joined by -, such as 1-3-5-7</source>
        <translation>montón %1: %2; se esperaban números unidos por -, como 1-3-5-7</translation>
    </message>
    <message>
        <source>%1 heaps; expected 1 to %2</source>
        <translation>%1 montones; se esperaban de 1 a %2</translation>
    </message>
    <message>
        <source>a limit of %1; expected 1 to %2, or 0 for any number</source>
        <translation>un límite de %1; se esperaba de 1 a %2, o 0 para cualquier cantidad</translation>
    </message>
    <message>
        <source>heap %1 has %2 counters; expected 0 to %3</source>
        <translation>el montón %1 tiene %2 fichas; se esperaban de 0 a %3</translation>
    </message>
    <message>
        <source>%1 is not a valid move; expected how many to take, such as 2</source>
        <translation>%1 no es una jugada válida; se esperaba cuántas fichas quitar, como 2</translation>
    </message>
    <message>
        <source>%1 is not a valid move; expected a heap and how many to take, such as a2</source>
        <translation>%1 no es una jugada válida; se esperaban un montón y cuántas fichas quitar, como a2</translation>
    </message>
    <message>
        <source>there is no heap %1; expected a</source>
        <translation>no hay montón %1; se esperaba a</translation>
    </message>
    <message>
        <source>there is no heap %1; expected a to %2</source>
        <translation>no hay montón %1; se esperaba una letra de la a a la %2</translation>
    </message>
    <message>
        <source>heap %1 is empty; expected one with counters</source>
        <translation>el montón %1 está vacío; se esperaba uno con fichas</translation>
    </message>
    <message>
        <source>%1 cannot be taken from heap %2; expected at least 1 and at most %3</source>
        <translation>no se puede quitar %1 del montón %2; se esperaba 1 como mínimo y %3 como máximo</translation>
    </message>
    <message>
        <source>no heaps; expected numbers joined by -, such as 1-3-5-7</source>
        <translation>ningún montón; se esperaban números unidos por -, como 1-3-5-7</translation>
    </message>
    <message>
        <source>after &quot;limit&quot;: nothing; expected a number from 1 to %1</source>
        <translation>después de &quot;limit&quot; no hay nada; se esperaba un número de 1 a %1</translation>
    </message>
    <message>
        <source>after &quot;limit&quot;: %1; expected a number from 1 to %2</source>
        <translation>después de &quot;limit&quot;: %1; se esperaba un número de 1 a %2</translation>
    </message>
    <message>
        <source>word %1: %2; expected limit, misere, normal, first or second</source>
        <translation>palabra %1: %2; se esperaba limit, misere, normal, first o second</translation>
    </message>
    <message>
        <source>%1 is not a valid square; expected a letter from a to %2 and a number from 1 to %3, such as %4</source>
        <translation>%1 no es una casilla válida; se esperaban una letra de la a a la %2 y un número del 1 al %3, como %4</translation>
    </message>
    <message>
        <source>square %1 holds two discs</source>
        <translation>la casilla %1 tiene dos fichas</translation>
    </message>
    <message>
        <source>a pass is not allowed while a disc can be placed, for example on %1</source>
        <translation>no se puede pasar mientras se pueda colocar una ficha, por ejemplo en %1</translation>
    </message>
    <message>
        <source>%1 is not a valid square; expected a letter from a to h and a number from 1 to 8, such as e5, or pass</source>
        <translation>%1 no es una casilla válida; se esperaban una letra de la a a la h y un número del 1 al 8, como e5, o pass</translation>
    </message>
    <message>
        <source>no disc can be placed; expected pass</source>
        <translation>no se puede colocar ninguna ficha; se esperaba pass</translation>
    </message>
    <message>
        <source>%1 is taken; expected an empty square</source>
        <translation>%1 está ocupada; se esperaba una casilla vacía</translation>
    </message>
    <message>
        <source>%1 turns no disc; a legal square is %2</source>
        <translation>%1 no voltea ninguna ficha; se puede jugar en %2</translation>
    </message>
    <message>
        <source>%1; expected nothing after the side to move</source>
        <translation>%1; no se esperaba nada después del turno</translation>
    </message>
    <message>
        <source>a square is marked twice</source>
        <translation>una casilla está marcada dos veces</translation>
    </message>
    <message>
        <source>a mark is outside the board; expected squares 1 to 9</source>
        <translation>una marca está fuera del tablero; se esperaban casillas de 1 a 9</translation>
    </message>
    <message>
        <source>X has %1 marks and O %2 with %3 to move; expected turns taken one after the other</source>
        <translation>X tiene %1 marcas y O tiene %2, y es el turno de %3; se esperaba que jugaran por turnos</translation>
    </message>
    <message>
        <source>X and O both have a line; expected one at most</source>
        <translation>X y O tienen una línea cada uno; se esperaba una como máximo</translation>
    </message>
    <message>
        <source>%1 is not a valid square; expected a number from 1 to 9, or a1 to c3</source>
        <translation>%1 no es una casilla válida; se esperaba un número de 1 a 9, o de a1 a c3</translation>
    </message>
    <message>
        <source>square %1 is taken; expected an empty one</source>
        <translation>la casilla %1 está ocupada; se esperaba una vacía</translation>
    </message>
    <message>
        <source>character %1 (square %2): %3</source>
        <translation>carácter %1 (casilla %2): %3</translation>
    </message>
    <message>
        <source>after the board: %1; expected the side to move, X or O</source>
        <translation>después del tablero: %1; se esperaba de quién es el turno, X u O</translation>
    </message>
    <message>
        <source>%1; expected a line such as &quot;tree: MAX(3,5)&quot;</source>
        <translation>%1; se esperaba una línea como &quot;tree: MAX(3,5)&quot;</translation>
    </message>
    <message>
        <source>%1; expected &quot;Tabuleiro lesson 1&quot;</source>
        <translation>%1; se esperaba &quot;Tabuleiro lesson 1&quot;</translation>
    </message>
    <message>
        <source>%1; expected fail-soft or fail-hard</source>
        <translation>%1; se esperaba fail-soft o fail-hard</translation>
    </message>
    <message>
        <source>a position before its game; expected &quot;game: othello&quot; first</source>
        <translation>una posición antes de su juego; se esperaba primero &quot;game: othello&quot;</translation>
    </message>
    <message>
        <source>%1; expected one of: %2</source>
        <translation>%1; se esperaba una de estas: %2</translation>
    </message>
    <message>
        <source>%1; expected one of: %2, the last with its moves</source>
        <translation>%1; se esperaba una de estas: %2, la última con sus jugadas</translation>
    </message>
    <message>
        <source>%1; expected the number of a step</source>
        <translation>%1; se esperaba el número de un paso</translation>
    </message>
    <message>
        <source>%1; expected a number of plies from 0 to %2</source>
        <translation>%1; se esperaba un número de jugadas de 0 a %2</translation>
    </message>
    <message>
        <source>an answer before its question; expected &quot;question:&quot; first</source>
        <translation>una respuesta antes de su pregunta; se esperaba primero &quot;question:&quot;</translation>
    </message>
    <message>
        <source>%1; expected the number of a move</source>
        <translation>%1; se esperaba el número de una jugada</translation>
    </message>
    <message>
        <source>the lesson ends without what is searched; expected &quot;tree: MAX(3,5)&quot; or &quot;game: tictactoe&quot;</source>
        <translation>la lección termina sin decir qué se examina; se esperaba &quot;tree: MAX(3,5)&quot; o &quot;game: tictactoe&quot;</translation>
    </message>
    <message>
        <source>nothing is left to search; expected a position that is not over, or a tree with children</source>
        <translation>no queda nada que examinar; se esperaba una posición sin terminar o un árbol con hijos</translation>
    </message>
    <message>
        <source>%1 does not search this game; expected another algorithm</source>
        <translation>%1 no examina este juego; se esperaba otro algoritmo</translation>
    </message>
    <message>
        <source>%1 is no order of this game&apos;s moves; expected given, for example</source>
        <translation>%1 no es un orden de las jugadas de este juego; se esperaba given, por ejemplo</translation>
    </message>
    <message>
        <source>%1 needs a depth; expected &quot;depth: 3&quot;, for example</source>
        <translation>%1 necesita una profundidad; se esperaba &quot;depth: 3&quot;, por ejemplo</translation>
    </message>
    <message>
        <source>weights of a search without a heuristic; expected a depth, for example &quot;depth: 3&quot;</source>
        <translation>pesos de una búsqueda sin heurística; se esperaba una profundidad, por ejemplo &quot;depth: 3&quot;</translation>
    </message>
    <message>
        <source>%1; expected %2 numbers, one for each term of the search&apos;s heuristic</source>
        <translation>%1; se esperaban %2 números, uno por cada término de la heurística de la búsqueda</translation>
    </message>
    <message>
        <source>%1; expected a weight from 0 to %2</source>
        <translation>%1; se esperaba un peso de 0 a %2</translation>
    </message>
    <message>
        <source>expected the end, or ; and what is known of a letter</source>
        <translation>se esperaba el final, o ; y lo que se sabe de una letra</translation>
    </message>
    <message>
        <source>Column %1: the text ends; %2.</source>
        <translation>Columna %1: el texto termina; %2.</translation>
    </message>
    <message>
        <source>Column %1: &apos;%2&apos; does not belong here; %3.</source>
        <translation>Columna %1: &apos;%2&apos; no va aquí; %3.</translation>
    </message>
    <message>
        <source>expected MAX here, because the levels alternate, or a value</source>
        <translation>aquí se esperaba MAX, porque los niveles se alternan, o un valor</translation>
    </message>
    <message>
        <source>expected MIN here, because the levels alternate, or a value</source>
        <translation>aquí se esperaba MIN, porque los niveles se alternan, o un valor</translation>
    </message>
    <message>
        <source>the tree is too large; expected at most %1 nodes and %2 levels</source>
        <translation>el árbol es demasiado grande; se esperaban como máximo %1 nodos y %2 niveles</translation>
    </message>
    <message>
        <source>expected ( and the children behind the name of a level</source>
        <translation>se esperaban ( y los hijos tras el nombre de un nivel</translation>
    </message>
    <message>
        <source>a node has too many children; expected at most %1</source>
        <translation>un nodo tiene demasiados hijos; se esperaban %1 como máximo</translation>
    </message>
    <message>
        <source>expected a comma or %1</source>
        <translation>se esperaba una coma o %1</translation>
    </message>
    <message>
        <source>expected a value between %1 and %2</source>
        <translation>se esperaba un valor entre %1 y %2</translation>
    </message>
    <message>
        <source>expected a number, a letter, or a group such as MIN(3,5)</source>
        <translation>se esperaba un número, una letra o un grupo como MIN(3,5)</translation>
    </message>
    <message>
        <source>expected a name of at most eight letters</source>
        <translation>se esperaba un nombre de ocho letras como máximo</translation>
    </message>
    <message>
        <source>expected a letter of the tree</source>
        <translation>se esperaba una letra del árbol</translation>
    </message>
    <message>
        <source>expected &lt;=, &gt;= or =</source>
        <translation>se esperaba &lt;=, &gt;= o =</translation>
    </message>
    <message>
        <source>expected a number</source>
        <translation>se esperaba un número</translation>
    </message>
    <message>
        <source>expected the number at which the interval ends</source>
        <translation>se esperaba el número en que termina el intervalo</translation>
    </message>
    <message>
        <source>expected an interval that holds a value</source>
        <translation>se esperaba un intervalo que contenga algún valor</translation>
    </message>
    <message>
        <source>not a file of Othello %1</source>
        <translation>no es un archivo de %1 de Othello</translation>
    </message>
    <message>
        <source>the %1 have version %2, expected %3</source>
        <translation>%1: la versión es %2, se esperaba %3</translation>
    </message>
    <message>
        <source>the %1 have %2 bytes after the header, expected %3</source>
        <translation>%1: hay %2 bytes tras la cabecera, se esperaban %3</translation>
    </message>
    <message>
        <source>the %1 are damaged: the checksum is wrong</source>
        <translation>%1: el archivo está dañado: la suma de comprobación no coincide</translation>
    </message>
    <message>
        <source>the weights are for another evaluation than this program&apos;s</source>
        <translation>los pesos son de una evaluación distinta de la de este programa</translation>
    </message>
    <message>
        <source>the weights are damaged: their number is wrong</source>
        <translation>los pesos están dañados: su cantidad no es correcta</translation>
    </message>
    <message>
        <source>the weights are damaged: a number is too large</source>
        <translation>los pesos están dañados: un número es demasiado grande</translation>
    </message>
    <message>
        <source>every heap is empty; expected counters to take</source>
        <translation>todos los montones están vacíos; se esperaban fichas que quitar</translation>
    </message>
    <message>
        <source>%1; expected the number of the format, %2</source>
        <translation>%1; se esperaba el número del formato, %2</translation>
    </message>
    <message>
        <source>format %1 was made by a newer program; expected format %2</source>
        <translation>el formato %1 es de un programa más nuevo; se esperaba el formato %2</translation>
    </message>
    <message>
        <source>one stop too many; expected at most %1</source>
        <translation>una parada de más; se esperaban %1 como máximo</translation>
    </message>
    <message>
        <source>%1; expected &quot;stop:&quot; first</source>
        <translation>%1; se esperaba primero &quot;stop:&quot;</translation>
    </message>
    <message>
        <source>the lesson ends without a stop; expected &quot;stop:&quot;</source>
        <translation>la lección termina sin ninguna parada; se esperaba &quot;stop:&quot;</translation>
    </message>
    <message>
        <source>%1; expected the digits and letters of a result code</source>
        <translation>%1; se esperaban las cifras y letras de un código de resultado</translation>
    </message>
    <message>
        <source>%1; expected %2 digits and letters</source>
        <translation>%1; se esperaban %2 cifras y letras</translation>
    </message>
    <message>
        <source>%1 is mistyped; expected a result code as its page has it</source>
        <translation>%1 está mal escrito; se esperaba un código de resultado tal como está en su página</translation>
    </message>
    <message>
        <source>its table of positions is damaged; the command tabuleiro-cli library rebuild makes it from the games again</source>
        <translation>su tabla de posiciones está dañada; el comando tabuleiro-cli library rebuild la rehace a partir de las partidas</translation>
    </message>
    <message>
        <source>%1; expected at the bound or beyond the bound</source>
        <translation>%1; se esperaba at the bound o beyond the bound</translation>
    </message>
    <message>
        <source>is a database, such as a library of games; an import takes files of games, such as an export makes</source>
        <translation>es una base de datos, como una biblioteca de partidas; una importación admite archivos de partidas, como los que escribe una exportación</translation>
    </message>
    <message>
        <source>the text names the character set %1, which is not known or not its own; letters of names may be wrong</source>
        <translation>el texto dice usar el juego de caracteres %1, que no se conoce o no es el suyo; puede haber letras equivocadas en los nombres</translation>
    </message>
    <message>
        <source>games with a komi: %1; discs are counted without it</source>
        <translation>partidas con komi: %1; las fichas se cuentan sin él</translation>
    </message>
    <message>
        <source>games with variations: %1; only the first line of each is taken</source>
        <translation>partidas con variantes: %1; solo se toma la primera línea de cada una</translation>
    </message>
    <message>
        <source>the rules %1 are not known; the game is read as one that the most discs win</source>
        <translation>las reglas %1 no se conocen; la partida se lee como una en la que gana quien tiene más fichas</translation>
    </message>
    <message>
        <source>a game of Reverse Othello; expected one of Othello</source>
        <translation>una partida de Othello al revés; se esperaba una de Othello</translation>
    </message>
    <message>
        <source>expected MAX or MIN at the root, and chance nodes below it</source>
        <translation>se esperaba MAX o MIN en la raíz, y nodos de azar debajo de ella</translation>
    </message>
    <message>
        <source>expected a probability, such as 1/4:, before each child of a chance node, or before none</source>
        <translation>se esperaba una probabilidad, como 1/4:, antes de cada hijo de un nodo de azar, o antes de ninguno</translation>
    </message>
    <message>
        <source>expected a probability above 0 and not above 1</source>
        <translation>se esperaba una probabilidad mayor que 0 y no mayor que 1</translation>
    </message>
    <message>
        <source>expected probabilities whose averages have a common denominator of at most %1</source>
        <translation>se esperaban probabilidades cuyas medias tengan un denominador común de %1 como máximo</translation>
    </message>
    <message>
        <source>expected numbers at the leaves of a tree with chance nodes, and no letters</source>
        <translation>se esperaban números en las hojas de un árbol con nodos de azar, y no letras</translation>
    </message>
    <message>
        <source>expected values between %1 and %2 in a tree with chance nodes</source>
        <translation>se esperaban valores entre %1 y %2 en un árbol con nodos de azar</translation>
    </message>
    <message>
        <source>Column %1: %2.</source>
        <translation>Columna %1: %2.</translation>
    </message>
    <message>
        <source>the probabilities of this chance node add up to %1; expected 1</source>
        <translation>las probabilidades de este nodo de azar suman %1; se esperaba 1</translation>
    </message>
    <message>
        <source>the result %1 is not that of the moves, %2; the moves count</source>
        <translation>el resultado %1 no es el de las jugadas, %2; cuentan las jugadas</translation>
    </message>
    <message>
        <source>a game of the type %1, which is not known; expected one such as 8, 8k, 8a or s8r20</source>
        <translation>una partida del tipo %1, que no se conoce; se esperaba uno como 8, 8k, 8a o s8r20</translation>
    </message>
    <message>
        <source>a handicap of %1 without a board that shows its discs; the game is read from the usual start</source>
        <translation>una ventaja de %1 sin un tablero que muestre sus fichas; la partida se lee desde el inicio habitual</translation>
    </message>
    <message>
        <source>a handicap of %1, but %2 discs on the board, by which the game is read</source>
        <translation>una ventaja de %1, pero %2 fichas en el tablero, según el cual se lee la partida</translation>
    </message>
    <message>
        <source>the result %1 beside the result %2, which is kept</source>
        <translation>el resultado %1 junto al resultado %2, que se conserva</translation>
    </message>
    <message>
        <source>games whose result is not that of their moves: %1, the first is game %2; the moves count</source>
        <translation>partidas cuyo resultado no es el de sus jugadas: %1, la primera es la partida %2; cuentan las jugadas</translation>
    </message>
    <message>
        <source>the packed file is cut or damaged; nothing of it can be read</source>
        <translation>el archivo comprimido está cortado o dañado; no se puede leer nada de él</translation>
    </message>
    <message>
        <source>%1: a single move beside words may be a name; expected moves such as f5d6c3</source>
        <translation>%1: una sola jugada junto a palabras puede ser un nombre; se esperaban jugadas como f5d6c3</translation>
    </message>
    <message>
        <source>the text is empty; expected a game or a position</source>
        <translation>el texto está vacío; se esperaba una partida o una posición</translation>
    </message>
    <message>
        <source>the text holds nothing but comments; expected a game or a position</source>
        <translation>el texto no tiene más que comentarios; se esperaba una partida o una posición</translation>
    </message>
    <message>
        <source>has tables but no number of their schema (user_version is 0), which another program has changed; restore a copy of it</source>
        <translation>tiene tablas pero no el número de su esquema (user_version es 0), que otro programa ha cambiado; restaure una copia</translation>
    </message>
    <message>
        <source>%1; expected a position, or moves such as f5d6c3 of Othello, 5 1 9 of tic-tac-toe or a3 a1 of Nim</source>
        <translation>%1; se esperaba una posición o jugadas como f5d6c3 en Othello, 5 1 9 en tres en raya o a3 a1 en Nim</translation>
    </message>
    <message>
        <source>%1 is not a move; the moves before it were read</source>
        <translation>%1 no es una jugada; se leyeron las jugadas anteriores</translation>
    </message>
    <message>
        <source>%1 cannot be taken from heap %2; expected 1</source>
        <translation>no se puede quitar %1 del montón %2; se esperaba 1</translation>
    </message>
    <message>
        <source>the file cannot be read</source>
        <translation>el archivo no se puede leer</translation>
    </message>
    <message>
        <source>expected MAX, MIN or CHANCE before children</source>
        <translation>se esperaba MAX, MIN o CHANCE antes de los hijos</translation>
    </message>
    <message>
        <source>expected a whole number as a leaf&apos;s value</source>
        <translation>se esperaba un número entero como valor de la hoja</translation>
    </message>
    <message>
        <source>is rebuilt, but a power cut may still undo that (%1)</source>
        <translation>está reconstruida, pero un corte de luz aún podría deshacerlo (%1)</translation>
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
        <translation>no se pudo escribir %1: %2</translation>
    </message>
    <message>
        <source>the standard output</source>
        <translation>la salida estándar</translation>
    </message>
    <message>
        <source>--make: expected a lesson FILE or --random N, and not both</source>
        <translation>--make: se esperaba una lección FILE o --random N, y no ambos</translation>
    </message>
    <message>
        <source>--random: &quot;%1&quot;; expected a number from 1 to %2</source>
        <translation>--random: &quot;%1&quot;; se esperaba un número de 1 a %2</translation>
    </message>
    <message>
        <source>--count without --random; expected --random N, for example</source>
        <translation>--count sin --random; se esperaba --random N, por ejemplo</translation>
    </message>
    <message>
        <source>--count: &quot;%1&quot;; expected a number from 1 to %2</source>
        <translation>--count: &quot;%1&quot;; se esperaba un número de 1 a %2</translation>
    </message>
    <message>
        <source>--key without --make worksheet, which alone has a key</source>
        <translation>--key sin --make worksheet: solo ella tiene soluciones</translation>
    </message>
    <message>
        <source>--gift without --make questions, which alone can be GIFT</source>
        <translation>--gift sin --make questions: solo ellas pueden ser GIFT</translation>
    </message>
    <message>
        <source>--key: &quot;%1&quot;; expected page, none or only</source>
        <translation>--key: &quot;%1&quot;; se esperaba page, none u only</translation>
    </message>
    <message>
        <source>a PDF is not for a terminal; expected --output FILE, or a pipe</source>
        <translation>un PDF no es para una terminal; se esperaba --output FILE o una tubería</translation>
    </message>
    <message>
        <source>--portrait without --make worksheet, which alone is printed</source>
        <translation>--portrait sin --make worksheet: solo ella se imprime</translation>
    </message>
    <message>
        <source>--make: &quot;%1&quot;; expected page, worksheet, questions or practice</source>
        <translation>--make: &quot;%1&quot;; se esperaba page, worksheet, questions o practice</translation>
    </message>
    <message>
        <source>--make practice: expected no FILE and no --random</source>
        <translation>--make practice: no se esperaba ni un FILE ni --random</translation>
    </message>
    <message>
        <source>--tree without --make practice, which alone begins with one</source>
        <translation>--tree sin --make practice, que es la única que empieza con uno</translation>
    </message>
    <message>
        <source>--tree: %1</source>
        <comment>a problem</comment>
        <translation>--tree: %1</translation>
    </message>
    <message>
        <source>--%1 without --random; expected --random N, for example</source>
        <translation>--%1 sin --random; se esperaba --random N, por ejemplo</translation>
    </message>
    <message>
        <source>--%1: &quot;%2&quot;; expected a number from %3 to %4</source>
        <translation>--%1: &quot;%2&quot;; se esperaba un número de %3 a %4</translation>
    </message>
    <message>
        <source>--search: &quot;%1&quot;; expected alpha-beta, beyond or minimax</source>
        <translation>--search: &quot;%1&quot;; se esperaba alpha-beta, beyond o minimax</translation>
    </message>
    <message>
        <source>--%1 without --make; expected --make %2, for example</source>
        <translation>--%1 sin --make; se esperaba --make %2, por ejemplo</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Chooses othello, tictactoe or nim.</source>
        <translation>Elige othello, tictactoe (tres en raya) o nim.</translation>
    </message>
    <message>
        <source>Chooses easy, medium or hard.</source>
        <translation>Elige easy (fácil), medium (medio) o hard (difícil).</translation>
    </message>
    <message>
        <source>Opens the Search Lab alone; FILE is then one of its lessons.</source>
        <translation>Abre solo el Laboratorio de búsqueda; FILE es entonces una de sus lecciones.</translation>
    </message>
    <message>
        <source>Lets the computer play both sides and prints the moves.</source>
        <translation>El programa juega con los dos bandos y se imprimen las jugadas.</translation>
    </message>
    <message>
        <source>tic-tac-toe, Othello and Nim against the computer</source>
        <translation>tres en raya, Othello y Nim contra la máquina</translation>
    </message>
    <message>
        <source>--game: &quot;%1&quot;; expected othello, tictactoe or nim</source>
        <translation>--game: &quot;%1&quot;; se esperaba othello, tictactoe o nim</translation>
    </message>
    <message>
        <source>--level: &quot;%1&quot;; expected easy, medium or hard</source>
        <translation>--level: &quot;%1&quot;; se esperaba easy, medium o hard</translation>
    </message>
    <message>
        <source>unexpected argument &quot;%1&quot;; see --help</source>
        <translation>argumento inesperado &quot;%1&quot;; véase --help</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a file</source>
        <translation>&quot;%1&quot; no es un archivo</translation>
    </message>
    <message>
        <source>With --make: of random trees from number N on, and no FILE.</source>
        <translation>Con --make: de árboles aleatorios desde el número N, y sin FILE.</translation>
    </message>
    <message>
        <source>With --random: how many trees.</source>
        <translation>Con --random: cuántos árboles.</translation>
    </message>
    <message>
        <source>With --make: where to, rather than to the standard output.</source>
        <translation>Con --make: dónde se escribe, en lugar de la salida estándar.</translation>
    </message>
    <message>
        <source>With --make worksheet: the answers on a page of their own, none, or only they.</source>
        <translation>Con --make worksheet: las respuestas en una página propia, ninguna, o solo ellas.</translation>
    </message>
    <message>
        <source>With --make questions: GIFT rather than Moodle&apos;s XML.</source>
        <translation>Con --make questions: GIFT en lugar del XML de Moodle.</translation>
    </message>
    <message>
        <source>--language: &quot;%1&quot;; expected one of: %2</source>
        <translation>--language: &quot;%1&quot;; se esperaba uno de: %2</translation>
    </message>
    <message>
        <source>Speaks another language in this run alone, such as pt_BR.</source>
        <translation>Usa otro idioma solo esta vez, como pt_BR.</translation>
    </message>
    <message>
        <source>FILES</source>
        <translation>ARCHIVOS</translation>
    </message>
    <message>
        <source>  $XDG_CONFIG_HOME/tabuleiro/tabuleiro.ini   the settings
  $XDG_STATE_HOME/tabuleiro/games            each game move by move, for a start
                                             after a crash
  $XDG_STATE_HOME/tabuleiro/statistics.json  the results

Where the variables are not set, ~/.config and ~/.local/state are meant.</source>
        <translation>  $XDG_CONFIG_HOME/tabuleiro/tabuleiro.ini   los ajustes
  $XDG_STATE_HOME/tabuleiro/games            cada partida, jugada a jugada, para
                                             continuarla tras un fallo
  $XDG_STATE_HOME/tabuleiro/statistics.json  los resultados

Cuando las variables no están definidas, se usan ~/.config y ~/.local/state.</translation>
    </message>
    <message>
        <source>EXIT STATUS</source>
        <translation>ESTADO DE SALIDA</translation>
    </message>
    <message>
        <source>0 if all went well, 1 if --make failed, 2 for wrong arguments.</source>
        <translation>0 si todo fue bien, 1 si --make falló, 2 para argumentos incorrectos.</translation>
    </message>
    <message>
        <source>SEE ALSO</source>
        <translation>VÉASE TAMBIÉN</translation>
    </message>
    <message>
        <source>Lists the options.</source>
        <translation>Muestra las opciones.</translation>
    </message>
    <message>
        <source>With --make worksheet: portrait pages rather than landscape.</source>
        <translation>Con --make worksheet: páginas verticales en lugar de apaisadas.</translation>
    </message>
    <message>
        <source>Makes a page, a worksheet or questions of the lesson FILE, or a page to practise on, without a window.</source>
        <translation>Crea una página, una hoja de ejercicios o preguntas de la lección FILE, o una página para practicar, sin ventana.</translation>
    </message>
    <message>
        <source>With --make practice: opens with this tree.</source>
        <translation>Con --make practice: se abre con este árbol.</translation>
    </message>
    <message>
        <source>With --random: how deep the trees are.</source>
        <translation>Con --random: la profundidad de los árboles.</translation>
    </message>
    <message>
        <source>With --random: how many a node has at most.</source>
        <translation>Con --random: cuántos hijos tiene un nodo como máximo.</translation>
    </message>
    <message>
        <source>With --random: alpha-beta, alpha-beta that cuts beyond the bound only, or minimax.</source>
        <translation>Con --random: alfa-beta, alfa-beta que corta solo más allá de la cota, o minimax.</translation>
    </message>
    <message>
        <source>%1: there is no such file</source>
        <translation>%1: ese archivo no existe</translation>
    </message>
    <message>
        <source>Opens a window to play in, against the computer or a second person, with hints, a review of every game, and a Search Lab that shows how the computer searches.

FILE is a game to open (Tabuleiro&apos;s own format, GGF, OBF or a transcript), or a folder of games to list. --lab opens the Search Lab without the game&apos;s window, which the Lab&apos;s menu shows, and FILE is then a lesson for it.

Every start has a window of its own, also with a FILE while another window is open: neither disturbs the game in the other.</source>
        <translation>Abre una ventana para jugar, contra la máquina u otra persona, con pistas, un análisis de cada partida y un Laboratorio de búsqueda que muestra cómo busca el programa.

FILE es una partida que abrir (en el formato propio de Tabuleiro, GGF, OBF o una transcripción), o una carpeta de partidas que listar. --lab abre el Laboratorio de búsqueda sin la ventana de la partida, que se puede abrir desde el menú del Laboratorio, y FILE es entonces una de sus lecciones.

Cada arranque tiene su propia ventana, también con un FILE mientras otra ventana está abierta: ninguna interfiere en la partida de la otra.</translation>
    </message>
    <message>
        <source>A game, or a folder of games, to open.</source>
        <translation>Una partida, o una carpeta de partidas, que abrir.</translation>
    </message>
</context>
<context>
    <name>ui::AboutPage</name>
    <message>
        <source>About Tabuleiro</source>
        <translation>Acerca de Tabuleiro</translation>
    </message>
    <message>
        <source>Version %1, with Qt %2.</source>
        <translation>Versión %1, con Qt %2.</translation>
    </message>
    <message>
        <source>Tic-tac-toe, Othello and Nim against the computer, and a Lab that shows how it searches.</source>
        <translation>Tres en raya, Othello y Nim contra la máquina, y un Laboratorio que muestra cómo busca.</translation>
    </message>
    <message>
        <source>Free software under the MIT licence:</source>
        <translation>Software libre con la licencia MIT:</translation>
    </message>
</context>
<context>
    <name>ui::ActionRow</name>
    <message>
        <source>Share</source>
        <translation>Compartir</translation>
    </message>
    <message>
        <source>A picture of the board, or the moves</source>
        <translation>Una imagen del tablero, o las jugadas</translation>
    </message>
    <message>
        <source>The computer is thinking</source>
        <translation>El programa está pensando</translation>
    </message>
    <message>
        <source>Leave the full screen</source>
        <translation>Salir de la pantalla completa</translation>
    </message>
</context>
<context>
    <name>ui::AppearancePage</name>
    <message>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Animación</translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <translation>&amp;Aspecto</translation>
    </message>
    <message>
        <source>&amp;Sounds</source>
        <translation>&amp;Sonidos</translation>
    </message>
    <message>
        <source>Show on the board</source>
        <translation>Mostrar en el tablero</translation>
    </message>
    <message>
        <source>C&amp;oordinates</source>
        <translation>C&amp;oordenadas</translation>
    </message>
    <message>
        <source>&amp;Legal moves</source>
        <translation>Jugadas &amp;legales</translation>
    </message>
    <message>
        <source>&amp;Preview of a move</source>
        <translation>&amp;Vista previa de una jugada</translation>
    </message>
    <message>
        <source>Last &amp;move</source>
        <translation>Úl&amp;tima jugada</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Ventana</translation>
    </message>
</context>
<context>
    <name>ui::Arrangement</name>
    <message>
        <source>X has %1 and O has %2. They take turns, so neither can be two ahead.</source>
        <translation>X tiene %1 y O tiene %2. Juegan por turnos, así que ninguno puede tener dos más.</translation>
    </message>
    <message>
        <source>X has one mark more than O, so it is O&apos;s turn.</source>
        <translation>X tiene una marca más que O, así que es el turno de O.</translation>
    </message>
    <message>
        <source>O has one mark more than X, so it is X&apos;s turn.</source>
        <translation>O tiene una marca más que X, así que es el turno de X.</translation>
    </message>
    <message>
        <source>X and O both have three in a row, but a game ends with the first row.</source>
        <translation>X y O tienen tres en raya cada uno, pero la partida acaba con la primera línea.</translation>
    </message>
    <message>
        <source>%1 has three in a row: the game is over.</source>
        <translation>%1 tiene tres en raya: la partida ha terminado.</translation>
    </message>
    <message>
        <source>Every square is taken: the game is over.</source>
        <translation>Todas las casillas están ocupadas: la partida ha terminado.</translation>
    </message>
    <message>
        <source>Neither side can turn a disc: there is no move to play.</source>
        <translation>Ningún bando puede voltear una ficha: no hay jugada posible.</translation>
    </message>
    <message>
        <source>There is no counter to take.</source>
        <translation>No hay fichas que quitar.</translation>
    </message>
</context>
<context>
    <name>ui::ArticlePlayers</name>
    <message>
        <source>The hard level of the course report, exactly as its code plays it.</source>
        <translation>El nivel difícil del informe del curso, exactamente como juega su código.</translation>
    </message>
    <message>
        <source>You have beaten the report&apos;s Hard. Its code takes the corner beside a single edge, where its text asks for two edges: it loses in no other way than to a first move on an edge.</source>
        <translation>Ha vencido al Difícil del informe. Su código ocupa la esquina junto a un solo lado ocupado, donde el texto pide dos lados: solo pierde contra una primera jugada en un lado.</translation>
    </message>
    <message>
        <source>The hard level of the course report, as its text describes it.</source>
        <translation>El nivel difícil del informe del curso, como lo describe su texto.</translation>
    </message>
    <message>
        <source>You have beaten the report&apos;s Hard. Its rules look at opposite corners and at two edges, and miss the fork from a corner and an edge that does not touch it.</source>
        <translation>Ha vencido al Difícil del informe. Sus reglas miran las esquinas opuestas y dos lados, y pasan por alto la doble amenaza de una esquina con un lado que no la toca.</translation>
    </message>
    <message>
        <source>Heuristic, two plies ahead</source>
        <translation>Heurística, dos jugadas por delante</translation>
    </message>
    <message>
        <source>Perfect half of the time</source>
        <translation>Perfecto la mitad de las veces</translation>
    </message>
    <message>
        <source>Minimax to the end</source>
        <translation>Minimax hasta el final</translation>
    </message>
    <message>
        <source>Looks at every game to its end and never errs.</source>
        <translation>Examina todas las partidas hasta el final y nunca se equivoca.</translation>
    </message>
    <message>
        <source>Careful beginner</source>
        <translation>Principiante prudente</translation>
    </message>
    <message>
        <source>Completes a line, or blocks yours; otherwise plays any move.</source>
        <translation>Completa una línea o bloquea la de usted; si no, hace cualquier jugada.</translation>
    </message>
    <message>
        <source>Corner lover</source>
        <translation>Amante de las esquinas</translation>
    </message>
    <message>
        <source>Takes any corner, otherwise turns as many discs as it can.</source>
        <translation>Ocupa cualquier esquina; si no, voltea tantas fichas como puede.</translation>
    </message>
    <message>
        <source>Random moves</source>
        <translation>Jugadas al azar</translation>
    </message>
    <message>
        <source>Plays any legal move.</source>
        <translation>Hace cualquier jugada legal.</translation>
    </message>
    <message>
        <source>Minimax two plies beyond its move, with the heuristic of “Entendendo o algoritmo Minimax”, which calls it unbeatable.</source>
        <translation>Minimax dos jugadas más allá de la suya, con la heurística de «Entendendo o algoritmo Minimax», que lo llama imbatible.</translation>
    </message>
    <message>
        <source>Plays the best move half of the time, otherwise any move: exercise 3 of “El algoritmo MiniMax”.</source>
        <translation>Hace la mejor jugada la mitad de las veces y cualquiera en las demás: ejercicio 3 de «El algoritmo MiniMax».</translation>
    </message>
    <message>
        <source>Report&apos;s Intermediate</source>
        <translation>Intermedio del informe</translation>
    </message>
    <message>
        <source>The intermediate level of the course report, which looks at its move, your reply and its next move.</source>
        <translation>El nivel intermedio del informe del curso, que mira su jugada, la respuesta de usted y su jugada siguiente.</translation>
    </message>
    <message>
        <source>You have beaten the report&apos;s Intermediate. It sees your next move and not the one after it, so that two threats at once win.</source>
        <translation>Ha vencido al Intermedio del informe. Ve su próxima jugada y no la siguiente, así que dos amenazas a la vez ganan.</translation>
    </message>
    <message>
        <source>Report&apos;s Hard, as coded</source>
        <translation>Difícil del informe, según su código</translation>
    </message>
    <message>
        <source>Report&apos;s Hard, as described</source>
        <translation>Difícil del informe, según su texto</translation>
    </message>
</context>
<context>
    <name>ui::BoardWidget</name>
    <message>
        <source>There is no %1 on this board.</source>
        <translation>En este tablero no hay %1.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Usted</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Programa</translation>
    </message>
    <message>
        <source>%1, %2, best</source>
        <comment>a cell, then what theory says of it</comment>
        <translation>%1, %2, la mejor</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a cell, then what theory says of it</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, played, a mistake</source>
        <comment>a cell</comment>
        <translation>%1, jugada hecha, un error</translation>
    </message>
    <message>
        <source>%1, better: %2</source>
        <comment>a cell, the value of its move</comment>
        <translation>%1, mejor: %2</translation>
    </message>
    <message>
        <source>%1, wrong</source>
        <comment>a cell where a move was made</comment>
        <translation>%1, errónea</translation>
    </message>
    <message>
        <source>%1, better</source>
        <comment>a cell</comment>
        <translation>%1, mejor</translation>
    </message>
</context>
<context>
    <name>ui::ClockDialog</name>
    <message>
        <source>Clock</source>
        <translation>Reloj</translation>
    </message>
    <message>
        <source>&amp;Minutes for each player</source>
        <translation>&amp;Minutos para cada jugador</translation>
    </message>
    <message>
        <source>&amp;Seconds added after a move</source>
        <translation>&amp;Segundos añadidos tras cada jugada</translation>
    </message>
    <message>
        <source>&amp;OK</source>
        <translation>&amp;Aceptar</translation>
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
        <translation>&amp;Programa</translation>
    </message>
    <message>
        <source>Thinking &amp;time</source>
        <translation>&amp;Tiempo para pensar</translation>
    </message>
    <message>
        <source>Memory for &amp;positions</source>
        <translation>&amp;Memoria para posiciones</translation>
    </message>
    <message>
        <source>Process&amp;ors</source>
        <translation>P&amp;rocesadores</translation>
    </message>
    <message>
        <source>Play from the opening &amp;book</source>
        <translation>Usar el &amp;libro de aperturas</translation>
    </message>
    <message>
        <source>Hard and hints then know good first moves of Othello without thinking, and vary them.</source>
        <translation>Difícil y las pistas conocen entonces buenas primeras jugadas de Othello sin pensar, y las varían.</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automático</translation>
    </message>
    <message>
        <source>These are for the level Hard in Othello. Hints use the opening book as well.</source>
        <translation>Son para el nivel Difícil en el Othello. Las pistas también usan el libro de aperturas.</translation>
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
        <translation>Suelte para abrir %1</translation>
    </message>
    <message>
        <source>Release to paste the game or the position</source>
        <translation>Suelte para pegar la partida o la posición</translation>
    </message>
</context>
<context>
    <name>ui::EditorController</name>
    <message>
        <source>Done starts a game from this position.</source>
        <translation>El botón Hecho comienza una partida desde esta posición.</translation>
    </message>
    <message>
        <source>Done starts another game. The current game is kept under Recent games.</source>
        <translation>El botón Hecho comienza otra partida. La actual queda en Partidas recientes.</translation>
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
            <numerusform>error</numerusform>
            <numerusform>errores</numerusform>
        </translation>
    </message>
    <message>
        <source>best so far</source>
        <comment>moves of a review</comment>
        <translation>mejores por ahora</translation>
    </message>
    <message numerus="yes">
        <source>mistake(s) so far</source>
        <comment>below their number</comment>
        <translation>
            <numerusform>error por ahora</numerusform>
            <numerusform>errores por ahora</numerusform>
        </translation>
    </message>
    <message>
        <source>mistakes</source>
        <comment>below the number 0</comment>
        <translation>errores</translation>
    </message>
    <message>
        <source>mistakes so far</source>
        <comment>below the number 0</comment>
        <translation>errores por ahora</translation>
    </message>
    <message numerus="yes">
        <source>%n disc(s)</source>
        <translation>
            <numerusform>%n ficha</numerusform>
            <numerusform>%n fichas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>~%n disc(s)</source>
        <comment>about so many</comment>
        <translation>
            <numerusform>~%n ficha</numerusform>
            <numerusform>~%n fichas</numerusform>
        </translation>
    </message>
    <message>
        <source>First</source>
        <comment>player of Nim</comment>
        <translation>Primero</translation>
    </message>
    <message>
        <source>Second</source>
        <comment>player of Nim</comment>
        <translation>Segundo</translation>
    </message>
    <message>
        <source>mistakes: %1</source>
        <comment>below their number; %1: Black</comment>
        <translation>errores: %1</translation>
    </message>
    <message>
        <source>%1+</source>
        <comment>at least so many, while more are counted</comment>
        <translation>%1+</translation>
    </message>
    <message>
        <source>cost of move %1</source>
        <comment>below a number of discs</comment>
        <translation>costó la jugada %1</translation>
    </message>
    <message>
        <source>choices were best</source>
        <comment>below 8 of 9: of the moves with a choice</comment>
        <translation>elecciones acertadas</translation>
    </message>
</context>
<context>
    <name>ui::ExplorerController</name>
    <message>
        <source>The library has games of Othello alone.</source>
        <translation>La biblioteca solo tiene partidas de Othello.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>a move&apos;s number and square</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>First new move: %1. The last to get there: %2.</source>
        <translation>Primera jugada nueva: %1. La última partida que llegó hasta ahí: %2.</translation>
    </message>
    <message>
        <source>First new move: %1. The last to get there: %2, %3.</source>
        <translation>Primera jugada nueva: %1. La última partida que llegó hasta ahí: %2, %3.</translation>
    </message>
    <message>
        <source>Import a folder of games (WTHOR, GGF, PlayOK, transcripts)</source>
        <translation>Importar una carpeta de partidas (WTHOR, GGF, PlayOK, transcripciones)</translation>
    </message>
    <message>
        <source>Import a file of games</source>
        <translation>Importar un archivo de partidas</translation>
    </message>
    <message>
        <source>Games (%1);;All files (*)</source>
        <comment>%1: *.wtb *.ggf</comment>
        <translation>Partidas (%1);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Open a library of games</source>
        <translation>Abrir una biblioteca de partidas</translation>
    </message>
    <message>
        <source>Libraries (*.db);;All files (*)</source>
        <translation>Bibliotecas (*.db);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>First new move: %1.</source>
        <translation>Primera jugada nueva: %1.</translation>
    </message>
</context>
<context>
    <name>ui::ExplorerModel</name>
    <message>
        <source>%1, not played here; other moves lead to the same position</source>
        <translation>%1, no jugada aquí; otras jugadas llevan a la misma posición</translation>
    </message>
    <message>
        <source>%1; other moves lead to the same position as well</source>
        <translation>%1; otras jugadas también llevan a la misma posición</translation>
    </message>
    <message>
        <source>not played</source>
        <translation>no jugada</translation>
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
        <translation>Victorias de Negro %1, empates %2, victorias de Blanco %3</translation>
    </message>
    <message>
        <source>%1 discs for the mover on average</source>
        <comment>%1: +1.5</comment>
        <translation>%1 fichas para quien juega, en promedio</translation>
    </message>
    <message>
        <source>%1 with best play</source>
        <comment>%1: +4 discs</comment>
        <translation>%1 con el mejor juego</translation>
    </message>
    <message>
        <source>%1 in the opening book</source>
        <comment>%1: +4 discs</comment>
        <translation>%1 en el libro de aperturas</translation>
    </message>
    <message numerus="yes">
        <source>%1 after a search of %Ln move(s)</source>
        <comment>%1: +4 discs</comment>
        <translation>
            <numerusform>%1 tras una búsqueda de %Ln jugada</numerusform>
            <numerusform>%1 tras una búsqueda de %Ln jugadas</numerusform>
        </translation>
    </message>
    <message>
        <source>A move that other moves lead to as well has a sign</source>
        <translation>Un signo marca la jugada a cuya posición también llevan otras</translation>
    </message>
    <message>
        <source>Won by Black, drawn, won by White</source>
        <translation>Victorias de Negro, empates, victorias de Blanco</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Jugada</translation>
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
        <translation>media %1</translation>
    </message>
    <message>
        <source>Games of the library that went on with the move, and the first and the last year</source>
        <translation>Partidas de la biblioteca que siguieron con la jugada, y el primer y el último año</translation>
    </message>
    <message>
        <source>What the move is worth to the mover, in discs, and how many moves were searched; below it by how many discs the mover won on average, with a minus lost</source>
        <translation>Lo que vale la jugada para quien juega, en fichas, y a cuántas jugadas llegó la búsqueda; debajo, por cuántas fichas ganó en promedio quien juega, o perdió si hay un signo menos</translation>
    </message>
    <message>
        <source>%1 exact</source>
        <comment>%1: +4 discs</comment>
        <translation>%1 exacto</translation>
    </message>
    <message>
        <source>%1%</source>
        <comment>per cent</comment>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>%1 – %2 – %3%</source>
        <comment>per cent</comment>
        <translation>%1 – %2 – %3&#xa0;%</translation>
    </message>
    <message>
        <source>Black won %1%, drawn %2%, White won %3%</source>
        <translation>Victorias de Negro %1&#xa0;%, empates %2&#xa0;%, victorias de Blanco %3&#xa0;%</translation>
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
        <translation>Qué partidas cuentan</translation>
    </message>
    <message>
        <source>from</source>
        <translation>desde</translation>
    </message>
    <message>
        <source>to</source>
        <translation>hasta</translation>
    </message>
    <message>
        <source>First year</source>
        <translation>Primer año</translation>
    </message>
    <message>
        <source>Last year</source>
        <translation>Último año</translation>
    </message>
    <message>
        <source>Colour of the player</source>
        <translation>Color del jugador</translation>
    </message>
    <message>
        <source>either colour</source>
        <translation>cualquier color</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Negro</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blanco</translation>
    </message>
    <message>
        <source>Whose moves count</source>
        <translation>De quién son las jugadas que cuentan</translation>
    </message>
    <message>
        <source>moves of both</source>
        <translation>jugadas de ambos</translation>
    </message>
    <message>
        <source>the player&apos;s moves</source>
        <translation>jugadas del jugador</translation>
    </message>
    <message>
        <source>the opponents&apos; moves</source>
        <translation>jugadas de los oponentes</translation>
    </message>
    <message>
        <source>Only my own games</source>
        <translation>Solo mis partidas</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Torneo</translation>
    </message>
    <message>
        <source>Years</source>
        <translation>Años</translation>
    </message>
    <message>
        <source>Filtered</source>
        <translation>Filtrado</translation>
    </message>
    <message>
        <source>Moves played here</source>
        <translation>Jugadas hechas aquí</translation>
    </message>
    <message>
        <source>Order of the games</source>
        <translation>Orden de las partidas</translation>
    </message>
    <message>
        <source>Best-known games</source>
        <translation>Partidas más conocidas</translation>
    </message>
    <message>
        <source>Newest games</source>
        <translation>Partidas más recientes</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analizar</translation>
    </message>
    <message>
        <source>Opens the chosen game and reviews it</source>
        <translation>Abre la partida elegida y la analiza</translation>
    </message>
    <message>
        <source>Games behind the move</source>
        <translation>Partidas con esta jugada</translation>
    </message>
    <message>
        <source>Progress of the import</source>
        <translation>Progreso de la importación</translation>
    </message>
    <message>
        <source>Stop the import</source>
        <translation>Detener la importación</translation>
    </message>
    <message>
        <source>Import a folder…</source>
        <translation>Importar una carpeta…</translation>
    </message>
    <message>
        <source>Import a file…</source>
        <translation>Importar un archivo…</translation>
    </message>
    <message>
        <source>Add the games that I finish</source>
        <translation>Añadir las partidas que yo termine</translation>
    </message>
    <message>
        <source>No library yet. A library of games shows what was played in the position on the board, and how it ended. Import the files of a collection, such as WTHOR&apos;s, or games of your own.</source>
        <translation>Aún no hay biblioteca. Una biblioteca de partidas muestra lo que se jugó en la posición del tablero y cómo acabó. Importe los archivos de una colección, como los de WTHOR, o partidas propias.</translation>
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
        <translation>Ninguna de estas partidas siguió desde aquí.</translation>
    </message>
    <message>
        <source>No game moved on from here, of %1.</source>
        <comment>%1: 137,548 games</comment>
        <translation>De %1, ninguna siguió desde aquí.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) moved on from here, of %1.</source>
        <comment>%1: in all</comment>
        <translation>
            <numerusform>%Ln de %1 partidas siguió desde aquí.</numerusform>
            <numerusform>%Ln de %1 partidas siguieron desde aquí.</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking for positions that games share.</source>
        <translation>Buscando posiciones comunes a varias partidas.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) added.</source>
        <translation>
            <numerusform>%Ln partida añadida.</numerusform>
            <numerusform>%Ln partidas añadidas.</numerusform>
        </translation>
    </message>
    <message>
        <source>The library has no player called %1.</source>
        <translation>La biblioteca no tiene ningún jugador llamado %1.</translation>
    </message>
    <message>
        <source>The library has no event called %1.</source>
        <translation>La biblioteca no tiene ningún torneo llamado %1.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>name or part of it</source>
        <translation>nombre o parte de él</translation>
    </message>
    <message>
        <source>More than one player has %1 in the name: %2</source>
        <comment>%2: names</comment>
        <translation>Más de un jugador tiene %1 en el nombre: %2</translation>
    </message>
    <message>
        <source>More than one event has %1 in the name: %2</source>
        <comment>%2: names</comment>
        <translation>Más de un torneo tiene %1 en el nombre: %2</translation>
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
        <translation>%1 no puede jugar desde este comienzo: GTP solo conoce el habitual.</translation>
    </message>
    <message>
        <source>No program is named in the Preferences.</source>
        <translation>No hay ningún programa indicado en las Preferencias.</translation>
    </message>
    <message>
        <source>%1 refused the command %2: %3.</source>
        <translation>%1 rechazó el comando %2: %3.</translation>
    </message>
    <message>
        <source>%1 answered with an illegal move: %2.</source>
        <translation>%1 respondió con una jugada ilegal: %2.</translation>
    </message>
    <message>
        <source>%1 gives up.</source>
        <translation>%1 abandona.</translation>
    </message>
    <message numerus="yes">
        <source>%1 did not answer %2 within %n second(s).</source>
        <translation>
            <numerusform>%1 no respondió a %2 en %n segundo.</numerusform>
            <numerusform>%1 no respondió a %2 en %n segundos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 does not speak %2: it did not answer %3 within %n second(s).</source>
        <translation>
            <numerusform>%1 no habla %2: no respondió a %3 en %n segundo.</numerusform>
            <numerusform>%1 no habla %2: no respondió a %3 en %n segundos.</numerusform>
        </translation>
    </message>
    <message>
        <source>it crashed</source>
        <translation>falló</translation>
    </message>
    <message>
        <source>its status was %1</source>
        <translation>su código de salida fue %1</translation>
    </message>
    <message>
        <source>%1, and it said %2</source>
        <translation>%1, y dijo %2</translation>
    </message>
    <message>
        <source>%1 ended instead of answering (%2).</source>
        <translation>%1 terminó en lugar de responder (%2).</translation>
    </message>
    <message>
        <source>%1 does not start: %2.</source>
        <comment>a program; why</comment>
        <translation>%1 no arranca: %2.</translation>
    </message>
    <message>
        <source>%1 does not start: there is no program %2 that can be run.</source>
        <translation>%1 no se inicia: no hay ningún programa %2 que se pueda ejecutar.</translation>
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
        <translation>Negro %1</translation>
    </message>
    <message>
        <source>%1, resigned</source>
        <comment>%1: a result</comment>
        <translation>%1, abandono</translation>
    </message>
    <message>
        <source>%1, out of time</source>
        <comment>%1: a result</comment>
        <translation>%1, tiempo agotado</translation>
    </message>
    <message>
        <source>%1, agreed</source>
        <comment>%1: a result</comment>
        <translation>%1, de común acuerdo</translation>
    </message>
    <message>
        <source>%1, left</source>
        <comment>%1: a result</comment>
        <translation>%1, dejó la partida</translation>
    </message>
    <message>
        <source>%1 (fewest win)</source>
        <comment>%1: a result of Reverse Othello, or nothing</comment>
        <translation>%1 (gana quien tiene menos)</translation>
    </message>
</context>
<context>
    <name>ui::GameFiles</name>
    <message>
        <source>The games could not be read: %1.</source>
        <comment>why</comment>
        <translation>No se pudieron leer las partidas: %1.</translation>
    </message>
    <message>
        <source>Saving %1…</source>
        <comment>a file</comment>
        <translation>Guardando %1…</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Abrir una partida</translation>
    </message>
    <message>
        <source>Pasted games</source>
        <translation>Partidas pegadas</translation>
    </message>
    <message>
        <source>This game was played with a komi, which its result counts. Saving the game does not keep the komi.</source>
        <translation>Esta partida se jugó con komi, que el resultado incluye. Al guardar la partida no se conserva el komi.</translation>
    </message>
    <message>
        <source>The file says more about this game than is kept when it is saved, such as times, values or ratings.</source>
        <translation>El archivo dice más de esta partida de lo que se conserva al guardarla, como tiempos, valores o puntuaciones.</translation>
    </message>
    <message>
        <source>There is no text on the clipboard. Copy a game or a position first.</source>
        <translation>No hay texto en el portapapeles. Copie antes una partida o una posición.</translation>
    </message>
    <message>
        <source>%1 could not be written: %2.</source>
        <comment>a file and why</comment>
        <translation>No se pudo escribir %1: %2.</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Guardado como %1.</translation>
    </message>
    <message>
        <source>Tabuleiro game (*.tabuleiro)</source>
        <translation>Partida de Tabuleiro (*.tabuleiro)</translation>
    </message>
    <message>
        <source>Generic Game Format (*.ggf)</source>
        <translation>Generic Game Format (*.ggf)</translation>
    </message>
    <message>
        <source>Moves alone (*.txt)</source>
        <translation>Solo las jugadas (*.txt)</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Guardar la partida</translation>
    </message>
    <message>
        <source>Save a picture of the board</source>
        <translation>Guardar una imagen del tablero</translation>
    </message>
    <message>
        <source>board</source>
        <translation>tablero</translation>
    </message>
    <message>
        <source>PNG picture (*.png)</source>
        <translation>Imagen PNG (*.png)</translation>
    </message>
    <message>
        <source>SVG drawing (*.svg)</source>
        <translation>Dibujo SVG (*.svg)</translation>
    </message>
    <message>
        <source>Tabuleiro cannot write .%1 pictures. Nothing was saved: choose .png or .svg.</source>
        <translation>Tabuleiro no escribe imágenes .%1. No se guardó nada: elija .png o .svg.</translation>
    </message>
    <message>
        <source>There are no moves to copy yet.</source>
        <translation>Aún no hay jugadas que copiar.</translation>
    </message>
    <message>
        <source>The game is on the clipboard.</source>
        <translation>La partida está en el portapapeles.</translation>
    </message>
    <message>
        <source>The position is on the clipboard.</source>
        <translation>La posición está en el portapapeles.</translation>
    </message>
    <message>
        <source>A picture of the board is on the clipboard.</source>
        <translation>Una imagen del tablero está en el portapapeles.</translation>
    </message>
    <message>
        <source>This game was played with a komi, which its result counts. Saving the game keeps neither the komi nor what else the file says, such as times, values or ratings.</source>
        <translation>Esta partida se jugó con komi, que el resultado incluye. Al guardar la partida no se conservan el komi ni lo demás que dice el archivo, como tiempos, valores o puntuaciones.</translation>
    </message>
    <message>
        <source>Not everything in this text could be read.</source>
        <comment>beside a game that could</comment>
        <translation>No se pudo leer todo en este texto.</translation>
    </message>
    <message>
        <source>Games (%1);;All files (*)</source>
        <comment>%1: patterns</comment>
        <translation>Partidas (%1);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Open a folder of games</source>
        <translation>Abrir una carpeta de partidas</translation>
    </message>
    <message>
        <source>Not everything that was opened could be read.</source>
        <comment>beside a game that could</comment>
        <translation>No se pudo leer todo lo que se abrió.</translation>
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
        <translation>Su última partida se ha perdido, porque no se pudo guardar.</translation>
    </message>
    <message>
        <source>Your last game is kept under Recent games.</source>
        <translation>Su última partida queda en Partidas recientes.</translation>
    </message>
</context>
<context>
    <name>ui::GameListModel</name>
    <message>
        <source>First (Black)</source>
        <translation>Primero (Negro)</translation>
    </message>
    <message>
        <source>Second (White)</source>
        <translation>Segundo (Blanco)</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Fecha</translation>
    </message>
    <message>
        <source>Place or moves</source>
        <translation>Lugar o jugadas</translation>
    </message>
</context>
<context>
    <name>ui::GameListWindow</name>
    <message>
        <source>&amp;Player</source>
        <translation>&amp;Jugador</translation>
    </message>
    <message>
        <source>part of a name</source>
        <translation>parte de un nombre</translation>
    </message>
    <message>
        <source>&amp;Year</source>
        <translation>&amp;Año</translation>
    </message>
    <message>
        <source>such as 2019</source>
        <translation>p. ej., 2019</translation>
    </message>
    <message>
        <source>&amp;Result</source>
        <translation>&amp;Resultado</translation>
    </message>
    <message>
        <source>such as 33-31</source>
        <translation>p. ej., 33-31</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Cerrar</translation>
    </message>
    <message>
        <source>&amp;Show the game</source>
        <translation>&amp;Mostrar la partida</translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s). The first: %1</source>
        <translation>
            <numerusform>%n problema: %1</numerusform>
            <numerusform>%n problemas. El primero: %1</numerusform>
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
        <translation>Ninguna partida</translation>
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
        <translation>No se puede leer %1: %2.</translation>
    </message>
    <message>
        <source>it is not a regular file</source>
        <translation>no es un archivo normal</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>a file and what is wrong</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>Look at line %1.</source>
        <translation>Revise la línea %1.</translation>
    </message>
    <message>
        <source>This text holds no game that Tabuleiro knows.%1</source>
        <comment>%1: where</comment>
        <translation>Este texto no contiene ninguna partida que Tabuleiro conozca.%1</translation>
    </message>
    <message>
        <source>%1 holds no game that Tabuleiro knows.%2</source>
        <comment>a file and where</comment>
        <translation>%1 no contiene ninguna partida que Tabuleiro conozca.%2</translation>
    </message>
    <message>
        <source>%1 is empty.</source>
        <comment>a file</comment>
        <translation>%1 está vacío.</translation>
    </message>
    <message>
        <source>%1: move %2 cannot be played.%3</source>
        <comment>a file, a number, and where</comment>
        <translation>%1: la jugada %2 no se puede hacer.%3</translation>
    </message>
    <message>
        <source>Move %1 of this text cannot be played.%2</source>
        <comment>a number, and where</comment>
        <translation>La jugada %1 de este texto no se puede hacer.%2</translation>
    </message>
    <message>
        <source>%1 holds no games that Tabuleiro knows.</source>
        <comment>a folder</comment>
        <translation>%1 no contiene partidas que Tabuleiro conozca.</translation>
    </message>
    <message>
        <source>The folder is too large to be listed whole.</source>
        <translation>La carpeta es demasiado grande para listarla entera.</translation>
    </message>
    <message numerus="yes">
        <source>%n more problem(s).</source>
        <translation>
            <numerusform>%n problema más.</numerusform>
            <numerusform>%n problemas más.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only the WTHOR files of this folder are listed.</source>
        <translation>Solo se listan los archivos WTHOR de esta carpeta.</translation>
    </message>
    <message>
        <source>Look at character %1.</source>
        <translation>Revise el carácter %1.</translation>
    </message>
    <message>
        <source>This text was written by a newer version of Tabuleiro.</source>
        <translation>Este texto lo escribió una versión más reciente de Tabuleiro.</translation>
    </message>
    <message>
        <source>%1 was written by a newer version of Tabuleiro.</source>
        <comment>a file</comment>
        <translation>%1 lo escribió una versión más reciente de Tabuleiro.</translation>
    </message>
    <message>
        <source>There is no %1 file beside the games: names are shown as numbers.</source>
        <comment>%1: .jou or .trn</comment>
        <translation>No hay ningún archivo %1 junto a las partidas: los nombres se muestran como números.</translation>
    </message>
</context>
<context>
    <name>ui::GameMenus</name>
    <message>
        <source>&amp;Other (%1)…</source>
        <comment>%1: such as 7 minutes each</comment>
        <translation>&amp;Otro (%1)…</translation>
    </message>
    <message>
        <source>&amp;Other…</source>
        <translation>&amp;Otro…</translation>
    </message>
    <message>
        <source>Takes effect with the next game</source>
        <translation>Se aplica a partir de la próxima partida</translation>
    </message>
    <message>
        <source>From the next start</source>
        <translation>Al reiniciar</translation>
    </message>
    <message>
        <source>The &amp;desktop&apos;s language</source>
        <translation>Idioma del &amp;sistema</translation>
    </message>
</context>
<context>
    <name>ui::GameResumer</name>
    <message>
        <source>The games that were kept could not be read: %1.</source>
        <translation>No se pudieron leer las partidas guardadas: %1.</translation>
    </message>
    <message>
        <source>The game stays in the menu: Game, Recent games.</source>
        <translation>La partida sigue en el menú: Partida, Partidas recientes.</translation>
    </message>
    <message>
        <source>This game is being played in another window.</source>
        <translation>Esta partida se está jugando en otra ventana.</translation>
    </message>
</context>
<context>
    <name>ui::GameSentences</name>
    <message numerus="yes">
        <source>You took %n.</source>
        <comment>counters</comment>
        <translation>
            <numerusform>Usted quitó %n.</numerusform>
            <numerusform>Usted quitó %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The computer took %n.</source>
        <comment>counters</comment>
        <translation>
            <numerusform>El programa quitó %n.</numerusform>
            <numerusform>El programa quitó %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 took %n.</source>
        <comment>counters</comment>
        <translation>
            <numerusform>%1 quitó %n.</numerusform>
            <numerusform>%1 quitó %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>You won.</source>
        <translation>Usted ganó.</translation>
    </message>
    <message>
        <source>The computer won.</source>
        <translation>Ganó el programa.</translation>
    </message>
    <message>
        <source>%1 won.</source>
        <translation>Ganó %1.</translation>
    </message>
    <message>
        <source>You won with %1.</source>
        <comment>%1 is a line such as the top row</comment>
        <translation>Usted ganó con %1.</translation>
    </message>
    <message>
        <source>The computer won with %1.</source>
        <translation>El programa ganó con %1.</translation>
    </message>
    <message>
        <source>%1 won with %2.</source>
        <translation>%1 ganó con %2.</translation>
    </message>
    <message numerus="yes">
        <source>You won by %n.</source>
        <comment>discs</comment>
        <translation>
            <numerusform>Usted ganó por %n.</numerusform>
            <numerusform>Usted ganó por %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The computer won by %n.</source>
        <comment>discs</comment>
        <translation>
            <numerusform>El programa ganó por %n.</numerusform>
            <numerusform>El programa ganó por %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 won by %n.</source>
        <comment>discs</comment>
        <translation>
            <numerusform>%1 ganó por %n.</numerusform>
            <numerusform>%1 ganó por %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>You took the last counter.</source>
        <translation>Usted quitó la última ficha.</translation>
    </message>
    <message>
        <source>The computer took the last counter.</source>
        <translation>El programa quitó la última ficha.</translation>
    </message>
    <message>
        <source>%1 took the last counter.</source>
        <translation>%1 quitó la última ficha.</translation>
    </message>
    <message>
        <source>Your time ran out.</source>
        <translation>A usted se le acabó el tiempo.</translation>
    </message>
    <message>
        <source>The computer&apos;s time ran out.</source>
        <translation>Se acabó el tiempo del programa.</translation>
    </message>
    <message>
        <source>%1&apos;s time ran out.</source>
        <translation>Se acabó el tiempo de %1.</translation>
    </message>
    <message>
        <source>You had no legal square and passed.</source>
        <translation>Usted no tenía jugadas legales y pasó.</translation>
    </message>
    <message>
        <source>The computer had no legal square and passed.</source>
        <translation>El programa no tenía jugadas legales y pasó.</translation>
    </message>
    <message>
        <source>%1 had no legal square and passed.</source>
        <translation>%1 no tenía jugadas legales y pasó.</translation>
    </message>
    <message>
        <source>You must pass: no legal square.</source>
        <translation>Usted debe pasar: no tiene jugadas legales.</translation>
    </message>
    <message>
        <source>The computer must pass: no legal square.</source>
        <translation>El programa debe pasar: no tiene jugadas legales.</translation>
    </message>
    <message>
        <source>%1 must pass: no legal square.</source>
        <translation>%1 debe pasar: no tiene jugadas legales.</translation>
    </message>
    <message>
        <source>%1 to move.</source>
        <translation>Le toca a %1.</translation>
    </message>
    <message>
        <source>Your move.</source>
        <translation>Le toca a usted.</translation>
    </message>
    <message numerus="yes">
        <source>You played %1 and turned %n.</source>
        <comment>discs</comment>
        <translation>
            <numerusform>Usted jugó %1 y volteó %n.</numerusform>
            <numerusform>Usted jugó %1 y volteó %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The computer played %1 and turned %n.</source>
        <comment>discs</comment>
        <translation>
            <numerusform>El programa jugó %1 y volteó %n.</numerusform>
            <numerusform>El programa jugó %1 y volteó %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 played %2 and turned %n.</source>
        <comment>discs</comment>
        <translation>
            <numerusform>%1 jugó %2 y volteó %n.</numerusform>
            <numerusform>%1 jugó %2 y volteó %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>You played %1.</source>
        <translation>Usted jugó %1.</translation>
    </message>
    <message>
        <source>The computer played %1.</source>
        <translation>El programa jugó %1.</translation>
    </message>
    <message>
        <source>%1 played %2.</source>
        <translation>%1 jugó %2.</translation>
    </message>
    <message numerus="yes">
        <source>You took %n from heap %1.</source>
        <comment>counters</comment>
        <translation>
            <numerusform>Usted quitó %n del montón %1.</numerusform>
            <numerusform>Usted quitó %n del montón %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The computer took %n from heap %1.</source>
        <comment>counters</comment>
        <translation>
            <numerusform>El programa quitó %n del montón %1.</numerusform>
            <numerusform>El programa quitó %n del montón %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 took %n from heap %2.</source>
        <comment>counters</comment>
        <translation>
            <numerusform>%1 quitó %n del montón %2.</numerusform>
            <numerusform>%1 quitó %n del montón %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::GameStarter</name>
    <message>
        <source>Which program? Choose it in the Preferences.</source>
        <translation>¿Qué programa? Elíjalo en las Preferencias.</translation>
    </message>
    <message>
        <source>These heaps cannot be played: %1.</source>
        <translation>No se puede jugar con estos montones: %1.</translation>
    </message>
</context>
<context>
    <name>ui::GameTexts</name>
    <message>
        <source>The first player</source>
        <translation>Jugador 1</translation>
    </message>
    <message>
        <source>The second player</source>
        <translation>Jugador 2</translation>
    </message>
    <message>
        <source>A draw.</source>
        <translation>Empate.</translation>
    </message>
    <message numerus="yes">
        <source>%n disc(s) each.</source>
        <translation>
            <numerusform>%n ficha cada uno.</numerusform>
            <numerusform>%n fichas cada uno.</numerusform>
        </translation>
    </message>
    <message>
        <source>The fewest discs win: %1 to %2.</source>
        <translation>Gana quien tiene menos fichas: %1 a %2.</translation>
    </message>
    <message>
        <source>%1 to %2.</source>
        <comment>discs</comment>
        <translation>%1 a %2.</translation>
    </message>
    <message numerus="yes">
        <source>Nobody can move; the %n empty square(s) count for the loser.</source>
        <translation>
            <numerusform>Nadie puede jugar; la casilla vacía (%n) cuenta para quien pierde.</numerusform>
            <numerusform>Nadie puede jugar; las %n casillas vacías cuentan para quien pierde.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody can move; the %n empty square(s) count for the winner.</source>
        <translation>
            <numerusform>Nadie puede jugar; la casilla vacía (%n) cuenta para quien gana.</numerusform>
            <numerusform>Nadie puede jugar; las %n casillas vacías cuentan para quien gana.</numerusform>
        </translation>
    </message>
    <message>
        <source>Won with hints: it does not count towards the next level.</source>
        <translation>Victoria con pistas: no cuenta para el siguiente nivel.</translation>
    </message>
    <message>
        <source>The board is full and nobody has a line.</source>
        <translation>El tablero está lleno y nadie tiene una línea.</translation>
    </message>
    <message>
        <source>Take any number of counters.</source>
        <translation>Quite cuantas fichas quiera.</translation>
    </message>
    <message>
        <source>Take any number of counters from one heap.</source>
        <translation>Quite cuantas fichas quiera de un solo montón.</translation>
    </message>
    <message>
        <source>Take one counter.</source>
        <translation>Quite una ficha.</translation>
    </message>
    <message>
        <source>1 to %1</source>
        <comment>numbers of counters</comment>
        <translation>de 1 a %1</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>1, 2; 3</comment>
        <translation>%1 o %2</translation>
    </message>
    <message>
        <source>Choose a square; three in a row wins.</source>
        <translation>Elija una casilla; gana quien haga tres en raya.</translation>
    </message>
    <message>
        <source>The fewest discs win. The computer has learnt nothing about this game; it looks ahead.</source>
        <translation>Gana quien tiene menos fichas. El programa no ha aprendido nada de este juego; solo calcula jugadas por delante.</translation>
    </message>
    <message>
        <source>Bracket white discs between two of yours and they turn.</source>
        <translation>Encierre fichas blancas entre dos suyas para voltearlas.</translation>
    </message>
    <message>
        <source>Bracket black discs between two of yours and they turn.</source>
        <translation>Encierre fichas negras entre dos suyas para voltearlas.</translation>
    </message>
    <message numerus="yes">
        <source>You can play on %n square(s).</source>
        <translation>
            <numerusform>Puede jugar en %n casilla.</numerusform>
            <numerusform>Puede jugar en %n casillas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Leave the full screen to go on.</source>
        <translation>Salga de la pantalla completa para continuar.</translation>
    </message>
    <message>
        <source>Make a move to go on.</source>
        <translation>Haga una jugada para continuar.</translation>
    </message>
    <message>
        <source>Press Continue to go on.</source>
        <translation>Pulse Continuar para seguir.</translation>
    </message>
    <message>
        <source>Press Continue or make a move.</source>
        <translation>Pulse Continuar o haga una jugada.</translation>
    </message>
    <message>
        <source>Press Play to begin.</source>
        <translation>Pulse Jugar para empezar.</translation>
    </message>
    <message>
        <source>Press %1 to begin.</source>
        <comment>keys</comment>
        <translation>Pulse %1 para empezar.</translation>
    </message>
    <message>
        <source>Press %1 or make a move.</source>
        <comment>keys</comment>
        <translation>Pulse %1 o haga una jugada.</translation>
    </message>
    <message>
        <source>Ready when you are.</source>
        <translation>Cuando quiera.</translation>
    </message>
    <message>
        <source>Your move. %1 begins.</source>
        <comment>%1: Black, or X</comment>
        <translation>Le toca. Empieza %1.</translation>
    </message>
    <message>
        <source>The start of the game.</source>
        <translation>El comienzo de la partida.</translation>
    </message>
    <message>
        <source>The position after move %1 of %2.</source>
        <translation>La posición tras la jugada %1 de %2.</translation>
    </message>
    <message>
        <source>%1 is thinking.</source>
        <comment>%1 is another program</comment>
        <translation>%1 está pensando.</translation>
    </message>
    <message>
        <source>The computer is thinking.</source>
        <translation>El programa está pensando.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Usted</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>side and level</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Looking for the best move.</source>
        <translation>Buscando la mejor jugada.</translation>
    </message>
    <message>
        <source>%1 does not play on.</source>
        <comment>%1 is another program</comment>
        <translation>%1 ha dejado de jugar.</translation>
    </message>
    <message>
        <source>The computer found no move.</source>
        <translation>El programa no encontró ninguna jugada.</translation>
    </message>
    <message>
        <source>Let the computer go on, undo, or play a new game.</source>
        <translation>Deje seguir al programa, deshaga o juegue una partida nueva.</translation>
    </message>
    <message>
        <source>Undo, or play a new game.</source>
        <translation>Deshaga o juegue una partida nueva.</translation>
    </message>
    <message>
        <source>Depth %1, best so far: %2.</source>
        <comment>of the search, and a move</comment>
        <translation>Profundidad %1, la mejor hasta ahora: %2.</translation>
    </message>
    <message>
        <source>The computer moves next.</source>
        <translation>Ahora juega el programa.</translation>
    </message>
    <message>
        <source>The fewest discs win.</source>
        <translation>Gana quien tiene menos fichas.</translation>
    </message>
    <message>
        <source>Take %1 counters.</source>
        <comment>1, 2 or 3</comment>
        <translation>Quite %1 fichas.</translation>
    </message>
    <message>
        <source>Take %1 counters from one heap.</source>
        <comment>1, 2 or 3</comment>
        <translation>Quite %1 fichas de un solo montón.</translation>
    </message>
    <message>
        <source>The fewest discs win. Discs turn as usual.</source>
        <translation>Gana quien tenga menos fichas. Se voltean como siempre.</translation>
    </message>
    <message>
        <source>You are to move here.</source>
        <translation>Aquí le toca a usted.</translation>
    </message>
    <message>
        <source>The computer is to move here.</source>
        <translation>Aquí le toca al programa.</translation>
    </message>
    <message>
        <source>%1 is to move here.</source>
        <comment>%1: Black</comment>
        <translation>Aquí le toca a %1.</translation>
    </message>
</context>
<context>
    <name>ui::GameWriting</name>
    <message>
        <source>A .ggf file holds Othello alone. Nothing was saved: choose .tabuleiro.</source>
        <translation>Un archivo .ggf solo guarda Othello. No se guardó nada: elija .tabuleiro.</translation>
    </message>
    <message>
        <source>Tabuleiro cannot write .%1 files. Nothing was saved: choose .tabuleiro, .txt or, for Othello, .ggf.</source>
        <translation>Tabuleiro no escribe archivos .%1. No se guardó nada: elija .tabuleiro, .txt o, para Othello, .ggf.</translation>
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
        <translation>Ayuda</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
    <message>
        <source>&amp;How to play</source>
        <translation>Cómo &amp;jugar</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Atajos de teclado</translation>
    </message>
    <message>
        <source>&amp;About</source>
        <translation>Acerca &amp;de</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Cerrar</translation>
    </message>
</context>
<context>
    <name>ui::HintTexts</name>
    <message>
        <source>The game is then about even.</source>
        <translation>La partida queda entonces casi igualada.</translation>
    </message>
    <message numerus="yes">
        <source>You should win by about %n disc(s).</source>
        <translation>
            <numerusform>Usted debería ganar por alrededor de %n ficha.</numerusform>
            <numerusform>Usted debería ganar por unas %n fichas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Try %1: it wins by %n disc(s) with best play.</source>
        <translation>
            <numerusform>Pruebe %1: gana por %n ficha con el mejor juego.</numerusform>
            <numerusform>Pruebe %1: gana por %n fichas con el mejor juego.</numerusform>
        </translation>
    </message>
    <message>
        <source>Try %1: it keeps the draw.</source>
        <translation>Pruebe %1: mantiene el empate.</translation>
    </message>
    <message>
        <source>%1 is your only move.</source>
        <translation>%1 es su única jugada.</translation>
    </message>
    <message numerus="yes">
        <source>Try %1: it ends the game, and you win by %n disc(s).</source>
        <translation>
            <numerusform>Pruebe %1: termina la partida y usted gana por %n ficha.</numerusform>
            <numerusform>Pruebe %1: termina la partida y usted gana por %n fichas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Try %1, the best move found.</source>
        <translation>Pruebe %1, la mejor jugada encontrada.</translation>
    </message>
    <message>
        <source>Try %1.</source>
        <translation>Pruebe %1.</translation>
    </message>
    <message numerus="yes">
        <source>Take %n</source>
        <comment>counters</comment>
        <translation>
            <numerusform>Quitar %n</numerusform>
            <numerusform>Quitar %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n from heap %1</source>
        <comment>counters</comment>
        <translation>
            <numerusform>Quitar %n del montón %1</numerusform>
            <numerusform>Quitar %n del montón %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: it is your only move.</source>
        <comment>%1: Take 1</comment>
        <translation>%1: es la única jugada.</translation>
    </message>
    <message>
        <source>%1: it wins with best play.</source>
        <comment>%1: Take 3</comment>
        <translation>%1: gana con el mejor juego.</translation>
    </message>
    <message>
        <source>%1. Every move loses against best play; this one makes the game last.</source>
        <comment>%1: Take 1</comment>
        <translation>%1. Todas las jugadas pierden contra el mejor juego; esta hace durar más la partida.</translation>
    </message>
    <message>
        <source>Try %1: it completes %2 and wins.</source>
        <comment>a square; a line: the top row</comment>
        <translation>Pruebe %1: completa %2 y gana.</translation>
    </message>
    <message>
        <source>Try %1: it blocks %2 in %3.</source>
        <comment>a square; O; a line: the top row</comment>
        <translation>Pruebe %1: bloquea a %2 en %3.</translation>
    </message>
    <message>
        <source>Try %1: it keeps %2 from making two threats at once.</source>
        <comment>a square; O</comment>
        <translation>Pruebe %1: impide a %2 hacer dos amenazas a la vez.</translation>
    </message>
    <message>
        <source>Try %1: it wins with best play.</source>
        <translation>Pruebe %1: gana con el mejor juego.</translation>
    </message>
    <message>
        <source>Try %1. Every move loses against best play.</source>
        <translation>Pruebe %1. Todas las jugadas pierden contra el mejor juego.</translation>
    </message>
    <message>
        <source>It leads to a known opening: %1.</source>
        <translation>Lleva a una apertura conocida: %1.</translation>
    </message>
    <message>
        <source>It leaves heaps of %1, in which all parts come in pairs.</source>
        <comment>1, 4 and 4+1</comment>
        <translation>Deja montones de %1, en los que todas las partes forman parejas.</translation>
    </message>
    <message>
        <source>It takes the corner %1, which can never be turned.</source>
        <translation>Ocupa la esquina %1, que nunca se puede voltear.</translation>
    </message>
    <message>
        <source>It keeps your opponent from the corner %1.</source>
        <translation>Impide que el oponente ocupe la esquina %1.</translation>
    </message>
    <message>
        <source>Your opponent must then pass.</source>
        <translation>El oponente tiene entonces que pasar.</translation>
    </message>
    <message>
        <source>It threatens to take the corner %1.</source>
        <translation>Amenaza con ocupar la esquina %1.</translation>
    </message>
    <message numerus="yes">
        <source>It leaves your opponent %n square(s), fewer than any other move.</source>
        <translation>
            <numerusform>Deja %n casilla al oponente, menos que cualquier otra jugada.</numerusform>
            <numerusform>Deja %n casillas al oponente, menos que cualquier otra jugada.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It leaves your opponent %n square(s); no other move leaves fewer.</source>
        <translation>
            <numerusform>Deja %n casilla al oponente; ninguna otra jugada deja menos.</numerusform>
            <numerusform>Deja %n casillas al oponente; ninguna otra jugada deja menos.</numerusform>
        </translation>
    </message>
    <message>
        <source>It fills the gap at %1 before your opponent can.</source>
        <translation>Llena el hueco de %1 antes que el oponente.</translation>
    </message>
    <message numerus="yes">
        <source>%n empty square(s) lie together there, an odd number: you can play the first and the last of them.</source>
        <translation>
            <numerusform>Ahí hay %n casilla vacía, un número impar: usted puede jugar en la primera y en la última.</numerusform>
            <numerusform>Ahí hay %n casillas vacías juntas, un número impar: usted puede jugar en la primera y en la última.</numerusform>
        </translation>
    </message>
    <message>
        <source>It opens no new square to your opponent; most other moves do.</source>
        <translation>No abre ninguna casilla nueva al oponente; la mayoría de las demás jugadas sí.</translation>
    </message>
    <message>
        <source>It turns only inner discs, and so opens little to your opponent.</source>
        <translation>Solo voltea fichas interiores, y así abre poco al oponente.</translation>
    </message>
    <message numerus="yes">
        <source>It turns %n disc(s); every other move turns more.</source>
        <translation>
            <numerusform>Voltea %n ficha; todas las demás jugadas voltean más.</numerusform>
            <numerusform>Voltea %n fichas; todas las demás jugadas voltean más.</numerusform>
        </translation>
    </message>
    <message>
        <source>It makes two threats at once.</source>
        <translation>Hace dos amenazas a la vez.</translation>
    </message>
    <message>
        <source>Every other square loses.</source>
        <translation>Todas las demás casillas pierden.</translation>
    </message>
    <message>
        <source>Only a corner holds; elsewhere you would lose.</source>
        <translation>Solo una esquina salva; en otro lugar usted perdería.</translation>
    </message>
    <message>
        <source>It threatens three in a row; your opponent must block on %1.</source>
        <translation>Amenaza con hacer tres en raya; el oponente tiene que bloquear en %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) through it are still open.</source>
        <translation>
            <numerusform>%n línea que pasa por ella sigue abierta.</numerusform>
            <numerusform>%n líneas que pasan por ella siguen abiertas.</numerusform>
        </translation>
    </message>
    <message>
        <source>It takes the last counter.</source>
        <translation>Quita la última ficha.</translation>
    </message>
    <message>
        <source>It leaves one counter, which your opponent must take.</source>
        <translation>Deja una ficha, que el oponente tiene que quitar.</translation>
    </message>
    <message>
        <source>It leaves %1, a multiple of %2.</source>
        <translation>Deja %1, un múltiplo de %2.</translation>
    </message>
    <message>
        <source>It leaves %1, one more than a multiple of %2.</source>
        <translation>Deja %1, uno más que un múltiplo de %2.</translation>
    </message>
    <message>
        <source>It leaves two equal heaps.</source>
        <translation>Deja dos montones iguales.</translation>
    </message>
    <message>
        <source>It leaves an odd number of heaps of one counter.</source>
        <translation>Deja un número impar de montones de una ficha.</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>gana</translation>
    </message>
    <message>
        <source>blocks</source>
        <translation>bloquea</translation>
    </message>
    <message>
        <source>draws</source>
        <translation>empata</translation>
    </message>
    <message>
        <source>Try %1, a well-tried move of the opening.</source>
        <translation>Pruebe %1, una jugada de apertura bien probada.</translation>
    </message>
    <message>
        <source>It leaves a multiple of %1 in each heap.</source>
        <translation>Deja un múltiplo de %1 en cada montón.</translation>
    </message>
    <message>
        <source>Without the multiples of %1 it leaves heaps of %2, in which all parts come in pairs.</source>
        <comment>4; 1, 2 and 2+1</comment>
        <translation>Sin los múltiplos de %1 deja montones de %2, en los que todas las partes forman parejas.</translation>
    </message>
    <message numerus="yes">
        <source>Only %n of the %1 free squares hold.</source>
        <translation>
            <numerusform>Solo %n de las %1 casillas libres mantiene el empate.</numerusform>
            <numerusform>Solo %n de las %1 casillas libres mantienen el empate.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You would still lose by about %n disc(s).</source>
        <translation>
            <numerusform>Aún perdería por alrededor de %n ficha.</numerusform>
            <numerusform>Aún perdería por unas %n fichas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every move loses now: %1 by %n disc(s), and none by fewer.</source>
        <comment>%1: a square</comment>
        <translation>
            <numerusform>Ahora todas las jugadas pierden: %1 por %n ficha, y ninguna por menos.</numerusform>
            <numerusform>Ahora todas las jugadas pierden: %1 por %n fichas, y ninguna por menos.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::Journal</name>
    <message>
        <source>the folder %1 cannot be made: %2</source>
        <comment>%2: why</comment>
        <translation>no se puede crear la carpeta %1: %2</translation>
    </message>
    <message>
        <source>another program holds its lock</source>
        <translation>otro programa la tiene bloqueada</translation>
    </message>
    <message numerus="yes">
        <source>The journal of this game is damaged; %n move(s) could be read.</source>
        <translation>
            <numerusform>El registro de esta partida está dañado; se pudo leer %n jugada.</numerusform>
            <numerusform>El registro de esta partida está dañado; se pudieron leer %n jugadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>The journal of a game was damaged and nothing of it could be read; it is kept as %1.</source>
        <translation>El registro de una partida estaba dañado y no se pudo leer nada de él; queda guardado como %1.</translation>
    </message>
    <message numerus="yes">
        <source>The journal of this game was damaged: %n move(s) were recovered, and the damaged file is kept as %1.</source>
        <translation>
            <numerusform>El registro de esta partida estaba dañado: se recuperó %n jugada, y el archivo dañado queda guardado como %1.</numerusform>
            <numerusform>El registro de esta partida estaba dañado: se recuperaron %n jugadas, y el archivo dañado queda guardado como %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, among the games being kept, cannot be read: %2.</source>
        <comment>%2: why</comment>
        <translation>%1, entre las partidas guardadas, no se puede leer: %2.</translation>
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
        <translation>ganó %1</translation>
    </message>
    <message>
        <source>lost</source>
        <comment>how a person&apos;s game ended</comment>
        <translation>perdida</translation>
    </message>
    <message>
        <source>won</source>
        <comment>how a person&apos;s game ended</comment>
        <translation>ganada</translation>
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
        <translation>hoy, %1</translation>
    </message>
    <message>
        <source>yesterday, %1</source>
        <comment>%1: a time</comment>
        <translation>ayer, %1</translation>
    </message>
    <message>
        <source>move %1</source>
        <comment>how far a game is</comment>
        <translation>jugada %1</translation>
    </message>
    <message>
        <source>%1 on time</source>
        <comment>won</comment>
        <translation>%1 por tiempo</translation>
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
        <translation>Atajos de teclado</translation>
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
        <translation> o </translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>En el tablero</translation>
    </message>
    <message>
        <source>Go to another square</source>
        <translation>Ir a otra casilla</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Flechas</translation>
    </message>
    <message>
        <source>Go to the edge of the board</source>
        <translation>Ir al borde del tablero</translation>
    </message>
    <message>
        <source>Play there</source>
        <translation>Jugar ahí</translation>
    </message>
    <message>
        <source>Play on a square of Othello</source>
        <translation>Jugar en una casilla de Othello</translation>
    </message>
    <message>
        <source>Its name: f5</source>
        <translation>Nombre: f5</translation>
    </message>
    <message>
        <source>Play on a square of tic-tac-toe</source>
        <translation>Jugar en una casilla de tres en raya</translation>
    </message>
    <message>
        <source>Its number or name: 5 or b2</source>
        <translation>Número o nombre: 5 o b2</translation>
    </message>
    <message>
        <source>Take from a heap of Nim</source>
        <translation>Quitar de un montón de Nim</translation>
    </message>
    <message>
        <source>Heap and number: a3</source>
        <translation>Montón y número: a3</translation>
    </message>
    <message>
        <source>Leave the full screen</source>
        <translation>Salir de la pantalla completa</translation>
    </message>
    <message>
        <source>While a position is set up</source>
        <translation>Mientras se prepara una posición</translation>
    </message>
    <message>
        <source>Place the piece that is chosen</source>
        <translation>Colocar la ficha elegida</translation>
    </message>
    <message>
        <source>Place the first or the second side&apos;s piece</source>
        <translation>Colocar la ficha de uno u otro bando</translation>
    </message>
    <message>
        <source>X or O</source>
        <translation>X u O</translation>
    </message>
    <message>
        <source>Empty the square</source>
        <translation>Vaciar la casilla</translation>
    </message>
    <message>
        <source>Add a counter to a heap, or remove one</source>
        <translation>Añadir una ficha a un montón, o quitar una</translation>
    </message>
    <message>
        <source>Set the number of counters in a heap</source>
        <translation>Fijar el número de fichas de un montón</translation>
    </message>
    <message>
        <source>Heap and number: a7</source>
        <translation>Montón y número: a7</translation>
    </message>
    <message>
        <source>Go back to the game</source>
        <translation>Volver a la partida</translation>
    </message>
    <message>
        <source>Go back to Learn</source>
        <translation>Volver a Aprender</translation>
    </message>
</context>
<context>
    <name>ui::LadderStudy</name>
    <message>
        <source>You have no move and must pass.</source>
        <translation>Usted no tiene jugada y debe pasar.</translation>
    </message>
    <message>
        <source>The other side has no move and passes.</source>
        <translation>El otro bando no tiene jugada y pasa.</translation>
    </message>
    <message>
        <source>You won.</source>
        <translation>Usted ganó.</translation>
    </message>
    <message>
        <source>A draw.</source>
        <translation>Empate.</translation>
    </message>
    <message>
        <source>Ladder, %1</source>
        <translation>Escalera, %1</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>H&amp;int</source>
        <translation>P&amp;ista</translation>
    </message>
    <message>
        <source>Play the &amp;next rung</source>
        <translation>Jugar el si&amp;guiente peldaño</translation>
    </message>
    <message>
        <source>Play &amp;again</source>
        <translation>Jugar o&amp;tra vez</translation>
    </message>
    <message>
        <source>Bac&amp;k to Learn</source>
        <translation>V&amp;olver a Aprender</translation>
    </message>
    <message>
        <source>The highest rung would play %1.</source>
        <translation>El programa del peldaño más alto jugaría %1.</translation>
    </message>
    <message>
        <source>You took a move back: this game does not count.</source>
        <translation>Ha deshecho una jugada: esta partida no cuenta.</translation>
    </message>
    <message>
        <source>You used a hint: this game does not count.</source>
        <translation>Ha usado una pista: esta partida no cuenta.</translation>
    </message>
    <message>
        <source>Three wins in five games take you up.</source>
        <translation>Con tres victorias en cinco partidas se sube.</translation>
    </message>
    <message>
        <source>Ladder</source>
        <translation>Escalera</translation>
    </message>
    <message>
        <source>This is the highest rung.</source>
        <translation>Este es el peldaño más alto.</translation>
    </message>
    <message>
        <source>&amp;See what decided it</source>
        <translation>Ver &amp;qué la decidió</translation>
    </message>
    <message>
        <source>&amp;See the review</source>
        <translation>Ver el análi&amp;sis</translation>
    </message>
    <message>
        <source>You climb to rung %1, %2.</source>
        <comment>a number and a name</comment>
        <translation>Usted sube al peldaño %1, %2.</translation>
    </message>
    <message>
        <source>%1 won.</source>
        <comment>a rung</comment>
        <translation>Ganó %1.</translation>
    </message>
    <message numerus="yes">
        <source>Won: %1 of the last %n game(s).</source>
        <translation>
            <numerusform>Ganadas: %1 de %n partida.</numerusform>
            <numerusform>Ganadas: %1 de las últimas %n partidas.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is to move.</source>
        <comment>a rung</comment>
        <translation>Le toca a %1.</translation>
    </message>
    <message>
        <source>A click on the board shows the last position.</source>
        <translation>Un clic en el tablero muestra la última posición.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Usted</translation>
    </message>
    <message>
        <source>The game counts as lost. Press again to give up.</source>
        <translation>La partida cuenta como perdida. Pulse otra vez para rendirse.</translation>
    </message>
    <message>
        <source>Press again to give up.</source>
        <translation>Pulse otra vez para rendirse.</translation>
    </message>
    <message>
        <source>Rating: %1</source>
        <translation>Puntuación: %1</translation>
    </message>
    <message>
        <source>Give u&amp;p</source>
        <translation>&amp;Rendirse</translation>
    </message>
    <message>
        <source>With a hint the game does not count. Press again for the hint.</source>
        <translation>Con una pista, la partida no cuenta. Pulse otra vez para verla.</translation>
    </message>
    <message>
        <source>You gave up: %1 won.</source>
        <comment>a rung</comment>
        <translation>Se ha rendido: ganó %1.</translation>
    </message>
    <message>
        <source>Your move.</source>
        <translation>Le toca a usted.</translation>
    </message>
    <message>
        <source>If you undo a move, the game does not count. Press again to undo.</source>
        <translation>Si deshace una jugada, la partida no cuenta. Pulse otra vez para deshacer.</translation>
    </message>
    <message>
        <source>With a hint or an undo the game does not count.</source>
        <translation>Con una pista o una jugada deshecha, la partida no cuenta.</translation>
    </message>
</context>
<context>
    <name>ui::Language</name>
    <message>
        <source>English</source>
        <comment>the name of this language, in itself</comment>
        <translation>Español</translation>
    </message>
</context>
<context>
    <name>ui::LearnHome</name>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Hoy</translation>
    </message>
    <message>
        <source>&amp;Solve it</source>
        <translation>&amp;Resolver</translation>
    </message>
    <message>
        <source>&amp;Yesterday&apos;s</source>
        <translation>El &amp;de ayer</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lecciones</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Continuar</translation>
    </message>
    <message>
        <source>More puzzles</source>
        <translation>Más problemas</translation>
    </message>
    <message>
        <source>St&amp;art</source>
        <translation>E&amp;mpezar</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a date</comment>
        <translation>%1.</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) in a row so far.</source>
        <translation>
            <numerusform>Racha de %n día hasta ahora.</numerusform>
            <numerusform>Racha de %n días hasta ahora.</numerusform>
        </translation>
    </message>
    <message>
        <source>The position of today&apos;s puzzle</source>
        <translation>La posición del problema de hoy</translation>
    </message>
    <message>
        <source>Grade %1 of %2</source>
        <translation>Grado %1 de %2</translation>
    </message>
    <message>
        <source>&amp;Solved: look again</source>
        <translation>&amp;Resuelto: verlo otra vez</translation>
    </message>
    <message>
        <source>All %1 done</source>
        <translation>Las %1 hechas</translation>
    </message>
    <message>
        <source>%1 of %2 done, next: %3</source>
        <translation>%1 de %2 hechas, siguiente: %3</translation>
    </message>
    <message>
        <source>&amp;Begin</source>
        <translation>Empe&amp;zar</translation>
    </message>
    <message>
        <source>Win three of five games to climb.</source>
        <translation>Gane tres de cinco partidas para subir.</translation>
    </message>
    <message>
        <source>At your strength, as many as you like</source>
        <translation>A su nivel, cuantos quiera</translation>
    </message>
    <message numerus="yes">
        <source>%n seen, at your strength</source>
        <translation>
            <numerusform>%n visto, a su nivel</numerusform>
            <numerusform>%n vistos, a su nivel</numerusform>
        </translation>
    </message>
    <message>
        <source>Your own mistakes</source>
        <translation>Sus propios errores</translation>
    </message>
    <message>
        <source>Pract&amp;ise</source>
        <translation>Prac&amp;ticar</translation>
    </message>
    <message numerus="yes">
        <source>%n position(s) to try again today</source>
        <translation>
            <numerusform>%n posición para intentar de nuevo hoy</numerusform>
            <numerusform>%n posiciones para intentar de nuevo hoy</numerusform>
        </translation>
    </message>
    <message>
        <source>The next ones come back tomorrow.</source>
        <translation>Los próximos vuelven mañana.</translation>
    </message>
    <message>
        <source>The next ones come back on %1.</source>
        <comment>a date</comment>
        <translation>Los próximos vuelven en esta fecha: %1.</translation>
    </message>
    <message>
        <source>What you misplay comes back here once the game is reviewed.</source>
        <translation>Lo que juegue mal aparece aquí cuando se analice la partida.</translation>
    </message>
    <message>
        <source>Agai&amp;n</source>
        <translation>De n&amp;uevo</translation>
    </message>
    <message>
        <source>Your rating: %1</source>
        <translation>Su puntuación: %1</translation>
    </message>
    <message>
        <source>An&amp;swer shown: try again</source>
        <translation>&amp;Respuesta mostrada: reintentar</translation>
    </message>
    <message>
        <source>&amp;Play %1</source>
        <comment>a rung of the ladder</comment>
        <translation>&amp;Jugar: %1</translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation>Todas las lecciones</translation>
    </message>
    <message>
        <source>All rungs</source>
        <translation>Todos los peldaños</translation>
    </message>
    <message>
        <source>Puzzle of the day</source>
        <translation>Problema del día</translation>
    </message>
    <message>
        <source>the same for everyone</source>
        <comment>the puzzle of the day</comment>
        <translation>el mismo para todos</translation>
    </message>
    <message>
        <source>Continue against %1</source>
        <comment>a rung of the ladder</comment>
        <translation>Seguir contra %1</translation>
    </message>
    <message>
        <source>Ladder: rung %1 of %2</source>
        <translation>Escalera: peldaño %1 de %2</translation>
    </message>
    <message>
        <source>Ladder</source>
        <translation>Escalera</translation>
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
        <translation>El otro bando</translation>
    </message>
    <message>
        <source>%1 loses: %2 answers %3.</source>
        <translation>%1 pierde: %2 responde %3.</translation>
    </message>
    <message>
        <source>%1 turns %2. Another move turns %3.</source>
        <comment>numbers of discs</comment>
        <translation>%1 voltea %2. Otra jugada voltea %3.</translation>
    </message>
    <message>
        <source>After %1, %2 takes the corner %3 and keeps it for good.</source>
        <translation>Después de %1, %2 ocupa la esquina %3 y se queda con ella para siempre.</translation>
    </message>
    <message>
        <source>Nothing protects the disc on %1 for good.</source>
        <translation>Nada protege para siempre la ficha de %1.</translation>
    </message>
    <message>
        <source>%1 can turn the disc on %2: the answer %3 does.</source>
        <translation>%1 puede voltear la ficha de %2: lo hace la respuesta %3.</translation>
    </message>
    <message numerus="yes">
        <source>After %1, %2 has %n move(s); another move leaves only %3.</source>
        <translation>
            <numerusform>Después de %1, %2 tiene %n jugada; otra jugada deja solo %3.</numerusform>
            <numerusform>Después de %1, %2 tiene %n jugadas; otra jugada deja solo %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 lets %2 go to %3, which was not possible before.</source>
        <translation>%1 permite que %2 juegue en %3, lo que antes no era posible.</translation>
    </message>
    <message>
        <source>After %1, %2 completes a line with %3.</source>
        <translation>Después de %1, %2 completa una línea con %3.</translation>
    </message>
    <message>
        <source>%1 makes no threat.</source>
        <translation>%1 no hace ninguna amenaza.</translation>
    </message>
    <message>
        <source>After %1, %2 answers %3 and cannot be stopped any more.</source>
        <translation>Después de %1, %2 responde %3 y ya no se le puede detener.</translation>
    </message>
    <message>
        <source>%1 only draws.</source>
        <translation>%1 solo empata.</translation>
    </message>
    <message>
        <source>%1 only draws: %2 answers %3.</source>
        <translation>%1 solo empata: %2 responde %3.</translation>
    </message>
    <message>
        <source>One move wins.</source>
        <translation>Solo una jugada gana.</translation>
    </message>
    <message>
        <source>%1 to play: one move wins.</source>
        <translation>Juega %1: solo una jugada gana.</translation>
    </message>
    <message>
        <source>%1 to play: one move holds the draw.</source>
        <translation>Juega %1: solo una jugada mantiene el empate.</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) can be made, one is right.</source>
        <translation>
            <numerusform>Hay %n jugada posible; una es la correcta.</numerusform>
            <numerusform>Hay %n jugadas posibles; una es la correcta.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n square(s) are empty.</source>
        <translation>
            <numerusform>Hay %n casilla vacía.</numerusform>
            <numerusform>Hay %n casillas vacías.</numerusform>
        </translation>
    </message>
    <message>
        <source>Whoever takes the last counter loses.</source>
        <translation>Quien quita la última ficha pierde.</translation>
    </message>
    <message>
        <source>Whoever takes the last counter wins.</source>
        <translation>Quien quita la última ficha gana.</translation>
    </message>
    <message>
        <source>Take any number from one heap.</source>
        <translation>Quite cuantas quiera de un solo montón.</translation>
    </message>
    <message numerus="yes">
        <source>Take at most %n counter(s).</source>
        <translation>
            <numerusform>Quite %n ficha como máximo.</numerusform>
            <numerusform>Quite %n fichas como máximo.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to play: one move is best.</source>
        <translation>Juega %1: una jugada es la mejor.</translation>
    </message>
    <message>
        <source>From a game of yours, reviewed on %1.</source>
        <comment>a date</comment>
        <translation>De una partida suya, analizada el %1.</translation>
    </message>
    <message>
        <source>You played %1 in the game, too.</source>
        <translation>Usted también jugó %1 en la partida.</translation>
    </message>
    <message numerus="yes">
        <source>%1 costs %n disc(s).</source>
        <translation>
            <numerusform>%1 cuesta %n ficha.</numerusform>
            <numerusform>%1 cuesta %n fichas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 costs about %n disc(s).</source>
        <translation>
            <numerusform>%1 cuesta alrededor de %n ficha.</numerusform>
            <numerusform>%1 cuesta unas %n fichas.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 answers %2.</source>
        <comment>a side and a move</comment>
        <translation>%1 responde %2.</translation>
    </message>
    <message>
        <source>%1 loses: the other side answers %2 and wins.</source>
        <translation>%1 pierde: el otro bando responde %2 y gana.</translation>
    </message>
    <message>
        <source>Taking %1 loses: the other side takes %2 and wins.</source>
        <comment>numbers of counters</comment>
        <translation>Quitar %1 pierde: el otro bando quita %2 y gana.</translation>
    </message>
    <message>
        <source>%1 only draws, although %2 must pass.</source>
        <translation>%1 solo empata, aunque %2 debe pasar.</translation>
    </message>
    <message>
        <source>The other side takes %1.</source>
        <comment>a number of counters</comment>
        <translation>El otro bando quita %1.</translation>
    </message>
    <message>
        <source>%1 must pass.</source>
        <comment>a side</comment>
        <translation>%1 debe pasar.</translation>
    </message>
    <message>
        <source>%1 can already take the corner %2, and %3 does not prevent it.</source>
        <translation>%1 ya puede ocupar la esquina %2, y %3 no lo impide.</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) can be made, %1 are right.</source>
        <translation>
            <numerusform>Hay %n jugada posible; %1 son correctas.</numerusform>
            <numerusform>Hay %n jugadas posibles; %1 son correctas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>Correcto.</translation>
    </message>
    <message>
        <source>And now?</source>
        <translation>¿Y ahora?</translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <comment>a rating and its error</comment>
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source>You took the last counter, which loses.</source>
        <translation>Usted quitó la última ficha, y con eso pierde.</translation>
    </message>
    <message numerus="yes">
        <source>After %1, %2 has %n move(s).</source>
        <translation>
            <numerusform>Después de %1, %2 tiene %n jugada.</numerusform>
            <numerusform>Después de %1, %2 tiene %n jugadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is over: %1 wins %2 to %3.</source>
        <comment>a side; discs</comment>
        <translation>La partida ha terminado: gana %1, %2 a %3.</translation>
    </message>
    <message>
        <source>The game is over: a draw, %1 to %2.</source>
        <comment>discs</comment>
        <translation>La partida ha terminado: empate, %1 a %2.</translation>
    </message>
    <message>
        <source>After %1, %2 takes the corner that you could have taken.</source>
        <translation>Después de %1, %2 ocupa la esquina que usted podía haber ocupado.</translation>
    </message>
    <message>
        <source>After %1, %2 closes your line.</source>
        <translation>Después de %1, %2 cierra la línea de usted.</translation>
    </message>
    <message>
        <source>%1 makes one threat, and %2 blocks it.</source>
        <translation>%1 hace una amenaza, y %2 la bloquea.</translation>
    </message>
    <message>
        <source>%1 answers %2 and turns %3.</source>
        <comment>a side, a move and a number of discs</comment>
        <translation>%1 responde %2 y voltea %3.</translation>
    </message>
    <message>
        <source>Pebble</source>
        <translation>Guijarro</translation>
    </message>
    <message>
        <source>Reed</source>
        <translation>Junco</translation>
    </message>
    <message>
        <source>Pond</source>
        <translation>Charca</translation>
    </message>
    <message>
        <source>Brook</source>
        <translation>Arroyo</translation>
    </message>
    <message>
        <source>Willow</source>
        <translation>Sauce</translation>
    </message>
    <message>
        <source>River</source>
        <translation>Río</translation>
    </message>
    <message>
        <source>Hill</source>
        <translation>Colina</translation>
    </message>
    <message>
        <source>Forest</source>
        <translation>Bosque</translation>
    </message>
    <message>
        <source>Lake</source>
        <translation>Lago</translation>
    </message>
    <message>
        <source>Mountain</source>
        <translation>Montaña</translation>
    </message>
    <message>
        <source>Canyon</source>
        <translation>Cañón</translation>
    </message>
    <message>
        <source>Glacier</source>
        <translation>Glaciar</translation>
    </message>
    <message>
        <source>Sea</source>
        <translation>Mar</translation>
    </message>
    <message>
        <source>Storm</source>
        <translation>Tormenta</translation>
    </message>
    <message>
        <source>Star</source>
        <translation>Estrella</translation>
    </message>
    <message>
        <source>Rung %1 of %2: %3</source>
        <comment>two numbers and the rung&apos;s name</comment>
        <translation>Peldaño %1 de %2: %3</translation>
    </message>
    <message>
        <source>After %1 the game ends, with %2 discs for you against %3.</source>
        <translation>Después de %1 la partida acaba, y usted termina con %2 fichas contra %3.</translation>
    </message>
    <message>
        <source>%1 loses, although %2 must pass: at best you end with %3 discs against %4.</source>
        <translation>%1 pierde, aunque %2 debe pasar: en el mejor de los casos usted acaba con %3 fichas contra %4.</translation>
    </message>
    <message>
        <source>%1 loses: %2 answers %3, and at best you end with %4 discs against %5.</source>
        <translation>%1 pierde: %2 responde %3, y en el mejor de los casos usted acaba con %4 fichas contra %5.</translation>
    </message>
    <message>
        <source>%1 leaves the corner %2, which you could have taken and still can.</source>
        <translation>%1 deja la esquina %2, que usted podía haber ocupado y todavía puede.</translation>
    </message>
    <message>
        <source>You have %1 discs against %2.</source>
        <translation>Usted tiene %1 fichas contra %2.</translation>
    </message>
    <message>
        <source>Look at the corners.</source>
        <translation>Mire las esquinas.</translation>
    </message>
    <message>
        <source>Look at the squares beside the corners.</source>
        <translation>Mire las casillas junto a las esquinas.</translation>
    </message>
    <message>
        <source>Look at the middles of the edges.</source>
        <translation>Mire los centros de los bordes.</translation>
    </message>
    <message>
        <source>Look at the edges, away from the corners.</source>
        <translation>Mire los bordes, lejos de las esquinas.</translation>
    </message>
    <message>
        <source>Look at the centre.</source>
        <translation>Mire el centro.</translation>
    </message>
    <message>
        <source>Look away from the edges.</source>
        <translation>Mire lejos de los bordes.</translation>
    </message>
    <message numerus="yes">
        <source>Look for a move that turns %n disc(s).</source>
        <translation>
            <numerusform>Busque una jugada que voltee %n ficha.</numerusform>
            <numerusform>Busque una jugada que voltee %n fichas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Look for a move after which %1 cannot move.</source>
        <comment>a side</comment>
        <translation>Busque una jugada tras la que %1 no pueda jugar.</translation>
    </message>
    <message numerus="yes">
        <source>Look for a move that leaves %1 %n move(s).</source>
        <comment>%1: a side</comment>
        <translation>
            <numerusform>Busque una jugada que deje a %1 %n jugada.</numerusform>
            <numerusform>Busque una jugada que deje a %1 %n jugadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Look at heap %1.</source>
        <comment>a letter</comment>
        <translation>Mire el montón %1.</translation>
    </message>
    <message>
        <source>Leave an odd number of counters.</source>
        <translation>Deje un número impar de fichas.</translation>
    </message>
    <message>
        <source>Leave an even number of counters.</source>
        <translation>Deje un número par de fichas.</translation>
    </message>
    <message>
        <source>Look for a move that threatens to complete a line.</source>
        <translation>Busque una jugada que amenace con completar una línea.</translation>
    </message>
    <message>
        <source>One move wins for %1.</source>
        <translation>Una sola jugada gana para %1.</translation>
    </message>
    <message>
        <source>One move holds the draw for %1.</source>
        <translation>Una sola jugada salva el empate para %1.</translation>
    </message>
    <message>
        <source>%1 is wrong.</source>
        <comment>a move</comment>
        <translation>%1 es un error.</translation>
    </message>
    <message>
        <source>It is wrong to take %1.</source>
        <comment>a number of counters</comment>
        <translation>Es un error quitar %1.</translation>
    </message>
    <message>
        <source>It is wrong to take %1 from heap %2.</source>
        <comment>a number of counters</comment>
        <translation>Es un error quitar %1 del montón %2.</translation>
    </message>
    <message>
        <source>After %1, %2 answers %3, and you cannot take the corner %4 on your next move.</source>
        <translation>Después de %1, %2 responde %3 y en su próxima jugada usted no puede ocupar la esquina %4.</translation>
    </message>
    <message>
        <source>After %1, %2 closes your line. Another is still open.</source>
        <translation>Después de %1, %2 cierra la línea de usted. Otra sigue abierta.</translation>
    </message>
    <message>
        <source>%1 ± %2, still uncertain</source>
        <comment>a rating and its error</comment>
        <translation>%1 ± %2, aún incierta</translation>
    </message>
</context>
<context>
    <name>ui::LessonButton</name>
    <message>
        <source>Lesson %1, %2, done</source>
        <translation>Lección %1, %2, hecha</translation>
    </message>
    <message numerus="yes">
        <source>Lesson %1, %2, %3 of %n step(s) done</source>
        <translation>
            <numerusform>Lección %1, %2, %3 de %n paso hecho</numerusform>
            <numerusform>Lección %1, %2, %3 de %n pasos hechos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::LessonOffer</name>
    <message>
        <source>New to tic-tac-toe?</source>
        <translation>¿No conoce el tres en raya?</translation>
    </message>
    <message>
        <source>New to Othello?</source>
        <translation>¿No conoce Othello?</translation>
    </message>
    <message>
        <source>New to Nim?</source>
        <translation>¿No conoce Nim?</translation>
    </message>
    <message>
        <source>Ta&amp;ke a lesson</source>
        <translation>&amp;Hacer una lección</translation>
    </message>
</context>
<context>
    <name>ui::LessonStudy</name>
    <message>
        <source>Lesson %1 of %2</source>
        <translation>Lección %1 de %2</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Paso %1 de %2</translation>
    </message>
    <message>
        <source>Ta&amp;ke back</source>
        <translation>&amp;Deshacer la jugada</translation>
    </message>
    <message>
        <source>H&amp;int</source>
        <translation>P&amp;ista</translation>
    </message>
    <message>
        <source>Sh&amp;ow a move</source>
        <translation>&amp;Mostrar una jugada</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>At&amp;rás</translation>
    </message>
    <message>
        <source>&amp;Finish</source>
        <translation>&amp;Finalizar</translation>
    </message>
    <message>
        <source>&amp;Next lesson</source>
        <translation>&amp;Siguiente lección</translation>
    </message>
    <message>
        <source>&amp;Next step</source>
        <translation>&amp;Siguiente paso</translation>
    </message>
    <message>
        <source>&amp;All lessons</source>
        <translation>&amp;Todas las lecciones</translation>
    </message>
    <message>
        <source>You play %1.</source>
        <comment>a colour or a mark</comment>
        <translation>Su bando: %1.</translation>
    </message>
    <message>
        <source>&amp;Play it out</source>
        <translation>&amp;Jugarla hasta el final</translation>
    </message>
    <message>
        <source>Both sides play their best moves to the end.</source>
        <translation>Los dos bandos hacen sus mejores jugadas hasta el final.</translation>
    </message>
    <message>
        <source>A right move is marked: %1.</source>
        <translation>Una jugada correcta está marcada: %1.</translation>
    </message>
</context>
<context>
    <name>ui::LevelProposal</name>
    <message>
        <source>Not now</source>
        <translation>Ahora no</translation>
    </message>
    <message>
        <source>Try %1</source>
        <comment>%1: a level</comment>
        <translation>Probar %1</translation>
    </message>
    <message numerus="yes">
        <source>You have won %n games in a row at %1. Try %2?</source>
        <comment>%1, %2: levels</comment>
        <translation>
            <numerusform>Ha ganado %n partida seguida en %1. ¿Probar %2?</numerusform>
            <numerusform>Ha ganado %n partidas seguidas en %1. ¿Probar %2?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::LevelRow</name>
    <message numerus="yes">
        <source>%n won in a row</source>
        <translation>
            <numerusform>%n victoria seguida</numerusform>
            <numerusform>%n victorias seguidas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::LibraryService</name>
    <message>
        <source>The library could not be read: %1.</source>
        <comment>why</comment>
        <translation>No se pudo leer la biblioteca: %1.</translation>
    </message>
    <message>
        <source>The import stopped: %1.</source>
        <comment>why</comment>
        <translation>La importación se detuvo: %1.</translation>
    </message>
    <message>
        <source>It holds no file of games.</source>
        <translation>No hay ningún archivo de partidas en la carpeta.</translation>
    </message>
    <message>
        <source>No game was added: all were there already.</source>
        <translation>No se añadió ninguna partida: ya estaban todas.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) were added.</source>
        <translation>
            <numerusform>Se añadió %Ln partida.</numerusform>
            <numerusform>Se añadieron %Ln partidas.</numerusform>
        </translation>
    </message>
    <message>
        <source>No game was added.</source>
        <translation>No se añadió ninguna partida.</translation>
    </message>
    <message numerus="yes">
        <source>Stopped. %Ln game(s) were added.</source>
        <translation>
            <numerusform>Detenida. Se añadió %Ln partida.</numerusform>
            <numerusform>Detenida. Se añadieron %Ln partidas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln problem(s). The first: %1</source>
        <translation>
            <numerusform>%Ln problema: %1</numerusform>
            <numerusform>%Ln problemas. El primero: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>The game could not be added to the library. %1</source>
        <translation>No se pudo añadir la partida a la biblioteca. %1</translation>
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
        <translation>Jugar una partida &amp;nueva</translation>
    </message>
    <message>
        <source>Play a&amp;gain</source>
        <translation>Jugar otra ve&amp;z</translation>
    </message>
    <message>
        <source>G&amp;ame</source>
        <translation>&amp;Juego</translation>
    </message>
    <message>
        <source>Who &amp;starts</source>
        <translation>&amp;Quién empieza</translation>
    </message>
    <message>
        <source>&amp;Opponent</source>
        <translation>&amp;Oponente</translation>
    </message>
    <message>
        <source>Cloc&amp;k</source>
        <translation>&amp;Reloj</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>P&amp;ista</translation>
    </message>
    <message>
        <source>Move &amp;now</source>
        <translation>Jugar a&amp;hora</translation>
    </message>
    <message>
        <source>Let the computer &amp;move</source>
        <translation>Dejar jugar al pro&amp;grama</translation>
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
        <translation>Partidas r&amp;ecientes</translation>
    </message>
    <message>
        <source>Statisti&amp;cs</source>
        <translation>Es&amp;tadísticas</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Compartir</translation>
    </message>
    <message>
        <source>Sa&amp;ve…</source>
        <translation>G&amp;uardar…</translation>
    </message>
    <message>
        <source>Save a p&amp;icture…</source>
        <translation>Guardar una i&amp;magen…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rehacer</translation>
    </message>
    <message>
        <source>&amp;Copy the game</source>
        <translation>&amp;Copiar la partida</translation>
    </message>
    <message>
        <source>Copy the &amp;position</source>
        <translation>Copiar la &amp;posición</translation>
    </message>
    <message>
        <source>Copy a p&amp;icture of the board</source>
        <translation>Copiar una &amp;imagen del tablero</translation>
    </message>
    <message>
        <source>P&amp;aste a game or a position</source>
        <translation>Pe&amp;gar una partida o una posición</translation>
    </message>
    <message>
        <source>&amp;Set up a position…</source>
        <translation>Pr&amp;eparar una posición…</translation>
    </message>
    <message>
        <source>&amp;Review</source>
        <translation>&amp;Análisis</translation>
    </message>
    <message>
        <source>&amp;Start of the game</source>
        <translation>&amp;Comienzo de la partida</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Atrás</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>A&amp;delante</translation>
    </message>
    <message>
        <source>&amp;Play from here</source>
        <translation>&amp;Jugar desde aquí</translation>
    </message>
    <message>
        <source>&amp;List of moves</source>
        <translation>&amp;Lista de jugadas</translation>
    </message>
    <message>
        <source>Re&amp;view the game</source>
        <translation>A&amp;nalizar la partida</translation>
    </message>
    <message>
        <source>&amp;Games played</source>
        <translation>&amp;Partidas jugadas</translation>
    </message>
    <message>
        <source>&amp;Theory on the board</source>
        <translation>&amp;Teoría en el tablero</translation>
    </message>
    <message>
        <source>&amp;Level</source>
        <translation>&amp;Nivel</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>&amp;Legal moves</source>
        <translation>&amp;Jugadas legales</translation>
    </message>
    <message>
        <source>L&amp;ast move</source>
        <translation>Úl&amp;tima jugada</translation>
    </message>
    <message>
        <source>&amp;Coordinates</source>
        <translation>&amp;Coordenadas</translation>
    </message>
    <message>
        <source>&amp;Preview of a move</source>
        <translation>&amp;Vista previa de una jugada</translation>
    </message>
    <message>
        <source>Computer&apos;s &amp;thinking</source>
        <translation>Lo que &amp;piensa el programa</translation>
    </message>
    <message>
        <source>&amp;Motion</source>
        <translation>Ani&amp;mación</translation>
    </message>
    <message>
        <source>&amp;Sounds</source>
        <translation>&amp;Sonidos</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>&amp;Idioma</translation>
    </message>
    <message>
        <source>Pla&amp;y</source>
        <translation>J&amp;ugar</translation>
    </message>
    <message>
        <source>Lea&amp;rn</source>
        <translation>Apr&amp;ender</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Pa&amp;ntalla completa</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>E&amp;xtras</translation>
    </message>
    <message>
        <source>&amp;Search Lab</source>
        <translation>&amp;Laboratorio de búsqueda</translation>
    </message>
    <message>
        <source>&amp;Why this move?</source>
        <translation>¿&amp;Por qué esta jugada?</translation>
    </message>
    <message>
        <source>For the &amp;course</source>
        <translation>Para el &amp;curso</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>Pr&amp;eferencias…</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;yuda</translation>
    </message>
    <message>
        <source>&amp;How to play</source>
        <translation>&amp;Cómo jugar</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Atajos de teclado</translation>
    </message>
    <message>
        <source>&amp;About Tabuleiro</source>
        <translation>Acerca &amp;de Tabuleiro</translation>
    </message>
    <message>
        <source>&amp;Open a library…</source>
        <translation>Abrir una &amp;biblioteca…</translation>
    </message>
    <message>
        <source>Back to the ga&amp;me</source>
        <translation>&amp;Volver a la partida</translation>
    </message>
    <message>
        <source>Open a &amp;folder of games…</source>
        <translation>Abrir una &amp;carpeta de partidas…</translation>
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
        <translation>Esta partida sigue con el programa con el que empezó.</translation>
    </message>
</context>
<context>
    <name>ui::MessageBar</name>
    <message>
        <source>Close</source>
        <comment>a message</comment>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>ui::MistakeStudy</name>
    <message>
        <source>Right. In the game you played %1.</source>
        <comment>a move</comment>
        <translation>Correcto. En la partida jugó %1.</translation>
    </message>
    <message>
        <source>It does not come back any more.</source>
        <translation>Ya no vuelve más.</translation>
    </message>
    <message>
        <source>It comes back tomorrow.</source>
        <translation>Vuelve mañana.</translation>
    </message>
    <message>
        <source>It comes back on %1.</source>
        <comment>a date</comment>
        <translation>Vuelve en esta fecha: %1.</translation>
    </message>
    <message>
        <source>Your own mistakes</source>
        <translation>Sus propios errores</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Tr&amp;y again</source>
        <translation>&amp;Intentar de nuevo</translation>
    </message>
    <message>
        <source>Show the &amp;answer</source>
        <translation>Mostrar la &amp;respuesta</translation>
    </message>
    <message>
        <source>Bac&amp;k to Learn</source>
        <translation>V&amp;olver a Aprender</translation>
    </message>
    <message>
        <source>&amp;Next position</source>
        <translation>&amp;Siguiente posición</translation>
    </message>
    <message>
        <source>The best move is %1.</source>
        <translation>La mejor jugada es %1.</translation>
    </message>
</context>
<context>
    <name>ui::MoveList</name>
    <message>
        <source>The moves of the game are listed here.</source>
        <translation>Aquí se muestran las jugadas de la partida.</translation>
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
        <translation>nueva en la biblioteca</translation>
    </message>
    <message>
        <source>the opponent&apos;s, %1</source>
        <comment>%1: good move, mistake</comment>
        <translation>del oponente, %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>X and its square</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>one of your main mistakes</source>
        <translation>uno de sus errores principales</translation>
    </message>
    <message>
        <source>one of the main mistakes</source>
        <translation>uno de los errores principales</translation>
    </message>
</context>
<context>
    <name>ui::MovesCard</name>
    <message>
        <source>Moves</source>
        <translation>Jugadas</translation>
    </message>
    <message>
        <source>Lines of the game</source>
        <translation>Variantes de la partida</translation>
    </message>
    <message>
        <source>The line played</source>
        <translation>Las jugadas hechas</translation>
    </message>
    <message numerus="yes">
        <source>%1. %2 instead, %n move(s)</source>
        <comment>%1: the move&apos;s number; %2: a move</comment>
        <translation>
            <numerusform>%1. En su lugar %2, %n jugada</numerusform>
            <numerusform>%1. En su lugar %2, %n jugadas</numerusform>
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
            <numerusform>%n ficha</numerusform>
            <numerusform>%n fichas</numerusform>
        </translation>
    </message>
    <message>
        <source>heap %1: %2</source>
        <comment>a heap&apos;s letter and its counters</comment>
        <translation>montón %1: %2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the heaps</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>counter %1 of %2</source>
        <translation>ficha %1 de %2</translation>
    </message>
    <message>
        <source>heap %1, %2</source>
        <comment>a heap&apos;s letter; one of its counters</comment>
        <translation>montón %1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%1, takes %n</source>
        <comment>place of a counter</comment>
        <translation>
            <numerusform>%1, quita %n</numerusform>
            <numerusform>%1, quita %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can take at most %n at a time.</source>
        <translation>
            <numerusform>Puede quitar %n como máximo cada vez.</numerusform>
            <numerusform>Puede quitar %n como máximo cada vez.</numerusform>
        </translation>
    </message>
    <message>
        <source>Whoever takes the last counter loses.</source>
        <translation>Quien quita la última ficha pierde.</translation>
    </message>
    <message>
        <source>Whoever takes the last counter wins.</source>
        <translation>Quien quita la última ficha gana.</translation>
    </message>
    <message>
        <source>Take any number from one heap.</source>
        <translation>Quite cuantas quiera de un solo montón.</translation>
    </message>
    <message numerus="yes">
        <source>Take at most %n from one heap.</source>
        <translation>
            <numerusform>Quite %n como máximo de un solo montón.</numerusform>
            <numerusform>Quite %n como máximo de un solo montón.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take at most %n.</source>
        <translation>
            <numerusform>Quite %n como máximo.</numerusform>
            <numerusform>Quite %n como máximo.</numerusform>
        </translation>
    </message>
    <message>
        <source>The last loses.</source>
        <translation>La última pierde.</translation>
    </message>
    <message>
        <source>The last wins.</source>
        <translation>La última gana.</translation>
    </message>
    <message numerus="yes">
        <source>Take %n from heap %1, leaving %2.</source>
        <translation>
            <numerusform>Quitar %n del montón %1 y dejar %2.</numerusform>
            <numerusform>Quitar %n del montón %1 y dejar %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n, leaving %1.</source>
        <translation>
            <numerusform>Quitar %n y dejar %1.</numerusform>
            <numerusform>Quitar %n y dejar %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n</source>
        <translation>
            <numerusform>Quitar %n</numerusform>
            <numerusform>Quitar %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Nim board</source>
        <translation>Mesa de Nim</translation>
    </message>
    <message>
        <source>Type the letter of a heap and how many to take, such as a2.</source>
        <translation>Escriba la letra de un montón y cuántas fichas quitar, como a2.</translation>
    </message>
    <message numerus="yes">
        <source>Heap %1 has only %n.</source>
        <translation>
            <numerusform>El montón %1 solo tiene %n.</numerusform>
            <numerusform>El montón %1 solo tiene %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are only %n.</source>
        <translation>
            <numerusform>Solo hay %n.</numerusform>
            <numerusform>Solo hay %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Press Enter to take %n, or type one more digit.</source>
        <translation>
            <numerusform>Pulse Intro para quitar %n, o escriba una cifra más.</numerusform>
            <numerusform>Pulse Intro para quitar %n, o escriba una cifra más.</numerusform>
        </translation>
    </message>
    <message>
        <source>No counters</source>
        <translation>Ninguna ficha</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partida ha terminado.</translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>counters</comment>
        <translation>
            <numerusform>Queda %n</numerusform>
            <numerusform>Quedan %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::NimHeapsBoard</name>
    <message>
        <source>heap %1, empty</source>
        <translation>montón %1, vacío</translation>
    </message>
    <message numerus="yes">
        <source>heap %1, %n counter(s)</source>
        <translation>
            <numerusform>montón %1, %n ficha</numerusform>
            <numerusform>montón %1, %n fichas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::NimRulesButton</name>
    <message>
        <source>Last counter</source>
        <translation>Última ficha</translation>
    </message>
    <message>
        <source>Loses</source>
        <translation>Pierde</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Gana</translation>
    </message>
    <message>
        <source>Whoever takes it loses</source>
        <translation>Quien la quita pierde</translation>
    </message>
    <message>
        <source>Whoever takes it wins</source>
        <translation>Quien la quita gana</translation>
    </message>
    <message>
        <source>20, take 1 to 3</source>
        <translation>20, quitar de 1 a 3</translation>
    </message>
    <message>
        <source>Random heaps</source>
        <translation>Montones al azar</translation>
    </message>
    <message>
        <source>Heaps</source>
        <translation>Montones</translation>
    </message>
    <message>
        <source>Choose heaps, or type your own: 2-4-6, or 21 limit 4</source>
        <translation>Elija montones o escriba los suyos: 2-4-6, o 21 limit 4</translation>
    </message>
    <message>
        <source>Heap&amp;s</source>
        <translation>&amp;Montones</translation>
    </message>
    <message>
        <source>Last &amp;counter</source>
        <translation>Última &amp;ficha</translation>
    </message>
    <message>
        <source>%1; last loses</source>
        <comment>%1: Nim&apos;s heaps; taking the last counter loses</comment>
        <translation>%1; la última pierde</translation>
    </message>
    <message>
        <source>%1; last wins</source>
        <comment>%1: Nim&apos;s heaps; taking the last counter wins</comment>
        <translation>%1; la última gana</translation>
    </message>
    <message>
        <source>Rules of Nim: %1</source>
        <translation>Reglas de Nim: %1</translation>
    </message>
    <message>
        <source>Choose Nim&apos;s heaps and who wins</source>
        <translation>Elegir los montones de Nim y quién gana</translation>
    </message>
    <message>
        <source>Own heaps</source>
        <translation>Montones propios</translation>
    </message>
</context>
<context>
    <name>ui::NimTable</name>
    <message>
        <source>Whatever the other side takes, take what makes it %1 together.</source>
        <translation>Quite lo que quite el otro bando, quite usted lo que falte hasta %1 en total.</translation>
    </message>
    <message>
        <source>Whoever leaves 1, %1, %2 and so on, one more than a multiple of %3, wins: the other side takes the last counter. %4</source>
        <translation>Quien deja 1, %1, %2, etcétera, uno más que un múltiplo de %3, gana: el otro bando quita la última ficha. %4</translation>
    </message>
    <message>
        <source>Whoever leaves a multiple of %1 wins: %1, %2, %3 and so on. %4</source>
        <translation>Quien deja un múltiplo de %1 gana: %1, %2, %3, etcétera. %4</translation>
    </message>
    <message>
        <source>The secret of Nim</source>
        <translation>El secreto de Nim</translation>
    </message>
    <message>
        <source>The heaps in binary</source>
        <translation>Los montones en binario</translation>
    </message>
    <message>
        <source>Ones</source>
        <translation>Unos</translation>
    </message>
    <message>
        <source>%1, odd</source>
        <translation>%1, impar</translation>
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
        <translation>%1: %2 cuenta como %3</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <source>At the end, with no heap worth more than 1, whoever faces an odd number of ones loses.</source>
        <translation>Al final, cuando ningún montón vale más de 1, pierde quien se encuentra un número impar de unos.</translation>
    </message>
    <message>
        <source>Whoever leaves an even number of ones in every column wins, until no heap is worth more than 1.</source>
        <translation>Quien deja un número par de unos en cada columna gana, hasta que ningún montón valga más de 1.</translation>
    </message>
    <message>
        <source>Whoever leaves an even number of ones in every column wins.</source>
        <translation>Quien deja un número par de unos en cada columna gana.</translation>
    </message>
    <message>
        <source>No move does that here, so whoever is to move loses against best play.</source>
        <translation>Aquí ninguna jugada lo consigue, así que quien juega ahora pierde contra el mejor juego.</translation>
    </message>
    <message numerus="yes">
        <source>%n, leaving %1</source>
        <comment>counters</comment>
        <translation>
            <numerusform>%n y deje %1</numerusform>
            <numerusform>%n y deje %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n from heap %1, leaving %2</source>
        <comment>counters</comment>
        <translation>
            <numerusform>%n del montón %1 y deje %2</numerusform>
            <numerusform>%n del montón %1 y deje %2</numerusform>
        </translation>
    </message>
    <message>
        <source>To win, take %1.</source>
        <comment>%1: 3 from heap a, leaving 4, or another such move</comment>
        <translation>Para ganar, quite %1.</translation>
    </message>
    <message>
        <source>; or </source>
        <comment>between winning moves</comment>
        <translation>; o </translation>
    </message>
</context>
<context>
    <name>ui::OpeningLabel</name>
    <message>
        <source>Opening: %1</source>
        <translation>Apertura: %1</translation>
    </message>
    <message>
        <source>Players of Othello know these first moves by this name.</source>
        <translation>Los jugadores de Othello conocen estas primeras jugadas por este nombre.</translation>
    </message>
</context>
<context>
    <name>ui::OpeningTitle</name>
    <message>
        <source>Diagonal Opening</source>
        <translation>Apertura diagonal</translation>
    </message>
    <message>
        <source>Parallel Opening</source>
        <translation>Apertura paralela</translation>
    </message>
    <message>
        <source>Perpendicular Opening</source>
        <translation>Apertura perpendicular</translation>
    </message>
    <message>
        <source>X-square Opening</source>
        <translation>Apertura de la casilla X</translation>
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
        <translation>Casilla X</translation>
    </message>
</context>
<context>
    <name>ui::OthelloBoardWidget</name>
    <message>
        <source>%1, empty</source>
        <translation>%1, vacía</translation>
    </message>
    <message numerus="yes">
        <source>%1, empty, legal move, turns %n</source>
        <translation>
            <numerusform>%1, vacía, jugada legal, voltea %n</numerusform>
            <numerusform>%1, vacía, jugada legal, voltea %n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, black, last move</source>
        <translation>%1, negra, última jugada</translation>
    </message>
    <message>
        <source>%1, white, last move</source>
        <translation>%1, blanca, última jugada</translation>
    </message>
    <message>
        <source>%1, black</source>
        <translation>%1, negra</translation>
    </message>
    <message>
        <source>%1, white</source>
        <translation>%1, blanca</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <source>You must pass: no square turns a disc.</source>
        <translation>Usted debe pasar: ninguna casilla voltea fichas.</translation>
    </message>
    <message>
        <source>%1 is taken. Choose an empty square.</source>
        <translation>%1 está ocupada. Elija una casilla vacía.</translation>
    </message>
    <message>
        <source>%1 turns no disc. You can play %2, for example.</source>
        <translation>%1 no voltea ninguna ficha. Puede jugar en %2, por ejemplo.</translation>
    </message>
    <message>
        <source>Othello board</source>
        <translation>Tablero de Othello</translation>
    </message>
    <message>
        <source>%1, black: %2. %3, white: %4.</source>
        <translation>%1, negras: %2. %3, blancas: %4.</translation>
    </message>
    <message>
        <source>Black: %1. White: %2.</source>
        <translation>Negras: %1. Blancas: %2.</translation>
    </message>
    <message>
        <source>%1 turns no disc: none of the other colour lies beside it.</source>
        <translation>%1 no voltea ninguna ficha: no hay ninguna del otro color al lado.</translation>
    </message>
    <message>
        <source>%1 turns no disc: no line of the other colour&apos;s discs from it ends at one of yours.</source>
        <translation>%1 no voltea ninguna ficha: ninguna línea de fichas del otro color acaba desde ahí en una de usted.</translation>
    </message>
    <message>
        <source>The dots show where you can move.</source>
        <translation>Los puntos muestran dónde puede jugar.</translation>
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
        <translation>Jugar</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Aprender</translation>
    </message>
    <message>
        <source>Learn, the puzzle of the day is waiting</source>
        <translation>Aprender, el problema del día le espera</translation>
    </message>
</context>
<context>
    <name>ui::PlayerRow</name>
    <message>
        <source>%1 left on the clock</source>
        <translation>%1 en el reloj</translation>
    </message>
    <message>
        <source>to move</source>
        <translation>tiene el turno</translation>
    </message>
    <message>
        <source>won</source>
        <translation>ganó</translation>
    </message>
    <message>
        <source>Another level, from the computer&apos;s next move on</source>
        <translation>Otro nivel, desde la próxima jugada del programa</translation>
    </message>
</context>
<context>
    <name>ui::PlayersCard</name>
    <message>
        <source>%1 + %2 empty</source>
        <comment>discs, squares</comment>
        <translation>%1 + %2 vacías</translation>
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
        <translation>&amp;Jugadores</translation>
    </message>
    <message>
        <source>Who moves first</source>
        <translation>Quien juega primero</translation>
    </message>
    <message>
        <source>Who moves second</source>
        <translation>Quien juega en segundo lugar</translation>
    </message>
    <message>
        <source>Y&amp;our name</source>
        <translation>S&amp;u nombre</translation>
    </message>
    <message>
        <source>S&amp;econd person</source>
        <translation>S&amp;egunda persona</translation>
    </message>
    <message>
        <source>The names stand beside the board where two people play, and in every game that is saved. They apply from the next game, and have at most %1 characters.</source>
        <translation>Los nombres aparecen junto al tablero cuando juegan dos personas y en cada partida que se guarda. Valen desde la próxima partida y tienen como máximo %1 caracteres.</translation>
    </message>
</context>
<context>
    <name>ui::PositionEditor</name>
    <message>
        <source>What a press does</source>
        <translation>Qué hace una pulsación</translation>
    </message>
    <message>
        <source>Side to move</source>
        <translation>De quién es el turno</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <translation>Preparar una posición</translation>
    </message>
    <message>
        <source>Add a counter</source>
        <translation>Añadir una ficha</translation>
    </message>
    <message>
        <source>Remove one</source>
        <translation>Quitar una</translation>
    </message>
    <message>
        <source>Empty</source>
        <translation>Vacía</translation>
    </message>
    <message>
        <source>To &amp;move</source>
        <translation>&amp;Turno de</translation>
    </message>
    <message>
        <source>Who takes the last counter</source>
        <translation>Quien quita la última ficha</translation>
    </message>
    <message>
        <source>The last loses</source>
        <translation>La última pierde</translation>
    </message>
    <message>
        <source>The last wins</source>
        <translation>La última gana</translation>
    </message>
    <message>
        <source>The most counters that may be taken at a time</source>
        <translation>El máximo de fichas que se pueden quitar cada vez</translation>
    </message>
    <message>
        <source>Any number</source>
        <translation>Cualquier cantidad</translation>
    </message>
    <message>
        <source>Take 1 to </source>
        <comment>then a number</comment>
        <translation>Quitar de 1 a </translation>
    </message>
    <message>
        <source>Add hea&amp;p</source>
        <translation>Añadir &amp;montón</translation>
    </message>
    <message>
        <source>Removes the heap that the keyboard is on</source>
        <translation>Elimina el montón seleccionado con el teclado</translation>
    </message>
    <message>
        <source>U&amp;ndo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>&amp;Usual start</source>
        <translation>Comien&amp;zo habitual</translation>
    </message>
    <message>
        <source>Cle&amp;ar</source>
        <translation>Vac&amp;iar</translation>
    </message>
    <message>
        <source>As te&amp;xt</source>
        <translation>Como tex&amp;to</translation>
    </message>
    <message>
        <source>Type or paste the position</source>
        <translation>Escriba o pegue la posición</translation>
    </message>
    <message>
        <source>The position as text</source>
        <translation>La posición como texto</translation>
    </message>
    <message>
        <source>Start a game from this position</source>
        <translation>Empezar una partida desde esta posición</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Cancelar</translation>
    </message>
    <message>
        <source>Back to the game as it is (Esc)</source>
        <translation>Volver a la partida como está (Esc)</translation>
    </message>
    <message>
        <source>Up and Down change a heap; or type its letter and its number of counters.</source>
        <translation>Las flechas arriba y abajo cambian un montón; o escriba su letra y su número de fichas.</translation>
    </message>
    <message>
        <source>A game can be played from here.</source>
        <translation>Se puede jugar una partida desde aquí.</translation>
    </message>
    <message>
        <source>This text is not a position: %1.</source>
        <translation>Este texto no es una posición: %1.</translation>
    </message>
    <message>
        <source>There can be %1 heaps at most.</source>
        <translation>Puede haber %1 montones como máximo.</translation>
    </message>
    <message>
        <source>Enter places the piece that is chosen. X, O and %1 need no choice.</source>
        <translation>Intro coloca la ficha elegida. Con X, O y %1 no hace falta elegir.</translation>
    </message>
    <message>
        <source>Rem&amp;ove</source>
        <translation>Elimina&amp;r</translation>
    </message>
    <message>
        <source>&amp;Done</source>
        <translation>Hech&amp;o</translation>
    </message>
</context>
<context>
    <name>ui::PreferencesWindow</name>
    <message>
        <source>Preferences</source>
        <translation>Preferencias</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Cerrar</translation>
    </message>
</context>
<context>
    <name>ui::ProblemDetails</name>
    <message>
        <source>Details</source>
        <translation>Detalles</translation>
    </message>
    <message>
        <source>What was found exactly, and where</source>
        <translation>Qué se encontró exactamente, y dónde</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Cerrar</translation>
    </message>
</context>
<context>
    <name>ui::ProgramsPage</name>
    <message>
        <source>&amp;Try it</source>
        <translation>Pro&amp;bar</translation>
    </message>
    <message>
        <source>P&amp;rograms</source>
        <translation>Otros pro&amp;gramas</translation>
    </message>
    <message>
        <source>Another program can be your opponent in Othello. Once it is named here, choose it as the opponent of the next game.</source>
        <translation>Otro programa puede ser su oponente en Othello. Cuando esté indicado aquí, elíjalo como oponente de la próxima partida.</translation>
    </message>
    <message>
        <source>What the window calls it</source>
        <translation>Nombre que muestra la ventana</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nombre</translation>
    </message>
    <message>
        <source>For example: gtp-rhino --level=3</source>
        <translation>Por ejemplo: gtp-rhino --level=3</translation>
    </message>
    <message>
        <source>The program and its arguments; quote an argument that has spaces</source>
        <translation>El programa y sus argumentos; ponga entre comillas un argumento con espacios</translation>
    </message>
    <message>
        <source>C&amp;hoose…</source>
        <translation>&amp;Elegir…</translation>
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
        <translation>Pro&amp;tocolo</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>How long it may take to start, and for a move beyond the thinking time of the page Computer</source>
        <translation>Cuánto puede tardar en arrancar, y en una jugada además del tiempo para pensar de la página Programa</translation>
    </message>
    <message>
        <source>&amp;Longest wait</source>
        <translation>Espera &amp;máxima</translation>
    </message>
    <message>
        <source>%1 plays: its first move would be %2.</source>
        <translation>%1 juega: su primera jugada sería %2.</translation>
    </message>
    <message>
        <source>The program</source>
        <translation>El programa</translation>
    </message>
    <message>
        <source>Type the command of a program first.</source>
        <translation>Escriba antes el comando de un programa.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Prueba detenida.</translation>
    </message>
    <message>
        <source>Asking %1 for a move, for at most %2 s.</source>
        <translation>Se pide una jugada a %1, durante %2 s como máximo.</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>De&amp;tener</translation>
    </message>
</context>
<context>
    <name>ui::ProgressStore</name>
    <message>
        <source>What you have learnt cannot be read from %1: %2.</source>
        <translation>No se puede leer de %1 lo que ha aprendido: %2.</translation>
    </message>
    <message>
        <source>What you have learnt cannot be saved in %1: %2.</source>
        <translation>No se puede guardar en %1 lo que ha aprendido: %2.</translation>
    </message>
    <message>
        <source>the file is damaged</source>
        <translation>el archivo está dañado</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) of %1 are damaged and were passed over.</source>
        <translation>
            <numerusform>%n línea de %1 está dañada y se pasó por alto.</numerusform>
            <numerusform>%n líneas de %1 están dañadas y se pasaron por alto.</numerusform>
        </translation>
    </message>
    <message>
        <source>another window is writing the file</source>
        <translation>otra ventana está escribiendo el archivo</translation>
    </message>
</context>
<context>
    <name>ui::PuzzlePicture</name>
    <message>
        <source>Tabuleiro, %1, puzzle of %2</source>
        <comment>a game and a date</comment>
        <translation>Tabuleiro, %1, problema del %2</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>Racha de %n día</numerusform>
            <numerusform>Racha de %n días</numerusform>
        </translation>
    </message>
    <message>
        <source>Solved at try %1</source>
        <translation>Resuelto en el intento %1</translation>
    </message>
</context>
<context>
    <name>ui::PuzzleStudy</name>
    <message>
        <source>Puzzle of the day, %1</source>
        <translation>Problema del día, %1</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>Problema</translation>
    </message>
    <message>
        <source>Grade %1 of %2</source>
        <translation>Grado %1 de %2</translation>
    </message>
    <message>
        <source>Try the de&amp;fences</source>
        <translation>Probar las &amp;defensas</translation>
    </message>
    <message>
        <source>Bac&amp;k to Learn</source>
        <translation>V&amp;olver a Aprender</translation>
    </message>
    <message>
        <source>&amp;Next puzzle</source>
        <translation>&amp;Siguiente problema</translation>
    </message>
    <message>
        <source>Tr&amp;y again</source>
        <translation>&amp;Intentar de nuevo</translation>
    </message>
    <message>
        <source>Show the &amp;answer</source>
        <translation>Mostrar la &amp;respuesta</translation>
    </message>
    <message>
        <source>Play for %1 and try to save the game. The winning answer to each move is shown.</source>
        <translation>Juegue con %1 e intente salvar la partida. Se muestra la respuesta que gana a cada jugada.</translation>
    </message>
    <message>
        <source>%1 is answered by %2.</source>
        <translation>La respuesta a %1 es %2.</translation>
    </message>
    <message>
        <source>The result is on the clipboard. It gives nothing away.</source>
        <translation>El resultado está en el portapapeles. No revela la solución.</translation>
    </message>
    <message>
        <source>&amp;Copy result</source>
        <translation>&amp;Copiar resultado</translation>
    </message>
    <message>
        <source>Copy &amp;picture</source>
        <translation>Copiar ima&amp;gen</translation>
    </message>
    <message>
        <source>A picture of the result is on the clipboard. It gives nothing away.</source>
        <translation>Una imagen del resultado está en el portapapeles. No revela la solución.</translation>
    </message>
    <message>
        <source>Move %1 of %2.</source>
        <translation>Jugada %1 de %2.</translation>
    </message>
    <message>
        <source>Puzzle of the day</source>
        <translation>Problema del día</translation>
    </message>
    <message>
        <source>%1 plays %2.</source>
        <comment>a side and a move</comment>
        <translation>%1 juega %2.</translation>
    </message>
    <message>
        <source>Play for %1: no defence gets more than a draw. The answer that holds the draw is shown.</source>
        <translation>Juegue con %1: ninguna defensa consigue más que el empate. Se muestra la respuesta que lo mantiene.</translation>
    </message>
    <message>
        <source>Solved at try %1.</source>
        <translation>Resuelto en el intento %1.</translation>
    </message>
    <message>
        <source>The answer was shown: it does not count any more.</source>
        <translation>Se mostró la respuesta: ya no cuenta.</translation>
    </message>
    <message>
        <source>The only right move is %1.</source>
        <translation>La única jugada correcta es %1.</translation>
    </message>
    <message>
        <source>A right move is %1.</source>
        <translation>Una jugada correcta es %1.</translation>
    </message>
    <message>
        <source>Take b&amp;ack</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>Play the other side: each of its moves is answered.</source>
        <translation>Juegue con el otro bando: cada jugada suya tiene respuesta.</translation>
    </message>
    <message>
        <source>Tries used: %1.</source>
        <translation>Intentos usados: %1.</translation>
    </message>
    <message>
        <source>Right: %1.</source>
        <comment>what the move does</comment>
        <translation>Correcto: %1.</translation>
    </message>
    <message>
        <source>Solved at once: %1.</source>
        <comment>what the move does</comment>
        <translation>Resuelto a la primera: %1.</translation>
    </message>
    <message>
        <source>Solved: %1.</source>
        <comment>what the move does</comment>
        <translation>Resuelto: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) in a row.</source>
        <translation>
            <numerusform>%n día seguido.</numerusform>
            <numerusform>%n días seguidos.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 wins</source>
        <comment>a move</comment>
        <translation>%1 gana</translation>
    </message>
    <message>
        <source>%1 holds the draw</source>
        <comment>a move</comment>
        <translation>%1 mantiene el empate</translation>
    </message>
    <message>
        <source>Show a h&amp;int</source>
        <translation>Mostrar &amp;una pista</translation>
    </message>
    <message>
        <source>A hint counts as a try.</source>
        <translation>Una pista cuenta como un intento.</translation>
    </message>
    <message>
        <source>After a try or a hint.</source>
        <translation>Después de un intento o una pista.</translation>
    </message>
    <message>
        <source>After %2 by %1: %3.</source>
        <comment>White; its move; the right move then</comment>
        <translation>Si %1 juega %2: %3.</translation>
    </message>
    <message>
        <source>Then after %2 by %1: %3.</source>
        <comment>White; its next move; the right move then</comment>
        <translation>Y si %1 juega después %2: %3.</translation>
    </message>
</context>
<context>
    <name>ui::ReasonTexts</name>
    <message>
        <source>the computer</source>
        <translation>el programa</translation>
    </message>
    <message>
        <source>you</source>
        <comment>the one who plays</comment>
        <translation>usted</translation>
    </message>
    <message numerus="yes">
        <source>taking %n</source>
        <comment>counters</comment>
        <translation>
            <numerusform>quitar %n</numerusform>
            <numerusform>quitar %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>taking %n from heap %1</source>
        <comment>counters</comment>
        <translation>
            <numerusform>quitar %n del montón %1</numerusform>
            <numerusform>quitar %n del montón %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <comment>%1: X; %2: a square</comment>
        <translation>%1 en %2</translation>
    </message>
    <message>
        <source>%1 (move %2)</source>
        <comment>%1: a6</comment>
        <translation>%1 (jugada %2)</translation>
    </message>
    <message>
        <source>After the answer %1 there was no move for %2.</source>
        <comment>%1: a square; %2: you</comment>
        <translation>Tras la respuesta %1 no había jugada para %2.</translation>
    </message>
    <message>
        <source>You overlooked square %1 (move %2), which wins.</source>
        <translation>Usted no vio la casilla %1 (jugada %2), que gana.</translation>
    </message>
    <message>
        <source>The computer overlooked square %1 (move %2), which wins.</source>
        <translation>El programa no vio la casilla %1 (jugada %2), que gana.</translation>
    </message>
    <message>
        <source>%3 overlooked square %1 (move %2), which wins.</source>
        <comment>%3: X</comment>
        <translation>%3 no vio la casilla %1 (jugada %2), que gana.</translation>
    </message>
    <message>
        <source>%1 gave away a win.</source>
        <comment>%1: X on 7 (move 5)</comment>
        <translation>Con %1 se regaló una victoria.</translation>
    </message>
    <message numerus="yes">
        <source>With %1 left you took %2; taking %n would have won.</source>
        <comment>counters</comment>
        <translation>
            <numerusform>Quedaban %1 y usted quitó %2; quitando %n habría ganado.</numerusform>
            <numerusform>Quedaban %1 y usted quitó %2; quitando %n habría ganado.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %1 left the computer took %2; taking %n would have won.</source>
        <comment>counters</comment>
        <translation>
            <numerusform>Quedaban %1 y el programa quitó %2; quitando %n habría ganado.</numerusform>
            <numerusform>Quedaban %1 y el programa quitó %2; quitando %n habría ganado.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %1 left, %3 took %2; taking %n would have won.</source>
        <comment>counters</comment>
        <translation>
            <numerusform>Quedaban %1 y %3 quitó %2; quitando %n habría ganado.</numerusform>
            <numerusform>Quedaban %1 y %3 quitó %2; quitando %n habría ganado.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Taking %n from heap %1 would have won.</source>
        <comment>counters</comment>
        <translation>
            <numerusform>Quitando %n del montón %1 se habría ganado.</numerusform>
            <numerusform>Quitando %n del montón %1 se habría ganado.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 empty squares lay together there, an even number: %2 can play the last of them.</source>
        <comment>%2: the computer</comment>
        <translation>Allí había %1 casillas vacías juntas, un número par: %2 puede jugar en la última.</translation>
    </message>
    <message numerus="yes">
        <source>Taking %n would have won.</source>
        <comment>counters</comment>
        <translation>
            <numerusform>Quitando %n se habría ganado.</numerusform>
            <numerusform>Quitando %n se habría ganado.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 left square %2 open.</source>
        <comment>%1: X on 7 (move 5)</comment>
        <translation>Con %1 quedó abierta la casilla %2.</translation>
    </message>
    <message>
        <source>The corner %1 was free to take.</source>
        <translation>Se podía ocupar la esquina %1.</translation>
    </message>
    <message>
        <source>%3 let %1 take the corner %2.</source>
        <comment>%1: the computer; %3: a move</comment>
        <translation>%3 permitió que %1 ocupara la esquina %2.</translation>
    </message>
    <message>
        <source>%2 lies on the edge beside the empty corner %1, which a disc there often gives away.</source>
        <comment>%2: a move</comment>
        <translation>%2 está en el borde junto a la esquina vacía %1, que una ficha ahí suele entregar.</translation>
    </message>
    <message>
        <source>%4 let %1 threaten the corner %2 with %3.</source>
        <comment>%1: the computer; %4: a move</comment>
        <translation>%4 permitió que %1 amenazara la esquina %2 con %3.</translation>
    </message>
    <message>
        <source>%4 gave %3 %1 squares to choose from instead of %2.</source>
        <comment>%3: the computer; %4: a move</comment>
        <translation>%4 abrió %1 casillas para %3, en lugar de %2.</translation>
    </message>
    <message>
        <source>%3 turned %1 discs where %2 would do: the fewer are turned, the fewer can be turned back.</source>
        <comment>%3: a move</comment>
        <translation>%3 volteó %1 fichas, cuando bastaba con %2: cuantas menos se voltean, menos puede recuperar el oponente.</translation>
    </message>
    <message>
        <source>%4 left %1 discs beside empty squares instead of %2, which opens squares to %3.</source>
        <comment>%3: the computer; %4: a move</comment>
        <translation>%4 dejó %1 fichas junto a casillas vacías en lugar de %2, lo que abre casillas para %3.</translation>
    </message>
    <message>
        <source>After %1, %2 could make two threats at once.</source>
        <comment>%1: X on 7 (move 5); %2: you</comment>
        <translation>Con %1, %2 pudo hacer dos amenazas a la vez.</translation>
    </message>
    <message>
        <source>%2 lies diagonally beside the empty corner %1, which a disc there often gives away.</source>
        <comment>%2: a move</comment>
        <translation>%2 está en diagonal junto a la esquina vacía %1, que una ficha ahí suele entregar.</translation>
    </message>
    <message>
        <source>After %4, %3 had only %1 moves in reserve, instead of %2.</source>
        <comment>%3: you; %4: a move</comment>
        <translation>Después de %4, %3 solo tenía %1 jugadas de reserva, en lugar de %2.</translation>
    </message>
</context>
<context>
    <name>ui::RecentGames</name>
    <message>
        <source>Reading…</source>
        <comment>the recent games</comment>
        <translation>Leyendo…</translation>
    </message>
    <message>
        <source>No games yet</source>
        <translation>Aún no hay partidas</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>a game and when it was played</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>open now</source>
        <comment>a game that a window has open</comment>
        <translation>abierta ahora</translation>
    </message>
    <message>
        <source>The recent games cannot be read: %1</source>
        <translation>No se pueden leer las partidas recientes: %1</translation>
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
        <translation>Más &amp;tarde</translation>
    </message>
    <message>
        <source>The game before</source>
        <translation>La partida anterior</translation>
    </message>
    <message>
        <source>The game stays under Recent games</source>
        <translation>La partida queda en Partidas recientes</translation>
    </message>
    <message>
        <source>Continue your %1 game (move&#xa0;%2)?</source>
        <translation>¿Continuar su partida (%1, jugada&#xa0;%2)?</translation>
    </message>
    <message>
        <source>This is game %1 of %2 that were not finished.</source>
        <translation>Esta es la partida %1 de %2 sin terminar.</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Cerrar</translation>
    </message>
</context>
<context>
    <name>ui::ReviewContentTexts</name>
    <message>
        <source>Good move</source>
        <translation>Buena jugada</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Error</translation>
    </message>
    <message>
        <source>Blunder</source>
        <translation>Error grave</translation>
    </message>
    <message>
        <source>Review the game</source>
        <translation>Analizar la partida</translation>
    </message>
    <message>
        <source>The moves of the game</source>
        <translation>Las jugadas de la partida</translation>
    </message>
    <message>
        <source>Judging the moves</source>
        <translation>Evaluando las jugadas</translation>
    </message>
    <message>
        <source>%1 of %2 are judged, the last ones first.</source>
        <comment>numbers of moves</comment>
        <translation>%1 de %2 evaluadas, las últimas primero.</translation>
    </message>
    <message>
        <source>A review judges every move and shows what was better.</source>
        <translation>El análisis evalúa cada jugada y muestra cuál era mejor.</translation>
    </message>
    <message>
        <source>This line was not reviewed; only the beginning that it shares with one that was shows its values.</source>
        <translation>Esta variante no se analizó; solo el comienzo que comparte con una analizada muestra sus valores.</translation>
    </message>
    <message>
        <source>The review was stopped before it came to this move.</source>
        <translation>El análisis se detuvo antes de llegar a esta jugada.</translation>
    </message>
    <message>
        <source>Show the first one</source>
        <translation>Mostrar el primero</translation>
    </message>
    <message>
        <source>Move %1 of %2</source>
        <comment>numbers</comment>
        <translation>Jugada %1/%2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>which one of how many</comment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Exact: searched to the end.</source>
        <translation>Exacto: calculado hasta el final.</translation>
    </message>
    <message>
        <source>The values are estimates.</source>
        <translation>Los valores son estimaciones.</translation>
    </message>
    <message>
        <source>Try it yourself</source>
        <translation>Intentarlo</translation>
    </message>
    <message>
        <source>Show me why</source>
        <translation>Ver por qué</translation>
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
        <translation>¿Qué jugada es mejor que %1?</translation>
    </message>
    <message>
        <source>Play it on the board.</source>
        <translation>Juéguela en el tablero.</translation>
    </message>
    <message>
        <source>%1 is being judged.</source>
        <comment>%1: a move</comment>
        <translation>Evaluando %1.</translation>
    </message>
    <message>
        <source>The best move is not %1.</source>
        <translation>La mejor jugada no es %1.</translation>
    </message>
    <message>
        <source>About as good as the best move: %1.</source>
        <translation>Casi tan buena como la mejor jugada: %1.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Intentar de nuevo</translation>
    </message>
    <message>
        <source>Next one</source>
        <translation>El siguiente</translation>
    </message>
    <message>
        <source>No mistake was found.</source>
        <translation>No se encontró ningún error.</translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s) found.</source>
        <translation>
            <numerusform>Se encontró %n error.</numerusform>
            <numerusform>Se encontraron %n errores.</numerusform>
        </translation>
    </message>
    <message>
        <source>You made no mistake.</source>
        <translation>Usted no cometió errores.</translation>
    </message>
    <message numerus="yes">
        <source>You made %n mistake(s).</source>
        <translation>
            <numerusform>Usted cometió %n error.</numerusform>
            <numerusform>Usted cometió %n errores.</numerusform>
        </translation>
    </message>
    <message>
        <source>No game of the library has this move.</source>
        <translation>Ninguna partida de la biblioteca tiene esta jugada.</translation>
    </message>
    <message>
        <source>Move %1</source>
        <comment>a number</comment>
        <translation>Jugada %1</translation>
    </message>
    <message>
        <source>The computer&apos;s costliest move was %1.</source>
        <comment>%1: a6 (move 39)</comment>
        <translation>La jugada que más le costó al programa fue %1.</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>Mostrarla</translation>
    </message>
    <message>
        <source>Still looking at move 1.</source>
        <translation>Aún se analiza la jugada 1.</translation>
    </message>
    <message>
        <source>Still looking at moves 1 to %1.</source>
        <translation>Aún se analizan las jugadas 1 a %1.</translation>
    </message>
    <message>
        <source>As good as %2: %1.</source>
        <translation>Tan buena como %2: %1.</translation>
    </message>
    <message>
        <source>Turning point %1 of %2</source>
        <translation>Momento decisivo %1 de %2</translation>
    </message>
    <message>
        <source>%1, then %2.</source>
        <comment>a move, and those after it</comment>
        <translation>%1, luego %2.</translation>
    </message>
    <message>
        <source>Square %1</source>
        <comment>at the beginning of a sentence</comment>
        <translation>Casilla %1</translation>
    </message>
    <message>
        <source>Show square %1</source>
        <translation>Mostrar la casilla %1</translation>
    </message>
    <message>
        <source>Find a better move than %1 for %2.</source>
        <comment>a square; Black</comment>
        <translation>Busque una jugada mejor que %1; juegan: %2.</translation>
    </message>
    <message>
        <source>%1 is better than %2, but not the best move.</source>
        <comment>squares</comment>
        <translation>%1 es mejor que %2, pero no la mejor jugada.</translation>
    </message>
    <message>
        <source>Show the better move</source>
        <translation>Mostrar la mejor jugada</translation>
    </message>
    <message>
        <source>Show the move played</source>
        <translation>Mostrar la jugada hecha</translation>
    </message>
    <message>
        <source>No move is better than %1.</source>
        <translation>Ninguna jugada es mejor que %1.</translation>
    </message>
    <message>
        <source>Best answer: %1.</source>
        <comment>a move</comment>
        <translation>Mejor respuesta: %1.</translation>
    </message>
    <message>
        <source>Whoever takes the last counter loses.</source>
        <translation>Quien quita la última ficha pierde.</translation>
    </message>
    <message>
        <source>Whoever takes the last counter wins.</source>
        <translation>Quien quita la última ficha gana.</translation>
    </message>
    <message>
        <source>Find a better move than %1 for the computer.</source>
        <comment>a square</comment>
        <translation>Encuentre una jugada mejor que %1 para el programa.</translation>
    </message>
    <message>
        <source>%1 is the move that was played.</source>
        <translation>%1 es la jugada que se hizo.</translation>
    </message>
    <message>
        <source>First mistake</source>
        <translation>Primer error</translation>
    </message>
</context>
<context>
    <name>ui::ReviewController</name>
    <message>
        <source>Review</source>
        <translation>Análisis</translation>
    </message>
    <message>
        <source>Goes on from this position; the moves after it are kept</source>
        <translation>Sigue desde esta posición; las jugadas posteriores se conservan</translation>
    </message>
    <message>
        <source>The review stopped: %1.</source>
        <comment>why</comment>
        <translation>El análisis se detuvo: %1.</translation>
    </message>
    <message>
        <source>The move was not judged: %1.</source>
        <comment>why</comment>
        <translation>La jugada no se evaluó: %1.</translation>
    </message>
    <message>
        <source>See what decided it</source>
        <translation>Ver qué la decidió</translation>
    </message>
    <message>
        <source>See the review</source>
        <translation>Ver el análisis</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>a move&apos;s number and square</comment>
        <translation>%1. %2</translation>
    </message>
    <message numerus="yes">
        <source>First new move: %1, after %n game(s) of the library.</source>
        <translation>
            <numerusform>Primera jugada nueva: %1, tras %n partida de la biblioteca.</numerusform>
            <numerusform>Primera jugada nueva: %1, tras %n partidas de la biblioteca.</numerusform>
        </translation>
    </message>
    <message>
        <source>Review the game</source>
        <translation>Analizar la partida</translation>
    </message>
    <message>
        <source>Back to Learn</source>
        <translation>Volver a Aprender</translation>
    </message>
    <message>
        <source>New from move %1</source>
        <translation>Nueva desde la %1</translation>
    </message>
    <message>
        <source>Back to the &amp;end</source>
        <translation>&amp;Volver al final</translation>
    </message>
    <message>
        <source>Back to the ga&amp;me</source>
        <translation>&amp;Volver a la partida</translation>
    </message>
</context>
<context>
    <name>ui::ReviewPanel</name>
    <message>
        <source>The game at a glance</source>
        <translation>La partida de un vistazo</translation>
    </message>
    <message>
        <source>The one before</source>
        <translation>El anterior</translation>
    </message>
    <message>
        <source>Next one</source>
        <translation>El siguiente</translation>
    </message>
</context>
<context>
    <name>ui::ReviewTexts</name>
    <message numerus="yes">
        <source>It cost %1 about %n disc(s).</source>
        <comment>%1: White</comment>
        <translation>
            <numerusform>Le costó alrededor de %n ficha a %1.</numerusform>
            <numerusform>Le costó unas %n fichas a %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It cost the computer about %n disc(s).</source>
        <translation>
            <numerusform>Le costó alrededor de %n ficha al programa.</numerusform>
            <numerusform>Le costó unas %n fichas al programa.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It cost you about %n disc(s).</source>
        <translation>
            <numerusform>A usted le costó alrededor de %n ficha.</numerusform>
            <numerusform>A usted le costó unas %n fichas.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 was better.</source>
        <comment>%1: a square</comment>
        <translation>%1 era mejor.</translation>
    </message>
    <message>
        <source>%1 would have won.</source>
        <comment>%1: a square</comment>
        <translation>%1 habría ganado.</translation>
    </message>
    <message>
        <source>%1 would have drawn.</source>
        <comment>%1: a square</comment>
        <translation>%1 habría empatado.</translation>
    </message>
    <message>
        <source>%1 would have lost by less.</source>
        <comment>%1: a square</comment>
        <translation>%1 habría perdido por menos.</translation>
    </message>
    <message>
        <source>about %1</source>
        <comment>a number of discs</comment>
        <translation>unas %1</translation>
    </message>
    <message>
        <source>The game was even until the computer played %1.</source>
        <translation>La partida estaba igualada hasta que el programa jugó %1.</translation>
    </message>
    <message>
        <source>There was no legal square.</source>
        <translation>No había jugadas legales.</translation>
    </message>
    <message>
        <source>It was the only move.</source>
        <translation>Era la única jugada.</translation>
    </message>
    <message>
        <source>It is a draw with best play.</source>
        <translation>Es empate con el mejor juego.</translation>
    </message>
    <message>
        <source>It is about even.</source>
        <translation>Está casi igualada.</translation>
    </message>
    <message>
        <source>%1 wins with best play.</source>
        <comment>%1: a player</comment>
        <translation>%1 gana con el mejor juego.</translation>
    </message>
    <message>
        <source>You win with best play.</source>
        <translation>Usted gana con el mejor juego.</translation>
    </message>
    <message>
        <source>You lose against best play.</source>
        <translation>Usted pierde contra el mejor juego.</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>gana</translation>
    </message>
    <message>
        <source>loses</source>
        <translation>pierde</translation>
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
        <translation>victoria</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>derrota</translation>
    </message>
    <message>
        <source>First wins</source>
        <translation>Gana el primero</translation>
    </message>
    <message>
        <source>Second wins</source>
        <translation>Gana el segundo</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <comment>%1: X</comment>
        <translation>Gana %1</translation>
    </message>
    <message>
        <source>good</source>
        <translation>buena</translation>
    </message>
    <message>
        <source>mistake</source>
        <translation>error</translation>
    </message>
    <message>
        <source>blunder</source>
        <translation>error grave</translation>
    </message>
    <message>
        <source>Square %1 was better.</source>
        <translation>La casilla %1 era mejor.</translation>
    </message>
    <message>
        <source>A pass.</source>
        <translation>Un pase.</translation>
    </message>
    <message numerus="yes">
        <source>%1 wins by %n</source>
        <comment>%1: a square; discs</comment>
        <translation>
            <numerusform>%1 gana por %n</numerusform>
            <numerusform>%1 gana por %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loses by %n</source>
        <comment>%1: a square; discs</comment>
        <translation>
            <numerusform>%1 pierde por %n</numerusform>
            <numerusform>%1 pierde por %n</numerusform>
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
            <numerusform>%1 gana por %n con el mejor juego.</numerusform>
            <numerusform>%1 gana por %n con el mejor juego.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 should win by about %n.</source>
        <comment>%1: Black; %n discs</comment>
        <translation>
            <numerusform>%1 debería ganar por alrededor de %n.</numerusform>
            <numerusform>%1 debería ganar por unas %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win by %n with best play.</source>
        <comment>discs</comment>
        <translation>
            <numerusform>Usted gana por %n con el mejor juego.</numerusform>
            <numerusform>Usted gana por %n con el mejor juego.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You should win by about %n.</source>
        <comment>discs</comment>
        <translation>
            <numerusform>Usted debería ganar por alrededor de %n.</numerusform>
            <numerusform>Usted debería ganar por unas %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lose by %n against best play.</source>
        <comment>discs</comment>
        <translation>
            <numerusform>Usted pierde por %n contra el mejor juego.</numerusform>
            <numerusform>Usted pierde por %n contra el mejor juego.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You should lose by about %n.</source>
        <comment>discs</comment>
        <translation>
            <numerusform>Usted debería perder por alrededor de %n.</numerusform>
            <numerusform>Usted debería perder por unas %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 decided it: the game was even, then you were losing by %2.</source>
        <comment>a6 (move 39); about 10</comment>
        <translation>%1 fue decisiva: la partida estaba igualada y usted pasó a perder por %2.</translation>
    </message>
    <message>
        <source>%1 decided it: you were winning by %2, then losing by %3.</source>
        <comment>a6 (move 39); about 4; about 10</comment>
        <translation>%1 fue decisiva: usted ganaba por %2 y pasó a perder por %3.</translation>
    </message>
    <message>
        <source>The computer was winning by %1 until it played %2.</source>
        <comment>about 4; a6 (move 39)</comment>
        <translation>El programa ganaba por %1 hasta que jugó %2.</translation>
    </message>
    <message>
        <source>%1 decided it: the game was even, then %2 was losing by %3.</source>
        <comment>a6 (move 39); White; about 10</comment>
        <translation>%1 fue decisiva: la partida estaba igualada y %2 pasó a perder por %3.</translation>
    </message>
    <message>
        <source>%1 decided it: %2 was winning by %3, then losing by %4.</source>
        <comment>a6 (move 39); White; about 4; about 10</comment>
        <translation>%1 fue decisiva: %2 ganaba por %3 y pasó a perder por %4.</translation>
    </message>
    <message>
        <source>No other move was better or worse.</source>
        <translation>Ninguna otra jugada era mejor ni peor.</translation>
    </message>
    <message>
        <source>It was nearly the best move.</source>
        <translation>Fue casi la mejor jugada.</translation>
    </message>
    <message>
        <source>No move was better.</source>
        <translation>Ninguna jugada era mejor.</translation>
    </message>
    <message>
        <source>Square %1 would have won.</source>
        <translation>La casilla %1 habría ganado.</translation>
    </message>
    <message>
        <source>Square %1 was the one to block.</source>
        <translation>Había que bloquear en la casilla %1.</translation>
    </message>
    <message>
        <source>You were last level before %1.</source>
        <comment>b3 (move 3)</comment>
        <translation>La última vez que la partida estuvo igualada fue antes de %1.</translation>
    </message>
    <message>
        <source>What cost you most was %1: %2 discs.</source>
        <comment>g2 (move 20); about 15</comment>
        <translation>Lo que más le costó a usted fue %1: %2 fichas.</translation>
    </message>
    <message>
        <source>The computer was last level before %1.</source>
        <comment>b3 (move 3)</comment>
        <translation>La última vez que la partida estuvo igualada fue antes de %1.</translation>
    </message>
    <message>
        <source>What cost it most was %1: %2 discs.</source>
        <comment>g2 (move 20); about 15</comment>
        <translation>Lo que más le costó al programa fue %1: %2 fichas.</translation>
    </message>
    <message>
        <source>%1 was last level before %2.</source>
        <comment>White; b3 (move 3)</comment>
        <translation>La última vez que la partida de %1 estuvo igualada fue antes de %2.</translation>
    </message>
    <message>
        <source>What cost %3 most was %1: %2 discs.</source>
        <comment>g2 (move 20); about 15; White</comment>
        <translation>Lo que más le costó a %3 fue %1: %2 fichas.</translation>
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
        <translation>Empieza Negro. Coloque una ficha de modo que una o más fichas del otro bando queden en línea recta entre ella y otra suya, en cualquier dirección: se voltean y toman su color.</translation>
    </message>
    <message>
        <source>Small dots show where you may place one; the disc played last has a dot.</source>
        <translation>Unos puntos pequeños muestran dónde puede colocar una ficha; la última ficha jugada lleva un punto.</translation>
    </message>
    <message>
        <source>The start: Black may go to d3, c4, f5 or e6.</source>
        <translation>El comienzo: Negro puede jugar en d3, c4, f5 o e6.</translation>
    </message>
    <message>
        <source>Black has played d3, and the disc on d4 has turned.</source>
        <translation>Negro jugó en d3 y la ficha de d4 se volteó.</translation>
    </message>
    <message>
        <source>A player with no such square passes. When neither can move the game is over, and whoever has more discs wins; empty squares count for the winner.</source>
        <translation>Quien no tiene ninguna casilla así pasa. Cuando ninguno puede jugar, la partida termina y gana quien tiene más fichas; las casillas vacías cuentan para quien gana.</translation>
    </message>
    <message>
        <source>A disc in a corner can never be turned: a corner is worth more than many discs.</source>
        <translation>Una ficha en una esquina nunca se puede voltear: una esquina vale más que muchas fichas.</translation>
    </message>
    <message>
        <source>Tic-tac-toe</source>
        <translation>Tres en raya</translation>
    </message>
    <message>
        <source>X begins. Whoever first has three marks in a row, a column or a diagonal wins. If the board fills up before that, it is a draw.</source>
        <translation>Empieza X. Gana quien primero tenga tres marcas en una fila, una columna o una diagonal. Si el tablero se llena antes, es empate.</translation>
    </message>
    <message>
        <source>A fork: X threatens squares 4 and 8, and O can stop only one of them.</source>
        <translation>Una doble amenaza: X amenaza las casillas 4 y 8, y O solo puede impedir una de ellas.</translation>
    </message>
    <message>
        <source>X has won with the bottom row.</source>
        <translation>X ganó con la fila de abajo.</translation>
    </message>
    <message>
        <source>Nim</source>
        <translation>Nim</translation>
    </message>
    <message>
        <source>Take counters from one heap at a time: any number, or up to the limit. In the usual form whoever takes the last counter loses; the other way round can be chosen.</source>
        <translation>Quite fichas de un montón cada vez: cuantas quiera, o hasta el límite. En la forma habitual, quien quita la última ficha pierde; se puede elegir lo contrario.</translation>
    </message>
    <message>
        <source>Point at a counter to see which ones would go: it and all behind it.</source>
        <translation>Señale una ficha para ver cuáles se irían: ella y todas las que están detrás.</translation>
    </message>
    <message>
        <source>Three heaps of 3, 4 and 5 counters.</source>
        <translation>Tres montones de 3, 4 y 5 fichas.</translation>
    </message>
    <message>
        <source>Two were taken from heap b: their places are marked.</source>
        <translation>Se quitaron dos del montón b: sus lugares están marcados.</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Niveles</translation>
    </message>
    <message>
        <source>Easy is for beginners. Medium looks a little ahead. Hard does not lose at tic-tac-toe, plays Nim by its theory, and thinks about Othello for as long as the Preferences say.</source>
        <translation>Fácil es para principiantes. Medio calcula unas pocas jugadas por delante. Difícil no pierde al tres en raya, juega a Nim según su teoría y, en Othello, piensa durante el tiempo elegido en las Preferencias.</translation>
    </message>
    <message>
        <source>A hint is always of full strength, whatever the level.</source>
        <translation>Las pistas se calculan siempre con toda la fuerza, sea cual sea el nivel.</translation>
    </message>
    <message>
        <source>Your games</source>
        <translation>Sus partidas</translation>
    </message>
    <message>
        <source>Every move is saved before it is shown; the next start offers to go on. Earlier games are in the Game menu under Recent games.</source>
        <translation>Cada jugada se guarda antes de mostrarse; en el próximo arranque se ofrece continuar. Las partidas anteriores están en el menú Partida, en Partidas recientes.</translation>
    </message>
    <message>
        <source>Open, drop or paste a game or a position, set one up on the board, and save the game or a picture of the board.</source>
        <translation>Abra, arrastre o pegue una partida o una posición, prepare una en el tablero y guarde la partida o una imagen del tablero.</translation>
    </message>
    <message>
        <source>A review says which moves mattered, what was better and why. The Review menu also lists the moves and shows the theory on the board.</source>
        <translation>Un análisis dice qué jugadas fueron decisivas, qué era mejor y por qué. El menú Análisis también muestra la lista de jugadas y la teoría en el tablero.</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Cómo jugar</translation>
    </message>
    <message>
        <source>In Reverse Othello (Rules: Fewest discs) the moves are the same and the fewest discs win. The computer has learnt nothing about that game: it looks as far ahead as it can, and sees the end exactly.</source>
        <translation>En Othello al revés (Reglas: Menos fichas), las jugadas son las mismas y gana quien tiene menos fichas. El programa no ha aprendido nada de ese juego: calcula hasta donde puede y ve el final con exactitud.</translation>
    </message>
</context>
<context>
    <name>ui::RungList</name>
    <message>
        <source>about %1</source>
        <translation>como %1</translation>
    </message>
    <message>
        <source>below %1</source>
        <translation>por debajo de %1</translation>
    </message>
    <message>
        <source>%1 of 3 wins</source>
        <translation>%1 de 3 victorias</translation>
    </message>
    <message>
        <source>%1 is to be beaten.</source>
        <comment>a rung</comment>
        <translation>El siguiente por vencer: %1.</translation>
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
        <translation>%1 aún se está guardando; la ventana se cierra después. Ciérrela otra vez para salir sin ese archivo.</translation>
    </message>
</context>
<context>
    <name>ui::SettingsStore</name>
    <message>
        <source>The settings cannot be saved in %1 (%2). They hold until the window is closed.</source>
        <comment>a file, a problem</comment>
        <translation>No se pueden guardar los ajustes en %1 (%2). Se aplican hasta que se cierre la ventana.</translation>
    </message>
    <message>
        <source>it is not a file</source>
        <translation>no es un archivo</translation>
    </message>
    <message>
        <source>it cannot be read</source>
        <translation>no se puede leer</translation>
    </message>
    <message>
        <source>it cannot be written</source>
        <translation>no se puede escribir</translation>
    </message>
</context>
<context>
    <name>ui::SetupController</name>
    <message>
        <source>This game goes on until you press Play to start %1.</source>
        <translation>Esta partida sigue hasta que pulse Jugar para empezar: %1.</translation>
    </message>
    <message>
        <source>Press Play to start %1.</source>
        <translation>Pulse Jugar para empezar: %1.</translation>
    </message>
    <message>
        <source>The clock takes effect with the next game.</source>
        <translation>El reloj se aplica a partir de la próxima partida.</translation>
    </message>
    <message>
        <source>From its next move on the computer plays at %1.</source>
        <comment>%1: a level such as Medium</comment>
        <translation>Desde su próxima jugada el programa juega en el nivel %1.</translation>
    </message>
    <message>
        <source>This choice is for the next game.</source>
        <translation>Se aplica a la próxima partida.</translation>
    </message>
    <message>
        <source>The computer plays at %1 when it moves for a person.</source>
        <comment>%1: a level such as Medium</comment>
        <translation>El programa juega en el nivel %1 cuando mueve por una persona.</translation>
    </message>
    <message>
        <source>This choice is for the next game. The menu Level changes the level of this one.</source>
        <translation>Se aplica a la próxima partida. El menú Nivel cambia el nivel de esta.</translation>
    </message>
    <message>
        <source>This choice is for the next game. Game &gt; Opponent changes the opponent of this one.</source>
        <translation>Se aplica a la próxima partida. Partida &gt; Oponente cambia el oponente de esta.</translation>
    </message>
</context>
<context>
    <name>ui::SetupForm</name>
    <message>
        <source>You start</source>
        <translation>Usted empieza</translation>
    </message>
    <message>
        <source>Computer starts</source>
        <translation>Empieza el programa</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Who wins</source>
        <translation>Quién gana</translation>
    </message>
    <message>
        <source>Who starts</source>
        <translation>Empieza</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Nivel</translation>
    </message>
    <message>
        <source>Ga&amp;me</source>
        <translation>&amp;Juego</translation>
    </message>
    <message>
        <source>&amp;Who starts</source>
        <translation>Empie&amp;za</translation>
    </message>
    <message>
        <source>&amp;Opponent</source>
        <translation>&amp;Oponente</translation>
    </message>
    <message>
        <source>Three in a row wins</source>
        <translation>Gana el tres en raya</translation>
    </message>
    <message>
        <source>R&amp;ules</source>
        <translation>&amp;Reglas</translation>
    </message>
    <message>
        <source>Two people</source>
        <translation>Dos personas</translation>
    </message>
    <message>
        <source>Alternate</source>
        <translation>Alternar</translation>
    </message>
    <message>
        <source>Most discs</source>
        <translation>Más fichas</translation>
    </message>
    <message>
        <source>Fewest discs</source>
        <translation>Menos fichas</translation>
    </message>
    <message>
        <source>Other programs play only Othello, and by its usual rule.</source>
        <translation>Otros programas solo juegan al Othello, y con su regla habitual.</translation>
    </message>
    <message>
        <source>How to play tic-tac-toe</source>
        <translation>Cómo jugar al tres en raya</translation>
    </message>
</context>
<context>
    <name>ui::SetupPanel</name>
    <message>
        <source>&amp;Play</source>
        <translation>Ju&amp;gar</translation>
    </message>
    <message>
        <source>&amp;Play again</source>
        <translation>Ju&amp;gar otra vez</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Partida nueva</translation>
    </message>
    <message>
        <source>Start a new game (%1)</source>
        <translation>Empezar una partida nueva (%1)</translation>
    </message>
    <message>
        <source>Choose the next game</source>
        <translation>Elegir la próxima partida</translation>
    </message>
    <message>
        <source>&amp;Play %1</source>
        <comment>%1: another game than that on the board</comment>
        <translation>Ju&amp;gar: %1</translation>
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
        <translation>Quién sigue</translation>
    </message>
    <message>
        <source>Continue as</source>
        <translation>Seguir como</translation>
    </message>
    <message>
        <source>Two people</source>
        <translation>Dos personas</translation>
    </message>
    <message>
        <source>Continue as %1</source>
        <comment>%1: Black, or two people</comment>
        <translation>Seguir como %1</translation>
    </message>
</context>
<context>
    <name>ui::Statistics</name>
    <message>
        <source>The statistics cannot be read: %1.</source>
        <translation>No se pueden leer las estadísticas: %1.</translation>
    </message>
    <message>
        <source>%1 is not a regular file</source>
        <translation>%1 no es un archivo normal</translation>
    </message>
    <message>
        <source>they were written by a newer version of Tabuleiro</source>
        <translation>las escribió una versión más nueva de Tabuleiro</translation>
    </message>
    <message>
        <source>The statistics were damaged and begin anew; the damaged file is kept as %1.</source>
        <translation>Las estadísticas estaban dañadas y empiezan de nuevo; el archivo dañado queda guardado como %1.</translation>
    </message>
    <message>
        <source>The statistics cannot be written: %1.</source>
        <translation>No se pueden escribir las estadísticas: %1.</translation>
    </message>
    <message>
        <source>The statistics cannot be reset: the folder is not writable.</source>
        <translation>No se pueden reiniciar las estadísticas: no hay permiso de escritura en la carpeta.</translation>
    </message>
    <message>
        <source>The reset cannot be undone: a game was counted since.</source>
        <translation>No se puede deshacer: desde entonces se contó una partida.</translation>
    </message>
    <message>
        <source>The reset cannot be undone: the folder is not writable.</source>
        <translation>No se puede deshacer: no hay permiso de escritura en la carpeta.</translation>
    </message>
</context>
<context>
    <name>ui::StatisticsKeeper</name>
    <message>
        <source>The statistics cannot be written: %1.</source>
        <translation>No se pueden escribir las estadísticas: %1.</translation>
    </message>
</context>
<context>
    <name>ui::StatisticsWindow</name>
    <message>
        <source>Computer, %1</source>
        <comment>%1: a level</comment>
        <translation>Programa, %1</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Estadísticas</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Cerrar</translation>
    </message>
    <message>
        <source>&amp;Undo the reset</source>
        <translation>&amp;Deshacer el reinicio</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>&amp;Reiniciar</translation>
    </message>
    <message>
        <source>No game has been played to its end yet.</source>
        <translation>Aún no se ha jugado ninguna partida hasta el final.</translation>
    </message>
    <message>
        <source>%1 won, %2 drawn, %3 lost</source>
        <translation>victorias %1, empates %2, derrotas %3</translation>
    </message>
    <message>
        <source>%1 won, %2 lost</source>
        <translation>victorias %1, derrotas %2</translation>
    </message>
    <message>
        <source>Against %1: %2</source>
        <comment>%1: Easy; %2: 3 won, 1 drawn, 2 lost</comment>
        <translation>Contra %1: %2</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a sentence</comment>
        <translation>%1.</translation>
    </message>
    <message numerus="yes">
        <source>%1; %n won in a row.</source>
        <translation>
            <numerusform>%1; %n victoria seguida.</numerusform>
            <numerusform>%1; %n victorias seguidas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n won in a row now</source>
        <translation>
            <numerusform>Racha actual: %n</numerusform>
            <numerusform>Racha actual: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Best streak: %1</source>
        <translation>Mejor racha: %1</translation>
    </message>
    <message>
        <source>Moving first: won %1 of %2</source>
        <comment>numbers of games</comment>
        <translation>Si juega primero, victorias: %1 de %2</translation>
    </message>
    <message>
        <source>Moving second: won %1 of %2</source>
        <comment>numbers of games</comment>
        <translation>Si juega en segundo lugar, victorias: %1 de %2</translation>
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
        <translation>No se ha contado nada desde el reinicio.</translation>
    </message>
</context>
<context>
    <name>ui::StatusText</name>
    <message>
        <source>Let the computer go o&amp;n</source>
        <translation>Dejar &amp;seguir al programa</translation>
    </message>
    <message>
        <source>The reason: %1.</source>
        <translation>El motivo: %1.</translation>
    </message>
    <message>
        <source>%1 plays a new game, Escape leaves the full screen.</source>
        <comment>keys</comment>
        <translation>%1 juega una partida nueva, Esc sale de la pantalla completa.</translation>
    </message>
    <message>
        <source>Escape leaves the full screen.</source>
        <translation>Esc sale de la pantalla completa.</translation>
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
        <translation>Los programas se configuran en las Preferencias.</translation>
    </message>
</context>
<context>
    <name>ui::TheoryMarks</name>
    <message>
        <source>even</source>
        <translation>igualada</translation>
    </message>
    <message>
        <source>about even</source>
        <translation>casi igualada</translation>
    </message>
    <message numerus="yes">
        <source>%n disc(s) ahead</source>
        <translation>
            <numerusform>%n ficha por delante</numerusform>
            <numerusform>%n fichas por delante</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n disc(s) ahead</source>
        <translation>
            <numerusform>alrededor de %n ficha por delante</numerusform>
            <numerusform>unas %n fichas por delante</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n disc(s) behind</source>
        <translation>
            <numerusform>%n ficha por detrás</numerusform>
            <numerusform>%n fichas por detrás</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n disc(s) behind</source>
        <translation>
            <numerusform>alrededor de %n ficha por detrás</numerusform>
            <numerusform>unas %n fichas por detrás</numerusform>
        </translation>
    </message>
    <message>
        <source>best</source>
        <translation>la mejor</translation>
    </message>
    <message>
        <source>best by the opening book</source>
        <translation>la mejor según el libro de aperturas</translation>
    </message>
    <message>
        <source>best by estimate</source>
        <translation>la mejor según la estimación</translation>
    </message>
    <message numerus="yes">
        <source>up to %n disc(s) worse</source>
        <translation>
            <numerusform>hasta %n ficha menos</numerusform>
            <numerusform>hasta %n fichas menos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>more than %n disc(s) worse</source>
        <translation>
            <numerusform>más de %n ficha menos</numerusform>
            <numerusform>más de %n fichas menos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>up to %n worse</source>
        <comment>discs</comment>
        <translation>
            <numerusform>hasta %n menos</numerusform>
            <numerusform>hasta %n menos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>over %n worse</source>
        <comment>discs</comment>
        <translation>
            <numerusform>más de %n menos</numerusform>
            <numerusform>más de %n menos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::TheoryOverlay</name>
    <message>
        <source>The values of the moves could not be found: %1.</source>
        <comment>why</comment>
        <translation>No se pudieron hallar los valores de las jugadas: %1.</translation>
    </message>
</context>
<context>
    <name>ui::TicTacToeBoardWidget</name>
    <message>
        <source>Tic-tac-toe board</source>
        <translation>Tablero de tres en raya</translation>
    </message>
    <message>
        <source>%1: X. %2: O.</source>
        <translation>%1: X. %2: O.</translation>
    </message>
    <message>
        <source>%1, empty</source>
        <translation>%1, vacía</translation>
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
        <translation>%1, %2, en la línea ganadora</translation>
    </message>
    <message>
        <source>%1, %2, last move</source>
        <translation>%1, %2, última jugada</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <source>Square %1 is taken. Choose an empty one.</source>
        <translation>La casilla %1 está ocupada. Elija una vacía.</translation>
    </message>
</context>
<context>
    <name>ui::Titles</name>
    <message>
        <source>Tic-tac-toe</source>
        <translation>Tres en raya</translation>
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
        <translation>Othello al revés</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Fácil</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Medio</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Difícil</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Usted</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Programa</translation>
    </message>
    <message>
        <source>A second person</source>
        <translation>Una segunda persona</translation>
    </message>
    <message>
        <source>Another program</source>
        <translation>Otro programa</translation>
    </message>
    <message>
        <source>Programs of the articles</source>
        <translation>Programas de los artículos</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguno</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) each</source>
        <translation>
            <numerusform>%n minuto cada uno</numerusform>
            <numerusform>%n minutos cada uno</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) each, and %1 seconds a move</source>
        <translation>
            <numerusform>%n minuto cada uno, y %1 segundos por jugada</numerusform>
            <numerusform>%n minutos cada uno, y %1 segundos por jugada</numerusform>
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
        <translation>Desactivada</translation>
    </message>
    <message>
        <source>Felt</source>
        <translation>Fieltro</translation>
    </message>
    <message>
        <source>Wood</source>
        <translation>Madera</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Pizarra</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Alto contraste</translation>
    </message>
    <message>
        <source>Half a second a move</source>
        <translation>Medio segundo por jugada</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) a move</source>
        <translation>
            <numerusform>%n segundo por jugada</numerusform>
            <numerusform>%n segundos por jugada</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 milliseconds a move</source>
        <translation>%1 milisegundos por jugada</translation>
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
        <translation>Negro</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blanco</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Jugador 1</translation>
    </message>
    <message>
        <source>Second player</source>
        <translation>Jugador 2</translation>
    </message>
    <message numerus="yes">
        <source>take %n</source>
        <comment>counters</comment>
        <translation>
            <numerusform>quitar %n</numerusform>
            <numerusform>quitar %n</numerusform>
        </translation>
    </message>
    <message>
        <source>the top row</source>
        <translation>la fila de arriba</translation>
    </message>
    <message>
        <source>the middle row</source>
        <translation>la fila del medio</translation>
    </message>
    <message>
        <source>the bottom row</source>
        <translation>la fila de abajo</translation>
    </message>
    <message>
        <source>the left column</source>
        <translation>la columna izquierda</translation>
    </message>
    <message>
        <source>the middle column</source>
        <translation>la columna del medio</translation>
    </message>
    <message>
        <source>the right column</source>
        <translation>la columna derecha</translation>
    </message>
    <message>
        <source>the diagonal from 1 to 9</source>
        <translation>la diagonal de 1 a 9</translation>
    </message>
    <message>
        <source>the diagonal from 3 to 7</source>
        <translation>la diagonal de 3 a 7</translation>
    </message>
    <message>
        <source>Alternate</source>
        <translation>Alternar</translation>
    </message>
    <message>
        <source>pass</source>
        <comment>a move</comment>
        <translation>pasa</translation>
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
        <translation>Oscura</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <comment>colours of the windows</comment>
        <translation>Como el sistema</translation>
    </message>
</context>
<context>
    <name>ui::ValueGraph</name>
    <message>
        <source>Graph of the game&apos;s value</source>
        <translation>Gráfico del valor de la partida</translation>
    </message>
    <message>
        <source>Drag, or use the arrow keys, to look at another position</source>
        <translation>Arrastre, o use las flechas, para ver otra posición</translation>
    </message>
    <message>
        <source>after move %1</source>
        <translation>tras la jugada %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>after move 12: You are 4 ahead.</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>You ahead</source>
        <translation>Usted por delante</translation>
    </message>
    <message>
        <source>%1 ahead</source>
        <comment>%1: Black</comment>
        <translation>%1 por delante</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a move&apos;s number and square</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>you win</source>
        <translation>usted gana</translation>
    </message>
    <message>
        <source>you lose</source>
        <translation>usted pierde</translation>
    </message>
</context>
<context>
    <name>ui::WeekRow</name>
    <message>
        <source>today</source>
        <translation>hoy</translation>
    </message>
    <message>
        <source>No puzzle of this week is solved.</source>
        <translation>Ningún problema de esta semana está resuelto.</translation>
    </message>
    <message>
        <source>Solved: %1</source>
        <translation>Resueltos: %1</translation>
    </message>
</context>
<context>
    <name>ui::WindowMessages</name>
    <message>
        <source>This game cannot be saved (%1). It goes on.</source>
        <translation>No se puede guardar esta partida (%1). Sigue en juego.</translation>
    </message>
    <message>
        <source>The file of this game was removed or replaced by another program. The whole game is saved in a new one.</source>
        <translation>Otro programa eliminó o sustituyó el archivo de esta partida. La partida entera se guarda en uno nuevo.</translation>
    </message>
</context>
<context>
    <name>ui::WindowTitle</name>
    <message>
        <source>%1 to move</source>
        <translation>Turno de %1</translation>
    </message>
    <message>
        <source>Your move</source>
        <translation>Su turno</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>Pensando</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>Partida terminada</translation>
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
        <translation>aún no visitado</translation>
    </message>
    <message>
        <source>being searched</source>
        <translation>examinándose</translation>
    </message>
    <message>
        <source>visited</source>
        <translation>visitado</translation>
    </message>
    <message>
        <source>leaf %1</source>
        <comment>its value</comment>
        <translation>hoja %1</translation>
    </message>
    <message>
        <source>leaf</source>
        <translation>hoja</translation>
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
        <translation>%1, el mejor hasta ahora</translation>
    </message>
    <message>
        <source>%1 with probability %2</source>
        <comment>what a node is, a fraction</comment>
        <translation>%1 con probabilidad %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln node(s) below not drawn</source>
        <translation>
            <numerusform>%Ln nodo debajo sin dibujar</numerusform>
            <numerusform>%Ln nodos debajo sin dibujar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln cut(s) among them</source>
        <translation>
            <numerusform>%Ln corte entre ellos</numerusform>
            <numerusform>%Ln cortes entre ellos</numerusform>
        </translation>
    </message>
    <message>
        <source>what is below was not kept</source>
        <translation>lo que hay debajo no se guardó</translation>
    </message>
</context>
<context>
    <name>ui::lab::ArticlePanel</name>
    <message>
        <source>Refute depth 2…</source>
        <translation>Refutar la profundidad 2…</translation>
    </message>
    <message>
        <source>Numbers of the articles</source>
        <translation>Números de los artículos</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Qué</translation>
    </message>
    <message>
        <source>Article</source>
        <translation>Artículo</translation>
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
        <translation>Las %1 cuentas coinciden; hay un número más, citado y no contado. Una afirmación es falsa: a profundidad 2 el programa sí pierde.</translation>
    </message>
    <message>
        <source>%1 of %2 counts match.</source>
        <translation>%1 de %2 cuentas coinciden.</translation>
    </message>
    <message>
        <source>Counting %1 of %2…</source>
        <translation>Contando %1 de %2…</translation>
    </message>
    <message>
        <source>“Entendendo o algoritmo Minimax” calls its program at depth 2 unbeatable. Play the games that it loses.</source>
        <translation>«Entendendo o algoritmo Minimax» llama imbatible a su programa de profundidad 2. Juegue las partidas que pierde.</translation>
    </message>
    <message>
        <source>A board with a wall…</source>
        <translation>Un tablero con muro…</translation>
    </message>
    <message>
        <source>How the article on an Othello engine finds the discs that a move turns, makes the move and undoes it, step by step.</source>
        <translation>Cómo el artículo sobre un motor de Othello encuentra las fichas que una jugada voltea, hace la jugada y la deshace, paso a paso.</translation>
    </message>
    <message>
        <source>Check all numbers</source>
        <translation>Comprobar los números</translation>
    </message>
</context>
<context>
    <name>ui::lab::BoundsPanel</name>
    <message>
        <source>Window</source>
        <translation>Ventana</translation>
    </message>
    <message>
        <source>Window of %1 (%2)</source>
        <comment>a node, MAX or MIN</comment>
        <translation>Ventana de %1 (%2)</translation>
    </message>
    <message>
        <source>Cuts at %1 (%2)</source>
        <comment>a node, MAX or MIN</comment>
        <translation>Cortes en %1 (%2)</translation>
    </message>
    <message>
        <source>The search has not come here, so there is no window.</source>
        <translation>La búsqueda no ha llegado aquí, así que no hay ventana.</translation>
    </message>
</context>
<context>
    <name>ui::lab::Breadcrumbs</name>
    <message>
        <source>The way from the root</source>
        <translation>El camino desde la raíz</translation>
    </message>
    <message>
        <source>Nodes between</source>
        <translation>Nodos intermedios</translation>
    </message>
    <message>
        <source>root</source>
        <translation>raíz</translation>
    </message>
    <message>
        <source>%1, %2: not visited yet</source>
        <comment>a move, MAX or MIN</comment>
        <translation>%1, %2: aún no visitado</translation>
    </message>
</context>
<context>
    <name>ui::lab::CodePanel</name>
    <message>
        <source>Calls</source>
        <translation>Llamadas</translation>
    </message>
    <message>
        <source>Pseudocode</source>
        <translation>Pseudocódigo</translation>
    </message>
    <message>
        <source>Call stack</source>
        <translation>Pila de llamadas</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Código</translation>
    </message>
    <message>
        <source>The calls that have not returned, with their variables</source>
        <translation>Las llamadas que aún no han vuelto, con sus variables</translation>
    </message>
    <message>
        <source>Current line %1</source>
        <translation>Línea actual %1</translation>
    </message>
    <message>
        <source>%1 (%2), line %3</source>
        <comment>a node, its level, a line of code</comment>
        <translation>%1 (%2), línea %3</translation>
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
        <translation>Mientras el árbol tiene el foco</translation>
    </message>
    <message>
        <source>Select another node</source>
        <translation>Seleccionar otro nodo</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Flechas</translation>
    </message>
    <message>
        <source>Open or close the node; write a leaf</source>
        <translation>Abrir o cerrar el nodo; escribir una hoja</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Intro</translation>
    </message>
    <message>
        <source>Zoom in, out, to fit</source>
        <translation>Acercar, alejar, ajustar</translation>
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
        <translation>Niveles ›</translation>
    </message>
    <message>
        <source>Algorithms</source>
        <translation>Algoritmos</translation>
    </message>
    <message>
        <source>Orders of moves</source>
        <translation>Órdenes de las jugadas</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Comparación</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>Llamadas</translation>
    </message>
    <message>
        <source>Leaves</source>
        <translation>Hojas</translation>
    </message>
    <message>
        <source>Cuts</source>
        <translation>Cortes</translation>
    </message>
    <message>
        <source>Branches cut</source>
        <translation>Ramas podadas</translation>
    </message>
    <message>
        <source>Plies</source>
        <translation>Profundidad</translation>
    </message>
    <message>
        <source>Time, ms</source>
        <translation>Tiempo, ms</translation>
    </message>
    <message>
        <source>Root</source>
        <translation>Raíz</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Primera</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>Segunda</translation>
    </message>
    <message>
        <source>Other weights of the heuristic, and what they change</source>
        <translation>Otros pesos de la heurística, y lo que cambian</translation>
    </message>
    <message>
        <source>What the three levels choose in this position</source>
        <translation>Qué eligen los tres niveles en esta posición</translation>
    </message>
    <message>
        <source>in order</source>
        <translation>en el orden</translation>
    </message>
    <message>
        <source>What is asked now could stand here. Compare when it is answered.</source>
        <translation>Lo que se pregunta ahora podría aparecer aquí. Compare después de responder.</translation>
    </message>
    <message>
        <source>Compare searches both, and shows here what each of them did.</source>
        <translation>Comparar hace las dos búsquedas y muestra aquí lo que hizo cada una.</translation>
    </message>
    <message>
        <source>Both make %1.</source>
        <comment>a count of calls</comment>
        <translation>Las dos hacen %1.</translation>
    </message>
    <message>
        <source>The first makes %1, the second %2</source>
        <comment>counts of calls</comment>
        <translation>La primera hace %1, la segunda %2</translation>
    </message>
    <message>
        <source>The second makes %1, the first %2</source>
        <comment>counts of calls</comment>
        <translation>La segunda hace %1, la primera %2</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a sentence</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1: %2 times as many.</source>
        <comment>a sentence, a number</comment>
        <translation>%1: %2 veces esa cantidad.</translation>
    </message>
    <message>
        <source>&lt; %1</source>
        <comment>less than a number</comment>
        <translation>&lt; %1</translation>
    </message>
    <message>
        <source>According to the article the first makes %1 calls.</source>
        <translation>Según el artículo, la primera hace %1 llamadas.</translation>
    </message>
    <message>
        <source>According to the article the second makes %1 calls.</source>
        <translation>Según el artículo, la segunda hace %1 llamadas.</translation>
    </message>
    <message>
        <source>%1 Letters count as the values that the search takes for them.</source>
        <comment>sentences</comment>
        <translation>%1 Las letras cuentan como los valores que les da la búsqueda.</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Buscando…</translation>
    </message>
    <message>
        <source>Both find the same value at the root.</source>
        <translation>Las dos hallan el mismo valor en la raíz.</translation>
    </message>
    <message>
        <source>The roots differ: a depth limit or a heuristic makes the leaves worth something else, so the two searches do not answer the same question.</source>
        <translation>Las raíces difieren: un límite de profundidad o una heurística da otro valor a las hojas, así que las dos búsquedas no responden a la misma pregunta.</translation>
    </message>
    <message>
        <source>First: %1 · %2</source>
        <comment>algorithm and order</comment>
        <translation>Primera: %1 · %2</translation>
    </message>
    <message>
        <source>The root is a call of only one of them: where each first move has a window of its own, it just compares their values.</source>
        <translation>La raíz es una llamada de solo una de ellas: donde cada primera jugada tiene su propia ventana, la raíz solo compara sus valores.</translation>
    </message>
    <message>
        <source>Give up the exercise</source>
        <translation>Abandonar el ejercicio</translation>
    </message>
    <message>
        <source>More</source>
        <comment>of a comparison</comment>
        <translation>Más</translation>
    </message>
</context>
<context>
    <name>ui::lab::CutTexts</name>
    <message>
        <source>Cut: %1 is above beta = %2.</source>
        <translation>Corte: %1 es mayor que beta = %2.</translation>
    </message>
    <message>
        <source>Cut: %1 is below alpha = %2.</source>
        <translation>Corte: %1 es menor que alfa = %2.</translation>
    </message>
    <message>
        <source>MAX has %1 here, above beta = %2, but no child is left to be cut.</source>
        <translation>MAX tiene %1 aquí, más que beta = %2, pero no queda ningún hijo que podar.</translation>
    </message>
    <message>
        <source>MIN has %1 here, below alpha = %2, but no child is left to be cut.</source>
        <translation>MIN tiene %1 aquí, menos que alfa = %2, pero no queda ningún hijo que podar.</translation>
    </message>
    <message numerus="yes">
        <source>MAX can have %1 here, and MIN has %2 %3, so MIN is worse off by coming here: %1 is above beta = %2. %n branch(es) cannot matter: cut (beta cutoff).</source>
        <translation>
            <numerusform>MAX puede tener %1 aquí, y MIN tiene %2 %3, así que a MIN le va peor viniendo aquí: %1 es mayor que beta = %2. %n rama no importa: podada (corte beta).</numerusform>
            <numerusform>MAX puede tener %1 aquí, y MIN tiene %2 %3, así que a MIN le va peor viniendo aquí: %1 es mayor que beta = %2. %n ramas no importan: podadas (corte beta).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>MIN can have %1 here, and MAX has %2 %3, so MAX is worse off by coming here: %1 is below alpha = %2. %n branch(es) cannot matter: cut (alpha cutoff).</source>
        <translation>
            <numerusform>MIN puede tener %1 aquí, y MAX tiene %2 %3, así que a MAX le va peor viniendo aquí: %1 es menor que alfa = %2. %n rama no importa: podada (corte alfa).</numerusform>
            <numerusform>MIN puede tener %1 aquí, y MAX tiene %2 %3, así que a MAX le va peor viniendo aquí: %1 es menor que alfa = %2. %n ramas no importan: podadas (corte alfa).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>MAX can have %1 here, and MIN has %2 %3, so MIN gains nothing by coming here: alpha = %1 is not below beta = %2. %n branch(es) cannot matter: cut (beta cutoff).</source>
        <translation>
            <numerusform>MAX puede tener %1 aquí, y MIN tiene %2 %3, así que MIN no gana nada viniendo aquí: alfa = %1 no es menor que beta = %2. %n rama no importa: podada (corte beta).</numerusform>
            <numerusform>MAX puede tener %1 aquí, y MIN tiene %2 %3, así que MIN no gana nada viniendo aquí: alfa = %1 no es menor que beta = %2. %n ramas no importan: podadas (corte beta).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>MAX can have %1 here, and MIN has %2 %3, so MIN gains nothing by coming here: %1 is not below beta = %2. %n branch(es) cannot matter: cut (beta cutoff).</source>
        <translation>
            <numerusform>MAX puede tener %1 aquí, y MIN tiene %2 %3, así que MIN no gana nada viniendo aquí: %1 no es menor que beta = %2. %n rama no importa: podada (corte beta).</numerusform>
            <numerusform>MAX puede tener %1 aquí, y MIN tiene %2 %3, así que MIN no gana nada viniendo aquí: %1 no es menor que beta = %2. %n ramas no importan: podadas (corte beta).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>MIN can have %1 here, and MAX has %2 %3, so MAX gains nothing by coming here: alpha = %2 is not below beta = %1. %n branch(es) cannot matter: cut (alpha cutoff).</source>
        <translation>
            <numerusform>MIN puede tener %1 aquí, y MAX tiene %2 %3, así que MAX no gana nada viniendo aquí: alfa = %2 no es menor que beta = %1. %n rama no importa: podada (corte alfa).</numerusform>
            <numerusform>MIN puede tener %1 aquí, y MAX tiene %2 %3, así que MAX no gana nada viniendo aquí: alfa = %2 no es menor que beta = %1. %n ramas no importan: podadas (corte alfa).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>MIN can have %1 here, and MAX has %2 %3, so MAX gains nothing by coming here: %1 is not above alpha = %2. %n branch(es) cannot matter: cut (alpha cutoff).</source>
        <translation>
            <numerusform>MIN puede tener %1 aquí, y MAX tiene %2 %3, así que MAX no gana nada viniendo aquí: %1 no es mayor que alfa = %2. %n rama no importa: podada (corte alfa).</numerusform>
            <numerusform>MIN puede tener %1 aquí, y MAX tiene %2 %3, así que MAX no gana nada viniendo aquí: %1 no es mayor que alfa = %2. %n ramas no importan: podadas (corte alfa).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This wins for %1, and nothing is better: %n branch(es) left out.</source>
        <translation>
            <numerusform>Esto gana para %1, y nada es mejor: %n rama omitida.</numerusform>
            <numerusform>Esto gana para %1, y nada es mejor: %n ramas omitidas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %2 here, a won game, which cannot be bettered: %n branch(es) cannot matter: cut.</source>
        <translation>
            <numerusform>%1 tiene %2 aquí, una partida ganada, que no se puede mejorar: %n rama no importa: podada.</numerusform>
            <numerusform>%1 tiene %2 aquí, una partida ganada, que no se puede mejorar: %n ramas no importan: podadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cut: alpha = %1 is not below beta = %2. The window is empty: no value lies in it that could matter.</source>
        <translation>Corte: alfa = %1 no es menor que beta = %2. La ventana está vacía: no hay en ella ningún valor que pueda importar.</translation>
    </message>
    <message>
        <source>Cut: %1 is not below beta = %2.</source>
        <translation>Corte: %1 no es menor que beta = %2.</translation>
    </message>
    <message>
        <source>Cut: %1 is not above alpha = %2.</source>
        <translation>Corte: %1 no es mayor que alfa = %2.</translation>
    </message>
    <message>
        <source>MAX has %1 here, not below beta = %2, but no child is left to be cut.</source>
        <translation>MAX tiene %1 aquí, que no es menor que beta = %2, pero no queda ningún hijo que podar.</translation>
    </message>
    <message>
        <source>MIN has %1 here, not above alpha = %2, but no child is left to be cut.</source>
        <translation>MIN tiene %1 aquí, que no es mayor que alfa = %2, pero no queda ningún hijo que podar.</translation>
    </message>
</context>
<context>
    <name>ui::lab::EditPanel</name>
    <message>
        <source>What a node returns where no child is better</source>
        <translation>Qué devuelve un nodo cuando ningún hijo es mejor</translation>
    </message>
    <message>
        <source>Orders of moves</source>
        <translation>Órdenes de las jugadas</translation>
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
        <translation>Devuelve el valor del mejor hijo, aunque quede fuera de la ventana.</translation>
    </message>
    <message>
        <source>Keeps the best value in α or β and returns it: where no child is better, the node&apos;s own bound.</source>
        <translation>Guarda el mejor valor en α o β y lo devuelve: cuando ningún hijo es mejor, la cota propia del nodo.</translation>
    </message>
    <message>
        <source>&amp;Depth</source>
        <translation>Pro&amp;fundidad</translation>
    </message>
    <message>
        <source>&amp;Order</source>
        <translation>&amp;Orden</translation>
    </message>
    <message>
        <source>Returns</source>
        <translation>Devuelve</translation>
    </message>
    <message>
        <source>Tre&amp;e, as text</source>
        <translation>Ár&amp;bol, como texto</translation>
    </message>
    <message>
        <source>The weights of the heuristic are changed.</source>
        <translation>Los pesos de la heurística se han modificado.</translation>
    </message>
    <message>
        <source>Not a valid tree: %1</source>
        <translation>No es un árbol válido: %1</translation>
    </message>
    <message>
        <source>Which values cut</source>
        <translation>Qué valores cortan</translation>
    </message>
    <message>
        <source>At the bound</source>
        <translation>En la cota</translation>
    </message>
    <message>
        <source>Beyond the bound</source>
        <translation>Más allá de la cota</translation>
    </message>
    <message>
        <source>A value that equals β at MAX, or α at MIN, cuts: it gains nothing.</source>
        <translation>Un valor igual a β en MAX, o a α en MIN, corta: no gana nada.</translation>
    </message>
    <message>
        <source>Only a value above β at MAX, or below α at MIN, cuts: more is visited, for the same result.</source>
        <translation>Solo corta un valor mayor que β en MAX, o menor que α en MIN: se visita más, con el mismo resultado.</translation>
    </message>
    <message>
        <source>Cuts at</source>
        <translation>Corta con</translation>
    </message>
    <message>
        <source>Which child is visited first</source>
        <translation>Qué hijo se visita primero</translation>
    </message>
    <message>
        <source>From left to right</source>
        <translation>De izquierda a derecha</translation>
    </message>
    <message>
        <source>From left to right: the first child is visited first.</source>
        <translation>De izquierda a derecha: el primer hijo se visita primero.</translation>
    </message>
    <message>
        <source>From right to left</source>
        <translation>De derecha a izquierda</translation>
    </message>
    <message>
        <source>From right to left: the last child is visited first.</source>
        <translation>De derecha a izquierda: el último hijo se visita primero.</translation>
    </message>
    <message>
        <source>Visits</source>
        <translation>Visita</translation>
    </message>
    <message>
        <source>Write a tree and press Enter: %1. Letters are leaves nobody knows. With chance nodes: %2.</source>
        <translation>Escriba un árbol y pulse Intro: %1. Las letras son hojas que nadie conoce. Con nodos de azar: %2.</translation>
    </message>
    <message>
        <source>In the drawing: %1 writes a leaf&apos;s value, %2 adds a child, %3 removes a node; Tree &gt; Chance node or player&apos;s node makes it a chance node, or a player&apos;s again; drag a child past its neighbour to change the order.</source>
        <comment>%1 to %3: keys</comment>
        <translation>En el dibujo: %1 escribe el valor de una hoja, %2 añade un hijo, %3 elimina un nodo; Árbol &gt; Nodo de azar o de jugador lo convierte en nodo de azar, o de nuevo en uno de jugador; arrastre un hijo más allá de su vecino para cambiar el orden.</translation>
    </message>
    <message>
        <source>Apply (Enter)</source>
        <translation>Aplicar (Intro)</translation>
    </message>
    <message>
        <source>What is written in Edit was not applied: the tree is as it was. The text stays there, and Enter applies it.</source>
        <translation>Lo escrito en Editar no se aplicó: el árbol sigue como estaba. El texto permanece allí, e Intro lo aplica.</translation>
    </message>
</context>
<context>
    <name>ui::lab::ExampleTexts</name>
    <message>
        <source>Three empty squares</source>
        <translation>Tres casillas vacías</translation>
    </message>
    <message>
        <source>Three moves. Which of them can be answered, and does any game end in a draw?</source>
        <translation>Tres jugadas. ¿Cuáles tienen respuesta, y acaba alguna partida en empate?</translation>
    </message>
    <message>
        <source>Five empty squares</source>
        <translation>Cinco casillas vacías</translation>
    </message>
    <message>
        <source>Which branch is positive, and are all games below it won?</source>
        <translation>¿Qué rama es positiva, y son victorias todas las partidas por debajo de ella?</translation>
    </message>
    <message>
        <source>Tic-tac-toe, minimax</source>
        <translation>Tres en raya, minimax</translation>
    </message>
    <message>
        <source>Tic-tac-toe, alpha-beta</source>
        <translation>Tres en raya, alfa-beta</translation>
    </message>
    <message>
        <source>Always in a corner?</source>
        <translation>¿Siempre en una esquina?</translation>
    </message>
    <message>
        <source>Tic-tac-toe, one window</source>
        <translation>Tres en raya, una ventana</translation>
    </message>
    <message>
        <source>One window for all openings: fewer calls, and bounds for later moves.</source>
        <translation>Una ventana para todas las aperturas: menos llamadas, y cotas para las jugadas posteriores.</translation>
    </message>
    <message>
        <source>Tic-tac-toe, centre first</source>
        <translation>Tres en raya, centro primero</translation>
    </message>
    <message>
        <source>Alpha-beta with one window, in a good order.</source>
        <translation>Alfa-beta con una ventana, en un buen orden.</translation>
    </message>
    <message>
        <source>Tic-tac-toe, edges first</source>
        <translation>Tres en raya, lados primero</translation>
    </message>
    <message>
        <source>Alpha-beta with one window, in a bad order.</source>
        <translation>Alfa-beta con una ventana, en un mal orden.</translation>
    </message>
    <message>
        <source>Tic-tac-toe, three plies</source>
        <translation>Tres en raya, tres jugadas</translation>
    </message>
    <message>
        <source>Othello, six plies</source>
        <translation>Othello, seis jugadas</translation>
    </message>
    <message>
        <source>The opening, with the heuristic of its phase.</source>
        <translation>La apertura, con la heurística de su fase.</translation>
    </message>
    <message>
        <source>Othello, fewest replies first</source>
        <translation>Othello, menos respuestas primero</translation>
    </message>
    <message>
        <source>A good order makes the cuts come earlier.</source>
        <translation>Un buen orden hace que los cortes lleguen antes.</translation>
    </message>
    <message>
        <source>Othello, best value first</source>
        <translation>Othello, mejor valor primero</translation>
    </message>
    <message>
        <source>What the heuristic values most is tried first.</source>
        <translation>Se prueba primero lo que más valora la heurística.</translation>
    </message>
    <message>
        <source>Othello, a pass near the end</source>
        <translation>Othello, un pase cerca del final</translation>
    </message>
    <message>
        <source>A pass is a move like any other, and a node of the tree.</source>
        <translation>Pasar es una jugada como cualquier otra, y un nodo del árbol.</translation>
    </message>
    <message>
        <source>A reconstruction: the figure&apos;s leaves cannot be read. These are made up so that the root is worth 3, as in Moraes&apos;s report.</source>
        <translation>Una reconstrucción: no se pueden leer las hojas de la figura. Estas son inventadas para que la raíz valga 3, como en el informe de Moraes.</translation>
    </message>
    <message>
        <source>The easy level misses a win</source>
        <translation>El fácil deja pasar una victoria</translation>
    </message>
    <message>
        <source>One ply by open lines: a win is not seen as one.</source>
        <translation>Una jugada, por líneas abiertas: una victoria no se ve como tal.</translation>
    </message>
    <message>
        <source>Intermediate, a late board</source>
        <translation>Intermedio, posición avanzada</translation>
    </message>
    <message>
        <source>The same position as for the easy level, and one more move of its own.</source>
        <translation>La misma posición que en el nivel fácil, y una jugada propia más.</translation>
    </message>
    <message>
        <source>Easy, after figure 3 a</source>
        <translation>Fácil, según la figura 3 a</translation>
    </message>
    <message>
        <source>The computer starts. X: 5, 1, 7. O: 9, 8, 3. A game as in the figure, whose own moves are not in the text. Which square does the easy level take, and which would win?</source>
        <translation>Empieza el programa. X: 5, 1, 7. O: 9, 8, 3. Una partida como la de la figura, cuyas jugadas no están en el texto. ¿Qué casilla ocupa el nivel fácil, y cuál ganaría?</translation>
    </message>
    <message>
        <source>Easy, after figure 3 b</source>
        <translation>Fácil, según la figura 3 b</translation>
    </message>
    <message>
        <source>X: 9, 7. O, the computer: 5. A game as in the figure, whose own moves are not in the text. Which squares does the easy level hold for best, and where does X win then?</source>
        <translation>X: 9, 7. O, el programa: 5. Una partida como la de la figura, cuyas jugadas no están en el texto. ¿Qué casillas considera mejores el nivel fácil, y dónde gana X entonces?</translation>
    </message>
    <message>
        <source>Easy, after figure 4</source>
        <translation>Fácil, según la figura 4</translation>
    </message>
    <message>
        <source>X: 5, 1, 4, 8. O, the computer: 3, 7, 9. A game as in the figure, whose own moves are not in the text. Which square does the easy level take?</source>
        <translation>X: 5, 1, 4, 8. O, el programa: 3, 7, 9. Una partida como la de la figura, cuyas jugadas no están en el texto. ¿Qué casilla ocupa el nivel fácil?</translation>
    </message>
    <message>
        <source>Intermediate, after figure 4</source>
        <translation>Intermedio, según la figura 4</translation>
    </message>
    <message>
        <source>The same position, one more move of its own: which square now?</source>
        <translation>La misma posición, una jugada propia más: ¿qué casilla ahora?</translation>
    </message>
    <message>
        <source>Easy, after figure 5</source>
        <translation>Fácil, según la figura 5</translation>
    </message>
    <message>
        <source>X, the computer: 5, 1, 3. O: 6, 9, 7. A game as in the figure, whose own moves are not in the text. Which square does the easy level take?</source>
        <translation>X, el programa: 5, 1, 3. O: 6, 9, 7. Una partida como la de la figura, cuyas jugadas no están en el texto. ¿Qué casilla ocupa el nivel fácil?</translation>
    </message>
    <message>
        <source>Intermediate, after figure 5</source>
        <translation>Intermedio, según la figura 5</translation>
    </message>
    <message>
        <source>Hard, after figure 6 a</source>
        <translation>Difícil, según la figura 6 a</translation>
    </message>
    <message>
        <source>X, the computer: 5, 1. O: 3, 9. A game as in the figure, whose own moves are not in the text. Rule (ii) blocks: how many other moves hold the draw?</source>
        <translation>X, el programa: 5, 1. O: 3, 9. Una partida como la de la figura, cuyas jugadas no están en el texto. La regla (ii) bloquea: ¿cuántas otras jugadas mantienen el empate?</translation>
    </message>
    <message>
        <source>Hard, after figure 6 b</source>
        <translation>Difícil, según la figura 6 b</translation>
    </message>
    <message>
        <source>X: 1, 9, 8. O, the computer: 5, 2 by triangle rule a. A game as in the figure, whose own moves are not in the text. Rule (ii) blocks, and each of its blocks makes a threat; the game is drawn.</source>
        <translation>X: 1, 9, 8. O, el programa: 5, 2 por la regla del triángulo a. Una partida como la de la figura, cuyas jugadas no están en el texto. La regla (ii) bloquea, y cada bloqueo hace una amenaza; la partida acaba en empate.</translation>
    </message>
    <message>
        <source>Hard, after figure 6 c</source>
        <translation>Difícil, según la figura 6 c</translation>
    </message>
    <message>
        <source>X, the computer: 5, 1. O: 9, 6. A game as in the figure, whose own moves are not in the text. Rule (ii) blocks: what else does that move do?</source>
        <translation>X, el programa: 5, 1. O: 9, 6. Una partida como la de la figura, cuyas jugadas no están en el texto. La regla (ii) bloquea: ¿qué más hace esa jugada?</translation>
    </message>
    <message>
        <source>Full minimax, a late board</source>
        <translation>Minimax completo, posición avanzada</translation>
    </message>
    <message>
        <source>To the end of the game: is the win found? The hard level of Moraes&apos;s report comes to this last: (i) it wins where it can, (ii) else it stops a win, (iii) else a triangle, and only then it searches.</source>
        <translation>Hasta el final de la partida: ¿se halla la victoria? El nivel difícil del informe de Moraes llega a esto en último lugar: (i) gana donde puede, (ii) si no, impide una victoria, (iii) si no, un triángulo, y solo entonces busca.</translation>
    </message>
    <message>
        <source>Triangle rule a: corners</source>
        <translation>Regla del triángulo a: esquinas</translation>
    </message>
    <message>
        <source>X has two opposite corners and O the centre. The rule has O mark a square beside a corner: what becomes of the other squares?</source>
        <translation>X tiene dos esquinas opuestas y O el centro. La regla hace que O marque una casilla junto a una esquina: ¿qué pasa con las demás casillas?</translation>
    </message>
    <message>
        <source>Triangle rule b: edges</source>
        <translation>Regla del triángulo b: lados</translation>
    </message>
    <message>
        <source>X has squares 2 and 4. The rule has O mark square 1 between them: which other squares lose?</source>
        <translation>X tiene las casillas 2 y 4. La regla hace que O marque la casilla 1, entre ellas: ¿qué otras casillas pierden?</translation>
    </message>
    <message>
        <source>Searching on after a win</source>
        <translation>Seguir buscando después de ganar</translation>
    </message>
    <message>
        <source>The function in Moraes&apos;s report has no test for a win: what does it waste?</source>
        <translation>La función del informe de Moraes no comprueba la victoria: ¿qué desperdicia?</translation>
    </message>
    <message>
        <source>Four leaves, MAX first</source>
        <translation>Cuatro hojas, MAX primero</translation>
    </message>
    <message>
        <source>The right side tempts with 7. What would MIN leave of it?</source>
        <translation>El lado derecho tienta con 7. ¿Qué dejaría ahí MIN?</translation>
    </message>
    <message>
        <source>Four leaves, MIN first</source>
        <translation>Cuatro hojas, MIN primero</translation>
    </message>
    <message>
        <source>The right side tempts with 2. What would MAX make of it?</source>
        <translation>El lado derecho tienta con 2. ¿Qué sacaría de ahí MAX?</translation>
    </message>
    <message>
        <source>MIN first, 7 before 2</source>
        <translation>MIN primero, 7 antes que 2</translation>
    </message>
    <message>
        <source>The smallest demonstration of move order.</source>
        <translation>La menor demostración del orden de las jugadas.</translation>
    </message>
    <message>
        <source>It will return 2 or less</source>
        <translation>Devolverá 2 o menos</translation>
    </message>
    <message>
        <source>The first child gives 3. Is the rest of the second needed?</source>
        <translation>El primer hijo da 3. ¿Hace falta el resto del segundo?</translation>
    </message>
    <message>
        <source>MAX first, sides exchanged</source>
        <translation>MAX primero, lados intercambiados</translation>
    </message>
    <message>
        <source>The children of the root are exchanged. Is anything cut now?</source>
        <translation>Los hijos de la raíz están intercambiados. ¿Se poda algo ahora?</translation>
    </message>
    <message>
        <source>Othello, piece difference</source>
        <translation>Othello, diferencia de fichas</translation>
    </message>
    <message>
        <source>Three squares, win-only cut</source>
        <translation>Tres casillas, solo corta al ganar</translation>
    </message>
    <message>
        <source>The search stops at the first move that guarantees a win.</source>
        <translation>La búsqueda se detiene en la primera jugada que asegura la victoria.</translation>
    </message>
    <message>
        <source>Tic-tac-toe, win-only cut</source>
        <translation>Tres en raya, solo corta al ganar</translation>
    </message>
    <message>
        <source>Stops at a won child, which is not alpha-beta.</source>
        <translation>Se detiene en un hijo ganado, lo que no es alfa-beta.</translation>
    </message>
    <message>
        <source>Nim 20, plain minimax</source>
        <translation>Nim 20, minimax simple</translation>
    </message>
    <message>
        <source>Take 1 to 3; the last counter loses.</source>
        <translation>Quitar de 1 a 3; la última ficha pierde.</translation>
    </message>
    <message>
        <source>Nim 20, alpha-beta</source>
        <translation>Nim 20, alfa-beta</translation>
    </message>
    <message>
        <source>Trying the smallest take first.</source>
        <translation>Probando primero quitar menos.</translation>
    </message>
    <message>
        <source>Nim 20, trying 3 first</source>
        <translation>Nim 20, probando 3 primero</translation>
    </message>
    <message>
        <source>What does the order alone save?</source>
        <translation>¿Qué ahorra el orden por sí solo?</translation>
    </message>
    <message>
        <source>Nim with heaps of 3, 4, 5</source>
        <translation>Nim con montones de 3, 4, 5</translation>
    </message>
    <message>
        <source>Several heaps: the nim-sum (XOR) decides.</source>
        <translation>Varios montones: decide la suma nim (XOR).</translation>
    </message>
    <message>
        <source>Tree 1, plain minimax</source>
        <translation>Árbol 1, minimax simple</translation>
    </message>
    <message>
        <source>Tree 1, alpha-beta</source>
        <translation>Árbol 1, alfa-beta</translation>
    </message>
    <message>
        <source>Which side does MAX play, and what does it get?</source>
        <translation>¿Qué lado juega MAX, y qué consigue?</translation>
    </message>
    <message>
        <source>Tree 2, unknown leaves</source>
        <translation>Árbol 2, hojas desconocidas</translation>
    </message>
    <message>
        <source>Which leaves need not be examined, whatever a and b are?</source>
        <translation>¿Qué hojas no hace falta examinar, sean cuales sean a y b?</translation>
    </message>
    <message>
        <source>Tree 2, one level up</source>
        <translation>Árbol 2, un nivel más arriba</translation>
    </message>
    <message>
        <source>c is 2 or less. Must MAX know more of it to choose?</source>
        <translation>c es 2 o menos. ¿Necesita MAX saber más para elegir?</translation>
    </message>
    <message>
        <source>The classic tree</source>
        <translation>El árbol clásico</translation>
    </message>
    <message>
        <source>Three answers to each of three moves: which leaves need not be examined?</source>
        <translation>Tres respuestas a cada una de tres jugadas: ¿qué hojas no hace falta examinar?</translation>
    </message>
    <message>
        <source>Classic tree, best first</source>
        <translation>Árbol clásico, la mejor primero</translation>
    </message>
    <message>
        <source>How many leaves does the better order save?</source>
        <translation>¿Cuántas hojas ahorra el mejor orden?</translation>
    </message>
    <message>
        <source>Nim 20 with a table</source>
        <translation>Nim 20 con tabla</translation>
    </message>
    <message>
        <source>Many orders of moves lead to the same heap: most heaps are searched once.</source>
        <translation>Muchos órdenes de jugadas llevan al mismo montón: casi todos se examinan una sola vez.</translation>
    </message>
    <message>
        <source>Tic-tac-toe with a table</source>
        <translation>Tres en raya con tabla</translation>
    </message>
    <message>
        <source>The whole game once more. How many calls are left?</source>
        <translation>El juego entero otra vez. ¿Cuántas llamadas quedan?</translation>
    </message>
    <message>
        <source>A win is a win</source>
        <translation>Una victoria es una victoria</translation>
    </message>
    <message>
        <source>X can win at once. Which move does alpha-beta take?</source>
        <translation>X puede ganar al instante. ¿Qué jugada elige alfa-beta?</translation>
    </message>
    <message>
        <source>Tic-tac-toe, nearer wins</source>
        <translation>Tres en raya, victorias cercanas</translation>
    </message>
    <message>
        <source>Each empty square makes a result count one more.</source>
        <translation>Cada casilla vacía hace que un resultado cuente uno más.</translation>
    </message>
    <message>
        <source>Tic-tac-toe, killer moves</source>
        <translation>Tres en raya, jugadas asesinas</translation>
    </message>
    <message>
        <source>What closed the window elsewhere is tried first. How many calls are left?</source>
        <translation>Lo que cerró la ventana en otra parte se prueba primero. ¿Cuántas llamadas quedan?</translation>
    </message>
    <message>
        <source>Othello, deepening</source>
        <translation>Othello, profundización</translation>
    </message>
    <message>
        <source>Four shallower searches find what the fifth tries first.</source>
        <translation>Cuatro búsquedas menos profundas hallan lo que la quinta prueba primero.</translation>
    </message>
    <message>
        <source>Tic-tac-toe: Entendendo o algoritmo Minimax com o Jogo da Velha</source>
        <translation>Tres en raya: Entendendo o algoritmo Minimax com o Jogo da Velha</translation>
    </message>
    <message>
        <source>Order of moves: an Othello engine in Java, part 1</source>
        <translation>Orden de las jugadas: un motor de Othello en Java, parte 1</translation>
    </message>
    <message>
        <source>Depth and levels: Moraes, Jogo da Velha com Min-Max, 2018</source>
        <translation>Profundidad y niveles: Moraes, Jogo da Velha com Min-Max, 2018</translation>
    </message>
    <message>
        <source>Games and exercises: El algoritmo MiniMax</source>
        <translation>Juegos y ejercicios: El algoritmo MiniMax</translation>
    </message>
    <message>
        <source>Trees and cuts: Algoritmo Minimax com podas Alfa-beta</source>
        <translation>Árboles y cortes: Algoritmo Minimax com podas Alfa-beta</translation>
    </message>
    <message>
        <source>Trees and cuts: Russell and Norvig, Artificial Intelligence</source>
        <translation>Árboles y cortes: Russell y Norvig, Artificial Intelligence</translation>
    </message>
    <message>
        <source>Beyond the documents: what engines add</source>
        <translation>Más allá de los documentos: lo que añaden los motores</translation>
    </message>
    <message>
        <source>The whole game: according to “Entendendo o algoritmo Minimax”, more than 500,000 calls.</source>
        <translation>El juego entero: según «Entendendo o algoritmo Minimax», más de 500.000 llamadas.</translation>
    </message>
    <message>
        <source>The version of “Entendendo o algoritmo Minimax”: each opening with a full window.</source>
        <translation>La versión de «Entendendo o algoritmo Minimax»: cada apertura con la ventana completa.</translation>
    </message>
    <message>
        <source>According to “Entendendo o algoritmo Minimax” an optimal player always opens in a corner. Of openings worth the same it takes the first: which one is that here?</source>
        <translation>Según «Entendendo o algoritmo Minimax», un jugador óptimo abre siempre en una esquina. Entre aperturas del mismo valor toma la primera: ¿cuál es aquí?</translation>
    </message>
    <message>
        <source>The depth 2 of “Entendendo o algoritmo Minimax” counts the plies after the root&apos;s move: 3 from the root.</source>
        <translation>La profundidad 2 de «Entendendo o algoritmo Minimax» cuenta las jugadas después de la jugada de la raíz: 3 desde la raíz.</translation>
    </message>
    <message>
        <source>What “El algoritmo MiniMax” does with the pieces of chess: the discs of one side less those of the other, and nothing else.</source>
        <translation>Lo que «El algoritmo MiniMax» hace con las piezas de ajedrez: las fichas de un bando menos las del otro, y nada más.</translation>
    </message>
    <message>
        <source>Utilities beyond +1 and −1</source>
        <translation>Utilidades más allá de +1 y −1</translation>
    </message>
    <message>
        <source>Games won or lost by so many points, as in backgammon, whose utilities go from −192 to +192. Which child does MAX choose?</source>
        <translation>Partidas ganadas o perdidas por tantos puntos, como en el backgammon, cuyas utilidades van de −192 a +192. ¿Qué hijo elige MAX?</translation>
    </message>
    <message>
        <source>The classic tree by negamax</source>
        <translation>El árbol clásico con negamax</translation>
    </message>
    <message>
        <source>The nodes and cuts of alpha-beta, with one half of its code.</source>
        <translation>Los nodos y los cortes de alfa-beta, con la mitad de su código.</translation>
    </message>
    <message>
        <source>A safe move or a gamble</source>
        <translation>Lo seguro o la apuesta</translation>
    </message>
    <message>
        <source>Chance leads to one child or another. Which move is worth most on average?</source>
        <translation>El azar lleva a un hijo u otro. ¿Qué jugada vale más en promedio?</translation>
    </message>
    <message>
        <source>B decides, C is answered</source>
        <translation>B decide, C tiene respuesta</translation>
    </message>
    <message>
        <source>Child 1 is B, child 2 is C, and b, c and d are answers to C. Which of them need not be visited?</source>
        <translation>El hijo 1 es B, el hijo 2 es C, y b, c y d son respuestas a C. ¿Cuáles de ellas no hace falta visitar?</translation>
    </message>
    <message>
        <source>Three plies, after figure 1</source>
        <translation>Tres jugadas, según la figura 1</translation>
    </message>
    <message>
        <source>“Algoritmo Minimax com podas Alfa-beta” takes five steps: grow the tree, value its leaves, then the nodes above them, and so on up to the root, where MAX chooses. Which utility does each node get?</source>
        <translation>«Algoritmo Minimax com podas Alfa-beta» da cinco pasos: generar el árbol, evaluar sus hojas, luego los nodos de encima, y así hasta la raíz, donde MAX elige. ¿Qué utilidad recibe cada nodo?</translation>
    </message>
</context>
<context>
    <name>ui::lab::ExercisePanel</name>
    <message>
        <source>Also right: %1.</source>
        <comment>numbers</comment>
        <translation>También correcto: %1.</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Comprobar</translation>
    </message>
    <message>
        <source>Open in the Lab</source>
        <translation>Abrir en el Laboratorio</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Ejercicios</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>Su respuesta</translation>
    </message>
    <message>
        <source>✓ %1</source>
        <comment>solved</comment>
        <translation>✓ %1</translation>
    </message>
    <message>
        <source>Choose an exercise. What it asks about opens beside it, at the first step.</source>
        <translation>Elija un ejercicio. Su árbol o su posición se abre al lado, en el primer paso.</translation>
    </message>
    <message>
        <source>“%1” is not a whole number.</source>
        <translation>«%1» no es un número entero.</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>Contando…</translation>
    </message>
    <message>
        <source>✓ Right. %1</source>
        <comment>why</comment>
        <translation>✓ Correcto. %1</translation>
    </message>
    <message>
        <source>✓ Right: %1. %2</source>
        <comment>a number and why</comment>
        <translation>✓ Correcto: %1. %2</translation>
    </message>
    <message>
        <source>✗ Not so. %1</source>
        <comment>why</comment>
        <translation>✗ No es así. %1</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Número</translation>
    </message>
    <message>
        <source>✗ Not so: it is more. The search beside shows it step by step.</source>
        <translation>✗ No es así: es más. La búsqueda de al lado lo muestra paso a paso.</translation>
    </message>
    <message>
        <source>✗ Not so: it is less. The search beside shows it step by step.</source>
        <translation>✗ No es así: es menos. La búsqueda de al lado lo muestra paso a paso.</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Rendirse</translation>
    </message>
    <message>
        <source>Ends the exercise, and shows what it asked for</source>
        <translation>Termina el ejercicio y muestra lo que preguntaba</translation>
    </message>
    <message>
        <source>Given up: the search beside shows the answer step by step.</source>
        <translation>Se rindió: la búsqueda de al lado muestra la respuesta paso a paso.</translation>
    </message>
</context>
<context>
    <name>ui::lab::ExerciseReasons</name>
    <message>
        <source>%1. MAX takes the largest, %2.</source>
        <comment>nodes and their values</comment>
        <translation>%1. MAX toma el mayor, %2.</translation>
    </message>
    <message>
        <source>%1. MIN takes the smallest, %2.</source>
        <comment>nodes and their values</comment>
        <translation>%1. MIN toma el menor, %2.</translation>
    </message>
    <message>
        <source>Nothing is cut: wherever a player finds a value, the other has nothing as good elsewhere yet.</source>
        <translation>No se poda nada: cada vez que un jugador halla un valor, el otro aún no tiene nada tan bueno en otra parte.</translation>
    </message>
    <message>
        <source>Ply by ply: %1.</source>
        <translation>Nivel por nivel: %1.</translation>
    </message>
    <message>
        <source>It makes %1 calls; %2 are enough if a won game is not played on.</source>
        <translation>Hace %1 llamadas; bastan %2 si una partida ganada no se sigue jugando.</translation>
    </message>
    <message>
        <source>In %1 turns minimax finds it. In the other %1 it is found by chance in %2, since so many of the %1 squares are best.</source>
        <translation>En %1 turnos la halla minimax. En los otros %1 se halla por azar en %2, pues tantas son las mejores de las %1 casillas.</translation>
    </message>
    <message>
        <source>It leaves %1 counters. Whatever is taken of them, the search finds an answer: the node there is worth %2 to you.</source>
        <translation>Deja %1 fichas. Se quite lo que se quite de ellas, la búsqueda halla una respuesta: el nodo vale ahí %2 para usted.</translation>
    </message>
    <message>
        <source>These lose: %1. Whatever one takes from them, the other side can go on to the next smaller of them.</source>
        <translation>Estos pierden: %1. Se quite lo que se quite de ellos, el otro bando puede pasar al siguiente menor.</translation>
    </message>
    <message numerus="yes">
        <source>X&apos;s mark is on %n line(s), which have no other: each counts 1.</source>
        <translation>
            <numerusform>La marca de X está en %n línea sin ninguna otra: cuenta 1.</numerusform>
            <numerusform>La marca de X está en %n líneas sin ninguna otra: cada una cuenta 1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>X, O and X move, and %n square(s) are left empty: 1 for the win and 1 for each.</source>
        <translation>
            <numerusform>X, O y X juegan, y queda %n casilla vacía: 1 por la victoria y 1 por casilla.</numerusform>
            <numerusform>X, O y X juegan, y quedan %n casillas vacías: 1 por la victoria y 1 por casilla.</numerusform>
        </translation>
    </message>
    <message>
        <source>All four premises hold in these. Backgammon has dice, so that a move does not lead to one position; in poker and in Scrabble a player does not see everything; in rock paper scissors both choose at once.</source>
        <translation>En estos se cumplen las cuatro premisas. El backgammon tiene dados, así que una jugada no lleva a una sola posición; en el póquer y en el Scrabble un jugador no lo ve todo; en piedra, papel o tijera ambos eligen a la vez.</translation>
    </message>
    <message>
        <source>It is that if the other player moves first. Who chooses at the root?</source>
        <translation>Sería eso si empezara el otro jugador. ¿Quién elige en la raíz?</translation>
    </message>
    <message>
        <source>It is the largest leaf, but MIN chooses too and does not go there.</source>
        <translation>Es la hoja mayor, pero MIN también elige y no va allí.</translation>
    </message>
    <message>
        <source>It is the smallest leaf, but MAX chooses too and does not go there.</source>
        <translation>Es la hoja menor, pero MAX también elige y no va allí.</translation>
    </message>
    <message>
        <source>Those are all leaves. Is there a child that cannot change the root any more?</source>
        <translation>Esas son todas las hojas. ¿Hay algún hijo que ya no pueda cambiar la raíz?</translation>
    </message>
    <message>
        <source>The second child is worth that at most. Must MAX choose it?</source>
        <translation>El segundo hijo vale eso como máximo. ¿Tiene MAX que elegirlo?</translation>
    </message>
    <message>
        <source>The square is empty, but the other side has an answer there.</source>
        <translation>La casilla está vacía, pero el otro bando tiene ahí una respuesta.</translation>
    </message>
    <message>
        <source>That square is occupied.</source>
        <translation>Esa casilla está ocupada.</translation>
    </message>
    <message>
        <source>The other side can prevent it.</source>
        <translation>El otro bando puede impedirlo.</translation>
    </message>
    <message>
        <source>Those are all calls but the first one, which counts here too.</source>
        <translation>Esas son todas las llamadas menos la primera, que aquí también cuenta.</translation>
    </message>
    <message>
        <source>Those are the leaves, the games that are over. Every node is a call.</source>
        <translation>Esas son las hojas, las partidas terminadas. Cada nodo es una llamada.</translation>
    </message>
    <message>
        <source>In so many turns minimax finds it; in the others chance can.</source>
        <translation>En esos turnos la halla minimax; en los demás puede hallarla el azar.</translation>
    </message>
    <message>
        <source>It makes that many in all. How many of them are below a game that was won?</source>
        <translation>Hace tantas en total. ¿Cuántas de ellas están por debajo de una partida ya ganada?</translation>
    </message>
    <message>
        <source>Then the other side can leave you a heap that loses.</source>
        <translation>Entonces el otro bando puede dejarle un montón que pierde.</translation>
    </message>
    <message>
        <source>It loses, but a larger one does as well.</source>
        <translation>Pierde, pero uno mayor también.</translation>
    </message>
    <message>
        <source>Those are visited. How many are left of the nine?</source>
        <translation>Esas son las visitadas. ¿Cuántas de las nueve quedan?</translation>
    </message>
    <message>
        <source>No square has that number.</source>
        <translation>Ninguna casilla tiene ese número.</translation>
    </message>
    <message>
        <source>That is the rule&apos;s own square.</source>
        <translation>Esa es la casilla de la propia regla.</translation>
    </message>
    <message>
        <source>In one of them chance decides what a move leads to.</source>
        <translation>En uno de ellos el azar decide adónde lleva una jugada.</translation>
    </message>
    <message>
        <source>In one of them a player does not see everything.</source>
        <translation>En uno de ellos un jugador no lo ve todo.</translation>
    </message>
    <message>
        <source>In one of them the players do not take turns.</source>
        <translation>En uno de ellos los jugadores no juegan por turnos.</translation>
    </message>
    <message>
        <source>There are more with all four premises.</source>
        <translation>Hay más con las cuatro premisas.</translation>
    </message>
    <message>
        <source>That is what the second child returned. Is it more than MAX has?</source>
        <translation>Eso es lo que devolvió el segundo hijo. ¿Es más de lo que ya tiene MAX?</translation>
    </message>
    <message>
        <source>So many are visited in the other order. What is alpha when the second child is visited now?</source>
        <translation>Esas se visitan en el otro orden. ¿Cuánto vale alfa cuando ahora se visita el segundo hijo?</translation>
    </message>
    <message>
        <source>Those are all lines. How many of them does the mark lie on?</source>
        <translation>Esas son todas las líneas. ¿En cuántas de ellas está la marca?</translation>
    </message>
    <message>
        <source>The other side&apos;s move fills a square, too.</source>
        <translation>La jugada del otro bando también ocupa una casilla.</translation>
    </message>
    <message>
        <source>That is the win alone. Which squares are left empty?</source>
        <translation>Eso es solo la victoria. ¿Qué casillas quedan vacías?</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a square&apos;s number, its value</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>What the squares that were searched are worth to %1: %2. 1 is a win, 0 a draw.</source>
        <comment>X or O; squares and values</comment>
        <translation>Lo que valen para %1 las casillas examinadas: %2. 1 es ganar, 0 empatar.</translation>
    </message>
    <message>
        <source>None of the others can be better.</source>
        <translation>Ninguna de las otras puede ser mejor.</translation>
    </message>
    <message>
        <source>%1. Alpha is the best of them for MAX, %2.</source>
        <comment>nodes and their values</comment>
        <translation>%1. Alfa es lo mejor de ellos para MAX, %2.</translation>
    </message>
</context>
<context>
    <name>ui::lab::ExerciseTexts</name>
    <message>
        <source>MAX moves first in %1. What is it worth?</source>
        <translation>MAX juega primero en %1. ¿Cuánto vale el árbol?</translation>
    </message>
    <message>
        <source>MIN moves first in %1. What is it worth?</source>
        <translation>MIN juega primero en %1. ¿Cuánto vale el árbol?</translation>
    </message>
    <message>
        <source>MAX moves first in %1. How many of the four leaves does alpha-beta visit?</source>
        <translation>MAX juega primero en %1. ¿Cuántas de las cuatro hojas visita alfa-beta?</translation>
    </message>
    <message>
        <source>MIN moves first, and 7 stands before 2, in %1. How many of the four leaves does alpha-beta visit?</source>
        <translation>MIN juega primero en %1, y 7 está antes que 2. ¿Cuántas de las cuatro hojas visita alfa-beta?</translation>
    </message>
    <message>
        <source>Alpha-beta searches %1 from left to right. What is alpha when it comes to the root&apos;s third child?</source>
        <translation>Alfa-beta examina %1 de izquierda a derecha. ¿Cuánto vale alfa cuando llega al tercer hijo de la raíz?</translation>
    </message>
    <message>
        <source>In %1 the second child has shown 2 and a leaf a that nobody knows. What is the root worth?</source>
        <translation>En %1 el segundo hijo ha mostrado 2 y una hoja desconocida, a. ¿Cuánto vale la raíz?</translation>
    </message>
    <message>
        <source>X is to move on the board beside this, where three squares are empty. Which square, 1 to 9 row by row, guarantees a win?</source>
        <translation>Le toca a X en el tablero de al lado, donde hay tres casillas vacías. ¿Qué casilla, de 1 a 9 fila por fila, asegura la victoria?</translation>
    </message>
    <message>
        <source>X has squares 2 and 4, O has the centre and is to move. The rule in Moraes&apos;s report marks 1. Name another square, 1 to 9 row by row, with which O does not lose to best play.</source>
        <translation>X tiene las casillas 2 y 4, O tiene el centro y es su turno. La regla del informe de Moraes marca 1. Indique otra casilla, de 1 a 9 fila por fila, con la que O no pierda contra el mejor juego.</translation>
    </message>
    <message>
        <source>The function in Moraes&apos;s report does not stop at a win. How many calls does it waste on the empty board?</source>
        <translation>La función del informe de Moraes no se detiene en una victoria. ¿Cuántas llamadas desperdicia en el tablero vacío?</translation>
    </message>
    <message>
        <source>X is to move. A win counts 1, and 1 more for each square that is left empty, so that the win at 7, with four squares left, is worth 5. If X plays 2 instead, it can win with its next move, whatever O does. What is that worth?</source>
        <translation>Le toca a X. Una victoria cuenta 1, y 1 más por cada casilla que queda vacía, así que ganar en 7, con cuatro casillas restantes, vale 5. Si, en cambio, X juega en 2, puede ganar en su jugada siguiente, haga lo que haga O. ¿Cuánto vale eso?</translation>
    </message>
    <message>
        <source>Nim with one heap: each player takes 1 to 3 counters, and who takes the last one loses. Which is the largest heap, up to 20, that loses for the player to move?</source>
        <translation>Nim con un montón: cada jugador quita de 1 a 3 fichas, y quien quita la última pierde. ¿Cuál es el mayor montón, hasta 20, en el que pierde quien juega ahora?</translation>
    </message>
    <message>
        <source>How many of the nine leaves of %1 does alpha-beta never visit?</source>
        <translation>¿Cuántas de las nueve hojas de %1 no visita nunca alfa-beta?</translation>
    </message>
    <message>
        <source>Chess</source>
        <translation>Ajedrez</translation>
    </message>
    <message>
        <source>Backgammon</source>
        <translation>Backgammon</translation>
    </message>
    <message>
        <source>Draughts (checkers)</source>
        <translation>Damas</translation>
    </message>
    <message>
        <source>Poker</source>
        <translation>Póquer</translation>
    </message>
    <message>
        <source>Connect Four</source>
        <translation>Conecta 4</translation>
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
        <translation>Piedra, papel o tijera</translation>
    </message>
    <message>
        <source>To which other games does minimax apply? Tick those that meet its premises: no chance, players who take turns, a loser for each winner, and nothing hidden. (“El algoritmo MiniMax”, which lists them, names backgammon too: judge by the premises.)</source>
        <translation>¿A qué otros juegos se aplica minimax? Marque los que cumplen sus premisas: sin azar, jugadores que se turnan, un perdedor por cada ganador y nada oculto. («El algoritmo MiniMax», que las enumera, nombra también el backgammon: decida según las premisas.)</translation>
    </message>
    <message>
        <source>“Entendendo o algoritmo Minimax” lets an optimal player always open in a corner. Name a square, 1 to 9 row by row, that X can open on without losing to best play.</source>
        <translation>«Entendendo o algoritmo Minimax» hace que un jugador óptimo abra siempre en una esquina. Indique una casilla, de 1 a 9 fila por fila, en la que X pueda abrir sin perder contra el mejor juego.</translation>
    </message>
    <message>
        <source>“El algoritmo MiniMax”, exercise 1: X begins on the empty board, and both sides play as well as minimax does. What is the game worth to X: 1, 0 or −1?</source>
        <translation>«El algoritmo MiniMax», ejercicio 1: X empieza en el tablero vacío, y los dos bandos juegan tan bien como minimax. ¿Cuánto vale la partida para X: 1, 0 o −1?</translation>
    </message>
    <message>
        <source>“El algoritmo MiniMax”, exercise 2: how many calls does plain minimax make on the empty board, the first call included?</source>
        <translation>«El algoritmo MiniMax», ejercicio 2: ¿cuántas llamadas hace el minimax simple en el tablero vacío, contando la primera?</translation>
    </message>
    <message>
        <source>“El algoritmo MiniMax”, exercise 2: how many calls does minimax make on the empty board, the first included, if it leaves out a node&apos;s other moves once one of them wins?</source>
        <translation>«El algoritmo MiniMax», ejercicio 2: ¿cuántas llamadas hace minimax en el tablero vacío, contando la primera, si omite las demás jugadas de un nodo en cuanto una gana?</translation>
    </message>
    <message>
        <source>“El algoritmo MiniMax”, exercise 3: the intermediate level asks minimax half of the time and else plays any square. X is to move and three squares are empty. In how many of six such turns, on average, does it find the best move?</source>
        <translation>«El algoritmo MiniMax», ejercicio 3: el nivel intermedio consulta a minimax la mitad de las veces y en las demás juega en cualquier casilla. Le toca a X y hay tres casillas vacías. ¿En cuántos de seis turnos así, en promedio, halla la mejor jugada?</translation>
    </message>
    <message>
        <source>The heuristic of “Entendendo o algoritmo Minimax” gives 10 for a line with two marks of one side and a free square, and 1 for a line with one mark and two free squares; what is O&apos;s counts against X. X has the centre and no other square is marked. What is that worth to X?</source>
        <translation>La heurística de «Entendendo o algoritmo Minimax» da 10 por una línea con dos marcas de un bando y una casilla libre, y 1 por una línea con una marca y dos casillas libres; lo de O cuenta contra X. X tiene el centro y ninguna otra casilla está marcada. ¿Cuánto vale eso para X?</translation>
    </message>
    <message>
        <source>“El algoritmo MiniMax”, exercise 4: there are 20 counters, each player takes 1 to 3, and who takes the last one loses. How many must you take?</source>
        <translation>«El algoritmo MiniMax», ejercicio 4: hay 20 fichas, cada jugador quita de 1 a 3, y quien quita la última pierde. ¿Cuántas debe quitar?</translation>
    </message>
    <message>
        <source>The two children of MAX(MIN(4,5),MIN(2,7)) are exchanged, which makes %1. How many of the four leaves does alpha-beta visit now?</source>
        <translation>Se intercambian los dos hijos de MAX(MIN(4,5),MIN(2,7)), lo que da %1. ¿Cuántas de las cuatro hojas visita ahora alfa-beta?</translation>
    </message>
    <message>
        <source>MAX moves first</source>
        <translation>MAX mueve primero</translation>
    </message>
    <message>
        <source>MIN moves first</source>
        <translation>MIN mueve primero</translation>
    </message>
    <message>
        <source>Leaves visited, MAX first</source>
        <translation>Hojas visitadas, MAX primero</translation>
    </message>
    <message>
        <source>Leaves visited, MIN first</source>
        <translation>Hojas visitadas, MIN primero</translation>
    </message>
    <message>
        <source>Leaves visited, children exchanged</source>
        <translation>Hojas visitadas, hijos cambiados</translation>
    </message>
    <message>
        <source>Alpha at the third child</source>
        <translation>Alfa en el tercer hijo</translation>
    </message>
    <message>
        <source>A root with an unknown leaf</source>
        <translation>Una raíz con una hoja desconocida</translation>
    </message>
    <message>
        <source>A square that wins</source>
        <translation>Una casilla que gana</translation>
    </message>
    <message>
        <source>Other games</source>
        <translation>Otros juegos</translation>
    </message>
    <message>
        <source>A safe opening</source>
        <translation>Una apertura segura</translation>
    </message>
    <message>
        <source>A square that holds the draw</source>
        <translation>Una casilla que asegura el empate</translation>
    </message>
    <message>
        <source>The value of the empty board</source>
        <translation>El valor del tablero vacío</translation>
    </message>
    <message>
        <source>Calls of plain minimax</source>
        <translation>Llamadas de minimax simple</translation>
    </message>
    <message>
        <source>Calls with a stop at a win</source>
        <translation>Llamadas si se para en una victoria</translation>
    </message>
    <message>
        <source>The intermediate level</source>
        <translation>El nivel intermedio</translation>
    </message>
    <message>
        <source>Calls that are wasted</source>
        <translation>Llamadas desperdiciadas</translation>
    </message>
    <message>
        <source>Points of the centre</source>
        <translation>Puntos del centro</translation>
    </message>
    <message>
        <source>A win that comes later</source>
        <translation>Una victoria que llega después</translation>
    </message>
    <message>
        <source>Nim: the first take</source>
        <translation>Nim: la primera jugada</translation>
    </message>
    <message>
        <source>Nim: the largest lost heap</source>
        <translation>Nim: el mayor montón perdido</translation>
    </message>
    <message>
        <source>Leaves that are never visited</source>
        <translation>Hojas que nunca se visitan</translation>
    </message>
</context>
<context>
    <name>ui::lab::Export</name>
    <message>
        <source>Calls: %1. Leaves: %2. Cuts: %3. Branches cut: %4.</source>
        <translation>Llamadas: %1. Hojas: %2. Cortes: %3. Ramas podadas: %4.</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>Árbol</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Pasos</translation>
    </message>
</context>
<context>
    <name>ui::lab::GameRequests</name>
    <message>
        <source>%1 played %2. It is worth %3, and nothing here is worth more.</source>
        <translation>Jugada %2 (%1): vale %3, y nada aquí vale más.</translation>
    </message>
    <message>
        <source>%1 Worth as much: %2.</source>
        <comment>a sentence, moves</comment>
        <translation>%1 Vale lo mismo: %2.</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between moves</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>%1 played %2, which is worth %3 here; %4 is worth %5.</source>
        <translation>Jugada %2 (%1): aquí vale %3; %4 vale %5.</translation>
    </message>
    <message>
        <source>MAX is %1 (%2).</source>
        <comment>a side and who plays it</comment>
        <translation>MAX es %1 (%2).</translation>
    </message>
    <message>
        <source>The position being played</source>
        <translation>La posición de la partida</translation>
    </message>
    <message>
        <source>%1 %2 %3</source>
        <comment>sentences</comment>
        <translation>%1 %2 %3</translation>
    </message>
    <message>
        <source>Why %1?</source>
        <comment>a move</comment>
        <translation>¿Por qué %1?</translation>
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
        <translation>Lo mejor de cada jugador contra lo mejor del otro: una posición vale el mayor valor de sus sucesores cuando le toca a MAX, y el menor cuando le toca a MIN. Así la mayor pérdida queda tan pequeña como es posible, y la menor ganancia tan grande. La búsqueda devuelve, con el valor, la jugada que lleva a él, siempre la misma para la misma posición.</translation>
    </message>
    <message>
        <source>Zero-sum game</source>
        <translation>Juego de suma nula</translation>
    </message>
    <message>
        <source>What one player wins the other loses, so that one number is a position&apos;s value to both.</source>
        <translation>Lo que gana un jugador lo pierde el otro, así que un solo número es el valor de una posición para ambos.</translation>
    </message>
    <message>
        <source>MAX and MIN</source>
        <translation>MAX y MIN</translation>
    </message>
    <message>
        <source>The two players of the search. MAX is to move at the root of a game and chooses the largest value, MIN the smallest. All values are MAX&apos;s.</source>
        <translation>Los dos jugadores de la búsqueda. MAX juega en la raíz de una partida y elige el mayor valor, MIN el menor. Todos los valores son los de MAX.</translation>
    </message>
    <message>
        <source>Successor</source>
        <translation>Sucesor</translation>
    </message>
    <message>
        <source>A position that one move leads to: a child in the tree.</source>
        <translation>Una posición a la que lleva una jugada: un hijo en el árbol.</translation>
    </message>
    <message>
        <source>Terminal position</source>
        <translation>Posición terminal</translation>
    </message>
    <message>
        <source>A position in which the game is over.</source>
        <translation>Una posición en la que la partida ha terminado.</translation>
    </message>
    <message>
        <source>Utility</source>
        <translation>Utilidad</translation>
    </message>
    <message>
        <source>Ply</source>
        <translation>Jugada (ply)</translation>
    </message>
    <message>
        <source>One move of one player; also how far a node lies below the root.</source>
        <translation>Una jugada de un jugador; también cuánto dista un nodo de la raíz.</translation>
    </message>
    <message>
        <source>Call and base case</source>
        <translation>Llamada y caso base</translation>
    </message>
    <message>
        <source>Leaf</source>
        <translation>Hoja</translation>
    </message>
    <message>
        <source>A node that the search does not look beyond: a terminal position, or one at the depth limit.</source>
        <translation>Un nodo más allá del cual la búsqueda no mira: una posición terminal, o una en el límite de profundidad.</translation>
    </message>
    <message>
        <source>Heuristic evaluation</source>
        <translation>Evaluación heurística</translation>
    </message>
    <message>
        <source>An estimate of a position&apos;s value, for leaves at which the game is not over. Its sign says who is ahead.</source>
        <translation>Una estimación del valor de una posición, para las hojas en las que la partida no ha terminado. El signo dice quién va por delante.</translation>
    </message>
    <message>
        <source>Make and undo, or copy</source>
        <translation>Hacer y deshacer, o copiar</translation>
    </message>
    <message>
        <source>Branching factor b and depth m</source>
        <translation>Factor de ramificación b y profundidad m</translation>
    </message>
    <message>
        <source>The number of successors of a node, and the number of plies from the root to the leaves.</source>
        <translation>El número de sucesores de un nodo, y el número de jugadas de la raíz a las hojas.</translation>
    </message>
    <message>
        <source>State explosion</source>
        <translation>Explosión de estados</translation>
    </message>
    <message>
        <source>The number of nodes grows by a factor of b with each ply. Many nodes are the same position, reached by other moves: tic-tac-toe has 549,946 nodes and 5,478 positions, 765 if turned and mirrored ones count as one; Nim with 20 counters 266,079 nodes and 40 positions. Othello has 9,913 nodes in its first six plies, and by estimates of the literature 10^58 games and 10^28 positions.</source>
        <translation>El número de nodos crece por un factor b con cada jugada. Muchos nodos son la misma posición, alcanzada por otras jugadas: el tres en raya tiene 549.946 nodos y 5478 posiciones, 765 si las giradas y reflejadas cuentan como una; Nim con 20 fichas, 266.079 nodos y 40 posiciones. Othello tiene 9913 nodos en sus seis primeras jugadas y, según estimaciones de la bibliografía, 10^58 partidas y 10^28 posiciones.</translation>
    </message>
    <message>
        <source>b^m and 2b^(m/2)</source>
        <translation>b^m y 2b^(m/2)</translation>
    </message>
    <message>
        <source>Plain minimax visits about b^m leaves. With the best move first in every node alpha-beta visits b^⌈m/2⌉ + b^⌊m/2⌋ − 1, about 2b^(m/2) for even m: twice the depth in the same time.</source>
        <translation>El minimax simple visita unas b^m hojas. Con la mejor jugada primero en cada nodo, alfa-beta visita b^⌈m/2⌉ + b^⌊m/2⌋ − 1, unas 2b^(m/2) para m par: el doble de profundidad en el mismo tiempo.</translation>
    </message>
    <message>
        <source>Alpha (α)</source>
        <translation>Alfa (α)</translation>
    </message>
    <message>
        <source>The best value that MAX is sure of on the way from the root to the node. It only rises, at MAX.</source>
        <translation>El mejor valor que MAX tiene asegurado en el camino de la raíz al nodo. Solo sube, en MAX.</translation>
    </message>
    <message>
        <source>Beta (β)</source>
        <translation>Beta (β)</translation>
    </message>
    <message>
        <source>The best value that MIN is sure of on the way from the root to the node. It only falls, at MIN.</source>
        <translation>El mejor valor que MIN tiene asegurado en el camino de la raíz al nodo. Solo baja, en MIN.</translation>
    </message>
    <message>
        <source>Window (α, β)</source>
        <translation>Ventana (α, β)</translation>
    </message>
    <message>
        <source>Cut (pruning)</source>
        <translation>Corte (poda)</translation>
    </message>
    <message>
        <source>Exact value (=)</source>
        <translation>Valor exacto (=)</translation>
    </message>
    <message>
        <source>The node&apos;s minimax value, proved by the leaves that were visited.</source>
        <translation>El valor minimax del nodo, demostrado por las hojas visitadas.</translation>
    </message>
    <message>
        <source>Bound (≤, ≥)</source>
        <translation>Cota (≤, ≥)</translation>
    </message>
    <message>
        <source>After a cut a node returns only what its value is at most (an upper bound) or at least (a lower bound). That is enough for the node above.</source>
        <translation>Tras un corte, un nodo devuelve solo lo que su valor es como máximo (cota superior) o como mínimo (cota inferior). Eso le basta al nodo de encima.</translation>
    </message>
    <message>
        <source>Fail-soft and fail-hard</source>
        <translation>Fail-soft y fail-hard</translation>
    </message>
    <message>
        <source>Principal variation</source>
        <translation>Variante principal</translation>
    </message>
    <message>
        <source>The line of best play by both players from the root to a leaf.</source>
        <translation>La línea del mejor juego de ambos jugadores, de la raíz a una hoja.</translation>
    </message>
    <message>
        <source>Type A and type B</source>
        <translation>Tipo A y tipo B</translation>
    </message>
    <message>
        <source>Claude Shannon&apos;s two kinds of chess programs, of 1950: type A looks at all moves to a fixed depth, as the searches here do; type B looks at few moves, but deeper. Alan Turing wrote a chess program at the same time, and carried it out by hand.</source>
        <translation>Los dos tipos de programas de ajedrez de Claude Shannon, de 1950: el tipo A examina todas las jugadas hasta una profundidad fija, como las búsquedas de aquí; el tipo B examina pocas jugadas, pero más a fondo. Alan Turing escribió un programa de ajedrez por la misma época y lo ejecutó a mano.</translation>
    </message>
    <message>
        <source>Transposition table</source>
        <translation>Tabla de transposición</translation>
    </message>
    <message>
        <source>What a search has proved of the positions that it left. Where other moves lead to one of them again, the value or the bound in the table may be enough, and the position is not searched again. Beyond the documents.</source>
        <translation>Lo que una búsqueda ha demostrado de las posiciones que dejó. Cuando otras jugadas llevan de nuevo a una de ellas, el valor o la cota de la tabla puede bastar, y la posición no se examina otra vez. Más allá de los documentos.</translation>
    </message>
    <message>
        <source>Horizon</source>
        <translation>Horizonte</translation>
    </message>
    <message>
        <source>The depth at which a search stops and judges. What happens one ply beyond it is not seen: the horizon effect.</source>
        <translation>La profundidad a la que una búsqueda se detiene y evalúa. Lo que ocurre una jugada más allá no se ve: el efecto horizonte.</translation>
    </message>
    <message>
        <source>Negamax</source>
        <translation>Negamax</translation>
    </message>
    <message>
        <source>Minimax written with one half only: each node takes the largest of its children&apos;s values with their signs changed, since what is good for one side is as bad for the other. The same nodes are visited and the same move is found.</source>
        <translation>Minimax escrito con una sola mitad: cada nodo toma el mayor de los valores de sus hijos con el signo cambiado, pues lo que es bueno para un bando es igual de malo para el otro. Se visitan los mismos nodos y se halla la misma jugada.</translation>
    </message>
    <message>
        <source>Killer move</source>
        <translation>Jugada asesina</translation>
    </message>
    <message>
        <source>A move that closed the window at another node of the same ply, whether or not other children were left there to be cut. It is tried before the others, since it often does here as well. Beyond the documents.</source>
        <translation>Una jugada que cerró la ventana en otro nodo de la misma profundidad, quedaran o no allí otros hijos que podar. Se prueba antes que las demás, porque aquí a menudo también la cierra. Más allá de los documentos.</translation>
    </message>
    <message>
        <source>Iterative deepening</source>
        <translation>Profundización iterativa</translation>
    </message>
    <message>
        <source>Searching to depth 1, then 2, and so on. The shallow searches cost little, and the move that was best, or enough for a cut, in each is tried first in the next. Beyond the documents.</source>
        <translation>Buscar a profundidad 1, luego 2, etcétera. Las búsquedas poco profundas cuestan poco, y la jugada que en cada una fue la mejor, o bastó para un corte, se prueba primero en la siguiente. Más allá de los documentos.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a term and its definition</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The value of a terminal position to MAX, also called payoff, such as +1 for a win, 0 for a draw and −1 for a loss. Other numbers do as well, as long as a win is worth more than a draw and that more than a loss; backgammon&apos;s go from −192 to +192.</source>
        <translation>El valor de una posición terminal para MAX, también llamado pago, como +1 por una victoria, 0 por un empate y −1 por una derrota. Otros números también sirven, siempre que una victoria valga más que un empate y este más que una derrota; los del backgammon van de −192 a +192.</translation>
    </message>
    <message>
        <source>Visiting a node is one call of the search&apos;s function, which calls itself for each child: the calls that wait are the call stack. The base case, a leaf, returns at once. A function without one never ends; nor would one that passes on the position itself in place of the child, as a listing of “Entendendo o algoritmo Minimax” does before the next one has it right.</source>
        <translation>Visitar un nodo es una llamada de la función de la búsqueda, que se llama a sí misma para cada hijo: las llamadas que esperan son la pila de llamadas. El caso base, una hoja, vuelve al instante. Una función sin él nunca termina; tampoco terminaría una que pasara la propia posición en lugar del hijo, como hace un listado de «Entendendo o algoritmo Minimax» antes de que el siguiente lo corrija.</translation>
    </message>
    <message>
        <source>To look beyond a move, a program makes it on its one board and undoes it afterwards, as that of the article on an Othello engine does, whose board has a wall around it to stop at; or it makes the move on a copy, as this one does. The tree is the same; undoing saves a copy of the board at every node, thousands in one search. The page with the numbers of the articles shows the board with its wall, step by step.</source>
        <translation>Para mirar más allá de una jugada, un programa la hace en su único tablero y luego la deshace, como el del artículo sobre un motor de Othello, cuyo tablero tiene alrededor un muro en el que detenerse; o hace la jugada en una copia, como este. El árbol es el mismo; deshacer ahorra una copia del tablero en cada nodo, miles en una búsqueda. La página con los números de los artículos muestra paso a paso el tablero con su muro.</translation>
    </message>
    <message>
        <source>Chance node, expectiminimax</source>
        <translation>Nodo de azar, expectiminimax</translation>
    </message>
    <message>
        <source>Where dice or cards decide, a chance node stands between the players&apos; nodes. It is worth its expected value: the sum of its children&apos;s values, each times its probability. Minimax with such nodes is called expectiminimax. The values here are exact: where three places are not enough they are written as fractions.</source>
        <translation>Donde deciden dados o cartas hay un nodo de azar entre los nodos de los jugadores. Vale su valor esperado: la suma de los valores de sus hijos, cada uno por su probabilidad. Minimax con estos nodos se llama expectiminimax. Aquí los valores son exactos: donde tres decimales no bastan se escriben como fracciones.</translation>
    </message>
    <message>
        <source>The values between alpha and beta: only they can still change the root. Where alpha is above beta, as in (3, 2), or equal to it, it is empty, and the node is cut; whether equal values are enough for that is chosen in Edit.</source>
        <translation>Los valores entre alfa y beta: solo ellos pueden cambiar aún la raíz. Cuando alfa es mayor que beta, como en (3, 2), o igual, está vacía, y el nodo se poda; en Editar se elige si basta con que sean iguales.</translation>
    </message>
    <message>
        <source>The children left of a node are not visited, since none of them can change the root. At MAX that is a beta cut (beta cutoff): the node is worth beta or more, and MIN has beta elsewhere. At MIN it is an alpha cut: the node is worth alpha or less, and MAX has alpha elsewhere. Where Edit has “&gt;” in place of “≥”, an equal value cuts nothing. A cut leaves out one child at least: where the last child closes the window, none is counted.</source>
        <translation>Los hijos restantes de un nodo no se visitan, pues ninguno de ellos puede cambiar la raíz. En MAX es un corte beta: el nodo vale beta o más, y MIN tiene beta en otra parte. En MIN es un corte alfa: el nodo vale alfa o menos, y MAX tiene alfa en otra parte. Si en Editar está «&gt;» en lugar de «≥», un valor igual no corta nada. Un corte omite al menos un hijo: cuando es el último hijo el que cierra la ventana, no se cuenta ninguno.</translation>
    </message>
    <message>
        <source>Where no child is better than the node&apos;s own bound, a fail-soft node returns its best child&apos;s value, and a fail-hard one that bound: alpha at MAX, beta at MIN. Both give the root the same value, and where an equal value cuts they visit the same nodes; where Edit has “&gt;” fail-hard may visit more. The fail-hard here is that of Knuth and Moore (F2, 1975): a child above beta is returned as it is, where what chess programmers call fail-hard returns beta.</source>
        <translation>Cuando ningún hijo es mejor que la cota propia del nodo, un nodo fail-soft devuelve el valor de su mejor hijo, y uno fail-hard esa cota: alfa en MAX, beta en MIN. Ambos dan a la raíz el mismo valor y, si un valor igual corta, visitan los mismos nodos; si en Editar está «&gt;», fail-hard puede visitar más. El fail-hard de aquí es el de Knuth y Moore (F2, 1975): un hijo por encima de beta se devuelve tal cual, mientras que lo que los programadores de ajedrez llaman fail-hard devuelve beta.</translation>
    </message>
</context>
<context>
    <name>ui::lab::GlossaryWindow</name>
    <message>
        <source>Terms</source>
        <translation>Términos</translation>
    </message>
    <message>
        <source>Terms and their definitions</source>
        <translation>Términos y sus definiciones</translation>
    </message>
</context>
<context>
    <name>ui::lab::LabCommands</name>
    <message>
        <source>&amp;Lab</source>
        <translation>&amp;Laboratorio</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Abrir</translation>
    </message>
    <message>
        <source>The &amp;position being played</source>
        <translation>La &amp;posición de la partida</translation>
    </message>
    <message>
        <source>&amp;Why the last move?</source>
        <translation>¿Por &amp;qué la última jugada?</translation>
    </message>
    <message>
        <source>A tree of my &amp;own</source>
        <translation>Un árbol pr&amp;opio</translation>
    </message>
    <message>
        <source>A &amp;random tree</source>
        <translation>Un árbol aleator&amp;io</translation>
    </message>
    <message>
        <source>Open a &amp;lesson…</source>
        <translation>Abrir una &amp;lección…</translation>
    </message>
    <message>
        <source>&amp;Save the lesson</source>
        <translation>&amp;Guardar la lección</translation>
    </message>
    <message>
        <source>Save the l&amp;esson as…</source>
        <translation>G&amp;uardar la lección como…</translation>
    </message>
    <message>
        <source>Save the tree as &amp;PNG…</source>
        <translation>Guardar el árbol como P&amp;NG…</translation>
    </message>
    <message>
        <source>Save the steps as &amp;text…</source>
        <translation>Guardar los pasos como te&amp;xto…</translation>
    </message>
    <message>
        <source>E&amp;xport as web page…</source>
        <translation>&amp;Exportar como página web…</translation>
    </message>
    <message>
        <source>Save the &amp;quiz for Moodle…</source>
        <translation>Guardar el cuestionario para &amp;Moodle…</translation>
    </message>
    <message>
        <source>&amp;Worksheet of this tree…</source>
        <translation>&amp;Hoja de ejercicios de este árbol…</translation>
    </message>
    <message>
        <source>Worksheet of ra&amp;ndom trees…</source>
        <translation>Ho&amp;ja de ejercicios con árboles aleatorios…</translation>
    </message>
    <message>
        <source>The &amp;game&apos;s window</source>
        <translation>La ventana de la &amp;partida</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Cerrar</translation>
    </message>
    <message>
        <source>&amp;Tree</source>
        <translation>&amp;Árbol</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>Re&amp;do</source>
        <translation>&amp;Rehacer</translation>
    </message>
    <message>
        <source>&amp;Open or close the node</source>
        <translation>&amp;Abrir o cerrar el nodo</translation>
    </message>
    <message>
        <source>Open all &amp;nodes</source>
        <translation>Abrir todos los &amp;nodos</translation>
    </message>
    <message>
        <source>&amp;Fold again</source>
        <translation>Ple&amp;gar de nuevo</translation>
    </message>
    <message>
        <source>&amp;Search from this node</source>
        <translation>&amp;Buscar desde este nodo</translation>
    </message>
    <message>
        <source>Search t&amp;his subtree alone</source>
        <translation>Examinar solo este &amp;subárbol</translation>
    </message>
    <message>
        <source>Back to the &amp;whole tree</source>
        <translation>&amp;Volver al árbol entero</translation>
    </message>
    <message>
        <source>Try this child &amp;earlier</source>
        <translation>Probar este hijo an&amp;tes</translation>
    </message>
    <message>
        <source>Try this child &amp;later</source>
        <translation>Probar este hijo des&amp;pués</translation>
    </message>
    <message>
        <source>Write the leaf&apos;s &amp;value</source>
        <translation>&amp;Escribir el valor de la hoja</translation>
    </message>
    <message>
        <source>&amp;Add a child</source>
        <translation>Añad&amp;ir un hijo</translation>
    </message>
    <message>
        <source>&amp;Remove the node</source>
        <translation>E&amp;liminar el nodo</translation>
    </message>
    <message>
        <source>&amp;Steps</source>
        <translation>&amp;Pasos</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>A&amp;cercar</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Ale&amp;jar</translation>
    </message>
    <message>
        <source>&amp;Fit the tree into the window</source>
        <translation>Ajus&amp;tar el árbol a la ventana</translation>
    </message>
    <message>
        <source>&amp;Legend</source>
        <translation>Le&amp;yenda</translation>
    </message>
    <message>
        <source>&amp;Projector</source>
        <translation>Pr&amp;oyector</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;yuda</translation>
    </message>
    <message>
        <source>&amp;Start page</source>
        <translation>Página &amp;inicial</translation>
    </message>
    <message>
        <source>&amp;Terms</source>
        <translation>&amp;Términos</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Atajos de teclado</translation>
    </message>
    <message>
        <source>T&amp;he lesson&apos;s next stop</source>
        <translation>Parada s&amp;iguiente de la lección</translation>
    </message>
    <message>
        <source>The stop &amp;before it</source>
        <translation>Para&amp;da anterior</translation>
    </message>
    <message>
        <source>Qui&amp;z of random trees for Moodle…</source>
        <translation>Cuestionario de árbole&amp;s aleatorios para Moodle…</translation>
    </message>
    <message>
        <source>Save the tree as S&amp;VG, TikZ or DOT…</source>
        <translation>Guardar el árbol como S&amp;VG, TikZ o DOT…</translation>
    </message>
    <message>
        <source>To the &amp;beginning</source>
        <translation>Al &amp;comienzo</translation>
    </message>
    <message>
        <source>Back to the last &amp;cut</source>
        <translation>Atrás &amp;hasta el último corte</translation>
    </message>
    <message>
        <source>Back a &amp;node</source>
        <translation>Un &amp;nodo atrás</translation>
    </message>
    <message>
        <source>Back a &amp;step</source>
        <translation>Un paso a&amp;trás</translation>
    </message>
    <message>
        <source>&amp;Play or pause</source>
        <translation>&amp;Reproducir o pausar</translation>
    </message>
    <message>
        <source>&amp;Forwards a step</source>
        <translation>Un &amp;paso adelante</translation>
    </message>
    <message>
        <source>Forwards a n&amp;ode</source>
        <translation>Un n&amp;odo adelante</translation>
    </message>
    <message>
        <source>Forwards to the ne&amp;xt cut</source>
        <translation>A&amp;delante hasta el próximo corte</translation>
    </message>
    <message>
        <source>To the &amp;end</source>
        <translation>Al &amp;final</translation>
    </message>
    <message>
        <source>S&amp;top searching</source>
        <translation>Detener la &amp;búsqueda</translation>
    </message>
    <message>
        <source>P&amp;age</source>
        <translation>Pági&amp;na</translation>
    </message>
    <message>
        <source>&amp;Step by step</source>
        <translation>&amp;Paso a paso</translation>
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
        <translation>Preg&amp;untas</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>&amp;Comparar</translation>
    </message>
    <message>
        <source>L&amp;ist of steps</source>
        <translation>Lista de pa&amp;sos</translation>
    </message>
    <message>
        <source>The &amp;node</source>
        <translation>E&amp;l nodo</translation>
    </message>
    <message>
        <source>E&amp;xercises</source>
        <translation>E&amp;jercicios</translation>
    </message>
    <message>
        <source>Less&amp;on</source>
        <translation>Lecc&amp;ión</translation>
    </message>
    <message>
        <source>Numbers of the a&amp;rticles</source>
        <translation>Númer&amp;os de artículos</translation>
    </message>
    <message>
        <source>&amp;Chance node or player&apos;s node</source>
        <translation>Nodo de a&amp;zar o de jugador</translation>
    </message>
    <message>
        <source>Web page to p&amp;ractise on…</source>
        <translation>Página we&amp;b para practicar…</translation>
    </message>
</context>
<context>
    <name>ui::lab::LabController</name>
    <message>
        <source>The search failed (%1). What is shown is still the search before.</source>
        <translation>La búsqueda falló (%1). Lo que se ve es todavía la búsqueda anterior.</translation>
    </message>
    <message>
        <source>%1 What is shown is still the search before.</source>
        <comment>why another was not run</comment>
        <translation>%1 Lo que se ve es todavía la búsqueda anterior.</translation>
    </message>
    <message>
        <source>Write your tree and press Enter; the keys then go to the tree.</source>
        <translation>Escriba su árbol y pulse Intro; las teclas pasan entonces al árbol.</translation>
    </message>
    <message>
        <source>My own tree</source>
        <translation>Mi árbol</translation>
    </message>
    <message>
        <source>Depth 2, called unbeatable</source>
        <translation>Profundidad 2, llamada imbatible</translation>
    </message>
    <message>
        <source>%1 (other settings)</source>
        <comment>a title</comment>
        <translation>%1 (otras opciones)</translation>
    </message>
    <message>
        <source>A single leaf leaves nothing to be searched: give the root at least one child, as in MAX(3,5).</source>
        <translation>Una sola hoja no deja nada que examinar: dé a la raíz al menos un hijo, como en MAX(3,5).</translation>
    </message>
    <message>
        <source>The game is over here: nothing is left to be searched.</source>
        <translation>La partida ha terminado aquí: no queda nada que examinar.</translation>
    </message>
    <message>
        <source>Stopped. What is shown is still the search before.</source>
        <translation>Detenida. Lo que se ve es todavía la búsqueda anterior.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Detenida.</translation>
    </message>
    <message>
        <source>From %1</source>
        <comment>moves</comment>
        <translation>Desde %1</translation>
    </message>
    <message>
        <source>The subtree at %1 by itself, with the window %2 it had. %3</source>
        <translation>El subárbol de %1 por sí solo, con la ventana %2 que tenía. %3</translation>
    </message>
    <message>
        <source>Another order: before %1, now %2</source>
        <comment>a count of calls, a summary</comment>
        <translation>Otro orden: antes %1, ahora %2</translation>
    </message>
    <message>
        <source>Filling in the tree: it shows what you write, and nothing of the search.</source>
        <translation>Completando el árbol: muestra lo que usted escribe, y nada de la búsqueda.</translation>
    </message>
    <message>
        <source>Predicting: the lists and the tree show only what has happened.</source>
        <translation>Prediciendo: las listas y el árbol muestran solo lo que ya ha ocurrido.</translation>
    </message>
    <message>
        <source>The tree stays as it is: %1</source>
        <translation>El árbol queda como está: %1</translation>
    </message>
    <message>
        <source>The game is over. Undo a move, or ask why the last move was played.</source>
        <translation>La partida ha terminado. Deshaga una jugada o pregunte por qué se hizo la última.</translation>
    </message>
</context>
<context>
    <name>ui::lab::LabExporter</name>
    <message>
        <source>All %1 nodes are drawn.</source>
        <translation>Los %1 nodos están dibujados.</translation>
    </message>
    <message>
        <source>%1 nodes are drawn; %2 more are counted where they hang.</source>
        <translation>%1 nodos están dibujados; los otros %2 se indican con un número donde cuelgan.</translation>
    </message>
    <message>
        <source>Could not save: %1.</source>
        <translation>No se pudo guardar: %1.</translation>
    </message>
    <message>
        <source>Pictures (*.svg)</source>
        <translation>Imágenes (*.svg)</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Imágenes (*.png)</translation>
    </message>
    <message>
        <source>Save the tree</source>
        <translation>Guardar el árbol</translation>
    </message>
    <message>
        <source>tree</source>
        <translation>árbol</translation>
    </message>
    <message>
        <source>Save the steps</source>
        <translation>Guardar los pasos</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>pasos</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Texto (*.txt)</translation>
    </message>
    <message>
        <source>Saving %1…</source>
        <translation>Guardando %1…</translation>
    </message>
    <message>
        <source>This search has nothing to ask about.</source>
        <translation>En esta búsqueda no hay nada que preguntar.</translation>
    </message>
    <message>
        <source>%1, the subtree at %2</source>
        <comment>a tree, a place in it</comment>
        <translation>%1, el subárbol de %2</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>Archivos PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Save the worksheet</source>
        <translation>Guardar la hoja de ejercicios</translation>
    </message>
    <message>
        <source>worksheet</source>
        <translation>ejercicios</translation>
    </message>
    <message>
        <source>Save the key</source>
        <translation>Guardar las soluciones</translation>
    </message>
    <message>
        <source>%1, key</source>
        <comment>a file&apos;s name: a worksheet&apos;s key</comment>
        <translation>%1, soluciones</translation>
    </message>
    <message>
        <source>The key needs another file than the worksheet. Nothing was saved.</source>
        <translation>Las soluciones necesitan otro archivo. No se guardó nada.</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Guardado como %1.</translation>
    </message>
    <message>
        <source>Could not save %1: %2.</source>
        <translation>No se pudo guardar %1: %2.</translation>
    </message>
    <message>
        <source>Export as a web page</source>
        <translation>Exportar como página web</translation>
    </message>
    <message>
        <source>search</source>
        <translation>búsqueda</translation>
    </message>
    <message>
        <source>Web pages (*.html)</source>
        <translation>Páginas web (*.html)</translation>
    </message>
    <message>
        <source>Moodle questions (*.xml)</source>
        <translation>Preguntas de Moodle (*.xml)</translation>
    </message>
    <message>
        <source>GIFT questions (*.gift)</source>
        <translation>Preguntas GIFT (*.gift)</translation>
    </message>
    <message>
        <source>Save the questions</source>
        <translation>Guardar las preguntas</translation>
    </message>
    <message>
        <source>questions</source>
        <translation>preguntas</translation>
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
        <translation>práctica</translation>
    </message>
    <message>
        <source>Web page to practise on</source>
        <translation>Página web para practicar</translation>
    </message>
    <message>
        <source>Tabuleiro cannot write .%1 pictures. Nothing was saved: choose .png, .svg, .tex or .dot.</source>
        <translation>Tabuleiro no escribe imágenes .%1. No se guardó nada: elija .png, .svg, .tex o .dot.</translation>
    </message>
    <message>
        <source>There is not enough memory for this picture. Nothing was saved: fold a part of the tree, or choose .svg.</source>
        <translation>No hay memoria suficiente para esta imagen. No se guardó nada: pliegue una parte del árbol o elija .svg.</translation>
    </message>
    <message>
        <source>Stopped. Not saved: %1.</source>
        <comment>files</comment>
        <translation>Detenido. No se guardó: %1.</translation>
    </message>
</context>
<context>
    <name>ui::lab::LabLessons</name>
    <message>
        <source>Could not open %1: %2.</source>
        <comment>a file, a problem</comment>
        <translation>No se pudo abrir %1: %2.</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>Sin título</translation>
    </message>
    <message>
        <source>Could not save %1: %2.</source>
        <translation>No se pudo guardar %1: %2.</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Guardado como %1.</translation>
    </message>
    <message>
        <source>%1 It has the search that its words were written for, not the one that is shown.</source>
        <comment>a sentence before</comment>
        <translation>%1 La lección tiene la búsqueda para la que se escribió su texto, no la que se ve.</translation>
    </message>
    <message>
        <source>Open a lesson</source>
        <translation>Abrir una lección</translation>
    </message>
    <message>
        <source>Lessons (*.lesson);;All files (*)</source>
        <translation>Lecciones (*.lesson);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>lesson</source>
        <translation>lección</translation>
    </message>
    <message>
        <source>Save the lesson</source>
        <translation>Guardar la lección</translation>
    </message>
    <message>
        <source>Lessons (*.lesson)</source>
        <translation>Lecciones (*.lesson)</translation>
    </message>
    <message>
        <source>A lesson has at most %1 stops.</source>
        <translation>Una lección tiene %1 paradas como máximo.</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lección</translation>
    </message>
    <message>
        <source>Remove this stop of the lesson, with its text?</source>
        <translation>¿Eliminar esta parada de la lección, con su texto?</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>Elimina&amp;r</translation>
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
        <translation>¿Guardar la lección «%1»?</translation>
    </message>
    <message>
        <source>Without that, what was written since it was saved last is lost.</source>
        <translation>Si no, se pierde lo escrito desde la última vez que se guardó.</translation>
    </message>
</context>
<context>
    <name>ui::lab::LabMenus</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>&amp;Undo %1</source>
        <comment>%1: an edit</comment>
        <translation>&amp;Deshacer %1</translation>
    </message>
    <message>
        <source>Re&amp;do</source>
        <translation>&amp;Rehacer</translation>
    </message>
    <message>
        <source>Re&amp;do %1</source>
        <comment>%1: an edit</comment>
        <translation>&amp;Rehacer %1</translation>
    </message>
    <message>
        <source>Figures 3 to 6 and the triangles, a lesson</source>
        <translation>Figuras 3 a 6 y los triángulos, una lección</translation>
    </message>
    <message>
        <source>Games as in the figures, whose own moves are not in the text, and the rules against triangles: a stop each.</source>
        <translation>Partidas como las de las figuras, cuyas jugadas no están en el texto, y las reglas contra los triángulos: cada una es una parada.</translation>
    </message>
</context>
<context>
    <name>ui::lab::LabStatusBar</name>
    <message>
        <source>Open the position being played</source>
        <translation>Abrir la posición de la partida</translation>
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
        <translation>Detener</translation>
    </message>
</context>
<context>
    <name>ui::lab::LabTexts</name>
    <message>
        <source>Plain minimax</source>
        <translation>Minimax simple</translation>
    </message>
    <message>
        <source>Alpha-beta, full window for each root move</source>
        <translation>Alfa-beta, ventana completa para cada jugada de la raíz</translation>
    </message>
    <message>
        <source>Alpha-beta, one window</source>
        <translation>Alfa-beta, una ventana</translation>
    </message>
    <message>
        <source>Stops at a win (no alpha-beta)</source>
        <translation>Se detiene en una victoria (no es alfa-beta)</translation>
    </message>
    <message>
        <source>Depth-limited alpha-beta (heuristic)</source>
        <translation>Alfa-beta de profundidad limitada (heurística)</translation>
    </message>
    <message>
        <source>Depth-limited alpha-beta (open lines)</source>
        <translation>Alfa-beta de profundidad limitada (líneas abiertas)</translation>
    </message>
    <message>
        <source>Course report&apos;s minimax</source>
        <translation>Minimax del informe del curso</translation>
    </message>
    <message>
        <source>Depth-limited alpha-beta (pieces)</source>
        <translation>Alfa-beta de profundidad limitada (fichas)</translation>
    </message>
    <message>
        <source>Beyond: transposition table</source>
        <translation>Más allá: tabla de transposición</translation>
    </message>
    <message>
        <source>Beyond: nearer wins count more</source>
        <translation>Más allá: las victorias más cercanas cuentan más</translation>
    </message>
    <message>
        <source>Beyond: killer moves</source>
        <translation>Más allá: jugadas asesinas</translation>
    </message>
    <message>
        <source>Beyond: iterative deepening</source>
        <translation>Más allá: profundización iterativa</translation>
    </message>
    <message>
        <source>Visits every node. The root is counted as a call.</source>
        <translation>Visita todos los nodos. La raíz se cuenta como llamada.</translation>
    </message>
    <message>
        <source>Alpha-beta; every move of the root gets a full window, so that each value is exact. The root is not counted.</source>
        <translation>Alfa-beta; cada jugada de la raíz recibe la ventana completa, así que cada valor es exacto. La raíz no se cuenta.</translation>
    </message>
    <message>
        <source>Alpha-beta; later moves of the root are only compared with the best one. The root is counted as a call.</source>
        <translation>Alfa-beta; las jugadas posteriores de la raíz solo se comparan con la mejor. La raíz se cuenta como llamada.</translation>
    </message>
    <message>
        <source>Leaves out a node&apos;s other moves once one wins, and cuts nothing else. The root is counted as a call.</source>
        <translation>Omite las demás jugadas de un nodo en cuanto una gana, y no corta nada más. La raíz se cuenta como llamada.</translation>
    </message>
    <message>
        <source>Plain minimax without a win test; leaves scored by open lines. The root is counted as a call.</source>
        <translation>Minimax simple sin comprobar la victoria; las hojas se puntúan por líneas abiertas. La raíz se cuenta como llamada.</translation>
    </message>
    <message>
        <source>Beyond the documents: alpha-beta, one window, that keeps what it proved of each position. One that other moves lead to is not searched again where that is enough. The root is counted as a call.</source>
        <translation>Más allá de los documentos: alfa-beta, una ventana, que guarda lo que demostró de cada posición. Una a la que llevan otras jugadas no se examina de nuevo cuando eso basta. La raíz se cuenta como llamada.</translation>
    </message>
    <message>
        <source>Beyond the documents: alpha-beta, one window; a result counts one more for each square that is empty, so that the shortest win is preferred. The root is counted as a call.</source>
        <translation>Más allá de los documentos: alfa-beta, una ventana; un resultado cuenta uno más por cada casilla vacía, así que se prefiere la victoria más corta. La raíz se cuenta como llamada.</translation>
    </message>
    <message>
        <source>Beyond the documents: alpha-beta, one window, that at each ply first tries the last two moves that closed the window there; the others follow in the order that is chosen. The root is counted as a call.</source>
        <translation>Más allá de los documentos: alfa-beta, una ventana, que en cada nivel prueba primero las dos últimas jugadas que allí cerraron la ventana; las demás siguen en el orden elegido. La raíz se cuenta como llamada.</translation>
    </message>
    <message>
        <source>Beyond the documents: alpha-beta, one window, to depth 1, then 2, and so on; what was best in a position, or enough for a cut, is tried first there in the next search. The tree and its calls are the last search&apos;s; the root is counted as a call.</source>
        <translation>Más allá de los documentos: alfa-beta, una ventana, a profundidad 1, luego 2, etcétera; lo que fue lo mejor en una posición, o bastó para un corte, se prueba allí primero en la búsqueda siguiente. El árbol y sus llamadas son los de la última búsqueda; la raíz se cuenta como llamada.</translation>
    </message>
    <message>
        <source>%1, fail-hard</source>
        <comment>an algorithm</comment>
        <translation>%1, fail-hard</translation>
    </message>
    <message>
        <source>depth %1</source>
        <translation>profundidad %1</translation>
    </message>
    <message>
        <source>to the end</source>
        <translation>hasta el final</translation>
    </message>
    <message>
        <source>Fail-hard: where no child is better, MAX returns the alpha and MIN the beta that it was visited with.</source>
        <translation>Fail-hard: cuando ningún hijo es mejor, MAX devuelve el alfa y MIN el beta con que se visitó.</translation>
    </message>
    <message>
        <source>As given</source>
        <translation>Tal como está</translation>
    </message>
    <message>
        <source>Reversed, last first</source>
        <translation>Invertido, de la última a la primera</translation>
    </message>
    <message>
        <source>Centre, corners, edges</source>
        <translation>Centro, esquinas, lados</translation>
    </message>
    <message>
        <source>Corners first</source>
        <translation>Esquinas primero</translation>
    </message>
    <message>
        <source>Edges first</source>
        <translation>Lados primero</translation>
    </message>
    <message>
        <source>Fewest replies first</source>
        <translation>Menos respuestas primero</translation>
    </message>
    <message>
        <source>My own order</source>
        <translation>Mi propio orden</translation>
    </message>
    <message>
        <source>Best evaluation first</source>
        <translation>Mejor evaluación primero</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>de %1 a %2</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>como mínimo %1</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>como máximo %1</translation>
    </message>
    <message>
        <source>any value</source>
        <translation>cualquier valor</translation>
    </message>
    <message>
        <source> and </source>
        <translation> y </translation>
    </message>
    <message>
        <source> or </source>
        <translation> o </translation>
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
        <translation>MAX juega en la raíz: %1.</translation>
    </message>
    <message>
        <source>the root</source>
        <translation>la raíz</translation>
    </message>
    <message>
        <source>child %1</source>
        <translation>hijo %1</translation>
    </message>
    <message>
        <source>child %1 of %2</source>
        <comment>%2: a node</comment>
        <translation>hijo %1 de %2</translation>
    </message>
    <message>
        <source>If %1: %2</source>
        <comment>%1: letters with values, such as a = 0; %2: sentences</comment>
        <translation>Si %1: %2</translation>
    </message>
    <message>
        <source>Negamax</source>
        <translation>Negamax</translation>
    </message>
    <message>
        <source>Alpha-beta, one window, written once for both players: each maximizes what a node is worth to it, and a child&apos;s value changes its sign. The root is counted as a call.</source>
        <translation>Alfa-beta, una ventana, escrito una sola vez para ambos jugadores: cada uno maximiza lo que un nodo vale para él, y el valor de un hijo cambia de signo. La raíz se cuenta como llamada.</translation>
    </message>
    <message>
        <source>%1, cuts beyond the bound</source>
        <comment>an algorithm</comment>
        <translation>%1, corta más allá de la cota</translation>
    </message>
    <message>
        <source>All values here are MAX&apos;s; the code has those of MIN with the other sign.</source>
        <translation>Todos los valores de aquí son los de MAX; el código tiene los de MIN con el otro signo.</translation>
    </message>
    <message>
        <source>MAX cuts above beta and MIN below alpha; at an equal value nothing is cut.</source>
        <translation>MAX corta por encima de beta y MIN por debajo de alfa; con un valor igual no se corta nada.</translation>
    </message>
    <message>
        <source>Left to right</source>
        <translation>De izquierda a derecha</translation>
    </message>
    <message>
        <source>Right to left</source>
        <translation>De derecha a izquierda</translation>
    </message>
    <message>
        <source>from right to left</source>
        <comment>how a tree is searched</comment>
        <translation>de derecha a izquierda</translation>
    </message>
    <message>
        <source>from left to right</source>
        <comment>how a tree is searched</comment>
        <translation>de izquierda a derecha</translation>
    </message>
    <message>
        <source>Expectiminimax</source>
        <translation>Expectiminimax</translation>
    </message>
    <message>
        <source>Averages are exact, if need be as fractions such as 10/3.</source>
        <translation>Las medias son exactas; si hace falta, en forma de fracción, como 10/3.</translation>
    </message>
    <message>
        <source>CHANCE</source>
        <translation>AZAR</translation>
    </message>
    <message>
        <source>Minimax where chance moves, too: a chance node is worth the average of its children, each by its probability. Visits every node: cuts at a chance node need limits of the values (Ballard&apos;s Star1), and none are made here. The root is counted as a call.</source>
        <translation>Minimax en el que también mueve el azar: un nodo de azar vale la media de sus hijos, cada uno según su probabilidad. Visita todos los nodos: para podar en un nodo de azar hacen falta límites de los valores (Star1, de Ballard), y aquí no se poda. La raíz se cuenta como llamada.</translation>
    </message>
    <message>
        <source>At an equal value nothing is cut.</source>
        <translation>Con un valor igual no se corta nada.</translation>
    </message>
    <message>
        <source>An equal value cuts, too.</source>
        <translation>Un valor igual también corta.</translation>
    </message>
    <message>
        <source>If the letters have the values that were taken: %1</source>
        <comment>sentences</comment>
        <translation>Si las letras tienen los valores que se tomaron: %1</translation>
    </message>
    <message>
        <source>%1 · Order: %2</source>
        <comment>algorithm and order of moves</comment>
        <translation>%1 · Orden: %2</translation>
    </message>
    <message>
        <source>Alpha-beta to a depth; a heuristic judges every leaf. Every move of the root gets a full window. The root is not counted.</source>
        <translation>Alfa-beta hasta una profundidad; una heurística evalúa cada hoja. Cada jugada de la raíz recibe la ventana completa. La raíz no se cuenta.</translation>
    </message>
    <message>
        <source>Alpha-beta to a depth; leaves are judged by open lines and completed ones. Every move of the root gets a full window. The root is not counted.</source>
        <translation>Alfa-beta hasta una profundidad; las hojas se evalúan por líneas abiertas y completas. Cada jugada de la raíz recibe la ventana completa. La raíz no se cuenta.</translation>
    </message>
    <message>
        <source>Alpha-beta to a depth; a leaf is worth MAX&apos;s pieces less MIN&apos;s, and nothing else counts. Every move of the root gets a full window. The root is not counted.</source>
        <translation>Alfa-beta hasta una profundidad; una hoja vale las fichas de MAX menos las de MIN, y nada más cuenta. Cada jugada de la raíz recibe la ventana completa. La raíz no se cuenta.</translation>
    </message>
</context>
<context>
    <name>ui::lab::LabWindow</name>
    <message>
        <source>Share</source>
        <translation>Compartir</translation>
    </message>
    <message>
        <source>?</source>
        <translation>?</translation>
    </message>
    <message>
        <source>Search Lab</source>
        <translation>Laboratorio de búsqueda</translation>
    </message>
    <message>
        <source>%1%2 – Search Lab</source>
        <comment>%1: a lesson&apos;s title, %2: its changed mark</comment>
        <translation>%1%2 – Laboratorio de búsqueda</translation>
    </message>
</context>
<context>
    <name>ui::lab::LeafEditor</name>
    <message>
        <source>Value of the leaf</source>
        <translation>Valor de la hoja</translation>
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
        <translation>Mostrar las &amp;respuestas</translation>
    </message>
    <message>
        <source>Add a &amp;question</source>
        <translation>Añadir una pregun&amp;ta</translation>
    </message>
    <message>
        <source>&amp;Remove it</source>
        <translation>Eli&amp;minarla</translation>
    </message>
    <message>
        <source>What the lesson is about, a paragraph a line. Students read it: it also stands on the worksheet and the web page.</source>
        <translation>De qué trata la lección, un párrafo por línea. Los alumnos lo leen: también aparece en la hoja de ejercicios y en la página web.</translation>
    </message>
    <message>
        <source>Notes, which students read</source>
        <translation>Notas, que leen los alumnos</translation>
    </message>
    <message>
        <source>Students read the notes: they also stand on the worksheet and the web page.</source>
        <translation>Los alumnos leen las notas: también aparecen en la hoja de ejercicios y en la página web.</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Nueva</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Abrir…</translation>
    </message>
    <message>
        <source>S&amp;ave</source>
        <translation>&amp;Guardar</translation>
    </message>
    <message>
        <source>New lesson</source>
        <translation>Lección nueva</translation>
    </message>
    <message>
        <source>Open a lesson</source>
        <translation>Abrir una lección</translation>
    </message>
    <message>
        <source>Save the lesson</source>
        <translation>Guardar la lección</translation>
    </message>
    <message>
        <source>Show &amp;its search</source>
        <translation>Mostrar su &amp;búsqueda</translation>
    </message>
    <message>
        <source>&amp;Use them here</source>
        <translation>&amp;Usarlas aquí</translation>
    </message>
    <message>
        <source>The words of &quot;%1&quot; belong to another search than the one that is shown, and go with no page or worksheet of it.</source>
        <translation>El texto de «%1» es de otra búsqueda, no de la que se ve, y no acompaña a ninguna página ni hoja de ella.</translation>
    </message>
    <message>
        <source>The stop before</source>
        <translation>La parada anterior</translation>
    </message>
    <message>
        <source>The next stop</source>
        <translation>La parada siguiente</translation>
    </message>
    <message>
        <source>Add a sto&amp;p</source>
        <translation>Aña&amp;dir una parada</translation>
    </message>
    <message>
        <source>Re&amp;move this stop</source>
        <translation>Elim&amp;inar esta parada</translation>
    </message>
    <message>
        <source>Remove this stop</source>
        <translation>Eliminar esta parada</translation>
    </message>
    <message>
        <source>Stop %1 of %2</source>
        <translation>Parada %1 de %2</translation>
    </message>
    <message>
        <source>Add a stop behind this one: open its tree, then write</source>
        <translation>Añadir una parada tras esta: abra su árbol y luego escriba</translation>
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
            <numerusform>Busca a profundidad %n con pesos aprendidos</numerusform>
            <numerusform>Busca a profundidad %n con pesos aprendidos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Looks %n ply(s) ahead</source>
        <translation>
            <numerusform>Calcula %n jugada por delante</numerusform>
            <numerusform>Calcula %n jugadas por delante</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and counts open lines; sees no win</source>
        <comment>%1: how far</comment>
        <translation>%1 y cuenta líneas abiertas; no ve la victoria</translation>
    </message>
    <message>
        <source>%1 and counts open lines; sees a completed line</source>
        <comment>%1: how far</comment>
        <translation>%1 y cuenta líneas abiertas; ve una línea completa</translation>
    </message>
    <message>
        <source>%1 by the heuristic, and adds a random amount to each value</source>
        <comment>%1: how far</comment>
        <translation>%1 según la heurística, y suma a cada valor una cantidad al azar</translation>
    </message>
    <message>
        <source>%1 by the heuristic</source>
        <comment>%1: how far</comment>
        <translation>%1 según la heurística</translation>
    </message>
    <message>
        <source>Any move, at random</source>
        <translation>Cualquier jugada, al azar</translation>
    </message>
    <message>
        <source>The only move</source>
        <translation>La única jugada</translation>
    </message>
    <message>
        <source>Rule: ends the game, won</source>
        <translation>Regla: termina la partida, ganada</translation>
    </message>
    <message>
        <source>Rule: completes a line</source>
        <translation>Regla: completa una línea</translation>
    </message>
    <message>
        <source>Rule: blocks a line</source>
        <translation>Regla: bloquea una línea</translation>
    </message>
    <message>
        <source>Rule: stops a triangle</source>
        <translation>Regla: impide un triángulo</translation>
    </message>
    <message>
        <source>Theory: leaves the other side a lost position</source>
        <translation>Teoría: deja al otro bando una posición perdida</translation>
    </message>
    <message>
        <source>Theory: every move loses; one counter makes the game last</source>
        <translation>Teoría: todas las jugadas pierden; una ficha hace durar la partida</translation>
    </message>
    <message>
        <source>A well-tried move of the opening</source>
        <translation>Una jugada de apertura bien probada</translation>
    </message>
    <message>
        <source>Searches to the end of the game</source>
        <translation>Busca hasta el final de la partida</translation>
    </message>
    <message>
        <source>%1 (discs)</source>
        <comment>a value with its sign</comment>
        <translation>%1 (fichas)</translation>
    </message>
    <message>
        <source>won</source>
        <translation>ganada</translation>
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
        <translation>&amp;Sortear otra vez</translation>
    </message>
    <message>
        <source>Board after the move of: %1</source>
        <translation>Tablero tras la jugada de: %1</translation>
    </message>
    <message>
        <source>Its search</source>
        <translation>Su búsqueda</translation>
    </message>
    <message>
        <source>The search of: %1</source>
        <translation>La búsqueda de: %1</translation>
    </message>
    <message>
        <source>The game is over here.</source>
        <translation>La partida ha terminado aquí.</translation>
    </message>
    <message>
        <source>A tree has no levels. Open a position of a game.</source>
        <translation>Un árbol no tiene niveles. Abra una posición de un juego.</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Buscando…</translation>
    </message>
    <message>
        <source>Hard thinks by the clock when it plays; here it stops after %1 positions, so that it always plays the same.</source>
        <translation>Difícil piensa según el reloj cuando juega; aquí se detiene tras %1 posiciones, para jugar siempre lo mismo.</translation>
    </message>
    <message>
        <source>The report&apos;s Hard goes through its rules in their order: complete a line, else block one, else stop a triangle, else search. Hard takes a square against a triangle only from those that a search to the end finds best.</source>
        <translation>El Difícil del informe recorre sus reglas en orden: completar una línea, si no bloquear una, si no impedir un triángulo, si no buscar. Difícil elige una casilla contra un triángulo solo entre las que una búsqueda hasta el final considera mejores.</translation>
    </message>
    <message>
        <source>%1; as good to it: %2</source>
        <comment>a move, other moves</comment>
        <translation>%1; para él, igual de buenas: %2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>Plays %1</source>
        <comment>a move</comment>
        <translation>Juega %1</translation>
    </message>
    <message>
        <source>Its estimate: %1</source>
        <translation>Su estimación: %1</translation>
    </message>
    <message>
        <source>Does not search</source>
        <translation>No busca</translation>
    </message>
    <message>
        <source>Positions tried: %1</source>
        <translation>Posiciones examinadas: %1</translation>
    </message>
    <message>
        <source>With perfect play: %1</source>
        <comment>won, lost or drawn</comment>
        <translation>Con juego perfecto: %1</translation>
    </message>
    <message>
        <source>Repeats the levels&apos; random choices with another seed</source>
        <translation>Repite las elecciones al azar de los niveles con otra semilla</translation>
    </message>
</context>
<context>
    <name>ui::lab::NodePanel</name>
    <message>
        <source>Change the weights…</source>
        <translation>Cambiar los pesos…</translation>
    </message>
    <message>
        <source>About the node</source>
        <translation>Sobre el nodo</translation>
    </message>
    <message>
        <source>The root</source>
        <translation>La raíz</translation>
    </message>
    <message>
        <source>Node %1</source>
        <translation>Nodo %1</translation>
    </message>
    <message>
        <source>Board of the selected node</source>
        <translation>Tablero del nodo seleccionado</translation>
    </message>
    <message>
        <source>Not in the trace, which is past its limit or was stopped.</source>
        <translation>No está en el registro, que superó su límite o se detuvo.</translation>
    </message>
    <message>
        <source>Not visited so far.</source>
        <translation>No visitado hasta ahora.</translation>
    </message>
    <message>
        <source>Never visited: it was cut, and cannot change the root.</source>
        <translation>Nunca visitado: se podó, y no puede cambiar la raíz.</translation>
    </message>
    <message>
        <source>Never visited: it was cut if %1. For other values it can change the root.</source>
        <translation>Nunca visitado: se podó si %1. Con otros valores puede cambiar la raíz.</translation>
    </message>
    <message>
        <source>Never visited: it was cut if %1. It can change the root when %2.</source>
        <comment>%1: letters with values, %2: what letters must be</comment>
        <translation>Nunca visitado: se podó si %1. Puede cambiar la raíz cuando %2.</translation>
    </message>
    <message>
        <source>Only a bound is known here: the best play may lie in what was cut.</source>
        <translation>Aquí solo se conoce una cota: el mejor juego puede estar en lo que se podó.</translation>
    </message>
    <message>
        <source>Best play from here: %1</source>
        <translation>El mejor juego desde aquí: %1</translation>
    </message>
    <message>
        <source>Best play from here: %1: %2</source>
        <comment>children of a tree, and the value there</comment>
        <translation>El mejor juego desde aquí: %1: %2</translation>
    </message>
    <message>
        <source>, then </source>
        <translation>, luego </translation>
    </message>
    <message numerus="yes">
        <source>%Ln position(s) can still come up from here, itself included; %1 if turned and mirrored boards count as one.</source>
        <translation>
            <numerusform>%Ln posición puede surgir aún desde aquí, incluida esta; %1 si los tableros girados y reflejados cuentan como uno.</numerusform>
            <numerusform>%Ln posiciones pueden surgir aún desde aquí, incluida esta; %1 si los tableros girados y reflejados cuentan como uno.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is unknown (%2).</source>
        <translation>%1 es desconocida (%2).</translation>
    </message>
    <message>
        <source>The root is %1 whatever the letters are.</source>
        <translation>La raíz es %1, sean cuales sean las letras.</translation>
    </message>
    <message>
        <source>This node is %1 whatever the letters are.</source>
        <translation>Este nodo es %1, sean cuales sean las letras.</translation>
    </message>
    <message>
        <source>Depending on the letters this node lies between %1 and %2.</source>
        <translation>Según las letras, este nodo está entre %1 y %2.</translation>
    </message>
</context>
<context>
    <name>ui::lab::NumberLine</name>
    <message>
        <source>Alpha and beta: this node has no window now</source>
        <translation>Alfa y beta: este nodo no tiene ventana ahora</translation>
    </message>
    <message>
        <source>Alpha %1, beta %2</source>
        <translation>Alfa %1, beta %2</translation>
    </message>
    <message>
        <source>%1: an empty window</source>
        <comment>alpha and beta</comment>
        <translation>%1: una ventana vacía</translation>
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
        <translation>%1 hasta ahora</translation>
    </message>
    <message>
        <source>%1, at %2</source>
        <comment>a value; MAX or MIN</comment>
        <translation>%1, en %2</translation>
    </message>
    <message>
        <source>%1 returned</source>
        <translation>%1 devuelto</translation>
    </message>
</context>
<context>
    <name>ui::lab::PathPanel</name>
    <message>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>Exercise</source>
        <translation>Ejercicio</translation>
    </message>
    <message>
        <source>Numbers of the articles</source>
        <translation>Números de los artículos</translation>
    </message>
    <message>
        <source>Topics</source>
        <translation>Temas</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>a number and a topic</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>read</source>
        <translation>leído</translation>
    </message>
    <message>
        <source>stepped</source>
        <translation>recorrido</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>resuelto</translation>
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
        <translation>Empezar</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a place in a topic</comment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>From what a tree is to what engines add, in nine topics of some five minutes. Each stop opens a search at a step, with its words under the tree; step on from there as you like.</source>
        <translation>Desde qué es un árbol hasta lo que añaden los motores, en nueve temas de unos cinco minutos. Cada parada abre una búsqueda en un paso, con su explicación bajo el árbol; siga desde ahí como quiera.</translation>
    </message>
    <message>
        <source>That was the path. Minimax gives each player&apos;s best against the other&apos;s best; alpha-beta leaves out what cannot change it; the order of moves decides how much that is; and a depth with a heuristic makes a large game small enough.</source>
        <translation>Ese era el camino. Minimax da lo mejor de cada jugador contra lo mejor del otro; alfa-beta omite lo que no puede cambiarlo; el orden de las jugadas decide cuánto es eso; y una profundidad con una heurística reduce lo suficiente un juego grande.</translation>
    </message>
    <message>
        <source>Of %1 topics you read %2, stepped through %3 and solved %4.</source>
        <translation>De %1 temas ha leído %2, recorrido %3 y resuelto %4.</translation>
    </message>
    <message>
        <source>All of them are done.</source>
        <translation>Todos están completos.</translation>
    </message>
    <message>
        <source>Something else is open now. Next goes on with the path where you left it.</source>
        <translation>Ahora hay otra cosa abierta. Siguiente continúa el camino donde lo dejó.</translation>
    </message>
    <message>
        <source>What comes next: open a random tree with Lab &gt; Open &gt; A random tree and let the Quiz ask you about each step of its search; solve the exercises; and open the documents&apos; other trees and positions, or your own game, from Lab &gt; Open.</source>
        <translation>Qué viene ahora: abra un árbol aleatorio con Laboratorio &gt; Abrir &gt; Un árbol aleatorio y deje que la página Preguntas le pregunte por cada paso de su búsqueda; resuelva los ejercicios; y abra los demás árboles y posiciones de los documentos, o su propia partida, con Laboratorio &gt; Abrir.</translation>
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
        <translation>Recorra esta búsqueda paso a paso, hacia atrás o hacia delante, o resuelva el ejercicio para completar el tema.</translation>
    </message>
    <message numerus="yes">
        <source>Topic(s) not done yet: %1.</source>
        <comment>numbers</comment>
        <translation>
            <numerusform>Tema pendiente: %1.</numerusform>
            <numerusform>Temas pendientes: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::lab::PathTexts</name>
    <message>
        <source>What a tree is</source>
        <translation>Qué es un árbol</translation>
    </message>
    <message>
        <source>Backing up values</source>
        <translation>Los valores suben</translation>
    </message>
    <message>
        <source>Alpha and beta</source>
        <translation>Alfa y beta</translation>
    </message>
    <message>
        <source>The cut</source>
        <translation>El corte</translation>
    </message>
    <message>
        <source>Exact or a bound</source>
        <translation>Exacto o cota</translation>
    </message>
    <message>
        <source>The order of moves</source>
        <translation>El orden de las jugadas</translation>
    </message>
    <message>
        <source>Depth and heuristics</source>
        <translation>Profundidad y heurísticas</translation>
    </message>
    <message>
        <source>Whole games</source>
        <translation>Juegos enteros</translation>
    </message>
    <message>
        <source>Beyond: what engines add</source>
        <translation>Más allá: lo que añaden los motores</translation>
    </message>
    <message>
        <source>Two players take turns. MAX chooses at a triangle that points up, MIN at one that points down. A box is a leaf: the game is over there, and the number is its value to MAX. What MAX wins, MIN loses, so MAX wants it large and MIN wants it small.</source>
        <translation>Dos jugadores se turnan. MAX elige en un triángulo que apunta hacia arriba, MIN en uno que apunta hacia abajo. Un recuadro es una hoja: ahí la partida ha terminado, y el número es su valor para MAX. Lo que MAX gana, MIN lo pierde, así que MAX lo quiere grande y MIN pequeño.</translation>
    </message>
    <message>
        <source>The buttons below the tree step through a search of it: to the beginning, back, a step on, to the next cut, and by itself. This is the place that says what a step did. Try a few: the search goes down to the leaves and brings their values up. Next goes on with the path at any time, and Back above its topics shows the code.</source>
        <translation>Los botones bajo el árbol recorren una búsqueda en él: al comienzo, atrás, un paso adelante, al próximo corte, y de forma automática. Aquí se lee qué hizo cada paso. Pruebe algunos: la búsqueda baja hasta las hojas y trae sus valores hacia arriba. Siguiente continúa el camino en cualquier momento, y Atrás, encima de los temas, muestra el código.</translation>
    </message>
    <message>
        <source>A game is such a tree. X is to move here, and is MAX. A move of one player is a ply. Three squares are empty, so the root, the node at the top, has three children, and each of them has two at most. Follow a branch down to its leaf: there a line is complete or the board is full. A double click or Enter closes a node, and opens it again.</source>
        <translation>Un juego es un árbol así. Aquí le toca a X, que es MAX. Quedan tres casillas vacías, así que la raíz, el nodo de arriba, tiene tres hijos, y cada uno de ellos tiene dos como máximo. Siga una rama hasta su hoja: ahí una línea está completa o el tablero está lleno. Un doble clic o Intro cierra un nodo, y lo abre de nuevo.</translation>
    </message>
    <message>
        <source>Minimax needs four things: no chance, players who take turns, a loser for each winner, and nothing hidden from either. Chess, draughts, Othello, Nim and Connect Four have all four. Backgammon has dice, and poker hides cards.</source>
        <translation>Minimax necesita cuatro cosas: que no haya azar, que los jugadores se turnen, que haya un perdedor por cada ganador y que nada esté oculto para ninguno. El ajedrez, las damas, Othello, Nim y Conecta 4 cumplen las cuatro. El backgammon tiene dados, y el póquer esconde cartas.</translation>
    </message>
    <message>
        <source>The terms for it: the root is the initial state, the successor function gives a node&apos;s children, the terminal test finds the leaves, and a leaf&apos;s number is its utility. With b children at each node and m plies there are b^m leaves: here b is 2 and m is 2, which makes 4.</source>
        <translation>Los términos para ello: la raíz es el estado inicial, la función sucesor da los hijos de un nodo, la prueba terminal halla las hojas, y el número de una hoja es su utilidad. Con b hijos en cada nodo y m niveles de jugadas hay b^m hojas: aquí b es 2 y m es 2, lo que da 4.</translation>
    </message>
    <message>
        <source>Values go up from the leaves. MIN has seen both of its leaves, 4 and 5. It chooses the smaller, so this node is worth 4 to MAX, whatever MAX hopes for. The node returns 4: to visit a node is one call of the search&apos;s function, and what the call returns is the node&apos;s value.</source>
        <translation>Los valores suben desde las hojas. MIN ha visto sus dos hojas, 4 y 5. Elige la menor, así que este nodo vale 4 para MAX, espere MAX lo que espere. El nodo devuelve 4: visitar un nodo es una llamada de la función de la búsqueda, y lo que la llamada devuelve es el valor del nodo.</translation>
    </message>
    <message>
        <source>The other node is worth 2, for MIN would not leave MAX the 7. MAX takes the larger of 4 and 2: the root is worth 4. The line of best play by both, marked in the tree, is the principal variation. As a formula, MiniMax(N) is f(N) at a leaf, else the largest or the smallest of the successors&apos; values; the code, behind Back, has it line by line.</source>
        <translation>El otro nodo vale 2, pues MIN no dejaría a MAX el 7. MAX toma el mayor de 4 y 2: la raíz vale 4. La línea del mejor juego de ambos, marcada en el árbol, es la variante principal. Como fórmula, MiniMax(N) es f(N) en una hoja, y si no, el mayor o el menor de los valores de los sucesores; el código, que muestra el botón Atrás, lo dice línea por línea.</translation>
    </message>
    <message>
        <source>The same leaves, but MIN moves first. Now MAX chooses below: 5 on the left and 7 on the right, and MIN takes the smaller, 5. The 2 is as tempting to MIN as the 7 was to MAX, and as useless.</source>
        <translation>Las mismas hojas, pero MIN juega primero. Ahora MAX elige abajo: 5 a la izquierda y 7 a la derecha, y MIN toma el menor, 5. El 2 es tan tentador para MIN como lo era el 7 para MAX, e igual de inútil.</translation>
    </message>
    <message>
        <source>Three plies. Work out what the root is worth before you step forwards, then look whether you were right. Quiz asks you at every node.</source>
        <translation>Tres jugadas. Calcule cuánto vale la raíz antes de avanzar, y luego mire si acertó. La página Preguntas le pregunta en cada nodo.</translation>
    </message>
    <message>
        <source>Another tree, by plain minimax. MIN makes 3 of the first child and 2 of the second; MAX plays left and gets 3. All five leaves were visited. Was that necessary?</source>
        <translation>Otro árbol, con minimax simple. Con MIN, el primer hijo vale 3 y el segundo 2; MAX juega a la izquierda y consigue 3. Se visitaron las cinco hojas. ¿Era necesario?</translation>
    </message>
    <message>
        <source>Plain minimax visits every leaf. Alpha-beta carries two numbers along: alpha (α) is what MAX has for sure so far, and beta (β) is what MIN has for sure. At the beginning neither has anything, so the window (α, β) is (−∞, +∞).</source>
        <translation>El minimax simple visita todas las hojas. Alfa-beta lleva consigo dos números: alfa (α) es lo que MAX tiene asegurado hasta ahora, y beta (β) lo que MIN tiene asegurado. Al comienzo ninguno tiene nada, así que la ventana (α, β) es (−∞, +∞).</translation>
    </message>
    <message>
        <source>The first child returned 3, and MAX can have it by going there: alpha rises to 3 at the root. The next child is searched with that alpha, so it knows from the start what it must exceed.</source>
        <translation>El primer hijo devolvió 3, y MAX puede tenerlo yendo allí: alfa sube a 3 en la raíz. El hijo siguiente se examina con ese alfa, así que sabe desde el comienzo lo que debe superar.</translation>
    </message>
    <message>
        <source>In the second child MIN found 2. MAX has 3, so the last leaf need not be visited: four of five leaves were enough. Only MAX moves alpha, only MIN moves beta, and a child inherits both. The strokes and the sign ≤ are what the next two topics are about.</source>
        <translation>En el segundo hijo MIN halló 2. MAX tiene 3, así que no hace falta visitar la última hoja: bastaron cuatro de cinco hojas. Solo MAX mueve alfa, solo MIN mueve beta, y un hijo hereda ambos. De los trazos y del signo ≤ tratan los dos temas siguientes.</translation>
    </message>
    <message>
        <source>MAX has 3 at the first child. In the second MIN has found 2, so MIN can hold MAX to 2 there, or less. MAX gains nothing by going there, whatever a is. The search cuts what is left.</source>
        <translation>MAX tiene 3 en el primer hijo. En el segundo, MIN ha hallado 2, así que MIN puede mantener ahí a MAX en 2, o menos. MAX no gana nada yendo allí, sea cual sea a. La búsqueda corta lo que queda.</translation>
    </message>
    <message>
        <source>Four of the nine leaves were never visited. Do you believe it? Choose a hatched leaf and go Back: beside the tree it can be given any value, and the root stays 3.</source>
        <translation>Cuatro de las nueve hojas no se visitaron nunca. ¿Lo cree? Elija una hoja rayada y use Atrás: junto al árbol se le puede dar cualquier valor, y la raíz sigue siendo 3.</translation>
    </message>
    <message>
        <source>This node returns 2, but 2 need not be its value: a and b were not visited, and each could be less. Its value is 2 at most, so the tree says ≤ 2. That is all MAX needs, who has 3.</source>
        <translation>Este nodo devuelve 2, pero 2 no tiene por qué ser su valor: a y b no se visitaron, y cada una podría ser menor. Su valor es 2 como máximo, por eso el árbol dice ≤ 2. Es todo lo que necesita MAX, que tiene 3.</translation>
    </message>
    <message>
        <source>The same tree one level up: MAX chooses among 3, c and 2, and of c it is known that it is 2 or less. The root is worth 3 with any of these values.</source>
        <translation>El mismo árbol un nivel más arriba: MAX elige entre 3, c y 2, y de c se sabe que es 2 o menos. La raíz vale 3 con cualquiera de esos valores.</translation>
    </message>
    <message>
        <source>Three moves with three answers each. The first child is exactly 3, the second at most 2. The third visited all of its leaves, and is exactly 2. Other leaves in place of those that were cut may change a node marked ≤ or ≥, never one marked =, and the root of a whole search is always marked =. A bound can come up from a cut further below, too.</source>
        <translation>Tres jugadas con tres respuestas cada una. El primer hijo es exactamente 3, el segundo 2 como máximo. El tercero visitó todas sus hojas, y es exactamente 2. Otras hojas en lugar de las podadas pueden cambiar un nodo marcado con ≤ o ≥, nunca uno marcado con =, y la raíz de una búsqueda entera siempre se marca con =. Una cota también puede venir de un corte más abajo.</translation>
    </message>
    <message>
        <source>MIN moves first. The left child returned 5. On the right MAX saw the 2 first, which cuts nothing, and then the 7: all four leaves were visited.</source>
        <translation>MIN juega primero. El hijo izquierdo devolvió 5. A la derecha MAX vio primero el 2, que no corta nada, y después el 7: se visitaron las cuatro hojas.</translation>
    </message>
    <message>
        <source>The same tree with 7 before 2. MAX has 7 at once, MIN has 5 elsewhere, and the 2 is cut: three leaves instead of four. The root is worth the same. Order changes the work, never the value; of moves worth the same it changes which is played.</source>
        <translation>El mismo árbol con 7 antes que 2. MAX tiene 7 de inmediato, MIN tiene 5 en otra parte, y el 2 se poda: tres hojas en lugar de cuatro. La raíz vale lo mismo. El orden cambia el trabajo, nunca el valor; entre jugadas del mismo valor cambia cuál se juega.</translation>
    </message>
    <message>
        <source>This tree is from the textbook by Russell and Norvig. Seven of its nine leaves are visited, because in the third child the 2, which MIN wants, comes last: with 14 last, as 5, 2, 14, six would be enough, and with 2 first five.</source>
        <translation>Este árbol es del libro de Russell y Norvig. Se visitan siete de sus nueve hojas, porque en el tercer hijo el 2, que quiere MIN, viene al final: con 14 al final, como 5, 2, 14, bastarían seis, y con 2 primero, cinco.</translation>
    </message>
    <message>
        <source>With the best answer first everywhere it is five: 3 + 3 − 1. Less is impossible. In general the best order needs about 2b^(m/2) leaves, where plain minimax needs b^m: with the same work alpha-beta looks twice as deep. Drag a child past its neighbour to try orders of your own.</source>
        <translation>Con la mejor respuesta primero en todas partes son cinco: 3 + 3 − 1. Menos es imposible. En general el mejor orden necesita unas 2b^(m/2) hojas, donde el minimax simple necesita b^m: con el mismo trabajo, alfa-beta calcula al doble de profundidad. Arrastre un hijo más allá de su vecino para probar órdenes propios.</translation>
    </message>
    <message>
        <source>Nim with 20 counters. Trying the largest take first, alpha-beta needs 1,093 calls; trying the smallest first, 38,949. Programs therefore try first what is likely to be best: moves that capture, moves that were good before, moves that leave few answers.</source>
        <translation>Nim con 20 fichas. Probando primero quitar más, alfa-beta necesita 1093 llamadas; probando primero quitar menos, 38.949. Por eso los programas prueban primero lo que probablemente es mejor: capturas, jugadas que fueron buenas antes, jugadas que dejan pocas respuestas.</translation>
    </message>
    <message>
        <source>Three levels of tic-tac-toe from Moraes&apos;s report. The easy one looks one ply ahead and judges by a heuristic: the lines still open to it, less those open to the other side. O could win at 9; but the count of lines has no win in it, other moves are worth as much, and of equal ones the report&apos;s level plays the first, 3. (This program&apos;s easy level draws lots among them.)</source>
        <translation>Tres niveles de tres en raya del informe de Moraes. El fácil calcula una jugada por delante y evalúa con una heurística: las líneas aún abiertas para él, menos las abiertas para el otro bando. O podría ganar en 9; pero la cuenta de líneas no contiene la victoria, otras jugadas valen lo mismo, y entre iguales el nivel del informe juega la primera, 3. (El nivel fácil de este programa sortea entre ellas.)</translation>
    </message>
    <message>
        <source>This topic goes beyond the articles. In Nim many orders of moves lead to the same heap: taking 1 and then 2 leaves what taking 2 and then 1 does. A transposition table keeps what the search has proved of each position, so that it is not searched again.</source>
        <translation>Este tema va más allá de los artículos. En Nim muchos órdenes de jugadas llevan al mismo montón: quitar 1 y luego 2 deja lo mismo que quitar 2 y luego 1. Una tabla de transposición guarda lo que la búsqueda ha demostrado de cada posición, para no examinarla otra vez.</translation>
    </message>
    <message>
        <source>The first answer from the table. This heap was searched before, by other moves. The table need not hold the exact value: that it is at least beta, or at most alpha, is enough for a cut. If it is not enough, the node is searched after all.</source>
        <translation>La primera respuesta de la tabla. Este montón ya se examinó, por otras jugadas. La tabla no necesita tener el valor exacto: que sea como mínimo beta, o como máximo alfa, basta para un corte. Si no basta, el nodo se examina de todos modos.</translation>
    </message>
    <message>
        <source>X can win at 7 at once. But 2 wins too, a little later, and comes first in the list; both are worth 1, so alpha-beta plays 2. A program that always finds another win in two moves never wins.</source>
        <translation>X puede ganar al instante en 7. Pero 2 también gana, un poco después, y está antes en la lista; ambos valen 1, así que alfa-beta juega 2. Un programa que siempre halla otra victoria en dos jugadas no gana nunca.</translation>
    </message>
    <message>
        <source>Now a result counts one more for each square that is left empty. The win at 7 leaves four and is worth 5, the later one is worth less, so the search plays 7; and a side that must lose puts it off. Chess programs do the same when they count the moves to mate.</source>
        <translation>Ahora un resultado cuenta uno más por cada casilla que queda vacía. La victoria en 7 deja cuatro y vale 5, la más tardía vale menos, así que la búsqueda juega 7; y un bando que ha de perder lo retrasa. Los programas de ajedrez hacen lo mismo cuando cuentan las jugadas hasta el mate.</translation>
    </message>
    <message>
        <source>A utility is often +1, 0 or −1: won, drawn, lost. Any numbers do, as long as more is better for MAX: in Othello the difference of the discs, in backgammon from −192 to +192. Here MAX wins with child 2 and with child 3, but 2 points are more than 1, which +1 for any win would not show. Child 1 tempts with 192: what would MIN leave of it?</source>
        <translation>Una utilidad suele ser +1, 0 o −1: victoria, empate, derrota. Sirve cualquier número, siempre que más sea mejor para MAX: en Othello la diferencia de fichas, en el backgammon de −192 a +192. Aquí MAX gana con el hijo 2 y con el hijo 3, pero 2 puntos son más que 1, lo que +1 por cualquier victoria no mostraría. El hijo 1 tienta con 192: ¿qué dejaría ahí MIN?</translation>
    </message>
    <message>
        <source>Go Back to the code and step. The function calls itself for each child and ends at a leaf: a call waits in the stack until its children have returned. In “Entendendo o algoritmo Minimax” a listing that has MAX&apos;s half only passes on the board itself, not the child. With both halves written so, each call would be about the same position, no leaf would ever come, and the calls would never end. The next listing has it right.</source>
        <translation>Use Atrás para ir al código y avance. La función se llama a sí misma para cada hijo y termina en una hoja: una llamada espera en la pila hasta que sus hijos han vuelto. En «Entendendo o algoritmo Minimax» un listado que solo tiene la mitad de MAX pasa el propio tablero, no el hijo. Con las dos mitades escritas así, cada llamada trataría de la misma posición, nunca llegaría una hoja y las llamadas no terminarían. El listado siguiente está bien.</translation>
    </message>
    <message>
        <source>Read the signs. “Entendendo o algoritmo Minimax” calls a positive branch a certain win, and takes a negative one only if nothing is better. What minimax claims: from a node worth 1 MAX can win whatever MIN does, from one worth −1 MIN can, and from 0 neither can. Here one move of X is positive; below it there are lost games as well, into which X need not go. The other four are negative.</source>
        <translation>Lea los signos. «Entendendo o algoritmo Minimax» llama a una rama positiva victoria segura, y solo acepta una negativa si no hay nada mejor. Lo que afirma minimax: desde un nodo que vale 1 MAX puede ganar, haga MIN lo que haga; desde uno que vale −1, puede MIN; y desde 0, ninguno. Aquí una jugada de X es positiva; por debajo también hay partidas perdidas, a las que X no tiene que ir. Las otras cuatro son negativas.</translation>
    </message>
    <message>
        <source>Here, too, children were cut, and yet each node is marked =. In tic-tac-toe no result is below −1: where MIN has −1 already, the cut replies cannot make it less, so ≤ −1 is = −1. Nim is the same; so is +1 for MAX. Written trees know no such end: any number may follow.</source>
        <translation>Aquí también se podaron hijos, y aun así cada nodo está marcado con =. En tres en raya ningún resultado es menor que −1: donde MIN ya tiene −1, las respuestas podadas no pueden bajarlo, así que ≤ −1 es = −1. En Nim es igual; y también +1 para MAX. Los árboles escritos no tienen ese límite: puede seguir cualquier número.</translation>
    </message>
    <message>
        <source>The first chess programs, which “Algoritmo Minimax com podas Alfa-beta” begins with, were on paper. In 1950 Claude Shannon told two kinds apart: type A looks at all moves to a fixed depth and evaluates there, as this search does; type B looks at few moves, but deeper. Alan Turing wrote a program at that time, too, and carried it out by hand. Alpha-beta came later, and let type A look twice as deep.</source>
        <translation>Los primeros programas de ajedrez, con los que empieza «Algoritmo Minimax com podas Alfa-beta», existían en papel. En 1950 Claude Shannon distinguió dos tipos: el tipo A examina todas las jugadas hasta una profundidad fija y evalúa ahí, como hace esta búsqueda; el tipo B examina pocas jugadas, pero más a fondo. Alan Turing también escribió un programa por entonces, y lo ejecutó a mano. Alfa-beta llegó después, y permitió al tipo A calcular al doble de profundidad.</translation>
    </message>
    <message>
        <source>The same position with one more move of its own, three plies. Now X&apos;s reply counts: 3, 4 and 6 are worth −1 and 9 is worth 0, so it plays 9. It wins there, but it still sees lines and no win.</source>
        <translation>La misma posición con una jugada propia más, tres en total. Ahora cuenta la respuesta de X: 3, 4 y 6 valen −1 y 9 vale 0, así que juega 9. Ahí gana, pero sigue viendo líneas y no la victoria.</translation>
    </message>
    <message>
        <source>MIN has seen the leaf 3. It will never let more than 3 happen here, so beta falls to 3 at this node. The window is written beside it.</source>
        <translation>MIN ha visto la hoja 3. Nunca dejará que aquí pase más de 3, así que beta baja a 3 en este nodo. La ventana está escrita a su lado.</translation>
    </message>
    <message>
        <source>The same in a tree with nine leaves. MIN has 2 here, which is not above alpha, the 3 that MAX has at the root. The leaves a and b are cut. They are hatched, and nobody had to know their values. (“Algoritmo Minimax com podas Alfa-beta”, where the tree is from, moves beta first and writes α = 3, β = 2: an empty window, in which no value can matter. Fail-hard in Edit does so.)</source>
        <translation>Lo mismo en un árbol de nueve hojas. MIN tiene 2 aquí, que no supera alfa, el 3 que MAX tiene en la raíz. Las hojas a y b se podan. Están rayadas, y nadie tuvo que saber sus valores. («Algoritmo Minimax com podas Alfa-beta», de donde viene el árbol, mueve primero beta y escribe α = 3, β = 2: una ventana vacía, en la que ningún valor puede importar. Fail-hard, en Editar, también lo hace así.)</translation>
    </message>
    <message>
        <source>Searched to the end no heuristic is needed: a leaf&apos;s value is the result. O wins at 9. View &gt; Page &gt; Compare has a button Levels, for those of the program and the report&apos;s own hard level, which goes by rules before it searches.</source>
        <translation>Buscando hasta el final no hace falta heurística: el valor de una hoja es el resultado. O gana en 9. Ver &gt; Página &gt; Comparar tiene un botón Niveles, con los del programa y el nivel difícil del propio informe, que sigue reglas antes de buscar.</translation>
    </message>
    <message>
        <source>The heuristic of “Entendendo o algoritmo Minimax” gives points line by line, and infinity for a win. Step to a leaf and choose View &gt; Page &gt; The node: its table has the points. A heuristic is an opinion: View &gt; Page &gt; Numbers of the articles has a game that this one loses at depth 2.</source>
        <translation>La heurística de «Entendendo o algoritmo Minimax» da puntos línea por línea, e infinito por una victoria. Avance hasta una hoja y elija Ver &gt; Página &gt; El nodo: su tabla tiene los puntos. Una heurística es una opinión: Ver &gt; Página &gt; Números de artículos tiene una partida que esta pierde a profundidad 2.</translation>
    </message>
    <message>
        <source>For chess “El algoritmo MiniMax” takes the points of one side&apos;s pieces less those of the other&apos;s: the larger, the better. Here is that heuristic in Othello, where each disc counts one, and nothing else in it: each first move leaves 4 discs to 1, worth 3. In fact many discs early on give the other side moves, so the levels&apos; heuristic counts them against their owner then. View &gt; Page &gt; Compare has a button Weights, which tests each term.</source>
        <translation>Para el ajedrez, «El algoritmo MiniMax» toma los puntos de las piezas de un bando menos los del otro: cuanto mayor, mejor. Aquí está esa heurística en Othello, donde cada ficha cuenta uno, y nada más: cada primera jugada deja 4 fichas contra 1, lo que vale 3. En realidad, muchas fichas al comienzo dan jugadas al otro bando, por eso la heurística de los niveles las cuenta entonces en contra de su dueño. Ver &gt; Página &gt; Comparar tiene un botón Pesos, que prueba cada término.</translation>
    </message>
    <message>
        <source>Nim with 20 counters, where the last one loses. Only one first move wins: take 3. View &gt; Page &gt; The node has a table of the heaps that lose.</source>
        <translation>Nim con 20 fichas, donde la última pierde. Solo gana una primera jugada: quitar 3. Ver &gt; Página &gt; El nodo tiene una tabla de los montones que pierden.</translation>
    </message>
    <message>
        <source>Othello is too large for its end: here are six plies, evaluated by corners, moves and discs, with other weights in the opening, the midgame and the endgame. View &gt; Page &gt; The node has a table of each term. Hard searches deeper in the same way, by the patterns of edges, corners and lines, with weights that were learnt from games, as the program Logistello had them.</source>
        <translation>Othello es demasiado grande para llegar al final: aquí son seis jugadas, evaluadas por esquinas, jugadas posibles y fichas, con otros pesos en la apertura, el medio juego y el final. Ver &gt; Página &gt; El nodo tiene una tabla de cada término. El nivel difícil busca a más profundidad del mismo modo, por los patrones de lados, esquinas y líneas, con pesos aprendidos de partidas, como los del programa Logistello.</translation>
    </message>
    <message>
        <source>In Othello a player who cannot turn a disc passes: the pass is a node like any other. Now open the position of your own game, or ask why the last move was played: Lab &gt; Open has both.</source>
        <translation>En Othello un jugador que no puede voltear ninguna ficha pasa: el pase es un nodo como cualquier otro. Ahora abra la posición de su propia partida, o pregunte por qué se hizo la última jugada: Laboratorio &gt; Abrir tiene ambas cosas.</translation>
    </message>
    <message>
        <source>All of tic-tac-toe once more. With one window and no table alpha-beta makes 18,297 calls; look below the tree how few are left. The value is the same, since the table only repeats what was proved. Two more algorithms try first what did well before, killer moves and iterative deepening: Lab &gt; Open &gt; Beyond the documents: what engines add has both.</source>
        <translation>Otra vez el tres en raya entero. Con una ventana y sin tabla, alfa-beta hace 18.297 llamadas; mire bajo el árbol cuántas quedan. El valor es el mismo, pues la tabla solo repite lo demostrado. Otros dos algoritmos prueban primero lo que antes salió bien, jugadas asesinas y profundización iterativa: Laboratorio &gt; Abrir &gt; Más allá de los documentos: lo que añaden los motores tiene ambos.</translation>
    </message>
    <message>
        <source>Another cut, from “El algoritmo MiniMax”: stop at a move that wins, and at nothing else. It is right, but in the whole game it makes 94,978 calls and alpha-beta, which compares all values, 18,297 with one window; in one position either may need fewer. (There it is called poda alpha, alpha pruning, after a win of MAX, and poda beta, beta pruning, after one of MIN. Everybody else says the opposite: a beta cutoff is at MAX.)</source>
        <translation>Otro corte, de «El algoritmo MiniMax»: detenerse en una jugada que gana, y en nada más. Es correcto, pero en el juego entero hace 94.978 llamadas, y alfa-beta, que compara todos los valores, 18.297 con una sola ventana; en una posición dada, cualquiera de los dos puede necesitar menos. (Allí se llama poda alpha tras una victoria de MAX, y poda beta tras una de MIN. Todos los demás dicen lo contrario: un corte beta ocurre en MAX.)</translation>
    </message>
    <message>
        <source>Trees grow fast. Tic-tac-toe has 549,946 nodes with its root, though only 5,478 positions, or 765 if turned and mirrored ones count once; Nim with 20 counters 266,079 nodes and 40 positions. Most games are too large: Othello&apos;s first six plies alone have 9,913 nodes, and estimates for all of it are 10^28 positions and 10^58 games. This explosion is why a search stops at a depth, here at six plies, and judges what it finds there.</source>
        <translation>Los árboles crecen deprisa. El tres en raya tiene 549.946 nodos contando la raíz, aunque solo 5478 posiciones, o 765 si las giradas y reflejadas cuentan una vez; Nim con 20 fichas, 266.079 nodos y 40 posiciones. La mayoría de los juegos son demasiado grandes: solo las seis primeras jugadas de Othello tienen 9913 nodos, y las estimaciones para todo el juego son 10^28 posiciones y 10^58 partidas. Por esta explosión una búsqueda se detiene a una profundidad, aquí a seis jugadas, y evalúa lo que halla ahí.</translation>
    </message>
    <message>
        <source>All of tic-tac-toe. Each first move is worth 0: against best play nobody wins. Plain minimax makes 549,945 calls below the root, alpha-beta 30,709 with a new window for each first move, as here, and 18,296 with one window for all.</source>
        <translation>El tres en raya entero. Toda primera jugada vale 0: contra el mejor juego no gana nadie. El minimax simple hace 549.945 llamadas por debajo de la raíz; alfa-beta, 30.709 con una ventana nueva para cada primera jugada, como aquí, y 18.296 con una sola para todas.</translation>
    </message>
    <message>
        <source>On paper one draws it level by level: X&apos;s three moves; O&apos;s six replies, two of which win (red); X&apos;s four last moves, which all win (blue). Then the values, from the last ply up: the largest where X chooses, the smallest where O does, and 1 at the root. The program goes into one branch after the other instead; the values are the same.</source>
        <translation>En papel se dibuja nivel por nivel: las tres jugadas de X; las seis respuestas de O, de las que dos ganan (rojo); las cuatro últimas jugadas de X, que ganan todas (azul). Luego los valores, del último nivel hacia arriba: el mayor donde elige X, el menor donde elige O, y 1 en la raíz. El programa, en cambio, entra en una rama tras otra; los valores son los mismos.</translation>
    </message>
    <message>
        <source>The same as a story, from the article on an Othello engine. Child 1 is B, the move that decides; child 2 is C, which is answered at once. B is worth 7: whatever MIN replies, MAX has 7 at least. One answer to C leaves 1, so the other answers b, c and d need not be known: C is worse than B already.</source>
        <translation>Lo mismo, contado como una historia, según el artículo sobre un motor de Othello. El hijo 1 es B, la jugada que decide; el hijo 2 es C, que tiene respuesta inmediata. B vale 7: responda MIN lo que responda, MAX tiene al menos 7. Una respuesta a C deja 1, así que no hace falta conocer las demás respuestas b, c y d: C ya es peor que B.</translation>
    </message>
</context>
<context>
    <name>ui::lab::PracticePage</name>
    <message>
        <source>The tree</source>
        <translation>El árbol</translation>
    </message>
    <message>
        <source>Plies</source>
        <translation>Niveles</translation>
    </message>
    <message>
        <source>Children, at most</source>
        <translation>Hijos, como máximo</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Número</translation>
    </message>
    <message>
        <source>Next tree</source>
        <translation>Árbol siguiente</translation>
    </message>
    <message>
        <source>Your own tree, such as %1</source>
        <translation>Un árbol propio, como %1</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>Usarlo</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Búsqueda</translation>
    </message>
    <message>
        <source>Alpha-beta, cuts at the bound</source>
        <translation>Alfa-beta, corta en la cota</translation>
    </message>
    <message>
        <source>Alpha-beta, cuts beyond the bound only</source>
        <translation>Alfa-beta, corta solo más allá de la cota</translation>
    </message>
    <message>
        <source>Minimax</source>
        <translation>Minimax</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Orden</translation>
    </message>
    <message>
        <source>From left to right</source>
        <translation>De izquierda a derecha</translation>
    </message>
    <message>
        <source>From right to left</source>
        <translation>De derecha a izquierda</translation>
    </message>
    <message>
        <source>The tree %1</source>
        <comment>in brackets</comment>
        <translation>El árbol %1</translation>
    </message>
    <message>
        <source>Your answers</source>
        <translation>Sus respuestas</translation>
    </message>
    <message>
        <source>Write down the value of each node.</source>
        <translation>Escriba el valor de cada nodo.</translation>
    </message>
    <message>
        <source>Node</source>
        <translation>Nodo</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Branches that are cut</source>
        <translation>Ramas que se podan</translation>
    </message>
    <message>
        <source>Checked</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Value of %1</source>
        <comment>a node</comment>
        <translation>Valor de %1</translation>
    </message>
    <message>
        <source>leaf %1, which is %2</source>
        <comment>%1: its place among the children</comment>
        <translation>la hoja %1, que vale %2</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Comprobar</translation>
    </message>
    <message>
        <source>Show the answers</source>
        <translation>Mostrar las respuestas</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Borrar</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Correcto</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>Incorrecto</translation>
    </message>
    <message>
        <source>At the first check of a tree: %2 of %3 nodes right. Trees so far: %1.</source>
        <translation>En la primera comprobación de cada árbol: %2 de %3 nodos correctos. Árboles hasta ahora: %1.</translation>
    </message>
    <message>
        <source>%1 of %2 leaves are visited, in the order that the tree shows.</source>
        <translation>Se visitan %1 de %2 hojas, en el orden que muestra el árbol.</translation>
    </message>
    <message>
        <source>no. %1</source>
        <comment>the place of a visit</comment>
        <translation>n.º %1</translation>
    </message>
    <message>
        <source>Expected a whole number, or nothing.</source>
        <translation>Se esperaba un número entero, o nada.</translation>
    </message>
    <message>
        <source>%1 is visited: the search is not cut before it.</source>
        <translation>%1 se visita: la búsqueda no se poda antes.</translation>
    </message>
    <message>
        <source>%1 is never visited: it is behind a cut at %2.</source>
        <translation>%1 nunca se visita: queda podado por el corte en %2.</translation>
    </message>
    <message>
        <source>Column %1: %2.</source>
        <comment>%2: what was expected</comment>
        <translation>Columna %1: %2.</translation>
    </message>
    <message>
        <source>expected MAX, because the levels alternate, or a value</source>
        <translation>se esperaba MAX, porque los niveles se alternan, o un valor</translation>
    </message>
    <message>
        <source>expected MIN, because the levels alternate, or a value</source>
        <translation>se esperaba MIN, porque los niveles se alternan, o un valor</translation>
    </message>
    <message>
        <source>expected a whole number, or ( and children</source>
        <translation>se esperaba un número entero, o ( e hijos</translation>
    </message>
    <message>
        <source>expected ( and the children behind the name of a level</source>
        <translation>se esperaban ( y los hijos tras el nombre de un nivel</translation>
    </message>
    <message>
        <source>expected a comma or %1</source>
        <translation>se esperaba una coma o %1</translation>
    </message>
    <message>
        <source>expected the end of the tree</source>
        <translation>se esperaba el final del árbol</translation>
    </message>
    <message>
        <source>expected a value from -%1 to %1</source>
        <translation>se esperaba un valor de -%1 a %1</translation>
    </message>
    <message>
        <source>There is nothing to search: expected a node with children.</source>
        <translation>No hay nada que examinar: se esperaba un nodo con hijos.</translation>
    </message>
    <message>
        <source>A practice page has trees of numbers alone, without letters and chance nodes.</source>
        <translation>Una página de práctica tiene árboles solo de números, sin letras ni nodos de azar.</translation>
    </message>
    <message>
        <source>Search trees by hand</source>
        <translation>Examinar árboles a mano</translation>
    </message>
    <message>
        <source>This page needs JavaScript, and nothing else.</source>
        <translation>Esta página necesita JavaScript y nada más.</translation>
    </message>
    <message>
        <source>Show this tree</source>
        <translation>Ver este árbol</translation>
    </message>
    <message>
        <source>Write down the value that each node returns, and leave it empty where the node is never visited. Tick every branch that is cut at a node, here or in the drawing, but none below it. A node that is cut returns the best value it has so far.</source>
        <translation>Escriba el valor que devuelve cada nodo y déjelo en blanco si el nodo nunca se visita. Marque todas las ramas que se podan en un nodo, aquí o en el dibujo, pero ninguna por debajo. Un nodo en el que se poda devuelve el mejor valor que tiene hasta entonces.</translation>
    </message>
    <message>
        <source>At %1 this branch is cut: %2</source>
        <comment>%2: a node</comment>
        <translation>En %1 se poda esta rama: %2</translation>
    </message>
    <message>
        <source>Everything is right.</source>
        <translation>Todo está bien.</translation>
    </message>
    <message>
        <source>Nodes that are right: %1 of %2.</source>
        <translation>Nodos correctos: %1 de %2.</translation>
    </message>
    <message>
        <source>Nothing is answered yet.</source>
        <translation>Todavía no hay ninguna respuesta.</translation>
    </message>
    <message>
        <source>Minimax visits every node, and so %1.</source>
        <translation>Minimax visita todos los nodos, también %1.</translation>
    </message>
    <message>
        <source>%1 is MAX: it returns the largest value of what it has visited, %2.</source>
        <translation>%1 es MAX: devuelve el mayor valor de lo que ha visitado, %2.</translation>
    </message>
    <message>
        <source>%1 is MIN: it returns the smallest value of what it has visited, %2.</source>
        <translation>%1 es MIN: devuelve el menor valor de lo que ha visitado, %2.</translation>
    </message>
    <message>
        <source>Nothing is cut at %1: before its last branch, what it has does not reach the bound.</source>
        <translation>En %1 no se poda nada: antes de su última rama, lo que tiene no alcanza la cota.</translation>
    </message>
    <message>
        <source>Nothing is cut at %1: before its last branch, what it has is not beyond the bound, and equal is not enough.</source>
        <translation>En %1 no se poda nada: antes de su última rama, lo que tiene no pasa de la cota, y la igualdad no basta.</translation>
    </message>
    <message>
        <source>Nothing is cut at %1: the root has no bound.</source>
        <translation>En %1 no se poda nada: la raíz no tiene cota.</translation>
    </message>
    <message>
        <source>At %1 all is cut after %2: the value of %1, %3, is at least beta, %4.</source>
        <comment>%2: a branch</comment>
        <translation>En %1 se poda todo después de visitar %2: el valor de %1, %3, es al menos beta, %4.</translation>
    </message>
    <message>
        <source>At %1 all is cut after %2: the value of %1, %3, is above beta, %4.</source>
        <comment>%2: a branch</comment>
        <translation>En %1 se poda todo después de visitar %2: el valor de %1, %3, es mayor que beta, %4.</translation>
    </message>
    <message>
        <source>At %1 all is cut after %2: the value of %1, %3, is at most alpha, %4.</source>
        <comment>%2: a branch</comment>
        <translation>En %1 se poda todo después de visitar %2: el valor de %1, %3, es como máximo alfa, %4.</translation>
    </message>
    <message>
        <source>At %1 all is cut after %2: the value of %1, %3, is below alpha, %4.</source>
        <comment>%2: a branch</comment>
        <translation>En %1 se poda todo después de visitar %2: el valor de %1, %3, es menor que alfa, %4.</translation>
    </message>
    <message>
        <source>the text ends; expected a comma or %1</source>
        <translation>el texto termina; se esperaba una coma o %1</translation>
    </message>
    <message>
        <source>expected whole numbers alone</source>
        <translation>se esperaban solo números enteros</translation>
    </message>
    <message>
        <source>The tree of the link cannot be read, and another is shown. %1</source>
        <translation>El árbol del enlace no se puede leer, y se muestra otro. %1</translation>
    </message>
    <message>
        <source>the tree is too large; expected at most %1 nodes and %2 plies</source>
        <translation>el árbol es demasiado grande; se esperaban como máximo %1 nodos y %2 niveles</translation>
    </message>
    <message>
        <source>A practice page has trees of at most %1 nodes and %2 plies.</source>
        <translation>Una página de práctica tiene árboles de %1 nodos y %2 niveles como máximo.</translation>
    </message>
    <message>
        <source>Copy the address to share a tree.</source>
        <translation>Copie la dirección para compartir un árbol.</translation>
    </message>
    <message>
        <source>Result code, to be handed in:</source>
        <translation>Código del resultado, para entregar:</translation>
    </message>
    <message>
        <source>The code counts %1 nodes at most: these trees are not in it. Load the page again to begin a new one.</source>
        <translation>El código cuenta %1 nodos como máximo: estos árboles no están en él. Vuelva a cargar la página para empezar otro.</translation>
    </message>
    <message>
        <source>The same number always brings the same tree on pages like this one. Worksheets, question files and the Search Lab have other trees for it.</source>
        <translation>El mismo número trae siempre el mismo árbol en páginas como esta. Las hojas de ejercicios, los archivos de preguntas y el Laboratorio de búsqueda tienen otros árboles para él.</translation>
    </message>
</context>
<context>
    <name>ui::lab::ProjectorWindow</name>
    <message>
        <source>Search Lab: projector</source>
        <translation>Laboratorio de búsqueda: proyector</translation>
    </message>
    <message>
        <source>Answer: %1</source>
        <translation>Respuesta: %1</translation>
    </message>
    <message>
        <source>← → step</source>
        <comment>keys</comment>
        <translation>← → paso</translation>
    </message>
    <message>
        <source>↑ ↓ node</source>
        <comment>keys</comment>
        <translation>↑ ↓ nodo</translation>
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
        <translation>Espacio reproducir</translation>
    </message>
    <message>
        <source>B black or white</source>
        <comment>keys</comment>
        <translation>B negro o blanco</translation>
    </message>
    <message>
        <source>Esc leave</source>
        <comment>keys</comment>
        <translation>Esc salir</translation>
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
        <translation>Demostrar</translation>
    </message>
    <message>
        <source>Value of the node</source>
        <translation>Valor del nodo</translation>
    </message>
    <message>
        <source>The least value</source>
        <translation>El menor valor</translation>
    </message>
    <message>
        <source>The greatest value</source>
        <translation>El mayor valor</translation>
    </message>
    <message>
        <source>Do you believe it?</source>
        <translation>¿Lo cree?</translation>
    </message>
    <message>
        <source>With %1 here the root is %2 whatever the other letters are.</source>
        <translation>Con %1 aquí la raíz es %2, sean cuales sean las demás letras.</translation>
    </message>
    <message>
        <source>With %1 here the root lies between %2 and %3, depending on the other letters.</source>
        <translation>Con %1 aquí la raíz está entre %2 y %3, según las demás letras.</translation>
    </message>
    <message>
        <source>A proof would answer the quiz&apos;s question.</source>
        <translation>Una demostración respondería a la pregunta.</translation>
    </message>
    <message>
        <source>Select a node below the root to give it any value.</source>
        <translation>Seleccione un nodo por debajo de la raíz para darle cualquier valor.</translation>
    </message>
    <message>
        <source>Give the leaf %1 any value:</source>
        <translation>Dé cualquier valor a la hoja %1:</translation>
    </message>
    <message>
        <source>Give %1 any value:</source>
        <comment>a node</comment>
        <translation>Dé cualquier valor a este nodo, %1:</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Buscando…</translation>
    </message>
    <message>
        <source>With this node at %1 the root is %3, and with %2 it is %3: so it is %3 for every value between.</source>
        <translation>Con este nodo en %1 la raíz es %3, y en %2 es %3: así que es %3 para todo valor intermedio.</translation>
    </message>
    <message>
        <source>Nothing was lost by not visiting it.</source>
        <translation>No se perdió nada por no visitarlo.</translation>
    </message>
    <message>
        <source>Between %1 and %2 the root&apos;s value equals this node&apos;s; the root is worth %3 now.</source>
        <translation>Entre %1 y %2 el valor de la raíz es igual al de este nodo; ahora la raíz vale %3.</translation>
    </message>
    <message>
        <source>Between %1 and %2 the root&apos;s value equals this node&apos;s.</source>
        <translation>Entre %1 y %2 el valor de la raíz es igual al de este nodo.</translation>
    </message>
    <message>
        <source>From %1 on upwards the root plays %2, below %1 %3.</source>
        <translation>De %1 hacia arriba la raíz juega %2; por debajo de %1, %3.</translation>
    </message>
    <message>
        <source>From %1 on downwards the root plays %2, above %1 %3.</source>
        <translation>De %1 hacia abajo la raíz juega %2; por encima de %1, %3.</translation>
    </message>
    <message>
        <source>The root plays %1 whatever this node is worth.</source>
        <translation>La raíz juega %1, valga este nodo lo que valga.</translation>
    </message>
    <message>
        <source>Whatever the other letters are, this node cannot change the root.</source>
        <translation>Sean cuales sean las demás letras, este nodo no puede cambiar la raíz.</translation>
    </message>
    <message>
        <source>The root is %1 in any case.</source>
        <translation>La raíz es %1 en todo caso.</translation>
    </message>
    <message>
        <source>This node can change the root whatever the other letters are.</source>
        <translation>Este nodo puede cambiar la raíz, sean cuales sean las demás letras.</translation>
    </message>
    <message>
        <source>This node matters when %1; otherwise the root is the same whatever it is worth.</source>
        <translation>Este nodo importa cuando %1; si no, la raíz es la misma, valga lo que valga.</translation>
    </message>
    <message>
        <source>With %1 or less here the root is %1.</source>
        <translation>Con %1 o menos aquí la raíz es %1.</translation>
    </message>
    <message>
        <source>With %1 or more here the root is %1.</source>
        <translation>Con %1 o más aquí la raíz es %1.</translation>
    </message>
    <message>
        <source>With %1 here the root is %2 and plays %3, after %4 calls.</source>
        <translation>Con %1 aquí la raíz es %2 y juega %3, tras %4 llamadas.</translation>
    </message>
    <message>
        <source>Expectiminimax visits every node, so that there is no cut to be proved.</source>
        <translation>Expectiminimax visita todos los nodos, así que no hay ningún corte que demostrar.</translation>
    </message>
</context>
<context>
    <name>ui::lab::QuestionFiles</name>
    <message>
        <source>Leaves visited</source>
        <translation>Hojas visitadas</translation>
    </message>
    <message>
        <source>Those are all leaves.</source>
        <translation>Esas son todas las hojas.</translation>
    </message>
    <message>
        <source>Leaves never visited</source>
        <translation>Hojas nunca visitadas</translation>
    </message>
    <message>
        <source>leaf %1 from the left: %2</source>
        <comment>a number, a value</comment>
        <translation>hoja %1 desde la izquierda: %2</translation>
    </message>
    <message>
        <source>This leaf is visited.</source>
        <translation>Esta hoja se visita.</translation>
    </message>
    <message>
        <source>Question %1: %2</source>
        <comment>%2: what is asked</comment>
        <translation>Pregunta %1: %2</translation>
    </message>
    <message>
        <source>value</source>
        <translation>valor</translation>
    </message>
    <message>
        <source>window</source>
        <translation>ventana</translation>
    </message>
    <message>
        <source>cut</source>
        <translation>podado</translation>
    </message>
    <message>
        <source>bound</source>
        <translation>cota</translation>
    </message>
    <message>
        <source>Order of the visits</source>
        <translation>Orden de las visitas</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valores</translation>
    </message>
    <message>
        <source>Windows</source>
        <translation>Ventanas</translation>
    </message>
    <message>
        <source>Cuts</source>
        <translation>Cortes</translation>
    </message>
    <message>
        <source>Bounds</source>
        <translation>Cotas</translation>
    </message>
    <message>
        <source>A leaf below a branch that is cut is never visited.</source>
        <translation>Una hoja por debajo de una rama podada no se visita nunca.</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nunca</translation>
    </message>
    <message>
        <source>%1 The tree: %2</source>
        <comment>a question, a tree as text</comment>
        <translation>%1 El árbol: %2</translation>
    </message>
    <message>
        <source>Search tree: %1</source>
        <comment>a tree as text</comment>
        <translation>Árbol de búsqueda: %1</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>Question of the lesson, %1</source>
        <comment>a number</comment>
        <translation>Pregunta de la lección, %1</translation>
    </message>
    <message>
        <source>This tree is searched %1 (%2). %3</source>
        <comment>from left to right, an algorithm, a question</comment>
        <translation>Este árbol se examina %1 (%2). %3</translation>
    </message>
    <message>
        <source>How many of its %1 leaves are visited?</source>
        <translation>¿Cuántas de sus %1 hojas se visitan?</translation>
    </message>
    <message>
        <source>Which leaves are never visited?</source>
        <translation>¿Qué hojas no se visitan nunca?</translation>
    </message>
    <message>
        <source>Which leaf is visited first, which second, and so on?</source>
        <translation>¿Qué hoja se visita primero, cuál después y así sucesivamente?</translation>
    </message>
    <message>
        <source>Is what %1&apos;s node at %2 returns its exact value, or a bound?</source>
        <comment>MAX or MIN, a place</comment>
        <translation>¿Lo que devuelve el nodo de %1 (%2) es su valor exacto o una cota?</translation>
    </message>
    <message>
        <source>What does the chance node at %1 return?</source>
        <translation>¿Qué devuelve el nodo de azar (%1)?</translation>
    </message>
    <message>
        <source>What does %1&apos;s node at %2 return?</source>
        <comment>MAX or MIN, a place</comment>
        <translation>¿Qué devuelve el nodo de %1 (%2)?</translation>
    </message>
    <message>
        <source>What does MAX have for sure at %1 once %2 has returned? Unless it cuts, that is alpha.</source>
        <comment>two places</comment>
        <translation>Nodo: %1. ¿Qué tiene MAX asegurado tras el retorno de este nodo: %2? Salvo que MAX corte, eso es alfa.</translation>
    </message>
    <message>
        <source>What does MIN have for sure at %1 once %2 has returned? Unless it cuts, that is beta.</source>
        <comment>two places</comment>
        <translation>Nodo: %1. ¿Qué tiene MIN asegurado tras el retorno de este nodo: %2? Salvo que MIN corte, eso es beta.</translation>
    </message>
    <message>
        <source>Which branches of %1&apos;s node at %2 are never visited?</source>
        <comment>MAX or MIN, a place</comment>
        <translation>¿Qué ramas del nodo de %1 (%2) no se visitan nunca?</translation>
    </message>
    <message>
        <source>%1 is too large for a picture: it has more than %2 nodes. Choose fewer plies or children.</source>
        <comment>a random tree</comment>
        <translation>%1 es demasiado grande para un dibujo: tiene más de %2 nodos. Elija menos niveles o hijos.</translation>
    </message>
    <message>
        <source>Questions whose answers depend on the value of a letter are left out.</source>
        <translation>Las preguntas cuya respuesta depende del valor de una letra se omiten.</translation>
    </message>
    <message>
        <source>The tree is too large for the picture in each of its questions: it has more than %1 nodes. Choose a smaller depth, search a subtree alone, or make GIFT, which has no pictures.</source>
        <translation>El árbol es demasiado grande para el dibujo de cada una de sus preguntas: tiene más de %1 nodos. Elija una profundidad menor, examine solo un subárbol o cree GIFT, que no tiene dibujos.</translation>
    </message>
    <message>
        <source>The file would have %1 MB, as each question has the picture of its tree, and the limit is %2 MB. Choose fewer stops, smaller trees, or GIFT, which has no pictures.</source>
        <translation>El archivo tendría %1 MB, porque cada pregunta tiene el dibujo de su árbol, y el límite es de %2 MB. Elija menos paradas, árboles más pequeños o GIFT, que no tiene dibujos.</translation>
    </message>
</context>
<context>
    <name>ui::lab::QuestionTable</name>
    <message>
        <source>Questions and answers</source>
        <translation>Preguntas y respuestas</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Pregunta</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Respuesta</translation>
    </message>
</context>
<context>
    <name>ui::lab::QuizPanel</name>
    <message>
        <source>In all quizzes so far: %1 of %2.</source>
        <translation>En todas las preguntas hechas hasta hoy: %1 de %2.</translation>
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
        <translation>Exacto o cota: %1.</translation>
    </message>
    <message>
        <source>Alpha and beta: %1.</source>
        <translation>Alfa y beta: %1.</translation>
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
        <translation>%1 (%2 al segundo intento)</translation>
    </message>
</context>
<context>
    <name>ui::lab::QuizStrings</name>
    <message>
        <source>Start predicting</source>
        <translation>Empezar a predecir</translation>
    </message>
    <message>
        <source>Start predicting from here</source>
        <translation>Empezar a predecir desde aquí</translation>
    </message>
    <message>
        <source>Stop predicting</source>
        <translation>Dejar de predecir</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>Su respuesta</translation>
    </message>
    <message>
        <source>A number, or inf</source>
        <translation>Un número, o inf</translation>
    </message>
    <message>
        <source>Branches left; tick those that will not be visited</source>
        <translation>Ramas restantes; marque las que no se visitarán</translation>
    </message>
    <message>
        <source>Exact or bound</source>
        <translation>Exacto o cota</translation>
    </message>
    <message>
        <source>Exact</source>
        <translation>Exacto</translation>
    </message>
    <message>
        <source>At most this: an upper bound</source>
        <translation>Esto como máximo: una cota superior</translation>
    </message>
    <message>
        <source>At least this: a lower bound</source>
        <translation>Esto como mínimo: una cota inferior</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no branch</comment>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Responder</translation>
    </message>
    <message>
        <source>Next question</source>
        <translation>Pregunta siguiente</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Pista</translation>
    </message>
    <message>
        <source>Mistakes; choose one to look at its step again</source>
        <translation>Errores; elija uno para volver a ver su paso</translation>
    </message>
    <message>
        <source>Question %1 of %2</source>
        <translation>Pregunta %1 de %2</translation>
    </message>
    <message>
        <source>You answered: %1. Right: %2.</source>
        <translation>Respondió: %1. Correcto: %2.</translation>
    </message>
    <message>
        <source>✓ Right. %1</source>
        <translation>✓ Correcto. %1</translation>
    </message>
    <message>
        <source>✗ %1 %2</source>
        <translation>✗ %1 %2</translation>
    </message>
    <message>
        <source>✗ %1 Try once more.</source>
        <translation>✗ %1 Inténtelo una vez más.</translation>
    </message>
    <message>
        <source>Please give a whole number, or inf or -inf.</source>
        <translation>Escriba un número entero, o inf o -inf.</translation>
    </message>
    <message>
        <source>That was the last question of this search.</source>
        <translation>Esa era la última pregunta de esta búsqueda.</translation>
    </message>
    <message>
        <source>That was the last question of this search. Choose a mistake to look at its step again.</source>
        <translation>Esa era la última pregunta de esta búsqueda. Elija un error para volver a ver su paso.</translation>
    </message>
    <message>
        <source>These were the first %1 questions of this search; a page asks no more.</source>
        <translation>Estas eran las primeras %1 preguntas de esta búsqueda; una página no pregunta más.</translation>
    </message>
    <message>
        <source>Hidden until the question is answered.</source>
        <translation>Oculto hasta que se responda la pregunta.</translation>
    </message>
    <message>
        <source>Not so.</source>
        <translation>No es así.</translation>
    </message>
    <message>
        <source>Please choose one of the three.</source>
        <translation>Elija una de las tres.</translation>
    </message>
    <message>
        <source>Before each step you say what comes: what a node returns and, where the algorithm cuts, what MAX or MIN has for sure, which branches are cut, and whether a value is exact. What has not happened is hidden. Each question may be tried twice; then the answer and its reason are given.</source>
        <translation>Antes de cada paso usted dice qué viene: qué devuelve un nodo y, donde el algoritmo poda, qué tiene asegurado MAX o MIN, qué ramas se podan y si un valor es exacto. Lo que no ha ocurrido está oculto. Cada pregunta se puede intentar dos veces; después se dan la respuesta y su motivo.</translation>
    </message>
    <message>
        <source>Please give a number that can be an average in this tree, such as %1, or a fraction such as 10/3.</source>
        <translation>Dé un número que pueda ser un promedio en este árbol, como %1, o una fracción como 10/3.</translation>
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
        <translation>MAX devuelve el mayor valor que devolvieron sus hijos, pero nunca menos que el alfa con que se visitó.</translation>
    </message>
    <message>
        <source>MIN returns the smallest of what its children returned, but no more than the beta that it was visited with.</source>
        <translation>MIN devuelve el menor valor que devolvieron sus hijos, pero nunca más que el beta con que se visitó.</translation>
    </message>
    <message>
        <source>MAX returns the largest of what its children returned.</source>
        <translation>MAX devuelve el mayor valor que devolvieron sus hijos.</translation>
    </message>
    <message>
        <source>MIN returns the smallest of what its children returned.</source>
        <translation>MIN devuelve el menor valor que devolvieron sus hijos.</translation>
    </message>
    <message>
        <source>A value is exact if no branch that was cut could change it, here or below the child that it comes from. After a cut MAX has at least its value, and MIN at most.</source>
        <translation>Un valor es exacto si ninguna rama podada podría cambiarlo, aquí o por debajo del hijo del que viene. Tras un corte MAX tiene como mínimo su valor, y MIN como máximo.</translation>
    </message>
    <message>
        <source>Where no child is above alpha, MAX returns alpha and has at most that.</source>
        <translation>Cuando ningún hijo supera alfa, MAX devuelve alfa y tiene eso como máximo.</translation>
    </message>
    <message>
        <source>Where no child is below beta, MIN returns beta and has at least that.</source>
        <translation>Cuando ningún hijo queda por debajo de beta, MIN devuelve beta y tiene eso como mínimo.</translation>
    </message>
    <message>
        <source>It is only a bound: what was cut could change it.</source>
        <translation>Es solo una cota: lo podado podría cambiar el valor.</translation>
    </message>
    <message>
        <source>It is only a bound: what was cut could change it, or it comes from a child that returned its own bound.</source>
        <translation>Es solo una cota: lo podado podría cambiar el valor, o este viene de un hijo que devolvió su propia cota.</translation>
    </message>
    <message>
        <source>It is only a bound: no child is above alpha, so alpha is what it returns.</source>
        <translation>Es solo una cota: ningún hijo supera alfa, así que alfa es lo que devuelve.</translation>
    </message>
    <message>
        <source>It is only a bound: no child is below beta, so beta is what it returns.</source>
        <translation>Es solo una cota: ningún hijo queda por debajo de beta, así que beta es lo que devuelve.</translation>
    </message>
    <message>
        <source>MAX is at %1 with the window %2, and the child just visited returned %3. What is alpha now?</source>
        <translation>Nodo: %1. MAX tiene la ventana %2, y el hijo recién visitado devolvió %3. ¿Cuánto vale alfa ahora?</translation>
    </message>
    <message>
        <source>MIN is at %1 with the window %2, and the child just visited returned %3. What is beta now?</source>
        <translation>Nodo: %1. MIN tiene la ventana %2, y el hijo recién visitado devolvió %3. ¿Cuánto vale beta ahora?</translation>
    </message>
    <message>
        <source>MAX is at %1 with the window %2, and the child just visited returned %3. What does MAX have for sure now? Unless it cuts, that is alpha.</source>
        <translation>Nodo: %1. MAX tiene la ventana %2, y el hijo recién visitado devolvió %3. ¿Qué tiene MAX asegurado ahora? Salvo que corte, eso es alfa.</translation>
    </message>
    <message>
        <source>MIN is at %1 with the window %2, and the child just visited returned %3. What does MIN have for sure now? Unless it cuts, that is beta.</source>
        <translation>Nodo: %1. MIN tiene la ventana %2, y el hijo recién visitado devolvió %3. ¿Qué tiene MIN asegurado ahora? Salvo que corte, eso es beta.</translation>
    </message>
    <message>
        <source>%1 is at %2; its children so far: %3. %4</source>
        <comment>the last: a question</comment>
        <translation>Nodo: %2. Hijos de %1 hasta ahora: %3. %4</translation>
    </message>
    <message>
        <source>%1 is at %2 with the window %3 now. %4</source>
        <comment>the last: a question</comment>
        <translation>Nodo: %2. La ventana de %1 es ahora %3. %4</translation>
    </message>
    <message>
        <source>MAX is at %1 and has %2 for sure now; beta is %3. %4</source>
        <comment>the last: a question</comment>
        <translation>Nodo: %1. MAX tiene ahora %2 asegurado; beta es %3. %4</translation>
    </message>
    <message>
        <source>MIN is at %1 and has %2 for sure now; alpha is %3. %4</source>
        <comment>the last: a question</comment>
        <translation>Nodo: %1. MIN tiene ahora %2 asegurado; alfa es %3. %4</translation>
    </message>
    <message>
        <source>%1 is not above alpha = %2.</source>
        <translation>%1 no es mayor que alfa = %2.</translation>
    </message>
    <message>
        <source>%1 is not below beta = %2.</source>
        <translation>%1 no es menor que beta = %2.</translation>
    </message>
    <message>
        <source>%1 is above alpha = %2.</source>
        <translation>%1 es mayor que alfa = %2.</translation>
    </message>
    <message>
        <source>%1 is below beta = %2.</source>
        <translation>%1 es menor que beta = %2.</translation>
    </message>
    <message>
        <source>%1&apos;s node at %2 was visited with %3 = %4 and is done; its children returned: %5. What does it return, fail-hard?</source>
        <comment>%3: alpha or beta</comment>
        <translation>El nodo de %1 (%2) se visitó con %3 = %4 y está terminado; sus hijos devolvieron: %5. ¿Qué devuelve, en fail-hard?</translation>
    </message>
    <message>
        <source>%1&apos;s node at %2 is done; its children returned: %3. What does it return?</source>
        <translation>El nodo de %1 (%2) está terminado; sus hijos devolvieron: %3. ¿Qué devuelve?</translation>
    </message>
    <message>
        <source>%1&apos;s node at %2 returns %3. Is that its exact value, or a bound?</source>
        <translation>El nodo de %1 (%2) devuelve %3. ¿Es su valor exacto o una cota?</translation>
    </message>
    <message>
        <source>child %1, the leaf %2</source>
        <translation>hijo %1, la hoja %2</translation>
    </message>
    <message>
        <source>What MAX has for sure is the larger of alpha and what a child returned; beta is MIN&apos;s.</source>
        <translation>Lo que MAX tiene asegurado es el mayor entre alfa y lo que devolvió un hijo; beta es de MIN.</translation>
    </message>
    <message>
        <source>What MIN has for sure is the smaller of beta and what a child returned; alpha is MAX&apos;s.</source>
        <translation>Lo que MIN tiene asegurado es el menor entre beta y lo que devolvió un hijo; alfa es de MAX.</translation>
    </message>
    <message>
        <source>MAX cuts the branches left once its best value is not below beta.</source>
        <translation>MAX poda las ramas restantes en cuanto su mejor valor no es menor que beta.</translation>
    </message>
    <message>
        <source>MIN cuts the branches left once its best value is not above alpha.</source>
        <translation>MIN poda las ramas restantes en cuanto su mejor valor no es mayor que alfa.</translation>
    </message>
    <message>
        <source>That is the smallest; MAX takes the largest.</source>
        <translation>Ese es el menor; MAX toma el mayor.</translation>
    </message>
    <message>
        <source>That is the largest; MIN takes the smallest.</source>
        <translation>Ese es el mayor; MIN toma el menor.</translation>
    </message>
    <message>
        <source>That is the child that returned last; the best one counts.</source>
        <translation>Ese es el último hijo que volvió; cuenta el mejor.</translation>
    </message>
    <message>
        <source>No child is above the alpha that MAX was visited with; fail-soft returns the best child, fail-hard does not.</source>
        <translation>Ningún hijo supera el alfa con que se visitó MAX; fail-soft devuelve el mejor hijo, fail-hard no.</translation>
    </message>
    <message>
        <source>No child is below the beta that MIN was visited with; fail-soft returns the best child, fail-hard does not.</source>
        <translation>Ningún hijo queda por debajo del beta con que se visitó MIN; fail-soft devuelve el mejor hijo, fail-hard no.</translation>
    </message>
    <message>
        <source>That is beta; MAX moves alpha.</source>
        <translation>Eso es beta; MAX mueve alfa.</translation>
    </message>
    <message>
        <source>That is alpha; MIN moves beta.</source>
        <translation>Eso es alfa; MIN mueve beta.</translation>
    </message>
    <message>
        <source>That is what was known before; the child that returned is better.</source>
        <translation>Eso es lo que se sabía antes; el hijo que volvió es mejor.</translation>
    </message>
    <message>
        <source>What the child returned is not above alpha.</source>
        <translation>Lo que devolvió el hijo no es mayor que alfa.</translation>
    </message>
    <message>
        <source>What the child returned is not below beta.</source>
        <translation>Lo que devolvió el hijo no es menor que beta.</translation>
    </message>
    <message>
        <source>Not so: it is %1.</source>
        <translation>No es así: es %1.</translation>
    </message>
    <message>
        <source>Cut too much: a branch left can still change the value.</source>
        <translation>Podó demasiado: una rama restante aún puede cambiar el valor.</translation>
    </message>
    <message>
        <source>Cut too little: nothing left here can change the root.</source>
        <translation>Podó demasiado poco: nada de lo que queda aquí puede cambiar la raíz.</translation>
    </message>
    <message>
        <source>Cut in part: a cut takes all branches that are left, not some.</source>
        <translation>Podó en parte: un corte se lleva todas las ramas restantes, no algunas.</translation>
    </message>
    <message>
        <source>It is exact: nothing that was cut could change it.</source>
        <translation>Es exacto: nada de lo podado podría cambiarlo.</translation>
    </message>
    <message>
        <source>Nothing was written.</source>
        <translation>No se escribió nada.</translation>
    </message>
    <message>
        <source>It follows from what you wrote below; the mistake is there.</source>
        <translation>Se sigue de lo que escribió más abajo; el error está ahí.</translation>
    </message>
    <message>
        <source>The root of the subtree is visited with the window %1.</source>
        <translation>La raíz del subárbol se visita con la ventana %1.</translation>
    </message>
    <message>
        <source>3 is an exact value, &lt;= 3 and &gt;= 3 are bounds.</source>
        <translation>3 es un valor exacto, &lt;= 3 y &gt;= 3 son cotas.</translation>
    </message>
    <message>
        <source>Tick the branches that are cut, in the list or by Space in the tree; what is below them needs no answer.</source>
        <translation>Marque las ramas podadas, en la lista o con Espacio en el árbol; lo que está por debajo no necesita respuesta.</translation>
    </message>
    <message>
        <source>A tree to be filled in may have %1 nodes. Choose a smaller depth or search a subtree alone.</source>
        <translation>Un árbol para completar puede tener %1 nodos. Elija una profundidad menor o examine solo un subárbol.</translation>
    </message>
    <message>
        <source>This search is a single leaf: there is nothing to be filled in. Choose a greater depth.</source>
        <translation>Esta búsqueda es una sola hoja: no hay nada que completar. Elija una profundidad mayor.</translation>
    </message>
    <message>
        <source>This search needs the value of a leaf that is only a letter. Write a number there to fill in the tree.</source>
        <translation>Esta búsqueda necesita el valor de una hoja que es solo una letra. Escriba ahí un número para completar el árbol.</translation>
    </message>
    <message>
        <source>With a transposition table a node&apos;s value follows from others that the tree does not show. Choose another algorithm.</source>
        <translation>Con una tabla de transposición, el valor de un nodo viene de otros que el árbol no muestra. Elija otro algoritmo.</translation>
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
        <translation>No es así.</translation>
    </message>
    <message>
        <source>%1: %2 Right: %3.</source>
        <comment>a node, a mistake, a value</comment>
        <translation>%1: %2 Correcto: %3.</translation>
    </message>
    <message>
        <source>MAX cuts the branches left once its best value is above beta.</source>
        <translation>MAX poda las ramas restantes en cuanto su mejor valor es mayor que beta.</translation>
    </message>
    <message>
        <source>MIN cuts the branches left once its best value is below alpha.</source>
        <translation>MIN poda las ramas restantes en cuanto su mejor valor es menor que alfa.</translation>
    </message>
    <message>
        <source>Search the tree %1 by hand (%2). Choose a node in the tree or in the list, and write what it returns.</source>
        <comment>from left to right, an algorithm</comment>
        <translation>Examine el árbol %1, a mano (%2). Elija un nodo en el árbol o en la lista y escriba lo que devuelve.</translation>
    </message>
    <message>
        <source>A chance node returns the sum of what its children returned, each times its probability.</source>
        <translation>Un nodo de azar devuelve la suma de lo que devolvieron sus hijos, cada uno por su probabilidad.</translation>
    </message>
    <message>
        <source>The chance node at %1 is done; its children returned, with their probabilities: %2. What does it return?</source>
        <translation>El nodo de azar (%1) está terminado; sus hijos devolvieron, con sus probabilidades: %2. ¿Qué devuelve?</translation>
    </message>
    <message>
        <source>That is what one child returned; a chance node counts all of them.</source>
        <translation>Eso es lo que devolvió un hijo; un nodo de azar los cuenta todos.</translation>
    </message>
    <message>
        <source>That is the average of equal shares; here each child counts with its own probability.</source>
        <translation>Esa es la media a partes iguales; aquí cada hijo cuenta con su propia probabilidad.</translation>
    </message>
    <message>
        <source>Which of the branches not visited yet will never be visited? None if the search goes on.</source>
        <translation>¿Qué ramas aún no visitadas no se visitarán nunca? Ninguna, si la búsqueda sigue.</translation>
    </message>
    <message>
        <source>Tick them, here or in the tree.</source>
        <translation>Márquelas, aquí o en el árbol.</translation>
    </message>
    <message>
        <source>It is an upper bound: the exact value may be less, never more.</source>
        <translation>Es una cota superior: el valor exacto puede ser menor, nunca mayor.</translation>
    </message>
    <message>
        <source>It is a lower bound: the exact value may be more, never less.</source>
        <translation>Es una cota inferior: el valor exacto puede ser mayor, nunca menor.</translation>
    </message>
    <message>
        <source>It is %1.</source>
        <comment>a number</comment>
        <translation>Es %1.</translation>
    </message>
</context>
<context>
    <name>ui::lab::RandomBar</name>
    <message>
        <source>Sha&amp;pe…</source>
        <translation>&amp;Forma…</translation>
    </message>
    <message>
        <source>Next tree</source>
        <translation>Árbol siguiente</translation>
    </message>
    <message>
        <source>Random tree number</source>
        <translation>Número del árbol aleatorio</translation>
    </message>
    <message>
        <source>Plies, children and leaves of random trees. Now: %1</source>
        <translation>Niveles, hijos y hojas de los árboles aleatorios. Ahora: %1</translation>
    </message>
</context>
<context>
    <name>ui::lab::RandomForm</name>
    <message>
        <source>&amp;Plies</source>
        <translation>Nive&amp;les</translation>
    </message>
    <message>
        <source>&amp;Most children</source>
        <translation>&amp;Máximo de hijos</translation>
    </message>
    <message>
        <source>E&amp;xactly as many at every node</source>
        <translation>E&amp;xactamente esos en cada nodo</translation>
    </message>
    <message>
        <source>Largest &amp;leaf</source>
        <translation>&amp;Hoja mayor</translation>
    </message>
    <message>
        <source>&amp;Ragged: leaves also above the last level</source>
        <translation>&amp;Irregular: hojas también por encima del último nivel</translation>
    </message>
    <message>
        <source>MIN &amp;first</source>
        <translation>MIN prim&amp;ero</translation>
    </message>
    <message>
        <source>C&amp;hance nodes at every second level</source>
        <translation>Nodos de a&amp;zar en uno de cada dos niveles</translation>
    </message>
</context>
<context>
    <name>ui::lab::RandomSeries</name>
    <message>
        <source>Random tree %1 (%2)</source>
        <comment>a number, a shape</comment>
        <translation>Árbol aleatorio %1 (%2)</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>numbers of children</comment>
        <translation>de %1 a %2</translation>
    </message>
    <message>
        <source>plies: %1, children: %2, largest leaf: %3</source>
        <translation>niveles: %1, hijos: %2, hoja mayor: %3</translation>
    </message>
    <message>
        <source>%1, ragged</source>
        <comment>a random tree</comment>
        <translation>%1, irregular</translation>
    </message>
    <message>
        <source>%1, MIN first</source>
        <comment>a random tree</comment>
        <translation>%1, MIN primero</translation>
    </message>
    <message>
        <source>%1, chance nodes</source>
        <comment>a random tree</comment>
        <translation>%1, nodos de azar</translation>
    </message>
    <message>
        <source>Random trees %1 to %2 (%3)</source>
        <comment>two numbers, a shape</comment>
        <translation>Árboles aleatorios %1 a %2 (%3)</translation>
    </message>
</context>
<context>
    <name>ui::lab::RefutationWindow</name>
    <message>
        <source>Is depth 2 unbeatable?</source>
        <translation>¿Es imbatible la profundidad 2?</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Usted</translation>
    </message>
    <message>
        <source>The program</source>
        <translation>El programa</translation>
    </message>
    <message>
        <source>Lost games</source>
        <translation>Partidas perdidas</translation>
    </message>
    <message>
        <source>Back a move</source>
        <translation>Una jugada atrás</translation>
    </message>
    <message>
        <source>Forwards a move</source>
        <translation>Una jugada adelante</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Partida nueva</translation>
    </message>
    <message>
        <source>Open in the Lab</source>
        <translation>Abrir en el Laboratorio</translation>
    </message>
    <message>
        <source>Shows the search in which the program chose its last move.</source>
        <translation>Muestra la búsqueda en que el programa eligió su última jugada.</translation>
    </message>
    <message>
        <source>Lost game %1: %2</source>
        <translation>Partida perdida %1: %2</translation>
    </message>
    <message>
        <source>Your move.</source>
        <translation>Le toca a usted.</translation>
    </message>
    <message>
        <source>The program&apos;s move.</source>
        <translation>La jugada del programa.</translation>
    </message>
    <message>
        <source>A draw. It can be beaten: see the lost games.</source>
        <translation>Empate. Se le puede ganar: vea las partidas perdidas.</translation>
    </message>
    <message>
        <source>You win: depth 2 can be beaten, whatever the article says.</source>
        <translation>Gana usted: se puede vencer a la profundidad 2, diga lo que diga el artículo.</translation>
    </message>
    <message>
        <source>The program wins.</source>
        <translation>Gana el programa.</translation>
    </message>
    <message>
        <source>According to “Entendendo o algoritmo Minimax” its program cannot be beaten at depth 2. You are X. Play it, or step through a game that it loses.</source>
        <translation>Según «Entendendo o algoritmo Minimax», no se puede ganar a su programa a profundidad 2. Usted es X. Juegue contra él, o recorra una partida que pierde.</translation>
    </message>
</context>
<context>
    <name>ui::lab::SearchTexts</name>
    <message>
        <source>depth %1: best move %2, %3</source>
        <comment>%3 is a count of calls</comment>
        <translation>profundidad %1: mejor jugada %2, %3</translation>
    </message>
    <message numerus="yes">
        <source>%Ln shallower search(es) came before it: %1.</source>
        <translation>
            <numerusform>%Ln búsqueda menos profunda vino antes: %1.</numerusform>
            <numerusform>%Ln búsquedas menos profundas vinieron antes: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The root is worth %1.</source>
        <translation>La raíz vale %1.</translation>
    </message>
    <message>
        <source>The root is worth %1 or less.</source>
        <translation>La raíz vale %1 o menos.</translation>
    </message>
    <message>
        <source>The root is worth %1 or more.</source>
        <translation>La raíz vale %1 o más.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln call(s)</source>
        <translation>
            <numerusform>%Ln llamada</numerusform>
            <numerusform>%Ln llamadas</numerusform>
        </translation>
    </message>
    <message>
        <source>This is the search that the level uses.</source>
        <translation>Esta es la búsqueda que usa el nivel.</translation>
    </message>
    <message>
        <source>This is the search that the level uses; among equal moves it prefers to complete a line, to block one, or to stop a triangle.</source>
        <translation>Esta es la búsqueda que usa el nivel; entre jugadas iguales prefiere completar una línea, bloquear una o impedir un triángulo.</translation>
    </message>
    <message>
        <source>The level completes a line, blocks one or stops a triangle by its rules; it uses this search only where none of them applies.</source>
        <translation>El nivel completa una línea, bloquea una o impide un triángulo según sus reglas; solo usa esta búsqueda cuando ninguna se aplica.</translation>
    </message>
    <message>
        <source>This is the search that the level uses, but it adds a random amount to each value.</source>
        <translation>Esta es la búsqueda que usa el nivel, pero suma a cada valor una cantidad al azar.</translation>
    </message>
    <message>
        <source>The level follows the theory of Nim instead of searching; minimax agrees with it.</source>
        <translation>El nivel sigue la teoría de Nim en lugar de buscar; minimax coincide con ella.</translation>
    </message>
    <message>
        <source>The level plays any move; this is minimax&apos;s value of each.</source>
        <translation>El nivel hace cualquier jugada; este es el valor minimax de cada una.</translation>
    </message>
    <message>
        <source>Hard searches by the clock, with a table that it keeps from move to move and several threads, which no trace can repeat. This is the game&apos;s minimax at a fixed depth instead.</source>
        <translation>Difícil busca según el reloj, con una tabla que guarda de jugada en jugada y varios hilos, lo que ningún registro puede repetir. En su lugar, este es el minimax del juego a una profundidad fija.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln leaf(s) visited</source>
        <translation>
            <numerusform>%Ln hoja visitada</numerusform>
            <numerusform>%Ln hojas visitadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln branch(es) cut</source>
        <translation>
            <numerusform>%Ln rama podada</numerusform>
            <numerusform>%Ln ramas podadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln node(s) answered from the table</source>
        <translation>
            <numerusform>%Ln nodo respondido por la tabla</numerusform>
            <numerusform>%Ln nodos respondidos por la tabla</numerusform>
        </translation>
    </message>
    <message>
        <source>under %1 ms</source>
        <translation>menos de %1 ms</translation>
    </message>
    <message>
        <source>in %1 ms</source>
        <translation>en %1 ms</translation>
    </message>
    <message>
        <source>%1, %2.</source>
        <comment>counts, a time</comment>
        <translation>%1, %2.</translation>
    </message>
    <message>
        <source>The root is %1 whatever the letters are.</source>
        <translation>La raíz es %1, sean cuales sean las letras.</translation>
    </message>
    <message>
        <source>Letters were visited, and the search had to take some value for them: %1. For other values it may visit and cut other nodes.</source>
        <translation>Se visitaron letras, y la búsqueda tuvo que darles algún valor: %1. Con otros valores puede visitar y podar otros nodos.</translation>
    </message>
    <message>
        <source>The trace holds the nodes near the root; the others were only counted, and are searched again where you open them.</source>
        <translation>El registro contiene los nodos cercanos a la raíz; los demás solo se contaron, y se examinan de nuevo cuando los abre.</translation>
    </message>
    <message numerus="yes">
        <source>The shallower searches of the first made %Ln call(s) more.</source>
        <translation>
            <numerusform>Las búsquedas menos profundas de la primera hicieron %Ln llamada más.</numerusform>
            <numerusform>Las búsquedas menos profundas de la primera hicieron %Ln llamadas más.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The shallower searches of the second made %Ln call(s) more.</source>
        <translation>
            <numerusform>Las búsquedas menos profundas de la segunda hicieron %Ln llamada más.</numerusform>
            <numerusform>Las búsquedas menos profundas de la segunda hicieron %Ln llamadas más.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not searched: it would visit about %1 nodes, and the limit is %2. Choose a smaller depth, or an algorithm that cuts.</source>
        <translation>La búsqueda no se hizo: visitaría unos %1 nodos, y el límite es %2. Elija una profundidad menor, o un algoritmo que pode.</translation>
    </message>
    <message>
        <source>%1 goes to the next step, %2 to the last.</source>
        <translation>%1 va al paso siguiente, %2 al último.</translation>
    </message>
    <message>
        <source>Leaves that alpha-beta visits here: %1 with the best child first everywhere, %2 as drawn, %3 with the worst first, and %4 on average in %5 orders by chance.</source>
        <translation>Hojas que alfa-beta visita aquí: %1 con el mejor hijo primero en todas partes, %2 tal como está dibujado, %3 con el peor primero, y %4 en promedio en %5 órdenes al azar.</translation>
    </message>
    <message>
        <source>Plain minimax visits all %1.</source>
        <translation>El minimax simple visita las %1.</translation>
    </message>
    <message>
        <source>Plain minimax visits all b^m = %1^%2 = %3; no order visits fewer than %4, which is about 2b^(m/2).</source>
        <translation>El minimax simple visita todas, b^m = %1^%2 = %3; ningún orden visita menos de %4, aproximadamente 2b^(m/2).</translation>
    </message>
    <message>
        <source>nothing cut</source>
        <translation>nada podado</translation>
    </message>
    <message>
        <source>Not searched: it would visit about %1 nodes, and the limit is %2. Choose a smaller depth.</source>
        <translation>La búsqueda no se hizo: visitaría unos %1 nodos, y el límite es %2. Elija una profundidad menor.</translation>
    </message>
</context>
<context>
    <name>ui::lab::SidePanel</name>
    <message>
        <source>‹ Back</source>
        <translation>‹ Atrás</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Pesos</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Niveles</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
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
        <translation>Empezar</translation>
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
        <translation>Empezar a aprender</translation>
    </message>
    <message>
        <source>Open a tree</source>
        <translation>Abrir un árbol</translation>
    </message>
    <message>
        <source>Open my game</source>
        <translation>Abrir mi partida</translation>
    </message>
    <message>
        <source>Prepare a class</source>
        <translation>Preparar una clase</translation>
    </message>
    <message>
        <source>Learn it</source>
        <translation>Aprender</translation>
    </message>
    <message>
        <source>Try a tree</source>
        <translation>Probar un árbol</translation>
    </message>
    <message>
        <source>Write one, draw one at random, or open one of the textbooks. Step, prove, be asked.</source>
        <translation>Escriba uno, genere uno al azar o abra uno de los libros de texto. Avance, demuestre, responda.</translation>
    </message>
    <message>
        <source>Look into my game</source>
        <translation>Examinar mi partida</translation>
    </message>
    <message>
        <source>Why did the computer play its move? The search of the position on your board.</source>
        <translation>¿Por qué hizo el programa su jugada? La búsqueda que parte de la posición de su tablero.</translation>
    </message>
    <message>
        <source>Teach</source>
        <translation>Enseñar</translation>
    </message>
    <message>
        <source>A lesson with notes and questions, a worksheet with its key, a page or a quiz for students.</source>
        <translation>Una lección con notas y preguntas, una hoja de ejercicios con soluciones, una página o un cuestionario para alumnos.</translation>
    </message>
    <message>
        <source>How does a program choose a move?</source>
        <translation>¿Cómo elige un programa una jugada?</translation>
    </message>
    <message>
        <source>It looks ahead in a tree, and it need not look at all of it.</source>
        <translation>Explora en un árbol las jugadas posibles, y no necesita recorrerlo entero.</translation>
    </message>
    <message>
        <source>Nine topics of about five minutes, with a few trees each and a question at the end.</source>
        <translation>Nueve temas de unos cinco minutos, cada uno con algunos árboles y una pregunta al final.</translation>
    </message>
    <message>
        <source>This page is shown until you choose once; Help &gt; Start page brings it back.</source>
        <translation>Esta página aparece hasta que elija algo; Ayuda &gt; Página inicial la muestra de nuevo.</translation>
    </message>
    <message>
        <source>Play first; then the search of your position and of the computer&apos;s move opens here.</source>
        <translation>Primero juegue; después se abre aquí la búsqueda de su posición y de la jugada del programa.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jugar</translation>
    </message>
    <message>
        <source>Play a game</source>
        <translation>Jugar una partida</translation>
    </message>
</context>
<context>
    <name>ui::lab::StepBar</name>
    <message>
        <source>Step</source>
        <translation>Paso</translation>
    </message>
    <message>
        <source>Next cut</source>
        <translation>Próximo corte</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Reproducir</translation>
    </message>
    <message>
        <source>To its question</source>
        <translation>A su pregunta</translation>
    </message>
    <message>
        <source>Stop the quiz</source>
        <translation>Terminar las preguntas</translation>
    </message>
    <message>
        <source>A quiz is running.</source>
        <translation>Hay preguntas en curso.</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Paso %1 de %2</translation>
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
        <translation>El minimax simple nunca poda.</translation>
    </message>
    <message>
        <source>%1 cuts as soon as a move wins for it, and at nothing else.</source>
        <translation>%1 corta en cuanto una jugada gana para él, y en nada más.</translation>
    </message>
    <message>
        <source>The root only compares its moves; it never cuts.</source>
        <translation>La raíz solo compara sus jugadas; nunca poda.</translation>
    </message>
    <message>
        <source>Nothing can be cut here: the child that is compared next is the last one.</source>
        <translation>Aquí no se puede podar nada: el hijo que se compara a continuación es el último.</translation>
    </message>
    <message>
        <source>Cannot cut yet: this move of the root has a full window, whatever the moves before it are worth.</source>
        <translation>Aún no puede cortar: esta jugada de la raíz tiene la ventana completa, valgan lo que valgan las anteriores.</translation>
    </message>
    <message>
        <source>Cannot cut yet: MIN has nothing elsewhere to compare with.</source>
        <translation>Aún no puede cortar: MIN no tiene en otra parte nada con que comparar.</translation>
    </message>
    <message>
        <source>Cannot cut yet: MAX has nothing elsewhere to compare with.</source>
        <translation>Aún no puede cortar: MAX no tiene en otra parte nada con que comparar.</translation>
    </message>
    <message>
        <source>MAX cuts only at +∞: a won game cannot be bettered.</source>
        <translation>MAX solo corta en +∞: una partida ganada no se puede mejorar.</translation>
    </message>
    <message>
        <source>MIN cuts only at −∞: a won game cannot be bettered.</source>
        <translation>MIN solo corta en −∞: una partida ganada no se puede mejorar.</translation>
    </message>
    <message>
        <source>MAX cuts as soon as a move is worth %1 or more.</source>
        <translation>MAX corta en cuanto una jugada vale %1 o más.</translation>
    </message>
    <message>
        <source>MIN cuts as soon as a reply is worth %1 or less.</source>
        <translation>MIN corta en cuanto una respuesta vale %1 o menos.</translation>
    </message>
    <message>
        <source>leaf</source>
        <translation>hoja</translation>
    </message>
    <message>
        <source>%1, %2: not visited yet</source>
        <translation>%1, %2: aún no visitado</translation>
    </message>
    <message>
        <source>%1, %2: cut, with %3 so far</source>
        <translation>%1, %2: podado, con %3 hasta ahora</translation>
    </message>
    <message>
        <source>%1, %2: cut</source>
        <translation>%1, %2: podado</translation>
    </message>
    <message>
        <source>%1, %2: being searched, %3 so far</source>
        <translation>%1, %2: examinándose, %3 hasta ahora</translation>
    </message>
    <message>
        <source>%1, %2: being searched</source>
        <translation>%1, %2: examinándose</translation>
    </message>
    <message>
        <source>%1, leaf %2: unknown, taken as %3</source>
        <translation>%1, hoja %2: desconocida, tomada como %3</translation>
    </message>
    <message>
        <source>%1, leaf: %2</source>
        <translation>%1, hoja: %2</translation>
    </message>
    <message>
        <source>%1, %2: %3, from the table</source>
        <translation>%1, %2: %3, de la tabla</translation>
    </message>
    <message>
        <source>%1, %2: %3 if %4</source>
        <comment>%4: letters with values, such as a = 0</comment>
        <translation>%1, %2: %3 si %4</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2: %3, %n branch(es) cut</source>
        <translation>
            <numerusform>%1, %2: %3, %n rama podada</numerusform>
            <numerusform>%1, %2: %3, %n ramas podadas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>root</source>
        <translation>raíz</translation>
    </message>
    <message>
        <source>root of the subtree</source>
        <translation>raíz del subárbol</translation>
    </message>
    <message>
        <source>The window (α, β) is %1. %2</source>
        <comment>%2: a sentence</comment>
        <translation>La ventana (α, β) es %1. %2</translation>
    </message>
    <message>
        <source>%1 tries %2.</source>
        <comment>%1: MAX or MIN, %2: a child or a move</comment>
        <translation>%1 prueba: %2.</translation>
    </message>
    <message>
        <source>The root compares its moves, each with the full window.</source>
        <translation>La raíz compara sus jugadas, cada una con la ventana completa.</translation>
    </message>
    <message>
        <source>the root of the subtree</source>
        <translation>la raíz del subárbol</translation>
    </message>
    <message>
        <source>the root</source>
        <translation>la raíz</translation>
    </message>
    <message>
        <source>The search begins at %1, %2 to move, with the window %3.</source>
        <translation>La búsqueda empieza (%1): juega %2, con la ventana %3.</translation>
    </message>
    <message>
        <source>The search begins at %1, %2 to move.</source>
        <translation>La búsqueda empieza (%1): juega %2.</translation>
    </message>
    <message>
        <source>A leaf: its value is %1.</source>
        <translation>Una hoja: su valor es %1.</translation>
    </message>
    <message>
        <source>The game is over here, worth %1 to MAX.</source>
        <translation>La partida ha terminado aquí y vale %1 para MAX.</translation>
    </message>
    <message>
        <source>The game is over here; the heuristic evaluates it as %1.</source>
        <translation>La partida ha terminado aquí; la heurística la evalúa en %1.</translation>
    </message>
    <message>
        <source>The depth limit is reached: what follows is not searched, and %1 is taken.</source>
        <translation>Se alcanzó el límite de profundidad: lo que sigue no se examina, y se toma %1.</translation>
    </message>
    <message>
        <source>The depth limit is reached: the heuristic evaluates it as %1.</source>
        <translation>Se alcanzó el límite de profundidad: la heurística lo evalúa en %1.</translation>
    </message>
    <message>
        <source>The leaf %1 is unknown (%2); the search takes %3 for it.</source>
        <translation>La hoja %1 es desconocida (%2); la búsqueda le da %3.</translation>
    </message>
    <message>
        <source>%1 is tried first: it was the best move here, or enough for a cut, in the search one ply shallower.</source>
        <translation>Se prueba %1 primero: en la búsqueda anterior, una jugada menos profunda, fue la mejor aquí o bastó para un corte.</translation>
    </message>
    <message>
        <source>%1 is tried first: it closed the window at another node of this ply.</source>
        <translation>Se prueba %1 primero: cerró la ventana en otro nodo de este nivel.</translation>
    </message>
    <message>
        <source>%1 is tried next: it, too, closed the window at another node of this ply.</source>
        <translation>Se prueba %1 a continuación: también cerró la ventana en otro nodo de este nivel.</translation>
    </message>
    <message>
        <source>The first child returns %1: %2&apos;s best value so far.</source>
        <translation>El primer hijo devuelve %1: el mejor valor de %2 hasta ahora.</translation>
    </message>
    <message>
        <source>%1 is larger than the best so far: MAX&apos;s best is now %1.</source>
        <translation>%1 es mayor que el mejor hasta ahora: lo mejor de MAX pasa a ser %1.</translation>
    </message>
    <message>
        <source>%1 is smaller than the best so far: MIN&apos;s best is now %1.</source>
        <translation>%1 es menor que el mejor hasta ahora: lo mejor de MIN pasa a ser %1.</translation>
    </message>
    <message>
        <source>%1 is not larger than %2: MAX&apos;s best stays %2.</source>
        <translation>%1 no es mayor que %2: lo mejor de MAX sigue siendo %2.</translation>
    </message>
    <message>
        <source>%1 is not smaller than %2: MIN&apos;s best stays %2.</source>
        <translation>%1 no es menor que %2: lo mejor de MIN sigue siendo %2.</translation>
    </message>
    <message>
        <source>%1 is not above alpha = %2: alpha stays.</source>
        <translation>%1 no es mayor que alfa = %2: alfa queda como está.</translation>
    </message>
    <message>
        <source>%1 is not below beta = %2: beta stays.</source>
        <translation>%1 no es menor que beta = %2: beta queda como está.</translation>
    </message>
    <message>
        <source>MAX has %1 for sure here, so alpha rises to %1: the window is %2. %3</source>
        <translation>MAX tiene %1 asegurado aquí, así que alfa sube a %1: la ventana es %2. %3</translation>
    </message>
    <message>
        <source>MIN has %1 for sure here, so beta falls to %1: the window is %2. %3</source>
        <translation>MIN tiene %1 asegurado aquí, así que beta baja a %1: la ventana es %2. %3</translation>
    </message>
    <message>
        <source>elsewhere</source>
        <translation>en otra parte</translation>
    </message>
    <message>
        <source>at %1</source>
        <comment>a node</comment>
        <translation>(nodo: %1)</translation>
    </message>
    <message>
        <source>at the root of the subtree</source>
        <translation>en la raíz del subárbol</translation>
    </message>
    <message>
        <source>at the root</source>
        <translation>en la raíz</translation>
    </message>
    <message>
        <source>after %1</source>
        <comment>moves</comment>
        <translation>después de %1</translation>
    </message>
    <message>
        <source>%1&apos;s node</source>
        <translation>El nodo de %1</translation>
    </message>
    <message>
        <source>The root of the subtree</source>
        <translation>La raíz del subárbol</translation>
    </message>
    <message>
        <source>The root</source>
        <translation>La raíz</translation>
    </message>
    <message>
        <source>No child is above alpha = %2, so %1 returns %2, an upper bound: its value is %2 or less.</source>
        <translation>Ningún hijo supera alfa = %2, así que %1 devuelve %2, una cota superior: su valor es %2 o menos.</translation>
    </message>
    <message>
        <source>No child is below beta = %2, so %1 returns %2, a lower bound: its value is %2 or more.</source>
        <translation>Ningún hijo queda por debajo de beta = %2, así que %1 devuelve %2, una cota inferior: su valor es %2 o más.</translation>
    </message>
    <message>
        <source>%1 returns %2, an upper bound: its value is %2 or less.</source>
        <translation>%1 devuelve %2, una cota superior: su valor es %2 o menos.</translation>
    </message>
    <message>
        <source>%1 returns %2, a lower bound: its value is %2 or more.</source>
        <translation>%1 devuelve %2, una cota inferior: su valor es %2 o más.</translation>
    </message>
    <message>
        <source>%1 is worth %2: the largest of its children.</source>
        <translation>%1 vale %2: el mayor de sus hijos.</translation>
    </message>
    <message>
        <source>%1 is worth %2: the smallest of its children.</source>
        <translation>%1 vale %2: el menor de sus hijos.</translation>
    </message>
    <message>
        <source>%1&apos;s node</source>
        <comment>within a sentence</comment>
        <translation>el nodo de %1</translation>
    </message>
    <message>
        <source>the root of the subtree</source>
        <comment>within a sentence</comment>
        <translation>la raíz del subárbol</translation>
    </message>
    <message>
        <source>the root</source>
        <comment>within a sentence</comment>
        <translation>la raíz</translation>
    </message>
    <message>
        <source>This position was searched before: the table has at most %1 for it. Alpha is %2, so that is enough, and nothing is searched again.</source>
        <translation>Esta posición ya se examinó: la tabla le da %1 como máximo. Alfa es %2, así que basta, y no se examina nada de nuevo.</translation>
    </message>
    <message>
        <source>This position was searched before: the table has at least %1 for it. Beta is %2, so that is enough, and nothing is searched again.</source>
        <translation>Esta posición ya se examinó: la tabla le da %1 como mínimo. Beta es %2, así que basta, y no se examina nada de nuevo.</translation>
    </message>
    <message>
        <source>This position was searched before, by other moves: the table has its value, %1, and nothing is searched again.</source>
        <translation>Esta posición ya se examinó, por otras jugadas: la tabla tiene su valor, %1, y no se examina nada de nuevo.</translation>
    </message>
    <message>
        <source>Nothing has been visited yet. Step forwards to begin.</source>
        <translation>Aún no se ha visitado nada. Avance para empezar.</translation>
    </message>
    <message>
        <source>MAX cannot cut here: no value is above +∞.</source>
        <translation>MAX no puede cortar aquí: ningún valor es mayor que +∞.</translation>
    </message>
    <message>
        <source>MIN cannot cut here: no value is below −∞.</source>
        <translation>MIN no puede cortar aquí: ningún valor es menor que −∞.</translation>
    </message>
    <message>
        <source>MAX cuts as soon as a move is worth more than %1.</source>
        <translation>MAX corta en cuanto una jugada vale más de %1.</translation>
    </message>
    <message>
        <source>MIN cuts as soon as a reply is worth less than %1.</source>
        <translation>MIN corta en cuanto una respuesta vale menos de %1.</translation>
    </message>
    <message>
        <source>Expectiminimax never cuts here.</source>
        <translation>Expectiminimax nunca poda aquí.</translation>
    </message>
    <message>
        <source>Chance leads to %1 with probability %2.</source>
        <comment>%1: a child</comment>
        <translation>El azar lleva a %1 con probabilidad %2.</translation>
    </message>
    <message>
        <source>The search begins at %1, a chance node.</source>
        <translation>La búsqueda empieza en un nodo de azar: %1.</translation>
    </message>
    <message>
        <source>The child returns %1, with probability %2: %2 × %1 = %3.</source>
        <comment>values</comment>
        <translation>El hijo devuelve %1, con probabilidad %2: %2 × %1 = %3.</translation>
    </message>
    <message>
        <source>The sum so far is %1.</source>
        <translation>La suma hasta ahora es %1.</translation>
    </message>
    <message>
        <source>The sum so far goes from %1 to %2.</source>
        <translation>La suma hasta ahora pasa de %1 a %2.</translation>
    </message>
    <message>
        <source>The chance node</source>
        <translation>El nodo de azar</translation>
    </message>
    <message>
        <source>%1 is worth %2: the sum of its children&apos;s values, each times its probability.</source>
        <translation>%1 vale %2: la suma de los valores de sus hijos, cada uno por su probabilidad.</translation>
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
            <numerusform>%1, %2: %3 si %4, %n rama podada</numerusform>
            <numerusform>%1, %2: %3 si %4, %n ramas podadas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::lab::StepView</name>
    <message>
        <source>The tree shows what you write; the steps come afterwards.</source>
        <translation>El árbol muestra lo que usted escribe; los pasos vienen después.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>leaves visited, of all leaves</comment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Leaves visited: %1 · calls: %2 · cuts: %3 · branches cut: %4</source>
        <translation>Hojas visitadas: %1 · llamadas: %2 · cortes: %3 · ramas podadas: %4</translation>
    </message>
    <message>
        <source>Of the nodes kept, leaves visited: %1 · calls: %2 · cuts: %3 · branches cut: %4</source>
        <translation>De los nodos guardados, hojas visitadas: %1 · llamadas: %2 · cortes: %3 · ramas podadas: %4</translation>
    </message>
    <message>
        <source>This is a trial: with %1 at %2 the search finds what the tree shows. Any step ends it.</source>
        <comment>a value; a node</comment>
        <translation>Esto es una prueba: con %1 en %2, la búsqueda encuentra lo que muestra el árbol. Cualquier paso la termina.</translation>
    </message>
</context>
<context>
    <name>ui::lab::StepsPanel</name>
    <message>
        <source>Steps</source>
        <translation>Pasos</translation>
    </message>
</context>
<context>
    <name>ui::lab::TheoryTexts</name>
    <message>
        <source>Counters</source>
        <translation>Fichas</translation>
    </message>
    <message>
        <source>To move</source>
        <translation>Juega</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>gana</translation>
    </message>
    <message>
        <source>loses</source>
        <translation>pierde</translation>
    </message>
    <message>
        <source>Any number may be taken.</source>
        <translation>Se puede quitar cualquier cantidad.</translation>
    </message>
    <message>
        <source>The player to move loses at 1 and every %1 counters more: %2, %3, %4. These leave 1 when divided by %1.</source>
        <translation>Quien juega pierde en 1 y cada %1 fichas más: %2, %3, %4. Divididas por %1 dejan resto 1.</translation>
    </message>
    <message>
        <source>The player to move loses at every multiple of %1.</source>
        <translation>Quien juega pierde en todo múltiplo de %1.</translation>
    </message>
    <message>
        <source>Heap %1</source>
        <translation>Montón %1</translation>
    </message>
    <message>
        <source>Nim-sum (XOR)</source>
        <translation>Suma nim (XOR)</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <source>The player to move wins.</source>
        <translation>Quien juega gana.</translation>
    </message>
    <message>
        <source>The player to move loses against best play.</source>
        <translation>Quien juega pierde contra el mejor juego.</translation>
    </message>
    <message>
        <source>Sum: %1</source>
        <translation>Suma: %1</translation>
    </message>
    <message>
        <source>Only leaves are evaluated; the sum here would be %1.</source>
        <translation>Solo se evalúan las hojas; la suma aquí sería %1.</translation>
    </message>
    <message>
        <source>A completed line decides alone: %1</source>
        <translation>Una línea completa decide por sí sola: %1</translation>
    </message>
    <message>
        <source>Open lines, to MAX: %1 open to MAX alone, %2 to MIN alone.</source>
        <translation>Líneas abiertas, para MAX: %1 abiertas solo para MAX, %2 solo para MIN.</translation>
    </message>
    <message>
        <source>Open lines, to MAX: %1 open to MAX, %2 to MIN; both where a line is open to both.</source>
        <translation>Líneas abiertas, para MAX: %1 abiertas para MAX, %2 para MIN; en ambos números, las abiertas para los dos.</translation>
    </message>
    <message>
        <source>Line by line, to MAX: 10 for two marks and a free square, 1 for one.</source>
        <translation>Línea por línea, para MAX: 10 por dos marcas y una casilla libre, 1 por una.</translation>
    </message>
    <message>
        <source>Line by line: %1 for two marks of MAX and a free square, %2 for one; %3 and %4 for MIN&apos;s.</source>
        <translation>Línea por línea: %1 por dos marcas de MAX y una casilla libre, %2 por una; %3 y %4 por las de MIN.</translation>
    </message>
    <message>
        <source>number</source>
        <translation>número</translation>
    </message>
    <message>
        <source>each</source>
        <translation>cada una</translation>
    </message>
    <message>
        <source>points</source>
        <translation>puntos</translation>
    </message>
    <message>
        <source>opening, more than 45 empty squares</source>
        <translation>apertura, más de 45 casillas vacías</translation>
    </message>
    <message>
        <source>midgame</source>
        <translation>medio juego</translation>
    </message>
    <message>
        <source>endgame, fewer than 15 empty squares</source>
        <translation>final, menos de 15 casillas vacías</translation>
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
        <translation>La partida ha terminado: solo deciden las fichas: %1</translation>
    </message>
    <message>
        <source>Two marks of MAX and a free square</source>
        <translation>Dos marcas de MAX y una casilla libre</translation>
    </message>
    <message>
        <source>One mark of MAX</source>
        <translation>Una marca de MAX</translation>
    </message>
    <message>
        <source>Two marks of MIN and a free square</source>
        <translation>Dos marcas de MIN y una casilla libre</translation>
    </message>
    <message>
        <source>One mark of MIN</source>
        <translation>Una marca de MIN</translation>
    </message>
    <message>
        <source>Lines open to MAX</source>
        <translation>Líneas abiertas para MAX</translation>
    </message>
    <message>
        <source>Lines open to MIN</source>
        <translation>Líneas abiertas para MIN</translation>
    </message>
    <message>
        <source>Corners</source>
        <translation>Esquinas</translation>
    </message>
    <message>
        <source>Diagonal to an empty corner</source>
        <translation>En diagonal a una esquina vacía</translation>
    </message>
    <message>
        <source>Beside an empty corner</source>
        <translation>Junto a una esquina vacía</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Jugadas</translation>
    </message>
    <message>
        <source>Frontier discs</source>
        <translation>Fichas de frontera</translation>
    </message>
    <message>
        <source>Discs</source>
        <translation>Fichas</translation>
    </message>
    <message>
        <source>Pieces of MAX</source>
        <translation>Fichas de MAX</translation>
    </message>
    <message>
        <source>Pieces of MIN</source>
        <translation>Fichas de MIN</translation>
    </message>
    <message>
        <source>Sum 0 loses.</source>
        <translation>Suma 0 pierde.</translation>
    </message>
    <message>
        <source>The last counter loses, and no value is above 1: sum 0 wins.</source>
        <translation>La última ficha pierde y ningún valor pasa de 1: suma 0 gana.</translation>
    </message>
    <message>
        <source>Sum 0 loses. A winning move leaves sum 0; but where no value above 1 would be left, it leaves an odd number of ones.</source>
        <translation>Suma 0 pierde. Una jugada ganadora deja suma 0; pero donde no quedaría ningún valor mayor que 1, deja un número impar de unos.</translation>
    </message>
    <message>
        <source>A column with an odd number of ones is 1 in the sum.</source>
        <translation>Una columna con un número impar de unos es 1 en la suma.</translation>
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
        <translation>Abrir otra cosa; abierto ahora: %1</translation>
    </message>
    <message>
        <source>More…</source>
        <comment>algorithms</comment>
        <translation>Más…</translation>
    </message>
</context>
<context>
    <name>ui::lab::TreeCanvas</name>
    <message>
        <source>Search tree</source>
        <translation>Árbol de búsqueda</translation>
    </message>
</context>
<context>
    <name>ui::lab::TreeEdits</name>
    <message>
        <source>move of a child</source>
        <translation>cambio de lugar de un hijo</translation>
    </message>
    <message>
        <source>My own tree</source>
        <translation>Mi árbol</translation>
    </message>
    <message>
        <source>%1 (changed)</source>
        <comment>%1: the title of a tree</comment>
        <translation>%1 (cambiado)</translation>
    </message>
    <message>
        <source>value of a leaf</source>
        <translation>valor de una hoja</translation>
    </message>
    <message>
        <source>new child</source>
        <translation>hijo nuevo</translation>
    </message>
    <message>
        <source>removal of a node</source>
        <translation>eliminación de un nodo</translation>
    </message>
    <message>
        <source>text of the tree</source>
        <translation>texto del árbol</translation>
    </message>
    <message>
        <source>chance node</source>
        <translation>nodo de azar</translation>
    </message>
</context>
<context>
    <name>ui::lab::TreeLegend</name>
    <message>
        <source>MAX to move</source>
        <translation>MAX juega</translation>
    </message>
    <message>
        <source>MIN to move</source>
        <translation>MIN juega</translation>
    </message>
    <message>
        <source>principal variation</source>
        <translation>variante principal</translation>
    </message>
    <message>
        <source>best child so far</source>
        <translation>mejor hijo hasta ahora</translation>
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
        <translation>aún no visitado</translation>
    </message>
    <message>
        <source>*: holds if letters have the values that were taken</source>
        <translation>*: válido si las letras tienen los valores tomados</translation>
    </message>
    <message>
        <source>won by MAX, by MIN</source>
        <translation>ganada por MAX, por MIN</translation>
    </message>
    <message>
        <source>Legend</source>
        <translation>Leyenda</translation>
    </message>
    <message>
        <source>chance</source>
        <translation>azar</translation>
    </message>
    <message>
        <source>↓9 //2: 9 nodes and 2 cuts hidden below</source>
        <translation>↓9 //2: 9 nodos y 2 cortes ocultos debajo</translation>
    </message>
    <message>
        <source>point above: MAX to move, below: MIN</source>
        <translation>punta arriba: MAX juega; abajo: MIN</translation>
    </message>
</context>
<context>
    <name>ui::lab::TreePainter</name>
    <message>
        <source>%1, played</source>
        <comment>a move</comment>
        <translation>%1, elegida</translation>
    </message>
    <message>
        <source>%1?</source>
        <comment>a value that is tried</comment>
        <translation>¿%1?</translation>
    </message>
    <message>
        <source>%1 so far</source>
        <translation>%1 hasta ahora</translation>
    </message>
</context>
<context>
    <name>ui::lab::WalledBoardWindow</name>
    <message>
        <source>A board with a wall</source>
        <translation>Un tablero con muro</translation>
    </message>
    <message>
        <source>The article on an Othello engine has ten rows of ten cells, and the outermost are a wall. From a move&apos;s cell it goes on in each of eight directions over discs of the opponent, and turns them where one of the player follows.</source>
        <translation>El tablero del artículo sobre un motor de Othello tiene diez filas de diez celdas, y las exteriores son un muro. Desde la celda de una jugada se avanza en cada una de las ocho direcciones sobre fichas del oponente, que se voltean si después viene una del jugador.</translation>
    </message>
    <message>
        <source>Board with a wall</source>
        <translation>Tablero con muro</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Jugada</translation>
    </message>
    <message>
        <source>Back a step</source>
        <translation>Un paso atrás</translation>
    </message>
    <message>
        <source>Forwards a step</source>
        <translation>Un paso adelante</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a step, of all steps</comment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>%1 is cell %2. A direction is a number: added to a cell&apos;s, it leads to the next cell.</source>
        <translation>%1 es la celda %2. Una dirección es un número: sumado al de una celda, lleva a la celda siguiente.</translation>
    </message>
    <message numerus="yes">
        <source>Made: the disc is placed at %1, and %n disc(s) are turned. The search goes on from here, on this one board.</source>
        <translation>
            <numerusform>Hecha: la ficha se coloca en %1, y se voltea %n ficha. La búsqueda sigue desde aquí, en este único tablero.</numerusform>
            <numerusform>Hecha: la ficha se coloca en %1, y se voltean %n fichas. La búsqueda sigue desde aquí, en este único tablero.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Undone: %1 is empty again, and %n disc(s) are turned back. The board is as it was, and nothing was copied.</source>
        <translation>
            <numerusform>Deshecha: %1 está vacía de nuevo, y %n ficha vuelve a su color. El tablero está como antes, y nada se copió.</numerusform>
            <numerusform>Deshecha: %1 está vacía de nuevo, y %n fichas vuelven a su color. El tablero está como antes, y nada se copió.</numerusform>
        </translation>
    </message>
    <message>
        <source>Direction %1: cell %2 is wall, which is neither side&apos;s. Nothing turns, and no edge had to be looked for.</source>
        <translation>Dirección %1: la celda %2 es muro, que no es de ningún bando. Nada se voltea, y no hizo falta buscar el borde.</translation>
    </message>
    <message>
        <source>Direction %1: cell %2 is empty. Nothing turns.</source>
        <translation>Dirección %1: la celda %2 está vacía. Nada se voltea.</translation>
    </message>
    <message>
        <source>Direction %1: cell %2 has a disc of the opponent. On to the next cell.</source>
        <translation>Dirección %1: la celda %2 tiene una ficha del oponente. Se pasa a la celda siguiente.</translation>
    </message>
    <message>
        <source>Direction %1: cell %2 has a disc of the player, and none of the opponent is between. Nothing turns.</source>
        <translation>Dirección %1: la celda %2 tiene una ficha del jugador, y ninguna del oponente está en medio. Nada se voltea.</translation>
    </message>
    <message numerus="yes">
        <source>Direction %1: cell %2 has a disc of the player. %n disc(s) between will turn.</source>
        <translation>
            <numerusform>Dirección %1: la celda %2 tiene una ficha del jugador. Se volteará %n ficha que está en medio.</numerusform>
            <numerusform>Dirección %1: la celda %2 tiene una ficha del jugador. Se voltearán %n fichas que están en medio.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::lab::WebPage</name>
    <message>
        <source>This page needs JavaScript, and nothing else.</source>
        <translation>Esta página necesita JavaScript y nada más.</translation>
    </message>
    <message>
        <source>leaf</source>
        <translation>hoja</translation>
    </message>
    <message>
        <source>root</source>
        <translation>raíz</translation>
    </message>
    <message>
        <source>root of the subtree</source>
        <translation>raíz del subárbol</translation>
    </message>
    <message>
        <source>%1 so far</source>
        <translation>%1 hasta ahora</translation>
    </message>
    <message>
        <source>not visited yet</source>
        <translation>aún no visitado</translation>
    </message>
    <message>
        <source>cut</source>
        <translation>podado</translation>
    </message>
    <message>
        <source>%1 (%2), line %3</source>
        <comment>a node, its level, a line of code</comment>
        <translation>%1 (%2), línea %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a call, its variables</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>So far: calls %1, leaves %2, cuts %3, branches cut %4</source>
        <translation>Hasta ahora: llamadas %1, hojas %2, cortes %3, ramas podadas %4</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a step, of all steps</comment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Paso</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Pasos</translation>
    </message>
    <message>
        <source>Search tree</source>
        <translation>Árbol de búsqueda</translation>
    </message>
    <message>
        <source>Pseudocode</source>
        <translation>Pseudocódigo</translation>
    </message>
    <message>
        <source>Call stack</source>
        <translation>Pila de llamadas</translation>
    </message>
    <message>
        <source>Node</source>
        <translation>Nodo</translation>
    </message>
    <message>
        <source>Quiz</source>
        <translation>Cuestionario</translation>
    </message>
    <message>
        <source>Result code, to be handed in:</source>
        <translation>Código del resultado, para entregar:</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Ajustar</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>Al comienzo</translation>
    </message>
    <message>
        <source>Back to the last cut</source>
        <translation>Atrás hasta el último corte</translation>
    </message>
    <message>
        <source>Back a node</source>
        <translation>Un nodo atrás</translation>
    </message>
    <message>
        <source>Back a step</source>
        <translation>Un paso atrás</translation>
    </message>
    <message>
        <source>Forwards a step</source>
        <translation>Un paso adelante</translation>
    </message>
    <message>
        <source>Play or pause</source>
        <translation>Reproducir o pausar</translation>
    </message>
    <message>
        <source>Forwards a node</source>
        <translation>Un nodo adelante</translation>
    </message>
    <message>
        <source>Forwards to the next cut</source>
        <translation>Adelante hasta el próximo corte</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Al final</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Preguntas</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Respuesta</translation>
    </message>
    <message>
        <source>A page can hold %1 nodes, and this search has %2. Choose a smaller depth or search a subtree alone.</source>
        <translation>Una página puede contener %1 nodos, y esta búsqueda tiene %2. Elija una profundidad menor o examine solo un subárbol.</translation>
    </message>
    <message>
        <source>Stop %1 of %2: %3</source>
        <comment>%3: a title</comment>
        <translation>Parada %1 de %2: %3</translation>
    </message>
    <message>
        <source>The stop before</source>
        <translation>La parada anterior</translation>
    </message>
    <message>
        <source>The next stop</source>
        <translation>La parada siguiente</translation>
    </message>
    <message>
        <source>probability %1</source>
        <comment>a fraction</comment>
        <translation>probabilidad %1</translation>
    </message>
</context>
<context>
    <name>ui::lab::WeightsPanel</name>
    <message>
        <source>The search without the term, and with this term alone</source>
        <translation>La búsqueda sin el término, y solo con este término</translation>
    </message>
    <message>
        <source>Values of the root&apos;s moves</source>
        <translation>Valores de las jugadas de la raíz</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Jugada</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>algorithm and depth</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>This search judges its leaves by the result of the game, not by a heuristic, so there are no weights.</source>
        <translation>Esta búsqueda evalúa sus hojas por el resultado de la partida, no por una heurística, así que no hay pesos.</translation>
    </message>
    <message>
        <source>Trees and Nim have no heuristic, so there are no weights. Open a position of tic-tac-toe or Othello.</source>
        <translation>Los árboles y Nim no tienen heurística, así que no hay pesos. Abra una posición de tres en raya o de Othello.</translation>
    </message>
    <message>
        <source>Switch a term off or change its weight, in per cent of what it is worth in each phase of the game; the tree is searched again at once.</source>
        <translation>Desactive un término o cambie su peso, en porcentaje de lo que vale en cada fase de la partida; el árbol se examina de nuevo al instante.</translation>
    </message>
    <message>
        <source>Switch a term off or change its weight; the tree is searched again at once.</source>
        <translation>Desactive un término o cambie su peso; el árbol se examina de nuevo al instante.</translation>
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
        <translation>%1, elegida</translation>
    </message>
    <message>
        <source>With the usual weights: %1</source>
        <comment>what a search found</comment>
        <translation>Con los pesos habituales: %1</translation>
    </message>
    <message>
        <source>The move stays the same.</source>
        <translation>La jugada sigue siendo la misma.</translation>
    </message>
    <message>
        <source>Another move is played.</source>
        <translation>Se hace otra jugada.</translation>
    </message>
    <message>
        <source>With the usual weights: %1 With these: %2 %3</source>
        <comment>what two searches found</comment>
        <translation>Con los pesos habituales: %1 Con estos: %2 %3</translation>
    </message>
    <message>
        <source>%1 is played, worth %2, after %3.</source>
        <comment>a move, its value, a count of calls</comment>
        <translation>Se juega %1, que vale %2, tras %3.</translation>
    </message>
    <message>
        <source>That many searches would take too long: choose a smaller depth.</source>
        <translation>Tantas búsquedas tardarían demasiado: elija una profundidad menor.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a move, a count of calls</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%</source>
        <comment>after a number</comment>
        <translation>&#xa0;%</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>&amp;Restablecer</translation>
    </message>
    <message>
        <source>Test &amp;each term</source>
        <translation>Probar &amp;cada término</translation>
    </message>
    <message>
        <source>&amp;Use the heuristic</source>
        <translation>&amp;Usar la heurística</translation>
    </message>
    <message>
        <source>The usual weight of each term again</source>
        <translation>De nuevo el peso habitual de cada término</translation>
    </message>
    <message>
        <source>Usual</source>
        <comment>the value of a move with the usual weights</comment>
        <translation>Habitual</translation>
    </message>
    <message>
        <source>Now</source>
        <comment>the value of a move with the weights that are set</comment>
        <translation>Ahora</translation>
    </message>
    <message>
        <source>Usually %1</source>
        <comment>a weight</comment>
        <translation>Habitual: %1</translation>
    </message>
    <message>
        <source>%1. Without it: %2. Alone: %3.</source>
        <comment>what the weight usually is, the moves of two searches</comment>
        <translation>%1. Sin él: %2. Solo: %3.</translation>
    </message>
</context>
<context>
    <name>ui::lab::WholeTreePanel</name>
    <message>
        <source>Check</source>
        <translation>Comprobar</translation>
    </message>
    <message>
        <source>Nodes; tick the branches that are cut</source>
        <translation>Nodos; marque las ramas podadas</translation>
    </message>
    <message>
        <source>3, &lt;= 3 or &gt;= 3</source>
        <translation>3, &lt;= 3 o &gt;= 3</translation>
    </message>
    <message>
        <source>cut</source>
        <translation>podada</translation>
    </message>
    <message>
        <source>no answer yet</source>
        <translation>aún sin respuesta</translation>
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
        <translation>Lo que devuelve este nodo: %1</translation>
    </message>
    <message>
        <source>Please give a whole number, or inf or -inf; for a bound with &lt;= or &gt;= before it.</source>
        <translation>Escriba un número entero, o inf o -inf; para una cota, con &lt;= o &gt;= delante.</translation>
    </message>
    <message>
        <source>%1 of %2 answers are right. Correct what has a ✗ and check once more.</source>
        <translation>%1 de %2 respuestas son correctas. Corrija las que tienen un ✗ y compruebe una vez más.</translation>
    </message>
    <message>
        <source>✓ All is right.</source>
        <translation>✓ Todo correcto.</translation>
    </message>
    <message>
        <source>%1 of %2 answers are right. Choose a mistake to look at its step.</source>
        <translation>%1 de %2 respuestas son correctas. Elija un error para ver su paso.</translation>
    </message>
    <message>
        <source>Fill in the whole tree</source>
        <translation>Completar el árbol entero</translation>
    </message>
    <message>
        <source>Stop filling in</source>
        <translation>Dejar de completar</translation>
    </message>
    <message>
        <source>Close the results</source>
        <translation>Cerrar los resultados</translation>
    </message>
    <message>
        <source>Show my answers</source>
        <translation>Mostrar mis respuestas</translation>
    </message>
    <message>
        <source>Show the solution</source>
        <translation>Mostrar la solución</translation>
    </message>
    <message>
        <source>What is not right by then counts as wrong.</source>
        <translation>Lo que para entonces no esté bien cuenta como error.</translation>
    </message>
    <message>
        <source>All at once: you write what each node returns and, where the algorithm cuts, mark what is cut; then it is checked.</source>
        <translation>Todo de una vez: usted escribe lo que devuelve cada nodo y, donde el algoritmo poda, marca lo que se poda; después se comprueba.</translation>
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
        <translation>Hoja %1 (%2)</translation>
    </message>
    <message>
        <source>Leaf at %1</source>
        <translation>Hoja (%1)</translation>
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
        <translation>Respuesta: %1</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Soluciones</translation>
    </message>
    <message>
        <source>Worksheet</source>
        <translation>Hoja de ejercicios</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a title, from left to right</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Points: %1 of %2</source>
        <comment>of a task, blanks</comment>
        <translation>Puntos: %1 de %2</translation>
    </message>
    <message>
        <source>Under each leaf write its place in the order of the visits, or a dash where it is never visited.</source>
        <translation>Debajo de cada hoja escriba su lugar en el orden de las visitas, o una raya si no se visita nunca.</translation>
    </message>
    <message>
        <source>Name: %1</source>
        <comment>a blank</comment>
        <translation>Nombre: %1</translation>
    </message>
    <message>
        <source>Course: %1</source>
        <comment>a blank</comment>
        <translation>Curso: %1</translation>
    </message>
    <message>
        <source>Group: %1</source>
        <comment>a blank</comment>
        <translation>Grupo: %1</translation>
    </message>
    <message>
        <source>Date: %1</source>
        <comment>a blank</comment>
        <translation>Fecha: %1</translation>
    </message>
    <message>
        <source>Points: %1</source>
        <comment>a blank</comment>
        <translation>Puntos: %1</translation>
    </message>
    <message>
        <source>Known: %1.</source>
        <comment>such as a &gt;= 1</comment>
        <translation>Se sabe: %1.</translation>
    </message>
    <message>
        <source>*: if %1.</source>
        <comment>such as a = 1</comment>
        <translation>*: si %1.</translation>
    </message>
    <message>
        <source>A letter that has to be visited counts as: %1.</source>
        <comment>such as a = 1</comment>
        <translation>Una letra que hay que visitar cuenta como: %1.</translation>
    </message>
    <message>
        <source>%1%2) %3</source>
        <comment>a task&apos;s number, a letter, a question</comment>
        <translation>%1%2) %3</translation>
    </message>
    <message numerus="yes">
        <source>Of the random trees %1 to %2, %n fit(s) on a page. Choose fewer plies or children, or fewer trees.</source>
        <translation>
            <numerusform>De los árboles aleatorios %1 a %2 cabe %n en una página. Elija menos niveles o hijos, o menos árboles.</numerusform>
            <numerusform>De los árboles aleatorios %1 a %2 caben %n en una página. Elija menos niveles o hijos, o menos árboles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n random tree(s) are too large for a page and were left out.</source>
        <translation>
            <numerusform>%n árbol aleatorio es demasiado grande para una página y se omitió.</numerusform>
            <numerusform>%n árboles aleatorios son demasiado grandes para una página y se omitieron.</numerusform>
        </translation>
    </message>
    <message>
        <source>Random trees too large for a page, left out: %1.</source>
        <comment>their numbers</comment>
        <translation>Árboles aleatorios demasiado grandes para una página, omitidos: %1.</translation>
    </message>
    <message>
        <source>This tree is too large for a worksheet: at every node there must be space to write. Choose a smaller tree or depth, or search a subtree alone.</source>
        <translation>Este árbol es demasiado grande para una hoja de ejercicios: en cada nodo debe haber sitio para escribir. Elija un árbol o una profundidad menor, o examine solo un subárbol.</translation>
    </message>
    <message>
        <source>Search each tree %1 by hand (%2). At each inner node write the value that it returns. Strike out the branches that are left out.</source>
        <comment>from left to right, an algorithm</comment>
        <translation>Examine cada árbol %1, a mano (%2). En cada nodo interior escriba el valor que devuelve. Tache las ramas omitidas.</translation>
    </message>
    <message>
        <source>Search each tree %1 by hand (%2). At each inner node write the value that it returns, with =, ≤ or ≥, and under it the window (α, β) with which it is visited. Strike out the branches that are cut.</source>
        <comment>from left to right, an algorithm</comment>
        <translation>Examine cada árbol %1, a mano (%2). En cada nodo interior escriba el valor que devuelve, con =, ≤ o ≥, y debajo la ventana (α, β) con que se visita. Tache las ramas podadas.</translation>
    </message>
    <message>
        <source>Search each tree %1 by hand (%2). At each inner node write the value that it returns. A circle is a chance node: its value is the sum of its children&apos;s values, each times the probability beside it, below a leaf.</source>
        <comment>from left to right, an algorithm</comment>
        <translation>Examine cada árbol %1, a mano (%2). En cada nodo interior escriba el valor que devuelve. Un círculo es un nodo de azar: su valor es la suma de los valores de sus hijos, cada uno por la probabilidad que está a su lado, o debajo si es una hoja.</translation>
    </message>
    <message>
        <source>Every move of the root is searched with the full window (−∞, +∞).</source>
        <translation>Cada jugada de la raíz se examina con la ventana completa (−∞, +∞).</translation>
    </message>
</context>
<context>
    <name>ui::lab::WorksheetDialog</name>
    <message>
        <source>Worksheet</source>
        <translation>Hoja de ejercicios</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Guardar…</translation>
    </message>
    <message>
        <source>Worksheet of random trees</source>
        <translation>Hoja de ejercicios con árboles aleatorios</translation>
    </message>
    <message>
        <source>&amp;Trees</source>
        <translation>Ár&amp;boles</translation>
    </message>
    <message>
        <source>From &amp;number</source>
        <translation>Desde el &amp;número</translation>
    </message>
    <message>
        <source>non&amp;e</source>
        <translation>&amp;sin soluciones</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Soluciones</translation>
    </message>
    <message>
        <source>Quiz of random trees</source>
        <translation>Cuestionario de árboles aleatorios</translation>
    </message>
    <message>
        <source>As the Lab searches now: change it there, under Edit.</source>
        <translation>Como busca ahora el Laboratorio: cámbielo allí, en Editar.</translation>
    </message>
    <message>
        <source>Searched %1: %2.</source>
        <comment>from left to right, an algorithm</comment>
        <translation>Se examinan %1: %2.</translation>
    </message>
    <message>
        <source>Portr&amp;ait</source>
        <translation>&amp;Vertical</translation>
    </message>
    <message>
        <source>For trees of few leaves: landscape pages are wider.</source>
        <translation>Para árboles de pocas hojas: las páginas apaisadas son más anchas.</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
    <message>
        <source>on a pa&amp;ge of its own</source>
        <translation>en una &amp;página propia</translation>
    </message>
    <message>
        <source>in a file of its o&amp;wn</source>
        <translation>en un &amp;archivo propio</translation>
    </message>
</context>
</TS>
