// Writes small files into an agent's worktree, and nowhere else: no link is followed, nothing is overwritten by accident.

import { isUtf8 } from 'node:buffer';
import { constants } from 'node:fs';
import { type FileHandle, lstat, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { shortHash } from '../../text/hash.ts';
import { serialize } from '../../text/serialize.ts';
import { attempt } from '../pipeline/tool.ts';
import { systemCode } from '../pipeline/tool-result.ts';
import { type OpenSubfolder, openByHandle, openByPath } from './open-subfolder.ts';

/** Where an agent's tools write. */
export type ToolWorkspace = {
  /** Absolute real path of the agent's worktree. */
  readonly root: string;
  /** The squad's folder, relative to the root: `.squad`. */
  readonly squadDirectory: string;
  /** The agent's folder below `agents/`, where it isn't the agent's slug (`Rai`). */
  readonly agentFolder?: string | undefined;
  /** Puts the files there, once; awaited before a write, so that a call that writes nothing costs nothing. */
  readonly ready?: () => Promise<void>;
  /** Told of every file written (relative, with `/`), so that the commit takes it even when git ignores it. */
  readonly wrote: (path: string) => void;
};

export type FileWriteResult =
  | { readonly kind: 'written'; readonly path: string }
  | { readonly kind: 'refused'; readonly reason: string };

export type StagedFile = {
  /** Relative to the worktree, with `/`. */
  readonly folder: string;
  /** The file's name without `.md`; a number is added when there is such a file already. */
  readonly stem: string;
  readonly content: string;
};

export type StagedFiles = {
  /** Adds a file under a name that nothing has yet. Throws the file system's errors. */
  readonly add: (file: StagedFile) => Promise<FileWriteResult>;
  /** Writes a whole file from its present text (undefined: there is none). Changes of one file wait for each other. */
  readonly change: (
    path: string,
    edit: (text: string | undefined) => string,
  ) => Promise<FileWriteResult>;
};

const MAX_BYTES = 64 * 1024;
const MAX_CHANGED_BYTES = 16 * 1024 * 1024;
const MAX_COPIES = 1_000;
const NEW_FILE_FLAGS =
  constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL | (constants.O_NOFOLLOW ?? 0);
const EXISTING_FILE_FLAGS =
  constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

/** Opens the drop-box of one worktree. */
export function openStagedFiles(
  workspace: ToolWorkspace,
  openSubfolder: OpenSubfolder = process.platform === 'linux' ? openByHandle : openByPath,
): StagedFiles {
  const openFolder = createFolderOpener(workspace.root, openSubfolder);
  const withFolder: WithFolder = async (folder, work) => {
    await workspace.ready?.();
    return openFolder(folder, work);
  };
  const queues = new Map<string, ReturnType<typeof serialize>>();
  const reportWrite = (writeResult: FileWriteResult): FileWriteResult => {
    if (writeResult.kind === 'written') workspace.wrote(writeResult.path);
    return writeResult;
  };
  return {
    async add({ folder, stem, content }) {
      if (Buffer.byteLength(content) > MAX_BYTES) return refused('the text is longer than 64 KB');
      if (!isPlainName(stem)) return refused('the file name is not allowed');
      return reportWrite(
        await withFolder(folder, (base) => addFile({ base, folder, stem, content })),
      );
    },
    async change(path, edit) {
      const cut = path.lastIndexOf('/');
      const name = path.slice(cut + 1);
      if (cut < 1 || !isPlainName(name)) return refused('the file name is not allowed');
      const work = (base: string) => changeFile({ base, path, name, edit });
      const queue = queues.get(path) ?? serialize();
      queues.set(path, queue);
      return reportWrite(await queue(() => withFolder(path.slice(0, cut), work)));
    },
  };
}

type WithFolder = (
  folder: string,
  work: (base: string) => Promise<FileWriteResult>,
) => Promise<FileWriteResult>;

function createFolderOpener(root: string, openSubfolder: OpenSubfolder): WithFolder {
  return async (folder, work) => {
    const names = folder.split('/');
    if (!names.every(isPlainName)) return refused('the folder name is not allowed');
    let current = { base: root, close: async () => {} };
    try {
      for (const [depth, name] of names.entries()) {
        const next = await openSubfolder(current.base, name);
        const seen = names.slice(0, depth + 1).join('/');
        if (next === undefined) return refused(`${seen} is a link or not a folder`);
        const before = current;
        current = next;
        await before.close();
      }
      return await work(current.base);
    } finally {
      await current.close();
    }
  };
}

type FileAddition = StagedFile & { readonly base: string };

async function addFile({ base, folder, stem, content }: FileAddition): Promise<FileWriteResult> {
  for (let copy = 1; copy <= MAX_COPIES; copy += 1) {
    const name = copy === 1 ? `${stem}.md` : `${stem}-${copy}.md`;
    const opened = await attempt(() => open(join(base, name), NEW_FILE_FLAGS, 0o644));
    if (opened.kind === 'done') {
      await writeAndClose(opened.value, join(base, name), content);
      return { kind: 'written', path: `${folder}/${name}` };
    }
    if (systemCode(opened.error) !== 'EEXIST') throw opened.error;
  }
  return refused('the same text was written too often');
}

type FileChange = {
  readonly base: string;
  readonly path: string;
  readonly name: string;
  readonly edit: (text: string | undefined) => string;
};

async function changeFile({ base, path, name, edit }: FileChange): Promise<FileWriteResult> {
  const target = join(base, name);
  const old = await readExistingFile(target);
  if (old.kind === 'strange') return refused(`${path} ${old.reason}`);
  const content = edit(old.text);
  if (Buffer.byteLength(content) > MAX_CHANGED_BYTES) return refused(`${path} grew too long`);
  // A new file takes the old one's place: a reader sees all of it or nothing, and no second name of the old one changes.
  const draft = join(base, `.${shortHash(`${name}\n${content}`)}.draft`);
  await rm(draft, { force: true });
  await writeAndClose(await open(draft, NEW_FILE_FLAGS, 0o644), draft, content);
  await rename(draft, target);
  return { kind: 'written', path };
}

type ExistingFile =
  | { readonly kind: 'plain'; readonly text: string | undefined }
  | { readonly kind: 'strange'; readonly reason: string };

async function readExistingFile(target: string): Promise<ExistingFile> {
  const found = await attempt(() => lstat(target));
  if (found.kind === 'threw') {
    if (systemCode(found.error) === 'ENOENT') return { kind: 'plain', text: undefined };
    throw found.error;
  }
  if (!found.value.isFile()) return { kind: 'strange', reason: 'is a link or not a file' };
  const handle = await open(target, EXISTING_FILE_FLAGS);
  try {
    const facts = await handle.stat();
    if (!facts.isFile() || facts.nlink > 1) {
      return { kind: 'strange', reason: 'has a second name or is not a file' };
    }
    if (facts.size > MAX_CHANGED_BYTES) return { kind: 'strange', reason: 'is too long' };
    const bytes = await handle.readFile();
    if (!isUtf8(bytes)) return { kind: 'strange', reason: 'is not UTF-8 text' };
    return { kind: 'plain', text: bytes.toString() };
  } finally {
    await handle.close();
  }
}

async function writeAndClose(handle: FileHandle, path: string, content: string): Promise<void> {
  const result = await attempt(() => handle.writeFile(content));
  await handle.close();
  if (result.kind === 'done') return;
  await rm(path, { force: true });
  throw result.error;
}

function refused(reason: string): FileWriteResult {
  return { kind: 'refused', reason };
}

function isPlainName(name: string): boolean {
  return /^[\w.@ -]{1,200}$/.test(name) && !/^\.+$/.test(name) && name.toLowerCase() !== '.git';
}
