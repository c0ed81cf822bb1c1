// Reads a SKILL.md in either form: with front matter, or with a title and labels.
import {
  type FrontMatter,
  headingOf,
  labelOf,
  listField,
  readFrontMatter,
  readLines,
  textField,
  textOf,
} from '#src/markdown/index.ts';
/** A skill's file, and the folder or file name that names it. */
export type SkillFile = { readonly folder: string; readonly path: string };

export type Confidence = 'low' | 'medium' | 'high';

export type Skill = {
  readonly name: string;
  readonly description: string;
  readonly domain: string;
  /** Anything unknown counts as `low`. */
  readonly confidence: Confidence;
  readonly source: string;
  readonly triggers: readonly string[];
  readonly roles: readonly string[];
  readonly tools: readonly string[];
  readonly path: string;
};

/** True for a name that is visible and can't be mistaken for a path. */
export function isSkillName(name: string): boolean {
  return (
    name.trim() !== '' && name.length <= 100 && !/[\p{Cc}/\\]/u.test(name) && !/^\.+$/.test(name)
  );
}

/** Reads a skill in either form: with front matter, or with a title and `**Confidence:**`. */
export function parseSkill(
  text: string,
  file: SkillFile,
): { readonly skill: Skill; readonly warning: string | undefined } {
  const matter = readFrontMatter(text);
  const fields = fieldsOf(matter);
  const named = textField(fields, 'name');
  const skill: Skill = {
    name: named !== undefined && isSkillName(named) ? named : file.folder,
    description: textField(fields, 'description') ?? '',
    domain: textField(fields, 'domain') ?? '',
    confidence: readConfidence(textField(fields, 'confidence')),
    source: textField(fields, 'source') ?? '',
    triggers: listField(fields, 'triggers') ?? [],
    roles: listField(fields, 'roles') ?? [],
    tools: listField(fields, 'tools') ?? listField(fields, 'allowedTools') ?? [],
    path: file.path,
  };
  const warning =
    matter.kind === 'broken' ? `${file.path}: front matter is ${matter.reason}.` : undefined;
  return { skill, warning };
}

function fieldsOf(matter: FrontMatter): ReadonlyMap<string, unknown> {
  if (matter.kind === 'data') return matter.fields;
  const said = fieldsOfBody(matter.body);
  return matter.kind === 'none' ? said : new Map([...said, ...matter.fields]);
}

function fieldsOfBody(body: string): ReadonlyMap<string, unknown> {
  const lines = readLines(body);
  const confidence = lines.map(labelOf).find((found) => found?.label === 'confidence')?.value;
  const start = lines.findIndex((line) => headingOf(line)?.level === 1) + 1;
  const paragraph = lines
    .slice(start)
    .find((line) => line.text.trim() !== '' && labelOf(line) === undefined);
  const isProse = paragraph?.kind === 'text' && headingOf(paragraph) === undefined;
  return new Map([
    ['confidence', confidence ?? ''],
    ['description', isProse ? textOf([paragraph]).slice(0, 300) : ''],
  ]);
}

function readConfidence(text: string | undefined): Confidence {
  const word = text?.toLowerCase();
  return word === 'medium' || word === 'high' ? word : 'low';
}
