// Says who pays for the models that the job's own token asks for: an organisation, by a policy, or a person's seat.
import type { RepositoryOwnership } from '#src/ports/index.ts';
import { type DoctorFinding, ok, warning } from '../finding.ts';
import { PAGES } from '../pages.ts';
import type { SquadJob } from '../workflow-file.ts';

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
    warning(
      'The models are billed to the organisation, if its policy allows it; that cannot be checked from here.',
      'Ask an owner of the organisation to turn on "Allow use of Copilot CLI billed to the organization" in its Copilot policies.',
      undefined,
      PAGES.copilotInActions,
    ),
  ];
}
