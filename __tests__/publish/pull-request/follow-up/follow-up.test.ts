import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { PullRequestChange } from '../../../../src/ports/github.ts';
import type { PullRequest } from '../../../../src/ports/threads.ts';
import { createOutbound } from '../../../../src/publish/outbound/outbound.ts';
import { readSection } from '../../../../src/publish/pull-request/body-sections.ts';
import {
  updatePullRequestText,
  updateReviewText,
} from '../../../../src/publish/pull-request/follow-up/follow-up.ts';
import {
  type FollowUp,
  renderFollowUp,
} from '../../../../src/publish/pull-request/follow-up/render-follow-up.ts';
import type { PullRequestWork } from '../../../../src/publish/pull-request/pull-request-content.ts';
import type { RunFacts } from '../../../../src/publish/render/render-context.ts';
import { reportOfText } from '../../../../src/report.ts';
import { LOCKED_OUT } from '../../../../src/workspace/policy/locked-out.ts';
import { expectGolden } from '../../a-golden.ts';
import { aPull } from '../../a-pull.ts';
import { aBody, anAgent, aTranscript, facts, fenster, nastyText } from '../../a-run.ts';
import { aReview } from '../../reviews/a-review.ts';

const credit = 'Written by the squad, [asked for](x) by mona\n\nCloses #7';
const section = '## Proposed tools\n\n### `lint`\n\n```text\n## no heading\n```\n\n';
const door = createOutbound({
  holdsSecret: (text) => text.includes('hunter2'),
  phrase: '@squad',
  serverUrl: facts.serverUrl,
});

describe('the section with the proposed tools', () => {
  it.each([
    ['between two others', `## What changed\n\nx\n\n`, section, `## Decisions\n\n- y\n\n${credit}`],
    ['that is not there yet, above the credit', '## What changed\n\nx\n\n', '', credit],
    ['last, above the credit', 'By a person\r\n\r\n', section, credit],
    ['of a body that a person wrote', 'Mine\n\n', '', ''],
  ])('is found %s', (_where, before, found, after) => {
    const read = readSection('Proposed tools', `${before}${found}${after}`);
    expect(read).toEqual({ enclosing: { before, after }, content: found });
  });

  it('is not a heading in a code block', () => {
    const body = `\`\`\`text\n${section}\`\`\`\`\n\nmore\n`;
    const before = `${body.trimEnd()}\n\n`;
    expect(readSection('Proposed tools', body).enclosing).toEqual({ before, after: '' });
  });

  it('is renewed without touching a byte of what people wrote around it', () => {
    const people = fc.tuple(nastyText, fc.constantFrom('', '<!-- note -->\n', '@acme/all\r\n'));
    const claim = fc.property(people, people, (above, below) => {
      const [before, after] = [`${above.join('')}\n`, `${below.join('')}\n`];
      const text = door.sealWithin({ before, after }, '## Proposed tools\n\nnew\n\n');
      expect(text.startsWith(before)).toBe(true);
      expect(text.endsWith(after)).toBe(true);
      expect(text).toContain('## Proposed tools\n\nnew\n\n');
    });
    fc.assert(claim, { numRuns: 200 });
  });

  it('is not sent where the body holds a secret, and not cut where people wrote', () => {
    expect(() => door.sealWithin({ before: 'hunter2', after: '' }, 'new')).toThrow(
      'holds a secret',
    );
    const before = 'x'.repeat(65_000);
    expect(door.sealWithin({ before, after: 'end' }, 'y'.repeat(600))).toBe(`${before}end`);
  });
});

const opened = [
  'A word by a person.',
  '',
  '## Checks',
  '',
  'No check was run on these changes, because there is no box.',
  '',
  '## Findings that stand',
  '',
  '- **Hockney** asked for changes and has not looked again',
  '  - `src/a.ts:1`: Check it.',
  '- **Keyser** asked for changes and has not looked again',
  '',
  '## Not done',
  '',
  '- Fenster failed: timeout',
  '- Left out: package-lock.json: its manifest did not change',
  '',
  '## What changed',
  '',
  'The form checks its input.',
  '',
  '## By a person',
  '',
  'Mine.',
  '',
  'Written by the squad, [asked for](x) by mona',
  '',
  'Closes #7',
  '',
  'And a last word.',
].join('\n');

