// Arguments as flags: `--name=value`, by the type that tool.yaml declares, in its order.

export const PARAMETER_TYPES = ['string', 'number', 'integer', 'boolean'] as const;

export type Parameter = {
  readonly name: string;
  readonly type: (typeof PARAMETER_TYPES)[number];
  readonly required: boolean;
  readonly description: string;
};

export type Flags =
  | { readonly kind: 'flags'; readonly flags: readonly string[] }
  | { readonly kind: 'refused'; readonly reason: string };

/** Linux takes no longer argument (128 KiB with its end), and far less than this in all. */
const MAX_FLAG_BYTES = 120_000;
const MAX_ALL_BYTES = 1_000_000;

/**
 * Arguments that have been checked, as flags. A value stays what it is: `"007"` is a text, an empty text is a value;
 * null counts as not given.
 */
export function flagsOf(
  parameters: readonly Parameter[],
  given: Readonly<Record<string, unknown>>,
): Flags {
  const flags = parameters.flatMap(({ name }) => {
    const value = Object.hasOwn(given, name) ? given[name] : undefined;
    return value === undefined || value === null ? [] : [{ name, flag: `--${name}=${value}` }];
  });
  const vague = parameters.find(({ type, name }) => type === 'integer' && isVague(given[name]));
  if (vague !== undefined) {
    return refused(`${vague.name} is larger than a number in JSON is exact, which is 2^53`);
  }
  const nul = flags.find(({ flag }) => flag.includes('\0'));
  if (nul !== undefined) return refused(`${nul.name} holds a NUL character`);
  const long = flags.find(({ flag }) => Buffer.byteLength(flag) > MAX_FLAG_BYTES);
  if (long !== undefined) return refused(`${long.name} is longer than ${MAX_FLAG_BYTES} bytes`);
  const all = flags.reduce((sum, { flag }) => sum + Buffer.byteLength(flag), 0);
  if (all > MAX_ALL_BYTES) return refused(`the arguments are longer than ${MAX_ALL_BYTES} bytes`);
  return { kind: 'flags', flags: flags.map(({ flag }) => flag) };
}

/** Digits may be lost already: the tool would get another number than the one that was written. */
function isVague(value: unknown): boolean {
  return typeof value === 'number' && !Number.isSafeInteger(value);
}

function refused(reason: string): Flags {
  return { kind: 'refused', reason };
}
