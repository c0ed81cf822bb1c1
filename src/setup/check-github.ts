// The repository's settings on GitHub: pull requests by Actions, protection of branches.

import { attempt, describe } from '#src/errors.ts';
import type { GitHub, RepositoryOwnership } from '#src/ports/github.ts';
import { branchesInTheWay } from '#src/workspace/run-branch.ts';
import { type DoctorFinding, foundIn, ok, PAGES, problem, unseen, warning } from './finding.ts';

/** What GitHub said; undefined where the token may not ask. */
export type GitHubFacts = {
  /** The repository's address on its server, such as `https://host/owner/name`; undefined when it isn't known. */
  readonly page: string | undefined;
  readonly defaultBranch: string;
  /** Whether an organisation or a person owns the repository. */
  readonly ownerKind: RepositoryOwnership['ownerKind'] | undefined;
  /** "Allow GitHub Actions to create and approve pull requests". */
  readonly mayOpenPullRequests: boolean | undefined;
  readonly protectedBranches: readonly string[] | undefined;
  /** Types of the rules that apply to the default branch, and to a branch of the squad's. */
  readonly defaultRules: readonly string[] | undefined;
  readonly squadRules: readonly string[] | undefined;
  /** The prefix of the squad's branches: `squad/`. */
  readonly branchPrefix: string;
  /** What GitHub refused, and what to do about it. */
  readonly refusal: { readonly message: string; readonly hint: string | undefined } | undefined;
};

/** Looks at the settings that a run needs. After a refusal, what is unknown is not the token's fault. */
export function checkGitHub(facts: GitHubFacts): readonly DoctorFinding[] {
  const { refusal, mayOpenPullRequests, protectedBranches, defaultRules } = facts;
  const isKnown = (...answers: readonly unknown[]) =>
    refusal === undefined || answers.some((answer) => answer !== undefined);
  return foundIn([
    refusal && problem(refusal.message, refusal.hint ?? TRY_AGAIN),
    isKnown(mayOpenPullRequests) ? checkPullRequests(facts) : undefined,
    isKnown(protectedBranches, defaultRules) ? checkDefaultBranch(facts) : undefined,
    checkSquadBranches(facts),
  ]);
}

const TRY_AGAIN = 'Ask again in a minute.';

function checkPullRequests({ page, mayOpenPullRequests }: GitHubFacts): DoctorFinding {
  const where = menuPath('Settings > Actions > General', page, '/settings/actions');
  const permissionText = 'tick "Allow GitHub Actions to create and approve pull requests"';
  if (mayOpenPullRequests === undefined) {
    return unseen(
      "This token can't see whether GitHub Actions may open pull requests: only an administrator's can.",
      `Check it yourself: open ${where}, and under "Workflow permissions" ${permissionText} if it isn't ticked.`,
      undefined,
      PAGES.actionsSettings,
    );
  }
  return mayOpenPullRequests
    ? ok('GitHub Actions may open pull requests.')
    : problem(
        'GitHub Actions may not open pull requests: the squad leaves a link instead of each.',
        `Open ${where}, and under "Workflow permissions" ${permissionText}. If it is greyed out, an owner of the organisation has to allow it first.`,
        undefined,
        PAGES.actionsSettings,
      );
}

function checkDefaultBranch(facts: GitHubFacts): DoctorFinding {
  const { defaultBranch, protectedBranches, defaultRules } = facts;
  if (protectedBranches === undefined && defaultRules === undefined) {
    return ok(
      `This token can't see whether ${defaultBranch} is protected; if Scribe may not push, it opens a pull request.`,
    );
  }
  const isProtected =
    protectedBranches?.includes(defaultBranch) ||
    defaultRules?.some((rule) => BLOCKING_RULES.has(rule));
  return ok(
    isProtected
      ? `${defaultBranch} is protected: Scribe keeps the memory in a pull request, which a person merges.`
      : `${defaultBranch} is not protected: Scribe pushes the memory to it.`,
  );
}

/** Rules that a push by the squad can't meet. */
const BLOCKING_RULES: ReadonlySet<string> = new Set([
  'creation',
  'update',
  'pull_request',
  'required_signatures',
  'branch_name_pattern',
  'commit_message_pattern',
  'commit_author_email_pattern',
  'committer_email_pattern',
]);

function checkSquadBranches(facts: GitHubFacts): DoctorFinding | undefined {
  const { page, squadRules = [], branchPrefix } = facts;
  const blockingRules = squadRules.filter((rule) => BLOCKING_RULES.has(rule));
  if (blockingRules.length === 0) return undefined;
  return problem(
    `A ruleset blocks the squad's own branches, ${branchPrefix}**: ${[...new Set(blockingRules)].join(', ')}.`,
    `Open ${menuPath('Settings > Rules > Rulesets', page, '/settings/rules')} and exclude the branches ${branchPrefix}** from that ruleset.`,
  );
}

/** Reports branches that leave no room for the squad's, on GitHub or in clones where case does not count. */
export function checkBranchNames(
  names: readonly string[],
  prefix: string,
): readonly DoctorFinding[] {
  const inTheWay = branchesInTheWay(prefix, names);
  const folded = prefix.toLowerCase();
  const inClones = names.filter((name) => `${name.toLowerCase()}/` === folded);
  return [
    ...inTheWay.map((name) =>
      problem(
        `The branch ${name} leaves no room for the squad's branches, which begin with ${prefix}: git can't have both, so pushes would fail.`,
        OTHER_NAMES,
      ),
    ),
    ...inClones
      .filter((name) => !inTheWay.includes(name))
      .map((name) =>
        warning(
          `A clone on Windows or macOS can't have both the branch ${name} and the squad's branches, ${prefix}**.`,
          OTHER_NAMES,
        ),
      ),
  ];
}

const OTHER_NAMES =
  'Rename that branch, or set the input `branch-prefix` to another prefix, such as `agents/`.';

function menuPath(menu: string, page: string | undefined, path: string): string {
  return page === undefined ? menu : `${menu}, ${page}${path}`;
}

/** Reads the settings. Never rejects: what can't be known is undefined, and the first refusal is kept. */
export async function readGitHubSettings(
  reader: Pick<
    GitHub,
    'ownership' | 'actionsMayOpenPullRequests' | 'protectedBranches' | 'rulesFor'
  >,
  query: Pick<GitHubFacts, 'page' | 'defaultBranch' | 'branchPrefix'>,
): Promise<GitHubFacts> {
  const { defaultBranch, branchPrefix } = query;
  const ownership = await attempt(reader.ownership());
  const [mayOpen, branches, defaultRules, squadRules] = await Promise.all([
    attempt(reader.actionsMayOpenPullRequests()),
    attempt(reader.protectedBranches()),
    attempt(reader.rulesFor(defaultBranch)),
    attempt(reader.rulesFor(`${branchPrefix}1-example`)),
  ]);
  const refused = [ownership, mayOpen, branches, defaultRules, squadRules].find(
    ({ kind }) => kind === 'threw',
  );
  return {
    ...query,
    ownerKind: ownership.kind === 'done' ? ownership.value.ownerKind : undefined,
    mayOpenPullRequests: mayOpen.kind === 'done' ? mayOpen.value : undefined,
    protectedBranches: branches.kind === 'done' ? branches.value : undefined,
    defaultRules: defaultRules.kind === 'done' ? defaultRules.value : undefined,
    squadRules: squadRules.kind === 'done' ? squadRules.value : undefined,
    refusal: refused?.kind === 'threw' ? describe(refused.error) : undefined,
  };
}
