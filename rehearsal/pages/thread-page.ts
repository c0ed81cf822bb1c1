// The page of an issue or a pull request: its posts in order of time, then commits and files.
import { type Html, html } from '#src/run-log/page/html.ts';
import { type RehearsedPull, readPulls } from '../git/branches-and-pulls.ts';
import type {
  CommentRecord,
  GitHubState,
  ReviewCommentRecord,
  ReviewRecord,
  ThreadRecord,
} from '../github/state.ts';
import { fileLink } from './code-page.ts';
import { diffHtml, list, type PageAnswer, page } from './layout.ts';
import { markdownHtml } from './markdown.ts';

/** Renders the page. */
export async function threadPage(state: GitHubState, thread: ThreadRecord): Promise<PageAnswer> {
  const { number, title, labels } = thread;
  const pull = (await readPulls(state)).find((one) => one.number === number);
  const pills = labels.map((label) => html`<span class="pill">${label}</span> `);
  const branches = pull && html`<code>${pull.head}</code> into <code>${pull.base}</code>`;
  const body = html`<h1>${title} <span class="number">#${number}</span></h1>
<div class="facts">${statePill(state, thread)} <span>${branches ?? ''}</span> ${pills}</div>
${pull === undefined ? '' : reviewersText(state, pull)}
${conversation(state, thread)}
${pull === undefined ? '' : changes(state, pull)}`;
  return page(state, `${title} · #${number}`, body);
}

function statePill({ pulls }: GitHubState, { number, state }: ThreadRecord): Html {
  const pull = pulls.get(number);
  const open = pull?.draft === true ? 'draft' : 'open';
  const kind = state === 'open' ? open : pull?.merged === true ? 'merged' : 'closed';
  return html`<span class="state ${kind}">${kind}</span>`;
}

const VERDICTS = {
  APPROVED: 'approved',
  CHANGES_REQUESTED: 'requested changes',
  COMMENTED: 'commented',
  PENDING: 'pending',
} as const;

/** Lists the requested reviewers, and each reviewer's last verdict. */
function reviewersText({ reviews }: GitHubState, pull: RehearsedPull): Html {
  const asked = pull.requestedReviewers.map((name) => `${name}: review requested`);
  const given = reviews
    .filter((review) => review.pull === pull.number && review.state !== 'COMMENTED')
    .map(({ author, state }) => `${author}: ${VERDICTS[state]}`);
  const words = [...new Set([...given, ...asked])];
  return words.length === 0 ? html`` : html`<p class="facts">Reviewers: ${words.join(' · ')}</p>`;
}

function conversation(state: GitHubState, thread: ThreadRecord): Html {
  const { number, author, body, createdAt: at } = thread;
  const opening = post({ author, at, id: `issue-${number}` }, markdownHtml(body, state));
  const moments = [
    ...state.comments
      .filter((comment) => comment.thread === number)
      .map((comment) => ({ at: comment.createdAt, part: commentPost(state, comment) })),
    ...state.reviews
      .filter((review) => review.pull === number)
      .map((review) => ({ at: review.submittedAt, part: reviewPost(state, review) })),
  ];
  const sorted = moments.toSorted((one, other) => (one.at < other.at ? -1 : 1));
  return html`${opening}${sorted.map(({ part }) => part)}`;
}

type PostHead = {
  readonly author: string;
  readonly at: string;
  readonly id: string;
  /** What is said beside the author, such as a reviewer's verdict. */
  readonly said?: string;
};

function post({ author, at, id, said = '' }: PostHead, body: Html): Html {
  const name = author.replace('[bot]', '');
  const bot = name === author ? '' : html` <span class="pill">bot</span>`;
  return html`<article class="post" id="${id}"><header><strong>${name}</strong>${bot} <span class="quiet">${said}</span> <a class="quiet" href="#${id}"><time datetime="${at}">${at.slice(0, 16).replace('T', ' ')}</time></a></header>
<div class="body">${body}</div></article>
`;
}

const EMOJI: Readonly<Record<string, string>> = { eyes: '👀', '+1': '👍', rocket: '🚀' };

function commentPost(state: GitHubState, comment: CommentRecord): Html {
  const { id, author, createdAt: at, updatedAt, body } = comment;
  const reactions = state.reactions
    .filter(({ target }) => target === `comment:${id}`)
    .map(({ content }) => html`<span class="pill">${EMOJI[content] ?? content} 1</span> `);
  const said = updatedAt === at ? '' : 'edited';
  const head = { author, at, id: `issuecomment-${id}`, said };
  return post(head, html`${markdownHtml(body, state)}${reactions}`);
}

/** Renders a review with the threads that it began; an answer in a thread stands below what it answers. */
function reviewPost(state: GitHubState, review: ReviewRecord): Html {
  const { id, author, submittedAt: at, body } = review;
  const begun = state.reviewComments.filter(
    (comment) => comment.review === id && comment.inReplyTo === undefined,
  );
  if (body === '' && begun.length === 0) return html``;
  const threads = begun.map((comment) => reviewThread(state, comment));
  const head = { author, at, id: `pullrequestreview-${id}`, said: VERDICTS[review.state] };
  return post(head, html`${markdownHtml(body, state)}${threads}`);
}

const HUNK_LINES = 4;

function reviewThread(state: GitHubState, first: ReviewCommentRecord): Html {
  const { path, line, startLine, diffHunk, commit } = first;
  const lines = startLine === undefined ? String(line) : `${startLine}-${line}`;
  const shown = Math.max(HUNK_LINES, line - (startLine ?? line) + 1);
  const answers = state.reviewComments.filter(({ inReplyTo }) => inReplyTo === first.id);
  const posts = [first, ...answers].map(({ id, author, createdAt: at, body }) =>
    post({ author, at, id: `discussion_r${id}` }, markdownHtml(body, state)),
  );
  return html`<div class="thread"><p>${fileLink(state, commit, path)}, line ${lines}</p>
${diffHtml(diffHunk.split('\n').slice(1).slice(-shown).join('\n'))}${posts}</div>`;
}

function changes(state: GitHubState, { commits, files }: RehearsedPull): Html {
  const head = commits.at(-1)?.sha ?? '';
  const diffs = files.map(
    ({ path, previousPath, status, additions, deletions, patch }) => html`<section class="file">
<h3>${previousPath === undefined ? '' : `${previousPath} → `}${status === 'removed' ? path : fileLink(state, head, path)} <span class="quiet">${status}, +${additions} −${deletions}</span></h3>
${patch === undefined ? html`<p class="quiet">No lines to show.</p>` : diffHtml(patch)}</section>`,
  );
  return html`<h2>Commits</h2>${list(commits.map((commit) => commitLine(state, commit)))}
<h2>Files changed</h2>${diffs}`;
}

function commitLine(
  { repository }: GitHubState,
  { sha, subject, author }: RehearsedPull['commits'][number],
): Html {
  return html`<a href="/${repository}/commit/${sha}">${subject}</a> <code>${sha.slice(0, 7)}</code> <span class="quiet">by ${author.split(' <')[0] ?? ''}</span>`;
}
