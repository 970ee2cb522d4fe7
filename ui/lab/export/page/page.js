const data = JSON.parse(document.getElementById('data').textContent);
const words = data.words;
const ENTER = 0, LEAF = 1, CHILD = 2, COMPARE = 3, WINDOW = 4, CUT = 5, LEAVE = 6, KNOWN = 7, SUM = 8;
const NOT_YET = 0, OPEN = 1, DONE = 2;
const gcd = (one, other) => other === 0 ? one : gcd(other, one % other);
/// Of a value without its sign: as a decimal number where three places are enough, or else as a fraction.
function size(value) {
  const divisor = gcd(value, data.scale);
  const parts = data.scale / divisor;
  return 1000 % parts === 0 ? String(value / data.scale).replace('.', data.point) : `${value / divisor}/${parts}`;
}
const number = (value) => Math.abs(value) >= data.infinity ? (value < 0 ? '\u2212\u221e' : '+\u221e')
  : value < 0 ? '\u2212' + size(-value) : size(value);

// The tree. A node of the search has its number in `visit`; the others were cut.
const nodes = data.nodes.map(([parent, name, level, leaf, visit, bound, text, board, won, probability], id) =>
  ({ id, parent, name, max: level === 1, chance: level === 2, probability, leaf: !!leaf, visit, bound, text, board, won: won ?? 0, children: [], shown: {} }));
for (const node of nodes)
  if (node.parent >= 0) nodes[node.parent].children.push(node);
const visited = [];
for (const node of nodes)
  if (node.visit >= 0) visited[node.visit] = node;
const steps = data.steps.map(([kind, node, line, a, b, ...pieces]) => ({ kind, node: visited[node], line, a, b, pieces }));
// What belongs together is one step: a child that is tried and the visit of it, the visit of a leaf and its value.
const joinsNext = (at) => {
  const next = steps[at]?.kind;
  const { kind } = steps[at - 1] ?? {};
  return (kind === CHILD && next === ENTER) || (kind === ENTER && (next === LEAF || next === KNOWN));
};
const stops = [];
for (let at = 0; at <= steps.length; ++at)
  if (!joinsNext(at)) stops.push(at);
// Steps that hold only for what was taken for a letter, and nodes whose final value does.
const starredSteps = new Set(data.starredSteps), starredNodes = new Set(data.starredNodes);
const starredVariables = new Map(data.starredVariables);
const isStop = {
  step: (at) => !joinsNext(at),
  node: (at) => [LEAF, LEAVE, KNOWN].includes(steps[at - 1].kind),
  cut: (at) => steps[at - 1].kind === CUT,
};
const hasWindow = (node) => data.windows && !(data.rootIsNoCall && node.id === 0);

/// Which nodes are where after a step: what the events until then add up to.
function play(step) {
  for (const node of nodes)
    Object.assign(node, { status: NOT_YET, value: null, alpha: null, beta: null, best: null, last: null, closed: false, starred: false, stars: 0 });
  const counts = { calls: 0, leaves: 0, cuts: 0, branches: 0 };
  const back = (node) => { if (node.parent >= 0) nodes[node.parent].last = node; };
  const take = (node, value) => {
    if (node.value === null || (node.max ? value > node.value : value < node.value)) {
      node.value = value;
      node.best = node.last;
    }
  };
  // As the listing has it: fail-soft leaves the loop before.
  const closeWindow = (node, best) => { if (data.failHard && hasWindow(node)) node[node.max ? 'alpha' : 'beta'] = best; };
  for (const [at, { kind, node, a, b }] of steps.slice(0, step).entries()) {
    if (kind !== CHILD) Object.assign(node, { starred: starredSteps.has(at + 1), stars: starredVariables.get(at + 1) ?? 0 });
    if (kind === ENTER) {
      Object.assign(node, { status: OPEN, alpha: a, beta: b });
      if (!(data.rootIsNoCall && node.id === 0)) counts.calls++;
    } else if (kind === LEAF) {
      Object.assign(node, { status: DONE, value: a });
      counts.leaves++;
      back(node);
    } else if (kind === SUM) {
      node.value = b;
    } else if (kind === COMPARE) {
      take(node, a);
      closeWindow(node, b);
    } else if (kind === WINDOW) {
      Object.assign(node, { alpha: a, beta: b });
      take(node, node.max ? a : b);
    } else if (kind === CUT) {
      take(node, a);
      closeWindow(node, a);
      node.closed = true;
      counts.cuts++;
      counts.branches += b;
    } else if (kind === LEAVE || kind === KNOWN) {
      Object.assign(node, { status: DONE, value: a });
      back(node);
    }
  }
  return counts;
}

