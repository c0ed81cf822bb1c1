import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { ToolFolder } from '#src/ports/custom-tools.ts';

/** A folder of tools with these files below `tools/`. */
export async function aToolFolder(
  files: Readonly<Record<string, string | Buffer>>,
  changed: Partial<ToolFolder> = {},
): Promise<ToolFolder> {
  const root = await mkdtemp(join(tmpdir(), 'tools-'));
  await mkdir(join(root, 'tools'));
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(root, 'tools', path)), { recursive: true });
    await writeFile(join(root, 'tools', path), content);
  }
  return { root, scope: 'local', shownAs: '.squad/tools', commit: 'c0ffee', ...changed };
}

/** A tool.yaml; a field that is undefined is left out. */
export function aManifest(fields: Readonly<Record<string, unknown>> = {}): string {
  const all = {
    name: 'lint',
    description: 'Lints the code',
    version: '1.0.0',
    entrypoint: 'lint.py',
    ...fields,
  };
  return JSON.stringify(all);
}
