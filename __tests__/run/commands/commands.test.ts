import { describe, expect, it } from '@jest/globals';
import { COMMANDS, needsModel } from '#src/run/commands/answer-command.ts';
import { readCommand } from '#src/trigger/command.ts';

const rows = Object.entries(COMMANDS).map(([kind, { help }]) => {
  const [example] = help;
  return [kind, example.replace('{agent}', 'fenster').replace('<hash>', '0123abcd')] as const;
});

describe('the commands', () => {
  it('do not compile where one lacks its row', () => {
    const { status: _status, ...lacking } = COMMANDS;
    // @ts-expect-error `status` has no row here.
    const all: typeof COMMANDS = lacking;
    expect(Object.keys(all)).not.toContain('status');
  });

  it.each(rows)('are read from their own line of help: %s', (kind, example) => {
    expect(readCommand(`@squad ${example}`, '@squad')).toMatchObject({ kind });
  });

  it('need a model where agents work, and nowhere else', () => {
    const asking = rows.flatMap(([kind, example]) => {
      const command = readCommand(`@squad ${example}`, '@squad');
      return command !== undefined && needsModel(command) ? [kind] : [];
    });
    // An approval asks for what follows it.
    expect(asking).toEqual(['work', 'agent', 'approve']);
  });
});
