// .squad/config.json: the key `action`, and the model choices that Squad itself keeps there. The file narrows what the workflow
// allows, and grants only what `tools` names.
import * as z from 'zod';
import type { CommandRights } from '../../inputs.ts';
import type { BoxNetwork } from '../../ports/box.ts';
import { plural } from '../../text/count.ts';
import { isRecord, readJson } from '../../text/json.ts';
import { fieldsBy, readLeniently } from '../../text/lenient.ts';
import { CHECK, type Check, type CommandSettings, NETWORK, RIGHTS } from './command-settings.ts';
import { MEMORY_FIELDS, type MemorySettings } from './memory-settings.ts';
import { MODEL, MODELS } from './model-settings.ts';
import { agentKey, cutLists, list, listOf, wholeListOf } from './setting-shapes.ts';

const MAX_WARNINGS = 50;

/** The limits of a run. */
export type RunLimits = {
  readonly tokens: number;
  readonly toolCalls: number;
  readonly minutes: number;
  readonly agents: number;
};

/** The limits that a repository lowers. */
type LowerLimits = { readonly [Name in keyof RunLimits]?: RunLimits[Name] | undefined };

/** A repository's settings. Agents are keyed by slug. */
export type SquadSettings = {
  /** Logins and `organisation/team` names that review an agent's domain. */
  readonly reviewers: ReadonlyMap<string, readonly string[]>;
  readonly models: ReadonlyMap<string, string>;
  /** The models that a call may choose for a session; undefined: any. */
  readonly allowedModels: readonly string[] | undefined;
  /** Models that are shown images although nothing else says that they accept any. */
  readonly visionModels: readonly string[];
  readonly defaultModel: string | undefined;
  readonly tools: {
    /** Custom tools that an agent may use; an agent that isn't listed may use all. */
    readonly agents: ReadonlyMap<string, readonly string[]>;
    /** Names of environment variables that a tool gets. */
    readonly env: ReadonlyMap<string, readonly string[]>;
    /** Names of the module and resource tools that may start programs. */
    readonly programs: readonly string[];
  };
  readonly escalation: readonly string[];
  /** What agents are for, where the settings say so; an agent listed here has no other capability. */
  readonly capabilities: ReadonlyMap<string, readonly Capability[]>;
  readonly a2a: AgentToAgentSettings;
  /** Globs of paths that no agent may change, added to the built-in ones. */
  readonly protected: readonly string[];
  readonly limits: LowerLimits;
  /** The most that agents may run; by agent, for those that the settings list. */
  readonly commands: CommandSettings;
  /** Undefined: those that the repository's files plainly show. */
  readonly checks: readonly Check[] | undefined;
  /** Further folders that programs in the box may use, relative to the checkout or absolute. */
  readonly share: readonly string[];
  /** What programs in the box may reach. */
  readonly network: BoxNetwork;
  /** True when the repository wants its programs to run even where there is no box. */
  readonly isBoxOptional: boolean;
} & MemorySettings;

const CAPABILITIES = ['reviews', 'implements', 'sends'] as const;
const MODES = ['coordinator', 'all'] as const;

export type Capability = (typeof CAPABILITIES)[number];

/** How agents may ask each other. */
export type AgentToAgentSettings = {
  /** Who has the tools for it: the coordinator alone, or agents too. */
  readonly mode: (typeof MODES)[number];
  /** Slugs of the agents that may hand work over; undefined: all that can. */
  readonly senders: readonly string[] | undefined;
  /** Whether an agent without a session in this run is started when a colleague asks it. */
  readonly autoSpawn: boolean;
};

export type SettingsReading = {
  readonly settings: SquadSettings;
  readonly warnings: readonly string[];
};

const WRONG = {
  object: 'expected an object',
  capability: `"${CAPABILITIES.join('", "')}"`,
  amount: 'expected a positive number',
  commands: 'expected "shell", "checks", "off", or one of them per agent',
  count: 'expected a positive whole number',
};
const LOGINS = listOf(
  /^@?[A-Za-z0-9][A-Za-z0-9_-]{0,62}(?:\/[A-Za-z0-9][A-Za-z0-9._-]{0,99})?$/,
  'logins or teams',
).transform((logins) => logins.map((login) => login.replace(/^@/, '')));
const AMOUNT = z.number(WRONG.amount).positive(WRONG.amount).optional();
const COUNT = z.int(WRONG.count).positive(WRONG.count).optional();

