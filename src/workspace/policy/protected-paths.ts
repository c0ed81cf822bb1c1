// What may be committed, by name and kind: checked when an agent wants to write, and again before the commit.
import picomatch from 'picomatch';
import { isLockFileAlone } from './lock-files.ts';
import { foldPath } from './resolve-path.ts';

export const MAX_FILE_BYTES = 5 * 1024 * 1024;
/** In one commit. */
export const MAX_FILES = 300;

/** Paths that decide what runs, who reviews, or what agents are told: only people change those. */
const PROTECTED = [
  '.github/{workflows,actions,hooks,copilot,agents,skills,extensions}/**',
  '.github/copilot-instructions.md',
  '**/.git*',
  '**/.git/**',
  '**/CODEOWNERS',
  '.mcp.json',
  '.vscode/**',
  '.copilot/**',
  '.claude/**',
  '.agents/**',
  '**/.npmrc',
  '**/.env',
  '**/.env.*',
  '.husky/**',
  '.githooks/**',
];

export type Policy = {
  /** True when a text holds a secret, or something shaped like one: such a file is never committed. */
  readonly holdsSecret: (text: string) => boolean;
  /** Why the path may not be written, or undefined when it may. `path` is relative, with `/`. */
  refuses(path: string, isBinary?: boolean): string | undefined;
};

export type PolicySettings = Pick<Policy, 'holdsSecret'> & {
  /** Globs from `.squad/config.json`, `action.protected`. */
  readonly protectedGlobs: readonly string[];
  /** `.squad`, `.ai-team` or the input `squad-directory`. */
  readonly squadDirectory: string;
};

/** Builds the policy for one run. A name is also matched as a lenient file system would read it. */
export function createPolicy(settings: PolicySettings): Policy {
  const { protectedGlobs, squadDirectory, holdsSecret } = settings;
  const options = { dot: true, nocase: true };
  const builtIn = picomatch(PROTECTED, options);
  const configured = picomatch([...protectedGlobs], options);
  const squad = ['.squad', '.ai-team', foldPath(squadDirectory)];
  return {
    holdsSecret,
    refuses(path, isBinary = false) {
      const folded = foldPath(path);
      const isSquadPath = squad.some((name) => folded === name || folded.startsWith(`${name}/`));
      const squadRefusal = isSquadPath
        ? squadFolderRefusal(path, squadDirectory, isBinary)
        : undefined;
      if (squadRefusal !== undefined) return `${path}: ${squadRefusal}`;
      if (builtIn(folded)) return `${path}: protected, a person changes this`;
      if (configured(path) || configured(folded)) {
        return `${path}: protected by this repository's settings`;
      }
      return undefined;
    },
  };
}

function squadFolderRefusal(
  path: string,
  directory: string,
  isBinary: boolean,
): string | undefined {
  if (!isToolSource(path, directory)) {
    return "the squad's own files are written through its tools only";
  }
  return isBinary
    ? 'not a text; what a tool runs is built in the run, from reviewed source'
    : undefined;
}

/** A proposed tool's files, with plain names, in its own folder: nothing there runs before people have merged it. */
function isToolSource(path: string, squadDirectory: string): boolean {
  if (!path.startsWith(`${squadDirectory}/tools/`)) return false;
  const [tool = '', ...inner] = path.slice(squadDirectory.length + '/tools/'.length).split('/');
  const isPlain = inner.every((name) => /^[A-Za-z0-9_][A-Za-z0-9._-]{0,127}$/.test(name));
  return inner.length > 0 && isPlain && /^[A-Za-z0-9_-]{1,64}$/.test(tool);
}

/** A file that an agent or its tools changed, as the worktree has it now. */
export type CommitCandidate = {
  readonly path: string;
  readonly bytes: number;
  /** Written by a squad tool, which has checks of its own. */
  readonly byTool: boolean;
  /** What the path is instead of a regular file, in words. */
  readonly obstacle: string | undefined;
  /** Not a text. */
  readonly isBinary?: boolean;
};

export type PolicyResult = {
  readonly accepted: readonly CommitCandidate[];
  /** One line a path: `package-lock.json: its manifest did not change`. */
  readonly left: readonly string[];
};

/** Separates what may be committed from what may not. Pure. */
export function applyPolicy(candidates: readonly CommitCandidate[], policy: Policy): PolicyResult {
  const alone = partition(candidates, (candidate) => reasonAgainst(candidate, policy));
  const counted = partition(alone.accepted, ({ path }, index) =>
    index < MAX_FILES ? undefined : `${path}: more than ${MAX_FILES} files in one commit`,
  );
  const paths = counted.accepted.map(({ path }) => path.toLowerCase());
  const together = partition(counted.accepted, ({ path }) =>
    isLockFileAlone(path, paths)
      ? `${path}: a lock file changes only together with its manifest`
      : undefined,
  );
  return { accepted: together.accepted, left: [...alone.left, ...counted.left, ...together.left] };
}

function partition(
  candidates: readonly CommitCandidate[],
  reasonFor: (candidate: CommitCandidate, index: number) => string | undefined,
): PolicyResult {
  const reasons = candidates.map(reasonFor);
  return {
    accepted: candidates.filter((_, index) => reasons[index] === undefined),
    left: reasons.filter((reason) => reason !== undefined),
  };
}

function reasonAgainst(candidate: CommitCandidate, policy: Policy): string | undefined {
  const { path, obstacle, bytes, byTool } = candidate;
  if (obstacle !== undefined) return `${path}: ${obstacle}`;
  if (bytes > MAX_FILE_BYTES) return `${path}: larger than 5 MB`;
  return byTool ? undefined : policy.refuses(path, candidate.isBinary);
}
