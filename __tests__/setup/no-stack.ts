// What is found in a repository without anything.
import type { Stack } from '#src/setup/stack.ts';

export const noStack: Stack = {
  projects: [],
  checks: [],
  needsSettings: false,
  steps: [],
  share: [],
  conventions: [],
  style: [],
  isSplit: false,
  notes: [],
};
