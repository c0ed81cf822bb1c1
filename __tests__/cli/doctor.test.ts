import { chmod, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { parseRemoteUrl } from '#src/adapters/git/repository-address.ts';
import { doctorCommand } from '#src/cli/doctor.ts';
import { initCommand } from '#src/cli/init.ts';
import { git } from '../../rehearsal/git/git.ts';
import { startGitHub } from '../../rehearsal/github/embedded-github.ts';
import { createState } from '../../rehearsal/github/state.ts';
import { aServer } from '../adapters/a-server.ts';
import { aProxy } from '../adapters/proxy/a-proxy.ts';
import { aTerminal } from './a-terminal.ts';

const terminal = aTerminal();
const settings = { actionFolder: process.cwd(), now: Date.UTC(2026, 10, 22) };
const action = `acme/squad-action@${'0123456789'.repeat(4)}`;
const variables = process.env;
let root = '';

beforeEach(async () => {
  process.env = { PATH: variables.PATH, HOME: variables.HOME };
  root = await mkdtemp(join(tmpdir(), 'squad-doctor-'));
  await mkdir(join(root, '.git'));
  await initCommand(['--directory', root, '--action', action], settings);
  terminal.said = '';
});

afterEach(async () => {
  process.env = variables;
  await rm(root, { recursive: true });
});

const AUTHOR = ['-c', 'user.name=a', '-c', 'user.email=a@b'];

/** Commits everything in a real repository. */
async function makeRepository(): Promise<void> {
  await rm(join(root, '.git'), { recursive: true });
  await git(root, ['init', '-q']);
  await git(root, ['add', '--all']);
  await git(root, [...AUTHOR, 'commit', '-qm', 'one']);
}

const doctor = (...args: readonly string[]) =>
  doctorCommand(['--directory', root, ...args], process.cwd());

const WORKFLOW = '.github/workflows/squad.yml';

describe('squad-action doctor', () => {
  it('finds no problem in what init made, and ends with "ready" and 0', async () => {
    await writeFile(join(root, 'package.json'), '{"scripts":{"test":"node --test"}}');
    expect(await doctor()).toBe(0);
    expect(terminal.said).toContain(
      'On the team: Ripley (Lead), Fenster (Developer), Hockney (Tester).',
    );
    expect(terminal.said).toMatch(
      /No problems, \d warnings?: as far as can be seen from here, the squad is ready\.\n$/,
    );
  });

  it('is not ready while nothing checks what the squad changes', async () => {
    expect(await doctor()).toBe(0);
    expect(terminal.said).toMatch(/\nMissing:\n {2}- No checks run on what the squad changes/);
  });

  it('warns of what init made until it is committed', async () => {
    await rm(join(root, '.git'), { recursive: true });
    await git(root, ['init', '-q']);
    await doctor();
    expect(terminal.said).toMatch(/^ {2}warning {2}Not committed, so no run sees it: \.squad\//m);
    expect(terminal.said).toMatch(
      /^ +git add \.squad \.github\/workflows \.gitattributes\n +git commit -m "[^"]+"$/m,
    );
    terminal.said = '';
    await git(root, ['add', '--all', ':!.gitattributes']);
    await git(root, [...AUTHOR, 'commit', '-qm', 'one']);
    await doctor();
    expect(terminal.said).toContain('so no run sees it: .gitattributes.');
    terminal.said = '';
    await git(root, ['add', '--all']);
    await git(root, [...AUTHOR, 'commit', '-qm', 'two']);
    await doctor();
    expect(terminal.said).not.toContain('Not committed');
  });

  it('is not ready while the default branch of origin lacks what is committed here', async () => {
    await writeFile(join(root, 'package.json'), '{"scripts":{"test":"node --test"}}');
    await makeRepository();
    const publish = (revision: string) =>
      git(root, ['update-ref', 'refs/remotes/origin/main', revision]);
    await git(root, ['symbolic-ref', 'refs/remotes/origin/HEAD', 'refs/remotes/origin/main']);
    await publish('HEAD');
    await doctor();
    expect(terminal.said).toContain('the squad is ready.');
    terminal.said = '';
    await git(root, ['mv', WORKFLOW, '.github/workflows/other.yml']);
    await git(root, [...AUTHOR, 'commit', '-qm', 'two']);
    await doctor();
    expect(terminal.said.replace(/\s+/g, ' ')).toContain(
      'Not on main of origin, as this clone last saw it, so no run sees it: .github/workflows/other.yml. -> Push to main',
    );
    expect(terminal.said).not.toContain('the squad is ready');
  });

  const write = async (path: string, text: string) => {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  };
  const edit = async (path: string, from: string | RegExp, to: string) =>
    write(path, (await readFile(join(root, path), 'utf8')).replace(from, to));
  it.each<[string, RegExp, () => Promise<unknown>]>([
    [
      'there is no git repository',
      /PROBLEM This folder is not in a git repository/,
      () => rm(join(root, '.git'), { recursive: true }),
    ],
    [
      'a workflow is no YAML',
      /squad\.yml cannot be read/,
      () => write(WORKFLOW, '# squad-action\n: ]'),
    ],
    [
      'a workflow is a folder',
      /No workflow starts the squad/,
      async () => {
        await rm(join(root, WORKFLOW));
        await mkdir(join(root, WORKFLOW));
      },
    ],
    [
      'the branch to work from is gone',
      /`base-branch` is gone, and there is no such/,
      async () => {
        await makeRepository();
        await edit(WORKFLOW, /\s*# with:[\s\S]*$/, '\n        with: { base-branch: gone }\n');
      },
    ],
    [
      'the team is empty',
      /team\.md lists nobody who can work/,
      () => edit('.squad/team.md', /^\| (?:Ripley|Fenster|Hockney) .*\n/gm, ''),
    ],
    [
      'a check starts what no step installs',
      /starts eslint, which no step of \S+squad\.yml\s+installs/,
      () => write('package.json', '{"scripts":{"lint":"eslint ."}}'),
    ],
    [
      'the team is in a folder that the workflow names, and that is not there',
      /There is no squad here|There is no file tools\/squad/,
      () =>
        edit(WORKFLOW, /\s*# with:[\s\S]*$/, '\n        with: { squad-directory: tools/squad }\n'),
    ],
  ])('ends with 1 and what is missing where %s', async (_what, words, breakIt) => {
    await breakIt();
    expect(await doctor()).toBe(1);
    const said = terminal.said.replace(/\s+/g, ' ');
    expect(said).toMatch(words);
    expect(said).toMatch(/This machine .* Missing: - /);
  });

  it('reads the team from the folder that the workflow names', async () => {
    await mkdir(join(root, 'tools'));
    await rename(join(root, '.squad'), join(root, 'tools/squad'));
    await edit(
      WORKFLOW,
      /\s*# with:[\s\S]*$/,
      '\n        with: { squad-directory: ./tools/squad/ }\n',
    );
    await doctor();
    expect(terminal.said).toContain('On the team: Ripley (Lead)');
  });

  // Nothing is closed to root, and Windows has other rights.
  const asUser = [0, undefined].includes(process.getuid?.()) ? it.skip : it;
  asUser('goes on with a folder that it may not read, and names it', async () => {
    await chmod(join(root, '.squad/agents'), 0);
    expect(await doctor()).toBe(1);
    await chmod(join(root, '.squad/agents'), 0o755);
    expect(terminal.said).toMatch(/\.squad cannot be read: permission denied/);
    expect(terminal.said).toContain('This machine');
  });

  it('goes on with a config.json that is broken, and names it', async () => {
    await write('.squad/config.json', '{ "action": [[[');
    expect(await doctor()).toBe(0);
    expect(terminal.said).toMatch(/warning {2}config\.json/);
  });

  it('goes on with a detached HEAD, without a remote and without a commit', async () => {
    await makeRepository();
    await git(root, ['checkout', '-q', '--detach']);
    expect(await doctor()).toBe(0);
    await rm(join(root, '.git'), { recursive: true });
    await git(root, ['init', '-q']);
    expect(await doctor()).toBe(0);
  });

  it('names the secrets and folders that git ignores and the box doesn’t show', async () => {
    await rm(join(root, '.git'), { recursive: true });
    await git(root, ['init', '-q']);
    await writeFile(join(root, '.gitignore'), '.aws/\n.env*\ngenerated/\nnode_modules/\n');
    for (const name of ['.aws', 'generated', 'node_modules']) await mkdir(join(root, name));
    await writeFile(join(root, '.env.local'), 'KEY=x\n');
    expect(await doctor()).toBe(0);
    const words = terminal.said.replace(/\s+/g, ' ');
    expect(words).toContain(
      "nothing of it is in the box: .aws/ (AWS's keys), .env.local (variables).",
    );
    expect(words).toContain('they are not in the box: generated/. If checks');
    await writeFile(join(root, '.squad', 'config.json'), '{"action":{"share":[".aws"]}}');
    expect(await doctor()).toBe(1);
    expect(terminal.said).toMatch(
      /PROBLEM {2}The setting `action\.share` names \.aws, which looks like secrets/,
    );
  });

  it('asks GitHub where there is a token, and never shows it', async () => {
    const token = `ghs_${'Secret0'.repeat(6)}`;
    const bare = join(root, 'hub/acme/shop.git');
    await mkdir(join(root, 'hub/acme'), { recursive: true });
    await git(root, ['init', '-q', '--bare', bare]);
    const seed = { repository: 'acme/shop', root: join(root, 'hub'), token, roles: {} };
    const state = createState({
      ...seed,
      protectedBranches: ['main'],
      pullRequestsPermitted: false,
    });
    state.tokenLogin = 'olga';
    const hub = await startGitHub({ state });
    Object.assign(process.env, {
      GITHUB_TOKEN: token,
      GITHUB_REPOSITORY: 'acme/shop',
      GITHUB_API_URL: hub.apiUrl,
      GITHUB_SERVER_URL: 'https://github.example',
      COPILOT_GITHUB_TOKEN: 'ghp_classic',
    });
    expect(await doctor()).toBe(1);
    await hub.close();
    expect(terminal.said).toContain('GitHub Actions may not open pull requests');
    expect(terminal.said).toContain('https://github.example/acme/shop/settings/actions');
    expect(terminal.said).toContain('main is protected');
    expect(terminal.said).toContain('classic token, which Copilot refuses');
    expect(terminal.said).not.toContain(token);
    expect(terminal.said).not.toContain('ghp_classic');
  });

  it("asks for a provider's models through the proxy", async () => {
    const models = await aServer((_, response) => void response.end('{"data":[{"id":"small"}]}'));
    const proxy = await aProxy();
    proxy.route('models.invalid', models);
    Object.assign(process.env, {
      SQUAD_PROVIDER: 'openai',
      SQUAD_PROVIDER_BASE_URL: 'http://models.invalid/v1',
      HTTP_PROXY: proxy.place,
    });
    expect(await doctor()).toBe(0);
    expect(proxy.seen).toMatchObject([{ host: 'models.invalid', path: '/v1/models' }]);
    await proxy.close();
    await models.close();
  });
});

describe("a remote's address", () => {
  it.each([
    ['https://github.com/acme/shop.git', 'https://github.com'],
    ['https://x:ghp_secret@github.com/acme/shop', 'https://github.com'],
    ['git@github.com:acme/shop.git', 'https://github.com'],
  ])('%s tells the server and the repository', (remote, serverUrl) => {
    expect(parseRemoteUrl(remote)).toEqual({ serverUrl, owner: 'acme', name: 'shop' });
  });

  it.each(['', '/srv/git/shop.git', '../shop', 'https://github.com/acme'])(
    'that is %j tells none',
    (remote) => {
      expect(parseRemoteUrl(remote)).toBeUndefined();
    },
  );
});
