// The tests in an executable tool's tool.yaml: calls with the output that the tool's author expects.
import * as z from 'zod';
import type { ToolReply } from '#src/ports/agents.ts';
import { cutCharacters } from '#src/text/cut-characters.ts';
import { oneLine } from '#src/text/one-line.ts';
import { isTruncated } from '../pipeline/keep-output.ts';
import type { ExecutableTool } from './executables.ts';
import type { ToolTest } from './manifest.ts';

/** The result of one test of one tool. */
export type ToolTestResult = {
  readonly tool: string;
  readonly test: string;
  /** Why it failed; undefined when it passed. */
  readonly failed: string | undefined;
};

const outputSchema = z.object({ exitCode: z.number(), stdout: z.string(), stderr: z.string() });
const MAX_SHOWN_LENGTH = 300;

/**
 * Runs a tool's tests one after the other, in the order of its tool.yaml. `call` calls the tool through the pipeline; once `signal`
 * has fired, no further test starts.
 */
export async function runToolTests(
  { tool, manifest }: Pick<ExecutableTool, 'tool' | 'manifest'>,
  {
    call,
    signal,
  }: { call: (args: ToolTest['arguments']) => Promise<ToolReply>; signal: AbortSignal },
): Promise<readonly ToolTestResult[]> {
  const results: ToolTestResult[] = [];
  for (const test of manifest.tests) {
    const failed = signal.aborted
      ? 'it did not run: the time was up'
      : findTestFailure(test, await call(test.arguments));
    results.push({ tool: tool.name, test: test.name, failed });
  }
  return results;
}

/** Returns why a call fails its test; undefined when it passes. */
export function findTestFailure(
  { expect }: ToolTest,
  { data, text }: ToolReply,
): string | undefined {
  const output = outputSchema.safeParse(data);
  if (!output.success) return shorten(text);
  const { exitCode, stdout, stderr } = output.data;
  if (exitCode !== expect.exitCode) {
    const why = `exit code ${exitCode} instead of ${expect.exitCode}`;
    return stderr === '' ? why : `${why}; standard error: ${shorten(stderr)}`;
  }
  const why = findOutputProblem(stdout, expect);
  return why !== undefined && isTruncated(stdout) ? `${why}; ${TOO_LONG}` : why;
}

const TOO_LONG = 'it is too long, so only its beginning was compared';

function findOutputProblem(
  stdout: string,
  { stdout: whole, contains: part }: ToolTest['expect'],
): string | undefined {
  // Tools end their output with a line break, which people leave out of the test.
  if (whole !== undefined && stdout.trimEnd() !== whole.trimEnd()) {
    return `standard output ${quoted(stdout)} instead of ${quoted(whole)}`;
  }
  if (part === undefined || stdout.includes(part)) return undefined;
  return `standard output ${quoted(stdout)} without ${quoted(part)}`;
}

function quoted(text: string): string {
  return cutCharacters(JSON.stringify(text.trimEnd()), MAX_SHOWN_LENGTH);
}

function shorten(text: string): string {
  return cutCharacters(oneLine(text), MAX_SHOWN_LENGTH);
}

/** Renders the results as text for a terminal. */
export function renderTestResults(results: readonly ToolTestResult[]): string {
  if (results.length === 0) return 'There are no tests. Add some under "tests" in a tool.yaml.\n';
  const failed = results.filter((result) => result.failed !== undefined);
  const lines = results.map(({ tool, test, failed: why }) =>
    why === undefined
      ? `  ok      ${tool}: ${test}`
      : `  FAILED  ${tool}: ${test}\n          ${why}`,
  );
  return `${[...lines, `${results.length} run, ${failed.length} failed`].join('\n')}\n`;
}
