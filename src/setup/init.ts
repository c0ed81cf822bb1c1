// `squad-action init`: which files a repository gets, and what people are told afterwards. Nothing is overwritten.
import { wrapText } from '../text/wrap-text.ts';
import type { WorkflowText } from './checks/check-workflows.ts';
import { type NewTeam, newTeamFiles } from './new-team.ts';
import { readWorkflow, type SquadJob } from './workflow-file.ts';

export type InitFilesOptions = NewTeam & {
  /** False where the repository has a team, or the person wants the workflows alone. */
  readonly makesTeam: boolean;
  /** The workflows that are wanted, by their paths. */
  readonly workflows: ReadonlyMap<string, string>;
};

/** Every file that the repository should have, by path; those that are there already stay as they are. */
export function listInitFiles(options: InitFilesOptions): ReadonlyMap<string, string> {
  return new Map([...(options.makesTeam ? newTeamFiles(options) : []), ...options.workflows]);
}

/** The file that has a job of the example's kind already: with both, two jobs would answer each comment. */
export function findExistingWorkflow(
  example: WorkflowText,
  present: readonly WorkflowText[],
): string | undefined {
  const kinds = jobKinds(example);
  const other = present.find(
    (one) => one.path !== example.path && jobKinds(one).some((kind) => kinds.includes(kind)),
  );
  return other?.path;
}

function jobKinds({ path, text }: WorkflowText): readonly SquadJob['kind'][] {
  const reading = readWorkflow(path, text);
  return reading.kind === 'read' ? reading.jobs.map(({ kind }) => kind) : [];
}

const UNION_MERGED = ['decisions.md', 'agents/*/history.md', 'log/**', 'orchestration-log/**'];

/**
 * What .gitattributes lacks so that git keeps what two branches added to the memory in `directory`; empty when nothing.
 * `present`: the file's text, undefined when there is none. The line ends are those of the file.
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

export type InitReport = {
  /** Paths of new files, of files that got more lines, and of files that were there and stay as they are. */
  readonly written: readonly string[];
  readonly extended: readonly string[];
  readonly kept: readonly string[];
  /** Why no team could be made, and what to do; undefined where there is one now, or none was wanted. */
  readonly noTeam: string | undefined;
  /** Whether the workflows still name no owner and commit of the action. */
  readonly needsPin: boolean;
  /** The page of the repository's settings for Actions; undefined when its address isn't known. */
  readonly settingsPage: string | undefined;
};

/** What was done and what to do next, for a terminal of 80 columns. */
export function renderInit(report: InitReport): string {
  const { written, extended, kept, noTeam } = report;
  const isUnchanged = written.length + extended.length === 0;
  return [
    ...(isUnchanged ? ['Everything is there already; nothing was written.\n'] : []),
    ...listPaths('Written:', written),
    ...listPaths('Lines added at the end of:', extended),
    ...listPaths('There already, left as they are:', kept),
    ...(noTeam === undefined ? [] : [`${wrapText(`No team was made. ${noTeam}`, NO_INDENT)}\n`]),
    'What to do next:',
    ...toDo(report).map((item, at) => wrapText(item, { first: `  ${at + 1}. `, rest: '     ' })),
    '',
  ].join('\n');
}

const NO_INDENT = { first: '', rest: '' };

function listPaths(title: string, paths: readonly string[]): readonly string[] {
  return paths.length === 0 ? [] : [title, ...paths.map((path) => `  ${path}`), ''];
}

function toDo({ written, extended, needsPin, settingsPage }: InitReport): readonly string[] {
  const page = settingsPage === undefined ? '' : ` (${settingsPage})`;
  const isUnchanged = written.length + extended.length === 0;
  const madeTeam = written.some((path) => path.endsWith('/team.md'));
  const items = [
    needsPin &&
      'In the last lines of the workflows put the owner of the action and the commit of the release you chose, instead of OWNER and the zeros.',
    madeTeam &&
      'Read .squad/team.md and the three charters, and make them yours: names, roles, what they own.',
    `${isUnchanged ? 'If they are not there yet, commit' : 'Commit'} these files and push them to the default branch: workflows that answer comments run from there alone.`,
    `On GitHub open Settings > Actions > General${page}, and under "Workflow permissions" allow GitHub Actions to create and approve pull requests.`,
    'Models: in an organisation with Copilot there is nothing to do. Elsewhere store a fine-grained token with the permission Copilot Requests, or a provider\'s key, as a secret, and name it under `with:` in squad.yml; README.md, "Credentials for the models", shows how.',
    'Run this command once more with `doctor` in place of `init`: it says what is still missing.',
    'Comment `@squad help` on an issue; then ask for something, such as `@squad add a test for the login form`.',
  ];
  return items.filter((item) => item !== false);
}
