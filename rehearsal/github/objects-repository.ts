// A repository, fork or not, as in GitHub's REST API.
import { type ApiObject, apiUrl, type GitHubSite, nodeId, userObject } from './objects.ts';

const CREATED_AT = '2026-11-02T08:00:00Z';

export const REPOSITORY_ID = 7001;

/** Builds the full object for `GET /repos`, event payloads, and the ends of a pull request. */
export function repositoryObject(site: GitHubSite, fullName = site.state.repository): ApiObject {
  const [owner = '', name = ''] = fullName.split('/');
  const fork = fullName !== site.state.repository;
  return {
    id: fork ? 7002 : REPOSITORY_ID,
    node_id: nodeId('R', fork ? 7002 : REPOSITORY_ID),
    name,
    full_name: fullName,
    owner: userObject(site, owner),
    private: false,
    description: 'A small shop with a login form',
    fork,
    ...repositoryUrls(site, fullName),
    homepage: null,
    mirror_url: null,
    language: 'JavaScript',
    license: null,
    default_branch: site.state.defaultBranch,
    ...COUNTS,
    created_at: CREATED_AT,
    updated_at: CREATED_AT,
    pushed_at: CREATED_AT,
  };
}

const COUNTS = {
  forks: 0,
  forks_count: 0,
  stargazers_count: 0,
  watchers: 0,
  watchers_count: 0,
  network_count: 0,
  subscribers_count: 0,
  open_issues: 1,
  open_issues_count: 1,
  size: 12,
  has_issues: true,
  has_projects: false,
  has_wiki: false,
  has_pages: false,
  has_discussions: false,
  has_downloads: false,
  archived: false,
  disabled: false,
  topics: [],
  visibility: 'public',
};

const URL_TEMPLATES: Readonly<Record<string, string>> = {
  archive_url: '/{archive_format}{/ref}',
  assignees_url: '/assignees{/user}',
  blobs_url: '/git/blobs{/sha}',
  branches_url: '/branches{/branch}',
  collaborators_url: '/collaborators{/collaborator}',
  comments_url: '/comments{/number}',
  commits_url: '/commits{/sha}',
  compare_url: '/compare/{base}...{head}',
  contents_url: '/contents/{+path}',
  contributors_url: '/contributors',
  deployments_url: '/deployments',
  downloads_url: '/downloads',
  events_url: '/events',
  forks_url: '/forks',
  git_commits_url: '/git/commits{/sha}',
  git_refs_url: '/git/refs{/sha}',
  git_tags_url: '/git/tags{/sha}',
  hooks_url: '/hooks',
  issue_comment_url: '/issues/comments{/number}',
  issue_events_url: '/issues/events{/number}',
  issues_url: '/issues{/number}',
  keys_url: '/keys{/key_id}',
  labels_url: '/labels{/name}',
  languages_url: '/languages',
  merges_url: '/merges',
  milestones_url: '/milestones{/number}',
  notifications_url: '/notifications{?since,all,participating}',
  pulls_url: '/pulls{/number}',
  releases_url: '/releases{/id}',
  stargazers_url: '/stargazers',
  statuses_url: '/statuses/{sha}',
  subscribers_url: '/subscribers',
  subscription_url: '/subscription',
  tags_url: '/tags',
  teams_url: '/teams',
  trees_url: '/git/trees{/sha}',
};

function repositoryUrls(site: GitHubSite, fullName: string): ApiObject {
  const url = apiUrl(site, `/repos/${fullName}`);
  const page = `${site.origin}/${fullName}`;
  const links = Object.entries(URL_TEMPLATES).map(([name, path]) => [name, `${url}${path}`]);
  return {
    url,
    html_url: page,
    clone_url: `${page}.git`,
    git_url: `git://127.0.0.1/${fullName}.git`,
    ssh_url: `git@127.0.0.1:${fullName}.git`,
    svn_url: page,
    ...Object.fromEntries(links),
  };
}
