import { execFileSync } from 'node:child_process';
import {
  link,
  mkdir,
  mkdtemp,
  open,
  readdir,
  readFile,
  rename,
  stat,
  symlink,
  truncate,
  writeFile,
} from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { createMask } from '#src/secrets.ts';
import { aGif, aPng } from '../../../run/briefing/an-image.ts';
import { callTool, type SomeFileTools, someFileTools } from './some-file-tools.ts';

const SECRET = 'canary-9f8e7d6c5b4a';
const LIMITS = { mimeTypes: ['image/png', 'image/jpeg'], count: 1, bytes: 1_000 };
const { mask } = createMask([SECRET]);

let directory = '';
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'squad-file-tools-'));
});

const textOf = (path: string) => readFile(join(directory, path), 'utf8');
const put = (path: string, content: string | Buffer) => writeFile(join(directory, path), content);

/** Calls a tool of a session that may touch everything; a result as kind and text. */
async function use(name: string, args: object) {
  const reply = await call(name, args);
  return [reply.kind, reply.text];
}

function call(name: string, args: object, decide?: SomeFileTools['decide']) {
  return callTool(aSession(decide), name, args, LIMITS);
}

function aSession(decide?: SomeFileTools['decide']) {
  return someFileTools(directory, { mask, ...(decide === undefined ? {} : { decide }) });
}

const LOOK = 'view its folder to see what is there';
const failed = (message: string, next = LOOK) => ['failed', `E_TOOL: ${message}; ${next}`];

describe('view', () => {
  it.each([
    [{}, 'ok', 'one\ntwo\nthree\n'],
    [{ view_range: [2, 3] }, 'ok', 'two\nthree'],
    [{ view_range: [2, -1] }, 'ok', 'two\nthree\n'],
    [{ view_range: [3, 900] }, 'ok', 'three\n'],
  ])('shows of a text what %j asks for', async (more, kind, text) => {
    await put('a.txt', 'one\ntwo\nthree\n');
    expect(await use('view', { path: 'a.txt', ...more })).toEqual([kind, text]);
  });

  it.each([[[9, 12], 'there are no lines 9 to 12: the file has 3 lines']])(
    'says where the lines %j are not there',
    async (view_range, message) => {
      await put('a.txt', 'one\ntwo\nthree\n');
      const told = failed(message, 'view lines that are there');
      expect(await use('view', { path: 'a.txt', view_range })).toEqual(told);
    },
  );

  it('cuts a long text and tells where', async () => {
    await put('long.txt', 'ü\n'.repeat(20_000));
    const [, text] = await use('view', { path: 'long.txt' });
    expect(Buffer.byteLength(String(text))).toBeLessThan(50_100);
    expect(text).toMatch(/\n\[cut in line 16667 of 20000; view_range shows the rest\]$/);
  });

  it('hides secrets, also one that a cut or a range would tear, and in names', async () => {
    await put('a.txt', `key=${SECRET}\nkey=${SECRET.slice(0, 9)}\n${SECRET.slice(9)}\nend`);
    await put('long.txt', `${'x'.repeat(49_990)}${SECRET}`);
    expect(await use('view', { path: 'a.txt' })).toEqual(['ok', 'key=***\nkey=***\nend']);
    expect(await use('view', { path: 'a.txt', view_range: [2, 2] })).toEqual(['ok', 'key=***']);
    const [, text] = await use('view', { path: 'long.txt' });
    expect(text).toMatch(/^x{49990}\*\*\*$/);
    await put(`of-${SECRET}`, '');
    expect(await use('view', { path: '.' })).toEqual(['ok', 'a.txt\nlong.txt\nof-***']);
  });

  it('cuts a long list after it has hidden secrets in it', async () => {
    const names = Array.from({ length: 199 }, (_, at) => `a${`${at}`.padStart(249, '0')}`);
    for (const name of names) await put(name, '');
    await put(`b${'x'.repeat(40)}${SECRET}`, '');
    await put('c'.repeat(250), '');
    const [, text] = await use('view', { path: '.' });
    expect(String(text).slice(0, 50_000)).toBe(
      `${names.join('\n')}\nb${'x'.repeat(40)}***\n${'c'.repeat(250)}`.slice(0, 50_000),
    );
    expect(String(text).slice(50_000)).toBe(
      '\n[there is more in this folder; glob finds files by name]',
    );
  });

  it('lists a folder without git’s own, and hands over an image', async () => {
    for (const name of ['src', '.git']) await mkdir(join(directory, name));
    const png = aPng(640, 480);
    await put('a.PNG', png);
    await put('b', '');
    expect(await use('view', { path: '.' })).toEqual(['ok', 'a.PNG\nb\nsrc/']);
    expect((await call('view', { path: 'a.PNG' })).image).toEqual({
      mimeType: 'image/png',
      data: png.toString('base64'),
    });
  });

  it.each([
    ['other bytes', Buffer.alloc(64), 'failed', /that is not a text file: 64 bytes;/],
    ['a wide image', aPng(8_001, 480), 'failed', /the image is not shown: too large;/],
    ['a GIF', aGif(640, 480), 'failed', /the image is not shown: image\/gif, which your model/],
  ] as const)(
    'shows %s in a file called .png for what it is',
    async (_what, content, kind, text) => {
      await put('a.png', content);
      const reply = await call('view', { path: 'a.png' });
      expect([reply.kind, reply.text]).toEqual([kind, expect.stringMatching(text)]);
    },
  );

  it('follows no link, and shows nothing that is no text', async () => {
    await symlink('/etc/passwd', join(directory, 'link'));
    await put('data', Buffer.from([1, 0, 2]));
    expect(await use('view', { path: 'link' })).toEqual(failed('that is a symbolic link'));
    expect(await use('view', { path: 'data' })).toEqual(failed('that is not a text file: 3 bytes'));
    expect(await use('view', { path: 'gone' })).toEqual(failed('gone: there is no such file'));
    execFileSync('mkfifo', [join(directory, 'pipe')]);
    expect(await use('view', { path: 'pipe' })).toEqual(failed('that is not a file'));
  });

  it.each([
    ['Latin-1', Buffer.from('/* caf\u00e9 */\r\n\tx = 1;\f\u001b[0m', 'latin1')],
    ['one stray byte in 200', Buffer.concat([Buffer.from([0xff, 1]), Buffer.alloc(200, 'x')])],
    ['UTF-8 with control characters', Buffer.from('\u0001\u0002\u00fc')],
  ])('shows a text in %s', async (_what, bytes) => {
    await put('a.c', bytes);
    expect(await use('view', { path: 'a.c' })).toEqual(['ok', bytes.toString()]);
  });
});

