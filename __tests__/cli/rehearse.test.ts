import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { rehearseCommand } from '#src/cli/rehearse.ts';
import { findScenario } from '../../rehearsal/catalogue.ts';
import { readScenario } from '../../rehearsal/scenario/scenario.ts';
import { seedGitHub } from '../../rehearsal/scenario/seed.ts';
import { aTerminal } from './a-terminal.ts';

const terminal = aTerminal();
let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'squad-rehearse-'));
});

afterEach(async () => {
  await rm(folder, { recursive: true });
});

describe('rehearse', () => {
  it('says that a folder has no scenario.json, and which command lists the scenarios', async () => {
    expect(await rehearseCommand([folder])).toBe(2);
    expect(terminal.said).toBe(
      `There is no scenario.json in "${folder}".\nTo see the scenarios: squad-action rehearse --list\n`,
    );
  });

  it('names the file whose JSON is broken', async () => {
    const file = join(folder, 'scenario.json');
    await writeFile(file, '{ a');
    expect(() => findScenario(folder)).toThrow(`${file} is not valid JSON: `);
    await expect(readScenario(folder)).rejects.toThrow(`${file} is not valid JSON: `);
  });

  it("says that a scenario's repository holds no file", async () => {
    const repository = join(folder, 'repository');
    const event = { name: 'schedule', author: 'olga' };
    await mkdir(join(repository, 'src'), { recursive: true });
    await writeFile(join(folder, 'scenario.json'), JSON.stringify({ story: 'x', event }));
    const scenario = await readScenario(folder, false);
    const seeding = seedGitHub({ scenario, folder: join(folder, 'play') });
    await expect(seeding).rejects.toThrow(`${repository} holds no file`);
  });
});
