// The header `Retry-After`.

/** Returns its seconds, at least 1, from a number or a date; 60 for anything else, as GitHub recommends. */
export function retryAfterSeconds(value: string | null): number {
  const text = value?.trim() ?? '';
  const seconds = /^\d+$/.test(text) ? Number(text) : (Date.parse(text) - Date.now()) / 1000;
  return Number.isNaN(seconds) ? 60 : Math.max(1, Math.ceil(seconds));
}
