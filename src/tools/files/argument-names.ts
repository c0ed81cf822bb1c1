// The names that other products give to the arguments of their file tools and their shell: models were trained on them.
import type { ArgumentAliases } from '../pipeline/define-tool.ts';

const NAMES: Readonly<Record<string, readonly string[]>> = {
  path: [
    ...['file', 'file_path', 'filePath', 'filename', 'filepath', 'absolute_path'],
    ...['target_file', 'relative_workspace_path', 'directory', 'dir_path'],
  ],
  file_text: ['content', 'contents'],
  old_str: ['old_string', 'oldString', 'old_text', 'oldText'],
  new_str: ['new_string', 'newString', 'new_text', 'newText'],
  offset: ['start_line', 'startLine'],
  end_line: ['endLine'],
  view_range: ['viewRange', 'line_range'],
  pattern: ['query', 'regex', 'regexp', 'glob_pattern'],
  glob: ['include', 'include_pattern', 'includePattern', 'file_pattern'],
  output_mode: ['outputMode'],
  input: ['patch', 'diff', 'patchText', 'patch_text'],
  command: ['cmd', 'script'],
};

/** Each such name, with ours. No model is told of them. */
export const ARGUMENT_NAMES: ArgumentAliases = Object.fromEntries(
  Object.entries(NAMES).flatMap(([name, others]) => others.map((other) => [other, name])),
);

/** The names of a path besides ours. */
export const PATH_NAMES: readonly string[] = NAMES.path ?? [];
