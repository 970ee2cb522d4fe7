// The pseudocode with its current line, and the calls that have not returned.

/// The variables of a call as the listing has them: in negamax those of MIN have the other sign.
function variablesOf(node) {
  const turned = data.negamax && !node.max;
  const [alpha, beta, value] = turned ? [-node.beta, -node.alpha, -node.value] : [node.alpha, node.beta, node.value];
  const bounds = hasWindow(node) ? ['\u03b1 = ' + number(alpha), '\u03b2 = ' + number(beta)] : [];
  const comparesOnly = data.rootIsNoCall && node.id === 0;
  if ((node.chance ? node.value : node.best) === null || (data.failHard && !comparesOnly)) return bounds;
  return [...bounds, (comparesOnly ? 'best' : 'value') + ' = ' + number(value)];
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
