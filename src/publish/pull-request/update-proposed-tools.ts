// Updates the section "Proposed tools" of an open pull request, and nothing else in its body.
import { headingOf, readLines } from '../../markdown/sections.ts';
import type { ToolProposal } from '../../tools/custom/executable/proposed-tools.ts';
import type { EnclosingText } from '../outbound/outbound.ts';
import type { PublishDeps } from '../publish.ts';
import { PROPOSED_TOOLS, renderProposedTools } from './proposed-tools.ts';
import { CREDIT_PREFIX } from './pull-request.ts';

/** Replaces or removes the section. Throws a SquadError; the work is pushed by then. */
export async function updateProposedTools(
  pull: number,
  proposals: readonly ToolProposal[],
  { github, context, sealWithin }: PublishDeps,
): Promise<void> {
  // People may have edited the body while the agents worked.
  const { body } = await github.pullRequest(pull);
  const section = renderProposedTools(context(), proposals) ?? '';
  if (section === '' && !body.includes(PROPOSED_TOOLS)) return;
  const updated = sealWithin(splitAtProposals(body), section === '' ? '' : `${section}\n\n`);
  if (updated !== body) await github.updatePullRequest(pull, { body: updated });
}

/** The text before and after the section; a new section goes before the credit, or at the end. */
export function splitAtProposals(body: string): EnclosingText {
  const bounds = readLines(body).flatMap((line) => {
    const heading = headingOf(line);
    const isCredit = line.kind === 'text' && line.text.startsWith(CREDIT_PREFIX);
    const isBound = heading === undefined ? isCredit : heading.level <= 2;
    return isBound ? [{ at: line.start, title: heading?.title }] : [];
  });
  const index = bounds.findIndex(({ title }) => title === PROPOSED_TOOLS);
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
