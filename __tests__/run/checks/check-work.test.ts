// The repository's checks in whole runs: real git, programs and box; only the agents are scripted.
import { afterEach, describe, expect, it } from '@jest/globals';
import type { Box } from '#src/ports/box.ts';
import type { RunReport } from '#src/run/context/run-context.ts';
import { readRequest } from '#src/trigger/command.ts';
import { addPull } from '../../../rehearsal/github/routes-pulls.ts';
import type { Files } from '../../a-bare.ts';
import type { TurnScript } from '../../coordinator/a-runtime.ts';
import { aThread } from '../../publish/a-pull.ts';
import {
  learns,
  openRunStage,
  type RunOptions,
  type RunStage,
  secret,
  team as squad,
  write,
} from '../a-run.ts';

const team = { ...squad, '.gitignore': 'node_modules/\n' };
const settings = (action: object) => ({ '.squad/config.json': JSON.stringify({ action }) });
const checking = (run: string, more: object = {}) => ({
  ...team,
  ...settings({ checks: [{ name: 'test', run, ...more }] }),
});

let stage: RunStage;
afterEach(() => stage.close());

const writing =
  (path: string, text = 'new\n'): TurnScript =>
  async (turn) => {
    await write(turn, path, text);
    return 'Done.';
  };

/** A run in which Fenster changes the login, unless `more` says otherwise. */
async function play(files: Files, more: Partial<RunOptions> = {}): Promise<RunReport> {
  stage = await openRunStage({ files });
  const acts = { fenster: [writing('src/login.js')] };
  return stage.play({ acts, request: { command: readRequest('fenster: do it') }, ...more });
}

const resultsOf = ({ transcript }: RunReport) =>
  transcript.checks.rows.map(({ name, result }) => `${name} ${result}`);
const linesOf = ({ transcript }: RunReport) =>
  transcript.checks.rows.flatMap(({ lines }) => lines).join('\n');
const pull = () => [...stage.remote.githubServer.state.pulls.values()][0];
const pullBody = () => stage.remote.githubServer.state.threads.get(8)?.body ?? '';
const isDraft = () => pull()?.draft;

describe('a check', () => {
  it('finds nothing that commands, or checks of other files, left at home or in copies', async () => {
    const places = '~/left ~/.npmrc /tmp/left node_modules/left';
    const run = `ls ${places} 2>/dev/null && exit 1; touch ${places} 2>/dev/null; ! grep -q new src/login.js`;
    const leaves: TurnScript = async (turn) => {
      await turn.call('bash', { command: `touch ${places}; ls ${places}` });
      await write(turn, 'src/login.js', 'new\n');
      return 'Done.';
    };
    const report = await play(checking(run), {
      acts: { fenster: [leaves] },
      checkout: { 'node_modules/dep.txt': 'installed\n', '.gitignore': 'node_modules/\n' },
      inputs: { 'check-rounds': '0' },
    });
    // It fails for the new text alone: on the base it passes.
    expect(resultsOf(report)).toEqual(['test failed']);
    expect(linesOf(report)).toBe('');
  });

  it('finds no token, and what it prints is masked', async () => {
    const report = await play(checking(`env; echo ${secret}; exit 1`), {
      inputs: { 'check-rounds': '0' },
    });
    expect(linesOf(report)).toContain('CI=true');
    expect(linesOf(report)).not.toMatch(/TOKEN|INPUT_|GITHUB_|RUNNER_/);
    expect(linesOf(report)).not.toContain(secret);
    expect(pullBody()).toContain('\n***\n');
  });
});

describe('nothing is run', () => {
  it('without a box: the pull request says why, and the board what to do', async () => {
    const box: Box = {
      state: async () => ({ kind: 'off', reason: 'no box here', next: 'install one', failed: [] }),
      allowNone: () => undefined,
    };
    const report = await play(checking('true'), { box });
    expect(resultsOf(report)).toEqual([]);
    expect(pullBody()).toContain('No check was run on these changes, because no box here.');
    expect(stage.boards().join('\n')).toContain('To turn them on, install one.');
  });

  it('where agents only answered or learnt', async () => {
    const report = await play(checking('exit 1'), {
      acts: { fenster: [learns('Forms answer 422.')] },
    });
    expect(report.transcript.checks).toMatchObject({ rows: [], off: undefined });
  });
});

