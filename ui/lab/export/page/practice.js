// Trees to be searched by hand: drawn at random or written, and checked by a search.
const { words, maxScore, maxNodes, maxLevels, start } = JSON.parse(document.getElementById('data').textContent);
const shown = (value) => value < 0 ? `\u2212${-value}` : String(value);

// The tree.

// With the minus signs that documents have.
const signed = /^[+\u2212\u2013-]?\d+/;
const numberOf = (text) => Number(text.replace(/[\u2212\u2013]/, '-'));
/// Reads MAX(3,MIN(5,2)) as the Lab does. Returns the root, or what is wrong.
function parseTree(text) {
  let at = 0, count = 0, problem = '';
  const fail = (expected) => {
    problem = problem || format(words.wrongAt, at + 1, expected);
    return null;
  };
  const skipBlanks = () => { while (/\s/.test(text[at] ?? '')) ++at; };
  const readNode = (max, ply) => {
    skipBlanks();
    const begin = at;
    const name = /^(max|min)(?![a-z])/i.exec(text.slice(at))?.[0] ?? '';
    if (name && ply > 0 && (name.toLowerCase() === 'max') !== max) return fail(max ? words.expectedMax : words.expectedMin);
    if (name && ply === 0) max = name.toLowerCase() === 'max';
    at += name.length;
    skipBlanks();
    if (++count > maxNodes || ply > maxLevels) return fail(format(words.expectedSmaller, maxNodes, maxLevels));
    const closing = { '(': ')', '[': ']', '{': '}' }[text[at]];
    if (closing) {
      const node = { max, ply, children: [] };
      do {
        ++at;
        const child = readNode(!max, ply + 1);
        if (!child) return null;
        node.children.push(child);
        skipBlanks();
      } while (text[at] === ',');
      if (text[at] !== closing) return fail(format(at < text.length ? words.expectedComma : words.missing, closing));
      ++at;
      return node;
    }
    const value = signed.exec(text.slice(at))?.[0];
    if (name || !value) {
      at = name ? at : begin;
      return fail(name ? words.expectedChildren : words.expectedValue);
    }
    const leaf = { max, ply, children: [], leaf: numberOf(value) };
    if (/^\.\d/.test(text.slice(at + value.length))) {
      at += value.length;
      return fail(words.expectedWhole);
    }
    if (Math.abs(leaf.leaf) > maxScore) return fail(format(words.expectedScore, maxScore));
    at += value.length;
    return leaf;
  };
  const root = readNode(true, 0);
  skipBlanks();
  if (root && at < text.length) fail(words.expectedEnd);
  if (root && root.children.length === 0) problem = problem || words.onlyALeaf;
  return problem ? { problem } : { root };
}
const textOf = (node) => node.children.length === 0 ? String(node.leaf)
  : `${node.max ? 'MAX' : 'MIN'}(${node.children.map(textOf).join(',')})`;

/// Numbers from 0 to below 1, the same for the same seed: a linear congruence of 32 bits, mixed.
function randomFrom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    let bits = state ^ (state >>> 15);
    bits = Math.imul(bits, 0x2c1b3c6d);
    bits ^= bits >>> 12;
    return (bits >>> 0) / 2 ** 32;
  };
}
const sizeOf = (node) => node.children.reduce((sum, child) => sum + sizeOf(child), 1);
/// The same number gives the same tree. Of thirty that are not too large the first in which alpha-beta
/// cuts something from either side, or else the last.
function randomTree(number, plies, most) {
  const random = randomFrom(number * 100 + plies * 10 + most);
  const make = (max, ply) => {
    if (ply === plies) return { max, ply, children: [], leaf: Math.floor(random() * 21) };
    const count = 2 + Math.floor(random() * (most - 1));
    return { max, ply, children: Array.from({ length: count }, () => make(!max, ply + 1)) };
  };
  let root;
  const cuts = (rightToLeft) => searched(root, { cuts: true, rightToLeft }).some((node) => node.cutAfter);
  for (let tries = 0; tries < 30 || sizeOf(root) > maxNodes; ++tries) {
    root = make(true, 0);
    if (sizeOf(root) <= maxNodes && cuts(false) && cuts(true)) break;
  }
  return root;
}

// The search.

