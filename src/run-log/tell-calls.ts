// Tool calls with their input and result. The page shows a call when it begins; the log has a line for it when it ends.

import { fieldsOf, isObject, readJson } from '#src/text/json.ts';
import { commandOf, exitCodeOf, shortCommand } from './commands.ts';
import type { Act } from './page/story.ts';
import type { RecordEntry } from './record.ts';
import {
  code,
  NOTHING,
  nameOf,
  storyLine,
  type Teller,
  type Telling,
  type Told,
  tellAct,
} from './telling.ts';

/** Calls that another event explains: a message, a decision, a learning, a review. */
const TOLD_BY_EVENTS: Readonly<Record<string, string>> = {
  squad_route: 'sends a message',
  squad_decide: 'records a decision',
  squad_memory: 'notes a learning',
  squad_review: 'records a review',
};

const TEAM_STEPS: Readonly<Record<string, string>> = {
  squad_status: 'looks at the team',
  squad_skill: 'looks at skills',
  squad_discover: 'looks for a colleague',
};

/** Steps that the log tells when their call ends. */
const CALL_STEP = /^(?:reads|writes|edits|searches for|looks for(?! a colleague)|uses)(?: |$)/;
/** Steps that have events of their own, and those whose call says more. */
const TOLD_STEPS =
  /^(?:hands work to|records a decision|notes a learning|records a review|resolves a conflict|uses bash(?: |$))/;

function tellStep(entry: RecordEntry, telling: Telling): Told {
  const [session, step] = [entry.text('session'), entry.text('step')];
  telling.steps.set(session, step);
  if (CALL_STEP.test(step) || TOLD_STEPS.test(step)) return NOTHING;
  return { line: [nameOf(telling, session), step] };
}

function tellCall(entry: RecordEntry, telling: Telling): Told {
  const [session, tool, input] = [entry.text('session'), entry.text('tool'), entry.text('input')];
  const isCommand = tool === 'bash';
  const step = telling.steps.get(session);
  const text = isCommand ? commandText(input) : stepText(entry, telling);
  const given = isCommand ? (commandOf(input) ?? input) : readable(input);
  const details = storyLine(text).includes(given.trim())
    ? []
    : code(isCommand ? 'Command' : 'Given', given);
  const { act } = tellAct(entry, telling, { text, details });
  const call = callOf(entry);
  telling.open.set(`call ${call}`, act);
  if (Object.hasOwn(TOLD_BY_EVENTS, tool)) telling.open.set(`told ${session}`, act);
  if (isCommand || (text === step && CALL_STEP.test(text))) telling.running.set(call, text);
  return { acts: [act] };
}

function callOf(entry: RecordEntry): string {
  return `${entry.text('session')} ${entry.text('callId')}`;
}

/** Returns `runs npm test`, for example, from the call's recorded input. */
function commandText(input: string): string {
  return `runs ${shortCommand(commandOf(input) ?? '', 100) || 'a command'}`;
}

/** In the recorded JSON, which may be cut. The quotes of a text in it are escaped. */
const WRITES = /"(?:action|operation)":"write"/;

/** Returns a call's step. A file tool's step comes right before its call; one of the squad's tools may come earlier. */
function stepText(entry: RecordEntry, { steps }: Telling): string {
  const [session, tool] = [entry.text('session'), entry.text('tool')];
  if (Object.hasOwn(TOLD_BY_EVENTS, tool)) return TOLD_BY_EVENTS[tool] ?? tool;
  if (tool === 'squad_skill' && WRITES.test(entry.text('input'))) return 'proposes a skill';
  if (Object.hasOwn(TEAM_STEPS, tool)) return TEAM_STEPS[tool] ?? tool;
  const step = steps.get(session) ?? '';
  steps.delete(session);
  return step === '' ? `uses ${tool || 'a tool'}` : step;
}

function tellResult(entry: RecordEntry, telling: Telling): Told {
  const output = entry.text('output');
  const exitCode = entry.text('tool') === 'bash' ? exitCodeOf(output) : undefined;
  const act = endCall(entry, telling);
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
  return endLine(entry, telling, exitCode === undefined ? '' : `: exit ${exitCode}`);
}

function tellFailure(entry: RecordEntry, telling: Telling): Told {
  const errorCode = entry.text('code');
  const act = endCall(entry, telling);
  if (act !== undefined) {
    if (act.tone !== 'bad') act.tone = 'warn';
    act.fact = act.fact === '' ? 'failed' : `failed · ${act.fact}`;
    act.details.push(...code(`Failed ${storyLine(errorCode)}`.trim(), entry.text('message')));
  }
  const why = errorCode === 'E_TOOL_INVALID_ARGS' ? 'wrong arguments' : 'failed';
  return endLine(entry, telling, ` (${why})`);
}

function endCall(entry: RecordEntry, { open }: Telling): Act | undefined {
  const key = `call ${callOf(entry)}`;
  const act = open.get(key);
  open.delete(key);
  if (act !== undefined) act.fact = tookText(entry.number('ms'));
  return act;
}

/** Returns `21 ms` or `3.4 s`, for example. */
function tookText(ms: number): string {
  if (ms <= 0) return '';
  return ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`;
}

/** What the log says of a call that has ended. A refused one did nothing, and its refusal has a line of its own. */
function endLine(entry: RecordEntry, telling: Telling, end: string): Told {
  const { running, denied } = telling;
  const text = running.get(callOf(entry));
  running.delete(callOf(entry));
  if (text === undefined) return NOTHING;
  const session = entry.text('session');
  const access = text.startsWith('reads ') ? 'read' : 'write';
  const path = text.slice(text.indexOf(' ') + 1);
  const isRefused = entry.kind === 'tool.failed' && denied.delete(`${session} ${access} ${path}`);
  return isRefused ? NOTHING : { line: [nameOf(telling, session), text + end] };
}

/** Tells a refusal, on the page as part of the call that it ends when that call is still running. */
function tellDenial(entry: RecordEntry, telling: Telling): Told {
  const { last, open, denied } = telling;
  const session = entry.text('session');
  const [access, path, reason] = [entry.text('access'), entry.text('path'), entry.text('reason')];
  denied.add(`${session} ${access} ${path}`);
  const why = reason.startsWith(`${path}: `) ? reason.slice(path.length + 2) : reason;
  const text = `may not ${access} ${path.trim() || 'an unnamed path'}: ${why}`;
  const isOwn = last?.session === session && [...open.values()].includes(last);
  const refused = { text, tone: 'bad', mark: 'refused' } as const;
  if (!isOwn || path === '' || !last.text.endsWith(path)) return tellAct(entry, telling, refused);
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

export const CALL_TELLERS: Readonly<Record<string, Teller>> = {
  'agent.step': tellStep,
  'tool.start': tellCall,
  'tool.complete': tellResult,
  'tool.failed': tellFailure,
  'file.denied': tellDenial,
};
