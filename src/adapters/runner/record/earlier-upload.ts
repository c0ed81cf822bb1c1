// The work that an earlier attempt of this run uploaded. The artifact client's own download reads and unpacks however much
// there is, so the runner's service is asked here, with the token that only this process has.
import * as z from 'zod';
import { attempt, describe, SquadError } from '../../../errors.ts';
import type { EarlierUpload, Ports, RunTime } from '../../../ports/ports.ts';
import { proxiedFetch } from '../../proxy/proxied-fetch.ts';
import { MAX_ARCHIVE_BYTES, readOnlyFile } from './read-zip.ts';

const SERVICE = 'twirp/github.actions.results.api.v1.ArtifactService';
const LIST_MS = 5_000;
const DOWNLOAD_MS = 30_000;
const MAX_ANSWER_BYTES = 1024 * 1024;
const TOO_LARGE = 'it is larger than 64 MB';

const artifactSchema = z.object({
  name: z.string(),
  // A number of 64 bits is a text in this JSON, and a zero may be left out.
  size: z.coerce.number().default(0),
  workflow_run_backend_id: z.string(),
  workflow_job_run_backend_id: z.string(),
});
const listSchema = z.object({ artifacts: z.array(artifactSchema).default([]) });
const signedSchema = z.object({ signed_url: z.url() });

type Artifact = z.infer<typeof artifactSchema>;

/** Where an upload is looked for: `artifactName` is what this attempt uploads under. */
export type EarlierUploadDeps = Pick<Ports, 'log' | 'time'> & { readonly artifactName: string };

/** The newest upload of the file by an earlier attempt of this run. Never rejects: where the service doesn't answer, the log says so. */
export async function findEarlierUpload(
  file: string,
  { artifactName, log, time }: EarlierUploadDeps,
): Promise<EarlierUpload | undefined> {
  const listed = await attempt(list(within(time, LIST_MS)));
  if (listed.kind === 'threw') {
    const why = describe(listed.error).message;
    log.warning(`Whether an earlier attempt of this run left work is not known: ${why}.`);
    return undefined;
  }
  const found = newestOf(listed.value.artifacts, artifactName);
  return found && { artifact: found.name, read: () => download(found, file, time) };
}

const list = async (signal: AbortSignal) => ask('ListArtifacts', runIds(), listSchema, signal);

/** `squad-run-345-1-work-2` for the attempt `squad-run-345-2`: the last upload of the last attempt before it. */
function newestOf(artifacts: readonly Artifact[], artifactName: string): Artifact | undefined {
  const cut = artifactName.lastIndexOf('-') + 1;
  const [run, current] = [artifactName.slice(0, cut), Number(artifactName.slice(cut))];
  const uploads = artifacts.flatMap((artifact) => {
    const [, number, count = '1'] =
      /^(\d{1,9})-work(?:-(\d{1,9}))?$/.exec(artifact.name.slice(cut)) ?? [];
    const isEarlier = artifact.name.startsWith(run) && Number(number) < current;
    return isEarlier ? [{ artifact, at: [Number(number), Number(count)] as const }] : [];
  });
  const sorted = uploads.toSorted((a, b) => b.at[0] - a.at[0] || b.at[1] - a.at[1]);
  return sorted[0]?.artifact;
}

async function download(
  { size, ...artifact }: Artifact,
  file: string,
  time: RunTime,
): Promise<Uint8Array> {
  if (size > MAX_ARCHIVE_BYTES) throw refusal(TOO_LARGE);
  const signal = within(time, DOWNLOAD_MS);
  const { signed_url } = await ask('GetSignedArtifactURL', artifact, signedSchema, signal);
  const zip = await read(await send(signed_url, { signal }), MAX_ARCHIVE_BYTES);
  const unpacked = await attempt(async () => readOnlyFile(zip, file));
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
  const answer = await send(`${origin}/${SERVICE}/${method}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${runtimeToken()}` },
    body: JSON.stringify(body),
    signal,
  });
  const text = (await read(answer, MAX_ANSWER_BYTES)).toString();
  const parsed = await attempt(async () => schema.parse(JSON.parse(text)));
  if (parsed.kind === 'done') return parsed.value;
  throw refusal('the answer of the artifact service cannot be read');
}

/** Says nothing of the address, which is signed. */
async function send(address: string, init: Parameters<typeof proxiedFetch>[1]): Promise<Response> {
  const sent = await attempt(proxiedFetch(address, init));
  if (sent.kind === 'threw') throw refusal('the artifact service did not answer');
  if (sent.value.ok) return sent.value;
  throw refusal(`the artifact service answered ${sent.value.status}`);
}

/** The body, whatever its headers say of its length. */
async function read({ body }: Response, maxBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reading = await attempt(async () => {
    for await (const chunk of body ?? []) {
      length += chunk.length;
      if (length > maxBytes) return;
      chunks.push(chunk);
    }
  });
  if (reading.kind === 'threw') throw refusal('the artifact service did not answer in full');
  if (length > maxBytes) throw refusal(TOO_LARGE);
  return Buffer.concat(chunks);
}

function within({ left, over }: RunTime, ms: number): AbortSignal {
  return AbortSignal.any([over, AbortSignal.timeout(Math.min(ms, left()))]);
}

const runtimeToken = (): string => process.env.ACTIONS_RUNTIME_TOKEN ?? '';

/** The run and its job, as the token's claims name them: `Actions.Results:<run>:<job>`. */
function runIds(): object {
  const [, claims = ''] = runtimeToken().split('.');
  const { scp } = z
    .object({ scp: z.string() })
    .parse(JSON.parse(Buffer.from(claims, 'base64url').toString()));
  const [, run, job] = /(?:^| )Actions\.Results:([^: ]+):([^: ]+)/.exec(scp) ?? [];
  return { workflow_run_backend_id: run, workflow_job_run_backend_id: job };
}

function refusal(message: string): SquadError {
  return new SquadError({ code: 'E_GITHUB', message });
}
