// The embedded GitHub can't drift into fiction: every answer is held against GitHub's published description.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Ajv, type ValidateFunction } from 'ajv';
import {
  type EmbeddedGitHub,
  type SeenRequest,
  startGitHub,
} from '../../../rehearsal/github/embedded-github.ts';
import { knownRoutes } from '../../../rehearsal/github/routes.ts';
import { deliverEvent } from '../../../rehearsal/scenario/deliver-event.ts';
import type { ScenarioEvent } from '../../../rehearsal/scenario/scenario.ts';
import { readScenario } from '../../../rehearsal/scenario/scenario.ts';
import { JOB_TOKEN, seedGitHub } from '../../../rehearsal/scenario/seed.ts';

/** Written by scripts/github-description.ts. */
const description = join(import.meta.dirname, '../github-description.json');
const ajv = new Ajv({ strict: false, allErrors: true, validateSchema: false });
ajv.addFormat('date-time', (text) => !Number.isNaN(Date.parse(text)) && text.includes('T'));
ajv.addFormat('uri', (text) => URL.canParse(text));
for (const name of ['int64', 'uri-template', 'repo.nwo', 'email', 'timestamp']) {
  ajv.addFormat(name, true);
}

let folder = '';
let hub: EmbeddedGitHub;

const repo = '/repos/acme/shop';

