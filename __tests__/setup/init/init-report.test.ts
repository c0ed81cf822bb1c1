import { describe, expect, it } from '@jest/globals';
import { type InitReport, renderInit } from '../../../src/setup/init/init-report.ts';

const report: InitReport = {
  name: 'acme/shop',
  ownerKind: 'organisation',
  defaultBranch: 'main',
  languages: ['JavaScript'],
  checks: ['npm test', 'npm run lint'],
  install: 'npm ci',
  action: undefined,
  delivery: { kind: 'written' },
  written: ['.squad/team.md', '.github/workflows/squad.yml'],
  extended: ['.gitattributes'],
  kept: ['.github/workflows/squad-scribe.yml'],
  team: 'Ripley (Lead), Fenster (Developer), Hockney (Tester)',
  noTeam: undefined,
  needsPin: true,
  settingsPage: 'https://github.example/acme/shop/settings/actions',
};

const todoOf = (text: string) => text.match(/^ {2}\d\. /gm) ?? [];

describe('what init says', () => {
  it('names what it found, what it wrote and what it left alone', () => {
    const text = renderInit(report);
    expect(text).toMatch(/^Repository {2}acme\/shop, owned by an organisation\n/);
    expect(text).toContain('\nChecks      npm test, npm run lint\n');
    expect(text).toContain('Written, 2 files:\n  .squad/team.md\n  .github/workflows/squad.yml\n');
    expect(text).toContain('Lines added to, 1 file:\n  .gitattributes\n');
    expect(text).toContain('Left as it is, 1 file:\n  .github/workflows/squad-scribe.yml\n');
  });

  it('leaves at most five things, with the page of the settings', () => {
    expect(todoOf(renderInit(report))).toHaveLength(5);
    expect(renderInit(report)).toContain(`${report.settingsPage}\n`);
  });

  it('asks for a step that installs packages where a new workflow has checks and no such step', () => {
    const words = 'add the step that installs them to .github/workflows/squad.yml,';
    const textOf = (more: Partial<InitReport>) =>
      renderInit({ ...report, install: undefined, ...more }).replace(/\s+/g, ' ');
    expect(textOf({})).toContain(`If the checks need packages, ${words}`);
    expect(textOf({ install: 'npm ci' })).not.toContain(words);
    expect(textOf({ checks: [] })).not.toContain(words);
    expect(textOf({ written: ['.github/workflows/squad-scribe.yml'] })).not.toContain(words);
  });

  it.each([
    ['an organisation', 'organisation', 'ask an owner of the organisation'],
    ['a person', 'person', 'your own Copilot seat'],
    ['somebody', undefined, 'an organisation has to allow that'],
  ] as const)('says who pays for the models of %s', (_what, ownerKind, words) => {
    expect(renderInit({ ...report, ownerKind })).toContain(words);
  });

  it('asks for no owner where the workflows name one', () => {
    const text = renderInit({ ...report, needsPin: false });
    expect(text).not.toContain('OWNER');
    expect(todoOf(text)).toHaveLength(4);
  });

  it('says that nothing was written where everything is there', () => {
    const text = renderInit({ ...report, written: [], extended: [] });
    expect(text).toContain('Everything exists already; nothing was written.');
  });

  it('links the pull request that it opened, or the page that opens one', () => {
    const url = 'https://github.example/acme/shop/pull/1';
    const of = (kind: 'pull-request' | 'branch') =>
      renderInit({ ...report, delivery: { kind, url } });
    expect(of('pull-request')).toContain(`Merge the pull request: ${url}`);
    expect(of('branch').replace(/\s+/g, ' ')).toContain(
      `Open the pull request, and merge it: ${url}`,
    );
  });

  it('fits a terminal of 80 columns', () => {
    const lines = renderInit(report).split('\n');
    expect(lines.filter((line) => line.length > 80)).toEqual([]);
  });
});
