// The reviews of a run, and what they do to later tasks: authors of rejected work are locked out, somebody else revises it,
// and whoever revises or re-reviews a file is told which findings still stand.

import { attempt, describe } from '#src/errors.ts';
import { type Report, reportText } from '#src/report.ts';
import type { EscalationNote, RunEvent } from '#src/run-log/events.ts';
import type { Finding, ParsedReview, ReviewNote } from '#src/run-log/review-note.ts';
import { firstOf } from '#src/text/count.ts';
import { pathInSentence } from '#src/text/paths.ts';
import {
  type AgentRoster,
  type Colleague,
  type Handoff,
  type HandoffChain,
  mayRecordReview,
  nameOf,
  type RecordedReview,
  type ReviewReceipt,
  reviewedFiles,
  type Task,
} from '../tasks/handoff.ts';
import { normalizePath } from '../tasks/normalize-handoff.ts';
import { chooseReviser, type Lockout } from './lockout.ts';
import {
  type AuthorsOf,
  type FileAuthor,
  lockText,
  planRevision,
  type RevisionPlan,
  rejectedAuthors,
} from './plan-revision.ts';
import {
  appliedText,
  handOnText,
  ownAppliedText,
  whatFollows,
  whoRevises,
} from './review-texts.ts';
import {
  describeReview,
  describeStanding,
  describeVerdict,
  type StandingFinding,
  settlesFile,
  standingFindings,
  standingReviews,
} from './standing-findings.ts';

/** The task in which an agent may record a review. */
type ReviewTask = Pick<Task, 'agent' | 'handoff' | 'chain'>;

/** What the requester of a review is told, and what follows from the review, a sentence each. */
type ReviewReply = {
  readonly response: string;
  readonly remarks: readonly string[];
  /** Who is to revise what, and has to be told. */
  readonly revisions: readonly AssignedRevision[];
  /** True where the reviewer looks again: after these revisions, or at suggestions that were applied and are all that it asked for. */
  readonly looksAgain: boolean;
};

/** A colleague and the files that it revises because a review rejected them. */
export type AssignedRevision = { readonly reviser: Colleague; readonly files: readonly string[] };

/** How often the same files are revised and looked at again before whoever asked for the review decides. */
const MOST_REVISIONS = 2;

type ReviewDeps = {
  readonly roster: AgentRoster;
  readonly lockout: Lockout;
  readonly authorsOf: AuthorsOf;
  /** The reviews of an interrupted run that this one continues. */
  readonly earlier: readonly ReviewNote[];
  emit(event: RunEvent): void;
  /** Applies a reviewer's suggestions as far as its tools may edit, and returns the indices of their findings. Never rejects. */
  applySuggestions(
    reviewer: Colleague,
    findings: readonly Finding[],
    availableTools: readonly string[] | undefined,
  ): Promise<readonly number[]>;
};

/** Asks where no agent does. */
const THE_SQUAD = 'The squad';

const NO_REVIEW: ParsedReview = { verdict: 'none', findings: [], reassignTo: undefined };

export class Reviews {
  readonly #deps: ReviewDeps;
  readonly #told = new Set<string>();
  readonly #drafts = new WeakMap<Handoff, RecordedReview>();
  readonly #rounds = new Map<string, number>();
  #ended: readonly { readonly note: ReviewNote; readonly chain: string }[] = [];

  constructor(deps: ReviewDeps) {
    this.#deps = deps;
    this.#ended = deps.earlier.map((note) => ({ note, chain: note.handoff }));
  }

