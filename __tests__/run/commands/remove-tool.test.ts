import { describe, expect, it } from '@jest/globals';
import { planRemoval } from '#src/run/commands/tool-commands.ts';

const tool = (name: string, path: string, scope: 'local' | 'global' = 'local') => {
  return { name, path, scope };
};
const tools = [
  tool('lint', '.squad/tools/lint/tool.yaml'),
  tool('words', '.squad/tools/words.ts'),
  tool('words_chars', '.squad/tools/words.ts'),
  tool('files__size', '.squad/goondan.yaml'),
  tool('shared', 'shared/tools/x.ts', 'global'),
];
const paths = [
  '.squad/team.md',
  '.squad/tools/lint/lib/a.sh',
  '.squad/tools/lint/tool.yaml',
  '.squad/tools/lint2/tool.yaml',
  '.squad/tools/words.ts',
  '.squad/tools/words.ts.bak',
];
const plan = (name: string) => planRemoval(name, tools, paths, '.squad');

describe('the removal of a tool', () => {
  it('takes all of its own folder, and nothing beside it', () => {
    const files = ['.squad/tools/lint/lib/a.sh', '.squad/tools/lint/tool.yaml'];
    expect(plan('lint')).toEqual({ tool: 'lint', files, also: [] });
  });

  it('takes the file of a module, and names the tools that go with it', () => {
    const files = ['.squad/tools/words.ts'];
    expect(plan('words_chars')).toEqual({ tool: 'words_chars', files, also: ['words'] });
  });

  it.each([
    ['a tool that is not there', 'lnit', /no custom tool named `lnit`: .* are `lint`, `words`/],
    ['a built-in tool', 'squad_route', /Built-in tools can't be removed/],
    ['a tool of a shared folder', 'shared', /comes from the shared folder/],
    [
      'a document that holds more than tools',
      'files__size',
      /`.squad\/goondan.yaml` along with other/,
    ],
  ])('is not possible for %s, and says why', (_what, name, reason) => {
    expect(plan(name)).toMatch(reason);
  });
});
