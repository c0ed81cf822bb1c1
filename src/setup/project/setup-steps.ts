// The steps of a workflow that set a project up before the squad works: as data, and as lines of YAML.
import { parse, stringify } from 'yaml';
import { isRecord } from '#src/text/json.ts';

/** A step that runs a command in a folder of the checkout (empty: its top), or that uses one of the actions below. */
export type SetupStep =
  | { readonly kind: 'run'; readonly folder: string; readonly run: string }
  | {
      readonly kind: 'uses';
      readonly action: keyof typeof ACTIONS;
      readonly settings: Readonly<Record<string, string | boolean>>;
    };

/** GitHub's own actions that bring the version of a language which a repository asks for. */
const ACTIONS = {
  go: { uses: 'actions/setup-go@d35c59abb061a4a6fb18e82ac0862c26744d6ab5', version: 'v5.5.0' },
  node: { uses: 'actions/setup-node@53b83947a5a98c8d113130e565377fae1a50d02f', version: 'v6.3.0' },
  python: {
    uses: 'actions/setup-python@a26af69be951a213d495a4c3e4e4022e16d87065',
    version: 'v5.6.0',
  },
} as const;

/** Renders the steps as items of a YAML list, without indentation. Texts are quoted where YAML needs it. */
export function renderSteps(steps: readonly SetupStep[]): readonly string[] {
  return steps.flatMap((step) => renderStep(step).trimEnd().split('\n'));
}

function renderStep(step: SetupStep): string {
  if (step.kind === 'run') return stringify([{ run: commandOf(step) }], { lineWidth: 0 });
  const { uses, version } = ACTIONS[step.action];
  const settings = stringify(step.settings, { lineWidth: 0, collectionStyle: 'flow' }).trim();
  return `- uses: ${uses} # ${version}\n  with: ${settings}`;
}

/** Returns the command for the checkout's top. */
function commandOf({ folder, run }: { readonly folder: string; readonly run: string }): string {
  return folder === '' ? run : `cd ${shellPath(folder)} && ${run}`;
}

/** Quotes a path for the shell; it holds no quotes itself. */
export function shellPath(path: string): string {
  return /^[\w./@+-]+$/.test(path) ? path : `'${path}'`;
}

/** The lines of the examples that stand where the steps go: in a job of one's own, and in a call of the reusable one. */
const NO_STEP = '# - run: npm ci';
const NO_SCRIPT = /^( *)# with: \{ setup: npm ci \}$/m;

type StepLines = { readonly start: number; readonly end: number };

/** What became of the steps in a workflow; `text` is the whole file. */
export type FilledSteps = {
  readonly kind: 'same' | 'filled' | 'replaced' | 'left';
  readonly text: string;
};

/**
 * Puts the steps into a workflow: in the place of those that `init` wrote (`isOurs` knows their commands), or of the line
 * that stands for them. Where a person wrote others, or removed the line, the file stays as it is.
 */
export function fillSteps(
  text: string,
  steps: readonly SetupStep[],
  isOurs: (run: string) => boolean,
): FilledSteps {
  const end = text.includes('\r\n') ? '\r\n' : '\n';
  if (NO_SCRIPT.test(text) && steps.length > 0) return fillScript(text, steps);
  const lines = text.split(/\r?\n/);
  const region = regionOf(lines);
  const found = findSteps(lines).filter(({ start }) => isWithin(region, start));
  const ours = found.filter((step) => isOurStep(lines, step, isOurs));
  const others = found.filter((step) => !ours.includes(step));
  const own = others.map((step) => dedented(lines, step).join('\n'));
  const wanted = renderSteps(steps.filter((step) => !own.some((text) => isSameAction(step, text))));
  const written = ours.flatMap((step) => dedented(lines, step));
  if (written.join('\n') === wanted.join('\n')) return { kind: 'same', text };
  const placeholder = lines.findIndex(
    (line, at) => isWithin(region, at) && line.trim() === NO_STEP,
  );
  const at = ours[0]?.start ?? placeholder;
  if (at < 0) return { kind: 'left', text };
  const dropped = new Set(ours.flatMap(({ start, end: after }) => range(start, after)));
  if (ours.length === 0) dropped.add(placeholder);
  const indent = ' '.repeat(indentOf(lines[at] ?? ''));
  const inserted = (wanted.length === 0 ? [NO_STEP] : wanted).map((line) => `${indent}${line}`);
  const filled = lines.flatMap((line, index) => [
    ...(index === at ? inserted : []),
    ...(dropped.has(index) ? [] : [line]),
  ]);
  return { kind: ours.length === 0 ? 'filled' : 'replaced', text: filled.join(end) };
}

