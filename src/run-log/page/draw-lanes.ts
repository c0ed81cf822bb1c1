// The lanes as one SVG. Horizontal places are percents, so that words keep their size at every width.
import type { Film } from './film.ts';
import { type Html, html } from './html.ts';
import { type Act, type Arrow, MARKS, type Mark, type SessionLane } from './story.ts';

const AXIS = 24;

/** What the lanes are drawn from. */
type Drawing = {
  readonly acts: readonly Act[];
  readonly lanes: readonly SessionLane[];
  readonly arrows: readonly Arrow[];
  readonly film: Film;
};

/** Shapes of the marks, in a box of 16 by 16 around the middle. */
const SHAPES: Readonly<Record<Mark, string>> = {
  request: 'M-5-4h10v7h-6l-3 3v-3h-1z',
  handoff: 'M-5 0h9M1-3.5 4.5 0 1 3.5',
  said: 'M-4-2h8M-4 2h5',
  decision: 'M0-5 5 0 0 5-5 0z',
  learning: 'M-4.5-4v8q2.5-1 4.5 0 2-1 4.5 0v-8q-2.5-1-4.5 0-2-1-4.5 0M0-4v8',
  commit: 'M-6 0h3M3 0h3M-3 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0',
  review: 'M-6 0q6-8 12 0q-6 8-12 0M-1.5 0a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0',
  check: 'M-4 0-1 3 4-3',
  push: 'M0 5v-9M-4 0 0-4.5 4 0',
  'pull-request': 'M-3.5-4.5v9M3.5 4.5v-5q0-2.5-2.5-2.5h-2M.5-4.5-1.5-3l2 1.5',
  question: 'M-2-2q0-2.5 2-2.5t2 2.5q0 1-2 2v1.5M0 4.200v.6',
  refused: 'M-3.5-3.5l7 7M-3.5 3.5l7-7',
  conflict: 'M1-6-3 1h3l-1 5 4-7H0z',
  note: 'M0-1v5M0-4.200v.6',
  end: 'M-3 5v-10h7l-2 2.5 2 2.5h-7',
};

/** Draws the lanes with their marks and messages, and a head that the script moves. */
export function renderLanes(drawing: Drawing): Html {
  const { lanes, film, acts } = drawing;
  const isDense = lanes.length > 12;
  const row = isDense ? 24 : 40;
  const height = AXIS + row * (lanes.length + 1) + 4;
  const rows = new Map(['', ...lanes.map(({ session }) => session)].map((id, at) => [id, at]));
  const middle = (session: string) => AXIS + row * ((rows.get(session) ?? 0) + 0.5);
  const used = MARKS.filter((mark) => acts.some((act) => act.mark === mark));
  return html`<div class="stage${isDense ? ' dense' : ''}"><ul class="names"><li><b>Run</b></li>${lanes.map(renderName)}</ul>
<svg class="plot" width="${leastWidth(drawing)}" height="${height}" role="group" aria-label="Lanes of the agents over time; each mark leads to its act in the story">
<defs>${MARKS.map((mark) => html`<path id="m-${mark}" d="${SHAPES[mark]}"/>`)}<marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto-start-reverse"><path d="M1 1 7 4 1 7"/></marker></defs>
${[...rows.values()].map((at) => html`<line class="rule" x1="0" x2="100%" y1="${AXIS + row * (at + 1)}" y2="${AXIS + row * (at + 1)}"/>`)}
<g class="axis" aria-hidden="true">${renderAxis(film, height)}</g>
${lanes.map((lane) => renderSpans(lane, middle(lane.session), film))}
<g class="calls" aria-hidden="true">${acts.map((act, at) => renderTick(act, at, { film, y: middle(act.session) }))}</g>
${drawing.arrows.map((arrow) => renderArrow(arrow, middle, film))}
${acts.map((act, at) => renderMark(act, at, { film, y: middle(act.session) }))}
<rect class="ahead" id="ahead" x="100%" y="${AXIS}" width="0" height="${height - AXIS}"/><line class="head" id="head" x1="0" x2="0" y1="${AXIS - 6}" y2="${height}"/>
</svg></div>
${renderLegend(used)}`;
}

/** The least widths of the lanes; in less room, the box scrolls. */
const WIDEST = 2600;
const WIDTHS = [560, 820, 1200, 1700, WIDEST];
const MARK_WIDTH = 20;

