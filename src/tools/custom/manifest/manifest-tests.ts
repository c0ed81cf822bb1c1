// The tests of an executable tool, as its author wrote them in tool.yaml: calls, and what each must say.
import type { Parameter } from './flags.ts';
import { type Fields, ignored, isText, listAt, type Reading, wrong } from './manifest-fields.ts';

export type ToolTest = {
  readonly name: string;
  /** By the parameters' types. */
  readonly arguments: Readonly<Record<string, string | number | boolean>>;
  readonly expect: {
    /** 0 unless it says otherwise. */
    readonly exitCode: number;
    /** The whole of standard output, but for blanks and line breaks at its end. */
    readonly stdout: string | undefined;
    /** A part of standard output. */
    readonly contains: string | undefined;
  };
};

const MAX_TESTS = 64;
const KNOWN = ['name', 'arguments', 'expect'];
const EXPECTATIONS = ['exitCode', 'stdout', 'contains'];

/** The list under `tests`. */
export function testsAt(
  fields: Fields,
  parameters: readonly Parameter[],
  reading: Reading,
): readonly ToolTest[] {
  const list = listAt(fields, 'tests', reading);
  if (list.length > MAX_TESTS) wrong(reading, `more than ${MAX_TESTS} tests`);
  return list.slice(0, MAX_TESTS).map((item, index) => {
    const at = `tests[${index}]`;
    const test = knownAt(item, KNOWN, { at, reading });
    const name = test.get('name');
    const given = { at: `${at}.arguments`, reading };
    return {
      name: isText(name) ? name.trim().slice(0, 100) : `test ${index + 1}`,
      arguments: argumentsAt(test.get('arguments'), parameters, given),
      expect: expectationAt(test.get('expect'), { at: `${at}.expect`, reading }),
    };
  });
}

type Place = { readonly at: string; readonly reading: Reading };

/** The fields of a value; none when it is left out. */
function mapAt(value: unknown, { at, reading }: Place): Fields {
  if (value instanceof Map) return new Map([...value].map(([key, field]) => [String(key), field]));
  if (value !== undefined && value !== '') wrong(reading, `${at} must be fields with values`);
  return new Map();
}

function knownAt(value: unknown, known: readonly string[], place: Place): Fields {
  const fields = mapAt(value, place);
  for (const key of fields.keys()) {
    if (!known.includes(key)) ignored(place.reading, `${place.at}.${key}`);
  }
  return fields;
}

function argumentsAt(
  value: unknown,
  parameters: readonly Parameter[],
  { at, reading }: Place,
): ToolTest['arguments'] {
  const fields = mapAt(value, { at, reading });
  const given = [...fields].map(([name, text]) => {
    const parameter = parameters.find((one) => one.name === name);
    const read = parameter === undefined ? undefined : readValue(text, parameter.type);
    if (read === undefined) {
      const must = parameter === undefined ? 'is not a parameter' : `must be ${parameter.type}`;
      wrong(reading, `${at}.${name.slice(0, 80)} ${must}`);
    }
    return [name, read ?? ''] as const;
  });
  return Object.fromEntries(given);
}

const BOOLEANS: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['false', false],
]);

/** The manifest holds texts alone; what they mean is the parameter's to say. */
function readValue(text: unknown, type: Parameter['type']): string | number | boolean | undefined {
  if (typeof text !== 'string') return undefined;
  if (type === 'string') return text;
  if (type === 'boolean') return BOOLEANS.get(text);
  const number = text.trim() === '' ? Number.NaN : Number(text);
  const fits = type === 'integer' ? Number.isSafeInteger(number) : Number.isFinite(number);
  return fits ? number : undefined;
}

function expectationAt(value: unknown, { at, reading }: Place): ToolTest['expect'] {
  const fields = knownAt(value, EXPECTATIONS, { at, reading });
  const text = (key: string) => {
    const found = fields.get(key);
    if (found === undefined || typeof found === 'string') return found;
    wrong(reading, `${at}.${key} must be a text`);
    return undefined;
  };
  const code = fields.get('exitCode') ?? '0';
  const isCode = typeof code === 'string' && /^\d{1,3}$/.test(code) && Number(code) <= 255;
  if (!isCode) wrong(reading, `${at}.exitCode must be a whole number, 0 to 255`);
  return {
    exitCode: Number(isCode ? code : 0),
    stdout: text('stdout'),
    contains: text('contains'),
  };
}
