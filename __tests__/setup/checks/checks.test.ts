// What the doctor says of GitHub's settings, tokens, the machine, checks, the box, and what git ignores.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { SquadError } from '#src/errors.ts';
import { checkCredentials, checkPayer, tokenKind } from '#src/setup/check-credentials.ts';
import { checkGitHub, readGitHubSettings } from '#src/setup/check-github.ts';
import { checkIgnored, secretHeldIn } from '#src/setup/check-ignored.ts';
import { checkBox, checkMachine, checkTools } from '#src/setup/check-machine.ts';
import { checkApprovals, checkModels } from '#src/setup/check-permissions.ts';
import { squadJobs } from '#src/setup/check-workflows.ts';
import type { CheckoutLook } from '#src/workspace/shown-folders.ts';
import { aTree } from '../../team/a-tree.ts';
import { saidIn } from './said.ts';

const page = 'https://github.example/acme/shop';
const open = {
  page,
  defaultBranch: 'main',
  branchPrefix: 'squad/',
  ownerKind: undefined,
  refusal: undefined,
  mayOpenPullRequests: true,
  protectedBranches: [],
  defaultRules: [],
  squadRules: [],
};

describe('settings on GitHub', () => {
  it('that stop the squad are problems with the page to open', () => {
    const closed = {
      ...open,
      mayOpenPullRequests: false,
      protectedBranches: ['main'],
      squadRules: ['non_fast_forward', 'required_signatures'],
    };
    expect(
      saidIn(checkGitHub(closed)),
    ).toBe(`problem: GitHub Actions may not open pull requests: the squad leaves a link instead of each. -> Open Settings > Actions > General, ${page}/settings/actions, and under "Workflow permissions" tick "Allow GitHub Actions to create and approve pull requests". If it is greyed out, an owner of the organisation has to allow it first.
ok: main is protected: Scribe keeps the memory in a pull request, which a person merges.
problem: A ruleset blocks the squad's own branches, squad/**: required_signatures. -> Open Settings > Rules > Rulesets, ${page}/settings/rules and exclude the branches squad/** from that ruleset.
`);
  });

  it('are asked for at once, and what GitHub refuses is told with its remedy', async () => {
    const refused = new SquadError({
      code: 'E_GITHUB_PERMISSION',
      message: 'GitHub: 401',
      hint: 'Renew it.',
    });
    const facts = await readGitHubSettings(
      {
        ownership: async () =>
          ({ id: '1', name: 'acme/shop', ownerKind: 'person', defaultBranch: 'main' }) as const,
        actionsMayOpenPullRequests: async () => undefined,
        protectedBranches: () => Promise.reject(refused),
        rulesFor: async (branch) => [branch],
      },
      { page, defaultBranch: 'main', branchPrefix: 'squad/' },
    );
    expect(facts).toMatchObject({ defaultRules: ['main'], squadRules: ['squad/1-example'] });
    const found = checkGitHub({ ...facts, defaultRules: undefined });
    expect(saidIn(found)).not.toContain("This token can't see");
    expect(checkGitHub(facts)[0]).toEqual({
      level: 'problem',
      what: 'GitHub: 401',
      remedy: 'Renew it.',
    });
  });
});

describe('a token', () => {
  const facts = {
    githubToken: undefined,
    copilotToken: undefined,
    provider: undefined,
    hasProviderKey: false,
  };

  it.each([
    ['ghp_x', 'classic', 'problem', 'warning'],
    ['github_pat_x', 'fine-grained', 'ok', 'warning'],
    ['gho_x', 'oauth', 'ok', 'warning'],
    ['ghu_x', 'app-user', 'ok', 'warning'],
    ['ghs_123_eyJ', 'installation', 'ok', 'ok'],
    ['ghr_x', 'refresh', 'problem', 'problem'],
    ['sk-x', 'unknown', 'warning', 'warning'],
  ] as const)(
    'that begins with %s is %s: %s as copilot-token, %s as github-token',
    (token, kind, asCopilot, asGitHub) => {
      expect(tokenKind(token)).toBe(kind);
      expect(checkCredentials({ ...facts, copilotToken: kind })).toMatchObject([
        { level: asCopilot },
      ]);
      expect(checkCredentials({ ...facts, githubToken: kind })).toMatchObject([
        { level: asGitHub },
      ]);
    },
  );

  it('does not count where a provider is asked for models, but its key does', () => {
    const provider = { ...facts, provider: 'openai', copilotToken: 'classic' } as const;
    expect(checkCredentials(provider)).toMatchObject([{ level: 'warning' }]);
    expect(checkCredentials({ ...provider, hasProviderKey: true })).toMatchObject([
      { level: 'ok' },
    ]);
  });
});

