// How the Scribe job ends: its outcome, and what the outputs and the job summary are made from.
import { type Attempt, attempt, describe } from '../errors.ts';
import type { Outcome, PublishedWork } from '../outcome.ts';
import type { SquadLocation } from '../team/locate-squad.ts';
import { openDoor, type ScribePlace } from './door.ts';
import { headline, reportLine, type ScribeReport } from './report/report.ts';
import { renderScribeSummary } from './report/report-pages.ts';

/** What a Scribe job did, or why there was nothing that it could do. */
export type Tidied =
  | { readonly kind: 'tidied'; readonly report: ScribeReport }
  | { readonly kind: 'no-squad'; readonly location: Exclude<SquadLocation, { kind: 'found' }> };

export type ScribeEnd = {
  readonly outcome: Outcome;
  /** One line for the log. */
  readonly line: string;
  /** Markdown of the job summary. */
  readonly summary: string;
  /** Undefined where nothing could be looked at. */
  readonly report: ScribeReport | undefined;
};

/** The end of a job, from what it did or what broke it. */
export async function endOf(tidied: Attempt<Tidied>, place: ScribePlace): Promise<ScribeEnd> {
  const { door, context } = openDoor(place);
  if (tidied.kind === 'threw') {
    const { code, message, hint } = describe(tidied.error);
    const outcome: Outcome = { kind: 'failed', reason: message, hint, work: undefined };
    return { outcome, line: `${code}: ${message}`, report: undefined, summary: '' };
  }
  if (tidied.value.kind === 'no-squad') {
    const [reason, hint] = whyNone(tidied.value.location);
    const outcome: Outcome = { kind: 'failed', reason, hint, work: undefined };
    const summary = door.seal(`${context.safe(reason)}\n\n${context.safe(hint)}`);
    return { outcome, line: reason, report: undefined, summary };
  }
  const { report } = tidied.value;
  const { dryRun } = place.inputs;
  const notice = dryRun ? `${DRY_RUN} What it would have done:\n\n` : '';
  const rendering = async () => door.seal(`${notice}${renderScribeSummary(context, report)}`);
  const sealed = await attempt(rendering());
  const summary = sealed.kind === 'done' ? sealed.value : describe(sealed.error).message;
  const line = dryRun ? `${DRY_RUN} ${reportLine(report)}` : reportLine(report);
  return { outcome: outcomeOf(report), line, report, summary };
}

const DRY_RUN = 'A dry run: nothing was written.';

function outcomeOf(report: ScribeReport): Outcome {
  const { broken, trunk, work, isNew } = report;
  const answer = headline(report);
  if (broken.length > 0) {
    const reason = broken.map(({ path, reason: why }) => `${path}: ${why}`).join('\n');
    const hint = `Mend it on ${trunk}, and run the job again. Nothing was touched.`;
    return { kind: 'failed', reason, hint, work: undefined };
  }
  if (work !== undefined && isNew) return { kind: 'changed', work, answer };
  return { kind: 'nothing-to-do', reason: waitsIn(work) ?? 'There was nothing to merge.' };
}

function waitsIn(work: PublishedWork | undefined): string | undefined {
  if (work === undefined) return undefined;
  const where = work.pullRequest === undefined ? work.branch : `#${work.pullRequest.number}`;
  return `There was nothing new to merge; what was merged before waits in ${where}.`;
}

/** Why there is no squad to work on, and what to do. */
export function whyNone(
  location: Exclude<SquadLocation, { kind: 'found' }>,
): readonly [reason: string, remedy: string] {
  if (location.kind === 'elsewhere') return [location.reason, location.remedy];
  return [
    'There is no squad in this repository: no folder .squad or .ai-team.',
    'Make one with `npx @bradygaster/squad-cli init --preset default`, and commit it.',
  ];
}
