// Review requests between agents, as people see them: the agents' own reviews on the pull request, and people asked for theirs.
import type { RunEvent } from '../coordinator/events.ts';
import { attempt, describe } from '../errors.ts';
import type { PublishedWork } from '../outcome.ts';
import { renderLookFirst } from '../publish/brief.ts';
import { type Diff, diffOfFiles, readDiff } from '../publish/diff.ts';
import { publishAgentReviews, type ReviewedPull } from '../publish/publish-reviews.ts';
import { askReviewers, chooseCandidates, reviewRequests } from '../publish/reviewers.ts';
import { ownersOf, readCodeowners } from '../team/codeowners.ts';
import type { Ground } from './ground.ts';
import type { Scene } from './scene.ts';

/** What the job's own token writes as. */
const JOB_LOGIN = 'github-actions[bot]';

/** A review's event with the commit that the agent looked at, so that its lines can be followed. */
export function withCommit(event: RunEvent, { branch }: Pick<Ground, 'branch'>): RunEvent {
  if (event.kind !== 'review') return event;
  return { ...event, note: { ...event.note, commit: branch.tip() } };
}

/** `work` is what was pushed; without it, the reviews go to the thread's pull request. Asks GitHub nothing without a review request; never rejects. */
export async function publishReviews(
  scene: Scene,
  ground: Ground,
  work: PublishedWork | undefined,
): Promise<void> {
  const { handoffs } = scene.transcript.read();
  if (reviewRequests(handoffs).length === 0) return;
  const done = await attempt(publishAll(scene, ground, work));
  if (done.kind === 'done') return;
  tell(scene, `The review requests could not be passed on. ${describe(done.error).message}`);
}

function tell({ transcript }: Scene, text: string): void {
  transcript.emit({ kind: 'note', text });
}

async function publishAll(scene: Scene, ground: Ground, work: PublishedWork | undefined) {
  if (work !== undefined && work.pullRequest === undefined) {
    tell(scene, 'Nobody was asked for a review: there is no pull request yet.');
    for (const line of findingLines(scene)) tell(scene, line);
    return;
  }
  const pull = await pullOf(scene, ground, work);
  if (pull === undefined) return;
  await postReviews(scene, pull);
  // People are asked last: what the agents found is there when they come.
  if (work !== undefined) await askPeople(scene, ground, pull.number);
}

const MOST_FINDINGS_TOLD = 20;

/** What agents found, for the board: there is no pull request that it could stand in. */
function findingLines({ transcript }: Scene): readonly string[] {
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
  scene: Scene,
  ground: Ground,
  work: PublishedWork | undefined,
): Promise<ReviewedPull | undefined> {
  const { world } = scene;
  const { base, target, pullRequest } = ground;
  const thread = pullRequest?.pull;
  const before = [...(pullRequest?.reviews.items ?? []), ...(pullRequest?.comments.items ?? [])];
  if (work?.pullRequest === undefined) {
    if (pullRequest === undefined || thread?.state !== 'open') return undefined;
    const { number, head } = pullRequest.pull;
    const diff = diffOfFiles(pullRequest.files.items);
    return { number, commit: head.sha, diff, written: before };
  }
  const { number } = work.pullRequest;
  const { commit } = work;
  const isNew = target.pull === undefined;
  const known = thread?.number === number ? before : undefined;
  const diff = await diffOf(world.git, base, commit);
  if (isNew) return { number, commit, diff, written: [] };
  return {
    number,
    commit,
    diff,
    written: known,
    lookFirst: await lookFirst(scene, ground, commit),
  };
}

/** A body that an earlier run wrote is people's by now: what is new in this run stands in the review. */
async function lookFirst({ context, transcript, world }: Scene, ground: Ground, commit: string) {
  const { directory } = ground.team;
  const diff = await diffOf(world.git, ground.branch.start, commit);
  const { reviews } = transcript.read();
  const found = reviews.flatMap(({ findings }) => findings.map(({ path }) => path));
  return renderLookFirst(context(), { diff, commit, found, directory });
}

/** Without a diff, all findings stand in the review's body. */
async function diffOf(git: Scene['world']['git'], base: string, head: string): Promise<Diff> {
  const diff = await attempt(readDiff(git, { base, head }));
  return diff.kind === 'done' ? diff.value : [];
}

function postReviews(scene: Scene, pull: ReviewedPull): Promise<void> {
  const { world, transcript, door, context, board } = scene;
  return publishAgentReviews(transcript.read(), pull, {
    ...world,
    context,
    seal: door.seal,
    effect: (effect, detail) => transcript.emit({ kind: 'effect', effect, detail }),
    note: (text) => tell(scene, text),
    own: [JOB_LOGIN, ...loginOf(board)],
  });
}

function loginOf({ login }: Scene['board']): readonly string[] {
  return login === undefined ? [] : [login];
}

async function askPeople(scene: Scene, ground: Ground, pullRequest: number): Promise<void> {
  const { transcript, world, request, board } = scene;
  const { team, target, tree } = ground;
  const { agents, handoffs } = transcript.read();
  const rules = await readCodeowners(tree);
  const pullAuthor = target.pull?.author?.login;
  const { names, notes } = chooseCandidates(reviewRequests(handoffs), {
    byAgent: team.settings.reviewers,
    ownersOf: (paths) => ownersOf(rules, paths),
    changed: changedOutside(team.directory, agents),
    never: [request.author.login, ...loginOf(board), ...(pullAuthor ? [pullAuthor] : [])],
    owner: request.repository.owner,
  });
  for (const note of notes) tell(scene, note);
  const { asked, notes: refusals } = await askReviewers(pullRequest, names, world.github);
  for (const note of refusals) tell(scene, note);
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