describe('what fails', () => {
  const failing = 'cat src/login.js; grep -q good src/login.js';
  const base = { 'src/login.js': 'good\n' };

  it('is a warning where it passes after a test was deleted', async () => {
    const report = await play(
      { ...checking('! grep -rq old tests'), 'tests/test_login.py': 'new\n' },
      {
        acts: {
          fenster: [writing('tests/test_login.py', 'old\n')],
          'fenster-2': [
            async ({ call }) => {
              await call('bash', { command: 'rm tests/test_login.py; mkdir tests; touch tests/x' });
              return 'All tests pass now.';
            },
          ],
        },
      },
    );
    expect(resultsOf(report)).toEqual(['test passed']);
    const text = '`test` failed, then passed after `tests/test_login.py` was deleted';
    expect(pullBody()).toContain(`⚠️ ${text}.`);
    expect(stage.boards().join('\n')).toContain(` is ready, but ${text}**`);
  });

  it('does not run again where nobody changed anything', async () => {
    const tries: string[] = [];
    const giving: TurnScript = async () => {
      tries.push('try');
      return 'I cannot.';
    };
    const acts = { fenster: [writing('src/login.js', 'bad\n')], 'fenster-2': [giving] };
    const again = { ...acts, 'fenster-3': [giving] };
    await play({ ...checking(failing), ...base }, { acts: again });
    expect(tries).toHaveLength(1);
  });

  it('counts where it fails on the default branch, and passes on the base of a pull request', async () => {
    const files = { ...checking('grep good state.txt'), 'state.txt': 'bad\n' };
    stage = await openRunStage({ files });
    const head = 'squad/7-login-form';
    await stage.remote.push('release', { 'state.txt': 'good\n' }, 'main');
    await stage.remote.push(head, { 'state.txt': 'bad\n' }, 'release');
    const author = 'github-actions[bot]';
    const pull = { title: 'Login form', body: '', base: 'release', head, author };
    addPull(stage.remote.githubServer.state, pull);
    const report = await stage.play({
      request: {
        command: readRequest('fenster: do it'),
        thread: aThread({ kind: 'pull-request', number: 8, title: 'Login form' }),
      },
      acts: { fenster: [writing('src/login.js')] },
      inputs: { 'check-rounds': '0' },
    });
    expect(resultsOf(report)).toEqual(['test failed']);
  });

  it('was not run where its program is not installed', async () => {
    const report = await play(checking('no-such-runner --all'));
    expect(resultsOf(report)).toEqual(['test not-run']);
    expect(pullBody()).toMatch(
      /: not run, because something that it needs is not installed where the checks run: let a step [^\n]*no-such-runner: command not found/,
    );
    expect(pullBody()).toContain('No check was run on these changes.');
  });

  it('was not run where the machine stops it, on the base too', async () => {
    const report = await play(checking('for one in $(seq 2100); do sleep 60 & done; wait'));
    expect(resultsOf(report)).toEqual(['test not-run']);
    expect(pullBody()).toContain('It was stopped: it started more than 2048 processes.');
  });

  it('was not run where a package would have to be downloaded', async () => {
    const says = 'main.go:3:8: module lookup disabled by GOPROXY=off';
    const report = await play(checking(`echo "${says}"; exit 1`));
    expect(resultsOf(report)).toEqual(['test not-run']);
    expect(linesOf(report)).toContain(
      `is not installed where the checks run: let a step before this action install it in a folder that the checks find (\`node_modules\`, \`vendor\`, one in \`action.share\`) or the tool cache, or set \`action.checks\`:\n${says}`,
    );
    expect(report.transcript.agents).toHaveLength(1);
  });

  it('is a failure where the work alone needs a package that is not there', async () => {
    const says = 'src/login.js:1:1: module lookup disabled by GOPROXY=off';
    const report = await play(checking(`grep -q open src/login.js || { echo ${says}; exit 1; }`), {
      inputs: { 'check-rounds': '0' },
    });
    expect(resultsOf(report)).toEqual(['test failed']);
    expect(linesOf(report)).toContain(says);
  });

  it('goes to nobody when the limits are used up, and the draft says so', async () => {
    const report = await play(
      { ...checking(failing), ...base },
      {
        inputs: { 'max-tool-calls': '1' },
        acts: {
          fenster: [
            async (turn) => {
              await write(turn, 'src/login.js', 'bad\n');
              await turn.call('squad_status', {});
              await turn.call('squad_status', {});
              return 'Done.';
            },
          ],
        },
      },
    );
    expect(report.outcome.kind).toBe('limited');
    expect(resultsOf(report)).toEqual(['test failed']);
    expect(isDraft()).toBe(true);
  });
});