/// Minimax or alpha-beta with one window, which returns the best that was found (fail-soft). Gives each
/// node its `visit` (-1: none), `value`, and what the value is known to lie between; a node where the
/// rest was cut also `cutAfter`, a child, and the `limit` that was reached. Returns all nodes.
function searched(root, how) {
  const nodes = [];
  const prepare = (node) => {
    Object.assign(node, { visit: -1, value: null, low: null, high: null, cutAfter: null, limit: null, above: node.above ?? null });
    nodes.push(node);
    for (const child of node.children) {
      child.above = node;
      prepare(child);
    }
  };
  prepare(root);
  let visits = 0;
  const visit = (node, alpha, beta) => {
    node.visit = visits++;
    if (node.children.length === 0) {
      node.value = node.low = node.high = node.leaf;
      return;
    }
    const best = node.max ? Math.max : Math.min;
    const none = node.max ? -Infinity : Infinity;
    node.value = node.low = node.high = none;
    const children = inOrder(node, how);
    for (const [place, child] of children.entries()) {
      visit(child, alpha, beta);
      node.value = best(node.value, child.value);
      node.low = best(node.low, child.low);
      node.high = best(node.high, child.high);
      if (!how.cuts || place + 1 === children.length) continue;
      const limit = node.max ? beta : alpha;
      const passes = node.max ? node.value > limit : node.value < limit;
      if (passes || (!how.beyond && node.value === limit)) {
        Object.assign(node, { cutAfter: child, limit });
        if (node.max) node.high = Infinity;
        else node.low = -Infinity;
        return;
      }
      if (node.max) alpha = Math.max(alpha, node.value);
      else beta = Math.min(beta, node.value);
    }
  };
  visit(root, -Infinity, Infinity);
  return nodes;
}
const inOrder = (node, how) => how.rightToLeft ? [...node.children].reverse() : node.children;

// What is asked.

/// The letter of an inner node by its place, from 0: A to Z, then AA, as in the Lab.
const letterOf = (place) =>
  (place < 26 ? '' : letterOf(Math.floor(place / 26) - 1)) + String.fromCharCode(65 + place % 26);
/// Names inner nodes rank by rank.
function nameNodes(root) {
  const inner = [];
  for (let rank = [root]; rank.length > 0; rank = rank.flatMap((node) => node.children))
    inner.push(...rank.filter((node) => node.children.length > 0));
  inner.forEach((node, place) => { node.name = letterOf(place); });
  return inner;
}
const level = (node) => node.max ? 'MAX' : 'MIN';
const nameOf = (node) => node.name ?? shown(node.leaf);
const branchName = (child) => child.name ?? format(words.leafOf, child.above.children.indexOf(child) + 1, shown(child.leaf));
/// Why a node is not visited: the node above it at which the rest was cut.
function cutAbove(node) {
  for (let below = node; below.above; below = below.above)
    if (below.above.cutAfter && below.visit < 0 && below.above.visit >= 0) return below.above;
  return null;
}
/// The children that are not visited because their own node was cut.
const cutChildren = (node) => node.cutAfter ? node.children.filter((child) => child.visit < 0) : [];
/// What is wrong with the value that is given for a node, null for none; empty where it is right.
function valueRemark(node, given) {
  if (node.visit < 0) return given === null ? '' : format(words.neverVisited, node.name, cutAbove(node).name);
  if (given === node.value) return '';
  if (given === null) return format(practice.how.cuts ? words.isVisited : words.allVisited, node.name);
  const visited = node.children.filter((child) => child.visit >= 0).map(nameOf).join(', ');
  return format(node.max ? words.largest : words.smallest, node.name, visited);
}
/// The same of the branches that are said to be cut.
function cutRemark(node, ticked) {
  const cut = cutChildren(node);
  if (cut.length === ticked.length && cut.every((child) => ticked.includes(child))) return '';
  if (node.visit < 0) return format(words.neverVisited, node.name, cutAbove(node).name);
  if (!node.cutAfter)
    return format(!node.above ? words.rootUncut : practice.how.beyond ? words.notBeyond : words.nothingCut, node.name);
  const pattern = node.max ? (practice.how.beyond ? words.cutAboveBeta : words.cutAtBeta)
    : (practice.how.beyond ? words.cutBelowAlpha : words.cutAtAlpha);
  return format(pattern, node.name, branchName(node.cutAfter), shown(node.value), shown(node.limit));
}

// The page.
const practice = { root: null, how: {}, inner: [], ownText: '', known: new Set(), score: { trees: 0, asked: 0, right: 0 } };

