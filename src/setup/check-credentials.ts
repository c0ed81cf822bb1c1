// Are the tokens of the right kind? Only their kinds are looked at, never the tokens.

import type { RepositoryOwnership } from '#src/ports/github.ts';
import { type DoctorFinding, foundIn, ok, PAGES, problem, unseen, warning } from './finding.ts';
import type { SquadJob } from './workflow-file.ts';

// Kinds of GitHub tokens, by their prefixes: https://github.blog/engineering/behind-githubs-new-authentication-token-formats

type TokenKind =
  | 'classic'
  | 'fine-grained'
  | 'oauth'
  | 'app-user'
  | 'installation'
  | 'refresh'
  | 'unknown';

const TOKEN_PREFIXES: readonly (readonly [string, TokenKind])[] = [
  ['ghp_', 'classic'],
  ['github_pat_', 'fine-grained'],
  ['gho_', 'oauth'],
  ['ghu_', 'app-user'],
  ['ghs_', 'installation'],
  ['ghr_', 'refresh'],
];

/** Returns the kind of a token, and nothing of the token itself. */
export function tokenKind(token: string): TokenKind {
  return TOKEN_PREFIXES.find(([prefix]) => token.startsWith(prefix))?.[1] ?? 'unknown';
}

export type CredentialFacts = {
  /** Kind of `github-token`; undefined when there is none to look at. */
  readonly githubToken: TokenKind | undefined;
  /** Kind of `copilot-token`; undefined when it isn't set. */
  readonly copilotToken: TokenKind | undefined;
  /** The provider's name, when there is one instead of Copilot. */
  readonly provider: string | undefined;
  readonly hasProviderKey: boolean;
};

/** Checks what the credentials look like. Only GitHub or the provider can say whether they are accepted. */
export function checkCredentials(facts: CredentialFacts): readonly DoctorFinding[] {
  const { githubToken, copilotToken, provider, hasProviderKey } = facts;
  return foundIn([
    githubToken && checkGitHubToken(githubToken),
    provider === undefined
      ? copilotToken && checkCopilotToken(copilotToken)
      : checkProvider(provider, hasProviderKey),
  ]);
}

const USE_JOB_TOKEN =
  "Leave `github-token` out, so that the job's own token is used; or use an app's.";

function checkGitHubToken(kind: TokenKind): DoctorFinding {
  switch (kind) {
    case 'installation':
      return ok("`github-token` is the job's own token, or an app's.");
    case 'fine-grained':
    case 'app-user':
      return warning(
        "`github-token` is a person's token: what the squad writes appears under that person's name.",
        USE_JOB_TOKEN,
      );
    case 'refresh':
      return problem('`github-token` is a refresh token, which grants no access.', 'Leave it out.');
    case 'unknown':
      return warning('`github-token` is of an unknown kind.', USE_JOB_TOKEN);
    default:
      return warning('`github-token` may reach every repository of its owner.', USE_JOB_TOKEN);
  }
}

function checkProvider(provider: string, hasKey: boolean): DoctorFinding {
  if (hasKey) return ok(`Models come from the provider ${provider}, with a key.`);
  return warning(
    `Models come from the provider ${provider}, without a key.`,
    "Unless its address needs no key, store one as a secret and set `provider-api-key`. If the secret's name differs from the one in the workflow, the key is empty.",
  );
}

const CREATE_FINE_GRAINED =
  'Create a fine-grained token (Settings > Developer settings > Personal access tokens) with the permission "Copilot Requests", and store it as the secret that `copilot-token` names.';

function checkCopilotToken(kind: TokenKind): DoctorFinding {
  switch (kind) {
    case 'classic':
      return problem(
        '`copilot-token` is a classic token, which Copilot refuses.',
        CREATE_FINE_GRAINED,
      );
    case 'installation':
      return ok("`copilot-token` is the job's own token, or an app's.");
    case 'refresh':
      return problem(
        '`copilot-token` is a refresh token, which grants no access.',
        CREATE_FINE_GRAINED,
      );
    case 'unknown':
      return warning("`copilot-token` doesn't look like a GitHub token.", CREATE_FINE_GRAINED);
    default:
      return ok("`copilot-token` is a user's token, as Copilot requires.");
  }
}

/** Finds nothing if `isAccepted` (Copilot has just taken the credentials), if others pay, or if the owner is unknown. */
export function checkPayer(
  jobs: readonly SquadJob[],
  ownerKind: RepositoryOwnership['ownerKind'] | undefined,
  isAccepted: boolean,
): readonly DoctorFinding[] {
  const paysByJob = jobs.some(
    ({ kind, permissions }) =>
      kind === 'comment' && typeof permissions !== 'string' && permissions.has('copilot-requests'),
  );
  if (!paysByJob || ownerKind === undefined || isAccepted) return [];
  if (ownerKind === 'person') {
    return [ok("The models are billed to the Copilot seat of the repository's owner.")];
  }
  return [
    unseen(
      'The models are billed to the organisation, if its policy allows it; that cannot be checked from here.',
      'Ask an owner of the organisation to turn on "Allow use of Copilot CLI billed to the organization" in its Copilot policies.',
      undefined,
      PAGES.copilotInActions,
    ),
  ];
}
