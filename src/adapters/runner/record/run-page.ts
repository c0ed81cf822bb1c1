// The page of a run (run.html), made from its record and kept as an artifact that a browser opens.
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DefaultArtifactClient } from '@actions/artifact';
import { unlessAborted } from '../../../abort.ts';
import { attempt, describe } from '../../../errors.ts';
import type { Ports, RunPage } from '../../../ports/ports.ts';
import { renderRunPage } from '../../../run-log/page/render-run-page.ts';
import { withTimeout } from '../../programs/with-timeout.ts';
import { redactedFirstLine } from './upload-artifact.ts';

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
  const { log, cancelled, time, artifact } = settings;
  const publish = async () => {
    const { path, folder } = await writePage(settings);
    if (artifact === undefined) return undefined;
    // Kept as long as the run's log: the board links both.
    const { id } = await new DefaultArtifactClient().uploadArtifact(PAGE, [path], folder, {
      skipArchive: true,
    });
    return id === undefined ? undefined : `${settings.runUrl}/artifacts/${id}`;
  };
  return {
    async publish() {
      const ms = Math.min(LIMIT_MS, time.left() - RESERVED_MS);
      if (cancelled.aborted || ms <= 0) return undefined;
      const publishing = withTimeout(ms, publish(), () => {
        throw new Error('the upload took too long');
      });
      const published = await attempt(unlessAborted(publishing, cancelled));
      if (published.kind === 'done') return published.value;
      log.info(
        `The run's page was not saved: ${redactedFirstLine(describe(published.error).message)}`,
      );
      return undefined;
    },
  };
}

/** Writes the page, and for an upload also a copy under the artifact's name: the client uses the file's own name. */
async function writePage({
  record,
  artifact,
}: RunPageSettings): Promise<{ readonly path: string; readonly folder: string }> {
  const folder = dirname(record);
  const page = join(folder, PAGE);
  await writeFile(page, renderRunPage(await readFile(record, 'utf8')));
  if (artifact === undefined) return { path: page, folder };
  const path = join(folder, `${artifact}.html`);
  await copyFile(page, path);
  return { path, folder };
}
