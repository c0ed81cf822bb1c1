// The run's commits put on top of a branch that moved meanwhile: authors, dates and messages kept, nothing checked out.
import type { Git } from '../ports/git.ts';
import { type CommitSignature, commitTree } from './commit.ts';
import { mergeTrees } from './merge-trees.ts';

export type ReplayResult =
  | { readonly kind: 'replayed'; readonly commit: string }
  | { readonly kind: 'conflict'; readonly files: readonly string[] };

type ReplayRange = { readonly from: string; readonly to: string; readonly onto: string };

/** Puts the commits `from..to` on top of another commit; what that has already is not repeated. */
export async function replay(git: Git, { from, to, onto }: ReplayRange): Promise<ReplayResult> {
  let commit = onto;
  let tree = (await git.run(['rev-parse', `${onto}^{tree}`])).trim();
  for (const { id, ...signature } of await listCommits(git, from, to)) {
    // A commit with the target's tree and this one's parent: their merge is this commit's change, on top of the target.
    const standIn = { author: signature.author, text: 'stand-in' };
    const target = await commitTree(git, { tree, parent: `${id}^`, ...standIn });
    const merged = await mergeTrees(git, target, id);
    if (merged.kind === 'conflict') return { kind: 'conflict', files: merged.files };
    if (merged.tree === tree && (await changesFiles(git, id))) continue;
    tree = merged.tree;
    commit = await commitTree(git, { tree, parent: commit, ...signature });
  }
  return { kind: 'replayed', commit };
}

/** A commit that changes nothing has something to say: it is kept. */
async function changesFiles(git: Git, id: string): Promise<boolean> {
  return (await git.attempt(['diff-tree', '--quiet', `${id}^`, id])).code !== 0;
}

type ReplayedCommit = CommitSignature & { readonly id: string };

const FIELDS = ['%H', '%an', '%ae', '%ad', '%B'];

async function listCommits(git: Git, from: string, to: string): Promise<readonly ReplayedCommit[]> {
  const format = `--format=${FIELDS.map((field) => `${field}%x00`).join('')}`;
  const log = await git.run(['log', '--reverse', '--date=raw', format, `${from}..${to}`]);
  const fields = log.split('\0');
  const commits: ReplayedCommit[] = [];
  for (let at = 0; at + FIELDS.length < fields.length; at += FIELDS.length) {
    const [id = '', name = '', email = '', date = '', text = ''] = fields.slice(at);
    commits.push({ id: id.trim(), author: { name, email, date }, text });
  }
  return commits;
}
