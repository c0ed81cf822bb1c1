import { describe, expect, it } from '@jest/globals';
import { Lockout } from '#src/coordinator/reviews/lockout.ts';
import type { AuthorsOf } from '#src/coordinator/reviews/plan-revision.ts';
import { says } from '../a-runtime.ts';
import { reviews, routes, runTeam } from '../a-team-run.ts';
import type { FakeAgentEnvironment } from '../an-agent-environment.ts';

const finding = { path: 'src/a.js', line: 3, text: 'It has no test.' };
const REJECTED = { verdict: 'changes-requested', findings: [finding] };
const review = { targetAgent: 'verbal', task: 'Look', type: 'review-request', files: ['src/a.js'] };
const wrote =
  (...agents: readonly string[]): AuthorsOf =>
  async (files) =>
    agents.flatMap((agent) => files.map((path) => ({ agent, path })));

/** Keaton asks Verbal to review what Hockney wrote. */
function reviewed(authorsOf: AuthorsOf = wrote('hockney'), input: object = review) {
  return runTeam({ keaton: [routes(input)], verbal: [reviews([REJECTED])] }, { authorsOf });
}

const LOCK = { agent: 'hockney', path: 'src/a.js', by: 'verbal', reviser: 'fenster' };

const locksOf = ({ read }: FakeAgentEnvironment) => read().locks;

describe('a review', () => {
  it('in words alone locks nobody out, and its sender is told that it approves nothing', async () => {
    const said = says('VERDICT: approved. All fine!');
    const acts = { keaton: [routes(review)], verbal: [said, said] };
    const agentRun = await runTeam(acts, { authorsOf: wrote('hockney') });
    expect([agentRun.toolTexts, locksOf(agentRun)]).toEqual([
      'Verbal recorded no review, so nothing is approved or rejected.\n\nVERDICT: approved. All fine!',
      [],
    ]);
  });

  it('after which nobody may revise asks people, once', async () => {
    const authorsOf = wrote('hockney', 'fenster', 'keaton');
    const lockout = new Lockout([{ agent: 'verbal', path: 'src/a.js', by: 'octocat' }]);
    const revise = { ...review, targetAgent: 'hockney', type: 'implementation-request' };
    const agentRun = await runTeam(
      { keaton: [routes(review, revise)], verbal: [reviews([REJECTED])] },
      { authorsOf, lockout },
    );
    expect(agentRun.toolTexts).toMatch(
      /Nobody is left who may: people are asked\. Leave these files as they are\./,
    );
    expect(agentRun.toolTexts).toMatch(/E_A2A_LOCKED/);
    expect(agentRun.read().escalations).toEqual([
      {
        kind: 'question',
        from: 'verbal',
        text: "The work on src/a.js was rejected, and every agent who could revise it is locked out there. Which agent should do it? Begin your answer with the agent's name and a colon: that lets it work on this again.",
      },
    ]);
  });

  it('without files rejects those that its findings name', async () => {
    const { files: _files, ...bare } = review;
    const agentRun = await reviewed(wrote('hockney'), bare);
    expect(locksOf(agentRun)).toEqual([LOCK]);
  });

  it('tells people when the authors can not be found out, and goes on', async () => {
    const agentRun = await reviewed(() => Promise.reject(new Error('git is gone')));
    expect(agentRun.toolTexts).toMatch(/^Review by Verbal: changes requested, 1 finding\./);
    expect(agentRun.read().notes).toEqual([
      'A review rejected work whose author could not be determined: git is gone',
    ]);
  });

  it('that an agent asked for is told to the coordinator, with the verdict that stands', async () => {
    const tests = { ...review, files: ['test/a.js', 'test/b.js'] };
    const { result } = await runTeam(
      {
        keaton: [routes(review, tests, tests)],
        verbal: [{ verdict: 'comment' }, REJECTED, { verdict: 'approved' }].map((one) =>
          reviews([one]),
        ),
      },
      { authorsOf: wrote('hockney') },
    );
    expect(result.remarks).toEqual([
      'Verbal on src/a.js: comments, no verdict.',
      'Verbal on test/a.js, test/b.js: approved.',
    ]);
    const { result: rejected, toolTexts } = await reviewed();
    expect(rejected.remarks).toEqual([
      'Verbal on src/a.js: changes requested, 1 finding, not looked at again.',
    ]);
    expect(toolTexts).not.toContain('not looked at again');
  });
});
