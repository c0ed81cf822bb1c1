// The entry of the action. Most events are not for the squad: job.ts, and with it everything heavy, is loaded only for those
// that are.

import { settleProxies } from '#src/adapters/proxy/proxies.ts';
import { cleanEnvironment, takeOverSecrets } from '#src/adapters/runner/clean-environment.ts';
import { readEventFile, readJobEnvironment } from '#src/adapters/runner/job-environment.ts';
import { keepWriting } from '#src/adapters/runner/keep-writing.ts';
import { failJob } from '#src/adapters/runner/log.ts';
import { readTrigger, screenEvent } from '#src/trigger/event.ts';
import { describe } from './errors.ts';

const LINGER_MS = 300;

async function start(): Promise<void> {
  takeOverSecrets();
  const environment = readJobEnvironment();
  const facts = {
    eventName: environment.eventName,
    payload: readEventFile(environment.eventPath),
    repository: environment.repository,
    job: environment.input('job'),
    baseBranch: environment.input('base-branch'),
    phrase: environment.triggerPhrase,
    ownBranches: environment.ownBranchPrefix,
    runId: environment.runId,
    now: new Date().toISOString(),
    request: environment.input('request'),
    issue: environment.input('issue'),
    actor: environment.actor,
    ref: environment.ref,
    serverUrl: environment.serverUrl,
  };
  // This may start the process anew, so it comes before everything that takes long to load.
  if (screenEvent(facts)?.kind !== 'ignored') cleanEnvironment(environment.temporary);
  const trigger = await readTrigger(facts);
  if (trigger.kind === 'ignored') {
    process.stdout.write(`${trigger.reason}\n`);
    return;
  }
  settleProxies();
  await (await import('./job.ts')).runJob(environment, trigger);
}

keepWriting(process.stdout, process.stderr);

// By default, this signal opens Node's debugger, and with it every secret here, to anyone who may signal this process.
process.on('SIGUSR1', () => {});

try {
  await start();
} catch (error) {
  const { code, message, hint } = describe(error);
  await failJob(`${code}: ${message}${hint === undefined ? '' : `\n${hint}`}`);
}
// Everything is reported by now, so an open connection or a client's timers must not keep the job waiting.
setTimeout(() => process.exit(), LINGER_MS).unref();
