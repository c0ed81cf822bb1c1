// `squad-action tools stats run.jsonl...`: how custom tools were used in the given runs.
import { attempt } from '../errors.ts';
import { statsLine } from '../publish/render/tools/tool-use.ts';
import { readToolUsage } from '../run-log/read-tool-usage.ts';
import { toolStats } from '../run-log/tool-stats.ts';
import { plural } from '../text/count.ts';
import { readRecordFile } from './record-file.ts';
import { printOutput, printUsageError, shortErrorText } from './terminal.ts';

/** Prints one line and returns the exit code: 0, or 2 when a file is not a record. */
export async function toolStatsCommand(names: readonly string[]): Promise<number> {
  const read = await attempt(Promise.all(names.map(readRecordFile)));
  if (read.kind === 'threw') return printUsageError(shortErrorText(read.error));
  const stats = toolStats(read.value.map(({ text }) => readToolUsage(text)));
  const words = statsLine(stats) ?? 'no custom tool was called or proposed.';
  return printOutput(`${plural(stats.runs, 'run')}: ${words}\n`);
}
