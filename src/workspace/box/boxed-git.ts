// Runs git on a worktree in which programs of the repository may run at the same moment: git looks at a path and opens it later,
// and a program could lead it elsewhere meanwhile. In the box there is nothing to be led to.
import type { Box, Git, GitResult, GitWorktree, ProgramEnd, Programs } from '#src/ports/index.ts';
import { findObjects } from './copy-repository.ts';
import { CLEAR_OBSTACLES } from './obstacles.ts';

export type BoxedGitDeps = {
  readonly git: Git;
  readonly programs: Programs;
  readonly box: Pick<Box, 'state'>;
  /** Ends the commands. */
  readonly signal: AbortSignal;
  /** Time limit of a command: tests wait less. */
  readonly timeoutMs?: number;
};

/**
 * Runs one git command on a worktree's files, with a copy of its index: what it does to the index is lost. Returns the result,
 * whatever the exit code. Doesn't reject.
 */
export type FileGit = (
  worktree: GitWorktree,
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
) => Promise<GitResult>;

const COMMAND_MS = 120_000;
const MAX_BYTES = 32 * 1024 * 1024;
/** The code of a command that did not end by itself. */
const NOT_ENDED = 124;

/**
 * The copy has the index's time: by it, git knows that a file may have changed in the second of its checkout. It is refreshed, since
 * a file that was rewritten with the same content counts as unchanged.
 */
const ON_A_COPY =
  'export GIT_INDEX_FILE="$HOME/index"; cp -p "$1" "$GIT_INDEX_FILE" && shift && { git update-index -q --refresh || true; } && exec git "$@"';

/** Returns a git that runs in the box. Without a box no program runs either, or the settings let it reach everything. */
export function createBoxedGit({
  git,
  programs,
  box,
  signal,
  timeoutMs = COMMAND_MS,
}: BoxedGitDeps): FileGit {
  return async (worktree, args, more) => {
    const state = await box.state();
    if (state.kind === 'off' || state.way === 'none')
      return git.attempt(args, { worktree, environment: more });
    const { HOME: _home, ...environment } = git.environment;
    const { directory, indexFile } = worktree;
    const readable = [git.repository, ...(await findObjects(git)), indexFile];
    const run = (command: string, given: readonly string[]) =>
      programs.runProgram({
        command,
        args: given,
        directory,
        environment: { ...environment, ...more, GIT_WORK_TREE: directory },
        passed: [],
        timeoutMs,
        maxBytes: MAX_BYTES,
        keepsNul: true,
        box: { writable: [directory], readable },
        signal,
      });
    const onCopy = () => run('sh', ['-c', ON_A_COPY, 'sh', indexFile, ...args]);
    const first = await onCopy();
    if (first.kind !== 'timed-out') return resultOf(first);
    // git waits for ever for a pipe under a name that it opens.
    await run('find', ['.', ...CLEAR_OBSTACLES]);
    return resultOf(await onCopy());
  };
}

function resultOf(end: ProgramEnd): GitResult {
  if (end.kind === 'not-started') return { code: NOT_ENDED, stdout: '', stderr: end.reason };
  const { stdout, stderr } = end;
  // Of a list that is too long, the last entry may be torn.
  const whole = stdout.bytes > MAX_BYTES ? stdout.text.lastIndexOf('\0') + 1 : stdout.text.length;
  const result = { stdout: stdout.text.slice(0, whole), stderr: stderr.text };
  if (end.kind === 'exited') return { ...result, code: end.code };
  const why = end.kind === 'limited' ? end.reason : `git was stopped (${end.kind})`;
  return { ...result, code: NOT_ENDED, stderr: why };
}
