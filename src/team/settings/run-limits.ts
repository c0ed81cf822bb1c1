// The limits of a run, and how a repository lowers them.
import * as z from 'zod';
import { section } from './setting-shapes.ts';

/** The limits of a run. */
export type RunLimits = {
  readonly tokens: number;
  readonly toolCalls: number;
  readonly minutes: number;
  readonly agents: number;
};

/** The limits that a repository lowers. */
export type LowerLimits = { readonly [Name in keyof RunLimits]?: RunLimits[Name] | undefined };

const WRONG_AMOUNT = 'expected a positive number';
const WRONG_COUNT = 'expected a positive whole number';
const AMOUNT = z.number(WRONG_AMOUNT).positive(WRONG_AMOUNT).optional();
const COUNT = z.int(WRONG_COUNT).positive(WRONG_COUNT).optional();

/** The key `limits`. */
export const LIMITS = section({ tokens: AMOUNT, toolCalls: COUNT, minutes: AMOUNT, agents: COUNT });

/** Returns the limits of a run: what the workflow allows, or less if the repository says so. */
export function narrowLimits(ceiling: RunLimits, limits: LowerLimits): RunLimits {
  const lower = (key: keyof RunLimits) => Math.min(ceiling[key], limits[key] ?? ceiling[key]);
  return {
    tokens: lower('tokens'),
    toolCalls: lower('toolCalls'),
    minutes: lower('minutes'),
    agents: lower('agents'),
  };
}
