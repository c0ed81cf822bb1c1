// The end of a job's work, however it comes.
import { type Attempt, attempt, describe } from '#src/errors.ts';
import type { OpenPorts } from './open-ports.ts';

/** Rejects when nothing is left that could end the work; otherwise, the process would end without an outcome. */
export function untilIdle<T>(work: Promise<T>): Promise<T> {
  const idle = new Promise<never>((_, reject) => {
    process.once('beforeExit', () => reject(new Error('The run stopped before it was finished.')));
  });
  return Promise.race([work, idle]);
}

/** Closes the ports, if they were opened. A failure is only logged, and doesn't change how the job ended. */
export async function tidyUp(opened: Attempt<OpenPorts>): Promise<void> {
  if (opened.kind === 'threw') return;
  const { close, ports } = opened.value;
  const closed = await attempt(close());
  if (closed.kind === 'done') return;
  ports.log.warning(`Not everything could be cleaned up: ${describe(closed.error).message}`);
}
