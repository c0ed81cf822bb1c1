// agents/<name>/charter.md: who an agent is. Sections are read whole, including `###` headings and fences.
import {
  cleanCell,
  headingOf,
  isBlank,
  type Line,
  labelOf,
  readFrontMatter,
  readLines,
  readSections,
  restrictingList,
  type Section,
} from '#src/markdown/index.ts';
import { EFFORTS, type Effort, type TrustedTree } from '#src/ports/index.ts';
import { isAgentFile, matterFlaw, readAgentFile } from './agent-file.ts';
import type { Member } from './roster/member.ts';
import { readModel } from './roster/read-member.ts';

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

export type CharterModel = {
  /** Undefined for `auto`. */
  readonly preferred: string | undefined;
  /** Undefined for `auto`. */
  readonly effort: Effort | undefined;
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

/** Loads a member's charter from the trusted commit; undefined when it has none. */
export async function loadCharter(tree: TrustedTree, member: Member): Promise<Charter | undefined> {
  const text = await readCharterText(tree, member);
  return text === undefined ? undefined : readCharter(text);
}

/** Reads the text of a member's charter, or of Copilot's file that serves as one; undefined when it has neither. */
export async function readCharterText(
  tree: TrustedTree,
  { charterPath, name }: Pick<Member, 'charterPath' | 'name'>,
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
