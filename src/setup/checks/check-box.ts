// Checks where programs of the repository run, and what a workflow should install for them.
import type { BoxState } from '#src/ports/index.ts';
import { cutCharacters, oneLine } from '#src/text/index.ts';
import { type DoctorFinding, foundIn, ok, problem, warning } from '../finding.ts';
import type { WorkflowText } from './check-workflows.ts';

/** Checks the box, and quotes the set-up of Copilot's own agent, which the squad's job does not run. */
export function checkBox(
  state: BoxState | undefined,
  workflows: readonly WorkflowText[],
): readonly DoctorFinding[] {
  return foundIn([state && boxFinding(state), setUpFinding(workflows)]);
}

function boxFinding(state: BoxState): DoctorFinding {
  const failed = listFailedWays(state);
  if (state.kind === 'off') {
    return problem(
      `Commands, checks and custom tools are off: ${state.reason} (${failed}).`,
      `To turn them on, ${state.next}.`,
    );
  }
  if (state.way === 'none') {
    return warning(
      `The repository's programs run without a box (${failed}).`,
      'Take `"box": "none"` out of the settings once a box can be made.',
    );
  }
  const others = failed === '' ? '' : ` Not used: ${failed}.`;
  return ok(
    `Commands, checks and custom tools run in a box (${state.way}); nothing of the job was reachable from inside it.${others}`,
  );
}

/** Lists each way that can't be used here, with its reason. */
export function listFailedWays({ failed }: BoxState): string {
  return failed.map(({ way, reason }) => `${way}: ${reason}`).join('; ');
}

const SET_UP = /(?:^|\/)copilot-setup-steps\.ya?ml$/;
const MAX_STEPS = 6;

function setUpFinding(workflows: readonly WorkflowText[]): DoctorFinding | undefined {
  const found = workflows.find(({ path }) => SET_UP.test(path));
  if (found === undefined) return undefined;
  const steps = [...found.text.matchAll(/^[ \t]*(?:-[ \t]+)?(?:run|uses):\s*(\S.*)$/gm)];
  const shown = steps.slice(0, MAX_STEPS).map(([, what = '']) => cutCharacters(oneLine(what), 60));
  if (shown.length === 0) return undefined;
  return warning(
    `${found.path} says what Copilot's agent installs: ${shown.join('; ')}.`,
    "The squad's job installs only what its own workflow says: put the same steps before the squad's.",
  );
}
