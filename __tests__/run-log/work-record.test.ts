import { describe, expect, it } from '@jest/globals';
import type { RunEvent } from '../../src/run-log/events.ts';
import { openTranscript } from '../../src/run-log/transcript-log.ts';
import { recordWork } from '../../src/run-log/work-record.ts';

const commit = (files: readonly string[], session = 'fenster'): RunEvent => ({
  kind: 'commit',
  session,
  commit: 'c1',
  files,
  left: [],
});

function ran(command: string, exitCode: number | undefined, callId = command): readonly RunEvent[] {
  const call = { session: 'fenster', callId, tool: 'bash' } as const;
  return [
    { kind: 'tool.start', ...call, input: JSON.stringify({ command }) },
    exitCode === undefined
      ? { kind: 'tool.failed', ...call, ms: 1, code: 'E_TOOL_TIMEOUT', message: '' }
      : { kind: 'tool.complete', ...call, ms: 1, output: JSON.stringify({ exitCode }) },
  ];
}

function workAfter(events: readonly RunEvent[]): string {
  const log = openTranscript(() => 0);
  const describeWork = recordWork(log, '.squad');
  events.forEach(log.emit);
  return describeWork('fenster');
}

describe('the record of a task', () => {
  it('names a file in an inbox that is not the squad’s', () => {
    expect(workAfter([commit(['src/inbox/mail.js'])])).toContain('Changed: src/inbox/mail.js.');
  });

  it('names the files, and each command with its last end', () => {
    const work = workAfter([
      ...ran('npm test', 1, 'c1'),
      commit(['src/a.js']),
      ...ran('npm test', 0, 'c2'),
      ...ran('sleep 900', undefined),
      commit(['src/a.js', 'test/a.test.js', '.squad/agents/fenster/inbox/x.md']),
      commit(['src/b.js'], 'hockney'),
    ]);
    expect(work).toBe(
      'Ran, failures and the newest first: `sleep 900` (did not end), `npm test` (exit 0). Changed: src/a.js, test/a.test.js.',
    );
  });

  it('names what was deleted, unless it was written again', () => {
    const deleting = (files: readonly string[]) => ({ ...commit(files), removed: files });
    const gone = [commit(['a.js', 'b.js']), deleting(['a.js', 'b.js']), commit(['b.js'])];
    expect(workAfter(gone)).toContain('Changed: a.js (deleted), b.js.');
  });

  it('tells how the tests ended last, after any number of commands', () => {
    const reading = Array.from({ length: 200 }, (_, at) => ran(`cat ${at}`, 0)).flat();
    const events = [...ran('npm test', 0, 'c1'), ...reading, ...ran('npm test', 1, 'c2')];
    expect(workAfter(events)).toContain(
      'Ran, failures and the newest first: `npm test` (exit 1), `cat 199`',
    );
  });

  it('names a failed command before later ones, and does not call hidden tests passed', () => {
    const reading = Array.from({ length: 5 }, (_, at) => ran(`cat ${at}`, 0)).flat();
    expect(workAfter([...ran('npm test', 1), ...reading])).toContain(
      ': `npm test` (exit 1), `cat 4`',
    );
    expect(workAfter(ran('rm setup.sh; python3 -m pytest; ls | head', 0))).toContain(
      '(exit 0, whatever the tests said)',
    );
  });

  it('says that nothing was done', () => {
    expect(workAfter([])).toBe('Ran nothing. Changed nothing.');
  });

  it('names what could not be written: an answer may claim it', () => {
    const denied = { kind: 'file.denied', session: 'fenster', reason: 'protected' } as const;
    expect(
      workAfter([
        { ...denied, access: 'write', path: '.github/workflows/ci.yml' },
        { ...denied, access: 'read', path: '/etc/passwd' },
        { ...denied, access: 'reach', path: 'api.example.org' },
      ]),
    ).toBe(
      'Refused: .github/workflows/ci.yml. Could not reach api.example.org. Ran nothing. Changed nothing.',
    );
  });

  it('names a failed command within 400 characters, however long the names of what was refused', () => {
    const denied = { kind: 'file.denied', session: 'fenster', reason: 'protected' } as const;
    const far = (access: 'write' | 'reach') =>
      Array.from({ length: 8 }, (_, at) => ({
        ...denied,
        access,
        path: `${at}/${'long/'.repeat(30)}`,
      }));
    const command = `npm test -- ${'x'.repeat(90)}; true`;
    const work = workAfter([
      ...far('write'),
      ...far('reach'),
      ...ran('npm run lint', 0),
      ...ran(command, 1),
    ]);
    expect(work.slice(0, 400)).toMatch(
      /^Refused: 0\/long.*…, and 7 more\. Could not reach 0\/long.*…, and 7 more\. Ran, .* \(exit 1\)/,
    );
  });

  it('is of the last task of a session alone', () => {
    const next = {
      kind: 'agent.resumed',
      session: 'fenster',
      task: 'x',
      requestedBy: 'y',
    } as const;
    expect(workAfter([commit(['src/a.js']), ...ran('ls', 0), next])).toBe(
      'Ran nothing. Changed nothing.',
    );
  });

  it('tells of a collision', () => {
    const conflict = { kind: 'conflict', session: 'fenster', keptOn: undefined } as const;
    expect(workAfter([{ ...conflict, files: ['src/a.js'] }, commit(['src/a.js'])])).toBe(
      "Ran nothing. Changed, after a conflict with a colleague's work: src/a.js.",
    );
  });

  it('is one line, and short', () => {
    const files = Array.from({ length: 12 }, (_, at) => `f${at}.js`);
    const commands = Array.from({ length: 7 }, (_, at) => ran(`echo ${at}\ntrue`, 0)).flat();
    expect(workAfter([commit(files), ...commands])).toBe(
      'Ran, failures and the newest first: `echo 6; true` (exit 0), `echo 5; true` (exit 0), `echo 4; true` (exit 0), and 4 more. Changed: f0.js, f1.js, f2.js, f3.js, f4.js, f5.js, f6.js, f7.js, and 4 more.',
    );
  });
});
