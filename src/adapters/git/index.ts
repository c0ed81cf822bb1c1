export { gitVersion } from './git-version.ts';
export { askWorkingTree, listUncommitted, proposeCommit } from './list-uncommitted.ts';
export {
  defaultBranch,
  findFetchedCommit,
  findRepositoryAddress,
  parseRemoteUrl,
  type RepositoryAddress,
  repositoryUrl,
} from './repository-address.ts';
