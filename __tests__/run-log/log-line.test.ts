import { describe, expect, it } from '@jest/globals';
import { createLog } from '../../src/adapters/runner/log.ts';
import type { RunEvent } from '../../src/run-log/events.ts';
import { createLogLines } from '../../src/run-log/log-line.ts';

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
  it('has a line for each act, with its time and who acts', () => {
    const lines = linesOf(
      { kind: 'team', names: { hockney: 'Hockney' } },
      fenster,
      step('reads src/login.ts'),
      { ...handoff, priority: 'urgent' },
      { kind: 'commit', session: 'fenster', commit: 'c', files: ['a', 'b', 'c', 'd'], left: [] },
      { kind: 'effect', effect: 'push', detail: `squad/7-x ${'a1'.repeat(20)}` },
      { kind: 'effect', effect: 'pull-request', detail: '#8' },
      { kind: 'run.ended', outcome: 'changed' },
    );
    expect(lines.map(({ text }) => text)).toEqual([
      ' 100.8 s  Fenster      starts',
      ' 200.8 s  Fenster      reads src/login.ts',
      ' 300.8 s  Fenster      → Hockney (urgent): look at it',
      ' 400.8 s  Fenster      commits a, b, c and 1 more',
      ' 500.8 s  squad        pushes squad/7-x a1a1a1a',
      ' 600.8 s  squad        opens pull request #8',
      ' 700.8 s  squad        ends: changed',
    ]);
  });

  it('keeps what a check printed for a fold', () => {
    expect(linesOf(check)).toEqual([
      { text: '   0.8 s  checks       npm test: failed, 2.1 s', details: ['not ok 1'] },
    ]);
    expect(linesOf({ ...check, result: 'passed', lines: [] })[0]?.details).toBeUndefined();
  });

  it('tells nothing twice: neither what has an event of its own, nor the end of an agent that answered', () => {
    const said = linesOf(
      fenster,
      step('hands work to hockney'),
      { kind: 'agent.idle', session: 'fenster', answer: 'Done.\n\nAnd more.' },
      { kind: 'agent.finished', session: 'fenster', answer: 'Done.' },
      { ...handoff, to: 'user', type: 'question', status: 'delivered' },
      { ...handoff, status: 'answered' },
      { kind: 'usage', session: 'fenster', model: 'm', inputTokens: 1, outputTokens: 1 },
    );
    expect(said.map(({ text }) => text.slice(23))).toEqual(['starts', 'is done: Done.']);
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
