// What both halves of the plan, decisions and histories, work with.
import { SquadError } from '../errors.ts';
import type { Member } from '../team/roster/member.ts';
import type { Archived } from './archive/archive-text.ts';
import type { Shelf } from './shelf.ts';

/** The squad of one commit. */
export type Place = {
  readonly directory: string;
  readonly members: readonly Member[];
  readonly shelf: Shelf;
  readonly today: string;
};

/** A merge that lost or doubled anything must not be written: throws a SquadError (E_INTERNAL) with the reason. */
export function insist(reason: string | undefined, file: string): void {
  if (reason === undefined) return;
  const message = `${file} was not merged as it should be: ${reason}. Nothing was changed.`;
  throw new SquadError({ code: 'E_INTERNAL', message, hint: 'Please report this.' });
}

type Shelves = { readonly file: string; readonly old: string; readonly shelf: Shelf };

/** Puts an archived text and its archive back; tells how many entries moved. */
export function keep(
  archived: Archived | undefined,
  { file, old, shelf }: Shelves,
): readonly { readonly file: string; readonly moved: number }[] {
  if (archived === undefined) return [];
  shelf.put(file, archived.text);
  shelf.put(old, archived.archive);
  return [{ file, moved: archived.moved }];
}
