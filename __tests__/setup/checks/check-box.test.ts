import { describe, expect, it } from '@jest/globals';
import { checkBox } from '../../../src/setup/checks/check-box.ts';

const failed = [{ way: 'bubblewrap', reason: '/usr/bin/bwrap was not found' }] as const;

describe('the box', () => {
  it('is named with the way that holds, and with those that don’t', () => {
    const [finding] = checkBox({ kind: 'on', way: 'sudo', failed }, []);
    expect(finding?.level).toBe('ok');
    expect(finding?.what).toMatch(
      /in a box \(sudo\).* bubblewrap: \/usr\/bin\/bwrap was not found/,
    );
  });

  it('that can’t be made is a problem with a way out', () => {
    const state = { kind: 'off', reason: 'no box', next: 'install bubblewrap', failed } as const;
    expect(checkBox(state, [])).toEqual([
      {
        level: 'problem',
        what: 'Commands, checks and custom tools are off: no box (bubblewrap: /usr/bin/bwrap was not found).',
        remedy: 'To turn them on, install bubblewrap.',
        lines: undefined,
      },
    ]);
  });

  it('that the settings do without is a warning', () => {
    expect(checkBox({ kind: 'on', way: 'none', failed }, [])[0]?.level).toBe('warning');
  });

  it('is asked nothing where it is not known', () => {
    expect(checkBox(undefined, [])).toEqual([]);
  });
});

it('the steps by which Copilot’s agent is set up are quoted, since the squad’s job doesn’t run them', () => {
  const text =
    'jobs:\n  copilot-setup-steps:\n    steps:\n      - uses: actions/setup-node@v6\n      - name: x\n        run: npm ci\n';
  const path = '.github/workflows/copilot-setup-steps.yml';
  expect(checkBox(undefined, [{ path, text }])[0]?.what).toBe(
    `${path} says what Copilot's agent installs: actions/setup-node@v6; npm ci.`,
  );
  expect(checkBox(undefined, [{ path, text: 'jobs: {}\n' }])).toEqual([]);
});

it('a workflow of blank lines is soon read', () => {
  const path = '.github/workflows/copilot-setup-steps.yml';
  const started = performance.now();
  expect(checkBox(undefined, [{ path, text: '\n'.repeat(100_000) }])).toEqual([]);
  expect(performance.now() - started).toBeLessThan(2_000);
});
