// What both halves of the plan, decisions and histories, need.
import { SquadError } from '#src/errors.ts';
import type { Team } from '#src/team/index.ts';
import type { ArchiveResult } from './archive/archive-text.ts';
import type { MemoryFiles } from './memory-files.ts';

/** The squad of one commit. */
export type PlanDeps = Pick<Team, 'directory' | 'members' | 'settings'> & {
  readonly memoryFiles: MemoryFiles;
  readonly today: string;
};

/** Throws a SquadError (E_INTERNAL) if there is a reason: a merge that lost or doubled anything must not be written. */
export function assertMerged(reason: string | undefined, file: string): void {
  if (reason === undefined) return;
  const message = `${file} was not merged correctly: ${reason}. Nothing was changed.`;
  throw new SquadError({ code: 'E_INTERNAL', message, hint: 'Please report this.' });
}

type ArchiveTarget = {
  readonly file: string;
  readonly archiveFile: string;
  readonly memoryFiles: MemoryFiles;
};

/** Writes an archived text and its archive. Returns how many entries moved. */
export function writeArchive(
  archived: ArchiveResult | undefined,
  { file, archiveFile, memoryFiles }: ArchiveTarget,
): readonly { readonly file: string; readonly moved: number }[] {
  if (archived === undefined) return [];
  memoryFiles.write(file, archived.text);
  memoryFiles.write(archiveFile, archived.archive);
  return [{ file, moved: archived.moved }];
}
