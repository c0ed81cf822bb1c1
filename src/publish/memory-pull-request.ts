// Renders what the team decided and learnt: the body of its own pull request, and the lists for any other.

import type { DecisionNote } from '#src/run-log/events.ts';
import type { Transcript } from '#src/run-log/transcript.ts';
import { WHAT_LABEL } from '#src/team/decisions.ts';
import { plural } from '#src/text/count.ts';
import { capitalise, firstSentence } from '#src/text/one-line.ts';
import type { PullRequestText } from './publishable-work.ts';
import { agentName } from './render/agent-words.ts';
import { type RenderContext, repositoryUrl } from './render/render-context.ts';
import {
  firstThatFits,
  inline,
  link,
  list,
  paragraphs,
  section,
} from './render/render-markdown.ts';

const TARGET_LENGTH = 40_000;

/** Renders the rolling pull request with what runs learnt that changed nothing else. Its text is about the latest run. */
export function renderMemoryPullRequest(
  context: RenderContext,
  transcript: Transcript,
  commit: string,
): PullRequestText {
  const { decisions, learnings } = transcript;
  const { runUrl, thread } = context.facts;
  const latestRun = `${link('The latest run', runUrl)}, for #${thread.number},`;
  const learnt = learningLines(context, transcript);
  const decided = decisionLines(context, transcript, commit);
  const parts = (rows: number) => [
    'Decisions and learnings from runs that changed no other file. They stay here until somebody merges them; later runs add theirs.',
    `${latestRun} added ${plural(learnings.length, 'learning')} and ${plural(decisions.length, 'decision')}.`,
    section('What the team learnt', list(learnt, rows)),
    section('Decisions taken', list(decided, rows)),
  ];
  return {
    title: 'What the squad learnt',
    body: firstThatFits(TARGET_LENGTH, [() => paragraphs(parts(60)), () => paragraphs(parts(5))]),
  };
}

/** Returns an item per decision, with its rule and a link to its file. One that waits for people says so first. */
export function decisionLines(
  context: RenderContext,
  transcript: Transcript,
  commit: string,
): readonly string[] {
  const { facts, safe } = context;
  return transcript.decisions.map((note) => {
    const { agent, title, category, path, body = '', by, supersedes, overturnedBy } = note;
    const author = by === undefined ? agentName(context, transcript, agent) : inline(by, 100, safe);
    const kind = category === '' ? '' : `${inline(category, 40, safe)}, `;
    const url = repositoryUrl(facts, 'blob', commit, path);
    const name = link(`**${inline(title, 200, safe)}**`, url);
    const rule = firstSentence(withoutLabel(body));
    const what = rule === '' ? '' : `: ${inline(rule, 240, safe)}`;
    const about = (words: string, other = '') =>
      other === '' ? '' : `, ${words} “${inline(other, 200, safe)}”`;
    const others = `${about('instead of', supersedes)}${about('overturned by', overturnedBy)}`;
    return `${urgencyOf(note)}${name} (${kind}by ${author}${others})${what}`;
  });
}

/** Decisions in Squad's form begin with a label. */
function withoutLabel(body: string): string {
  return body.startsWith(WHAT_LABEL) ? body.slice(WHAT_LABEL.length).trimStart() : body;
}

function urgencyOf({ blocking, requiresApproval }: DecisionNote): string {
  const waits = blocking === true ? ['blocking decision'] : [];
  const words = requiresApproval === true ? [...waits, 'needs your approval'] : waits;
  return words.length === 0 ? '' : `**${capitalise(words.join(', '))}:** `;
}

/** One item per learning. */
export function learningLines(context: RenderContext, transcript: Transcript): readonly string[] {
  return transcript.learnings.map(({ agent, learning }) => {
    const name = agentName(context, transcript, agent);
    return `**${name}:** ${inline(learning, 300, context.safe)}`;
  });
}
