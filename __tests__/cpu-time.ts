/**
 * Returns for how many milliseconds the processor works on something. Other programs lengthen the time on a clock, and jest
 * stops no test that waits for nothing.
 */
export function cpuTime(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
