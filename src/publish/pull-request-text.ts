// Reads what a pull request's text says about the work; writes the text of a new one, and that of an open one again.
import { attempt, describe } from '#src/errors.ts';
import type { Git } from '#src/ports/git.ts';
import type { GitHub, PullRequest } from '#src/ports/github.ts';
import { type AgentRow, COORDINATOR, hasFinished } from '#src/run-log/agent-row.ts';
import type { Transcript } from '#src/run-log/transcript.ts';
import type { ToolProposal } from '#src/tools/custom/proposed-tools.ts';
import {
  type CommitRange,
  findHiddenLines,
  listFiles,
  pathsChangedSince,
} from '#src/workspace/git-history.ts';
import { isWorkPath } from '#src/workspace/policy.ts';
import { pullNumbers } from '#src/workspace/run-branch.ts';
import { type EarlierRequest, readBranchHistory, withEarlier } from './branch-history.ts';
import type {
  IssueShare,
  PublishableWork,
  PublishDeps,
  PullRequestText,
  PullRequestWork,
} from './publishable-work.ts';
import { hiddenLinesNote, renderPullRequestBody, renderStackedNote } from './pull-request.ts';
import {
  isMarkedUnfinished,
  markUnfinished,
  renderPullRequestTitle,
} from './pull-request-title.ts';
import { findOwnPart, placeBelow } from './render/markers.ts';
import { type FileDiff, loadChangesSince, readDiff } from './reviews/diff.ts';
import { gatherReviews, openObjections } from './reviews/place-finding.ts';
import { standingSuspicions } from './views/checks.ts';
import { renderProposedTools } from './views/proposed-tools.ts';

/** Collects what a pull request's text says about the work as it was pushed. */
export async function readWork(
  commit: string,
  work: PublishableWork,
  { git, holdsSecret, context }: PublishDeps,
): Promise<PullRequestWork> {
  const { start, baseCommit: base, directory, earlier, target } = work;
  const range = { base, tip: commit };
  const transcript = toldTranscript(work);
  const notes = transcript.reviews;
  const { checks } = earlier.transcript;
  const isLookedInto = notes.length > 0 || checks.rows.some(({ suspects }) => suspects);
  const [agents, since, changed, diff, files, hidden] = await Promise.all([
    orElse(readBranchHistory(git, { ...range, start }, transcript), transcript.agents),
    loadChangesSince(notes, commit, git),
    orElse(pathsChangedSince(git, range), []),
    isLookedInto ? orElse(readDiff(git, range), []) : [],
    isLookedInto ? orElse(listFiles(git, commit), undefined) : undefined,
    noteHiddenLines(git, range, MOST_HIDDEN),
  ]);
  const there = new Set(files);
  const byAgents = new Set(agents.flatMap((row) => row.files));
  const lacking = new Set(diff.filter(takesLines).map(({ path }) => path));
  const warnings = standingSuspicions(checks, (path) => {
    if (!there.has(path)) return 'missing';
    return lacking.has(path) ? 'anew' : 'back';
  });
  // Reviews show suggestions; this text doesn't.
  const mayChange = () => false;
  const isWork = (path: string) => isWorkPath(path, directory);
  return {
    ...work,
    told: [...earlier.requests, ...ownRequest(work, context().facts.runId)],
    agents,
    isThere: (path) => files === undefined || there.has(path) || byAgents.has(path),
    warnings,
    changed,
    hidden,
    share: shareOf(work),
    stacked: target.stackedOn && renderStackedNote(target.stackedOn),
    reviews: gatherReviews({ notes, diff, since, holdsSecret, mayChange, isWork }),
    commit,
  };
}

const MOST_HIDDEN = 20;

/** Names what a range of commits adds that a reader can't see, or says that it isn't known; undefined without any. Never rejects. */
export async function noteHiddenLines(
  git: Git,
  range: CommitRange,
  max: number,
): Promise<string | undefined> {
  const found = await attempt(findHiddenLines(git, range));
  return found.kind === 'done'
    ? hiddenLinesNote(found.value, max)
    : `Whether this adds characters that can't be seen is not known: ${describe(found.error).message}`;
}

