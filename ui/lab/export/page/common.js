'use strict';
// What the pages of a search and of practice share: texts, and the signs of a drawing.
const get = (id) => document.getElementById(id);
const format = (text, ...values) => text.replace(/%(\d)/g, (whole, place) => values[place - 1] ?? whole);
const NS = 'http://www.w3.org/2000/svg';
/// Half of the width of a node.
const SIZE = 15;
function shape(name, attributes, parent) {
  const element = document.createElementNS(NS, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  parent.append(element);
  return element;
}
/// What is handed in, with a check number: see the Lab's ResultCode.
const codeDigits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const inTwoDigits = (count) => codeDigits[count >> 5] + codeDigits[count & 31];
function resultCodeOf(page, counts) {
  const text = page + counts.map(inTwoDigits).join('');
  const check = [...text].reduce((rest, digit) => (rest * 32 + codeDigits.indexOf(digit)) % 1021, 0);
  return (text + inTwoDigits(check)).replace(/.{5}(?=.)/g, '$&-');
}
/// Upwards for MAX, downwards for MIN.
const triangle = (max) => max ? `M0 ${-SIZE}L${SIZE} ${SIZE}H${-SIZE}Z` : `M0 ${SIZE}L${SIZE} ${-SIZE}H${-SIZE}Z`;
/// Two strokes over the edge of a branch that is cut.
const strikeAt = (x, y) => `M${x - 7} ${y + 6}l8 -12M${x - 1} ${y + 6}l8 -12`;
