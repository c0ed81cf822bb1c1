// GitHub's errors in our words: what we were doing, what GitHub said, and which permission is missing.
import { SquadError } from '../errors.ts';

/** Status (0 when there was no answer) and GitHub's own message. */
export function statusOf(error: unknown): { status: number; text: string } {
  if (!(error instanceof Error)) return { status: 0, text: String(error) };
  const status = 'status' in error && typeof error.status === 'number' ? error.status : 0;
  return { status, text: error.message };
}

/** The work's result; a failure becomes a SquadError (E_GITHUB or E_GITHUB_PERMISSION). `doing`: `reading the thread`. */
export async function translated<T>(doing: string, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const { status, text } = statusOf(error);
    // The original holds request headers: only its message goes on.
    throw new SquadError({
      ...explain(status),
      message: `GitHub, ${doing}: ${line(status, text)}`,
    });
  }
}

function line(status: number, text: string): string {
  const short = text.split('\n')[0]?.slice(0, 300) ?? '';
  return status === 0 ? `no answer (${short})` : `${status} ${short}`;
}

type Explanation = { code: 'E_GITHUB' | 'E_GITHUB_PERMISSION'; hint: string };

function explain(status: number): Explanation {
  if (status === 401) {
    const hint =
      "GitHub does not accept `github-token`: it may have expired (a job's token lives as long as the job) or been revoked.";
    return { code: 'E_GITHUB_PERMISSION', hint };
  }
  if (status === 403 || status === 404) {
    const hint =
      'The job needs `permissions:` with `contents: write`, `issues: write` and `pull-requests: write`. Compare with examples/workflows/squad.yml.';
    return { code: 'E_GITHUB_PERMISSION', hint };
  }
  return {
    code: 'E_GITHUB',
    hint: 'Run the job again when GitHub answers: https://www.githubstatus.com',
  };
}
