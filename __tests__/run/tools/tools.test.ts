// The repository's own tools in whole runs: which version runs, who gets what, and what people are told. Real git and programs.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type CustomTool, DEFAULT_LIMITS } from '#src/ports/custom-tools.ts';
import type { ToolHostSpec, ToolHosts } from '#src/ports/tool-host.ts';
import type { RunReport } from '#src/run/context/run-context.ts';
import { isFileTool } from '#src/tools/files/file-tools.ts';
import { type Command, readRequest } from '#src/trigger/command.ts';
import type { Request } from '#src/trigger/request.ts';
import type { Files } from '../../a-bare.ts';
import type { TurnScript } from '../../coordinator/a-runtime.ts';
import { hears, openRunStage, type RunOptions, type RunStage, squadOf, write } from '../a-run.ts';

const branch = 'squad/7-login-form';
const tool = (name: string, says: string) => ({
  [`.squad/tools/${name}/tool.yaml`]: `name: ${name}\ndescription: Says something.\nversion: 1.0.0\nentrypoint: ${name}.sh\nusage: none\nparameters: []\n`,
  [`.squad/tools/${name}/${name}.sh`]: `echo "${says}"\n`,
});
const team = squadOf({ Fenster: 'Backend' });
const settings = (tools: object) => ({
  '.squad/config.json': JSON.stringify({ action: { tools } }),
});

let stage: RunStage;
let told: string[];
let names: readonly string[];

beforeEach(() => {
  told = [];
  names = [];
});
afterEach(() => stage.close());

/** Calls tools one after the other, and remembers what they said and which there were. */
const calls =
  (...calling: readonly (readonly [string, object])[]): TurnScript =>
  async ({ call, spec }) => {
    names = spec.tools.map(({ name }) => name).filter((name) => !isFileTool(name));
    for (const [name, input] of calling) told.push((await call(name, input)).text);
    return 'Done.';
  };
const runs = (name: string): readonly [string, object] => ['run_custom_tool', { tool_name: name }];

async function play(
  words: string,
  act: TurnScript,
  more: Partial<RunOptions> = {},
): Promise<RunReport> {
  return stage.play({ acts: { fenster: [act] }, request: asks(words), ...more });
}

function asks(words: string): Partial<Request> {
  const command: Command = readRequest(words);
  return { ...stage.asks(words), command };
}

/** The squad's own branch of the thread has these files. */
async function onBranch(files: Files): Promise<void> {
  await stage.remote.pushWork(branch, files, { 'Squad-Run': '1' });
}

/** `lint@0123…`, as the refusal of an approval without it says. */
async function nameOf(name: string): Promise<string> {
  const { transcript } = await play(`approve tool ${name}: fenster: run it`, calls(runs(name)));
  told.length = 0;
  const found = new RegExp(`approve tool (${name}@[0-9a-f]{32})`).exec(transcript.notes.join());
  return found?.[1] ?? '';
}

const custom = () => names.filter((name) => !name.startsWith('squad_'));

describe('what runs', () => {
  it('is what the default branch has, whatever the branch changed, and people are told', async () => {
    stage = await openRunStage({ files: { ...team, ...tool('lint', 'trusted') } });
    await onBranch({ ...tool('lint', 'changed'), ...tool('evil', 'evil') });
    const { transcript } = await play('fenster: run lint', calls(runs('lint'), runs('evil')));
    expect(told[0]).toContain('trusted');
    expect(told[1]).toContain('not active yet');
    expect(told.join('\n')).not.toContain('stdout:\nevil');
    expect(transcript.notes.join('\n')).toMatch(
      /2 tool changes in this branch are not active yet \(evil, lint\)/,
    );
  });

  it('is an approved tool of the branch, in that run and in no other', async () => {
    stage = await openRunStage({ files: team });
    await onBranch(tool('lint', 'of the branch'));
    const lint = calls(runs('lint'));
    const approval = `approve tool ${await nameOf('lint')}: fenster: run it`;
    const prompts: string[] = [];
    const { transcript } = await play(approval, hears(prompts, lint));
    await play('fenster: run it', lint);
    expect(prompts.join()).toContain('mona allowed the tool lint for this run.');
    expect(told[0]).toContain('of the branch');
    expect(transcript.notes.join()).not.toContain('not active');
    expect(told[1]).toContain('not active yet');
  });

  it('is nothing that an approval names without its bytes', async () => {
    stage = await openRunStage({ files: team });
    await onBranch(tool('lint', 'of the branch'));
    await play('approve tool lint: fenster: run it', calls(runs('lint')));
    expect(told[0]).toContain('not active yet');
  });

  it('is nothing that a bot approved', async () => {
    stage = await openRunStage({ files: team });
    await onBranch(tool('lint', 'of the branch'));
    const request = asks(`approve tool ${await nameOf('lint')}: fenster: run it`);
    const { transcript } = await stage.play({
      acts: { fenster: [calls(runs('lint'))] },
      request: { ...request, author: { login: 'mona', type: 'Bot' } },
      inputs: { 'allowed-bots': 'mona' },
    });
    expect(told[0]).toContain('not active yet');
    expect(transcript.notes).toContain('Only a person can approve a tool.');
  });

  it('an approval alone runs nothing and shows the source', async () => {
    stage = await openRunStage({ files: team });
    await onBranch(tool('lint', 'of the branch'));
    const report = await stage.play({ request: asks('approve tool lint') });
    expect(report.outcome.kind).toBe('answered');
    expect(stage.done.filter((one) => one.startsWith('session'))).toEqual([]);
    expect(stage.boards().join()).toContain('echo "of the branch"');
  });
});

