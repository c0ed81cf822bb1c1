// `squad-action init`: decides which files a repository gets. Nothing is overwritten.
import type { WorkflowText } from '../checks/check-workflows.ts';
import { readWorkflow, type SquadJob } from '../workflow-file.ts';

/** Finds a file that already has a job of the example's kind: with both, two jobs would answer each comment. */
export function findExistingWorkflow(
  example: WorkflowText,
  present: readonly WorkflowText[],
): string | undefined {
  const kinds = jobKinds(example);
  return present.find((one) => jobKinds(one).some((kind) => kinds.includes(kind)))?.path;
}

/** Returns the example's own path or, if another file has that name, one with `-action` in it. */
export function freePath(path: string, present: readonly WorkflowText[]): string {
  const isTaken = present.some((one) => one.path === path);
  return isTaken ? path.replace(/\.yml$/, '-action.yml') : path;
}

function jobKinds({ path, text }: WorkflowText): readonly SquadJob['kind'][] {
  const reading = readWorkflow(path, text);
  // A file that can't be read may have either kind.
  return reading.kind === 'read' ? reading.jobs.map(({ kind }) => kind) : ['comment', 'scribe'];
}

const PLACEHOLDER = /OWNER\/squad-action@0{40}(?: # v[\d.]+)?/g;

/** What is filled into an example. */
export type WorkflowFacts = {
  /** `owner/name@commit` of the action; undefined when it isn't known. */
  readonly action: string | undefined;
  /** The command that installs what the checks need; undefined when it isn't known. */
  readonly install: string | undefined;
};

/** Fills in what is known, and removes the lines that ask people to do so. */
export function fillWorkflow(text: string, { action, install }: WorkflowFacts): string {
  const copied = text.replace(/^# Copy to \.github\S+ /, '# ');
  const installed =
    install === undefined
      ? copied
      : copied.replace(
          /^( *)# - run: npm ci$/m,
          (_line, indent: string) => `${indent}- run: ${install}`,
        );
  if (action === undefined) return installed;
  return installed
    .replace(/^ *# Put the owner and the commit .*\n/m, '')
    .replace(PLACEHOLDER, () => action);
}

/** Whether a workflow still has the placeholder for the action's name. */
export function hasPlaceholder(text: string): boolean {
  return text.search(PLACEHOLDER) >= 0;
}

const UNION_MERGED = ['decisions.md', 'agents/*/history.md', 'log/**', 'orchestration-log/**'];

/**
 * Returns the lines that .gitattributes lacks so that git keeps what two branches added to the memory in `directory`; may
 * be empty. `present` is the file's text, undefined when there is no file. The line ends are those of the file.
 */
export function missingAttributes(present: string | undefined, directory: string): string {
  const text = present ?? '';
  const lines = new Set(text.split(/\r?\n/).map((line) => line.trim().split(/\s+/).join(' ')));
  const wanted = UNION_MERGED.map((path) => `${directory}/${path} merge=union`);
  const missing = wanted.filter((line) => !lines.has(line));
  if (missing.length === 0) return '';
  const end = text.includes('\r\n') ? '\r\n' : '\n';
  const start = text === '' || text.endsWith('\n') ? '' : end;
  return `${start}${missing.join(end)}${end}`;
}
