// Many runs that learnt something and push it at the same moment: real git, and each run's own repository.
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Git } from '../../src/ports/git.ts';
import { publishMemory } from '../../src/publish/publish-memory.ts';
import { aPublication, openRemote, type Remote } from './a-remote.ts';

const RUNS = Number(process.env.RUNS_AT_ONCE ?? 6);
const MEMORY = 'squad/memory';

let remote: Remote;
beforeEach(async () => {
  remote = await openRemote();
});
afterEach(() => remote.close());

const box = (number: number) => `.squad/agents/hockney/inbox/learnt-${number}.md`;
const author = { name: 'Hockney (Squad)', email: 'h@example.com' };

async function learn(git: Git, number: number): Promise<string> {
  await git.run(['fetch', '-q', git.remoteUrl, 'main'], { remote: true });
  const files = new Map([[box(number), Buffer.from(`- **[x]** ${number}\n`)]]);
  return git.commit({ parents: [remote.start], author, text: `Learn ${number}`, files });
}

describe('runs that push what they learnt at once', () => {
  it('lose nothing and write nothing twice, also where each third answer is lost', async () => {
    const numbers = Array.from({ length: RUNS }, (_, at) => at + 1);
    const gits = await Promise.all(numbers.map(() => remote.openRun()));
    const tips = await Promise.all(gits.map((git, at) => learn(git, at + 1)));
    const clock = { now: Date.now, sleep: (ms: number) => pause(ms) };
    const published = await Promise.all(
      gits.map((git, at) => {
        const publication = aPublication(remote, tips[at] ?? '');
        const isUnlucky = at % 3 === 0;
        const ports = { ...remote.ports, clock, git: isUnlucky ? losesItsAnswer(git) : git };
        return publishMemory(publication, ports);
      }),
    );
    expect(published.filter(({ fallback }) => fallback !== undefined)).toEqual([]);
    const shown = await remote.shownOn(MEMORY);
    expect(new Set(shown)).toEqual(new Set(numbers.map(box)));
    const subjects = (await remote.remote('log', '--format=%s', `main..${MEMORY}`)).split('\n');
    expect(subjects).toHaveLength(RUNS);
    expect(new Set(subjects)).toEqual(new Set(numbers.map((number) => `Learn ${number}`)));
    expect(remote.githubServer.state.pulls.size).toBe(1);
  }, 240_000);
});

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
