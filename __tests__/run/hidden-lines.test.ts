// Added lines with characters that nobody sees are named by file and line; a setting keeps them out of commits.
import { afterEach, describe, expect, it } from '@jest/globals';
import type { TurnScript } from '../coordinator/a-runtime.ts';
import { openRunStage, type RunStage, routesTo, team, write } from './a-run.ts';

let stage: RunStage;
afterEach(() => stage.close());

const OVERRIDE = 'a\n/*\u202E } \u2066if (isAdmin)\u2069 */\nconst \u3164 = 1;\n';
const PERSIAN =
  '\u0645\u06CC\u200C\u062E\u0648\u0627\u0647\u0645 \u{1F469}\u200D\u{1F4BB} \u2764\uFE0F\n';

type Written = readonly (readonly [path: string, text: string])[];

async function play(
  written: Written,
  action: object,
  files: Readonly<Record<string, string>> = {},
) {
  const config = { '.squad/config.json': JSON.stringify({ action }) };
  stage = await openRunStage({ files: { ...team, ...config, ...files } });
  const fenster: TurnScript = async (moment) => {
    for (const [path, text] of written) await write(moment, path, text);
    return 'I wrote it.';
  };
  const acts = { coordinator: [routesTo('fenster', 'Done.')], fenster: [fenster] };
  const { outcome } = await stage.play({ acts });
  return {
    outcome,
    body: stage.remote.githubServer.state.threads.get(8)?.body ?? '',
    board: stage.boards().at(-1) ?? '',
    shown: await stage.remote.shownOn('squad/7-login-form').catch(() => []),
  };
}

const NAMED =
  "⚠️ This adds characters that can't be seen: `src/a.js:2` (U+202E, U+2066, U+2069) and `src/a.js:3` (U+3164).";

describe('an added line with hidden characters', () => {
  it('is named first in the pull request, and on the board', async () => {
    const written = [
      ['src/a.js', OVERRIDE],
      ['docs/fa.md', PERSIAN],
    ] as const;
    const { body, board, shown } = await play(written, {});
    expect(body.split('\n')[1]).toBe(NAMED);
    expect(board).toContain(NAMED);
    expect(board).not.toContain('fa.md');
    expect(shown).toEqual(['docs/fa.md', 'src/a.js']);
  });

  it('is not one that was there before, in the same file or in one that it moved from', async () => {
    const old = 'x\u200By = 1;\n';
    const files = { 'src/a.js': `1\n${old}`, 'src/b.js': 'b\u2060\n' };
    const written = [
      ['src/a.js', `0\n1\n${old}b\u2060\n`],
      ['src/b.js', 'b\n'],
    ] as const;
    const { body, board } = await play(written, {}, files);
    expect(body).not.toContain("can't be seen");
    expect(board).not.toContain("can't be seen");
  });

  it('is counted where there are many', async () => {
    const lines = Array.from({ length: 30 }, (_, at) => `${at}\u200B\n`).join('');
    const { body, board } = await play([['src/a.js', lines]], {});
    expect(body).toContain('`src/a.js:20` (U+200B) and 10 more lines.');
    expect(board).toContain('`src/a.js:4` (U+200B) and 26 more lines.');
  });

  it.each([[{ hiddenCharacters: 'refuse' }], [{ hiddenCharacters: 'rufuse' }]])(
    'is not committed with %j',
    async (action) => {
      const written = [
        ['src/a.js', OVERRIDE],
        ['src/b.js', 'b\n'],
        ['fa.md', PERSIAN],
      ] as const;
      const { body, board, shown } = await play(written, action);
      const why = "line 2 holds U+202E, U+2066, U+2069, which a reader can't see";
      expect(shown).toEqual(['fa.md', 'src/b.js']);
      expect(body).toContain(`Left out: src/a.js: ${why}`);
      expect(board).toContain(`\`src/a.js\`: ${why}`);
    },
  );

  it('is committed with that setting if it was there before', async () => {
    const old = 'x\u200By = 1;\n';
    const files = { 'src/a.js': old };
    const { shown } = await play(
      [['src/a.js', `${old}z\n`]],
      { hiddenCharacters: 'refuse' },
      files,
    );
    expect(shown).toEqual(['src/a.js']);
  });
});
