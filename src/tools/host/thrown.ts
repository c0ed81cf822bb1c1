// What a tool threw, in words for the model: nothing of it is lost, and every failure says what to do next.
import type { HostReply } from '../../ports/custom-tools.ts';
import { cutCharacters, headOf } from '../../text/cut.ts';
import { toText, wellFormed } from '../../text/json-text.ts';

type Failed = Extract<HostReply, { readonly kind: 'failed' }>;

const LONGEST_WORD = 200;
const CODE = /^[A-Za-z][A-Za-z0-9_.-]{0,63}$/;

/** What `tool` threw as a failure with a message of at most `limit` characters; may throw on hostile objects. */
export function explain(thrown: unknown, limit: number, tool: string): Failed {
  const facts = factsOf(thrown);
  const missing = missingHere(facts.message) ?? deniedHere(thrown, facts.code, tool);
  const failed: Failed = {
    kind: 'failed',
    ...facts,
    ...missing,
    message: cutMessage(missing?.message ?? facts.message, limit),
  };
  return { suggestion: SUGGESTION, ...failed };
}

const SUGGESTION = 'check the arguments; if they are right, go on without this tool and say so';

/** A failure of our own making. */
export function failed(code: string, message: string, suggestion: string): Failed {
  return { kind: 'failed', code, message, suggestion };
}

/** At most `limit` characters, with a mark where there is room for one. */
export function cutMessage(message: string, limit: number): string {
  const mark = '... (truncated)';
  if (message.length <= limit) return message;
  if (limit < mark.length) return message.slice(0, limit);
  return cutCharacters(message, limit - mark.length + 3).slice(0, -3) + mark;
}

type Facts = Pick<Failed, 'code' | 'message' | 'name' | 'suggestion' | 'helpUrl'>;

function factsOf(thrown: unknown): Facts {
  if (typeof thrown !== 'object' || thrown === null) {
    return { code: 'E_TOOL', message: wellFormed(String(thrown)) };
  }
  const message = textAt(thrown, 'message', Number.MAX_SAFE_INTEGER);
  const code = textAt(thrown, 'code', LONGEST_WORD);
  const name = textAt(thrown, 'name', LONGEST_WORD);
  const suggestion = textAt(thrown, 'suggestion', 1_000);
  const helpUrl = textAt(thrown, 'helpUrl', 1_000);
  return {
    code: code !== undefined && CODE.test(code) ? code : 'E_TOOL',
    message: message ?? toText(thrown),
    ...(name === undefined ? {} : { name }),
    ...(suggestion === undefined ? {} : { suggestion }),
    ...(helpUrl === undefined ? {} : { helpUrl }),
  };
}

function textAt(thrown: object, key: string, longest: number): string | undefined {
  const value: unknown = Reflect.get(thrown, key);
  return typeof value === 'string' && value !== '' ? wellFormed(headOf(value, longest)) : undefined;
}

type Explained = Pick<Failed, 'code' | 'message' | 'suggestion'>;

/** What a tool written for another program may miss here. */
export function missingHere(message: string): Explained | undefined {
  if (/\bBun is not defined|Cannot find (?:module|package) '(?:bun|bun:[a-z]+)'/.test(message)) {
    return {
      code: 'E_TOOL_RUNTIME',
      message: 'it uses Bun, and tools run on Node here (there is no setting tools.runtime: bun)',
      suggestion: "write it with node:child_process and node:fs instead of Bun's own functions",
    };
  }
  return undefined;
}

/** What Node's permission model refused. */
function deniedHere(thrown: unknown, code: string, tool: string): Explained | undefined {
  if (code !== 'ERR_ACCESS_DENIED' || typeof thrown !== 'object' || thrown === null) return;
  const denied = { code: 'E_TOOL_DENIED' };
  const permission = textAt(thrown, 'permission', LONGEST_WORD);
  if (permission === 'ChildProcess') {
    return { ...denied, message: NO_PROGRAMS, suggestion: wordProgramsSetting(tool) };
  }
  const place = textAt(thrown, 'resource', LONGEST_WORD);
  const wanted = place === undefined ? '' : ` (this one wanted ${place})`;
  return {
    ...denied,
    message: `tools may read and write files of the worktree alone, and start no threads${wanted}`,
    suggestion: "keep to the repository's files, or go on without this tool",
  };
}

/** What a tool reads that starts a program without the right to. */
export const NO_PROGRAMS =
  'this tool may not start programs: action.tools.programs in config.json names those that may';

function wordProgramsSetting(tool: string): string {
  return `go on without it, and say that a person can allow it: "action": { "tools": { "programs": ["${tool}"] } } in the squad's config.json on the default branch; outside of a run, --programs`;
}
