// Takes the steps of a workflow's job as a runner would, up to the one that starts the action.
import { execFile } from 'node:child_process';
import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { minimalEnvironment } from './process-variables.ts';
import type { PlayedStep, WorkflowJob } from './workflow-job.ts';

type StepOptions = {
  readonly workspace: string;
  /** Checks the repository out into the workspace, at `ref` or, if that is empty, at the event's own. */
  readonly checkOut: (ref: string) => Promise<void>;
};

/** The step that starts the action. */
type ActionStep = {
  /** Its program, if the job checked the action out itself. */
  readonly main: string | undefined;
  /** What its `with:` gives, without what is empty. */
  readonly inputs: Readonly<Record<string, string>>;
};

const PROJECT = fileURLToPath(new URL('..', import.meta.url));

/** Takes the steps in order. Throws when one fails or isn't known here, or when none starts the action. */
export async function takeSteps({ steps }: WorkflowJob, options: StepOptions): Promise<ActionStep> {
  for (const step of steps) {
    const { uses, with: given } = step;
    if (/(?:^\.\/\.|\/)squad-action$/.test(uses)) {
      const inputs = Object.entries(given).filter(([, value]) => value !== '');
      const main = uses.startsWith('./')
        ? join(options.workspace, uses, 'dist/main.js')
        : undefined;
      return { main, inputs: Object.fromEntries(inputs) };
    }
    await takeStep(step, options);
  }
  throw new Error("No step of the workflow's job starts the action");
}

async function takeStep(step: PlayedStep, { workspace, checkOut }: StepOptions): Promise<void> {
  const { uses, run, env, with: given } = step;
  if (uses === '') {
    const shell = ['--noprofile', '--norc', '-eo', 'pipefail', '-c', run];
    await promisify(execFile)('bash', shell, {
      cwd: workspace,
      env: { ...minimalEnvironment(), ...env },
    });
  } else if (uses === 'actions/checkout') {
    const { path = '', repository = '', ref = '' } = given;
    if (path === '') return checkOut(ref);
    if (repository === '' || ref === '')
      throw new Error(`The checkout into ${path} says not of what`);
    await symlink(PROJECT, join(workspace, path));
  } else {
    throw new Error(`Rehearsals can't play a step that uses ${uses}`);
  }
}
