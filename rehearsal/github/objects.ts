// Builders for the REST API's objects, with all fields that GitHub's published description requires.
import {
  type CommentRecord,
  type GitHubState,
  JOB_BOT,
  type ReactionRecord,
  type ThreadRecord,
} from './state.ts';

export type ApiObject = Readonly<Record<string, unknown>>;

/** The server's origin (`http://127.0.0.1:1234`) and its state. */
export type GitHubSite = { readonly state: GitHubState; readonly origin: string };

export function apiUrl(site: GitHubSite, path = ''): string {
  return `${site.origin}/api/v3${path}`;
}

export function repositoryApi(site: GitHubSite, path = ''): string {
  return apiUrl(site, `/repos/${site.state.repository}${path}`);
}

export function repositoryPage(site: GitHubSite, path = ''): string {
  return `${site.origin}/${site.state.repository}${path}`;
}

/** Derives a stable number from a name, so that ids are the same in every rehearsal. */
function idOf(name: string): number {
  let id = 7;
  for (const character of name) id = (id * 31 + (character.codePointAt(0) ?? 0)) % 90_000_000;
  return id + 1000;
}

export function nodeId(kind: string, id: number): string {
  return `${kind}_${Buffer.from(String(id)).toString('base64url')}`;
}

export function isBot(login: string): boolean {
  return login.endsWith('[bot]');
}

export function userObject(site: GitHubSite, login: string): ApiObject {
  const id = login === JOB_BOT ? 41_898_282 : idOf(login);
  const url = apiUrl(site, `/users/${encodeURIComponent(login)}`);
  return {
    login,
    id,
    node_id: nodeId('U', id),
    avatar_url: `${site.origin}/avatars/${id}`,
    gravatar_id: '',
    url,
    html_url: `${site.origin}/${isBot(login) ? `apps/${login.replace('[bot]', '')}` : login}`,
    followers_url: `${url}/followers`,
    following_url: `${url}/following{/other_user}`,
    gists_url: `${url}/gists{/gist_id}`,
    starred_url: `${url}/starred{/owner}{/repo}`,
    subscriptions_url: `${url}/subscriptions`,
    organizations_url: `${url}/orgs`,
    repos_url: `${url}/repos`,
    events_url: `${url}/events{/privacy}`,
    received_events_url: `${url}/received_events`,
    type: isBot(login) ? 'Bot' : 'User',
    site_admin: false,
  };
}

/** Builds a team of the repository's organisation. */
export function teamObject(site: GitHubSite, slug: string): ApiObject {
  const id = idOf(slug);
  const owner = site.state.repository.split('/')[0] ?? '';
  const url = apiUrl(site, `/organizations/${idOf(owner)}/team/${id}`);
  return {
    id,
    node_id: nodeId('T', id),
    name: slug,
    slug,
    description: null,
    privacy: 'closed',
    permission: 'pull',
    url,
    html_url: `${site.origin}/orgs/${owner}/teams/${slug}`,
    members_url: `${url}/members{/member}`,
    repositories_url: `${url}/repos`,
    parent: null,
    type: 'organization',
  };
}

/** Returns GitHub's name for a person's relation to the repository. */
export function associationOf(site: GitHubSite, login: string): string {
  const role = site.state.roles[login] ?? 'none';
  const names = {
    admin: 'OWNER',
    maintain: 'MEMBER',
    write: 'COLLABORATOR',
    triage: 'CONTRIBUTOR',
    read: 'NONE',
    none: 'NONE',
  } as const;
  return names[role];
}

/** Counts reactions by kind. */
export function reactionRollup(url: string, reactions: readonly ReactionRecord[]): ApiObject {
  const counts = REACTIONS.map((name) => [
    name,
    reactions.filter(({ content }) => content === name).length,
  ]);
  return {
    url: `${url}/reactions`,
    total_count: reactions.length,
    ...Object.fromEntries(counts),
  };
}

const REACTIONS = ['+1', '-1', 'laugh', 'confused', 'heart', 'hooray', 'rocket', 'eyes'];

export function reactionsOn(site: GitHubSite, target: string): readonly ReactionRecord[] {
  return site.state.reactions.filter((reaction) => reaction.target === target);
}

export function reactionObject(site: GitHubSite, reaction: ReactionRecord): ApiObject {
  return {
    id: reaction.id,
    node_id: nodeId('REA', reaction.id),
    user: userObject(site, reaction.author),
    content: reaction.content,
    created_at: reaction.createdAt,
  };
}

export function commentObject(site: GitHubSite, comment: CommentRecord): ApiObject {
  const url = repositoryApi(site, `/issues/comments/${comment.id}`);
  const part = site.state.pulls.has(comment.thread) ? 'pull' : 'issues';
  return {
    url,
    html_url: repositoryPage(site, `/${part}/${comment.thread}#issuecomment-${comment.id}`),
    issue_url: repositoryApi(site, `/issues/${comment.thread}`),
    id: comment.id,
    node_id: nodeId('IC', comment.id),
    user: userObject(site, comment.author),
    created_at: comment.createdAt,
    updated_at: comment.updatedAt,
    body: comment.body,
    author_association: associationOf(site, comment.author),
    reactions: reactionRollup(url, reactionsOn(site, `comment:${comment.id}`)),
    performed_via_github_app: null,
  };
}

function labelObject(site: GitHubSite, name: string): ApiObject {
  const id = idOf(name);
  return {
    id,
    node_id: nodeId('LA', id),
    url: repositoryApi(site, `/labels/${encodeURIComponent(name)}`),
    name,
    description: null,
    color: '9b8fcc',
    default: false,
  };
}

export function labelObjects(site: GitHubSite, thread: ThreadRecord): readonly ApiObject[] {
  return thread.labels.map((name) => labelObject(site, name));
}

export function issueObject(site: GitHubSite, thread: ThreadRecord): ApiObject {
  const url = repositoryApi(site, `/issues/${thread.number}`);
  const isPull = site.state.pulls.has(thread.number);
  const page = repositoryPage(site, `/${isPull ? 'pull' : 'issues'}/${thread.number}`);
  return {
    url,
    repository_url: repositoryApi(site),
    labels_url: `${url}/labels{/name}`,
    comments_url: `${url}/comments`,
    events_url: `${url}/events`,
    html_url: page,
    id: 500_000 + thread.number,
    node_id: nodeId('I', thread.number),
    number: thread.number,
    title: thread.title,
    user: userObject(site, thread.author),
    labels: labelObjects(site, thread),
    state: thread.state,
    locked: thread.lock !== undefined,
    assignee: null,
    assignees: [],
    milestone: null,
    comments: site.state.comments.filter((comment) => comment.thread === thread.number).length,
    created_at: thread.createdAt,
    updated_at: thread.updatedAt,
    closed_at: thread.state === 'closed' ? thread.updatedAt : null,
    author_association: associationOf(site, thread.author),
    active_lock_reason: thread.lock ?? null,
    body: thread.body,
    reactions: reactionRollup(url, reactionsOn(site, `issue:${thread.number}`)),
    ...(isPull ? { pull_request: pullLinks(site, thread.number, page) } : {}),
  };
}

function pullLinks(site: GitHubSite, number: number, page: string): ApiObject {
  return {
    url: repositoryApi(site, `/pulls/${number}`),
    html_url: page,
    diff_url: `${page}.diff`,
    patch_url: `${page}.patch`,
    merged_at: null,
  };
}
