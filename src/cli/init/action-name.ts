// Which action a workflow should name: the one whose command line runs, at the commit that it was taken from.
import { readFile, realpath } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { askGit } from '../../adapters/git/git-command.ts';
import { parseRemoteUrl } from '../../adapters/git/repository-address.ts';
import { attempt } from '../../errors.ts';
import { fieldsOf, readJson } from '../../text/json.ts';

/** `owner/name@commit` of the action in `folder`, as npm or git fetched it; undefined where neither tells. */
export async function findActionName(folder: string): Promise<string | undefined> {
  return (await nameFromNpm(folder)) ?? (await nameFromGit(folder));
}

const RESOLVED = /^git\+([^#]{1,300})#([0-9a-f]{40})$/;

/** npm writes beside a package where it came from: `git+ssh://git@github.com/owner/name.git#commit`. */
async function nameFromNpm(folder: string): Promise<string | undefined> {
  const text = await attempt(readFile(join(dirname(folder), '.package-lock.json'), 'utf8'));
  const json = readJson(text.kind === 'done' ? text.value : '');
  const packages = json.kind === 'value' ? fieldsOf(json.value)?.get('packages') : undefined;
  const entry = fieldsOf(fieldsOf(packages)?.get(`node_modules/${basename(folder)}`));
  const resolved = entry?.get('resolved');
  const found = typeof resolved === 'string' ? RESOLVED.exec(resolved) : null;
  return found === null ? undefined : actionName(found[1], found[2]);
}

/** A commit that the remote doesn't have is of no use to a workflow. */
async function nameFromGit(folder: string): Promise<string | undefined> {
  const top = await askGit(folder, ['rev-parse', '--show-toplevel']);
  const real = await attempt(realpath(folder));
  if (top === undefined || real.kind === 'threw' || top !== real.value) return undefined;
  const [commit, remote, holding] = await Promise.all([
    askGit(folder, ['rev-parse', 'HEAD']),
    askGit(folder, ['remote', 'get-url', 'origin']),
    askGit(folder, ['branch', '--remotes', '--contains', 'HEAD']),
  ]);
  return holding === undefined || holding === '' ? undefined : actionName(remote, commit);
}

function actionName(remote: string | undefined, commit: string | undefined): string | undefined {
  const address = parseRemoteUrl(remote ?? '');
  if (address === undefined || commit === undefined) return undefined;
  return `${address.owner}/${address.name}@${commit}`;
}