async function orElse<T, F>(reading: Promise<T>, fallback: F): Promise<T | F> {
  const read = await attempt(reading);
  return read.kind === 'done' ? read.value : fallback;
}

function takesLines({ hunks }: FileDiff): boolean {
  return hunks.some(({ marked }) => marked.some((line) => line.startsWith('-')));
}

/** Returns the run's transcript with what earlier runs did on the branch. */
function toldTranscript({ transcript, earlier }: PublishableWork): Transcript {
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

/** Renders title and body of a new pull request. */
export function renderPullRequestText(
  publishable: PublishableWork,
  work: PullRequestWork,
  { context }: PublishDeps,
): PullRequestText {
  const { transcript, threadTitle, isUnfinished, target } = publishable;
  const { request } = transcript;
  const titles = titlesOf(publishable);
  const pulls = pullNumbers(target, context().facts.thread);
  const title = renderPullRequestTitle({ titles, request, threadTitle, pulls });
  return {
    title: markUnfinished(title, isUnfinished),
    body: renderPullRequestBody(context(), toldTranscript(publishable), work),
  };
}

/** Nothing is ready while a reviewing agent waits for changes. */
function shareOf(work: PublishableWork): IssueShare {
  const { share, earlier } = work;
  const isOpen = openObjections(toldTranscript(work).reviews).length > 0;
  const isWhole = share.isWhole || earlier.requests.some(({ isWholeIssue }) => isWholeIssue);
  return { isWhole, isReady: share.isReady && !isOpen };
}

/** Returns the title of the report on all the work, then those of the agents' own, who changed most files first. */
function titlesOf({ report, transcript, directory }: PublishableWork): readonly string[] {
  const amount = ({ files }: AgentRow) =>
    files.filter((path) => !path.startsWith(`${directory}/`)).length;
  const workers = transcript.agents.filter(
    (row) => row.session !== COORDINATOR && row.files.length > 0 && hasFinished(row),
  );
  const ranked = workers.toSorted((one, other) => amount(other) - amount(one));
  return [report.title, ...ranked.map((row) => row.report?.title ?? '')];
}

/**
 * Updates title and body of an open pull request, and makes a draft ready if its work is finished. Leaves one alone that was
 * closed meanwhile, and of a person's changes only which tools it proposes. Returns the pull request as read before the text
 * changed, with its new draft state. Throws a SquadError.
 */
export async function updatePullRequest(
  number: number,
  work: PublishableWork,
  commit: string,
  deps: PublishDeps,
): Promise<PullRequest> {
  // People may have edited the text while the agents worked.
  const pull = await deps.github.pullRequest(number);
  if (pull.state === 'closed') return pull;
  if (!work.target.branch.startsWith(work.prefix)) return showTools(pull, work.proposals, deps);
  // A state makes no draft ready, so the next run has to find it unfinished.
  const isLeft = work.isReturned === true && pull.draft && isMarkedUnfinished(pull.title);
  const isJoined = work.transcript.checks.isBeforeOthers === true;
  const isUnfinished = work.isUnfinished || isLeft || isJoined;
  const read = await readWork(commit, work, deps);
  // Comes before the new title: from the old one, a later run would still see that the draft has to be made ready.
  const now = await markReady(pull, isUnfinished || work.draft, deps);
  const text = renderPullRequestBody(deps.context(), toldTranscript(work), read);
  const body = deps.sealWithin(findOwnPart(pull.body) ?? placeBelow(pull.body), text);
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
  proposals: readonly ToolProposal[] | undefined,
  deps: PublishDeps,
): Promise<PullRequest> {
  const own = findOwnPart(pull.body);
  const text = renderProposedTools(deps.context(), proposals ?? []);
  if (text === undefined && own === undefined) return pull;
  const shown = text ?? 'No tool is proposed here any more.';
  const body = deps.sealWithin(own ?? placeBelow(pull.body), shown);
  if (body !== pull.body) await deps.github.updatePullRequest(pull.number, { body });
  return pull;
}

type MarkReadyDeps = Pick<PublishDeps, 'effect' | 'note'> & {
  readonly github: Pick<GitHub, 'markReadyForReview'>;
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
