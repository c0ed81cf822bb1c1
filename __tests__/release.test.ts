// The workflow of a release: its scripts run as a runner would run them, in a fresh clone, with a stand-in for `gh`.
import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { z } from 'zod';

const step = z.object({
  name: z.string().optional(),
  uses: z.string().optional(),
  run: z.string().optional(),
  env: z.record(z.string(), z.string()).optional(),
  with: z.record(z.string(), z.unknown()).optional(),
});
const job = z.object({
  needs: z.string().optional(),
  environment: z.string().optional(),
  permissions: z.record(z.string(), z.string()),
  steps: z.array(step),
});
const workflow = z.object({
  defaults: z.object({ run: z.object({ shell: z.literal('bash') }) }),
  jobs: z.object({ build: job, publish: job }),
});
const { jobs } = workflow.parse(parse(readFileSync('.github/workflows/release.yml', 'utf8')));
const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
const tag = `v${version}`;
const major = tag.split('.')[0];

let folder = '';
/** The commit before the newest of the default branch. */
let built = '';
const at = (...path: string[]) => join(folder, ...path);
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], {
    encoding: 'utf8',
    stdio: 'pipe',
  }).trim();
const inBare = (...args: string[]) => git('-C', at('bare.git'), ...args);
const commitOf = (ref: string) => inBare('rev-parse', `${ref}^{commit}`);
const tell = (facts: object) => {
  const usual = { verified: true, rules: ['required_reviewers'], immutable: true, releases: [] };
  writeFileSync(at('github/facts.json'), JSON.stringify({ ...usual, ...facts }));
};
const released = () => JSON.parse(readFileSync(at('github/facts.json'), 'utf8')).releases;

/** What the expressions of a step's variables come to. */
const VALUES: Readonly<Record<string, string>> = {
  GH_TOKEN: 'token',
  GH_REPO: 'acme/squad-action',
  DEFAULT_BRANCH: 'main',
};

/** Runs a script as the runner's `shell: bash` does, with the variables that its step names and no others. */
function takeStep({ run = '', env = {} }: z.infer<typeof step>, cwd: string) {
  const own = Object.keys(env).map((name) => [name, VALUES[name]]);
  return spawnSync('bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', run], {
    cwd,
    encoding: 'utf8',
    env: {
      PATH: `${at('bin')}:${process.env.PATH}`,
      HOME: folder,
      GH_BARE: at('bare.git'),
      GH_FACTS: at('github/facts.json'),
      GITHUB_REPOSITORY: 'acme/squad-action',
      GITHUB_REF_NAME: tag,
      RUNNER_TEMP: folder,
      ...Object.fromEntries(own),
    },
  });
}

/** Takes the steps whose names begin so, up to the first that fails; returns its status, and what all of them print. */
function take(name: keyof typeof jobs, ...starts: readonly string[]) {
  const steps = jobs[name].steps.filter((one) =>
    starts.some((start) => one.name?.startsWith(start)),
  );
  expect(steps).toHaveLength(starts.length);
  let printed = '';
  for (const one of steps) {
    const { status, stdout, stderr } = takeStep(one, name === 'build' ? at('clone') : folder);
    printed += `${stdout}${stderr}`;
    if (status !== 0) return { status, printed };
  }
  return { status: 0, printed };
}

/** Checks out what the tag names, as the first step does, and takes the step that checks the tag. */
function check() {
  git('-C', at('clone'), 'fetch', '-q', '--force', '--tags');
  git('-C', at('clone'), 'checkout', '-q', '--detach', tag);
  return take('build', 'Check who');
}

const publish = () => take('publish', 'Publish', 'Move');

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'squad-release-'));
  for (const name of ['bin', 'github']) mkdirSync(at(name));
  writeFileSync(
    at('bin/gh'),
    `#!/bin/sh\nexec '${process.execPath}' '${resolve('__tests__/played-gh.mjs')}' "$@"\n`,
  );
  chmodSync(at('bin/gh'), 0o755);
  git('clone', '-q', '--bare', '--no-hardlinks', '.', at('bare.git'));
  built = inBare('rev-parse', 'HEAD');
  const newer = inBare('commit-tree', `${built}^{tree}`, '-p', built, '-m', 'newer');
  inBare('update-ref', 'refs/heads/main', newer);
  inBare('symbolic-ref', 'HEAD', 'refs/heads/main');
  git('clone', '-q', at('bare.git'), at('clone'));
});

beforeEach(() => {
  for (const name of inBare('tag', '--list').split('\n').filter(Boolean)) inBare('tag', '-d', name);
  inBare('tag', '--annotate', '-m', tag, tag, 'main');
  tell({});
});

afterAll(() => rmSync(folder, { recursive: true }));

