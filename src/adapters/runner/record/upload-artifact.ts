// Uploads the run's record as an artifact of the workflow run. Only this process has the runner's token for it.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DefaultArtifactClient } from '@actions/artifact';
import { unlessAborted } from '../../../abort.ts';
import { type Attempt, attempt, describe } from '../../../errors.ts';
import type { Inputs } from '../../../inputs.ts';
import type { Ports } from '../../../ports/ports.ts';
import { headOf } from '../../../text/cut-characters.ts';
import { withTimeout } from '../../programs/with-timeout.ts';
import type { JobEnvironment } from '../job-environment.ts';

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
  /** Ends the upload soon after it fires. */
  readonly cancelled?: AbortSignal;
};

/** `late`: the upload was given up, but the client's timers go on for minutes, so the process should be ended. */
export type UploadResult = 'kept' | 'nothing-to-keep' | 'failed' | 'late';

/** How long an upload may take. */
export const LIMIT_MS = 20_000;
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
  /** Whether an upload was given up while the run went on. */
  readonly isUploadLate: () => boolean;
};

/** Chooses what of a job's logs is uploaded; the returned function uploads it. A dry run uploads nothing. */
export function prepareLogUpload(
  { artifactName: name }: JobEnvironment,
  { dryRun }: Inputs,
  opened: Attempt<RunLogs>,
): () => Promise<UploadResult> {
  if (name === undefined || dryRun || opened.kind === 'threw') return uploadNothing;
  const { folder, logs, record, ports, isUploadLate } = opened.value;
  if (!existsSync(record)) return uploadNothing;
  const { cancelled, time, log } = ports;
  const limitMs = () => (cancelled.aborted ? time.left() : LIMIT_MS);
  return async () => {
    const result = await uploadArtifact({
      name,
      folder,
      files: logs,
      warn: log.warning,
      limitMs,
      cancelled,
    });
    return isUploadLate() ? 'late' : result;
  };
}

/** Uploads the files; never rejects. */
export function uploadArtifact(artifact: ArtifactUpload): Promise<UploadResult> {
  const onTimeout = () => {
    artifact.warn(`${whatOf(artifact)} was not saved as an artifact: the upload took too long.`);
    return 'late' as const;
  };
  const limit = artifact.limitMs?.() ?? LIMIT_MS;
  const uploading = unlessCancelled(upload(artifact), artifact.cancelled);
  return withTimeout<UploadResult>(limit, uploading, onTimeout);
}

/** Gives up an upload during which the job is cancelled; one that begins after that keeps its time limit. */
async function unlessCancelled(
  uploading: Promise<UploadResult>,
  cancelled: AbortSignal | undefined,
): Promise<UploadResult> {
  if (cancelled === undefined || cancelled.aborted) return uploading;
  const ended = await attempt(unlessAborted(uploading, cancelled));
  return ended.kind === 'done' ? ended.value : 'late';
}

const whatOf = ({ what = "The run's record" }: ArtifactUpload): string => what;

async function upload(artifact: ArtifactUpload): Promise<UploadResult> {
  const { name, folder, files, warn } = artifact;
  const paths = files.map((file) => join(folder, file)).filter((path) => existsSync(path));
  if (paths.length === 0) return 'nothing-to-keep';
  try {
    await new DefaultArtifactClient().uploadArtifact(name, paths, folder, {
      retentionDays: RETENTION_DAYS,
    });
    return 'kept';
  } catch (error) {
    warn(
      `${whatOf(artifact)} was not saved as an artifact: ${redactedFirstLine(describe(error).message)}`,
    );
    return 'failed';
  }
}

/** Returns the first line, without the queries of URLs: an upload's URL is signed. */
export function redactedFirstLine(message: string): string {
  const line = headOf(message.split('\n')[0] ?? '', 300);
  return line.replace(/\?[^\s"')]*/g, '?...');
}
