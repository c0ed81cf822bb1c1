// Decides who is on a new team: our agents, and in place of some of them those that the repository keeps for Copilot.
import type { TrustedTree } from '#src/ports/git.ts';
import { isAgentFile, readAgentFile } from '#src/team/charter.ts';
import { isRegularFile } from '#src/team/repository-files.ts';
import { capitalise, oneLine } from '#src/text/one-line.ts';
import { slug } from '#src/text/slug.ts';
import type { Project, Stack } from './stack.ts';

type TeamRole = 'lead' | 'developer' | 'backend' | 'frontend' | 'tester';

/** The parts of a charter that don't depend on who else is on the team. */
export type NewAgent = {
  readonly covers: TeamRole;
  readonly name: string;
  readonly role: string;
  readonly motto: string;
  readonly expertise: string;
  readonly style: string;
  readonly owns: readonly string[];
  readonly workingRules: readonly string[];
  readonly route: { readonly work: string; readonly examples: string };
};

/** What others leave to whoever covers a role. */
export const LEFT_TO: Readonly<Record<TeamRole, string>> = {
  lead: 'questions of scope',
  developer: 'features and fixes',
  backend: 'the server',
  frontend: 'the pages',
  tester: 'tests',
};

const MAKERS_RULES = [
  'Follows the names and patterns of the code around a change',
  'Changes what was asked and nothing else',
  'Says what could not be checked',
];

const LEAD: NewAgent = {
  covers: 'lead',
  name: 'Ripley',
  role: 'Lead',
  motto: 'Asks what can be left out.',
  expertise: 'scope, design, code review',
  style: 'Short and direct; says why.',
  owns: ['The shape of the code: structure, interfaces, dependencies', 'Code reviews'],
  workingRules: [
    'Reads what is there before proposing something new',
    'Prefers the smallest change that does what was asked',
    'Records a decision when others will have to follow it',
  ],
  route: { work: 'Scope and design', examples: 'architecture, reviews, trade-offs, plans' },
};

const DEVELOPER: NewAgent = {
  covers: 'developer',
  name: 'Fenster',
  role: 'Developer',
  motto: 'Makes it work, then makes it plain.',
  expertise: 'implementation, debugging, documentation',
  style: 'Practical; shows the change rather than describing it.',
  owns: ['Features and fixes, from the first line to the last', 'The documentation of both'],
  workingRules: MAKERS_RULES,
  route: { work: 'Features and fixes', examples: 'new behaviour, bugs, refactoring, docs' },
};

const BACKEND: NewAgent = {
  ...DEVELOPER,
  covers: 'backend',
  role: 'Backend',
  expertise: 'server code, interfaces, data, documentation',
  owns: ['What runs on the server: interfaces, data, errors', 'The documentation of it'],
  route: { work: 'Server', examples: 'endpoints, data, validation, performance' },
};

const FRONTEND: NewAgent = {
  covers: 'frontend',
  name: 'Verbal',
  role: 'Frontend',
  motto: 'Uses the page before changing it.',
  expertise: 'pages, components, accessibility',
  style: 'Concrete; talks about what people see.',
  owns: [
    'What people see and use: pages, components, styles',
    'Accessibility: everybody can use it',
  ],
  workingRules: MAKERS_RULES,
  route: { work: 'Pages', examples: 'components, forms, styles, accessibility' },
};

const TESTER: NewAgent = {
  covers: 'tester',
  name: 'Hockney',
  role: 'Tester',
  motto: 'Looks where nobody looked.',
  expertise: 'unit tests, edge cases, regressions',
  style: 'Exact; one claim, one test.',
  owns: ['Tests, and what they claim', 'Edge cases: empty, huge, hostile, twice'],
  workingRules: [
    'Writes a test that fails without the change',
    'Tests what people see, not how it is made',
    'Hands a defect back with the smallest example that shows it',
  ],
  route: { work: 'Tests', examples: 'unit tests, edge cases, flaky tests' },
};

/** Returns a lead, a developer and a tester. If the code is split, a backend and a frontend agent replace the developer. */
function agentsFor(isSplit: boolean): readonly NewAgent[] {
  return [LEAD, ...(isSplit ? [BACKEND, FRONTEND] : [DEVELOPER]), TESTER];
}

/** An agent of `.github/agents/`, which stays where it is. */
type CopilotAgent = {
  readonly covers: TeamRole | undefined;
  readonly name: string;
  /** In one line; may be empty. */
  readonly role: string;
  readonly path: string;
};

export type TeamPlan = {
  readonly own: readonly NewAgent[];
  readonly fromCopilot: readonly CopilotAgent[];
};

/** A member: one of ours, or one of the repository's. */
export type TeamAgent = NewAgent | CopilotAgent;

/** Returns all members, ours first. */
export function teamMembers({ own, fromCopilot }: TeamPlan): readonly TeamAgent[] {
  return [...own, ...fromCopilot];
}

