import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { SquadError } from '#src/errors.ts';
import { type Inputs, readInputs, secretsOf } from '#src/inputs.ts';
import { anyText } from './text/any-text.ts';

const defaults: Inputs = {
  job: 'auto',
  githubToken: 'token',
  copilotToken: undefined,
  provider: undefined,
  providerBaseUrl: undefined,
  providerApiKey: undefined,
  providerWireApi: undefined,
  providerMaxPromptTokens: undefined,
  model: undefined,
  request: undefined,
  issue: undefined,
  triggerPhrase: '@squad',
  squadDirectory: undefined,
  minimumPermission: 'write',
  allowedBots: [],
  baseBranch: undefined,
  branchPrefix: 'squad/',
  pullRequestPushes: 'own',
  draft: false,
  respondToReviews: true,
  memoryWrites: 'inbox',
  a2a: true,
  commands: 'shell',
  checkRounds: 2,
  maxAgents: 8,
  maxHandoffHops: 3,
  maxMessagesPerMinute: 5,
  maxRunsPerPerson: 0,
  maxToolCalls: 400,
  maxTokens: 2_000_000,
  timeoutMinutes: 25,
  toolsDirectories: [],
  copilotRuntimePath: undefined,
  reconcile: false,
  dryRun: false,
};

type Given = Readonly<Record<string, string>>;

function read(given: Given): Inputs {
  const all: Given = { 'github-token': 'token', ...given };
  return readInputs((name) => all[name] ?? '');
}

/** The message's lines about inputs, or nothing when all were accepted. */
function complaints(given: Given): readonly string[] {
  try {
    read(given);
    return [];
  } catch (error) {
    const facts = error instanceof SquadError ? error : undefined;
    expect(facts?.code).toBe('E_INPUT');
    return (facts?.message ?? '').split('\n').slice(1);
  }
}

