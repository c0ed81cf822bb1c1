// What settings say about custom tools, commands, checks and the network that they reach.
import * as z from 'zod';
import { COMMAND_RIGHTS, type CommandRights } from '#src/inputs.ts';
import type { BoxNetwork } from '#src/ports/index.ts';
import { byAgent, byName, listOf, orNone, section } from './setting-shapes.ts';

export type ToolSettings = {
  /** Custom tools that an agent may use; an agent that isn't listed may use all. */
  readonly agents: ReadonlyMap<string, readonly string[]>;
  /** Names of environment variables that a tool gets. */
  readonly env: ReadonlyMap<string, readonly string[]>;
  /** Names of the module and resource tools that may start programs. */
  readonly programs: readonly string[];
};

/** A command that tells whether the repository is in order. */
export type Check = {
  readonly name: string;
  /** For `bash -c`, in the repository's folder. */
  readonly run: string;
  readonly timeoutSeconds: number;
  /** Globs: it runs only when one of these changed. Empty: always. */
  readonly paths: readonly string[];
};

export type CommandSettings = {
  readonly all: CommandRights;
  /** By slug. */
  readonly agents: ReadonlyMap<string, CommandRights>;
};

const PATTERN = /^[^\p{Cc}]{1,200}$/u;
const MAX_PATTERNS = 64;
const MAX_TIMEOUT_SECONDS = 3_600;
const HOST = /^(?=.{1,253}$)[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/;
const RIGHTS = z.enum(COMMAND_RIGHTS, `expected one of "${COMMAND_RIGHTS.join('", "')}"`);

/** The key `tools`. */
export const TOOLS = section({
  // A list that can't be read must not mean "all tools".
  agents: byAgent(orNone(listOf(/^[A-Za-z0-9_.*-]{1,100}$/, 'tool names'))),
  env: byName(listOf(/^[A-Za-z_][A-Za-z0-9_]{0,99}$/, 'variable names').optional()),
  // A list that grants a right must name each tool that gets it.
  programs: orNone(listOf(/^[A-Za-z0-9_-]{1,100}$/, 'tool names, without `*`')),
});

/** The key `commands`. */
export const COMMANDS = z
  .union(
    [RIGHTS, byAgent(RIGHTS.optional())],
    'expected "shell", "checks", "off", or one of them per agent',
  )
  .optional();

const CHECK_FIELDS = z.strictObject({
  name: z.string().regex(/^[^\p{Cc}`|]{1,60}$/u),
  run: z.string().min(1).max(2_000),
  timeout: z.int().positive().default(600),
  paths: z.array(z.string().regex(PATTERN)).max(MAX_PATTERNS).default([]),
});

/** Refuses a check with any wrong field: half a check would claim that something was checked. */
export const CHECK = z.unknown().transform((given, context): Check => {
  const read = CHECK_FIELDS.safeParse(given);
  if (read.success) {
    const { timeout, ...check } = read.data;
    return { ...check, timeoutSeconds: Math.min(timeout, MAX_TIMEOUT_SECONDS) };
  }
  const fields = read.error.issues.map(({ path }) => path.join('.') || 'its fields');
  context.addIssue(`expected { "name", "run", "timeout", "paths" }; wrong: ${fields.join(', ')}`);
  return z.NEVER;
});

export const NETWORK = z
  .union(
    [z.boolean(), z.array(z.string().regex(HOST, 'expected a host name'))],
    'expected true, false or a list of host names',
  )
  .optional()
  .transform((given = false): BoxNetwork => {
    if (typeof given === 'boolean') return given ? 'all' : 'none';
    return given;
  });

/** Returns what an agent may run: what the workflow allows, or less if the repository's settings say so. */
export function narrowRights(
  ceiling: CommandRights,
  { all, agents }: CommandSettings,
  agent?: string,
): CommandRights {
  const own = agent === undefined ? undefined : agents.get(agent);
  const ranks = [ceiling, all, own ?? all].map((rights) => COMMAND_RIGHTS.indexOf(rights));
  return COMMAND_RIGHTS[Math.max(...ranks)] ?? 'off';
}

/** Returns the rights of all agents, and of those that the settings list. */
export function toCommandSettings(
  given: CommandRights | ReadonlyMap<string, CommandRights>,
): CommandSettings {
  if (typeof given === 'string') return { all: given, agents: new Map() };
  return { all: 'shell', agents: given };
}
