// Which files of the squad's own folder its tools may have written: what they write has the checks of the tool, not the policy's.

/** The squad's folder. */
export type SquadFolder = {
  /** `.squad`. */
  readonly directory: string;
  /** Whether learnings go into histories, as the input `memory-writes` may say. */
  readonly keepsHistories: boolean;
};

type ReturnedFile = {
  readonly path: string;
  readonly isNew: boolean;
  readonly isRemoved: boolean;
  readonly before: string;
  readonly after: string;
};

/** An entry under the unique name that tools give it. */
const INBOX =
  /^(?:decisions|agents\/[\w.@ -]{1,200})\/inbox\/[\w.@ -]{1,180}-[0-9a-f]{8}(?:-\d{1,4})?\.md$/;
const SKILL = /^skills\/[a-z0-9][a-z0-9-]{0,63}\/SKILL\.md$/;
const HISTORY = /^agents\/[\w.@ -]{1,200}\/history\.md$/;

/** True for a new inbox entry, a skill, and a history that only grows. */
export function wroteByTool(file: ReturnedFile, squad: SquadFolder): boolean {
  const { path, isNew, isRemoved, before, after } = file;
  const { directory, keepsHistories } = squad;
  if (isRemoved || !path.startsWith(`${directory}/`)) return false;
  const inner = path.slice(directory.length + 1);
  if (INBOX.test(inner)) return isNew;
  if (SKILL.test(inner)) return true;
  return keepsHistories && HISTORY.test(inner) && keepsLines(before, after);
}

/** True when all lines are still there, in their order. */
function keepsLines(before: string, after: string): boolean {
  const kept = before.split('\n');
  let at = 0;
  for (const line of after.split('\n')) if (line === kept[at]) at += 1;
  return at === kept.length;
}
