// Are there workflows, and what may their jobs do?

import { type Finding, ok, type Place, problem, warning } from '../finding.ts';
import { readWorkflow, type SquadJob } from '../workflow-file.ts';
import { checkCondition, checkQueue, checkTriggers } from './check-events.ts';
import { checkModels, checkPermissions } from './check-permissions.ts';
import { checkSteps } from './check-steps.ts';

export type WorkflowText = { readonly path: string; readonly text: string };

/** The file whose job runs Scribe; undefined when there is none. */
export function scribeWorkflow(files: readonly WorkflowText[]): string | undefined {
  const runsScribe = ({ path, text }: WorkflowText) => {
    const reading = readWorkflow(path, text);
    return reading.kind === 'read' && reading.jobs.some(({ kind }) => kind === 'scribe');
  };
  return files.find(runsScribe)?.path;
}

/** Looks at every workflow file of the repository. */
export function checkWorkflows(files: readonly WorkflowText[], place: Place): readonly Finding[] {
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
  return [
    ...broken,
    ...missing(jobs, { isSomeBroken: broken.length > 0, place }),
    ...jobs.flatMap(checkJob),
  ];
}

const copy = (name: string, place: Place): string => {
  const byHand = `Copy examples/workflows/${name} of the action to .github/workflows/`;
  return place === 'terminal'
    ? `${byHand}; \`squad-action init --workflow-only\` does that.`
    : `${byHand}, put in the owner and the commit of the action, and commit it to the default branch.`;
};

type Looking = { readonly isSomeBroken: boolean; readonly place: Place };

function missing(jobs: readonly SquadJob[], { isSomeBroken, place }: Looking): readonly Finding[] {
  const has = (kind: SquadJob['kind']) => isSomeBroken || jobs.some((job) => job.kind === kind);
  return [
    ...(has('comment')
      ? []
      : [problem('No workflow answers comments with the squad.', copy('squad.yml', place))]),
    ...(has('scribe')
      ? []
      : [
          warning(
            "No workflow runs Scribe: what agents decide and learn stays in the inboxes and doesn't become memory.",
            copy('squad-scribe.yml', place),
          ),
        ]),
  ];
}

function checkJob(job: SquadJob): readonly Finding[] {
  const where = `${job.file}, job ${job.id}`;
  const complaints = [
    ...checkTriggers(job),
    ...checkPermissions(job),
    ...checkModels(job),
    ...checkQueue(job),
    ...checkCondition(job),
    ...checkSteps(job),
  ];
  if (complaints.length === 0) {
    return [ok(`${where}: permissions, queue, checkout and pins are as they should be.`)];
  }
  return complaints.map((finding) => ({ ...finding, what: `${where}: ${finding.what}` }));
}
