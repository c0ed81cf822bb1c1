// The GraphQL requests that the action makes: who it is, and one mutation.
import * as z from 'zod';
import { type ApiResponse, notFoundResponse } from './api-response.ts';
import { nodeId } from './objects.ts';
import type { GitHubState } from './state.ts';

const callSchema = z.object({
  query: z.string().regex(/^mutation.*markPullRequestReadyForReview/),
  variables: z.object({ id: z.string() }),
});

const questionSchema = z.object({ query: z.string().regex(/\bviewer\b/) });

/** Returns true for the query that asks whose token it is. */
export function asksWhoIAm(body: unknown): boolean {
  return questionSchema.safeParse(body).success;
}

/** Answers a GraphQL request. An unknown one gets a 404. */
export function answerGraphql(
  { pulls, tokenLogin: login }: GitHubState,
  body: unknown,
): ApiResponse {
  if (asksWhoIAm(body)) return { status: 200, body: { data: { viewer: { login } } } };
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
