// How a run ended, below the first line: the squad's last words, and what the reader does next.
import type { Limit, Outcome, PublishedWork, WorkBundle, WorkFallback } from '#src/outcome.ts';
import { type RenderContext, repositoryUrl } from '../render/render-context.ts';
import { code, codeBlock, inline, link, paragraphs } from '../render/render-markdown.ts';
import { renderLongText } from '../render/shared-parts.ts';

/** The longest reason that fits into the first line. */
export const MAX_REASON = 300;

/** True for a reason that fits whole into the first line. */
export function isShortReason(reason: string): boolean {
  const text = reason.trim();
  return text !== '' && text.length <= MAX_REASON && !text.includes('\n');
}

const LIMIT_INPUTS: Readonly<Record<Limit, string | undefined>> = {
  timeout: 'timeout-minutes',
  tokens: 'max-tokens',
  'tool-calls': 'max-tool-calls',
  cancelled: undefined,
  interrupted: undefined,
};

/** What was pushed for the thread, if anything; the memory branch belongs to no thread. */
export function workOfOutcome(outcome: Outcome): PublishedWork | undefined {
  return 'work' in outcome ? outcome.work : undefined;
}

/** The squad's last words, cut after `max` characters; empty where the first line says them. */
export function renderOutcome(context: RenderContext, outcome: Outcome, max: number): string {
  switch (outcome.kind) {
    case 'changed':
    case 'answered':
    case 'asked':
      return renderLongText(context, outcome.answer, max);
    case 'limited':
      return '';
    case 'failed':
      return renderLongText(context, failedText(outcome), max);
    default:
      return isShortReason(outcome.reason) ? '' : renderLongText(context, outcome.reason, max);
  }
}

function failedText({ reason, answer = '' }: Extract<Outcome, { kind: 'failed' }>): string {
  const parts = [isShortReason(reason) ? '' : reason, answer];
  return parts.filter((part) => part.trim() !== '').join('\n\n');
}

/** What to do next, where the first line doesn't say it; undefined when there is nothing to say. */
export function renderNextStep(context: RenderContext, outcome: Outcome): string | undefined {
  const phrase = code(context.facts.phrase);
  const opening = openingText(
    context,
    outcome.kind === 'answered' ? outcome.memory : workOfOutcome(outcome),
  );
  switch (outcome.kind) {
    case 'limited':
      return paragraphs([limitText(outcome.limit, phrase), opening]);
    case 'failed':
      return paragraphs([failureStepText(context, outcome, phrase), opening]);
    default:
      return opening;
  }
}

/** How a person opens the pull request that we could not open. */
function openingText(
  { facts, safe }: RenderContext,
  work: PublishedWork | undefined,
): string | undefined {
  if (work?.compareUrl === undefined || work.pullRequest !== undefined) return undefined;
  const { compareUrl, notOpened } = work;
  if (notOpened !== undefined) {
    const why = inline(notOpened, 500, safe);
    return `The pull request could not be opened: ${why}. ${link('Open it yourself', compareUrl)}.`;
  }
  const setting = link('the setting', repositoryUrl(facts, 'settings/actions'));
  return (
    `${link('Open the pull request', compareUrl)} yourself. Actions may not open one here unless ` +
    `${setting} *Allow GitHub Actions to create and approve pull requests* is on.`
  );
}

function limitText(limit: Limit, phrase: string): string {
  const input = LIMIT_INPUTS[limit];
  const raise =
    input === undefined
      ? ''
      : ` The input ${code(input)} sets the limit; \`.squad/config.json\` may set it lower.`;
  return `To continue, ask ${phrase} again.${raise}`;
}

function failureStepText(
  context: RenderContext,
  { hint, work }: Extract<Outcome, { kind: 'failed' }>,
  phrase: string,
): string {
  const { facts, safe } = context;
  const advice = hint === undefined || hint.trim() === '' ? undefined : inline(hint, 500, safe);
  if (work?.fallback !== undefined) {
    return paragraphs([renderFallbackStep(context, work, work.fallback), advice]);
  }
  if (advice !== undefined) return advice;
  return `Look at ${link('the log of the run', facts.runUrl)}, then ask ${phrase} again.`;
}

/** Says what to do with the work's own branch, or with the bundle. */
function renderFallbackStep(
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
