// `view`, `create` and `edit`, which replace the runtime's tools of these names: those take 2,400 bytes of every first
// request to say what ours say in 700, and ask for absolute paths.
import { basename, join, sep } from 'node:path';
import { attempt } from '../../../errors.ts';
import type {
  FileDecision,
  FileRequest,
  FileTool,
  JsonSchema,
  SessionSpec,
} from '../../../ports/agents.ts';
import { isRecord } from '../../../text/json.ts';
import { wayInside } from '../../../text/paths.ts';
import { serialize } from '../../../text/serialize.ts';
import { workInFolder } from '../../../tools/built-in/worktree-files/open-subfolder.ts';
import type { OpenCalls } from '../open-calls.ts';
import { FILE_TOOL_KINDS, type FileCall, type FileToolKind } from './tool-kinds.ts';
import { type FileReply, failed, type ViewDeps } from './view-path.ts';

/** A file tool of a session. Its calls never reject. */
export type SessionFileTool = {
  readonly name: FileTool;
  readonly description: string;
  readonly parameters: JsonSchema;
  call(input: unknown, id: string): Promise<FileReply>;
};

export type FileToolDeps = ViewDeps & {
  readonly calls: Pick<OpenCalls, 'turnOf' | 'endOf'>;
  readonly mayUse: (tool: string) => boolean;
  /** Asked before each access; a failure denies. */
  readonly decide: (request: FileRequest) => Promise<FileDecision>;
};

/** Returns the file tools of one session. The writes of one message happen in their order there. */
export function fileTools(
  { directory }: Pick<SessionSpec, 'directory'>,
  deps: FileToolDeps,
): readonly SessionFileTool[] {
  const { calls, mayUse } = deps;
  const serialized = serialize();
  return FILE_TOOL_KINDS.filter(({ name }) => mayUse(name)).map((kind) => ({
    name: kind.name,
    description: kind.description,
    parameters: schemaOf(kind),
    async call(input, id) {
      const args = isRecord(input) ? input : {};
      const work = () => useFile(kind, args, { ...deps, directory });
      if (kind.access === 'read') return work();
      await calls.turnOf(id);
      return serialized(work).finally(() => calls.endOf(id));
    },
  }));
}

function schemaOf({ texts, more = {} }: FileToolKind) {
  const properties = Object.fromEntries(texts.map((name) => [name, { type: 'string' }]));
  return { type: 'object', properties: { ...properties, ...more }, required: [...texts] };
}

async function useFile(
  kind: FileToolKind,
  args: FileCall['args'],
  { directory, ...deps }: Pick<SessionSpec, 'directory'> & FileToolDeps,
): Promise<FileReply> {
  const missing = kind.texts.find((name) => typeof args[name] !== 'string');
  if (missing !== undefined) return failed(`${missing} is missing: it must be a string.`);
  const requested = String(args.path);
  const decision = await deps.decide({ access: kind.access, path: requested, tool: kind.name });
  if (!decision.allowed) return { kind: 'denied', text: deps.mask(decision.reason) };
  const done = await attempt(
    inItsFolder({ directory, requested }, (path) => kind.run({ path, args, deps })),
  );
  return done.kind === 'done' ? done.value : failed(describeFault(done.error));
}

/** Holds the file's folder open: since the decision, a command may have replaced a folder on the way by a link. */
async function inItsFolder(
  { directory, requested }: Pick<SessionSpec, 'directory'> & { readonly requested: string },
  use: (path: string) => Promise<FileReply>,
): Promise<FileReply> {
  const way = wayInside(directory, requested);
  if (way === undefined) return failed('That is outside the repository.');
  const names = way.split(sep).slice(0, -1);
  const used = await workInFolder({ root: directory, names }, (base) =>
    use(join(base, basename(way))),
  );
  return used.kind === 'worked' ? used.value : failed(NO_FOLDER);
}

const NO_FOLDER = 'A file or a link is in the place of a folder on this path.';
const FAULTS: Readonly<Record<string, string>> = {
  ENOENT: 'There is no such file.',
  EEXIST: 'The file already exists: view it, then edit it.',
  EISDIR: 'That is a folder.',
  ENOTDIR: NO_FOLDER,
  ENOSPC: 'The disk is full.',
};

/** Leaves the path out, which may name a folder of this machine. */
function describeFault(error: unknown): string {
  const code = isRecord(error) ? String(error.code) : '';
  return FAULTS[code] ?? `The file can't be used${code === '' ? '' : ` (${code})`}.`;
}
