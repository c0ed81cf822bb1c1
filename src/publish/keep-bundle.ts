// Keeps work that the remote refuses on every branch: in a file of the run, uploaded before anybody is told about it.
import type { WorkBundle } from '#src/outcome.ts';
import type { Ports } from '#src/ports/index.ts';
import { BUNDLE_FILE, type BundledWork, keepInBundle } from '#src/workspace/index.ts';

export type KeepBundleDeps = Pick<Ports, 'git' | 'uploadFile'> & {
  readonly jobPaths: Pick<Ports['jobPaths'], 'kept'>;
};

/** Writes the run's bundle, uploads it and returns where it is. Throws a SquadError (E_GIT). */
export async function keepBundle(
  work: Omit<BundledWork, 'folder'>,
  { git, jobPaths, uploadFile }: KeepBundleDeps,
): Promise<WorkBundle> {
  const { folder } = jobPaths.kept;
  await keepInBundle(git, { ...work, folder });
  const uploaded = await uploadFile(BUNDLE_FILE);
  const file = BUNDLE_FILE;
  if (uploaded.kind === 'uploaded') return { file, place: uploaded.artifact, isArtifact: true };
  return { file, place: folder, isArtifact: false, isUploadFailed: uploaded.kind === 'failed' };
}
