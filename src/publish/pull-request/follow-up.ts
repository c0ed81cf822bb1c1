// A later run on an open pull request brings its text up to date, section by section: what people wrote around ours stays.
import { headingOf, readLines } from '../../markdown/sections.ts';
import type { OutboundText, PullRequestChange } from '../../ports/github.ts';
import type { Transcript } from '../../run-log/transcript.ts';
import { plural } from '../../text/count.ts';
import type { ToolProposal } from '../../tools/custom/executable/proposed-tools.ts';
import type { EnclosingText } from '../outbound/outbound.ts';
import type { PublishDeps } from '../publish.ts';
import { agentName } from '../render/agent-table.ts';
import type { RenderContext } from '../render/render-context.ts';
import { inline, link } from '../render/render-markdown.ts';
import {
  ASKED_FOR_CHANGES,
  findingItems,
  itemSection,
  LEFT_OUT,
  leftOutItems,
  type StandingReviews,
  unfinishedItems,
} from './body-items.ts';
import { type IssueShare, updateClosingLine } from './closing-line.ts';
import { decisionLines, learningLines } from './memory-pull-request.ts';
import { renderProposedTools } from './proposed-tools.ts';
import { CREDIT_PREFIX, renderChecksSection, TITLES } from './pull-request.ts';
import { markUnfinished, renderPullRequestTitle } from './pull-request-title.ts';

/** What a later run did on the pull request's branch. */
export type FollowUp = {
  readonly transcript: Transcript;
  /** Its reports, the one that speaks for all first; undefined when it only took up what an earlier run had pushed. */
  readonly reports: readonly string[] | undefined;
  readonly branch: string;
  readonly share: IssueShare;
  readonly isUnfinished: boolean;
  readonly standing: StandingReviews;
  /** The tools that the branch proposes now; undefined when this run changed none. */
  readonly proposals: readonly ToolProposal[] | undefined;
};

const MAX_RUNS = 20;
const MAX_ITEMS = 60;

/** Brings title and body up to date. Throws a SquadError; the work is pushed by then. */
export async function updatePullRequestText(
  number: number,
  followUp: FollowUp,
  deps: PublishDeps,
): Promise<void> {
  // People may have edited the text while the agents worked.
  const pull = await deps.github.pullRequest(number);
  const change = {
    ...bodyChange(renderFollowUp(pull.body, followUp, deps)),
    ...(isOurs(pull.body) ? titleChange(pull.title, followUp, deps) : {}),
  };
  if (Object.keys(change).length > 0) await deps.github.updatePullRequest(number, change);
}

function bodyChange(body: OutboundText | undefined): PullRequestChange {
  return body === undefined ? {} : { body };
}

function titleChange(
  title: string,
  { isUnfinished }: FollowUp,
  { sealTitle }: PublishDeps,
): PullRequestChange {
  const marked = markUnfinished(title, isUnfinished);
  return marked === title ? {} : { title: sealTitle(marked) };
}

function isOurs(body: string): boolean {
  return body.includes(CREDIT_PREFIX);
}

type Sealing = Pick<PublishDeps, 'context' | 'sealWithin'>;

/** The body after a further run; undefined when nothing in it is for us to change. */
export function renderFollowUp(
  body: string,
  followUp: FollowUp,
  { context, sealWithin }: Sealing,
): OutboundText | undefined {
  let updated: OutboundText | undefined;
  const current = () => updated ?? body;
  for (const change of changesOf(followUp, context())) {
    if (!change.isFor(body)) continue;
    const { enclosing, content } = readSection(change.title, current());
    const text = change.render(itemsIn(content));
    if (text === undefined && content === '') continue;
    updated = sealWithin(enclosing, text === undefined ? '' : `${text}\n\n`);
  }
  const closing = isOurs(body) ? findClosingLine(current(), followUp.share) : undefined;
  return closing === undefined ? updated : sealWithin(closing.enclosing, closing.line);
}

type SectionChange = {
  readonly title: string;
  /** Whether a body has, or gets, the section. */
  readonly isFor: (body: string) => boolean;
  /** The section anew, from the items that it has. */
  readonly render: (items: readonly string[]) => string | undefined;
};

