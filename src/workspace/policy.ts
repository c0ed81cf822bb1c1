// What may be committed, by name and kind: checked when an agent wants to write, and again before the commit.
import picomatch from 'picomatch';
import { sanitise } from '#src/markdown/sanitise.ts';
import { isUnseen, nameOf, withoutUnseen } from '#src/text/invisible-characters.ts';
import { AGENT_INSTRUCTIONS, NEVER_WRITTEN } from './paths/path-lists.ts';
import { foldCase, foldPath } from './paths/resolve-path.ts';

/** A file to be written. */
export type WrittenFile = {
  /** Relative, with `/`. */
  readonly path: string;
  /** True for a file that is no text; unknown before it is written. */
  readonly isBinary?: boolean;
};

export type Policy = {
  /** True when a text holds a secret, or something shaped like one: such a file is never committed. */
  readonly holdsSecret: (text: string) => boolean;
  /** True when lines with characters that a reader can't see may not be added; by default, they are only named. */
  readonly refusesHidden?: boolean;
  /** Returns why the file may not be written, or undefined when it may. */
  refuses(file: WrittenFile): string | undefined;
  /** Returns the tool that writes a file of the squad's own folder, if there is one. */
  readonly toolFor?: (path: string) => string | undefined;
};

type PolicySettings = Pick<Policy, 'holdsSecret' | 'refusesHidden'> & {
  /** Globs from `.squad/config.json`, `action.protected`. */
  readonly protectedGlobs: readonly string[];
  /** `.squad`, `.ai-team` or the input `squad-directory`. */
  readonly squadDirectory: string;
  /** What the person asked for, in their own words: it may name files that instruct agents. */
  readonly requestText: string;
};

const MATCHING = { dot: true, nocase: true };
const isNeverWritten = picomatch([...NEVER_WRITTEN], MATCHING);
const isInstruction = picomatch([...AGENT_INSTRUCTIONS], MATCHING);

/** True for a file that coding agents take instructions from. */
export function instructsAgents(path: string): boolean {
  return isInstruction(foldPath(path));
}

/** Builds the policy for one run. A name is also matched as a lenient file system would read it. */
export function createPolicy(settings: PolicySettings): Policy {
  const { protectedGlobs, squadDirectory, holdsSecret, refusesHidden = false } = settings;
  // A name is compared in its folded form, too.
  const globs = protectedGlobs.flatMap((glob) => [glob, foldCase(glob)]);
  const isConfigured = picomatch(globs, MATCHING);
  const named = namedIn(settings.requestText);
  const rules: readonly (readonly [
    refuses: (folded: string, path: string) => boolean,
    why: string,
  ])[] = [
    [(_, path) => withoutUnseen(path).hidden > 0, 'its name holds an invisible character'],
    [(folded) => isNeverWritten(folded), 'protected, so only a person may change it'],
    [hasShortName, 'Windows may take its name for another file'],
    [(folded, path) => isConfigured(path) || isConfigured(folded), PROTECTED_BY_SETTINGS],
    [(folded) => isInstruction(folded) && !named(folded), NOT_NAMED],
  ];
  const reasonFor = (file: WrittenFile): string | undefined => {
    const folded = foldPath(file.path);
    const ruleReason = rules.find(([refuses]) => refuses(folded, file.path))?.[1];
    return squadFolderReason(file, folded, squadDirectory) ?? ruleReason;
  };
  return {
    holdsSecret,
    refusesHidden,
    refuses(file) {
      const reason = reasonFor(file);
      return reason === undefined ? undefined : `${visiblePath(file.path)}: ${reason}`;
    },
    toolFor: (path) => toolWriting(foldPath(path), squadDirectory),
  };
}

const SHORT_NAME = /^(?=[^.]{3,8}(?:\.|$))[^.~]+~\d+(?:\.[^.]{0,3})?$/;

/** True if a part of the path is a name as Windows gives it to a file with a longer one: `GITHUB~1` is `.github` there. */
function hasShortName(folded: string): boolean {
  return folded.split('/').some((name) => SHORT_NAME.test(name));
}

