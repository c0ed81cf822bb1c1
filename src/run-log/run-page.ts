// The page of a run: a self-contained HTML file, made from the run's record.

import { plural } from '#src/text/count.ts';
import { oneLine } from '#src/text/one-line.ts';
import { createTeller } from './acts.ts';
import type { AgentRowEvent } from './agent-row.ts';
import type { TimedEvent } from './events.ts';
import { renderLanes } from './page/draw-lanes.ts';
import { type Film, layFilm } from './page/film.ts';
import { escapeHtml, type Html, html } from './page/html.ts';
import { framePage } from './page/render/frame.ts';
import type { Act, Arrow, Detail, LaneSpan, SessionLane } from './page/story.ts';
import { longestPart, renderStory, writeHead } from './page/write-story.ts';
import { readRecord } from './record.ts';
import {
  endOf,
  gatherFacts,
  type PageFacts,
  renderAnswer,
  renderCosts,
  renderEnd,
  renderFacts,
  renderPoints,
} from './run-facts.ts';
import { shortName, storyLine } from './telling.ts';
import type { ToolEvent } from './tool-calls.ts';

/** Above this number, small acts are hidden at first. */
const MANY_ACTS = 150;

/** Writes the page of a run from its record (JSON lines). The page loads nothing from anywhere. */
export function renderRunPage(record: string): string {
  const model = readModel(record);
  const { facts, acts, startedAt } = model;
  const request = oneLine(facts.started?.request ?? '', 80);
  const body = html`<header>${renderEnd(facts)}${renderAnswer(facts)}${renderFacts(facts)}</header>
<main>${renderPoints(acts)}${renderFilm(model)}${renderActs(model)}${renderCosts(facts)}</main>
<footer>${footerText(model)} Started <time datetime="${isoTime(startedAt)}">${isoTime(startedAt).slice(0, 16).replace('T', ' ')} UTC</time>.</footer>`;
  const title = `${endOf(facts).text}${request === '' ? '' : ` · ${request}`}`;
  return framePage(title, body, acts.length > 0);
}

function renderFilm(model: PageModel): Html {
  if (model.acts.length === 0) return html`<p>The record contains no events to show.</p>`;
  return html`<section class="film${model.lanes.length > 6 ? '' : ' few'}" id="film" aria-labelledby="film-title"><h2 id="film-title">The run over time</h2>
<div class="player" id="player" hidden><button id="play" type="button">Play</button><input id="scrub" type="range" min="0" max="${model.acts.length - 1}" value="0" aria-label="Place in the story"><label>Speed <select id="speed"><option value="0.5">½×</option><option value="1" selected>1×</option><option value="2">2×</option><option value="4">4×</option></select></label></div>
<p class="caption" id="caption">Quiet stretches are shortened.</p>
${renderLanes(model)}</section>`;
}

function renderActs({ acts, film, lanes, startedAt, facts }: PageModel): Html {
  const hues = new Map(lanes.map(({ session, hue }) => [session, hue]));
  const max = longestPart(acts.flatMap(({ details }) => details.flatMap(textsOf)));
  const story = renderStory(acts, {
    startedAt,
    totalMs: facts.totalMs,
    places: film.acts,
    hueOf: (session) => hues.get(session),
    writeText: (text) => writeHead(text, max),
  });
  const small = acts.filter(({ mark }) => mark === undefined).length;
  const filter = html`<label class="filter"><input type="checkbox" id="small"${acts.length > MANY_ACTS ? '' : html` checked`}> Show small steps, too (${small})</label>`;
  return html`<section class="story" aria-labelledby="story"><div class="row"><h2 id="story">The story</h2>${small === 0 ? '' : filter}</div>
${story}</section>`;
}

function textsOf(detail: Detail): readonly string[] {
  if (detail.kind === 'findings')
    return detail.findings.flatMap((one) => [one.text, one.suggestion]);
  return detail.kind === 'sizes' ? [] : [detail.text];
}

function footerText({ leftOut }: PageModel): string {
  const lacking = leftOut.length === 0 ? '' : ` This page leaves out ${leftOut.join(' and ')}.`;
  return `Written from the run's record, run.jsonl, which holds everything.${lacking}`;
}

function isoTime(ms: number): string {
  return new Date(Math.abs(ms) < 8e15 ? ms : 0).toISOString();
}

/** The most that all acts may take without their folded details, and what each takes besides its words. */
const MAX_BYTES = 1_000_000;
const ACT_BYTES = 350;
/** More than any run has. */
const MOST_LANES = 300;
const MOST_ARROWS = 1_000;

/** What the parts of the page are written from. */
type PageModel = {
  readonly facts: PageFacts;
  readonly acts: readonly Act[];
  readonly arrows: readonly Arrow[];
  readonly lanes: readonly SessionLane[];
  readonly film: Film;
  readonly startedAt: number;
  /** What the page leaves out: sessions, acts and lines of the record. */
  readonly leftOut: readonly string[];
};

/** Reads the record. */
function readModel(record: string): PageModel {
  const { events, broken } = readRecord(record);
  const times = events.map(({ at }) => at).filter((at) => at > 0);
  const startedAt = times.reduce((a, b) => Math.min(a, b), times[0] ?? 0);
  const endedAt = times.reduce((a, b) => Math.max(a, b), startedAt);
  const { acts: told, arrows } = tellAll(events);
  const acts = mostTelling(told.toSorted((a, b) => a.at - b.at));
  const missing = told.length - acts.length;
  const lanes = layLanes(events, endedAt);
  const shown = lanes.slice(0, MOST_LANES);
  const unshown = lanes.length - shown.length;
  const leftOut = [
    ...(unshown > 0 ? [plural(unshown, 'session')] : []),
    ...(missing > 0 ? [`${plural(missing, 'act')} of this long run`] : []),
    ...(broken > 0 ? [`${plural(broken, 'line')} that could not be read`] : []),
  ];
  return {
    facts: gatherFacts(events, shown, endedAt - startedAt),
    acts,
    arrows: arrows.slice(0, MOST_ARROWS),
    lanes: shown,
    film: layFilm(acts, startedAt, endedAt),
    startedAt,
    leftOut,
  };
}

