// Review requests between agents, as people see them: the agents' own reviews on the pull request, and people asked for theirs.

import { attempt, describe } from '../../errors.ts';
import type { PublishedWork } from '../../outcome.ts';
import { BOT } from '../../ports/accounts.ts';
import { askReviewers, chooseCandidates, reviewRequests } from '../../publish/ask-reviewers.ts';
import { renderLookFirst } from '../../publish/pull-request/reviewer-brief.ts';
import {
  publishAgentReviews,
  type ReviewedPullRequest,
} from '../../publish/reviews/post-reviews.ts';
import { type Diff, diffOfFiles, readDiff } from '../../publish/reviews/read-diff.ts';
import type { RunEvent } from '../../run-log/events.ts';
import { ownersOf, readCodeowners } from '../../team/codeowners.ts';
import type { RepositoryContext } from '../context/load-repository.ts';
import type { RunContext } from '../start/acknowledge.ts';

/** A review's event with the commit that the agent looked at, so that its lines can be followed. */
export function withCommit(
  event: RunEvent,
  { branch }: Pick<RepositoryContext, 'branch'>,
): RunEvent {
  if (event.kind !== 'review') return event;
  return { ...event, note: { ...event.note, commit: branch.tip() } };
}

/** `work` is what was pushed; without it, the reviews go to the thread's pull request. Asks GitHub nothing without a review request; never rejects. */
export async function publishReviews(
  context: RunContext,
  repository: RepositoryContext,
  work: PublishedWork | undefined,
): Promise<void> {
  const { handoffs } = context.transcript.read();
  if (reviewRequests(handoffs).length === 0) return;
  const done = await attempt(publishAll(context, repository, work));
  if (done.kind === 'done') return;
  emitNote(context, `The review requests could not be passed on. ${describe(done.error).message}`);
}

function emitNote({ transcript }: RunContext, text: string): void {
  transcript.emit({ kind: 'note', text });
}

async function publishAll(
  context: RunContext,
  repository: RepositoryContext,
  work: PublishedWork | undefined,
) {
  if (work !== undefined && work.pullRequest === undefined) {
    emitNote(context, 'Nobody was asked for a review: there is no pull request yet.');
    for (const line of findingLines(context)) emitNote(context, line);
    return;
  }
  const pull = await pullOf(context, repository, work);
  if (pull === undefined) return;
  await postReviews(context, pull);
  // People are asked last: what the agents found is there when they come.
  if (work !== undefined) await askPeople(context, repository, pull.number);
}

const MOST_FINDINGS_TOLD = 20;

/** What agents found, for the board: there is no pull request that it could stand in. */
function findingLines({ transcript }: RunContext): readonly string[] {
  const { reviews, names } = transcript.read();
  const lines = reviews.flatMap(({ reviewer, findings }) =>
    findings.map(({ path, line, text }) => {
      const by = names.get(reviewer) ?? reviewer;
      return `${by} on ${path}:${line}: ${text.replace(/\s+/g, ' ')}`;
    }),
  );
  const left = lines.length - MOST_FINDINGS_TOLD;
  const more = left > 0 ? [`And ${left} more findings, in the run's record.`] : [];
  return [...lines.slice(0, MOST_FINDINGS_TOLD), ...more];
}

async function pullOf(
  context: RunContext,
  repository: RepositoryContext,
  work: PublishedWork | undefined,
): Promise<ReviewedPullRequest | undefined> {
  const { ports } = context;
  const { base, target, pullRequest } = repository;
  const thread = pullRequest?.pull;
  const before = [...(pullRequest?.reviews.items ?? []), ...(pullRequest?.comments.items ?? [])];
  if (work?.pullRequest === undefined) {
    if (pullRequest === undefined || thread?.state !== 'open') return undefined;
    const { number, head } = pullRequest.pull;
    const diff = diffOfFiles(pullRequest.files.items);
    return { number, commit: head.sha, diff, posted: before };
  }
  const { number } = work.pullRequest;
  const { commit } = work;
  const isNew = target.pull === undefined;
  const known = thread?.number === number ? before : undefined;
  const diff = await diffOf(ports.git, base, commit);
  if (isNew) return { number, commit, diff, posted: [] };
  return {
    number,
    commit,
    diff,
    posted: known,
    lookFirst: await lookFirst(context, repository, commit),
  };
}

/** A body that an earlier run wrote is people's by now: what is new in this run stands in the review. */
async function lookFirst(
  { renderContext, transcript, ports }: RunContext,
  repository: RepositoryContext,
  commit: string,
) {
  const { directory } = repository.team;
  const diff = await diffOf(ports.git, repository.branch.start, commit);
  const { reviews } = transcript.read();
  const found = reviews.flatMap(({ findings }) => findings.map(({ path }) => path));
  return renderLookFirst(renderContext(), { diff, commit, findingPaths: found, directory });
}

/** Without a diff, all findings stand in the review's body. */
async function diffOf(git: RunContext['ports']['git'], base: string, head: string): Promise<Diff> {
  const diff = await attempt(readDiff(git, { base, tip: head }));
  return diff.kind === 'done' ? diff.value : [];
}

function postReviews(context: RunContext, pull: ReviewedPullRequest): Promise<void> {
  const { ports, transcript, outbound, renderContext, board } = context;
  return publishAgentReviews(transcript.read(), pull, {
    ...ports,
    context: renderContext,
    seal: outbound.seal,
    effect: (effect, detail) => transcript.emit({ kind: 'effect', effect, detail }),
    note: (text) => emitNote(context, text),
    ownLogins: [BOT.name, ...loginOf(board)],
  });
}

function loginOf({ login }: RunContext['board']): readonly string[] {
  return login === undefined ? [] : [login];
}

async function askPeople(
  context: RunContext,
  repository: RepositoryContext,
  pullRequest: number,
): Promise<void> {
  const { transcript, ports, request, board } = context;
  const { team, target, tree } = repository;
  const { agents, handoffs } = transcript.read();
  const rules = await readCodeowners(tree);
  const pullAuthor = target.pull?.author?.login;
  const { names, notes } = chooseCandidates(reviewRequests(handoffs), {
    byAgent: team.settings.reviewers,
    ownersOf: (paths) => ownersOf(rules, paths),
    changed: changedOutside(team.directory, agents),
    excluded: [request.author.login, ...loginOf(board), ...(pullAuthor ? [pullAuthor] : [])],
    owner: request.repository.owner,
  });
  for (const note of notes) emitNote(context, note);
  const { asked, notes: refusals } = await askReviewers(pullRequest, names, ports.github);
  for (const note of refusals) emitNote(context, note);
  if (asked.length > 0) {
    transcript.emit({ kind: 'effect', effect: 'reviewers', detail: asked.join(', ') });
  }
}

/** The files that were asked for, not those that remember how. */
function changedOutside(
  directory: string,
  agents: readonly { readonly files: readonly string[] }[],
): readonly string[] {
  const files = new Set(agents.flatMap((agent) => agent.files));
  return [...files].filter((path) => !path.startsWith(`${directory}/`));
}
