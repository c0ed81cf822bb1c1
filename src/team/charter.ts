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
  readLines,
  readSections,
  type Section,
} from '#src/markdown/sections.ts';
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
  /** The bullets under `## What I Own`. */
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

/** Reads a charter. Missing parts are empty. */
export function readCharter(text: string): Charter {
  const matter = readFrontMatter(text);
  const lines = readLines(matter.body);
  const sections = readSections(lines);
  const identity = labelsIn(sections, 'identity');
  const title = readTitle(lines);
  return {
    name: identity.get('name') ?? title.name,
    role: identity.get('role') ?? title.role,
    expertise: commaList(identity.get('expertise') ?? ''),
    style: identity.get('style') ?? '',
    owns: bulletsIn(sections, 'what i own'),
    leaves: boundaryIn(sections),
    model: readCharterModel(labelsIn(sections, 'model')),
    tools: readTools(restrictingList(matter, 'tools'), identity.get('tools')),
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

function sectionsCalled(sections: readonly Section[], title: string): readonly Section[] {
  return sections.filter((section) => section.title.toLowerCase() === title);
}

function labelsIn(sections: readonly Section[], title: string): ReadonlyMap<string, string> {
  const labels = new Map<string, string>();
  for (const line of sectionsCalled(sections, title).flatMap((section) => section.lines)) {
    const found = labelOf(line);
    if (found === undefined || labels.has(found.label)) continue;
    labels.set(found.label, cleanCell(found.value));
  }
  return labels;
}

function bulletsIn(sections: readonly Section[], title: string): readonly string[] {
  return sectionsCalled(sections, title)
    .flatMap((section) => section.lines)
    .filter((line) => line.kind === 'text' && /^[-*+] /.test(line.text))
    .map((line) => cleanCell(line.text.slice(2)))
    .filter((text) => text !== '');
}

/** Returns the first line under `## Boundaries` that rules something out: `I don't touch the API`. */
function boundaryIn(sections: readonly Section[]): string {
  const lines = sectionsCalled(sections, 'boundaries')
    .flatMap((section) => section.lines)
    .filter((line) => line.kind === 'text')
    .map((line) => cleanCell(line.text.trim().replace(/^[-*+] /, '')).replaceAll('**', ''));
  return lines.find((line) => /\b(?:don['’]t|do not|never|leave|not)\b/i.test(line)) ?? '';
}

/** Splits `# Odd Nes — Backend Dev` into name and role. A hyphen without spaces around it doesn't separate them. */
function readTitle(lines: readonly Line[]): { readonly name: string; readonly role: string } {
  const title = lines.map(headingOf).find((heading) => heading?.level === 1)?.title ?? '';
  const [name = '', ...role] = title.split(/ [\u2014\u2013-] /);
  return { name: cleanCell(name), role: cleanCell(role.join(' - ')) };
}

function commaList(text: string): readonly string[] {
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

function readCharterModel(labels: ReadonlyMap<string, string>): CharterModel {
  const effort = labels.get('reasoning effort')?.toLowerCase();
  return {
    preferred: readModel(labels.get('preferred') ?? ''),
    effort: EFFORTS.find((known) => known === effort),
  };
}
