import { mkdir, mkdtemp, readdir, readFile, rename, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from '@jest/globals';
import {
  type FileToolDeps,
  fileTools,
} from '../../../../src/adapters/copilot/file-tools/file-tools.ts';
import { trackCalls } from '../../../../src/adapters/copilot/open-calls.ts';
import { createMask } from '../../../../src/secrets.ts';
import { aGif, aJpeg, aPng } from '../../../run/agents/briefing/an-image.ts';

const SECRET = 'canary-9f8e7d6c5b4a';
const LIMITS = { mimeTypes: ['image/png', 'image/jpeg'], count: 1, bytes: 1_000 };

let directory = '';
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'squad-file-tools-'));
});

const textOf = (path: string) => readFile(join(directory, path), 'utf8');
const put = (path: string, content: string | Buffer) => writeFile(join(directory, path), content);

/** Calls a tool of a session that may touch everything; a result as kind and text. */
async function use(name: string, args: object) {
  const reply = await call(aSession(), name, args);
  return [reply?.kind, reply?.text];
}

function aSession() {
  return aSessionWith(async () => ({ allowed: true }) as const);
}

function aSessionWith(decide: FileToolDeps['decide']) {
  const { mask } = createMask([SECRET]);
  const deps = { calls: trackCalls(), mask, imageLimits: LIMITS, mayUse: () => true, decide };
  return fileTools({ directory }, deps);
}

async function call(tools: ReturnType<typeof fileTools>, name: string, args: object) {
  return tools.find((one) => one.name === name)?.call(args, 'c');
}

