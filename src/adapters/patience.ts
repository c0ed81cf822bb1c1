// Waiting with an end: for whatever may never answer.

/** The work's result, or what `late` makes of it after `ms` milliseconds; the work itself goes on unheard. */
export async function within<T>(
  ms: number,
  work: Promise<T>,
  late: () => T | Promise<T>,
): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  return Promise.race([work, over.then(late)]).finally(() => clearTimeout(timer));
}
