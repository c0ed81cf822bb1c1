// The pull request that takes a custom tool away, on a branch of its own from the default branch.
import type { PublishedWork } from '../outcome.ts';
import { BOT } from '../ports/accounts.ts';
import { treeOf } from '../workspace/git-history.ts';
import { fetchBranchIfExists, pushToFallbackBranch } from '../workspace/remote.ts';
import { type CommitTrailers, withTrailers } from '../workspace/trailers.ts';
import { openOrFindPullRequest } from './open-pull-request.ts';
import type { PublishDeps } from './publish.ts';
import type { PullRequestText } from './pull-request/pull-request.ts';
import type { RenderContext } from './render/render-context.ts';
import { code, inline, link, list, paragraphs } from './render/render-markdown.ts';

export type ToolRemoval = {
  /** Of a tool that is there: plain letters. */
  readonly tool: string;
  /** Paths of the repository that go. */
  readonly files: readonly string[];
  /** Names of other tools that are in these files. */
  readonly also: readonly string[];
  readonly baseBranch: { readonly name: string; readonly commit: string };
  /** How the squad's branches begin: `squad/`. */
  readonly prefix: string;
  readonly draft: boolean;
  readonly trailers: CommitTrailers;
};

/** Opens the pull request, or gives the one that is open for the same tool. Throws a SquadError when the push is refused. */
export async function publishToolRemoval(
  removal: ToolRemoval,
  deps: PublishDeps,
): Promise<PublishedWork> {
  const { tool, files, baseBranch, prefix, draft, trailers } = removal;
  const { git, github } = deps;
  const wantedBranch = `${prefix}remove-tool-${tool}`;
  const open = (await github.pullRequestsOf(wantedBranch)).find(({ state }) => state === 'open');
  if (open !== undefined) {
    const pullRequest = { number: open.number, url: open.url };
    return { branch: wantedBranch, commit: open.head.sha, pullRequest, compareUrl: undefined };
  }
  const removalCommit = await git.commit({
    parents: [baseBranch.commit],
    author: BOT,
    text: withTrailers(`Remove the tool ${tool}`, trailers),
    files: new Map(files.map((path) => [path, undefined])),
  });
  const { branch, commit } = await pushOrReuseBranch(wantedBranch, removalCommit, deps);
  const text = renderToolRemoval(deps.context(), removal);
  return openOrFindPullRequest({ base: baseBranch.name, head: branch, commit, text, draft }, deps);
}

/** A run that was cut short may have pushed the same already; a branch with anything else on it is left alone. */
async function pushOrReuseBranch(
  wantedBranch: string,
  commit: string,
  { git, effect }: PublishDeps,
) {
  const remoteTip = await fetchBranchIfExists(git, wantedBranch);
  if (remoteTip !== undefined && (await treeOf(git, remoteTip)) === (await treeOf(git, commit))) {
    return { branch: wantedBranch, commit: remoteTip };
  }
  const branch = await pushToFallbackBranch(git, { branch: wantedBranch, commit });
  effect('push', `${branch} ${commit}`);
  return { branch, commit };
}

/** What goes, what goes with it, and what nobody looked at. */
export function renderToolRemoval(
  { facts, safe }: RenderContext,
  { tool, files, also }: Pick<ToolRemoval, 'tool' | 'files' | 'also'>,
): PullRequestText {
  const asked = link('asked for', facts.commentUrl);
  const body = paragraphs([
    `Removes the custom tool ${code(tool)}. Once this is merged, no agent can call it.`,
    list(files.map(code)),
    alsoRemovedText(also),
    'Whether anything else imports these files was not looked at: search for it before you merge.',
    `Written by the squad without a model, ${asked} by ${inline(facts.actor, 40, safe)} · ${link('run', facts.runUrl)}`,
  ]);
  return { title: `Remove the tool ${tool}`, body };
}

/** Tools that share the files; undefined when there are none. */
export function alsoRemovedText(also: readonly string[]): string | undefined {
  if (also.length === 0) return undefined;
  const names = also.slice(0, 30).map(code).join(', ');
  return `**Goes with it**, being in the same files: ${names}${also.length > 30 ? ' and more' : ''}.`;
}
