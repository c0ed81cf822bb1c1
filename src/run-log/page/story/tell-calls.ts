// Tool calls with their input and result. What a call means often comes from an event of its own.
import { fieldsOf, isObject, readJson } from '#src/text/index.ts';
import { commandOf, exitCodeOf } from '../../commands.ts';
import { commandText, deniedText } from '../../lines/act-words.ts';
import type { RecordEntry } from '../../record.ts';
import type { StoryAct } from './story.ts';
import { addAct, code, line, type Teller, type Telling, tookText } from './telling.ts';

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

function tellCall(entry: RecordEntry, telling: Telling): void {
  const [session, tool, input] = [entry.text('session'), entry.text('tool'), entry.text('input')];
  const isCommand = tool === 'bash';
  const text = isCommand ? commandText(input) : stepText({ session, tool, input }, telling);
  const given = isCommand ? (commandOf(input) ?? input) : readable(input);
  const details = text.includes(given.trim()) ? [] : code(isCommand ? 'Command' : 'Given', given);
  const act = addAct(telling, { at: entry.at, session, text, details });
  const key = `call ${session} ${entry.text('callId')}`;
  telling.open.set(key, act);
  if (Object.hasOwn(TOLD_BY_EVENTS, tool)) telling.open.set(`told ${session}`, act);
}

type ToldCall = { readonly session: string; readonly tool: string; readonly input: string };

/** In the recorded JSON, which may be cut. The quotes of a text in it are escaped. */
const WRITES = /"(?:action|operation)":"write"/;

/** Returns a call's step. A file tool's step comes right before its call; one of the squad's tools may come earlier. */
function stepText({ session, tool, input }: ToldCall, { steps }: Telling): string {
  if (Object.hasOwn(TOLD_BY_EVENTS, tool)) return TOLD_BY_EVENTS[tool] ?? tool;
  if (tool === 'squad_skill' && WRITES.test(input)) return 'proposes a skill';
  if (Object.hasOwn(TEAM_STEPS, tool)) return TEAM_STEPS[tool] ?? tool;
  const step = steps.get(session) ?? '';
  steps.delete(session);
  return step === '' ? `uses ${tool || 'a tool'}` : step;
}

function endCall(entry: RecordEntry, { open }: Telling): StoryAct | undefined {
  const key = `call ${entry.text('session')} ${entry.text('callId')}`;
  const act = open.get(key);
  open.delete(key);
  if (act !== undefined) act.fact = tookText(entry.number('ms'));
  return act;
}

function tellResult(entry: RecordEntry, telling: Telling): void {
  const act = endCall(entry, telling);
  if (act === undefined) return;
  const output = entry.text('output');
  const exitCode = entry.text('tool') === 'bash' ? exitCodeOf(output) : undefined;
  // Success is not worth a word: the page says that the command ended.
  if (exitCode !== undefined && exitCode !== 0) {
    act.tone = 'warn';
    act.fact = `exit ${exitCode} · ${act.fact}`;
  }
  act.details.push(...code('Result', exitCode === undefined ? readable(output) : printed(output)));
}

/** Returns what a command printed, without its exit code. */
function printed(output: string): string {
  const read = readJson(output);
  const text = read.kind === 'value' ? fieldsOf(read.value)?.get('output') : undefined;
  return typeof text === 'string' ? text : readable(output);
}

function tellFailure(entry: RecordEntry, telling: Telling): void {
  const act = endCall(entry, telling);
  if (act === undefined) return;
  if (act.tone !== 'bad') act.tone = 'warn';
  act.fact = act.fact === '' ? 'failed' : `failed · ${act.fact}`;
  act.details.push(...code(`Failed ${line(entry.text('code'))}`.trim(), entry.text('message')));
}

/** Tells a refusal, as part of the call that it ends when that call is still running. */
function tellDenial(entry: RecordEntry, telling: Telling): void {
  const path = entry.text('path');
  const [access, reason] = [entry.text('access'), entry.text('reason')];
  const text = line(deniedText({ access, path, reason }));
  const session = entry.text('session');
  const last = telling.acts.at(-1);
  const isOwn = last?.session === session && [...telling.open.values()].includes(last);
  if (isOwn && path !== '' && last.text.endsWith(path)) {
    Object.assign(last, { text, tone: 'bad', mark: 'refused' });
    return;
  }
  addAct(telling, { at: entry.at, session, text, tone: 'bad', mark: 'refused' });
}

/** Turns JSON into text for people: one line per field, with the texts' own line breaks. Shows what there is of cut JSON. */
export function readable(json: string): string {
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
  'tool.start': tellCall,
  'tool.complete': tellResult,
  'tool.failed': tellFailure,
  'file.denied': tellDenial,
};
