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
/** A squad's folder with these files. */
function aTree(texts: Readonly<Record<string, string>>) {
  const entries = Object.keys(texts).map((path) => ({ path, mode: '100644', size: 1 }));
  return { entries, read: async (path: string) => texts[path] };
}

const document = (entry: string, name = 'files') =>
  `kind: Tool\nmetadata: { name: ${name} }\nspec: { entry: ${entry}, exports: [{ name: size }] }\n`;
const AGENT = 'kind: Agent\nmetadata: { name: a }\n';
const texts = {
  ...Object.fromEntries(paths.map((path) => [path, ''])),
  '.squad/goondan.yaml': AGENT,
};
const plan = (name: string) => planRemoval(name, tools, aTree(texts), '.squad');

describe('the removal of a tool', () => {
  it('takes all of its own folder, and nothing beside it', async () => {
    const files = ['.squad/tools/lint/lib/a.sh', '.squad/tools/lint/tool.yaml'];
    expect(await plan('lint')).toEqual({ tool: 'lint', files, also: [] });
  });

  it('takes the file of a module, and names the tools that go with it', async () => {
    const files = ['.squad/tools/words.ts'];
    expect(await plan('words_chars')).toEqual({ tool: 'words_chars', files, also: ['words'] });
  });

  const [root, beside, entry] = [
    '.squad/goondan.yaml',
    '.squad/tools/a.tool.yaml',
    '.squad/tools/f.ts',
  ];

  it.each([
    ['the only document beside tools/', root, {}, [root, entry]],
    ['a document in tools/', beside, {}, [beside, entry]],
    [
      'a document whose entry another one shares',
      beside,
      { [root]: document('./tools/f.ts') },
      [beside],
    ],
  ])('takes %s with the entry that only it has', async (_what, path, more, files) => {
    const own = { [path]: document('tools/f.ts'), [entry]: '', '.squad/tools/lib.ts': '' };
    const listed = [
      tool('files__size', path),
      ...Object.keys(more).map((one) => tool('o__size', one)),
    ];
    const planned = await planRemoval('files__size', listed, aTree({ ...more, ...own }), '.squad');
    expect(planned).toEqual({ tool: 'files__size', files, also: [] });
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
  ])('is not possible for %s, and says why', async (_what, name, reason) => {
    expect(await plan(name)).toMatch(reason);
  });
});
