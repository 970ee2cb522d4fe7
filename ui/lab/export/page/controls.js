// What the page is worked with, and its beginning.

// Playing, a step a second.
let timer = 0;
function setPlaying(on) {
  clearInterval(timer);
  timer = on ? setInterval(playStep, 1000) : 0;
  get('play').textContent = on ? '\u23f8' : '\u25b6';
  get('play').setAttribute('aria-pressed', String(on));
  if (on && step === steps.length) goTo(0);
}
function playStep() {
  stride('step', true);
  if (step === steps.length) setPlaying(false);
}

// Controls. Each way has its icon, which points to the right; those that lead back are turned.
const icons = { end: 'M6 6v12l9 -6ZM17 6v12', cut: 'M4 6v12l9 -6ZM14 17l3 -10M18 17l3 -10', node: 'M4 6v12l9 -6ZM15 12a3 3 0 1 0 6 0a3 3 0 1 0 -6 0', step: 'M8 6v12l9 -6Z' };
const commands = [
  ['end', words.first, () => goTo(0), '0'],
  ['cut', words.lastCut, () => stride('cut', false), '0'],
  ['node', words.lastNode, () => stride('node', false), '0'],
  ['step', words.back, () => stride('step', false), '0'],
  ['', words.play],
  ['step', words.on, () => stride('step', true), '1'],
  ['node', words.nextNode, () => stride('node', true), '1'],
  ['cut', words.nextCut, () => stride('cut', true), '1'],
  ['end', words.end, () => goTo(steps.length), '1'],
];
function makeControls() {
  for (const [icon, name, run, forwards] of commands) {
    const button = document.createElement('button');
    Object.assign(button, { title: name, type: 'button' });
    button.setAttribute('aria-label', name);
    if (run) {
      const picture = shape('svg', { class: 'icon', viewBox: '0 0 24 24', 'aria-hidden': true }, button);
      shape('path', { d: icons[icon], transform: forwards === '1' ? '' : 'matrix(-1 0 0 1 24 0)' }, picture);
      button.onclick = () => { setPlaying(false); run(); };
      button.dataset.forwards = forwards;
    } else {
      button.id = 'play';
      button.textContent = '\u25b6';
      button.onclick = () => setPlaying(timer === 0);
    }
    get('buttons').append(button);
  }
  const fit = document.createElement('button');
  Object.assign(fit, { textContent: words.fit, type: 'button' });
  fit.setAttribute('aria-pressed', 'true');
  fit.onclick = () => {
    const fits = fit.getAttribute('aria-pressed') === 'false';
    fit.setAttribute('aria-pressed', String(fits));
    setZoom(fits ? fitZoom() : Math.max(1, fitZoom()));
    reveal(current);
  };
  get('buttons').append(fit);
  get('buttons').setAttribute('aria-label', words.steps);
  const slider = get('slider');
  slider.max = stops.length - 1;
  slider.setAttribute('aria-label', words.step);
  slider.oninput = () => { setPlaying(false); goTo(stops[slider.value]); };
  for (const [id, text] of [['codeTitle', words.code], ['stackTitle', words.stack], ['nodeTitle', words.node]])
    get(id).textContent = text;
  get('tree').setAttribute('aria-label', words.tree);
  for (const [indent, text] of data.code) {
    const row = document.createElement('li');
    row.style.setProperty('--hanging', `${5 + 2 * indent}ch`); // of what does not fit beside the number
    row.textContent = String(get('code').children.length + 1).padStart(2) + ' ' + '  '.repeat(indent) + text;
    get('code').append(row);
  }
}
let focused = nodes[0];
/// The one node of the tree that Tab leads to.
function takeFocus(node) {
  focused.group.setAttribute('tabindex', -1);
  focused = node;
  node.group.setAttribute('tabindex', 0);
}
function focusNode(node) {
  takeFocus(node);
  node.group.focus({ preventScroll: true });
  reveal(node);
}
/// In the tree the arrows lead from node to node, elsewhere from step to step.
document.addEventListener('keydown', (event) => {
  if (event.ctrlKey || event.altKey || event.metaKey) return;
  const inTree = get('tree').contains(document.activeElement);
  const siblings = focused.parent >= 0 ? shownChildren(nodes[focused.parent]) : [focused];
  const place = siblings.indexOf(focused), right = data.rightToLeft ? -1 : 1;
  const ways = inTree ? {
    ArrowLeft: () => siblings[place - right] && focusNode(siblings[place - right]),
    ArrowRight: () => siblings[place + right] && focusNode(siblings[place + right]),
    ArrowUp: () => focused.parent >= 0 && focusNode(nodes[focused.parent]),
    ArrowDown: () => shownChildren(focused)[0] && focusNode(shownChildren(focused)[0]),
    Enter: () => choose(focused),
    ' ': () => choose(focused),
  } : {
    ArrowLeft: () => stride(event.shiftKey ? 'cut' : 'step', false),
    ArrowRight: () => stride(event.shiftKey ? 'cut' : 'step', true),
  };
  const others = { Home: () => goTo(0), End: () => goTo(steps.length) };
  const run = ways[event.key] ?? (quiz.on ? undefined : others[event.key]);
  if (!run || (!inTree && (quiz.on || document.activeElement.matches('input')))) return;
  event.preventDefault();
  setPlaying(false);
  run();
});
get('tree').addEventListener('focusin', (event) => {
  const node = nodes.find((one) => one.group === event.target);
  if (node) showNode(node);
});

get('tree').addEventListener('click', (event) => {
  const group = event.target.closest('g');
  const node = nodes.find((one) => one.group === group);
  if (node) choose(node);
});

// The board is drawn for the eye, and its text is there for a screen reader.
if (ACROSS > 0) {
  get('picture').setAttribute('viewBox', `${-BOARD / 2} ${-SIZE - ABOVE} ${BOARD} ${BOARD}`);
  get('picture').removeAttribute('hidden');
  get('board').className = 'read';
}
const drawing = draw();
play(0);
arrange();
makeControls();
makeQuiz();
document.querySelector('main').hidden = false;
setZoom(fitZoom());
nodes[0].group.setAttribute('tabindex', 0);
const asked = /^#step=(\d+)$/.exec(location.hash);
goTo(asked ? Number(asked[1]) : data.start);
get('tree').append(drawing);
reveal(current);
