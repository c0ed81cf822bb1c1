import { mkdir, mkdtemp, realpath } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPrograms } from '#src/adapters/programs/programs.ts';
import type { ToolFolder } from '#src/ports/custom-tools.ts';
import { scanExecutables } from '#src/tools/custom/executables.ts';
import { createLauncher } from '#src/tools/custom/launch-tool.ts';
import { createRunCustomTool, type RunToolDeps } from '#src/tools/custom/run-custom-tool.ts';
import { aBox } from '../../adapters/box/a-box.ts';
import { buildHost } from '../../adapters/tool-host/build-host.ts';
import { SECRET } from '../a-workspace.ts';

/** What runs a TypeScript file in a run. */
export async function typescriptCommand(): Promise<readonly string[]> {
  return ['node', join(await buildHost(), 'tool-host.js'), 'run'];
}

/** Everything that run_custom_tool needs, over one folder of reviewed tools; all real. */
export async function aRunStage(folder: ToolFolder, change: Partial<RunToolDeps> = {}) {
  const root = await realpath(await mkdtemp(join(tmpdir(), 'run-')));
  const workdir = join(root, 'work tree');
  await mkdir(workdir);
  const mask = (text: string) => text.replaceAll(SECRET, '***');
  const programs = createPrograms({
    homes: join(root, 'homes'),
    mask,
    box: await aBox(),
  });
  const deps: RunToolDeps = {
    catalog: async () => ({ allowed: (await scanExecutables(folder)).executables, withheld: [] }),
    proposed: async () => [],
    launcher: createLauncher({
      programs,
      typescript: await typescriptCommand(),
      cache: join(root, 'cache'),
    }),
    programs,
    workdir,
    ready: async () => undefined,
    passedTo: () => [],
    network: 'none',
    keptOutput: { folder: join(root, 'run'), shownAs: 'squad-run-7' },
    ...change,
  };
  const { executables } = await scanExecutables(folder);
  return { place: root, workdir, deps, tool: createRunCustomTool(deps, executables) };
}
