// Finds out how a tool of any language is started.
import { join } from 'node:path';
import { attempt } from '#src/errors.ts';
import { CONTINUE_WITHOUT } from '../../../pipeline/tool-result.ts';
import type { ToolLanguage } from '../../manifest/manifest.ts';
import { hashFolder } from '../tool-files.ts';
import { createBuilder } from './build-go.ts';
import { findSyntaxError } from './find-syntax-errors.ts';
import type { Launcher } from './tool-launch.ts';
import { buildFailure, readyLaunch, staleTool, type Toolchain } from './tool-launch.ts';

/** Creates the launcher of one run. Calls of the same tool share one build. */
export function createLauncher(toolchain: Toolchain): Launcher {
  const build = createBuilder(toolchain);
  return {
    async prepare(executable, signal) {
      const { directory, tool, start } = executable;
      const hash = await attempt(() => hashFolder(directory));
      if (hash.kind === 'threw' || hash.value !== tool.origin.sha256) return staleTool(tool.name);
      if (start.kind === 'binary') return readyLaunch([join(directory, start.file)]);
      if (start.kind === 'built') return build(executable, signal);
      const problem = await findSyntaxError(executable);
      if (problem !== undefined) {
        return buildFailure(`${tool.name} can't be parsed: ${problem}`, CONTINUE_WITHOUT);
      }
      return readyLaunch([
        ...findInterpreter(start.language, toolchain),
        join(directory, start.file),
      ]);
    },
  };
}

function findInterpreter(language: ToolLanguage, { typescript }: Toolchain): readonly string[] {
  if (language === 'bash') return ['bash'];
  // -B: compiled files beside the source would change the folder's hash.
  if (language === 'python') return [process.platform === 'win32' ? 'python' : 'python3', '-B'];
  return typescript;
}
