// Scores whether the prompt holds the sentence that decides a request, and two baselines for comparison.
import { findLead } from '../../../src/team/roster/member.ts';
import { type ReadRoster, readRoster } from './prompt.ts';
import type { LabelledRequest, Roster } from './roster.ts';

export type ScoredRequest = {
  readonly roster: string;
  readonly request: LabelledRequest;
  /** The prompt's line that names a right agent and holds the deciding words. */
  readonly decidedBy: string | undefined;
  /** True when a rule of the roster's own table names a right agent for these words. */
  readonly ruleNames: boolean;
  /** The size of the system prompt and the first message. */
  readonly bytes: number;
  /** The agents that the baselines choose. */
  readonly keyword: string | undefined;
  readonly lead: string | undefined;
};

/** Scores every request of the rosters, in order. */
export async function scoreRosters(rosters: readonly Roster[]): Promise<readonly ScoredRequest[]> {
  const read = await Promise.all(rosters.map(readRoster));
  const scored = rosters.flatMap((roster, index) => {
    const team = read[index];
    return team === undefined
      ? []
      : roster.requests.map((request) => scoreRequest(roster.name, team, request));
  });
  return Promise.all(scored);
}

async function scoreRequest(
  roster: string,
  read: ReadRoster,
  request: LabelledRequest,
): Promise<ScoredRequest> {
  const { system, message } = await read.given(request);
  return {
    roster,
    request,
    decidedBy: decidingLine(system, read, request),
    ruleNames: isNamedByRule(read, request),
    bytes: Buffer.byteLength(system) + Buffer.byteLength(message),
    keyword: chooseByKeywords(read, request.asks),
    lead: findLead(read.team)?.slug ?? read.members[0]?.slug,
  };
}

const holds = (text: string, words: string): boolean =>
  text.toLowerCase().includes(words.toLowerCase());

/** Finds the line that holds both the words and a right agent's name. Words on a line without the name decide nothing. */
export function decidingLine(
  system: string,
  { members }: Pick<ReadRoster, 'members'>,
  { right, by }: LabelledRequest,
): string | undefined {
  const names = members
    .filter(({ slug }) => right.includes(slug))
    .flatMap(({ slug, name }) => [slug, name]);
  return system
    .split('\n')
    .find((line) => holds(line, by) && names.some((name) => wordsOf(line).has(name.toLowerCase())));
}

function isNamedByRule({ team }: ReadRoster, { right, by }: LabelledRequest): boolean {
  return team.rules.some(
    ({ work, examples, agents }) =>
      holds([work, ...examples].join(', '), by) && agents.some((agent) => right.includes(agent)),
  );
}

/** Routes by plain keywords: returns the member whose role and rules share the most words with the request. */
function chooseByKeywords({ team, members }: ReadRoster, asks: string): string | undefined {
  const asked = [...stemsOf(asks)];
  const scored = members.map(({ slug, role }) => {
    const rules = team.rules.filter(({ agents }) => agents.includes(slug));
    const own = stemsOf(
      [role, ...rules.flatMap((rule) => [rule.work, ...rule.examples])].join(' '),
    );
    return { slug, score: asked.filter((stem) => own.has(stem)).length };
  });
  const best = scored.toSorted((one, other) => other.score - one.score)[0];
  return best === undefined || best.score === 0 ? undefined : best.slug;
}

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}-]+/gu) ?? []);
}

const STOP_WORDS = new Set(
  'the and for with that this from are was has have not what when they them does into all two one every'.split(
    ' ',
  ),
);

/** Returns the words of three letters or more, without stop words and common endings. */
function stemsOf(text: string): ReadonlySet<string> {
  const words = [...wordsOf(text)].filter((word) => word.length > 2 && !STOP_WORDS.has(word));
  return new Set(words.map((word) => word.replace(/(ions|ion|ing|ies|es|s|e)$/, '')));
}
