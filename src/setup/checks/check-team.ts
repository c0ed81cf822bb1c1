// The team's own files, as one commit has them: who can work, and what Scribe will stumble over.

import type { TrustedTree } from '../../ports/git.ts';
import { loadCharter } from '../../team/charter.ts';
import type { SquadLocation } from '../../team/locate-squad.ts';
import { isRegularFile } from '../../team/roster/agent-folders.ts';
import { isRoutable, type Member } from '../../team/roster/member.ts';
import { listSkills } from '../../team/skills.ts';
import { readTeam, type Team } from '../../team/team.ts';
import { type DoctorFinding, type DoctorTarget, ok, problem, warning } from '../finding.ts';
import { checkMemory, type MemoryFacts } from './check-memory.ts';

export type TeamFacts = MemoryFacts & {
  readonly target: DoctorTarget;
};

/** Looks at the team. Only the tree's own reading can throw. */
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
  return [
    checkRoster(team),
    ...charters,
    ...checkRouting(team),
    ...[...team.warnings, ...skills.warnings].map((text) => warningFinding(text, team.directory)),
    ...memory,
  ];
}

function hasRoster(tree: TrustedTree, directory: string): boolean {
  const path = `${directory}/team.md`;
  return tree.entries.some((entry) => entry.path === path && isRegularFile(entry.mode));
}

function howToCreateTeam({ target }: TeamFacts): string {
  return `${INIT_ADVICE[target]} Commit it to the default branch.`;
}

const INIT_ADVICE: Readonly<Record<DoctorTarget, string>> = {
  terminal:
    "`squad-action init` makes a team of three, or `npx @bradygaster/squad-cli init --preset default` one of Squad's own.",
  github: 'In a clone `npx @bradygaster/squad-cli init --preset default` makes one.',
};

function checkRoster({ members, directory }: Team): DoctorFinding {
  const agents = members.filter(isRoutable);
  if (agents.length > 0) {
    return ok(
      `On the team: ${agents.slice(0, 20).map(describeMember).join(', ')}${moreMembers(agents)}.`,
    );
  }
  return problem(
    `${directory}/team.md names nobody who can work.`,
    'Let it have this table, with a row for each agent:',
    [
      '## Members',
      '',
      '| Name | Role | Charter | Status |',
      '|------|------|---------|--------|',
      `| Mira | Lead | \`${directory}/agents/mira/charter.md\` | ✅ Active |`,
    ],
  );
}

function describeMember({ name, role }: Member): string {
  return role === '' ? name : `${name} (${role})`;
}

function moreMembers({ length }: readonly unknown[]): string {
  return length > 20 ? ` and ${length - 20} more` : '';
}

async function checkCharters(tree: TrustedTree, team: Team): Promise<readonly DoctorFinding[]> {
  const findings = team.members.filter(isRoutable).map(async (member) => {
    const charter = await loadCharter(tree, member);
    if (charter !== undefined && charter.text !== '') return [];
    const path = member.charterPath ?? `${team.directory}/agents/${member.slug}/charter.md`;
    return [
      warning(
        `${member.name} has no charter: nothing tells it who it is.`,
        `Write ${path}: a title such as \`# Mira — Lead\`, then what the agent owns and how it works.`,
      ),
    ];
  });
  return (await Promise.all(findings)).flat();
}

function checkRouting({ rules, members, directory }: Team): readonly DoctorFinding[] {
  if (rules.length > 0 || !members.some(isRoutable)) return [];
  return [
    warning(
      `${directory}/routing.md has no rule that names somebody on the team: work is routed by roles alone.`,
      'Write a table there:',
      [
        '## Routing Table',
        '',
        '| Work Type | Route To | Examples |',
        '|-----------|----------|----------|',
        '| Tests | Tess | unit tests, edge cases |',
      ],
    ),
  ];
}

const FILES_BY_WARNING: readonly (readonly [RegExp, string])[] = [
  [/^team\.md/, 'team.md'],
  [/^routing\.md/, 'routing.md'],
  [/^(?:config\.json|action\b|defaultModel|agentModelOverrides)/, 'config.json'],
];

/** The readers' own words; what they begin with tells the file to open. */
function warningFinding(text: string, directory: string): DoctorFinding {
  if (text.startsWith('.ai-team/')) {
    return warning(
      text,
      'Nothing needs to be done; `git mv .ai-team .squad` gives it the new name.',
    );
  }
  const file = FILES_BY_WARNING.find(([words]) => words.test(text))?.[1];
  const target = file === undefined ? 'that file' : `${directory}/${file}`;
  return warning(text, `Correct ${target}, and commit it to the default branch.`);
}
