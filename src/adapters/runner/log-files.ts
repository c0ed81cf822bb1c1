// The files of a run's logs: where each is, and which there are.
import { existsSync, readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { attempt } from '#src/errors.ts';
import type { Ports } from '#src/ports/ports.ts';
import { renderRunPage } from '#src/run-log/run-page.ts';
import { BUNDLE_FILE } from '#src/workspace/deliver.ts';
import { openEventLog, openMessageLog } from './json-lines.ts';
import { CHECKS_REPORT } from './outputs.ts';
import { firstLine, uploadWithin } from './upload-artifact.ts';

// The page of a run (run.html), made from its record and kept as an artifact that a browser opens.

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

/** Opens the page; writes nothing yet. It stands beside the record, and is uploaded where there are artifacts. */
export function openRunPage(settings: RunPageSettings): Ports['page'] {
  const { record, artifact, runUrl, log, cancelled, time } = settings;
  const publish = async (ms: number): Promise<string | undefined> => {
    const page = renderRunPage(await readFile(record, 'utf8'));
    await writeFile(join(dirname(record), PAGE), page, { mode: 0o600 });
    if (artifact === undefined) return undefined;
    // Kept as long as the run's log: the board links both.
    const kept = { name: `${artifact}.html`, bytes: Buffer.from(page), type: 'text/html' };
    return `${runUrl}/artifacts/${await uploadWithin(ms, kept, cancelled)}`;
  };
  return {
    async publish() {
      const ms = Math.min(LIMIT_MS, time.left() - RESERVED_MS);
      if (cancelled.aborted || ms <= 0) return undefined;
      const published = await attempt(publish(ms));
      if (published.kind === 'done') return published.value;
      log.info(`The run's page was not saved: ${firstLine(published.error)}`);
      return undefined;
    },
  };
}

const LOG_PATHS = {
  record: 'run.jsonl',
  messages: join('.squad', 'logs', 'a2a.jsonl'),
  checks: CHECKS_REPORT,
  bundle: BUNDLE_FILE,
};

/** Returns the path of the run's record in the folder of its logs. */
export function recordPath(folder: string): string {
  return join(folder, LOG_PATHS.record);
}

/** Opens the run's record and the log of messages; writes nothing yet. */
export function openLogFiles(
  folder: string,
  mask: (text: string) => string,
  warn: (text: string) => void,
) {
  return {
    record: openEventLog({ path: recordPath(folder), mask, warn }),
    logMessage: openMessageLog({ path: join(folder, LOG_PATHS.messages), mask, warn }),
  };
}

const MAX_OUTPUTS = 200;

/** Lists the files that may be there, as paths in the folder: the logs, and long outputs of the repository's tools. */
export function listLogs(folder: string): readonly string[] {
  const outputs = existsSync(join(folder, 'tools')) ? readdirSync(join(folder, 'tools')) : [];
  const paths = outputs.slice(0, MAX_OUTPUTS).map((name) => join('tools', name));
  return [...Object.values(LOG_PATHS), ...paths];
}
