// Bare repositories and commits without a checkout: one git process for a commit, where `git add`, `commit` and `push`
// take a dozen. Most tests with a repository begin here.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { gitServerEnvironment } from '../rehearsal/process-variables.ts';

/** Paths and contents; `{ link }` makes a symbolic link, `{ run }` an executable. */
export type Files = Readonly<Record<string, Content>>;

/** Files of a commit; `{ submodule }` makes a gitlink to a commit. */
export type SeedFiles = Readonly<Record<string, Content | { readonly submodule: string }>>;

type Content = string | Buffer | { readonly link: string } | { readonly run: string };

export type SeedCommit = {
  /** Where the commit is to stand: `refs/heads/main`. */
  readonly ref: string;
  /** A commit or a ref that the repository has; none for a first commit. */
  readonly parent?: string | undefined;
  readonly message: string;
  readonly author?: string;
  /** The address of author and committer. */
  readonly email?: string;
  readonly files: SeedFiles;
};

const CONFIGURATION = '[core]\n\trepositoryformatversion = 0\n\tbare = true\n';

/** What `git init --bare -b main` leaves, less its samples. */
export async function createBare(bare: string): Promise<void> {
  await mkdir(join(bare, 'objects', 'info'), { recursive: true });
  await mkdir(join(bare, 'refs', 'heads'), { recursive: true });
  await mkdir(join(bare, 'hooks'));
  await writeFile(join(bare, 'HEAD'), 'ref: refs/heads/main\n');
  await writeFile(join(bare, 'config'), CONFIGURATION);
}

/** Adds commits in their order; gives the id of the last. */
export async function addCommits(
  repository: string,
  commits: readonly SeedCommit[],
): Promise<string> {
  const args = ['-c', 'fastimport.unpackLimit=0', 'fast-import', '--quiet', '--done'];
  const child = spawn('git', args, { cwd: repository, env: gitServerEnvironment() });
  const output: Buffer[] = [];
  const errorOutput: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => errorOutput.push(chunk));
  child.stdin.on('error', () => undefined);
  child.stdin.end(Buffer.concat([...commits.flatMap(streamOf), line('get-mark :1', 'done')]));
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`git fast-import failed: ${Buffer.concat(errorOutput)}`);
  return Buffer.concat(output).toString().trim();
}

/** Puts files into a folder. */
export async function writeFiles(directory: string, files: Files): Promise<void> {
  for (const [path, content] of Object.entries(files)) {
    const file = join(directory, path);
    await mkdir(dirname(file), { recursive: true });
    if (typeof content === 'string' || Buffer.isBuffer(content)) await writeFile(file, content);
    else if ('link' in content) await symlink(content.link, file);
    else await writeFile(file, content.run, { mode: 0o755 });
  }
}

function streamOf({
  ref,
  parent,
  message,
  author = 'Olga',
  email = 'olga@example.com',
  files,
}: SeedCommit): readonly Buffer[] {
  const at = `${Math.floor(Date.now() / 1000)} +0000`;
  // git wants it said when a branch goes on from where the repository has it.
  const from = parent === undefined ? [] : [line(`from ${parent}${parent === ref ? '^0' : ''}`)];
  return [
    line(`commit ${ref}`, 'mark :1'),
    line(`author ${author} <${email}> ${at}`, `committer Olga <${email}> ${at}`),
    ...data(Buffer.from(`${message}\n`)),
    ...from,
    ...Object.entries(files).flatMap(([path, content]) => entry(path, content)),
    line(''),
  ];
}

function entry(path: string, content: SeedFiles[string]): readonly Buffer[] {
  const at = (mode: string, bytes: string | Buffer) => [
    line(`M ${mode} inline ${JSON.stringify(path)}`),
    ...data(Buffer.from(bytes)),
  ];
  if (typeof content === 'string' || Buffer.isBuffer(content)) return at('100644', content);
  if ('link' in content) return at('120000', content.link);
  if ('run' in content) return at('100755', content.run);
  return [line(`M 160000 ${content.submodule} ${JSON.stringify(path)}`)];
}

function data(bytes: Buffer): readonly Buffer[] {
  return [line(`data ${bytes.length}`), bytes, line('')];
}

function line(...texts: readonly string[]): Buffer {
  return Buffer.from(texts.map((text) => `${text}\n`).join(''));
}