describe('view', () => {
  it.each([
    [{}, 'ok', 'one\ntwo\nthree\n'],
    [{ view_range: [2, 3] }, 'ok', 'two\nthree'],
    [{ view_range: [2, -1] }, 'ok', 'two\nthree\n'],
    [{ view_range: [3, 900] }, 'ok', 'three\n'],
    [{ view_range: 'all' }, 'ok', 'one\ntwo\nthree\n'],
    [{ view_range: [9, 12] }, 'failed', 'There are no lines 9 to 12: the file has 4 lines.'],
    [{ view_range: [3, 2] }, 'failed', 'There are no lines 3 to 2: the file has 4 lines.'],
  ])('shows of a text what %j asks for', async (more, kind, text) => {
    await put('a.txt', 'one\ntwo\nthree\n');
    expect(await use('view', { path: 'a.txt', ...more })).toEqual([kind, text]);
  });

  it('cuts a long text and tells where', async () => {
    await put('long.txt', 'ü\n'.repeat(20_000));
    const [, text] = await use('view', { path: 'long.txt' });
    expect(Buffer.byteLength(String(text))).toBeLessThan(50_100);
    expect(text).toMatch(/\n\[cut in line 16667 of 20001; view_range shows the rest\]$/);
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

  it('lists a folder, and hands over an image', async () => {
    await mkdir(join(directory, 'src'));
    const png = aPng(640, 480);
    await put('a.PNG', png);
    await put('b', '');
    expect(await use('view', { path: '.' })).toEqual(['ok', 'a.PNG\nb\nsrc/']);
    expect((await call(aSession(), 'view', { path: 'a.PNG' }))?.image).toEqual({
      mimeType: 'image/png',
      data: png.toString('base64'),
    });
  });

  it.each([
    ['a pointer', 'version https://git-lfs.github.com/spec/v1\n', 'ok', /^version https/],
    ['nothing', '', 'ok', /^$/],
    ['other bytes', Buffer.alloc(64), 'failed', /^That is not a text file: 64 bytes\.$/],
    ['a long image', aPng(640, 480, 1_001), 'failed', /^The image is not shown: too large\.$/],
    ['a wide image', aPng(8_001, 480), 'failed', /^The image is not shown: too large\.$/],
    [
      'an image without height',
      aPng(640, 0),
      'failed',
      /^The image is not shown: of unknown size\.$/,
    ],
    ['a GIF', aGif(640, 480), 'failed', /^The image is not shown: image\/gif, which your model/],
  ] as const)(
    'shows %s in a file called .png for what it is',
    async (_what, content, kind, text) => {
      await put('a.png', content);
      const reply = await call(aSession(), 'view', { path: 'a.png' });
      expect(reply).toEqual({ kind, text: expect.stringMatching(text) });
    },
  );

  it('names the type that the bytes of an image have', async () => {
    await put('a.png', aJpeg(640, 480));
    const reply = await call(aSession(), 'view', { path: 'a.png' });
    expect(reply?.image?.mimeType).toBe('image/jpeg');
  });

  it('follows no link, and shows nothing that is no text', async () => {
    await symlink('/etc/passwd', join(directory, 'link'));
    await put('data', Buffer.from([1, 0, 2]));
    expect(await use('view', { path: 'link' })).toEqual([
      'failed',
      "The file can't be used (ELOOP).",
    ]);
    expect(await use('view', { path: 'data' })).toEqual([
      'failed',
      'That is not a text file: 3 bytes.',
    ]);
    expect(await use('view', { path: 'gone' })).toEqual(['failed', 'There is no such file.']);
  });

  it.each([
    ['Latin-1', Buffer.from('/* caf\u00e9 */\r\n\tx = 1;\f\u001b[0m', 'latin1')],
    ['one stray byte in 200', Buffer.concat([Buffer.from([0xff, 1]), Buffer.alloc(200, 'x')])],
    ['UTF-8 with control characters', Buffer.from('\u0001\u0002\u00fc')],
  ])('shows a text in %s', async (_what, bytes) => {
    await put('a.c', bytes);
    expect(await use('view', { path: 'a.c' })).toEqual(['ok', bytes.toString()]);
  });

  it('shows no bytes that no encoding makes a text of, also without a NUL', async () => {
    const bytes = Buffer.from(Array.from({ length: 64 }, (_, at) => ((at * 37) % 255) + 1));
    await put('data', bytes);
    const told = ['failed', 'That is not a text file: 64 bytes.'];
    expect(await use('view', { path: 'data' })).toEqual(told);
  });
});

it('hides a secret that is in the reason of a refusal', async () => {
  const reason = `of-${SECRET}/a: it is protected`;
  const reply = await call(
    aSessionWith(async () => ({ allowed: false, reason })),
    'view',
    {
      path: `of-${SECRET}/a`,
    },
  );
  expect(reply).toEqual({ kind: 'denied', text: 'of-***/a: it is protected' });
});

describe('a folder that becomes a link after the decision', () => {
  it.each([
    ['view', { path: 'd/a' }],
    ['view', { path: 'd/sub' }],
    ['create', { path: 'd/new', file_text: 'x' }],
    ['edit', { path: 'd/a', old_str: 'secret', new_str: 'x' }],
  ])('leads %s %j nowhere', async (name, args) => {
    const outside = await mkdtemp(join(tmpdir(), 'squad-outside-'));
    await mkdir(join(outside, 'sub'));
    await writeFile(join(outside, 'a'), 'secret');
    await mkdir(join(directory, 'd'));
    const decide = async () => {
      await rename(join(directory, 'd'), join(directory, 'aside'));
      await symlink(outside, join(directory, 'd'));
      return { allowed: true } as const;
    };
    const reply = await call(aSessionWith(decide), name, args);
    expect([reply?.kind, reply?.text]).toEqual([
      'failed',
      'A file or a link is in the place of a folder on this path.',
    ]);
    expect(await readdir(outside)).toEqual(['a', 'sub']);
    expect(await readFile(join(outside, 'a'), 'utf8')).toBe('secret');
  });
});

describe('create', () => {
  it('makes a file, and leaves one that is there, link or not', async () => {
    expect(await use('create', { path: 'a', file_text: 'x' })).toEqual(['ok', 'Created.']);
    await symlink(join(directory, 'elsewhere'), join(directory, 'link'));
    for (const path of ['a', 'link']) {
      expect(await use('create', { path, file_text: 'y' })).toEqual([
        'failed',
        'The file already exists: view it, then edit it.',
      ]);
    }
    expect(await textOf('a')).toBe('x');
  });
});

describe('edit', () => {
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
    [
      'aaa',
      'aa',
      'b',
      'old_str occurs more than once, on lines 1 and 1; include more of the text around it',
    ],
    ['a', 'b', 'c', 'old_str is not in the file; view it again'],
    ['a', '', 'c', 'old_str is empty, and the file is not'],
    ['a', 'a', 'a', 'old_str and new_str are the same'],
  ])('of %j leaves it where %j is not one place', async (before, old_str, new_str, reason) => {
    await put('a', before);
    const told = ['failed', `Nothing was changed: ${reason}.`];
    expect(await use('edit', { path: 'a', old_str, new_str })).toEqual(told);
    expect(await textOf('a')).toBe(before);
  });

  it('leaves what is no UTF-8', async () => {
    await put('a', Buffer.from([0x61, 0xff]));
    expect(await use('edit', { path: 'a', old_str: 'a', new_str: 'b' })).toEqual([
      'failed',
      'Nothing was changed: the file is not UTF-8.',
    ]);
  });

  it('loses none of the changes that one message makes to a file', async () => {
    const names = Array.from({ length: 20 }, (_, index) => `<${index}>`);
    await put('a', names.join(''));
    const tools = aSession();
    const edits = names.map((name) => ({ path: 'a', old_str: name, new_str: `[${name}]` }));
    await Promise.all(edits.map((edit) => call(tools, 'edit', edit)));
    expect(await textOf('a')).toBe(names.map((name) => `[${name}]`).join(''));
  });
});