/** What the team depends on. */
export type TeamStack = Pick<Stack, 'projects' | 'checks' | 'conventions' | 'style' | 'isSplit'>;

/** Plans the team: an agent of the repository takes the place of ours that has the same role or name. */
export function planTeam(stack: TeamStack, fromCopilot: readonly CopilotAgent[]): TeamPlan {
  const covered = new Set(fromCopilot.map(({ covers }) => covers));
  const names = new Set(fromCopilot.map(({ name }) => slug(name)));
  const own = agentsFor(stack.isSplit).filter(
    ({ covers, name }) => !covered.has(covers) && !names.has(slug(name)),
  );
  return { own: own.map((agent) => fitAgent(agent, stack)), fromCopilot };
}

/** Adds to a charter what the agent finds in this repository: folders, checks and conventions. */
function fitAgent(agent: NewAgent, stack: TeamStack): NewAgent {
  const { conventions, style } = stack;
  const projects = projectsOf(agent, stack);
  const languages = [...new Set(projects.map(({ language }) => language))];
  const folders = projects.flatMap(({ folder }) => (folder === '' ? [] : [`${folder}/`]));
  const { examples } = agent.route;
  return {
    ...agent,
    expertise: [...languages, agent.expertise].join(', '),
    owns: [
      ...agent.owns,
      ...projects.map((project) => `${placeOf(project)}: ${toolsOf(project)}`),
      ...(agent.covers === 'tester' ? checksOf(stack) : []),
    ],
    workingRules: [
      ...agent.workingRules,
      ...(conventions.length > 0 ? [`Follows ${conventions.join(', ')}`] : []),
      ...(style.length > 0 && agent.covers !== 'lead'
        ? [`Writes code as the settings of ${style.join(', ')} ask`]
        : []),
    ],
    route: { ...agent.route, examples: [examples, ...folders].join(', ') },
  };
}

/** Returns the projects that an agent builds: all, or those of its side. */
function projectsOf({ covers }: NewAgent, { projects }: TeamStack): readonly Project[] {
  if (covers === 'lead' || covers === 'tester') return [];
  if (covers === 'developer') return projects;
  const own = projects.filter(({ side }) => (side === 'frontend') === (covers === 'frontend'));
  return own.length > 0 ? own : projects;
}

const placeOf = ({ folder }: Project) => (folder === '' ? 'This repository' : `\`${folder}/\``);

/** `TypeScript with pnpm`. */
export function toolsOf({ language, tool }: Pick<Project, 'language' | 'tool'>): string {
  return tool === undefined ? language : `${language} with ${tool}`;
}

function checksOf({ checks }: TeamStack): readonly string[] {
  if (checks.length === 0) return [];
  return [`The checks: ${checks.map(({ name }) => `\`${name}\``).join(', ')}`];
}

/** Leaves out Squad's coordinator, which is in the same folder and is no agent's charter. */
const FILE_NAME = /^\.github\/agents\/((?!squad\.)[A-Za-z0-9][A-Za-z0-9-]{0,39})\.agent\.md$/;
const MAX_AGENTS = 12;

/** Reads the agents that the repository keeps for Copilot. Only reading the tree can throw. */
export async function readCopilotAgents(tree: TrustedTree): Promise<readonly CopilotAgent[]> {
  const paths = tree.entries
    .filter(({ path, mode }) => isAgentFile(path) && isRegularFile(mode))
    .map(({ path }) => path);
  const agents = await Promise.all(paths.map((path) => readCopilotAgent(tree, path)));
  return agents.filter((agent) => agent !== undefined).slice(0, MAX_AGENTS);
}

async function readCopilotAgent(
  tree: TrustedTree,
  path: string,
): Promise<CopilotAgent | undefined> {
  const stem = FILE_NAME.exec(path)?.[1];
  if (stem === undefined) return undefined;
  const name = capitalise(stem);
  const { description, charter } = readAgentFile((await tree.read(path)) ?? '', name);
  if (charter === '') return undefined;
  return { name, path, role: tableCell(description), covers: roleIn(stem) ?? roleIn(description) };
}

/** Makes a description safe for a cell of our tables. */
function tableCell(text: string): string {
  return oneLine(text.replace(/[|`<>]/g, ' '));
}

const ROLE_WORDS: readonly (readonly [TeamRole, RegExp])[] = [
  ['tester', /\b(?:tests?|testers?|testing|qa|quality)\b/i],
  ['lead', /\b(?:lead|architect|reviewer|reviews?)\b/i],
  ['frontend', /\b(?:front-?end|ui|css)\b/i],
  ['backend', /\b(?:back-?end|api|server)\b/i],
  ['developer', /\b(?:dev|developer|engineer|coder|programmer|implements?)\b/i],
];

function roleIn(text: string): TeamRole | undefined {
  return ROLE_WORDS.find(([, words]) => words.test(text))?.[0];
}
