import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { checkApprovals } from '../../../src/setup/checks/check-approvals.ts';
import { checkPayer } from '../../../src/setup/checks/check-payer.ts';
import { checkModels } from '../../../src/setup/checks/check-permissions.ts';
import { squadJobs } from '../../../src/setup/checks/check-workflows.ts';

const example = readFileSync('examples/workflows/squad.yml', 'utf8');
const ci = ['.github/workflows/ci.yml'];

/** The example's job, with these settings of its last step. */
function jobsWith(settings: Readonly<Record<string, string>> = {}) {
  const lines = Object.entries(settings).map(([name, value]) => `          ${name}: ${value}`);
  const text = `${example.replace(/^ {8}# [\s\S]*$/m, '')}${lines.length > 0 ? `        with:\n${lines.join('\n')}\n` : ''}`;
  return squadJobs([{ path: '.github/workflows/squad.yml', text }]);
}

const appToken = `\${{ steps.app.outputs.token }}`;
const jobToken = `\${{ github.token }}`;

describe("workflows on the squad's pull requests", () => {
  it("wait for an approval where the job's own token opens them, and the finding links why", () => {
    for (const settings of [{}, { 'github-token': jobToken }]) {
      expect(checkApprovals(jobsWith(settings), ci)).toMatchObject([
        {
          level: 'warning',
          page: expect.stringContaining('github_token'),
          what: expect.stringContaining('(ci.yml)'),
        },
      ]);
    }
  });

  it("start at once with an app's token", () => {
    expect(checkApprovals(jobsWith({ 'github-token': appToken }), ci)).toMatchObject([
      { level: 'ok' },
    ]);
  });

  it('are not spoken of where there are none', () => {
    expect(checkApprovals(jobsWith(), [])).toEqual([]);
    expect(checkApprovals([], ci)).toEqual([]);
  });
});

describe('who pays for the models', () => {
  it.each([
    ['organisation', 'warning'],
    ['person', 'ok'],
  ] as const)('is told of a repository of a %s', (ownerKind, level) => {
    expect(checkPayer(jobsWith(), ownerKind, false)).toMatchObject([{ level }]);
  });

  it('needs no word where Copilot accepted the credentials, or nobody knows whose the repository is', () => {
    expect(checkPayer(jobsWith(), 'organisation', true)).toEqual([]);
    expect(checkPayer(jobsWith(), undefined, false)).toEqual([]);
  });

  it.each([
    ["the job's own token", {}, undefined],
    [
      "the job's own token beside an app's",
      { 'github-token': appToken, 'copilot-token': jobToken },
      undefined,
    ],
    ["an app's token", { 'github-token': appToken }, 'warning'],
  ])('is checked in the workflow with %s', (_what, settings, level) => {
    const [job] = jobsWith(settings);
    expect(job && checkModels(job)?.level).toBe(level);
  });
});
