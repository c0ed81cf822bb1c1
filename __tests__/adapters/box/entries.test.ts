import { mkdirSync, mkdtempSync, realpathSync, rmdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { listEntries } from '#src/adapters/box/entries.ts';

/** Lists where a program's entries are, of those in a folder with these subfolders. */
function placesIn(readable: readonly string[], writable: readonly string[] = []) {
  const top = realpathSync(mkdtempSync(join(tmpdir(), 'squad-entries-')));
  const made = (names: readonly string[]) =>
    names.map((name) => {
      mkdirSync(join(top, name), { recursive: true });
      return join(top, name);
    });
  const [home = '', nothing = ''] = made(['home', 'nothing']);
  const program = {
    command: ['true'],
    environment: {},
    directory: home,
    home,
    writable: made(writable),
    readable: made(readable),
  };
  const shared = {
    readable: [],
    nothing: { folder: nothing, file: nothing },
    covered: [],
  };
  return listEntries(program, shared)
    .filter(({ to }) => to.startsWith(`${top}/`) && to !== home)
    .map(({ to }) => to.slice(top.length + 1));
}

describe('the entries of a box', () => {
  it('name a folder once, however often it may be read', () => {
    expect(placesIn(['tools', 'tools'])).toEqual(['tools']);
  });

  it('leave out what lies in a folder that may be read', () => {
    expect(placesIn(['tools/lint/lib', 'tools', 'tools2'])).toEqual(['tools', 'tools2']);
  });

  it('keep what may only be read in a folder that may be written', () => {
    const places = placesIn(['work/kept', 'work/kept'], ['work']);
    expect(new Set(places)).toEqual(new Set(['work', 'work/kept']));
  });

  it('keep a folder that may be read on the way to a folder that may be written', () => {
    expect(placesIn(['tools'], ['tools/own'])).toEqual(['tools', 'tools/own']);
  });

  it('hide the `.git` of a folder that programs write to, and are none where a link took its place', () => {
    const top = realpathSync(mkdtempSync(join(tmpdir(), 'squad-entries-')));
    const [home, nothing, work] = [join(top, 'home'), join(top, 'nothing'), join(top, 'work')];
    const dotGit = join(work, '.git');
    for (const folder of [home, nothing, dotGit]) mkdirSync(folder, { recursive: true });
    const list = () =>
      listEntries(
        {
          command: ['true'],
          environment: {},
          directory: work,
          home,
          writable: [work],
          readable: [],
        },
        { readable: [], nothing: { folder: nothing, file: nothing }, covered: [] },
      );
    const hidden = { kind: 'bind', from: nothing, to: dotGit, access: 'read' };
    expect(list()).toContainEqual(hidden);
    rmdirSync(dotGit);
    symlinkSync('/etc', dotGit);
    expect(list).toThrow('was replaced by a link');
  });
});
