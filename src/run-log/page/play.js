// @ts-check
// Plays the run like a film: a head moves along the lanes, and the act under way is shown in the caption and the story.

const find = (/** @type {string} */ id) => /** @type {HTMLElement} */ (document.getElementById(id));
const film = document.getElementById('film');
/** @type {HTMLElement[]} */
const acts = [...document.querySelectorAll('[data-x]')].flatMap((act) =>
  act instanceof HTMLElement ? [act] : [],
);

if (film !== null && acts.length > 0) startPlayer(film);

/** @param {HTMLElement} film */
function startPlayer(film) {
  const [player, button, caption, ahead, head] = ['player', 'play', 'caption', 'ahead', 'head'].map(
    find,
  );
  const scrub = /** @type {HTMLInputElement} */ (find('scrub'));
  const speed = /** @type {HTMLSelectElement} */ (find('speed'));
  const calm = matchMedia('(prefers-reduced-motion: reduce)');
  const places = acts.map((act) => Number(act.dataset.x));
  const marks = new Map(
    [...film.querySelectorAll('.mark')].map((mark) => [mark.getAttribute('href'), mark]),
  );
  const seconds = Math.min(75, Math.max(8, acts.length * 0.45));
  let at = -1;
  let place = 0;
  let frame = 0;
  let last = 0;
  let follows = false;

  player.hidden = false;
  caption.textContent =
    'Play the run, or step through it with ← and →. Quiet stretches are shortened.';

  /** @param {number} x */
  function moveTo(x) {
    place = x;
    const shown = calm.matches ? (places[indexAt(x)] ?? 0) : x;
    document.body.classList.add('moving');
    for (const name of ['x1', 'x2']) head.setAttribute(name, `${shown}%`);
    ahead.setAttribute('x', `${shown}%`);
    ahead.setAttribute('width', `${100 - shown}%`);
    show(indexAt(x));
  }

  /** @param {number} x */
  function indexAt(x) {
    const next = places.findIndex((one) => one > x + 0.001);
    return Math.max(0, (next === -1 ? places.length : next) - 1);
  }

  /** @param {number} index */
  function show(index) {
    if (index === at) return;
    mark(at, false);
    at = index;
    mark(at, true);
    const act = acts[at];
    const [time, who, what] = ['time', 'b', 'span'].map(
      (name) => act.querySelector(name)?.textContent ?? '',
    );
    const name = document.createElement('b');
    name.textContent = who;
    caption.replaceChildren(`${time}  `, name, ` ${what}`);
    scrub.value = String(at);
    scrub.setAttribute('aria-valuetext', `${time}, ${who} ${what}`);
    if (follows)
      act.scrollIntoView({ block: 'nearest', behavior: calm.matches ? 'auto' : 'smooth' });
  }

  /**
   * @param {number} index
   * @param {boolean} isNow
   */
  function mark(index, isNow) {
    const act = acts[index];
    if (act === undefined) return;
    act.toggleAttribute('aria-current', isNow);
    if (isNow) act.setAttribute('aria-current', 'true');
    const dot = marks.get(`#${act.id}`);
    dot?.classList.toggle('now', isNow);
    if (isNow) keepInSight(dot);
  }

  /** @param {Element | undefined} dot */
  function keepInSight(dot) {
    const stage = film.querySelector('.stage');
    if (dot === undefined || stage === null) return;
    const [box, own] = [stage.getBoundingClientRect(), dot.getBoundingClientRect()];
    if (own.right > box.right - 40 || own.left < box.left + 160) {
      stage.scrollBy({ left: own.left - box.left - box.width / 2 });
    }
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

  /** @param {number} index */
  function stepTo(index) {
    if (frame !== 0) pause();
    moveTo(places[Math.min(acts.length - 1, Math.max(0, index))] ?? 0);
  }

  const toggle = () => (frame === 0 ? play() : pause());
  button.addEventListener('click', toggle);
  scrub.addEventListener('input', () => stepTo(Number(scrub.value)));
  for (const name of ['wheel', 'touchmove']) {
    addEventListener(name, () => void (follows = false), { passive: true });
  }
  document.addEventListener('keydown', (event) => {
    const { target, key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || !(target instanceof Element)) return;
    if (target !== document.body && target !== scrub) return;
    if (film.getBoundingClientRect().bottom < 0) return;
    const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
    if (step !== undefined) stepTo(at + step);
    else if (key === ' ') toggle();
    else return;
    event.preventDefault();
  });

  function openAddressed() {
    const act = acts.find(({ id }) => `#${id}` === location.hash);
    if (act === undefined) return;
    if (act.closest('.small') !== null)
      /** @type {HTMLInputElement} */ (find('small')).checked = true;
    if (act instanceof HTMLDetailsElement) act.open = true;
    follows = false;
    stepTo(acts.indexOf(act));
    act.scrollIntoView({ block: 'center' });
    act.querySelector('summary')?.focus({ preventScroll: true });
  }
  addEventListener('hashchange', openAddressed);
  openAddressed();
}
