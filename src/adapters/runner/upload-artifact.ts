// Uploads the run's record as an artifact of the workflow run. Only this process has the runner's token for it.
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { onceAborted } from '#src/abort.ts';
import { type Attempt, attempt, describe } from '#src/errors.ts';
import type { Inputs } from '#src/inputs.ts';
import type { Log, Ports, UploadedFile } from '#src/ports/ports.ts';
import { headOf } from '#src/text/cut-characters.ts';
import { createArtifact, type NewArtifact } from './artifact-service.ts';
import type { JobEnvironment } from './job-environment.ts';
import type { GitHubConnection } from './open-github.ts';

// Uploads single files while the run goes on, each as an artifact of its own.

type FileUploadDeps = Pick<GitHubConnection, 'cancelled' | 'time'> & {
  readonly log: Pick<Log, 'warning'>;
};

/** The uploads of a run. */
type FileUploads = {
  /** Uploads a file of the folder as an artifact of its own: no file can be added to an existing artifact. */
  uploadFile(file: string): Promise<UploadedFile>;
};

/** Kept free for the run to report where the file is. */
const RESERVED_MS = 2_000;

/** Opens the uploads; sends nothing yet. */
export function openFileUploads(
  { artifactName }: Pick<JobEnvironment, 'artifactName'>,
  folder: string,
  { log, cancelled, time }: FileUploadDeps,
): FileUploads {
  let count = 0;
  const limitMs = () => Math.min(LIMIT_MS, Math.max(0, time.left() - RESERVED_MS));
  return {
    async uploadFile(file) {
      if (artifactName === undefined) return { kind: 'no-artifacts' };
      count += 1;
      const name = `${artifactName}-work${count === 1 ? '' : `-${count}`}`;
      const artifact = { name, what: file, folder, files: [file], warn: log.warning, limitMs };
      const result = await uploadArtifact({ ...artifact, cancelled });
      return result === 'kept' ? { kind: 'uploaded', artifact: name } : { kind: 'failed' };
    },
  };
}

export type ArtifactUpload = {
  readonly name: string;
  /** Its name in warnings; the run's record by default. */
  readonly what?: string;
  /** A folder, and the paths of files in it; missing files are skipped. */
  readonly folder: string;
  readonly files: readonly string[];
  readonly warn: (text: string) => void;
  /** Milliseconds after which the upload is given up; 20 seconds by default. */
  readonly limitMs?: () => number;
  /** Ends the upload when it fires. */
  readonly cancelled?: AbortSignal;
};

export type UploadResult = 'kept' | 'nothing-to-keep' | 'failed';

/** How long an upload may take. */
const LIMIT_MS = 20_000;
const RETENTION_DAYS = 7;

export const uploadNothing = async (): Promise<UploadResult> => 'nothing-to-keep';

/** The files that a run leaves, and what their upload needs. */
export type RunLogs = {
  readonly ports: Pick<Ports, 'cancelled' | 'log' | 'time'>;
  /** Path of the run's JSONL record. */
  readonly record: string;
  /** The folder of the run's logs, and the paths in it, listed when read. */
  readonly folder: string;
  readonly logs: readonly string[];
};

/** Chooses what of a job's logs is uploaded; the returned function uploads it. A dry run uploads nothing. */
export function prepareLogUpload(
  { artifactName: name }: JobEnvironment,
  { dryRun }: Inputs,
  opened: Attempt<RunLogs>,
): () => Promise<UploadResult> {
  if (name === undefined || dryRun || opened.kind === 'threw') return uploadNothing;
  const { folder, logs: files, record, ports } = opened.value;
  if (!existsSync(record)) return uploadNothing;
  const { cancelled, time, log } = ports;
  // The record of a cancelled run is uploaded in the time that is left; only a cancellation meanwhile ends that.
  const limitMs = () => (cancelled.aborted ? time.left() : LIMIT_MS);
  return () =>
    uploadArtifact({
      name,
      folder,
      files,
      warn: log.warning,
      limitMs,
      ...(cancelled.aborted ? {} : { cancelled }),
    });
}

/** Uploads the files as one archive; never rejects. */
export async function uploadArtifact(artifact: ArtifactUpload): Promise<UploadResult> {
  const { name, folder, files, warn, limitMs, cancelled, what = "The run's record" } = artifact;
  const held = files.filter((file) => existsSync(join(folder, file)));
  if (held.length === 0) return 'nothing-to-keep';
  const uploaded = await attempt(async () => {
    const contents = held.map(async (file) => [file, await readFile(join(folder, file))] as const);
    const bytes = zipSync(Object.fromEntries(await Promise.all(contents)));
    const archive = { name, bytes, type: 'application/zip', days: RETENTION_DAYS };
    return uploadWithin(limitMs?.() ?? LIMIT_MS, archive, cancelled);
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
