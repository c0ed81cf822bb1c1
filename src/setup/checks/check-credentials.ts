// Are the tokens of the right kind? Only their kinds are looked at, never the tokens.
import { type DoctorFinding, foundIn, ok, problem, warning } from '../finding.ts';
import type { TokenKind } from '../token-kind.ts';

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
