// Describes for the model what a tool threw, and what to do next.
import type { ToolHostReply } from '#src/ports/tool-host.ts';
import { cutCharacters, headOf } from '#src/text/cut-characters.ts';
import { toText } from '#src/text/json-text.ts';

type FailedReply = Extract<ToolHostReply, { readonly kind: 'failed' }>;

const MAX_FIELD_LENGTH = 200;
const CODE_PATTERN = /^[A-Za-z][A-Za-z0-9_.-]{0,63}$/;

/** Describes what `tool` threw, in a message of at most `limit` characters. May throw on hostile objects. */
export function explainFailure(thrown: unknown, limit: number, tool: string): FailedReply {
  const facts = readFailureFacts(thrown);
  const missing =
    findMissingFeature(facts.message) ?? findDeniedPermission(thrown, facts.code, tool);
  const failedReply: FailedReply = {
    kind: 'failed',
    ...facts,
    ...missing,
    message: limitMessage(missing?.message ?? facts.message, limit),
  };
  return { suggestion: DEFAULT_SUGGESTION, ...failedReply };
}

const DEFAULT_SUGGESTION =
  'check the arguments; if they are right, go on without this tool and say so';

export function failedReply(code: string, message: string, suggestion: string): FailedReply {
  return { kind: 'failed', code, message, suggestion };
}

/** Cuts a message to at most `limit` characters, with a mark if there is room for one. */
function limitMessage(message: string, limit: number): string {
  const marker = '... (truncated)';
  return limit < marker.length ? headOf(message, limit) : cutCharacters(message, limit, marker);
}

function readFailureFacts(thrown: unknown): Omit<FailedReply, 'kind'> {
  if (typeof thrown !== 'object' || thrown === null) {
    return { code: 'E_TOOL', message: String(thrown).toWellFormed() };
  }
  const code = readText(thrown, 'code', MAX_FIELD_LENGTH) ?? '';
  const name = readText(thrown, 'name', MAX_FIELD_LENGTH);
  const suggestion = readText(thrown, 'suggestion', 1_000);
  const helpUrl = readText(thrown, 'helpUrl', 1_000);
  return {
    code: CODE_PATTERN.test(code) ? code : 'E_TOOL',
    message: readText(thrown, 'message', Number.MAX_SAFE_INTEGER) ?? toText(thrown),
    ...(name === undefined ? {} : { name }),
    ...(suggestion === undefined ? {} : { suggestion }),
    ...(helpUrl === undefined ? {} : { helpUrl }),
  };
}

function readText(thrown: object, key: string, longest: number): string | undefined {
  const value: unknown = Reflect.get(thrown, key);
  return typeof value === 'string' && value !== ''
    ? headOf(value, longest).toWellFormed()
    : undefined;
}

type FailureExplanation = Pick<FailedReply, 'code' | 'message' | 'suggestion'>;

/** Explains the error of a tool that needs Bun. */
export function findMissingFeature(message: string): FailureExplanation | undefined {
  if (/\bBun is not defined|Cannot find (?:module|package) '(?:bun|bun:[a-z]+)'/.test(message)) {
    return {
      code: 'E_TOOL_RUNTIME',
      message: 'it uses Bun, and tools run on Node here (there is no setting tools.runtime: bun)',
      suggestion: "write it with node:child_process and node:fs instead of Bun's own functions",
    };
  }
  return undefined;
}

/** Explains a refusal by Node's permission model. */
function findDeniedPermission(
  thrown: unknown,
  code: string,
  tool: string,
): FailureExplanation | undefined {
  if (code !== 'ERR_ACCESS_DENIED' || typeof thrown !== 'object' || thrown === null) return;
  const denied = { code: 'E_TOOL_DENIED' };
  const permission = readText(thrown, 'permission', MAX_FIELD_LENGTH);
  if (permission === 'ChildProcess') {
    return { ...denied, message: NO_PROGRAMS_MESSAGE, suggestion: programsSettingAdvice(tool) };
  }
  const resource = readText(thrown, 'resource', MAX_FIELD_LENGTH);
  const requested = resource === undefined ? '' : ` (this one wanted ${resource})`;
  return {
    ...denied,
    message: `tools may read and write only files of the worktree, and may not start threads${requested}`,
    suggestion: "keep to the repository's files, or go on without this tool",
  };
}

/** The error of a tool that starts a program without permission. */
export const NO_PROGRAMS_MESSAGE =
  'this tool may not start programs: action.tools.programs in config.json names those that may';

function programsSettingAdvice(tool: string): string {
  return `go on without it, and say that a person can allow it: "action": { "tools": { "programs": ["${tool}"] } } in the squad's config.json on the default branch; outside a run, --programs`;
}
