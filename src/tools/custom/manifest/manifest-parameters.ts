// The parameters of an executable tool: read from tool.yaml, and as the schema of a call's arguments.
import type { JsonSchema } from '../../../ports/agents.ts';
import { PARAMETER_TYPES, type Parameter } from './flags.ts';
import {
  type Fields,
  flagAt,
  ignored,
  isText,
  listAt,
  MAX_DESCRIPTION,
  type Reading,
  wrong,
} from './manifest-fields.ts';

const MAX_PARAMETERS = 64;
const PARAMETER_NAME = /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/;
const KNOWN = ['name', 'type', 'required', 'description'];

/** The list under `parameters`. */
export function parametersAt(fields: Fields, reading: Reading): readonly Parameter[] {
  const list = listAt(fields, 'parameters', reading);
  if (list.length > MAX_PARAMETERS) wrong(reading, `more than ${MAX_PARAMETERS} parameters`);
  const parameters = list
    .slice(0, MAX_PARAMETERS)
    .map((item, index) => parameterOf(item, `parameters[${index}]`, reading));
  const names = parameters.map(({ name }) => name);
  const twice = names.find((name, index) => name !== '' && names.indexOf(name) !== index);
  if (twice !== undefined) wrong(reading, `two parameters are named ${JSON.stringify(twice)}`);
  return parameters;
}

const PARAMETER_FORM = 'each has name, type, required and description';

function parameterOf(item: unknown, at: string, reading: Reading): Parameter {
  if (item instanceof Map) return parameterFrom(item, at, reading);
  wrong(reading, `${at} must be a list of fields: ${PARAMETER_FORM}`);
  return { name: '', type: 'string', required: false, description: '' };
}

function parameterFrom(fields: Fields, at: string, reading: Reading): Parameter {
  for (const key of fields.keys()) if (!KNOWN.includes(key)) ignored(reading, `${at}.${key}`);
  const name = fields.get('name');
  const isNamed = typeof name === 'string' && PARAMETER_NAME.test(name);
  if (!isNamed) {
    const shape = 'must begin with a letter or digit; then also "_" and "-", at most 64 in all';
    wrong(reading, `${at}.name ${shape}`);
  }
  const type = PARAMETER_TYPES.find((known) => known === fields.get('type'));
  if (type === undefined) wrong(reading, `${at}.type must be ${PARAMETER_TYPES.join(', ')}`);
  const description = fields.get('description');
  const isDescribed = isText(description);
  if (!isDescribed) wrong(reading, `${at}.description is missing`);
  return {
    name: isNamed ? name : '',
    type: type ?? 'string',
    required: flagAt(fields, 'required', { where: `${at}.required`, reading }),
    description: isDescribed ? description.trim().slice(0, MAX_DESCRIPTION) : '',
  };
}

/** The parameters as a schema of the arguments. Null counts as not given, where a parameter is optional. */
export function schemaOf(parameters: readonly Parameter[]): JsonSchema {
  const properties = parameters.map(({ name, type, required, description }) => {
    return [name, { type: required ? type : [type, 'null'], description }];
  });
  return {
    type: 'object',
    properties: Object.fromEntries(properties),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
    additionalProperties: false,
  };
}
