// Decides who is on a new team: our agents, and in place of some of them those that the repository keeps for Copilot.
import type { TrustedTree } from '#src/ports/index.ts';
import { isAgentFile, isRegularFile, readAgentFile } from '#src/team/index.ts';
import { capitalise, oneLine, slug } from '#src/text/index.ts';
import { agentsFor, type NewAgent, type TeamRole } from './new-agents.ts';

/** An agent of `.github/agents/`, which stays where it is. */
export type CopilotAgent = {
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

/** Plans the team: an agent of the repository takes the place of ours that has the same role or name. */
export function planTeam(isSplit: boolean, fromCopilot: readonly CopilotAgent[]): TeamPlan {
  const covered = new Set(fromCopilot.map(({ covers }) => covers));
  const names = new Set(fromCopilot.map(({ name }) => slug(name)));
  const own = agentsFor(isSplit).filter(
    ({ covers, name }) => !covered.has(covers) && !names.has(slug(name)),
  );
  return { own, fromCopilot };
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
