// What of a failed check is shown, and who gets it.
import { describe, expect, it } from '@jest/globals';
import { assignFailed } from '#src/run/checks/revise-failing.ts';
import { type CheckEnd, linesThatMatter } from '#src/run/checks/run-checks.ts';

describe('the lines that matter', () => {
  it('are all of a short output, without blank edges and rows of blank lines', () => {
    expect(linesThatMatter('\n\none\n\n\n\ntwo  \n\n', 9)).toEqual(['one', '', 'two']);
  });

  it('are the beginning and, more of it, the end of a long one', () => {
    const output = Array.from({ length: 100 }, (_, at) => `line ${at + 1}`).join('\n');
    expect(linesThatMatter(output, 8)).toEqual([
      'line 1',
      'line 2',
      '[93 lines left out]',
      ...[96, 97, 98, 99, 100].map((line) => `line ${line}`),
    ]);
  });

  it('keep what failed, wherever it stands, and say what lies between', () => {
    const lines = Array.from({ length: 100 }, (_, at) => `ok ${at + 1} - fine`);
    lines[49] = 'not ok 50 - refuses an empty cart';
    lines[50] = '  expected: 422';
    lines[99] = '# fail 1';
    expect(linesThatMatter(lines.join('\n'), 12)).toEqual([
      'ok 1 - fine',
      'ok 2 - fine',
      'ok 3 - fine',
      '[46 lines left out]',
      'not ok 50 - refuses an empty cart',
      '  expected: 422',
      'ok 52 - fine',
      '[44 lines left out]',
      'ok 97 - fine',
      'ok 98 - fine',
      'ok 99 - fine',
      '# fail 1',
    ]);
  });

  it.each([
    '    ✕ refuses an empty cart (3 ms)',
    '--- FAIL: TestCart (0.00s)',
    "src/cart.ts(3,1): error TS2304: Cannot find name 'x'.",
  ])('know %j as a failure', (line) => {
    const lines = Array.from({ length: 60 }, (_, at) =>
      at === 30 ? line : `line ${at}, 0 failed`,
    );
    expect(linesThatMatter(lines.join('\n'), 12)).toContain(line);
  });

  it('stay as few where everything failed', () => {
    const lines = Array.from({ length: 900 }, (_, at) => (at % 4 === 0 ? `not ok ${at}` : 'x'));
    for (const most of [1, 2, 5, 30]) {
      expect(linesThatMatter(lines.join('\n'), most).length).toBeLessThanOrEqual(most);
    }
  });
});

describe('a failed check', () => {
  const failed = (output: string, name = 'test'): CheckEnd => ({
    check: { name, run: name, timeoutSeconds: 1, paths: [] },
    result: 'failed',
    seconds: 1,
    output,
  });
  const changes = [
    { agent: 'hockney', files: ['test/login.test.js'] },
    { agent: 'fenster', files: ['src/login.js', 'login.js'] },
  ];
  const agentFor = (output: string) => assignFailed([failed(output)], changes)[0]?.agent;

  it.each([
    ['not ok\n  at src/login.js:3:1\n  at test/login.test.js:9', 'fenster'],
    ['FAIL ./test/login.test.js\n  at src/login.js:3:1', 'fenster'],
    ["location: 'test/login.test.js:5:1'", 'hockney'],
    ['error in login.js(3,1)', 'fenster'],
    ['error in old/login.js and src/login.json and xlogin.js', 'hockney'],
    ['it is red', 'hockney'],
    ['', 'hockney'],
  ])(
    'goes to the agent whose file it names first, a source before a test, else to the last one: %j',
    (output, agent) => {
      expect(agentFor(output)).toBe(agent);
    },
  );

  it('goes to whoever changed the file last', () => {
    const again = [{ agent: 'keyser', files: ['src/login.js'] }, ...changes];
    expect(assignFailed([failed('src/login.js')], again)[0]?.agent).toBe('keyser');
  });

  it('goes with the others of the same agent, and with the files of its own that are named', () => {
    const both = [failed('src/login.js'), failed('login.js and test/login.test.js', 'lint')];
    expect(assignFailed([...both, failed('test/login.test.js', 'build')], changes)).toEqual([
      { agent: 'fenster', failed: both, files: ['src/login.js', 'login.js'] },
      expect.objectContaining({ agent: 'hockney', files: ['test/login.test.js'] }),
    ]);
  });

  it('goes with all that its agent changed, so that the work is shown with it', () => {
    expect(assignFailed([failed('it is red')], changes)[0]?.files).toEqual(['test/login.test.js']);
  });

  it('goes, where it names no file, to the last who may change everything, else to the last', () => {
    const lockedOut = (...locked: readonly string[]) =>
      assignFailed([failed('it is red')], changes, (agent, file) =>
        locked.includes(`${agent} ${file}`),
      )[0]?.agent;
    expect(lockedOut('hockney src/login.js')).toBe('fenster');
    expect(lockedOut('hockney src/login.js', 'fenster login.js')).toBe('hockney');
    expect(lockedOut('hockney README.md')).toBe('hockney');
  });

  it('goes without files that its agent may not change, unless the output names them', () => {
    const filesFor = (output: string) =>
      assignFailed([failed(output)], changes, (_, file) => file === 'src/login.js')[0]?.files;
    expect(filesFor('login.js')).toEqual(['login.js']);
    expect(filesFor('src/login.js')).toEqual(['src/login.js', 'login.js']);
  });

  it('goes to nobody where no agent committed', () => {
    expect(assignFailed([failed('x')], [])).toEqual([]);
  });
});
