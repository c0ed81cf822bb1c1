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
      return paragraphs([
        limitText(outcome.limit, phrase),
        fallbackStep(context, outcome.work),
        opening,
      ]);
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
  const step = fallbackStep(context, work);
  if (step !== undefined) return paragraphs([advice, step]);
  if (advice !== undefined) return advice;
  return `Look at ${link('the log of the run', facts.runUrl)}, then ask ${phrase} again.`;
}

/** Says what to do with work that is not on its branch; undefined for work that is. */
function fallbackStep({ facts }: RenderContext, work: PublishedWork | undefined) {
  if (work?.fallback === undefined) return undefined;
  const { branch, fallback } = work;
  const { wanted, bundle } = fallback;
  if (bundle === undefined) {
    const comparison = repositoryUrl(facts, 'compare', `${wanted}...${branch}`);
    return `${link('Merge it by hand', comparison)} into ${code(wanted)}, or ask again.`;
  }
  const commands = commandsFor(facts.runId, work, fallback);
  if (commands === undefined) return removedText(facts, bundle);
  return paragraphs([
    'To bring it in, run this in a clone of the repository:',
    codeBlock(commands, 'sh'),
  ]);
}

/** The run uploads its files once more at its end. */
function removedText({ runUrl }: RenderContext['facts'], { isUploadFailed }: WorkBundle): string {
  const artifacts = link("the run's artifacts", runUrl);
  return isUploadFailed === true
    ? `The file could not be uploaded. If it is not among ${artifacts}, it is lost, because the runner empties this folder when the job ends: ask again.`
    : 'The runner empties this folder when the job ends, and this server takes no artifact of it. Unless a later step of the job keeps the file, it is lost: ask again.';
}

/** The commands that take the branch from where it is kept and push it; undefined when only the runner has it. */
export function commandsFor(
  runId: string,
  { branch, commit }: Pick<PublishedWork, 'branch' | 'commit'>,
  { bundle, ref: kept }: Pick<WorkFallback, 'bundle' | 'ref'>,
): string | undefined {
  const ref = shellWord(`refs/heads/${branch}`);
  if (kept !== undefined) return `git fetch origin ${kept}\ngit push origin ${commit}:${ref}`;
  if (bundle?.isArtifact !== true) return undefined;
  const { file, place } = bundle;
  return [
    `gh run download ${runId} --name ${place} --dir ${place}`,
    'git fetch origin',
    `git fetch ${shellWord(`${place}/${file}`)} ${ref}:${ref}`,
    `git push origin ${ref}`,
  ].join('\n');
}

/** Quotes a word: a branch's name may hold what a shell takes for a command. */
function shellWord(text: string): string {
  return /^[\w./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}
