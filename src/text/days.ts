// Days as files and people have them.

/** `2026-01-31`, from milliseconds since the epoch. */
export function dayOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}
