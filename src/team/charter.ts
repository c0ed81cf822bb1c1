// agents/<name>/charter.md: who an agent is. Sections are read whole, including `###` headings and fences. Copilot's own file of
// an agent, .github/agents/<name>.agent.md, is read as the charter of a member that has none.

import {
  type FrontMatter,
  fieldsOfMatter,
  readFrontMatter,
  restrictingList,
  textField,
} from '#src/markdown/front-matter.ts';
import {
  headingOf,
  type Line,
  labelOf,
  plainLabelOf,
  readLines,
  readSections,
  withoutDecoration,
} from '#src/markdown/sections.ts';
import { cellsOf } from '#src/markdown/table-rows.ts';
import { cleanCell, isBlank } from '#src/markdown/tables.ts';
import { EFFORTS, type SessionSpec } from '#src/ports/agents.ts';
import type { TrustedTree } from '#src/ports/git.ts';
import { withoutUnseen } from '#src/text/invisible-characters.ts';
import { oneLine } from '#src/text/one-line.ts';
import { slug } from '#src/text/slug.ts';
import { readModel } from './roster.ts';

const FOLDER = '.github/agents/';
const ENDING = '.agent.md';
const LONGEST_ROLE = 120;

/** Squad's own coordinator prompt is in that folder too, and is nobody's charter. */
const COORDINATOR = 'squad';

type AgentFile = {
  /** In one line, as a role; may be empty. */
  readonly description: string;
  /** The file's text in the form of a charter; empty when it says nothing. */
  readonly charter: string;
  /** Names of tools that mean nothing here. */
  readonly unknownTools: readonly string[];
  /** What is wrong with its front matter. */
  readonly flaw: string | undefined;
};

/** True for the path of such a file. */
export function isAgentFile(path: string): boolean {
  return path.startsWith(FOLDER) && path.endsWith(ENDING);
}

/** Finds the file of the agent with this slug among a commit's regular files. */
export function findAgentFile(files: ReadonlySet<string>, memberSlug: string): string | undefined {
  if (memberSlug === COORDINATOR) return undefined;
  const own = `${FOLDER}${memberSlug}${ENDING}`;
  if (files.has(own)) return own;
  return [...files].find((path) => isAgentFile(path) && slug(stemOf(path)) === memberSlug);
}

function stemOf(path: string): string {
  return path.slice(FOLDER.length, -ENDING.length);
}

/** Reads the file; `name` is what the roster calls the member. */
export function readAgentFile(text: string, name: string): AgentFile {
  const matter = readFrontMatter(text);
  const fields = fieldsOfMatter(matter);
  const description = oneLine(
    withoutUnseen(textField(fields, 'description') ?? '').text,
    LONGEST_ROLE,
  );
  const { names, unknown } = readFileTools(restrictingList(matter, 'tools'));
  const model = oneLine(textField(fields, 'model') ?? '', 100);
  const parts = [
    names === undefined ? '' : `---\ntools: ${JSON.stringify(names)}\n---`,
    `# ${name}${description === '' ? '' : ` — ${description}`}`,
    model === '' ? '' : `## Model\n\n- **Preferred:** ${model}`,
    matter.body.trim(),
  ];
  const saysNothing = matter.body.trim() === '' && description === '';
  return {
    description,
    charter: saysNothing ? '' : parts.filter((part) => part !== '').join('\n\n'),
    unknownTools: unknown,
    flaw: matterFlaw(matter),
  };
}

/** Copilot's names for what our sessions have, in lower case. */
const RUNS = new Set(['execute', 'shell', 'bash', 'powershell', 'runcommands', 'terminal']);
const ALWAYS_THERE = new Set([
  ...['read', 'view', 'notebookread', 'search', 'grep', 'glob', 'codebase'],
  ...['edit', 'multiedit', 'write', 'create', 'editfiles', 'agent', 'custom-agent', 'task'],
]);
const NOT_HERE = new Set(['web', 'websearch', 'webfetch', 'fetch', 'todo', 'todowrite']);

