// Tool calls with their input and result. The page shows a call when it begins; the log has a line for it when it ends.

import { fieldsOf, isObject, readJson } from '#src/text/json.ts';
import type { EventOf } from './events.ts';
import type { Act } from './page/story.ts';
import { code, NOTHING, nameOf, storyLine, type Telling, type Told, tellAct } from './telling.ts';
import { commandOf, exitCodeOf, shortCommand, type ToolEvent } from './tool-calls.ts';

type ToolEnd = EventOf<'tool.complete' | 'tool.failed'>;

/** Calls that another event explains: a message, a decision, a learning, a review. */
const TOLD_BY_EVENTS: ReadonlyMap<string, string> = new Map([
  ['squad_route', 'sends a message'],
  ['squad_decide', 'records a decision'],
  ['squad_memory', 'notes a learning'],
  ['squad_review', 'records a review'],
]);

const TEAM_STEPS: ReadonlyMap<string, string> = new Map([
  ['squad_status', 'looks at the team'],
  ['squad_skill', 'looks at skills'],
  ['squad_discover', 'looks for a colleague'],
]);

/** Steps that the log tells when their call ends. */
const CALL_STEP =
  /^(?:reads|writes|edits|searches for|looks for(?! a colleague)|uses|proposes the skill)(?: |$)/;
/** Steps that have events of their own, and those whose call says more. */
const TOLD_STEPS =
  /^(?:hands work to|records a decision|notes a learning|records a review|reports|resolves a conflict|uses bash(?: |$))/;

export function tellStep({ session, step }: EventOf<'agent.step'>, telling: Telling): Told {
  telling.steps.set(session, step);
  if (CALL_STEP.test(step) || TOLD_STEPS.test(step)) return NOTHING;
  return { line: [nameOf(telling, session), step] };
}

export function tellCall(event: EventOf<'tool.start'>, telling: Telling): Told {
  const { session, tool, input } = event;
  const isCommand = tool === 'bash';
  const step = telling.steps.get(session);
  const text = isCommand ? commandText(input) : stepText(event, telling);
  const given = isCommand ? (commandOf(input) ?? input) : readable(input);
  const details = storyLine(text).includes(given.trim())
    ? []
    : code(isCommand ? 'Command' : 'Given', given);
  const { act } = tellAct(event, telling, { text, details });
  const call = callOf(event);
  telling.open.set(`call ${call}`, act);
  if (TOLD_BY_EVENTS.has(tool)) telling.open.set(`told ${session}`, act);
  if (isCommand || (text === step && CALL_STEP.test(text))) telling.running.set(call, text);
  return { acts: [act] };
}

function callOf({ session, callId }: ToolEvent): string {
  return `${session} ${callId}`;
}

/** Returns `runs npm test`, for example, from the call's recorded input. */
function commandText(input: string): string {
  return `runs ${shortCommand(commandOf(input) ?? '', 100) || 'a command'}`;
}

/** In the recorded JSON, which may be cut. The quotes of a text in it are escaped. */
const WRITES = /"(?:action|operation)":"write"/;

/** Returns a call's step. A file tool's step comes right before its call; one of the squad's tools may come earlier. */
function stepText({ session, tool, input }: EventOf<'tool.start'>, { steps }: Telling): string {
  const proposal = steps.get(session) ?? '';
  if (tool === 'squad_skill' && WRITES.test(input)) {
    return proposal.startsWith('proposes the skill') ? proposal : 'proposes a skill';
  }
  const known = TOLD_BY_EVENTS.get(tool) ?? TEAM_STEPS.get(tool);
  if (known !== undefined) return known;
  const step = steps.get(session) ?? '';
  steps.delete(session);
  return step === '' ? `uses ${tool || 'a tool'}` : step;
}

export function tellResult(event: EventOf<'tool.complete'>, telling: Telling): Told {
  const { tool, output = '' } = event;
  const exitCode = tool === 'bash' ? exitCodeOf(output) : undefined;
  const act = endCall(event, telling);
  if (act !== undefined) {
    // Success is not worth a word: the page says that the command ended.
    if (exitCode !== undefined && exitCode !== 0) {
      act.tone = 'warn';
      act.fact = `exit ${exitCode} · ${act.fact}`;
    }
    act.details.push(
      ...code('Result', exitCode === undefined ? readable(output) : printed(output)),
    );
  }
  return endLine(event, telling, exitCode === undefined ? '' : `: exit ${exitCode}`);
}

