// What happened in a run, in the words that the job's log and the run's page share.
import { firstOf, firstParagraph, plural } from '#src/text/index.ts';
import { commandOf, shortCommand } from '../commands.ts';

const ACTS = {
  'run.started': 'asks:',
  'agent.failed': 'failed:',
  'agent.stopped': 'was stopped:',
  'agent.resumed': 'goes on',
  appeal: 'asks people:',
  decision: 'decides:',
  learning: 'learns:',
  'checks.off': 'none ran:',
  limit: 'stops:',
  notice: 'notifies people:',
  'run.ended': 'ends:',
} as const;

/** Kinds of events that a single text describes completely. */
export type PlainAct = keyof typeof ACTS;

/** Returns `decides: Login is validated on the server`, for example. */
export function actText(kind: PlainAct, about = ''): string {
  return `${ACTS[kind]} ${about}`;
}

/** Says how an agent's task ended: `is done: The form is checked.`, or what it asks people. */
export function answerText(answer: string, question?: string): string {
  if (question !== undefined) return `asks: ${firstParagraph(question)}`;
  const said = firstParagraph(answer);
  return said === '' ? 'ends without an answer' : `is done: ${said}`;
}

/** Returns `runs npm test`, for example, from the call's recorded input. */
export function commandText(input: string): string {
  return `runs ${shortCommand(commandOf(input) ?? '', MAX_COMMAND) || 'a command'}`;
}

const MAX_COMMAND = 100;

/** Returns `may not write .git/config: it is git's own`, for example. */
export function deniedText({ access, path, reason }: DeniedFile): string {
  const why = reason.startsWith(`${path}: `) ? reason.slice(path.length + 2) : reason;
  return `may not ${access} ${path.trim() || 'an unnamed path'}: ${why}`;
}

type DeniedFile = { readonly access: string; readonly path: string; readonly reason: string };

/** Returns `reviews: changes requested, 2 findings`, for example; the verdict may be missing. */
export function reviewText(verdict: string, findings: number): string {
  const amount = findings === 0 ? 'no findings' : plural(findings, 'finding');
  const said = verdict === 'none' ? 'no verdict' : verdict.replaceAll('-', ' ');
  const given = said === '' ? [] : [said];
  return `reviews: ${[...given, amount].join(', ')}`;
}

const RESULTS: ReadonlyMap<string, string> = new Map([
  ['failed-on-base', 'failed with and without this work'],
  ['timed-out', 'timed out'],
  ['not-run', 'was not run'],
]);

/** Returns `npm test passed`, for example. */
export function checkText(name: string, result: string): string {
  return `${name} ${RESULTS.get(result) ?? result}`;
}

/** Returns `resolves a conflict`, or where the conflicting work was kept. */
export function conflictText(keptOn: string | undefined): string {
  return keptOn ? `keeps its work on ${keptOn}: conflict` : 'resolves a conflict';
}

const MAX_PATHS = 3;

/** Returns `src/a.js, src/b.js, src/c.js and 2 more`, for example. */
export function pathsText(paths: readonly string[]): string {
  return firstOf(paths, MAX_PATHS, (path) => path);
}

const EFFECTS: Readonly<Record<string, string>> = {
  push: 'pushes',
  'pull-request': 'opens pull request',
  ready: 'marks ready for review:',
  review: 'posts a review on',
  reviewers: 'asks for a review by',
  'review-reply': 'replies in',
};

/** Returns `pushes squad/7-login 0123456`, for example. */
export function effectText(effect: string, detail: string): string {
  const short = detail.replace(/\b([0-9a-f]{7})[0-9a-f]{33}\b/g, '$1');
  return `${Object.hasOwn(EFFECTS, effect) ? EFFECTS[effect] : effect} ${short}`;
}
