// Puts what a run does on GitHub into words. A request that changes something is an act; one that only reads is not.
import type { SeenRequest } from '../github/embedded-github.ts';

/** Who does what. */
export type GitHubAct = readonly [who: string, what: string];

type Change = {
  readonly method: string;
  /** Matches the end of the route, after the repository. */
  readonly route: RegExp;
  words(request: ChangeRequest): GitHubAct;
};

type ChangeRequest = {
  /** The number of an issue or pull request in the path. */
  readonly number: string;
  readonly body: Fields;
  readonly answer: Fields;
};

type Fields = Readonly<Record<string, unknown>>;

const CHANGES: readonly Change[] = [
  { method: 'POST', route: /issues\/{issue_number}\/comments$/, words: commentWords },
  {
    method: 'POST',
    route: /issues\/{issue_number}\/labels$/,
    words: ({ number, body }) => ['squad', `labels #${number} ${quotedNames(body.labels)}`],
  },
  {
    method: 'POST',
    route: /pulls$/,
    words: ({ body, answer }) => {
      const draft = body.draft === true ? ' as a draft' : '';
      const number =
        answer.number === undefined ? 'a pull request' : `pull request #${answer.number}`;
      return ['squad', `opens ${number}${draft}`];
    },
  },
  {
    method: 'PATCH',
    route: /pulls\/{pull_number}$/,
    words: ({ number }) => ['squad', `updates pull request #${number}`],
  },
  {
    method: 'POST',
    route: /pulls\/{pull_number}\/reviews$/,
    words: ({ number }) => ['squad', `posts a review on #${number}`],
  },
  {
    method: 'POST',
    route: /pulls\/{pull_number}\/comments\/{comment_id}\/replies$/,
    words: ({ number }) => ['squad', `replies in a review thread of #${number}`],
  },
  {
    method: 'POST',
    route: /requested_reviewers$/,
    words: ({ number, body }) => {
      const names = [...namesIn(body.reviewers), ...namesIn(body.team_reviewers)].join(', ');
      return ['squad', `asks ${names} to review #${number}`];
    },
  },
];

/** Returns the act of an answered request; undefined for one that only reads. */
export function githubAct(request: SeenRequest): GitHubAct | undefined {
  if (request.kind === 'git') return pushAct(request);
  const change = CHANGES.find(
    ({ method, route }) => method === request.method && route.test(request.route ?? ''),
  );
  if (change === undefined) return undefined;
  const [who, what] = change.words({
    number: /\/(\d+)(?:\/|$)/.exec(request.path)?.[1] ?? '',
    body: fieldsOf(request.body),
    answer: fieldsOf(request.answer),
  });
  return request.status < 400 ? [who, what] : ['github', refusal(what, request)];
}

function refusal(what: string, { status, answer }: SeenRequest): string {
  const message = fieldsOf(answer).message;
  const why = typeof message === 'string' ? `: ${message}` : '';
  return `refuses (${status}) when the squad ${what}${why}`;
}

/** Tells a board from other comments by its marker. */
function commentWords({ number, body }: ChangeRequest): GitHubAct {
  const isBoard = String(body.body).startsWith('<!-- squad-action:board');
  return isBoard ? ['board', `posted on #${number}`] : ['squad', `comments on #${number}`];
}

/** Tells which branches were pushed or refused: a server may accept one branch of a push and refuse another. */
function pushAct({ path, status, body, answer }: SeenRequest): GitHubAct | undefined {
  if (!path.endsWith('/git-receive-pack')) return undefined;
  const branches = branchesIn(body);
  const refused = status < 400 ? branchesIn(answer) : branches;
  const pushed = branches.filter((branch) => !refused.includes(branch));
  if (pushed.length > 0) return ['squad', `pushes ${pushed.join(', ')}`];
  return refused.length > 0 ? ['github', `refuses a push to ${refused.join(', ')}`] : undefined;
}

function branchesIn(refs: unknown): readonly string[] {
  return namesIn(refs)
    .filter((ref) => ref.startsWith('refs/heads/'))
    .map((ref) => ref.slice('refs/heads/'.length));
}

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function namesIn(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

function quotedNames(value: unknown): string {
  return namesIn(value)
    .map((name) => `"${name}"`)
    .join(', ');
}
