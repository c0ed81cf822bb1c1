// Opens GitHub's API for a job, with the log and the mask that it needs: enough for the first request.
// Call settleProxies before loading this file: @actions/github reads the proxy variables when it is loaded.
import { randomBytes } from 'node:crypto';
import { describe } from '#src/errors.ts';
import { type Inputs, secretsOf } from '#src/inputs.ts';
import type { GitHub } from '#src/ports/github.ts';
import type { Log, Ports } from '#src/ports/ports.ts';
import { createMask, type SecretMask } from '#src/secrets.ts';
import { jobRepository } from '../github/client.ts';
import { createGitHub } from '../github/github.ts';
import { settleProxies } from '../proxy/proxies.ts';
import { telemetrySecrets } from '../telemetry/export-spans.ts';
import { systemClock } from './clock.ts';
import { createLog, guardStandardError } from './log.ts';
import { cancellationSignal, openRunTime } from './run-time.ts';

/** GitHub, and everything else that a job has from its first moment. */
export type GitHubConnection = Pick<Ports, 'cancelled' | 'time'> & {
  readonly github: GitHub;
  readonly log: Log;
  readonly mask: SecretMask;
};

/** Opens the connection, starts the run's time, and masks what libraries write to standard error. Sends nothing yet. */
export function openGitHub(inputs: Inputs): GitHubConnection {
  const mask = createMask([
    ...secretsOf(inputs),
    ...settleProxies().secrets,
    ...telemetrySecrets(),
  ]);
  const log = createLog(mask.mask, (text) => process.stdout.write(text));
  guardStandardError(process.stderr, mask.mask);
  guardProcess(log);
  const cancelled = cancellationSignal();
  const time = openRunTime({ minutes: inputs.timeoutMinutes, cancelled });
  const settings = { ...jobRepository(), token: inputs.githubToken, warn: log.warning };
  const github = createGitHub({ ...settings, time });
  return { github, log, mask, cancelled, time };
}

/** Returns the ports that suffice to report how a request ended when nothing else could be opened. */
export function portsOfConnection({ github, log, mask: { holdsSecret } }: GitHubConnection) {
  const record = () => undefined;
  return { github, log, holdsSecret, clock: systemClock, randomBytes, record };
}

/** When the runtime dies, the SDK leaves a rejection unhandled; it must not end the run without an outcome. */
function guardProcess(log: Log): void {
  process.on('unhandledRejection', (reason) => {
    log.warning(`Unhandled rejection: ${describe(reason).message}`);
  });
  // The exception comes from a callback that no step of the run waits for: the run goes on, and ends with an outcome.
  process.on('uncaughtException', (error) => {
    log.warning(`Uncaught exception: ${describe(error).message}`);
  });
}
