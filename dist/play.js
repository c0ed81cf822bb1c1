// @ts-check
// Plays the run like a film: a head moves along the lanes, and the act under way is shown in the caption and the story.

const find = (/** @type {string} */ id) => /** @type {HTMLElement} */ (document.getElementById(id));
const [film, player, button, caption, ahead, head] = 'film player play caption ahead head'
  .split(' ')
  .map(find);
const scrub = /** @type {HTMLInputElement} */ (find('scrub'));
const speed = /** @type {HTMLSelectElement} */ (find('speed'));
const small = /** @type {HTMLInputElement | null} */ (document.getElementById('small'));
const stage = /** @type {HTMLElement} */ (film.querySelector('.stage'));
const calm = matchMedia('(prefers-reduced-motion: reduce)');
const acts = /** @type {HTMLElement[]} */ ([...document.querySelectorAll('[data-x]')]);
const places = acts.map((act) => Number(act.dataset.x));
const marks = new Map(
  [...film.querySelectorAll('.mark')].map((mark) => [mark.getAttribute('href'), mark]),
);
/** How long the film takes. */
const seconds = Math.min(75, Math.max(8, acts.length * 0.45));

/** The act that is shown, and the place of the head in percent. */
let at = -1;
let place = 0;
let frame = 0;
let last = 0;
/** Whether the story scrolls along: until somebody scrolls by hand. */
let follows = false;

/** @param {number} x */
function moveTo(x) {
  const index = indexAt(x);
  const shown = calm.matches ? places[index] : x;
  place = x;
  document.body.classList.add('moving');
  head.setAttribute('x1', `${shown}%`);
  head.setAttribute('x2', `${shown}%`);
  ahead.setAttribute('x', `${shown}%`);
  ahead.setAttribute('width', `${100 - shown}%`);
  if (index !== at) show(index);
}

/** @param {number} x */
function indexAt(x) {
  const next = places.findIndex((one) => one > x + 0.001);
  return Math.max(0, (next === -1 ? places.length : next) - 1);
}

/** @param {number} index */
function show(index) {
  light(at, false);
  at = index;
  light(at, true);
  const [time, who, what] = ['time', 'b', 'span'].map(
    (name) => acts[at].querySelector(name)?.textContent ?? '',
  );
  const name = document.createElement('b');
  name.textContent = who;
  caption.replaceChildren(`${time} `, name, ` ${what}`);
  scrub.value = String(at);
  scrub.setAttribute('aria-valuetext', `${time}, ${who} ${what}`);
  const behavior = calm.matches ? 'auto' : 'smooth';
  if (follows) acts[at].scrollIntoView({ block: 'nearest', behavior });
}

/**
 * @param {number} index
 * @param {boolean} isNow
 */
function light(index, isNow) {
  const act = acts[index];
  if (act === undefined) return;
  if (isNow) act.setAttribute('aria-current', 'true');
  else act.removeAttribute('aria-current');
  const mark = marks.get(`#${act.id}`);
  mark?.classList.toggle('now', isNow);
  if (isNow) keepInSight(mark ?? head);
}

/** @param {Element} mark */
function keepInSight(mark) {
  const [box, own, line] = [stage, mark, head].map((one) => one.getBoundingClientRect());
  const isAside = line.right > box.right - 30 || line.left < box.left + box.width / 3;
  const isBelow = mark !== head && (own.bottom > box.bottom || own.top < box.top);
  stage.scrollBy({
    left: isAside ? line.left - box.left - box.width / 2 : 0,
    top: isBelow ? own.top - box.top - box.height / 2 : 0,
  });
}

/** @param {number} now */
function tick(now) {
  const moved = ((now - last) / 1000 / seconds) * 100 * Number(speed.value);
  last = now;
  moveTo(Math.min(100, place + moved));
  if (place >= 100) pause();
  else frame = requestAnimationFrame(tick);
}

function play() {
  if (place >= 100) place = 0;
  last = performance.now();
  follows = innerWidth >= 700 && innerHeight >= 700 && film.classList.contains('few');
  button.textContent = 'Pause';
  frame = requestAnimationFrame(tick);
}

function pause() {
  cancelAnimationFrame(frame);
  frame = 0;
  button.textContent = place >= 100 ? 'Play again' : 'Play';
}

function toggle() {
  if (frame === 0) play();
  else pause();
}

/** @param {number} index */
function stepTo(index) {
  if (frame !== 0) pause();
  moveTo(places[Math.min(acts.length - 1, Math.max(0, index))]);
}

/** @type {Record<string, () => void>} */
const KEYS = {
  ArrowRight: () => stepTo(at + 1),
  ArrowLeft: () => stepTo(at - 1),
  ' ': toggle,
};

/** @param {KeyboardEvent} event */
function takeKey(event) {
  const { target, key, ctrlKey, metaKey, altKey } = event;
  // Other controls keep their keys, and so does a page that is read further below.
  if (ctrlKey || metaKey || altKey || (target !== document.body && target !== scrub)) return;
  if (film.getBoundingClientRect().bottom < 0 || !Object.hasOwn(KEYS, key)) return;
  KEYS[key]();
  event.preventDefault();
}

/** Opens the act that the address names. */
function openAddressed() {
  const act = acts.find(({ id }) => `#${id}` === location.hash);
  if (act === undefined) return;
  if (small !== null && act.closest('.small') !== null) small.checked = true;
  if (act instanceof HTMLDetailsElement) act.open = true;
  follows = false;
  stepTo(acts.indexOf(act));
  act.scrollIntoView({ block: 'center' });
  act.querySelector('summary')?.focus({ preventScroll: true });
}

function stopFollowing() {
  follows = false;
}

player.hidden = false;
caption.textContent =
  'Play the run, or step through it with ← and →. Quiet stretches are shortened.';
button.addEventListener('click', toggle);
scrub.addEventListener('input', () => stepTo(Number(scrub.value)));
addEventListener('wheel', stopFollowing, { passive: true });
addEventListener('touchmove', stopFollowing, { passive: true });
document.addEventListener('keydown', takeKey);
addEventListener('hashchange', openAddressed);
openAddressed();
