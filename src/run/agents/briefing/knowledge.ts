// What agents know before they start: the decisions and skills of the trusted commit, and the team's routing rules.
import { demoteHeadings } from '#src/markdown/index.ts';
import {
  createMemoryReader,
  isRoutable,
  type Knowledge,
  listSkills,
  loadCharter,
  loadDecisions,
  loadWisdom,
  mentions,
  type RoutingRule,
  type Team,
  toPhrase,
} from '#src/team/index.ts';
import { cutCharacters, oneLine } from '#src/text/index.ts';
import type { RepositoryContext } from '../../context/load-repository.ts';
import type { RunContext } from '../../start/run-context.ts';
import type { Duties } from './colleagues.ts';
import { openUnmerged } from './unmerged.ts';

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
    skills: skills.skills,
    wisdom,
    unmerged: openUnmerged(decisions.entries, context, repository),
    recorded: () => transcript.read(),
    reader,
  };
}

/** The most characters of one rule's examples, which name the work as people do. */
const EXAMPLES_LENGTH = 160;

function ruleLine({ work, examples, agents, secondary }: RoutingRule): string {
  const shown = cutCharacters(examples.join(', '), EXAMPLES_LENGTH, '…');
  const others = secondary.length === 0 ? '' : `, or else ${secondary.join(', ')}`;
  return `- ${shown === '' ? work : `${work} (${shown})`}: ${agents.join(', ')}${others}`;
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
  return oneLine(lines.map((line) => line.replace(/^[-*] /, '')).join('; '), REVIEW_RULES_LENGTH);
}

/** Returns the slugs of the members that a text names. */
function namedIn(text: string, { members }: Team): readonly string[] {
  const phrase = toPhrase(text);
  const named = members.filter(({ name, slug }) => [name, slug].some((it) => mentions(phrase, it)));
  return named.map(({ slug }) => slug);
}

/** Returns who does what: the rules from the tables, then the file's own text. */
export function routingOf({ rules, routingText }: Team): string {
  const lines = rules.map(ruleLine);
  return [lines.join('\n'), demoteHeadings(routingText, 3)]
    .filter((text) => text.trim() !== '')
    .join('\n\n');
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
