// A request that was answered: what its run kept on the remote is useless now, but may still be there.
import { attempt } from '../../errors.ts';
import { deleteSavedRuns } from '../../workspace/saved/saved-runs.ts';
import type { RemoteSnapshot } from '../context/fetch-remote.ts';
import type { RunArgs } from '../start/run-context.ts';
import { readSavedRuns } from './saved-run.ts';

/** Removes the states of the request's runs from the remote. Never rejects. */
export async function forgetAnswered(
  { request, inputs, ports }: RunArgs,
  fetching: Promise<RemoteSnapshot>,
): Promise<void> {
  if (inputs.dryRun) return;
  await attempt(async () => {
    const runs = await readSavedRuns(ports.git, (await fetching).saved);
    const own = runs.filter((run) => run.request === request.id);
    await deleteSavedRuns(
      ports,
      own.map(({ ref }) => ref),
    );
  });
}
