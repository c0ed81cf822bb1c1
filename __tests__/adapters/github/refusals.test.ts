// Each refusal of GitHub, in GitHub's own words, and what a person reads of it. The files beside show them all.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { attempt, describe as describeError } from '#src/errors.ts';
import type { GitHub } from '#src/ports/github.ts';
import { adviceOn } from '#src/refusals.ts';
import { pushOnce, readRemoteFailure } from '#src/workspace/deliver.ts';
import type { Fault } from '../../../rehearsal/faults.ts';
import { expectFile } from '../../publish/a-golden.ts';
import { aSilentGit } from '../../workspace/a-silent-git.ts';
import { type Hub, MAIN, openHub } from './a-hub.ts';

type Answer = Pick<Fault, 'status' | 'headers'> & { readonly body: unknown };

const DOCS = 'https://docs.github.com/rest/issues/comments#create-an-issue-comment';
const said = (status: number, message: string, more: object = {}): Answer => {
  const { headers, ...rest } = { headers: {}, ...more };
  return {
    status,
    headers,
    body: { message, documentation_url: DOCS, status: String(status), ...rest },
  };
};
const IN_TWO_HOURS = String(Math.floor(Date.now() / 1000) + 7200);
const invalid = (...errors: readonly unknown[]) => ({ errors });

/** What GitHub answers to a request, by name. */
const ANSWERS: Readonly<Record<string, Answer>> = {
  'a token that expired': said(401, 'Bad credentials'),
  'a permission that the job lacks': said(403, 'Resource not accessible by integration', {
    headers: { 'x-accepted-github-permissions': 'issues=write; pull_requests=write' },
  }),
  'a permission that a token lacks': said(403, 'Resource not accessible by personal access token', {
    headers: { 'x-accepted-github-permissions': 'contents=read,issues=write' },
  }),
  'a suspended account': said(403, 'Sorry. Your account was suspended.'),
  'a locked conversation': said(403, 'Unable to create comment because issue is locked.'),
  'an archived repository': said(403, 'Repository was archived so is read-only.'),
  'an archived repository and a locked conversation': said(
    403,
    'Repository was archived so is read-only and unable to create comment because issue is locked.',
  ),
  'single sign-on': said(
    403,
    'Resource protected by organization SAML enforcement. You must grant your Personal Access token access to this organization.',
    { headers: { 'x-github-sso': 'required; url=https://github.example/orgs/acme/sso?a=1' } },
  ),
  'an IP allow list': said(
    403,
    'Although you appear to have the correct authorization credentials, the `acme` organization has an IP allow list enabled, and your IP address is not permitted to access this resource.',
  ),
  'a classic token that the organisation forbids': said(
    403,
    '`acme` forbids access via a personal access token (classic). Please use a GitHub App, OAuth App, or a personal access token with fine-grained permissions.',
  ),
  'a blocked repository': said(403, 'Repository access blocked', {
    block: { reason: 'tos', created_at: '2026-01-01T00:00:00Z', html_url: null },
  }),
  'a primary rate limit': said(403, 'API rate limit exceeded for installation ID 1.', {
    headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': IN_TWO_HOURS },
  }),
  'a 403 in unknown words': said(403, 'Upgrade to GitHub Pro to enable this feature.'),
  'what is not there': said(404, 'Not Found'),
  'what the token may not see': said(404, 'Not Found', {
    headers: { 'x-accepted-github-permissions': 'issues=read' },
  }),
  'a conflict': said(409, 'Reference update failed'),
  'an empty repository': said(409, 'Git Repository is empty.'),
  'a deleted issue': said(410, 'This issue was deleted'),
  'issues that are turned off': said(410, 'Issues has been disabled in this repository.'),
  'a base that is gone': said(
    422,
    'Validation Failed',
    invalid({ resource: 'PullRequest', field: 'base', code: 'invalid' }),
  ),
  'a draft where there are none': said(
    422,
    'Draft pull requests are not supported in this repository.',
  ),
  'a head that is gone': said(
    422,
    'Validation Failed',
    invalid({ resource: 'PullRequest', field: 'head', code: 'invalid' }),
  ),
  'no commits': said(
    422,
    'Validation Failed',
    invalid({
      resource: 'PullRequest',
      code: 'custom',
      message: 'No commits between main and squad/7-x',
    }),
  ),
  'a body that is too long': said(
    422,
    'Validation Failed',
    invalid({
      resource: 'IssueComment',
      code: 'unprocessable',
      field: 'data',
      message: 'Body is too long (maximum is 65536 characters)',
    }),
  ),
  'a line that is not in the diff': said(
    422,
    'Unprocessable Entity',
    invalid('Line could not be resolved'),
  ),
  'a secondary rate limit': said(429, 'You have exceeded a secondary rate limit.', {
    headers: { 'retry-after': '3600' },
  }),
  'a takedown': said(451, 'Repository access blocked', {
    block: {
      reason: 'dmca',
      created_at: '2026-01-01T00:00:00Z',
      html_url: 'https://github.example/github/dmca/blob/master/2026/notice.md',
    },
  }),
  'a broken server': said(502, 'Server Error'),
  'a page of something in between': { status: 503, headers: {}, body: '<html>Sorry</html>' },
};

