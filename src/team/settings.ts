// .squad/config.json: the key `action`, and the model choices that Squad itself keeps there. It can only narrow.
import * as z from 'zod';
import { fieldsOf, readJson } from './json.ts';
import { nameKey, slug } from './slug.ts';

const MAX_ITEMS = 256;
const MAX_WARNINGS = 50;

/** What bounds a run. */
export type Limits = {
  readonly tokens: number;
  readonly toolCalls: number;
  readonly minutes: number;
  readonly agents: number;
};

/** A repository's settings. Agents are keyed by slug. */
export type Settings = {
  /** Logins and `organisation/team` names that review an agent's domain. */
  readonly reviewers: ReadonlyMap<string, readonly string[]>;
  readonly models: ReadonlyMap<string, string>;
  readonly defaultModel: string | undefined;
  readonly tools: {
    /** Custom tools an agent may use; an agent that isn't named may use all. */
    readonly agents: ReadonlyMap<string, readonly string[]>;
    /** Names of environment variables that a tool gets. */
    readonly env: ReadonlyMap<string, readonly string[]>;
  };
  readonly escalation: readonly string[];
  /** Globs of paths that no agent may change, added to the built-in ones. */
  readonly protected: readonly string[];
  readonly limits: Partial<Limits>;
};

export type SettingsReading = { readonly settings: Settings; readonly warnings: readonly string[] };

const LOGIN = z
  .string()
  .regex(/^@?[A-Za-z0-9][A-Za-z0-9_-]{0,62}(?:\/[A-Za-z0-9][A-Za-z0-9._-]{0,99})?$/)
  .transform((login) => login.replace(/^@/, ''));
const MODEL = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._:/-]{0,99}$/);
const TOOL = z.string().regex(/^[A-Za-z0-9_.*-]{1,100}$/);
const VARIABLE = z.string().regex(/^[A-Za-z_][A-Za-z0-9_]{0,99}$/);
// A leading `!` would take protection away, and the file can only narrow.
const GLOB = z.string().regex(/^[^!\p{Cc}][^\p{Cc}]{0,199}$/u);
const POSITIVE = z.number().positive();
const COUNT = z.number().int().positive();

const KNOWN = ['reviewers', 'models', 'tools', 'escalation', 'protected', 'limits'];

/** Reads config.json. Each wrong value is named with its path and left out; the rest counts. */
export function readSettings(text: string): SettingsReading {
  const json = readJson(text);
  const warnings: string[] = [];
  if (json.kind === 'broken') warnings.push(`config.json: ${json.reason}; it is ignored.`);
  const value = json.kind === 'value' ? json.value : {};
  const root = objectAt({ value, path: 'config.json', warnings });
  const action = objectAt({ value: root.get('action'), path: 'action', warnings });
  for (const key of action.keys()) {
    if (!KNOWN.includes(key)) warnings.push(`action.${key.slice(0, 60)}: unknown setting, ignored`);
  }
  const settings = settingsOf(root, action, warnings);
  return { settings, warnings: bounded(warnings) };
}

function bounded(warnings: readonly string[]): readonly string[] {
  const more = warnings.length - MAX_WARNINGS;
  if (more <= 0) return warnings;
  return [...warnings.slice(0, MAX_WARNINGS), `config.json: ${more} more values are wrong.`];
}

/** A value with its path, and the list that receives what is wrong with it. */
type Node = { readonly value: unknown; readonly path: string; readonly warnings: string[] };

