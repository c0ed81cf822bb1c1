// No secret is committed: not by an agent that was talked into it, and not by one that copies what it was shown.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { attempt } from '../../errors.ts';
import type { Git } from '../../ports/git.ts';
import type { Worktree } from '../worktrees.ts';
import type { CommitCandidate, Policy, PolicyResult } from './protected-paths.ts';

/** Parts files whose new lines (or whose name) hold a secret from the rest. Lines that stand in the base already are no news. */
export async function rejectSecrets(
  candidates: readonly CommitCandidate[],
  { git, worktree, policy }: { git: Git; worktree: Worktree; policy: Policy },
): Promise<PolicyResult> {
  const accepted: CommitCandidate[] = [];
  const left: string[] = [];
  for (const candidate of candidates) {
    const { path } = candidate;
    if (policy.holdsSecret(path)) {
      left.push('a file: its name holds a secret, or something shaped like one');
    } else if (await addsSecret(path, { git, worktree, policy })) {
      left.push(`${path}: holds a secret, or something shaped like one`);
    } else {
      accepted.push(candidate);
    }
  }
  return { accepted, left };
}

async function addsSecret(
  path: string,
  { git, worktree, policy }: { git: Git; worktree: Worktree; policy: Policy },
): Promise<boolean> {
  const text = await readFile(join(worktree.directory, path), 'utf8');
  if (!policy.holdsSecret(text)) return false;
  const before = await attempt(git.run(['cat-file', 'blob', `${worktree.base()}:${path}`]));
  const known = new Set(before.kind === 'done' ? before.value.split('\n') : []);
  const added = text.split('\n').filter((line) => !known.has(line));
  return policy.holdsSecret(added.join('\n'));
}
