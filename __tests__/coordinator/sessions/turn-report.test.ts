// What a turn ended with, from what a session's tools replied and what its runtime told.
import { describe, expect, it } from '@jest/globals';
import { TurnReport } from '#src/coordinator/sessions/turns.ts';
import type { SessionTool, ToolReply } from '#src/ports/agents.ts';
import { reportOfText } from '#src/report.ts';

type Call = readonly [tool: string, reply: ToolReply];

const finished = (text: string): ToolReply => ({
  kind: 'ok',
  text: '',
  report: reportOfText(text),
});
const failed: ToolReply = { kind: 'failed', text: 'No such line.\nLook again.' };
const exits: ToolReply = { kind: 'ok', text: 'not ok 1\n\nexit code 1', mustBeRead: true };

/** The end of a turn of these messages, each with its calls. */
function endOf(...messages: readonly (readonly Call[])[]) {
  const collector = new TurnReport();
  collector.begin();
  const calls = messages.flat();
  for (const message of messages) {
    collector.onEvent({ kind: 'turn-started' });
    for (const call of message) {
      const [name, reply] = call;
      const callId = `c${calls.indexOf(call)}`;
      const tool: SessionTool = {
        name,
        description: '',
        inputSchema: {},
        endsTurn: name === 'squad_finish',
        call: async () => reply,
      };
      collector.onEvent({ kind: 'tool-started', callId, tool: name, detail: '' });
      collector.onReply(tool, callId, reply);
      const ok = reply.kind === 'ok';
      collector.onEvent({ kind: 'tool-ended', callId, ok, output: reply.text });
    }
  }
  const end = collector.end({ kind: 'done', text: 'Words.' });
  return end.kind === 'done' ? { ...end, said: end.report.summary } : end;
}

const finish = (text = 'Done.'): Call => ['squad_finish', finished(text)];
const refused: Call = ['squad_finish', { kind: 'failed', text: 'title: must say something' }];
const read: Call = ['view', { kind: 'ok', text: 'x', report: reportOfText('No report.') }];

describe('a turn', () => {
  it.each<[string, readonly (readonly Call[])[], object]>([
    ['its words, without the tool', [[read]], { said: 'Words.', endedBy: undefined }],
    ['its words, where the report was refused', [[refused]], { said: 'Words.', unread: [] }],
    ['the report', [[read], [finish()]], { said: 'Done.', endedBy: 'squad_finish' }],
    ['the last of two reports', [[finish('One.'), finish('Two.')]], { said: 'Two.' }],
    ['a report that was mended', [[refused], [finish()]], { said: 'Done.', unread: [] }],
  ])('ends with %s', (_what, messages, end) => {
    expect(endOf(...messages)).toMatchObject(end);
  });

  it.each<[string, readonly (readonly Call[])[], readonly object[]]>([
    [
      'that failed beside the report',
      [[['edit', failed], finish()]],
      [{ tool: 'edit', said: 'No such line. · Look again.' }],
    ],
    [
      'that must be read',
      [[finish(), ['bash', exits]]],
      [{ tool: 'bash', said: ' · exit code 1'.trim() }],
    ],
    ['of an earlier message, which the model has read', [[['edit', failed]], [finish()]], []],
    ['that went well', [[read, finish()]], []],
  ])('knows whether the model has read the end of a call %s', (_what, messages, unread) => {
    expect(endOf(...messages)).toMatchObject({ unread });
  });

  it('knows nothing of the turn before, and reports a failure as it is', () => {
    const collector = new TurnReport();
    const tool = { name: 'squad_finish', description: '', inputSchema: {}, endsTurn: true };
    const call = async () => finished('Old.');
    collector.onReply({ ...tool, call }, 'c1', finished('Old.'));
    collector.begin();
    expect(collector.end({ kind: 'done', text: 'New.' })).toMatchObject({ endedBy: undefined });
    const crash = { kind: 'failed', type: 'query', message: 'x' } as const;
    expect(collector.end(crash)).toEqual(crash);
  });
});
