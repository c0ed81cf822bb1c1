// Finds which checks run on the squad's work, as the trusted commit names them.
import type { TrustedTree } from '#src/ports/index.ts';
import { findChecks, narrowRights, readTeam, type SquadLocation } from '#src/team/index.ts';
import { type DoctorFinding, ok, warning } from '../finding.ts';

const MAX_NAMED = 10;

/** Reports the checks; nothing if there is no squad. Only reading the tree can throw. */
export async function checkChecks(
  tree: TrustedTree,
  location: SquadLocation,
): Promise<readonly DoctorFinding[]> {
  if (location.kind !== 'found') return [];
  const { settings } = await readTeam(tree, location);
  if (narrowRights('shell', settings.commands) === 'off') {
    return [ok('No checks run on what the squad changes: the setting `action.commands` is "off".')];
  }
  const found = await findChecks(tree, settings.checks);
  if (found.length === 0) return [NO_CHECKS];
  const shown = found
    .slice(0, MAX_NAMED)
    .map(({ name, run }) => (name === run ? name : `${name} (${run})`));
  const more = found.length > MAX_NAMED ? ` and ${found.length - MAX_NAMED} more` : '';
  const source = settings.checks === undefined ? '' : ', as the setting `action.checks` says';
  return [ok(`Run on what the squad changes${source}: ${shown.join(', ')}${more}.`)];
}

const NO_CHECKS = warning(
  'No checks run on what the squad changes: the settings name none, and none were found.',
  "Name them in the squad's config.json:",
  ['{ "action": {', '  "checks": [{ "name": "test", "run": "npm test" }]', '} }'],
);
