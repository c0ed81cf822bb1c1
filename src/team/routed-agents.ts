// Finds the members that routing.md names: by name, slug or role, with or without decoration.
import { cleanCell, isBlank, withoutDecoration } from '#src/markdown/index.ts';
import { headOf, slug } from '#src/text/index.ts';
import { findLead, findMember, type Member, type MemberList } from './roster/member.ts';

/** Not inside brackets: `Mira (UI, API)` is one agent. */
const BETWEEN_AGENTS = /(?:,| \+ )(?![^()]{0,200}\))/;
const NOT_MEMBERS = new Set(['any', 'none', 'n/a', 'squad', 'coordinator', 'all', 'team']);

/** What the names in a row are looked up in. */
export type NamesReading = {
  readonly team: MemberList;
  /** Receives the problems that are found. */
  readonly warnings: Set<string>;
};

/** Returns the slugs of the members that a cell names. Drops names that no member has, with a warning. */
export function readAgents(cell: string, work: string, reading: NamesReading): readonly string[] {
  const whole = findNamed(cleanAgentName(cell), reading.team);
  if (whole !== undefined) return [whole.slug];
  const found = new Set<string>();
  for (const part of cell.split(BETWEEN_AGENTS)) {
    const name = cleanAgentName(part);
    if (isBlank(name) || NOT_MEMBERS.has(name.toLowerCase())) continue;
    const member = findMemberCalled(name, reading.team);
    if (member !== undefined) found.add(member.slug);
    else
      reading.warnings.add(
        `routing.md: nobody in team.md is called ${headOf(name, 60)} (${headOf(work, 60)}).`,
      );
  }
  return [...found];
}

function cleanAgentName(cell: string): string {
  const name = cleanCell(cell);
  return isBlank(name) ? '' : withoutDecoration(name);
}

/** Finds a member, or else tries without a note in brackets after the name. */
function findMemberCalled(name: string, team: MemberList): Member | undefined {
  const named = findNamed(name, team);
  const bracket = name.indexOf('(');
  if (named !== undefined || bracket <= 0) return named;
  return findNamed(name.slice(0, bracket).trim(), team);
}

/** Finds a member by name, then slug, then role. */
function findNamed(name: string, team: MemberList): Member | undefined {
  return name === '' ? undefined : (findMember(team, name) ?? findMemberWithRole(name, team));
}

function findMemberWithRole(role: string, team: MemberList): Member | undefined {
  const wanted = slug(role);
  if (wanted === '') return undefined;
  if (wanted === 'lead') return findLead(team);
  return team.members.find((member) => slug(member.role) === wanted);
}