const aReport = (title: string, summary: string) => ({ ...reportOfText(summary), title });

type Changes = Partial<FollowUp> & { readonly said?: Partial<PullRequestWork> };

const aFollowUp = ({ said, ...changes }: Changes = {}): FollowUp => {
  const transcript = aTranscript({ agents: [fenster], request: 'what about names?' });
  const share = { isWhole: false, isReady: true };
  const report = aReport('Refuse an empty name', 'The server says why.');
  return {
    transcript,
    work: aBody({ report, share, ...said }, changes.transcript ?? transcript),
    isNew: true,
    isUnfinished: false,
    staysDraft: true,
    proposals: undefined,
    ...changes,
  };
};
const renew = (body: string, changes: Changes = {}, more: Partial<RunFacts> = {}) => {
  const context = () => ({ facts: { ...facts, ...more }, safe: door.safe });
  return renderFollowUp(body, aFollowUp(changes), { context, sealWithin: door.sealWithin });
};

type Update = typeof updatePullRequestText | typeof updateReviewText;

/** What an update returns, and what it sends to GitHub, which does nothing else. */
async function updated(
  pull: PullRequest,
  followUp: FollowUp,
  update: Update = updatePullRequestText,
) {
  const changes: PullRequestChange[] = [];
  const github = {
    pullRequest: async () => pull,
    updatePullRequest: async (_: number, change: PullRequestChange) => changes.push(change),
  };
  const deps = { github, context: () => ({ facts, safe: door.safe }), ...door };
  return { now: await update(8, followUp, deps as never), changes };
}

