// What single words do in a decision's title: speak for a subject, against it, or name it.

const wordSet = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Words that reverse a claim wherever they stand. */
const NEGATIONS = wordSet('never no not cannot without off neither nor');
/** Verbs that lead a claim. */
const POSITIVE_VERBS = wordSet(
  'use adopt allow enable add require keep prefer choose favour favor introduce include support permit accept enforce make turn switch',
);
const NEGATIVE_VERBS = wordSet(
  'avoid forbid disallow ban prohibit disable remove drop deprecate reject stop exclude abandon discontinue refuse deny revert retire',
);

/** Verbs after which another may follow: `stop using tabs`. */
const LEADING_VERBS = wordSet('keep stop avoid make start continue prefer');
/** Words that say what a subject is: `tabs are forbidden`. */
const POSITIVE_PREDICATES = wordSet('required mandatory allowed enabled permitted used supported');
const NEGATIVE_PREDICATES = wordSet(
  'forbidden banned disallowed prohibited disabled optional removed deprecated excluded',
);
const FILLER_WORDS = wordSet(
  'a an the we our us you your they all any always must should shall will may can do does is are be being been to of for in on at by with as and or it its this that these those from into longer',
);

/** True for a word that says nothing about a subject. */
export function isFiller(word: string): boolean {
  return FILLER_WORDS.has(word);
}

/** True for words that a claim's verb may follow. */
export function mayPrecedeVerb(word: string): boolean {
  return isFiller(word) || NEGATIONS.has(word) || LEADING_VERBS.has(toVerb(word));
}

type WordRole = 'for' | 'against' | 'empty' | 'subject';
type WordPosition = { readonly mayBeVerb: boolean; readonly isPredicate: boolean };

/** Says what a word does in its clause. */
export function classifyWord(word: string, { mayBeVerb, isPredicate }: WordPosition): WordRole {
  if (NEGATIONS.has(word)) return 'against';
  if (isFiller(word)) return 'empty';
  const role = isPredicate ? predicateRole(word) : undefined;
  return role ?? (mayBeVerb ? verbRole(toVerb(word)) : undefined) ?? 'subject';
}

function predicateRole(word: string): WordRole | undefined {
  if (NEGATIVE_PREDICATES.has(word)) return 'against';
  return POSITIVE_PREDICATES.has(word) ? 'for' : undefined;
}

function verbRole(verb: string): WordRole | undefined {
  if (NEGATIVE_VERBS.has(verb)) return 'against';
  if (POSITIVE_VERBS.has(verb)) return 'for';
  return LEADING_VERBS.has(verb) ? 'empty' : undefined;
}

/** `using` and `uses` are `use`; `adding` is `add`; `dropping` is `drop`. */
function toVerb(word: string): string {
  const bare = word.replace(/(?:ing|s)$/, '');
  const forms = [word, bare, `${bare}e`, bare.replace(/(.)\1$/, '$1')];
  return forms.find((form) => POSITIVE_VERBS.has(form) || NEGATIVE_VERBS.has(form)) ?? word;
}

/** Returns the same form for singular and plural. */
export function stem(word: string): string {
  if (word.length <= 3 || /(?:ss|us|is)$/.test(word)) return word;
  return word.replace(/ies$/, 'y').replace(/s$/, '');
}
