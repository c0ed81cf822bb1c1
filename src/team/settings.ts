// .squad/config.json: the key `action`, and the model choices that Squad itself keeps there. The file narrows what the workflow
// allows, and grants only what `tools` names.
import * as z from 'zod';
import { COMMAND_RIGHTS, type CommandRights } from '#src/inputs.ts';
import { type BoxNetwork, readService } from '#src/ports/box.ts';
import { DEFAULT_MAX_TOOLS } from '#src/ports/custom-tools.ts';
import { didYouMean } from '#src/text/closest.ts';
import { plural } from '#src/text/count.ts';
import { isRecord, readJson } from '#src/text/json.ts';
import { fieldsBy, readLeniently } from '#src/text/lenient.ts';
import { nameKey, slug } from '#src/text/slug.ts';
import type { Check } from './repository-files.ts';
import { SHARED_SKILL_FOLDERS } from './skills.ts';

/** The limits of a run. */
export type RunLimits = {
  readonly tokens: number;
  readonly toolCalls: number;
  readonly minutes: number;
  readonly agents: number;
};

const CAPABILITIES = ['reviews', 'implements', 'sends'] as const;

export type Capability = (typeof CAPABILITIES)[number];

/** The most entries of a list that count, unless it protects something. */
const MAX_ITEMS = 256;
const MAX_WARNINGS = 50;
const WRONG_OBJECT = 'expected an object';

/** Returns an agent's key: its slug, or its normalised name when it has no slug. */
function agentKey(name: string): string {
  return slug(name) || nameKey(name);
}

/** Builds the schema of a list of texts of one shape; `what` completes "expected a list of". */
function listOf(shape: RegExp, what: string) {
  return list(textOf(shape, what), what);
}

function textOf(shape: RegExp, what: string) {
  const error = `expected ${what}`;
  return z.string(error).regex(shape, error);
}

/** Builds the schema of a list, cut to the entries that count: `cutLists` tells of it. */
function list<T>(item: z.ZodType<T>, what: string) {
  const all = z.array(item, `expected a list of ${what}`);
  return all.transform((items): readonly T[] => items.slice(0, MAX_ITEMS));
}

/** Builds the schema of a list that may be absent. */
function orNone<T>(items: z.ZodType<readonly T[]>) {
  return items.optional().transform((given) => given ?? []);
}

/** Builds the schema of an object that may be absent, and holds no other fields. */
function section<Shape extends z.ZodRawShape>(shape: Shape) {
  const orEmpty = (value: unknown) => (value === undefined ? {} : value);
  return z.preprocess(orEmpty, z.strictObject(shape, WRONG_OBJECT));
}

/** Builds the schema of an object whose fields are names. */
function byName<T>(value: z.ZodType<T>) {
  return fieldsBy(value, WRONG_OBJECT).transform(
    (fields): ReadonlyMap<string, NonNullable<T>> =>
      new Map(
        [...fields].flatMap(([key, one]) =>
          one === undefined || one === null ? [] : [[key, one]],
        ),
      ),
  );
}

/** Builds the schema of an object whose fields are agents' names; the result is keyed by slug. */
function byAgent<T>(value: z.ZodType<T>) {
  return byName(value).transform(
    (fields): typeof fields => new Map([...fields].map(([name, one]) => [agentKey(name), one])),
  );
}

const MODES = ['coordinator', 'all'] as const;

/** How agents may ask each other. */
const AGENT_TO_AGENT = section({
  /** Who has the tools for it: the coordinator alone, or agents too. */
  mode: z.enum(MODES, 'expected "coordinator" or "all"').optional(),
  /** The agents that may hand work over; absent: all that can. */
  senders: listOf(/^(?=.*[^\s@]).{1,80}$/s, "agents' names").optional(),
  /** Whether an agent without a session in this run is started when a colleague asks it. */
  autoSpawn: z.boolean('expected true or false').optional(),
}).transform((a2a) => ({
  mode: a2a.mode ?? 'all',
  // A list that can't be read must not mean "everybody".
  senders: 'senders' in a2a ? (a2a.senders ?? []).map(agentKey) : undefined,
  autoSpawn: a2a.autoSpawn ?? true,
}));

const WRONG_AMOUNT = 'expected a positive number';
const WRONG_COUNT = 'expected a positive whole number';
const AMOUNT = z.number(WRONG_AMOUNT).positive(WRONG_AMOUNT).optional();
const COUNT = z.int(WRONG_COUNT).positive(WRONG_COUNT).optional();

