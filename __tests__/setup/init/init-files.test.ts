import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import {
  fillWorkflow,
  findExistingWorkflow,
  freePath,
  hasPlaceholder,
  missingAttributes,
} from '../../../src/setup/init/init-files.ts';

const example = readFileSync('examples/workflows/squad.yml', 'utf8');
const action = `acme/squad-action@${'0123456789'.repeat(4)}`;

describe('a workflow of init', () => {
  it('names the action, and asks for nothing to be put in', () => {
    const text = fillWorkflow(example, { action, install: undefined });
    expect(text).toContain(`- uses: ${action}\n`);
    expect(text).not.toMatch(/OWNER|Put the owner|Copy to/);
    expect(hasPlaceholder(text)).toBe(false);
  });

  it('keeps the placeholder, and the line about it, where the action is not known', () => {
    const text = fillWorkflow(example, { action: undefined, install: undefined });
    expect(text).toContain('# Put the owner');
    expect(hasPlaceholder(text)).toBe(true);
  });

  it('installs what the checks need', () => {
    expect(example).not.toMatch(/^ +- run: npm ci$/m);
    expect(fillWorkflow(example, { action, install: 'npm ci' })).toMatch(/^ {6}- run: npm ci$/m);
  });

  it('is left out where another file does its work, and has a name of its own beside another file', () => {
    const wanted = { path: '.github/workflows/squad.yml', text: example };
    const nightly = { path: '.github/workflows/nightly.yml', text: example };
    const foreign = { path: wanted.path, text: 'on: push\njobs: {}\n' };
    expect(findExistingWorkflow(wanted, [nightly])).toBe(nightly.path);
    expect(findExistingWorkflow(wanted, [foreign])).toBeUndefined();
    expect(freePath(wanted.path, [foreign])).toBe('.github/workflows/squad-action.yml');
    expect(freePath(wanted.path, [nightly])).toBe(wanted.path);
  });
});

const LINES = [
  '.squad/decisions.md merge=union',
  '.squad/agents/*/history.md merge=union',
  '.squad/log/** merge=union',
  '.squad/orchestration-log/** merge=union',
];

describe('the lines for .gitattributes', () => {
  it.each([
    ['are all for a repository that has none', undefined, `${LINES.join('\n')}\n`],
    ['are none where they stand already', `${LINES.join('\n')}\n`, ''],
    ['are the missing ones alone', `${LINES.slice(1).join('\n')}\n`, `${LINES[0]}\n`],
    ['begin on a line of their own', '*.png binary', `\n${LINES.join('\n')}\n`],
    ["have the file's line ends", '*.png binary\r\n', `${LINES.join('\r\n')}\r\n`],
    ['are known in other spacing', LINES.map((line) => line.replace(' ', '\t')).join('\n'), ''],
  ])('%s', (_what, present, missing) => {
    expect(missingAttributes(present, '.squad')).toBe(missing);
  });

  it('name the folder that the team has', () => {
    expect(missingAttributes('', '.ai-team')).toContain('.ai-team/decisions.md merge=union\n');
  });
});
