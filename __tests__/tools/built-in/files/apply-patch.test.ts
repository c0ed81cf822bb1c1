import {
  chmod,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { applyHunks, parsePatch } from '#src/tools/files/apply-hunks.ts';
import { callTool, someFileTools } from './some-file-tools.ts';

let directory = '';
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'squad-patch-'));
  await mkdir(join(directory, 'd'));
});

const put = (path: string, content: string | Buffer) => writeFile(join(directory, path), content);
const textOf = (path: string) => readFile(join(directory, path), 'utf8');
const patchOf = (...lines: readonly string[]) =>
  ['*** Begin Patch', ...lines, '*** End Patch'].join('\n');

async function patch(...lines: readonly string[]) {
  const { kind, text } = await callTool(someFileTools(directory), 'apply_patch', {
    input: patchOf(...lines),
  });
  return [kind, text];
}

describe('the lines of a patch', () => {
  it.each([
    ['a\nb\nc\n', ['-b', '+x'], 'a\nx\nc\n'],
    ['a\nb\na\nb\n', ['@@ b', ' a', '-b', '+x'], 'a\nb\na\nx\n'],
    ['a\nb\na\nb\n', [' a', '-b', '+x', '@@', ' a', '-b', '+y'], 'a\nx\na\ny\n'],
    ['a\nx\na\n', ['-a', '+z', '*** End of File'], 'a\nx\nz\n'],
    ['a\n', ['+b'], 'a\nb\n'],
    ['a', ['+b'], 'a\nb'],
    ['', ['+b'], 'b\n'],
    ['f() {\n}\n', ['@@ f() {', '+  x();'], 'f() {\n  x();\n}\n'],
    ['a\r\nb\r\nc', ['-b', '+x', '+y'], 'a\r\nx\r\ny\r\nc'],
    ['\ta  \nb\n', [' a', '-b', '+x'], '\ta  \nx\n'],
    ['a\n\nb\n', [' a', '', '-b', '+x'], 'a\n\nx\n'],
    ['a\nb\n', ['-b'], 'a\n'],
    [
      'class A\n f\n 1\nclass B\n f\n 1\n',
      ['@@ class B', '@@ -5,2 +5,2 @@ f', '- 1', '+ 2'],
      'class A\n f\n 1\nclass B\n f\n 2\n',
    ],
    ['a\nf()\nb\n', ['@@ f()', '-f()', '+g()'], 'a\ng()\nb\n'],
  ])('turn %j with %j into %j', (before, lines, after) => {
    const text = patchOf('*** Update File: a', ...lines);
    const parsed = parsePatch(text);
    expect(parsePatch(text.replaceAll('\n', '\r\n'))).toEqual(parsed);
    const file = typeof parsed === 'string' ? undefined : parsed[0];
    const [hunks = []] = file?.kind === 'update' ? file.rounds : [];
    expect(applyHunks(before, hunks)).toEqual({ kind: 'patched', text: after });
  });
});