export function tellFailure(event: EventOf<'tool.failed'>, telling: Telling): Told {
  const act = endCall(event, telling);
  if (act !== undefined) {
    if (act.tone !== 'bad') act.tone = 'warn';
    act.fact = act.fact === '' ? 'failed' : `failed · ${act.fact}`;
    act.details.push(...code(`Failed ${storyLine(event.code)}`.trim(), event.message));
  }
  const why = event.code === 'E_TOOL_INVALID_ARGS' ? 'wrong arguments' : 'failed';
  return endLine(event, telling, ` (${why})`);
}

function endCall(event: ToolEnd, { open }: Telling): Act | undefined {
  const key = `call ${callOf(event)}`;
  const act = open.get(key);
  open.delete(key);
  if (act !== undefined) act.fact = tookText(event.ms);
  return act;
}

/** Returns `21 ms` or `3.4 s`, for example. */
function tookText(ms: number): string {
  if (ms <= 0) return '';
  return ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`;
}

/** What the log says of a call that has ended. A refused one did nothing, and its refusal has a line of its own. */
function endLine(event: ToolEnd, telling: Telling, end: string): Told {
  const { running, denied } = telling;
  const { session, kind } = event;
  const text = running.get(callOf(event));
  running.delete(callOf(event));
  if (text === undefined) return NOTHING;
  const access = text.startsWith('reads ') ? 'read' : 'write';
  const path = text.slice(text.indexOf(' ') + 1);
  const isRefused = kind === 'tool.failed' && denied.delete(`${session} ${access} ${path}`);
  return isRefused ? NOTHING : { line: [nameOf(telling, session), text + end] };
}

/** Tells a refusal, on the page as part of the call that it ends when that call is still running. */
export function tellDenial(event: EventOf<'file.denied'>, telling: Telling): Told {
  const { last, open, denied } = telling;
  const { session, access, path, reason } = event;
  denied.add(`${session} ${access} ${path}`);
  const why = reason.startsWith(`${path}: `) ? reason.slice(path.length + 2) : reason;
  const text = `may not ${access} ${path.trim() || 'an unnamed path'}: ${why}`;
  const isOwn = last?.session === session && [...open.values()].includes(last);
  const refused = { text, tone: 'bad', mark: 'refused' } as const;
  if (!isOwn || path === '' || !last.text.endsWith(path)) return tellAct(event, telling, refused);
  Object.assign(last, refused);
  return { line: [last.who, text] };
}

/** Returns what a command printed, without its exit code. */
function printed(output: string): string {
  const read = readJson(output);
  const text = read.kind === 'value' ? fieldsOf(read.value)?.get('output') : undefined;
  return typeof text === 'string' ? text : readable(output);
}

/** Turns JSON into text for people: one line per field, with the texts' own line breaks. Shows what there is of cut JSON. */
function readable(json: string): string {
  const read = readJson(json);
  if (read.kind !== 'value') return json.startsWith('{') ? json.replaceAll('\\n', '\n') : json;
  if (typeof read.value === 'string') return read.value;
  const fields = fieldsOf(read.value);
  if (fields === undefined) return json;
  const values = [...fields].map(([name, value]) => [name, valueText(value)] as const);
  // Values nested too deeply are shown as they were written.
  if (values.some(([, text]) => text === undefined)) return json;
  return values.map(([name, text]) => `${name}: ${text}`).join('\n');
}

const DEEPEST = 50;

function valueText(value: unknown): string | undefined {
  if (typeof value === 'string') return value.includes('\n') ? `\n${value}\n` : value;
  return isDeeper(value, DEEPEST) ? undefined : JSON.stringify(value, undefined, 1);
}

function isDeeper(value: unknown, levels: number): boolean {
  if (!isObject(value)) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1));
}
