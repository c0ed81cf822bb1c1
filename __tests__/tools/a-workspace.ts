// Builders for the tools' tests: a run that records its events, and a real worktree in a temporary folder.
import { mkdtemp, readFile, realpath } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ToolReply } from '#src/ports/agents.ts';
import type { RunEvent } from '#src/run-log/events.ts';
import type { SquadToolDeps } from '#src/tools/built-in/squad-tools.ts';
import type { ToolWorkspace } from '#src/tools/built-in/staged-files.ts';
import type { ToolDefinition, ToolRunContext } from '#src/tools/pipeline/define-tool.ts';
import { bindTool } from '#src/tools/pipeline/run-tool.ts';

export const NOW = Date.parse('2026-11-21T09:30:00Z');
export const SECRET = 'ghs_notarealtoken';

export type RecordedRun = ToolRunContext & { readonly events: RunEvent[] };

/** A session of Hockney; its clock stands still and its sleeps end only by their signal. */
export function aRun(change: Partial<ToolRunContext> = {}): RecordedRun {
  const events: RunEvent[] = [];
  return {
    agent: 'hockney',
    agentName: 'Hockney',
    session: 'hockney-2',
    emit: (event) => events.push(event),
    now: () => NOW,
    sleep: (_ms, signal) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new Error('stopped')));
      }),
    mask: (text) => text.replaceAll(SECRET, '***'),
    holdsSecret: (text) => text.includes(SECRET),
    countToolCall: () => ({ allowed: true }),
    ...change,
    events,
  };
}

/** Calls a tool as a session would. */
export function callTool(
  tool: ToolDefinition,
  input: unknown,
  run: ToolRunContext = aRun(),
): Promise<ToolReply> {
  return bindTool(tool, run).call(input, { id: 'call-1', signal: new AbortController().signal });
}

export type Worktree = ToolWorkspace & {
  readonly written: string[];
  readonly read: (path: string) => Promise<string>;
};

/** An empty real folder as an agent's worktree. */
export async function aWorktree(): Promise<Worktree> {
  const root = await realpath(await mkdtemp(join(tmpdir(), 'squad-tools-')));
  const written: string[] = [];
  return {
    root,
    squadDirectory: '.squad',
    wrote: (path) => written.push(path),
    written,
    read: (path) => readFile(join(root, path), 'utf8'),
  };
}

/** Everything the five tools need; nothing is routed and there are no sessions and no skills. */
export function someDeps(
  workspace: ToolWorkspace,
  change: Partial<SquadToolDeps> = {},
): SquadToolDeps {
  return {
    workspace,
    memoryWrites: 'inbox',
    skillPath: (name: string) => `.squad/skills/${name}/SKILL.md`,
    skills: { list: async () => [], read: async () => undefined },
    sessions: () => [],
    isAgent: () => true,
    hasSkills: true,
    isSomebody: () => true,
    route: async () => ({ kind: 'refused', code: 'E_AGENT_NOT_FOUND', reason: 'nobody is here' }),
    refused: () => undefined,
    review: async () => ({ kind: 'not-asked' }),
    reviewedFiles: {
      root: '/worktree',
      commit: () => 'c0ffee',
      base: 'before',
      read: async () => new Map(),
    },
    discover: () => [],
    a2a: 'all',
    ...change,
  };
}
