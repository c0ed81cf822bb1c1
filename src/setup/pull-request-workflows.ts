// Finds the workflows that GitHub starts on pull requests. Uses plain patterns, so that a run needn't load a YAML parser.
import { attempt } from '#src/errors.ts';
import type { TrustedTree } from '#src/ports/git.ts';

const WORKFLOW = /^\.github\/workflows\/[^/]+\.ya?ml$/;
/** `on: pull_request`, `on: [push, pull_request]`, or a line of its own. */
const LISTENS = /^[^#\n]*\bpull_request(?=['"]?[ \t]*(?:[:,\]}]|\r?$))/m;
const MAX_BYTES = 65_536;

/** Returns the paths of workflows that listen to pull requests; leaves out those that can't be read. */
export async function pullRequestWorkflows(
  tree: Pick<TrustedTree, 'entries' | 'read'>,
): Promise<readonly string[]> {
  const paths = tree.entries.map(({ path }) => path).filter((path) => WORKFLOW.test(path));
  const listens = await Promise.all(
    paths.map(async (path) => {
      const text = await attempt(tree.read(path, MAX_BYTES));
      return text.kind === 'done' && LISTENS.test(text.value ?? '');
    }),
  );
  return paths.filter((_, at) => listens[at]);
}