let stage: Hub;
let github: GitHub;

beforeAll(async () => {
  stage = await openHub([{ ref: MAIN, message: 'first', files: { 'a.txt': 'one\n' } }], {
    roles: { olga: 'admin' },
  });
  ({ github } = stage);
});
afterAll(() => stage.close());

const shown = (name: string, message: string, hint: string | undefined) =>
  `- ${name}\n  - ${message}\n  - ${hint ?? '(no hint)'}`;

async function toldOf([name, answer]: readonly [string, Answer]): Promise<string> {
  stage.hub.fault({ method: 'POST', path: '/labels', ...answer });
  const ended = await attempt(github.addLabels(7, ['x']));
  const error = ended.kind === 'threw' ? ended.error : new Error('It was taken.');
  const { code, message, hint } = describeError(error);
  return shown(name, `${code}: ${message}`, hint);
}

const REF = 'refs/heads/squad/7-x';
const FAILED = "error: failed to push some refs to 'https://github.example/acme/shop'";
const RULES = [
  `remote: error: GH013: Repository rule violations found for ${REF}.        `,
  'remote: Review all repository rules at https://github.example/acme/shop/rules?ref=refs%2Fheads%2Fsquad%2F7-x        ',
  'remote: ',
];
const DECLINED = 'push declined due to repository rule violations';
/** The server's refusal of the whole request, with what it says. */
const denied = (...lines: readonly string[]): readonly [undefined, readonly string[]] => [
  undefined,
  [
    ...lines.map((line) => `remote: ${line}`),
    "fatal: unable to access 'https://github.example/acme/shop/': The requested URL returned error: 403",
  ],
];

/** What git shows of GitHub's answer to a push: what stands in brackets, and the lines. */
const PUSHES: Readonly<Record<string, readonly [string | undefined, readonly string[]]>> = {
  'verified signatures': [
    DECLINED,
    [
      ...RULES,
      'remote: - Commits must have verified signatures.        ',
      'remote:   Found 1 violation:        ',
      'remote: ',
      'remote:   027faa7121ee9df79db623e1a2848d2cc88a8dba        ',
      'remote: ',
    ],
  ],
  'several rules': [
    DECLINED,
    [
      ...RULES,
      'remote: - Cannot create ref due to creations being restricted.        ',
      'remote: - Changes must be made through a pull request.        ',
      'remote: - 3 of 3 required status checks are expected.        ',
    ],
  ],
  'push protection': [
    DECLINED,
    [
      ...RULES,
      'remote: - GITHUB PUSH PROTECTION        ',
      `remote:   ${'\u2014'.repeat(41)}        `,
      'remote:     Resolve the following violations before pushing again        ',
      'remote: ',
      'remote:     - Push cannot contain secrets        ',
      'remote: ',
      'remote:      (?) Learn how to resolve a blocked push        ',
      'remote:      https://docs.github.com/code-security/secret-scanning        ',
      'remote: ',
      'remote:       \u2014\u2014 Amazon AWS Access Key ID \u2014\u2014\u2014\u2014\u2014\u2014\u2014        ',
      'remote:        locations:        ',
      'remote:          - commit: 525d3949c4e726a64305e7eb15551fbb4f279325        ',
      'remote:            path: src/config.js:1        ',
      'remote: ',
      'remote:        (?) To push, remove secret from commit(s) or follow this URL to allow the secret.        ',
      'remote:        https://github.example/acme/shop/security/secret-scanning/unblock-secret/2x        ',
    ],
  ],
  'a path that a push ruleset forbids': [
    DECLINED,
    [...RULES, 'remote: - GITHUB PUSH PROTECTION', 'remote:     - File path is restricted'],
  ],
  'a push ruleset in unknown words': [
    DECLINED,
    [...RULES, 'remote: - GITHUB PUSH PROTECTION', 'remote:     - No files on Mondays'],
  ],
  'a rule in unknown words': [DECLINED, [...RULES, 'remote: - Commits must name their ticket.']],
  'a protected branch': [
    'protected branch hook declined',
    [
      `remote: error: GH006: Protected branch update failed for ${REF}.        `,
      'remote: error: Required status check "build" is expected.        ',
    ],
  ],
  'a large file': [
    'pre-receive hook declined',
    [
      'remote: error: Trace: 8d1daee3e9422245a2a0fa9935b3bb8b        ',
      'remote: error: See https://gh.io/lfs for more information.        ',
      "remote: error: File data/all.bin is 145.33 MB; this exceeds GitHub's file size limit of 100.00 MB        ",
      'remote: error: GH001: Large files detected. You may want to try Git Large File Storage - https://git-lfs.github.com.        ',
    ],
  ],
  'a private e-mail address': [
    'push declined due to email privacy restrictions',
    [
      'remote: error: GH007: Your push would publish a private email address.        ',
      'remote: You can make your email public or disable this protection by visiting:        ',
      'remote: http://github.example/settings/emails        ',
    ],
  ],
  'an LFS object that GitHub lacks': [
    'pre-receive hook declined',
    [
      'remote: error: GH008: Your push referenced at least 1 unknown Git LFS object:        ',
      'remote:     9b439f0ad3b1e8e965955487b72e84045e85fb844392890c7d34ba45b3430c1e        ',
      "remote: Try to push them with 'git lfs push --all'.        ",
    ],
  ],
  'a secret, in older words': [
    'pre-receive hook declined',
    ['remote: error: GH009: Secrets detected! This push failed.        '],
  ],
  'a workflow by an app': [
    'refusing to allow a GitHub App to create or update workflow `.github/workflows/ci.yml` without `workflows` permission',
    [],
  ],
  'a workflow by a token': [
    'refusing to allow a Personal Access Token to create or update workflow `.github/workflows/ci.yml` without `workflow` scope',
    [],
  ],
  'a branch in the way': ['directory file conflict', []],
  'a branch in the way, in git’s words': [
    `cannot lock ref '${REF}'`,
    [`remote: error: cannot lock ref '${REF}': 'refs/heads/squad' exists; cannot create '${REF}'`],
  ],
  'a server’s own hook': ['pre-receive hook declined', ['remote: Only on weekdays, please.']],
  'the job’s bot': denied('Permission to acme/shop.git denied to github-actions[bot].'),
  'another account': denied('Permission to acme/shop.git denied to mona-bot.'),
  'a token that may only read': denied('Write access to repository not granted.'),
  'an archived repository': denied('This repository was archived so it is read-only.'),
  'a disabled repository': denied(
    "Repository 'acme/shop' is disabled.",
    'Please ask the owner to check their account.',
  ),
  'a takedown': denied(
    'Repository unavailable due to DMCA takedown.',
    'See the takedown notice for more details:',
    'https://github.example/github/dmca/notice.md.',
  ),
  staff: denied('Access to this repository has been disabled by GitHub staff.'),
  'a repository that is gone': denied('Repository not found.'),
  'a suspended account': denied(
    'Your account is suspended. Please visit https://support.github.example for more information.',
  ),
  'a budget': denied(
    'This repository exceeded its LFS budget. The account responsible for the budget should increase it to restore access.',
  ),
  maintenance: denied('This repository is currently in read-only mode.'),
  'no words at all': denied(),
};

