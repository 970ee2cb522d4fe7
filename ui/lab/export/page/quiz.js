// The quiz, in the Lab's words. Nothing is judged here: what is said of each answer is in the data.
const VALUE_ASKED = 0, CUT_ASKED = 2, BOUND_ASKED = 3;
const quiz = { on: false, left: [], answered: false, wrong: [], first: 0, tallies: new Map() };
const quizText = (place) => data.quiz.texts[place];
/// The node whose value is asked for: what it has so far would answer that, or what is asked next.
function askedNode() {
  if (!quiz.on || quiz.left.length === 0 || (quiz.answered && quiz.left.length === 1)) return null;
  const { asked, node } = quiz.left[0];
  return asked === VALUE_ASKED || asked === BOUND_ASKED ? visited[node] : null;
}
/// Whether a step's words answer the question.
const hidesWords = ({ kind, node }) => node === askedNode() && [COMPARE, WINDOW, CUT, SUM].includes(kind);
const branchBoxes = () => [...get('quizBranches').querySelectorAll('input')];
/// The nodes behind the branches that may be ticked, in the tree as well.
function branchNodes() {
  const now = quiz.left[0];
  if (!quiz.on || quiz.answered || now?.asked !== CUT_ASKED) return [];
  return visited[now.node].children.slice(-now.branches.length);
}
/// False where the node is no branch that is asked about.
function tickBranch(node) {
  const box = branchBoxes()[branchNodes().indexOf(node)];
  if (!box) return false;
  box.checked = !box.checked;
  showTree();
  return true;
}
function isTicked(node) {
  return branchBoxes()[branchNodes().indexOf(node)]?.checked ?? false;
}

