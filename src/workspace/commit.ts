// An agent's changes become one commit of its own. The tree is its base plus the named paths, nothing else.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { OutboundText } from '../publish/outbound.ts';
import type { Git } from '../world.ts';
import { listChanges } from './changes.ts';
import { judge, type Policy } from './policy.ts';
import { BOT } from './remote.ts';
import type { Worktree } from './worktrees.ts';

export type CommitIdentity = {
  /** The author's name: `Hockney (Squad)`. */
  readonly author: string;
  /** Subject and body, without trailers. */
  readonly message: OutboundText;
  /** Trailers we add: `Squad-Agent`, `Squad-Run`. */
  readonly trailers: Readonly<Record<string, string>>;
};

/** What was committed, and what was left out (a line each). `commit` is undefined when nothing changed. */
export type CommittedWork = {
  readonly commit: string | undefined;
  readonly files: readonly string[];
  readonly left: readonly string[];
};

type CommitSettings = {
  readonly git: Git;
  readonly policy: Policy;
  readonly identity: CommitIdentity;
};

/** Commits what the worktree's agent wrote, on top of the worktree's base. */
export async function commitWork(
  worktree: Worktree,
  { git, policy, identity }: CommitSettings,
): Promise<CommittedWork> {
  const base = worktree.base();
  const { accepted, left } = judge(await listChanges(worktree), policy);
  if (base === undefined || accepted.length === 0) return { commit: undefined, files: [], left };
  const paths = accepted.map((candidate) => candidate.path);
  const list = join(git.scratch, `${worktree.label}.paths`);
  await writeFile(list, paths.join('\0'));
  const { directory } = worktree;
  const stage = ['add', '--force', `--pathspec-from-file=${list}`, '--pathspec-file-nul'];
  await git.run(stage, { directory });
  const tree = (await git.run(['write-tree'], { directory })).trim();
  const baseTree = (await git.run(['rev-parse', `${base}^{tree}`])).trim();
  if (tree === baseTree) return { commit: undefined, files: [], left };
  const commit = await commitTree(git, { tree, parent: base, identity });
  return { commit, files: await changedFiles(git, base, commit), left };
}

/** Makes a commit object; the committer is the bot, agents can't set author, date or committer. */
export async function commitTree(
  git: Git,
  args: { tree: string; parent: string; identity: CommitIdentity },
): Promise<string> {
  const { author, message, trailers } = args.identity;
  const lines = Object.entries(trailers).map(([name, value]) => `${name}: ${value}`);
  const text = `${message.trimEnd()}\n\n${lines.join('\n')}\n`;
  const environment = {
    GIT_AUTHOR_NAME: author,
    GIT_AUTHOR_EMAIL: BOT.email,
    GIT_COMMITTER_NAME: BOT.name,
    GIT_COMMITTER_EMAIL: BOT.email,
  };
  const made = ['commit-tree', '--no-gpg-sign', '-p', args.parent, '-m', text, args.tree];
  return (await git.run(made, { environment })).trim();
}

async function changedFiles(git: Git, from: string, to: string): Promise<readonly string[]> {
  const names = await git.run(['diff-tree', '-r', '-z', '--name-only', '--no-renames', from, to]);
  return names.split('\0').filter((name) => name !== '');
}
