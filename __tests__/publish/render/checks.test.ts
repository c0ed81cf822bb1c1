import { describe, expect, it } from '@jest/globals';
import { createOutbound } from '../../../src/publish/outbound/outbound.ts';
import { renderPullRequestBody } from '../../../src/publish/pull-request/pull-request.ts';
import { renderBoard } from '../../../src/publish/render/board.ts';
import { standingSuspicions } from '../../../src/publish/render/check-words.ts';
import { renderChecks } from '../../../src/publish/render/checks.ts';
import { renderSummary } from '../../../src/publish/render/job-summary.ts';
import { type CheckRow, NO_CHECKS } from '../../../src/run-log/check-row.ts';
import { aBody, anAgent, aTranscript, context, facts, fenster, work } from '../a-run.ts';

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
const changed = (isDraft = false) => ({
  kind: 'changed' as const,
  answer: 'Done.',
  work: { ...work, pullRequest: { ...work.pullRequest, isDraft } },
});
const header = (transcript = withChecks(), isDraft = false) =>
  renderBoard(context, transcript, changed(isDraft)).split('\n')[1] ?? '';

const place = { boardUrl: undefined };
const red = aCheck({ result: 'failed', lines: ['one', '2 of 41 failed'] });

describe("the board's first line", () => {
  const ready =
    '✅ **[#8](https://github.example/acme/harbour/pull/8) is ready for your review**: ';

  it('says what passed', () => {
    expect(header(withChecks(aCheck()))).toContain(`${ready}1 file · npm test passed · 3 min`);
    const lint = aCheck({ name: 'lint' });
    expect(header(withChecks(aCheck(), lint))).toContain(' · npm test and lint passed · ');
    expect(header(withChecks(aCheck(), lint, aCheck({ name: 'build' })))).toContain(
      ' · 3 checks passed · ',
    );
  });

  it('begins with what fails, and whether that made it a draft', () => {
    const lint = aCheck({ name: 'lint' });
    expect(header(withChecks(lint, red), true)).toMatch(
      /^❌ \*\*\[#8\]\(\S+\) is a draft: npm test fails\*\*: 1 file · lint passed · /,
    );
    expect(header(withChecks({ ...red, result: 'timed-out' }))).toMatch(
      /^❌ \*\*\[#8\]\(\S+\): npm test fails\*\*/,
    );
  });

  it('names two that fail, and counts more', () => {
    const lint = { ...red, name: 'lint' };
    expect(header(withChecks(red, lint))).toContain('): npm test and lint fail**');
    expect(header(withChecks(red, lint, red))).toContain('): 3 checks fail**');
    const onBase = (...names: readonly string[]) =>
      header(withChecks(...names.map((name) => aCheck({ name, result: 'failed-on-base' }))));
    expect(onBase('a', 'b')).toContain(' · a and b fail on main as well · ');
    expect(onBase('a', 'b', 'c')).toContain(' · 3 checks fail on main as well · ');
  });

  it('does not hold against the work what fails on its base', () => {
    expect(header(withChecks({ ...red, result: 'failed-on-base' }))).toContain(
      `${ready}1 file · npm test fails on main as well · `,
    );
  });

  it('says what fails also where the run ended otherwise', () => {
    const limited = { kind: 'limited', limit: 'tokens', reason: 'x', work } as const;
    const [, line = ''] = renderBoard(context, withChecks(red), limited).split('\n');
    expect(line).toMatch(/^⏸ \*\*Stopped at a limit\*\*: .* · npm test fails · /);
  });

  it('says that no check ran, or what an agent ran itself', () => {
    expect(header(aTranscript())).toContain(' · no check ran · ');
    const ran = { session: 'fenster', callId: '1', command: 'npm test', exitCode: 0 };
    const commands = [{ ...ran, exitCode: 1 }, { ...ran, command: 'ls' }, ran];
    expect(header(aTranscript({ commands }))).toContain(
      ' · 1 file · Fenster ran `npm test`: exit 0 · '.slice(3),
    );
  });
});

describe('the results', () => {
  const shown = (...rows: readonly CheckRow[]) => renderChecks(context, withChecks(...rows), 30);

  it('name each check, its command, how it ended and how long it took', () => {
    const own = aCheck({ name: 'unit', command: 'make unit', seconds: 61.5 });
    expect(shown(aCheck(), own)).toBe(
      '- ✅ `npm test`: passed, 2.1 s\n- ✅ **unit**, `make unit`: passed, 61.5 s',
    );
  });

  it('show the output of what fails, folded where the base fails as well', () => {
    expect(shown(red)).toBe('- ❌ `npm test`: failed, 2.1 s\n\n```text\none\n2 of 41 failed\n```');
    expect(shown({ ...red, result: 'failed-on-base' })).toContain(
      'failed; it fails on main as well, 2.1 s\n\n<details><summary>What npm test printed</summary>',
    );
    expect(shown({ ...red, result: 'timed-out' })).toContain('`npm test`: timed out, 2.1 s');
  });

  it('say why a check was not run, and why none was', () => {
    const unran = aCheck({ result: 'not-run', seconds: 0, lines: ["the run's time is up"] });
    expect(shown(unran)).toBe(
      "- ⏸ `npm test`: not run, because the run's time is up\n\nNothing was run on these changes.",
    );
    const off = aTranscript({ checks: { ...NO_CHECKS, off: 'there is no box' } });
    expect(renderChecks(context, off, 30)).toBe(
      'Nothing was run on these changes, because there is no box.',
    );
  });

  it('show the end of the output of five checks', () => {
    const rows = Array.from({ length: 6 }, (_, at) => ({ ...red, lines: ['a', `b${at}`, 'c'] }));
    const text = renderChecks(context, withChecks(...rows), 2);
    expect(text.match(/```text\nb\d\nc\n```/g)).toHaveLength(5);
    expect(text).not.toContain('a\n');
    const silent = shown({ ...red, lines: [] });
    expect(silent).toBe('- ❌ `npm test`: failed, 2.1 s');
    const quick = shown({ ...red, seconds: 0.9, lines: [] });
    expect(quick).toBe('- ❌ `npm test`: failed');
  });

  it("do not hold for what other people's commits added", () => {
    const checks = { ...NO_CHECKS, rows: [aCheck()], base: 'main', isBeforeOthers: true };
    expect(renderChecks(context, aTranscript({ checks }), 30)).toMatch(
      /^- ✅ .*\n- ⏸ Other people's commits were added to this work after its checks: nothing was run on the combined result$/,
    );
  });

  it('stand on the board where one was not run, or the end of what fails', () => {
    const board = (...rows: readonly CheckRow[]) =>
      renderBoard(context, { ...withChecks(...rows), agents: [fenster] }, changed())
        .split('\n\n')
        .slice(1);
    const unran = aCheck({ result: 'not-run', seconds: 0, lines: ['there is', 'no box'] });
    expect(board(aCheck(), unran)).toEqual([
      '⏸ `npm test`: not run, because there is no box',
      'Done.',
    ]);
    const lines = Array.from({ length: 10 }, (_, at) => `line ${at}`);
    expect(board(unran, { ...red, lines })).toEqual([
      'npm test, the last lines:',
      ['```text', ...lines.slice(2), '```'].join('\n'),
      'Done.',
    ]);
    expect(board(aCheck())).toEqual(['Done.']);
    expect(board({ ...red, lines: [] })).toEqual(['Done.']);
  });

  it('warn where the work changes what a check may run', () => {
    const files = ['package.json', 'src/login.ts', 'Makefile'];
    const transcript = { ...withChecks(aCheck()), agents: [{ ...fenster, files }] };
    expect(renderChecks(context, transcript, 30)).toMatch(
      /\n\n⚠️ These changes touch `package\.json` and `Makefile`, which may define what a check runs\.$/,
    );
    const later = { agents: [{ ...fenster, files: ['src/login.ts', 'Makefile'] }] };
    expect(renderChecks(context, withChecks(aCheck()), 30, later)).toContain('touch `Makefile`');
  });

  it('warn where tests are gone', () => {
    const removed = ['src/login.ts', 'tests/login.test.ts', 'app/test_login.py'];
    const transcript = { ...withChecks(aCheck()), agents: [{ ...fenster, removed }] };
    expect(renderChecks(context, transcript, 30)).toMatch(
      /\n\n⚠️ Test files were deleted: `tests\/login\.test\.ts` and `app\/test_login\.py`\.$/,
    );
  });

  it('warn in later runs, too, until the last of the tests is back', () => {
    const warning = '⚠️ Test files were deleted: `tests/login.test.ts` and `app/test_login.py`.';
    const standing = (back: readonly string[]) =>
      standingSuspicions(`## Checks\n\n${warning}\n`, (path) =>
        back.includes(path) ? 'back' : 'missing',
      );
    expect(standing([])).toEqual([warning]);
    expect(standing(['tests/login.test.ts'])).toEqual([
      '⚠️ Test files were deleted: `app/test_login.py`.',
    ]);
    expect(standing(['tests/login.test.ts', 'app/test_login.py'])).toEqual([]);
  });

  it('warn once, and in the first line, where a check passes after its tests are deleted', () => {
    const suspects = { deleted: ['tests/login.test.ts'], changed: ['package.json'] };
    const agents = [{ ...fenster, files: ['package.json'], removed: suspects.deleted }];
    const transcript = { ...withChecks(aCheck({ suspects })), agents };
    const text =
      '`npm test` failed, then passed after `tests/login.test.ts` was deleted and `package.json` was changed';
    expect(renderChecks(context, transcript, 30)).toBe(
      `- ✅ \`npm test\`: passed, 2.1 s\n\n⚠️ ${text}.`,
    );
    expect(header(transcript)).toMatch(
      /^⚠️ \*\*\[#8\]\(\S+\) is ready, but `npm test` failed, then /,
    );
    expect(header(transcript)).toContain(`${text}**: `);
    const limited = { kind: 'limited', limit: 'tokens', reason: 'x', work } as const;
    expect(renderBoard(context, transcript, limited)).toContain(` · ${text} · npm test passed`);
  });

  it('stand in the pull request and in the summary', () => {
    expect(renderPullRequestBody(context, withChecks(red), aBody())).toMatch(
      /^## Checks\n\n- ❌ `npm test`/,
    );
    expect(renderSummary(context, withChecks(red), changed(), place)).toContain(
      '## Checks\n\n- ❌',
    );
    expect(renderSummary(context, aTranscript(), changed(), place)).not.toContain('## Checks');
  });

  it('are text by others: nobody is mentioned, nothing is hidden, no fence is left', () => {
    const { safe } = createOutbound({ holdsSecret: () => false, ...facts });
    const lines = ['@olga', '````', '<!-- hidden -->', '</details>', '/merge', 'Closes #1'];
    const hostile = { result: 'failed', lines, name: '@olga</summary>' } as const;
    const rows = [aCheck(hostile), aCheck({ ...hostile, result: 'failed-on-base' })];
    const text = renderChecks({ facts, safe }, withChecks(...rows), 30);
    const outside = text.replace(/^(`{3,})text\n[\s\S]*?\n\1$/gm, '');
    expect(outside).not.toMatch(/(?<![`\w])@olga|<!--|Closes #1|````/);
    expect(outside).toContain('<summary>What ?olga?/summary? printed</summary>');
  });
});

describe('a report that claims what nobody saw', () => {
  const claim = (answer: string, transcript = aTranscript()) =>
    renderChecks(context, { ...transcript, agents: [{ ...fenster, answer }, anAgent()] }, 30);

  it.each([
    'All tests pass.',
    'I added it; tests passing',
    'The test passes? Tests passed locally.',
    'The tests all pass now.',
    'All tests are green!',
  ])('is marked: %s', (answer) => {
    expect(claim(answer)).toContain(
      '⚠️ Fenster says that tests pass. No check of this run confirms it.',
    );
  });

  it('is marked where nothing ran at all that it says ran', () => {
    const said = 'I ran the tests; two fail.';
    expect(claim(said)).toContain('⚠️ Fenster says that tests were run, but no tests ran.');
    expect(claim(said, withChecks(red))).not.toContain('⚠️ Fenster');
    const own = { session: 'fenster', callId: '1', command: 'npm test', exitCode: 1 };
    expect(claim(said, aTranscript({ commands: [own] }))).not.toContain('⚠️');
  });

  it.each([
    'I could not see whether the tests pass.',
    'The tests should pass; they were not run.',
    'Run `npm test`: two tests are there.',
    'Users pass the test page.',
  ])('is none: %s', (answer) => {
    expect(claim(answer)).not.toContain('⚠️');
  });

  it('is marked on the board, right below what was said', () => {
    const transcript = aTranscript({ agents: [{ ...fenster, answer: 'All tests pass.' }] });
    const outcome = { ...changed(), answer: 'All tests pass.' };
    expect(renderBoard(context, transcript, outcome)).toContain(
      'All tests pass.\n\n⚠️ Fenster says that tests pass. No check of this run confirms it.',
    );
  });

  it('needs no mark where tests ran and passed', () => {
    expect(claim('All tests pass.', withChecks(aCheck()))).not.toContain('⚠️');
    const own = { session: 'hockney', callId: '1', command: 'npx jest', exitCode: 0 };
    const ran = claim('All tests pass.', aTranscript({ commands: [own] }));
    expect(ran).not.toContain('⚠️');
    expect(ran).toContain('Hockney ran `npx jest`: exit 0.');
    const script = `cat > f.js <<'X'\n${'one\n'.repeat(40)}X\nnode --test`;
    const written = aTranscript({ commands: [{ ...own, command: script }] });
    expect(claim('Tests pass.', written)).toContain("ran `cat > f.js <<'X'; node --test`: exit 0");
  });

  it('is marked where the command that ran tests ends with 0 even if they fail', () => {
    const own = { session: 'fenster', callId: '1', command: 'npm test || true', exitCode: 0 };
    const marked = claim('All tests pass.', aTranscript({ commands: [own] }));
    expect(marked).toContain('⚠️ Fenster says that tests pass. No check of this run confirms it.');
    expect(marked).toContain('ran `npm test || true`: exit 0, whatever the tests said.');
    const shown = { ...own, command: 'npm test | tail' };
    const commands = [own, shown];
    expect(claim('All tests pass.', aTranscript({ commands }))).not.toContain('⚠️');
  });

  it('is marked where tests failed, or something else was checked', () => {
    expect(claim('All tests pass.', withChecks(red))).toContain(
      '⚠️ Fenster says that tests pass, but npm test fails.',
    );
    const lint = aCheck({ name: 'npm run lint', command: 'npm run lint' });
    expect(claim('All tests pass.', withChecks(lint))).toContain(
      'No check of this run confirms it',
    );
    const own = { session: 'fenster', callId: '1', command: 'npm test', exitCode: 1 };
    expect(claim('All tests pass.', aTranscript({ commands: [own] }))).toContain(
      'says that tests pass, but `npm test` ended with exit code 1.',
    );
    const endless = { ...own, exitCode: undefined };
    expect(claim('All tests pass.', aTranscript({ commands: [endless] }))).toContain(
      'says that tests pass, but `npm test` did not end.\n\nFenster ran `npm test`: did not end.',
    );
    const runs = ['npx jest a', 'npx jest b', 'npx jest c'].map((command) => ({ ...own, command }));
    const told = claim('Nothing.', aTranscript({ commands: runs }));
    expect(told).toMatch(
      /\n\nFenster ran `npx jest b`: exit 1; Fenster ran `npx jest c`: exit 1\.$/,
    );
    const read = { ...own, command: 'cat test/a.test.js', exitCode: 0 };
    expect(claim('All tests pass.', aTranscript({ commands: [read] }))).toContain(
      'No check of this run confirms it',
    );
  });
});
