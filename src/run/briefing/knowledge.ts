// What agents know before they start: the decisions and skills of the trusted commit, and the team's routing rules.

import type { RoutingPolicy } from '#src/coordinator/messages/recipient.ts';
import type { Colleague } from '#src/coordinator/tasks/handoff.ts';
import { resultOr } from '#src/errors.ts';
import { demoteHeadings } from '#src/markdown/close-blocks.ts';
import type { Git } from '#src/ports/git.ts';
import type { WorkRecord } from '#src/run-log/work-record.ts';
import { createMemoryReader, type Knowledge } from '#src/team/briefing.ts';
import { loadCharter } from '#src/team/charter.ts';
import type { DecisionEntry } from '#src/team/decisions.ts';
import { loadDecisions } from '#src/team/inbox.ts';
import { loadWisdom } from '#src/team/learnings.ts';
import { isRoutable } from '#src/team/member.ts';
import { mentions, toPhrase } from '#src/team/select-memory.ts';
import { listSkills, SHARED_SKILL_FOLDERS } from '#src/team/skills.ts';
import type { Team } from '#src/team/team.ts';
import {
  loadUnmerged,
  NOTHING_UNMERGED,
  type UnmergedMemory,
  type UnmergedSource,
} from '#src/team/unmerged.ts';
import { plural } from '#src/text/count.ts';
import { oneLine } from '#src/text/one-line.ts';
import { type CommitRange, pathsChangedSince } from '#src/workspace/git-history.ts';
import type { BaseChecks } from '../checks/base-checks.ts';
import type { RepositoryContext } from '../context/load-repository.ts';
import type { RunContext } from '../context/run-context.ts';
import type { RepositoryFacts } from './repository-map.ts';

/** What the parts of a prompt are made from. */
export type BriefingSources = {
  readonly context: RunContext;
  readonly repository: RepositoryContext;
  /** Whether the run continues what an earlier attempt left. */
  readonly isResumed: boolean;
  readonly knowledge: Knowledge;
  readonly duties: Duties;
  /** What every agent is told about the repository; read on first use. */
  readonly facts: () => Promise<RepositoryFacts>;
  /** Which messages may be sent, and by whom. */
  readonly policy: RoutingPolicy;
  /** The checks as they end without the run's work. */
  readonly base: BaseChecks;
  /** What sessions did in their latest tasks. */
  readonly work: WorkRecord;
  /** Returns the file that holds a long request; undefined for a short one. */
  readonly requestFile: () => Promise<string | undefined>;
  /** The commit that each session's task began with: what colleagues committed meanwhile, its agent has not looked at. */
  readonly starts: Map<string, string>;
};

/** Loads decisions and skills; their problems are noted for people. */
export async function loadKnowledge(
  context: RunContext,
  repository: RepositoryContext,
): Promise<Knowledge> {
  const { transcript, nonce } = context;
  const { tree, team, target } = repository;
  const [decisions, skills, wisdom] = await Promise.all([
    loadDecisions(tree, team),
    listSkills(tree, team.directory),
    loadWisdom(tree, team.directory),
  ]);
  const { answerOnly } = target;
  if (answerOnly !== undefined) transcript.note(`Nothing is changed here: ${answerOnly}.`);
  const warnings = [...team.warnings, ...decisions.warnings, ...skills.warnings];
  for (const warning of warnings) transcript.note(warning);
  const reader = createMemoryReader({
    nonce,
    foundHidden: (where) =>
      transcript.note(`Invisible text was removed from ${where} before agents saw it.`),
  });
  return {
    tree,
    decisions: decisions.entries,
    aroundDecisions: decisions.prose,
    skills: skills.skills,
    wisdom,
    unmerged: openUnmerged(decisions.entries, context, repository),
    recorded: () => transcript.read(),
    reader,
  };
}

const REVIEW_RULES_LENGTH = 400;

/**
 * Returns what the routing rules say about reviews of an agent's work, on one line; empty when they say nothing. A rule that
 * names this agent alone is about others' work.
 */
export function reviewRulesOf(team: Team, agent: string, reader: Knowledge['reader']): string {
  const text = reader.instructions(routingOf(team), `${team.directory}/routing.md`);
  const isForOthers = (line: string) => {
    const named = namedIn(line, team);
    return named.length === 0 || named.some((slug) => slug !== agent);
  };
  const lines = text
    .split('\n')
    .filter((line) => /review/i.test(line) && !line.startsWith('#') && isForOthers(line));
  return oneLine(
    lines.map((line) => line.replace(/^(?:[-*] |\| *)|[\s|]+$/g, '')).join('; '),
    REVIEW_RULES_LENGTH,
  );
}