async function call(method: string, path: string, body?: unknown, token = JOB_TOKEN) {
  const response = await fetch(`${hub.apiUrl}${path}`, {
    method,
    headers: { authorization: `Bearer ${token}` },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  await response.arrayBuffer();
}

/** OpenAPI 3.0 says `nullable`; JSON Schema says it with a type. */
function withNulls(node: unknown): unknown {
  if (Array.isArray(node)) {
    return node.map(withNulls);
  }
  if (typeof node !== 'object' || node === null) {
    return node;
  }
  const { nullable, ...rest } = Object.fromEntries(
    Object.entries(node).map(([key, value]) => [key, withNulls(value)]),
  );
  return nullable === true ? { anyOf: [{ type: 'null' }, rest] } : rest;
}

let document: unknown;

function nodeAt(keys: readonly string[]): unknown {
  return keys.reduce<unknown>(
    (node, key) => (typeof node === 'object' && node !== null ? Reflect.get(node, key) : undefined),
    document,
  );
}

/** The place of a response in the description, behind its reference if it has one. */
function placeOf({ route, method, status }: SeenRequest): readonly string[] {
  const place = ['paths', route ?? '', method.toLowerCase(), 'responses', String(status)];
  const reference = nodeAt([...place, '$ref']);
  return typeof reference === 'string' ? reference.slice('#/'.length).split('/') : place;
}

/** The description's schema for an answer; refusals that it doesn't list are held to the common error. */
function schemaOf(request: SeenRequest): ValidateFunction {
  const place = [...placeOf(request), 'content', 'application/json', 'schema'];
  if (nodeAt(place) === undefined) {
    return ajv.compile({ $ref: 'github#/components/schemas/basic-error', required: ['message'] });
  }
  const escaped = place.map((key) => key.replaceAll('~', '~0').replaceAll('/', '~1'));
  return ajv.compile({ $ref: `github#/${escaped.join('/')}` });
}

function problemsOf(request: SeenRequest): readonly string[] {
  if (request.status === 204) {
    return request.answer === undefined ? [] : [`${request.path} has a body`];
  }
  const validate = schemaOf(request);
  validate(request.answer);
  return (validate.errors ?? []).map(
    ({ instancePath, message }) =>
      `${request.method} ${request.route} ${request.status} ${instancePath} ${message}`,
  );
}

beforeAll(async () => {
  document = JSON.parse(await readFile(description, 'utf8'));
  ajv.addSchema(Object(withNulls(document)), 'github');
  folder = await mkdtemp(join(tmpdir(), 'openapi-'));
  const scenario = await readScenario(join(import.meta.dirname, '../../../scenarios/fork'));
  const follow = await readScenario(
    join(import.meta.dirname, '../../../scenarios/pull-request-follow-up'),
  );
  const story = {
    ...scenario.story,
    teams: ['testers'],
    protectedBranches: ['main'],
    branches: [...scenario.story.branches, ...follow.story.branches],
  };
  hub = await startGitHub({
    state: await seedGitHub({ scenario: { ...scenario, story }, folder }),
  });
});

afterAll(async () => {
  await hub.close();
  await rm(folder, { recursive: true });
});

async function readEverything() {
  await call('GET', repo);
  await call('GET', `${repo}/collaborators/alice`);
  await call('GET', `${repo}/collaborators/nobody`);
  await call('GET', `${repo}/collaborators/alice/permission`);
  await call('GET', `${repo}/collaborators/nobody/permission`);
  await call('GET', `${repo}/issues/7`);
  await call('GET', `${repo}/issues/99`);
  await call('GET', `${repo}/issues/7/comments`);
  await call('GET', `${repo}/issues/99/comments`);
  await call('GET', `${repo}/pulls`);
  await call('GET', `${repo}/pulls/8`);
  await call('GET', `${repo}/pulls/99`);
  await call('GET', `${repo}/pulls/8/files`);
  await call('GET', `${repo}/pulls/8/reviews`);
  await call('GET', `${repo}/pulls/8/comments`);
  await call('GET', `${repo}/pulls/9`);
  await call('GET', `${repo}/pulls/9/comments`);
  await call('GET', `${repo}/issues/comments/1001`);
  await call('GET', `${repo}/issues/comments?sort=created&direction=desc`);
  await call('GET', `${repo}/pulls/comments?since=2020-01-01T00:00:00Z`);
  await call('GET', repo, undefined, 'wrong');
  await call('GET', `${repo}/branches`);
  await call('GET', `${repo}/branches?protected=true`);
  await call('GET', `${repo}/rules/branches/main`);
  await call('GET', `${repo}/rules/branches/squad%2F1-x`);
  await call('GET', `${repo}/actions/permissions/workflow`);
  const { tokenLogin } = hub.state;
  hub.state.tokenLogin = 'olga';
  await call('GET', `${repo}/actions/permissions/workflow`);
  hub.state.tokenLogin = tokenLogin;
}

async function writeEverything() {
  const head = 'squad/7-validate-the-login-form';
  const pulls = `${repo}/pulls`;
  await call('POST', `${repo}/issues/7/comments`, { body: 'hello' });
  await call('POST', `${repo}/issues/7/comments`, { body: '' });
  await call('PATCH', `${repo}/issues/comments/1001`, { body: 'changed' });
  await call('POST', `${repo}/issues/7/reactions`, { content: 'eyes' });
  await call('POST', `${repo}/issues/7/reactions`, { content: 'eyes' });
  await call('POST', `${repo}/issues/7/reactions`, { content: 'sad' });
  await call('POST', `${repo}/issues/comments/1001/reactions`, { content: 'rocket' });
  await call('POST', pulls, { title: 'T', head, base: 'main', body: 'B' });
  await call('POST', pulls, { title: 'T', head, base: 'main' });
  await call('POST', pulls, { title: 'T', head: 'main', base: 'main' });
  await call('PATCH', `${pulls}/9`, { body: 'other' });
  await call('POST', `${pulls}/9/requested_reviewers`, { reviewers: ['alice'] });
  await call('POST', `${pulls}/9/requested_reviewers`, { team_reviewers: ['testers'] });
  await call('POST', `${pulls}/9/requested_reviewers`, { reviewers: ['nobody'] });
  await call('POST', `${pulls}/9/reviews`, {
    event: 'COMMENT',
    body: 'Seen',
    comments: [
      { path: 'src/validate-login.js', line: 1, body: 'hm' },
      { path: 'src/validate-login.js', line: 3, start_line: 2, body: 'both' },
    ],
  });
  await call('POST', `${pulls}/9/reviews`, {
    event: 'COMMENT',
    comments: [{ path: 'src/validate-login.js', line: 4000, body: 'hm' }],
  });
  await call('POST', `${pulls}/9/reviews`, { event: 'APPROVE' });
  const [line] = hub.state.reviewComments;
  await call('GET', `${pulls}/9/reviews/${line?.review}`);
  await call('GET', `${pulls}/9/reviews/1`);
  await call('GET', `${pulls}/comments/${line?.id}`);
  await call('GET', `${pulls}/comments/1`);
  await call('POST', `${pulls}/comments/${line?.id}/reactions`, { content: 'eyes' });
  await call('POST', `${pulls}/9/comments/${line?.id}/replies`, { body: 'Done' });
  await call('POST', `${pulls}/9/comments/${line?.id}/replies`, { body: '' });
  await call('POST', `${pulls}/9/comments/1/replies`, { body: 'Done' });
  await call('POST', `${repo}/issues/7/labels`, { labels: ['squad:escalated'] });
  await call('POST', `${repo}/issues/7/labels`, { labels: ['x'.repeat(51)] });
  await call('POST', `${repo}/issues/99/labels`, { labels: ['x'] });
  hub.state.pullRequestsPermitted = false;
  await call('POST', pulls, { title: 'T', head, base: 'main' });
  hub.state.pullRequestsPermitted = true;
}

describe('the embedded GitHub and the published description', () => {
  it('gives every answer as the description has it, refusals included', async () => {
    await writeEverything();
    await readEverything();
    expect(hub.requests.flatMap(problemsOf)).toEqual([]);
  });

  it('serves no route that the description lacks', () => {
    const described = knownRoutes.filter((route) => {
      const [method = '', path = ''] = route.split(' ');
      return nodeAt(['paths', path, method.toLowerCase(), 'responses']) !== undefined;
    });
    expect(described).toEqual(knownRoutes);
  });

  it('asks for every route that it serves in this test', () => {
    const asked = new Set(hub.requests.map(({ method, route }) => `${method} ${route}`));
    expect(knownRoutes.filter((route) => !asked.has(route))).toEqual([]);
  });
});

describe('the events and the published description of webhooks', () => {
  const onPull = { pull: 8, author: 'alice' } as const;
  const line = { ...onPull, name: 'pull_request_review_comment', body: 'hm' } as const;
  const verdict = { state: 'CHANGES_REQUESTED', body: 'no' } as const;
  const events: readonly (readonly [string, ScenarioEvent])[] = [
    ['issue-comment-created', { name: 'issue_comment', thread: 7, author: 'alice', body: 'hi' }],
    ['issues-opened', { name: 'issues', action: 'opened', thread: 7, author: 'alice' }],
    [
      'pull-request-review-submitted',
      { ...onPull, ...verdict, comments: [], name: 'pull_request_review' },
    ],
    ['pull-request-review-comment-created', { ...line, path: 'src/remember.js', line: 1 }],
    ['pull-request-review-comment-created', { ...line, replyTo: 1 }],
  ];

  it.each(events)('delivers %s as GitHub would', async (name, event) => {
    const validate = ajv.compile({ $ref: `github#/components/schemas/webhook-${name}` });
    const { payload } = await deliverEvent(hub.site, event);
    validate(payload);
    const problems = (validate.errors ?? []).map(
      ({ instancePath, message }) => `${instancePath} ${message}`,
    );
    expect(problems).toEqual([]);
  });
});
