// Claims of effects that no session without a network can have: deploying, publishing, merging, opening or looking things up.

/** What an answer may claim was done, and what is true. */
type EffectClaim = {
  /** What a sentence must mention before `words` is tried on it: that one takes milliseconds to compile. */
  readonly mentions: RegExp;
  readonly words: RegExp;
  readonly fact: string;
  /** Matches a request that asked for this effect. */
  readonly asked: RegExp;
};

/** A fact that a sentence contradicts. */
export type CheckedFact = {
  readonly text: string;
  readonly isAsked: boolean;
  /** The file that it is about. */
  readonly path?: string | undefined;
};

const REGISTRY =
  '(?:npm(?:js(?:\\.com)?)?(?! ?(?:test|run|ci|install|audit|ls|pack|scripts?|workspaces?)\\b)|pypi(?:\\.org)?|crates\\.io|rubygems|nuget|docker hub|ghcr|the (?:npm|package|public) registry|the (?:app|play) store|the marketplace)(?!\\w)';
const PLACE =
  '(?:prod(?:uction)?|staging|the (?:live )?(?:site|server|cluster|cloud)|vercel|netlify|heroku|aws|azure|cloudflare|github pages|https?:)(?!\\w)';

const EFFECTS: readonly EffectClaim[] = [
  {
    mentions:
      /deployed|prod|staging|site|server|cluster|cloud|vercel|netlify|heroku|aws|azure|pages|http/i,
    words: new RegExp(
      `\\bdeployed\\b(?! (?:instances?|environments?|versions?|apps?|code|services?)\\b)|\\b(?:released|shipped|rolled out|pushed|uploaded) .{0,60}\\bto ${PLACE}|^.{0,80}\\b(?:is|are) (?:now )?live (?:at|on|in) ${PLACE}`,
      'i',
    ),
    fact: 'nothing was deployed',
    asked: /\b(?:deploy|release|ship|roll out|live|prod|staging)/i,
  },
  {
    mentions: /publish|released|pushed|uploaded/i,
    words: new RegExp(
      `\\b(?:published|released|pushed|uploaded)\\b.{0,60}\\b(?:to|on|at) ${REGISTRY}`,
      'i',
    ),
    fact: 'nothing was published',
    asked: /\b(?:publish|release|upload)/i,
  },
  {
    mentions: /main|master|trunk|default/i,
    words:
      /\b(?:merged|pushed) (?:.{0,60}\b)?(?:in)?to (?:the )?(?:main|master|trunk|default branch)(?![\w/-]|\.\w)/i,
    fact: 'nothing was merged',
    asked: /\b(?:merge|push)/i,
  },
  {
    mentions: /issue/i,
    words:
      /\b(?:opened|created|filed|raised) (?:(?:an?|the|new|another|follow-up|github|separate|tracking) ){1,4}issues?(?= (?:#\d|for|to|about|on github|so|with)\b|[,:;(]|$)/i,
    fact: 'no issue was opened',
    asked: /\b(?:issue|ticket)/i,
  },
  {
    mentions: /release/i,
    words:
      /\b(?:created|published|drafted|cut|tagged) (?:(?:an?|the|new|github) ){1,3}release(?= (?:v?\d|for|on github|with|called|named)|[,:;(]|$)/i,
    fact: 'no release was created',
    asked: /\b(?:release|tag)/i,
  },
  {
    mentions: /web|internet|npm|pypi|crates|gems|nuget|docker|ghcr|registry|store|marketplace/i,
    words: new RegExp(
      `\\b(?:looked up|checked|searched|browsed|consulted|confirmed|verified|found|fetched)\\b.{0,80}\\b(?:(?:on|at|from|against) ${REGISTRY}|the (?:internet|web)\\b(?! ?(?:page|app|server|client|ui|site|worker|socket|hook|api|view|form)))`,
      'i',
    ),
    fact: 'nothing was looked up on the web',
    asked: /\b(?:look|check|search|find|newest|latest|web|version)/i,
  },
];

/** Returns the facts about outside effects that the sentences claim as done. */
export function effectFacts(
  sentences: readonly string[],
  names: readonly string[],
  request: string,
): readonly CheckedFact[] {
  if (isQuestion(request)) return [];
  const found = EFFECTS.filter(({ mentions, words }) =>
    sentences.some((sentence) => mentions.test(sentence) && isSaidDone(sentence, words, names)),
  );
  return found.map(({ fact, asked }) => ({ text: fact, isAsked: asked.test(request) }));
}

/** True for a request for information: its answer speaks of other times. */
export function isQuestion(request: string): boolean {
  return /^\W*(?:@\S{1,40}\s+)?(?:how|what|when|why|who|which|where|did|does|do|is|was|were|has|have|are)\b/i.test(
    request,
  );
}

const WORKFLOW_CHANGE =
  /\b(?:added|updated|changed|extended|edited|created|wrote|modified|configured) .{0,80}(?:\b(?:actions|ci|release|build|deploy|deployment|test|publish) workflow\b|\bworkflow file\b|\.github\/workflows\b)/i;
const ABOUT =
  /\b(?:section|docs?|documentation|documents?|readme|notes?|proposal|description|instructions?|guide|draft|snippet|example|comment|about|changelog)\b/i;

/** True for a sentence that says a workflow was changed, rather than a text about one. */
export function claimsWorkflow(sentence: string, names: readonly string[]): boolean {
  return isSaidDone(sentence, WORKFLOW_CHANGE, names) && !ABOUT.test(sentence);
}

/** Words that deny the claim, wish for it, or move it to another time. */
const ELSEWHERE =
  /\b(?:nobody|none|nothing|not|never|no|without|until|before|unless|once|when|whether|if|should|must|needs?|waits?|after|since|that|which|what|who|would|will|could|can|may|might|being|how|cannot)\b|n't\b/i;
const ANOTHER_TIME =
  /\b(?:already|earlier|previously|originally|formerly|ago|yesterday|last (?:week|month|year|time)|by default|(?:19|20)\d\d)\b|\b(?:in|by|from|with) #\d/i;
/** What comes directly before the verb when the speaker did it, or when it is done. */
const DOER = /(?:\b(?:i|we|i've|we've|and|then|has|have|was|were|been|now|successfully)|[,:(]) $/i;

/** True if a sentence says this was done in this run. In doubt it is false: sentences about other times use the same verbs. */
export function isSaidDone(sentence: string, words: RegExp, names: readonly string[]): boolean {
  const plain = sentence.replace(/[`*_"“”]/g, '').replace(/^[\s>#+✅☑✔-]+|^\s*\d{1,2}[.)] /u, '');
  const claim = words.exec(plain);
  if (claim === null || ANOTHER_TIME.test(plain) || isByOthers(plain, names)) return false;
  const before = plain.slice(0, claim.index);
  if (ELSEWHERE.test(before)) return false;
  return before === '' || DOER.test(before) || names.some((name) => before.endsWith(`${name} `));
}

/** True for `It was deployed by alice` or `by hand`: nobody on the squad did it. */
function isByOthers(sentence: string, names: readonly string[]): boolean {
  const who = /\bby (?:the )?([\w-]{1,40})/i.exec(sentence)?.[1];
  return who !== undefined && !['squad', 'me', 'us', ...names].includes(who);
}
