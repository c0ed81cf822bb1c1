// Reads the first line of a finding as models write it: `path:12: what is wrong`, in bullets, bold or backticks.
import type { Finding } from '../../run-log/review-note.ts';
import { headOf } from '../../text/cut-characters.ts';

/** How many characters of a line are searched for a path and a line number. */
const MAX_SEARCHED = 500;
const LONGEST_NUMBER = 7;

/** A bullet, number, box or heading: `- [ ] `, `12) `, `### `. */
const LIST_MARK = /^\s{0,40}(?:(?:[-*+•]|#{1,6}|\d{1,4}[.)])\s{1,8})?(?:\[[ xX]\]\s{1,8})?/;
/** The severity, which many reviewers put first: `[High] `, `**Nit:** `, a coloured dot. */
const PICTURE = /^\p{Extended_Pictographic}\uFE0F?\s{0,4}/u;
const SEVERITY =
  /^[*_[(]{0,4}(?:p[0-3]|critical|blocker|blocking|high|major|medium|moderate|minor|low|nit|info|note|warning|error|bug|issue|suggestion)[*_\])]{0,4}\s?[:–—-]?[*_]{0,4}\s{1,4}/i;
const OPENING_DECORATION = /^[*_`[(]{0,8}\s?/;
const LOCATION = /(?::|#|,?\s\(?(?:line|lines)\s)(L?)(\d{1,8})(?:\s?[-–—]\s?L?(\d{1,8}))?/i;
const MORE_LOCATIONS = /^(?::\d{1,8}|,\s?L?\d{1,8}(?:-\d{1,8})?){1,20}/;
const CLOSING_DECORATION = /^(?:\]\([^\s()]{0,300}\)|[`*_)\]]){1,8}/;
const SEPARATOR = /^\s{0,8}[*_`]{0,3}(?::|—|–|-(?=\s)|\|)[*_`]{0,3}\s{0,8}/;
const RULE = /^\s{0,8}[*_`]{0,3}\[([\p{L}\p{N}][\p{L}\p{N} _./-]{0,59})\](?!\()[*_`]{0,3}/u;

type FindingLocation = Pick<Finding, 'path' | 'line' | 'endLine'> & { readonly rest: string };

/** Returns the finding that begins on this line, with the rest of the line as its text; undefined when none does. */
export function readFindingLine(line: string): Finding | undefined {
  const location = readLocation(line);
  if (location === undefined) return undefined;
  const { rest, ...where } = location;
  const before = takeRule(rest);
  const separator = SEPARATOR.exec(before.rest)?.[0] ?? '';
  const isUnambiguous = /[./]/.test(where.path) || separator !== '';
  if (!isUnambiguous) return undefined;
  const after = takeRule(before.rest.slice(separator.length));
  const isBefore = before.rule !== undefined;
  return {
    ...where,
    rule: before.rule ?? after.rule,
    text: (isBefore ? before.rest.slice(separator.length) : withoutSeparator(after)).trim(),
  };
}

function withoutSeparator({ rule, rest }: RuleAndRest): string {
  return rule === undefined ? rest : rest.replace(SEPARATOR, '');
}

type RuleAndRest = { readonly rule: string | undefined; readonly rest: string };

function takeRule(text: string): RuleAndRest {
  const [whole, rule] = RULE.exec(text) ?? [];
  if (whole === undefined || rule === undefined) return { rule: undefined, rest: text };
  return { rule: rule.trim().toLowerCase(), rest: text.slice(whole.length) };
}

function readLocation(line: string): FindingLocation | undefined {
  const unlisted = line
    .slice(LIST_MARK.exec(line)?.[0].length ?? 0)
    .replace(PICTURE, '')
    .replace(SEVERITY, '');
  const opening = OPENING_DECORATION.exec(unlisted)?.[0] ?? '';
  const text = unlisted.slice(opening.length);
  const found = LOCATION.exec(headOf(text, MAX_SEARCHED));
  if (found === null) return undefined;
  const [whole, , first = '', last] = found;
  // `#12` is an issue; `#L12` is a line.
  if (whole.startsWith('#') && found[1] === '') return undefined;
  const path = readPath(text.slice(0, found.index), opening.includes('`'));
  const lineNumber = lineOf(first);
  if (path === undefined || lineNumber === undefined) return undefined;
  const rest = text
    .slice(found.index + whole.length)
    .replace(MORE_LOCATIONS, '')
    .replace(CLOSING_DECORATION, '');
  return { path, line: lineNumber, endLine: endOf(lineNumber, last), rest };
}

function lineOf(digits: string): number | undefined {
  const line = Number(digits);
  return digits.length <= LONGEST_NUMBER && line > 0 ? line : undefined;
}

function endOf(line: number, digits: string | undefined): number | undefined {
  const end = digits === undefined ? undefined : lineOf(digits);
  return end !== undefined && end > line ? end : undefined;
}

/** Returns the path in the repository's form: forward slashes, no `..`. Returns undefined for text that is no path. */
function readPath(raw: string, isQuoted: boolean): string | undefined {
  const written = raw.replace(/[`*_]{1,8}$/, '').trim();
  const path = written
    .replaceAll('\\', '/')
    .replace(/^(?:\.\/){1,8}/, '')
    .replace(/^\/{1,8}/, '');
  const isOdd = /[:`<>"|*\p{Cc}]/u.test(path) || path.split('/').includes('..');
  if (path === '' || isOdd || /^[\d\s.,]*$/.test(path)) return undefined;
  return isQuoted || !hasWords(path) ? path : undefined;
}

/** True when prose stands before the path. A path with spaces begins with a folder, and has no file extension midway. */
function hasWords(path: string): boolean {
  const words = path.split(/\s/);
  const [first = '', ...others] = words;
  if (others.length === 0) return false;
  return !first.includes('/') || words.slice(0, -1).some((word) => /\.\w{1,10}$/.test(word));
}
