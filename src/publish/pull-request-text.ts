// Reads what a new pull request's text, or an open one's, says about the work; writes title and body of a new one.
import { attempt } from '#src/errors.ts';
import type { Git } from '#src/ports/git.ts';
import type { GitHub, PullRequest } from '#src/ports/github.ts';
import { type AgentRow, COORDINATOR, hasFinished } from '#src/run-log/agent-row.ts';
import type { Transcript } from '#src/run-log/transcript.ts';
import { type CommitRange, listFiles, pathsChangedSince } from '#src/workspace/git-history.ts';
import { isWorkPath } from '#src/workspace/policy.ts';
import { pullNumbers } from '#src/workspace/run-branch.ts';
import {
  type EarlierRequest,
  type EarlierWork,
  readBranchHistory,
  withEarlier,
} from './branch-history.ts';
import type {
  IssueShare,
  PublishableWork,
  PublishDeps,
  PullRequestText,
} from './publishable-work.ts';
import {
  findOwnPart,
  type PullRequestWork,
  placeBelow,
  renderPullRequestBody,
  renderStackedNote,
} from './pull-request.ts';
import {
  isMarkedUnfinished,
  markUnfinished,
  renderPullRequestTitle,
} from './pull-request-title.ts';
import { type Diff, type FileDiff, loadChangesSince, readDiff } from './reviews/diff.ts';
import { gatherReviews, openObjections } from './reviews/place-finding.ts';
import { standingSuspicions } from './views/checks.ts';
import { renderProposedTools } from './views/proposed-tools.ts';

/** Collects what a pull request's text says about the work as it was pushed. */
export async function readWork(
  commit: string,
  publishable: PublishableWork,
  { git, holdsSecret, context }: PublishDeps,
): Promise<PullRequestWork> {
  const { start, baseCommit: base, directory, roles, report, earlier } = publishable;
  const { stackedOn } = publishable.target;
  const { runId } = context().facts;
  const transcript = toldTranscript(publishable);
  const notes = transcript.reviews;
  const [agents, diff, since, files, warnings, paths] = await Promise.all([
    readBranchHistory(git, { base, start, tip: commit }, transcript),
    notes.length > 0 ? attempt(readDiff(git, { base, tip: commit })) : undefined,
    loadChangesSince(notes, commit, git),
    notes.length > 0 ? attempt(listFiles(git, commit)) : undefined,
    standingWarnings(earlier, { base, tip: commit }, git),
    changedPaths(git, { base, tip: commit }),
  ]);
  const there = new Set(files?.kind === 'done' ? files.value : []);
  const changed = new Set(agents.flatMap((row) => row.files));
  const isThere = (path: string) => files?.kind !== 'done' || there.has(path) || changed.has(path);
  const shown: Diff = diff?.kind === 'done' ? diff.value : [];
  // Reviews show suggestions; this text doesn't.
  const mayChange = () => false;
  const isWork = (path: string) => isWorkPath(path, directory);
  const reviews = gatherReviews({ notes, diff: shown, since, holdsSecret, mayChange, isWork });
  return {
    report,
    told: [...earlier.requests, ...ownRequest(publishable, runId)],
    branch: { agents, roles, directory, isThere, warnings },
    changed: paths,
    issue: publishable.issue,
    share: shareOf(publishable),
    stacked: stackedOn && renderStackedNote(stackedOn),
    proposals: publishable.proposals ?? [],
    approvalPage: publishable.approvalPage,
    standing: { reviews, commit },
  };
}

async function changedPaths(git: Git, range: CommitRange): Promise<readonly string[]> {
  const changed = await attempt(pathsChangedSince(git, range));
  return changed.kind === 'done' ? changed.value : [];
}

/** Returns the run's transcript with what earlier runs did on the branch. */
export function toldTranscript({ transcript, earlier }: PublishableWork): Transcript {
  return withEarlier(transcript, earlier);
}

/** Returns this run's request, if it changed anything or is the first to tell of the branch. */
function ownRequest(
  { report, transcript, earlier, share, start, tip }: PublishableWork,
  run: string,
): readonly EarlierRequest[] {
  if (start === tip && earlier.requests.length > 0) return [];
  return [{ report, actor: transcript.actor, run, isWholeIssue: share.isWhole }];
}

/** Returns the warnings of earlier runs about deleted tests that the commit still lacks, or has with fewer of their lines. */
async function standingWarnings(
  { transcript: { checks } }: EarlierWork,
  range: CommitRange,
  git: Git,
): Promise<readonly string[]> {
  if (checks.rows.every(({ suspects }) => suspects === undefined)) return [];
  const [files, diff] = await Promise.all([
    attempt(listFiles(git, range.tip)),
    attempt(readDiff(git, range)),
  ]);
  const there = new Set(files.kind === 'done' ? files.value : []);
  const changed = diff.kind === 'done' ? diff.value : [];
  const lacking = new Set(changed.filter(takesLines).map(({ path }) => path));
  return standingSuspicions(checks, (path) => {
    if (!there.has(path)) return 'missing';
    return lacking.has(path) ? 'anew' : 'back';
  });
}

function takesLines({ hunks }: FileDiff): boolean {
  return hunks.some(({ marked }) => marked.some((line) => line.startsWith('-')));
}

