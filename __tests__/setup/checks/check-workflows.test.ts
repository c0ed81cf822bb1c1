import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { pullRequestWorkflows } from '#src/setup/check-permissions.ts';
import {
  checkWorkflows as look,
  type WorkflowCheckFacts,
  type WorkflowText,
} from '#src/setup/check-workflows.ts';
import { aTree } from '../../team/a-tree.ts';

const commit = '0123456789abcdef0123456789abcdef01234567';
const read = (name: string) =>
  readFileSync(`examples/workflows/${name}`, 'utf8').replace(
    /OWNER(\/squad-action@)0{40}/,
    `acme$1${commit}`,
  );
const comment = { path: '.github/workflows/squad.yml', text: read('squad.yml') };
const scribe = { path: '.github/workflows/squad-scribe.yml', text: read('squad-scribe.yml') };

const facts: WorkflowCheckFacts = { target: 'terminal', runtime: '1.0.14', branches: ['main'] };
const checkWorkflows = (files: readonly WorkflowText[]) => look(files, facts);

/** What is said of the comment workflow with a change, besides that all is well. */
function complaints(change: (text: string) => string, file = comment) {
  const changed = { ...file, text: change(file.text) };
  expect(changed.text).not.toBe(file.text);
  const files = [comment, scribe].map((one) => (one.path === file.path ? changed : one));
  return checkWorkflows(files).filter(({ level }) => level !== 'ok');
}

const without = (line: RegExp) => (text: string) => text.replace(line, '');

describe('the example workflows', () => {
  it('are well, once they name the action', () => {
    expect(checkWorkflows([comment, scribe]).map(({ level }) => level)).toEqual(['ok', 'ok']);
  });

  it('are not, as long as they name nobody', () => {
    const text = readFileSync('examples/workflows/squad.yml', 'utf8');
    expect(checkWorkflows([{ ...comment, text }, scribe])[0]).toMatchObject({
      level: 'problem',
      what: expect.stringContaining('OWNER/squad-action@000'),
    });
  });
});

it('asks nothing of the permissions of a token that is not used', () => {
  const path = '.github/workflows/squad.yml';
  const found = (text: string) => checkWorkflows([{ path, text }, scribe])[0]?.level;
  expect(found(read('app-token.yml'))).toBe('ok');
  expect(found(read('app-token.yml').replace(/steps\.app\.outputs\.token/, 'github.token'))).toBe(
    'problem',
  );
});

describe('a workflow with words of its own', () => {
  const review = {
    path: '.github/workflows/squad-review.yml',
    text: read('review-pull-requests.yml'),
  };
  const own = (text: string) => checkWorkflows([comment, scribe, { ...review, text }]).slice(2);

  it.each(['github.event.pull_request.body', 'github.head_ref'])(
    'takes no words of strangers: %s',
    (words) => {
      const found = own(review.text.replace(/request: .*/, `request: "\${{ ${words} }}"`));
      expect(found).toMatchObject([
        { level: 'problem', what: expect.stringContaining('contains text from the event') },
      ]);
    },
  );
});

const withInput = (line: string) => (text: string) =>
  `${text.trimEnd()}\n        with: { ${line} }\n`;
const withCache = (version: string) => (text: string) =>
  text.replace(
    /(- uses: actions\/checkout@)([0-9a-f]{40})/,
    `- uses: actions/cache@$2\n        with: { path: x, key: "squad-copilot-runtime-${version}-Linux" }\n      $1$2`,
  );
const instead = (old: string | RegExp, line: string) => (text: string) => text.replace(old, line);
const OWN_PERMISSIONS = / {4}permissions:\n( {6}.*\n){4}/;

