// Makes the work visible: pushed without force, with a pull request, or kept on its branch with the way to open one.
import type { Transcript } from '../coordinator/transcript.ts';
import { attempt, SquadError } from '../errors.ts';
import type { PublishedWork } from '../outcome.ts';
import type { ToolProposal } from '../tools/custom/proposal.ts';
import { BOT, commitTree } from '../workspace/commit.ts';
import { fetchOptional, pushAside, pushBranch } from '../workspace/remote.ts';
import { replay } from '../workspace/replay.ts';
import type { Git, GitHub } from '../world.ts';
import type { BriefFacts } from './brief.ts';
import { readDiff } from './diff.ts';
import { openOrAdopt, workOf } from './open-pull-request.ts';
import type { Outbound, OutboundText } from './outbound.ts';
import {
  type PullRequestText,
  renderMemoryPullRequest,
  renderPullRequestBody,
  renderStackedNote,
} from './pull-request.ts';
import { reviewRequests } from './reviewers.ts';
import type { Target } from './target.ts';
import { renderPullRequestTitle } from './title.ts';
import type { RenderContext } from './words.ts';

export type Publication = {
  readonly target: Target;
  /** Where the run began, and its newest commit. */
  readonly start: string;
  readonly tip: string;
  readonly transcript: Transcript;
  /** The coordinator's (or the one agent's) last word. */
  readonly answer: string;
  readonly threadTitle: string;
  readonly draft: boolean;
  readonly prefix: string;
  /** The branch that the team's memory belongs to, and its commit; not a pull request's branch. */
  readonly trunk: { readonly name: string; readonly commit: string };
  /** The squad's folder: `.squad`. */
  readonly directory: string;
  /** Tools that the run proposes. */
  readonly proposals?: readonly ToolProposal[];
};

export type PublishPorts = {
  readonly git: Git;
  readonly github: GitHub;
  readonly context: () => RenderContext;
  readonly seal: (markdown: string) => OutboundText;
  readonly sealTitle: (text: string) => OutboundText;
  readonly sealWithin: Outbound['sealWithin'];
  readonly holdsSecret: (text: string) => boolean;
  /** Told of every effect on the outside. */
  readonly effect: (effect: string, detail: string) => void;
};

/** Pushes the run's branch and opens or updates its pull request. Throws a SquadError when the push is refused. */
export async function publishBranch(
  publication: Publication,
  ports: PublishPorts,
): Promise<PublishedWork> {
  const { target } = publication;
  const commit = await push(publication, ports);
  if (target.pull !== undefined) {
    return { branch: target.branch, commit, pullRequest: target.pull, compareUrl: undefined };
  }
  const brief = await briefOf(commit, publication, ports);
  const text = withoutSecrets(describeWork(publication, brief, ports), ports);
  const { base, branch: head } = target;
  return openOrAdopt({ base, head, commit, text, draft: publication.draft }, ports);
}

/** The facts for reviewers, when an agent asked for a review; a diff that can't be read is no reason to fail. */
async function briefOf(
  commit: string,
  { transcript, start, target, trunk, directory }: Publication,
  { git }: PublishPorts,
): Promise<BriefFacts | undefined> {
  if (reviewRequests(transcript.handoffs).length === 0) return undefined;
  const base = target.base === trunk.name ? trunk.commit : start;
  const diff = await attempt(readDiff(git, { base, head: commit }));
  if (diff.kind === 'threw') return undefined;
  const found = transcript.reviews.flatMap(({ findings }) => findings.map(({ path }) => path));
  return { diff: diff.value, commit, found, directory };
}

function describeWork(
  publication: Publication,
  brief: BriefFacts | undefined,
  { context }: PublishPorts,
): PullRequestText {
  const { target, transcript, answer, threadTitle, proposals = [] } = publication;
  const { stackedOn, branch } = target;
  const stacked =
    stackedOn && renderStackedNote({ number: stackedOn.number, head: stackedOn.head.ref });
  const work = {
    answer,
    branch,
    ...(stacked === undefined ? {} : { stacked }),
    ...(brief === undefined ? {} : { brief }),
    proposals,
  };
  return {
    title: renderPullRequestTitle({ request: transcript.request, threadTitle }),
    body: renderPullRequestBody(context(), transcript, work),
  };
}