const PROTECTED_BY_SETTINGS = "protected by this repository's settings";
const NOT_NAMED = 'it instructs agents, so it is written only when the request names it';

/** Returns a test for whether the request names a path in full, in the person's own words: no quotations, no hidden text. */
function namedIn(requestText: string): (path: string) => boolean {
  const own = sanitise(requestText).text.replace(/^[ \t]*>.*$/gm, '');
  const words = own.split(/[\s`'"()[\]<>,;*]+/).map((word) => word.replace(/^\.?\/|[.:!?]+$/g, ''));
  const names = new Set(words.filter((word) => word !== '').map(foldPath));
  return (path) => names.has(path);
}

/** Spells out the invisible characters of a path: `<U+200C>`. */
function visiblePath(path: string): string {
  return [...path].map((it) => (isUnseen(it) ? `<${nameOf(it)}>` : it)).join('');
}

function squadFolderReason(
  { path, isBinary }: WrittenFile,
  folded: string,
  directory: string,
): string | undefined {
  if (squadFolderOf(folded, directory) === undefined) return undefined;
  if (!isToolSource(path, directory)) {
    const tool = toolWriting(folded, directory);
    return `the squad's own files are written only through its tools${tool === undefined ? '' : `, this one by ${tool}`}`;
  }
  return isBinary === true
    ? 'not text; what a tool runs is built in the run, from reviewed source'
    : undefined;
}

/** Returns which folder of a squad a path is or lies in. */
function squadFolderOf(folded: string, directory: string): string | undefined {
  const squad = ['.squad', '.ai-team', foldPath(directory)];
  return squad.find((name) => folded === name || folded.startsWith(`${name}/`));
}

/** The tools that write below the squad's folder. */
const WRITERS: readonly (readonly [place: RegExp, tool: string])[] = [
  [/^decisions(?:\.md$|\/)/, 'squad_decide'],
  [/^agents\/[^/]+\/(?:history\.md$|inbox\/)/, 'squad_memory'],
  [/^skills\//, 'squad_skill'],
];

function toolWriting(folded: string, directory: string): string | undefined {
  const folder = squadFolderOf(folded, directory);
  if (folder === undefined) return undefined;
  const inner = folded.slice(folder.length + 1);
  return WRITERS.find(([place]) => place.test(inner))?.[1];
}

/** True for a file of a proposed tool, with plain names, in its own folder: nothing there runs before people have merged it. */
function isToolSource(path: string, squadDirectory: string): boolean {
  if (!path.startsWith(`${squadDirectory}/tools/`)) return false;
  const [tool = '', ...inner] = path.slice(squadDirectory.length + '/tools/'.length).split('/');
  const isPlain = inner.every((name) => /^[A-Za-z0-9_][A-Za-z0-9._-]{0,127}$/.test(name));
  return inner.length > 0 && isPlain && /^[A-Za-z0-9_-]{1,64}$/.test(tool);
}

/** The reason, as it follows the file's path and a colon. */
export const LOCKED_OUT =
  'a review rejected the work of this agent on it, so somebody else revises it';

/** Stands before the path in a line about a deletion that was left out. */
export const DELETION = 'the deletion of ';

/** Returns the path that a line begins with, whether the file or its deletion was left out. */
export function pathLeftOut(what: string): string {
  return what.startsWith(DELETION) ? what.slice(DELETION.length) : what;
}

/**
 * False for what the team remembers below its folder `directory` (`.squad`), which is gathered elsewhere. A proposed tool
 * is work: code that people review.
 */
export function isWorkPath(path: string, directory: string): boolean {
  return !path.startsWith(`${directory}/`) || path.startsWith(`${directory}/tools/`);
}

/** Matches the path of a test. */
export const TEST_PATH =
  /(?:^|\/)(?:(?:__tests__|__snapshots__|tests?|specs?)\/|test_)|[._-](?:test|spec)s?\./i;
