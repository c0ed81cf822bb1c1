// Notes that an agent wrote by hand where the squad's tools write, as Squad's own charters ask: kept as if a tool had written them.
import { rm } from 'node:fs/promises';
import { basename, dirname } from 'node:path/posix';
import type { FileNote } from '#src/coordinator/agents/agent-environment.ts';
import { attempt, describe, resultOr } from '#src/errors.ts';
import { inFolderOf } from '#src/files/open-file.ts';
import { namesOn, readFolder, workInFolder } from '#src/files/open-folder.ts';
import { readExistingFile, replaceFile } from '#src/files/write-file.ts';
import type { Git, GitTreeEntry } from '#src/ports/git.ts';
import { isInboxEntry } from '#src/team/inbox.ts';
import { compareText } from '#src/text/compare.ts';
import { shortHash } from '#src/text/slug.ts';
import type { HandNote, HandNotes } from '#src/tools/built-in/hand-notes.ts';
import { textAdded } from '#src/tools/built-in/learnings.ts';
import { listFolderEntries } from '../paths/tree-entries.ts';

/** The worktree that the notes are in. */
type NoteFiles = {
  readonly directory: string;
  readonly touched: Set<string>;
  readonly written: Set<string>;
  base(): string | undefined;
};

type NoteKind = 'decision' | 'learning' | 'history' | 'log';

type FoundNote = {
  readonly path: string;
  /** Undefined for a file that is in a folder of notes, and can't be one. */
  readonly kind: NoteKind | undefined;
  /** What the base has there. */
  readonly entry: GitTreeEntry | undefined;
};
type PlacedNote = FoundNote & { readonly kind: NoteKind };

/** What Squad's charters ask agents to log; a run has a record of its own. */
const LOGS = ['log', 'orchestration-log'];
const NOT_LOGGED = 'it is not committed, since the run keeps its own log';

const TOLD: Readonly<Record<NoteKind, string>> = {
  decision: 'It is recorded as a decision when you end, as squad_decide does.',
  learning: 'It is kept as your learning when you end, as squad_memory does.',
  history:
    'What you added is kept as your learning when you end, as squad_memory does; the file itself stays as it was.',
  log: `Note: ${NOT_LOGGED}.`,
};

/** How tools end the names of notes, with the number of a copy. Before it stands a title, which an agent chooses. */
const HASH_AT_END = /-([0-9a-f]{8})(?:-\d{1,4})?\.md$/;

const MAX_NOTES = 100;
const TOO_MANY = `at most ${MAX_NOTES} notes are kept at once`;
const MISNAMED = 'a note is a Markdown file with a plain name';
const MAX_LISTED = 1_000;

/** The notes in one worktree. */
export class HandWritten {
  readonly #worktree: NoteFiles;
  readonly #git: Git;
  readonly #notes: HandNotes;

  constructor(worktree: NoteFiles, git: Git, notes: HandNotes) {
    this.#worktree = worktree;
    this.#git = git;
    this.#notes = notes;
  }

