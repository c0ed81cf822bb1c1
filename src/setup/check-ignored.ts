// Tells what lies at the checkout's top, ignored by git, and whether programs in the box find it.

import type { TrustedTree } from '#src/ports/git.ts';
import { readTeam, type SquadLocation } from '#src/team/team.ts';
import { firstOf } from '#src/text/count.ts';
import type { CheckoutLook, RefusedShare } from '#src/workspace/shown-folders.ts';
import {
  blocking,
  type DoctorFinding,
  type DoctorTarget,
  foundIn,
  ok,
  problem,
  warning,
} from './finding.ts';
import { ATTRIBUTES, missingAttributes } from './init-report.ts';

/** The folders and files that count as the default branch has them. */
export const COMMITTED_PATHS = ['.squad', '.ai-team', '.github/workflows', ATTRIBUTES];

const MAX_PATHS = 5;

/** `uncommitted`: paths below these; undefined if that couldn't be found out, or if all files come from a commit. */
export function checkCommitted(uncommitted: readonly string[] = []): readonly DoctorFinding[] {
  if (uncommitted.length === 0) return [];
  const added = COMMITTED_PATHS.filter((one) =>
    uncommitted.some((path) => path === one || path.startsWith(`${one}/`)),
  );
  return [
    blocking(
      `Not committed, so no run sees it: ${firstOf(uncommitted, MAX_PATHS, (path) => path)}.`,
      'Runs read the default branch. Commit there and push, or merge a pull request:',
      [`git add ${added.join(' ')}`, 'git commit -m "Set up the squad"'],
    ),
  ];
}

/** Files that are committed, and that the default branch doesn't have, as far as the clone has fetched it. */
export type Unpublished = { readonly branch: string; readonly paths: readonly string[] };

export function checkPublished(unpublished: Unpublished | undefined): readonly DoctorFinding[] {
  const { branch = '', paths = [] } = unpublished ?? {};
  if (paths.length === 0) return [];
  return [
    blocking(
      `Not on ${branch} of origin, as this clone last saw it, so no run sees it: ${firstOf(paths, MAX_PATHS, (path) => path)}.`,
      `Push to ${branch}, or merge a pull request. If that is done, \`git fetch\` and ask again.`,
    ),
  ];
}

/** Checks that git merges what two branches add to the memory. Only reading the tree can throw. */
export async function checkAttributes(
  tree: TrustedTree,
  location: SquadLocation,
): Promise<readonly DoctorFinding[]> {
  if (location.kind !== 'found') return [];
  const missing = missingAttributes(await tree.read(ATTRIBUTES), location.directory);
  if (missing === '') return [];
  return [
    warning(
      `Pull requests that add to the squad's memory will conflict with each other: ${ATTRIBUTES} doesn't tell git to keep both sides.`,
      `Add to ${ATTRIBUTES}, and commit it; \`squad-action init\` does that, too:`,
      missing.trim().split(/\r?\n/),
    ),
  ];
}

// Names of files and folders that hold secrets by the habit of their tools, for the doctor's words: nothing depends on it.

/** Each with what it holds; the first that matches counts. Case doesn't. */
const SECRET_NAMES: readonly (readonly [name: RegExp, what: string])[] = [
  [/^\.env(?:\..+|rc)?$|^\.dev\.vars(?:\..+)?$/i, 'variables'],
  [/^\.aws$/i, "AWS's keys"],
  [/^\.azure$/i, "Azure's tokens"],
  [/^\.?gcloud$|service[-_]account.*\.json$/i, "Google Cloud's keys"],
  [/^\.kube$|^kubeconfig/i, "clusters' tokens"],
  [/^\.docker$/i, "registries' passwords"],
  [
    /^\.terraform$|\.tfstate(?:\.backup)?$|\.tfvars(?:\.json)?$/i,
    "Terraform's state and variables",
  ],
  [
    /^\.(?:vercel|netlify|wrangler|firebase|serverless|fly)$/i,
    'tokens and variables for deploying',
  ],
  [/^\.ssh$|^id_(?:rsa|dsa|ecdsa|ed25519)$/i, 'SSH keys'],
  [/^\.gnupg$/i, 'GPG keys'],
  [/\.(?:pem|key|p12|pfx|jks|keystore|ppk)$/i, 'keys'],
  [/^[._]netrc$|^\.git-credentials$|^\.pgpass$|^\.my\.cnf$|^\.htpasswd$/i, 'passwords'],
  [/^\.npmrc$|^\.pypirc$|^auth\.json$/i, "package registries' tokens"],
  [/^local\.settings\.json$/i, "Azure Functions' variables"],
  [/^\.?credentials?(?:$|[._-])|^\.?secrets?(?:$|[._-])/i, 'secrets, by its name'],
];

