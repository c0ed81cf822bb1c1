// Whether a call of an executable tool said what its author's test expects.
import * as z from 'zod';
import type { ToolReply } from '../../../ports/agents.ts';
import { cutCharacters } from '../../../text/cut.ts';
import { oneLine } from '../../../text/plain-text.ts';
import type { ToolTest } from '../manifest/manifest-tests.ts';

/** One test of one tool, as it went. */
export type ToolTrial = {
  readonly tool: string;
  readonly test: string;
  /** Why it failed; undefined when it passed. */
  readonly failed: string | undefined;
};

const ended = z.object({ exitCode: z.number(), stdout: z.string(), stderr: z.string() });
const SHOWN = 300;

/** Why a call fails its test; undefined when it passes. Pure. */
export function whyFailed({ expect }: ToolTest, { data, text }: ToolReply): string | undefined {
  const said = ended.safeParse(data);
  if (!said.success) return shown(text);
  const { exitCode, stdout, stderr } = said.data;
  if (exitCode !== expect.exitCode) {
    const why = `exit code ${exitCode} instead of ${expect.exitCode}`;
    return stderr === '' ? why : `${why}; standard error: ${shown(stderr)}`;
  }
  // Tools end their output with a line break, and people don't write it.
  if (expect.stdout !== undefined && stdout.trimEnd() !== expect.stdout.trimEnd()) {
    return `standard output ${quoted(stdout)} instead of ${quoted(expect.stdout)}`;
  }
  if (expect.contains === undefined || stdout.includes(expect.contains)) return undefined;
  return `standard output ${quoted(stdout)} without ${quoted(expect.contains)}`;
}

function quoted(text: string): string {
  return cutCharacters(JSON.stringify(text.trimEnd()), SHOWN);
}

function shown(text: string): string {
  return cutCharacters(oneLine(text), SHOWN);
}

/** The trials as text for a terminal, tool by tool. */
export function renderTrials(trials: readonly ToolTrial[]): string {
  if (trials.length === 0) return 'There are no tests: a tool.yaml has them under "tests".\n';
  const failed = trials.filter((trial) => trial.failed !== undefined);
  const lines = trials.map(({ tool, test, failed: why }) =>
    why === undefined
      ? `  ok      ${tool}: ${test}`
      : `  FAILED  ${tool}: ${test}\n          ${why}`,
  );
  return `${[...lines, `${trials.length} run, ${failed.length} failed`].join('\n')}\n`;
}