describe('a release', () => {
  it('is built where nothing can be written, and written where nothing of the repository runs', () => {
    expect(jobs.build.permissions).toEqual({ contents: 'read', actions: 'read' });
    expect(jobs.publish.permissions).toEqual({
      contents: 'write',
      'id-token': 'write',
      attestations: 'write',
    });
    expect([jobs.publish.needs, jobs.publish.environment]).toEqual(['build', 'release']);
    const [uses, runs] = [
      jobs.publish.steps.map((one) => one.uses ?? ''),
      jobs.publish.steps.map((one) => one.run ?? ''),
    ];
    expect(runs.join('\n')).not.toMatch(/\b(?:npm|npx|node|tsx)\b|\.ci\//);
    expect(uses.filter((one) => /^actions\/checkout|^\./.test(one))).toEqual([]);
  });

  it('attests the archive: where it was built, and what it holds', () => {
    const attested = jobs.publish.steps.filter((one) => one.uses?.startsWith('actions/attest@'));
    const inRelease = (file: string) => `$\{{ runner.temp }}/release/${file}`;
    const archive = { 'subject-path': inRelease('squad-action.tgz') };
    expect(attested.map((one) => one.with)).toEqual([
      archive,
      { ...archive, 'sbom-path': inRelease('sbom.cdx.json') },
    ]);
  });

  it('is made of a signed tag of a commit on the default branch', () => {
    expect(check()).toEqual({ status: 0, printed: '' });
  });

  it.each<readonly [string, () => void, string]>([
    ['of a tag that is no object', () => inBare('tag', '--force', tag, 'main'), 'is not signed'],
    [
      'of a tag with a signature that GitHub does not know',
      () => tell({ verified: false }),
      "can't verify",
    ],
    [
      'of a commit that no reviewed branch has',
      () => {
        const commit = inBare('commit-tree', 'main^{tree}', '-p', 'main', '-m', 'unreviewed');
        inBare('tag', '--annotate', '--force', '-m', tag, tag, commit);
      },
      'is not on main',
    ],
    ['where nobody is asked', () => tell({ rules: ['branch_policy'] }), 'no required reviewers'],
  ])('is not made %s', (_what, arrange, told) => {
    arrange();
    const { status, printed } = check();
    expect([status, printed]).toEqual([1, expect.stringContaining(told)]);
    expect(printed).toMatch(/^::error::.* See docs\/releases\.md\.$/m);
  });

  it('publishes the archive and the list of packages with the words of the changelog, once, and moves the major tag', () => {
    rmSync(at('release'), { recursive: true, force: true });
    expect(take('build', 'Check that', 'Pack').status).toBe(0);
    expect(publish()).toMatchObject({ status: 0, printed: expect.not.stringContaining('::') });
    const notes = readFileSync(at('release/notes.md'), 'utf8');
    expect(released()).toEqual([{ tag, files: ['squad-action.tgz', 'sbom.cdx.json'], notes }]);
    expect(commitOf(`refs/tags/${major}`)).toBe(commitOf('main'));
    expect(publish().status).toBe(0);
    expect(released()).toHaveLength(1);
  });

  it('is not published once its tag has moved, and never moves the major tag back', () => {
    inBare('tag', '--annotate', '--force', '-m', tag, tag, built);
    expect(publish()).toMatchObject({ status: 1, printed: expect.stringContaining('was moved') });
    expect(released()).toEqual([]);
    inBare('tag', '--force', `${major}`, 'main');
    writeFileSync(at('release/commit'), `${built}\n`);
    expect(publish()).toMatchObject({
      status: 1,
      printed: expect.stringContaining('not a fast forward'),
    });
    expect(commitOf(`refs/tags/${major}`)).toBe(commitOf('main'));
  });

  it('is published when an earlier attempt broke off with a draft', () => {
    tell({ releases: [{ tag, draft: true }] });
    writeFileSync(at('release/commit'), `${commitOf('main')}\n`);
    expect(publish().status).toBe(0);
    expect(released()).toMatchObject([{ draft: true }, { tag, files: expect.any(Array) }]);
  });

  it('that can still be changed is told', () => {
    tell({ immutable: false });
    writeFileSync(at('release/commit'), `${commitOf('main')}\n`);
    expect(publish().printed).toContain('::warning::This release can be changed');
  });
});

describe('docs/releases.md', () => {
  const page = readFileSync('docs/releases.md', 'utf8');

  it('verifies with two commands, of which the first gets what a release offers', () => {
    const [download = '', verify = '', ...more] = (
      /```sh\n(gh release download .*?)\n```/s.exec(page)?.[1] ?? ''
    )
      .replaceAll('\\\n', '')
      .split('\n');
    expect(more).toEqual([]);
    writeFileSync(at('github/squad-action.tgz'), 'archive');
    rmSync(at('squad-action.tgz'), { force: true });
    const env = {
      ...process.env,
      PATH: `${at('bin')}:${process.env.PATH}`,
      GH_BARE: at('bare.git'),
      GH_FACTS: at('github/facts.json'),
      GH_TOKEN: 'token',
    };
    execFileSync('bash', ['-c', download], { cwd: folder, env });
    expect(existsSync(at('squad-action.tgz'))).toBe(true);
    expect(verify).toMatch(/^gh attestation verify squad-action\.tgz --repo OWNER\/squad-action /);
    const [, signer = ''] = /--signer-workflow OWNER\/squad-action\/(\S+)/.exec(verify) ?? [];
    expect(existsSync(signer)).toBe(true);
    expect(verify).toMatch(
      new RegExp(`--source-ref refs/tags/${tag.replaceAll('.', '\\.')} --source-digest `),
    );
  });
});
