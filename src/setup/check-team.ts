// Checks the team's own files, as one commit has them: who can work, and what Scribe can't merge.

import { attempt, describe } from '#src/errors.ts';
import { unknownDays } from '#src/markdown/labels.ts';
import { readLines } from '#src/markdown/sections.ts';
import type { TreeEntry, TrustedTree } from '#src/ports/git.ts';
import { exampleMembers } from '#src/publish/replies/command-replies.ts';
import { findCorruption, type UnreadableFile } from '#src/scribe/inboxes.ts';
import { planScribe, type ScribeTally } from '#src/scribe/plan.ts';
import { CHARTER_BYTES, type Charter, isAgentFile, loadCharter } from '#src/team/charter.ts';
import { isRoutable, type Member } from '#src/team/member.ts';
import { isRegularFile } from '#src/team/repository-files.ts';
import { listSkills } from '#src/team/skills.ts';
import { CONFIG_BYTES, readTeam, type SquadLocation, type Team } from '#src/team/team.ts';
import { firstOf, plural } from '#src/text/count.ts';
import { oneLine } from '#src/text/one-line.ts';
import { type DoctorFinding, type DoctorTarget, foundIn, ok, problem, warning } from './finding.ts';

const MANY_INBOX_FILES = 100;
const MAX_FILE_BYTES = 1_048_576;

type MemoryFacts = {
  readonly holdsSecret: (text: string) => boolean;
  /** `YYYY-MM-DD`, UTC. */
  readonly today: string;
  /** The workflow file that runs Scribe; undefined when there is none. */
  readonly scribeWorkflow: string | undefined;
};

/** Asks Scribe what it would do with the memory below `directory`, and checks file sizes. Scribe's errors become findings. */
async function checkMemory(
  tree: TrustedTree,
  directory: string,
  facts: MemoryFacts,
): Promise<readonly DoctorFinding[]> {
  const start = `${directory}/`;
  const files = tree.entries.filter(
    ({ path, mode }) => path.startsWith(start) && isRegularFile(mode),
  );
  const relativePath = ({ path }: TreeEntry) => path.slice(start.length);
  const shared = files.filter((file) => SHARED_FILES.test(relativePath(file)));
  const decided = files.filter((file) => DECISIONS_FILES.test(relativePath(file)));
  const [planned, broken, days] = await Promise.all([
    attempt(planScribe(tree, { ...facts, squadDirectory: directory })),
    Promise.all(shared.map(({ path }) => readBroken(tree, path))),
    Promise.all(decided.map(({ path }) => checkDays(tree, path))),
  ]);
  const plan = planned.kind === 'done' ? planned.value : undefined;
  const blocking = plan?.kind === 'broken' ? plan.brokenFiles : [];
  const others = broken
    .filter((file) => file !== undefined)
    .filter(({ path }) => blocking.every((file) => file.path !== path));
  return foundIn([
    planned.kind === 'threw' ? planFailure(planned.error) : undefined,
    ...blocking.map((file) => brokenFinding(file, 'Scribe makes no changes until it is fixed.')),
    ...others.map((file) => brokenFinding(file, 'Scribe will stop there.')),
    ...(plan?.kind === 'planned' ? checkInboxes(plan.tally, facts) : []),
    ...days,
    ...files.map((file) => checkSize(file, relativePath(file), facts)),
  ]);
}

const SHARED_FILES = /^(?:decisions|agents\/[^/]+\/history)\.md$/;

/** Looks for damage in a file now, since Scribe opens a history only when something waits for it. */
async function readBroken(tree: TrustedTree, path: string): Promise<UnreadableFile | undefined> {
  const reason = findCorruption((await tree.read(path, MAX_FILE_BYTES)) ?? '');
  return reason === undefined ? undefined : { path, reason };
}

const DECISIONS_FILES = /^(?:decisions|decisions\/decisions|decisions\/inbox\/[^/]+)\.md$/;

/** Names the first days of decisions that nobody understands: such a decision counts as undated. */
async function checkDays(tree: TrustedTree, path: string): Promise<DoctorFinding | undefined> {
  const days = unknownDays(readLines((await tree.read(path, MAX_FILE_BYTES)) ?? ''));
  if (days.length === 0) return undefined;
  const shown = firstOf(days, 3, ({ line, value }) => `line ${line} says "${oneLine(value, 40)}"`);
  return warning(
    `${path} has a date that is not understood: ${shown}.`,
    'Write it as `2026-02-07`: Scribe archives decisions by their day.',
  );
}

