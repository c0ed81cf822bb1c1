// After a rehearsal: serves the embedded GitHub's pages and the run as a film until Ctrl-C.
import { spawn } from 'node:child_process';
import { runAddress } from '../pages/run-page.ts';
import type { Rehearsal } from '../rehearse.ts';
import { findRecord } from '../rehearsed-run.ts';

export type ShowOptions = {
  readonly isOpened: boolean;
  readonly print: (text: string) => void;
};

/** Prints the addresses, opens them if asked to, and closes everything at Ctrl-C. */
export async function showPages(rehearsal: Rehearsal, options: ShowOptions): Promise<void> {
  const { isOpened, print } = options;
  const { github, runs } = rehearsal;
  const site = `${github.origin}${startPage(rehearsal)}`;
  const run = runs.at(-1);
  const hasFilm = run !== undefined && findRecord(run.temporary) !== undefined;
  const film = `${github.origin}${runAddress(github.state, runs.length)}/run.html`;
  print(`\nAs on GitHub:       ${site}`);
  if (hasFilm) print(`The run as a film:  ${film}`);
  const opened = isOpened ? [site, ...(hasFilm ? [film] : [])].map(openInBrowser) : [];
  if ((await Promise.all(opened)).includes(false))
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

const COMMANDS: Readonly<Record<string, readonly string[]>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
};
const PATIENCE_MS = 1_500;

/** Opens an address in the default browser. Takes a program that still runs after a while for one that could. */
function openInBrowser(address: string): Promise<boolean> {
  const [program = '', ...args] = COMMANDS[process.platform] ?? ['xdg-open'];
  return new Promise((resolve) => {
    const child = spawn(program, [...args, address], { stdio: 'ignore', detached: true });
    setTimeout(() => resolve(true), PATIENCE_MS).unref();
    child.once('error', () => resolve(false));
    child.once('exit', (code) => resolve(code === 0));
    child.unref();
  });
}
