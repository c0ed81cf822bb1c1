// What a reviewer asked for and what became of it, for a review after which it no longer stands.
import type { Transcript } from '../../run-log/transcript.ts';
import { plural } from '../../text/count.ts';
import { agentName } from '../render/agent-table.ts';
import type { RenderContext } from '../render/render-context.ts';
import { code, collapsible, inline, linesLabel, list } from '../render/render-markdown.ts';
import type { SettledFinding, SettledReview } from './review-progress.ts';

const MAX_FINDINGS = 30;
const MAX_TEXT = 400;

type RenderDeps = { readonly context: RenderContext; readonly transcript: Transcript };

/** `asked for 3 changes and approved once Verbal had made them`; undefined where nothing was asked for. */
export function approvalText(
  settled: readonly SettledReview[],
  deps: RenderDeps,
): string | undefined {
  const findings = settled.flatMap((review) => review.findings);
  if (findings.length === 0) return undefined;
  const asked = `asked for ${plural(findings.length, 'change')}`;
  const made = findings.filter(({ isMade }) => isMade).length;
  if (made === 0) return `${asked}, looked again and approved`;
  if (made < findings.length) return `${asked} and approved after ${made} of them`;
  const what = made === 1 ? 'it' : 'them';
  const makers = makersOf(settled, deps);
  const passive = made === 1 ? 'it was made' : 'they were made';
  return `${asked} and approved once ${makers === '' ? passive : `${makers} had made ${what}`}`;
}

/** Who was chosen to revise and changed the files; empty where that is not sure. */
function makersOf(settled: readonly SettledReview[], { context, transcript }: RenderDeps): string {
  const makers = settled.map(({ note: { reviser }, findings }) =>
    transcript.agents.find(
      ({ agent, files }) =>
        agent === reviser && findings.some(({ path }) => files.some((one) => one.endsWith(path))),
    ),
  );
  const names = makers.map((row) => row && agentName(context, transcript, row.agent));
  const [first = ''] = names;
  return names.every((name) => name === first) ? first : '';
}

/** The findings, folded: nothing else on the pull request would say them. */
export function renderSettled(
  settled: readonly SettledReview[],
  { context }: RenderDeps,
): string | undefined {
  const findings = settled.flatMap((review) => review.findings);
  if (findings.length === 0) return undefined;
  const lines = findings.map((finding) => settledLine(finding, context));
  return collapsible(
    `Asked for before: ${plural(lines.length, 'change')}`,
    list(lines, MAX_FINDINGS),
  );
}

function settledLine(finding: SettledFinding, { safe }: RenderContext): string {
  const { path, line, endLine = line, severity, rule, text, isMade } = finding;
  const about = [severity, rule && code(rule)].filter(Boolean).join(' · ');
  const became = isMade ? 'these lines were changed' : 'these lines are as they were';
  return `${linesLabel({ path, line, endLine })}${about && ` ${about}`}: ${inline(text, MAX_TEXT, safe)} (${became})`;
}
