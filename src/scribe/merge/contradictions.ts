// Finds decisions that a new one contradicts: it says it supersedes them, or its title claims the opposite.

import { labelOf, readLines } from '../../markdown/sections.ts';
import type { DecisionEntry } from '../../team/memory/decisions.ts';
import { readHeading } from '../../team/memory/decisions.ts';
import { type Claim, claimsIn } from './claims.ts';
import { headingKey, titleKey, withoutNotes } from './decision-text.ts';

export type Contradicted = {
  /** `supersedes-unknown`: it says so of a title that no decision has. */
  readonly kind: 'conflicts' | 'supersedes' | 'supersedes-unknown';
  /** The heading of the older decision, or the title that none has. */
  readonly against: string;
};

export type Claims = {
  /** Adds the name of a decision that stands elsewhere or is yet to come: who supersedes it is not mistaken. */
  readonly hear: (entry: DecisionEntry) => void;
  /** Adds a decision that stands in the file; a later one with the same claim takes its place. */
  readonly learn: (entry: DecisionEntry) => void;
  /** The active decisions that a new one contradicts; each once. */
  readonly against: (entry: DecisionEntry) => readonly Contradicted[];
};

type Known = { readonly heading: string; readonly isExplicit: boolean };

/** Remembers what decisions claim. Linear: each is looked up, never compared with all others. */
export function createClaims(): Claims {
  const byName = new Map<string, string>();
  const byClaim = new Map<string, Known>();
  const heard = new Set<string>();
  const inactive = new Set<string>();
  const superseded = (entry: DecisionEntry) =>
    namesSuperseded(entry).flatMap(
      (name) =>
        keysOf(name)
          .map((key) => byName.get(key))
          .find(Boolean) ?? [],
    );
  const isKnown = (name: string) => keysOf(name).some((key) => heard.has(key) || byName.has(key));
  return {
    hear(entry) {
      heard.add(headingKey(entry)).add(titleKey(entry.title));
    },
    learn(entry) {
      for (const heading of superseded(entry)) inactive.add(heading);
      const { heading } = entry;
      byName.set(headingKey(entry), heading);
      byName.set(titleKey(entry.title), heading);
      if (isWithdrawn(entry)) inactive.add(heading);
      for (const claim of claimsOf(entry)) {
        byClaim.set(keyOf(claim, claim.sign), { heading, isExplicit: claim.isExplicit });
      }
    },
    against(entry) {
      const explicit = superseded(entry).filter((heading) => !inactive.has(heading));
      const implicit = claimsOf(entry).flatMap((claim) => {
        const other = byClaim.get(keyOf(claim, -claim.sign));
        return other !== undefined && isOpposed(claim, other) && !inactive.has(other.heading)
          ? [other.heading]
          : [];
      });
      const found = new Map<string, Contradicted>();
      for (const against of implicit) found.set(against, { kind: 'conflicts', against });
      for (const against of explicit) found.set(against, { kind: 'supersedes', against });
      for (const names of titlesSuperseded(entry)) {
        const [against = ''] = names;
        if (!names.some(isKnown)) found.set(against, { kind: 'supersedes-unknown', against });
      }
      return [...found.values()];
    },
  };
}

function keyOf({ subject, isAnywhere }: Claim, sign: number): string {
  return `${sign} ${isAnywhere ? 'anywhere' : 'as it says'} ${subject}`;
}

/** A title that only names a subject of one word, such as `Logging`, is against nothing. */
function isOpposed(claim: Claim, other: Known): boolean {
  return (claim.isExplicit && other.isExplicit) || claim.subject.includes(' ');
}

/** A directive's title says only that it is one; its first words say what. */
function claimsOf({ title, body }: DecisionEntry): readonly Claim[] {
  if (!/^user directive\b/i.test(title)) return claimsIn(title);
  const said = readLines(body).find(
    (line) => line.text.trim() !== '' && labelOf(line) === undefined,
  );
  return claimsIn(said?.text.replace(/^[\s>*-]+/, '').split(/[.!?;]/, 1)[0] ?? '');
}

const SUPERSEDES =
  /(?<!\b(?:not|never)\s)\b(?:supersedes?|superseding|replaces|overrides|revokes|reverses|overturns)\b[:*\s]*(.{1,300})/i;

/** What a decision of this title or heading is looked up by. */
function keysOf(name: string): readonly string[] {
  return [headingKey(readHeading(name)), titleKey(name)];
}

/** The titles or headings that an entry says it supersedes; they may be any words. */
function namesSuperseded(entry: DecisionEntry): readonly string[] {
  return whereSaid(entry, SUPERSEDES).flatMap(namesIn);
}

/** `Supersedes: Use tabs` can only mean a title; one word may be a number, an address or `none`. */
const SUPERSEDES_TITLE =
  /(?<!`)\bsupersedes(?:\s+(?:the\s+)?decision)?[*\s]*(?::|(?=["\u201c]))(.{1,300})/i;
const NO_TITLE = /^(?:none|nothing|n\/a|no (?:decision|earlier|existing|other|previous|prior))\b/i;

/** The titles that an entry names for certain, each with the other ways to read it. */
function titlesSuperseded(entry: DecisionEntry): readonly (readonly string[])[] {
  return whereSaid(entry, SUPERSEDES_TITLE)
    .map(namesIn)
    .filter(([title = '']) => /\S\s+\S/.test(title) && !NO_TITLE.test(title));
}

/** What follows these words in an entry's heading and text. */
function whereSaid({ heading, body }: DecisionEntry, words: RegExp): readonly string[] {
  if (!words.test(heading) && !words.test(body)) return [];
  const said = readLines(body).filter(({ kind }) => kind === 'text');
  return [heading, ...said.map(({ text }) => withoutNotes(text))].flatMap(
    (line) => words.exec(line)?.[1] ?? [],
  );
}

function namesIn(rest: string): readonly string[] {
  const quoted = [
    ...rest.matchAll(/"([^"]+)"|\u201c([^\u201d]+)\u201d|`([^`]+)`|'([^']+)'|\[([^\]]+)\]/g),
  ];
  const parts = [rest, ...rest.split(/[.;,()]|\sand\s|\sbecause\s|\sfrom\s/)];
  return [...quoted.map((found) => found.slice(1).find(Boolean) ?? ''), ...parts]
    .map((name) =>
      name
        .replace(/^[\s*_"'`\u201c]*(?:(?:the|our|decision|earlier|old)\s+)*/i, '')
        .replace(/[\s*_"'`\u201d.)]*$/, ''),
    )
    .filter((name) => name !== '');
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
