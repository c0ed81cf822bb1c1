import { describe, expect, it } from '@jest/globals';
import { scanExecutables } from '../../../../src/tools/custom/executable/scan-executables.ts';
import {
  previewTool,
  renderToolList,
} from '../../../../src/tools/custom/executable/tool-preview.ts';
import { aManifest, aToolFolder } from '../a-tool-folder.ts';

async function aTool(fields: Readonly<Record<string, unknown>> = {}) {
  const manifest = aManifest({ name: 'lint', ...fields });
  const folder = await aToolFolder({ 'lint/tool.yaml': manifest, 'lint/lint.py': 'print(1)' });
  const { executables } = await scanExecutables(folder);
  const [tool] = executables;
  if (tool === undefined) throw new Error('there is no tool');
  return tool;
}

const parameters = [
  { name: 'fix', type: 'boolean', description: 'Mend\nit', required: true },
  { name: 'max', type: 'integer', description: 'At most' },
];

describe('the preview of a tool', () => {
  it('says what would run, with which flags, for how long and with which environment', async () => {
    const tool = await aTool({ parameters, env: ['REGION', 'STAGE'], timeout: '5' });
    expect(previewTool(tool, { fix: true, max: 3 }).split('\n')).toEqual([
      'would run: lint 1.0.0 (python: lint.py)',
      'flags: "--fix=true" "--max=3"',
      "limit: 5 s, in the agent's worktree",
      'environment it asks for: REGION, STAGE',
    ]);
  });
});

describe('the list of tools', () => {
  it('says when there are none', () => {
    expect(renderToolList([])).toBe('There are none yet.');
  });

  it('has a line for each, with its arguments and its use, indented', async () => {
    const tool = await aTool({ parameters, usage: 'Run it\ntwice.' });
    expect(renderToolList([tool]).split('\n')).toEqual([
      'The tools, with their arguments:',
      '- lint 1.0.0: Lints the code; fix (boolean, required): Mend it; max (integer): At most',
      '  Run it',
      '  twice.',
    ]);
  });

  it('gives all usage texts together 4,000 characters, and one no more than 1,000', async () => {
    const tool = await aTool({ usage: 'u'.repeat(3_000) });
    const usage = (text: string) => [...text].filter((letter) => letter === 'u').length;
    const own = usage(renderToolList([await aTool()]));
    const one = usage(renderToolList([tool])) - own;
    expect(one).toBeGreaterThan(900);
    expect(one).toBeLessThanOrEqual(1_000);
    const ten = usage(renderToolList(Array.from({ length: 10 }, () => tool)));
    expect(ten).toBeLessThanOrEqual(4_000 + 10 * own);
  });
});
