// GitHub's errors as messages for people: what was tried, what GitHub said, which permission is missing.

import type { Octokit } from '@octokit/rest';
import * as z from 'zod';
import { hintForMachine, SquadError } from '#src/errors.ts';
import { adviceOn, type RefusalAdvice, type RefusalDetails } from '#src/refusals.ts';
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
  /** GitHub's own words: its message, and what it says of single fields. */
  readonly text: string;
  readonly details: RefusalDetails;
  /** GitHub's page on the request. */
  readonly page?: string | undefined;
  /** Whether something other than GitHub answered. */
  readonly isForeign?: boolean;
};

/** What GitHub's refusals hold, as far as we read them; anything else reads as nothing. */
const REFUSAL = z.object({
  status: z.number(),
  headers: z
    .object({ 'x-accepted-github-permissions': z.string(), 'x-github-sso': z.string() })
    .partial()
    .catch({}),
  data: z
    .object({
      message: z.string(),
      documentation_url: z.string(),
      errors: z.array(z.union([z.string(), z.record(z.string(), z.unknown())])),
      block: z.object({ html_url: z.string().nullish() }),
    })
    .partial()
    .catch({}),
});

/** The errors of a GraphQL answer, whose HTTP status says nothing. */
const GRAPHQL = z.object({ errors: z.array(z.object({ message: z.string() })).min(1) });

/** Reads an error of the client, without its request's headers, which hold the token. */
export function readRefusal(error: unknown): GitHubRefusal {
  const text = error instanceof Error ? error.message : String(error);
  const graphql = GRAPHQL.safeParse(error);
  if (graphql.success) {
    const said = graphql.data.errors.map(({ message }) => message).join('; ');
    return { status: 200, text: said, details: {} };
  }
  const read = REFUSAL.safeParse(field(error, 'response'));
  const isForeign = error instanceof UnreadableAnswer;
  if (!read.success) return { status: undefined, text, details: {}, isForeign };
  const { status, headers, data } = read.data;
  const said = [data.message ?? text, ...(data.errors ?? []).map(fieldError)];
  return {
    status,
    text: said.filter((part) => part !== '').join(': '),
    details: {
      permissions: headers['x-accepted-github-permissions'] ?? '',
      signOnPage: /url=(https:\/\/[^\s;]{1,500})/.exec(headers['x-github-sso'] ?? '')?.[1],
      noticePage: data.block?.html_url ?? undefined,
    },
    page: data.documentation_url,
    isForeign,
  };
}

/** GitHub explains a field in words, or names what is wrong with it by a code: `base is invalid`. */
function fieldError(error: string | Readonly<Record<string, unknown>>): string {
  if (typeof error === 'string') return error;
  const { message, field: name, code } = error;
  if (typeof message === 'string') return message;
  return typeof name === 'string' ? `${name} is ${String(code).replaceAll('_', ' ')}` : '';
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
  const said = status === 200 ? summary : `${status} ${summary}`.trim();
  const advice = adviceOn(text, refusal.details);
  return new SquadError({
    code: isOfPermission(status, advice) ? 'E_GITHUB_PERMISSION' : 'E_GITHUB',
    message: `GitHub, ${doing}: ${status === undefined ? `no answer (${summary})` : said}`,
    hint: advice?.remedy ?? hintForUnknown(refusal),
    refusal: advice?.kind ?? (isOutage(refusal) ? 'passing' : undefined),
  });
}

/** A refusal in unknown words counts by its status. */
function isOfPermission(status: number | undefined, advice: RefusalAdvice | undefined): boolean {
  return advice === undefined ? status === 401 || status === 403 : advice.kind === 'permission';
}

function isOutage({ status = 500 }: GitHubRefusal): boolean {
  return status >= 500;
}

/** Where no row knows the words: GitHub's own page; or that GitHub could not be reached, or broke. */
function hintForUnknown(refusal: GitHubRefusal): string | undefined {
  const { text, page } = refusal;
  if (isOutage(refusal)) return hintForMachine(text) ?? OUTAGE;
  return page?.startsWith('https://docs.github.com/')
    ? `GitHub's page on this: ${page}`
    : undefined;
}

const OUTAGE =
  'Run the job again later. https://www.githubstatus.com tells whether GitHub is down; if not, check the way from the runner to GitHub.';
