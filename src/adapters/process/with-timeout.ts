// Waits for work that may never end.

/** Returns the work's result, or that of `onTimeout` after `ms` milliseconds. The work goes on, but its result is ignored. */
export async function withTimeout<T>(
  ms: number,
  work: Promise<T>,
  onTimeout: () => T | Promise<T>,
): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timedOut = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  return Promise.race([work, timedOut.then(onTimeout)]).finally(() => clearTimeout(timer));
}
