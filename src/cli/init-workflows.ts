// The workflows that `squad-action init` writes: the examples, with the action's name when it is given.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readWorkflows } from '../setup/doctor.ts';
import { findExistingWorkflow } from '../setup/init.ts';
import { readWorkingTree } from './working-tree.ts';

const WORKFLOWS = '.github/workflows';
const PLACEHOLDER = /OWNER\/squad-action@0{40}(?: # v[\d.]+)?/g;

/**
 * The example workflows by path, with `action` in them when it is given. An example is left out when a workflow in
 * `root` does the same; `others` names those workflows.
 */
export async function chooseWorkflows(root: string, examples: string, action: string | undefined) {
  const present = await readWorkflows(await readWorkingTree(root, WORKFLOWS));
  const wanted = await readExamples(examples, action);
  const choices = wanted.map((example) => ({
    ...example,
    other: findExistingWorkflow(example, present),
  }));
  const free = choices.filter(({ other }) => other === undefined);
  return {
    workflows: new Map(free.map(({ path, text }): [string, string] => [path, text])),
    others: [...new Set(choices.flatMap(({ other }) => other ?? []))],
  };
}

async function readExamples(folder: string, action: string | undefined) {
  const read = async (name: string) => {
    const text = await readFile(join(folder, name), 'utf8');
    const path = `${WORKFLOWS}/${name}`;
    return { path, text: action === undefined ? text : withAction(text, action) };
  };
  return Promise.all(['squad.yml', 'squad-scribe.yml'].map(read));
}

/** Puts the action's name in its place, and removes the two lines that ask people to do so. */
function withAction(text: string, action: string): string {
  return text
    .replace(/^ *# Put the owner and the commit .*\n/m, '')
    .replace(/^# Copy to \.github\S+ /, '# ')
    .replace(PLACEHOLDER, action);
}

/** Whether a file at `paths` still has the placeholder for the action's name. */
export async function holdsPlaceholder(root: string, paths: readonly string[]): Promise<boolean> {
  const read = (path: string) => readFile(join(root, path), 'utf8').catch(() => '');
  const texts = await Promise.all(paths.map(read));
  return texts.some((text) => text.search(PLACEHOLDER) >= 0);
}
