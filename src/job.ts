// One job, from its inputs to its outputs: opens the world, tells one of the two stories, closes the world again.
import { keepNothing, prepareKeeping } from './adapters/artifact.ts';
import type { Environment } from './adapters/environment.ts';
import { declare, fail, hide, writeReport } from './adapters/outputs.ts';
import { type OpenWorld, openWorld } from './adapters/world.ts';
import { attempt, describe } from './errors.ts';
import { type Inputs, readInputs, secretsOf } from './inputs.ts';
import { run } from './run.ts';
import { runScribeJob } from './scribe-job.ts';
import type { RunReport } from './story/scene.ts';
import type { Request, Trigger } from './trigger/request.ts';

type Served = Exclude<Trigger, { kind: 'ignored' }>;

/** Serves one event. Throws a SquadError (E_INPUT) for wrong inputs. */
export async function runJob(environment: Environment, trigger: Served): Promise<void> {
  const inputs = readInputs(environment.input);
  hide(secretsOf(inputs));
  if (trigger.kind === 'declined') {
    process.stdout.write(`${trigger.reason}\n`);
    declare({ outcome: 'declined' });
    return;
  }
  if (trigger.kind === 'scribe') await runScribeJob({ environment, inputs, ...trigger });
  else await answer(environment, inputs, trigger.request);
}

async function answer(environment: Environment, inputs: Inputs, request: Request): Promise<void> {
  const opened = await openWorld(environment, inputs);
  const { serverUrl, runId, triggeringActor } = environment;
  const job = { serverUrl, runId, triggeringActor };
  const ran = await attempt(run({ request, inputs, world: opened.world, job }));
  const isDeclined = ran.kind === 'done' && ran.value.outcome.kind === 'declined';
  // Strangers start nothing, not even an upload.
  const keep = isDeclined ? keepNothing : prepareKeeping(environment, inputs, opened);
  await opened.close();
  if (ran.kind === 'done') await conclude(ran.value, opened);
  else concludeBroken(ran.error, request, opened);
  if ((await keep()) === 'late') process.exit();
}

async function conclude(report: RunReport, { world, record }: OpenWorld): Promise<void> {
  const { outcome } = report;
  await writeReport(report, record);
  if (outcome.kind !== 'failed') {
    const why = 'reason' in outcome ? ` ${outcome.reason}` : '';
    world.log.info(`Outcome: ${outcome.kind}.${why}`);
    return;
  }
  fail(world.mask([outcome.reason, outcome.hint].filter((text) => text !== undefined).join('\n')));
}

/** Not even the board could be written: the log is all there is. */
function concludeBroken(thrown: unknown, request: Request, { world, record }: OpenWorld): void {
  const { code, message, hint = '' } = describe(thrown);
  declare({ outcome: 'failed', 'run-log': record });
  fail(world.mask(`${code}, ${request.id}: ${message}\n${hint}`.trim()));
}
