// Reads what a new pull request's text, or an open one's, says about the work; writes title and body of a new one.
import { attempt } from '#src/errors.ts';
import type { Git } from '#src/ports/index.ts';
import { type AgentRow, COORDINATOR, hasFinished, type Transcript } from '#src/run-log/index.ts';
import {
  type CommitRange,
  isWorkPath,
  listFiles,
  pathsChangedSince,
  pullNumbers,
} from '#src/workspace/index.ts';
import { readBranchHistory } from '../branch-history.ts';
import { type EarlierRequest, type EarlierWork, withEarlier } from '../earlier-work.ts';
import type { PullRequestText } from '../open-pull-request.ts';
import type { PublishDeps } from '../publish-deps.ts';
import type { PublishableWork } from '../publishable-work.ts';
import { standingSuspicions } from '../render/check-words.ts';
import { loadChangesSince } from '../reviews/changes-since.ts';
import type { Diff, FileDiff } from '../reviews/diff.ts';
import { gatherReviews, openObjections } from '../reviews/gather-reviews.ts';
import { readDiff } from '../reviews/read-diff.ts';
import type { IssueShare } from './closing-line.ts';
import { renderPullRequestBody, renderStackedNote } from './pull-request.ts';
import type { PullRequestWork } from './pull-request-content.ts';
import { markUnfinished, renderPullRequestTitle } from './pull-request-title.ts';

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
