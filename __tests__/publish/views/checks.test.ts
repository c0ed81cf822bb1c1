// How checks ended, as people read it.
import { describe, expect, it } from '@jest/globals';
import { createOutbound } from '#src/publish/outbound/outbound.ts';
import { renderBoard } from '#src/publish/views/board.ts';
import { renderChecks, standingSuspicions } from '#src/publish/views/checks.ts';
import { type CheckRow, NO_CHECKS } from '#src/run-log/check-row.ts';
import type { Transcript } from '#src/run-log/transcript.ts';
import { expectGolden } from '../a-golden.ts';
import { anAgent, aTranscript, context, facts, fenster, work } from '../a-run.ts';

const aCheck = (changes: Partial<CheckRow> = {}): CheckRow => ({
  name: 'npm test',
  command: 'npm test',
  result: 'passed',
  seconds: 2.1,
  lines: [],
  ...changes,
});
const withChecks = (...rows: readonly CheckRow[]) =>
  aTranscript({ checks: { ...NO_CHECKS, rows, base: 'main' } });
const changed = { kind: 'changed', answer: 'Done.', work } as const;
const limited = { kind: 'limited', limit: 'tokens', reason: 'x', work } as const;
const red = aCheck({ result: 'failed', lines: ['one', '2 of 41 failed'] });
const lint = aCheck({ name: 'lint', command: 'npm run lint' });
const onBase = (...names: readonly string[]) =>
  names.map((name) => aCheck({ name, result: 'failed-on-base', lines: ['x'] }));
const unran = aCheck({ result: 'not-run', seconds: 0, lines: ['there is', 'no box'] });
const suspects = { deleted: ['tests/login.test.ts'], changed: ['package.json'] };
const longOutput = Array.from({ length: 10 }, (_, at) => `line ${at}`);

/** Everything that people read of some checks: the first line of the board, what it shows below, and the results in full. */
function told(name: string, transcript: Transcript): string {
  const { agents } = aTranscript({ agents: [fenster] });
  const board = renderBoard(context, { ...transcript, agents }, changed)
    .split('\n')
    .slice(1);
  const [first = '', ...below] = board.join('\n').split('\n\n').slice(0, -1);
  const cut = renderBoard(context, transcript, limited).split('\n')[1] ?? '';
  const short = (line: string) => line.replace(/ · 3 min 20 s.*/, '');
  return [
    `# ${name}`,
    short(first),
    short(cut),
    ...below,
    '_in full_',
    renderChecks(context, transcript, 5),
  ].join('\n\n');
}

it('tells on the first line what fails, on the board its last lines, and elsewhere all results', () => {
  const shown = Object.entries({
    none: withChecks(),
    'none, because': aTranscript({ checks: { ...NO_CHECKS, off: 'there is no box' } }),
    'two pass': withChecks(aCheck(), { ...lint, seconds: 0.9 }),
    'three pass': withChecks(aCheck(), lint, lint),
    'one fails': withChecks(lint, { ...red, lines: longOutput }),
    'one fails without output': withChecks({ ...red, lines: [] }),
    'one times out': withChecks({ ...red, result: 'timed-out' }),
    'two fail': withChecks(red, { ...red, name: 'lint' }),
    'three fail': withChecks(red, red, red),
    'one fails on main as well': withChecks(...onBase('a')),
    'two fail on main as well': withChecks(...onBase('a', 'b')),
    'three fail on main as well': withChecks(...onBase('a', 'b', 'c')),
    'one was not run': withChecks(aCheck(), unran),
    'none was run': withChecks(unran),
    'passed after a deletion': withChecks(aCheck({ suspects })),
    "ran before others' commits": aTranscript({
      checks: { ...withChecks(aCheck()).checks, isBeforeOthers: true },
    }),
  }).map(([name, transcript]) => told(name, transcript));
  expectGolden('checks', shown.join('\n\n'));
});

