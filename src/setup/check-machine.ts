// Checks what this machine has: programs, the box, and the repository's own tools.

import type { BoxState } from '#src/ports/box.ts';
import type { ToolProblem } from '#src/run-log/events.ts';
import type { SquadSettings } from '#src/team/settings.ts';
import { firstOf } from '#src/text/count.ts';
import { cutCharacters } from '#src/text/cut-characters.ts';
import { oneLine } from '#src/text/one-line.ts';
import type { WorkflowText } from './check-workflows.ts';
import { type DoctorFinding, type DoctorTarget, foundIn, ok, problem, warning } from './finding.ts';

/** Checks the box, and quotes the set-up of Copilot's own agent, which the squad's job does not run. */
export function checkBox(
  state: BoxState | undefined,
  workflows: readonly WorkflowText[],
  target: DoctorTarget,
): readonly DoctorFinding[] {
  const toFinding = target === 'github' ? boxFinding : localBoxFinding;
  return foundIn([state && toFinding(state), setUpFinding(workflows)]);
}

/** A person's machine may do without: a job's runner has its own box. */
function localBoxFinding(state: BoxState): DoctorFinding {
  if (state.kind === 'on' && state.way !== 'none') {
    return ok(`Custom tools that you try here run in a box (${state.way}), as in a job.`);
  }
  const failed = listFailedWays(state);
  const why = failed === '' ? 'it takes Linux' : failed;
  return ok(
    `This machine makes no box (${why}), so custom tools that you try here run without one. A job's runner makes its own.`,
  );
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

const MAX_HOSTS = 6;

/** Says what the settings open to programs in the box; empty where they open nothing. */
export function openPlaces({
  network,
  services,
}: Pick<SquadSettings, 'network' | 'services'>): readonly string[] {
  const named = network === 'none' ? [] : network;
  const hosts =
    network === 'public'
      ? 'every public host by HTTP and HTTPS'
      : firstOf([...named], MAX_HOSTS, (host) => host);
  const ports = firstOf(services, MAX_HOSTS, (port) => `localhost:${port}`);
  const sentences = [
    [hosts, `Commands, checks and custom tools may reach ${hosts} (setting \`network\`).`],
    [ports, `Commands and checks may reach ${ports} of the job (setting \`services\`).`],
  ];
  return sentences.flatMap(([places, sentence = '']) => (places === '' ? [] : sentence));
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

export type MachineFacts = {
  /** `0.2.0, acme/squad-action@…`. */
  readonly action: string;
  /** `20.19.4`. */
  readonly node: string;
  /** `2.39.5`; undefined when git could not be started. */
  readonly git: string | undefined;
  /** Path of the Copilot runtime; undefined when it isn't on this machine. */
  readonly runtime: string | undefined;
};

const MIN_VERSIONS = { node: '20.19', git: '2.38' };

/** Checks Node, git and the Copilot runtime of this machine. A job's runner has its own. */
export function checkMachine({
  action,
  node,
  git,
  runtime,
}: MachineFacts): readonly DoctorFinding[] {
  return [
    ok(`squad-action ${action}.`),
    isAtLeast(node, MIN_VERSIONS.node)
      ? ok(`Node ${node}.`)
      : problem(`Node ${node} is too old.`, `Install Node ${MIN_VERSIONS.node} or later.`),
    checkGit(git),
    runtime === undefined
      ? ok(
          "The Copilot runtime is not on this machine; a job fetches it automatically. For a rehearsal, `npm ci` in the action's folder installs it here.",
        )
      : ok(`The Copilot runtime is ${runtime}.`),
  ];
}

function checkGit(git: string | undefined): DoctorFinding {
  const install = `Install git ${MIN_VERSIONS.git} or later.`;
  if (git === undefined) return problem('git cannot be started.', install);
  return isAtLeast(git, MIN_VERSIONS.git)
    ? ok(`git ${git}.`)
    : problem(`git ${git} is too old.`, install);
}

/** Compares the first two numbers of versions. */
function isAtLeast(version: string, minimum: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [minMajor = 0, minMinor = 0] = minimum.split('.').map(Number);
  return major > minMajor || (major === minMajor && minor >= minMinor);
}

export type ToolFacts = {
  readonly names: readonly string[];
  readonly diagnostics: readonly ToolProblem[];
};

/** Names the tools that work, and reports the problems of others; finds nothing if the repository has none. */
export function checkTools({ names, diagnostics }: ToolFacts): readonly DoctorFinding[] {
  const findings = diagnostics.map((diagnostic) => {
    const { code, path, message, next } = diagnostic;
    const where = diagnostic.export === undefined ? path : `${path} (${diagnostic.export})`;
    const createFinding = code === 'L_DUPLICATE' ? warning : problem;
    return createFinding(`${where}: ${message} (\`${code}\`)`, next);
  });
  return names.length === 0 ? findings : [ok(`Tools: ${names.join(', ')}.`), ...findings];
}
