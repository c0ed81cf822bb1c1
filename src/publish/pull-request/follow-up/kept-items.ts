// Which items of an open pull request's lists stay when a later run renders them anew.

import type { Transcript } from '../../../run-log/transcript.ts';
import { LOCKED_OUT, pathLeftOut } from '../../../workspace/policy/locked-out.ts';
import { agentName } from '../../render/agents/agent-words.ts';
import type { RenderContext } from '../../render/render-context.ts';
import { readInline } from '../../render/render-markdown.ts';
import { TITLES } from '../body-sections.ts';
import { keptFinding } from '../finding-items.ts';
import { decisionLines } from '../memory-pull-request.ts';
import { LEFT_OUT, SET_ASIDE } from '../not-done-items.ts';
import type { PullRequestContent } from '../pull-request-content.ts';
import { isStandingDecision } from './withdrawn-items.ts';

type KeepItems = (old: readonly string[], fresh: readonly string[]) => readonly string[];

/** Returns the sections that keep items this run knows nothing about. */
export function keptItems(
  { context, transcript, work }: PullRequestContent,
  settled?: readonly string[],
): ReadonlyMap<string, KeepItems> {
  const { commit, earlier = [], settled: agreed = [] } = work.standing;
  const reviewers = new Set([...transcript.reviews.map(({ reviewer }) => reviewer), ...agreed]);
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
    [TITLES.notDone, (old, fresh) => union(old.filter(isStillNotDone(changed, settled)), fresh)],
    // Decisions that wait for people are listed here too: a follow-up has no separate place for them.
    [
      TITLES.decisions,
      (old) =>
        union(
          old.filter(isStandingDecision(context, transcript)),
          decisionLines(context, transcript, commit),
        ),
    ],
    [TITLES.learnt, union],
    [TITLES.workers, withEarlierWork(context, transcript)],
  ]);
}

/** Tells whether an item is not settled or, after a run that changed something, whether its file is still left out. */
function isStillNotDone(
  changed: ReadonlySet<string>,
  settled: readonly string[] | undefined,
): (item: string) => boolean {
  if (settled !== undefined) return (item) => !settled.includes(item);
  return (item) => {
    if (!item.startsWith(LEFT_OUT)) return false;
    // It is until somebody revised it for an agent that was locked out of it.
    const line = readInline(item).slice(LEFT_OUT.length);
    const reason = `: ${LOCKED_OUT}`;
    return !(line.endsWith(reason) && changed.has(pathLeftOut(line.slice(0, -reason.length))));
  };
}

function union(old: readonly string[], added: readonly string[]): readonly string[] {
  return [...new Set([...old, ...added])];
}

/**
 * Keeps what earlier runs told of agents who did nothing in this one, in those runs' own words: the branch shows only the
 * subjects of their commits, and of a review nothing.
 */
function withEarlierWork(context: RenderContext, transcript: Transcript): KeepItems {
  const active = new Set(
    transcript.agents.map(({ session }) => agentName(context, transcript, session)),
  );
  const nameOf = (item: string) => /^\*\*([^*]{1,60}?)(?: ×\d{1,4})?\*\*/.exec(item)?.[1] ?? '';
  return (old, fresh) => {
    const telling = new Set(fresh.filter((item) => item.includes(': ')).map(nameOf));
    const kept = old.filter((item) => {
      const name = nameOf(item);
      if (item.includes(': reviewed ') && !telling.has(name)) return true;
      return item.includes(': ') && telling.has(name) && !active.has(name);
    });
    const names = new Set(kept.map(nameOf));
    return [...fresh.filter((item) => !names.has(nameOf(item))), ...kept];
  };
}
