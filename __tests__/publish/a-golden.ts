import { readFileSync, writeFileSync } from 'node:fs';
import { expect } from '@jest/globals';

/** Holds a whole text as people see it against a file: `golden/<name>.md`. With `GOLDEN=write` it writes that file first. */
export function expectGolden(name: string, text: string): void {
  expectFile(new URL(`./golden/${name}.md`, import.meta.url), text);
}

/** The same for a file elsewhere. */
export function expectFile(file: URL, text: string): void {
  if (process.env.GOLDEN === 'write') writeFileSync(file, `${text}\n`);
  expect(`${text}\n`).toBe(readFileSync(file, 'utf8'));
}
