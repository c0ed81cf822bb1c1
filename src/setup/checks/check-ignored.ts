// Tells what lies at the checkout's top, ignored by git, and whether programs in the box find it.
import type { TrustedTree } from '#src/ports/index.ts';
import { readTeam, type SquadLocation } from '#src/team/index.ts';
import { firstOf } from '#src/text/index.ts';
import type { CheckoutLook, RefusedShare } from '#src/workspace/index.ts';
import {
  type DoctorFinding,
  type DoctorTarget,
  foundIn,
  ok,
  problem,
  warning,
} from '../finding.ts';
import { secretHeldIn } from '../secret-names.ts';

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
