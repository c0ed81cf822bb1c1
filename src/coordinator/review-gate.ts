// After a review: what was found is written down, and who may not revise the work any more.
import { attempt, describe } from '../errors.ts';
import { askWhoRevises, type Office } from './appeals.ts';
import { isSameRole } from './direction.ts';
import type { RunEvent } from './events.ts';
import type { Colleague, Handoff, Roster, RouteResult } from './handoff.ts';
import { chooseReviser } from './lockout.ts';
import { type ReviewNote, readReview } from './review.ts';

/** Which agent wrote what: of these files, or of what the sender (or anybody, for the coordinator) changed in this run. */
export type AuthorsOf = (
  files: readonly string[],
  sender: string,
) => Promise<readonly { readonly agent: string; readonly path: string }[]>;

type Gate = Office & {
  readonly authorsOf: AuthorsOf;
  readonly crew: { emit(event: RunEvent): void };
};

type Reviewed = {
  readonly id: string;
  readonly handoff: Handoff;
  readonly reviewer: string;
  /** The sender's chain: slugs that can't be handed work from there. */
  readonly path: readonly string[];
};

/** Writes the review down, locks rejected authors out, and gives what the sender must know, a sentence each. */
export async function concludeReview(
  { id, handoff, reviewer, path }: Reviewed,
  result: RouteResult,
  gate: Gate,
): Promise<readonly string[]> {
  if (handoff.type !== 'review-request' || result.kind !== 'answered') return [];
  const { files, from: requestedBy } = handoff;
  const text = result.response;
  const review = readReview(text);
  const note = { ...review, handoff: id, reviewer, requestedBy, files, text };
  gate.crew.emit({ kind: 'review', note });
  return review.verdict === 'changes-requested' ? lockOut(note, path, gate) : [];
}

async function lockOut(
  note: ReviewNote,
  chain: readonly string[],
  gate: Gate,
): Promise<readonly string[]> {
  const { reviewer: by } = note;
  const { roster, lockout, crew } = gate;
  const found = await attempt(gate.authorsOf(rejectedFiles(note), note.requestedBy));
  if (found.kind === 'threw') {
    const text = `A review rejected work, and who wrote it could not be found out: ${describe(found.error).message}`;
    crew.emit({ kind: 'note', text });
    return [];
  }
  const authors = found.value.filter(({ agent }) => agent !== by);
  if (authors.length === 0) return [];
  for (const author of authors) {
    const lock = { ...author, by };
    if (lockout.lock(lock)) crew.emit({ kind: 'lock', note: lock });
  }
  const paths = [...new Set(authors.map(({ path }) => path))];
  const names = [...new Set(authors.map(({ agent }) => roster.find(agent)?.name ?? agent))];
  const locked = `The work was rejected: ${names.join(' and ')} may not revise ${paths.join(', ')}.`;
  const reviser = reviserFor(note, { paths, chain }, gate);
  if (reviser === undefined) {
    askWhoRevises({ files: paths, from: by }, gate);
    return [`${locked} Nobody is left who may: people are asked. Leave these files as they are.`];
  }
  lockout.assign(reviser.slug, paths);
  return [`${locked} ${wayTo(reviser, note, chain)}`];
}

/** Only what was handed over is rejected; where no file was named, the files that the findings name. */
function rejectedFiles({ files, findings }: ReviewNote): readonly string[] {
  return files.length > 0 ? files : [...new Set(findings.map(({ path }) => path))];
}

type Rejected = { readonly paths: readonly string[]; readonly chain: readonly string[] };

/** The reviewer's wish, else a colleague, else the sender or who asked it; the reviewer itself comes last. */
function reviserFor(
  { reviewer, reassignTo }: ReviewNote,
  { paths, chain }: Rejected,
  { roster, lockout }: Gate,
): Colleague | undefined {
  const { colleagues } = roster;
  const wish = reassignTo === undefined ? undefined : wishedFor(reassignTo, roster);
  const choose = (among: readonly Colleague[], without: readonly string[]) =>
    chooseReviser({ colleagues: among, lockout, paths, without, wish: undefined });
  return (
    choose(wish === undefined ? [] : [wish], []) ??
    choose(colleagues, [reviewer, ...chain]) ??
    choose(colleagues, [reviewer]) ??
    choose(colleagues, [])
  );
}

function wayTo(
  { slug, name }: Colleague,
  { requestedBy }: ReviewNote,
  chain: readonly string[],
): string {
  if (slug === requestedBy) return 'You revise it.';
  return chain.includes(slug)
    ? `${name}, who waits for your answer, revises it: say there what was rejected.`
    : `Hand the revision to ${slug} with squad_route, with these files.`;
}

/** Reviewers write a name, or what somebody is: both are known where only one agent has the role. */
function wishedFor(words: string, roster: Roster): Colleague | undefined {
  const inRole = roster.colleagues.filter(({ role }) => isSameRole(role, words));
  return roster.find(words) ?? (inRole.length === 1 ? inRole[0] : undefined);
}
