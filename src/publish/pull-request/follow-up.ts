// Updates an open pull request's text after a later run, section by section. What people wrote around our sections stays.
import { readLines } from '../../markdown/sections.ts';
import type { OutboundText, PullRequestChange } from '../../ports/github.ts';
import type { PullRequest } from '../../ports/threads.ts';
import type { Transcript } from '../../run-log/transcript.ts';
import type { ToolProposal } from '../../tools/custom/executable/proposed-tools.ts';
import type { PublishDeps } from '../publish-deps.ts';
import { agentName } from '../render/agent-table.ts';
import type { RenderContext } from '../render/render-context.ts';
import { isObjection, itemSection, keptFinding, LEFT_OUT, SET_ASIDE } from './body-items.ts';
import { findCredit, itemsIn, ORDER, readSection } from './body-sections.ts';
import { type IssueShare, updateClosingLine } from './closing-line.ts';
import { markReady } from './mark-ready.ts';
import { decisionLines } from './memory-pull-request.ts';
import { renderProposedTools } from './proposed-tools.ts';
import { isOurs, type PullRequestWork, renderSections, TITLES } from './pull-request.ts';
import {
  isMarkedUnfinished,
  markUnfinished,
  renderPullRequestTitle,
} from './pull-request-title.ts';
import { isFirstTold, renderSinceThen } from './since-then.ts';
import { aroundWithdrawn, isStandingDecision, isStandingLearning } from './withdrawn-items.ts';

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
  /** True if the run only reviewed, so everything else that the text says still holds. */
  readonly isReview?: boolean;
};

const MAX_ITEMS = 60;

/**
 * Updates title and body, and makes a draft ready if its work is finished; leaves a pull request alone that was closed
 * meanwhile. Returns the pull request as read before the text changed, with its new draft state. Throws a SquadError.
 */
export async function updatePullRequestText(
  number: number,
  followUp: FollowUp,
  deps: PublishDeps,
): Promise<PullRequest> {
  // People may have edited the text while the agents worked.
  const pull = await deps.github.pullRequest(number);
  if (pull.state === 'closed') return pull;
  // Comes before the new text: from the old one, a later run would still see that the draft has to be made ready.
  const now = await markReady(pull, followUp.staysDraft, deps);
  const change = {
    ...bodyChange(renderFollowUp(pull.body, followUp, deps)),
    ...(isOurs(pull.body) ? titleChange(pull, followUp, deps) : {}),
  };
  if (Object.keys(change).length > 0) await deps.github.updatePullRequest(number, change);
  return now;
}

/** Updates what the text says about reviews, after a run that only reviewed the pull request. Throws a SquadError. */
export async function updateReviewText(
  number: number,
  { transcript, work }: Pick<FollowUp, 'transcript' | 'work'>,
  deps: Sealing & Pick<PublishDeps, 'github'>,
): Promise<void> {
  const pull = await deps.github.pullRequest(number);
  if (pull.state === 'closed' || !isOurs(pull.body)) return;
  const share = { isWhole: false, isReady: isFinished(pull) };
  const review = { isNew: false, isUnfinished: false, staysDraft: true, isReview: true };
  const followUp = { transcript, work: { ...work, share }, proposals: undefined, ...review };
  const body = renderFollowUp(pull.body, followUp, deps);
  if (body !== undefined) await deps.github.updatePullRequest(number, { body });
}

/** True if neither the draft state nor the text says that work is missing. */
function isFinished({ draft, title, body }: PullRequest): boolean {
  const isWhole = readSection(TITLES.notDone, body).content === '';
  return !draft && !isMarkedUnfinished(title) && isWhole;
}

function bodyChange(body: OutboundText | undefined): PullRequestChange {
  return body === undefined ? {} : { body };
}

