// A long request as a file that commands can read: its middle is cut out of what agents are told.

import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { attempt } from '#src/errors.ts';
import { sanitise } from '#src/markdown/sanitise.ts';
import { shareWork } from '#src/text/serialize.ts';
import type { RunContext } from '../context/run-context.ts';
import { MOST_OF } from './spend-budget.ts';

/** Returns what writes the file on first use, and returns its path; undefined for a short request. Never rejects. */
export function openRequestFile({ request, ports }: RunContext): () => Promise<string | undefined> {
  const { folder } = ports.jobPaths.kept;
  return shareWork(async () => {
    if (request.text.length <= MOST_OF.request) return undefined;
    const path = join(folder, 'request.md');
    const written = await attempt(async () => {
      await mkdir(folder, { recursive: true });
      // Its author may have pasted hidden text unseen.
      await writeFile(path, ports.mask(sanitise(request.text, 'file').text));
    });
    return written.kind === 'done' ? path : undefined;
  });
}
