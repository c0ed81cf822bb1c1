// Locks out the authors of rejected work, and tells the requester who revises it.
import type { ReviewNote, RunEvent } from '#src/run-log/index.ts';
import { askWhoRevises, type EscalationDeps } from '../messages/escalations.ts';
import { lockText, type Revision, type RevisionPlan } from './plan-revision.ts';

export type RejectionDeps = EscalationDeps & {
  readonly environment: { emit(event: RunEvent): void };
};

type LockOutContext = { readonly chain: readonly string[]; readonly deps: RejectionDeps };

/** Locks out the authors. Returns what the requester is told, in at most one paragraph. */
export function lockOut(
  note: ReviewNote,
  { authors, revisions }: RevisionPlan,
  context: LockOutContext,
): readonly string[] {
  const { lockout, environment } = context.deps;
  if (authors.length === 0) return isNitsOnly(note) ? [ONLY_NITS] : [];
  for (const author of authors) {
    const reviser = revisions.find(({ paths }) => paths.includes(author.path))?.reviser?.slug;
    const lock = { ...author, by: note.reviewer, reviser };
    if (lockout.lock(lock)) environment.emit({ kind: 'lock', note: lock });
  }
  const locked = `The work was rejected: ${lockText(authors, (slug) => nameOf(slug, context.deps))}.`;
  const isOne = revisions.length === 1;
  return [[locked, ...revisions.map((one) => handOn(one, note, { ...context, isOne }))].join(' ')];
}

const ONLY_NITS = 'These are nits: the author may fix them or leave them.';

function isNitsOnly({ verdict, findings }: ReviewNote): boolean {
  const isRejection = verdict === 'changes-requested' && findings.length > 0;
  return isRejection && findings.every(({ severity }) => severity === 'nit');
}

/** Tells the requester who revises these files. */
function handOn(
  { reviser, paths }: Revision,
  { reviewer: from, requestedBy }: ReviewNote,
  { chain, deps, isOne }: LockOutContext & { readonly isOne: boolean },
): string {
  const [files, it] = isOne ? ['', 'it'] : [` of ${paths.join(', ')}`, paths.join(', ')];
  if (reviser === undefined) {
    askWhoRevises({ files: paths, from }, deps);
    return `Nobody is left who may${isOne ? '' : ` revise ${it}`}: people are asked. Leave ${isOne ? 'these files' : it} as they are.`;
  }
  deps.lockout.assign(reviser.slug, paths);
  const { slug, name } = reviser;
  if (slug === requestedBy) return `You revise ${it}.`;
  if (chain.includes(slug)) {
    return `${name}, who waits for your answer, revises ${it}: say there what was rejected.`;
  }
  const again = slug === from ? '' : `; then ask ${from} for a review of it`;
  return `Hand the revision${files} to ${slug} with squad_route, with these files${again}.`;
}

/** Returns the agent's name, or the slug where nobody has it. */
export function nameOf(slug: string, { roster }: Pick<RejectionDeps, 'roster'>): string {
  return roster.find(slug)?.name ?? slug;
}
