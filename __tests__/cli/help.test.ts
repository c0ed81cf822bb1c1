// Each line of every --help, as it stands: by the built command line, in a repository.
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from '@jest/globals';

const CLI = resolve('dist/cli.js');
const base = mkdtempSync(join(tmpdir(), 'squad-help-'));
afterAll(() => rmSync(base, { recursive: true }));

const FILES = {
  'package.json': '{"scripts":{"test":"node --test"}}',
  '.squad/team.md': '# Team\n',
  '.squad/tools/words.ts':
    "import { tool } from '@squad/tools';\nexport default tool({ description: 'Counts', args: {}, execute: () => '5' });\n",
  'run.jsonl': '{"kind":"run.started","at":1}\n',
};
/** What stands for a word that the reader replaces. */
const WORDS: Readonly<Record<string, string>> = {
  '<name>': 'words',
  '<folder>': '.squad',
  '<run.jsonl>': 'run.jsonl',
  '<run.jsonl or its folder>': 'run.jsonl',
  '<scenario>': 'first-comment',
  scenario: 'first-comment',
  folder: 'by-hand',
  NAME: 'ROOM',
  "'{...}'": "'{}'",
  'owner/name@commit': `acme/squad-action@${'0123456789'.repeat(4)}`,
};

let count = 0;
function aRepository(): string {
  count += 1;
  const root = join(base, String(count));
  for (const [path, text] of Object.entries({ ...FILES, '.git/HEAD': '' })) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

/** Runs a line of help by a shell, without a token and without network. */
async function play(line: string) {
  const script = `squad-action() { "$NODE" "$CLI" "$@"; }\n${line} </dev/null`;
  const env = { PATH: process.env.PATH, HOME: base, NODE: process.execPath, CLI };
  const ran = promisify(execFile)('bash', ['-c', script], { cwd: aRepository(), env });
  return ran.then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }) => ({
      code: Number(code),
      stdout: String(stdout),
      stderr: String(stderr),
    }),
  );
}

const helpOf = async (command: string) => (await play(`squad-action ${command} --help`)).stdout;

/** Returns the lines of usage: those at the margin, each with those below it that are far in. */
function usageIn(help: string): readonly string[] {
  const joined = help.replaceAll(/\n {6,}(?=[[<-])/g, ' ');
  return joined
    .split('\n')
    .filter((line) => line.startsWith('squad-action ') && !line.startsWith('squad-action is'));
}

/** Writes what the reader would: the least, and with everything in brackets, of alternatives the first. */
function asTyped(usage: string): readonly string[] {
  const plain = usage.replaceAll('...', (dots, at: number) => (usage[at - 1] === '{' ? dots : ''));
  const fill = (text: string) =>
    Object.entries(WORDS).reduce(
      (line, [word, meant]) => {
        const escaped = word.replaceAll(/[^\w]/g, '\\$&');
        return line.replaceAll(new RegExp(`(?<=^|\\s)${escaped}(?=\\s|$)`, 'g'), meant);
      },
      text.trim().replaceAll(/\s+/g, ' '),
    );
  const without = plain.replaceAll(/\s*\[[^\]]*\]/g, '');
  const all = plain.replaceAll(/\[([^\]|]*)(?:\|[^\]]*)?\]/g, '$1');
  return [fill(without), fill(all)];
}

const main = usageIn(await helpOf(''));
const commands = [...new Set(main.flatMap((line) => /^squad-action (\w+)/.exec(line)?.[1] ?? []))];
const usages = [...main, ...(await Promise.all(commands.map(helpOf))).flatMap(usageIn)];
const lines = [...new Set(usages.flatMap(asTyped))];

/** A rehearsal takes long and has a test of its own; a pull request takes the network. */
const isTooMuch = (line: string) =>
  (line.startsWith('squad-action rehearse') && !line.includes('--list')) ||
  line.includes('--pull-request');

describe('the help', () => {
  it('names every command', () => {
    expect(new Set(commands)).toEqual(
      new Set('doctor init mcp rehearse scribe show tools'.split(' ')),
    );
  });

  it.concurrent.each(lines)('shows a line that works as it stands: %s', async (line) => {
    const { code, stderr } = await play(isTooMuch(line) ? `${line} --help` : line);
    expect(stderr).not.toMatch(/There is no (?:option|command)|takes |is missing|is empty/);
    expect(code).not.toBe(2);
  });
});
