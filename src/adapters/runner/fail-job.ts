// Reports a job that could not even begin. It needs little of the machine, since something is wrong there.
import { appendFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { attempt } from '../../errors.ts';
import { escapeData, neutralizeCommands } from './log.ts';

/** Sets the outcome `failed`, and says why in the log. */
export async function failJob(message: string): Promise<void> {
  process.exitCode = 1;
  // Loaded only here: most events are not for the squad.
  const outputs = await attempt(import('./outputs.ts'));
  if (outputs.kind === 'done') {
    outputs.value.setOutputs({ outcome: 'failed' });
    outputs.value.failStep(message);
    return;
  }
  // Gives Node time to close the files of the failed import.
  await setTimeout(100);
  process.stdout.write(`::error::${escapeData(neutralizeCommands(message))}\n`);
  await attempt(() => appendFileSync(process.env.GITHUB_OUTPUT ?? '', 'outcome=failed\n'));
}
