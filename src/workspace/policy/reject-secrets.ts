// Keeps secrets out of commits, whether an agent was talked into writing one or copied what it was shown.
import { attempt } from '#src/errors.ts';
import { readRegularFile } from '#src/files/index.ts';
import type { Git } from '#src/ports/index.ts';
import { objectId } from '../worktrees/list-changes.ts';
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
    const { path, isRemoved } = candidate;
    const checked = isRemoved === true ? candidate : await readChecked(candidate, deps);
    if (deps.policy.holdsSecret(path)) {
      left.push('a file: its name holds a secret, or something shaped like one');
    } else if (checked === undefined) {
      left.push(`${path}: holds a secret, or something shaped like one`);
    } else {
      accepted.push(checked);
    }
  }
  return { accepted, left };
}

/** Returns the file with its bytes' id. Returns undefined if they hold a secret, or if a program replaced the file meanwhile. */
async function readChecked(
  candidate: CommitCandidate,
  { git, worktree, policy }: SecretCheckDeps,
): Promise<CommitCandidate | undefined> {
  const { path } = candidate;
  const base = worktree.base() ?? '';
  const bytes = await readRegularFile(worktree.directory, path);
  if (bytes === undefined) return undefined;
  const text = bytes.toString('utf8');
  const checked = { ...candidate, object: objectId(bytes, base.length) };
  const readBefore = async () => {
    const before = await attempt(git.run(['cat-file', 'blob', `${base}:${path}`]));
    return before.kind === 'done' ? before.value : '';
  };
  return (await addsSecret(text, readBefore, policy)) ? undefined : checked;
}

/** True if lines that a text adds to what was there before hold a secret. */
export async function addsSecret(
  text: string,
  readBefore: () => Promise<string>,
  { holdsSecret }: Pick<Policy, 'holdsSecret'>,
): Promise<boolean> {
  if (!holdsSecret(text)) return false;
  return holdsSecret(addedTo(await readBefore(), text));
}

/** Returns the lines of a text that it lacked before. */
function addedTo(before: string, text: string): string {
  const known = new Set(before.split('\n'));
  const added = text.split('\n').filter((line) => !known.has(line));
  return added.join('\n');
}
