// What reviewers rejected, kept where the next run finds it: in trailers on the branch, gone when the branch is merged.

import { BOT } from '../ports/accounts.ts';
import type { Git } from '../ports/git.ts';
import type { LockNote } from '../run-log/events.ts';
import { readJson } from '../text/json.ts';
import { commitTree } from './commit.ts';
import type { CommitRange } from './ownership.ts';

const TRAILER = 'Squad-Rejected';
const MAX_COMMITS = 1_000;
const MAX_NOTES = 1_000;
const MAX_PER_COMMIT = 200;

type RejectionRecord = {
  readonly tip: string;
  readonly notes: readonly LockNote[];
  readonly runId: string;
};

/** Puts one commit without changes on top of `tip`, which says whose work was rejected where; gives the commit. */
export async function recordRejections(
  git: Git,
  { tip, notes, runId }: RejectionRecord,
): Promise<string> {
  const tree = (await git.run(['rev-parse', `${tip}^{tree}`])).trim();
  // `Squad-Run` tells later runs that the branch is the squad's.
  const lines = [
    ...notes.slice(0, MAX_PER_COMMIT).map((note) => `${TRAILER}: ${trailerOf(note)}`),
    `Squad-Run: ${runId}`,
  ];
  const text = `Record what a review rejected\n\n${lines.join('\n')}\n`;
  return commitTree(git, { tree, parent: tip, author: BOT, text });
}

/** The rejections that the branch's commits tell of; what can't be read is left out. */
export async function readRejections(
  git: Git,
  { base, tip }: CommitRange,
): Promise<readonly LockNote[]> {
  if (base === tip) return [];
  const format = `--format=%(trailers:key=${TRAILER},valueonly,unfold)`;
  const log = await git.run(['log', `--max-count=${MAX_COMMITS}`, format, `${base}..${tip}`]);
  const notes = new Map<string, LockNote>();
  for (const line of log.split('\n')) {
    const note = readTrailer(line.trim());
    if (note !== undefined && notes.size < MAX_NOTES) {
      notes.set(`${note.agent} ${note.path}`, note);
    }
  }
  return [...notes.values()];
}

/** The locks that the branch doesn't tell of yet. */
export function newRejections(
  locks: readonly LockNote[],
  known: readonly LockNote[],
): readonly LockNote[] {
  const has = new Set(known.map(({ agent, path }) => `${agent} ${path}`));
  return locks.filter(({ agent, path }) => !has.has(`${agent} ${path}`));
}

/** `fenster src/login.js alice`, or `fenster "src/a b.js" alice`. */
function trailerOf({ agent, path, by }: LockNote): string {
  const plain = /^[\w./@+-]+$/.test(path) ? path : JSON.stringify(path);
  return `${agent} ${plain} ${by}`;
}

const READABLE =
  /^([a-z0-9][a-z0-9-]{0,63}) (?:([\w./@+-]{1,4096})|("(?:[^"\\]|\\.){1,8192}"))(?: (\S{1,100}))?$/;

function readTrailer(value: string): LockNote | undefined {
  const [, agent, plain, quoted, by = ''] = READABLE.exec(value) ?? [];
  if (agent === undefined) return undefined;
  const path = plain ?? unquoted(quoted ?? '');
  return path === undefined ? undefined : { agent, path, by };
}

function unquoted(text: string): string | undefined {
  const json = readJson(text);
  return json.kind === 'value' && typeof json.value === 'string' ? json.value : undefined;
}