/** A description that holds a secret is not sent; the pull request is opened without it, and people are told. */
function withoutSecrets(text: PullRequestText, { holdsSecret }: PublishPorts): PullRequestText {
  if (!holdsSecret(`${text.title}\n${text.body}`)) return text;
  return { title: 'Changes by the squad', body: NOT_SHOWN };
}

const NOT_SHOWN =
  'What the agents wrote about these changes holds a secret, or something shaped like one, so it is not shown here. Look at the commits before you merge.';

async function push(publication: Publication, ports: PublishPorts): Promise<string> {
  const { target, tip, start } = publication;
  const answer = await pushBranch(ports.git, { branch: target.branch, commit: tip, start });
  if (answer.kind === 'pushed') {
    ports.effect('push', `${target.branch} ${answer.commit}`);
    return answer.commit;
  }
  if (answer.kind === 'conflict') return keepElsewhere(publication, ports);
  throw new SquadError({
    code: 'E_GIT',
    message: `The branch ${target.branch} could not be pushed: ${answer.reason}.`,
    hint: 'The job needs `permissions: contents: write`, and no rule may forbid the bot to create this branch.',
  });
}

/** Work that collides with a person's push goes to a branch of its own: nothing is lost, nothing forced. */
async function keepElsewhere({ target, tip }: Publication, ports: PublishPorts): Promise<string> {
  const wanted = `${target.branch}-${tip.slice(0, 8)}`;
  const branch = await pushAside(ports.git, { branch: wanted, commit: tip });
  throw new SquadError({
    code: 'E_GIT',
    message: `Somebody changed the same lines on ${target.branch} while the squad worked. The work is kept on the branch ${branch}.`,
    hint: 'Merge that branch by hand, or ask again.',
  });
}

/** Puts a run's drop-boxes onto the rolling branch `squad/memory`, with its one long-lived pull request. */
export async function publishMemory(
  publication: Publication,
  ports: PublishPorts,
): Promise<PublishedWork> {
  const { start, tip, prefix, target, trunk, transcript } = publication;
  const { git, github } = ports;
  const branch = `${prefix}memory`;
  const { onto, pull } = await findRolling(branch, trunk, ports);
  const replayed =
    onto === start
      ? { kind: 'replayed' as const, commit: tip }
      : await replay(git, { from: start, to: tip, onto });
  if (replayed.kind === 'conflict') {
    throw new SquadError({
      code: 'E_GIT',
      message: `What was learnt could not be added to ${branch}: ${replayed.files.join(', ')} collide.`,
      hint: 'Merge or close the pull request *What the squad learnt*, then ask again.',
    });
  }
  const memory: Target = { ...target, branch, from: 'branch', pull: undefined };
  const commit = await push(
    { ...publication, target: memory, start: onto, tip: replayed.commit },
    ports,
  );
  const text = withoutSecrets(renderMemoryPullRequest(ports.context(), transcript, branch), ports);
  const opening = { base: trunk.name, head: branch, commit, text, draft: false };
  if (pull === undefined) return openOrAdopt(opening, ports);
  // The work is in the pull request by now; that its text tells of an earlier run is no reason to fail.
  await attempt(github.updatePullRequest(pull.number, { body: ports.seal(text.body) }));
  return workOf(opening, pull);
}

/** Where the rolling branch goes on: at its tip while that waits for its merge, else at the trunk. */
async function findRolling(
  branch: string,
  trunk: Publication['trunk'],
  { git, github }: PublishPorts,
) {
  const theirs = await fetchOptional(git, branch);
  if (theirs === undefined) return { onto: trunk.commit, pull: undefined };
  const pulls = await github.pullRequestsOf(branch);
  const pull = pulls.find(({ state }) => state === 'open');
  if (pull !== undefined || pulls.length === 0) return { onto: theirs, pull };
  // What was merged (or refused) must not come back: a merge that takes the trunk's files, so that no force is needed.
  const tree = `${trunk.commit}^{tree}`;
  const merge = { tree, parent: theirs, beside: trunk.commit, author: BOT };
  return {
    onto: await commitTree(git, { ...merge, text: 'Begin again at the trunk' }),
    pull: undefined,
  };
}
