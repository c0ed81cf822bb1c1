// What `squad-action init` says, for a terminal of 80 columns: what it found, what it wrote, what is left.

import { plural } from '#src/text/count.ts';
import { wrapText } from '#src/text/cut-characters.ts';
import type { WorkflowText } from './check-workflows.ts';
import { toolsOf } from './plan-team.ts';
import { isSetupCommand } from './project/ecosystems.ts';
import { fillSteps, type SetupStep } from './project/setup-steps.ts';
import type { Project, Stack } from './stack.ts';
import { readWorkflow, type SquadJob } from './workflow-file.ts';

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

/** Names the action, or its reusable workflow. */
const PLACEHOLDER = /OWNER\/squad-action((?:\/[\w./-]+)?)@0{40}(?: # v[\d.]+)?/g;

/** What is filled into an example. */
export type WorkflowFacts = {
  /** `owner/name@commit` of the action; undefined when it isn't known. */
  readonly action: string | undefined;
  /** The steps that install what the checks need. */
  readonly steps: readonly SetupStep[];
};

/** Fills in what is known, and removes the lines that ask people to do so. */
export function fillWorkflow(text: string, { action, steps }: WorkflowFacts): string {
  const copied = text.replace(/^# Copy to \.github\S+ /, '# ');
  return pinAction(fillSteps(copied, steps, isSetupCommand).text, action);
}

function pinAction(text: string, action: string | undefined): string {
  if (action === undefined) return text;
  return text
    .replace(/^ *# Put the owner and the commit .*\r?\n/m, '')
    .replace(PLACEHOLDER, (_all, path: string) => action.replace('@', `${path}@`));
}

/** A file that `init` wrote before: its new text, what was mended in it, and what a person has to look at. */
export type MendedFile = {
  readonly path: string;
  readonly text: string;
  readonly acts: readonly string[];
  readonly notes: readonly string[];
};

/** Mends in a workflow of the squad what `init` wrote itself, and nothing that a person changed. */
export function mendWorkflow({ path, text }: WorkflowText, facts: WorkflowFacts): MendedFile {
  const { action, steps } = facts;
  const runsChecks = jobKinds({ path, text }).some((kind) => kind !== 'scribe');
  const filled = runsChecks
    ? fillSteps(text, steps, isSetupCommand)
    : ({ kind: 'same', text } as const);
  const pinned = pinAction(filled.text, action);
  const commands = steps.flatMap((step) => (step.kind === 'run' ? [step.run] : []));
  const isMissing = commands.some((command) => !text.includes(command));
  return {
    path,
    text: pinned,
    acts: [
      ...(pinned === filled.text ? [] : [`names ${action}`]),
      ...(filled.kind === 'filled' || filled.kind === 'replaced'
        ? [steps.length === 0 ? 'installs nothing any longer' : 'installs what the checks need now']
        : []),
    ],
    notes:
      filled.kind === 'left' && isMissing
        ? [
            `${path} has steps of your own, which stay. What the checks need here: ${commands.join('; ')}`,
          ]
        : [],
  };
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

/** What `init` found, and the files that it makes of it. */
export type InitPlan = {
  readonly stack: Stack;
  /** New files by path. */
  readonly files: ReadonlyMap<string, string>;
  /** Files that are there, and change. */
  readonly mended: readonly MendedFile[];
  /** Paths of files that existed already and stay as they are, and of workflows that do the same work. */
  readonly kept: readonly string[];
  /** The text to add to .gitattributes; may be empty. */
  readonly attributes: string;
  readonly hasAttributes: boolean;
  /** A new team's members (`Ripley (Lead)`), or the folder of a team that is kept; undefined when there is none. */
  readonly team: string | undefined;
  /** Why no team could be made, and what to do; undefined if there is one now, or none was wanted. */
  readonly noTeam: string | undefined;
  /** The roster of a team without members; undefined if somebody can work, or if there is no team. */
  readonly emptyTeam: string | undefined;
  /** What was left out or left alone, and why. */
  readonly notes: readonly string[];
  /** Whether the workflows, new or kept, still lack the action's owner and commit. */
  readonly needsPin: boolean;
};

export const ATTRIBUTES = '.gitattributes';

/** Returns the paths that a plan creates, those that it adds lines to, and those that it mends. */
export function planPaths({
  files,
  attributes,
  hasAttributes,
  mended,
}: Pick<InitPlan, 'files' | 'attributes' | 'hasAttributes' | 'mended'>) {
  const added = attributes === '' ? [] : [ATTRIBUTES];
  return {
    mended: mended.map(({ path }) => path),
    written: [...files.keys(), ...(hasAttributes ? [] : added)],
    extended: hasAttributes ? added : [],
  };
}

/** How the files get to the default branch. */
export type InitDelivery =
  | { readonly kind: 'written' }
  /** `--dry-run`. */
  | { readonly kind: 'planned' }
  | { readonly kind: 'pull-request'; readonly url: string }
  /** The branch is on GitHub, and a person opens the pull request there. */
  | { readonly kind: 'branch'; readonly url: string };

export type InitReport = {
  readonly plan: InitPlan;
  readonly delivery: InitDelivery;
  /** `acme/shop`; undefined when no remote says. */
  readonly name: string | undefined;
  readonly ownerKind: 'organisation' | 'person' | undefined;
  readonly defaultBranch: string;
  /** `owner/name@commit` in the workflows. */
  readonly action: string | undefined;
  /** The page of the repository's settings for Actions; undefined when its address isn't known. */
  readonly settingsPage: string | undefined;
};

/** Renders everything that a person is told. */
export function renderInit(report: InitReport): string {
  const { delivery, plan } = report;
  const { kept, noTeam } = plan;
  const { written, extended } = planPaths(plan);
  const isPlan = delivery.kind === 'planned';
  const mends = plan.mended.map(({ path, acts }) => `${path}: ${acts.join(', ')}`);
  return [
    ...renderFindings(report),
    '',
    ...(isUnchanged(plan) ? ['Everything exists already; nothing was written.', ''] : []),
    ...listPaths(isPlan ? 'Would write' : 'Written', written),
    ...listPaths(isPlan ? 'Would add lines to' : 'Lines added to', extended),
    ...listPaths(isPlan ? 'Would mend' : 'Mended', mends),
    ...listPaths('Left as it is', kept),
    ...plan.notes.flatMap((note) => [wrapText(note, NO_INDENT), '']),
    ...(noTeam === undefined ? [] : [wrapText(`No team was made. ${noTeam}`, NO_INDENT), '']),
    'What is left for you:',
    ...listTodo(report).map((item, at) =>
      wrapText(item, { first: `  ${at + 1}. `, rest: '     ' }),
    ),
    '',
  ].join('\n');
}

function isUnchanged(plan: InitPlan): boolean {
  const { written, extended, mended } = planPaths(plan);
  return written.length + extended.length + mended.length === 0;
}

const NO_INDENT = { first: '', rest: '' };

function renderFindings(report: InitReport): readonly string[] {
  const { name, ownerKind, defaultBranch, action, plan } = report;
  const { projects, checks, steps, conventions, style } = plan.stack;
  const rows: readonly (readonly [string, string | undefined])[] = [
    [
      'Repository',
      [name ?? 'no remote on a server', ownerKind && OWNERS[ownerKind]].filter(Boolean).join(', '),
    ],
    ['Branch', defaultBranch],
    ['Stack', projects.map(projectText).join(', ') || 'none recognised'],
    [
      'Install',
      steps.flatMap((step) => (step.kind === 'run' ? [stepText(step)] : [])).join('; ') ||
        undefined,
    ],
    [
      'Checks',
      checks.map(({ name }) => name).join(', ') || 'none found; .squad/config.json can name them',
    ],
    ['Conventions', [...conventions, ...style].join(', ') || undefined],
    ['Team', plan.team],
    ['Action', action ?? 'unknown from here'],
  ];
  return rows.flatMap(([title, text]) =>
    text === undefined ? [] : wrapText(text, { first: title.padEnd(13), rest: ' '.repeat(13) }),
  );
}

const projectText = (project: Project) =>
  `${toolsOf(project)}${project.folder === '' ? '' : ` in ${project.folder}/`}`;

const stepText = ({ run, folder }: { readonly run: string; readonly folder: string }) =>
  `${run}${folder === '' ? '' : ` (in ${folder}/)`}`;

const OWNERS = { organisation: 'owned by an organisation', person: 'owned by a person' } as const;

/** The longest list that is shown whole. */
const MAX_PATHS = 20;

function listPaths(title: string, paths: readonly string[]): readonly string[] {
  if (paths.length === 0) return [];
  const shown = paths.slice(0, MAX_PATHS).map((path) => `  ${path}`);
  const more = paths.length - shown.length;
  const head = `${title}, ${plural(paths.length, 'file')}:`;
  return [head, ...shown, ...(more > 0 ? [`  and ${more} more`] : []), ''];
}

/** Lists what is left for a person to do: at most six items. */
function listTodo(report: InitReport): readonly string[] {
  const { plan, delivery, settingsPage, ownerKind } = report;
  const page = settingsPage ?? 'Settings > Actions > General';
  const isPlanned = delivery.kind === 'planned' && !isUnchanged(plan);
  const items = [
    // Nothing else can be done before the files are there.
    isPlanned && 'Run this again without --dry-run.',
    plan.needsPin &&
      "In the workflows, replace OWNER and the zeros with the action's owner and commit.",
    plan.emptyTeam !== undefined && getMembers(plan.emptyTeam),
    !isPlanned && deliverIt(report),
    `Allow Actions to create pull requests: ${page}`,
    MODELS[ownerKind ?? 'unknown'],
    plan.emptyTeam === undefined &&
      plan.noTeam === undefined &&
      'Comment on an issue what you want, such as: @squad which tests are missing?',
  ];
  return items.filter((item) => item !== false);
}

function getMembers(roster: string): string {
  const first = roster.startsWith('.squad/')
    ? 'Run this again'
    : '`git mv .ai-team .squad`, and run this again';
  return `Nobody in ${roster} can work yet. ${first} with --add-members, which adds a team that fits this repository; or let Squad's own coordinator cast one.`;
}

function deliverIt({ delivery, defaultBranch, plan }: InitReport): string {
  const isDone = isUnchanged(plan);
  const toBranch = `${defaultBranch}: workflows answer comments from there.`;
  switch (delivery.kind) {
    case 'pull-request':
      return `Merge the pull request: ${delivery.url}`;
    case 'branch':
      return `Open the pull request, and merge it: ${delivery.url}`;
    case 'planned':
    case 'written':
      return `${isDone ? 'Make sure that the files are on' : 'Commit, and push to'} ${toBranch}`;
  }
}

/** Who pays for the models, according to GitHub's documentation of `copilot-requests`. */
const MODELS = {
  organisation:
    'Models: ask an owner of the organisation to allow "use of Copilot CLI billed to the organization".',
  person: 'Models: your own Copilot seat pays for them; nothing to set up.',
  unknown: "Models: the owner's Copilot pays; an organisation has to allow that.",
} as const;
