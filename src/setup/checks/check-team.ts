// Checks the team's own files, as one commit has them: who can work, and what Scribe can't merge.

import type { TrustedTree } from '#src/ports/index.ts';
import { exampleMembers } from '#src/publish/index.ts';
import {
  isAgentFile,
  isRegularFile,
  isRoutable,
  listSkills,
  loadCharter,
  type Member,
  readTeam,
  type SquadLocation,
  type Team,
} from '#src/team/index.ts';
import {
  type DoctorFinding,
  type DoctorTarget,
  foundIn,
  ok,
  problem,
  warning,
} from '../finding.ts';
import { checkMemory, type MemoryFacts } from './check-memory.ts';

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
  if (!hasRoster(tree, location.directory)) {
    return [problem(`There is no file ${location.directory}/team.md.`, howToCreateTeam(facts))];
  }
  const team = await readTeam(tree, location);
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
    'Give it this table, with a row for each agent:',
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
    if (charter !== undefined && charter.text !== '') return undefined;
    return warning(
      `${member.name} has no charter: nothing tells it who it is.`,
      `Write ${path}: a title such as \`# ${member.name} — ${member.role || 'Lead'}\`, then what the agent owns and how it works.`,
    );
  };
  return Promise.all(members.filter(isRoutable).map(check));
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
