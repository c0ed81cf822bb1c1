// What a decision's title claims, by plain rules: for or against a subject. Two titles that say opposite things of the
// same words contradict each other. Written to miss some rather than to cry wolf.

/** One thing that a title is for or against. */
export type Claim = {
  /** 1: for it; -1: against it. */
  readonly sign: 1 | -1;
  /** The subject's words without endings, sorted; equal for equal subjects. */
  readonly subject: string;
  /** False when no verb says so: the title only names its subject. */
  readonly isExplicit: boolean;
  /** True: for it in one place at least, or against it in all. */
  readonly isAnywhere: boolean;
};

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Turn a claim round wherever they stand. */
const NEGATIONS = words('never no not cannot without off neither nor');
/** Verbs that lead a claim. */
const FOR = words(
  'use adopt allow enable add require keep prefer choose favour favor introduce include support permit accept enforce make turn switch',
);
const AGAINST = words(
  'avoid forbid disallow ban prohibit disable remove drop deprecate reject stop exclude abandon discontinue refuse deny revert retire',
);
/** Verbs after which another may follow: `stop using tabs`. */
const LEADING = words('keep stop avoid make start continue prefer');
/** What a subject is said to be. */
const IS_FOR = words('required mandatory allowed enabled permitted used supported');
const IS_AGAINST = words(
  'forbidden banned disallowed prohibited disabled optional removed deprecated excluded',
);
const EMPTY = words(
  'a an the we our us you your they all any always must should shall will may can do does is are be being been to of for in on at by with as and or it its this that these those from into longer',
);
const MAX_LENGTH = 300;

