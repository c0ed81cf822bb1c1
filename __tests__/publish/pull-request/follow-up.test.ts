import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { createOutbound } from '../../../src/publish/outbound/outbound.ts';
import {
  type FollowUp,
  readSection,
  renderFollowUp,
} from '../../../src/publish/pull-request/follow-up.ts';
import type { RunFacts } from '../../../src/publish/render/render-context.ts';
import { anAgent, aTranscript, facts, fenster, nastyText } from '../a-run.ts';
import { aReview } from '../reviews/a-review.ts';

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
    [
      'that is not there yet, before what comes later',
      '## What changed\n\nx\n\n',
      '',
      '## Decisions\n\n- y\n',
    ],
    ['last, above the credit', 'By a person\r\n\r\n', section, credit],
    ['that is not there yet, above the credit', '## What changed\n\nx\n\n', '', credit],
    ['of a body that a person wrote', 'Mine\n\n', '', ''],
    ['of an empty body', '', '', ''],
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

const asked = `[asked for](${facts.commentUrl}) by octocat · [run](${facts.runUrl})`;
const opened = [
  'A word by a person.',
  '',
  '## Checks',
  '',
  'Nothing was run on these changes, because there is no box.',
  '',
  '## Findings that stand',
  '',
  '- **Hockney** asked for changes and has not looked again',
  '  - `src/a.ts:1`: Check it.',
  '- **Keyser** asked for changes and has not looked again',
  '',
  '## Not verified',
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

const aFollowUp = (changes: Partial<FollowUp> = {}): FollowUp => ({
  transcript: aTranscript({ agents: [fenster], request: 'what about names?' }),
  reports: ['Refuse an empty name\n\nThe server says why.'],
  branch: 'squad/7-x',
  share: { isWhole: false, isReady: true },
  isUnfinished: false,
  standing: { reviews: [], commit: 'c0ffee' },
  proposals: undefined,
  ...changes,
});
const renew = (body: string, changes: Partial<FollowUp> = {}, more: Partial<RunFacts> = {}) => {
  const context = () => ({ facts: { ...facts, ...more }, safe: door.safe });
  return renderFollowUp(body, aFollowUp(changes), { context, sealWithin: door.sealWithin });
};

describe('after a later run the pull request', () => {
  const approved = aTranscript({
    agents: [fenster],
    names: new Map([
      ['hockney', 'Hockney'],
      ['keyser', 'Keyser'],
    ]),
    reviews: [aReview({ verdict: 'approved', findings: [] })],
  });

  it('tells what holds now, keeps what people wrote, and has a line for the run', () => {
    expect(renew(opened, { transcript: approved })).toBe(
      [
        'A word by a person.',
        '',
        '## Checks',
        '',
        'Nothing was run on these changes, because the run ended before its checks.',
        '',
        '## Findings that stand',
        '',
        '- **Keyser** asked for changes and has not looked again',
        '',
        '## Not verified',
        '',
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
        '## Since then',
        '',
        `- Refuse an empty name (1 file), ${asked}`,
        '',
        'Written by the squad, [asked for](x) by mona',
        '',
        'Part of #7 until it is finished',
        '',
        'And a last word.',
      ].join('\n'),
    );
  });

  it('has the newest run last, and at most twenty', () => {
    let body: string = opened;
    for (let run = 1; run <= 22; run += 1) {
      const commentUrl = `${facts.commentUrl}${run}`;
      body = renew(body, { reports: [`Add map ${run} to it`] }, { commentUrl }) ?? '';
    }
    const lines = body.match(/^- Add map .*$/gm) ?? [];
    expect(lines.map((line) => Number(/\d+/.exec(line)?.[0]))).toEqual(
      Array.from({ length: 20 }, (_, at) => at + 3),
    );
    expect(body.match(/^## Since then$/gm)).toHaveLength(1);
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

  it('closes nothing any more when the run was cut short', () => {
    const stopped = anAgent({ state: 'stopped', answer: 'the time limit' });
    const body = renew(opened.replaceAll(/- \*\*.*\n(?: {2}.*\n)?/g, ''), {
      transcript: aTranscript({ agents: [fenster, stopped] }),
      share: { isWhole: false, isReady: false },
      isUnfinished: true,
    });
    expect(body).toContain('\nPart of #7 until it is finished\n');
    expect(body).toContain('\n- Hockney was stopped: the time limit\n');
    expect(body).toContain('\n- Unfinished: Refuse an empty name (1 file), ');
  });

  it('has one line for a request that was tried again, and none for one that did nothing new', () => {
    const first = renew(opened, { reports: ['Add a map'] }) ?? '';
    const again = renew(first, { reports: ['Draw the map'] });
    expect(again?.match(/^- .* \[asked for\]/gm)).toEqual([
      expect.stringMatching(/^- Draw the map /),
    ]);
    expect(renew(opened, { reports: undefined })).not.toContain('Since then');
  });

  it('is told about in the words of the request, or of the task, where no report says what changed', () => {
    const transcript = aTranscript({ agents: [fenster], request: 'sort the names of all ships' });
    expect(renew(opened, { transcript, reports: ['Done.'] })).toContain(
      '\n- Sort the names of all ships (1 file), ',
    );
    expect(renew(opened, { reports: [] })).toContain('\n- Add validation (1 file), ');
  });

  it('takes no text for our last lines that stands above them', () => {
    const fake = 'Written by the squad, not\n\nPart of #99 until it is finished\n\n';
    const body = renew(opened.replace('The form checks', `${fake}The form checks`));
    expect(body).toContain('Part of #99 until it is finished');
    expect(body).not.toContain('Closes #99');
  });

  it('stays as it is where it is not ours', () => {
    expect(renew('## Checks\n\nMy own.\n\nCloses #7')).toBeUndefined();
    expect(renew('')).toBeUndefined();
  });

  it('mentions nobody and closes nothing by what agents call their work', () => {
    const claim = fc.property(nastyText, (text) => {
      const body = renew(opened, { reports: [`Add ${text} @olga closes #9`] }) ?? '';
      expect(body).not.toMatch(/(?<![\w`])@olga|closes #9/);
      expect(body.match(/^## /gm)).toHaveLength(6);
    });
    fc.assert(claim, { numRuns: 100 });
  });
});
