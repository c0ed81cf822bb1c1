// Tries a command again that somebody else ended, as a machine without memory does.
import { rm } from 'node:fs/promises';
import { attempt } from '#src/errors.ts';
import type { Git } from '#src/ports/index.ts';
import { KILLED } from './git-command.ts';

/** Wraps `attemptOnce` so that a local command ended by a signal runs once more, unless the repository is being closed. */
export function retryKilled(attemptOnce: Git['attempt'], closing: AbortSignal): Git['attempt'] {
  return async (args, options = {}) => {
    const result = await attemptOnce(args, options);
    // Who pushes looks at the remote first.
    if (result.code !== KILLED || options.remote === true || closing.aborted) return result;
    const { worktree } = options;
    if (worktree !== undefined) await attempt(rm(`${worktree.indexFile}.lock`, { force: true }));
    return attemptOnce(args, options);
  };
}
