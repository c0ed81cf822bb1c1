// The run's record as an artifact of the workflow run. Only this process holds the runner's token for it: the agents'
// runtime, git and npm get environments of their own.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe } from '../../errors.ts';
import type { Inputs } from '../../inputs.ts';
import { headOf } from '../../text/cut-characters.ts';
import { withTimeout } from '../programs/with-timeout.ts';
import type { JobEnvironment } from './job-environment.ts';
import type { OpenPorts } from './open-ports.ts';

export type ArtifactUpload = {
  readonly name: string;
  /** The folder that holds the files, and the files' paths in it; those that don't exist are left out. */
  readonly folder: string;
  readonly files: readonly string[];
  readonly warn: (text: string) => void;
  /** Milliseconds after which the upload is given up; 20 seconds unless told. */
  readonly limitMs?: number;
};

/** `late`: given up, but the client's own timers go on, for minutes: end the process. */
export type UploadResult = 'kept' | 'nothing-to-keep' | 'failed' | 'late';

const LIMIT_MS = 20_000;
/** A record is looked at in the days after a run; it is not an archive. */
const RETENTION_DAYS = 7;

export const uploadNothing = async (): Promise<UploadResult> => 'nothing-to-keep';

/** The upload of a job's logs, where its runs wrote any; a dry run keeps nothing on GitHub. */
export function prepareLogUpload(
  { artifactName: name }: JobEnvironment,
  { dryRun }: Inputs,
  { folder, logs, record, ports }: OpenPorts,
): () => Promise<UploadResult> {
  if (name === undefined || dryRun || !existsSync(record)) return uploadNothing;
  return prepareUpload({ name, folder, files: logs, warn: ports.log.warning });
}

/** Begins to load the client, which takes longer than the upload; the result uploads what the files hold by then, and never rejects. */
export function prepareUpload(artifact: ArtifactUpload): () => Promise<UploadResult> {
  const loading = import('@actions/artifact');
  // Heard when it is waited for.
  loading.catch(() => undefined);
  return () => {
    const onTimeout = () => {
      artifact.warn("The run's record is not kept as an artifact: the upload took too long.");
      return 'late' as const;
    };
    return withTimeout<UploadResult>(
      artifact.limitMs ?? LIMIT_MS,
      upload(artifact, loading),
      onTimeout,
    );
  };
}

type ArtifactClientModule = typeof import('@actions/artifact');

async function upload(
  { name, folder, files, warn }: ArtifactUpload,
  loading: Promise<ArtifactClientModule>,
): Promise<UploadResult> {
  const paths = files.map((file) => join(folder, file)).filter((path) => existsSync(path));
  if (paths.length === 0) return 'nothing-to-keep';
  try {
    const client = new (await loading).DefaultArtifactClient();
    await client.uploadArtifact(name, paths, folder, { retentionDays: RETENTION_DAYS });
    return 'kept';
  } catch (error) {
    warn(
      `The run's record is not kept as an artifact: ${redactedFirstLine(describe(error).message)}`,
    );
    return 'failed';
  }
}

/** One line, without the queries of addresses: the one of an upload is signed. */
function redactedFirstLine(message: string): string {
  const line = headOf(message.split('\n')[0] ?? '', 300);
  return line.replace(/\?[^\s"')]*/g, '?...');
}
