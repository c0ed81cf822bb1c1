// Chooses the workflows that `squad-action init` writes: the examples, filled in for the repository.
import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { findFetchedCommit, parseRemoteUrl } from '#src/adapters/git/repository-address.ts';
import { attempt } from '#src/errors.ts';
import { readWorkflows } from '#src/setup/doctor.ts';
import {
  fillWorkflow,
  findExistingWorkflow,
  freePath,
  type WorkflowFacts,
} from '#src/setup/init-report.ts';
import { isRegularFile } from '#src/team/repository-files.ts';
import { fieldsOf, readJson } from '#src/text/json.ts';
import { readWorkingTree } from './working-tree.ts';

/** Returns `owner/name@commit` of the action in `folder`: as a release packed it, or as npm or git fetched it; undefined if none knows. */
export async function findActionName(folder: string): Promise<string | undefined> {
  const found =
    (await findPackedCommit(folder)) ??
    (await findInstalledCommit(folder)) ??
    (await findFetchedCommit(folder));
  return found === undefined ? undefined : `${found.owner}/${found.name}@${found.commit}`;
}

/** Returns `0.2.0, acme/squad-action@…`: the version, and the commit if it is known. */
export async function describeAction(folder: string): Promise<string> {
  const version = (await readManifest(folder))?.get('version');
  const name = await findActionName(folder);
  const known = typeof version === 'string' ? version : 'of an unknown version';
  return name === undefined ? known : `${known}, ${name}`;
}

async function readManifest(folder: string) {
  const text = await attempt(readFile(join(folder, 'package.json'), 'utf8'));
  const json = readJson(text.kind === 'done' ? text.value : '');
  return json.kind === 'value' ? fieldsOf(json.value) : undefined;
}

/** Reads what scripts/pack.mjs wrote into the package of a release: `github:owner/name`, and the commit. */
async function findPackedCommit(folder: string) {
  const manifest = await readManifest(folder);
  const [, owner = '', name = ''] =
    /^github:([\w.-]{1,100})\/([\w.-]{1,100})$/.exec(String(manifest?.get('repository'))) ?? [];
  const commit = String(manifest?.get('gitHead'));
  return owner !== '' && /^[0-9a-f]{40}$/.test(commit) ? { owner, name, commit } : undefined;
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

const WORKFLOWS = '.github/workflows';
const NAMES = ['squad', 'squad-scribe'];
/** How an example's name ends: with steps of its own, or with a call of the action's reusable workflow. */
const FORMS = { steps: '.yml', reusable: '-reusable.yml' };

/** Which of the two forms the workflows have. */
export type WorkflowForm = keyof typeof FORMS;

export type ChosenWorkflows = {
  /** The new files, by path. */
  readonly files: ReadonlyMap<string, string>;
  /** Workflows of the repository that do the same work. */
  readonly others: readonly string[];
};

/** Chooses the example workflows of `actionFolder`, except those whose work a workflow in `root` already does. */
export async function chooseWorkflows(
  root: string,
  actionFolder: string,
  facts: WorkflowFacts & { readonly form: WorkflowForm },
): Promise<ChosenWorkflows> {
  const tree = await readWorkingTree(root, WORKFLOWS);
  const entries = tree.entries.filter(({ mode }) => isRegularFile(mode));
  const present = await readWorkflows({ ...tree, entries });
  const read = async (name: string) => {
    const example = join(examplesFolder(actionFolder), `${name}${FORMS[facts.form]}`);
    return { path: `${WORKFLOWS}/${name}.yml`, text: await readFile(example, 'utf8') };
  };
  const examples = await Promise.all(NAMES.map(read));
  const files = new Map<string, string>();
  const others = new Set<string>();
  for (const example of examples) {
    const other = findExistingWorkflow(example, present);
    if (other !== undefined) others.add(other);
    else files.set(freePath(example.path, present), fillWorkflow(example.text, facts));
  }
  return { files, others: [...others] };
}

/** Returns the folder where the action keeps its example workflows. */
export function examplesFolder(actionFolder: string): string {
  return join(actionFolder, 'examples', 'workflows');
}