describe('the results', () => {
  it('show the end of the output of five checks', () => {
    const rows = Array.from({ length: 6 }, (_, at) => ({ ...red, lines: ['a', `b${at}`, 'c'] }));
    const text = renderChecks(context, withChecks(...rows), 2);
    expect(text.match(/```text\nb\d\nc\n```/g)).toHaveLength(5);
    expect(text).not.toContain('a\n');
  });

  it('warn where the branch changes what a check may run, and where tests are gone, once', () => {
    const files = ['package.json', 'src/login.ts', 'Makefile'];
    const removed = ['src/login.ts', 'tests/login.test.ts', 'app/test_login.py'];
    const branch = { agents: [{ ...fenster, files, removed }] };
    const warnings = (row: CheckRow) =>
      renderChecks(context, withChecks(row), 30, branch).split('\n\n').slice(1);
    expect(warnings(aCheck())).toEqual([
      '⚠️ Test files were deleted: `tests/login.test.ts` and `app/test_login.py`.',
      '⚠️ These changes touch `package.json` and `Makefile`, which may define what a check runs.',
    ]);
    expect(warnings(aCheck({ suspects }))).toEqual([
      expect.stringContaining('was deleted and `package.json` was changed.'),
      '⚠️ Test files were deleted: `app/test_login.py`.',
      '⚠️ These changes touch `Makefile`, which may define what a check runs.',
    ]);
  });

  it('are text by others: nobody is mentioned, nothing is hidden, no fence is left', () => {
    const { safe } = createOutbound({ holdsSecret: () => false, ...facts });
    const lines = ['@olga', '````', '<!-- hidden -->', '</details>', '/merge', 'Closes #1'];
    const hostile = { result: 'failed', lines, name: '@olga</summary>' } as const;
    const rows = [aCheck(hostile), aCheck({ ...hostile, result: 'failed-on-base' })];
    const text = renderChecks({ facts, safe }, withChecks(...rows), 30);
    expect(text).not.toMatch(/^\/merge/m);
    const outside = text.replace(/^(`{3,})text\n[\s\S]*?\n\1$/gm, '');
    expect(outside).not.toMatch(/(?<![`\w])@olga|<!--|Closes #1|````/);
    expect(outside).toContain('<summary>What ?olga?/summary? printed</summary>');
  });
});

describe('the warnings of earlier runs', () => {
  const suspect = (deleted: readonly string[], alsoChanged: readonly string[] = []) =>
    withChecks(aCheck({ name: 'unit', suspects: { deleted, changed: alsoChanged } })).checks;
  const warning = '⚠️ `unit` failed, then passed after `a.test.js` was deleted.';

  it('name the deleted tests that are not back, what else was changed, and which were written anew', () => {
    const two = suspect(['a.test.js', 'b.test.js'], ['jest.config.js']);
    const stateOf = (path: string) => (path[0] === 'a' ? 'back' : 'missing');
    expect(standingSuspicions(two, stateOf)).toEqual([
      '⚠️ `unit` failed, then passed after `b.test.js` was deleted and `jest.config.js` was changed.',
    ]);
    expect(standingSuspicions(suspect(['a.test.js']), () => 'anew')).toEqual([
      `${warning} Written anew, without lines that it had: \`a.test.js\`.`,
    ]);
  });

  it('are five at most, and none once all tests are back, nor where none was deleted', () => {
    const { rows } = suspect(['a.test.js']);
    const many = { rows: Array.from({ length: 20 }, () => rows).flat() };
    expect(standingSuspicions(many, () => 'missing')).toEqual(Array(5).fill(warning));
    expect(standingSuspicions(many, () => 'back')).toEqual([]);
    expect(standingSuspicions(suspect([], ['jest.config.js']), () => 'missing')).toEqual([]);
  });
});

describe('what agents ran last themselves', () => {
  const own = { session: 'fenster', callId: '1', command: 'npm test', exitCode: 0 };
  const ran = (...commands: readonly object[]) =>
    aTranscript({ commands: commands.map((one) => ({ ...own, ...one })) });

  it.each([
    ['Fenster ran `npm test` last: exit 1.', ran({ command: 'ls' }, { exitCode: 1 })],
    ['Fenster ran `npm test` last: it did not end.', ran({ exitCode: undefined })],
    [
      'Fenster ran `npm test` last: exit 0; Hockney ran `ls` last: exit 0.',
      ran({}, { session: 'hockney', command: 'ls' }),
    ],
    [undefined, { ...ran({}), checks: withChecks(aCheck()).checks }],
  ])('is told where no check ran, whatever a report says: %s', (words, transcript) => {
    const agents = [{ ...fenster, answer: 'All tests pass.' }, anAgent()];
    const text = renderChecks(context, { ...transcript, agents }, 30);
    expect(text.split('\n\n').find((part) => part.includes(' last: '))).toBe(words);
    expect(text).not.toContain('pass.');
  });
});
