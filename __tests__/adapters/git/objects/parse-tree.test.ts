// git's folders, with the modes that it writes today and those that old trees hold.
import { expect, it } from '@jest/globals';
import { parseTree } from '../../../../src/adapters/git/objects/parse-tree.ts';

const ID = Buffer.alloc(20, 0xab);

const entry = (mode: string, name: string) => Buffer.concat([Buffer.from(`${mode} ${name}\0`), ID]);

it.each([
  ['100644', '100644'],
  ['100664', '100644'],
  ['100755', '100755'],
  ['100775', '100755'],
  ['40000', '40000'],
  ['040000', '40000'],
  ['120000', '120000'],
  ['160000', '160000'],
])('reads the mode %s as %s', (written, read) => {
  const tree = Buffer.concat([entry(written, 'a b\n'), entry('100644', 'z')]);
  const object = ID.toString('hex');
  expect(parseTree(tree, 20)).toEqual([
    { mode: read, name: 'a b\n', object },
    { mode: '100644', name: 'z', object },
  ]);
});