async function toldOfPush([name, [bracket, lines]]: readonly [
  string,
  readonly [string | undefined, readonly string[]],
]): Promise<string> {
  const stderr = [...lines, ...(bracket === undefined ? [] : [FAILED])].join('\n');
  const stdout = bracket === undefined ? '' : `!\ta:${REF}\t[remote rejected] (${bracket})\n`;
  const git = aSilentGit({ attempt: async () => ({ code: 1, stdout, stderr }) });
  const answer = await pushOnce(git, { ref: REF, commit: 'a' }, 1000);
  if (answer.kind !== 'refused' && answer.kind !== 'failed') return shown(name, answer.kind, '');
  return shown(name, answer.reason, answer.hint);
}

const inFile = (name: string) => new URL(`./golden/${name}.md`, import.meta.url);

describe('a refusal', () => {
  it('of a request is told in GitHub’s words, with what they ask for', async () => {
    const told: string[] = [];
    for (const one of Object.entries(ANSWERS)) told.push(await toldOf(one));
    expectFile(inFile('refused-requests'), told.join('\n'));
  });

  it('of a push is told in GitHub’s words, with what they ask for', async () => {
    const told = await Promise.all(Object.entries(PUSHES).map(toldOfPush));
    expectFile(inFile('refused-pushes'), told.join('\n'));
  });

  it('by GraphQL is no answer that was lost', async () => {
    const errors = [{ type: 'FORBIDDEN', message: 'Resource not accessible by integration' }];
    stage.hub.fault({ path: '/api/graphql', status: 200, body: { data: null, errors } });
    await expect(github.refsAmong(['refs/heads/squad'])).rejects.toMatchObject({
      code: 'E_GITHUB_PERMISSION',
      message: 'GitHub, looking for refs: Resource not accessible by integration',
    });
  });

  it.each([
    ['a megabyte of one word', 'x'.repeat(1_000_000)],
    ['a megabyte of beginnings', "Permission to 'refs/heads/".repeat(40_000)],
    ['a megabyte of lines', 'remote: - \u2014 GH\n'.repeat(60_000)],
  ])('of %s costs no second', (_, stderr) => {
    const start = performance.now();
    adviceOn(stderr);
    readRemoteFailure({ stderr });
    expect(performance.now() - start).toBeLessThan(1_000);
  });
});
