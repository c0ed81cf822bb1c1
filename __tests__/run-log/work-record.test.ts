import { describe, expect, it } from '@jest/globals';
import type { RunEvent } from '#src/run-log/events.ts';
import { openTranscript } from '#src/run-log/transcript.ts';
import { recordWork } from '#src/run-log/work-record.ts';

const commit = (
  files: readonly string[],
  session = 'fenster',
  left: readonly string[] = [],
): RunEvent => ({ kind: 'commit', session, commit: 'c1', files, left });

function ran(command: string, exitCode: number | undefined, callId = command): readonly RunEvent[] {
  const call = { session: 'fenster', callId, tool: 'bash' } as const;
  return [
    { kind: 'tool.start', ...call, input: JSON.stringify({ command }) },
    exitCode === undefined
      ? { kind: 'tool.failed', ...call, ms: 1, code: 'E_TOOL_TIMEOUT', message: '' }
      : { kind: 'tool.complete', ...call, ms: 1, output: JSON.stringify({ exitCode }) },
  ];
}

function recordAfter(events: readonly RunEvent[]) {
  const log = openTranscript(() => 0);
  const record = recordWork(log, '.squad');
  events.forEach(log.emit);
  return record;
}

const workAfter = (events: readonly RunEvent[]) => recordAfter(events).describe('fenster');

const denied = { kind: 'file.denied', session: 'fenster', reason: 'protected' } as const;
const conflict = { kind: 'conflict', session: 'fenster', keptOn: undefined } as const;
const ended = { session: 'fenster', callId: 'r1', tool: 'squad_route' } as const;
const next = { kind: 'agent.resumed', session: 'fenster', task: 'x', requestedBy: 'y' } as const;
const deleting = (files: readonly string[]) => ({ ...commit(files), removed: files });
const reading = (times: number) =>
  Array.from({ length: times }, (_, at) => ran(`cat ${at}`, 0)).flat();
const nothing = 'Ran nothing. Changed nothing.';
const order = 'Ran, failures and the newest first:';

describe('the record of a task', () => {
  it.each<[string, string, readonly RunEvent[]]>([
    ['nothing', nothing, []],
    [
      'each command with its last end, and the work of the agent without its memory',
      `${order} \`sleep 900\` (did not end), \`npm test\` (exit 0). Changed: src/a.js, src/inbox/b.js.`,
      [
        ...ran('npm test', 1, 'c1'),
        commit(['src/a.js']),
        ...ran('npm test', 0, 'c2'),
        ...ran('sleep 900', undefined),
        commit(['src/a.js', 'src/inbox/b.js', '.squad/agents/fenster/inbox/x.md']),
        commit(['src/b.js'], 'hockney'),
      ],
    ],
    [
      'what was deleted and not written again',
      'Ran nothing. Changed: a.js (deleted), b.js.',
      [commit(['a.js', 'b.js']), deleting(['a.js', 'b.js']), commit(['b.js'])],
    ],
    [
      'a failed command before later ones',
      `${order} \`npm test\` (exit 1), \`cat 199\` (exit 0), \`cat 198\` (exit 0), and 197 more. Changed nothing.`,
      [...ran('npm test', 0, 'c1'), ...reading(200), ...ran('npm test', 1, 'c2')],
    ],
    [
      'what was left out of its commit, with the reason',
      'Refused: ci.yml: protected. Ran nothing. Changed: a.js.',
      [commit(['a.js'], 'fenster', ['ci.yml: protected'])],
    ],
    [
      'what could not be written',
      `Refused: .github/workflows/ci.yml. ${nothing}`,
      [
        { ...denied, access: 'write', path: '.github/workflows/ci.yml' },
        { ...denied, access: 'read', path: '/etc/passwd' },
      ],
    ],
    ['the last task alone', nothing, [commit(['src/a.js']), ...ran('ls', 0), next]],
    [
      'a collision',
      "Ran nothing. Changed, after a conflict with a colleague's work: src/a.js.",
      [{ ...conflict, files: ['src/a.js'] }, commit(['src/a.js'])],
    ],
  ])('tells %s', (_what, record, events) => {
    expect(workAfter(events)).toBe(record);
  });

  it.each<[string, boolean, readonly RunEvent[]]>([
    ['a change', true, [commit(['src/a.js'])]],
    ['a handoff', true, [{ ...ended, kind: 'tool.complete', ms: 1, output: '' }]],
    [
      'a refused handoff',
      false,
      [{ ...ended, kind: 'tool.failed', ms: 1, code: 'E', message: '' }],
    ],
    ['a command', false, ran('ls', 0)],
    ['a note in the inbox', false, [commit(['.squad/agents/fenster/inbox/x.md'])]],
    ["an earlier task's change", false, [commit(['src/a.js']), next]],
  ])('counts %s as work: %s', (_what, isWork, events) => {
    expect(recordAfter(events).hasWorked('fenster')).toBe(isWork);
  });

  it('names a failed command within 400 characters, however long the names of what was refused', () => {
    const far = Array.from({ length: 8 }, (_, at) => {
      return { ...denied, access: 'write' as const, path: `${at}/${'long/'.repeat(30)}` };
    });
    const command = `npm test -- ${'x'.repeat(90)}; true`;
    const events = [...far, ...ran('npm run lint', 0), ...ran(command, 1)];
    expect(workAfter(events).slice(0, 400)).toMatch(
      /^Refused: 0\/long.*…, and 7 more\. Ran, .* \(exit 1\)/,
    );
  });
});
