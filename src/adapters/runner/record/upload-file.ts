// Uploads single files while the run goes on, each as an artifact of its own.
import type { Log, UploadedFile } from '#src/ports/index.ts';
import type { JobEnvironment } from '../job-environment.ts';
import type { GitHubConnection } from '../ports/open-github.ts';
import { LIMIT_MS, uploadArtifact } from './upload-artifact.ts';

type FileUploadDeps = Pick<GitHubConnection, 'cancelled' | 'time'> & {
  readonly log: Pick<Log, 'warning'>;
};

/** The uploads of a run. */
export type FileUploads = {
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
