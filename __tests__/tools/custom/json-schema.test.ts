import { describe, expect, it } from '@jest/globals';
import type { JsonSchema } from '#src/ports/agents.ts';
import {
  checkArguments as check,
  compileSchema,
  findPatternProblem,
  findSchemaProblem,
} from '#src/tools/custom/json-schema.ts';

const SCHEMA = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  type: 'object',
  properties: {
    text: { type: 'string', pattern: '^[a-z]+$' },
    other: { type: 'string', pattern: '^[0-9]+$' },
    count: { type: 'integer', default: 3 },
    size: { type: ['number', 'null'] },
    mode: { enum: ['a', 'b'] },
    list: { type: 'array', items: { type: 'object', required: ['id'] } },
  },
  required: ['text'],
  additionalProperties: false,
};

describe('arguments', () => {
  it.each([
    [
      'that fit',
      { text: 'x', other: '1', count: 1, size: null, mode: 'a', list: [{ id: 1 }] },
      undefined,
    ],
    ['without a required one', {}, 'text is required'],
    ['without a nested required one', { text: 'x', list: [{}] }, 'list.0.id is required'],
    ['with an unknown one', { text: 'x', y: 1 }, 'unknown argument "y"'],
    ['with a wrong type in a union', { text: 'x', size: '1' }, 'size: must be number or null'],
    [
      'that break the second pattern',
      { text: 'x', other: 'x' },
      'other: must match pattern "^[0-9]+$"',
    ],
    [
      'that are no finite number',
      { text: 'x', size: Number.POSITIVE_INFINITY },
      'size: must be number or null',
    ],
    ['with a fraction for an integer', { text: 'x', count: 1.5 }, 'count: must be integer'],
    [
      'with a value outside the choice',
      { text: 'x', mode: 'c' },
      'mode: must be equal to one of the allowed values: ["a","b"]',
    ],
    ['that are no object', '{"text":', 'the arguments must be one object'],
  ])('%s', (_, input, reason) => {
    expect(check(SCHEMA, input)).toBe(reason);
  });

  it('get no silent default and no other type', () => {
    const input = { text: 'x' };
    expect(check(SCHEMA, input)).toBeUndefined();
    expect(input).toEqual({ text: 'x' });
    expect(check(SCHEMA, { text: 'x', count: '3' })).toBe('count: must be integer');
  });

  it('never hold __proto__, also where the schema allows extras', () => {
    const input = JSON.parse('{"deep":[{"__proto__":{"polluted":true}}]}');
    expect(check({ type: 'object' }, input)).toBe('the arguments contain the name "__proto__"');
  });

  it('are not satisfied by what every object inherits', () => {
    const schema = { type: 'object', required: ['toString'] };
    expect(check(schema, {})).toBe('toString is required');
  });

  it('of 1 MB, very deep or of very many parts are an answer', () => {
    expect(check({ type: 'object' }, { text: 'x'.repeat(1_000_000) })).toBeUndefined();
    const deep = JSON.parse(`${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`);
    expect(check({ type: 'object' }, deep)).toBe('the arguments nest deeper than 64 levels');
    const many = { list: Array.from({ length: 30_000 }, () => 1) };
    expect(check({ type: 'object' }, many)).toBe('the arguments have more than 20000 parts');
  });
});

describe('a schema', () => {
  const nested = (depth: number): JsonSchema =>
    depth === 0 ? {} : { type: 'object', properties: { a: nested(depth - 1) } };

  it.each([
    ['that is not of an object', { type: 'string' }, 'must have "type": "object"'],
    [
      'with a remote $ref',
      { properties: { a: { $ref: 'https://x.test/y' } } },
      'outside the schema',
    ],
    ['1,000 deep', nested(1_000), 'nest deeper than 32 levels'],
    [
      'with a pattern that looks ahead',
      { properties: { a: { pattern: '(?=a)' } } },
      'in linear time',
    ],
    [
      'with such a property name',
      { patternProperties: { '(?=a)': { type: 'string' } } },
      'in linear time',
    ],
    ['with an unknown type', { properties: { a: { type: 'text' } } }, 'not valid'],
    ['with a $ref to nothing', { properties: { a: { $ref: '#/none' } } }, 'not valid'],
    ['with __proto__', JSON.parse('{"properties":{"__proto__":{}}}'), '__proto__'],
  ])('%s is refused', (_, schema, reason) => {
    expect(compileSchema(schema)).toEqual(expect.stringContaining(reason));
  });

  it.each([
    ['17 levels of properties', nested(17), 'the parameters nest deeper than 32 levels'],
    ['5,001 parts', { enum: Array(4_999).fill(1) }, 'the parameters have more than 5000 parts'],
  ])('is judged before it is compiled: %s', (_, schema, problem) => {
    expect(findSchemaProblem(schema)).toBe(problem);
  });

  it('is refused when it is asynchronous: its promise would pass for a yes', () => {
    const schema = { $async: true, type: 'object', required: ['a'] };
    expect(compileSchema(schema)).toBe('the schema is asynchronous');
  });

  it('neither sees nor disturbs another one: references, names and patterns are its own', () => {
    const recursive = (type: string, $id?: string): JsonSchema => ({
      type: 'object',
      properties: {
        next: { $ref: '#' },
        n: { $ref: '#/$defs/n' },
        ...($id === undefined ? {} : { named: { $id, $defs: { n: { type } } } }),
      },
      $defs: { n: { type } },
      additionalProperties: false,
    });
    const name = 'https://x.test/part';
    const schemas = [
      ...[recursive('number'), recursive('string', name), recursive('boolean', name)],
      recursive('array'),
    ];
    const values = [1, 'x', true, []];
    const fitting = schemas.map((schema) =>
      values.filter((n) => check(schema, { next: { n } }) === undefined),
    );
    expect(fitting).toEqual(values.map((value) => [value]));
    const stranger = { type: 'object', properties: { a: { $ref: `${name}#/$defs/n` } } };
    expect(compileSchema(stranger)).toContain('names something outside');
  });
});

describe('a pattern', () => {
  it.each([
    ['^(a+)+$', `${'a'.repeat(50_000)}!`],
    ['^(a|a)*b$', 'a'.repeat(50_000)],
    ['a*a*a*a*b', 'a'.repeat(20_000)],
  ])('that makes a backtracking engine hang is matched in linear time: %s', (pattern, text) => {
    const schema = { properties: { text: { type: 'string', pattern } } };
    expect(check(schema, { text })).toContain('must match pattern');
  });

  it.each([
    ['(a)\\1', 'in linear time'],
    ['(?=a)b', 'in linear time'],
    ['(', 'missing closing'],
    ['((a{100}){100}){100}', 'in linear time (invalid'],
    [`${'(?:a{0,1000}b)'.repeat(10)}`, 'repeats too much'],
    ['a'.repeat(1_001), 'longer than 1000'],
  ])('%s is refused', (pattern, reason) => {
    expect(findPatternProblem(pattern)).toContain(reason);
  });
});
