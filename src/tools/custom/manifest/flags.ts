// Turns arguments into flags, `--name=value`, in the order of tool.yaml.
export const PARAMETER_TYPES = ['string', 'number', 'integer', 'boolean'] as const;

export type ToolParameter = {
  readonly name: string;
  readonly type: (typeof PARAMETER_TYPES)[number];
  readonly required: boolean;
  readonly description: string;
};

export type FlagsResult =
  | { readonly kind: 'flags'; readonly flags: readonly string[] }
  | { readonly kind: 'refused'; readonly reason: string };

/** Linux limits a single argument to 128 KiB, and also all arguments together. */
const MAX_FLAG_BYTES = 120_000;
const MAX_TOTAL_BYTES = 1_000_000;

/** Turns checked arguments into flags. An empty text is a value; null counts as not given. */
export function toFlags(
  parameters: readonly ToolParameter[],
  given: Readonly<Record<string, unknown>>,
): FlagsResult {
  const flags = parameters.flatMap(({ name }) => {
    const value = Object.hasOwn(given, name) ? given[name] : undefined;
    return value === undefined || value === null ? [] : [{ name, flag: `--${name}=${value}` }];
  });
  const inexact = parameters.find(({ type, name }) => type === 'integer' && isInexact(given[name]));
  if (inexact !== undefined) {
    return refusedFlags(
      `${inexact.name} is larger than 2^53, the limit up to which numbers in JSON are exact`,
    );
  }
  const withNul = flags.find(({ flag }) => flag.includes('\0'));
  if (withNul !== undefined) return refusedFlags(`${withNul.name} contains a NUL character`);
  const tooLong = flags.find(({ flag }) => Buffer.byteLength(flag) > MAX_FLAG_BYTES);
  if (tooLong !== undefined)
    return refusedFlags(`${tooLong.name} is longer than ${MAX_FLAG_BYTES} bytes`);
  const totalBytes = flags.reduce((sum, { flag }) => sum + Buffer.byteLength(flag), 0);
  if (totalBytes > MAX_TOTAL_BYTES)
    return refusedFlags(`the arguments are longer than ${MAX_TOTAL_BYTES} bytes`);
  return { kind: 'flags', flags: flags.map(({ flag }) => flag) };
}

/** True for a number that may have lost digits when its JSON was parsed. */
function isInexact(value: unknown): boolean {
  return typeof value === 'number' && !Number.isSafeInteger(value);
}

function refusedFlags(reason: string): FlagsResult {
  return { kind: 'refused', reason };
}
