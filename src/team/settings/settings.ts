// .squad/config.json: the key `action`, and the model choices that Squad itself keeps there. It narrows, and grants nothing but what `tools` names.
import * as z from 'zod';
import { readJson } from '../../text/json.ts';
import { nameKey, slug } from '../../text/slug.ts';
import {
  entriesAt,
  fieldsAt,
  givenAt,
  listAt,
  objectAt,
  parsedAt,
  type SettingsNode,
} from './settings-node.ts';

const MAX_WARNINGS = 50;

/** What bounds a run. */
export type RunLimits = {
  readonly tokens: number;
  readonly toolCalls: number;
  readonly minutes: number;
  readonly agents: number;
};

/** A repository's settings. Agents are keyed by slug. */
export type SquadSettings = {
  /** Logins and `organisation/team` names that review an agent's domain. */
  readonly reviewers: ReadonlyMap<string, readonly string[]>;
  readonly models: ReadonlyMap<string, string>;
  readonly defaultModel: string | undefined;
  readonly tools: {
    /** Custom tools an agent may use; an agent that isn't named may use all. */
    readonly agents: ReadonlyMap<string, readonly string[]>;
    /** Names of environment variables that a tool gets. */
    readonly env: ReadonlyMap<string, readonly string[]>;
    /** Names of the module and resource tools that may start programs. */
    readonly programs: readonly string[];
  };
  readonly escalation: readonly string[];
  /** What an agent is for, where the settings say so: the whole truth about it then. */
  readonly capabilities: ReadonlyMap<string, readonly Capability[]>;
  readonly a2a: AgentToAgentSettings;
  /** Globs of paths that no agent may change, added to the built-in ones. */
  readonly protected: readonly string[];
  readonly limits: Partial<RunLimits>;
};

const CAPABILITIES = ['reviews', 'implements', 'sends'] as const;
const MODES = ['coordinator', 'all'] as const;

export type Capability = (typeof CAPABILITIES)[number];

/** How agents may turn to each other. */
export type AgentToAgentSettings = {
  /** Who has the tools for it: the coordinator alone, or agents too. */
  readonly mode: (typeof MODES)[number];
  /** Slugs of the agents that may hand work over; undefined: everybody who sends. */
  readonly senders: readonly string[] | undefined;
  /** Whether an agent without a session in this run is started when a colleague turns to it. */
  readonly autoSpawn: boolean;
};

export type SettingsReading = {
  readonly settings: SquadSettings;
  readonly warnings: readonly string[];
};

const LOGIN = z
  .string()
  .regex(/^@?[A-Za-z0-9][A-Za-z0-9_-]{0,62}(?:\/[A-Za-z0-9][A-Za-z0-9._-]{0,99})?$/)
  .transform((login) => login.replace(/^@/, ''));
const MODEL = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._:/-]{0,99}$/);
const TOOL = z.string().regex(/^[A-Za-z0-9_.*-]{1,100}$/);
// What gives a right names each tool that gets it.
const EXACT_TOOL = z.string().regex(/^[A-Za-z0-9_-]{1,100}$/);
const VARIABLE = z.string().regex(/^[A-Za-z_][A-Za-z0-9_]{0,99}$/);
// A leading `!` would take protection away, and the file can only narrow.
const GLOB = z.string().regex(/^[^!\p{Cc}][^\p{Cc}]{0,199}$/u);
const AGENT = z
  .string()
  .max(80)
  .regex(/[^\s@]/)
  .transform(agentKey);
const POSITIVE = z.number().positive();
const COUNT = z.number().int().positive();

const KNOWN_SETTINGS = [
  'reviewers',
  'models',
  'tools',
  'escalation',
  'capabilities',
  'a2a',
  'protected',
  'limits',
];

/** Reads config.json. Each wrong value is named with its path and left out; the rest counts. */
export function readSettings(text: string): SettingsReading {
  const json = readJson(text);
  const warnings: string[] = [];
  if (json.kind === 'broken') warnings.push(`config.json: ${json.reason}; it is ignored.`);
  const value = json.kind === 'value' ? json.value : {};
  const root = objectAt({ value, path: 'config.json', warnings });
  const settings = buildSettings(root, warnings);
  return { settings, warnings: boundWarnings(warnings) };
}