function brokenFinding({ path, reason }: UnreadableFile, outcome: string): DoctorFinding {
  return problem(
    `${path} is broken: ${reason}. ${outcome}`,
    'Make it a plain text file again: after a merge, keep what is right from both sides, and delete the conflict markers. Then commit it.',
  );
}

function checkInboxes(
  { read, unreadable }: ScribeTally,
  facts: MemoryFacts,
): readonly (DoctorFinding | undefined)[] {
  const remedy = 'Correct the file, or delete it if nothing in it is worth keeping.';
  return [
    ...unreadable.map(({ path, reason }) =>
      warning(`Scribe cannot merge ${path}: ${reason}.`, remedy),
    ),
    checkWaitingFiles(read - unreadable.length, facts),
  ];
}

function planFailure(error: unknown): DoctorFinding {
  const { message, hint = 'Ask again in a minute.' } = describe(error);
  return problem(message, hint);
}

function checkWaitingFiles(count: number, facts: MemoryFacts): DoctorFinding | undefined {
  if (count === 0) return undefined;
  const files = `${count} file${count === 1 ? ' waits' : 's wait'} in the inboxes`;
  if (count < MANY_INBOX_FILES) return ok(`${files} for Scribe.`);
  return warning(
    `${files}: Scribe does not seem to run.`,
    `${howToStartScribe(facts)} Then look at its latest runs.`,
  );
}

/** Says what a person can do so that Scribe runs now. */
function howToStartScribe({ scribeWorkflow }: MemoryFacts): string {
  return scribeWorkflow === undefined
    ? 'Add a workflow that runs Scribe, examples/workflows/squad-scribe.yml of the action, and start it from the Actions tab.'
    : `Open the Actions tab, choose the workflow of ${scribeWorkflow} and press "Run workflow".`;
}

/** How many bytes of each file are read. If no remedy is given, running Scribe is the remedy. */
const READ_LIMITS: readonly (readonly [RegExp, number, string?])[] = [
  [/^agents\/[^/]+\/charter\.md$/, CHARTER_BYTES, 'Make it shorter: an agent reads it every time.'],
  [/^config\.json$/, CONFIG_BYTES, 'Make it shorter.'],
  [/^(?:team|routing)\.md$/, MAX_FILE_BYTES, 'Make it shorter.'],
  [/^decisions\.md$/, MAX_FILE_BYTES],
];

function checkSize(
  { path, size }: TreeEntry,
  relativePath: string,
  facts: MemoryFacts,
): DoctorFinding | undefined {
  const limit = READ_LIMITS.find(
    ([pattern, maxBytes]) => pattern.test(relativePath) && size > maxBytes,
  );
  if (limit === undefined) return undefined;
  const [, maxBytes, remedy] = limit;
  return warning(
    `${path} has ${kilobytes(size)}; only the first ${kilobytes(maxBytes)} are read.`,
    remedy ?? `Scribe moves old decisions to decisions-archive.md. ${howToStartScribe(facts)}`,
  );
}

function kilobytes(bytes: number): string {
  return `${Math.ceil(bytes / 1024)} KB`;
}

export type TeamFacts = MemoryFacts & {
  readonly target: DoctorTarget;
};

/** Checks the team. Only reading the tree can throw. */
export async function checkTeam(
  tree: TrustedTree,
  location: SquadLocation,
  facts: TeamFacts,
): Promise<readonly DoctorFinding[]> {
  if (location.kind === 'absent') {
    return [problem('There is no squad here: no .squad/team.md.', howToCreateTeam(facts))];
  }
  if (location.kind === 'elsewhere') return [problem(location.reason, location.remedy)];
  const team = await readTeam(tree, location);
  if (team.members.length === 0 && !hasRoster(tree, location.directory)) {
    return [problem(`There is no file ${location.directory}/team.md.`, howToCreateTeam(facts))];
  }
  const [charters, skills, memory] = await Promise.all([
    checkCharters(tree, team),
    listSkills(tree, team.directory),
    checkMemory(tree, team.directory, facts),
  ]);
  const warnings = [...team.warnings, ...skills.warnings];
  return foundIn([
    checkRoster(team),
    ...charters,
    checkRouting(team),
    ...warnings.map((text) => warningFinding(text, team.directory)),
    ...memory,
    ...checkUnread(tree, team),
  ]);
}

function hasRoster(tree: TrustedTree, directory: string): boolean {
  const path = `${directory}/team.md`;
  return tree.entries.some((entry) => entry.path === path && isRegularFile(entry.mode));
}

function howToCreateTeam({ target }: TeamFacts): string {
  return `${INIT_ADVICE[target]} Commit it to the default branch.`;
}

