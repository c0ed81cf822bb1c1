// Records of runs for the tests of the page: one in which everything happens, and one of many agents.
import type { RunEvent } from '../../../src/run-log/events.ts';

const START = Date.UTC(2026, 10, 23, 9, 30);

/** What happened how many seconds after the run's start. */
type Told = readonly [seconds: number, event: RunEvent];

/** The lines of `run.jsonl`. */
export function recordOf(told: readonly Told[]): string {
  const lines = told.map(([seconds, event]) =>
    JSON.stringify({ ...event, at: START + Math.round(seconds * 1000) }),
  );
  return `${lines.join('\n')}\n`;
}

const PATCH = `diff --git a/src/login.js b/src/login.js
index 1f0c2aa..9b1e7d4 100644
--- a/src/login.js
+++ b/src/login.js
@@ -1,6 +1,12 @@
+import { problemsOf } from './validate-login.js';
 import { findUser } from './users.js';
 
 export function login(request, response) {
-  const user = findUser(request.body.email);
+  const problems = problemsOf(request.body);
+  if (problems.length > 0) {
+    return response.status(422).json({ problems });
+  }
+  const user = findUser(request.body.email.trim());
   return user ? response.json(user) : response.status(401).end();
 }
`;

const agent = (slug: string, name: string, role: string, task: string, by = 'coordinator') => ({
  session: slug,
  agent: slug,
  name,
  role,
  task,
  requestedBy: by,
});
const FENSTER = agent('fenster', 'Fenster', 'Backend', 'Check e-mail and password on the server.');
const HOCKNEY = agent('hockney', 'Hockney', 'Tester', 'Review the check of the form.', 'fenster');
const VERBAL = agent('verbal', 'Verbal', 'Frontend', 'Refuse a missing password.', 'fenster');

const usage = (session: string, inputTokens: number, outputTokens: number, cost = 1): RunEvent => ({
  kind: 'usage',
  session,
  model: 'gpt-5',
  inputTokens,
  outputTokens,
  cost,
});
const start = (session: string, tool: string, input: string, callId: string): RunEvent => ({
  kind: 'tool.start',
  session,
  callId,
  tool,
  input,
});
const complete = (
  session: string,
  tool: string,
  callId: string,
  ms: number,
  output = '',
): RunEvent => ({
  kind: 'tool.complete',
  session,
  callId,
  tool,
  ms,
  output,
});
const handoff = (
  id: string,
  [from, to]: readonly [string, string],
  task: string,
  status: 'sent' | 'answered' | 'refused',
  type = 'implementation-request',
): RunEvent => ({
  kind: 'handoff',
  id,
  from,
  to,
  task,
  type,
  files: ['src/login.js'],
  status,
  action: 'approved',
  redirectedFrom: undefined,
  reason: status === 'refused' ? 'Fenster asked five times in a minute' : undefined,
});

