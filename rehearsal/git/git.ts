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
