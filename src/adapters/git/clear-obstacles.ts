// Pipes that programs left among an agent's files, under the names that git opens: it would wait for them without end.
import { execFile } from 'node:child_process';
import { delimiter, isAbsolute } from 'node:path';
import { promisify } from 'node:util';
import { attempt } from '../../errors.ts';
import type { Git } from '../../ports/git.ts';
import { wayInside } from '../../text/paths.ts';
import { TIMED_OUT } from './git-command.ts';
import type { GitSettings } from './git-environment.ts';

const run = promisify(execFile);
const CLEAR_MS = 60_000;

const OPEN_CLOSED = ['-type', 'd', '!', '-perm', '-700', '-execdir', 'chmod', 'u+rwx', '{}', ';'];
const NOT_PLAIN = ['!', '(', '-type', 'f', '-o', '-type', 'd', '-o', '-type', 'l', ')'];
/** Another repository may lead git to a pipe that lies elsewhere. */
const OBSTACLE = ['(', '-name', '.git', '-o', ...NOT_PLAIN, ')'];
/** Both programs work in the folder that was found, so that one which is replaced meanwhile leads nowhere else. */
const CLEAR = [
  ...['(', ...OPEN_CLOSED, '-false', ')'],
  // git reads nothing of this folder.
  ...['-o', '-path', './.git', '-prune'],
  ...['-o', ...OBSTACLE, '-prune', '-execdir', 'rm', '-rf', '--', '{}', '+'],
];

/** The same `attempt`: what takes too long with files of the run's own is tried once more when what may hold git up is removed. */
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

/** Nothing that it removes can be committed. */
async function clearObstacles(folder: string, path: string): Promise<void> {
  // find starts nothing where a relative folder is on the path.
  const PATH = path.split(delimiter).filter(isAbsolute).join(delimiter);
  await attempt(run('find', ['.', ...CLEAR], { cwd: folder, env: { PATH }, timeout: CLEAR_MS }));
}
