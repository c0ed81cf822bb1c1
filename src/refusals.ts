// What GitHub says when it refuses, through its API or to git, and what a person can do about it. Each row begins with GitHub's own
// text. What no row knows is quoted to people, and nothing is guessed.

const KINDS = ['passing', 'permission', 'final', 'locked'] as const;

/**
 * `passing`: later, the same succeeds. `permission`: the token may not. `locked`: the conversation takes no comments. `final`: a
 * person has to change something else.
 */
export type RefusalKind = (typeof KINDS)[number];

export type RefusalAdvice = { readonly kind: RefusalKind; readonly remedy: string };

/** What GitHub said beside its message, as far as it said it. */
export type RefusalDetails = {
  /** What the token would have to allow: `issues=write; pull_requests=write`. */
  readonly permissions?: string;
  /** The page on which a person lets the token into the organisation. */
  readonly signOnPage?: string | undefined;
  /** The page that says why access to the repository is blocked. */
  readonly noticePage?: string | undefined;
};

type Row = readonly [text: RegExp, remedy: string];

const EXAMPLE = 'Compare with examples/workflows/squad.yml.';
const SETTINGS = 'Settings > General';

/** By kind; the first match counts. `$1` is what the text names, `{needs}` and `{sees}` permissions, `{sso}` and `{notice}` a page. */
const ROWS: Readonly<Record<RefusalKind, readonly Row[]>> = {
  passing: [
    // https://docs.github.com/en/rest/using-the-rest-api/rate-limits-for-the-rest-api
    [
      /API rate limit exceeded|secondary rate limit|abuse detection|was submitted too quickly/i,
      "GitHub's rate limit is used up: run the job again later.",
    ],
    [
      /GitHub(?: Enterprise)? is offline for maintenance|under maintenance|currently in read-only mode/i,
      'Run the job again when GitHub has finished.',
    ],
  ],
  permission: [
    [
      /Bad credentials|Requires authentication|Invalid username or (?:token|password)|could not read Username|Authentication failed/i,
      "GitHub does not accept `github-token`: it may have expired (a job's token lives as long as the job) or been revoked.",
    ],
    // https://docs.github.com/en/rest/using-the-rest-api/troubleshooting-the-rest-api#resource-not-accessible
    [
      /Resource not accessible by integration/i,
      `The job needs \`permissions:\` with {needs}; an app needs the same. ${EXAMPLE}`,
    ],
    [
      /Resource not accessible by personal access token/i,
      'The token in `github-token` needs {needs}.',
    ],
    [
      /GitHub Actions is not permitted to create or approve pull requests/i,
      'Tick "Allow GitHub Actions to create and approve pull requests" in Settings > Actions > General.',
    ],
    [
      /Permission to \S+ denied to github-actions\[bot\]/i,
      `The job needs \`permissions:\` with \`contents: write\`. ${EXAMPLE}`,
    ],
    [
      /Permission to \S+ denied to ([\w-]+(?:\[bot\])?)/i,
      '`$1` needs write access to this repository, and its token `contents: write`.',
    ],
    [
      /Write access to repository not granted/i,
      'The token may read, but not push: the job needs `permissions:` with `contents: write`, and another token the same.',
    ],
    // https://docs.github.com/en/rest/authentication/authenticating-to-the-rest-api#authentication-with-saml-single-sign-on-sso
    [
      /organization SAML enforcement|enabled or enforced SAML SSO/i,
      "Authorise the token in `github-token` for the organisation's single sign-on{sso}, or use the job's own.",
    ],
    [
      /has an IP allow list enabled/i,
      "Run the job on a runner whose address is on the organisation's IP allow list.",
    ],
    [
      /personal access tokens? ?(?:\(classic\)|with a lifetime|are forbidden)/i,
      "The owner allows no token of this kind: put an app's token into `github-token`, or use the job's own.",
    ],
    [
      /account (?:is|was) suspended|installation has been suspended|integration was suspended/i,
      'Use another token in `github-token` until the owner of this one has settled that with GitHub.',
    ],
    // https://docs.github.com/en/rest/using-the-rest-api/troubleshooting-the-rest-api#404-not-found-for-an-existing-resource
    [
      /^Not Found\b/i,
      'GitHub says this of what does not exist (any more), and of what the token may not see{sees}.',
    ],
    [
      /Repository not found/i,
      'GitHub says this of a repository that was deleted or has moved, and of one that the token may not see.',
    ],
  ],
  final: [
    [
      /refusing to allow (?:a GitHub App|an integration) to create or update workflow [`']?([^`' ]+)/i,
      "The job's own token may never change `$1`, and an app's only with the permission `workflows: write`. Bring that file in by hand.",
    ],
    [
      /refusing to allow an? (?:OAuth App|Personal Access Token) to create or update workflow [`']?([^`' ]+)/i,
      'The token in `github-token` may not change `$1` without the scope `workflow`. Grant that, or bring the file in by hand.',
    ],
    // Several reasons may be joined: 'Repository was archived so is read-only and unable to create comment because issue is locked'.
    [
      /repository was archived so (?:it )?is read-only/i,
      `An archived repository takes no changes. An administrator can unarchive it: ${SETTINGS} > Danger Zone.`,
    ],
    [
      /locked for migration/i,
      'The repository is being moved and takes no changes: ask where it is now.',
    ],
    [
      /Repository access blocked|unavailable due to DMCA|disabled by GitHub staff|blocked in your country/i,
      'GitHub blocks this repository{notice}: its owner has to settle that with GitHub.',
    ],
    [
      /(?:Repository|Account) '[^']{1,200}' is disabled|Your repository is disabled|repository has been disabled/i,
      'The owner has to look at their account on GitHub: the repository is disabled.',
    ],
    [
      /This issue was deleted/i,
      'Its work, if there is any, is on its branch. Ask on another issue.',
    ],
    [
      /issues are disabled for this repo|issues has been disabled/i,
      `Turn issues on, in ${SETTINGS} > Features, or ask on a pull request.`,
    ],
    [
      /Git Repository is empty/i,
      'The repository has no commit yet: push one to its default branch.',
    ],
    // https://docs.github.com/en/rest/pulls/pulls#create-a-pull-request
    [/No commits between (\S+) and (\S+)/i, 'The base has all of these commits already.'],
    [
      /\bbase is invalid\b/i,
      'The branch that it should go into is not on GitHub (any more). If `base-branch` names it, correct that.',
    ],
    [
      /Draft pull requests are not supported/i,
      'Private repositories have drafts only on a paid plan.',
    ],
    [/\bhead is invalid\b/i, 'The branch that was pushed is not on GitHub any more.'],
    // The name of a branch.
    [
      /directory file conflict|refname conflict|'refs\/heads\/[^']{1,200}' exists; cannot create '/i,
      'A branch on GitHub has the first part of this name, or a name below it: rename that one, or choose another prefix with the input `branch-prefix`.',
    ],
    // What a push brings. https://docs.github.com/en/repositories/working-with-files/managing-large-files/about-large-files-on-github
    [
      /GH001\b|exceeds GitHub's file size limit|pack exceeds maximum allowed size/i,
      'GitHub takes nothing of that size: ask for the work without it, or keep large files in Git LFS.',
    ],
    [
      /GH007\b/i,
      'The owner of the token keeps their e-mail address private: they can allow such pushes in the e-mail settings of their account.',
    ],
    [
      /GH008\b/i,
      'A file is kept in Git LFS, and GitHub does not have its content: bring that file in by hand.',
    ],
    [
      /over its data quota|exceeded its LFS budget/i,
      "The owner has to raise the account's budget for Git LFS.",
    ],
    // https://docs.github.com/en/code-security/secret-scanning/working-with-secret-scanning-and-push-protection
    [
      /Push cannot contain secrets.{1,6000}?(https:\/\/\S{1,300}\/unblock-secret\/\w+)/i,
      'GitHub found a secret in the commits. If it is real, revoke it, and ask for the work without it; if not, allow it at $1.',
    ],
    [
      /GH009\b|Push cannot contain secrets/i,
      'GitHub found a secret in the commits. If it is real, revoke it; then ask for the work without it.',
    ],
    [
      /File path is restricted|GITHUB PUSH PROTECTION/i,
      'A push ruleset forbids this: ask for the work without it, or let an administrator change the rule.',
    ],
    // https://docs.github.com/en/repositories/configuring-branches-and-merges-in-your-repository/managing-rulesets
    [
      /must have verified signatures/i,
      "Commits that git pushes for the squad are not signed: an administrator can take the squad's branches out of that rule, in Settings > Rules or Branches.",
    ],
    [
      /creations being restricted/i,
      "Give the squad's branches a name that the rule allows, with the input `branch-prefix`, or let an administrator take them out of it: Settings > Rules > Rulesets.",
    ],
    [
      /GH013\b|repository rule violations/i,
      "An administrator can take the squad's branches out of this ruleset: Settings > Rules > Rulesets.",
    ],
    [
      /GH006\b|protected branch hook declined/i,
      "An administrator can take the squad's branches out of this protection: Settings > Branches, or Rules.",
    ],
  ],
  locked: [
    [
      /(?:issue|pull request|conversation|discussion) is locked/i,
      'Unlock the conversation if answers should appear there.',
    ],
  ],
};

