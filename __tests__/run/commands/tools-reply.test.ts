import { afterEach, describe, expect, it } from '@jest/globals';
import type { UnusedTool } from '#src/ports/custom-tools.ts';
import type { ToolHosts } from '#src/ports/tool-host.ts';
import { openRunStage, type RunOptions, type RunStage, team } from '../a-run.ts';

const manifest = (name: string, more = '') =>
  `name: ${name}\ndescription: Says something\nversion: 1.0.0\nentrypoint: ${name}.sh\nusage: Prints it.\n${more}parameters: []\n`;

const files = {
  ...team,
  '.squad/config.json': '{"action": {"tools": {"agents": {"hockney": ["hel*"]}}}}',
};

let stage: RunStage;

afterEach(() => stage.close());

async function ask(
  more: Readonly<Record<string, string>>,
  options: Partial<RunOptions> = {},
): Promise<string> {
  stage = await openRunStage({ files: { ...files, ...more } });
  await stage.play({ request: { command: { kind: 'tools' } }, ...options });
  return stage.boards().join('\n');
}

describe('@squad tools', () => {
  it('shows description, form, version, file at its commit, users, and what to mend', async () => {
    const board = await ask({
      '.squad/tools/hello/tool.yaml': manifest('hello'),
      '.squad/tools/hello/hello.sh': 'echo hello\n',
      '.squad/tools/lint/tool.yaml': manifest('lint'),
      '.squad/tools/lint/lint.sh': 'echo lint\n',
      '.squad/tools/gone/tool.yaml': manifest('gone'),
    });
    const link =
      /\| `hello` \(local\) — Says something \| executable 1\.0\.0 \| \[`\.squad\/tools\/hello\/tool\.yaml` at [0-9a-f]{7}\]/;
    expect(board).toMatch(link);
    expect(board).toMatch(/\| `hello` .* \| every agent \|/);
    expect(board).toMatch(/\| `lint` .* \| Fenster \|/);
    expect(board).toContain('<summary>How to call lint</summary>\n\nPrints it.');
    expect(board).toContain('| `run_custom_tool` |');
    expect(board).toContain('**Tools that need attention**');
    expect(board.split('.squad/tools/gone/tool.yaml')).toHaveLength(2);
    expect(stage.done.filter((what) => what.startsWith('session'))).toEqual([]);
  });

  it('lists a tool that nobody may use by its file, and asks only for what somebody may', async () => {
    const asked: unknown[] = [];
    const unused = ['lint', 'hello', 'my tool'].map((name): UnusedTool => {
      const origin = { scope: 'local', path: `.squad/tools/${name}.ts`, sha256: '0' } as const;
      return { name, kind: 'module', origin: { ...origin, commit: undefined }, description: '' };
    });
    const toolHosts: ToolHosts = {
      open: () => Promise.reject(new Error('no host')),
      async list({ wanted }) {
        asked.push(wanted);
        return { tools: [], unused, diagnostics: [] };
      },
    };
    const agents = { fenster: ['words'], hockney: ['hel*'] };
    const more = {
      '.squad/tools/lint.ts': 'x\n',
      '.squad/tools/hello/tool.yaml': manifest('hello'),
      '.squad/tools/hello/hello.sh': 'echo hello\n',
      '.squad/config.json': JSON.stringify({ action: { tools: { agents } } }),
    };
    const board = await ask(more, { toolHosts });
    expect(asked).toEqual([['words', 'hel*']]);
    expect(board).toMatch(/\| `lint` \(local\) \| module \| .*lint\.ts.* \| nobody \|/);
    expect(board.split('`hello` (local)')).toHaveLength(2);
    expect(board).not.toContain('my tool');
  });

  it('says which variables no tool gets, and why', async () => {
    const action = { tools: { env: { hello: ['GITHUB_TOKEN', 'CI'] } } };
    const board = await ask({ '.squad/config.json': JSON.stringify({ action }) });
    expect(board).toContain('**Worth knowing**\n\n- No tool gets GITHUB\\_TOKEN, ');
    expect(board).not.toContain('No tool gets CI');
  });
});
