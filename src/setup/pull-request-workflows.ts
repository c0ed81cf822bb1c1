// Which workflows of a repository GitHub starts on pull requests. Plain patterns: a run asks this, and loads no parser.
import { attempt } from '../errors.ts';
import type { TrustedTree } from '../ports/git.ts';

const WORKFLOW = /^\.github\/workflows\/[^/]+\.ya?ml$/;
/** `on: pull_request`, `on: [push, pull_request]`, or a line of its own. */
const LISTENS = /^[^#\n]*\bpull_request(?=['"]?[ \t]*(?:[:,\]}]|\r?$))/m;
const MAX_BYTES = 65_536;

/** What GitHub does with them where a job's own token opened the pull request. */
export const APPROVAL_PAGE =
  'https://docs.github.com/en/actions/concepts/security/github_token#when-github_token-triggers-workflow-runs';

/** The workflows that listen to pull requests, by path; those that can't be read are left out. */
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
