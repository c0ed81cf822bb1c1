// Reports a job that could not even begin. It needs little of the machine, since something is wrong there, and loads nothing.
import { appendFileSync } from 'node:fs';
import { attempt } from '#src/errors.ts';
import { escapeData, neutralizeCommands } from './log.ts';

/** Sets the outcome `failed` and the exit code, and says why in the log. */
export async function failJob(message: string): Promise<void> {
  process.exitCode = 1;
  process.stdout.write(`::error::${escapeData(neutralizeCommands(message))}\n`);
  await attempt(() => appendFileSync(process.env.GITHUB_OUTPUT ?? '', 'outcome=failed\n'));
}
