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
    .replace(/n't\b/g, ' not');
  return clausesOf(text).flatMap(({ clause, sign }) => {
    const claim = claimOf(clause);
    return claim === undefined ? [] : [{ ...claim, sign: sign === claim.sign ? 1 : -1 }];
  });
}

type Clause = { readonly clause: string; readonly sign: 1 | -1 };

/** `prefer tabs over spaces` speaks for tabs and against spaces; `replace a with b` the other way round. */
function clausesOf(text: string): readonly Clause[] {
  const replaced =
    /^(?:replace\s+(.+?)\s+(?:with|by)|(?:switch|migrate|move)\s+from\s+(.+?)\s+to)\s+(.+)$/.exec(
      text,
    );
  if (replaced !== null) {
    const [, before, from, after = ''] = replaced;
    return [
      { clause: `use ${before ?? from ?? ''}`, sign: -1 },
      { clause: `use ${after}`, sign: 1 },
    ];
  }
  const border = /^(?:prefer|choose|favou?r)\b/.test(text)
    ? /\s+(?:over|to|instead of|rather than)\s+|,\s*not\s+/
    : /\s+(?:instead of|rather than)\s+|,\s*not\s+/;
  const [chosen = '', rejected] = text.split(border, 2);
  const clauses: Clause[] = [{ clause: chosen, sign: 1 }];
  if (rejected !== undefined) clauses.push({ clause: `use ${rejected}`, sign: -1 });
  return clauses;
}

function claimOf(clause: string): Claim | undefined {
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