describe('apply_patch', () => {
  it('adds, updates, moves and deletes files in one call', async () => {
    await put('old.txt', 'one\ntwo\n');
    await chmod(join(directory, 'old.txt'), 0o750);
    await put('run.sh', 'echo a\n');
    await chmod(join(directory, 'run.sh'), 0o755);
    await put('gone.bin', Buffer.from([0, 255]));
    const told = await patch(
      ...['*** Add File: d/new.txt', '+hello'],
      ...['*** Update File: old.txt', '*** Move to: d/moved.txt', ' one', '-two', '+three'],
      ...['*** Update File: run.sh', '-echo a', '+echo b'],
      '*** Delete File: gone.bin',
    );
    expect(told).toEqual([
      'ok',
      'Changed d/new.txt, d/moved.txt, run.sh. Deleted old.txt, gone.bin.',
    ]);
    expect((await readdir(directory)).toSorted()).toEqual(['d', 'run.sh']);
    expect(await textOf('d/new.txt')).toBe('hello\n');
    expect(await textOf('d/moved.txt')).toBe('one\nthree\n');
    expect(await textOf('run.sh')).toBe('echo b\n');
    expect((await stat(join(directory, 'run.sh'))).mode & 0o111).toBe(0o111);
    expect((await stat(join(directory, 'd/moved.txt'))).mode & 0o777).toBe(0o750);
  });

  it.each([
    [['*** Update File: a', '-nowhere', '+x'], 'a: "nowhere" is not in the file'],
    [['*** Update File: a', ' one', '-two', '+x'], 'a: "two" does not follow line 1'],
    [['*** Update File: missing', '-x', '+y'], 'missing: there is no such file'],
    [['*** Delete File: missing'], 'missing: there is no such file'],
    [['*** Delete File: d'], 'd: that is a folder'],
    [['*** Delete File: link/x'], 'a file or a link is in the place of a folder on this path'],
    [
      ['*** Update File: link/x', '-x', '+y'],
      'link/x: a file or a link is in the place of a folder',
    ],
    [['*** Update File: tolink', '-x', '+y'], 'tolink: that is a symbolic link'],
    [['*** Update File: b.bin', '-x', '+y'], 'b.bin: the file is not UTF-8'],
    [['*** Add File: a', '+x'], 'a already exists'],
    [
      Array.from({ length: 21 }, () => ['*** Update File: a', ' one']).flat(),
      'the patch updates a more than 20 times',
    ],
    [['*** Update File: a', '*** Move to: d', '-one', '+x'], 'd already exists'],
    [['*** Update File: a', '*** Move to: ./a', '-one', '+x'], 'the patch names a twice'],
    [['*** Delete File: a', '*** Add File: d/../a', '+x'], 'the patch names a twice'],
    [['*** Delete File: a', '*** Delete File: a'], 'the patch names a twice'],
  ])('changes nothing where one file does not fit: %j', async (lines, reason) => {
    const outside = await mkdtemp(join(tmpdir(), 'squad-outside-'));
    await writeFile(join(outside, 'x'), 'x\n');
    await put('a', 'one\n');
    await put('b.bin', Buffer.from([120, 255]));
    await symlink(outside, join(directory, 'link'));
    await symlink(join(outside, 'x'), join(directory, 'tolink'));
    const [kind, text] = await patch('*** Add File: first', '+x', ...lines);
    expect([kind, text]).toEqual(['failed', expect.stringContaining(reason)]);
    expect(await readdir(directory)).not.toContain('first');
    expect(await textOf('a')).toBe('one\n');
    expect(await readFile(join(outside, 'x'), 'utf8')).toBe('x\n');
  });

  it('is ended in time by a patch whose lines are in a file again and again', async () => {
    await put('a', 'a\n'.repeat(1_000_000));
    const started = process.cpuUsage();
    const told = await patch('*** Update File: a', '-a\n'.repeat(100_000).trimEnd(), '-b');
    expect(told[0]).toBe('failed');
    expect(process.cpuUsage(started).user).toBeLessThan(20_000_000);
  });

  it('says what is changed where a later file can’t be written', async () => {
    const name = 'n'.repeat(300);
    expect(await patch('*** Add File: first', '+x', `*** Add File: ${name}`, '+x')).toEqual([
      'failed',
      `E_TOOL: ${name}: the file can't be used (ENAMETOOLONG); changed were first; look at the files and go on from there`,
    ]);
    expect(await textOf('first')).toBe('x\n');
  });

  it('asks for every path, where a file is moved away from too, before it changes any', async () => {
    await put('a', 'one\n');
    const asked: string[] = [];
    const tools = someFileTools(directory, {
      decide: async ({ access, path }) => {
        asked.push(`${access} ${path}`);
        return path === 'b' ? { allowed: false, reason: 'b: protected' } : { allowed: true };
      },
    });
    const input = patchOf('*** Update File: a', '*** Move to: b', '-one', '+x');
    expect(await callTool(tools, 'apply_patch', { input })).toMatchObject({ kind: 'denied' });
    expect(asked).toEqual(['write a', 'write b']);
    expect(await readdir(directory)).toEqual(['a', 'd']);
  });
});

describe('a patch', () => {
  it.each([
    ['', 'it has no line *** Begin Patch'],
    ['*** Begin Patch\n*** Add File: a\n+x', 'it has no line *** End Patch'],
    [patchOf(), 'it names no file'],
    [patchOf('+x', '*** Delete File: a'), 'no file is named before the line "+x"'],
    [patchOf('*** Update File: a'), 'a has no changed lines'],
    [patchOf('*** Update File: a', '*** Move to: a', '-x'), 'a would be moved onto itself'],
    [patchOf('*** Delete File: a', '-x'), 'a is deleted, yet has lines'],
    [patchOf('*** Add File: a', 'x'), 'in the new file a, "x" doesn\'t begin with +'],
    [patchOf('*** Update File: a', '?x'), 'in a, "?x" begins neither with a space, + nor -'],
    [
      patchOf('*** Update File: a', '-x', '*** Rename File: /etc/passwd'),
      'in a, "*** Rename File: /etc/passwd" begins neither with a space, + nor -',
    ],
    [
      patchOf('*** Update File: a', '*** End of File'),
      'in a, "*** End of File" comes before any line',
    ],
  ])('is refused, with the reason: %j', (text, reason) => {
    expect(parsePatch(text)).toBe(reason);
  });

  it('is found in a fence or a here-document, and its blank lines between files belong to none', () => {
    const plain = parsePatch(patchOf('*** Update File: a', '-x', '*** Delete File: b'));
    const spaced = patchOf('*** Update File: a', '-x', '', '*** Delete File: b', '');
    expect(parsePatch(`\`\`\`\n${spaced}\n\`\`\`\n`)).toEqual(plain);
    expect(parsePatch(`apply_patch <<'EOF'\n${spaced}\nEOF\n`)).toEqual(plain);
  });

  it('that names 10,000 files, or is endless, is refused at once', () => {
    const many = Array.from({ length: 10_000 }, (_, at) => `*** Delete File: ${at}`);
    expect(parsePatch(patchOf(...many))).toBe('it names 10000 files, and at most 100 are taken');
    expect(parsePatch(patchOf('*** Add File: a', '+'.repeat(2_000_000)))).toBe(
      'it is longer than 2000000 characters',
    );
  });

  it('of whatever lines is read or refused, and never throws', () => {
    const line = fc.oneof(
      fc.constantFrom(
        '*** Add File: a',
        '*** Update File: b',
        '*** Move to: c',
        '@@',
        '*** End of File',
      ),
      fc.string(),
      fc.tuple(fc.constantFrom(' ', '+', '-'), fc.string()).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        expect(() => parsePatch(patchOf(...lines))).not.toThrow();
      }),
    );
  });
});
