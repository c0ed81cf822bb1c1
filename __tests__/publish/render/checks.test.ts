// How checks ended, as people read it.
import { describe, expect, it } from '@jest/globals';
import { createOutbound } from '#src/publish/outbound/outbound.ts';
import { renderBoard } from '#src/publish/views/board.ts';
import { renderChecks, standingSuspicions } from '#src/publish/views/checks.ts';
import { type CheckRow, NO_CHECKS } from '#src/run-log/check-row.ts';
import type { Transcript } from '#src/run-log/transcript.ts';
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
const red = aCheck({ result: 'failed', lines: ['one', '2 of 41 failed'] });
const lint = aCheck({ name: 'lint', command: 'npm run lint' });
const limited = { kind: 'limited', limit: 'tokens', reason: 'x', work } as const;

describe("the board's first line", () => {
  const header = (transcript: Transcript, outcome: typeof changed | typeof limited = changed) =>
    renderBoard(context, transcript, outcome)
      .split('\n')[1]
      ?.replace('[#8](https://github.example/acme/harbour/pull/8)', '#8')
      .replace(/ · 3 min 20 s.*/, '');
  const onBase = (...names: readonly string[]) =>
    names.map((name) => aCheck({ name, result: 'failed-on-base' }));
  const ready = '✅ **#8 is ready for your review**: 1 file';

  it.each<[readonly CheckRow[], string]>([
    [[], `${ready} · no check ran`],
    [[aCheck(), lint], `${ready} · npm test and lint passed`],
    [[aCheck(), lint, lint], `${ready} · 3 checks passed`],
    [[lint, red], '❌ **#8: npm test fails**: 1 file · lint passed'],
    [[{ ...red, result: 'timed-out' }], '❌ **#8: npm test fails**: 1 file'],
    [[red, { ...red, name: 'lint' }], '❌ **#8: npm test and lint fail**: 1 file'],
    [[red, red, red], '❌ **#8: 3 checks fail**: 1 file'],
    [onBase('a'), `${ready} · a fails on main as well`],
    [onBase('a', 'b'), `${ready} · a and b fail on main as well`],
    [onBase('a', 'b', 'c'), `${ready} · 3 checks fail on main as well`],
  ])('says of %j: %s', (rows, line) => {
    expect(header(withChecks(...rows))).toBe(line);
  });

  it('says what fails also where the run ended otherwise', () => {
    expect(header(withChecks(red), limited)).toMatch(
      /^⏸ \*\*Stopped at a limit\*\*: .* · npm test fails$/,
    );
  });

  it('warns where a check passes after its tests were deleted, and its results say it once', () => {
    const suspects = { deleted: ['tests/login.test.ts'], changed: ['package.json'] };
    const agents = [{ ...fenster, files: ['package.json'], removed: suspects.deleted }];
    const transcript = { ...withChecks(aCheck({ suspects })), agents };
    const text =
      '`npm test` failed, then passed after `tests/login.test.ts` was deleted and `package.json` was changed';
    expect(header(transcript)).toBe(`⚠️ **#8 is ready, but ${text}**: 1 file · npm test passed`);
    expect(header(transcript, limited)).toContain(` · ${text} · npm test passed`);
    expect(renderChecks(context, transcript, 30)).toBe(
      `- ✅ \`npm test\`: passed, 2.1 s\n\n⚠️ ${text}.`,
    );
  });
});

