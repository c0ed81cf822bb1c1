// The tests of an executable tool, as its author wrote them in tool.yaml: calls, and what each must say.
import type { ToolParameter } from './flags.ts';
import {
  addIgnoredField,
  addShapeProblem,
  isNonBlankText,
  type ManifestFields,
  type ProblemCollector,
  readList,
} from './manifest-fields.ts';

export type ManifestTest = {
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
const KNOWN_FIELDS = ['name', 'arguments', 'expect'];
const EXPECTATIONS = ['exitCode', 'stdout', 'contains'];

/** The list under `tests`. */
export function readTests(
  fields: ManifestFields,
  parameters: readonly ToolParameter[],
  collector: ProblemCollector,
): readonly ManifestTest[] {
  const list = readList(fields, 'tests', collector);
  if (list.length > MAX_TESTS) addShapeProblem(collector, `more than ${MAX_TESTS} tests`);
  return list.slice(0, MAX_TESTS).map((item, index) => {
    const at = `tests[${index}]`;
    const test = readKnownFields(item, KNOWN_FIELDS, { at, collector });
    const name = test.get('name');
    const given = { at: `${at}.arguments`, collector };
    return {
      name: isNonBlankText(name) ? name.trim().slice(0, 100) : `test ${index + 1}`,
      arguments: readTestArguments(test.get('arguments'), parameters, given),
      expect: readExpectation(test.get('expect'), { at: `${at}.expect`, collector }),
    };
  });
}

type FieldLocation = { readonly at: string; readonly collector: ProblemCollector };

/** The fields of a value; none when it is left out. */
function readMap(value: unknown, { at, collector }: FieldLocation): ManifestFields {
  if (value instanceof Map) return new Map([...value].map(([key, field]) => [String(key), field]));
  if (value !== undefined && value !== '')
    addShapeProblem(collector, `${at} must be fields with values`);
  return new Map();
}

function readKnownFields(
  value: unknown,
  known: readonly string[],
  location: FieldLocation,
): ManifestFields {
  const fields = readMap(value, location);
  for (const key of fields.keys()) {
    if (!known.includes(key)) addIgnoredField(location.collector, `${location.at}.${key}`);
  }
  return fields;
}

function readTestArguments(
  value: unknown,
  parameters: readonly ToolParameter[],
  { at, collector }: FieldLocation,
): ManifestTest['arguments'] {
  const fields = readMap(value, { at, collector });
  const given = [...fields].map(([name, text]) => {
    const parameter = parameters.find((one) => one.name === name);
    const read = parameter === undefined ? undefined : readValue(text, parameter.type);
    if (read === undefined) {
      const requirement =
        parameter === undefined ? 'is not a parameter' : `must be ${parameter.type}`;
      addShapeProblem(collector, `${at}.${name.slice(0, 80)} ${requirement}`);
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
function readValue(
  text: unknown,
  type: ToolParameter['type'],
): string | number | boolean | undefined {
  if (typeof text !== 'string') return undefined;
  if (type === 'string') return text;
  if (type === 'boolean') return BOOLEANS.get(text);
  const number = text.trim() === '' ? Number.NaN : Number(text);
  const fits = type === 'integer' ? Number.isSafeInteger(number) : Number.isFinite(number);
  return fits ? number : undefined;
}

function readExpectation(value: unknown, { at, collector }: FieldLocation): ManifestTest['expect'] {
  const fields = readKnownFields(value, EXPECTATIONS, { at, collector });
  const text = (key: string) => {
    const found = fields.get(key);
    if (found === undefined || typeof found === 'string') return found;
    addShapeProblem(collector, `${at}.${key} must be a text`);
    return undefined;
  };
  const code = fields.get('exitCode') ?? '0';
  const isCode = typeof code === 'string' && /^\d{1,3}$/.test(code) && Number(code) <= 255;
  if (!isCode) addShapeProblem(collector, `${at}.exitCode must be a whole number, 0 to 255`);
  return {
    exitCode: Number(isCode ? code : 0),
    stdout: text('stdout'),
    contains: text('contains'),
  };
}