/** Returns the slugs of the members that a text names. */
function namedIn(text: string, { members }: Team): readonly string[] {
  const phrase = toPhrase(text);
  const named = members.filter(({ name, slug }) => [name, slug].some((it) => mentions(phrase, it)));
  return named.map(({ slug }) => slug);
}

/** Returns who does what, in the words of routing.md. */
export function routingOf({ routingText }: Team): string {
  return demoteHeadings(routingText, 3);
}

const OWNS_LENGTH = 160;
const BOUNDARY_LENGTH = 100;

/** Returns what each agent is for: what its charter says it owns, or else its expertise; then what it leaves to others. */
export async function loadDuties(
  { tree, reader }: Knowledge,
  { members }: Pick<Team, 'members'>,
): Promise<Duties> {
  const found = await Promise.all(
    members.filter(isRoutable).map(async (member) => {
      const { owns = [], expertise = [], leaves = '' } = (await loadCharter(tree, member)) ?? {};
      const clean = (text: string) => reader.instructions(text, member.charterPath ?? '');
      const words = clean((owns.length > 0 ? owns : expertise).join(', '));
      return { slug: member.slug, words, leaves: clean(leaves) };
    }),
  );
  // A boundary that several charters share distinguishes nobody.
  const isOwn = (text: string) => found.filter(({ leaves }) => leaves === text).length === 1;
  return new Map(
    found.map(({ slug, words, leaves }) => {
      // More text follows on this line, so the full stop goes.
      const boundary = isOwn(leaves) ? oneLine(leaves, BOUNDARY_LENGTH).replace(/\.$/, '') : '';
      return [slug, [oneLine(words, OWNS_LENGTH), boundary].filter((it) => it !== '').join('; ')];
    }),
  );
}

/** Returns a reader of what these branches hold beyond the trusted commit, once per tip of the run's branch. Never rejects. */
function openUnmerged(
  decisions: readonly DecisionEntry[],
  { transcript, ports }: RunContext,
  { tree, team, branch, memoryTip }: RepositoryContext,
): () => Promise<UnmergedMemory> {
  const known = new Map<string, Promise<UnmergedMemory>>();
  const load = async (tip: string) => {
    const tips = [...new Set([tip, memoryTip ?? tip])].filter((commit) => commit !== tree.commit);
    if (tips.length === 0) return NOTHING_UNMERGED;
    const folders = [team.directory, ...SHARED_SKILL_FOLDERS];
    const reading = Promise.all(
      tips.map((commit) => readSource(ports.git, { base: tree.commit, tip: commit }, folders)),
    );
    const failure = 'What the squad learnt and nobody has merged yet could not be read:';
    const loading = reading.then((sources) => loadUnmerged(sources, { ...team, tree, decisions }));
    return (await transcript.noteFailure(failure, loading)) ?? NOTHING_UNMERGED;
  };
  return () => {
    const tip = branch.tip();
    const reading = known.get(tip) ?? load(tip);
    known.set(tip, reading);
    return reading;
  };
}

async function readSource(
  git: Git,
  range: CommitRange,
  folders: readonly string[],
): Promise<UnmergedSource> {
  const [tree, changed] = await Promise.all([
    git.tree(range.tip),
    // If the branch's history is missing, its changes are unknown.
    resultOr(pathsChangedSince(git, range, ...folders), undefined),
  ]);
  return { tree, changed };
}

/** What each agent is for, in its charter's words, by slug. */
type Duties = ReadonlyMap<string, string>;

const LONGEST_ROLE = 80;
const LONGEST_DUTY = 280;
const NOTICE_LENGTH = 60;

/** Renders a line for each, in at most `maxLength` characters, and says how many are left out. Pure. */
export function renderColleagues(
  colleagues: readonly Colleague[],
  duties: Duties,
  maxLength: number,
): string {
  const lines: string[] = [];
  let left = maxLength - NOTICE_LENGTH;
  for (const colleague of colleagues) {
    const line = colleagueLine(colleague, duties.get(colleague.slug) ?? '');
    left -= line.length + 1;
    if (left < 0) break;
    lines.push(line);
  }
  const missing = colleagues.length - lines.length;
  const notice = missing === 0 ? [] : [`- … and ${plural(missing, 'more colleague')}`];
  return [...lines, ...notice].join('\n');
}

function colleagueLine({ slug, name, role, reviews, implements: makes }: Colleague, duty: string) {
  const title = role === '' ? name : `${name}, ${oneLine(role, LONGEST_ROLE)}`;
  const about = duty === '' ? '' : `: ${oneLine(duty, LONGEST_DUTY)}`;
  const can = [...(makes ? [] : ['writes no code']), ...(reviews ? ['reviews'] : [])];
  return `- ${slug} (${title})${about}${can.length === 0 ? '' : `; ${can.join(', ')}`}`;
}
