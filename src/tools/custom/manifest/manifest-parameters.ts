// The parameters of an executable tool: read from tool.yaml, and as the schema of a call's arguments.
import type { JsonSchema } from '../../../ports/agents.ts';
import { PARAMETER_TYPES, type ToolParameter } from './flags.ts';
import {
  addIgnoredField,
  addShapeProblem,
  isNonBlankText,
  MAX_DESCRIPTION_LENGTH,
  type ManifestFields,
  type ProblemCollector,
  readFlag,
  readList,
} from './manifest-fields.ts';

const MAX_PARAMETERS = 64;
const PARAMETER_NAME = /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/;
const KNOWN_FIELDS = ['name', 'type', 'required', 'description'];

/** The list under `parameters`. */
export function readParameters(
  fields: ManifestFields,
  collector: ProblemCollector,
): readonly ToolParameter[] {
  const list = readList(fields, 'parameters', collector);
  if (list.length > MAX_PARAMETERS)
    addShapeProblem(collector, `more than ${MAX_PARAMETERS} parameters`);
  const parameters = list
    .slice(0, MAX_PARAMETERS)
    .map((item, index) => readParameter(item, `parameters[${index}]`, collector));
  const names = parameters.map(({ name }) => name);
  const duplicate = names.find((name, index) => name !== '' && names.indexOf(name) !== index);
  if (duplicate !== undefined)
    addShapeProblem(collector, `two parameters are named ${JSON.stringify(duplicate)}`);
  return parameters;
}

const PARAMETER_FORM = 'each has name, type, required and description';

function readParameter(item: unknown, at: string, collector: ProblemCollector): ToolParameter {
  if (item instanceof Map) return readParameterFields(item, at, collector);
  addShapeProblem(collector, `${at} must be a list of fields: ${PARAMETER_FORM}`);
  return { name: '', type: 'string', required: false, description: '' };
}

function readParameterFields(
  fields: ManifestFields,
  at: string,
  collector: ProblemCollector,
): ToolParameter {
  for (const key of fields.keys())
    if (!KNOWN_FIELDS.includes(key)) addIgnoredField(collector, `${at}.${key}`);
  const name = fields.get('name');
  const isNamed = typeof name === 'string' && PARAMETER_NAME.test(name);
  if (!isNamed) {
    const shape = 'must begin with a letter or digit; then also "_" and "-", at most 64 in all';
    addShapeProblem(collector, `${at}.name ${shape}`);
  }
  const type = PARAMETER_TYPES.find((known) => known === fields.get('type'));
  if (type === undefined)
    addShapeProblem(collector, `${at}.type must be ${PARAMETER_TYPES.join(', ')}`);
  const description = fields.get('description');
  const isDescribed = isNonBlankText(description);
  if (!isDescribed) addShapeProblem(collector, `${at}.description is missing`);
  return {
    name: isNamed ? name : '',
    type: type ?? 'string',
    required: readFlag(fields, 'required', { where: `${at}.required`, collector }),
    description: isDescribed ? description.trim().slice(0, MAX_DESCRIPTION_LENGTH) : '',
  };
}

/** The parameters as a schema of the arguments. Null counts as not given, where a parameter is optional. */
export function parametersSchema(parameters: readonly ToolParameter[]): JsonSchema {
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
