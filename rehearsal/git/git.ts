// Runs git for the embedded GitHub and the scenarios.
import { execFile } from 'node:child_process';
import { gitServerEnvironment, type ProcessVariables } from '../process-variables.ts';

export type GitProcessResult = {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
};

/** Runs git in a folder and returns its result, whatever the exit code. */
export function attemptGit(
  directory: string,
  args: readonly string[],
  environment: ProcessVariables = {},
): Promise<GitProcessResult> {
  return new Promise((resolve) => {
    execFile(
      'git',
      args,
      {
        cwd: directory,
        env: { ...gitServerEnvironment(), ...environment },
        maxBuffer: 64 * 1024 * 1024,
      },
      (error, stdout, stderr) => {
        const code = error === null ? 0 : typeof error.code === 'number' ? error.code : 1;
        resolve({ code, stdout, stderr });
      },
    );
  });
}

/** Runs git in a folder and returns its output without trailing blanks. Throws with git's message. */
export async function git(
  directory: string,
  args: readonly string[],
  environment: ProcessVariables = {},
): Promise<string> {
  const answer = await attemptGit(directory, args, environment);
  if (answer.code !== 0) {
    throw new Error(`git ${args.join(' ')} failed in ${directory}: ${answer.stderr.trim()}`);
  }
  return answer.stdout.trimEnd();
}

/** Returns git's variables for a commit by `name` at an hour of a fixed day. */
export function authorEnvironment(name: string, hour: number): ProcessVariables {
  const email = `${name.split(' ')[0]?.toLowerCase()}@example.com`;
  const date = `2026-11-02T${String(8 + hour).padStart(2, '0')}:00:00Z`;
  return {
    GIT_AUTHOR_NAME: name,
    GIT_AUTHOR_EMAIL: email,
    GIT_AUTHOR_DATE: date,
    GIT_COMMITTER_NAME: name,
    GIT_COMMITTER_EMAIL: email,
    GIT_COMMITTER_DATE: date,
  };
}
