// Imports TypeScript and JavaScript files without compiler settings and without a cache on disk.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createJiti } from 'jiti';
import * as z from 'zod';
import { tool } from '../authoring.ts';

/** Imports a file by its absolute path; rejects with whatever its code throws. */
export type ImportFile = (path: string) => Promise<object>;

const AUTHORING_MODULE = { tool, z };

/** Extensions of files that are imported as texts, such as prompts. */
const TEXT_EXTENSIONS = ['.txt', '.md'];

/** Creates an importer for the files below `root`, which may hold packages of its own. */
export function createImporter(root: string): ImportFile {
  const virtualModules: Record<string, unknown> = {
    '@squad/tools': AUTHORING_MODULE,
    '@atomic/plugin': AUTHORING_MODULE,
    '@opencode-ai/plugin': AUTHORING_MODULE,
    '@opencode-ai/plugin/tool': AUTHORING_MODULE,
    '@goondan/types': {},
    '@goondan/core': {},
    ...(hasOwnZod(root) ? {} : { zod: { ...z, default: z }, 'zod/v4': { ...z, default: z } }),
  };
  const base = join(root, 'tools', 'loader.js');
  const compile = createJiti(base, { fsCache: false }).options.transform;
  const jiti = createJiti(base, {
    extensions: ['.js', '.mjs', '.cjs', '.ts', '.mts', '.cts', '.json', ...TEXT_EXTENSIONS],
    transform(source) {
      const isText = TEXT_EXTENSIONS.some((ending) => source.filename?.endsWith(ending));
      if (isText) return { code: `exports.default = ${JSON.stringify(source.source)}` };
      if (compile === undefined) throw new Error('there is no compiler');
      return compile(source);
    },
    moduleCache: false,
    fsCache: false,
    interopDefault: false,
    tryNative: false,
    virtualModules,
  });
  return async (path) => {
    const exported = await jiti.import(path);
    return typeof exported === 'object' && exported !== null ? exported : { default: exported };
  };
}

/** True when the repository has its own copy of zod, which is then used. */
function hasOwnZod(root: string): boolean {
  return [root, join(root, 'tools')].some((folder) =>
    existsSync(join(folder, 'node_modules', 'zod')),
  );
}
