// `squad-action tools stats run.jsonl...`: what custom tools were good for, over the runs whose records are given.
import { readFile } from 'node:fs/promises';
import { readRunOfTools } from '../coordinator/tool-record.ts';
import { toolStats } from '../coordinator/tool-stats.ts';
import { attempt, describe } from '../errors.ts';
import { wordStats } from '../publish/tool-use.ts';
import { plural } from '../publish/words.ts';

/** Prints one line and hands back the exit code: 0, or 2 when a file can't be read. */
export async function toolStatsCommand(files: readonly string[]): Promise<number> {
  const texts = await attempt(Promise.all(files.map((file) => readFile(file, 'utf8'))));
  if (texts.kind === 'threw') {
    process.stderr.write(`A record could not be read: ${describe(texts.error).message}\n`);
    return 2;
  }
  const stats = toolStats(texts.value.map(readRunOfTools));
  process.stdout.write(
    `${plural(stats.runs, 'run')}: ${wordStats(stats) ?? 'no custom tool was called or proposed.'}\n`,
  );
  return 0;
}