  /** Keeps a review until its session ends, replacing an earlier one. Returns what follows from it. Never rejects. */
  async draft(task: ReviewTask, review: RecordedReview): Promise<ReviewReceipt> {
    if (!mayRecordReview(task.handoff)) return { kind: 'not-asked' };
    this.#drafts.set(task.handoff, review);
    const note = noteOf(review, task);
    const written = await attempt(rejectedAuthors(note, this.#deps.authorsOf));
    if (written.kind === 'threw') return { kind: 'recorded', next: '' };
    const plan = this.#plan(note, written.value, task);
    return { kind: 'recorded', next: whatFollows(plan, this.#deps.roster) };
  }

  /** True when a review of the request was recorded. */
  has(handoff: Handoff): boolean {
    return this.#drafts.has(handoff);
  }

  /**
   * Records the review of the message `id`, and locks out rejected authors; `report` is undefined when the reviewer's session
   * failed. Returns undefined without a review, for a request that was not for one.
   */
  async end(
    id: string,
    task: ReviewTask,
    report: Report | undefined,
  ): Promise<ReviewReply | undefined> {
    const { handoff, agent } = task;
    const recorded = this.#drafts.get(handoff);
    if (recorded !== undefined) {
      const answer = report?.summary ?? '';
      const text = recorded.summary ?? answer;
      const applied = await this.#apply({ ...noteOf(recorded, task), handoff: id, text }, task);
      const response = describeReview(recorded, agent.name, answer, handoff.isFromPerson);
      return { response, ...applied };
    }
    if (handoff.type !== 'review-request' || report === undefined) return undefined;
    const text = reportText(report);
    const none = `${agent.name} recorded no review, so nothing is approved or rejected.`;
    const note = { ...noteOf(NO_REVIEW, task), handoff: id, text };
    const applied = await this.#apply(note, task);
    return { ...applied, response: text, remarks: [none, ...applied.remarks] };
  }

  /** Returns the verdicts that stand of reviews that agents asked for in this chain, after its first message. */
  verdicts(chain: string): readonly string[] {
    const notes = this.#ended.filter((one) => one.chain === chain).map(({ note }) => note);
    return standingReviews(this.#notes())
      .filter(({ handoff }) => handoff !== chain && notes.some((one) => one.handoff === handoff))
      .map((note) => describeVerdict(note, nameOf(note.reviewer, this.#deps.roster)));
  }

  /** Adds to the handoff's context the findings that stand on its files, or on what its receiver is to revise. */
  withFindings(handoff: Handoff): Handoff {
    const { roster, lockout } = this.#deps;
    const { context = '' } = handoff;
    const reader = roster.find(handoff.to)?.slug ?? handoff.to;
    const assigned = lockout.assignedTo(reader);
    const findings = standingFor(handoff, reader, assigned, this.#notes());
    const found = describeStanding(findings, reader, (slug) => nameOf(slug, roster));
    const why = found !== '' && isChosen(handoff, assigned) ? WHY_YOU : '';
    const isLook = handoff.type === 'review-request';
    const applied = isLook ? ownAppliedText(this.#notes(), reader) : '';
    const added = [found, applied, why, locksText(handoff, reader, this.#deps)].filter(
      (it) => it !== '',
    );
    if (added.length === 0) return handoff;
    return { ...handoff, context: [...(context === '' ? [] : [context]), ...added].join('\n\n') };
  }

  /** Tells people about a question or a call for help, once, however often it is made. */
  tellPeople(note: EscalationNote): void {
    const key = `${note.kind} ${note.text}`;
    if (this.#told.has(key)) return;
    this.#told.add(key);
    this.#deps.emit({ kind: 'appeal', note });
  }

  /** Asks people who should revise those of these files where everybody who could is locked out. */
  askWhoRevises(files: readonly string[]): void {
    const { roster, lockout } = this.#deps;
    const left = { colleagues: roster.colleagues, lockout, without: [], preferred: undefined };
    const paths = files.filter((path) => chooseReviser({ ...left, paths: [path] }) === undefined);
    if (paths.length > 0)
      this.tellPeople({ kind: 'question', from: THE_SQUAD, text: whoRevises(paths) });
  }

  #notes(): readonly ReviewNote[] {
    return this.#ended.map(({ note }) => note);
  }

  #record(note: ReviewNote, { chain }: ReviewTask): void {
    this.#ended = [...this.#ended, { note, chain: chain.id }];
    this.#deps.emit({ kind: 'review', note });
  }

  #plan(
    note: ReviewNote,
    written: readonly FileAuthor[],
    { agent, chain }: ReviewTask,
  ): RevisionPlan {
    const senders = chain.path.filter((slug) => slug !== agent.slug);
    return planRevision(note, written, senders, this.#deps);
  }

  /** Records the review and locks out. Returns what the requester is told. */
  async #apply(given: ReviewNote, task: ReviewTask): Promise<Omit<ReviewReply, 'response'>> {
    // Asked before suggestions are applied, which makes the reviewer the last author of their files.
    const written = await attempt(rejectedAuthors(given, this.#deps.authorsOf));
    const authors = written.kind === 'done' ? written.value : [];
    const note = { ...given, applied: await this.#applySuggestions(given, authors, task) };
    if (written.kind === 'threw') {
      this.#record(note, task);
      const why = describe(written.error).message;
      const lost = `A review rejected work whose author could not be determined: ${why}`;
      this.#deps.emit({ kind: 'note', text: lost });
      return { remarks: [], revisions: [], looksAgain: false };
    }
    const plan = this.#plan(note, authors, task);
    const [only, ...others] = plan.revisions;
    this.#record({ ...note, reviser: others.length === 0 ? only?.reviser?.slug : undefined }, task);
    this.#deps.lockout.release(note.reviewer, (path) => settlesFile(note, path));
    const isApplied = note.applied.length > 0 && plan.revisions.length === 0;
    const revisions = this.#toldRevisions(task, plan);
    const looksAgain = (isApplied || revisions.length > 0) && this.#beginRound(task);
    const told = looksAgain ? revisions : [];
    const applied = appliedText(note, task.agent.name);
    const remarks = this.#lockOut(note, plan, task.chain, told);
    const all = applied === '' ? remarks : [applied, ...remarks];
    return { remarks: all, revisions: told, looksAgain };
  }

  /** Applies what a colleague who may change files suggests in files of these authors. A person decides about their own. */
  async #applySuggestions(
    { verdict, findings }: ReviewNote,
    authors: readonly FileAuthor[],
    { agent, handoff }: ReviewTask,
  ): Promise<readonly number[]> {
    const isGrave = findings.some(({ severity }) => severity !== 'nit');
    const isAsked = verdict === 'changes-requested' && isGrave && handoff.isFromPerson !== true;
    if (!isAsked || !agent.implements) return [];
    // The path as it is: that file is written, whatever other file the name may also mean.
    const isOfAgent = (finding: Finding) => authors.some(({ path }) => path === finding.path);
    const theirs = findings.map((one) =>
      isOfAgent(one) ? one : { ...one, suggestion: undefined },
    );
    return this.#deps.applySuggestions(agent, theirs, handoff.availableTools);
  }

  /** Returns the revisions whose revisers must be told: neither who asked nor who waits for the answer. */
  #toldRevisions(
    { handoff: { from, isFromPerson }, chain: { path } }: ReviewTask,
    { revisions }: RevisionPlan,
  ): readonly AssignedRevision[] {
    if (isFromPerson === true) return [];
    return revisions.flatMap(({ reviser, paths }) => {
      if (reviser === undefined || reviser.slug === from || path.includes(reviser.slug)) return [];
      return [{ reviser, files: paths }];
    });
  }

  /** Counts another round on the reviewed files; false when they had as many as they may have. */
  #beginRound({ handoff: { files } }: ReviewTask): boolean {
    const key = files.toSorted().join('\n');
    const round = (this.#rounds.get(key) ?? 0) + 1;
    if (round > MOST_REVISIONS) return false;
    this.#rounds.set(key, round);
    return true;
  }

  /** Locks out the authors. Returns what the requester is told, in at most one paragraph. */
  #lockOut(
    note: ReviewNote,
    { authors, revisions }: RevisionPlan,
    chain: HandoffChain,
    told: readonly AssignedRevision[],
  ): readonly string[] {
    const { roster, lockout, emit } = this.#deps;
    if (revisions.length === 0) return isNitsOnly(note) ? [ONLY_NITS] : [];
    for (const author of authors) {
      const reviser = revisions.find(({ paths }) => paths.includes(author.path))?.reviser?.slug;
      const lock = { ...author, by: note.reviewer, reviser };
      if (lockout.lock(lock)) emit({ kind: 'lock', note: lock });
    }
    const isOne = revisions.length === 1;
    const tasks = revisions.map(({ reviser, paths }) => {
      if (reviser !== undefined) {
        lockout.assign(reviser.slug, paths);
        const isTold = told.some((one) => one.reviser === reviser);
        return handOnText(reviser, isOne ? undefined : paths, { note, chain, isTold });
      }
      this.askWhoRevises(paths);
      const [which, left] = isOne
        ? ['', 'these files']
        : [` revise ${paths.join(', ')}`, paths.join(', ')];
      return `Nobody is left who may${which}: people are asked. Leave ${left} as they are.`;
    });
    const locked = lockText(authors, (slug) => nameOf(slug, roster));
    const rejected = locked === '' ? [] : [`The work was rejected: ${locked}.`];
    return [[...rejected, ...tasks].join(' ')];
  }
}

function noteOf(review: ParsedReview, { handoff, agent }: ReviewTask): ReviewNote {
  const about = { reviewer: agent.slug, requestedBy: handoff.from, files: reviewedFiles(handoff) };
  return { ...review, ...about, handoff: '', text: '' };
}

const ONLY_NITS = 'These are nits: the author may fix them or leave them.';

function isNitsOnly({ verdict, findings }: ReviewNote): boolean {
  const isRejection = verdict === 'changes-requested' && findings.length > 0;
  return isRejection && findings.every(({ severity }) => severity === 'nit');
}

const WHY_YOU =
  'The agent whose version was rejected may not revise it, so you do, even where your charter leaves these files to others.';

/** True when the handoff is the revision that its receiver was chosen for. */
function isChosen({ type, files }: Handoff, assigned: readonly string[]): boolean {
  const isMeant =
    files.length === 0 || files.some((path) => assigned.includes(normalizePath(path)));
  return type === 'implementation-request' && assigned.length > 0 && isMeant;
}

const MAX_LOCKED = 10;

/** Names the files that the receiver may not change, if it is asked to change files: it would learn it by refusals. */
function locksText(
  { type, to }: Handoff,
  reader: string,
  { roster, lockout }: Pick<ReviewDeps, 'roster' | 'lockout'>,
): string {
  const paths = type === 'implementation-request' ? lockout.lockedFor(reader) : [];
  if (paths.length === 0) return '';
  const name = roster.find(to)?.name ?? to;
  return `${name} may not change ${firstOf(paths, MAX_LOCKED, pathInSentence)}: a review rejected ${name}'s work there.`;
}

/** Returns the findings for the receiver of a handoff, who is to revise the files `assigned`. */
function standingFor(
  { type, files }: Handoff,
  reader: string,
  assigned: readonly string[],
  notes: readonly ReviewNote[],
): readonly StandingFinding[] {
  if (type === 'review-request') {
    const standing = standingFindings(notes, files);
    return files.length > 0 ? standing : standing.filter(({ reviewer }) => reviewer === reader);
  }
  if (type !== 'implementation-request') return [];
  // Whoever works on a file may be asked to do what an approval's findings say, too.
  if (files.length > 0) return standingFindings(notes, files, () => true);
  return assigned.length === 0 ? [] : standingFindings(notes, assigned);
}
