// Matches a schema's `pattern` in linear time: a repository's pattern must not hang the run on a model's text.
import { type Pattern, parsePattern } from './pattern-parse.ts';

export type PatternMatcher =
  | { readonly kind: 'matcher'; readonly test: (text: string) => boolean }
  | { readonly kind: 'refused'; readonly reason: string };

type PatternEdge = Extract<Pattern, { kind: 'edge' }>['of'];

/** One step: take a character, pass an edge, or go on at one of two places. */
type MatchStep =
  | { readonly kind: 'one'; readonly takesCharacter: (character: string) => boolean }
  | { readonly kind: 'edge'; readonly of: PatternEdge }
  | { readonly kind: 'fork'; readonly to: readonly number[] }
  | { readonly kind: 'match' };

const MAX_STEPS = 5_000;

/** Compiles a pattern as JSON Schema means it: found anywhere in the text. Never throws. */
export function compilePattern(source: string): PatternMatcher {
  const flags = ['u', ''].find((candidate) => isExpression(source, candidate));
  if (flags === undefined) return { kind: 'refused', reason: 'the pattern is not valid' };
  const reading = parsePattern(source);
  if (reading.kind === 'refused') return reading;
  const steps: MatchStep[] = [];
  if (!appendSteps(steps, reading.pattern, flags)) {
    return { kind: 'refused', reason: 'the pattern repeats too much' };
  }
  steps.push({ kind: 'match' });
  return { kind: 'matcher', test: (text) => matches(steps, text) };
}

function isExpression(source: string, flags: string): boolean {
  try {
    return new RegExp(source, flags).source !== '';
  } catch {
    return false;
  }
}

/** False when there are too many steps. */
function appendSteps(steps: MatchStep[], pattern: Pattern, flags: string): boolean {
  if (steps.length > MAX_STEPS) return false;
  switch (pattern.kind) {
    case 'one': {
      const expression = new RegExp(`^(?:${pattern.source})$`, flags);
      steps.push({ kind: 'one', takesCharacter: (character) => expression.test(character) });
      return true;
    }
    case 'edge':
      steps.push(pattern);
      return true;
    case 'sequence':
      return pattern.parts.every((part) => appendSteps(steps, part, flags));
    case 'choice':
      return appendChoice(steps, pattern.parts, flags);
    case 'repeat':
      return appendRepeat(steps, pattern, flags);
  }
}

function appendChoice(steps: MatchStep[], parts: readonly Pattern[], flags: string): boolean {
  const starts: number[] = [];
  const ends: number[] = [];
  const fork = steps.push({ kind: 'fork', to: starts }) - 1;
  const fits = parts.every((part) => {
    starts.push(steps.length);
    const isAppended = appendSteps(steps, part, flags);
    ends.push(steps.push({ kind: 'fork', to: [] }) - 1);
    return isAppended;
  });
  for (const end of ends) steps[end] = { kind: 'fork', to: [steps.length] };
  steps[fork] = { kind: 'fork', to: starts };
  return fits;
}

function appendRepeat(
  steps: MatchStep[],
  { part, min, max }: Extract<Pattern, { kind: 'repeat' }>,
  flags: string,
): boolean {
  for (let count = 0; count < min; count += 1) if (!appendSteps(steps, part, flags)) return false;
  if (max === Number.POSITIVE_INFINITY) {
    const fork = steps.push({ kind: 'fork', to: [] }) - 1;
    const fits = appendSteps(steps, part, flags);
    steps.push({ kind: 'fork', to: [fork] });
    steps[fork] = { kind: 'fork', to: [fork + 1, steps.length] };
    return fits;
  }
  const forks: number[] = [];
  for (let count = min; count < max; count += 1) {
    forks.push(steps.push({ kind: 'fork', to: [] }) - 1);
    if (!appendSteps(steps, part, flags)) return false;
  }
  for (const fork of forks) steps[fork] = { kind: 'fork', to: [fork + 1, steps.length] };
  return true;
}

type MatchPosition = { readonly before: string | undefined; readonly after: string | undefined };

function matches(steps: readonly MatchStep[], text: string): boolean {
  const characters = [...text];
  let current: readonly number[] = [];
  for (let at = 0; at <= characters.length; at += 1) {
    const position = { before: characters[at - 1], after: characters[at] };
    // A match may begin anywhere.
    const reached = followForks(steps, [...current, 0], position);
    if (reached.has(steps.length - 1)) return true;
    current = [...reached]
      .filter((index) => takesCharacter(steps[index], position.after))
      .map((i) => i + 1);
  }
  return false;
}

function takesCharacter(step: MatchStep | undefined, character: string | undefined): boolean {
  return step?.kind === 'one' && character !== undefined && step.takesCharacter(character);
}

/** Every step that is reached without taking a character. */
function followForks(
  steps: readonly MatchStep[],
  from: readonly number[],
  position: MatchPosition,
): ReadonlySet<number> {
  const reached = new Set<number>(from);
  // A set grows while one goes through it.
  for (const index of reached) {
    const step = steps[index];
    if (step?.kind === 'fork') for (const next of step.to) reached.add(next);
    if (step?.kind === 'edge' && isAt(step.of, position)) reached.add(index + 1);
  }
  return reached;
}

function isAt(edge: PatternEdge, { before, after }: MatchPosition): boolean {
  if (edge === 'start') return before === undefined;
  if (edge === 'end') return after === undefined;
  return (isWord(before) !== isWord(after)) === (edge === 'word');
}

function isWord(character: string | undefined): boolean {
  return character !== undefined && /^\w$/.test(character);
}
