// Which git the runner has, and whether it will do.
import { SquadError } from '#src/errors.ts';
import { askGit, executeGit, GIT_HINT, type GitCommand, OLDEST } from './git-command.ts';

/** Returns a version such as `2.43.0`; undefined without git. */
export async function gitVersion(): Promise<string | undefined> {
  return readVersion((await askGit(process.cwd(), ['--version'])) ?? '');
}

/** Throws a SquadError (E_GIT) when git is too old to merge the work of several agents. */
export async function requireGitVersion(command: Omit<GitCommand, 'args'>): Promise<void> {
  const version = readVersion((await executeGit({ ...command, args: ['--version'] })).stdout);
  // A git that reports its version in another form is given the benefit of the doubt.
  if (version === undefined || !isOld(version)) return;
  throw new SquadError({
    code: 'E_GIT',
    message: `git ${version} on this runner is too old.`,
    hint: GIT_HINT,
  });
}

function readVersion(text: string): string | undefined {
  return /\d+\.\d+(?:\.\d+)?/.exec(text)?.[0];
}

function isOld(version: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major < OLDEST.major || (major === OLDEST.major && minor < OLDEST.minor);
}