function startQuiz() {
  setPlaying(false);
  quiz.on = true;
  quiz.tallies = new Map();
  get('quizMistakes').replaceChildren();
  get('quizScore').textContent = '';
  get('result').hidden = true;
  // From the beginning where no question is left.
  const first = data.quiz.questions.findIndex((question) => question.step >= step);
  quiz.first = Math.max(first, 0);
  askFrom(first < 0 ? 0 : step);
}
function stopQuiz() {
  Object.assign(quiz, { on: false, left: [] });
  goTo(step);
  showQuestion();
}
function askFrom(from) {
  const first = data.quiz.questions.find((question) => question.step >= from);
  if (!first) {
    Object.assign(quiz, { on: false, left: [] });
    goTo(steps.length);
    showQuestion();
    const { last, lastWithMistakes } = data.quiz.words;
    get('question').textContent = get('quizMistakes').children.length > 0 ? lastWithMistakes : last;
    get('quizStart').focus();
    return;
  }
  quiz.left = data.quiz.questions.filter((question) => question.step === first.step);
  goTo(first.step);
  showQuestion();
}
function choices(id, type, names) {
  const field = get(id);
  field.replaceChildren(field.firstElementChild);
  names.forEach((name, place) => {
    const label = document.createElement('label');
    const box = Object.assign(document.createElement('input'), { type, name: id, value: String(place) });
    box.onchange = showTree;
    label.append(box, ' ' + name);
    field.append(label);
  });
}
function showStart() {
  const { start, startHere, stop } = data.quiz.words;
  get('quizStart').textContent = quiz.on ? stop : step > 0 && step < steps.length ? startHere : start;
}
function showQuestion() {
  const now = quiz.left[0];
  const isNumber = now && now.asked !== CUT_ASKED && now.asked !== BOUND_ASKED;
  Object.assign(quiz, { answered: false, wrong: [] });
  document.body.classList.toggle('asking', quiz.on);
  showStart();
  const { questions, words: { progress } } = data.quiz;
  get('quizProgress').hidden = !now;
  if (now) get('quizProgress').textContent = format(progress, questions.indexOf(now) - quiz.first + 1, questions.length - quiz.first);
  get('quizStart').setAttribute('aria-pressed', String(quiz.on));
  get('quizForm').hidden = !now;
  get('question').textContent = now ? quizText(now.text) : data.quiz.words.about;
  get('quizMark').textContent = '';
  get('quizValue').hidden = !isNumber;
  get('quizBranches').hidden = now?.asked !== CUT_ASKED;
  get('quizBounds').hidden = now?.asked !== BOUND_ASKED;
  get('quizAnswer').disabled = get('quizHint').hidden = false;
  get('quizNext').disabled = true;
  get('quizMistakes').hidden = quiz.on || get('quizMistakes').children.length === 0;
  if (!now) return;
  get('quizValue').value = '';
  if (now.asked === CUT_ASKED) choices('quizBranches', 'checkbox', now.branches.map(quizText));
  if (now.asked === BOUND_ASKED) choices('quizBounds', 'radio', data.quiz.words.boundNames);
  const field = isNumber ? get('quizValue') : get(now.asked === CUT_ASKED ? 'quizBranches' : 'quizBounds').querySelector('input');
  showTree();
  field.focus({ preventScroll: true });
  get('quiz').scrollIntoView({ block: 'nearest' });
}
/// As in the Lab's field: a whole number or an infinity; null for another text.
function numberIn(text, right) {
  const plain = text.trim().toLowerCase().replace('\u2212', '-');
  if (['inf', '+inf', '\u221e', '+\u221e'].includes(plain)) return data.infinity;
  if (['-inf', '-\u221e'].includes(plain)) return -data.infinity;
  if (data.scale > 1) return averageIn(plain, right);
  return /^[+-]?\d+$/.test(plain) ? Number(plain) : null;
}
/// "10/3", "3.5", "3,5", or 10/3 rounded to two places or more: of the values that it can stand for the right one or else that with the smallest denominator.
function averageIn(plain, right) {
  const match = /^([+-]?)(\d{1,6})(?:\/(\d{1,4})|[.,](\d{1,6}))?$/.exec(plain);
  if (!match) return null;
  const [, sign, whole, parts, places = ''] = match;
  const denominator = Number(parts ?? 1) * 10 ** places.length;
  const scaled = (Number(whole) * 10 ** places.length + Number(places)) * data.scale;
  if (denominator === 0) return null;
  const positive = sign === '-' ? -right : right;
  if (places.length >= 2 && 2 * Math.abs(scaled - positive * denominator) <= data.scale) return right;
  const denominatorOf = (value) => data.scale / gcd(value, data.scale);
  let found = scaled % denominator === 0 ? scaled / denominator : null;
  const first = Math.max(0, Math.ceil((2 * scaled - data.scale) / (2 * denominator)));
  for (let value = first; found !== scaled / denominator && places.length >= 2 && 2 * value * denominator <= 2 * scaled + data.scale; ++value)
    if (found === null || denominatorOf(value) < denominatorOf(found)) found = value;
  return found === null || found >= data.infinity ? null : sign === '-' ? -found : found;
}
/// What is said of the answer that is given: of the first and of the second try; -1 if it is right.
function remarks(now) {
  if (now.asked === CUT_ASKED) {
    const ticked = branchBoxes().filter((box) => box.checked).length;
    const all = ticked === now.branches.length;
    return now.marks[ticked === 0 ? 0 : all ? 2 : 1];
  }
  if (now.asked === BOUND_ASKED) return now.marks[get('quizBounds').querySelector('input:checked')?.value] ?? null;
  const value = numberIn(get('quizValue').value, now.right);
  if (value === null) return null;
  return value === now.right ? [-1, -1] : now.marks[value] ?? now.other;
}
function answerQuestion() {
  const now = quiz.left[0];
  if (!now || quiz.answered) return;
  const said = remarks(now);
  const mark = get('quizMark');
  if (said === null) {
    const { noBound, noAverage, noNumber } = data.quiz.words;
    mark.textContent = now.asked === BOUND_ASKED ? noBound : data.scale > 1 ? noAverage : noNumber;
    return;
  }
  const right = said[0] === -1;
  if (!right) quiz.wrong.push(givenAnswer(now));
  if (!right && quiz.wrong.length === 1) {
    mark.textContent = format(data.quiz.words.again, quizText(said[0]));
    answerField().focus();
    return;
  }
  addToScore(now.asked, right);
  if (quiz.wrong.length > 0) addMistake(now);
  quiz.answered = true;
  get('quizAnswer').disabled = get('quizHint').hidden = true;
  get('quizNext').disabled = false;
  if (!askedNode()) goTo(now.step); // which says now what the step did
  mark.textContent = (right ? format(data.quiz.words.right, quizText(now.why))
    : format(data.quiz.words.wrong, quizText(said[1]), quizText(now.why))).trim();
  get('quizNext').focus();
}
function nextQuestion() {
  if (!quiz.answered) return;
  const { step: asked } = quiz.left.shift();
  if (quiz.left.length === 0) {
    askFrom(asked + 1);
    return;
  }
  goTo(asked);
  showQuestion();
}
function addToScore(asked, right) {
  const tally = quiz.tallies.get(asked) ?? { asked: 0, right: 0, second: 0 };
  quiz.tallies.set(asked, tally);
  tally.asked++;
  if (right) tally.right++;
  if (right && quiz.wrong.length > 0) tally.second++;
  const { parts, share, second } = data.quiz.scores;
  get('quizScore').textContent = parts.filter(([kind]) => quiz.tallies.has(kind)).map(([kind, pattern]) => {
    const one = quiz.tallies.get(kind);
    const text = format(share, one.right, one.asked);
    return format(pattern, one.second > 0 ? format(second, text, one.second) : text);
  }).join(' ');
  get('resultCode').textContent = resultCode();
  get('result').hidden = false;
}
/// The page, its questions and how they were answered.
function resultCode() {
  const sum = (what) => [...quiz.tallies.values()].reduce((total, tally) => total + tally[what], 0);
  const counts = [data.quiz.questions.length, sum('asked'), sum('right') - sum('second'), sum('second')];
  return resultCodeOf(data.id, counts);
}
/// What the answer goes into, selected where it is typed.
function answerField() {
  const field = ['quizValue', 'quizBranches', 'quizBounds'].map(get).find((one) => !one.hidden);
  if (field === get('quizValue')) field.select();
  return field.querySelector('input:checked') ?? field.querySelector('input') ?? field;
}
/// What is given now, in words.
function givenAnswer(now) {
  if (now.asked === BOUND_ASKED) return data.quiz.words.boundNames[Number(get('quizBounds').querySelector('input:checked').value)];
  if (now.asked !== CUT_ASKED) return number(numberIn(get('quizValue').value, now.right));
  const ticked = now.branches.filter((name, place) => branchBoxes()[place].checked);
  return ticked.length === 0 ? data.quiz.words.none : ticked.map(quizText).join('; ');
}
function addMistake(now) {
  const item = document.createElement('li');
  const button = Object.assign(document.createElement('button'), { type: 'button', textContent: quizText(now.text) });
  button.onclick = () => goTo(now.step + 1);
  const answered = format(data.quiz.words.answered, quiz.wrong.join('; '), quizText(now.answer));
  item.append(button, document.createElement('br'), answered);
  get('quizMistakes').append(item);
}
function makeQuiz() {
  const { yourAnswer, aNumber, branches, bounds, answer, next, hint, mistakes } = data.quiz.words;
  get('quiz').hidden = data.quiz.questions.length === 0;
  get('quizTitle').textContent = words.quiz;
  get('resultTitle').textContent = words.result;
  get('quizValue').setAttribute('aria-label', yourAnswer);
  get('quizValue').placeholder = aNumber;
  for (const [id, text] of [['quizBranches', branches], ['quizBounds', bounds]])
    get(id).append(Object.assign(document.createElement('legend'), { textContent: text }));
  for (const [id, text] of [['quizAnswer', answer], ['quizNext', next], ['quizHint', hint]]) get(id).textContent = text;
  get('quizMistakes').setAttribute('aria-label', mistakes);
  get('quizStart').onclick = () => quiz.on ? stopQuiz() : startQuiz();
  // No form: a sandbox, such as that of a course's page, may not let it submit.
  get('quizAnswer').onclick = answerQuestion;
  get('quizForm').onkeydown = (event) => {
    if (event.key !== 'Enter' || event.target.tagName !== 'INPUT') return;
    event.preventDefault(); // or the same key would press Next, which gets the focus
    if (!event.repeat && !event.isComposing) answerQuestion();
  };
  get('quizNext').onclick = nextQuestion;
  get('quizHint').onclick = () => {
    get('quizMark').textContent = quizText(quiz.left[0].hint);
    answerField().focus();
  };
  showQuestion();
}