describe('readInputs', () => {
  it('fills every default when only the token is given', () => {
    expect(read({})).toEqual(defaults);
  });

  it('reads every input', () => {
    expect(
      read({
        job: 'comment',
        'github-token': 'ghs_1_a.b-c',
        'copilot-token': 'user-token',
        provider: 'azure',
        'provider-base-url': 'https://models.example/v1',
        'provider-api-key': 'key',
        'provider-wire-api': 'responses',
        'provider-max-prompt-tokens': '16000',
        model: 'gpt-5-mini',
        'trigger-phrase': '@équipe',
        'squad-directory': './team/.squad/',
        'minimum-permission': 'maintain',
        'allowed-bots': 'renovate[bot], Copilot ,',
        'base-branch': 'release/2.x',
        'branch-prefix': 'bots/squad/',
        'pull-request-pushes': 'any',
        draft: 'TRUE',
        'respond-to-reviews': 'False',
        'memory-writes': 'history',
        a2a: 'false',
        commands: 'checks',
        'check-rounds': '0',
        'max-agents': '128',
        'max-handoff-hops': '0',
        'max-messages-per-minute': '60',
        'max-runs-per-person': '12',
        'max-tool-calls': '1',
        'max-tokens': '1000',
        'timeout-minutes': '360',
        'tools-directories': './shared/tools, more/',
        'copilot-runtime-path': '/opt/copilot runtime',
        reconcile: 'true',
        'dry-run': 'true',
      }),
    ).toEqual({
      job: 'comment',
      githubToken: 'ghs_1_a.b-c',
      copilotToken: 'user-token',
      provider: 'azure',
      providerBaseUrl: 'https://models.example/v1',
      providerApiKey: 'key',
      providerWireApi: 'responses',
      providerMaxPromptTokens: 16_000,
      model: 'gpt-5-mini',
      triggerPhrase: '@équipe',
      squadDirectory: 'team/.squad',
      minimumPermission: 'maintain',
      allowedBots: ['renovate[bot]', 'Copilot'],
      baseBranch: 'release/2.x',
      branchPrefix: 'bots/squad/',
      pullRequestPushes: 'any',
      draft: true,
      respondToReviews: false,
      memoryWrites: 'history',
      a2a: false,
      commands: 'checks',
      checkRounds: 0,
      maxAgents: 128,
      maxHandoffHops: 0,
      maxMessagesPerMinute: 60,
      maxRunsPerPerson: 12,
      maxToolCalls: 1,
      maxTokens: 1000,
      timeoutMinutes: 360,
      toolsDirectories: ['shared/tools', 'more'],
      copilotRuntimePath: '/opt/copilot runtime',
      reconcile: true,
      dryRun: true,
    });
  });

  it('takes an input of nothing but white space for one that was left out', () => {
    expect(read({ model: '  ', draft: '\n' })).toEqual(defaults);
  });

  it.each([
    ['job', 'tidy'],
    ['github-token', 'two words'],
    ['copilot-token', 'line\nline'],
    ['provider', 'gemini'],
    ['provider-base-url', 'file:///etc/passwd'],
    ['provider-base-url', 'https://user:pass@models.example'],
    ['provider-wire-api', 'chat'],
    ['provider-max-prompt-tokens', '7999'],
    ['provider-max-prompt-tokens', '16k'],
    ['model', 'a b'],
    ['model', 'm'.repeat(201)],
    ['trigger-phrase', '@'],
    ['trigger-phrase', 'hey squad'],
    ['trigger-phrase', `@${'x'.repeat(50)}`],
    ['trigger-phrase', '/squad'],
    ['squad-directory', '/etc'],
    ['squad-directory', '../other'],
    ['squad-directory', '.git/squad'],
    ['squad-directory', 'a\\b'],
    ['minimum-permission', 'triage'],
    ['minimum-permission', 'read'],
    ['allowed-bots', '*'],
    ['allowed-bots', 'renovate[bot]\ndependabot[bot]'],
    ['base-branch', 'a..b'],
    ['base-branch', 'refs/heads/main'],
    ['branch-prefix', 'squad'],
    ['branch-prefix', 'a b/'],
    ['branch-prefix', 'refs/tags/'],
    ['pull-request-pushes', 'all'],
    ['draft', 'yes'],
    ['a2a', '1'],
    ['memory-writes', 'none'],
    ['max-agents', '0'],
    ['max-agents', '8.5'],
    ['max-agents', '0x10'],
    ['max-handoff-hops', '17'],
    ['max-messages-per-minute', '0'],
    ['max-runs-per-person', '1001'],
    ['max-tool-calls', '100001'],
    ['max-tokens', '0'],
    ['max-tokens', '9'.repeat(20)],
    ['timeout-minutes', '361'],
    ['timeout-minutes', '.5'],
    ['tools-directories', 'tools,../tools'],
    ['copilot-runtime-path', 'a\u0000b'],
    ['dry-run', 'on'],
  ])('refuses %s: %j and says what is accepted', (name, value) => {
    const needs: Given = name === 'provider' ? { model: 'm' } : {};
    const partner: Given = name.startsWith('provider-') ? { provider: 'openai', model: 'm' } : {};
    const found = complaints({ ...needs, ...partner, [name]: value });
    expect(found).toEqual([expect.stringMatching(new RegExp(`^- ${name}: .+; accepted: .+\\.$`))]);
  });

  it('reports all wrong inputs together, each with what was given', () => {
    expect(
      complaints({
        'max-agents': '900',
        draft: 'yes',
        provider: 'openai',
        'trigger-phrase': 'a\nb',
      }),
    ).toEqual([
      '- trigger-phrase: given: "a\\nb"; accepted: 2 to 50 visible characters without white space.',
      '- draft: given: "yes"; accepted: "true" or "false".',
      '- max-agents: given: "900"; accepted: a whole number from 1 to 128.',
      '- model: nothing was given; needed by "provider".',
    ]);
  });

  it('never repeats a wrong secret', () => {
    const secret = 'ghp_ canary';
    const names = ['github-token', 'copilot-token', 'provider-api-key', 'provider-base-url'];
    const given = Object.fromEntries(names.map((name) => [name, secret]));
    const found = complaints({ provider: 'openai', model: 'm', ...given });
    expect(found).toHaveLength(names.length);
    expect(found.join('\n')).not.toContain('canary');
  });

  it('says so when the token is empty, as a secret that does not exist is', () => {
    expect(complaints({ 'github-token': '' })).toEqual([
      "- github-token: nothing was given; accepted: a token; leave the input out to use the job's own.",
    ]);
  });

  it('names what a provider lacks', () => {
    expect(complaints({ provider: 'azure' })).toEqual([
      '- model: nothing was given; needed by "provider".',
      '- provider-base-url: nothing was given; needed by "provider: azure".',
    ]);
  });

  it('names the provider that a key waits for', () => {
    expect(complaints({ 'provider-api-key': 'key' })).toEqual([
      '- provider: nothing was given; needed by "provider-api-key".',
    ]);
  });

  it('answers any text in any input with a value or with one E_INPUT', () => {
    const names = ['squad-directory', 'branch-prefix', 'allowed-bots', 'trigger-phrase', 'model'];
    fc.assert(
      fc.property(fc.constantFrom(...names), anyText(), (name, value) => {
        expect(complaints({ [name]: value }).length).toBeLessThanOrEqual(2);
      }),
    );
  });
});

describe('secretsOf', () => {
  it('lists every secret that was given', () => {
    const inputs = read({
      provider: 'openai',
      model: 'm',
      'provider-api-key': 'key',
      'copilot-token': 'user',
    });
    expect(secretsOf(inputs)).toEqual(['token', 'user', 'key']);
  });
});
