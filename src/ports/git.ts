// The port to git. Types, and the one object that every repository has.
import type { CommitterIdentity } from './accounts.ts';

/** The tree without files, as git knows it. */
export const EMPTY_TREE = '4b825dc642cb6eb9a060e54bf8d69288fbee4904';

/** Files on disk, and the index that git compares them with. Neither holds git's own data. */
export type GitWorktree = {
  /** Absolute. */
  readonly directory: string;
  /** Absolute, outside of `directory`. */
  readonly indexFile: string;
};

export type GitOptions = {
  /**
   * The files that git works on; absent: objects and refs alone. A command that takes too long with files of the run's own is ended
   * and tried once more without the pipes and foreign repositories among them, for which git may have waited.
   */
  readonly worktree?: GitWorktree;
  /** Added to git's explicit environment. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Send the token to the remote: for `fetch` and `push` alone. */
  readonly remote?: boolean;
  /**
   * How long a command that talks to the remote or works on files may take, in milliseconds. Unless told, a fetch has two minutes, then
   * five; `read-tree` has five; others have one. It never takes more than a part of the run's time. What takes longer is ended, and fails
   * as any other command does.
   */
  readonly timeoutMs?: number | undefined;
};

export type GitResult = { readonly code: number; readonly stdout: string; readonly stderr: string };

export type TreeEntry = {
  readonly path: string;
  /** `100644`, `100755`, `120000` (symlink) or `160000` (submodule). */
  readonly mode: string;
  readonly size: number;
};

/** The squad's own files as one commit has them, read from git objects, never from a working tree. */
export interface TrustedTree {
  readonly commit: string;
  /** Every file below the squad's folders, the skills' folders, the possible CODEOWNERS files, those that instruct agents and those that name checks; sorted by path. */
  readonly entries: readonly TreeEntry[];
  /** The file's text, cut after `maxBytes` (1 MiB unless told); undefined when it isn't a regular file. */
  read(path: string, maxBytes?: number): Promise<string | undefined>;
  /** The file's bytes, however many; undefined when it isn't a regular file. */
  bytes(path: string): Promise<Uint8Array | undefined>;
  /** The last `maxBytes` of a file that only grows, such as a history. */
  readEnd(path: string, maxBytes: number): Promise<string | undefined>;
}

/** Runs git with an argument array, hooks off, and neutral system and global configuration. */
export interface Git {
  /** The run's own bare repository: objects borrowed from the checkout, configuration ours. */
  readonly repository: string;
  /** A private folder for worktrees and index files, removed at the end. */
  readonly scratch: string;
  /** The checkout's objects are at hand: what is fetched is little. */
  readonly hasCheckout: boolean;
  /** The remote's address, without a credential. */
  readonly remoteUrl: string;
  /** Who commits: the job's bot, until our first comment shows that the token is another app's. */
  readonly identity: CommitterIdentity;
  /** Standard output; throws a SquadError (E_GIT) on a non-zero exit. */
  run(args: readonly string[], options?: GitOptions): Promise<string>;
  /** Any exit code is an answer. */
  attempt(args: readonly string[], options?: GitOptions): Promise<GitResult>;
  /** Gives the files of one folder a second name in another, where that has none of the same name; as far as it goes. */
  linkFolder(from: string, to: string): Promise<void>;
  /** The squad's files at a commit that the repository has. */
  tree(commit: string): Promise<TrustedTree>;
  /** Makes a commit of whole files without a working tree, and gives its id; throws a SquadError (E_GIT). */
  commit(commit: FilesCommit): Promise<string>;
}

export type FilesCommit = {
  /** The first is what the files change. */
  readonly parents: readonly string[];
  /** The tree that the files change, where it is another than the first parent's. */
  readonly tree?: string;
  readonly author: { readonly name: string; readonly email: string };
  /** Subject, body and trailers. */
  readonly text: string;
  /** What each path holds from now on; undefined removes it. */
  readonly files: ReadonlyMap<string, Uint8Array | undefined>;
};
