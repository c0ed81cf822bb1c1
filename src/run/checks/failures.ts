// What of a check fails: the tests that its output names, else its lines. Two outputs are compared by this, not by an exit code.

/** The names of failing tests, or, where the output names none, the lines that tell of a failure. */
type Failures = { readonly kind: 'tests' | 'lines'; readonly names: readonly string[] };

/**
 * Returns what fails in `output` and does not in `base`, the output of the same command on other files. A name that fails
 * more often than on the base is new, too: test runners don't always say in which file a test is. Pure.
 */
export function newFailures(output: string, base: string): readonly string[] {
  const [now, before] = [readFailures(output), readFailures(base)];
  if (now.kind !== before.kind) return now.names;
  const left = new Map<string, number>();
  for (const name of before.names) left.set(name, (left.get(name) ?? 0) + 1);
  return now.names.filter((name) => {
    const count = left.get(name) ?? 0;
    left.set(name, count - 1);
    return count <= 0;
  });
}

/** Reads what fails out of the output of a check. Pure. */
export function readFailures(output: string): Failures {
  const lines = output.split('\n').map((line) => line.trimEnd().slice(0, MAX_LINE));
  const tests = [...lines.flatMap(failingTest), ...failingCases(output)];
  if (tests.length > 0) return { kind: 'tests', names: tests };
  const named = lines.filter(tellsOfFailure);
  const told = named.length > 0 ? named : lines.filter((line) => line !== '');
  return { kind: 'lines', names: told.map(withoutCircumstances) };
}

const MAX_LINE = 1_000;

/** How test runners write a failing test, or a file whose tests failed; the group is its name. */
const FAILING_TEST: readonly RegExp[] = [
  // TAP 14: https://testanything.org/tap-version-14-specification.html
  /^\s*not ok(?: \d+)?(?: -)?(?: (?!.*# (?:todo|skip)\b)(.+))?$/i,
  // The spec reporter of Node's test runner.
  /^\s*✖ (.+) \(\d[\d.]*ms\)$/,
  // pytest's summary: FAILED tests/test_a.py::test_b[1 - 2] - assert …
  /^(?:FAILED|ERROR) (\S+\.py(?:::[^[\s]+(?:\[.*?\](?= - |$))?)?)(?: - .*)?$/,
  // Python's unittest.
  /^(?:FAIL|ERROR): (\w+ \([\w.]+\))/,
  // go test: a test, and a package.
  /^\s*--- FAIL: (\S+) \(\d/,
  /^FAIL\t(\S+)/,
  // cargo test.
  /^test (.+) \.\.\. FAILED$/,
  // jest and vitest: a file, in vitest with the test's name; jest's tests.
  /^ ?FAIL {1,2}(\S.*?)(?: \(\d[\d.]* m?s\))?$/,
  /^ {2}● (?!Console$)(\S.*)$/,
];

function failingTest(line: string): readonly string[] {
  const match = FAILING_TEST.map((form) => form.exec(line)).find((found) => found !== null);
  return match === undefined || match === null ? [] : [match[1] ?? ''];
}

/** Returns the failing cases of JUnit's XML: https://github.com/testmoapp/junitxml */
function failingCases(output: string): readonly string[] {
  const [, ...cases] = output.split(/<testcase(?=\s)/);
  return cases.flatMap((text) => {
    const [own = ''] = text.split('</testcase', 1);
    if (!/<(?:failure|error)[\s/>]/.test(own)) return [];
    const head = own.slice(0, MAX_LINE);
    const [group, name] = ['classname', 'name'].map((key) => attributeOf(head, key));
    return [[group, name].filter((part) => part !== undefined).join(' ')];
  });
}

function attributeOf(text: string, key: string): string | undefined {
  return new RegExp(`\\s${key}="([^"]*)"`).exec(text)?.[1];
}

/** How test runners, compilers and linters name what failed. */
const FAILURE =
  /^\W{0,12}(?:not ok|fail|error|panic|traceback|assert)|[✕✖✗●]|: error\b|\bpanicked\b|\b(?:failed|failure|[a-z]{0,40}(?:error|exception):)/i;
const NONE_FAILED = /\b(?:0|no) (?:fail|error)|\b(?:fail|failed|failures|errors?)\W{1,3}0\b/i;

/** True for a line that names a failure, in the words of the common programs. */
export function tellsOfFailure(line: string): boolean {
  return FAILURE.test(line) && !NONE_FAILED.test(line);
}

/** Takes out what differs between two runs of the same command: absolute paths, hashes, numbers and times. */
function withoutCircumstances(line: string): string {
  return line
    .replace(/(?:file:\/\/)?(?<![\w.)\]])~?(?:\/[\w.@+-]+){2,}/g, '…')
    .replace(/\b(?:0x)?[0-9a-f]*\d[0-9a-f]*(?:[.,:][0-9]+)*(?:\s?(?:ms|s|min))?\b/gi, '#')
    .replace(/\s+/g, ' ')
    .trim();
}
