// The files of a run's logs: where each is, and which there are.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { BUNDLE_FILE } from '#src/workspace/index.ts';
import { CHECKS_REPORT } from '../checks-report.ts';
import { type JsonLinesFile, openEventLog, openMessageLog } from './json-lines.ts';

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
export function openLogFiles(folder: string, kept: Pick<JsonLinesFile, 'mask' | 'warn'>) {
  return {
    record: openEventLog({ path: recordPath(folder), ...kept }),
    logMessage: openMessageLog({ path: join(folder, LOG_PATHS.messages), ...kept }),
  };
}

/** Lists the files that may be there, as paths in the folder. */
export function listLogs(folder: string): readonly string[] {
  return [...Object.values(LOG_PATHS), ...longOutputPaths(folder)];
}

const MAX_OUTPUTS = 200;

/** Files with long outputs of the repository's tools. */
function longOutputPaths(folder: string): readonly string[] {
  const inside = 'tools';
  if (!existsSync(join(folder, inside))) return [];
  const names = readdirSync(join(folder, inside));
  return names.slice(0, MAX_OUTPUTS).map((name) => join(inside, name));
}
