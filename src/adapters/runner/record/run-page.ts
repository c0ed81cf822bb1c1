// The page of a run (run.html), made from its record and kept as an artifact that a browser opens.
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { attempt } from '#src/errors.ts';
import type { Ports, RunPage } from '#src/ports/index.ts';
import { renderRunPage } from '#src/run-log/index.ts';
import { firstLine, uploadWithin } from './upload-artifact.ts';

export type RunPageSettings = Pick<Ports, 'log' | 'cancelled' | 'time'> & {
  /** Path of the run's JSONL record. */
  readonly record: string;
  /** The artifact's name without its extension; undefined where nothing is uploaded. */
  readonly artifact: string | undefined;
  /** The address of the workflow run. */
  readonly runUrl: string;
};

const PAGE = 'run.html';
/** How long the board's last update waits for the upload. */
const LIMIT_MS = 3_000;
/** Kept free for that update when the run's time is nearly over. */
const RESERVED_MS = 10_000;

/** Opens the page; writes nothing yet. */
export function openRunPage(settings: RunPageSettings): RunPage {
  const { log, cancelled, time } = settings;
  return {
    async publish() {
      const ms = Math.min(LIMIT_MS, time.left() - RESERVED_MS);
      if (cancelled.aborted || ms <= 0) return undefined;
      const published = await attempt(publish(settings, ms));
      if (published.kind === 'done') return published.value;
      log.info(`The run's page was not saved: ${firstLine(published.error)}`);
      return undefined;
    },
  };
}

/** Writes the page beside the record, and uploads it where there are artifacts. */
async function publish(
  { record, artifact, cancelled, runUrl }: RunPageSettings,
  ms: number,
): Promise<string | undefined> {
  const page = renderRunPage(await readFile(record, 'utf8'));
  await writeFile(join(dirname(record), PAGE), page);
  if (artifact === undefined) return undefined;
  // Kept as long as the run's log: the board links both.
  const kept = { name: `${artifact}.html`, bytes: Buffer.from(page), type: 'text/html' };
  return `${runUrl}/artifacts/${await uploadWithin(ms, kept, cancelled)}`;
}
