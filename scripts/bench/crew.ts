// A story with as many agents as a row needs: the coordinator asks all of them at once, and each does the same.
import type { Story } from './play.ts';

/** Limits so high that none stops a story. */
const LIMITS = {
  'max-agents': '128',
  'max-tool-calls': '100000',
  'max-tokens': '1000000000',
  'max-messages-per-minute': '1000',
};

type Call = { readonly name: string; readonly arguments: object };

type Crew = {
  readonly agents: number;
  /** The calls of each agent's first turns; after them it answers. */
  readonly calls: (agent: string) => readonly Call[];
  /** More files of the repository. */
  readonly files?: Readonly<Record<string, string>>;
  readonly outcome: string;
};

/** Makes a variant of first-comment with that many agents. */
export function crewStory({ agents, calls, files = {}, outcome }: Crew): Story {
  const names = Array.from({ length: agents }, (_, index) => `worker-${index + 1}`);
  const routes = names.map((name) => ({
    name: 'squad_route',
    arguments: { targetAgent: name, task: `Look after the part of ${name}.` },
  }));
  return {
    scenario: 'first-comment',
    changes: {
      files: { ...teamFiles(names), ...files },
      inputs: LIMITS,
      expected: { outcome },
    },
    model: [
      { who: 'coordinator', steps: [{ tools: routes }, { text: 'All of them are done.' }] },
      ...names.map((name) => ({
        who: name,
        steps: [...calls(name).map((call) => ({ tools: [call] })), { text: 'My part is done.' }],
      })),
    ],
  };
}

function teamFiles(names: readonly string[]): Readonly<Record<string, string>> {
  const rows = names.map(
    (name) => `| ${name} | Engineer | \`.squad/agents/${name}/charter.md\` | ✅ Active |`,
  );
  const head = '| Name | Role | Charter | Status |\n|------|------|---------|--------|';
  const charters = names.map((name) => [
    `.squad/agents/${name}/charter.md`,
    `# ${name} — Engineer\n\n## Identity\n\n- **Name:** ${name}\n- **Role:** Engineer\n`,
  ]);
  return {
    '.squad/team.md': `# Squad Team\n\n## Members\n\n${head}\n${rows.join('\n')}\n`,
    ...Object.fromEntries(charters),
  };
}
