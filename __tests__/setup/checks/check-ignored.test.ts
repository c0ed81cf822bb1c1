// What the doctor says of what git ignores at the checkout's top.
import { describe, expect, it } from '@jest/globals';
import { checkIgnored } from '../../../src/setup/checks/check-ignored.ts';
import { secretHeldIn } from '../../../src/setup/secret-names.ts';
import type { CheckoutLook } from '../../../src/workspace/box/shown-folders.ts';
import { aTree } from '../../team/a-tree.ts';

const location = { kind: 'found', directory: '.squad', warnings: [] } as const;

async function find(look: Partial<CheckoutLook>, share: readonly string[] = [], target = 'github') {
  const tree = aTree({ '.squad/config.json': JSON.stringify({ action: { share } }) });
  const asked: (readonly string[])[] = [];
  const findings = await checkIgnored(tree, location, {
    lookAround: async (paths) => {
      asked.push(paths);
      return { absent: [], withCredentials: [], refused: [], ...look };
    },
    target: target === 'github' ? 'github' : 'terminal',
  });
  expect(asked).toEqual([share]);
  return findings;
}

describe('what git ignores', () => {
  it('and looks like secrets is named in one finding, as it should be', async () => {
    const absent = ['.aws/', '.env', 'x.pem', 'vendor/', '.cargo/'];
    const [finding, ...others] = await find({ absent, withCredentials: ['.cargo'] });
    expect(finding).toEqual({
      level: 'ok',
      what: "Git ignores what looks like secrets here, and nothing of it is in the box: .aws/ (AWS's keys), .env (variables), x.pem (keys), .cargo/ (credentials of its tool). If checks need values, put some for tests alone into another folder, and name it in `action.share`.",
    });
    expect(others).toHaveLength(1);
  });

  it('and is not in the box is worth a look on a runner, where a step made it', async () => {
    const look = { absent: ['generated/', 'dist/', 'notes.txt'] };
    const what = 'Git ignores these folders, and they are not in the box: generated/, dist/.';
    const remedy = 'If checks or commands need one, name it in `action.share`.';
    expect(await find(look)).toMatchObject([{ level: 'warning', what, remedy }]);
    expect(await find(look, [], 'terminal')).toEqual([{ level: 'ok', what: `${what} ${remedy}` }]);
  });

  it('is passed over where there is none', async () => {
    expect(await find({})).toEqual([]);
    expect(await find({ absent: ['notes.txt'] })).toEqual([]);
  });

  it('is named up to a number', async () => {
    const absent = Array.from({ length: 10 }, (_, at) => `made-${at}/`);
    const [finding] = await find({ absent });
    expect(finding?.what).toMatch(/made-7\/ and 2 more\.$/);
  });
});

describe('what the settings share', () => {
  it.each([
    ['.aws', "AWS's keys"],
    ['.env.d/', 'variables'],
    ['config/secrets', 'secrets, by its name'],
    ['/home/runner/.ssh', 'SSH keys'],
    ['.cargo', 'credentials of its tool'],
  ])('is a problem where it looks like secrets: %s', async (path, what) => {
    const [finding, ...others] = await find({ withCredentials: ['.cargo'] }, [path]);
    expect(finding).toMatchObject({
      level: 'problem',
      what: `The setting \`action.share\` names ${path}, which looks like secrets (${what}): every command, check and tool in the box can read it.`,
    });
    expect(others).toEqual([]);
  });

  it('is worth a look where programs don’t get it, and then no problem', async () => {
    const refused = [{ path: '.aws', reason: 'it is a link' }];
    expect(await find({ refused }, ['.aws'])).toMatchObject([
      {
        level: 'warning',
        what: "The setting `action.share` names .aws, which programs in the box don't get: it is a link.",
      },
    ]);
  });

  it('is no finding where it is a folder like others', async () => {
    const share = ['generated', 'packages/a/node_modules', '/home/runner/.rustup/toolchains'];
    expect(await find({}, share)).toEqual([]);
  });
});

describe('a name', () => {
  it.each([
    ...['.env', '.env.local', '.env.d/', '.envrc', '.dev.vars', '.AWS/', '.azure', '.kube'],
    ...['kubeconfig.yaml', '.docker/', 'terraform.tfstate', 'prod.tfvars', '.vercel/', '.ssh'],
    ...['id_ed25519', 'server.pem', 'master.key', '.netrc', '.npmrc', 'auth.json', 'credentials'],
    ...['credentials.json', 'service-account-prod.json', 'my-service-account.json', 'secrets.yml'],
  ])('looks like secrets: %s', (name) => {
    expect(secretHeldIn(name)).toEqual(expect.any(String));
  });

  it.each([
    ...['node_modules/', 'generated/', 'environment/', 'dist/', '.envoy', 'keys.ts', 'pemmican'],
    ...['secretary/', 'credentialing', '.cache/', 'coverage/', '.idea/', 'author.json', '.github'],
  ])('looks like none: %s', (name) => {
    expect(secretHeldIn(name)).toBeUndefined();
  });
});
