// How one project of a repository is set up and checked: what the recipes of each language give, and what they share.
import type { TreeEntry } from '#src/ports/git.ts';
import { isThere } from '#src/team/repository-files.ts';
import type { SetupStep } from './setup-steps.ts';

/** A folder of a repository: its files by name, and the names of its folders. */
export type ProjectFolder = {
  /** From the repository's top, which is ''. */
  readonly path: string;
  readonly entries: readonly TreeEntry[];
  readonly folders: readonly string[];
  /** Reads a file; undefined for one that isn't there, '' for one that is too large. */
  read(name: string): Promise<string | undefined>;
  /** Reads the beginning of a file, however large it is; undefined for one that isn't there. */
  readStart(name: string): Promise<string | undefined>;
};

/** `run` is for `bash -c`, in the project's folder. */
export type ProjectCheck = { readonly name: string; readonly run: string };

/** How one project is set up and checked. */
export type Recipe = {
  /** `Python`; `with`: what installs its packages. */
  readonly language: string;
  readonly tool: string | undefined;
  readonly steps: readonly SetupStep[];
  readonly checks: readonly ProjectCheck[];
  /** Folders that the steps fill, in the project's folder. */
  readonly installed: readonly string[];
  /** Folders of the runner that commands need. */
  readonly shared?: readonly string[];
  /** Names of what package.json depends on. */
  readonly packages?: readonly string[];
  /** The scripts of package.json that are checks. */
  readonly scripts?: ReadonlyMap<string, string>;
  /** What was left out, and why: sentences that begin with a file's name. */
  readonly notes?: readonly string[];
};

export type Ecosystem = {
  readonly buildFile: RegExp;
  /** Files that show that a folder inside a project of this kind is a project of its own. */
  readonly own: readonly string[];
  /** The commands of its steps. */
  readonly wrote: RegExp;
  /** `top`: the repository's own folder. */
  read(folder: ProjectFolder, top: ProjectFolder): Promise<Recipe>;
};

/** True for a file or a folder of that name. */
export const holds = (folder: ProjectFolder, name: string) =>
  isThere(folder, name) || folder.folders.includes(name);
/** Returns a file's text, '' without one. */
export const textOf = async (folder: ProjectFolder, name: string) =>
  (await folder.read(name)) ?? '';
/** Returns the path of a file from the repository's top. */
export const below = ({ path }: ProjectFolder, name: string) =>
  path === '' ? name : `${path}/${name}`;
/** Returns the step that runs the commands in the folder; none without commands. */
export const runs = ({ path }: ProjectFolder, commands: readonly string[]): readonly SetupStep[] =>
  commands.length === 0 ? [] : [{ kind: 'run', folder: path, run: commands.join(' && ') }];

/** Makes git ignore a folder that a step fills, as programs in the box find ignored folders only. */
export const ignored = (folder: string) => `echo '*' > ${folder}/.gitignore`;