describe('the results', () => {
  const shown = (...rows: readonly CheckRow[]) => renderChecks(context, withChecks(...rows), 30);

  it.each<[readonly CheckRow[], string]>([
    [
      [aCheck(), aCheck({ name: 'unit', command: 'make unit', seconds: 61.5 })],
      '- ✅ `npm test`: passed, 2.1 s\n- ✅ **unit**, `make unit`: passed, 61.5 s',
    ],
    [[red], '- ❌ `npm test`: failed, 2.1 s\n\n```text\none\n2 of 41 failed\n```'],
    [[{ ...red, seconds: 0.9, lines: [] }], '- ❌ `npm test`: failed'],
    [[{ ...red, result: 'timed-out', lines: [] }], '- ❌ `npm test`: timed out, 2.1 s'],
    [
      [{ ...red, result: 'failed-on-base', lines: ['x'] }],
      '- ⚠️ `npm test`: failed; it fails on main as well, 2.1 s\n\n<details><summary>What npm test printed</summary>\n\n```text\nx\n```\n\n</details>',
    ],
    [
      [aCheck({ result: 'not-run', seconds: 0, lines: ["the run's time is up"] })],
      "- ⏸ `npm test`: not run, because the run's time is up\n\nNo check was run on these changes.",
    ],
  ])('of %j are told in full', (rows, text) => {
    expect(shown(...rows)).toBe(text);
  });

  it('show the end of the output of five checks', () => {
    const rows = Array.from({ length: 6 }, (_, at) => ({ ...red, lines: ['a', `b${at}`, 'c'] }));
    const text = renderChecks(context, withChecks(...rows), 2);
    expect(text.match(/```text\nb\d\nc\n```/g)).toHaveLength(5);
    expect(text).not.toContain('a\n');
  });

  it("do not hold for what other people's commits added, and say why none ran", () => {
    const checks = { ...NO_CHECKS, rows: [aCheck()], base: 'main', isBeforeOthers: true };
    expect(renderChecks(context, aTranscript({ checks }), 30)).toMatch(
      /^- ✅ .*\n- ⏸ Other people's commits were added to this work after its checks: nothing was run on the combined result$/,
    );
    const off = aTranscript({ checks: { ...NO_CHECKS, off: 'there is no box' } });
    expect(renderChecks(context, off, 30)).toBe(
      'No check was run on these changes, because there is no box.',
    );
  });

  it('stand on the board where one was not run, or the end of what fails', () => {
    const board = (...rows: readonly CheckRow[]) =>
      renderBoard(context, { ...withChecks(...rows), agents: [fenster] }, changed)
        .split('\n\n')
        .slice(1, -1);
    const unran = aCheck({ result: 'not-run', seconds: 0, lines: ['there is', 'no box'] });
    expect(board(aCheck(), unran)).toEqual(['⏸ `npm test`: not run, because there is no box']);
    const lines = Array.from({ length: 10 }, (_, at) => `line ${at}`);
    expect(board(unran, { ...red, lines })).toEqual([
      'npm test, the last lines:',
      ['```text', ...lines.slice(2), '```'].join('\n'),
    ]);
    expect(board(aCheck())).toEqual([]);
    expect(board({ ...red, lines: [] })).toEqual([]);
  });

  it('warn where the branch changes what a check may run, and where tests are gone', () => {
    const files = ['package.json', 'src/login.ts', 'Makefile'];
    const removed = ['src/login.ts', 'tests/login.test.ts', 'app/test_login.py'];
    const branch = { agents: [{ ...fenster, files, removed }] };
    expect(renderChecks(context, withChecks(aCheck()), 30, branch).split('\n\n').slice(1)).toEqual([
      '⚠️ Test files were deleted: `tests/login.test.ts` and `app/test_login.py`.',
      '⚠️ These changes touch `package.json` and `Makefile`, which may define what a check runs.',
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
  const suspect = (deleted: readonly string[], changed: readonly string[] = []) =>
    withChecks(aCheck({ name: 'unit', suspects: { deleted, changed } })).checks;
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

  it('are none once all tests are back, nor where none was deleted', () => {
    expect(standingSuspicions(suspect(['a.test.js']), () => 'back')).toEqual([]);
    expect(standingSuspicions(suspect([], ['jest.config.js']), () => 'missing')).toEqual([]);
    expect(standingSuspicions(withChecks(aCheck()).checks, () => 'missing')).toEqual([]);
  });

  it('are five at most', () => {
    const { rows } = suspect(['a.test.js']);
    const many = { rows: Array.from({ length: 20 }, () => rows).flat() };
    expect(standingSuspicions(many, () => 'missing')).toEqual(Array(5).fill(warning));
  });
});

describe('what agents ran last themselves', () => {
  const own = { session: 'fenster', callId: '1', command: 'npm test', exitCode: 0 };
  const ran = (
    ...commands: readonly (Partial<Omit<typeof own, 'exitCode'>> & {
      exitCode?: number | undefined;
    })[]
  ) => aTranscript({ commands: commands.map((one) => ({ ...own, ...one })) });

  it.each([
    ['Fenster ran `npm test` last: exit 1.', ran({ command: 'ls' }, { exitCode: 1 })],
    [
      'Fenster ran `sleep 9` last: it did not end.',
      ran({ command: 'sleep 9', exitCode: undefined }),
    ],
    [
      'Fenster ran `npm test` last: exit 0; Hockney ran `ls` last: exit 0.',
      ran({}, { session: 'hockney', command: 'ls' }),
    ],
    [undefined, aTranscript()],
    [undefined, { ...ran({}), checks: withChecks(aCheck()).checks }],
  ])('is told where no check ran, whatever a report says: %s', (told, transcript) => {
    const agents = [{ ...fenster, answer: 'All tests pass.' }, anAgent()];
    const text = renderChecks(context, { ...transcript, agents }, 30);
    expect(text.split('\n\n').find((part) => part.includes(' last: '))).toBe(told);
    expect(text).not.toContain('pass.');
  });
});
