// A call's arguments and result as the run's record shows them: masked, short, and without what may be private.
import { cutCharacters } from '../../text/cut-characters.ts';

const PRIVATE_NAME = /content|query|token|secret|password|key|auth/i;
const MAX_CHARACTERS = 1_024;

/** JSON of a call's arguments or result, at most 1,024 characters. Throws where it is no JSON value (a cycle, a bigint). */
export function toRecordedJson(value: unknown, mask: (text: string) => string): string {
  const json = JSON.stringify(value ?? null, (name, inner: unknown) => {
    if (name !== '' && PRIVATE_NAME.test(name)) return '[redacted]';
    // Masked before it is quoted and cut: escapes or half a secret would no longer be recognised.
    return typeof inner === 'string' ? mask(inner) : inner;
  });
  return cutCharacters(mask(json), MAX_CHARACTERS);
}
