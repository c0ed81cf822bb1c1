// The repositories and requests that the benchmark plays, by number of agents, number of files and size of memory.
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readScenario, type Scenario } from '../../rehearsal/scenario/scenario.ts';

/** What each routed agent does before it answers. */
export type AgentWork =
  | 'answers'
  | 'asks for the status'
  | 'writes a file'
  /** Searches the whole repository, then writes a file. */
  | 'searches and writes'
  /** The first writes a file, then asks each of the others a question and waits for the answer. */
  | 'asks colleagues';

export type BenchStory = {
  readonly agents: number;
  readonly work: AgentWork;
  /** How long the model takes for each of an agent's answers; the coordinator's come at once. */
  readonly delayMs: number;
  /** Size of each agent's history.md and of decisions.md, in characters. */
  readonly history: number;
  readonly decisions: number;
  /** Files in the repository, the squad's own included unless those alone are more. */
  readonly files: number;
  /** The comment that starts the run. */
  readonly comment: string;
};

/** Two agents that write a file each: the simplest run that ends in a pull request. */
export const plainStory: BenchStory = {
  agents: 2,
  work: 'writes a file',
  delayMs: 0,
  history: 500,
  decisions: 500,
  files: 100,
  comment: '@squad add input validation to the login form',
};

/** Whether the comment is for the squad at all. */
export function isCalled({ comment }: Pick<BenchStory, 'comment'>): boolean {
  return comment.startsWith('@squad ');
}

/** Returns the slugs of the squad's agents, which are also their names. */
export function agentsOf({ agents }: Pick<BenchStory, 'agents'>): readonly string[] {
  return Array.from({ length: agents }, (_, index) => `worker-${index + 1}`);
}

/** Writes the story as a scenario's folder and reads it back. */
export async function writeScenario(folder: string, story: BenchStory): Promise<Scenario> {
  const files = new Map([
    ['scenario.json', JSON.stringify(scenarioOf(story))],
    ['model.json', '[]'],
    ...[...repositoryOf(story)].map(([path, text]) => [`repository/${path}`, text] as const),
  ]);
  for (const [path, text] of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  return readScenario(folder);
}

function scenarioOf({ comment }: BenchStory) {
  return {
    story: 'A run of the benchmark.',
    issues: [
      {
        number: 7,
        title: 'Validate the login form',
        body: 'The login form takes anything. An empty e-mail address should be refused.',
        author: 'olga',
        comments: [{ author: 'bob', body: 'Happens on my phone, too.' }],
      },
    ],
    event: { name: 'issue_comment', thread: 7, author: 'alice', body: comment },
    expected: { outcome: 'changed' },
  };
}

function repositoryOf(story: BenchStory): ReadonlyMap<string, string> {
  const squad = squadOf(story);
  const count = Math.max(1, story.files - squad.size);
  const plain = Array.from(
    { length: count },
    (_, index) =>
      [
        `src/part-${index % Math.max(10, story.files / 100)}/file-${index}.js`,
        `export const number = ${index};\n`.repeat(40),
      ] as const,
  );
  return new Map([...squad, ...plain]);
}

function squadOf(story: BenchStory): ReadonlyMap<string, string> {
  const agents = agentsOf(story);
  const rows = agents.map(
    (name) => `| ${name} | Engineer | \`.squad/agents/${name}/charter.md\` | ✅ Active |`,
  );
  const head = '| Name | Role | Charter | Status |\n|------|------|---------|--------|';
  const own = agents.flatMap((name) => [
    [`.squad/agents/${name}/charter.md`, charterOf(name)] as const,
    [
      `.squad/agents/${name}/history.md`,
      `# ${name}\n\n## Learnings\n\n${entries('-', story.history)}`,
    ] as const,
  ]);
  return new Map([
    ['.squad/team.md', `# Squad Team\n\n## Members\n\n${head}\n${rows.join('\n')}\n`],
    [
      '.squad/routing.md',
      '# Work Routing\n\n1. The smallest number of agents that can do the work.\n',
    ],
    ['.squad/decisions.md', `# Decisions\n\n${entries('###', story.decisions)}`],
    ...own,
  ]);
}

function charterOf(name: string): string {
  return `# ${name} — Engineer\n\n## Identity\n\n- **Name:** ${name}\n- **Role:** Engineer\n\n## What I Own\n\n- Forms and their validation\n`;
}

/** Returns dated entries, all different, of at least that many characters together. */
function entries(mark: '-' | '###', characters: number): string {
  const lines: string[] = [];
  let length = 0;
  for (let index = 0; length < characters; index += 1) {
    const day = String(1 + (index % 28)).padStart(2, '0');
    const words = `2026-10-${day}: Rule ${index} of the login form`;
    const text = `The form number ${index} answers 422 with one sentence for each field that is wrong.`;
    const line =
      mark === '-'
        ? `- **[technical]** ${words}. ${text}\n`
        : `### ${words}\n**By:** worker-1\n\n${text}\n\n`;
    lines.push(line);
    length += line.length;
  }
  return lines.join('');
}
