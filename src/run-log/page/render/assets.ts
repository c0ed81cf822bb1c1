// The page's style sheet and script, which are separate files here; the bundle holds them as texts.
import { readFileSync } from 'node:fs';

const textOf = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8');

/** Returns the style sheet. */
export const pageStyle = (): string => textOf('./page.css');

/** Returns the script that plays the run. */
export const pageScript = (): string => textOf('./play.js');
