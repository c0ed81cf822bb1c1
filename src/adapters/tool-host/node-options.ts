// Node's options for a tool host: its permission model restricts the host to its folders.

import { dirname, join } from 'node:path';
import type { ToolHostSpec } from '#src/ports/index.ts';

const HEAP_MEGABYTES = 512;

/** Returns the options that let a host read its folders, and write in its worktree and its home. */
export function nodeOptions(
  { folders, workdir, mayStartPrograms }: ToolHostSpec,
  home: string,
  program: string,
): readonly string[] {
  const allowedPaths = [dirname(program), workdir, home, ...folders.map(({ root }) => root)];
  const read = [
    ...outermost(allowedPaths).map(below),
    ...outermost(packagesAbove(folders), allowedPaths),
  ];
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const isStable = major > 22 || (major === 22 && minor >= 13);
  return [
    `--max-old-space-size=${HEAP_MEGABYTES}`,
    '--disable-warning=ExperimentalWarning',
    isStable ? '--permission' : '--experimental-permission',
    ...read.map((path) => `--allow-fs-read=${path}`),
    ...outermost([workdir, home]).map((path) => `--allow-fs-write=${below(path)}`),
    // Settings allow it, so Node need not warn at every start.
    ...(mayStartPrograms ? ['--allow-child-process', '--disable-warning=SecurityWarning'] : []),
  ];
}

/** Without duplicates and without paths inside another one: Node 20 handles those wrongly. */
function outermost(paths: readonly string[], allowedPaths = paths): readonly string[] {
  const isInside = (path: string) => allowedPaths.some((it) => path.startsWith(`${it}/`));
  return [...new Set(paths)].filter((path) => !isInside(path));
}

/** The search for a package reads `package.json` in every folder above; a refusal would end it. */
function packagesAbove(folders: ToolHostSpec['folders']): readonly string[] {
  const above = (path: string): readonly string[] =>
    dirname(path) === path ? [path] : [path, ...above(dirname(path))];
  return folders.flatMap(({ root }) => above(dirname(root))).map((it) => join(it, 'package.json'));
}

function below(path: string): string {
  return path.endsWith('/') ? `${path}*` : `${path}/*`;
}
