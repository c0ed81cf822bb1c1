import { expect, it } from '@jest/globals';
import { listSyntaxErrors } from '../../../../../src/tools/custom/executable/launch/find-syntax-errors.ts';
import { createLauncher } from '../../../../../src/tools/custom/executable/launch/launch-tool.ts';
import { scanExecutables } from '../../../../../src/tools/custom/executable/scan-executables.ts';
import { aManifest, aToolFolder } from '../../a-tool-folder.ts';

/** A tool in TypeScript with a helper beside it. */
async function aTool(helper: string) {
  const manifest = { name: 'shout', entrypoint: 'shout.ts', language: 'typescript' };
  const folder = await aToolFolder({
    'shout/tool.yaml': aManifest(manifest),
    'shout/shout.ts':
      "import { up } from './up';\nenum Mode { A }\nconsole.log(up('x'), Mode.A);\n",
    'shout/up.ts': helper,
  });
  return (await scanExecutables(folder)).executables;
}

const never = () => Promise.reject(new Error('a program was started'));
const launcher = createLauncher({
  programs: { runProgram: never },
  typescript: ['node', '/host.js', 'run'],
  cache: '/nowhere',
});
const signal = new AbortController().signal;

it('a tool that cannot be parsed is listed with the file and the line, and a call of it is a failed build', async () => {
  const tools = await aTool('export const up = (text: string) =>\n  text.;\n');
  expect(await listSyntaxErrors(tools)).toEqual([
    {
      code: 'L_IMPORT',
      path: '.squad/tools/shout/tool.yaml',
      message: expect.stringMatching(/^up\.ts:2: \w.*; it can't be built$/),
      next: expect.stringContaining('fix the file'),
    },
  ]);
  const [tool] = tools;
  if (tool === undefined) throw new Error('the tool was not found');
  expect(await launcher.prepare(tool, signal)).toMatchObject({
    kind: 'failed',
    code: 'E_TOOL_BUILD',
    message: expect.stringMatching(/^shout can't be parsed: up\.ts:2: /),
  });
});

it('a tool that can be parsed has no problem, whatever its code would do', async () => {
  const tools = await aTool("throw new Error('never run');\nexport const up = String;\n");
  expect(await listSyntaxErrors(tools)).toEqual([]);
  const [tool] = tools;
  if (tool === undefined) throw new Error('the tool was not found');
  expect(await launcher.prepare(tool, signal)).toMatchObject({ kind: 'ready' });
});
