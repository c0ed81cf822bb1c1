// Real git over HTTP: many runs that push at the same moment, each with a git of its own; each third answer is lost.
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { PublishedWork } from '#src/outcome.ts';
import type { Git } from '#src/ports/git.ts';
import { publishBranch } from '#src/publish/publish.ts';
import { publishMemory } from '#src/publish/publish-memory.ts';
import { appendLearnings, learningEntry } from '#src/tools/built-in/learnings.ts';
import { fetchBranches } from '#src/workspace/remote.ts';
import { aPublication, openRemote, type Remote } from './a-remote.ts';

const HISTORY = '.squad/agents/hockney/history.md';
const START = '# Hockney\n\n## Learnings\n\n- **[team]** Old.\n';
const RUNS = 4;
const numbers = Array.from({ length: RUNS }, (_, at) => at + 1);

// Every push is several processes of git.
jest.setTimeout(180_000);

let remote: Remote;
beforeEach(async () => {
  remote = await openRemote({ [HISTORY]: START });
});
afterEach(() => remote.close());

/** Each run makes its commit, and then all of them publish. */
async function publishAtOnce(
  filesOf: (number: number) => Readonly<Record<string, string>>,
  publish: typeof publishBranch,
): Promise<readonly PublishedWork[]> {
  const ready = await Promise.all(
    numbers.map(async (number) => {
      const git = await remote.openRun();
      await fetchBranches(git, ['main']);
      const commit = await commitOf(git, number, filesOf(number));
      return { git: number % 3 === 1 ? losesItsAnswer(git) : git, commit };
    }),
  );
  const clock = { now: Date.now, sleep: (ms: number) => pause(ms) };
  return Promise.all(
    ready.map(({ git, commit }) =>
      publish(aPublication(remote, commit), { ...remote.ports, clock, git }),
    ),
  );
}

function commitOf(
  git: Git,
  number: number,
  files: Readonly<Record<string, string>>,
): Promise<string> {
  const author = { name: 'Hockney (Squad)', email: 'bot@example.com' };
  const text = `Work ${number}\n\nSquad-Agent: hockney\nSquad-Run: ${number}\n`;
  const contents = Object.entries(files).map(([path, one]) => [path, Buffer.from(one)] as const);
  return git.commit({ parents: [remote.start], author, text, files: new Map(contents) });
}

/** The first push that works has no answer. */
function losesItsAnswer(git: Git): Git {
  let isLost = false;
  return {
    ...git,
    async attempt(args, options) {
      const answer = await git.attempt(args, options);
      if (args[0] !== 'push' || answer.code !== 0 || isLost) return answer;
      isLost = true;
      return { code: 1, stdout: '', stderr: 'fatal: the remote end hung up unexpectedly' };
    },
  };
}

const inOrder = (texts: readonly string[]) => texts.toSorted((a, b) => (a < b ? -1 : 1));
const subjectsOn = async (branch: string) =>
  inOrder((await remote.remote('log', '--format=%s', `main..${branch}`)).split('\n'));
const subjects = inOrder(numbers.map((number) => `Work ${number}`));
const openPulls = () =>
  [...remote.githubServer.state.threads.values()].filter(
    ({ number, state }) => remote.githubServer.state.pulls.has(number) && state === 'open',
  );

describe('six runs that push at the same moment', () => {
  it('on one issue keep the work of each of them once, in one pull request', async () => {
    const published = await publishAtOnce(
      (number) => ({ [`src/${number}.js`]: `${number}\n` }),
      publishBranch,
    );
    expect(await remote.shownOn('squad/7-login-form')).toHaveLength(RUNS);
    expect(await subjectsOn('squad/7-login-form')).toEqual(subjects);
    expect(openPulls()).toHaveLength(1);
    expect(new Set(published.map(({ branch }) => branch))).toEqual(new Set(['squad/7-login-form']));
  });

  it('keep what each of them learnt once, in its inbox file or in the one history', async () => {
    const published = await publishAtOnce(
      (number) =>
        number % 2 === 0
          ? { [`.squad/agents/hockney/inbox/${number}.md`]: `${entryOf(number)}\n` }
          : { [HISTORY]: appendLearnings(START, [entryOf(number)]) },
      publishMemory,
    );
    expect(published.filter(({ fallback }) => fallback !== undefined)).toEqual([]);
    expect(await subjectsOn('squad/memory')).toEqual(subjects);
    const found = ['grep', '-h', 'Learning [0-9]', 'squad/memory', '--', '.squad'];
    const learnt = (await remote.remote(...found)).split('\n');
    expect(inOrder(learnt)).toEqual(inOrder(numbers.map(entryOf)));
    expect(openPulls()).toHaveLength(1);
  });
});

const entryOf = (number: number) => learningEntry('general', `Learning ${number}.`);
