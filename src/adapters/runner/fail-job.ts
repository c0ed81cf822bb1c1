// The outcome of a job that could not even begin. What it needs of the machine is little, since something is amiss.
import { appendFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { attempt } from '../../errors.ts';
import { escapeData, neutralizeCommands } from './log.ts';

/** Sets the outcome `failed`, and says why in the log. */
export async function failJob(message: string): Promise<void> {
  process.exitCode = 1;
  // Not loaded before: most events are not for the squad.
  const outputs = await attempt(import('./outputs.ts'));
  if (outputs.kind === 'done') {
    outputs.value.setOutputs({ outcome: 'failed' });
    outputs.value.failStep(message);
    return;
  }
  // By then the files of what could not be loaded are closed.
  await setTimeout(100);
  process.stdout.write(`::error::${escapeData(neutralizeCommands(message))}\n`);
  await attempt(() => appendFileSync(process.env.GITHUB_OUTPUT ?? '', 'outcome=failed\n'));
}
