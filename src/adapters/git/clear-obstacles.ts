// Removes what git would wait for forever: pipes that programs left among an agent's files, under names that git opens.
import { execFile } from 'node:child_process';
import { delimiter, isAbsolute } from 'node:path';
import { promisify } from 'node:util';
import { attempt } from '#src/errors.ts';
import type { Git } from '#src/ports/index.ts';
import { wayInside } from '#src/text/index.ts';
import { CLEAR_OBSTACLES } from '#src/workspace/index.ts';
import { TIMED_OUT } from './git-command.ts';
import type { GitSettings } from './git-environment.ts';

const run = promisify(execFile);
const CLEAR_MS = 60_000;

/**
 * Wraps `attempt` so that a command that takes too long on files of the run's own is tried once more, after what may hold
 * git up has been removed.
 */
export function clearAndRetry(
  attemptOnce: Git['attempt'],
  { path }: Pick<GitSettings, 'path'>,
  scratch: string,
): Git['attempt'] {
  return async (args, options = {}) => {
    const result = await attemptOnce(args, options);
    const { worktree } = options;
    if (result.code !== TIMED_OUT || worktree === undefined) return result;
    if (wayInside(scratch, worktree.directory) === undefined) return result;
    await clearObstacles(worktree.directory, path);
    return attemptOnce(args, options);
  };
}

/** Removes only what can't be committed. */
async function clearObstacles(folder: string, path: string): Promise<void> {
  // `find` refuses `-execdir` when PATH holds a relative folder.
  const PATH = path.split(delimiter).filter(isAbsolute).join(delimiter);
  await attempt(
    run('find', ['.', ...CLEAR_OBSTACLES], { cwd: folder, env: { PATH }, timeout: CLEAR_MS }),
  );
}