/** A run in which everything happens that an event tells of. */
export const RICH: readonly Told[] = [
  [
    0,
    {
      kind: 'run.started',
      request: 'add input validation to the login form, and have it reviewed',
      actor: 'alice',
      trigger: 'comment-1001',
      asked: '@squad add input validation to the login form, and have it reviewed',
      repository: 'acme/shop',
      url: 'https://github.com/acme/shop/issues/7#issuecomment-1001',
      thread: 7,
    },
  ],
  [0.6, { kind: 'team', names: { fenster: 'Fenster', hockney: 'Hockney', verbal: 'Verbal' } }],
  [
    0.8,
    {
      kind: 'tools',
      tools: [
        {
          name: 'price_of',
          door: 'module',
          scope: 'local',
          path: '.squad/tools/price.ts',
          commit: undefined,
          description: 'Looks up the price of an article.',
          users: 'every agent',
        },
      ],
      diagnostics: [
        { code: 'L_NAME', path: '.squad/tools/x.ts', message: 'has no name', next: 'Give it one.' },
      ],
    },
  ],
  [
    1.2,
    {
      kind: 'agent.spawned',
      ...agent('coordinator', 'Coordinator', 'Coordinator', 'add input validation', 'alice'),
      sessionId: 's1',
      model: 'gpt-5',
    },
  ],
  [
    1.3,
    {
      kind: 'agent.given',
      session: 'coordinator',
      parts: [
        { part: 'Team', bytes: 229 },
        { part: 'Your job', bytes: 2026 },
      ],
    },
  ],
  [6.1, usage('coordinator', 5200, 180)],
  [
    6.1,
    {
      kind: 'agent.said',
      session: 'coordinator',
      text: "The form is Fenster's. Hockney reviews it.\n\nI ask both.",
    },
  ],
  [
    6.2,
    start(
      'coordinator',
      'squad_route',
      '{"targetAgent":"fenster","task":"Check e-mail and password on the server."}',
      'c1',
    ),
  ],
  [6.3, handoff('h1', ['coordinator', 'fenster'], FENSTER.task, 'sent')],
  [6.4, { kind: 'agent.queued', ...FENSTER, priority: 'normal' }],
  [8.0, { kind: 'agent.spawned', ...FENSTER, sessionId: 's2', model: 'gpt-5' }],
  [
    8.1,
    {
      kind: 'agent.given',
      session: 'fenster',
      parts: [
        { part: 'Charter', bytes: 278 },
        { part: 'How you work here', bytes: 1203 },
        { part: 'Tools', bytes: 5266 },
      ],
    },
  ],
  [12.5, usage('fenster', 9100, 240)],
  [12.6, { kind: 'agent.step', session: 'fenster', step: 'reads src/login.js' }],
  [12.6, start('fenster', 'view', 'src/login.js', 'f1')],
  [12.7, complete('fenster', 'view', 'f1', 41, "import { findUser } from './users.js';")],
  [15.0, { kind: 'agent.step', session: 'fenster', step: 'records a decision' }],
  [
    15.0,
    start(
      'fenster',
      'squad_decide',
      '{"title":"Login is validated on the server","body":"Before a user is looked up."}',
      'f2',
    ),
  ],
  [
    15.1,
    {
      kind: 'decision',
      session: 'fenster',
      note: {
        agent: 'fenster',
        title: 'Login is validated on the server',
        body: 'Every login is checked before a user is looked up.',
        category: 'architecture',
        path: '.squad/decisions/inbox/fenster-login.md',
        requiresApproval: false,
        blocking: false,
      },
    },
  ],
  [15.1, complete('fenster', 'squad_decide', 'f2', 16, '"Decision written."')],
  [21.0, usage('fenster', 12400, 820)],
  [21.0, { kind: 'agent.step', session: 'fenster', step: 'writes src/validate-login.js' }],
  [21.0, start('fenster', 'create', 'src/validate-login.js', 'f3')],
  [21.1, complete('fenster', 'create', 'f3', 69)],
  [24.0, { kind: 'agent.step', session: 'fenster', step: 'edits .github/workflows/ci.yml' }],
  [24.0, start('fenster', 'edit', '.github/workflows/ci.yml', 'f4')],
  [
    24.0,
    {
      kind: 'file.denied',
      session: 'fenster',
      access: 'write',
      path: '.github/workflows/ci.yml',
      reason: 'protected, so only a person may change it',
    },
  ],
  [
    24.0,
    {
      kind: 'tool.failed',
      session: 'fenster',
      callId: 'f4',
      tool: 'edit',
      ms: 3,
      code: 'E_DENIED',
      message: 'This path is protected.',
    },
  ],
  [29.0, start('fenster', 'bash', '{"command":"npm test","description":"Run the tests"}', 'f5')],
  [
    33.4,
    complete(
      'fenster',
      'bash',
      'f5',
      4400,
      '{"exitCode":1,"output":"# pass 3\\n# fail 1\\nnot ok 4 - refuses an empty form"}',
    ),
  ],
  [40.0, usage('fenster', 15800, 410)],
  [
    40.2,
    start('fenster', 'squad_route', '{"targetAgent":"hockney","type":"review-request"}', 'f6'),
  ],
  [40.3, handoff('h2', ['fenster', 'hockney'], HOCKNEY.task, 'sent', 'review-request')],
  [
    40.4,
    {
      kind: 'commit',
      session: 'fenster',
      commit: 'c'.repeat(40),
      subject: 'Add input validation to the login form',
      files: ['.squad/decisions/inbox/fenster-login.md', 'src/login.js', 'src/validate-login.js'],
      left: ['package-lock.json: its manifest did not change'],
      patch: PATCH,
    },
  ],
  [40.5, { kind: 'agent.queued', ...HOCKNEY, priority: 'normal' }],
  [42.0, { kind: 'agent.spawned', ...HOCKNEY, sessionId: 's3', model: 'claude-sonnet-4.5' }],
  [47.0, usage('hockney', 8800, 350, 0.33)],
  [47.0, { kind: 'agent.step', session: 'hockney', step: 'reads src/validate-login.js' }],
  [47.0, start('hockney', 'view', 'src/validate-login.js', 'h1')],
  [47.1, complete('hockney', 'view', 'h1', 22)],
  [55.0, start('hockney', 'squad_memory', '{"learning":"A refused form answers 422."}', 'h2')],
  [
    55.1,
    {
      kind: 'learning',
      session: 'hockney',
      note: {
        agent: 'hockney',
        learning: 'A refused form answers 422 with one sentence for each field.',
        category: 'technical',
        path: '.squad/agents/hockney/inbox/a.md',
        replaces: { path: '.squad/agents/hockney/inbox/b.md', learning: 'It answers 400.' },
      },
    },
  ],
  [55.1, complete('hockney', 'squad_memory', 'h2', 18, '"Kept."')],
  [
    58.0,
    {
      kind: 'agent.idle',
      session: 'hockney',
      answer: 'I read both files.\n\nVERDICT: changes requested\nREASSIGN: Verbal',
    },
  ],
  [
    58.1,
    {
      kind: 'review',
      note: {
        handoff: 'h2',
        reviewer: 'hockney',
        requestedBy: 'fenster',
        files: ['src/login.js'],
        verdict: 'changes-requested',
        reassignTo: 'Verbal',
        text: 'I read both files.',
        findings: [
          {
            path: 'src/validate-login.js',
            line: 8,
            endLine: undefined,
            rule: 'input-validation',
            severity: 'blocker',
            text: 'A form without a password gives `null`, which passes.',
            suggestion: "  if (typeof form.password !== 'string') return ['Give a password.'];",
          },
          {
            path: 'src/login.js',
            line: 8,
            endLine: 11,
            rule: 'status-codes',
            severity: 'nit',
            text: 'Say in the README that a refused form answers 422.',
          },
        ],
      },
    },
  ],
  [
    58.2,
    {
      kind: 'lock',
      note: { agent: 'fenster', path: 'src/validate-login.js', by: 'hockney', reviser: 'verbal' },
    },
  ],
  [58.3, handoff('h2', ['fenster', 'hockney'], HOCKNEY.task, 'answered', 'review-request')],
  [
    58.3,
    complete(
      'fenster',
      'squad_route',
      'f6',
      18000,
      '{"from":"Hockney","response":"I read both files."}',
    ),
  ],
  [62.0, start('fenster', 'squad_route', '{"targetAgent":"verbal"}', 'f7')],
  [62.1, handoff('h3', ['fenster', 'verbal'], VERBAL.task, 'sent')],
  [62.2, { kind: 'agent.queued', ...VERBAL, priority: 'normal' }],
  [63.0, { kind: 'agent.spawned', ...VERBAL, sessionId: 's4', model: 'gpt-5' }],
  [70.0, usage('verbal', 7700, 290)],
  [70.0, { kind: 'agent.step', session: 'verbal', step: 'edits src/validate-login.js' }],
  [70.0, start('verbal', 'edit', 'src/validate-login.js', 'v1')],
  [70.1, complete('verbal', 'edit', 'v1', 16)],
  [
    71.0,
    {
      kind: 'appeal',
      note: { kind: 'question', from: 'verbal', text: 'Shall a refused form keep what was typed?' },
    },
  ],
  [
    72.0,
    { kind: 'conflict', session: 'verbal', files: ['src/validate-login.js'], keptOn: undefined },
  ],
  [
    74.0,
    {
      kind: 'commit',
      session: 'verbal',
      commit: 'd'.repeat(40),
      subject: 'Refuse a form without a password',
      files: ['src/validate-login.js'],
      left: [],
      patch: PATCH,
    },
  ],
  [75.0, { kind: 'agent.idle', session: 'verbal', answer: 'Refuse a form without a password' }],
  [75.1, handoff('h3', ['fenster', 'verbal'], VERBAL.task, 'answered')],
  [75.1, complete('fenster', 'squad_route', 'f7', 13000, '{"from":"Verbal","response":"Done."}')],
  [75.2, handoff('h4', ['fenster', 'hockney'], 'Look again, please.', 'sent')],
  [75.2, handoff('h4', ['fenster', 'hockney'], 'Look again, please.', 'refused')],
  [
    80.0,
    { kind: 'agent.finished', session: 'fenster', answer: 'The form is checked on the server.' },
  ],
  [80.1, handoff('h1', ['coordinator', 'fenster'], FENSTER.task, 'answered')],
  [80.1, complete('coordinator', 'squad_route', 'c1', 73900, '{"from":"Fenster"}')],
  [
    80.2,
    { kind: 'agent.failed', session: 'verbal', reason: 'The model did not answer in 60 seconds.' },
  ],
  [80.3, { kind: 'agent.finished', session: 'hockney', answer: 'I read both files.' }],
  [86.0, usage('coordinator', 6100, 220)],
  [
    86.1,
    {
      kind: 'agent.finished',
      session: 'coordinator',
      answer: 'A refused login answers 422.\n\nFenster added the check, Verbal mended it.',
    },
  ],
  [
    380,
    {
      kind: 'check',
      base: 'main',
      name: 'npm test',
      command: 'npm test',
      result: 'passed',
      seconds: 290,
      lines: [],
    },
  ],
  [
    382,
    {
      kind: 'check',
      base: 'main',
      name: 'lint',
      command: 'npm run lint',
      result: 'failed',
      seconds: 2,
      lines: ['src/login.js', '  3:1  error  Missing semicolon'],
    },
  ],
  [
    382.5,
    {
      kind: 'review.revised',
      handoff: 'h2',
      places: [0],
      changed: ['src/login.ts'],
      changedByReviewer: [],
    },
  ],
  [383, { kind: 'note', text: 'The learning of Hockney could not be pushed.', isLoss: true }],
  [383, { kind: 'note', text: 'The setting `max-agents` is no number: 8 was taken.' }],
  [384, { kind: 'effect', effect: 'push', detail: `squad/7-login ${'d'.repeat(40)}` }],
  [385, { kind: 'effect', effect: 'pull-request', detail: '#8' }],
  [385.5, { kind: 'effect', effect: 'ready', detail: '#8' }],
  [386, { kind: 'effect', effect: 'review', detail: '#8 by Hockney' }],
  [386, { kind: 'run.ended', outcome: 'changed', answer: 'Done.', pull: '#8', isDraft: false }],
];

