// The forms in which a secret may stand in a text: its lines, its parts and its usual encodings.
import { readingsOf } from '#src/text/readings.ts';

const SHORTEST_TRANSFORMED = 12;
const SHORTEST_PART = 24;
/** A published key was once stripped of its first characters to get past masking. */
const PREFIX = 7;
const SHORTEST_KEY_LINE = 24;

/** Returns the texts to look for: every form of each secret that is long enough. */
export function needlesOf(secrets: readonly string[], shortest: number): readonly string[] {
  const trimmed = secrets.map((secret) => secret.trim());
  // A secret with blanks of its own is found between others only without them.
  const squeezed = trimmed.flatMap((secret) => readingsOf(secret).squeezed);
  const whole = [...trimmed, ...squeezed, ...trimmed.flatMap(keyLines)].filter(
    (secret) => secret.length >= shortest,
  );
  const needles = new Set([...whole, ...whole.flatMap(formsOf)]);
  return [...needles].filter((needle) => needle.length >= shortest);
}

/** Returns the long lines of a multi-line secret, since a log shows them one at a time. */
function keyLines(secret: string): readonly string[] {
  if (!secret.includes('\n')) return [];
  const lines = secret.split('\n').map((line) => line.trim());
  return lines.filter((line) => line.length >= SHORTEST_KEY_LINE && !/[\s:]|^-/.test(line));
}

function formsOf(secret: string): readonly string[] {
  const bytes = Buffer.from(secret, 'utf8');
  const hex = bytes.toString('hex');
  const forms = [
    ...base64Forms(bytes),
    ...base64Twice(bytes),
    ...[hex, hex.replace(/..(?!$)/g, '$&:')].flatMap((one) => [one, one.toUpperCase()]),
    encodeURIComponent(bytes.toString('utf8')),
    [...bytes].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''),
    JSON.stringify(secret).slice(1, -1),
    unicodeEscaped(secret),
  ];
  if (secret.length < SHORTEST_TRANSFORMED) return forms;
  forms.push([...secret].reverse().join(''), secret.toUpperCase(), secret.toLowerCase());
  if (secret.length < SHORTEST_PART) return forms;
  return [...forms, secret.slice(PREFIX), secret.slice(0, -PREFIX)];
}

/** Base64 of the bytes alone, and the part of it that is the same wherever they stand in longer data. */
function base64Forms(bytes: Buffer): readonly string[] {
  const forms = [bytes.toString('base64'), ...insideBase64(bytes)];
  return forms.flatMap((form) => [form, form.replaceAll('+', '-').replaceAll('/', '_')]);
}

function insideBase64(bytes: Buffer): readonly string[] {
  const forms = [0, 1, 2].map((offset) => {
    const shifted = Buffer.concat([Buffer.alloc(offset), bytes]);
    const last = Math.floor(shifted.length / 3) * 4;
    return shifted.toString('base64').slice(offset === 0 ? 0 : 4, last);
  });
  return forms.filter((form) => form.length >= SHORTEST_TRANSFORMED);
}

/** The constant part of the base64 of a base64 text that begins with the bytes or contains them. */
function base64Twice(bytes: Buffer): readonly string[] {
  const inner = [bytes.toString('base64'), ...insideBase64(bytes)];
  return inner.flatMap((form) => insideBase64(Buffer.from(form)));
}

function unicodeEscaped(secret: string): string {
  const units = Array.from({ length: secret.length }, (_, index) => secret.charCodeAt(index));
  return units.map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`).join('');
}
