// Before anything is pushed: what the commit holds is read again, and must be what was planned.
import { SquadError } from '../../errors.ts';
import type { Git } from '../../ports/git.ts';
import type { FileChanges } from '../plan.ts';

/** Throws a SquadError (E_INTERNAL) when a file of the commit is not what it should be. */
export async function verifyCommit(git: Git, commit: string, changes: FileChanges): Promise<void> {
  const tree = await git.tree(commit);
  const paths = new Set(tree.entries.map(({ path }) => path));
  for (const [path, content] of changes) {
    const found = await tree.bytes(path);
    const matches =
      content === undefined
        ? !paths.has(path)
        : found !== undefined && Buffer.compare(content, found) === 0;
    if (!matches) throw wrongContentError(path);
  }
}

function wrongContentError(path: string): SquadError {
  return new SquadError({
    code: 'E_INTERNAL',
    message: `${path} is not as Scribe wrote it; nothing was pushed.`,
    hint: 'Run the job again, and report this if it stays.',
  });
}