describe('a workflow for comments', () => {
  it.each([
    ['problem', 'lack contents: write', without(/ +contents: write.*\n/)],
    [
      'problem',
      'no `permissions:` block',
      (text: string) => text.replace(/permissions: \{\}\n/, '').replace(OWN_PERMISSIONS, ''),
    ],
    ['warning', 'may write packages', instead(/^ {6}issues: write/m, '      packages: write\n$&')],
    ['problem', 'nothing pays for the models', without(/ +copilot-requests: write.*\n/)],
    [
      'warning',
      '`copilot-token` pays for the models',
      withInput(`copilot-token: "\${{ secrets.COPILOT_TOKEN }}"`),
    ],
    ['warning', "leaves the job's token", without(/, persist-credentials: false/)],
    ['warning', 'leaves out the history', without(/ fetch-depth: 0,/)],
    ['warning', '@v6 can change under you', instead(/checkout@[0-9a-f]{40}/, 'checkout@v6')],
    ['warning', 'no queue', without(/ {4}concurrency:\n( {6}.*\n){2}/)],
    ['warning', 'only the newest is kept', without(/ +queue: max\n/)],
    ['problem', 'cancels the run', instead('queue: max', 'cancel-in-progress: true')],
    [
      'warning',
      'the whole workflow is one queue',
      instead(/permissions: .*\n/, '$&concurrency: x\n'),
    ],
    ['warning', 'every comment starts a runner', without(/ {4}if: .*\n/)],
    [
      'problem',
      'looks for @squad, but the phrase that starts the squad is @crew',
      withInput('trigger-phrase: "@crew"'),
    ],
    ['problem', "doesn't look for @squad", instead(/'@squad'/g, "'#squad'")],
    ['problem', 'looks for @team, but', instead(/'@squad'/g, "'@team'")],
    ['problem', 'looks for @squadron, but', instead("'@squad'", "'@squadron'")],
    ['problem', 'runs on windows-latest', instead('ubuntu-latest', 'windows-latest')],
    ['problem', 'runs on macos-15', instead('ubuntu-latest', '[self-hosted, macos-15]')],
    ['problem', 'runs on macOS', instead('ubuntu-latest', '{ group: a, labels: macOS }')],
    ['problem', '`base-branch` is gone', withInput('base-branch: gone')],
    ['warning', 'its cache is for version 1.0.9 of', withCache('1.0.9')],
    ['problem', 'the action refuses it', withInput('trigger-phrase: "/squad"')],
    ['problem', 'lets strangers', instead('on:\n', 'on:\n  pull_request_target:\n')],
    ['problem', 'comments do not start it', without(/ {2}issue_comment: .*\n/)],
    ['warning', 'after 25 minutes', instead('timeout-minutes: 30', 'timeout-minutes: 25')],
    ['warning', '`write-all`', instead(OWN_PERMISSIONS, '    permissions: write-all\n')],
  ])('is told of each %s once, with the remedy: %s', (level, words, change) => {
    const found = complaints(change);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({ level, what: expect.stringContaining(words) });
    expect(found[0]).toHaveProperty('remedy', expect.stringMatching(/\S/));
  });

  it('is content with the cache of this version, and with a branch that exists', () => {
    const text = withInput('base-branch: main')(withCache('1.0.14')(comment.text));
    expect(checkWorkflows([{ ...comment, text }, scribe])[0]?.level).toBe('ok');
  });

  it('with a key in it is told to revoke it, and the key is not repeated', () => {
    const key = `ghp_${'a1'.repeat(18)}`;
    const found = complaints(withInput(`copilot-token: ${key}`));
    expect(found.map(({ level }) => level)).toContain('problem');
    expect(JSON.stringify(found)).not.toContain(key);
    expect(JSON.stringify(found)).toContain('Revoke that key now');
  });

  it('that is no YAML is told where it breaks', () => {
    const [found] = complaints((text) => text.replace('jobs:', 'jobs: ]'));
    expect(found).toMatchObject({
      level: 'problem',
      what: expect.stringMatching(/^\.github\/workflows\/squad\.yml cannot be read: .*line \d+/),
    });
  });
});

describe('a workflow for Scribe', () => {
  it('that may not open pull requests is told the line', () => {
    const found = complaints(without(/ +pull-requests: write.*\n/), scribe);
    expect(found).toMatchObject([{ level: 'problem', lines: ['pull-requests: write'] }]);
  });
});

describe('a call of the reusable workflow', () => {
  const call = (name: string, more = '') => ({
    path: `.github/workflows/${name}`,
    text: `on:\n  issue_comment: { types: [created] }\n  schedule: [{ cron: '1 1 * * *' }]\npermissions: { contents: write, issues: write, pull-requests: write, copilot-requests: write }\njobs:\n  squad:\n    uses: acme/squad-action/.github/workflows/${name}@${commit}\n${more}`,
  });
  const calls = (more: string) =>
    checkWorkflows([call('squad-run.yml', more), call('scribe-run.yml')]);

  it('is well as it stands, with secrets or all of them', () => {
    for (const more of ['', '    secrets: inherit\n', '    with: { setup: npm ci }\n']) {
      expect(calls(more).map(({ level }) => level)).toEqual(['ok', 'ok']);
    }
  });

  it.each([
    ['the runner', "    with: { runs-on: 'windows-2025' }\n", 'runs on windows-2025'],
    ['a key', `    secrets: { copilot-token: ghp_${'a1'.repeat(18)} }\n`, 'written in the file'],
    ['the branch', '    with: { base-branch: gone }\n', '`base-branch` is gone'],
    ['its condition', "    if: contains(github.event.comment.body, '@team')\n", 'looks for @team'],
  ])('is told of %s', (_what, more, words) => {
    expect(calls(more).map(({ what }) => what)).toContainEqual(expect.stringContaining(words));
  });
});

