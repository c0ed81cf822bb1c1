// Finds the work that an earlier attempt of this run uploaded. The artifact client's own download reads and unpacks without
// a limit, so the runner's service is asked directly, with the token that only this process has.
import * as z from 'zod';
import { attempt, describe, SquadError } from '../../../errors.ts';
import type { EarlierUpload, Ports, RunTime } from '../../../ports/ports.ts';
import { proxiedFetch } from '../../proxy/proxied-fetch.ts';
import { readAtMost } from '../../proxy/read-at-most.ts';
import { MAX_ARCHIVE_BYTES, readOnlyFile } from './read-zip.ts';

const SERVICE = 'twirp/github.actions.results.api.v1.ArtifactService';
const LIST_MS = 5_000;
const DOWNLOAD_MS = 30_000;
const TOO_LARGE = 'it is larger than 64 MB';

const artifactSchema = z.object({
  name: z.string(),
  // In this JSON a 64-bit number is a string, and a zero may be left out.
  size: z.coerce.number().default(0),
  workflow_run_backend_id: z.string(),
  workflow_job_run_backend_id: z.string(),
});
const listSchema = z.object({ artifacts: z.array(artifactSchema).default([]) });
const signedSchema = z.object({ signed_url: z.url() });
const claimsSchema = z.object({ scp: z.string() });

type Artifact = z.infer<typeof artifactSchema>;

/** What the search needs; `artifactName` is the name under which this attempt uploads. */
export type EarlierUploadDeps = Pick<Ports, 'log' | 'time'> & { readonly artifactName: string };

/** Finds the newest upload of the file by an earlier attempt of this run. Never rejects: a failed search is only logged. */
export async function findEarlierUpload(
  file: string,
  { artifactName, log, time }: EarlierUploadDeps,
): Promise<EarlierUpload | undefined> {
  const signal = within(time, LIST_MS);
  const listed = await attempt(async () => ask('ListArtifacts', runIds(), listSchema, signal));
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
  if (size > MAX_ARCHIVE_BYTES) throw refusal(TOO_LARGE);
  const signal = within(time, DOWNLOAD_MS);
  const { signed_url } = await ask('GetSignedArtifactURL', artifact, signedSchema, signal);
  const zip = await load(signed_url, { signal });
  const unpacked = await attempt(() => readOnlyFile(zip, file));
  if (unpacked.kind === 'threw') throw refusal('its file cannot be read');
  return unpacked.value;
}

async function ask<Answer>(
  method: string,
  body: object,
  schema: z.ZodType<Answer>,
  signal: AbortSignal,
): Promise<Answer> {
  const { origin } = new URL(process.env.ACTIONS_RESULTS_URL ?? '');
  const answer = await load(`${origin}/${SERVICE}/${method}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${runtimeToken()}` },
    body: JSON.stringify(body),
    signal,
  });
  const parsed = await attempt(() => schema.parse(JSON.parse(answer.toString())));
  if (parsed.kind === 'done') return parsed.value;
  throw refusal('the answer of the artifact service cannot be read');
}

/** Loads what is at an address. Errors don't repeat the address, which may be signed. */
async function load(address: string, init: Parameters<typeof proxiedFetch>[1]): Promise<Buffer> {
  const loaded = await attempt(async () => {
    const answer = await proxiedFetch(address, init);
    return { answer, bytes: await readAtMost(answer, MAX_ARCHIVE_BYTES) };
  });
  if (loaded.kind === 'threw') throw refusal('the artifact service did not answer');
  const { answer, bytes } = loaded.value;
  if (!answer.ok) throw refusal(`the artifact service answered ${answer.status}`);
  if (bytes === undefined) throw refusal(TOO_LARGE);
  return bytes;
}

/** Not joined with the run's own signal: Node 20 loses a joined signal that only a fetch holds. */
function within({ left }: RunTime, ms: number): AbortSignal {
  return AbortSignal.timeout(Math.ceil(Math.min(ms, left())));
}

const runtimeToken = (): string => process.env.ACTIONS_RUNTIME_TOKEN ?? '';

/** Reads the ids of the run and its job from the token's claims: `Actions.Results:<run>:<job>`. */
function runIds(): object {
  const [, claims = ''] = runtimeToken().split('.');
  const { scp } = claimsSchema.parse(JSON.parse(Buffer.from(claims, 'base64url').toString()));
  const [, run, job] = /(?:^| )Actions\.Results:([^: ]+):([^: ]+)/.exec(scp) ?? [];
  return { workflow_run_backend_id: run, workflow_job_run_backend_id: job };
}

function refusal(message: string): SquadError {
  return new SquadError({ code: 'E_GITHUB', message });
}
