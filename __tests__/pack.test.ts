// The package of a release, as `npx <its address>` installs and starts it.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';

const { version, dependencies: dependencyVersions } = JSON.parse(
  readFileSync('package.json', 'utf8'),
);
let folder = '';
const installed = () => join(folder, 'node_modules/squad-action');

function run(program: string, args: readonly string[], variables: Record<string, string> = {}) {
  const env = { ...process.env, ...variables };
  return execFileSync(program, args, { env, encoding: 'utf8', stdio: 'pipe' });
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'squad-pack-'));
  pack(folder);
  run('npm', ['install', '--offline', '--prefix', folder, join(folder, 'squad-action.tgz')]);
});

afterAll(() => rmSync(folder, { recursive: true }));

const pack = (target: string) =>
  run(process.execPath, ['scripts/pack.mjs', target], { GITHUB_REPOSITORY: 'acme/squad-action' });

describe('the package of a release', () => {
  it('depends on nothing, and starts nothing when it is installed', () => {
    const manifest = JSON.parse(readFileSync(join(installed(), 'package.json'), 'utf8'));
    for (const part of ['dependencies', 'devDependencies', 'scripts', 'overrides']) {
      expect(manifest).not.toHaveProperty(part);
    }
  });

  it('writes workflows that name the repository and the commit of the release', () => {
    const project = join(folder, 'project');
    mkdirSync(project);
    run('git', ['init', '-q', project]);
    run(process.execPath, [join(installed(), 'dist/cli.js'), 'init', '--directory', project]);
    const commit = run('git', ['rev-parse', 'HEAD']).trim();
    const workflow = readFileSync(join(project, '.github/workflows/squad.yml'), 'utf8');
    expect(workflow).toContain(`uses: acme/squad-action@${commit}`);
  });

  it('is the same to the byte whenever it is packed, and so is the list of what it holds', () => {
    const again = join(folder, 'again');
    mkdirSync(again);
    pack(again);
    for (const file of ['squad-action.tgz', 'sbom.cdx.json']) {
      expect(readFileSync(join(again, file)).equals(readFileSync(join(folder, file)))).toBe(true);
    }
  });

  it('holds the action, which starts from it alone, as it is committed', () => {
    const action = join(folder, 'action');
    mkdirSync(action);
    run('tar', ['-xzf', join(folder, 'squad-action.tgz'), '-C', action, '--strip-components=1']);
    const { runs } = parse(readFileSync(join(action, 'action.yml'), 'utf8'));
    const committed = run('git', ['ls-files', 'action.yml', 'dist', 'LICENSE']).trim().split('\n');
    expect(committed).toContain(`${runs.main}`);
    const differs = committed.filter(
      (path) => !readFileSync(path).equals(readFileSync(join(action, path))),
    );
    expect(differs).toEqual([]);
    const event = join(folder, 'event.json');
    const person = { login: 'octocat', type: 'User' };
    writeFileSync(
      event,
      JSON.stringify({
        action: 'created',
        repository: { full_name: 'acme/shop', default_branch: 'main', fork: false },
        issue: { number: 1, title: 'Login', body: '', user: person },
        comment: { id: 2, body: 'Thanks!', user: person },
        sender: person,
      }),
    );
    const printed = run(process.execPath, [join(action, runs.main)], {
      GITHUB_API_URL: 'http://127.0.0.1:9',
      GITHUB_SERVER_URL: 'http://127.0.0.1:9',
      GITHUB_REPOSITORY: 'acme/shop',
      GITHUB_EVENT_NAME: 'issue_comment',
      GITHUB_EVENT_PATH: event,
      GITHUB_OUTPUT: '',
      GITHUB_WORKSPACE: folder,
      GITHUB_RUN_ID: '1',
      RUNNER_TEMP: folder,
      RUNNER_TOOL_CACHE: folder,
      'INPUT_GITHUB-TOKEN': 'token',
    });
    expect(printed).toBe('The squad is not mentioned.\n');
  });
});

describe('the list of its packages', () => {
  const list = () => JSON.parse(readFileSync(join(folder, 'sbom.cdx.json'), 'utf8'));

  it('is CycloneDX, and names the release and its commit', () => {
    const { bomFormat, specVersion, serialNumber, metadata } = list();
    expect([bomFormat, specVersion]).toEqual(['CycloneDX', '1.5']);
    const hex = run('git', ['rev-parse', 'HEAD']).slice(0, 32);
    expect(serialNumber).toMatch(/^urn:uuid:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    expect(serialNumber.replaceAll('-', '')).toBe(`urn:uuid:${hex}`);
    expect(metadata.component.purl).toBe(`pkg:npm/squad-action@${version}`);
    expect(metadata.component.name).toBe('squad-action');
  });

  it('has every package whose code is bundled, with its hash, and the runtime, and no other', () => {
    const headings = readFileSync('dist/licenses.txt', 'utf8').matchAll(/^(\S+) (\S+).*\n-+$/gm);
    const bundled = [...headings].map(([, name, its]) => `${name}@${its}`);
    const { components, dependencies } = list();
    const refs: readonly string[] = components.map((one: { 'bom-ref': string }) => one['bom-ref']);
    const runtime = refs.filter((ref) => ref.startsWith('@github/copilot-sdk-'));
    expect(bundled).toContain(`zod@${dependencyVersions.zod}`);
    expect(runtime).toContain(
      `@github/copilot-sdk-linux-x64@${dependencyVersions['@github/copilot-sdk']}`,
    );
    expect(new Set(refs)).toEqual(new Set([...bundled, ...runtime]));
    const held = components.filter((one: { hashes?: unknown }) => one.hashes !== undefined);
    expect(held.length).toBeGreaterThanOrEqual(bundled.length);
    const known = new Set([`squad-action@${version}`, ...refs]);
    const named = dependencies.flatMap((one: { ref: string; dependsOn: string[] }) => [
      one.ref,
      ...one.dependsOn,
    ]);
    expect(named.filter((ref: string) => !known.has(ref))).toEqual([]);
  });
});