function element(name, attributes = {}, parent = null) {
  const made = Object.assign(document.createElement(name), attributes);
  parent?.append(made);
  return made;
}
/// With what has been answered: values beside the nodes, and strokes over the branches that are cut.
function drawTree() {
  const svg = get('tree');
  svg.replaceChildren();
  const ROW = 84, TOP = 30, SIDE = 46;
  let slot = 44, next = 0, deepest = 0;
  const widest = (node) => node.children.length === 0 ? shown(node.leaf).length : Math.max(...node.children.map(widest));
  const half = Math.max(SIZE, 4.6 * widest(practice.root) + 4);
  slot = Math.max(slot, 2 * half + 8);
  const layOut = (node) => {
    node.y = TOP + node.ply * ROW;
    deepest = Math.max(deepest, node.ply);
    for (const child of node.children) layOut(child);
    node.x = node.children.length === 0 ? SIDE + slot * (next++ + 0.5) : (node.children[0].x + node.children.at(-1).x) / 2;
    if (node.children.length > 0 && node.children.every((child) => child.children.length === 0)) next += 0.35;
  };
  layOut(practice.root);
  const width = 2 * SIDE + slot * next + 40, height = TOP + deepest * ROW + 46;
  svg.setAttribute('viewBox', `0 0 ${width} ${height}`);
  svg.setAttribute('style', `width: 100%; min-width: ${0.66 * width}px; max-width: ${1.6 * width}px`);
  const spoken = (node) => node.children.length === 0 ? shown(node.leaf) : `${node.name} ${level(node)}(${node.children.map(spoken).join(', ')})`;
  svg.setAttribute('aria-label', format(words.treeIs, spoken(practice.root)));
  const draw = (node) => {
    for (const child of node.children) {
      const cut = answersOf(node).ticked.includes(child);
      shape('path', { class: cut ? 'edge off' : 'edge seen', d: `M${node.x} ${node.y}L${child.x} ${child.y}` }, svg);
      if (child.box)
        shape('path', { class: 'hit', d: `M${node.x} ${node.y}L${child.x} ${child.y}` }, svg).onclick = () => child.box.click();
      draw(child);
      if (!cut) continue;
      const x = (node.x + 2 * child.x) / 3, y = (node.y + 2 * child.y) / 3;
      shape('path', { class: 'strike', d: strikeAt(x, y) }, svg);
    }
    const group = shape('g', { class: node.box ? 'seen branch' : 'seen', transform: `translate(${node.x} ${node.y})` }, svg);
    if (node.children.length === 0) {
      shape('rect', { class: 'shape', x: -half, y: -SIZE, width: 2 * half, height: 2 * SIZE, rx: 3 }, group);
      shape('text', { 'text-anchor': 'middle', y: 5 }, group).textContent = shown(node.leaf);
      if (practice.isShown && node.visit >= 0)
        shape('text', { class: 'below', 'text-anchor': 'middle', y: SIZE + 16 }, group).textContent = node.visitedAs;
    } else {
      shape('path', { class: 'shape', d: triangle(node.max) }, group);
      shape('text', { class: 'below halo', 'text-anchor': 'end', x: -SIZE - 3, y: 4 }, group).textContent = node.name;
      shape('text', { class: 'halo', x: SIZE + 4, y: 4 }, group).textContent = practice.isShown ? knownOf(node) : answersOf(node).text;
    }
    group.onclick = () => node.box?.click();
    node.group = group;
  };
  draw(practice.root);
  const ranks = [];
  for (const node of practice.inner) ranks[node.ply] = level(node);
  ranks.forEach((text, ply) => { shape('text', { class: 'below halo', x: 4, y: TOP + ply * ROW + 4 }, svg).textContent = text; });
}
/// A value with what is known of it: "<= 3" where the rest was cut.
function knownOf(node) {
  if (node.visit < 0) return '';
  const sign = node.high !== node.low ? (node.high === node.value ? '\u2264 ' : '\u2265 ') : '';
  return sign + shown(node.value);
}
/// What is given for a node: the text, its number (null for none, NaN for another text), and the
/// children whose branches are ticked.
function answersOf(node) {
  const text = node.field?.value.trim() ?? '';
  const digits = text.replace(/^([\u2264\u2265=]|<=|>=)\s*/, ''); // as the answers are shown
  const number = text === '' ? null : digits.match(signed)?.[0] === digits ? numberOf(digits) : NaN;
  return { text, number, ticked: node.children.filter((child) => child.box?.checked) };
}
function makeTable() {
  const { cuts } = practice.how;
  const head = get('answers').querySelector('thead tr');
  const body = get('answers').querySelector('tbody');
  head.replaceChildren();
  body.replaceChildren();
  for (const title of cuts ? [words.node, words.value, words.cut, words.verdict] : [words.node, words.value, words.verdict])
    element('span', { className: title === words.verdict ? 'read' : '', textContent: title }, element('th', { scope: 'col' }, head));
  for (const node of practice.inner) {
    const row = element('tr', {}, body);
    element('th', { scope: 'row', textContent: `${node.name} \u00b7 ${level(node)}` }, row);
    const inputMode = practice.nodes.some((one) => one.leaf < 0) ? 'text' : 'numeric'; // which may have no minus
    node.field = element('input', { type: 'text', inputMode, autocomplete: 'off', ariaLabel: format(words.valueOf, node.name) }, element('td', {}, row));
    node.field.oninput = () => forget(node);
    node.field.onfocus = () => node.group.scrollIntoView?.({ block: 'nearest', inline: 'center' });
    node.field.onkeydown = (event) => {
      if (event.key !== 'Enter') return;
      event.preventDefault();
      (practice.inner[practice.inner.indexOf(node) + 1]?.field ?? get('check')).focus();
    };
    for (const child of node.children) delete child.box;
    if (cuts) {
      const boxes = element('td', { className: 'boxes' }, row);
      const first = inOrder(node, practice.how)[0];
      for (const child of node.children) {
        if (child === first) continue; // a node that is visited visits it
        const label = element('label', {}, boxes);
        child.box = element('input', { type: 'checkbox', ariaLabel: format(words.branchTo, node.name, branchName(child)) }, label);
        child.box.onchange = () => forget(node);
        label.append(` ${nameOf(child)}`);
      }
    }
    node.verdict = element('td', { className: 'verdict' }, row);
    node.why = element('td', { colSpan: cuts ? 4 : 3, id: `why${node.name}` }, element('tr', { className: 'why', hidden: true }, body));
    node.field.setAttribute('aria-describedby', node.why.id);
  }
}
/// What was checked or shown no longer holds for what is there.
function forget(...changed) {
  practice.isShown = false;
  for (const node of changed) judge(node, '', '');
  get('mark').textContent = '';
  drawTree();
}
function judge(node, verdict, why) {
  node.verdict.textContent = verdict.slice(0, 1);
  element('span', { className: 'read', textContent: verdict.slice(1) }, node.verdict);
  node.why.textContent = why;
  node.why.parentNode.hidden = why === '';
  node.field.setAttribute('aria-invalid', String(why !== ''));
}
const MOST_COUNTED = 1023; // nodes, in a result code
/// The tree and its search: only the first check of both counts, and none after the answers.
const taskKey = () => JSON.stringify([textOf(practice.root), practice.how]);
function check() {
  const isEmpty = practice.inner.map(answersOf).every(({ text, ticked }) => text === '' && ticked.length === 0);
  if (isEmpty) {
    get('mark').textContent = words.empty;
    practice.inner[0].field.focus();
    return;
  }
  let right = 0, asked = 0;
  for (const node of practice.inner) {
    const { number, ticked } = answersOf(node);
    const remarks = [Number.isNaN(number) ? words.noNumber : valueRemark(node, number)];
    if (practice.how.cuts) remarks.push(cutRemark(node, ticked));
    const wrong = [...new Set(remarks.filter((remark) => remark !== ''))];
    asked++;
    if (wrong.length === 0) right++;
    judge(node, wrong.length === 0 ? `\u2713 ${words.right}` : `\u2717 ${words.wrong}`, wrong.join(' '));
  }
  get('mark').textContent = format(right === asked ? words.allRight : words.someRight, right, asked);
  if (practice.known.has(taskKey())) return;
  practice.known.add(taskKey());
  const { score } = practice;
  score.trees++;
  score.asked += asked;
  score.right += right;
  get('score').textContent = format(words.score, score.trees, score.right, score.asked);
  if (score.asked > MOST_COUNTED) {
    get('resultFull').textContent = format(words.resultFull, MOST_COUNTED);
    return; // the code stays that of the trees before
  }
  get('resultCode').textContent = resultCodeOf('2' + inTwoDigits(0) + inTwoDigits(score.trees), [score.asked, score.asked, score.right, 0]);
  get('result').hidden = false;
}
function showAnswers() {
  forget(...practice.inner);
  practice.isShown = true;
  practice.known.add(taskKey());
  for (const node of practice.inner) {
    node.field.value = node.visit < 0 ? '' : shown(node.value);
    const cut = cutChildren(node);
    for (const child of node.children)
      if (child.box) child.box.checked = cut.includes(child);
  }
  const leaves = practice.nodes.filter((node) => node.children.length === 0 && node.visit >= 0);
  leaves.sort((one, other) => one.visit - other.visit).forEach((leaf, place) => { leaf.visitedAs = format(words.visitedAs, place + 1); });
  get('mark').textContent = format(words.shown, leaves.length, practice.nodes.filter((node) => node.children.length === 0).length);
  drawTree();
}
/// Begins with a tree, searched as the lists have it; the address stays where it names another.
function begin(root, namesAddress = true) {
  const [search, order] = [get('search').value, get('order').value];
  practice.how = { cuts: search !== 'minimax', beyond: search === 'beyond', rightToLeft: order === 'right' };
  practice.root = root;
  practice.nodes = searched(root, practice.how);
  practice.inner = nameNodes(root);
  practice.isShown = false;
  makeTable();
  get('howTo').textContent = practice.how.cuts ? words.howToCut : words.howTo;
  for (const id of ['mark', 'problem', 'linkProblem']) get(id).textContent = '';
  get('text').value = textOf(root);
  drawTree();
  const frame = get('tree').parentNode;
  frame.scrollLeft = (frame.scrollWidth - frame.clientWidth) / 2;
  if (!namesAddress || location.protocol === 'about:') return;
  const place = new URLSearchParams({ search, order });
  if (practice.ownText) place.set('tree', practice.ownText);
  else for (const id of ['plies', 'children', 'number']) place.set(id, get(id).value);
  history.replaceState(null, '', `#${place}`);
}
/// Searches the same tree in another way, with what was answered so far; or the one that is written.
function beginAgain() {
  if (get('text').value !== textOf(practice.root)) {
    beginWritten();
    return;
  }
  const before = practice.inner.map((node) => [node.field.value, node.children.map((child) => child.box?.checked)]);
  begin(practice.root);
  practice.inner.forEach((node, place) => {
    const [value, ticked] = before[place];
    node.field.value = value;
    node.children.forEach((child, at) => { if (child.box) child.box.checked = ticked[at] === true; });
  });
  drawTree();
}
function beginRandom(namesAddress = true) {
  practice.ownText = '';
  const number = Math.min(999999, Math.max(1, Math.floor(Number(get('number').value)) || 1));
  get('number').value = number;
  begin(randomTree(number, Number(get('plies').value), Number(get('children').value)), namesAddress);
}
function beginWritten() {
  const { root, problem } = parseTree(get('text').value);
  get('problem').textContent = problem ?? '';
  if (problem) {
    get('text').focus();
    return;
  }
  practice.ownText = textOf(root);
  begin(root);
}
/// What the address says of the tree and the search, where it says something that there is.
function readAddress() {
  const place = new URLSearchParams(location.hash.slice(1));
  for (const id of ['search', 'order', 'plies', 'children'])
    if ([...get(id).options].some((option) => option.value === place.get(id))) get(id).value = place.get(id);
  if (place.has('number')) get('number').value = place.get('number');
  const written = place.get('tree') ?? (place.has('number') ? null : start);
  get('text').value = written ?? '';
  const problem = written ? parseTree(written).problem : '';
  if (written && !problem) beginWritten();
  else beginRandom(!problem);
  if (problem) get('linkProblem').textContent = format(words.wrongLink, problem);
}
function makePage() {
  for (const id of ['chooseTitle', 'answersTitle', 'resultTitle', 'draw', 'next', 'numbersAreOwn', 'take', 'check', 'show', 'clear']) get(id).textContent = words[id];
  for (const id of ['plies', 'children', 'number', 'text', 'search', 'order']) get(id).previousElementSibling.textContent = words[`${id}Label`];
  for (const id of ['plies', 'children'])
    for (const count of [2, 3, 4]) element('option', { value: count, textContent: count, selected: count === (id === 'plies' ? 2 : 3) }, get(id));
  for (const [value, text] of Object.entries(words.searches)) element('option', { value, textContent: text }, get('search'));
  for (const [value, text] of Object.entries(words.orders)) element('option', { value, textContent: text }, get('order'));
  get('search').value = 'alphabeta';
  get('number').value = 1;
  for (const id of ['search', 'order']) get(id).onchange = beginAgain;
  // Without forms, which a sandbox may not let submit.
  const onEnter = (id, run) => {
    get(id).onkeydown = (event) => { if (event.key === 'Enter') run(); };
  };
  onEnter('number', () => beginRandom());
  onEnter('text', beginWritten);
  get('draw').onclick = () => beginRandom();
  get('take').onclick = beginWritten;
  get('check').onclick = check;
  get('about').hidden = window !== window.top; // whose address nobody sees
  get('next').onclick = () => {
    get('number').value = Number(get('number').value) % 999999 + 1;
    beginRandom();
  };
  get('show').onclick = showAnswers;
  get('clear').onclick = () => {
    for (const node of practice.inner) {
      node.field.value = '';
      for (const child of node.children) if (child.box) child.box.checked = false;
    }
    forget(...practice.inner);
  };
  document.querySelector('main').hidden = false;
  window.onhashchange = readAddress;
  readAddress();
}
makePage();