describe('who may use what', () => {
  const two = { ...tool('lint', 'one'), ...tool('count', 'two') };

  it('leaves an agent that was given no tools its eyes, and the way to end', async () => {
    const files = { ...squadOf({ Fenster: 'Backend', Verbal: 'Writer' }), ...two };
    stage = await openRunStage({ files });
    let all: readonly string[] = [];
    const sees: TurnScript = async ({ spec }) => {
      all = spec.tools.map(({ name }) => name);
      return 'Done.';
    };
    const route = { targetAgent: 'fenster', task: 'Look.', availableTools: [] };
    const acts = { coordinator: [calls(['squad_route', route])], fenster: [sees] };
    await stage.play({ acts, request: asks('what is there?') });
    expect(all).toEqual(['squad_finish', 'view', 'grep', 'glob']);
  });

  it('loads as many as the settings say', async () => {
    stage = await openRunStage({ files: { ...team, ...two, ...settings({ max: 1 }) } });
    const { transcript } = await play('fenster: go', calls(runs('count'), runs('lint')));
    expect(told[0]).toContain('two');
    expect(told[1]).toMatch(/^E_TOOL/);
    expect(transcript.toolDiagnostics).toMatchObject([{ code: 'L_LIMIT' }]);
  });

  it('gives the coordinator none', async () => {
    const files = { ...squadOf({ Fenster: 'Backend', Verbal: 'Writer' }), ...two };
    stage = await openRunStage({ files });
    await stage.play({ acts: { coordinator: [calls()] }, request: asks('what is there?') });
    expect(custom()).toEqual([]);
    expect(names).not.toEqual([]);
  });
});

const hosted: CustomTool = {
  name: 'sum',
  kind: 'module',
  origin: { scope: 'local', path: '.squad/tools/sum.ts', commit: 'c', sha256: 's' },
  description: 'Adds.',
  inputSchema: { type: 'object', properties: {} },
  limits: DEFAULT_LIMITS,
};

/** Hosts that say of every call who called. */
function someHosts() {
  const opened: ToolHostSpec[] = [];
  const closed: ToolHostSpec[] = [];
  const toolHosts: ToolHosts = {
    async open(spec) {
      opened.push(spec);
      return {
        list: async () => ({ tools: [hosted], diagnostics: [] }),
        callTool: async (_name, _args, context) => ({ kind: 'ok', text: JSON.stringify(context) }),
        close: async () => {
          closed.push(spec);
        },
      };
    },
    async list(spec) {
      const host = await toolHosts.open(spec);
      await host.close();
      return host.list();
    },
  };
  return { opened, closed, toolHosts };
}

