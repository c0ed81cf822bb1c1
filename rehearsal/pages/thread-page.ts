// Pages for issues and pull requests: posts, reviews and commits in order of time, then commits, checks and files.
import { type Html, html } from '../../src/run-log/page/html.ts';
import { plural } from '../../src/text/count.ts';
import { type RehearsedPull, readPulls } from '../git/branches-and-pulls.ts';
import type { GitHubState, PullRecord, ThreadRecord } from '../github/state.ts';
import type { RehearsedRun } from '../rehearsed-run.ts';
import { branchLink, commitLine } from './code-links.ts';
import { fileDiff } from './diff-html.ts';
import { authorName, happening, type PageAnswer, page, post } from './layout.ts';
import { markdownHtml } from './markdown-html.ts';
import { commentsBelow, type PlacedComment, placedComments, reviewPost } from './review-html.ts';
import { runLine } from './run-page.ts';

/** The facts that a thread's page shows. */
export type ThreadFacts = {
  readonly state: GitHubState;
  readonly thread: ThreadRecord;
  readonly runs: readonly RehearsedRun[];
};

/** Renders the page of an issue or pull request. */
export async function threadPage(facts: ThreadFacts): Promise<PageAnswer> {
  const { state, thread } = facts;
  const record = state.pulls.get(thread.number);
  const pulls = record === undefined ? [] : await readPulls(state);
  const pull = pulls.find(({ number }) => number === thread.number);
  const comments = record === undefined ? [] : await placedComments(state, record);
  const head = html`<h1>${thread.title} <span class="number">#${thread.number}</span></h1>
<div class="facts">${statePill(thread, record)} ${record === undefined ? '' : branchesText(state, record)} ${labelPills(thread)}</div>`;
  const talk = conversation(facts, pull, comments);
  const body =
    pull === undefined || record === undefined
      ? html`${head}${talk}`
      : html`${head}${reviewersText(state, record)}${tabs(pull)}<section id="conversation">${talk}</section>${changes(facts, pull, comments)}`;
  return page(state, `${thread.title} · #${thread.number}`, body);
}

function statePill({ state }: ThreadRecord, pull: PullRecord | undefined): Html {
  const open = pull?.draft === true ? 'draft' : 'open';
  const kind = state === 'open' ? open : pull?.merged === true ? 'merged' : 'closed';
  return html`<span class="state ${kind}">${kind.charAt(0).toUpperCase() + kind.slice(1)}</span>`;
}

function branchesText(state: GitHubState, { headRef, headRepository, baseRef }: PullRecord): Html {
  const isFork = headRepository !== state.repository;
  const head = isFork
    ? html`<code>${headRepository}:${headRef}</code>`
    : branchLink(state, headRef);
  return html`<span>${head} into ${branchLink(state, baseRef)}</span>`;
}

function labelPills({ labels }: ThreadRecord): readonly Html[] {
  return labels.map((label) => html`<span class="pill">${label}</span> `);
}

const VERDICTS = {
  APPROVED: 'approved',
  CHANGES_REQUESTED: 'requested changes',
  COMMENTED: 'commented',
  PENDING: 'pending',
} as const;

/** Lists the requested reviewers, and each reviewer's last verdict. */
function reviewersText({ reviews, repository }: GitHubState, pull: PullRecord): Html | string {
  const owner = repository.split('/')[0];
  const asked = [
    ...pull.requestedReviewers,
    ...pull.requestedTeams.map((team) => `${owner}/${team}`),
  ];
  const given = new Map(
    reviews
      .filter((review) => review.pull === pull.number && review.state !== 'COMMENTED')
      .map((review) => [review.author, VERDICTS[review.state]]),
  );
  const names = new Set([...asked, ...given.keys()]);
  const words = [...names].map((name) => {
    const said = [given.get(name), asked.includes(name) ? 'review requested' : undefined];
    return `${name}: ${said.filter((word) => word !== undefined).join(', ')}`;
  });
  return words.length === 0 ? '' : html`<p class="facts">Reviewers: ${words.join(' · ')}</p>`;
}

function tabs({ commits, files }: RehearsedPull): Html {
  return html`<nav class="tabs" aria-label="Pull request"><a href="#conversation">Conversation</a><a href="#commits">Commits <span class="count">${commits.length}</span></a><a href="#checks">Checks</a><a href="#files">Files changed <span class="count">${files.length}</span></a></nav>`;
}

type Moment = { readonly at: string; readonly part: Html };

function conversation(
  { state, thread }: ThreadFacts,
  pull: RehearsedPull | undefined,
  comments: readonly PlacedComment[],
): Html {
  const { number, author, body } = thread;
  const opening = post(
    { author, at: thread.createdAt, id: `issue-${number}` },
    body === '' ? html`<p class="quiet">No description.</p>` : markdownHtml(body, { state }),
  );
  const moments = [
    ...state.comments
      .filter((comment) => comment.thread === number)
      .map((comment) => ({ at: comment.createdAt, part: commentPost(state, comment) })),
    ...state.reviews
      .filter((review) => review.pull === number)
      .map((review) => ({ at: review.submittedAt, part: reviewPost(state, review, comments) })),
  ];
  const sorted = moments.toSorted((one: Moment, other: Moment) => (one.at < other.at ? -1 : 1));
  return html`${opening}${pull === undefined ? '' : commitsMade(state, pull)}${sorted.map(({ part }) => part)}${thread.state === 'closed' ? happening(html`Closed`) : ''}`;
}

function commentPost(state: GitHubState, comment: GitHubState['comments'][number]): Html {
  const { id, author, createdAt: at, updatedAt, body } = comment;
  const reactions = state.reactions.filter(({ target }) => target === `comment:${id}`);
  const badge = updatedAt === at ? '' : html`<span class="quiet">edited</span>`;
  return post(
    { author, at, id: `issuecomment-${id}`, badge },
    html`${markdownHtml(body, { state })}${reactions.map(({ content }) => html`<span class="pill">${EMOJI[content] ?? content} 1</span> `)}`,
  );
}

const EMOJI: Readonly<Record<string, string>> = { eyes: '👀', '+1': '👍', rocket: '🚀' };

function commitsMade(state: GitHubState, { commits, author }: RehearsedPull): Html {
  const lines = commits.map((commit) => html`<li>${commitLine(state, commit)}</li>`);
  return happening(
    html`${authorName(author)} pushed ${plural(commits.length, 'commit')}<ul>${lines}</ul>`,
  );
}

function changes(
  { state, runs, thread }: ThreadFacts,
  { commits, files, head }: RehearsedPull,
  comments: readonly PlacedComment[],
): Html {
  const lines = commits.map((commit) => html`<li>${commitLine(state, commit)}</li>`);
  const related = runs.filter(({ outputs }) => outputs['pull-request'] === String(thread.number));
  const checks = related.map((run) => html`<li>${runLine(state, run, runs.indexOf(run) + 1)}</li>`);
  const diffs = files.map((file) =>
    fileDiff(
      file,
      commentsBelow(state, comments, file.path),
      `/${state.repository}/blob/${head}/${file.path}`,
    ),
  );
  return html`<section id="commits"><h2>Commits</h2><ul class="list">${lines}</ul></section>
<section id="checks"><h2>Checks</h2>${checks.length === 0 ? html`<p class="quiet">No workflow ran for this pull request in the rehearsal.</p>` : html`<ul class="list">${checks}</ul>`}</section>
<section id="files"><h2>Files changed</h2>${diffs}</section>`;
}