/** The claims of a title; none when it is too long to be one sentence. */
export function claimsIn(title: string): readonly Claim[] {
  if (title.length > MAX_LENGTH) return [];
  const text = title
    .toLowerCase()
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/n't\b/g, ' not')
    .replace(/^(?:we|let's)\s+(?:(?:will|shall|should|now)\s+)*/, '')
    .replace(/^(?:phase out|get rid of|do away with)\b/, 'drop');
  return clausesOf(text).flatMap(({ clause, sign, isAnywhere = false }) => {
    const claim = claimOf(clause);
    return claim === undefined
      ? []
      : [{ ...claim, sign: sign === claim.sign ? 1 : -1, isAnywhere }];
  });
}

type Clause = { readonly clause: string; readonly sign: 1 | -1; readonly isAnywhere?: boolean };

/** What gives way, and what comes in its place. */
const REPLACEMENTS = [
  /^replac(?:e|ing)\s+(?<before>.+?)\s+(?:with|by)\s+(?<after>.+)$/,
  /^swap(?:ping)?\s+(?<before>.+?)\s+for\s+(?<after>.+)$/,
  /^(?:switch|migrat|mov)(?:e|ing)?\s+from\s+(?<before>.+?)\s+to\s+(?<after>.+)$/,
  /^(?:switch|migrat|mov)(?:e|ing)?\s+to\s+(?<after>.+?)\s+from\s+(?<before>.+)$/,
  /^(?<after>.+?)\s+replaces\s+(?<before>.+)$/,
];
/** Where the words begin that say for which place alone something is decided. */
const PLACE = /\s+(?:for|as|in|on)\s.*$/;

/** `prefer tabs over spaces` speaks for tabs and against spaces; `replace a with b` the other way round. */
function clausesOf(text: string): readonly Clause[] {
  for (const form of REPLACEMENTS) {
    const { before, after } = form.exec(text)?.groups ?? {};
    if (before !== undefined && after !== undefined) return replacing(before, after);
  }
  const border = /^(?:prefer|choose|favou?r)\b/.test(text)
    ? /\s+(?:over|to|instead of|rather than)\s+|,\s*not\s+/
    : /\s+(?:instead of|rather than)\s+|,\s*not\s+/;
  const [chosen = '', rejected] = text.split(border, 2);
  const clauses: Clause[] = [{ clause: chosen, sign: 1 }, ...inSomePlace(chosen)];
  if (rejected !== undefined) clauses.push({ clause: `use ${rejected}`, sign: -1 });
  return clauses;
}

/** What is replaced goes everywhere; where a place is named, it goes there. */
function replacing(before: string, after: string): readonly Clause[] {
  const gone = `use ${before}`;
  const place = PLACE.exec(after)?.[0];
  return [
    { clause: gone, sign: -1 },
    place === undefined
      ? { clause: gone, sign: -1, isAnywhere: true }
      : { clause: `${gone}${place}`, sign: -1 },
    { clause: `use ${after}`, sign: 1 },
  ];
}

/** `use redis for sessions` is for Redis, if not everywhere. */
function inSomePlace(text: string): readonly Clause[] {
  if (!/^(?:use|adopt|keep|choose)\s/.test(text) || !PLACE.test(text)) return [];
  return [{ clause: text.replace(PLACE, ''), sign: 1, isAnywhere: true }];
}

function claimOf(clause: string): Omit<Claim, 'isAnywhere'> | undefined {
  const found = wordsOf(clause);
  const first = found.findIndex((word) => !isLead(word));
  const read = found.map((word, at) => ({
    word,
    // The last of the leading words may still be a verb: `stop using`.
    role: roleOf(word, {
      mayLead: at <= first || first === -1,
      isPredicate: at === found.length - 1 || EMPTY.has(found[at - 1] ?? ''),
    }),
  }));
  const subject = new Set(
    read.flatMap(({ word, role }) => (role === 'subject' ? [stem(word)] : [])),
  );
  if (subject.size === 0) return undefined;
  return {
    sign: read.filter(({ role }) => role === 'against').length % 2 === 0 ? 1 : -1,
    subject: [...subject].sort((a, b) => (a < b ? -1 : 1)).join(' '),
    isExplicit: read.some(({ role }) => role === 'against' || role === 'for'),
  };
}

function wordsOf(clause: string): readonly string[] {
  const found = clause.match(/[\p{L}\p{N}][\p{L}\p{N}+#.'_/-]*/gu) ?? [];
  return found.map((word) => word.replace(/[.'/-]+$/, ''));
}

/** True for words that a claim's verb may follow. */
function isLead(word: string): boolean {
  return EMPTY.has(word) || NEGATIONS.has(word) || LEADING.has(verbOf(word));
}

type Role = 'for' | 'against' | 'empty' | 'subject';
type Place = { readonly mayLead: boolean; readonly isPredicate: boolean };

function roleOf(word: string, { mayLead, isPredicate }: Place): Role {
  if (NEGATIONS.has(word)) return 'against';
  if (EMPTY.has(word)) return 'empty';
  const role = isPredicate ? predicateRole(word) : undefined;
  return role ?? (mayLead ? verbRole(verbOf(word)) : undefined) ?? 'subject';
}

function predicateRole(word: string): Role | undefined {
  if (IS_AGAINST.has(word)) return 'against';
  return IS_FOR.has(word) ? 'for' : undefined;
}

function verbRole(verb: string): Role | undefined {
  if (AGAINST.has(verb)) return 'against';
  if (FOR.has(verb)) return 'for';
  return LEADING.has(verb) ? 'empty' : undefined;
}

/** `using` and `uses` are `use`; `adding` is `add`; `dropping` is `drop`. */
function verbOf(word: string): string {
  const bare = word.replace(/(?:ing|s)$/, '');
  const forms = [word, bare, `${bare}e`, bare.replace(/(.)\1$/, '$1')];
  return forms.find((form) => FOR.has(form) || AGAINST.has(form)) ?? word;
}

/** One form for singular and plural. */
function stem(word: string): string {
  if (word.length <= 3 || /(?:ss|us|is)$/.test(word)) return word;
  return word.replace(/ies$/, 'y').replace(/s$/, '');
}
