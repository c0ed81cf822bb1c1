// A squad's repository behind the embedded GitHub, and Scribe jobs that run on it.
import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ScribeReport } from '#src/scribe/report.ts';
import { mergeInboxes, type ScribeResult } from '#src/scribe/scribe.ts';
import type { ScribeArgs } from '#src/scribe/scribe-context.ts';
import type { Files } from '../a-bare.ts';
import { openRemote, type Remote } from '../publish/a-remote.ts';
import { aTime } from '../workspace/a-time.ts';

export const INBOX = '.squad/decisions/inbox';

const TEAM: Files = {
  '.squad/team.md':
    '# Team\n\n## Members\n\n| Name | Role | Charter | Status |\n|---|---|---|---|\n| Hockney | Tester | `.squad/agents/hockney/charter.md` | Active |\n',
  '.squad/agents/hockney/charter.md': '# Hockney\n',
  '.squad/agents/hockney/history.md': '# Hockney\n\n## Learnings\n\n- **[a]** one\n',
  '.squad/decisions.md': '# Decisions\n\n### 2026-11-02: Old\n\nIt stays.\n',
};

/** Options of git for commits by a person. */
export const AS_OLGA = ['-c', 'user.name=Olga', '-c', 'user.email=olga@example.com'];

/** The text of an inbox file: one decision. */
export function aDecision(title: string, body = 'Because.'): string {
  return `### 2026-11-20: ${title}\n\n**By:** Hockney\n\n${body}\n`;
}

/** A remote with a small squad, and these files besides. */
export function openSquad(files: Files = {}): Promise<Remote> {
  return openRemote({ ...TEAM, ...files });
}

export type ScribeRunOptions = {
  /** Ports in place of the remote's own. */
  readonly ports?: Partial<ScribeArgs['ports']>;
  readonly checksMissedRequests?: boolean;
  readonly dryRun?: boolean;
};

/** One Scribe job; nobody waits. */
export function runScribe(
  { git, github, githubServer }: Remote,
  { ports = {}, checksMissedRequests = true, dryRun = false }: ScribeRunOptions = {},
): Promise<ScribeResult> {
  const { clock, time } = aTime();
  return mergeInboxes({
    inputs: {
      baseBranch: undefined,
      branchPrefix: 'squad/',
      squadDirectory: undefined,
      dryRun,
      triggerPhrase: '@squad',
      minimumPermission: 'write',
      allowedBots: [],
      timeoutMinutes: 25,
    },
    ports: {
      git,
      github,
      clock: { now: () => Date.parse('2026-11-22T04:17:00Z'), sleep: clock.sleep },
      time,
      holdsSecret: () => false,
      ...ports,
    },
    job: { serverUrl: githubServer.origin, runId: '4711', repository: 'acme/harbour' },
    defaultBranch: 'main',
    checksMissedRequests,
  });
}

/** The report of a job that had a squad to tidy. */
export function reportOf(result: ScribeResult): ScribeReport {
  if (result.kind === 'done') return result.report;
  throw new Error('There is no squad');
}

/** From now on nobody may push to `main` over HTTP, as branch protection has it; people's merges go past it. */
export async function protect(remote: Remote): Promise<void> {
  const hooks = join(await remote.remote('rev-parse', '--absolute-git-dir'), 'hooks');
  await mkdir(hooks, { recursive: true });
  const refusal = 'error: GH006: Protected branch update failed for refs/heads/main.';
  const script = `#!/bin/sh\n[ "$REMOTE_USER:$1" = x-access-token:refs/heads/main ] || exit 0\necho "${refusal}" >&2; exit 1\n`;
  await writeFile(join(hooks, 'update'), script);
  await chmod(join(hooks, 'update'), 0o755);
}

/** Does something once, just before Scribe's first push to a branch. */
export function beforePush(
  git: ScribeArgs['ports']['git'],
  happens: () => Promise<unknown>,
  branch = 'main',
): ScribeArgs['ports']['git'] {
  let isOver = false;
  return {
    ...git,
    async attempt(args, options) {
      if (args[0] === 'push' && args.at(-1)?.endsWith(`:refs/heads/${branch}`) && !isOver) {
        isOver = true;
        await happens();
      }
      return git.attempt(args, options);
    },
  };
}

/** Each file of a branch with its text. */
export async function filesOf(
  remote: Remote,
  branch = 'main',
): Promise<ReadonlyMap<string, string>> {
  const names = await remote.remote('ls-tree', '-r', '-z', '--name-only', branch);
  const paths = names.split('\0').filter((path) => path !== '');
  const texts = await Promise.all(paths.map((path) => remote.remote('show', `${branch}:${path}`)));
  return new Map(paths.map((path, at) => [path, texts[at] ?? '']));
}

/** The titles in a decisions.md, in their order. */
export function titlesIn(text = ''): readonly string[] {
  return [...text.matchAll(/^### (?:[\d-]+: )?(.+)$/gm)].map(([, title = '']) => title);
}
