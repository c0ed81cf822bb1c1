// What commits hold and where they differ, as our own code and as git reads it.
import { readdir, readlink } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Git } from '#src/ports/git.ts';
import {
  compareTrees,
  listFolderEntries,
  splitPaths,
  withFolders,
} from '#src/workspace/paths/tree-entries.ts';
import { addCommits, type SeedFiles } from '../a-bare.ts';
import { useRepositoryStage } from './a-repository.ts';

const stage = useRepositoryStage();
let git: Git;

beforeAll(async () => {
  git = (await stage.repository()).git;
});

const foldersOf = (path: string) => withFolders(path).slice(0, -1);
const COMMIT = 'c'.repeat(40);

let count = 0;
const commitOf = (files: SeedFiles) => {
  count += 1;
  return addCommits(git.repository, [{ ref: `refs/made/${count}`, message: 'Files', files }]);
};

/** Returns the id of the git process that works in the run's own repository. */
async function findReader(): Promise<number> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const folders = await Promise.all(
    pids.map((pid) => readlink(`/proc/${pid}/cwd`).catch(() => '')),
  );
  return Number(pids.find((_, at) => folders[at] === git.repository));
}

const fileArb = fc.oneof(
  fc.constantFrom('one\n', 'two\n', ''),
  fc.constantFrom({ link: 'one' }, { run: '#!/bin/sh\n' }, { submodule: COMMIT }),
);
const nameArb = fc.constantFrom('a', 'b', 'a.b', 'ä ö', 'A', '"', 'new\nline', '-x', '\u{1F600}');
const pathArb = fc.array(nameArb, { minLength: 1, maxLength: 3 }).map((names) => names.join('/'));
/** Files of a commit, none of which stands where another one needs a folder. */
const filesArb = fc
  .dictionary(pathArb, fileArb, { maxKeys: 6, minKeys: 1 })
  .map((files) =>
    Object.fromEntries(
      Object.entries(files).filter(
        ([path]) => !Object.keys(files).some((other) => foldersOf(other).includes(path)),
      ),
    ),
  );

describe('two commits', () => {
  it('differ where git says so, with the modes that git says', async () => {
    await fc.assert(
      fc.asyncProperty(filesArb, filesArb, async (one, other) => {
        const [base, tip] = [await commitOf(one), await commitOf(other)];
        const changed = await compareTrees(git, { base, tip });
        const listing = await git.run([
          'diff-tree',
          '-r',
          '-z',
          '--raw',
          '--no-renames',
          base,
          tip,
        ]);
        const fields = splitPaths(listing);
        const byGit = fields.flatMap((path, at) =>
          at % 2 === 0 ? [] : [`${fields[at - 1]?.split(' ')[1]} ${path}`],
        );
        const byUs = changed.map(({ path, mode = '000000' }) => `${mode} ${path}`);
        expect(byUs.toSorted()).toEqual(byGit.toSorted());
      }),
      { numRuns: 40 },
    );
  });
});

describe('the entries on the way to a path', () => {
  it('are those of the folders above it, as git lists them', async () => {
    await fc.assert(
      fc.asyncProperty(filesArb, pathArb, async (files, path) => {
        const commit = await commitOf(files);
        const entries = await listFolderEntries(git, commit, [path]);
        const asked = ['./', ...foldersOf(path).map((folder) => `${folder}/`)];
        const listing = splitPaths(await git.run(['ls-tree', '-z', commit, '--', ...asked]));
        const byGit = listing.map((line) => line.replace(/^0?(\d+) \w+ (\w+)\t/, '$1 $2 '));
        const byUs = [...entries].map(([at, { mode, object }]) => `${mode} ${object} ${at}`);
        expect(byUs).toEqual(expect.arrayContaining(byGit));
      }),
      { numRuns: 40 },
    );
  });

  it('are read once more where the process that reads them is killed', async () => {
    const commit = await commitOf({ 'a/b': 'one\n' });
    const read = async () => [...(await listFolderEntries(git, commit, ['a/b'])).keys()];
    await read();
    const reader = await findReader();
    process.kill(reader, 'SIGSTOP');
    const reading = Promise.all([read(), read()]);
    process.kill(reader, 'SIGKILL');
    expect(await reading).toEqual([
      ['a', 'a/b'],
      ['a', 'a/b'],
    ]);
    process.kill(await findReader(), 'SIGKILL');
    expect(await read()).toEqual(['a', 'a/b']);
  });

  it('are of no use without the commit', async () => {
    await expect(listFolderEntries(git, COMMIT, ['a'])).rejects.toThrow('git does not have it');
  });
});
