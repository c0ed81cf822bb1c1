// Checks what this machine has, for those who run the squad's commands on it.
import { type DoctorFinding, ok, problem } from '../finding.ts';

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
