// After a rehearsal: serves the embedded GitHub's pages and the run as a film until Ctrl-C.
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { runAddress } from '../pages/run-page.ts';
import type { Rehearsal } from '../rehearse.ts';
import type { RehearsedRun } from '../rehearsed-run.ts';
import { findRecord } from './follow-record.ts';
import { openBrowser } from './open-browser.ts';

export type ShowOptions = {
  readonly isOpened: boolean;
  readonly print: (text: string) => void;
};

/** Prints the addresses, opens them if asked to, and closes everything at Ctrl-C. */
export async function showPages(rehearsal: Rehearsal, options: ShowOptions): Promise<void> {
  const { isOpened, print } = options;
  const site = `${rehearsal.github.origin}${startPage(rehearsal)}`;
  const hasFilm = await writeFilm(rehearsal.runs.at(-1));
  const film = hasFilm ? filmAddress(rehearsal) : undefined;
  const isShown = isOpened && (await openBrowser([site, ...(film === undefined ? [] : [film])]));
  print(`\nAs on GitHub:       ${site}`);
  if (film !== undefined) print(`The run as a film:  ${film}`);
  if (isOpened && !isShown)
    print('No browser could be opened here: open these addresses in yours.');
  print('They are served until you press Ctrl-C.');
  process.once('SIGINT', () => void rehearsal.close());
}

/** Returns the page of the thread with the newest comment, or of the repository. */
function startPage({ github, comments }: Rehearsal): string {
  const { repository, pulls } = github.state;
  const thread = comments.at(-1)?.thread;
  if (thread === undefined) return `/${repository}`;
  return `/${repository}/${pulls.has(thread) ? 'pull' : 'issues'}/${thread}`;
}

/** Returns the film's address on the server, because a sandboxed browser may not read the file. */
function filmAddress({ github, runs }: Rehearsal): string {
  return `${github.origin}${runAddress(github.state, runs.length)}/run.html`;
}

/** Writes `run.html` beside the record. Returns false for a run without a record. */
async function writeFilm(run: RehearsedRun | undefined): Promise<boolean> {
  const record = run === undefined ? undefined : findRecord(run.temporary);
  if (record === undefined) return false;
  const { renderRunPage } = await import('../../src/run-log/page/render-run-page.ts');
  await writeFile(join(dirname(record), 'run.html'), renderRunPage(await readFile(record, 'utf8')));
  return true;
}
