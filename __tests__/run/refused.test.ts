// What people read of runs that GitHub refuses something, on the embedded GitHub with GitHub's own words.
import { mkdirSync } from 'node:fs';
import { chmod, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { attempt, describe as describeError } from '#src/errors.ts';
import { failRequest } from '#src/run/refuse-request.ts';
import { bareRepository } from '../../rehearsal/github/state.ts';
import { expectFile } from '../publish/a-golden.ts';
import { openRunStage, type RunOptions, type RunStage, routesTo, writes } from './a-run.ts';

const changes: NonNullable<RunOptions['acts']> = {
  coordinator: [routesTo('fenster', 'The login is checked.')],
  fenster: [writes('src/login.js')],
};
let stage: RunStage;

beforeEach(async () => {
  stage = await openRunStage();
});
afterEach(() => stage.close());

const server = () => stage.remote.githubServer;

/** Refuses every push with these lines of GitHub's. */
async function refusePushes(...lines: readonly string[]): Promise<void> {
  const { state } = server();
  const hook = join(bareRepository(state, state.repository), 'hooks', 'pre-receive');
  const text = lines.map((line) => `echo '${line}' >&2`).join('\n');
  await writeFile(hook, `#!/bin/sh\n${text}\nexit 1\n`);
  await chmod(hook, 0o755);
}

const answer = (path: string, status: number, message: string, times = 9) =>
  server().fault({
    path,
    status,
    times,
    body: { message, documentation_url: 'https://docs.github.com/rest' },
  });

/** While the agents work. */
const meanwhile = (act: () => unknown): NonNullable<RunOptions['acts']> => {
  const turn = routesTo('fenster', 'The login is checked.');
  return {
    ...changes,
    coordinator: [
      async (moment: Parameters<typeof turn>[0]) => {
        await act();
        return turn(moment);
      },
    ],
  };
};

const branch = (name: string) => stage.remote.push(name, { 'x.txt': 'x' }, 'main');

const CASES: Readonly<Record<string, () => Promise<RunOptions | undefined>>> = {
  'a branch named as the prefix': async () => void (await branch('squad')),
  'a push without verified signatures': async () =>
    refusePushes(
      'error: GH013: Repository rule violations found for refs/heads/squad/7-login-form.',
      'Review all repository rules at https://github.example/acme/harbour/rules',
      '',
      '- Commits must have verified signatures.',
      '  Found 1 violation:',
      '',
      '  027faa7121ee9df79db623e1a2848d2cc88a8dba',
    ).then(() => undefined),
  'a base branch that is gone': async () => ({ inputs: { 'base-branch': 'trunk' } }),
  'an empty repository': async () =>
    void (await stage.remote.remote('update-ref', '-d', 'refs/heads/main')),
  'a base branch that goes meanwhile': async () => ({
    acts: meanwhile(() => stage.remote.remote('update-ref', '-d', 'refs/heads/main')),
  }),
  'a deleted issue': async () =>
    answer('/issues/7/comments', 410, 'This issue was deleted') as undefined,
  'an issue that is deleted meanwhile': async () => ({
    acts: meanwhile(() => {
      answer('/issues/comments/', 404, 'Not Found', 99);
      answer('/issues/7/comments', 410, 'This issue was deleted', 99);
    }),
  }),
  'a repository that is archived meanwhile': async () => ({
    acts: meanwhile(() => {
      answer('/issues/comments/', 403, 'Repository was archived so is read-only.', 99);
      const body = 'This repository was archived so it is read-only.';
      server().fault({ path: 'service=git-receive-pack', status: 403, body, times: 99 });
    }),
  }),
  'a takedown': async () =>
    answer('/collaborators/', 451, 'Repository access blocked') as undefined,
  'the rate limit when the pull request is opened': async () => {
    server().fault({
      method: 'POST',
      path: '/pulls',
      status: 403,
      times: 9,
      headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '4000000000' },
      body: { message: 'API rate limit exceeded for installation ID 1.' },
    });
    return undefined;
  },
  'a job that may not open pull requests': async () => {
    server().fault({
      method: 'POST',
      path: '/pulls',
      status: 403,
      times: 9,
      headers: { 'x-accepted-github-permissions': 'pull_requests=write' },
      body: { message: 'Resource not accessible by integration' },
    });
    return undefined;
  },
};

/** The first lines of what the run leaves for people: of its board or, where there is none, of its summary. */
async function toldIn(name: string, play: RunOptions): Promise<string> {
  const options: RunOptions = {
    acts: changes,
    ...play,
    git({ scratch }) {
      mkdirSync(join(scratch, 'kept'), { recursive: true });
      return {};
    },
  };
  const args = await stage.args(options);
  const ran = await attempt(stage.play(options));
  const report =
    ran.kind === 'done' ? ran.value : await failRequest(args, describeError(ran.error));
  const last = report.commentId === undefined ? undefined : stage.boards().at(-1);
  const board = last?.includes('Working on it') ? undefined : last;
  const text = (board ?? report.summary).replace(/<!--.*?-->\n/g, '');
  const told = text
    .replace(/http:\/\/127\.0\.0\.1:\d+/g, 'https://github.example')
    .replace(/ · \d+ (?:s|ms|min) ·/g, ' · … ·')
    .replace(/\b[0-9a-f]{8}(?:[0-9a-f]{32})?\b/g, '…')
    .split('\n\n')
    .filter((part) => !/^(?:##|\||<details|\*\*Worth|0 tokens)/.test(part))
    .slice(0, 4);
  const place = board === undefined ? 'in the summary' : 'on the board';
  return `## ${name}\n\n(${report.outcome.kind}, ${place}; ${stage.sessions().length} sessions)\n\n${told.join('\n\n')}\n`;
}

describe('a run that GitHub refuses something', () => {
  const told: string[] = [];

  it.each(Object.entries(CASES))('tells of %s in words that are true', async (name, prepare) => {
    told.push(await toldIn(name, (await prepare()) ?? {}));
    expect(told.at(-1)).toContain(name);
  });

  it('has these words in the file beside', () => {
    expectFile(new URL('./golden/refused-runs.md', import.meta.url), told.join('\n'));
  });
});
