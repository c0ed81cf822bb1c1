// Every scenario is a test: the built action, the real runtime and real git; expected.md is what GitHub saw.
// UPDATE_EXPECTED=1 writes expected.md instead of comparing it.
import { existsSync, readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { renderExpected } from '../rehearsal/expected.ts';
import { rehearseScenario } from '../rehearsal/rehearse.ts';
import { deadLinks } from './rehearsal/pages/crawl.ts';

const root = join(import.meta.dirname, '../scenarios');
const names = readdirSync(root).filter((name) => existsSync(join(root, name, 'scenario.json')));

/** Between them they have reviews, a diagram, several runs, and work without a pull request. */
const CRAWLED = ['cycle', 'pull-requests-not-permitted', 'review-handoff'];

async function expectedOf(file: string, actual: string): Promise<string> {
  if (process.env.UPDATE_EXPECTED === '1') {
    await writeFile(file, actual);
  }
  return readFile(file, 'utf8');
}

describe('scenarios', () => {
  it.each(names)(
    '%s ends as its folder says, and GitHub saw what expected.md says',
    async (name) => {
      const isCrawled = CRAWLED.includes(name);
      const rehearsal = await rehearseScenario(join(root, name), { serve: isCrawled });
      const runs = rehearsal.runs.map(({ outputs, exitCode }) => ({
        outcome: outputs.outcome,
        exitCode,
      }));
      expect({ runs, log: rehearsal.asExpected ? '' : rehearsal.runs.at(-1)?.log }).toEqual({
        runs: rehearsal.runs.map(({ expected }) => expected),
        log: '',
      });
      expect(rehearsal.problems).toEqual([]);
      // What people read leads to pages, and every page to others.
      expect(isCrawled ? await deadLinks(rehearsal.github.origin) : []).toEqual([]);
      await rehearsal.close();
      const actual = renderExpected(rehearsal);
      expect(actual).toBe(await expectedOf(join(root, name, 'expected.md'), actual));
    },
  );
});
