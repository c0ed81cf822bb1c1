// Finds the action that a workflow should name: the one whose command line is running, at the commit it was fetched from.
import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { findFetchedCommit } from '../../adapters/git/fetched-commit.ts';
import { parseRemoteUrl } from '../../adapters/git/repository-address.ts';
import { attempt } from '../../errors.ts';
import { fieldsOf, readJson } from '../../text/json.ts';

/** Returns `owner/name@commit` of the action in `folder`, as npm or git fetched it; undefined if neither knows. */
export async function findActionName(folder: string): Promise<string | undefined> {
  const found = (await findInstalledCommit(folder)) ?? (await findFetchedCommit(folder));
  return found === undefined ? undefined : `${found.owner}/${found.name}@${found.commit}`;
}

/** Returns `0.2.0, acme/squad-action@…`: the version, and the commit if it is known. */
export async function describeAction(folder: string): Promise<string> {
  const text = await attempt(readFile(join(folder, 'package.json'), 'utf8'));
  const json = readJson(text.kind === 'done' ? text.value : '');
  const version = json.kind === 'value' ? fieldsOf(json.value)?.get('version') : undefined;
  const name = await findActionName(folder);
  const known = typeof version === 'string' ? version : 'of an unknown version';
  return name === undefined ? known : `${known}, ${name}`;
}

const RESOLVED = /^git\+([^#]{1,300})#([0-9a-f]{40})$/;

/** Reads where a package came from, which npm records beside it: `git+ssh://git@github.com/owner/name.git#commit`. */
async function findInstalledCommit(folder: string) {
  const text = await attempt(readFile(join(dirname(folder), '.package-lock.json'), 'utf8'));
  const json = readJson(text.kind === 'done' ? text.value : '');
  const packages = json.kind === 'value' ? fieldsOf(json.value)?.get('packages') : undefined;
  const entry = fieldsOf(fieldsOf(packages)?.get(`node_modules/${basename(folder)}`));
  const resolved = entry?.get('resolved');
  const [, remote = '', commit = ''] = RESOLVED.exec(String(resolved)) ?? [];
  const address = parseRemoteUrl(remote);
  return address === undefined ? undefined : { ...address, commit };
}
