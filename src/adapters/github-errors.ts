// GitHub's errors in our words: what we were doing, what GitHub said, and which permission is missing.
import type { z } from 'zod';
import { SquadError } from '../errors.ts';

/** What GitHub refused a request with; `status` is undefined when it gave no proper answer. */
export type Refusal = {
  readonly status: number | undefined;
  readonly text: string;
  /** What the token would have to allow, in GitHub's words: `issues=write; pull_requests=write`. */
  readonly accepted: string | undefined;
};

/** Reads an error of the client; its request's headers, with the token in them, are left behind. */
export function refusalIn(error: unknown): Refusal {
  const text = error instanceof Error ? error.message : String(error);
  const response = field(error, 'response');
  const status = field(response, 'status');
  const accepted = field(field(response, 'headers'), 'x-accepted-github-permissions');
  return {
    status: typeof status === 'number' ? status : undefined,
    text,
    accepted: typeof accepted === 'string' && accepted !== '' ? accepted : undefined,
  };
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

/** The answer's data, read by the schema. Throws a SquadError (E_GITHUB, E_GITHUB_PERMISSION). `doing`: `reading the thread`. */
export async function ask<Schema extends z.ZodType>(
  doing: string,
  schema: Schema,
  answer: Promise<{ readonly data: unknown }>,
): Promise<z.infer<Schema>> {
  const { data } = await answer.catch((error: unknown) => {
    throw explained(doing, refusalIn(error));
  });
  const read = schema.safeParse(data);
  if (read.success) return read.data;
  throw new SquadError({
    code: 'E_GITHUB',
    message: `GitHub, ${doing}: the answer is not what GitHub's API promises.`,
    hint: 'Check that GITHUB_API_URL is answered by GitHub and not by something in between.',
  });
}

/** A refusal as an error for people. */
export function explained(doing: string, refusal: Refusal): SquadError {
  const { status, text } = refusal;
  const said = text.startsWith('<') ? '' : (text.split('\n')[0]?.slice(0, 300) ?? '');
  const line = status === undefined ? `no answer (${said})` : `${status} ${said}`;
  return new SquadError({ ...advice(refusal), message: `GitHub, ${doing}: ${line.trim()}` });
}

type Advice = { readonly code: 'E_GITHUB' | 'E_GITHUB_PERMISSION'; readonly hint?: string };

const COMPARE = 'Compare with examples/workflows/squad.yml.';
const USUAL = '`contents: write`, `issues: write` and `pull-requests: write`';

function advice({ status, text, accepted }: Refusal): Advice {
  if (status === 429 || /rate limit|abuse detection/i.test(text)) {
    return { code: 'E_GITHUB', hint: "GitHub's rate limit is used up: run the job again later." };
  }
  switch (status) {
    case 401:
      return {
        code: 'E_GITHUB_PERMISSION',
        hint: "GitHub does not accept `github-token`: it may have expired (a job's token lives as long as the job) or been revoked.",
      };
    case 403:
      return {
        code: 'E_GITHUB_PERMISSION',
        hint: `The job needs \`permissions:\` with ${accepted === undefined ? USUAL : inYaml(accepted)}. ${COMPARE}`,
      };
    case 404:
      return {
        code: 'E_GITHUB_PERMISSION',
        hint: `It does not exist (any more), or the token may not see it: the job needs \`permissions:\` with ${USUAL}. ${COMPARE}`,
      };
    case 422:
      return { code: 'E_GITHUB' };
    default:
      return {
        code: 'E_GITHUB',
        hint: 'Run the job again when GitHub answers: https://www.githubstatus.com',
      };
  }
}

/** `issues=write; pull_requests=write` (either will do) as a workflow file writes it. */
function inYaml(accepted: string): string {
  const ways = accepted.split(';').map((way) =>
    way
      .split(',')
      .map((one) => `\`${one.trim().replaceAll('_', '-').replace('=', ': ')}\``)
      .join(' and '),
  );
  return ways.join(', or ');
}
