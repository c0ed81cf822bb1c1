// The Scribe job: what agents and people put into the inboxes becomes decisions.md and history.md.

import { type Attempt, attempt, describe } from '#src/errors.ts';
import type { Outcome, PublishedWork } from '#src/outcome.ts';
import type { SquadLocation } from '#src/team/team.ts';
import { landMemory } from './land.ts';
import { EMPTY_TALLY } from './plan.ts';
import { headline, renderScribeSummary, reportLine, type ScribeReport } from './report.ts';
import {
  openScribeContext,
  openScribeOutbound,
  type ScribeArgs,
  type ScribeOutboundDeps,
} from './scribe-context.ts';
import { checkUpkeep } from './upkeep.ts';

/** Merges the inboxes of the base branch and pushes the result. Throws a SquadError when that fails. */
export async function mergeInboxes(args: ScribeArgs): Promise<ScribeResult> {
  const context = await openScribeContext(args);
  const { plan, baseCommit, ...landed } = await landMemory(context);
  if (plan.kind === 'no-squad') return plan;
  const report = {
    baseBranch: context.baseBranch,
    broken: [],
    started: [],
    closed: 0,
    ...landed,
  };
  if (plan.kind === 'broken') {
    const nothing = { blocked: [], missed: [], stale: [], removed: 0, notes: [] };
    const { brokenFiles: broken } = plan;
    return { kind: 'done', report: { ...report, ...nothing, tally: EMPTY_TALLY, broken } };
  }
  const upkeep = await checkUpkeep(context, baseCommit);
  return { kind: 'done', report: { ...report, tally: plan.tally, ...upkeep } };
}

/** What a Scribe job did, or why there was no squad to work on. */
export type ScribeResult =
  | { readonly kind: 'done'; readonly report: ScribeReport }
  | { readonly kind: 'no-squad'; readonly location: Exclude<SquadLocation, { kind: 'found' }> };

export type ScribeJobResult = {
  readonly outcome: Outcome;
  /** One line for the log. */
  readonly line: string;
  /** Markdown of the job summary. */
  readonly summary: string;
  /** Undefined when the job failed or found no squad. */
  readonly report: ScribeReport | undefined;
};

/** Makes the job's result from what it did, or from the error that ended it. */
export async function finishScribe(
  result: Attempt<ScribeResult>,
  deps: ScribeOutboundDeps,
): Promise<ScribeJobResult> {
  const { outbound, reportContext } = openScribeOutbound(deps);
  if (result.kind === 'threw') {
    const { code, message, hint } = describe(result.error);
    const sentences = [message, hint ?? ''].map(reportContext.safe).filter((part) => part !== '');
    const told = await attempt(async () => outbound.seal(sentences.join('\n\n')));
    const summary = told.kind === 'done' ? told.value : '';
    return { ...failed(message, hint), line: `${code}: ${message}`, summary };
  }
  if (result.value.kind === 'no-squad') {
    const [reason, hint] = explainMissingSquad(result.value.location);
    const summary = outbound.seal(`${reportContext.safe(reason)}\n\n${reportContext.safe(hint)}`);
    return { ...failed(reason, hint), line: reason, summary };
  }
  const { report } = result.value;
  const { dryRun } = deps.inputs;
  const notice = dryRun ? `${DRY_RUN_NOTICE} What it would have done:\n\n` : '';
  const renderSummary = async () =>
    outbound.seal(`${notice}${renderScribeSummary(reportContext, report)}`);
  const sealed = await attempt(renderSummary());
  const summary = sealed.kind === 'done' ? sealed.value : describe(sealed.error).message;
  const line = dryRun ? `${DRY_RUN_NOTICE} ${reportLine(report)}` : reportLine(report);
  return { outcome: toOutcome(report), line, report, summary };
}

function failed(
  reason: string,
  hint: string | undefined,
): Pick<ScribeJobResult, 'outcome' | 'report'> {
  return { outcome: { kind: 'failed', reason, hint, work: undefined }, report: undefined };
}

const DRY_RUN_NOTICE = 'A dry run: nothing was written.';

function toOutcome(report: ScribeReport): Outcome {
  const { broken, baseBranch, work, isNew } = report;
  const answer = headline(report);
  if (broken.length > 0) {
    const reason = broken.map(({ path, reason: detail }) => `${path}: ${detail}`).join('\n');
    const hint = `Fix it on ${baseBranch}, and run the job again. Nothing was changed.`;
    return { kind: 'failed', reason, hint, work: undefined };
  }
  if (work !== undefined && isNew) return { kind: 'changed', work, answer };
  return { kind: 'nothing-to-do', reason: describePending(work) ?? 'There was nothing to merge.' };
}

function describePending(work: PublishedWork | undefined): string | undefined {
  if (work === undefined) return undefined;
  const where = work.pullRequest === undefined ? work.branch : `#${work.pullRequest.number}`;
  return `There was nothing new to merge; what was merged before waits in ${where}.`;
}

/** Returns why there is no squad to work on, and what to do. */
export function explainMissingSquad(
  location: Exclude<SquadLocation, { kind: 'found' }>,
): readonly [reason: string, remedy: string] {
  if (location.kind === 'elsewhere') return [location.reason, location.remedy];
  return [
    'There is no squad in this repository: no folder .squad or .ai-team.',
    'Make one with `npx github:OWNER/squad-action init`, with the owner of this action, and commit it.',
  ];
}
