// The judge of the stories: each class follows from facts, and every story can be missed.
import { describe, expect, it } from '@jest/globals';
import { chooseStories } from '../../scripts/evaluate/mechanics/choose.ts';
import type { Facts } from '../../scripts/evaluate/mechanics/facts.ts';
import { judge } from '../../scripts/evaluate/mechanics/judge.ts';
import { KINDS } from '../../scripts/evaluate/mechanics/stories/index.ts';
import { coordinator, type Story, says } from '../../scripts/evaluate/mechanics/story.ts';
import { mechanicsTable, plainSentence } from '../../scripts/evaluate/mechanics/table.ts';

const facts = (more: Partial<Facts> = {}): Facts => ({
  outcome: 'changed',
  exitCode: 0,
  boards: ['**Done**\n\nNothing was run on these changes.\n\nEverything passes and is fine.'],
  comments: [],
  pulls: [],
  reviews: [],
  files: new Map(),
  commits: [],
  branches: [],
  messages: [],
  given: [{ who: 'coordinator', turn: 1, text: '' }],
  problems: [],
  log: '',
  ...more,
});

const story: Story = {
  name: 'a-claim',
  danger: 'A claim.',
  script: [coordinator(says('Everything passes and is fine.'))],
  harm: () => true,
  told: /nothing was run/i,
};

describe('a story', () => {
  it('is prevented when no harm was done, and told when people read of it', () => {
    expect(judge({ ...story, harm: () => false }, facts()).class).toBe('prevented');
    expect(judge(story, facts())).toEqual({
      class: 'told',
      sentence: 'Nothing was run on these changes.',
    });
  });

  it('is missed when the sentence is not on the board', () => {
    const boards = ['**Done**\n\nEverything passes and is fine.'];
    expect(judge(story, facts({ boards }))).toEqual({ class: 'missed', sentence: '**Done**' });
  });

  it("is missed when only a model's own words say it", () => {
    expect(judge({ ...story, told: /everything passes/i }, facts()).class).toBe('missed');
  });

  it('is missed when the run ends without an outcome or without a board', () => {
    const harmless = { ...story, harm: () => false };
    expect(judge(harmless, facts({ outcome: '' })).class).toBe('missed');
    expect(judge(harmless, facts({ boards: [] })).class).toBe('missed');
  });

  it('proves nothing when its script was not played', () => {
    expect(judge(story, facts({ given: [] })).class).toBe('not played');
    expect(judge(story, facts({ problems: ['The script has no turn 2.'] })).class).toBe(
      'not played',
    );
  });
});

describe('the set', () => {
  const stories = KINDS.flatMap((kind) => kind.stories);

  it('holds at least 14 kinds with three stories each, every name once', () => {
    expect(KINDS.length).toBeGreaterThanOrEqual(14);
    expect(KINDS.filter((kind) => kind.stories.length < 3)).toEqual([]);
    expect(new Set(stories.map(({ name }) => name)).size).toBe(stories.length);
  });

  it('has one story of each kind for a seed, and in time each of them', () => {
    const chosen = (seed: string) =>
      chooseStories(KINDS, seed).flatMap((kind) => kind.stories.map(({ name }) => name));
    expect(chosen('one')).toHaveLength(KINDS.length);
    expect(chosen('one')).toEqual(chosen('one'));
    const seen = new Set(Array.from({ length: 60 }, (_, seed) => chosen(String(seed))).flat());
    expect(seen.size).toBe(stories.length);
  });
});

it('prints a table of at most 80 columns, without Markdown', () => {
  const sentence = `- **Fenster** ([run](http://x)) | ${'very '.repeat(40)}long |`;
  const played = { kind: 'a kind', story: 'a-claim', danger: '', note: undefined, seconds: 1 };
  const table = mechanicsTable([{ ...played, facts: facts(), class: 'told', sentence }]);
  expect(Math.max(...table.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
  expect(plainSentence(sentence)).toMatch(/^Fenster \(run\) · very/);
});
