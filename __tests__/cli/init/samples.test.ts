// What init writes into small repositories of each language, and into hostile ones.
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { initCommand } from '#src/cli/init.ts';
import { isSetupCommand } from '#src/setup/project/ecosystems.ts';
import { readSettings } from '#src/team/settings.ts';
import { aTerminal } from '../a-terminal.ts';
import { SAMPLES } from './samples.ts';

const terminal = aTerminal();
const settings = { actionFolder: process.cwd(), now: Date.UTC(2026, 10, 22) };
let root = '';

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'squad-sample-'));
  await mkdir(join(root, '.git'));
});

afterEach(() => rm(root, { recursive: true }));

async function put(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), text);
}

async function putAll(files: Readonly<Record<string, string>>): Promise<void> {
  for (const [path, text] of Object.entries(files)) await put(path, text);
}

const init = (...args: readonly string[]) => initCommand(['--directory', root, ...args], settings);
const read = (path: string) => readFile(join(root, path), 'utf8');
const WORKFLOW = '.github/workflows/squad.yml';

/** The lines between the checkout and the squad's own step, without comments and their indentation. */
async function stepLines(): Promise<readonly string[]> {
  const lines = (await read(WORKFLOW)).split('\n');
  const start = lines.findLastIndex((line) => /uses: actions\/(?:checkout|cache)@/.test(line));
  const rest = lines.slice(
    start + 1,
    lines.findIndex((line) => /squad-action@/.test(line)),
  );
  const own = rest.findIndex((line) => /^ {6}- /.test(line));
  const steps = own < 0 ? [] : rest.slice(own);
  return steps.filter((line) => !/^ *#/.test(line)).map((line) => line.slice(6));
}

async function savedSettings() {
  const text = await read('.squad/config.json');
  expect(readSettings(text).warnings).toEqual([]);
  return JSON.parse(text);
}

describe.each(Object.entries(SAMPLES))('init in %s', (_name, sample) => {
  it('writes the steps, the checks and charters that fit, and the same a second time', async () => {
    await putAll(sample.files);
    expect(await init()).toBe(0);
    expect(await stepLines()).toEqual(sample.steps);
    const { action = {} } = await savedSettings();
    expect(action.checks ?? []).toEqual(sample.checks.map(([name, run]) => ({ name, run })));
    expect(action.share).toEqual(sample.share);
    const [agent, line] = sample.charter;
    expect(await read(`.squad/agents/${agent}/charter.md`)).toContain(`${line}\n`);
    const workflow = await read(WORKFLOW);
    terminal.said = '';
    await init();
    expect(terminal.said).toContain('Everything exists already; nothing was written.');
    expect(await read(WORKFLOW)).toBe(workflow);
  });

  it('writes steps that it knows again', async () => {
    await putAll(sample.files);
    await init('--workflow-only');
    const steps: readonly { readonly run?: string }[] = parse((await stepLines()).join('\n')) ?? [];
    const commands = steps.flatMap(({ run }) => (run === undefined ? [] : [run]));
    expect(commands.filter((run) => !isSetupCommand(run))).toEqual([]);
  });
});
