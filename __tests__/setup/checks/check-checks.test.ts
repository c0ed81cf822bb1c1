import { describe, expect, it } from '@jest/globals';
import { checkChecks } from '../../../src/setup/checks/check-checks.ts';

type Files = Readonly<Record<string, string>>;

const scripts = JSON.stringify({ scripts: { test: 'jest', lint: 'x' } });
const location = { kind: 'found', directory: '.squad', warnings: [] } as const;

function findingsFor(files: Files, action?: object) {
  const config = action === undefined ? {} : { '.squad/config.json': JSON.stringify({ action }) };
  const all: Files = { ...files, ...config };
  const read = async (path: string) => all[path];
  const tree = {
    commit: 'c',
    entries: Object.keys(all).map((path) => ({ path, mode: '100644', size: 1 })),
    read,
    readEnd: read,
    bytes: async (path: string) => Buffer.from(all[path] ?? ''),
  };
  return checkChecks(tree, location);
}

describe('the doctor', () => {
  it('names the checks that are plainly there', async () => {
    expect(await findingsFor({ 'package.json': scripts })).toEqual([
      { level: 'ok', what: 'Run on what the squad changes: npm test, npm run lint.' },
    ]);
  });

  it('names those of the settings with their commands', async () => {
    const checks = [{ name: 'unit', run: 'make unit' }];
    expect(await findingsFor({ 'package.json': scripts }, { checks })).toEqual([
      {
        level: 'ok',
        what: 'Run on what the squad changes, as the setting `action.checks` says: unit (make unit).',
      },
    ]);
  });

  it('warns where there are none, and says how to name some', async () => {
    expect(await findingsFor({})).toEqual([
      expect.objectContaining({
        level: 'warning',
        lines: expect.arrayContaining([expect.stringContaining('"checks"')]),
      }),
    ]);
  });

  it('says that the settings take them away', async () => {
    expect(await findingsFor({ 'package.json': scripts }, { commands: 'off' })).toEqual([
      expect.objectContaining({ level: 'ok', what: expect.stringContaining('is "off"') }),
    ]);
  });
});
