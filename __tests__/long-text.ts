/**
 * Repeats `unit` until the text has at least `length` characters, for tests of time and of limits. In `npm run test:unit`,
 * which sets QUICK_TESTS, it has a fifth of them; `npm test` tries the whole length.
 */
export function longText(unit: string, length: number): string {
  const wanted = process.env.QUICK_TESTS === undefined ? length : length / 5;
  return unit.repeat(Math.ceil(wanted / unit.length));
}
