// What Scribe would do to the squad of one commit. Reads and decides; writes nothing.

import type { TrustedTree } from '../ports/git.ts';
import { locateSquad, type SquadLocation } from '../team/locate-squad.ts';
import { readTeam } from '../team/team.ts';
import { archiveDecisions } from './archive/archive.ts';
import { verifyDecisions } from './check/verify.ts';
import { type Contradiction, type FromDrop, mergeDecisions } from './merge/merge-decisions.ts';
import type { LearningFromDrop } from './merge/merge-history.ts';
import { insist, keep, type Place } from './place.ts';
import { homesIn, planHistories } from './plan-histories.ts';
import { decisionEntries } from './read/decision-entries.ts';
import { type Inbox, type Inboxes, readInboxes, type Unreadable } from './read/inbox.ts';
import { openShelf } from './shelf.ts';

/** What was found and decided, for the report. */
export type Tally = {
  /** Files of the inboxes, readable or not. */
  readonly read: number;
  readonly decisions: readonly FromDrop[];
  readonly learnings: readonly LearningIn[];
  readonly duplicates: readonly { readonly path: string }[];
  readonly unreadable: readonly Unreadable[];
  readonly contradictions: readonly Contradiction[];
  readonly archived: readonly { readonly file: string; readonly moved: number }[];
};

/** A learning, with the history that it goes to. */
export type LearningIn = LearningFromDrop & { readonly file: string };

/** What each path holds from now on; undefined removes it. */
export type Changes = ReadonlyMap<string, Uint8Array | undefined>;

export type Plan =
  /** No changes: there is nothing to do. */
  | { readonly kind: 'planned'; readonly changes: Changes; readonly tally: Tally }
  | { readonly kind: 'no-squad'; readonly location: Exclude<SquadLocation, { kind: 'found' }> }
  /** Files that somebody must mend first: nothing at all is touched. */
  | { readonly kind: 'broken'; readonly files: readonly Unreadable[] };

export type PlanSettings = {
  /** The input `squad-directory`. */
  readonly squadDirectory?: string | undefined;
  /** `YYYY-MM-DD`, UTC. */
  readonly today: string;
  readonly holdsSecret: (text: string) => boolean;
};

/** Plans the merge of every inbox, then the archives. Throws what git throws, and E_INTERNAL when an entry would be lost. */
export async function planScribe(tree: TrustedTree, settings: PlanSettings): Promise<Plan> {
  const location = await locateSquad(tree, settings.squadDirectory);
  if (location.kind !== 'found') return { kind: 'no-squad', location };
  const { directory } = location;
  const [inboxes, { members }] = await Promise.all([
    readInboxes(tree, directory, settings.holdsSecret),
    readTeam(tree, location),
  ]);
  const shelf = openShelf(tree);
  const place = { directory, members, shelf, today: settings.today };
  const decided = await planDecisions(inboxes.decisions, place);
  const learnt = await planHistories(inboxes.memories, place, homesIn(tree, directory));
  const files = shelf.broken();
  if (files.length > 0) return { kind: 'broken', files };
  const unreadable = [...unreadableIn(inboxes), ...decided.unreadable, ...learnt.unreadable];
  const stays = new Set(unreadable.map(({ path }) => path));
  const gone = dropsIn(inboxes).filter((path) => !stays.has(path));
  return {
    kind: 'planned',
    changes: new Map<string, Uint8Array | undefined>([
      ...shelf.changes(),
      ...gone.map((path) => [path, undefined] as const),
    ]),
    tally: {
      read: gone.length + unreadable.length,
      unreadable,
      decisions: decided.decisions,
      contradictions: decided.contradictions,
      learnings: learnt.learnings,
      duplicates: [...decided.duplicates, ...learnt.duplicates],
      archived: [...decided.archived, ...learnt.archived],
    },
  };
}

type Decided = Omit<Tally, 'read' | 'learnings'>;

async function planDecisions(
  inbox: Inbox,
  { directory, members, shelf, today }: Place,
): Promise<Decided> {
  const file = `${directory}/decisions.md`;
  const old = `${directory}/decisions-archive.md`;
  const current = await shelf.read(file);
  const archive = await shelf.read(old);
  const readings = inbox.drops.map((drop) => ({
    path: drop.path,
    reading: decisionEntries(drop, members),
  }));
  const merge = mergeDecisions(
    current,
    readings.flatMap(({ path, reading }) =>
      reading.kind === 'entries' ? [{ path, entries: reading.entries }] : [],
    ),
    archive === undefined ? [] : [archive],
  );
  if (merge.merged.length > 0) shelf.put(file, merge.text);
  insist(verifyDecisions(current, merge.text, merge.merged), file);
  const archived = archiveDecisions(merge.text, archive, today);
  return {
    unreadable: readings.flatMap(({ path, reading }) =>
      reading.kind === 'unreadable' ? [{ path, reason: reading.reason }] : [],
    ),
    decisions: merge.merged,
    duplicates: merge.duplicates,
    contradictions: merge.contradictions,
    archived: keep(archived, { file, old, shelf }),
  };
}

function all({ decisions, memories }: Inboxes): readonly Inbox[] {
  return [decisions, ...memories.values()];
}

function dropsIn(inboxes: Inboxes): readonly string[] {
  return all(inboxes).flatMap((inbox) => inbox.drops.map(({ path }) => path));
}

function unreadableIn(inboxes: Inboxes): readonly Unreadable[] {
  return all(inboxes).flatMap((inbox) => inbox.unreadable);
}
