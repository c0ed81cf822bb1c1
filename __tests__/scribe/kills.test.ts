import { afterEach, describe, expect, it } from '@jest/globals';
import type { ScribeArgs } from '#src/scribe/scribe-context.ts';
import type { Remote } from '../publish/a-remote.ts';
import { aDecision, filesOf, INBOX, openSquad, protect, runScribe, titlesIn } from './a-scribe.ts';

type Ports = Pick<ScribeArgs['ports'], 'git' | 'github'>;

/** Ends a job after its n-th write to the remote (0: never), as a kill does: no other write happens. */
function killed({ git, github }: Ports, at: number) {
  let writes = 0;
  const write = async <T>(happens: () => Promise<T>): Promise<T> => {
    if (writes === at && at > 0) throw new Error('killed');
    writes += 1;
    const answer = await happens();
    if (writes === at) throw new Error('killed');
    return answer;
  };
  const ports: Ports = {
    git: {
      ...git,
      attempt: (args, options) =>
        args[0] === 'push' ? write(() => git.attempt(args, options)) : git.attempt(args, options),
    },
    github: {
      ...github,
      openPullRequest: (pull) => write(() => github.openPullRequest(pull)),
    },
  };
  return { ports, writes: () => writes };
}

let remote: Remote;
afterEach(() => remote.close());

async function forget(): Promise<void> {
  await remote.remote('update-ref', 'refs/heads/main', remote.start);
  await remote.remote('update-ref', '-d', 'refs/heads/squad/scribe');
  remote.githubServer.state.pulls.clear();
}

/** Kills a job at its n-th write, and lets the next one run to its end. */
async function killAndRunAgain(at: number): Promise<void> {
  const { ports, writes } = killed(remote, at);
  await runScribe(remote, { ports, checksMissedRequests: false }).catch(() => undefined);
  expect(writes()).toBe(at);
  await runScribe(remote, { checksMissedRequests: false });
}

describe('a job that is killed after any of its writes', () => {
  it.each([
    ['the base branch', 1, 'main'],
    ['a pull request', 3, 'squad/scribe'],
  ])(
    'is finished by the next one on %s: the same files, one pull request',
    async (where, writes, branch) => {
      remote = await openSquad({ [`${INBOX}/one.md`]: aDecision('One') });
      if (where === 'a pull request') await protect(remote);
      const counted = killed(remote, 0);
      await runScribe(remote, { ports: counted.ports, checksMissedRequests: false });
      expect(counted.writes()).toBe(writes);
      const wanted = await filesOf(remote, branch);
      const pulls = remote.githubServer.state.pulls.size;
      expect(titlesIn(wanted.get('.squad/decisions.md'))).toEqual(['Old', 'One']);
      for (let at = 1; at <= writes; at += 1) {
        await forget();
        await killAndRunAgain(at);
        expect(await filesOf(remote, branch)).toEqual(wanted);
        expect(remote.githubServer.state.pulls.size).toBe(pulls);
      }
    },
  );
});
