// Which drafts a run makes ready: only those that an earlier run's unfinished work made one.

import { expect, it } from '@jest/globals';
import type { PullRequest } from '../../../../src/ports/threads.ts';
import { markReady } from '../../../../src/publish/pull-request/follow-up/mark-ready.ts';
import { BEFORE_OTHERS } from '../../../../src/publish/render/checks.ts';
import { aPull } from '../../a-pull.ts';

const credit = '\n\nWritten by the squad, asked for by mona';
const unfinished = aPull({ draft: true, title: '[unfinished] Login', body: credit });

async function made(pull: PullRequest, { staysDraft = false, refuses = false } = {}) {
  const told: string[] = [];
  const { draft } = await markReady(pull, staysDraft, {
    github: {
      async markReadyForReview({ number }) {
        told.push(`asked for ${number}`);
        if (refuses) throw new Error('Resource not accessible by integration');
      },
    },
    effect: (effect, detail) => void told.push(`${effect} ${detail}`),
    note: (text) => void told.push(text),
  });
  return { draft, told };
}

it.each([
  ['work was unfinished', unfinished],
  [
    'checks failed',
    { ...unfinished, title: 'Login', body: `## Checks\n\n- ❌ \`npm test\`: failed${credit}` },
  ],
  [
    'checks did not see all commits',
    {
      ...unfinished,
      title: 'Login',
      body: `## Checks\n\n- ✅ \`npm test\`: passed\n- ${BEFORE_OTHERS}${credit}`,
    },
  ],
])('a draft whose %s becomes ready', async (_why, pull) => {
  expect(await made(pull)).toEqual({ draft: false, told: ['asked for 8', 'ready #8'] });
});

it.each([
  ['that stays unfinished', unfinished, true],
  ['whose text is not ours', { ...unfinished, body: 'By mona.' }, false],
  [
    'that people made',
    { ...unfinished, title: 'Login', body: `## Checks\n\n- ✅ \`npm test\`: passed${credit}` },
    false,
  ],
])('a draft %s stays one, and GitHub is not asked', async (_which, pull, staysDraft) => {
  expect(await made(pull, { staysDraft })).toEqual({ draft: true, told: [] });
});

it('a pull request that is no draft is left as it is', async () => {
  expect(await made({ ...unfinished, draft: false })).toEqual({ draft: false, told: [] });
});

it('a refusal leaves the draft, and a sentence says what to press', async () => {
  const { draft, told } = await made(unfinished, { refuses: true });
  expect(draft).toBe(true);
  expect(told).toEqual(['asked for 8', expect.stringMatching(/^#8 .*press "Ready for review"/)]);
});
