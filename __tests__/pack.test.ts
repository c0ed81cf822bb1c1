// The package of a release, as `npx <its address>` installs and starts it.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

let folder = '';
const installed = () => join(folder, 'node_modules/squad-action');

function run(program: string, args: readonly string[], variables: Record<string, string> = {}) {
  const env = { ...process.env, ...variables };
  return execFileSync(program, args, { env, encoding: 'utf8', stdio: 'pipe' });
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'squad-pack-'));
  run(process.execPath, ['scripts/pack.mjs', folder], { GITHUB_REPOSITORY: 'acme/squad-action' });
  run('npm', ['install', '--offline', '--prefix', folder, join(folder, 'squad-action.tgz')]);
});

afterAll(() => rmSync(folder, { recursive: true }));

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
});