/** Returns all acts, with words that fit into a line, and the messages between lanes. */
function tellAll(events: readonly TimedEvent[]) {
  const tell = createTeller();
  const told = events.map(tell);
  const begun = [...new Set(told.flatMap(({ acts = [] }) => acts))];
  const acts = begun.map((act) => {
    const who = act.session === '' ? (RUN_NAMES.get(act.who) ?? act.who) : act.who;
    return { ...act, who: shortName(who), text: storyLine(act.text) };
  });
  return { acts, arrows: told.flatMap(({ arrow }) => arrow ?? []) };
}

/** How the page calls those who are no agents. */
const RUN_NAMES: ReadonlyMap<string, string> = new Map([
  ['squad', 'Squad'],
  ['checks', 'Checks'],
]);

/** Keeps as many acts as fit: small ones are dropped before marked ones, and later ones before earlier ones. */
function mostTelling(acts: readonly Act[]): readonly Act[] {
  const bySize = acts.toSorted(
    (a, b) => Number(a.mark === undefined) - Number(b.mark === undefined),
  );
  let left = MAX_BYTES;
  const kept = new Set<Act>();
  for (const act of bySize) {
    // The mark on the lane repeats the words.
    const times = act.mark === undefined ? 1 : 2;
    left -= ACT_BYTES + times * Buffer.byteLength(escapeHtml(act.who + act.text));
    if (left < 0) break;
    kept.add(act);
  }
  return acts.filter((act) => kept.has(act));
}

/** A lane while the record is being read. */
type OpenLane = {
  readonly session: string;
  readonly agent: string;
  name: string;
  role: string;
  readonly spans: LaneSpan[];
  /** The current state and its start; undefined once the session has ended. */
  now: { readonly state: LaneSpan['state']; readonly from: number } | undefined;
  brokenOff: SessionLane['brokenOff'];
  /** The id of the call that it waits for. */
  waitsFor: string | undefined;
};

/** Returns the lanes in the order in which their sessions began; those still open at the record's end last until `endedAt`. */
export function layLanes(events: readonly TimedEvent[], endedAt: number): readonly SessionLane[] {
  const lanes = new Map<string, OpenLane>();
  for (const event of events) if ('session' in event) follow(lanes, event);
  const agents = [...new Set(['coordinator', ...[...lanes.values()].map(({ agent }) => agent)])];
  return [...lanes.values()].map((lane) => {
    changeTo(lane, undefined, endedAt);
    const { session, name, role, spans, brokenOff, agent } = lane;
    return {
      session,
      name: name || shortName(session),
      role,
      spans,
      brokenOff,
      hue: hueOf(agents.indexOf(agent)),
    };
  });
}

/** Returns one of eight hues; the first is reserved for the coordinator. */
function hueOf(place: number): number {
  return place === 0 ? 0 : ((place - 1) % 7) + 1;
}

function follow(lanes: Map<string, OpenLane>, event: AgentRowEvent): void {
  const lane = lanes.get(event.session);
  if (event.kind === 'agent.queued' || event.kind === 'agent.spawned') {
    const { session, agent, name, role } = event;
    const state = event.kind === 'agent.queued' ? 'queued' : 'working';
    const opened = lane ?? openLane(session, agent || session);
    lanes.set(session, opened);
    opened.name = shortName(name);
    opened.role = shortName(role);
    changeTo(opened, state, event.at);
  } else if (lane !== undefined) {
    followState(lane, event);
  }
}

function openLane(session: string, agent: string): OpenLane {
  const state = { spans: [], now: undefined, brokenOff: undefined, waitsFor: undefined };
  return { session, agent, name: '', role: '', ...state };
}

function followState(lane: OpenLane, event: AgentRowEvent): void {
  switch (event.kind) {
    case 'agent.idle':
      changeTo(lane, 'waiting', event.at);
      break;
    case 'agent.resumed':
      changeTo(lane, 'working', event.at);
      break;
    case 'agent.failed':
    case 'agent.stopped':
    case 'agent.finished':
      if (event.kind !== 'agent.finished') {
        lane.brokenOff = event.kind === 'agent.failed' ? 'failed' : 'stopped';
      }
      changeTo(lane, undefined, event.at);
      break;
    case 'tool.start':
    case 'tool.complete':
    case 'tool.failed':
      followCall(lane, event);
  }
}

/** A session that passed work on and wants the answer is waiting for it. */
function followCall(lane: OpenLane, { kind, tool, callId, at }: ToolEvent): void {
  if (kind === 'tool.start' && tool === 'squad_route') {
    lane.waitsFor = callId;
    if (lane.now?.state === 'working') changeTo(lane, 'waiting', at);
  } else if (lane.waitsFor === callId) {
    lane.waitsFor = undefined;
    if (lane.now?.state === 'waiting') changeTo(lane, 'working', at);
  }
}

function changeTo(lane: OpenLane, state: LaneSpan['state'] | undefined, at: number): void {
  const { now } = lane;
  if (now?.state === state) return;
  if (now !== undefined) lane.spans.push({ ...now, to: Math.max(at, now.from) });
  lane.now = state === undefined ? undefined : { state, from: at };
}
