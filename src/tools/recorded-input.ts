// A call's arguments as the run's record shows them: masked, short, and without what may be private.
import { cutCharacters } from './cut.ts';

const PRIVATE_NAME = /content|query|token|secret|password|key|auth/i;
const MAX_CHARACTERS = 1_024;

/** JSON of the arguments, at most 1,024 characters. Throws where the input is no JSON value (a cycle, a bigint). */
export function recordInput(input: unknown, mask: (text: string) => string): string {
  const json = JSON.stringify(input ?? null, (name, value: unknown) => {
    if (name !== '' && PRIVATE_NAME.test(name)) return '[redacted]';
    // Masked before it is quoted and cut: escapes or half a secret would no longer be recognised.
    return typeof value === 'string' ? mask(value) : value;
  });
  return cutCharacters(mask(json), MAX_CHARACTERS);
}
