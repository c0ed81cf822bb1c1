// Builds the World: the only place where ports meet the real things.
import { randomBytes } from 'node:crypto';
import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Inputs } from '../inputs.ts';
import { secretsOf } from '../inputs.ts';
import { createMask } from '../secrets.ts';
import type { World } from '../world.ts';
import { systemClock } from './clock.ts';
import { createCopilot } from './copilot.ts';
import { chooseCredentials } from './copilot-credentials.ts';
import { withoutWrites } from './dry-run.ts';
import type { Environment } from './environment.ts';
import { openGit } from './git.ts';
import { createGitHub } from './github.ts';
import { createLog } from './log.ts';
import { openRecord } from './record.ts';

export type OpenWorld = {
  readonly world: World;
  /** Path of the run's JSONL record. */
  readonly record: string;
  /** Ends every process and removes private folders; the record stays. */
  close(): Promise<void>;
};

/** Opens everything a run needs; nothing is sent to the network yet. */
export async function openWorld(environment: Environment, inputs: Inputs): Promise<OpenWorld> {
  const { apiUrl, serverUrl, repository, temporary, path, workspace } = environment;
  const { mask, holdsSecret } = createMask(secretsOf(inputs));
  const log = createLog(mask, (text) => process.stdout.write(text));
  const [owner = '', name = ''] = repository.split('/');
  const token = inputs.githubToken;
  const directory = await realpath(await mkdtemp(join(temporary, 'squad-runtime-')));
  const record = join(temporary, `squad-run-${environment.runId}`, 'run.jsonl');
  const git = await openGit({
    workspace,
    temporary,
    serverUrl,
    repository,
    token,
    path,
    squadDirectory: inputs.squadDirectory,
  });
  const runtime = createCopilot({
    credentials: chooseCredentials(inputs),
    model: inputs.model,
    directory,
    path,
    places: {
      input: inputs.copilotRuntimePath,
      toolCache: environment.toolCache,
      platform: `${process.platform}-${process.arch}`,
      path,
      npmEnvironment: environment.npm,
    },
  });
  const world: World = {
    github: createGitHub({ apiUrl, owner, name, token, clock: systemClock, warn: log.warning }),
    git: git.git,
    runtime,
    clock: systemClock,
    log,
    record: openRecord(record, mask),
    randomBytes,
    mask,
    holdsSecret,
    cancelled: cancellation(),
  };
  return {
    world: inputs.dryRun ? withoutWrites(world) : world,
    record,
    async close() {
      await runtime.stop();
      await git.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** A cancelled job gets SIGINT, then SIGTERM, and has about ten seconds to save what is finished. */
function cancellation(): AbortSignal {
  const cancelled = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => cancelled.abort());
  return cancelled.signal;
}
