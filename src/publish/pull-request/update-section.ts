// Updates one section of an open pull request, and nothing else in its body.
import { headingOf, readLines } from '../../markdown/sections.ts';
import type { Transcript } from '../../run-log/transcript.ts';
import type { ToolProposal } from '../../tools/custom/executable/proposed-tools.ts';
import type { EnclosingText } from '../outbound/outbound.ts';
import type { PublishDeps } from '../publish.ts';
import { PROPOSED_TOOLS, renderProposedTools } from './proposed-tools.ts';
import { CHECKS, CREDIT_PREFIX, renderChecksSection } from './pull-request.ts';

/** Replaces or removes the section with the proposed tools. Throws a SquadError; the work is pushed by then. */
export async function updateProposedTools(
  pull: number,
  proposals: readonly ToolProposal[],
  deps: PublishDeps,
): Promise<void> {
  const section = renderProposedTools(deps.context(), proposals) ?? '';
  const isWanted = (body: string) => section !== '' || body.includes(PROPOSED_TOOLS);
  await updateSection(pull, { title: PROPOSED_TOOLS, section, isWanted }, deps);
}

/** Replaces the section with the results of checks, in a body of ours. Throws as `updateProposedTools`. */
export async function updateChecks(
  pull: number,
  transcript: Transcript,
  deps: PublishDeps,
): Promise<void> {
  const section = renderChecksSection(deps.context(), transcript) ?? '';
  const isWanted = (body: string) => body.includes(CREDIT_PREFIX);
  await updateSection(pull, { title: CHECKS, section, isWanted }, deps);
}

type SectionUpdate = {
  readonly title: string;
  /** Empty: there is none any more. */
  readonly section: string;
  readonly isWanted: (body: string) => boolean;
};

async function updateSection(
  pull: number,
  { title, section, isWanted }: SectionUpdate,
  { github, sealWithin }: PublishDeps,
): Promise<void> {
  // People may have edited the body while the agents worked.
  const { body } = await github.pullRequest(pull);
  if (!isWanted(body)) return;
  const updated = sealWithin(splitAt(title, body), section === '' ? '' : `${section}\n\n`);
  // Checks ran anew, though they may have taken as long as before.
  const isOld = title !== CHECKS && updated === body;
  if (!isOld) await github.updatePullRequest(pull, { body: updated });
}

/** The text before and after the section; a new section goes before the credit, or at the end. */
export function splitAt(wanted: string, body: string): EnclosingText {
  const bounds = readLines(body).flatMap((line) => {
    const heading = headingOf(line);
    const isCredit = line.kind === 'text' && line.text.startsWith(CREDIT_PREFIX);
    const isBound = heading === undefined ? isCredit : heading.level <= 2;
    return isBound ? [{ at: line.start, title: heading?.title }] : [];
  });
  const index = bounds.findIndex(({ title }) => title === wanted);
  const found = bounds[index];
  if (found !== undefined) {
    const end = bounds[index + 1]?.at ?? body.length;
    return { before: body.slice(0, found.at), after: body.slice(end) };
  }
  const credit = bounds.find(({ title }) => title === undefined);
  if (credit !== undefined) {
    return { before: body.slice(0, credit.at), after: body.slice(credit.at) };
  }
  return { before: body.trim() === '' ? '' : `${body.trimEnd()}\n\n`, after: '' };
}