/** The squad's own tools, which an agent always keeps because Copilot's file doesn't know them. */
const OF_THE_SQUAD = [
  ...['squad_route', 'squad_discover', 'squad_decide', 'squad_memory', 'squad_status'],
  ...['squad_skill', 'squad_review'],
];

function readFileTools(given: readonly string[] | undefined): {
  readonly names: readonly string[] | undefined;
  readonly unknown: readonly string[];
} {
  if (given === undefined || given.includes('*')) return { names: undefined, unknown: [] };
  const unknown = given.filter(isUnknown);
  const own = given.filter((name) => !isUnknown(name) && !isCopilots(name));
  const runs = given.some((name) => RUNS.has(name.toLowerCase())) ? ['bash'] : [];
  return { names: [...OF_THE_SQUAD, ...runs, ...own], unknown };
}

function isCopilots(name: string): boolean {
  return RUNS.has(name.toLowerCase()) || ALWAYS_THERE.has(name.toLowerCase());
}

/** True for a server's tool (`github/*`), a tool that no session here has, and a text that names no tool. */
function isUnknown(name: string): boolean {
  return NOT_HERE.has(name.toLowerCase()) || !/^[A-Za-z0-9_-]{1,64}$/.test(name);
}

/** Says what is wrong with the front matter of an agent; undefined when nothing is. */
function matterFlaw(matter: FrontMatter): string | undefined {
  if (matter.kind !== 'broken') return undefined;
  const lost = matter.unread.includes('tools')
    ? " Its list of tools can't be read, so the agent may use none."
    : '';
  return `front matter is ${matter.reason}.${lost}`;
}

/** The most of a charter that is read, in bytes. */
export const CHARTER_BYTES = 65_536;

export type Charter = {
  /** Empty when the charter doesn't say. The roster's name and role take precedence over these. */
  readonly name: string;
  readonly role: string;
  readonly expertise: readonly string[];
  readonly style: string;
  /** The items under `## What I Own`, `## Responsibilities` and the like. */
  readonly owns: readonly string[];
  /** What it leaves to others, from `## Boundaries`, in its words; empty where it doesn't say. */
  readonly leaves: string;
  readonly model: CharterModel;
  /** The custom tools it may use; undefined when it doesn't restrict them, empty when it has none. */
  readonly tools: readonly string[] | undefined;
  /** What is wrong with its front matter. */
  readonly flaw: string | undefined;
  /** The charter as written, without front matter. */
  readonly text: string;
};

type CharterModel = {
  /** Undefined for `auto`. */
  readonly preferred: string | undefined;
  /** Undefined for `auto`. */
  readonly effort: SessionSpec['effort'];
};

/** The titles of a charter's sections, by what they hold; in lower case, without emoji and numbers. */
const TITLES = {
  identity: list('|identity|profile|about|about me|who i am|overview|summary'),
  role: list('role|my role'),
  owns: list('what i own|what i do|mission|areas of work|core work'),
  expertise: list('strengths|what i know'),
  boundaries: list("boundaries|limits|out of scope|what i don't do|what i do not do|not my job"),
  model: list('model|models|model preference|preferred model|model selection'),
} as const;

/** The words that tell such a title, whatever stands beside them: `Core Responsibilities`, `Technical Expertise`. */
const TITLE_WORDS: Partial<Record<keyof typeof TITLES, RegExp>> = {
  owns: /\b(?:responsibilit(?:y|ies)|owns|ownership|scope|duties|domains?|focus)\b/,
  expertise: /\b(?:expertise|skills|specialt(?:y|ies))\b/,
};

