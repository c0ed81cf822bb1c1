// The embedded GitHub's state: plain data, changed by its routes and by scenarios.

export type RepositoryRole = 'admin' | 'maintain' | 'write' | 'triage' | 'read' | 'none';

export type ThreadRecord = {
  readonly number: number;
  readonly createdAt: string;
  readonly author: string;
  title: string;
  body: string;
  state: 'open' | 'closed';
  updatedAt: string;
  labels: readonly string[];
  /** Why it is locked: then the job's own token may not write there. */
  lock?: string;
};

/** A pull request: a thread with two branches. Its commits and files are read from git when needed. */
export type PullRecord = {
  readonly number: number;
  /** `owner/name` of the repository with the head branch; differs from the base's for a fork. */
  readonly headRepository: string;
  readonly headRef: string;
  readonly baseRef: string;
  draft: boolean;
  merged: boolean;
  /** The head's commit at the time of the merge. Later pushes are no part of the pull request. */
  mergedHead?: string;
  requestedReviewers: readonly string[];
  /** Team slugs, without the organisation. */
  requestedTeams: readonly string[];
};

export type CommentRecord = {
  readonly id: number;
  readonly thread: number;
  readonly author: string;
  readonly createdAt: string;
  body: string;
  updatedAt: string;
};

export type ReviewState = 'APPROVED' | 'CHANGES_REQUESTED' | 'COMMENTED' | 'PENDING';

export type ReviewRecord = {
  readonly id: number;
  readonly pull: number;
  readonly author: string;
  readonly body: string;
  readonly state: ReviewState;
  readonly commit: string;
  readonly submittedAt: string;
};

/** The side of a diff; the new text is on the right. */
export type DiffSide = 'LEFT' | 'RIGHT';

export type ReviewCommentRecord = {
  readonly id: number;
  readonly pull: number;
  readonly review: number;
  readonly author: string;
  readonly body: string;
  readonly path: string;
  readonly line: number;
  readonly side: DiffSide;
  /** The first line, when the comment is about more than one. */
  readonly startLine: number | undefined;
  /** For an answer, the comment that begins the thread. */
  readonly inReplyTo: number | undefined;
  readonly diffHunk: string;
  readonly commit: string;
  readonly createdAt: string;
};

export type ReactionRecord = {
  readonly id: number;
  /** What the reaction is to: `issue:7`, `comment:12`, `review-comment:13`. */
  readonly target: string;
  readonly author: string;
  readonly content: string;
  readonly createdAt: string;
};

/** A file that somebody attached, by its id. */
export type AttachmentRecord = {
  readonly bytes: Uint8Array;
  /** The status that GitHub answers instead of the file. */
  readonly status?: number;
  readonly location?: string;
};

export type GitHubState = {
  /** `owner/name` of the repository that the action works for. */
  readonly repository: string;
  /** Its name after somebody renamed it in the middle of a run: the old one redirects. */
  renamedTo?: string;
  /** The folder with the bare repositories, `<owner>/<name>.git`. */
  readonly root: string;
  readonly defaultBranch: string;
  readonly token: string;
  /** Roles by login; a missing login is not a GitHub user. */
  readonly roles: Readonly<Record<string, RepositoryRole>>;
  /** Slugs of the organisation's teams that have access. */
  readonly teams: readonly string[];
  /** The login that the token belongs to. */
  tokenLogin: string;
  /** The repository's setting "Allow GitHub Actions to create and approve pull requests". */
  pullRequestsPermitted: boolean;
  /** Branches that nobody may push to. */
  readonly protectedBranches: readonly string[];
  readonly threads: Map<number, ThreadRecord>;
  readonly pulls: Map<number, PullRecord>;
  readonly comments: CommentRecord[];
  readonly reviews: ReviewRecord[];
  readonly reviewComments: ReviewCommentRecord[];
  readonly reactions: ReactionRecord[];
  /** Attachments of posts, by id. */
  readonly attachments: Map<string, AttachmentRecord>;
  /** Labels added through the API. */
  readonly labelled: { readonly thread: number; readonly label: string }[];
  /** The next id of a comment, review or reaction. */
  nextId: number;
  /** Returns the time in milliseconds since the epoch. */
  readonly now: () => number;
};

/** The job's own bot. */
export const JOB_BOT = 'github-actions[bot]';

/** Returns what becomes of workflows on a pull request: https://docs.github.com/en/actions/concepts/security/github_token#when-github_token-triggers-workflow-runs */
export function workflowStatus(author: string): 'action_required' | 'queued' {
  return author === JOB_BOT ? 'action_required' : 'queued';
}

/** What an empty GitHub needs to know; everything else has a default. */
export type StateSeed = Pick<GitHubState, 'repository' | 'root' | 'token' | 'roles'> &
  Partial<GitHubState>;

/** Creates an empty GitHub with one repository, whose bare git repository must be under `root`. */
export function createState(seed: StateSeed): GitHubState {
  return {
    defaultBranch: 'main',
    pullRequestsPermitted: true,
    tokenLogin: JOB_BOT,
    threads: new Map(),
    pulls: new Map(),
    comments: [],
    reviews: [],
    reviewComments: [],
    reactions: [],
    attachments: new Map(),
    labelled: [],
    teams: [],
    protectedBranches: [],
    nextId: 1001,
    now: Date.now,
    ...seed,
  };
}

/** Returns a login in its owner's spelling. An unknown login stays as it is. */
export function knownLogin(state: GitHubState, login: string): string {
  const lower = login.toLowerCase();
  return Object.keys(state.roles).find((name) => name.toLowerCase() === lower) ?? login;
}

/** Formats the time, now or some minutes ago, as GitHub does: in seconds and UTC. */
export function timestamp(state: GitHubState, minutesAgo = 0): string {
  return `${new Date(state.now() - minutesAgo * 60_000).toISOString().slice(0, 19)}Z`;
}

export function nextRecordId(state: GitHubState): number {
  state.nextId += 1;
  return state.nextId - 1;
}

export type NewThread = Pick<ThreadRecord, 'title' | 'body' | 'author'> &
  Partial<Pick<ThreadRecord, 'number' | 'labels'>>;

/** Adds an issue or a pull request's thread, with the next number if it names none: both share their numbers. */
export function addThread(
  state: GitHubState,
  { title, body, author, number, labels = [] }: NewThread,
): ThreadRecord {
  const at = timestamp(state);
  const record: ThreadRecord = {
    number: number ?? Math.max(0, ...state.threads.keys()) + 1,
    title,
    body,
    author,
    labels,
    state: 'open',
    createdAt: at,
    updatedAt: at,
  };
  state.threads.set(record.number, record);
  return record;
}

export function addComment(
  state: GitHubState,
  comment: Pick<CommentRecord, 'thread' | 'author' | 'body'>,
  minutesAgo = 0,
): CommentRecord {
  const at = timestamp(state, minutesAgo);
  const record = { ...comment, id: nextRecordId(state), createdAt: at, updatedAt: at };
  state.comments.push(record);
  return record;
}

/** Returns the path of the bare repository for `owner/name`. */
export function bareRepository(state: GitHubState, repository: string): string {
  return `${state.root}/${repository}.git`;
}
