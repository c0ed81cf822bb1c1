import { describe, expect, it } from '@jest/globals';
import { readManifest } from '#src/tools/custom/manifest.ts';
import { toFlags } from '#src/tools/custom/run-executable.ts';
import { aManifest } from '../a-tool-folder.ts';

const EXAMPLE = `name: tool-name
description: What the tool does
version: 1.0.0
entrypoint: tool-name  # Points to compiled binary (not .go file)
usage: |
  Detailed usage instructions for the agent.
  Explain parameters, expected inputs, and outputs.
parameters:
  - name: param_name
    type: string  # string, number, boolean
    required: true
    description: What this parameter does
  - name: optional_param
    type: number
    required: false
    description: Optional parameter with default behavior
`;

const ENTRY = 'name the source file, without any path, link or address';

function problems(text: string) {
  const reading = readManifest(text, 'lint');
  if (reading.kind === 'other') throw new Error('another kind');
  return {
    kind: reading.kind,
    problems: reading.problems.map(({ code, message }) => `${code} ${message}`),
  };
}

describe('a manifest', () => {
  it("of the document's own example is read whole", () => {
    expect(readManifest(EXAMPLE, 'tool-name')).toEqual({
      kind: 'manifest',
      problems: [],
      manifest: {
        name: 'tool-name',
        description: 'What the tool does',
        version: '1.0.0',
        entrypoint: 'tool-name',
        usage:
          'Detailed usage instructions for the agent.\nExplain parameters, expected inputs, and outputs.',
        parameters: [
          {
            name: 'param_name',
            type: 'string',
            required: true,
            description: 'What this parameter does',
          },
          {
            name: 'optional_param',
            type: 'number',
            required: false,
            description: 'Optional parameter with default behavior',
          },
        ],
        language: undefined,
        timeout: undefined,
        env: [],
        expose: false,
        tests: [],
      },
    });
  });

  it('keeps what looks like a number as it is written', () => {
    const reading = readManifest(
      'name: "007"\ndescription: 1\nversion: 1.10\nentrypoint: a.sh',
      '007',
    );
    expect(reading).toMatchObject({ manifest: { name: '007', description: '1', version: '1.10' } });
  });

  it('has tests, whose arguments have the types of the parameters', () => {
    const text = `name: sum
description: d
version: 1.0.0
entrypoint: sum.sh
parameters:
${['string', 'number', 'boolean'].map((type) => `  - { name: ${type}, type: ${type}, description: d }`).join('\n')}
tests:
  - name: of two
    arguments: { string: 007, number: "1e3", boolean: false }
    expect: { exitCode: 3, contains: x }
  - arguments:
      string: |
        a
        b
    expect:
      stdout: "007"
  -
`;
    expect(readManifest(text, 'sum')).toMatchObject({
      kind: 'manifest',
      problems: [],
      manifest: {
        tests: [
          {
            name: 'of two',
            arguments: { string: '007', number: 1000, boolean: false },
            expect: { exitCode: 3, contains: 'x' },
          },
          {
            name: 'test 2',
            arguments: { string: 'a\nb\n' },
            expect: { exitCode: 0, stdout: '007' },
          },
          { name: 'test 3', arguments: {}, expect: { exitCode: 0 } },
        ],
      },
    });
  });

  it('says everything that is wrong at once, each with its place', () => {
    const fields = {
      description: undefined,
      parameters: [{ name: 'a', type: 'date', description: 'd', must: 'x' }],
      timeout: '0',
      name: 'other',
      extra: 'x',
    };
    expect(problems(aManifest(fields)).problems).toEqual([
      'L_SHAPE description is missing',
      'L_SHAPE parameters[0].type must be string, number, integer, boolean',
      'L_SHAPE parameters[0].must is not a field of tool.yaml; it is ignored',
      'L_SHAPE timeout must be a whole number of seconds, 1 to 600',
      'L_SHAPE extra is not a field of tool.yaml; it is ignored',
      'L_NAME name is "other", but the folder is named "lint"',
    ]);
  });

  it('takes prototype keys for ordinary ones', () => {
    const text = `${aManifest().slice(0, -1)}, "__proto__": {"x": 1}, "tests": [{"arguments": {"__proto__": "1"}}]}`;
    expect(problems(text).problems).toEqual([
      'L_SHAPE __proto__ is not a field of tool.yaml; it is ignored',
      'L_SHAPE tests[0].arguments.__proto__ is not a parameter',
    ]);
  });
});

