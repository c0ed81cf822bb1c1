// Two outputs of a check are compared by what fails in them. The samples are what the programs print, cut.
import { describe, expect, it } from '@jest/globals';
import { newFailures, readFailures } from '#src/run/checks/failures.ts';

/** What each program prints where `broken` fails and `fine` does not, and how it writes further failures. */
const RUNNERS: Readonly<Record<string, (names: readonly string[]) => string>> = {
  'TAP, nested': (names) =>
    [
      'TAP version 13',
      '# Subtest: suite',
      ...names.map(
        (name, at) =>
          `    not ok ${at + 1} - ${name}\n      ---\n      duration_ms: ${at}.71\n      ...`,
      ),
      `    ok ${names.length + 1} - fine`,
      'not ok 1 - suite',
      'not ok 2 - someday # TODO',
      'not ok 3 - elsewhere # SKIP',
      `# fail ${names.length}`,
    ].join('\n'),
  "Node's spec reporter": (names) =>
    [
      '▶ suite',
      ...names.map((name) => `  ✖ ${name} (0.14${name.length}ms)`),
      '  ✔ fine (0.1ms)',
      '✖ someday (0.66ms) # TODO',
      `ℹ fail ${names.length}`,
    ].join('\n'),
  pytest: (names) =>
    [
      '=========== short test summary info ============',
      ...names.map((name) => `FAILED tests/test_a.py::TestX::test_m[${name} - 1] - assert 1 == 2`),
      `========= ${names.length} failed, 1 passed in 0.${names.length}s =========`,
    ].join('\n'),
  unittest: (names) =>
    names
      .map((name) => `FAIL: test_${name} (tests.test_a.Cases)\n------\nAssertionError: 1 != 2`)
      .join('\n'),
  'go test': (names) =>
    [
      ...names.map(
        (name) => `--- FAIL: TestA (0.00s)\n    --- FAIL: TestA/${name} (0.0${name.length}s)`,
      ),
      'FAIL',
      `FAIL\texample.org/m/p\t0.0${names.length}2s`,
    ].join('\n'),
  'cargo test': (names) =>
    [
      'running 2 tests',
      'test tests::fine ... ok',
      ...names.map((name) => `test tests::${name} ... FAILED`),
      `test result: FAILED. 1 passed; ${names.length} failed; finished in 0.0${names.length}s`,
    ].join('\n'),
  jest: (names) =>
    [
      `FAIL test/a.test.js (5.${names.length} s)`,
      '  ● Console',
      ...names.map((name) => `  ● suite › ${name}\n\n    expect(received).toBe(expected)`),
      'PASS test/b.test.js',
    ].join('\n'),
  vitest: (names) =>
    [
      ` ❯ test/a.test.js (3 tests | ${names.length} failed) 7ms`,
      ...names.map(
        (name) => ` FAIL  test/a.test.js > suite > ${name}\nAssertionError: expected 1 to be 2`,
      ),
    ].join('\n'),
  "JUnit's XML": (names) =>
    [
      '<testsuites>',
      ...names.map(
        (name) =>
          `<testcase name="${name}" time="0.${name.length}" classname="suite"><failure message="1 > 2"></failure></testcase>`,
      ),
      '<testcase name="fine" classname="suite"/><testcase name="b"><skipped/></testcase>',
    ].join(''),
};

describe.each(Object.entries(RUNNERS))('%s', (_name, print) => {
  it('is read for the names of the tests that fail', () => {
    const { kind, names } = readFailures(print(['broken']));
    expect(kind).toBe('tests');
    expect(names.filter((name) => name.includes('broken'))).toHaveLength(1);
    expect(names.join('\n')).not.toMatch(/fine|someday|elsewhere|Console/);
  });

  it('finds nothing new where the same tests fail as on the base, in other times', () => {
    expect(newFailures(print(['broken']), print(['broken', 'mended']))).toEqual([]);
  });

  it('finds a test that fails beside the one that fails on the base', () => {
    const found = newFailures(print(['broken', 'another']), print(['broken']));
    expect(found.some((name) => name.includes('another'))).toBe(true);
    expect(found.join('\n')).not.toContain('broken');
  });
});

describe('an output that names no test', () => {
  it.each([
    [
      'the same type error on another line',
      'src/a.ts(3,5): error TS2304: Cannot find name.',
      'src/a.ts(7,1): error TS2304: Cannot find name.',
      0,
    ],
    [
      'a second type error of the same kind',
      'src/a.ts(3,5): error TS2304: no.',
      'src/a.ts(3,5): error TS2304: no.\nsrc/a.ts(9,5): error TS2304: no.',
      1,
    ],
    [
      'an error in another file',
      'src/a.ts(3,5): error TS1: no.',
      'src/b.ts(3,5): error TS1: no.',
      1,
    ],
    [
      'other times and folders',
      'Error: /tmp/x1/y failed after 3.2s',
      'Error: /var/z2/y failed after 900ms',
      0,
    ],
    ['another hash', 'error: deadbee12 is bad', 'error: 99c0ffee1 is bad', 0],
    [
      'no line that tells of a failure',
      'Would reformat a.py\n1 file',
      'Would reformat b.py\n1 file',
      1,
    ],
    ['nothing printed', '', '', 0],
  ])('is compared by its lines: %s', (_case, base, work, count) => {
    expect(newFailures(work, base)).toHaveLength(count);
  });

  it('is new as a whole where the base names tests: the tests may not have run', () => {
    const work = 'src/a.ts(3,5): error TS2304: Cannot find name.';
    expect(newFailures(work, 'not ok 1 - adds')).toHaveLength(1);
  });
});