/** Renders title and body of a new pull request. */
export function renderPullRequestText(
  publishable: PublishableWork,
  work: PullRequestWork,
  { context }: PublishDeps,
): PullRequestText {
  const { transcript, threadTitle, directory, isUnfinished, target } = publishable;
  const { request } = transcript;
  const titles = titlesOf(publishable, directory);
  const pulls = pullNumbers(target, context().facts.thread);
  const title = renderPullRequestTitle({ titles, request, threadTitle, pulls });
  return {
    title: markUnfinished(title, isUnfinished),
    body: renderPullRequestBody(context(), toldTranscript(publishable), work),
  };
}

/** Nothing is ready while a reviewing agent waits for changes. */
function shareOf(publishable: PublishableWork): IssueShare {
  const { share, earlier } = publishable;
  const isOpen = openObjections(toldTranscript(publishable).reviews).length > 0;
  const isWhole = share.isWhole || earlier.requests.some(({ isWholeIssue }) => isWholeIssue);
  return { isWhole, isReady: share.isReady && !isOpen };
}

/** Returns the title of the report on all the work, then those of the agents' own, who changed most files first. */
function titlesOf({ report, transcript }: PublishableWork, directory: string): readonly string[] {
  const amount = ({ files }: AgentRow) =>
    files.filter((path) => !path.startsWith(`${directory}/`)).length;
  const workers = transcript.agents.filter(
    (row) => row.session !== COORDINATOR && row.files.length > 0 && hasFinished(row),
  );
  const ranked = workers.toSorted((one, other) => amount(other) - amount(one));
  return [report.title, ...ranked.map((row) => row.report?.title ?? '')];
}

// Updates an open pull request's text and title after a later run, and makes a draft ready that waited for it.

/** What a later run says of the pull request. */
type TextUpdate = {
  /** With what earlier runs did on the branch. */
  readonly transcript: Transcript;
  readonly work: PullRequestWork;
  /** Something is missing, so a draft stays one, and the title says so. */
  readonly isUnfinished: boolean;
  /** True if a draft stays a draft for another reason. */
  readonly staysDraft: boolean;
  /** The squad opened the pull request. */
  readonly isOwn: boolean;
};

/**
 * Updates title and body, and makes a draft ready if its work is finished; leaves a pull request alone that was closed
 * meanwhile. Returns the pull request as read before the text changed, with its new draft state. Throws a SquadError.
 */
export async function updatePullRequestText(
  number: number,
  update: TextUpdate,
  deps: PublishDeps,
): Promise<PullRequest> {
  // People may have edited the text while the agents worked.
  const pull = await deps.github.pullRequest(number);
  if (pull.state === 'closed') return pull;
  const { transcript, work, isUnfinished, isOwn } = update;
  if (!isOwn) return showTools(pull, work, deps);
  // Comes before the new title: from the old one, a later run would still see that the draft has to be made ready.
  const now = await markReady(pull, isUnfinished || update.staysDraft, deps);
  const enclosing = findOwnPart(pull.body) ?? placeBelow(pull.body);
  const body = deps.sealWithin(enclosing, renderPullRequestBody(deps.context(), transcript, work));
  const title = markUnfinished(pull.title, isUnfinished);
  const change = {
    ...(body === pull.body ? {} : { body }),
    ...(title === pull.title ? {} : { title: deps.sealTitle(title) }),
  };
  if (Object.keys(change).length > 0) await deps.github.updatePullRequest(number, change);
  return now;
}

/** Shows on a person's pull request nothing but the tools that its branch proposes now. */
async function showTools(
  pull: PullRequest,
  { proposals = [] }: PullRequestWork,
  deps: PublishDeps,
): Promise<PullRequest> {
  const own = findOwnPart(pull.body);
  const text = renderProposedTools(deps.context(), proposals);
  if (text === undefined && own === undefined) return pull;
  const shown = text ?? 'No tool is proposed here any more.';
  const body = deps.sealWithin(own ?? placeBelow(pull.body), shown);
  if (body !== pull.body) await deps.github.updatePullRequest(pull.number, { body });
  return pull;
}

type MarkReadyDeps = {
  readonly github: Pick<GitHub, 'markReadyForReview'>;
  /** Called for every effect on the outside world. */
  readonly effect: (effect: string, detail: string) => void;
  /** Tells people about a failure that harms nothing else. */
  readonly note: (text: string) => void;
};

/**
 * Makes the pull request ready if the mark in its title says that it is a draft because something was missing. A draft that
 * people made, or that the input asks for, has no mark and stays one. Never rejects.
 */
export async function markReady(
  pull: PullRequest,
  staysDraft: boolean,
  { github, effect, note }: MarkReadyDeps,
): Promise<PullRequest> {
  if (staysDraft || !pull.draft || !isMarkedUnfinished(pull.title)) return pull;
  const marked = await attempt(github.markReadyForReview(pull));
  if (marked.kind === 'threw') {
    note(
      `#${pull.number} is finished, but GitHub kept it as a draft: press "Ready for review" there.`,
    );
    return pull;
  }
  effect('ready', `#${pull.number}`);
  return { ...pull, draft: false };
}
