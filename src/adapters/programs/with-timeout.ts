// Waiting with an end: for whatever may never answer.

/** The work's result, or what `late` makes of it after `ms` milliseconds; the work itself goes on unheard. */
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