const TOOLS = section({
  // A list that can't be read must not mean "all tools".
  agents: byAgent(orNone(listOf(/^[A-Za-z0-9_.*-]{1,100}$/, 'tool names'))),
  env: byName(listOf(/^[A-Za-z_][A-Za-z0-9_]{0,99}$/, 'variable names').optional()),
  // A list that grants a right must name each tool that gets it.
  programs: orNone(listOf(/^[A-Za-z0-9_-]{1,100}$/, 'tool names, without `*`')),
});
const AGENT_TO_AGENT = section({
  mode: z.enum(MODES, 'expected "coordinator" or "all"').optional(),
  senders: listOf(/^(?=.*[^\s@]).{1,80}$/s, "agents' names").optional(),
  autoSpawn: z.boolean('expected true or false').optional(),
}).transform((a2a) => ({
  mode: a2a.mode ?? 'all',
  // A list that can't be read must not mean "everybody".
  senders: 'senders' in a2a ? (a2a.senders ?? []).map(agentKey) : undefined,
  autoSpawn: a2a.autoSpawn ?? true,
}));
const FILE = z.looseObject(
  {
    agentModelOverrides: byAgent(MODEL.optional()),
    defaultModel: MODEL.optional(),
    action: section({
      reviewers: byAgent(LOGINS.optional()),
      models: MODELS,
      tools: TOOLS,
      escalation: orNone(LOGINS),
      capabilities: byAgent(
        list(
          z.enum(CAPABILITIES, `expected one of ${WRONG.capability}`),
          WRONG.capability,
        ).optional(),
      ),
      a2a: AGENT_TO_AGENT,
      // A leading `!` would remove protection, and the file can only narrow.
      protected: orNone(wholeListOf(/^[^!\p{Cc}][^\p{Cc}]{0,199}$/u, 'path patterns')),
      limits: section({ tokens: AMOUNT, toolCalls: COUNT, minutes: AMOUNT, agents: COUNT }),
      commands: z.union([RIGHTS, byAgent(RIGHTS.optional())], WRONG.commands).optional(),
      checks: list(CHECK, 'checks').optional(),
      share: orNone(listOf(/^(?!.*(?:^|\/)\.\.(?:\/|$))[^\p{Cc}]{1,200}$/u, 'folders')),
      network: NETWORK,
      ...MEMORY_FIELDS,
      box: z.literal('none', 'expected "none", or nothing').optional(),
    }),
  },
  WRONG.object,
);

/** Reads config.json. Reports each wrong value with its path and leaves it out; the rest counts. */
export function readSettings(text: string): SettingsReading {
  const json = readJson(text);
  const value = json.kind === 'value' ? json.value : {};
  const { data, flaws } = readLeniently(FILE, value);
  const wrong = flaws.map(({ path, message, isUnknown }) =>
    isUnknown ? `${path}: unknown setting, ignored` : `${path || 'config.json'}: ${message}`,
  );
  // What was wrong is no longer in `value`.
  const warnings = [...(isRecord(value) ? cutLists(value.action, 'action') : []), ...wrong];
  if (json.kind === 'broken') warnings.push(`config.json: ${json.reason}; it is ignored.`);
  const more = warnings.length - MAX_WARNINGS;
  if (more > 0) {
    const values = `${plural(more, 'more value')} ${more === 1 ? 'is' : 'are'} wrong`;
    warnings.splice(MAX_WARNINGS, more, `config.json: ${values}.`);
  }
  const { action, agentModelOverrides, defaultModel } = data ?? FILE.parse({});
  const { box, checks, commands, models, ...given } = action;
  const settings = {
    ...given,
    checks,
    wisdom: action.wisdom,
    // A value that can't be read must not mean "any command".
    commands: commandSettings('commands' in action ? (commands ?? 'off') : 'shell'),
    isBoxOptional: box === 'none',
    models: new Map([...agentModelOverrides, ...models.byAgent]),
    allowedModels: models.allowed,
    visionModels: models.vision,
    defaultModel,
  };
  return { settings, warnings };
}

function commandSettings(
  given: CommandRights | ReadonlyMap<string, CommandRights>,
): CommandSettings {
  if (typeof given === 'string') return { all: given, agents: new Map() };
  return { all: 'shell', agents: given };
}

function section<Shape extends z.ZodRawShape>(shape: Shape) {
  const orEmpty = (value: unknown) => (value === undefined ? {} : value);
  return z.preprocess(orEmpty, z.strictObject(shape, WRONG.object));
}

function orNone<T>(items: z.ZodType<readonly T[]>) {
  return items.optional().transform((given) => given ?? []);
}

function byName<T>(value: z.ZodType<T>) {
  return fieldsBy(value, WRONG.object).transform(
    (fields) =>
      new Map([...fields].flatMap(([key, one]) => (one === undefined ? [] : [[key, one]]))),
  );
}

function byAgent<T>(value: z.ZodType<T>) {
  return byName(value).transform(
    (fields) => new Map([...fields].map(([name, one]) => [agentKey(name), one])),
  );
}

/** Returns the limits of a run: what the workflow allows, or less if the repository says so. */
export function narrowLimits(ceiling: RunLimits, limits: LowerLimits): RunLimits {
  const lower = (key: keyof RunLimits) => Math.min(ceiling[key], limits[key] ?? ceiling[key]);
  return {
    tokens: lower('tokens'),
    toolCalls: lower('toolCalls'),
    minutes: lower('minutes'),
    agents: lower('agents'),
  };
}