const INIT_ADVICE: Readonly<Record<DoctorTarget, string>> = {
  terminal: '`squad-action init` makes one that fits the repository.',
  github:
    "In a clone, make one with `npx github:OWNER/squad-action init`, where OWNER is this action's owner.",
};

function checkRoster({ members, directory }: Team): DoctorFinding {
  const agents = members.filter(isRoutable);
  if (agents.length > 0) {
    const more = agents.length > 20 ? ` and ${agents.length - 20} more` : '';
    return ok(`On the team: ${agents.slice(0, 20).map(describeMember).join(', ')}${more}.`);
  }
  return problem(
    `${directory}/team.md lists nobody who can work.`,
    `${directory === '.squad' ? '`squad-action init --add-members` adds a team that fits. Or give' : 'Give'} it this table, with a row for each agent:`,
    exampleMembers(directory),
  );
}

function describeMember({ name, role, charterPath = '' }: Member): string {
  const source = isAgentFile(charterPath) ? `, from ${charterPath}` : '';
  return role === '' ? `${name}${source}` : `${name} (${role}${source})`;
}

async function checkCharters(
  tree: TrustedTree,
  { members, directory }: Team,
): Promise<readonly (DoctorFinding | undefined)[]> {
  const check = async (member: Member) => {
    const charter = await loadCharter(tree, member);
    const path = member.charterPath ?? `${directory}/agents/${member.slug}/charter.md`;
    if (charter?.flaw !== undefined) return warningFinding(`${path}: ${charter.flaw}`, directory);
    if (charter !== undefined && charter.text !== '') return checkCharter(member, charter, path);
    return warning(
      `${member.name} has no charter: nothing tells it who it is.`,
      `Write ${path}: a title such as \`# ${member.name} — ${member.role || 'Lead'}\`, then what the agent owns and how it works.`,
    );
  };
  return Promise.all(members.filter(isRoutable).map(check));
}

/** Warns of a model that is written for people, and of a charter that doesn't say what its agent is for. */
function checkCharter(
  { name, model }: Member,
  charter: Charter,
  path: string,
): DoctorFinding | undefined {
  const wanted = charter.model.preferred ?? model ?? '';
  if (/\s/.test(wanted)) {
    return warning(
      `${name} is to use the model ${JSON.stringify(oneLine(wanted, 60))}, which is no model's id.`,
      `Write the id, for example \`claude-sonnet-4.6\`, in ${path} or in team.md. Until then another model works where Copilot lists none of that name.`,
    );
  }
  if (charter.owns.length + charter.expertise.length > 0) return undefined;
  return warning(
    `${path} does not say what ${name} is for: the coordinator sees the role alone.`,
    'Add a list below `## What I Own`, `## Responsibilities`, `## Scope` or `## Expertise`.',
  );
}

function checkRouting({ rules, members, directory }: Team): DoctorFinding | undefined {
  if (rules.length > 0 || !members.some(isRoutable)) return undefined;
  return warning(
    `${directory}/routing.md has no rule that names somebody on the team: work is routed by roles alone.`,
    'Add a table like this one:',
    [
      '## Routing Table',
      '',
      '| Work Type | Route To | Examples |',
      '|-----------|----------|----------|',
      '| Tests | Hockney | unit tests, edge cases |',
    ],
  );
}

const FILES_BY_WARNING: readonly (readonly [RegExp, string])[] = [
  [/^team\.md/, 'team.md'],
  [/^routing\.md/, 'routing.md'],
  [/^(?:config\.json|action\b|defaultModel|agentModelOverrides)/, 'config.json'],
];

/** Repeats a reader's own words; their beginning tells which file to correct. */
function warningFinding(text: string, directory: string): DoctorFinding {
  if (text.startsWith('.ai-team/')) {
    const remedy = 'Nothing needs to be done; `git mv .ai-team .squad` renames it.';
    return warning(text, remedy);
  }
  const file = FILES_BY_WARNING.find(([words]) => words.test(text))?.[1];
  const target = file === undefined ? 'that file' : `${directory}/${file}`;
  return warning(text, `Correct ${target}, and commit it to the default branch.`);
}

/** What runs, Scribe and custom tools read, relative to the squad's folder, besides what the members' folders hold. */
const READ =
  /^(?:(?:team|routing|decisions|decisions-archive)\.md|decisions\/decisions\.md|decisions\/inbox\/.*|identity\/wisdom\.md|config\.json|casting\/registry\.json|skills\/[^/]+\/skill\.md|tools\/.*|agents\/[^/]+\/(?:inbox\/.*|history-archive\.md))$/i;

