// Checks whether there are workflows, and what their jobs may do.
import {
  type DoctorFinding,
  type DoctorTarget,
  foundIn,
  ok,
  problem,
  warning,
} from '../finding.ts';
import { readWorkflow, type SquadJob } from '../workflow-file.ts';
import { checkCondition, checkQueue, checkRequest, checkTriggers } from './check-events.ts';
import { checkModels, checkPermissions } from './check-permissions.ts';
import { checkSteps } from './check-steps.ts';

export type WorkflowText = { readonly path: string; readonly text: string };

/** Finds the file whose job runs Scribe; undefined when there is none. */
export function findScribeWorkflow(files: readonly WorkflowText[]): string | undefined {
  return squadJobs(files).find(({ kind }) => kind === 'scribe')?.file;
}

/** Returns every job of the squad's. */
export function squadJobs(files: readonly WorkflowText[]): readonly SquadJob[] {
  return files.flatMap(({ path, text }) => {
    const reading = readWorkflow(path, text);
    return reading.kind === 'read' ? reading.jobs : [];
  });
}

/** Looks at every workflow file of the repository. */
export function checkWorkflows(
  files: readonly WorkflowText[],
  target: DoctorTarget,
): readonly DoctorFinding[] {
  const readings = files.map(({ path, text }) => ({ path, reading: readWorkflow(path, text) }));
  const jobs = readings.flatMap(({ reading }) => (reading.kind === 'read' ? reading.jobs : []));
  const broken = readings.flatMap(({ path, reading }) =>
    reading.kind === 'read'
      ? []
      : problem(
          `${path} cannot be read: ${reading.reason}.`,
          'Correct it, or compare it with examples/workflows/ of the action.',
        ),
  );
  const missing = broken.length > 0 ? [] : findMissing(jobs, target);
  return foundIn([...broken, ...missing, ...jobs.flatMap(checkJob)]);
}

const howToCopy = (name: string, target: DoctorTarget): string => {
  const byHand = `Copy examples/workflows/${name} of the action to .github/workflows/`;
  return target === 'terminal'
    ? `${byHand}; \`squad-action init --workflow-only\` does that.`
    : `${byHand}, fill in the owner and the commit of the action, and commit it to the default branch.`;
};

function findMissing(
  jobs: readonly SquadJob[],
  target: DoctorTarget,
): readonly (DoctorFinding | undefined)[] {
  const hasJob = (kind: SquadJob['kind']) => jobs.some((job) => job.kind === kind);
  return [
    hasJob('comment')
      ? undefined
      : problem(
          'No workflow starts the squad when somebody comments.',
          howToCopy('squad.yml', target),
        ),
    hasJob('scribe')
      ? undefined
      : warning(
          "No workflow runs Scribe: what agents decide and learn stays in the inboxes and doesn't become memory.",
          howToCopy('squad-scribe.yml', target),
        ),
  ];
}

function checkJob(job: SquadJob): readonly DoctorFinding[] {
  const where = `${job.file}, job ${job.id}`;
  const findings = foundIn([
    ...checkTriggers(job),
    ...checkPermissions(job),
    checkModels(job),
    checkQueue(job),
    checkCondition(job),
    checkRequest(job),
    ...checkSteps(job),
  ]);
  if (findings.length === 0) {
    return [ok(`${where}: permissions, queue, checkout and pins are as they should be.`)];
  }
  return findings.map((finding) => ({ ...finding, what: `${where}: ${finding.what}` }));
}
