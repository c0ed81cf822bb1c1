import { afterEach, expect, it } from '@jest/globals';
import type { Box } from '#src/ports/box.ts';
import { openRunStage, type RunStage, secret, team } from '../a-run.ts';

const manifest = `name: todos
description: Counts the lines of a file that hold a word
version: 1.2.0
entrypoint: todos.sh
parameters: [{ name: file, type: string, required: true, description: The file }]
tests:
  - name: counts lines
    arguments: { file: src/login.js }
    expect: { stdout: 1 }
  - { name: counts _no_ lines, arguments: { file: src/login.js }, expect: { stdout: 0 } }
  - { name: keeps secrets, arguments: { file: leak }, expect: { exitCode: 0, stdout: none } }
  - { name: hangs, arguments: { file: hang } }
timeout: 1
`;
const script = `file="\${1#--file=}"
if [ "$file" = hang ]; then echo begins; sleep 60; fi
if [ "$file" = leak ]; then echo "${secret}"; echo changed >src/login.js; else grep -c open "$file"; fi
`;
const tool = { '.squad/tools/todos/tool.yaml': manifest, '.squad/tools/todos/todos.sh': script };

let stage: RunStage;

afterEach(() => stage.close());

async function test(name: string): Promise<string> {
  await stage.play({ request: { command: { kind: 'test-tool', tool: name } } });
  return stage.boards().join('\n');
}

it("runs a tool's own tests in a copy of the repository, and says which failed, without a model", async () => {
  stage = await openRunStage({ files: { ...team, ...tool } });
  const board = await test('todos');
  expect(board).toMatch(
    /❌ \*\*`todos` 1\.2\.0 failed 3 of its 4 tests\*\*: \[`\.squad\/tools\/todos\/tool\.yaml` at [0-9a-f]{7}\]\(/,
  );
  expect(board).toContain(
    [
      '- ✅ counts lines',
      '- ❌ counts \\_no\\_ lines: standard output "1" instead of "0"',
      '- ❌ keeps secrets: standard output "\\*\\*\\*" instead of "none"',
      '- ❌ hangs: todos was stopped after 1 s stdout: begins stderr: (nothing)',
    ].join('\n'),
  );
  expect(board).not.toContain(secret);
  expect(stage.done.filter((what) => /^(?:runtime|session|push)/.test(what))).toEqual([]);
});

it('says that tools are off where nothing can run, instead of that there is none', async () => {
  stage = await openRunStage({ files: { ...team, ...tool } });
  const why = { reason: 'this machine has no box', next: 'use a runner with Linux', failed: [] };
  const box: Box = { state: async () => ({ kind: 'off', ...why }), allowNone: () => undefined };
  for (const kind of ['test-tool', 'remove-tool'] as const) {
    const asked = stage.asks(kind);
    await stage.play({ box, request: { ...asked, command: { kind, tool: 'todos' } } });
  }
  const [tested, removed] = stage.boards();
  expect(tested).toContain('\nNothing was tested: custom tools are off here.\n');
  expect(tested).toContain('this machine has no box');
  expect(removed).toContain('\nNothing was removed. Custom tools are off here, so none was read.');
  expect(stage.boards().join()).not.toContain('There is no custom tool');
});