describe('tool hosts', () => {
  const files = {
    ...team,
    '.squad/tools/sum.ts': 'x\n',
    ...settings({ env: { sum: ['SUM_LEVEL'], other: ['OTHER'] }, programs: ['sum', 'other'] }),
  };

  it('one reads the tools, each session has one of its own, and all are closed', async () => {
    stage = await openRunStage({ files });
    const { opened, closed, toolHosts } = someHosts();
    const { transcript } = await play('fenster: add', calls(['sum', {}]), { toolHosts });
    expect(opened).toHaveLength(2);
    expect(opened.map(({ wanted }) => wanted)).toEqual([undefined, ['sum']]);
    expect(opened.map(({ passed }) => passed)).toEqual([[], ['SUM_LEVEL']]);
    expect(opened.map(({ mayStartPrograms }) => mayStartPrograms)).toEqual([false, true]);
    expect(transcript.tools[0]).toMatchObject({ name: 'sum', mayStartPrograms: true });
    expect(closed).toEqual(opened);
    expect(JSON.parse(told[0] ?? '')).toMatchObject({
      sessionId: 'session-of-fenster',
      agent: 'copilot',
      agentName: 'fenster',
      turnId: 'session-of-fenster/1',
      toolCallId: 'call-1',
      traceId: expect.stringMatching(/^\d+\/./),
      workdir: opened[1]?.workdir,
    });
  });

  it('start when the files are checked out: what a module does then could lead git elsewhere', async () => {
    stage = await openRunStage({ files });
    const { opened, toolHosts } = someHosts();
    const whole: boolean[] = [];
    const open: ToolHosts['open'] = (spec) => {
      whole.push(existsSync(join(spec.workdir, 'src/login.js')));
      return toolHosts.open(spec);
    };
    await play('fenster: add', calls(['sum', {}]), { toolHosts: { ...toolHosts, open } });
    expect(opened).toHaveLength(2);
    expect(whole).toEqual([true]);
  });

  it('are not started for a session that calls none of their tools, or could not be opened', async () => {
    stage = await openRunStage({ files });
    const { opened, closed, toolHosts } = someHosts();
    const runtime = () => ({ openSession: () => Promise.reject(new Error('no session')) });
    await play('fenster: add', calls(), { toolHosts });
    await play('fenster: add', calls(['sum', {}]), { toolHosts, runtime });
    expect(opened.map(({ wanted }) => wanted)).toEqual([undefined, undefined]);
    expect(closed).toEqual(opened);
  });

  it('tell people once which setting would allow what was refused', async () => {
    stage = await openRunStage({ files });
    const { toolHosts } = someHosts();
    const reply = { code: 'E_TOOL_NETWORK', message: 'a.example may not be reached from here' };
    const open: ToolHosts['open'] = async (spec) => ({
      ...(await toolHosts.open(spec)),
      callTool: async () => ({ kind: 'failed', ...reply, setting: '"network": ["a.example"]' }),
    });
    const { transcript } = await play('fenster: add', calls(['sum', {}], ['sum', { n: 2 }]), {
      toolHosts: { ...toolHosts, open },
    });
    expect(transcript.notes.filter((note) => note.includes('refused'))).toEqual([
      'The tool sum was refused: a.example may not be reached from here. To allow it: `"action": { "network": ["a.example"] }` in the squad\'s config.json.',
    ]);
  });

  it('has no runtime where agents may not turn to each other', async () => {
    stage = await openRunStage({ files });
    const { opened, toolHosts } = someHosts();
    await play('fenster: add', calls(['sum', {}]), { toolHosts });
    await play('fenster: add again', calls(['sum', {}]), { toolHosts, inputs: { a2a: 'false' } });
    expect(opened.map(({ askRuntime }) => askRuntime !== undefined)).toEqual([
      ...[false, true],
      ...[false, false],
    ]);
  });
});

describe('tools-directories', () => {
  it('reads a folder of the checkout as the default branch has it', async () => {
    const shared = {
      'shared/lint/tool.yaml':
        'name: lint\ndescription: x\nversion: 1.0.0\nentrypoint: lint.sh\nusage: none\nparameters: []\n',
      'shared/lint/lint.sh': 'echo shared\n',
    };
    stage = await openRunStage({ files: { ...team, ...shared, ...tool('count', 'own') } });
    const act: TurnScript = async (moment) => {
      await write(moment, 'src/login.js', 'shut\n');
      return calls(runs('lint'), runs('count'))(moment);
    };
    const { transcript } = await play('fenster: run both', act, {
      inputs: { 'tools-directories': 'shared' },
      checkout: { '.git/HEAD': 'x', 'shared/lint/lint.sh': 'echo of a pull request\n' },
    });
    expect(told[0]).toContain('shared');
    expect(told[0]).not.toContain('pull request');
    expect(told[1]).toContain('own');
    expect(transcript.tools.map(({ name, scope }) => `${name} ${scope}`)).toEqual([
      'count local',
      'lint global',
    ]);
  });

  it('reads a folder that was checked out on its own, and names one that is not there', async () => {
    stage = await openRunStage({ files: team });
    const { transcript } = await play('fenster: run', calls(runs('lint')), {
      inputs: { 'tools-directories': 'ours, gone' },
      checkout: {
        '.git/HEAD': 'x',
        'ours/.git/HEAD': 'x',
        'ours/tools/lint/tool.yaml':
          'name: lint\ndescription: x\nversion: 1.0.0\nentrypoint: lint.sh\nusage: none\nparameters: []\n',
        'ours/tools/lint/lint.sh': 'echo of its own\n',
      },
    });
    expect(told[0]).toContain('of its own');
    expect(transcript.toolDiagnostics.map(({ path }) => path)).toEqual(['gone']);
  });
});