describe('a broken one', () => {
  it.each(['name', 'description', 'version', 'entrypoint'])('without %s is refused', (field) => {
    for (const value of [undefined, '', '  ', [], {}]) {
      const what = typeof value === 'object' ? 'must be text' : 'is missing';
      expect(problems(aManifest({ [field]: value }))).toEqual({
        kind: 'broken',
        problems: [`L_SHAPE ${field} ${what}`],
      });
    }
  });

  it.each([
    [
      'a parameter without a name',
      { parameters: [{ type: 'string', description: 'd' }] },
      'L_SHAPE parameters[0].name must begin with',
    ],
    [
      'a parameter without a description',
      { parameters: [{ name: 'a', type: 'string' }] },
      'L_SHAPE parameters[0].description is missing',
    ],
    [
      'an unsafe parameter',
      { parameters: [{ name: '-a=b', type: 'string', description: 'd' }] },
      'L_SHAPE parameters[0].name must begin with',
    ],
    [
      'a parameter named __proto__',
      { parameters: [{ name: '__proto__', type: 'string', description: 'd' }] },
      'L_SHAPE parameters[0].name must begin with',
    ],
    [
      'two of a name',
      { parameters: [1, 2].map(() => ({ name: 'a', type: 'string', description: 'd' })) },
      'L_SHAPE parameters[1].name is also the name of another parameter',
    ],
    ['a name with a separator', { name: '../lint' }, 'L_NAME name: a name has only letters'],
    ['a reserved name', { name: 'squad_route' }, 'L_RESERVED name: names that begin'],
    ['__proto__', { name: '__proto__' }, 'L_NAME name: "__"'],
    ['65 characters', { name: 'x'.repeat(65) }, 'L_NAME name: the name is longer'],
    [
      'a description of 50 KB',
      { description: 'x'.repeat(50_000) },
      'L_SHAPE description is longer',
    ],
    ['another language', { language: 'cobol' }, 'L_SHAPE language must be one of'],
    ['an endless limit', { timeout: '99999' }, 'L_SHAPE timeout must be a whole number'],
    ['too many tests', { tests: Array(65).fill({}) }, 'L_SHAPE tests must have at most 64 entries'],
    ['a variable that is none', { env: ['A=B'] }, 'L_SHAPE env[0] must be the name'],
  ])('%s is refused', (_, fields, problem) => {
    const found = problems(aManifest(fields));
    expect(found.kind).toBe('broken');
    expect(found.problems[0]).toContain(problem);
  });

  it.each([
    ...['../../evil.ts', '/etc/passwd', 'node_modules/.bin/x', 'https://x.test/a.js'],
    ...['node:child_process', '.', '..', 'a\\b', 'run.cmd', 'a\0', '-x'],
  ])('the entry point %j is refused', (entrypoint) => {
    expect(problems(aManifest({ entrypoint })).problems[0]).toContain('L_ENTRY entrypoint must be');
  });

  it.each([
    ['of two documents', 'name: lint\n---\nname: b', 'line 2 (MULTIPLE_DOCS)'],
    ['with a complex key', 'tests: [{ arguments: { ? { a: b } : c } }]', 'is missing'],
    ['that is empty', '', 'not a list of fields'],
    ['with a field twice', 'name: a\nname: b', 'DUPLICATE_KEY'],
    [
      'that grows by aliases',
      `a: &a [x]\nb: &b [${'*a,'.repeat(9)}*a]\nc: [${'*b,'.repeat(9)}*b]`,
      'not readable',
    ],
  ])('%s is a problem, not an exception', (_, text, message) => {
    const found = problems(text);
    expect(found.kind).toBe('broken');
    expect(found.problems[0]).toContain(message);
  });
});