function titleChange(
  { title, body }: Pick<PullRequest, 'title' | 'body'>,
  { isNew, isUnfinished, work, transcript }: FollowUp,
  { sealTitle }: PublishDeps,
): PullRequestChange {
  // The old title may name only a part of the work, since no earlier run described the whole.
  const isPart =
    isNew && !isUnfinished && isMarkedUnfinished(title) && isFirstTold(body, transcript);
  const whole = markUnfinished(title, false);
  const marked = isPart
    ? renderPullRequestTitle({ reports: [work.answer], request: '', threadTitle: whole })
    : markUnfinished(title, isUnfinished);
  return marked === title ? {} : { title: sealTitle(marked) };
}

type Sealing = Pick<PublishDeps, 'context' | 'sealWithin'>;

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
  const withdrawn = aroundWithdrawn(current(), followUp.transcript);
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
  const isBriefed = work.isReviewed === true || body.includes(`## ${TITLES.lookFirst}`);
  const brief = isBriefed ? work.brief : undefined;
  const sections = renderSections({ context, transcript, work: { ...work, brief } });
  const kept = keptItems(followUp, context);
  const all = ORDER.filter((title) => title !== TITLES.tools && title !== TITLES.changed);
  const titles = followUp.isReview === true ? [TITLES.findings] : all;
  const content = { context, transcript, work };
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

type KeepItems = (old: readonly string[], fresh: readonly string[]) => readonly string[];

/** Returns the sections that keep items this run knows nothing about. */
function keptItems(followUp: FollowUp, context: RenderContext): ReadonlyMap<string, KeepItems> {
  const { transcript, work } = followUp;
  const { commit, earlier = [], settled = [] } = work.standing;
  const reviewers = new Set([...transcript.reviews.map(({ reviewer }) => reviewer), ...settled]);
  // A reviewer who looked only at other files this time still asks for the earlier changes.
  for (const { reviewer } of earlier) reviewers.delete(reviewer);
  const changed = new Set(transcript.agents.flatMap(({ files }) => files));
  const names = [...reviewers].map((slug) => `**${agentName(context, transcript, slug)}** `);
  const isOvertaken = (item: string) => names.some((name) => item.startsWith(name));
  const beginsWith = (start: string) => (item: string) => item.startsWith(start);
  return new Map<string, KeepItems>([
    [
      TITLES.findings,
      (old, fresh) => [
        ...old.filter((item) => !isOvertaken(item)).map((item) => keptFinding(item, changed)),
        ...fresh,
      ],
    ],
    [TITLES.conflicts, (old, fresh) => union(old.filter(beginsWith(SET_ASIDE)), fresh)],
    // This run's list of unfinished work replaces that of earlier runs; files they left out stay left out.
    [TITLES.notDone, (old, fresh) => union(old.filter(beginsWith(LEFT_OUT)), fresh)],
    // Decisions that wait for people are listed here too: a follow-up has no separate place for them.
    [
      TITLES.decisions,
      (old) =>
        union(
          old.filter(isStandingDecision(transcript)),
          decisionLines(context, transcript, commit),
        ),
    ],
    [
      TITLES.learnt,
      (old, fresh) => union(old.filter(isStandingLearning(context, transcript)), fresh),
    ],
    [TITLES.workers, withReviewers],
  ]);
}

function union(old: readonly string[], added: readonly string[]): readonly string[] {
  return [...new Set([...old, ...added])];
}

/** Keeps the items of agents who only reviewed in an earlier run: the branch shows nothing of that, except what they learnt. */
function withReviewers(old: readonly string[], fresh: readonly string[]): readonly string[] {
  const nameOf = (item: string) => /^\*\*([^*]{1,60}?)(?: ×\d{1,4})?\*\*/.exec(item)?.[1];
  const telling = new Set(fresh.filter((item) => item.includes(': ')).map(nameOf));
  const reviewed = old.filter((item) => item.includes(': reviewed ') && !telling.has(nameOf(item)));
  const kept = new Set(reviewed.map(nameOf));
  return [...fresh.filter((item) => !kept.has(nameOf(item))), ...reviewed];
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
