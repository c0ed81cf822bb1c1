// The runner's artifact service (Twirp with JSON) and the storage behind it. Asked directly, because the toolkit's client
// knows no server but GitHub's own, can't be stopped, and reads archives without a limit.
import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod';
import { attempt, SquadError } from '#src/errors.ts';
import { type ProxiedRequest, proxiedFetch } from '../proxy/proxied-fetch.ts';
import { readAtMost } from '../proxy/read-at-most.ts';

/** No answer may be larger. */
const MAX_ANSWER_BYTES = 64 * 1024 * 1024;
const TOO_LARGE = 'it is larger than 64 MB';

const SERVICE = 'twirp/github.actions.results.api.v1.ArtifactService';
/** The version of the service's interface. */
const VERSION = 7;
const DAY_MS = 86_400_000;
const TRIES = 3;
/** Answers after which a request may succeed when it is sent again. */
const PASSING = [429, 500, 502, 503, 504];

export type NewArtifact = {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** `application/zip` for an archive; a single file of another type is kept as it is, by the artifact's name. */
  readonly type: string;
  /** For how long it is kept; undefined for as long as the repository's settings say. */
  readonly days?: number;
};

const createdSchema = z.object({ ok: z.literal(true), signed_upload_url: z.url() });
const finishedSchema = z.object({ ok: z.literal(true), artifact_id: z.string() });
const refusedSchema = z.object({ msg: z.string() });
const claimsSchema = z.object({ scp: z.string() });

/**
 * Uploads an artifact and returns its id. A server's error is tried again until `signal` fires.
 * Throws a SquadError (E_GITHUB) that holds no signed address.
 */
export async function createArtifact(
  { name, bytes, type, days }: NewArtifact,
  signal: AbortSignal,
): Promise<string> {
  const artifact = { ...runIds(), name };
  const expiry = days === undefined ? {} : { expires_at: expiryOf(days) };
  const begun = { ...artifact, version: VERSION, mime_type: type, ...expiry };
  const { signed_upload_url } = await askService('CreateArtifact', begun, createdSchema, signal);
  await store(signed_upload_url, { bytes, type }, signal);
  const hash = `sha256:${createHash('sha256').update(bytes).digest('hex')}`;
  const stored = { ...artifact, size: String(bytes.byteLength), hash };
  return (await askService('FinalizeArtifact', stored, finishedSchema, signal)).artifact_id;
}

/** The repository's own limit is GITHUB_RETENTION_DAYS. */
function expiryOf(days: number): string {
  const most = Number(process.env.GITHUB_RETENTION_DAYS) || days;
  return new Date(Date.now() + Math.min(days, most) * DAY_MS).toISOString();
}

/** Stores bytes as Azure's block blobs take them: one block, then the list of all blocks. */
async function store(
  address: string,
  { bytes, type }: Pick<NewArtifact, 'bytes' | 'type'>,
  signal: AbortSignal,
): Promise<void> {
  const id = Buffer.from('1').toString('base64');
  const put = (query: string, body: string | Uint8Array) =>
    loadBytes(
      `${address}&${query}`,
      { method: 'PUT', headers: { 'x-ms-blob-content-type': type }, body },
      signal,
    );
  await put(`comp=block&blockid=${encodeURIComponent(id)}`, bytes);
  const list = `<?xml version="1.0" encoding="utf-8"?><BlockList><Latest>${id}</Latest></BlockList>`;
  await put('comp=blocklist', list);
}

/** Calls a method of the service. Throws a SquadError (E_GITHUB) if it refuses, or answers what `schema` does not know. */
async function askService<Answer>(
  method: string,
  fields: object,
  schema: z.ZodType<Answer>,
  signal: AbortSignal,
): Promise<Answer> {
  const { origin } = new URL(process.env.ACTIONS_RESULTS_URL ?? '');
  const headers = {
    'content-type': 'application/json',
    authorization: `Bearer ${runtimeToken()}`,
  };
  const request = { method: 'POST', headers, body: JSON.stringify(fields) } as const;
  const answer = await loadBytes(`${origin}/${SERVICE}/${method}`, request, signal);
  const parsed = await attempt(() => schema.parse(JSON.parse(answer.toString())));
  if (parsed.kind === 'done') return parsed.value;
  throw refusal('the answer of the artifact service cannot be read');
}

/** Loads what is at an address, at most 64 MB. Errors don't repeat the address, which may be signed. */
async function loadBytes(
  address: string,
  request: ProxiedRequest,
  signal: AbortSignal,
): Promise<Buffer> {
  const { answer, bytes } = await send(address, { ...request, signal }, signal);
  if (!answer.ok) throw refusal(`the artifact service answered ${answer.status}${reasonIn(bytes)}`);
  if (bytes === undefined) throw refusal(TOO_LARGE);
  return bytes;
}

async function send(address: string, request: ProxiedRequest, signal: AbortSignal, tries = 1) {
  const sent = await attempt(async () => {
    const answer = await proxiedFetch(address, request);
    return { answer, bytes: await readAtMost(answer, MAX_ANSWER_BYTES) };
  });
  if (sent.kind === 'done' && !PASSING.includes(sent.value.answer.status)) return sent.value;
  const waited =
    tries < TRIES ? await attempt(pause(tries * 1000, undefined, { signal })) : undefined;
  if (waited?.kind === 'done') return send(address, request, signal, tries + 1);
  if (sent.kind === 'done') return sent.value;
  throw refusal('the artifact service did not answer');
}

/** Returns why the service refuses, in its own words. */
function reasonIn(bytes: Buffer | undefined): string {
  try {
    return `: ${refusedSchema.parse(JSON.parse(bytes?.toString() ?? '')).msg}`;
  } catch {
    return '';
  }
}

const runtimeToken = (): string => process.env.ACTIONS_RUNTIME_TOKEN ?? '';

/** Reads the ids of the run and its job from the token's claims: `Actions.Results:<run>:<job>`. */
function runIds(): object {
  const [, claims = ''] = runtimeToken().split('.');
  const { scp } = claimsSchema.parse(JSON.parse(Buffer.from(claims, 'base64url').toString()));
  const [, run, job] = /(?:^| )Actions\.Results:([^: ]+):([^: ]+)/.exec(scp) ?? [];
  return { workflow_run_backend_id: run, workflow_job_run_backend_id: job };
}

/** The error of a service that refuses, or can't be understood. */
function refusal(message: string): SquadError {
  return new SquadError({ code: 'E_GITHUB', message });
}
