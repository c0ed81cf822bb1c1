// Tells people how to bring in work that could not be pushed to its branch.
import type { PublishedWork, WorkBundle, WorkFallback } from '#src/outcome.ts';
import { type RenderContext, repositoryUrl } from '../render-context.ts';
import { code, codeBlock, link, paragraphs } from '../render-markdown.ts';

/** Says what to do with the work's own branch, or with the bundle. */
export function renderFallbackStep(
  { facts }: RenderContext,
  { branch }: PublishedWork,
  { wanted, bundle }: WorkFallback,
): string {
  if (bundle !== undefined) {
    return paragraphs([
      bundle.isUploadFailed === true
        ? notUploadedText(facts)
        : 'To bring it in, run this in a clone of the repository:',
      codeBlock(bundleCommands(facts.runId, branch, bundle), 'sh'),
    ]);
  }
  const comparison = repositoryUrl(facts, 'compare', `${wanted}...${branch}`);
  return `${link('Merge it by hand', comparison)} into ${code(wanted)}, or ask again.`;
}

/** The run uploads its files once more at its end; after that, a runner that GitHub hosts is gone. */
function notUploadedText({ runUrl }: RenderContext['facts']): string {
  return `The file could not be uploaded. If it is not among ${link("the run's artifacts", runUrl)}, it exists only on the runner. A GitHub-hosted runner is gone by now: ask again. On a runner of your own, run this in a clone of the repository:`;
}

/** The commands that take the branch from the run's bundle and push it. */
export function bundleCommands(
  runId: string,
  branch: string,
  { file, place, isArtifact }: WorkBundle,
): string {
  const ref = shellWord(`refs/heads/${branch}`);
  const download = `gh run download ${runId} --name ${place} --dir ${place}`;
  return [
    ...(isArtifact ? [download] : []),
    'git fetch origin',
    `git fetch ${shellWord(`${place}/${file}`)} ${ref}:${ref}`,
    `git push origin ${ref}`,
  ].join('\n');
}

/** Quotes a word: a branch's name may hold what a shell takes for a command. */
function shellWord(text: string): string {
  return /^[\w./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}
