// Squads as Squad's own published modules make them, in temporary folders, and those folders as a commit would hold them.
import { mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { initSquad } from '@bradygaster/squad-sdk/config';
import { applyPreset, seedBuiltinPresets } from '@bradygaster/squad-sdk/presets';
import { generateCharterFromRole } from '@bradygaster/squad-sdk/roles';
import { ToolRegistry } from '@bradygaster/squad-sdk/tools';
import type { TrustedTree } from '../../src/ports/git.ts';
import { aTree } from '../team/a-tree.ts';

/** What `squad init` makes: support members only, nobody cast. Returns the repository's folder. */
export async function initialised(): Promise<string> {
  const teamRoot = await newFolder();
  const agents = ['scribe', 'ralph', 'Rai'].map((name) => ({ name, role: name }));
  await initSquad({
    teamRoot,
    projectName: 'harbour',
    projectDescription: 'Berth planning',
    agents,
    configFormat: 'markdown',
    includeWorkflows: false,
    includeTemplates: false,
  });
  return teamRoot;
}

/** What `squad init --preset default` makes. */
export async function withPreset(): Promise<string> {
  const teamRoot = await initialised();
  await useHome();
  seedBuiltinPresets();
  applyPreset('default', join(teamRoot, '.squad/agents'));
  return teamRoot;
}

/** A squad cast from nothing: a lead, and Odd Nes, whose folder has the name that its file in the cast had. */
export async function cast(): Promise<string> {
  const teamRoot = await newFolder();
  const preset = join(await useHome(), 'presets/crew');
  const agents = [
    { name: 'Mira', role: 'Lead', charter: generateCharterFromRole('lead', 'Mira') },
    {
      name: 'Odd Nes',
      role: 'Backend Dev',
      charter: generateCharterFromRole('backend', 'Odd Nes'),
    },
  ];
  await write(join(preset, 'preset.json'), JSON.stringify({ name: 'crew', version: '1', agents }));
  for (const { name, charter } of agents) {
    await write(join(preset, 'agents', name, 'charter.md'), charter ?? '');
  }
  applyPreset('crew', join(teamRoot, '.squad/agents'));
  return teamRoot;
}

/** Calls one of Squad's own tools; throws when it fails. */
export async function callTheirTool(teamRoot: string, name: string, args: object): Promise<void> {
  const tool = new ToolRegistry(join(teamRoot, '.squad')).getTool(name);
  const result: unknown = await tool?.handler(args, {
    sessionId: 's',
    toolCallId: 'c',
    toolName: name,
    arguments: args,
  });
  const kind = typeof result === 'object' && result !== null && Reflect.get(result, 'resultType');
  if (kind !== 'success') throw new Error(`${name}: ${JSON.stringify(result)}`);
}

/** Every file of a folder, as a tree at a commit. */
export async function treeOf(teamRoot: string): Promise<TrustedTree> {
  const entries = await readdir(teamRoot, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const texts = files.map(async ({ parentPath, name }) => {
    const path = join(parentPath, name);
    return [relative(teamRoot, path), await readFile(path, 'utf8')];
  });
  return aTree(Object.fromEntries(await Promise.all(texts)));
}

export async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}

function newFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'squad-interop-'));
}

/** Squad keeps presets in the user's home; tests give it another. */
async function useHome(): Promise<string> {
  const home = await newFolder();
  process.env.SQUAD_HOME = home;
  return home;
}
