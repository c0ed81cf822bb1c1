// Says what is wrong with arguments that don't fit a schema, without their values.
import type { ErrorObject } from 'ajv';
import { cutCharacters } from '#src/text/index.ts';

const MAX_NAME_LENGTH = 64;
/** The most characters of a reason. */
export const MAX_REASON_LENGTH = 300;

/** Returns the validator's first complaint, in words for a model. */
export function describeError(error: ErrorObject | undefined): string {
  if (error === undefined) return 'the arguments do not fit';
  const field = cutCharacters(error.instancePath.slice(1).replaceAll('/', '.'), MAX_NAME_LENGTH);
  const where = field === '' ? '' : `${field}: `;
  if (error.keyword === 'required') {
    return `${field === '' ? '' : `${field}.`}${parameterName(error, 'missingProperty')} is required`;
  }
  if (error.keyword === 'additionalProperties') {
    return `${where}unknown argument ${JSON.stringify(parameterName(error, 'additionalProperty'))}`;
  }
  if (error.keyword === 'type') {
    return `${where}must be ${[error.params.type].flat().join(' or ')}`;
  }
  const allowed = error.keyword === 'enum' ? `: ${toShortJson(error.params.allowedValues)}` : '';
  return `${where}${error.message ?? 'does not fit'}${allowed}`;
}

function parameterName({ params }: ErrorObject, key: string): string {
  return cutCharacters(String(params[key]), MAX_NAME_LENGTH);
}

function toShortJson(values: unknown): string {
  return cutCharacters(String(JSON.stringify(values)), MAX_REASON_LENGTH);
}
