// Describes for the model what a tool threw, and what to do next.
import type { ToolDiagnostic } from '#src/ports/custom-tools.ts';
import type { ToolHostReply } from '#src/ports/tool-host.ts';
import { cutCharacters, headOf } from '#src/text/cut-characters.ts';
import { isObject } from '#src/text/json.ts';
import { toText } from '#src/text/json-text.ts';

type FailedReply = Extract<ToolHostReply, { readonly kind: 'failed' }>;

const MAX_FIELD_LENGTH = 200;
const CODE_PATTERN = /^[A-Za-z][A-Za-z0-9_.-]{0,63}$/;

/** Describes what `tool` threw, in a message of at most `limit` characters. May throw on hostile objects. */
export function explainFailure(thrown: unknown, limit: number, tool: string): FailedReply {
  const facts = readFailureFacts(causeOfFetch(thrown));
  const missing =
    findMissingFeature(facts.message) ??
    findDeniedPermission(thrown, facts.code, tool) ??
    findRefusedHost(thrown, facts);
  const failedReply: FailedReply = {
    kind: 'failed',
    ...(missing === undefined ? facts : { ...withoutName(facts), ...missing }),
    message: limitMessage(missing?.message ?? facts.message, limit),
  };
  return { suggestion: DEFAULT_SUGGESTION, ...failedReply };
}

/** An explanation of ours needs no class of an error before it. */
function withoutName({ name: _, ...facts }: FailureFacts): FailureFacts {
  return facts;
}

const DEFAULT_SUGGESTION =
  'check the arguments; if they are right, go on without this tool and say so';

export function failedReply(code: string, message: string, suggestion: string): FailedReply {
  return { kind: 'failed', code, message, suggestion };
}

/** Cuts a message to at most `limit` characters, with a mark if there is room for one. */
export function limitMessage(message: string, limit: number): string {
  const marker = '... (truncated)';
  return limit < marker.length ? headOf(message, limit) : cutCharacters(message, limit, marker);
}

const MAX_CAUSES = 5;

/** Returns why a "fetch failed", which says nothing itself. */
function causeOfFetch(thrown: unknown): unknown {
  if (!(thrown instanceof TypeError) || thrown.message !== 'fetch failed') return thrown;
  let cause: unknown = thrown;
  for (let depth = 0; depth < MAX_CAUSES; depth += 1) {
    const next: unknown = cause instanceof Error ? cause.cause : undefined;
    if (!isObject(next)) break;
    cause = next;
  }
  return cause;
}

type FailureFacts = Omit<FailedReply, 'kind'>;

function readFailureFacts(thrown: unknown): FailureFacts {
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

type FailureExplanation = Pick<FailedReply, 'code' | 'message' | 'suggestion' | 'setting'>;

const NEEDS_BUN = 'needs Bun, which this host does not run';
const WITHOUT_BUN = "write it with node:child_process and node:fs instead of Bun's own functions";
/** Comments and quoted texts, which may name Bun; a question whether there is Bun; a use of it. */
const BUN_USES =
  /\/\/.*|\/\*(?:[^*]|\*(?!\/))*(?:\*\/|$)|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|(typeof\s+Bun\b|globalThis\.Bun\b)|\b(Bun\s*\.\s*[\w$]+)/g;

/** Reports a source that calls Bun, unless it asks first whether there is Bun: its tools load, but would fail when they are called. */
export function findBunUse(path: string, text: string): readonly ToolDiagnostic[] {
  const found = [...text.matchAll(BUN_USES)];
  const use = found.find(([, , name]) => name !== undefined);
  if (use === undefined || found.some(([, question]) => question !== undefined)) return [];
  const line = text.slice(0, use.index).split('\n').length;
  const message = `${NEEDS_BUN} (line ${line}: ${headOf(use[2] ?? '', MAX_FIELD_LENGTH)})`;
  return [{ code: 'L_RUNTIME', path, message, next: WITHOUT_BUN }];
}

/** Explains the error of a tool that needs Bun. */
export function findMissingFeature(message: string): FailureExplanation | undefined {
  if (/\bBun is not defined|Cannot find (?:module|package) '(?:bun|bun:[a-z]+)'/.test(message)) {
    return {
      code: 'E_TOOL_RUNTIME',
      message: NEEDS_BUN,
      suggestion: WITHOUT_BUN,
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
    const setting = `"tools": { "programs": ["${tool}"] }`;
    const suggestion = `go on without it, and say that ${settingAdvice(setting)}; outside a run, --programs`;
    return { ...denied, message: NO_PROGRAMS_MESSAGE, suggestion, setting };
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

const REFUSED_HOST = 'E_TOOL_NETWORK';

/** Explains a refusal by the box's network. */
export function networkRefusal(host: string) {
  const setting = `"network": ["${host}"]`;
  return {
    code: REFUSED_HOST,
    message: `${host} may not be reached from here`,
    suggestion: `go on without it, and say that ${settingAdvice(setting)}`,
    setting,
  };
}

/** Says how a person allows what was refused; `setting` is a field of `action`, as JSON. */
export function settingAdvice(setting: string): string {
  return `a person can allow it: "action": { ${setting} } in the squad's config.json on the default branch`;
}

/** Explains that a host was refused: by this process, or by the box's proxy, whose refusal Node puts into its message. */
function findRefusedHost(
  thrown: unknown,
  { code, message }: FailureFacts,
): FailureExplanation | undefined {
  const cause = causeOfFetch(thrown);
  const [, tunnelled] = /tunnel to ([^\s:/]+):\d+ .* 403 /.exec(message) ?? [];
  const host = code === 'ERR_PROXY_TUNNEL' ? tunnelled : undefined;
  const named = code === REFUSED_HOST ? readText(Object(cause), 'hostname', 253) : host;
  return named === undefined ? undefined : networkRefusal(named);
}
