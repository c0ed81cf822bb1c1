// What init writes into small repositories of each language.
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { isSetupCommand } from '#src/setup/project/ecosystems.ts';
import { readSettings } from '#src/team/settings.ts';
import { aTerminal } from '../a-terminal.ts';
import { aRepository, WORKFLOW } from './a-repository.ts';
import { SAMPLES } from './samples.ts';

const terminal = aTerminal();
const repository = aRepository();
const { init, read, put } = repository;

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
    await put(sample.files);
    expect(await init()).toBe(0);
    expect(await stepLines()).toEqual(sample.steps);
    expect((await read(WORKFLOW)).split('\n').length - 1).toBeLessThanOrEqual(40);
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
    await put(sample.files);
    await init('--workflow-only');
    const steps: readonly { readonly run?: string }[] = parse((await stepLines()).join('\n')) ?? [];
    const commands = steps.flatMap(({ run }) => run?.replace(/^cd (?:'[^']+'|\w+) && /, '') ?? []);
    expect(commands.filter((run) => !isSetupCommand(run))).toEqual([]);
  });

  it('gives the same commands to the reusable workflow', async () => {
    await put(sample.files);
    await init('--workflow-only');
    const steps: readonly { readonly run?: string }[] = parse((await stepLines()).join('\n')) ?? [];
    const commands = steps.flatMap(({ run }) => run ?? []);
    await rm(join(repository.root, WORKFLOW));
    await init('--workflow-only', '--reusable');
    const given: string = parse(await read(WORKFLOW)).jobs.squad.with?.setup ?? '';
    const lines = given.split('\n').map((line) => line.replace(/^\((.*)\)$/, '$1'));
    expect(given === '' ? [] : lines).toEqual(commands);
  });
});
