// Faults: wrong answers that a test or a scenario sends instead of the real ones.
import * as z from 'zod';

export const faultSchema = z.strictObject({
  method: z.string().exactOptional(),
  /** A part of the path or the query, such as `/pulls` or `service=git-receive-pack`. */
  path: z.string(),
  /** How many requests fail; by default 1. */
  times: z.number().int().exactOptional(),
  status: z.number().int().exactOptional(),
  body: z.unknown().exactOptional(),
  headers: z.record(z.string(), z.string()).exactOptional(),
  /** Does the work, then closes the socket without an answer. */
  drop: z.boolean().exactOptional(),
  /** How many milliseconds to wait first. */
  delayMs: z.number().int().exactOptional(),
});

export type Fault = z.infer<typeof faultSchema>;

export type Faults = {
  add(fault: Fault): void;
  /** Returns the fault for this request, if any, and counts it as used. */
  take(method: string, path: string): Fault | undefined;
};

export function createFaults(): Faults {
  const armed: { readonly fault: Fault; left: number }[] = [];
  return {
    add: (fault) => void armed.push({ fault, left: fault.times ?? 1 }),
    take(method, path) {
      const next = armed.find(
        ({ fault, left }) =>
          left > 0 && (fault.method ?? method) === method && path.includes(fault.path),
      );
      if (next !== undefined) next.left -= 1;
      return next?.fault;
    },
  };
}