it('hides a secret that is in the reason of a refusal, and says what to do instead', async () => {
  const reason = `of-${SECRET}/a: it is protected`;
  const decide = async () => ({ allowed: false, reason, next: 'put it into your report' }) as const;
  const reply = await call('view', { path: `of-${SECRET}/a` }, decide);
  expect(reply).toMatchObject({
    kind: 'denied',
    text: 'E_TOOL_DENIED: of-***/a: it is protected; put it into your report',
  });
});

it('a decision that fails lets nothing through', async () => {
  await put('a', 'text');
  const decide = () => Promise.reject(new Error('broken'));
  for (const [name, args] of [
    ['view', { path: 'a' }],
    ['grep', { pattern: 'text', output_mode: 'content' }],
    ['glob', { pattern: 'a' }],
    ['create', { path: 'b', file_text: '' }],
    ['edit', { path: 'a', old_str: 'text', new_str: '' }],
  ] as const) {
    expect(await call(name, args, decide)).toMatchObject({
      kind: 'failed',
      text: expect.not.stringContaining('text'),
    });
  }
  expect([await readdir(directory), await textOf('a')]).toEqual([['a'], 'text']);
});

it('each tool asks for what it does: reading or writing', async () => {
  const asked: string[] = [];
  const decide: SomeFileTools['decide'] = async ({ access, path, tool }) => {
    asked.push(`${tool} ${access} ${path}`);
    return { allowed: false, reason: 'no' };
  };
  await call('view', { path: 'a' }, decide);
  await call('grep', { pattern: 'x', path: 'd' }, decide);
  await call('glob', { pattern: '*', path: 'd' }, decide);
  await call('create', { path: 'b', file_text: '' }, decide);
  await call('edit', { path: 'a', old_str: 'x', new_str: '' }, decide);
  const input = '*** Begin Patch\n*** Delete File: a\n*** End Patch';
  await call('apply_patch', { input }, decide);
  const reading = ['view read a', 'grep read d', 'glob read d'];
  expect(asked).toEqual([...reading, 'create write b', 'edit write a', 'apply_patch write a']);
});

