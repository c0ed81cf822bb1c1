// Reads a shell command: its statements, whether it runs tests, and whether it fails when they do.
import { oneLine } from '../../text/one-line.ts';

/** Shortens a command to its statements or, if too long, to the first and the test (else the last): `cd app … npm test`. */
export function shortCommand(command: string, max: number): string {
  const lines = statementsOf(command);
  const whole = lines.join('; ');
  if (whole.length <= max) return oneLine(whole);
  const [first = ''] = lines;
  const last = lines.length > 1 ? (lines.at(-1) ?? '') : '';
  const shown = testIn(lines) ?? last;
  if (shown === '' || first.startsWith(shown)) return oneLine(first, max);
  const half = Math.floor((max - 3) / 2);
  return `${oneLine(first, half)} … ${oneLine(shown, half)}`;
}

/** True for a command that runs tests; a command that only reads or writes test files runs none. */
export function runsTests(command: string): boolean {
  return testIn(statementsOf(command)) !== undefined;
}

const TESTING =
  /\b(?:tests?|pytest|unittest|jest|vitest|mocha|tox|rspec|phpunit|ctest|check|verify)\b/i;
const NO_RUN =
  /^\s*(?:cat|ls|cd|sed|head|tail|e?grep|rg|find|wc|diff|echo|printf|git|cp|mv|rm|mkdir|touch|chmod|less|stat|tree|which)\b|\s--(?:check|version)\b/;
/** These name a test program, or an image, and run no tests: `pip install pytest`, `docker build -t test .`. */
const INSTALLS =
  /^(?:sudo |python[\d.]* -m )?(?:npm|pnpm|yarn|bun|pip[\d.]*|pipx|uv|poetry|apt|apt-get|apk|brew|gem|cargo|composer) (?:(?!run\b|exec\b|\S*[jt]est)\S+ ){0,3}(?:install|add|i)(?!\S)/;
const BUILDS_IMAGE = /^(?:docker|podman) (?:\S+ )?build\b(?!.* --target\b)/;

/** Returns the last statement that runs tests. */
function testIn(lines: readonly string[]): string | undefined {
  return lines
    .flatMap((line) => line.split(/;|&&|\|\|/))
    .map((statement) => statement.trim())
    .findLast(isTest);
}

function isTest(statement: string): boolean {
  return (
    TESTING.test(statement) &&
    ![NO_RUN, INSTALLS, BUILDS_IMAGE].some((pattern) => pattern.test(statement))
  );
}

const QUOTED = /'[^']*'|"(?:[^"\\]|\\.)*"/g;
/** What joins two statements; the `&` of `2>&1` and `&>` joins nothing. */
const JOINT = /(&&|\|\||\|&?|[;\n]|(?<![<>&])&(?![&>]))/;
/** Operators of bash that do the same here. */
const SAME_AS: Readonly<Record<string, string>> = { '|&': '|', '\n': ';' };

/**
 * Tells whether a command fails when its tests fail: after `npm test || true` and `npm test; ls`, exit code 0 says nothing.
 * A last pipe (`npm test | tail`) hides no failure: for that, `bash` reports the exit code of the program that failed.
 */
export function failsWithItsTests(command: string): boolean {
  const parts = splitStatements(command);
  const statements = parts.filter((_, at) => at % 2 === 0);
  const operators = parts.filter((_, at) => at % 2 === 1).map((one) => SAME_AS[one] ?? one);
  const endsAtFailure = /(?:^|[;&\n]) *set -\w*e/.test(command);
  const failsInPipes = /\bpipefail\b/.test(command);
  return statements.every((statement, at) => {
    const after = operators.slice(at);
    const isReported = passesFailureOn(failsInPipes ? afterPipes(after) : after, endsAtFailure);
    return isReported || !isTest(statement.trim());
  });
}

/** `exit 0`, and that it says nothing of the tests where the command hides how they ended. */
export function exitText(command: string, exitCode: number): string {
  const hides = exitCode === 0 && !failsWithItsTests(command);
  return `exit ${exitCode}${hides ? ', whatever the tests said' : ''}`;
}

/** Returns a command's statements, with the operators between them; operators in quotes join nothing. */
function splitStatements(command: string): readonly string[] {
  return statementsOf(command.replaceAll('\\\n', ' '))
    .join('\n')
    .replace(QUOTED, (quoted) => quoted.replace(/[|&;\n]/g, ' '))
    .replace(/;$/, '')
    .split(JOINT);
}

function afterPipes(operators: readonly string[]): readonly string[] {
  const end = operators.findIndex((one) => one !== '|');
  return end === -1 ? [] : operators.slice(end);
}

/** Tells whether a statement's failure is the command's, by the operators that follow it. */
function passesFailureOn(after: readonly string[], endsAtFailure: boolean): boolean {
  const [first] = after;
  if (first === ';') return endsAtFailure;
  const passing = first === '|' ? ['|'] : ['&&', '|'];
  return after.every((one) => passing.includes(one));
}

/** Returns the command's lines, without here-documents (`<<'END'`) and the shell's own options. */
function statementsOf(command: string): readonly string[] {
  const lines = command.split('\n').filter((line) => line.trim() !== '');
  let end: string | undefined;
  const statements = lines.filter((line) => {
    if (end !== undefined) {
      if (line.trim() === end) end = undefined;
      return false;
    }
    end = /<<-?\s?["']?(\w{1,40})/.exec(line)?.[1];
    return !/^\s*set -[^;&|]*$/.test(line);
  });
  // The record may have cut out the here-document's end.
  return end === undefined ? statements : lines;
}