function isTitled(part: keyof typeof TITLES, title: string): boolean {
  const key = titleKey(title);
  if (TITLES[part].includes(key)) return true;
  return TITLE_WORDS[part]?.test(key) === true && !/\b(?:not|don't|out|no)\b/.test(key);
}

/** The labels of a charter, by what their values are. */
const LABELS = {
  name: list('name'),
  role: list('role|title|position'),
  expertise: list('expertise|skills|specialties|specialty'),
  style: list('style'),
  owns: list('owns|responsibilities|responsible for|scope|domain|focus|ownership'),
  handles: list('i handle|handles|in scope'),
  model: list('preferred|preferred model|model preference|model'),
  effort: list('reasoning effort|effort'),
  tools: list('tools'),
} as const;

function list(alternatives: string): readonly string[] {
  return alternatives.split('|');
}

/** True for the title of a section that says what an agent owns or does. */
export function isDutyTitle(title: string): boolean {
  return isTitled('owns', title);
}

/** Returns a title for comparing: `1. 🎯 Responsibilities (core):` becomes `responsibilities`. */
function titleKey(title: string): string {
  const words = withoutDecoration(title.replaceAll('*', '')).replace(/^\d+[.)]\s*/, '');
  const [head = ''] = words.toLowerCase().replaceAll('\u2019', "'").split(/[:(]/);
  return head.trim();
}

/** Reads a charter. Missing parts are empty. */
export function readCharter(text: string): Charter {
  const matter = readFrontMatter(text);
  const lines = readLines(matter.body);
  const sections = readSections(lines);
  const called = (part: keyof typeof TITLES) =>
    sections
      .filter(({ title, level }) => level !== 1 && isTitled(part, title))
      .flatMap((section) => section.lines);
  // What stands between the title and the first section belongs to the identity, too.
  const top = sections.filter(({ level }) => level === 1).flatMap((section) => section.lines);
  const identity = labelsIn([...top, ...called('identity')]);
  // A list of tools takes the others away, so only the marked form counts.
  const marked = labelsIn(called('identity').filter((line) => labelOf(line) !== undefined));
  const title = readTitle(lines);
  const field = (name: string) => textField(fieldsOfMatter(matter), name);
  const roleText = firstProse(called('role'));
  const short = roleText.length <= LONGEST_ROLE ? roleText : '';
  const role = identity(LABELS.role) || field('role') || title.role || short;
  const expertise = orElse(itemsIn(called('expertise')), commaList(identity(LABELS.expertise)));
  const duties = [
    itemsIn(called('owns')),
    commaList(identity(LABELS.owns)),
    oneOrNone(labelsIn(called('boundaries'))(LABELS.handles)),
    oneOrNone(expertise.length > 0 || roleText === role ? '' : roleText),
  ];
  return {
    name: identity(LABELS.name) ?? field('name') ?? title.name,
    role,
    expertise,
    style: identity(LABELS.style) ?? '',
    owns: duties.find((items) => items.length > 0) ?? [],
    leaves: boundaryIn(called('boundaries')),
    model: readCharterModel(called('model'), identity(LABELS.model) ?? field('model')),
    tools: readTools(restrictingList(matter, 'tools'), marked(LABELS.tools)),
    flaw: matterFlaw(matter),
    text: matter.body.trim(),
  };
}

/** The member whose charter it is. */
type CharterOwner = { readonly name: string; readonly charterPath: string | undefined };

/** Loads a member's charter from the trusted commit; undefined when it has none. */
export async function loadCharter(
  tree: TrustedTree,
  member: CharterOwner,
): Promise<Charter | undefined> {
  const text = await readCharterText(tree, member);
  return text === undefined ? undefined : readCharter(text);
}

/** Reads the text of a member's charter, or of Copilot's file that serves as one; undefined when it has neither. */
export async function readCharterText(
  tree: TrustedTree,
  { charterPath, name }: CharterOwner,
): Promise<string | undefined> {
  if (charterPath === undefined) return undefined;
  const text = await tree.read(charterPath, CHARTER_BYTES);
  return text !== undefined && isAgentFile(charterPath) ? readAgentFile(text, name).charter : text;
}

/** Returns the value of the first of these labels that the lines have; a table's row of two cells is a label, too. */
function labelsIn(lines: readonly Line[]): (names: readonly string[]) => string | undefined {
  const labels = new Map<string, string>();
  for (const line of lines) {
    const { label, value } = plainLabelOf(line) ?? pairIn(line) ?? { label: '', value: '' };
    if (!labels.has(label)) labels.set(label, cleanCell(value));
  }
  return (names) => names.map((name) => labels.get(name)).find((value) => value);
}

function pairIn({ kind, text }: Line) {
  if (kind !== 'text' || !text.startsWith('|')) return undefined;
  const [label = '', value = '', ...more] = cellsOf(text);
  return more.length > 0 ? undefined : { label: cleanCell(label).toLowerCase(), value };
}

const ITEM = /^\s{0,3}(?:[-*+]|\d{1,3}[.)])\s+(?=\S)/;

