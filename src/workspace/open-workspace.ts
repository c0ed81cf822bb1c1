// An agent's workspace: a worktree of its own, and the way from there onto the run's branch.

import type {
  AgentWorkspace,
  Submission,
  WorkReport,
} from '#src/coordinator/agents/agent-environment.ts';
import { attempt, describe, SquadError } from '#src/errors.ts';
import type { FileContent, Git } from '#src/ports/git.ts';
import type { RunEvent } from '#src/run-log/events.ts';
import type { SetAside } from '#src/run-log/transcript.ts';
import { serialize } from '#src/text/serialize.ts';
import type { HandNotes } from '#src/tools/built-in/hand-notes.ts';
import type { FileGit } from './box.ts';
import {
  applyPolicy,
  type CommitCandidate,
  listChanges,
  objectId,
  type PolicyResult,
  readCommitted,
  rejectByContent,
  rejectHalfMoves,
  rejectTwins,
} from './changes.ts';
import { type ConflictedFile, collidingLines, findUnresolved, loadConflict } from './conflicts.ts';
import { readPatch } from './git-history.ts';
import { type CommitIdentity, signature } from './merge.ts';
import { batchPaths } from './paths/tree-entries.ts';
import type { Policy } from './policy.ts';
import type { RunBranch } from './run-branch.ts';
import { markChangedFiles } from './tool-writes.ts';
import { HandWritten } from './worktrees/hand-written.ts';
import { type OpenWorkspace, planWorktree, type Worktree } from './worktrees.ts';

type WorkspaceDeps = {
  readonly git: Git;
  readonly policy: Policy;
  readonly branch: RunBranch;
  /** How git looks at the files once programs may run there. */
  readonly boxedGit?: FileGit;
  emit(event: RunEvent): void;
  /** Returns author, message and trailers for the agent's commit of these files. */
  identify(report: WorkReport, files: readonly string[]): CommitIdentity;
  /** Pushes work that could not be integrated. */
  pushToFallbackBranch(commit: string): Promise<SetAside>;
  /** Returns which notes its agent may write by hand; by default, none. */
  readonly notesIn?: ((worktree: Worktree) => HandNotes | undefined) | undefined;
};

/** Opens a workspace. `label` is unique in the run and a slug. */
export async function openWorkspace(label: string, deps: WorkspaceDeps): Promise<OpenWorkspace> {
  const { git, policy, branch, boxedGit } = deps;
  const { tip, isLarge } = branch;
  const worktree = await planWorktree(label, { git, policy, tip, isLarge, boxedGit });
  const taken = deps.notesIn?.(worktree);
  const notes = taken && new HandWritten(worktree, git, taken);
  const submitter = new Submitter(label, worktree, notes, deps);
  const serialized = serialize();
  const workspace: AgentWorkspace = {
    directory: worktree.directory,
    decideFileAccess: (request) => worktree.decideFileAccess(request, notes),
    submit: (report) => serialized(() => submitter.submit(report)),
    sync: (report) => serialized(() => submitter.sync(report)),
    peek: () => serialized(() => submitter.peek()),
    pushToFallbackBranch: async () => {
      const commit = await serialized(() => submitter.commitAside());
      return commit === undefined ? { keptOn: branch.name } : deps.pushToFallbackBranch(commit);
    },
  };
  const newLines = onlyNewLines();
  const findRefused = async () => {
    await markChangedFiles(worktree);
    const unkept = (await notes?.findUnkept()) ?? [];
    const { left } = await selectChanges(worktree, { git, policy, tip: tip(), notes });
    // A note that can't be kept is told once.
    const places = new Set(unkept.map(placeOf));
    return newLines([...left.filter((line) => !places.has(placeOf(line))), ...unkept]);
  };
  return { workspace, worktree, findRefused: () => serialized(findRefused) };
}

/** How often what is written meanwhile is submitted, too. After that it is overwritten, since it can't be submitted. */
const MAX_TRIES = 2;

/** The report for a commit that is only looked at; no branch gets it. */
const PEEKED: WorkReport = { task: 'Work in progress', unfinished: true };