/** Returns what a file or folder of this name usually holds, if that is secret; a slash may end the name. */
export function secretHeldIn(name: string): string | undefined {
  const plain = name.replace(/\/+$/, '');
  return SECRET_NAMES.find(([pattern]) => pattern.test(plain))?.[1];
}

/** Looks at the checkout, of which the settings share these paths. Never rejects. */
export type LookAround = (share: readonly string[]) => Promise<CheckoutLook>;

const MOST_NAMED = 8;

/** Compares the checkout with what its settings share; finds nothing without a squad. Only reading the tree can throw. */
export async function checkIgnored(
  tree: TrustedTree,
  location: SquadLocation,
  { lookAround, target }: { readonly lookAround: LookAround; readonly target: DoctorTarget },
): Promise<readonly DoctorFinding[]> {
  if (location.kind !== 'found') return [];
  const { share } = (await readTeam(tree, location)).settings;
  const look = await lookAround(share);
  return foundIn([
    ...share.map((path) => sharedSecret(path, look)),
    ...look.refused.map(refusedFinding),
    hiddenSecrets(look),
    hiddenFolders(look, target),
  ]);
}

/** Says what a path usually holds, or one of the folders in it. */
function secretIn(path: string, { withCredentials }: CheckoutLook): string | undefined {
  const names = path.split('/');
  if (withCredentials.includes(path.replace(/\/$/, ''))) return 'credentials of its tool';
  return names.map(secretHeldIn).find((what) => what !== undefined);
}

function sharedSecret(path: string, look: CheckoutLook): DoctorFinding | undefined {
  const what = secretIn(path, look);
  if (what === undefined || look.refused.some((one) => one.path === path)) return undefined;
  return problem(
    `The setting \`action.share\` names ${path}, which looks like secrets (${what}): every command, check and tool in the box can read it.`,
    'Take it out. If checks need such a folder, share one of another name that holds values for tests alone.',
  );
}

function refusedFinding({ path, reason }: RefusedShare): DoctorFinding {
  return warning(
    `The setting \`action.share\` names ${path}, which programs in the box don't get: ${reason}.`,
    "Correct it in the squad's config.json, or take it out.",
  );
}

function hiddenSecrets(look: CheckoutLook): DoctorFinding | undefined {
  const secrets = look.absent.flatMap((name) => {
    const what = secretIn(name, look);
    return what === undefined ? [] : [`${name} (${what})`];
  });
  if (secrets.length === 0) return undefined;
  return ok(
    `Git ignores what looks like secrets here, and nothing of it is in the box: ${firstOf(secrets, MOST_NAMED, (it) => it)}. If checks need values, put some for tests alone into another folder, and name it in \`action.share\`.`,
  );
}

/** On a runner, a step of the workflow made these folders; on a person's machine, anything may have. */
function hiddenFolders(look: CheckoutLook, target: DoctorTarget): DoctorFinding | undefined {
  const folders = look.absent.filter(
    (name) => name.endsWith('/') && secretIn(name, look) === undefined,
  );
  if (folders.length === 0) return undefined;
  const what = `Git ignores these folders, and they are not in the box: ${firstOf(folders, MOST_NAMED, (it) => it)}.`;
  const remedy = 'If checks or commands need one, name it in `action.share`.';
  return target === 'github' ? warning(what, remedy) : ok(`${what} ${remedy}`);
}
