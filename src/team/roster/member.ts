// A member of the squad, and how one is found by what people and models call it.
import { nameKey, slug } from '#src/text/index.ts';

export type MemberStatus = 'active' | 'support' | 'human' | 'coding-agent' | 'retired';

export type Member = {
  /** Unique in the team: labels, sessions and file names are made from it. */
  readonly slug: string;
  readonly name: string;
  /** From the roster, without its emoji; may be empty. */
  readonly role: string;
  readonly status: MemberStatus;
  /** Scribe, Ralph, Rai and Fact Checker: Squad's own, never routed to. */
  readonly builtIn: boolean;
  /** Folder of its charter and history, relative to the repository. */
  readonly folder: string | undefined;
  /** Further folders of the same member: `agents/rai` beside `agents/Rai`. */
  readonly otherFolders: readonly string[];
  readonly charterPath: string | undefined;
  readonly historyPath: string | undefined;
  /** The model that the roster names for it. */
  readonly model: string | undefined;
};

const BUILT_IN: ReadonlySet<string> = new Set(['scribe', 'ralph', 'rai', 'fact-checker']);

/** True for the slug of a member that every squad has. */
export function isBuiltIn(memberSlug: string): boolean {
  return BUILT_IN.has(memberSlug);
}

/** True for a member that a session can be started for. */
export function isRoutable(member: Member): boolean {
  return member.status === 'active' && !member.builtIn;
}

export type MemberList = { readonly members: readonly Member[] };

/** Finds the member with this name (any case, with or without `@`) or slug. */
export function findMember(team: MemberList, name: string): Member | undefined {
  const key = nameKey(name);
  const byName = team.members.find((member) => nameKey(member.name) === key);
  const wanted = slug(name);
  if (byName !== undefined || wanted === '') return byName;
  return team.members.find((member) => member.slug === wanted);
}

/** Finds the first routable member whose role says lead or architect. */
export function findLead(team: MemberList): Member | undefined {
  return team.members.find(
    (member) => isRoutable(member) && /\b(?:lead|architect)\b/i.test(member.role),
  );
}