/** Returns the smallest width at which no two marks of a lane overlap. */
function leastWidth({ acts, film }: Drawing): number {
  const last = new Map<string, number>();
  let closest = 100;
  for (const [at, { session, mark }] of acts.entries()) {
    if (mark === undefined) continue;
    const place = film.acts[at] ?? 0;
    closest = Math.min(closest, place - (last.get(session) ?? -100));
    last.set(session, place);
  }
  const found = WIDTHS.find((width) => (width * closest) / 100 >= MARK_WIDTH);
  return found ?? WIDEST;
}

function renderName({ name, role, hue }: SessionLane): Html {
  return html`<li class="hue${hue}" title="${name}${role === '' ? '' : `, ${role}`}"><b>${name}</b>${role === '' || role === name ? '' : html` <small>${role}</small>`}</li>`;
}

function renderAxis({ ticks, pauses }: Film, height: number): readonly Html[] {
  return [
    ...ticks.map(
      ({ place, label }) =>
        html`<line x1="${percent(place)}" x2="${percent(place)}" y1="18" y2="${height}"/><text x="${percent(place)}" y="12">${label}</text>`,
    ),
    ...pauses.map(
      ({ place, label }) =>
        html`<svg class="pause" x="${percent(place)}" y="${AXIS}"><title>${label} passed here</title><path d="M-3-4-5 4M3-4 1 4"/></svg>`,
    ),
  ];
}

function renderSpans({ spans, hue, brokenOff }: SessionLane, y: number, { placeOf }: Film): Html {
  const bars = spans.map(({ state, from, to }) => {
    const [start, end] = [placeOf(from), placeOf(to)];
    if (state !== 'working') {
      return html`<line class="${state}" x1="${percent(start)}" x2="${percent(end)}" y1="${y}" y2="${y}"/>`;
    }
    const width = percent(Math.max(0.3, end - start));
    return html`<rect x="${percent(start)}" width="${width}" y="${y - 7}" height="14" rx="7"/>`;
  });
  const end = spans.at(-1)?.to ?? 0;
  const cross =
    brokenOff === undefined
      ? ''
      : html`<line class="broken" x1="${percent(placeOf(end))}" x2="${percent(placeOf(end))}" y1="${y - 11}" y2="${y + 11}"/>`;
  return html`<g class="hue${hue}" aria-hidden="true">${bars}${cross}</g>`;
}

type MarkPlace = { readonly film: Film; readonly y: number };

function renderTick({ mark }: Act, at: number, { film, y }: MarkPlace): Html {
  if (mark !== undefined) return html``;
  return html`<a href="#act-${at}" tabindex="-1"><rect x="${percent(film.acts[at] ?? 0)}" y="${y - 7}"/></a>`;
}

function renderMark({ mark, tone, who, text }: Act, at: number, { film, y }: MarkPlace): Html {
  if (mark === undefined) return html``;
  return html`<a href="#act-${at}" class="mark ${tone}"><title>${who} ${text.slice(0, 80)}</title><svg x="${percent(film.acts[at] ?? 0)}" y="${y}"><circle r="9"/><use href="#m-${tone === 'bad' && mark === 'check' ? 'refused' : mark}"/></svg></a>
`;
}

function renderArrow(arrow: Arrow, middle: (session: string) => number, { placeOf }: Film): Html {
  const [from, to] = [middle(arrow.from), middle(arrow.to)];
  if (from === to) return html``;
  const [sent, taken] = [percent(placeOf(arrow.sentAt)), percent(placeOf(arrow.at))];
  const gap = from < to ? 10 : -10;
  return html`<line class="${arrow.isAnswer ? 'answer' : 'message'}" x1="${sent}" x2="${taken}" y1="${from + gap}" y2="${to - gap}" marker-end="url(#tip)"/>`;
}

function percent(place: number): string {
  return `${Math.round(place * 100) / 100}%`;
}

function renderLegend(used: readonly Mark[]): Html {
  const marks = used.map(
    (mark) =>
      html`<li><svg class="key" viewBox="-8 -8 16 16" aria-hidden="true"><path d="${SHAPES[mark]}"/></svg>${mark.replace('-', ' ')}</li>`,
  );
  return html`<ul class="legend" aria-label="What the marks mean">${marks}</ul>`;
}
