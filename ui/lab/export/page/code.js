// The pseudocode with its current line, and the calls that have not returned.

/// The variables of a call as the listing has them: in negamax those of MIN have the other sign. A star
/// is at each that depends on the value of a letter.
function variablesOf(node) {
  const turned = data.negamax && !node.max;
  const [alpha, beta, value] = turned ? [-node.beta, -node.alpha, -node.value] : [node.alpha, node.beta, node.value];
  const ALPHA = 1, BETA = 2, BEST = 4;
  const starred = (name, own, part) => `${name} = ${number(own)}${node.stars & part ? '*' : ''}`;
  const bounds = hasWindow(node) ? [starred('\u03b1', alpha, turned ? BETA : ALPHA), starred('\u03b2', beta, turned ? ALPHA : BETA)] : [];
  const comparesOnly = data.rootIsNoCall && node.id === 0;
  if ((node.chance ? node.value : node.best) === null || (data.failHard && !comparesOnly)) return bounds;
  return [...bounds, starred(comparesOnly ? 'best' : 'value', value, BEST)];
}
function showCode() {
  get('code').querySelector('[aria-current]')?.removeAttribute('aria-current');
  get('stack').replaceChildren();
  if (step === 0) return;
  const { line } = steps[step - 1];
  const row = get('code').children[line];
  row.setAttribute('aria-current', 'step');
  const frames = [];
  for (let node = current; node; node = nodes[node.parent]) frames.unshift(node);
  for (const node of frames) {
    const at = node === current ? line : data.calls[node.visit === 0 && data.rootIsNoCall ? 2 : node.chance ? 3 : node.max ? 0 : 1];
    const item = document.createElement('li');
    const call = format(words.frame, node.name || words.root, levelOf(node), at + 1);
    const variables = quiz.on ? '' : variablesOf(node).join(', ');
    item.textContent = variables ? format(words.callWith, call, variables) : call;
    get('stack').append(item);
  }
}
