// A call's arguments and result as the run's record has them: masked, short, and without private values.
import { headOf } from '#src/text/index.ts';

const PRIVATE_NAME = /content|query|token|secret|password|key|auth/i;
const MAX_CHARACTERS = 1_024;
/** A command's last line says more than its middle. */
const END_SHARE = 5 / 16;
const MARK = '...';

/** Returns JSON of at most `max` characters. Throws for what JSON can't hold (a cycle, a bigint). */
export function toRecordedJson(
  value: unknown,
  mask: (text: string) => string,
  max = MAX_CHARACTERS,
): string {
  const json = JSON.stringify(value ?? null, (name, inner: unknown) => {
    if (name !== '' && PRIVATE_NAME.test(name)) return '[redacted]';
    // Masked before it is escaped and cut: the mask would find neither an escaped secret nor half a secret.
    return typeof inner === 'string' ? mask(inner) : inner;
  });
  return cutMiddle(mask(json), max);
}

function cutMiddle(json: string, max: number): string {
  if (json.length <= max) return json;
  const end = json.slice(-Math.floor(max * END_SHARE)).replace(/^[\uDC00-\uDFFF]/, '');
  return `${headOf(json, max - MARK.length - end.length)}${MARK}${end}`;
}