describe('after a later run the pull request', () => {
  const approved = aTranscript({
    agents: [fenster],
    names: new Map([
      ['hockney', 'Hockney'],
      ['keyser', 'Keyser'],
    ]),
    reviews: [aReview({ verdict: 'approved', findings: [] })],
  });

  it('tells what holds now, keeps what people wrote and what it said, and adds a line for this run', () => {
    expectGolden('pull-request-followed-up', renew(opened, { transcript: approved }) ?? '');
  });

  it('keeps what a reviewer asked for in files that it did not look at again, and says which were changed', () => {
    const standing = { reviews: [], commit: 'a1', earlier: [{ reviewer: 'hockney' }] };
    const change = { ...fenster, files: ['src/a.ts'] };
    const transcript = { ...approved, agents: [change] };
    const before = opened
      .replace('asked for changes and has not looked again', 'looked again and asks for changes')
      .replace('  - `src/a.ts:1`: Check it.', '$&\n  - [`src/b.ts:4-9`](x) nit: Why?');
    const once = renew(before, { transcript, said: { standing } }) ?? '';
    const edited = once.replaceAll('\n', '\r\n');
    const again = renew(edited, { transcript, said: { standing } })?.replaceAll('\r\n', '\n');
    for (const body of [once, again]) {
      expect(body).toContain(
        [
          '- **Hockney** asked for changes and has not looked again',
          '  - `src/a.ts:1`: Check it. (the file was changed since)',
          '  - [`src/b.ts:4-9`](x) nit: Why?',
          '- **Keyser** asked for changes and has not looked again',
        ].join('\n'),
      );
      expect(body).toContain('\nPart of #7 until it is finished\n');
    }
  });

  it('closes its issue again when the last objection is gone', () => {
    const keyser = aReview({ reviewer: 'keyser', verdict: 'approved', findings: [] });
    const reviews = [...approved.reviews, keyser];
    const body = renew(opened.replace('Closes #7', 'Part of #7 until it is finished'), {
      transcript: { ...approved, reviews },
    });
    expect(body).toContain('\nCloses #7\n');
    expect(body).not.toContain('Findings that stand');
  });

  it('has one line for a request that was tried again, and stays as it is where nothing was new', () => {
    const first = renew(opened) ?? '';
    const again = renew(first, { said: { report: aReport('Draw the map', 'It is round.') } }) ?? '';
    expect(again).toContain('- Draw the map. It is round. (');
    expect(again).not.toContain('Refuse an empty name');
    const plain = renew(opened, { said: { report: reportOfText('Draw it.\n\nIt is round.') } });
    expect(plain).toContain('- Draw it. It is round. (');
    const same = renew(opened, { isNew: false });
    expect(same).not.toContain('Since then');
    expect(same).toContain('The form checks its input.');
    const own = opened.replace('[asked for](x)', `[asked for](${facts.commentUrl})`);
    const retried = renew(own) ?? '';
    expect(retried).toContain('## What changed\n\nThe server says why.\n\n**Files**');
  });

  it('stays as it is where somebody closed it meanwhile', async () => {
    const closed = aPull({ body: opened, state: 'closed', draft: true });
    const followUp = aFollowUp({ staysDraft: false });
    expect(await updated(closed, followUp)).toEqual({ now: closed, changes: [] });
    expect((await updated(closed, followUp, updateReviewText)).changes).toEqual([]);
  });

  it('keeps who reviewed before, decisions and learnings, and where work is that was set aside', () => {
    const kept = [
      '## Changed by two agents',
      '',
      "- Not in this pull request: Pelle's change",
      '- Raul and Pelle changed the same lines',
      '',
      '## Decisions',
      '',
      '- Old one',
      '',
      '## Who did what',
      '',
      '- **Greta ×2** (Lead), 1 learning: reviewed `src/login.ts`',
      '- **Fenster** (Backend), 1 file: Guess',
      '',
      '',
    ].join('\n');
    const note = { agent: 'fenster', title: 'New one', category: '', path: 'x', blocking: true };
    // What she learnt is on the branch.
    const greta = anAgent({ name: 'Greta', role: '', files: ['.squad/agents/greta/inbox/a.md'] });
    const branch = { agents: [fenster, greta], roles: new Map(), directory: '.squad' };
    const body = renew(opened.replace('Written by', `${kept}Written by`), {
      transcript: aTranscript({ decisions: [note] }),
      said: { branch: { ...branch, isThere: () => true } },
    });
    expect(body).toContain("- Not in this pull request: Pelle's change\n\n");
    expect(body).toContain('- Old one\n- **Blocking decision:** [**New one**]');
    expect(body).toContain('- **Greta ×2** (Lead), 1 learning: reviewed `src/login.ts`\n\n');
    expect(body?.match(/\*\*Greta/g)).toHaveLength(1);
    expect(body).not.toContain('Guess');
  });

  it('keeps no note of what a later run settled: a file revised for another, a decision overturned', () => {
    const leftOut = `- Left out: a.ts: ${LOCKED_OUT}`;
    const agents = [anAgent({ state: 'done', files: ['a.ts'] })];
    const body = opened.replace('## What', `${leftOut}\n\n## What`);
    expect(renew(body)).toContain(leftOut);
    expect(renew(body, { transcript: aTranscript({ agents }) })).not.toContain(leftOut);
    const decision = { agent: 'fenster', title: 'Use commas', category: '', path: 'x.md' };
    const old = opened.replace('## By', '## Decisions\n\n- [**Use commas**](x/x.md)\n\n## By');
    const replaced = { ...decision, title: 'Use tabs', path: 'z.md', supersedes: 'Use commas' };
    const after = renew(old, { transcript: aTranscript({ decisions: [replaced] }) });
    expect(after).toContain('[**Use tabs**](');
    expect(after).not.toContain('[**Use commas**](');
  });

  it('takes no text for our last lines that stands above them', () => {
    const fake = 'Written by the squad, not\n\nPart of #99 until it is finished\n\n';
    const body = renew(opened.replace('Mine.', `${fake}Mine.`));
    expect(body).toContain('Part of #99 until it is finished');
    expect(body).not.toContain('Closes #99');
  });

  it('stays as it is where it is not ours', () => {
    expect(renew('## Checks\n\nMy own.\n\nCloses #7')).toBeUndefined();
    expect(renew('')).toBeUndefined();
  });

  it('mentions nobody and closes nothing by what agents call their work', () => {
    const claim = fc.property(nastyText, (text) => {
      const report = reportOfText(`Add ${text} @olga closes #9`);
      const body = renew(opened, { said: { report } }) ?? '';
      expect(body).not.toMatch(/(?<![\w`])@olga|closes #9/);
      expect(body.match(/^## /gm)).toHaveLength(6);
    });
    fc.assert(claim, { numRuns: 100 });
  });
});
