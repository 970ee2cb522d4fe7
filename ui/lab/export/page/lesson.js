'use strict';
// Leads from stop to stop. Each is a page of its own, which keeps its state while another is shown.
const { words, stops } = JSON.parse(document.getElementById('data').textContent);
const frames = stops.map(() => null);
let shown = -1;
// A link can name a stop: "#3". Inside another page there is no address of its own.
const hasAddress = location.protocol !== 'about:';
function stopInAddress() {
  const stop = Number.parseInt(location.hash.slice(1), 10) - 1;
  return stop >= 0 && stop < stops.length ? stop : 0;
}
function frameOf(stop) {
  if (!frames[stop]) {
    frames[stop] = document.createElement('iframe');
    frames[stop].title = stops[stop].title;
    frames[stop].srcdoc = stops[stop].page;
    document.body.append(frames[stop]);
  }
  return frames[stop];
}
function show(stop) {
  if (stop < 0 || stop >= stops.length || stop === shown) return;
  if (shown >= 0) frames[shown].hidden = true;
  shown = stop;
  frameOf(stop).hidden = false;
  const values = [stop + 1, stops.length, stops[stop].title];
  document.getElementById('place').textContent =
    words.place.replace(/%([123])/g, (_, number) => values[number - 1]);
  document.getElementById('before').disabled = stop === 0;
  document.getElementById('next').disabled = stop === stops.length - 1;
  if (hasAddress && stop !== stopInAddress()) history.replaceState(null, '', `#${stop + 1}`);
}
function prepare(id, by) {
  const button = document.getElementById(id);
  button.setAttribute('aria-label', words[id]);
  button.title = words[id];
  button.onclick = () => show(shown + by);
}
prepare('before', -1);
prepare('next', 1);
window.onhashchange = () => show(stopInAddress());
show(stopInAddress());
