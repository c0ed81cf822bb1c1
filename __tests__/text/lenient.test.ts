import { describe, expect, it } from '@jest/globals';
import * as z from 'zod';
import { fieldsBy, readLeniently } from '#src/text/lenient.ts';

const schema = z.strictObject({
  list: z.array(z.int('must be a whole number')).optional(),
  deep: z.strictObject({ word: z.string('must be a text').optional() }).optional(),
  names: fieldsBy(z.string('must be a text').optional(), 'must be fields'),
});

describe('reading leniently', () => {
  it('names each wrong value with its path, leaves it out and keeps the rest', () => {
    const value: unknown = JSON.parse(
      '{"list":[1,"x",2,1.5],"deep":{"word":3,"more":1},"names":{"__proto__":"a","b":1},"other":{}}',
    );
    expect(readLeniently(schema, value)).toEqual({
      data: {
        list: [1, 2],
        deep: {},
        names: new Map([
          ['__proto__', 'a'],
          ['b', undefined],
        ]),
      },
      flaws: [
        ['list[1]', 'must be a whole number', false],
        ['list[3]', 'must be a whole number', false],
        ['deep.word', 'must be a text', false],
        ['deep.more', expect.any(String), true],
        ['names.b', 'must be a text', false],
        ['other', expect.any(String), true],
      ].map(([path, message, isUnknown]) => expect.objectContaining({ path, message, isUnknown })),
    });
  });

  it('reads nothing where the whole is wrong, or something is missing that must be there', () => {
    expect(readLeniently(schema, []).data).toEqual({ names: new Map() });
    expect(readLeniently(z.strictObject({ a: z.string() }), { a: 1 })).toMatchObject({
      data: undefined,
      flaws: [{ path: 'a' }],
    });
  });

  it('says one thing about one value', () => {
    const strict = z.strictObject({ a: z.string('x').min(3, 'y').regex(/b/, 'z') });
    expect(readLeniently(strict, { a: '' }).flaws).toMatchObject([{ path: 'a', message: 'y' }]);
  });
});
