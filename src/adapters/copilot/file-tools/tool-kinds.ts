// What `view`, `create` and `edit` are: what a model is told of each, and what each does with a path.
import type { FileRequest, FileTool } from '../../../ports/agents.ts';
import { type FileReply, type ViewDeps, viewPath } from './view-path.ts';
import { createFile, editFile } from './write-file.ts';

/** A call for a path that the session may touch, in a folder that is held open; `args` is what the model gave. */
export type FileCall = {
  readonly path: string;
  readonly args: Readonly<Record<string, unknown>>;
  readonly deps: ViewDeps;
};

/** A tool as the model is told of it, and what it does. */
export type FileToolKind = {
  readonly name: FileTool;
  readonly access: FileRequest['access'];
  readonly description: string;
  /** The required arguments, all of them strings. */
  readonly texts: readonly string[];
  readonly more?: Readonly<Record<string, object>>;
  run(call: FileCall): Promise<FileReply>;
};

/** The file tools that are ours. */
export const FILE_TOOL_KINDS: readonly FileToolKind[] = [
  {
    name: 'view',
    access: 'read',
    description: "A file's text, an image, or a folder's entries.",
    texts: ['path'],
    more: {
      view_range: {
        type: 'array',
        items: { type: 'integer' },
        description: 'First and last line; -1: the end.',
      },
    },
    run: ({ path, args, deps }) => viewPath(path, args.view_range, deps),
  },
  {
    name: 'create',
    access: 'write',
    description: 'Create a new file and the folders that it needs.',
    texts: ['path', 'file_text'],
    run: ({ path, args }) => createFile(path, String(args.file_text)),
  },
  {
    name: 'edit',
    access: 'write',
    description: 'Replace the only exact occurrence of old_str in a file with new_str.',
    texts: ['path', 'old_str', 'new_str'],
    run: ({ path, args }) => editFile(path, String(args.old_str), String(args.new_str)),
  },
];

/** The runtime's tools that ours replace. */
export const OWN_FILE_TOOLS: ReadonlySet<string> = new Set(FILE_TOOL_KINDS.map(({ name }) => name));
