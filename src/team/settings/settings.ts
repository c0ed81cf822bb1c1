// .squad/config.json: the key `action`, and the model choices that Squad itself keeps there. The file narrows what the workflow
// allows, and grants only what `tools` names.
import * as z from 'zod';
import type { BoxNetwork } from '#src/ports/index.ts';
import { didYouMean, isRecord, plural, readJson, readLeniently } from '#src/text/index.ts';
import { AGENT_TO_AGENT, type AgentToAgentSettings } from './agent-to-agent-settings.ts';
import {
  CHECK,
  type Check,
  COMMANDS,
  type CommandSettings,
  NETWORK,
  TOOLS,
  type ToolSettings,
  toCommandSettings,
} from './command-settings.ts';
import { MEMORY_FIELDS, type MemorySettings } from './memory-settings.ts';
import { MODEL, MODELS } from './model-settings.ts';
import { LIMITS, type LowerLimits } from './run-limits.ts';
import {
  byAgent,
  cutLists,
  list,
  listOf,
  orNone,
  section,
  WRONG_OBJECT,
  wholeListOf,
} from './setting-shapes.ts';

const MAX_WARNINGS = 50;

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
  readonly tools: ToolSettings;
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

export type Capability = (typeof CAPABILITIES)[number];

export type SettingsReading = {
  readonly settings: SquadSettings;
  readonly warnings: readonly string[];
};

const CAPABILITY_NAMES = `"${CAPABILITIES.join('", "')}"`;
const LOGINS = listOf(
  /^@?[A-Za-z0-9][A-Za-z0-9_-]{0,62}(?:\/[A-Za-z0-9][A-Za-z0-9._-]{0,99})?$/,
  'logins or teams',
).transform((logins) => logins.map((login) => login.replace(/^@/, '')));

const ACTION = {
  reviewers: byAgent(LOGINS.optional()),
  models: MODELS,
  tools: TOOLS,
  escalation: orNone(LOGINS),
  capabilities: byAgent(
    list(z.enum(CAPABILITIES, `expected one of ${CAPABILITY_NAMES}`), CAPABILITY_NAMES).optional(),
  ),
  a2a: AGENT_TO_AGENT,
  // A leading `!` would remove protection, and the file can only narrow.
  protected: orNone(wholeListOf(/^[^!\p{Cc}][^\p{Cc}]{0,199}$/u, 'path patterns')),
  limits: LIMITS,
  commands: COMMANDS,
  checks: list(CHECK, 'checks').optional(),
  share: orNone(
    listOf(
      /^(?!(?:.*\/)?\.(?:\.|git)(?:\/|$))(?=.*[^./])[^\p{Cc}]{1,200}$/iu,
      'folders other than the checkout and `.git`, without `..`',
    ),
  ),
  network: NETWORK,
  ...MEMORY_FIELDS,
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

/** Reads config.json. Reports each wrong value with its path and leaves it out; the rest counts. */
export function readSettings(text: string): SettingsReading {
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
  const { box, checks, commands, models, ...given } = action;
  const settings = {
    ...given,
    checks,
    wisdom: action.wisdom,
    // A value that can't be read must not mean "any command".
    commands: toCommandSettings('commands' in action ? (commands ?? 'off') : 'shell'),
    isBoxOptional: box === 'none',
    models: new Map([...agentModelOverrides, ...models.byAgent]),
    allowedModels: models.allowed,
    visionModels: models.vision,
    defaultModel,
  };
  return { settings, warnings };
}
