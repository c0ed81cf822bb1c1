// Creates the run's bare repository on disk, and finds the checkout's objects that it borrows.
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { readdir, readFile, realpath } from 'node:fs/promises';
import { dirname, isAbsolute, join, resolve } from 'node:path';
import { SquadError } from '#src/errors.ts';
import { ATTRIBUTES_REPOSITORY } from '#src/ports/git.ts';

const GIT_CONFIGURATION = `[core]
\trepositoryformatversion = 0
\tbare = true
\thooksPath = /dev/null
\tfsmonitor = false
\tautocrlf = false
\tsymlinks = false
\tfileMode = false
\tprotectHFS = true
\tprotectNTFS = true
\tattributesFile = /dev/null
\texcludesFile = /dev/null
[gc]
\tauto = 0
[maintenance]
\tauto = false
[merge]
\tdirectoryRenames = false
[protocol]
\tallow = never
[protocol "http"]
\tallow = always
[protocol "https"]
\tallow = always
[submodule]
\trecurse = false
[transfer]
\tfsckObjects = false
[http]
\tfollowRedirects = false
\tlowSpeedLimit = 1
\tlowSpeedTime = 60
[advice]
\tdetachedHead = false
`;

// No conversion: agents read and write the blobs' bytes.
const GIT_ATTRIBUTES = '* -text -ident -filter -working-tree-encoding -eol\n';

/**
 * Creates the repository; with `objects` it also reads those of a checkout. Synchronous, since nothing else can be done
 * meanwhile, and waiting for each of these small files would take longer than writing it.
 */
export function createRepository(repository: string, objects: ObjectStore | undefined): void {
  for (const folder of ['objects/info', 'refs/heads', 'info']) {
    mkdirSync(join(repository, folder), { recursive: true });
  }
  writeFileSync(join(repository, 'HEAD'), 'ref: refs/heads/none\n');
  writeFileSync(join(repository, 'config'), GIT_CONFIGURATION);
  writeFileSync(join(repository, 'info', 'attributes'), GIT_ATTRIBUTES);
  createAttributesRepository(repository);
  if (objects === undefined) return;
  writeFileSync(join(repository, 'objects', 'info', 'alternates'), `${objects.directory}\n`);
  if (existsSync(objects.shallow)) copyFileSync(objects.shallow, join(repository, 'shallow'));
}

/** Creates an empty repository, in which no attribute is turned off. */
function createAttributesRepository(repository: string): void {
  const attributes = join(dirname(repository), ATTRIBUTES_REPOSITORY);
  for (const folder of ['objects', 'refs'])
    mkdirSync(join(attributes, folder), { recursive: true });
  writeFileSync(join(attributes, 'HEAD'), 'ref: refs/heads/none\n');
}

/** Throws a SquadError (E_GIT) when somebody else has written to the repository's configuration. */
export function checkConfiguration(repository: string): void {
  if (readFileSync(join(repository, 'config'), 'utf8') === GIT_CONFIGURATION) return;
  throw new SquadError({
    code: 'E_GIT',
    message: "A program changed the configuration of the run's own git repository.",
    hint: 'Nothing more is pushed. Check the tools and commands that this run used.',
  });
}

type ObjectStore = {
  readonly directory: string;
  readonly shallow: string;
};

/** The checkout's object store. It is found without running git there, because the checkout's configuration isn't trusted. */
export async function findObjectStore(workspace: string): Promise<ObjectStore | undefined> {
  const common = await findGitDirectory(workspace);
  if (common === undefined) return undefined;
  // A partial clone lacks objects: then everything is fetched.
  const packs = await readdir(join(common, 'objects', 'pack')).catch(() => []);
  if (packs.some((name) => name.endsWith('.promisor'))) return undefined;
  return { directory: join(common, 'objects'), shallow: join(common, 'shallow') };
}

async function findGitDirectory(workspace: string): Promise<string | undefined> {
  const dotGit = join(workspace, '.git');
  if (existsSync(join(dotGit, 'objects'))) return realpath(dotGit);
  const pointer = await readFile(dotGit, 'utf8').catch(() => '');
  if (!pointer.startsWith('gitdir: ')) return undefined;
  const directory = resolve(workspace, pointer.slice('gitdir: '.length).trim());
  const common = await readFile(join(directory, 'commondir'), 'utf8').catch(() => '.');
  const path = isAbsolute(common.trim()) ? common.trim() : join(directory, common.trim());
  return existsSync(join(path, 'objects')) ? realpath(path) : undefined;
}
