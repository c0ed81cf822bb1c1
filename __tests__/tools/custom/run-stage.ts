import { mkdir, mkdtemp, realpath } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPrograms } from '../../../src/adapters/programs.ts';
import { createLauncher } from '../../../src/tools/custom/build.ts';
import type { ToolFolder } from '../../../src/tools/custom/custom-tool.ts';
import { createRunCustomTool, type RunToolDeps } from '../../../src/tools/custom/run-tool.ts';
import { scanExecutables } from '../../../src/tools/custom/scan.ts';
import { SECRET } from '../arrange.ts';

const JITI = join(import.meta.dirname, '../../../node_modules/jiti/lib/jiti-cli.mjs');
export const TYPESCRIPT = ['node', JITI];

/** Everything that run_custom_tool needs, over one folder of reviewed tools; all real. */
export async function aRunStage(folder: ToolFolder, change: Partial<RunToolDeps> = {}) {
  const place = await realpath(await mkdtemp(join(tmpdir(), 'run-')));
  const workdir = join(place, 'work tree');
  await mkdir(workdir);
  const mask = (text: string) => text.replaceAll(SECRET, '***');
  const programs = createPrograms({ home: place, mask, graceMs: 200 });
  const deps: RunToolDeps = {
    catalog: async () => ({ allowed: (await scanExecutables(folder)).executables, withheld: [] }),
    proposed: async () => [],
    launcher: createLauncher({ programs, typescript: TYPESCRIPT, cache: join(place, 'cache') }),
    programs,
    workdir,
    ready: async () => undefined,
    passedTo: () => [],
    keeping: { folder: join(place, 'run'), shownAs: 'squad-run-7' },
    ...change,
  };
  const { executables } = await scanExecutables(folder);
  return { place, workdir, deps, tool: createRunCustomTool(deps, executables) };
}
