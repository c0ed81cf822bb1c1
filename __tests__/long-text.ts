/** Repeats `unit` until the text has at least `length` characters, for tests of time and of limits. */
export function longText(unit: string, length: number): string {
  return unit.repeat(Math.ceil(length / unit.length));
}
