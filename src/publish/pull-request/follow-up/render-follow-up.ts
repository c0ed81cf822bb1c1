// Renders the body of a pull request anew after a later run, section by section. What people wrote around our sections stays.
import { readLines } from '../../../markdown/sections.ts';
import type { OutboundText } from '../../../ports/github.ts';
import type { Transcript } from '../../../run-log/transcript.ts';
import type { ToolProposal } from '../../../tools/custom/executable/proposed-tools.ts';
import type { PublishDeps } from '../../publish-deps.ts';
import type { RenderContext } from '../../render/render-context.ts';
import {
  findCredit,
  isOurs,
  itemSection,
  itemsIn,
  ORDER,
  readSection,
  TITLES,
} from '../body-sections.ts';
import { type IssueShare, updateClosingLine } from '../closing-line.ts';
import { isObjection } from '../finding-items.ts';
import { renderProposedTools } from '../proposed-tools.ts';
import type { PullRequestWork } from '../pull-request-content.ts';
import { renderSections } from '../render-sections.ts';
import { keptItems } from './kept-items.ts';
import { renderSinceThen } from './since-then.ts';
import { aroundWithdrawn } from './withdrawn-items.ts';

/** What a later run did on the pull request's branch. */
export type FollowUp = {
  readonly transcript: Transcript;
  readonly work: PullRequestWork;
  /** False if the run only picked up what an earlier one had pushed. */
  readonly isNew: boolean;
  readonly isUnfinished: boolean;
  /** True if a draft stays a draft after this run. */
  readonly staysDraft: boolean;
  /** The tools that the branch proposes now; undefined when this run changed none. */
  readonly proposals: readonly ToolProposal[] | undefined;
  /** The one section to update after a run that changed nothing, so everything else that the text says still holds. */
  readonly only?: string;
  /** Items of the list of what is not done that were found to be done, by a run that changed nothing. */
  readonly settled?: readonly string[];
};

const MAX_ITEMS = 60;

/** What seals our text into a body that people may have edited. */
export type Sealing = Pick<PublishDeps, 'context' | 'sealWithin'>;

/** Renders the body after a further run; undefined if nothing in it is ours to change. */
export function renderFollowUp(
  body: string,
  followUp: FollowUp,
  { context, sealWithin }: Sealing,
): OutboundText | undefined {
  let updated: OutboundText | undefined;
  const current = () => updated ?? body;
  for (const change of changesOf(body, followUp, context())) {
    const { enclosing, content } = readSection(change.title, current());
    const text = change.render(content);
    if (text === undefined && content === '') continue;
    updated = sealWithin(enclosing, text === undefined ? '' : `${text}\n\n`);
  }
  if (!isOurs(body)) return updated;
  const withdrawn = aroundWithdrawn(current(), context(), followUp.transcript);
  if (withdrawn !== undefined) updated = sealWithin(withdrawn, '');
  const closing = findClosingLine(current(), followUp.work.share);
  return closing === undefined ? updated : sealWithin(closing.enclosing, closing.line);
}

type SectionChange = {
  readonly title: string;
  /** Renders the section anew from its present content. */
  readonly render: (content: string) => string | undefined;
};

/** Returns the changes to all our sections, from the branch as it is now; in a body that isn't ours, only to the tools. */
function changesOf(
  body: string,
  followUp: FollowUp,
  context: RenderContext,
): readonly SectionChange[] {
  const { transcript, proposals, work } = followUp;
  const tools = {
    title: TITLES.tools,
    render: () => renderProposedTools(context, proposals ?? []),
  };
  const hasTools = proposals !== undefined && (proposals.length > 0 || body.includes(TITLES.tools));
  const shownTools = hasTools ? [tools] : [];
  if (!isOurs(body)) return shownTools;
  const all = ORDER.filter((title) => title !== TITLES.tools && title !== TITLES.changed);
  const titles = followUp.only === undefined ? all : [followUp.only];
  const content = { context, transcript, work };
  const sections = renderSections(content);
  const kept = keptItems(content, followUp.settled);
  const changed = {
    title: TITLES.changed,
    render: (old: string) => renderSinceThen(old, body, content),
  };
  return [
    ...titles.map((title) => ({
      title,
      render: (old: string) => {
        const keep = kept.get(title);
        const fresh = sections.get(title);
        if (keep === undefined) return fresh;
        return itemSection({ title, items: keep(itemsIn(old), itemsIn(fresh ?? '')) }, MAX_ITEMS);
      },
    })),
    ...(followUp.isNew ? [changed] : []),
    ...shownTools,
  ];
}

/** Finds the last line about the issue below our credit, and returns it as it should read now. */
function findClosingLine(body: string, { isWhole, isReady }: IssueShare) {
  // An earlier run's review may still be open.
  const isOpen = itemsIn(readSection(TITLES.findings, body).content).some(isObjection);
  const share = { isWhole, isReady: isReady && !isOpen };
  const credit = findCredit(body);
  const lines = readLines(body).filter(({ start }) => credit.at >= 0 && start > credit.at);
  const found = lines.flatMap(({ text, start }) => {
    const line = updateClosingLine(text, share);
    const enclosing = { before: body.slice(0, start), after: body.slice(start + text.length) };
    return line === undefined ? [] : [{ enclosing, line }];
  });
  return found.at(-1);
}