/** Returns the items of lists outside parts that rule something out, or else the first paragraph's lines as one item. */
function itemsIn(lines: readonly Line[]): readonly string[] {
  let isRuledOut = false;
  const items: string[] = [];
  for (const line of lines) {
    const heading = headingOf(line);
    if (heading !== undefined) isRuledOut = isTitled('boundaries', heading.title);
    if (line.kind !== 'text' || isRuledOut || !ITEM.test(line.text)) continue;
    if (!TITLES.boundaries.includes(labelOf(line)?.label ?? '')) {
      items.push(cleanCell(line.text.replace(ITEM, '').replaceAll('**', '')));
    }
  }
  const prose = items.length === 0 ? firstProse(lines) : '';
  return [...items, prose].filter((text) => text !== '');
}

/** Returns the first line that is neither a heading, a label nor a quotation. */
function firstProse(lines: readonly Line[]): string {
  const isProse = (line: Line) =>
    line.kind === 'text' && /^[^\s>|#]/.test(line.text) && labelOf(line) === undefined;
  return cleanCell(lines.find(isProse)?.text.replace(ITEM, '') ?? '');
}

function oneOrNone(text = ''): readonly string[] {
  return text === '' ? [] : [text];
}

function orElse(items: readonly string[], others: readonly string[]): readonly string[] {
  return items.length > 0 ? items : others;
}

/** Returns the first line that rules something out: `I don't touch the API`. */
function boundaryIn(boundaries: readonly Line[]): string {
  const lines = boundaries
    .filter((line) => line.kind === 'text')
    .map((line) => cleanCell(line.text.trim().replace(/^[-*+] /, '')).replaceAll('**', ''));
  return lines.find((line) => /\b(?:don['’]t|do not|never|leave|not)\b/i.test(line)) ?? '';
}

/** Splits `# Odd Nes — Backend Dev` into name and role. A hyphen without spaces around it doesn't separate them. */
function readTitle(lines: readonly Line[]): { readonly name: string; readonly role: string } {
  const title = lines.map(headingOf).find((heading) => heading?.level === 1)?.title ?? '';
  const [name = '', ...role] = title.split(/ [\u2014\u2013-] /);
  if (/\bcharter\b/i.test(title)) return { name: '', role: '' };
  return { name: cleanCell(name), role: cleanCell(role.join(' - ')) };
}

function commaList(text = ''): readonly string[] {
  return text
    .split(',')
    .map((item) => cleanCell(item))
    .filter((item) => !isBlank(item));
}

function readTools(
  listed: readonly string[] | undefined,
  label: string | undefined,
): readonly string[] | undefined {
  const named = listed ?? (label === undefined ? undefined : commaList(label));
  if (named === undefined || named.some((name) => /^(?:\*|all)$/i.test(name))) return undefined;
  return named.filter((name) => !/^none$/i.test(name));
}

/** Reads the section about the model, where it may stand alone; `named` is what the identity says. */
function readCharterModel(section: readonly Line[], named: string | undefined): CharterModel {
  const labels = labelsIn(section);
  const effort = labels(LABELS.effort)?.toLowerCase();
  const alone = firstProse(section.filter((line) => plainLabelOf(line) === undefined));
  const wanted = labels(LABELS.model) ?? named ?? (/\s\S+\s\S+\s/.test(alone) ? '' : alone);
  return {
    preferred: readModel(wanted),
    effort: EFFORTS.find((known) => known === effort),
  };
}
