// How a command is run in the box, by an agent or as a check.
import type { BoxSpec, ProgramSpec } from '#src/ports/index.ts';

type ShellProgram = Pick<
  ProgramSpec,
  'command' | 'args' | 'directory' | 'environment' | 'passed' | 'box'
>;

/** Returns a fresh shell in `directory` that sends standard error to standard output, so that both stay in order. */
export function shellProgram(command: string, directory: string, box: BoxSpec): ShellProgram {
  return {
    command: 'bash',
    args: ['-c', 'exec 2>&1; exec bash -c "$1"', 'bash', command],
    directory,
    environment: shellEnvironment(directory, box),
    passed: [],
    box,
  };
}

/** Keeps programs from prompting, drawing colours, or waiting for a network that is not there. */
function shellEnvironment(directory: string, { network = 'none' }: BoxSpec) {
  const offline = {
    CARGO_NET_OFFLINE: 'true',
    GOPROXY: 'off',
    npm_config_offline: 'true',
    PIP_NO_INDEX: '1',
    PIP_RETRIES: '0',
    YARN_ENABLE_NETWORK: '0',
  };
  return {
    ...(network === 'none' ? offline : {}),
    CI: 'true',
    GIT_PAGER: 'cat',
    GIT_TERMINAL_PROMPT: '0',
    GOTOOLCHAIN: 'local',
    npm_config_fund: 'false',
    npm_config_update_notifier: 'false',
    PAGER: 'cat',
    SQUAD_WORKSPACE: directory,
    TERM: 'dumb',
    TMPDIR: '/tmp',
  };
}
