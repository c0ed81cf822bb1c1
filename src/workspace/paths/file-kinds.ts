// What a commit has at a path besides plain files. Our worktrees hold a link as a text that names its target, and a submodule as an
// empty folder, so nobody could tell them from the files by looking.
import { posix } from 'node:path';
import type { FileRequest } from '#src/coordinator/agents/agent-environment.ts';
import type { Git } from '#src/ports/git.ts';
import { pathInSentence } from '#src/text/paths.ts';
import { filterReason, readAttributes } from './attributes.ts';
import { listFolderEntries, readTreeListing, withFolders } from './tree-entries.ts';

const LINK = '120000';
const SUBMODULE = '160000';
const MAX_MARKS = 1_000;

/** `reason` follows nothing and names the path itself; `next`: what would work, for the model. */
type KindRefusal = { readonly reason: string; readonly next: string };

/** Says that a path of a commit is, or leads through, a link or a submodule, or that only another program writes the file. */
export async function refuseKind(
  git: Git,
  commit: string,
  { path, access }: Pick<FileRequest, 'path' | 'access'>,
): Promise<KindRefusal | undefined> {
  const entries = await listFolderEntries(git, commit, [path]);
  for (const part of withFolders(path)) {
    const { mode, object = '' } = entries.get(part) ?? {};
    if (mode === LINK) return describeLink(part, path, (await git.readObject(object)).toString());
    if (mode === SUBMODULE) {
      const reason = `${pathInSentence(part)} is a submodule: its files are in another repository`;
      return { reason, next: 'go on without them' };
    }
  }
  if (access === 'read') return undefined;
  const reason = filterReason((await readAttributes(git, entries, [path])).get(path));
  return reason === undefined
    ? undefined
    : {
        reason: `${pathInSentence(path)}: ${reason}`,
        next: 'put into your report what should change',
      };
}

function describeLink(link: string, path: string, target: string): KindRefusal {
  const reason = `${pathInSentence(link)} is a symbolic link to ${pathInSentence(target)}`;
  const meant = posix.join(posix.dirname(link), target, path.slice(link.length));
  const isInside = !posix.isAbsolute(target) && !/^\.\.(?:\/|$)/.test(meant);
  return {
    reason,
    next: isInside ? `use ${pathInSentence(meant)}` : 'it leads out of the repository',
  };
}

/** Returns what is shown after the paths of a commit's links and submodules, the first 1,000 of them: ` -> target`. */
export async function readMarks(git: Git, commit: string): Promise<ReadonlyMap<string, string>> {
  const listing = await git.run(['ls-tree', '-r', '-z', '--full-tree', commit]);
  const others = readTreeListing(listing).filter(({ mode }) => [LINK, SUBMODULE].includes(mode));
  const marks = others.slice(0, MAX_MARKS).map(async ({ path, mode, object }) => {
    if (mode === SUBMODULE) return [path, ' (a submodule)'] as const;
    return [path, ` -> ${pathInSentence((await git.readObject(object)).toString())}`] as const;
  });
  return new Map(await Promise.all(marks));
}