/// Who moves at a node, in words.
const levelOf = (node) => node.leaf ? words.leaf : node.chance ? words.chance : node.max ? words.max : words.min;

// The drawing.
const LEFT = 66;
/// The squares of a node's board row by row; none where the game has no square board.
function squaresOf(node) {
  const rows = (node.board ?? '').trim().split('\n').map((row) => row.split(' '));
  return rows.length > 2 && rows.every((row) => row.length === rows.length) ? rows.flat() : [];
}
/// A board stands above its node: how many squares it has a side, how long one is, and how much higher that makes a node.
const ACROSS = Math.sqrt(squaresOf(nodes[0]).length);
const SQUARE = ACROSS > 3 ? 8 : 14;
const BOARD = ACROSS * SQUARE, ABOVE = BOARD > 0 ? BOARD + 5 : 0;
const TOP = 34 + ABOVE;
let deepest = 1;
for (const node of nodes) {
  node.ply = node.parent < 0 ? 0 : nodes[node.parent].ply + 1;
  deepest = Math.max(deepest, node.ply);
}
/// Between two levels: the height is used where there are few.
const ROW = Math.max(84 + ABOVE, Math.min(150, (innerHeight * 0.6 - 2 * TOP) / deepest));
/// Of a leaf, so that what stands beside an inner node has space above the leaves below it.
function slotWidth() {
  const lengths = [1];
  for (const { kind, node, a, b } of steps)
    lengths.push(kind === ENTER || kind === WINDOW ? (hasWindow(node) ? `(${number(a)}, ${number(b)})`.length * 0.85 : 1)
      : kind === CHILD ? 1 : Math.max(number(a).length, kind === SUM ? number(b).length : 0) + 6);
  const beside = 2 * SIZE + 8.5 * lengths.reduce((most, length) => Math.max(most, length), 1) + (data.games ? 24 : 6);
  const leavesBelow = (node) => node.children.length === 0 ? 1 : node.children.reduce((sum, child) => sum + leavesBelow(child), 0);
  const fewest = Math.min(...nodes.filter((node) => node.children.length > 0).map(leavesBelow));
  return Math.max(2 * LEAF_HALF + 6, BOARD + 10, beside / fewest);
}
/// Half of a leaf's box: the longest of the leaves' texts fits, and all are alike.
function leafHalf() {
  let longest = nodes.reduce((most, node) => Math.max(most, node.text.length), 1);
  for (const { kind, a } of steps)
    if (kind === LEAF) longest = Math.max(longest, number(a).length);
  return Math.max(SIZE, 4.6 * longest + 4);
}
const LEAF_HALF = leafHalf();
const SLOT = slotWidth();
let slots = 0, gap = 0;
/// Between leaves of different parents, in leaves.
const GAP = 0.35;
/// The children that are drawn. Of a game those behind a cut are not known: while the quiz asks, a
/// node that the search has not come to is drawn without children, or the others would be the cut ones.
const shownChildren = (node) => quiz.on && data.games && node.status === NOT_YET ? [] : node.children;
function layOut(node) {
  node.there = true;
  node.y = TOP + node.ply * ROW;
  const children = shownChildren(node);
  if (children.length === 0) {
    slots += gap;
    gap = 0;
    node.x = LEFT + SLOT * (slots++ + 0.5);
    return;
  }
  for (const child of data.rightToLeft ? [...children].reverse() : children) layOut(child);
  gap = GAP;
  node.x = (children[0].x + children.at(-1).x) / 2;
}
/// Moves what is drawn to its place, once what is there has changed.
function arrange() {
  const before = nodes.map((node) => node.there);
  for (const node of nodes) node.there = false;
  slots = gap = 0;
  layOut(nodes[0]);
  if (nodes.every((node) => node.there === before[node.id])) return;
  for (const node of nodes) {
    const display = node.there ? 'inline' : 'none';
    node.group.setAttribute('display', display);
    node.group.setAttribute('transform', `translate(${node.x} ${node.y})`);
    node.edge?.setAttribute('display', display);
    if (node.edge) node.edge.setAttribute('d', `M${nodes[node.parent].x} ${nodes[node.parent].y}L${node.x} ${node.y - ABOVE}`);
    node.strike?.remove();
    node.strike = undefined;
    node.shown.strike = undefined;
  }
  if (!focused.there) takeFocus(nodes[0]);
  setZoom(zoom);
}
/// The position of a node, with the square of its last move marked, above the middle of a group.
function drawBoard(node, group) {
  const squares = squaresOf(node);
  const before = node.parent >= 0 ? squaresOf(nodes[node.parent]) : squares;
  const board = shape('g', { class: ACROSS > 3 ? 'board discs' : 'board', transform: `translate(${-BOARD / 2} ${-SIZE - ABOVE})` }, group);
  const centre = (at) => [(at % ACROSS + 0.5) * SQUARE, (Math.floor(at / ACROSS) + 0.5) * SQUARE];
  const circle = ([x, y], radius) => `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;
  const cross = ([x, y], reach) => `M${x - reach} ${y - reach}l${2 * reach} ${2 * reach}M${x - reach} ${y + reach}l${2 * reach} ${-2 * reach}`;
  const put = (name, mark, draw) => {
    const d = squares.map((square, at) => square === mark ? draw(centre(at), 0.36 * SQUARE) : '').join('');
    if (d) shape('path', { class: name, d }, board);
  };
  shape('rect', { class: 'field', width: BOARD, height: BOARD }, board);
  const last = squares.findIndex((square, at) => square !== '-' && before[at] === '-');
  if (last >= 0 && ACROSS === 3) shape('rect', { class: 'last', x: last % 3 * SQUARE, y: Math.floor(last / 3) * SQUARE, width: SQUARE, height: SQUARE }, board);
  let grid = '';
  for (let line = SQUARE; line < BOARD; line += SQUARE) grid += `M${line} 0V${BOARD}M0 ${line}H${BOARD}`;
  shape('path', { class: 'grid', d: grid }, board);
  put('first', 'X', ACROSS > 3 ? circle : cross);
  put('second', 'O', circle);
  if (last >= 0 && ACROSS > 3) shape('path', { class: 'last', d: circle(centre(last), 1.5) }, board);
  return board;
}
function drawNode(node, tree) {
  const group = shape('g', { role: 'treeitem', tabindex: -1, 'aria-level': node.ply + 1 }, tree);
  if (node.leaf) shape('rect', { class: 'shape', x: -LEAF_HALF, y: -SIZE, width: 2 * LEAF_HALF, height: 2 * SIZE, rx: 3 }, group);
  else if (node.chance) shape('circle', { class: 'shape', r: SIZE }, group);
  else shape('path', { class: 'shape', d: triangle(node.max) }, group);
  node.group = group;
  if (node.probability) shape('text', { class: 'below halo', 'text-anchor': 'middle', y: -SIZE - 4 }, group).textContent = node.probability;
  if (ACROSS > 0) drawBoard(node, group);
  if (node.leaf) {
    node.label = shape('text', { 'text-anchor': 'middle', y: 5 }, group);
    // Who won: MAX a triangle upwards, MIN one downwards.
    if (node.won) shape('path', { class: 'winner', d: `M-6 ${6 * node.won}h12l-6 ${-12 * node.won}Z`, transform: `translate(${LEAF_HALF} ${-SIZE})` }, group);
    if (data.games) node.move = shape('text', { class: 'below', 'text-anchor': 'middle', y: SIZE + 14 }, group);
  } else {
    node.label = shape('text', { class: 'halo', x: SIZE + 3, y: 2 }, group);
    node.range = shape('text', { class: 'halo below', x: SIZE + 3, y: 16 }, group);
    // The node's move, or the letter that sentences use for it.
    node.move = shape('text', { class: 'below halo', 'text-anchor': 'end', x: -SIZE - 2, y: 4 }, group);
  }
  if (node.move) node.move.textContent = data.games || node.name.length === 1 ? node.name : '';
}
/// Two strokes over the edge of a branch that is cut; most never are.
function drawStrike(node) {
  const up = nodes[node.parent];
  const x = (up.x + 2 * node.x) / 3, y = (up.y + 2 * (node.y - ABOVE)) / 3;
  const strike = shape('path', { class: 'strike', d: strikeAt(x, y) }, node.edge.parentNode);
  node.edge.after(strike);
  return strike;
}
/// Not in the page yet, so that the browser lays it out once, as it is first shown.
function draw() {
  const tree = document.createDocumentFragment();
  const defs = shape('defs', {}, tree);
  const hatch = shape('pattern', { id: 'hatch', width: 6, height: 6, patternUnits: 'userSpaceOnUse', patternTransform: 'rotate(45)' }, defs);
  shape('path', { d: 'M0 0V6', stroke: 'var(--line)', 'stroke-width': 2 }, hatch);
  for (const node of nodes.slice(1)) node.edge = shape('path', { class: 'edge' }, tree);
  for (const node of nodes) drawNode(node, tree);
  for (let ply = 0; ply <= deepest; ++ply) {
    const levels = new Set(nodes.filter((node) => node.ply === ply && !node.leaf).map(levelOf));
    if (levels.size === 1) shape('text', { x: 6, y: TOP + ply * ROW + 4, class: 'halo' }, get('ranks')).textContent = [...levels][0];
  }
  return tree;
}
let zoom = 1;
const drawnSize = () => ({ width: LEFT + slots * SLOT + 70, height: TOP + deepest * ROW + 46 });
function setZoom(value) {
  zoom = value;
  const { width, height } = drawnSize();
  for (const [id, wide] of [['tree', width], ['ranks', LEFT]]) {
    get(id).setAttribute('viewBox', `0 0 ${wide} ${height}`);
    get(id).setAttribute('width', wide * zoom);
    get(id).setAttribute('height', height * zoom);
  }
}
/// At which the whole tree is in its box, which may be as high as the style lets it, as far as its
/// text can be read: on a telephone, whose pixels are finer and which is held nearer, in smaller letters.
function fitZoom() {
  const { width, height } = drawnSize();
  const most = parseFloat(getComputedStyle(get('box')).maxHeight) || innerHeight;
  return Math.max(innerWidth > 800 ? 0.66 : 0.45, Math.min(1.6, (get('box').clientWidth - 8) / width, (most - 8) / height));
}

// What is shown of a step.
const signs = ['= ', '\u2264 ', '\u2265 '];
/// A leaf whose value nobody knows keeps its letter, whatever the search takes for it.
const isLetter = (node) => /^\p{L}/u.test(node.text);
function labelOf(node) {
  if (node.visit < 0 || isLetter(node)) return node.text;
  if (node.status === DONE) return node.leaf ? number(node.value) : signs[node.bound] + number(node.value) + (starredNodes.has(node.visit) ? '*' : '');
  if (node.leaf) return node.text;
  return node.status === OPEN && node.value !== null && !quiz.on ? format(words.soFar, number(node.value) + (node.starred ? '*' : '')) : '';
}
const showsWindow = (node) => node.status === OPEN && hasWindow(node) && !node.leaf && node !== askedNode();
const windowOf = (node) => `(${number(node.alpha)}, ${number(node.beta)})` + (node.starred ? '*' : '');
/// A child of a node that was cut, or anything below it.
const isCut = (node) => node.parent >= 0 && node.status === NOT_YET && (nodes[node.parent].closed || isCut(nodes[node.parent]));
/// Whether best play from the root goes along the edge above the node, as far as it is known.
function bestPlay() {
  const line = new Set();
  let node = nodes[0];
  while (node && node.status === DONE && node.bound === 0) {
    line.add(node);
    if (node.chance) break;
    node = node.children.find((child) => child.status === DONE && child.bound === 0 && child.value === node.value);
  }
  return line;
}
let step = 0, current = nodes[0];
function describe(node) {
  const level = levelOf(node);
  const probability = node.probability ? format(words.probability, node.probability) : '';
  const label = labelOf(node);
  const state = isCut(node) ? words.cut : node.status === NOT_YET ? words.notYet : '';
  const window = showsWindow(node) ? windowOf(node) : '';
  return [node.name || words.root, level, probability, label, window, state].filter((part) => part).join(', ');
}
/// Only what changes costs the browser time.
function put(node, what, value, write) {
  if (node.shown[what] === value) return;
  node.shown[what] = value;
  write(value);
}
function showTree() {
  const line = bestPlay();
  for (const node of nodes) {
    const cut = isCut(node);
    const state = node.status === OPEN ? 'open' : node.status === DONE ? 'seen' + ['', ' won', ' lost'].at(node.won) : cut ? 'off' : '';
    put(node, 'state', state + (step > 0 && node === current ? ' current' : ''), (text) => node.group.setAttribute('class', text));
    put(node, 'words', describe(node), (text) => node.group.setAttribute('aria-label', text));
    put(node, 'label', labelOf(node), (text) => { node.label.textContent = text; });
    if (node.range) put(node, 'range', showsWindow(node) ? windowOf(node) : '', (text) => { node.range.textContent = text; });
    if (!node.edge) continue;
    const up = nodes[node.parent];
    const best = line.has(node) || (up.status === OPEN && up.best === node && !quiz.on);
    put(node, 'edge', 'edge' + (best ? ' best' : node.status === NOT_YET ? ' off' : ' seen'), (text) => node.edge.setAttribute('class', text));
    const struck = (cut && up.closed) || isTicked(node);
    if (struck && !node.strike) node.strike = drawStrike(node);
    if (node.strike) put(node, 'strike', struck ? 'visible' : 'hidden', (text) => node.strike.setAttribute('visibility', text));
  }
}
function showNode(node) {
  get('node').textContent = describe(node);
  get('board').textContent = node.board ?? '';
  get('board').hidden = !node.board;
  if (ACROSS > 0) get('picture').replaceChildren(drawBoard(node, get('picture')));
}
function reveal(node) {
  const box = get('box'), margin = 80;
  const x = node.x * zoom, y = node.y * zoom;
  if (x < box.scrollLeft + margin || x > box.scrollLeft + box.clientWidth - margin) box.scrollLeft = x - box.clientWidth / 2;
  if (y - ABOVE * zoom < box.scrollTop || y > box.scrollTop + box.clientHeight - margin) box.scrollTop = y - box.clientHeight / 2;
}
function goTo(target) {
  step = Math.max(0, Math.min(steps.length, target));
  while (joinsNext(step)) ++step;
  const counts = play(step);
  current = step > 0 ? steps[step - 1].node : nodes[0];
  arrange();
  get('words').textContent = step === 0 ? words.begin : hidesWords(steps[step - 1]) ? data.quiz.words.hidden : steps[step - 1].pieces.map((piece) => data.pieces[piece]).join(' ');
  const [, pattern] = data.counts.filter(([from]) => from <= step).at(-1);
  get('counts').textContent = format(pattern, counts.calls, counts.leaves, counts.cuts, counts.branches);
  get('slider').value = stops.indexOf(step);
  get('place').textContent = format(words.place, stops.indexOf(step), stops.length - 1);
  showTree();
  showCode();
  showNode(current);
  showStart();
  reveal(current);
  for (const button of get('buttons').children)
    if (button.dataset.forwards) button.disabled = step === (button.dataset.forwards === '1' ? steps.length : 0);
}
function stride(size, forwards) {
  let at = step;
  do at += forwards ? 1 : -1; while (at > 0 && at < steps.length && !isStop[size](at));
  goTo(at);
}
/// A click on a node leads to the step that visits it.
function choose(node) {
  if (quiz.on) {
    tickBranch(node);
    showNode(node);
    focusNode(node);
    return;
  }
  setPlaying(false);
  const at = node.visit < 0 ? -1 : steps.findIndex((one) => one.node === node);
  if (at >= 0) goTo(at + 1);
  showNode(node);
  focusNode(node);
}
