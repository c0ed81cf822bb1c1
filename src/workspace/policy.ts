// What may be committed, by name and kind. Asked twice: when an agent wants to write, and again before the commit.
import picomatch from 'picomatch';

export const MAX_FILE_BYTES = 5 * 1024 * 1024;
export const MAX_FILES = 300;

/** Paths that decide what runs, who reviews, or what agents are told: people change those. */
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

/** A lock file may change only together with the manifest it is made from (any of these, in the same folder). */
const MANIFESTS: Readonly<Record<string, readonly string[]>> = {
  'package-lock.json': ['package.json'],
  'npm-shrinkwrap.json': ['package.json'],
  'yarn.lock': ['package.json'],
  'pnpm-lock.yaml': ['package.json', 'pnpm-workspace.yaml'],
  'bun.lock': ['package.json'],
  'Cargo.lock': ['Cargo.toml'],
  'Gemfile.lock': ['Gemfile'],
  'composer.lock': ['composer.json'],
  'poetry.lock': ['pyproject.toml'],
  'uv.lock': ['pyproject.toml'],
  'Pipfile.lock': ['Pipfile'],
  'go.sum': ['go.mod'],
};

export type Policy = {
  /** Why the path may not be written, or undefined when it may. `path` is relative, with `/`. */
  refuses(path: string): string | undefined;
};

export type PolicySettings = {
  /** Globs from `.squad/config.json`, `action.protected`. */
  readonly protectedGlobs: readonly string[];
  /** `.squad`, `.ai-team` or the input `squad-directory`. */
  readonly squadDirectory: string;
};

/** Builds the policy for one run. Matching ignores case, as some file systems do. */
export function createPolicy({ protectedGlobs, squadDirectory }: PolicySettings): Policy {
  const options = { dot: true, nocase: true };
  const builtIn = picomatch(PROTECTED, options);
  const configured = picomatch([...protectedGlobs], options);
  const squad = new Set(['.squad', '.ai-team', squadDirectory.toLowerCase()]);
  return {
    refuses(path) {
      const first = path.split('/')[0]?.toLowerCase() ?? '';
      const folder = path.toLowerCase();
      const inSquad = [...squad].some((name) => first === name || folder.startsWith(`${name}/`));
      if (inSquad) return `${path}: the squad's own files are written through its tools only`;
      if (builtIn(path)) return `${path}: protected, a person changes this`;
      if (configured(path)) return `${path}: protected by this repository's settings`;
      return undefined;
    },
  };
}

/** A file an agent touched, as the worktree has it now. */
export type Candidate = {
  readonly path: string;
  readonly kind: 'file' | 'symlink' | 'other';
  readonly bytes: number;
  /** Written by a squad tool, which has checks of its own. */
  readonly byTool: boolean;
};

export type Judgement = {
  readonly accepted: readonly Candidate[];
  /** One line a path: `package-lock.json: its manifest did not change`. */
  readonly left: readonly string[];
};

/** Parts what may be committed from what may not. Pure. */
export function judge(candidates: readonly Candidate[], policy: Policy): Judgement {
  const paths = new Set(candidates.map((candidate) => candidate.path));
  const accepted: Candidate[] = [];
  const left: string[] = [];
  for (const candidate of candidates) {
    const reason = reasonAgainst(candidate, { policy, paths, room: MAX_FILES - accepted.length });
    if (reason === undefined) accepted.push(candidate);
    else left.push(reason);
  }
  return { accepted, left };
}

type Surroundings = {
  readonly policy: Policy;
  readonly paths: ReadonlySet<string>;
  readonly room: number;
};

function reasonAgainst(candidate: Candidate, { policy, paths, room }: Surroundings) {
  const { path } = candidate;
  if (candidate.kind === 'symlink') return `${path}: symbolic links are not committed`;
  if (candidate.kind === 'other') return `${path}: not a regular file`;
  if (candidate.bytes > MAX_FILE_BYTES) return `${path}: larger than 5 MB`;
  if (room <= 0) return `${path}: more than ${MAX_FILES} files in one commit`;
  if (candidate.byTool) return undefined;
  return policy.refuses(path) ?? lockFileAlone(path, paths);
}

function lockFileAlone(path: string, paths: ReadonlySet<string>): string | undefined {
  const cut = path.lastIndexOf('/') + 1;
  const manifests = MANIFESTS[path.slice(cut)];
  if (manifests === undefined) return undefined;
  const together = manifests.some((manifest) => paths.has(path.slice(0, cut) + manifest));
  return together ? undefined : `${path}: a lock file changes only together with its manifest`;
}
