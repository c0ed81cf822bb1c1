// A pull request is opened or found, on a GitHub whose every answer is chosen.
import { describe, expect, it } from '@jest/globals';
import { SquadError } from '#src/errors.ts';
import type { GitHub, PullRequest } from '#src/ports/github.ts';
import {
  openOrFindPullRequest,
  type PullRequestOpening,
  toPublishedWork,
  withoutSecrets,
} from '#src/publish/open-pull-request.ts';
import { createOutbound } from '#src/publish/outbound/outbound.ts';
import { aTime } from '../workspace/a-time.ts';
import { aPull } from './a-pull.ts';
import { facts } from './a-run.ts';

type Answer = Awaited<ReturnType<GitHub['openPullRequest']>> | SquadError;

const opening: PullRequestOpening = {
  base: 'main',
  head: 'squad/7-x',
  commit: 'abc',
  text: { title: 'Add a map', body: 'It is round.' },
  draft: true,
};
const { sealTitle, sealWithin } = createOutbound({ holdsSecret: () => false, ...facts });
const down = new SquadError({ code: 'E_GITHUB', message: '502' });
const refused = { kind: 'not-permitted', message: 'x' } as const;
const denied = new SquadError({ code: 'E_GITHUB_PERMISSION', message: '403' });
const body = '<!-- squad-action:pull-request -->\nIt is round.\n<!-- squad-action:end -->';
const asSent = aPull({ title: 'Add a map', body });
const atHead = { branch: 'squad/7-x', commit: 'abc' };
const opened = { number: 8, url: asSent.url, isDraft: false };
const unopened = {
  ...atHead,
  pullRequest: undefined,
  compareUrl: 'https://github.example/acme/harbour/compare/main...squad/7-x?expand=1',
};

/** What becomes of an opening that GitHub answers so, one answer for each try. */
async function openWith(
  answers: readonly Answer[],
  pulls: readonly PullRequest[] | SquadError = [],
  renew?: PullRequestOpening['renew'],
) {
  const sent: unknown[] = [];
  const effects: string[] = [];
  const time = aTime();
  const github: Pick<GitHub, 'openPullRequest' | 'pullRequestsOf'> = {
    async openPullRequest(request) {
      const answer = answers[sent.length] ?? down;
      sent.push(request);
      if (answer instanceof SquadError) throw answer;
      return answer;
    },
    async pullRequestsOf() {
      if (pulls instanceof SquadError) throw pulls;
      return pulls;
    },
  };
  const context = () => ({ facts });
  const effect = (what: string, detail: string) => effects.push(`${what} ${detail}`);
  const deps = { ...time, sealTitle, sealWithin, github, context, effect };
  const work = await openOrFindPullRequest({ ...opening, ...(renew && { renew }) }, deps);
  return { work, sent, effects, pauses: time.passed() };
}

describe('a pull request', () => {
  it('is opened once', async () => {
    const { work, sent, effects } = await openWith([{ kind: 'opened', pullRequest: asSent }]);
    expect(work).toEqual({ ...atHead, pullRequest: opened, compareUrl: undefined });
    expect(sent).toEqual([
      { title: 'Add a map', body, head: 'squad/7-x', base: 'main', draft: true },
    ]);
    expect(effects).toEqual(['pull-request #8']);
  });

  it('is left to people where Actions may open none, without a second try', async () => {
    const { work, sent, effects } = await openWith([refused], [asSent]);
    expect(work).toEqual(unopened);
    expect([sent.length, effects.length]).toEqual([1, 0]);
  });

  it('is left to people with the reason, at once where the token may not', async () => {
    const { work, sent } = await openWith([denied]);
    expect(work).toEqual({ ...unopened, notOpened: '403' });
    expect(sent).toHaveLength(1);
  });

  it('is left to people with the reason after three tries, with a pause between them', async () => {
    const { work, sent, pauses } = await openWith([down, down, down]);
    expect(work).toEqual({ ...unopened, notOpened: '502' });
    expect([sent.length, pauses]).toEqual([3, 2_000]);
    const again = await openWith([down, { kind: 'opened', pullRequest: asSent }], down);
    expect(again.work.pullRequest).toEqual(opened);
  });

  it('is said to exist, but not listed', async () => {
    const closed = aPull({ state: 'closed' });
    const { work } = await openWith(Array(3).fill({ kind: 'exists' }), [closed]);
    expect(work).toMatchObject({
      pullRequest: undefined,
      notOpened:
        'GitHub says that a pull request exists already, but lists none by somebody who may write here',
    });
  });

  it.each<[string, Partial<PullRequest>, number]>([
    ['has our text', {}, 0],
    ['has another title', { title: 'Mine' }, 1],
    ['has another text', { body: 'Mine' }, 1],
  ])(
    'is found, and renewed only if it is not the one that we sent: it %s',
    async (_, own, times) => {
      const found = { ...asSent, ...own };
      const renewed: PullRequest[] = [];
      const renew = async (pull: PullRequest) => {
        renewed.push(pull);
        return { ...pull, draft: true };
      };
      const pulls = [aPull({ number: 7, state: 'closed' }), found];
      for (const answer of [{ kind: 'exists' } as const, down]) {
        const { work, effects } = await openWith([answer], pulls, renew);
        expect(work.pullRequest).toEqual({ ...opened, isDraft: times > 0 });
        expect(effects).toEqual([]);
      }
      expect(renewed).toEqual(Array(2 * times).fill(found));
      expect((await openWith([down], pulls)).work.pullRequest).toEqual(opened);
    },
  );

  it('is told in the form of an outcome, also where there is none', () => {
    const nothing = { ...atHead, pullRequest: undefined, compareUrl: undefined };
    expect(toPublishedWork(opening, undefined)).toEqual({ ...nothing, branch: 'squad/7-x' });
  });

  it('shows no text that holds a secret in either part', () => {
    const deps = { holdsSecret: (text: string) => text.includes('hunter2') };
    const { text } = opening;
    expect(withoutSecrets(text, deps)).toBe(text);
    for (const part of [{ title: 'hunter2' }, { body: 'hunter2' }]) {
      const { title, body } = withoutSecrets({ ...text, ...part }, deps);
      expect(title).toBe('Changes by the squad');
      expect(body).toContain('Look at the commits before you merge.');
    }
  });
});
