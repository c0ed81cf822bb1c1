// Routes for pull requests, whose commits and files come from git.
import * as z from 'zod';
import { git } from '../git/git.ts';
import { pullFacts } from '../git/pull-facts.ts';
import {
  type ApiResponse,
  errorResponse,
  orNotFound,
  paginate,
  readBody,
  validationError,
} from './api-response.ts';
import { fileObject, pullListObject, pullObject } from './objects-pull.ts';
import type { Route, RouteCall } from './route.ts';
import { requireThread } from './routes-threads.ts';
import {
  addThread,
  bareRepository,
  type GitHubState,
  type PullRecord,
  type ThreadRecord,
  timestamp,
} from './state.ts';

export type PullWithThread = { readonly thread: ThreadRecord; readonly pull: PullRecord };

export function requirePull(call: RouteCall): PullWithThread {
  const thread = requireThread(call);
  return { thread, pull: orNotFound(call.site.state.pulls.get(thread.number)) };
}

function headLabel({ headRepository, headRef }: PullRecord): string {
  return `${headRepository.split('/')[0]}:${headRef}`;
}

function allPulls(state: GitHubState): readonly PullWithThread[] {
  return [...state.pulls.values()].flatMap((pull) => {
    const thread = state.threads.get(pull.number);
    return thread === undefined ? [] : [{ thread, pull }];
  });
}

async function listPulls({ site, url }: RouteCall): Promise<ApiResponse> {
  const wanted = url.searchParams.get('state') ?? 'open';
  const head = url.searchParams.get('head');
  const base = url.searchParams.get('base');
  const found = allPulls(site.state).filter(
    ({ thread, pull }) =>
      (wanted === 'all' || thread.state === wanted) &&
      (head === null || headLabel(pull) === head) &&
      (base === null || pull.baseRef === base),
  );
  const ascending = url.searchParams.get('direction') === 'asc';
  const sorted = ascending ? found : [...found].reverse();
  const objects = sorted.map(({ thread, pull }) => pullListObject(site, thread, pull));
  return paginate(await Promise.all(objects), url);
}

const newPullSchema = z.object({
  title: z.string().min(1).max(256),
  head: z.string().min(1),
  base: z.string().min(1),
  body: z.string().max(65_536).optional(),
  draft: z.boolean().default(false),
});
type NewPull = z.infer<typeof newPullSchema>;

const NOT_PERMITTED = 'GitHub Actions is not permitted to create or approve pull requests.';

async function openPull({ site, body }: RouteCall): Promise<ApiResponse> {
  if (!site.state.pullRequestsPermitted) return errorResponse(403, NOT_PERMITTED);
  const wanted = newPullSchema.safeParse(body);
  if (!wanted.success) {
    const field = String(wanted.error.issues[0]?.path[0] ?? 'base');
    return validationError({ resource: 'PullRequest', code: 'missing_field', field });
  }
  const owner = site.state.repository.split('/')[0] ?? '';
  const head = wanted.data.head.replace(`${owner}:`, '');
  const pull = { ...wanted.data, head };
  // No await between the last check and `addPull`, so that one of two simultaneous requests is refused.
  const refused = (await rejectNewPull(site.state, pull)) ?? rejectDuplicate(site.state, pull);
  if (refused !== undefined) return refused;
  const opened = addPull(site.state, {
    ...wanted.data,
    head,
    body: wanted.data.body ?? '',
    author: site.state.tokenLogin,
  });
  return { status: 201, body: await pullObject(site, opened.thread, opened.pull) };
}

async function rejectNewPull(
  state: GitHubState,
  wanted: NewPull,
): Promise<ApiResponse | undefined> {
  const repository = bareRepository(state, state.repository);
  const refs = { head: `refs/heads/${wanted.head}`, base: `refs/heads/${wanted.base}` };
  const list = ['for-each-ref', '--format=%(refname)', refs.head, refs.base];
  const found = (await git(repository, list)).split('\n');
  const missing = (['head', 'base'] as const).find((end) => !found.includes(refs[end]));
  if (missing !== undefined) {
    return validationError({ resource: 'PullRequest', code: 'invalid', field: missing });
  }
  const commits = await git(repository, ['rev-list', '--count', `${refs.base}..${refs.head}`]);
  return commits === '0'
    ? customError(`No commits between ${wanted.base} and ${wanted.head}`)
    : undefined;
}

function rejectDuplicate(state: GitHubState, wanted: NewPull): ApiResponse | undefined {
  const owner = state.repository.split('/')[0];
  const isTaken = allPulls(state).some(
    ({ thread, pull }) =>
      thread.state === 'open' &&
      headLabel(pull) === `${owner}:${wanted.head}` &&
      pull.baseRef === wanted.base,
  );
  return isTaken
    ? customError(`A pull request already exists for ${owner}:${wanted.head}.`)
    : undefined;
}

function customError(message: string): ApiResponse {
  return validationError({ resource: 'PullRequest', code: 'custom', message });
}

export type PullSeed = {
  readonly number?: number;
  readonly title: string;
  readonly body: string;
  readonly author: string;
  readonly head: string;
  readonly base: string;
  readonly draft?: boolean;
  /** `owner/name` of the fork; by default the repository itself. */
  readonly headRepository?: string;
};

/** Adds a pull request to the state, without checks. */
export function addPull(state: GitHubState, seed: PullSeed): PullWithThread {
  const { number, title, body, author } = seed;
  const thread = addThread(state, {
    title,
    body,
    author,
    ...(number === undefined ? {} : { number }),
  });
  const pull: PullRecord = {
    number: thread.number,
    headRepository: seed.headRepository ?? state.repository,
    headRef: seed.head,
    baseRef: seed.base,
    draft: seed.draft ?? false,
    merged: false,
    requestedReviewers: [],
    requestedTeams: [],
  };
  state.pulls.set(thread.number, pull);
  return { thread, pull };
}

async function getPull(call: RouteCall): Promise<ApiResponse> {
  const { thread, pull } = requirePull(call);
  return { status: 200, body: await pullObject(call.site, thread, pull) };
}

const changeSchema = z.object({
  title: z.string().min(1).optional(),
  body: z.string().max(65_536).optional(),
  state: z.enum(['open', 'closed']).optional(),
});

const INVALID_CHANGE = validationError({
  resource: 'PullRequest',
  code: 'invalid',
  field: 'body',
});

async function updatePull(call: RouteCall): Promise<ApiResponse> {
  const { thread } = requirePull(call);
  const change = readBody(changeSchema, call.body, INVALID_CHANGE);
  thread.title = change.title ?? thread.title;
  thread.body = change.body ?? thread.body;
  thread.state = change.state ?? thread.state;
  thread.updatedAt = timestamp(call.site.state);
  return getPull(call);
}

async function listFiles(call: RouteCall): Promise<ApiResponse> {
  const { files, head } = await pullFacts(call.site.state, requirePull(call).pull);
  const objects = files.map((file) => fileObject(call.site, file, head));
  return paginate(objects, call.url);
}

const BASE_PATH = '/repos/{owner}/{repo}/pulls';

export const pullRoutes: readonly Route[] = [
  { method: 'GET', path: BASE_PATH, handle: listPulls },
  { method: 'POST', path: BASE_PATH, handle: openPull },
  { method: 'GET', path: `${BASE_PATH}/{pull_number}`, handle: getPull },
  { method: 'PATCH', path: `${BASE_PATH}/{pull_number}`, handle: updatePull },
  { method: 'GET', path: `${BASE_PATH}/{pull_number}/files`, handle: listFiles },
];
