import { describe, expect, it } from '@jest/globals';
import { createLog } from '#src/adapters/runner/log.ts';
import { reportOfText } from '#src/report.ts';
import { createLogLines } from '#src/run-log/acts.ts';
import type { RunEvent } from '#src/run-log/events.ts';
import { expectFile } from '../publish/a-golden.ts';
import { RICH } from './page/records.ts';

const fenster = {
  kind: 'agent.spawned',
  session: 'fenster',
  sessionId: 's1',
  agent: 'fenster',
  name: 'Fenster',
  role: 'Backend',
  task: 'Check the login.\n\nOn the server.',
  requestedBy: 'coordinator',
  model: undefined,
} as const;
const handoff = {
  kind: 'handoff',
  id: 'h1',
  from: 'fenster',
  to: 'hockney',
  task: 'look at it',
  type: 'review-request',
  files: [],
  status: 'sent',
  action: 'approved',
  redirectedFrom: undefined,
  reason: undefined,
} as const;
const check = {
  kind: 'check',
  base: 'main',
  name: 'npm test',
  command: 'npm test',
  result: 'failed',
  seconds: 2.1,
  lines: ['not ok 1'],
} as const;
const step = (words: string): RunEvent => ({ kind: 'agent.step', session: 'fenster', step: words });

function linesOf(...events: readonly RunEvent[]) {
  const lineOf = createLogLines(1000);
  return events.flatMap((event, at) => lineOf({ ...event, at: 1800 + at * 100_000 }) ?? []);
}

describe("the job's log", () => {
  it('has a line for each act of a run, with its time and who acts, and a fold for what a check printed', () => {
    const lineOf = createLogLines((RICH[0]?.at ?? 0) - 800);
    const lines = RICH.flatMap((event) => lineOf(event) ?? []);
    const shown = lines.map(({ text, details = [] }) => [text, ...details].join('\n  | '));
    expectFile(new URL('./rich-log.txt', import.meta.url), shown.join('\n'));
  });

  it('tells nothing twice: neither what has an event of its own, nor the end of an agent that answered', () => {
    const report = { ...reportOfText('No.'), question: { text: 'Which?\n1. It.', options: [] } };
    const said = linesOf(
      fenster,
      step('hands work to hockney'),
      { kind: 'agent.idle', session: 'fenster', answer: 'Done.\n\nAnd more.' },
      { kind: 'agent.finished', session: 'fenster', answer: 'Done.' },
      { ...handoff, to: 'user', type: 'question', status: 'delivered' },
      { ...handoff, status: 'answered' },
      { ...handoff, id: 'h2', priority: 'urgent' },
      { kind: 'agent.finished', session: 'verbal', answer: 'No.', report },
    );
    expect(said.map(({ text }) => text.slice(23))).toEqual([
      'starts',
      'is done: Done.',
      '→ hockney (urgent): look at it',
      'asks: Which? 1. It.',
    ]);
  });

  it('tells a call when it ended, and nothing of the one that was refused', () => {
    const start = (callId: string, tool: string, input: string): RunEvent => {
      return { kind: 'tool.start', session: 'fenster', callId, tool, input };
    };
    const end = { session: 'fenster', ms: 3 } as const;
    const fails = (callId: string, tool: string, code = 'E_TOOL'): RunEvent => {
      return { ...end, kind: 'tool.failed', callId, tool, code, message: 'no' };
    };
    const written = { ...end, kind: 'tool.complete' } as const;
    const denied = { kind: 'file.denied', session: 'fenster', access: 'write' } as const;
    const path = '.squad/team.md';
    const bash = (callId: string, command: string) =>
      start(callId, 'bash', JSON.stringify({ command }));
    const lines = linesOf(
      fenster,
      step('writes src/a.js'),
      start('1', 'create', 'src/a.js'),
      step(`reads ${path}`),
      start('2', 'view', path),
      step(`writes ${path}`),
      start('3', 'create', path),
      { ...denied, path, reason: `${path}: written through tools` },
      fails('2', 'view'),
      fails('3', 'create'),
      { ...written, tool: 'create', callId: '1' },
      step(`edits ${path}`),
      start('4', 'edit', path),
      fails('4', 'edit'),
      step('uses bash'),
      bash('5', 'npm test\nls'),
      { ...written, tool: 'bash', callId: '5', output: '{"exitCode":0,"output":"no"}' },
      step('uses web_fetch https://example.com'),
      start('6', 'web_fetch', 'https://example.com'),
      fails('6', 'web_fetch'),
      step('uses bash'),
      bash('7', 'npm test'),
      fails('7', 'bash', 'E_TOOL_INVALID_ARGS'),
      step('proposes the skill utc'),
      start('8', 'squad_skill', '{"action":"write","skillName":"utc"}'),
      fails('8', 'squad_skill', 'E_TOOL_DENIED'),
    );
    expect(lines.map(({ text }) => text.slice(23))).toEqual([
      'starts',
      'may not write .squad/team.md: written through tools',
      'reads .squad/team.md (failed)',
      'writes src/a.js',
      'edits .squad/team.md (failed)',
      'runs npm test; ls: exit 0',
      'uses web_fetch https://example.com (failed)',
      'runs npm test (wrong arguments)',
      'proposes the skill utc (failed)',
    ]);
  });

  it('tells of a conflict whose work was kept aside, and of an agent that ends without a word', () => {
    const kept = { kind: 'conflict', session: 'hockney', files: ['a.js'] } as const;
    const commit = { kind: 'commit', session: 'fenster', commit: 'c', left: [] } as const;
    const lines = linesOf(
      { kind: 'team', names: { fenster: 'Fenster', hockney: 'Hockney' } },
      { ...commit, files: ['a.js', 'b.js', 'c.js', 'd.js'] },
      { ...kept, keptOn: 'squad/7-hockney' },
      { kind: 'agent.finished', session: 'hockney', answer: ' ' },
    );
    expect(lines.map(({ text }) => text.slice(23))).toEqual([
      'commits a.js, b.js, c.js and 1 more',
      'keeps its work on squad/7-hockney: conflict with Fenster in a.js',
      'ends without an answer',
    ]);
  });

  it('holds no command to the runner, whatever an agent, a file or a check says', () => {
    const attack = 'x\n::set-output name=a::b\n##[error]no\r::stop-commands::';
    let written = '';
    const log = createLog(
      (text) => text.replaceAll('hunter2', '***'),
      (text) => {
        written += text;
      },
    );
    const events: readonly RunEvent[] = [
      { ...fenster, name: attack, task: `${attack} hunter2` },
      step(attack),
      { ...check, name: attack, lines: attack.split('\n') },
      { kind: 'note', text: attack },
    ];
    for (const { text, details } of linesOf(...events)) {
      log.info(text);
      if (details !== undefined) log.group('what it printed', details.join('\n'));
    }
    const commands = written.match(/^(?:::|##\[).*$/gm);
    expect(commands).toEqual(['::group::what it printed', '::endgroup::']);
    expect(written).not.toContain('hunter2');
  });
});
