// The parts of what sessions are told, and how much room each gets.

import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { AttachmentAnswer } from '#src/ports/github.ts';
import { openImageGallery, SEES_AS_USUAL } from '#src/run/briefing/attached-images.ts';
import { loadDuties, reviewRulesOf, routingOf } from '#src/run/briefing/knowledge.ts';
import { renderRepositoryMap } from '#src/run/briefing/repository-map.ts';
import { cutVisibly, spendBudget } from '#src/run/briefing/spend-budget.ts';
import type { ThreadImages } from '#src/run/context/thread-images.ts';
import { createMemoryReader } from '#src/team/briefing.ts';
import { readTeam } from '#src/team/team.ts';
import { NOTHING_UNMERGED } from '#src/team/unmerged.ts';
import { aTree } from '../../team/a-tree.ts';
import { aGif, aPng } from './an-image.ts';

describe('knowledge', () => {
  function treeOf(table: string) {
    return aTree({
      '.squad/team.md':
        '## Members\n| Name | Role |\n|--|--|\n| Mira | Lead |\n| Odd | Backend |\n',
      '.squad/routing.md': table,
    });
  }

  const PLACE = { kind: 'found', directory: '.squad', warnings: [] } as const;
  const aReader = () => createMemoryReader({ nonce: '0', foundHidden: () => undefined });

  async function rulesOf(table: string): Promise<string> {
    return routingOf(await readTeam(treeOf(table), PLACE));
  }

  const HEAD = '| Work Type | Route To | Examples |\n|--|--|--|\n';

  it('tells each rule in the words of its table', async () => {
    const table =
      '| Work Type | Primary | Backup | Why |\n|--|--|--|--|\n| Data | Odd | Mira → Zed | "berths" |';
    expect(await rulesOf(`${table}\n`)).toBe(table);
  });

  it('tells nobody to ask for a review by themselves', async () => {
    const rules =
      '## Rules\n- Odd and Mira review plans.\n- Migrations need a review by Odd.\n- Oddities get a review.\n';
    const team = await readTeam(treeOf(`${HEAD}| Code review | Mira | |\n\n${rules}`), PLACE);
    const [plans, migrations, others] = rules.match(/(?<=- ).*/g) ?? [];
    expect(reviewRulesOf(team, 'mira', aReader())).toBe([plans, migrations, others].join('; '));
    expect(reviewRulesOf(team, 'odd', aReader())).toBe(`Code review | Mira; ${plans}; ${others}`);
  });

  it('tells what each owns and leaves to others, but not what all leave', async () => {
    const charterOf = (owns: string, leaves: string) =>
      `# X\n\n## What I Own\n\n- ${owns}\n\n## Boundaries\n\n- ${leaves}\n`;
    const dutiesOf = async (...leaves: readonly [string, string]) => {
      const tree = aTree({
        '.squad/team.md':
          '## Members\n| Name | Role |\n|--|--|\n| Mira | Lead |\n| Odd | Backend |\n',
        '.squad/agents/mira/charter.md': charterOf('The plan', leaves[0]),
        '.squad/agents/odd/charter.md': charterOf('The API', leaves[1]),
      });
      const team = await readTeam(tree, { kind: 'found', directory: '.squad', warnings: [] });
      const reader = createMemoryReader({ nonce: '0', foundHidden: () => undefined });
      const unmerged = async () => NOTHING_UNMERGED;
      const knowledge = { tree, decisions: [], skills: [], wisdom: [], unmerged, reader };
      return [...(await loadDuties(knowledge, team)).values()];
    };
    expect(await dutiesOf("I don't write code.", 'I leave pages to Mira.')).toEqual([
      "The plan; I don't write code",
      'The API; I leave pages to Mira',
    ]);
    expect(await dutiesOf('I leave the rest.', 'I leave the rest.')).toEqual([
      'The plan',
      'The API',
    ]);
    const [, long = ''] = await dutiesOf('', `I never ${'touch it '.repeat(40)}`);
    expect(long.length).toBeLessThan(130);
  });
});