it.each([
  [{}, 'ok: Node 24.1.0.\nok: git 2.38.0.\nok: The Copilot runtime is /opt/copilot-runtime.\n'],
  [{ node: '20.18.3' }, 'problem: Node 20.18.3 is too old. -> Install Node 20.19 or later.\n'],
  [{ git: '2.9.5' }, 'problem: git 2.9.5 is too old. -> Install git 2.38 or later.\n'],
  [{ git: undefined }, 'problem: git cannot be started. -> Install git 2.38 or later.\n'],
  [{ runtime: undefined }, 'ok: The Copilot runtime is not on this machine; a job fetches it'],
])('a machine with %j is described: %s', (change, words) => {
  const machine = {
    action: '0.2.0',
    node: '24.1.0',
    git: '2.38.0',
    runtime: '/opt/copilot-runtime',
  };
  expect(saidIn(checkMachine({ ...machine, ...change }))).toContain(words);
});

it('a tool that is not there is a problem in the words of its reader', () => {
  const trouble = {
    code: 'L_IMPORT',
    path: 'tools/a.ts',
    export: 'lint',
    message: 'it throws.',
    next: 'Mend it.',
  };
  expect(checkTools({ names: ['words'], diagnostics: [trouble] })).toEqual([
    { level: 'ok', what: 'Tools: words.' },
    { level: 'problem', what: 'tools/a.ts (lint): it throws. (`L_IMPORT`)', remedy: 'Mend it.' },
  ]);
});

const example = readFileSync('examples/workflows/squad.yml', 'utf8');
const ci = ['.github/workflows/ci.yml'];

/** The example's job, with these settings of its last step. */
function jobsWith(settings: Readonly<Record<string, string>> = {}) {
  const lines = Object.entries(settings).map(([name, value]) => `          ${name}: ${value}`);
  const text = `${example.replace(/^ {8}# [\s\S]*$/m, '')}${lines.length > 0 ? `        with:\n${lines.join('\n')}\n` : ''}`;
  return squadJobs([{ path: '.github/workflows/squad.yml', text }]);
}

const appToken = `\${{ steps.app.outputs.token }}`;
const jobToken = `\${{ github.token }}`;

it("workflows on the squad's pull requests wait for an approval where the job's own token opens them", () => {
  const page = expect.stringContaining('github_token');
  for (const settings of [{}, { 'github-token': jobToken }]) {
    expect(checkApprovals(jobsWith(settings), ci)).toMatchObject([
      { level: 'warning', page, what: expect.stringContaining('(ci.yml)') },
    ]);
  }
  const byApp = jobsWith({ 'github-token': appToken });
  expect(checkApprovals(byApp, ci)).toMatchObject([{ level: 'ok' }]);
  expect(checkApprovals(jobsWith(), [])).toEqual([]);
});

describe('who pays for the models', () => {
  it('is told of a repository of an organisation', () => {
    expect(checkPayer(jobsWith(), 'organisation', false)).toMatchObject([{ level: 'warning' }]);
    expect(checkPayer(jobsWith(), 'person', false)).toMatchObject([{ level: 'ok' }]);
    expect(checkPayer(jobsWith(), 'organisation', true)).toEqual([]);
  });

  it.each([
    [{}, undefined],
    [{ 'github-token': appToken, 'copilot-token': jobToken }, undefined],
    [{ 'github-token': appToken }, 'warning'],
  ])('is checked in the workflow with %j: %s', (settings, level) => {
    const levels = jobsWith(settings).map((job) => checkModels(job)?.level);
    expect(levels).toStrictEqual([level]);
  });
});

const location = { kind: 'found', directory: '.squad', warnings: [] } as const;

async function find(look: Partial<CheckoutLook>, share: readonly string[] = [], target = 'github') {
  const tree = aTree({ '.squad/config.json': JSON.stringify({ action: { share } }) });
  const asked: (readonly string[])[] = [];
  const findings = await checkIgnored(tree, location, {
    lookAround: async (paths) => {
      asked.push(paths);
      return { absent: [], withCredentials: [], refused: [], ...look };
    },
    target: target === 'github' ? 'github' : 'terminal',
  });
  expect(asked).toEqual([share]);
  return findings;
}

describe('what git ignores', () => {
  it('and is not in the box is worth a look on a runner, where a step made it', async () => {
    const look = { absent: ['generated/', 'dist/', 'notes.txt'] };
    const what = 'Git ignores these folders, and they are not in the box: generated/, dist/.';
    const remedy = 'If checks or commands need one, name it in `action.share`.';
    expect(await find(look)).toMatchObject([{ level: 'warning', what, remedy }]);
    expect(await find(look, [], 'terminal')).toEqual([{ level: 'ok', what: `${what} ${remedy}` }]);
  });
});