function boundWarnings(warnings: readonly string[]): readonly string[] {
  const more = warnings.length - MAX_WARNINGS;
  if (more <= 0) return warnings;
  return [...warnings.slice(0, MAX_WARNINGS), `config.json: ${more} more values are wrong.`];
}

function buildSettings(root: ReadonlyMap<string, unknown>, warnings: string[]): SquadSettings {
  const top = (key: string): SettingsNode => ({ value: root.get(key), path: key, warnings });
  const at = fieldsAt(top('action'), KNOWN_SETTINGS);
  const inTools = fieldsAt(at('tools'), ['agents', 'env', 'programs']);
  const overrides = byAgent(top('agentModelOverrides'), readModel);
  return {
    reviewers: byAgent(at('reviewers'), (node) => listAt(node, LOGIN, 'logins or teams')),
    models: new Map([...overrides, ...byAgent(at('models'), readModel)]),
    defaultModel: readModel(top('defaultModel')),
    tools: {
      // A list that can't be read must not mean "all tools".
      agents: byAgent(inTools('agents'), (node) => listAt(node, TOOL, 'tool names') ?? []),
      env: entriesAt(inTools('env'), (node) => listAt(node, VARIABLE, 'variable names')),
      programs: listAt(inTools('programs'), EXACT_TOOL, 'tool names, without `*`') ?? [],
    },
    escalation: listAt(at('escalation'), LOGIN, 'logins or teams') ?? [],
    capabilities: byAgent(at('capabilities'), (node) =>
      listAt(node, z.enum(CAPABILITIES), `"${CAPABILITIES.join('", "')}"`),
    ),
    a2a: agentToAgentAt(at('a2a')),
    protected: listAt(at('protected'), GLOB, 'path patterns') ?? [],
    limits: limitsAt(at('limits')),
  };
}

function byAgent<T>(
  node: SettingsNode,
  read: (entry: SettingsNode) => T | undefined,
): ReadonlyMap<string, T> {
  return new Map([...entriesAt(node, read)].map(([key, value]) => [agentKey(key), value]));
}

function agentKey(name: string): string {
  return slug(name) || nameKey(name);
}

function readModel(node: SettingsNode): string | undefined {
  if (node.value === undefined || node.value === null || node.value === 'auto') return undefined;
  return parsedAt(node, MODEL, "a model's id");
}

function agentToAgentAt(node: SettingsNode): AgentToAgentSettings {
  const at = fieldsAt(node, ['mode', 'senders', 'autoSpawn']);
  const senders = at('senders');
  return {
    mode: givenAt(at('mode'), z.enum(MODES), '"coordinator" or "all"') ?? 'all',
    // A list that can't be read must not mean "everybody".
    senders:
      senders.value === undefined ? undefined : (listAt(senders, AGENT, "agents' names") ?? []),
    autoSpawn: givenAt(at('autoSpawn'), z.boolean(), 'true or false') ?? true,
  };
}

function limitsAt(node: SettingsNode): Partial<RunLimits> {
  const at = fieldsAt(node, ['tokens', 'toolCalls', 'minutes', 'agents']);
  const limit = (key: keyof RunLimits, schema: z.ZodType<number>, what: string) => {
    const given = givenAt(at(key), schema, what);
    return given === undefined ? {} : { [key]: given };
  };
  return {
    ...limit('tokens', POSITIVE, 'a positive number'),
    ...limit('toolCalls', COUNT, 'a positive whole number'),
    ...limit('minutes', POSITIVE, 'a positive number'),
    ...limit('agents', COUNT, 'a positive whole number'),
  };
}

/** The limits of a run: what the workflow allows, or less where the repository says less. */
export function narrowLimits(ceiling: RunLimits, limits: Partial<RunLimits>): RunLimits {
  const lower = (key: keyof RunLimits) => Math.min(ceiling[key], limits[key] ?? ceiling[key]);
  return {
    tokens: lower('tokens'),
    toolCalls: lower('toolCalls'),
    minutes: lower('minutes'),
    agents: lower('agents'),
  };
}