/** A run in which so many agents make so many calls each, with long results and diffs. */
export function manyAgents(amount: number, calls: number): readonly Told[] {
  const told: Told[] = [...RICH.slice(0, 5)];
  for (let place = 0; place < amount; place += 1) {
    const slug = `agent-${place}`;
    const own = agent(
      slug,
      `Agent ${place}`,
      'Developer',
      `Mend module ${place}. ${'Look well. '.repeat(40)}`,
    );
    const at = 5 + place * 0.7;
    told.push([at, handoff(`m${place}`, ['coordinator', slug], own.task, 'sent')]);
    told.push([at + 0.1, { kind: 'agent.queued', ...own, priority: 'normal' }]);
    told.push([at + 2, { kind: 'agent.spawned', ...own, sessionId: slug, model: 'gpt-5' }]);
    for (let call = 0; call < calls; call += 1) {
      const when = at + 5 + call * 6.3;
      const path = `src/module-${place}/file-${call}.ts`;
      told.push([when, usage(slug, 9000, 300)]);
      told.push([when, { kind: 'agent.step', session: slug, step: `reads ${path}` }]);
      told.push([when, start(slug, 'view', path, `${call}`)]);
      told.push([
        when + 0.2,
        complete(slug, 'view', `${call}`, 200, 'const x = "<b>&";\n'.repeat(60)),
      ]);
    }
    const end = at + 5 + calls * 6.3;
    told.push([
      end,
      {
        kind: 'commit',
        session: slug,
        commit: 'e'.repeat(40),
        subject: `Mend module ${place}`,
        files: [`src/module-${place}/a.ts`],
        left: [],
        patch: PATCH.repeat(20),
      },
    ]);
    told.push([end + 1, { kind: 'agent.finished', session: slug, answer: 'Mended. '.repeat(300) }]);
    told.push([end + 1.1, handoff(`m${place}`, ['coordinator', slug], own.task, 'answered')]);
  }
  return [
    ...told.sort(([a], [b]) => a - b),
    ...RICH.slice(-9).map(([at, event]): Told => [at + 200, event]),
  ];
}