describe('what is wrong', () => {
  const read = (text: string) => {
    const reading = readManifest(text, 'lint');
    return reading.kind === 'other' ? [] : reading.problems;
  };

  it.each([
    ['YAML', 'name: [', 'L_SHAPE', 'fix the YAML, or let create_custom_tool write a new one'],
    ['a field too many', aManifest({ more: 1 }), 'L_SHAPE', 'take it out, or correct its name'],
    ['a path', aManifest({ entrypoint: 'a/b' }), 'L_ENTRY', ENTRY],
    ['a version', aManifest({ version: 'x' }), 'L_SHAPE', 'correct it in tool.yaml'],
    ['a name', aManifest({ name: 'other' }), 'L_NAME', 'give both the same name'],
    ['a reserved name', aManifest({ name: 'view' }), 'L_RESERVED', 'give it another name'],
  ])('comes with what to do: %s', (_, text, code, next) => {
    expect(read(text)).toMatchObject([{ code, next }]);
  });

  it('is a file that is too long or nests too deep', () => {
    const fits = `${aManifest()}\n#`.padEnd(64 * 1024, 'x');
    expect(read(fits)).toEqual([]);
    expect(read(`${fits}x`)).toMatchObject([{ message: 'the file is longer than 65536 bytes' }]);
    expect(read('['.repeat(101))).toMatchObject([{ message: 'the file is nested too deeply' }]);
  });

  it.each(['apiVersion: x', 'kind: x'])('is nothing in a document of another kind: %s', (text) => {
    expect(readManifest(text, 'lint')).toEqual({ kind: 'other' });
  });

  it.each([
    ['integer', '5', 5],
    ['integer', '5.5', undefined],
    ['integer', '9007199254740992', undefined],
    ['number', '5.5', 5.5],
    ['number', '', undefined],
    ['number', '1e999', undefined],
    ['boolean', 'true', true],
    ['boolean', 'yes', undefined],
  ])('is an argument of a test that is no %s: %j', (type, given, value) => {
    const parameters = [{ name: 'a', type, description: 'd' }];
    const tests = [{ arguments: { a: given } }];
    const reading = readManifest(aManifest({ parameters, tests }), 'lint');
    if (value === undefined) {
      const message = `tests[0].arguments.a must be ${type}`;
      return expect(reading).toMatchObject({ kind: 'broken', problems: [{ message }] });
    }
    return expect(reading).toMatchObject({ manifest: { tests: [{ arguments: { a: value } }] } });
  });
});

const parameters = (['string', 'number', 'integer', 'boolean'] as const).map((type) => ({
  name: type,
  type,
  required: false,
  description: type,
}));

describe('flags', () => {
  it.each([
    [
      'each value in the order of the parameters',
      { integer: 1, string: 'a b', more: 2 },
      ['--string=a b', '--integer=1'],
    ],
    ['an empty text and false', { string: '', boolean: false }, ['--string=', '--boolean=false']],
    ['neither null nor undefined', { string: null, boolean: undefined }, []],
    ['a number that is not whole, and a large one', { number: 2 ** 60 }, [`--number=${2 ** 60}`]],
    ['120,000 bytes', { string: 'x'.repeat(119_991) }, [`--string=${'x'.repeat(119_991)}`]],
  ])('hold %s', (_, given, flags) => {
    expect(toFlags(parameters, given)).toEqual(flags);
  });

  it.each([
    [
      { integer: 2 ** 53 },
      'integer is larger than 2^53, the limit up to which numbers in JSON are exact',
    ],
    [{ integer: 1, string: 'a\0b' }, 'string contains a NUL character'],
    [{ string: 'é'.repeat(59_996) }, 'string is longer than 120000 bytes'],
  ])('are refused with the name of the argument', (given, reason) => {
    expect(toFlags(parameters, given)).toBe(reason);
  });

  it('of more than 1,000,000 bytes together are refused', () => {
    const names = Array.from({ length: 10 }, (_, at) => `p${at}`);
    const many = names.map(
      (name) => ({ name, type: 'string', required: false, description: '' }) as const,
    );
    const given = Object.fromEntries(names.map((name) => [name, 'x'.repeat(99_995)]));
    expect(toFlags(many, given)).toHaveLength(10);
    const reason = 'the arguments are longer than 1000000 bytes';
    expect(toFlags(many, { ...given, p0: 'x'.repeat(99_996) })).toBe(reason);
  });
});
