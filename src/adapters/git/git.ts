// git for one run: a bare repository of our own that borrows the checkout's objects, so that no hook, filter, alias,
// credential or configuration of the checkout is ever in force, and nothing of ours is left in it.
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import {
  copyFile,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  realpath,
  rm,
  writeFile,
} from 'node:fs/promises';
import { isAbsolute, join, resolve } from 'node:path';
import { SquadError } from '../../errors.ts';
import { BOT } from '../../ports/accounts.ts';
import type { Git, GitOptions, GitResult } from '../../ports/git.ts';
import { CALL_MARKER, killMarkedProcesses } from '../programs/process-tree.ts';
import { withTimeout } from '../programs/with-timeout.ts';
import { executeGit } from './git-command.ts';
import { importCommit } from './import-commit.ts';
import { createObjectReader } from './object-reader.ts';

export type GitSettings = {
  /** The checkout (GITHUB_WORKSPACE); it may be missing, then everything is fetched. */
  readonly workspace: string;
  /** Where private folders may be made (RUNNER_TEMP). */
  readonly temporary: string;
  readonly serverUrl: string;
  /** `owner/name`. */
  readonly repository: string;
  readonly token: string;
  /** The variable that names the proxy on the way to the server; nothing where there is none. */
  readonly proxy: Readonly<Record<string, string>>;
  /** PATH for git's own helpers. */
  readonly path: string;
  /** A squad's folder of another name (input `squad-directory`). */
  readonly squadDirectory: string | undefined;
};

/** A `Git` with the way to end it: closes helper processes and removes the private folder. */
export type GitHandle = { readonly git: Git; close(): Promise<void> };

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

// Bytes go in and out as they are: what an agent reads is the blob, what it writes is the blob.
const GIT_ATTRIBUTES = '* -text -ident -filter -working-tree-encoding -eol\n';

/** At the end of a run, for what git still has on the way; a silent proxy would hold it for five minutes. */
const GRACE_MS = 3_000;

