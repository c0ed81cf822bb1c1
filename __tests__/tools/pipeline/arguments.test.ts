import { describe, expect, it } from '@jest/globals';
import * as z from 'zod';
import { describeIssues, ignoredNote } from '../../../src/tools/pipeline/arguments.ts';

const shape = z.strictObject({
  targetAgent: z.string(),
  task: z.string(),
  line: z.int().optional(),
});

function issuesOf(schema: z.ZodType, input: unknown): string {
  const { success, error } = schema.safeParse(input);
  return success ? '' : describeIssues(error.issues);
}

describe('arguments that do not fit', () => {
  it.each([
    ['one that is missing', { task: 'a' }, 'targetAgent is required'],
    [
      'another name of much the same letters',
      { task: 'a', target_agent: 'b', more: 1 },
      'targetAgent is required (you gave "target_agent"), unknown argument "target_agent", "more"',
    ],
    [
      'a part of the name',
      { task: 'a', agent: 'b', x: 1 },
      'targetAgent is required (you gave "agent"), unknown argument "agent", "x"',
    ],
    [
      'the only unknown one',
      { task: 'a', to: 'b' },
      'targetAgent is required (you gave "to"), unknown argument "to"',
    ],
    ['something else than an object', 'text', 'the arguments must be one object'],
  ])('are named: %s', (_, input, expected) => {
    expect(issuesOf(shape, input)).toBe(expected);
  });

  it('are named with the place in a list, and never with their value', () => {
    const list = z.object({ files: z.array(z.object({ path: z.string() })) });
    const said = issuesOf(list, { files: [{ path: 'a' }, { path: 5 }] });
    expect(said).toMatch(/^files\.1\.path: /);
    expect(issuesOf(shape, { task: 'a', targetAgent: 'b', line: 'hunter2' })).not.toContain(
      'hunter2',
    );
  });

  it('are counted when they are many', () => {
    const names = Array.from({ length: 30 }, (_, number) => `a${number}`);
    const many = z.object(Object.fromEntries(names.map((name) => [name, z.string()])));
    const said = issuesOf(many, {});
    const shown = said.split(', ');
    expect(shown.at(-1)).toBe(`and ${30 - shown.length + 1} more`);
    expect(shown.slice(0, -1)).toEqual(
      names.slice(0, shown.length - 1).map((name) => `${name} is required`),
    );
    expect(ignoredNote(names)).toMatch(
      /^Ignored, because there is no such argument: "a0", "a1", .*, and \d+ more\.$/,
    );
    expect(ignoredNote(['a', 'b'])).toBe('Ignored, because there is no such argument: "a", "b".');
  });
});
