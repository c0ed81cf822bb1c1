// The squads in `__tests__/squads`, read by the product's own readers and compared with what a careful person says of them.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { loadCharter } from '#src/team/charter.ts';
import { loadDecisions } from '#src/team/inbox.ts';
import { listSkills } from '#src/team/skills.ts';
import { locateSquad, readTeam } from '#src/team/team.ts';
import { aTree } from './team/a-tree.ts';

const SQUADS = join(import.meta.dirname, 'squads');
const EXPECTED = 'expected.json';

type Facts = Readonly<Record<string, unknown>>;

/** How one squad was read: how many facts were expected, and those that were read differently, worded for people. */
export type SquadReading = {
  readonly name: string;
  readonly about: string;
  readonly facts: number;
  readonly differences: readonly string[];
};

/** Reads every squad of the corpus. */
export function readSquads(): Promise<readonly SquadReading[]> {
  const folders = readdirSync(SQUADS, { withFileTypes: true }).filter((it) => it.isDirectory());
  return Promise.all(folders.map(({ name }) => readSquad(name)));
}

async function readSquad(name: string): Promise<SquadReading> {
  const folder = join(SQUADS, name);
  const { about = '', ...expected } = JSON.parse(readFileSync(join(folder, EXPECTED), 'utf8'));
  const differences: string[] = [];
  const facts = compare(expected, await readAsExpected(folder), '', differences);
  return { name, about, facts, differences };
}

async function readAsExpected(folder: string): Promise<Facts> {
  const tree = aTree(filesIn(folder));
  const location = await locateSquad(tree);
  if (location.kind !== 'found') return { location };
  const team = await readTeam(tree, location);
  const { members, rules } = team;
  const nameOf = (slug: string) => members.find((member) => member.slug === slug)?.name;
  const [duties, decisions, skills] = await Promise.all([
    Promise.all(members.map(async (member) => loadCharter(tree, member))),
    loadDecisions(tree, team),
    listSkills(tree, team.directory),
  ]);
  return {
    members: members.map((member, at) => ({
      name: member.name,
      kind: member.kind,
      role: member.role,
      model: duties[at]?.model.preferred ?? member.model,
      duties: [duties[at]?.owns, duties[at]?.expertise].find((it) => it && it.length > 0) ?? [],
    })),
    routes: rules.map(({ work, agents }) => ({ work, to: agents.map(nameOf) })),
    decisions: decisions.entries,
    skills: skills.skills.map((skill) => skill.name),
    warnings: [...team.warnings, ...decisions.warnings, ...skills.warnings],
  };
}

function filesIn(folder: string): Readonly<Record<string, string>> {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => join(folder, path))
    .filter((path) => statSync(path).isFile() && path !== join(folder, EXPECTED));
  return Object.fromEntries(
    paths.map((path) => [relative(folder, path).replaceAll(sep, '/'), readFileSync(path, 'utf8')]),
  );
}

/** Compares what `wanted` names, adds what differs to `differences`, and returns the number of facts. */
function compare(wanted: unknown, found: unknown, path: string, differences: string[]): number {
  const differ = () => differences.push(`${path}: expected ${show(wanted)}, read ${show(found)}`);
  if (Array.isArray(wanted)) {
    const items: readonly unknown[] = Array.isArray(found) ? found : [];
    if (items.length !== wanted.length) differ();
    const counts = wanted.map((one, at) => compare(one, items[at], `${path}[${at}]`, differences));
    return counts.reduce((sum, count) => sum + count, 1);
  }
  if (isFacts(wanted)) {
    const fields = isFacts(found) ? found : {};
    return Object.entries(wanted)
      .map(([key, one]) => compare(one, fields[key], path ? `${path}.${key}` : key, differences))
      .reduce((sum, count) => sum + count, 0);
  }
  // JSON has no `undefined`: null stands for a fact that the squad doesn't tell.
  if ((found ?? null) !== wanted) differ();
  return 1;
}

function isFacts(value: unknown): value is Facts {
  return typeof value === 'object' && value !== null;
}

function show(value: unknown): string {
  return JSON.stringify(value ?? null).slice(0, 400);
}
