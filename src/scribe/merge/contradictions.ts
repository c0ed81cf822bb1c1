// Finds decisions that a new one contradicts: it says it supersedes them, or its title claims the opposite.
import { labelOf, readLines } from '../../markdown/sections.ts';
import { readHeading } from '../../team/memory/decisions/decision-heading.ts';
import type { DecisionEntry } from '../../team/memory/decisions/decisions.ts';
import { type Claim, readClaims } from './claims.ts';
import { headingKey, titleKey } from './decision-text.ts';
import { findSupersededNames, findSupersededTitles } from './superseded-names.ts';

export type ContradictedDecision = {
  /** `supersedes-unknown`: it says that it supersedes a title that no decision has. */
  readonly kind: 'conflicts' | 'supersedes' | 'supersedes-unknown';
  /** The heading of the older decision, or the title that none has. */
  readonly against: string;
};

export type ClaimIndex = {
  /** Adds the name of a decision that is archived or yet to come, so that superseding it is not reported as unknown. */
  readonly addName: (entry: DecisionEntry) => void;
  /** Adds a decision of the file; a later one with the same claim replaces it. */
  readonly addDecision: (entry: DecisionEntry) => void;
  /** Returns the active decisions that a new one contradicts, each once. */
  readonly against: (entry: DecisionEntry) => readonly ContradictedDecision[];
};

type ClaimedDecision = { readonly heading: string; readonly isExplicit: boolean };

/** Remembers what decisions claim. Linear: each is looked up, never compared with all others. */
export function createClaimIndex(): ClaimIndex {
  const byName = new Map<string, string>();
  const byClaim = new Map<string, ClaimedDecision>();
  const otherNames = new Set<string>();
  const inactive = new Set<string>();
  // Remembers the last entry's claims, because an entry that is looked up is added next.
  const claimsOf = rememberLast(readEntryClaims);
  const findSuperseded = (entry: DecisionEntry) =>
    findSupersededNames(entry).flatMap(
      (name) =>
        nameKeys(name)
          .map((key) => byName.get(key))
          .find(Boolean) ?? [],
    );
  const isKnown = (name: string) =>
    nameKeys(name).some((key) => otherNames.has(key) || byName.has(key));
  return {
    addName(entry) {
      otherNames.add(headingKey(entry)).add(titleKey(entry.title));
    },
    addDecision(entry) {
      for (const heading of findSuperseded(entry)) inactive.add(heading);
      const { heading } = entry;
      byName.set(headingKey(entry), heading);
      byName.set(titleKey(entry.title), heading);
      if (isWithdrawn(entry)) inactive.add(heading);
      for (const claim of claimsOf(entry)) {
        byClaim.set(claimKey(claim, claim.sign), { heading, isExplicit: claim.isExplicit });
      }
    },
    against(entry) {
      const explicit = findSuperseded(entry).filter((heading) => !inactive.has(heading));
      const implicit = claimsOf(entry).flatMap((claim) => {
        const other = byClaim.get(claimKey(claim, -claim.sign));
        return other !== undefined && isOpposed(claim, other) && !inactive.has(other.heading)
          ? [other.heading]
          : [];
      });
      const found = new Map<string, ContradictedDecision>();
      for (const against of implicit) found.set(against, { kind: 'conflicts', against });
      for (const against of explicit) found.set(against, { kind: 'supersedes', against });
      for (const names of findSupersededTitles(entry)) {
        const [against = ''] = names;
        if (!names.some(isKnown)) found.set(against, { kind: 'supersedes-unknown', against });
      }
      return [...found.values()];
    },
  };
}

/** Reads the claims of an entry only once if the previous call was about the same words. */
function rememberLast(read: typeof readEntryClaims): typeof readEntryClaims {
  let last: DecisionEntry | undefined;
  let claims: readonly Claim[] = [];
  return (entry) => {
    if (entry.title !== last?.title || entry.body !== last.body) claims = read(entry);
    last = entry;
    return claims;
  };
}

function claimKey({ subject, appliesAnywhere: isAnywhere }: Claim, sign: number): string {
  return `${sign} ${isAnywhere ? 'anywhere' : 'as it says'} ${subject}`;
}

/** True when the claims contradict each other. A title that only names a subject of one word (`Logging`) is against nothing. */
function isOpposed(claim: Claim, other: ClaimedDecision): boolean {
  return (claim.isExplicit && other.isExplicit) || claim.subject.includes(' ');
}

/** Reads an entry's claims from its title or, for a directive, from its first words: its title only says that it is one. */
function readEntryClaims({ title, body }: DecisionEntry): readonly Claim[] {
  if (!/^user directive\b/i.test(title)) return readClaims(title);
  const firstLine = readLines(body).find(
    (line) => line.text.trim() !== '' && labelOf(line) === undefined,
  );
  return readClaims(firstLine?.text.replace(/^[\s>*-]+/, '').split(/[.!?;]/, 1)[0] ?? '');
}

/** Returns the keys by which a decision with this title or heading is looked up. */
function nameKeys(name: string): readonly string[] {
  return [headingKey(readHeading(name)), titleKey(name)];
}

function isWithdrawn({ body }: DecisionEntry): boolean {
  if (!/\*\*(?:status|superseded by)/i.test(body)) return false;
  return readLines(body).some((line) => {
    const found = labelOf(line);
    if (found === undefined) return false;
    if (found.label === 'superseded by') return true;
    return (
      found.label === 'status' &&
      /\b(?:superseded|withdrawn|rejected|deprecated|revoked|reversed)\b/i.test(found.value)
    );
  });
}