/** Puts the commands into the input of the reusable workflow. A caller can't use actions. */
function fillScript(text: string, steps: readonly SetupStep[]): FilledSteps {
  const commands = steps.flatMap((step) => (step.kind === 'run' ? [commandOf(step)] : []));
  const [only = '', ...more] = commands;
  if (only === '') return { kind: 'same', text };
  const setup = more.length === 0 ? only : commands.map((command) => `(${command})`).join('\n');
  const collectionStyle = more.length === 0 ? 'flow' : 'block';
  const given = stringify({ setup }, { lineWidth: 0, collectionStyle }).trimEnd().split('\n');
  const filled = text.replace(NO_SCRIPT, (_line, indent: string) =>
    more.length === 0
      ? `${indent}with: ${given.join('')}`
      : [`${indent}with:`, ...given.map((line) => `${indent}  ${line}`)].join('\n'),
  );
  return { kind: 'filled', text: filled };
}

/** Finds the squad's step, and the beginning of its list of steps; nothing of a file without one. */
function regionOf(lines: readonly string[]): StepLines {
  const end = lines.findIndex((line) => /^ *- uses: ['"]?[^#]*\/squad-action@/.test(line));
  const start = lines.findLastIndex((line, at) => at < end && /^ *steps:/.test(line));
  return { start: start < 0 ? end : start, end };
}

const isWithin = ({ start, end }: StepLines, at: number) => at > start && at < end;

/** True for a step that uses the same action, of whichever version: somebody keeps that up to date. */
function isSameAction(step: SetupStep, text: string): boolean {
  if (step.kind === 'run') return false;
  const [name = ''] = ACTIONS[step.action].uses.split('@');
  return text.includes(`${name}@`);
}

function range(start: number, end: number): readonly number[] {
  return Array.from({ length: end - start }, (_, offset) => start + offset);
}

const indentOf = (line: string) => line.length - line.trimStart().length;

/** Finds the items of lists that begin with `run` or `uses`: their lines, as far as they are indented deeper. */
function findSteps(lines: readonly string[]): readonly StepLines[] {
  return [...lines.keys()].flatMap((start) => {
    const first = lines[start] ?? '';
    if (!/^ *- (?:run|uses):/.test(first)) return [];
    const next = lines.findIndex(
      (line, at) => at > start && !(line.trim() !== '' && indentOf(line) > indentOf(first)),
    );
    return [{ start, end: next < 0 ? lines.length : next }];
  });
}

function dedented(lines: readonly string[], { start, end }: StepLines): readonly string[] {
  const indent = indentOf(lines[start] ?? '');
  return lines.slice(start, end).map((line) => line.slice(indent));
}

/** True for a step as `renderSteps` writes it: a known command, or a known action, with nothing added. */
function isOurStep(
  lines: readonly string[],
  step: StepLines,
  isOurs: (run: string) => boolean,
): boolean {
  const text = dedented(lines, step).join('\n');
  const read = text.length > LONGEST_STEP ? undefined : readStep(text);
  return read !== undefined && renderStep(read).trimEnd() === text && isKnown(read, isOurs);
}

function isKnown(step: SetupStep, isOurs: (run: string) => boolean): boolean {
  if (step.kind === 'run') return isOurs(step.run);
  return Object.keys(step.settings).every((name) => /^(?:\w+-version-file|cache)$/.test(name));
}

const LONGEST_STEP = 2_000;

/** Reads one rendered step; undefined for any other. */
function readStep(text: string): SetupStep | undefined {
  const list = parsed(text);
  const value: unknown = Array.isArray(list) ? list[0] : undefined;
  if (!isRecord(value)) return undefined;
  const { run, uses, with: given } = value;
  if (typeof run === 'string') return { kind: 'run', ...readCommand(run) };
  const action = ACTION_NAMES.find((name) => ACTIONS[name].uses === uses);
  if (action === undefined || !isRecord(given)) return undefined;
  const settings = Object.entries(given).flatMap(([name, one]) =>
    typeof one === 'string' || typeof one === 'boolean' ? [[name, one] as const] : [],
  );
  return { kind: 'uses', action, settings: Object.fromEntries(settings) };
}

/** Reads what `commandOf` gives. */
function readCommand(text: string): { readonly folder: string; readonly run: string } {
  const [all = '', quoted, plain = ''] = /^cd (?:'([^']+)'|([\w./@+-]+)) && /.exec(text) ?? [];
  return { folder: quoted ?? plain, run: text.slice(all.length) };
}

const ACTION_NAMES = ['go', 'node', 'python'] as const;

function parsed(text: string): unknown {
  try {
    return parse(text, { logLevel: 'error' });
  } catch {
    // What isn't YAML, `init` didn't write.
    return undefined;
  }
}
