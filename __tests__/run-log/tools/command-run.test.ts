import { describe, expect, it } from '@jest/globals';
import type { RunEvent } from '#src/run-log/events.ts';
import { shortCommand } from '#src/run-log/tool-calls.ts';
import { openTranscript } from '#src/run-log/transcript.ts';
import { toRecordedJson } from '#src/tools/pipeline/run-tool.ts';

const call = { session: 'fenster', callId: '1', tool: 'bash' } as const;
const starts = (input: string): RunEvent => ({ kind: 'tool.start', ...call, input });
const ends = (output: string): RunEvent => ({ kind: 'tool.complete', ...call, ms: 9, output });

function transcriptOf(...events: readonly RunEvent[]) {
  const log = openTranscript(() => 1);
  for (const event of events) log.emit(event);
  return log.read();
}

describe('the commands that agents ran', () => {
  it('are known with their exit code, also where the output was cut', () => {
    const started = starts('{"command":"npm test","timeout":9}');
    expect(transcriptOf(started, ends('{"exitCode":1,"output":"not ok')).commands).toEqual([
      { session: 'fenster', callId: '1', command: 'npm test', exitCode: 1 },
    ]);
    expect(transcriptOf(started).commands).toMatchObject([{ exitCode: undefined }]);
  });

  it('have no exit code where the call failed, whatever it printed', () => {
    const failed = {
      kind: 'tool.failed',
      ...call,
      ms: 1,
      code: 'E_TOOL',
      message: '{"exitCode":0',
    };
    const { commands } = transcriptOf(starts('{"command":"npm test"}'), failed as RunEvent);
    expect(commands).toMatchObject([{ exitCode: undefined }]);
  });

  it('are known by their beginning and end where the record was cut', () => {
    const body = `cat > t.js <<'END'\n${'say("a")\n'.repeat(300)}END\nnpm test`;
    const input = toRecordedJson({ command: body, description: 'Write and test' }, (it) => it);
    expect(input).toHaveLength(1_024);
    const [run] = transcriptOf(starts(input)).commands;
    expect(shortCommand(run?.command ?? '', 60)).toBe("cat > t.js <<'END' … npm test");
  });

  it('are none of other tools, and none that cannot be read', () => {
    const other: RunEvent = {
      ...starts('{"command":"x"}'),
      kind: 'tool.start',
      ...call,
      tool: 'words',
      input: '{"command":"x"}',
    };
    expect(transcriptOf(other, starts('{"comm')).commands).toEqual([]);
  });
});

describe('the writes that were refused', () => {
  const denied = { kind: 'file.denied', session: 'fenster', reason: 'protected' } as const;

  it('are kept, each path once; reads are not', () => {
    const write = { ...denied, access: 'write', path: '.github/workflows/ci.yml' } as const;
    const read = { ...denied, access: 'read', path: '/etc/passwd' } as const;
    expect(transcriptOf(write, read, write).refused).toEqual([
      { session: 'fenster', path: '.github/workflows/ci.yml', reason: 'protected' },
    ]);
  });
});
