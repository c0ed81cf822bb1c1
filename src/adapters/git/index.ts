/** The front of this adapter: all that others may import from it. */

export { findFetchedCommit } from './fetched-commit.ts';
export { gitVersion } from './git-version.ts';
export { askWorkingTree, listUncommitted } from './list-uncommitted.ts';
export { proposeCommit } from './propose-commit.ts';
export {
  defaultBranch,
  findRepositoryAddress,
  parseRemoteUrl,
  type RepositoryAddress,
  repositoryUrl,
} from './repository-address.ts';
