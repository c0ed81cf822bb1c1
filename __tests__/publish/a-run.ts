import fc from 'fast-check';
import type { PullRequestWork } from '#src/publish/publishable-work.ts';
import type { RenderContext, RunFacts } from '#src/publish/render/render-context.ts';
import { reportOfText } from '#src/report.ts';
import type { AgentRow } from '#src/run-log/agent-row.ts';
import { emptyTranscript, type HandoffRow, type Transcript } from '#src/run-log/transcript.ts';
import { wordsIn } from '../text/any-text.ts';

export const facts: RunFacts = {
  runUrl: 'https://github.example/acme/harbour/actions/runs/345',
  runId: '345',
  serverUrl: 'https://github.example',
  repository: 'acme/harbour',
  thread: { number: 7, kind: 'issue' },
  triggerId: 'comment-12',
  commentUrl: 'https://github.example/acme/harbour/issues/7#issuecomment-12',
  actor: 'octocat',
  phrase: '@squad',
  now: 200_000,
};

export const context: RenderContext = { facts, safe: (text) => text };

/** Shows that a text went through the sanitizer: every `@` in it is gone. */
export const mentionless: RenderContext = {
  facts: { ...facts, phrase: 'squad!' },
  safe: (text) => text.replaceAll('@', '(at)'),
};

export function anAgent(changes: Partial<AgentRow> = {}): AgentRow {
  const name = changes.name ?? 'Hockney';
  return {
    session: name.toLowerCase(),
    sessionId: 'a1',
    agent: name.toLowerCase(),
    name,
    role: 'Tester',
    task: 'test the login form',
    requestedBy: 'coordinator',
    state: 'working',
    step: 'reads src/login.ts',
    startedAt: 140_000,
    lastActiveAt: 190_000,
    endedAt: undefined,
    model: 'gpt-5-mini',
    inputTokens: 3000,
    outputTokens: 400,
    toolCalls: 4,
    commit: undefined,
    given: [],
    files: [],
    answer: '',
    ...changes,
  };
}

export const coordinator = anAgent({
  session: 'coordinator',
  agent: 'coordinator',
  name: 'Coordinator',
  role: 'Coordinator',
  task: '',
  requestedBy: 'octocat',
  state: 'done',
  step: '',
  startedAt: 1000,
  endedAt: 195_000,
});

export const fenster = anAgent({
  name: 'Fenster',
  role: 'Backend',
  task: 'add validation',
  state: 'done',
  step: 'edits src/login.ts',
  startedAt: 20_000,
  endedAt: 90_000,
  inputTokens: 12_000,
  files: ['src/login.ts'],
  answer: 'Added a schema for the form.',
  report: {
    ...reportOfText('Added a schema for the form.'),
    howToTest: 'run `npm test`, then open /login',
  },
});

export function aHandoff(changes: Partial<HandoffRow> = {}): HandoffRow {
  return {
    id: 'h1',
    from: 'coordinator',
    to: 'fenster',
    task: 'add validation',
    type: 'implementation-request',
    files: [],
    status: 'answered',
    action: 'approved',
    redirectedFrom: undefined,
    reason: undefined,
    sentAt: 20_000,
    endedAt: 90_000,
    ...changes,
  };
}

export function aTranscript(changes: Partial<Transcript> = {}): Transcript {
  return {
    ...emptyTranscript(0),
    request: 'add input validation to the login form',
    actor: 'octocat',
    agents: [coordinator, fenster, anAgent()],
    handoffs: [aHandoff()],
    ...changes,
  };
}

export const work = {
  branch: 'squad/7-login',
  commit: 'abc',
  pullRequest: { number: 8, url: 'https://github.example/acme/harbour/pull/8' },
  compareUrl: 'https://github.example/acme/harbour/compare/squad/7-login',
};

/** What the body of a pull request says besides the transcript. */
export function aBody(
  changes: Partial<PullRequestWork> = {},
  { agents }: Transcript = aTranscript(),
): PullRequestWork {
  const { report = reportOfText('The form checks its **input** now.') } = changes;
  return {
    report,
    told: [{ report, actor: 'octocat', run: '345', isWholeIssue: true }],
    agents,
    roles: new Map(),
    directory: '.squad',
    isThere: () => true,
    warnings: [],
    changed: [],
    issue: 7,
    share: { isWhole: true, isReady: true },
    reviews: [],
    commit: 'c0ffee',
    ...changes,
  };
}

const pieces = [
  ...wordsIn('| \\ \\| ` `` --- --> ; # end loop participant ``` </details> ** __tests__ " a é'),
  ...wordsIn('🦊 \u200d \u2028 日本 @octocat $x$ %%{init:{}}%%'),
  ...['\n', '\r\n', '| a | b |', 'Note over P1: x', '<!-- x', ' '],
];

/** A name or a task as nobody would want it. */
export const nastyText = fc
  .array(fc.oneof(fc.constantFrom(...pieces), fc.string({ maxLength: 4 })), {
    maxLength: 12,
  })
  .map((parts) => parts.join(''));