/** Opens the run's repository. Throws a SquadError (E_GIT) when git itself is missing. */
export async function openGit(settings: GitSettings): Promise<GitHandle> {
  const scratch = await realpath(await mkdtemp(join(settings.temporary, 'squad-git-')));
  const repository = join(scratch, 'repository.git');
  const objects = await findObjectStore(settings.workspace);
  await createRepository(repository, objects);
  const remote = await chooseRemote(settings, objects);
  const environment = baseEnvironment(settings, scratch);
  const mark = randomUUID();
  const running = new Set<Promise<unknown>>();
  const attemptNow = createAttempt({ repository, remote, environment, settings, mark });
  const attempt: Git['attempt'] = (args, options) => trackWork(running, attemptNow(args, options));
  const run = async (args: readonly string[], options?: GitOptions) => {
    const result = await attempt(args, options);
    if (result.code !== 0) throw gitError(args, result);
    return result.stdout;
  };
  const extraDirectory = settings.squadDirectory;
  const reader = createObjectReader({ repository, environment, run, extraDirectory });
  const git: Git = {
    repository,
    scratch,
    get remoteUrl() {
      return remote.url;
    },
    run,
    attempt,
    tree: reader.tree,
    commit: (commit) =>
      trackWork(running, importCommit(commit, { repository, environment, run, committer: BOT })),
  };
  return {
    git,
    async close() {
      reader.close();
      const settled = Promise.allSettled(running);
      await withTimeout<unknown>(GRACE_MS, settled, () => killMarkedProcesses(mark));
      await settled;
      await rm(scratch, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Nothing may write into the folder while it is removed: a run can end before all that it began. */
function trackWork<T>(running: Set<Promise<unknown>>, started: Promise<T>): Promise<T> {
  const work = started.finally(() => running.delete(work));
  running.add(work);
  return work;
}

type GitRunDeps = {
  readonly repository: string;
  readonly remote: GitRemote;
  readonly environment: Record<string, string>;
  readonly settings: GitSettings;
  /** Finds the commands that are on their way to the remote, and what they have started. */
  readonly mark: string;
};

/** Runs git; a remote that is not known under one spelling is tried under the other. */
function createAttempt(given: GitRunDeps): Git['attempt'] {
  const { repository, remote, environment, settings, mark } = given;
  const outside = { ...credentialEnvironment(settings), ...settings.proxy, [CALL_MARKER]: mark };
  const runOnce = (args: readonly string[], options: GitOptions) =>
    executeGit({
      args,
      directory: options.directory ?? repository,
      environment: {
        ...environment,
        ...(options.remote === true ? outside : {}),
        ...options.environment,
      },
    });
  return async (args, options = {}) => {
    const result = await runOnce(args, options);
    if (options.remote !== true || !isUnknownAddress(result)) return result;
    const respelled = args.map((arg) => (arg === remote.url ? remote.otherUrl : arg));
    const retried = await runOnce(respelled, options);
    if (isUnknownAddress(retried)) return result;
    [remote.url, remote.otherUrl] = [remote.otherUrl, remote.url];
    return retried;
  };
}

async function createRepository(
  repository: string,
  objects: ObjectStore | undefined,
): Promise<void> {
  await mkdir(join(repository, 'objects', 'info'), { recursive: true });
  await mkdir(join(repository, 'refs', 'heads'), { recursive: true });
  await mkdir(join(repository, 'info'), { recursive: true });
  await writeFile(join(repository, 'HEAD'), 'ref: refs/heads/none\n');
  await writeFile(join(repository, 'config'), GIT_CONFIGURATION);
  await writeFile(join(repository, 'info', 'attributes'), GIT_ATTRIBUTES);
  if (objects === undefined) return;
  await writeFile(join(repository, 'objects', 'info', 'alternates'), `${objects.directory}\n`);
  if (existsSync(objects.shallow)) await copyFile(objects.shallow, join(repository, 'shallow'));
}

type ObjectStore = {
  readonly directory: string;
  readonly shallow: string;
  readonly config: string;
};

/** The checkout's object store, found without starting git there: its configuration is not ours to trust. */
async function findObjectStore(workspace: string): Promise<ObjectStore | undefined> {
  const common = await findGitDirectory(workspace);
  if (common === undefined) return undefined;
  // A partial clone promises objects that it doesn't have: then everything is fetched.
  const packs = await readdir(join(common, 'objects', 'pack')).catch(() => []);
  if (packs.some((name) => name.endsWith('.promisor'))) return undefined;
  return {
    directory: join(common, 'objects'),
    shallow: join(common, 'shallow'),
    config: join(common, 'config'),
  };
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

/** The repository's address in its two spellings; `url` is the one that works, as far as is known. */
type GitRemote = { url: string; otherUrl: string };

/** Our own address for the event's repository, spelled as the checkout does where that names the same. */
async function chooseRemote(
  settings: GitSettings,
  objects: ObjectStore | undefined,
): Promise<GitRemote> {
  const plain = `${settings.serverUrl}/${settings.repository}`;
  const dotted = `${plain}.git`;
  const config = objects && (await readFile(objects.config, 'utf8').catch(() => ''));
  const isDotted = config?.toLowerCase().includes(`${dotted.toLowerCase()}\n`) === true;
  return isDotted ? { url: dotted, otherUrl: plain } : { url: plain, otherUrl: dotted };
}

/** Some servers know a repository with `.git` at its end only, some only without. */
function isUnknownAddress({ code, stderr }: GitResult): boolean {
  return code === 128 && /repository '[^'\n]*' not found/i.test(stderr);
}

function baseEnvironment(settings: GitSettings, scratch: string): Record<string, string> {
  return {
    PATH: settings.path,
    HOME: scratch,
    LANG: 'C.UTF-8',
    LC_ALL: 'C.UTF-8',
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_ATTR_NOSYSTEM: '1',
    GIT_TERMINAL_PROMPT: '0',
    GIT_LITERAL_PATHSPECS: '1',
    GIT_NO_REPLACE_OBJECTS: '1',
    GIT_OPTIONAL_LOCKS: '0',
  };
}

/** The token as a header for this one server, in the environment of the one git process that needs it. */
function credentialEnvironment(settings: GitSettings): Record<string, string> {
  const basic = Buffer.from(`x-access-token:${settings.token}`).toString('base64');
  return {
    GIT_CONFIG_COUNT: '1',
    GIT_CONFIG_KEY_0: `http.${settings.serverUrl}/.extraheader`,
    GIT_CONFIG_VALUE_0: `Authorization: Basic ${basic}`,
  };
}

function gitError(args: readonly string[], result: GitResult): SquadError {
  const errorText =
    result.stderr.trim().split('\n').slice(-3).join(' ') || `exit code ${result.code}`;
  return new SquadError({
    code: 'E_GIT',
    message: `\`git ${args[0] ?? ''}\` failed: ${errorText}`,
  });
}