describe('the images that a session is shown', () => {
  const BLIND = { imageLimits: async () => undefined };

  /** A thread whose images are attachments with these answers, all of one comment. */
  function aGallery(answers: readonly AttachmentAnswer[], unshown: ThreadImages['unshown'] = []) {
    const asked: string[][] = [];
    const source = { kind: 'issue-comment', id: 1 } as const;
    const images = answers.map((_, index) => ({
      id: `${index}`,
      source,
      shownIn: "mona's comment",
    }));
    const gallery = openImageGallery(
      { images, unshown },
      {
        async readAttachments(_post, ids) {
          asked.push([...ids]);
          return new Map(ids.map((id) => [id, answers[Number(id)] ?? missing('lost')]));
        },
      },
    );
    return { gallery, asked };
  }

  const read = (bytes: Uint8Array): AttachmentAnswer => ({ kind: 'read', bytes });
  const missing = (reason: string): AttachmentAnswer => ({ kind: 'missing', reason });

  it('are attached in order, with a line for each', async () => {
    const { gallery } = aGallery([read(aPng(640, 480)), read(aGif(10, 20))]);
    const { part, images } = await gallery.show(SEES_AS_USUAL);
    expect(images.map(({ name, mimeType }) => [name, mimeType])).toEqual([
      ['Image 1', 'image/png'],
      ['Image 2', 'image/gif'],
    ]);
    expect(part.text).toContain("Image 1: from mona's comment, 640 × 480\n");
    expect(part.text).toContain("Image 2: from mona's comment, 10 × 20\n");
    expect(part.text).not.toContain('not shown');
  });

  it.each([
    ['svg', read(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"></svg>')), /neither PNG/],
    ['a side that is too long', read(aPng(8001, 10)), /too large/],
    ['no size', read(aPng(0, 10)), /of unknown size/],
    ['nothing there', missing('not available from GitHub (HTTP 404)'), /HTTP 404/],
  ])('are told of, when one can’t be shown: %s', async (_, answer, reason) => {
    const { part, images } = await aGallery([answer]).gallery.show(SEES_AS_USUAL);
    expect(images).toEqual([]);
    expect(part.text).toMatch(/^## Images of the thread\n\n1 image is not shown: .*\.$/);
    expect(part.text).toMatch(reason);
  });

  it('are four at most, and the rest is counted', async () => {
    const { gallery, asked } = aGallery(Array.from({ length: 6 }, () => read(aPng(1, 1))));
    const { part, images } = await gallery.show(SEES_AS_USUAL);
    expect(images).toHaveLength(4);
    expect(part.text).toContain('2 images are not shown: only 4 can be shown.');
    expect(asked).toEqual([['0', '1', '2', '3']]);
  });

  it('are what the model takes', async () => {
    const { gallery } = aGallery([
      read(aGif(1, 1)),
      read(aPng(1, 1)),
      read(aPng(1, 1)),
      read(aPng(1, 1, 5000)),
    ]);
    const limits = { mimeTypes: ['image/png'], count: 1, bytes: 4000 };
    const { part, images } = await gallery.show({ imageLimits: async () => limits });
    expect(images).toHaveLength(1);
    expect(part.text).toContain(
      '3 images are not shown: 1 image/gif, which your model does not take; 1 too large; 1 only 1 can be shown.',
    );
  });

  it('are fetched once for all sessions, and never for a model that is not known to see', async () => {
    const { gallery, asked } = aGallery(
      [read(aPng(1, 1))],
      ['by somebody whose write access is not known'],
    );
    const { part, images } = await gallery.show(BLIND);
    expect(images).toEqual([]);
    expect(part.text).toContain(
      '2 images are not shown: 1 by somebody whose write access is not known; 1 your model is not known to take images.',
    );
    expect(asked).toEqual([]);
    await Promise.all([gallery.show(SEES_AS_USUAL), gallery.show(SEES_AS_USUAL)]);
    expect(asked).toHaveLength(1);
  });
});

describe('the map of a repository', () => {
  const map = (paths: readonly string[], maxLength = 3_000) =>
    renderRepositoryMap(paths, { maxLength, closed: '.squad' });

  it('shows folders with how many files lie below them, and their files, lock files last', () => {
    const paths = [
      'README.md',
      'package-lock.json',
      'package.json',
      'src/a.ts',
      'src/deep/b.ts',
      'src/deep/odd name.ts',
    ];
    expect(map(paths)).toBe(
      [
        './ (6): README.md package.json package-lock.json',
        'src/ (3): a.ts',
        'src/deep/ (2): b.ts "odd name.ts"',
      ].join('\n'),
    );
  });

  it("only counts the squad's own files, and what programs wrote", () => {
    const paths = ['.squad/team.md', '.squad/agents/x/charter.md', 'dist/main.js', 'web/dist/a.js'];
    expect(map(paths)).toBe(
      ['./ (4)', '.squad/ (2)', 'dist/ (1)', 'web/ (1)', 'web/dist/ (1)'].join('\n'),
    );
  });

  it('of a large repository shows the top folders first, and says what is missing', () => {
    const paths = Array.from({ length: 20_000 }, (_, at) => {
      const [top, middle] = [at % 10, Math.floor(at / 10) % 100];
      return `part-${top}/module-${middle}/file-${at}.ts`;
    });
    const text = map([...paths, 'README.md'], 1_000);
    expect(text.length).toBeLessThanOrEqual(1_000);
    expect(text).toMatch(/^\.\/ \(20,?001\)|^\.\/ \(20001\): README\.md/);
    for (let top = 0; top < 10; top += 1) expect(text).toContain(`part-${top}/ (2000)`);
    expect(text).toMatch(/\n… and \d+ more folders$/);
  });

  it('keeps to its length, whatever the names, and is the same each time', () => {
    const name = fc.stringMatching(/^[a-z.\u200b"é ]{1,12}$/);
    const paths = fc.array(
      fc.array(name, { minLength: 1, maxLength: 5 }).map((names) => names.join('/')),
      { maxLength: 60 },
    );
    fc.assert(
      fc.property(paths, fc.integer({ min: 60, max: 2_000 }), (files, maxLength) => {
        const text = map(files, maxLength);
        expect(text.length).toBeLessThanOrEqual(maxLength);
        expect(map(files, maxLength)).toBe(text);
        expect(text).not.toContain('\u200b');
      }),
    );
  });
});

describe('the budget of a prompt', () => {
  const part = (name: string, most: number, length = 10_000) => ({
    part: name,
    most,
    render: (max: number) => 'x'.repeat(Math.min(max, length)),
  });

  it('gives each part what it may have, and what comes late what is left', () => {
    const { parts, left } = spendBudget(100, [part('a', 60), part('b', 30, 10), part('c', 80)]);
    expect(parts.map(({ text }) => text.length)).toEqual([60, 10, 30]);
    expect(left).toBe(0);
  });

  it('asks nothing of a part for which nothing is left', () => {
    const never = () => {
      throw new Error('no room');
    };
    const spent = spendBudget(5, [part('a', 5), { part: 'b', most: 5, render: never }]);
    expect(spent.parts).toEqual([
      { part: 'a', text: 'xxxxx' },
      { part: 'b', text: '' },
    ]);
  });

  it('cuts a text so that it is seen', () => {
    expect(cutVisibly('short', 100)).toBe('short');
    const cut = cutVisibly('y'.repeat(1_000), 200);
    expect(cut.length).toBeLessThanOrEqual(200);
    expect(cut).toMatch(/^y{120}\n\[cut: 880 of 1000 characters are missing here\]$/);
  });
});