function changesOf(followUp: FollowUp, context: RenderContext): readonly SectionChange[] {
  const { transcript, branch, standing, proposals } = followUp;
  const items = (title: string, merge: (old: readonly string[]) => readonly string[]) => ({
    title,
    isFor: isOurs,
    render: (old: readonly string[]) => itemSection({ title, items: merge(old) }, MAX_ITEMS),
  });
  const reviewers = new Set(transcript.reviews.map(({ reviewer }) => reviewer));
  const names = [...reviewers].map((slug) => `**${agentName(context, transcript, slug)}** `);
  const isOvertaken = (item: string) => names.some((name) => item.startsWith(name));
  return [
    {
      title: TITLES.checks,
      isFor: isOurs,
      render: () => renderChecksSection(context, transcript),
    },
    items(TITLES.findings, (old) => [
      ...old.filter((item) => !isOvertaken(item)),
      ...findingItems(context, transcript, standing),
    ]),
    // Whose work was cut short is known of this run; of earlier ones it is overtaken.
    items(TITLES.notVerified, (old) => [
      ...unfinishedItems(context, transcript),
      ...union(
        old.filter((item) => item.startsWith(LEFT_OUT)),
        leftOutItems(context, transcript),
      ),
    ]),
    items(TITLES.since, (old) => withRun(old, followUp, context).slice(-MAX_RUNS)),
    {
      title: TITLES.tools,
      isFor: (body) =>
        proposals !== undefined && (proposals.length > 0 || body.includes(TITLES.tools)),
      render: () => renderProposedTools(context, proposals ?? []),
    },
    items(TITLES.decisions, (old) => union(old, decisionLines(context, transcript, branch))),
    items(TITLES.learnt, (old) => union(old, learningLines(context, transcript))),
  ];
}

function union(old: readonly string[], added: readonly string[]): readonly string[] {
  return [...new Set([...old, ...added])];
}

/** The runs until now; one that is tried again takes the place of its first try. */
function withRun(
  old: readonly string[],
  followUp: FollowUp,
  context: RenderContext,
): readonly string[] {
  if (followUp.reports === undefined) return old;
  const asked = link('asked for', context.facts.commentUrl);
  const others = old.filter((item) => asked === 'asked for' || !item.includes(asked));
  return [...others, runItem(followUp, followUp.reports, context)];
}

/** One run in a line: what changed, by whom it was asked. */
function runItem(
  { transcript, isUnfinished }: FollowUp,
  reports: readonly string[],
  context: RenderContext,
): string {
  const { facts, safe } = context;
  const { request, agents } = transcript;
  const worker = agents.find(({ session }) => session !== 'coordinator');
  const title = renderPullRequestTitle({ reports, request, threadTitle: worker?.task });
  const files = new Set(agents.flatMap((agent) => agent.files)).size;
  const asked = link('asked for', facts.commentUrl);
  const done = `${isUnfinished ? 'Unfinished: ' : ''}${inline(title, 100, safe)}`;
  return `${done} (${plural(files, 'file')}), ${asked} by ${inline(facts.actor, 40, safe)} · ${link('run', facts.runUrl)}`;
}

/** The items of a list, each without its mark. */
function itemsIn(content: string): readonly string[] {
  const parts = content.trimEnd().split(/\r?\n(?=- )/);
  return parts.flatMap((part) => (part.startsWith('- ') ? [part.slice(2).trimEnd()] : []));
}

type SectionInBody = { readonly enclosing: EnclosingText; readonly content: string };

const ORDER: readonly string[] = Object.values(TITLES);

/** The section of a body, or the place for it: before the first that comes later, else above the credit, else at the end. */
export function readSection(wanted: string, body: string): SectionInBody {
  const bounds = boundsOf(body);
  const index = bounds.findIndex(({ title }) => title === wanted);
  const found = bounds[index];
  if (found !== undefined) {
    const end = bounds[index + 1]?.at ?? body.length;
    const enclosing = { before: body.slice(0, found.at), after: body.slice(end) };
    return { enclosing, content: body.slice(found.at, end) };
  }
  const later = ORDER.slice(ORDER.indexOf(wanted) + 1);
  const next =
    bounds.find(({ title }) => title !== undefined && later.includes(title)) ??
    bounds.findLast(({ title }) => title === undefined);
  if (next !== undefined) {
    const enclosing = { before: body.slice(0, next.at), after: body.slice(next.at) };
    return { enclosing, content: '' };
  }
  const before = body.trim() === '' ? '' : `${body.trimEnd()}\n\n`;
  return { enclosing: { before, after: '' }, content: '' };
}

/** Where headings stand, and our credit, which has no title. */
function boundsOf(body: string) {
  return readLines(body).flatMap((line) => {
    const heading = headingOf(line);
    const isCredit = line.kind === 'text' && line.text.startsWith(CREDIT_PREFIX);
    const isBound = heading === undefined ? isCredit : heading.level <= 2;
    return isBound ? [{ at: line.start, title: heading?.title }] : [];
  });
}

/** The last line about the issue below our credit, as it is now. */
function findClosingLine(body: string, { isWhole, isReady }: IssueShare) {
  // An earlier run's review may be open still.
  const isOpen = itemsIn(readSection(TITLES.findings, body).content).some((item) =>
    item.includes(ASKED_FOR_CHANGES),
  );
  const share = { isWhole, isReady: isReady && !isOpen };
  const credit = boundsOf(body).findLast(({ title }) => title === undefined);
  if (credit === undefined) return undefined;
  const lines = readLines(body).filter(({ start }) => start > credit.at);
  const found = lines.flatMap(({ text, start }) => {
    const line = updateClosingLine(text, share);
    const enclosing = { before: body.slice(0, start), after: body.slice(start + text.length) };
    return line === undefined ? [] : [{ enclosing, line }];
  });
  return found.at(-1);
}
