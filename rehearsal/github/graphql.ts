// The GraphQL requests that the action makes: who it is, which refs there are, and one mutation.
import * as z from 'zod';
import { git } from '../git/git.ts';
import { type ApiResponse, notFoundResponse } from './api-response.ts';
import { nodeId } from './objects.ts';
import { bareRepository, type GitHubState } from './state.ts';

const callSchema = z.object({
  query: z.string().regex(/^mutation.*markPullRequestReadyForReview/),
  variables: z.object({ id: z.string() }),
});

const viewerSchema = z.object({ query: z.string().regex(/\bviewer\b/) });
const refsSchema = z.object({
  query: z.string().regex(/^query.*\bref\(qualifiedName/),
  variables: z.record(z.string(), z.string()),
});

/** Returns true for a request that changes nothing. */
export function isQuestion(body: unknown): boolean {
  return z.object({ query: z.string().startsWith('query') }).safeParse(body).success;
}

async function answerRefs(state: GitHubState, variables: Readonly<Record<string, string>>) {
  const { owner: _owner, repo: _repo, ...wanted } = variables;
  const list = ['for-each-ref', '--format=%(refname)', ...Object.values(wanted)];
  const found = (await git(bareRepository(state, state.repository), list)).split('\n');
  const refs = Object.entries(wanted).map(([field, ref]) => {
    return [field, found.includes(ref) ? { name: ref.split('/').at(-1) } : null];
  });
  return { repository: Object.fromEntries(refs) };
}

/** Returns true for the request that asks whose token it is. */
export function asksWhoIAm(body: unknown): boolean {
  return viewerSchema.safeParse(body).success;
}

/** Answers a GraphQL request. An unknown one gets a 404. */
export async function answerGraphql(state: GitHubState, body: unknown): Promise<ApiResponse> {
  const { pulls, tokenLogin: login } = state;
  if (asksWhoIAm(body)) {
    return { status: 200, body: { data: { viewer: { login } } } };
  }
  const asked = refsSchema.safeParse(body);
  if (asked.success) {
    return { status: 200, body: { data: await answerRefs(state, asked.data.variables) } };
  }
  const call = callSchema.safeParse(body);
  if (!call.success) return notFoundResponse;
  const { id } = call.data.variables;
  const pull = [...pulls.values()].find(({ number }) => nodeId('PR', number) === id);
  if (pull === undefined) return { status: 200, body: notResolved(id) };
  pull.draft = false;
  const answer = { pullRequest: { isDraft: pull.draft } };
  return { status: 200, body: { data: { markPullRequestReadyForReview: answer } } };
}

/** Makes a refusal, which GraphQL sends with status 200. */
function notResolved(id: string) {
  const message = `Could not resolve to a node with the global id of '${id}'`;
  const errors = [{ type: 'NOT_FOUND', path: ['markPullRequestReadyForReview'], message }];
  return { data: { markPullRequestReadyForReview: null }, errors };
}