/** The most of a text that is looked at. */
const MAX_TEXT = 8_000;

/** Returns what a person can do about a refusal, by what GitHub said; undefined for a text that no row knows. */
export function adviceOn(said: string, details: RefusalDetails = {}): RefusalAdvice | undefined {
  const text = said.slice(0, MAX_TEXT).replace(/\s+/g, ' ');
  for (const kind of KINDS) {
    const row = ROWS[kind].find(([pattern]) => pattern.test(text));
    if (row === undefined) continue;
    const [pattern, remedy] = row;
    const named = remedy.replace('$1', () => pattern.exec(text)?.[1] ?? '');
    return { kind, remedy: withDetails(named, details) };
  }
  return undefined;
}

const USUAL_PERMISSIONS = '`contents: write`, `issues: write` and `pull-requests: write`';

function withDetails(
  remedy: string,
  { permissions = '', signOnPage, noticePage }: RefusalDetails,
): string {
  const named = permissions === '' ? undefined : permissionsInYaml(permissions);
  return remedy
    .replace('{needs}', named ?? USUAL_PERMISSIONS)
    .replace('{sees}', named === undefined ? '' : ` without ${named}`)
    .replace('{sso}', signOnPage === undefined ? '' : ` (${signOnPage})`)
    .replace('{notice}', noticePage === undefined ? '' : ` (${noticePage})`);
}

/** `issues=write; pull_requests=write` (either will do) as a workflow file writes it. */
function permissionsInYaml(permissions: string): string {
  const alternatives = permissions.split(';').map((alternative) =>
    alternative
      .split(',')
      .map((one) => `\`${one.trim().replaceAll('_', '-').replace('=', ': ')}\``)
      .join(' and '),
  );
  return alternatives.join(', or ');
}

/** Returns the seconds of a header `Retry-After`, at least 1, from a number or a date; 60 for anything else, as GitHub recommends. */
export function retryAfterSeconds(value: string | null): number {
  const text = value?.trim() ?? '';
  const seconds = /^\d+$/.test(text) ? Number(text) : (Date.parse(text) - Date.now()) / 1000;
  return Number.isNaN(seconds) ? 60 : Math.max(1, Math.ceil(seconds));
}