describe('a folder that becomes a link after the decision', () => {
  const patch = '*** Begin Patch\n*** Update File: d/a\n-secret\n+x\n*** End Patch';
  it.each([
    ['view', { path: 'd/a' }],
    ['view', { path: 'd/sub' }],
    ['create', { path: 'd/new', file_text: 'x' }],
    ['edit', { path: 'd/a', old_str: 'secret', new_str: 'x' }],
    ['apply_patch', { input: patch }],
    ['grep', { pattern: '.', path: 'd', output_mode: 'content' }],
    ['grep', { pattern: '.', path: 'd/sub' }],
    ['glob', { pattern: '**', path: 'd' }],
  ])('leads %s %j nowhere', async (name, args) => {
    const outside = await mkdtemp(join(tmpdir(), 'squad-outside-'));
    await mkdir(join(outside, 'sub'));
    await writeFile(join(outside, 'a'), 'secret');
    await writeFile(join(outside, 'sub/b'), 'secret');
    await mkdir(join(directory, 'd'));
    const decide = async () => {
      await rename(join(directory, 'd'), join(directory, 'aside'));
      await symlink(outside, join(directory, 'd'));
      return { allowed: true } as const;
    };
    const reply = await call(name, args, decide);
    expect(reply.text).toMatch(
      /a file or a link is in the place of a folder|No matches|No such files|there is no such file|d is neither/,
    );
    expect((await readdir(outside)).toSorted()).toEqual(['a', 'sub']);
    expect(await readFile(join(outside, 'a'), 'utf8')).toBe('secret');
  });
});

it.each([
  ['view', { path: '../x/a' }],
  ['create', { path: '../x/new', file_text: '' }],
  ['edit', { path: '../x/a', old_str: 'a', new_str: '' }],
  ['apply_patch', { input: '*** Begin Patch\n*** Delete File: ../x/a\n*** End Patch' }],
])('%s stays in the repository, whatever was decided', async (name, args) => {
  const reply = await call(name, args);
  expect([reply.kind, reply.text]).toEqual([
    'failed',
    expect.stringContaining('that is outside the repository'),
  ]);
});

describe('what is no plain file', () => {
  const TOOLS = [
    ['view', { path: 'x' }],
    ['edit', { path: 'x', old_str: 'a', new_str: 'b' }],
    ['create', { path: 'x', file_text: 'b' }],
    ['apply_patch', { input: '*** Begin Patch\n*** Update File: x\n-a\n+b\n*** End Patch' }],
  ] as const;

  const makers: readonly (readonly [string, (path: string) => Promise<unknown>])[] = [
    ['a pipe', async (path) => execFileSync('mkfifo', [path])],
    [
      'a socket',
      (path) =>
        new Promise((made) =>
          createServer()
            .listen(path, () => made(0))
            .unref(),
        ),
    ],
    ['a device', (path) => symlink('/dev/zero', path)],
    ['a folder', (path) => mkdir(path)],
    ['a file of 2 GB', (path) => writeFile(path, 'a').then(() => truncate(path, 2 ** 31))],
    [
      'a file with a second name',
      (path) => writeFile(`${path}2`, 'a').then(() => link(`${path}2`, path)),
    ],
  ];

  it.each(makers)('is refused at once: %s', async (what, make) => {
    const place = join(directory, 'x');
    const searched = what === 'a folder' ? 'ok' : 'failed';
    await make(place);
    const before = await stat(place).catch(() => undefined);
    for (const [name, args] of TOOLS) {
      if (what === 'a folder' && name === 'view') continue;
      expect((await call(name, args)).kind).toBe('failed');
    }
    for (const mode of ['content', 'count', 'files_with_matches']) {
      const found = await call('grep', { pattern: 'a', path: 'x', output_mode: mode });
      expect(found.kind).toBe(searched);
    }
    expect((await stat(place).catch(() => undefined))?.size).toBe(before?.size);
  });

  it('is listed where its name is no UTF-8, and nothing else suffers', async () => {
    const name = Buffer.concat([Buffer.from(directory), Buffer.from('/'), Buffer.alloc(255, 0xff)]);
    await (await open(name, 'w')).close();
    await put('a', 'text');
    expect((await call('view', { path: '.' })).text).toContain('a\n');
    expect(await use('grep', { pattern: 'text' })).toEqual(['ok', 'a']);
    expect((await call('glob', { pattern: '*' })).kind).toBe('ok');
  });
});