describe('a repository', () => {
  it("is told of Squad's own workflows that answer the same labels, and how to keep one answer", () => {
    const rival = (name: string, text = 'on:\n  issues:\n    types: [labeled]\n') => ({
      path: `.github/workflows/${name}.yml`,
      text,
    });
    const rivals = [rival('squad-triage'), rival('squad-issue-assign')];
    const found = checkWorkflows([
      comment,
      scribe,
      ...rivals,
      rival('squad-heartbeat', 'on: push'),
    ]);
    expect(found.at(-1)).toMatchObject({
      level: 'warning',
      what: expect.stringMatching(
        /answer the same labels .*squad-triage\.yml, .*squad-issue-assign\.yml\.$/,
      ),
      lines: rivals.map(({ path }) => `git rm ${path}`),
    });
    expect(found).toHaveLength(3);
  });

  it('is told of two jobs that answer the same comments, and of none with a phrase of its own', () => {
    const second = { path: '.github/workflows/second.yml', text: comment.text };
    const found = checkWorkflows([comment, scribe, second]);
    expect(found.at(-1)).toMatchObject({
      level: 'warning',
      what: expect.stringMatching(
        /comment with @squad .*squad\.yml, job squad; .*second\.yml, job/,
      ),
    });
    const text = comment.text
      .replaceAll('@squad', '@night')
      .replace(/^( *)(- uses: acme\/.*)$/m, "$1$2\n$1  with: { trigger-phrase: '@night' }");
    const apart = checkWorkflows([comment, scribe, { ...second, text }]);
    expect(apart.map(({ level }) => level)).toEqual(['ok', 'ok', 'ok']);
  });

  it('without workflows is told to copy both', () => {
    expect(checkWorkflows([])).toMatchObject([
      { level: 'problem', remedy: expect.stringContaining('examples/workflows/squad.yml') },
      { level: 'warning', remedy: expect.stringContaining('examples/workflows/squad-scribe.yml') },
    ]);
  });

  it('with the short workflow of README is told what is missing, and no problem but the placeholder', () => {
    const readme = readFileSync('README.md', 'utf8');
    const text = /```yaml\n(.*?)```/s.exec(readme)?.[1] ?? '';
    const found = checkWorkflows([{ path: '.github/workflows/a.yml', text }, scribe]);
    const problems = found.filter(({ level }) => level === 'problem');
    expect(problems.map(({ what }) => what)).toEqual([expect.stringContaining('OWNER')]);
  });

  it("says nothing of other workflows, nor of Squad's own, however long", () => {
    const others = [
      { path: '.github/workflows/ci.yml', text: 'on: push\njobs: { a: { steps: 4 } }' },
      { path: '.github/workflows/squad.lock.yml', text: `on: push\n${'# x\n'.repeat(99_999)}` },
    ];
    const found = checkWorkflows([...others, comment, scribe]);
    expect(found.map(({ level }) => level)).toEqual(['ok', 'ok']);
  });

  it("is told of the action's own repository what uses the action as it lies there", () => {
    const own = {
      path: '.github/workflows/squad.yml',
      text: readFileSync('.github/workflows/squad.yml', 'utf8'),
    };
    expect(checkWorkflows([own, scribe]).map(({ level }) => level)).toEqual(['ok', 'ok']);
  });

  it('is told that a workflow is too long to be read', () => {
    const text = `# squad-action\n${'a: b\n'.repeat(20_000)}`;
    expect(checkWorkflows([{ ...comment, text }, scribe])[0]).toMatchObject({
      level: 'problem',
      what: expect.stringContaining('longer than 64 KB'),
    });
  });

  it('never breaks the doctor, whatever its files hold', () => {
    const yamlish = fc.array(
      fc.constantFrom(
        'jobs:',
        '  a:',
        '    steps:',
        '    - uses: x/squad-action@1',
        ': ',
        '&a [*a]',
        '<<: *a',
        '    permissions: 4',
        '\u0000',
        'on: [1]',
      ),
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          yamlish.map((lines) => lines.join('\n')),
        ),
        (text) => {
          const found = checkWorkflows([{ path: '.github/workflows/squad.yml', text }]);
          expect(found.length).toBeGreaterThan(0);
        },
      ),
    );
  });
});

const listening = async (text: string) =>
  (await pullRequestWorkflows(aTree({ '.github/workflows/ci.yml': text }))).length > 0;

describe('a workflow on pull requests', () => {
  it.each([
    'on: pull_request',
    'on: [push, pull_request]\njobs: {}',
    'on:\r\n  push:\r\n  pull_request:\r\n',
    'on:\n  - pull_request\n',
    'on: { "pull_request": { branches: [main] } }',
  ])('is one that says %j', async (text) => {
    expect(await listening(text)).toBe(true);
  });

  it.each([
    'on: pull_request_target',
    'on: issue_comment\njobs:\n  a:\n    if: github.event.pull_request.user',
    'on: push # not pull_request:',
    "on: push\n# pull_request:\nif: github.event_name == 'pull_request' && x",
  ])('is not one that says %j', async (text) => {
    expect(await listening(text)).toBe(false);
  });

  it('is looked for among workflows alone', async () => {
    expect(await pullRequestWorkflows(aTree({ '.github/ci.yml': 'on: pull_request' }))).toEqual([]);
  });
});