describe('what the settings share', () => {
  it.each([
    ['.aws', "AWS's keys"],
    ['.env.d/', 'variables'],
    ['config/secrets', 'secrets, by its name'],
    ['/home/runner/.ssh', 'SSH keys'],
    ['.cargo', 'credentials of its tool'],
  ])('is a problem where it looks like secrets: %s', async (path, what) => {
    const [finding, ...others] = await find({ withCredentials: ['.cargo'] }, [path]);
    expect(finding).toMatchObject({
      level: 'problem',
      what: `The setting \`action.share\` names ${path}, which looks like secrets (${what}): every command, check and tool in the box can read it.`,
    });
    expect(others).toEqual([]);
  });

  it('is worth a look where programs don’t get it, and then no problem', async () => {
    const refused = [{ path: '.aws', reason: 'it is a link' }];
    expect(await find({ refused }, ['.aws'])).toMatchObject([
      {
        level: 'warning',
        what: "The setting `action.share` names .aws, which programs in the box don't get: it is a link.",
      },
    ]);
  });
});

describe('a name', () => {
  it.each([
    ...['.env', '.env.local', '.env.d/', '.envrc', '.dev.vars', '.AWS/', '.azure', '.kube'],
    ...['kubeconfig.yaml', '.docker/', 'terraform.tfstate', 'prod.tfvars', '.vercel/', '.ssh'],
    ...['id_ed25519', 'server.pem', 'master.key', '.netrc', '.npmrc', 'auth.json', 'credentials'],
    ...['credentials.json', 'service-account-prod.json', 'my-service-account.json', 'secrets.yml'],
  ])('looks like secrets: %s', (name) => {
    expect(secretHeldIn(name)).toEqual(expect.any(String));
  });

  it.each([
    ...['node_modules/', 'generated/', 'environment/', 'dist/', '.envoy', 'keys.ts', 'pemmican'],
    ...['secretary/', 'credentialing', '.cache/', 'coverage/', '.idea/', 'author.json', '.github'],
  ])('looks like none: %s', (name) => {
    expect(secretHeldIn(name)).toBeUndefined();
  });
});

const failed = [{ way: 'bubblewrap', reason: '/usr/bin/bwrap was not found' }] as const;

describe('the box', () => {
  it('is named with the way that holds, and with those that don’t', () => {
    const [finding] = checkBox({ kind: 'on', way: 'sudo', failed }, [], 'github');
    expect(finding?.level).toBe('ok');
    expect(finding?.what).toMatch(
      /in a box \(sudo\).* bubblewrap: \/usr\/bin\/bwrap was not found/,
    );
  });

  it('that can’t be made is a problem with a way out', () => {
    const state = { kind: 'off', reason: 'no box', next: 'install bubblewrap', failed } as const;
    expect(checkBox(state, [], 'github')).toEqual([
      {
        level: 'problem',
        what: 'Commands, checks and custom tools are off: no box (bubblewrap: /usr/bin/bwrap was not found).',
        remedy: 'To turn them on, install bubblewrap.',
        lines: undefined,
      },
    ]);
  });

  it("of a person's machine may be missing, since a job's runner makes its own", () => {
    const states = [
      { kind: 'on', way: 'none', failed: [] },
      { kind: 'off', reason: 'x', next: 'y', failed },
    ] as const;
    const found = states.flatMap((state) => checkBox(state, [], 'terminal'));
    expect(saidIn(found)).toMatch(/^ok: .*\(it takes Linux\).*\nok: .*bwrap was not found.*\n$/);
  });

  it('that the settings do without is a warning', () => {
    expect(checkBox({ kind: 'on', way: 'none', failed }, [], 'github')).toMatchObject([
      { level: 'warning' },
    ]);
  });
});

it('the steps by which Copilot’s agent is set up are quoted, since the squad’s job doesn’t run them', () => {
  const text =
    'jobs:\n  copilot-setup-steps:\n    steps:\n      - uses: actions/setup-node@v6\n      - name: x\n        run: npm ci\n';
  const path = '.github/workflows/copilot-setup-steps.yml';
  expect(checkBox(undefined, [{ path, text }], 'github')[0]?.what).toBe(
    `${path} says what Copilot's agent installs: actions/setup-node@v6; npm ci.`,
  );
  expect(checkBox(undefined, [{ path, text: 'jobs: {}\n' }], 'github')).toEqual([]);
});