describe('create', () => {
  it('makes a file, and leaves one that is there, link or not', async () => {
    expect(await use('create', { path: 'a', file_text: 'x' })).toEqual(['ok', 'Created.']);
    await symlink(join(directory, 'elsewhere'), join(directory, 'link'));
    for (const path of ['a', 'link']) {
      expect(await use('create', { path, file_text: 'y' })).toEqual(
        failed('the file already exists', 'view it, then edit it'),
      );
    }
    expect(await textOf('a')).toBe('x');
  });
});

const AGAIN = 'view the file and try again';

describe('edit', () => {
  it('leaves no draft, and a program executable', async () => {
    await writeFile(join(directory, 'run'), 'a', { mode: 0o755 });
    await use('edit', { path: 'run', old_str: 'a', new_str: 'b' });
    expect(await readdir(directory)).toEqual(['run']);
    expect((await stat(join(directory, 'run'))).mode & 0o111).toBe(0o111);
  });

  it.each([
    ['a b a', 'b', '$& c', 'a $& c a'],
    ['a\r\nb\r\nc', 'a\nb', 'x\ny', 'x\r\ny\r\nc'],
    ['a\r\nc\r\n', 'a', 'a\nb', 'a\r\nb\r\nc\r\n'],
    ['a\r\nc', 'c', 'c\r\nd\n', 'a\r\nc\r\nd\r\n'],
    ['a\r\nb\r\n', 'b\r', 'c\r', 'a\r\nc\r\n'],
    ['a\r\nb\nc', 'b', 'b\nx', 'a\r\nb\nx\nc'],
    ['a\r\nb\nc', 'a\nb', 'x\ny', 'x\r\ny\nc'],
    ['', '', 'new', 'new'],
    ['long text', ' text', '', 'long'],
  ])('of %j replaces %j by %j', async (before, old_str, new_str, after) => {
    await put('a', before);
    expect(await use('edit', { path: 'a', old_str, new_str })).toEqual(['ok', 'Changed.']);
    expect(await textOf('a')).toBe(after);
  });

  it.each([
    [
      'a\na',
      'a',
      'b',
      'old_str occurs more than once, on lines 1 and 2; include more of the text around it',
    ],
    ['a', 'b', 'c', 'old_str is not in the file'],
    ['a', '', 'c', 'old_str is empty, and the file is not'],
    ['a', 'a', 'a', 'old_str and new_str are the same'],
  ])('of %j leaves it where %j is not one place', async (before, old_str, new_str, reason) => {
    await put('a', before);
    const told = failed(`nothing was changed: ${reason}`, AGAIN);
    expect(await use('edit', { path: 'a', old_str, new_str })).toEqual(told);
    expect(await textOf('a')).toBe(before);
  });

  it('loses none of the changes that one message makes to a file', async () => {
    const names = Array.from({ length: 20 }, (_, index) => `<${index}>`);
    await put('a', names.join(''));
    const tools = aSession();
    const edits = names.map((name) => ({ path: 'a', old_str: name, new_str: `[${name}]` }));
    await Promise.all(edits.map((edit) => callTool(tools, 'edit', edit)));
    expect(await textOf('a')).toBe(names.map((name) => `[${name}]`).join(''));
  });

  it('comes in its turn among the changes of one message', async () => {
    const tools = aSession();
    const numbers = Array.from({ length: 10 }, (_, at) => `${at}`);
    const patches = numbers.map((at) => ({
      input: `*** Begin Patch\n*** Update File: a\n-old ${at}\n+new ${at}\n*** End Patch`,
    }));
    const replies = await Promise.all([
      callTool(tools, 'create', {
        path: 'a',
        file_text: `${numbers.map((at) => `old ${at}\n`).join('')}end`,
      }),
      callTool(tools, 'edit', { path: 'a', old_str: 'end', new_str: 'END' }),
      ...patches.map((patch) => callTool(tools, 'apply_patch', patch)),
    ]);
    expect(new Set(replies.map(({ kind }) => kind))).toEqual(new Set(['ok']));
    expect(await textOf('a')).toBe(`${numbers.map((at) => `new ${at}\n`).join('')}END`);
  });
});
