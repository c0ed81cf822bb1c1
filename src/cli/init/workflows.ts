// Chooses the workflows that `squad-action init` writes: the examples, filled in for the repository.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  fillWorkflow,
  findExistingWorkflow,
  freePath,
  hasPlaceholder,
  readWorkflows,
  type WorkflowFacts,
} from '#src/setup/index.ts';
import { isRegularFile } from '#src/team/index.ts';
import { readWorkingTree } from '../working-tree.ts';

const WORKFLOWS = '.github/workflows';
const NAMES = ['squad.yml', 'squad-scribe.yml'];

export type ChosenWorkflows = {
  /** The new files, by path. */
  readonly files: ReadonlyMap<string, string>;
  /** Workflows of the repository that do the same work, and stay as they are. */
  readonly others: readonly string[];
  /** True if one of these, new or existing, doesn't name the action yet. */
  readonly needsPin: boolean;
};

/** Chooses the example workflows of `actionFolder`, except those whose work a workflow in `root` already does. */
export async function chooseWorkflows(
  root: string,
  actionFolder: string,
  facts: WorkflowFacts,
): Promise<ChosenWorkflows> {
  const tree = await readWorkingTree(root, WORKFLOWS);
  const entries = tree.entries.filter(({ mode }) => isRegularFile(mode));
  const present = await readWorkflows({ ...tree, entries });
  const read = async (name: string) => {
    const path = `${WORKFLOWS}/${name}`;
    return { path, text: await readFile(join(examplesFolder(actionFolder), name), 'utf8') };
  };
  const examples = await Promise.all(NAMES.map(read));
  const files = new Map<string, string>();
  const others = new Set<string>();
  for (const example of examples) {
    const other = findExistingWorkflow(example, present);
    if (other !== undefined) others.add(other);
    else files.set(freePath(example.path, present), fillWorkflow(example.text, facts));
  }
  const kept = present.filter(({ path }) => others.has(path)).map(({ text }) => text);
  return {
    files,
    others: [...others],
    needsPin: [...files.values(), ...kept].some(hasPlaceholder),
  };
}

/** Returns the folder where the action keeps its example workflows. */
export function examplesFolder(actionFolder: string): string {
  return join(actionFolder, 'examples', 'workflows');
}
