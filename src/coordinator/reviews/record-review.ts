// Records what a review found, and locks out the authors whose work it rejects.
import { attempt, describe } from '../../errors.ts';
import type { RunEvent } from '../../run-log/events.ts';
import type { ReviewNote } from '../../run-log/review-note.ts';
import { isSameRole } from '../messages/choose-recipient.ts';
import { askWhoRevises, type EscalationDeps } from '../messages/escalations.ts';
import type { AgentRoster, Colleague, Handoff, RouteResult } from '../messages/handoff.ts';
import { chooseReviser } from './lockout.ts';
import { readReview } from './read-review.ts';

export type FileAuthor = { readonly agent: string; readonly path: string };

/** Which agent wrote what: of these files, or of what the sender (or anybody, for the coordinator) changed in this run. */
export type AuthorsOf = (
  files: readonly string[],
  sender: string,
) => Promise<readonly FileAuthor[]>;

export type ReviewDeps = EscalationDeps & {
  readonly authorsOf: AuthorsOf;
  readonly environment: { emit(event: RunEvent): void };
};

type AnsweredReview = {
  readonly id: string;
  readonly handoff: Handoff;
  readonly reviewer: string;
  /** The sender's chain: slugs that can't be handed work from there. */
  readonly path: readonly string[];
};

/** Records the review and locks rejected authors out; gives what the sender must know, a sentence each. */
export async function recordReview(
  { id, handoff, reviewer, path }: AnsweredReview,
  result: RouteResult,
  deps: ReviewDeps,
): Promise<readonly string[]> {
  if (handoff.type !== 'review-request' || result.kind !== 'answered') return [];
  const { files, from: requestedBy } = handoff;
  const text = result.response;
  const review = readReview(text);
  const note = { ...review, handoff: id, reviewer, requestedBy, files, text };
  deps.environment.emit({ kind: 'review', note });
  return review.verdict === 'changes-requested' ? lockOutAuthors(note, path, deps) : [];
}

async function lockOutAuthors(
  note: ReviewNote,
  chain: readonly string[],
  deps: ReviewDeps,
): Promise<readonly string[]> {
  const { reviewer: by } = note;
  const { roster, lockout, environment } = deps;
  const found = await attempt(deps.authorsOf(rejectedFiles(note), note.requestedBy));
  if (found.kind === 'threw') {
    const text = `A review rejected work, and who wrote it could not be found out: ${describe(found.error).message}`;
    environment.emit({ kind: 'note', text });
    return [];
  }
  const authors = found.value.filter(({ agent }) => agent !== by);
  if (authors.length === 0) return [];
  for (const author of authors) {
    const lock = { ...author, by };
    if (lockout.lock(lock)) environment.emit({ kind: 'lock', note: lock });
  }
  const paths = [...new Set(authors.map(({ path }) => path))];
  const names = [...new Set(authors.map(({ agent }) => roster.find(agent)?.name ?? agent))];
  const locked = `The work was rejected: ${names.join(' and ')} may not revise ${paths.join(', ')}.`;
  const reviser = reviserFor(note, { paths, chain }, deps);
  if (reviser === undefined) {
    askWhoRevises({ files: paths, from: by }, deps);
    return [`${locked} Nobody is left who may: people are asked. Leave these files as they are.`];
  }
  lockout.assign(reviser.slug, paths);
  return [`${locked} ${revisionAdvice(reviser, note, chain)}`];
}

/** Only the files of the handoff are rejected; where it named none, those of the findings. */
function rejectedFiles({ files, findings }: ReviewNote): readonly string[] {
  return files.length > 0 ? files : [...new Set(findings.map(({ path }) => path))];
}

type RejectedWork = { readonly paths: readonly string[]; readonly chain: readonly string[] };

/** Whom the reviewer prefers, or else a colleague outside the chain, then one of the chain; the reviewer comes last. */
function reviserFor(
  { reviewer, reassignTo }: ReviewNote,
  { paths, chain }: RejectedWork,
  { roster, lockout }: ReviewDeps,
): Colleague | undefined {
  const { colleagues } = roster;
  const preferred = reassignTo === undefined ? undefined : findPreferredReviser(reassignTo, roster);
  const choose = (among: readonly Colleague[], without: readonly string[]) =>
    chooseReviser({ colleagues: among, lockout, paths, without, preferred: undefined });
  return (
    choose(preferred === undefined ? [] : [preferred], []) ??
    choose(colleagues, [reviewer, ...chain]) ??
    choose(colleagues, [reviewer]) ??
    choose(colleagues, [])
  );
}

function revisionAdvice(
  { slug, name }: Colleague,
  { requestedBy }: ReviewNote,
  chain: readonly string[],
): string {
  if (slug === requestedBy) return 'You revise it.';
  return chain.includes(slug)
    ? `${name}, who waits for your answer, revises it: say there what was rejected.`
    : `Hand the revision to ${slug} with squad_route, with these files.`;
}

/** Finds an agent by name, or by a role that only one agent has. */
function findPreferredReviser(words: string, roster: AgentRoster): Colleague | undefined {
  const inRole = roster.colleagues.filter(({ role }) => isSameRole(role, words));
  return roster.find(words) ?? (inRole.length === 1 ? inRole[0] : undefined);
}
