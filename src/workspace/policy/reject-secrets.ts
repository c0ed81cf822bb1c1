// Keeps secrets out of commits, whether an agent was talked into writing one or copied what it was shown.
import { attempt } from '../../errors.ts';
import type { Git } from '../../ports/git.ts';
import { useRegularFile } from '../worktrees/open-regular-file.ts';
import type { Worktree } from '../worktrees/worktrees.ts';
import type { CommitCandidate, PolicyResult } from './apply-policy.ts';
import type { Policy } from './protected-paths.ts';

type SecretCheckDeps = { readonly git: Git; readonly worktree: Worktree; readonly policy: Policy };

/** Separates files whose name or new lines hold a secret. Lines that are in the base already don't count. */
export async function rejectSecrets(
  candidates: readonly CommitCandidate[],
  deps: SecretCheckDeps,
): Promise<PolicyResult> {
  const accepted: CommitCandidate[] = [];
  const left: string[] = [];
  for (const candidate of candidates) {
    const { path } = candidate;
    if (deps.policy.holdsSecret(path)) {
      left.push('a file: its name holds a secret, or something shaped like one');
    } else if (candidate.isRemoved !== true && (await addsSecret(path, deps))) {
      left.push(`${path}: holds a secret, or something shaped like one`);
    } else {
      accepted.push(candidate);
    }
  }
  return { accepted, left };
}

async function addsSecret(
  path: string,
  { git, worktree, policy }: SecretCheckDeps,
): Promise<boolean> {
  const text = await useRegularFile(worktree.directory, path, (file) => file.readFile('utf8'));
  // A program replaced it meanwhile, so nobody knows what it holds.
  if (text === undefined) return true;
  if (!policy.holdsSecret(text)) return false;
  const before = await attempt(git.run(['cat-file', 'blob', `${worktree.base()}:${path}`]));
  const known = new Set(before.kind === 'done' ? before.value.split('\n') : []);
  const added = text.split('\n').filter((line) => !known.has(line));
  return policy.holdsSecret(added.join('\n'));
}