function settingsOf(
  root: ReadonlyMap<string, unknown>,
  action: ReadonlyMap<string, unknown>,
  warnings: string[],
): Settings {
  const at = (key: string): Node => ({ value: action.get(key), path: `action.${key}`, warnings });
  const top = (key: string): Node => ({ value: root.get(key), path: key, warnings });
  const tools = objectAt(at('tools'));
  const inTools = (key: string): Node => ({
    value: tools.get(key),
    path: `action.tools.${key}`,
    warnings,
  });
  const overrides = byAgent(top('agentModelOverrides'), readModel);
  return {
    reviewers: byAgent(at('reviewers'), (node) => listAt(node, LOGIN, 'logins or teams')),
    models: new Map([...overrides, ...byAgent(at('models'), readModel)]),
    defaultModel: readModel(top('defaultModel')),
    tools: {
      // A list that can't be read must not mean "all tools".
      agents: byAgent(inTools('agents'), (node) => listAt(node, TOOL, 'tool names') ?? []),
      env: entriesAt(inTools('env'), (node) => listAt(node, VARIABLE, 'variable names')),
    },
    escalation: listAt(at('escalation'), LOGIN, 'logins or teams') ?? [],
    protected: listAt(at('protected'), GLOB, 'path patterns') ?? [],
    limits: limitsAt(at('limits')),
  };
}

function objectAt({ value, path, warnings }: Node): ReadonlyMap<string, unknown> {
  const fields = value === undefined ? new Map<string, unknown>() : fieldsOf(value);
  if (fields === undefined) warnings.push(`${path}: expected an object`);
  return fields ?? new Map();
}

function entriesAt<T>(node: Node, read: (entry: Node) => T | undefined): ReadonlyMap<string, T> {
  const entries = new Map<string, T>();
  const { warnings } = node;
  for (const [key, value] of [...objectAt(node)].slice(0, MAX_ITEMS)) {
    const found = read({ value, path: `${node.path}.${key.slice(0, 100)}`, warnings });
    if (found !== undefined) entries.set(key, found);
  }
  return entries;
}

function byAgent<T>(node: Node, read: (entry: Node) => T | undefined): ReadonlyMap<string, T> {
  return new Map(
    [...entriesAt(node, read)].map(([key, value]) => [slug(key) || nameKey(key), value]),
  );
}

/** The good items of a list; undefined when it is absent or no list. */
function listAt(
  { value, path, warnings }: Node,
  item: z.ZodType<string>,
  what: string,
): readonly string[] | undefined {
  if (value === undefined) return undefined;
  if (!Array.isArray(value)) {
    warnings.push(`${path}: expected a list of ${what}`);
    return undefined;
  }
  const items: readonly unknown[] = value.slice(0, MAX_ITEMS);
  return items.flatMap((candidate, index) => {
    const parsed = item.safeParse(candidate);
    if (parsed.success) return [parsed.data];
    warnings.push(`${path}[${index}]: expected one of ${what}`);
    return [];
  });
}

function readModel(node: Node): string | undefined {
  if (node.value === undefined || node.value === null || node.value === 'auto') return undefined;
  return parsedAt(node, MODEL, "a model's id");
}

function parsedAt<T>({ value, path, warnings }: Node, schema: z.ZodType<T>, what: string) {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  warnings.push(`${path}: expected ${what}`);
  return undefined;
}

function limitsAt(node: Node): Partial<Limits> {
  const fields = objectAt(node);
  const limit = (key: keyof Limits, schema: z.ZodType<number>, what: string) => {
    const value = fields.get(key);
    if (value === undefined) return {};
    const parsed = parsedAt({ ...node, value, path: `${node.path}.${key}` }, schema, what);
    return parsed === undefined ? {} : { [key]: parsed };
  };
  return {
    ...limit('tokens', POSITIVE, 'a positive number'),
    ...limit('toolCalls', COUNT, 'a positive whole number'),
    ...limit('minutes', POSITIVE, 'a positive number'),
    ...limit('agents', COUNT, 'a positive whole number'),
  };
}

/** The limits of a run: what the workflow allows, or less where the repository says less. */
export function narrow(ceiling: Limits, limits: Partial<Limits>): Limits {
  const lower = (key: keyof Limits) => Math.min(ceiling[key], limits[key] ?? ceiling[key]);
  return {
    tokens: lower('tokens'),
    toolCalls: lower('toolCalls'),
    minutes: lower('minutes'),
    agents: lower('agents'),
  };
}
