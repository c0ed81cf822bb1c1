import { describe, expect, it } from '@jest/globals';
import { SquadError } from '../../../src/errors.ts';
import { checkCredentials } from '../../../src/setup/checks/check-credentials.ts';
import { checkGitHub } from '../../../src/setup/checks/check-github.ts';
import { checkMachine } from '../../../src/setup/checks/check-machine.ts';
import { checkTools } from '../../../src/setup/checks/check-tools.ts';
import { readGitHubSettings } from '../../../src/setup/read-github-settings.ts';
import { tokenKind } from '../../../src/setup/token-kind.ts';

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
  it('are well where Actions may open pull requests and nothing is protected', () => {
    expect(checkGitHub(open).map(({ level }) => level)).toEqual(['ok', 'ok']);
  });

  it('that forbid pull requests are a problem with the page to open', () => {
    expect(checkGitHub({ ...open, mayOpenPullRequests: false })[0]).toMatchObject({
      level: 'problem',
      remedy: expect.stringContaining(`${page}/settings/actions`),
    });
  });

  it('that the token may not see are said to be unknown', () => {
    expect(checkGitHub({ ...open, mayOpenPullRequests: undefined })[0]).toMatchObject({
      level: 'warning',
      what: expect.stringContaining("can't see"),
    });
  });

  it.each([
    ['protection', { protectedBranches: ['main'] }],
    ['a ruleset', { defaultRules: ['deletion', 'pull_request'] }],
  ])('tell by %s that Scribe will open a pull request', (_what, facts) => {
    expect(checkGitHub({ ...open, ...facts })[1]).toMatchObject({
      level: 'ok',
      what: expect.stringContaining('pull request, which a person merges'),
    });
  });

  it("with rules against the squad's branches are a problem that names them", () => {
    const squadRules = ['non_fast_forward', 'required_signatures'];
    expect(checkGitHub({ ...open, squadRules }).at(-1)).toMatchObject({
      level: 'problem',
      what: expect.stringMatching(/squad\/\*\*: required_signatures\.$/),
    });
  });

  it('are asked for at once, and what GitHub refuses is told with its remedy', async () => {
    const refused = new SquadError({
      code: 'E_GITHUB_PERMISSION',
      message: 'GitHub: 401',
      hint: 'Renew it.',
    });
    const facts = await readGitHubSettings(
      {
        ownership: async () => ({ ownerKind: 'person', defaultBranch: 'main' }) as const,
        actionsMayOpenPullRequests: async () => undefined,
        protectedBranches: () => Promise.reject(refused),
        rulesFor: async (branch) => [branch],
      },
      { page, defaultBranch: 'main', branchPrefix: 'squad/' },
    );
    expect(facts).toMatchObject({ defaultRules: ['main'], squadRules: ['squad/1-example'] });
    expect(checkGitHub(facts)[0]).toEqual({
      level: 'problem',
      what: 'GitHub: 401',
      remedy: 'Renew it.',
    });
  });
});

describe('a token', () => {
  it.each([
    ['ghp_x', 'classic'],
    ['github_pat_x', 'fine-grained'],
    ['gho_x', 'oauth'],
    ['ghu_x', 'app-user'],
    ['ghs_123_eyJ', 'installation'],
    ['ghr_x', 'refresh'],
    ['sk-x', 'unknown'],
  ] as const)('that begins with %s is %s', (token, kind) => {
    expect(tokenKind(token)).toBe(kind);
  });

  const facts = {
    githubToken: undefined,
    copilotToken: undefined,
    provider: undefined,
    hasProviderKey: false,
  };

  it.each([
    ['classic', 'problem'],
    ['installation', 'ok'],
    ['refresh', 'problem'],
    ['unknown', 'warning'],
    ['fine-grained', 'ok'],
    ['oauth', 'ok'],
    ['app-user', 'ok'],
  ] as const)('in copilot-token that is %s is: %s', (copilotToken, level) => {
    expect(checkCredentials({ ...facts, copilotToken })).toMatchObject([{ level }]);
  });

  it.each([
    ['installation', 'ok'],
    ['fine-grained', 'warning'],
    ['classic', 'warning'],
    ['refresh', 'problem'],
    ['unknown', 'warning'],
  ] as const)('in github-token that is %s is: %s', (githubToken, level) => {
    expect(checkCredentials({ ...facts, githubToken })).toMatchObject([{ level }]);
  });

  it('does not count where a provider is asked for models, but its key does', () => {
    const provider = { ...facts, provider: 'openai', copilotToken: 'classic' } as const;
    expect(checkCredentials(provider)).toMatchObject([{ level: 'warning' }]);
    expect(checkCredentials({ ...provider, hasProviderKey: true })).toMatchObject([
      { level: 'ok' },
    ]);
  });
});

describe('a machine', () => {
  const well = { action: '0.2.0', node: '24.1.0', git: '2.38.0', runtime: '/opt/copilot-runtime' };

  it('with what is needed is well', () => {
    expect(checkMachine(well).map(({ level }) => level)).toEqual(['ok', 'ok', 'ok', 'ok']);
  });

  it('is well without the runtime, which a job fetches', () => {
    expect(checkMachine({ ...well, runtime: undefined }).at(-1)).toMatchObject({
      level: 'ok',
      what: expect.stringContaining('a job fetches it'),
    });
  });

  it.each([
    [{ node: '20.18.3' }, 'problem'],
    [{ git: '2.9.5' }, 'problem'],
    [{ git: undefined }, 'problem'],
  ])('with %j has a %s', (lack, level) => {
    expect(checkMachine({ ...well, ...lack }).filter((one) => one.level !== 'ok')).toMatchObject([
      { level },
    ]);
  });
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
