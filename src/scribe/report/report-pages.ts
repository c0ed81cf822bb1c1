// Scribe's report for people: the job summary and the pull request. What needs somebody comes first.

import type { PublishedWork } from '../../outcome.ts';
import type { PullRequestText } from '../../publish/pull-request/pull-request.ts';
import { repositoryUrl } from '../../publish/render/render-context.ts';
import {
  code,
  firstThatFits,
  inline,
  link,
  paragraphs,
} from '../../publish/render/render-markdown.ts';
import { plural } from '../../text/count.ts';
import type { Blocked } from '../check/blocked.ts';
import type { MissedMention } from '../check/missed.ts';
import type { Contradiction } from '../merge/merge-decisions.ts';
import type { Tally } from '../plan.ts';
import type { Unreadable } from '../read/inbox.ts';
import {
  byFile,
  entries,
  headline,
  learningWords,
  mergedWords,
  type ReportContext,
  type ScribeReport,
  titledList,
} from './report.ts';

/** GitHub's limit of a body is 65,536 characters; the outbound door may add to ours. */
const LONGEST = 60_000;
const ROOMS = [100, 30, 8, 1] as const;

/** The Markdown of the job summary. */
export function renderScribeSummary(context: ReportContext, report: ScribeReport): string {
  return firstThatFits(
    LONGEST,
    ROOMS.map((most) => () => {
      const needs = paragraphs(needParts(context, report, most));
      const done = paragraphs(doneParts(context, report, most));
      return paragraphs([
        `**${inline(headline(report), 400, context.safe)}**`,
        needs === '' ? undefined : `## For a person\n\n${needs}`,
        done === '' ? undefined : `## What Scribe did\n\n${done}`,
      ]);
    }),
  );
}

/** Title and body of the one long-lived pull request; `tally`: all that it brings. */
export function renderScribePullRequest(
  context: ReportContext,
  trunk: string,
  tally: Tally,
): PullRequestText {
  const merged = mergedWords(tally) ?? 'no new entries, but older ones archived';
  const intro = `Merge this to bring the squad's memory into ${code(trunk)}, which is protected, so that Scribe can't push to it. It brings ${merged}; later runs add to it.`;
  const body = firstThatFits(
    LONGEST,
    ROOMS.map((most) => () => {
      const parts = [...tallyNeeds(context, tally, most), ...tallyDone(context, tally, most)];
      return paragraphs([intro, ...parts]);
    }),
  );
  return { title: "Merge the squad's decisions and learnings", body };
}

type Parts = readonly (string | undefined)[];

function needParts(context: ReportContext, report: ScribeReport, most: number): Parts {
  const { broken, work, trunk, blocked, missed, tally, notes } = report;
  const stuck = blocked.filter(({ kind }) => kind !== 'brought-up-to-date');
  const mend = `**Mend on ${code(trunk)}, then run the job again.** Nothing was touched.`;
  const ask = '**Nobody answered these requests.** Ask again in a new comment:';
  return [
    part(mend, most, broken, (file) => fileLine(context, file)),
    mergeStep(work),
    ...tallyNeeds(context, tally, most),
    part("**Pull requests that GitHub can't merge:**", most, stuck, (pull) =>
      pullLine(context, pull),
    ),
    part(ask, most, missed, (one) => mentionLine(context, one)),
    part('**Not looked at:**', most, notes, (note) => inline(note, 400, context.safe)),
  ];
}

function doneParts(context: ReportContext, report: ScribeReport, most: number): Parts {
  const { blocked, started, tally } = report;
  const moved = blocked.filter(({ kind }) => kind === 'brought-up-to-date');
  return [
    ...tallyDone(context, tally, most),
    part('**Pull requests brought up to date,** so that their checks run:', most, moved, (pull) =>
      pullLine(context, pull),
    ),
    part('**Started, because nobody had answered:**', most, started, (one) =>
      mentionLine(context, one),
    ),
  ];
}

/** What of the inboxes and decisions a person must settle. */
function tallyNeeds(
  context: ReportContext,
  { unreadable, contradictions }: Tally,
  most: number,
): Parts {
  const said = (text: string) => inline(text, 150, context.safe);
  const unread = `**${plural(unreadable.length, 'file')} could not be read.** Mend or delete what stays in the inbox:`;
  const unlike =
    '**Decisions that do not go together.** Both stand in decisions.md; edit or remove one:';
  const unknown =
    '**Superseded, but not found.** No decision has that title; correct it in decisions.md:';
  const pairs = contradictions.filter(({ kind }) => kind !== 'supersedes-unknown');
  const lost = contradictions.filter(({ kind }) => kind === 'supersedes-unknown');
  const pair = ({ heading, kind, against }: Contradiction) => {
    const verb = kind === 'conflicts' ? 'conflicts with' : 'supersedes';
    return `“${said(heading)}” ${verb} “${said(against)}”`;
  };
  return [
    part(unread, most, unreadable, (file) => fileLine(context, file)),
    part(unlike, most, pairs, pair),
    part(unknown, most, lost, pair),
  ];
}

function tallyDone({ safe }: ReportContext, tally: Tally, most: number): Parts {
  const { decisions, learnings, duplicates, archived } = tally;
  const said = (text: string) => inline(text, 200, safe);
  const histories = [...byFile(learnings)];
  const others = histories.length - most;
  return [
    part(`**${plural(decisions.length, 'decision')}**`, most, decisions, ({ heading }) =>
      said(heading),
    ),
    ...histories.slice(0, most).map(([file, of]) => {
      const title = `**${plural(of.length, 'learning')}** in ${code(file)}`;
      return part(title, most, of, (one) => said(learningWords(one)));
    }),
    others > 0 ? `And ${plural(others, 'more agent')} learnt something.` : undefined,
    part('**Duplicates, removed:**', most, duplicates, ({ path }) => code(path)),
    part(
      '**Archived, word for word:**',
      most,
      archived,
      ({ file, moved }) => `${entries(moved)} of ${code(file)}`,
    ),
  ];
}

function part<T>(title: string, most: number, items: readonly T[], render: (item: T) => string) {
  return titledList(`${title}\n`, { most, items, render });
}

function fileLine({ safe }: ReportContext, { path, reason }: Unreadable): string {
  return `${code(path)}: ${inline(reason, 300, safe)}`;
}

function mergeStep(work: PublishedWork | undefined): string | undefined {
  if (work?.pullRequest !== undefined) {
    const { number, url } = work.pullRequest;
    return `**${link(`Merge pull request #${number}`, url)}**: the branch is protected, so Scribe can't push to it.`;
  }
  if (work?.compareUrl === undefined) return undefined;
  return `**${link('Open the pull request', work.compareUrl)}**: the branch is protected, and Actions may not open one here.`;
}

function pullLine({ facts, safe }: ReportContext, pull: Blocked): string {
  const name = link(`#${pull.number}`, repositoryUrl(facts, 'pull', String(pull.number)));
  switch (pull.kind) {
    case 'brought-up-to-date':
      return name;
    case 'conflict':
      return `${name}: conflicts in ${pull.files.slice(0, 10).map(code).join(', ')}${pull.files.length > 10 ? ' and more' : ''}`;
    case 'not-pushed':
      return `${name}: ${inline(pull.reason, 300, safe)}`;
  }
}

function mentionLine({ safe }: ReportContext, { login, thread, url, at }: MissedMention): string {
  const when = at.slice(0, 16).replace('T', ' ');
  return `${inline(login, 60, safe)} in ${link(`#${thread}`, url)}, ${when} UTC`;
}
