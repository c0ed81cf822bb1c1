// Writes small files into an agent's worktree. No link is followed, and nothing is overwritten by accident.
import { readdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { attempt, systemCode } from '#src/errors.ts';
import { type OpenSubfolder, workInFolder } from '#src/files/open-folder.ts';
import {
  changeFile,
  createSameFile,
  type FileWriteResult,
  readExistingFile,
  refused,
} from '#src/files/write-file.ts';
import { sanitise } from '#src/markdown/sanitise.ts';
import { compareText } from '#src/text/compare.ts';
import { isUnseen } from '#src/text/invisible-characters.ts';
import { serialize } from '#src/text/serialize.ts';
import type { ToolRunContext } from '../pipeline/define-tool.ts';
import { failure, type ToolFailure, type ToolResult } from '../pipeline/tool-result.ts';

/** The worktree that an agent's tools write to. */
export type ToolWorkspace = {
  /** Absolute real path of the agent's worktree. */
  readonly root: string;
  /** The squad's folder, relative to the root: `.squad`. */
  readonly squadDirectory: string;
  /** The agent's folder below `agents/`, if it isn't named by the agent's slug (`Rai`). */
  readonly agentFolder?: string | undefined;
  /** Checks out the files once; awaited before the first write. */
  readonly ready?: () => Promise<void>;
  /** Called with every written path (relative, with `/`): it is committed even when git ignores it. */
  readonly wrote: (path: string) => void;
};

/** Keeps what a tool was given, or what an agent wrote by hand instead. */
export type NoteKeeper<Input> = {
  /** Returns why it can't be kept; undefined when it can. */
  refuse(input: Input, run: ToolRunContext): ToolFailure | undefined;
  /** Keeps what is not refused. */
  keep(input: Input, run: ToolRunContext): Promise<ToolResult>;
};

type StagedFile = {
  /** Relative to the worktree, with `/`. */
  readonly folder: string;
  /** The file's name without `.md`; a number is added when that file exists. */
  readonly stem: string;
  readonly content: string;
};

export type StagedFiles = {
  /** Adds a file under an unused name, or reuses an earlier session's file with the same text. Throws file system errors. */
  readonly add: (file: StagedFile) => Promise<FileWriteResult>;
  /** Replaces a file's text (undefined: no file yet). Changes of one file run one after the other. */
  readonly change: (
    path: string,
    edit: (text: string | undefined) => string,
  ) => Promise<FileWriteResult>;
  /** Lists the Markdown files of a folder, sorted; none when the folder is missing. */
  readonly list: (folder: string) => Promise<readonly string[]>;
  /** Reads a file's text; undefined when it is missing or no regular text file. Throws the file system's errors. */
  readonly read: (path: string) => Promise<string | undefined>;
};

const MAX_BYTES = 64 * 1024;
const MAX_COPIES = 1_000;
const BAD_FILE_NAME = 'the file name is not allowed';

/** Opens one worktree for writing. */
export function openStagedFiles(
  workspace: ToolWorkspace,
  openSubfolder?: OpenSubfolder,
): StagedFiles {
  const { root, ready, wrote } = workspace;
  const queues = new Map<string, ReturnType<typeof serialize>>();
  const own = new Set<string>();
  const writeIn = async (folder: string, work: (base: string) => Promise<FileWriteResult>) => {
    const names = folder.split('/');
    if (!names.every(isPlainName)) return refused('the folder name is not allowed');
    await ready?.();
    const opened = await workInFolder({ root, names, makes: true, openSubfolder }, work);
    if (opened.kind === 'blocked') return refused(`${opened.at} is a link or not a folder`);
    if (opened.value.kind === 'written') wrote(opened.value.path);
    return opened.value;
  };
  const readIn = async <T>(folder: string, work: (base: string) => Promise<T>) => {
    await ready?.();
    const names = folder.split('/');
    const read = await attempt(workInFolder({ root, names, openSubfolder }, work));
    if (read.kind === 'threw' && systemCode(read.error) !== 'ENOENT') throw read.error;
    return read.kind === 'done' && read.value.kind === 'worked' ? read.value.value : undefined;
  };
  return {
    async add(file) {
      const isLong = Buffer.byteLength(file.content) > MAX_BYTES;
      if (isLong) return refused('the text is longer than 64 KB');
      if (!isPlainName(file.stem)) return refused(BAD_FILE_NAME);
      return writeIn(file.folder, (base) => addFile(base, file, own));
    },
    async change(path, edit) {
      if (!path.includes('/') || !isPlainName(basename(path))) return refused(BAD_FILE_NAME);
      const queue = queues.get(path) ?? serialize();
      queues.set(path, queue);
      return queue(() => writeIn(dirname(path), (base) => changeFile(base, path, edit)));
    },
    async list(folder) {
      const all = (await readIn(folder, (base) => readdir(base))) ?? [];
      return all.filter((name) => isPlainName(name) && name.endsWith('.md')).toSorted(compareText);
    },
    async read(path) {
      const place = (base: string) => readExistingFile(join(base, basename(path)));
      const found = await readIn(dirname(path), place);
      return found?.kind === 'readable' ? found.text : undefined;
    },
  };
}

async function addFile(
  base: string,
  { folder, stem, content }: StagedFile,
  own: Set<string>,
): Promise<FileWriteResult> {
  for (let copy = 1; copy <= MAX_COPIES; copy += 1) {
    const name = copy === 1 ? `${stem}.md` : `${stem}-${copy}.md`;
    const path = `${folder}/${name}`;
    if (own.has(path)) continue;
    own.add(path);
    if (await createSameFile(join(base, name), content)) return { kind: 'written', path };
  }
  return refused('too many files have that name');
}

function isPlainName(name: string): boolean {
  return /^[\w.@ -]{1,200}$/.test(name) && !/^\.+$/.test(name) && name.toLowerCase() !== '.git';
}

/** Returns a refusal that names the first place with text that no page shows; undefined when all of it is visible. */
export function refuseHiddenText(
  fields: Readonly<Record<string, string>>,
): ToolFailure | undefined {
  for (const [field, text] of Object.entries(fields)) {
    if (sanitise(text).hidden === 0) continue;
    const reason = `${field} contains text that a rendered page doesn't show${placeOf(text)}`;
    const next = 'leave it out, or put markup in backticks; nothing was written';
    return failure('E_TOOL_INVALID_ARGS', reason, next);
  }
  return undefined;
}

/** Names the first line that by itself holds such text, and the invisible character in it, if any. */
function placeOf(text: string): string {
  const lines = text.split(/\r\n?|\n/);
  const at = lines.findIndex((line) => sanitise(line).hidden > 0);
  if (at === -1) return '';
  const unseen = [...(lines[at] ?? '')].find((character) => isUnseen(character));
  const code = unseen?.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
  const where = lines.length === 1 ? '' : `, on line ${at + 1}`;
  return code === undefined ? where : `${where} (U+${code})`;
}
