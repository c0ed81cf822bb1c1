// GitHub's errors as messages for people: what was tried, what GitHub said, which permission is missing.

import type { Octokit } from '@octokit/rest';
import * as z from 'zod';
import { hintForMachine, SquadError } from '#src/errors.ts';
import { headOf } from '#src/text/cut-characters.ts';

// Successful answers that are not GitHub's: a page of something in between, an empty answer, the first half of one. They
// count as server errors: reads are sent again, and callers that write check what became of it.

/** An error in the shape by which the retry plugin recognises a server error. */
class UnreadableAnswer extends Error {
  readonly status = 502;
  readonly request: object;
  constructor(request: object) {
    super('the answer is not JSON');
    this.request = request;
  }
}

/** Makes the retry plugin, which must be registered after this one, repeat requests with an unreadable answer. */
export function refuseUnreadable(octokit: Pick<Octokit, 'hook'>): void {
  octokit.hook.after('request', ({ status, data }, options) => {
    if (status < 300 && !WITHOUT_CONTENT.includes(status) && !isJson(data)) {
      throw new UnreadableAnswer(options);
    }
  });
}

const WITHOUT_CONTENT = [204, 205];

/** The client returns anything but JSON as text or bytes, whatever its type. */
function isJson(data: unknown): boolean {
  return typeof data === 'object' && data !== null && !(data instanceof ArrayBuffer);
}

/** A refused request; `status` is undefined when GitHub sent no HTTP answer. */
export type GitHubRefusal = {
  readonly status: number | undefined;
  readonly text: string;
  /** What the token would have to allow, in GitHub's words: `issues=write; pull_requests=write`; empty when unknown. */
  readonly acceptedPermissions: string;
  /** Whether something other than GitHub answered. */
  readonly isForeign?: boolean;
};

/** Reads an error of the client, without its request's headers, which hold the token. */
export function readRefusal(error: unknown): GitHubRefusal {
  const text = error instanceof Error ? error.message : String(error);
  const response = field(error, 'response');
  const status = field(response, 'status');
  const acceptedPermissions = field(field(response, 'headers'), 'x-accepted-github-permissions');
  return {
    status: typeof status === 'number' ? status : undefined,
    text,
    acceptedPermissions: typeof acceptedPermissions === 'string' ? acceptedPermissions : '',
    isForeign: error instanceof UnreadableAnswer,
  };
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

/**
 * Returns the answer's data, parsed by the schema. `doing` is a phrase such as `reading the thread`. Throws a SquadError
 * (E_GITHUB, E_GITHUB_PERMISSION).
 */
export async function parseResponse<Schema extends z.ZodType>(
  doing: string,
  schema: Schema,
  answer: Promise<{ readonly data: unknown }>,
): Promise<z.infer<Schema>> {
  const { data } = await answer.catch((error: unknown) => {
    throw error instanceof SquadError ? error : refusalError(doing, readRefusal(error));
  });
  const read = schema.safeParse(data);
  if (read.success) return read.data;
  throw foreignAnswerError(doing);
}

/** Like `parseResponse`, for an answer that must tell whom or what it is about: any other than was asked for isn't GitHub's. */
export async function parseResponseAbout<Schema extends z.ZodType>(
  doing: string,
  schema: Schema,
  isAsked: (found: z.infer<Schema>) => boolean,
  answer: Promise<{ readonly data: unknown }>,
): Promise<z.infer<Schema>> {
  const found = await parseResponse(doing, schema, answer);
  if (isAsked(found)) return found;
  throw foreignAnswerError(doing);
}

/** The error for a success whose content GitHub would not send. */
export function foreignAnswerError(doing: string): SquadError {
  return new SquadError({
    code: 'E_GITHUB',
    message: `GitHub, ${doing}: the answer does not match GitHub's API.`,
    hint: 'Check that GITHUB_API_URL is answered by GitHub and not by something in between.',
  });
}

/** The error for an issue that belongs to another repository now. */
export function transferredError(number: number): SquadError {
  return new SquadError({
    code: 'E_GITHUB',
    message: `#${number} was transferred to another repository.`,
    hint: 'Ask in the repository that has it now, or name an issue of this one.',
  });
}

/** Waits for a request whose answer holds nothing that we need. Throws as `parseResponse` does. */
export async function expectSuccess(
  doing: string,
  answer: Promise<{ readonly data: unknown }>,
): Promise<void> {
  await parseResponse(doing, z.unknown(), answer);
}

/** A refusal as an error for people. */
export function refusalError(doing: string, refusal: GitHubRefusal): SquadError {
  const { status, text, isForeign = false } = refusal;
  if (isForeign) return foreignAnswerError(doing);
  const summary = text.startsWith('<') ? '' : headOf(text.split('\n')[0] ?? '', 300);
  const line = status === undefined ? `no answer (${summary})` : `${status} ${summary}`;
  return new SquadError({ ...adviceFor(refusal), message: `GitHub, ${doing}: ${line.trim()}` });
}

type RefusalAdvice = { readonly code: 'E_GITHUB' | 'E_GITHUB_PERMISSION'; readonly hint?: string };

const COMPARE_HINT = 'Compare with examples/workflows/squad.yml.';
const USUAL_PERMISSIONS = '`contents: write`, `issues: write` and `pull-requests: write`';

function adviceFor({ status, text, acceptedPermissions }: GitHubRefusal): RefusalAdvice {
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
        hint: `The job needs \`permissions:\` with ${acceptedPermissions === '' ? USUAL_PERMISSIONS : permissionsInYaml(acceptedPermissions)}. ${COMPARE_HINT}`,
      };
    case 404:
      return {
        code: 'E_GITHUB_PERMISSION',
        hint: `It does not exist (any more), or the token may not see it: the job needs \`permissions:\` with ${USUAL_PERMISSIONS}. ${COMPARE_HINT}`,
      };
    case 422:
      return { code: 'E_GITHUB' };
    default:
      return {
        code: 'E_GITHUB',
        hint:
          hintForMachine(text) ??
          'Run the job again when GitHub answers: https://www.githubstatus.com',
      };
  }
}

/** `issues=write; pull_requests=write` (either will do) as a workflow file writes it. */
function permissionsInYaml(acceptedPermissions: string): string {
  const alternatives = acceptedPermissions.split(';').map((alternative) =>
    alternative
      .split(',')
      .map((one) => `\`${one.trim().replaceAll('_', '-').replace('=', ': ')}\``)
      .join(' and '),
  );
  return alternatives.join(', or ');
}
