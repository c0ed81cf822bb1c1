// Finds the work that an earlier attempt of this run uploaded.
import * as z from 'zod';
import { attempt, describe } from '../../../errors.ts';
import type { EarlierUpload, Ports, RunTime } from '../../../ports/ports.ts';
import {
  askService,
  loadBytes,
  MAX_ANSWER_BYTES,
  refusal,
  runIds,
  TOO_LARGE,
} from './artifact-service.ts';
import { readOnlyFile } from './read-zip.ts';

const LIST_MS = 5_000;
const DOWNLOAD_MS = 30_000;

const artifactSchema = z.object({
  name: z.string(),
  // In this JSON a 64-bit number is a string, and a zero may be left out.
  size: z.coerce.number().default(0),
  workflow_run_backend_id: z.string(),
  workflow_job_run_backend_id: z.string(),
});
const listSchema = z.object({ artifacts: z.array(artifactSchema).default([]) });
const signedSchema = z.object({ signed_url: z.url() });

type Artifact = z.infer<typeof artifactSchema>;

/** What the search needs; `artifactName` is the name under which this attempt uploads. */
export type EarlierUploadDeps = Pick<Ports, 'log' | 'time'> & { readonly artifactName: string };

/** Finds the newest upload of the file by an earlier attempt of this run. Never rejects: a failed search is only logged. */
export async function findEarlierUpload(
  file: string,
  { artifactName, log, time }: EarlierUploadDeps,
): Promise<EarlierUpload | undefined> {
  const signal = within(time, LIST_MS);
  const listed = await attempt(async () =>
    askService('ListArtifacts', runIds(), listSchema, signal),
  );
  if (listed.kind === 'threw') {
    const why = describe(listed.error).message;
    log.warning(`Could not find out whether an earlier attempt of this run left work: ${why}.`);
    return undefined;
  }
  const found = newestOf(listed.value.artifacts, artifactName);
  return found && { artifact: found.name, read: () => download(found, file, time) };
}

/** Finds the last upload of the last attempt before this one: `squad-run-345-1-work-2` for `squad-run-345-2`. */
function newestOf(artifacts: readonly Artifact[], artifactName: string): Artifact | undefined {
  const cut = artifactName.lastIndexOf('-') + 1;
  const [run, current] = [artifactName.slice(0, cut), Number(artifactName.slice(cut))];
  const uploads = artifacts.flatMap((artifact) => {
    const [, number, count = 1] =
      /^(\d{1,9})-work(?:-(\d{1,9}))?$/.exec(artifact.name.slice(cut)) ?? [];
    const isEarlier = artifact.name.startsWith(run) && Number(number) < current;
    return isEarlier ? [{ artifact, number: Number(number), count: Number(count) }] : [];
  });
  return uploads.toSorted((a, b) => b.number - a.number || b.count - a.count)[0]?.artifact;
}

async function download(
  { size, ...artifact }: Artifact,
  file: string,
  time: RunTime,
): Promise<Uint8Array> {
  if (size > MAX_ANSWER_BYTES) throw refusal(TOO_LARGE);
  const signal = within(time, DOWNLOAD_MS);
  const { signed_url } = await askService('GetSignedArtifactURL', artifact, signedSchema, signal);
  const zip = await loadBytes(signed_url, {}, signal);
  const unpacked = await attempt(() => readOnlyFile(zip, file));
  if (unpacked.kind === 'threw') throw refusal('its file cannot be read');
  return unpacked.value;
}

/** Not joined with the run's own signal: Node 20 loses a joined signal that only a fetch holds. */
function within({ left }: RunTime, ms: number): AbortSignal {
  return AbortSignal.timeout(Math.ceil(Math.min(ms, left())));
}