/** Records of what was, and material for Squad's own programs: nobody expects a prompt to hold them. */
const RECORDS =
  /^(?:(?:templates|log|logs|orchestration-log|sessions|memory|rai|fact-checker|casting|plugins|decisions\/archive)\/.*|(?:.*\/)?(?:readme\.md|\..*)|(?:manifest|streams|workstreams|schedule|squad-export)\.json)$/i;

type BetterPlace = {
  readonly pattern: RegExp;
  /** The remedy: where readers look, below this folder of the squad. */
  readonly place: (directory: string) => string;
};

/** Files that say what another one would be read for; the first that matches counts. */
const PLACES: readonly BetterPlace[] = [
  {
    pattern: /^decisions[/.-]|^(?:adr|adrs)\//i,
    place: (directory) => `Move its entries to ${directory}/decisions.md`,
  },
  {
    pattern: /^skills\/|\/skills?\/|(?:^|\/)skill\.md$/i,
    place: (directory) => `Move each skill to ${directory}/skills/<name>/SKILL.md, one folder deep`,
  },
  {
    pattern: /^rout(?:es|ing)[^/]*\.(?:md|json)$/i,
    place: (directory) => `Move its rows to a table of ${directory}/routing.md`,
  },
  {
    pattern: /^(?:roster|members|team|charters?)\b[^/]*\.(?:md|json)$/i,
    place: (directory) => `Move its rows to the table of ${directory}/team.md`,
  },
  {
    pattern: /^agents\/[^/]+\.md$|^charters\//i,
    place: (directory) => `Move it to ${directory}/agents/<name>/charter.md`,
  },
  {
    pattern: /^agents\/(?!_)[^/]+\/(?:charter|history)\.md$/i,
    place: (directory) =>
      `Give that agent a row in ${directory}/team.md, or move its folder to ${directory}/agents/_alumni/`,
  },
  {
    pattern: /^agents\/(?!_)[^/]+\/.*\.md$/i,
    place: () => 'Move what the agent must know to charter.md or history.md beside it',
  },
  {
    pattern: /^identity\/wis[^/]*\.md$|^(?:wisdom|learnings|knowledge)[^/]*\.md$/i,
    place: (directory) => `Move what holds for the whole team to ${directory}/identity/wisdom.md`,
  },
];

const MOST_NAMED = 5;

/** Names Markdown and JSON files that nothing reads: warns of those that would be read elsewhere, and lists the others. */
export function checkUnread(
  tree: Pick<TrustedTree, 'entries'>,
  { directory, members }: Pick<Team, 'directory' | 'members'>,
): readonly DoctorFinding[] {
  const start = `${directory}/`;
  const isOwn = ownedBy(members);
  const unread = tree.entries
    .filter(({ path, mode }) => path.startsWith(start) && isRegularFile(mode) && !isOwn(path))
    .map(({ path }) => path.slice(start.length))
    .filter((file) => /\.(?:md|json)$/i.test(file) && !READ.test(file) && !RECORDS.test(file))
    .filter((file) => directory !== '.ai-team' || !/^skills\/[^/]+\.md$/.test(file));
  const placeOf = (file: string) => PLACES.find(({ pattern }) => pattern.test(file));
  const name = (file: string) => `${start}${file}`;
  const misplaced = PLACES.map((one) => ({
    remedy: one.place(directory),
    files: unread.filter((file) => placeOf(file) === one),
  }));
  const others = unread.filter((file) => placeOf(file) === undefined);
  return foundIn([
    ...misplaced.map(({ files, remedy }) =>
      files.length === 0
        ? undefined
        : warning(`Nothing reads ${firstOf(files, MOST_NAMED, name)}.`, `${remedy}.`),
    ),
    others.length === 0 ? undefined : ok(listOthers(others.map(name))),
  ]);
}

function listOthers(files: readonly string[]): string {
  const shown = firstOf(files, MOST_NAMED, (file) => file);
  return `${plural(files.length, 'other file')} of the squad ${files.length === 1 ? 'is' : 'are'} in no prompt: ${shown}.`;
}

/** Returns a function that is true for the charters and histories of members. */
function ownedBy(members: Team['members']): (path: string) => boolean {
  const own = members.flatMap(({ folder, otherFolders, charterPath, historyPath }) => [
    ...[folder, ...otherFolders].flatMap((one) => [`${one}/charter.md`, `${one}/history.md`]),
    ...[charterPath, historyPath].filter((path) => path !== undefined),
  ]);
  const known = new Set(own);
  return (path) => known.has(path) || /\/agents\/(?:scribe|ralph|rai|fact-checker)\//i.test(path);
}