/** Brings a worktree's files onto the run's branch, and remembers the latest commit and the conflicts that the agent has to resolve. */
class Submitter {
  readonly #label: string;
  readonly #worktree: Worktree;
  readonly #notes: HandWritten | undefined;
  readonly #deps: WorkspaceDeps;
  readonly #newLines = onlyNewLines();
  #latest: { readonly commit: string; readonly report: WorkReport } | undefined;
  #conflictedFiles: readonly ConflictedFile[] = [];

  constructor(
    label: string,
    worktree: Worktree,
    notes: HandWritten | undefined,
    deps: WorkspaceDeps,
  ) {
    this.#label = label;
    this.#worktree = worktree;
    this.#notes = notes;
    this.#deps = deps;
  }

  async submit(report: WorkReport, tries = 1): Promise<Submission> {
    const worktree = this.#worktree;
    const { git, branch } = this.#deps;
    const unresolved = await findUnresolved(worktree, this.#conflictedFiles);
    if (unresolved.length > 0) return { kind: 'conflict', files: unresolved };
    const unkept = (await this.#notes?.take()) ?? [];
    const work = await this.#commit(report);
    const left = this.#newLines([...work.left, ...unkept]);
    if (work.kind === 'nothing') {
      this.#noteUncommitted(left);
      return { kind: 'nothing' };
    }
    const { base, files } = work;
    this.#latest = { commit: work.commit, report };
    const [integrated, patch] = await Promise.all([
      branch.integrate(work),
      readPatch(git, { base, tip: work.commit }),
      worktree.index(work.commit),
    ]);
    if (integrated.kind === 'integrated') {
      worktree.setBase(work.commit);
      this.#emitCommit(work, { commit: integrated.commit, left, patch });
      return { kind: 'committed', commit: integrated.commit, files };
    }
    this.#noteUncommitted(left);
    const conflicted = { ...work, ...integrated, agent: work.identity.trailers.agent };
    const force = tries > MAX_TRIES;
    const loaded = await loadConflict(git, worktree, conflicted, { force });
    if (loaded === undefined) return this.submit(report, tries + 1);
    const { earlier, conflictedFiles } = loaded;
    this.#conflictedFiles = conflictedFiles;
    const sides = collidingLines(conflictedFiles);
    return { kind: 'conflict', files: integrated.files, earlier, sides };
  }

  /** Submits, then brings the folder to the branch's tip. */
  async sync(report: WorkReport): Promise<Submission> {
    const first = await this.submit(report);
    let last = first;
    for (let tries = 1; last.kind !== 'conflict'; tries += 1) {
      this.#conflictedFiles = [];
      // The runtime may write just now; that is submitted, too. Files that can't be submitted are overwritten in the end.
      const force = tries > MAX_TRIES;
      if (await this.#worktree.updateTo(this.#deps.branch.tip(), { force })) return first;
      last = await this.submit(report);
    }
    return last;
  }

  /** Returns what is not submitted yet, as a patch. */
  async peek(): Promise<string> {
    const work = await this.#commit(PEEKED);
    if (work.kind === 'nothing') return '';
    return readPatch(this.#deps.git, { base: work.base, tip: work.commit });
  }

  /**
   * Commits what was written since the latest commit, on top of it; unresolved files stay as they were there. If that fails, says
   * what is lost, and falls back to the latest commit. Undefined when nothing was committed at all.
   */
  async commitAside(): Promise<string | undefined> {
    if (this.#latest === undefined) return undefined;
    const { commit, report } = this.#latest;
    const { git, policy, identify } = this.#deps;
    const worktree = this.#worktree;
    const unkept = (await this.#notes?.take()) ?? [];
    const unresolved = new Set(await findUnresolved(worktree, this.#conflictedFiles));
    const resolved = (paths: ReadonlySet<string>) =>
      new Set([...paths].filter((path) => !unresolved.has(path)));
    const rest: ChangedWorktree = {
      directory: worktree.directory,
      overlooked: worktree.overlooked,
      runGit: (args, environment) => worktree.runGit(args, environment),
      base: () => commit,
      touched: resolved(worktree.touched),
      written: resolved(worktree.written),
    };
    const identifyRest = (files: readonly string[]) => identify(report, files);
    const tried = await attempt(
      commitWork(rest, { git, policy, identify: identifyRest, notes: this.#notes }),
    );
    const lost = 'what was written after the collision';
    const end =
      tried.kind === 'done'
        ? { commit, ...tried.value }
        : { commit, left: [`${lost}: ${describe(tried.error).message}`] };
    this.#noteUncommitted(this.#newLines([...end.left, ...unkept]));
    return end.commit;
  }

  #commit(report: WorkReport): Promise<CommittedWork> {
    const { git, policy, branch, identify } = this.#deps;
    const identifyWork = (files: readonly string[]) => identify(report, files);
    const how = { git, policy, identify: identifyWork, tip: branch.tip(), notes: this.#notes };
    return commitWork(this.#worktree, how);
  }

  #emitCommit(
    { identity, files, removed }: Extract<CommittedWork, { readonly kind: 'commit' }>,
    end: { readonly commit: string; readonly left: readonly string[]; readonly patch: string },
  ): void {
    const [subject = ''] = identity.message.split('\n', 1);
    this.#deps.emit({ kind: 'commit', session: this.#label, subject, files, removed, ...end });
  }

  /** Reports files that were left out as refused writes, when there is no commit to list them. */
  #noteUncommitted(left: readonly string[]): void {
    for (const line of left) {
      const [path = '', ...reason] = line.split(': ');
      const denied = { session: this.#label, path, reason: reason.join(': ') };
      this.#deps.emit({ kind: 'file.denied', access: 'write', ...denied });
    }
  }
}

/** Returns what a line is about: `path: why`. */
function placeOf(line: string): string {
  const [path = ''] = line.split(': ', 1);
  return path;
}

/** Returns a filter that lets each line through once, because a second try leaves out the same files. */
function onlyNewLines() {
  const seen = new Set<string>();
  return (lines: readonly string[]) =>
    lines.filter((line) => {
      const isNew = !seen.has(line);
      seen.add(line);
      return isNew;
    });
}

// Commits an agent's changes: the tree is its base plus the bytes of the named paths, nothing else.

/** What was committed on top of `base`, and what was left out (one line each). */
type CommittedWork =
  | { readonly kind: 'nothing'; readonly left: readonly string[] }
  | {
      readonly kind: 'commit';
      readonly commit: string;
      readonly base: string;
      readonly files: readonly string[];
      /** Those of the files that it deletes. */
      readonly removed: readonly string[];
      readonly left: readonly string[];
      readonly identity: CommitIdentity;
    };

/** Files to commit: a worktree's, or a part of them on another base. */
type ChangedWorktree = Pick<
  Worktree,
  'directory' | 'overlooked' | 'runGit' | 'base' | 'touched' | 'written'
>;

type CommitDeps = {
  readonly git: Git;
  readonly policy: Policy;
  /** Returns the author, message and trailers for a commit of these files. */
  readonly identify: (files: readonly string[]) => CommitIdentity;
  /** The tip of the run's branch, if it has moved on from the worktree's base. */
  readonly tip?: string | undefined;
  /** What is kept in another form, and never committed as it is. */
  readonly notes?: Pick<HandWritten, 'isNote'> | undefined;
};

/**
 * Commits what the worktree's agent and its tools wrote, on top of the worktree's base, with the bytes that were checked. Tries twice,
 * and then throws a SquadError (E_GIT), if a program that runs just now replaces a file after it was checked.
 */
export async function commitWork(
  worktree: ChangedWorktree,
  deps: CommitDeps,
): Promise<CommittedWork> {
  const commit = () => commitOnce(worktree, deps);
  const done = (await commit()) ?? (await commit());
  if (done !== undefined) return done;
  const message = 'files were replaced while they were committed: nothing was committed';
  throw new SquadError({ code: 'E_GIT', message });
}

/** Returns undefined if a file was replaced after it was checked. */
async function commitOnce(
  worktree: ChangedWorktree,
  { identify, ...deps }: CommitDeps,
): Promise<CommittedWork | undefined> {
  const base = worktree.base();
  if (base === undefined) return { kind: 'nothing', left: [] };
  const { git } = deps;
  const { accepted, left: refused } = await selectChanges(worktree, deps);
  const ignored = await findIgnored(worktree, accepted);
  const left = [...refused, ...[...ignored].map(([path, reason]) => `${path}: ${reason}`)];
  const taken = accepted.filter(({ path }) => !ignored.has(path));
  const files = taken.map(({ path }) => path);
  const removed = taken.filter(({ isRemoved }) => isRemoved === true).map(({ path }) => path);
  if (files.length === 0) return { kind: 'nothing', left };
  const identity = identify(files);
  const contents = taken.map((file) => [file.path, contentOf(worktree, file)] as const);
  const signed = { parents: [base], ...signature(git, identity), committer: git.identity };
  const made = await attempt(git.commit({ ...signed, files: new Map(contents) }));
  if (made.kind === 'done') {
    return { kind: 'commit', commit: made.value, base, files, removed, left, identity };
  }
  if (made.error instanceof ReplacedFile) return undefined;
  throw made.error;
}

/** A file is no longer what was checked. */
class ReplacedFile extends Error {}

/** Returns what reads a file once more for its commit, and throws if it is not as it was checked; undefined for a removed file. */
function contentOf(
  { directory }: ChangedWorktree,
  candidate: CommitCandidate,
): FileContent | undefined {
  const { object = '', isRemoved } = candidate;
  if (isRemoved === true) return undefined;
  return async () => {
    const bytes = await readCommitted(directory, candidate);
    if (bytes === undefined || objectId(bytes, object.length) !== object) throw new ReplacedFile();
    return bytes;
  };
}

/** Separates the worktree's changes that may be committed from those that may not. Changes nothing. */
async function selectChanges(
  worktree: ChangedWorktree,
  { git, policy, tip, notes }: Omit<CommitDeps, 'identify'>,
): Promise<PolicyResult> {
  const base = worktree.base();
  if (base === undefined) return { accepted: [], left: [] };
  const all = await listChanges(git, worktree, base);
  const changes = all.filter(({ path, isNew }) => notes?.isNote(path, isNew === true) !== true);
  const checks = { git, worktree, policy };
  const checked = applyPolicy(changes, policy);
  const clean = await rejectByContent(checked.accepted, checks);
  const newest = tip ?? base;
  const apart = await rejectTwins(clean.accepted, git, newest);
  const whole = await rejectHalfMoves(apart.accepted, changes, checks);
  // A file whose deletion was just refused may be the twin of a new file that was to replace it.
  const last = whole.left.length === 0 ? whole : await rejectTwins(whole.accepted, git, newest);
  const left = [checked, clean, apart, whole, last].flatMap((result) => result.left);
  return { accepted: last.accepted, left: [...left, ...worktree.overlooked] };
}

/** check-ignore can't take paths literally. */
const NOT_LITERAL = { GIT_LITERAL_PATHSPECS: '0' };

/** Returns the new files that git ignores, and why each is left out. What squad tools wrote counts in any case: Squad's own .gitignore lists its inboxes. */
async function findIgnored(
  worktree: ChangedWorktree,
  accepted: readonly CommitCandidate[],
): Promise<ReadonlyMap<string, string>> {
  const own = accepted.filter(({ byTool, isNew }) => !byTool && isNew === true);
  const ignored = new Map<string, string>();
  for (const paths of batchPaths(own.map(({ path }) => `./${path}`))) {
    const { code, stdout } = await worktree.runGit(['check-ignore', '--', ...paths], NOT_LITERAL);
    // 1: none of them. With any other code, git has not looked at all.
    const isAnswer = code === 0 || code === 1;
    const listed = isAnswer ? stdout.split('\n').slice(0, -1).map(unquoted) : paths;
    const reason = isAnswer ? 'a .gitignore lists it' : 'git could not tell whether it is ignored';
    for (const path of listed) ignored.set(path.replace(/^\.\//, ''), reason);
  }
  return ignored;
}

/** git quotes a path that holds a quotation mark. */
function unquoted(line: string): string {
  return line.startsWith('"') ? line.slice(1, -1).replace(/\\(["\\])/g, '$1') : line;
}
