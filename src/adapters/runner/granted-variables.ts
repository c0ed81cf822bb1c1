// The job's variables that settings grant to tools: from then on their values are secrets like any other.
import type { VariableGrant } from '#src/ports/index.ts';
import type { SecretMask } from '#src/secrets.ts';
import { mayPassVariable } from '#src/tools/index.ts';
import type { JobEnvironment } from './job-environment.ts';
import { maskInLog } from './outputs.ts';

/** Shorter values occur in ordinary words, so they can't be masked. */
const SHORTEST_MASKED = 6;
const SECRET_NAME = /TOKEN|KEY|SECRET|PASS|PWD|PIN|CRED|AUTH/i;
/** A plain word or a small number, `warn` or `8080`: masking it would hide half of every text. */
const PLAIN_VALUE = /^(?:[a-z]{1,12}|\d{1,5}|)$/i;

type GrantDeps = {
  /** Adds secrets to the mask. */
  readonly learn: (values: readonly string[]) => void;
  /** Public text that every link contains: the server's address and the repository. */
  readonly publicText: string;
};

/** Returns the mask with a method that teaches it the values of the variables that settings grant. */
export function withGrants(
  { learn, ...secrets }: SecretMask,
  { serverUrl, repository }: Pick<JobEnvironment, 'serverUrl' | 'repository'>,
) {
  const deps = { learn, publicText: `${serverUrl}/${repository}` };
  return { ...secrets, grantVariables: (names: readonly string[]) => grantVariables(names, deps) };
}

/** Masks the values of the variables that may be passed, also in the job's log. Returns those that may not be, and why. */
export function grantVariables(
  names: readonly string[],
  { learn, publicText }: GrantDeps,
): VariableGrant {
  const refused = new Map<string, string>();
  for (const name of new Set(names)) {
    const value = process.env[name]?.trim() ?? '';
    const reason = refusalOf(name, value, publicText);
    if (reason !== undefined) refused.set(name, reason);
    else if (isSecret(name, value, publicText)) {
      learn([value]);
      maskInLog([value]);
    }
  }
  return { refused };
}

function refusalOf(name: string, value: string, publicText: string): string | undefined {
  if (!mayPassVariable(name))
    return 'it belongs to the runner, is a token, or controls how programs start';
  const isTooShort = value.length < SHORTEST_MASKED && isSecret(name, value, publicText);
  return isTooShort ? 'its value is too short to be masked' : undefined;
}

function isSecret(name: string, value: string, publicText: string): boolean {
  if (value === '' || publicText.includes(value)) return false;
  return SECRET_NAME.test(name) || !PLAIN_VALUE.test(value);
}