describe('a check that is red on main, too', () => {
  /** Prints a failing test for each word of the file `broken`, and fails if there is one. */
  const tap = 'for name in $(cat broken); do echo "not ok 1 - $name"; done; ! grep -q . broken';
  const files = { ...checking(tap), broken: 'old\n' };
  const mending = (text: string, tasks: string[]): TurnScript => {
    return async (turn) => {
      tasks.push(turn.prompt);
      return writing('broken', text)(turn);
    };
  };

  it('goes back once with both outputs, and is neither ready nor a failure of the work', async () => {
    const tasks: string[] = [];
    const report = await play(files, {
      acts: {
        fenster: [writing('src/login.js')],
        'fenster-2': [
          async ({ prompt }) => {
            tasks.push(prompt);
            return 'It is not mine.';
          },
        ],
      },
    });
    const told = tasks.join('\n');
    expect(told).toContain('It failed before this work, too.');
    expect(told.split('not ok 1 - old')).toHaveLength(3);
    expect(told).toMatch(/these fail already:[\s\S]*\n- old\n/);
    expect(resultsOf(report)).toEqual(['test failed-on-base']);
    expect(isDraft()).toBe(true);
    expect(stage.boards().join('\n')).not.toMatch(/✅|is ready/);
  });

  it('is told to the coordinator with an agent’s answer, once its end is known', async () => {
    let told = '';
    /** The base's check runs beside these tasks, and ends during one of them. */
    const coordinator: TurnScript = async ({ call }) => {
      for (let task = 1; task <= 30 && !told.includes('without this work'); task += 1) {
        told = (await call('squad_route', { targetAgent: 'fenster', task: `Part ${task}` })).text;
      }
      return 'Done.';
    };
    const request = { command: readRequest('do it') };
    const fenster: TurnScript = async (turn) => {
      await turn.call('bash', { command: 'ls' });
      return 'Done.';
    };
    const again = Array.from({ length: 30 }, (_, at) => [`fenster-${at + 2}`, [fenster]]);
    const acts = { coordinator: [coordinator], fenster: [fenster], ...Object.fromEntries(again) };
    await play(files, { acts, request });
    expect(told).toMatch(/On `main`, without this work, `for name in [^`]*` fails\./);
  });

  it('is mended when the failure comes back and the work then passes', async () => {
    const tasks: string[] = [];
    const acts = { fenster: [mending('old2\n', tasks)], 'fenster-2': [mending('', tasks)] };
    const report = await play(files, { acts });
    expect(resultsOf(report)).toEqual(['test passed']);
    expect(isDraft()).toBe(false);
    // The text ends with the last word on the branch.
    expect(pullBody()).toContain('\n\nDone.\n\n**Fenster, after a check failed:** Done.\n');
  });

  it('is a failure of the work where another test fails, which its author gets by name', async () => {
    const tasks: string[] = [];
    const leaving: TurnScript = async ({ prompt }) => {
      tasks.push(prompt);
      return 'The other one is not mine.';
    };
    const acts = {
      fenster: [mending('old\nanother\n', tasks)],
      'fenster-2': [mending('old\n', tasks)],
      'fenster-3': [leaving],
    };
    const report = await play(files, { acts });
    expect(tasks[1]).toContain('this fails with your work only');
    // The second change helped: only what failed before is left.
    expect(tasks[2]).toContain('This is attempt 2: what follows failed after the earlier changes.');
    expect(tasks[1]).toMatch(/- another\n/);
    expect(resultsOf(report)).toEqual(['test failed-on-base']);
  });
});

describe('commits that others push while the squad works', () => {
  const branch = 'squad/7-login-form';
  const JOINED = "- ⏸ Other people's commits were added to this work after its checks";
  const asks = (words: string) => ({
    ...stage.asks(words),
    command: readRequest(`fenster: ${words}`),
  });
  const again = (words: string, act: TurnScript) =>
    stage.play({ acts: { fenster: [act] }, request: asks(words) });

  it('are seen by no check: the results say so, and a draft stays one until the next run', async () => {
    await play(checking('! grep -q new src/login.js'), { inputs: { 'check-rounds': '0' } });
    expect(isDraft()).toBe(true);
    const joined = await again('sort them', async (turn) => {
      await stage.remote.push(branch, { 'src/other.js': 'broken\n' });
      return writing('src/login.js', 'sorted\n')(turn);
    });
    expect(resultsOf(joined)).toEqual(['test passed']);
    expect(joined.transcript.notes).toContain(
      `Somebody pushed to \`${branch}\` while the squad worked: the checks ran before those commits were joined, and nothing was run on both together.`,
    );
    expect(pullBody()).toContain(JOINED);
    expect(isDraft()).toBe(true);
    const alone = await again('name them', writing('src/login.js', 'sorted, named\n'));
    expect(alone.transcript.notes.join('\n')).not.toContain('Somebody pushed');
    expect(pullBody()).not.toContain(JOINED);
    expect(isDraft()).toBe(false);
  });
});