  /** Returns what becomes of a file that is about to be written; undefined when it is no note, and policy decides. */
  async admit(path: string): Promise<FileNote | undefined> {
    const kind = this.#kindOf(path);
    if (kind === undefined) return undefined;
    if (kind === 'log') return { told: TOLD.log, problemOf: () => undefined };
    const entry = (await this.#inBase([path])).get(path);
    const isOthers = entry !== undefined || this.#worktree.written.has(path);
    if (kind !== 'history' && isOthers) return undefined;
    const before = await this.#textOf(entry);
    const problemOf = (text: string) => this.#read(kind, path, before, text).problem;
    return { told: TOLD[kind], problemOf };
  }

  /** True for a changed file that policy doesn't judge, since it is never committed as it is. */
  isNote(path: string, isNew: boolean): boolean {
    const kind = this.#kindOf(path);
    if (this.#worktree.written.has(path) || kind === undefined) return false;
    return isNew || kind === 'history' || kind === 'log';
  }

  /** Returns a line for each note that can't be kept: `path: why`. Changes nothing. */
  findUnkept(): Promise<readonly string[]> {
    return this.#settleAll(false);
  }

  /** Keeps the notes and takes their files away; a history gets its old text. Returns a line for each that can't be kept. */
  take(): Promise<readonly string[]> {
    return this.#settleAll(true);
  }

  #kindOf(path: string): NoteKind | undefined {
    const { squadDirectory, folder, decision, learning, takesHistory } = this.#notes;
    const [parent, isEntry] = [dirname(path), isInboxEntry(basename(path))];
    if (LOGS.some((log) => path.startsWith(`${squadDirectory}/${log}/`))) return 'log';
    if (decision !== undefined && isEntry && parent === `${squadDirectory}/decisions/inbox`)
      return 'decision';
    if (learning === undefined) return undefined;
    if (takesHistory && path === `${folder}/history.md`) return 'history';
    return isEntry && parent === `${folder}/inbox` ? 'learning' : undefined;
  }

  async #settleAll(keeps: boolean): Promise<readonly string[]> {
    if (this.#worktree.base() === undefined) return [];
    const rewritten = await this.#findRewritten();
    const found = await this.#find(rewritten);
    if (keeps) for (const path of rewritten) this.#worktree.written.delete(path);
    const lines = new Set<string>();
    for (const [at, file] of found.entries()) {
      const isTooMany = at >= MAX_NOTES && file.kind !== 'log';
      const line = isTooMany ? `${shown(file.path)}: ${TOO_MANY}` : await this.#tell(file, keeps);
      if (line !== undefined) lines.add(line);
    }
    return [...lines];
  }

  /** Finds the notes of tools that something else changed afterwards: a tool names its file by the hash of what it wrote. */
  async #findRewritten(): Promise<ReadonlySet<string>> {
    const { directory, written } = this.#worktree;
    const rewritten = new Set<string>();
    for (const path of written) {
      if (!['decision', 'learning'].includes(this.#kindOf(path) ?? '')) continue;
      const found = await resultOr(inFolderOf(directory, path, readExistingFile), undefined);
      const text = found?.kind === 'readable' ? (found.text ?? '') : '';
      if (HASH_AT_END.exec(basename(path))?.[1] !== shortHash(text)) rewritten.add(path);
    }
    return rewritten;
  }

  /** Finds the agent's own files where notes are written. */
  async #find(rewritten: ReadonlySet<string>): Promise<readonly FoundNote[]> {
    const { touched, written } = this.#worktree;
    const listed = await this.#list();
    const known = [...touched, ...rewritten].filter((path) => this.#kindOf(path) !== undefined);
    const paths = [...new Set([...listed, ...known])].toSorted(compareText);
    const base = await this.#inBase(paths);
    return paths.flatMap((path) => {
      const [kind, entry] = [this.#kindOf(path), base.get(path)];
      const isOwn =
        entry === undefined ? !written.has(path) || rewritten.has(path) : this.isNote(path, false);
      // git has told whether a file that it knows was changed, and policy judges what git sees.
      const isChanged = entry === undefined || touched.has(path);
      const isJudged = kind === undefined && touched.has(path);
      return isOwn && isChanged && !isJudged ? [{ path, kind, entry }] : [];
    });
  }

  async #tell(file: FoundNote, keeps: boolean): Promise<string | undefined> {
    const { path, kind, entry } = file;
    // Its writer is told; people need not know.
    if (kind === 'log') return keeps ? undefined : `${dirname(path)}: ${NOT_LOGGED}`;
    if (kind === undefined) return `${shown(path)}: ${MISNAMED}`;
    const settled = await attempt(this.#settle({ path, kind, entry }, keeps));
    const problem = settled.kind === 'done' ? settled.value : describe(settled.error).message;
    return problem === undefined ? undefined : `${shown(path)}: ${problem}`;
  }

  /** Returns why the note can't be kept; undefined when it can, or was. */
  async #settle({ path, kind, entry }: PlacedNote, keeps: boolean): Promise<string | undefined> {
    const found = await inFolderOf(this.#worktree.directory, path, readExistingFile);
    if (found?.kind !== 'readable') return 'it is not a regular text file';
    const before = await this.#textOf(entry);
    const isUnchanged = found.text === (entry === undefined ? undefined : before);
    if (isUnchanged) return undefined;
    const note = this.#read(kind, path, before, found.text ?? '');
    if (!keeps) return note.problem;
    const problem = note.problem ?? (await note.keep());
    if (problem === undefined || kind === 'history') await this.#putBack(path, entry, before);
    return problem;
  }

  /** Leaves the place as the base has it. */
  async #putBack(path: string, entry: GitTreeEntry | undefined, before: string): Promise<void> {
    await inFolderOf(this.#worktree.directory, path, (place) =>
      entry === undefined ? rm(place, { force: true }) : replaceFile(place, before),
    );
    this.#worktree.touched.delete(path);
  }

  #read(kind: NoteKind, path: string, before: string, text: string): HandNote {
    const { decision, learning } = this.#notes;
    const reader = kind === 'decision' ? decision : learning;
    const added = kind === 'history' ? textAdded(before, text) : text;
    if (added === undefined || reader === undefined) return LINES_LOST;
    return kind === 'history' && added.trim() === '' ? NOTHING : reader(basename(path), added);
  }

  /** Lists what is in the folders for notes: git says nothing of ignored files, and Squad's set-up ignores most of these. */
  async #list(): Promise<readonly string[]> {
    const { squadDirectory, folder, decision, learning, takesHistory } = this.#notes;
    const folders = [
      ...(decision === undefined ? [] : [`${squadDirectory}/decisions/inbox`]),
      ...(learning === undefined ? [] : [`${folder}/inbox`]),
      ...LOGS.map((log) => `${squadDirectory}/${log}`),
    ];
    const listed = await Promise.all(folders.map((name) => this.#namesIn(name)));
    const history = learning !== undefined && takesHistory ? [`${folder}/history.md`] : [];
    return [...history, ...listed.flat()];
  }

  async #namesIn(folder: string): Promise<readonly string[]> {
    const way = { root: this.#worktree.directory, names: namesOn(folder) };
    const list = workInFolder(way, (base) => readFolder(base, MAX_LISTED));
    const found = await resultOr(list, undefined);
    if (found?.kind !== 'worked') return [];
    const names = found.value.entries.map(({ name }) => name);
    return names.filter((name) => name !== '.gitkeep').map((name) => `${folder}/${name}`);
  }

  #inBase(paths: readonly string[]): Promise<ReadonlyMap<string, GitTreeEntry>> {
    return listFolderEntries(this.#git, this.#worktree.base() ?? '', paths);
  }

  async #textOf(entry: GitTreeEntry | undefined): Promise<string> {
    return entry === undefined ? '' : (await this.#git.readObject(entry.object)).toString();
  }
}

const NOTHING: HandNote = { problem: undefined, keep: async () => undefined };
const LINES_LOST: HandNote = {
  problem: 'it lost or changed lines, and only added ones become learnings',
  keep: async () => undefined,
};

/** A program chooses the name. */
function shown(path: string): string {
  return /[\p{C}]/u.test(path) ? JSON.stringify(path) : path;
}
