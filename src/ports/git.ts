// The port to git. Types, and the id of the empty tree.
import type { CommitterIdentity } from './accounts.ts';

/** The id of the tree without files, which is the same in every repository. */
export const EMPTY_TREE = '4b825dc642cb6eb9a060e54bf8d69288fbee4904';

/** The name of an empty repository in `Git.scratch`: there, unlike in the run's own, no attribute is turned off. */
export const ATTRIBUTES_REPOSITORY = 'attributes.git';

/** Files on disk, and the index that git compares them with. Neither holds git's own data. */
export type GitWorktree = {
  /** Absolute. */
  readonly directory: string;
  /** Absolute, outside of `directory`. */
  readonly indexFile: string;
};

export type GitOptions = {
  /**
   * The files that git works on; absent: objects and refs alone. A command that takes too long on files of the run's own is
   * killed, and tried once more after the pipes and nested repositories that git may have waited for are removed.
   */
  readonly worktree?: GitWorktree;
  /** Added to git's explicit environment. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Sends the token to the remote; only for `fetch` and `push`. */
  readonly remote?: boolean;
  /**
   * Time limit, in milliseconds, of a command that talks to the remote or works on files. By default, a fetch gets two
   * minutes, then five; `read-tree` gets five; others get one. No command gets more than a part of the run's remaining time.
   * A command that takes longer is killed, and fails like any other.
   */
  readonly timeoutMs?: number | undefined;
};

export type GitResult = {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
  /** How long the remote asks to wait before the next try, in milliseconds; absent when it doesn't say. */
  readonly waitMs?: number;
};

export type TreeEntry = {
  readonly path: string;
  /** `100644`, `100755`, `120000` (symlink) or `160000` (submodule). */
  readonly mode: string;
  readonly size: number;
};

/** What a folder of a commit holds under one name. */
export type GitTreeEntry = {
  readonly name: string;
  /** As in `TreeEntry`, or `40000` for a folder. */
  readonly mode: string;
  /** The object's id. */
  readonly object: string;
};

/** The squad's own files as one commit has them, read from git objects, never from a working tree. */
export interface TrustedTree {
  readonly commit: string;
  /**
   * The files of the squad's and the skills' folders, CODEOWNERS in each of its places, and the files that instruct agents
   * or name checks; sorted by path.
   */
  readonly entries: readonly TreeEntry[];
  /** The file's text, cut after `maxBytes` (1 MiB by default); undefined when it isn't a regular file. */
  read(path: string, maxBytes?: number): Promise<string | undefined>;
  /** The file's bytes, of any length; undefined when it isn't a regular file. */
  bytes(path: string): Promise<Uint8Array | undefined>;
  /** The last `maxBytes` of a file that only grows, such as a history. */
  readEnd(path: string, maxBytes: number): Promise<string | undefined>;
}

/** Runs git with an argument array, hooks off, and neutral system and global configuration. */
export interface Git {
  /** The run's own bare repository, with objects borrowed from the checkout and our own configuration. */
  readonly repository: string;
  /** A private folder for worktrees and index files, removed at the end. */
  readonly scratch: string;
  /** Whether the checkout's objects are available, so that little is left to fetch. */
  readonly hasCheckout: boolean;
  /** The variables of its commands, without a credential: hooks off, and no configuration but its own. */
  readonly environment: Readonly<Record<string, string>>;
  /** The remote's address, without a credential. */
  readonly remoteUrl: string;
  /** The committer: the job's bot, until our first comment shows that the token belongs to another app. */
  readonly identity: CommitterIdentity;
  /** Returns standard output; throws a SquadError (E_GIT) on a non-zero exit. */
  run(args: readonly string[], options?: GitOptions): Promise<string>;
  /** Like `run`, but returns the result whatever the exit code. */
  attempt(args: readonly string[], options?: GitOptions): Promise<GitResult>;
  /** Returns the squad's files at a commit that the repository has. */
  tree(commit: string): Promise<TrustedTree>;
  /** Returns what a commit's root, or the folder with this tree's id, holds. Throws a SquadError (E_GIT) without that object. */
  readTree(id: string): Promise<readonly GitTreeEntry[]>;
  /** Returns the bytes of a commit or a file, by its id. Throws a SquadError (E_GIT) without that object. */
  readObject(id: string): Promise<Buffer>;
  /** Creates a commit of whole files without a working tree, and returns its id; throws a SquadError (E_GIT), or what a content throws. */
  commit(commit: FilesCommit): Promise<string>;
}

export type FileContent = Uint8Array | (() => Promise<Uint8Array>);

export type FilesCommit = {
  /** The files are changes to the first one; without any, the commit begins a history of its own. */
  readonly parents: readonly string[];
  /** The tree that the files change, if it isn't the first parent's. */
  readonly tree?: string;
  readonly author: CommitterIdentity;
  /** The job's own bot, unless it is another. */
  readonly committer?: CommitterIdentity;
  /** Subject, body and trailers. */
  readonly text: string;
  /** The new content of each path, or a function that is asked for it in turn; undefined removes the path. */
  readonly files: ReadonlyMap<string, FileContent | undefined>;
  /** The ref of the run's repository that is to point at the commit, whatever it pointed at. */
  readonly ref?: string;
};
