// The workflows that `squad-action init` writes: the examples, for an action of which the owner may be known.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readWorkflows } from '../setup/doctor.ts';
import { findExistingWorkflow } from '../setup/init.ts';
import { readWorkingTree } from './working-tree.ts';

const WORKFLOWS = '.github/workflows';
const PLACEHOLDER = /OWNER\/squad-action@0{40}(?: # v[\d.]+)?/g;

/**
 * The example workflows by path, with `action` in them where it is told; without those whose work one of `others`
 * does in `root` already.
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

/** With the action's name in its place, the two lines that tell people about it go. */
function withAction(text: string, action: string): string {
  return text
    .replace(/^ *# Put the owner and the commit .*\n/m, '')
    .replace(/^# Copy to \.github\S+ /, '# ')
    .replace(PLACEHOLDER, action);
}

/** Whether a file at `paths` still names nobody's action; also one that was there already. */
export async function holdsPlaceholder(root: string, paths: readonly string[]): Promise<boolean> {
  const read = (path: string) => readFile(join(root, path), 'utf8').catch(() => '');
  const texts = await Promise.all(paths.map(read));
  return texts.some((text) => text.search(PLACEHOLDER) >= 0);
}
