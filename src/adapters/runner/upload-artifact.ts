// Uploads the run's record as an artifact of the workflow run. Only this process has the runner's token for it.

import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { zipSync } from 'fflate';
import * as z from 'zod';
import { onceAborted } from '#src/abort.ts';
import { attempt, describe, SquadError } from '#src/errors.ts';
import type { Log, Ports, UploadedFile } from '#src/ports/ports.ts';
import { headOf } from '#src/text/cut-characters.ts';
import { type ProxiedRequest, proxiedFetch, readAtMost } from '../proxy/proxied-fetch.ts';

// The runner's artifact service (Twirp with JSON) and the storage behind it. Asked directly, because the toolkit's client
// knows no server but GitHub's own, can't be stopped, and reads archives without a limit.

/** No answer may be larger. */
const MAX_ANSWER_BYTES = 1024 * 1024;

const SERVICE = 'twirp/github.actions.results.api.v1.ArtifactService';
/** The version of the service's interface. */
const VERSION = 7;
const DAY_MS = 86_400_000;
const TRIES = 3;
/** Answers after which a request may succeed when it is sent again. */
const PASSING = [429, 500, 502, 503, 504];

type NewArtifact = {
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
async function createArtifact(
  { name, bytes, type, days }: NewArtifact,
  signal: AbortSignal,
): Promise<string> {
  const artifact = { ...runIds(), name };
  // The repository's own limit.
  const most = Number(process.env.GITHUB_RETENTION_DAYS) || Number.POSITIVE_INFINITY;
  const end = (keptDays: number) => new Date(Date.now() + keptDays * DAY_MS).toISOString();
  const expiry = days === undefined ? {} : { expires_at: end(Math.min(days, most)) };
  const begun = { ...artifact, version: VERSION, mime_type: type, ...expiry };
  const { signed_upload_url } = await askService('CreateArtifact', begun, createdSchema, signal);
  await store(signed_upload_url, { bytes, type }, signal);
  const hash = `sha256:${createHash('sha256').update(bytes).digest('hex')}`;
  const stored = { ...artifact, size: String(bytes.byteLength), hash };
  return (await askService('FinalizeArtifact', stored, finishedSchema, signal)).artifact_id;
}

/** Stores bytes as Azure's block blobs take them: one block, then the list of all blocks. */
async function store(
  address: string,
  { bytes, type }: Pick<NewArtifact, 'bytes' | 'type'>,
  signal: AbortSignal,
): Promise<void> {
  const id = Buffer.from('1').toString('base64');
  const put = (query: string, body: string | Uint8Array) =>
    ask(
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
  const answer = await ask(`${origin}/${SERVICE}/${method}`, request, signal);
  const parsed = await attempt(() => schema.parse(JSON.parse(answer.toString())));
  if (parsed.kind === 'done') return parsed.value;
  throw refusal('the answer of the artifact service cannot be read');
}

/** Sends a request and returns the answer. Errors don't repeat the address, which may be signed. */
async function ask(address: string, request: ProxiedRequest, signal: AbortSignal): Promise<Buffer> {
  const { answer, bytes } = await send(address, { ...request, signal }, signal);
  if (!answer.ok) throw refusal(`the artifact service answered ${answer.status}${reasonIn(bytes)}`);
  if (bytes === undefined) throw refusal('the answer of the artifact service cannot be read');
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
const refusal = (message: string) => new SquadError({ code: 'E_GITHUB', message });

/** How long an upload may take. */
export const LIMIT_MS = 20_000;
/** Kept free for the run to report where a file is. */
const RESERVED_MS = 1_000;
const RETENTION_DAYS = 7;

/** Returns what uploads a file of the folder while the run goes on: as an artifact of its own, since none can be added to. */
export function openFileUploads(
  artifactName: string | undefined,
  folder: string,
  { log, time }: UploadPorts,
): (file: string) => Promise<UploadedFile> {
  let count = 0;
  return async (file) => {
    if (artifactName === undefined) return { kind: 'no-artifacts' };
    count += 1;
    const name = `${artifactName}-work${count === 1 ? '' : `-${count}`}`;
    const limitMs = Math.min(LIMIT_MS, Math.max(0, time.left() - RESERVED_MS));
    const kept = { name, what: file, folder, files: [file], warn: log.warning, limitMs };
    // A run that is cancelled uploads its work, too, in the time that it has left.
    const result = await uploadArtifact({ ...kept, cancelled: time.over });
    return result === 'kept' ? { kind: 'uploaded', artifact: name } : { kind: 'failed' };
  };
}

type UploadPorts = Pick<Ports, 'time'> & { readonly log: Pick<Log, 'warning'> };

export type ArtifactUpload = {
  readonly name: string;
  /** Its name in warnings. */
  readonly what: string;
  /** A folder, and the paths of files in it; missing files are skipped. */
  readonly folder: string;
  readonly files: readonly string[];
  readonly warn: (text: string) => void;
  /** Milliseconds after which the upload is given up. */
  readonly limitMs: number;
  /** Ends the upload when it fires. */
  readonly cancelled: AbortSignal | undefined;
};

export type UploadResult = 'kept' | 'nothing-to-keep' | 'failed';

/** Uploads the files as one archive; never rejects. */
export async function uploadArtifact(artifact: ArtifactUpload): Promise<UploadResult> {
  const { name, what, folder, files, warn, limitMs, cancelled } = artifact;
  const held = files.filter((file) => existsSync(join(folder, file)));
  if (held.length === 0) return 'nothing-to-keep';
  const uploaded = await attempt(async () => {
    const contents = held.map(async (file) => [file, await readFile(join(folder, file))] as const);
    const bytes = zipSync(Object.fromEntries(await Promise.all(contents)));
    const archive = { name, bytes, type: 'application/zip', days: RETENTION_DAYS };
    return uploadWithin(limitMs, archive, cancelled);
  });
  if (uploaded.kind === 'done') return 'kept';
  warn(`${what} was not saved as an artifact: ${firstLine(uploaded.error)}`);
  return 'failed';
}

/** Uploads an artifact and returns its id. Gives up after `ms`, or when `cancelled` fires, and says so in its error. */
export async function uploadWithin(
  ms: number,
  artifact: NewArtifact,
  cancelled?: AbortSignal,
): Promise<string> {
  const ending = new AbortController();
  const giveUp = (why: string) => () => ending.abort(new Error(why));
  const timer = setTimeout(giveUp('the upload took too long'), ms);
  const forget = cancelled && onceAborted(cancelled, giveUp('the job was cancelled'));
  const created = await attempt(createArtifact(artifact, ending.signal));
  clearTimeout(timer);
  forget?.();
  if (created.kind === 'done') return created.value;
  throw ending.signal.aborted ? ending.signal.reason : created.error;
}

/** Returns the first line of an error's message. */
export function firstLine(error: unknown): string {
  return headOf(describe(error).message.split('\n')[0] ?? '', 300);
}
