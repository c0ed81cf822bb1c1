// One lane for each session: when it was queued, working or waiting.

import type { RecordEntry } from '../record.ts';
import type { SessionLane, Span, SpanState } from './story/story.ts';
import { shortName } from './story/telling.ts';

/** A lane while the record is being read. */
type OpenLane = {
  readonly session: string;
  readonly agent: string;
  name: string;
  role: string;
  readonly spans: Span[];
  /** The current state and its start; undefined once the session has ended. */
  now: { readonly state: SpanState; readonly from: number } | undefined;
  brokenOff: SessionLane['brokenOff'];
  /** The id of the call that it waits for. */
  waitsFor: string | undefined;
};

/** Returns the lanes in the order in which their sessions began; those still open at the record's end last until `endedAt`. */
export function layLanes(entries: readonly RecordEntry[], endedAt: number): readonly SessionLane[] {
  const lanes = new Map<string, OpenLane>();
  for (const entry of entries) follow(lanes, entry);
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

function follow(lanes: Map<string, OpenLane>, entry: RecordEntry): void {
  const session = entry.text('session');
  if (entry.kind === 'agent.queued' || entry.kind === 'agent.spawned') {
    const lane = lanes.get(session) ?? openLane(entry);
    lanes.set(session, lane);
    lane.name = shortName(entry.text('name'));
    lane.role = shortName(entry.text('role'));
    changeTo(lane, entry.kind === 'agent.queued' ? 'queued' : 'working', entry.at);
    return;
  }
  const lane = lanes.get(session);
  if (lane !== undefined) followState(lane, entry);
}

function openLane(entry: RecordEntry): OpenLane {
  const session = entry.text('session');
  const agent = entry.text('agent') || session;
  const state = { spans: [], now: undefined, brokenOff: undefined, waitsFor: undefined };
  return { session, agent, name: '', role: '', ...state };
}

const STATES: ReadonlyMap<string, SpanState | undefined> = new Map([
  ['agent.idle', 'waiting'],
  ['agent.resumed', 'working'],
  ['agent.finished', undefined],
  ['agent.failed', undefined],
  ['agent.stopped', undefined],
]);

function followState(lane: OpenLane, entry: RecordEntry): void {
  if (entry.kind === 'agent.failed') lane.brokenOff = 'failed';
  if (entry.kind === 'agent.stopped') lane.brokenOff = 'stopped';
  if (STATES.has(entry.kind)) changeTo(lane, STATES.get(entry.kind), entry.at);
  else followCall(lane, entry);
}

/** A session that passed work on and wants the answer is waiting for it. */
function followCall(lane: OpenLane, entry: RecordEntry): void {
  const call = entry.text('callId');
  if (entry.kind === 'tool.start' && entry.text('tool') === 'squad_route') {
    lane.waitsFor = call;
    if (lane.now?.state === 'working') changeTo(lane, 'waiting', entry.at);
  } else if (entry.kind.startsWith('tool.') && lane.waitsFor === call) {
    lane.waitsFor = undefined;
    if (lane.now?.state === 'waiting') changeTo(lane, 'working', entry.at);
  }
}

function changeTo(lane: OpenLane, state: SpanState | undefined, at: number): void {
  const { now } = lane;
  if (now?.state === state) return;
  if (now !== undefined) lane.spans.push({ ...now, to: Math.max(at, now.from) });
  lane.now = state === undefined ? undefined : { state, from: at };
}
