// Opens the pull request that removes a custom tool, on a branch of its own from the default branch.
import { SquadError } from '#src/errors.ts';
import type { PublishedWork } from '#src/outcome.ts';
import { type Delivery, deliverToOwnBranch } from '#src/workspace/deliver.ts';
import { treeOf } from '#src/workspace/git-history.ts';
import { fetchBranchIfExists } from '#src/workspace/remote.ts';
import { type CommitTrailers, withTrailers } from '#src/workspace/trailers.ts';
import { openOrFindPullRequest, toPublishedWork } from './open-pull-request.ts';
import type { PublishDeps, PullRequestText } from './publishable-work.ts';
import type { RenderContext } from './render/render-context.ts';
import { code, inline, link, list, paragraphs } from './render/render-markdown.ts';

export type ToolRemoval = {
  /** The tool's name: plain letters. */
  readonly tool: string;
  /** Paths of the repository that are removed. */
  readonly files: readonly string[];
  /** Names of other tools that are in these files. */
  readonly also: readonly string[];
  readonly baseBranch: { readonly name: string; readonly commit: string };
  /** How the squad's branches begin: `squad/`. */
  readonly prefix: string;
  readonly draft: boolean;
  readonly trailers: CommitTrailers;
};

/** Opens the pull request, or returns the one already open for the same tool. Throws a SquadError when the push is refused. */
export async function publishToolRemoval(
  removal: ToolRemoval,
  deps: PublishDeps,
): Promise<PublishedWork> {
  const { tool, files, baseBranch, prefix, draft, trailers } = removal;
  const { git, github } = deps;
  const wantedBranch = `${prefix}remove-tool-${tool}`;
  const open = (await github.pullRequestsOf(wantedBranch)).find(({ state }) => state === 'open');
  if (open !== undefined) {
    return toPublishedWork({ head: wantedBranch, commit: open.head.sha }, open);
  }
  const removalCommit = await git.commit({
    parents: [baseBranch.commit],
    author: git.identity,
    committer: git.identity,
    text: withTrailers(`Remove the tool ${tool}`, trailers),
    files: new Map(files.map((path) => [path, undefined])),
  });
  const { branch, commit } = await pushOrReuseBranch(wantedBranch, removalCommit, deps);
  const text = renderToolRemoval(deps.context(), removal);
  return openOrFindPullRequest({ base: baseBranch.name, head: branch, commit, text, draft }, deps);
}

/** Reuses the branch if an interrupted run has pushed the same to it; leaves a branch with anything else on it alone. */
async function pushOrReuseBranch(wantedBranch: string, commit: string, deps: PublishDeps) {
  const { git, effect } = deps;
  const remoteTip = await fetchBranchIfExists(git, wantedBranch);
  if (remoteTip !== undefined && (await treeOf(git, remoteTip)) === (await treeOf(git, commit))) {
    return { branch: wantedBranch, commit: remoteTip };
  }
  const { branch, ...delivery } = await deliverToOwnBranch(deps, { branch: wantedBranch, commit });
  if (delivery.kind !== 'pushed') throw notPushedError(wantedBranch, delivery);
  effect('push', `${branch} ${commit}`);
  return { branch, commit };
}

function notPushedError(
  branch: string,
  delivery: Exclude<Delivery, { readonly kind: 'pushed' }>,
): SquadError {
  const reason = delivery.kind === 'conflict' ? 'too many branches of that name' : delivery.reason;
  return new SquadError({
    code: 'E_GIT',
    message: `The branch ${branch} could not be pushed: ${reason}.`,
    hint: delivery.kind === 'refused' ? delivery.hint : undefined,
  });
}

/** Renders title and body: what is removed, what is removed with it, and what was not checked. */
function renderToolRemoval(
  { facts, safe }: RenderContext,
  { tool, files, also }: Pick<ToolRemoval, 'tool' | 'files' | 'also'>,
): PullRequestText {
  const asked = link('asked for', facts.commentUrl);
  const body = paragraphs([
    `Removes the custom tool ${code(tool)}. Once this is merged, no agent can call it.`,
    list(files.map(code)),
    alsoRemovedText(also),
    'Imports of these files were not checked: search for them before you merge.',
    `Written by the squad without a model, ${asked} by ${inline(facts.actor, 40, safe)} · ${link('run', facts.runUrl)}`,
  ]);
  return { title: `Remove the tool ${tool}`, body };
}

/** Names the other tools in the same files; undefined when there are none. */
export function alsoRemovedText(also: readonly string[]): string | undefined {
  if (also.length === 0) return undefined;
  const names = also.slice(0, 30).map(code).join(', ');
  return `**Also removed**, since they are in the same files: ${names}${also.length > 30 ? ' and more' : ''}.`;
}
