// The first line of an agent's report says what changed. It becomes a title or a commit's subject if it reads like one.
import { claimsSuccess } from '../../render/claims.ts';

const MAX_LENGTH = 72;
const MAX_READ = 120;

const IMPERATIVES = new Set(
  (
    'accept add adapt adjust align allow answer apply archive ask avoid bound build bump bundle cache call catch change check clamp ' +
    'clarify clean clear close collapse collect combine compare compress compute configure convert copy correct count cover create cut ' +
    'deal debounce declare decode dedupe default define delete deprecate derive describe detect disable document drop emit enable encode ' +
    'enforce ensure escape expand explain export expose extend extract fail fetch fill filter fix flatten fold format forward generate ' +
    'give group guard handle harden hide highlight ignore implement import improve include increase infer initialise initialize inline ' +
    'insert install integrate introduce invalidate isolate join keep label leave let lift limit link list load localise localize lock log ' +
    'look lower make map mark mask match memoise memoize mend merge migrate mirror mock modernise modernize move name narrow normalise ' +
    'normalize notify omit open optimise optimize order parse pass persist pick pin point port prefer prefix prepare prevent print ' +
    'propagate protect provide publish put quote raise read rebuild record redact reduce refactor refine refresh refuse register reject ' +
    'release reload remember remove rename render reorder repair replace report request require reset resolve respect restore restrict ' +
    'retry return reuse revert review revise rework rewrite round route run sanitise sanitize save say scope select send separate ' +
    'serialise serialize serve set share shorten show simplify skip sort speed split start stop store stream strip support swap switch ' +
    'sync tell test throttle tidy tighten time track translate treat trim truncate try turn type unify unwrap update upgrade upload use ' +
    'validate verify wait warn widen wire wrap write'
  ).split(' '),
);

/** True when a text begins like an order: `Add a map`. */
export function beginsWithOrder(text: string): boolean {
  return IMPERATIVES.has(firstWord(text));
}

/** Words with which people and models begin when they don't name a change. */
const TALK = new Set(
  (
    "a all after an are as before both can changes changed completed could did do does done everything finished hello here here's hey hi how i i'm i've if in is " +
    'it its looks my no none note nothing now ok okay our please question report should since so some sorry sure tests thanks that the their ' +
    'there these they this those three to two unfinished unfortunately verdict was we we’ve were what when where why yes you your'
  ).split(' '),
);

/** Returns the first line without marks and full stop; undefined for talk, a question or a claim that tests pass. */
export function readReportLine(report: string): string | undefined {
  const { first, isAlone } = firstLineOf(report);
  const line = withoutMarks(first);
  const words = line.split(' ');
  if (words.length < 2 || /[?!:…]$|[.?!] /.test(line) || claimsSuccess(line)) return undefined;
  if (beginsWithOrder(line)) {
    const isVague = words.length < 4 && /\b(?:it|this|that|them|these)\b/i.test(line);
    return isVague || line.length > MAX_READ ? undefined : withoutStop(line);
  }
  const isTitle = isAlone && words.length > 2 && line.length <= MAX_LENGTH && !/[.;,]$/.test(line);
  return isTitle && !TALK.has(firstWord(line)) ? line : undefined;
}

/** Returns the report without its first line, if that was taken as the title. */
export function belowReportLine(report: string): string {
  if (readReportLine(report) === undefined) return report;
  const text = report.trimStart();
  const end = text.indexOf('\n');
  return end < 0 ? '' : text.slice(end).trim();
}

function firstLineOf(report: string) {
  const lines = report.trimStart().slice(0, 2000).split('\n', 2);
  const [first = '', next = ''] = lines;
  return { first: first.trim(), isAlone: next.trim() === '' };
}

function firstWord(text: string): string {
  return (/^[\p{L}'’]+(?=[ :,]|$)/u.exec(text)?.[0] ?? '').toLowerCase();
}

/** Returns a line's words without the marks of a heading, a list, a quotation or bold type. */
export function withoutMarks(line: string): string {
  return line
    .trim()
    .replace(/^(?:[#>*+\s-]+|\d{1,3}[.)] )/, '')
    .replaceAll('**', '')
    .replace(/\s+/g, ' ')
    .trim();
}

function withoutStop(line: string): string {
  return line.replace(/\.$/, '');
}
