// Faults: wrong answers that a test sends instead of the real ones.

export type Fault = {
  readonly method?: string;
  /** A part of the path, such as `/pulls` or `git-receive-pack`. */
  readonly path: string;
  /** How many requests fail; by default 1. */
  readonly times?: number;
  readonly status?: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Does the work, then closes the socket without an answer. */
  readonly drop?: boolean;
  /** How many milliseconds to wait first. */
  readonly delayMs?: number;
};

type ArmedFault = { readonly fault: Fault; left: number };

export type Faults = {
  add(fault: Fault): void;
  /** Returns the fault for this request, if any, and counts it as used. */
  take(method: string, path: string): Fault | undefined;
};

export function createFaults(): Faults {
  const armedFaults: ArmedFault[] = [];
  return {
    add(fault) {
      armedFaults.push({ fault, left: fault.times ?? 1 });
    },
    take(method, path) {
      const next = armedFaults.find(
        ({ fault, left }) =>
          left > 0 &&
          (fault.method === undefined || fault.method === method) &&
          path.includes(fault.path),
      );
      if (next !== undefined) next.left -= 1;
      return next?.fault;
    },
  };
}