const TOOLS = section({
  /** Custom tools that an agent may use; an agent that isn't listed may use all: a list that can't be read must not mean that. */
  agents: byAgent(orNone(listOf(/^[A-Za-z0-9_.*-]{1,100}$/, 'tool names'))),
  /** Names of environment variables that a tool gets. */
  env: byName(listOf(/^[A-Za-z_][A-Za-z0-9_]{0,99}$/, 'variable names').optional()),
  /** Module and resource tools that may start programs: a list that grants a right must name each tool that gets it. */
  programs: orNone(listOf(/^[A-Za-z0-9_-]{1,100}$/, 'tool names, without `*`')),
  /** The most custom tools that are loaded. */
  max: COUNT.transform((max = DEFAULT_MAX_TOOLS) => max),
});

const RIGHTS = z.enum(COMMAND_RIGHTS, `expected one of "${COMMAND_RIGHTS.join('", "')}"`);

const COMMANDS = z
  .union(
    [RIGHTS, byAgent(RIGHTS.optional())],
    'expected "shell", "checks", "off", or one of them per agent',
  )
  .optional();

const CHECK_FIELDS = z.strictObject({
  name: z.string().regex(/^[^\p{Cc}`|]{1,60}$/u),
  run: z.string().min(1).max(2_000),
  timeout: z.int().positive().default(600),
  paths: z
    .array(z.string().regex(/^[^\p{Cc}]{1,200}$/u))
    .max(64)
    .default([]),
});
const MAX_TIMEOUT_SECONDS = 3_600;

/** Refuses a check with any wrong field: half a check would claim that something was checked. */
const CHECK = z.unknown().transform((given, context): Check => {
  const read = CHECK_FIELDS.safeParse(given);
  if (read.success) {
    const { timeout, ...check } = read.data;
    return { ...check, timeoutSeconds: Math.min(timeout, MAX_TIMEOUT_SECONDS) };
  }
  const fields = read.error.issues.map(({ path }) => path.join('.') || 'its form');
  context.addIssue(`expected { "name", "run", "timeout", "paths" }; wrong: ${fields.join(', ')}`);
  return z.NEVER;
});

const HOST = /^(?=.{1,253}$)[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/;

const NETWORK = z
  .union(
    [z.boolean(), z.array(z.string().regex(HOST, 'expected a host name'))],
    'expected true, false or a list of host names',
  )
  .optional()
  .transform((given = false): BoxNetwork => (given === true ? 'public' : given || 'none'));

const SERVICE = z
  .unknown()
  .transform((given, { addIssue }) => readService(given, addIssue) ?? z.NEVER);

/** In any other folder, a skill would never be read; to `.github`, agents add nothing. */
const SKILL_FOLDERS = ['.squad/skills', '.ai-team/skills', ...SHARED_SKILL_FOLDERS].filter(
  (folder) => !folder.startsWith('.github/'),
);

const SKILLS = z
  .strictObject(
    { dir: z.enum(SKILL_FOLDERS, `expected one of ${SKILL_FOLDERS.join(', ')}`).optional() },
    WRONG_OBJECT,
  )
  .optional()
  .transform((given) => ({ dir: given?.dir }));

const WRONG_MODEL = "expected a model's id";
const MODEL_ID = /^[A-Za-z0-9][A-Za-z0-9._:/-]{0,99}$/;
const MODEL_LIST = listOf(MODEL_ID, "models' ids").optional();

/** A model's id; undefined for `auto`. */
const MODEL = z.union(
  [
    z.literal(['auto', null]).transform(() => undefined),
    z.string(WRONG_MODEL).regex(MODEL_ID, WRONG_MODEL),
  ],
  WRONG_MODEL,
);

/** Reads `allow`, the models that a call may choose, `vision`, those that see images, and any other key as an agent's name. */
function readModels(fields: ReadonlyMap<string, unknown>, { addIssue }: z.RefinementCtx) {
  const read = <T>(schema: z.ZodType<T>, key: string): T | undefined => {
    const parsed = schema.safeParse(fields.get(key));
    for (const { path, message } of parsed.error?.issues ?? []) {
      addIssue({ code: 'custom', path: [key, ...path], message });
    }
    return parsed.data;
  };
  const names = [...fields.keys()].filter((name) => !['allow', 'vision'].includes(name));
  const pinned = names.flatMap((name) => {
    const model = read(MODEL.optional(), name);
    return model === undefined ? [] : [[agentKey(name), model] as const];
  });
  // A list that can't be read must not mean "any model".
  const allowed = fields.has('allow') ? (read(MODEL_LIST, 'allow') ?? []) : undefined;
  const vision = read(MODEL_LIST, 'vision') ?? [];
  return { byAgent: new Map(pinned), allowed, vision };
}

const CAPABILITY_NAMES = `"${CAPABILITIES.join('", "')}"`;
const LOGINS = listOf(
  /^@?[A-Za-z0-9][A-Za-z0-9_-]{0,62}(?:\/[A-Za-z0-9][A-Za-z0-9._-]{0,99})?$/,
  'logins or teams',
).transform((logins) => logins.map((login) => login.replace(/^@/, '')));

const ACTION = {
  /** Logins and `organisation/team` names that review an agent's domain. */
  reviewers: byAgent(LOGINS.optional()),
  models: fieldsBy(z.unknown(), WRONG_OBJECT).transform(readModels),
  tools: TOOLS,
  escalation: orNone(LOGINS),
  /** What agents are for; an agent listed here has no other capability. */
  capabilities: byAgent(
    list(z.enum(CAPABILITIES, `expected one of ${CAPABILITY_NAMES}`), CAPABILITY_NAMES).optional(),
  ),
  a2a: AGENT_TO_AGENT,
  /**
   * Globs of paths that no agent may change, added to the built-in ones. A leading `!` would remove protection, and the file can
   * only narrow. All of the list counts.
   */
  protected: orNone(
    z.array(
      textOf(/^[^!\p{Cc}][^\p{Cc}]{0,199}$/u, 'path patterns'),
      'expected a list of path patterns',
    ),
  ),
  /** What becomes of new lines with characters that a reader can't see; absent: they are named. */
  hiddenCharacters: z.enum(['name', 'refuse'], 'expected "name" or "refuse"').optional(),
  limits: section({ tokens: AMOUNT, toolCalls: COUNT, minutes: AMOUNT, agents: COUNT }),
  /** The most that agents may run. */
  commands: COMMANDS,
  /** Absent: those that the repository's files plainly show. */
  checks: list(CHECK, 'checks').optional(),
  /** Further folders that programs in the box may use, relative to the checkout or absolute. */
  share: orNone(
    listOf(
      /^(?!(?:.*\/)?\.(?:\.|git)(?:\/|$))(?=.*[^./])[^\p{Cc}]{1,200}$/iu,
      'folders other than the checkout and `.git`, without `..`',
    ),
  ),
  /** What programs in the box may reach. */
  network: NETWORK,
  /** Ports of the job's loopback that commands and checks find at theirs. */
  services: orNone(list(SERVICE, 'services')).transform((ports) => [...new Set(ports)]),
  /** Where new skills go; absent: into the squad's own folder. */
  skills: SKILLS,
  /** Whether a learning about the team goes into `identity/wisdom.md` too; absent: if that file exists. */
  wisdom: z.boolean('expected true or false').optional(),
  /** Set when the repository wants its programs to run even where there is no box. */
  box: z.literal('none', 'expected "none", or nothing').optional(),
};

const FILE = z.looseObject(
  {
    agentModelOverrides: byAgent(MODEL.optional()),
    defaultModel: MODEL.optional(),
    action: section(ACTION),
  },
  WRONG_OBJECT,
);

/** A repository's settings, as `ACTION` describes them. Agents are keyed by slug. */
export type SquadSettings = ReturnType<typeof readSettings>['settings'];

/** Reads config.json. Reports each wrong value with its path and leaves it out; the rest counts. */
export function readSettings(text: string) {
  const json = readJson(text);
  const value = json.kind === 'value' ? json.value : {};
  const { data, flaws } = readLeniently(FILE, value);
  const wrong = flaws.map(({ path, message, isUnknown }) =>
    isUnknown
      ? `${path}: unknown setting, ignored.${didYouMean(path.replace(/^action\./, ''), Object.keys(ACTION))}`
      : `${path || 'config.json'}: ${message}`,
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
  const { box, checks, commands, hiddenCharacters, models, ...given } = action;
  // A value that can't be read must not mean "any command".
  const rights = 'commands' in action ? (commands ?? 'off') : 'shell';
  // Nor may it mean that hidden characters are let through.
  const refusesHidden = 'hiddenCharacters' in action && hiddenCharacters !== 'name';
  const settings = {
    ...given,
    checks,
    wisdom: action.wisdom,
    commands: commandsOf(rights),
    isBoxOptional: box === 'none',
    refusesHidden,
    models: new Map([...agentModelOverrides, ...models.byAgent]),
    allowedModels: models.allowed,
    visionModels: models.vision,
    defaultModel,
  };
  return { settings, warnings };
}

/** The most that agents may run; by slug, for those that the settings list. */
type CommandSettings = {
  readonly all: CommandRights;
  readonly agents: ReadonlyMap<string, CommandRights>;
};

function commandsOf(rights: CommandRights | CommandSettings['agents']): CommandSettings {
  return typeof rights === 'string'
    ? { all: rights, agents: new Map() }
    : { all: 'shell', agents: rights };
}

/** Says of each list below `path` that it is cut. */
function cutLists(value: unknown, path: string): readonly string[] {
  if (Array.isArray(value)) {
    const isCut = value.length > MAX_ITEMS && path !== 'action.protected';
    return isCut ? [`${path}: only the first ${MAX_ITEMS} of ${value.length} entries count`] : [];
  }
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => cutLists(inner, `${path}.${name}`));
}

/** Returns what an agent may run: what the workflow allows, or less if the repository's settings say so. */
export function narrowRights(
  ceiling: CommandRights,
  { all, agents }: SquadSettings['commands'],
  agent?: string,
): CommandRights {
  const own = agent === undefined ? undefined : agents.get(agent);
  const ranks = [ceiling, all, own ?? all].map((rights) => COMMAND_RIGHTS.indexOf(rights));
  return COMMAND_RIGHTS[Math.max(...ranks)] ?? 'off';
}

/** Returns the limits of a run: what the workflow allows, or less if the repository says so. */
export function narrowLimits(ceiling: RunLimits, limits: SquadSettings['limits']): RunLimits {
  const lower = (key: keyof RunLimits) => Math.min(ceiling[key], limits[key] ?? ceiling[key]);
  return {
    tokens: lower('tokens'),
    toolCalls: lower('toolCalls'),
    minutes: lower('minutes'),
    agents: lower('agents'),
  };
}

/** Returns the settings with each agent's key as `slugOf` has it: a restriction holds in whatever spelling it names its agent. */
export function keyedBySlug(
  settings: SquadSettings,
  slugOf: (name: string) => string,
): SquadSettings {
  const { reviewers, models, capabilities, commands, a2a, tools } = settings;
  const keyed = <T>(byName: ReadonlyMap<string, T>): ReadonlyMap<string, T> =>
    new Map([...byName].map(([name, value]) => [slugOf(name), value]));
  return {
    ...settings,
    reviewers: keyed(reviewers),
    models: new Map(keyed(models)),
    capabilities: keyed(capabilities),
    commands: { ...commands, agents: keyed(commands.agents) },
    a2a: { ...a2a, senders: a2a.senders?.map(slugOf) },
    tools: { ...tools, agents: keyed(tools.agents) },
  };
}

const MOST_UNKNOWN = 20;
/** Whom settings may name, whether or not team.md does. */
const ALWAYS_KNOWN = ['coordinator', 'squad', 'scribe', 'ralph'];

/** Warns of each name that nobody on the team has, with its setting and the agent that was probably meant. `members` are slugs. */
export function unknownAgents(
  { reviewers, models, capabilities, commands, a2a, tools }: SquadSettings,
  members: readonly string[],
): readonly string[] {
  const named: readonly (readonly [string, Iterable<string>])[] = [
    ['action.reviewers', reviewers.keys()],
    ['action.models', models.keys()],
    ['action.capabilities', capabilities.keys()],
    ['action.commands', commands.agents.keys()],
    ['action.a2a.senders', a2a.senders ?? []],
    ['action.tools.agents', tools.agents.keys()],
  ];
  const known = [...members, ...ALWAYS_KNOWN];
  const unknown = named.flatMap(([path, names]) =>
    [...names].filter((name) => !known.includes(name)).map((name) => [path, name] as const),
  );
  return unknown.slice(0, MOST_UNKNOWN).map(([path, name]) => {
    const hint = didYouMean(name, members);
    return `${path}: nobody in team.md is called ${JSON.stringify(name)}.${hint}`;
  });
}
